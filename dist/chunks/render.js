import { PlatformError, escapeHidden, escapeHtml, escapeMarkdownCell, escapeMarkdownFence, escapeMarkdownSpan, escapeTerminal, extraObjectAt, findingSeverities, hintOf, isObject, limitInWords, release, ruleLists, shellWord, toJson, workflowCommand } from "./base.js";
import { bundleName, changeWords, count, doneWords, effectLooks, effectWords, endLines, foreign, foundWords, hasSeveralDeployments, headlineLines, headlineLooks, isRollback as isRollback$1, isSameBundle, joined, layout, listed, nextStep, ownerKey, padTo, paragraphs, placeWords, planLine, problemWords, raw, resultReasons, resultWords, signs as signs$1, slugsOf, styled, summaryWords, textOf, verbTitles, widthOf, words } from "./validate.js";
import { countOrigins, driftOrigins, entriesOf as entriesOf$1, entryOf, movedOf, summarize } from "./files.js";
import { renamePieces, renameText, renamesOf } from "./plan.js";
import { diffArrays } from "./diff.js";
import { dump } from "./js-yaml.js";
import { begun, codeHelp, excerptAt, phrase, problemLines } from "./problems.js";
// src/render/markdown/text.ts
var Markdown = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const md = (literals, ...values) => fillIn(literals, values);
const ours$1 = (text) => new Markdown(text);
const nothing$3 = new Markdown("");
const fence = (content, info = "text", limit = 500) => new Markdown(escapeMarkdownFence(content, info, limit));
const blocks = (parts) => join$1(parts, "\n\n");
const lines = (parts) => join$1(parts, "\n");
const join$1 = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
const link = (text, address) => address !== null && safeAddress.test(address) ? md`[${text}](${ours$1(address)})` : text;
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
const details = (summary, body) => body.text === "" ? nothing$3 : md`<details><summary>${summary}</summary>

${body}

</details>`;
function fillIn(literals, values) {
	const show = (value) => {
		if (value instanceof Markdown) return value.text;
		return typeof value === "number" ? String(value) : escapeMarkdownSpan(value);
	};
	return new Markdown(literals.map((literal, index) => literal + (index < values.length ? show(values[index] ?? "") : "")).join(""));
}
const patience = 20;
function fit(pieces, budget) {
	const byRank = pieces.map((piece, index) => ({
		piece,
		index
	})).toSorted((a, b) => a.piece.rank - b.piece.rank || a.index - b.index);
	const chosen = new Map();
	const most = Math.max(0, ...pieces.map(({ sizes }) => sizes.length));
	let left = budget;
	for (let size = 0; size < most; size += 1) {
		let misses = 0;
		for (const { piece, index } of byRank) {
			if (misses > (size === 0 ? 0 : patience)) break;
			const grown = grow(piece, size, chosen.get(index), left);
			if (grown === "unfit") misses += 1;
			if (grown === "unfit" || grown === "none") continue;
			chosen.set(index, grown.text);
			left -= grown.cost;
			misses = 0;
		}
	}
	return {
		texts: pieces.flatMap((_, index) => chosen.get(index) ?? []),
		kept: pieces.filter((_, index) => chosen.has(index)),
		dropped: pieces.filter((_, index) => !chosen.has(index))
	};
}
function grow(piece, size, now, left) {
	const make = piece.sizes[size];
	if (make === void 0 || size > 0 && now === void 0) return "none";
	const text = make();
	const cost = text.length - (now?.length ?? -2);
	return cost > left ? "unfit" : {
		text,
		cost
	};
}
const toMarkdown = (sentence) => inCode(sentence, escapeMarkdownSpan);
const toCell = (sentence) => inCode(sentence, escapeMarkdownCell);
const inCode = (sentence, escape) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : escape(piece.foreign)).join(""));
// src/render/yaml-diff.ts
const context = 3;
const maxEdits = 1e3;
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
function printSide(change, side) {
	const content = entryOf(change)[side];
	return content === null ? [] : printObject(change.object, change.key, content);
}
function diffLines(before, after) {
	if (before.length === 0) return marked("+", after);
	if (after.length === 0) return marked("-", before);
	const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
	if (parts === void 0) return [...marked("-", before), ...marked("+", after)];
	return parts.flatMap((part, index) => {
		if (part.added) return marked("+", part.value);
		if (part.removed) return marked("-", part.value);
		return fold(part.value, {
			above: index > 0,
			below: index < parts.length - 1
		});
	});
}
function fold(lines, near) {
	const head = near.above ? context : 0;
	const tail = near.below ? context : 0;
	if (lines.length <= head + tail + 1) return marked(" ", lines);
	const folded = {
		mark: "folded",
		lines: lines.length - head - tail
	};
	return [
		...marked(" ", lines.slice(0, head)),
		folded,
		...marked(" ", lines.slice(lines.length - tail))
	];
}
function capDiff(lines, limit) {
	if (lines.length <= limit + 1) return lines;
	const more = lines.slice(limit).reduce((sum, line) => sum + ("lines" in line ? line.lines : 1), 0);
	return [...lines.slice(0, limit), {
		mark: "cut",
		lines: more
	}];
}
const foldWords = ({ mark, lines }) => `\u2026 ${count(lines, mark === "folded" ? "unchanged line" : "more line")}`;
const equivalentWords = "Both sides are equivalent; only the order or unused fields differ.";
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
function printObject(object, key, content) {
	const fields = tidyObject(object, key, content);
	return dump(fields, {
		lineWidth: -1,
		noRefs: true
	}).trimEnd().split("\n");
}
function changedFields(change) {
	if (change.verb !== "update") return [];
	const before = tidyObject(change.object, change.key, change.before);
	const after = tidyObject(change.object, change.key, change.after);
	return [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
const policyForm = {
	order: [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions"
	],
	defaults: { active: true },
	inner: {
		filters: {
			order: ["mode", "conditions"],
			sets: ["conditions"],
			inner: { conditions: {
				order: [
					"type",
					"mode",
					"values"
				],
				sets: ["values"],
				defaults: { mode: "any" }
			} }
		},
		actions: {
			order: ["type", "config"],
			inner: { config: {
				order: [],
				isWhole: true
			} }
		}
	}
};
function tidyObject(object, key, content) {
	if (object === "DetectionPolicy") return tidyLists(content);
	if (object === "DetectionPolicyException") return tidyException(key, content);
	if (object !== "RemediationPolicy") return inOrder$1(content, []);
	return tidyFields(content, {
		...policyForm,
		defaults: {
			...policyForm.defaults,
			slug: key["slug"]
		}
	});
}
function tidy(value, form) {
	if (Array.isArray(value)) return value.map((item) => tidy(item, form));
	return isObject(value) ? tidyFields(value, form) : value;
}
function tidyFields(given, { order, defaults = {}, sets = [], inner = {}, isWhole = false }) {
	const fields = { ...given };
	for (const [name, fallback] of Object.entries(defaults)) if (isUnused(fields[name])) fields[name] = fallback;
	for (const [name, form] of Object.entries(inner)) fields[name] = tidy(fields[name], form);
	for (const name of sets) fields[name] = setOf(fields[name]);
	return inOrder$1(fields, order, isWhole);
}
function tidyLists({ deployment_slug: _slug, product: _product, ...content }) {
	const lists = ruleLists.map((name) => [name, setOf(content[name] ?? [])]);
	return {
		...Object.fromEntries(lists),
		...inOrder$1({
			...content,
			rulesets: null,
			rules: null,
			disabled: null
		}, [])
	};
}
function tidyException(key, content) {
	const scope = key["scope_type"] === "project_tag" ? "project_tag_name" : String(key["scope_type"]);
	const named = {
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
	const order = [
		"exception_type",
		"rule",
		"rule_type",
		scope,
		...ruleLists
	];
	return tidyFields({
		...named,
		...content
	}, {
		order,
		sets: ruleLists
	});
}
function isUnused(value) {
	if (value === void 0 || value === null || value === "") return true;
	return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}
const setOf = (value) => Array.isArray(value) ? asSet(value) : value;
function asSet(list) {
	if (list.length < 2) return [...list];
	return [...new Map(list.map((item) => [typeof item === "string" ? item : JSON.stringify(item), item]))].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}
function inOrder$1(fields, order, isWhole = false) {
	const used = Object.keys(fields).filter((name) => isWhole || !isUnused(fields[name]));
	const known = order.filter((name) => used.includes(name));
	const others = used.filter((name) => !order.includes(name)).toSorted();
	return Object.fromEntries([...known, ...others].map((name) => [name, fields[name]]));
}
const compare = (a, b) => {
	if (a === b) return 0;
	return a < b ? -1 : 1;
};
function compareChanges(reviewed, current) {
	const before = new Map(reviewed.map((change) => [change.id, change]));
	const after = new Map(current.map((change) => [change.id, change]));
	const both = current.flatMap((change) => {
		const old = before.get(change.id);
		return old === void 0 ? [] : [{
			reviewed: old,
			current: change
		}];
	});
	const altered = both.filter((pair) => essence(pair.reviewed) !== essence(pair.current));
	return {
		added: current.filter(({ id }) => !before.has(id)),
		gone: reviewed.filter(({ id }) => !after.has(id)),
		altered,
		same: both.length - altered.length
	};
}
const diffPlatform = ({ reviewed, current }) => diffLines(printSide(reviewed, "before"), printSide(current, "before"));
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/render/prose.ts
function failureOf(error) {
	const { message } = error;
	const hint = hintOf(error);
	if (!(error instanceof PlatformError)) return {
		message,
		hint,
		facts: []
	};
	const { status, code, requestId } = error;
	return {
		message,
		hint,
		facts: [
			status === null ? null : `status ${String(status)}`,
			code === null ? null : `code ${code}`,
			requestId === null ? null : `request ${requestId}`
		].filter((fact) => fact !== null)
	};
}
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	return joined(notes.map(([name, value]) => [foreign(`${name.replace(/^x-/, "")}: ${value}`)]), " \u00b7 ");
}
function objectName(change, kind) {
	const { object, key } = change;
	if (object === "RemediationPolicy") return {
		noun: "policy",
		name: keyText(key["slug"])
	};
	if (object === "DetectionPolicy") return {
		noun: "rules of",
		name: kind
	};
	if (object === "DetectionPolicyException") return {
		noun: "exception",
		name: exceptionName(change, key)
	};
	return {
		noun: "object",
		name: `${object} ${JSON.stringify(key)}`
	};
}
function nameOf(change, owner, several) {
	const { noun, name } = objectName(change, owner.kind);
	const kind = change.object === "DetectionPolicyException" ? ` of ${owner.kind}` : "";
	return [
		`${noun} `,
		foreign(name),
		kind,
		...several ? [" of ", foreign(owner.deployment.slug)] : []
	];
}
const bundleOf = ({ deployment, kind }, several) => several ? [foreign(deployment.slug), ` ${kind}`] : [kind];
function exceptionName(change, key) {
	return [
		(change.verb === "delete" ? change.before : change.after)["exception_type"],
		key["rule_type"],
		key["rule"],
		"in",
		key["scope_type"],
		key["scope_target"]
	].filter((part) => part !== void 0 && part !== null).map(keyText).join(" ");
}
const keyText = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
const saysOf = (change) => proseOf(change.says, valuesIn([
	change.key,
	entryOf(change).before,
	entryOf(change).after
]));
const everyday = new Set([
	"critical",
	"high",
	"medium",
	"low",
	"severity",
	"rule",
	"any",
	"all"
]);
function valuesIn(value) {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(valuesIn);
	return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...valuesIn(inner)]) : [];
}
function proseOf(text, values = []) {
	if (text.length > longestProse) return [foreign(text)];
	const pieces = splitBy(text, [...new Set(values)].filter((value) => !/^(?: *|\d{1,6})$/.test(value) && !everyday.has(value)), false);
	const last = pieces.length - 1;
	return pieces.every((piece, at) => typeof piece !== "string" || isHarmless(piece, at > 0, at < last)) ? pieces : [foreign(text)];
}
const longestProse = 1e3;
function isHarmless(text, follows, leads) {
	const all = text.split(" ");
	return all.every((word, at) => {
		if (at === 0 && follows && /^\)?[,.:;?]?$/.test(word)) return true;
		if (at === all.length - 1 && leads && /^\(?$/.test(word)) return true;
		return word !== "" && harmless.some((one) => one.test(word));
	});
}
function splitBy(text, values, unquote) {
	return cutAt(text, values.filter((value) => value !== "" && text.includes(value)).toSorted((a, b) => b.length - a.length), unquote);
}
function cutAt(text, [first, ...rest], unquote) {
	if (first === void 0 || text === "") return text === "" ? [] : [text];
	const pieces = [];
	let from = 0;
	for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + first.length)) {
		const end = at + first.length;
		if (isInWord(text[at - 1]) || isInWord(text[end])) continue;
		const quote = unquote ? quoteAt(text, at, end) : 0;
		if (quote === 0 && (unquote ? ordinary : onlySigns).test(first)) continue;
		pieces.push(cutAt(text.slice(from, at - quote), rest, unquote), [foreign(first)]);
		from = end + quote;
	}
	return [...pieces, cutAt(text.slice(from), rest, unquote)].flat();
}
const quoteAt = (text, at, end) => text[at - 1] === "\"" && text[end] === "\"" ? 1 : 0;
const ordinary = /^[a-z]*$|^[^\p{L}\p{N}]*$/iu;
const onlySigns = /^[^\p{L}\p{N}]*$/u;
const isInWord = (character = " ") => /[\w-]/.test(character);
const harmless = [
	/^["(]{0,2}(?![A-Fa-f]{7})[A-Za-z]+(?:['-][a-z]+)*"?\)?[,.:;?]?$/,
	/^\(?\d{1,6}%?(?:\)?[,:;]|\)\.)?$/,
	/^[\u2192\u2212\u00b1]$/
];
// src/render/impact-words.ts
const sureness = ({ kind }) => kind === "at-least" ? "at least " : "";
const placedWords = ({ findings, repositories }) => `${count(findings, "open finding")} in ${count(repositories, "repository", "repositories")}`;
const notEstimable = "unknown";
function bundleWords({ blocked, lost }) {
	if (blocked !== null) return blockedWords(blocked);
	return lost === null ? null : lostWords(lost);
}
function blockedWords(blocked) {
	const turns = turnsIn(blocked);
	if (turns.length === 0) return blocked.kind === "estimate" ? "\u00b10" : notEstimable;
	return `${sureness(blocked)}${turns.map(({ way, findings }) => `${signs[way]}${String(findings)}`).join(" ")} blocked`;
}
const signs = {
	newly: "+",
	noLonger: "\u2212"
};
function lostWords({ findings, issues }) {
	const open = numberIn(findings, (figures) => figures.findings);
	const counted = numberIn(issues, (number) => number);
	if (open > 0) return `${sureness(findings)}\u2212${String(open)} open`;
	if (counted > 0) return `${sureness(issues)}\u2212${count(counted, "issue")}`;
	return [findings, issues].some(({ kind }) => kind === "estimate") ? "\u00b10" : notEstimable;
}
const numberIn = (estimate, of) => estimate.kind === "not-estimable" ? 0 : of(estimate.figures);
function turnsIn(blocked) {
	if (blocked.kind === "not-estimable") return [];
	return ["newly", "noLonger"].map((way) => ({
		way,
		findings: blocked.figures[way].findings
	})).filter(({ findings }) => findings > 0);
}
const mostItems = 5;
function detectionWords({ items }) {
	const more = items.length - mostItems;
	return [...items.slice(0, mostItems).flatMap(itemWords), ...more > 0 ? [[`and ${count(more, "more entry", "more entries")}; the plan file has them all`]] : []];
}
function itemWords({ list, name, verb, issues, findings }) {
	const parts = [...numberWords(findings, (figures) => figures.findings === 0 ? "no open findings" : placedWords(figures)), ...numberWords(issues, (number) => count(number, "issue"))];
	const isOff = list === "disabled";
	const head = [
		`Impact: ${isOff ? "rule" : listWords[list]} `,
		foreign(name),
		` ${isOff ? offWords[verb] : verb}: `
	];
	return parts.length === 0 ? [] : [[...head, parts.join(", ")]];
}
const offWords = {
	added: "disabled",
	removed: "no longer disabled",
	changed: "changed"
};
function numberWords(estimate, words) {
	return estimate.kind === "not-estimable" ? [] : [`${sureness(estimate)}${words(estimate.figures)}`];
}
const listWords = {
	rulesets: "ruleset",
	rules: "rule",
	disabled: "disabled rule",
	exceptions: "exception"
};
const ours = new Set([
	"findings",
	"time",
	"requests",
	"form",
	"unlisted"
]);
const mostReasons = 5;
function limitWords(limits) {
	const reasons = new Map(limits.map((limit) => [limitInWords(limit).replace(/\.$/, ""), limit]));
	const named = [...reasons].slice(0, mostReasons).map(([text, { why }]) => [ours.has(why) ? text : foreign(text)]);
	const more = reasons.size - named.length;
	return joined(more > 0 ? [...named, [`and ${count(more, "more reason")}`]] : named, "; ");
}
function impactFinder(bundles) {
	const known = new Map(bundles.map((bundle) => [ownerKey(bundle), new Map(bundle.changes.map((one) => [one.id, one]))]));
	return (owner, { id }) => known.get(ownerKey(owner))?.get(id) ?? null;
}
function policyWords({ matched, blocked }) {
	const known = [...matchedWords(matched), ...turnedWords(blocked)].join("; ");
	return known === "" ? [] : [[`Impact: ${known}`]];
}
function matchedWords(matched) {
	if (matched.kind === "not-estimable") return [];
	const { before, after } = matched.figures;
	const findings = `${sureness(matched)}${arrow(before.findings, after.findings)}`;
	if (before.findings + after.findings === 0) return [`matches ${findings} open findings`];
	const repositories = `${arrow(before.repositories, after.repositories)} ${noun(before.repositories, after.repositories, "repository", "repositories")}`;
	return [`matches ${findings} ${noun(before.findings, after.findings, "open finding", "open findings")} in ${repositories} (${severityWords(before, after)})`];
}
const severityWords = (before, after) => findingSeverities.filter((severity) => before.bySeverity[severity] + after.bySeverity[severity] > 0).map((severity) => `${severity} ${arrow(before.bySeverity[severity], after.bySeverity[severity])}`).join(", ");
const turnedWords = (blocked) => turnsIn(blocked).map(({ way, findings }) => `${turnWords[way]} ${sureness(blocked)}${String(findings)}`);
const turnWords = {
	newly: "newly blocks",
	noLonger: "no longer blocks"
};
const arrow = (before, after) => before === after ? String(after) : `${String(before)} \u2192 ${String(after)}`;
const noun = (before, after, one, many) => before === after && after === 1 ? one : many;
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	return impact.about === "detection" ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
function tellImpact(impact) {
	const bundles = impact?.bundles ?? [];
	const byOwner = new Map(bundles.map((bundle) => [ownerKey(bundle), bundle]));
	return {
		ofChange: impactFinder(bundles),
		wordsOf(bundle) {
			const found = byOwner.get(ownerKey(bundle)) ?? null;
			return found === null ? null : bundleWords(found);
		},
		closing: impact === null ? null : closing(impact)
	};
}
function closing({ looked, bundles }) {
	const all = bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]);
	const limits = all.flatMap((one) => one.kind === "estimate" ? [] : one.because);
	const why = [...limitWords(limits), "."];
	if (all.every(({ kind }) => kind === "not-estimable")) return limits.length === 0 ? [] : ["No impact estimate: ", ...why];
	const head = `Impact is an estimate from ${count(looked.findings, "open finding")} in code, supply chain and AI detection, without archived projects.`;
	return limits.length === 0 ? [head] : [`${head} The numbers are incomplete: `, ...why];
}
function impactLines(impact) {
	if (impact?.about === "policy") return policyWords(impact);
	return impact?.about === "detection" ? detectionWords(impact) : [];
}
function topLines(impact) {
	const figures = impact?.about === "policy" ? figuresIn$1(impact) : null;
	if (figures === null) return [];
	return [["Top repositories: ", ...tallyWords(figures.topRepositories)], ["Top rules: ", ...tallyWords(figures.topRules)]].filter((line) => line.length > 1);
}
function figuresIn$1({ matched }) {
	if (matched.kind === "not-estimable") return null;
	const { before, after } = matched.figures;
	return after.findings === 0 ? before : after;
}
const tallyWords = (tallies) => joined(tallies.map(({ name, findings }) => [foreign(name), ` ${String(findings)}`]), ", ");
// src/render/verdict.ts
const headlines = {
	valid: (outcome) => [foundWords(outcome)],
	invalid: (outcome) => [foundWords(outcome)],
	"no-changes": ({ plan, threeWayDiff }) => {
		if (plan.bundles.length === 0) return ["No changes to apply"];
		return isRollback(plan) ? [
			"Nothing to roll back: ",
			...target(plan),
			" is already as it was before"
		] : [
			"No changes for ",
			...target(plan),
			liveTail(countLive(threeWayDiff ?? null))
		];
	},
	changes: ({ plan }) => [
		isRollback(plan) ? "Rollback for " : "Plan for ",
		...target(plan),
		`: ${summaryWords(plan.summary)}`
	],
	"needs-approval": ({ plan, guards }) => guards.length === 0 ? [
		"Declined: nothing was applied to ",
		...target(plan),
		` (${summaryWords(plan.summary)})`
	] : [
		"Approval required for ",
		...target(plan),
		`: ${summaryWords(plan.summary)}`
	],
	stale: ({ plan }) => isRollback(plan) ? [
		"Stale: ",
		...target(plan),
		" changed since the apply; nothing was rolled back"
	] : [
		"Stale: ",
		...target(plan),
		" changed since the review; nothing was applied"
	],
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? [
		"Already applied to ",
		...target(plan),
		isUnsent(results) ? "; nothing was sent" : ""
	] : [
		"Applied to ",
		...target(plan),
		`: ${doneWords(appliedSummary(results))}${alreadyTail(results)}`
	],
	partial: ({ plan, results }) => {
		const done = results.filter(({ outcome }) => outcome.result === "applied" || outcome.result === "already-applied").length;
		return [
			"Partly applied to ",
			...target(plan),
			`: ${String(done)} of ${count(results.length, "bundle")} confirmed`
		];
	},
	failed: ({ plan }) => plan === null ? ["Failed"] : [
		"Failed: ",
		...target(plan),
		`, ${changeWords(plan.summary).join(", ") || "no changes"} planned`
	]
};
const liveTail = (number) => number === 0 ? "" : `, ${String(number)} already live`;
const countLive = (threeWayDiff) => threeWayDiff?.bundles.reduce((sum, { live }) => sum + live.length, 0) ?? 0;
const isUnsent = (results) => results.every(({ outcome }) => outcome.reason === null);
const appliedSummary = (results) => summarize(results.flatMap(({ bundle, outcome }) => outcome.result === "already-applied" ? [] : bundle.changes));
function alreadyTail(results) {
	const already = results.filter(({ outcome }) => outcome.result === "already-applied").length;
	return already === 0 ? "" : `; ${count(already, "bundle")} already applied`;
}
const isRollback = ({ undoes }) => undoes !== void 0;
function headlineOf(outcome) {
	const row = headlines[outcome.kind];
	return row(outcome);
}
const headlineText = (outcome) => textOf(headlineOf(outcome));
function target({ bundles }) {
	const slugs = slugsOf(bundles);
	const [slug] = slugs;
	if (slug === void 0) return ["no deployment"];
	return slugs.length === 1 ? [foreign(slug)] : [count(slugs.length, "deployment")];
}
const effectRank = {
	looser: 0,
	unknown: 0,
	mixed: 0,
	stricter: 1,
	neutral: 2
};
const verbRank = {
	delete: 0,
	update: 1,
	create: 2
};
const isLoosening = (change) => effectRank[change.effect] === 0;
const byDanger = (a, b) => dangerOf(a) - dangerOf(b) || Number(isLoosening(b)) - Number(isLoosening(a)) || verbRank[a.verb] - verbRank[b.verb];
function dangerOf(change) {
	if (change.verb === "delete") return 0;
	return isLoosening(change) ? 1 : 2;
}
function reasonOf({ message, option }) {
	const advice = ` If this is intended, rerun with ${option}.`;
	return message.endsWith(advice) ? message.slice(0, -advice.length) : message;
}
const settingWords = (guard) => [...settings[guard.guard](guard.option.replace(/^\S+ ?/, "")), "."];
const settings = {
	"max-deletes": (argument) => [
		"Set ",
		foreign(`max_deletes: ${argument}`),
		" (or the input ",
		foreign("max-deletes"),
		" of a manual run)"
	],
	"max-delete-percent": (argument) => ["Set ", foreign(`max_delete_percent: ${argument}`)],
	empty: () => ["Set ", foreign("allow_empty: true")],
	protected: (argument) => [
		"Remove ",
		foreign(argument),
		" from ",
		foreign("protected")
	],
	looser: () => ["Set ", foreign("looser: allow")]
};
const shownPlan = (outcome) => "plan" in outcome && outcome.kind !== "stale" ? outcome.plan : null;
function shownExplained(outcome) {
	if (!("guards" in outcome) || outcome.kind === "stale") return {};
	const { impact, threeWayDiff, unmanaged } = outcome;
	const isAhead = outcome.kind === "no-changes" || outcome.kind === "changes" || outcome.kind === "needs-approval";
	return {
		...impact === void 0 ? {} : { impact },
		...threeWayDiff === void 0 || !isAhead ? {} : { threeWayDiff },
		...unmanaged === void 0 || !isAhead ? {} : { unmanaged }
	};
}
// src/render/three-way-words.ts
const subjects = {
	"pull request": {
		notFrom: "Not from this pull request",
		apply: "merging"
	},
	files: {
		notFrom: "Not changed in these files",
		apply: "an apply"
	}
};
function revertWords(number, { base }, subject) {
	const { notFrom, apply } = subjects[subject];
	const [differs, them] = number === 1 ? ["differs", "it"] : ["differ", "them"];
	return [
		`${notFrom}: ${count(number, "object")} ${differs} from the base `,
		foreign(base.short),
		` on the platform: edited there, or never applied. ${capital(apply)} would revert ${them}.`
	];
}
const overwriteWords = (subject) => `Also edited on the platform since the base: ${subjects[subject].apply} overwrites that edit.`;
const ownWords = (own) => ["Against the base: ", ...judgedWords(own)];
const editWords = (edit) => ["Edited on the platform: ", ...judgedWords(edit)];
const judgedWords = (change) => {
	const { verb, says, effect } = change;
	return [...says === "" ? [verb] : [...verb === "update" ? [] : [`${verb}, `], ...saysOf(change)], ` (${effectWords[effect]})`];
};
const unknownWords = "It may have been edited on the platform.";
const revertNote = "Not changed in these files: an apply reverts an edit on the platform.";
const takenBackWords = {
	create: "deleted on the platform",
	update: "edited on the platform",
	delete: "created on the platform"
};
const liveWords = (number) => `Already live: ${count(number, "change")}, nothing to apply`;
function threeWayNotes(threeWayDiff, bundles) {
	if (threeWayDiff === null) return [];
	return [
		...aheadWords(threeWayDiff),
		...notInBase(threeWayDiff, bundles),
		...droppedWords$1(threeWayDiff, bundles)
	];
}
function aheadWords({ base }) {
	if (!base.isAhead) return [];
	return [[
		"The base ",
		foreign(base.name),
		" has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (",
		foreign(`git merge-base ${shellWord(base.name)} HEAD`),
		")."
	]];
}
function notInBase({ base, bundles }, planned) {
	const changing = planned.filter(({ changes }) => changes.length > 0);
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
	const lacking = changing.filter((bundle) => missing.has(ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = slugsOf(planned).length > 1;
	const all = lacking.length === changing.length && lacking.length > 1;
	const owners = lacking.map(({ deployment, kind }) => ({
		slug: deployment.slug,
		kind
	}));
	const names = all ? ["these bundles"] : namesOf(owners, several);
	const { short, errorsIn, isUnread } = base;
	const why = errorsIn === null ? [" does not declare ", ...names] : [
		" cannot be read: ",
		foreign(errorsIn),
		isUnread ? " is a submodule or a link there" : " has errors there"
	];
	return [[
		"Edits on the platform cannot be identified: the base ",
		foreign(short),
		...why,
		"."
	]];
}
function droppedWords$1({ dropped }, planned) {
	if (dropped.length === 0) return [];
	const slugs = new Set([...slugsOf(planned), ...dropped.flatMap(({ deployment }) => deployment ?? [])]);
	const names = namesOf(dropped.map(({ deployment, kind }) => ({
		slug: deployment,
		kind
	})), slugs.size > 1);
	const rest = dropped.length === 1 ? "it stays on the platform, unmanaged. To empty it, declare empty lists." : "they stay on the platform, unmanaged. To empty them, declare empty lists.";
	return [[
		"No file declares ",
		...names,
		` anymore: ${rest}`
	]];
}
const mostNames = 5;
function namesOf(bundles, several) {
	const names = bundles.slice(0, mostNames).map(({ slug, kind }) => several && slug !== null ? [`${kind} of `, foreign(slug)] : [kind]);
	const more = bundles.length - names.length;
	return listed(more > 0 ? [...names, [`${String(more)} more`]] : names);
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function listChanges(plan, threeWayDiff, impactOf) {
	const reported = new Map(threeWayDiff?.bundles.map((one) => [ownerKey(one), one]));
	return plan.bundles.flatMap((bundle) => {
		const own = reported.get(ownerKey(bundle)) ?? null;
		const renames = renamesOf(bundle);
		return (threeWayDiff === null ? bundle.changes.map(withoutOrigin) : entriesOf(bundle, own)).map((entry) => ({
			...entry,
			bundle,
			inBase: own?.inBase ?? false,
			rename: renames.get(entry.change.id) ?? null,
			impact: impactOf(bundle, entry.change)
		}));
	});
}
const withoutOrigin = (change) => ({
	change,
	origin: null,
	edit: null,
	own: null
});
function entriesOf({ changes }, reported) {
	const known = new Set(reported?.changes.map(({ change }) => change.id));
	const untold = changes.filter(({ id }) => !known.has(id));
	return [...reported?.changes ?? [], ...untold.map((change) => ({
		...withoutOrigin(change),
		origin: "unknown"
	}))];
}
const isRevert = ({ origin }) => origin === "platform";
function shownIn(threeWayDiff, slug) {
	if (threeWayDiff === null || slug === null) return threeWayDiff;
	const { bundles, dropped } = threeWayDiff;
	return {
		...threeWayDiff,
		bundles: bundles.filter(({ deployment }) => deployment.slug === slug),
		dropped: dropped.filter(({ deployment }) => deployment === null || deployment === slug)
	};
}
function findReverts(threeWayDiff) {
	const reverts = new Set();
	for (const { changes, ...owner } of threeWayDiff?.bundles ?? []) for (const [id, parts] of Map.groupBy(changes, ({ change }) => change.id)) if (parts.every(isRevert)) reverts.add(keyOf(owner, id));
	return (owner, { id }) => reverts.has(keyOf(owner, id));
}
const keyOf = (owner, id) => `${ownerKey(owner)} ${id}`;
function cautionsOf({ bundles }, threeWayDiff) {
	const several = hasSeveralDeployments(bundles);
	const isTakenBack = findReverts(threeWayDiff);
	const cautioned = ({ change, owner }) => {
		const whose = isTakenBack(owner, change) ? [` (${takenBackWords[change.verb]})`] : [];
		return {
			change,
			name: [...nameOf(change, owner, several), ...whose],
			says: saysOf(change)
		};
	};
	return [
		...sorted(bundles.flatMap((owner) => owner.changes.map((change) => ({
			change,
			owner
		}))), [
			"Deletes:",
			"Loosens enforcement:",
			"May loosen enforcement:"
		]),
		{
			start: "Looser than the base:",
			entries: hiddenIn(bundles, threeWayDiff)
		},
		...sorted(liveIn(threeWayDiff), [
			"Already live, deleted:",
			"Already live, looser:",
			"Already live, may be looser:"
		])
	].filter(({ entries }) => entries.length > 0).map(({ start, entries }) => ({
		start,
		entries: entries.map(cautioned)
	}));
}
const cautionText = ({ change, name }) => `${textOf(name)}${change.says === "" ? "" : `: ${change.says}`}`;
function sorted(owned, [deletes, loosens, may]) {
	const deleted = owned.filter(({ change }) => dangerOf(change) === 0);
	const looser = owned.filter(({ change }) => dangerOf(change) === 1);
	return [
		{
			start: deletes,
			entries: deleted.toSorted((a, b) => byDanger(a.change, b.change))
		},
		{
			start: loosens,
			entries: looser.filter(({ change }) => change.effect !== "unknown")
		},
		{
			start: may,
			entries: looser.filter(({ change }) => change.effect === "unknown")
		}
	];
}
function hiddenIn(bundles, threeWayDiff) {
	const reported = new Set(bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map(({ id }) => `${ownerKey(bundle)} ${id}`)));
	return (threeWayDiff?.bundles ?? []).flatMap(({ changes, ...owner }) => changes.flatMap(({ change, origin, own }) => {
		const done = own ?? (origin === "repository" && !reported.has(`${ownerKey(owner)} ${change.id}`) ? change : null);
		return done !== null && done.verb !== "delete" && isLoosening(done) ? [{
			change: done,
			owner
		}] : [];
	}));
}
const liveIn = (threeWayDiff) => threeWayDiff?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({
	change,
	owner
}))) ?? [];
const isLiveDanger = (threeWayDiff) => liveIn(threeWayDiff).some(({ change }) => dangerOf(change) < 2);
// src/render/report.ts
const atTerminal = {
	subject: "files",
	approval: "option"
};
const emptyReport = {
	headline: [],
	failure: null,
	cautions: [],
	approvals: [],
	approvalEnd: null,
	notes: [],
	sections: [],
	results: null,
	problems: [],
	bundles: null,
	unmanaged: null,
	closing: null
};
const reportWith = (parts) => ({
	...emptyReport,
	...parts
});
function reportOf(outcome, reader = atTerminal) {
	const { problems } = outcome;
	const plan = shownPlan(outcome);
	const results = "results" in outcome ? outcome.results : [];
	const guards = "guards" in outcome ? outcome.guards : [];
	return {
		...plan === null || outcome.kind === "failed" ? emptyReport : planReport(plan, shownExplained(outcome), reader),
		headline: headlineOf(outcome),
		failure: outcome.kind === "failed" ? failureOf(outcome.error) : null,
		...approvalsOf(guards, plan, reader),
		...outcome.kind === "stale" ? { sections: movedSections(movedOf(results)) } : {},
		results: results.length === 0 ? null : resultTable(results),
		problems
	};
}
function planReport(plan, explained, reader) {
	const { impact = null, threeWayDiff = null, unmanaged = [] } = explained;
	return reportWith({
		cautions: cautionsOf(plan, threeWayDiff),
		notes: threeWayNotes(threeWayDiff, plan.bundles),
		sections: planSections(plan, explained, reader),
		bundles: bundleTable(plan, impact),
		unmanaged: unmanagedWords(unmanaged, hasSeveralDeployments(plan.bundles)),
		closing: tellImpact(impact).closing
	});
}
const mostUnmanaged = 10;
function unmanagedWords(unmanaged, several) {
	if (unmanaged.length === 0) return null;
	const names = unmanaged.slice(0, mostUnmanaged).map((one) => bundleOf(one, several));
	const more = unmanaged.length - mostUnmanaged;
	return [
		"Not managed here: ",
		...joined(names, ", "),
		more > 0 ? ` and ${String(more)} more` : ""
	];
}
function approvalsOf(guards, plan, { approval }) {
	const names = new Set((plan?.bundles ?? []).flatMap((one) => [one.deployment.slug, ...one.changes.map(nameIn)]));
	return {
		approvals: guards.map((guard) => {
			const option = guard.option.split(" ");
			if (approval === "option") return proseOf(guard.message, [
				...names,
				guard.option,
				...option
			]);
			return [
				...proseOf(reasonOf(guard), [...names, ...option.slice(1)]),
				" ",
				...settingWords(guard)
			];
		}),
		approvalEnd: approval === "setting" && guards.length > 0 ? settingEnd : null
	};
}
const nameIn = (change) => objectName(change, "remediation").name;
const settingEnd = [
	"To approve, change ",
	foreign("guards"),
	" in ",
	foreign("ifmatch.yaml"),
	" on the base branch first."
];
function planSections(plan, explained, { subject }) {
	const { impact = null, threeWayDiff = null } = explained;
	const several = hasSeveralDeployments(plan.bundles);
	const listed = listChanges(plan, threeWayDiff, tellImpact(impact).ofChange);
	const items = inOrder(listed.map((one) => planItem(one, subject, several)));
	const reverts = items.filter(isRevert);
	return [
		{
			id: "changes",
			title: null,
			says: [],
			items: items.filter((one) => !isRevert(one))
		},
		{
			id: "reverts",
			title: null,
			says: threeWayDiff === null ? [] : [revertWords(reverts.length, threeWayDiff, subject)],
			items: reverts
		},
		...liveSections(liveIn(threeWayDiff), several)
	].filter((section) => section.items.length > 0);
}
function liveSections(live, several) {
	const items = inOrder(live.map(({ change, owner }) => itemOf(change, nameOf(change, owner, several))));
	return live.length === 0 ? [] : [{
		id: "live",
		title: [liveWords(live.length)],
		says: [],
		items,
		isBrief: true
	}];
}
const inOrder = (items) => items.toSorted((a, b) => byDanger(a.change, b.change));
function itemOf(change, name, more = {}) {
	const { notes = [] } = more;
	const own = noteWords(change);
	return {
		change,
		name,
		at: change.verb === "delete" ? null : change.at,
		label: null,
		origin: null,
		says: change.says === "" ? [] : [saysOf(change)],
		warnings: [],
		findings: [],
		diffs: [changeDiff(change)],
		...more,
		notes: own.length === 0 ? notes : [...notes, own]
	};
}
const changeDiff = (change, title = "Diff") => ({
	title,
	lines: () => diffChange(change)
});
function planItem(one, subject, several) {
	const { change, bundle, origin, edit, own, inBase, rename, impact } = one;
	const isBoth = origin === "both";
	return itemOf(change, nameOf(change, bundle, several), {
		origin,
		warnings: [
			...isBoth ? [[overwriteWords(subject)]] : [],
			...own === null ? [] : [ownWords(own)],
			...origin === "unknown" && inBase ? [[unknownWords]] : []
		],
		notes: [
			...isBoth && edit !== null ? [editWords(edit)] : [],
			...impactLines(impact),
			...rename === null ? [] : [renamePieces(rename).map((piece, at) => at % 2 === 0 ? piece : foreign(piece))]
		],
		findings: topLines(impact),
		diffs: [changeDiff(change), ...isBoth && edit !== null ? [changeDiff(edit, "The edit on the platform")] : []]
	});
}
function bundleTable({ bundles }, impact = null) {
	if (bundles.every(({ changes }) => changes.length === 0)) return null;
	const several = hasSeveralDeployments(bundles);
	const { wordsOf } = tellImpact(impact);
	const isTold = bundles.some((bundle) => wordsOf(bundle) !== null);
	const rows = bundles.map((bundle) => [
		bundleOf(bundle, several),
		...countCells(bundle),
		...isTold ? [[wordsOf(bundle) ?? ""]] : [],
		[foreign(bundle.stateVersion)]
	]);
	return {
		caption: "Changes by bundle",
		head: [
			"Bundle",
			"Changes",
			"Enforcement",
			...isTold ? ["Findings (estimate)"] : [],
			"State version"
		],
		rows
	};
}
function countCells({ changes }) {
	if (changes.length === 0) return [["unchanged"], [""]];
	const summary = summarize(changes);
	return [[changeWords(summary).join(", ")], [effectWords[summary.effect]]];
}
function resultTable(results) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return {
		caption: "What the apply made of each bundle",
		head: [
			"Bundle",
			"Result",
			"Why"
		],
		rows: results.map(({ bundle, outcome: { result, reason } }) => [
			bundleOf(bundle, several),
			[resultWords[result]],
			reason === null ? [resultReasons[result]] : [foreign(reason)]
		])
	};
}
function movedSections(moved, above = null) {
	const slugs = new Set([...slugsOf(moved), ...above === null ? [] : [above]]);
	return moved.map((one) => movedSection(one, slugs.size > 1));
}
function movedSection(moved, several) {
	const { reviewed, now } = moved;
	const compared = reviewed.changes === null || now.changes === null ? null : compareChanges(reviewed.changes, now.changes);
	const counts = compared === null ? countWords(moved) : comparisonWords(compared, unnamed(compared, reviewed));
	return {
		id: "moved",
		title: bundleOf(moved, several),
		says: [[`${reviewed.stateVersion === now.stateVersion ? "is unchanged" : "changed"} on the platform. ${counts}`]],
		items: compared === null ? inOrder((now.changes ?? []).map((change) => itemOf(change, nameOf(change, moved, several), { label: "Now" }))) : differences(compared, (change) => nameOf(change, moved, several))
	};
}
const differences = ({ added, altered, gone }, name) => [
	...inOrder(added.map((change) => itemOf(change, name(change), { label: "New" }))),
	...altered.map((pair) => itemOf(pair.current, name(pair.current), {
		label: "Different",
		diffs: [platformDiff(pair)]
	})),
	...gone.map((change) => itemOf(change, name(change), {
		label: "Gone",
		warnings: [["Already on the platform."]],
		diffs: []
	}))
];
const platformDiff = (pair) => ({
	title: "On the platform since the review",
	lines: () => diffPlatform(pair)
});
function comparisonWords({ added, altered, gone, same }, goneUnnamed = 0) {
	const goneNow = gone.length + goneUnnamed;
	if (added.length + altered.length + goneNow === 0) return "The changes are the reviewed ones; only the state version changed.";
	const counts = {
		new: added.length,
		different: altered.length,
		gone: goneNow,
		"as reviewed": same
	};
	return `Since the review: ${Object.entries(counts).filter(([, number]) => number > 0).map(([what, number]) => `${String(number)} ${what}`).join(", ")}.`;
}
const unnamed = ({ altered, gone, same }, { creates, updates, deletes }) => Math.max(0, creates + updates + deletes - altered.length - gone.length - same);
function countWords({ reviewed, now }) {
	const words = (counts) => changeWords(counts).join(", ") || "no changes";
	const current = now.changes === null ? "" : ` Now: ${words(summarize(now.changes))}.`;
	return `Reviewed: ${words(reviewed)}.${current}`;
}
const leftWords$1 = (items) => `Not shown here: ${changeWords(summarize(items.map(({ change }) => change))).join(", ")}. The plan file holds them all.`;
const moreRows = (number) => `and ${count(number, "more bundle")}`;
// src/render/problem-sentences.ts
function problemSentences(problem) {
	const { says, fix } = phrase(problem);
	const { code: _code, severity: _severity, at: _at, ...facts } = problem;
	const values = Object.values(facts).flatMap(valuesIn).flatMap((value) => [value, begun(value)]);
	const ours = (text) => text.split(/( +)/).flatMap(wordOf);
	const split = (text) => splitBy(text, values, true).flatMap((piece) => typeof piece === "string" ? piece.split("\"\"").flatMap((one, at) => at === 0 ? ours(one) : [foreign(""), ...ours(one)]) : piece);
	return {
		says: split(says),
		fix: split(fix)
	};
}
function wordOf(word) {
	if (/^[ ("]*$|^"?\)?[,.:;?]$/.test(word) || harmless.some((one) => one.test(word))) return [word];
	const [, start = "", core = "", end = ""] = /^([("]?)(.*?)((?:"?\)?[,.:;?]?)?)$/su.exec(word) ?? [];
	return core === "" || start + core + end !== word ? [foreign(word)] : [
		start,
		foreign(core),
		end
	].filter((piece) => piece !== "");
}
// src/render/markdown.ts
const defaultBudget = 6e4;
const plainDetail = {
	...atTerminal,
	maxLines: 100,
	linkTo: () => null
};
const renderMarkdown = (outcome, { budget = defaultBudget }) => printReport(outcomeReport(outcome, plainDetail), plainDetail, budget);
function outcomeReport(outcome, detail) {
	const report = reportOf(outcome, detail);
	const foot = ours$1((isRollback$1(outcome) ? rollbackFooters : footers)[outcome.kind]);
	return {
		report,
		head: [headlineBlock(report)],
		foot
	};
}
const headlineBlock = ({ headline }) => md`### ${toMarkdown(headline)}`;
const gaps = 20;
function printReport({ report: parts, head, foot = nothing$3 }, detail, budget) {
	const report = reportWith(parts);
	const eighth = Math.floor(budget / 8);
	const top = [
		...head,
		cautionBlock$1(report, eighth),
		approvalBlock(report, eighth),
		notesBlock(report, eighth),
		tableBlock(report.results, eighth),
		report.failure === null ? nothing$3 : failureBlock$1(report.failure, 2 * eighth)
	];
	const end = [foot, factsBlock(report, eighth)];
	const left = budget - blocks([...top, ...end]).text.length - gaps;
	const isBare = report.sections.length === 0;
	const problems = problemList$1(report.problems, isBare ? left : Math.min(eighth, left), detail);
	const body = isBare ? nothing$3 : sectionBlocks(withoutTold(report, eighth), left - problems.text.length, detail);
	return `${blocks([
		...top,
		body,
		problems,
		...end
	]).text}\n`;
}
const footers = {
	valid: "",
	invalid: "",
	"no-changes": "",
	changes: "An apply sends exactly this plan (`If-Match`). If the platform changes first, nothing is applied.",
	"needs-approval": "Nothing was applied.",
	stale: "Nothing was applied. Run a new preview and review it.",
	applied: "",
	partial: "Run a new preview to see what is left. Running the apply again is safe.",
	failed: ""
};
const rollbackFooters = {
	...footers,
	stale: "Nothing was rolled back. Make a new rollback and review it.",
	partial: "Apply the rollback again for what is left; that is safe."
};
const maxNamed$1 = 5;
function cautionBlock$1({ cautions }, budget) {
	if (cautions.length === 0) return nothing$3;
	const share = shareOf(cautions, budget);
	return alert("CAUTION", blocks(cautions.map((one) => cautionList(one, share))));
}
const shareOf = (cautions, budget) => Math.floor((budget - 100) / Math.max(cautions.length, 3));
const fitCautions = ({ entries }, budget) => fit(entries.slice(0, maxNamed$1).map((entry) => ({
	entry,
	rank: 0,
	sizes: [() => cautionLine(entry).text]
})), budget - 60);
const cautionLine = ({ change, name, says }) => change.verb === "delete" || says.length === 0 ? toMarkdown(name) : md`${toMarkdown(name)}: ${toMarkdown(says)}`;
function withoutTold({ sections, cautions }, eighth) {
	const share = shareOf(cautions, eighth);
	const reported = new Set(cautions.flatMap((caution) => fitCautions(caution, share).kept.map(({ entry }) => entry.change)));
	return sections.map((section) => ({
		...section,
		items: section.items.map((item) => item.change.verb !== "delete" && reported.has(item.change) ? {
			...item,
			says: []
		} : item)
	}));
}
function cautionList(caution, budget) {
	const { start, entries } = caution;
	const { texts } = fitCautions(caution, budget);
	const more = entries.length - texts.length;
	const title = md`**${ours$1(start)}**`;
	if (entries.length === 1 && texts.length === 1) return md`${title} ${ours$1(texts[0] ?? "")}`;
	const rest = more === 0 ? [] : [ours$1(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
	return lines([title, ...[...texts.map(ours$1), ...rest].map((one) => md`- ${one}`)]);
}
function approvalBlock({ approvals, approvalEnd }, budget) {
	if (approvals.length === 0) return nothing$3;
	const end = toMarkdown(approvalEnd ?? []);
	const { texts, dropped } = fit(approvals.map((sentence) => ({
		rank: 0,
		sizes: [() => md`- ${toMarkdown(sentence)}`.text]
	})), budget - end.text.length - 120);
	const rest = dropped.length === 0 ? [] : [ours$1(`- and ${count(dropped.length, "more reason")}`)];
	const list = lines([
		ours$1("**Approval required**"),
		...texts.map(ours$1),
		...rest
	]);
	return alert("WARNING", blocks([list, end]));
}
function notesBlock({ notes }, budget) {
	const pieces = notes.map((note) => ({
		rank: 0,
		sizes: [() => toMarkdown(note).text]
	}));
	return blocks(fit(pieces, budget).texts.map(ours$1));
}
const maxMessage$1 = 8;
function failureBlock$1({ message, hint, facts }, budget) {
	const all = [
		...message.split("\n").slice(0, maxMessage$1),
		facts.join(", "),
		hint === null ? "" : `fix: ${hint}`
	];
	return fence(all.filter((line) => line !== ""), "text", Math.floor(budget / 10));
}
function tableBlock(table, budget) {
	if (table === null || table.rows.length === 0) return nothing$3;
	const rowOf = (cells) => md`| ${join$1(cells.map(orBlank), " | ")} |`;
	const head = lines([rowOf(table.head.map(ours$1)), ours$1(`|${"---|".repeat(table.head.length)}`)]);
	const { texts, dropped } = fit(table.rows.map((cells) => ({
		rank: 0,
		sizes: [() => rowOf(cells.map(toCell)).text]
	})), budget - head.text.length - 50);
	return blocks([lines([head, ...texts.map(ours$1)]), dropped.length === 0 ? nothing$3 : ours$1(moreRows(dropped.length))]);
}
const orBlank = (cell) => cell.text === "" ? ours$1(" ") : cell;
function factsBlock({ bundles, unmanaged, closing }, budget) {
	const body = blocks([
		tableBlock(bundles, budget - 1e3),
		toMarkdown(unmanaged ?? []),
		toMarkdown(closing ?? [])
	]);
	return details(ours$1("Details"), body);
}
const reserve = 200;
function sectionBlocks(sections, budget, detail) {
	const framed = sections.map((section) => ({
		section,
		frame: frameOf(section)
	}));
	let room = budget - 100;
	const shown = framed.filter(({ frame }, index) => {
		const cost = frame.text.length + reserve;
		if (index > 2 && room - cost < budget / 3) return false;
		room -= cost;
		return true;
	});
	const { texts, kept, dropped } = fit(shown.flatMap(({ section }) => section.items.map((item) => pieceOf(item, section, detail))), Math.max(0, room));
	const shownIn = Map.groupBy(kept.map(({ section }, at) => ({
		section,
		text: ours$1(texts[at] ?? "")
	})), ({ section }) => section);
	const lostIn = Map.groupBy(dropped, ({ section }) => section);
	const parts = shown.map(({ section, frame }) => {
		return sectionBlock(section, frame, (shownIn.get(section) ?? []).map(({ text }) => text), (lostIn.get(section) ?? []).map(({ item }) => item));
	});
	const more = framed.length - shown.length;
	return blocks([...parts, more === 0 ? nothing$3 : ours$1(`Not shown here: ${count(more, "more bundle")}.`)]);
}
function frameOf({ id, title, says, items }) {
	const words = blocks(says.map(toMarkdown));
	if (id === "reverts") return alert("WARNING", words);
	if (title === null) return words;
	if (id === "changes") return md`**${toMarkdown(title)}**`;
	if (id === "moved") return md`**${toMarkdown(title)}** ${words}`;
	return id === "drift" ? blocks([md`#### ${toMarkdown(title)}: ${ours$1(count(items.length, "object"))}`, words]) : toMarkdown(title);
}
function sectionBlock(section, frame, shown, lost) {
	const rest = lost.length === 0 ? nothing$3 : ours$1(leftWords$1(lost));
	if (section.isBrief !== true) return blocks([
		frame,
		...shown,
		rest
	]);
	const list = lines([...shown, ...lost.length === 0 ? [] : [ours$1(`- and ${String(lost.length)} more`)]]);
	return section.items.some(({ change }) => dangerOf(change) < 2) ? blocks([md`${frame}:`, list]) : details(frame, list);
}
function pieceOf(item, section, detail) {
	const head = () => lines([lineOf(item, detail), ...item.warnings.map(toMarkdown)]);
	const noted = () => lines([head(), ...item.notes.map(toMarkdown)]);
	const fields = joined(changedFields(item.change).map((field) => [{ foreign: field }]), ", ");
	return {
		item,
		section,
		rank: dangerOf(item.change),
		sizes: [
			() => (section.isBrief === true ? md`- ${head()}` : head()).text,
			...section.isBrief !== true && item.notes.length > 0 ? [() => noted().text] : [],
			...section.isBrief !== true && fields.length > 0 ? [() => lines([noted(), md`Changes ${toMarkdown(fields)}.`]).text] : [],
			...section.isBrief !== true && item.diffs.length > 0 ? [() => blocks([
				noted(),
				details(ours$1("Findings"), lines(item.findings.map(toMarkdown))),
				...item.diffs.map((diff, index) => diffBlock$1(diff, isOpen(item, index), detail))
			]).text] : []
		]
	};
}
const isOpen = ({ change, label }, index) => change.verb === "delete" && index === 0 && label !== "Different";
function lineOf({ change, name, at, label, says }, detail) {
	const object = md`${ours$1(label === null ? "" : `${label}: `)}**${ours$1(verbTitles[change.verb])}** ${toMarkdown(name)}`;
	const place = at === null ? nothing$3 : md`, ${link(md`${`${at.file}:${String(at.line)}`}`, detail.linkTo(at))}`;
	const line = md`${object}${place} (${ours$1(effectWords[change.effect])})`;
	return says.length === 0 ? line : md`${line}: ${toMarkdown(joined(says, "; "))}`;
}
function diffBlock$1({ title, lines: make }, open, { maxLines }) {
	const diff = diffFence(make(), maxLines);
	return open ? diff : details(ours$1(title), diff);
}
const diffFence = (all, maxLines) => fence(capDiff(all, maxLines).map(showLine), "diff");
const showLine = (line) => "text" in line ? `${line.mark} ${line.text}` : `  ${foldWords(line)}`;
function problemList$1(problems, budget, detail) {
	if (problems.length === 0) return nothing$3;
	const { texts, dropped } = fit(problems.map((located) => problemPiece(located, detail)).toSorted((a, b) => a.rank - b.rank), budget - 100);
	const left = dropped.map(({ located }) => located);
	return blocks([lines(texts.map(ours$1)), left.length === 0 ? nothing$3 : ours$1(`Not shown here: ${problemWords(left)}.`)]);
}
function problemPiece(located, detail) {
	const { problem, position, first } = located;
	const { says, fix } = problemSentences(problem);
	const at = (place) => link(md`${placeWords(place)}`, detail.linkTo(place));
	const place = position === null ? nothing$3 : md`${at(position)}: `;
	const line = md`- ${place}${ours$1(problem.severity === "warning" ? "warning: " : "")}${toMarkdown(says)}`;
	const other = first === null ? nothing$3 : md` (first: ${at(first)})`;
	return {
		located,
		rank: problem.severity === "error" ? 0 : 1,
		sizes: [() => line.text, () => md`${line}${other}${fix.length === 0 ? nothing$3 : md`. Fix: ${toMarkdown(fix)}`}`.text]
	};
}
// src/render/terminal.ts
function renderTerminal(outcome, problems, view) {
	const report = reportOf(outcome);
	const isDone = outcome.kind === "applied" || outcome.kind === "partial";
	const isSeen = outcome.kind === "needs-approval" && outcome.guards.length === 0;
	const detail = {
		diffs: view.verbose || !isDone,
		verbose: view.verbose
	};
	const lines = paragraphs(headlineLines(report.headline, headlineLooks[outcome.kind], view), ...isSeen ? [] : planLines(report, detail), problems, ...report.approvals.map((sentence) => [words(0, styled("yellow", "Approval required: "), textOf(sentence))]), tableLines(report.results, 3), report.failure === null ? [] : failureLines(report.failure), [...summaryLines(outcome), ...endLines(outcome, view)]);
	return layout(lines, view);
}
function summaryLines(outcome) {
	const plan = shownPlan(outcome);
	const isAhead = outcome.kind === "changes" || outcome.kind === "needs-approval" && outcome.guards.length > 0;
	if (plan === null || !isAhead) return [];
	return [words(0, styled(effectLooks[plan.summary.effect], planLine(plan.summary)))];
}
function planLines(report, detail) {
	const { notes, sections, bundles, unmanaged, closing } = report;
	return [
		notes.map((note) => words(0, styled("yellow", textOf(note)))),
		...sections.map((section) => sectionLines(section, detail)),
		liveCautions(report),
		bundles === null || bundles.rows.length < 2 || report.results !== null ? [] : tableLines(bundles, bundles.head.length - (detail.verbose ? 0 : 1)),
		unmanaged === null ? [] : [words(0, styled("dim", textOf(unmanaged)))],
		closing === null ? [] : [words(0, styled("dim", textOf(closing)))]
	];
}
const liveCautions = ({ cautions }) => cautions.filter(({ start }) => start.startsWith("Already live")).map(({ start, entries }) => {
	const names = entries.map(({ name }) => textOf(name));
	return words(0, styled("red", `${start} ${names.join(", ")}`));
});
function sectionLines({ id, title, says, items, isBrief = false }, detail) {
	const name = title === null ? [] : [styled("bold", textOf(title))];
	const look = id === "reverts" ? "yellow" : "plain";
	const [first = "", ...more] = says.map((sentence) => styled(look, textOf(sentence)));
	const head = [
		...id === "moved" ? [words(0, ...name, " ", first)] : [],
		...id === "drift" ? [words(0, ...name, `: ${count(items.length, "object")}`), words(0, first)] : [],
		...id === "live" ? [words(0, ...name)] : [],
		...id === "reverts" ? [words(0, first)] : [],
		...more.map((one) => words(0, one))
	];
	const groups = items.map((item) => isBrief ? [titleOf$1(item), ...item.says.map((sentence) => words(4, styled("dim", textOf(sentence))))] : itemLines(item, detail));
	if (isBrief || !detail.diffs) return [...head, ...groups.flat()];
	return paragraphs(head, ...groups);
}
function itemLines(item, { diffs, verbose }) {
	const { says, warnings, notes, findings } = item;
	return [
		titleOf$1(item),
		...says.map((sentence) => words(4, textOf(sentence))),
		...warnings.map((sentence) => words(4, styled("yellow", textOf(sentence)))),
		...notes.map((sentence) => words(4, styled("dim", textOf(sentence)))),
		...verbose ? findings.map((sentence) => words(6, styled("dim", textOf(sentence)))) : [],
		...diffs ? item.diffs.flatMap((diff, index) => diffLinesOf(diff, index, verbose)) : []
	];
}
function diffLinesOf({ title, lines }, index, verbose) {
	if (index > 0 && !verbose) return [];
	return [...title === "Diff" ? [] : [words(4, styled("dim", `${title}:`))], ...layDiff(lines(), 4, verbose)];
}
const verbLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function titleOf$1({ change, name, at, label }) {
	const spans = name.map((piece) => typeof piece === "string" ? piece : styled("bold", piece.foreign));
	return words(2, ...label === null ? [] : [styled("yellow", `${label.toLowerCase()}: `)], styled(verbLooks[change.verb], `${signs$1[change.verb]} `), ...spans, "  ", styled(effectLooks[change.effect], effectWords[change.effect]), ...at === null ? [] : ["  ", styled("dim", placeWords(at))]);
}
const maxLines$1 = 40;
const maxCharacters = 400;
const looks$2 = {
	"+": "green",
	"-": "red",
	" ": "dim"
};
function layDiff(lines, indent, verbose) {
	if (!lines.some(({ mark }) => mark === "+" || mark === "-")) return [words(indent, styled("dim", equivalentWords))];
	return (verbose ? lines : capDiff(lines, maxLines$1)).map((line) => oneLine(line, indent, verbose));
}
function oneLine(line, indent, verbose) {
	if (!("text" in line)) return words(indent, styled("dim", `  ${foldWords(line)}${line.mark === "cut" ? "; --verbose shows all" : ""}`));
	const shown = verbose || line.text.length <= maxCharacters ? line.text : `${line.text.slice(0, maxCharacters)}\u2026`;
	return raw(indent, styled(looks$2[line.mark], `${line.mark} ${shown}`));
}
const cellLooks = {
	applied: "green",
	"already applied": "green",
	unverified: "yellow",
	"not applied": "red",
	unknown: "yellow",
	unchanged: "dim",
	stricter: "green",
	looser: "red",
	mixed: "yellow",
	neutral: "dim"
};
function tableLines(table, columns) {
	if (table === null) return [];
	const rows = table.rows.map((cells) => cells.slice(0, columns).map((cell) => escapeTerminal(textOf(cell))));
	const widths = Array.from({ length: columns - 1 }, (_, at) => rows.reduce((most, cells) => Math.max(most, widthOf(cells[at] ?? "")), 0));
	const hang = widths.reduce((sum, width) => sum + width + 2, 0);
	return rows.map((cells) => {
		const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
		const spans = filled.map((cell, at) => styled(at === 0 ? "plain" : cellLooks[cell] ?? "plain", at < filled.length - 1 ? `${padTo(cell, widths[at] ?? 0)}  ` : cell));
		return {
			...words(0, ...spans),
			hang
		};
	});
}
const failureLines = ({ message, hint, facts }) => [
	...message.split("\n").map((line) => words(0, line)),
	...facts.length === 0 ? [] : [words(2, styled("dim", facts.join(", ")))],
	...hint === null ? [] : [words(2, styled("cyan", "fix: "), hint)]
];
// src/render/drift.ts
function driftHeadline(outcome) {
	if (outcome.kind === "invalid") return [`Invalid: ${problemWords(outcome.problems)}`];
	if (outcome.kind === "failed") return ["Failed"];
	const { drift, fix } = outcome;
	if (outcome.kind === "drift") return [
		"Drift in ",
		...target(drift),
		`: ${originCounts(drift).join(", ")}`
	];
	return [fix === null ? "No drift in " : "No drift left in ", ...target(drift)];
}
function driftReport(outcome, again) {
	const { problems } = outcome;
	const found = "drift" in outcome ? outcome.drift : null;
	const failure = outcome.kind === "failed" ? failureOf(outcome.error) : null;
	const headline = driftHeadline(outcome);
	if (found === null) {
		const notes = outcome.kind === "invalid" ? [[notLookedAt]] : [];
		return reportWith({
			headline,
			problems,
			failure,
			notes
		});
	}
	const several = hasSeveralDeployments([...found.bundles, ...found.unmanaged]);
	const unmanaged = unmanagedWords(found.unmanaged, several);
	const sections = driftOrigins.map((origin) => originSection(origin, found, again, several));
	return reportWith({
		headline,
		problems,
		sections: sections.filter(({ items }) => items.length > 0),
		results: baseTable(found, several),
		notes: unmanaged === null ? [] : [unmanaged]
	});
}
function originSection(origin, drift, again, several) {
	const items = drift.bundles.flatMap((owner) => owner.entries.filter((entry) => entry.origin === origin).map((entry) => driftItem(entry, owner, several)));
	return {
		id: "drift",
		title: [titles[origin]],
		says: [nextSteps[origin](again)],
		items: items.toSorted((a, b) => byDanger(a.change, b.change))
	};
}
function driftItem(entry, owner, several) {
	const change = shownChange(entry);
	const isEdit = showsEdit(entry);
	return itemOf(change, nameOf(change, owner, several), {
		at: entry.change.verb === "delete" ? null : entry.change.at,
		says: entrySays(entry).map((says) => saysOf({
			...change,
			says
		})),
		diffs: [{
			title: isEdit ? "Diff (- files, + platform)" : "Diff (- platform, + files)",
			lines: () => diffChange(change)
		}]
	});
}
function baseTable({ bundles }, several) {
	const rows = bundles.filter(({ entries }) => entries.length > 0).map((bundle) => {
		const { platform, repository, both, unknown } = countOrigins(bundle.entries);
		const counts = [
			platform,
			repository,
			both,
			unknown
		].map((number) => [String(number)]);
		return [
			bundleOf(bundle, several),
			...counts,
			baseWords(bundle.base)
		];
	});
	return rows.length === 0 ? null : {
		caption: "Drift by bundle",
		head: [
			"Bundle",
			"Edited on the platform",
			"Different in the files",
			"Both",
			"Unknown",
			"Last apply"
		],
		rows
	};
}
function originCounts(drift) {
	const counts = countOrigins(entriesOf$1(drift));
	return driftOrigins.filter((origin) => counts[origin] > 0).map((origin) => `${String(counts[origin])} ${counted[origin]}`);
}
const counted = {
	platform: "edited on the platform",
	repository: "different in the files",
	both: "edited on both sides",
	unknown: "of unknown origin"
};
const titles = {
	platform: "Edited on the platform",
	repository: "Different in the files",
	both: "Edited on both sides",
	unknown: "Unknown origin"
};
const nextSteps = {
	platform: (again) => [
		"To keep the edit, run ",
		command("drift --write", again),
		". To revert it, apply the files."
	],
	repository: (again) => [
		"Not applied yet, rolled back on the platform, or newer than these files. Review ",
		command("preview", again),
		", then apply."
	],
	both: (again) => [
		"Edit the files to what you want, review ",
		command("preview", again),
		", then apply."
	],
	unknown: (again) => [
		"For each: write it into the files to keep it, or apply the files to revert it. See ",
		command("preview", again),
		"."
	]
};
const command = (name, again) => foreign(`ifmatch ${name}${again === "" ? "" : ` ${again}`}`);
const shownChange = (entry) => showsEdit(entry) ? entry.edit : entry.change;
const showsEdit = (entry) => entry.origin === "platform" && entry.edit !== null;
function entrySays(entry) {
	const { origin, edit, change, changedWithin } = entry;
	return (origin === "both" && edit !== null ? [edit.says && `on the platform: ${edit.says}`, change.says && `applying the files: ${change.says}`] : [shownChange(entry).says, changedWithin === void 0 ? "" : openWords(changedWithin)]).filter(Boolean);
}
const openWords = (commits) => `it also changed in the repository within the last ${count(commits, "commit")}, which may not be applied; pass --plan or --base`;
const notLookedAt = "Drift was not checked: the files are invalid.";
function baseWords(base) {
	if (base.kind === "plan") return ["last applied: the plan ", foreign(base.path)];
	if (base.kind === "none") return [noBaseWords[base.why]];
	const which = [
		"last applied: commit ",
		foreign(base.short),
		` of ${base.at.slice(0, 10)}`
	];
	if (base.chosen === "named") return which;
	return [...which, base.differs === 0 ? " (matches the platform)" : " (closest to the platform)"];
}
const noBaseWords = {
	"not-needed": "",
	"no-git": "origin unknown: no commit found here (see `git log`). Pass what was applied last: --plan FILE or --base REF.",
	shallow: "origin unknown: the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or pass --plan FILE.",
	unread: "origin unknown: this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or pass --plan FILE.",
	"no-history": "origin unknown: none of the last 50 commits that touch the policies declares this bundle without errors. Pass what was applied last: --plan FILE or --base REF.",
	"not-in-base": "origin unknown: the commit of --base does not declare this bundle. Pass another one.",
	"not-in-plan": "origin unknown: the plan of --plan does not contain this bundle. Pass another one, or --base REF.",
	"not-applied": "origin unknown: the plan of --plan did not apply this bundle. Pass another one, or --base REF."
};
function fixWords({ fixed, written, removed, left }) {
	const others = left.map(leftWords);
	if (fixed.length === 0) return ["Nothing was written: no edit on the platform could be written into the files.", ...others];
	const verb = fixed.length === 1 ? "is" : "are";
	return [
		`${count(fixed.length, "edit")} on the platform ${verb} now in the files. Review and commit the changes.`,
		...written.map((path) => ["wrote ", foreign(path)]),
		...removed.map((path) => ["removed ", foreign(path)]),
		...others
	];
}
const notFixedWords = {
	unwritable: "a policy file cannot express it",
	repeated: "the platform has it twice",
	layout: "the YAML around it cannot be edited safely",
	"too-large": "the file would become too large",
	"unread-file": "it needs a new file, in a folder that the config does not read",
	"no-file": "no file declares its parent",
	"broken-file": "its file has errors"
};
function renderDriftTerminal(outcome, view) {
	const report = driftReport(outcome, view.again);
	const fix = "fix" in outcome ? outcome.fix : null;
	const { sections, notes, failure, results } = report;
	const bases = results === null ? null : {
		...results,
		rows: results.rows.map((row) => [row[0] ?? [], row.at(-1) ?? []])
	};
	const detail = {
		diffs: true,
		verbose: view.verbose
	};
	const all = paragraphs(headlineLines(report.headline, looks$1[outcome.kind], view), fix === null ? [] : fixLines(fix), tableLines(bases, 2), ...sections.map((section) => sectionLines(section, detail)), notes.map((note) => words(0, textOf(note))), problemLines(outcome.problems, view), failure === null ? [] : failureLines(failure));
	return layout(all, view);
}
const looks$1 = {
	"in-sync": "green",
	drift: "yellow",
	invalid: "red",
	failed: "red"
};
function fixLines(fix) {
	const [first, ...more] = fixWords(fix);
	return [words(0, styled(fix.fixed.length > 0 ? "green" : "yellow", first)), ...more.map((line) => words(2, textOf(line)))];
}
function leftWords({ entry, why }) {
	const { noun, name } = objectName(entry.change, entry.kind);
	return [
		`left ${noun} `,
		foreign(name),
		`: ${notFixedWords[why]}`
	];
}
const markdownBudget = 6e4;
function renderDriftMarkdown(outcome, view) {
	const { again, budget = markdownBudget } = view;
	const report = driftReport(outcome, again);
	const fix = "fix" in outcome ? outcome.fix : null;
	const fixed = fix === null ? [] : [fixBlock(fix, budget / 8)];
	return printReport({
		report,
		head: [headlineBlock(report), ...fixed]
	}, plainDetail, budget);
}
function fixBlock(fix, budget) {
	const [first, ...others] = fixWords(fix);
	const { texts, dropped } = fit(others.map((one) => ({
		rank: 0,
		sizes: [() => md`- ${toMarkdown(one)}`.text]
	})), budget - first.length - 50);
	const more = dropped.length === 0 ? nothing$3 : ours$1(`- and ${String(dropped.length)} more`);
	return blocks([ours$1(first), lines([...texts.map(ours$1), more])]);
}
const issueBudget = 58e3;
const driftTitle = ({ deployment, drift }) => `Drift in ${plainName(deployment)}: ${originCounts(drift).join(", ")}`;
const plainName = (slug) => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
function renderDriftIssue({ drift, problems, job, again }) {
	const report = renderDriftMarkdown({
		kind: "drift",
		drift,
		fix: null,
		problems
	}, {
		again,
		budget: issueBudget
	});
	const intro = md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.`;
	const foot = md`Found by ${runLink(job)}.`;
	return `${blocks([
		intro,
		ours$1(report.trimEnd()),
		foot
	]).text}\n`;
}
const goneLine = ({ job }) => md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;
function driftLines(urls, warnings) {
	const places = urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`);
	const all = [...warnings.map((text) => alert("WARNING", ours$1(escapeMarkdownSpan(text, 1e3)))), ...places];
	return all.length === 0 ? "" : `${blocks(all).text}\n\n`;
}
const runLink = (job) => link(ours$1("this run"), job.run.url);
// src/render/plan-file.ts
const nothing$2 = {
	bundles: [],
	digest: "sha256:3f2535749df26c07ed0f06a26c6a7e7ee0b9e140f036c1e16a92e99c0f749543",
	summary: {
		creates: 0,
		updates: 0,
		deletes: 0,
		effect: "neutral"
	}
};
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? nothing$2;
	const results = "results" in outcome ? outcome.results : [];
	const { creates, updates, deletes, effect } = plan.summary;
	return {
		version: 1,
		tool: run.tool,
		command: run.command,
		outcome: outcome.kind,
		platform: run.platform,
		config: run.config,
		digest: plan.digest,
		...plan.undoes === void 0 ? {} : { undoes: plan.undoes },
		summary: {
			creates,
			updates,
			deletes,
			effect
		},
		bundles: plan.bundles.map((bundle) => toBundle(bundle, resultOf$1(bundle, results))),
		problems: outcome.problems.map(toProblem),
		guards: "guards" in outcome ? outcome.guards.map(toGuard) : [],
		...toExplained(outcome, plan),
		error: outcome.kind === "failed" ? toError(outcome.error) : null,
		records: [...run.records ?? []],
		signatures: []
	};
}
function toExplained(outcome, plan) {
	const { impact, threeWayDiff } = "guards" in outcome ? outcome : {};
	return {
		...impact === void 0 ? {} : { impact: toPlanImpact(impact) },
		...threeWayDiff === void 0 ? {} : { three_way_diff: toPlanThreeWayDiff(threeWayDiff, plan) }
	};
}
function resultOf$1(planned, results) {
	return results.find(({ bundle }) => isSameBundle(bundle, planned))?.outcome ?? null;
}
function toBundle(bundle, result) {
	const renames = renamesOf(bundle);
	return {
		...ownerJson(bundle),
		state_version: bundle.stateVersion,
		bundle_digest: bundle.bundleDigest,
		diff_digest: bundle.diffDigest,
		bundle: bundle.content,
		changes: bundle.changes.map((change) => toPlanChange(change, renames.get(change.id))),
		result: result?.result ?? null,
		reason: result?.reason ?? null,
		current: toCurrent(result),
		undo: toUndo(result)
	};
}
const ownerJson = ({ deployment, kind }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind]
});
const kinds = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
function toCurrent(result) {
	if (result === null || !("current" in result) || result.current === null) return null;
	return {
		state_version: result.current.stateVersion,
		changes: result.current.changes.map((change) => toPlanChange(change))
	};
}
function toUndo(result) {
	if (result === null || !("undo" in result) || result.undo === null) return null;
	return {
		state_version: result.undo.stateVersion,
		bundle: result.undo.content
	};
}
function toProblem({ problem, position }) {
	const { says, fix } = phrase(problem);
	const { severity, code } = problem;
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity,
		code,
		message: says,
		fix,
		file,
		line,
		column
	};
}
const toGuard = ({ guard, message, option }) => ({
	guard,
	message,
	option
});
function toError(error) {
	const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
	return {
		message: error.message,
		hint,
		status,
		code,
		request_id: requestId
	};
}
function toPlanChange(change, rename) {
	const { verb, effect, says } = change;
	return {
		verb,
		...entryOf(change),
		effect,
		says,
		notes: verb === "delete" ? renameNote(rename) : change.notes,
		at: verb === "delete" || change.at === null ? null : {
			file: change.at.file,
			line: change.at.line,
			column: change.at.column
		}
	};
}
const renameNote = (rename) => rename === void 0 ? {} : { rename: renameText(rename) };
const toPlanImpact = ({ bundles, looked }) => ({
	findings_read: looked.findings,
	requests: looked.requests,
	bundles: bundles.map(toBundleImpact)
});
const toBundleImpact = ({ deployment, kind, blocked, lost, changes }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind],
	blocked: blocked === null ? null : toBlocked(blocked),
	lost: lost === null ? null : toLost(lost),
	changes: changes.map(toChangeImpact)
});
function toChangeImpact(change) {
	const { about, object, key } = change;
	const facts = {
		about,
		object,
		key,
		matched: null,
		blocked: null,
		items: []
	};
	if (change.about === "detection") return {
		...facts,
		items: change.items.map(toItem)
	};
	if (change.about === "other") return facts;
	const { matched, blocked } = change;
	return {
		...facts,
		matched: toMatched(matched),
		blocked: toBlocked(blocked)
	};
}
function toMatched(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		before: figures === null ? null : toFigures(figures.before),
		after: figures === null ? null : toFigures(figures.after)
	};
}
function toBlocked(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		newly: figures === null ? null : toFigures(figures.newly),
		no_longer: figures === null ? null : toFigures(figures.noLonger)
	};
}
const toItem = ({ list, name, verb, ...open }) => ({
	list,
	name,
	verb,
	...toLost(open)
});
function toLost({ issues, findings }) {
	const figures = figuresIn(findings);
	return {
		issues: {
			...toSureness(issues),
			number: figuresIn(issues)
		},
		findings: {
			...toSureness(findings),
			figures: figures === null ? null : toFigures(figures)
		}
	};
}
const figuresIn = (estimate) => estimate.kind === "not-estimable" ? null : estimate.figures;
const toSureness = (estimate) => ({
	kind: estimate.kind,
	because: estimate.kind === "estimate" ? [] : estimate.because.map(toLimit)
});
const toLimit = (limit) => ({
	why: limit.why,
	message: limitInWords(limit)
});
function toFigures({ findings, bySeverity, repositories, topRepositories, topRules }) {
	const { critical, high, medium, low, unknown } = bySeverity;
	return {
		findings,
		by_severity: {
			critical,
			high,
			medium,
			low,
			unknown
		},
		repositories,
		top_repositories: topRepositories.map(toTally),
		top_rules: topRules.map(toTally)
	};
}
const toTally = ({ name, findings }) => ({
	name,
	findings
});
function toPlanThreeWayDiff({ base, bundles, dropped }, plan) {
	const whole = new Set(plan.bundles.flatMap(({ changes }) => changes));
	return {
		base: {
			name: base.name,
			commit: base.commit,
			is_ahead: base.isAhead,
			errors_in: base.errorsIn
		},
		bundles: bundles.map((bundle) => toPlanThreeWayBundle(bundle, whole)),
		dropped: dropped.map(({ deployment, kind }) => ({
			deployment,
			...kinds[kind]
		}))
	};
}
const toPlanThreeWayBundle = ({ deployment, kind, inBase, changes, live }, whole) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind],
	in_base: inBase,
	changes: changes.map((one) => toPlanThreeWayChange(one, whole.has(one.change))),
	live: live.map((change) => toPlanChange(change))
});
const toPlanThreeWayChange = ({ change, origin, edit, own }, isWhole) => ({
	verb: change.verb,
	object: change.object,
	key: change.key,
	origin,
	part: isWhole ? null : toPlanChange(change),
	edit: edit === null ? null : toPlanChange(edit),
	own: own === null ? null : toPlanChange(own)
});
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/render/annotations.ts
const cautionsIn = ({ cautions }) => cautions.flatMap(({ start, entries }) => entries.map((entry) => {
	const at = entry.change.verb === "delete" ? null : entry.change.at;
	return {
		level: "warning",
		title: start.replace(/:$/, ""),
		text: cautionText(entry),
		at
	};
}));
const approvalTexts = ({ approvals, approvalEnd }) => approvals.map((one) => [textOf(one), textOf(approvalEnd ?? [])].join(" ").trimEnd());
function problemText({ problem }) {
	const { says, fix } = phrase(problem);
	return fix === "" ? says : `${says}\nfix: ${fix}`;
}
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
const resultText = ({ bundle, outcome: { result, reason } }) => `${bundleName(bundle)}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`;
const resultsIn = (outcome) => "results" in outcome ? outcome.results : [];
const limit = 10;
function renderGithub(outcome, folder = "", approval = "option") {
	const report = reportOf(outcome, {
		...atTerminal,
		approval
	});
	const advised = (text) => approval === "option" ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, "the input $1");
	const all = [
		...runIn(outcome, report),
		...resultsIn(outcome).map((one) => {
			return {
				level: isDone(one) ? "notice" : "error",
				title: "Result",
				text: resultText(one),
				at: null
			};
		}),
		...approvalTexts(report).map((text) => ({
			level: "warning",
			title: "Approval required",
			text,
			at: null
		})),
		...cautionsIn(report),
		...outcome.problems.map((one) => {
			const { severity, code } = one.problem;
			return {
				level: severity,
				title: code,
				text: problemText(one),
				at: one.position
			};
		})
	];
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => fewEnough(all.filter((one) => one.level === level))).map((finding) => `${workflowCommand(commandOf(finding, folder, advised))}\n`).join("");
}
const commandOf = ({ level, title, text, at }, folder, advised) => ({
	command: level,
	properties: {
		file: at === null ? null : posix.join(folder, at.file),
		line: at?.line ?? null,
		col: at?.column ?? null,
		title
	},
	message: advised(text)
});
function fewEnough(findings) {
	const [first] = findings;
	if (first === void 0 || findings.length <= limit) return findings;
	const rest = findings.length - limit + 1;
	const text = `${count(rest, `more ${first.level}`)} not shown here.`;
	return [...findings.slice(0, 9), {
		level: first.level,
		title: "More",
		text,
		at: null
	}];
}
const levelOf = {
	valid: "notice",
	invalid: null,
	"no-changes": "notice",
	changes: "notice",
	"needs-approval": "error",
	stale: "error",
	applied: "notice",
	partial: "error",
	failed: "error"
};
function runIn({ kind }, { headline, failure }) {
	const level = levelOf[kind];
	if (level === null) return [];
	return [{
		level,
		title: "ifmatch",
		text: (failure === null ? [textOf(headline)] : [
			failure.message,
			failure.facts.join(", "),
			failure.hint ?? ""
		]).filter(Boolean).join("\n"),
		at: null
	}];
}
function renderSarif(outcome, run) {
	const report = reportOf(outcome);
	const findings = [
		...outcome.problems.map(ruledProblem),
		...cautionsIn(report).map((one) => {
			const id = one.title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
			return {
				...one,
				rule: {
					...guardRule,
					id,
					title: one.title,
					help: cautionHelp
				},
				first: null
			};
		}),
		...(outcome.kind === "changes" ? approvalTexts(report) : []).map((text) => {
			const { title } = guardRule;
			return {
				level: "warning",
				title,
				text,
				at: null,
				rule: guardRule,
				first: null
			};
		})
	];
	const rules = [...new Map(findings.map(({ rule }) => [rule.id, rule])).values()].toSorted((a, b) => a.id < b.id ? -1 : 1);
	const ids = rules.map(({ id }) => id);
	const log = {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "ifmatch",
				version: run.version,
				rules: rules.map((rule) => ruleOf(rule, run.version))
			} },
			columnKind: "utf16CodeUnits",
			invocations: [invocation(outcome, report, findings)],
			results: findings.flatMap((finding) => resultOf(finding, ids, run.folder ?? "") ?? [])
		}]
	};
	return `${toJson(log, 2)}\n`;
}
const root = "%SRCROOT%";
const ruleOf = ({ id, title, help, page }, version) => ({
	id,
	shortDescription: { text: title },
	help: { text: help },
	helpUri: `https://github.com/${release.repository}/blob/v${version}/${page}`
});
const titleOf = (code) => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll("-", " ");
function ruledProblem(located) {
	const { problem, position, first } = located;
	const { code, severity } = problem;
	const title = titleOf(code);
	const rule = {
		id: code,
		title,
		help: `${codeHelp(code)} \`ifmatch validate\` shows each place with its fix.`,
		page: "README.md#write-policies"
	};
	return {
		level: severity,
		title,
		text: problemText(located),
		at: position,
		rule,
		first
	};
}
const cautionHelp = "The plan deletes an object, or enforces less than before. Review the diff in `ifmatch preview`. Guards in ifmatch.yaml decide which plans need approval.";
const guardRule = {
	id: "approval-required",
	title: "Approval required",
	help: "The plan exceeds a guard of ifmatch.yaml, so an apply needs approval: repeat the command with the option that the message names, or change the guard on the base branch.",
	page: "docs/guards.md"
};
function resultOf({ rule, level, text, at, first }, ids, folder) {
	if (at === null) return null;
	return {
		ruleId: rule.id,
		ruleIndex: ids.indexOf(rule.id),
		level,
		message: { text: messageOf(text) },
		locations: [{ physicalLocation: locationOf(at, folder) }],
		...first === null ? {} : { relatedLocations: [{
			id: 1,
			message: { text: "first" },
			physicalLocation: locationOf(first, folder)
		}] }
	};
}
const locationOf = ({ file, line, column }, folder) => ({
	artifactLocation: {
		uri: uriOf(posix.join(folder, file)),
		uriBaseId: root
	},
	region: {
		startLine: line,
		startColumn: column
	}
});
const uriOf = (file) => file.split("/").map((segment) => encodeURIComponent(segment.replaceAll(/\p{Cs}/gu, "\ufffd"))).join("/");
const messageOf = (text) => text.split("\n").map(escapeHidden).join("\n").replaceAll("](", "] (");
function invocation(outcome, report, findings) {
	const placeless = findings.filter(({ at }) => at === null);
	const reasons = reasonsOf(outcome, report);
	const notifications = placeless.map(({ rule, level, text }) => ({
		level,
		descriptor: { id: rule.id },
		message: { text: messageOf(text) }
	}));
	return {
		executionSuccessful: reasons.length === 0,
		...notifications.length === 0 ? {} : { toolConfigurationNotifications: notifications },
		...reasons.length === 0 ? {} : { toolExecutionNotifications: reasons.map(toNotification) }
	};
}
const toNotification = (text) => ({
	level: "error",
	message: { text: messageOf(text) }
});
function reasonsOf(outcome, report) {
	const shortfalls = resultsIn(outcome).flatMap((one) => isDone(one) ? [] : [resultText(one)]);
	if (outcome.kind === "failed") {
		const { message, hint } = failureOf(outcome.error);
		return [hint === null ? message : `${message}\nfix: ${hint}`, ...shortfalls];
	}
	if (outcome.kind === "needs-approval") return [textOf(report.headline), ...approvalTexts(report)];
	return outcome.kind === "stale" || outcome.kind === "partial" ? [textOf(report.headline), ...shortfalls] : [];
}
// src/render/pull.ts
function fileWords(files, isDone) {
	const verbs = {
		create: "create",
		update: "change",
		delete: "delete"
	};
	return [
		"create",
		"update",
		"delete"
	].map((verb) => ({
		verb: verbs[verb],
		number: files.filter((file) => file.verb === verb).length
	})).filter(({ number }) => number > 0).map(({ verb, number }, at) => {
		const what = at === 0 ? count(number, "file") : String(number);
		return isDone ? `${what} ${verb}d` : `${what} to ${verb}`;
	}).join(", ");
}
function namedBy(id, kind) {
	if (id.startsWith("slug ")) {
		const slug = id.slice(5);
		return {
			object: "RemediationPolicy",
			key: { slug },
			noun: "policy",
			name: slug
		};
	}
	const [, list, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
	if (list !== void 0 && item !== void 0) return {
		object: "DetectionPolicy",
		key: {
			list,
			item
		},
		noun: `item of ${list}`,
		name: item
	};
	if (!id.startsWith("[\"exception\"")) return {
		object: "Bundle",
		key: {},
		noun: "bundle",
		name: kind
	};
	const [, scope_type, scope_target, rule, rule_type] = JSON.parse(id);
	const name = [
		rule_type,
		rule,
		"in",
		scope_type,
		scope_target
	].map(String).join(" ");
	return {
		object: "DetectionPolicyException",
		key: {
			scope_type,
			scope_target,
			rule,
			rule_type
		},
		noun: "exception",
		name
	};
}
const fieldWords = (pointer) => pointer.map((step, index) => typeof step === "number" ? "[]" : `${index === 0 ? "" : "."}${step}`).join("");
function extraFieldsSetting(unsaid) {
	const named = new Map();
	for (const { why, pointer, id, kind } of unsaid) {
		const object = why === "no-field" ? extraObjectAt(pointer, topOf(id, kind)) : null;
		const field = pointer.at(-1);
		if (object !== null && typeof field === "string") named.set(object, (named.get(object) ?? new Set()).add(field));
	}
	const lists = [...named].map(([object, fields]) => `${object}: [${[...fields].toSorted().join(", ")}]`);
	return lists.length === 0 ? null : `extra_fields: { ${lists.join(", ")} }`;
}
function topOf(id, kind) {
	if (id.startsWith("slug ")) return "policy";
	if (id.startsWith("[\"exception\"")) return "exception";
	return kind === "remediation" ? null : "detection";
}
function droppedWords(unsaid) {
	const dropped = unsaid.filter(({ why }) => why === "no-field");
	return [...Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer))].map(([field, own]) => {
		const named = own.map(({ id, kind }) => namedBy(id, kind));
		const [first = "", ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
		return {
			field,
			of: more.length === 0 ? first : `${first} and ${count(more.length, "other object")}`
		};
	});
}
function renderPullTerminal(outcome, view) {
	return layout("pull" in outcome ? pulledLines(outcome, view) : failedLines(outcome, view), view);
}
function failedLines(outcome, { width }) {
	const problems = problemLines(outcome.problems, {
		width,
		verbose: true
	});
	if (outcome.kind === "invalid") {
		const headline = `Invalid: ${problemWords(outcome.problems)}. Nothing was pulled.`;
		return paragraphs([words(0, styled("red", headline))], problems);
	}
	return paragraphs([words(0, styled("red", "Nothing was pulled."))], failureLines(failureOf(outcome.error)), problems);
}
function pulledLines(outcome, view) {
	const { pull } = outcome;
	const isDone = outcome.kind !== "differs";
	return paragraphs(isDone ? pull.files.map(fileLine) : [], [
		sentence(outcome, view),
		...unmanagedLine(pull),
		...droppedLines(pull)
	], isDone ? [] : differenceLines(outcome, view), view.quiet ? [] : nextLines(outcome, view));
}
const fileLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function fileLine(file) {
	return raw(0, styled(fileLooks[file.verb], `${signs$1[file.verb]} `), file.path);
}
const looks = {
	"no-changes": "green",
	changes: "yellow",
	written: "green",
	differs: "red"
};
function sentence({ kind, pull }, { platform }) {
	const bundles = [...Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug)].map(([slug, own]) => `${slug} (${own.map((one) => one.kind).join(", ")})`).join(", ");
	const from = platform === null ? "" : ` from ${platform}`;
	const says = {
		"no-changes": `In sync${platform === null ? "" : ` with ${platform}`}: ${bundles}.`,
		changes: `Pull of ${bundles}${from}: ${fileWords(pull.files, false)}. Nothing was written.`,
		written: `Pulled ${bundles}${from}: ${fileWords(pull.files, true)}.`,
		differs: `Nothing was pulled: policy files cannot express everything of ${bundles}. The files are unchanged.`
	};
	return words(0, styled(looks[kind], says[kind]));
}
function unmanagedLine({ bundles, unmanaged }) {
	const names = unmanagedWords(unmanaged, hasSeveralDeployments([...bundles, ...unmanaged]));
	return names === null ? [] : [words(0, styled("dim", `${textOf(names)}. To pull it too, run \`ifmatch pull --all\`.`))];
}
function droppedLines({ unsaid }) {
	const setting = extraFieldsSetting(unsaid);
	const fix = setting === null ? [] : [words(0, styled("cyan", "fix: "), `to keep it, add to ifmatch.yaml: ${setting}`)];
	return [...droppedWords(unsaid).map(({ field, of }) => words(0, styled("yellow", "Policy files have no field "), styled("bold", field), ` of ${of}.`)), ...fix];
}
const most = 50;
function differenceLines(outcome, { width }) {
	const { pull, left, moved, problems } = outcome;
	const several = hasSeveralDeployments([...pull.bundles, ...pull.unmanaged]);
	const all = [...pull.unsaid.filter(({ why }) => why !== "no-field").map(unsaidLine), ...left.flatMap((one) => leftLines(one, several))];
	const more = all.length > most ? [words(2, `and ${String(all.length - most)} more`)] : [];
	const fixes = moved ? [editedMeanwhile] : curesOf(pull);
	return paragraphs([...all.slice(0, most), ...more], problemLines(problems, {
		width,
		verbose: true
	}), fixes.map((fix) => words(0, styled("cyan", "fix: "), fix)));
}
function curesOf({ unsaid }) {
	const cured = unsaid.flatMap(({ why }) => why === "no-field" ? [] : cures[why]);
	return cured.length === 0 ? [notSaid] : [...new Set(cured)];
}
const editedMeanwhile = "The platform was edited during the run. Rerun it.";
const notSaid = "Change the objects above on the platform so that files can declare them, then rerun.";
const cures = {
	unwritable: notSaid,
	repeated: notSaid,
	layout: "Put each YAML entry there on its own lines, then rerun.",
	"too-large": "Split the file in two, then rerun.",
	"unread-file": "Add a folder for it to \"policies\" in the config, then rerun.",
	"no-file": "Declare its parent in a file, then rerun.",
	"broken-file": "Fix the errors in its file, then rerun."
};
function unsaidLine({ id, kind, pointer, why }) {
	const { noun, name } = namedBy(id, kind);
	const field = pointer.length === 0 ? "" : ` (${fieldWords(pointer)})`;
	return words(2, `${noun} `, styled("bold", name), `${field}: ${why === "no-field" ? "" : notFixedWords[why]}`);
}
const leftLines = (bundle, several) => bundle.changes.map((change) => {
	const says = change.says === "" ? "" : `: ${change.says}`;
	return words(2, `${signs$1[change.verb]} ${textOf(nameOf(change, bundle, several))}${says}`);
});
function nextLines({ kind, pull }, { again, scope, git }) {
	if (kind === "differs" || kind === "no-changes") return [];
	const ours = (...parts) => [
		"ifmatch",
		...parts,
		again
	].filter(Boolean).join(" ");
	const isNew = pull.files.every(({ verb }) => verb === "create");
	const look = git === null ? [] : [git(isNew ? "status" : "diff")];
	const commands = kind === "changes" ? [ours("pull", ...scope)] : [...look, ours("preview")];
	return [words(0, "Next:"), ...commands.map((command) => raw(2, styled("bold", command)))];
}
const nothing$1 = {
	bundles: [],
	files: [],
	unsaid: [],
	unmanaged: []
};
function renderPullJson(outcome, { tool, platform }) {
	const pull = "pull" in outcome ? outcome.pull : nothing$1;
	const differs = outcome.kind === "differs" ? outcome : null;
	const document = {
		version: 1,
		tool,
		command: "pull",
		outcome: outcome.kind,
		platform,
		bundles: pull.bundles.map(ownerJson),
		files: pull.files.map(fileJson),
		unsaid: pull.unsaid.map(unsaidJson),
		unmanaged: pull.unmanaged.map(ownerJson),
		left: differs?.left.flatMap(leftJson) ?? [],
		moved: differs?.moved ?? false,
		problems: outcome.problems.map(toProblem),
		error: outcome.kind === "failed" ? toError(outcome.error) : null
	};
	return `${toJson(document, 2)}\n`;
}
const fileJson = ({ path, verb, objects }) => ({
	path,
	verb,
	objects: {
		policies: objects.policy,
		rulesets: objects.ruleset,
		rules: objects.rule,
		disabled: objects["disabled rule"],
		exceptions: objects.exception
	}
});
function unsaidJson({ id, pointer, why, ...owner }) {
	const { object, key } = namedBy(id, owner.kind);
	return {
		...ownerJson(owner),
		object,
		key,
		pointer: [...pointer],
		why
	};
}
const leftJson = ({ changes, ...owner }) => changes.map((change) => ({
	...ownerJson(owner),
	...changeJson(change)
}));
const changeJson = (change) => ({
	verb: change.verb,
	...entryOf(change)
});
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/render/html/page.ts
const style = `
:root {
  color-scheme: light dark;
  --page: #fff; --soft: #f6f8fa; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --control: #818b98; --link: #0550ae;
  --red: #b3261e; --amber: #7d4e00; --green: #116329; --cut: #fdeceb; --new: #e6f6ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --soft: #161b22; --text: #e6edf3; --muted: #9aa4af; --line: #30363d; --control: #6e7681; --link: #79b8ff;
    --red: #ff8b82; --amber: #e3b341; --green: #7ee787; --cut: #3a1d1d; --new: #14301d;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3, h4 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { background: var(--soft); border-radius: 4px; padding: .1em .3em; unicode-bidi: isolate; direction: ltr; }
pre { background: var(--soft); border-radius: 6px; padding: .5rem .75rem; margin: .5rem 0; white-space: pre-wrap; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.meta, .more, footer { color: var(--muted); font-size: .875rem; }
.command { font-weight: 600; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .75rem; }

nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
table { border-collapse: collapse; }
caption { text-align: start; color: var(--muted); font-size: .875rem; padding-bottom: .25rem; }
.facts th, .facts td { text-align: start; vertical-align: top; padding: .35rem 1.25rem .35rem 0; border-bottom: 1px solid var(--line); }
.facts { margin: .75rem 0; overflow-wrap: normal; }
.facts code { overflow-wrap: anywhere; }
.facts p { margin: 0; }
.facts th { font-weight: 600; }
.scroll {
  overflow-x: auto; scrollbar-width: thin;
  background: linear-gradient(to right, var(--page) 30%, transparent) left / 2rem 100%, linear-gradient(to left, var(--page) 30%, transparent) right / 2rem 100%,
    linear-gradient(to right, var(--line), transparent) left / .75rem 100%, linear-gradient(to left, var(--line), transparent) right / .75rem 100%;
  background-repeat: no-repeat; background-attachment: local, local, scroll, scroll;
}

.alert { border-inline-start: 4px solid var(--line); background: var(--soft); margin: 1rem 0; padding: .5rem 1rem; }
.alert ul { margin: .25rem 0; padding-inline-start: 1.5rem; }
.danger { border-color: var(--red); }
.warning { border-color: var(--amber); }
.looser, .delete, .error, .not-applied { color: var(--red); }
.mixed, .unknown, .update, .severity.warning, .unverified, .advice { color: var(--amber); }
.stricter, .create, .applied, .already-applied { color: var(--green); }
.neutral { color: var(--muted); }
.effect, .severity, .label, .fix { font-weight: 600; }
.label { font-size: .875rem; margin: 0; }


.changes, .problems { list-style: none; margin: 0; padding: 0; }
.changes > li, .problems > li { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.changes > li { content-visibility: auto; contain-intrinsic-size: auto 8rem; }
.changes h3, .changes h4 { margin: 0; }
details { margin-top: .5rem; }
summary { cursor: pointer; width: fit-content; }
.diff { line-height: 1.5; unicode-bidi: isolate; direction: ltr; }
.diff ins, .diff del { text-decoration: none; }
.diff del { background: var(--cut); }
.diff ins { background: var(--new); }
.diff .fold { color: var(--muted); }

@media (max-width: 45rem) {
  .facts { min-width: max-content; }
  .facts th, .facts td { max-width: 16rem; }
  .facts th, .facts td { padding-inline-end: .6rem; }
}
@media print {
  :root { --page: #fff; --soft: #fff; --text: #000; --muted: #444; --line: #999; --control: #555; --red: #8c1d18; --amber: #5c3900; --green: #0b4a1e; --cut: #fff; --new: #fff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, summary { display: none; }
  .changes > li { content-visibility: visible; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
}
@media (prefers-reduced-motion: reduce) {
  * { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = [
	"default-src 'none'",
	`style-src ${hashOf(style)}`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
const pageOf = (title, body) => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${verbatim(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${verbatim(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
var Html = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const longest = 2e3;
const markup = (literals, ...values) => new Html(literals.map((literal, index) => literal + (index < values.length ? textIn(values[index] ?? "") : "")).join(""));
const nothing = new Html("");
const verbatim = (text) => new Html(text);
const isEmpty = ({ text }) => text === "";
function join(parts, by) {
	return new Html(parts.filter((part) => !isEmpty(part)).map(({ text }) => text).join(by));
}
function textIn(value) {
	if (value instanceof Html) return value.text;
	if (typeof value === "string") return escapeHtml(cut(value));
	return typeof value === "number" ? String(value) : join(value, "\n").text;
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
const sectionOf = ({ id, title, body }) => isEmpty(body) ? nothing : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}
</section>`;
function contents(sections) {
	const shown = sections.filter(({ body }) => !isEmpty(body));
	if (shown.length < 2) return nothing;
	const items = shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`);
	return markup`<nav aria-label="Sections"><ul>${items}</ul></nav>`;
}
const tableOf = (caption, head, rows) => rows.length === 0 ? nothing : markup`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table class="facts"><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table></div>`;
const columnTitle = (title) => markup`<th scope="col">${title}</th>`;
const toHtml = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? markup`${piece}` : markup`<code>${piece.foreign}</code>`), "");
const million = 1e6;
const budgets = {
	tables: million / 2,
	guards: million / 2,
	changes: 9 * million,
	stale: 3 * million,
	problems: 2 * million,
	live: million
};
function takeWithin(items, bytes, draw) {
	const parts = [];
	let room = bytes;
	for (const [index, item] of items.entries()) {
		const part = draw(item, index);
		room -= Buffer.byteLength(part.text) + 1;
		if (room < 0) break;
		parts.push(part);
	}
	return {
		parts,
		left: items.length - parts.length
	};
}
const leftOut = (left, one) => left === 0 ? nothing : markup`<p class="more">Not shown here: ${count(left, `more ${one}`)}.</p>`;
// src/render/html.ts
function renderHtml(outcome, view) {
	const report = reportOf(outcome);
	const [first, ...rest] = partsOf(report);
	const where = view.platform === null ? nothing : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
	const header = markup`<h1>${toHtml(report.headline)}</h1>${where}${contents([first, ...rest])}`;
	const body = markup`<header>${header}</header><main>${failureBlock(report.failure)}${sectionOf(first)}${summary(report, outcome, view)}${rest.map(sectionOf)}</main>${smallPrint(outcome, view)}`;
	return pageOf(`${headlineText(outcome)} - ifmatch`, body);
}
function summary(report, outcome, view) {
	const { cautions, approvals, notes } = report;
	const next = nextStep(outcome, view);
	const reverts = report.sections.flatMap(({ id, says }) => id === "reverts" ? says : []);
	return markup`${cautionBlock(cautions)}${alertOf([...reverts, ...notes].map((note) => markup`<p>${toHtml(note)}</p>`))}${approvalList(approvals)}${next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`}`;
}
function partsOf(report) {
	const { sections, results, problems, bundles, unmanaged, closing } = report;
	const changes = sections.filter(({ id }) => id === "changes" || id === "reverts").flatMap(({ items }) => items);
	const brief = sections.filter(({ id }) => id === "live");
	const moved = sections.filter(({ id }) => id === "moved");
	const share = Math.floor(budgets.stale / Math.max(1, moved.length));
	const facts = [factTable(bundles), ...[unmanaged, closing].map((one) => paragraphOf(one ?? []))];
	return [
		{
			id: "results",
			title: "Results",
			body: factTable(results)
		},
		{
			id: "changes",
			title: "Changes",
			body: itemList(changes, budgets.changes)
		},
		{
			id: "live",
			title: "Already live",
			body: join(brief.map(({ items }) => itemList(items, budgets.live, 0)), "")
		},
		{
			id: "stale",
			title: "Since the review",
			body: join(moved.map((one) => movedList(one, share)), "")
		},
		{
			id: "problems",
			title: "Problems",
			body: problemList(problems)
		},
		{
			id: "bundles",
			title: "Bundles",
			body: join(facts, "")
		}
	];
}
const paragraphOf = (sentence) => sentence.length === 0 ? nothing : markup`<p class="more">${toHtml(sentence)}</p>`;
function failureBlock(failure) {
	if (failure === null) return nothing;
	const { message, hint, facts } = failure;
	const lines = message.split("\n").slice(0, maxMessage);
	return markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}${facts.length === 0 ? nothing : markup`<p class="meta">${facts.join(", ")}</p>`}${hint === null ? nothing : markup`<p><span class="fix">fix:</span> ${hint}</p>`}</div>`;
}
const maxMessage = 20;
const maxNamed = 5;
function cautionBlock(cautions) {
	const body = cautions.map(({ start, entries }) => {
		const names = entries.slice(0, maxNamed).map(cautionOf);
		const more = entries.length - names.length;
		if (entries.length === 1) return markup`<p><strong>${start}</strong> ${names}</p>`;
		const rest = more === 0 ? nothing : markup`<li>and ${more} more</li>`;
		return markup`<p><strong>${start}</strong></p><ul>${names.map((name) => markup`<li>${name}</li>`)}${rest}</ul>`;
	});
	return body.length === 0 ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}
function cautionOf({ change, name, says }) {
	const words = change.verb === "delete" || says.length === 0 ? nothing : markup`: ${toHtml(says)}`;
	return markup`${toHtml(name)}${words}`;
}
const alertOf = (body) => body.length === 0 ? nothing : markup`<div class="alert warning" role="note" aria-label="Warning">${body}</div>`;
function approvalList(approvals) {
	const { parts, left } = takeWithin(approvals, budgets.guards, (sentence) => markup`<li>${toHtml(sentence)}</li>`);
	return approvals.length === 0 ? nothing : alertOf([markup`<p><strong>Approval required</strong></p><ul>${parts}</ul>`, leftOut(left, "reason")]);
}
function factTable(table) {
	if (table === null) return nothing;
	const { parts, left } = takeWithin(table.rows, budgets.tables, ([first = [], ...cells]) => {
		const rest = cells.map((one) => markup`<td>${toHtml(one)}</td>`);
		return markup`<tr><th scope="row">${toHtml(first)}</th>${rest}</tr>`;
	});
	return markup`${tableOf(table.caption, table.head.map(columnTitle), parts)}${leftOut(left, "bundle")}`;
}
const openDiffs = 10;
function itemList(items, bytes, open = openDiffs) {
	if (items.length === 0) return nothing;
	const heads = takeWithin(items, bytes / 2, (item) => markup`<li>${headOf(item)}`);
	const shown = items.slice(0, heads.parts.length);
	const diffs = takeWithin(shown, bytes / 2, (item, index) => diffsOf(item, index < open));
	const entries = heads.parts.map((head, index) => markup`${head}${diffs.parts[index] ?? noDiff}</li>`);
	const lost = items.slice(shown.length);
	return markup`<ol class="changes">
${entries}
</ol>${lost.length === 0 ? nothing : markup`<p class="more">${leftWords$1(lost)}</p>`}`;
}
const noDiff = markup`<p class="more">Diff left out to keep this page small. The plan file has it.</p>`;
function headOf(item) {
	const { change, name, label, at, says, warnings, notes, origin } = item;
	const tag = label === null ? nothing : markup`<p class="label">${label}</p>`;
	const place = at === null ? nothing : markup` \u00b7 <code>${placeWords(at)}</code>`;
	const warned = origin === "platform" ? [...warnings, [revertNote]] : warnings;
	return markup`${tag}<h3><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${toHtml(name)}</h3><p class="meta"><span class="effect ${change.effect}">${effectWords[change.effect]}</span>${place}</p>${says.map((one) => markup`<p>${toHtml(one)}</p>`)}${warned.map((one) => markup`<p class="advice">${toHtml(one)}</p>`)}${notes.map((one) => markup`<p>${toHtml(one)}</p>`)}`;
}
function diffsOf(item, open) {
	const fields = changedFields(item.change).map((field) => [{ foreign: field }]);
	return join(item.diffs.map((diff, index) => {
		const named = index === 0 && fields.length > 0 ? markup`: changes ${toHtml(joined(fields, ", "))}` : nothing;
		return markup`<details${open && index === 0 ? markup` open` : nothing}><summary>${diff.title}${named}</summary>${diffBlock(diff.lines())}</details>`;
	}), "");
}
function movedList({ title, says, items }, bytes) {
	const head = markup`<h3>${toHtml(title ?? [])}</h3>${says.map((one) => markup`<p>${toHtml(one)}</p>`)}`;
	return markup`${head}${itemList(items, bytes - Buffer.byteLength(head.text) - 200)}`;
}
const maxLines = 300;
function diffBlock(diff) {
	if (!diff.some(({ mark }) => mark === "+" || mark === "-")) return markup`<p class="more">${equivalentWords}</p>`;
	return markup`<pre class="diff">${capDiff(diff, maxLines).map(diffLine)}</pre>`;
}
function diffLine(line) {
	if (!("text" in line)) return markup`<span class="fold">${foldWords(line)}</span>`;
	if (line.mark === " ") return markup`<span>  ${line.text}</span>`;
	return line.mark === "-" ? markup`<del>- ${line.text}</del>` : markup`<ins>+ ${line.text}</ins>`;
}
const columns = 100;
function problemList(problems) {
	if (problems.length === 0) return nothing;
	const sorted = problems.toSorted((a, b) => rankOf(a) - rankOf(b));
	const { parts } = takeWithin(sorted, budgets.problems, oneProblem);
	const left = sorted.slice(parts.length);
	const rest = left.length === 0 ? nothing : markup`<p class="more">Not shown here: ${problemWords(left)}.</p>`;
	return markup`<ol class="problems">${parts}</ol>${rest}`;
}
const rankOf = ({ problem }) => problem.severity === "error" ? 0 : 1;
function oneProblem(located) {
	const { position, first, problem } = located;
	const { says, fix } = problemSentences(problem);
	const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
	return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${toHtml(says)}</p>${source(located)}${first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`}${fix.length === 0 ? nothing : markup`<p><span class="fix">fix:</span> ${toHtml(fix)}</p>`}</li>`;
}
function source({ position, excerpt }) {
	if (position === null || excerpt === null || excerpt.trim() === "") return nothing;
	const number = String(position.line);
	const { text, caret } = excerptAt(excerpt, position.column, columns);
	return markup`<pre>${number} | ${text}
${" ".repeat(number.length)} | ${" ".repeat(caret)}^</pre>`;
}
function smallPrint(outcome, { version }) {
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? nothing : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, "bundle")}.`;
	return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
export { alreadyTail, appliedSummary, approvalsOf, blocks, cautionsOf, compareChanges, driftLines, driftTitle, entrySays, extraFieldsSetting, failureLines, failureOf, goneLine, headlineBlock, headlineText, isLiveDanger, isLoosening, isUnsent, join$1 as join, layDiff, lines, link, liveIn, liveSections, liveTail, md, movedSections, notFixedWords, notLookedAt, nothing$3 as nothing, objectName, ours$1 as ours, outcomeReport, ownerJson, plainDetail, planReport, printReport, proseOf, renderDriftIssue, renderDriftMarkdown, renderDriftTerminal, renderGithub, renderHtml, renderMarkdown, renderPullJson, renderPullTerminal, renderSarif, renderTerminal, resultTable, sectionLines, shownIn, tableLines, threeWayNotes, toError, toMarkdown, toPlanChange, toPlanFile, toProblem };
