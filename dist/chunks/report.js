import { worstOf } from "./start.js";
import { PlatformError, escapeMarkdownFence, escapeMarkdownSpan, findingSeverities, hintOf, limitInWords, shellWord, toJson, workflowCommand } from "./base.js";
import { canonicalObject, planDigest, renamesOf } from "./plan.js";
import { changeWords, count, doneWords, effectWords, errorsFirst, foundWords, isObject, isSameBundle, layout, nextStep, paragraphs, placeWords, problemWords, resultReasons, resultWords, signs, styled, summaryWords, verbTitles, wasDeclined, words } from "./validate.js";
import { countOrigins, driftOrigins, entriesOf as entriesOf$1, movedOf, restoreObject, summarize } from "./files.js";
import { dump } from "./js-yaml.js";
import { foreign, joined, listed, phrase, phraseOf, plainText, say } from "./problems.js";
import { structuredPatch } from "./diff.js";
// src/report/words/names.ts
const ownerKey = ({ deployment, kind }) => `${kind} ${deployment.slug}`;
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
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
const renameWords = ({ deleted, created, at: { file, line } }) => say`${deleted} is deleted and ${created} created with the same content: a new identity loses its history. To rename, keep the identity: write ${`slug: ${deleted}`} at ${`${file}:${String(line)}`}.`;
function noteWords(change) {
	return joined(Object.entries(change.notes).map(([name, value]) => [foreign(`${name.replace(/^x-/, "")}: ${value}`)]), " \u00b7 ");
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
	const content = change.after ?? change.before;
	const { rule_type, rule, scope_type, scope_target } = key;
	return {
		noun: "exception",
		name: [
			content?.["exception_type"],
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
// src/report/words/impact.ts
function inWords(estimate, words) {
	const text = estimate.kind === "not-estimable" ? "" : words(estimate.figures);
	return text !== "" && estimate.kind === "at-least" ? `at least ${text}` : text;
}
function bundleWords({ blocked, lost }) {
	if (blocked === null && lost === null) return "";
	const words = [
		blocked && inWords(blocked, blockedWords),
		lost && inWords(lost.findings, ({ findings }) => findings === 0 ? "" : `\u2212${findings} open`),
		lost && inWords(lost.issues, (number) => number === 0 ? "" : `\u2212${count(number, "issue")}`)
	];
	const isSure = [
		blocked,
		lost?.findings,
		lost?.issues
	].some((one) => one?.kind === "estimate");
	return words.find(Boolean) ?? (isSure ? "\u00b10" : "unknown");
}
function blockedWords({ newly, noLonger }) {
	const more = newly.findings === 0 ? "" : `+${newly.findings} `;
	const fewer = noLonger.findings === 0 ? "" : `\u2212${noLonger.findings} `;
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
		inWords(blocked, ({ newly }) => newly.findings === 0 ? "" : `newly blocks ${newly.findings}`),
		inWords(blocked, ({ noLonger }) => noLonger.findings === 0 ? "" : `no longer blocks ${noLonger.findings}`)
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
	})).filter(({ was, is }) => was + is > 0).map(({ severity, was, is }) => `${severity} ${from(was, is)}${is}`);
	return words.length === 0 ? "" : ` (${words.join(", ")})`;
}
const from = (before, after) => before === after ? "" : `${before} \u2192 `;
function closingWords({ looked, bundles }) {
	const all = bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]);
	const limits = all.flatMap((one) => one.kind === "estimate" ? [] : one.because);
	const reasons = [...new Set(limits.map((limit) => limitInWords(limit).replace(/\.$/, "")))];
	const why = listed(reasons.map((reason) => [foreign(reason)]));
	if (all.every(({ kind }) => kind === "not-estimable")) return why.length === 0 ? [] : say`No impact estimate: ${why}.`;
	const basis = say`Impact is an estimate from ${looked.findings} open findings in code, supply chain and AI detection, without archived projects.`;
	return why.length === 0 ? basis : say`${basis} The numbers are incomplete: ${why}.`;
}
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	return impact.about === "detection" ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
// src/report/danger.ts
const isLoosening = ({ effect }) => effect === "looser" || effect === "unknown" || effect === "mixed";
const byDanger = (a, b) => dangerOf(a) - dangerOf(b) || Number(isLoosening(b)) - Number(isLoosening(a));
function dangerOf(change) {
	if (change.verb === "delete") return 0;
	return isLoosening(change) ? 1 : 2;
}
// src/report/words/headline.ts
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
const liveTail = (number) => number === 0 ? "" : `, ${number} already live`;
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
const headlineText = (outcome) => plainText(headlineOf(outcome));
function target({ bundles }) {
	const slugs = slugsOf(bundles);
	const [slug] = slugs;
	if (slug === void 0) return ["no deployment"];
	return slugs.length === 1 ? say`${slug}` : [count(slugs.length, "deployment")];
}
// src/report/words/three-way.ts
const revertWords = (number, { base }) => say`Not changed here: ${number} ${[number === 1 ? "object differs" : "objects differ"]} from the base ${base.short} on the platform: edited there, or never applied. An apply would revert that.`;
const effectOf = ({ message, verb, effect }) => say`${message === "" ? [verb] : message} (${[effectWords(effect)]})`;
function threeWayNotes(threeWayDiff, bundles) {
	const { base, dropped } = threeWayDiff;
	const slugs = new Set([...slugsOf(bundles), ...dropped.flatMap(({ deployment }) => deployment ?? [])]);
	const lost = dropped.map(({ deployment, kind }) => slugs.size > 1 && deployment !== null ? say`${deployment} ${[kind]}` : [kind]);
	return [
		...base.isAhead ? [say`The base ${base.name} has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (${`git merge-base ${shellWord(base.name)} HEAD`}).`] : [],
		...notInBase(threeWayDiff, bundles),
		...lost.length === 0 ? [] : [say`No file declares ${listed(lost)} anymore, so the platform keeps what it has there. To empty a bundle, declare empty lists.`]
	];
}
function notInBase({ base, bundles }, planned) {
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
	const lacking = planned.filter((bundle) => bundle.changes.length > 0 && missing.has(ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = hasSeveralDeployments(planned);
	const names = lacking.map((bundle) => bundleOf(bundle, several));
	const why = base.errorsIn === null ? say` does not declare ${listed(names)}` : say` cannot be read: see ${base.errorsIn} there`;
	return [say`Edits on the platform cannot be identified: the base ${base.short}${why}.`];
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
// src/report/yaml-diff.ts
const context = 3;
const maxEditLength = 1e3;
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
function printSide(change, side) {
	const content = change[side];
	return content === null ? [] : printObject(change.object, change.key, content);
}
function diffLines(before, after) {
	const [old, now] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join(""));
	const patch = structuredPatch("", "", old ?? "", now ?? "", "", "", {
		context,
		maxEditLength
	});
	if (patch === void 0) return [...marked("-", before), ...marked("+", after)];
	if (patch.hunks.length === 0) return marked("\u2026", ["Both sides are equivalent; only the order or unused fields differ."]);
	let end = 1;
	return [...patch.hunks.flatMap(({ oldStart, oldLines, lines }) => {
		const folded = fold(oldStart - end);
		end = oldStart + oldLines;
		return [...folded, ...lines.map((line) => ({
			mark: line.charAt(0),
			text: line.slice(1)
		}))];
	}), ...fold(before.length + 1 - end)];
}
const fold = (lines) => lines > 0 ? marked("\u2026", [count(lines, "unchanged line")]) : [];
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
const capDiff = (lines, limit, hint = "") => lines.length <= limit + 1 ? lines : [...lines.slice(0, limit), ...marked("\u2026", [`${count(lines.length - limit, "more line")}${hint}`])];
function printObject(object, key, content) {
	const declared = restoreObject({
		object,
		key,
		before: content,
		after: null
	}) ?? {
		...key,
		...content
	};
	const fields = JSON.parse(canonicalObject(object, declared), inOrder);
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
	"exception_type",
	"rule",
	"rule_type",
	"type",
	"mode",
	"conditions",
	"values",
	"rulesets",
	"rules",
	"disabled"
];
function inOrder(_key, value) {
	if (!isObject(value)) return value;
	const known = order.filter((key) => key in value);
	const others = Object.keys(value).filter((key) => !order.includes(key));
	return Object.fromEntries([...known, ...others].map((key) => [key, value[key]]));
}
const diffPlatform = (reviewed, current) => diffLines(printSide(reviewed, "before"), printSide(current, "before"));
const isSameChange = (one, other) => essence(one) === essence(other);
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/report/report.ts
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
	const results = "results" in outcome ? outcome.results : [];
	const report = reportFrom({
		plan: shownPlan(outcome),
		explained: shownExplained(outcome),
		guards: "guards" in outcome ? outcome.guards : [],
		results,
		error: outcome.kind === "failed" ? outcome.error : null,
		moved: outcome.kind === "stale" ? movedOf(results) : [],
		problems: outcome.problems
	}, approval);
	return {
		headline: headlineOf(outcome),
		...report
	};
}
function reportFrom(facts, approval) {
	const { plan = null, explained = {}, guards = [], results = [], error = null, moved = [], problems = [] } = facts;
	const { top, body, details } = plan === null ? emptyReport : planReport(plan, explained, approval);
	return {
		top: [
			...failure(error),
			...approvals(guards, approval),
			...results.length === 0 ? top : resultTable(results)
		],
		body: [
			...movedBlocks(moved, plan !== null),
			...body,
			...problemBlock(problems)
		],
		details: results.length === 0 ? details : []
	};
}
const failure = (error) => error === null ? [] : [{
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
function planReport(plan, explained, approval) {
	const { impact, threeWayDiff, unmanaged = [], drifted = [] } = explained;
	const several = hasSeveralDeployments(plan.bundles);
	return {
		top: [
			...cautionsOf(plan, threeWayDiff).map(({ title, entries }) => list(title, "danger", entries.map(({ name }) => name))),
			...(threeWayDiff === void 0 ? [] : threeWayNotes(threeWayDiff, plan.bundles)).flatMap((note) => text(note, "warning")),
			...text(driftedWords(drifted, several))
		],
		body: [...changeBlocks(plan, explained), ...liveBlock(liveIn(threeWayDiff), several)],
		details: [
			...bundleTable(plan, impact, approval === "setting"),
			...unmanagedText(unmanaged, several),
			...text(impact === void 0 ? [] : closingWords(impact))
		]
	};
}
const mostListed = 10;
function list(title, tone, items) {
	const more = items.length - mostListed;
	const rest = more > 0 ? [[`and ${more} more`]] : [];
	return {
		kind: "list",
		tone,
		title,
		items: [...items.slice(0, mostListed), ...rest]
	};
}
const unmanagedText = (unmanaged, several) => unmanaged.length === 0 ? [] : text(say`Not managed here: ${listed(unmanaged.map((one) => bundleOf(one, several)))}`);
const driftedWords = (drifted, several) => drifted.length === 0 ? [] : say`Not part of this change: the platform differs from the files in ${listed(drifted.map((one) => bundleOf(one, several)))}. Merging leaves that alone; ${"ifmatch drift"} shows it.`;
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
const liveBlock = (live, several) => objects([`Already live: ${count(live.length, "change")}, nothing to apply`], [], live.map(({ change, owner }) => itemOf(change, nameOf(change, owner, several), { diffs: [] })));
const itemOf = (change, name, more = {}) => ({
	change,
	name,
	label: null,
	warnings: [],
	diffs: [changeDiff(change)],
	...more,
	notes: [...more.notes ?? [], noteWords(change)].filter((note) => note.length > 0)
});
const changeDiff = (change, title = "Diff") => ({
	title,
	lines: () => diffChange(change)
});
function bundleTable({ bundles }, impact, hasVersions) {
	if (bundles.every(({ changes }) => changes.length === 0)) return [];
	const several = hasSeveralDeployments(bundles);
	const rows = bundles.map((bundle) => {
		const summary = summarize(bundle.changes);
		const isChanged = bundle.changes.length > 0;
		const found = impact?.bundles.find((one) => isSameBundle(one, bundle));
		return [
			bundleOf(bundle, several),
			[changeWords(summary)],
			isChanged ? [effectWords(summary.effect)] : [],
			...hasVersions ? [[foreign(bundle.stateVersion)]] : [],
			...impact === void 0 ? [] : [found === void 0 ? [] : [bundleWords(found)]]
		];
	});
	return [{
		kind: "table",
		title: "Bundles",
		head: [
			"Bundle",
			"Changes",
			"Enforcement",
			...hasVersions ? ["State version"] : [],
			...impact === void 0 ? [] : ["Findings (estimate)"]
		],
		rows
	}];
}
function resultTable(results) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return [{
		kind: "table",
		title: "Results",
		head: [
			"Bundle",
			"Result",
			"Why"
		],
		rows: results.map(({ bundle, outcome: { result, reason } }) => [
			bundleOf(bundle, several),
			[resultWords(result)],
			reason === null ? [resultReasons[result]] : [foreign(reason)]
		])
	}];
}
function movedBlocks(moved, isBrief) {
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
	const before = new Map(moved.reviewed.changes.map((change) => [change.id, change]));
	const after = new Set(now.map(({ id }) => id));
	const title = "On the platform since the review";
	return [...now.flatMap((change) => {
		const old = before.get(change.id);
		if (old === void 0) return labelled(change, "New");
		const lines = () => diffPlatform(old, change);
		return isSameChange(old, change) ? [] : labelled(change, "Different", { diffs: [{
			title,
			lines
		}] });
	}), ...moved.reviewed.changes.filter(({ id }) => !after.has(id)).map((change) => labelled(change, "Gone", {
		warnings: [["Already on the platform."]],
		diffs: []
	}))];
}
const shownPlan = (outcome) => "guards" in outcome && outcome.kind !== "stale" && !wasDeclined(outcome) ? outcome.plan : null;
function shownExplained(outcome) {
	if (!("guards" in outcome)) return {};
	return "results" in outcome ? { impact: outcome.impact } : outcome;
}
// src/report/drift-report.ts
function driftHeadline(outcome) {
	if (outcome.kind === "invalid") return [`Invalid: ${problemWords(outcome.problems)}`];
	if (outcome.kind === "failed") return ["Failed"];
	const { drift, fix } = outcome;
	if (outcome.kind === "drift") return say`Drift in ${target(drift)}: ${[originCounts(drift)]}`;
	return say`${[fix === null ? "No drift in" : "No drift left in"]} ${target(drift)}`;
}
function driftReport(outcome, again) {
	if (!("drift" in outcome)) return reportFrom(outcome, "option");
	const { drift, fix } = outcome;
	const several = hasSeveralDeployments([...drift.bundles, ...drift.unmanaged]);
	const sections = driftOrigins.flatMap((origin) => objects([origins[origin].title], origins[origin].next(again), drift.bundles.flatMap((owner) => owner.entries.filter((entry) => entry.origin === origin).map((entry) => driftItem(entry, owner, several)))));
	return {
		top: fix === null ? [] : [fixList(fix)],
		body: [
			...sections,
			...problemBlock(outcome.problems),
			...baseTable(drift, several),
			...unmanagedText(drift.unmanaged, several)
		],
		details: []
	};
}
function driftItem(entry, owner, several) {
	const { origin, edit, change } = entry;
	const isEdit = origin === "platform" && edit !== null;
	const shown = {
		...isEdit ? edit : change,
		at: change.at,
		message: entrySays(entry).join("; ")
	};
	const title = isEdit ? "Diff (- files, + platform)" : "Diff (- platform, + files)";
	return itemOf(shown, nameOf(shown, owner, several), { diffs: [changeDiff(shown, title)] });
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
	const counts = countOrigins(entriesOf$1(drift));
	return driftOrigins.filter((origin) => counts[origin] > 0).map((origin) => `${counts[origin]} ${origins[origin].title.toLowerCase()}`).join(", ");
}
const origins = {
	platform: {
		title: "Edited on the platform",
		next: (again) => say`To keep the edit, run ${commandLine("drift --write", again)}. To revert it, apply the files.`
	},
	repository: {
		title: "Different in the files",
		next: (again) => say`Not applied yet, rolled back on the platform, or newer than these files. Review ${commandLine("preview", again)}, then apply.`
	},
	both: {
		title: "Edited on both sides",
		next: (again) => say`Edit the files to what you want, review ${commandLine("preview", again)}, then apply.`
	},
	unknown: {
		title: "Of unknown origin",
		next: (again) => say`For each: write it into the files to keep it, or apply the files to revert it. See ${commandLine("preview", again)}.`
	}
};
const commandLine = (name, again) => `ifmatch ${name}${again === "" ? "" : ` ${again}`}`;
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
	layout: "the YAML around it cannot be edited safely; put each entry on its own lines"
};
// src/report/fit.ts
const gap = 2;
const patience = 20;
function fit(entries, room) {
	const kept = new Map();
	let left = room;
	for (const entry of entries.toSorted((a, b) => a.rank - b.rank)) {
		const text = entry.small();
		left -= text.length + gap;
		if (left < 0) return kept;
		kept.set(entry, text);
	}
	let misses = 0;
	for (const [entry, small] of kept) {
		const text = entry.full();
		const cost = text.length - small.length;
		misses = cost > left ? misses + 1 : 0;
		if (misses > patience) break;
		if (cost > left) continue;
		kept.set(entry, text);
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
// src/report/formats/markdown.ts
const largestBody = 6e4;
const plainDetail = {
	approval: "option",
	maxLines: 100,
	linkTo: () => null
};
function renderMarkdown(outcome, view) {
	const next = nextStep(outcome, view);
	const foot = next === null ? noMarkdown : md`${ours(next.message)} ${next.command}`;
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
function printReport({ report, head, foot = noMarkdown }, detail, budget) {
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
	const taken = takeWithin(all.map((block) => printBlock(printers, block, share).text), room);
	return blocks([...taken.map(ours), moreParts(all.length - taken.length)]);
}
const moreParts = (more) => more === 0 ? noMarkdown : ours(`Not shown here: ${count(more, "more part")}.`);
const alerts = {
	danger: "CAUTION",
	warning: "WARNING",
	good: null,
	plain: null
};
const printers = {
	text: ({ message }) => toMarkdown(message),
	list({ tone, title, items }) {
		const kind = alerts[tone];
		const list = lines$1([md`**${ours(title)}**`, ...items.map((item) => md`- ${toMarkdown(item)}`)]);
		return kind === null ? list : alert(kind, list);
	},
	table: tableBlock,
	objects: ({ title, message }) => blocks([title === null ? noMarkdown : md`#### ${toMarkdown(title)}`, toMarkdown(message)]),
	problems: () => noMarkdown,
	failure: (block) => fence(block.lines.slice(0, maxMessage))
};
const maxMessage = 10;
function tableBlock({ head, rows }, room) {
	const top = lines$1([row(head.map(ours)), row(head.map(() => ours("---")))]);
	const texts = takeWithin(rows.map((cells) => row(cells.map(toMarkdown)).text), room - top.text.length - gaps);
	const more = rows.length - texts.length;
	const rest = more === 0 ? noMarkdown : ours(`Not shown here: ${count(more, "more row")}.`);
	return blocks([lines$1([top, ...texts.map(ours)]), rest]);
}
const reserve = 150;
function bodyBlocks(body, room, detail) {
	const frames = takeWithin(body.map((block) => printBlock(printers, block, room).text), room / 2, reserve);
	const left = room - frames.reduce((sum, frame) => sum + frame.length + reserve, gaps);
	const entries = body.slice(0, frames.length).map((block) => entriesOf(block, detail));
	const kept = fit(entries.flat(), left);
	const parts = frames.map((frame, at) => {
		const texts = (entries[at] ?? []).map((entry) => kept.get(entry));
		const shown = texts.map((text) => ours(text ?? ""));
		const list = body[at]?.kind === "problems" ? lines$1(shown) : blocks(shown);
		return blocks([
			ours(frame),
			list,
			ours(leftWords(body[at], texts))
		]);
	});
	return blocks([...parts, moreParts(body.length - frames.length)]);
}
function entriesOf(block, detail) {
	if (block.kind === "objects") return block.items.map((item) => itemEntry(item, detail));
	return block.kind === "problems" ? block.problems.map((located) => problemEntry(located, detail)) : [];
}
function leftWords(block, texts) {
	const isLost = (_, at) => texts[at] === void 0;
	const changes = block?.kind === "objects" ? block.items.filter(isLost).map(({ change }) => change) : [];
	if (changes.length > 0) return `Not shown here: ${changeWords(summarize(changes))}. The plan file has them all.`;
	const problems = block?.kind === "problems" ? block.problems.filter(isLost) : [];
	return problems.length === 0 ? "" : `Not shown here: ${problemWords(problems)}.`;
}
function itemEntry(item, detail) {
	const { change, label, warnings, notes, diffs } = item;
	const head = lines$1([lineOf(item, detail), ...warnings.map(toMarkdown)]);
	return {
		rank: dangerOf(change),
		small: () => head.text,
		full() {
			const shown = diffs.map(({ title, lines: make }, index) => {
				const diff = fence(capDiff(make(), detail.maxLines).map(({ mark, text }) => `${mark} ${text}`), "diff");
				return change.verb === "delete" && index === 0 && label !== "Different" ? diff : details(ours(title), diff);
			});
			return blocks([lines$1([head, ...notes.map(toMarkdown)]), ...shown]).text;
		}
	};
}
function lineOf({ change, name, label }, detail) {
	const { at, message } = change;
	const line = md`${md`${ours(label === null ? "" : `${label}: `)}**${ours(verbTitles[change.verb])}** ${toMarkdown(name)}`}${at === null ? noMarkdown : md`, ${link(md`${`${at.file}:${at.line}`}`, detail.linkTo(at))}`} (${ours(effectWords(change.effect))})`;
	return message === "" ? line : md`${line}: ${message}`;
}
function problemEntry({ problem, position, first }, detail) {
	const { message, fix } = phraseOf(problem);
	const at = (place) => link(md`${placeWords(place)}`, detail.linkTo(place));
	const line = md`- ${position === null ? noMarkdown : md`${at(position)}: `}${ours(problem.severity === "warning" ? "warning: " : "")}${toMarkdown(message)}`;
	const other = first === null ? noMarkdown : md` (first: ${at(first)})`;
	return {
		rank: problem.severity === "error" ? 0 : 3,
		small: () => line.text,
		full: () => md`${line}${other}. Fix: ${toMarkdown(fix)}`.text
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
const noMarkdown = new Markdown("");
const fence = (content, info = "text") => new Markdown(escapeMarkdownFence(content, info));
const blocks = (parts) => join(parts, "\n\n");
const sentences = (...parts) => join(parts, " ");
const lines$1 = (parts) => join(parts, "\n");
const join = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
const link = (text, address) => address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
const details = (summary, body) => body.text === "" ? noMarkdown : md`<details><summary>${summary}</summary>

${body}

</details>`;
const row = (cells) => ours(`| ${cells.map(({ text }) => text === "" ? " " : text.replaceAll("|", String.raw`\u{7C}`)).join(" | ")} |`);
const toMarkdown = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : escapeMarkdownSpan(piece.foreign)).join(""));
function renderDriftMarkdown(outcome, { again }) {
	const head = [md`### ${toMarkdown(driftHeadline(outcome))}`];
	return printReport({
		report: driftReport(outcome, again),
		head
	}, plainDetail, largestBody);
}
// src/report/messages.ts
function cautionsIn(outcome) {
	const plan = shownPlan(outcome);
	return (plan === null ? [] : cautionsOf(plan, shownExplained(outcome).threeWayDiff)).flatMap(({ title, entries }) => entries.map(({ change, name }) => ({
		level: "warning",
		title,
		text: [plainText(name), change.message].filter(Boolean).join(": "),
		at: change.at
	})));
}
const approvalsIn = (outcome, approval) => ("guards" in outcome ? outcome.guards : []).map((guard) => ({
	level: "warning",
	title: "Approval required",
	text: plainText(approvalWords(guard, approval)),
	at: null
}));
function problemMessage({ problem, position }) {
	const { message, fix } = phrase(problem);
	return {
		level: problem.severity,
		title: problem.code,
		text: `${message}\nfix: ${fix}`,
		at: position
	};
}
const resultsIn = (outcome) => ("results" in outcome ? outcome.results : []).map((one) => {
	const { bundle, outcome: { result, reason } } = one;
	const text = `${plainText(bundleOf(bundle, true))}: ${resultWords(result)}, ${reason ?? resultReasons[result]}`;
	return {
		level: isDone(one) ? "notice" : "error",
		title: "Result",
		text,
		at: null
	};
});
const messagesOf = (outcome, approval) => [
	...runIn(outcome),
	...resultsIn(outcome),
	...approvalsIn(outcome, approval),
	...cautionsIn(outcome),
	...outcome.problems.map(problemMessage)
];
const sound = [
	"valid",
	"no-changes",
	"changes",
	"applied"
];
function runIn(outcome) {
	if (outcome.kind === "invalid") return [];
	const text = outcome.kind === "failed" ? failureLines(outcome.error).join("\n") : headlineText(outcome);
	return [{
		level: sound.includes(outcome.kind) ? "notice" : "error",
		title: "ifmatch",
		text,
		at: null
	}];
}
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/report/formats/annotations.ts
const limit = 10;
function renderGithub(outcome, folder = "", approval = "option") {
	const all = messagesOf(outcome, approval);
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => fewEnough(all.filter((one) => one.level === level))).map(({ level, title, text, at }) => {
		const properties = {
			file: at === null ? null : posix.join(folder, at.file),
			line: at?.line ?? null,
			col: at?.column ?? null,
			title
		};
		const message = approval === "option" ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, "the input $1");
		return `${workflowCommand({
			command: level,
			properties,
			message
		})}\n`;
	}).join("");
}
function fewEnough(messages) {
	const [first] = messages;
	if (first === void 0 || messages.length <= limit) return messages;
	const text = `${count(messages.length - limit + 1, `more ${first.level}`)} not shown here.`;
	return [...messages.slice(0, 9), {
		level: first.level,
		title: "More",
		text,
		at: null
	}];
}
// src/report/formats/plan-file.ts
const emptyPlan = {
	bundles: [],
	digest: planDigest([]),
	summary: summarize([])
};
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? emptyPlan;
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
	notes: rename === void 0 ? change.notes : { rename: plainText(renameWords(rename)) },
	at: placeJson(change)
});
const changeJson = ({ verb, object, key, before, after, effect }) => ({
	verb,
	object,
	key,
	before,
	after,
	effect
});
const placeJson = ({ at }) => at && {
	file: at.file,
	line: at.line,
	column: at.column
};
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
	because: "because" in estimate ? estimate.because.map((limit) => ({
		why: limit.why,
		message: limitInWords(limit)
	})) : [],
	...numbers("figures" in estimate ? estimate.figures : null)
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
	findings: toEstimate(findings, (known) => ({ figures: toFigures(known ?? void 0) }))
});
const toFigures = (known) => known === void 0 ? null : {
	findings: known.findings,
	by_severity: known.bySeverity,
	repositories: known.repositories,
	top_repositories: [...known.topRepositories],
	top_rules: [...known.topRules]
};
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
// src/report/pull-report.ts
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
	const [, within, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
	if (within !== void 0 && item !== void 0) return {
		object: "DetectionPolicy",
		key: {
			list: within,
			item
		},
		noun: `item of ${within}`,
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
function droppedWords(unsaid) {
	const dropped = unsaid.filter(({ why }) => why === "no-field");
	return [...Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer))].map(([field, own]) => {
		const named = own.map(({ id, kind }) => namedBy(id, kind));
		const [first = "", ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
		return say`${field} of ${first}${[more.length === 0 ? "" : ` and ${count(more.length, "other object")}`]}`;
	});
}
function pullHeadline({ kind, pull }) {
	const bundles = [...Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug)].map(([slug, own]) => say`${slug} (${[own.map((one) => one.kind).join(", ")]})`);
	const names = joined(bundles, ", ");
	const numbers = (verb) => pull.files.filter((file) => file.verb === verb).length;
	const counts = {
		creates: numbers("create"),
		updates: numbers("update"),
		deletes: numbers("delete")
	};
	return {
		"no-changes": say`In sync: ${names}.`,
		changes: say`Pull of ${names} would change the files: ${[changeWords(counts)]}. Nothing was written.`,
		written: say`Pulled ${names} into the files: ${[doneWords(counts)]}.`,
		differs: say`Nothing was pulled: policy files cannot express everything of ${names}. The files are unchanged.`
	}[kind];
}
function pullReport(outcome) {
	if (!("pull" in outcome)) return reportFrom(outcome, "option");
	const { pull } = outcome;
	const { bundles, files, unmanaged, unsaid } = pull;
	const several = hasSeveralDeployments([...bundles, ...unmanaged]);
	const dropped = droppedWords(unsaid);
	return {
		top: [],
		body: [
			...outcome.kind === "differs" ? differences(outcome, several) : lines("Files", files.map(fileWords)),
			...problemBlock(outcome.problems),
			...lines("Policy files have no field", dropped),
			...text(dropped.length === 0 ? [] : ["fix: to keep a field of your platform, add it to \"extra_fields\" in ifmatch.yaml"]),
			...unmanagedText(unmanaged, several),
			...text(unmanaged.length === 0 ? [] : ["To pull it too, run `ifmatch pull --all`."])
		],
		details: []
	};
}
const lines = (title, items) => items.length === 0 ? [] : [{
	kind: "list",
	tone: "plain",
	title,
	items
}];
const fileWords = ({ verb, path }) => say`${[signs[verb]]} ${path}`;
function differences(outcome, several) {
	const { pull, left, moved } = outcome;
	const all = [...pull.unsaid.flatMap((one) => one.why === "no-field" ? [] : [{
		...one,
		why: one.why
	}]).map(({ id, kind, pointer, why }) => {
		const { noun, name } = namedBy(id, kind);
		const field = pointer.length === 0 ? [] : say` (${fieldWords(pointer)})`;
		return say`${[noun]} ${name}${field}: ${[notFixedWords[why]]}`;
	}), ...left.flatMap((bundle) => bundle.changes.map((change) => say`${[signs[change.verb]]} ${nameOf(change, bundle, several)}: ${change.message}`))];
	const fix = moved ? "The platform was edited during the run. Rerun it." : "fix: Resolve what is listed, then rerun.";
	return [list("Not expressed", "warning", all), ...text([fix])];
}
// src/report/formats/json.ts
function renderDriftJson(outcome, run) {
	const found = "drift" in outcome ? outcome : null;
	return printJson("drift", outcome, run, {
		digest: found?.drift.digest ?? null,
		summary: found === null ? null : countOrigins(entriesOf$1(found.drift)),
		bundles: found?.drift.bundles.map(bundleJson) ?? [],
		unmanaged: found?.drift.unmanaged.map(ownerJson) ?? [],
		fix: found?.fix ? fixJson(found.fix) : null
	});
}
const printJson = (command, outcome, { tool, platform }, facts) => {
	const error = "error" in outcome ? toError(outcome.error) : null;
	const problems = outcome.problems.map(toProblem);
	return `${toJson({
		version: 1,
		tool,
		command,
		outcome: outcome.kind,
		platform,
		...facts,
		problems,
		error
	}, 2)}\n`;
};
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
const emptyPull = {
	bundles: [],
	files: [],
	unsaid: [],
	unmanaged: []
};
function renderPullJson(outcome, run) {
	const pull = "pull" in outcome ? outcome.pull : emptyPull;
	const differs = outcome.kind === "differs" ? outcome : null;
	return printJson("pull", outcome, run, {
		bundles: pull.bundles.map(ownerJson),
		files: pull.files.map(fileJson),
		unsaid: pull.unsaid.map(unsaidJson),
		unmanaged: pull.unmanaged.map(ownerJson),
		left: differs?.left.flatMap(leftJson) ?? [],
		moved: differs?.moved ?? false
	});
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
// src/report/formats/terminal/doctor.ts
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
	})).filter(({ number }) => number > 0).map(({ status, number }) => `${status}: ${number}`);
	return layout(paragraphs(...groups, [words(0, styled(looks[worstOf(checks)], counts.join(", ")))]), view);
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
export { Markdown, alert, alreadyTail, appliedSummary, blocks, capDiff, changeJson, details, doctorJson, driftHeadline, driftReport, fence, headlineOf, headlineText, isLoosening, largestBody, lines$1 as lines, link, liveDanger, liveIn, liveTail, md, messagesOf, noMarkdown, notLookedAt, objectName, originCounts, ours, outcomeReport, ownerJson, placeJson, plainDetail, printBlock, printJson, printReport, pullHeadline, pullReport, renderDoctor, renderDriftJson, renderDriftMarkdown, renderGithub, renderMarkdown, renderPullJson, reportFrom, reportOf, row, sentences, slugsOf, sound, toError, toMarkdown, toPlanFile, toProblem, unsentTail };
