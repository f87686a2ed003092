const require_client = require("./client.js");
const require_start = require("./start.js");
const require_server = require("./server.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_os = require("node:os");
// src/commands/demo.ts
const story = [
	{
		message: "Mistakes are found before review, with file and line:",
		run: "validate broken",
		exits: 3
	},
	{
		message: "A valid change. Reviewers see this, and plan.json keeps it:",
		run: "preview policies --out plan.json",
		exits: 0
	},
	{
		message: "Meanwhile, a colleague deactivates a policy on the platform.",
		edit: switchOff
	},
	{
		message: "The reviewed plan is now stale, so nothing is applied:",
		run: "apply policies --plan plan.json --yes",
		exits: 4
	},
	{
		message: "Preview again: the new plan also reverts that edit.",
		run: "preview policies --out plan.json --output preview.txt",
		exits: 0
	},
	{
		message: "Reviewed again. Apply exactly this plan:",
		run: "apply policies --plan plan.json --yes",
		exits: 0
	},
	{
		message: "Nothing is left to do:",
		run: "preview policies --exit-code",
		exits: 0
	}
];
async function demo(runtime, color) {
	const directory = (0, node_fs.mkdtempSync)((0, node_path.join)((0, node_os.tmpdir)(), "ifmatch-demo-"));
	const sandbox = await require_server.startSandbox({});
	const platform = require_client.openPlatform({
		address: sandbox.url,
		token: new require_start.Token(sandbox.token),
		env: {}
	});
	try {
		for (const folder of ["policies", "broken"]) (0, node_fs.cpSync)((0, node_path.join)(runtime.packageRoot, "examples", folder), (0, node_path.join)(directory, folder), { recursive: true });
		const env = {
			IFMATCH_BASE_URL: sandbox.url,
			IFMATCH_API_TOKEN: sandbox.token,
			FORCE_COLOR: color ? "1" : "0"
		};
		for (const [index, step] of story.entries()) {
			runtime.terminal.print(`${index === 0 ? "" : "\n"}${String(index + 1)}. ${step.message}`);
			if ("edit" in step) await step.edit(platform);
			else if (!await runStep(step, runtime, {
				directory,
				env
			})) return 1;
		}
		runtime.terminal.print("\nThat is all. Your own platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then `ifmatch init --from-platform` in its repository.");
		return 0;
	} finally {
		await platform.close();
		await sandbox.close();
		(0, node_fs.rmSync)(directory, {
			recursive: true,
			force: true
		});
	}
}
async function runStep(step, runtime, where) {
	runtime.terminal.print(`\n$ ifmatch ${step.run}`);
	const code = await runtime.runSelf(step.run.split(" "), where);
	if (code === step.exits) return true;
	runtime.terminal.tell(`The demo expected exit code ${String(step.exits)} and got ${String(code)}. Please report this.`);
	return false;
}
async function switchOff(platform) {
	const [deployment] = await platform.deployments();
	if (deployment === void 0) throw new Error("the sandbox has no deployment");
	const live = await platform.read(deployment, "remediation");
	const { policies } = live.content;
	const content = { policies: policies.map((one) => one.slug === edited ? {
		...one,
		active: false
	} : one) };
	await platform.put(deployment, {
		kind: "remediation",
		content
	}, live.stateVersion);
}
const edited = "block-critical-findings";
exports.demo = demo;
