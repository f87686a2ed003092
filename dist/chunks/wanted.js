import { SourceError, UsageError, configName, posix } from "./cli-and-action.js";
import { defaultSettings, hasErrors, loadConfig } from "./validate.js";
// src/commands/action/wanted.ts
async function wantedFrom(source, judgedBy, { github, inputs }) {
	const { folder, deployment } = inputs;
	const config = inputs.config ?? posix.join(folder, "ifmatch.yaml");
	const text = await github.readFile(config, judgedBy);
	const hasOwn = source.kind(config) === "file";
	if (inputs.config !== null && text === null && !hasOwn) throw new UsageError(`The input config is "${config}", but there is no such file. The path counts from the root of the repository.`);
	if (text === null && !hasOwn) refuseConfigAbove(source, folder);
	return {
		source,
		paths: hasOwn || folder === "." ? [] : [posix.join(folder, "policies")],
		config: hasOwn ? config : null,
		deployment,
		judge: text === null ? defaultSettings : settingsIn(config, text, judgedBy)
	};
}
function refuseConfigAbove(source, folder) {
	for (let above = folder; above !== ".";) {
		above = posix.dirname(above);
		const config = posix.join(above, configName);
		if (source.kind(config) === "missing") continue;
		throw new UsageError(`${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not count. Name it with the input config, take the folder that it lies in, or give this one a config of its own.`);
	}
}
function settingsIn(path, text, commit) {
	const { settings, problems } = loadConfig(oneFile(path, text), path);
	if (!hasErrors(problems)) return settings;
	throw new UsageError(`${path} has errors at ${commit}, where the guards come from. Mend it there first: \`ifmatch validate\` tells what is wrong.`);
}
function oneFile(path, text) {
	return {
		kind: (asked) => asked === path ? "file" : "missing",
		list: () => [],
		leadsToFile: () => false,
		read(asked) {
			if (asked !== path) throw new SourceError("missing", `${asked} is not there`);
			return Buffer.from(text);
		}
	};
}
export { wantedFrom };
