const require_validate = require("./validate.js");
const require_outcome = require("./outcome.js");
const require_start = require("./start.js");
const require_filter_space = require("./filter-space.js");
const require_lists = require("./lists.js");
const require_renames = require("./renames.js");
const require_names = require("./names.js");
const require_yaml_diff = require("./yaml-diff.js");
// src/report/words/impact.ts
const noSize = {
	words: [],
	loss: 0,
	findings: null
};
function sizeOf(change, impact) {
	if (impact === null || impact.about === "other") return noSize;
	const isLooser = require_validate.direction(change) === "looser";
	const size = impact.about === "policy" ? policySize(impact) : sizeOfItems(impact.items.map((item) => ({
		item,
		isLost: losesFindings(item, isLooser)
	})));
	return isLooser ? size : {
		...size,
		loss: 0
	};
}
function policySize({ matched, blocked }) {
	if (blocked.kind === "not-estimable" || matched.kind === "not-estimable") return unknownSize([matched, blocked]);
	const { newly, noLonger } = blocked.figures;
	const { before, after } = matched.figures;
	const isMatchChanged = before.findings !== after.findings;
	const [was, is] = isMatchChanged ? [before, after] : [noLonger, newly];
	const words = [numberWords(noLonger.findings, "no longer blocked"), numberWords(newly.findings, "newly blocked")].filter((one) => one !== "").join(", ") || (isMatchChanged ? `${before.findings} → ${after.findings} matched` : "");
	if (words === "") return blocked.kind === "at-least" ? unknownSize([blocked, matched]) : noSize;
	return {
		words: [blocked.kind === "at-least" ? `at least ${words}` : words],
		loss: noLonger.findings,
		findings: {
			before: was.findings,
			after: is.findings,
			counted: isMatchChanged ? "matched" : "blocked"
		}
	};
}
function losesFindings({ list, verb }, isLooser) {
	if (list === "exceptions") return isLooser;
	return list === "disabled" ? verb === "added" : verb === "removed";
}
function sizeOfItems(items) {
	const [lost, found] = [true, false].map((isLost) => totalOf(items.filter((one) => one.isLost === isLost)));
	if (lost === void 0 || found === void 0 || items.length === 0) return noSize;
	if (lost.unknown.length > 0 && lost.number === 0) return unknownSize(lost.unknown);
	const words = [numberWords(lost.number, "no longer found"), numberWords(found.number, "open now")].filter((one) => one !== "");
	if (words.length === 0) return found.unknown.length > 0 ? {
		...unknownSize(found.unknown),
		loss: 0
	} : noSize;
	return {
		words: [`${lost.unknown.length + found.unknown.length > 0 ? "at least " : ""}${words.join(", ")}`],
		loss: lost.number,
		findings: lost.number === 0 ? null : {
			before: lost.number,
			after: 0,
			counted: "found"
		}
	};
}
function totalOf(items) {
	const counts = items.map(({ item: { findings, issues } }) => {
		if (findings.kind === "not-estimable") return issues;
		return {
			...findings,
			figures: findings.figures.findings
		};
	});
	return {
		number: counts.reduce((sum, one) => sum + (one.kind === "not-estimable" ? 0 : one.figures), 0),
		unknown: counts.filter(({ kind }) => kind !== "estimate")
	};
}
const numberWords = (number, words) => number === 0 ? "" : `${number} ${words}`;
const unknownSize = (estimates) => {
	const [limit] = limitsOf(estimates);
	return {
		words: limit === void 0 ? ["unknown"] : require_start.say`unknown: ${require_start.limitInWords(limit)}`,
		loss: Infinity,
		findings: null
	};
};
const limitsOf = (estimates) => estimates.flatMap((one) => one.kind === "estimate" ? [] : one.because);
const mostItems = 5;
function impactLines(impact) {
	if (impact === null || impact.about === "other") return [];
	if (impact.about === "detection") {
		const lines = impact.items.flatMap(itemWords);
		const more = lines.length - mostItems;
		const rest = more > 0 ? [[`and ${require_validate.count(more, "more entry", "more entries")}; the plan file has them all`]] : [];
		return [...lines.slice(0, mostItems), ...rest];
	}
	const { matched, blocked } = impact;
	const [newly, noLonger] = blocked.kind === "not-estimable" ? [] : [blocked.figures.newly, blocked.figures.noLonger];
	return [
		...figuresLine("No longer blocked", blocked, noLonger),
		...figuresLine("Newly blocked", blocked, newly),
		...matched.kind === "not-estimable" ? [] : matchedLine(matched, newly, noLonger)
	];
}
function figuresLine(title, { kind }, figures) {
	if (figures === void 0 || figures.findings === 0) return [];
	return [require_start.say`${[`${title}: ${kind === "at-least" ? "at least " : ""}`]}${figuresWords(figures)}`];
}
function matchedLine(matched, newly, noLonger) {
	const { before, after } = matched.figures;
	if (after.findings === 0) return before.findings === noLonger?.findings ? [] : figuresLine("No longer matched", matched, before);
	if (before.findings === 0) return after.findings === newly?.findings ? [] : figuresLine("Newly matched", matched, after);
	if (before.findings === after.findings) return figuresLine("Matched", matched, after);
	const numbers = `${`Matched: ${matched.kind === "at-least" ? "at least " : ""}`}${before.findings} → ${after.findings} open findings. Before: `;
	return [require_start.say`${[numbers]}${bySeverity(before)}. After: ${bySeverity(after)}`];
}
const figuresWords = (figures) => require_start.say`${[`${require_validate.count(figures.findings, "open finding")} in ${require_validate.count(figures.repositories, "repository", "repositories")}: `]}${bySeverity(figures)}${topWords(figures)}`;
const bySeverity = (figures) => [require_start.findingSeverities.filter((severity) => figures.bySeverity[severity] > 0).map((severity) => `${figures.bySeverity[severity]} ${severity === "unset" ? "without severity" : severity}`).join(", ") || "none"];
function topWords({ repositories, topRepositories }) {
	const [first, ...others] = topRepositories.slice(0, 3);
	if (first === void 0) return [];
	if (repositories === 1) return require_start.say`, in ${first.name}`;
	const top = [first, ...others].map(({ name, findings }) => require_start.say`${name} (${findings})`);
	return require_start.say`; most in ${require_start.joined(top, ", ")}`;
}
function itemWords({ list, name, verb, issues, findings }) {
	const start = require_start.say`${[nouns[list]]} ${name} ${[verb]}: `;
	if (findings.kind !== "not-estimable" && findings.figures.findings > 0) return [require_start.say`${start}${[findings.kind === "at-least" ? "at least " : ""]}${figuresWords(findings.figures)}`];
	if (issues.kind === "not-estimable" || issues.figures === 0) return [];
	return [require_start.say`${start}${[`${issues.kind === "at-least" ? "at least " : ""}${require_validate.count(issues.figures, "issue")}`]}`];
}
const nouns = {
	rulesets: "Ruleset",
	rules: "Rule",
	disabled: "Disabled rule",
	exceptions: "Exception for"
};
function closingWords({ looked, bundles }) {
	const all = bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]);
	const limits = all.flatMap((one) => one.kind === "estimate" ? [] : one.because);
	const reasons = new Map(limits.map(require_start.limitInWords).map((words) => [require_start.plainText(words), words]));
	const why = require_start.listed([...reasons.values()]);
	if (all.every(({ kind }) => kind === "not-estimable")) return why.length === 0 ? [] : require_start.say`No impact estimate: ${why}.`;
	const basis = require_start.say`Impact is an estimate from ${looked.findings} open findings in code, supply chain, AI detection and secrets, without archived projects.`;
	return why.length === 0 ? basis : require_start.say`${basis} The numbers are incomplete: ${why}.`;
}
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	return impact.about === "detection" ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
// src/report/words/headline.ts
const headlines = {
	valid: (outcome) => [require_validate.foundWords(outcome)],
	invalid: (outcome) => [require_validate.foundWords(outcome)],
	"no-changes": ({ plan, threeWayDiff }) => {
		if (plan.bundles.length === 0) return ["No changes to apply"];
		return isRollback(plan) ? require_start.say`Nothing to roll back: ${target(plan)} is already as it was before` : require_start.say`No changes for ${target(plan)}${[liveTail(liveIn(threeWayDiff).length)]}`;
	},
	changes: ({ plan }) => require_start.say`${[isRollback(plan) ? "Rollback" : "Policies"]} for ${target(plan)}: ${[require_validate.effectCounts(require_validate.changesIn(plan))]}`,
	"needs-approval": ({ plan, guards }) => guards.length === 0 ? require_start.say`Declined: nothing was applied to ${target(plan)} (${[require_validate.effectCounts(require_validate.changesIn(plan))]})` : require_start.say`Approval required for ${target(plan)}: ${[require_validate.effectCounts(require_validate.changesIn(plan))]}`,
	stale: ({ plan, results }) => {
		const isPlatform = results.some(({ outcome }) => outcome.result === "not-applied" && outcome.current !== null);
		if (isRollback(plan)) return require_start.say`Stale: ${target(plan)} changed since the apply; nothing was rolled back`;
		return isPlatform ? require_start.say`Stale: ${target(plan)} changed since the review; nothing was applied` : require_start.say`Stale: the files are not those of the review; nothing was applied to ${target(plan)}`;
	},
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? require_start.say`Already applied to ${target(plan)}${[unsentTail(results)]}` : require_start.say`Applied to ${target(plan)}: ${[require_validate.doneWords(appliedSummary(results)) + alreadyTail(results)]}`,
	partial: ({ plan, results }) => require_start.say`Partly applied to ${target(plan)}: ${results.filter(isDone).length} of ${[require_validate.count(results.length, "bundle")]} confirmed`,
	failed: ({ plan }) => plan === null ? ["Failed"] : require_start.say`Failed: ${target(plan)}, ${[require_validate.changeWords(plan.summary)]} planned`
};
const liveTail = (number) => number === 0 ? "" : `, ${number} already live`;
const liveIn = (threeWayDiff) => threeWayDiff?.bundles.flatMap((owner) => owner.live.map((change) => ({
	change,
	owner
}))) ?? [];
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
const unsentTail = (results) => results.every(({ outcome }) => outcome.reason === null) ? ", nothing was sent" : "";
const appliedSummary = (results) => require_filter_space.summarize(results.flatMap(({ bundle, outcome }) => outcome.result === "already-applied" ? [] : bundle.changes));
function alreadyTail(results) {
	const already = results.filter(({ outcome }) => outcome.result === "already-applied").length;
	return already === 0 ? "" : `; ${require_validate.count(already, "bundle")} already applied`;
}
const isRollback = ({ undoes }) => undoes !== void 0;
const headlineOf = (outcome) => require_start.dispatch(headlines, "kind", outcome);
const countsOf = (outcome) => outcome.kind === "changes" || outcome.kind === "needs-approval" ? [require_validate.changeWords(outcome.plan.summary)] : [];
const headlineText = (outcome) => require_start.plainText(headlineOf(outcome));
function target({ bundles }) {
	const slugs = require_names.slugsOf(bundles);
	const [slug] = slugs;
	if (slug === void 0) return ["no deployment"];
	return slugs.length === 1 ? require_start.say`${slug}` : [require_validate.count(slugs.length, "deployment")];
}
// src/report/words/three-way.ts
const effectOf = ({ message, effect }) => require_start.say`${message} (${[require_validate.effectWords(effect)]})`;
function threeWayNotes(threeWayDiff, bundles) {
	const { base } = threeWayDiff;
	return [...base.isAhead ? [require_start.say`The base ${base.name} has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (${`git merge-base ${require_start.shellWord(base.name)} HEAD`}).`] : [], ...notInBase(threeWayDiff, bundles)];
}
function notInBase({ base, bundles }, planned) {
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(require_names.ownerKey));
	const lacking = planned.filter((bundle) => bundle.changes.length > 0 && missing.has(require_names.ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = require_names.hasSeveralDeployments(planned);
	const names = lacking.map((bundle) => require_names.bundleOf(bundle, several));
	const why = base.errorsIn === null ? require_start.say` does not declare ${require_start.listed(names)}` : require_start.say` cannot be read: see ${base.errorsIn} there`;
	return [require_start.say`Edits on the platform cannot be identified: the base ${base.short}${why}.`];
}
function cautionsOf({ bundles }, threeWayDiff) {
	const several = require_names.hasSeveralDeployments(bundles);
	const loosening = bundles.flatMap((owner) => owner.changes.map((change) => ({
		change,
		owner
	}))).filter(({ change }) => require_validate.isLoosening(change));
	const sorts = {
		"Loosens enforcement": loosening.filter(({ change }) => change.effect !== "unknown"),
		"May loosen enforcement": loosening.filter(({ change }) => change.effect === "unknown"),
		"Looser than the base": hiddenIn(bundles, threeWayDiff),
		"Already live, deleted or looser": liveDanger(threeWayDiff)
	};
	return Object.entries(sorts).filter(([, owned]) => owned.length > 0).map(([title, owned]) => ({
		title,
		entries: sortedByDanger(owned).map(({ change, owner }) => ({
			change,
			name: require_names.nameOf(change, owner, several)
		}))
	}));
}
const sortedByDanger = (owned) => owned.toSorted((a, b) => require_validate.byDanger({
	...a,
	loss: 0
}, {
	...b,
	loss: 0
}));
const revertedIn = ({ bundles }) => sortedByDanger(bundles.flatMap((owner) => owner.changes.flatMap(({ edit, origin, change }) => {
	if (edit !== null) return [{
		change: edit,
		owner
	}];
	return origin === "platform" ? [{
		change,
		owner
	}] : [];
})));
function hiddenIn(bundles, threeWayDiff) {
	const keyOf = (owner, { id }) => `${require_names.ownerKey(owner)} ${id}`;
	const shown = new Set(bundles.flatMap((bundle) => bundle.changes.filter(require_validate.isLoosening).map((change) => keyOf(bundle, change))));
	return (threeWayDiff?.bundles ?? []).flatMap((owner) => owner.changes.flatMap(({ change, origin, own }) => {
		const done = own ?? (origin === "repository" && !shown.has(keyOf(owner, change)) ? change : null);
		return done !== null && done.verb !== "delete" && require_validate.isLoosening(done) ? [{
			change: done,
			owner
		}] : [];
	}));
}
const liveDanger = (threeWayDiff) => sortedByDanger(liveIn(threeWayDiff).filter((one) => one.change.verb === "delete" || require_validate.isLoosening(one.change)));
// src/report/words/tests.ts
function testDecisions(tests) {
	if (tests === void 0) return [];
	const { removed, changed, added, failing } = tests;
	return [
		...touched("Removes", removed, "warning"),
		...touched("Changes", changed, "warning"),
		...touched("Adds", added, "plain"),
		...failing.map(({ name, at, why }) => ({
			kind: "text",
			tone: "warning",
			message: require_start.say`The new or changed test ${name} (${require_validate.placeWords(at)}) fails, so it would stop every later change: ${why}`
		}))
	];
}
function touched(verb, tests, tone) {
	const { invariant = [], test = [] } = Object.groupBy(tests, nounOf);
	return [invariant, test].filter((all) => all.length > 0).map((all) => {
		const noun = `${all.map(nounOf)[0] ?? ""}${all.length === 1 ? "" : "s"}`;
		return {
			kind: "text",
			tone,
			message: require_start.say`${[verb]} the ${[noun]}: ${require_start.listed(all.map(({ name }) => [require_start.foreign(name)]))}`
		};
	});
}
const nounOf = ({ isInvariant }) => isInvariant ? "invariant" : "test";
function testLine(tests) {
	if (tests === void 0 || tests.results.length === 0) return [];
	const { results } = tests;
	const held = results.filter(({ isPassed }) => isPassed).length;
	const nouns = [...new Set(results.map(nounOf))].toSorted().map((noun) => `${noun}s`);
	return [{
		kind: "text",
		tone: "plain",
		message: require_start.say`${held} of ${results.length} ${[nouns.join(" and ")]} hold`
	}];
}
function testDetails(tests) {
	if (tests === void 0 || tests.results.length === 0) return [];
	return [{
		kind: "table",
		title: "Tests",
		head: ["Test", "Result"],
		rows: tests.results.map(({ name, isPassed, verdict }) => [[require_start.foreign(name)], [isPassed ? "holds" : failedWords[verdict]]])
	}];
}
const failedWords = {
	holds: "holds",
	broken: "broken",
	unknown: "not known"
};
// src/report/report.ts
const printBlock = (printers, block, detail) => require_start.dispatch(printers, "kind", block, detail);
const emptyReport = {
	top: [],
	body: [],
	details: []
};
function reportOf(outcome, surface = "command-line") {
	const results = "results" in outcome ? outcome.results : [];
	const report = reportFrom({
		plan: shownPlan(outcome),
		explained: shownExplained(outcome),
		guards: "guards" in outcome ? outcome.guards : [],
		results,
		error: outcome.kind === "failed" ? outcome.error : null,
		moved: outcome.kind === "stale" ? require_outcome.movedOf(results) : [],
		problems: outcome.problems
	}, surface);
	const top = outcome.kind === "invalid" && outcome.accepted !== void 0 ? [...text(acceptedWords, "warning"), ...report.top] : report.top;
	return {
		headline: headlineOf(outcome),
		counts: countsOf(outcome),
		...report,
		top
	};
}
const acceptedWords = ["The platform rejects a bundle, so nothing is applied. The changes are those of the others."];
function reportFrom(facts, surface) {
	const { plan = null, explained = {}, guards = [], results = [], error = null, moved = [], problems = [] } = facts;
	const { top, body, details } = plan === null ? emptyReport : planReport(plan, explained);
	return {
		top: [
			...failure(error, surface),
			...approvals(guards, surface),
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
const failure = (error, surface) => error === null ? [] : [{
	kind: "failure",
	lines: require_names.failureLines(error, surface)
}];
const text = (message, tone = "plain") => message.length === 0 ? [] : [{
	kind: "text",
	tone,
	message
}];
const problemBlock = (problems) => problems.length === 0 ? [] : [{
	kind: "problems",
	problems: require_validate.errorsFirst(problems)
}];
function planReport(plan, explained) {
	const { impact, threeWayDiff, unmanaged = [], drifted = [] } = explained;
	const several = require_names.hasSeveralDeployments(plan.bundles);
	return {
		top: [
			...threeWayDiff === void 0 ? [] : originDecisions(plan, threeWayDiff),
			...text(driftedWords(drifted, several)),
			...testDecisions(explained.tests)
		],
		body: [
			...changeBlock(plan, explained),
			...liveBlock(liveIn(threeWayDiff), several),
			...testLine(explained.tests)
		],
		details: [
			...bundleTable(plan),
			...testDetails(explained.tests),
			...unmanagedText(unmanaged, several),
			...keptText(explained, several),
			...overridesBlock(explained, several),
			...text(impact === void 0 ? [] : closingWords(impact))
		]
	};
}
function originDecisions(plan, threeWayDiff) {
	const { bundles } = plan;
	const several = require_names.hasSeveralDeployments(bundles);
	const named = ({ change, owner }) => require_start.say`${require_names.nameOf(change, owner, several)}: ${effectOf(change)}`;
	const { short } = threeWayDiff.base;
	return [...[
		{
			title: "Edits on the platform that an apply reverts",
			tone: "warning",
			owned: revertedIn(threeWayDiff),
			hint: require_start.say`They differ from the base ${short}: edited on the platform, or never applied.`
		},
		{
			title: "Looser than the base",
			tone: "danger",
			owned: hiddenIn(bundles, threeWayDiff),
			hint: []
		},
		{
			title: "Already live, deleted or looser",
			tone: "danger",
			owned: liveDanger(threeWayDiff),
			hint: []
		}
	].filter(({ owned }) => owned.length > 0).map(({ title, tone, owned, hint }) => list(title, tone, owned.map(named), hint)), ...threeWayNotes(threeWayDiff, bundles).flatMap((note) => text(note, "warning"))];
}
const mostListed = 10;
function list(title, tone, items, hint = []) {
	const more = items.length - mostListed;
	const rest = more > 0 ? [[`and ${more} more`]] : [];
	return {
		kind: "list",
		tone,
		title,
		items: [...items.slice(0, mostListed), ...rest],
		hint
	};
}
const unmanagedText = (unmanaged, several) => unmanaged.length === 0 ? [] : text(require_start.say`Not managed here: ${require_start.listed(unmanaged.map((one) => require_names.bundleOf(one, several)))}`);
const keptText = ({ unmanagedObjects = [] }, several) => unmanagedObjects.length === 0 ? [] : text(require_start.say`Left alone, as ifmatch.yaml says: ${require_start.joined(unmanagedObjects.map((one) => require_start.say`${[require_validate.count(one.count, "object")]} of ${require_names.bundleOf(one, several)}`), ", ")}`);
function overridesBlock({ overrides = [] }, several) {
	const items = overrides.map(({ deployment, kind, object, at, overridden }) => {
		const { noun, name } = require_names.nameOfObject(object, kind);
		const owner = several ? require_start.say` of ${deployment.slug}` : [];
		return require_start.say`${[noun]} ${name}${owner} in ${require_validate.placeWords(at)} overrides ${require_validate.placeWords(overridden)}`;
	});
	return items.length === 0 ? [] : [list("Overrides", "plain", items)];
}
const driftedWords = (drifted, several) => drifted.length === 0 ? [] : require_start.say`Not part of this change: the platform differs from the files in ${require_start.listed(drifted.map((one) => require_names.bundleOf(one, several)))}. Merging leaves that alone; ${"ifmatch drift"} shows it.`;
function approvals(guards, surface) {
	if (guards.length === 0) return [];
	return [list("Approval required", "warning", [...Map.groupBy(guards, ({ reason }) => JSON.stringify(reason)).values()].map((same) => {
		const limits = require_start.joined(same.map(({ limit }) => limit), "; ");
		const [{ reason } = { reason: [] }] = same;
		return limits.length === 0 ? require_start.say`${reason}.` : require_start.say`${reason} (${limits}).`;
	}), approvalHint(guards, surface))];
}
function approvalHint(guards, surface) {
	const settings = require_start.listed([...new Set(guards.map(require_start.approvingSetting))].map((setting) => [require_start.foreign(setting)]));
	return surface === "action" ? require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} on the base branch first.` : require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} and have that reviewed.`;
}
function changeBlock({ bundles }, explained) {
	const several = require_names.hasSeveralDeployments(bundles);
	return objects(null, [], bundles.flatMap((bundle) => itemsIn(bundle, explained, several)));
}
const objects = (title, message, items) => items.length === 0 ? [] : [{
	kind: "objects",
	title,
	message,
	items: sorted(items)
}];
const sorted = (items) => items.toSorted((a, b) => require_validate.byDanger({
	change: a.change,
	loss: a.size.loss
}, {
	change: b.change,
	loss: b.size.loss
}));
function itemsIn(bundle, { impact, threeWayDiff }, several) {
	const compared = threeWayDiff?.bundles.find((one) => require_validate.isSameBundle(one, bundle));
	const known = new Set(compared?.changes.map(({ change }) => change.id));
	const origin = threeWayDiff === void 0 ? null : "unknown";
	const others = bundle.changes.filter(({ id }) => !known.has(id)).map((change) => ({
		change,
		origin,
		edit: null,
		own: null
	}));
	const renames = require_renames.renamesOf(bundle);
	const impacts = new Map(impact?.bundles.find((one) => require_validate.isSameBundle(one, bundle))?.changes.map((one) => [one.id, one]));
	return [...compared?.changes ?? [], ...others].map((entry) => {
		const { change } = entry;
		const isUnknown = entry.origin === "unknown" && compared?.inBase === true;
		const rename = renames.get(change.id);
		const touched = impactOfPart(impacts.get(change.id) ?? null, change);
		return withEdit(itemOf(change, bundle, several, {
			label: entry.origin === "platform" ? "Reverts an edit" : null,
			warnings: [...isUnknown ? [["It may have been edited on the platform."]] : [], ...rename === void 0 ? [] : [require_names.renameWords(rename)]],
			size: sizeOf(change, touched),
			facts: impactLines(touched)
		}), entry);
	});
}
function impactOfPart(impact, change) {
	if (impact?.about !== "detection" || change.object !== "DetectionPolicy") return impact;
	const changed = new Set(require_lists.changedItems(change).map(({ list: within, item }) => `${within} ${item}`));
	return {
		...impact,
		items: impact.items.filter((one) => changed.has(`${one.list} ${one.name}`))
	};
}
function withEdit(item, { origin, edit, own }) {
	if (origin !== "both") return item;
	return {
		...item,
		warnings: [
			...item.warnings,
			edit === null ? ["Also edited on the platform."] : require_start.say`Also edited on the platform: ${effectOf(edit)}.`,
			...own === null ? [] : [require_start.say`Against the base: ${effectOf(own)}.`]
		],
		diffs: edit === null ? item.diffs : [...item.diffs, changeDiff(edit, "The edit on the platform")]
	};
}
const liveBlock = (live, several) => objects([`Already live: ${require_validate.count(live.length, "change")}, nothing to apply`], [], live.map(({ change, owner }) => itemOf(change, owner, several, { diffs: [] })));
const itemOf = (change, owner, several, more = {}) => ({
	change,
	name: require_names.nameOf(change, owner, several),
	shortName: require_names.shortNameOf(change, owner, several),
	label: null,
	warnings: [],
	size: noSize,
	diffs: [changeDiff(change)],
	...more,
	facts: [require_names.noteWords(change), ...more.facts ?? []].filter((fact) => fact.length > 0)
});
const isStopped = (outcome) => "guards" in outcome && outcome.guards.length > 0;
const changeDiff = (change, title = "Diff") => ({
	title,
	lines: () => require_yaml_diff.diffChange(change)
});
function bundleTable({ bundles }) {
	if (bundles.every(({ changes }) => changes.length === 0)) return [];
	const several = require_names.hasSeveralDeployments(bundles);
	return [{
		kind: "table",
		title: "Bundles",
		head: [
			"Bundle",
			"Changes",
			"State version",
			"Digest"
		],
		rows: bundles.map((bundle) => [
			require_names.bundleOf(bundle, several),
			[require_validate.changeWords(require_filter_space.summarize(bundle.changes))],
			[require_start.foreign(bundle.stateVersion)],
			[require_start.foreign(shortDigest(bundle.bundleDigest))]
		])
	}];
}
const shortDigest = (digest) => digest.replace(/^sha256:/, "").slice(0, 12);
function resultTable(results) {
	const several = require_names.hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return [{
		kind: "table",
		title: "Results",
		head: [
			"Bundle",
			"Result",
			"Why"
		],
		rows: results.map(({ bundle, outcome: { result, reason } }) => [
			require_names.bundleOf(bundle, several),
			[require_validate.resultWords(result)],
			reason === null ? [require_validate.resultReasons[result]] : [require_start.foreign(reason)]
		])
	}];
}
function movedBlocks(moved, isBrief) {
	return moved.map((one) => {
		const { reviewed, now } = one;
		const items = movedItems(one);
		const changes = now.changes === null ? "changes unknown" : require_validate.changeWords(require_filter_space.summarize(now.changes));
		const number = reviewed.creates + reviewed.updates + reviewed.deletes;
		const same = items.length === 0 && reviewed.changes !== null && now.changes?.length === number ? " The changes are exactly the reviewed ones." : "";
		const message = require_start.say`Reviewed at ${reviewed.stateVersion}: ${[require_validate.changeWords(reviewed)]}. Now at ${now.stateVersion}: ${[changes]}.${[same]}`;
		const shown = isBrief ? items.map((item) => item.label === "Different" ? item : {
			...item,
			diffs: []
		}) : items;
		return {
			kind: "objects",
			title: require_start.say`Since the review: ${require_names.bundleOf(one, true)}`,
			message,
			items: sorted(shown)
		};
	});
}
function movedItems(moved) {
	const now = moved.now.changes ?? [];
	const labelled = (change, label, more = {}) => itemOf(change, moved, false, {
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
		const lines = () => require_yaml_diff.diffPlatform(old, change);
		return require_yaml_diff.isSameChange(old, change) ? [] : labelled(change, "Different", { diffs: [{
			title,
			lines
		}] });
	}), ...moved.reviewed.changes.filter(({ id }) => !after.has(id)).map((change) => labelled(change, "Gone", {
		warnings: [["Already on the platform."]],
		diffs: []
	}))];
}
function shownPlan(outcome) {
	if (outcome.kind === "invalid") return outcome.accepted ?? null;
	return "guards" in outcome && outcome.kind !== "stale" && !require_validate.wasDeclined(outcome) ? outcome.plan : null;
}
function shownExplained(outcome) {
	if (!("guards" in outcome)) return {};
	return "results" in outcome ? { impact: outcome.impact } : outcome;
}
Object.defineProperty(exports, "acceptedWords", {
	enumerable: true,
	get: function() {
		return acceptedWords;
	}
});
Object.defineProperty(exports, "alreadyTail", {
	enumerable: true,
	get: function() {
		return alreadyTail;
	}
});
Object.defineProperty(exports, "appliedSummary", {
	enumerable: true,
	get: function() {
		return appliedSummary;
	}
});
Object.defineProperty(exports, "approvalHint", {
	enumerable: true,
	get: function() {
		return approvalHint;
	}
});
Object.defineProperty(exports, "cautionsOf", {
	enumerable: true,
	get: function() {
		return cautionsOf;
	}
});
Object.defineProperty(exports, "changeDiff", {
	enumerable: true,
	get: function() {
		return changeDiff;
	}
});
Object.defineProperty(exports, "headlineOf", {
	enumerable: true,
	get: function() {
		return headlineOf;
	}
});
Object.defineProperty(exports, "headlineText", {
	enumerable: true,
	get: function() {
		return headlineText;
	}
});
Object.defineProperty(exports, "isDone", {
	enumerable: true,
	get: function() {
		return isDone;
	}
});
Object.defineProperty(exports, "isStopped", {
	enumerable: true,
	get: function() {
		return isStopped;
	}
});
Object.defineProperty(exports, "itemOf", {
	enumerable: true,
	get: function() {
		return itemOf;
	}
});
Object.defineProperty(exports, "list", {
	enumerable: true,
	get: function() {
		return list;
	}
});
Object.defineProperty(exports, "liveDanger", {
	enumerable: true,
	get: function() {
		return liveDanger;
	}
});
Object.defineProperty(exports, "liveIn", {
	enumerable: true,
	get: function() {
		return liveIn;
	}
});
Object.defineProperty(exports, "liveTail", {
	enumerable: true,
	get: function() {
		return liveTail;
	}
});
Object.defineProperty(exports, "objects", {
	enumerable: true,
	get: function() {
		return objects;
	}
});
Object.defineProperty(exports, "printBlock", {
	enumerable: true,
	get: function() {
		return printBlock;
	}
});
Object.defineProperty(exports, "problemBlock", {
	enumerable: true,
	get: function() {
		return problemBlock;
	}
});
Object.defineProperty(exports, "reportFrom", {
	enumerable: true,
	get: function() {
		return reportFrom;
	}
});
Object.defineProperty(exports, "reportOf", {
	enumerable: true,
	get: function() {
		return reportOf;
	}
});
Object.defineProperty(exports, "shownExplained", {
	enumerable: true,
	get: function() {
		return shownExplained;
	}
});
Object.defineProperty(exports, "shownPlan", {
	enumerable: true,
	get: function() {
		return shownPlan;
	}
});
Object.defineProperty(exports, "target", {
	enumerable: true,
	get: function() {
		return target;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "unmanagedText", {
	enumerable: true,
	get: function() {
		return unmanagedText;
	}
});
Object.defineProperty(exports, "unsentTail", {
	enumerable: true,
	get: function() {
		return unsentTail;
	}
});
