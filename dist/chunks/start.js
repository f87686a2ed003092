const require_rolldown_runtime = require("./rolldown-runtime.js");
let node_path = require("node:path");
node_path = require_rolldown_runtime.__toESM(node_path, 1);
let node_events = require("node:events");
let node_fs = require("node:fs");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);
let node_process = require("node:process");
node_process = require_rolldown_runtime.__toESM(node_process, 1);
let node_util = require("node:util");
let node_buffer = require("node:buffer");
let node_stream_consumers = require("node:stream/consumers");
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
function editDistance$1(a, b) {
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
		const distance = editDistance$1(word, candidate);
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
var ChangedMeanwhile = class extends UsageError {
	constructor(message, facts) {
		super(message, facts, exitCodes.stale);
	}
};
var OthersInvalid = class extends UsageError {
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
// src/util/system-errors.ts
function describeSystemError(cause, missing = "there is no such file") {
	if (!(cause instanceof Error)) return String(cause);
	const { code, errno, message } = cause;
	if (code === "ENOENT" || code === "ENOTDIR") return missing;
	return errno === void 0 ? message : (0, node_util.getSystemErrorMessage)(errno);
}
// src/runtime/files.ts
function writeResult$1(path, text, checkout) {
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
function removeOldResult(path, checkout) {
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
	pass(text) {
		this.clearProgress();
		this.streams.out.write(text);
	}
	tell(line, always = false) {
		if (this.quiet && !always) return;
		this.clearProgress();
		this.streams.err.write(`${line}\n`);
	}
	progress(text) {
		if (this.quiet || this.isDumb || this.streams.err.isTTY !== true) return;
		this.streams.err.write(`\r\u001B[2K${text.slice(0, columnsOf(this.streams.err, 80) - 1)}`);
		this.progressShown = true;
	}
	waiting(text) {
		if (this.streams.err.isTTY === true) this.progress(text);
		else this.tell(text);
	}
	clearProgress() {
		if (!this.progressShown) return;
		this.streams.err.write("\r\x1B[2K");
		this.progressShown = false;
	}
	get canAsk() {
		return this.streams.in.isTTY === true && this.streams.err.isTTY === true;
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
		return this.openOut ??= isTerminal() ? ignoreErrors(process.stdout) : new DirectOutput(1);
	}
	get err() {
		return this.openErr ??= ignoreErrors(process.stderr);
	}
	get areFlushed() {
		return [this.openOut, this.openErr].every((stream) => stream === null || (stream.writableLength ?? 0) === 0);
	}
};
const ignoreErrors = (stream) => stream.on("error", () => {});
function isTerminal() {
	const out = (0, node_fs.fstatSync)(1);
	return out.isCharacterDevice() && out.rdev !== (0, node_fs.statSync)("/dev/null", { throwIfNoEntry: false })?.rdev && process.getBuiltinModule("node:tty").isatty(1);
}
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
function firstSignal(second) {
	return new Promise((resolve) => {
		const onSignal = () => {
			if (second === "ends") for (const signal of stopSignals) process.off(signal, onSignal);
			resolve();
		};
		for (const signal of [...stopSignals, hangUp]) process.on(signal, onSignal);
	});
}
const minFilesForHeap = 1e3;
const versionsWithFlag = /^(?:22|24)\./;
function prepareHeap(files) {
	if (files < minFilesForHeap || !versionsWithFlag.test(process.versions.node)) return;
	process.getBuiltinModule("node:v8").setFlagsFromString("--semi-space-growth-factor=1");
}
const columnsOf = ({ columns = 0 }, defaultColumns) => columns > 0 ? columns : defaultColumns;
// src/domain/sentence.ts
const foreign = (text) => ({ foreign: text });
function say(literals, ...values) {
	return literals.flatMap((literal, at) => {
		const value = values[at] ?? [];
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
	nothing: null,
	widen: (limit, approved) => approved ?? limit,
	combine(a, b) {
		if (a === null || b === null) return a ?? b;
		return Math.max(a, b);
	},
	words: (option, approved) => approved === null ? [] : [option, String(approved)],
	setting: String,
	canonical: (limit) => limit
});
const slugValues = {
	argument: {
		kind: "names",
		word: "slug"
	},
	nothing: [],
	widen: (limit, approved) => limit.filter((slug) => !approved.includes(slug)),
	combine: (a, b) => [...new Set([...a, ...b])],
	words: (option, approved) => approved.flatMap((slug) => [option, slug]),
	setting: (approved) => `a list without ${approved.join(", ")}`,
	canonical: (limit) => [...new Set(limit)].toSorted()
};
const exemptedRuleValues = {
	...slugValues,
	argument: {
		kind: "names",
		word: "rule"
	},
	widen: (limit, approved) => [...new Set([...limit, ...approved])],
	setting: (approved) => `[${approved.join(", ")}]`
};
const choiceValues = (permissive) => ({
	argument: null,
	nothing: false,
	widen: (limit, approved) => approved ? permissive : limit,
	combine: (a, b) => a || b,
	words: (option, approved) => approved ? [option] : [],
	setting: () => String(permissive),
	canonical: (limit) => limit
});
const numberInput = (name) => ({
	name,
	expected: "a whole number",
	parse: (text) => /^\d{1,6}$/.test(text) ? Number(text) : null
});
const guards = {
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
const guardKeys = Object.keys(guards);
function mapGuards(valueOf) {
	return Object.fromEntries(guardKeys.map((key) => [key, valueOf(key)]));
}
const defaultLimits = mapGuards((key) => guards[key].default);
const noApproval = mapGuards((key) => guards[key].values.nothing);
const completeApproval = (partial) => mapGuards((key) => partial[key] ?? guards[key].values.nothing);
const withApproval = (limits, approval) => mapGuards((key) => guards[key].values.widen(limits[key], approval[key]));
const isVerdict = ({ guard }) => guards[guard].judges === "verdicts";
const approvalOf = (violations, before = noApproval) => violations.reduce((sum, { guard, approval }) => combine(sum, completeApproval({ [guard]: approval })), before);
const combine = (a, b) => mapGuards((key) => guards[key].values.combine(a[key], b[key]));
function approvalArgs(approval) {
	const wordsOf = (key, approved) => guards[key].values.words(guards[key].option, approved);
	return guardKeys.flatMap((key) => wordsOf(key, approval[key]));
}
const approvingOption = (guard) => approvalArgs(approvalOf([guard])).map(quoteForShell).join(" ");
function approvingSetting({ guard, approval }) {
	const settingOf = (key, approved) => `${key}: ${guards[key].values.setting(approved)}`;
	return settingOf(guard, approval);
}
const canonicalLimits = (limits) => mapGuards((key) => guards[key].values.canonical(limits[key]));
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
const endings = {
	terminal: null,
	markdown: ".md",
	json: ".json",
	html: ".html",
	sarif: ".sarif",
	github: null,
	codequality: null,
	terraform: null
};
function setFormatOf(file, command, flags) {
	const option = command.options.find((one) => one.attributeName() === "format");
	if (option?.defaultValue !== "terminal" || command.getOptionValueSource("format") !== "default") return;
	const format = formats$1.find((one) => endings[one] !== null && endings[one] === (0, node_path.extname)(file).toLowerCase());
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
		super(flags, guards[key].help);
		this.key = key;
	}
	attributeName() {
		return this.key;
	}
};
function guardOption(key) {
	const { option, values } = guards[key];
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
const selectionOf = (paths, flags, runtime) => ({
	source: runtime.source,
	paths: paths.map((path) => runtime.fromRoot(path)),
	config: configIn(flags, runtime),
	deployment: flags.deployment ?? null,
	baseSettings: null
});
const configIn = ({ config }, runtime) => config === void 0 ? null : runtime.fromRoot(config);
function parseNonEmpty(text) {
	if (text === "") throw new InvalidArgumentError("It is empty. If it comes from a variable, set that.");
	return parseValue(text);
}
function parseValue(text) {
	if (/^--[a-z]/.test(text)) throw new InvalidArgumentError("It is an option. Put the value before it.");
	return text;
}
const collectNonEmpty = (text, soFar = []) => [...soFar, parseNonEmpty(text)];
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
	reason;
	why;
	bytes;
	constructor(reason, path, why, facts = {}) {
		super(`${path}: ${why}`, { cause: facts.cause });
		this.reason = reason;
		this.why = why;
		this.bytes = facts.bytes ?? null;
	}
};
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);
const pathIn = (folder, name) => folder === "" ? name : `${folder}/${name}`;
function foldersAbove(path) {
	const folders = [];
	for (let folder = parentOf(path); folder !== ""; folder = parentOf(folder)) folders.unshift(folder);
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
	const parentKind = kindOf(disk, parentOf(path));
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
	if (kindOf(disk, parentOf(path)) === "symlink") throw new SourceError("symlink", path, "it lies behind a symbolic link");
	const descriptor = openWithoutLinks(disk, path);
	try {
		const status = (0, node_fs.fstatSync)(descriptor);
		if (!status.isFile()) throw new SourceError("not-a-file", path, "it is not a regular file");
		if (status.size > limit) throw new SourceError("too-large", path, "it is too large", { bytes: status.size });
		return convertSystemErrors(path, () => readAll$1(descriptor, status.size, path));
	} finally {
		(0, node_fs.closeSync)(descriptor);
	}
}
function readAll$1(descriptor, size, path) {
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
	redactor: () => redactor,
	redactorFor: () => redactorFor,
	secretFields: () => secretFields,
	spellings: () => spellings,
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
		return spellings(this.#secret);
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
	const secret = Object.entries(body ?? {}).flatMap(([name, value]) => id !== null && secretFields[id]?.includes(name) === true ? spellings(String(value)) : []);
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
function spellings(secret) {
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
	name = null;
	options;
	open = new Map();
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
	async to(deployment) {
		const { createPlatform } = await Promise.resolve().then(() => require("./client2.js"));
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
	async api(deployment) {
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
		for (const opened of await Promise.allSettled([...this.open.values(), this.sandbox])) if (opened.status === "fulfilled") await opened.value?.close();
	}
	connection(deployment) {
		const key = this.isEmbedded ? "sandbox" : this.variable(deployment);
		const opened = this.open.get(key) ?? this.connect(deployment);
		this.open.set(key, opened);
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
			if (this.name === null && sandbox === null) progress(`Connecting to ${connection.name}`);
			this.name = connection.name;
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
async function excludedFiles(folder, env) {
	if (!(0, node_fs.existsSync)(folder)) return null;
	const from = node_fs.realpathSync.native(folder);
	const top = repositoryRoot(from);
	if (top === null || !(0, node_fs.existsSync)((0, node_path.join)(gitFolder(top), "info/sparse-checkout"))) return null;
	const [{ Git }, { isPolicyName }] = await Promise.all([Promise.resolve().then(() => require("./git.js")).then((n) => n.git_exports), Promise.resolve().then(() => find_exports)]);
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
function withExcludedFiles(source, leftOut) {
	if (leftOut === null) return source;
	let excludedPaths = null;
	const excluded = () => excludedPaths ??= new Set(leftOut().flatMap((path) => path.startsWith("../") ? [] : withParents(path)));
	return {
		...source,
		kind(path) {
			const kind = source.kind(path);
			return kind === "missing" && excluded().has(path) ? "left-out" : kind;
		},
		list(path) {
			const entries = source.list(path);
			const names = new Set(entries.map(({ name }) => name));
			const added = [...excluded()].filter((file) => parentOf(file) === (path === "." ? "" : path)).map(baseName).filter((name) => !names.has(name)).map((name) => ({
				name,
				kind: "left-out"
			}));
			return [...entries, ...added].toSorted((a, b) => a.name < b.name ? -1 : 1);
		}
	};
}
const withParents = (path) => path === "" ? [] : [path, ...withParents(parentOf(path))];
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
		const log = options.verbose ? (line) => this.terminal.tell(line) : null;
		const progress = (text) => this.terminal.progress(text);
		const waiting = (text) => this.terminal.waiting(text);
		const { env, timing } = parts;
		this.clock = timing?.clock ?? systemClock;
		this.connections = new Connections({
			...options.connection,
			env,
			log,
			progress,
			reportWaiting: waiting,
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
			this.terminal.tell(`Stopping once the bundle that is being written is done.${hint}`);
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
		this.terminal.tell(escapeTerminal(`Using ${this.asTyped(path)} (paths below start at ${this.asTyped(".")}).`));
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
		this.describeFailure(path, () => {
			const copy = copyPlanWithUndo(file, text);
			if (copy !== null) this.terminal.tell(undoKeptMessage(path, copy));
			writeResult$1(file, text, this.checkout);
		});
	}
	rewriteText(path, text) {
		this.describeFailure(path, () => writeResult$1(this.absolute(path), text, this.checkout));
	}
	createUndoFile(text) {
		const folder = this.undoFolder;
		const pathInErrors = (0, node_path.join)(folder, ".ifmatch-undo-….json");
		const name = this.describeFailure(pathInErrors, () => createUndoFile(this.absolute(folder), text, this.today, this.checkout));
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
			this.terminal.tell(`${path} cannot be removed: ${describeSystemError(error)}.`);
		}
	}
	ensureWritable(path, others = []) {
		if (others.some((other) => other !== void 0 && this.isSameFile(path, other))) throw new UsageError(`${path} is read or written by the same command and would be overwritten.`, { fix: "Name another file." });
		const file = this.absolute(path);
		this.describeFailure(path, () => checkWritable(file, this.checkout));
		if (/\.ya?ml$/i.test(path) && (0, node_fs.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true) throw new UsageError(`${path} is a YAML file and would be overwritten.`, { fix: "Name another file." });
	}
	refuseLinks(path) {
		this.describeFailure(path, () => refuseLinks(this.absolute(path), this.checkout));
	}
	describeFailure(path, action) {
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
const fieldsOfPolicies = Object.values(knownFields).flat();
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
// src/util/glob.ts
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
// src/domain/unmanaged.ts
const nothingUnmanaged = {
	policies: [],
	projects: [],
	projectTags: []
};
const hasUnmanaged = ({ policies, projects, projectTags }, kind) => kind === "remediation" ? policies.length > 0 : projects.length + projectTags.length > 0;
function findUnmanagedGlob({ policies, projects, projectTags }, object) {
	const match = (globs, text) => (text === void 0 ? void 0 : globs.find((glob) => matchesGlob(glob, text))) ?? null;
	if (object.kind === "policy") return match(policies, object.slug);
	if (object.kind !== "exception") return null;
	const { project, project_tag_name: tag } = object.exception;
	return match(projects, project) ?? match(projectTags, tag);
}
// src/domain/settings.ts
const configName = "ifmatch.yaml";
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
function projectAround({ folder, config, excludedFiles: leftOut }) {
	if ((0, node_fs.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return folder;
	const realFolder = node_fs.realpathSync.native(folder);
	const projectFolder = config === null ? nearestConfigFolder(realFolder, leftOut) : (0, node_path.dirname)((0, node_path.resolve)(realFolder, config));
	return projectFolder !== null && realFolder.startsWith(projectFolder.endsWith(node_path.sep) ? projectFolder : projectFolder + node_path.sep) ? projectFolder : folder;
}
function nearestConfigFolder(from, leftOut) {
	const top = repositoryRoot(from);
	const isTrusted = (config) => top !== null || isOwnedByUser(config);
	for (let folder = from;; folder = (0, node_path.dirname)(folder)) {
		const path = (0, node_path.join)(folder, configName);
		const stats = lstatOrNull(path);
		if (stats === null ? isExcluded((0, node_path.relative)(from, path), leftOut) : isTrusted(stats)) return folder;
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
const isExcluded = (path, leftOut) => leftOut?.().includes(path.replaceAll(node_path.sep, "/")) === true;
// src/cli/session.ts
var Session = class {
	parts;
	exitCode = 0;
	constructor(parts) {
		this.parts = parts;
	}
	setAction(command, work) {
		return command.action(async () => {
			const flags = command.optsWithGlobals();
			if (flags.output === "-") delete flags.output;
			else if (flags.output !== void 0) setFormatOf(flags.output, command, flags);
			const { output, plan, out, sandboxDb } = flags;
			const runtime = await this.openRuntime(flags, readsConfig(command));
			try {
				if (sandboxDb !== void 0) runtime.refuseLinks(sandboxDb);
				if (output !== void 0) runtime.ensureWritable(output, [
					...command.args,
					plan,
					out
				]);
				this.exitCode = await work(flags, runtime, command.args);
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
		const leftOutHere = await excludedFiles(folder, env);
		const project = hasProject ? projectAround({
			folder,
			config,
			excludedFiles: leftOutHere
		}) : folder;
		const leftOut = project === folder ? leftOutHere : await excludedFiles(project, env);
		return new Runtime(this.parts, {
			directory,
			project,
			quiet,
			verbose,
			excludedFiles: leftOut,
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
async function main(typed, parts) {
	const session = new Session(parts);
	const argv = typed[0] === "help" ? [...typed.slice(1), "--help"] : typed;
	try {
		await (await buildProgram(session, argv)).parseAsync(argv, { from: "user" });
		return session.exitCode;
	} catch (error) {
		return (await Promise.resolve().then(() => require("./failure2.js"))).failure(error, parts);
	}
}
async function run(self, folder) {
	const streams = new StandardStreams();
	self.exitCode = await main(self.argv.slice(2), {
		env: self.env,
		get cwd() {
			return folderOf(self);
		},
		streams,
		packageRoot: (0, node_path.join)(folder, ".."),
		now: Date.now,
		stop: stopRequest("ends")
	});
	if (streams.areFlushed) self.exit();
}
function folderOf(self) {
	try {
		return self.cwd();
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
	const typed = name === "completion" ? void 0 : commands.get(name);
	for (const load of typed === void 0 ? commands.values() : [typed]) program.addCommand(configureCommand((await load())(session), streams));
	if (name === "api") for (const api of program.commands) (await Promise.resolve().then(() => api_operations_exports)).addOperations(api, session, second);
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
// src/util/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value) => Array.isArray(value);
// src/generated/guards/answers.js
var answers_exports = require_rolldown_runtime.__exportAll({
	isDeploymentList: () => isDeploymentList,
	isDetectionState: () => isDetectionState,
	isDetectionSummary: () => isDetectionSummary,
	isErrorBody: () => isErrorBody,
	isLegacyPolicyList: () => isLegacyPolicyList,
	isPreviewAnswer: () => isPreviewAnswer,
	isRemediationState: () => isRemediationState,
	isVocabulary: () => isVocabulary
});
var __commonJSMin$2 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$2 = __commonJSMin$2(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isDeploymentList = validate22;
const schema7 = { "properties": { "deployments": { "type": ["array", "null"] } } };
const schema8 = { "properties": {
	"id": { "type": [
		"integer",
		"string",
		"null"
	] },
	"slug": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] }
} };
const pattern0 = new RegExp("^[0-9]{0,19}$", "u");
function validate23(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema8.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = added$2(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema8.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema8.properties.name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployments !== void 0) {
			let data0 = data.deployments;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: schema7.properties.deployments.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				if (data0.length > 1e4) {
					vErrors = added$2(vErrors, instancePath + "/deployments", "#/properties/deployments/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate23(data0[i0], { instancePath: instancePath + "/deployments/" + i0 })) {
					vErrors = appended$2(vErrors, validate23.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const isDetectionState = validate25;
const schema10 = { "properties": {
	"deployment_slug": { "type": ["string", "null"] },
	"product": { "type": ["string", "null"] },
	"rulesets": { "type": ["array", "null"] },
	"rules": { "type": ["array", "null"] },
	"disabled": { "type": ["array", "null"] },
	"exceptions": { "type": ["array", "null"] }
} };
const schema11 = { "properties": {
	"exception_type": { "type": ["string", "null"] },
	"rule_type": { "type": ["string", "null"] },
	"project": { "type": ["string", "null"] },
	"project_tag_name": { "type": ["string", "null"] }
} };
function validate27(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rule === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.exception_type !== void 0) {
			let data0 = data.exception_type;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema11.properties.exception_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule !== void 0) {
			if (typeof data.rule !== "string") {
				vErrors = added$2(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			let data2 = data.rule_type;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rule_type", "#/properties/rule_type/type", "type", { type: schema11.properties.rule_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: schema11.properties.project.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: schema11.properties.project_tag_name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema10.properties.deployment_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data1 = data.product;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: schema10.properties.product.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema10.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema10.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema10.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data6[i2] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (!Array.isArray(data8) && data8 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: schema10.properties.exceptions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data8)) {
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate27(data8[i3], { instancePath: instancePath + "/exceptions/" + i3 })) {
					vErrors = appended$2(vErrors, validate27.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate26(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended$2(vErrors, validate26.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$2(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const isDetectionSummary = validate32;
const schema13 = { "properties": { "deployment_slug": { "type": ["string", "null"] } } };
function validate32(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema13.properties.deployment_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data1 = data.code;
			const _errs5 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs6 = errors;
			if (!validate25(data1, { instancePath: instancePath + "/code" })) {
				vErrors = appended$2(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs7 = errors;
			if (data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs7 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.secrets !== void 0) {
			let data2 = data.secrets;
			const _errs10 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs11 = errors;
			if (!validate25(data2, { instancePath: instancePath + "/secrets" })) {
				vErrors = appended$2(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs11 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs12 = errors;
			if (data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs12 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = added$2(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const isErrorBody = validate35;
const schema14 = { "properties": {
	"error": { "type": ["string", "null"] },
	"message": { "type": ["string", "null"] },
	"detail": { "type": ["string", "null"] },
	"code": { "type": ["string", "null"] },
	"current_state_version": { "type": ["string", "null"] },
	"missing_companion": { "type": ["string", "null"] },
	"missing_references": {
		"type": ["array", "null"],
		"items": { "properties": {
			"kind": { "type": ["string", "null"] },
			"value": { "type": ["string", "null"] }
		} }
	},
	"validation_errors": { "type": ["array", "null"] }
} };
const schema15 = { "properties": {
	"message": { "type": ["string", "null"] },
	"policy_slug": { "type": ["string", "null"] },
	"context": { "type": ["object", "null"] }
} };
function validate36(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema15.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.policy_slug !== void 0) {
			let data2 = data.policy_slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/policy_slug", "#/properties/policy_slug/type", "type", { type: schema15.properties.policy_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.context !== void 0) {
			let data3 = data.context;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/context", "#/properties/context/type", "type", { type: schema15.properties.context.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.error !== void 0) {
			let data0 = data.error;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/error", "#/properties/error/type", "type", { type: schema14.properties.error.type }, "must be string,null");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema14.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.detail !== void 0) {
			let data2 = data.detail;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/detail", "#/properties/detail/type", "type", { type: schema14.properties.detail.type }, "must be string,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: schema14.properties.code.type }, "must be string,null");
				errors++;
			}
		}
		if (data.current_state_version !== void 0) {
			let data4 = data.current_state_version;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/current_state_version", "#/properties/current_state_version/type", "type", { type: schema14.properties.current_state_version.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_companion !== void 0) {
			let data5 = data.missing_companion;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/missing_companion", "#/properties/missing_companion/type", "type", { type: schema14.properties.missing_companion.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_references !== void 0) {
			let data6 = data.missing_references;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/missing_references", "#/properties/missing_references/type", "type", { type: schema14.properties.missing_references.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.kind !== void 0) {
							let data8 = data7.kind;
							if (typeof data8 !== "string" && data8 !== null) {
								vErrors = added$2(vErrors, instancePath + "/missing_references/" + i0 + "/kind", "#/properties/missing_references/items/properties/kind/type", "type", { type: schema14.properties.missing_references.items.properties.kind.type }, "must be string,null");
								errors++;
							}
						}
						if (data7.value !== void 0) {
							let data9 = data7.value;
							if (typeof data9 !== "string" && data9 !== null) {
								vErrors = added$2(vErrors, instancePath + "/missing_references/" + i0 + "/value", "#/properties/missing_references/items/properties/value/type", "type", { type: schema14.properties.missing_references.items.properties.value.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = added$2(vErrors, instancePath + "/missing_references/" + i0, "#/properties/missing_references/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.validation_errors !== void 0) {
			let data10 = data.validation_errors;
			if (!Array.isArray(data10) && data10 !== null) {
				vErrors = added$2(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema14.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate36(data10[i1], { instancePath: instancePath + "/validation_errors/" + i1 })) {
					vErrors = appended$2(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const isLegacyPolicyList = validate38;
const schema16 = { "properties": { "policies": { "type": ["array", "null"] } } };
const schema17 = { "properties": {
	"id": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] },
	"slug": { "type": ["string", "null"] },
	"productType": {
		"type": ["string", "null"],
		"enum": [
			"PRODUCT_TYPE_SAST",
			"PRODUCT_TYPE_SECRETS",
			null,
			""
		]
	},
	"isDefault": { "type": ["boolean", "null"] }
} };
function validate39(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema17.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema17.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data2 = data.slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema17.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.productType !== void 0) {
			let data3 = data.productType;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/productType", "#/properties/productType/type", "type", { type: schema17.properties.productType.type }, "must be string,null");
				errors++;
			}
			if (!(data3 === "PRODUCT_TYPE_SAST" || data3 === "PRODUCT_TYPE_SECRETS" || data3 === null || data3 === "")) {
				vErrors = added$2(vErrors, instancePath + "/productType", "#/properties/productType/enum", "enum", { allowedValues: schema17.properties.productType.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.isDefault !== void 0) {
			let data4 = data.isDefault;
			if (typeof data4 !== "boolean" && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/isDefault", "#/properties/isDefault/type", "type", { type: schema17.properties.isDefault.type }, "must be boolean,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: schema16.properties.policies.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate39(data0[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = appended$2(vErrors, validate39.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate38.errors = vErrors;
	return errors === 0;
}
const isPreviewAnswer = validate41;
const schema18 = { "properties": { "validation_errors": { "type": ["array", "null"] } } };
const schema19 = { "type": ["array", "null"] };
const schema20 = { "properties": {
	"before": { "type": ["object", "null"] },
	"after": { "type": ["object", "null"] }
} };
const schema21 = { "properties": { "key": { "properties": { "slug": { "type": ["string", "null"] } } } } };
const schema22 = {
	"type": ["object", "null"],
	"properties": {
		"name": { "type": ["string", "null"] },
		"slug": { "type": ["string", "null"] },
		"description": { "type": ["string", "null"] },
		"active": { "type": ["boolean", "null"] },
		"filters": { "type": ["object", "null"] },
		"actions": { "type": ["array", "null"] }
	}
};
function validate45(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: schema22.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema22.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema22.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema22.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema22.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema22.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema22.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = added$2(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.slug !== void 0) {
					let data1 = data0.slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/slug", "#/properties/key/properties/slug/type", "type", { type: schema21.properties.key.properties.slug.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate45(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = appended$2(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate45(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = appended$2(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema23 = { "properties": { "key": { "properties": {
	"product": { "type": ["string", "null"] },
	"scope_type": { "type": ["string", "null"] },
	"scope_target": { "type": ["string", "null"] },
	"rule": { "type": ["string", "null"] },
	"rule_type": { "type": ["string", "null"] }
} } } };
const schema24 = {
	"type": ["object", "null"],
	"properties": {
		"rulesets": { "type": ["array", "null"] },
		"rules": { "type": ["array", "null"] },
		"disabled": { "type": ["array", "null"] },
		"exception_type": { "type": ["string", "null"] }
	}
};
function validate50(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: schema24.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema24.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema24.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema24.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exception_type !== void 0) {
			let data6 = data.exception_type;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema24.properties.exception_type.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate50.errors = vErrors;
	return errors === 0;
}
function validate49(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.product !== void 0) {
					let data1 = data0.product;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/product", "#/properties/key/properties/product/type", "type", { type: schema23.properties.key.properties.product.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_type !== void 0) {
					let data2 = data0.scope_type;
					if (typeof data2 !== "string" && data2 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/scope_type", "#/properties/key/properties/scope_type/type", "type", { type: schema23.properties.key.properties.scope_type.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_target !== void 0) {
					let data3 = data0.scope_target;
					if (typeof data3 !== "string" && data3 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/scope_target", "#/properties/key/properties/scope_target/type", "type", { type: schema23.properties.key.properties.scope_target.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule !== void 0) {
					let data4 = data0.rule;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/rule", "#/properties/key/properties/rule/type", "type", { type: schema23.properties.key.properties.rule.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule_type !== void 0) {
					let data5 = data0.rule_type;
					if (typeof data5 !== "string" && data5 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/rule_type", "#/properties/key/properties/rule_type/type", "type", { type: schema23.properties.key.properties.rule_type.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate50(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = appended$2(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate50(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = appended$2(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const func2$2 = require_ucs2length$2().default;
function validate43(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			if ("RemediationPolicy" !== data.kind) {
				vErrors = kept$2(vErrors, {});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (!validate44(data, { instancePath })) {
			vErrors = appended$2(vErrors, validate44.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = added$2(vErrors, instancePath, "#/allOf/0/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs7 = errors;
	let valid3 = true;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (!(data1 === "DetectionPolicy" || data1 === "DetectionPolicyException")) {
				vErrors = kept$2(vErrors, {});
				errors++;
			}
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs10 = errors;
		if (!validate49(data, { instancePath })) {
			vErrors = appended$2(vErrors, validate49.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs10 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = added$2(vErrors, instancePath, "#/allOf/1/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.kind !== void 0) {
			let data2 = data.kind;
			if (typeof data2 === "string") {
				if (func2$2(data2) < 1) {
					vErrors = added$2(vErrors, instancePath + "/kind", "#/properties/kind/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data3 = data.key;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				vErrors = added$2(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data4 = data.before;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/before", "#/properties/before/type", "type", { type: schema20.properties.before.type }, "must be object,null");
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data5 = data.after;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/after", "#/properties/after/type", "type", { type: schema20.properties.after.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data) && data !== null) {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: schema19.type }, "must be array,null");
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate43(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = appended$2(vErrors, validate43.errors);
			errors = vErrors.length;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate41(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.creates !== void 0) {
			if (!validate42(data.creates, { instancePath: instancePath + "/creates" })) {
				vErrors = appended$2(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.updates !== void 0) {
			if (!validate42(data.updates, { instancePath: instancePath + "/updates" })) {
				vErrors = appended$2(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.deletes !== void 0) {
			if (!validate42(data.deletes, { instancePath: instancePath + "/deletes" })) {
				vErrors = appended$2(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$2(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.validation_errors !== void 0) {
			let data4 = data.validation_errors;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema18.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate36(data4[i0], { instancePath: instancePath + "/validation_errors/" + i0 })) {
					vErrors = appended$2(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const isRemediationState = validate60;
const schema25 = { "properties": { "bundle": { "properties": {
	"deployment_slug": { "type": ["string", "null"] },
	"policies": { "type": ["array", "null"] }
} } } };
const schema26 = { "properties": {
	"name": { "type": ["string", "null"] },
	"description": { "type": ["string", "null"] },
	"active": { "type": ["boolean", "null"] },
	"filters": { "type": ["object", "null"] },
	"actions": { "type": ["array", "null"] }
} };
function validate61(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slug === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
			errors++;
		}
		if (data.slug !== void 0) {
			let data0 = data.slug;
			if (typeof data0 === "string") {
				if (func2$2(data0) < 1) {
					vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema26.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema26.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema26.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema26.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema26.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = added$2(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate60(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			let data0 = data.bundle;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.deployment_slug !== void 0) {
					let data1 = data0.deployment_slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = added$2(vErrors, instancePath + "/bundle/deployment_slug", "#/properties/bundle/properties/deployment_slug/type", "type", { type: schema25.properties.bundle.properties.deployment_slug.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.policies !== void 0) {
					let data2 = data0.policies;
					if (!Array.isArray(data2) && data2 !== null) {
						vErrors = added$2(vErrors, instancePath + "/bundle/policies", "#/properties/bundle/properties/policies/type", "type", { type: schema25.properties.bundle.properties.policies.type }, "must be array,null");
						errors++;
					}
					if (Array.isArray(data2)) {
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate61(data2[i0], { instancePath: instancePath + "/bundle/policies/" + i0 })) {
							vErrors = appended$2(vErrors, validate61.errors);
							errors = vErrors.length;
						}
					}
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/bundle", "#/properties/bundle/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$2(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
const isVocabulary = validate64;
const schema27 = { "properties": {
	"condition_types": { "type": ["array", "null"] },
	"action_types": { "type": ["array", "null"] },
	"value_enums": { "type": ["array", "null"] }
} };
const schema28 = { "properties": {
	"description": { "type": ["string", "null"] },
	"requires": { "type": ["array", "null"] }
} };
function validate65(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = added$2(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema28.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.requires !== void 0) {
			let data2 = data.requires;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/requires", "#/properties/requires/type", "type", { type: schema28.properties.requires.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/requires/" + i0, "#/properties/requires/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate65.errors = vErrors;
	return errors === 0;
}
const schema29 = { "properties": { "values": { "type": ["array", "null"] } } };
function validate68(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = added$2(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: schema29.properties.values.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
const schema30 = { "properties": {
	"rulesets_accepted": { "type": ["boolean", "null"] },
	"exception_types": { "type": ["array", "null"] },
	"rule_types": { "type": ["array", "null"] }
} };
function validate70(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets_accepted !== void 0) {
			let data0 = data.rulesets_accepted;
			if (typeof data0 !== "boolean" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rulesets_accepted", "#/properties/rulesets_accepted/type", "type", { type: schema30.properties.rulesets_accepted.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.exception_types !== void 0) {
			let data1 = data.exception_types;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exception_types", "#/properties/exception_types/type", "type", { type: schema30.properties.exception_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/exception_types/" + i0, "#/properties/exception_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rule_types !== void 0) {
			let data3 = data.rule_types;
			if (!Array.isArray(data3) && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rule_types", "#/properties/rule_types/type", "type", { type: schema30.properties.rule_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rule_types/" + i1, "#/properties/rule_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
function validate64(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.condition_types !== void 0) {
			let data0 = data.condition_types;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/condition_types", "#/properties/condition_types/type", "type", { type: schema27.properties.condition_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate65(data0[i0], { instancePath: instancePath + "/condition_types/" + i0 })) {
					vErrors = appended$2(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.action_types !== void 0) {
			let data2 = data.action_types;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/action_types", "#/properties/action_types/type", "type", { type: schema27.properties.action_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate65(data2[i1], { instancePath: instancePath + "/action_types/" + i1 })) {
					vErrors = appended$2(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.value_enums !== void 0) {
			let data4 = data.value_enums;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/value_enums", "#/properties/value_enums/type", "type", { type: schema27.properties.value_enums.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate68(data4[i2], { instancePath: instancePath + "/value_enums/" + i2 })) {
					vErrors = appended$2(vErrors, validate68.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.detection_constraints !== void 0) {
			let data6 = data.detection_constraints;
			const _errs12 = errors;
			let valid7 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate70(data6, { instancePath: instancePath + "/detection_constraints" })) {
				vErrors = appended$2(vErrors, validate70.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid7) {
				valid7 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid7 = true;
				passing0 = 1;
			}
			if (!valid7) {
				vErrors = added$2(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function added$2(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept$2(all, error);
}
function kept$2(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended$2(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/platform/answers.ts
var InvalidResponse = class extends Error {
	name = "InvalidResponse";
	fix;
	kind;
	constructor(message, fix = newerApiFix, kind = "unusable") {
		super(message);
		this.fix = fix;
		this.kind = kind;
	}
};
const newerApiFix = "The platform may have a newer API. Update ifmatch, or report this answer with the request id.";
function readJson({ headers, body }, redact) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new InvalidResponse("with an empty body", notTheApiFix);
	const text = new TextDecoder().decode(body);
	const quote = () => excerptOfBody(redact(text)).replace(/^.+$/, ", \"$&\"");
	if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim())) throw new InvalidResponse(`with ${excerpt(type.split(";")[0] ?? "") || "no content type"} instead of JSON${quote()}`, notTheApiFix);
	if (!(0, node_buffer.isUtf8)(body)) throw new InvalidResponse("with bytes that are not UTF-8 instead of JSON", notTheApiFix);
	try {
		return parseJson(text);
	} catch (error) {
		throw new InvalidResponse(`with JSON that cannot be used: ${error.message}${quote()}`);
	}
}
const notTheApiFix = "Check that the address is the API of the platform, and not a login page or a proxy.";
const maxDepth = 64;
function parseJson(text) {
	const value = parse(text);
	if (countFields(value, maxDepth) !== countFieldNames(text)) throw new SyntaxError("a name occurs twice in one object");
	return value;
}
function tryJson(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function parse(text) {
	try {
		return /[0-9]{16}/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
	} catch {
		throw new SyntaxError("it is not JSON, or it was cut off");
	}
}
function keepDigits(_key, value, context) {
	if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
	return /^-?[0-9]+$/.test(context?.source ?? "") ? context?.source : value;
}
function countFieldNames(text) {
	const colon = /\s*:/y;
	let count = 0;
	for (let start = text.indexOf("\""); start >= 0; start = text.indexOf("\"", colon.lastIndex)) {
		const end = findEndOfString(text, start);
		colon.lastIndex = end;
		if (colon.test(text)) count++;
		else colon.lastIndex = end;
	}
	return count;
}
function findEndOfString(text, start) {
	let end = start;
	let backslashes;
	do {
		end = text.indexOf("\"", end + 1);
		backslashes = 0;
		while (text[end - 1 - backslashes] === "\\") backslashes++;
	} while (backslashes % 2 === 1);
	return end + 1;
}
function countFields(value, levels) {
	if (typeof value !== "object" || value === null) return 0;
	if (levels === 0) throw new SyntaxError(`it is nested over ${String(maxDepth)} levels deep`);
	const inner = Object.values(value);
	let count = Array.isArray(value) ? 0 : inner.length;
	for (const item of inner) count += countFields(item, levels - 1);
	return count;
}
const textOrNull = (value) => typeof value === "string" && value !== "" ? value : null;
function excerpt(text) {
	const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, "")} …`;
}
function excerptOfBody(text) {
	if (!/^\s*</.test(text)) return excerpt(text);
	const [, title = ""] = /<title>([^<]{1,300})/i.exec(text) ?? [];
	return excerpt(title);
}
const loadedGuards = { ...answers_exports };
async function loadGuard(id) {
	const name = `is${operations[id].answer}`;
	const otherGuards = async () => ({ ...await Promise.resolve().then(() => require("./web-api-answers.js")) });
	const guard = loadedGuards[name] ?? (await otherGuards())[name];
	if (guard === void 0) throw new Error(`there is no guard ${name}`);
	return guard;
}
function checkResponseShape(value, guard) {
	if (guard(value)) return value;
	const errorTexts = (guard.errors ?? []).filter(({ keyword }) => keyword !== "if").map(({ instancePath, message }) => `${instancePath || "it"} ${message ?? "is wrong"}`);
	const more = errorTexts.length > 3 ? ` and ${String(errorTexts.length - 3)} more` : "";
	throw new InvalidResponse(`in a shape that is not understood: ${excerpt(errorTexts.slice(0, 3).join("; "))}${more}`);
}
function refuseTruncated(what, { others, lists = {}, headers }, fix = unpagedFix) {
	const fields = [others, ...Object.values(others).filter(isObject)].flatMap((object) => Object.entries(object));
	const all = Object.entries(lists);
	const isTotal = (name, number) => all.some(([list, items]) => {
		return (name.includes(list) ? /total|count/.test(name) : all.length === 1 && /^total(?:count)?$/.test(name)) && number > (Array.isArray(items) ? items.length : 0);
	});
	const [pagingField] = fields.find(([field, value]) => {
		const name = field.toLowerCase().replaceAll(/[^a-z]/g, "");
		if (pagingFieldPattern.test(name)) return value && value !== "false";
		return typeof value !== "object" && isTotal(name, Number(value));
	}) ?? [];
	const isLinked = /<[^<>]*>\s*;\s*rel="?next\b/i.test(headers["link"] ?? "");
	if (pagingField !== void 0 || isLinked) throw new InvalidResponse(`with a part of the ${what} only, as ${JSON.stringify(pagingField ?? "link")} says`, fix, "truncated");
}
const unpagedFix = "Ask the operator of the platform for unpaged answers, with the request id.";
const pagingFieldPattern = /^(?:hasmore|hasnextpage|(?:is)?truncated|cursor|next(?:cursor|link|page|pagetoken|url)?)$/;
function normalizePolicy(policy) {
	const { filters, actions = [], ...rest } = withoutNulls(policy);
	return {
		...rest,
		...isObject(filters) ? { filters: normalizeFilters(filters) } : {},
		actions
	};
}
const normalizeFilters = (filters) => ({
	...filters,
	conditions: readList(filters, "conditions").map((condition) => {
		if (!isObject(condition)) throw new InvalidResponse("with conditions that are not all objects");
		return {
			...condition,
			values: readList(condition, "values")
		};
	})
});
function readList(object, field) {
	const list = object[field] ?? [];
	if (isList(list)) return list;
	throw new InvalidResponse(`with ${field} that is no list`);
}
function normalizeDetectionPolicy(policy) {
	const { rulesets = [], rules = [], disabled = [], ...rest } = withoutNulls(policy);
	return {
		...withoutEmpty(rest),
		rulesets,
		rules,
		disabled
	};
}
const normalizeException = (exception) => withoutEmpty(withoutNulls(exception));
function withoutNulls(object) {
	const clean = (value) => {
		if (Array.isArray(value)) return value.map(clean);
		return isObject(value) ? withoutNulls(value) : value;
	};
	const used = Object.entries(object).filter(([, value]) => value !== null);
	return Object.fromEntries(used.map(([name, value]) => [name, clean(value)]));
}
const withoutEmpty = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0)));
const products = {
	"detection/code": "code",
	"detection/secrets": "secrets"
};
function checkScope(kind, deployment, bundle) {
	const slug = textOrNull(bundle["deployment_slug"]);
	if (slug !== null && slug !== deployment.slug) throw new InvalidResponse(`for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`, "The id and the slug of the deployment do not match. Fix the id in the config, or omit it.", "contradiction");
	if (kind !== "remediation") checkProduct(kind, bundle);
}
function checkProduct(kind, object) {
	const product = textOrNull(object["product"]);
	if (product === null || product === products[kind]) return;
	throw new InvalidResponse(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`, newerApiFix, "contradiction");
}
function parseLiveBundle(kind, deployment, answer) {
	const bundle = answer.bundle;
	checkScope(kind, deployment, bundle);
	const objectsOf = (field) => readList(bundle, field);
	const content = kind === "remediation" ? {
		...bundle,
		policies: objectsOf("policies").map(normalizePolicy)
	} : {
		...normalizeDetectionPolicy(bundle),
		exceptions: objectsOf("exceptions").map(normalizeException)
	};
	return {
		stateVersion: checkStateVersion(answer.state_version),
		content
	};
}
const maxVersionLength = 1e3;
function whyUnsendable(version) {
	if (version === "") return "it is empty";
	if (version === "*") return "it is *, which would match any state";
	if (version.length > maxVersionLength) return `it has ${String(version.length)} characters, over ${String(maxVersionLength)}`;
	return /^[\x21-\x7e]+$/.test(version) ? null : "it has white space or characters outside ASCII";
}
function checkStateVersion(version) {
	const reason = whyUnsendable(version);
	if (reason === null) return version;
	throw new InvalidResponse(`with a state_version that cannot be sent as If-Match: ${reason}`, noVersionFix);
}
const noVersionFix = "Without a valid version nothing can be applied safely. Ask the operator of the platform, with the request id.";
function toIfMatch(version) {
	const reason = whyUnsendable(version);
	if (reason === null) return version;
	throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		fix: "Preview again.",
		unsent: true
	});
}
function parseDeployments({ deployments, ...others }, headers, slugs) {
	if (deployments === void 0) throw new InvalidResponse("without a list of deployments");
	const ids = idsBySlug(deployments ?? []);
	if (slugs === null || !slugs.every((slug) => ids.has(slug))) refuseTruncated("deployments", {
		others,
		lists: { deployments },
		headers
	}, setIdFix);
	return [...ids].map(([slug, id]) => ({
		id,
		slug
	}));
}
function idsBySlug(deployments) {
	const ids = new Map();
	for (const { id: idOrNumber, slug } of deployments) {
		const id = String(idOrNumber ?? "");
		if (!/^[0-9]{1,19}$/.test(id)) throw new InvalidResponse(`with ${JSON.stringify(id)} as the id of a deployment`);
		if (!slug) throw new InvalidResponse(`without the slug of deployment ${id}`);
		if ((ids.get(slug) ?? id) !== id) throw new InvalidResponse(`with two deployments of the slug ${JSON.stringify(slug)}`);
		ids.set(slug, id);
	}
	return ids;
}
const setIdFix = [
	"Select one with ",
	{ option: "deployment" },
	"; if it is not in that part, set its id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }."
];
function parseVocabulary(answer, headers) {
	const { condition_types, action_types, value_enums, detection_constraints: constraints, ...others } = answer;
	refuseTruncated("vocabulary", {
		others,
		headers
	});
	const values = (value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []]);
	return {
		conditionTypes: (condition_types ?? []).map(({ type }) => type),
		requires: new Map((action_types ?? []).map(({ type, requires }) => [type, requires ?? []])),
		values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
		rulesetsAccepted: constraints?.rulesets_accepted ?? null
	};
}
// src/platform/assumptions.ts
const staleCodes = ["STATE_VERSION_MISMATCH"];
const staleStatuses = [412];
const conflictStatuses = [409];
const rejectionCodes = [
	"UNKNOWN_REFERENCE",
	"MISSING_DEPENDENT_ACTION",
	"RESERVED_SLUG",
	"UNSUPPORTED_ACTION_TYPE",
	"INVALID_CONDITION_VALUE"
];
const missingOperationStatuses = [
	404,
	405,
	501
];
const retryStatuses = [
	429,
	502,
	503,
	504
];
const unprocessedStatuses = [429];
const maybeProcessedStatuses = [408, 499];
const errorTextFields = [
	"error",
	"message",
	"detail"
];
const openSecrets = "FINDING_STATUS_OPEN";
function secretFacts({ severity, confidence, repository }) {
	const normalizeWord = (text) => {
		const value = (text ?? "").toLowerCase().replace(/^(?:severity|confidence)_/, "");
		return value === "" || value === "unspecified" ? null : value;
	};
	return {
		severity: normalizeWord(severity),
		confidence: normalizeWord(confidence),
		repository: (repository?.name ?? "") || null
	};
}
const requestIdHeaders = [
	"x-request-id",
	"request-id",
	"x-correlation-id",
	"x-amzn-requestid",
	"x-amzn-trace-id",
	"cf-ray",
	"x-trace-id"
];
// src/domain/bundle.ts
const bundleKinds = [
	"remediation",
	"detection/code",
	"detection/secrets"
];
const isSameBundle = (one, other) => one.kind === other.kind && one.deployment.id === other.deployment.id;
const nameOfBundle = ({ kind, deployment }) => `${kind} of ${deployment.slug}`;
const ruleLists = [
	"rulesets",
	"rules",
	"disabled"
];
const detectionPolicyId = "policy";
const listId = (list) => `list ${list}`;
const itemId = (list, item) => `item ${list} ${item}`;
const policyId = (slug) => `slug ${slug}`;
function exceptionId(exception) {
	const { type, target } = exceptionScope(exception);
	return JSON.stringify([
		"exception",
		type,
		target,
		exception.rule,
		exception.rule_type
	]);
}
const exceptionScope = ({ project, project_tag_name: tag }) => project === void 0 ? {
	type: "project_tag",
	target: tag
} : {
	type: "project",
	target: project
};
const policyObject = (slug) => ({
	id: policyId(slug),
	object: {
		kind: "policy",
		slug
	}
});
const itemObject = (list, item) => ({
	id: itemId(list, item),
	object: {
		kind: "item",
		list,
		item
	}
});
const exceptionObject = (exception) => ({
	id: exceptionId(exception),
	object: {
		kind: "exception",
		exception
	}
});
function objectsOf(bundle) {
	if (bundle.kind === "remediation") return bundle.content.policies.map((policy) => policyObject(slugOf(policy)));
	const { content } = bundle;
	return [...ruleLists.flatMap((list) => content[list].map((item) => itemObject(list, item))), ...content.exceptions.map(exceptionObject)];
}
function objectId(kind, key) {
	if (kind === "RemediationPolicy") return policyId(String(key["slug"]));
	if (kind === "DetectionPolicy") return detectionPolicyId;
	if (kind !== "DetectionPolicyException") return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => a < b ? -1 : 1)]);
	return JSON.stringify([
		"exception",
		key["scope_type"],
		key["scope_target"],
		key["rule"],
		key["rule_type"]
	]);
}
function deriveSlug(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
const slugOf = ({ slug, name }) => slug ?? deriveSlug(name);
const bookkeepingNames = /^(?:id|etag|requestid|traceid|timestamp|asof|last(?:updated|modified)|(?:first|last)?(?:created|updated|modified|fetched|retrieved|read|generated|computed|evaluated|synced|checked|seen)(?:at|by))$/;
const isBookkeeping = (field) => bookkeepingNames.test(field.toLowerCase().replaceAll(/[_-]/g, ""));
// src/domain/problem.ts
const codeName = (problem) => problem.code === "saved" ? problem.named : problem.code;
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
// src/domain/action-types.ts
const modes = [
	"monitor",
	"comment",
	"block"
];
const enforces = () => "enforces";
const actsOn = {
	does: "acts on",
	doing: "acting on"
};
const triageStates = {
	ignored: "No longer shown as open.",
	provisionally_ignored: "No longer shown as open, for now.",
	reviewing: "Somebody looks at it.",
	fixing: "Somebody fixes it.",
	reopened: "Open again."
};
const hiddenStates = ["ignored", "provisionally_ignored"];
const triageReason = {
	description: "Why it is ignored.",
	values: {
		acceptable_risk: "",
		false_positive: "",
		no_time: "",
		no_triage_reason: "",
		duplicate: ""
	}
};
function triageEffect({ type: _, config, ...others }) {
	if (!isObject(config) || Object.keys(others).length > 0) return "unknown";
	return Object.keys(config).every((setting) => setting === "state" || setting === "reason") && hiddenStates.includes(config["state"]) ? "hides" : "unknown";
}
const actionTypes = new Map([
	["pr_comment", {
		description: "Comments on the pull request.",
		config: {},
		requires: [],
		mode: "comment",
		effect: enforces,
		verbs: {
			does: "comments on",
			doing: "commenting on"
		}
	}],
	["block", {
		description: "Fails the check of the pull request. Needs `pr_comment` in the same policy.",
		config: {},
		requires: ["pr_comment"],
		mode: "block",
		effect: enforces,
		verbs: {
			does: "blocks",
			doing: "blocking"
		}
	}],
	["jira", {
		description: "Opens a Jira ticket.",
		config: { project: {
			description: "Key of the Jira project.",
			values: {}
		} },
		requires: [],
		mode: "monitor",
		effect: enforces,
		verbs: actsOn
	}],
	["slack_app", {
		description: "Posts to Slack.",
		config: { channel: {
			description: "Name of the channel, for example `#appsec-alerts`.",
			values: {}
		} },
		requires: [],
		mode: "monitor",
		effect: enforces,
		verbs: actsOn
	}],
	["webhook", {
		description: "Calls a notification webhook.",
		config: { webhook: {
			description: "Name of the webhook.",
			values: {}
		} },
		requires: [],
		mode: "monitor",
		effect: enforces,
		verbs: actsOn
	}],
	["triage", {
		description: "Sets the triage state of the finding.",
		config: {
			state: {
				description: "The new state.",
				values: triageStates
			},
			reason: triageReason
		},
		requires: [],
		mode: "monitor",
		effect: triageEffect,
		verbs: {
			does: "ignores (triage)",
			doing: "ignoring (triage)"
		}
	}]
]);
const unknownActionType = {
	description: "",
	config: {},
	requires: [],
	mode: "monitor",
	effect: () => "unknown",
	verbs: actsOn
};
const actionType = (type) => actionTypes.get(type) ?? unknownActionType;
// src/files/nearest.ts
const maxWordLength = 100;
function nearest(word, allowed, maxEdits = 3) {
	if (word.length > maxWordLength) return null;
	let best = null;
	let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), maxEdits) + 1;
	for (const candidate of allowed) {
		if (Math.abs(candidate.length - word.length) >= limit) continue;
		const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
		if (edits >= limit || edits >= candidate.length) continue;
		best = candidate;
		limit = edits;
	}
	return best;
}
function onlyNearest(word, allowed) {
	const best = nearest(word, allowed);
	if (best === null) return null;
	const second = nearest(word, allowed.filter((other) => other !== best));
	const editsTo = (other) => editDistance(word.toLowerCase(), other.toLowerCase());
	return second !== null && editsTo(second) <= editsTo(best) ? null : best;
}
const maxComparisons = 1e5;
function nearestOfMany() {
	let comparisons = 0;
	return (word, allowed) => {
		comparisons += allowed.length;
		return comparisons > maxComparisons ? null : nearest(word, allowed);
	};
}
function editDistance(a, b) {
	const distances = [];
	const distanceAt = (row, column) => distances[row]?.[column] ?? Infinity;
	for (let row = 0; row <= a.length; row++) {
		const distancesOfRow = [];
		distances.push(distancesOfRow);
		for (let column = 0; column <= b.length; column++) {
			const changed = distanceAt(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]);
			const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? distanceAt(row - 2, column - 2) + 1 : Infinity;
			const dropped = distanceAt(row - 1, column) + 1;
			const added = distanceAt(row, column - 1) + 1;
			distancesOfRow.push(row + column === 0 ? 0 : Math.min(dropped, added, changed, swapped));
		}
	}
	return distanceAt(a.length, b.length);
}
// src/generated/guards/files.js
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$1 = __commonJSMin$1(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isConfig = validate269;
const schema119 = { "properties": {
	"policies": { "$ref": "#/$defs/Paths" },
	"tests": { "$ref": "#/$defs/Paths" },
	"ignore": {
		"type": "array",
		"maxItems": 1e3,
		"items": {
			"type": "string",
			"minLength": 1,
			"maxLength": 4096
		}
	},
	"deployments": {
		"type": "object",
		"maxProperties": 1e4,
		"propertyNames": {
			"minLength": 1,
			"maxLength": 255
		},
		"additionalProperties": { "$ref": "#/$defs/ConfigDeployment" }
	},
	"unmanaged": { "$ref": "#/$defs/ConfigUnmanaged" },
	"guards": { "$ref": "#/$defs/ConfigGuards" },
	"rules": {
		"type": "array",
		"maxItems": 100,
		"items": { "$ref": "#/$defs/ConfigRule" }
	},
	"on_stale": {
		"type": "string",
		"enum": ["refuse", "same-diff"]
	},
	"apply": { "$ref": "#/$defs/ConfigApply" },
	"impact": {
		"type": "string",
		"enum": ["auto", "off"]
	},
	"expiry_warning_days": {
		"type": "integer",
		"minimum": 0,
		"maximum": 366
	},
	"extra_fields": { "$ref": "#/$defs/ConfigExtraFields" }
} };
const func4$1 = Object.prototype.hasOwnProperty;
const func2$1 = require_ucs2length$1().default;
function validate270(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func2$1(data) > 4096) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/0/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
			errors++;
		}
		if (func2$1(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/0/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2$1(data0) > 4096) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/oneOf/1/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = added$1(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate270.errors = vErrors;
	return errors === 0;
}
const schema121 = { "properties": { "id": { "type": ["string", "integer"] } } };
const pattern3$1 = new RegExp("^[0-9]{1,19}$", "u");
const pattern11$1 = new RegExp("^\\S+$", "u");
function validate276(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2$1(data) > 1e3) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2$1(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11$1.test(data)) {
			vErrors = added$1(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate276.errors = vErrors;
	return errors === 0;
}
const schema86$1 = { "enum": ["rule", "pack"] };
function validate192$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema86$1.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate192$1.errors = vErrors;
	return errors === 0;
}
function validate278(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minProperties", "minProperties", { limit: 1 }, "must NOT have fewer than 1 properties");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.rule !== void 0) {
			let data0 = data.rule;
			if (typeof data0 === "string") {
				if (func2$1(data0) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/rule", "#/properties/rule/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/rule", "#/properties/rule/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192$1(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = appended$1(vErrors, validate192$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data2 = data.project;
			if (typeof data2 === "string") {
				if (func2$1(data2) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/project", "#/properties/project/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data2) < 1) {
					vErrors = added$1(vErrors, instancePath + "/project", "#/properties/project/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data3 = data.project_tag_name;
			if (typeof data3 === "string") {
				if (func2$1(data3) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data3) < 1) {
					vErrors = added$1(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate278.errors = vErrors;
	return errors === 0;
}
function validate275(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate276(data, { instancePath })) {
		vErrors = appended$1(vErrors, validate276.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate278(data, { instancePath })) {
		vErrors = appended$1(vErrors, validate278.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = added$1(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate275.errors = vErrors;
	return errors === 0;
}
function validate283(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			vErrors = added$1(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2$1(data0) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate283.errors = vErrors;
	return errors === 0;
}
function validate285(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policies" || key0 === "projects" || key0 === "project_tags")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate283(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = appended$1(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
		if (data.projects !== void 0) {
			if (!validate283(data.projects, { instancePath: instancePath + "/projects" })) {
				vErrors = appended$1(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tags !== void 0) {
			if (!validate283(data.project_tags, { instancePath: instancePath + "/project_tags" })) {
				vErrors = appended$1(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate285.errors = vErrors;
	return errors === 0;
}
function validate282(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate283(data, { instancePath })) {
		vErrors = appended$1(vErrors, validate283.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate285(data, { instancePath })) {
		vErrors = appended$1(vErrors, validate285.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = added$1(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate282.errors = vErrors;
	return errors === 0;
}
function validate273(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "id" || key0 === "policies" || key0 === "without" || key0 === "unmanaged")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added$1(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema121.properties.id.type }, "must be string,integer");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern3$1.test(data0)) {
					vErrors = added$1(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
					errors++;
				}
			}
		}
		if (data.policies !== void 0) {
			if (!validate270(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = appended$1(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.without !== void 0) {
			let data2 = data.without;
			if (Array.isArray(data2)) {
				if (data2.length > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/without", "#/properties/without/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate275(data2[i0], { instancePath: instancePath + "/without/" + i0 })) {
					vErrors = appended$1(vErrors, validate275.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/without", "#/properties/without/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.unmanaged !== void 0) {
			if (!validate282(data.unmanaged, { instancePath: instancePath + "/unmanaged" })) {
				vErrors = appended$1(vErrors, validate282.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate273.errors = vErrors;
	return errors === 0;
}
const schema128 = { "properties": {
	"broken_tests": { "enum": ["require_approval", "allow"] },
	"looser": { "enum": ["allow", "require_approval"] }
} };
function validate293(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_no_blocking" || key0 === "protected" || key0 === "broken_tests" || key0 === "allow_failing_rules" || key0 === "looser")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added$1(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					vErrors = added$1(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/maximum", "maximum", {
						comparison: "<=",
						limit: 1e6
					}, "must be <= 1000000");
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added$1(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.max_delete_percent !== void 0) {
			let data1 = data.max_delete_percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added$1(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = added$1(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/maximum", "maximum", {
						comparison: "<=",
						limit: 100
					}, "must be <= 100");
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = added$1(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.allow_no_blocking !== void 0) {
			if (typeof data.allow_no_blocking !== "boolean") {
				vErrors = added$1(vErrors, instancePath + "/allow_no_blocking", "#/properties/allow_no_blocking/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.protected !== void 0) {
			let data3 = data.protected;
			if (Array.isArray(data3)) {
				if (data3.length > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/protected", "#/properties/protected/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (func2$1(data4) > 255) {
							vErrors = added$1(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2$1(data4) < 1) {
							vErrors = added$1(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11$1.test(data4)) {
							vErrors = added$1(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/protected", "#/properties/protected/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.broken_tests !== void 0) {
			let data5 = data.broken_tests;
			if (typeof data5 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/broken_tests", "#/properties/broken_tests/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data5 === "require_approval" || data5 === "allow")) {
				vErrors = added$1(vErrors, instancePath + "/broken_tests", "#/properties/broken_tests/enum", "enum", { allowedValues: schema128.properties.broken_tests.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.allow_failing_rules !== void 0) {
			let data6 = data.allow_failing_rules;
			if (Array.isArray(data6)) {
				if (data6.length > 100) {
					vErrors = added$1(vErrors, instancePath + "/allow_failing_rules", "#/properties/allow_failing_rules/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (typeof data7 === "string") {
						if (func2$1(data7) > 255) {
							vErrors = added$1(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2$1(data7) < 1) {
							vErrors = added$1(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11$1.test(data7)) {
							vErrors = added$1(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/allow_failing_rules", "#/properties/allow_failing_rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.looser !== void 0) {
			let data8 = data.looser;
			if (typeof data8 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/looser", "#/properties/looser/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data8 === "allow" || data8 === "require_approval")) {
				vErrors = added$1(vErrors, instancePath + "/looser", "#/properties/looser/enum", "enum", { allowedValues: schema128.properties.looser.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate293.errors = vErrors;
	return errors === 0;
}
const schema129 = { "properties": { "severity": { "enum": ["error", "warning"] } } };
function validate295(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.expression === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "expression" }, "must have required property 'expression'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "severity" || key0 === "when" || key0 === "expression" || key0 === "message")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2$1(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/name", "#/properties/name/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/name", "#/properties/name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11$1.test(data0)) {
					vErrors = added$1(vErrors, instancePath + "/name", "#/properties/name/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data1 = data.severity;
			if (typeof data1 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data1 === "error" || data1 === "warning")) {
				vErrors = added$1(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema129.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.when !== void 0) {
			let data2 = data.when;
			if (typeof data2 === "string") {
				if (func2$1(data2) > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/when", "#/properties/when/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
					errors++;
				}
				if (func2$1(data2) < 1) {
					vErrors = added$1(vErrors, instancePath + "/when", "#/properties/when/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/when", "#/properties/when/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.expression !== void 0) {
			let data3 = data.expression;
			if (typeof data3 === "string") {
				if (func2$1(data3) > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/expression", "#/properties/expression/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
					errors++;
				}
				if (func2$1(data3) < 1) {
					vErrors = added$1(vErrors, instancePath + "/expression", "#/properties/expression/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/expression", "#/properties/expression/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data4 = data.message;
			if (typeof data4 === "string") {
				if (func2$1(data4) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/message", "#/properties/message/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data4) < 1) {
					vErrors = added$1(vErrors, instancePath + "/message", "#/properties/message/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate295.errors = vErrors;
	return errors === 0;
}
function validate297(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "waves")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.waves !== void 0) {
			let data0 = data.waves;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = added$1(vErrors, instancePath + "/waves", "#/properties/waves/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (Array.isArray(data1)) {
						if (data1.length > 1e4) {
							vErrors = added$1(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
							errors++;
						}
						if (data1.length < 1) {
							vErrors = added$1(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
							errors++;
						}
						const len1 = data1.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data2 = data1[i1];
							if (typeof data2 === "string") {
								if (func2$1(data2) > 255) {
									vErrors = added$1(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
									errors++;
								}
								if (func2$1(data2) < 1) {
									vErrors = added$1(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
									errors++;
								}
							} else {
								vErrors = added$1(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/type", "type", { type: "array" }, "must be array");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/waves", "#/properties/waves/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate297.errors = vErrors;
	return errors === 0;
}
const pattern18 = new RegExp("^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$", "u");
function validate300(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = added$1(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2$1(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern18.test(data0)) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/pattern", "pattern", { pattern: "^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$" }, "must match pattern \"^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate300.errors = vErrors;
	return errors === 0;
}
function validate299(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policy" || key0 === "filters" || key0 === "condition" || key0 === "action" || key0 === "detection" || key0 === "exception")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policy !== void 0) {
			if (!validate300(data.policy, { instancePath: instancePath + "/policy" })) {
				vErrors = appended$1(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate300(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended$1(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.condition !== void 0) {
			if (!validate300(data.condition, { instancePath: instancePath + "/condition" })) {
				vErrors = appended$1(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.action !== void 0) {
			if (!validate300(data.action, { instancePath: instancePath + "/action" })) {
				vErrors = appended$1(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.detection !== void 0) {
			if (!validate300(data.detection, { instancePath: instancePath + "/detection" })) {
				vErrors = appended$1(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.exception !== void 0) {
			if (!validate300(data.exception, { instancePath: instancePath + "/exception" })) {
				vErrors = appended$1(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
function validate269(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4$1.call(schema119.properties, key0)) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate270(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = appended$1(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.tests !== void 0) {
			if (!validate270(data.tests, { instancePath: instancePath + "/tests" })) {
				vErrors = appended$1(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.ignore !== void 0) {
			let data2 = data.ignore;
			if (Array.isArray(data2)) {
				if (data2.length > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/ignore", "#/properties/ignore/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func2$1(data3) > 4096) {
							vErrors = added$1(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
							errors++;
						}
						if (func2$1(data3) < 1) {
							vErrors = added$1(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/ignore", "#/properties/ignore/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.deployments !== void 0) {
			let data4 = data.deployments;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (Object.keys(data4).length > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/deployments", "#/properties/deployments/maxProperties", "maxProperties", { limit: 1e4 }, "must NOT have more than 10000 properties");
					errors++;
				}
				for (const key1 in data4) {
					const _errs10 = errors;
					if (typeof key1 === "string") {
						if (func2$1(key1) > 255) {
							vErrors = added$1(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters", key1);
							errors++;
						}
						if (func2$1(key1) < 1) {
							vErrors = added$1(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters", key1);
							errors++;
						}
					}
					if (!(_errs10 === errors)) {
						vErrors = added$1(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames", "propertyNames", { propertyName: key1 }, "property name must be valid");
						errors++;
					}
				}
				for (const key2 in data4) if (!validate273(data4[key2], { instancePath: instancePath + "/deployments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = appended$1(vErrors, validate273.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.unmanaged !== void 0) {
			if (!validate282(data.unmanaged, { instancePath: instancePath + "/unmanaged" })) {
				vErrors = appended$1(vErrors, validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.guards !== void 0) {
			if (!validate293(data.guards, { instancePath: instancePath + "/guards" })) {
				vErrors = appended$1(vErrors, validate293.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			let data8 = data.rules;
			if (Array.isArray(data8)) {
				if (data8.length > 100) {
					vErrors = added$1(vErrors, instancePath + "/rules", "#/properties/rules/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate295(data8[i1], { instancePath: instancePath + "/rules/" + i1 })) {
					vErrors = appended$1(vErrors, validate295.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.on_stale !== void 0) {
			let data10 = data.on_stale;
			if (typeof data10 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/on_stale", "#/properties/on_stale/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data10 === "refuse" || data10 === "same-diff")) {
				vErrors = added$1(vErrors, instancePath + "/on_stale", "#/properties/on_stale/enum", "enum", { allowedValues: schema119.properties.on_stale.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.apply !== void 0) {
			if (!validate297(data.apply, { instancePath: instancePath + "/apply" })) {
				vErrors = appended$1(vErrors, validate297.errors);
				errors = vErrors.length;
			}
		}
		if (data.impact !== void 0) {
			let data12 = data.impact;
			if (typeof data12 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/impact", "#/properties/impact/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data12 === "auto" || data12 === "off")) {
				vErrors = added$1(vErrors, instancePath + "/impact", "#/properties/impact/enum", "enum", { allowedValues: schema119.properties.impact.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.expiry_warning_days !== void 0) {
			let data13 = data.expiry_warning_days;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
				vErrors = added$1(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data13 == "number" && isFinite(data13)) {
				if (data13 > 366 || isNaN(data13)) {
					vErrors = added$1(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/maximum", "maximum", {
						comparison: "<=",
						limit: 366
					}, "must be <= 366");
					errors++;
				}
				if (data13 < 0 || isNaN(data13)) {
					vErrors = added$1(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.extra_fields !== void 0) {
			if (!validate299(data.extra_fields, { instancePath: instancePath + "/extra_fields" })) {
				vErrors = appended$1(vErrors, validate299.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate269.errors = vErrors;
	return errors === 0;
}
const isDetectionFile = validate308;
const pattern19 = new RegExp("^x-(?!expires$)", "u");
function validate309(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func2$1(data) > 255) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/0/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2$1(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/0/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11$1.test(data)) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/0/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e4) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = added$1(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2$1(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11$1.test(data0)) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/oneOf/1/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = added$1(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate309.errors = vErrors;
	return errors === 0;
}
const schema135 = { "enum": ["code", "secrets"] };
function validate311(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema135.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate311.errors = vErrors;
	return errors === 0;
}
const pattern25 = new RegExp("^x-", "u");
const pattern12$1 = new RegExp("^\\S(?:.*\\S)?$", "u");
const schema84$1 = { "enum": ["include", "exclude"] };
function validate188$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema84$1.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate188$1.errors = vErrors;
	return errors === 0;
}
const pattern31 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate316(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern31.test(data)) {
			vErrors = added$1(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\"");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate316.errors = vErrors;
	return errors === 0;
}
function validate318(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2$1(data) > 1e3) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2$1(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
function validate313(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.rule_type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "projects" || key0 === "project_tag_name" || key0 === "project_tag_names" || key0 === "x-expires" || pattern25.test(key0))) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate188$1(data.exception_type, { instancePath: instancePath + "/exception_type" })) {
				vErrors = appended$1(vErrors, validate188$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			let data1 = data.rule;
			if (typeof data1 === "string") {
				if (func2$1(data1) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/rule", "#/properties/rule/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data1) < 1) {
					vErrors = added$1(vErrors, instancePath + "/rule", "#/properties/rule/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11$1.test(data1)) {
					vErrors = added$1(vErrors, instancePath + "/rule", "#/properties/rule/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192$1(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = appended$1(vErrors, validate192$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 === "string") {
				if (func2$1(data3) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/project", "#/properties/project/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data3) < 1) {
					vErrors = added$1(vErrors, instancePath + "/project", "#/properties/project/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern12$1.test(data3)) {
					vErrors = added$1(vErrors, instancePath + "/project", "#/properties/project/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.projects !== void 0) {
			let data4 = data.projects;
			if (Array.isArray(data4)) {
				if (data4.length > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/projects", "#/properties/projects/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data4.length < 1) {
					vErrors = added$1(vErrors, instancePath + "/projects", "#/properties/projects/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 === "string") {
						if (func2$1(data5) > 1e3) {
							vErrors = added$1(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2$1(data5) < 1) {
							vErrors = added$1(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12$1.test(data5)) {
							vErrors = added$1(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/projects", "#/properties/projects/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data6 = data.project_tag_name;
			if (typeof data6 === "string") {
				if (func2$1(data6) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2$1(data6) < 1) {
					vErrors = added$1(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern12$1.test(data6)) {
					vErrors = added$1(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.project_tag_names !== void 0) {
			let data7 = data.project_tag_names;
			if (Array.isArray(data7)) {
				if (data7.length > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data7.length < 1) {
					vErrors = added$1(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 === "string") {
						if (func2$1(data8) > 1e3) {
							vErrors = added$1(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2$1(data8) < 1) {
							vErrors = added$1(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12$1.test(data8)) {
							vErrors = added$1(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = appended$1(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = appended$1(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate313.errors = vErrors;
	return errors === 0;
}
function validate308(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/anyOf/0/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.rules === void 0) {
				vErrors = added$1(vErrors, instancePath, "#/anyOf/1/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.disabled === void 0) {
					vErrors = added$1(vErrors, instancePath, "#/anyOf/2/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
					errors++;
				}
			}
			var _valid0 = _errs4 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs5 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.exceptions === void 0) {
						vErrors = added$1(vErrors, instancePath, "#/anyOf/3/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
						errors++;
					}
				}
				var _valid0 = _errs5 === errors;
				valid0 = valid0 || _valid0;
			}
		}
	}
	if (!valid0) {
		vErrors = added$1(vErrors, instancePath, "#/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern19.test(key0))) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = appended$1(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.product !== void 0) {
			if (!validate311(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = appended$1(vErrors, validate311.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (Array.isArray(data2)) {
				if (data2.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/rulesets", "#/properties/rulesets/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func2$1(data3) > 1e3) {
							vErrors = added$1(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2$1(data3) < 1) {
							vErrors = added$1(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11$1.test(data3)) {
							vErrors = added$1(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (Array.isArray(data4)) {
				if (data4.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/rules", "#/properties/rules/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 === "string") {
						if (func2$1(data5) > 1e3) {
							vErrors = added$1(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2$1(data5) < 1) {
							vErrors = added$1(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11$1.test(data5)) {
							vErrors = added$1(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (Array.isArray(data6)) {
				if (data6.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/disabled", "#/properties/disabled/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data7 = data6[i2];
					if (typeof data7 === "string") {
						if (func2$1(data7) > 1e3) {
							vErrors = added$1(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2$1(data7) < 1) {
							vErrors = added$1(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11$1.test(data7)) {
							vErrors = added$1(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (Array.isArray(data8)) {
				if (data8.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate313(data8[i3], { instancePath: instancePath + "/exceptions/" + i3 })) {
					vErrors = appended$1(vErrors, validate313.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
const isPolicyEntry = validate321;
function validate234$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2$1(data) > 500) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 500 }, "must NOT have more than 500 characters");
			errors++;
		}
		if (func2$1(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate234$1.errors = vErrors;
	return errors === 0;
}
function validate236$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2$1(data) > 255) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2$1(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11$1.test(data)) {
			vErrors = added$1(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate236$1.errors = vErrors;
	return errors === 0;
}
function validate238$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2$1(data) > 1e4) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate238$1.errors = vErrors;
	return errors === 0;
}
function validate240$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "boolean" }, "must be boolean");
		errors++;
	}
	validate240$1.errors = vErrors;
	return errors === 0;
}
const schema110$1 = { "properties": { "mode": { "enum": ["all", "any"] } } };
const schema111$1 = { "properties": { "mode": { "enum": ["any", "none"] } } };
function validate243$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "values" }, "must have required property 'values'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2$1(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/values", "#/properties/values/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added$1(vErrors, instancePath + "/values", "#/properties/values/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2$1(data2) > 1e3) {
							vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2$1(data2) < 1) {
							vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12$1.test(data2)) {
							vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema111$1.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate243$1.errors = vErrors;
	return errors === 0;
}
function validate242$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "mode" }, "must have required property 'mode'");
			errors++;
		}
		if (data.conditions === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema110$1.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/conditions", "#/properties/conditions/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added$1(vErrors, instancePath + "/conditions", "#/properties/conditions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate243$1(data1[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
					vErrors = appended$1(vErrors, validate243$1.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/conditions", "#/properties/conditions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate242$1.errors = vErrors;
	return errors === 0;
}
function validate247$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2$1(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2$1(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					vErrors = added$1(vErrors, instancePath + "/config", "#/properties/config/maxProperties", "maxProperties", { limit: 100 }, "must NOT have more than 100 properties");
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func2$1(data2) > 1e4) {
							vErrors = added$1(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate247$1.errors = vErrors;
	return errors === 0;
}
function validate246$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = added$1(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate247$1(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = appended$1(vErrors, validate247$1.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate246$1.errors = vErrors;
	return errors === 0;
}
function validate321(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern25.test(key0))) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate234$1(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = appended$1(vErrors, validate234$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate236$1(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = appended$1(vErrors, validate236$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate238$1(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = appended$1(vErrors, validate238$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate240$1(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = appended$1(vErrors, validate240$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate242$1(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended$1(vErrors, validate242$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate246$1(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = appended$1(vErrors, validate246$1.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = appended$1(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = appended$1(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
const isPolicyFile = validate330;
function validate330(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern25.test(key0))) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = appended$1(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate234$1(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = appended$1(vErrors, validate234$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate236$1(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = appended$1(vErrors, validate236$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate238$1(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = appended$1(vErrors, validate238$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate240$1(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = appended$1(vErrors, validate240$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate242$1(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended$1(vErrors, validate242$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate246$1(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = appended$1(vErrors, validate246$1.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = appended$1(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = appended$1(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
const isPolicyListFile = validate340;
function validate340(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern19.test(key0))) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = appended$1(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate321(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = appended$1(vErrors, validate321.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate340.errors = vErrors;
	return errors === 0;
}
function added$1(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept$1(all, error);
}
function kept$1(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended$1(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/domain/tests.ts
const isTestName = (name) => /\.test\.ya?ml$/i.test(name);
function readExpected(text) {
	const [, sign, word = ""] = /^(?:(not|at least|at most) +)?([^\s]+)$/.exec(text) ?? [];
	const rank = modes.findIndex((mode) => mode === word);
	if (rank >= 0) return {
		modes: modes.filter((_, index) => isExpectedDistance(sign, index - rank)),
		isNegated: sign === "not"
	};
	return readExpectedAction(text);
}
function readExpectedAction(text) {
	const [, sign, type] = /^(?:(not) +)?([^\s]+)$/.exec(text) ?? [];
	return type === void 0 ? null : {
		type,
		isTaken: sign === void 0
	};
}
function isExpectedDistance(sign, distance) {
	if (sign === "not") return distance !== 0;
	if (sign === "at least") return distance >= 0;
	return sign === "at most" ? distance <= 0 : distance === 0;
}
function expectationOf({ expect }) {
	const { mode, actions = [], by = [] } = typeof expect === "string" ? { mode: expect } : expect ?? {};
	const expectedMode = mode === void 0 ? null : readExpected(mode);
	const modeActions = expectedMode !== null && "type" in expectedMode ? [expectedMode] : [];
	return {
		modes: expectedMode !== null && "modes" in expectedMode ? expectedMode.modes : null,
		actions: [...modeActions, ...actions.flatMap((action) => readExpectedAction(action) ?? [])],
		by
	};
}
const namedTest = ({ name, always }) => ({
	name,
	isInvariant: always !== void 0
});
const changesTests = ({ removed, changed, added }) => removed.length + changed.length + added.length > 0;
// src/files/glob.ts
const startOfGlob = (segments) => ({
	segments,
	next: new Set([0])
});
const everything = startOfGlob(["**"]);
const isGlob = (path) => /[*?]/.test(path);
function beforeGlob(path) {
	const segments = path.split("/");
	const first = segments.findIndex(isGlob);
	return first < 0 ? path : segments.slice(0, first).join("/");
}
function descend({ segments, next }, name) {
	const nextBelow = new Set();
	for (const start of next) for (let index = start; index < segments.length; index++) {
		const segment = segments[index] ?? "";
		const isAnyFolder = segment === "**";
		if (isAnyFolder) nextBelow.add(index);
		else if (matchesGlob(segment, name)) nextBelow.add(index + 1);
		if (!isAnyFolder) break;
	}
	return {
		segments,
		next: nextBelow
	};
}
const mayMatchBelow = ({ next }) => next.size > 0;
const isMatch = ({ segments, next }) => [...next].some((index) => segments.slice(index).every((segment) => segment === "**"));
function isInGlob(path, segments) {
	let state = startOfGlob(segments);
	for (const name of path) {
		state = descend(state, name);
		if (isMatch(state)) return true;
	}
	return false;
}
// src/files/search-paths.ts
function searchPaths(settings, { paths: requestedPaths, deployment }) {
	if (requestedPaths.length === 0) {
		const slugs = [...settings.deployments.keys()];
		if (deployment === null || slugs.length === 0 || slugs.includes(deployment)) return {
			paths: configuredPaths(settings, deployment),
			problems: []
		};
		return {
			paths: [],
			problems: [unknownDeployment(settings, deployment, slugs)]
		};
	}
	const paths = [];
	const problems = [];
	for (const path of requestedPaths) {
		const inside = insidePath("", path);
		if (inside === null) problems.push({
			severity: "error",
			at: nowhere,
			code: "path-outside",
			path
		});
		else paths.push({
			path: inside,
			at: nowhere,
			isDefault: false
		});
	}
	return {
		paths,
		problems
	};
}
function unknownDeployment(settings, slug, known) {
	return {
		severity: "error",
		at: inConfig(settings, ["deployments"]),
		code: "deployment-unknown",
		slug,
		configured: known,
		nearest: nearest(slug, known)
	};
}
const testPaths = (settings) => settings.tests.map((path, index) => ({
	path,
	at: inConfig(settings, ["tests", index]),
	isDefault: false
}));
function configuredPaths(settings, deployment) {
	const isDefault = settings.policies === defaultSettings.policies;
	const common = settings.policies.map((path, index) => {
		return {
			path,
			at: inConfig(settings, ["policies", index]),
			isDefault
		};
	});
	const ofDeployments = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment).flatMap(([slug, { policies }]) => {
		const at = (index) => inConfig(settings, [
			"deployments",
			slug,
			"policies",
			index
		]);
		return (policies ?? []).map((path, index) => ({
			path,
			at: at(index),
			isDefault: false,
			listedBy: slug
		}));
	});
	return [...common, ...ofDeployments];
}
const inConfig = (settings, pointer) => settings.file === void 0 ? nowhere : {
	file: settings.file,
	pointer
};
function insidePath(base, path) {
	if (node_path.posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
	if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
	const joined = node_path.posix.join(base, path);
	if (joined === ".." || joined.startsWith("../")) return null;
	return joined === "." || joined === "./" ? "" : joined.replace(/\/$/, "");
}
const noFiles = (searched, deployment) => ({
	severity: "error",
	at: nowhere,
	code: "no-files",
	searched,
	...deployment === void 0 ? {} : { deployment }
});
// src/files/find.ts
var find_exports = require_rolldown_runtime.__exportAll({
	caseFoldedName: () => caseFoldedName,
	findFiles: () => findFiles,
	intendedName: () => intendedName,
	isPolicyName: () => isPolicyName,
	misnamedConfigs: () => misnamedConfigs,
	notAFile: () => notAFile
});
function findFiles(source, paths, settings) {
	const { file: config, ignore } = settings;
	const search = {
		source,
		config: config ?? null,
		ignore: ignore.map(toIgnoreRule),
		files: new Set(),
		tests: new Set(),
		problems: []
	};
	for (const path of paths) if (mayHaveNoFiles(path, paths, source)) reportMisspelled(search, path, settings);
	else addPath(search, path);
	search.problems.push(...misnamedConfigs(source, paths, search.config));
	const files = [...search.files].toSorted();
	const areTestsOnly = paths.length > 0 && paths.every(({ path }) => isTestName(path));
	if (files.length === 0 && !areTestsOnly && !hasErrors(search.problems)) search.problems.push(noFiles([...new Set(paths.map(({ path }) => path))]));
	return {
		files,
		tests: [...search.tests].toSorted(),
		problems: search.problems
	};
}
function addPath(search, searchPath) {
	const { path, isDefault } = searchPath;
	const kind = search.source.kind(path);
	if (kind === "folder") addFolder(search, path, everything);
	else if (kind !== "missing") addFile(search, path, kind);
	else if (isGlob(path)) addGlob(search, searchPath);
	else if (!isDefault) reportMissing(search, searchPath);
}
function mayHaveNoFiles(one, paths, source) {
	if (one.listedBy === void 0 || isGlob(one.path) || source.kind(one.path) !== "missing") return false;
	return paths.some(({ listedBy, path }) => listedBy === one.listedBy && path !== one.path && source.kind(path) !== "missing");
}
function reportMisspelled({ source, problems }, { at, path }, { deployments }) {
	const parent = node_path.posix.dirname(path) === "." ? "" : node_path.posix.dirname(path);
	if (parent !== "" && source.kind(parent) !== "folder") return;
	const listed = new Set([...deployments.values()].flatMap(({ policies }) => policies ?? []));
	const unlisted = source.list(parent).filter(({ name, kind }) => kind === "folder" && !listed.has(pathIn(parent, name))).map(({ name }) => name);
	const meant = nearest(node_path.posix.basename(path), unlisted);
	if (meant !== null) problems.push({
		severity: "error",
		at,
		code: "path-missing",
		path,
		nearest: pathIn(parent, meant)
	});
}
function reportMissing({ problems }, { at, path }) {
	problems.push({
		severity: "error",
		at,
		code: "path-missing",
		path
	});
}
function addGlob(search, searchPath) {
	const folder = beforeGlob(searchPath.path);
	const segments = searchPath.path.slice(folder === "" ? 0 : folder.length + 1).split("/");
	const matches = {
		...search,
		files: new Set(),
		tests: new Set()
	};
	const problemsBefore = search.problems.length;
	if (search.source.kind(folder) === "folder") addFolder(matches, folder, startOfGlob(segments));
	if (matches.files.size + matches.tests.size === 0 && search.problems.length === problemsBefore) reportMissing(search, searchPath);
	for (const file of matches.files) search.files.add(file);
	for (const file of matches.tests) search.tests.add(file);
}
function addFolder(search, folder, glob) {
	for (const { path, name, kind } of visibleEntries(search, folder)) {
		const here = descend(glob, name);
		if (kind === "folder") {
			if (mayMatchBelow(here)) addFolder(search, path, isMatch(here) ? everything : here);
		} else if (isMatch(here)) addEntry(search, path, name, kind);
		else if (mayMatchBelow(here) && mayHideFolder(name, kind)) addFile(search, path, kind);
	}
}
function addEntry(search, path, name, kind) {
	if (path === search.config || isIgnored(path, search)) return;
	const warning = {
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		path
	};
	if (name === "ifmatch.yaml") {
		search.problems.push({
			...warning,
			code: "other-config"
		});
		return;
	}
	if (isPolicyName(name) || mayHideFolder(name, kind)) {
		addFile(search, path, kind);
		return;
	}
	const meant = intendedName(name);
	if (meant !== null) search.problems.push({
		...warning,
		code: "ignored-file",
		meant
	});
}
const mayHideFolder = (name, kind) => kind === "other" || kind === "left-out" || kind === "symlink" && !/\.\w+$/.test(name);
function visibleEntries({ source, problems }, folder) {
	try {
		const entries = source.list(folder);
		if (entries.every(({ name }) => name === ".git") && source.isSubmodule?.(folder) === true) problems.push(fileError(folder, {
			code: "empty-submodule",
			path: folder
		}));
		return entries.filter(({ name }) => !name.startsWith(".") && name !== "node_modules").map(({ name, kind }) => ({
			path: pathIn(folder, name),
			name,
			kind
		}));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		problems.push(fileError(folder, {
			code: "unreadable",
			reason: error.why
		}));
		return [];
	}
}
function addFile(search, path, kind) {
	if (path === search.config || isIgnored(path, search)) return;
	if (kind !== "file") search.problems.push(notAFile(path, kind));
	else if (isTestName(path)) search.tests.add(path);
	else search.files.add(path);
}
const notAFile = (path, kind) => fileError(path, {
	code: kind === "symlink" || kind === "left-out" ? kind : "not-a-file",
	path
});
const caseFoldedName = (name) => name.normalize("NFKC").toUpperCase().toLowerCase();
function toIgnoreRule(glob) {
	const isNegated = glob.startsWith("!");
	return {
		segments: (isNegated ? glob.slice(1) : glob).split("/"),
		isNegated
	};
}
function isIgnored(path, { ignore }) {
	const names = path.split("/");
	return ignore.findLast(({ segments }) => isInGlob(names, segments))?.isNegated === false;
}
const isPolicyName = (name) => /\.ya?ml$/i.test(name);
function intendedName(name) {
	const [, stem] = /^(.+?)\.(?:json|y[aml]{1,4})(?:[.~].*)?$/i.exec(name) ?? [];
	return stem === void 0 ? null : `${stem}.yaml`;
}
const commonMisspellings = [
	".ifmatch.yaml",
	".ifmatch.yml",
	"if-match.yaml",
	"if-match.yml",
	"ifmatch.json",
	"ifmatch.yml"
];
function misnamedConfigs(source, paths, config) {
	const folders = new Set(["", ...paths.flatMap(({ path }) => [...foldersAbove(path), path])]);
	const isAboveConfig = (folder) => config !== null && (folder === "" || config.startsWith(`${folder}/`));
	return [...folders].filter((folder) => !isAboveConfig(folder)).flatMap((folder) => commonMisspellings.map((name) => pathIn(folder, name))).filter((path) => ["file", "symlink"].includes(source.kind(path))).map((path) => fileError(path, {
		code: "misnamed-config",
		path,
		expected: configName
	}));
}
// src/files/yaml/scalars.ts
const growthLimit = 1e5;
const entryLimit = 5e5;
function beyondEntries(text) {
	if (text.length <= 5e5) return null;
	let remaining = entryLimit;
	begins.lastIndex = 0;
	while (begins.test(text)) if (remaining-- === 0) return begins.lastIndex - 1;
	return null;
}
const begins = /[\n,[{]|[-?](?= )/g;
const keyLimit = 1024;
const problemLimit = 1e3;
function readsAs(text) {
	if (text.length <= longestWord) {
		const reading = words.get(text);
		if (reading !== void 0) return reading;
	}
	if (!isNumberStart(text.charCodeAt(0))) return null;
	if (date.test(text)) return "date";
	return number.test(text) ? "number" : null;
}
const booleans = "true True TRUE false False FALSE yes Yes YES no No NO on On ON off Off OFF y Y n N".split(" ");
const words = new Map([...[
	"",
	"~",
	"null",
	"Null",
	"NULL"
].map((word) => [word, "null"]), ...booleans.map((word) => [word, "boolean"])]);
const longestWord = 5;
const number = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;
const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;
const isNumberStart = (code) => code >= 48 && code <= 57 || code === 43 || code === 45 || code === 46;
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
// src/files/yaml/plain.ts
function readPlain(written) {
	const text = written.includes("\r") ? written.replaceAll("\r\n", "\n") : written;
	if (!text.endsWith("\n") || unusual.test(text) || beyondEntries(text) !== null) return void 0;
	const reader = {
		text,
		at: 0,
		indent: 0
	};
	try {
		nextLine(reader, text.startsWith("---\n") ? 4 : 0);
		const value = blockMapping(reader, reader.indent);
		return reader.at === text.length ? value : void 0;
	} catch (error) {
		if (error === notPlainError || error instanceof RangeError) return void 0;
		throw error;
	}
}
const unusual = /[^\n\x20-\x7E\xA1-\u167F\u1681-\u1FFF\u200B-\u2027\u202A-\u202E\u2030-\u205E\u2060-\u2FFF\u3001-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
function nextLine(reader, from) {
	const start = endOf(emptyLines, reader.text, from);
	reader.at = skipSpaces(reader.text, start);
	reader.indent = reader.at < reader.text.length ? reader.at - start : -1;
}
const lineFeed = 10;
const emptyLines = /(?: *(?:#[^\n]*)?\n)*/y;
function blockMapping(reader, indent) {
	const mapping = newMapping();
	do {
		const key = readKey(reader, mapping);
		mapping[key] = valueOf$1(reader, indent);
	} while (reader.indent === indent);
	return mapping;
}
const keyAndColon = /[A-Za-z][\w-]*:(?=[ \n])/y;
function readKey(reader, mapping) {
	const { text, at } = reader;
	reader.at = endOf(keyAndColon, text, at);
	const key = text.slice(at, reader.at - 1);
	return key.length > 1024 || mapping[key] !== void 0 || readsAs(key) !== null ? notPlain() : key;
}
function valueOf$1(reader, indent) {
	const at = skipSpaces(reader.text, reader.at);
	const first = reader.text.charAt(at);
	if (first !== "\n" && first !== "#") return valueInLine(reader, at, indent);
	nextLine(reader, at);
	if (reader.indent > deepest) notPlain();
	if (isItem(reader) && reader.indent >= indent) return blockList(reader, reader.indent);
	return reader.indent > indent ? blockMapping(reader, reader.indent) : notPlain();
}
const flowDepth = 5;
const deepest = 24;
const isItem = ({ text, at }) => text.startsWith("- ", at);
function blockList(reader, indent) {
	const list = [];
	do
		list.push(itemOf(reader, indent));
	while (reader.indent === indent && isItem(reader));
	return list;
}
function itemOf(reader, indent) {
	const dash = reader.at;
	const at = skipSpaces(reader.text, dash + 1);
	if (!isAt(keyAndColon, reader.text, at)) return valueInLine(reader, at, indent);
	reader.at = at;
	return blockMapping(reader, indent + at - dash);
}
function valueInLine(reader, at, indent) {
	const first = reader.text.charAt(at);
	const value = first === "|" || first === ">" ? blockScalar(reader, at, indent) : flowValue(reader, at, plain.inBlock, flowDepth);
	nextLine(reader, reader.text.charCodeAt(reader.at) === lineFeed ? reader.at : endOf(restOfLine, reader.text, reader.at));
	return value;
}
const restOfLine = / *(?=\n|(?<= )#)/y;
function flowValue(reader, at, pattern, room) {
	const first = reader.text.charAt(at);
	if (first !== "[" && first !== "{") return scalar(reader, at, pattern);
	if (room === 0) notPlain();
	return first === "[" ? flowList(reader, at, room - 1) : flowMapping(reader, at, room - 1);
}
function flowList(reader, open, room) {
	const list = [];
	readEntries(reader, open, "]", () => list.push(flowValue(reader, reader.at, plain.inFlow, room)));
	return list;
}
function flowMapping(reader, open, room) {
	const mapping = newMapping();
	readEntries(reader, open, "}", () => {
		const key = readKey(reader, mapping);
		mapping[key] = flowValue(reader, skipSpaces(reader.text, reader.at), plain.inFlow, room);
	});
	return mapping;
}
function readEntries(reader, open, close, readEntry) {
	const { text } = reader;
	reader.at = skipSpaces(text, open + 1);
	while (text.charAt(reader.at) !== close) {
		readEntry();
		reader.at = skipSpaces(text, reader.at);
		if (text.charAt(reader.at) === ",") reader.at = skipSpaces(text, reader.at + 1);
		else if (text.charAt(reader.at) !== close) notPlain();
	}
	reader.at++;
}
const notPlainError = new Error("not plain");
function notPlain() {
	throw notPlainError;
}
function isAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.test(text);
}
const endOf = (pattern, text, at) => isAt(pattern, text, at) ? pattern.lastIndex : notPlain();
const plain = {
	inBlock: /(?![-?,[\]{}&*!|>'"%@` ])[^\n:#]+(?::[^\n:# ][^\n:#]*)*/y,
	inFlow: /(?![-?&*!|>'"%@` ])[^\n:#,[\]{}]+/y
};
const double = /"[^"\\\n]*"/y;
const single = /'[^'\n]*(?:''[^'\n]*)*'/y;
const expiry = /(?<=[\n ]x-expires: )/y;
function scalar(reader, at, pattern) {
	const { text } = reader;
	const quote = text.charAt(at);
	if (quote !== "\"" && quote !== "'") return plainScalar(reader, at, pattern);
	reader.at = endOf(quote === "\"" ? double : single, text, at);
	const value = text.slice(at + 1, reader.at - 1);
	return quote === "\"" ? value : value.replaceAll("''", "'");
}
function plainScalar(reader, at, pattern) {
	const value = reader.text.slice(at, endOf(pattern, reader.text, at)).trimEnd();
	reader.at = at + value.length;
	const reads = readsAs(value);
	if (reads === null || reads === "date" && isAt(expiry, reader.text, at)) return value;
	if (value === "true" || value === "false") return value === "true";
	return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : notPlain();
}
const header = /[|>]-? *(?: #[^\n]*)?\n/y;
const body = /( +)[^ \n][^\n]*(?:\n+\1 *[^ \n][^\n]*)*/y;
const lineOfSpaces = /\n+ +\n/y;
function blockScalar(reader, from, indent) {
	const { text } = reader;
	const start = endOf(header, text, from);
	reader.at = endOf(body, text, start);
	const spaces = text.slice(start, skipSpaces(text, start));
	if (spaces.length <= indent || isAt(lineOfSpaces, text, reader.at)) notPlain();
	const lines = text.slice(start + spaces.length, reader.at).replaceAll(`\n${spaces}`, "\n");
	const value = text.charAt(from) === ">" ? fold(lines) : lines;
	return text.charAt(from + 1) === "-" ? value : `${value}\n`;
}
function fold(lines) {
	if (lines.includes("\n ")) notPlain();
	return lines.replaceAll(/\n(\n*)/g, (_, empty) => empty === "" ? " " : empty);
}
function skipSpaces(text, from) {
	let at = from;
	while (text.charCodeAt(at) === 32) at++;
	return at;
}
var EmptyMapping = class {
	static {
		Reflect.deleteProperty(this.prototype, "constructor");
		Object.setPrototypeOf(this.prototype, null);
		Object.freeze(this.prototype);
	}
};
const newMapping = () => new EmptyMapping();
// src/files/text.ts
const byteLimit = 10485760;
function readText(source, file) {
	try {
		return decodeText(file, source.read(file, byteLimit));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { problem: unreadableProblem(file, error) };
	}
}
function unreadableProblem(file, { reason, bytes, why }) {
	if (reason === "too-large") return fileError(file, {
		code: "file-too-large",
		bytes: bytes ?? 10485760,
		limit: byteLimit
	});
	if (reason === "unreadable") return fileError(file, {
		code: "unreadable",
		reason: why
	});
	return fileError(file, {
		code: reason === "missing" ? "path-missing" : reason,
		path: file
	});
}
function decodeText(file, bytes) {
	const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
	if (!(0, node_buffer.isUtf8)(bytes)) {
		const offset = Buffer.byteLength(decoded.slice(0, decoded.indexOf("�")));
		return { problem: fileError(file, {
			code: "not-utf8",
			offset
		}) };
	}
	const text = decoded.startsWith("﻿") ? decoded.slice(1) : decoded;
	if (!nonAsciiOrControl.test(text)) return { text };
	const offset = text.search(forbiddenCharacter);
	if (offset < 0) return { text };
	const position = positionAt(lineStarts(text), file, offset);
	return { problem: fileError(file, {
		code: "control-character",
		codePoint: text.charCodeAt(offset),
		position
	}) };
}
const nonAsciiOrControl = /[^\n -~]/;
const forbiddenCharacter = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
function lineStarts(text) {
	const starts = [0];
	for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
	return starts;
}
function positionAt(starts, file, offset) {
	let line = 0;
	let end = starts.length;
	while (end - line > 1) {
		const middle = line + end >> 1;
		if ((starts[middle] ?? 0) <= offset) line = middle;
		else end = middle;
	}
	return {
		file,
		line: line + 1,
		column: offset - (starts[line] ?? 0) + 1
	};
}
// src/files/config.ts
async function loadConfig(source, path) {
	const requested = path ?? "ifmatch.yaml";
	const file = insidePath("", requested);
	if (file === null) return withDefaults({
		severity: "error",
		at: nowhere,
		code: "path-outside",
		path: requested
	});
	const kind = source.kind(file);
	if (kind === "file") return readConfig(source, file);
	if (kind !== "missing") return withDefaults(notAFile(file, kind));
	return path === null ? withDefaults() : withDefaults({
		severity: "error",
		at: nowhere,
		code: "path-missing",
		path
	});
}
const withDefaults = (...problems) => ({
	settings: defaultSettings,
	problems
});
async function readConfig(source, file) {
	const read = readText(source, file);
	if ("problem" in read) return withDefaults(read.problem);
	const plain = readPlain(read.text);
	const { content, problems } = isConfig(plain) ? {
		content: plain,
		problems: []
	} : (await Promise.resolve().then(() => require("./diagnose.js")).then((n) => n.diagnose_exports)).diagnoseConfig(file, read.text);
	if (content === null) return withDefaults(...problems);
	const settingsProblems = [];
	const settings = toSettings(content, {
		file,
		problems: settingsProblems
	});
	if (settings.rules.length > 0) {
		const { checkRules } = await Promise.resolve().then(() => require("./rules2.js"));
		settingsProblems.push(...checkRules(settings.rules, file));
	}
	if (settingsProblems.length > 0) return {
		settings: {
			...defaultSettings,
			file
		},
		problems: settingsProblems
	};
	return {
		settings,
		problems: []
	};
}
function toSettings(config, context) {
	const deployments = toDeployments(config, context);
	const defaultPolicyFolders = deployments.size > 0 && [...deployments.values()].every(({ policies }) => policies !== null) ? [] : defaultFolders(context.file);
	return {
		file: context.file,
		policies: config.policies === void 0 ? defaultPolicyFolders : resolvePaths(config.policies, ["policies"], context),
		tests: config.tests === void 0 ? [] : resolvePaths(config.tests, ["tests"], context),
		ignore: (config.ignore ?? []).map((glob) => resolveIgnoreGlob(parentOf(context.file), glob)),
		deployments,
		unmanaged: toUnmanagedGlobs(config.unmanaged),
		guards: {
			...defaultLimits,
			...config.guards
		},
		rules: toRules(config),
		onStale: config.on_stale ?? defaultSettings.onStale,
		waves: config.apply?.waves ?? defaultSettings.waves,
		impact: config.impact ?? defaultSettings.impact,
		expiryWarningDays: config.expiry_warning_days ?? defaultSettings.expiryWarningDays,
		extraFields: withoutKnownFields(config.extra_fields ?? {})
	};
}
function toDeployments({ deployments = {} }, context) {
	return new Map(Object.entries(deployments).map(([slug, { id, policies, without = [], unmanaged }]) => {
		const folders = policies === void 0 ? null : resolvePaths(policies, [
			"deployments",
			slug,
			"policies"
		], context);
		return [slug, {
			id: id === void 0 ? null : String(id),
			policies: folders,
			without,
			unmanaged: toUnmanagedGlobs(unmanaged)
		}];
	}));
}
const toRules = ({ rules = [] }) => rules.map(({ severity = "error", when = null, ...rule }) => ({
	...rule,
	severity,
	when
}));
function toUnmanagedGlobs(unmanaged = {}) {
	if (Array.isArray(unmanaged)) return {
		...nothingUnmanaged,
		policies: unmanaged
	};
	const { policies = [], projects = [], project_tags: projectTags = [] } = unmanaged;
	return {
		policies,
		projects,
		projectTags
	};
}
const defaultFolders = (file) => file.includes("/") ? defaultSettings.policies.map((folder) => node_path.posix.join(node_path.posix.dirname(file), folder)) : defaultSettings.policies;
function resolveIgnoreGlob(base, text) {
	const isNegated = text.startsWith("!");
	const glob = isNegated ? text.slice(1) : text;
	const appliesAnywhere = !glob.replace(/\/$/, "").includes("/");
	const resolved = node_path.posix.join(base, appliesAnywhere ? "**" : "", glob).replace(/\/$/, "");
	return isNegated ? `!${resolved}` : resolved;
}
function resolvePaths(paths, pointer, { file, problems }) {
	const base = parentOf(file);
	return [paths].flat().flatMap((path, index) => {
		const inside = insidePath(base, path);
		if (inside !== null) return [inside];
		const at = {
			file,
			pointer: Array.isArray(paths) ? [...pointer, index] : pointer
		};
		problems.push({
			severity: "error",
			at,
			code: "path-outside",
			path
		});
		return [];
	});
}
// src/report/words/labels.ts
const verbSigns = {
	create: "+",
	update: "~",
	delete: "-"
};
const verbTitles = {
	create: "Create",
	update: "Update",
	delete: "Delete"
};
const effectLabels = {
	looser: "looser",
	mixed: "partly looser",
	unknown: "may be looser",
	stricter: "stricter",
	neutral: "neutral"
};
const resultLabel = (result) => result.replace("-", " ");
const defaultResultReasons = {
	applied: "written and confirmed by the platform",
	"already-applied": "already on the platform; nothing was sent",
	unverified: "written, but the platform still reports changes",
	"not-applied": "nothing was sent",
	unknown: "the platform did not answer"
};
const positionText = ({ file, line, column }) => `${file}:${line}:${column}`;
// src/commands/shared/problems.ts
const invalid = async ({ selection }, problems) => ({
	kind: "invalid",
	problems: await located(selection.source, problems)
});
async function located(source, problems) {
	if (problems.length === 0) return [];
	const { openDocuments, locateProblems } = await Promise.resolve().then(() => require("./locate.js")).then((n) => n.locate_exports);
	return locateProblems(openDocuments(source), problems);
}
async function firstProblem(source, problems, command = "ifmatch validate") {
	const errors = await located(source, problems.filter(({ severity }) => severity === "error"));
	const [first] = errors;
	if (first === void 0) throw new Error("no error among the problems");
	const { describeProblemPlainly } = await Promise.resolve().then(() => require("./problems.js")).then((n) => n.problems_exports);
	const { message, fix } = describeProblemPlainly(first.problem);
	return {
		message: `${first.position === null ? "" : `${positionText(first.position)}  `}${message}${errors.length === 1 ? "" : ` (and ${String(errors.length - 1)} more)`}`,
		fix: `${fix === "" ? "" : `${fix.replace(/(?<!\?)$/, ".")} `}\`${command}\` shows them all.`
	};
}
// src/commands/shared/config-scope.ts
async function loadValidConfig(path, runtime) {
	const { source } = runtime;
	const { settings, problems: own } = await loadConfig(source, path);
	const problems = [...own, ...misnamedConfigs(source, [], path ?? settings.file ?? null)];
	if (!hasErrors(problems)) return settings;
	const { message, fix } = await firstProblem(source, problems, validateCommand$1(path && runtime.asTyped(path)));
	throw new OthersInvalid(message, { fix });
}
const validateCommand$1 = (path) => `ifmatch validate${path === null ? "" : ` --config ${quoteForShell(path)}`}`;
function withBaseSettings(own, baseSettings) {
	if (baseSettings === null) return own;
	const { guards, rules, deployments, unmanaged, onStale, waves, impact, extraFields } = baseSettings;
	const policies = commonFolders(own, baseSettings);
	return {
		...own,
		policies,
		guards,
		rules,
		deployments,
		unmanaged,
		onStale,
		waves,
		impact,
		extraFields
	};
}
async function settingsOfBase({ source, name }, path, hasOwn) {
	if (source.kind(path) !== "file") return hasOwn ? strictestSettings : defaultSettings;
	const { settings, problems } = await loadConfig(source, path);
	if (!hasErrors(problems)) return settings;
	throw new UsageError(`${path} has errors at ${name}, which the guards are read from.`, { fix: "Fix it there first: `ifmatch validate` shows what is wrong." });
}
const strictestSettings = {
	...defaultSettings,
	guards: {
		...defaultSettings.guards,
		max_deletes: 0,
		looser: "require_approval"
	}
};
function commonFolders({ file, policies }, baseSettings) {
	const haveOwn = baseSettings.deployments.size > 0 && [...baseSettings.deployments.values()].every((one) => one.policies !== null);
	if (file === void 0 || policies.length > 0 || haveOwn) return policies;
	return baseSettings.file === void 0 ? defaultFolders(file) : baseSettings.policies;
}
function warnUnmergedSettings(problems, own, base) {
	const changed = base === null ? [] : changedRunSettings(own, base);
	if (changed.length === 0 || base?.file === void 0 && !hasErrors(problems)) return problems;
	return [{
		severity: "warning",
		at: own.file === void 0 ? nowhere : {
			file: own.file,
			pointer: changed[0] ?? []
		},
		code: "settings-of-base",
		names: changed.map((pointer) => pointer.join("."))
	}, ...problems];
}
function changedRunSettings(own, base) {
	const settingsKey = ({ deployments }, slug) => JSON.stringify(deployments.get(slug) ?? null);
	const changed = [...new Set([...own.deployments.keys(), ...base.deployments.keys()])].filter((slug) => settingsKey(own, slug) !== settingsKey(base, slug)).toSorted();
	const differs = (one, other) => JSON.stringify(one) !== JSON.stringify(other);
	return [
		...changed.map((slug) => ["deployments", slug]),
		...differs(own.unmanaged, base.unmanaged) ? [["unmanaged"]] : [],
		...differs(own.extraFields, base.extraFields) ? [["extra_fields"]] : []
	];
}
function findConfig({ paths, config, source }) {
	if (config !== null || paths.length === 0) return config;
	const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
	const [other] = others;
	if (other === void 0) return first;
	const own = source.kind("ifmatch.yaml") === "missing" ? "none" : configName;
	throw new UsageError(`The paths belong to different configs (${[first, other].map((one) => one ?? own).join(", ")}).`, { fix: "Run ifmatch for each, or pass one config with --config." });
}
function nearestConfig(path, source) {
	for (let folder = node_path.posix.normalize(path);; folder = node_path.posix.dirname(folder)) {
		if (folder === "." || folder === ".." || folder.startsWith("../") || folder === "/") return null;
		const candidate = node_path.posix.join(folder, configName);
		if (source.kind(folder) === "folder" && source.kind(candidate) !== "missing") return candidate;
	}
}
function pathsToLoad({ paths, deployment }, settings) {
	const folder = settings.file === void 0 ? null : node_path.posix.dirname(settings.file);
	const others = paths.filter((path) => path !== folder);
	if (others.length === 0 || others.length === paths.length) return others;
	return [...configuredPaths(settings, deployment).map(({ path }) => path), ...others];
}
// src/util/text.ts
var text_exports = require_rolldown_runtime.__exportAll({ pluralize: () => pluralize });
const pluralize = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
// src/sandbox/errors.ts
var SandboxError = class extends Error {
	name = "SandboxError";
};
// src/generated/requests.ts
const requests = {
	listDeployments: {
		inputs: [],
		rules: []
	},
	listProjects: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "query",
				path: ["page"],
				kind: "integer",
				list: false,
				required: false,
				description: "Zero-based number of the page.",
				minimum: 0,
				maximum: 9007199254740991,
				default: 0
			},
			{
				in: "query",
				path: ["page_size"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many projects a page holds. The maximum is not shown.",
				minimum: 1,
				maximum: 9007199254740991,
				default: 100
			}
		],
		rules: []
	},
	listFindings: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "query",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: false,
				description: "Which findings.",
				enum: [
					"sast",
					"sca",
					"ai_sast"
				],
				default: "sast"
			},
			{
				in: "query",
				path: ["since"],
				kind: "number",
				list: false,
				required: false,
				description: "Epoch seconds: keeps findings whose `relevant_since` is at or after it. Absent means all."
			},
			{
				in: "query",
				path: ["page"],
				kind: "integer",
				list: false,
				required: false,
				description: "Zero-based number of the page.",
				minimum: 0,
				maximum: 9007199254740991,
				default: 0
			},
			{
				in: "query",
				path: ["page_size"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings a page holds.",
				minimum: 100,
				maximum: 3e3,
				default: 100
			},
			{
				in: "query",
				path: ["dedup"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true` shows a finding once that is on several refs.",
				default: false
			},
			{
				in: "query",
				path: ["repos"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			},
			{
				in: "query",
				path: ["repository_ids"],
				kind: "integer",
				list: true,
				required: false,
				description: "Repository ids.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "query",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "`removed` findings are always excluded.",
				enum: [
					"open",
					"fixed",
					"ignored",
					"reviewing",
					"fixing",
					"provisionally_ignored"
				]
			},
			{
				in: "query",
				path: ["triage_reasons"],
				kind: "text",
				list: true,
				required: false,
				description: "Reasons given at triage; only with `status` ignored.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "query",
				path: ["severities"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities.",
				enum: [
					"low",
					"medium",
					"high",
					"critical"
				]
			},
			{
				in: "query",
				path: ["ref"],
				kind: "text",
				list: false,
				required: false,
				description: "External reference (branch)."
			},
			{
				in: "query",
				path: ["policies"],
				kind: "text",
				list: true,
				required: false,
				description: "Policy modes: `rule-board-audit` is Monitor, `rule-board-pr-comments` Comment, `rule-board-block` Block; sast only.",
				enum: [
					"rule-board-audit",
					"rule-board-pr-comments",
					"rule-board-block"
				]
			},
			{
				in: "query",
				path: ["rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule names; sast only."
			},
			{
				in: "query",
				path: ["categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of the rule; sast only."
			},
			{
				in: "query",
				path: ["confidence"],
				kind: "text",
				list: false,
				required: false,
				description: "Confidence of the rule; sast only.",
				enum: [
					"low",
					"medium",
					"high"
				]
			},
			{
				in: "query",
				path: ["autotriage_verdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Verdict of the automatic triage; sast only.",
				enum: ["true_positive", "false_positive"]
			},
			{
				in: "query",
				path: ["component_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of components."
			},
			{
				in: "query",
				path: ["exposures"],
				kind: "text",
				list: true,
				required: false,
				description: "Reachability; sca only.",
				enum: [
					"reachable",
					"always_reachable",
					"conditionally_reachable",
					"unreachable",
					"unknown"
				]
			},
			{
				in: "query",
				path: ["transitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in; sca only.",
				enum: [
					"direct",
					"transitive",
					"unknown"
				]
			},
			{
				in: "query",
				path: ["is_malicious"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only findings from malicious dependencies. `false`: findings from all other reachabilities. Sca only."
			},
			{
				in: "query",
				path: ["click_to_fix_pr_state"],
				kind: "text",
				list: true,
				required: false,
				description: "State of the pull requests that the autofix feature opened; sast and sca.",
				enum: ["open", "merged"]
			}
		],
		rules: [
			"`policies`, `rules`, `categories`, `confidence` and `autotriage_verdict` apply when `issue_type` is sast or unspecified.",
			"`exposures`, `transitivities` and `is_malicious` apply when `issue_type` is sca.",
			"`click_to_fix_pr_state` applies to sast and sca.",
			"`triage_reasons` applies when `status` is ignored."
		]
	},
	listSecrets: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "query",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; omitted for the first page."
			},
			{
				in: "query",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings a page holds. Default and maximum are not shown.",
				minimum: 1,
				maximum: 9007199254740991
			},
			{
				in: "query",
				path: ["since"],
				kind: "text",
				list: false,
				required: false,
				description: "ISO 8601 date-time: keeps findings from then on. Absent means all."
			},
			{
				in: "query",
				path: ["validationState"],
				kind: "text",
				list: true,
				required: false,
				description: "Whether the secret still works, for example `VALIDATION_STATE_CONFIRMED_VALID`."
			},
			{
				in: "query",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "`FINDING_STATUS_OPEN`, `FINDING_STATUS_IGNORED`, `FINDING_STATUS_FIXED`, `FINDING_STATUS_REMOVED`, `FINDING_STATUS_UNKNOWN` or `FINDING_STATUS_PROVISIONALLY_IGNORED`."
			},
			{
				in: "query",
				path: ["severity"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities, for example `SEVERITY_HIGH`."
			},
			{
				in: "query",
				path: ["repo"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			}
		],
		rules: []
	},
	triageFindings: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: true,
				description: "Which findings.",
				enum: [
					"sast",
					"sca",
					"secrets"
				]
			},
			{
				in: "body",
				path: ["issue_ids"],
				kind: "integer",
				list: true,
				required: false,
				description: "Findings to act on; when absent, a filter must be provided. With filters, only those of them that the filters match.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "body",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings to triage at most, newest first.",
				minimum: 1,
				maximum: 3e3,
				default: 3e3
			},
			{
				in: "body",
				path: ["new_triage_state"],
				kind: "text",
				list: false,
				required: false,
				description: "Target state.",
				enum: [
					"ignored",
					"reviewing",
					"fixing",
					"reopened",
					"provisionally_ignored"
				]
			},
			{
				in: "body",
				path: ["new_triage_reason"],
				kind: "text",
				list: false,
				required: false,
				description: "Only with `new_triage_state` ignored.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "body",
				path: ["new_note"],
				kind: "text",
				list: false,
				required: false,
				description: "A note to attach.",
				maxLength: 3e3
			},
			{
				in: "body",
				path: ["autotriage_verdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Verdict of the automatic triage.",
				enum: ["true_positive", "false_positive"]
			},
			{
				in: "body",
				path: ["categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["component_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["confidence"],
				kind: "text",
				list: false,
				required: false,
				description: "How sure the rule is.",
				enum: [
					"low",
					"medium",
					"high"
				]
			},
			{
				in: "body",
				path: ["dependencies"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of dependencies; sca only."
			},
			{
				in: "body",
				path: ["epss_probability"],
				kind: "text",
				list: true,
				required: false,
				description: "Exploit likelihood; sca only.",
				enum: [
					"low",
					"medium",
					"high",
					"none"
				]
			},
			{
				in: "body",
				path: ["exposures"],
				kind: "text",
				list: true,
				required: false,
				description: "Reachability; sca only.",
				enum: [
					"reachable",
					"always_reachable",
					"conditionally_reachable",
					"unreachable",
					"unknown"
				]
			},
			{
				in: "body",
				path: ["include_historical"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Secrets only.",
				default: true
			},
			{
				in: "body",
				path: ["policies"],
				kind: "text",
				list: true,
				required: false,
				description: "Policy modes: `rule-board-audit` is Monitor, `rule-board-pr-comments` Comment, `rule-board-block` Block.",
				enum: [
					"rule-board-audit",
					"rule-board-pr-comments",
					"rule-board-block"
				]
			},
			{
				in: "body",
				path: ["policy_mode"],
				kind: "text",
				list: true,
				required: false,
				description: "Modes of policies.",
				enum: [
					"monitor",
					"comment",
					"block"
				]
			},
			{
				in: "body",
				path: ["pro_only"],
				kind: "boolean",
				list: false,
				required: false,
				description: "By availability only with advanced features."
			},
			{
				in: "body",
				path: ["project_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["ref"],
				kind: "text",
				list: false,
				required: false,
				description: "Ref of a branch."
			},
			{
				in: "body",
				path: ["repos"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			},
			{
				in: "body",
				path: ["repository_visibility"],
				kind: "text",
				list: true,
				required: false,
				description: "Secrets only.",
				enum: ["public", "private"]
			},
			{
				in: "body",
				path: ["rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule names."
			},
			{
				in: "body",
				path: ["ruleset"],
				kind: "text",
				list: true,
				required: false,
				description: "Registry rulesets."
			},
			{
				in: "body",
				path: ["secret_types"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of secrets, related to the provider; secrets only."
			},
			{
				in: "body",
				path: ["severities"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities.",
				enum: [
					"low",
					"medium",
					"high",
					"critical"
				]
			},
			{
				in: "body",
				path: ["since"],
				kind: "integer",
				list: false,
				required: false,
				description: "Epoch seconds: findings whose `relevant_since` is at or after it."
			},
			{
				in: "body",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "The allowed values are not shown."
			},
			{
				in: "body",
				path: ["transitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in; sca only.",
				enum: [
					"direct",
					"transitive",
					"unknown"
				]
			},
			{
				in: "body",
				path: ["triage_reasons"],
				kind: "text",
				list: true,
				required: false,
				description: "Reasons given at an earlier triage.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "body",
				path: ["validation_state"],
				kind: "text",
				list: true,
				required: false,
				description: "Validation states of secrets, for example `confirmed_valid`; secrets only. The types of the entries are not shown."
			}
		],
		rules: [
			"Either `issue_ids` or filter fields select the findings.",
			"At least one of `new_triage_state` or `new_note` is required.",
			"`new_triage_reason` requires `new_triage_state` to be ignored.",
			"`dependencies`, `epss_probability`, `exposures` and `transitivities` apply only to `issue_type` sca.",
			"`include_historical`, `repository_visibility`, `secret_types` and `validation_state` apply only to `issue_type` secrets."
		]
	},
	listDependencies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "integer",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				minimum: 0,
				sameAsPath: true
			},
			{
				in: "body",
				path: ["dependencyFilter", "name"],
				kind: "text",
				list: false,
				required: false,
				description: "Name of the dependency."
			},
			{
				in: "body",
				path: ["dependencyFilter", "version"],
				kind: "text",
				list: false,
				required: false,
				description: "Its version."
			},
			{
				in: "body",
				path: ["dependencyFilter", "repositoryId"],
				kind: "integer",
				list: true,
				required: false,
				description: "Ids of repositories.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "body",
				path: ["dependencyFilter", "lockfilePath"],
				kind: "text",
				list: false,
				required: false,
				description: "Path of the lockfile."
			},
			{
				in: "body",
				path: ["dependencyFilter", "license"],
				kind: "text",
				list: true,
				required: false,
				description: "Licences, for example MIT."
			},
			{
				in: "body",
				path: ["dependencyFilter", "ecosystem"],
				kind: "text",
				list: true,
				required: false,
				description: "Ecosystems of packages, for example `npm`, `pypi`, `gomod` or `gem`."
			},
			{
				in: "body",
				path: ["dependencyFilter", "transitivity"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in.",
				enum: [
					"DIRECT",
					"TRANSITIVE",
					"UNKNOWN_TRANSITIVITY"
				]
			},
			{
				in: "body",
				path: ["dependencyFilter", "licensePolicySettings"],
				kind: "text",
				list: true,
				required: false,
				description: "What the licence policy says of its licence.",
				enum: [
					"LICENSE_POLICY_SETTING_ALLOW",
					"LICENSE_POLICY_SETTING_COMMENT",
					"LICENSE_POLICY_SETTING_BLOCK"
				]
			},
			{
				in: "body",
				path: ["dependencyFilter", "packageFilters"],
				kind: "json",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["dependencyFilter", "includeArchived"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Whether archived repositories count, too."
			},
			{
				in: "body",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; omitted for the first page."
			},
			{
				in: "body",
				path: ["pageSize"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many dependencies a page holds.",
				minimum: 1,
				maximum: 1e4,
				default: 1e3
			}
		],
		rules: []
	},
	getResolutionConfigs: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["projectId"],
			kind: "text",
			list: false,
			required: true,
			description: "Unique identifier of the project.",
			maxLength: 255
		}],
		rules: []
	},
	reportGuardrailsActivity: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"since"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"until"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filters", "projects"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of projects."
			},
			{
				in: "body",
				path: ["filters", "tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of projects."
			},
			{
				in: "body",
				path: ["filters", "teams"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of teams."
			},
			{
				in: "body",
				path: ["filters", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of rules, or their names."
			},
			{
				in: "body",
				path: ["filters", "findingCategories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of rules."
			},
			{
				in: "body",
				path: ["filters", "projectIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of projects."
			},
			{
				in: "body",
				path: ["filters", "findingTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of findings; the values are not shown."
			},
			{
				in: "body",
				path: ["filters", "timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is; the values are not shown."
			},
			{
				in: "body",
				path: ["timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is. The values are not shown, nor whether it stands here or among the filters."
			}
		],
		rules: []
	},
	reportBacklogByRule: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"since"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"until"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filters", "projects"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of projects."
			},
			{
				in: "body",
				path: ["filters", "tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of projects."
			},
			{
				in: "body",
				path: ["filters", "teams"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of teams."
			},
			{
				in: "body",
				path: ["filters", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of rules, or their names."
			},
			{
				in: "body",
				path: ["filters", "findingCategories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of rules."
			},
			{
				in: "body",
				path: ["filters", "projectIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of projects."
			},
			{
				in: "body",
				path: ["filters", "findingTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of findings; the values are not shown."
			},
			{
				in: "body",
				path: ["filters", "timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is; the values are not shown."
			},
			{
				in: "body",
				path: ["timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is. The values are not shown, nor whether it stands here or among the filters."
			}
		],
		rules: []
	},
	searchIssues: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				sameAsPath: true
			},
			{
				in: "body",
				path: ["groupBy"],
				kind: "text",
				list: false,
				required: false,
				description: "Groups issues by rule.",
				enum: ["GROUP_BY_RULE"]
			},
			{
				in: "body",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many groups a page holds.",
				minimum: 1
			},
			{
				in: "body",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; empty or absent for the first page."
			},
			{
				in: "body",
				path: ["filter", "ids"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of issues."
			},
			{
				in: "body",
				path: ["filter", "repositoryNames"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of repositories."
			},
			{
				in: "body",
				path: ["filter", "repositoryIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of repositories."
			},
			{
				in: "body",
				path: ["filter", "repositoryTags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of repositories."
			},
			{
				in: "body",
				path: ["filter", "refs"],
				kind: "text",
				list: true,
				required: false,
				description: "Refs, for example `refs/heads/main`."
			},
			{
				in: "body",
				path: ["filter", "repositoryRefIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of refs."
			},
			{
				in: "body",
				path: ["filter", "aiSensitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How sensitive the code is by the AI, for example `SENSITIVITY_HIGH_SENSITIVITY`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "teamNames"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of teams."
			},
			{
				in: "body",
				path: ["filter", "policySlugs"],
				kind: "text",
				list: true,
				required: false,
				description: "Slugs of the remediation policies under which they were found."
			},
			{
				in: "body",
				path: ["filter", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of rules."
			},
			{
				in: "body",
				path: ["filter", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of rules, or their names."
			},
			{
				in: "body",
				path: ["filter", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Registry rulesets."
			},
			{
				in: "body",
				path: ["filter", "categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of rules."
			},
			{
				in: "body",
				path: ["filter", "dependencies"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of dependencies."
			},
			{
				in: "body",
				path: ["filter", "cves"],
				kind: "text",
				list: true,
				required: false,
				description: "CVE numbers."
			},
			{
				in: "body",
				path: ["filter", "issueParentIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of the issues that they repeat on another ref."
			},
			{
				in: "body",
				path: ["filter", "secretTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of secrets, for example `AWS`."
			},
			{
				in: "body",
				path: ["filter", "advisoryIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Identifiers of advisories."
			},
			{
				in: "body",
				path: ["filter", "filePaths"],
				kind: "text",
				list: true,
				required: false,
				description: "Paths of files."
			},
			{
				in: "body",
				path: ["filter", "since"],
				kind: "text",
				list: false,
				required: false,
				description: "Found at or after this time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filter", "until"],
				kind: "text",
				list: false,
				required: false,
				description: "Found before this time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filter", "timeFilter"],
				kind: "text",
				list: false,
				required: false,
				description: "Which time `since` and `until` are about, for example `TIME_FILTER_FIXED_AT`; absent, when the issue was found. The values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "excludeHistorical"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Leaves out secrets that are only in the history of the repository."
			},
			{
				in: "body",
				path: ["filter", "onPrimaryBranch"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Only those on the primary branch."
			},
			{
				in: "body",
				path: ["filter", "includeTicketed"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only issues with a ticket. The specification does not say what it includes; absent, all count."
			},
			{
				in: "body",
				path: ["filter", "includeAiMemoryRendered"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only issues to which the AI was shown a memory. The specification does not say what it includes; absent, all count."
			},
			{
				in: "body",
				path: ["filter", "includeArchived"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only issues of archived projects, as the published description says. Absent: only those of the others."
			},
			{
				in: "body",
				path: ["filter", "hasInFlightAutofixPr"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Only those with an open pull request of the autofix feature."
			},
			{
				in: "body",
				path: ["filter", "aiMemoryWillFlipVerdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory of the AI that changes the verdict."
			},
			{
				in: "body",
				path: ["filter", "aiMemoryReferenced"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory that the AI refers to."
			},
			{
				in: "body",
				path: ["filter", "aiMemoryRendered"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory that the AI was shown."
			},
			{
				in: "body",
				path: ["filter", "memoryIdInScope"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory that holds for the code."
			},
			{
				in: "body",
				path: ["filter", "severities"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `SEVERITY_CRITICAL`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "confidences"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `CONFIDENCE_HIGH`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "validationStates"],
				kind: "text",
				list: true,
				required: false,
				description: "Of secrets, for example `VALIDATION_STATE_CONFIRMED_VALID`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "repoVisibilities"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `REPOSITORY_VISIBILITY_PUBLIC`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "tab"],
				kind: "text",
				list: false,
				required: false,
				description: "The tab of the findings page, for example `ISSUE_TAB_OPEN`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "aggregateIssueStates"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `AGGREGATE_ISSUE_STATE_OPEN`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["sortBy"],
				kind: "text",
				list: false,
				required: false,
				description: "Sort key.",
				enum: ["SORT_BY_ISSUE_COUNTS", "SORT_BY_SEVERITY"]
			},
			{
				in: "body",
				path: ["sortDirection"],
				kind: "text",
				list: false,
				required: false,
				description: "Sort direction.",
				enum: ["SORT_DIRECTION_ASC", "SORT_DIRECTION_DESC"]
			},
			{
				in: "body",
				path: ["issueTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issueType` is used.",
				enum: [
					"ISSUE_TYPE_UNSPECIFIED",
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				]
			},
			{
				in: "body",
				path: ["issueType"],
				kind: "text",
				list: false,
				required: false,
				description: "Use `issueTypes`.",
				enum: [
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				deprecated: true
			},
			{
				in: "body",
				path: ["issue_types"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issue_type` is used.",
				enum: [
					"ISSUE_TYPE_UNSPECIFIED",
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				otherName: "issueTypes"
			},
			{
				in: "body",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: false,
				description: "Use `issue_types`.",
				enum: [
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				deprecated: true,
				otherName: "issueType"
			}
		],
		rules: ["`issueTypes` and `issue_types` are one field: give one of them.", "`issueType` and `issue_type` are one field: give one of them."]
	},
	getRemediationPolicies: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	applyRemediationPolicies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "header",
				path: ["If-Match"],
				kind: "text",
				list: false,
				required: true,
				description: "The `state_version` of the preview, exactly as it was answered, without quotes of our own."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "policies"],
				kind: "json",
				list: true,
				required: false,
				description: "Every policy of the deployment."
			}
		],
		rules: []
	},
	previewRemediationPolicies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "policies"],
				kind: "json",
				list: true,
				required: false,
				description: "Every policy of the deployment."
			}
		],
		rules: []
	},
	getDetectionPolicySummary: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	getDetectionPolicy: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["product"],
			kind: "text",
			list: false,
			required: true,
			description: "What the detection policy detects.",
			enum: ["code", "secrets"]
		}],
		rules: []
	},
	applyDetectionPolicy: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "path",
				path: ["product"],
				kind: "text",
				list: false,
				required: true,
				description: "What the detection policy detects.",
				enum: ["code", "secrets"]
			},
			{
				in: "header",
				path: ["If-Match"],
				kind: "text",
				list: false,
				required: true,
				description: "The `state_version` of the preview, exactly as it was answered, without quotes of our own."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "product"],
				kind: "text",
				list: false,
				required: false,
				description: "`code`: rules over source code. `secrets`: rules over leaked credentials.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "disabled"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "exceptions"],
				kind: "json",
				list: true,
				required: false,
				description: "Where a rule is switched on or off for some projects only."
			}
		],
		rules: []
	},
	previewDetectionPolicy: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "path",
				path: ["product"],
				kind: "text",
				list: false,
				required: true,
				description: "What the detection policy detects.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "product"],
				kind: "text",
				list: false,
				required: false,
				description: "`code`: rules over source code. `secrets`: rules over leaked credentials.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "disabled"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "exceptions"],
				kind: "json",
				list: true,
				required: false,
				description: "Where a rule is switched on or off for some projects only."
			}
		],
		rules: []
	},
	getVocabulary: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "query",
			path: ["product"],
			kind: "text",
			list: false,
			required: false,
			description: "Narrows the vocabulary to one kind of bundle.",
			enum: [
				"code",
				"secrets",
				"remediation"
			]
		}],
		rules: []
	},
	listLegacyPolicies: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	listScmSubscriptions: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["configId"],
			kind: "text",
			list: false,
			required: true,
			description: "Identifies the configuration; its meaning is not shown.",
			maxLength: 255
		}],
		rules: []
	},
	createNotificationWebhook: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				sameAsPath: true
			},
			{
				in: "body",
				path: ["name"],
				kind: "text",
				list: false,
				required: true,
				description: "Name for people."
			},
			{
				in: "body",
				path: ["url"],
				kind: "text",
				list: false,
				required: true,
				description: "Where notifications go."
			},
			{
				in: "body",
				path: ["useNetworkBroker"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Whether calls go through the network broker."
			},
			{
				in: "body",
				path: ["webhookSecret"],
				kind: "text",
				list: false,
				required: false,
				description: "Shared secret; never answered.",
				writeOnly: true
			}
		],
		rules: []
	},
	createPatternFixTask: {
		inputs: [{
			in: "body",
			path: ["pattern"],
			kind: "text",
			list: false,
			required: true,
			description: "The pattern."
		}, {
			in: "body",
			path: ["language"],
			kind: "text",
			list: false,
			required: true,
			description: "Its language."
		}],
		rules: []
	}
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
// src/generated/guards/requests.js
var requests_exports = require_rolldown_runtime.__exportAll({
	isDependenciesRequest: () => isDependenciesRequest,
	isDetectionRequest: () => isDetectionRequest,
	isGetVocabularyQuery: () => isGetVocabularyQuery,
	isIssueSearchRequest: () => isIssueSearchRequest,
	isListFindingsQuery: () => isListFindingsQuery,
	isListProjectsQuery: () => isListProjectsQuery,
	isListSecretsQuery: () => isListSecretsQuery,
	isNotificationWebhookRequest: () => isNotificationWebhookRequest,
	isPatternFixRequest: () => isPatternFixRequest,
	isRemediationRequest: () => isRemediationRequest,
	isReportRequest: () => isReportRequest,
	isTriageRequest: () => isTriageRequest
});
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isDependenciesRequest = validate172;
const schema76 = { "properties": {
	"name": { "type": "string" },
	"version": { "type": "string" },
	"repositoryId": {
		"type": "array",
		"items": {
			"type": "integer",
			"format": "int64",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"lockfilePath": { "type": "string" },
	"license": {
		"type": "array",
		"items": { "type": "string" }
	},
	"ecosystem": { "$ref": "#/$defs/Texts" },
	"transitivity": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"DIRECT",
				"TRANSITIVE",
				"UNKNOWN_TRANSITIVITY"
			]
		}
	},
	"licensePolicySettings": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"LICENSE_POLICY_SETTING_ALLOW",
				"LICENSE_POLICY_SETTING_COMMENT",
				"LICENSE_POLICY_SETTING_BLOCK"
			]
		}
	},
	"packageFilters": {
		"type": "array",
		"items": { "$ref": "#/$defs/PackageFilter" }
	},
	"includeArchived": { "type": "boolean" }
} };
const func4 = Object.prototype.hasOwnProperty;
function validate174(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
function validate176(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "name" || key0 === "versionLowerBound" || key0 === "versionUpperBound" || key0 === "exactVersion" || key0 === "exactNameMatch")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.versionLowerBound !== void 0) {
			if (typeof data.versionLowerBound !== "string") {
				vErrors = added(vErrors, instancePath + "/versionLowerBound", "#/properties/versionLowerBound/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.versionUpperBound !== void 0) {
			if (typeof data.versionUpperBound !== "string") {
				vErrors = added(vErrors, instancePath + "/versionUpperBound", "#/properties/versionUpperBound/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.exactVersion !== void 0) {
			if (typeof data.exactVersion !== "string") {
				vErrors = added(vErrors, instancePath + "/exactVersion", "#/properties/exactVersion/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.exactNameMatch !== void 0) {
			if (typeof data.exactNameMatch !== "boolean") {
				vErrors = added(vErrors, instancePath + "/exactNameMatch", "#/properties/exactNameMatch/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate176.errors = vErrors;
	return errors === 0;
}
function validate173(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema76.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = added(vErrors, instancePath + "/version", "#/properties/version/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.repositoryId !== void 0) {
			let data2 = data.repositoryId;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						vErrors = added(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 > 9007199254740991 || isNaN(data3)) {
							vErrors = added(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data3 < 0 || isNaN(data3)) {
							vErrors = added(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repositoryId", "#/properties/repositoryId/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.lockfilePath !== void 0) {
			if (typeof data.lockfilePath !== "string") {
				vErrors = added(vErrors, instancePath + "/lockfilePath", "#/properties/lockfilePath/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.license !== void 0) {
			let data5 = data.license;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data5[i1] !== "string") {
					vErrors = added(vErrors, instancePath + "/license/" + i1, "#/properties/license/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/license", "#/properties/license/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ecosystem !== void 0) {
			if (!validate174(data.ecosystem, { instancePath: instancePath + "/ecosystem" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.transitivity !== void 0) {
			let data8 = data.transitivity;
			if (Array.isArray(data8)) {
				const len2 = data8.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data9 = data8[i2];
					if (typeof data9 !== "string") {
						vErrors = added(vErrors, instancePath + "/transitivity/" + i2, "#/properties/transitivity/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data9 === "DIRECT" || data9 === "TRANSITIVE" || data9 === "UNKNOWN_TRANSITIVITY")) {
						vErrors = added(vErrors, instancePath + "/transitivity/" + i2, "#/properties/transitivity/items/enum", "enum", { allowedValues: schema76.properties.transitivity.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/transitivity", "#/properties/transitivity/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.licensePolicySettings !== void 0) {
			let data10 = data.licensePolicySettings;
			if (Array.isArray(data10)) {
				const len3 = data10.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data11 = data10[i3];
					if (typeof data11 !== "string") {
						vErrors = added(vErrors, instancePath + "/licensePolicySettings/" + i3, "#/properties/licensePolicySettings/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data11 === "LICENSE_POLICY_SETTING_ALLOW" || data11 === "LICENSE_POLICY_SETTING_COMMENT" || data11 === "LICENSE_POLICY_SETTING_BLOCK")) {
						vErrors = added(vErrors, instancePath + "/licensePolicySettings/" + i3, "#/properties/licensePolicySettings/items/enum", "enum", { allowedValues: schema76.properties.licensePolicySettings.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/licensePolicySettings", "#/properties/licensePolicySettings/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.packageFilters !== void 0) {
			let data12 = data.packageFilters;
			if (Array.isArray(data12)) {
				const len4 = data12.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate176(data12[i4], { instancePath: instancePath + "/packageFilters/" + i4 })) {
					vErrors = appended(vErrors, validate176.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/packageFilters", "#/properties/packageFilters/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeArchived", "#/properties/includeArchived/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate173.errors = vErrors;
	return errors === 0;
}
function validate172(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "dependencyFilter" || key0 === "cursor" || key0 === "pageSize")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deploymentId !== void 0) {
			let data0 = data.deploymentId;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.dependencyFilter !== void 0) {
			if (!validate173(data.dependencyFilter, { instancePath: instancePath + "/dependencyFilter" })) {
				vErrors = appended(vErrors, validate173.errors);
				errors = vErrors.length;
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = added(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.pageSize !== void 0) {
			let data3 = data.pageSize;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = added(vErrors, instancePath + "/pageSize", "#/properties/pageSize/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 1e4 || isNaN(data3)) {
					vErrors = added(vErrors, instancePath + "/pageSize", "#/properties/pageSize/maximum", "maximum", {
						comparison: "<=",
						limit: 1e4
					}, "must be <= 10000");
					errors++;
				}
				if (data3 < 1 || isNaN(data3)) {
					vErrors = added(vErrors, instancePath + "/pageSize", "#/properties/pageSize/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate172.errors = vErrors;
	return errors === 0;
}
const isDetectionRequest = validate179;
const func2 = require_ucs2length().default;
const schema81 = { "enum": ["code", "secrets"] };
function validate181(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema81.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate181.errors = vErrors;
	return errors === 0;
}
function validate183(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			vErrors = added(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = added(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate183.errors = vErrors;
	return errors === 0;
}
const schema84 = { "enum": ["include", "exclude"] };
function validate188(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema84.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
function validate190(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate190.errors = vErrors;
	return errors === 0;
}
const schema86 = { "enum": ["rule", "pack"] };
function validate192(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema86.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate192.errors = vErrors;
	return errors === 0;
}
function validate194(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate194.errors = vErrors;
	return errors === 0;
}
function validate196(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate196.errors = vErrors;
	return errors === 0;
}
function validate187(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.rule_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate188(data.exception_type, { instancePath: instancePath + "/exception_type" })) {
				vErrors = appended(vErrors, validate188.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate190(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = appended(vErrors, validate190.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = appended(vErrors, validate192.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate194(data.project, { instancePath: instancePath + "/project" })) {
				vErrors = appended(vErrors, validate194.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate196(data.project_tag_name, { instancePath: instancePath + "/project_tag_name" })) {
				vErrors = appended(vErrors, validate196.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate187.errors = vErrors;
	return errors === 0;
}
function validate180(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate181(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = appended(vErrors, validate181.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate183(data.rulesets, { instancePath: instancePath + "/rulesets" })) {
				vErrors = appended(vErrors, validate183.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate183(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = appended(vErrors, validate183.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate183(data.disabled, { instancePath: instancePath + "/disabled" })) {
				vErrors = appended(vErrors, validate183.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					vErrors = added(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate187(data5[i0], { instancePath: instancePath + "/exceptions/" + i0 })) {
					vErrors = appended(vErrors, validate187.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate180.errors = vErrors;
	return errors === 0;
}
function validate179(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate180(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended(vErrors, validate180.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate179.errors = vErrors;
	return errors === 0;
}
const isGetVocabularyQuery = validate200;
const schema89 = { "properties": { "product": { "enum": [
	"code",
	"secrets",
	"remediation"
] } } };
function validate200(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "product")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.product !== void 0) {
			let data0 = data.product;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "code" || data0 === "secrets" || data0 === "remediation")) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/enum", "enum", { allowedValues: schema89.properties.product.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate200.errors = vErrors;
	return errors === 0;
}
const isIssueSearchRequest = validate201;
const schema90 = { "properties": {
	"groupBy": { "enum": ["GROUP_BY_RULE"] },
	"sortBy": { "enum": ["SORT_BY_ISSUE_COUNTS", "SORT_BY_SEVERITY"] },
	"sortDirection": { "enum": ["SORT_DIRECTION_ASC", "SORT_DIRECTION_DESC"] },
	"issueTypes": { "items": { "enum": [
		"ISSUE_TYPE_UNSPECIFIED",
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] } },
	"issueType": { "enum": [
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] },
	"issue_types": { "items": { "enum": [
		"ISSUE_TYPE_UNSPECIFIED",
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] } },
	"issue_type": { "enum": [
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] }
} };
const schema91 = { "properties": {
	"ids": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryNames": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryTags": {
		"type": "array",
		"items": { "type": "string" }
	},
	"refs": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryRefIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"aiSensitivities": {
		"type": "array",
		"items": { "type": "string" }
	},
	"teamNames": {
		"type": "array",
		"items": { "type": "string" }
	},
	"policySlugs": {
		"type": "array",
		"items": { "type": "string" }
	},
	"rules": {
		"type": "array",
		"items": { "type": "string" }
	},
	"ruleIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"rulesets": {
		"type": "array",
		"items": { "type": "string" }
	},
	"categories": {
		"type": "array",
		"items": { "type": "string" }
	},
	"dependencies": {
		"type": "array",
		"items": { "type": "string" }
	},
	"cves": {
		"type": "array",
		"items": { "type": "string" }
	},
	"issueParentIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"secretTypes": {
		"type": "array",
		"items": { "type": "string" }
	},
	"advisoryIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"filePaths": {
		"type": "array",
		"items": { "type": "string" }
	},
	"since": { "$ref": "#/$defs/Timestamp" },
	"until": { "$ref": "#/$defs/Timestamp" },
	"timeFilter": { "type": "string" },
	"excludeHistorical": { "type": "boolean" },
	"onPrimaryBranch": { "type": "boolean" },
	"includeTicketed": { "type": "boolean" },
	"includeAiMemoryRendered": { "type": "boolean" },
	"includeArchived": { "type": "boolean" },
	"hasInFlightAutofixPr": { "type": "boolean" },
	"aiMemoryWillFlipVerdict": { "type": "string" },
	"aiMemoryReferenced": { "type": "string" },
	"aiMemoryRendered": { "type": "string" },
	"memoryIdInScope": { "type": "string" },
	"severities": {
		"type": "array",
		"items": { "type": "string" }
	},
	"confidences": {
		"type": "array",
		"items": { "type": "string" }
	},
	"validationStates": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repoVisibilities": {
		"type": "array",
		"items": { "type": "string" }
	},
	"tab": { "type": "string" },
	"aggregateIssueStates": { "$ref": "#/$defs/Texts" }
} };
const pattern8 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
function validate203(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern8.test(data)) {
			vErrors = added(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, "must match pattern \"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$\"");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate203.errors = vErrors;
	return errors === 0;
}
function validate202(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema91.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.ids !== void 0) {
			let data0 = data.ids;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = added(vErrors, instancePath + "/ids/" + i0, "#/properties/ids/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/ids", "#/properties/ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryNames !== void 0) {
			let data2 = data.repositoryNames;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = added(vErrors, instancePath + "/repositoryNames/" + i1, "#/properties/repositoryNames/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repositoryNames", "#/properties/repositoryNames/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryIds !== void 0) {
			let data4 = data.repositoryIds;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = added(vErrors, instancePath + "/repositoryIds/" + i2, "#/properties/repositoryIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repositoryIds", "#/properties/repositoryIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryTags !== void 0) {
			let data6 = data.repositoryTags;
			if (Array.isArray(data6)) {
				const len3 = data6.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data6[i3] !== "string") {
					vErrors = added(vErrors, instancePath + "/repositoryTags/" + i3, "#/properties/repositoryTags/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repositoryTags", "#/properties/repositoryTags/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.refs !== void 0) {
			let data8 = data.refs;
			if (Array.isArray(data8)) {
				const len4 = data8.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data8[i4] !== "string") {
					vErrors = added(vErrors, instancePath + "/refs/" + i4, "#/properties/refs/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/refs", "#/properties/refs/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryRefIds !== void 0) {
			let data10 = data.repositoryRefIds;
			if (Array.isArray(data10)) {
				const len5 = data10.length;
				for (let i5 = 0; i5 < len5; i5++) if (typeof data10[i5] !== "string") {
					vErrors = added(vErrors, instancePath + "/repositoryRefIds/" + i5, "#/properties/repositoryRefIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repositoryRefIds", "#/properties/repositoryRefIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.aiSensitivities !== void 0) {
			let data12 = data.aiSensitivities;
			if (Array.isArray(data12)) {
				const len6 = data12.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data12[i6] !== "string") {
					vErrors = added(vErrors, instancePath + "/aiSensitivities/" + i6, "#/properties/aiSensitivities/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/aiSensitivities", "#/properties/aiSensitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.teamNames !== void 0) {
			let data14 = data.teamNames;
			if (Array.isArray(data14)) {
				const len7 = data14.length;
				for (let i7 = 0; i7 < len7; i7++) if (typeof data14[i7] !== "string") {
					vErrors = added(vErrors, instancePath + "/teamNames/" + i7, "#/properties/teamNames/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/teamNames", "#/properties/teamNames/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.policySlugs !== void 0) {
			let data16 = data.policySlugs;
			if (Array.isArray(data16)) {
				const len8 = data16.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data16[i8] !== "string") {
					vErrors = added(vErrors, instancePath + "/policySlugs/" + i8, "#/properties/policySlugs/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policySlugs", "#/properties/policySlugs/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data18 = data.rules;
			if (Array.isArray(data18)) {
				const len9 = data18.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data18[i9] !== "string") {
					vErrors = added(vErrors, instancePath + "/rules/" + i9, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ruleIds !== void 0) {
			let data20 = data.ruleIds;
			if (Array.isArray(data20)) {
				const len10 = data20.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data20[i10] !== "string") {
					vErrors = added(vErrors, instancePath + "/ruleIds/" + i10, "#/properties/ruleIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/ruleIds", "#/properties/ruleIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rulesets !== void 0) {
			let data22 = data.rulesets;
			if (Array.isArray(data22)) {
				const len11 = data22.length;
				for (let i11 = 0; i11 < len11; i11++) if (typeof data22[i11] !== "string") {
					vErrors = added(vErrors, instancePath + "/rulesets/" + i11, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.categories !== void 0) {
			let data24 = data.categories;
			if (Array.isArray(data24)) {
				const len12 = data24.length;
				for (let i12 = 0; i12 < len12; i12++) if (typeof data24[i12] !== "string") {
					vErrors = added(vErrors, instancePath + "/categories/" + i12, "#/properties/categories/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/categories", "#/properties/categories/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.dependencies !== void 0) {
			let data26 = data.dependencies;
			if (Array.isArray(data26)) {
				const len13 = data26.length;
				for (let i13 = 0; i13 < len13; i13++) if (typeof data26[i13] !== "string") {
					vErrors = added(vErrors, instancePath + "/dependencies/" + i13, "#/properties/dependencies/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/dependencies", "#/properties/dependencies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.cves !== void 0) {
			let data28 = data.cves;
			if (Array.isArray(data28)) {
				const len14 = data28.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data28[i14] !== "string") {
					vErrors = added(vErrors, instancePath + "/cves/" + i14, "#/properties/cves/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/cves", "#/properties/cves/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issueParentIds !== void 0) {
			let data30 = data.issueParentIds;
			if (Array.isArray(data30)) {
				const len15 = data30.length;
				for (let i15 = 0; i15 < len15; i15++) if (typeof data30[i15] !== "string") {
					vErrors = added(vErrors, instancePath + "/issueParentIds/" + i15, "#/properties/issueParentIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/issueParentIds", "#/properties/issueParentIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.secretTypes !== void 0) {
			let data32 = data.secretTypes;
			if (Array.isArray(data32)) {
				const len16 = data32.length;
				for (let i16 = 0; i16 < len16; i16++) if (typeof data32[i16] !== "string") {
					vErrors = added(vErrors, instancePath + "/secretTypes/" + i16, "#/properties/secretTypes/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/secretTypes", "#/properties/secretTypes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.advisoryIds !== void 0) {
			let data34 = data.advisoryIds;
			if (Array.isArray(data34)) {
				const len17 = data34.length;
				for (let i17 = 0; i17 < len17; i17++) if (typeof data34[i17] !== "string") {
					vErrors = added(vErrors, instancePath + "/advisoryIds/" + i17, "#/properties/advisoryIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/advisoryIds", "#/properties/advisoryIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.filePaths !== void 0) {
			let data36 = data.filePaths;
			if (Array.isArray(data36)) {
				const len18 = data36.length;
				for (let i18 = 0; i18 < len18; i18++) if (typeof data36[i18] !== "string") {
					vErrors = added(vErrors, instancePath + "/filePaths/" + i18, "#/properties/filePaths/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/filePaths", "#/properties/filePaths/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.since !== void 0) {
			if (!validate203(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = appended(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate203(data.until, { instancePath: instancePath + "/until" })) {
				vErrors = appended(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeFilter !== void 0) {
			if (typeof data.timeFilter !== "string") {
				vErrors = added(vErrors, instancePath + "/timeFilter", "#/properties/timeFilter/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.excludeHistorical !== void 0) {
			if (typeof data.excludeHistorical !== "boolean") {
				vErrors = added(vErrors, instancePath + "/excludeHistorical", "#/properties/excludeHistorical/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.onPrimaryBranch !== void 0) {
			if (typeof data.onPrimaryBranch !== "boolean") {
				vErrors = added(vErrors, instancePath + "/onPrimaryBranch", "#/properties/onPrimaryBranch/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeTicketed !== void 0) {
			if (typeof data.includeTicketed !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeTicketed", "#/properties/includeTicketed/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeAiMemoryRendered !== void 0) {
			if (typeof data.includeAiMemoryRendered !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeAiMemoryRendered", "#/properties/includeAiMemoryRendered/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeArchived", "#/properties/includeArchived/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.hasInFlightAutofixPr !== void 0) {
			if (typeof data.hasInFlightAutofixPr !== "boolean") {
				vErrors = added(vErrors, instancePath + "/hasInFlightAutofixPr", "#/properties/hasInFlightAutofixPr/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.aiMemoryWillFlipVerdict !== void 0) {
			if (typeof data.aiMemoryWillFlipVerdict !== "string") {
				vErrors = added(vErrors, instancePath + "/aiMemoryWillFlipVerdict", "#/properties/aiMemoryWillFlipVerdict/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aiMemoryReferenced !== void 0) {
			if (typeof data.aiMemoryReferenced !== "string") {
				vErrors = added(vErrors, instancePath + "/aiMemoryReferenced", "#/properties/aiMemoryReferenced/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aiMemoryRendered !== void 0) {
			if (typeof data.aiMemoryRendered !== "string") {
				vErrors = added(vErrors, instancePath + "/aiMemoryRendered", "#/properties/aiMemoryRendered/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.memoryIdInScope !== void 0) {
			if (typeof data.memoryIdInScope !== "string") {
				vErrors = added(vErrors, instancePath + "/memoryIdInScope", "#/properties/memoryIdInScope/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data51 = data.severities;
			if (Array.isArray(data51)) {
				const len19 = data51.length;
				for (let i19 = 0; i19 < len19; i19++) if (typeof data51[i19] !== "string") {
					vErrors = added(vErrors, instancePath + "/severities/" + i19, "#/properties/severities/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.confidences !== void 0) {
			let data53 = data.confidences;
			if (Array.isArray(data53)) {
				const len20 = data53.length;
				for (let i20 = 0; i20 < len20; i20++) if (typeof data53[i20] !== "string") {
					vErrors = added(vErrors, instancePath + "/confidences/" + i20, "#/properties/confidences/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/confidences", "#/properties/confidences/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.validationStates !== void 0) {
			let data55 = data.validationStates;
			if (Array.isArray(data55)) {
				const len21 = data55.length;
				for (let i21 = 0; i21 < len21; i21++) if (typeof data55[i21] !== "string") {
					vErrors = added(vErrors, instancePath + "/validationStates/" + i21, "#/properties/validationStates/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/validationStates", "#/properties/validationStates/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repoVisibilities !== void 0) {
			let data57 = data.repoVisibilities;
			if (Array.isArray(data57)) {
				const len22 = data57.length;
				for (let i22 = 0; i22 < len22; i22++) if (typeof data57[i22] !== "string") {
					vErrors = added(vErrors, instancePath + "/repoVisibilities/" + i22, "#/properties/repoVisibilities/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repoVisibilities", "#/properties/repoVisibilities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.tab !== void 0) {
			if (typeof data.tab !== "string") {
				vErrors = added(vErrors, instancePath + "/tab", "#/properties/tab/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aggregateIssueStates !== void 0) {
			if (!validate174(data.aggregateIssueStates, { instancePath: instancePath + "/aggregateIssueStates" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate202.errors = vErrors;
	return errors === 0;
}
function validate201(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issueTypes === void 0 && "issueTypes" || data.issue_types === void 0 && "issue_types") {
			vErrors = kept(vErrors, {});
			errors++;
		}
	}
	if (_errs3 === errors) {
		vErrors = added(vErrors, instancePath, "#/allOf/0/not", "not", {}, "must NOT be valid");
		errors++;
	} else {
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
	}
	const _errs5 = errors;
	const _errs6 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issueType === void 0 && "issueType" || data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		}
	}
	if (_errs6 === errors) {
		vErrors = added(vErrors, instancePath, "#/allOf/1/not", "not", {}, "must NOT be valid");
		errors++;
	} else {
		errors = _errs5;
		if (vErrors !== null) {
			if (_errs5) vErrors.length = _errs5;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.groupBy !== void 0) {
			let data1 = data.groupBy;
			if (typeof data1 !== "string") {
				vErrors = added(vErrors, instancePath + "/groupBy", "#/properties/groupBy/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data1 === "GROUP_BY_RULE")) {
				vErrors = added(vErrors, instancePath + "/groupBy", "#/properties/groupBy/enum", "enum", { allowedValues: schema90.properties.groupBy.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = added(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.filter !== void 0) {
			if (!validate202(data.filter, { instancePath: instancePath + "/filter" })) {
				vErrors = appended(vErrors, validate202.errors);
				errors = vErrors.length;
			}
		}
		if (data.sortBy !== void 0) {
			let data5 = data.sortBy;
			if (typeof data5 !== "string") {
				vErrors = added(vErrors, instancePath + "/sortBy", "#/properties/sortBy/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data5 === "SORT_BY_ISSUE_COUNTS" || data5 === "SORT_BY_SEVERITY")) {
				vErrors = added(vErrors, instancePath + "/sortBy", "#/properties/sortBy/enum", "enum", { allowedValues: schema90.properties.sortBy.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.sortDirection !== void 0) {
			let data6 = data.sortDirection;
			if (typeof data6 !== "string") {
				vErrors = added(vErrors, instancePath + "/sortDirection", "#/properties/sortDirection/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data6 === "SORT_DIRECTION_ASC" || data6 === "SORT_DIRECTION_DESC")) {
				vErrors = added(vErrors, instancePath + "/sortDirection", "#/properties/sortDirection/enum", "enum", { allowedValues: schema90.properties.sortDirection.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issueTypes !== void 0) {
			let data7 = data.issueTypes;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						vErrors = added(vErrors, instancePath + "/issueTypes/" + i0, "#/properties/issueTypes/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data8 === "ISSUE_TYPE_UNSPECIFIED" || data8 === "ISSUE_TYPE_SAST" || data8 === "ISSUE_TYPE_SCA" || data8 === "ISSUE_TYPE_SECRETS" || data8 === "ISSUE_TYPE_RESEARCH" || data8 === "ISSUE_TYPE_AI_SAST")) {
						vErrors = added(vErrors, instancePath + "/issueTypes/" + i0, "#/properties/issueTypes/items/enum", "enum", { allowedValues: schema90.properties.issueTypes.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/issueTypes", "#/properties/issueTypes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issueType !== void 0) {
			let data9 = data.issueType;
			if (typeof data9 !== "string") {
				vErrors = added(vErrors, instancePath + "/issueType", "#/properties/issueType/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data9 === "ISSUE_TYPE_SAST" || data9 === "ISSUE_TYPE_SCA" || data9 === "ISSUE_TYPE_SECRETS" || data9 === "ISSUE_TYPE_RESEARCH" || data9 === "ISSUE_TYPE_AI_SAST")) {
				vErrors = added(vErrors, instancePath + "/issueType", "#/properties/issueType/enum", "enum", { allowedValues: schema90.properties.issueType.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issue_types !== void 0) {
			let data10 = data.issue_types;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data11 = data10[i1];
					if (typeof data11 !== "string") {
						vErrors = added(vErrors, instancePath + "/issue_types/" + i1, "#/properties/issue_types/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data11 === "ISSUE_TYPE_UNSPECIFIED" || data11 === "ISSUE_TYPE_SAST" || data11 === "ISSUE_TYPE_SCA" || data11 === "ISSUE_TYPE_SECRETS" || data11 === "ISSUE_TYPE_RESEARCH" || data11 === "ISSUE_TYPE_AI_SAST")) {
						vErrors = added(vErrors, instancePath + "/issue_types/" + i1, "#/properties/issue_types/items/enum", "enum", { allowedValues: schema90.properties.issue_types.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/issue_types", "#/properties/issue_types/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issue_type !== void 0) {
			let data12 = data.issue_type;
			if (typeof data12 !== "string") {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data12 === "ISSUE_TYPE_SAST" || data12 === "ISSUE_TYPE_SCA" || data12 === "ISSUE_TYPE_SECRETS" || data12 === "ISSUE_TYPE_RESEARCH" || data12 === "ISSUE_TYPE_AI_SAST")) {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema90.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate201.errors = vErrors;
	return errors === 0;
}
const isListFindingsQuery = validate208;
const schema93 = { "properties": {
	"issue_type": {
		"type": "string",
		"enum": [
			"sast",
			"sca",
			"ai_sast"
		]
	},
	"since": {
		"type": "number",
		"format": "double"
	},
	"page": {
		"type": "integer",
		"format": "int64",
		"minimum": 0,
		"maximum": 9007199254740991
	},
	"page_size": {
		"type": "integer",
		"format": "int64",
		"minimum": 100,
		"maximum": 3e3
	},
	"dedup": { "type": "boolean" },
	"repos": { "$ref": "#/$defs/Texts" },
	"repository_ids": {
		"type": "array",
		"items": {
			"type": ["integer", "string"],
			"format": "int64",
			"pattern": "^[0-9]{1,19}$",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"status": { "$ref": "#/$defs/FindingStatus" },
	"triage_reasons": {
		"type": "array",
		"items": { "$ref": "#/$defs/TriageReason" }
	},
	"severities": {
		"type": "array",
		"items": { "$ref": "#/$defs/Severity" }
	},
	"ref": { "type": "string" },
	"policies": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"rule-board-audit",
				"rule-board-pr-comments",
				"rule-board-block"
			]
		}
	},
	"rules": { "$ref": "#/$defs/Texts" },
	"categories": { "$ref": "#/$defs/Texts" },
	"confidence": { "$ref": "#/$defs/Confidence" },
	"autotriage_verdict": { "$ref": "#/$defs/AutotriageVerdict" },
	"component_tags": { "$ref": "#/$defs/Texts" },
	"exposures": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"reachable",
				"always_reachable",
				"conditionally_reachable",
				"unreachable",
				"unknown"
			]
		}
	},
	"transitivities": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"direct",
				"transitive",
				"unknown"
			]
		}
	},
	"is_malicious": { "type": "boolean" },
	"click_to_fix_pr_state": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": ["open", "merged"]
		}
	}
} };
const schema94 = { "enum": [
	"open",
	"fixed",
	"ignored",
	"reviewing",
	"fixing",
	"provisionally_ignored"
] };
function validate210(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "open" || data === "fixed" || data === "ignored" || data === "reviewing" || data === "fixing" || data === "provisionally_ignored")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema94.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
const schema95 = { "enum": [
	"acceptable_risk",
	"false_positive",
	"no_time",
	"no_triage_reason",
	"duplicate"
] };
function validate212(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "acceptable_risk" || data === "false_positive" || data === "no_time" || data === "no_triage_reason" || data === "duplicate")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema95.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
const schema96 = { "enum": [
	"low",
	"medium",
	"high",
	"critical"
] };
function validate214(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high" || data === "critical")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema96.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate214.errors = vErrors;
	return errors === 0;
}
const schema97 = { "enum": [
	"low",
	"medium",
	"high"
] };
function validate218(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema97.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate218.errors = vErrors;
	return errors === 0;
}
const schema98 = { "enum": ["true_positive", "false_positive"] };
function validate220(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "true_positive" || data === "false_positive")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema98.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
function validate208(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			let data0 = data.issue_type;
			if (!(data0 === "sca" || data0 === "ai_sast")) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.policies !== void 0) {
				vErrors = added(vErrors, instancePath + "/policies", "#/allOf/0/then/properties/policies/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.rules !== void 0) {
				vErrors = added(vErrors, instancePath + "/rules", "#/allOf/0/then/properties/rules/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.categories !== void 0) {
				vErrors = added(vErrors, instancePath + "/categories", "#/allOf/0/then/properties/categories/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.confidence !== void 0) {
				vErrors = added(vErrors, instancePath + "/confidence", "#/allOf/0/then/properties/confidence/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.autotriage_verdict !== void 0) {
				vErrors = added(vErrors, instancePath + "/autotriage_verdict", "#/allOf/0/then/properties/autotriage_verdict/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = added(vErrors, instancePath, "#/allOf/0/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs7 = errors;
	let valid4 = true;
	const _errs8 = errors;
	const _errs9 = errors;
	const _errs10 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("sca" !== data.issue_type) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	if (_errs10 === errors) {
		vErrors = kept(vErrors, {});
		errors++;
	} else {
		errors = _errs9;
		if (vErrors !== null) {
			if (_errs9) vErrors.length = _errs9;
			else vErrors = null;
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs12 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.exposures !== void 0) {
				vErrors = added(vErrors, instancePath + "/exposures", "#/allOf/1/then/properties/exposures/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.transitivities !== void 0) {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/allOf/1/then/properties/transitivities/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.is_malicious !== void 0) {
				vErrors = added(vErrors, instancePath + "/is_malicious", "#/allOf/1/then/properties/is_malicious/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid1 = _errs12 === errors;
		valid4 = _valid1;
	}
	if (!valid4) {
		vErrors = added(vErrors, instancePath, "#/allOf/1/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs14 = errors;
	let valid8 = true;
	const _errs15 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("ai_sast" !== data.issue_type) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid2 = _errs15 === errors;
	errors = _errs14;
	if (vErrors !== null) {
		if (_errs14) vErrors.length = _errs14;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs17 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.click_to_fix_pr_state !== void 0) {
				vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state", "#/allOf/2/then/properties/click_to_fix_pr_state/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid2 = _errs17 === errors;
		valid8 = _valid2;
	}
	if (!valid8) {
		vErrors = added(vErrors, instancePath, "#/allOf/2/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs19 = errors;
	let valid11 = true;
	const _errs20 = errors;
	const _errs21 = errors;
	const _errs22 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0 && "status") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.status !== void 0) {
			if ("ignored" !== data.status) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	if (_errs22 === errors) {
		vErrors = kept(vErrors, {});
		errors++;
	} else {
		errors = _errs21;
		if (vErrors !== null) {
			if (_errs21) vErrors.length = _errs21;
			else vErrors = null;
		}
	}
	var _valid3 = _errs20 === errors;
	errors = _errs19;
	if (vErrors !== null) {
		if (_errs19) vErrors.length = _errs19;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs24 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.triage_reasons !== void 0) {
				vErrors = added(vErrors, instancePath + "/triage_reasons", "#/allOf/3/then/properties/triage_reasons/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid3 = _errs24 === errors;
		valid11 = _valid3;
	}
	if (!valid11) {
		vErrors = added(vErrors, instancePath, "#/allOf/3/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema93.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data14 = data.issue_type;
			if (typeof data14 !== "string") {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data14 === "sast" || data14 === "sca" || data14 === "ai_sast")) {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema93.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data15 = data.since;
			if (!(typeof data15 == "number" && isFinite(data15))) {
				vErrors = added(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: "number" }, "must be number");
				errors++;
			}
		}
		if (data.page !== void 0) {
			let data16 = data.page;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
				vErrors = added(vErrors, instancePath + "/page", "#/properties/page/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data16 == "number" && isFinite(data16)) {
				if (data16 > 9007199254740991 || isNaN(data16)) {
					vErrors = added(vErrors, instancePath + "/page", "#/properties/page/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data16 < 0 || isNaN(data16)) {
					vErrors = added(vErrors, instancePath + "/page", "#/properties/page/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.page_size !== void 0) {
			let data17 = data.page_size;
			if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
				vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data17 == "number" && isFinite(data17)) {
				if (data17 > 3e3 || isNaN(data17)) {
					vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/maximum", "maximum", {
						comparison: "<=",
						limit: 3e3
					}, "must be <= 3000");
					errors++;
				}
				if (data17 < 100 || isNaN(data17)) {
					vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/minimum", "minimum", {
						comparison: ">=",
						limit: 100
					}, "must be >= 100");
					errors++;
				}
			}
		}
		if (data.dedup !== void 0) {
			if (typeof data.dedup !== "boolean") {
				vErrors = added(vErrors, instancePath + "/dedup", "#/properties/dedup/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.repos !== void 0) {
			if (!validate174(data.repos, { instancePath: instancePath + "/repos" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository_ids !== void 0) {
			let data20 = data.repository_ids;
			if (Array.isArray(data20)) {
				const len0 = data20.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data21 = data20[i0];
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) && typeof data21 !== "string") {
						vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/type", "type", { type: schema93.properties.repository_ids.items.type }, "must be integer,string");
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 > 9007199254740991 || isNaN(data21)) {
							vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data21 < 0 || isNaN(data21)) {
							vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
					if (typeof data21 === "string") {
						if (!pattern3.test(data21)) {
							vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repository_ids", "#/properties/repository_ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.status !== void 0) {
			if (!validate210(data.status, { instancePath: instancePath + "/status" })) {
				vErrors = appended(vErrors, validate210.errors);
				errors = vErrors.length;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data23 = data.triage_reasons;
			if (Array.isArray(data23)) {
				const len1 = data23.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate212(data23[i1], { instancePath: instancePath + "/triage_reasons/" + i1 })) {
					vErrors = appended(vErrors, validate212.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data25 = data.severities;
			if (Array.isArray(data25)) {
				const len2 = data25.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate214(data25[i2], { instancePath: instancePath + "/severities/" + i2 })) {
					vErrors = appended(vErrors, validate214.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ref !== void 0) {
			if (typeof data.ref !== "string") {
				vErrors = added(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data28 = data.policies;
			if (Array.isArray(data28)) {
				const len3 = data28.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data29 = data28[i3];
					if (typeof data29 !== "string") {
						vErrors = added(vErrors, instancePath + "/policies/" + i3, "#/properties/policies/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data29 === "rule-board-audit" || data29 === "rule-board-pr-comments" || data29 === "rule-board-block")) {
						vErrors = added(vErrors, instancePath + "/policies/" + i3, "#/properties/policies/items/enum", "enum", { allowedValues: schema93.properties.policies.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			if (!validate174(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate174(data.categories, { instancePath: instancePath + "/categories" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate218(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = appended(vErrors, validate218.errors);
				errors = vErrors.length;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate220(data.autotriage_verdict, { instancePath: instancePath + "/autotriage_verdict" })) {
				vErrors = appended(vErrors, validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate174(data.component_tags, { instancePath: instancePath + "/component_tags" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.exposures !== void 0) {
			let data35 = data.exposures;
			if (Array.isArray(data35)) {
				const len4 = data35.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data36 = data35[i4];
					if (typeof data36 !== "string") {
						vErrors = added(vErrors, instancePath + "/exposures/" + i4, "#/properties/exposures/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data36 === "reachable" || data36 === "always_reachable" || data36 === "conditionally_reachable" || data36 === "unreachable" || data36 === "unknown")) {
						vErrors = added(vErrors, instancePath + "/exposures/" + i4, "#/properties/exposures/items/enum", "enum", { allowedValues: schema93.properties.exposures.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exposures", "#/properties/exposures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.transitivities !== void 0) {
			let data37 = data.transitivities;
			if (Array.isArray(data37)) {
				const len5 = data37.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data38 = data37[i5];
					if (typeof data38 !== "string") {
						vErrors = added(vErrors, instancePath + "/transitivities/" + i5, "#/properties/transitivities/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data38 === "direct" || data38 === "transitive" || data38 === "unknown")) {
						vErrors = added(vErrors, instancePath + "/transitivities/" + i5, "#/properties/transitivities/items/enum", "enum", { allowedValues: schema93.properties.transitivities.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/properties/transitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.is_malicious !== void 0) {
			if (typeof data.is_malicious !== "boolean") {
				vErrors = added(vErrors, instancePath + "/is_malicious", "#/properties/is_malicious/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.click_to_fix_pr_state !== void 0) {
			let data40 = data.click_to_fix_pr_state;
			if (Array.isArray(data40)) {
				const len6 = data40.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data41 = data40[i6];
					if (typeof data41 !== "string") {
						vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state/" + i6, "#/properties/click_to_fix_pr_state/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data41 === "open" || data41 === "merged")) {
						vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state/" + i6, "#/properties/click_to_fix_pr_state/items/enum", "enum", { allowedValues: schema93.properties.click_to_fix_pr_state.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state", "#/properties/click_to_fix_pr_state/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate208.errors = vErrors;
	return errors === 0;
}
const isListProjectsQuery = validate223;
function validate223(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "page" || key0 === "page_size")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.page !== void 0) {
			let data0 = data.page;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added(vErrors, instancePath + "/page", "#/properties/page/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					vErrors = added(vErrors, instancePath + "/page", "#/properties/page/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added(vErrors, instancePath + "/page", "#/properties/page/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.page_size !== void 0) {
			let data1 = data.page_size;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate223.errors = vErrors;
	return errors === 0;
}
const isListSecretsQuery = validate224;
function validate224(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "cursor" || key0 === "limit" || key0 === "since" || key0 === "validationState" || key0 === "status" || key0 === "severity" || key0 === "repo")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = added(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data1 = data.limit;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.since !== void 0) {
			if (!validate203(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = appended(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.validationState !== void 0) {
			if (!validate174(data.validationState, { instancePath: instancePath + "/validationState" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (typeof data.status !== "string") {
				vErrors = added(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			if (!validate174(data.severity, { instancePath: instancePath + "/severity" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.repo !== void 0) {
			if (!validate174(data.repo, { instancePath: instancePath + "/repo" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate224.errors = vErrors;
	return errors === 0;
}
const isNotificationWebhookRequest = validate229;
const pattern10 = new RegExp("^https?://\\S+$", "u");
function validate229(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.url === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "url" }, "must have required property 'url'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "name" || key0 === "url" || key0 === "useNetworkBroker" || key0 === "webhookSecret")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func2(data1) < 1) {
					vErrors = added(vErrors, instancePath + "/name", "#/properties/name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 === "string") {
				if (!pattern10.test(data2)) {
					vErrors = added(vErrors, instancePath + "/url", "#/properties/url/pattern", "pattern", { pattern: "^https?://\\S+$" }, "must match pattern \"^https?://\\S+$\"");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.useNetworkBroker !== void 0) {
			if (typeof data.useNetworkBroker !== "boolean") {
				vErrors = added(vErrors, instancePath + "/useNetworkBroker", "#/properties/useNetworkBroker/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.webhookSecret !== void 0) {
			let data4 = data.webhookSecret;
			if (typeof data4 === "string") {
				if (func2(data4) < 1) {
					vErrors = added(vErrors, instancePath + "/webhookSecret", "#/properties/webhookSecret/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/webhookSecret", "#/properties/webhookSecret/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate229.errors = vErrors;
	return errors === 0;
}
const isPatternFixRequest = validate230;
function validate230(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pattern === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "pattern" }, "must have required property 'pattern'");
			errors++;
		}
		if (data.language === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "language" }, "must have required property 'language'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "pattern" || key0 === "language")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.pattern !== void 0) {
			if (typeof data.pattern !== "string") {
				vErrors = added(vErrors, instancePath + "/pattern", "#/properties/pattern/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.language !== void 0) {
			if (typeof data.language !== "string") {
				vErrors = added(vErrors, instancePath + "/language", "#/properties/language/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate230.errors = vErrors;
	return errors === 0;
}
const isRemediationRequest = validate231;
function validate234(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 500) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 500 }, "must NOT have more than 500 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate234.errors = vErrors;
	return errors === 0;
}
const pattern11 = new RegExp("^\\S+$", "u");
function validate236(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11.test(data)) {
			vErrors = added(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate236.errors = vErrors;
	return errors === 0;
}
function validate238(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e4) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate238.errors = vErrors;
	return errors === 0;
}
function validate240(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "boolean" }, "must be boolean");
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
const schema110 = { "properties": { "mode": { "enum": ["all", "any"] } } };
const schema111 = { "properties": { "mode": { "enum": ["any", "none"] } } };
const pattern12 = new RegExp("^\\S(?:.*\\S)?$", "u");
function validate243(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "values" }, "must have required property 'values'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added(vErrors, instancePath + "/values", "#/properties/values/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added(vErrors, instancePath + "/values", "#/properties/values/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e3) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12.test(data2)) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema111.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate243.errors = vErrors;
	return errors === 0;
}
function validate242(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "mode" }, "must have required property 'mode'");
			errors++;
		}
		if (data.conditions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema110.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate243(data1[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
					vErrors = appended(vErrors, validate243.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
function validate247(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					vErrors = added(vErrors, instancePath + "/config", "#/properties/config/maxProperties", "maxProperties", { limit: 100 }, "must NOT have more than 100 properties");
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e4) {
							vErrors = added(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate247.errors = vErrors;
	return errors === 0;
}
function validate246(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = added(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate247(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = appended(vErrors, validate247.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
function validate233(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate234(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = appended(vErrors, validate234.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate236(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = appended(vErrors, validate236.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate238(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = appended(vErrors, validate238.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate240(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate242(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate246(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate233.errors = vErrors;
	return errors === 0;
}
function validate232(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate233(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = appended(vErrors, validate233.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate232.errors = vErrors;
	return errors === 0;
}
function validate231(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate232(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended(vErrors, validate232.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate231.errors = vErrors;
	return errors === 0;
}
const isReportRequest = validate252;
const schema115 = { "properties": {
	"timePeriod": { "$ref": "#/$defs/AskedPeriod" },
	"projects": {
		"type": "array",
		"items": { "type": "string" }
	},
	"tags": {
		"type": "array",
		"items": { "type": "string" }
	},
	"teams": {
		"type": "array",
		"items": { "type": "string" }
	},
	"ruleIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"findingCategories": {
		"type": "array",
		"items": { "type": "string" }
	},
	"projectIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"findingTypes": { "$ref": "#/$defs/Texts" },
	"timeBucketSize": { "type": "string" }
} };
function validate254(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "since" || key0 === "until")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.since !== void 0) {
			if (!validate203(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = appended(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate203(data.until, { instancePath: instancePath + "/until" })) {
				vErrors = appended(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate254.errors = vErrors;
	return errors === 0;
}
function validate253(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema115.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.timePeriod !== void 0) {
			if (!validate254(data.timePeriod, { instancePath: instancePath + "/timePeriod" })) {
				vErrors = appended(vErrors, validate254.errors);
				errors = vErrors.length;
			}
		}
		if (data.projects !== void 0) {
			let data1 = data.projects;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = added(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/projects", "#/properties/projects/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data3 = data.tags;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					vErrors = added(vErrors, instancePath + "/tags/" + i1, "#/properties/tags/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/tags", "#/properties/tags/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.teams !== void 0) {
			let data5 = data.teams;
			if (Array.isArray(data5)) {
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data5[i2] !== "string") {
					vErrors = added(vErrors, instancePath + "/teams/" + i2, "#/properties/teams/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/teams", "#/properties/teams/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ruleIds !== void 0) {
			let data7 = data.ruleIds;
			if (Array.isArray(data7)) {
				const len3 = data7.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data7[i3] !== "string") {
					vErrors = added(vErrors, instancePath + "/ruleIds/" + i3, "#/properties/ruleIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/ruleIds", "#/properties/ruleIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.findingCategories !== void 0) {
			let data9 = data.findingCategories;
			if (Array.isArray(data9)) {
				const len4 = data9.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data9[i4] !== "string") {
					vErrors = added(vErrors, instancePath + "/findingCategories/" + i4, "#/properties/findingCategories/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/findingCategories", "#/properties/findingCategories/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.projectIds !== void 0) {
			let data11 = data.projectIds;
			if (Array.isArray(data11)) {
				const len5 = data11.length;
				for (let i5 = 0; i5 < len5; i5++) if (typeof data11[i5] !== "string") {
					vErrors = added(vErrors, instancePath + "/projectIds/" + i5, "#/properties/projectIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/projectIds", "#/properties/projectIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.findingTypes !== void 0) {
			if (!validate174(data.findingTypes, { instancePath: instancePath + "/findingTypes" })) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeBucketSize !== void 0) {
			if (typeof data.timeBucketSize !== "string") {
				vErrors = added(vErrors, instancePath + "/timeBucketSize", "#/properties/timeBucketSize/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate253.errors = vErrors;
	return errors === 0;
}
function validate252(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.filters === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "filters" || key0 === "timeBucketSize")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.filters !== void 0) {
			if (!validate253(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended(vErrors, validate253.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeBucketSize !== void 0) {
			if (typeof data.timeBucketSize !== "string") {
				vErrors = added(vErrors, instancePath + "/timeBucketSize", "#/properties/timeBucketSize/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
const isTriageRequest = validate260;
const schema117 = { "properties": {
	"issue_type": {
		"type": "string",
		"enum": [
			"sast",
			"sca",
			"secrets"
		]
	},
	"issue_ids": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "integer",
			"format": "int64",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"limit": {
		"type": "integer",
		"minimum": 1,
		"maximum": 3e3
	},
	"new_triage_state": {
		"type": "string",
		"enum": [
			"ignored",
			"reviewing",
			"fixing",
			"reopened",
			"provisionally_ignored"
		]
	},
	"new_triage_reason": {
		"type": "string",
		"enum": [
			"acceptable_risk",
			"false_positive",
			"no_time",
			"no_triage_reason",
			"duplicate"
		]
	},
	"new_note": {
		"type": "string",
		"maxLength": 3e3
	},
	"autotriage_verdict": { "$ref": "#/$defs/AutotriageVerdict" },
	"categories": { "$ref": "#/$defs/TriageTexts" },
	"component_tags": { "$ref": "#/$defs/TriageTexts" },
	"confidence": { "$ref": "#/$defs/Confidence" },
	"dependencies": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"epss_probability": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"low",
				"medium",
				"high",
				"none"
			]
		}
	},
	"exposures": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"reachable",
				"always_reachable",
				"conditionally_reachable",
				"unreachable",
				"unknown"
			]
		}
	},
	"include_historical": { "type": "boolean" },
	"policies": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"rule-board-audit",
				"rule-board-pr-comments",
				"rule-board-block"
			]
		}
	},
	"policy_mode": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"monitor",
				"comment",
				"block"
			]
		}
	},
	"pro_only": { "type": "boolean" },
	"project_tags": { "$ref": "#/$defs/TriageTexts" },
	"ref": {
		"type": "string",
		"minLength": 1
	},
	"repos": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"repository_visibility": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": ["public", "private"]
		}
	},
	"rules": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"ruleset": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"secret_types": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"severities": {
		"type": "array",
		"minItems": 1,
		"items": { "$ref": "#/$defs/Severity" }
	},
	"since": {
		"type": "integer",
		"format": "int64"
	},
	"status": {
		"type": "string",
		"minLength": 1
	},
	"transitivities": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"direct",
				"transitive",
				"unknown"
			]
		}
	},
	"triage_reasons": {
		"type": "array",
		"minItems": 1,
		"items": { "$ref": "#/$defs/TriageReason" }
	},
	"validation_state": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	}
} };
function validate262(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length < 1) {
			vErrors = added(vErrors, instancePath, "#/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate262.errors = vErrors;
	return errors === 0;
}
function validate260(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = false;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_ids === void 0) {
			vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/0/required", "required", { missingProperty: "issue_ids" }, "must have required property 'issue_ids'");
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	valid1 = valid1 || _valid0;
	if (!valid1) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.autotriage_verdict === void 0) {
				vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/1/required", "required", { missingProperty: "autotriage_verdict" }, "must have required property 'autotriage_verdict'");
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid1 = valid1 || _valid0;
		if (!valid1) {
			const _errs5 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.categories === void 0) {
					vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/2/required", "required", { missingProperty: "categories" }, "must have required property 'categories'");
					errors++;
				}
			}
			var _valid0 = _errs5 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs6 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.component_tags === void 0) {
						vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/3/required", "required", { missingProperty: "component_tags" }, "must have required property 'component_tags'");
						errors++;
					}
				}
				var _valid0 = _errs6 === errors;
				valid1 = valid1 || _valid0;
				if (!valid1) {
					const _errs7 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.confidence === void 0) {
							vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/4/required", "required", { missingProperty: "confidence" }, "must have required property 'confidence'");
							errors++;
						}
					}
					var _valid0 = _errs7 === errors;
					valid1 = valid1 || _valid0;
					if (!valid1) {
						const _errs8 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.dependencies === void 0) {
								vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/5/required", "required", { missingProperty: "dependencies" }, "must have required property 'dependencies'");
								errors++;
							}
						}
						var _valid0 = _errs8 === errors;
						valid1 = valid1 || _valid0;
						if (!valid1) {
							const _errs9 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.epss_probability === void 0) {
									vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/6/required", "required", { missingProperty: "epss_probability" }, "must have required property 'epss_probability'");
									errors++;
								}
							}
							var _valid0 = _errs9 === errors;
							valid1 = valid1 || _valid0;
							if (!valid1) {
								const _errs10 = errors;
								if (data && typeof data == "object" && !Array.isArray(data)) {
									if (data.exposures === void 0) {
										vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/7/required", "required", { missingProperty: "exposures" }, "must have required property 'exposures'");
										errors++;
									}
								}
								var _valid0 = _errs10 === errors;
								valid1 = valid1 || _valid0;
								if (!valid1) {
									const _errs11 = errors;
									if (data && typeof data == "object" && !Array.isArray(data)) {
										if (data.policies === void 0) {
											vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/8/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
											errors++;
										}
									}
									var _valid0 = _errs11 === errors;
									valid1 = valid1 || _valid0;
									if (!valid1) {
										const _errs12 = errors;
										if (data && typeof data == "object" && !Array.isArray(data)) {
											if (data.policy_mode === void 0) {
												vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/9/required", "required", { missingProperty: "policy_mode" }, "must have required property 'policy_mode'");
												errors++;
											}
										}
										var _valid0 = _errs12 === errors;
										valid1 = valid1 || _valid0;
										if (!valid1) {
											const _errs13 = errors;
											if (data && typeof data == "object" && !Array.isArray(data)) {
												if (data.pro_only === void 0) {
													vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/10/required", "required", { missingProperty: "pro_only" }, "must have required property 'pro_only'");
													errors++;
												}
											}
											var _valid0 = _errs13 === errors;
											valid1 = valid1 || _valid0;
											if (!valid1) {
												const _errs14 = errors;
												if (data && typeof data == "object" && !Array.isArray(data)) {
													if (data.project_tags === void 0) {
														vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/11/required", "required", { missingProperty: "project_tags" }, "must have required property 'project_tags'");
														errors++;
													}
												}
												var _valid0 = _errs14 === errors;
												valid1 = valid1 || _valid0;
												if (!valid1) {
													const _errs15 = errors;
													if (data && typeof data == "object" && !Array.isArray(data)) {
														if (data.ref === void 0) {
															vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/12/required", "required", { missingProperty: "ref" }, "must have required property 'ref'");
															errors++;
														}
													}
													var _valid0 = _errs15 === errors;
													valid1 = valid1 || _valid0;
													if (!valid1) {
														const _errs16 = errors;
														if (data && typeof data == "object" && !Array.isArray(data)) {
															if (data.repos === void 0) {
																vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/13/required", "required", { missingProperty: "repos" }, "must have required property 'repos'");
																errors++;
															}
														}
														var _valid0 = _errs16 === errors;
														valid1 = valid1 || _valid0;
														if (!valid1) {
															const _errs17 = errors;
															if (data && typeof data == "object" && !Array.isArray(data)) {
																if (data.repository_visibility === void 0) {
																	vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/14/required", "required", { missingProperty: "repository_visibility" }, "must have required property 'repository_visibility'");
																	errors++;
																}
															}
															var _valid0 = _errs17 === errors;
															valid1 = valid1 || _valid0;
															if (!valid1) {
																const _errs18 = errors;
																if (data && typeof data == "object" && !Array.isArray(data)) {
																	if (data.rules === void 0) {
																		vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/15/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
																		errors++;
																	}
																}
																var _valid0 = _errs18 === errors;
																valid1 = valid1 || _valid0;
																if (!valid1) {
																	const _errs19 = errors;
																	if (data && typeof data == "object" && !Array.isArray(data)) {
																		if (data.ruleset === void 0) {
																			vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/16/required", "required", { missingProperty: "ruleset" }, "must have required property 'ruleset'");
																			errors++;
																		}
																	}
																	var _valid0 = _errs19 === errors;
																	valid1 = valid1 || _valid0;
																	if (!valid1) {
																		const _errs20 = errors;
																		if (data && typeof data == "object" && !Array.isArray(data)) {
																			if (data.secret_types === void 0) {
																				vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/17/required", "required", { missingProperty: "secret_types" }, "must have required property 'secret_types'");
																				errors++;
																			}
																		}
																		var _valid0 = _errs20 === errors;
																		valid1 = valid1 || _valid0;
																		if (!valid1) {
																			const _errs21 = errors;
																			if (data && typeof data == "object" && !Array.isArray(data)) {
																				if (data.severities === void 0) {
																					vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/18/required", "required", { missingProperty: "severities" }, "must have required property 'severities'");
																					errors++;
																				}
																			}
																			var _valid0 = _errs21 === errors;
																			valid1 = valid1 || _valid0;
																			if (!valid1) {
																				const _errs22 = errors;
																				if (data && typeof data == "object" && !Array.isArray(data)) {
																					if (data.since === void 0) {
																						vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/19/required", "required", { missingProperty: "since" }, "must have required property 'since'");
																						errors++;
																					}
																				}
																				var _valid0 = _errs22 === errors;
																				valid1 = valid1 || _valid0;
																				if (!valid1) {
																					const _errs23 = errors;
																					if (data && typeof data == "object" && !Array.isArray(data)) {
																						if (data.status === void 0) {
																							vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/20/required", "required", { missingProperty: "status" }, "must have required property 'status'");
																							errors++;
																						}
																					}
																					var _valid0 = _errs23 === errors;
																					valid1 = valid1 || _valid0;
																					if (!valid1) {
																						const _errs24 = errors;
																						if (data && typeof data == "object" && !Array.isArray(data)) {
																							if (data.transitivities === void 0) {
																								vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/21/required", "required", { missingProperty: "transitivities" }, "must have required property 'transitivities'");
																								errors++;
																							}
																						}
																						var _valid0 = _errs24 === errors;
																						valid1 = valid1 || _valid0;
																						if (!valid1) {
																							const _errs25 = errors;
																							if (data && typeof data == "object" && !Array.isArray(data)) {
																								if (data.triage_reasons === void 0) {
																									vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/22/required", "required", { missingProperty: "triage_reasons" }, "must have required property 'triage_reasons'");
																									errors++;
																								}
																							}
																							var _valid0 = _errs25 === errors;
																							valid1 = valid1 || _valid0;
																							if (!valid1) {
																								const _errs26 = errors;
																								if (data && typeof data == "object" && !Array.isArray(data)) {
																									if (data.validation_state === void 0) {
																										vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/23/required", "required", { missingProperty: "validation_state" }, "must have required property 'validation_state'");
																										errors++;
																									}
																								}
																								var _valid0 = _errs26 === errors;
																								valid1 = valid1 || _valid0;
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	}
	if (!valid1) {
		vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
	}
	const _errs28 = errors;
	let valid2 = false;
	const _errs29 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.new_triage_state === void 0) {
			vErrors = added(vErrors, instancePath, "#/allOf/1/anyOf/0/required", "required", { missingProperty: "new_triage_state" }, "must have required property 'new_triage_state'");
			errors++;
		}
	}
	var _valid1 = _errs29 === errors;
	valid2 = valid2 || _valid1;
	if (!valid2) {
		const _errs30 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.new_note === void 0) {
				vErrors = added(vErrors, instancePath, "#/allOf/1/anyOf/1/required", "required", { missingProperty: "new_note" }, "must have required property 'new_note'");
				errors++;
			}
		}
		var _valid1 = _errs30 === errors;
		valid2 = valid2 || _valid1;
	}
	if (!valid2) {
		vErrors = added(vErrors, instancePath, "#/allOf/1/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs28;
		if (vErrors !== null) {
			if (_errs28) vErrors.length = _errs28;
			else vErrors = null;
		}
	}
	const _errs32 = errors;
	let valid3 = true;
	const _errs33 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.new_triage_reason === void 0 && "new_triage_reason") {
			vErrors = kept(vErrors, {});
			errors++;
		}
	}
	var _valid2 = _errs33 === errors;
	errors = _errs32;
	if (vErrors !== null) {
		if (_errs32) vErrors.length = _errs32;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs34 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.new_triage_state === void 0) {
				vErrors = added(vErrors, instancePath, "#/allOf/2/then/required", "required", { missingProperty: "new_triage_state" }, "must have required property 'new_triage_state'");
				errors++;
			}
			if (data.new_triage_state !== void 0) {
				if ("ignored" !== data.new_triage_state) {
					vErrors = added(vErrors, instancePath + "/new_triage_state", "#/allOf/2/then/properties/new_triage_state/const", "const", { allowedValue: "ignored" }, "must be equal to constant");
					errors++;
				}
			}
		}
		var _valid2 = _errs34 === errors;
		valid3 = _valid2;
	}
	if (!valid3) {
		vErrors = added(vErrors, instancePath, "#/allOf/2/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs37 = errors;
	let valid5 = true;
	const _errs38 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data1 = data.issue_type;
			if (!(data1 === "sast" || data1 === "secrets")) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid3 = _errs38 === errors;
	errors = _errs37;
	if (vErrors !== null) {
		if (_errs37) vErrors.length = _errs37;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs40 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.dependencies !== void 0) {
				vErrors = added(vErrors, instancePath + "/dependencies", "#/allOf/3/then/properties/dependencies/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.epss_probability !== void 0) {
				vErrors = added(vErrors, instancePath + "/epss_probability", "#/allOf/3/then/properties/epss_probability/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.exposures !== void 0) {
				vErrors = added(vErrors, instancePath + "/exposures", "#/allOf/3/then/properties/exposures/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.transitivities !== void 0) {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/allOf/3/then/properties/transitivities/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid3 = _errs40 === errors;
		valid5 = _valid3;
	}
	if (!valid5) {
		vErrors = added(vErrors, instancePath, "#/allOf/3/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs42 = errors;
	let valid8 = true;
	const _errs43 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data6 = data.issue_type;
			if (!(data6 === "sast" || data6 === "sca")) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid4 = _errs43 === errors;
	errors = _errs42;
	if (vErrors !== null) {
		if (_errs42) vErrors.length = _errs42;
		else vErrors = null;
	}
	if (_valid4) {
		const _errs45 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.include_historical !== void 0) {
				vErrors = added(vErrors, instancePath + "/include_historical", "#/allOf/4/then/properties/include_historical/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.repository_visibility !== void 0) {
				vErrors = added(vErrors, instancePath + "/repository_visibility", "#/allOf/4/then/properties/repository_visibility/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.secret_types !== void 0) {
				vErrors = added(vErrors, instancePath + "/secret_types", "#/allOf/4/then/properties/secret_types/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.validation_state !== void 0) {
				vErrors = added(vErrors, instancePath + "/validation_state", "#/allOf/4/then/properties/validation_state/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid4 = _errs45 === errors;
		valid8 = _valid4;
	}
	if (!valid8) {
		vErrors = added(vErrors, instancePath, "#/allOf/4/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "issue_type" }, "must have required property 'issue_type'");
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema117.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data11 = data.issue_type;
			if (typeof data11 !== "string") {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data11 === "sast" || data11 === "sca" || data11 === "secrets")) {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema117.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issue_ids !== void 0) {
			let data12 = data.issue_ids;
			if (Array.isArray(data12)) {
				if (data12.length < 1) {
					vErrors = added(vErrors, instancePath + "/issue_ids", "#/properties/issue_ids/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
						vErrors = added(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data13 == "number" && isFinite(data13)) {
						if (data13 > 9007199254740991 || isNaN(data13)) {
							vErrors = added(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data13 < 0 || isNaN(data13)) {
							vErrors = added(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/issue_ids", "#/properties/issue_ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data14 = data.limit;
			if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
				vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data14 == "number" && isFinite(data14)) {
				if (data14 > 3e3 || isNaN(data14)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/maximum", "maximum", {
						comparison: "<=",
						limit: 3e3
					}, "must be <= 3000");
					errors++;
				}
				if (data14 < 1 || isNaN(data14)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.new_triage_state !== void 0) {
			let data15 = data.new_triage_state;
			if (typeof data15 !== "string") {
				vErrors = added(vErrors, instancePath + "/new_triage_state", "#/properties/new_triage_state/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data15 === "ignored" || data15 === "reviewing" || data15 === "fixing" || data15 === "reopened" || data15 === "provisionally_ignored")) {
				vErrors = added(vErrors, instancePath + "/new_triage_state", "#/properties/new_triage_state/enum", "enum", { allowedValues: schema117.properties.new_triage_state.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.new_triage_reason !== void 0) {
			let data16 = data.new_triage_reason;
			if (typeof data16 !== "string") {
				vErrors = added(vErrors, instancePath + "/new_triage_reason", "#/properties/new_triage_reason/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data16 === "acceptable_risk" || data16 === "false_positive" || data16 === "no_time" || data16 === "no_triage_reason" || data16 === "duplicate")) {
				vErrors = added(vErrors, instancePath + "/new_triage_reason", "#/properties/new_triage_reason/enum", "enum", { allowedValues: schema117.properties.new_triage_reason.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.new_note !== void 0) {
			let data17 = data.new_note;
			if (typeof data17 === "string") {
				if (func2(data17) > 3e3) {
					vErrors = added(vErrors, instancePath + "/new_note", "#/properties/new_note/maxLength", "maxLength", { limit: 3e3 }, "must NOT have more than 3000 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/new_note", "#/properties/new_note/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate220(data.autotriage_verdict, { instancePath: instancePath + "/autotriage_verdict" })) {
				vErrors = appended(vErrors, validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate262(data.categories, { instancePath: instancePath + "/categories" })) {
				vErrors = appended(vErrors, validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate262(data.component_tags, { instancePath: instancePath + "/component_tags" })) {
				vErrors = appended(vErrors, validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate218(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = appended(vErrors, validate218.errors);
				errors = vErrors.length;
			}
		}
		if (data.dependencies !== void 0) {
			let data22 = data.dependencies;
			if (Array.isArray(data22)) {
				if (data22.length < 1) {
					vErrors = added(vErrors, instancePath + "/dependencies", "#/properties/dependencies/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data22.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data22[i1] !== "string") {
					vErrors = added(vErrors, instancePath + "/dependencies/" + i1, "#/properties/dependencies/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/dependencies", "#/properties/dependencies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.epss_probability !== void 0) {
			let data24 = data.epss_probability;
			if (Array.isArray(data24)) {
				if (data24.length < 1) {
					vErrors = added(vErrors, instancePath + "/epss_probability", "#/properties/epss_probability/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len2 = data24.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data25 = data24[i2];
					if (typeof data25 !== "string") {
						vErrors = added(vErrors, instancePath + "/epss_probability/" + i2, "#/properties/epss_probability/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data25 === "low" || data25 === "medium" || data25 === "high" || data25 === "none")) {
						vErrors = added(vErrors, instancePath + "/epss_probability/" + i2, "#/properties/epss_probability/items/enum", "enum", { allowedValues: schema117.properties.epss_probability.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/epss_probability", "#/properties/epss_probability/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data26 = data.exposures;
			if (Array.isArray(data26)) {
				if (data26.length < 1) {
					vErrors = added(vErrors, instancePath + "/exposures", "#/properties/exposures/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len3 = data26.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data27 = data26[i3];
					if (typeof data27 !== "string") {
						vErrors = added(vErrors, instancePath + "/exposures/" + i3, "#/properties/exposures/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data27 === "reachable" || data27 === "always_reachable" || data27 === "conditionally_reachable" || data27 === "unreachable" || data27 === "unknown")) {
						vErrors = added(vErrors, instancePath + "/exposures/" + i3, "#/properties/exposures/items/enum", "enum", { allowedValues: schema117.properties.exposures.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exposures", "#/properties/exposures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.include_historical !== void 0) {
			if (typeof data.include_historical !== "boolean") {
				vErrors = added(vErrors, instancePath + "/include_historical", "#/properties/include_historical/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data29 = data.policies;
			if (Array.isArray(data29)) {
				if (data29.length < 1) {
					vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len4 = data29.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data30 = data29[i4];
					if (typeof data30 !== "string") {
						vErrors = added(vErrors, instancePath + "/policies/" + i4, "#/properties/policies/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data30 === "rule-board-audit" || data30 === "rule-board-pr-comments" || data30 === "rule-board-block")) {
						vErrors = added(vErrors, instancePath + "/policies/" + i4, "#/properties/policies/items/enum", "enum", { allowedValues: schema117.properties.policies.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.policy_mode !== void 0) {
			let data31 = data.policy_mode;
			if (Array.isArray(data31)) {
				if (data31.length < 1) {
					vErrors = added(vErrors, instancePath + "/policy_mode", "#/properties/policy_mode/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len5 = data31.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data32 = data31[i5];
					if (typeof data32 !== "string") {
						vErrors = added(vErrors, instancePath + "/policy_mode/" + i5, "#/properties/policy_mode/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data32 === "monitor" || data32 === "comment" || data32 === "block")) {
						vErrors = added(vErrors, instancePath + "/policy_mode/" + i5, "#/properties/policy_mode/items/enum", "enum", { allowedValues: schema117.properties.policy_mode.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policy_mode", "#/properties/policy_mode/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.pro_only !== void 0) {
			if (typeof data.pro_only !== "boolean") {
				vErrors = added(vErrors, instancePath + "/pro_only", "#/properties/pro_only/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.project_tags !== void 0) {
			if (!validate262(data.project_tags, { instancePath: instancePath + "/project_tags" })) {
				vErrors = appended(vErrors, validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.ref !== void 0) {
			let data35 = data.ref;
			if (typeof data35 === "string") {
				if (func2(data35) < 1) {
					vErrors = added(vErrors, instancePath + "/ref", "#/properties/ref/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.repos !== void 0) {
			let data36 = data.repos;
			if (Array.isArray(data36)) {
				if (data36.length < 1) {
					vErrors = added(vErrors, instancePath + "/repos", "#/properties/repos/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len6 = data36.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data36[i6] !== "string") {
					vErrors = added(vErrors, instancePath + "/repos/" + i6, "#/properties/repos/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repos", "#/properties/repos/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repository_visibility !== void 0) {
			let data38 = data.repository_visibility;
			if (Array.isArray(data38)) {
				if (data38.length < 1) {
					vErrors = added(vErrors, instancePath + "/repository_visibility", "#/properties/repository_visibility/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len7 = data38.length;
				for (let i7 = 0; i7 < len7; i7++) {
					let data39 = data38[i7];
					if (typeof data39 !== "string") {
						vErrors = added(vErrors, instancePath + "/repository_visibility/" + i7, "#/properties/repository_visibility/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data39 === "public" || data39 === "private")) {
						vErrors = added(vErrors, instancePath + "/repository_visibility/" + i7, "#/properties/repository_visibility/items/enum", "enum", { allowedValues: schema117.properties.repository_visibility.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repository_visibility", "#/properties/repository_visibility/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data40 = data.rules;
			if (Array.isArray(data40)) {
				if (data40.length < 1) {
					vErrors = added(vErrors, instancePath + "/rules", "#/properties/rules/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len8 = data40.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data40[i8] !== "string") {
					vErrors = added(vErrors, instancePath + "/rules/" + i8, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ruleset !== void 0) {
			let data42 = data.ruleset;
			if (Array.isArray(data42)) {
				if (data42.length < 1) {
					vErrors = added(vErrors, instancePath + "/ruleset", "#/properties/ruleset/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len9 = data42.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data42[i9] !== "string") {
					vErrors = added(vErrors, instancePath + "/ruleset/" + i9, "#/properties/ruleset/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/ruleset", "#/properties/ruleset/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.secret_types !== void 0) {
			let data44 = data.secret_types;
			if (Array.isArray(data44)) {
				if (data44.length < 1) {
					vErrors = added(vErrors, instancePath + "/secret_types", "#/properties/secret_types/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len10 = data44.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data44[i10] !== "string") {
					vErrors = added(vErrors, instancePath + "/secret_types/" + i10, "#/properties/secret_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/secret_types", "#/properties/secret_types/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data46 = data.severities;
			if (Array.isArray(data46)) {
				if (data46.length < 1) {
					vErrors = added(vErrors, instancePath + "/severities", "#/properties/severities/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len11 = data46.length;
				for (let i11 = 0; i11 < len11; i11++) if (!validate214(data46[i11], { instancePath: instancePath + "/severities/" + i11 })) {
					vErrors = appended(vErrors, validate214.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data48 = data.since;
			if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48) && isFinite(data48))) {
				vErrors = added(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data49 = data.status;
			if (typeof data49 === "string") {
				if (func2(data49) < 1) {
					vErrors = added(vErrors, instancePath + "/status", "#/properties/status/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.transitivities !== void 0) {
			let data50 = data.transitivities;
			if (Array.isArray(data50)) {
				if (data50.length < 1) {
					vErrors = added(vErrors, instancePath + "/transitivities", "#/properties/transitivities/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len12 = data50.length;
				for (let i12 = 0; i12 < len12; i12++) {
					let data51 = data50[i12];
					if (typeof data51 !== "string") {
						vErrors = added(vErrors, instancePath + "/transitivities/" + i12, "#/properties/transitivities/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data51 === "direct" || data51 === "transitive" || data51 === "unknown")) {
						vErrors = added(vErrors, instancePath + "/transitivities/" + i12, "#/properties/transitivities/items/enum", "enum", { allowedValues: schema117.properties.transitivities.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/properties/transitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data52 = data.triage_reasons;
			if (Array.isArray(data52)) {
				if (data52.length < 1) {
					vErrors = added(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len13 = data52.length;
				for (let i13 = 0; i13 < len13; i13++) if (!validate212(data52[i13], { instancePath: instancePath + "/triage_reasons/" + i13 })) {
					vErrors = appended(vErrors, validate212.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.validation_state !== void 0) {
			let data54 = data.validation_state;
			if (Array.isArray(data54)) {
				if (data54.length < 1) {
					vErrors = added(vErrors, instancePath + "/validation_state", "#/properties/validation_state/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len14 = data54.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data54[i14] !== "string") {
					vErrors = added(vErrors, instancePath + "/validation_state/" + i14, "#/properties/validation_state/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/validation_state", "#/properties/validation_state/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate260.errors = vErrors;
	return errors === 0;
}
function added(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept(all, error);
}
function kept(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
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
// src/plan/request-fields.ts
function requestContent(kind, content, extra) {
	if (kind === "remediation") return withFields(["deployment_slug", "policies"], content, { policies: (one) => requestPolicy(one, extra) });
	return withFields([...knownFields.detection, ...extra.detection ?? []], content, { exceptions: (one) => requestException(one, extra) });
}
function requestPolicy(policy, extra) {
	return withFields([...knownFields.policy.filter((name) => name !== "deployment_slug"), ...extra.policy ?? []], policy, {
		filters: (filters) => withFields([...knownFields.filters, ...extra.filters ?? []], filters, { conditions: (one) => withFields([...knownFields.condition, ...extra.condition ?? []], one) }),
		actions: (one) => withFields([...knownFields.action, ...extra.action ?? []], one)
	});
}
const requestException = (exception, extra) => withFields([...knownFields.exception, ...extra.exception ?? []], exception);
function withFields(names, object, below = {}) {
	const kept = Object.entries(object).filter(([name]) => names.includes(name));
	return Object.fromEntries(kept.map(([name, value]) => {
		const convert = below[name];
		if (convert === void 0) return [name, value];
		if (Array.isArray(value)) return [name, value.map((one) => isObject(one) ? convert(one) : one)];
		return [name, isObject(value) ? convert(value) : value];
	}));
}
// src/plan/unmanaged.ts
function withoutUnmanaged(platform, globs, extra) {
	const splitLive = async (deployment, kind) => split(await platform.read(deployment, kind), kind, globs);
	return {
		...platform,
		async read(deployment, kind) {
			if (!hasUnmanaged(globs, kind)) return platform.read(deployment, kind);
			return (await splitLive(deployment, kind)).managed;
		},
		async dryRun(deployment, bundle) {
			if (!hasUnmanaged(globs, bundle.kind)) return platform.dryRun(deployment, bundle);
			const live = await splitLive(deployment, bundle.kind);
			const answer = await platform.dryRun(deployment, withUnmanaged(bundle, live.unmanaged, extra));
			if (answer.rejections.length > 0) return answer;
			if (answer.stateVersion !== live.managed.stateVersion) throw changedMeanwhile(bundle, deployment);
			refuseChanged(live.unmanaged, answer, {
				...bundle,
				deployment
			});
			return {
				...answer,
				unmanagedObjects: live.unmanaged.length
			};
		},
		async put(deployment, bundle, stateVersion) {
			if (!hasUnmanaged(globs, bundle.kind)) return platform.put(deployment, bundle, stateVersion);
			const live = await splitLive(deployment, bundle.kind);
			const current = live.managed.stateVersion;
			if (current !== stateVersion) return {
				kind: "stale",
				currentStateVersion: current,
				message: "The state version changed before the PUT."
			};
			return platform.put(deployment, withUnmanaged(bundle, live.unmanaged, extra), stateVersion);
		}
	};
}
function split({ stateVersion, content }, kind, globs) {
	const list = kind === "remediation" ? "policies" : "exceptions";
	const items = content[list];
	const unmanaged = [];
	const managed = [];
	for (const item of isList(items) ? items : []) {
		const identified = isObject(item) ? identify(kind, item) : null;
		if (identified === null || !isObject(item) || findUnmanagedGlob(globs, identified.object) === null) managed.push(item);
		else unmanaged.push({
			...identified,
			content: item
		});
	}
	return {
		managed: {
			stateVersion,
			content: {
				...content,
				[list]: managed
			}
		},
		unmanaged
	};
}
const identify = (kind, item) => kind === "remediation" ? policyObject(String(item["slug"])) : exceptionObject(item);
function withUnmanaged(bundle, unmanaged, extra) {
	const others = unmanaged.map(({ content }) => content);
	if (bundle.kind === "remediation") {
		const { policies } = requestContent(bundle.kind, { policies: others }, extra);
		return {
			kind: bundle.kind,
			content: {
				...bundle.content,
				policies: [...bundle.content.policies, ...policies]
			}
		};
	}
	const { exceptions } = requestContent(bundle.kind, { exceptions: others }, extra);
	const content = {
		...bundle.content,
		exceptions: [...bundle.content.exceptions, ...exceptions]
	};
	return {
		kind: bundle.kind,
		content
	};
}
const changedMeanwhile = (bundle, deployment) => new PlatformError(`The platform changed ${nameOfBundle({
	...bundle,
	deployment
})} while it was previewed.`, { fix: "Retry." });
function refuseChanged(unmanaged, { entries }, bundle) {
	const changed = new Set(entries.map(({ object, key }) => objectId(object, key)));
	const changedObject = unmanaged.find(({ id }) => changed.has(id));
	if (changedObject === void 0) return;
	throw new PlatformError(`${shortName(changedObject.object)} in the ${nameOfBundle(bundle)} is not managed here, but cannot be sent back exactly as it is. Nothing is applied.`, { fix: "If it has a field that this version does not know, add the field to \"extra_fields\" in ifmatch.yaml." });
}
function shortName(object) {
	if (object.kind === "policy") return object.slug;
	return object.kind === "exception" ? object.exception.rule : object.kind;
}
// src/commands/shared/targets.ts
async function findTargets(files, runtime) {
	const slugs = new Set(files.bundles.map((bundle) => bundle.deployment ?? files.selection.deployment));
	const found = new Map(await mapConcurrently([...slugs], async (slug) => [slug, await findDeployment(slug, files.settings, runtime)]));
	return files.bundles.flatMap((bundle) => {
		const target = found.get(bundle.deployment ?? files.selection.deployment);
		return target === void 0 ? [] : [{
			bundle,
			...target
		}];
	});
}
async function configuredTargets({ bundles, settings, selection }, runtime) {
	const targets = [];
	for (const bundle of bundles) {
		const slug = bundle.deployment ?? selection.deployment;
		const id = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
		if (slug === null || id === null) return null;
		const platform = withoutUnmanagedObjects(await runtime.connections.to(slug), slug, settings);
		targets.push({
			bundle,
			deployment: {
				slug,
				id
			},
			platform
		});
	}
	return targets;
}
async function findDeployment(slug, settings, runtime) {
	const { deployment, platform } = await lookUpDeployment(slug, settings, runtime);
	return {
		deployment,
		platform: withoutUnmanagedObjects(platform, deployment.slug, settings)
	};
}
function withoutUnmanagedObjects(platform, slug, settings) {
	const globs = unmanagedIn(settings, slug);
	return bundleKinds.every((kind) => !hasUnmanaged(globs, kind)) ? platform : withoutUnmanaged(platform, globs, settings.extraFields);
}
async function lookUpDeployment(slug, settings, runtime) {
	const platform = await runtime.connections.to(slug);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	const visible = await visibleDeployments(platform, slug, configured !== null);
	if (visible === null && slug !== null && configured !== null) {
		const deployment = {
			slug,
			id: configured
		};
		await checkId(deployment, platform);
		return {
			deployment,
			platform
		};
	}
	return {
		deployment: chooseDeployment(slug, configured, visible ?? []),
		platform
	};
}
async function checkId(deployment, platform) {
	try {
		await platform.read(deployment, "remediation");
	} catch (error) {
		if (!(error instanceof PlatformError && error.code === "DEPLOYMENT_NOT_MIGRATED")) throw error;
	}
}
async function visibleDeployments(platform, slug, optional) {
	try {
		return await platform.deployments(slug === null ? null : [slug]);
	} catch (error) {
		if (optional && lacksList(error)) return null;
		throw error;
	}
}
const lacksList = (error) => error instanceof PlatformError && (error.partial || missingOperationStatuses.includes(error.status));
const listHint = "`ifmatch api listDeployments` lists those it can see.";
function chooseDeployment(slug, configured, visible) {
	if (slug === null) {
		const [only] = visible;
		if (only === void 0) throw new UsageError("The token sees no deployment.", { fix: "Check that it belongs to the right organization." });
		if (visible.length > 1) throw new UsageError("The token can see several deployments.", { fix: [
			"Choose one with ",
			{ option: "deployment" },
			`, or with deployment_slug in the files. ${listHint}`
		] });
		return only;
	}
	const deployment = visible.find((candidate) => candidate.slug === slug);
	if (deployment === void 0) throw new UsageError(`The token cannot see the deployment ${slug}.`, { fix: `Check the slug and the token. ${listHint}` });
	if (configured !== null && configured !== deployment.id) throw new UsageError(`The deployment ${slug} has the id ${deployment.id} on the platform, but ${configured} in the config.`, { fix: "Fix the config." });
	return deployment;
}
async function askDeployments(files, runtime, options) {
	const { selection, bundles } = files;
	const bySlug = Map.groupBy(bundles, (bundle) => bundle.deployment ?? selection.deployment);
	const advance = startProgress("dry run", bundles.length, runtime);
	const asked = await mapConcurrently([...bySlug], async ([slug, bundlesOfOne]) => {
		try {
			return await askDeployment({
				...files,
				bundles: bundlesOfOne
			}, runtime, options, advance);
		} catch (error) {
			if (options.stopsAtFailure || !(error instanceof PlatformError || error instanceof UsageError)) throw error;
			return {
				slug,
				error
			};
		}
	});
	const unanswered = asked.filter((one) => "error" in one);
	const [first] = unanswered;
	if (first !== void 0 && unanswered.length === asked.length) throw first.error;
	const answers = asked.flatMap((one) => "error" in one ? [] : one).toSorted((a, b) => bundles.indexOf(a.target.bundle) - bundles.indexOf(b.target.bundle));
	return {
		targets: answers.map(({ target }) => target),
		answers,
		unanswered
	};
}
async function askDeployment(files, runtime, { check, readsLive }, advance) {
	const dryRun = (targets) => mapConcurrently(targets, async (target) => {
		const answer = await previewTarget(target, check);
		advance();
		return answer;
	});
	const configured = await configuredTargets(files, runtime);
	const started = configured === null ? null : deferRejection(dryRun(configured));
	if (readsLive) deferRejection(mapConcurrently(configured ?? [], ({ platform, deployment, bundle }) => platform.read(deployment, bundle.kind)));
	const targets = await findTargets(files, runtime);
	return (await (started ?? dryRun(targets))).map((answer, index) => ({
		...answer,
		target: targets[index] ?? answer.target
	}));
}
function withProgress(name, items, work, runtime) {
	const advance = startProgress(name, items.length, runtime);
	return mapConcurrently(items, async (item) => {
		const result = await work(item);
		advance();
		return result;
	});
}
function startProgress(name, total, { terminal }) {
	let done = 0;
	const show = () => terminal.progress(`${name} ${String(done)}/${String(total)}`);
	show();
	return () => {
		done += 1;
		show();
	};
}
async function previewTarget(target, check) {
	const { bundle, deployment, platform } = target;
	const [preview, problems] = await Promise.all([platform.dryRun(deployment, bundle), vocabularyFor(target).then((vocabulary) => vocabulary === null ? [] : check(bundle, vocabulary))]);
	return {
		target,
		preview,
		problems
	};
}
async function vocabularyFor({ bundle, deployment, platform }) {
	try {
		return await platform.vocabulary(deployment, bundle.kind);
	} catch (error) {
		if (error instanceof PlatformError) return null;
		throw error;
	}
}
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
const incompleteReasonWords = {
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
	saved: ({ message }) => [foreign(message)],
	rule: () => ["findings of secrets do not name their rule"]
};
function unreadableList(list, status) {
	if (status === null) return [`the list of ${list} cannot be read`];
	if (status === 403) return [`the token may not list ${list}`];
	return [status === 404 ? `the platform does not list ${list}` : `the list of ${list} answers ${String(status)}`];
}
const incompleteReasonInWords = (reason) => dispatch(incompleteReasonWords, "kind", reason);
// src/commands/api.ts
async function* callOperation(options, runtime) {
	const { id, all, format } = options;
	const parts = readRequest(options, runtime.terminal);
	const api = await runtime.connections.api(options.deployment);
	const { path, about } = await findPath(options, runtime);
	const args = {
		...parts,
		path: {
			...path,
			...parts.path
		},
		...about !== null && { about }
	};
	const itemsName = operations[id].paging?.items ?? "";
	const lines = (items) => items.map((item) => `${toJson(item)}\n`).join("");
	if (!all || !isPaged(id)) {
		const answer = await api.call(id, args);
		yield format === "json" ? `${toJson(answer, 2)}\n` : lines(answer[itemsName] ?? []);
		return;
	}
	const found = [];
	for await (const items of api.pages(id, args)) if (format === "json") found.push(...items);
	else yield lines(items);
	if (format === "json") yield `${toJson({ [itemsName]: found }, 2)}\n`;
}
const isPaged = (id) => operations[id].paging !== null;
async function findPath({ id, deployment: slug, config }, runtime) {
	const parameter = deploymentParameter(id);
	if (parameter === null) return {
		path: {},
		about: null
	};
	if (slug !== null && parameter === "deploymentSlug") return {
		path: { deploymentSlug: slug },
		about: slug
	};
	const settings = await loadValidConfig(config, runtime);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	if (configured !== null && !runtime.connections.hasToken(slug)) return {
		path: { deploymentId: configured },
		about: slug
	};
	const { deployment } = await findDeployment(slug, settings, runtime);
	const value = parameter === "deploymentSlug" ? deployment.slug : deployment.id;
	return {
		path: { [parameter]: value },
		about: deployment.slug
	};
}
const deploymentParameter = (id) => /\{(deployment(?:Id|Slug))\}/.exec(operations[id].path)?.[1] ?? null;
function readRequest({ id, typed, body: given }, terminal) {
	const collect = (place, start = {}) => [...typed].reduce((all, [input, value]) => input.in === place ? setAt(all, input.path, value) : all, start);
	const parts = {
		path: collect("path"),
		query: collect("query"),
		body: operations[id].body === null ? null : collect("body", given),
		ifMatch: collect("header")["If-Match"]
	};
	const { errors, warnings } = {
		errors: new Map(),
		warnings: new Map()
	};
	for (const place of ["query", "body"]) for (const error of errorsOf(operations[id][place], parts[place])) explain$1(error, {
		id,
		place
	}, {
		errors,
		warnings
	});
	for (const warning of warnings.values()) terminal.tell(`warning: ${escapeTerminal(warning)}`);
	if (errors.size > 0) throw new UsageError([...errors.values()].map(escapeTerminal).join("\nerror: "));
	return parts;
}
function setAt(body, [name = "", ...rest], value) {
	if (rest.length === 0) return {
		...body,
		[name]: value
	};
	const inner = body[name];
	return {
		...body,
		[name]: setAt(isObject(inner) ? inner : {}, rest, value)
	};
}
function errorsOf(schema, value) {
	if (schema === null) return [];
	const guard = { ...requests_exports }[`is${schema}`];
	if (guard === void 0) throw new Error(`there is no guard for ${schema}`);
	return guard(value) ? [] : guard.errors ?? [];
}
function explain$1(error, { id, place }, { errors, warnings }) {
	const { keyword, params, message = "is wrong" } = error;
	const rule = requests[id].rules[Number(/^#\/allOf\/(\d+)\//.exec(error.schemaPath)?.[1])];
	if (rule !== void 0) {
		errors.set(rule, rule);
		return;
	}
	const named = [params["missingProperty"], params["additionalProperty"]].filter((one) => typeof one === "string");
	const path = [...error.instancePath.split("/").slice(1), ...named];
	const names = path.filter((one) => !/^\d+$/.test(one)).join(".");
	const input = requests[id].inputs.find((one) => one.in === place && one.path.join(".") === names);
	const at = input !== void 0 && hasFlag(input) ? flagName(input) : `\`${path.join(".")}\` in --body`;
	if (keyword !== "additionalProperties") {
		const help = input === void 0 ? "" : ` ${describeInput(input)}`;
		errors.set(at, `${at}: ${constraintWords[keyword] ?? message}.${help}`);
		return;
	}
	const meant = meantField(id, path.at(-1) ?? "");
	if (meant === null) warnings.set(at, `${at}: is not in the API description. It is sent as it is.`);
	else errors.set(at, `${at}: is not a field of the request. Did you mean ${meant}?`);
}
const constraintWords = {
	required: "is required",
	pattern: "does not fit"
};
function meantField(id, name) {
	const fields = requests[id].inputs.filter((input) => input.in === "body").map(({ path }) => path);
	return fields.find((path) => path.at(-1) === name)?.join(".") ?? nearest(name, [...fields.map((path) => path.at(-1) ?? ""), ...fieldsOfPolicies]);
}
function readBody(text, from) {
	try {
		const value = parseJson(text.replace(/^\uFEFF/, ""));
		if (isObject(value)) return value;
	} catch (error) {
		throw new UsageError(`--body ${from}: cannot be used: ${error.message}.`, { cause: error });
	}
	throw new UsageError(`--body ${from}: must be a JSON object.`);
}
const flagsOf = (id) => requests[id].inputs.filter(hasFlag);
const flagName = ({ path }) => `--${path.join(".").replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase()}`;
const hasFlag = (input) => !isBodyOnly(input) && input.sameAsPath !== true && (input.in !== "path" || !/^deployment(?:Id|Slug)$/.test(input.path[0] ?? ""));
const isBodyOnly = ({ kind, writeOnly, otherName }) => kind === "json" || writeOnly === true || otherName !== void 0;
const bodyOnly = (id) => requests[id].inputs.filter(isBodyOnly);
function describeInput({ description, deprecated, required, list, enum: words, ...limits }) {
	const { minimum, maximum, maxLength } = limits;
	const constraints = [
		...deprecated === true ? ["deprecated"] : [],
		...required ? ["required"] : [],
		...list ? ["repeatable"] : [],
		...words === void 0 ? [] : [`one of ${words.join(", ")}`],
		...minimum === void 0 ? [] : [`at least ${String(minimum)}`],
		...maximum === void 0 || maximum === Number.MAX_SAFE_INTEGER ? [] : [`at most ${String(maximum)}`],
		...maxLength === void 0 ? [] : [`at most ${String(maxLength)} characters`],
		...limits.default === void 0 ? [] : [`default ${JSON.stringify(limits.default)}`.replaceAll("\"", "")]
	];
	return [description, constraints.length === 0 ? "" : `(${constraints.join("; ")})`].filter(Boolean).join(" ");
}
const operationIds = Object.keys(operations);
function summaryOf(id) {
	const { summary, maturity, deprecated, writes } = operations[id];
	const marks = [
		maturity === "stable" ? "" : maturity,
		deprecated && "deprecated",
		writes && "writes"
	].filter(Boolean);
	return `${summary}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
}
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
const shownConfig = (runtime) => runtime.config === null || runtime.config === "ifmatch.yaml" ? null : runtime.asTyped(runtime.config);
// src/cli/commands/api-operations.ts
var api_operations_exports = require_rolldown_runtime.__exportAll({ addOperations: () => addOperations });
function addOperations(api, session, typed = null) {
	if (typed !== null && typed !== "help" && !operationIds.some((id) => id === typed)) throw noOperation(typed);
	api.commandsGroup("Operations:");
	for (const id of operationIds) {
		const command = configureCommand(operationCommand(id, session), session.parts.streams);
		command.configureHelp({
			showGlobalOptions: true,
			optionDescription
		});
		api.addCommand(command);
	}
}
function noOperation(typed) {
	const meant = nearest(typed, operationIds);
	const fix = meant === null ? "`ifmatch api` lists them all." : `Did you mean \`ifmatch api ${meant}\`?`;
	return new UsageError(`There is no operation "${typed}".`, { fix });
}
const optionDescription = (option) => option.helpGroupHeading === "Request:" ? option.description : new Help().optionDescription(option);
function operationCommand(id, session) {
	const command = new Command(id).description(summaryOf(id));
	const typed = new Map();
	command.optionsGroup("Request:");
	if (deploymentParameter(id) !== null) command.option("--deployment <slug>", "the deployment (default: the only one that the token sees)").option("--config <file>", "the config, which may know the id of the deployment (default: ifmatch.yaml, here or in a folder above)");
	for (const input of flagsOf(id)) command.addOption(flagOption(input, typed));
	if (operations[id].body !== null) command.option("--body <file>", "the body as JSON, from a file or from - (stdin); other flags add to it or replace a field");
	command.optionsGroup("Answer:");
	if (operations[id].paging !== null) command.option("--all", "follow the pages to the end").addOption(new Option("--format <name>", "format of the answer; ndjson: one item per line").choices(["json", "ndjson"]).default("json"));
	command.option("--output <file>", "write the answer to this file").optionsGroup("Platform:");
	connectionOptions(command).addHelpText("after", () => footer(id, bodyOnly(id)));
	return session.setAction(command, (flags, runtime) => runOperation(id, typed, flags, session.parts.streams, runtime));
}
function flagOption(input, typed) {
	const isBoolean = input.kind === "boolean";
	const value = isBoolean ? "[bool]" : `<${input.enum === void 0 ? placeholders[input.kind] : "word"}>`;
	const option = new Option(`${flagName(input)} ${value}`, describeInput(input)).choices(input.enum ?? []).argParser((text) => {
		if (typed.has(input) && !input.list) throw new InvalidArgumentError("It takes one value.");
		const one = valueOf(input, parseNonEmpty(text));
		typed.set(input, input.list ? [...[typed.get(input) ?? []].flat(), one] : one);
	});
	if (input.in === "path" || input.in === "header") option.makeOptionMandatory(input.required);
	return isBoolean ? option.preset("true") : option;
}
const placeholders = {
	text: "text",
	integer: "n",
	number: "number",
	json: "json"
};
function valueOf({ kind }, text) {
	if (kind === "boolean") return text === "true" || (text === "false" ? false : text);
	return kind !== "text" && /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text;
}
const footer = (id, inBody) => [
	...section("Only in --body:", inBody.map(describeField)),
	...section("Rules:", requests[id].rules.map((rule) => `  ${rule}`)),
	...section("Token:", tokenHelp(id)),
	...section("Example:", [`  $ ${examples[id]}`])
].join("\n");
function tokenHelp(id) {
	const { security } = operations[id];
	if (security.length === 0) return ["  none"];
	if (!security.includes("Jwt")) return [];
	return [security.includes("WebToken") ? "  $IFMATCH_API_TOKEN, else $IFMATCH_USER_JWT" : "  $IFMATCH_USER_JWT"];
}
const section = (title, lines) => lines.length === 0 ? [] : [
	"",
	title,
	...lines
];
function describeField(input) {
	const { path, writeOnly, otherName } = input;
	const what = otherName === void 0 ? (writeOnly === true ? "A secret, so not on the command line. " : "") + describeInput(input) : `Another name of \`${otherName}\`.`;
	return `  ${path.join(".")}  ${what}`;
}
const examples = {
	listDeployments: "ifmatch api listDeployments",
	listProjects: "ifmatch api listProjects --all --format ndjson",
	listFindings: "ifmatch api listFindings --severities critical --severities high --status open --all",
	listSecrets: "ifmatch api listSecrets --status FINDING_STATUS_OPEN --severity SEVERITY_CRITICAL --all",
	triageFindings: "ifmatch api triageFindings --issue-type sast --severities low --new-triage-state ignored --new-triage-reason acceptable_risk --new-note \"Agreed on Monday\"",
	listDependencies: "ifmatch api listDependencies --dependency-filter.name lodash --all --format ndjson",
	getResolutionConfigs: "ifmatch api getResolutionConfigs --project-id 1",
	reportGuardrailsActivity: "ifmatch api reportGuardrailsActivity --filters.time-period.since 2026-01-01T00:00:00.000Z",
	reportBacklogByRule: "ifmatch api reportBacklogByRule --filters.time-period.since 2026-01-01T00:00:00.000Z",
	searchIssues: "ifmatch api searchIssues --group-by GROUP_BY_RULE --issue-types ISSUE_TYPE_SAST --sort-by SORT_BY_ISSUE_COUNTS --limit 10",
	getRemediationPolicies: "ifmatch api getRemediationPolicies",
	applyRemediationPolicies: "ifmatch api applyRemediationPolicies --body bundle.json --if-match \"$STATE_VERSION\"",
	previewRemediationPolicies: "ifmatch api previewRemediationPolicies --body bundle.json",
	getDetectionPolicySummary: "ifmatch api getDetectionPolicySummary",
	getDetectionPolicy: "ifmatch api getDetectionPolicy --product code",
	applyDetectionPolicy: "ifmatch api applyDetectionPolicy --product code --body bundle.json --if-match \"$STATE_VERSION\"",
	previewDetectionPolicy: "ifmatch api previewDetectionPolicy --product code --body bundle.json",
	getVocabulary: "ifmatch api getVocabulary --product remediation",
	listLegacyPolicies: "ifmatch api listLegacyPolicies",
	listScmSubscriptions: "ifmatch api listScmSubscriptions --config-id github-cloud",
	createNotificationWebhook: "ifmatch api createNotificationWebhook --name builds --url https://hooks.example/ifmatch",
	createPatternFixTask: `ifmatch api createPatternFixTask --pattern 'eval(...)' --language javascript`
};
async function runOperation(id, typed, flags, streams, runtime) {
	const { body: from, deployment = null, all = false, format = "json" } = flags;
	const text = from === "-" ? await (0, node_stream_consumers.text)(streams.in) : from && runtime.readText(from);
	const pieces = callOperation({
		id,
		typed,
		body: text === void 0 ? {} : readBody(text, from ?? ""),
		deployment,
		config: configIn(flags, runtime),
		all,
		format
	}, runtime);
	if (flags.output !== void 0) writeResult(await (0, node_stream_consumers.text)(pieces), flags, runtime);
	else for await (const piece of pieces) if (!await canStillWrite(piece, streams.out)) break;
	return 0;
}
const canStillWrite = (text, out) => new Promise((resolve) => {
	out.write(text, (error) => resolve((error ?? null) === null));
});
// src/cli/commands/api.ts
var api_exports = require_rolldown_runtime.__exportAll({ apiCommand: () => apiCommand });
function apiCommand() {
	const command = new Command("api").description("call any operation of the API").usage("<operation> [options]");
	return withExample(command, "ifmatch api listFindings --severities critical --all --format ndjson").argument("[operation]").action(() => command.outputHelp());
}
// src/cli/renderers.ts
const isWritten = ({ kind }) => kind === "applied" || kind === "partial";
async function signedPlanFile({ command, runtime }, outcome) {
	const [{ toPlanFile }, { trySign }] = await Promise.all([Promise.resolve().then(() => require("./plan-file2.js")).then((n) => n.plan_file_exports), Promise.resolve().then(() => require("./saved-plan.js")).then((n) => n.saved_plan_exports)]);
	const { name: platform } = runtime.connections;
	const made = {
		tool,
		command,
		platform,
		config: runtime.config
	};
	if (command !== "apply" || !isWritten(outcome)) return trySign(toPlanFile(outcome, made), runtime);
	const { describeApply } = await Promise.resolve().then(() => require("./describe-apply.js")).then((n) => n.describe_apply_exports);
	return trySign(toPlanFile(outcome, {
		...made,
		applied: describeApply(runtime)
	}), runtime);
}
const renderers$1 = {
	async terminal(run, outcome) {
		const view = viewOf(run, outcome);
		const found = outcome.problems;
		const problems = found.length === 0 ? [] : await problemLinesWithFix(run, found, view);
		if (!("plan" in outcome) && !("accepted" in outcome)) return (await Promise.resolve().then(() => require("./validate.js")).then((n) => n.frame_exports)).renderValidation(outcome, problems, view);
		return (await Promise.resolve().then(() => require("./report3.js")).then((n) => n.report_exports)).renderTerminal(outcome, problems, view);
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await Promise.resolve().then(() => require("./report.js")).then((n) => n.report_exports);
		return renderMarkdown(outcome, viewOf(run, outcome));
	},
	json: async (run, outcome) => `${toJson((await signedPlanFile(run, outcome)).file, 2)}\n`,
	async html(run, outcome) {
		const { renderHtml } = await Promise.resolve().then(() => require("./html.js"));
		return renderHtml(outcome, {
			...viewOf(run, outcome),
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
async function problemLinesWithFix(run, found, view) {
	const [{ problemLines }, { correctionOf }] = await Promise.all([Promise.resolve().then(() => require("./problems2.js")).then((n) => n.problems_exports), Promise.resolve().then(() => require("./corrections.js"))]);
	const isFixable = run.command === "validate" && run.flags.fix !== true && found.some(({ problem }) => correctionOf(problem) !== null);
	const command = `${view.program ?? "ifmatch"} validate --fix ${view.repeatedOptions ?? ""}`.trimEnd();
	return problemLines(found, {
		...view,
		fixCommand: isFixable ? command : null
	});
}
function viewOf(run, outcome) {
	const { command, flags, runtime, paths = [], planPath: save = null, reviewedPlanPath: reviewed = null, isIntermediate: midway = false } = run;
	const config = shownConfig(runtime);
	const whole = outcome.kind === "valid" ? outcome.completePaths : null;
	const undone = paths.length === 0 || config === null ? flags : {
		...flags,
		config
	};
	return {
		...terminalStyle(flags, runtime),
		command,
		program: programName(runtime.env),
		canAsk: runtime.terminal.canAsk,
		platform: runtime.connections.name,
		repeatedOptions: scopeArgs(whole?.map((path) => runtime.asTyped(path)) ?? paths, flags),
		repeatedRollbackOptions: scopeArgs([], undone),
		approval: completeApproval(flags),
		savedPlanPath: save,
		reviewedPlanPath: reviewed,
		isIntermediate: midway,
		strict: flags.strict === true,
		config
	};
}
// src/cli/run-and-report.ts
async function runAndReport(run, command, codes = exitCodes) {
	const { flags, runtime, planPath: save = null } = run;
	if (save !== null) runtime.ensureWritable(save);
	const outcome = await command().catch((error) => ({
		...toFailedOutcome(error),
		plan: null,
		results: []
	}));
	try {
		await savePlan(run, outcome);
	} finally {
		writeResult(await renderers$1[flags.format](run, outcome), flags, runtime);
	}
	return codes[flags.strict === true && outcome.kind !== "failed" && countWarnings(outcome.problems) > 0 ? "invalid" : outcome.kind];
}
var UnreportedApply = class extends Error {};
async function runApplyAndReport(run, command) {
	const { runtime, undo } = run;
	let outcome = null;
	try {
		const code = await runAndReport(run, async () => outcome = await command());
		if (outcome !== null) await removeOrKeepUndo(run, outcome);
		return code;
	} catch (cause) {
		if (undo.path === null) throw cause;
		if (outcome === null || isWritten(outcome)) throw new UnreportedApply(undoLines(undo, runtime), { cause });
		undo.remove();
		throw cause;
	}
}
async function removeOrKeepUndo(run, outcome) {
	const { runtime, undo, planPath: save = null } = run;
	if (outcome.kind !== "partial" || save !== null || undo.path === null) return undo.remove();
	runtime.rewriteText(undo.path, `${toJson((await signedPlanFile(run, outcome)).file, 2)}\n`);
	runtime.terminal.tell(`The undo of what was written is kept: ifmatch rollback ${quoteForShell(undo.path)}`, true);
}
function undoLines({ path, text }, runtime) {
	if (path !== null && runtime.exists(path)) return `Something was written, or may have been. To see what, and undo it: ifmatch rollback ${quoteForShell(path)}`;
	return `Something was written, or may have been, and the file with its undo is gone. Save these lines in a file, for ifmatch rollback FILE:\n${text}`;
}
async function savePlan(run, outcome) {
	const { runtime, planPath: save = null } = run;
	if (save === null || mustKeepExistingPlan(run, outcome) || !("plan" in outcome) || outcome.plan === null) return;
	const { file, unsigned } = await signedPlanFile(run, outcome);
	if (unsigned !== null && !isWritten(outcome)) throw new UsageError(`${save} is not written. ${unsigned.message}`, {
		fix: unsigned.fix,
		cause: unsigned
	});
	writePlan(save, `${toJson(file, 2)}\n`, run);
	if (unsigned !== null) runtime.terminal.tell(`${save} is not signed, so it cannot be rolled back. ${withFix(unsigned)}`);
}
function writePlan(path, text, { runtime, undo }) {
	if (path === undo?.path) runtime.rewriteText(path, text);
	else runtime.writeText(path, text);
}
function mustKeepExistingPlan({ command, runtime, planPath: save, reviewedPlanPath: reviewed }, outcome) {
	if (isWritten(outcome)) return false;
	return command === "rollback" && outcome.kind === "stale" || typeof save === "string" && typeof reviewed === "string" && runtime.isSameFile(save, reviewed);
}
// src/cli/commands/apply.ts
var apply_exports = require_rolldown_runtime.__exportAll({ applyCommand: () => applyCommand });
function applyCommand(session) {
	const command = new Command("apply").description("apply a saved plan, or preview the files, ask, and apply");
	withExample(planOptions(fileOptions(command)), "ifmatch apply plan.json").option("--plan <file>", "apply exactly this saved plan; the results and the undo are written into it", parseOutputFile).option("--out <file>", "save the plan with its results and its undo, for `ifmatch rollback FILE`", parseOutputFile).option("--yes", "do not ask").addOption(new Option("--on-stale <what>", "when the platform changed since the review (default: what the config says)").choices(["refuse", "same-diff"]));
	return session.setAction(command, async (flags, runtime, typed) => {
		const { plan, paths } = savedPlanIn(typed, flags.plan);
		const code = await applyFiles(paths, plan, flags, runtime);
		if (code === 0 && flags.sandbox === true && flags.sandboxDb === void 0) runtime.terminal.tell("The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.");
		return code;
	});
}
function savedPlanIn(typed, option) {
	if (option !== void 0) return {
		plan: option,
		paths: typed
	};
	const [plan, ...more] = typed.filter((path) => path.endsWith(".json"));
	if (more.length > 0) throw new UsageError(`Only one saved plan can be applied at a time: ${[plan, ...more].join(", ")}.`);
	return {
		plan: plan ?? null,
		paths: typed.filter((path) => path !== plan)
	};
}
async function applyFiles(paths, plan, flags, runtime) {
	const { apply } = await Promise.resolve().then(() => require("./apply.js")).then((n) => n.apply_exports);
	const { out = null, yes, onStale = null, format } = flags;
	const { terminal } = runtime;
	const save = out ?? (plan !== null && runtime.isStream(plan) ? null : plan);
	const undo = await openUndoFile(out, plan, runtime);
	const run = {
		command: "apply",
		flags,
		runtime,
		paths,
		planPath: save,
		reviewedPlanPath: plan,
		undo
	};
	const holdsUndo = save !== null || format === "json";
	const noUndo = "The undo is kept only until the apply has ended. To be able to roll back later, pass --out FILE.";
	if (plan !== null && !holdsUndo) terminal.tell(noUndo);
	const asks = terminal.canAsk ? "ask" : "no";
	const confirm = yes === true ? "yes" : asks;
	const options = {
		...selectionOf(paths, flags, runtime),
		approval: completeApproval(flags),
		plan,
		confirm,
		onStale,
		async show(outcome) {
			const shown = await renderers$1.terminal({
				...run,
				isIntermediate: true
			}, outcome);
			terminal.tell(holdsUndo ? shown : `${shown}\n${noUndo}\n`, confirm === "ask");
		},
		saveUndo: async (outcome) => undo.write(await signedPlanFile(run, outcome))
	};
	return runApplyAndReport(run, () => apply(options, runtime));
}
async function openUndoFile(out, plan, runtime) {
	const { UndoFile: File } = await Promise.resolve().then(() => require("./undo-file.js")).then((n) => n.undo_file_exports);
	return new File(out !== null && !runtime.isStream(out) && (plan === null || !runtime.isSameFile(out, plan)) ? out : null, runtime);
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
		const api = program.commands.find((one) => one.name() === "api" && words[0] === "api");
		if (api !== void 0) (await Promise.resolve().then(() => api_operations_exports)).addOperations(api, session);
		const found = completions(program, words);
		streams.out.write(found.map((word) => `${word}\n`).join(""));
	});
}
function completions(program, words) {
	const help = new Help();
	help.showGlobalOptions = true;
	let [command, options] = [program, help.visibleOptions(program)];
	let optionAwaitingValue;
	for (const word of words.slice(0, -1)) {
		if (optionAwaitingValue !== void 0) optionAwaitingValue = void 0;
		else if (word.startsWith("-")) optionAwaitingValue = options.find((option) => option.required && [option.short, option.long].includes(word));
		else command = command.commands.find((one) => [one.name(), ...one.aliases()].includes(word)) ?? command;
		options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
	}
	const last = words.at(-1) ?? "";
	const possible = () => {
		if (optionAwaitingValue !== void 0) return optionAwaitingValue.argChoices ?? [];
		if (last.startsWith("-")) return options.flatMap(({ short = [], long = [] }) => [short, long].flat());
		const [argument] = command.registeredArguments;
		return [...help.visibleCommands(command).map((one) => one.name()), ...argument?.argChoices ?? []];
	};
	return possible().filter((word) => word.startsWith(last));
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
		const list = await deployments({ config: configIn(flags, runtime) }, runtime);
		const width = Math.max(...list.map(({ slug }) => slug.length));
		const lines = list.map(({ slug, id }) => id === null ? slug : `${slug.padEnd(width)}  ${id}`);
		writeResult(flags.format === "json" ? JSON.stringify(list) : lines.join("\n"), flags, runtime);
		return 0;
	});
}
// src/domain/doctor.ts
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
			config: configIn(flags, runtime),
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
		const { plan = null, base = null, write: fix = false, removeExpired = false, force = false } = flags;
		refuseForceWithoutWrite(flags);
		const git = new Git(runtime.root, runtime.env);
		const outcome = await drift({
			...selectionOf(paths, flags, runtime),
			plan,
			base,
			git,
			fix,
			removeExpired,
			force
		}, runtime).catch(toFailedOutcome);
		writeResult(await driftText(outcome, flags, runtime, rerunArgs(paths, flags)), flags, runtime);
		return driftExitCodes[outcome.kind];
	});
}
const driftExitCodes = {
	"in-sync": 0,
	failed: 1,
	drift: 2,
	invalid: 3
};
async function driftText(outcome, flags, runtime, repeatedOptions) {
	const { name: platform } = runtime.connections;
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
	const where = {
		platform,
		config: shownConfig(runtime)
	};
	return renderDriftTerminal(outcome, {
		...terminalStyle(flags, runtime),
		...where,
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
		if (history.end !== null) runtime.terminal.tell(olderCommitsHint(history.end, flags, runtime));
		return pending && history.entries.length > 0 ? 2 : exitCodes.applied;
	});
}
async function historyFromGitHub(flags, runtime) {
	const { history: trail } = await Promise.resolve().then(() => require("./history2.js"));
	const { deployment = null, pending = false, from = null, limit = defaultLimit, verbose = false } = flags;
	return trail({
		deployment,
		pending,
		from,
		limit,
		verbose
	}, runtime);
}
async function historyFromFiles(folder, flags, runtime) {
	const idle = [
		["--pending", flags.pending],
		["--limit", flags.limit],
		["--from", flags.from]
	].find(([, value]) => value !== void 0);
	if (idle !== void 0) throw new UsageError(`${idle[0]} is about merges on GitHub, and plan files know of none.`, { fix: `Leave ${idle[0]} out, or the folder.` });
	const { historyOfFiles: trailOfFiles } = await Promise.resolve().then(() => require("./history-of-files.js"));
	return trailOfFiles(folder, flags.deployment ?? null, runtime);
}
function olderCommitsHint({ read, next }, flags, { env }) {
	const options = [
		...flags.pending === true ? ["--pending"] : [],
		...flags.limit === void 0 ? [] : [`--limit ${String(flags.limit)}`],
		rerunArgs([], flags)
	];
	const again = [
		programName(env),
		"history",
		"--from",
		next,
		...options
	].filter((word) => word !== "").join(" ");
	return `${pluralize(read, "commit was", "commits were")} read. Older ones: ${again}`;
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
		const { deployment: _, ...others } = flags;
		const address = flags.baseUrl ?? runtime.env["IFMATCH_BASE_URL"] ?? "";
		const { text, ok } = await init({
			deployments,
			policies: flags.fromPlatform === true ? "platform" : policies,
			workflow,
			action: flags.action === void 0 ? null : checkAction(flags.action),
			update: flags.update === true,
			force,
			hasAddress: runtime.connections.isEmbedded || address.trim() !== "",
			program: programName(runtime.env),
			directory: rerunArgs([], { directory }),
			again: rerunArgs([], others)
		}, runtime, terminalStyle(others, runtime));
		runtime.terminal.print(text);
		return ok ? 0 : 1;
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
		const explain = {
			base: await baseOf(flags, runtime),
			limits: impactLimitsOf(flags)
		};
		const options = {
			...selectionOf(paths, flags, runtime),
			approval: completeApproval(flags),
			...explain,
			failsOnGuards: flags.exitCode === true
		};
		return runAndReport(run, () => preview(options, runtime), flags.exitCode === true ? {
			...exitCodes,
			changes: 2
		} : exitCodes);
	});
}
async function baseOf({ base }, { root, env }) {
	if (base === void 0) return null;
	const { Git } = await Promise.resolve().then(() => require("./git.js")).then((n) => n.git_exports);
	return {
		name: base,
		git: new Git(root, env),
		tip: "HEAD"
	};
}
const impactLimitsOf = ({ impact, impactLimit }) => impact === true || impactLimit !== void 0 ? {
	...defaultImpactBudget,
	...impactLimit === void 0 ? {} : { findings: impactLimit }
} : null;
// src/cli/commands/pull.ts
var pull_exports = require_rolldown_runtime.__exportAll({ pullCommand: () => pullCommand });
function pullCommand(session) {
	const command = new Command("pull").description("write the platform's policies into the files");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch pull --deployment acme").option("--check", "write nothing, and exit with 2 when a pull would change files").option("--single", "write all undeclared policies into one file").option("--all", "also pull bundles that no file declares yet").addOption(forceOption().conflicts("check"));
	return session.setAction(scopeOptions(command), async (flags, runtime) => {
		const { pull } = await Promise.resolve().then(() => require("./pull2.js"));
		const { source } = runtime;
		const { deployment = null, check = false, single = false, all = false, force = false } = flags;
		const outcome = await pull({
			source,
			config: configIn(flags, runtime),
			deployment,
			check,
			single,
			all,
			force
		}, runtime).catch(toFailedOutcome);
		writeResult(await pulledText(outcome, flags, runtime), flags, runtime);
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
async function pulledText(outcome, flags, runtime) {
	const { name: platform } = runtime.connections;
	if (flags.format === "json") {
		const { renderPullJson } = await Promise.resolve().then(() => require("./pull3.js"));
		return renderPullJson(outcome, {
			tool,
			platform
		});
	}
	const { renderPullTerminal } = await Promise.resolve().then(() => require("./pull.js"));
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
		const { out: save = null } = flags;
		refuseForceWithoutWrite(flags);
		if (save !== null) runtime.ensureWritable(save, [plan]);
		const run = {
			command: "rollback",
			flags,
			runtime,
			planPath: save,
			reviewedPlanPath: plan
		};
		const options = {
			...selectionOf([], flags, runtime),
			plan,
			approval: completeApproval(flags)
		};
		if (flags.write === true) return write(run, options, flags);
		const { rollback } = await Promise.resolve().then(() => require("./rollback.js"));
		return runAndReport(run, () => rollback(options, runtime));
	});
}
async function write(run, options, flags) {
	if (flags.format !== "terminal" && flags.format !== "json") throw new UsageError(`--write reports what it wrote as terminal or json, not as ${flags.format}.`);
	const { writeUndo } = await Promise.resolve().then(() => require("./rollback-files.js"));
	const result = await writeUndo({
		...options,
		force: flags.force === true
	}, run.runtime);
	if (result.kind !== "written") return runAndReport(run, async () => result);
	writeResult(await writtenText(result, flags, programName(run.runtime.env)), flags, run.runtime);
	return exitCodes.applied;
}
async function writtenText({ written, removed, withoutNotes }, flags, program) {
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
	withExample(command, "ifmatch sandbox --db platform.db").addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name[:findings]>", "content of a new platform, and its first deployment", "acme").addOption(new Option("--quirk <name>", "simulate a quirk of other platforms (repeatable)").argParser(addQuirk).default([], "none")).addOption(new Option("--format <name>", "terminal prints one token, json those of all deployments").choices(["terminal", "json"]).default("terminal")).addHelpText("after", () => [
		listOf("Seeds", seedDescriptions),
		deploymentHelp,
		listOf("Quirks", quirks)
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
function addQuirk(name, soFar) {
	try {
		parseQuirks([name]);
	} catch (error) {
		throw new InvalidArgumentError(error instanceof SandboxError ? error.message : String(error));
	}
	return [...soFar, name];
}
function listOf(title, words) {
	const width = Math.max(...Object.keys(words).map((name) => name.length)) + 2;
	const lines = Object.entries(words).map(([name, message]) => `  ${name.padEnd(width)}${message}`);
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
		const { write, fromPlatform = false, deployment = null } = flags;
		if (write === void 0) {
			if (fromPlatform) throw new UsageError("--from-platform goes with --write.", { fix: "Add --write." });
			writeResult(schema(name, runtime), flags, runtime);
			return 0;
		}
		const suggestions = fromPlatform ? await suggestionsOf({
			config: configIn(flags, runtime),
			deployment
		}, runtime) : null;
		writeResult(writeSchemas(write === true ? runtime.asTyped(schemaFolder) : write, suggestions, runtime), flags, runtime);
		return 0;
	});
}
async function suggestionsOf(options, runtime) {
	const { platformSuggestions } = await Promise.resolve().then(() => require("./platform-suggestions.js"));
	return platformSuggestions(options, runtime);
}
// src/cli/commands/show.ts
var show_exports = require_rolldown_runtime.__exportAll({ showCommand: () => showCommand });
function showCommand(session) {
	const command = new Command("show").description("print a saved plan again, without a token or a network");
	withExample(outputOptions(command), "ifmatch show plan.json --output plan.html").argument("<plan>", "the plan file of a preview, apply or rollback", parseNonEmpty);
	return session.setAction(command, async (flags, runtime, [plan = ""]) => {
		const { show } = await Promise.resolve().then(() => require("./show.js"));
		const { file, outcome, signature, isEdited } = await show(plan, runtime);
		runtime.connections.name = file.platform;
		runtime.config = file.config ?? null;
		const run = {
			command: file.command,
			flags: {
				...flags,
				...connectionFlags(file, runtime)
			},
			runtime,
			planPath: plan
		};
		writeResult(flags.format === "json" ? `${toJson(file, 2)}\n` : await renderers$1[flags.format](run, outcome), flags, runtime);
		runtime.terminal.tell(escapeTerminal(signature), isEdited);
		return isEdited ? exitCodes.failed : 0;
	});
}
function connectionFlags({ platform, config }, { env }) {
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
		const selection = selectionOf(paths, flags, runtime);
		if (flags.suggest === true) return suggest(selection, flags, runtime);
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
async function suggest(selection, flags, runtime) {
	const { suggest: suggestFor } = await Promise.resolve().then(() => require("./suggest.js")).then((n) => n.suggest_exports);
	const found = await suggestFor(selection, runtime);
	if (found.kind === "invalid") return runAndReport({
		command: "validate",
		flags,
		runtime,
		paths: selection.paths
	}, async () => found);
	writeResult(found.text, flags, runtime);
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
		if (flags.explain !== void 0) return explain(flags.explain, flags, runtime, paths);
		if (flags.fix === true) return fix(flags, runtime, paths);
		const { validate } = await Promise.resolve().then(() => require("./validate.js")).then((n) => n.validate_exports);
		return runAndReport({
			command: "validate",
			flags,
			runtime,
			paths
		}, () => validate(selectionOf(paths, flags, runtime), runtime));
	});
}
async function fix(flags, runtime, paths) {
	const { fixFiles } = await Promise.resolve().then(() => require("./fix.js"));
	const { terminal } = runtime;
	const asks = terminal.canAsk ? "ask" : "no";
	const confirm = flags.yes === true ? "yes" : asks;
	const options = {
		...selectionOf(paths, flags, runtime),
		confirm,
		async show(edits, fixes) {
			const { renderFixes } = await Promise.resolve().then(() => require("./fixes.js"));
			terminal.tell(renderFixes(edits, fixes, terminalStyle(flags, runtime)), confirm !== "yes");
		}
	};
	return runAndReport({
		command: "validate",
		flags,
		runtime,
		paths
	}, () => fixFiles(options, runtime));
}
async function explain(deployment, flags, runtime, paths) {
	if (flags.format !== "terminal" && flags.format !== "json") throw new UsageError(`--explain prints terminal or json, not ${flags.format}.`);
	const { explainBundles } = await Promise.resolve().then(() => require("./explain.js"));
	const explained = await explainBundles(selectionOf(paths, {
		...flags,
		deployment
	}, runtime), runtime);
	if ("outcome" in explained) return runAndReport({
		command: "validate",
		flags,
		runtime,
		paths
	}, async () => explained.outcome);
	if (flags.format === "json") {
		const { renderEffectiveBundlesJson } = await Promise.resolve().then(() => require("./effective-bundles.js"));
		writeResult(renderEffectiveBundlesJson(deployment, explained.bundles), flags, runtime);
	} else {
		const { renderEffectiveBundles } = await Promise.resolve().then(() => require("./effective-bundles2.js"));
		writeResult(renderEffectiveBundles(deployment, explained.bundles, terminalStyle(flags, runtime)), flags, runtime);
	}
	return exitCodes.valid;
}
Object.defineProperty(exports, "ChangedMeanwhile", {
	enumerable: true,
	get: function() {
		return ChangedMeanwhile;
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
Object.defineProperty(exports, "ForgeError", {
	enumerable: true,
	get: function() {
		return ForgeError;
	}
});
Object.defineProperty(exports, "InvalidResponse", {
	enumerable: true,
	get: function() {
		return InvalidResponse;
	}
});
Object.defineProperty(exports, "OthersInvalid", {
	enumerable: true,
	get: function() {
		return OthersInvalid;
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
Object.defineProperty(exports, "actionType", {
	enumerable: true,
	get: function() {
		return actionType;
	}
});
Object.defineProperty(exports, "actionTypes", {
	enumerable: true,
	get: function() {
		return actionTypes;
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
Object.defineProperty(exports, "askDeployments", {
	enumerable: true,
	get: function() {
		return askDeployments;
	}
});
Object.defineProperty(exports, "baseName", {
	enumerable: true,
	get: function() {
		return baseName;
	}
});
Object.defineProperty(exports, "beforeGlob", {
	enumerable: true,
	get: function() {
		return beforeGlob;
	}
});
Object.defineProperty(exports, "beyondEntries", {
	enumerable: true,
	get: function() {
		return beyondEntries;
	}
});
Object.defineProperty(exports, "breakLineCommand", {
	enumerable: true,
	get: function() {
		return breakLineCommand;
	}
});
Object.defineProperty(exports, "bundleKinds", {
	enumerable: true,
	get: function() {
		return bundleKinds;
	}
});
Object.defineProperty(exports, "byteLimit", {
	enumerable: true,
	get: function() {
		return byteLimit;
	}
});
Object.defineProperty(exports, "canonicalLimits", {
	enumerable: true,
	get: function() {
		return canonicalLimits;
	}
});
Object.defineProperty(exports, "caseFoldedName", {
	enumerable: true,
	get: function() {
		return caseFoldedName;
	}
});
Object.defineProperty(exports, "changesTests", {
	enumerable: true,
	get: function() {
		return changesTests;
	}
});
Object.defineProperty(exports, "checkProduct", {
	enumerable: true,
	get: function() {
		return checkProduct;
	}
});
Object.defineProperty(exports, "checkResponseShape", {
	enumerable: true,
	get: function() {
		return checkResponseShape;
	}
});
Object.defineProperty(exports, "checkScope", {
	enumerable: true,
	get: function() {
		return checkScope;
	}
});
Object.defineProperty(exports, "checkStateVersion", {
	enumerable: true,
	get: function() {
		return checkStateVersion;
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
Object.defineProperty(exports, "configuredPaths", {
	enumerable: true,
	get: function() {
		return configuredPaths;
	}
});
Object.defineProperty(exports, "configuredTargets", {
	enumerable: true,
	get: function() {
		return configuredTargets;
	}
});
Object.defineProperty(exports, "conflictStatuses", {
	enumerable: true,
	get: function() {
		return conflictStatuses;
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
Object.defineProperty(exports, "decodeText", {
	enumerable: true,
	get: function() {
		return decodeText;
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
Object.defineProperty(exports, "defaultResultReasons", {
	enumerable: true,
	get: function() {
		return defaultResultReasons;
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
Object.defineProperty(exports, "detectionPolicyId", {
	enumerable: true,
	get: function() {
		return detectionPolicyId;
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
Object.defineProperty(exports, "effectLabels", {
	enumerable: true,
	get: function() {
		return effectLabels;
	}
});
Object.defineProperty(exports, "entryLimit", {
	enumerable: true,
	get: function() {
		return entryLimit;
	}
});
Object.defineProperty(exports, "errorTextFields", {
	enumerable: true,
	get: function() {
		return errorTextFields;
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
Object.defineProperty(exports, "exceptionId", {
	enumerable: true,
	get: function() {
		return exceptionId;
	}
});
Object.defineProperty(exports, "exceptionObject", {
	enumerable: true,
	get: function() {
		return exceptionObject;
	}
});
Object.defineProperty(exports, "exceptionScope", {
	enumerable: true,
	get: function() {
		return exceptionScope;
	}
});
Object.defineProperty(exports, "excerpt", {
	enumerable: true,
	get: function() {
		return excerpt;
	}
});
Object.defineProperty(exports, "excerptOfBody", {
	enumerable: true,
	get: function() {
		return excerptOfBody;
	}
});
Object.defineProperty(exports, "excludedFiles", {
	enumerable: true,
	get: function() {
		return excludedFiles;
	}
});
Object.defineProperty(exports, "exitCodes", {
	enumerable: true,
	get: function() {
		return exitCodes;
	}
});
Object.defineProperty(exports, "expectationOf", {
	enumerable: true,
	get: function() {
		return expectationOf;
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
Object.defineProperty(exports, "findConfig", {
	enumerable: true,
	get: function() {
		return findConfig;
	}
});
Object.defineProperty(exports, "findDeployment", {
	enumerable: true,
	get: function() {
		return findDeployment;
	}
});
Object.defineProperty(exports, "findFiles", {
	enumerable: true,
	get: function() {
		return findFiles;
	}
});
Object.defineProperty(exports, "findTargets", {
	enumerable: true,
	get: function() {
		return findTargets;
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
Object.defineProperty(exports, "firstProblem", {
	enumerable: true,
	get: function() {
		return firstProblem;
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
Object.defineProperty(exports, "forbidden", {
	enumerable: true,
	get: function() {
		return forbidden;
	}
});
Object.defineProperty(exports, "foreign", {
	enumerable: true,
	get: function() {
		return foreign;
	}
});
Object.defineProperty(exports, "growthLimit", {
	enumerable: true,
	get: function() {
		return growthLimit;
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
Object.defineProperty(exports, "guards", {
	enumerable: true,
	get: function() {
		return guards;
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
Object.defineProperty(exports, "hasUnmanaged", {
	enumerable: true,
	get: function() {
		return hasUnmanaged;
	}
});
Object.defineProperty(exports, "incompleteReasonInWords", {
	enumerable: true,
	get: function() {
		return incompleteReasonInWords;
	}
});
Object.defineProperty(exports, "invalid", {
	enumerable: true,
	get: function() {
		return invalid;
	}
});
Object.defineProperty(exports, "isBookkeeping", {
	enumerable: true,
	get: function() {
		return isBookkeeping;
	}
});
Object.defineProperty(exports, "isConfig", {
	enumerable: true,
	get: function() {
		return isConfig;
	}
});
Object.defineProperty(exports, "isCredentialSetting", {
	enumerable: true,
	get: function() {
		return isCredentialSetting;
	}
});
Object.defineProperty(exports, "isDetectionFile", {
	enumerable: true,
	get: function() {
		return isDetectionFile;
	}
});
Object.defineProperty(exports, "isGlob", {
	enumerable: true,
	get: function() {
		return isGlob;
	}
});
Object.defineProperty(exports, "isInGlob", {
	enumerable: true,
	get: function() {
		return isInGlob;
	}
});
Object.defineProperty(exports, "isLineCommand", {
	enumerable: true,
	get: function() {
		return isLineCommand;
	}
});
Object.defineProperty(exports, "isList", {
	enumerable: true,
	get: function() {
		return isList;
	}
});
Object.defineProperty(exports, "isObject", {
	enumerable: true,
	get: function() {
		return isObject;
	}
});
Object.defineProperty(exports, "isPolicyEntry", {
	enumerable: true,
	get: function() {
		return isPolicyEntry;
	}
});
Object.defineProperty(exports, "isPolicyFile", {
	enumerable: true,
	get: function() {
		return isPolicyFile;
	}
});
Object.defineProperty(exports, "isPolicyListFile", {
	enumerable: true,
	get: function() {
		return isPolicyListFile;
	}
});
Object.defineProperty(exports, "isSameBundle", {
	enumerable: true,
	get: function() {
		return isSameBundle;
	}
});
Object.defineProperty(exports, "isTestName", {
	enumerable: true,
	get: function() {
		return isTestName;
	}
});
Object.defineProperty(exports, "isVerdict", {
	enumerable: true,
	get: function() {
		return isVerdict;
	}
});
Object.defineProperty(exports, "itemId", {
	enumerable: true,
	get: function() {
		return itemId;
	}
});
Object.defineProperty(exports, "itemObject", {
	enumerable: true,
	get: function() {
		return itemObject;
	}
});
Object.defineProperty(exports, "joinSentences", {
	enumerable: true,
	get: function() {
		return joinSentences;
	}
});
Object.defineProperty(exports, "keyLimit", {
	enumerable: true,
	get: function() {
		return keyLimit;
	}
});
Object.defineProperty(exports, "lacksList", {
	enumerable: true,
	get: function() {
		return lacksList;
	}
});
Object.defineProperty(exports, "lineStarts", {
	enumerable: true,
	get: function() {
		return lineStarts;
	}
});
Object.defineProperty(exports, "listId", {
	enumerable: true,
	get: function() {
		return listId;
	}
});
Object.defineProperty(exports, "listSentence", {
	enumerable: true,
	get: function() {
		return listSentence;
	}
});
Object.defineProperty(exports, "loadConfig", {
	enumerable: true,
	get: function() {
		return loadConfig;
	}
});
Object.defineProperty(exports, "loadGuard", {
	enumerable: true,
	get: function() {
		return loadGuard;
	}
});
Object.defineProperty(exports, "loadValidConfig", {
	enumerable: true,
	get: function() {
		return loadValidConfig;
	}
});
Object.defineProperty(exports, "located", {
	enumerable: true,
	get: function() {
		return located;
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
Object.defineProperty(exports, "maybeProcessedStatuses", {
	enumerable: true,
	get: function() {
		return maybeProcessedStatuses;
	}
});
Object.defineProperty(exports, "missingOperationStatuses", {
	enumerable: true,
	get: function() {
		return missingOperationStatuses;
	}
});
Object.defineProperty(exports, "modes", {
	enumerable: true,
	get: function() {
		return modes;
	}
});
Object.defineProperty(exports, "nameOfBundle", {
	enumerable: true,
	get: function() {
		return nameOfBundle;
	}
});
Object.defineProperty(exports, "namedTest", {
	enumerable: true,
	get: function() {
		return namedTest;
	}
});
Object.defineProperty(exports, "nearest", {
	enumerable: true,
	get: function() {
		return nearest;
	}
});
Object.defineProperty(exports, "nearestOfMany", {
	enumerable: true,
	get: function() {
		return nearestOfMany;
	}
});
Object.defineProperty(exports, "newMapping", {
	enumerable: true,
	get: function() {
		return newMapping;
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
Object.defineProperty(exports, "noFiles", {
	enumerable: true,
	get: function() {
		return noFiles;
	}
});
Object.defineProperty(exports, "normalizeDetectionPolicy", {
	enumerable: true,
	get: function() {
		return normalizeDetectionPolicy;
	}
});
Object.defineProperty(exports, "normalizeException", {
	enumerable: true,
	get: function() {
		return normalizeException;
	}
});
Object.defineProperty(exports, "normalizePolicy", {
	enumerable: true,
	get: function() {
		return normalizePolicy;
	}
});
Object.defineProperty(exports, "nowhere", {
	enumerable: true,
	get: function() {
		return nowhere;
	}
});
Object.defineProperty(exports, "objectId", {
	enumerable: true,
	get: function() {
		return objectId;
	}
});
Object.defineProperty(exports, "objectsOf", {
	enumerable: true,
	get: function() {
		return objectsOf;
	}
});
Object.defineProperty(exports, "onlyNearest", {
	enumerable: true,
	get: function() {
		return onlyNearest;
	}
});
Object.defineProperty(exports, "openDisk", {
	enumerable: true,
	get: function() {
		return openDisk;
	}
});
Object.defineProperty(exports, "openSecrets", {
	enumerable: true,
	get: function() {
		return openSecrets;
	}
});
Object.defineProperty(exports, "operations", {
	enumerable: true,
	get: function() {
		return operations;
	}
});
Object.defineProperty(exports, "parentOf", {
	enumerable: true,
	get: function() {
		return parentOf;
	}
});
Object.defineProperty(exports, "parseDeployments", {
	enumerable: true,
	get: function() {
		return parseDeployments;
	}
});
Object.defineProperty(exports, "parseLiveBundle", {
	enumerable: true,
	get: function() {
		return parseLiveBundle;
	}
});
Object.defineProperty(exports, "parseQuirks", {
	enumerable: true,
	get: function() {
		return parseQuirks;
	}
});
Object.defineProperty(exports, "parseVocabulary", {
	enumerable: true,
	get: function() {
		return parseVocabulary;
	}
});
Object.defineProperty(exports, "pathIn", {
	enumerable: true,
	get: function() {
		return pathIn;
	}
});
Object.defineProperty(exports, "pathsToLoad", {
	enumerable: true,
	get: function() {
		return pathsToLoad;
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
Object.defineProperty(exports, "policyId", {
	enumerable: true,
	get: function() {
		return policyId;
	}
});
Object.defineProperty(exports, "policyObject", {
	enumerable: true,
	get: function() {
		return policyObject;
	}
});
Object.defineProperty(exports, "positionAt", {
	enumerable: true,
	get: function() {
		return positionAt;
	}
});
Object.defineProperty(exports, "positionText", {
	enumerable: true,
	get: function() {
		return positionText;
	}
});
Object.defineProperty(exports, "prepareHeap", {
	enumerable: true,
	get: function() {
		return prepareHeap;
	}
});
Object.defineProperty(exports, "problemLimit", {
	enumerable: true,
	get: function() {
		return problemLimit;
	}
});
Object.defineProperty(exports, "products", {
	enumerable: true,
	get: function() {
		return products;
	}
});
Object.defineProperty(exports, "quoteForShell", {
	enumerable: true,
	get: function() {
		return quoteForShell;
	}
});
Object.defineProperty(exports, "readExpected", {
	enumerable: true,
	get: function() {
		return readExpected;
	}
});
Object.defineProperty(exports, "readExpectedAction", {
	enumerable: true,
	get: function() {
		return readExpectedAction;
	}
});
Object.defineProperty(exports, "readJson", {
	enumerable: true,
	get: function() {
		return readJson;
	}
});
Object.defineProperty(exports, "readPlain", {
	enumerable: true,
	get: function() {
		return readPlain;
	}
});
Object.defineProperty(exports, "readText", {
	enumerable: true,
	get: function() {
		return readText;
	}
});
Object.defineProperty(exports, "readsAs", {
	enumerable: true,
	get: function() {
		return readsAs;
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
Object.defineProperty(exports, "refuseTruncated", {
	enumerable: true,
	get: function() {
		return refuseTruncated;
	}
});
Object.defineProperty(exports, "rejectionCodes", {
	enumerable: true,
	get: function() {
		return rejectionCodes;
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
Object.defineProperty(exports, "removeOldResult", {
	enumerable: true,
	get: function() {
		return removeOldResult;
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
Object.defineProperty(exports, "requestContent", {
	enumerable: true,
	get: function() {
		return requestContent;
	}
});
Object.defineProperty(exports, "requestException", {
	enumerable: true,
	get: function() {
		return requestException;
	}
});
Object.defineProperty(exports, "requestIdHeaders", {
	enumerable: true,
	get: function() {
		return requestIdHeaders;
	}
});
Object.defineProperty(exports, "requestPolicy", {
	enumerable: true,
	get: function() {
		return requestPolicy;
	}
});
Object.defineProperty(exports, "requests", {
	enumerable: true,
	get: function() {
		return requests;
	}
});
Object.defineProperty(exports, "requests_exports", {
	enumerable: true,
	get: function() {
		return requests_exports;
	}
});
Object.defineProperty(exports, "resultLabel", {
	enumerable: true,
	get: function() {
		return resultLabel;
	}
});
Object.defineProperty(exports, "retryStatuses", {
	enumerable: true,
	get: function() {
		return retryStatuses;
	}
});
Object.defineProperty(exports, "ruleLists", {
	enumerable: true,
	get: function() {
		return ruleLists;
	}
});
Object.defineProperty(exports, "run", {
	enumerable: true,
	get: function() {
		return run;
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
Object.defineProperty(exports, "searchPaths", {
	enumerable: true,
	get: function() {
		return searchPaths;
	}
});
Object.defineProperty(exports, "secretFacts", {
	enumerable: true,
	get: function() {
		return secretFacts;
	}
});
Object.defineProperty(exports, "settingsOfBase", {
	enumerable: true,
	get: function() {
		return settingsOfBase;
	}
});
Object.defineProperty(exports, "slugOf", {
	enumerable: true,
	get: function() {
		return slugOf;
	}
});
Object.defineProperty(exports, "spellings", {
	enumerable: true,
	get: function() {
		return spellings;
	}
});
Object.defineProperty(exports, "staleCodes", {
	enumerable: true,
	get: function() {
		return staleCodes;
	}
});
Object.defineProperty(exports, "staleStatuses", {
	enumerable: true,
	get: function() {
		return staleStatuses;
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
Object.defineProperty(exports, "testPaths", {
	enumerable: true,
	get: function() {
		return testPaths;
	}
});
Object.defineProperty(exports, "textOrNull", {
	enumerable: true,
	get: function() {
		return textOrNull;
	}
});
Object.defineProperty(exports, "toIfMatch", {
	enumerable: true,
	get: function() {
		return toIfMatch;
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
Object.defineProperty(exports, "tryJson", {
	enumerable: true,
	get: function() {
		return tryJson;
	}
});
Object.defineProperty(exports, "unknownActionType", {
	enumerable: true,
	get: function() {
		return unknownActionType;
	}
});
Object.defineProperty(exports, "unknownDeployment", {
	enumerable: true,
	get: function() {
		return unknownDeployment;
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
Object.defineProperty(exports, "unprocessedStatuses", {
	enumerable: true,
	get: function() {
		return unprocessedStatuses;
	}
});
Object.defineProperty(exports, "verbSigns", {
	enumerable: true,
	get: function() {
		return verbSigns;
	}
});
Object.defineProperty(exports, "verbTitles", {
	enumerable: true,
	get: function() {
		return verbTitles;
	}
});
Object.defineProperty(exports, "version", {
	enumerable: true,
	get: function() {
		return version;
	}
});
Object.defineProperty(exports, "warnUnmergedSettings", {
	enumerable: true,
	get: function() {
		return warnUnmergedSettings;
	}
});
Object.defineProperty(exports, "withApproval", {
	enumerable: true,
	get: function() {
		return withApproval;
	}
});
Object.defineProperty(exports, "withBaseSettings", {
	enumerable: true,
	get: function() {
		return withBaseSettings;
	}
});
Object.defineProperty(exports, "withFix", {
	enumerable: true,
	get: function() {
		return withFix;
	}
});
Object.defineProperty(exports, "withProgress", {
	enumerable: true,
	get: function() {
		return withProgress;
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
