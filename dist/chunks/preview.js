import { PlatformError, defaultImpactLimits, exceptionId, findingSeverities, hasErrors, isObject, itemId, listId, policyId, renamesOf } from "./cli-and-action.js";
import { check, invalid, isGuess, lintKnown, load, nowhere, policyFinder, refuseParts, ruleLists, slugOf, unchangedPolicies } from "./validate.js";
import { guardPlan, makePlan, planPrepared, prepare, withConsent } from "./consent2.js";
import { setImmediate } from "./promises.js";
import { findTargets, inParallel } from "./targets.js";
import { defaultProfile } from "./profile.js";
// src/plan/detection-place.ts
const beside = (text, other) => `${text}\0${other}`;
function placesIn({ content, origins }) {
	const places = new Map();
	const add = (text, place) => {
		if (place !== void 0 && !places.has(text)) places.set(text, {
			rank: places.size,
			place
		});
	};
	for (const list of ruleLists) for (const item of content[list]) add(item, origins.get(itemId(list, item)) ?? origins.get(listId(list)));
	for (const exception of content.exceptions) {
		const origin = origins.get(exceptionId(exception));
		for (const [text, field] of textsOf(exception)) add(text, origin && {
			file: origin.file,
			pointer: [...origin.pointer, field]
		});
	}
	return (texts) => {
		return texts.flatMap((text) => places.get(text) ?? []).toSorted((a, b) => a.rank - b.rank)[0]?.place ?? null;
	};
}
const fields = [
	"rule",
	"project",
	"project_tag_name"
];
function textsOf(exception) {
	const given = fields.flatMap((field) => {
		const text = exception[field];
		return text === void 0 ? [] : [{
			field,
			text
		}];
	});
	return given.flatMap(({ field, text }) => [[text, field], ...given.filter((other) => other.field !== field).map((other) => [beside(text, other.text), field])]);
}
// src/plan/rejections.ts
function rejectionProblems(bundle, rejections) {
	if (rejections.length === 0) return [];
	const placeOf = bundle.kind === "remediation" ? policyPlaces(bundle) : detectionPlaces(bundle);
	return rejections.map((rejection) => {
		const { code: platformCode, message, policySlug: slug, context } = rejection;
		return {
			severity: "error",
			code: "platform-rejects",
			at: placeOf(rejection),
			platformCode,
			message,
			slug,
			context
		};
	});
}
const beginning = ({ origins }) => origins.values().next().value ?? nowhere;
function policyPlaces(bundle) {
	const find = policyFinder(bundle.content);
	return (rejection) => {
		const policy = rejection.policySlug === null ? null : find(rejection.policySlug, rejection.policySlug);
		const origin = policy === null ? void 0 : bundle.origins.get(policyId(slugOf(policy)));
		if (policy === null || origin === void 0) return beginning(bundle);
		return {
			file: origin.file,
			pointer: [...origin.pointer, ...pointerInto(policy, rejection)]
		};
	};
}
function detectionPlaces(bundle) {
	const find = placesIn(bundle);
	return ({ context: { value, ...rest } }) => {
		const others = Object.values(rest);
		return (value === void 0 ? null : find(others.map((other) => beside(value, other))) ?? find([value])) ?? find(others) ?? beginning(bundle);
	};
}
function pointerInto(policy, { code, context }) {
	const { action_type: action, missing_companion: companion, condition_type: type, value } = context;
	if (companion !== void 0) return actionPointer(policy, (found) => found === (action ?? needsOf(companion))) ?? ["actions"];
	if (action !== void 0) return actionPointer(policy, (found) => found === action) ?? ["actions"];
	if (type !== void 0) return conditionPointer(policy, type, value) ?? ["filters"];
	if (value !== void 0) return conditionPointer(policy, type, value) ?? settingPointer(policy, value) ?? [];
	return code === "RESERVED_SLUG" && policy.slug !== void 0 ? ["slug"] : [];
}
const needsOf = (companion) => companion === "pr_comment" ? "block" : null;
function actionPointer({ actions }, wanted) {
	const index = actions.findIndex(({ type }) => wanted(type));
	return index === -1 ? null : [
		"actions",
		index,
		"type"
	];
}
function conditionPointer({ filters: { conditions } }, type, value) {
	const fitting = [...conditions.entries()].filter(([, condition]) => type === void 0 || condition.type === type);
	const holding = value === void 0 ? void 0 : fitting.find(([, { values }]) => values.includes(value));
	if (holding !== void 0 && value !== void 0) return [
		"filters",
		"conditions",
		holding[0],
		"values",
		holding[1].values.indexOf(value)
	];
	const [first] = type === void 0 ? [] : fitting;
	return first === void 0 ? null : [
		"filters",
		"conditions",
		first[0]
	];
}
function settingPointer({ actions }, value) {
	const found = actions.flatMap(({ config = {} }, index) => Object.entries(config).map(([name, text]) => ({
		index,
		name,
		text
	}))).find(({ text }) => text === value);
	return found === void 0 ? null : [
		"actions",
		found.index,
		"config",
		found.name
	];
}
// src/commands/ask-platform.ts
async function askPlatform(targets, world, check) {
	let done = 0;
	return inParallel(targets, async (target) => {
		const asked = await ask(target, check);
		done += 1;
		world.terminal.progress(`dry run ${String(done)} of ${String(targets.length)}`);
		return asked;
	});
}
async function ask(target, check) {
	const { bundle, deployment, platform } = target;
	const answer = platform.dryRun(deployment, bundle);
	const [preview, prepared, problems] = await Promise.all([
		answer,
		prepareWhile(answer, bundle),
		vocabularyFor(target).then((vocabulary) => vocabulary === null ? [] : check(bundle, vocabulary))
	]);
	return {
		target,
		preview,
		prepared,
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
async function prepareWhile(answer, bundle) {
	let isAwaited = true;
	const ended = () => void (isAwaited = false);
	answer.then(ended, ended);
	const steps = prepare(bundle);
	for (;;) {
		if (isAwaited) await setImmediate();
		const step = steps.next();
		if (step.done === true) return step.value;
	}
}
// src/impact/findings.ts
const isDoubt = (truth) => typeof truth === "object";
const not = (truth) => isDoubt(truth) ? truth : !truth;
const every = (truths) => !truths.includes(false) && (truths.find(isDoubt) ?? true);
const some = (truths) => truths.includes(true) || (truths.find(isDoubt) ?? false);
function readFinding(finding) {
	const fields = finding;
	const [rule, repository] = [fieldsIn(fields["rule"]), fieldsIn(fields["repository"])];
	const classes = textsIn(rule["vulnerability_classes"]);
	return {
		severity: textIn(fields["severity"]),
		confidence: textIn(fields["confidence"]),
		classes: classes ?? textsIn(fields["categories"]) ?? [],
		hasAllClasses: classes !== null,
		rule: textIn(rule["name"]) ?? textIn(fields["rule_name"]),
		repository: textIn(repository["name"]),
		tags: textsIn(repository["tags"])
	};
}
const fieldsIn = (value) => isObject(value) ? value : {};
const textsIn = (value) => Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
const textIn = (value) => typeof value === "string" && value !== "" ? value : null;
function figuresOf(findings) {
	const repositories = countBy(findings, ({ repository }) => repository);
	const severities = countBy(findings, ({ severity }) => findingSeverities.find((one) => one === severity) ?? "unknown");
	const [critical = 0, high = 0, medium = 0, low = 0, unknown = 0] = findingSeverities.map((one) => severities.get(one));
	return {
		findings: findings.length,
		bySeverity: {
			critical,
			high,
			medium,
			low,
			unknown
		},
		repositories: repositories.size,
		topRepositories: topOf(repositories),
		topRules: topOf(countBy(findings, ({ rule }) => rule))
	};
}
function countBy(findings, nameOf) {
	const counts = new Map();
	for (const finding of findings) {
		const name = nameOf(finding);
		if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	return counts;
}
const shown = 5;
const topOf = (counts) => [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, shown).map(([name, findings]) => ({
	name,
	findings
}));
const estimateOf = (figures, because) => because.length === 0 ? {
	kind: "estimate",
	figures
} : {
	kind: "at-least",
	figures,
	because: distinct(because)
};
const notEstimable = (because) => ({
	kind: "not-estimable",
	because: distinct(because)
});
const mostReasons = 5;
const distinct = (limits) => [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()].slice(0, mostReasons);
// src/impact/detection.ts
async function estimateDetection(bundle, ask) {
	const { deployment, kind, changes } = bundle;
	const counted = await countItems(bundle, ask);
	const listed = kind === "detection/code" ? await ask.list(deployment, codeListings(counted)) : unlisted;
	const byChange = Map.groupBy(counted, ({ item }) => item.change);
	const impactOf = (change) => {
		const { object, key, id } = change;
		if (itemsOf(change) === null) return {
			object,
			key,
			id,
			about: "other"
		};
		return {
			object,
			key,
			id,
			about: "detection",
			items: (byChange.get(change) ?? []).map((one) => {
				const { list, name, verb } = one.item;
				return {
					list,
					name,
					verb,
					issues: issuesOf([one]),
					findings: findingsOf([one], listed)
				};
			})
		};
	};
	const lost = [...byChange].flatMap(([change, own]) => lostOf(change, own));
	const together = {
		issues: issuesOf(lost),
		findings: findingsOf(lost, listed)
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: null,
		lost: counted.length === 0 ? null : together
	};
}
const unlisted = {
	findings: [],
	because: [{ why: "unlisted" }]
};
const verbs = {
	create: "added",
	update: "changed",
	delete: "removed"
};
function itemsOf(change) {
	const { object, key, verb } = change;
	if (object === "DetectionPolicy") return [
		"rulesets",
		"rules",
		"disabled"
	].flatMap((list) => differencesOf(list, change));
	const [name, target, by] = [
		textIn(key["rule"]),
		textIn(key["scope_target"]),
		key["scope_type"]
	];
	if (object !== "DetectionPolicyException" || name === null || target === null) return null;
	if (by !== "project" && by !== "project_tag") return null;
	const isRuleset = key["rule_type"] === "pack";
	return [{
		list: "exceptions",
		name,
		verb: verbs[verb],
		isRuleset,
		scope: {
			by,
			target
		},
		change
	}];
}
function differencesOf(list, change) {
	const had = new Set(change.verb === "create" ? [] : textsIn(change.before[list]));
	const has = new Set(change.verb === "delete" ? [] : textsIn(change.after[list]));
	const items = (some, others, verb) => [...some].filter((name) => !others.has(name)).map((name) => ({
		list,
		name,
		verb,
		isRuleset: list === "rulesets",
		scope: null,
		change
	}));
	return [...items(had, has, "removed"), ...items(has, had, "added")];
}
async function countItems({ deployment, kind, changes }, ask) {
	const items = changes.flatMap((change) => itemsOf(change) ?? []);
	const keyOf = ({ isRuleset, name, scope }) => JSON.stringify([isRuleset && name, scope]);
	const groups = [...Map.groupBy(items, keyOf).values()].toSorted(([a], [b]) => Number(a?.isRuleset) - Number(b?.isRuleset));
	const kept = kind === "detection/code" ? 1 : 0;
	const counted = groups.map(async (own) => {
		const answer = await ask.groups(deployment, requestFor(own, kind), kept);
		return own.map((item) => countedOf(item, answer));
	});
	return (await Promise.all(counted)).flat();
}
const groupLimit = 1e3;
function requestFor(items, kind) {
	const [{ isRuleset, scope } = {
		isRuleset: false,
		scope: null
	}] = items;
	const rules = [...new Set(items.map(({ name }) => name))];
	const what = isRuleset ? { rulesets: [...new Set(rules.flatMap((name) => [name, name.replace(/^p\//, "")]))] } : { rules };
	const where = scope?.by === "project" ? { repositoryNames: [scope.target] } : { ...scope && { repositoryTags: [scope.target] } };
	return {
		groupBy: "GROUP_BY_RULE",
		issueTypes: [kind === "detection/code" ? "ISSUE_TYPE_SAST" : "ISSUE_TYPE_SECRETS"],
		limit: groupLimit,
		filter: {
			...what,
			...where,
			tab: "ISSUE_TAB_OPEN"
		}
	};
}
const ofPlatform = (message) => ({
	why: "platform",
	message
});
function countedOf(item, answer) {
	if (isLimit(answer)) return {
		item,
		rules: item.isRuleset ? null : [item.name],
		issues: null,
		because: [answer]
	};
	const issues = new Map(item.isRuleset ? [] : [[item.name, 0]]);
	for (const { rulePath, issuesCount } of answer.groups ?? []) {
		const rule = textIn(rulePath) ?? "";
		if (item.isRuleset || rule === item.name) issues.set(rule, (issues.get(rule) ?? 0) + Number(textIn(issuesCount) ?? "none"));
	}
	const because = textIn(answer.cursor) === null ? [] : [ofPlatform("the platform has more rules than it answered")];
	return {
		item,
		rules: [...issues.keys()],
		issues,
		because
	};
}
function issuesOf(items) {
	const because = items.flatMap((one) => one.because);
	const parts = items.flatMap(({ item, issues }) => Array.from(issues ?? [], ([rule, count]) => ({
		rule,
		scope: JSON.stringify(item.scope),
		count
	})));
	if (items.every(({ issues }) => issues === null)) return notEstimable(because);
	let total = 0;
	for (const own of Map.groupBy(parts, ({ rule }) => rule).values()) {
		const most = Math.max(...own.map(({ count }) => count));
		if (!own.every((one) => one.scope === own[0]?.scope || one.count === 0) && !own.some(({ scope, count }) => scope === "null" && count === most)) because.push(shared);
		total += most;
	}
	return Number.isSafeInteger(total) ? estimateOf(total, because) : notEstimable([noNumber]);
}
const shared = ofPlatform("the platform does not tell which issues several entries share");
const noNumber = ofPlatform("the platform gave a count that is no number");
const mostCharacters = 4e3;
function codeListings(counted) {
	const rules = [...new Set(counted.flatMap((one) => one.rules ?? []))];
	if (rules.length === 0) return [];
	return [{
		issue_type: "sast",
		status: "open",
		dedup: true,
		...rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + 7, 0) > mostCharacters ? {} : { rules }
	}];
}
function findingsOf(items, { findings, because }) {
	if (items.length === 0) return notEstimable([]);
	const scopes = new Map();
	for (const { rules, item } of items) for (const rule of rules ?? []) scopes.set(rule, [...scopes.get(rule) ?? [], item.scope]);
	const judged = findings.map((finding) => {
		const own = scopes.get(finding.rule ?? "") ?? [];
		return {
			finding,
			truth: some(own.map((scope) => isInside(finding, scope)))
		};
	});
	const sure = judged.flatMap(({ finding, truth }) => truth === true ? [finding] : []);
	const doubts = judged.flatMap(({ truth }) => isDoubt(truth) ? [truth.because] : []);
	const reasons = [
		...items.flatMap((one) => one.rules === null ? one.because : []),
		...doubts,
		...because
	];
	return sure.length === 0 && reasons.length > 0 ? notEstimable(reasons) : estimateOf(figuresOf(sure), reasons);
}
function isInside({ repository, tags }, scope) {
	if (scope === null) return true;
	if (scope.by === "project") return repository === scope.target;
	return tags === null ? { because: {
		why: "tags",
		tags: [scope.target]
	} } : tags.includes(scope.target);
}
function lostOf(change, items) {
	const after = change.object === "DetectionPolicy" && change.verb !== "delete" ? change.after : {};
	const disabled = new Set(textsIn(after["disabled"]));
	const come = items.filter(({ item }) => item.list === "rulesets" && item.verb === "added");
	const named = [...textsIn(after["rules"]) ?? [], ...come.flatMap(({ rules }) => rules ?? [])];
	const kept = new Set(named.filter((rule) => !disabled.has(rule)));
	return items.filter(({ item }) => isLost(item, change) && (item.isRuleset || item.list === "disabled" || !kept.has(item.name))).map((one) => ({
		...one,
		rules: one.rules?.filter((rule) => !one.item.isRuleset || !kept.has(rule)) ?? null,
		issues: one.issues && new Map([...one.issues].filter(([rule]) => !one.item.isRuleset || !kept.has(rule)))
	}));
}
function isLost({ list, verb }, { effect }) {
	if (list === "exceptions") return effect === "looser" || effect === "mixed";
	if (effect === "neutral" || effect === "stricter") return false;
	return verb === (list === "disabled" ? "added" : "removed");
}
// src/impact/policies.ts
async function estimateRemediation(bundle, ask) {
	const { deployment, kind, content, changes } = bundle;
	const changed = new Map(changes.filter(isOfPolicy).map((change) => [change, readChange(change)]));
	const all = [...changed.values()];
	const enforcement = enforcementOf(all, unchangedPolicies(content, changes).map(readPolicy));
	const acting = all.flatMap(({ before, after }) => [before, after]).filter(({ active }) => active);
	const { findings, because } = await ask.list(deployment, planListings(acting));
	const seen = {
		alike: alikeIn(findings, enforcement),
		because,
		enforcement
	};
	const impactOf = (change) => {
		const { object, key, id } = change;
		const one = changed.get(change);
		if (one === void 0) return {
			object,
			key,
			id,
			about: "other"
		};
		return {
			object,
			key,
			id,
			about: "policy",
			matched: matchedBy(one, seen),
			blocked: blockedBy([one], seen)
		};
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: blockedBy(all, seen),
		lost: null
	};
}
const isOfPolicy = ({ object }) => object === "RemediationPolicy";
const readChange = (change) => ({
	change,
	before: change.verb === "create" ? noPolicy : readPolicy(change.before),
	after: change.verb === "delete" ? noPolicy : readPolicy(change.after)
});
const noPolicy = {
	active: false,
	blocks: false,
	filters: {
		mode: "any",
		conditions: [],
		text: "nothing"
	}
};
function readPolicy({ active, actions, filters }) {
	const blocks = Array.isArray(actions) && actions.some((action) => isObject(action) && action["type"] === "block");
	return {
		active: active !== false,
		blocks,
		filters: readFilters(filters)
	};
}
function readFilters(filters) {
	const unknown = {
		mode: "all",
		conditions: null,
		text: JSON.stringify(filters) ?? "none"
	};
	if (!isObject(filters)) return unknown;
	const { mode, conditions: given } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(given) || given.length === 0) return unknown;
	const conditions = given.flatMap((one) => readCondition(one) ?? []);
	if (conditions.length < given.length) return unknown;
	const texts = new Set(conditions.map((one) => JSON.stringify(one)));
	return {
		mode,
		conditions,
		text: JSON.stringify([mode, [...texts].toSorted()])
	};
}
function readCondition(condition) {
	if (!isObject(condition)) return null;
	const [type, values] = [textIn(condition["type"]), textsIn(condition["values"] ?? [])];
	const mode = textIn(condition["mode"]) ?? "any";
	if (type === null || values === null || mode !== "any" && mode !== "none") return null;
	return {
		type,
		values: [...new Set(values)].toSorted(),
		none: mode === "none"
	};
}
const acts = ({ active, filters }, has) => active && matches(filters, has);
function matches({ mode, conditions }, has) {
	if (conditions === null) return { because: { why: "form" } };
	const held = conditions.map(({ type, values, none }) => {
		const truth = values.length > 0 && has(type, values);
		return none ? not(truth) : truth;
	});
	return mode === "any" ? some(held) : every(held);
}
const hasOneOf = ({ severity, confidence, classes, hasAllClasses, tags }) => (type, values) => {
	const unknown = { because: {
		why: "field",
		type
	} };
	if (type === "severity") return severity === null ? unknown : values.includes(severity);
	if (type === "confidence") return confidence === null ? unknown : values.includes(confidence);
	if (type === "vulnerability_class") return values.some((value) => classes.includes(value)) || (hasAllClasses ? false : unknown);
	if (type !== "repository_tag") return { because: {
		why: "condition",
		type
	} };
	return tags === null ? { because: {
		why: "tags",
		tags: values
	} } : values.some((value) => tags.includes(value));
};
const severities = [
	"critical",
	"high",
	"medium",
	"low"
];
function planListings(acting) {
	const has = (severity) => (type, values) => type === "severity" ? values.includes(severity) : { because: {
		why: "condition",
		type
	} };
	const wanted = severities.filter((severity) => acting.some((policy) => acts(policy, has(severity)) !== false));
	if (wanted.length === 0) return [];
	const narrow = wanted.length < severities.length ? { severities: wanted } : {};
	return [
		"sast",
		"sca",
		"ai_sast"
	].map((issue_type) => ({
		issue_type,
		status: "open",
		dedup: true,
		...narrow
	}));
}
const ways = ["newly", "noLonger"];
function enforcementOf(changed, unchanged) {
	const blocking = (policies) => new Map([...unchanged, ...policies].filter(isBlocking).map(({ filters }) => [filters.text, filters]));
	const [before, after] = [blocking(changed.map((one) => one.before)), blocking(changed.map((one) => one.after))];
	return {
		stay: [...before.values()].filter(({ text }) => after.has(text)),
		newly: [...after.values()].filter(({ text }) => !before.has(text)),
		noLonger: [...before.values()].filter(({ text }) => !after.has(text))
	};
}
const isBlocking = ({ active, blocks }) => active && blocks;
function alikeIn(findings, enforcement) {
	const facts = ({ severity, confidence, classes, hasAllClasses, tags }) => JSON.stringify([
		severity,
		confidence,
		classes,
		hasAllClasses,
		tags
	]);
	return [...Map.groupBy(findings, facts).values()].map((group) => {
		const has = group[0] ? hasOneOf(group[0]) : () => false;
		return {
			has,
			findings: group,
			turns: turnsOf(enforcement, has)
		};
	});
}
function turnsOf(enforcement, has) {
	const by = (all) => some(all.map((filters) => matches(filters, has)));
	const [comes, goes] = [by(enforcement.newly), by(enforcement.noLonger)];
	if (comes === false && goes === false) return {
		newly: false,
		noLonger: false
	};
	const free = not(by(enforcement.stay));
	return {
		newly: every([
			free,
			not(goes),
			comes
		]),
		noLonger: every([
			free,
			not(comes),
			goes
		])
	};
}
function count(alike, test) {
	const judged = alike.map((one) => ({
		truth: test(one),
		own: one.findings
	}));
	return {
		findings: judged.flatMap(({ truth, own }) => truth === true ? own : []),
		doubts: judged.flatMap(({ truth }) => isDoubt(truth) ? [truth.because] : [])
	};
}
function matchedBy({ before, after }, { alike, because }) {
	if (alike.length === 0 && because.length > 0) return notEstimable(because);
	const [was, is] = [count(alike, ({ has }) => acts(before, has)), count(alike, ({ has }) => acts(after, has))];
	const doubts = [...was.doubts, ...is.doubts];
	if ([was, is].some((side) => side.findings.length === 0 && side.doubts.length > 0)) return notEstimable(doubts);
	return estimateOf({
		before: figuresOf(was.findings),
		after: figuresOf(is.findings)
	}, [...doubts, ...because]);
}
const waysOfEffect = {
	stricter: ["newly"],
	looser: ["noLonger"],
	neutral: [],
	mixed: ways,
	unknown: ways
};
function blockedBy(changed, { alike, because, enforcement }) {
	const turnedBy = (way) => {
		const turning = changed.map(({ change, before, after }) => ({
			change,
			policy: way === "newly" ? after : before
		})).filter(({ policy }) => isBlocking(policy) && enforcement[way].some(({ text }) => text === policy.filters.text));
		const by = ({ has, turns }) => turns[way] !== false && every([some(turning.map(({ policy }) => acts(policy, has))), turns[way]]);
		const counted = count(alike, by);
		const mayTurn = turning.some(({ change }) => waysOfEffect[change.effect].includes(way)) || counted.findings.length > 0;
		const doubts = mayTurn ? counted.doubts : [];
		return {
			way,
			figures: figuresOf(counted.findings),
			doubts,
			isUnsure: mayTurn && because.length + doubts.length > 0
		};
	};
	const [newly, noLonger] = [turnedBy("newly"), turnedBy("noLonger")];
	const figures = {
		newly: newly.figures,
		noLonger: noLonger.figures
	};
	const unsure = [newly, noLonger].filter(({ isUnsure }) => isUnsure).map(({ way }) => way);
	if (unsure.length === 0) return {
		kind: "estimate",
		figures
	};
	const doubts = [...newly.doubts, ...noLonger.doubts];
	const reasons = distinct([...doubts, ...because]);
	if (figures.newly.findings + figures.noLonger.findings === 0 && (alike.length === 0 || doubts.length > 0)) return {
		kind: "not-estimable",
		because: reasons,
		unsure
	};
	return {
		kind: "at-least",
		figures,
		because: reasons,
		unsure
	};
}
// src/impact/estimate.ts
async function estimateImpact(plan, sources, limits) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const ask = new Ask(sources, limits, changing);
	const bundles = [];
	for (const [index, bundle] of changing.entries()) {
		ask.keptForOthers = leastRequests(changing.slice(index + 1), limits);
		bundles.push(await (bundle.kind === "remediation" ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask)));
	}
	return {
		bundles,
		looked: {
			findings: limits.findings - ask.findingsLeft,
			requests: ask.requests
		}
	};
}
const smallestPage = 100;
const largestPage = 3e3;
const mostRequests = 8;
const pagesWithin = ({ findings }) => Math.ceil(findings / largestPage);
function leastRequests(bundles, limits) {
	const least = {
		remediation: 3 + pagesWithin(limits),
		"detection/code": 2,
		"detection/secrets": 1
	};
	return bundles.reduce((sum, { kind }) => sum + least[kind], 0);
}
var Ask = class {
	requests = 0;
	findingsLeft;
	keptForOthers = 0;
	sources;
	limits;
	most;
	late;
	constructor(sources, limits, bundles) {
		this.sources = sources;
		this.limits = limits;
		this.findingsLeft = limits.findings;
		this.most = Math.max(mostRequests + pagesWithin(limits), leastRequests(bundles, limits));
		this.late = new Promise((resolve) => {
			setTimeout(() => resolve({
				why: "time",
				milliseconds: limits.ms
			}), limits.ms).unref();
		});
	}
	groups(deployment, body, kept) {
		return this.request(() => this.sources.issueGroups(deployment, body), kept);
	}
	async list(deployment, listings) {
		const size = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / listings.length)));
		const found = new Map();
		const because = [];
		let open = listings;
		for (let page = 0; open.length > 0; page += 1) {
			const allowed = open.slice(0, Math.floor(this.findingsLeft / size));
			if (allowed.length < open.length) because.push({
				why: "findings",
				limit: this.limits.findings
			});
			const queries = allowed.map((listing) => ({
				...listing,
				page,
				page_size: size
			}));
			const asked = await Promise.all(queries.map((query) => this.request(() => this.sources.findings(deployment, query))));
			because.push(...asked.filter(isLimit));
			const pages = asked.map((answer) => isLimit(answer) ? [] : answer);
			for (const finding of pages.flat()) found.set(finding.id ?? finding, readFinding(finding));
			this.findingsLeft -= pages.flat().length;
			open = allowed.filter((_, index) => pages[index]?.length === size);
		}
		return {
			findings: [...found.values()],
			because
		};
	}
	async request(send, kept = 0) {
		if (this.requests + this.keptForOthers + kept >= this.most) return {
			why: "requests",
			limit: this.most
		};
		this.requests += 1;
		const failed = (error) => ({
			why: "platform",
			message: error instanceof Error ? error.message : String(error)
		});
		return Promise.race([send().catch(failed), this.late]);
	}
};
const isLimit = (answer) => "why" in answer;
// src/commands/impact.ts
const impactOf = (plan, world, limits = defaultImpactLimits) => estimateImpact(plan, sourcesIn(world), limits);
function sourcesIn(world) {
	const open = new Map();
	const to = ({ slug }) => {
		const api = open.get(slug) ?? world.connections.api(slug, defaultProfile);
		open.set(slug, api);
		return api;
	};
	return {
		async findings(deployment, query) {
			const api = await to(deployment);
			const { slug } = deployment;
			const { findings } = await api.call("listFindings", {
				path: { deploymentSlug: slug },
				query,
				about: slug
			});
			return findings ?? [];
		},
		async issueGroups(deployment, body) {
			const api = await to(deployment);
			const { id: deploymentId, slug } = deployment;
			return api.call("searchIssues", {
				path: { deploymentId },
				body,
				about: slug
			});
		}
	};
}
// src/commands/explain.ts
async function explain({ outcome, files, targets }, { base, limits }, world) {
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes" && outcome.kind !== "consent") return outcome;
	const { plan } = outcome;
	const explained = {};
	if (base !== null) {
		world.terminal.progress("comparing with the base");
		const { triangulate } = await import("./triangulate.js");
		explained.triangulation = await triangulate(plan, files, targets, base);
	}
	if (limits !== null && outcome.kind !== "no-changes") {
		world.terminal.progress("reading findings for the impact");
		explained.impact = await impactOf(plan, world, limits);
	}
	return {
		...outcome,
		...explained
	};
}
// src/commands/preview.ts
const preview = async (options, world, wanted) => explain(await previewFiles(options, world), wanted, world);
async function previewFiles(options, world) {
	const files = load(options, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return {
		outcome: invalid(files, problems),
		files,
		targets: []
	};
	refuseParts(files);
	const targets = await findTargets(files, world);
	const asked = await askPlatform(targets, world, lintKnown);
	const limits = withConsent(files.settings.guards, options.consent);
	const certain = problems.filter((problem) => !isGuess(problem));
	return {
		outcome: judge({
			...files,
			problems: certain
		}, asked, limits),
		files,
		targets
	};
}
function judge(files, asked, limits) {
	const { problems } = files;
	const unknown = asked.flatMap((one) => one.problems);
	if (hasErrors(unknown)) return invalid(files, [...problems, ...unknown]);
	const rejected = asked.flatMap(({ target, preview: answer }) => rejectionProblems(target.bundle, answer.rejections));
	if (rejected.length > 0) return invalid(files, [...problems, ...rejected]);
	const plan = makePlan(asked.map(({ target, prepared, preview: answer }) => planPrepared(prepared, target.deployment, answer, files.locate)));
	return {
		kind: plan.bundles.some((bundle) => bundle.changes.length > 0) ? "changes" : "no-changes",
		plan,
		problems: withoutRenamed(files.report(problems), plan),
		guards: guardPlan(plan, limits)
	};
}
function withoutRenamed(problems, plan) {
	const renamed = new Set(plan.bundles.flatMap((bundle) => [...renamesOf(bundle).values()].map(({ at }) => lineOf(at))));
	return problems.filter(({ problem, position }) => problem.code !== "missing-slug" || position === null || !renamed.has(lineOf(position)));
}
const lineOf = ({ file, line }) => `${file}:${String(line)}`;
export { explain, preview, previewFiles, rejectionProblems };
