import { check, hasErrors, invalid, load } from "./load.js";
// src/commands/validate.ts
/** Checks the files without a token or a network. */
function validate(wanted, world) {
	const files = load(wanted, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	return {
		kind: "valid",
		problems: files.report(problems),
		files: files.files,
		policies: files.policies
	};
}
export { validate };
