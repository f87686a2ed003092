import { UsageError, cpSync, join, mkdtempSync, rmSync, systemWords } from "./cli-and-action.js";
import { openPlatform } from "./client.js";
import { Token } from "./token2.js";
import { startSandbox } from "./server.js";
process.getBuiltinModule("node:os");
const tmpdir = (() => process.getBuiltinModule("node:os").tmpdir)();
// src/commands/demo.ts
const story = [
	{
		says: "Mistakes are found before anybody sees them, at file and line:",
		run: "validate broken",
		exits: 3
	},
	{
		says: "A good change. This is what reviewers see, and plan.json keeps what they saw:",
		run: "preview policies --plan plan.json",
		exits: 0
	},
	{
		says: "Meanwhile, somebody switches off a policy on the platform itself, by clicking.",
		edit: switchOff
	},
	{
		says: "So the reviewed plan is no longer true, and nothing is written:",
		run: "apply policies --plan plan.json --yes",
		exits: 4
	},
	{
		says: "Look again: the new plan also takes that edit back. What it shows goes into a file this time.",
		run: "preview policies --plan plan.json --output preview.txt",
		exits: 0
	},
	{
		says: "Reviewed once more, so apply exactly that:",
		run: "apply policies --plan plan.json --yes",
		exits: 0
	},
	{
		says: "Nothing is left to do:",
		run: "preview policies --exit-code",
		exits: 0
	}
];
async function demo(world, color) {
	const directory = scratchFolder();
	const sandbox = await startSandbox({});
	const platform = openPlatform({
		address: sandbox.url,
		token: new Token(sandbox.token),
		env: noProxies
	});
	try {
		for (const folder of ["policies", "broken"]) cpSync(join(world.packageRoot, "examples", folder), join(directory, folder), { recursive: true });
		const env = {
			IFMATCH_BASE_URL: sandbox.url,
			IFMATCH_API_TOKEN: sandbox.token,
			FORCE_COLOR: color ? "1" : "0"
		};
		for (const [index, step] of story.entries()) {
			world.terminal.print(`${index === 0 ? "" : "\n"}${String(index + 1)}. ${step.says}`);
			if ("edit" in step) await step.edit(platform);
			else if (!await runStep(step, world, {
				directory,
				env
			})) return 1;
		}
		world.terminal.print("\nThat is all. Your own platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then `ifmatch init --from-platform` in its repository.");
		return 0;
	} finally {
		await platform.close();
		await sandbox.close();
		rmSync(directory, {
			recursive: true,
			force: true
		});
	}
}
function scratchFolder() {
	try {
		return mkdtempSync(join(tmpdir(), "ifmatch-demo-"));
	} catch (error) {
		throw new UsageError(`${tmpdir()} cannot be written: ${systemWords(error, "there is no such folder")}.`, { cause: error });
	}
}
async function runStep(step, world, where) {
	world.terminal.print(`\n$ ifmatch ${step.run}`);
	const code = await world.runSelf(step.run.split(" "), where);
	if (code === step.exits) return true;
	world.terminal.tell(`The demo expected exit code ${String(step.exits)} and got ${String(code)}. Please report this.`);
	return false;
}
async function switchOff(platform) {
	const [deployment] = await platform.deployments();
	if (deployment === void 0) throw new Error("the sandbox has no deployment");
	const live = await platform.read(deployment, "remediation");
	const policies = live.content["policies"].map((policy) => policy["slug"] === edited ? {
		...policy,
		active: false
	} : policy);
	await platform.put(deployment, {
		kind: "remediation",
		content: { policies }
	}, live.stateVersion);
}
const edited = "block-critical-findings";
const noProxies = {
	httpsProxy: void 0,
	httpProxy: void 0,
	noProxy: void 0
};
export { demo };
