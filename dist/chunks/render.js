import { PlatformError, escapeHtml, escapeMarkdownFence, escapeMarkdownSpan, escapeTerminal, findingSeverities, hintOf, isObject, limitInWords, shellWord, toJson, worstOf } from "./base.js";
import { changeWords, count, doneWords, effectLooks, effectWords, endLines, errorsFirst, foreign, foundWords, hasSeveralDeployments, headlineLines, headlineLooks, isSameBundle, joined, layout, listed, nextStep, ownerKey, padTo, paragraphs, placeWords, problemWords, raw, resultReasons, resultWords, say, signs, slugsOf, spansOf, styled, summaryWords, textOf, verbTitles, wasDeclined, widthOf, words } from "./validate.js";
import { countOrigins, driftOrigins, entriesOf, entryOf, movedOf, summarize } from "./files.js";
import { canonicalObject, planDigest, renamePieces, renameText, renamesOf } from "./plan.js";
import { dump } from "./js-yaml.js";
import { excerptAt, phrase, problemLines } from "./problems.js";
import { diffArrays } from "./diff.js";
// src/render/verdict.ts
const headlines = {
	valid: (outcome) => [foundWords(outcome)],
	invalid: (outcome) => [foundWords(outcome)],
	"no-changes": ({ plan, threeWayDiff }) => {
		if (plan.bundles.length === 0) return ["No changes to apply"];
		return isRollback(plan) ? say`Nothing to roll back: ${target(plan)} is already as it was before` : say`No changes for ${target(plan)}${[liveTail(liveIn(threeWayDiff).length)]}`;
	},
	changes: ({ plan }) => say`${[isRollback(plan) ? "Rollback" : "Plan"]} for ${target(plan)}: ${[summaryWords(plan.summary)]}`,
	"needs-approval": ({ plan, guards }) => guards.length === 0 ? say`Declined: nothing was applied to ${target(plan)} (${[summaryWords(plan.summary)]})` : say`Approval required for ${target(plan)}: ${[summaryWords(plan.summary)]}`,
	stale: ({ plan }) => say`Stale: ${target(plan)} changed since the ${[isRollback(plan) ? "apply; nothing was rolled back" : "review; nothing was applied"]}`,
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? say`Already applied to ${target(plan)}${[unsentTail(results)]}` : say`Applied to ${target(plan)}: ${[doneWords(appliedSummary(results)) + alreadyTail(results)]}`,
	partial: ({ plan, results }) => say`Partly applied to ${target(plan)}: ${results.filter(isDone).length} of ${[count(results.length, "bundle")]} confirmed`,
	failed: ({ plan }) => plan === null ? ["Failed"] : say`Failed: ${target(plan)}, ${[changeWords(plan.summary)]} planned`
};
const liveTail = (number) => number === 0 ? "" : `, ${String(number)} already live`;
const liveIn = (threeWayDiff) => threeWayDiff?.bundles.flatMap((owner) => owner.live.map((change) => ({
	change,
	owner
}))) ?? [];
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
const unsentTail = (results) => results.every(({ outcome }) => outcome.reason === null) ? ", nothing was sent" : "";
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
	return slugs.length === 1 ? say`${slug}` : [count(slugs.length, "deployment")];
}
const isLoosening = ({ effect }) => effect === "looser" || effect === "unknown" || effect === "mixed";
const byDanger = (a, b) => dangerOf(a) - dangerOf(b) || Number(isLoosening(b)) - Number(isLoosening(a));
function dangerOf(change) {
	if (change.verb === "delete") return 0;
	return isLoosening(change) ? 1 : 2;
}
const shownPlan = (outcome) => "plan" in outcome && outcome.kind !== "stale" && !wasDeclined(outcome) ? outcome.plan : null;
function shownExplained(outcome) {
	if (!("guards" in outcome)) return {};
	if (!("results" in outcome)) return outcome;
	return outcome.impact === void 0 ? {} : { impact: outcome.impact };
}
// src/render/fit.ts
function fitBlocks(blocks, room, draw) {
	const all = blocks.map((block) => ({
		block,
		pieces: piecesOf(block, draw)
	}));
	const kept = fit(all.flatMap(({ pieces }) => pieces), room);
	return all.map(({ block, pieces }) => ({
		block,
		texts: pieces.flatMap((piece) => kept.get(piece) ?? []),
		left: leftWords(pieces.filter((piece) => !kept.has(piece)))
	}));
}
function piecesOf(block, draw) {
	if (block.kind === "objects") return block.items.map((item) => ({
		rank: dangerOf(item.change),
		change: item.change,
		...draw.item(item)
	}));
	if (block.kind !== "problems") return [];
	return block.problems.map((located) => ({
		rank: located.problem.severity === "error" ? 0 : 3,
		located,
		...draw.problem(located)
	}));
}
function leftWords(lost) {
	const changes = lost.flatMap(({ change }) => change ?? []);
	if (changes.length > 0) return `Not shown here: ${changeWords(summarize(changes))}. The plan file has them all.`;
	return lost.length === 0 ? "" : `Not shown here: ${problemWords(lost.flatMap(({ located }) => located ?? []))}.`;
}
const gap = 2;
const patience = 20;
function fit(pieces, room) {
	const kept = new Map();
	let left = room;
	for (const piece of pieces.toSorted((a, b) => a.rank - b.rank)) {
		const text = piece.small();
		left -= text.length + gap;
		if (left < 0) break;
		kept.set(piece, text);
	}
	let misses = 0;
	for (const [piece, small] of left < 0 ? [] : kept) {
		const text = piece.full();
		const cost = text.length - small.length;
		misses = cost > left ? misses + 1 : 0;
		if (misses > patience) break;
		if (cost > left) continue;
		kept.set(piece, text);
		left -= cost;
	}
	return kept;
}
function takeWithin(texts, room, more = gap) {
	const taken = [];
	let left = room;
	for (const text of texts) {
		left -= text.length + more;
		if (left < 0) break;
		taken.push(text);
	}
	return taken;
}
// src/render/impact-words.ts
function inWords(estimate, words) {
	const text = estimate.kind === "not-estimable" ? "" : words(estimate.figures);
	return text !== "" && estimate.kind === "at-least" ? `at least ${text}` : text;
}
function bundleWords$1({ blocked, lost }) {
	const estimates = [...blocked === null ? [] : [blocked], ...lost === null ? [] : [lost.findings, lost.issues]];
	if (estimates.length === 0) return "";
	const words = [
		blocked === null ? "" : inWords(blocked, blockedWords),
		lost === null ? "" : inWords(lost.findings, ({ findings }) => findings === 0 ? "" : `\u2212${String(findings)} open`),
		lost === null ? "" : inWords(lost.issues, (number) => number === 0 ? "" : `\u2212${count(number, "issue")}`)
	];
	const isSure = estimates.some(({ kind }) => kind === "estimate");
	return words.find((one) => one !== "") ?? (isSure ? "\u00b10" : "unknown");
}
function blockedWords({ newly, noLonger }) {
	const more = newly.findings === 0 ? "" : `+${String(newly.findings)} `;
	const fewer = noLonger.findings === 0 ? "" : `\u2212${String(noLonger.findings)} `;
	return more + fewer === "" ? "" : `${more}${fewer}blocked`;
}
const mostItems = 5;
function impactLines(impact) {
	if (impact === null || impact.about === "other") return [];
	if (impact.about === "detection") {
		const more = impact.items.length - mostItems;
		const rest = more > 0 ? [[`and ${count(more, "more entry", "more entries")}; the plan file has them all`]] : [];
		return [...impact.items.slice(0, mostItems).flatMap(itemWords), ...rest];
	}
	const { matched, blocked } = impact;
	const words = [
		inWords(matched, ({ before, after }) => `matches ${placedWords(before, after)}${severityWords(before, after)}`),
		inWords(blocked, ({ newly }) => newly.findings === 0 ? "" : `newly blocks ${String(newly.findings)}`),
		inWords(blocked, ({ noLonger }) => noLonger.findings === 0 ? "" : `no longer blocks ${String(noLonger.findings)}`)
	].filter((one) => one !== "");
	return words.length === 0 ? [] : [[`Impact: ${words.join("; ")}`]];
}
function itemWords({ list, name, verb, issues, findings }) {
	const numbers = [inWords(findings, (figures) => placedWords(figures, figures)), inWords(issues, (number) => count(number, "issue"))].filter((one) => one !== "");
	return numbers.length === 0 ? [] : [say`Impact: ${[nouns[list]]} ${name} ${[verb]}: ${[numbers.join(", ")]}`];
}
const nouns = {
	rulesets: "ruleset",
	rules: "rule",
	disabled: "disabled rule",
	exceptions: "exception"
};
const placedWords = (before, after) => `${from(before.findings, after.findings)}${count(after.findings, "open finding")} in ${from(before.repositories, after.repositories)}${count(after.repositories, "repository", "repositories")}`;
function severityWords(before, after) {
	const words = findingSeverities.map((severity) => ({
		severity,
		was: before.bySeverity[severity],
		is: after.bySeverity[severity]
	})).filter(({ was, is }) => was + is > 0).map(({ severity, was, is }) => `${severity} ${from(was, is)}${String(is)}`);
	return words.length === 0 ? "" : ` (${words.join(", ")})`;
}
const from = (before, after) => before === after ? "" : `${String(before)} \u2192 `;
const mostReasons = 5;
function closingWords({ looked, bundles }) {
	const all = bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]);
	const limits = all.flatMap((one) => one.kind === "estimate" ? [] : one.because);
	const reasons = [...new Set(limits.map((limit) => limitInWords(limit).replace(/\.$/, "")))];
	const more = reasons.length - mostReasons;
	const why = joined([...reasons.slice(0, mostReasons).map((reason) => [foreign(reason)]), more > 0 ? [`and ${count(more, "more reason")}`] : []], "; ");
	if (all.every(({ kind }) => kind === "not-estimable")) return why.length === 0 ? [] : say`No impact estimate: ${why}.`;
	const basis = say`Impact is an estimate from ${looked.findings} open findings in code, supply chain and AI detection, without archived projects.`;
	return why.length === 0 ? basis : say`${basis} The numbers are incomplete: ${why}.`;
}
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	return impact.about === "detection" ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
// src/render/names.ts
function failureLines(error) {
	const { status, code, requestId } = error instanceof PlatformError ? error : {
		status: null,
		code: null,
		requestId: null
	};
	const facts = Object.entries({
		status,
		code,
		request: requestId
	}).filter(([, fact]) => fact !== null);
	const hint = hintOf(error);
	return [
		...error.message.split("\n"),
		facts.map(([name, fact]) => `${name} ${String(fact)}`).join(", "),
		hint === null ? "" : `fix: ${hint}`
	].filter((line) => line !== "");
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
	if (object !== "DetectionPolicyException") return {
		noun: "object",
		name: `${object} ${JSON.stringify(key)}`
	};
	const content = change.verb === "delete" ? change.before : change.after;
	const { rule_type, rule, scope_type, scope_target } = key;
	return {
		noun: "exception",
		name: [
			content["exception_type"],
			rule_type,
			rule,
			"in",
			scope_type,
			scope_target
		].filter((part) => part !== void 0 && part !== null).map(keyText).join(" ")
	};
}
function nameOf(change, { deployment, kind }, several) {
	const { noun, name } = objectName(change, kind);
	const of = change.object === "DetectionPolicyException" ? ` of ${kind}` : "";
	return say`${[noun]} ${name}${[of]}${several ? say` of ${deployment.slug}` : []}`;
}
const bundleOf = ({ deployment, kind }, several) => several ? [foreign(deployment.slug), ` ${kind}`] : [kind];
const keyText = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
// src/render/three-way-words.ts
const revertWords = (number, { base }) => say`Not changed here: ${number} ${[number === 1 ? "object differs" : "objects differ"]} from the base ${base.short} on the platform: edited there, or never applied. An apply would revert that.`;
const effectOf = ({ message, verb, effect }) => say`${message === "" ? [verb] : message} (${[effectWords[effect]]})`;
function threeWayNotes(threeWayDiff, bundles) {
	const { base, dropped } = threeWayDiff;
	const slugs = new Set([...slugsOf(bundles), ...dropped.flatMap(({ deployment }) => deployment ?? [])]);
	const lost = dropped.map(({ deployment, kind }) => bundleWords(kind, slugs.size > 1 ? deployment : null));
	return [
		...base.isAhead ? [say`The base ${base.name} has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (${`git merge-base ${shellWord(base.name)} HEAD`}).`] : [],
		...notInBase(threeWayDiff, bundles),
		...lost.length === 0 ? [] : [say`No file declares ${listed(lost)} anymore, so the platform keeps what it has there. To empty a bundle, declare empty lists.`]
	];
}
const bundleWords = (kind, slug) => slug === null ? [kind] : say`${[kind]} of ${slug}`;
function notInBase({ base, bundles }, planned) {
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
	const lacking = planned.filter((bundle) => bundle.changes.length > 0 && missing.has(ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = hasSeveralDeployments(planned);
	const names = lacking.map(({ deployment, kind }) => bundleWords(kind, several ? deployment.slug : null));
	const why = base.errorsIn === null ? say` does not declare ${listed(names)}` : say` cannot be read: see ${base.errorsIn} there`;
	return [say`Edits on the platform cannot be identified: the base ${base.short}${why}.`];
}
function shownIn(threeWayDiff, slug) {
	if (threeWayDiff === void 0 || slug === null) return threeWayDiff;
	const { bundles, dropped } = threeWayDiff;
	return {
		...threeWayDiff,
		bundles: bundles.filter(({ deployment }) => deployment.slug === slug),
		dropped: dropped.filter(({ deployment }) => deployment === null || deployment === slug)
	};
}
function cautionsOf({ bundles }, threeWayDiff) {
	const several = hasSeveralDeployments(bundles);
	const planned = bundles.flatMap((owner) => owner.changes.map((change) => ({
		change,
		owner
	})));
	const loosening = planned.filter(({ change }) => dangerOf(change) === 1);
	const sorts = {
		Deletes: planned.filter(({ change }) => change.verb === "delete"),
		"Loosens enforcement": loosening.filter(({ change }) => change.effect !== "unknown"),
		"May loosen enforcement": loosening.filter(({ change }) => change.effect === "unknown"),
		"Looser than the base": hiddenIn(bundles, threeWayDiff),
		"Already live, deleted or looser": liveDanger(threeWayDiff)
	};
	return Object.entries(sorts).filter(([, owned]) => owned.length > 0).map(([title, owned]) => ({
		title,
		entries: owned.toSorted((a, b) => byDanger(a.change, b.change)).map(({ change, owner }) => ({
			change,
			name: nameOf(change, owner, several)
		}))
	}));
}
function hiddenIn(bundles, threeWayDiff) {
	const keyOf = (owner, { id }) => `${ownerKey(owner)} ${id}`;
	const shown = new Set(bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map((change) => keyOf(bundle, change))));
	return (threeWayDiff?.bundles ?? []).flatMap((owner) => owner.changes.flatMap(({ change, origin, own }) => {
		const done = own ?? (origin === "repository" && !shown.has(keyOf(owner, change)) ? change : null);
		return done !== null && done.verb !== "delete" && isLoosening(done) ? [{
			change: done,
			owner
		}] : [];
	}));
}
const liveDanger = (threeWayDiff) => liveIn(threeWayDiff).filter(({ change }) => dangerOf(change) < 2);
// src/render/yaml-diff.ts
const context = 3;
const maxEdits = 1e3;
const diffChange = (change) => diffLines$1(printSide(change, "before"), printSide(change, "after"));
function printSide(change, side) {
	const content = entryOf(change)[side];
	return content === null ? [] : printObject(change.object, change.key, content);
}
function diffLines$1(before, after) {
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
const isDifferent = (lines) => lines.some(({ mark }) => mark === "+" || mark === "-");
const equivalentWords = "Both sides are equivalent; only the order or unused fields differ.";
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
function printObject(object, key, content) {
	const fields = JSON.parse(canonicalObject(object, {
		...key,
		...content
	}), inOrder);
	return dump(fields, {
		lineWidth: -1,
		noRefs: true
	}).trimEnd().split("\n");
}
const order = [
	"name",
	"slug",
	"description",
	"active",
	"filters",
	"actions",
	"type",
	"mode",
	"conditions",
	"values"
];
function inOrder(_key, value) {
	if (!isObject(value)) return value;
	const known = order.filter((key) => key in value);
	const others = Object.keys(value).filter((key) => !order.includes(key));
	return Object.fromEntries([...known, ...others].map((key) => [key, value[key]]));
}
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
const diffPlatform = ({ reviewed, current }) => diffLines$1(printSide(reviewed, "before"), printSide(current, "before"));
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/render/report.ts
function printBlock(printers, block, detail) {
	const print = printers[block.kind];
	return print(block, detail);
}
const emptyReport = {
	top: [],
	body: [],
	details: []
};
function reportOf(outcome, approval = "option") {
	const plan = shownPlan(outcome);
	const results = "results" in outcome ? outcome.results : [];
	const isFailed = outcome.kind === "failed";
	const shown = plan === null || isFailed ? emptyReport : planReport(plan, shownExplained(outcome));
	return {
		headline: headlineOf(outcome),
		top: [
			...isFailed ? failure(outcome.error) : [],
			..."guards" in outcome ? approvals(outcome.guards, approval) : [],
			...results.length === 0 ? shown.top : resultTable(results)
		],
		body: [
			...shown.body,
			...outcome.kind === "stale" ? movedBlocks(movedOf(results)) : [],
			...problemBlock(outcome.problems)
		],
		details: results.length === 0 ? shown.details : []
	};
}
const failure = (error) => [{
	kind: "failure",
	lines: failureLines(error)
}];
const text = (message, tone = "plain") => message.length === 0 ? [] : [{
	kind: "text",
	tone,
	message
}];
const problemBlock = (problems) => problems.length === 0 ? [] : [{
	kind: "problems",
	problems: errorsFirst(problems)
}];
function planReport(plan, explained) {
	const { impact, threeWayDiff, unmanaged = [] } = explained;
	const several = hasSeveralDeployments(plan.bundles);
	return {
		top: [...cautionsOf(plan, threeWayDiff).map(({ title, entries }) => list(title, "danger", entries.map(({ name }) => name))), ...notes(threeWayDiff, plan.bundles)],
		body: [...changeBlocks(plan, explained), ...liveBlock(liveIn(threeWayDiff), several)],
		details: [
			...bundleTable(plan, impact),
			...unmanagedText(unmanaged, several),
			...text(impact === void 0 ? [] : closingWords(impact))
		]
	};
}
const mostListed = 10;
function list(title, tone, items) {
	const more = items.length - mostListed;
	const rest = more > 0 ? [[`and ${String(more)} more`]] : [];
	return {
		kind: "list",
		tone,
		title,
		items: [...items.slice(0, mostListed), ...rest]
	};
}
const notes = (threeWayDiff, bundles) => threeWayDiff === void 0 ? [] : threeWayNotes(threeWayDiff, bundles).flatMap((note) => text(note, "warning"));
const unmanagedText = (unmanaged, several) => unmanaged.length === 0 ? [] : text(say`Not managed here: ${listed(unmanaged.map((one) => bundleOf(one, several)))}`);
const approvals = (guards, approval) => guards.length === 0 ? [] : [list("Approval required", "warning", guards.map((guard) => approvalWords(guard, approval)))];
const approvalWords = ({ guard, message, option }, approval) => approval === "option" ? say`${message} If this is intended, rerun with ${option}.` : say`${message} To approve, set ${settings[guard](option.replace(/^\S+ ?/, ""))} in ${"ifmatch.yaml"} on the base branch first.`;
const settings = {
	"max-deletes": (value) => `max_deletes: ${value}`,
	"max-delete-percent": (value) => `max_delete_percent: ${value}`,
	empty: () => "allow_empty: true",
	protected: (value) => `protected: a list without ${value}`,
	looser: () => "looser: allow"
};
function changeBlocks({ bundles }, explained) {
	const several = hasSeveralDeployments(bundles);
	const all = bundles.flatMap((bundle) => entriesIn(bundle, explained, several));
	const reverts = all.filter(({ isRevert }) => isRevert);
	const { threeWayDiff } = explained;
	return [...objects(null, [], all.filter(({ isRevert }) => !isRevert).map(({ item }) => item)), ...objects(["Reverts"], threeWayDiff === void 0 ? [] : revertWords(reverts.length, threeWayDiff), reverts.map(({ item }) => item))];
}
const objects = (title, message, items) => items.length === 0 ? [] : [{
	kind: "objects",
	title,
	message,
	items: items.toSorted((a, b) => byDanger(a.change, b.change))
}];
function entriesIn(bundle, { impact, threeWayDiff }, several) {
	const compared = threeWayDiff?.bundles.find((one) => isSameBundle(one, bundle));
	const known = new Set(compared?.changes.map(({ change }) => change.id));
	const origin = threeWayDiff === void 0 ? null : "unknown";
	const others = bundle.changes.filter(({ id }) => !known.has(id)).map((change) => ({
		change,
		origin,
		edit: null,
		own: null
	}));
	const renames = renamesOf(bundle);
	const impacts = new Map(impact?.bundles.find((one) => isSameBundle(one, bundle))?.changes.map((one) => [one.id, one]));
	return [...compared?.changes ?? [], ...others].map((entry) => {
		const { change } = entry;
		const isUnknown = entry.origin === "unknown" && compared?.inBase === true;
		const rename = renames.get(change.id);
		return {
			item: withEdit(itemOf(change, nameOf(change, bundle, several), {
				warnings: [...isUnknown ? [["It may have been edited on the platform."]] : [], ...rename === void 0 ? [] : [renameWords(rename)]],
				notes: impactLines(impacts.get(change.id) ?? null)
			}), entry),
			isRevert: entry.origin === "platform"
		};
	});
}
function withEdit(item, { origin, edit, own }) {
	if (origin !== "both") return item;
	return {
		...item,
		warnings: [
			...item.warnings,
			edit === null ? ["Also edited on the platform."] : say`Also edited on the platform: ${effectOf(edit)}.`,
			...own === null ? [] : [say`Against the base: ${effectOf(own)}.`]
		],
		diffs: edit === null ? item.diffs : [...item.diffs, changeDiff(edit, "The edit on the platform")]
	};
}
const renameWords = (rename) => renamePieces(rename).map((piece, at) => at % 2 === 0 ? piece : foreign(piece));
const liveBlock = (live, several) => objects([`Already live: ${count(live.length, "change")}, nothing to apply`], [], live.map(({ change, owner }) => itemOf(change, nameOf(change, owner, several), { diffs: [] })));
const itemOf = (change, name, more = {}) => ({
	change,
	name,
	at: change.verb === "delete" ? null : change.at,
	label: null,
	message: change.message,
	warnings: [],
	diffs: [changeDiff(change)],
	...more,
	notes: [...more.notes ?? [], noteWords(change)].filter((note) => note.length > 0)
});
const changeDiff = (change, title = "Diff") => ({
	title,
	lines: () => diffChange(change)
});
function bundleTable({ bundles }, impact) {
	if (bundles.every(({ changes }) => changes.length === 0)) return [];
	const several = hasSeveralDeployments(bundles);
	const rows = bundles.map((bundle) => {
		const summary = summarize(bundle.changes);
		const isChanged = bundle.changes.length > 0;
		const found = impact?.bundles.find((one) => isSameBundle(one, bundle));
		return [
			bundleOf(bundle, several),
			[changeWords(summary)],
			isChanged ? [effectWords[summary.effect]] : [],
			...impact === void 0 ? [] : [found === void 0 ? [] : [bundleWords$1(found)]]
		];
	});
	return [{
		kind: "table",
		title: "Bundles",
		head: [
			"Bundle",
			"Changes",
			"Enforcement",
			...impact === void 0 ? [] : ["Findings (estimate)"]
		],
		rows
	}];
}
function resultTable(results) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	const rows = results.map(({ bundle, outcome: { result, reason } }) => [
		bundleOf(bundle, several),
		[resultWords[result]],
		reason === null ? [resultReasons[result]] : [foreign(reason)]
	]);
	return rows.length === 0 ? [] : [{
		kind: "table",
		title: "Results",
		head: [
			"Bundle",
			"Result",
			"Why"
		],
		rows
	}];
}
function movedBlocks(moved, isBrief = false) {
	return moved.map((one) => {
		const { reviewed, now } = one;
		const items = movedItems(one);
		const changes = now.changes === null ? "changes unknown" : changeWords(summarize(now.changes));
		const same = items.length === 0 && reviewed.changes !== null && now.changes !== null ? " The changes are exactly the reviewed ones." : "";
		const message = say`Reviewed at ${reviewed.stateVersion}: ${[changeWords(reviewed)]}. Now at ${now.stateVersion}: ${[changes]}.${[same]}`;
		const shown = isBrief ? items.map((item) => item.label === "Different" ? item : {
			...item,
			diffs: []
		}) : items;
		return {
			kind: "objects",
			title: say`Since the review: ${bundleOf(one, true)}`,
			message,
			items: shown
		};
	});
}
function movedItems(moved) {
	const now = (moved.now.changes ?? []).toSorted(byDanger);
	const labelled = (change, label, more = {}) => itemOf(change, nameOf(change, moved, false), {
		label,
		...more
	});
	if (moved.reviewed.changes === null || moved.now.changes === null) return now.map((change) => labelled(change, "Now"));
	const { added, altered, gone } = compareChanges(moved.reviewed.changes, now);
	const title = "On the platform since the review";
	return [
		...added.map((change) => labelled(change, "New")),
		...altered.map((pair) => labelled(pair.current, "Different", { diffs: [{
			title,
			lines: () => diffPlatform(pair)
		}] })),
		...gone.map((change) => labelled(change, "Gone", {
			warnings: [["Already on the platform."]],
			diffs: []
		}))
	];
}
// src/render/markdown.ts
const largestBody$1 = 6e4;
const plainDetail = {
	approval: "option",
	maxLines: 100,
	linkTo: () => null
};
function renderMarkdown(outcome, view) {
	const next = nextStep(outcome, view);
	const foot = next === null ? nothing$2 : md`${ours(next.message)} ${next.command}`;
	return printReport({
		...outcomeReport(outcome, plainDetail),
		foot
	}, plainDetail, view.budget ?? 6e4);
}
function outcomeReport(outcome, { approval }) {
	const report = reportOf(outcome, approval);
	return {
		report,
		head: [md`### ${toMarkdown(report.headline)}`]
	};
}
const gaps = 100;
function printReport({ report, head, foot = nothing$2 }, detail, budget) {
	const share = Math.floor(budget / 8);
	const above = blocks([...head, factBlocks(report.top, 4 * share, share)]);
	const below = blocks([foot, details(ours("Details"), factBlocks(report.details, 2 * share, share))]);
	const room = budget - above.text.length - below.text.length - gaps;
	return `${blocks([
		above,
		bodyBlocks(report.body, room, detail),
		below
	]).text}\n`;
}
function factBlocks(all, room, share) {
	const taken = takeWithin(all.map((block) => printBlock(printers$2, block, share).text), room);
	return blocks([...taken.map(ours), moreParts(all.length - taken.length)]);
}
const moreParts = (more) => more === 0 ? nothing$2 : ours(`Not shown here: ${count(more, "more part")}.`);
const alerts = {
	danger: "CAUTION",
	warning: "WARNING",
	good: null,
	plain: null
};
const printers$2 = {
	text: ({ message }) => toMarkdown(message),
	list({ tone, title, items }) {
		const kind = alerts[tone];
		const list = lines([md`**${ours(title)}**`, ...items.map((item) => md`- ${toMarkdown(item)}`)]);
		return kind === null ? list : alert(kind, list);
	},
	table: tableBlock,
	objects: ({ title, message }) => blocks([title === null ? nothing$2 : md`#### ${toMarkdown(title)}`, toMarkdown(message)]),
	problems: () => nothing$2,
	failure: (block) => fence(block.lines.slice(0, maxMessage$1))
};
const maxMessage$1 = 10;
function tableBlock({ head, rows }, room) {
	const top = lines([row(head.map(ours)), row(head.map(() => ours("---")))]);
	const texts = takeWithin(rows.map((cells) => row(cells.map(toMarkdown)).text), room - top.text.length - gaps);
	const more = rows.length - texts.length;
	const rest = more === 0 ? nothing$2 : ours(`Not shown here: ${count(more, "more row")}.`);
	return blocks([lines([top, ...texts.map(ours)]), rest]);
}
const reserve = 150;
function bodyBlocks(body, room, detail) {
	const frames = takeWithin(body.map((block) => printBlock(printers$2, block, room).text), room / 2, reserve);
	const left = room - frames.reduce((sum, frame) => sum + frame.length + reserve, gaps);
	const parts = fitBlocks(body.slice(0, frames.length), left, {
		item: (item) => sizesOf(item, detail),
		problem: (located) => problemSizes$1(located, detail)
	}).map(({ texts, left: rest }, at) => blocks([
		frames[at] ?? "",
		...texts,
		rest
	].map(ours)));
	return blocks([...parts, moreParts(body.length - frames.length)]);
}
function sizesOf(item, detail) {
	const { change, label, warnings, notes, diffs } = item;
	const head = lines([lineOf(item, detail), ...warnings.map(toMarkdown)]);
	return {
		small: () => head.text,
		full() {
			const shown = diffs.map(({ title, lines: make }, index) => {
				const diff = fence(capDiff(make(), detail.maxLines).map(showLine), "diff");
				return change.verb === "delete" && index === 0 && label !== "Different" ? diff : details(ours(title), diff);
			});
			return blocks([lines([head, ...notes.map(toMarkdown)]), ...shown]).text;
		}
	};
}
function lineOf({ change, name, at, label, message }, detail) {
	const line = md`${md`${ours(label === null ? "" : `${label}: `)}**${ours(verbTitles[change.verb])}** ${toMarkdown(name)}`}${at === null ? nothing$2 : md`, ${link(md`${`${at.file}:${String(at.line)}`}`, detail.linkTo(at))}`} (${ours(effectWords[change.effect])})`;
	return message === "" ? line : md`${line}: ${message}`;
}
const showLine = (line) => "text" in line ? `${line.mark} ${line.text}` : `  ${foldWords(line)}`;
function problemSizes$1({ problem, position, first }, detail) {
	const { message, fix } = phrase(problem);
	const at = (place) => link(md`${placeWords(place)}`, detail.linkTo(place));
	const line = md`- ${position === null ? nothing$2 : md`${at(position)}: `}${ours(problem.severity === "warning" ? "warning: " : "")}${message}`;
	const other = first === null ? nothing$2 : md` (first: ${at(first)})`;
	return {
		small: () => line.text,
		full: () => md`${line}${other}${fix === "" ? nothing$2 : md`. Fix: ${fix}`}`.text
	};
}
var Markdown = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
function md(literals, ...values) {
	const texts = values.map((value) => {
		if (value instanceof Markdown) return value.text;
		return typeof value === "number" ? String(value) : escapeMarkdownSpan(value);
	});
	return new Markdown(String.raw({ raw: literals }, ...texts));
}
const ours = (text) => new Markdown(text);
const nothing$2 = new Markdown("");
const fence = (content, info = "text") => new Markdown(escapeMarkdownFence(content, info));
const blocks = (parts) => join$1(parts, "\n\n");
const sentences = (...parts) => join$1(parts, " ");
const lines = (parts) => join$1(parts, "\n");
const join$1 = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
const link = (text, address) => address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
const details = (summary, body) => body.text === "" ? nothing$2 : md`<details><summary>${summary}</summary>

${body}

</details>`;
const row = (cells) => ours(`| ${cells.map(({ text }) => text === "" ? " " : text.replaceAll("|", String.raw`\u{7C}`)).join(" | ")} |`);
const toMarkdown = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : escapeMarkdownSpan(piece.foreign)).join(""));
// src/render/terminal.ts
function renderTerminal(outcome, problems, view) {
	const report = reportOf(outcome);
	const isDone = outcome.kind === "applied" || outcome.kind === "partial";
	const lines = paragraphs(headlineLines(report.headline, headlineLooks[outcome.kind], view), ...reportLines(report, {
		problems,
		diffs: view.verbose || !isDone,
		verbose: view.verbose
	}), endLines(outcome, view));
	return layout(lines, view);
}
const reportLines = ({ top, body, details }, detail) => [
	...body,
	...details,
	...top
].map((block) => printBlock(printers$1, block, detail));
const tones = {
	danger: "red",
	warning: "yellow",
	good: "green",
	plain: "plain"
};
const printers$1 = {
	text: ({ tone, message }) => [words(0, styled(tones[tone], textOf(message)))],
	list: ({ tone, title, items }) => [words(0, styled(tones[tone], title)), ...items.map((item) => words(2, textOf(item)))],
	table: tableLines,
	objects: objectLines,
	problems: (_, { problems }) => problems,
	failure: ({ lines }) => lines.map((line) => words(0, line))
};
function objectLines({ title, message, items }, detail) {
	const head = [...title === null ? [] : [words(0, styled("bold", textOf(title)))], ...message.length === 0 ? [] : [words(0, textOf(message))]];
	const groups = items.map((item) => itemLines(item, detail));
	return detail.diffs ? paragraphs(head, ...groups) : [...head, ...groups.flat()];
}
function itemLines(item, { diffs, verbose }) {
	const { message, warnings, notes } = item;
	return [
		titleOf$1(item),
		...message === "" ? [] : [words(4, message)],
		...warnings.map((sentence) => words(4, styled("yellow", textOf(sentence)))),
		...notes.map((sentence) => words(4, styled("dim", textOf(sentence)))),
		...diffs ? item.diffs.flatMap((diff) => diffLines(diff, verbose)) : []
	];
}
function diffLines({ title, lines: make }, verbose) {
	const head = title === "Diff" ? [] : [words(4, styled("dim", `${title}:`))];
	const lines = make();
	if (!isDifferent(lines)) return [...head, words(4, styled("dim", equivalentWords))];
	return [...head, ...(verbose ? lines : capDiff(lines, maxLines$1)).map((line) => diffLine$1(line, verbose))];
}
const verbLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function titleOf$1({ change, name, at, label }) {
	return words(2, ...label === null ? [] : [styled("yellow", `${label.toLowerCase()}: `)], styled(verbLooks[change.verb], `${signs[change.verb]} `), ...spansOf(name), "  ", styled(effectLooks[change.effect], effectWords[change.effect]), ...at === null ? [] : ["  ", styled("dim", placeWords(at))]);
}
const maxLines$1 = 40;
const maxCharacters = 400;
const looks$2 = {
	"+": "green",
	"-": "red",
	" ": "dim"
};
function diffLine$1(line, verbose) {
	if (!("text" in line)) return words(4, styled("dim", `  ${foldWords(line)}${line.mark === "cut" ? "; --verbose shows all" : ""}`));
	const shown = verbose || line.text.length <= maxCharacters ? line.text : `${line.text.slice(0, maxCharacters)}\u2026`;
	return raw(4, styled(looks$2[line.mark], `${line.mark} ${shown}`));
}
function tableLines({ head, rows }) {
	const texts = [head, ...rows.map((cells) => cells.map(textOf))].map((cells) => cells.map(escapeTerminal));
	const widths = head.map((_, at) => Math.max(...texts.map((cells) => widthOf(cells[at] ?? ""))));
	const hang = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
	return texts.map((cells, row) => {
		const padded = cells.map((cell, at) => at === cells.length - 1 ? cell : padTo(cell, (widths[at] ?? 0) + 2));
		return {
			...words(0, styled(row === 0 ? "dim" : "plain", padded.join(""))),
			hang
		};
	});
}
// src/render/drift.ts
function driftHeadline(outcome) {
	if (outcome.kind === "invalid") return [`Invalid: ${problemWords(outcome.problems)}`];
	if (outcome.kind === "failed") return ["Failed"];
	const { drift, fix } = outcome;
	if (outcome.kind === "drift") return say`Drift in ${target(drift)}: ${[originCounts(drift)]}`;
	return say`${[fix === null ? "No drift in" : "No drift left in"]} ${target(drift)}`;
}
function driftReport(outcome, again) {
	const problems = problemBlock(outcome.problems);
	if (outcome.kind === "invalid") return {
		...emptyReport,
		top: text([notLookedAt]),
		body: problems
	};
	if (outcome.kind === "failed") return {
		...emptyReport,
		top: failure(outcome.error),
		body: problems
	};
	const { drift, fix } = outcome;
	const several = hasSeveralDeployments([...drift.bundles, ...drift.unmanaged]);
	const sections = driftOrigins.flatMap((origin) => objects([origins[origin].title], origins[origin].next(again), drift.bundles.flatMap((owner) => owner.entries.filter((entry) => entry.origin === origin).map((entry) => driftItem(entry, owner, several)))));
	return {
		top: fix === null ? [] : [fixList(fix)],
		body: [
			...sections,
			...problems,
			...baseTable(drift, several),
			...unmanagedText(drift.unmanaged, several)
		],
		details: []
	};
}
function driftItem(entry, owner, several) {
	const { origin, edit, change } = entry;
	const isEdit = origin === "platform" && edit !== null;
	const shown = isEdit ? edit : change;
	const title = isEdit ? "Diff (- files, + platform)" : "Diff (- platform, + files)";
	return itemOf(shown, nameOf(shown, owner, several), {
		at: change.verb === "delete" ? null : change.at,
		message: entrySays(entry).join("; "),
		diffs: [changeDiff(shown, title)]
	});
}
function baseTable({ bundles }, several) {
	const rows = bundles.filter(({ entries }) => entries.length > 0).map((bundle) => [bundleOf(bundle, several), baseWords(bundle.base)]);
	return rows.length === 0 ? [] : [{
		kind: "table",
		title: "Last apply",
		head: ["Bundle", "Last apply"],
		rows
	}];
}
function originCounts(drift) {
	const counts = countOrigins(entriesOf(drift));
	return driftOrigins.filter((origin) => counts[origin] > 0).map((origin) => `${String(counts[origin])} ${origins[origin].title.toLowerCase()}`).join(", ");
}
const origins = {
	platform: {
		title: "Edited on the platform",
		next: (again) => say`To keep the edit, run ${command("drift --write", again)}. To revert it, apply the files.`
	},
	repository: {
		title: "Different in the files",
		next: (again) => say`Not applied yet, rolled back on the platform, or newer than these files. Review ${command("preview", again)}, then apply.`
	},
	both: {
		title: "Edited on both sides",
		next: (again) => say`Edit the files to what you want, review ${command("preview", again)}, then apply.`
	},
	unknown: {
		title: "Of unknown origin",
		next: (again) => say`For each: write it into the files to keep it, or apply the files to revert it. See ${command("preview", again)}.`
	}
};
const command = (name, again) => `ifmatch ${name}${again === "" ? "" : ` ${again}`}`;
function entrySays({ origin, edit, change, changedWithin }) {
	return (origin === "both" && edit !== null ? [edit.message && `on the platform: ${edit.message}`, change.message && `applying the files: ${change.message}`] : [(origin === "platform" && edit !== null ? edit : change).message, changedWithin === void 0 ? "" : `it also changed in the repository within the last ${count(changedWithin, "commit")}, which may not be applied; pass --plan or --base`]).filter(Boolean);
}
const notLookedAt = "Drift was not checked: the files are invalid.";
function baseWords(base) {
	if (base.kind === "plan") return say`the plan ${base.path}`;
	if (base.kind === "none") return [`origin unknown: ${noBaseWords[base.why]}`];
	const { short, at, chosen, differs } = base;
	const nearest = differs === 0 ? " (matches the platform)" : " (closest to the platform)";
	return say`commit ${short} of ${[at.slice(0, 10)]}${[chosen === "named" ? "" : nearest]}`;
}
const passOther = "Pass what was applied last: --plan FILE or --base REF.";
const noBaseWords = {
	"not-needed": "",
	"no-git": `no commit found here (see \`git log\`). ${passOther}`,
	shallow: "the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or pass --plan FILE.",
	unread: "this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or pass --plan FILE.",
	"no-history": `none of the last 50 commits that touch the policies declares this bundle without errors. ${passOther}`,
	"not-in-base": `the commit of --base does not declare this bundle. ${passOther}`,
	"not-in-plan": `the plan of --plan does not contain this bundle. ${passOther}`,
	"not-applied": `the plan of --plan did not apply this bundle. ${passOther}`,
	"partly-live": `the platform does not show the whole live state of this bundle. ${passOther}`,
	unanswered: "the platform rejects what was applied last, or changed meanwhile."
};
function fixList({ fixed, written, removed, left }) {
	const isDone = fixed.length > 0;
	return list(isDone ? `Written into the files: ${count(fixed.length, "edit")} of the platform. Review and commit the changes.` : "Nothing was written: no edit on the platform could be written into the files.", isDone ? "good" : "plain", [
		...written.map((path) => say`wrote ${path}`),
		...removed.map((path) => say`removed ${path}`),
		...left.map(({ entry, why }) => {
			const { noun, name } = objectName(entry.change, entry.kind);
			return say`left ${[noun]} ${name}: ${[notFixedWords[why]]}`;
		})
	]);
}
const notFixedWords = {
	unwritable: "a policy file cannot express it; change it on the platform",
	layout: "the YAML around it cannot be edited safely; put each entry on its own lines",
	"unread-file": "it needs a new file in a folder that the config does not read; add one to \"policies\""
};
function renderDriftTerminal(outcome, view) {
	const problems = problemLines(outcome.problems, view);
	const lines = paragraphs(headlineLines(driftHeadline(outcome), looks$1[outcome.kind], view), ...reportLines(driftReport(outcome, view.again), {
		problems,
		diffs: true,
		verbose: view.verbose
	}));
	return layout(lines, view);
}
const looks$1 = {
	"in-sync": "green",
	drift: "yellow",
	invalid: "red",
	failed: "red"
};
function renderDriftMarkdown(outcome, { again }) {
	const head = [md`### ${toMarkdown(driftHeadline(outcome))}`];
	return printReport({
		report: driftReport(outcome, again),
		head
	}, plainDetail, largestBody$1);
}
const driftTitle = ({ deployment, drift }) => `Drift in ${deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80)}: ${originCounts(drift)}`;
function renderDriftIssue({ drift, problems, job, again }) {
	const outcome = {
		kind: "drift",
		drift,
		fix: null,
		problems
	};
	const head = [md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.`, md`### ${toMarkdown(driftHeadline(outcome))}`];
	return printReport({
		report: driftReport(outcome, again),
		head,
		foot: md`Found by ${runLink(job)}.`
	}, plainDetail, 58e3);
}
const goneLine = ({ job }) => md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;
function driftLines(urls, warnings) {
	const all = [...warnings.map((warning) => alert("WARNING", md`${warning}`)), ...urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`)];
	return all.length === 0 ? "" : `${blocks(all).text}\n\n`;
}
const runLink = (job) => link(ours("this run"), job.run.url);
// src/render/plan-file.ts
const nothing$1 = {
	bundles: [],
	digest: planDigest([]),
	summary: summarize([])
};
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? nothing$1;
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
		bundles: plan.bundles.map((bundle) => toBundle(bundle, results)),
		problems: outcome.problems.map(toProblem),
		guards: "guards" in outcome ? [...outcome.guards] : [],
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
function toBundle(bundle, results) {
	const result = results.find((one) => isSameBundle(one.bundle, bundle))?.outcome ?? null;
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
	const { message, fix } = phrase(problem);
	const { severity, code } = problem;
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity,
		code,
		message,
		fix,
		file,
		line,
		column
	};
}
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
const toPlanChange = (change, rename) => ({
	...changeJson(change),
	says: change.message,
	notes: change.verb === "delete" ? renameNote(rename) : change.notes,
	at: placeJson(change)
});
const changeJson = (change) => ({
	verb: change.verb,
	...entryOf(change),
	effect: change.effect
});
const placeJson = (change) => change.verb === "delete" || change.at === null ? null : {
	file: change.at.file,
	line: change.at.line,
	column: change.at.column
};
const renameNote = (rename) => rename === void 0 ? {} : { rename: renameText(rename) };
const toPlanImpact = ({ bundles, looked }) => ({
	findings_read: looked.findings,
	requests: looked.requests,
	bundles: bundles.map(({ blocked, lost, changes, ...owner }) => ({
		...ownerJson(owner),
		blocked: blocked === null ? null : toBlocked(blocked),
		lost: lost === null ? null : toLost(lost),
		changes: changes.map(toChangeImpact)
	}))
});
function toChangeImpact(change) {
	const { about, object, key } = change;
	const isPolicy = change.about === "policy";
	return {
		about,
		object,
		key,
		matched: isPolicy ? toMatched(change.matched) : null,
		blocked: isPolicy ? toBlocked(change.blocked) : null,
		items: change.about === "detection" ? change.items.map(({ list, name, verb, ...open }) => ({
			list,
			name,
			verb,
			...toLost(open)
		})) : []
	};
}
const toEstimate = (estimate, numbers) => ({
	kind: estimate.kind,
	because: estimate.kind === "estimate" ? [] : estimate.because.map((limit) => ({
		why: limit.why,
		message: limitInWords(limit)
	})),
	...numbers(estimate.kind === "not-estimable" ? null : estimate.figures)
});
const toMatched = (matched) => toEstimate(matched, (known) => ({
	before: toFigures(known?.before),
	after: toFigures(known?.after)
}));
const toBlocked = (blocked) => toEstimate(blocked, (known) => ({
	newly: toFigures(known?.newly),
	no_longer: toFigures(known?.noLonger)
}));
const toLost = ({ issues, findings }) => ({
	issues: toEstimate(issues, (number) => ({ number })),
	findings: toEstimate(findings, (known) => ({ figures: toFigures(known) }))
});
function toFigures(known) {
	if (known === null || known === void 0) return null;
	const { findings, bySeverity, repositories, topRepositories, topRules } = known;
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
		bundles: bundles.map(({ inBase, changes, live, ...owner }) => ({
			...ownerJson(owner),
			in_base: inBase,
			changes: changes.map(({ change, origin, edit, own }) => ({
				verb: change.verb,
				object: change.object,
				key: change.key,
				origin,
				part: whole.has(change) ? null : toPlanChange(change),
				edit: edit === null ? null : toPlanChange(edit),
				own: own === null ? null : toPlanChange(own)
			})),
			live: live.map((change) => toPlanChange(change))
		})),
		dropped: dropped.map(({ deployment, kind }) => ({
			deployment,
			...kinds[kind]
		}))
	};
}
// src/render/doctor.ts
function renderDoctor(checks, view) {
	const groups = [...Map.groupBy(checks, ({ about }) => about)].map(([about, group]) => [...about === null ? [] : [words(0, "deployment ", styled("bold", about))], ...group.flatMap(checkLines)]);
	const counts = [
		"failed",
		"warning",
		"ok",
		"skipped"
	].map((status) => ({
		status,
		number: checks.filter((check) => check.status === status).length
	})).filter(({ number }) => number > 0).map(({ status, number }) => `${status}: ${String(number)}`);
	return layout(paragraphs(...groups, [words(0, styled(looks[worstOf(checks)], counts.join(", ")))]), view);
}
function doctorJson(checks, tool) {
	const answer = {
		version: 1,
		tool,
		command: "doctor",
		outcome: worstOf(checks),
		checks: checks.map((check) => ({
			check: check.id,
			deployment: check.about,
			status: check.status,
			says: check.message,
			fix: "fix" in check ? check.fix : null
		}))
	};
	return `${toJson(answer, 2)}\n`;
}
const looks = {
	ok: "green",
	warning: "yellow",
	failed: "red",
	skipped: "dim"
};
const statusWidth = 9;
const indent = 21;
function checkLines(check) {
	const { id, status, message } = check;
	const name = styled("bold", id.padEnd(12));
	const first = {
		...words(0, styled(looks[status], status.padEnd(statusWidth)), name, message),
		hang: indent
	};
	return "fix" in check ? [first, words(indent, styled("cyan", "fix: "), check.fix)] : [first];
}
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/render/html.ts
const largestBody = 5e6;
const largestTable = 5e5;
function renderHtml(outcome, view) {
	const { headline, top, body, details } = reportOf(outcome);
	const next = nextStep(outcome, view);
	const parts = fitBlocks([
		...top,
		...body,
		...details
	], largestBody, {
		item: itemSizes,
		problem: problemSizes
	}).map((fitted, at) => ({
		title: titleOf(fitted.block),
		id: `part-${String(at)}`,
		html: printBlock(printers, fitted.block, fitted)
	}));
	const main = parts.map(({ title, id, html }) => title === null ? html : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${html}
</section>`);
	const links = parts.flatMap(({ title, id }) => title === null ? [] : [markup`<li><a href="#${id}">${title}</a></li>`]);
	const where = view.platform === null ? nothing : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
	const contents = links.length < 2 ? nothing : markup`<nav aria-label="Sections"><ul>${links}</ul></nav>`;
	const step = next === null ? nothing : markup`<p>${next.message} <code class="command">${next.command}</code></p>`;
	const page = markup`<header><h1>${toHtml(headline)}</h1>${where}${step}${contents}</header><main>${main}</main>${smallPrint(outcome, view)}`;
	return pageOf(`${headlineText(outcome)} - ifmatch`, page);
}
function titleOf(block) {
	if (block.kind === "table") return block.title;
	if (block.kind === "objects") return block.title === null ? "Changes" : textOf(block.title);
	return block.kind === "problems" ? "Problems" : null;
}
const printers = {
	text: ({ tone, message }) => markup`<p class="${tone}">${toHtml(message)}</p>`,
	list: ({ tone, title, items }) => markup`<div class="alert ${tone}" role="note"><p><strong>${title}</strong></p><ul>${items.map((item) => markup`<li>${toHtml(item)}</li>`)}</ul></div>`,
	table: tableHtml,
	objects: ({ message }, fitted) => markup`${message.length === 0 ? nothing : markup`<p>${toHtml(message)}</p>`}${entryList("changes", fitted)}`,
	problems: (_, fitted) => entryList("problems", fitted),
	failure: ({ lines }) => markup`<div class="alert danger">${lines.slice(0, maxMessage).map((line) => markup`<p>${line}</p>`)}</div>`
};
const entryList = (name, { texts, left }) => markup`<ol class="${name}">${texts.map(verbatim)}</ol>${left === "" ? nothing : markup`<p class="more">${left}</p>`}`;
const maxMessage = 20;
function tableHtml({ title, head, rows }) {
	const texts = takeWithin(rows.map(([first = [], ...cells]) => {
		const rest = cells.map((one) => markup`<td>${toHtml(one)}</td>`);
		return markup`<tr><th scope="row">${toHtml(first)}</th>${rest}</tr>`.text;
	}), largestTable);
	const left = rows.length - texts.length;
	return markup`<div class="scroll" role="group" aria-label="${title}" tabindex="0"><table class="facts"><caption>${title}</caption>
<thead><tr>${head.map((one) => markup`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>
${texts.map(verbatim)}
</tbody></table></div>${left === 0 ? nothing : markup`<p class="more">Not shown here: ${count(left, "more row")}.</p>`}`;
}
function itemSizes(item) {
	const { diffs } = item;
	const head = headOf(item);
	const noDiff = diffs.length === 0 ? nothing : markup`<p class="more">Diff left out. The plan file has it.</p>`;
	return {
		small: () => markup`<li>${head}${noDiff}</li>`.text,
		full: () => markup`<li>${head}${diffs.map((diff) => diffHtml(diff, item))}</li>`.text
	};
}
function headOf({ change, name, label, at, message, warnings, notes }) {
	const tag = label === null ? nothing : markup`<p class="label">${label}</p>`;
	const place = at === null ? nothing : markup` \u00b7 <code>${placeWords(at)}</code>`;
	const what = message === "" ? nothing : markup`<p>${message}</p>`;
	return markup`${tag}<h3><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${toHtml(name)}</h3><p class="meta"><span class="effect ${change.effect}">${effectWords[change.effect]}</span>${place}</p>${what}${warnings.map((one) => markup`<p class="warning">${toHtml(one)}</p>`)}${notes.map((one) => markup`<p>${toHtml(one)}</p>`)}`;
}
const maxLines = 300;
function diffHtml({ title, lines: make }, { change }) {
	const lines = make();
	const open = change.verb === "delete" ? markup` open` : nothing;
	const diff = isDifferent(lines) ? markup`<pre class="diff">${capDiff(lines, maxLines).map(diffLine)}</pre>` : markup`<p class="more">${equivalentWords}</p>`;
	return markup`<details${open}><summary>${title}</summary>${diff}</details>`;
}
function diffLine(line) {
	if (!("text" in line)) return markup`<span class="fold">${foldWords(line)}</span>`;
	if (line.mark === " ") return markup`<span>  ${line.text}</span>`;
	return line.mark === "-" ? markup`<del>- ${line.text}</del>` : markup`<ins>+ ${line.text}</ins>`;
}
const columns = 100;
function problemSizes(located) {
	const { position, first, problem } = located;
	const { message, fix } = phrase(problem);
	const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
	const head = markup`<p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${message}</p>`;
	const other = first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`;
	const how = fix === "" ? nothing : markup`<p><span class="fix">fix:</span> ${fix}</p>`;
	return {
		small: () => markup`<li>${head}</li>`.text,
		full: () => markup`<li>${head}${source(located)}${other}${how}</li>`.text
	};
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
p:empty, ol:empty { display: none; }
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
.looser, .delete, .error { color: var(--red); }
.mixed, .unknown, .update, .severity.warning, p.warning { color: var(--amber); }
.stricter, .create, p.good { color: var(--green); }
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
const markup = (literals, ...values) => new Html(String.raw({ raw: literals }, ...values.map(textIn)));
const nothing = new Html("");
const verbatim = (text) => new Html(text);
const join = (parts, by = "") => new Html(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
function textIn(value) {
	if (value instanceof Html) return value.text;
	if (typeof value === "string") return escapeHtml(cut(value));
	return typeof value === "number" ? String(value) : join(value, "\n").text;
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
const toHtml = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? markup`${piece}` : markup`<code>${piece.foreign}</code>`));
// src/render/json.ts
function renderDriftJson(outcome, { tool, platform }) {
	const found = "drift" in outcome ? outcome : null;
	const document = {
		version: 1,
		tool,
		command: "drift",
		outcome: outcome.kind,
		platform,
		digest: found?.drift.digest ?? null,
		summary: found === null ? null : countOrigins(entriesOf(found.drift)),
		bundles: found?.drift.bundles.map(bundleJson) ?? [],
		unmanaged: found?.drift.unmanaged.map(ownerJson) ?? [],
		fix: found?.fix ? fixJson(found.fix) : null,
		problems: outcome.problems.map(toProblem),
		error: outcome.kind === "failed" ? toError(outcome.error) : null
	};
	return `${toJson(document, 2)}\n`;
}
const bundleJson = ({ deployment, kind, stateVersion, base, digest, entries }) => ({
	...ownerJson({
		deployment,
		kind
	}),
	state_version: stateVersion,
	base: baseJson(base),
	digest,
	entries: entries.map(entryJson)
});
function baseJson(base) {
	if (base.kind === "plan") return {
		kind: "plan",
		path: base.path,
		digest: base.digest
	};
	if (base.kind === "none") return {
		kind: "none",
		why: base.why
	};
	const { commit, at, chosen, differs } = base;
	return {
		kind: "commit",
		commit,
		committed_at: at,
		chosen,
		differs
	};
}
const entryJson = (entry) => ({
	origin: entry.origin,
	...changeJson(entry.change),
	says: entrySays(entry),
	edit: entry.edit === null ? null : changeJson(entry.edit),
	at: placeJson(entry.change)
});
const fixJson = ({ written, removed, fixed, left }) => ({
	written: [...written],
	removed: [...removed],
	fixed: fixed.map(({ change }) => ({
		object: change.object,
		key: change.key
	})),
	left: left.map(({ entry, why }) => ({
		object: entry.change.object,
		key: entry.change.key,
		why
	}))
});
export { Markdown, alert, alreadyTail, appliedSummary, approvalWords, approvals, blocks, bundleOf, cautionsOf, changeJson, compareChanges, details, doctorJson, driftLines, driftTitle, emptyReport, entrySays, failure, failureLines, fence, goneLine, headlineText, isDone, isLoosening, largestBody$1 as largestBody, lines, link, list, liveDanger, liveIn, liveTail, markup, md, movedBlocks, nameOf, notFixedWords, notLookedAt, nothing$2 as nothing, objectName, ours, outcomeReport, ownerJson, placeJson, plainDetail, planReport, printReport, problemBlock, renderDoctor, renderDriftIssue, renderDriftJson, renderDriftMarkdown, renderDriftTerminal, renderHtml, renderMarkdown, renderTerminal, reportLines, resultTable, row, sentences, shownExplained, shownIn, shownPlan, text, toError, toMarkdown, toPlanFile, toProblem, unmanagedText, unsentTail };
