import { check, hasErrors, invalid, isGuess as isGuess$1, lintKnown, load, nowhere, policyFinder, refuseParts, ruleLists, slugOf, unchangedPolicies } from "./validate.js";
import { PlatformError, defaultImpactLimits, exceptionId, findingSeverities, isObject, itemId, listId, policyId, renamesOf } from "./cli-and-action.js";
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
		for (const [text, field] of textsOf$1(exception)) add(text, origin && {
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
function textsOf$1(exception) {
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
// src/impact/findings/code-listing.ts
const mostCharacters = 4e3;
function codeListings(rules) {
	if (rules.length === 0) return [];
	const listing = {
		issue_type: "sast",
		status: "open",
		dedup: true
	};
	return [rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + 7, 0) > mostCharacters ? listing : {
		...listing,
		rules: [...rules]
	}];
}
const isAllCode = ({ issue_type, severities, confidence, rules }) => issue_type === "sast" && [
	severities,
	confidence,
	rules
].every((narrows) => narrows === void 0);
// src/impact/budget.ts
const largestPage = 3e3;
var Budget = class {
	limits;
	requests = 0;
	mostRequests = 0;
	findingsLeft;
	late;
	constructor(limits) {
		this.limits = limits;
		this.findingsLeft = limits.findings;
		const because = {
			why: "time",
			milliseconds: limits.ms
		};
		this.late = new Promise((resolve) => {
			setTimeout(() => resolve({
				kind: "limit",
				because
			}), limits.ms).unref();
		});
	}
	get findings() {
		return this.limits.findings - this.findingsLeft;
	}
	get requestsLeft() {
		return this.mostRequests - this.requests;
	}
	allowUpTo(requests) {
		this.mostRequests = requests;
	}
	reserve(findings) {
		if (findings > this.findingsLeft) return false;
		this.findingsLeft -= findings;
		return true;
	}
	giveBack(findings) {
		this.findingsLeft += findings;
	}
	async ask(request, kept = 0) {
		if (this.requestsLeft <= kept) return {
			kind: "limit",
			because: {
				why: "requests",
				limit: this.mostRequests
			}
		};
		this.requests += 1;
		return Promise.race([answered(request), this.late]);
	}
};
async function answered(request) {
	try {
		return {
			kind: "answer",
			answer: await request()
		};
	} catch (error) {
		return {
			kind: "limit",
			because: {
				why: "platform",
				message: error instanceof Error ? error.message : String(error)
			}
		};
	}
}
// src/impact/json.ts
const textsIn = (value) => Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
const textIn = (value) => typeof value === "string" && value !== "" ? value : null;
// src/impact/findings/read-finding.ts
function readFinding(finding) {
	const fields = finding;
	const [rule, repository] = [recordIn(fields["rule"]), recordIn(fields["repository"])];
	return {
		id: String(finding.id),
		severity: textIn(fields["severity"]),
		confidence: textIn(fields["confidence"]),
		classes: classesIn(rule, fields["categories"]),
		rule: textIn(rule["name"]) ?? textIn(fields["rule_name"]),
		repository: textIn(repository["name"]),
		tags: textsIn(repository["tags"])
	};
}
const none$1 = {};
const recordIn = (value) => isObject(value) ? value : none$1;
function classesIn(rule, categories) {
	const named = textsIn(rule["vulnerability_classes"]);
	return named === null ? {
		values: textsIn(categories) ?? [],
		complete: false
	} : {
		values: named,
		complete: true
	};
}
const severityOf = ({ severity }) => findingSeverities.find((known) => known === severity) ?? "unknown";
// src/impact/findings/list-findings.ts
async function listFindings(listings, askPage, budget) {
	const size = sizeOfPages(budget, listings.length);
	const found = new Map();
	const because = [];
	let lanes = listings.map((listing) => ({
		listing,
		next: 0
	}));
	for (let round = 0; lanes.length > 0; round += 1) {
		const pages = pagesOf(lanes, Math.ceil(2 ** (round - 1))).filter(() => budget.reserve(size));
		if (pages.length < lanes.length) because.push({
			why: "findings",
			limit: budget.limits.findings
		});
		const asked = await Promise.all(pages.map(({ lane, number }) => budget.ask(() => askPage({
			...lane.listing,
			page: number,
			page_size: size
		}))));
		for (const [index, one] of asked.entries()) {
			const type = pages[index]?.lane.listing.issue_type;
			for (const finding of findingsIn(one)) found.set(String(finding.id), {
				...readFinding(finding),
				type
			});
		}
		because.push(...asked.flatMap((one) => one.kind === "limit" ? [one.because] : []));
		for (const one of asked) budget.giveBack(size - findingsIn(one).length);
		lanes = goOn(lanes, pages, asked, size);
	}
	return {
		findings: [...found.values()],
		because
	};
}
const sizeOfPages = ({ limits }, lists) => Math.max(100, Math.min(largestPage, Math.floor(limits.findings / lists)));
const pagesOf = (lanes, width) => Array.from({ length: width }, (_, ahead) => lanes.map((lane) => ({
	lane,
	number: lane.next + ahead
}))).flat();
const findingsIn = (asked) => asked.kind === "answer" ? asked.answer : [];
function goOn(lanes, pages, asked, size) {
	return lanes.flatMap((lane) => {
		const own = asked.filter((_, index) => pages[index]?.lane === lane);
		return own.length > 0 && own.every((one) => findingsIn(one).length >= size) ? [{
			listing: lane.listing,
			next: lane.next + own.length
		}] : [];
	});
}
// src/impact/ask.ts
function askOf({ deployment }, { sources, budget, code }) {
	const list = async (listings) => {
		const listed = await listFindings(listings, (query) => sources.findings(deployment, query), budget);
		if (listed.because.length === 0 && listings.some(isAllCode)) code.set(deployment.id, listed.findings.filter(({ type }) => type === "sast"));
		return listed;
	};
	return {
		requestsLeft: () => budget.requestsLeft,
		groups: (body, kept) => budget.ask(() => sources.issueGroups(deployment, body), kept),
		list,
		async listCode(rules) {
			const known = code.get(deployment.id);
			return known === void 0 ? list(codeListings(rules)) : {
				findings: known,
				because: []
			};
		},
		knowsCode: () => code.has(deployment.id)
	};
}
// src/impact/allowed-requests.ts
const most = {
	remediation: 5,
	"detection/code": 9,
	"detection/secrets": 4
};
const least = {
	remediation: 5,
	"detection/code": 2,
	"detection/secrets": 1
};
const mostOfPlan = 8;
function allowedRequests(kinds, { findings }) {
	const pages = Math.ceil(findings / largestPage);
	const sum = (requests, some) => some.reduce((total, kind) => total + requests[kind] + (kind === "remediation" ? pages : 0), 0);
	const all = Math.max(mostOfPlan + pages, sum(least, kinds));
	return kinds.map((_, index) => Math.min(sum(most, kinds.slice(0, index + 1)), all - sum(least, kinds.slice(index + 1))));
}
// src/impact/estimate-of.ts
const mostReasons = 5;
const estimateOf = (figures, because) => because.length === 0 ? {
	kind: "estimate",
	figures
} : atLeast(figures, because);
const atLeast = (figures, because) => ({
	kind: "at-least",
	figures,
	because: distinct(because)
});
const notEstimable = (because) => ({
	kind: "not-estimable",
	because: distinct(because)
});
function distinct(limits) {
	return [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()].slice(0, mostReasons);
}
// src/impact/facts-of.ts
const factsOf = ({ object, key, id }) => ({
	object,
	key,
	id
});
// src/impact/issue-counts.ts
const groupLimit = 1e3;
const listedTypes = [
	"ISSUE_TYPE_SAST",
	"ISSUE_TYPE_SCA",
	"ISSUE_TYPE_AI_SAST"
];
function countsIn({ groups, cursor }) {
	const byRule = new Map();
	for (const { rulePath, issuesCount } of groups ?? []) {
		const rule = textIn(rulePath) ?? "";
		byRule.set(rule, (byRule.get(rule) ?? 0) + Number(textIn(issuesCount) ?? "none"));
	}
	return {
		byRule,
		whole: textIn(cursor) === null
	};
}
// src/impact/detection/count-items.ts
const issueTypes = {
	"detection/code": ["ISSUE_TYPE_SAST"],
	"detection/secrets": ["ISSUE_TYPE_SECRETS"]
};
async function countItems(items, kind, ask) {
	const groups = [...Map.groupBy(items, ({ of, name, scope }) => JSON.stringify([
		of,
		of === "rule" ? "" : name,
		scope
	])).values()].toSorted((a, b) => rank(a) - rank(b));
	const left = kind === "detection/code" && !ask.knowsCode() ? 1 : 0;
	return (await Promise.all(groups.map(async (own) => {
		const asked = understood(await ask.groups(requestFor$1(own, kind), left));
		return own.map((item) => ({
			item,
			asked,
			kept: new Set()
		}));
	}))).flat();
}
const rank = ([first]) => Number(first?.of === "ruleset");
function requestFor$1(items, kind) {
	const names = [...new Set(items.map(({ name }) => name))];
	const [first] = items;
	const what = first?.of === "ruleset" ? { rulesets: names } : { rules: names };
	return {
		groupBy: "GROUP_BY_RULE",
		issue_types: [...issueTypes[kind]],
		limit: groupLimit,
		filter: {
			...what,
			...scopeOf(first?.scope ?? null)
		}
	};
}
function scopeOf(scope) {
	if (scope === null) return {};
	return scope.by === "project" ? { repositoryNames: [scope.target] } : { repositoryTags: [scope.target] };
}
const understood = (asked) => asked.kind === "answer" ? {
	kind: "answer",
	answer: countsIn(asked.answer)
} : asked;
// src/impact/detection/counted-item.ts
const more = {
	why: "platform",
	message: "the platform has more rules than it answered"
};
const unread = {
	why: "platform",
	message: "the platform gave a count that is no number"
};
const answerIn = (asked) => asked.kind === "answer" ? asked.answer : null;
const failuresOf = (items) => items.flatMap(({ asked }) => asked.kind === "limit" ? [asked.because] : []);
function namesOf({ item, asked, kept }) {
	if (item.of === "rule") return new Set([item.name]);
	const counts = answerIn(asked);
	return counts === null ? null : new Set([...counts.byRule.keys()].filter((rule) => !kept.has(rule)));
}
// src/impact/figures.ts
var FigureMaker = class {
	repositories;
	rules;
	constructor(findings) {
		this.repositories = new Numbered(findings.map(({ repository }) => repository));
		this.rules = new Numbered(findings.map(({ rule }) => rule));
	}
	tally(findings) {
		return {
			findings: findings.length,
			severities: severities$1.count(findings.map(severityOf)),
			repositories: this.repositories.count(findings.map(({ repository }) => repository)),
			rules: this.rules.count(findings.map(({ rule }) => rule))
		};
	}
	sum(tallies) {
		const bySeverity = severities$1.sum(tallies.map((one) => one.severities));
		const repositories = this.repositories.sum(tallies.map((one) => one.repositories));
		const [critical = 0, high = 0, medium = 0, low = 0, unknown = 0] = bySeverity;
		return {
			findings: tallies.reduce((total, { findings }) => total + findings, 0),
			bySeverity: {
				critical,
				high,
				medium,
				low,
				unknown
			},
			repositories: repositories.filter((count) => count > 0).length,
			topRepositories: this.repositories.top(repositories),
			topRules: this.rules.top(this.rules.sum(tallies.map((one) => one.rules)))
		};
	}
};
const shown = 5;
var Numbered = class {
	names;
	numbers;
	constructor(given, order = (names) => names.toSorted()) {
		this.names = order([...new Set(given.filter((name) => name !== null))]);
		this.numbers = new Map(this.names.map((name, number) => [name, number]));
	}
	count(names) {
		const counts = new Map();
		for (const name of names) {
			const number = name === null ? void 0 : this.numbers.get(name);
			if (number !== void 0) counts.set(number, (counts.get(number) ?? 0) + 1);
		}
		return [...counts];
	}
	sum(counts) {
		const total = new Int32Array(this.names.length);
		for (const each of counts) for (const [number, count] of each) total[number] = (total[number] ?? 0) + count;
		return total;
	}
	top(total) {
		const best = [];
		for (const [number, findings] of total.entries()) {
			if (findings <= (best[4]?.findings ?? 0)) continue;
			const at = best.findIndex((one) => one.findings < findings);
			best.splice(at === -1 ? best.length : at, 0, {
				number,
				findings
			});
			best.length = Math.min(best.length, shown);
		}
		return best.map(({ number, findings }) => ({
			name: this.names[number] ?? "",
			findings
		}));
	}
};
const severities$1 = new Numbered(findingSeverities, (names) => names);
// src/impact/truth.ts
const isDoubt = (truth) => typeof truth === "object";
const not = (truth) => isDoubt(truth) ? truth : !truth;
function every(truths) {
	if (truths.includes(false)) return false;
	return truths.find(isDoubt) ?? true;
}
function some(truths) {
	if (truths.includes(true)) return true;
	return truths.find(isDoubt) ?? false;
}
// src/impact/detection/estimate-findings.ts
function estimateFindings(items, { findings, because }) {
	const scopes = scopesOf(items);
	const judged = findings.flatMap((finding) => {
		const own = scopes.get(finding.rule ?? "");
		return own === void 0 ? [] : [{
			finding,
			truth: some(own.map((scope) => isInside(finding, scope)))
		}];
	});
	const sure = judged.filter(({ truth }) => truth === true).map(({ finding }) => finding);
	const doubts = judged.flatMap(({ truth }) => isDoubt(truth) ? [truth.because] : []);
	const reasons = [
		...failuresOf(items.filter((one) => namesOf(one) === null)),
		...doubts,
		...because
	];
	if (sure.length === 0 && reasons.length > 0) return notEstimable(reasons);
	const maker = new FigureMaker(sure);
	return estimateOf(maker.sum([maker.tally(sure)]), reasons);
}
function scopesOf(items) {
	const scopes = new Map();
	for (const one of items) for (const rule of namesOf(one) ?? []) scopes.set(rule, [...scopes.get(rule) ?? [], one.item.scope]);
	return scopes;
}
function isInside({ repository, tags }, scope) {
	if (scope === null) return true;
	if (scope.by === "project") return repository === scope.target;
	return tags === null ? { because: {
		why: "tags",
		tags: [scope.target]
	} } : tags.includes(scope.target);
}
// src/impact/detection/union-issues.ts
function unionIssues(parts) {
	const scopes = [...Map.groupBy(parts, ({ scope }) => JSON.stringify(scope)).values()].map(ofOneScope);
	const everywhere = scopes.find(({ scope }) => scope === null);
	const most = Math.max(...scopes.map(({ issues }) => issues));
	if (everywhere !== void 0) return {
		issues: most,
		whole: everywhere.whole && everywhere.issues === most
	};
	const [projects, tags] = [issuesBy(scopes, "project"), issuesBy(scopes, "project_tag")];
	const apart = [projects.reduce((sum, issues) => sum + issues, 0), ...tags].filter((issues) => issues !== 0);
	return {
		issues: Math.max(0, ...apart),
		whole: apart.length <= 1 && scopes.every(({ whole }) => whole)
	};
}
function ofOneScope(parts) {
	const counts = parts.map(({ issues }) => issues);
	const most = Math.max(...counts);
	return {
		scope: parts[0]?.scope ?? null,
		issues: most,
		whole: counts.every((issues) => issues === most)
	};
}
const issuesBy = (scopes, by) => scopes.filter(({ scope }) => scope?.by === by).map(({ issues }) => issues);
// src/impact/detection/estimate-lost.ts
const estimateLost = (items, listed) => ({
	issues: estimateIssues(items),
	findings: items.length === 0 ? notEstimable([]) : estimateFindings(items, listed)
});
const shared = {
	why: "platform",
	message: "the platform does not tell which issues several entries share"
};
function estimateIssues(items) {
	const failures = failuresOf(items);
	if (failures.length === items.length) return notEstimable(failures);
	const unions = [...Map.groupBy(items.flatMap(partsOf), ({ rule }) => rule).values()].map(unionIssues);
	const total = unions.reduce((sum, { issues }) => sum + issues, 0);
	if (!Number.isSafeInteger(total)) return notEstimable([unread]);
	const isWhole = items.every(({ asked }) => answerIn(asked)?.whole !== false);
	const isTold = unions.every(({ whole }) => whole);
	return estimateOf(total, [
		...failures,
		...isWhole ? [] : [more],
		...isTold ? [] : [shared]
	]);
}
function partsOf({ item, kept, asked }) {
	const byRule = answerIn(asked)?.byRule ?? new Map();
	const { of, name, scope } = item;
	if (of === "rule") return [{
		rule: name,
		scope,
		issues: byRule.get(name) ?? 0
	}];
	return [...byRule].filter(([rule]) => !kept.has(rule)).map(([rule, issues]) => ({
		rule,
		scope,
		issues
	}));
}
// src/impact/detection/items.ts
function itemsOf(change) {
	if (change.object === "DetectionPolicy") {
		const before = change.verb === "create" ? {} : change.before;
		const after = change.verb === "delete" ? {} : change.after;
		return lists.flatMap(({ list, of }) => differencesOf(list, of, before, after));
	}
	return change.object === "DetectionPolicyException" ? exceptionOf(change) : null;
}
const lists = [
	{
		list: "rulesets",
		of: "ruleset"
	},
	{
		list: "rules",
		of: "rule"
	},
	{
		list: "disabled",
		of: "rule"
	}
];
function differencesOf(list, of, before, after) {
	const [was, is] = [textsIn(before[list]) ?? [], textsIn(after[list]) ?? []];
	const [had, has] = [new Set(was), new Set(is)];
	const item = (name, verb) => ({
		list,
		name,
		verb,
		of,
		scope: null
	});
	return [...was.filter((name) => !has.has(name)).map((name) => item(name, "removed")), ...is.filter((name) => !had.has(name)).map((name) => item(name, "added"))];
}
const verbs = {
	create: "added",
	update: "changed",
	delete: "removed"
};
function exceptionOf({ key, verb }) {
	const [name, target, by] = [
		textIn(key["rule"]),
		textIn(key["scope_target"]),
		key["scope_type"]
	];
	if (name === null || target === null || by !== "project" && by !== "project_tag") return null;
	const of = key["rule_type"] === "pack" ? "ruleset" : "rule";
	return [{
		list: "exceptions",
		name,
		verb: verbs[verb],
		of,
		scope: {
			by,
			target
		}
	}];
}
// src/impact/detection/lost-items.ts
function lostItems(change, items) {
	const kept = keptBy(change, items);
	return items.filter(({ item }) => isLost(item, change, kept)).map((one) => one.item.of === "ruleset" ? {
		...one,
		kept
	} : one);
}
function isLost({ list, name, verb }, { effect }, kept) {
	if (list === "exceptions") return effect === "looser" || effect === "mixed";
	if (effect === "neutral" || effect === "stricter") return false;
	return list === "disabled" ? verb === "added" : verb === "removed" && !kept.has(name);
}
function keptBy(change, items) {
	if (change.object !== "DetectionPolicy" || change.verb === "delete") return new Set();
	const disabled = new Set(textsIn(change.after["disabled"]));
	const come = items.filter(({ item }) => item.list === "rulesets" && item.verb === "added");
	const rules = [...textsIn(change.after["rules"]) ?? [], ...come.flatMap((one) => [...namesOf(one) ?? []])];
	return new Set(rules.filter((rule) => !disabled.has(rule)));
}
// src/impact/detection/estimate-detection.ts
async function estimateDetection(bundle, ask) {
	const { deployment, kind, changes } = bundle;
	const items = new Map(changes.map((change) => [change, itemsOf(change)]));
	const counted = await countItems([...items.values()].flatMap((own) => own ?? []), kind, ask);
	const listed = kind === "detection/code" ? await ask.listCode(rulesOf(counted)) : unlisted;
	const known = new Map(counted.map((one) => [one.item, one]));
	const countedOf = (change) => items.get(change)?.flatMap((item) => known.get(item) ?? []) ?? null;
	const impactOf = (change) => {
		const own = countedOf(change);
		if (own === null) return {
			...factsOf(change),
			about: "other"
		};
		return {
			...factsOf(change),
			about: "detection",
			items: own.map((one) => estimateItem(one, listed))
		};
	};
	const lost = changes.flatMap((change) => lostItems(change, countedOf(change) ?? []));
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: null,
		lost: counted.length === 0 ? null : estimateLost(lost, listed)
	};
}
const unlisted = {
	findings: [],
	because: [{ why: "unlisted" }]
};
function estimateItem(one, listed) {
	const { list, name, verb } = one.item;
	return {
		list,
		name,
		verb,
		issues: issuesOf(one),
		findings: estimateFindings([one], listed)
	};
}
function issuesOf(one) {
	const { item, asked } = one;
	const counts = answerIn(asked);
	if (counts === null) return notEstimable(failuresOf([one]));
	const { byRule, whole } = counts;
	const total = (item.of === "rule" ? [byRule.get(item.name) ?? 0] : [...byRule.values()]).reduce((sum, issues) => sum + issues, 0);
	return Number.isSafeInteger(total) ? estimateOf(total, whole ? [] : [more]) : notEstimable([unread]);
}
const rulesOf = (counted) => [...new Set(counted.flatMap((one) => [...namesOf(one) ?? []]))];
// src/impact/policies/match.ts
const acts = (policy, has) => policy.active && matches(policy.filters, has);
function matches({ mode, conditions }, has) {
	if (conditions === null) return { because: { why: "form" } };
	const held = conditions.map((condition) => holds(condition, has));
	return mode === "any" ? some(held) : every(held);
}
function holds({ type, values, none }, has) {
	const truth = values.length === 0 ? false : has(type, values);
	return none ? not(truth) : truth;
}
// src/impact/findings/plan-listing.ts
const severities = [
	"critical",
	"high",
	"medium",
	"low"
];
const confidences = [
	"high",
	"medium",
	"low"
];
const types = [
	"sast",
	"sca",
	"ai_sast"
];
function planListings(acting) {
	const wanted = severities.filter((value) => acting.some((filters) => allows(filters, "severity", value)));
	const sure = confidences.filter((value) => acting.some((filters) => allows(filters, "confidence", value)));
	const [only] = sure;
	if (only === void 0 || wanted.length === 0) return [];
	return types.map((issue_type) => ({
		issue_type,
		status: "open",
		dedup: true,
		...wanted.length < severities.length ? { severities: wanted } : {},
		...sure.length === 1 && issue_type === "sast" ? { confidence: only } : {}
	}));
}
function allows(filters, type, value) {
	const has = (asked, values) => asked === type ? values.includes(value) : { because: {
		why: "condition",
		type: asked
	} };
	return matches(filters, has) !== false;
}
// src/impact/tags/tag-map.ts
var TagMap = class {
	answers;
	failure;
	constructor(answers, failure) {
		this.answers = Map.groupBy(answers, ({ tags }) => keyOf$1(tags));
		this.failure = failure;
	}
	tagged(repository, tags) {
		const whole = this.look(repository, keyOf$1(tags));
		if (whole !== null) return whole;
		const each = tags.map((tag) => this.look(repository, tag));
		if (each.includes(true)) return true;
		return each.includes(null) ? { because: this.missing(tags) } : false;
	}
	signature(repository) {
		return [...this.answers.keys()].map((key) => String(this.look(repository, key))).join(" ");
	}
	look(repository, key) {
		if (repository === null) return null;
		const answers = this.answers.get(key) ?? [];
		if (answers.some(({ inside }) => inside.has(repository))) return true;
		return answers.some(({ outside }) => outside.has(repository)) ? false : null;
	}
	missing(tags) {
		return [keyOf$1(tags), ...tags].some((key) => this.answers.has(key)) ? {
			why: "field",
			type: "repository_tag"
		} : this.failure ?? {
			why: "tags",
			tags
		};
	}
};
const keys = new WeakMap();
function keyOf$1(tags) {
	const key = keys.get(tags) ?? tags.toSorted().join("\n");
	keys.set(tags, key);
	return key;
}
// src/impact/tags/witnesses.ts
const mostIds = 3e3;
function chooseWitnesses(findings) {
	const named = findings.filter(({ rule, repository }) => rule !== null && repository !== null);
	const bySize = [...Map.groupBy(named, ({ repository }) => repository ?? "")].toSorted(([, a], [, b]) => a.length - b.length);
	const witnesses = assign(bySize);
	return countRepositories(witnesses) === bySize.length ? witnesses : assign(bySize.toReversed());
}
const countRepositories = ({ byRule }) => [...byRule.values()].reduce((sum, repositories) => sum + repositories.length, 0);
function assign(byRepository) {
	const ids = [];
	const byRule = new Map();
	for (const [repository, own] of byRepository) {
		const [rule, chosen] = choose(Map.groupBy(own, (finding) => finding.rule ?? ""), byRule) ?? [];
		if (rule === void 0 || chosen === void 0 || ids.length + chosen.length > mostIds) continue;
		ids.push(...chosen.map(({ id }) => id));
		byRule.set(rule, [...byRule.get(rule) ?? [], repository]);
	}
	return {
		ids,
		byRule
	};
}
function choose(rules, taken) {
	return [...rules].flatMap(([rule, own]) => {
		const needed = 2 ** (taken.get(rule)?.length ?? 0);
		return own.length < needed ? [] : [[rule, own.slice(0, needed)]];
	}).reduce((best, fit) => best === null || fit[1].length < best[1].length ? fit : best, null);
}
function readWitnesses({ byRule }, counts) {
	const [inside, outside] = [new Set(), new Set()];
	for (const [rule, count] of counts) if (!Number.isSafeInteger(count) || count < 0 || count >= 2 ** (byRule.get(rule)?.length ?? 0)) return null;
	for (const [rule, repositories] of byRule) {
		const count = counts.get(rule) ?? 0;
		for (const [place, repository] of repositories.entries()) (Math.floor(count / 2 ** place) % 2 === 1 ? inside : outside).add(repository);
	}
	return {
		inside,
		outside
	};
}
// src/impact/tags/find-tagged.ts
const mostRounds = 4;
async function findTagged(findings, wanted, ask) {
	if (wanted.length === 0) return new TagMap([], null);
	const rounds = await lookInRounds(findings.filter(({ tags }) => tags === null), wanted, ask);
	const looks = rounds.flatMap((round) => round.looks);
	const failure = looks.map(({ asked }) => asked.kind === "limit" ? asked.because : null).find(isLimit) ?? null;
	const answers = looks.flatMap(({ tags, asked }) => asked.kind === "answer" && asked.answer !== null ? [{
		tags,
		...asked.answer
	}] : []);
	const [first] = rounds;
	return new TagMap(first !== void 0 && answers.length > 0 && await prove(first.witnesses, answers, ask) ? answers : [], failure);
}
const isLimit = (limit) => limit !== null;
async function lookInRounds(findings, wanted, ask) {
	const rounds = [];
	let left = findings;
	while (rounds.length === 0 || rounds.length < mostRounds && ask.requestsLeft() >= wanted.length) {
		const witnesses = chooseWitnesses(left);
		if (witnesses.ids.length === 0) break;
		const looks = await Promise.all(wanted.map(async (tags) => ({
			tags,
			asked: await look(witnesses, tags, ask)
		})));
		rounds.push({
			witnesses,
			looks
		});
		const placed = new Set([...witnesses.byRule.values()].flat());
		left = left.filter(({ repository }) => repository !== null && !placed.has(repository));
	}
	return rounds;
}
async function look(witnesses, tags, ask) {
	const asked = await ask.groups(requestFor(witnesses.ids, tags));
	if (asked.kind === "limit") return asked;
	const { byRule, whole } = countsIn(asked.answer);
	return {
		kind: "answer",
		answer: whole ? readWitnesses(witnesses, byRule) : null
	};
}
async function prove(witnesses, answers, ask) {
	if (answers.some(({ inside }) => inside.size > 0)) return true;
	const asked = await look(witnesses, [], ask);
	return asked.kind === "answer" && asked.answer?.outside.size === 0;
}
function requestFor(ids, tags) {
	const filter = { ids: [...ids] };
	return {
		groupBy: "GROUP_BY_RULE",
		issue_types: [...listedTypes],
		limit: groupLimit,
		filter: tags.length === 0 ? filter : {
			...filter,
			repositoryTags: [...tags]
		}
	};
}
// src/impact/tags/wanted-tags.ts
function wantedTags(filters) {
	const lists = filters.flatMap(({ conditions }) => (conditions ?? []).filter(({ type }) => type === "repository_tag").map(({ values }) => values));
	const together = byFrequency(lists);
	const single = byFrequency(lists.flatMap((tags) => tags.map((tag) => [tag])));
	return single.length <= together.length ? single : together;
}
function byFrequency(lists) {
	return [...Map.groupBy(lists, (tags) => JSON.stringify(tags)).values()].toSorted((a, b) => b.length - a.length).flatMap(([tags]) => tags === void 0 ? [] : [tags]);
}
// src/impact/policies/enforcement.ts
function enforcementOf({ changed, unchanged }) {
	const stays = filtersOf(unchanged);
	const before = new Map([...stays, ...filtersOf(changed.map((one) => one.before))]);
	const after = new Map([...stays, ...filtersOf(changed.map((one) => one.after))]);
	return {
		staying: [...before].filter(([text]) => after.has(text)).map(([, filters]) => filters),
		going: [...before].filter(([text]) => !after.has(text)).map(([, filters]) => filters),
		coming: [...after].filter(([text]) => !before.has(text)).map(([, filters]) => filters)
	};
}
const filtersOf = (policies) => new Map(policies.filter(isBlocking).map(({ filters }) => [filters.text, filters]));
const isBlocking = ({ active, blocks }) => active && blocks;
function turnOf({ staying, going, coming }, has) {
	const by = (all) => some(all.map((filters) => matches(filters, has)));
	const [comes, goes] = [by(coming), by(going)];
	if (comes === false && goes === false) return {
		newly: false,
		noLonger: false
	};
	const free = not(by(staying));
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
// src/impact/findings/profiles.ts
function profilesOf(findings, tags) {
	return [...Map.groupBy(findings, (finding) => keyOf(finding, tags)).values()].flatMap((group) => {
		const [first] = group;
		return first === void 0 ? [] : [{
			has: hasOneOf(first, tags),
			findings: group
		}];
	});
}
function keyOf({ severity, confidence, classes, tags: own, repository }, tags) {
	return JSON.stringify([
		severity,
		confidence,
		classes,
		own ?? tags.signature(repository)
	]);
}
function hasOneOf(finding, tags) {
	const { severity, confidence, classes, repository, tags: own } = finding;
	const known = new Map([
		["severity", (values) => oneField("severity", severity, values)],
		["confidence", (values) => oneField("confidence", confidence, values)],
		["vulnerability_class", (values) => oneClass(classes, values)],
		["repository_tag", (values) => own === null ? tags.tagged(repository, values) : values.some((value) => own.includes(value))]
	]);
	return (type, values) => known.get(type)?.(values) ?? { because: {
		why: "condition",
		type
	} };
}
const oneField = (type, own, values) => own === null ? { because: {
	why: "field",
	type
} } : values.includes(own);
function oneClass({ values: own, complete }, values) {
	if (values.some((value) => own.includes(value))) return true;
	return complete ? false : { because: {
		why: "field",
		type: "vulnerability_class"
	} };
}
// src/impact/policies/seen.ts
function countSeen(alike, test) {
	const [tallies, doubts] = [[], []];
	for (const one of alike) {
		const truth = test(one);
		if (isDoubt(truth)) doubts.push(truth.because);
		else if (truth) tallies.push(one.tallies);
	}
	return {
		tallies,
		doubts
	};
}
// src/impact/policies/estimate-blocked.ts
const allWays = ["newly", "noLonger"];
const waysOfEffect = {
	stricter: ["newly"],
	looser: ["noLonger"],
	neutral: [],
	mixed: allWays,
	unknown: allWays
};
function waysFinder({ coming, going }) {
	const [come, go] = [textsOf(coming), textsOf(going)];
	return ({ change, before, after }) => {
		const turns = {
			newly: isBlocking(after) && come.has(after.filters.text),
			noLonger: isBlocking(before) && go.has(before.filters.text)
		};
		const can = allWays.filter((way) => turns[way]);
		const says = waysOfEffect[change.effect];
		return {
			can,
			says: can.filter((way) => says.includes(way))
		};
	};
}
const allOf = (ways) => ({
	can: allWays.filter((way) => ways.some(({ can }) => can.includes(way))),
	says: allWays.filter((way) => ways.some(({ says }) => says.includes(way)))
});
const textsOf = (all) => new Set(all.map(({ text }) => text));
function turnBy({ before, after }) {
	const blocks = (policy, has) => isBlocking(policy) && acts(policy, has);
	return ({ has, turn }) => ({
		newly: turn.newly === false ? false : every([blocks(after, has), turn.newly]),
		noLonger: turn.noLonger === false ? false : every([blocks(before, has), turn.noLonger])
	});
}
const none = new FigureMaker([]).sum([]);
const noneBlocked = {
	kind: "estimate",
	figures: {
		newly: none,
		noLonger: none
	}
};
function estimateBlocked(seen, turnsOf, { can, says }) {
	if (can.length === 0) return noneBlocked;
	const { alike, because, sum } = seen;
	const turns = alike.map(({ has, tallies, turn }) => ({
		has,
		tallies,
		turn: turnsOf({
			has,
			tallies,
			turn
		})
	}));
	const counted = {
		newly: countSeen(turns, ({ turn }) => turn.newly),
		noLonger: countSeen(turns, ({ turn }) => turn.noLonger)
	};
	const sure = allWays.filter((way) => counted[way].tallies.length > 0);
	const open = allWays.filter((way) => says.includes(way) || sure.includes(way));
	const unsure = open.filter((way) => because.length + counted[way].doubts.length > 0);
	const figures = {
		newly: sum(counted.newly.tallies),
		noLonger: sum(counted.noLonger.tallies)
	};
	if (unsure.length === 0) return {
		kind: "estimate",
		figures
	};
	const doubts = open.flatMap((way) => counted[way].doubts);
	if (sure.length === 0 && (alike.length === 0 || doubts.length > 0)) return {
		...notEstimable([...doubts, ...because]),
		unsure
	};
	return {
		...atLeast(figures, [...doubts, ...because]),
		unsure
	};
}
// src/impact/policies/estimate-policies.ts
function estimatePolicies(sides, { findings, because }, tags) {
	const enforcement = enforcementOf(sides);
	const maker = new FigureMaker(findings);
	const seen = {
		alike: profilesOf(findings, tags).map(({ has, findings: own }) => ({
			has,
			tallies: maker.tally(own),
			turn: turnOf(enforcement, has)
		})),
		because,
		sum: (tallies) => maker.sum(tallies)
	};
	const waysOf = waysFinder(enforcement);
	return {
		policies: sides.changed.map((policy) => ({
			policy,
			matched: estimateMatched(policy, seen),
			blocked: estimateBlocked(seen, turnBy(policy), waysOf(policy))
		})),
		blocked: estimateBlocked(seen, ({ turn }) => turn, allOf(sides.changed.map(waysOf)))
	};
}
function estimateMatched({ before, after }, { alike, because, sum }) {
	if (alike.length === 0 && because.length > 0) return notEstimable(because);
	const matching = (policy) => countSeen(alike, ({ has }) => acts(policy, has));
	const [was, is] = [matching(before), matching(after)];
	const doubts = [...was.doubts, ...is.doubts];
	const grave = doubts.filter(isGrave);
	if ([was, is].some((side) => isGuess(side, alike.length))) return notEstimable(grave.length > 0 ? grave : doubts);
	return estimateOf({
		before: sum(was.tallies),
		after: sum(is.tallies)
	}, [...doubts, ...because]);
}
const isGrave = ({ why }) => why !== "field";
const isGuess = ({ tallies, doubts }, all) => tallies.length === 0 && doubts.some(isGrave) || all > 0 && doubts.length === all;
// src/impact/policies/issue-totals.ts
const noTags = new TagMap([], null);
function rulesIn(findings) {
	return new Map(findings.flatMap((finding) => finding.rule === null ? [] : [[finding.rule, hasOneOf({
		...finding,
		tags: null
	}, noTags)]]));
}
function totalIssues({ before, after }, rules, { byRule, whole }) {
	const isKnown = [...byRule.keys()].every((rule) => rules.has(rule));
	const known = [...byRule].flatMap(([rule, issues]) => {
		const has = rules.get(rule);
		return has === void 0 ? [] : [{
			has,
			issues
		}];
	});
	const [was, is] = [before, after].map((policy) => totalOf(policy, known));
	if (typeof was !== "number" || typeof is !== "number") return null;
	const exact = isKnown && whole;
	return exact || was + is > 0 ? {
		before: was,
		after: is,
		exact
	} : null;
}
function totalOf(policy, known) {
	let total = 0;
	for (const { has, issues } of known) {
		const truth = acts(policy, has);
		if (isDoubt(truth) || !Number.isSafeInteger(issues)) return null;
		if (truth) total += issues;
	}
	return total;
}
// src/impact/policies/read-policy.ts
const noPolicy = {
	active: false,
	blocks: false,
	filters: {
		mode: "any",
		conditions: [],
		text: "nothing"
	}
};
function readPolicy(content) {
	const { active, actions, filters } = content;
	const types = Array.isArray(actions) ? actions.map((action) => isObject(action) ? action["type"] : null) : [];
	return {
		active: active !== false,
		blocks: types.includes("block"),
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
	const { mode, conditions } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(conditions)) return unknown;
	const read = conditions.map(readCondition).filter((condition) => condition !== null);
	if (read.length < conditions.length || read.length === 0) return unknown;
	const texts = new Set(read.map(({ text }) => text));
	return {
		mode,
		conditions: read,
		text: JSON.stringify([mode, [...texts].toSorted()])
	};
}
function readCondition(condition) {
	if (!isObject(condition)) return null;
	const type = textIn(condition["type"]);
	const values = textsIn(condition["values"] ?? []);
	const mode = textIn(condition["mode"]) ?? "any";
	if (type === null || values === null || mode !== "any" && mode !== "none") return null;
	const [sorted, none] = [[...new Set(values)].toSorted(), mode === "none"];
	return {
		type,
		values: sorted,
		none,
		text: JSON.stringify([
			type,
			none,
			sorted
		])
	};
}
// src/impact/policies/sides.ts
function sidesOf({ content, changes }) {
	return {
		changed: changes.filter(({ object }) => object === "RemediationPolicy").map((change) => ({
			change,
			before: change.verb === "create" ? noPolicy : readPolicy(change.before),
			after: change.verb === "delete" ? noPolicy : readPolicy(change.after)
		})),
		unchanged: unchangedPolicies(content, changes).map(readPolicy)
	};
}
// src/impact/policies/estimate-remediation.ts
async function estimateRemediation(bundle, ask) {
	const { deployment, kind, changes } = bundle;
	const sides = sidesOf(bundle);
	const filters = sides.changed.flatMap(({ before, after }) => [before, after]).filter(({ active }) => active).map((policy) => policy.filters);
	const listed = await ask.list(planListings(filters));
	const totals = totalsOf(listed, ask);
	const { policies, blocked } = estimatePolicies(sides, listed, await findTagged(listed.findings, wantedTags([...filters, ...stayingIn(sides)]), ask));
	const totalOf = await totals;
	const known = new Map(policies.map((one) => [one.policy.change, one]));
	const impactOf = (change) => {
		const one = known.get(change);
		if (one === void 0) return {
			...factsOf(change),
			about: "other"
		};
		const { policy, matched, blocked: own } = one;
		return {
			...factsOf(change),
			about: "policy",
			matched,
			blocked: own,
			issues: totalOf(policy)
		};
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked,
		lost: null
	};
}
function stayingIn(sides) {
	const { staying, going, coming } = enforcementOf(sides);
	return going.length + coming.length > 0 ? staying : [];
}
async function totalsOf({ findings, because }, ask) {
	if (because.length === 0 || findings.length === 0) return () => null;
	const asked = await ask.groups({
		groupBy: "GROUP_BY_RULE",
		issue_types: [...listedTypes],
		limit: groupLimit
	});
	if (asked.kind === "limit") return () => null;
	const [rules, counts] = [rulesIn(findings), countsIn(asked.answer)];
	return (policy) => totalIssues(policy, rules, counts);
}
// src/impact/estimate.ts
async function estimateImpact(plan, sources, limits) {
	const budget = new Budget(limits);
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const allowed = allowedRequests(changing.map(({ kind }) => kind), limits);
	const code = new Map();
	const bundles = [];
	for (const [index, bundle] of changing.entries()) {
		budget.allowUpTo(allowed[index] ?? 0);
		bundles.push(await estimateBundle(bundle, askOf(bundle, {
			sources,
			budget,
			code
		})));
	}
	return {
		bundles,
		looked: {
			findings: budget.findings,
			requests: budget.requests
		}
	};
}
const estimateBundle = (bundle, ask) => bundle.kind === "remediation" ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask);
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
	const certain = problems.filter((problem) => !isGuess$1(problem));
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
