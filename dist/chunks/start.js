const require_rolldown_runtime = require("./rolldown-runtime.js");
let node_path = require("node:path");
node_path = require_rolldown_runtime.__toESM(node_path, 1);
let node_events = require("node:events");
let node_fs = require("node:fs");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);
let node_process = require("node:process");
node_process = require_rolldown_runtime.__toESM(node_process, 1);
let node_util = require("node:util");
// node_modules/commander/lib/error.js
var CommanderError = class extends Error {
	constructor(exitCode, code, message) {
		super(message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
		this.code = code;
		this.exitCode = exitCode;
		this.nestedError = void 0;
	}
};
var InvalidArgumentError = class extends CommanderError {
	constructor(message) {
		super(1, "commander.invalidArgument", message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
	}
};
// node_modules/commander/lib/argument.js
var Argument = class {
	constructor(name, description) {
		this.description = description || "";
		this.variadic = false;
		this.parseArg = void 0;
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.argChoices = void 0;
		switch (name[0]) {
			case "<":
				this.required = true;
				this._name = name.slice(1, -1);
				break;
			case "[":
				this.required = false;
				this._name = name.slice(1, -1);
				break;
			default:
				this.required = true;
				this._name = name;
		}
		if (this._name.endsWith("...")) {
			this.variadic = true;
			this._name = this._name.slice(0, -3);
		}
	}
	name() {
		return this._name;
	}
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	argRequired() {
		this.required = true;
		return this;
	}
	argOptional() {
		this.required = false;
		return this;
	}
};
function humanReadableArgName(arg) {
	const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
	return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
}
// node_modules/commander/lib/help.js
var Help = class {
	constructor() {
		this.helpWidth = void 0;
		this.minWidthToWrap = 40;
		this.sortSubcommands = false;
		this.sortOptions = false;
		this.showGlobalOptions = false;
	}
	prepareContext(contextOptions) {
		this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
	}
	visibleCommands(cmd) {
		const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
		const helpCommand = cmd._getHelpCommand();
		if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
		if (this.sortSubcommands) visibleCommands.sort((a, b) => {
			return a.name().localeCompare(b.name());
		});
		return visibleCommands;
	}
	compareOptions(a, b) {
		const getSortKey = (option) => {
			return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
		};
		return getSortKey(a).localeCompare(getSortKey(b));
	}
	visibleOptions(cmd) {
		const visibleOptions = cmd.options.filter((option) => !option.hidden);
		const helpOption = cmd._getHelpOption();
		if (helpOption && !helpOption.hidden) {
			const removeShort = helpOption.short && cmd._findOption(helpOption.short);
			const removeLong = helpOption.long && cmd._findOption(helpOption.long);
			if (!removeShort && !removeLong) visibleOptions.push(helpOption);
			else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
			else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
		}
		if (this.sortOptions) visibleOptions.sort(this.compareOptions);
		return visibleOptions;
	}
	visibleGlobalOptions(cmd) {
		if (!this.showGlobalOptions) return [];
		const globalOptions = [];
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
			const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
			globalOptions.push(...visibleOptions);
		}
		if (this.sortOptions) globalOptions.sort(this.compareOptions);
		return globalOptions;
	}
	visibleArguments(cmd) {
		if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
			argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
		});
		if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
		return [];
	}
	subcommandTerm(cmd) {
		const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
		return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
	}
	optionTerm(option) {
		return option.flags;
	}
	argumentTerm(argument) {
		return argument.name();
	}
	longestSubcommandTermLength(cmd, helper) {
		return helper.visibleCommands(cmd).reduce((max, command) => {
			return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
		}, 0);
	}
	longestOptionTermLength(cmd, helper) {
		return helper.visibleOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	longestGlobalOptionTermLength(cmd, helper) {
		return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	longestArgumentTermLength(cmd, helper) {
		return helper.visibleArguments(cmd).reduce((max, argument) => {
			return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
		}, 0);
	}
	commandUsage(cmd) {
		let cmdName = cmd._name;
		if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
		let ancestorCmdNames = "";
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
		return ancestorCmdNames + cmdName + " " + cmd.usage();
	}
	commandDescription(cmd) {
		return cmd.description();
	}
	subcommandDescription(cmd) {
		return cmd.summary() || cmd.description();
	}
	optionDescription(option) {
		const extraInfo = [];
		if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (option.defaultValue !== void 0) {
			if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
		}
		if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
		if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (option.description) return `${option.description} ${extraDescription}`;
			return extraDescription;
		}
		return option.description;
	}
	argumentDescription(argument) {
		const extraInfo = [];
		if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (argument.description) return `${argument.description} ${extraDescription}`;
			return extraDescription;
		}
		return argument.description;
	}
	formatItemList(heading, items, helper) {
		if (items.length === 0) return [];
		return [
			helper.styleTitle(heading),
			...items,
			""
		];
	}
	groupItems(unsortedItems, visibleItems, getGroup) {
		const result = new Map();
		unsortedItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
		});
		visibleItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
			result.get(group).push(item);
		});
		return result;
	}
	formatHelp(cmd, helper) {
		const termWidth = helper.padWidth(cmd, helper);
		const helpWidth = helper.helpWidth ?? 80;
		function callFormatItem(term, description) {
			return helper.formatItem(term, termWidth, description, helper);
		}
		let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
		const commandDescription = helper.commandDescription(cmd);
		if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
		const argumentList = helper.visibleArguments(cmd).map((argument) => {
			return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
		});
		output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
		this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
			const optionList = options.map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList(group, optionList, helper));
		});
		if (helper.showGlobalOptions) {
			const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
		}
		this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
			const commandList = commands.map((sub) => {
				return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
			});
			output = output.concat(this.formatItemList(group, commandList, helper));
		});
		return output.join("\n");
	}
	displayWidth(str) {
		return (0, node_util.stripVTControlCharacters)(str).length;
	}
	styleTitle(str) {
		return str;
	}
	styleUsage(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word === "[command]") return this.styleSubcommandText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleCommandText(word);
		}).join(" ");
	}
	styleCommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleOptionDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleSubcommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleArgumentDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleDescriptionText(str) {
		return str;
	}
	styleOptionTerm(str) {
		return this.styleOptionText(str);
	}
	styleSubcommandTerm(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleSubcommandText(word);
		}).join(" ");
	}
	styleArgumentTerm(str) {
		return this.styleArgumentText(str);
	}
	styleOptionText(str) {
		return str;
	}
	styleArgumentText(str) {
		return str;
	}
	styleSubcommandText(str) {
		return str;
	}
	styleCommandText(str) {
		return str;
	}
	padWidth(cmd, helper) {
		return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
	}
	preformatted(str) {
		return /\n[^\S\r\n]/.test(str);
	}
	formatItem(term, termWidth, description, helper) {
		const itemIndent = 2;
		const itemIndentStr = " ".repeat(itemIndent);
		if (!description) return itemIndentStr + term;
		const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
		const spacerWidth = 2;
		const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
		let formattedDescription;
		if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
		else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
		return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
	}
	boxWrap(str, width) {
		if (width < this.minWidthToWrap) return str;
		const rawLines = str.split(/\r\n|\n/);
		const chunkPattern = /[\s]*[^\s]+/g;
		const wrappedLines = [];
		rawLines.forEach((line) => {
			const chunks = line.match(chunkPattern);
			if (chunks === null) {
				wrappedLines.push("");
				return;
			}
			let sumChunks = [chunks.shift()];
			let sumWidth = this.displayWidth(sumChunks[0]);
			chunks.forEach((chunk) => {
				const visibleWidth = this.displayWidth(chunk);
				if (sumWidth + visibleWidth <= width) {
					sumChunks.push(chunk);
					sumWidth += visibleWidth;
					return;
				}
				wrappedLines.push(sumChunks.join(""));
				const nextChunk = chunk.trimStart();
				sumChunks = [nextChunk];
				sumWidth = this.displayWidth(nextChunk);
			});
			wrappedLines.push(sumChunks.join(""));
		});
		return wrappedLines.join("\n");
	}
};
// node_modules/commander/lib/option.js
var Option = class {
	constructor(flags, description) {
		this.flags = flags;
		this.description = description || "";
		this.required = flags.includes("<");
		this.optional = flags.includes("[");
		this.variadic = /\w\.\.\.[>\]]$/.test(flags);
		this.mandatory = false;
		const optionFlags = splitOptionFlags(flags);
		this.short = optionFlags.shortFlag;
		this.long = optionFlags.longFlag;
		this.negate = false;
		if (this.long) this.negate = this.long.startsWith("--no-");
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.presetArg = void 0;
		this.envVar = void 0;
		this.parseArg = void 0;
		this.hidden = false;
		this.argChoices = void 0;
		this.conflictsWith = [];
		this.implied = void 0;
		this.helpGroupHeading = void 0;
	}
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	preset(arg) {
		this.presetArg = arg;
		return this;
	}
	conflicts(names) {
		this.conflictsWith = this.conflictsWith.concat(names);
		return this;
	}
	implies(impliedOptionValues) {
		let newImplied = impliedOptionValues;
		if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
		this.implied = Object.assign(this.implied || {}, newImplied);
		return this;
	}
	env(name) {
		this.envVar = name;
		return this;
	}
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	makeOptionMandatory(mandatory = true) {
		this.mandatory = !!mandatory;
		return this;
	}
	hideHelp(hide = true) {
		this.hidden = !!hide;
		return this;
	}
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	name() {
		if (this.long) return this.long.replace(/^--/, "");
		return this.short.replace(/^-/, "");
	}
	attributeName() {
		if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
		return camelcase(this.name());
	}
	helpGroup(heading) {
		this.helpGroupHeading = heading;
		return this;
	}
	is(arg) {
		return this.short === arg || this.long === arg;
	}
	isBoolean() {
		return !this.required && !this.optional && !this.negate;
	}
};
var DualOptions = class {
	constructor(options) {
		this.positiveOptions = new Map();
		this.negativeOptions = new Map();
		this.dualOptions = new Set();
		options.forEach((option) => {
			if (option.negate) this.negativeOptions.set(option.attributeName(), option);
			else this.positiveOptions.set(option.attributeName(), option);
		});
		this.negativeOptions.forEach((value, key) => {
			if (this.positiveOptions.has(key)) this.dualOptions.add(key);
		});
	}
	valueFromOption(value, option) {
		const optionKey = option.attributeName();
		if (!this.dualOptions.has(optionKey)) return true;
		const preset = this.negativeOptions.get(optionKey).presetArg;
		const negativeValue = preset !== void 0 ? preset : false;
		return option.negate === (negativeValue === value);
	}
};
function camelcase(str) {
	return str.split("-").reduce((str, word) => {
		return str + word[0].toUpperCase() + word.slice(1);
	});
}
function splitOptionFlags(flags) {
	let shortFlag;
	let longFlag;
	const shortFlagExp = /^-[^-]$/;
	const longFlagExp = /^--[^-]/;
	const flagParts = flags.split(/[ |,]+/).concat("guard");
	if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
	if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (!shortFlag && longFlagExp.test(flagParts[0])) {
		shortFlag = longFlag;
		longFlag = flagParts.shift();
	}
	if (flagParts[0].startsWith("-")) {
		const unsupportedFlag = flagParts[0];
		const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
		if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
		if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
		if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
		throw new Error(`${baseError}
- unrecognised flag format`);
	}
	if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
	return {
		shortFlag,
		longFlag
	};
}
// node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;
function editDistance(a, b) {
	if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
	const d = [];
	for (let i = 0; i <= a.length; i++) d[i] = [i];
	for (let j = 0; j <= b.length; j++) d[0][j] = j;
	for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
		let cost;
		if (a[i - 1] === b[j - 1]) cost = 0;
		else cost = 1;
		d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
	}
	return d[a.length][b.length];
}
function suggestSimilar(word, candidates) {
	if (!candidates || candidates.length === 0) return "";
	candidates = Array.from(new Set(candidates));
	const searchingOptions = word.startsWith("--");
	if (searchingOptions) {
		word = word.slice(2);
		candidates = candidates.map((candidate) => candidate.slice(2));
	}
	let similar = [];
	let bestDistance = maxDistance;
	const minSimilarity = .4;
	candidates.forEach((candidate) => {
		if (candidate.length <= 1) return;
		const distance = editDistance(word, candidate);
		const length = Math.max(word.length, candidate.length);
		if ((length - distance) / length > minSimilarity) {
			if (distance < bestDistance) {
				bestDistance = distance;
				similar = [candidate];
			} else if (distance === bestDistance) similar.push(candidate);
		}
	});
	similar.sort((a, b) => a.localeCompare(b));
	if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
	if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
	if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
	return "";
}
// node_modules/commander/lib/command.js
var Command = class Command extends node_events.EventEmitter {
	constructor(name) {
		super();
		this.commands = [];
		this.options = [];
		this.parent = null;
		this._allowUnknownOption = false;
		this._allowExcessArguments = false;
		this.registeredArguments = [];
		this._args = this.registeredArguments;
		this.args = [];
		this.rawArgs = [];
		this.processedArgs = [];
		this._scriptPath = null;
		this._name = name || "";
		this._optionValues = {};
		this._optionValueSources = {};
		this._storeOptionsAsProperties = false;
		this._actionHandler = null;
		this._executableHandler = false;
		this._executableFile = null;
		this._executableDir = null;
		this._defaultCommandName = null;
		this._exitCallback = null;
		this._aliases = [];
		this._combineFlagAndOptionalValue = true;
		this._description = "";
		this._summary = "";
		this._argsDescription = void 0;
		this._enablePositionalOptions = false;
		this._passThroughOptions = false;
		this._lifeCycleHooks = {};
		this._showHelpAfterError = false;
		this._showSuggestionAfterError = true;
		this._savedState = null;
		this._outputConfiguration = {
			writeOut: (str) => node_process.default.stdout.write(str),
			writeErr: (str) => node_process.default.stderr.write(str),
			outputError: (str, write) => write(str),
			getOutHelpWidth: () => node_process.default.stdout.isTTY ? node_process.default.stdout.columns : void 0,
			getErrHelpWidth: () => node_process.default.stderr.isTTY ? node_process.default.stderr.columns : void 0,
			getOutHasColors: () => useColor() ?? (node_process.default.stdout.isTTY && node_process.default.stdout.hasColors?.()),
			getErrHasColors: () => useColor() ?? (node_process.default.stderr.isTTY && node_process.default.stderr.hasColors?.()),
			stripColor: (str) => (0, node_util.stripVTControlCharacters)(str)
		};
		this._hidden = false;
		this._helpOption = void 0;
		this._addImplicitHelpCommand = void 0;
		this._helpCommand = void 0;
		this._helpConfiguration = {};
		this._helpGroupHeading = void 0;
		this._defaultCommandGroup = void 0;
		this._defaultOptionGroup = void 0;
	}
	copyInheritedSettings(sourceCommand) {
		this._outputConfiguration = sourceCommand._outputConfiguration;
		this._helpOption = sourceCommand._helpOption;
		this._helpCommand = sourceCommand._helpCommand;
		this._helpConfiguration = sourceCommand._helpConfiguration;
		this._exitCallback = sourceCommand._exitCallback;
		this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
		this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
		this._allowExcessArguments = sourceCommand._allowExcessArguments;
		this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
		this._showHelpAfterError = sourceCommand._showHelpAfterError;
		this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
		return this;
	}
	_getCommandAndAncestors() {
		const result = [];
		for (let command = this; command; command = command.parent) result.push(command);
		return result;
	}
	command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
		let desc = actionOptsOrExecDesc;
		let opts = execOpts;
		if (typeof desc === "object" && desc !== null) {
			opts = desc;
			desc = null;
		}
		opts = opts || {};
		const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
		const cmd = this.createCommand(name);
		if (desc) {
			cmd.description(desc);
			cmd._executableHandler = true;
		}
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		cmd._hidden = !!(opts.noHelp || opts.hidden);
		cmd._executableFile = opts.executableFile || null;
		if (args) cmd.arguments(args);
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd.copyInheritedSettings(this);
		if (desc) return this;
		return cmd;
	}
	createCommand(name) {
		return new Command(name);
	}
	createHelp() {
		return Object.assign(new Help(), this.configureHelp());
	}
	configureHelp(configuration) {
		if (configuration === void 0) return this._helpConfiguration;
		this._helpConfiguration = configuration;
		return this;
	}
	configureOutput(configuration) {
		if (configuration === void 0) return this._outputConfiguration;
		this._outputConfiguration = {
			...this._outputConfiguration,
			...configuration
		};
		return this;
	}
	showHelpAfterError(displayHelp = true) {
		if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
		this._showHelpAfterError = displayHelp;
		return this;
	}
	showSuggestionAfterError(displaySuggestion = true) {
		this._showSuggestionAfterError = !!displaySuggestion;
		return this;
	}
	addCommand(cmd, opts) {
		if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
		opts = opts || {};
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		if (opts.noHelp || opts.hidden) cmd._hidden = true;
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd._checkForBrokenPassThrough();
		return this;
	}
	createArgument(name, description) {
		return new Argument(name, description);
	}
	argument(name, description, parseArg, defaultValue) {
		const argument = this.createArgument(name, description);
		if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
		else argument.default(parseArg);
		this.addArgument(argument);
		return this;
	}
	arguments(names) {
		names.trim().split(/ +/).forEach((detail) => {
			this.argument(detail);
		});
		return this;
	}
	addArgument(argument) {
		const previousArgument = this.registeredArguments.slice(-1)[0];
		if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
		if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
		this.registeredArguments.push(argument);
		return this;
	}
	helpCommand(enableOrNameAndArgs, description) {
		if (typeof enableOrNameAndArgs === "boolean") {
			this._addImplicitHelpCommand = enableOrNameAndArgs;
			if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
			return this;
		}
		const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
		const helpDescription = description ?? "display help for command";
		const helpCommand = this.createCommand(helpName);
		helpCommand.helpOption(false);
		if (helpArgs) helpCommand.arguments(helpArgs);
		if (helpDescription) helpCommand.description(helpDescription);
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
		return this;
	}
	addHelpCommand(helpCommand, deprecatedDescription) {
		if (typeof helpCommand !== "object") {
			this.helpCommand(helpCommand, deprecatedDescription);
			return this;
		}
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		this._initCommandGroup(helpCommand);
		return this;
	}
	_getHelpCommand() {
		if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
			if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
			return this._helpCommand;
		}
		return null;
	}
	hook(event, listener) {
		const allowedValues = [
			"preSubcommand",
			"preAction",
			"postAction"
		];
		if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
		if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
		else this._lifeCycleHooks[event] = [listener];
		return this;
	}
	exitOverride(fn) {
		if (fn) this._exitCallback = fn;
		else this._exitCallback = (err) => {
			if (err.code !== "commander.executeSubCommandAsync") throw err;
		};
		return this;
	}
	_exit(exitCode, code, message) {
		if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
		node_process.default.exit(exitCode);
	}
	action(fn) {
		const listener = (args) => {
			const expectedArgsCount = this.registeredArguments.length;
			const actionArgs = args.slice(0, expectedArgsCount);
			if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
			else actionArgs[expectedArgsCount] = this.opts();
			actionArgs.push(this);
			return fn.apply(this, actionArgs);
		};
		this._actionHandler = listener;
		return this;
	}
	createOption(flags, description) {
		return new Option(flags, description);
	}
	_callParseArg(target, value, previous, invalidArgumentMessage) {
		try {
			return target.parseArg(value, previous);
		} catch (err) {
			if (err.code === "commander.invalidArgument") {
				const message = `${invalidArgumentMessage} ${err.message}`;
				this.error(message, {
					exitCode: err.exitCode,
					code: err.code
				});
			}
			throw err;
		}
	}
	_registerOption(option) {
		const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
		if (matchingOption) {
			const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
			throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
		}
		this._initOptionGroup(option);
		this.options.push(option);
	}
	_registerCommand(command) {
		const knownBy = (cmd) => {
			return [cmd.name()].concat(cmd.aliases());
		};
		const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
		if (alreadyUsed) {
			const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
			const newCmd = knownBy(command).join("|");
			throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
		}
		this._initCommandGroup(command);
		this.commands.push(command);
	}
	addOption(option) {
		this._registerOption(option);
		const oname = option.name();
		const name = option.attributeName();
		if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
		const handleOptionValue = (val, invalidValueMessage, valueSource) => {
			if (val == null && option.presetArg !== void 0) val = option.presetArg;
			const oldValue = this.getOptionValue(name);
			if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
			else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
			if (val == null) {
				if (option.negate) val = false;
				else if (option.isBoolean() || option.optional) val = true;
				else val = "";
			}
			this.setOptionValueWithSource(name, val, valueSource);
		};
		this.on("option:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "cli");
		});
		if (option.envVar) this.on("optionEnv:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "env");
		});
		return this;
	}
	_optionEx(config, flags, description, fn, defaultValue) {
		if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
		const option = this.createOption(flags, description);
		option.makeOptionMandatory(!!config.mandatory);
		if (typeof fn === "function") option.default(defaultValue).argParser(fn);
		else if (fn instanceof RegExp) {
			const regex = fn;
			fn = (val, def) => {
				const m = regex.exec(val);
				return m ? m[0] : def;
			};
			option.default(defaultValue).argParser(fn);
		} else option.default(fn);
		return this.addOption(option);
	}
	option(flags, description, parseArg, defaultValue) {
		return this._optionEx({}, flags, description, parseArg, defaultValue);
	}
	requiredOption(flags, description, parseArg, defaultValue) {
		return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
	}
	combineFlagAndOptionalValue(combine = true) {
		this._combineFlagAndOptionalValue = !!combine;
		return this;
	}
	allowUnknownOption(allowUnknown = true) {
		this._allowUnknownOption = !!allowUnknown;
		return this;
	}
	allowExcessArguments(allowExcess = true) {
		this._allowExcessArguments = !!allowExcess;
		return this;
	}
	enablePositionalOptions(positional = true) {
		this._enablePositionalOptions = !!positional;
		return this;
	}
	passThroughOptions(passThrough = true) {
		this._passThroughOptions = !!passThrough;
		this._checkForBrokenPassThrough();
		return this;
	}
	_checkForBrokenPassThrough() {
		if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
	}
	storeOptionsAsProperties(storeAsProperties = true) {
		if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
		if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
		this._storeOptionsAsProperties = !!storeAsProperties;
		return this;
	}
	getOptionValue(key) {
		if (this._storeOptionsAsProperties) return this[key];
		return this._optionValues[key];
	}
	setOptionValue(key, value) {
		return this.setOptionValueWithSource(key, value, void 0);
	}
	setOptionValueWithSource(key, value, source) {
		if (this._storeOptionsAsProperties) this[key] = value;
		else this._optionValues[key] = value;
		this._optionValueSources[key] = source;
		return this;
	}
	getOptionValueSource(key) {
		return this._optionValueSources[key];
	}
	getOptionValueSourceWithGlobals(key) {
		let source;
		this._getCommandAndAncestors().forEach((cmd) => {
			if (cmd.getOptionValueSource(key) !== void 0) source = cmd.getOptionValueSource(key);
		});
		return source;
	}
	_prepareUserArgs(argv, parseOptions) {
		if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
		parseOptions = parseOptions || {};
		if (argv === void 0 && parseOptions.from === void 0) {
			if (node_process.default.versions?.electron) parseOptions.from = "electron";
			const execArgv = node_process.default.execArgv ?? [];
			if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
		}
		if (argv === void 0) argv = node_process.default.argv;
		this.rawArgs = argv.slice();
		let userArgs;
		switch (parseOptions.from) {
			case void 0:
			case "node":
				this._scriptPath = argv[1];
				userArgs = argv.slice(2);
				break;
			case "electron":
				if (node_process.default.defaultApp) {
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
				} else userArgs = argv.slice(1);
				break;
			case "user":
				userArgs = argv.slice(0);
				break;
			case "eval":
				userArgs = argv.slice(1);
				break;
			default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
		}
		if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
		this._name = this._name || "program";
		return userArgs;
	}
	parse(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		this._parseCommand([], userArgs);
		return this;
	}
	async parseAsync(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		await this._parseCommand([], userArgs);
		return this;
	}
	_prepareForParse() {
		if (this._savedState === null) {
			this.options.filter((option) => option.negate && option.defaultValue === void 0 && this.getOptionValue(option.attributeName()) === void 0).forEach((option) => {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(option.attributeName(), true, "default");
			});
			this.saveStateBeforeParse();
		} else this.restoreStateBeforeParse();
	}
	saveStateBeforeParse() {
		this._savedState = {
			_name: this._name,
			_optionValues: { ...this._optionValues },
			_optionValueSources: { ...this._optionValueSources }
		};
	}
	restoreStateBeforeParse() {
		if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
		this._name = this._savedState._name;
		this._scriptPath = null;
		this.rawArgs = [];
		this._optionValues = { ...this._savedState._optionValues };
		this._optionValueSources = { ...this._savedState._optionValueSources };
		this.args = [];
		this.processedArgs = [];
	}
	_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
		if (node_fs.default.existsSync(executableFile)) return;
		const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
		throw new Error(executableMissing);
	}
	_executeSubCommand(subcommand, args) {
		args = args.slice();
		const sourceExt = [
			".js",
			".ts",
			".tsx",
			".mjs",
			".cjs"
		];
		function findFile(baseDir, baseName) {
			const localBin = node_path.default.resolve(baseDir, baseName);
			if (node_fs.default.existsSync(localBin)) return localBin;
			if (sourceExt.includes(node_path.default.extname(baseName))) return void 0;
			const foundExt = sourceExt.find((ext) => node_fs.default.existsSync(`${localBin}${ext}`));
			if (foundExt) return `${localBin}${foundExt}`;
		}
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
		let executableDir = this._executableDir || "";
		if (this._scriptPath) {
			let resolvedScriptPath;
			try {
				resolvedScriptPath = node_fs.default.realpathSync(this._scriptPath);
			} catch {
				resolvedScriptPath = this._scriptPath;
			}
			executableDir = node_path.default.resolve(node_path.default.dirname(resolvedScriptPath), executableDir);
		}
		if (executableDir) {
			let localFile = findFile(executableDir, executableFile);
			if (!localFile && !subcommand._executableFile && this._scriptPath) {
				const legacyName = node_path.default.basename(this._scriptPath, node_path.default.extname(this._scriptPath));
				if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
			}
			executableFile = localFile || executableFile;
		}
		const launchWithNode = sourceExt.includes(node_path.default.extname(executableFile));
		let proc;
		if (node_process.default.platform !== "win32") {
			if (launchWithNode) {
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(node_process.default.execArgv).concat(args);
				proc = childProcess.spawn(node_process.default.argv[0], args, { stdio: "inherit" });
			} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
		} else {
			this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			args.unshift(executableFile);
			args = incrementNodeInspectorPort(node_process.default.execArgv).concat(args);
			proc = childProcess.spawn(node_process.default.execPath, args, { stdio: "inherit" });
		}
		if (!proc.killed) [
			"SIGUSR1",
			"SIGUSR2",
			"SIGTERM",
			"SIGINT",
			"SIGHUP"
		].forEach((signal) => {
			node_process.default.on(signal, () => {
				if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
			});
		});
		const exitCallback = this._exitCallback;
		proc.on("close", (code) => {
			code = code ?? 1;
			if (!exitCallback) node_process.default.exit(code);
			else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
		});
		proc.on("error", (err) => {
			if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
			if (!exitCallback) node_process.default.exit(1);
			else {
				const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
				wrappedError.nestedError = err;
				exitCallback(wrappedError);
			}
		});
		this.runningCommand = proc;
	}
	_dispatchSubcommand(commandName, operands, unknown) {
		const subCommand = this._findCommand(commandName);
		if (!subCommand) this.help({ error: true });
		subCommand._prepareForParse();
		let promiseChain;
		promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
		promiseChain = this._chainOrCall(promiseChain, () => {
			if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
			else return subCommand._parseCommand(operands, unknown);
		});
		return promiseChain;
	}
	_dispatchHelpCommand(subcommandName) {
		if (!subcommandName) this.help();
		const subCommand = this._findCommand(subcommandName);
		if (subCommand && !subCommand._executableHandler) subCommand.help();
		return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
	}
	_checkNumberOfArguments() {
		this.registeredArguments.forEach((arg, i) => {
			if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
		});
		if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
		if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
	}
	_processArguments() {
		const myParseArg = (argument, value, previous) => {
			let parsedValue = value;
			if (value !== null && argument.parseArg) {
				const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
				parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
			}
			return parsedValue;
		};
		this._checkNumberOfArguments();
		const processedArgs = [];
		this.registeredArguments.forEach((declaredArg, index) => {
			let value = declaredArg.defaultValue;
			if (declaredArg.variadic) {
				if (index < this.args.length) {
					value = this.args.slice(index);
					if (declaredArg.parseArg) value = value.reduce((processed, v) => {
						return myParseArg(declaredArg, v, processed);
					}, declaredArg.defaultValue);
				} else if (value === void 0) value = [];
			} else if (index < this.args.length) {
				value = this.args[index];
				if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
			}
			processedArgs[index] = value;
		});
		this.processedArgs = processedArgs;
	}
	_chainOrCall(promise, fn) {
		if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
		return fn();
	}
	_chainOrCallHooks(promise, event) {
		let result = promise;
		const hooks = [];
		this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
			hookedCommand._lifeCycleHooks[event].forEach((callback) => {
				hooks.push({
					hookedCommand,
					callback
				});
			});
		});
		if (event === "postAction") hooks.reverse();
		hooks.forEach((hookDetail) => {
			result = this._chainOrCall(result, () => {
				return hookDetail.callback(hookDetail.hookedCommand, this);
			});
		});
		return result;
	}
	_chainOrCallSubCommandHook(promise, subCommand, event) {
		let result = promise;
		if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
			result = this._chainOrCall(result, () => {
				return hook(this, subCommand);
			});
		});
		return result;
	}
	_parseCommand(operands, unknown) {
		const parsed = this.parseOptions(unknown);
		this._parseOptionsEnv();
		this._parseOptionsImplied();
		operands = operands.concat(parsed.operands);
		unknown = parsed.unknown;
		this.args = operands.concat(unknown);
		if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
		if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
		if (this._defaultCommandName) {
			this._outputHelpIfRequested(unknown);
			return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
		}
		if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
		this._outputHelpIfRequested(parsed.unknown);
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		const checkForUnknownOptions = () => {
			if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
		};
		const commandEvent = `command:${this.name()}`;
		if (this._actionHandler) {
			checkForUnknownOptions();
			this._processArguments();
			let promiseChain;
			promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
			promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
			if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
				this.parent.emit(commandEvent, operands, unknown);
			});
			promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
			return promiseChain;
		}
		if (this.parent?.listenerCount(commandEvent)) {
			checkForUnknownOptions();
			this._processArguments();
			this.parent.emit(commandEvent, operands, unknown);
		} else if (operands.length) {
			if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
			if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
			else if (this.commands.length) this.unknownCommand();
			else {
				checkForUnknownOptions();
				this._processArguments();
			}
		} else if (this.commands.length) {
			checkForUnknownOptions();
			this.help({ error: true });
		} else {
			checkForUnknownOptions();
			this._processArguments();
		}
	}
	_findCommand(name) {
		if (!name) return void 0;
		return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
	}
	_findOption(arg) {
		return this.options.find((option) => option.is(arg));
	}
	_checkForMissingMandatoryOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd.options.forEach((anOption) => {
				if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
			});
		});
	}
	_checkForConflictingLocalOptions() {
		const definedNonDefaultOptions = this.options.filter((option) => {
			const optionKey = option.attributeName();
			if (this.getOptionValue(optionKey) === void 0) return false;
			return this.getOptionValueSource(optionKey) !== "default";
		});
		definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
			const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
			if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
		});
	}
	_checkForConflictingOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd._checkForConflictingLocalOptions();
		});
	}
	parseOptions(args) {
		const operands = [];
		const unknown = [];
		let dest = operands;
		function maybeOption(arg) {
			return arg.length > 1 && arg[0] === "-";
		}
		const negativeNumberArg = (arg) => {
			if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
			return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
		};
		let activeVariadicOption = null;
		let activeGroup = null;
		let i = 0;
		while (i < args.length || activeGroup) {
			const arg = activeGroup ?? args[i++];
			activeGroup = null;
			if (arg === "--") {
				if (dest === unknown) dest.push(arg);
				dest.push(...args.slice(i));
				break;
			}
			if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
				this.emit(`option:${activeVariadicOption.name()}`, arg);
				continue;
			}
			activeVariadicOption = null;
			if (maybeOption(arg)) {
				const option = this._findOption(arg);
				if (option) {
					if (option.required) {
						const value = args[i++];
						if (value === void 0) this.optionMissingArgument(option);
						this.emit(`option:${option.name()}`, value);
					} else if (option.optional) {
						let value = null;
						if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
						this.emit(`option:${option.name()}`, value);
					} else this.emit(`option:${option.name()}`);
					activeVariadicOption = option.variadic ? option : null;
					continue;
				}
			}
			if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
				const option = this._findOption(`-${arg[1]}`);
				if (option) {
					if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
					else {
						this.emit(`option:${option.name()}`);
						activeGroup = `-${arg.slice(2)}`;
					}
					continue;
				}
			}
			if (/^--[^=]+=/.test(arg)) {
				const index = arg.indexOf("=");
				const option = this._findOption(arg.slice(0, index));
				if (option && (option.required || option.optional)) {
					this.emit(`option:${option.name()}`, arg.slice(index + 1));
					continue;
				}
			}
			if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
			if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
				if (this._findCommand(arg)) {
					operands.push(arg);
					unknown.push(...args.slice(i));
					break;
				} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
					operands.push(arg, ...args.slice(i));
					break;
				} else if (this._defaultCommandName) {
					unknown.push(arg, ...args.slice(i));
					break;
				}
			}
			if (this._passThroughOptions) {
				dest.push(arg, ...args.slice(i));
				break;
			}
			dest.push(arg);
		}
		return {
			operands,
			unknown
		};
	}
	opts() {
		if (this._storeOptionsAsProperties) {
			const result = {};
			const len = this.options.length;
			for (let i = 0; i < len; i++) {
				const key = this.options[i].attributeName();
				result[key] = key === this._versionOptionName ? this._version : this[key];
			}
			return result;
		}
		return this._optionValues;
	}
	optsWithGlobals() {
		return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
	}
	error(message, errorOptions) {
		this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
		if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
		else if (this._showHelpAfterError) {
			this._outputConfiguration.writeErr("\n");
			this.outputHelp({ error: true });
		}
		const config = errorOptions || {};
		const exitCode = config.exitCode || 1;
		const code = config.code || "commander.error";
		this._exit(exitCode, code, message);
	}
	_parseOptionsEnv() {
		this.options.forEach((option) => {
			if (option.envVar && option.envVar in node_process.default.env) {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0 || [
					"default",
					"config",
					"env"
				].includes(this.getOptionValueSource(optionKey))) {
					if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, node_process.default.env[option.envVar]);
					else this.emit(`optionEnv:${option.name()}`);
				}
			}
		});
	}
	_parseOptionsImplied() {
		const dualHelper = new DualOptions(this.options);
		const hasCustomOptionValue = (optionKey) => {
			return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
		};
		this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
			Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
				this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
			});
		});
	}
	missingArgument(name) {
		const message = `error: missing required argument '${name}'`;
		this.error(message, { code: "commander.missingArgument" });
	}
	optionMissingArgument(option) {
		const message = `error: option '${option.flags}' argument missing`;
		this.error(message, { code: "commander.optionMissingArgument" });
	}
	missingMandatoryOptionValue(option) {
		const message = `error: required option '${option.flags}' not specified`;
		this.error(message, { code: "commander.missingMandatoryOptionValue" });
	}
	_conflictingOption(option, conflictingOption) {
		const findBestOptionFromValue = (option) => {
			const optionKey = option.attributeName();
			const optionValue = this.getOptionValue(optionKey);
			const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
			const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
			if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
			return positiveOption || option;
		};
		const getErrorMessage = (option) => {
			const bestOption = findBestOptionFromValue(option);
			const optionKey = bestOption.attributeName();
			if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
			return `option '${bestOption.flags}'`;
		};
		const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
		this.error(message, { code: "commander.conflictingOption" });
	}
	unknownOption(flag) {
		if (this._allowUnknownOption) return;
		let suggestion = "";
		if (flag.startsWith("--") && this._showSuggestionAfterError) {
			let candidateFlags = [];
			let command = this;
			do {
				const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
				candidateFlags = candidateFlags.concat(moreFlags);
				command = command.parent;
			} while (command && !command._enablePositionalOptions);
			suggestion = suggestSimilar(flag, candidateFlags);
		}
		const message = `error: unknown option '${flag}'${suggestion}`;
		this.error(message, { code: "commander.unknownOption" });
	}
	_excessArguments(receivedArgs) {
		if (this._allowExcessArguments) return;
		const expected = this.registeredArguments.length;
		const s = expected === 1 ? "" : "s";
		const received = receivedArgs.length;
		const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${received}: ${receivedArgs.join(", ")}.`;
		this.error(message, { code: "commander.excessArguments" });
	}
	unknownCommand() {
		const unknownName = this.args[0];
		let suggestion = "";
		if (this._showSuggestionAfterError) {
			const candidateNames = [];
			this.createHelp().visibleCommands(this).forEach((command) => {
				candidateNames.push(command.name());
				if (command.alias()) candidateNames.push(command.alias());
			});
			suggestion = suggestSimilar(unknownName, candidateNames);
		}
		const message = `error: unknown command '${unknownName}'${suggestion}`;
		this.error(message, { code: "commander.unknownCommand" });
	}
	version(str, flags, description) {
		if (str === void 0) return this._version;
		this._version = str;
		flags = flags || "-V, --version";
		description = description || "output the version number";
		const versionOption = this.createOption(flags, description);
		this._versionOptionName = versionOption.attributeName();
		this._registerOption(versionOption);
		this.on("option:" + versionOption.name(), () => {
			this._outputConfiguration.writeOut(`${str}\n`);
			this._exit(0, "commander.version", str);
		});
		return this;
	}
	description(str, argsDescription) {
		if (str === void 0 && argsDescription === void 0) return this._description;
		this._description = str;
		if (argsDescription) this._argsDescription = argsDescription;
		return this;
	}
	summary(str) {
		if (str === void 0) return this._summary;
		this._summary = str;
		return this;
	}
	alias(alias) {
		if (alias === void 0) return this._aliases[0];
		let command = this;
		if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
		if (alias === command._name) throw new Error("Command alias can't be the same as its name");
		const matchingCommand = this.parent?._findCommand(alias);
		if (matchingCommand) {
			const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
			throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
		}
		command._aliases.push(alias);
		return this;
	}
	aliases(aliases) {
		if (aliases === void 0) return this._aliases;
		aliases.forEach((alias) => this.alias(alias));
		return this;
	}
	usage(str) {
		if (str === void 0) {
			if (this._usage) return this._usage;
			const args = this.registeredArguments.map((arg) => {
				return humanReadableArgName(arg);
			});
			return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
		}
		this._usage = str;
		return this;
	}
	name(str) {
		if (str === void 0) return this._name;
		this._name = str;
		return this;
	}
	helpGroup(heading) {
		if (heading === void 0) return this._helpGroupHeading ?? "";
		this._helpGroupHeading = heading;
		return this;
	}
	commandsGroup(heading) {
		if (heading === void 0) return this._defaultCommandGroup ?? "";
		this._defaultCommandGroup = heading;
		return this;
	}
	optionsGroup(heading) {
		if (heading === void 0) return this._defaultOptionGroup ?? "";
		this._defaultOptionGroup = heading;
		return this;
	}
	_initOptionGroup(option) {
		if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
	}
	_initCommandGroup(cmd) {
		if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
	}
	nameFromFilename(filename) {
		this._name = node_path.default.basename(filename, node_path.default.extname(filename));
		return this;
	}
	executableDir(path) {
		if (path === void 0) return this._executableDir;
		this._executableDir = path;
		return this;
	}
	helpInformation(contextOptions) {
		const helper = this.createHelp();
		const context = this._getOutputContext(contextOptions);
		helper.prepareContext({
			error: context.error,
			helpWidth: context.helpWidth,
			outputHasColors: context.hasColors
		});
		const text = helper.formatHelp(this, helper);
		if (context.hasColors) return text;
		return this._outputConfiguration.stripColor(text);
	}
	_getOutputContext(contextOptions) {
		contextOptions = contextOptions || {};
		const error = !!contextOptions.error;
		let baseWrite;
		let hasColors;
		let helpWidth;
		if (error) {
			baseWrite = (str) => this._outputConfiguration.writeErr(str);
			hasColors = this._outputConfiguration.getErrHasColors();
			helpWidth = this._outputConfiguration.getErrHelpWidth();
		} else {
			baseWrite = (str) => this._outputConfiguration.writeOut(str);
			hasColors = this._outputConfiguration.getOutHasColors();
			helpWidth = this._outputConfiguration.getOutHelpWidth();
		}
		const write = (str) => {
			if (!hasColors) str = this._outputConfiguration.stripColor(str);
			return baseWrite(str);
		};
		return {
			error,
			write,
			hasColors,
			helpWidth
		};
	}
	outputHelp(contextOptions) {
		let deprecatedCallback;
		if (typeof contextOptions === "function") {
			deprecatedCallback = contextOptions;
			contextOptions = void 0;
		}
		const outputContext = this._getOutputContext(contextOptions);
		const eventContext = {
			error: outputContext.error,
			write: outputContext.write,
			command: this
		};
		this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
		this.emit("beforeHelp", eventContext);
		let helpInformation = this.helpInformation({ error: outputContext.error });
		if (deprecatedCallback) {
			helpInformation = deprecatedCallback(helpInformation);
			if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
		}
		outputContext.write(helpInformation);
		if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
		this.emit("afterHelp", eventContext);
		this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
	}
	helpOption(flags, description) {
		if (typeof flags === "boolean") {
			if (flags) {
				if (this._helpOption === null) this._helpOption = void 0;
				if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
			} else this._helpOption = null;
			return this;
		}
		this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
		if (flags || description) this._initOptionGroup(this._helpOption);
		return this;
	}
	_getHelpOption() {
		if (this._helpOption === void 0) this.helpOption(void 0, void 0);
		return this._helpOption;
	}
	addHelpOption(option) {
		this._helpOption = option;
		this._initOptionGroup(option);
		return this;
	}
	help(contextOptions) {
		this.outputHelp(contextOptions);
		let exitCode = Number(node_process.default.exitCode ?? 0);
		if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
		this._exit(exitCode, "commander.help", "(outputHelp)");
	}
	addHelpText(position, text) {
		const allowedValues = [
			"beforeAll",
			"before",
			"after",
			"afterAll"
		];
		if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
		const helpEvent = `${position}Help`;
		this.on(helpEvent, (context) => {
			let helpStr;
			if (typeof text === "function") helpStr = text({
				error: context.error,
				command: context.command
			});
			else helpStr = text;
			if (helpStr) context.write(`${helpStr}\n`);
		});
		return this;
	}
	_outputHelpIfRequested(args) {
		const helpOption = this._getHelpOption();
		if (helpOption && args.find((arg) => helpOption.is(arg))) {
			this.outputHelp();
			this._exit(0, "commander.helpDisplayed", "(outputHelp)");
		}
	}
};
function incrementNodeInspectorPort(args) {
	return args.map((arg) => {
		if (!arg.startsWith("--inspect")) return arg;
		let debugOption;
		let debugHost = "127.0.0.1";
		let debugPort = "9229";
		let match;
		if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) debugOption = match[1];
		else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
			debugOption = match[1];
			if (/^\d+$/.test(match[3])) debugPort = match[3];
			else debugHost = match[3];
		} else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
			debugOption = match[1];
			debugHost = match[3];
			debugPort = match[4];
		}
		if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
		return arg;
	});
}
function useColor() {
	if (node_process.default.env.NO_COLOR || node_process.default.env.FORCE_COLOR === "0" || node_process.default.env.FORCE_COLOR === "false") return false;
	if (node_process.default.env.FORCE_COLOR || node_process.default.env.CLICOLOR_FORCE !== void 0) return true;
}
new Command();
// src/domain/exit-codes.ts
const exitCodes = {
	valid: 0,
	"no-changes": 0,
	changes: 0,
	applied: 0,
	failed: 1,
	invalid: 3,
	stale: 4,
	"needs-approval": 5,
	partial: 6
};
// src/domain/fix.ts
function describeFix(fix, surface) {
	const nameOf = ({ option }) => surface === "action" ? `the input ${option}` : `--${option}`;
	return [fix].flat().map((part) => typeof part === "string" ? part : nameOf(part)).join("");
}
// src/domain/errors.ts
var ExpectedError = class extends Error {
	fix;
	exitCode;
	constructor(message, facts) {
		super(message, { cause: facts.cause });
		this.fix = facts.fix ?? null;
		this.exitCode = facts.exitCode ?? exitCodes.failed;
	}
};
const fixOf = (error, surface = "command-line") => error instanceof ExpectedError && error.fix !== null ? describeFix(error.fix, surface) : null;
const withFix = (error, surface = "command-line") => `${error.message} ${fixOf(error, surface) ?? ""}`.trim();
var UsageError = class extends ExpectedError {
	name = "UsageError";
	constructor(message, facts = {}, exitCode = 64) {
		super(message, {
			...facts,
			exitCode
		});
	}
};
var FileChangedError = class extends UsageError {
	constructor(message, facts) {
		super(message, facts, exitCodes.stale);
	}
};
var OtherFilesInvalidError = class extends UsageError {
	constructor(message, facts) {
		super(message, facts, exitCodes.invalid);
	}
};
var PlatformError = class PlatformError extends ExpectedError {
	name = "PlatformError";
	status = null;
	code = null;
	text = "";
	body = {};
	requestId = null;
	processed = "no";
	unsent = false;
	unprocessed = false;
	partial = false;
	constructor(message, { cause, fix = null, ...facts } = {}) {
		super(message, {
			cause,
			fix
		});
		Object.assign(this, {
			unprocessed: facts.unsent ?? false,
			...facts
		});
	}
	with(message, fix) {
		const { status, code, text, body, requestId, processed, unsent, unprocessed, partial } = this;
		return new PlatformError(message, {
			status,
			code,
			text,
			body,
			requestId,
			processed,
			unsent,
			unprocessed,
			partial,
			fix,
			cause: this
		});
	}
};
var ForgeError = class extends ExpectedError {
	name = "ForgeError";
	status;
	constructor(message, { cause, fix = null, status = null } = {}) {
		super(message, {
			cause,
			fix
		});
		this.status = status;
	}
};
// src/generated/version.ts
const version = "0.1.0";
// src/runtime/stop-signals.ts
const stopSignals = [
	"SIGINT",
	"SIGTERM",
	"SIGBREAK"
];
const hangUp = "SIGHUP";
function stopRequest(secondSignal) {
	let request = null;
	return () => request ??= firstSignal(secondSignal);
}
function firstSignal(secondSignal) {
	return new Promise((resolve) => {
		const onSignal = () => {
			if (secondSignal === "ends") for (const signal of stopSignals) process.off(signal, onSignal);
			resolve();
		};
		for (const signal of [...stopSignals, hangUp]) process.on(signal, onSignal);
	});
}
// src/util/system-errors.ts
function describeSystemError(cause, missing = "there is no such file") {
	if (!(cause instanceof Error)) return String(cause);
	const { code, errno, message } = cause;
	if (code === "ENOENT" || code === "ENOTDIR") return missing;
	return errno === void 0 ? message : (0, node_util.getSystemErrorMessage)(errno);
}
// src/runtime/files.ts
function writeOutputFile(path, text, checkout) {
	if (isRegularTarget(path, checkout)) return replaceFile(path, text);
	const noLink = openStreamPath.test(path) ? 0 : node_fs.constants.O_NOFOLLOW ?? 0;
	const file = (0, node_fs.openSync)(path, node_fs.constants.O_WRONLY | node_fs.constants.O_APPEND | noLink);
	try {
		(0, node_fs.writeFileSync)(file, text);
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function checkWritable(path, checkout) {
	if (!isRegularTarget(path, checkout)) return;
	removeAbandonedDrafts([(0, node_path.dirname)(path)]);
	if ((0, node_fs.existsSync)(path)) (0, node_fs.accessSync)(path, node_fs.constants.R_OK);
	(0, node_fs.rmSync)(writeDraft(path, ""));
}
function replaceFile(path, text) {
	const draft = writeDraft(path, text);
	try {
		renameDraft(draft, path);
	} finally {
		(0, node_fs.rmSync)(draft, { force: true });
	}
}
function removeOldOutputFile(path, checkout) {
	refuseLinkAbove(path, checkout);
	const entry = (0, node_fs.lstatSync)(path, { throwIfNoEntry: false });
	const isFolder = entry?.isDirectory() === true;
	if (isFolder && !/\.json$/i.test(path)) throw new Error("it is a folder");
	if ((isFolder || entry?.isFile() === true || entry?.isSymbolicLink() === true) && !openStreamPath.test(path)) (0, node_fs.rmSync)(path, { recursive: true });
}
function isRegularTarget(path, checkout) {
	if (openStreamPath.test(path)) return false;
	refuseLinks(path, checkout);
	const entry = (0, node_fs.lstatSync)(path, { throwIfNoEntry: false });
	if (entry?.isDirectory() === true) throw new Error("it is a folder");
	return entry === void 0 || entry.isFile();
}
const openStreamPath = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/;
function refuseLinks(path, checkout) {
	refuseLinkAbove(path, checkout);
	if (isLink(path)) throw new Error(`it is ${linkText}`);
}
function refuseLinkAbove(path, checkout) {
	for (let folder = (0, node_path.dirname)(path); folder !== (0, node_path.dirname)(folder); folder = (0, node_path.dirname)(folder)) {
		if (!isLink(folder)) continue;
		const realParent = node_fs.realpathSync.native((0, node_path.dirname)(folder));
		if (realParent === checkout || realParent.startsWith(checkout.endsWith(node_path.sep) ? checkout : checkout + node_path.sep)) throw new Error(`${(0, node_path.basename)(folder)} above it is ${linkText}`);
	}
}
const isLink = (path) => (0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
const linkText = "a symbolic link, and nothing is written through one";
const retryDelays = [
	10,
	20,
	40,
	80,
	160
];
function renameDraft(draft, target, { platform = process.platform, rename = node_fs.renameSync, sleep = sleepSync } = {}) {
	for (const wait of platform === "win32" ? retryDelays : []) try {
		return rename(draft, target);
	} catch (error) {
		if (!/^(?:EPERM|EACCES|EBUSY)$/.test(error.code ?? "")) throw error;
		sleep(wait);
	}
	rename(draft, target);
}
const sleepSync = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
const draftName = /^\.ifmatch-(\d+)-[a-z\d]+\.tmp$/;
const writtenDrafts = new Set();
function removeAbandonedDrafts(folders) {
	for (const folder of new Set(folders)) for (const name of fileNamesIn(folder)) {
		const id = Number(draftName.exec(name)?.[1] ?? NaN);
		if (id === process.pid ? !writtenDrafts.has(name) : id > 0 && !isRunning(id)) (0, node_fs.rmSync)((0, node_path.join)(folder, name), { force: true });
	}
}
function fileNamesIn(folder) {
	try {
		return (0, node_fs.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => entry.isFile() ? [entry.name] : []);
	} catch {
		return [];
	}
}
function isRunning(id) {
	try {
		return process.kill(id, 0);
	} catch (error) {
		return error.code !== "ESRCH";
	}
}
function writeDraft(target, text) {
	const name = `.ifmatch-${String(process.pid)}-${Math.random().toString(36).slice(2)}.tmp`;
	const path = (0, node_path.join)((0, node_path.dirname)(target), name);
	writtenDrafts.add(name);
	const entry = (0, node_fs.lstatSync)(target, { throwIfNoEntry: false });
	const mode = entry?.isFile() === true ? entry.mode : void 0;
	const file = (0, node_fs.openSync)(path, "wx", mode);
	try {
		if (mode !== void 0 && mode !== (0, node_fs.fstatSync)(file).mode) (0, node_fs.fchmodSync)(file, mode & 4095);
		(0, node_fs.writeFileSync)(file, text);
		return path;
	} catch (error) {
		(0, node_fs.rmSync)(path, { force: true });
		throw error;
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function copyPlanWithUndo(path, next) {
	if ((0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
	return wouldLoseUndo((0, node_fs.readFileSync)(path, "utf8"), next) ? copyPlan(path) : null;
}
function copyPlan(path) {
	const { name, ext } = (0, node_path.parse)(path);
	for (let number = 1;; number += 1) {
		const copy = (0, node_path.join)((0, node_path.dirname)(path), `${name}.applied-${String(number)}${ext}`);
		try {
			(0, node_fs.copyFileSync)(path, copy, node_fs.constants.COPYFILE_EXCL);
			return (0, node_path.basename)(copy);
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		}
	}
}
const undoFile = /^\.ifmatch-undo-\d{4}-\d\d-\d\d-\d+\.json$/;
function createUndoFile(folder, text, day, checkout) {
	for (let number = 1;; number += 1) {
		const name = `.ifmatch-undo-${day}-${String(number)}.json`;
		refuseLinkAbove((0, node_path.join)(folder, name), checkout);
		try {
			createPrivateFile((0, node_path.join)(folder, name), text);
			return name;
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		}
	}
}
function createPrivateFile(path, text) {
	const file = (0, node_fs.openSync)(path, "wx", 384);
	try {
		(0, node_fs.writeFileSync)(file, text);
		(0, node_fs.fsyncSync)(file);
	} catch (error) {
		(0, node_fs.rmSync)(path, { force: true });
		throw error;
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
const undoFilesIn = (folder) => fileNamesIn(folder).filter((name) => undoFile.test(name)).toSorted();
function wouldLoseUndo(old, next) {
	const keptUndos = new Set(undoKeysOf(next));
	return undoKeysOf(old).some((undo) => !keptUndos.has(undo));
}
function undoKeysOf(text) {
	if (!text.includes("\"undo\"")) return [];
	try {
		const { bundles } = JSON.parse(text.replace(/^\uFEFF/, ""));
		return bundles.flatMap(({ deployment, kind, product, undo }) => undo ? [JSON.stringify([
			deployment,
			kind,
			product,
			undo.bundle
		])] : []);
	} catch {
		return [];
	}
}
function relativeToFolder(folder, path, paths = node_path.default) {
	const inside = paths.relative(folder, paths.resolve(folder, path)).replaceAll(paths.sep, "/");
	return inside === "" ? "." : inside;
}
// src/runtime/streams.ts
const closedPipeCodes = new Set([
	"EPIPE",
	"EOF",
	"EIO"
]);
var DirectOutput = class {
	file;
	system;
	closedBy = null;
	constructor(file, system = {
		write: node_fs.writeSync,
		wait: () => sleepSync(5)
	}) {
		this.file = file;
		this.system = system;
	}
	get destroyed() {
		return this.closedBy !== null;
	}
	write(text, written = () => {}) {
		for (let bytes = Buffer.from(text); bytes.length > 0 && this.closedBy === null;) bytes = bytes.subarray(this.attempt(bytes));
		written(this.closedBy);
		return true;
	}
	attempt(bytes) {
		try {
			return this.system.write(this.file, bytes);
		} catch (error) {
			const { code } = error;
			if (code === "EAGAIN") {
				this.system.wait();
				return 0;
			}
			if (closedPipeCodes.has(code)) {
				this.closedBy = error;
				return 0;
			}
			throw new UsageError(`Standard output cannot be written: ${describeSystemError(error)}.`, { cause: error });
		}
	}
};
var StandardStreams = class {
	openOut = null;
	openErr = null;
	get in() {
		return process.stdin;
	}
	get out() {
		return this.openOut ??= isTerminal(1) ? ignoreErrors(process.stdout) : new DirectOutput(1);
	}
	get err() {
		return this.openErr ??= ignoreErrors(process.stderr);
	}
	get areInteractive() {
		return isTerminal(0) && isTerminal(2);
	}
	get areFlushed() {
		return [this.openOut, this.openErr].every((stream) => stream === null || (stream.writableLength ?? 0) === 0);
	}
};
const ignoreErrors = (stream) => stream.on("error", () => {});
function isTerminal(descriptor) {
	let file;
	try {
		file = (0, node_fs.fstatSync)(descriptor);
	} catch {
		return false;
	}
	return file.isCharacterDevice() && file.rdev !== (0, node_fs.statSync)("/dev/null", { throwIfNoEntry: false })?.rdev && process.getBuiltinModule("node:tty").isatty(descriptor);
}
// src/domain/sentence.ts
const foreign = (text) => ({ foreign: text });
function say(literals, ...values) {
	return literals.flatMap((literal, index) => {
		const value = values[index] ?? [];
		if (typeof value === "string") return [literal, foreign(value)];
		return typeof value === "number" ? [literal, String(value)] : [literal, ...value];
	}).filter((piece) => piece !== "");
}
const joinSentences = (sentences, by = " ") => sentences.filter((sentence) => sentence.length > 0).flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
const plainText = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
const maxListed = 12;
function listSentence(things, word = "and") {
	const more = things.length - maxListed;
	const all = more > 0 ? [...things.slice(0, maxListed), [`${more} more`]] : things;
	const last = all.at(-1) ?? [];
	return all.length < 2 ? last : [
		...joinSentences(all.slice(0, -1), ", "),
		` ${word} `,
		...last
	];
}
// src/util/shell.ts
const quoteForShell = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
// src/domain/guards.ts
function guardSentence({ reason, limit, advice = [] }) {
	const why = limit.length === 0 ? say`${reason}.` : say`${reason} (${limit}).`;
	return joinSentences([why, advice]);
}
const numberValues = (max) => ({
	argument: {
		kind: "number",
		max
	},
	none: null,
	withApproval: (limit, approved) => approved ?? limit,
	combineApprovals(a, b) {
		if (a === null || b === null) return a ?? b;
		return Math.max(a, b);
	},
	toArguments: (option, approved) => approved === null ? [] : [option, String(approved)],
	toSetting: String,
	canonical: (limit) => limit
});
const slugValues = {
	argument: {
		kind: "names",
		word: "slug"
	},
	none: [],
	withApproval: (limit, approved) => limit.filter((slug) => !approved.includes(slug)),
	combineApprovals: (a, b) => [...new Set([...a, ...b])],
	toArguments: (option, approved) => approved.flatMap((slug) => [option, slug]),
	toSetting: (approved) => `a list without ${approved.join(", ")}`,
	canonical: (limit) => [...new Set(limit)].toSorted()
};
const exemptedRuleValues = {
	...slugValues,
	argument: {
		kind: "names",
		word: "rule"
	},
	withApproval: (limit, approved) => [...new Set([...limit, ...approved])],
	toSetting: (approved) => `[${approved.join(", ")}]`
};
const choiceValues = (permissive) => ({
	argument: null,
	none: false,
	withApproval: (limit, approved) => approved ? permissive : limit,
	combineApprovals: (a, b) => a || b,
	toArguments: (option, approved) => approved ? [option] : [],
	toSetting: () => String(permissive),
	canonical: (limit) => limit
});
const numberInput = (name) => ({
	name,
	expected: "a whole number",
	parse: (text) => /^\d{1,6}$/.test(text) ? Number(text) : null
});
const guardDefinitions = {
	max_deletes: {
		name: "max-deletes",
		option: "--max-deletes",
		help: "allow up to this many objects of a bundle to be deleted or weakened",
		input: numberInput("max-deletes"),
		judges: "changes",
		default: 10,
		comment: "objects of one bundle that are deleted or weakened",
		values: numberValues(1e6)
	},
	max_delete_percent: {
		name: "max-delete-percent",
		option: "--max-delete-percent",
		help: "allow this share of a bundle's objects to be deleted or weakened",
		input: null,
		judges: "changes",
		default: 30,
		comment: "the same as a share; with fewer than 10 objects, deleting more than half",
		values: numberValues(100)
	},
	allow_no_blocking: {
		name: "no-blocking",
		option: "--allow-no-blocking",
		help: "allow a bundle to end up with nothing that blocks or enforces, or empty",
		input: null,
		judges: "changes",
		default: false,
		comment: "whether a bundle may end up with nothing that blocks or enforces, or empty",
		values: choiceValues(true)
	},
	protected: {
		name: "protected",
		option: "--allow-protected",
		help: "allow a protected policy to be deleted or weakened (repeatable)",
		input: null,
		judges: "changes",
		default: [],
		comment: "slugs of policies that must not be deleted or weakened",
		values: slugValues
	},
	looser: {
		name: "looser",
		option: "--allow-looser",
		help: "allow changes that loosen enforcement",
		input: null,
		judges: "changes",
		default: "allow",
		comment: "or require_approval, for every change that loosens enforcement",
		values: choiceValues("allow")
	},
	broken_tests: {
		name: "broken-tests",
		option: "--allow-broken-tests",
		help: "allow changes that break a test of the base branch",
		input: null,
		judges: "verdicts",
		default: "require_approval",
		comment: "or allow, for changes that break a test of the base branch",
		values: choiceValues("allow")
	},
	allow_failing_rules: {
		name: "failing-rules",
		option: "--allow-failing-rule",
		help: "allow changes that break a rule of the config (repeatable)",
		input: null,
		judges: "verdicts",
		default: [],
		comment: "names of rules that changes may break",
		values: exemptedRuleValues
	}
};
const guardKeys = Object.keys(guardDefinitions);
function mapGuards(valueOf) {
	return Object.fromEntries(guardKeys.map((key) => [key, valueOf(key)]));
}
const defaultLimits = mapGuards((key) => guardDefinitions[key].default);
const noApproval = mapGuards((key) => guardDefinitions[key].values.none);
const completeApproval = (partial) => mapGuards((key) => partial[key] ?? guardDefinitions[key].values.none);
const withApproval = (limits, approval) => mapGuards((key) => guardDefinitions[key].values.withApproval(limits[key], approval[key]));
const isFoundByTestsOrRules = ({ guard }) => guardDefinitions[guard].judges === "verdicts";
const approvalOf = (violations, before = noApproval) => violations.reduce((sum, { guard, approval }) => combine(sum, completeApproval({ [guard]: approval })), before);
const combine = (a, b) => mapGuards((key) => guardDefinitions[key].values.combineApprovals(a[key], b[key]));
function approvalArgs(approval) {
	const wordsOf = (key, approved) => guardDefinitions[key].values.toArguments(guardDefinitions[key].option, approved);
	return guardKeys.flatMap((key) => wordsOf(key, approval[key]));
}
const approvingOption = (guard) => approvalArgs(approvalOf([guard])).map(quoteForShell).join(" ");
function approvingSetting({ guard, approval }) {
	const settingOf = (key, approved) => `${key}: ${guardDefinitions[key].values.toSetting(approved)}`;
	return settingOf(guard, approval);
}
const canonicalLimits = (limits) => mapGuards((key) => guardDefinitions[key].values.canonical(limits[key]));
// src/runtime/terminal.ts
var Terminal = class {
	streams;
	quiet;
	env;
	progressShown = false;
	constructor(streams, { quiet, env }) {
		this.streams = streams;
		this.quiet = quiet;
		this.env = env;
	}
	get isDumb() {
		return this.env["TERM"] === "dumb";
	}
	get width() {
		return columnsOf(this.streams.out, 100);
	}
	wantsColor(choice) {
		const { NO_COLOR: no = "", FORCE_COLOR: forced = "" } = this.env;
		if (choice !== "auto") return choice === "always";
		if (no !== "") return false;
		if (forced !== "") return forced !== "0";
		return this.streams.out.isTTY === true && !this.isDumb;
	}
	print(text) {
		this.clearProgress();
		this.streams.out.write(text.endsWith("\n") || text === "" ? text : `${text}\n`);
	}
	forward(text) {
		this.clearProgress();
		this.streams.out.write(text);
	}
	printNote(line, always = false) {
		if (this.quiet && !always) return;
		this.clearProgress();
		this.streams.err.write(`${line}\n`);
	}
	showProgress(text) {
		if (this.quiet || this.isDumb || this.streams.err.isTTY !== true) return;
		this.streams.err.write(`\r\u001B[2K${text.slice(0, columnsOf(this.streams.err, 80) - 1)}`);
		this.progressShown = true;
	}
	showWaiting(text) {
		if (this.streams.err.isTTY === true) this.showProgress(text);
		else this.printNote(text);
	}
	clearProgress() {
		if (!this.progressShown) return;
		this.streams.err.write("\r\x1B[2K");
		this.progressShown = false;
	}
	get canAsk() {
		const { areInteractive } = this.streams;
		return areInteractive ?? (this.streams.in.isTTY === true && this.streams.err.isTTY === true);
	}
	async prompts() {
		const { openPrompts } = await Promise.resolve().then(() => require("./prompts.js"));
		return openPrompts(this.streams.in, this.streams.err, () => this.clearProgress());
	}
	async ask(question) {
		const { Cancelled } = await Promise.resolve().then(() => require("./prompts.js"));
		return (await this.prompts()).confirm(question).catch((error) => {
			if (error instanceof Cancelled) return false;
			throw error;
		});
	}
};
const columnsOf = ({ columns = 0 }, defaultColumns) => columns > 0 ? columns : defaultColumns;
// src/cli/options.ts
const formats$1 = [
	"terminal",
	"markdown",
	"json",
	"html",
	"sarif",
	"github",
	"codequality",
	"terraform"
];
const globalOptions = (command) => command.option("-C, --directory <dir>", "run as if started in this folder", ".").addOption(new Option("--color <when>", "colour on the terminal").choices([
	"auto",
	"always",
	"never"
]).default("auto")).option("--quiet", "print only the result and errors").option("--verbose", "print each request and full diffs");
const fileOptions = (command) => scopeOptions(command.argument("[paths...]", "files or folders (default: those in the config, else policies/)", collectNonEmpty));
const scopeOptions = (command) => configOption(command).option("--deployment <slug>", "only the bundles of this deployment");
const configOption = (command) => command.option("--config <file>", "the config (default: ifmatch.yaml, here or in a folder above)");
const connectionOptions = (command) => command.option("--base-url <url>", "the platform's address (default: $IFMATCH_BASE_URL)").addOption(new Option("--sandbox", "use an embedded platform instead of a remote one").conflicts("baseUrl")).addOption(new Option("--sandbox-db <file>", "keep the embedded platform in this file (implies --sandbox)").conflicts("baseUrl"));
const outputOptions = (command, choices = formats$1) => command.addOption(new Option("--format <name>", "output format").choices(choices).default("terminal")).option("--output <file>", "write the result to this file, in the format of its ending unless --format is given");
const extensions = {
	terminal: null,
	markdown: ".md",
	json: ".json",
	html: ".html",
	sarif: ".sarif",
	github: null,
	codequality: null,
	terraform: null
};
function setFormatByFileName(file, command, flags) {
	const option = command.options.find((candidate) => candidate.attributeName() === "format");
	if (option?.defaultValue !== "terminal" || command.getOptionValueSource("format") !== "default") return;
	const format = formats$1.find((candidate) => extensions[candidate] !== null && extensions[candidate] === (0, node_path.extname)(file).toLowerCase());
	if (format === void 0) return;
	const choices = option.argChoices ?? [];
	if (!choices.includes(format)) throw new UsageError(`${command.name()} does not print ${format}, which is the format of ${file}.`, { fix: `Choose one with --format: ${choices.join(", ")}.` });
	flags.format = format;
}
function guardOptions(command) {
	for (const key of guardKeys) command.addOption(guardOption(key));
	return command;
}
var GuardOption = class extends Option {
	key;
	constructor(key, flags) {
		super(flags, guardDefinitions[key].help);
		this.key = key;
	}
	attributeName() {
		return this.key;
	}
};
function guardOption(key) {
	const { option, values } = guardDefinitions[key];
	const { argument } = values;
	if (argument === null) return new GuardOption(key, option);
	if (argument.kind === "number") return new GuardOption(key, `${option} <n>`).argParser(wholeNumber(0, argument.max));
	return new GuardOption(key, `${option} <${argument.word}>`).argParser(collectNonEmpty).default([], "none");
}
const forceOption = () => new Option("--force", "overwrite policy files even if git does not hold what is in them");
function refuseForceWithoutWrite({ force, write }) {
	if (force === true && write !== true) throw new UsageError("--force only goes with --write.", { fix: "Leave --force out, or add --write." });
}
const strictOption = (command) => command.option("--strict", "exit with 3 when there are warnings");
const wholeNumber = (min, max) => (text) => {
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < min || value > max) throw new InvalidArgumentError(`It must be a whole number from ${String(min)} to ${String(max)}.`);
	return value;
};
const withExample = (command, line) => command.addHelpText("after", `\nExample:\n  $ ${line}`);
const toSelection = (paths, flags, runtime) => ({
	source: runtime.source,
	paths: paths.map((path) => runtime.fromRoot(path)),
	config: configPath(flags, runtime),
	deployment: flags.deployment ?? null,
	baseSettings: null
});
const configPath = ({ config }, runtime) => config === void 0 ? null : runtime.fromRoot(config);
function parseNonEmpty(text) {
	if (text === "") throw new InvalidArgumentError("It is empty. If it comes from a variable, set that.");
	return parseValue(text);
}
function parseValue(text) {
	if (/^--[a-z]/.test(text)) throw new InvalidArgumentError("It is an option. Put the value before it.");
	return text;
}
const collectNonEmpty = (text, earlier = []) => [...earlier, parseNonEmpty(text)];
function configureCommand(command, streams) {
	for (const option of command.options) if (option.required && option.parseArg === void 0) option.argParser(parseNonEmpty);
	return command.exitOverride((error) => {
		throw Object.assign(error, { command });
	}).configureHelp({ showGlobalOptions: true }).configureOutput({
		writeOut: (text) => streams.out.write(text),
		writeErr: (text) => streams.err.write(text),
		outputError: () => {},
		getOutHelpWidth: () => columnsOf(streams.out, 80),
		getErrHelpWidth: () => columnsOf(streams.err, 80),
		getOutHasColors: () => true,
		getErrHasColors: () => true
	});
}
const rerunArgs = (paths, flags) => [scopeArgs(paths, flags), ...approvalArgs(completeApproval(flags)).map(quoteForShell)].filter((part) => part !== "").join(" ");
function scopeArgs(paths, flags) {
	const { directory, sandbox, sandboxDb } = flags;
	return [
		...optionWithValue("-C", directory === "." ? void 0 : directory),
		...paths,
		...optionWithValue("--config", flags.config),
		...optionWithValue("--deployment", flags.deployment),
		...optionWithValue("--base-url", flags.baseUrl),
		...sandbox === true && sandboxDb === void 0 ? ["--sandbox"] : [],
		...optionWithValue("--sandbox-db", sandboxDb)
	].map(quoteForShell).join(" ");
}
const optionWithValue = (name, value) => value === void 0 ? [] : [name, value];
const planOptions = (command) => guardOptions(connectionOptions(outputOptions(command)));
function parseOutputFile(text) {
	if (text === "-") throw new InvalidArgumentError("Only --output takes - for standard output. For a file of that name write ./-");
	return parseNonEmpty(text);
}
// src/domain/source.ts
var SourceError = class extends Error {
	name = "SourceError";
	kind;
	reason;
	bytes;
	constructor(kind, path, reason, facts = {}) {
		super(`${path}: ${reason}`, { cause: facts.cause });
		this.kind = kind;
		this.reason = reason;
		this.bytes = facts.bytes ?? null;
	}
};
const parentFolder = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);
const joinPath = (folder, name) => folder === "" ? name : `${folder}/${name}`;
function foldersAbove(path) {
	const folders = [];
	for (let folder = parentFolder(path); folder !== ""; folder = parentFolder(folder)) folders.unshift(folder);
	return folders;
}
// src/files/disk.ts
function openDisk(root, isSubmodule = () => false) {
	const disk = newDisk(node_fs.realpathSync.native(root));
	return {
		kind: (path) => kindOf(disk, path),
		list: (path) => listFolder(disk, path),
		isSubmodule,
		read: (path, limit) => readFile(disk, path, limit)
	};
}
const newDisk = (root) => ({
	root,
	folders: new Set([""])
});
function kindOf(disk, path) {
	if (disk.folders.has(path)) return "folder";
	const parentKind = kindOf(disk, parentFolder(path));
	if (parentKind !== "folder") return parentKind === "symlink" ? "symlink" : "missing";
	const kind = kindOnDisk((0, node_path.join)(disk.root, path));
	if (kind === "folder") disk.folders.add(path);
	return kind;
}
function kindOnDisk(path) {
	try {
		return entryKind((0, node_fs.lstatSync)(path, { throwIfNoEntry: false }));
	} catch (error) {
		return error.code === "ENAMETOOLONG" ? "missing" : "file";
	}
}
function listFolder(disk, path) {
	if (kindOf(disk, path) !== "folder") throw new SourceError("unreadable", path, "it is not a folder");
	return convertSystemErrors(path === "" ? "." : path, () => (0, node_fs.readdirSync)((0, node_path.join)(disk.root, path), { withFileTypes: true })).map((entry) => ({
		name: entry.name,
		kind: entryKind(entry)
	})).toSorted((a, b) => a.name < b.name ? -1 : 1);
}
function entryKind(entry) {
	if (entry === void 0) return "missing";
	if (entry.isSymbolicLink()) return "symlink";
	if (entry.isDirectory()) return "folder";
	return entry.isFile() ? "file" : "other";
}
function convertSystemErrors(path, action) {
	try {
		return action();
	} catch (error) {
		if (!(error instanceof Error) || !("code" in error)) throw error;
		throw new SourceError({
			ENOENT: "missing",
			ENOTDIR: "missing",
			ELOOP: "symlink",
			EISDIR: "not-a-file"
		}[String(error.code)] ?? "unreadable", path, describeSystemError(error, "it is not there"), { cause: error });
	}
}
function readFile(disk, path, limit) {
	if (kindOf(disk, parentFolder(path)) === "symlink") throw new SourceError("symlink", path, "it lies behind a symbolic link");
	const descriptor = openWithoutLinks(disk, path);
	try {
		const status = (0, node_fs.fstatSync)(descriptor);
		if (!status.isFile()) throw new SourceError("not-a-file", path, "it is not a regular file");
		if (status.size > limit) throw new SourceError("too-large", path, "it is too large", { bytes: status.size });
		return convertSystemErrors(path, () => readAll(descriptor, status.size, path));
	} finally {
		(0, node_fs.closeSync)(descriptor);
	}
}
function readAll(descriptor, size, path) {
	const bytes = Buffer.allocUnsafe(size + 1);
	const length = (0, node_fs.readSync)(descriptor, bytes);
	if (length !== size) throw new SourceError("unreadable", path, "it changed while it was read");
	return bytes.subarray(0, length);
}
const openFlags = node_fs.constants.O_RDONLY | (node_fs.constants.O_NOFOLLOW ?? 0) | (node_fs.constants.O_NONBLOCK ?? 0);
function openWithoutLinks(disk, path) {
	const descriptor = convertSystemErrors(path, () => (0, node_fs.openSync)((0, node_path.join)(disk.root, path), openFlags));
	try {
		const realPath = realPathOfOpenFile(descriptor);
		const expectedPath = (0, node_path.join)(disk.root, path);
		if (realPath === null ? isSameFile(disk, path, descriptor) : realPath === expectedPath) return descriptor;
		throw new SourceError(realPath === `${expectedPath} (deleted)` ? "unreadable" : "symlink", path, "it was replaced while it was read");
	} catch (error) {
		(0, node_fs.closeSync)(descriptor);
		throw error;
	}
}
function isSameFile(disk, path, descriptor) {
	if (["missing", "symlink"].includes(kindOf(newDisk(disk.root), path))) return false;
	const status = (0, node_fs.lstatSync)((0, node_path.join)(disk.root, path), {
		throwIfNoEntry: false,
		bigint: true
	});
	return status !== void 0 && status.ino === (0, node_fs.fstatSync)(descriptor, { bigint: true }).ino;
}
function realPathOfOpenFile(descriptor) {
	try {
		return (0, node_fs.readlinkSync)(`/proc/self/fd/${descriptor}`);
	} catch {
		return null;
	}
}
// src/platform/clock.ts
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		const { setTimeout: sleep } = await import("node:timers/promises");
		await sleep(milliseconds, void 0, signal && { signal }).catch(() => {});
	},
	timer(milliseconds, fire) {
		const timer = setTimeout(fire, milliseconds).unref();
		return () => clearTimeout(timer);
	}
};
// src/domain/credentials.ts
const credentialFormats = [
	String.raw`\bgh[pousr]_[A-Za-z0-9]{20,}`,
	String.raw`\bgithub_pat_\w{20,}`,
	String.raw`\bglpat-[\w-]{20,}`,
	String.raw`\bnpm_[A-Za-z0-9]{30,}`,
	String.raw`\bpypi-[\w-]{50,}`,
	String.raw`\bxox[a-z]-[\w-]{10,}`,
	String.raw`\bxapp-[\w-]{10,}`,
	String.raw`(?<=\bhooks\.slack(?:-gov)?\.com/(?:services|workflows|triggers)/)[\w/-]+`,
	String.raw`(?<=\bdiscord(?:app)?\.com/api/webhooks/)[\w/-]+`,
	String.raw`(?<=\bwebhook\.office\.com/webhookb2/)[\w@/-]+`,
	String.raw`\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
	String.raw`\bAIza[\w-]{35}`,
	String.raw`\bATATT3[\w=-]{20,}`,
	String.raw`\bSG\.[\w-]{16,}\.[\w-]{16,}`,
	String.raw`\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`,
	String.raw`\bsk-[\w-]{20,}`,
	String.raw`\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]*`,
	String.raw`(?<=\b(?:Bearer|Basic) )[A-Za-z0-9+/._~-]{16,}=*`,
	String.raw`(?<=-----BEGIN [A-Z ]*PRIVATE KEY-----)[^-]+`,
	String.raw`(?<=\bhttps?://[^\s/"':@]*:)[^\s/"'@]+(?=@)`,
	String.raw`(?<=[?&](?:access_token|api_?key|auth|key|password|secret|sig|signature|token)=)[^\s&"'#]{8,}`
].join("|");
const credentialHint = /[-_]|:\/\/|SG\.|eyJ|AKIA|ASIA|AIza|ATATT3|Bearer |Basic /;
const minCredentialLength = 8;
const hasCredential = (text) => text.length >= minCredentialLength && credentialHint.test(text) && new RegExp(credentialFormats).test(text);
const isCredentialSetting = (name, value) => value.length >= minCredentialLength && isCredentialName(name);
const isCredentialName = (name) => /(?:^|[_.-])(?:(?:access|api|private|signing)[_.-]?key|authorization|credentials?|passw(?:or)?d|secret|token)$/.test(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase());
const maskFormats = (text, mask = maskWithThreeStars) => text.length >= minCredentialLength && credentialHint.test(text) ? text.replaceAll(new RegExp(credentialFormats, "g"), mask) : text;
const maskWithThreeStars = () => "***";
const maskInSameWidth = (secret) => "*".repeat(secret.length);
const maskLine = (line, mask = maskWithThreeStars) => maskFormats(line.replaceAll(settingPattern, (whole, start, name, value) => {
	const plainValue = withoutComment(value);
	return isCredentialSetting(name, plainValue.replaceAll(/^["']|["']$/g, "")) ? start + mask(plainValue) + value.slice(plainValue.length) : whole;
}), mask);
function withoutComment(value) {
	const comment = /\s#/.exec(value)?.index ?? value.length;
	return value.slice(0, comment).trimEnd();
}
const settingPattern = /((?<![\w.-])["']?([A-Za-z][\w.-]*)["']?:\s+)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"',[\]{}|>][^,\]}]*)/g;
function maskLines(lines) {
	let block = null;
	return lines.map((line) => {
		const indent = line.search(/\S/);
		if (block !== null && indent > block.indent) return `${" ".repeat(indent)}***`;
		const [, name = ""] = /^\s*(?:- )?["']?([\w.-]+)["']?: [|>]/.exec(line) ?? [];
		block = isCredentialName(name) ? { indent } : null;
		return maskLine(line);
	});
}
// src/report/escape.ts
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const escapeHtml = (text) => escapeHidden(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "").replaceAll("##[", "##&#91;");
const hiddenCharacters = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const printableAscii = /^[ -~]*$/;
const shortEscapes = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
const escapeHidden = (text) => showHidden(maskFormats(text));
const showHidden = (text) => printableAscii.test(text) ? text : text.replaceAll(hiddenCharacters(), showCodePoint);
function showCodePoint(character) {
	return shortEscapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
const actingCharacters = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;
const toJson = (value, indent = 0) => JSON.stringify(value, null, indent).replaceAll(actingCharacters, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
function escapeMarkdownSpan(text, maxChars = 500) {
	const content = escapeAndCut(text, maxChars);
	if (content === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== "" ? " " : "";
	return fence + pad + content + pad + fence;
}
const escapeMarkdownTitle = (text, maxChars = 200) => escapeHtml(escapeAndCut(text, maxChars));
function escapeMarkdownFence(lines, info, maxChars = 500) {
	const content = lines.map((line) => escapeAndCut(isLineCommand(line) ? breakLineCommand(line) : line, maxChars));
	const longest = content.reduce((most, line) => Math.max(most, longestRun(line)), 2);
	const fence = "`".repeat(longest + 1);
	return [
		fence + info,
		...content,
		fence
	].join("\n");
}
function escapeAndCut(foreign, maxChars) {
	const text = breakLogCommands(maskFormats(foreign));
	const escaped = showHidden(text.slice(0, maxChars + 1));
	if (escaped.length <= maxChars) return escaped;
	let start = "";
	for (const character of text) {
		const next = showHidden(character);
		if (start.length + next.length >= maxChars) break;
		start += next;
	}
	return `${start}…`;
}
const longestRun = (text) => (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
const escapeTerminal = (text) => breakLogCommands(escapeHidden(text));
const isLineCommand = (row) => row.trimStart().startsWith("::");
const breakLineCommand = (text) => text.replace(":", String.raw`\u{3A}`);
const breakLogCommands = (text) => text.includes("##[") ? text.replaceAll("##[", String.raw`##\u{5B}`) : text;
function workflowCommand({ command, properties, message }) {
	const list = Object.entries(properties).filter(([, value]) => value !== null).map(([name, value]) => `${name}=${escapeCommandProperty(String(value))}`).join(",");
	return `::${command}${list === "" ? "" : ` ${list}`}::${encodeCommandMessage(escapeLines(message))}`;
}
const escapeLines = (text) => text.split("\n").map(escapeTerminal).join("\n");
const encodeCommandMessage = (text) => text.replaceAll("%", "%25").replaceAll("\n", "%0A");
const escapeCommandProperty = (text) => encodeCommandMessage(escapeTerminal(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
async function mapConcurrently(items, work) {
	const results = [];
	const queue = sharedEntries(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: 8 }, worker));
	return results;
}
function* sharedEntries(items) {
	yield* items.entries();
}
function deferRejection(request) {
	request.catch(() => {});
	return request;
}
var Semaphore = class {
	free;
	waiting = [];
	constructor(count) {
		this.free = count;
	}
	async acquire() {
		if (this.free > 0) this.free -= 1;
		else await new Promise((resolve) => this.waiting.push(resolve));
	}
	release() {
		const next = this.waiting.shift();
		if (next === void 0) this.free += 1;
		else next();
	}
};
// src/generated/operations.ts
const operations = {
	listDeployments: {
		method: "GET",
		path: "/api/v1/deployments",
		summary: "List the deployments that the token sees",
		tags: ["Deployments"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DeploymentList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: []
	},
	listProjects: {
		method: "GET",
		path: "/api/v1/deployments/{deploymentSlug}/projects",
		summary: "List the projects with their tags",
		tags: ["Projects"],
		security: ["WebToken"],
		query: "ListProjectsQuery",
		body: null,
		answer: "ProjectList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "page",
			items: "projects"
		},
		parameters: [
			{
				name: "deploymentSlug",
				in: "path",
				schema: { type: "string" }
			},
			{
				name: "page",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "page_size",
				in: "query",
				schema: { type: "integer" }
			}
		]
	},
	listFindings: {
		method: "GET",
		path: "/api/v1/deployments/{deploymentSlug}/findings",
		summary: "List findings, newest first",
		tags: ["Findings"],
		security: ["WebToken"],
		query: "ListFindingsQuery",
		body: null,
		answer: "FindingList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "page",
			items: "findings"
		},
		parameters: [
			{
				name: "deploymentSlug",
				in: "path",
				schema: { type: "string" }
			},
			{
				name: "issue_type",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"sast",
						"sca",
						"ai_sast"
					]
				}
			},
			{
				name: "since",
				in: "query",
				schema: { type: "number" }
			},
			{
				name: "page",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "page_size",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "dedup",
				in: "query",
				schema: { type: "boolean" }
			},
			{
				name: "repos",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "repository_ids",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: ["integer", "string"],
						pattern: "^[0-9]{1,19}$"
					}
				}
			},
			{
				name: "status",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"open",
						"fixed",
						"ignored",
						"reviewing",
						"fixing",
						"provisionally_ignored"
					]
				}
			},
			{
				name: "triage_reasons",
				in: "query",
				schema: {
					type: "array",
					items: { $ref: "#/$defs/TriageReason" }
				}
			},
			{
				name: "severities",
				in: "query",
				schema: {
					type: "array",
					items: { $ref: "#/$defs/Severity" }
				}
			},
			{
				name: "ref",
				in: "query",
				schema: { type: "string" }
			},
			{
				name: "policies",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"rule-board-audit",
							"rule-board-pr-comments",
							"rule-board-block"
						]
					}
				}
			},
			{
				name: "rules",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "categories",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "confidence",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"low",
						"medium",
						"high"
					]
				}
			},
			{
				name: "autotriage_verdict",
				in: "query",
				schema: {
					type: "string",
					enum: ["true_positive", "false_positive"]
				}
			},
			{
				name: "component_tags",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "exposures",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"reachable",
							"always_reachable",
							"conditionally_reachable",
							"unreachable",
							"unknown"
						]
					}
				}
			},
			{
				name: "transitivities",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"direct",
							"transitive",
							"unknown"
						]
					}
				}
			},
			{
				name: "is_malicious",
				in: "query",
				schema: { type: "boolean" }
			},
			{
				name: "click_to_fix_pr_state",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: ["open", "merged"]
					}
				}
			}
		]
	},
	listSecrets: {
		method: "GET",
		path: "/api/v1/deployments/{deploymentId}/secrets",
		summary: "List findings of secrets",
		tags: ["Findings"],
		security: ["WebToken"],
		query: "ListSecretsQuery",
		body: null,
		answer: "SecretFindingList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "findings"
		},
		parameters: [
			{
				name: "deploymentId",
				in: "path",
				schema: {
					type: "string",
					pattern: "^[0-9]{1,19}$"
				}
			},
			{
				name: "cursor",
				in: "query",
				schema: { type: "string" }
			},
			{
				name: "limit",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "since",
				in: "query",
				schema: {
					type: "string",
					pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
				}
			},
			{
				name: "validationState",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "status",
				in: "query",
				schema: { type: "string" }
			},
			{
				name: "severity",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "repo",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			}
		]
	},
	triageFindings: {
		method: "POST",
		path: "/api/v1/deployments/{deploymentSlug}/triage",
		summary: "Triage findings in bulk",
		tags: ["Findings"],
		security: ["WebToken"],
		query: null,
		body: "TriageRequest",
		answer: "TriageAnswer",
		maturity: "stable",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentSlug",
			in: "path",
			schema: { type: "string" }
		}]
	},
	listDependencies: {
		method: "POST",
		path: "/api/sca/deployments/{deploymentId}/dependencies",
		summary: "List dependencies",
		tags: ["Dependencies"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "DependenciesRequest",
		answer: "DependencyList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "dependencies"
		},
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getResolutionConfigs: {
		method: "GET",
		path: "/api/agent/deployments/{deploymentId}/projects/{projectId}/resolution_configs",
		summary: "Read how the dependencies of a project are resolved",
		tags: ["Dependencies"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: null,
		answer: "ResolutionConfiguration",
		maturity: "experimental",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "projectId",
			in: "path",
			schema: { type: "string" }
		}]
	},
	reportGuardrailsActivity: {
		method: "POST",
		path: "/api/reporting/{deploymentId}/reports/guardrails-activity",
		summary: "Report what guardrails showed and what became of it",
		tags: ["Reports"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "ReportRequest",
		answer: "GuardrailsReport",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	reportBacklogByRule: {
		method: "POST",
		path: "/api/reporting/{deploymentId}/reports/backlog/by-rule",
		summary: "Report the backlog by rule",
		tags: ["Reports"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "ReportRequest",
		answer: "BacklogReport",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	searchIssues: {
		method: "POST",
		path: "/api/agent/deployments/{deploymentId}/issues/search",
		summary: "Search issues and group them by rule",
		tags: ["Issues"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "IssueSearchRequest",
		answer: "IssueGroupList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "groups"
		},
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getRemediationPolicies: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies",
		summary: "Read the remediation policies bundle",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "RemediationState",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	applyRemediationPolicies: {
		method: "PUT",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies",
		summary: "Replace the remediation policies bundle, strictly",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "RemediationRequest",
		answer: "RemediationState",
		maturity: "beta",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "If-Match",
			in: "header",
			schema: { type: "string" }
		}]
	},
	previewRemediationPolicies: {
		method: "POST",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies:dryRun",
		summary: "Preview a remediation policies apply",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "RemediationRequest",
		answer: "PreviewAnswer",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getDetectionPolicySummary: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy",
		summary: "Read the detection policy of every enabled product",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DetectionSummary",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getDetectionPolicy: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}",
		summary: "Read the detection policy bundle of a product",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DetectionState",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "path",
			schema: {
				type: "string",
				enum: ["code", "secrets"]
			}
		}]
	},
	applyDetectionPolicy: {
		method: "PUT",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}",
		summary: "Replace the detection policy bundle of a product, strictly",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "DetectionRequest",
		answer: "DetectionState",
		maturity: "beta",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [
			{
				name: "deploymentId",
				in: "path",
				schema: {
					type: "string",
					pattern: "^[0-9]{1,19}$"
				}
			},
			{
				name: "product",
				in: "path",
				schema: {
					type: "string",
					enum: ["code", "secrets"]
				}
			},
			{
				name: "If-Match",
				in: "header",
				schema: { type: "string" }
			}
		]
	},
	previewDetectionPolicy: {
		method: "POST",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}:dryRun",
		summary: "Preview a detection policy apply",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "DetectionRequest",
		answer: "PreviewAnswer",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "path",
			schema: {
				type: "string",
				enum: ["code", "secrets"]
			}
		}]
	},
	getVocabulary: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/vocab",
		summary: "Read which condition types, action types and values the platform knows",
		tags: ["Policies"],
		security: ["WebToken"],
		query: "GetVocabularyQuery",
		body: null,
		answer: "Vocabulary",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "query",
			schema: {
				type: "string",
				enum: [
					"code",
					"secrets",
					"remediation"
				]
			}
		}]
	},
	listLegacyPolicies: {
		method: "GET",
		path: "/api/policies/v1/deployments/{deploymentId}",
		summary: "List the legacy (v1) policies",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "LegacyPolicyList",
		maturity: "experimental",
		deprecated: true,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	listScmSubscriptions: {
		method: "GET",
		path: "/api/scm/deployments/{deploymentId}/subscriptions/{configId}",
		summary: "List the webhook subscriptions to a source-code-management system",
		tags: ["Integrations"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: null,
		answer: "ScmSubscriptionList",
		maturity: "experimental",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "configId",
			in: "path",
			schema: { type: "string" }
		}]
	},
	createNotificationWebhook: {
		method: "POST",
		path: "/api/notification_webhooks/deployments/{deploymentId}/webhooks",
		summary: "Create a notification webhook",
		tags: ["Integrations"],
		security: ["Jwt"],
		query: null,
		body: "NotificationWebhookRequest",
		answer: "NotificationWebhookAnswer",
		maturity: "experimental",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	createPatternFixTask: {
		method: "POST",
		path: "/api/ai/pattern_fix",
		summary: "Create a task that fixes a pattern",
		tags: ["AI"],
		security: [],
		query: null,
		body: "PatternFixRequest",
		answer: "PatternFixAnswer",
		maturity: "experimental",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: []
	}
};
// src/platform/token.ts
var token_exports = require_rolldown_runtime.__exportAll({
	Token: () => Token,
	credentialFor: () => credentialFor,
	deploymentTokenVariable: () => deploymentTokenVariable,
	encodedFormsOf: () => encodedFormsOf,
	redactor: () => redactor,
	redactorFor: () => redactorFor,
	secretFields: () => secretFields,
	tokenVariable: () => tokenVariable
});
const redacted = "[redacted]";
var Token = class {
	name;
	#secret;
	constructor(text, name = "IFMATCH_API_TOKEN") {
		const secret = text.replace(/\r?\n$/, "");
		if (secret === "") throw new PlatformError(`${name} is empty.`, { fix: tokenFix });
		if (!/^[\x21-\x7e]+$/.test(secret)) throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { fix: tokenFix });
		this.name = name;
		this.#secret = secret;
	}
	authorization() {
		return `Bearer ${this.#secret}`;
	}
	encodedForms() {
		return encodedFormsOf(this.#secret);
	}
	toString() {
		return redacted;
	}
	toJSON() {
		return redacted;
	}
};
const tokenFix = "Copy the token again, without quotes or spaces around it. Tokens are in Settings > Tokens of the platform.";
const tokenNames = {
	WebToken: "an API token (IFMATCH_API_TOKEN, or the option token)",
	Jwt: "a user's JSON Web Token (IFMATCH_USER_JWT, or the option userToken)"
};
function credentialFor(id, { token, userToken }) {
	const { security, summary } = operations[id];
	if (security.length === 0) return null;
	if (token !== null && security.includes("WebToken")) return {
		scheme: "WebToken",
		token
	};
	if (userToken !== null && security.includes("Jwt")) return {
		scheme: "Jwt",
		token: userToken
	};
	throw new UsageError(`${summary} (${id}) needs ${security.map((scheme) => tokenNames[scheme]).join(" or ")}. Nothing was sent.`);
}
const secretFields = { createNotificationWebhook: ["webhookSecret"] };
function redactorFor({ token, userToken }, id = null, body = null) {
	const secret = Object.entries(body ?? {}).flatMap(([name, value]) => id !== null && secretFields[id]?.includes(name) === true ? encodedFormsOf(String(value)) : []);
	return redactor([
		...token?.encodedForms() ?? [],
		...userToken?.encodedForms() ?? [],
		...secret
	]);
}
function redactor(secrets) {
	const forms = [...new Set(secrets)].toSorted((a, b) => b.length - a.length);
	const shortestForm = forms.at(-1)?.length ?? Infinity;
	const redact = (text) => text.length < shortestForm ? text : forms.reduce((clean, form) => clean.replaceAll(form, redacted), text);
	const redactValue = (value) => {
		if (typeof value === "string") return redact(value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(redactValue);
		return Object.fromEntries(Object.entries(value).map(([name, item]) => [redact(name), redactValue(item)]));
	};
	return redactValue;
}
const minFormLength = 4;
function encodedFormsOf(secret) {
	const url = encodeURIComponent(secret.toWellFormed());
	const lowerUrl = url.replaceAll(/%../g, (code) => code.toLowerCase());
	const json = JSON.stringify(secret).slice(1, -1);
	const slashes = json.replaceAll("/", String.raw`\/`);
	const base64 = [
		0,
		1,
		2
	].flatMap((shift) => base64Fragments(secret, shift));
	return [...[
		secret,
		url,
		lowerUrl,
		json,
		slashes
	].filter(({ length }) => length >= minFormLength), ...base64.filter(({ length }) => length >= 8)];
}
function base64Fragments(secret, shift) {
	const bytes = Buffer.from("\0".repeat(shift) + secret);
	const whole = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
	return [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
}
function tokenVariable(slug, env) {
	if (slug === null) return defaultTokenVariable;
	const variable = deploymentTokenVariable(slug);
	return (env[variable] ?? "").trim() === "" ? defaultTokenVariable : variable;
}
const deploymentTokenVariable = (slug) => `${defaultTokenVariable}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
const defaultTokenVariable = "IFMATCH_API_TOKEN";
// src/runtime/connections.ts
var Connections = class {
	platformName = null;
	options;
	opened = new Map();
	cache = {
		responses: new Map(),
		writtenDeployments: new Set()
	};
	slots = new Semaphore(8);
	sandbox = null;
	abortControllers = {
		stopRetrying: new AbortController(),
		giveUp: new AbortController()
	};
	constructor(options) {
		this.options = options;
	}
	async platformFor(deployment) {
		const { createPlatform } = await Promise.resolve().then(() => require("./platform-client.js"));
		const connection = await this.connection(deployment);
		if (this.hasToken(deployment)) return createPlatform(connection);
		throw new UsageError("No API token.", { fix: `Set ${this.variable(deployment)}, or try --sandbox.` });
	}
	get isEmbedded() {
		return this.options.sandbox !== null;
	}
	hasToken(deployment) {
		return this.options.sandbox !== null || this.token(deployment) !== null;
	}
	async planSecret(deployment) {
		return (await this.startSandbox())?.planSecret ?? this.signingToken(deployment);
	}
	signingToken(deployment) {
		const token = this.token(deployment);
		if (token === null) throw new UsageError("No API token.", { fix: `Set ${this.variable(deployment)}.` });
		return token;
	}
	reviewTokens(deployment) {
		if (deployment !== null) return [this.signingToken(deployment)];
		const tokens = this.allTokens();
		if (tokens.length === 0) throw new UsageError("No API token.", { fix: `Set ${this.variable(null)}.` });
		return tokens;
	}
	allTokens() {
		const common = this.variable(null);
		return Object.keys(this.options.env).filter((name) => name === common || name.startsWith(`${common}_`)).toSorted().flatMap((name) => nonEmpty(this.options.env[name]) ?? []);
	}
	async apiFor(deployment) {
		const { createWebApi } = await Promise.resolve().then(() => require("./web-api.js"));
		return createWebApi(await this.connection(deployment));
	}
	stopRetrying() {
		this.abortControllers.stopRetrying.abort();
	}
	giveUp() {
		this.abortControllers.giveUp.abort();
	}
	clearCachedState() {
		for (const [key, { deployment }] of this.cache.responses) if (deployment !== null) this.cache.responses.delete(key);
	}
	async close() {
		for (const opened of await Promise.allSettled([...this.opened.values(), this.sandbox])) if (opened.status === "fulfilled") await opened.value?.close();
	}
	connection(deployment) {
		const key = this.isEmbedded ? "sandbox" : this.variable(deployment);
		const opened = this.opened.get(key) ?? this.connect(deployment);
		this.opened.set(key, opened);
		return opened;
	}
	get reportRetry() {
		return this.options.reportWaiting ?? this.options.progress ?? (() => {});
	}
	variable(deployment) {
		return tokenVariable(deployment, this.options.env);
	}
	token(deployment) {
		return nonEmpty(this.options.env[this.variable(deployment)]);
	}
	async startSandbox() {
		if (this.options.sandbox === null) return null;
		if (this.sandbox === null) this.options.progress?.("Starting the sandbox");
		this.sandbox ??= this.options.sandbox();
		return this.sandbox;
	}
	async connect(deployment) {
		const [{ openConnection }, { Token }] = await Promise.all([Promise.resolve().then(() => require("./call.js")).then((n) => n.call_exports), Promise.resolve().then(() => token_exports)]);
		const { env, log, progress = () => {}, timing } = this.options;
		const sandbox = await this.startSandbox();
		const tokenOf = (secret, name) => secret === null ? null : new Token(secret, name);
		const { stopRetrying, giveUp } = this.abortControllers;
		try {
			const connection = openConnection({
				...timing,
				...sandbox === null ? { address: this.address() } : {
					address: sandbox.url,
					name: "sandbox"
				},
				...log !== null && { log },
				env,
				cache: this.cache,
				slots: this.slots,
				progress: this.reportRetry,
				stopRetrying: stopRetrying.signal,
				giveUp: giveUp.signal
			}, {
				token: tokenOf(sandbox?.token ?? this.token(deployment), this.variable(deployment)),
				userToken: tokenOf(sandbox?.userToken ?? nonEmpty(env["IFMATCH_USER_JWT"]), "IFMATCH_USER_JWT")
			});
			if (this.platformName === null && sandbox === null) progress(`Connecting to ${connection.name}`);
			this.platformName = connection.name;
			return connection;
		} catch (error) {
			if (!(error instanceof PlatformError)) throw error;
			throw new UsageError(error.message, {
				fix: error.fix,
				cause: error
			});
		}
	}
	address() {
		const address = this.options.baseUrl ?? nonEmpty(this.options.env["IFMATCH_BASE_URL"]);
		if (address !== null) return address;
		throw new UsageError("No platform address.", { fix: [
			"Set IFMATCH_BASE_URL or ",
			{ option: "base-url" },
			", or try --sandbox."
		] });
	}
};
const nonEmpty = (text) => text === void 0 || text.trim() === "" ? null : text;
// src/runtime/repository.ts
function repositoryRoot(folder) {
	for (let parent = folder;; parent = (0, node_path.dirname)(parent)) {
		if (isRepository((0, node_path.join)(parent, ".git"))) return parent;
		if (parent === (0, node_path.dirname)(parent)) return null;
	}
}
function isRepository(path) {
	try {
		const stats = (0, node_fs.statSync)(path);
		if (stats.isFile()) return true;
		if (!stats.isDirectory()) return false;
		return stats.uid === process.geteuid?.() || (0, node_fs.existsSync)((0, node_path.join)(path, "HEAD"));
	} catch {
		return false;
	}
}
const pathInRepository = (folder) => (0, node_path.relative)(repositoryRoot(folder) ?? folder, folder).replaceAll(node_path.sep, "/");
function isSubmodule(root, path) {
	const folder = (0, node_path.join)(root, path);
	const top = repositoryRoot((0, node_path.dirname)(folder)) ?? root;
	const disk = openDisk(top);
	if (disk.kind(".gitmodules") === "missing") return false;
	const list = Buffer.from(disk.read(".gitmodules", 1048576)).toString("utf8");
	const pathFromRoot = (0, node_path.relative)(top, folder).replaceAll(node_path.sep, "/");
	return [...list.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"#;\r\n]*)/gim)].some(([, value = ""]) => value.trimEnd().replace(/\/$/, "") === pathFromRoot);
}
// src/runtime/sparse.ts
async function findExcludedFiles(folder, env) {
	if (!(0, node_fs.existsSync)(folder)) return null;
	const from = node_fs.realpathSync.native(folder);
	const top = repositoryRoot(from);
	if (top === null || !(0, node_fs.existsSync)((0, node_path.join)(gitFolder(top), "info/sparse-checkout"))) return null;
	const [{ Git }, { isPolicyName }] = await Promise.all([Promise.resolve().then(() => require("./git.js")).then((n) => n.git_exports), Promise.resolve().then(() => require("./validate.js")).then((n) => n.find_exports)]);
	let files = null;
	return () => {
		files ??= new Git(top, env).text("ls-files", "-t", "-z").split("\0").filter((line) => line.startsWith("S ") && isPolicyName(line)).map((line) => node_path.posix.relative(pathInRepository(from), line.slice(2)));
		return files;
	};
}
function gitFolder(top) {
	const path = (0, node_path.join)(top, ".git");
	if ((0, node_fs.statSync)(path).isDirectory()) return path;
	const [, gitdir = path] = /^gitdir: (.+)$/m.exec((0, node_fs.readFileSync)(path, "utf8")) ?? [];
	return (0, node_path.resolve)(top, gitdir);
}
function withExcludedFiles(source, excludedFiles) {
	if (excludedFiles === null) return source;
	let excludedPaths = null;
	const excluded = () => excludedPaths ??= new Set(excludedFiles().flatMap((path) => path.startsWith("../") ? [] : withParents(path)));
	return {
		...source,
		kind(path) {
			const kind = source.kind(path);
			return kind === "missing" && excluded().has(path) ? "left-out" : kind;
		},
		list(path) {
			const entries = source.list(path);
			const names = new Set(entries.map(({ name }) => name));
			const added = [...excluded()].filter((file) => parentFolder(file) === (path === "." ? "" : path)).map(baseName).filter((name) => !names.has(name)).map((name) => ({
				name,
				kind: "left-out"
			}));
			return [...entries, ...added].toSorted((a, b) => a.name < b.name ? -1 : 1);
		}
	};
}
const withParents = (path) => path === "" ? [] : [path, ...withParents(parentFolder(path))];
// src/runtime/runtime.ts
var Runtime = class {
	source;
	nodeVersion = process.versions.node;
	startedAt;
	today;
	connections;
	terminal;
	clock;
	packageRoot;
	stop;
	config = null;
	root;
	folder;
	realRoot;
	checkout;
	env;
	constructor(parts, options) {
		const folder = (0, node_path.resolve)(parts.cwd, options.directory);
		if ((0, node_fs.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${options.directory} is not a folder.`);
		this.root = options.project ?? folder;
		this.realRoot = node_fs.realpathSync.native(this.root);
		this.folder = this.root === folder ? folder : node_fs.realpathSync.native(folder);
		this.checkout = repositoryRoot(this.realRoot) ?? this.realRoot;
		this.env = parts.env;
		this.stop = () => parts.stop();
		const disk = openDisk(this.root, (path) => isSubmodule(this.realRoot, path));
		this.source = withExcludedFiles(disk, options.excludedFiles);
		this.startedAt = parts.now();
		this.today = new Date(this.startedAt).toISOString().slice(0, 10);
		this.terminal = new Terminal(parts.streams, {
			quiet: options.quiet,
			env: parts.env
		});
		const log = options.verbose ? (line) => this.terminal.printNote(line) : null;
		const progress = (text) => this.terminal.showProgress(text);
		const reportWaiting = (text) => this.terminal.showWaiting(text);
		const { env, timing } = parts;
		this.clock = timing?.clock ?? systemClock;
		this.connections = new Connections({
			...options.connection,
			env,
			log,
			progress,
			reportWaiting,
			...timing && { timing }
		});
		this.packageRoot = parts.packageRoot;
	}
	deferStop(gracePeriod = jobGracePeriod) {
		let isRequested = false;
		const waitForStop = async () => {
			await this.stop();
			isRequested = true;
			this.connections.stopRetrying();
			const isJob = this.env["GITHUB_ACTIONS"] === "true";
			if (isJob) this.clock.timer(gracePeriod, () => this.connections.giveUp());
			const hint = isJob ? "" : " Press Ctrl-C again to stop at once.";
			this.terminal.printNote(`Stopping once the bundle that is being written is done.${hint}`);
		};
		waitForStop();
		return () => isRequested;
	}
	fromRoot(path) {
		return relativeToFolder(this.root, this.absolute(path));
	}
	asTyped(path) {
		return relativeToFolder(this.folder, (0, node_path.resolve)(this.root, path));
	}
	absolute(path) {
		return (0, node_path.resolve)(this.folder, path);
	}
	useConfig(path) {
		const isKnown = path === this.config;
		this.config = path;
		if (isKnown || path === null || this.folder === this.root) return;
		this.terminal.printNote(escapeTerminal(`Using ${this.asTyped(path)} (paths below start at ${this.asTyped(".")}).`));
	}
	get repositoryFolder() {
		return pathInRepository(this.realRoot);
	}
	isSameFile(path, otherPath) {
		const identity = (typedPath) => {
			const file = this.absolute(typedPath);
			const stats = this.statOrNull(file);
			return stats === null ? file : `${String(stats.dev)} ${String(stats.ino)}`;
		};
		return identity(path) === identity(otherPath);
	}
	isStream(path) {
		const stats = this.statOrNull(this.absolute(path));
		return stats !== null && !stats.isFile() && !stats.isDirectory();
	}
	statOrNull(file) {
		try {
			return (0, node_fs.statSync)(file, { bigint: true });
		} catch {
			return null;
		}
	}
	readText(path) {
		try {
			return (0, node_fs.readFileSync)(this.absolute(path), "utf8");
		} catch (cause) {
			throw new UsageError(`${path} cannot be read: ${describeSystemError(cause)}.`, { cause });
		}
	}
	writeText(path, text) {
		const file = this.absolute(path);
		this.withWriteError(path, () => {
			const copy = copyPlanWithUndo(file, text);
			if (copy !== null) this.terminal.printNote(undoKeptMessage(path, copy));
			writeOutputFile(file, text, this.checkout);
		});
	}
	rewriteText(path, text) {
		this.withWriteError(path, () => writeOutputFile(this.absolute(path), text, this.checkout));
	}
	createUndoFile(text) {
		const folder = this.undoFolder;
		const pathInErrors = (0, node_path.join)(folder, ".ifmatch-undo-….json");
		const name = this.withWriteError(pathInErrors, () => createUndoFile(this.absolute(folder), text, this.today, this.checkout));
		return (0, node_path.join)(folder, name);
	}
	undoFiles() {
		const folder = this.undoFolder;
		return undoFilesIn(this.absolute(folder)).map((name) => (0, node_path.join)(folder, name));
	}
	get undoFolder() {
		return this.asTyped((0, node_path.dirname)(this.config ?? ""));
	}
	exists(path) {
		return this.statOrNull(this.absolute(path)) !== null;
	}
	isFolder(path) {
		return this.statOrNull(this.absolute(path))?.isDirectory() === true;
	}
	removeUndoFile(path) {
		try {
			(0, node_fs.rmSync)(this.absolute(path), { force: true });
		} catch (error) {
			this.terminal.printNote(`${path} cannot be removed: ${describeSystemError(error)}.`);
		}
	}
	ensureWritable(path, others = []) {
		if (others.some((other) => other !== void 0 && this.isSameFile(path, other))) throw new UsageError(`${path} is read or written by the same command and would be overwritten.`, { fix: "Name another file." });
		const file = this.absolute(path);
		this.withWriteError(path, () => checkWritable(file, this.checkout));
		if (/\.ya?ml$/i.test(path) && (0, node_fs.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true) throw new UsageError(`${path} is a YAML file and would be overwritten.`, { fix: "Name another file." });
	}
	refuseLinks(path) {
		this.withWriteError(path, () => refuseLinks(this.absolute(path), this.checkout));
	}
	withWriteError(path, action) {
		try {
			return action();
		} catch (cause) {
			throw new UsageError(`${path} cannot be written: ${describeSystemError(cause, "there is no such folder")}.`, { cause });
		}
	}
	async runSelf(args, { directory, env }, reader = this.terminal) {
		const { runSelf } = await Promise.resolve().then(() => require("./child-process.js")).then((n) => n.child_process_exports);
		return runSelf((0, node_path.join)(this.packageRoot, "dist", "cli.js"), args, {
			directory,
			env: this.env,
			extra: env
		}, reader);
	}
	async close() {
		this.terminal.clearProgress();
		await this.connections.close();
	}
};
const undoKeptMessage = (path, copy) => escapeTerminal(`${path} held the undo of an apply: kept as ${(0, node_path.join)((0, node_path.dirname)(path), copy)}, for \`ifmatch rollback\`.`);
const jobGracePeriod = 5e3;
// src/generated/fields.ts
const fields = {
	Action: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			config: {
				type: "object",
				additionalProperties: { type: "string" }
			}
		}
	},
	Actions: {
		type: "array",
		items: { $ref: "#/$defs/Action" }
	},
	Condition: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			values: {
				type: "array",
				items: { type: "string" }
			},
			mode: {
				type: "string",
				enum: ["any", "none"]
			}
		}
	},
	Config: {
		type: "object",
		additionalProperties: false,
		properties: {
			policies: { $ref: "#/$defs/Paths" },
			tests: { $ref: "#/$defs/Paths" },
			ignore: {
				type: "array",
				items: { type: "string" }
			},
			deployments: {
				type: "object",
				additionalProperties: { $ref: "#/$defs/ConfigDeployment" }
			},
			unmanaged: { $ref: "#/$defs/ConfigUnmanaged" },
			guards: { $ref: "#/$defs/ConfigGuards" },
			rules: {
				type: "array",
				items: { $ref: "#/$defs/ConfigRule" }
			},
			on_stale: {
				type: "string",
				enum: ["refuse", "same-diff"]
			},
			apply: { $ref: "#/$defs/ConfigApply" },
			impact: {
				type: "string",
				enum: ["auto", "off"]
			},
			expiry_warning_days: { type: "integer" },
			extra_fields: { $ref: "#/$defs/ConfigExtraFields" }
		}
	},
	ConfigApply: {
		type: "object",
		additionalProperties: false,
		properties: { waves: {
			type: "array",
			items: {
				type: "array",
				items: { type: "string" }
			}
		} }
	},
	ConfigDeployment: {
		type: "object",
		additionalProperties: false,
		properties: {
			id: { type: ["string", "integer"] },
			policies: { $ref: "#/$defs/Paths" },
			without: {
				type: "array",
				items: { $ref: "#/$defs/WithoutEntry" }
			},
			unmanaged: { $ref: "#/$defs/ConfigUnmanaged" }
		}
	},
	ConfigExtraFields: {
		type: "object",
		additionalProperties: false,
		properties: {
			policy: { $ref: "#/$defs/FieldNames" },
			filters: { $ref: "#/$defs/FieldNames" },
			condition: { $ref: "#/$defs/FieldNames" },
			action: { $ref: "#/$defs/FieldNames" },
			detection: { $ref: "#/$defs/FieldNames" },
			exception: { $ref: "#/$defs/FieldNames" }
		}
	},
	ConfigGuards: {
		type: "object",
		additionalProperties: false,
		properties: {
			max_deletes: { type: "integer" },
			max_delete_percent: { type: "integer" },
			allow_no_blocking: { type: "boolean" },
			protected: {
				type: "array",
				items: { type: "string" }
			},
			broken_tests: {
				type: "string",
				enum: ["require_approval", "allow"]
			},
			allow_failing_rules: {
				type: "array",
				items: { type: "string" }
			},
			looser: {
				type: "string",
				enum: ["allow", "require_approval"]
			}
		}
	},
	ConfigRule: {
		type: "object",
		additionalProperties: false,
		properties: {
			name: { type: "string" },
			severity: {
				type: "string",
				enum: ["error", "warning"]
			},
			when: { type: "string" },
			expression: { type: "string" },
			message: { type: "string" }
		}
	},
	ConfigUnmanaged: { oneOf: [{ $ref: "#/$defs/Globs" }, { $ref: "#/$defs/UnmanagedObjects" }] },
	DeploymentSlugs: { oneOf: [{ type: "string" }, {
		type: "array",
		items: { type: "string" }
	}] },
	DetectionFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-(?!expires$)": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlugs" },
			product: { $ref: "#/$defs/FileProduct" },
			rulesets: {
				type: "array",
				items: { type: "string" }
			},
			rules: {
				type: "array",
				items: { type: "string" }
			},
			disabled: {
				type: "array",
				items: { type: "string" }
			},
			exceptions: {
				type: "array",
				items: { $ref: "#/$defs/ExceptionEntry" }
			}
		}
	},
	ExceptionEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			exception_type: { $ref: "#/$defs/ExceptionType" },
			rule: { type: "string" },
			rule_type: { $ref: "#/$defs/ExceptionRuleType" },
			project: { type: "string" },
			projects: {
				type: "array",
				items: { type: "string" }
			},
			project_tag_name: { type: "string" },
			project_tag_names: {
				type: "array",
				items: { type: "string" }
			},
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	ExceptionRuleType: {
		type: "string",
		enum: ["rule", "pack"]
	},
	ExceptionType: {
		type: "string",
		enum: ["include", "exclude"]
	},
	ExpiryDate: { type: "string" },
	FieldNames: {
		type: "array",
		items: { type: "string" }
	},
	FileProduct: {
		type: "string",
		enum: ["code", "secrets"]
	},
	Filters: {
		type: "object",
		additionalProperties: false,
		properties: {
			mode: {
				type: "string",
				enum: ["all", "any"]
			},
			conditions: {
				type: "array",
				items: { $ref: "#/$defs/Condition" }
			}
		}
	},
	Globs: {
		type: "array",
		items: { type: "string" }
	},
	Note: { type: "string" },
	Paths: { oneOf: [{ type: "string" }, {
		type: "array",
		items: { type: "string" }
	}] },
	PolicyActive: { type: "boolean" },
	PolicyDescription: { type: "string" },
	PolicyEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlugs" },
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyListFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-(?!expires$)": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlugs" },
			policies: {
				type: "array",
				items: { $ref: "#/$defs/PolicyEntry" }
			}
		}
	},
	PolicyName: { type: "string" },
	PolicyTest: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-(?!expires$)": { $ref: "#/$defs/Note" } },
		properties: {
			name: { type: "string" },
			deployment_slug: { $ref: "#/$defs/DeploymentSlugs" },
			always: { $ref: "#/$defs/TestedKind" },
			finding: { $ref: "#/$defs/TestedFinding" },
			expect: { $ref: "#/$defs/TestExpectation" },
			product: {
				type: "string",
				enum: ["code", "secrets"]
			},
			project: { $ref: "#/$defs/TestedProject" },
			scanned_by: {
				type: "array",
				items: { type: "string" }
			},
			not_excluded: {
				type: "array",
				items: { type: "string" }
			},
			allow_unknown: { type: "boolean" }
		}
	},
	Slug: { type: "string" },
	TestExpectation: { oneOf: [{ type: "string" }, {
		type: "object",
		additionalProperties: false,
		properties: {
			mode: { type: "string" },
			actions: {
				type: "array",
				items: { type: "string" }
			},
			by: {
				type: "array",
				items: { type: "string" }
			}
		}
	}] },
	TestFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-(?!expires$)": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlugs" },
			tests: {
				type: "array",
				items: { $ref: "#/$defs/PolicyTest" }
			}
		}
	},
	TestedBoolean: {
		type: ["boolean", "string"],
		enum: [
			true,
			false,
			"unset"
		]
	},
	TestedConfidences: { oneOf: [{
		type: "string",
		enum: [
			"low",
			"medium",
			"high",
			"unset"
		]
	}, {
		type: "array",
		items: {
			type: "string",
			enum: [
				"low",
				"medium",
				"high",
				"unset"
			]
		}
	}] },
	TestedFinding: {
		type: "object",
		additionalProperties: false,
		properties: {
			severity: {
				type: "string",
				enum: [
					"low",
					"medium",
					"high",
					"critical",
					"unset"
				]
			},
			confidence: {
				type: "string",
				enum: [
					"low",
					"medium",
					"high",
					"unset"
				]
			},
			repository_tags: { $ref: "#/$defs/TestedNameSet" },
			vulnerability_classes: { $ref: "#/$defs/TestedNameSet" },
			full_scan: { $ref: "#/$defs/TestedBoolean" },
			breaking_change: { $ref: "#/$defs/TestedBoolean" }
		}
	},
	TestedKind: {
		type: "object",
		additionalProperties: false,
		properties: {
			severity: { $ref: "#/$defs/TestedSeverities" },
			confidence: { $ref: "#/$defs/TestedConfidences" },
			repository_tags: { $ref: "#/$defs/TestedNames" },
			vulnerability_classes: { $ref: "#/$defs/TestedNames" },
			full_scan: { $ref: "#/$defs/TestedBoolean" },
			breaking_change: { $ref: "#/$defs/TestedBoolean" },
			without: { $ref: "#/$defs/TestedWithout" }
		}
	},
	TestedNameSet: {
		type: "array",
		items: { type: "string" }
	},
	TestedNames: {
		type: "array",
		items: { type: "string" }
	},
	TestedProject: {
		type: "object",
		additionalProperties: false,
		properties: {
			name: { type: "string" },
			tags: {
				type: "array",
				items: { type: "string" }
			}
		}
	},
	TestedSeverities: { oneOf: [{
		type: "string",
		enum: [
			"low",
			"medium",
			"high",
			"critical",
			"unset"
		]
	}, {
		type: "array",
		items: {
			type: "string",
			enum: [
				"low",
				"medium",
				"high",
				"critical",
				"unset"
			]
		}
	}] },
	TestedWithout: {
		type: "object",
		additionalProperties: false,
		properties: {
			repository_tags: { $ref: "#/$defs/TestedNames" },
			vulnerability_classes: { $ref: "#/$defs/TestedNames" }
		}
	},
	UnmanagedObjects: {
		type: "object",
		additionalProperties: false,
		properties: {
			policies: { $ref: "#/$defs/Globs" },
			projects: { $ref: "#/$defs/Globs" },
			project_tags: { $ref: "#/$defs/Globs" }
		}
	},
	WithoutEntry: { oneOf: [{ $ref: "#/$defs/WithoutName" }, { $ref: "#/$defs/WithoutExceptions" }] },
	WithoutExceptions: {
		type: "object",
		additionalProperties: false,
		properties: {
			rule: { type: "string" },
			rule_type: { $ref: "#/$defs/ExceptionRuleType" },
			project: { type: "string" },
			project_tag_name: { type: "string" }
		}
	},
	WithoutName: { type: "string" }
};
// src/domain/extra-fields.ts
const knownFields = {
	policy: Object.keys({
		...fields.PolicyFile.properties,
		...fields.PolicyEntry.properties
	}),
	filters: Object.keys(fields.Filters.properties),
	condition: Object.keys(fields.Condition.properties),
	action: Object.keys(fields.Action.properties),
	detection: Object.keys(fields.DetectionFile.properties),
	exception: Object.keys(fields.ExceptionEntry.properties)
};
const knownFieldNames = Object.values(knownFields).flat();
function withoutKnownFields(namesByObject) {
	const unknownFieldsOf = (object) => (namesByObject[object] ?? []).filter((name) => !knownFields[object].includes(name));
	return {
		policy: unknownFieldsOf("policy"),
		filters: unknownFieldsOf("filters"),
		condition: unknownFieldsOf("condition"),
		action: unknownFieldsOf("action"),
		detection: unknownFieldsOf("detection"),
		exception: unknownFieldsOf("exception")
	};
}
const noExtraFields = withoutKnownFields({});
function unknownFieldsIn(object, value) {
	const isExtra = ([name]) => !knownFields[object].includes(name) && !name.startsWith("x-");
	return Object.fromEntries(Object.entries(value).filter(isExtra));
}
const objectByListName = new Map([
	["policies", "policy"],
	["filters", "filters"],
	["conditions", "condition"],
	["actions", "action"],
	["exceptions", "exception"]
]);
function extraObjectAt(pointer, top) {
	const owner = pointer.slice(0, -1).findLast((step) => typeof step === "string");
	return owner === void 0 ? top : objectByListName.get(owner) ?? null;
}
function extraObjectOf({ at, allowed }) {
	if (allowed.includes("guards")) return null;
	const top = allowed.includes("rulesets") ? "detection" : "policy";
	return allowed.includes("policies") && at.pointer.length === 1 ? null : extraObjectAt(at.pointer, top);
}
// src/util/wildcard.ts
function matchesGlob(pattern, text) {
	let [patternIndex, lastStar, retryFrom] = [
		0,
		-1,
		0
	];
	for (let index = 0; index < text.length;) if (pattern[patternIndex] === "*") {
		lastStar = patternIndex++;
		retryFrom = index;
	} else if (pattern[patternIndex] === "?" || pattern[patternIndex] === text[index]) {
		patternIndex++;
		index++;
	} else if (lastStar >= 0) {
		patternIndex = lastStar + 1;
		index = ++retryFrom;
	} else return false;
	while (pattern[patternIndex] === "*") patternIndex++;
	return patternIndex === pattern.length;
}
// src/domain/unmanaged-globs.ts
const nothingUnmanaged = {
	policies: [],
	projects: [],
	projectTags: []
};
const mayHaveUnmanagedObjects = ({ policies, projects, projectTags }, kind) => kind === "remediation" ? policies.length > 0 : projects.length + projectTags.length > 0;
function findUnmanagedGlob({ policies, projects, projectTags }, object) {
	const match = (globs, text) => (text === void 0 ? void 0 : globs.find((glob) => matchesGlob(glob, text))) ?? null;
	if (object.kind === "policy") return match(policies, object.slug);
	if (object.kind !== "exception") return null;
	const { project, project_tag_name: tag } = object.exception;
	return match(projects, project) ?? match(projectTags, tag);
}
// src/domain/settings.ts
const configName = "ifmatch.yaml";
const defaultDeployment = {
	id: null,
	policies: null,
	without: [],
	unmanaged: nothingUnmanaged
};
const defaultSettings = {
	policies: ["policies"],
	tests: [],
	ignore: [],
	deployments: new Map(),
	unmanaged: nothingUnmanaged,
	guards: defaultLimits,
	rules: [],
	onStale: "refuse",
	waves: [],
	impact: "auto",
	expiryWarningDays: 14,
	extraFields: noExtraFields
};
const release = {
	repository: "ifmatch/ifmatch",
	isReleased: false
};
function unmanagedIn({ unmanaged, deployments }, slug) {
	const ofDeployment = (slug === null ? void 0 : deployments.get(slug)?.unmanaged) ?? nothingUnmanaged;
	return {
		policies: [...unmanaged.policies, ...ofDeployment.policies],
		projects: [...unmanaged.projects, ...ofDeployment.projects],
		projectTags: [...unmanaged.projectTags, ...ofDeployment.projectTags]
	};
}
// src/runtime/project.ts
function projectAround({ folder, config, excludedFiles }) {
	if ((0, node_fs.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return folder;
	const realFolder = node_fs.realpathSync.native(folder);
	const projectFolder = config === null ? nearestConfigFolder(realFolder, excludedFiles) : (0, node_path.dirname)((0, node_path.resolve)(realFolder, config));
	return projectFolder !== null && realFolder.startsWith(projectFolder.endsWith(node_path.sep) ? projectFolder : projectFolder + node_path.sep) ? projectFolder : folder;
}
function nearestConfigFolder(from, excludedFiles) {
	const top = repositoryRoot(from);
	const isTrusted = (config) => top !== null || isOwnedByUser(config);
	for (let folder = from;; folder = (0, node_path.dirname)(folder)) {
		const path = (0, node_path.join)(folder, configName);
		const stats = lstatOrNull(path);
		if (stats === null ? isExcluded((0, node_path.relative)(from, path), excludedFiles) : isTrusted(stats)) return folder;
		if (folder === top || folder === (0, node_path.dirname)(folder)) return null;
	}
}
const isOwnedByUser = ({ uid }) => process.geteuid === void 0 || uid === process.geteuid();
function lstatOrNull(path) {
	try {
		return (0, node_fs.lstatSync)(path);
	} catch {
		return null;
	}
}
const isExcluded = (path, excludedFiles) => excludedFiles?.().includes(path.replaceAll(node_path.sep, "/")) === true;
// src/cli/session.ts
var Session = class {
	parts;
	exitCode = 0;
	constructor(parts) {
		this.parts = parts;
	}
	setAction(command, run) {
		return command.action(async () => {
			const flags = command.optsWithGlobals();
			if (flags.output === "-") delete flags.output;
			else if (flags.output !== void 0) setFormatByFileName(flags.output, command, flags);
			const { output, plan, out, sandboxDb } = flags;
			const runtime = await this.openRuntime(flags, readsConfig(command));
			try {
				if (sandboxDb !== void 0) runtime.refuseLinks(sandboxDb);
				if (sandboxDb !== void 0 && out !== void 0) runtime.ensureWritable(out, [sandboxDb]);
				if (output !== void 0) runtime.ensureWritable(output, [
					...command.args,
					plan,
					out,
					sandboxDb
				]);
				this.exitCode = await run(flags, runtime, command.args);
			} finally {
				await runtime.close();
			}
		});
	}
	async openRuntime(flags, hasProject) {
		const { directory, quiet = false, verbose = false, config = null, baseUrl, sandbox, sandboxDb } = flags;
		const folder = (0, node_path.resolve)(this.parts.cwd, directory);
		const db = sandboxDb === void 0 ? {} : { db: (0, node_path.resolve)(folder, sandboxDb) };
		const connection = {
			sandbox: sandbox === true || sandboxDb !== void 0 ? () => startEmbedded(db) : null,
			baseUrl: baseUrl ?? null
		};
		const { env } = this.parts;
		const excludedInFolder = await findExcludedFiles(folder, env);
		const project = hasProject ? projectAround({
			folder,
			config,
			excludedFiles: excludedInFolder
		}) : folder;
		const excludedInProject = project === folder ? excludedInFolder : await findExcludedFiles(project, env);
		return new Runtime(this.parts, {
			directory,
			project,
			quiet,
			verbose,
			excludedFiles: excludedInProject,
			connection
		});
	}
};
const readsConfig = (command) => command.options.some(({ long }) => long === "--config");
async function startEmbedded(options) {
	const { startSandbox } = await Promise.resolve().then(() => require("./server.js")).then((n) => n.server_exports);
	return startSandbox(options);
}
// src/cli/main.ts
async function main(args, parts) {
	const session = new Session(parts);
	const argv = args[0] === "help" ? [...args.slice(1), "--help"] : args;
	try {
		await (await buildProgram(session, argv)).parseAsync(argv, { from: "user" });
		return session.exitCode;
	} catch (error) {
		return (await Promise.resolve().then(() => require("./failure2.js"))).printFailure(error, parts);
	}
}
async function runProcess(nodeProcess, folder) {
	const streams = new StandardStreams();
	nodeProcess.exitCode = await main(nodeProcess.argv.slice(2), {
		env: nodeProcess.env,
		get cwd() {
			return currentFolder(nodeProcess);
		},
		streams,
		packageRoot: (0, node_path.join)(folder, ".."),
		now: Date.now,
		stop: stopRequest("ends")
	});
	if (streams.areFlushed) nodeProcess.exit();
}
function currentFolder(nodeProcess) {
	try {
		return nodeProcess.cwd();
	} catch (cause) {
		throw new UsageError("The folder that you are in was deleted.", {
			fix: "Change to another one.",
			cause
		});
	}
}
const commands = new Map([
	["init", async () => (await Promise.resolve().then(() => init_exports)).initCommand],
	["validate", async () => (await Promise.resolve().then(() => validate_exports)).validateCommand],
	["test", async () => (await Promise.resolve().then(() => test_exports)).testCommand],
	["preview", async () => (await Promise.resolve().then(() => preview_exports)).previewCommand],
	["apply", async () => (await Promise.resolve().then(() => apply_exports)).applyCommand],
	["pull", async () => (await Promise.resolve().then(() => pull_exports)).pullCommand],
	["drift", async () => (await Promise.resolve().then(() => drift_exports)).driftCommand],
	["rollback", async () => (await Promise.resolve().then(() => rollback_exports)).rollbackCommand],
	["show", async () => (await Promise.resolve().then(() => show_exports)).showCommand],
	["history", async () => (await Promise.resolve().then(() => history_exports)).historyCommand],
	["comment", async () => (await Promise.resolve().then(() => comment_exports)).commentCommand],
	["deployments", async () => (await Promise.resolve().then(() => deployments_exports)).deploymentsCommand],
	["sandbox", async () => (await Promise.resolve().then(() => sandbox_exports)).sandboxCommand],
	["api", async () => (await Promise.resolve().then(() => api_exports)).apiCommand],
	["doctor", async () => (await Promise.resolve().then(() => doctor_exports)).doctorCommand],
	["schema", async () => (await Promise.resolve().then(() => schema_exports)).schemaCommand],
	["completion", async () => (await Promise.resolve().then(() => completion_exports)).completionCommand],
	["demo", async () => (await Promise.resolve().then(() => demo_exports)).demoCommand]
]);
const aliases = new Map([["plan", "preview"], ["diff", "preview"]]);
async function buildProgram(session, argv = []) {
	const { streams } = session.parts;
	const program = configureCommand(globalOptions(new Command("ifmatch")).version(version), streams).description("Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.").addHelpText("after", helpFooter);
	const [first = "", second] = program.parseOptions([...argv]).operands;
	const name = aliases.get(first) ?? first;
	const calledCommand = name === "completion" ? void 0 : commands.get(name);
	for (const load of calledCommand === void 0 ? commands.values() : [calledCommand]) program.addCommand(configureCommand((await load())(session), streams));
	const [api] = program.commands;
	if (name === "api" && api !== void 0) (await Promise.resolve().then(() => require("./api-operations.js"))).addOperations(api, session, second);
	return program;
}
const helpFooter = `
Environment:
  IFMATCH_BASE_URL   the platform's address
  IFMATCH_API_TOKEN  its API token (IFMATCH_API_TOKEN_ACME: for the deployment acme only)
  IFMATCH_USER_JWT   a user's token, which some operations of \`api\` need
  HTTPS_PROXY, NO_PROXY, NODE_EXTRA_CA_CERTS, NO_COLOR, FORCE_COLOR: as usual

Exit codes:
   0  success: valid, no changes, changes shown, or applied
   1  failure: network error, refused by the platform, failed \`doctor\` check, a file that \`init\` did not write, or a bug
   2  changes pending (preview --exit-code, pull --check, history --pending), or drift found
   3  policies or config invalid, missing or unreadable, warnings with --strict, or a failed test
   4  stale: the platform or the files changed since the review
   5  approval required: a guard stopped the plan, or the prompt was declined
   6  partly applied, or unknown: the report says which bundle; or the report could not be written
  64  usage error, no terminal to ask, or another file or output that cannot be read or written`;
// src/domain/problem.ts
const codeName = (problem) => problem.code === "from-plan-file" ? problem.originalCode : problem.code;
const fileError = (file, facts) => ({
	severity: "error",
	at: {
		file,
		pointer: []
	},
	...facts
});
const countWarnings = (problems) => problems.filter(({ problem }) => problem.severity === "warning").length;
const hasErrors = (problems) => problems.some(({ severity }) => severity === "error");
const nowhere = {
	file: "",
	pointer: []
};
// src/util/text.ts
var text_exports = require_rolldown_runtime.__exportAll({ pluralize: () => pluralize });
const pluralize = (count, singular, plural = `${singular}s`) => `${count} ${count === 1 ? singular : plural}`;
// src/sandbox/errors.ts
var SandboxError = class extends Error {
	name = "SandboxError";
};
// src/sandbox/quirks.ts
const quirks = {
	"stale-is-412": "a stale If-Match is answered with 412 and no code, not with 409",
	"deployment-versions": "one state version for a whole deployment: each save of a bundle changes it for the others",
	"quoted-versions": "state versions stand in double quotes",
	"odd-versions": "state versions are long and full of punctuation",
	"wildcard-versions": "the state version is always *",
	"no-reads": "a bundle cannot be read with GET",
	"no-vocabulary": "there is no vocabulary",
	"no-deployments": "there is no list of deployments",
	"no-projects": "there is no list of projects",
	"no-secrets": "there is no list of findings of secrets",
	"sparse-lists": "a list that is empty is left out",
	nulls: "unused fields and empty lists are null, not left out",
	blanks: "the unused scope of an exception is an empty text",
	"unknown-fields": "every object has one more field, which is ignored when it is sent back",
	"text-ids": "ids of deployments are texts, not JSON numbers",
	"legacy-rejections": "the dry run of an invalid bundle is answered with a 4xx",
	"error-in-message": "errors have their text in \"message\"",
	"error-in-detail": "errors have their text in \"detail\"",
	"built-in-policies": "two policies are built in: a bundle that deletes or renames one is rejected"
};
function parseQuirks(names) {
	const unknown = names.find((name) => !Object.hasOwn(quirks, name));
	if (unknown !== void 0) throw new SandboxError(`There is no quirk "${unknown}". Known are: ${Object.keys(quirks).join(", ")}.`);
	return new Set(names);
}
const unknownField = {
	name: "introduced_in",
	value: { release: "next" }
};
const userDataFields = [
	"config",
	"context",
	"key"
];
const applyQuirks = (value, enabled) => enabled.size === 0 ? value : rewriteJson(value, enabled);
function rewriteJson(value, enabled) {
	if (Array.isArray(value)) return value.map((item) => rewriteJson(item, enabled));
	if (!isRecord(value)) return value === "" && enabled.has("nulls") ? null : value;
	const entries = Object.entries({
		...unusedFields(value, enabled),
		...value
	}).flatMap(([key, field]) => {
		if (userDataFields.includes(key)) return [[key, field]];
		if (!Array.isArray(field) || field.length > 0) return [[key, rewriteJson(field, enabled)]];
		if (enabled.has("sparse-lists")) return [];
		return [[key, enabled.has("nulls") ? null : field]];
	});
	return Object.fromEntries(enabled.has("unknown-fields") ? [...entries, [unknownField.name, unknownField.value]] : entries);
}
function unusedFields(value, enabled) {
	if ("rule_type" in value && (enabled.has("nulls") || enabled.has("blanks"))) {
		const emptyValue = enabled.has("blanks") ? "" : null;
		return {
			project: emptyValue,
			project_tag_name: emptyValue
		};
	}
	if (!enabled.has("nulls")) return {};
	if ("match_based_id" in value) return Object.fromEntries(optionalFindingFields.map((name) => [name, null]));
	return "kind" in value && "key" in value ? {
		before: null,
		after: null
	} : {};
}
const optionalFindingFields = [
	"assistant",
	"external_ticket",
	"location",
	"reachable_condition",
	"rule_message",
	"sourcing_policy",
	"triage_comment",
	"triage_reason",
	"triaged_at"
];
const dropUnknownField = (body, enabled) => enabled.has("unknown-fields") ? JSON.parse(JSON.stringify(body), (key, value) => key === unknownField.name ? void 0 : value) : body;
const isRecord = (value) => typeof value === "object" && value !== null;
// src/sandbox/seed/names.ts
const maxFindings = 5e6;
const seedDescriptions = {
	acme: "an organization with about 50 repositories and 2,000 findings",
	"acme:<number>": `the same with this many findings, up to ${String(maxFindings)}`,
	empty: "the same organization without policies and findings",
	globex: "as acme; token of a deployment that is not migrated: v2 policies answer 403, v1 policies are listed",
	initech: "as acme; token of a deployment without the product secrets, which answers 404",
	hooli: "as acme; token of a deployment whose id does not fit a JavaScript number"
};
// src/util/dispatch.ts
function dispatch(table, field, value, ...rest) {
	const call = table[value[field]];
	return call(value, ...rest);
}
// src/domain/impact.ts
const findingSeverities = [
	"critical",
	"high",
	"medium",
	"low",
	"unset"
];
const defaultImpactBudget = {
	findings: 1e4,
	ms: 1e4
};
const incompleteReasonTexts = {
	findings: ({ limit }) => [`only ${String(limit)} findings are read`],
	time: ({ milliseconds }) => [`no complete answer within ${String(milliseconds / 1e3)} s`],
	requests: ({ limit }) => [`only ${String(limit)} requests a bundle are sent`],
	platform: ({ list, status }) => unreadableList(list, status),
	cut: () => ["the platform has more rules than it answered"],
	count: () => ["a count of issues is not a number"],
	shared: () => ["several entries share some of their issues"],
	condition: ({ type }) => say`findings do not report ${type}`,
	field: ({ type }) => say`some findings do not report ${type}`,
	secret: ({ type }) => say`findings of secrets do not report ${type}`,
	project: () => ["some repositories are not listed as projects"],
	form: () => ["the filters have an unknown form"],
	"from-plan-file": ({ message }) => [foreign(message)],
	rule: () => ["findings of secrets do not name their rule"]
};
function unreadableList(list, status) {
	if (status === null) return [`the list of ${list} cannot be read`];
	if (status === 403) return [`the token may not list ${list}`];
	return [status === 404 ? `the platform does not list ${list}` : `the list of ${list} answers ${String(status)}`];
}
const incompleteReasonSentence = (reason) => dispatch(incompleteReasonTexts, "kind", reason);
// src/cli/output.ts
const tool = `ifmatch ${version}`;
const programName = ({ npm_command: command }) => command === "exec" ? "npx ifmatch" : "ifmatch";
function terminalStyle({ color, output, verbose = false }, { terminal }) {
	const isColored = output === void 0 ? terminal.wantsColor(color) : color === "always";
	return {
		width: terminal.width,
		color: isColored,
		verbose
	};
}
function toFailedOutcome(error) {
	if (!(error instanceof PlatformError)) throw error;
	return {
		kind: "failed",
		error,
		problems: []
	};
}
function writeResult(text, { output }, runtime) {
	if (output === void 0) return runtime.terminal.print(text);
	try {
		runtime.writeText(output, text.endsWith("\n") ? text : `${text}\n`);
	} catch (error) {
		runtime.terminal.print(text);
		throw error;
	}
}
const shownConfig = (config, runtime) => config === null || config === "ifmatch.yaml" ? null : runtime.asTyped(config);
// src/cli/commands/api.ts
var api_exports = require_rolldown_runtime.__exportAll({ apiCommand: () => apiCommand });
function apiCommand() {
	const command = new Command("api").description("call any operation of the API").usage("<operation> [options]");
	return withExample(command, "ifmatch api listFindings --severities critical --all --format ndjson").argument("[operation]").action(() => command.outputHelp());
}
// src/commands/shared/confirmation.ts
function confirmationMode(yes, terminal) {
	if (yes) return "yes";
	return terminal.canAsk ? "ask" : "no";
}
// src/cli/renderers.ts
const mayHaveWritten = ({ kind }) => kind === "applied" || kind === "partial";
async function makePlanFile(context, outcome) {
	const [{ toPlanFile }, { signIfPossible }] = await Promise.all([Promise.resolve().then(() => require("./plan-file2.js")).then((n) => n.plan_file_exports), Promise.resolve().then(() => require("./saved-plan.js")).then((n) => n.saved_plan_exports)]);
	const { command, platform, config, runtime } = context;
	const origin = {
		tool,
		command,
		platform,
		config
	};
	if (command !== "apply" || !mayHaveWritten(outcome)) return signIfPossible(toPlanFile(outcome, origin), runtime);
	const { describeApply } = await Promise.resolve().then(() => require("./describe-apply.js")).then((n) => n.describe_apply_exports);
	return signIfPossible(toPlanFile(outcome, {
		...origin,
		applied: describeApply(runtime)
	}), runtime);
}
const renderers$1 = {
	async terminal(context, outcome) {
		const view = toTerminalView(context, outcome);
		const problemLines = await describeProblems(context, outcome, view);
		if (!("plan" in outcome) && !("accepted" in outcome)) return (await Promise.resolve().then(() => require("./validate.js")).then((n) => n.frame_exports)).renderValidation(outcome, problemLines, view);
		return (await Promise.resolve().then(() => require("./report3.js")).then((n) => n.report_exports)).renderTerminal(outcome, problemLines, view);
	},
	async markdown(context, outcome) {
		const { renderMarkdown } = await Promise.resolve().then(() => require("./report.js")).then((n) => n.report_exports);
		return renderMarkdown(outcome, toTerminalView(context, outcome));
	},
	json: async (context, outcome) => `${toJson((await makePlanFile(context, outcome)).file, 2)}\n`,
	async html(context, outcome) {
		const { renderHtml } = await Promise.resolve().then(() => require("./html.js"));
		return renderHtml(outcome, {
			...toTerminalView(context, outcome),
			version
		});
	},
	async sarif({ runtime }, outcome) {
		const { renderSarif } = await Promise.resolve().then(() => require("./sarif.js"));
		return renderSarif(outcome, {
			version,
			folder: runtime.repositoryFolder
		});
	},
	async github({ runtime }, outcome) {
		const { renderWorkflowCommands } = await Promise.resolve().then(() => require("./annotations.js"));
		return renderWorkflowCommands(outcome, runtime.repositoryFolder);
	},
	async codequality({ runtime }, outcome) {
		const { renderCodeQuality } = await Promise.resolve().then(() => require("./code-quality.js"));
		return renderCodeQuality(outcome, runtime.repositoryFolder);
	},
	async terraform(_, outcome) {
		const { renderPlanCounts } = await Promise.resolve().then(() => require("./plan-counts.js"));
		return renderPlanCounts(outcome);
	}
};
async function describeProblems({ command, flags }, { problems }, view) {
	if (problems.length === 0) return [];
	const [{ problemLines }, { correctionOf }] = await Promise.all([Promise.resolve().then(() => require("./problems2.js")).then((n) => n.problems_exports), Promise.resolve().then(() => require("./corrections.js"))]);
	const isFixable = command === "validate" && flags.fix !== true && problems.some(({ problem }) => correctionOf(problem) !== null);
	const fixCommand = `${view.program ?? "ifmatch"} validate --fix ${view.repeatedOptions ?? ""}`.trimEnd();
	return problemLines(problems, {
		...view,
		fixCommand: isFixable ? fixCommand : null
	});
}
function toTerminalView(context, outcome) {
	const { command, flags, runtime, platform, paths, planPath, reviewedPlanPath, isIntermediate } = context;
	const config = shownConfig(context.config, runtime);
	const nextPaths = (outcome.kind === "valid" ? outcome.completePaths : null)?.map((path) => runtime.asTyped(path)) ?? paths;
	const rollbackFlags = paths.length === 0 || config === null ? flags : {
		...flags,
		config
	};
	return {
		...terminalStyle(flags, runtime),
		command,
		program: programName(runtime.env),
		canAsk: runtime.terminal.canAsk,
		platform,
		repeatedOptions: scopeArgs(nextPaths, flags),
		repeatedRollbackOptions: scopeArgs([], rollbackFlags),
		approval: completeApproval(flags),
		savedPlanPath: planPath,
		reviewedPlanPath,
		isIntermediate,
		strict: flags.strict === true,
		config
	};
}
// src/cli/run-and-report.ts
async function runAndReport(run, command, codes = exitCodes) {
	const outcome = await runCommand(run, command);
	await report(run, outcome);
	return exitCode(run, outcome, codes);
}
var UnreportedApply = class extends Error {};
async function runApplyAndReport(run, command) {
	const { runtime, undo } = run;
	const outcome = await runCommand(run, command).catch((cause) => {
		throw undo.path === null ? cause : new UnreportedApply(describeUndo(undo, runtime), { cause });
	});
	try {
		await report(run, outcome);
		await removeOrKeepUndo(run, outcome);
	} catch (cause) {
		if (undo.path === null) throw cause;
		if (mayHaveWritten(outcome)) throw new UnreportedApply(describeUndo(undo, runtime), { cause });
		undo.remove();
		throw cause;
	}
	return exitCode(run, outcome, exitCodes);
}
async function runCommand(run, command) {
	if (run.command !== "validate" && run.planPath !== null) run.runtime.ensureWritable(run.planPath);
	return command().catch((error) => ({
		...toFailedOutcome(error),
		plan: null,
		results: []
	}));
}
async function report(run, outcome) {
	const { flags, runtime } = run;
	try {
		if (run.command !== "validate") await savePlan(run, outcome);
	} finally {
		writeResult(await renderers$1[flags.format](toReportContext(run), outcome), flags, runtime);
	}
}
function exitCode({ flags }, outcome, codes) {
	return codes[flags.strict === true && outcome.kind !== "failed" && countWarnings(outcome.problems) > 0 ? "invalid" : outcome.kind];
}
const toReportContext = (run) => ({
	paths: [],
	planPath: null,
	reviewedPlanPath: null,
	isIntermediate: false,
	platform: run.runtime.connections.platformName,
	config: run.runtime.config,
	...run
});
async function savePlan(run, outcome) {
	const { runtime, planPath } = run;
	if (planPath === null || !("plan" in outcome) || outcome.plan === null) return;
	if (!mayHaveWritten(outcome) && mustKeepExistingPlan(run, planPath, outcome)) return;
	const { file, unsigned } = await makePlanFile(toReportContext(run), outcome);
	if (unsigned !== null && !mayHaveWritten(outcome)) throw new UsageError(`${planPath} is not written. ${unsigned.message}`, {
		fix: unsigned.fix,
		cause: unsigned
	});
	const text = `${toJson(file, 2)}\n`;
	if (run.command === "apply" && planPath === run.undo.path) runtime.rewriteText(planPath, text);
	else runtime.writeText(planPath, text);
	if (unsigned !== null) runtime.terminal.printNote(`${planPath} is not signed, so it cannot be rolled back. ${withFix(unsigned)}`);
}
function mustKeepExistingPlan(run, planPath, outcome) {
	if (run.command === "preview") return false;
	if (run.command === "rollback" && outcome.kind === "stale") return true;
	return run.reviewedPlanPath !== null && run.runtime.isSameFile(planPath, run.reviewedPlanPath);
}
async function removeOrKeepUndo(run, outcome) {
	const { runtime, undo, planPath } = run;
	if (outcome.kind !== "partial" || planPath !== null || undo.path === null) return undo.remove();
	runtime.rewriteText(undo.path, `${toJson((await makePlanFile(toReportContext(run), outcome)).file, 2)}\n`);
	runtime.terminal.printNote(`The undo of what was written is kept: ifmatch rollback ${quoteForShell(undo.path)}`, true);
}
function describeUndo({ path, text }, runtime) {
	if (path !== null && runtime.exists(path)) return `Something was written, or may have been. To see what, and undo it: ifmatch rollback ${quoteForShell(path)}`;
	return `Something was written, or may have been, and the file with its undo is gone. Save these lines in a file, for ifmatch rollback FILE:\n${text}`;
}
// src/cli/commands/apply.ts
var apply_exports = require_rolldown_runtime.__exportAll({ applyCommand: () => applyCommand });
function applyCommand(session) {
	const command = new Command("apply").description("apply a saved plan, or preview the files, ask, and apply");
	withExample(planOptions(fileOptions(command)), "ifmatch apply plan.json").option("--plan <file>", "apply exactly this saved plan; the results and the undo are written into it", parseOutputFile).option("--out <file>", "save the plan with its results and its undo, for `ifmatch rollback FILE`", parseOutputFile).option("--yes", "do not ask").addOption(new Option("--on-stale <what>", "when the platform changed since the review (default: what the config says)").choices(["refuse", "same-diff"]));
	return session.setAction(command, async (flags, runtime, args) => {
		const { plan, paths } = findSavedPlan(args, flags.plan);
		const code = await applyFiles(paths, plan, flags, runtime);
		if (code === 0 && flags.sandbox === true && flags.sandboxDb === void 0) runtime.terminal.printNote("The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.");
		return code;
	});
}
function findSavedPlan(args, option) {
	if (option !== void 0) return {
		plan: option,
		paths: args
	};
	const plans = args.filter((path) => path.endsWith(".json"));
	if (plans.length > 1) throw new UsageError(`Only one saved plan can be applied at a time: ${plans.join(", ")}.`);
	return {
		plan: plans[0] ?? null,
		paths: args.filter((path) => !plans.includes(path))
	};
}
async function applyFiles(paths, plan, flags, runtime) {
	const [{ apply }, { UndoFile }] = await Promise.all([Promise.resolve().then(() => require("./apply.js")).then((n) => n.apply_exports), Promise.resolve().then(() => require("./undo-file.js")).then((n) => n.undo_file_exports)]);
	const { out = null, onStale = null } = flags;
	const { terminal } = runtime;
	const planPath = out ?? writablePlan(plan, runtime);
	const undo = new UndoFile(undoPath(out, plan, runtime), runtime);
	const run = {
		command: "apply",
		flags,
		runtime,
		paths,
		planPath,
		reviewedPlanPath: plan,
		undo
	};
	const keepsUndo = planPath !== null || flags.format === "json";
	if (plan !== null && !keepsUndo) terminal.printNote(noUndoNote);
	const confirm = confirmationMode(flags.yes === true, terminal);
	const options = {
		...toSelection(paths, flags, runtime),
		approval: completeApproval(flags),
		plan,
		confirm,
		onStale,
		async show(outcome) {
			const text = await renderers$1.terminal({
				...toReportContext(run),
				isIntermediate: true
			}, outcome);
			terminal.printNote(keepsUndo ? text : `${text}\n${noUndoNote}\n`, confirm === "ask");
		},
		saveUndo: async (outcome) => undo.write(await makePlanFile(toReportContext(run), outcome))
	};
	return runApplyAndReport(run, () => apply(options, runtime));
}
const noUndoNote = "The undo is kept only until the apply has ended. To be able to roll back later, pass --out FILE.";
const writablePlan = (plan, runtime) => plan === null || runtime.isStream(plan) ? null : plan;
function undoPath(out, plan, runtime) {
	if (out === null || runtime.isStream(out)) return null;
	return plan !== null && runtime.isSameFile(out, plan) ? null : out;
}
// src/cli/commands/comment.ts
var comment_exports = require_rolldown_runtime.__exportAll({ commentCommand: () => commentCommand });
function commentCommand(session) {
	const command = new Command("comment").description("write a preview as the one comment on a merge request of GitLab or a pull request of Azure Repos");
	withExample(command, "ifmatch comment preview.md").argument("<file>", "what `preview --format markdown --output FILE` wrote", parseNonEmpty);
	return session.setAction(command, async (_, runtime, [file = ""]) => {
		const { comment } = await Promise.resolve().then(() => require("./comment2.js"));
		const result = await comment(runtime.readText(file), runtime);
		runtime.terminal.print(result === "created" ? "Comment written." : "Comment updated.");
		return 0;
	});
}
// src/cli/commands/completion.ts
var completion_exports = require_rolldown_runtime.__exportAll({ completionCommand: () => completionCommand });
const bash = "complete -o default -C 'ifmatch completion bash --' ifmatch\n";
const scripts = {
	bash,
	zsh: `autoload -U +X bashcompinit && bashcompinit\n${bash}`,
	fish: "complete --command ifmatch --arguments '(COMP_LINE=(commandline -cp) ifmatch completion fish)'\n"
};
function completionCommand(session) {
	const command = new Command("completion").description("print a completion script for a shell");
	return withExample(command, "source <(ifmatch completion bash)").addHelpText("after", "  $ ifmatch completion fish > ~/.config/fish/completions/ifmatch.fish").addArgument(new Argument("<shell>", "which one").choices(Object.keys(scripts))).allowExcessArguments().action(async (shell) => {
		const { env, streams } = session.parts;
		const { COMP_LINE: line, COMP_POINT: point } = env;
		if (line === void 0) {
			streams.out.write(scripts[shell]);
			return;
		}
		const words = line.slice(0, Number(point ?? line.length)).trimStart().split(/\s+/).slice(1);
		const program = command.parent ?? command;
		const api = program.commands.find((subcommand) => subcommand.name() === "api" && words[0] === "api");
		if (api !== void 0) (await Promise.resolve().then(() => require("./api-operations.js"))).addOperations(api, session);
		streams.out.write(completions(program, words).map((word) => `${word}\n`).join(""));
	});
}
function completions(program, words) {
	const help = new Help();
	help.showGlobalOptions = true;
	let command = program;
	let optionAwaitingValue;
	for (const word of words.slice(0, -1)) if (optionAwaitingValue !== void 0) optionAwaitingValue = void 0;
	else if (word.startsWith("-")) optionAwaitingValue = findOptionWithValue(word, optionsOf(command, help));
	else command = command.commands.find((subcommand) => [subcommand.name(), ...subcommand.aliases()].includes(word)) ?? command;
	const last = words.at(-1) ?? "";
	return candidates(command, optionAwaitingValue, last, help).filter((word) => word.startsWith(last));
}
const optionsOf = (command, help) => [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
const findOptionWithValue = (word, options) => options.find((option) => option.required && [option.short, option.long].includes(word));
function candidates(command, optionAwaitingValue, lastWord, help) {
	if (optionAwaitingValue !== void 0) return optionAwaitingValue.argChoices ?? [];
	if (lastWord.startsWith("-")) return optionsOf(command, help).flatMap(({ short, long }) => [short ?? [], long ?? []].flat());
	const [argument] = command.registeredArguments;
	return [...help.visibleCommands(command).map((subcommand) => subcommand.name()), ...argument?.argChoices ?? []];
}
// src/cli/commands/demo.ts
var demo_exports = require_rolldown_runtime.__exportAll({ demoCommand: () => demoCommand });
function demoCommand(session) {
	const command = new Command("demo").description("show the main workflow against a sandbox, in a minute, offline; --verbose shows everything");
	return session.setAction(withExample(command, "ifmatch demo"), async ({ color, verbose = false }, runtime) => {
		const { demo } = await Promise.resolve().then(() => require("./demo.js"));
		return demo(runtime, {
			color: runtime.terminal.wantsColor(color),
			verbose
		});
	});
}
// src/cli/commands/deployments.ts
var deployments_exports = require_rolldown_runtime.__exportAll({ deploymentsCommand: () => deploymentsCommand });
function deploymentsCommand(session) {
	const command = new Command("deployments").description("list the deployments, for a workflow matrix");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch deployments --format json");
	return session.setAction(configOption(command), async (flags, runtime) => {
		const { deployments } = await Promise.resolve().then(() => require("./deployments.js"));
		const list = await deployments({ config: configPath(flags, runtime) }, runtime);
		const width = Math.max(...list.map(({ slug }) => slug.length));
		const lines = list.map(({ slug, id }) => id === null ? slug : `${slug.padEnd(width)}  ${id}`);
		writeResult(flags.format === "json" ? JSON.stringify(list) : lines.join("\n"), flags, runtime);
		return 0;
	});
}
// src/domain/doctor-check.ts
function worstStatus(checks) {
	const has = (status) => checks.some((check) => check.status === status);
	if (has("failed")) return "failed";
	return has("warning") ? "warning" : "ok";
}
// src/cli/commands/doctor.ts
var doctor_exports = require_rolldown_runtime.__exportAll({ doctorCommand: () => doctorCommand });
function doctorCommand(session) {
	const command = new Command("doctor").description("check the setup, and show how to fix what is wrong");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch doctor --deployment acme");
	return session.setAction(scopeOptions(command), async (flags, runtime) => {
		const [{ doctor }, { renderDoctor }, { renderDoctorJson }] = await Promise.all([
			Promise.resolve().then(() => require("./doctor.js")),
			Promise.resolve().then(() => require("./doctor3.js")),
			Promise.resolve().then(() => require("./doctor2.js"))
		]);
		const { deployment = null, baseUrl = null } = flags;
		const checks = await doctor({
			config: configPath(flags, runtime),
			deployment,
			baseUrl
		}, runtime);
		writeResult(flags.format === "json" ? renderDoctorJson(checks, tool) : renderDoctor(checks, terminalStyle(flags, runtime)), flags, runtime);
		return worstStatus(checks) === "failed" ? 1 : 0;
	});
}
// src/cli/commands/drift.ts
var drift_exports = require_rolldown_runtime.__exportAll({ driftCommand: () => driftCommand });
function driftCommand(session) {
	const command = new Command("drift").description("show edits made on the platform since the last apply");
	withExample(connectionOptions(outputOptions(fileOptions(command), [
		"terminal",
		"markdown",
		"json"
	])), "ifmatch drift --write").option("--plan <file>", "the plan file of the last apply").addOption(new Option("--base <ref>", "the commit or branch that was applied last").conflicts("plan")).option("--write", "write the platform's edits into the files").addOption(new Option("--remove-expired", "like --write, and also remove the exceptions that have expired").implies({ write: true })).addOption(forceOption());
	return session.setAction(command, async (flags, runtime, paths) => {
		const [{ drift }, { Git }] = await Promise.all([Promise.resolve().then(() => require("./drift2.js")), Promise.resolve().then(() => require("./git.js")).then((n) => n.git_exports)]);
		const { plan = null, base = null, write = false, removeExpired = false, force = false } = flags;
		refuseForceWithoutWrite(flags);
		const git = new Git(runtime.root, runtime.env);
		const outcome = await drift({
			...toSelection(paths, flags, runtime),
			plan,
			base,
			git,
			write,
			removeExpired,
			force
		}, runtime).catch(toFailedOutcome);
		writeResult(await describeDrift(outcome, flags, runtime, rerunArgs(paths, flags)), flags, runtime);
		return driftExitCodes[outcome.kind];
	});
}
const driftExitCodes = {
	"in-sync": 0,
	failed: 1,
	drift: 2,
	invalid: 3
};
async function describeDrift(outcome, flags, runtime, repeatedOptions) {
	const { platformName: platform } = runtime.connections;
	if (flags.format === "json") {
		const { renderDriftJson } = await Promise.resolve().then(() => require("./drift4.js"));
		return renderDriftJson(outcome, {
			tool,
			platform
		});
	}
	if (flags.format === "markdown") {
		const { renderDriftMarkdown } = await Promise.resolve().then(() => require("./drift5.js"));
		return renderDriftMarkdown(outcome, repeatedOptions);
	}
	const { renderDriftTerminal } = await Promise.resolve().then(() => require("./drift6.js"));
	const program = programName(runtime.env);
	const config = shownConfig(runtime.config, runtime);
	return renderDriftTerminal(outcome, {
		...terminalStyle(flags, runtime),
		platform,
		config,
		program,
		repeatedOptions
	});
}
// src/cli/commands/history.ts
var history_exports = require_rolldown_runtime.__exportAll({ historyCommand: () => historyCommand });
const defaultLimit = 100;
function historyCommand(session) {
	const command = new Command("history").description("show what was applied when, by which pull request, author, approvers and run");
	withExample(outputOptions(command, ["terminal", "json"]), "ifmatch history --deployment acme --format json").argument("[folder]", "read the plan files of applies in this folder instead of GitHub", parseNonEmpty).option("--deployment <slug>", "only what is about this deployment").option("--pending", "only what is merged and not applied; exit with 2 if there is any").option("--limit <n>", `read at most this many commits of the default branch (default: ${String(defaultLimit)})`, wholeNumber(1, 1e3)).option("--from <commit>", "begin at this commit instead of the newest one", parseNonEmpty);
	return session.setAction(command, async (flags, runtime, [folder]) => {
		const { pending = false, format } = flags;
		const history = folder === void 0 ? await historyFromGitHub(flags, runtime) : await historyFromFiles(folder, flags, runtime);
		if (format === "json") {
			const { renderHistoryJson } = await Promise.resolve().then(() => require("./history3.js"));
			writeResult(renderHistoryJson(history), flags, runtime);
		} else {
			const { renderHistory } = await Promise.resolve().then(() => require("./history4.js"));
			const emptyText = pending ? "Every merge is settled." : "Nothing was applied.";
			writeResult(renderHistory(history, {
				...terminalStyle(flags, runtime),
				emptyText
			}), flags, runtime);
		}
		if (history.end !== null) runtime.terminal.printNote(olderCommitsHint(history.end, flags, runtime));
		return pending && history.entries.length > 0 ? 2 : exitCodes.applied;
	});
}
async function historyFromGitHub(flags, runtime) {
	const { history } = await Promise.resolve().then(() => require("./history2.js"));
	const { deployment = null, pending = false, from = null, limit = defaultLimit, verbose = false } = flags;
	return history({
		deployment,
		pending,
		from,
		limit,
		verbose
	}, runtime);
}
async function historyFromFiles(folder, flags, runtime) {
	for (const name of [
		"pending",
		"limit",
		"from"
	]) {
		if (flags[name] === void 0) continue;
		throw new UsageError(`--${name} is about merges on GitHub, and plan files know of none.`, { fix: `Leave --${name} out, or the folder.` });
	}
	const { historyOfFiles } = await Promise.resolve().then(() => require("./history-of-files.js"));
	return historyOfFiles(folder, flags.deployment ?? null, runtime);
}
function olderCommitsHint({ read, next }, flags, { env }) {
	const options = [
		...flags.pending === true ? ["--pending"] : [],
		...flags.limit === void 0 ? [] : [`--limit ${String(flags.limit)}`],
		rerunArgs([], flags)
	];
	const command = [
		programName(env),
		"history",
		"--from",
		next,
		...options
	].filter((word) => word !== "").join(" ");
	return `${pluralize(read, "commit was", "commits were")} read. Older ones: ${command}`;
}
// src/commands/init/options.ts
const workflowChoices = [
	"simple",
	"hardened",
	"none"
];
const policySources = ["platform", "none"];
// src/cli/commands/init.ts
var init_exports = require_rolldown_runtime.__exportAll({ initCommand: () => initCommand });
const conflictsWithUpdate = [
	"action",
	"deployment",
	"policies",
	"fromPlatform",
	"workflow",
	"force"
];
function initCommand(session) {
	const command = new Command("init").description("set up a repository: config, first policies, workflows");
	withExample(connectionOptions(command), "ifmatch init --from-platform").addOption(new Option("--deployment <slug>", "a deployment that the files are for (repeatable; default: all that the token sees)").argParser(collectNonEmpty)).addOption(new Option("--policies <source>", "the first policies (default: those of the platform with a token, else none)").choices(policySources)).addOption(new Option("--from-platform", "start with the policies of the platform").conflicts("policies")).addOption(new Option("--workflow <kind>", "the workflow for GitHub Actions (default: simple, unless the remote is not GitHub)").choices(workflowChoices)).option("--action <repository>", "use a copy of the action that you host, as OWNER/REPO@COMMIT, instead of one in this repository").addOption(new Option("--update", "only renew the copy of the action in this repository").conflicts(conflictsWithUpdate)).option("--force", "replace files of ours that differ");
	return session.setAction(command, async (flags, runtime) => {
		const [{ init }, { checkAction }] = await Promise.all([Promise.resolve().then(() => require("./init.js")), Promise.resolve().then(() => require("./action-copy.js")).then((n) => n.action_copy_exports)]);
		const { deployment: deployments = [], policies = null, workflow = null, force = false, directory } = flags;
		const { deployment: _, ...repeatedFlags } = flags;
		const address = flags.baseUrl ?? runtime.env["IFMATCH_BASE_URL"] ?? "";
		const { text, isComplete } = await init({
			deployments,
			policies: flags.fromPlatform === true ? "platform" : policies,
			workflow,
			action: flags.action === void 0 ? null : checkAction(flags.action),
			update: flags.update === true,
			force,
			hasAddress: runtime.connections.isEmbedded || address.trim() !== "",
			program: programName(runtime.env),
			directoryOption: rerunArgs([], { directory }),
			repeatedOptions: rerunArgs([], repeatedFlags)
		}, runtime, terminalStyle(repeatedFlags, runtime));
		runtime.terminal.print(text);
		return isComplete ? 0 : 1;
	});
}
// src/cli/commands/preview.ts
var preview_exports = require_rolldown_runtime.__exportAll({ previewCommand: () => previewCommand });
function previewCommand(session) {
	const command = new Command("preview").aliases(["plan", "diff"]).description("show what an apply would create, update and delete");
	withExample(planOptions(fileOptions(command)), "ifmatch preview --out plan.json").option("--impact", "estimate which open findings the changes match and block").option("--impact-limit <n>", `read at most this many findings (default: ${String(defaultImpactBudget.findings)}; implies --impact)`, wholeNumber(100, 1e6)).option("--base <ref>", "separate the changes since this commit or branch from edits on the platform, under its guards and tests");
	strictOption(command).option("--out <file>", "save the plan, for `ifmatch apply FILE`", parseOutputFile).option("--exit-code", "exit with 2 when there are changes, and with 5 when a guard stops them");
	return session.setAction(command, async (flags, runtime, paths) => {
		const { preview } = await Promise.resolve().then(() => require("./preview.js")).then((n) => n.preview_exports);
		const run = {
			command: "preview",
			flags,
			runtime,
			paths,
			planPath: flags.out ?? null
		};
		const options = {
			...toSelection(paths, flags, runtime),
			approval: completeApproval(flags),
			base: await openBase(flags, runtime),
			impactBudget: impactBudget(flags),
			failsOnGuards: flags.exitCode === true
		};
		return runAndReport(run, () => preview(options, runtime), flags.exitCode === true ? {
			...exitCodes,
			changes: 2
		} : exitCodes);
	});
}
async function openBase({ base }, { root, env }) {
	if (base === void 0) return null;
	const { Git } = await Promise.resolve().then(() => require("./git.js")).then((n) => n.git_exports);
	return {
		name: base,
		git: new Git(root, env),
		tip: "HEAD"
	};
}
const impactBudget = ({ impact, impactLimit }) => impact === true || impactLimit !== void 0 ? {
	...defaultImpactBudget,
	...impactLimit === void 0 ? {} : { findings: impactLimit }
} : null;
// src/cli/commands/pull.ts
var pull_exports = require_rolldown_runtime.__exportAll({ pullCommand: () => pullCommand });
function pullCommand(session) {
	const command = new Command("pull").description("write the platform's policies into the files");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch pull --deployment acme").option("--check", "write nothing, and exit with 2 when a pull would change files").option("--single", "write all undeclared policies into one file").option("--all", "also pull bundles that no file declares yet").addOption(forceOption().conflicts("check"));
	return session.setAction(scopeOptions(command), async (flags, runtime) => {
		const { pull } = await Promise.resolve().then(() => require("./pull.js"));
		const { source } = runtime;
		const { deployment = null, check = false, single = false, all = false, force = false } = flags;
		const outcome = await pull({
			source,
			config: configPath(flags, runtime),
			deployment,
			writesNothing: check,
			oneFilePerBundle: single,
			includesUndeclared: all,
			overwritesUnsaved: force
		}, runtime).catch(toFailedOutcome);
		writeResult(await describePull(outcome, flags, runtime), flags, runtime);
		return pullExitCodes[outcome.kind];
	});
}
const pullExitCodes = {
	"no-changes": 0,
	written: 0,
	"partly-written": 1,
	differs: 1,
	failed: 1,
	changes: 2,
	invalid: 3
};
async function describePull(outcome, flags, runtime) {
	const { platformName: platform } = runtime.connections;
	if (flags.format === "json") {
		const { renderPullJson } = await Promise.resolve().then(() => require("./pull3.js"));
		return renderPullJson(outcome, {
			tool,
			platform
		});
	}
	const { renderPullTerminal } = await Promise.resolve().then(() => require("./pull2.js")).then((n) => n.pull_exports);
	const { directory, quiet = false, all = false, single = false } = flags;
	const folder = directory === "." ? "" : ` -C ${quoteForShell(directory)}`;
	return renderPullTerminal(outcome, {
		...terminalStyle(flags, runtime),
		platform,
		quiet,
		program: programName(runtime.env),
		repeatedOptions: rerunArgs([], flags),
		scope: [...all ? ["--all"] : [], ...single ? ["--single"] : []],
		git: repositoryRoot(runtime.root) === null ? null : (line) => `git${folder} ${line}`
	});
}
// src/cli/commands/rollback.ts
var rollback_exports = require_rolldown_runtime.__exportAll({ rollbackCommand: () => rollbackCommand });
function rollbackCommand(session) {
	const command = new Command("rollback").description("show what undoing an applied plan would change");
	withExample(planOptions(command), "ifmatch rollback applied.json --out undo.json").argument("<plan>", "the plan file of an apply", parseNonEmpty).option("--out <file>", "save the rollback, for `ifmatch apply FILE`", parseOutputFile).addOption(new Option("--write", "put the old values into the files instead").conflicts("out")).addOption(forceOption());
	return session.setAction(scopeOptions(command), async (flags, runtime, [plan = ""]) => {
		const { out: planPath = null } = flags;
		refuseForceWithoutWrite(flags);
		if (planPath !== null) runtime.ensureWritable(planPath, [plan]);
		const run = {
			command: "rollback",
			flags,
			runtime,
			planPath,
			reviewedPlanPath: plan
		};
		const options = {
			...toSelection([], flags, runtime),
			plan,
			approval: completeApproval(flags)
		};
		if (flags.write === true) return writeUndoAndReport(run, options, flags);
		const { rollback } = await Promise.resolve().then(() => require("./rollback.js"));
		return runAndReport(run, () => rollback(options, runtime));
	});
}
async function writeUndoAndReport(run, options, flags) {
	if (flags.format !== "terminal" && flags.format !== "json") throw new UsageError(`--write reports what it wrote as terminal or json, not as ${flags.format}.`);
	const { rollbackFiles } = await Promise.resolve().then(() => require("./rollback-files.js"));
	const result = await rollbackFiles({
		...options,
		force: flags.force === true
	}, run.runtime);
	if (result.kind !== "written") return runAndReport(run, async () => result);
	writeResult(await describeWrittenFiles(result, flags, programName(run.runtime.env)), flags, run.runtime);
	return exitCodes.applied;
}
async function describeWrittenFiles({ written, removed, withoutNotes }, flags, program) {
	if (flags.format === "json") return `${toJson({
		written,
		removed,
		without_notes: withoutNotes
	}, 2)}\n`;
	if (written.length + removed.length === 0) return "The files declare what was before already.\n";
	const { pluralize } = await Promise.resolve().then(() => text_exports);
	const notes = "back without notes: where there were some, such as x-expires, take them from git";
	return [
		...written.map((path) => `written  ${path}`),
		...removed.map((path) => `removed  ${path}`),
		...withoutNotes === 0 ? [] : [`${pluralize(withoutNotes, "entry is", "entries are")} ${notes}`],
		`Next: ${program} preview ${rerunArgs([], flags)}`.trimEnd()
	].map((line) => `${escapeTerminal(line)}\n`).join("");
}
// src/cli/commands/sandbox.ts
var sandbox_exports = require_rolldown_runtime.__exportAll({ sandboxCommand: () => sandboxCommand });
function sandboxCommand(session) {
	const command = new Command("sandbox").description("serve an embedded platform on 127.0.0.1");
	withExample(command, "ifmatch sandbox --db platform.db").addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name[:findings]>", "content of a new platform, and its first deployment", "acme").addOption(new Option("--quirk <name>", "simulate a quirk of other platforms (repeatable)").argParser(collectQuirks).default([], "none")).addOption(new Option("--format <name>", "terminal prints one token, json those of all deployments").choices(["terminal", "json"]).default("terminal")).addHelpText("after", () => [
		helpSection("Seeds", seedDescriptions),
		deploymentHelp,
		helpSection("Quirks", quirks)
	].join("\n"));
	return session.setAction(command, async (flags, runtime) => {
		const { sandbox } = await Promise.resolve().then(() => require("./sandbox.js"));
		const { port, seed, quirk, format } = flags;
		if (flags.db !== void 0) runtime.refuseLinks(flags.db);
		await sandbox({
			port,
			db: flags.db === void 0 ? null : runtime.absolute(flags.db),
			seed,
			quirks: quirk,
			json: format === "json"
		}, runtime, runtime.stop());
		return 0;
	});
}
function collectQuirks(name, earlier) {
	try {
		parseQuirks([name]);
	} catch (error) {
		throw new InvalidArgumentError(error instanceof SandboxError ? error.message : String(error));
	}
	return [...earlier, name];
}
function helpSection(title, meanings) {
	const width = Math.max(...Object.keys(meanings).map((name) => name.length)) + 2;
	const lines = Object.entries(meanings).map(([name, message]) => `  ${name.padEnd(width)}${message}`);
	return [
		"",
		`${title}:`,
		...lines
	].join("\n");
}
const deploymentHelp = `
Deployments:
  Every seed serves acme, globex, initech and hooli. --format json prints each with its tokens: "token" (API token),
  "userToken" (JSON Web Token of a user) and "tokenWithoutWebApi" (API token without the Web API permission: 404).
  Try one with its own token, for example: IFMATCH_API_TOKEN=<token of globex> ifmatch api listLegacyPolicies`;
// src/domain/editor-schemas.ts
const editorSchemas = [
	"config",
	"remediation-file",
	"detection-file",
	"test-file"
];
const schemaFolder = ".ifmatch";
const schemaPath = (name, root = ".") => node_path.posix.join(root, schemaFolder, `${name}.schema.json`);
const schemaFrom = (path, name, root = ".") => node_path.posix.relative(node_path.posix.dirname(path), schemaPath(name, root));
// src/cli/commands/schema.ts
var schema_exports = require_rolldown_runtime.__exportAll({ schemaCommand: () => schemaCommand });
const schemaNames = [
	"config",
	"remediation-file",
	"detection-file",
	"test-file",
	"plan"
];
function schemaCommand(session) {
	const command = new Command("schema").description("print a JSON schema, or write all of them for editors; without a name list them");
	withExample(connectionOptions(command), "ifmatch schema --write --from-platform").addArgument(new Argument("[name]", "the schema").choices(schemaNames)).option("--output <file>", "write the schema to this file").addOption(new Option("--write [folder]", "write all schemas for editors into this folder (default: .ifmatch)").conflicts("output")).option("--from-platform", "with --write: also suggest what the platform has, such as its rulesets, tags, projects and channels");
	return session.setAction(scopeOptions(command), async (flags, runtime, [name = null]) => {
		const { schema, writeSchemas } = await Promise.resolve().then(() => require("./schema.js")).then((n) => n.schema_exports);
		const { write, fromPlatform = false } = flags;
		if (write === void 0) {
			if (fromPlatform) throw new UsageError("--from-platform goes with --write.", { fix: "Add --write." });
			writeResult(schema(schemaNames.find((schemaName) => schemaName === name) ?? null, runtime), flags, runtime);
			return 0;
		}
		const suggestions = fromPlatform ? await readSuggestions(flags, runtime) : null;
		writeResult(writeSchemas(write === true ? runtime.asTyped(schemaFolder) : write, suggestions, runtime), flags, runtime);
		return 0;
	});
}
async function readSuggestions(flags, runtime) {
	const { platformSuggestions } = await Promise.resolve().then(() => require("./platform-suggestions.js"));
	return platformSuggestions({
		config: configPath(flags, runtime),
		deployment: flags.deployment ?? null
	}, runtime);
}
// src/cli/commands/show.ts
var show_exports = require_rolldown_runtime.__exportAll({ showCommand: () => showCommand });
function showCommand(session) {
	const command = new Command("show").description("print a saved plan again, without a token or a network");
	withExample(outputOptions(command), "ifmatch show plan.json --output plan.html").argument("<plan>", "the plan file of a preview, apply or rollback", parseNonEmpty);
	return session.setAction(command, async (flags, runtime, [planPath = ""]) => {
		const { show } = await Promise.resolve().then(() => require("./show.js"));
		const { file, outcome, signature, isEdited } = await show(planPath, runtime);
		const context = {
			command: file.command,
			flags: {
				...flags,
				...connectionFlags(file, runtime.env)
			},
			runtime,
			platform: file.platform,
			config: file.config ?? null,
			paths: [],
			planPath,
			reviewedPlanPath: null,
			isIntermediate: false
		};
		writeResult(flags.format === "json" ? `${toJson(file, 2)}\n` : await renderers$1[flags.format](context, outcome), flags, runtime);
		runtime.terminal.printNote(escapeTerminal(signature), isEdited);
		return isEdited ? exitCodes.failed : 0;
	});
}
function connectionFlags({ platform, config }, env) {
	const configFlag = typeof config === "string" && config !== "ifmatch.yaml" ? { config } : {};
	if (platform === "sandbox") return {
		...configFlag,
		sandbox: true
	};
	return platform === null || platform === env["IFMATCH_BASE_URL"] ? configFlag : {
		...configFlag,
		baseUrl: platform
	};
}
// src/cli/commands/test.ts
var test_exports = require_rolldown_runtime.__exportAll({ testCommand: () => testCommand });
const formats = [
	"terminal",
	"json",
	"github",
	"markdown"
];
function testCommand(session) {
	const command = new Command("test").description("run the tests and prove the invariants of the policies, offline");
	withExample(connectionOptions(outputOptions(fileOptions(command), formats)), "ifmatch test").addOption(new Option("--against <what>", "run them over the live policies instead").choices(["platform"])).addOption(new Option("--suggest", "print a test file with invariants that hold").conflicts(["against", "format"]));
	return session.setAction(command, async (flags, runtime, paths) => {
		const selection = toSelection(paths, flags, runtime);
		if (flags.suggest === true) return printSuggestedTests(selection, flags, runtime);
		const { test } = await Promise.resolve().then(() => require("./test.js"));
		const outcome = await test({
			...selection,
			isAgainstPlatform: flags.against === "platform"
		}, runtime);
		if (outcome.kind === "invalid") return runAndReport({
			command: "validate",
			flags,
			runtime,
			paths
		}, async () => outcome);
		writeResult(await renderers[flags.format](outcome.results, flags, runtime), flags, runtime);
		return outcome.results.every(({ isPassed }) => isPassed) ? exitCodes.valid : exitCodes.invalid;
	});
}
const renderers = {
	async terminal(results, flags, runtime) {
		const { renderTestsTerminal } = await Promise.resolve().then(() => require("./tests4.js"));
		return renderTestsTerminal(results, {
			...terminalStyle(flags, runtime),
			quiet: flags.quiet === true
		});
	},
	async json(results) {
		const { renderTestsJson } = await Promise.resolve().then(() => require("./tests2.js"));
		return renderTestsJson(results, tool);
	},
	async github(results, _, runtime) {
		const { renderTestWorkflowCommands } = await Promise.resolve().then(() => require("./annotations.js"));
		return renderTestWorkflowCommands(results, runtime.repositoryFolder);
	},
	async markdown(results) {
		const { renderTestsMarkdown } = await Promise.resolve().then(() => require("./tests3.js"));
		return renderTestsMarkdown(results);
	}
};
async function printSuggestedTests(selection, flags, runtime) {
	const { suggest: suggestTests } = await Promise.resolve().then(() => require("./suggest.js"));
	const suggested = await suggestTests(selection, runtime);
	if (suggested.kind === "invalid") return runAndReport({
		command: "validate",
		flags,
		runtime,
		paths: selection.paths
	}, async () => suggested);
	writeResult(suggested.text, flags, runtime);
	return exitCodes.valid;
}
// src/cli/commands/validate.ts
var validate_exports = require_rolldown_runtime.__exportAll({ validateCommand: () => validateCommand });
function validateCommand(session) {
	const command = new Command("validate").description("check the files, without network access");
	withExample(strictOption(outputOptions(fileOptions(command))), "ifmatch validate policies/remediation");
	command.option("--explain <slug>", "list what this deployment gets, with the file and line of every object");
	command.addOption(new Option("--fix", "make every fix that is the only possible one, after showing the changes").conflicts("explain")).option("--yes", "do not ask before --fix changes files");
	return session.setAction(command, async (flags, runtime, paths) => {
		if (flags.yes === true && flags.fix !== true) throw new UsageError("--yes only goes with --fix.", { fix: "Leave --yes out, or add --fix." });
		const run = {
			command: "validate",
			flags,
			runtime,
			paths
		};
		if (flags.explain !== void 0) return explain(flags.explain, flags, run);
		if (flags.fix === true) return fix(flags, run);
		const { validate } = await Promise.resolve().then(() => require("./validate.js")).then((n) => n.validate_exports);
		return runAndReport(run, () => validate(toSelection(paths, flags, runtime), runtime));
	});
}
async function fix(flags, run) {
	const { fixFiles } = await Promise.resolve().then(() => require("./fix.js"));
	const { runtime, paths } = run;
	const { terminal } = runtime;
	const confirm = confirmationMode(flags.yes === true, terminal);
	const options = {
		...toSelection(paths, flags, runtime),
		confirm,
		async show(edits, fixes) {
			const { renderFixes } = await Promise.resolve().then(() => require("./fixes.js"));
			terminal.printNote(renderFixes(edits, fixes, terminalStyle(flags, runtime)), confirm !== "yes");
		}
	};
	return runAndReport(run, () => fixFiles(options, runtime));
}
async function explain(deployment, flags, run) {
	const { runtime, paths } = run;
	if (flags.format !== "terminal" && flags.format !== "json") throw new UsageError(`--explain prints terminal or json, not ${flags.format}.`);
	const { explainBundles } = await Promise.resolve().then(() => require("./explain.js"));
	const explained = await explainBundles(toSelection(paths, {
		...flags,
		deployment
	}, runtime), runtime);
	if ("outcome" in explained) return runAndReport(run, async () => explained.outcome);
	if (flags.format === "json") {
		const { renderEffectiveBundlesJson } = await Promise.resolve().then(() => require("./effective-bundles.js"));
		writeResult(renderEffectiveBundlesJson(deployment, explained.bundles), flags, runtime);
	} else {
		const { renderEffectiveBundles } = await Promise.resolve().then(() => require("./effective-bundles2.js"));
		writeResult(renderEffectiveBundles(deployment, explained.bundles, terminalStyle(flags, runtime)), flags, runtime);
	}
	return exitCodes.valid;
}
Object.defineProperty(exports, "Command", {
	enumerable: true,
	get: function() {
		return Command;
	}
});
Object.defineProperty(exports, "CommanderError", {
	enumerable: true,
	get: function() {
		return CommanderError;
	}
});
Object.defineProperty(exports, "ExpectedError", {
	enumerable: true,
	get: function() {
		return ExpectedError;
	}
});
Object.defineProperty(exports, "FileChangedError", {
	enumerable: true,
	get: function() {
		return FileChangedError;
	}
});
Object.defineProperty(exports, "ForgeError", {
	enumerable: true,
	get: function() {
		return ForgeError;
	}
});
Object.defineProperty(exports, "Help", {
	enumerable: true,
	get: function() {
		return Help;
	}
});
Object.defineProperty(exports, "InvalidArgumentError", {
	enumerable: true,
	get: function() {
		return InvalidArgumentError;
	}
});
Object.defineProperty(exports, "Option", {
	enumerable: true,
	get: function() {
		return Option;
	}
});
Object.defineProperty(exports, "OtherFilesInvalidError", {
	enumerable: true,
	get: function() {
		return OtherFilesInvalidError;
	}
});
Object.defineProperty(exports, "PlatformError", {
	enumerable: true,
	get: function() {
		return PlatformError;
	}
});
Object.defineProperty(exports, "Runtime", {
	enumerable: true,
	get: function() {
		return Runtime;
	}
});
Object.defineProperty(exports, "SandboxError", {
	enumerable: true,
	get: function() {
		return SandboxError;
	}
});
Object.defineProperty(exports, "Semaphore", {
	enumerable: true,
	get: function() {
		return Semaphore;
	}
});
Object.defineProperty(exports, "SourceError", {
	enumerable: true,
	get: function() {
		return SourceError;
	}
});
Object.defineProperty(exports, "StandardStreams", {
	enumerable: true,
	get: function() {
		return StandardStreams;
	}
});
Object.defineProperty(exports, "Token", {
	enumerable: true,
	get: function() {
		return Token;
	}
});
Object.defineProperty(exports, "UnreportedApply", {
	enumerable: true,
	get: function() {
		return UnreportedApply;
	}
});
Object.defineProperty(exports, "UsageError", {
	enumerable: true,
	get: function() {
		return UsageError;
	}
});
Object.defineProperty(exports, "applyQuirks", {
	enumerable: true,
	get: function() {
		return applyQuirks;
	}
});
Object.defineProperty(exports, "approvalArgs", {
	enumerable: true,
	get: function() {
		return approvalArgs;
	}
});
Object.defineProperty(exports, "approvalOf", {
	enumerable: true,
	get: function() {
		return approvalOf;
	}
});
Object.defineProperty(exports, "approvingOption", {
	enumerable: true,
	get: function() {
		return approvingOption;
	}
});
Object.defineProperty(exports, "approvingSetting", {
	enumerable: true,
	get: function() {
		return approvingSetting;
	}
});
Object.defineProperty(exports, "baseName", {
	enumerable: true,
	get: function() {
		return baseName;
	}
});
Object.defineProperty(exports, "breakLineCommand", {
	enumerable: true,
	get: function() {
		return breakLineCommand;
	}
});
Object.defineProperty(exports, "canonicalLimits", {
	enumerable: true,
	get: function() {
		return canonicalLimits;
	}
});
Object.defineProperty(exports, "codeName", {
	enumerable: true,
	get: function() {
		return codeName;
	}
});
Object.defineProperty(exports, "configName", {
	enumerable: true,
	get: function() {
		return configName;
	}
});
Object.defineProperty(exports, "configPath", {
	enumerable: true,
	get: function() {
		return configPath;
	}
});
Object.defineProperty(exports, "configureCommand", {
	enumerable: true,
	get: function() {
		return configureCommand;
	}
});
Object.defineProperty(exports, "connectionOptions", {
	enumerable: true,
	get: function() {
		return connectionOptions;
	}
});
Object.defineProperty(exports, "countWarnings", {
	enumerable: true,
	get: function() {
		return countWarnings;
	}
});
Object.defineProperty(exports, "credentialFor", {
	enumerable: true,
	get: function() {
		return credentialFor;
	}
});
Object.defineProperty(exports, "defaultDeployment", {
	enumerable: true,
	get: function() {
		return defaultDeployment;
	}
});
Object.defineProperty(exports, "defaultImpactBudget", {
	enumerable: true,
	get: function() {
		return defaultImpactBudget;
	}
});
Object.defineProperty(exports, "defaultLimits", {
	enumerable: true,
	get: function() {
		return defaultLimits;
	}
});
Object.defineProperty(exports, "defaultSettings", {
	enumerable: true,
	get: function() {
		return defaultSettings;
	}
});
Object.defineProperty(exports, "deferRejection", {
	enumerable: true,
	get: function() {
		return deferRejection;
	}
});
Object.defineProperty(exports, "deploymentTokenVariable", {
	enumerable: true,
	get: function() {
		return deploymentTokenVariable;
	}
});
Object.defineProperty(exports, "describeFix", {
	enumerable: true,
	get: function() {
		return describeFix;
	}
});
Object.defineProperty(exports, "describeSystemError", {
	enumerable: true,
	get: function() {
		return describeSystemError;
	}
});
Object.defineProperty(exports, "dispatch", {
	enumerable: true,
	get: function() {
		return dispatch;
	}
});
Object.defineProperty(exports, "dropUnknownField", {
	enumerable: true,
	get: function() {
		return dropUnknownField;
	}
});
Object.defineProperty(exports, "editorSchemas", {
	enumerable: true,
	get: function() {
		return editorSchemas;
	}
});
Object.defineProperty(exports, "encodedFormsOf", {
	enumerable: true,
	get: function() {
		return encodedFormsOf;
	}
});
Object.defineProperty(exports, "escapeHidden", {
	enumerable: true,
	get: function() {
		return escapeHidden;
	}
});
Object.defineProperty(exports, "escapeHtml", {
	enumerable: true,
	get: function() {
		return escapeHtml;
	}
});
Object.defineProperty(exports, "escapeLines", {
	enumerable: true,
	get: function() {
		return escapeLines;
	}
});
Object.defineProperty(exports, "escapeMarkdownFence", {
	enumerable: true,
	get: function() {
		return escapeMarkdownFence;
	}
});
Object.defineProperty(exports, "escapeMarkdownSpan", {
	enumerable: true,
	get: function() {
		return escapeMarkdownSpan;
	}
});
Object.defineProperty(exports, "escapeMarkdownTitle", {
	enumerable: true,
	get: function() {
		return escapeMarkdownTitle;
	}
});
Object.defineProperty(exports, "escapeTerminal", {
	enumerable: true,
	get: function() {
		return escapeTerminal;
	}
});
Object.defineProperty(exports, "exitCodes", {
	enumerable: true,
	get: function() {
		return exitCodes;
	}
});
Object.defineProperty(exports, "extraObjectAt", {
	enumerable: true,
	get: function() {
		return extraObjectAt;
	}
});
Object.defineProperty(exports, "extraObjectOf", {
	enumerable: true,
	get: function() {
		return extraObjectOf;
	}
});
Object.defineProperty(exports, "fields", {
	enumerable: true,
	get: function() {
		return fields;
	}
});
Object.defineProperty(exports, "fileError", {
	enumerable: true,
	get: function() {
		return fileError;
	}
});
Object.defineProperty(exports, "findExcludedFiles", {
	enumerable: true,
	get: function() {
		return findExcludedFiles;
	}
});
Object.defineProperty(exports, "findUnmanagedGlob", {
	enumerable: true,
	get: function() {
		return findUnmanagedGlob;
	}
});
Object.defineProperty(exports, "findingSeverities", {
	enumerable: true,
	get: function() {
		return findingSeverities;
	}
});
Object.defineProperty(exports, "fixOf", {
	enumerable: true,
	get: function() {
		return fixOf;
	}
});
Object.defineProperty(exports, "foldersAbove", {
	enumerable: true,
	get: function() {
		return foldersAbove;
	}
});
Object.defineProperty(exports, "foreign", {
	enumerable: true,
	get: function() {
		return foreign;
	}
});
Object.defineProperty(exports, "guardDefinitions", {
	enumerable: true,
	get: function() {
		return guardDefinitions;
	}
});
Object.defineProperty(exports, "guardKeys", {
	enumerable: true,
	get: function() {
		return guardKeys;
	}
});
Object.defineProperty(exports, "guardSentence", {
	enumerable: true,
	get: function() {
		return guardSentence;
	}
});
Object.defineProperty(exports, "hasCredential", {
	enumerable: true,
	get: function() {
		return hasCredential;
	}
});
Object.defineProperty(exports, "hasErrors", {
	enumerable: true,
	get: function() {
		return hasErrors;
	}
});
Object.defineProperty(exports, "incompleteReasonSentence", {
	enumerable: true,
	get: function() {
		return incompleteReasonSentence;
	}
});
Object.defineProperty(exports, "isCredentialSetting", {
	enumerable: true,
	get: function() {
		return isCredentialSetting;
	}
});
Object.defineProperty(exports, "isFoundByTestsOrRules", {
	enumerable: true,
	get: function() {
		return isFoundByTestsOrRules;
	}
});
Object.defineProperty(exports, "isLineCommand", {
	enumerable: true,
	get: function() {
		return isLineCommand;
	}
});
Object.defineProperty(exports, "joinPath", {
	enumerable: true,
	get: function() {
		return joinPath;
	}
});
Object.defineProperty(exports, "joinSentences", {
	enumerable: true,
	get: function() {
		return joinSentences;
	}
});
Object.defineProperty(exports, "knownFieldNames", {
	enumerable: true,
	get: function() {
		return knownFieldNames;
	}
});
Object.defineProperty(exports, "knownFields", {
	enumerable: true,
	get: function() {
		return knownFields;
	}
});
Object.defineProperty(exports, "listSentence", {
	enumerable: true,
	get: function() {
		return listSentence;
	}
});
Object.defineProperty(exports, "mapConcurrently", {
	enumerable: true,
	get: function() {
		return mapConcurrently;
	}
});
Object.defineProperty(exports, "mapGuards", {
	enumerable: true,
	get: function() {
		return mapGuards;
	}
});
Object.defineProperty(exports, "maskInSameWidth", {
	enumerable: true,
	get: function() {
		return maskInSameWidth;
	}
});
Object.defineProperty(exports, "maskLine", {
	enumerable: true,
	get: function() {
		return maskLine;
	}
});
Object.defineProperty(exports, "maskLines", {
	enumerable: true,
	get: function() {
		return maskLines;
	}
});
Object.defineProperty(exports, "matchesGlob", {
	enumerable: true,
	get: function() {
		return matchesGlob;
	}
});
Object.defineProperty(exports, "maxFindings", {
	enumerable: true,
	get: function() {
		return maxFindings;
	}
});
Object.defineProperty(exports, "mayHaveUnmanagedObjects", {
	enumerable: true,
	get: function() {
		return mayHaveUnmanagedObjects;
	}
});
Object.defineProperty(exports, "noApproval", {
	enumerable: true,
	get: function() {
		return noApproval;
	}
});
Object.defineProperty(exports, "noExtraFields", {
	enumerable: true,
	get: function() {
		return noExtraFields;
	}
});
Object.defineProperty(exports, "nothingUnmanaged", {
	enumerable: true,
	get: function() {
		return nothingUnmanaged;
	}
});
Object.defineProperty(exports, "nowhere", {
	enumerable: true,
	get: function() {
		return nowhere;
	}
});
Object.defineProperty(exports, "openDisk", {
	enumerable: true,
	get: function() {
		return openDisk;
	}
});
Object.defineProperty(exports, "operations", {
	enumerable: true,
	get: function() {
		return operations;
	}
});
Object.defineProperty(exports, "parentFolder", {
	enumerable: true,
	get: function() {
		return parentFolder;
	}
});
Object.defineProperty(exports, "parseNonEmpty", {
	enumerable: true,
	get: function() {
		return parseNonEmpty;
	}
});
Object.defineProperty(exports, "parseQuirks", {
	enumerable: true,
	get: function() {
		return parseQuirks;
	}
});
Object.defineProperty(exports, "plainText", {
	enumerable: true,
	get: function() {
		return plainText;
	}
});
Object.defineProperty(exports, "pluralize", {
	enumerable: true,
	get: function() {
		return pluralize;
	}
});
Object.defineProperty(exports, "quoteForShell", {
	enumerable: true,
	get: function() {
		return quoteForShell;
	}
});
Object.defineProperty(exports, "redactor", {
	enumerable: true,
	get: function() {
		return redactor;
	}
});
Object.defineProperty(exports, "redactorFor", {
	enumerable: true,
	get: function() {
		return redactorFor;
	}
});
Object.defineProperty(exports, "release", {
	enumerable: true,
	get: function() {
		return release;
	}
});
Object.defineProperty(exports, "removeAbandonedDrafts", {
	enumerable: true,
	get: function() {
		return removeAbandonedDrafts;
	}
});
Object.defineProperty(exports, "removeOldOutputFile", {
	enumerable: true,
	get: function() {
		return removeOldOutputFile;
	}
});
Object.defineProperty(exports, "renameDraft", {
	enumerable: true,
	get: function() {
		return renameDraft;
	}
});
Object.defineProperty(exports, "replaceFile", {
	enumerable: true,
	get: function() {
		return replaceFile;
	}
});
Object.defineProperty(exports, "repositoryRoot", {
	enumerable: true,
	get: function() {
		return repositoryRoot;
	}
});
Object.defineProperty(exports, "runProcess", {
	enumerable: true,
	get: function() {
		return runProcess;
	}
});
Object.defineProperty(exports, "say", {
	enumerable: true,
	get: function() {
		return say;
	}
});
Object.defineProperty(exports, "schemaFrom", {
	enumerable: true,
	get: function() {
		return schemaFrom;
	}
});
Object.defineProperty(exports, "schemaPath", {
	enumerable: true,
	get: function() {
		return schemaPath;
	}
});
Object.defineProperty(exports, "stopRequest", {
	enumerable: true,
	get: function() {
		return stopRequest;
	}
});
Object.defineProperty(exports, "systemClock", {
	enumerable: true,
	get: function() {
		return systemClock;
	}
});
Object.defineProperty(exports, "toJson", {
	enumerable: true,
	get: function() {
		return toJson;
	}
});
Object.defineProperty(exports, "tokenVariable", {
	enumerable: true,
	get: function() {
		return tokenVariable;
	}
});
Object.defineProperty(exports, "unknownFieldsIn", {
	enumerable: true,
	get: function() {
		return unknownFieldsIn;
	}
});
Object.defineProperty(exports, "unmanagedIn", {
	enumerable: true,
	get: function() {
		return unmanagedIn;
	}
});
Object.defineProperty(exports, "version", {
	enumerable: true,
	get: function() {
		return version;
	}
});
Object.defineProperty(exports, "withApproval", {
	enumerable: true,
	get: function() {
		return withApproval;
	}
});
Object.defineProperty(exports, "withFix", {
	enumerable: true,
	get: function() {
		return withFix;
	}
});
Object.defineProperty(exports, "withoutKnownFields", {
	enumerable: true,
	get: function() {
		return withoutKnownFields;
	}
});
Object.defineProperty(exports, "workflowCommand", {
	enumerable: true,
	get: function() {
		return workflowCommand;
	}
});
Object.defineProperty(exports, "worstStatus", {
	enumerable: true,
	get: function() {
		return worstStatus;
	}
});
Object.defineProperty(exports, "writeDraft", {
	enumerable: true,
	get: function() {
		return writeDraft;
	}
});
Object.defineProperty(exports, "writeResult", {
	enumerable: true,
	get: function() {
		return writeResult;
	}
});
