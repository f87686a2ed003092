const require_start = require("./start.js");
const require_profile = require("./profile.js");
const require_validate = require("./validate.js");
const require_lists = require("./lists.js");
const require_plan = require("./plan.js");
const require_filter_space = require("./filter-space.js");
const require_digest = require("./digest.js");
// src/impact/findings.ts
const isUnknown = (truth) => typeof truth === "object";
const not = (truth) => isUnknown(truth) ? truth : !truth;
const every = (truths) => !truths.includes(false) && (truths.find(isUnknown) ?? true);
const some = (truths) => truths.includes(true) || (truths.find(isUnknown) ?? false);
function readFinding(finding) {
	const fields = finding;
	const [rule, repository] = [fieldsIn(fields["rule"]), fieldsIn(fields["repository"])];
	return {
		isSecret: false,
		severity: textIn(fields["severity"]),
		confidence: textIn(fields["confidence"]),
		classes: textsIn(rule["vulnerability_classes"]),
		rule: textIn(rule["name"]) ?? textIn(fields["rule_name"]),
		repository: textIn(repository["name"])
	};
}
const readSecretFinding = (secret) => ({
	...require_profile.secretFacts(secret),
	isSecret: true,
	classes: null,
	rule: null
});
function isTagged(repository, tags, projects) {
	if ("why" in projects) return { because: projects };
	const own = projects.get(repository ?? "");
	return own === void 0 ? { because: { why: "project" } } : tags.some((tag) => own.includes(tag));
}
const fieldsIn = (value) => require_validate.isObject(value) ? value : {};
const textsIn = (value) => Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
const textIn = (value) => typeof value === "string" && value !== "" ? value : null;
const knownSeverities = [
	"critical",
	"high",
	"medium",
	"low"
];
function figuresOf(findings) {
	const repositories = countBy(findings, ({ repository }) => repository);
	const [critical = 0, high = 0, medium = 0, low = 0] = knownSeverities.map((wanted) => findings.filter(({ severity }) => severity === wanted).length);
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
		topRepositories: topOf(repositories),
		topRules: topOf(countBy(findings, ({ rule }) => rule))
	};
}
function countBy(findings, nameOf) {
	const groups = [...Map.groupBy(findings, nameOf)];
	return new Map(groups.flatMap(([name, own]) => name === null ? [] : [[name, own.length]]));
}
const topOf = (counts) => [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, 5).map(([name, findings]) => ({
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
const distinct = (limits) => [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()];
// src/impact/ask.ts
const smallestPage = 100;
const largestPage = 3e3;
var FindingsReader = class {
	requests = 0;
	findingsLeft;
	sources;
	limits;
	timeout;
	tags = new Map();
	constructor(sources, limits) {
		this.sources = sources;
		this.limits = limits;
		this.findingsLeft = limits.findings;
		this.timeout = new Promise((resolve) => {
			sources.timer(limits.ms, () => resolve({
				why: "time",
				milliseconds: limits.ms
			}));
		});
	}
	groups(deployment, body) {
		return this.request("issues", () => this.sources.issueGroups(deployment, body));
	}
	async list(deployment, listings) {
		const size = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / listings.length)));
		const found = new Map();
		const because = [];
		let unfinished = listings;
		for (let page = 0; unfinished.length > 0; page += 1) {
			const allowed = unfinished.slice(0, Math.floor(this.findingsLeft / size));
			if (allowed.length < unfinished.length) because.push({
				why: "findings",
				limit: this.limits.findings
			});
			const queries = allowed.map((listing) => ({
				...listing,
				page,
				page_size: size
			}));
			const answers = await Promise.all(queries.map((query) => this.request("findings", () => this.sources.findings(deployment, query))));
			because.push(...answers.filter(isLimit));
			const pages = answers.map((answer) => isLimit(answer) ? [] : answer);
			for (const finding of pages.flat()) found.set(finding.id ?? finding, readFinding(finding));
			this.findingsLeft -= pages.flat().length;
			unfinished = allowed.filter((_, index) => pages[index]?.length === size);
		}
		return {
			findings: [...found.values()],
			because
		};
	}
	async openFindings(deployment, listings) {
		const share = Math.min(maxSecretsPerPage, Math.floor(this.findingsLeft / (listings.length + 1)));
		const reserved = share < smallestPage ? 0 : share;
		this.findingsLeft -= reserved;
		const firstPage = reserved === 0 ? null : this.secretsPage(deployment, reserved, null);
		const listed = await this.list(deployment, listings);
		this.findingsLeft += reserved;
		const secrets = await this.secrets(deployment, await firstPage);
		return {
			findings: [...listed.findings, ...secrets.findings],
			because: [...listed.because, ...secrets.because]
		};
	}
	async secrets(deployment, firstPage) {
		const found = new Map();
		let page = firstPage;
		let cursor = null;
		for (;;) {
			if (page === null) {
				if (this.findingsLeft < smallestPage) return {
					findings: [...found.values()],
					because: [{
						why: "findings",
						limit: this.limits.findings
					}]
				};
				page = await this.secretsPage(deployment, Math.min(maxSecretsPerPage, this.findingsLeft), cursor);
			}
			if (isLimit(page)) return {
				findings: [...found.values()],
				because: [page]
			};
			const findings = page.findings ?? [];
			this.findingsLeft -= findings.length;
			for (const one of findings) if ((one.status ?? "FINDING_STATUS_OPEN") === "FINDING_STATUS_OPEN") found.set(one.id ?? one, readSecretFinding(one));
			if (!page.cursor || page.cursor === cursor) return {
				findings: [...found.values()],
				because: []
			};
			cursor = page.cursor;
			page = null;
		}
	}
	secretsPage(deployment, limit, cursor) {
		const query = {
			status: require_profile.openSecrets,
			limit,
			...cursor !== null && { cursor }
		};
		return this.request("secrets", () => this.sources.secrets(deployment, query).catch(noneIfNotEnabled));
	}
	projects(deployment) {
		const tags = this.tags.get(deployment.id) ?? this.readProjects(deployment);
		this.tags.set(deployment.id, tags);
		return tags;
	}
	async readProjects(deployment) {
		const tags = new Map();
		for (let page = 0; page < maxProjectPages; page += 2) {
			const pages = await Promise.all([this.projectsPage(deployment, page), this.projectsPage(deployment, page + 1)]);
			for (const projects of pages) {
				if (isLimit(projects)) return projects;
				const before = tags.size;
				addTags(tags, projects);
				if (tags.size === before) return tags;
			}
		}
		return {
			why: "requests",
			limit: maxProjectPages
		};
	}
	projectsPage(deployment, page) {
		return this.request("projects", () => this.sources.projects(deployment, { page }));
	}
	async request(list, send) {
		this.requests += 1;
		const failed = (error) => ({
			why: "platform",
			list,
			status: error instanceof require_start.PlatformError ? error.status : null,
			message: error instanceof Error ? error.message : String(error)
		});
		return Promise.race([send().catch(failed), this.timeout]);
	}
};
const maxSecretsPerPage = 1e3;
const maxProjectPages = 100;
function addTags(tags, projects) {
	for (const project of projects) if (project.name) tags.set(project.name, project.tags ?? []);
}
function noneIfNotEnabled(error) {
	if (error instanceof require_start.PlatformError && error.code === "PRODUCT_NOT_ENABLED") return {};
	throw error;
}
const isLimit = (answer) => "why" in answer;
// src/impact/detection.ts
async function estimateDetection(bundle, counts, ask) {
	const { deployment, kind, changes } = bundle;
	const countedItems = await counts;
	const isTagNamed = countedItems.some(({ item }) => item.scope?.by === "project_tag");
	const [listed, projects] = kind === "detection/code" ? await Promise.all([ask.list(deployment, codeListings(countedItems)), isTagNamed ? ask.projects(deployment) : noProjects$1]) : [unnamedRules, noProjects$1];
	const inProjects = {
		...listed,
		projects
	};
	const byChange = Map.groupBy(countedItems, ({ item }) => item.change);
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
					findings: findingsOf([one], inProjects)
				};
			})
		};
	};
	const losses = [...byChange].flatMap(([change, own]) => lostOf(change, own));
	const lost = countedItems.length === 0 ? null : {
		issues: issuesOf(losses),
		findings: findingsOf(losses, inProjects)
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: null,
		lost
	};
}
const unnamedRules = {
	findings: [],
	because: [{ why: "rule" }]
};
const noProjects$1 = new Map();
const verbs = {
	create: "added",
	update: "changed",
	delete: "removed"
};
function itemsOf(change) {
	const { object, key } = change;
	if (object === "DetectionPolicy") return require_lists.changedItems(change).map(({ list, item: name, onlyIn }) => {
		return {
			list,
			name,
			verb: onlyIn === "files" ? "added" : "removed",
			isRuleset: list === "rulesets",
			scope: null,
			change
		};
	});
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
		verb: verbs[change.verb],
		isRuleset,
		scope: {
			by,
			target
		},
		change
	}];
}
async function countItems({ deployment, kind, changes }, ask) {
	const items = changes.flatMap((change) => itemsOf(change) ?? []);
	const keyOf = ({ isRuleset, name, scope }) => JSON.stringify([isRuleset && name, scope]);
	const countedItems = [...Map.groupBy(items, keyOf).values()].toSorted(([a], [b]) => Number(a?.isRuleset) - Number(b?.isRuleset)).map(async (own, index) => {
		const answer = index < maxGroups ? await ask.groups(deployment, requestFor(own, kind)) : tooMany;
		return own.map((item) => countedOf(item, answer));
	});
	return (await Promise.all(countedItems)).flat();
}
const maxGroups = 8;
const tooMany = {
	why: "requests",
	limit: maxGroups
};
const groupLimit = 1e3;
function requestFor(items, kind) {
	const [{ isRuleset, scope } = {
		isRuleset: false,
		scope: null
	}] = items;
	const rules = [...new Set(items.map(({ name }) => name))];
	const what = isRuleset ? { rulesets: [...new Set(rules.flatMap((name) => [name, name.replace(/^p\//, "")]))] } : { rules };
	const by = scope?.by === "project" ? "repositoryNames" : "repositoryTags";
	const where = scope === null ? {} : { [by]: [scope.target] };
	const filter = {
		...what,
		...where,
		tab: "ISSUE_TAB_OPEN"
	};
	return {
		groupBy: "GROUP_BY_RULE",
		issueTypes: [kind === "detection/code" ? "ISSUE_TYPE_SAST" : "ISSUE_TYPE_SECRETS"],
		limit: groupLimit,
		filter
	};
}
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
	const because = textIn(answer.cursor) === null ? [] : [{ why: "cut" }];
	return {
		item,
		rules: [...issues.keys()],
		issues,
		because
	};
}
function issuesOf(items) {
	const because = items.flatMap((one) => one.because);
	if (items.every(({ issues }) => issues === null)) return notEstimable(because);
	const parts = items.flatMap(({ item, issues }) => Array.from(issues ?? [], ([rule, count]) => ({
		rule,
		scope: JSON.stringify(item.scope),
		count
	})));
	const byRule = [...Map.groupBy(parts, ({ rule }) => rule).values()];
	const isShared = byRule.some((own) => new Set(own.flatMap(({ scope, count }) => count === 0 ? [] : scope)).size > 1);
	const total = byRule.reduce((sum, own) => sum + Math.max(...own.map(({ count }) => count)), 0);
	if (!Number.isSafeInteger(total)) return notEstimable([{ why: "count" }]);
	return estimateOf(total, isShared ? [...because, { why: "shared" }] : because);
}
const maxCharacters = 4e3;
function codeListings(countedItems) {
	const rules = [...new Set(countedItems.flatMap((one) => one.rules ?? []))];
	if (rules.length === 0) return [];
	return [{
		issue_type: "sast",
		status: "open",
		dedup: true,
		...rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + 7, 0) > maxCharacters ? {} : { rules }
	}];
}
function findingsOf(items, { findings, because, projects }) {
	if (items.length === 0) return notEstimable([]);
	const scopes = new Map();
	for (const { rules, item } of items) for (const rule of rules ?? []) scopes.set(rule, [...scopes.get(rule) ?? [], item.scope]);
	const findingsWithTruth = findings.map((finding) => {
		const own = scopes.get(finding.rule ?? "") ?? [];
		return {
			finding,
			truth: some(own.map((scope) => isInside(finding, scope, projects)))
		};
	});
	const certain = findingsWithTruth.flatMap(({ finding, truth }) => truth === true ? [finding] : []);
	const unknowns = findingsWithTruth.flatMap(({ truth }) => isUnknown(truth) ? [truth.because] : []);
	const reasons = [
		...items.flatMap((one) => one.rules === null ? one.because : []),
		...unknowns,
		...because
	];
	return certain.length === 0 && reasons.length > 0 ? notEstimable(reasons) : estimateOf(figuresOf(certain), reasons);
}
function isInside({ repository }, scope, projects) {
	if (scope === null) return true;
	return scope.by === "project" ? repository === scope.target : isTagged(repository, [scope.target], projects);
}
function lostOf(change, items) {
	const after = change.object === "DetectionPolicy" ? change.after : null;
	const disabled = new Set(textsIn(after?.["disabled"]));
	const addedRulesets = items.filter(({ item }) => item.list === "rulesets" && item.verb === "added");
	const named = [...textsIn(after?.["rules"]) ?? [], ...addedRulesets.flatMap(({ rules }) => rules ?? [])];
	const kept = new Set(named.filter((rule) => !disabled.has(rule)));
	return items.filter(({ item }) => isLost(item, change) && (item.isRuleset || item.list === "disabled" || !kept.has(item.name))).map((one) => ({
		...one,
		rules: one.rules?.filter((rule) => !one.item.isRuleset || !kept.has(rule)) ?? null,
		issues: one.issues && new Map([...one.issues].filter(([rule]) => !one.item.isRuleset || !kept.has(rule)))
	}));
}
function isLost({ list, verb }, { effect }) {
	if (list === "exceptions") return effect === "looser" || effect === "mixed";
	return verb === (list === "disabled" ? "added" : "removed");
}
// src/impact/policies.ts
async function estimateRemediation(bundle, ask) {
	const { deployment, kind, content, changes } = bundle;
	const changed = new Map(changes.filter(({ object }) => object === "RemediationPolicy").map(readChange));
	const all = [...changed.values()];
	const unchanged = require_plan.unchangedPolicies(content, changes).map(readPolicy);
	const acting = all.flatMap(({ before, after }) => [before, after]);
	const listings = planListings(acting);
	const needsTags = listings.length > 0 && [...acting, ...unchanged].some(namesTags);
	const [{ findings, because }, projects] = await Promise.all([listings.length === 0 ? noFindings : ask.openFindings(deployment, listings), needsTags ? ask.projects(deployment) : noProjects]);
	const blocking = blockingChanges(all, unchanged);
	const read = {
		groups: groupFindings(findings, projects, blocking),
		because,
		blocking
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
			matched: matchedBy(one, read),
			blocked: blockedBy([one], read)
		};
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: blockedBy(all, read),
		lost: null
	};
}
const noFindings = {
	findings: [],
	because: []
};
const noProjects = new Map();
const namesTags = (policy) => policy?.filters?.conditions.some(({ type }) => type === "repository_tag") === true;
function readChange(change) {
	const { before, after } = change;
	return [change, {
		before: before && readPolicy(before),
		after: after && readPolicy(after)
	}];
}
function readPolicy({ active, actions, filters }) {
	if (active === false) return null;
	const blocks = Array.isArray(actions) && actions.some(isBlocking);
	const read = require_filter_space.readFilters(filters);
	return {
		blocks,
		filters: read,
		text: read === null ? require_digest.plain(filters) : require_digest.canonicalObject("RemediationPolicy", { filters })
	};
}
const isBlocking = (action) => require_validate.isObject(action) && typeof action["type"] === "string" && require_validate.actionType(action["type"]).mode === "block";
function matches(policy, has) {
	if (policy === null) return false;
	const { filters } = policy;
	if (filters?.conditions.every(({ mode }) => mode === "any" || mode === "none") !== true) return { because: { why: "form" } };
	const truths = filters.conditions.map(({ type, values, mode }) => {
		const truth = values.length > 0 && has(type, values);
		return mode === "none" ? not(truth) : truth;
	});
	return filters.mode === "any" ? some(truths) : every(truths);
}
const hasOneOf = ({ isSecret, severity, confidence, classes, repository }, projects) => (type, values) => {
	if (type === "severity") return severity !== null && values.includes(severity);
	if (type === "confidence") return confidence !== null && values.includes(confidence);
	if (type === "repository_tag") return isTagged(repository, values, projects);
	if (type !== "vulnerability_class") return { because: {
		why: "condition",
		type
	} };
	if (classes === null) return { because: {
		why: isSecret ? "secret" : "field",
		type
	} };
	return values.some((value) => classes.includes(value));
};
function planListings(acting) {
	const has = (severity) => (type, values) => type === "severity" ? severity !== null && values.includes(severity) : { because: {
		why: "condition",
		type
	} };
	const mayMatch = (severity) => acting.some((one) => matches(one, has(severity)) !== false);
	const wanted = knownSeverities.filter(mayMatch);
	const isUnsetWanted = mayMatch(null);
	if (wanted.length === 0 && !isUnsetWanted) return [];
	const common = {
		status: "open",
		dedup: true,
		...isUnsetWanted || wanted.length === knownSeverities.length ? {} : { severities: wanted }
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
function blockingChanges(changed, unchanged) {
	const blocking = (side) => [...unchanged, ...changed.map((one) => one[side])].flatMap((one) => one?.blocks === true ? [[one.text, one]] : []);
	const [was, is] = [blocking("before"), blocking("after")];
	const [before, after] = [new Map(was), new Map(is)];
	return {
		stay: new Map(was.filter(([text]) => after.has(text))),
		newly: new Map(is.filter(([text]) => !before.has(text))),
		noLonger: new Map(was.filter(([text]) => !after.has(text)))
	};
}
function groupFindings(findings, projects, blocking) {
	const tagsOf = (repository) => "why" in projects ? null : projects.get(repository ?? "");
	const facts = ({ isSecret, severity, confidence, classes, repository }) => JSON.stringify([
		isSecret,
		severity,
		confidence,
		classes,
		tagsOf(repository)
	]);
	return [...Map.groupBy(findings, facts).values()].map((group) => {
		const has = group[0] ? hasOneOf(group[0], projects) : () => false;
		return {
			has,
			findings: group,
			changesBlocking: changesBlockingOf(blocking, has)
		};
	});
}
function changesBlockingOf({ stay, newly, noLonger }, has) {
	const by = (all) => some([...all.values()].map((policy) => matches(policy, has)));
	const [isAdded, isRemoved] = [by(newly), by(noLonger)];
	if (isAdded === false && isRemoved === false) return {
		newly: false,
		noLonger: false
	};
	const isNotBlockedOtherwise = not(by(stay));
	return {
		newly: every([
			isNotBlockedOtherwise,
			not(isRemoved),
			isAdded
		]),
		noLonger: every([
			isNotBlockedOtherwise,
			not(isAdded),
			isRemoved
		])
	};
}
function count(groups, test) {
	const groupsWithTruth = groups.map((one) => ({
		truth: test(one),
		own: one.findings
	}));
	return {
		findings: groupsWithTruth.flatMap(({ truth, own }) => truth === true ? own : []),
		unknowns: groupsWithTruth.flatMap(({ truth }) => isUnknown(truth) ? [truth.because] : [])
	};
}
function matchedBy({ before, after }, { groups, because }) {
	if (groups.length === 0 && because.length > 0) return notEstimable(because);
	const [was, is] = [before, after].map((policy) => count(groups, ({ has }) => matches(policy, has)));
	if (was === void 0 || is === void 0) return notEstimable([]);
	const unknowns = [...was.unknowns, ...is.unknowns];
	if ([was, is].some((side) => side.findings.length === 0 && side.unknowns.length > 0)) return notEstimable(unknowns);
	return estimateOf({
		before: figuresOf(was.findings),
		after: figuresOf(is.findings)
	}, [...unknowns, ...because]);
}
function blockedBy(changed, { groups, because, blocking }) {
	const blockingChangedBy = (way, side) => {
		const own = changed.map((one) => one[side]).filter((policy) => policy?.blocks === true && blocking[way].has(policy.text));
		const by = ({ has, changesBlocking }) => changesBlocking[way] !== false && every([some(own.map((policy) => matches(policy, has))), changesBlocking[way]]);
		const { findings, unknowns } = count(groups, by);
		return {
			figures: figuresOf(findings),
			reasons: own.length === 0 ? [] : [...unknowns, ...because]
		};
	};
	const [newly, noLonger] = [blockingChangedBy("newly", "after"), blockingChangedBy("noLonger", "before")];
	const reasons = [...newly.reasons, ...noLonger.reasons];
	if (newly.figures.findings + noLonger.figures.findings === 0 && reasons.length > 0) return notEstimable(reasons);
	return estimateOf({
		newly: newly.figures,
		noLonger: noLonger.figures
	}, reasons);
}
// src/impact/estimate.ts
async function estimateImpact(plan, sources, limits) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const ask = new FindingsReader(sources, limits);
	let previousCount = Promise.resolve();
	const estimates = changing.map((bundle) => {
		if (bundle.kind === "remediation") return () => estimateRemediation(bundle, ask);
		const counts = previousCount.then(() => countItems(bundle, ask));
		previousCount = counts;
		return () => estimateDetection(bundle, counts, ask);
	});
	const bundles = [];
	for (const estimate of estimates) bundles.push(await estimate());
	return {
		bundles,
		looked: {
			findings: limits.findings - ask.findingsLeft,
			requests: ask.requests
		}
	};
}
exports.estimateImpact = estimateImpact;
