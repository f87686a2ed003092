import { isObject, posix } from "./cli-and-action.js";
import { load } from "./js-yaml.js";
import { textAt } from "./existing.js";
// src/files/yaml/foreign.ts
function readForeign(text) {
	try {
		return load(text);
	} catch {
		return;
	}
}
// src/commands/appliers.ts
const workflowFolder = ".github/workflows";
const workflowsIn = (source) => (source.kind(".github/workflows") === "folder" ? source.list(workflowFolder) : []).filter(({ name, kind }) => kind === "file" && /\.ya?ml$/.test(name)).map(({ name }) => ({
	path: `${workflowFolder}/${name}`,
	text: textAt(source, `.github/workflows/${name}`) ?? ""
}));
function runsOn(events, text) {
	const { on } = Object(readForeign(text));
	const named = typeof on === "object" && !Array.isArray(on) ? Object.keys(on ?? {}) : [on].flat();
	return events.some((event) => named.includes(event));
}
const findAppliers = (source) => workflowsIn(source).flatMap(({ path, text }) => {
	const [found] = runsOn([
		"push",
		"workflow_run",
		"schedule"
	], text) ? stepsIn(text).flatMap(applierOf) : [];
	const isOurs = found?.by === "ifmatch" && !runsOn(["push", "workflow_run"], text);
	return found === void 0 || isOurs ? [] : [{
		path,
		...found
	}];
});
const clashesAmong = (appliers) => appliers.filter((one) => appliers.some((other) => other !== one && (one.by !== "ifmatch" || other.by !== "ifmatch" || one.scope === other.scope)));
const clashWords = (clashing) => ({
	says: `${String(clashing.length)} workflows apply policies and would overwrite each other: ${clashing.map(({ path, by }) => `${path} (${by})`).join(", ")}.`,
	fix: `Keep one and remove the others, for example with \`gh workflow disable ${posix.basename(toDisable(clashing)?.path ?? "")}\`.`
});
const toDisable = (clashing) => clashing.find(({ by }) => by !== "ifmatch") ?? clashing.at(-1);
const listOf = (value) => Array.isArray(value) ? value : [];
function stepsIn(text) {
	const { jobs } = Object(readForeign(text));
	return Object.values(Object(jobs)).flatMap((job) => isObject(job) ? [job, ...listOf(job["steps"]).filter(isObject)] : []);
}
function applierOf({ uses, run, with: inputs }) {
	const [action, given, script] = [
		textOf(uses),
		isObject(inputs) ? inputs : {},
		textOf(run)
	];
	if (/^ifmatch\/ifmatch@/.test(action)) {
		const scope = [
			"working-directory",
			"config",
			"deployment"
		].map((name) => textOf(given[name])).join("\n");
		return [
			"validate",
			"preview",
			"drift"
		].includes(textOf(given["command"])) ? [] : [{
			by: "ifmatch",
			scope: scope === ".\n\n" ? "\n\n" : scope
		}];
	}
	const said = `${script}\n${textOf(given["script"])}`;
	if (/\bifmatch(?:@\S+)? apply\b/.test(said)) return [{
		by: "ifmatch",
		scope: said
	}];
	if (/semgrep-policies-gitops/.test(action) || /\breconciler(?:\.cli)?\b.*\bapply\b/.test(said)) return [{
		by: "semgrep-policies-gitops",
		scope: ""
	}];
	return /api\/policies\/v2\//.test(said) && /\bput\b/i.test(said) ? [{
		by: "a script",
		scope: ""
	}] : [];
}
const textOf = (value) => typeof value === "string" ? value : "";
export { clashWords, clashesAmong, findAppliers, runsOn, workflowFolder, workflowsIn };
