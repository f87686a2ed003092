import { OthersInvalid, hasErrors, shellWord } from "./cli-and-action.js";
import { loadConfig, openDocuments, phrase, placeWords, report } from "./validate.js";
// src/commands/first-problem.ts
function firstProblem(source, problems, command = "ifmatch validate") {
	const errors = report(openDocuments(source), problems.filter(({ severity }) => severity === "error"));
	const [first] = errors;
	if (first === void 0) throw new Error("no error among the problems");
	const { says, fix } = phrase(first.problem);
	return {
		says: `${first.position === null ? "" : `${placeWords(first.position)}  `}${says}${errors.length === 1 ? "" : ` (and ${String(errors.length - 1)} more)`}`,
		fix: `${fix === "" ? "" : `${fix.replace(/(?<!\?)$/, ".")} `}\`${command}\` shows them all.`
	};
}
// src/commands/sound-config.ts
function soundConfig(path, { source }) {
	const { settings, problems } = loadConfig(source, path);
	if (!hasErrors(problems)) return settings;
	const { says, fix } = firstProblem(source, problems, validateOf(path));
	throw new OthersInvalid(`${says}\n  fix: ${fix}`);
}
const validateOf = (path) => `ifmatch validate${path === null ? "" : ` --config ${shellWord(path)}`}`;
export { firstProblem, soundConfig, validateOf };
