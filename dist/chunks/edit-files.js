import { ChangedMeanwhile, UsageError, accessSync, baseName, chmodSync, constants, count as count$1, detectionPolicyId, dirname, escapeTerminal, exceptionId, foldersAbove, hasErrors, itemId, join, listId, lstatSync, mkdirSync, openDisk, parentOf, policyId, readFileSync, removeLeftDrafts, renameSync, replaceFile, rmSync, rmdirSync, statSync, systemWords, writeDraft } from "./cli-and-action.js";
import { askedPaths, assemble, assignDeployments, beyondEntries, checkFile, configuredPaths, deriveSlug, exceptionWithout, extrasOf, findFiles, foldName, liesIn, noExtraFields, parse, pathsOf, pointerOf, policyWithout, readBytes, readEvents, readText, readsAs, ruleLists, slugOf } from "./validate.js";
import { isBookkeeping } from "./digest.js";
import { CHOMPING_MODE, COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE } from "./js-yaml.js";
import { anchorOf, endOf, firstToken, isNothing, startOf, textOf as textOf$1 } from "./events.js";
import { isDetectionFile, isPolicyEntry } from "./files.js";
// src/files/print/policy-texts.ts
function policyTexts$1(source, settings, wanted) {
	const asked = askedPaths(settings, wanted);
	const found = findFiles(source, asked.paths, settings.file ?? null);
	const texts = new Map();
	const problems = [...asked.problems, ...found.problems];
	for (const file of found.files) {
		const read = readText(source, file);
		if ("problem" in read) problems.push(read.problem);
		else texts.set(file, hasMark(source.read(file, 10485760)) ? `\u{FEFF}${read.text}` : read.text);
	}
	return {
		texts,
		problems
	};
}
const hasMark = (bytes) => bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191;
// src/commands/edits/policy-texts.ts
const policyTexts = ({ settings, wanted }) => policyTexts$1(wanted.source, settings, {
	paths: pathsOf(wanted, settings),
	deployment: wanted.deployment
}).texts;
function withEdits(before, edits) {
	const all = new Map([...before, ...edits]);
	return new Map([...all].filter((pair) => pair[1] !== null));
}
// src/commands/edits/refuse-unsaved.ts
function refuseUnsaved(what, edits, { before, unsaved }) {
	const [first, ...others] = unsaved([...edits.keys()].filter((path) => before.has(path)));
	if (first === void 0) return;
	const which = others.length === 0 ? "has" : `and ${count$1(others.length, "more file")} have`;
	throw new UsageError(`${escapeTerminal(first)} ${which} changes that git does not hold, and ${what} would overwrite them. Commit or stash them, or \`git add\` them for \`git restore\` to bring them back. No file was changed.`);
}
// src/commands/edits/replace-texts.ts
function replaceTexts(root, before, edits) {
	const disk = openDisk(root);
	for (const path of edits.keys()) {
		onDisk(path, () => lstatSync(join(root, path), { throwIfNoEntry: false }));
		const blocking = onDisk(path, () => blockingFolder(disk, path));
		if (blocking !== void 0) throw unwritable(path, `${escapeTerminal(blocking)} is no folder`);
		const change = onDisk(path, () => changeOf$2(disk, path, before.get(path) ?? null));
		if (change !== null) throw new ChangedMeanwhile(`${escapeTerminal(path)} ${change} meanwhile. No file was changed. Run it again.`);
	}
	const made = [];
	try {
		for (const folder of missingFolders(disk, edits)) {
			onDisk(folder, () => mkdirSync(join(root, folder)));
			made.push(join(root, folder));
		}
		const restore = replaceFiles(root, edits);
		return () => {
			restore();
			removeFolders(made);
		};
	} catch (error) {
		removeFolders(made);
		throw error;
	}
}
function onDisk(path, action) {
	try {
		return action();
	} catch (cause) {
		throw unwritable(path, systemWords(cause, "there is no such folder"), cause);
	}
}
const unwritable = (path, reason, cause) => new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });
const blockingFolder = (disk, path) => foldersAbove(path).find((folder) => !["folder", "missing"].includes(disk.kind(folder)));
function changeOf$2(disk, path, before) {
	const kind = disk.kind(path);
	if (before === null) return kind === "missing" ? null : "came up";
	if (kind !== "file") return "went away";
	return Buffer.from(before).equals(disk.read(path, 10485760)) ? null : "was changed";
}
function missingFolders(disk, edits) {
	const needed = [...edits].flatMap(([path, text]) => text === null ? [] : foldersAbove(path));
	return [...new Set(needed)].filter((folder) => disk.kind(folder) === "missing");
}
function removeFolders(folders) {
	for (const folder of folders.toReversed()) try {
		rmdirSync(folder);
	} catch {}
}
function replaceFiles(root, texts) {
	for (const folder of new Set(Array.from(texts.keys(), dirname))) removeLeftDrafts(join(root, folder));
	const drafts = new Map();
	const done = new Map();
	let path = "";
	try {
		for ([path] of texts) prepare(join(root, path), texts.get(path) ?? null, drafts);
		for (const [next, text] of texts) {
			path = next;
			const target = join(root, path);
			const kept = {
				text: textOf(target),
				mode: modeOf(target),
				instead: text
			};
			replace(target, drafts);
			done.set(path, kept);
		}
	} catch (cause) {
		for (const draft of drafts.values()) rmSync(draft, { force: true });
		throw new UsageError(`${path} cannot be written: ${systemWords(cause, "there is no such folder")}. ${leftWords(putBack(root, done))}`, { cause });
	}
	return () => {
		const left = putBack(root, done);
		if (left.length > 0) throw new UsageError(leftWords(left));
	};
}
const leftWords = (left) => left.length === 0 ? "No file was changed." : `What was written could not be taken back in ${left.join(", ")}. Look at it with git.`;
function prepare(target, text, drafts) {
	if (modeOf(target) !== null) accessSync(target, constants.W_OK);
	if (text === null) accessSync(dirname(target), constants.W_OK);
	else drafts.set(target, writeDraft(target, text));
}
function replace(target, drafts) {
	const draft = drafts.get(target);
	if (draft === void 0) rmSync(target, { force: true });
	else renameSync(draft, target);
}
const putBack = (root, done) => [...done].flatMap(([path, kept]) => {
	const reason = whyLeft(join(root, path), kept);
	return reason === null ? [] : [`${path} (${reason})`];
});
function whyLeft(target, { text, mode, instead }) {
	try {
		if (textOf(target) !== instead) return "it was changed meanwhile";
		if (text === null) rmSync(target, { force: true });
		else replaceFile(target, text);
		if (mode !== null && mode !== modeOf(target)) chmodSync(target, mode & 4095);
		return null;
	} catch (error) {
		return systemWords(error, "its folder is gone");
	}
}
const modeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mode ?? null;
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
// src/files/print/yaml/json.ts
const isList = (value) => Array.isArray(value);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function isSame(a, b) {
	if (a === b) return true;
	if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
	if (!isObject(a) || !isObject(b)) return false;
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
// src/files/print/declared-files.ts
const isBare = ({ value }) => isObject(value) && !Object.hasOwn(value, "policies");
function ownFiles(files, kind) {
	const paths = [...files.texts.keys()].toSorted();
	const read = paths.map((path) => readFile(path, files.texts.get(path) ?? "", files.settings.extraFields));
	const broken = paths.filter((_, index) => read[index] === null);
	if (broken.length > 0) return { broken };
	const all = read.filter((file) => file !== null);
	const declared = all.map((file) => file.declared);
	const { assigned, problems } = assignDeployments(declared, files.settings, files.deployment);
	const meant = all.filter((file) => assigned.has(file.declared) && isMeant$1(assigned.get(file.declared), files.deployment));
	const mine = new Map(meant.map(({ declared: one }) => [one, null]));
	const errors = [...problems, ...assemble(mine).problems].filter(({ severity }) => severity === "error");
	if (errors.length > 0) return { broken: [...new Set(errors.map(({ at }) => at.file))] };
	return { own: meant.filter((file) => file.declared.kind === kind) };
}
const isMeant$1 = (slug, deployment) => slug === null || slug === void 0 || deployment === null || slug === deployment;
function readFile(path, whole, extra = noExtraFields) {
	const bytes = Buffer.from(whole);
	if (bytes.length > 10485760) return null;
	const read = readBytes(path, bytes);
	if ("problem" in read) return null;
	const parsed = parse(path, read.text);
	if ("problems" in parsed) return null;
	const { content, problems } = checkFile(path, parsed, extra);
	if (content === null || hasErrors(problems)) return null;
	const mark = whole.startsWith("\ufeff") ? "\ufeff" : "";
	return {
		path,
		text: read.text,
		mark,
		value: parsed.value,
		declared: content,
		extra
	};
}
// src/files/print/file-name.ts
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;
function fileName(slug, ending, taken) {
	const plain = slug.normalize("NFC").toLowerCase().replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-._]+/, "");
	const safe = Array.from(plain).slice(0, 60).join("").replace(/(?<![-._])[-._]+$/, "");
	const stem = safe === "" || reserved.test(safe.split(".")[0] ?? "") ? `policy${safe === "" ? "" : `-${safe}`}` : safe;
	for (let number = 1;; number++) {
		const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
		const key = foldName(name);
		if (taken.has(key)) continue;
		taken.add(key);
		return name;
	}
}
// src/files/print/yaml/print-scalar.ts
function printScalar(text, quotes, flow) {
	if (quotes === "plain" && isPlainSafe(text, flow)) return text;
	if (quotes === "single" && !needsEscape.test(text)) return `'${text.replaceAll("'", "''")}'`;
	return printDouble(text);
}
const needsEscape = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const everyEscape = new RegExp(`["\\\\]|${needsEscape.source}`, "gu");
function isPlainSafe(text, flow) {
	if (readsAs(text) !== null || needsEscape.test(text)) return false;
	if (oddNumber.test(text) || /^(?:=|<<|(?:\.\.\.|---).*)$/.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@`=~]/.test(text)) return false;
	if (/:(?:\s|$)|\s#|\s$/.test(text)) return false;
	return !(flow && /[,[\]{}]|:/.test(text));
}
const oddNumber = /^[-+._]*[eE][-+]?\d+$|^[-+._]*(?:\d[\d.,_:eExXobaA-fF+\-TZtz ]*)?$/;
const short = {
	"\"": "\\\"",
	"\\": "\\\\",
	"\n": "\\n",
	"	": "\\t",
	"\r": "\\r",
	"\xA0": "\\_",
	"\u2028": "\\L",
	"\u2029": "\\P"
};
function printDouble(text) {
	return `"${text.replaceAll(everyEscape, (found) => short[found] ?? escape(found))}"`;
}
function escape(character) {
	const code = character.codePointAt(0) ?? 0;
	const hex = code.toString(16).toUpperCase();
	return code > 255 ? `\\U${hex.padStart(8, "0")}` : `\\x${hex.padStart(2, "0")}`;
}
function printLiteral(text) {
	const lines = (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
	if (!text.includes("\n") || lines.at(-1) === "" || /^[ \t]/.test(lines.find((line) => line !== "") ?? " ")) return null;
	if (lines[0] === "" || lines.some((line) => needsEscape.test(line) || /\s$|^(?:---|\.\.\.)/.test(line))) return null;
	return {
		header: text.endsWith("\n") ? "|" : "|-",
		lines
	};
}
// src/files/print/yaml/print-node.ts
const flowWidth = 80;
const usuallyFlow = ["values"];
function isInline(value, role, style) {
	if (isList(value)) return value.length === 0 || (style.flow.get(role) ?? isShort(value, role, style));
	if (isObject(value)) return Object.keys(value).length === 0 || (style.flow.get(role) ?? false);
	return true;
}
const isShort = (value, role, style) => usuallyFlow.includes(role) && printInline(value, role, style).length <= flowWidth;
function printInline(value, role, style, flow = true) {
	if (typeof value === "string") return printScalar(value, style.quotes.get(role) ?? "plain", flow);
	if (isList(value)) return `[${value.map((item) => printInline(item, `${role}[]`, style)).join(", ")}]`;
	if (!isObject(value)) return String(value);
	const pairs = Object.entries(value).map(([key, inner]) => `${printKey(key, style)}: ${printInline(inner, key, style)}`);
	if (pairs.length === 0) return "{}";
	return style.padded ? `{ ${pairs.join(", ")} }` : `{${pairs.join(", ")}}`;
}
const printKey = (key, style) => printScalar(key, style.keys, true);
function printPair(key, value, indent, style) {
	const start = `${" ".repeat(indent)}${printKey(key, style)}:`;
	const literal = typeof value === "string" ? printLiteral(value) : null;
	if (literal !== null) {
		const lines = literal.lines.map((line) => line === "" ? "" : " ".repeat(indent + style.step) + line);
		return [`${start} ${literal.header}`, ...lines];
	}
	if (isInline(value, key, style)) return [`${start} ${printInline(value, key, style, false)}`];
	return [start, ...printBlock(value, key, indent + (isList(value) ? style.dash : style.step), style)];
}
function printBlock(value, role, indent, style) {
	if (isObject(value)) return printPairs(value, indent, style);
	const items = isList(value) ? value : [value];
	const between = style.gaps.get(role) === true ? [""] : [];
	return items.flatMap((item, index) => [...index === 0 ? [] : between, ...printItem(item, role, indent, style)]);
}
function printItem(item, role, indent, style) {
	const dash = `${" ".repeat(indent)}- `;
	if (isInline(item, `${role}[]`, style)) return [dash + printInline(item, `${role}[]`, style, false)];
	const lines = printBlock(item, `${role}[]`, indent + 2, style);
	return [dash + (lines[0] ?? "").trimStart(), ...lines.slice(1)];
}
const printPairs = (value, indent, style) => Object.entries(value).flatMap(([key, inner]) => printPair(key, inner, indent, style));
// src/files/print/yaml/style.ts
const plainStyle = {
	flow: new Map(),
	quotes: new Map(),
	gaps: new Map([["policies", true], ["exceptions", true]]),
	keys: "plain",
	step: 2,
	dash: 2,
	padded: true,
	eol: "\n"
};
function learnStyle(text, root) {
	const votes = {
		text,
		flow: new Map(),
		quotes: new Map(),
		gaps: new Map(),
		keys: new Map(),
		numbers: new Map()
	};
	observe(votes, root, "");
	const number = (name, otherwise) => most(votes.numbers.get(name)) ?? otherwise;
	const step = number("step", Math.max(1, number("dash", plainStyle.step)));
	return {
		flow: winners(votes.flow),
		quotes: winners(votes.quotes),
		gaps: new Map([...plainStyle.gaps, ...winners(votes.gaps)]),
		keys: most(votes.keys) ?? "plain",
		step,
		dash: number("dash", plainStyle.dash),
		padded: number("padded", 1) === 1,
		eol: /\r?\n/.exec(text)?.[0] ?? "\n"
	};
}
const count = (tally, value) => void tally.set(value, (tally.get(value) ?? 0) + 1);
function vote(votes, name, value) {
	const tally = votes.get(name) ?? new Map();
	votes.set(name, tally);
	count(tally, value);
}
function most(tally) {
	return [...tally ?? []].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
function winners(votes) {
	const won = new Map();
	for (const [name, tally] of votes) {
		const winner = most(tally);
		if (winner !== void 0) won.set(name, winner);
	}
	return won;
}
function observe(votes, node, role) {
	if (node.kind === "scalar") return observeQuotes(votes, node.style, role);
	if (node.kind === "alias") return;
	if (node.items.length > 0) vote(votes.flow, role, node.flow);
	if (node.kind === "list") observeList(votes, node, role);
	else observeMap(votes, node);
}
function observeQuotes(votes, style, role) {
	if (style === "plain" || style === "single" || style === "double") vote(votes.quotes, role, style);
}
function observeList(votes, list, role) {
	for (const [index, { start, node }] of list.items.entries()) {
		const before = list.items[index - 1]?.node.end;
		if (!list.flow && before !== void 0) vote(votes.gaps, role, /\n[ \t]*\r?\n/.test(votes.text.slice(before, start)));
		observe(votes, node, `${role}[]`);
	}
}
function observeMap(votes, map) {
	const [first] = map.items;
	if (votes.text.charAt(map.body) === "{" && first !== void 0) vote(votes.numbers, "padded", votes.text.charAt(map.body + 1) === " " ? 1 : 0);
	for (const { key, keyStart, node } of map.items) {
		if (key.startsWith("x-")) continue;
		count(votes.keys, quotesByMark.get(votes.text.charAt(keyStart)) ?? "plain");
		observeIndent(votes, node);
		observe(votes, node, key);
	}
}
const quotesByMark = new Map([["\"", "double"], ["'", "single"]]);
function observeIndent(votes, node) {
	if (node.kind !== "list" && node.kind !== "map" || node.flow) return;
	const inner = node.items[0];
	if (inner === void 0) return;
	const column = inner.start - (votes.text.lastIndexOf("\n", inner.start - 1) + 1);
	vote(votes.numbers, node.kind === "list" ? "dash" : "step", Math.max(0, column - node.place.column));
}
// src/files/print/file-text.ts
function fileText(modeline, fields, style = plainStyle) {
	const head = modeline === null ? [] : [modeline, ""];
	const isDetection = "product" in fields;
	const lines = Object.entries(fields).flatMap(([key, value]) => {
		if (value === void 0) return [];
		return [...isDetection && Array.isArray(value) ? [""] : [], ...printPair(key, value, 0, style)];
	});
	return [...head, ...lines].map((line) => line + style.eol).join("");
}
const modelineFor = (schema) => `# yaml-language-server: $schema=${schema}`;
const modelineOf = (text) => /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;
const policyFields = (policy, isBare) => isBare ? policy : { policies: [policy] };
// src/files/print/align.ts
function align(old, next, likeness) {
	const best = [];
	const at = (i, j) => best[i]?.[j] ?? 0;
	const alike = old.map((a) => next.map((b) => likeness(a, b)));
	const paired = (i, j) => {
		const like = alike[i]?.[j] ?? 0;
		return like === 0 ? 0 : like + at(i + 1, j + 1);
	};
	for (let i = old.length - 1; i >= 0; i--) {
		const row = [];
		best[i] = row;
		for (let j = next.length - 1; j >= 0; j--) row[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
	}
	const partners = next.map(() => -1);
	for (let i = 0, j = 0; i < old.length && j < next.length;) {
		const sum = at(i, j);
		if (sum > 0 && sum === paired(i, j)) partners[j++] = i++;
		else if (sum === at(i + 1, j)) i++;
		else j++;
	}
	return partners;
}
// src/files/print/last-before.ts
function lastBefore(inOrder, text) {
	let [from, to] = [0, inOrder.length];
	while (from < to) {
		const middle = Math.floor((from + to) / 2);
		if ((inOrder[middle] ?? "") < text) from = middle + 1;
		else to = middle;
	}
	return from - 1;
}
// src/files/print/meaning.ts
const extras = (object, value) => {
	const own = Object.entries(extrasOf(object, value));
	return own.length === 0 ? "" : meaningOfJson(Object.fromEntries(own));
};
const meaningOfJson = (value) => JSON.stringify(value, (_, inner) => typeof inner === "object" && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a < b ? -1 : 1)) : inner);
const conditionMeaning = (condition) => {
	const { type, values, mode = "any" } = condition;
	return JSON.stringify([
		type,
		mode,
		[...new Set(values)].toSorted(),
		extras("condition", condition)
	]);
};
const actionMeaning = (action) => meaningOfJson([
	action.type,
	action.config ?? {},
	extras("action", action)
]);
function policyMeaning(policy) {
	const { name, description = "", active = true, filters, actions } = policy;
	const conditions = [...new Set(filters.conditions.map(conditionMeaning))].toSorted();
	const content = [
		name,
		description,
		active,
		filters.mode,
		conditions,
		actions.map(actionMeaning)
	];
	return JSON.stringify([
		...content,
		extras("filters", filters),
		extras("policy", policy)
	]);
}
const exceptionMeaning = (exception) => {
	const { exception_type, rule, rule_type, project, project_tag_name } = exception;
	return JSON.stringify([
		exception_type,
		rule,
		rule_type,
		project,
		project_tag_name,
		extras("exception", exception)
	]);
};
// src/files/print/yaml/wish.ts
const keep = { to: "keep" };
function wishMap(pairs, add) {
	const changed = new Map([...pairs].filter(([, wish]) => wish === null || wish.to !== "keep"));
	return changed.size === 0 && add.length === 0 ? keep : {
		to: "map",
		pairs: changed,
		add
	};
}
function wishList(items, add) {
	const changed = new Map([...items].filter(([, wish]) => wish === null || wish.to !== "keep"));
	return changed.size === 0 && add.length === 0 ? keep : {
		to: "list",
		items: changed,
		add
	};
}
function fulfilled(old, wish) {
	if (wish.to === "keep") return old;
	if (wish.to === "value") return wish.value;
	if (wish.to === "map") {
		const kept = Object.entries(isObject(old) ? old : {}).flatMap(([key, value]) => {
			const inner = wish.pairs.get(key);
			return inner === null ? [] : [[key, fulfilled(value, inner ?? keep)]];
		});
		return Object.fromEntries([...kept, ...wish.add.map(({ key, value }) => [key, value])]);
	}
	const added = Map.groupBy(wish.add, ({ after }) => after);
	const behind = (index) => (added.get(index) ?? []).map(({ value }) => value);
	const items = (isList(old) ? old : []).flatMap((value, index) => {
		const inner = wish.items.get(index);
		return [...inner === null ? [] : [fulfilled(value, inner ?? keep)], ...behind(index)];
	});
	return [...behind(-1), ...items];
}
// src/files/print/merge-policy.ts
function mergePolicy(old, live) {
	const pairs = [
		["name", textWish(old.name, live.name)],
		["filters", filtersWish(old.filters, live.filters)],
		["actions", actionsWish(old.actions, live.actions)]
	];
	const add = [];
	if (old.slug === void 0) add.push({
		after: "name",
		key: "slug",
		value: live.slug
	});
	if (old.description !== void 0) pairs.push(["description", descriptionWish(old.description, live.description)]);
	else if (live.description !== void 0) add.push({
		after: behindName(old),
		key: "description",
		value: live.description
	});
	const [before, after] = [old.active ?? true, live.active ?? true];
	if (old.active !== void 0 && before !== after) pairs.push(["active", {
		to: "value",
		value: after
	}]);
	else if (before !== after) add.push({
		after: behindDescription(old),
		key: "active",
		value: after
	});
	return withExtras("policy", old, live, pairs, add);
}
function withExtras(object, old, live, pairs, add = []) {
	const [before, after] = [extrasOf(object, old), extrasOf(object, live)];
	const changed = Object.entries(before).map(([key, value]) => {
		if (!Object.hasOwn(after, key)) return [key, null];
		return [key, isSame(value, after[key]) ? keep : {
			to: "value",
			value: after[key]
		}];
	});
	const missing = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key));
	return wishMap([...pairs, ...changed], [...add, ...missing.map(([key, value]) => ({
		after: "",
		key,
		value
	}))]);
}
const behindName = (old) => old.slug === void 0 ? "name" : "slug";
const behindDescription = (old) => old.description === void 0 ? behindName(old) : "description";
const textWish = (old, live) => old === live ? keep : {
	to: "value",
	value: live
};
function descriptionWish(old, live) {
	if (live === void 0) return old === "" ? keep : null;
	return textWish(old, live);
}
function filtersWish(old, live) {
	return withExtras("filters", old, live, [["mode", textWish(old.mode, live.mode)], ["conditions", conditionsWish(old.conditions, live.conditions)]]);
}
function conditionsWish(old, live) {
	const wanted = new Map(live.map((one) => [conditionMeaning(one), one]));
	const kept = new Set(old.map(conditionMeaning).filter((meaning) => wanted.has(meaning)));
	const missing = [...wanted].filter(([meaning]) => !kept.has(meaning)).map(([, condition]) => condition);
	const items = old.map((condition, index) => {
		if (kept.has(conditionMeaning(condition))) return [index, keep];
		const nearest = nearestOf(condition, missing);
		if (nearest < 0) return [index, null];
		const [partner = condition] = missing.splice(nearest, 1);
		return [index, conditionWish(condition, partner)];
	});
	const last = old.length - 1;
	return wishList(items, missing.map((condition) => ({
		after: last,
		value: conditionJson(condition)
	})));
}
function nearestOf({ type, mode = "any" }, among) {
	const same = among.findIndex((one) => one.type === type && (one.mode ?? "any") === mode);
	return same < 0 ? among.findIndex((one) => one.type === type) : same;
}
function conditionWish(old, live) {
	const [before, after] = [old.mode ?? "any", live.mode ?? "any"];
	const pairs = [["values", setWish(old.values, live.values)]];
	const add = [];
	if (old.mode !== void 0 && before !== after) pairs.push(["mode", {
		to: "value",
		value: after
	}]);
	else if (before !== after) add.push({
		after: "values",
		key: "mode",
		value: after
	});
	return withExtras("condition", old, live, pairs, add);
}
function setWish(old, live) {
	const wanted = new Set(live);
	const had = new Set(old);
	return wishList(old.map((item, index) => [index, wanted.has(item) ? keep : null]), placeItems(old, [...wanted].filter((item) => !had.has(item))));
}
function placeItems(old, items) {
	const isSorted = old.length > 1 && old.every((item, index) => (old[index - 1] ?? "") <= item);
	return (isSorted ? items.toSorted() : items).map((value) => ({
		after: isSorted ? lastBefore(old, value) : old.length - 1,
		value
	}));
}
function actionsWish(old, live) {
	const likeness = (a, b) => {
		if (a.type !== b.type) return 0;
		return actionMeaning(a) === actionMeaning(b) ? 3 : 2;
	};
	const partners = align(old, live, likeness);
	const items = old.map((action, index) => {
		const partner = live[partners.indexOf(index)];
		return [index, partner === void 0 ? null : actionWish(action, partner)];
	});
	let after = -1;
	return wishList(items, live.flatMap((action, index) => {
		const partner = partners[index] ?? -1;
		if (partner >= 0) after = partner;
		return partner >= 0 ? [] : [{
			after,
			value: actionJson(action)
		}];
	}));
}
function actionWish(old, live) {
	const wanted = live.config ?? {};
	if (old.config !== void 0) return withExtras("action", old, live, [["config", configWish(old.config, wanted)]]);
	return withExtras("action", old, live, [], Object.keys(wanted).length === 0 ? [] : [{
		after: "type",
		key: "config",
		value: { ...wanted }
	}]);
}
function configWish(config, wanted) {
	const isEmpty = Object.keys(wanted).length === 0;
	if (Object.keys(config).length === 0) return isEmpty ? keep : {
		to: "value",
		value: { ...wanted }
	};
	if (isEmpty) return null;
	return wishMap(Object.entries(config).map(([key, value]) => {
		const next = Object.hasOwn(wanted, key) ? wanted[key] : void 0;
		return [key, next === void 0 ? null : textWish(value, next)];
	}), Object.entries(wanted).filter(([key]) => !Object.hasOwn(config, key)).map(([key, value]) => ({
		after: "",
		key,
		value
	})));
}
const extraJson = (object, value) => extrasOf(object, value);
const conditionJson = (condition) => {
	const { type, values, mode = "any" } = condition;
	return {
		type,
		values: [...new Set(values)],
		...mode !== "any" && { mode },
		...extraJson("condition", condition)
	};
};
const actionJson = (action) => {
	const { type, config = {} } = action;
	return {
		type,
		...Object.keys(config).length > 0 && { config: { ...config } },
		...extraJson("action", action)
	};
};
function policyJson(policy) {
	const { name, slug, description, active, filters, actions } = policy;
	return {
		name,
		slug,
		...description !== void 0 && { description },
		...active === false && { active },
		filters: {
			mode: filters.mode,
			...extraJson("filters", filters),
			conditions: filters.conditions.map(conditionJson)
		},
		actions: actions.map(actionJson),
		...extraJson("policy", policy)
	};
}
// src/files/print/yaml/tree.ts
function readTree(text, events) {
	return build({
		text,
		events,
		index: 1,
		end: 0,
		anchors: new Map()
	}, {
		kind: "root",
		column: -1,
		after: 0
	});
}
function build(builder, place) {
	const event = builder.events[builder.index++];
	if (event === void 0 || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) throw new Error("the events of a document end too early");
	const { text } = builder;
	const body = isNothing(event) ? place.after : startOf(text, event, builder.end);
	const start = startWithProperties(event, body);
	const anchor = event.type === EVENT_ID.ALIAS ? null : anchorOf(text, event);
	const node = buildKind(builder, event, {
		start,
		body,
		anchor,
		place
	});
	if (anchor !== null) builder.anchors.set(anchor, node);
	return node;
}
function startWithProperties(event, body) {
	if (event.type === EVENT_ID.ALIAS) return body;
	const starts = [body];
	if (event.anchorStart >= 0) starts.push(event.anchorStart - 1);
	if (event.tagStart >= 0) starts.push(event.tagStart);
	return Math.min(...starts);
}
function buildKind(builder, event, common) {
	const { text } = builder;
	if (event.type === EVENT_ID.ALIAS) {
		builder.end = event.anchorEnd;
		const target = builder.anchors.get(text.slice(event.anchorStart, event.anchorEnd)) ?? null;
		return {
			...common,
			kind: "alias",
			end: event.anchorEnd,
			target
		};
	}
	if (event.type === EVENT_ID.SCALAR) return buildScalar(builder, event, common);
	const flow = event.style === COLLECTION_STYLE.FLOW;
	const bracketed = /[[{]/.test(text.charAt(event.start));
	builder.end = bracketed ? event.start + 1 : event.start;
	if (event.type === EVENT_ID.MAPPING) {
		const pairs = buildPairs(builder, flow);
		return {
			...common,
			kind: "map",
			flow,
			items: pairs,
			end: close(builder, bracketed, pairs)
		};
	}
	const items = buildItems(builder, flow);
	return {
		...common,
		kind: "list",
		flow,
		items,
		end: close(builder, flow, items)
	};
}
const styles = new Map([
	[SCALAR_STYLE.PLAIN, "plain"],
	[SCALAR_STYLE.SINGLE_QUOTED, "single"],
	[SCALAR_STYLE.DOUBLE_QUOTED, "double"],
	[SCALAR_STYLE.LITERAL_BLOCK, "literal"],
	[SCALAR_STYLE.FOLDED_BLOCK, "folded"]
]);
function buildScalar(builder, event, common) {
	const { text } = builder;
	const style = event.valueStart < 0 ? "nothing" : styles.get(event.style) ?? "plain";
	const tokenEnd = Math.max(endOf(event, builder.end), common.body);
	builder.end = tokenEnd;
	const end = style === "literal" || style === "folded" ? endOfLines(text, event) : tokenEnd;
	return {
		...common,
		kind: "scalar",
		end,
		style,
		value: textOf$1(text, event),
		content: event.valueStart,
		indent: event.indent
	};
}
function endOfLines(text, { valueStart, valueEnd, chomping }) {
	const content = text.slice(valueStart, valueEnd);
	return valueStart + (chomping === CHOMPING_MODE.KEEP ? content.replace(/\r?\n$/, "") : content.trimEnd()).length;
}
function close(builder, bracketed, items) {
	builder.index++;
	if (bracketed) builder.end = skipTo(builder, /[\s,]/) + 1;
	return bracketed ? builder.end : items.at(-1)?.node.end ?? builder.end;
}
const isOpen = ({ events, index }) => events[index]?.type !== EVENT_ID.POP;
function buildItems(builder, flow) {
	const items = [];
	while (isOpen(builder)) {
		const start = skipTo(builder, flow ? /[\s,]/ : /\s/);
		const column = columnOf$1(builder.text, start);
		const place = flow ? flowSpot(start) : {
			kind: "item",
			column,
			after: start + 1
		};
		items.push({
			start,
			node: build(builder, place)
		});
	}
	return items;
}
const flowSpot = (start) => ({
	kind: "flow",
	column: 0,
	after: start
});
function buildPairs(builder, flow) {
	const pairs = [];
	while (isOpen(builder)) {
		const start = skipTo(builder, flow ? /[\s,]/ : /\s/);
		const key = build(builder, flowSpot(start));
		const colon = skipTo(builder, /\s/);
		if (builder.text.charAt(colon) === ":") builder.end = colon + 1;
		const after = builder.end;
		const column = columnOf$1(builder.text, start);
		const node = build(builder, {
			kind: flow ? "flow" : "pair",
			column,
			after
		});
		pairs.push({
			start,
			key: key.kind === "scalar" ? key.value : "",
			keyStart: key.body,
			node
		});
	}
	return pairs;
}
function skipTo({ text, end }, what) {
	let offset = firstToken(text, end);
	while (what.test(text.charAt(offset))) offset = firstToken(text, offset + 1);
	return offset;
}
const columnOf$1 = (text, offset) => offset - (text.lastIndexOf("\n", offset - 1) + 1);
// src/files/print/create-files.ts
function createFiles(files, own, created) {
	const folder = usualFolder(own);
	const sibling = own.find(({ path }) => parentOf(path) === folder);
	if (sibling === void 0) return [];
	const inFolder = [...files.texts.keys()].filter((path) => parentOf(path) === folder);
	const taken = new Set(inFolder.map((path) => foldName(baseName(path))));
	const ending = /\.ya?ml$/i.exec(sibling.path)?.[0] ?? ".yaml";
	const style = styleOf(sibling);
	return created.map(({ id, policy }) => {
		const fields = {
			deployment_slug: sibling.declared.deployment ?? void 0,
			...policyFields(policyJson(policy), isBare(sibling))
		};
		const text = sibling.mark + fileText(modelineOf(sibling.text), fields, style);
		return {
			id,
			path: folder + (folder === "" ? "" : "/") + fileName(policy.slug, ending, taken),
			text
		};
	});
}
function usualFolder(own) {
	return [...Map.groupBy(own, ({ path }) => parentOf(path))].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}
function styleOf({ text }) {
	const events = readEvents(text);
	return "code" in events ? plainStyle : learnStyle(text, readTree(text, events));
}
// src/files/print/change.ts
function wishOf(changes, value) {
	const whole = changes.find(({ list }) => list === null);
	const top = whole?.verb === "edit" ? whole.wish : keep;
	if (changes.length === 1 && whole !== void 0) return top;
	const byList = Map.groupBy(changes.filter(({ list }) => list !== null), ({ list }) => list ?? "");
	const isThere = (list) => isObject(value) && Object.hasOwn(value, list);
	const there = Array.from(byList, ([list, own]) => [list, listWish(own)]).filter(([list]) => isThere(list));
	const absent = detectionLists.filter((list) => byList.has(list) && !isThere(list)).map((list) => {
		return {
			after: detectionLists.slice(0, detectionLists.indexOf(list)).findLast(isThere) ?? "",
			key: list,
			value: [...byList.get(list) ?? []].flatMap(addedBy)
		};
	});
	const [pairs, add] = top.to === "map" ? [[...top.pairs], top.add] : [[], []];
	return wishMap([...there, ...pairs], [...absent, ...add]);
}
const detectionLists = [...ruleLists, "exceptions"];
const addedBy = (change) => change.verb === "add" ? [change.value] : [];
function listWish(changes) {
	return wishList(changes.flatMap((change) => {
		if (change.verb === "add") return [];
		return [[change.index, change.verb === "edit" ? change.wish : null]];
	}), changes.flatMap((change) => change.verb === "add" ? [{
		after: change.after,
		value: change.value
	}] : []));
}
// src/files/print/yaml/anchors.ts
function moveAnchors(root, wish) {
	const seen = {
		changed: new Map(),
		aliases: []
	};
	visit(seen, root, wish, "");
	const following = new Set();
	const dropped = new Set();
	const expanded = new Map();
	for (const [target, next] of seen.changed) {
		const uses = seen.aliases.filter(({ node }) => node.target === target);
		const old = valueOf(target);
		const follows = uses.filter((use) => use.wish.to !== "keep" && isSame(fulfilled(old, use.wish), next));
		for (const { node } of follows) following.add(node);
		const staying = uses.filter((use) => use.wish.to === "keep");
		if (follows.length > 0) for (const { node, role } of staying) expanded.set(node, {
			value: old,
			anchor: null,
			role
		});
		else if (staying[0] !== void 0) {
			dropped.add(target);
			expanded.set(staying[0].node, {
				value: old,
				anchor: target.anchor,
				role: staying[0].role
			});
		}
	}
	return {
		following,
		dropped,
		expanded
	};
}
function visit(seen, node, wish, role) {
	if (node.kind === "alias") {
		if (wish !== null) seen.aliases.push({
			node,
			wish,
			role
		});
		return;
	}
	if (node.anchor !== null && wish?.to !== "keep") seen.changed.set(node, wish === null ? void 0 : fulfilled(valueOf(node), wish));
	if (node.kind === "scalar") return;
	for (const [index, item] of node.items.entries()) visit(seen, item.node, wish && innerWish(node, wish, index), isPair(item) ? item.key : `${role}[]`);
}
function innerWish(node, wish, index) {
	if (wish.to === "keep") return keep;
	const item = node.items[index];
	let own = null;
	if (wish.to === "list" && node.kind === "list") own = wish.items.get(index);
	if (wish.to === "map" && item !== void 0 && isPair(item)) own = wish.pairs.get(item.key);
	return own === void 0 ? keep : own;
}
const isPair = (item) => "key" in item;
function valueOf(node) {
	if (node.kind === "alias") return node.target === null ? "" : valueOf(node.target);
	if (node.kind === "list") return node.items.map((item) => valueOf(item.node));
	if (node.kind === "map") return Object.fromEntries(node.items.map(({ key, node: inner }) => [key, valueOf(inner)]));
	return node.style === "plain" && /^(?:true|True|TRUE|false|False|FALSE)$/.test(node.value) ? node.value.toLowerCase() === "true" : node.value;
}
// src/files/print/yaml/edits.ts
function applyEdits(text, edits) {
	const merged = mergeDeletions(edits.filter((edit) => edit.text === "" && edit.end > edit.start));
	const inOrder = [...edits.filter((edit) => edit.text !== ""), ...merged].toSorted((a, b) => a.start - b.start || a.end - b.end);
	let done = 0;
	const parts = [];
	for (const { start, end, text: part } of inOrder) {
		if (start < done) return null;
		parts.push(text.slice(done, start), part);
		done = end;
	}
	return parts.join("") + text.slice(done);
}
function mergeDeletions(deletions) {
	const merged = [];
	for (const one of deletions.toSorted((a, b) => a.start - b.start)) {
		const last = merged.at(-1);
		if (last !== void 0 && one.start < last.end) merged[merged.length - 1] = {
			...last,
			end: Math.max(last.end, one.end)
		};
		else merged.push(one);
	}
	return merged;
}
const lineStart = (text, offset) => text.lastIndexOf("\n", offset - 1) + 1;
function lineEnd(text, offset) {
	const feed = text.indexOf("\n", offset);
	if (feed < 0) return text.length;
	return text.charAt(feed - 1) === "\r" && feed > offset ? feed - 1 : feed;
}
function nextLine(text, offset) {
	const feed = text.indexOf("\n", offset);
	return feed < 0 ? text.length : feed + 1;
}
const isFirstOnLine = (text, offset) => text.slice(lineStart(text, offset), offset).trim() === "";
// src/files/print/yaml/lines.ts
function extentOf(text, entry, floor) {
	return {
		start: commentAbove(text, entry.start, floor),
		end: behind(text, entry)
	};
}
const commentLine = /^([ \t]*)#/;
function commentAbove(text, entry, floor) {
	let start = lineStart(text, entry);
	const column = entry - start;
	while (start > floor) {
		const line = lineStart(text, start - 1);
		const found = commentLine.exec(text.slice(line, start));
		if (found === null || (found[1] ?? "").length > column || isModeline(text, line)) break;
		start = line;
	}
	return start;
}
const isModeline = (text, line) => /^#\s*yaml-language-server:/.test(text.slice(line, lineEnd(text, line)));
function behind(text, entry) {
	const column = entry.start - lineStart(text, entry.start);
	let end = nextLine(text, entry.end);
	while (end < text.length) {
		const found = commentLine.exec(text.slice(end, nextLine(text, end)));
		if (found === null || (found[1] ?? "").length <= column) break;
		end = nextLine(text, end);
	}
	return end;
}
function emptyAbove(text, offset) {
	let start = offset;
	while (start > 0) {
		const line = lineStart(text, start - 1);
		if (text.slice(line, start).trim() !== "") break;
		start = line;
	}
	return start;
}
function emptyBelow(text, offset) {
	let end = offset;
	while (end < text.length && text.slice(end, nextLine(text, end)).trim() === "") end = nextLine(text, end);
	return end;
}
// src/files/print/yaml/sheet.ts
function edit(sheet, start, end, text) {
	sheet.edits.push({
		start,
		end,
		text
	});
}
// src/files/print/yaml/block.ts
function editEntries(sheet, node, gone, added, gaps) {
	const entries = node.items.map((item, index) => entryOf$1(sheet, node, item, index));
	const kept = [...entries.keys()].filter((index) => !gone.has(index));
	const ends = {
		first: kept[0] ?? entries.length,
		last: kept.at(-1) ?? -1
	};
	const comments = sharedComments(sheet.text, entries, gone);
	let takesEmptyLines = false;
	for (const [index, entry] of entries.entries()) if (gone.has(index)) removeEntry$1(sheet, entries, index, {
		comments,
		...ends,
		takesEmptyLines
	});
	else takesEmptyLines = entry.keepsEmptyLines;
	const byPlace = behindKept(added, entries.length, gone);
	for (const [after, group] of byPlace) {
		const lines = joinedLines(group, gaps);
		const entry = entries[after];
		if (entry === void 0) insertFirst(sheet, entries, entries[ends.first] ?? entries[0], {
			lines,
			gaps: gaps && kept.length > 0
		});
		else insertLines(sheet, entry.end, gaps && !entry.keepsEmptyLines ? ["", ...lines] : lines);
	}
}
function behindKept(added, count, gone) {
	const last = [];
	for (let index = 0; index < count; index++) last.push(gone.has(index) ? last.at(-1) ?? -1 : index);
	return Map.groupBy(inOrder(added), ({ after }) => last[Math.min(after, count - 1)] ?? -1);
}
const inOrder = (added) => added.toSorted((a, b) => a.after - b.after);
function keepsEmptyLines(text, node) {
	if (node.kind === "alias") return false;
	if (node.kind === "scalar") return /^[|>]\d?\+/.test(text.slice(node.body, node.body + 3));
	const last = node.items.at(-1);
	return !node.flow && last !== void 0 && keepsEmptyLines(text, last.node);
}
const joinedLines = (group, gaps) => group.flatMap(({ lines }, index) => gaps && index > 0 ? ["", ...lines] : lines);
const insertLines = (sheet, offset, lines) => edit(sheet, offset, offset, lines.map((line) => line + sheet.style.eol).join(""));
function insertFirst(sheet, entries, first, { lines, gaps }) {
	if (first === void 0) return;
	const all = gaps ? [...lines, ""] : lines;
	if (entries[0]?.isAlone === true) return insertLines(sheet, first.start, all);
	const indent = " ".repeat(first.own - lineStart(sheet.text, first.own));
	const text = all.map((line) => line + sheet.style.eol).join("");
	edit(sheet, first.own, first.own, text.trimStart() + indent);
}
function entryOf$1({ text }, node, item, index) {
	const before = node.items[index - 1];
	const floor = before === void 0 ? 0 : behind(text, {
		start: before.start,
		end: before.node.end
	});
	const extent = extentOf(text, {
		start: item.start,
		end: item.node.end
	}, floor);
	const isScalar = node.kind === "list" && item.node.kind === "scalar";
	return {
		...extent,
		own: item.start,
		floor,
		isScalar,
		isAlone: isFirstOnLine(text, item.start),
		keepsEmptyLines: keepsEmptyLines(text, item.node)
	};
}
function removeEntry$1(sheet, entries, index, kept) {
	const { text } = sheet;
	const entry = entries[index];
	if (entry === void 0) return;
	if (!entry.isAlone) return edit(sheet, entry.own, entries[kept.first]?.own ?? 0, "");
	const isFirst = index < kept.first;
	const isLast = index > kept.last;
	const start = kept.comments.has(index) ? lineStart(text, entry.own) : entry.start;
	const above = emptyAbove(text, start);
	const below = emptyBelow(text, entry.end);
	const hasGapBelow = below > entry.end;
	edit(sheet, !isFirst && (isLast || hasGapBelow) ? Math.max(above, entry.floor) : start, kept.takesEmptyLines || isFirst && index < entries.length - 1 ? below : entry.end, "");
}
function sharedComments(text, entries, gone) {
	const shared = new Set();
	for (let next = entries.length - 1; next > 0; next--) {
		const [before, entry] = [entries[next - 1], entries[next]];
		if (before === void 0 || entry === void 0 || lineStart(text, entry.own) !== before.end) continue;
		if (!gone.has(next) || shared.has(next)) shared.add(next - 1);
	}
	return new Set([...shared].filter((index) => entries[index]?.isScalar === true));
}
// src/files/print/yaml/flow.ts
function editFlow(sheet, node, gone, added) {
	const kept = [...node.items.keys()].filter((index) => !gone.has(index));
	if (kept.length === 0) {
		const inner = inOrder(added).map(({ text }) => text).join(", ");
		const padding = node.kind === "map" && inner !== "" && sheet.style.padded ? " " : "";
		return edit(sheet, node.body + 1, node.end - 1, padding + inner + padding);
	}
	const entries = node.items.map((item) => entryOf(sheet.text, item.start, item.node.end, node.body));
	const lastKept = kept.at(-1) ?? 0;
	const groups = behindKept(added, entries.length, gone);
	for (const index of gone) removeEntry(sheet, entries, index, {
		lastKept,
		comma: groups.has(lastKept)
	});
	for (const [after, group] of groups) {
		const texts = group.map(({ text }) => text);
		if (after < 0) insertBefore(sheet, entries[0], texts);
		else insertBehind(sheet, entries[after], texts);
	}
}
function entryOf(text, own, ownEnd, bracket) {
	const behind = firstToken(text, ownEnd);
	const comma = text.charAt(behind) === "," ? behind : -1;
	const line = lineEnd(text, ownEnd);
	const isAlone = isFirstOnLine(text, own) && /^\s*(?:,\s*)?(?:#.*)?$/.test(text.slice(ownEnd, line)) && comma < line;
	const floor = nextLine(text, bracket);
	return {
		...extentOf(text, {
			start: own,
			end: ownEnd
		}, floor),
		own,
		ownEnd,
		comma,
		isAlone
	};
}
function removeEntry(sheet, entries, index, { lastKept, comma }) {
	const [entry, next, last] = [
		entries[index],
		entries[index + 1],
		entries[lastKept]
	];
	if (entry === void 0 || last === void 0) return;
	if (index > lastKept) removeTrailing(sheet, entry, last, {
		isOpen: entries.at(-1)?.comma === -1,
		hasAdded: comma
	});
	else if (entry.isAlone) edit(sheet, entry.start, entry.end, "");
	else edit(sheet, entry.own, next === void 0 ? entry.ownEnd : upTo(sheet.text, entry, next), "");
}
function upTo(text, entry, next) {
	return next.start > entry.ownEnd && next.start < lineStart(text, next.own) && isFirstOnLine(text, next.own) ? lineEnd(text, lineStart(text, next.start - 1)) : next.own;
}
function removeTrailing(sheet, entry, last, { isOpen, hasAdded }) {
	const { text } = sheet;
	const needsComma = hasAdded && last.isAlone;
	if (isOpen && !needsComma) edit(sheet, last.comma, last.comma + 1, "");
	if (entry.isAlone) return edit(sheet, entry.start, entry.end, "");
	if (needsComma || text.slice(last.ownEnd, entry.own).includes("#")) edit(sheet, entry.own, entry.comma < 0 ? entry.ownEnd : entry.comma + 1, "");
	else edit(sheet, last.ownEnd, entry.ownEnd, "");
}
function insertBefore(sheet, entry, texts) {
	if (entry === void 0) return;
	const { text, style } = sheet;
	if (!entry.isAlone) return edit(sheet, entry.own, entry.own, texts.map((one) => `${one}, `).join(""));
	const indent = text.slice(lineStart(text, entry.own), entry.own);
	edit(sheet, entry.start, entry.start, texts.map((one) => `${indent}${one},${style.eol}`).join(""));
}
function insertBehind(sheet, entry, texts) {
	if (entry === void 0) return;
	const { text, style } = sheet;
	if (!entry.isAlone) return edit(sheet, entry.ownEnd, entry.ownEnd, texts.map((one) => `, ${one}`).join(""));
	const indent = text.slice(lineStart(text, entry.own), entry.own);
	const hasComma = entry.comma >= 0;
	if (!hasComma) edit(sheet, entry.ownEnd, entry.ownEnd, ",");
	const lines = texts.map((one, index) => `${indent}${one}${hasComma || index < texts.length - 1 ? "," : ""}${style.eol}`);
	edit(sheet, entry.end, entry.end, lines.join(""));
}
// src/files/print/yaml/replace.ts
function replaceNode(sheet, node, value, role, anchor = null) {
	const name = anchor ?? (sheet.anchors.dropped.has(node) ? null : node.anchor);
	const prefix = name === null ? "" : `&${name} `;
	if ((node.kind === "scalar" || node.kind === "alias") && !isList(value) && typeof value !== "object") return replaceScalar(sheet, node, value, role, prefix);
	if (node.place.kind === "flow" || isInline(value, role, sheet.style)) replaceInline(sheet, node, prefix + printInline(value, role, sheet.style, node.place.kind === "flow"));
	else replaceBlock(sheet, node, value, role, prefix.trimEnd());
}
function replaceInline(sheet, node, text) {
	const { kind, after } = node.place;
	if ((kind === "pair" || kind === "item") && sheet.text.slice(after, node.start).includes("\n")) edit(sheet, after, node.end, ` ${text}`);
	else edit(sheet, node.start, node.end, text);
}
function replaceBlock(sheet, node, value, role, prefix) {
	const { text, style } = sheet;
	const { kind, column, after } = node.place;
	const below = kind === "pair" ? stepInto(value, style) : 2;
	const lines = printBlock(value, role, kind === "root" ? 0 : column + below, style);
	if (kind === "root") return edit(sheet, node.start, node.end, lines.join(style.eol));
	const isOneLine = !text.slice(after, node.end).includes("\n");
	if (kind === "item" && prefix === "") {
		const [first = "", ...rest] = lines;
		edit(sheet, after, node.end, ` ${first.trimStart()}`);
		return addLines(sheet, isOneLine ? lineEnd(text, node.end) : node.end, rest);
	}
	edit(sheet, after, node.end, prefix === "" ? "" : ` ${prefix}`);
	addLines(sheet, isOneLine ? lineEnd(text, node.end) : node.end, lines);
}
const addLines = (sheet, offset, lines) => edit(sheet, offset, offset, lines.map((line) => sheet.style.eol + line).join(""));
const stepInto = (value, style) => isList(value) ? style.dash : style.step;
function replaceScalar(sheet, node, value, role, prefix) {
	const isFlow = node.place.kind === "flow";
	const literal = typeof value === "string" && node.place.kind === "pair" ? printLiteral(value) : null;
	if (node.kind === "scalar" && (node.style === "literal" || node.style === "folded")) return replaceLines(sheet, node, prefix, literal, inline(value, node, sheet, role, isFlow));
	if (literal === null || node.kind === "scalar" && node.style === "double" || hasCommentBelow(sheet, node)) return edit(sheet, node.start, node.end, prefix + inline(value, node, sheet, role, isFlow));
	edit(sheet, node.start, node.end, prefix + literal.header);
	addLines(sheet, lineEnd(sheet.text, node.end), indented(literal.lines, node.place.column + sheet.style.step));
}
function hasCommentBelow({ text, style }, { end, place }) {
	const indent = /^(?:[ \t]*\r?\n)*( *)#/.exec(text.slice(nextLine(text, end)))?.[1];
	return indent !== void 0 && indent.length >= place.column + style.step;
}
function inline(value, node, { style }, role, flow) {
	if (typeof value !== "string") return String(value);
	const own = node.kind === "alias" ? "none" : node.style;
	return printScalar(value, own === "plain" || own === "single" || own === "double" ? own : style.quotes.get(role) ?? "plain", flow);
}
const indented = (lines, indent) => lines.map((line) => line === "" ? "" : " ".repeat(indent) + line);
function replaceLines(sheet, node, prefix, literal, instead) {
	const { text, style } = sheet;
	const header = /^[|>][-+\d]*/.exec(text.slice(node.body))?.[0] ?? "";
	const headerLine = lineEnd(text, node.body);
	edit(sheet, node.start, node.body + header.length, prefix + (literal?.header ?? instead));
	const lines = literal === null ? [] : indented(literal.lines, node.indent);
	edit(sheet, headerLine, node.end, lines.map((line) => style.eol + line).join(""));
}
// src/files/print/yaml/patch.ts
function patchText(text, wish) {
	if (text.endsWith("\n")) return patchLines(text, wish);
	return patchLines(text + (/\r?\n/.exec(text)?.[0] ?? "\n"), wish)?.replace(/\r?\n$/, "") ?? null;
}
function patchLines(text, wish) {
	const events = readEvents(text);
	if ("code" in events) return null;
	const root = readTree(text, events);
	const sheet = {
		text,
		style: learnStyle(text, root),
		edits: [],
		anchors: moveAnchors(root, wish)
	};
	patch(sheet, root, wish, "");
	for (const [alias, { value, anchor, role }] of sheet.anchors.expanded) replaceNode(sheet, alias, value, role, anchor);
	return applyEdits(text, sheet.edits);
}
function patch(sheet, node, wish, role) {
	if (wish.to === "keep" || node.kind === "alias" && sheet.anchors.following.has(node)) return;
	if (node.kind === "map" && wish.to === "map") patchMap(sheet, node, wish);
	else if (node.kind === "list" && wish.to === "list" && !isReprinted(sheet, node, wish, role)) patchList(sheet, node, wish, role);
	else return replaceNode(sheet, node, fulfilled(valueOf(node), wish), role);
	if (sheet.anchors.dropped.has(node)) dropAnchor(sheet, node);
}
function dropAnchor(sheet, node) {
	const found = /^&\S+/.exec(sheet.text.slice(node.start));
	const end = node.start + (found?.[0].length ?? 0);
	const isAtEnd = end === lineEnd(sheet.text, node.start);
	edit(sheet, isAtEnd && sheet.text.charAt(node.start - 1) === " " ? node.start - 1 : node.start, isAtEnd ? end : end + 1, "");
}
function patchMap(sheet, node, wish) {
	const gone = new Set();
	for (const [index, { key, node: inner }] of node.items.entries()) {
		const own = wish.pairs.get(key);
		if (own === null) gone.add(index);
		else patch(sheet, inner, own ?? keep, key);
	}
	const indexOf = (key) => {
		const found = node.items.findIndex((item) => item.key === key);
		return found < 0 ? node.items.length : found;
	};
	if (gone.size === 0 && wish.add.length === 0) return;
	const { style } = sheet;
	if (node.flow) return editFlow(sheet, node, gone, wish.add.map(({ after, key, value }) => ({
		after: indexOf(after),
		text: `${printKey(key, style)}: ${printInline(value, key, style)}`
	})));
	const column = columnOf(sheet.text, node);
	editEntries(sheet, node, gone, wish.add.map(({ after, key, value }) => ({
		after: indexOf(after),
		lines: printPair(key, value, column, style)
	})), false);
}
const isEmptied = (node, { items }) => [...node.items.keys()].every((index) => items.get(index) === null);
function isReprinted({ text, style }, node, wish, role) {
	if (!isEmptied(node, wish)) return false;
	if (!node.flow) return node.place.kind !== "pair" || !node.items.every(({ start }) => isFirstOnLine(text, start));
	const value = wish.add.map((one) => one.value);
	return node.items.length === 0 && node.place.kind !== "flow" && !isInline(value, role, style);
}
function patchList(sheet, node, wish, role) {
	const { style } = sheet;
	const gone = new Set([...wish.items].flatMap(([index, own]) => own === null ? [index] : []));
	for (const [index, item] of node.items.entries()) patch(sheet, item.node, wish.items.get(index) ?? keep, `${role}[]`);
	if (gone.size === 0 && wish.add.length === 0) return;
	if (node.flow) return editFlow(sheet, node, gone, wish.add.map(({ after, value }) => ({
		after,
		text: printInline(value, `${role}[]`, style)
	})));
	const column = columnOf(sheet.text, node);
	editEntries(sheet, node, gone, wish.add.map(({ after, value }) => ({
		after,
		lines: printItem(value, role, column, style)
	})), style.gaps.get(role) === true);
	if (isEmptied(node, wish) && wish.add.length === 0) sayEmpty(sheet, node);
}
function sayEmpty(sheet, node) {
	const offset = node.anchor === null ? node.place.after : node.start + node.anchor.length + 1;
	edit(sheet, offset, offset, " []");
}
function columnOf(text, node) {
	const start = node.items[0]?.start ?? 0;
	return start - lineStart(text, start);
}
// src/files/print/edit-file.ts
function editFile(file, changes) {
	const work = {
		file,
		done: [],
		text: file.text,
		undone: [],
		tooLarge: Infinity
	};
	attempt(work, changes);
	return {
		text: work.text,
		undone: work.undone
	};
}
function attempt(work, all) {
	const changes = all.filter((change) => sizeOfNew(change) < work.tooLarge);
	for (const change of all) if (sizeOfNew(change) >= work.tooLarge) giveUp(work, change, "too-large");
	const [change] = changes;
	const failed = change === void 0 ? null : tryAll(work, changes);
	if (change === void 0 || failed === null) return;
	if (changes.length > 1) {
		const middle = changes.length >> 1;
		attempt(work, changes.slice(0, middle));
		attempt(work, changes.slice(middle));
		return;
	}
	const why = change.verb === "edit" ? tryAll(work, [anew(work.file, change)]) : failed;
	if (why === null) return;
	if (why === "too-large" && change.verb === "add") work.tooLarge = sizeOfNew(change);
	giveUp(work, change, why);
}
const giveUp = ({ file, undone }, { id }, why) => void undone.push({
	why,
	id,
	file: file.path
});
const sizeOfNew = (change) => change.verb === "add" ? Buffer.byteLength(JSON.stringify(change.value)) : -1;
function tryAll(work, changes) {
	const all = [...work.done, ...changes];
	const tried = edited(work.file, all);
	if ("why" in tried) return tried.why;
	work.done = all;
	work.text = tried.text;
	if (changes.some(({ verb }) => verb !== "add")) work.tooLarge = Infinity;
	return null;
}
function edited(file, changes) {
	const wish = wishOf(changes, file.value);
	const text = patchText(file.text, wish);
	if (text === null) return { why: "layout" };
	if (Buffer.byteLength(file.mark + text) > 10485760 || beyondEntries(text) !== null) return { why: "too-large" };
	const read = readFile(file.path, file.mark + text, file.extra);
	return read !== null && isSame(read.value, fulfilled(file.value, wish)) ? { text } : { why: "layout" };
}
function anew(file, change) {
	const { list, index } = change;
	const old = list === null ? file.value : itemOf(file.value, list, index);
	return {
		...change,
		wish: {
			to: "value",
			value: fulfilled(old, change.wish)
		}
	};
}
function itemOf(value, list, index) {
	return value[list]?.[index] ?? null;
}
// src/files/print/emptied-files.ts
function emptiedFiles(files, { changes, created, emptied }, needed) {
	const byFile = Map.groupBy(emptied, ({ file }) => file);
	const mustStay = created.length === 0 && files.every((file) => byFile.has(file));
	const inOrder = [...byFile.keys()].toSorted((a, b) => Number(isBare(a)) - Number(isBare(b)));
	const last = mustStay ? inOrder[0] : void 0;
	const kept = needed(inOrder.filter((file) => file !== last).map(({ path }) => path));
	const stays = (file) => file === last || kept.has(file.path);
	const endings = [...byFile].flatMap(([file, entries]) => {
		const ids = entries.map(({ slug }) => policyId(slug));
		if (!stays(file)) return [{
			file: file.path,
			text: null,
			ids
		}];
		return isBare(file) ? [{
			file: file.path,
			text: emptyText(file),
			ids
		}] : [];
	});
	const left = [...byFile].flatMap(([file, entries]) => stays(file) && !isBare(file) ? entries : []);
	return {
		changes: [...changes, ...left.map(removal)],
		endings
	};
}
const removal = ({ file, index, slug }) => ({
	id: policyId(slug),
	file: file.path,
	verb: "remove",
	list: "policies",
	index: index ?? 0
});
function emptyText(file) {
	const wish = wishMap(Object.keys(file.value).filter((key) => key !== "deployment_slug").map((key) => [key, null]), [{
		after: "",
		key: "policies",
		value: []
	}]);
	const change = {
		id: "bundle",
		file: file.path,
		verb: "edit",
		list: null,
		index: 0,
		wish
	};
	return file.mark + editFile(file, [change]).text;
}
function emptiedLists(files, changes, needed) {
	const going = new Set();
	for (const file of files) {
		const own = changes.filter((change) => change.file === file.path);
		const others = files.filter((other) => other !== file && !going.has(other.path));
		const isNeeded = listsOf(file).some((list) => !others.some((other) => listsOf(other).includes(list)));
		const removals = own.filter(({ verb }) => verb === "remove").length;
		if (removals > 0 && removals === idsOf(file).length && removals === own.length && !isNeeded) going.add(file.path);
	}
	const kept = needed([...going]);
	const gone = new Set([...going].filter((path) => !kept.has(path)));
	const endings = files.filter(({ path }) => gone.has(path)).map((file) => ({
		file: file.path,
		text: null,
		ids: idsOf(file)
	}));
	return {
		changes: changes.filter(({ file }) => !gone.has(file)),
		endings
	};
}
const listsOf = ({ declared }) => [...ruleLists.filter((list) => declared.lists[list] !== null), ...declared.exceptions === null ? [] : ["exceptions"]];
const idsOf = ({ declared }) => [...ruleLists.flatMap((list) => (declared.lists[list] ?? []).map(({ value }) => itemId(list, value))), ...(declared.exceptions ?? []).map(({ value }) => exceptionId(value))];
// src/files/print/is-unread.ts
function isUnread(path, own, { settings, deployment }) {
	const paths = (deployment === null ? null : settings.deployments.get(deployment)?.policies) ?? settings.policies;
	const leadsTo = (file) => paths.some((one) => liesIn(file, one));
	return !leadsTo(path) && own.some((file) => leadsTo(file.path));
}
// src/files/print/live-content.ts
function liveObjects(kind, content, extra = noExtraFields) {
	const all = {
		blocked: new Set(),
		dropped: [],
		undone: [],
		extra
	};
	const { extra: _, ...found } = all;
	const isRemediation = kind === "remediation";
	const own = isRemediation ? ["policies"] : [
		...ruleLists,
		"exceptions",
		...extra.detection
	];
	const rest = Object.keys(content).filter((key) => ![
		...own,
		"deployment_slug",
		"product"
	].includes(key));
	for (const key of rest) if (isMeant(content, key)) found.dropped.push({
		id: "bundle",
		pointer: [key]
	});
	return {
		policies: isRemediation ? policiesIn(content, all) : new Map(),
		exceptions: isRemediation ? new Map() : exceptionsIn(content, all),
		extras: isRemediation ? {} : extrasIn(content, all),
		lists: {
			rulesets: listIn(content, "rulesets", all),
			rules: listIn(content, "rules", all),
			disabled: listIn(content, "disabled", all)
		},
		...found
	};
}
const isMeant = (object, key) => object[key] !== null && object[key] !== void 0 && !isBookkeeping(key);
const objectsIn = (content, key) => {
	const list = content[key];
	return Array.isArray(list) ? list.filter((one) => isObject(one)) : [];
};
function extrasIn(content, found) {
	const extras = {};
	for (const field of found.extra.detection) {
		const value = content[field];
		if (value === null || value === void 0) continue;
		const wrong = forbiddenIn(value, [field]);
		if (wrong !== null) found.undone.push({
			why: "unwritable",
			id: detectionPolicyId,
			pointer: wrong
		});
		else extras[field] = value;
	}
	return extras;
}
function policiesIn(content, found) {
	const shape = policyShape(found.extra);
	const policies = new Map();
	for (const live of objectsIn(content, "policies")) {
		const id = policyId(String(live["slug"]));
		const policy = closed(live, shape, {
			id,
			pointer: [],
			dropped: found.dropped
		});
		const plain = policyWithout(policy, found.extra);
		const wrong = isPolicyEntry(plain) ? wrongIn(policy) : firstError(isPolicyEntry.errors, plain);
		if (wrong !== null) {
			block(found, id, wrong);
			if (typeof live["name"] === "string") found.blocked.add(policyId(deriveSlug(live["name"])));
		} else if (policies.has(id)) found.undone.push({
			why: "repeated",
			id
		});
		else policies.set(id, policy);
	}
	for (const id of policies.keys()) found.blocked.delete(id);
	return policies;
}
const wrongIn = (policy) => policy["slug"] === void 0 ? ["slug"] : forbiddenIn(policy, []);
function block({ blocked, undone }, id, pointer) {
	blocked.add(id);
	undone.push({
		why: "unwritable",
		id,
		pointer
	});
}
function exceptionsIn(content, found) {
	const shape = {
		...exceptionShape,
		...shapeOf(found.extra.exception)
	};
	const exceptions = new Map();
	for (const live of objectsIn(content, "exceptions")) {
		const id = exceptionId(live);
		const exception = closed(live, shape, {
			id,
			pointer: [],
			dropped: found.dropped
		});
		const file = {
			product: "code",
			exceptions: [exceptionWithout(exception, found.extra)]
		};
		const error = isDetectionFile(file) ? null : firstError(isDetectionFile.errors, file);
		const scopes = ["project", "project_tag_name"].filter((scope) => scope in exception);
		const wrong = error?.slice(2) ?? (scopes.length === 1 ? forbiddenIn(exception, []) : ["project"]);
		if (wrong !== null) block(found, id, wrong);
		else if (exceptions.has(id)) found.undone.push({
			why: "repeated",
			id
		});
		else exceptions.set(id, exception);
	}
	return exceptions;
}
function listIn(content, list, { undone }) {
	const items = content[list];
	const texts = [];
	for (const item of isList(items) ? items : []) if (typeof item === "string" && /^\S{1,1000}$/.test(item) && forbiddenIn(item, []) === null) texts.push(item);
	else undone.push({
		why: "unwritable",
		id: itemId(list, typeof item === "string" ? item : JSON.stringify(item)),
		pointer: []
	});
	return [...new Set(texts)];
}
const shapeOf = (names) => Object.fromEntries(names.map((name) => [name, null]));
const policyShape = (extra) => ({
	name: null,
	slug: null,
	description: null,
	active: null,
	filters: {
		mode: null,
		...shapeOf(extra.filters),
		conditions: [{
			type: null,
			values: null,
			mode: null,
			...shapeOf(extra.condition)
		}]
	},
	actions: [{
		type: null,
		config: null,
		...shapeOf(extra.action)
	}],
	...shapeOf(extra.policy)
});
const exceptionShape = {
	exception_type: null,
	rule: null,
	rule_type: null,
	project: null,
	project_tag_name: null
};
function closed(live, shape, way) {
	const top = way.pointer.length === 0;
	for (const key of Object.keys(live)) if (!Object.hasOwn(shape, key) && live[key] !== null && live[key] !== void 0 && !(top && isBookkeeping(key))) way.dropped.push({
		id: way.id,
		pointer: [...way.pointer, key]
	});
	return Object.fromEntries(Object.entries(shape).flatMap(([key, inner]) => {
		const value = live[key];
		return isUnused(key, value) ? [] : [[key, closedField(value, inner, {
			...way,
			pointer: [...way.pointer, key]
		})]];
	}));
}
function closedField(value, shape, way) {
	if (shape === null) return value;
	if (!Array.isArray(shape)) return isObject(value) ? closed(value, shape, way) : value;
	const [item] = shape;
	if (!Array.isArray(value)) return value;
	return value.map((one, index) => isObject(one) ? closed(one, item, {
		...way,
		pointer: [...way.pointer, index]
	}) : one);
}
function isUnused(key, value) {
	if (value === null || value === void 0) return true;
	if (key === "active") return value === true;
	if (key === "config") return isObject(value) && Object.keys(value).length === 0;
	return [
		"description",
		"project",
		"project_tag_name"
	].includes(key) && value === "";
}
function firstError(errors, value) {
	const [error] = errors ?? [];
	if (error === void 0) return [];
	const pointer = pointerOf(error.instancePath, value);
	const missing = "missingProperty" in error.params ? [String(error.params.missingProperty)] : [];
	return [...pointer, ...missing];
}
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
function forbiddenIn(value, pointer) {
	if (value === null) return pointer;
	if (typeof value === "string") return forbidden.test(value) ? pointer : null;
	if (typeof value !== "object") return null;
	for (const [key, inner] of Object.entries(value)) {
		const way = [...pointer, Array.isArray(value) ? Number(key) : key];
		const found = forbidden.test(key) ? way : forbiddenIn(inner, way);
		if (found !== null) return found;
	}
	return null;
}
// src/files/print/needed-files.ts
function neededFiles({ texts, settings }, going, made) {
	const needed = new Set();
	if (going.length === 0) return needed;
	const gone = new Set(going);
	const left = [...texts.keys(), ...made()].filter((path) => !gone.has(path));
	for (const { path, byDefault } of configuredPaths(settings, null)) {
		const isIn = (file) => liesIn(file, path);
		const first = byDefault ? void 0 : going.find(isIn);
		if (first !== void 0 && !left.some(isIn) && !going.some((file) => needed.has(file) && isIn(file))) needed.add(first);
	}
	return needed;
}
// src/files/print/plan-detection.ts
function planDetection(files, live, selected) {
	const isItemSelected = (list, item) => [
		itemId(list, item),
		listId(list),
		detectionPolicyId
	].some(selected);
	const lists = ruleLists.flatMap((list) => listChanges(files, list, live.lists[list], (item) => isItemSelected(list, item)));
	const extras = selected("policy") ? extraChanges(files, live.extras) : [];
	return [
		...lists,
		...exceptionChanges(files, live, selected),
		...extras
	];
}
function listChanges(files, list, live, selected) {
	const wanted = new Set(live);
	const giving = files.flatMap((file) => {
		const items = file.declared.lists[list];
		return items === null ? [] : [{
			path: file.path,
			items: items.map(({ value }) => value)
		}];
	});
	const removals = giving.flatMap(({ path, items }) => items.flatMap((item, index) => {
		return wanted.has(item) || !selected(item) ? [] : [{
			id: itemId(list, item),
			file: path,
			verb: "remove",
			list,
			index
		}];
	}));
	const known = new Set(giving.flatMap(({ items }) => items));
	const missing = live.filter((item) => !known.has(item) && selected(item)).toSorted();
	const additions = [...Map.groupBy(missing, nearestFile(giving))].flatMap(([giver, items]) => placeItems(giver?.items ?? [], items).map(({ after, value }) => {
		return {
			id: itemId(list, value),
			file: giver?.path ?? files[0]?.path ?? "",
			verb: "add",
			list,
			after,
			value
		};
	}));
	return [...removals, ...additions];
}
function nearestFile(giving) {
	if (giving.length < 2) return () => giving[0];
	const inOrder = giving.flatMap((giver) => giver.items.map((one) => ({
		one,
		giver
	}))).toSorted((a, b) => a.one < b.one ? -1 : 1);
	const items = inOrder.map(({ one }) => one);
	return (item) => inOrder[lastBefore(items, item)]?.giver ?? giving[0];
}
function exceptionChanges(files, { exceptions }, selected) {
	const giving = files.filter(({ declared }) => declared.exceptions !== null);
	const placed = giving.flatMap(({ path, declared }) => (declared.exceptions ?? []).map(({ value }, index) => ({
		entry: value,
		file: path,
		index
	})));
	const partners = partnersOf(placed, exceptions, selected);
	const changes = placed.flatMap((one) => changeOf$1(one, partners.get(one), selected));
	const known = new Set(partners.values());
	const missing = [...exceptions].filter(([id, exception]) => !known.has(exception) && selected(id)).toSorted(([a], [b]) => a < b ? -1 : 1);
	const last = giving.at(-1);
	const end = {
		file: last?.path ?? files[0]?.path ?? "",
		index: (last?.declared.exceptions?.length ?? 0) - 1
	};
	const neighbour = neighbourIn(placed);
	const additions = missing.map(([id, exception]) => {
		const { file, index } = neighbour(exception) ?? end;
		return {
			id,
			file,
			verb: "add",
			list: "exceptions",
			after: index,
			value: { ...exception }
		};
	});
	return [...changes, ...additions];
}
function partnersOf(placed, live, selected) {
	const ids = new Set(placed.map(({ entry }) => exceptionId(entry)));
	const others = [...live].filter(([id]) => !ids.has(id) && selected(id));
	const byName = new Map(others.map(([id, exception]) => [id.toLowerCase(), exception]));
	const partners = new Map();
	for (const one of placed) {
		const id = exceptionId(one.entry);
		const respelt = live.has(id) || !selected(id) ? void 0 : byName.get(id.toLowerCase());
		const partner = live.get(id) ?? respelt;
		if (partner !== void 0) partners.set(one, partner);
		if (respelt !== void 0) byName.delete(id.toLowerCase());
	}
	return partners;
}
function changeOf$1({ entry, file, index }, wanted, selected) {
	const id = exceptionId(entry);
	if (!selected(id) || wanted !== void 0 && exceptionMeaning(wanted) === exceptionMeaning(entry)) return [];
	const common = {
		id,
		file,
		list: "exceptions",
		index
	};
	if (wanted === void 0) return [{
		...common,
		verb: "remove"
	}];
	const pairs = exceptionFields.flatMap((field) => {
		const value = wanted[field];
		return value === void 0 || value === entry[field] ? [] : [[field, {
			to: "value",
			value
		}]];
	});
	return [{
		...common,
		verb: "edit",
		wish: withExtras("exception", entry, wanted, pairs)
	}];
}
function extraChanges(files, extras) {
	const [first] = files;
	const given = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras ?? {})));
	return files.flatMap((file) => {
		const { path, declared } = file;
		const isOwn = (name) => Object.hasOwn(declared.extras ?? {}, name) || file === first && !given.has(name);
		const live = Object.fromEntries(Object.entries(extras).filter(([name]) => isOwn(name)));
		const wish = withExtras("detection", declared.extras ?? {}, live, []);
		if (wish.to === "keep") return [];
		return [{
			id: detectionPolicyId,
			file: path,
			verb: "edit",
			list: null,
			index: 0,
			wish
		}];
	});
}
const exceptionFields = [
	"exception_type",
	"rule",
	"project",
	"project_tag_name"
];
function neighbourIn(placed) {
	const byRule = new Map(placed.map((one) => [one.entry.rule, one]));
	const byScope = new Map(placed.map((one) => [scopeOf(one.entry), one]));
	return (exception) => byRule.get(exception.rule) ?? byScope.get(scopeOf(exception));
}
const scopeOf = ({ project, project_tag_name: tag }) => JSON.stringify([project, tag]);
// src/files/print/place-policies.ts
function placePolicies(files, entries, policies) {
	const shared = sharedEntries(files, entries);
	const staying = shared.filter(({ fate }) => fate !== "remove").toSorted((a, b) => a.slug < b.slug ? -1 : 1);
	const added = [];
	const created = [];
	const fallback = fallbackFile(files, entries, shared);
	for (const policy of policies) {
		const place = besides(staying, policy) ?? (fallback && {
			policy,
			file: fallback.path,
			after: lastIndex(fallback)
		});
		if (place === null) created.push(policy);
		else added.push(place);
	}
	return {
		added,
		created
	};
}
function sharedEntries(files, entries) {
	const shared = entries.filter(({ file, index }) => index !== null && (files.length === 1 || file.declared.policies.length > 1));
	return shared.length * 2 >= entries.length ? shared : [];
}
function besides(staying, policy) {
	const before = staying.findLast(({ slug }) => slug < policy.slug);
	if (before !== void 0) return {
		policy,
		file: before.file.path,
		after: before.index ?? 0
	};
	const [next] = staying;
	return next === void 0 ? null : {
		policy,
		file: next.file.path,
		after: (next.index ?? 0) - 1
	};
}
function fallbackFile(files, entries, shared) {
	if (shared[0] !== void 0) return shared[0].file;
	return entries.length > 0 ? null : files.find((file) => file.declared.policies.length === 0) ?? null;
}
const lastIndex = (file) => file.declared.policies.length - 1;
// src/files/print/plan-policies.ts
function planPolicies(files, live, selected) {
	const { entries, missing } = pair(files, live, selected);
	const { added, created } = placePolicies(files, entries, missing);
	const left = new Set([...entries.filter(({ fate }) => fate !== "remove").map(({ file }) => file.path), ...added.map(({ file }) => file)]);
	const going = new Set(entries.filter(({ file }) => !left.has(file.path)));
	const changes = entries.filter((entry) => !going.has(entry)).flatMap(changeOf);
	const adds = added.map(({ policy, file, after }) => {
		return {
			id: policyId(policy.slug),
			file,
			verb: "add",
			list: "policies",
			after,
			value: policyJson(policy)
		};
	});
	return {
		changes: [...changes, ...adds],
		created: created.map((policy) => ({
			id: policyId(policy.slug),
			policy
		})),
		emptied: [...going]
	};
}
function changeOf({ file, index, policy, slug, fate }) {
	const id = policyId(slug);
	if (fate === "keep") return [];
	if (fate === "remove") return [{
		id,
		file: file.path,
		verb: "remove",
		list: "policies",
		index: index ?? 0
	}];
	if (policyMeaning(policy) === policyMeaning(fate.live) && slug === fate.live.slug) return [];
	const wish = mergePolicy(policy, fate.live);
	return [{
		id,
		file: file.path,
		verb: "edit",
		list: index === null ? null : "policies",
		index: index ?? 0,
		wish
	}];
}
function pair(files, { policies, blocked }, selected) {
	const declared = files.flatMap((file) => file.declared.policies.map(({ value, at }) => ({
		file,
		index: indexOf(at.pointer),
		policy: value
	})));
	const slugs = new Set(declared.map(({ policy }) => slugOf(policy)));
	const byName = new Map([...policies.values()].filter(({ slug }) => !slugs.has(slug)).map((live) => [live.name, live]));
	const found = new Set();
	return {
		entries: declared.map((one) => {
			const slug = slugOf(one.policy);
			const own = policies.get(policyId(slug));
			const mayBeRenamed = one.policy.slug === void 0 && !blocked.has(policyId(slug));
			const live = own ?? (mayBeRenamed ? byName.get(one.policy.name) : void 0);
			const isFirst = live !== void 0 && !found.has(live);
			if (isFirst) found.add(live);
			if (!(selected(policyId(slug)) || isFirst && selected(policyId(live.slug)))) return {
				...one,
				slug,
				fate: "keep"
			};
			return {
				...one,
				slug,
				fate: isFirst ? { live } : "remove"
			};
		}),
		missing: [...policies.values()].filter((live) => !found.has(live) && selected(policyId(live.slug))).toSorted((a, b) => a.slug < b.slug ? -1 : 1)
	};
}
const indexOf = (pointer) => {
	const step = pointer[1];
	return typeof step === "number" ? step : null;
};
// src/files/print/edit-files.ts
function editFiles(files, kind, content, only = null) {
	const live = liveObjects(kind, content, files.settings.extraFields);
	const found = ownFiles(files, kind);
	if ("broken" in found) return nothing(live, found.broken.map((file) => ({
		why: "broken-file",
		file
	})));
	const selected = (id) => (only === null || only.has(id)) && !live.blocked.has(id);
	if (found.own.length === 0) return nothing(live, everything(live, selected));
	const plan = planFor(files, found.own, live, selected);
	const done = carryOut(files, found.own, plan);
	const left = leftover({
		...files,
		texts: withTexts(files.texts, done.texts)
	}, kind, live, {
		selected,
		undone: done.undone
	});
	if (left !== null) return nothing(live, left);
	return {
		...done,
		dropped: relevant(live.dropped, only),
		undone: [...relevant(live.undone, only), ...done.undone]
	};
}
const relevant = (all, only) => all.filter((one) => only === null || !("id" in one) || only.has(one.id));
const nothing = (live, undone) => ({
	texts: new Map(),
	touched: [],
	dropped: live.dropped,
	undone: [...live.undone, ...undone]
});
function everything({ policies, exceptions }, selected) {
	const ids = [...policies.keys(), ...exceptions.keys()].filter(selected);
	return (ids.length === 0 ? ["bundle"] : ids).map((id) => ({
		why: "no-file",
		id
	}));
}
function planFor(files, own, live, selected) {
	const policyFiles = own.filter((file) => file.declared.kind === "remediation");
	if (policyFiles.length > 0) {
		const plan = planPolicies(policyFiles, live, selected);
		const made = () => createFiles(files, own, plan.created).map(({ path }) => path);
		return {
			...emptiedFiles(policyFiles, plan, (going) => neededFiles(files, going, made)),
			created: plan.created
		};
	}
	const detectionFiles = own.filter((file) => file.declared.kind !== "remediation");
	return {
		...emptiedLists(detectionFiles, planDetection(detectionFiles, live, selected), (going) => neededFiles(files, going, () => [])),
		created: []
	};
}
function carryOut(files, own, { changes, created, endings }) {
	const done = {
		texts: new Map(),
		touched: [],
		undone: []
	};
	const byFile = Map.groupBy(changes, ({ file }) => file);
	for (const file of own) {
		const all = byFile.get(file.path) ?? [];
		if (all.length === 0) continue;
		const { text, undone } = editFile(file, all);
		if (text !== file.text) done.texts.set(file.path, file.mark + text);
		done.undone.push(...undone);
		const failed = new Set(undone.map((one) => "id" in one ? one.id : ""));
		done.touched.push(...all.filter(({ id }) => !failed.has(id)).map(touchedBy));
	}
	for (const { file, text, ids } of endings) {
		done.texts.set(file, text);
		done.touched.push(...ids.map((id) => ({
			id,
			verb: "delete",
			file
		})));
	}
	for (const { path, text, id } of createFiles(files, own, created)) {
		if (isUnread(path, own, files)) {
			done.undone.push({
				why: "unread-file",
				id,
				file: path
			});
			continue;
		}
		done.texts.set(path, text);
		done.touched.push({
			id,
			verb: "create",
			file: path
		});
	}
	return done;
}
const verbs = {
	add: "create",
	edit: "update",
	remove: "delete"
};
const touchedBy = ({ id, file, verb }) => ({
	id,
	file,
	verb: verbs[verb]
});
function withTexts(before, changed) {
	const all = [...before, ...changed];
	return new Map([...new Map(all)].filter((pair) => pair[1] !== null));
}
function leftover(files, kind, live, { selected, undone }) {
	const found = ownFiles(files, kind);
	if ("broken" in found) return found.broken.map((file) => ({
		why: "layout",
		id: "bundle",
		file
	}));
	if (found.own.length === 0) return [{
		why: "no-file",
		id: "bundle"
	}];
	const { changes, created } = planFor(files, found.own, live, selected);
	const known = new Set(undone.map((one) => "id" in one ? one.id : ""));
	const left = [...changes, ...created.map(({ id }) => ({
		id,
		file: ""
	}))].filter(({ id }) => !known.has(id));
	return left.length === 0 ? null : left.map(({ id, file }) => ({
		why: "layout",
		id,
		file
	}));
}
export { editFiles, fileName, fileText, liveObjects, modelineFor, policyFields, policyJson, policyTexts, refuseUnsaved, replaceTexts, withEdits };
