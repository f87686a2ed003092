const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_names = require("./names.js");
const require_digest = require("./digest.js");
const require_detection_lists = require("./detection-lists.js");
const require_renames = require("./renames.js");
const require_yaml_diff = require("./yaml-diff.js");
const require_failure = require("./failure.js");
// src/report/apply-results.ts
function resultsTableBlocks(results) {
	const withDeployment = require_names.hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return [{
		kind: "table",
		title: "Results",
		head: [
			"Bundle",
			"Result",
			"Why"
		],
		rows: (withDeployment ? groupResults(results) : results.map((result) => [result])).flatMap((group) => {
			const [first] = group;
			if (first === void 0) return [];
			const names = require_names.bundleNames(group.map(({ bundle }) => bundle), withDeployment);
			const { kind, reason } = first.result;
			return [[
				names,
				[require_validate.resultLabel(kind)],
				reason === null ? [require_validate.defaultResultReasons[kind]] : [require_start.foreign(reason)]
			]];
		})
	}];
}
function groupResults(results) {
	const groups = require_names.groupIfMany(results, ({ bundle: { kind }, result }) => JSON.stringify([
		kind,
		result.kind,
		result.reason
	]));
	return [...groups.filter((group) => !group.every(require_validate.isApplied)), ...groups.filter((group) => group.every(require_validate.isApplied))];
}
// src/report/words/impact.ts
const noFindingsImpact = {
	label: [],
	lostFindings: 0,
	bars: null
};
function findingsImpact$1(change, impact) {
	if (impact === null || impact.about === "other") return noFindingsImpact;
	const isLooser = require_validate.effectDirection(change) === "looser";
	const findings = impact.about === "policy" ? policyFindings(impact) : detectionFindings(impact.items, isLooser);
	return isLooser ? findings : {
		...findings,
		lostFindings: 0
	};
}
function policyFindings({ matched, blocked }) {
	if (blocked.kind === "not-estimable" || matched.kind === "not-estimable") return unknownFindingsImpact([matched, blocked]);
	const { newly, noLonger } = blocked.figures;
	const { before, after } = matched.figures;
	const isMatchChanged = before.findings !== after.findings;
	const matchedText = isMatchChanged ? `${before.findings} → ${after.findings} matched` : "";
	const label = [countText(noLonger.findings, "no longer blocked"), countText(newly.findings, "newly blocked")].filter((text) => text !== "").join(", ") || matchedText;
	if (label === "") return blocked.kind === "at-least" ? unknownFindingsImpact([blocked, matched]) : noFindingsImpact;
	return {
		label: [`${atLeast(blocked)}${label}`],
		lostFindings: noLonger.findings,
		bars: isMatchChanged ? {
			before: before.findings,
			after: after.findings,
			counted: "matched"
		} : {
			before: noLonger.findings,
			after: newly.findings,
			counted: "blocked"
		}
	};
}
const countText = (number, what) => number === 0 ? "" : `${number} ${what}`;
const atLeast = ({ kind }) => kind === "at-least" ? "at least " : "";
function detectionFindings(items, isLooser) {
	if (items.length === 0) return noFindingsImpact;
	const noLongerFound = sumFindings(items.filter((item) => isNoLongerFound(item, isLooser)));
	const newlyFound = sumFindings(items.filter((item) => !isNoLongerFound(item, isLooser)));
	if (noLongerFound.incomplete.length > 0 && noLongerFound.findings === 0) return unknownFindingsImpact(noLongerFound.incomplete);
	const label = [countText(noLongerFound.findings, "no longer found"), countText(newlyFound.findings, "open now")].filter((text) => text !== "").join(", ");
	if (label === "") {
		if (newlyFound.incomplete.length === 0) return noFindingsImpact;
		return {
			...unknownFindingsImpact(newlyFound.incomplete),
			lostFindings: 0
		};
	}
	return {
		label: [`${noLongerFound.incomplete.length + newlyFound.incomplete.length > 0 ? "at least " : ""}${label}`],
		lostFindings: noLongerFound.findings,
		bars: noLongerFound.findings === 0 ? null : {
			before: noLongerFound.findings,
			after: 0,
			counted: "found"
		}
	};
}
function isNoLongerFound({ list, verb }, isLooser) {
	if (list === "exceptions") return isLooser;
	return list === "disabled" ? verb === "added" : verb === "removed";
}
function sumFindings(items) {
	const estimates = items.map(({ findings, issues }) => {
		if (findings.kind === "not-estimable") return issues;
		return {
			...findings,
			figures: findings.figures.findings
		};
	});
	return {
		findings: estimates.reduce((sum, estimate) => sum + (estimate.kind === "not-estimable" ? 0 : estimate.figures), 0),
		incomplete: estimates.filter(({ kind }) => kind !== "estimate")
	};
}
function unknownFindingsImpact(estimates) {
	const [reason] = incompleteReasons(estimates);
	return {
		label: reason === void 0 ? ["unknown"] : require_start.say`unknown: ${require_start.incompleteReasonSentence(reason)}`,
		lostFindings: Infinity,
		bars: null
	};
}
const incompleteReasons = (estimates) => estimates.flatMap((estimate) => estimate.kind === "estimate" ? [] : estimate.reasons);
const maxItemSentences = 5;
function impactSentences(impact) {
	if (impact === null || impact.about === "other") return [];
	return impact.about === "policy" ? policySentences(impact) : detectionSentences(impact.items);
}
function policySentences({ matched, blocked }) {
	const { newly, noLonger } = blocked.kind === "not-estimable" ? {} : blocked.figures;
	return [
		...figuresSentences("No longer blocked", blocked, noLonger),
		...figuresSentences("Newly blocked", blocked, newly),
		...matched.kind === "not-estimable" ? [] : matchedSentences(matched, newly, noLonger)
	];
}
function detectionSentences(items) {
	const sentences = items.flatMap(itemSentences);
	const omitted = sentences.length - maxItemSentences;
	if (omitted <= 0) return sentences;
	const omission = `and ${require_start.pluralize(omitted, "more entry", "more entries")}; the plan file has them all`;
	return [...sentences.slice(0, maxItemSentences), [omission]];
}
function figuresSentences(title, estimate, figures) {
	if (figures === void 0 || figures.findings === 0) return [];
	return [require_start.say`${[`${title}: ${atLeast(estimate)}`]}${figuresSentence(figures)}`];
}
function matchedSentences(matched, newly, noLonger) {
	const { before, after } = matched.figures;
	if (after.findings === 0) return before.findings === noLonger?.findings ? [] : figuresSentences("No longer matched", matched, before);
	if (before.findings === 0) return after.findings === newly?.findings ? [] : figuresSentences("Newly matched", matched, after);
	if (before.findings === after.findings) return figuresSentences("Matched", matched, after);
	const counts = `Matched: ${atLeast(matched)}${before.findings} → ${after.findings} open findings.`;
	return [require_start.say`${[counts]} Before: ${[severitiesText(before)]}. After: ${[severitiesText(after)]}`];
}
function figuresSentence(figures) {
	const { findings, repositories } = figures;
	const counts = `${require_start.pluralize(findings, "open finding")} in ${require_start.pluralize(repositories, "repository", "repositories")}`;
	return require_start.say`${[`${counts}: ${severitiesText(figures)}`]}${topRepositoriesSentence(figures)}`;
}
function severitiesText({ bySeverity }) {
	return require_start.findingSeverities.filter((severity) => bySeverity[severity] > 0).map((severity) => `${bySeverity[severity]} ${severity === "unset" ? "without severity" : severity}`).join(", ") || "none";
}
function topRepositoriesSentence({ repositories, topRepositories }) {
	const [first, ...others] = topRepositories.slice(0, 3);
	if (first === void 0) return [];
	if (repositories === 1) return require_start.say`, in ${first.name}`;
	const top = [first, ...others].map(({ name, findings }) => require_start.say`${name} (${findings})`);
	return require_start.say`; most in ${require_start.joinSentences(top, ", ")}`;
}
function itemSentences({ list, name, verb, issues, findings }) {
	const item = require_start.say`${[itemNouns[list]]} ${name} ${[verb]}`;
	if (findings.kind !== "not-estimable" && findings.figures.findings > 0) return [require_start.say`${item}: ${[atLeast(findings)]}${figuresSentence(findings.figures)}`];
	if (issues.kind === "not-estimable" || issues.figures === 0) return [];
	return [require_start.say`${item}: ${[`${atLeast(issues)}${require_start.pluralize(issues.figures, "issue")}`]}`];
}
const itemNouns = {
	rulesets: "Ruleset",
	rules: "Rule",
	disabled: "Disabled rule",
	exceptions: "Exception for"
};
function impactBasisSentence({ used, bundles }) {
	const estimates = bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]);
	const sentences = incompleteReasons(estimates).map(require_start.incompleteReasonSentence);
	const distinct = new Map(sentences.map((sentence) => [require_start.plainText(sentence), sentence]));
	const why = require_start.listSentence([...distinct.values()]);
	if (estimates.every(({ kind }) => kind === "not-estimable")) return why.length === 0 ? [] : require_start.say`No impact estimate: ${why}.`;
	const basis = require_start.say`Impact is an estimate from ${used.findings} open findings in code, supply chain, AI detection and secrets, without archived projects.`;
	return why.length === 0 ? basis : require_start.say`${basis} The numbers are incomplete: ${why}.`;
}
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	if (impact.about === "detection") return impact.items.flatMap(({ findings, issues }) => [findings, issues]);
	return [];
}
// src/report/words/three-way.ts
const effectSentence = ({ message, effect }) => require_start.say`${message} (${[require_validate.effectLabels[effect]]})`;
function baseNoteSentences(threeWayDiff, bundles) {
	const { base } = threeWayDiff;
	return [...base.isAhead ? [require_start.say`The base ${base.name} has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (${`git merge-base ${require_start.quoteForShell(base.name)} HEAD`}).`] : [], ...notInBaseSentences(threeWayDiff, bundles)];
}
function notInBaseSentences({ base, bundles }, planned) {
	const notInBase = new Set(bundles.filter(({ inBase }) => !inBase).map(require_names.bundleKey));
	const affected = planned.filter((bundle) => bundle.changes.length > 0 && notInBase.has(require_names.bundleKey(bundle)));
	if (affected.length === 0) return [];
	const names = require_names.bundleNames(affected, require_names.hasSeveralDeployments(planned));
	const why = base.firstFileWithErrors === null ? require_start.say`does not declare ${names}` : require_start.say`cannot be read: see ${base.firstFileWithErrors} there`;
	return [require_start.say`Edits on the platform cannot be identified: the base ${base.short} ${why}.`];
}
function riskyChanges({ bundles }, threeWayDiff) {
	const withDeployment = require_names.hasSeveralDeployments(bundles);
	const loosening = bundles.flatMap((bundle) => bundle.changes.map((change) => ({
		change,
		bundle
	}))).filter(({ change }) => require_validate.isLoosening(change));
	return [
		{
			code: "loosens-enforcement",
			title: "Loosens enforcement",
			changes: loosening.filter(({ change }) => change.effect !== "unknown")
		},
		{
			code: "may-loosen-enforcement",
			title: "May loosen enforcement",
			changes: loosening.filter(({ change }) => change.effect === "unknown")
		},
		{
			code: "looser-than-the-base",
			title: "Looser than the base",
			changes: looserThanBaseOnly(bundles, threeWayDiff)
		},
		{
			code: "already-live-deleted-or-looser",
			title: "Already live, deleted or looser",
			changes: liveLoosenings(threeWayDiff)
		}
	].filter(({ changes }) => changes.length > 0).map(({ changes, ...category }) => ({
		...category,
		changes: nameIdenticalOnce(sortByRisk(changes), withDeployment)
	}));
}
function nameIdenticalOnce(changes, withDeployment) {
	return [...Map.groupBy(changes, ({ change, bundle }) => {
		const { id, verb, object, before, after, effect, message, at } = change;
		const contents = [before, after].map((content) => require_digest.canonicalText(object, content));
		return JSON.stringify([
			bundle.kind,
			id,
			verb,
			...contents,
			effect,
			message,
			at
		]);
	}).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const { change, bundle } = first;
		const name = require_names.changeName(change, bundle, false);
		const deployments = require_names.deploymentNames(group.map((other) => other.bundle.deployment.slug));
		return [{
			change,
			name: withDeployment ? require_start.say`${name} of ${deployments}` : name
		}];
	});
}
const sortByRisk = (changes) => changes.toSorted((a, b) => require_validate.compareByRisk({
	...a,
	findingsImpact
}, {
	...b,
	findingsImpact
}));
const findingsImpact = { lostFindings: 0 };
const revertedEdits = ({ bundles }) => sortByRisk(bundles.flatMap((bundle) => bundle.changes.flatMap(({ platformEdit, origin, change }) => {
	if (platformEdit !== null) return [{
		change: platformEdit,
		bundle
	}];
	return origin === "platform" ? [{
		change,
		bundle
	}] : [];
})));
function looserThanBaseOnly(bundles, threeWayDiff) {
	const changeKey = (bundle, { id }) => `${require_names.bundleKey(bundle)} ${id}`;
	const looserThanLive = new Set(bundles.flatMap((bundle) => bundle.changes.filter(require_validate.isLoosening).map((change) => changeKey(bundle, change))));
	return (threeWayDiff?.bundles ?? []).flatMap((bundle) => bundle.changes.flatMap(({ change, origin, changeInFiles }) => {
		const isInFilesOnly = origin === "repository" && !looserThanLive.has(changeKey(bundle, change));
		const sinceBase = changeInFiles ?? (isInFilesOnly ? change : null);
		if (sinceBase === null || sinceBase.verb === "delete" || !require_validate.isLoosening(sinceBase)) return [];
		return [{
			change: sinceBase,
			bundle
		}];
	}));
}
const liveChanges = (threeWayDiff) => threeWayDiff?.bundles.flatMap((bundle) => bundle.alreadyLive.map((change) => ({
	change,
	bundle
}))) ?? [];
const liveLoosenings = (threeWayDiff) => sortByRisk(liveChanges(threeWayDiff).filter(({ change }) => change.verb === "delete" || require_validate.isLoosening(change)));
// src/report/words/total-impact.ts
function mergeImpacts(impacts) {
	const known = impacts.filter((impact) => impact !== null);
	const [first = null] = known;
	if (first === null || impacts.length === 1 || first.about === "other") return first;
	const unknown = Array.from({ length: impacts.length - known.length }, () => notEstimable);
	return first.about === "policy" ? addPolicyImpacts(first, known.filter(isPolicyImpact), unknown) : addDetectionImpacts(first, known.filter(isDetectionImpact), unknown);
}
const notEstimable = {
	kind: "not-estimable",
	reasons: []
};
const isPolicyImpact = (impact) => impact.about === "policy";
const isDetectionImpact = (impact) => impact.about === "detection";
const addPolicyImpacts = (first, impacts, unknown) => ({
	...first,
	matched: addEstimates([...impacts.map(({ matched }) => matched), ...unknown], (a, b) => ({
		before: addFigures(a.before, b.before),
		after: addFigures(a.after, b.after)
	})),
	blocked: addEstimates([...impacts.map(({ blocked }) => blocked), ...unknown], (a, b) => ({
		newly: addFigures(a.newly, b.newly),
		noLonger: addFigures(a.noLonger, b.noLonger)
	}))
});
function addDetectionImpacts(first, impacts, unknown) {
	const items = impacts.flatMap((impact) => impact.items);
	const sameItems = Map.groupBy(items, ({ list, name, verb }) => JSON.stringify([
		list,
		name,
		verb
	]));
	return {
		...first,
		items: [...sameItems.values()].flatMap((same) => mergeItem(same, unknown))
	};
}
function mergeItem(items, unknown) {
	const [first] = items;
	if (first === void 0) return [];
	const issues = addEstimates([...items.map((item) => item.issues), ...unknown], (a, b) => a + b);
	const findings = addEstimates([...items.map((item) => item.findings), ...unknown], addFigures);
	return [{
		...first,
		issues,
		findings
	}];
}
function addEstimates(estimates, add) {
	const known = estimates.flatMap((estimate) => estimate.kind === "not-estimable" ? [] : [estimate.figures]);
	const reasons = estimates.flatMap((estimate) => estimate.kind === "estimate" ? [] : estimate.reasons);
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
function addFigures(a, b) {
	const severities = require_start.findingSeverities.map((severity) => [severity, a.bySeverity[severity] + b.bySeverity[severity]]);
	return {
		findings: a.findings + b.findings,
		bySeverity: Object.fromEntries(severities),
		repositories: a.repositories + b.repositories,
		topRepositories: topFive([...a.topRepositories, ...b.topRepositories]),
		topRules: topFive(addByName([...a.topRules, ...b.topRules]))
	};
}
const topFive = (tallies) => tallies.toSorted((a, b) => b.findings - a.findings).slice(0, 5);
function addByName(tallies) {
	const totals = new Map();
	for (const { name, findings } of tallies) totals.set(name, (totals.get(name) ?? 0) + findings);
	return Array.from(totals, ([name, findings]) => ({
		name,
		findings
	}));
}
// src/report/change-rows.ts
const sortRowsByRisk = (rows) => rows.toSorted(require_validate.compareByRisk);
const changeRow = (change, bundle, withDeployment, more = {}) => ({
	change,
	name: require_names.changeName(change, bundle, withDeployment),
	shortName: require_names.shortChangeName(change, bundle, withDeployment),
	label: null,
	overridden: null,
	otherFiles: 0,
	warnings: [],
	findingsImpact: noFindingsImpact,
	diffs: [rowDiff(change)],
	...more,
	detailSentences: [require_names.notesSentence(change), ...more.detailSentences ?? []].filter((fact) => fact.length > 0)
});
const rowDiff = (change, title = "Diff") => ({
	title,
	lines: () => require_yaml_diff.diffChange(change)
});
const hasDetails = ({ detailSentences, diffs }) => detailSentences.length + diffs.length > 0;
function explainedChanges(bundle, explanations) {
	const { impact, threeWayDiff, overrides = [] } = explanations;
	const compared = threeWayDiff?.bundles.find((other) => require_validate.isSameBundle(other, bundle));
	const comparedIds = new Set(compared?.changes.map(({ change }) => change.id));
	const defaultOrigin = threeWayDiff === void 0 ? null : "unknown";
	const notCompared = bundle.changes.filter(({ id }) => !comparedIds.has(id)).map((change) => ({
		change,
		origin: defaultOrigin,
		platformEdit: null,
		changeInFiles: null
	}));
	const renames = require_renames.renamesOf(bundle);
	const bundleImpact = impact?.bundles.find((other) => require_validate.isSameBundle(other, bundle));
	const impactById = new Map(bundleImpact?.changes.map((changeImpact) => [changeImpact.id, changeImpact]));
	const overridesOfBundle = overrides.filter((override) => require_validate.isSameBundle(override, bundle));
	return [...compared?.changes ?? [], ...notCompared].map(({ change, origin, platformEdit, changeInFiles }) => ({
		change,
		origin,
		platformEdit,
		changeInFiles,
		bundle,
		mayBeEdited: origin === "unknown" && compared?.inBase === true,
		rename: renames.get(change.id) ?? null,
		overridden: overridesOfBundle.find(({ at }) => isSamePosition(at, change.at))?.overridden ?? null,
		impact: impactOnChangedItems(impactById.get(change.id) ?? null, change)
	}));
}
const isSamePosition = (a, b) => a.file === b?.file && a.line === b.line && a.column === b.column;
function impactOnChangedItems(impact, change) {
	if (impact?.about !== "detection" || change.object !== "DetectionPolicy") return impact;
	const changed = new Set(require_detection_lists.findChangedItems(change).map(({ list, item }) => `${list} ${item}`));
	return {
		...impact,
		items: impact.items.filter(({ list, name }) => changed.has(`${list} ${name}`))
	};
}
function groupingKey({ bundle, change, platformEdit, changeInFiles, ...facts }) {
	const { origin, mayBeEdited, rename, overridden } = facts;
	const compared = [
		change,
		platformEdit,
		changeInFiles
	].map((part) => part && comparableFields(part));
	return JSON.stringify([
		bundle.kind,
		...compared,
		origin,
		mayBeEdited,
		rename,
		overridden
	]);
}
const comparableFields = ({ verb, object, key, before, after, effect, message, notes }) => [
	verb,
	object,
	key,
	before && require_digest.canonicalText(object, before),
	after && require_digest.canonicalText(object, after),
	effect,
	message,
	notes
];
function mergeIntoRow(identicalChanges, withDeployment) {
	const [first] = identicalChanges;
	const { change, bundle, mayBeEdited, rename, overridden } = first;
	const impact = mergeImpacts(identicalChanges.map((explainedChange) => explainedChange.impact));
	const files = new Set(identicalChanges.map((explainedChange) => explainedChange.change.at?.file ?? ""));
	const row = changeRow(change, bundle, withDeployment, {
		label: first.origin === "platform" ? "Reverts an edit" : null,
		overridden,
		otherFiles: files.size - 1,
		warnings: [...mayBeEdited ? [["It may have been edited on the platform."]] : [], ...rename === null ? [] : [require_names.renameSentence(rename)]],
		findingsImpact: findingsImpact$1(change, impact),
		detailSentences: impactSentences(impact)
	});
	return first.origin === "both" ? withBothSides(row, first) : row;
}
function withBothSides(row, { platformEdit, changeInFiles }) {
	const warnings = [platformEdit === null ? ["Also edited on the platform."] : require_start.say`Also edited on the platform: ${effectSentence(platformEdit)}.`, ...changeInFiles === null ? [] : [require_start.say`Against the base: ${effectSentence(changeInFiles)}.`]];
	const diffs = platformEdit === null ? [] : [rowDiff(platformEdit, "The edit on the platform")];
	return {
		...row,
		warnings: [...row.warnings, ...warnings],
		diffs: [...row.diffs, ...diffs]
	};
}
// src/report/blocks.ts
const renderBlock = (renderers, block, options) => require_start.dispatch(renderers, "kind", block, options);
const textBlocks = (message, tone = "plain") => message.length === 0 ? [] : [{
	kind: "text",
	tone,
	message
}];
const maxListItems = 10;
function listBlock(title, tone, items, hint = []) {
	const omitted = items.length - maxListItems;
	const omission = omitted > 0 ? [[`and ${omitted} more`]] : [];
	return {
		kind: "list",
		tone,
		title,
		items: [...items.slice(0, maxListItems), ...omission],
		hint
	};
}
const changesBlocks = (title, message, rows) => rows.length === 0 ? [] : [{
	kind: "changes",
	title,
	message,
	rows: sortRowsByRisk(rows)
}];
const problemsBlocks = (problems) => problems.length === 0 ? [] : [{
	kind: "problems",
	problems: require_validate.errorsFirst(problems)
}];
// src/report/approvals.ts
function approvalBlocks(guards, surface) {
	if (guards.length === 0) return [];
	return [listBlock("Approval required", "warning", groupGuards(guards).map(({ reason, limits, advice }) => require_start.guardSentence({
		reason,
		limit: require_start.joinSentences(limits, "; "),
		advice
	})), approvalHintSentence(guards, surface))];
}
function approvalHintSentence(guards, surface) {
	const settings = require_start.listSentence([...new Set(guards.map(require_start.approvingSetting))].map((setting) => [require_start.foreign(setting)]));
	return surface === "action" ? require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} on the base branch first.` : require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} and have that reviewed.`;
}
function groupGuards(guards) {
	const reasons = [...Map.groupBy(guards, ({ reason }) => JSON.stringify(reason)).values()].flatMap(mergeGuards);
	return [...Map.groupBy(reasons, ({ reason, slug, limits, advice }) => JSON.stringify([
		replaceDeployment(reason, slug, ["the deployment"]),
		limits,
		advice
	])).values()].flatMap(nameAllDeployments);
}
function mergeGuards(guards) {
	const [first] = guards;
	if (first === void 0) return [];
	const { reason, deployments = [] } = first;
	const [slug = null] = deployments.length === 1 ? deployments : [];
	const advice = guards.find((guard) => guard.advice !== void 0)?.advice ?? [];
	return [{
		reason,
		slug,
		limits: guards.map(({ limit }) => limit),
		advice
	}];
}
function nameAllDeployments(alike) {
	const [first, ...others] = alike;
	if (first === void 0) return [];
	if (others.length === 0) return [first];
	const slugs = alike.map(({ slug }) => slug).filter((slug) => slug !== null);
	return [{
		...first,
		reason: replaceDeployment(first.reason, first.slug, require_names.deploymentNames(slugs))
	}];
}
function replaceDeployment(reason, slug, words) {
	const isSlug = (piece) => typeof piece !== "string" && piece.foreign === slug;
	if (reason.filter(isSlug).length !== 1) return reason;
	return reason.flatMap((piece) => isSlug(piece) ? words : [piece]);
}
// src/report/base-tests.ts
function testDecisionBlocks(tests) {
	if (tests === void 0) return [];
	const { removed, changed, added, failing } = tests;
	return [
		...touchedTestsBlocks("Removes", removed, "warning"),
		...touchedTestsBlocks("Changes", changed, "warning"),
		...touchedTestsBlocks("Adds", added, "plain"),
		...failing.map(({ name, at, why }) => ({
			kind: "text",
			tone: "warning",
			message: require_start.say`The new or changed test ${name} (${require_validate.positionText(at)}) fails, so it would stop every later change: ${why}`
		}))
	];
}
function touchedTestsBlocks(verb, tests, tone) {
	const { invariant = [], test = [] } = Object.groupBy(tests, testNoun);
	return [{
		noun: "invariant",
		named: invariant
	}, {
		noun: "test",
		named: test
	}].filter(({ named }) => named.length > 0).map(({ noun, named }) => {
		const names = require_start.listSentence(named.map(({ name }) => [require_start.foreign(name)]));
		return {
			kind: "text",
			tone,
			message: require_start.say`${[verb]} the ${[`${noun}${named.length === 1 ? "" : "s"}`]}: ${names}`
		};
	});
}
const testNoun = ({ isInvariant }) => isInvariant ? "invariant" : "test";
function testCountBlocks(tests) {
	if (tests === void 0 || tests.results.length === 0) return [];
	const { results } = tests;
	const passed = results.filter(({ isPassed }) => isPassed).length;
	const nouns = [...new Set(results.map(testNoun))].toSorted().map((noun) => `${noun}s`);
	return [{
		kind: "text",
		tone: "plain",
		message: require_start.say`${passed} of ${results.length} ${[nouns.join(" and ")]} hold`
	}];
}
function testTableBlocks(tests) {
	if (tests === void 0 || tests.results.length === 0) return [];
	return [{
		kind: "table",
		title: "Tests",
		head: ["Test", "Result"],
		rows: tests.results.map(({ name, isPassed, verdict }) => [[require_start.foreign(name)], [isPassed ? "holds" : failedLabels[verdict]]])
	}];
}
const failedLabels = {
	holds: "holds",
	broken: "broken",
	unknown: "not known"
};
// src/report/sections.ts
const readyStatus = {
	label: "ready",
	urgency: "none"
};
const waitingStatus = {
	label: "waits for others",
	urgency: "none"
};
function deploymentSections({ bundles }, explanations, statusInputs) {
	const changed = bundles.filter(({ changes }) => changes.length > 0);
	const deployments = Array.from(Map.groupBy(changed, ({ deployment }) => deployment.slug), ([slug, bundlesOfDeployment]) => explainDeployment(slug, bundlesOfDeployment, explanations, statusInputs));
	return [...Map.groupBy(deployments, (deployment) => deployment.groupingKey).values()].flatMap(mergeIntoSection).toSorted(compareSections);
}
function explainDeployment(slug, bundles, explanations, statusInputs) {
	const keyed = bundles.flatMap((bundle) => explainedChanges(bundle, explanations)).map((change) => ({
		change,
		key: groupingKey(change)
	})).toSorted((a, b) => a.key < b.key ? -1 : Number(a.key > b.key));
	const status = statusOfDeployment(slug, statusInputs);
	return {
		slug,
		status,
		changes: keyed.map(({ change }) => change),
		groupingKey: JSON.stringify([status, keyed.map(({ key }) => key)])
	};
}
function statusOfDeployment(slug, { guards, results, defaultStatus }) {
	const resultsOfDeployment = results.filter(({ bundle }) => bundle.deployment.slug === slug);
	const notApplied = resultsOfDeployment.find((result) => !require_validate.isApplied(result));
	const [shown] = notApplied === void 0 ? resultsOfDeployment : [notApplied];
	if (shown !== void 0) return {
		label: require_validate.resultLabel(shown.result.kind),
		urgency: require_validate.isApplied(shown) ? "none" : "failed"
	};
	return guards.some(({ deployments = [slug] }) => deployments.includes(slug)) ? {
		label: "approval required",
		urgency: "decision"
	} : defaultStatus;
}
function mergeIntoSection(deployments) {
	const [first, ...others] = deployments;
	if (first === void 0) return [];
	const rows = first.changes.map((change, index) => mergeIntoRow([change, ...others.flatMap(({ changes }) => changes[index] ?? [])], false));
	return [{
		slugs: deployments.map(({ slug }) => slug),
		status: first.status,
		rows: sortRowsByRisk(rows),
		changes: deployments.flatMap(({ changes }) => changes.map(({ change }) => change))
	}];
}
const urgencyRank = {
	failed: 0,
	decision: 1,
	none: 2
};
function compareSections(a, b) {
	const [riskiestOfA] = a.rows;
	const [riskiestOfB] = b.rows;
	return Number(b.status.urgency === "failed") - Number(a.status.urgency === "failed") || (riskiestOfA && riskiestOfB ? require_validate.compareByRisk(riskiestOfA, riskiestOfB) : 0) || urgencyRank[a.status.urgency] - urgencyRank[b.status.urgency] || countLoosening(b) - countLoosening(a);
}
const countLoosening = ({ changes }) => changes.filter(require_validate.isLoosening).length;
const hasLooserChange = ({ changes }) => changes.some(require_validate.isLoosening);
function sectionTitle({ slugs, status, changes }) {
	const names = require_names.deploymentNames(slugs);
	const deployments = slugs.length === 1 ? names : require_start.say`The same in ${names}`;
	const statusText = status === readyStatus ? "" : `; ${status.label}`;
	return require_start.say`${deployments}: ${[require_validate.effectCountsText(changes)]}${[statusText]}`;
}
function deploymentRow({ slugs, status, changes }) {
	const countDirection = (direction) => changes.filter((change) => require_validate.effectDirection(change) === direction).length;
	const counts = {
		looser: countDirection("looser"),
		stricter: countDirection("stricter"),
		neutral: countDirection("neutral")
	};
	const worstDirection = require_validate.directions.find((direction) => counts[direction] > 0) ?? "neutral";
	return {
		names: require_names.deploymentNames(slugs),
		status,
		...counts,
		worstDirection
	};
}
const unchangedDeploymentsSentence = (slugs) => slugs.length === 0 ? [] : require_start.say`No changes in ${require_names.deploymentNames(slugs)}.`;
// src/report/stale-report.ts
function staleBlocks(stale, isPlanShown) {
	const unknown = stale.filter(({ current }) => current.changes === null);
	const groups = require_names.groupIfMany(unknown, ({ kind, reviewed }) => `${kind} ${require_validate.changeCountsText(reviewed)}`).filter((group) => group.length > 1);
	const grouped = new Set(groups.flat());
	return [...groups.flatMap(unknownChangesBlocks), ...stale.filter((bundle) => !grouped.has(bundle)).map((bundle) => staleBundleBlock(bundle, isPlanShown))];
}
function unknownChangesBlocks(stale) {
	const [first] = stale;
	if (first === void 0) return [];
	return [{
		kind: "changes",
		title: require_start.say`Since the review: ${require_names.bundleNames(stale, true)}`,
		message: require_start.say`Reviewed, each: ${[require_validate.changeCountsText(first.reviewed)]}. Now at another state version: changes unknown.`,
		rows: []
	}];
}
function staleBundleBlock(stale, isPlanShown) {
	const differences = differencesFromReview(stale);
	const rows = differences.map(({ row, kind }) => isPlanShown && kind !== "different" ? {
		...row,
		diffs: []
	} : row);
	return {
		kind: "changes",
		title: require_start.say`Since the review: ${require_names.bundleName(stale, true)}`,
		message: reviewedAndNowSentence(stale, differences.length > 0),
		rows: sortRowsByRisk(rows)
	};
}
function reviewedAndNowSentence({ reviewed, current }, differs) {
	const changes = current.changes === null ? "changes unknown" : require_validate.changeCountsText(require_validate.summarize(current.changes));
	const reviewedCount = reviewed.creates + reviewed.updates + reviewed.deletes;
	const sameText = !differs && reviewed.changes !== null && current.changes?.length === reviewedCount ? " The changes are exactly the reviewed ones." : "";
	return require_start.say`Reviewed at ${reviewed.stateVersion}: ${[require_validate.changeCountsText(reviewed)]}. Now at ${current.stateVersion}: ${[changes]}.${[sameText]}`;
}
const differenceLabels = {
	new: "New",
	different: "Different",
	gone: "Gone",
	"not-comparable": "Now"
};
function differencesFromReview(stale) {
	const current = stale.current.changes ?? [];
	const difference = (kind, change, more = {}) => ({
		kind,
		row: changeRow(change, stale, false, {
			label: differenceLabels[kind],
			...more
		})
	});
	if (stale.reviewed.changes === null || stale.current.changes === null) return current.map((change) => difference("not-comparable", change));
	const reviewedById = new Map(stale.reviewed.changes.map((change) => [change.id, change]));
	const currentIds = new Set(current.map(({ id }) => id));
	return [...current.flatMap((change) => {
		const reviewed = reviewedById.get(change.id);
		if (reviewed === void 0) return [difference("new", change)];
		if (require_yaml_diff.isSameChange(reviewed, change)) return [];
		return [difference("different", change, { diffs: [{
			title: "On the platform since the review",
			lines: () => require_yaml_diff.diffLiveStates(reviewed, change)
		}] })];
	}), ...stale.reviewed.changes.filter(({ id }) => !currentIds.has(id)).map((change) => difference("gone", change, {
		warnings: [["Already on the platform."]],
		diffs: []
	}))];
}
// src/report/words/headline.ts
const outcomeHeadline = (outcome) => require_start.dispatch(headlines, "kind", outcome);
const outcomeHeadlineText = (outcome) => require_start.plainText(outcomeHeadline(outcome));
const headlines = {
	valid: (outcome) => [require_validate.validationText(outcome)],
	invalid: (outcome) => [require_validate.validationText(outcome)],
	"no-changes": ({ plan, threeWayDiff }) => {
		if (plan.bundles.length === 0) return ["No changes to apply"];
		return require_validate.isRollback(plan) ? require_start.say`Nothing to roll back: ${deploymentOrCount(plan)} is already as it was before` : require_start.say`No changes for ${deploymentOrCount(plan)}${[liveSuffix(liveChanges(threeWayDiff).length)]}`;
	},
	changes: ({ plan }) => require_start.say`${[require_validate.isRollback(plan) ? "Rollback" : "Policies"]} for ${deploymentOrCount(plan)}: ${[require_validate.effectCountsText(require_validate.plannedChanges(plan))]}`,
	"needs-approval": ({ plan, guards }) => guards.length === 0 ? require_start.say`Declined: nothing was applied to ${deploymentOrCount(plan)} (${[require_validate.effectCountsText(require_validate.plannedChanges(plan))]})` : require_start.say`Approval required for ${deploymentOrCount(plan)}: ${[require_validate.effectCountsText(require_validate.plannedChanges(plan))]}`,
	stale: ({ plan, results }) => {
		const isPlatformChanged = results.some(({ result }) => result.kind === "not-applied" && result.current !== null);
		if (require_validate.isRollback(plan)) return require_start.say`Stale: ${isPlatformChanged ? staleDeployments(results) : deploymentOrCount(plan)} changed since the apply; nothing was rolled back`;
		return isPlatformChanged ? require_start.say`Stale: ${staleDeployments(results)} changed since the review; nothing was applied` : require_start.say`Stale: the files are not those of the review; nothing was applied to ${deploymentOrCount(plan)}`;
	},
	applied: ({ plan, results }) => isAllAlreadyApplied(results) ? require_start.say`Already applied to ${deploymentOrCount(plan)}${[nothingSentSuffix(results)]}` : require_start.say`Applied to ${deploymentOrCount(plan)}: ${[writtenCountsText(results)]}`,
	partial: ({ plan, results }) => require_start.say`Partly applied to ${deploymentOrCount(plan)}: ${results.filter(require_validate.isApplied).length} of ${[require_start.pluralize(results.length, "bundle")]} confirmed`,
	failed: ({ plan }) => plan === null ? ["Failed"] : require_start.say`Failed: ${deploymentOrCount(plan)}, ${[require_validate.changeCountsText(plan.summary)]} planned`
};
function deploymentOrCount({ bundles }) {
	const slugs = require_names.deploymentSlugs(bundles);
	const [slug] = slugs;
	if (slug === void 0) return ["no deployment"];
	return slugs.length === 1 ? require_start.say`${slug}` : [require_start.pluralize(slugs.length, "deployment")];
}
const staleDeployments = (results) => deploymentOrCount({ bundles: require_validate.staleBundlesIn(results) });
const plannedCountsSentence = (outcome) => outcome.kind === "changes" || outcome.kind === "needs-approval" ? [require_validate.changeCountsText(outcome.plan.summary)] : [];
const liveSuffix = (changes) => changes === 0 ? "" : `, ${changes} already live`;
const isAllAlreadyApplied = (results) => results.every(({ result }) => result.kind === "already-applied");
const nothingSentSuffix = (results) => results.every(({ result }) => result.reason === null) ? ", nothing was sent" : "";
function writtenCountsText(results) {
	const already = results.filter(({ result }) => result.kind === "already-applied").length;
	const suffix = already === 0 ? "" : `; ${require_start.pluralize(already, "bundle")} already applied`;
	return `${require_validate.doneCountsText(writtenSummary(results))}${suffix}`;
}
const writtenSummary = (results) => require_validate.summarize(results.flatMap(({ bundle, result }) => result.kind === "already-applied" ? [] : bundle.changes));
// src/report/outcome-report.ts
function reportOutcome(outcome, surface = "command-line") {
	const results = "results" in outcome ? outcome.results : [];
	const isRejected = outcome.kind === "invalid" && outcome.accepted !== void 0;
	const report = reportFacts({
		plan: planToShow(outcome),
		explanations: explanationsToShow(outcome),
		guards: "guards" in outcome ? outcome.guards : [],
		results,
		error: require_validate.errorOf(outcome),
		stale: outcome.kind === "stale" ? require_validate.staleBundlesIn(results) : [],
		problems: outcome.problems,
		...isRejected && { status: waitingStatus }
	}, surface);
	const top = isRejected ? [...textBlocks(rejectedBundleSentence, "warning"), ...report.top] : report.top;
	return {
		headline: outcomeHeadline(outcome),
		counts: plannedCountsSentence(outcome),
		...report,
		top
	};
}
const rejectedBundleSentence = ["The platform rejects a bundle, so nothing is applied. The changes are those of the others."];
function reportFacts(facts, surface) {
	const { plan = null, guards = [], results = [], error = null, stale = [], problems = [] } = facts;
	const planReport = plan === null ? {
		top: [],
		body: [],
		background: []
	} : reportPlan(plan, facts);
	return {
		top: [
			...failureBlocks(error, surface),
			...approvalBlocks(guards, surface),
			...results.length === 0 ? planReport.top : resultsTableBlocks(results)
		],
		body: [
			...staleBlocks(stale, plan !== null),
			...planReport.body,
			...problemsBlocks(problems)
		],
		background: results.length === 0 ? planReport.background : []
	};
}
const failureBlocks = (error, surface) => error === null ? [] : [{
	kind: "failure",
	lines: require_failure.failureLines(error, surface)
}];
function reportPlan(plan, facts) {
	const { explanations = {} } = facts;
	const { impact, threeWayDiff, undeclared = [], differsElsewhere = [] } = explanations;
	const withDeployment = require_names.hasSeveralDeployments(plan.bundles);
	return {
		top: [
			...threeWayDiff === void 0 ? [] : originBlocks(plan, threeWayDiff),
			...textBlocks(differsElsewhereSentence(differsElsewhere, withDeployment)),
			...testDecisionBlocks(explanations.tests)
		],
		body: [
			...planChangesBlocks(plan, explanations, facts),
			...liveBlocks(liveChanges(threeWayDiff), withDeployment),
			...overridesBlocks(plan, explanations, withDeployment),
			...unmanagedObjectsBlocks(explanations, withDeployment),
			...testCountBlocks(explanations.tests)
		],
		background: [
			...bundlesTableBlocks(plan),
			...testTableBlocks(explanations.tests),
			...undeclaredBlocks(undeclared, withDeployment),
			...textBlocks(impact === void 0 ? [] : impactBasisSentence(impact))
		]
	};
}
function originBlocks(plan, threeWayDiff) {
	const { bundles } = plan;
	const withDeployment = require_names.hasSeveralDeployments(bundles);
	const { short } = threeWayDiff.base;
	return [...[
		{
			title: "Edits on the platform that an apply reverts",
			tone: "warning",
			changes: revertedEdits(threeWayDiff),
			hint: require_start.say`They differ from the base ${short}: edited on the platform, or never applied.`
		},
		{
			title: "Looser than the base",
			tone: "danger",
			changes: looserThanBaseOnly(bundles, threeWayDiff),
			hint: []
		},
		{
			title: "Already live, deleted or looser",
			tone: "danger",
			changes: liveLoosenings(threeWayDiff),
			hint: []
		}
	].filter(({ changes }) => changes.length > 0).map(({ title, tone, changes, hint }) => {
		return listBlock(title, tone, nameIdenticalOnce(changes, withDeployment).map(({ change, name }) => require_start.say`${name}: ${effectSentence(change)}`), hint);
	}), ...baseNoteSentences(threeWayDiff, bundles).flatMap((note) => textBlocks(note, "warning"))];
}
const undeclaredBlocks = (undeclared, withDeployment) => undeclared.length === 0 ? [] : textBlocks(require_start.say`Not managed here: ${require_names.bundleNames(undeclared, withDeployment)}`);
function unmanagedObjectsBlocks({ unmanagedObjects = [] }, withDeployment) {
	if (unmanagedObjects.length === 0) return [];
	const counts = require_names.groupIfMany(unmanagedObjects, ({ kind }) => kind).map((group) => {
		const total = group.reduce((sum, bundle) => sum + bundle.count, 0);
		return require_start.say`${[require_start.pluralize(total, "object")]} of ${require_names.bundleNames(group, withDeployment)}`;
	});
	return textBlocks(require_start.say`Left alone, as ifmatch.yaml says: ${require_start.joinSentences(counts, ", ")}`);
}
function overridesBlocks({ bundles }, explanations, withDeployment) {
	const { overrides = [] } = explanations;
	const shownInRows = new Set(bundles.flatMap((bundle) => explainedChanges(bundle, explanations)).map(({ overridden }) => overridden));
	const items = overrides.filter(({ overridden }) => !shownInRows.has(overridden)).map((override) => overrideSentence(override, withDeployment));
	return items.length === 0 ? [] : [listBlock("Overrides", "plain", items)];
}
function overrideSentence({ deployment, kind, object, at, overridden }, withDeployment) {
	const { noun, name } = require_names.describeBundleObject(object, kind);
	const ofDeployment = withDeployment ? require_start.say` of ${deployment.slug}` : [];
	return require_start.say`${[noun]} ${name}${ofDeployment} in ${require_validate.positionText(at)} overrides ${require_validate.positionText(overridden)}`;
}
const differsElsewhereSentence = (differsElsewhere, withDeployment) => differsElsewhere.length === 0 ? [] : require_start.say`Not part of this change: the platform differs from the files in ${require_names.bundleNames(differsElsewhere, withDeployment)}. Merging leaves that alone; ${"ifmatch drift"} shows it.`;
const minDeploymentsForTable = 6;
function planChangesBlocks(plan, explanations, facts) {
	const { bundles } = plan;
	const changed = require_names.deploymentSlugs(bundles.filter(({ changes }) => changes.length > 0));
	if (changed.length < 2) {
		const withDeployment = require_names.hasSeveralDeployments(bundles);
		const changes = bundles.flatMap((bundle) => explainedChanges(bundle, explanations));
		return changesBlocks(null, [], changes.map((change) => mergeIntoRow([change], withDeployment)));
	}
	const { guards = [], results = [], status = guards.length === 0 ? readyStatus : waitingStatus } = facts;
	const sections = deploymentSections(plan, explanations, {
		guards,
		results,
		defaultStatus: status
	});
	const unchanged = require_names.deploymentSlugs(bundles).filter((slug) => !changed.includes(slug));
	return [...changed.length < minDeploymentsForTable ? [] : [{
		kind: "deployments",
		sections,
		unchanged
	}], ...sections.map((section) => ({
		kind: "changes",
		title: sectionTitle(section),
		message: [],
		rows: section.rows,
		section
	}))];
}
const liveBlocks = (live, withDeployment) => changesBlocks([`Already live: ${require_start.pluralize(live.length, "change")}, nothing to apply`], [], live.map(({ change, bundle }) => changeRow(change, bundle, withDeployment, { diffs: [] })));
function bundlesTableBlocks({ bundles }) {
	if (bundles.every(({ changes }) => changes.length === 0)) return [];
	const withDeployment = require_names.hasSeveralDeployments(bundles);
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
			require_names.bundleName(bundle, withDeployment),
			[require_validate.changeCountsText(require_validate.summarize(bundle.changes))],
			[require_start.foreign(bundle.stateVersion)],
			[require_start.foreign(shortDigest(bundle.bundleDigest))]
		])
	}];
}
const shortDigest = (digest) => digest.replace(/^sha256:/, "").slice(0, 12);
function planToShow(outcome) {
	if (outcome.kind === "invalid") return outcome.accepted ?? null;
	if (!("guards" in outcome) || outcome.kind === "stale" || require_validate.isDeclined(outcome)) return null;
	return outcome.plan;
}
function explanationsToShow(outcome) {
	if (outcome.kind === "invalid") return outcome.overrides === void 0 ? {} : { overrides: outcome.overrides };
	if (!("guards" in outcome)) return {};
	return "results" in outcome ? { impact: outcome.impact } : outcome;
}
const isStoppedByGuard = (outcome) => "guards" in outcome && outcome.guards.length > 0;
Object.defineProperty(exports, "approvalHintSentence", {
	enumerable: true,
	get: function() {
		return approvalHintSentence;
	}
});
Object.defineProperty(exports, "changeRow", {
	enumerable: true,
	get: function() {
		return changeRow;
	}
});
Object.defineProperty(exports, "changesBlocks", {
	enumerable: true,
	get: function() {
		return changesBlocks;
	}
});
Object.defineProperty(exports, "deploymentOrCount", {
	enumerable: true,
	get: function() {
		return deploymentOrCount;
	}
});
Object.defineProperty(exports, "deploymentRow", {
	enumerable: true,
	get: function() {
		return deploymentRow;
	}
});
Object.defineProperty(exports, "explanationsToShow", {
	enumerable: true,
	get: function() {
		return explanationsToShow;
	}
});
Object.defineProperty(exports, "hasDetails", {
	enumerable: true,
	get: function() {
		return hasDetails;
	}
});
Object.defineProperty(exports, "hasLooserChange", {
	enumerable: true,
	get: function() {
		return hasLooserChange;
	}
});
Object.defineProperty(exports, "isAllAlreadyApplied", {
	enumerable: true,
	get: function() {
		return isAllAlreadyApplied;
	}
});
Object.defineProperty(exports, "isStoppedByGuard", {
	enumerable: true,
	get: function() {
		return isStoppedByGuard;
	}
});
Object.defineProperty(exports, "listBlock", {
	enumerable: true,
	get: function() {
		return listBlock;
	}
});
Object.defineProperty(exports, "liveChanges", {
	enumerable: true,
	get: function() {
		return liveChanges;
	}
});
Object.defineProperty(exports, "liveLoosenings", {
	enumerable: true,
	get: function() {
		return liveLoosenings;
	}
});
Object.defineProperty(exports, "liveSuffix", {
	enumerable: true,
	get: function() {
		return liveSuffix;
	}
});
Object.defineProperty(exports, "nothingSentSuffix", {
	enumerable: true,
	get: function() {
		return nothingSentSuffix;
	}
});
Object.defineProperty(exports, "outcomeHeadline", {
	enumerable: true,
	get: function() {
		return outcomeHeadline;
	}
});
Object.defineProperty(exports, "outcomeHeadlineText", {
	enumerable: true,
	get: function() {
		return outcomeHeadlineText;
	}
});
Object.defineProperty(exports, "planToShow", {
	enumerable: true,
	get: function() {
		return planToShow;
	}
});
Object.defineProperty(exports, "problemsBlocks", {
	enumerable: true,
	get: function() {
		return problemsBlocks;
	}
});
Object.defineProperty(exports, "rejectedBundleSentence", {
	enumerable: true,
	get: function() {
		return rejectedBundleSentence;
	}
});
Object.defineProperty(exports, "renderBlock", {
	enumerable: true,
	get: function() {
		return renderBlock;
	}
});
Object.defineProperty(exports, "reportFacts", {
	enumerable: true,
	get: function() {
		return reportFacts;
	}
});
Object.defineProperty(exports, "reportOutcome", {
	enumerable: true,
	get: function() {
		return reportOutcome;
	}
});
Object.defineProperty(exports, "riskyChanges", {
	enumerable: true,
	get: function() {
		return riskyChanges;
	}
});
Object.defineProperty(exports, "rowDiff", {
	enumerable: true,
	get: function() {
		return rowDiff;
	}
});
Object.defineProperty(exports, "textBlocks", {
	enumerable: true,
	get: function() {
		return textBlocks;
	}
});
Object.defineProperty(exports, "unchangedDeploymentsSentence", {
	enumerable: true,
	get: function() {
		return unchangedDeploymentsSentence;
	}
});
Object.defineProperty(exports, "undeclaredBlocks", {
	enumerable: true,
	get: function() {
		return undeclaredBlocks;
	}
});
Object.defineProperty(exports, "waitingStatus", {
	enumerable: true,
	get: function() {
		return waitingStatus;
	}
});
Object.defineProperty(exports, "writtenCountsText", {
	enumerable: true,
	get: function() {
		return writtenCountsText;
	}
});
