const require_detection_lists = require("./detection-lists.js");
const require_validate = require("./validate.js");
const require_assumptions = require("./assumptions.js");
const require_start = require("./start.js");
const require_filter_space = require("./filter-space.js");
const require_digest = require("./digest.js");
// src/impact/findings.ts
function readFinding(finding) {
	const fields = finding;
	const rule = objectOrEmpty(fields["rule"]);
	const repository = objectOrEmpty(fields["repository"]);
	return {
		isSecret: false,
		severity: nonEmptyString(fields["severity"]),
		confidence: nonEmptyString(fields["confidence"]),
		classes: stringsOrNull(rule["vulnerability_classes"]),
		rule: nonEmptyString(rule["name"]) ?? nonEmptyString(fields["rule_name"]),
		repository: nonEmptyString(repository["name"])
	};
}
const readSecretFinding = (secret) => ({
	...require_assumptions.secretFacts(secret),
	isSecret: true,
	classes: null,
	rule: null
});
const noProjectTags = new Map();
function isTagged(repository, tags, projectTags) {
	if ("kind" in projectTags) return { reason: projectTags };
	const tagsOfRepository = projectTags.get(repository ?? "");
	if (tagsOfRepository === void 0) return { reason: { kind: "project" } };
	return tags.some((tag) => tagsOfRepository.includes(tag));
}
const objectOrEmpty = (value) => require_validate.isObject(value) ? value : {};
const stringsOrNull = (value) => Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
const nonEmptyString = (value) => typeof value === "string" && value !== "" ? value : null;
const knownSeverities = [
	"critical",
	"high",
	"medium",
	"low"
];
function figuresOf(findings) {
	const repositories = countBy(findings, ({ repository }) => repository);
	const [critical = 0, high = 0, medium = 0, low = 0] = knownSeverities.map((known) => findings.filter(({ severity }) => severity === known).length);
	const unset = findings.length - critical - high - medium - low;
	return {
		findings: findings.length,
		bySeverity: {
			critical,
			high,
			medium,
			low,
			unset
		},
		repositories: repositories.size,
		topRepositories: fiveLargest(repositories),
		topRules: fiveLargest(countBy(findings, ({ rule }) => rule))
	};
}
function countBy(findings, nameOf) {
	const counts = new Map();
	for (const [name, group] of Map.groupBy(findings, nameOf)) if (name !== null) counts.set(name, group.length);
	return counts;
}
const fiveLargest = (counts) => [...counts].toSorted(([nameA, countA], [nameB, countB]) => countB - countA || (nameA < nameB ? -1 : 1)).slice(0, 5).map(([name, findings]) => ({
	name,
	findings
}));
const estimateOf = (figures, reasons) => reasons.length === 0 ? {
	kind: "estimate",
	figures
} : {
	kind: "at-least",
	figures,
	reasons: distinctReasons(reasons)
};
const notEstimable = (reasons) => ({
	kind: "not-estimable",
	reasons: distinctReasons(reasons)
});
const distinctReasons = (reasons) => [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
// src/impact/platform-reader.ts
const smallestPage = 100;
const largestPage = 3e3;
var PlatformReader = class {
	requestsSent = 0;
	findingsLeft;
	sources;
	budget;
	timeout;
	projectTagsByDeployment = new Map();
	constructor(sources, budget) {
		this.sources = sources;
		this.budget = budget;
		this.findingsLeft = budget.findings;
		this.timeout = new Promise((resolve) => {
			sources.timer(budget.ms, () => resolve({
				kind: "time",
				milliseconds: budget.ms
			}));
		});
	}
	readIssueGroups(deployment, body) {
		return this.request("issues", () => this.sources.issueGroups(deployment, body));
	}
	async readFindings(deployment, queries) {
		const pageSize = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / queries.length)));
		const findingsById = new Map();
		const reasons = [];
		let unfinished = queries;
		for (let page = 0; unfinished.length > 0; page += 1) {
			const allowed = unfinished.slice(0, Math.floor(this.findingsLeft / pageSize));
			if (allowed.length < unfinished.length) reasons.push({
				kind: "findings",
				limit: this.budget.findings
			});
			const responses = await Promise.all(allowed.map((query) => {
				const pageQuery = {
					...query,
					page,
					page_size: pageSize
				};
				return this.request("findings", () => this.sources.findings(deployment, pageQuery));
			}));
			reasons.push(...responses.filter(isIncompleteReason));
			const pages = responses.map((response) => isIncompleteReason(response) ? [] : response);
			for (const finding of pages.flat()) findingsById.set(finding.id ?? finding, readFinding(finding));
			this.findingsLeft -= pages.flat().length;
			unfinished = allowed.filter((_, index) => pages[index]?.length === pageSize);
		}
		return {
			findings: [...findingsById.values()],
			reasons
		};
	}
	async readOpenFindings(deployment, queries) {
		const share = Math.min(maxSecretsPerPage, Math.floor(this.findingsLeft / (queries.length + 1)));
		const reserved = share < smallestPage ? 0 : share;
		this.findingsLeft -= reserved;
		const firstPage = reserved === 0 ? null : this.readSecretsPage(deployment, reserved, null);
		const lists = await this.readFindings(deployment, queries);
		this.findingsLeft += reserved;
		const secrets = await this.readSecrets(deployment, await firstPage);
		return {
			findings: [...lists.findings, ...secrets.findings],
			reasons: [...lists.reasons, ...secrets.reasons]
		};
	}
	async readSecrets(deployment, firstPage) {
		const findingsById = new Map();
		let page = firstPage;
		let cursor = null;
		for (;;) {
			if (page === null) {
				if (this.findingsLeft < smallestPage) return {
					findings: [...findingsById.values()],
					reasons: [{
						kind: "findings",
						limit: this.budget.findings
					}]
				};
				page = await this.readSecretsPage(deployment, Math.min(maxSecretsPerPage, this.findingsLeft), cursor);
			}
			if (isIncompleteReason(page)) return {
				findings: [...findingsById.values()],
				reasons: [page]
			};
			const findings = page.findings ?? [];
			this.findingsLeft -= findings.length;
			for (const finding of findings) if ((finding.status ?? "FINDING_STATUS_OPEN") === "FINDING_STATUS_OPEN") findingsById.set(finding.id ?? finding, readSecretFinding(finding));
			if (!page.cursor || page.cursor === cursor) return {
				findings: [...findingsById.values()],
				reasons: []
			};
			cursor = page.cursor;
			page = null;
		}
	}
	readSecretsPage(deployment, limit, cursor) {
		const query = {
			status: require_assumptions.openSecrets,
			limit,
			...cursor !== null && { cursor }
		};
		return this.request("secrets", () => this.sources.secrets(deployment, query).catch(noneIfNotEnabled));
	}
	readProjectTags(deployment) {
		const tags = this.projectTagsByDeployment.get(deployment.id) ?? this.readAllProjectTags(deployment);
		this.projectTagsByDeployment.set(deployment.id, tags);
		return tags;
	}
	async readAllProjectTags(deployment) {
		const tagsByRepository = new Map();
		for (let page = 0; page < maxProjectPages; page += 2) {
			const pages = await Promise.all([this.readProjectsPage(deployment, page), this.readProjectsPage(deployment, page + 1)]);
			for (const projects of pages) {
				if (isIncompleteReason(projects)) return projects;
				const sizeBefore = tagsByRepository.size;
				addTags(tagsByRepository, projects);
				if (tagsByRepository.size === sizeBefore) return tagsByRepository;
			}
		}
		return {
			kind: "requests",
			limit: maxProjectPages
		};
	}
	readProjectsPage(deployment, page) {
		return this.request("projects", () => this.sources.projects(deployment, { page }));
	}
	async request(list, send) {
		this.requestsSent += 1;
		const toReason = (error) => ({
			kind: "platform",
			list,
			status: error instanceof require_start.PlatformError ? error.status : null,
			message: error instanceof Error ? error.message : String(error)
		});
		return Promise.race([send().catch(toReason), this.timeout]);
	}
};
const maxSecretsPerPage = 1e3;
const maxProjectPages = 100;
function addTags(tagsByRepository, projects) {
	for (const project of projects) if (project.name) tagsByRepository.set(project.name, project.tags ?? []);
}
function noneIfNotEnabled(error) {
	if (error instanceof require_start.PlatformError && error.code === "PRODUCT_NOT_ENABLED") return {};
	throw error;
}
const isIncompleteReason = (response) => "kind" in response;
// src/impact/three-valued.ts
const isUnknown = (truth) => typeof truth === "object";
const not = (truth) => isUnknown(truth) ? truth : !truth;
function and(truths) {
	if (truths.includes(false)) return false;
	return truths.find(isUnknown) ?? true;
}
function or(truths) {
	if (truths.includes(true)) return true;
	return truths.find(isUnknown) ?? false;
}
// src/impact/detection.ts
async function estimateDetection(bundle, issueCounts, reader) {
	const { deployment, kind, changes } = bundle;
	const items = await issueCounts;
	const findingsAndTags = kind === "detection/code" ? await readFindingsAndTags(bundle, items, reader) : noFindingsForSecrets;
	const byChange = Map.groupBy(items, ({ item }) => item.change);
	const impactOf = (change) => {
		const { object, key, id } = change;
		if (changedItemsOf(change) === null) return {
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
			items: (byChange.get(change) ?? []).map((itemWithIssues) => {
				const { list, name, verb } = itemWithIssues.item;
				return {
					list,
					name,
					verb,
					issues: estimateIssues([itemWithIssues]),
					findings: estimateFindings([itemWithIssues], findingsAndTags)
				};
			})
		};
	};
	const lostItems = [...byChange].flatMap(([change, itemsOfChange]) => itemsNoLongerScanned(change, itemsOfChange));
	const lost = items.length === 0 ? null : {
		issues: estimateIssues(lostItems),
		findings: estimateFindings(lostItems, findingsAndTags)
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: null,
		lost
	};
}
async function readFindingsAndTags({ deployment }, items, reader) {
	const needsTags = items.some(({ item }) => item.scope?.by === "project_tag");
	const [result, projectTags] = await Promise.all([reader.readFindings(deployment, codeQueries(items)), needsTags ? reader.readProjectTags(deployment) : noProjectTags]);
	return {
		...result,
		projectTags
	};
}
const noFindingsForSecrets = {
	findings: [],
	reasons: [{ kind: "rule" }],
	projectTags: noProjectTags
};
const itemVerbs = {
	create: "added",
	update: "changed",
	delete: "removed"
};
function changedItemsOf(change) {
	const { object, key } = change;
	if (object === "DetectionPolicy") return require_detection_lists.findChangedItems(change).map(({ list, item: name, onlyIn }) => {
		return {
			list,
			name,
			verb: onlyIn === "files" ? "added" : "removed",
			isRuleset: list === "rulesets",
			scope: null,
			change
		};
	});
	const name = nonEmptyString(key["rule"]);
	const projectOrTag = nonEmptyString(key["scope_target"]);
	const by = key["scope_type"];
	if (object !== "DetectionPolicyException" || name === null || projectOrTag === null) return null;
	if (by !== "project" && by !== "project_tag") return null;
	const isRuleset = key["rule_type"] === "pack";
	return [{
		list: "exceptions",
		name,
		verb: itemVerbs[change.verb],
		isRuleset,
		scope: {
			by,
			projectOrTag
		},
		change
	}];
}
async function countIssues({ deployment, kind, changes }, reader) {
	const items = changes.flatMap((change) => changedItemsOf(change) ?? []);
	const keyOf = ({ isRuleset, name, scope }) => JSON.stringify(isRuleset ? [scope, name] : [scope]);
	const itemCounts = [...Map.groupBy(items, keyOf).values()].toSorted(([a], [b]) => Number(a?.isRuleset) - Number(b?.isRuleset)).map(async (group, index) => {
		const response = index < maxRequests ? await reader.readIssueGroups(deployment, issueSearch(group, kind)) : tooManyGroups;
		return group.map((item) => countItemIssues(item, response));
	});
	return (await Promise.all(itemCounts)).flat();
}
const maxRequests = 8;
const tooManyGroups = {
	kind: "requests",
	limit: maxRequests
};
const maxGroupsPerRequest = 1e3;
function issueSearch(items, kind) {
	const [{ isRuleset, scope } = {
		isRuleset: false,
		scope: null
	}] = items;
	const names = [...new Set(items.map(({ name }) => name))];
	const ruleFilter = isRuleset ? { rulesets: [...new Set(names.flatMap((name) => [name, name.replace(/^p\//, "")]))] } : { rules: names };
	const scopeField = scope?.by === "project" ? "repositoryNames" : "repositoryTags";
	const scopeFilter = scope === null ? {} : { [scopeField]: [scope.projectOrTag] };
	const filter = {
		...ruleFilter,
		...scopeFilter,
		tab: "ISSUE_TAB_OPEN"
	};
	return {
		groupBy: "GROUP_BY_RULE",
		issueTypes: [kind === "detection/code" ? "ISSUE_TYPE_SAST" : "ISSUE_TYPE_SECRETS"],
		limit: maxGroupsPerRequest,
		filter
	};
}
function countItemIssues(item, response) {
	if (isIncompleteReason(response)) return {
		item,
		rules: item.isRuleset ? null : [item.name],
		issues: null,
		reasons: [response]
	};
	const issues = new Map(item.isRuleset ? [] : [[item.name, 0]]);
	for (const { rulePath, issuesCount } of response.groups ?? []) {
		const rule = nonEmptyString(rulePath) ?? "";
		const count = Number(nonEmptyString(issuesCount) ?? NaN);
		if (item.isRuleset || rule === item.name) issues.set(rule, (issues.get(rule) ?? 0) + count);
	}
	const reasons = nonEmptyString(response.cursor) === null ? [] : [{ kind: "cut" }];
	return {
		item,
		rules: [...issues.keys()],
		issues,
		reasons
	};
}
function estimateIssues(items) {
	const reasons = items.flatMap((item) => item.reasons);
	if (items.every(({ issues }) => issues === null)) return notEstimable(reasons);
	const counts = items.flatMap(({ item, issues }) => Array.from(issues ?? [], ([rule, count]) => ({
		rule,
		scope: JSON.stringify(item.scope),
		count
	})));
	const countsByRule = [...Map.groupBy(counts, ({ rule }) => rule).values()];
	const mayOverlap = countsByRule.some((countsOfRule) => {
		return new Set(countsOfRule.filter(({ count }) => count !== 0).map(({ scope }) => scope)).size > 1;
	});
	const total = countsByRule.reduce((sum, countsOfRule) => sum + Math.max(...countsOfRule.map(({ count }) => count)), 0);
	if (!Number.isSafeInteger(total)) return notEstimable([{ kind: "count" }]);
	return estimateOf(total, mayOverlap ? [...reasons, { kind: "shared" }] : reasons);
}
const maxRuleCharacters = 4e3;
function codeQueries(items) {
	const rules = [...new Set(items.flatMap((item) => item.rules ?? []))];
	if (rules.length === 0) return [];
	return [{
		issue_type: "sast",
		status: "open",
		dedup: true,
		...rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + 7, 0) > maxRuleCharacters ? {} : { rules }
	}];
}
function estimateFindings(items, { findings, reasons, projectTags }) {
	if (items.length === 0) return notEstimable([]);
	const scopesByRule = scopesByRuleOf(items);
	const certain = [];
	const allReasons = items.flatMap((item) => item.rules === null ? item.reasons : []);
	for (const finding of findings) {
		const truth = or((scopesByRule.get(finding.rule ?? "") ?? []).map((scope) => isInScope(finding, scope, projectTags)));
		if (truth === true) certain.push(finding);
		if (isUnknown(truth)) allReasons.push(truth.reason);
	}
	allReasons.push(...reasons);
	if (certain.length === 0 && allReasons.length > 0) return notEstimable(allReasons);
	return estimateOf(figuresOf(certain), allReasons);
}
function scopesByRuleOf(items) {
	const scopesByRule = new Map();
	for (const { rules, item } of items) for (const rule of rules ?? []) scopesByRule.set(rule, [...scopesByRule.get(rule) ?? [], item.scope]);
	return scopesByRule;
}
function isInScope({ repository }, scope, projectTags) {
	if (scope === null) return true;
	return scope.by === "project" ? repository === scope.projectOrTag : isTagged(repository, [scope.projectOrTag], projectTags);
}
function itemsNoLongerScanned(change, items) {
	const after = change.object === "DetectionPolicy" ? change.after : null;
	const disabled = new Set(stringsOrNull(after?.["disabled"]));
	const addedRulesets = items.filter(({ item }) => item.list === "rulesets" && item.verb === "added");
	const scanned = new Set([...stringsOrNull(after?.["rules"]) ?? [], ...addedRulesets.flatMap(({ rules }) => rules ?? [])]);
	const isStillScanned = (rule) => scanned.has(rule) && !disabled.has(rule);
	return items.filter(({ item }) => stopsScanning(item, change)).flatMap((itemWithIssues) => {
		const { item, rules, issues } = itemWithIssues;
		if (item.isRuleset) return {
			...itemWithIssues,
			rules: rules && rules.filter((rule) => !isStillScanned(rule)),
			issues: issues && new Map([...issues].filter(([rule]) => !isStillScanned(rule)))
		};
		return item.list !== "disabled" && isStillScanned(item.name) ? [] : itemWithIssues;
	});
}
function stopsScanning({ list, verb }, { effect }) {
	if (list === "exceptions") return effect === "looser" || effect === "mixed";
	if (list === "disabled") return verb === "added";
	return verb === "removed";
}
// src/impact/policies.ts
async function estimateRemediation(bundle, reader) {
	const { deployment, kind, content, changes } = bundle;
	const policyChangeByChange = new Map(changes.filter(({ object }) => object === "RemediationPolicy").map(toPolicyChange));
	const policyChanges = [...policyChangeByChange.values()];
	const changed = policyChanges.flatMap(({ before, after }) => [before, after]).filter((policy) => policy !== null);
	const unchanged = require_validate.unchangedPolicies(content, changes).flatMap((policy) => readActivePolicy(policy) ?? []);
	const queries = queriesFor(changed);
	const needsTags = queries.length > 0 && [...changed, ...unchanged].some(dependsOnTags);
	const [{ findings, reasons }, projectTags] = await Promise.all([queries.length === 0 ? noFindings : reader.readOpenFindings(deployment, queries), needsTags ? reader.readProjectTags(deployment) : noProjectTags]);
	const blockingPolicies = blockingPoliciesOf(policyChanges, unchanged);
	const grouped = {
		groups: groupFindings(findings, projectTags, blockingPolicies),
		reasons,
		blockingPolicies
	};
	const impactOf = (change) => {
		const { object, key, id } = change;
		const policyChange = policyChangeByChange.get(change);
		if (policyChange === void 0) return {
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
			matched: estimateMatched(policyChange, grouped),
			blocked: estimateBlocked([policyChange], grouped)
		};
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: estimateBlocked(policyChanges, grouped),
		lost: null
	};
}
const noFindings = {
	findings: [],
	reasons: []
};
const dependsOnTags = ({ filters }) => filters?.conditions.some(({ type }) => type === "repository_tag") === true;
function toPolicyChange(change) {
	const { before, after } = change;
	return [change, {
		before: before && readActivePolicy(before),
		after: after && readActivePolicy(after)
	}];
}
function readActivePolicy({ active, actions, filters: written }) {
	if (active === false) return null;
	const blocks = Array.isArray(actions) && actions.some(isBlocking);
	const filters = require_filter_space.readFilters(written);
	return {
		blocks,
		filters,
		filtersKey: filters === null ? require_digest.canonicalJson(written) : require_digest.canonicalText("RemediationPolicy", { filters: written })
	};
}
const isBlocking = (action) => require_validate.isObject(action) && typeof action["type"] === "string" && require_validate.actionType(action["type"]).mode === "block";
function isMatched({ filters }, hasOneOf) {
	if (filters?.conditions.every(({ mode }) => mode === "any" || mode === "none") !== true) return { reason: { kind: "form" } };
	const truths = filters.conditions.map(({ type, values, mode }) => {
		const truth = values.length > 0 && hasOneOf(type, values);
		return mode === "none" ? not(truth) : truth;
	});
	return filters.mode === "any" ? or(truths) : and(truths);
}
const hasOneOfTest = ({ isSecret, severity, confidence, classes, repository }, projectTags) => (type, values) => {
	if (type === "severity") return severity !== null && values.includes(severity);
	if (type === "confidence") return confidence !== null && values.includes(confidence);
	if (type === "repository_tag") return isTagged(repository, values, projectTags);
	if (type !== "vulnerability_class") return { reason: {
		kind: "condition",
		type
	} };
	if (classes === null) return { reason: {
		kind: isSecret ? "secret" : "field",
		type
	} };
	return values.some((value) => classes.includes(value));
};
function queriesFor(policies) {
	const testOfSeverity = (severity) => (type, values) => {
		if (type !== "severity") return { reason: {
			kind: "condition",
			type
		} };
		return severity !== null && values.includes(severity);
	};
	const mayMatch = (severity) => policies.some((policy) => isMatched(policy, testOfSeverity(severity)) !== false);
	const severities = knownSeverities.filter(mayMatch);
	const needsUnset = mayMatch(null);
	if (severities.length === 0 && !needsUnset) return [];
	const common = {
		status: "open",
		dedup: true,
		...needsUnset || severities.length === knownSeverities.length ? {} : { severities }
	};
	return [
		"sast",
		"sca",
		"ai_sast"
	].map((issue_type) => ({
		issue_type,
		...common
	}));
}
function blockingPoliciesOf(changes, unchanged) {
	const blockingBy = (side) => {
		const policies = [...unchanged, ...changes.flatMap((change) => change[side] ?? [])];
		return new Map(policies.filter(({ blocks }) => blocks).map((policy) => [policy.filtersKey, policy]));
	};
	const before = blockingBy("before");
	const after = blockingBy("after");
	return {
		stay: new Map([...before].filter(([key]) => after.has(key))),
		newly: new Map([...after].filter(([key]) => !before.has(key))),
		noLonger: new Map([...before].filter(([key]) => !after.has(key)))
	};
}
function groupFindings(findings, projectTags, blocking) {
	const tagsOf = (repository) => "kind" in projectTags ? null : projectTags.get(repository ?? "");
	const groupKey = ({ isSecret, severity, confidence, classes, repository }) => JSON.stringify([
		isSecret,
		severity,
		confidence,
		classes,
		tagsOf(repository)
	]);
	return [...Map.groupBy(findings, groupKey).values()].map((group) => {
		const hasOneOf = group[0] ? hasOneOfTest(group[0], projectTags) : () => false;
		return {
			hasOneOf,
			findings: group,
			blocked: matchBlocking(blocking, hasOneOf)
		};
	});
}
function matchBlocking({ stay, newly, noLonger }, hasOneOf) {
	const blockedBy = (policies) => or([...policies.values()].map((policy) => isMatched(policy, hasOneOf)));
	const blockedByAdded = blockedBy(newly);
	const blockedByRemoved = blockedBy(noLonger);
	if (blockedByAdded === false && blockedByRemoved === false) return {
		newly: false,
		noLonger: false
	};
	const notBlockedByRemaining = not(blockedBy(stay));
	return {
		newly: and([
			notBlockedByRemaining,
			not(blockedByRemoved),
			blockedByAdded
		]),
		noLonger: and([
			notBlockedByRemaining,
			not(blockedByAdded),
			blockedByRemoved
		])
	};
}
function select(groups, test) {
	const results = groups.map((group) => ({
		truth: test(group),
		findings: group.findings
	}));
	return {
		findings: results.flatMap(({ truth, findings }) => truth === true ? findings : []),
		reasons: results.flatMap(({ truth }) => isUnknown(truth) ? [truth.reason] : [])
	};
}
function estimateMatched({ before, after }, { groups, reasons }) {
	if (groups.length === 0 && reasons.length > 0) return notEstimable(reasons);
	const matchedBy = (policy) => select(groups, ({ hasOneOf }) => policy !== null && isMatched(policy, hasOneOf));
	const matchedBefore = matchedBy(before);
	const matchedAfter = matchedBy(after);
	const unknowns = [...matchedBefore.reasons, ...matchedAfter.reasons];
	if ([matchedBefore, matchedAfter].some((side) => side.findings.length === 0 && side.reasons.length > 0)) return notEstimable(unknowns);
	const figures = {
		before: figuresOf(matchedBefore.findings),
		after: figuresOf(matchedAfter.findings)
	};
	return estimateOf(figures, [...unknowns, ...reasons]);
}
function estimateBlocked(changes, { groups, reasons, blockingPolicies }) {
	const blockedOn = (side, policies) => {
		const changed = policies.filter((policy) => policy !== null).filter((policy) => policy.blocks && blockingPolicies[side].has(policy.filtersKey));
		const selected = select(groups, (group) => {
			if (group.blocked[side] === false) return false;
			return and([or(changed.map((policy) => isMatched(policy, group.hasOneOf))), group.blocked[side]]);
		});
		return {
			figures: figuresOf(selected.findings),
			reasons: changed.length === 0 ? [] : [...selected.reasons, ...reasons]
		};
	};
	const newly = blockedOn("newly", changes.map(({ after }) => after));
	const noLonger = blockedOn("noLonger", changes.map(({ before }) => before));
	const allReasons = [...newly.reasons, ...noLonger.reasons];
	if (newly.figures.findings + noLonger.figures.findings === 0 && allReasons.length > 0) return notEstimable(allReasons);
	return estimateOf({
		newly: newly.figures,
		noLonger: noLonger.figures
	}, allReasons);
}
// src/impact/estimate.ts
async function estimateImpact(plan, sources, budget) {
	const changedBundles = plan.bundles.filter(({ changes }) => changes.length > 0);
	const reader = new PlatformReader(sources, budget);
	const bundles = [];
	for (const target of startIssueCounts(changedBundles, reader)) {
		const impact = "issueCounts" in target ? await estimateDetection(target.bundle, target.issueCounts, reader) : await estimateRemediation(target.bundle, reader);
		bundles.push(impact);
	}
	return {
		bundles,
		used: {
			findings: budget.findings - reader.findingsLeft,
			requests: reader.requestsSent
		}
	};
}
function startIssueCounts(bundles, reader) {
	let previousCount = Promise.resolve();
	return bundles.map((bundle) => {
		if (bundle.kind === "remediation") return { bundle };
		const issueCounts = previousCount.then(() => countIssues(bundle, reader));
		previousCount = issueCounts;
		return {
			bundle,
			issueCounts
		};
	});
}
exports.estimateImpact = estimateImpact;
