import { InvalidArgumentError, Option } from "./commander.js";
import { defaultImpactLimits } from "./impact.js";
// src/cli/options.ts
const formats = [
	"terminal",
	"markdown",
	"json",
	"html",
	"sarif",
	"github"
];
const globalOptions = (command) => command.option("-C, --directory <dir>", "run as if started in this folder", ".").addOption(new Option("--color <when>", "colour on the terminal").choices([
	"auto",
	"always",
	"never"
]).default("auto")).option("--quiet", "nothing but the result and errors").option("--verbose", "each call to the platform, and diffs in full");
const fileOptions = (command) => command.argument("[paths...]", "files or folders (default: what the config says, else policies/)").option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment");
const connectionOptions = (command) => command.option("--base-url <url>", "the platform's address (default: $IFMATCH_BASE_URL)").addOption(new Option("--sandbox", "an embedded platform in place of a remote one").conflicts("baseUrl")).option("--sandbox-db <file>", "keep the embedded platform in this file (implies --sandbox)");
const outputOptions = (command, choices = formats) => command.addOption(new Option("--format <name>", "how the result is written").choices(choices).default("terminal")).option("--output <file>", "write the result to this file");
const consentOptions = (command) => command.option("--max-deletes <n>", "allow so many deletes in a bundle", wholeNumber(0, 1e6)).option("--max-delete-percent <n>", "allow this share of a bundle's objects to be deleted", wholeNumber(0, 100)).option("--allow-empty", "allow a bundle to become empty").addOption(new Option("--allow-protected <slug>", "allow a protected policy to be deleted or weakened (repeatable)").argParser((slug, soFar) => [...soFar, slug]).default([], "none")).option("--allow-looser", "allow changes that loosen enforcement");
/** The platform gives no page of fewer than 100 findings. */
const impactOptions = (command) => command.option("--impact", "estimate which open findings the changes match and block").option("--impact-limit <n>", `read so many findings for that (default: ${String(defaultImpactLimits.findings)}; implies --impact)`, wholeNumber(100, 1e6));
/** A parser for a whole number within bounds. */
const wholeNumber = (min, max) => (text) => {
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < min || value > max) throw new InvalidArgumentError(`It must be a whole number from ${String(min)} to ${String(max)}.`);
	return value;
};
const withExample = (command, line) => command.addHelpText("after", `\nExample:\n  $ ${line}`);
const wantedOf = (paths, { config, deployment }, { source }) => ({
	source,
	paths,
	config: config ?? null,
	deployment: deployment ?? null,
	judge: null
});
const consentOf = (flags) => ({
	maxDeletes: flags.maxDeletes ?? null,
	maxDeletePercent: flags.maxDeletePercent ?? null,
	allowEmpty: flags.allowEmpty === true,
	allowProtected: flags.allowProtected,
	allowLooser: flags.allowLooser === true
});
/** Null: nobody asked for the impact. */
const impactLimitsOf = ({ impact, impactLimit }) => impact === true || impactLimit !== void 0 ? {
	...defaultImpactLimits,
	...impactLimit === void 0 ? {} : { findings: impactLimit }
} : null;
// src/cli/settle.ts
/** What every command does in the same way: it throws in place of exiting, and writes to the streams that it was given. */
const settle = (command, { out, err }) => command.exitOverride().showHelpAfterError("(see --help)").configureHelp({ showGlobalOptions: true }).configureOutput({
	writeOut: (text) => out.write(text),
	writeErr: (text) => err.write(text)
});
export { connectionOptions, consentOf, consentOptions, fileOptions, globalOptions, impactLimitsOf, impactOptions, outputOptions, settle, wantedOf, wholeNumber, withExample };
