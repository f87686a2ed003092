const require_validate = require("./validate.js");
const require_outcome = require("./outcome.js");
const require_start = require("./start.js");
const require_plan = require("./plan.js");
const require_names = require("./names.js");
const require_digest = require("./digest.js");
const require_lists = require("./lists.js");
const require_renames = require("./renames.js");
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
		words: limit === void 0 ? ["unknown"] : require_start.say`unknown: ${require_start.incompleteReasonInWords(limit)}`,
		loss: Infinity,
		findings: null
	};
};
const limitsOf = (estimates) => estimates.flatMap((one) => one.kind === "estimate" ? [] : one.reasons);
const mostItems = 5;
function impactLines(impact) {
	if (impact === null || impact.about === "other") return [];
	if (impact.about === "detection") {
		const lines = impact.items.flatMap(itemWords);
		const more = lines.length - mostItems;
		const rest = more > 0 ? [[`and ${require_start.count(more, "more entry", "more entries")}; the plan file has them all`]] : [];
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
const figuresWords = (figures) => require_start.say`${[`${require_start.count(figures.findings, "open finding")} in ${require_start.count(figures.repositories, "repository", "repositories")}: `]}${bySeverity(figures)}${topWords(figures)}`;
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
	return [require_start.say`${start}${[`${issues.kind === "at-least" ? "at least " : ""}${require_start.count(issues.figures, "issue")}`]}`];
}
const nouns = {
	rulesets: "Ruleset",
	rules: "Rule",
	disabled: "Disabled rule",
	exceptions: "Exception for"
};
function closingWords({ used, bundles }) {
	const all = bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]);
	const limits = all.flatMap((one) => one.kind === "estimate" ? [] : one.reasons);
	const reasons = new Map(limits.map(require_start.incompleteReasonInWords).map((words) => [require_start.plainText(words), words]));
	const why = require_start.listed([...reasons.values()]);
	if (all.every(({ kind }) => kind === "not-estimable")) return why.length === 0 ? [] : require_start.say`No impact estimate: ${why}.`;
	const basis = require_start.say`Impact is an estimate from ${used.findings} open findings in code, supply chain, AI detection and secrets, without archived projects.`;
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
	partial: ({ plan, results }) => require_start.say`Partly applied to ${target(plan)}: ${results.filter(isDone).length} of ${[require_start.count(results.length, "bundle")]} confirmed`,
	failed: ({ plan }) => plan === null ? ["Failed"] : require_start.say`Failed: ${target(plan)}, ${[require_validate.changeWords(plan.summary)]} planned`
};
const liveTail = (number) => number === 0 ? "" : `, ${number} already live`;
const liveIn = (threeWayDiff) => threeWayDiff?.bundles.flatMap((owner) => owner.live.map((change) => ({
	change,
	owner
}))) ?? [];
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
const unsentTail = (results) => results.every(({ outcome }) => outcome.reason === null) ? ", nothing was sent" : "";
const appliedSummary = (results) => require_plan.summarize(results.flatMap(({ bundle, outcome }) => outcome.result === "already-applied" ? [] : bundle.changes));
function alreadyTail(results) {
	const already = results.filter(({ outcome }) => outcome.result === "already-applied").length;
	return already === 0 ? "" : `; ${require_start.count(already, "bundle")} already applied`;
}
const isRollback = ({ undoes }) => undoes !== void 0;
const headlineOf = (outcome) => require_start.dispatch(headlines, "kind", outcome);
const countsOf = (outcome) => outcome.kind === "changes" || outcome.kind === "needs-approval" ? [require_validate.changeWords(outcome.plan.summary)] : [];
const headlineText = (outcome) => require_start.plainText(headlineOf(outcome));
function target({ bundles }) {
	const slugs = require_names.slugsOf(bundles);
	const [slug] = slugs;
	if (slug === void 0) return ["no deployment"];
	return slugs.length === 1 ? require_start.say`${slug}` : [require_start.count(slugs.length, "deployment")];
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
	const why = base.errorsIn === null ? require_start.say` does not declare ${require_names.bundleNames(lacking, several)}` : require_start.say` cannot be read: see ${base.errorsIn} there`;
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
		entries: namedOnce(sortedByDanger(owned), several)
	}));
}
function namedOnce(owned, several) {
	return [...Map.groupBy(owned, ({ change, owner }) => {
		const { id, verb, object, before, after, effect, message, at } = change;
		const sides = [before, after].map((side) => require_digest.canonicalObject(object, side));
		return JSON.stringify([
			owner.kind,
			id,
			verb,
			...sides,
			effect,
			message,
			at
		]);
	}).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const slugs = [first, ...others].map(({ owner }) => owner.deployment.slug);
		const name = require_names.nameOf(first.change, first.owner, false);
		return [{
			change: first.change,
			name: several ? require_start.say`${name} of ${require_names.deploymentNames(slugs)}` : name
		}];
	});
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
// src/report/words/total-impact.ts
function totalImpact(impacts) {
	const known = impacts.filter((one) => one !== null);
	const [first = null] = known;
	if (first === null || impacts.length === 1 || first.about === "other") return first;
	const missing = Array.from({ length: impacts.length - known.length }, () => unknown);
	return first.about === "policy" ? totalOfPolicies(first, known.filter(isPolicy), missing) : totalOfLists(first, known.filter(isDetection), missing);
}
const unknown = {
	kind: "not-estimable",
	reasons: []
};
const isPolicy = (impact) => impact.about === "policy";
const isDetection = (impact) => impact.about === "detection";
const totalOfPolicies = (first, all, missing) => ({
	...first,
	matched: total([...all.map((one) => one.matched), ...missing], (a, b) => ({
		before: sum(a.before, b.before),
		after: sum(a.after, b.after)
	})),
	blocked: total([...all.map((one) => one.blocked), ...missing], (a, b) => ({
		newly: sum(a.newly, b.newly),
		noLonger: sum(a.noLonger, b.noLonger)
	}))
});
function totalOfLists(first, all, missing) {
	const items = all.flatMap((one) => one.items);
	const same = Map.groupBy(items, ({ list, name, verb }) => JSON.stringify([
		list,
		name,
		verb
	]));
	return {
		...first,
		items: [...same.values()].flatMap(([item, ...others]) => {
			if (item === void 0) return [];
			const each = [item, ...others];
			return [{
				...item,
				issues: total([...each.map(({ issues }) => issues), ...missing], (a, b) => a + b),
				findings: total([...each.map(({ findings }) => findings), ...missing], sum)
			}];
		})
	};
}
function total(estimates, add) {
	const known = estimates.flatMap((one) => one.kind === "not-estimable" ? [] : [one.figures]);
	const reasons = estimates.flatMap((one) => one.kind === "estimate" ? [] : one.reasons);
	const [first, ...others] = known;
	if (first === void 0) return {
		kind: "not-estimable",
		reasons
	};
	const figures = others.reduce(add, first);
	return estimates.every(({ kind }) => kind === "estimate") ? {
		kind: "estimate",
		figures
	} : {
		kind: "at-least",
		figures,
		reasons
	};
}
function sum(one, other) {
	const severities = require_start.findingSeverities.map((severity) => [severity, one.bySeverity[severity] + other.bySeverity[severity]]);
	return {
		findings: one.findings + other.findings,
		bySeverity: Object.fromEntries(severities),
		repositories: one.repositories + other.repositories,
		topRepositories: most([...one.topRepositories, ...other.topRepositories]),
		topRules: most(byName([...one.topRules, ...other.topRules]))
	};
}
const most = (tallies) => tallies.toSorted((a, b) => b.findings - a.findings).slice(0, 5);
function byName(tallies) {
	const findings = new Map();
	for (const tally of tallies) findings.set(tally.name, (findings.get(tally.name) ?? 0) + tally.findings);
	return Array.from(findings, ([name, number]) => ({
		name,
		findings: number
	}));
}
// src/report/items.ts
const sorted = (items) => items.toSorted((a, b) => require_validate.byDanger({
	change: a.change,
	loss: a.size.loss
}, {
	change: b.change,
	loss: b.size.loss
}));
const itemOf = (change, owner, several, more = {}) => ({
	change,
	name: require_names.nameOf(change, owner, several),
	shortName: require_names.shortNameOf(change, owner, several),
	label: null,
	overridden: null,
	otherFiles: 0,
	warnings: [],
	size: noSize,
	diffs: [changeDiff(change)],
	...more,
	facts: [require_names.noteWords(change), ...more.facts ?? []].filter((fact) => fact.length > 0)
});
const changeDiff = (change, title = "Diff") => ({
	title,
	lines: () => require_yaml_diff.diffChange(change)
});
function explainedChanges(bundle, explained) {
	const { impact, threeWayDiff, overrides = [] } = explained;
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
	const replaced = overrides.filter((one) => require_validate.isSameBundle(one, bundle));
	return [...compared?.changes ?? [], ...others].map((entry) => ({
		change: entry.change,
		origin: entry.origin,
		edit: entry.edit,
		own: entry.own,
		owner: bundle,
		isUnknown: entry.origin === "unknown" && compared?.inBase === true,
		rename: renames.get(entry.change.id) ?? null,
		overridden: replaced.find(({ at }) => isSamePosition(at, entry.change.at))?.overridden ?? null,
		impact: impactOfPart(impacts.get(entry.change.id) ?? null, entry.change)
	}));
}
const isSamePosition = (one, other) => one.file === other?.file && one.line === other.line && one.column === other.column;
function impactOfPart(impact, change) {
	if (impact?.about !== "detection" || change.object !== "DetectionPolicy") return impact;
	const changed = new Set(require_lists.changedItems(change).map(({ list: within, item }) => `${within} ${item}`));
	return {
		...impact,
		items: impact.items.filter((one) => changed.has(`${one.list} ${one.name}`))
	};
}
function identityOf({ owner, change, edit, own, ...facts }) {
	const { origin, isUnknown, rename, overridden } = facts;
	const sides = [
		change,
		edit,
		own
	].map((one) => one && essenceOf(one));
	return JSON.stringify([
		owner.kind,
		...sides,
		origin,
		isUnknown,
		rename,
		overridden
	]);
}
const essenceOf = ({ verb, object, key, before, after, effect, message, notes }) => [
	verb,
	object,
	key,
	before && require_digest.canonicalObject(object, before),
	after && require_digest.canonicalObject(object, after),
	effect,
	message,
	notes
];
function itemOfSame(same, several) {
	const [first] = same;
	const { change, owner, isUnknown, rename, overridden } = first;
	const impact = totalImpact(same.map((one) => one.impact));
	const files = new Set(same.map((one) => one.change.at?.file ?? ""));
	return withEdit(itemOf(change, owner, several, {
		label: first.origin === "platform" ? "Reverts an edit" : null,
		overridden,
		otherFiles: files.size - 1,
		warnings: [...isUnknown ? [["It may have been edited on the platform."]] : [], ...rename === null ? [] : [require_names.renameWords(rename)]],
		size: sizeOf(change, impact),
		facts: impactLines(impact)
	}), first);
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
// src/report/sections.ts
function sectionsOf({ bundles }, explained, known) {
	const changed = bundles.filter(({ changes }) => changes.length > 0);
	const deployments = Array.from(Map.groupBy(changed, ({ deployment }) => deployment.slug), ([slug, own]) => changedDeployment(slug, own, explained, known));
	return [...Map.groupBy(deployments, ({ identity }) => identity).values()].map(sectionOf).toSorted(bySectionDanger);
}
function changedDeployment(slug, bundles, explained, known) {
	const changes = bundles.flatMap((bundle) => explainedChanges(bundle, explained)).map((one) => ({
		explained: one,
		identity: identityOf(one)
	})).toSorted((a, b) => a.identity < b.identity ? -1 : Number(a.identity > b.identity));
	const standing = standingOf(slug, known);
	return {
		slug,
		standing,
		changes,
		identity: JSON.stringify([standing, changes.map((one) => one.identity)])
	};
}
function standingOf(slug, { guards, results, otherwise }) {
	const own = results.filter(({ bundle }) => bundle.deployment.slug === slug);
	if (own.length > 0) {
		const [shown] = own.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
		return {
			words: require_validate.resultWords(shown?.outcome.result ?? "unknown"),
			urgency: own.every(isDone) ? 0 : 2
		};
	}
	return guards.some(({ deployments = [slug] }) => deployments.includes(slug)) ? {
		words: "approval required",
		urgency: 1
	} : otherwise;
}
function sectionOf(same) {
	const [first] = same;
	if (first === void 0) throw new Error("a section is about a deployment");
	const items = first.changes.map(({ explained }, at) => itemOfSame([explained, ...same.slice(1).flatMap(({ changes }) => changes[at]?.explained ?? [])], false));
	return {
		slugs: same.map(({ slug }) => slug),
		standing: first.standing,
		items: sorted(items),
		changes: same.flatMap(({ changes }) => changes.map(({ explained }) => explained.change))
	};
}
function bySectionDanger(a, b) {
	const [one, other] = [a, b].map(({ items: [item] }) => item && {
		change: item.change,
		loss: item.size.loss
	});
	return Number(b.standing.urgency === 2) - Number(a.standing.urgency === 2) || (one && other ? require_validate.byDanger(one, other) : 0) || b.standing.urgency - a.standing.urgency || loosenings(b) - loosenings(a);
}
const loosenings = ({ changes }) => changes.filter(require_validate.isLoosening).length;
const isLooserSection = (section) => loosenings(section) > 0;
function sectionTitle({ slugs, standing, changes }) {
	const names = require_names.deploymentNames(slugs);
	const whose = slugs.length === 1 ? names : require_start.say`The same in ${names}`;
	return require_start.say`${whose}: ${[require_validate.effectCounts(changes)]}${[standing === ready ? "" : `; ${standing.words}`]}`;
}
const ready = {
	words: "ready",
	urgency: 0
};
const deploymentRows = (sections) => sections.map(({ slugs, standing, changes }) => {
	const number = (one) => changes.filter((change) => require_validate.direction(change) === one).length;
	const counts = {
		looser: number("looser"),
		stricter: number("stricter"),
		neutral: number("neutral")
	};
	const worst = require_validate.directions.find((one) => counts[one] > 0) ?? "neutral";
	return {
		names: require_names.deploymentNames(slugs),
		standing,
		...counts,
		direction: worst
	};
});
const unchangedWords = (slugs) => slugs.length === 0 ? [] : require_start.say`No changes in ${require_names.deploymentNames(slugs)}.`;
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
	const passed = results.filter(({ isPassed }) => isPassed).length;
	const nouns = [...new Set(results.map(nounOf))].toSorted().map((noun) => `${noun}s`);
	return [{
		kind: "text",
		tone: "plain",
		message: require_start.say`${passed} of ${results.length} ${[nouns.join(" and ")]} hold`
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
	const isRejected = outcome.kind === "invalid" && outcome.accepted !== void 0;
	const report = reportFrom({
		plan: shownPlan(outcome),
		explained: shownExplained(outcome),
		guards: "guards" in outcome ? outcome.guards : [],
		results,
		error: require_outcome.errorIn(outcome),
		moved: outcome.kind === "stale" ? require_outcome.movedOf(results) : [],
		problems: outcome.problems,
		...isRejected && { standing: waiting }
	}, surface);
	const top = isRejected ? [...text(acceptedWords, "warning"), ...report.top] : report.top;
	return {
		headline: headlineOf(outcome),
		counts: countsOf(outcome),
		...report,
		top
	};
}
const acceptedWords = ["The platform rejects a bundle, so nothing is applied. The changes are those of the others."];
const waiting = {
	words: "waits for others",
	urgency: 0
};
function reportFrom(facts, surface) {
	const { plan = null, guards = [], results = [], error = null, moved = [], problems = [] } = facts;
	const { top, body, details } = plan === null ? emptyReport : planReport(plan, facts);
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
function planReport(plan, facts) {
	const { explained = {}, guards = [], results = [] } = facts;
	const { standing: otherwise = guards.length === 0 ? ready : waiting } = facts;
	const known = {
		guards,
		results,
		otherwise
	};
	const { impact, threeWayDiff, unmanaged = [], drifted = [] } = explained;
	const several = require_names.hasSeveralDeployments(plan.bundles);
	return {
		top: [
			...threeWayDiff === void 0 ? [] : originDecisions(plan, threeWayDiff),
			...text(driftedWords(drifted, several)),
			...testDecisions(explained.tests)
		],
		body: [
			...changeBlocks(plan, explained, known),
			...liveBlock(liveIn(threeWayDiff), several),
			...overridesBlock(plan, explained, several),
			...keptText(explained, several),
			...testLine(explained.tests)
		],
		details: [
			...bundleTable(plan),
			...testDetails(explained.tests),
			...unmanagedText(unmanaged, several),
			...text(impact === void 0 ? [] : closingWords(impact))
		]
	};
}
function originDecisions(plan, threeWayDiff) {
	const { bundles } = plan;
	const several = require_names.hasSeveralDeployments(bundles);
	const named = (owned) => namedOnce(owned, several).map(({ change, name }) => require_start.say`${name}: ${effectOf(change)}`);
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
	].filter(({ owned }) => owned.length > 0).map(({ title, tone, owned, hint }) => list(title, tone, named(owned), hint)), ...threeWayNotes(threeWayDiff, bundles).flatMap((note) => text(note, "warning"))];
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
const unmanagedText = (unmanaged, several) => unmanaged.length === 0 ? [] : text(require_start.say`Not managed here: ${require_names.bundleNames(unmanaged, several)}`);
function keptText({ unmanagedObjects = [] }, several) {
	if (unmanagedObjects.length === 0) return [];
	const each = [...Map.groupBy(unmanagedObjects, ({ kind }) => kind).values()].flatMap((own) => own.length > 3 ? [own] : own.map((one) => [one])).map((own) => {
		const number = own.reduce((sum, one) => sum + one.count, 0);
		return require_start.say`${[require_start.count(number, "object")]} of ${require_names.bundleNames(own, several)}`;
	});
	return text(require_start.say`Left alone, as ifmatch.yaml says: ${require_start.joined(each, ", ")}`);
}
function overridesBlock({ bundles }, explained, several) {
	const { overrides = [] } = explained;
	const shownWithChanges = new Set(bundles.flatMap((bundle) => explainedChanges(bundle, explained)).map((one) => one.overridden));
	const items = overrides.filter((one) => !shownWithChanges.has(one.overridden)).map((one) => overrideWords(one, several));
	return items.length === 0 ? [] : [list("Overrides", "plain", items)];
}
function overrideWords({ deployment, kind, object, at, overridden }, several) {
	const { noun, name } = require_names.nameOfObject(object, kind);
	const owner = several ? require_start.say` of ${deployment.slug}` : [];
	return require_start.say`${[noun]} ${name}${owner} in ${require_validate.placeWords(at)} overrides ${require_validate.placeWords(overridden)}`;
}
const driftedWords = (drifted, several) => drifted.length === 0 ? [] : require_start.say`Not part of this change: the platform differs from the files in ${require_names.bundleNames(drifted, several)}. Merging leaves that alone; ${"ifmatch drift"} shows it.`;
function approvals(guards, surface) {
	if (guards.length === 0) return [];
	return [list("Approval required", "warning", reasonsOnce(guards).map(({ reason, limits, advice }) => require_start.guardWords({
		reason,
		limit: require_start.joined(limits, "; "),
		advice
	})), approvalHint(guards, surface))];
}
function reasonOf(guards) {
	const [first] = guards;
	const slug = first?.deployments?.length === 1 ? first.deployments[0] : void 0;
	const advice = guards.find((guard) => guard.advice !== void 0)?.advice;
	return {
		reason: first?.reason ?? [],
		slug: slug ?? null,
		limits: guards.map(({ limit }) => limit),
		advice: advice ?? []
	};
}
function reasonsOnce(guards) {
	const same = Map.groupBy(guards, ({ reason }) => JSON.stringify(reason));
	const reasons = Array.from(same.values(), reasonOf);
	const alike = Map.groupBy(reasons, ({ reason, slug, limits, advice }) => JSON.stringify([
		withDeployments(reason, slug, ["the deployment"]),
		limits,
		advice
	]));
	return Array.from(alike.values(), ([first, ...others]) => {
		const { reason = [], slug = null, limits = [], advice = [] } = first ?? {};
		const slugs = [slug, ...others.map((one) => one.slug)].filter((one) => one !== null);
		return {
			reason: others.length === 0 ? reason : withDeployments(reason, slug, require_names.deploymentNames(slugs)),
			limits,
			advice
		};
	});
}
function withDeployments(reason, slug, words) {
	const isSlug = (piece) => typeof piece !== "string" && piece.foreign === slug;
	if (reason.filter(isSlug).length !== 1) return reason;
	return reason.flatMap((piece) => isSlug(piece) ? words : [piece]);
}
function approvalHint(guards, surface) {
	const settings = require_start.listed([...new Set(guards.map(require_start.approvingSetting))].map((setting) => [require_start.foreign(setting)]));
	return surface === "action" ? require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} on the base branch first.` : require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} and have that reviewed.`;
}
const manyDeployments = 6;
function changeBlocks(plan, explained, known) {
	const { bundles } = plan;
	const changed = require_names.slugsOf(bundles.filter(({ changes }) => changes.length > 0));
	if (changed.length < 2) {
		const several = require_names.hasSeveralDeployments(bundles);
		const changes = bundles.flatMap((bundle) => explainedChanges(bundle, explained));
		return objects(null, [], changes.map((one) => itemOfSame([one], several)));
	}
	const sections = sectionsOf(plan, explained, known);
	const unchanged = require_names.slugsOf(bundles).filter((slug) => !changed.includes(slug));
	return [...changed.length < manyDeployments ? [] : [{
		kind: "deployments",
		sections,
		unchanged
	}], ...sections.map((section) => ({
		kind: "objects",
		title: sectionTitle(section),
		message: [],
		items: section.items,
		section
	}))];
}
const objects = (title, message, items) => items.length === 0 ? [] : [{
	kind: "objects",
	title,
	message,
	items: sorted(items)
}];
const liveBlock = (live, several) => objects([`Already live: ${require_start.count(live.length, "change")}, nothing to apply`], [], live.map(({ change, owner }) => itemOf(change, owner, several, { diffs: [] })));
const isStopped = (outcome) => "guards" in outcome && outcome.guards.length > 0;
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
			[require_validate.changeWords(require_plan.summarize(bundle.changes))],
			[require_start.foreign(bundle.stateVersion)],
			[require_start.foreign(shortDigest(bundle.bundleDigest))]
		])
	}];
}
const shortDigest = (digest) => digest.replace(/^sha256:/, "").slice(0, 12);
function resultTable(results) {
	const several = require_names.hasSeveralDeployments(results.map(({ bundle }) => bundle));
	const same = Map.groupBy(results, ({ bundle: { kind }, outcome: { result, reason } }) => JSON.stringify([
		kind,
		result,
		reason
	]));
	const shown = several ? [...same.values()].flatMap((own) => own.length > 3 ? [own] : own.map((one) => [one])) : results.map((one) => [one]);
	return [{
		kind: "table",
		title: "Results",
		head: [
			"Bundle",
			"Result",
			"Why"
		],
		rows: (several ? shown.toSorted((a, b) => Number(a.every(isDone)) - Number(b.every(isDone))) : shown).flatMap(([first, ...others]) => {
			if (first === void 0) return [];
			const { result, reason } = first.outcome;
			return [[
				require_names.bundleNames([first, ...others].map(({ bundle }) => bundle), several),
				[require_validate.resultWords(result)],
				reason === null ? [require_validate.resultReasons[result]] : [require_start.foreign(reason)]
			]];
		})
	}];
}
function movedBlocks(moved, isBrief) {
	const unknown = moved.filter(({ now }) => now.changes === null);
	const many = [...Map.groupBy(unknown, ({ kind, reviewed }) => `${kind} ${require_validate.changeWords(reviewed)}`).values()].filter((own) => own.length > 3);
	const others = moved.filter((one) => !many.flat().includes(one));
	return [...many.flatMap(movedTogether), ...others.map((one) => movedBlock(one, isBrief))];
}
const movedTogether = (moved) => moved.slice(0, 1).map(({ reviewed }) => ({
	kind: "objects",
	title: require_start.say`Since the review: ${require_names.bundleNames(moved, true)}`,
	message: require_start.say`Reviewed, each: ${[require_validate.changeWords(reviewed)]}. Now at another state version: changes unknown.`,
	items: []
}));
function movedBlock(moved, isBrief) {
	const { reviewed, now } = moved;
	const items = movedItems(moved);
	const changes = now.changes === null ? "changes unknown" : require_validate.changeWords(require_plan.summarize(now.changes));
	const number = reviewed.creates + reviewed.updates + reviewed.deletes;
	const same = items.length === 0 && reviewed.changes !== null && now.changes?.length === number ? " The changes are exactly the reviewed ones." : "";
	const message = require_start.say`Reviewed at ${reviewed.stateVersion}: ${[require_validate.changeWords(reviewed)]}. Now at ${now.stateVersion}: ${[changes]}.${[same]}`;
	const shown = isBrief ? items.map((item) => item.label === "Different" ? item : {
		...item,
		diffs: []
	}) : items;
	return {
		kind: "objects",
		title: require_start.say`Since the review: ${require_names.bundleOf(moved, true)}`,
		message,
		items: sorted(shown)
	};
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
Object.defineProperty(exports, "deploymentRows", {
	enumerable: true,
	get: function() {
		return deploymentRows;
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
Object.defineProperty(exports, "isLooserSection", {
	enumerable: true,
	get: function() {
		return isLooserSection;
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
Object.defineProperty(exports, "unchangedWords", {
	enumerable: true,
	get: function() {
		return unchangedWords;
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
Object.defineProperty(exports, "waiting", {
	enumerable: true,
	get: function() {
		return waiting;
	}
});
