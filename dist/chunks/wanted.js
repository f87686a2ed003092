import { SourceError, UsageError, posix } from "./start.js";
import { defaultSettings, hasErrors, loadConfig } from "./validate.js";
// src/commands/action/wanted.ts
/** The files of a source, judged by the settings of another commit: a change must not loosen its own rules. */
async function wantedFrom(source, judgedBy, { github, inputs }) {
	const { folder, deployment } = inputs;
	const config = inputs.config ?? posix.join(folder, "ifmatch.yaml");
	const text = await github.readFile(config, judgedBy);
	const hasOwn = source.kind(config) === "file";
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
/** A source with one file and nothing else. */
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
