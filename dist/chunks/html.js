import { cautionsOf, isRevert, listChanges } from "./cautions.js";
import { bundleName, excerptAt, hasSeveralDeployments, headlineOf, headlineText, nextStep, originLabels, originTitles, originWords, ownWords, phrase, placeWords, revertWords, shownExplained, shownPlan, summarize, takenBackWords, triangulationNotes, unchangedPolicies } from "./validate.js";
import { changeWords, count, createHash, effectWords, escapeHidden, findingSeverities, isObject, problemWords, renamePieces, resultReasons, resultWords, verbTitles } from "./cli-and-action.js";
import { editedWords } from "./edited-words.js";
import { figureWords, impactLines, listWords, noteWords, placedWords, sureness, turnsIn, whyPartial } from "./words.js";
import { objectName } from "./object-name.js";
import { changedFields } from "./changed-fields.js";
import { capDiff, diffChange } from "./diff-change.js";
import { byDanger } from "./danger.js";
import { compareChanges, comparisonWords, diffPlatform, tellImpact } from "./comparison-words.js";
import { driftOrigins } from "./drift.js";
import { entrySays, originTitle, shownChange, showsEdit } from "./words2.js";
import { failureOf } from "./failure.js";
import { movedOf } from "./comment.js";
// src/render/escape/html.ts
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const escapeHtml = (text) => escapeHidden(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "").replaceAll("##[", "##&#91;");
// src/render/html/template.ts
var Html = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const longest = 2e3;
const markup = (literals, ...values) => new Html(literals.map((literal, index) => literal + (index < values.length ? show$1(values[index] ?? "") : "")).join(""));
const nothing = new Html("");
const verbatim = (text) => new Html(text);
const isEmpty = ({ text }) => text === "";
function join(parts, by) {
	return new Html(parts.filter((part) => !isEmpty(part)).map(({ text }) => text).join(by));
}
function show$1(value) {
	if (value instanceof Html) return value.text;
	if (typeof value === "string") return escapeHtml(cut(value));
	return typeof value === "number" ? String(value) : join(value, "\n").text;
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
// src/render/html/diff-table.ts
const planSides = {
	before: "Before",
	after: "After"
};
const maxLines$1 = 300;
function diffTable(diff, sides, caption) {
	const has = (mark) => diff.some((line) => line.mark === mark);
	if (!has("+") && !has("-")) return markup`<p class="more">Both sides print the same; only the order or unused fields differ.</p>`;
	const shown = [has("-") || has(" ") ? sides.before : "", has("+") || has(" ") ? sides.after : ""].filter(Boolean);
	const rows = rowsOf(capDiff(diff, maxLines$1)).map((row) => showRow(row, shown.length));
	const titles = shown.map((title) => markup`<th scope="col">${title}</th>`);
	return markup`<table class="diff"><caption>${caption}</caption><thead><tr>${titles}</tr></thead><tbody>${rows}</tbody></table>`;
}
function rowsOf(lines) {
	const rows = [];
	let removed = [];
	let added = [];
	const flush = () => {
		rows.push(...pairs(removed, added));
		[removed, added] = [[], []];
	};
	for (const line of lines) {
		if (line.mark === "-" && added.length > 0) flush();
		if (line.mark === "-") removed.push(line.text);
		else if (line.mark === "+") added.push(line.text);
		else {
			flush();
			rows.push("text" in line ? {
				kind: "same",
				text: line.text
			} : {
				kind: "note",
				says: noteOf(line)
			});
		}
	}
	flush();
	return rows;
}
const pairs = (removed, added) => Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
	kind: "changed",
	before: removed[index] ?? null,
	after: added[index] ?? null
}));
function noteOf(line) {
	return line.mark === "folded" ? `\u2026 ${count(line.lines, "unchanged line")}` : `\u2026 ${count(line.lines, "more line")}`;
}
function showRow(row, columns) {
	if (row.kind === "note") return markup`<tr><td class="fold" colspan="${columns}">${row.says}`;
	if (row.kind === "same") return markup`<tr class="same"><td>  ${row.text}<td>  ${row.text}`;
	const before = columns === 1 && row.before === null ? nothing : cell(row.before, "-");
	return markup`<tr>${before}${columns === 1 && row.after === null ? nothing : cell(row.after, "+")}`;
}
function cell(text, sign) {
	if (text === null) return markup`<td class="none">`;
	return sign === "-" ? markup`<td class="cut"><del>- ${text}</del>` : markup`<td class="new"><ins>+ ${text}</ins>`;
}
// src/render/html/change.ts
function nameOf({ change, owner }) {
	const { noun, name } = objectName(change, owner.kind);
	return markup`${noun} <code>${name}</code>`;
}
function changeHead(entry, level, more = []) {
	const { change } = entry;
	const title = markup`<span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}`;
	const heading = level === 3 ? markup`<h3>${title}</h3>` : markup`<h4>${title}</h4>`;
	const says = change.says === "" ? nothing : markup`<p>${change.says}</p>`;
	return markup`${heading}${factsOf(entry)}${says}${more}`;
}
function factsOf({ change, owner, several }, at = placeOf(change)) {
	const facts = [
		markup`<span class="effect ${change.effect}">${effectWords[change.effect]}</span>`,
		at === null ? nothing : markup`<code>${placeWords(at)}</code>`,
		several.bundles ? markup`<span>${owner.kind}</span>` : nothing,
		several.deployments ? markup`<code>${owner.deployment.slug}</code>` : nothing
	];
	return markup`<p class="meta">${join(facts, " \u00b7 ")}</p>`;
}
const placeOf = (change) => change.verb === "delete" ? null : change.at;
function notesOf(change) {
	const notes = noteWords(change);
	return notes === null ? nothing : markup`<p class="meta">${notes}</p>`;
}
function editedLine(edited) {
	const words = editedWords(edited);
	return words === null ? nothing : markup`<p class="meta">edited ${words}</p>`;
}
function renameOf(rename) {
	if (rename === null) return nothing;
	const pieces = renamePieces(rename).map((piece, index) => index % 2 === 0 ? markup`${piece}` : markup`<code>${piece}</code>`);
	return markup`<p class="advice">${join(pieces, "")}</p>`;
}
function changeYaml(entry, open, sides = planSides) {
	const fields = changedFields(entry.change);
	const names = join(fields.map((field) => markup`<code>${field}</code>`), ", ");
	const summary = fields.length === 0 ? markup`YAML` : markup`YAML, changes ${names}`;
	return foldedYaml(summary, diffTable(diffChange(entry.change), sides, nameOf(entry)), open);
}
const foldedDiff = (says, diff, sides, caption) => foldedYaml(markup`${says}`, diffTable(diff, sides, caption), false);
const foldedYaml = (summary, table, open) => markup`<details${open ? markup` open` : nothing}><summary>${summary}</summary>${table}</details>`;
// src/render/html/caution.ts
const maxNamed = 5;
function cautionBlock(plan, triangulation) {
	const body = join(cautionsOf(plan, triangulation).map(sentence), "");
	return body.text === "" ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}
function sentence({ start, entries }) {
	const names = entries.slice(0, maxNamed).map((entry) => withWords(entry));
	const more = entries.length - names.length;
	return markup`<p><strong>${start}</strong> ${join([...names, more === 0 ? nothing : markup`and ${more} more`], "; ")}.</p>`;
}
function withWords(entry) {
	const { change, isRevert } = entry;
	const whose = isRevert ? ` (${takenBackWords[change.verb]})` : "";
	const says = change.verb === "delete" || change.says === "" ? "" : `: ${change.says}`;
	return markup`${nameOf(entry)}${whose}${says}`;
}
// src/render/html/budget.ts
const million = 1e6;
const budgets = {
	tables: million / 2,
	guards: million / 2,
	enforcement: million / 2,
	impact: million,
	changes: 5 * million,
	diffs: 4 * million,
	stale: 3 * million,
	problems: 2 * million,
	drift: 2 * million,
	triangulation: 2 * million
};
function takeWithin(items, bytes, show) {
	const parts = [];
	let room = bytes;
	for (const [index, item] of items.entries()) {
		const part = show(item, index);
		room -= Buffer.byteLength(part.text) + 1;
		if (room < 0) break;
		parts.push(part);
	}
	return {
		parts,
		left: items.length - parts.length
	};
}
const leftOut = (left, one, many) => left === 0 ? nothing : markup`<p class="more">Not shown here: ${count(left, `more ${one}`, many && `more ${many}`)}.</p>`;
// src/render/html/filter-bar.ts
const verbs = [
	"delete",
	"update",
	"create"
];
const effects = [
	"looser",
	"mixed",
	"unknown",
	"stricter",
	"neutral"
];
const maxBundles = 100;
function filterBar(listed, plan) {
	if (listed.length < 2) return nothing;
	return markup`<search id="filter" hidden aria-label="Filter the changes"><label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/" aria-describedby="filter-help"/></label>${choice("verb", "Verb", verbOptions(listed))}${choice("effect", "Effect", effectOptions(listed))}${choice("origin", "From", originOptions(listed))}${choice("bundle", "Bundle", bundleOptions(listed, plan))}<button type="button" id="unfold">Open all YAML</button><button type="button" id="fold">Fold all YAML</button><output id="filter-count">${count(listed.length, "change")}</output><p id="filter-help" class="more">Every word must stand in the name, sentence, place or notes. Press <kbd>/</kbd> to filter, <kbd>Esc</kbd> to clear.</p></search>`;
}
function choice(id, label, options) {
	const occurring = options.filter(({ number }) => number > 0);
	if (occurring.length < 2) return nothing;
	const shown = occurring.map((one) => markup`<option value="${one.value}">${one.label} (${one.number})</option>`);
	return markup`<label>${label} <select id="filter-${id}"><option value="">all</option>${shown}</select></label>`;
}
const verbOptions = (listed) => verbs.map((verb) => ({
	value: verb,
	label: verbTitles[verb].toLowerCase(),
	number: listed.filter(({ change }) => change.verb === verb).length
}));
const effectOptions = (listed) => effects.map((effect) => ({
	value: effect,
	label: effectWords[effect],
	number: listed.filter(({ change }) => change.effect === effect).length
}));
const originOptions = (listed) => Object.keys(originLabels).map((value) => ({
	value,
	label: originLabels[value],
	number: listed.filter(({ origin }) => origin === value).length
}));
function bundleOptions(listed, { bundles }) {
	const several = hasSeveralDeployments(bundles);
	const numbers = new Map();
	for (const { bundle } of listed) numbers.set(bundle, (numbers.get(bundle) ?? 0) + 1);
	return bundles.map((bundle, index) => ({
		value: index,
		label: bundleName(bundle, several),
		number: numbers.get(index) ?? 0
	})).filter(({ number }) => number > 0).slice(0, maxBundles);
}
// src/render/html/sentence.ts
const toHtml = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? markup`${piece}` : markup`<code>${piece.foreign}</code>`), "");
// src/render/html/changes.ts
const openDiffs = 10;
const many = 100;
function changeList(plan, explained) {
	const entries = entriesOf(plan, explained);
	if (entries.length === 0) return nothing;
	const heads = takeWithin(entries, budgets.changes, headOf$1);
	const shown = entries.slice(0, heads.parts.length);
	const diffs = takeWithin(shown, budgets.diffs, (entry, index) => changeYaml(entry, index < openDiffs));
	const items = heads.parts.map((head, index) => markup`${head}${diffs.parts[index] ?? noDiff}</li>`);
	return markup`${filterBar(shown, plan)}${withoutYaml(diffs.left)}<ol id="change-list" class="${items.length > many ? "changes many" : "changes"}">
${items}
</ol>${notShown(entries.slice(shown.length).map(({ change }) => change))}`;
}
function entriesOf(plan, explained) {
	const { impact = null, triangulation = null } = explained;
	const { bundles } = plan;
	const several = {
		deployments: hasSeveralDeployments(bundles),
		bundles: bundles.filter(({ changes }) => changes.length > 0).length > 1
	};
	return listChanges(plan, triangulation, tellImpact(impact).ofChange).flatMap(({ changes }, bundle) => changes.map((one) => ({
		...one,
		owner: one.bundle,
		several,
		bundle
	}))).toSorted((a, b) => byDanger(a.change, b.change));
}
function headOf$1(entry) {
	const { change, origin, own, edited, rename, impact, bundle } = entry;
	const head = changeHead(entry, 3, [
		origin === null || origin === "own" ? nothing : markup`<p class="advice">${originWords[origin]}</p>`,
		own === null ? nothing : markup`<p class="advice">${toHtml(ownWords(own))}</p>`,
		editedLine(edited),
		impactBlock(impact),
		notesOf(change),
		renameOf(rename)
	]);
	const data = origin === null ? nothing : markup` data-origin="${origin}"`;
	return markup`<li data-verb="${change.verb}" data-effect="${change.effect}" data-bundle="${bundle}"${data}><div class="head">${head}</div>`;
}
const impactBlock = (impact) => join(impactLines(impact).map((sentence) => markup`<p>${toHtml(sentence)}</p>`), "");
const noDiff = markup`<p class="more">YAML left out</p>`;
const withoutYaml = (left) => left === 0 ? nothing : markup`<p class="more">So that this page stays small, ${count(left, "change")} stand${left === 1 ? "s" : ""} here without YAML. The plan file holds all of it.</p>`;
const notShown = (changes) => changes.length === 0 ? nothing : markup`<p class="more">Not shown here: ${changeWords(summarize(changes)).join(", ")}. The plan file holds them all.</p>`;
// src/render/html/drift.ts
const [files, platform$1] = ["As in the files", "As on the platform"];
const sidesOf$1 = (entry) => showsEdit(entry) ? {
	before: files,
	after: platform$1
} : {
	before: platform$1,
	after: files
};
function driftList(drift) {
	const { bundles } = drift;
	const share = Math.floor(budgets.drift / driftOrigins.length);
	const several = {
		deployments: hasSeveralDeployments(bundles),
		bundles: bundles.length > 1
	};
	const owned = bundles.flatMap((owner) => owner.entries.map((drifted) => ownedOf(owner, drifted, several)));
	return markup`${driftOrigins.map((origin) => originList(originTitle(origin, drift), owned.filter(({ drifted }) => drifted.origin === origin), share))}`;
}
const ownedOf = (owner, drifted, several) => ({
	change: shownChange(drifted),
	owner,
	several,
	drifted
});
function originList(title, owned, budget) {
	if (owned.length === 0) return nothing;
	const { parts, left } = takeWithin(owned.toSorted((a, b) => byDanger(a.change, b.change)), budget, oneEntry);
	return markup`<h3>${title}: ${count(owned.length, "object")}</h3><ol class="changes">${parts}</ol>${leftOut(left, "object")}`;
}
function oneEntry(entry) {
	const { change, drifted } = entry;
	const says = entrySays(drifted).map((sentence) => markup`<p>${sentence}</p>`);
	const title = markup`<h4><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}</h4>`;
	return markup`<li>${title}${factsOf(entry, drifted.at)}${says}${editedLine(drifted.edited)}${changeYaml(entry, false, sidesOf$1(drifted))}</li>`;
}
// src/render/html/detection-counts.ts
const lists = {
	rulesets: "rule sets",
	rules: "rules",
	disabled: "disabled rules"
};
function detectionCounts({ content, changes }) {
	const change = changes.find(({ object }) => object === "DetectionPolicy");
	const [before, after] = change === void 0 ? [content, content] : sidesOf(change);
	return [...Object.keys(lists).map((name) => {
		const [was, is] = [itemsOf(before, name), itemsOf(after, name)];
		const [come, gone] = [countBeyond(is, was), countBeyond(was, is)];
		return {
			what: lists[name],
			before: was.size,
			after: is.size,
			change: changeInWords(come, gone)
		};
	}), exceptionCounts(content.exceptions.length, changes)];
}
function exceptionCounts(declared, changes) {
	const number = (verb) => changes.filter(({ object, verb: done }) => object === "DetectionPolicyException" && done === verb).length;
	const [come, gone] = [number("create"), number("delete")];
	const after = Math.max(declared, come);
	return {
		what: "exceptions",
		before: after - come + gone,
		after,
		change: changeInWords(come, gone, number("update"))
	};
}
function changeInWords(come, gone, changed = 0) {
	const parts = [
		...come === 0 ? [] : [`+${String(come)}`],
		...gone === 0 ? [] : [`\u2212${String(gone)}`],
		...changed === 0 ? [] : [`${String(changed)} changed`]
	];
	return parts.length === 0 ? "same" : parts.join(", ");
}
const sidesOf = (change) => [change.verb === "create" ? {} : change.before, change.verb === "delete" ? {} : change.after];
function itemsOf(content, name) {
	const list = content[name];
	return new Set(Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : []);
}
const countBeyond = (items, others) => [...items].filter((item) => !others.has(item)).length;
// src/render/html/enforcement-facts.ts
const modes = [
	"Monitor",
	"Comment",
	"Block"
];
const severities = [
	"critical",
	"high",
	"medium",
	"low"
];
function policySides(bundle) {
	if (bundle.kind !== "remediation") return {
		before: [],
		after: []
	};
	const changes = bundle.changes.filter(({ object }) => object === "RemediationPolicy");
	const same = unchangedPolicies(bundle.content, changes);
	return {
		before: [...same, ...changes.flatMap((change) => change.verb === "create" ? [] : [change.before])],
		after: [...same, ...changes.flatMap((change) => change.verb === "delete" ? [] : [change.after])]
	};
}
function enforcementOf(contents) {
	const active = contents.filter(({ active: on }) => on !== false);
	const read = active.map(readPolicy);
	const policies = read.filter((policy) => policy !== null);
	const levels = severities.map((severity) => [severity, levelOf(policies, severity)]);
	return {
		levels: Object.fromEntries(levels),
		policies: countModes(policies),
		inactive: contents.length - active.length,
		unread: read.length - policies.length
	};
}
function levelOf(policies, severity) {
	const strongest = (...wanted) => modes.findLast((mode) => policies.some((one) => one.mode === mode && wanted.includes(one.matches(severity)))) ?? null;
	const matching = policies.filter(({ matches }) => matches(severity) !== "none");
	return {
		all: strongest("all"),
		some: strongest("all", "some"),
		policies: countModes(matching)
	};
}
function countModes(policies) {
	const number = (mode) => policies.filter((policy) => policy.mode === mode).length;
	return {
		Monitor: number("Monitor"),
		Comment: number("Comment"),
		Block: number("Block")
	};
}
function readPolicy({ filters, actions }) {
	if (!isObject(filters) || !Array.isArray(filters["conditions"]) || !Array.isArray(actions)) return null;
	const { mode } = filters;
	if (mode !== "all" && mode !== "any" || !actions.every(isObject)) return null;
	const tests = filters["conditions"].map(severityTest);
	return {
		mode: modeOf(actions),
		matches: (severity) => combine(mode, tests, severity)
	};
}
function modeOf(actions) {
	const has = (wanted) => actions.some(({ type }) => type === wanted);
	if (has("block")) return "Block";
	return has("pr_comment") ? "Comment" : "Monitor";
}
function severityTest(condition) {
	if (!isObject(condition) || condition["type"] !== "severity") return null;
	const { values, mode } = condition;
	if (!Array.isArray(values) || values.length === 0) return null;
	if (mode === "none") return (severity) => !values.includes(severity);
	return [
		void 0,
		null,
		"",
		"any"
	].some((any) => any === mode) ? (severity) => values.includes(severity) : null;
}
function combine(mode, tests, severity) {
	const known = tests.filter((one) => one !== null).map((one) => one(severity));
	const open = known.length < tests.length;
	if (mode === "any" && known.includes(true)) return "all";
	if (mode === "all" && known.includes(false)) return "none";
	if (open) return "some";
	return mode === "all" && known.length > 0 ? "all" : "none";
}
// src/render/html/section.ts
const sectionOf = ({ id, title, body }) => isEmpty(body) ? nothing : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}
</section>`;
function contents(sections) {
	const shown = sections.filter(({ body }) => !isEmpty(body));
	if (shown.length < 2) return nothing;
	const items = shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`);
	return markup`<nav aria-label="Sections"><ul>${items}</ul></nav>`;
}
const tableOf = (caption, head, rows) => rows.length === 0 ? nothing : markup`<table class="facts"><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table>`;
const columnTitle = (title) => markup`<th scope="col">${title}</th>`;
const numberTitle = (title) => markup`<th scope="col" class="number">${title}</th>`;
// src/render/html/enforcement.ts
function enforcementPicture({ bundles }) {
	const several = hasSeveralDeployments(bundles);
	const changing = bundles.filter(({ changes }) => changes.length > 0);
	const { parts, left } = takeWithin(changing, budgets.enforcement, (bundle) => pictureOf(bundle, several));
	const meaning = changing.some(({ kind }) => kind === "remediation") ? legend : nothing;
	return parts.length === 0 ? nothing : markup`${parts}${leftOut(left, "bundle")}${meaning}`;
}
function pictureOf(bundle, several) {
	const title = markup`<h3>${bundleName(bundle, several)}</h3>`;
	if (bundle.kind !== "remediation") return markup`${title}${countTable(detectionCounts(bundle), "List", "What is scanned for")}`;
	const { before, after } = policySides(bundle);
	const [old, now] = [enforcementOf(before), enforcementOf(after)];
	return markup`${title}<div class="pair">${levelTable(old, now)}${countTable(policyCounts(old, now), "Mode", "Policies by the most they do")}</div>${unread(old, now)}`;
}
function levelTable(before, after) {
	const rows = severities.map((severity) => {
		const [old, now] = [before.levels[severity], after.levels[severity]];
		return markup`<tr><th scope="row">${severity}</th><td>${bar(old)}</td><td>${bar(now)}</td><td>${moved(old, now)}</td></tr>`;
	});
	return tableOf("What happens to findings", [
		"Severity",
		"Before",
		"After",
		"Change"
	].map(columnTitle), rows);
}
const states = {
	Monitor: "monitored",
	Comment: "commented on",
	Block: "blocked"
};
function levelWords({ all, some }) {
	if (some === null) return "not covered";
	if (all === some) return states[some];
	return `${all === null ? "" : `${states[all]}, `}some ${states[some]}`;
}
function bar(level) {
	const steps = modes.map((mode, index) => {
		const x = index * 22;
		const fill = fillOf(mode, level);
		const filled = fill === 0 ? nothing : markup`<rect class="fill" x="${x}" y="${12 - fill}" width="20" height="${fill}" />`;
		return markup`<rect class="step" x="${x}" y="0" width="20" height="12" />${filled}`;
	});
	return markup`<span class="level"><svg viewBox="-1 -1 66 14" width="66" height="14" aria-hidden="true">${steps}</svg> ${levelWords(level)}</span>${policyWords(level)}`;
}
const rankOf$1 = (mode) => mode === null ? -1 : modes.indexOf(mode);
function fillOf(mode, { all, some }) {
	if (rankOf$1(all) >= rankOf$1(mode)) return 12;
	return rankOf$1(some) >= rankOf$1(mode) ? 6 : 0;
}
function policyWords({ policies }) {
	const words = modes.toReversed().filter((mode) => policies[mode] > 0).map((mode) => `${mode} ${String(policies[mode])}`);
	return words.length === 0 ? nothing : markup`<p class="more">${words.join(", ")}</p>`;
}
function moved(before, after) {
	const steps = modes.toReversed().filter((mode) => after.policies[mode] !== before.policies[mode]).map((mode) => `${mode} ${difference(after.policies[mode] - before.policies[mode])}`);
	return markup`${direction(before, after)}${steps.length === 0 ? nothing : markup`<p class="more">${steps.join(", ")}</p>`}`;
}
function direction(before, after) {
	const steps = [rankOf$1(after.all) - rankOf$1(before.all), rankOf$1(after.some) - rankOf$1(before.some)];
	const [more, less] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
	if (more && less) return markup`<span class="effect mixed">mixed</span>`;
	if (less) return markup`<span class="effect looser">looser</span>`;
	if (more) return markup`<span class="effect stricter">stricter</span>`;
	return markup`<span class="effect neutral">${isSure(before) && isSure(after) ? "same" : "same steps"}</span>`;
}
const isSure = ({ all, some }) => all === some;
const policyCounts = (before, after) => [...modes.toReversed().map((mode) => counted(mode, before.policies[mode], after.policies[mode])), counted("switched off", before.inactive, after.inactive)];
const counted = (what, before, after) => ({
	what,
	before,
	after,
	change: difference(after - before)
});
function countTable(rows, what, caption) {
	const shown = rows.map(({ what: name, before, after, change }) => markup`<tr><th scope="row">${name}</th><td class="number">${before}</td><td class="number">${after}</td><td class="number">${change}</td></tr>`);
	const head = [columnTitle(what), ...[
		"Before",
		"After",
		"Change"
	].map(numberTitle)];
	return tableOf(caption, head, shown);
}
const difference = (step) => changeInWords(Math.max(step, 0), Math.max(-step, 0));
function unread(before, after) {
	const words = join([before.unread === 0 ? nothing : markup`${count(before.unread, "policy", "policies")} before`, after.unread === 0 ? nothing : markup`${count(after.unread, "policy", "policies")} after`], " and ");
	return isEmpty(words) ? nothing : markup`<p class="more">Left out of this picture, for their form is not known: ${words}.</p>`;
}
const legend = markup`<p class="more">From left to right: monitored, commented on, blocked. A full step holds for every finding of the severity; a half one for those that meet further conditions; the strongest policy wins. Below stand the policies that may match. The same steps may still mean other findings: the changes below tell. This follows from the policies alone, not from findings.</p>`;
// src/render/html/failure.ts
const maxLines = 20;
function failureBlock(error) {
	const { message, hint, facts } = failureOf(error);
	const lines = message.split("\n").slice(0, maxLines);
	return markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}${facts.length === 0 ? nothing : markup`<p class="meta">${facts.join(", ")}</p>`}${hint === null ? nothing : markup`<p><span class="fix">fix:</span> ${hint}</p>`}</div>`;
}
// src/render/html/guards.ts
const guardSection = (guards) => ({
	id: "guards",
	title: "Consent needed",
	body: guardList(guards)
});
function guardList(guards) {
	if (guards.length === 0) return nothing;
	const { parts, left } = takeWithin(guards, budgets.guards, ({ message }) => markup`<li>${message}</li>`);
	return markup`<ul class="alert warning">${parts}</ul>${leftOut(left, "reason")}`;
}
// src/render/html/script.ts
const script = `'use strict';
(() => {
  const bar = document.getElementById('filter');
  const list = document.getElementById('change-list');
  if (bar === null || list === null) return;

  const text = document.getElementById('filter-text');
  const count = document.getElementById('filter-count');
  const choices = ['verb', 'effect', 'origin', 'bundle']
    .map((name) => ({ name, select: document.getElementById('filter-' + name) }))
    .filter(({ select }) => select !== null);
  const items = Array.from(list.children, (element) => ({
    element,
    shown: true,
    words: element.firstElementChild.textContent.toLowerCase(),
    verb: element.dataset.verb,
    effect: element.dataset.effect,
    origin: element.dataset.origin,
    bundle: element.dataset.bundle,
  }));

  const filter = () => {
    const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const chosen = choices.filter(({ select }) => select.value !== '');
    let number = 0;
    for (const item of items) {
      const shown =
        chosen.every(({ name, select }) => item[name] === select.value) && words.every((word) => item.words.includes(word));
      if (shown) number += 1;
      if (shown === item.shown) continue;
      item.shown = shown;
      item.element.hidden = !shown;
    }
    const all = items.length + ' changes';
    if (number === items.length) count.textContent = all;
    else count.textContent = number === 0 ? 'No change of ' + all + ' fits' : number + ' of ' + all;
  };

  const open = (wanted) => {
    for (const { element, shown } of items) {
      const yaml = shown ? element.querySelector('details') : null;
      if (yaml !== null) yaml.open = wanted;
    }
  };

  text.addEventListener('input', filter);
  for (const { select } of choices) select.addEventListener('change', filter);
  document.getElementById('unfold').addEventListener('click', () => open(true));
  document.getElementById('fold').addEventListener('click', () => open(false));

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target === text) {
      text.value = '';
      filter();
    }
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    text.focus();
    text.select();
  });

  bar.hidden = false;
  // A browser may bring back what was typed before a reload.
  filter();
})();
`;
// src/render/html/style.ts
const style = `
:root {
  color-scheme: light dark;
  --page: #fff; --soft: #f6f8fa; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --control: #818b98; --link: #0550ae;
  --red: #b3261e; --amber: #7d4e00; --green: #116329; --cut: #fdeceb; --new: #e6f6ea; --fill: #4f6b8f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --soft: #161b22; --text: #e6edf3; --muted: #9aa4af; --line: #30363d; --control: #6e7681; --link: #79b8ff;
    --red: #ff8b82; --amber: #e3b341; --green: #7ee787; --cut: #3a1d1d; --new: #14301d; --fill: #8fb0d9;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3, h4 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
code, pre, kbd, .diff td { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { background: var(--soft); border-radius: 4px; padding: .1em .3em; unicode-bidi: isolate; direction: ltr; }
pre { background: var(--soft); border-radius: 6px; padding: .5rem .75rem; margin: .5rem 0; white-space: pre-wrap; }
kbd { border: 1px solid var(--control); border-radius: 4px; padding: 0 .35em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[hidden] { display: none !important; }
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
.facts .number { text-align: end; font-variant-numeric: tabular-nums; }
.pair { display: flex; flex-wrap: wrap; gap: 0 3rem; align-items: flex-start; }
.level { display: flex; gap: .6rem; align-items: center; }
.level svg { flex: none; }
.step { fill: none; stroke: var(--control); }
.fill { fill: var(--fill); }
.was { fill: var(--control); }

.alert { border-inline-start: 4px solid var(--line); background: var(--soft); margin: 1rem 0; padding: .5rem 1rem; }
ul.alert { padding-inline-start: 2rem; }
.danger { border-color: var(--red); }
.warning { border-color: var(--amber); }
.looser, .delete, .error, .not-applied { color: var(--red); }
.mixed, .unknown, .update, .severity.warning, .unverified, .advice { color: var(--amber); }
.stricter, .create, .applied, .already-applied { color: var(--green); }
.neutral { color: var(--muted); }
.effect, .severity, .label, .fix { font-weight: 600; }
.label { font-size: .875rem; margin: 0; }

search { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: .75rem 0; padding: .75rem 1rem; background: var(--soft); border-radius: 6px; }
search input, search select, search button { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--control); border-radius: 6px; padding: .25rem .5rem; min-height: 2rem; max-width: 100%; }
search p { flex-basis: 100%; }
output { font-weight: 600; font-variant-numeric: tabular-nums; }

.changes, .problems { list-style: none; margin: 0; padding: 0; }
.changes > li, .problems > li { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.many > li { content-visibility: auto; contain-intrinsic-size: auto 8rem; }
.changes h3, .changes h4 { margin: 0; }
details { margin-top: .5rem; }
summary { cursor: pointer; width: fit-content; }
.diff { width: 100%; table-layout: fixed; margin-top: .5rem; border: 1px solid var(--line); }
.diff caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.diff th { text-align: start; font-size: .875rem; padding: .25rem .75rem; border-bottom: 1px solid var(--line); background: var(--soft); }
.diff td { vertical-align: top; padding: 0 .75rem; white-space: pre-wrap; unicode-bidi: isolate; direction: ltr; }
.diff td + td, .diff th + th { border-inline-start: 1px solid var(--line); }
.diff ins, .diff del { text-decoration: none; }
.diff .cut { background: var(--cut); }
.diff .new { background: var(--new); }
.diff .none { background: var(--soft); }
.diff .fold { color: var(--muted); background: var(--soft); }

@media (max-width: 45rem) {
  .diff, .diff tbody, .diff tr, .diff td { display: block; width: auto; }
  .diff thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .diff td + td { border-inline-start: 0; }
  .diff .same td + td, .diff .none { display: none; }
  .facts { display: block; overflow-x: auto; }
  .facts code { overflow-wrap: break-word; }
  .facts th, .facts td { padding-inline-end: .6rem; }
  .level { flex-direction: column; align-items: flex-start; gap: 0; }
}
@media print {
  :root { --page: #fff; --soft: #fff; --text: #000; --muted: #444; --line: #999; --control: #555; --red: #8c1d18; --amber: #5c3900; --green: #0b4a1e; --cut: #fff; --new: #fff; --fill: #333; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, search, summary { display: none; }
  .many > li { content-visibility: visible; }
  .diff tr, h3, h4 { break-inside: avoid; break-after: auto; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
}
@media (prefers-reduced-motion: reduce) {
  * { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/render/html/page.ts
var _templateObject;
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = [
	"default-src 'none'",
	`style-src ${hashOf(style)}`,
	`script-src ${hashOf(script)}`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
const pageOf = (title, body) => markup(_templateObject || (_templateObject = _taggedTemplateLiteral([
	"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
	"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>",
	"</title>\n<style>",
	"</style>\n</head>\n<body>\n",
	"\n<script>",
	"<\/script>\n</body>\n</html>\n"
])), verbatim(policy), title, verbatim(style), body, verbatim(script)).text;
// src/render/html/problems.ts
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
	const { says, fix } = phrase(problem);
	const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
	return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${says}</p>${source(located)}${first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`}${fix === "" ? nothing : markup`<p><span class="fix">fix:</span> ${fix}</p>`}</li>`;
}
function source({ position, excerpt }) {
	if (position === null || excerpt === null || excerpt.trim() === "") return nothing;
	const number = String(position.line);
	const { text, caret } = excerptAt(excerpt, position.column, columns);
	return markup`<pre>${number} | ${text}
${" ".repeat(number.length)} | ${" ".repeat(caret)}^</pre>`;
}
// src/render/html/bar.ts
const width = 120;
const barOf = (words, number, most, look) => markup`<span class="level"><svg viewBox="0 0 ${width} 12" width="${width}" height="12" aria-hidden="true"><rect class="${look}" width="${lengthOf(number, most)}" height="12"/></svg> ${words}</span>`;
const lengthOf = (number, most) => number <= 0 || most <= 0 ? 0 : Math.max(2, Math.round(width * number / most));
// src/render/html/impact.ts
function impactSection(impact) {
	const { bundles, closing } = tellImpact(impact);
	const several = hasSeveralDeployments(bundles);
	const { parts, left } = takeWithin(bundles, budgets.impact, (bundle) => bundleImpact(bundle, several));
	if (impact.bundles.length === 0) return nothing;
	return markup`<p class="more">${toHtml(closing ?? [])}</p>
${parts}${leftOut(left, "bundle")}`;
}
function bundleImpact({ deployment, kind, changes, blocked }, several) {
	const policies = changes.filter((change) => change.about === "policy");
	const items = changes.flatMap((change) => change.about === "detection" ? change.items : []);
	const body = markup`${blocked === null ? nothing : blockedBlock(blocked)}${policyTable(policies)}${itemTable(items)}`;
	if (isEmpty(body)) return nothing;
	return markup`<h3>${several ? markup`<code>${deployment.slug}</code> ` : nothing}${kind}</h3>
${body}`;
}
function blockedBlock(blocked) {
	const why = reasons([blocked]);
	if (blocked.kind === "not-estimable") return why;
	const { newly, noLonger } = blocked.figures;
	const [become, cease] = turnsIn(blocked).map(({ way, least, findings }) => findings === null ? "not known" : `${least}${placedWords(blocked.figures[way])}`);
	const most = Math.max(...findingSeverities.flatMap((one) => [newly.bySeverity[one], noLonger.bySeverity[one]]));
	const rows = findingSeverities.filter((severity) => newly.bySeverity[severity] + noLonger.bySeverity[severity] > 0).map((severity) => {
		const [up, down] = [newly.bySeverity[severity], noLonger.bySeverity[severity]];
		return markup`<tr><th scope="row">${severity}</th><td>${barOf(String(up), up, most, "fill")}</td><td>${barOf(String(down), down, most, "was")}</td></tr>`;
	});
	const head = [
		"Severity",
		"Newly blocked",
		"No longer blocked"
	].map(columnTitle);
	return markup`<p>Newly blocked: ${become ?? ""}. No longer blocked: ${cease ?? ""}.</p>
${why}${tableOf("Open findings by severity", head, rows)}${topLists("Newly blocked", newly)}${topLists("No longer blocked", noLonger)}`;
}
function topLists(title, { findings, topRepositories, topRules }) {
	if (findings === 0) return nothing;
	return markup`<details><summary>${title}: where most are</summary><div class="pair">${topTable("Repository", topRepositories)}${topTable("Rule", topRules)}</div></details>
`;
}
function topTable(what, tallies) {
	const most = Math.max(0, ...tallies.map(({ findings }) => findings));
	const rows = tallies.map(({ name, findings }) => markup`<tr><th scope="row"><code>${name}</code></th><td>${barOf(String(findings), findings, most, "fill")}</td></tr>`);
	return tableOf(`${what} by open findings`, [what, "Open findings"].map(columnTitle), rows);
}
function policyTable(policies) {
	const most = Math.max(0, ...policies.flatMap(sizes));
	const { parts, left } = takeWithin(policies, budgets.impact / 4, (policy) => policyRow(policy, most));
	return markup`${tableOf("Open findings by policy", [
		"Policy",
		"Matches before",
		"Matches after",
		"Newly blocked",
		"No longer blocked",
		"Repositories"
	].map(columnTitle), parts)}${leftOut(left, "policy", "policies")}${reasons(policies.flatMap(({ matched, blocked }) => [matched, blocked]))}`;
}
const sizes = ({ matched }) => matched.kind === "not-estimable" ? [] : [matched.figures.before.findings, matched.figures.after.findings];
function policyRow({ key, matched, blocked }, most) {
	const name = markup`<th scope="row"><code>${String(key["slug"])}</code></th>`;
	if (matched.kind === "not-estimable") {
		const why = toHtml(whyPartial([matched]));
		return markup`<tr>${name}<td colspan="5">${isEmpty(why) ? "Not estimable" : why}</td></tr>`;
	}
	const { before, after } = matched.figures;
	const least = sureness(matched);
	const bars = [barOf(`${least}${String(before.findings)}`, before.findings, most, "was"), barOf(`${least}${String(after.findings)}`, after.findings, most, "fill")].map((bar) => markup`<td>${bar}</td>`);
	const moved = turnsIn(blocked).map((turn) => markup`<td>${turn.findings === null ? "not known" : `${turn.least}${String(turn.findings)}`}</td>`);
	return markup`<tr>${name}${bars}${moved}<td>${least}${Math.max(before.repositories, after.repositories)}</td></tr>`;
}
function itemTable(items) {
	const { parts, left } = takeWithin(items, budgets.impact / 4, (item) => {
		const { list, name, verb, issues, findings } = item;
		const cells = [figureWords(issues, (number) => number), figureWords(findings, (figures) => figures.findings)].map((number) => markup`<td>${number ?? "not estimable"}</td>`);
		return markup`<tr><th scope="row"><code>${name}</code></th><td>${listWords[list]}, ${verb}</td>${cells}</tr>`;
	});
	const head = [
		"Name",
		"What",
		"Issues",
		"Open findings"
	].map(columnTitle);
	return markup`${tableOf("What is open of it today", head, parts)}${leftOut(left, "item")}${reasons(items.flatMap(({ issues, findings }) => [issues, findings]))}`;
}
function reasons(estimates) {
	const why = toHtml(whyPartial(estimates));
	return isEmpty(why) ? nothing : markup`<p class="more">${why}.</p>
`;
}
// src/render/html/stale.ts
function staleList(results) {
	const moved = movedOf(results);
	const several = hasSeveralDeployments(moved);
	const share = Math.floor(budgets.stale / Math.max(1, moved.length));
	const { parts, left } = takeWithin(moved, budgets.stale, (one) => oneBundle(one, several, share));
	return markup`${parts}${leftOut(left, "bundle")}`;
}
function oneBundle(moved, several, budget) {
	const { deployment, kind, reviewed, now } = moved;
	const { added, altered, gone, ...rest } = compareChanges(reviewed.changes ?? [], now.changes ?? []);
	const name = several ? markup`<code>${deployment.slug}</code> ${kind}` : markup`${kind}`;
	const differences = [
		...added.toSorted(byDanger).map((change) => ({
			label: "New",
			change
		})),
		...altered.map((pair) => ({
			label: "Different",
			change: pair.current,
			pair
		})),
		...gone.map((change) => ({
			label: "Gone",
			change
		}))
	];
	const head = markup`<h3>${name}</h3><p>Reviewed at state version <code>${reviewed.stateVersion}</code>, now <code>${now.stateVersion}</code>. ${comparisonWords({
		added,
		altered,
		gone,
		...rest
	})}</p>`;
	const { parts, left } = takeWithin(differences, budget - Buffer.byteLength(head.text) - 200, (one) => show(one, moved));
	return markup`${head}<ol class="changes">${parts}</ol>${leftOut(left, "difference")}`;
}
function show({ label, change, pair }, owner) {
	const entry = {
		change,
		owner,
		several: {
			deployments: false,
			bundles: false
		}
	};
	const head = markup`<p class="label">${label}</p>${changeHead(entry, 4)}`;
	if (label === "Gone") return markup`<li>${head}<p class="more">The platform has it already.</p></li>`;
	const diff = pair === void 0 ? changeYaml(entry, change.verb === "delete") : foldedDiff("On the platform since the review", diffPlatform(pair), {
		before: "At the review",
		after: "Now"
	}, nameOf(entry));
	return markup`<li>${head}${diff}</li>`;
}
// src/render/html/summary.ts
function headline(outcome, { platform }) {
	const { before, slug, after } = headlineOf(outcome);
	const name = slug === null ? nothing : markup`<code>${slug}</code>`;
	const where = platform === null ? nothing : markup`<p class="meta">platform: <code>${platform}</code></p>`;
	return markup`<h1>${before}${name}${after}</h1>${where}`;
}
function nextLine(outcome, view) {
	const next = nextStep(outcome, view);
	return next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`;
}
function bundleTable({ bundles }, impact) {
	const several = hasSeveralDeployments(bundles);
	const changing = bundles.filter(({ changes }) => changes.length > 0);
	const findings = changing.map(tellImpact(impact).wordsOf);
	const isTold = findings.some((words) => words !== null);
	const { parts, left } = takeWithin(changing, budgets.tables, (bundle, index) => {
		const { deletes, updates, creates, effect } = summarize(bundle.changes);
		const numbers = [
			deletes,
			updates,
			creates
		].map((number) => markup`<td class="number">${number}</td>`);
		const told = isTold ? markup`<td>${findings[index] ?? ""}</td>` : nothing;
		return markup`<tr><th scope="row">${bundleName(bundle, several)}</th>${numbers}<td><span class="effect ${effect}">${effectWords[effect]}</span></td>${told}<td><code>${bundle.stateVersion}</code></td></tr>`;
	});
	const head = [
		columnTitle("Bundle"),
		...[
			"Delete",
			"Update",
			"Create"
		].map(numberTitle),
		...[
			"Effect",
			...isTold ? ["Findings (estimate)"] : [],
			"State version"
		].map(columnTitle)
	];
	return markup`${tableOf("Changes by bundle", head, parts)}${leftOut(left, "bundle")}`;
}
function resultTable(results) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	const { parts, left } = takeWithin(results, budgets.tables, ({ bundle, outcome }) => markup`<tr><th scope="row">${bundleName(bundle, several)}</th><td><strong class="result ${outcome.result}">${resultWords[outcome.result]}</strong></td><td>${outcome.reason ?? resultReasons[outcome.result]}</td></tr>`);
	return markup`${tableOf("What the apply made of each bundle", [
		"Bundle",
		"Result",
		"Why"
	].map(columnTitle), parts)}${leftOut(left, "bundle")}`;
}
function smallPrint(outcome, { version }) {
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? nothing : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, "bundle")}.`;
	return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
// src/render/html/triangulation.ts
function triangulationAlert({ bundles }, triangulation) {
	const reverts = triangulation.bundles.flatMap(({ changes }) => changes).filter(isRevert).length;
	const notes = triangulationNotes(triangulation, bundles);
	const body = (reverts === 0 ? notes : [revertWords(reverts, triangulation, "files"), ...notes]).map((note) => markup`<p>${toHtml(note)}</p>`);
	return body.length === 0 ? nothing : markup`<div class="alert warning" role="note" aria-label="Warning">${body}</div>`;
}
function triangulationLists(plan, triangulation) {
	const { bundles } = plan;
	const listed = listChanges(plan, triangulation, () => null);
	const several = {
		deployments: hasSeveralDeployments(bundles),
		bundles: bundles.length > 1
	};
	const entries = listed.flatMap(({ changes }) => changes.map((one) => ({
		...one,
		owner: one.bundle,
		several
	})));
	const of = (origin) => entries.filter((one) => one.origin === origin);
	const live = listed.flatMap((one) => one.live.map((change) => ({
		change,
		owner: one.bundle,
		several
	})));
	const compared = markup`<p class="more">Compared with the base <code>${triangulation.base.short}</code>.</p>`;
	return markup`${compared}${headOf("own", of("own"))}${listOf("revert", of("revert"))}${listOf("both", of("both"))}${headOf("unknown", of("unknown"))}${liveList(live)}`;
}
function headOf(origin, entries) {
	const { title, says } = originTitles[origin];
	return entries.length === 0 ? nothing : head(title, says, entries.length);
}
const head = (title, says, number) => markup`<h3>${title}: ${count(number, "object")}</h3><p class="more">${says}</p>`;
function listOf(origin, entries) {
	const { parts, left } = takeWithin(inOrder(entries), budgets.triangulation / 3, oneEdit);
	return entries.length === 0 ? nothing : markup`${headOf(origin, entries)}<ol class="changes">${parts}</ol>${leftOut(left, "object")}`;
}
const inOrder = (entries) => entries.toSorted((a, b) => byDanger(a.change, b.change));
function oneEdit(entry) {
	const { change, edit } = entry;
	const diff = diffChange(edit ?? change);
	const sides = edit === null ? {
		before: platform,
		after: "As in the files"
	} : {
		before: base,
		after: platform
	};
	const title = edit === null ? "YAML" : "The edit on the platform";
	return markup`<li>${changeHead(entry, 4)}${editedLine(entry.edited)}${foldedDiff(title, diff, sides, nameOf(entry))}</li>`;
}
const [base, platform] = ["As in the base", "As on the platform"];
function liveList(live) {
	if (live.length === 0) return nothing;
	const { parts, left } = takeWithin(inOrder(live), budgets.triangulation / 3, (entry) => markup`<li>${changeHead(entry, 4)}${changeYaml(entry, false)}</li>`);
	return markup`${head("Already live", "Changed in these files, and the platform has it already: nothing to do.", live.length)}<ol class="changes">${parts}</ol>${leftOut(left, "object")}`;
}
// src/render/html.ts
function renderHtml(outcome, view, extras = {}) {
	const sections = sectionsOf(outcome, extras);
	const body = markup`<header>${headline(outcome, view)}${contents(sections)}</header><main>${summary(outcome, view)}${sections.map(sectionOf)}</main>${smallPrint(outcome, view)}`;
	return pageOf(`${headlineText(outcome)} - ifmatch`, body);
}
function summary(outcome, view) {
	const plan = shownPlan(outcome);
	const { impact = null, triangulation = null } = shownExplained(outcome);
	return markup`${outcome.kind === "failed" ? failureBlock(outcome.error) : nothing}${plan === null ? nothing : markup`${cautionBlock(plan, triangulation)}${triangulation === null ? nothing : triangulationAlert(plan, triangulation)}${bundleTable(plan, impact)}`}${nextLine(outcome, view)}`;
}
function sectionsOf(outcome, { drift = null }) {
	const results = "results" in outcome ? outcome.results : [];
	return [
		..."guards" in outcome ? [guardSection(outcome.guards)] : [],
		{
			id: "results",
			title: "Results",
			body: resultTable(results)
		},
		{
			id: "problems",
			title: "Problems",
			body: problemList(outcome.problems)
		},
		{
			id: "stale",
			title: "Since the review",
			body: outcome.kind === "stale" ? staleList(results) : nothing
		},
		...planSections(outcome.kind === "failed" ? null : shownPlan(outcome), shownExplained(outcome)),
		{
			id: "drift",
			title: "Drift",
			body: drift === null ? nothing : driftList(drift)
		}
	];
}
function planSections(plan, explained) {
	if (plan === null) return [];
	const { impact = null, triangulation = null } = explained;
	return [
		{
			id: "enforcement",
			title: "Enforcement before and after",
			body: enforcementPicture(plan)
		},
		{
			id: "impact",
			title: "Impact",
			body: impact === null ? nothing : impactSection(impact)
		},
		{
			id: "changes",
			title: "Changes",
			body: changeList(plan, explained)
		},
		{
			id: "triangulation",
			title: "Where the changes come from",
			body: triangulation === null ? nothing : triangulationLists(plan, triangulation)
		}
	];
}
export { renderHtml };
