const require_platform_client = require("./platform-client.js");
const require_start = require("./start.js");
const require_server = require("./server.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_os = require("node:os");
// src/commands/demo.ts
const demoSteps = (verbose) => [
	{
		message: "A mistake is found before review, with file and line:",
		commands: [[`validate broken${verbose ? "" : "/remediation/block-critical-findings.yaml"}`, 3]]
	},
	{
		message: "A policy changes. Reviewers see this, and plan.json keeps it:",
		commands: [["preview policies --impact --out plan.json", 0]]
	},
	{
		message: "A colleague deactivates a policy on the platform. That is noticed: the plan is stale, nothing is applied:",
		edit: deactivatePolicy,
		commands: [["apply policies --plan plan.json", 4]]
	},
	{
		message: "Reviewed again, with the edit that it reverts, exactly the new plan is applied:",
		commands: [["preview policies --out plan.json --output review.txt", 0], ["apply policies --plan plan.json", 0]]
	}
];
const demoEdit = {
	file: "block-critical-findings.yaml",
	from: "values: [high, medium]",
	to: "values: [high]"
};
async function demo(runtime, { color, verbose }) {
	const directory = (0, node_fs.mkdtempSync)((0, node_path.join)((0, node_os.tmpdir)(), "ifmatch-demo-"));
	const sandbox = await require_server.startSandbox({});
	const platform = require_platform_client.openPlatform({
		address: sandbox.url,
		token: new require_start.Token(sandbox.token),
		env: {}
	});
	try {
		for (const [from, to] of [["policies/remediation", "policies"], ["broken", "broken"]]) (0, node_fs.cpSync)((0, node_path.join)(runtime.packageRoot, "examples", from), (0, node_path.join)(directory, to), { recursive: true });
		const runOptions = {
			directory,
			env: {
				IFMATCH_BASE_URL: sandbox.url,
				IFMATCH_API_TOKEN: sandbox.token,
				FORCE_COLOR: color ? "1" : "0"
			}
		};
		if (await runtime.runSelf([
			"apply",
			"policies",
			"--yes",
			"--quiet",
			"--output",
			"before.txt"
		], runOptions) !== 0) return 1;
		applyDemoEdit((0, node_path.join)(directory, "policies", demoEdit.file));
		for (const [index, step] of demoSteps(verbose).entries()) {
			runtime.terminal.print(`${index === 0 ? "" : "\n"}${String(index + 1)}. ${step.message}`);
			await step.edit?.(platform);
			if (!await runAll(step.commands, runtime, {
				...runOptions,
				verbose
			})) return 1;
		}
		runtime.terminal.print(`\nThat is all${verbose ? "" : " (more with --verbose)"}. Your own platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then \`ifmatch init --from-platform\` in its repository.`);
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
function applyDemoEdit(path) {
	const text = (0, node_fs.readFileSync)(path, "utf8");
	if (!text.includes(demoEdit.from)) throw new Error(`${path} is not the example that the demo changes`);
	(0, node_fs.writeFileSync)(path, text.replace(demoEdit.from, demoEdit.to));
}
async function runAll(commands, runtime, { verbose, ...runOptions }) {
	for (const [command, exits] of commands) {
		runtime.terminal.print(`$ ifmatch ${command}`);
		let text = "";
		const reader = verbose ? runtime.terminal : { forward: (part) => void (text += part) };
		const code = await runtime.runSelf([...command.split(" "), ...verbose ? ["--verbose"] : []], runOptions, reader);
		runtime.terminal.forward(shorten(text));
		if (code === exits) continue;
		runtime.terminal.printNote(`The demo expected exit code ${String(exits)} and got ${String(code)}. Please report this.`);
		return false;
	}
	return true;
}
function shorten(text) {
	const lines = text.split("\n");
	if (lines.length <= firstLines + lastLines + 2) return text;
	const omitted = `  … ${String(lines.length - firstLines - lastLines)} lines more with --verbose`;
	return [
		...lines.slice(0, firstLines),
		omitted,
		...lines.slice(-lastLines)
	].join("\n");
}
const firstLines = 7;
const lastLines = 13;
async function deactivatePolicy(platform) {
	const [deployment] = await platform.deployments();
	if (deployment === void 0) throw new Error("the sandbox has no deployment");
	const live = await platform.read(deployment, "remediation");
	const { policies } = live.content;
	const content = { policies: policies.map((policy) => policy.slug === deactivatedSlug ? {
		...policy,
		active: false
	} : policy) };
	await platform.put(deployment, {
		kind: "remediation",
		content
	}, live.stateVersion);
}
const deactivatedSlug = "block-leaked-credentials";
exports.demo = demo;
