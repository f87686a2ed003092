import { Help } from "./start.js";
// src/cli/completion/describe.ts
function describeCommand(command, valuesOf, path = []) {
	const help = new Help();
	help.showGlobalOptions = true;
	const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
	return {
		path,
		description: help.subcommandDescription(command),
		options: options.map((option) => describeOption(option, valuesOf(path, option))),
		argument: describeArgument(command.registeredArguments[0]),
		commands: help.visibleCommands(command).map((one) => {
			const at = [...path, one.name()];
			return command.commands.includes(one) ? describeCommand(one, valuesOf, at) : describeHelp(command, one, at);
		})
	};
}
function describeHelp(command, help, path) {
	const words = new Help().visibleCommands(command).map((one) => one.name());
	return {
		path,
		description: help.description(),
		options: [],
		argument: {
			kind: "words",
			words
		},
		commands: []
	};
}
function describeOption(option, known) {
	const { short, long, description, flags } = option;
	const names = [short, long].filter((name) => name !== void 0);
	if (!option.required && !option.optional) return {
		names,
		description,
		value: null
	};
	const words = (option.argChoices ?? known)?.filter((word) => isPlain(word));
	return {
		names,
		description,
		value: {
			...words === void 0 ? byPlaceholder(flags) : {
				kind: "words",
				words
			},
			optional: option.optional
		}
	};
}
function describeArgument(argument) {
	if (argument === void 0) return { kind: "nothing" };
	if (argument.argChoices !== void 0) return {
		kind: "words",
		words: argument.argChoices
	};
	return { kind: /^(?:paths?|files?)$/.test(argument.name()) ? "files" : "nothing" };
}
const isPlain = (word) => /^[\w.:@%+/-]+$/.test(word);
function byPlaceholder(flags) {
	if (flags.includes("<file>")) return { kind: "files" };
	return { kind: flags.includes("<dir>") ? "folders" : "nothing" };
}
const withAllBelow = (command) => [command, ...command.commands.flatMap((one) => withAllBelow(one))];
export { describeCommand, withAllBelow };
