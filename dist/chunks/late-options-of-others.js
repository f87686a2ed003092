// src/cli/options-of-others.ts
const ours = [
	[
		/^--?auto-approve$|^-y$|^--assume-yes$/,
		"--yes",
		"Did you mean --yes?"
	],
	[
		/^--?out$/,
		"--plan",
		"Did you mean --plan, or --output?"
	],
	[
		/^-o/,
		"--output",
		"Did you mean --output, or --format?"
	],
	[
		/^--json$/,
		"--format",
		"Did you mean --format json?"
	],
	[
		/^--no-colou?r$/,
		"--color",
		"Did you mean --color never?"
	],
	[
		/^-v$/,
		"--verbose",
		"Did you mean --verbose, or -V for the version?"
	],
	[
		/^--(?:url|host|endpoint|server)$/,
		"--base-url",
		"Did you mean --base-url?"
	],
	[
		/^--(?:api-)?token$/,
		"--base-url",
		"The token comes from IFMATCH_API_TOKEN, and from nowhere else."
	],
	[
		/^--dry-run$/,
		"--on-stale",
		"Did you mean ifmatch preview?"
	],
	[
		/^--dry-run$/,
		"--exit-code",
		"A preview changes nothing as it is."
	],
	[
		/^-f$|^--file(?:name)?$|^--path$/,
		"files",
		"Files and folders need no option: write them alone."
	]
];
const unknown = /^(error: unknown option '([^'=]*))(?:=.*)?'/s;
function sayOurOption(error, command) {
	const [, said = "", name] = unknown.exec(error) ?? [];
	if (name === void 0) return error;
	const has = (one) => one === "files" ? command.registeredArguments.some((argument) => argument.name() === "paths") : knows(command, one);
	const found = ours.find(([others, one]) => others.test(name) && has(one))?.[2] ?? misplaced(name, command);
	return found === null ? error.replace(unknown, `$1'`) : `${said}'\n(${found})\n`;
}
const misplaced = (name, command) => command.commands.some((one) => knows(one, name)) ? `It stands behind its command: ifmatch <command> ${name}` : null;
const knows = (command, name) => command.options.some((option) => [option.short, option.long].includes(name)) || command.parent !== null && knows(command.parent, name);
export { sayOurOption };
