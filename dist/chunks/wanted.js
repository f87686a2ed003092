import { SourceError, UsageError, posix } from "./cli-and-action.js";
import { defaultSettings, hasErrors, loadConfig } from "./validate.js";
// src/commands/action/wanted.ts
async function wantedFrom(source, judgedBy, { github, inputs }) {
	const { folder, deployment } = inputs;
	const config = inputs.config ?? posix.join(folder, "ifmatch.yaml");
	const text = await github.readFile(config, judgedBy);
	const hasOwn = source.kind(config) === "file";
	if (inputs.config !== null && text === null && !hasOwn) throw new UsageError(`The input config is "${config}", but there is no such file. The path counts from the root of the repository.`);
	return {
		source,
		paths: hasOwn || folder === "." ? [] : [posix.join(folder, "policies")],
		config: hasOwn ? config : null,
		deployment,
		judge: text === null ? defaultSettings : settingsIn(config, text, judgedBy)
	};
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
