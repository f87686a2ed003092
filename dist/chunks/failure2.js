const require_start = require("./start.js");
// src/cli/failure.ts
function printFailure(error, { streams }) {
	if (error instanceof require_start.CommanderError) {
		if (error.exitCode === 0) return 0;
		if (error.code !== "commander.help") streams.err.write(`${describeUsageError(error)}\n(see --help)\n`);
		return 64;
	}
	if (error instanceof require_start.UnreportedApply) {
		printFailure(error.cause, { streams });
		streams.err.write(`${error.message.split("\n").map(escapeLine).join("\n")}\n`);
		return require_start.exitCodes.partial;
	}
	streams.err.write(`${`error: ${errorText(error)}`.split("\n").map(escapeLine).join("\n")}\n`);
	if (error instanceof require_start.ExpectedError) return error.exitCode;
	return error instanceof require_start.SandboxError ? 64 : require_start.exitCodes.failed;
}
function errorText(error) {
	if (error instanceof require_start.SandboxError) return error.message;
	if (error instanceof require_start.OtherFilesInvalidError) return `${error.message}\n  fix: ${require_start.fixOf(error) ?? ""}`;
	if (error instanceof require_start.UsageError) return require_start.withFix(error);
	if (error instanceof require_start.ExpectedError) return [error.message, require_start.fixOf(error) ?? []].flat().join("\n");
	return `${error instanceof Error ? error.stack ?? error.message : String(error)}\nThis is a bug in ifmatch ${require_start.version}. Please report it with the lines above.`;
}
const escapeLine = (line) => require_start.escapeTerminal(require_start.isLineCommand(line) ? require_start.breakLineCommand(line) : line);
const pullAll = "Type ifmatch pull --all to write the platform's policies into files.";
const hintsForOtherTools = new Map([
	["-auto-approve", "Did you mean --yes?"],
	["-out", "Did you mean --out?"],
	["-json", "Did you mean --format json?"],
	["-no-color", "Did you mean --color never?"],
	["-v", "Type ifmatch --version."],
	["refresh", "Did you mean drift?"],
	["lint", "Did you mean validate?"],
	["check", "Did you mean validate?"],
	["deploy", "Did you mean apply?"],
	["push", "Did you mean apply?"],
	["sync", "Did you mean pull, which changes the files, or apply, which changes the platform?"],
	["version", "Type ifmatch --version."],
	["login", "Set IFMATCH_API_TOKEN to an API token, then check it with ifmatch doctor."],
	["state", "There is no state file: the platform holds the state. Type ifmatch drift to compare it with the files."],
	["fmt", "Files keep their own format. Type ifmatch validate to check them."],
	["destroy", "To delete policies, declare an empty list (policies: []), then type ifmatch preview."],
	["import", pullAll],
	["export", pullAll]
]);
function describeUsageError({ message, command }) {
	const unknown = /^(?<start>error: unknown (?:option|command) '(?<name>[^'=]*))(?:=.*)?'/s.exec(message);
	const { start = "", name } = unknown?.groups ?? {};
	if (unknown === null || name === void 0) return message;
	const hint = command?.commands.some(({ options }) => options.some(({ long }) => long === name)) === true ? `Put ${name} after the command: ifmatch <command> ${name}` : hintsForOtherTools.get(name.replace("--", "-"));
	return hint === void 0 ? `${start}'${message.slice(unknown[0].length)}` : `${start}'\n(${hint})`;
}
exports.printFailure = printFailure;
