import { __exportAll } from "./rolldown-runtime.js";
import { answers_exports, operations } from "./operations.js";
import { SandboxError, parseQuirks } from "./quirks.js";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { isUtf8 } from "node:buffer";
// src/sandbox/builtins.ts
const load$1 = createRequire(import.meta.url);
const { createServer } = load$1("node:http");
/** `node:sqlite`, without the one warning that Node 22 prints when it is loaded. */
const { DatabaseSync } = withoutWarning(() => load$1("node:sqlite"));
function withoutWarning(action) {
	const runtime = load$1("node:process");
	const { emitWarning } = runtime;
	runtime.emitWarning = () => void 0;
	try {
		return action();
	} finally {
		runtime.emitWarning = emitWarning;
	}
}
// src/sandbox/bundles/fingerprint.ts
/** A hash over content only: order and history do not enter it. */
function fingerprint(kind, lists, items) {
	const hash = createHash("sha256").update(JSON.stringify([kind, ...lists]));
	for (const key of [...items.keys()].toSorted()) hash.update(`\n${items.get(key)?.canonical() ?? ""}`);
	return hash.digest("hex");
}
/** Writes the state version that follows from the fingerprints into each bundle of a deployment where it is another. */
function stampVersions(store, deployment, quirks) {
	const rows = store.bundles({ deployment_id: deployment });
	for (const row of rows) {
		const version = stateVersion(row, rows, quirks);
		if (version !== row.state_version) store.stampVersion({
			id: row.id,
			state_version: version
		});
	}
}
/** The version that a bundle shows; `siblings` are all bundles of its deployment, itself among them. */
function stateVersion(bundle, siblings, quirks) {
	if (quirks.has("wildcard-versions")) return "*";
	const content = quirks.has("deployment-versions") ? hashOf(siblings.map((sibling) => sibling.fingerprint)) : bundle.fingerprint;
	const version = quirks.has("odd-versions") ? `v=1;rev:${content}/~!#$%&'()+,-.<>?@[]^_\`{|}` : content.slice(0, 16);
	return quirks.has("quoted-versions") ? `"${version}"` : version;
}
const hashOf = (texts) => createHash("sha256").update(texts.join("\n")).digest("hex");
// src/sandbox/fault.ts
/** What the platform answers when it says no: a status and a flat JSON body. */
var Fault = class extends Error {
	name = "Fault";
	status;
	facts;
	headers;
	constructor(status, text, facts = {}, headers = {}) {
		super(text);
		this.status = status;
		this.facts = facts;
		this.headers = headers;
	}
};
/** Also what hides from a token that something exists. */
const notFound = () => new Fault(404, "Not found.");
// src/sandbox/bundles/known.ts
/** Reads it all at once; no operation changes it. */
function loadKnown(store, deployment) {
	const conditions = new Map(store.conditionTypes({}).map(({ type }) => [type, /* @__PURE__ */ new Set()]));
	for (const { type, value } of store.conditionValues({})) conditions.get(type)?.add(value);
	const companions = new Map(store.actionTypes({}).map(({ type }) => [type, []]));
	for (const { type, companion } of store.actionCompanions({})) companions.get(type)?.push(companion);
	const targets = /* @__PURE__ */ new Map();
	for (const { kind, target } of store.referenceTargets({ deployment_id: deployment })) targets.set(kind, (targets.get(kind) ?? /* @__PURE__ */ new Set()).add(target));
	return {
		conditions,
		companions,
		reserved: new Set(store.systemPolicies({ deployment_id: deployment }).map(({ slug }) => slug)),
		targets
	};
}
// src/sandbox/bundles/platform.ts
/** The platform behind the API: its database, how it behaves, and what it has in memory of it. */
var Platform = class {
	store;
	quirks;
	contents = /* @__PURE__ */ new Map();
	known = /* @__PURE__ */ new Map();
	constructor(store, quirks) {
		this.store = store;
		this.quirks = quirks;
	}
	/** A bundle of a deployment. Throws Fault when the deployment or the product has none. */
	bundle(deployment, kind) {
		if (deployment.migrated === 0) throw new Fault(403, "This deployment has not been migrated to the Unified Policies model.", { code: "DEPLOYMENT_NOT_MIGRATED" });
		const bundle = this.store.bundle({
			deployment_id: deployment.id,
			kind
		});
		if (bundle === void 0) throw new Fault(404, `The product "${kind}" is not enabled for this deployment.`, { code: "PRODUCT_NOT_ENABLED" });
		return bundle;
	}
	/** The content of a bundle; read again only when its revision is another. */
	content(model, bundle) {
		const cached = this.contents.get(bundle.id);
		if (cached?.revision === bundle.revision) return cached.content;
		const content = model.load(this.store, bundle);
		this.contents.set(bundle.id, {
			revision: bundle.revision,
			content
		});
		return content;
	}
	/** After a write that failed, what was read inside its transaction never came to be. */
	forgetContents() {
		this.contents.clear();
	}
	/** Vocabulary and references, which no operation changes. */
	knownTo(deployment) {
		const known = this.known.get(deployment.id) ?? loadKnown(this.store, deployment.id);
		this.known.set(deployment.id, known);
		return known;
	}
};
// src/sandbox/http/access.ts
const loopbackNames = [
	"127.0.0.1",
	"localhost",
	"[::1]"
];
/** Refuses a request that a web page sent through a name of its own (DNS rebinding). */
function checkHost({ headers, socket }) {
	const [, name = "", port = "80"] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
	if (!loopbackNames.includes(name) || Number(port) !== socket.localPort) throw new Fault(421, "This host name is not served here. Use the address that the sandbox printed.");
}
/**
* The deployment that a request may speak of: the token's own. Throws Fault: 401 without a valid token; 404 for another deployment and
* for a token without the Web API permission, so that neither learns what exists.
*/
function authorize(store, authorization, path) {
	const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
	const hash = token === void 0 ? "" : hashToken(token);
	const holder = store.holder({ hash });
	if (holder === void 0 || !timingSafeEqual(Buffer.from(holder.hash), Buffer.from(hash))) throw unauthenticated();
	const { web_api, id, slug, name, migrated } = holder;
	if (web_api === 0) throw notFound();
	if ((path["deploymentId"] ?? id) !== id) throw notFound();
	if ((path["deploymentSlug"] ?? slug) !== slug) throw notFound();
	return {
		id,
		slug,
		name,
		migrated
	};
}
/** Tokens are random and long, so a plain hash is enough to keep them from a reader of the database. */
const hashToken = (token) => createHash("sha256").update(token).digest("hex");
const unauthenticated = () => new Fault(401, "The API token is missing or wrong.", {}, { "www-authenticate": "Bearer" });
// src/sandbox/handlers/deployments.ts
/** A token sees its own deployment. */
const deploymentHandlers = { listDeployments({ deployment: { id, slug, name }, platform }) {
	return { deployments: [{
		id: platform.quirks.has("numeric-ids") && Number.isSafeInteger(Number(id)) ? Number(id) : id,
		slug,
		name
	}] };
} };
// src/sandbox/bundles/rejection.ts
/** What a PUT answers for a bundle that a dry run would reject: the first reason, flat. */
function rejectionFault(rejections) {
	const [{ code, message, policy_slug, context }] = rejections;
	const facts = {
		code,
		policy_slug,
		...companionOf(context),
		...code === "UNKNOWN_REFERENCE" ? { missing_references: referencesOf(rejections) } : {}
	};
	return new Fault(code === "RESERVED_SLUG" ? 409 : 400, message, facts);
}
/** Before June 2026 a dry run answered so: every reason, but as a refusal. */
function legacyFault(rejections) {
	const { status, message, facts } = rejectionFault(rejections);
	return new Fault(status, message, {
		...facts,
		validation_errors: [...rejections]
	});
}
const companionOf = ({ missing_companion }) => missing_companion === void 0 ? {} : { missing_companion };
function referencesOf(rejections) {
	return rejections.filter(({ code }) => code === "UNKNOWN_REFERENCE").map(({ context: { kind = "", value = "" } }) => ({
		kind,
		value
	}));
}
/** A rejection when something is named that the deployment does not have, else nothing. */
function unknownReference(known, reference, place) {
	const { kind, value } = reference;
	if (known.targets.get(kind)?.has(value) === true) return [];
	return [{
		code: "UNKNOWN_REFERENCE",
		message: `There is no ${kind.replaceAll("_", " ")} "${value}" in this deployment.`,
		policy_slug: place.policy_slug,
		context: {
			...place.context,
			kind,
			value
		}
	}];
}
// src/sandbox/bundles/bundle.ts
/** Throws Fault when the deployment or the product has no such bundle, as all of these do. */
function readBundle(scope) {
	return scope.platform.store.snapshot(() => show(scope));
}
function show({ platform, deployment, kind, model }) {
	const row = platform.bundle(deployment, kind);
	return {
		bundle: model.show(platform.content(model, row), deployment),
		state_version: row.state_version
	};
}
/** The diff that an apply of what was sent would produce. Changes nothing. */
function previewBundle({ platform, deployment, kind, model }, sent) {
	return platform.store.snapshot(() => {
		const row = platform.bundle(deployment, kind);
		const before = platform.content(model, row);
		const [first, ...others] = model.reject(sent, platform.knownTo(deployment));
		if (first === void 0) return {
			...model.diff(before, model.normalize(sent)),
			state_version: row.state_version,
			validation_errors: []
		};
		if (platform.quirks.has("legacy-rejections")) throw legacyFault([first, ...others]);
		return {
			creates: [],
			updates: [],
			deletes: [],
			state_version: row.state_version,
			validation_errors: [first, ...others]
		};
	});
}
/** Replaces a bundle if it is still in the state that `ifMatch` names. Each try is written to the log, with its end. */
function applyBundle(scope, sent, ifMatch) {
	const { store } = scope.platform;
	try {
		return store.transaction(() => {
			replace(scope, scope.platform.bundle(scope.deployment, scope.kind), sent, ifMatch);
			const state = show(scope);
			store.addApply(logRow(scope, ifMatch, {
				status: 200,
				code: null,
				state_version: state.state_version
			}));
			return state;
		});
	} catch (error) {
		if (error instanceof Fault) store.addApply(logRow(scope, ifMatch, {
			status: error.status,
			code: error.facts.code ?? null,
			state_version: null
		}));
		else scope.platform.forgetContents();
		throw error;
	}
}
function replace({ platform, deployment, model }, row, sent, ifMatch) {
	if (ifMatch === void 0 || ifMatch === "") throw new Fault(428, "The header If-Match is required.", { code: "IF_MATCH_REQUIRED" });
	const [first, ...others] = model.reject(sent, platform.knownTo(deployment));
	if (first !== void 0) throw rejectionFault([first, ...others]);
	const before = platform.content(model, row);
	const after = model.normalize(sent);
	const next = {
		id: row.id,
		if_match: ifMatch,
		fingerprint: model.fingerprint(after),
		state_version: ifMatch
	};
	if (platform.store.replaceState(next) === 0) throw stale(row, platform.quirks);
	model.save(platform.store, row, before, after);
	stampVersions(platform.store, deployment.id, platform.quirks);
}
function stale({ state_version }, quirks) {
	if (quirks.has("stale-is-412")) return new Fault(412, "Precondition failed.");
	return new Fault(409, "The state has changed since it was previewed.", {
		code: "STATE_VERSION_MISMATCH",
		current_state_version: state_version
	});
}
function logRow({ deployment, kind }, ifMatch, end) {
	return {
		at: (/* @__PURE__ */ new Date()).toISOString(),
		deployment_id: deployment.id,
		kind,
		if_match: ifMatch ?? null,
		...end
	};
}
// src/sandbox/bundles/compare.ts
/** What turns one set of objects into another. Created and updated ones stand in the order of `after`, deleted ones in that of `before`. */
function compare(before, after) {
	const created = [];
	const updated = [];
	for (const item of after.values()) {
		const old = before.get(item.key);
		if (old === void 0) created.push(item.value);
		else if (!isSame(old, item)) updated.push({
			before: old.value,
			after: item.value
		});
	}
	return {
		created,
		updated,
		deleted: [...before.values()].filter(({ key }) => !after.has(key)).map(({ value }) => value)
	};
}
const isSame = (a, b) => isIdentical(a.value, b.value) || a.canonical() === b.canonical();
/** Of two plain JSON values: whether they are equal down to the order of lists. */
function isIdentical(a, b) {
	if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, index) => isIdentical(one, b[index]));
	if (!isObject(a) || !isObject(b)) return a === b;
	for (const key in a) if (!isIdentical(a[key], b[key])) return false;
	for (const key in b) if (!Object.hasOwn(a, key)) return false;
	return true;
}
const isObject = (value) => typeof value === "object" && value !== null;
function itemsOf(items) {
	return new Map(Array.from(items, (item) => [item.key, item]));
}
/** A set as a list: without repetitions, in an order that does not depend on the machine. */
const sortedSet = (texts) => [...new Set(texts)].toSorted();
/** The same for two sets that hold the same. */
const setText = (texts) => JSON.stringify(sortedSet(texts));
// src/sandbox/bundles/reject-detection.ts
/** Every reason to reject a detection bundle. */
function rejectDetection(product, bundle, known) {
	const seen = /* @__PURE__ */ new Set();
	return [...rejectProduct(product, bundle), ...bundle.exceptions.flatMap((exception) => {
		const { rule, rule_type, project, project_tag_name } = exception;
		const key = JSON.stringify([
			rule,
			rule_type,
			project,
			project_tag_name
		]);
		const repeated = seen.has(key) ? [rejection$1("DUPLICATE_EXCEPTION", `Two exceptions are for the same ${rule_type} and scope.`, exception)] : [];
		seen.add(key);
		return [...repeated, ...rejectScope(exception, known)];
	})];
}
function rejectProduct(product, { product: named = product, rulesets }) {
	const mismatch = {
		code: "PRODUCT_MISMATCH",
		message: `The bundle is for "${named}", the request for "${product}".`,
		policy_slug: "",
		context: { product: named }
	};
	const refused = rulesets.map((value) => ({
		code: "RULESETS_NOT_SUPPORTED",
		message: "A detection policy for secrets takes no rulesets.",
		policy_slug: "",
		context: { value }
	}));
	return [...named === product ? [] : [mismatch], ...product === "secrets" ? refused : []];
}
function rejectScope(exception, known) {
	const { rule, project, project_tag_name } = exception;
	if (project === void 0 === (project_tag_name === void 0)) return [rejection$1("INVALID_EXCEPTION_SCOPE", "An exception needs either a project or a project tag.", exception)];
	return unknownReference(known, project === void 0 ? {
		kind: "project_tag",
		value: String(project_tag_name)
	} : {
		kind: "project",
		value: project
	}, {
		policy_slug: "",
		context: { rule }
	});
}
function rejection$1(code, message, { rule, project, project_tag_name }) {
	return {
		code,
		message,
		policy_slug: "",
		context: {
			rule,
			...project === void 0 ? {} : { project },
			...project_tag_name === void 0 ? {} : { project_tag_name }
		}
	};
}
// src/sandbox/bundles/detection.ts
const listNames = [
	"rulesets",
	"rules",
	"disabled"
];
/** The detection policy of one product. */
function detection(product) {
	return {
		normalize: ({ exceptions, ...sent }) => ({
			lists: listsOf(sent),
			exceptions: itemsOf(exceptions.map((one) => itemOf$1(scoped(one))))
		}),
		load,
		save,
		fingerprint: ({ lists, exceptions }) => fingerprint(product, listNames.map((name) => setText(lists[name])), exceptions),
		diff: (before, after) => diff(product, before, after),
		reject: (sent, known) => rejectDetection(product, sent, known),
		show: ({ lists, exceptions }, { slug }) => ({
			deployment_slug: slug,
			product,
			...lists,
			exceptions: Array.from(exceptions.values(), ({ value }) => asSent(value))
		})
	};
}
function load(store, { id }) {
	const stored = {
		rulesets: [],
		rules: [],
		disabled: []
	};
	for (const { list, item } of store.detectionItems({ bundle_id: id })) stored[list].push(item);
	return {
		lists: listsOf(stored),
		exceptions: itemsOf(store.exceptions({ bundle_id: id }).map((row) => itemOf$1({ ...row })))
	};
}
function save(store, { id }, before, after) {
	if (!sameLists(before.lists, after.lists)) {
		store.deleteDetectionItems({ bundle_id: id });
		for (const list of listNames) for (const item of after.lists[list]) store.addDetectionItem({
			bundle_id: id,
			list,
			item
		});
	}
	const { created, updated, deleted } = compare(before.exceptions, after.exceptions);
	for (const { exception_type: _, ...scope } of deleted) store.deleteException({
		bundle_id: id,
		...scope
	});
	for (const row of [...created, ...updated.map((pair) => pair.after)]) store.saveException({
		bundle_id: id,
		...row
	});
}
function diff(product, before, after) {
	const { created, updated, deleted } = compare(before.exceptions, after.exceptions);
	const policy = {
		kind: "DetectionPolicy",
		key: { product },
		before: shownLists(before.lists),
		after: shownLists(after.lists)
	};
	const exceptions = updated.map((pair) => ({
		...naming$1(product, pair.after),
		before: shownException(pair.before),
		after: shownException(pair.after)
	}));
	return {
		creates: created.map((row) => ({
			...naming$1(product, row),
			after: shownException(row)
		})),
		updates: [...sameLists(before.lists, after.lists) ? [] : [policy], ...exceptions],
		deletes: deleted.map((row) => ({
			...naming$1(product, row),
			before: shownException(row)
		}))
	};
}
/** Sorted, so that the same content is always shown alike. */
function listsOf(sent) {
	return {
		rulesets: sortedSet(sent.rulesets),
		rules: sortedSet(sent.rules),
		disabled: sortedSet(sent.disabled)
	};
}
const sameLists = (a, b) => listNames.every((list) => setText(a[list]) === setText(b[list]));
/** The scope of an exception that has exactly one; `reject` refuses every other. */
function scoped({ exception_type, rule, rule_type, project, project_tag_name = "" }) {
	return {
		...project === void 0 ? {
			scope_type: "project_tag",
			scope_target: project_tag_name
		} : {
			scope_type: "project",
			scope_target: project
		},
		rule,
		rule_type,
		exception_type
	};
}
function itemOf$1(row) {
	const key = JSON.stringify([
		row.rule,
		row.rule_type,
		row.scope_type,
		row.scope_target
	]);
	return {
		key,
		canonical: () => `${key} ${row.exception_type}`,
		value: row
	};
}
function asSent({ scope_type, scope_target, rule, rule_type, exception_type }) {
	return {
		exception_type,
		rule,
		rule_type,
		...scope_type === "project" ? { project: scope_target } : { project_tag_name: scope_target }
	};
}
const naming$1 = (product, { scope_type, scope_target, rule, rule_type }) => ({
	kind: "DetectionPolicyException",
	key: {
		product,
		scope_type,
		scope_target,
		rule,
		rule_type
	}
});
const shownLists = (content) => ({
	...content,
	exception_type: ""
});
const shownException = ({ exception_type }) => ({
	rulesets: [],
	rules: [],
	disabled: [],
	exception_type
});
// src/sandbox/handlers/detection-policy.ts
const models = {
	code: detection("code"),
	secrets: detection("secrets")
};
const detectionHandlers = {
	getDetectionPolicySummary(call) {
		const secrets = enabled(call, "secrets");
		const code = enabled(call, "code");
		return {
			deployment_slug: call.deployment.slug,
			...code === null ? {} : { code },
			...secrets === null ? {} : { secrets }
		};
	},
	getDetectionPolicy: (call) => readBundle(scope$1(call, call.path.product)),
	previewDetectionPolicy: (call) => previewBundle(scope$1(call, call.path.product), call.body.bundle),
	applyDetectionPolicy: (call) => applyBundle(scope$1(call, call.path.product), call.body.bundle, call.ifMatch)
};
const scope$1 = ({ platform, deployment }, product) => ({
	platform,
	deployment,
	kind: product,
	model: models[product]
});
function enabled(call, product) {
	try {
		return readBundle(scope$1(call, product));
	} catch (error) {
		if (error instanceof Fault && error.facts.code === "PRODUCT_NOT_ENABLED") return null;
		throw error;
	}
}
// src/sandbox/bundles/slug.ts
const longest = 100;
/** The slug that a policy without one gets: its name in small ASCII letters, digits and hyphens. */
function slugOf(policy) {
	if (policy.slug !== void 0) return policy.slug;
	const slug = policy.name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, longest).replaceAll(/^-|-$/g, "");
	return slug === "" ? `policy-${createHash("sha256").update(policy.name).digest("hex").slice(0, 8)}` : slug;
}
// src/sandbox/bundles/reject-remediation.ts
/** Settings of actions that name something of the deployment: action type → setting → kind of what is named. */
const references = {
	jira: { project: "jira_project" },
	slack_app: { channel: "slack_channel" },
	webhook: { webhook: "notification_webhook" }
};
/** Every reason to reject a remediation bundle, in the order of its policies. */
function rejectRemediation({ policies }, known) {
	const seen = /* @__PURE__ */ new Set();
	return policies.flatMap((policy) => {
		const slug = slugOf(policy);
		const repeated = seen.has(slug) ? [rejection(slug, "DUPLICATE_SLUG", `Two policies of the bundle have the slug "${slug}".`, {})] : [];
		seen.add(slug);
		return [...repeated, ...rejectPolicy(policy, slug, known)];
	});
}
function rejectPolicy({ filters, actions }, slug, known) {
	const types = new Set(actions.map(({ type }) => type));
	return [
		...known.reserved.has(slug) ? [rejection(slug, "RESERVED_SLUG", `The slug "${slug}" belongs to a system-managed policy.`, {})] : [],
		...filters.conditions.flatMap((condition) => rejectCondition(condition, slug, known)),
		...actions.flatMap((action) => [...rejectAction(action, types, slug, known), ...rejectSettings(action, slug, known)])
	];
}
function rejectCondition({ type, values }, slug, known) {
	const allowed = known.conditions.get(type);
	const context = { condition_type: type };
	if (allowed === void 0) return [rejection(slug, "UNSUPPORTED_CONDITION_TYPE", `Condition type "${type}" is not supported.`, context)];
	if (type === "repository_tag") return values.flatMap((value) => unknownReference(known, {
		kind: "project_tag",
		value
	}, {
		policy_slug: slug,
		context
	}));
	return values.filter((value) => allowed.size > 0 && !allowed.has(value)).map((value) => rejection(slug, "INVALID_CONDITION_VALUE", `"${value}" is not a value of the condition type "${type}".`, {
		...context,
		value
	}));
}
function rejectAction({ type }, types, slug, known) {
	const companions = known.companions.get(type);
	if (companions === void 0) return [rejection(slug, "UNSUPPORTED_ACTION_TYPE", `Action type "${type}" is not supported.`, { action_type: type })];
	return companions.filter((companion) => !types.has(companion)).map((companion) => rejection(slug, "MISSING_DEPENDENT_ACTION", `Action "${type}" needs the action "${companion}" in the same policy.`, {
		action_type: type,
		missing_companion: companion
	}));
}
function rejectSettings({ type, config = {} }, slug, known) {
	return Object.entries(references[type] ?? {}).flatMap(([setting, kind]) => {
		const value = config[setting];
		return value === void 0 ? [] : unknownReference(known, {
			kind,
			value
		}, {
			policy_slug: slug,
			context: { action_type: type }
		});
	});
}
function rejection(slug, code, message, context) {
	return {
		code,
		message,
		policy_slug: slug,
		context
	};
}
// src/sandbox/bundles/remediation.ts
/** The remediation policies of a deployment. */
const remediation = {
	normalize: ({ policies }) => itemsOf(policies.map((policy) => itemOf(normalize(policy)))),
	load: (store, bundle) => itemsOf(store.policies({ bundle_id: bundle.id }).map((row) => itemOf(fromRow(row)))),
	save(store, { id }, before, after) {
		const { created, updated, deleted } = compare(before, after);
		for (const { slug } of deleted) store.deletePolicy({
			bundle_id: id,
			slug
		});
		for (const policy of [...created, ...updated.map((pair) => pair.after)]) store.savePolicy({
			bundle_id: id,
			...toRow(policy)
		});
	},
	fingerprint: (content) => fingerprint("remediation", [], content),
	diff(before, after) {
		const { created, updated, deleted } = compare(before, after);
		return {
			creates: created.map((policy) => ({
				...naming(policy),
				after: policy
			})),
			updates: updated.map((pair) => ({
				...naming(pair.after),
				...pair
			})),
			deletes: deleted.map((policy) => ({
				...naming(policy),
				before: policy
			}))
		};
	},
	reject: rejectRemediation,
	show: (content, { slug }) => ({
		deployment_slug: slug,
		policies: Array.from(content.values(), ({ value }) => value)
	})
};
const naming = ({ slug }) => ({
	kind: "RemediationPolicy",
	key: { slug }
});
function normalize(policy) {
	const { name, description = "", active = true, filters, actions } = policy;
	return {
		name,
		slug: slugOf(policy),
		description,
		active,
		filters: {
			mode: filters.mode,
			conditions: filters.conditions.map(({ type, values, mode = "any" }) => ({
				type,
				values: [...new Set(values)],
				mode
			}))
		},
		actions: actions.map(({ type, config = {} }) => ({
			type,
			config
		}))
	};
}
const itemOf = (policy) => ({
	key: policy.slug,
	value: policy,
	canonical: () => canonical(policy)
});
function canonical(policy) {
	const { slug, name, description, active, filters, actions } = policy;
	const conditions = setText(filters.conditions.map(({ type, values, mode }) => JSON.stringify([
		type,
		mode,
		values.toSorted()
	])));
	const sortedActions = actions.map(({ type, config }) => JSON.stringify([type, Object.entries(config).toSorted(byName)])).toSorted();
	return JSON.stringify([
		slug,
		name,
		description,
		active,
		filters.mode,
		conditions,
		sortedActions
	]);
}
const byName = ([a], [b]) => a < b ? -1 : 1;
function fromRow(row) {
	const { slug, name, description, active, filter_mode, conditions, actions } = row;
	return {
		name,
		slug,
		description,
		active: active === 1,
		filters: {
			mode: filter_mode,
			conditions: JSON.parse(conditions)
		},
		actions: JSON.parse(actions)
	};
}
function toRow({ filters, active, actions, ...texts }) {
	return {
		...texts,
		active: active ? 1 : 0,
		filter_mode: filters.mode,
		conditions: JSON.stringify(filters.conditions),
		actions: JSON.stringify(actions)
	};
}
// src/sandbox/handlers/remediation-policies.ts
const remediationHandlers = {
	getRemediationPolicies: (call) => readBundle(scope(call)),
	previewRemediationPolicies: (call) => previewBundle(scope(call), call.body.bundle),
	applyRemediationPolicies: (call) => applyBundle(scope(call), call.body.bundle, call.ifMatch)
};
const scope = ({ platform, deployment }) => ({
	platform,
	deployment,
	kind: "remediation",
	model: remediation
});
// src/sandbox/handlers/vocabulary.ts
/** Value enumerations and constraints come only with a product; conditions and actions belong to remediation. */
const vocabularyHandlers = { getVocabulary({ platform, deployment, query: { product } }) {
	platform.bundle(deployment, product ?? "remediation");
	const { store } = platform;
	if (product === "code" || product === "secrets") return {
		condition_types: [],
		action_types: [],
		detection_constraints: constraints(product)
	};
	const types = {
		condition_types: store.conditionTypes({}).map(({ type, description }) => ({
			type,
			description
		})),
		action_types: actionTypes(store)
	};
	return product === void 0 ? types : {
		...types,
		value_enums: valueEnums(store)
	};
} };
function actionTypes(store) {
	const pairs = store.actionCompanions({});
	return store.actionTypes({}).map(({ type, description }) => {
		return {
			type,
			description,
			requires: pairs.filter((pair) => pair.type === type).map(({ companion }) => companion)
		};
	});
}
function valueEnums(store) {
	const pairs = store.conditionValues({});
	return [...new Set(pairs.map(({ type }) => type))].map((type) => {
		return {
			type,
			values: pairs.filter((pair) => pair.type === type).map(({ value }) => value)
		};
	});
}
const constraints = (product) => ({
	rulesets_accepted: product === "code",
	exception_types: ["include", "exclude"],
	rule_types: ["rule", "pack"]
});
// src/sandbox/handlers/handlers.ts
/** One handler an operation: the compiler finds the one that is missing. */
const handlers = {
	...deploymentHandlers,
	...remediationHandlers,
	...detectionHandlers,
	...vocabularyHandlers
};
// src/generated/guards/requests.js
var requests_exports = /* @__PURE__ */ __exportAll({
	isDetectionRequest: () => isDetectionRequest,
	isGetVocabularyQuery: () => isGetVocabularyQuery,
	isRemediationRequest: () => isRemediationRequest
});
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isDetectionRequest = validate90;
const func1 = require_ucs2length().default;
const schema40 = {
	"type": "string",
	"enum": ["code", "secrets"]
};
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema40.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 1e5 },
				message: "must NOT have more than 100000 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func1(data0) > 1e3) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema43 = {
	"type": "string",
	"enum": ["include", "exclude"]
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema43.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema45 = {
	"type": "string",
	"enum": ["rule", "pack"]
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema45.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate105.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate105.errors = vErrors;
	return errors === 0;
}
validate105.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exception_type" },
				message: "must have required property 'exception_type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rule === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.rule_type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule_type" },
				message: "must have required property 'rule_type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate99(data.exception_type, {
				instancePath: instancePath + "/exception_type",
				parentData: data,
				parentDataProperty: "exception_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate99.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate101(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate101.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate103(data.rule_type, {
				instancePath: instancePath + "/rule_type",
				parentData: data,
				parentDataProperty: "rule_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate103.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate105(data.project, {
				instancePath: instancePath + "/project",
				parentData: data,
				parentDataProperty: "project",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate105.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate107(data.project_tag_name, {
				instancePath: instancePath + "/project_tag_name",
				parentData: data,
				parentDataProperty: "project_tag_name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate107.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rulesets" },
				message: "must have required property 'rulesets'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rules === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rules" },
				message: "must have required property 'rules'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.disabled === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "disabled" },
				message: "must have required property 'disabled'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.exceptions === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exceptions" },
				message: "must have required property 'exceptions'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err5 = {
						instancePath: instancePath + "/deployment_slug",
						schemaPath: "#/properties/deployment_slug/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate92(data.product, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate92.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate94(data.rulesets, {
				instancePath: instancePath + "/rulesets",
				parentData: data,
				parentDataProperty: "rulesets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate94(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate94(data.disabled, {
				instancePath: instancePath + "/disabled",
				parentData: data,
				parentDataProperty: "disabled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					const err7 = {
						instancePath: instancePath + "/exceptions",
						schemaPath: "#/properties/exceptions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate98(data5[i0], {
					instancePath: instancePath + "/exceptions/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate98.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate91(data.bundle, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate91.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isGetVocabularyQuery = validate111;
const schema48 = {
	"type": "object",
	"required": [],
	"additionalProperties": false,
	"properties": { "product": {
		"type": "string",
		"enum": [
			"code",
			"secrets",
			"remediation"
		]
	} }
};
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "product")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.product !== void 0) {
			let data0 = data.product;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data0 === "code" || data0 === "secrets" || data0 === "remediation")) {
				const err2 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/enum",
					keyword: "enum",
					params: { allowedValues: schema48.properties.product.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isRemediationRequest = validate112;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				message: "must NOT have more than 500 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern4 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate117.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern4.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate117.errors = vErrors;
	return errors === 0;
}
validate117.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate121.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
validate121.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema56 = {
	"type": "object",
	"required": ["mode", "conditions"],
	"additionalProperties": false,
	"properties": {
		"mode": {
			"type": "string",
			"enum": ["all", "any"]
		},
		"conditions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": { "$ref": "#/$defs/Condition" }
		}
	}
};
const schema57 = {
	"type": "object",
	"required": ["type", "values"],
	"additionalProperties": false,
	"properties": {
		"type": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"values": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 1e3,
				"pattern": "^\\S(?:.*\\S)?$"
			}
		},
		"mode": {
			"type": "string",
			"enum": ["any", "none"]
		}
	}
};
const pattern5 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.values === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "values" },
				message: "must have required property 'values'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e3) {
							const err8 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!pattern5.test(data2)) {
							const err10 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S(?:.*\\S)?$" },
								message: "must match pattern \"^\\S(?:.*\\S)?$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				const err14 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema57.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate123.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.conditions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conditions" },
				message: "must have required property 'conditions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				const err4 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema56.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err5 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate124(data1[i0], {
					instancePath: instancePath + "/conditions/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate124.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/conditions",
					schemaPath: "#/properties/conditions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate123.errors = vErrors;
	return errors === 0;
}
validate123.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					const err5 = {
						instancePath: instancePath + "/config",
						schemaPath: "#/properties/config/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						message: "must NOT have more than 100 properties"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e4) {
							const err6 = {
								instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/config/additionalProperties/maxLength",
								keyword: "maxLength",
								params: { limit: 1e4 },
								message: "must NOT have more than 10000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/config/additionalProperties/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/config",
					schemaPath: "#/properties/config/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate128.errors = vErrors;
	return errors === 0;
}
validate128.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate128(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate128.errors);
			errors = vErrors.length;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate114.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate115(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate115.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate117(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate117.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate119(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate119.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate121(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate121.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate123(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate123.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate127(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate127.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate114.errors = vErrors;
	return errors === 0;
}
validate114.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/deployment_slug",
						schemaPath: "#/properties/deployment_slug/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					const err4 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate114(data1[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate114.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate113(data.bundle, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate113.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/sandbox/http/check-shape.ts
/** Holds path parameters against the document. Throws Fault 404: there is nothing at such a path. */
function checkPath(id, path) {
	for (const { name, schema } of parametersOf(id, "path")) {
		const value = path[name] ?? "";
		if (schema.enum?.includes(value) === false) throw notFound();
		if (schema.pattern !== void 0 && !new RegExp(schema.pattern).test(value)) throw notFound();
	}
}
/** The query parameters that the document names; others are ignored. Throws Fault 400. */
function checkQuery(id, search) {
	const names = parametersOf(id, "query").map(({ name }) => name);
	if (names.length === 0) return {};
	const query = Object.fromEntries([...search].filter(([name]) => names.includes(name)));
	checkRequest(`${id[0]?.toUpperCase() ?? ""}${id.slice(1)}Query`, "query", query);
	return query;
}
/** Throws Fault 400 with up to five places that are wrong. */
function checkRequest(schema, where, value) {
	const guard = requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`There is no guard for ${schema}.`);
	if (!guard(value)) throw new Fault(400, `The ${where} does not have the right shape: ${reasons(guard)}.`);
}
/** The sandbox keeps to the document, or it is wrong. */
function checkAnswer(id, answer) {
	const guard = answers_exports[`is${operations[id].answer}`];
	if (guard === void 0 || !guard(answer)) throw new Error(`The answer of ${id} is not what the document says: ${guard === void 0 ? "no guard" : reasons(guard)}.`);
}
function reasons({ errors }) {
	const texts = (errors ?? []).map(({ instancePath, message = "is wrong", params }) => {
		const field = params["additionalProperty"];
		return `${instancePath === "" ? "/" : instancePath} ${message}${typeof field === "string" ? ` (${field})` : ""}`;
	});
	return [...new Set(texts)].slice(0, 5).join("; ");
}
const parametersOf = (id, place) => operations[id].parameters.filter((parameter) => parameter.in === place);
// src/sandbox/http/quirky-json.ts
/** The field that nobody knows yet. */
const novelty = {
	name: "introduced_in",
	value: { release: "next" }
};
/** Data of the user: a field more or less in them would be other data. */
const opaque = [
	"config",
	"context",
	"key"
];
/** Tells of an answer as another platform might: the same meaning in another form. */
function quirkyJson(value, quirks) {
	return quirks.has("nulls") || quirks.has("blanks") || quirks.has("sparse-lists") || quirks.has("unknown-fields") ? reshape(value, quirks) : value;
}
/** Takes the unknown field out of what is sent back. */
function withoutNovelty(value) {
	if (Array.isArray(value)) return value.map(withoutNovelty);
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => key === novelty.name ? [] : [[key, withoutNovelty(one)]]));
}
function reshape(value, quirks) {
	if (Array.isArray(value)) return value.map((one) => reshape(one, quirks));
	if (!isRecord(value)) return value === "" && quirks.has("nulls") ? null : value;
	const entries = Object.entries({
		...unused(value, quirks),
		...value
	}).flatMap(([key, one]) => reshapeField(key, one, quirks));
	return Object.fromEntries(quirks.has("unknown-fields") ? [...entries, [novelty.name, novelty.value]] : entries);
}
function reshapeField(key, value, quirks) {
	if (opaque.includes(key)) return [[key, value]];
	if (!Array.isArray(value) || value.length > 0) return [[key, reshape(value, quirks)]];
	if (quirks.has("sparse-lists")) return [];
	return [[key, quirks.has("nulls") ? null : value]];
}
/** Fields that an object could have and does not use. */
function unused(value, quirks) {
	if ("rule_type" in value && (quirks.has("nulls") || quirks.has("blanks"))) {
		const nothing = quirks.has("blanks") ? "" : null;
		return {
			project: nothing,
			project_tag_name: nothing
		};
	}
	return "kind" in value && "key" in value && quirks.has("nulls") ? {
		before: null,
		after: null
	} : {};
}
const isRecord = (value) => typeof value === "object" && value !== null;
// src/sandbox/http/read-body.ts
const mebibyte = 1048576;
/** Most bodies are small; a bundle of 10,000 policies takes about 5 MiB. */
const bodyLimit = (schema) => schema === "RemediationRequest" || schema === "DetectionRequest" ? 16 * mebibyte : mebibyte;
/** Reads a JSON body. Throws Fault: 413 when it is longer than `limit` bytes, 415 when it is no JSON by its type, 400 when it is none at all. */
async function readBody(request, limit) {
	const { "content-type": type = "", "content-encoding": encoding = "identity", "content-length": length = "0" } = request.headers;
	if (!/^application\/json *(?:;|$)/i.test(type)) throw new Fault(415, "Send the body as application/json.");
	if (encoding !== "identity") throw new Fault(415, "Send the body without a content encoding.");
	if (Number(length) > limit) throw tooLarge(limit);
	return parse(await readBytes(request, limit));
}
function readBytes(request, limit) {
	return new Promise((resolve, reject) => {
		const chunks = [];
		let size = 0;
		request.on("data", (chunk) => {
			size += chunk.length;
			if (size > limit) reject(tooLarge(limit));
			else chunks.push(chunk);
		});
		request.on("end", () => resolve(Buffer.concat(chunks)));
		request.on("error", reject);
	});
}
function parse(bytes) {
	if (!isUtf8(bytes)) throw new Fault(400, "The body is not UTF-8.");
	const text = bytes.toString();
	const value = parseJson(text);
	if (/\\u(?:0000|d[89a-f])/i.test(text) && holdsUnstorable(value)) throw new Fault(400, "The body holds U+0000 or half a surrogate pair.");
	return value;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new Fault(400, `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
	}
}
/** Texts that would come back from the database as others. */
function holdsUnstorable(value) {
	if (typeof value === "string") return /[\0\p{Surrogate}]/u.test(value);
	return typeof value === "object" && value !== null && Object.entries(value).some(([key, one]) => holdsUnstorable(key) || holdsUnstorable(one));
}
const tooLarge = (limit) => new Fault(413, `The body is longer than ${String(limit / mebibyte)} MiB.`);
// src/sandbox/http/router.ts
const absent = {
	"no-reads": [
		"getRemediationPolicies",
		"getDetectionPolicySummary",
		"getDetectionPolicy"
	],
	"no-vocabulary": ["getVocabulary"],
	"no-deployments": ["listDeployments"]
};
/** Finds the operation of a request among those of the document. The function throws Fault: 404 for an unknown path, 405 for another method. */
function buildRouter(quirks) {
	const routes = routesOf(operationsWith(quirks));
	return (method, path) => {
		for (const { pattern, names, methods } of routes) {
			const found = pattern.exec(path);
			if (found === null) continue;
			const id = methods.get(method);
			if (id === void 0) throw new Fault(405, `This path takes ${[...methods.keys()].join(" or ")}.`, {}, { allow: [...methods.keys()].join(", ") });
			return {
				id,
				path: Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1])]))
			};
		}
		throw notFound();
	};
}
function operationsWith(quirks) {
	const missing = Object.entries(absent).flatMap(([quirk, ids]) => quirks.has(quirk) ? ids : []);
	return Object.keys(operations).filter((id) => !missing.includes(id));
}
function routesOf(ids) {
	const routes = /* @__PURE__ */ new Map();
	for (const id of ids) {
		const { path, method } = operations[id];
		const route = routes.get(path) ?? {
			...patternOf(path),
			methods: /* @__PURE__ */ new Map()
		};
		route.methods.set(method, id);
		routes.set(path, route);
	}
	return [...routes.values()];
}
/** A parameter ends at a slash or a colon, so that `{product}` does not swallow the `:dryRun` of another path. */
function patternOf(template) {
	const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
	const literals = template.split(/\{\w+\}/).map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&"));
	return {
		names,
		pattern: new RegExp(`^${literals.join("([^/:]+)")}$`)
	};
}
function decoded(text = "") {
	try {
		return decodeURIComponent(text);
	} catch {
		throw notFound();
	}
}
// src/sandbox/http/respond.ts
/** What answers the requests of a platform. It never rejects: whatever goes wrong is an answer too. */
function responder(platform) {
	const route = buildRouter(platform.quirks);
	return async (request, response) => {
		try {
			checkHost(request);
			const [pathname = "", search = ""] = (request.url ?? "").split("?", 2);
			const { id, path } = route(request.method ?? "", pathname);
			checkPath(id, path);
			send(response, 200, answer(id, {
				platform,
				deployment: authorize(platform.store, request.headers.authorization, path),
				path,
				query: checkQuery(id, new URLSearchParams(search)),
				body: await bodyOf(id, request, platform),
				ifMatch: request.headers["if-match"]
			}));
		} catch (error) {
			sendFault(request, response, error instanceof Fault ? error : bug(error), platform);
		}
	};
}
async function bodyOf(id, request, { quirks }) {
	const schema = operations[id].body;
	if (schema === null) return null;
	const sent = await readBody(request, bodyLimit(schema));
	const body = quirks.has("unknown-fields") ? withoutNovelty(sent) : sent;
	checkRequest(schema, "body", body);
	return body;
}
function answer(id, call) {
	const handle = handlers[id];
	const value = quirkyJson(handle(call), call.platform.quirks);
	checkAnswer(id, value);
	return value;
}
function sendFault(request, response, fault, { quirks }) {
	if (response.destroyed) return;
	const unread = !request.readableEnded && (request.headers["content-length"] ?? request.headers["transfer-encoding"]) !== void 0;
	send(response, fault.status, {
		[textField(quirks)]: fault.message,
		...fault.facts
	}, {
		...fault.headers,
		...unread ? { connection: "close" } : {}
	});
}
function textField(quirks) {
	if (quirks.has("error-in-message")) return "message";
	return quirks.has("error-in-detail") ? "detail" : "error";
}
function send(response, status, value, headers = {}) {
	const body = JSON.stringify(value);
	const common = {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(body),
		"cache-control": "no-store",
		"x-request-id": randomUUID()
	};
	response.writeHead(status, {
		...common,
		...headers
	}).end(body);
}
const bug = (error) => new Fault(500, `The sandbox failed, which is a bug: ${error instanceof Error ? error.message : String(error)}`);
// src/sandbox/seed/plant.ts
/** Fills a new database. State versions are stamped afterwards. */
function plant({ vocabulary, deployments }, store) {
	plantVocabulary(vocabulary, store);
	for (const deployment of deployments) {
		const { id, slug, name, bundles } = deployment;
		store.addDeployment({
			id,
			slug,
			name,
			migrated: bundles === null ? 0 : 1
		});
		plantSurroundings(deployment, store);
		if (bundles !== null) plantBundles(id, bundles, store);
	}
}
function plantVocabulary({ conditions, actions }, store) {
	for (const { type, description, values } of conditions) {
		store.addConditionType({
			type,
			description
		});
		for (const value of values) store.addConditionValue({
			type,
			value
		});
	}
	for (const { type, description } of actions) store.addActionType({
		type,
		description
	});
	for (const { type, requires } of actions) for (const companion of requires) store.addActionCompanion({
		type,
		companion
	});
}
function plantSurroundings({ id, systemPolicies, projects, integrations }, store) {
	const deployment_id = id;
	for (const policy of systemPolicies) store.addSystemPolicy({
		deployment_id,
		slug: policy.slug,
		name: policy.name
	});
	for (const [name, tags] of Object.entries(projects)) {
		store.addProject({
			deployment_id,
			name
		});
		for (const tag of tags) store.addProjectTag({
			deployment_id,
			project: name,
			tag
		});
	}
	for (const [kind, targets] of Object.entries(integrations)) for (const target of targets) store.addIntegration({
		deployment_id,
		kind,
		target
	});
}
function plantBundles(deployment, bundles, store) {
	plantBundle(deployment, "remediation", remediation, { policies: [...bundles.remediation] }, store);
	for (const product of ["code", "secrets"]) {
		const bundle = bundles[product];
		if (bundle !== void 0) plantBundle(deployment, product, detection(product), bundle, store);
	}
}
function plantBundle(deployment, kind, model, sent, store) {
	const content = model.normalize(sent);
	store.addBundle({
		deployment_id: deployment,
		kind,
		fingerprint: model.fingerprint(content)
	});
	const row = store.bundle({
		deployment_id: deployment,
		kind
	});
	if (row === void 0) throw new Error(`the bundle ${kind} was not written`);
	model.save(store, row, model.load(store, row), content);
}
// src/sandbox/seed/acme-detection.ts
const exclude = (rule, target) => ({
	exception_type: "exclude",
	rule,
	rule_type: "rule",
	...target
});
const include = (rule, target) => ({
	exception_type: "include",
	rule,
	rule_type: "rule",
	...target
});
const excludePack = (rule, target) => ({
	...exclude(rule, target),
	rule_type: "pack"
});
/** What acme's platform holds before anybody applies `examples/policies`. */
const acmeCode = {
	rulesets: [
		"p/default",
		"p/javascript",
		"p/owasp-top-ten",
		"p/python",
		"p/terraform"
	],
	rules: [
		"acme.checkout.require-idempotency-key",
		"acme.java.no-internal-http-client",
		"javascript.express.security.audit.express-open-redirect",
		"python.django.security.injection.sql.sql-injection-using-raw"
	],
	disabled: [
		"generic.ci.security.unpinned-action",
		"javascript.lang.security.audit.unsafe-formatstring",
		"python.lang.maintainability.useless-if-body"
	],
	exceptions: [
		excludePack("p/owasp-top-ten", { project: "acme/warehouse-sync" }),
		excludePack("p/terraform", { project_tag_name: "training" }),
		exclude("javascript.express.security.audit.xss.direct-response-write", { project: "acme/design-system" }),
		exclude("python.flask.security.audit.debug-enabled", { project: "acme/data-pipeline" }),
		include("generic.ci.security.unpinned-action", { project_tag_name: "infrastructure" })
	]
};
const acmeSecrets = {
	rulesets: [],
	rules: [
		"secrets.aws.access-key",
		"secrets.generic.private-key",
		"secrets.github.token",
		"secrets.npm.token",
		"secrets.slack.webhook",
		"secrets.stripe.live-key"
	],
	disabled: ["secrets.generic.high-entropy"],
	exceptions: [
		exclude("secrets.aws.access-key", { project_tag_name: "training" }),
		exclude("secrets.generic.private-key", { project: "acme/appsec-training" }),
		exclude("secrets.stripe.live-key", { project: "acme/checkout-api" })
	]
};
// src/sandbox/seed/acme-remediation.ts
const severity = (...values) => ({
	type: "severity",
	values
});
const confidence = (...values) => ({
	type: "confidence",
	values
});
const tagged = (...values) => ({
	type: "repository_tag",
	values
});
const weakness = (...values) => ({
	type: "vulnerability_class",
	values
});
const all = (...conditions) => ({
	mode: "all",
	conditions
});
const comment = { type: "pr_comment" };
const block = { type: "block" };
const slack = (channel) => ({
	type: "slack_app",
	config: { channel }
});
const jira = (project) => ({
	type: "jira",
	config: { project }
});
/** What acme's platform holds before anybody applies `examples/policies`. */
const acmeRemediation = [
	{
		slug: "block-critical-findings",
		name: "Block critical findings",
		description: "Nothing critical is merged, wherever it is.",
		filters: all(severity("critical"), confidence("high", "medium")),
		actions: [
			comment,
			block,
			slack("#appsec-alerts")
		]
	},
	{
		slug: "block-on-internet-facing",
		name: "Block on internet-facing services",
		description: "What the internet can reach has to be clean.",
		filters: all(severity("critical", "high"), tagged("internet-facing")),
		actions: [comment, block]
	},
	{
		slug: "block-injection-in-payments",
		name: "Block injection in payment services",
		description: "PCI DSS 6.2.4.",
		filters: all(weakness("SQL Injection", "Command Injection", "Code Injection"), tagged("payments", "pci")),
		actions: [
			comment,
			block,
			slack("#payments-oncall")
		]
	},
	{
		slug: "block-leaked-credentials",
		name: "Block leaked credentials",
		description: "A credential that was merged has to be rotated, so it is stopped before.",
		filters: all(weakness("Hard-coded Secrets"), confidence("high"), {
			...tagged("training"),
			mode: "none"
		}),
		actions: [comment, block]
	},
	{
		slug: "block-during-release-freeze",
		name: "Block during the release freeze",
		description: "For the weeks before the autumn release.",
		filters: all(severity("high", "medium"), tagged("production")),
		actions: [comment, block]
	},
	{
		slug: "comment-on-high-findings",
		name: "Comment on high findings",
		filters: all(severity("high"), confidence("high", "medium")),
		actions: [comment]
	},
	{
		slug: "comment-on-medium-in-production",
		name: "Comment on medium findings in production",
		filters: all(severity("medium"), confidence("high"), tagged("production")),
		actions: [comment]
	},
	{
		slug: "comment-on-breaking-upgrades",
		name: "Comment on breaking upgrades",
		description: "So that the author plans the upgrade and does not only dismiss it.",
		filters: all({
			type: "breaking_change",
			values: ["true"]
		}),
		actions: [comment]
	},
	{
		slug: "ticket-from-full-scans",
		name: "Ticket from full scans",
		description: "No pull request, so nobody sees a comment.",
		filters: all({
			type: "full_scan",
			values: ["true"]
		}, severity("critical", "high")),
		actions: [jira("SEC")]
	},
	{
		slug: "notify-identity-team",
		name: "Notify the identity team",
		filters: all(weakness("Improper Authentication", "Improper Authorization"), tagged("identity")),
		actions: [comment, slack("#identity-alerts")]
	},
	{
		slug: "send-criticals-to-siem",
		name: "Send critical findings to the SIEM",
		filters: all(severity("critical")),
		actions: [{
			type: "webhook",
			config: { webhook: "siem" }
		}]
	},
	{
		slug: "triage-training-repositories",
		name: "Triage training repositories",
		description: "They are vulnerable on purpose.",
		filters: all(tagged("training")),
		actions: [{
			type: "triage",
			config: {
				state: "ignored",
				reason: "acceptable_risk"
			}
		}]
	},
	{
		slug: "triage-low-in-legacy",
		name: "Triage low findings in legacy code",
		description: "Off until the owners of the code agree.",
		active: false,
		filters: all(severity("low"), tagged("legacy")),
		actions: [{
			type: "triage",
			config: {
				state: "provisionally_ignored",
				reason: "no_time"
			}
		}]
	}
];
// src/sandbox/seed/deployments.ts
const emptyDetection = {
	rulesets: [],
	rules: [],
	disabled: [],
	exceptions: []
};
const emptyBundles = {
	remediation: [],
	code: emptyDetection,
	secrets: emptyDetection
};
/** The one that people try things on. */
const acme = {
	id: "1234",
	slug: "acme",
	name: "Acme Inc.",
	bundles: {
		remediation: acmeRemediation,
		code: acmeCode,
		secrets: acmeSecrets
	},
	systemPolicies: [{
		slug: "block-malicious-dependencies",
		name: "Block malicious dependencies"
	}],
	projects: {
		"acme/appsec-training": ["training"],
		"acme/backoffice": ["internal", "legacy"],
		"acme/checkout-api": [
			"internet-facing",
			"payments",
			"pci",
			"production"
		],
		"acme/customer-portal": ["internet-facing", "production"],
		"acme/data-pipeline": ["internal"],
		"acme/design-system": ["internal"],
		"acme/identity-service": [
			"identity",
			"internet-facing",
			"production"
		],
		"acme/infra-terraform": ["infrastructure", "production"],
		"acme/mobile-android": ["mobile", "production"],
		"acme/mobile-ios": ["mobile", "production"],
		"acme/payments-gateway": [
			"payments",
			"pci",
			"production"
		],
		"acme/storefront-web": ["internet-facing", "production"],
		"acme/warehouse-sync": ["internal", "production"]
	},
	integrations: {
		jira_project: ["PAY", "SEC"],
		slack_channel: [
			"#appsec-alerts",
			"#identity-alerts",
			"#payments-oncall"
		],
		notification_webhook: ["siem"]
	}
};
/** Still on the legacy policies. */
const globex = {
	id: "2345",
	slug: "globex",
	name: "Globex Corporation",
	bundles: null,
	systemPolicies: [],
	projects: {},
	integrations: {}
};
/** Has no detection of secrets. */
const initech = {
	id: "3456",
	slug: "initech",
	name: "Initech",
	bundles: {
		remediation: [{
			slug: "comment-on-everything",
			name: "Comment on everything",
			filters: {
				mode: "any",
				conditions: [{
					type: "severity",
					values: [
						"low",
						"medium",
						"high",
						"critical"
					]
				}]
			},
			actions: [{ type: "pr_comment" }]
		}],
		code: {
			...emptyDetection,
			rulesets: ["p/default"]
		}
	},
	systemPolicies: [],
	projects: { "initech/tps-reports": ["internal"] },
	integrations: {}
};
/** Its id does not fit a JavaScript number. */
const hooli = {
	id: "9007199254740993",
	slug: "hooli",
	name: "Hooli",
	bundles: emptyBundles,
	systemPolicies: [],
	projects: { "hooli/search": ["production"] },
	integrations: {}
};
// src/sandbox/seed/vocabulary.ts
const yesOrNo = ["true", "false"];
const vocabulary = {
	conditions: [
		{
			type: "severity",
			description: "How bad a finding is, as its rule says.",
			values: [
				"low",
				"medium",
				"high",
				"critical"
			]
		},
		{
			type: "confidence",
			description: "How sure the rule is that a finding is real.",
			values: [
				"low",
				"medium",
				"high"
			]
		},
		{
			type: "repository_tag",
			description: "A tag of the project in which the finding is.",
			values: []
		},
		{
			type: "vulnerability_class",
			description: "The kind of weakness that the rule looks for.",
			values: [
				"Code Injection",
				"Command Injection",
				"Cross-Site Scripting (XSS)",
				"Cryptographic Issues",
				"Hard-coded Secrets",
				"Improper Authentication",
				"Improper Authorization",
				"Insecure Deserialization",
				"Mass Assignment",
				"Open Redirect",
				"Path Traversal",
				"Server-Side Request Forgery (SSRF)",
				"SQL Injection",
				"XML Injection"
			]
		},
		{
			type: "breaking_change",
			description: "Whether the fix of a dependency breaks its callers.",
			values: yesOrNo
		},
		{
			type: "full_scan",
			description: "Whether the finding comes from a scan of a whole branch, not of a pull request.",
			values: yesOrNo
		}
	],
	actions: [
		{
			type: "pr_comment",
			description: "Comment on the pull request.",
			requires: []
		},
		{
			type: "block",
			description: "Fail the check of the pull request.",
			requires: ["pr_comment"]
		},
		{
			type: "jira",
			description: "Open a Jira ticket in \"project\".",
			requires: []
		},
		{
			type: "slack_app",
			description: "Post to the Slack \"channel\".",
			requires: []
		},
		{
			type: "webhook",
			description: "Call the notification \"webhook\" of this name.",
			requires: []
		},
		{
			type: "triage",
			description: "Set the triage \"state\" of the finding, with a \"reason\".",
			requires: []
		}
	]
};
// src/sandbox/seed/seeds.ts
/** The deployment that the sandbox's own token belongs to, in every seed. */
const defaultDeployment = "acme";
const others = [
	globex,
	initech,
	hooli
];
/** The states that a new database can start from. */
const seeds = {
	acme: {
		vocabulary,
		deployments: [acme, ...others]
	},
	empty: {
		vocabulary,
		deployments: [{
			...acme,
			bundles: emptyBundles
		}, ...others]
	}
};
/** Throws SandboxError for an unknown name. */
function findSeed(name) {
	if (!Object.hasOwn(seeds, name)) throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(", ")}.`);
	return seeds[name];
}
// src/sandbox/store/migrations.ts
/** Marks a file as a database of the sandbox: "ifma" in ASCII. */
const applicationId = 1768320353;
/** Each brings a database from the version of its index to the next one. Never change one that was published: add another. */
const migrations = [`
  CREATE TABLE deployments (
    id TEXT PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    migrated INTEGER NOT NULL CHECK (migrated IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    web_api INTEGER NOT NULL CHECK (web_api IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE projects (
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    PRIMARY KEY (deployment_id, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE project_tags (
    deployment_id TEXT NOT NULL,
    project TEXT NOT NULL,
    tag TEXT NOT NULL,
    PRIMARY KEY (deployment_id, tag, project),
    FOREIGN KEY (deployment_id, project) REFERENCES projects (deployment_id, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE integrations (
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    PRIMARY KEY (deployment_id, kind, target)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE condition_types (position INTEGER PRIMARY KEY, type TEXT NOT NULL UNIQUE, description TEXT NOT NULL) STRICT;
  CREATE TABLE condition_values (
    position INTEGER PRIMARY KEY,
    type TEXT NOT NULL REFERENCES condition_types (type),
    value TEXT NOT NULL,
    UNIQUE (type, value)
  ) STRICT;
  CREATE TABLE action_types (position INTEGER PRIMARY KEY, type TEXT NOT NULL UNIQUE, description TEXT NOT NULL) STRICT;
  CREATE TABLE action_companions (
    type TEXT NOT NULL REFERENCES action_types (type),
    companion TEXT NOT NULL REFERENCES action_types (type),
    PRIMARY KEY (type, companion)
  ) STRICT, WITHOUT ROWID;

  -- A product without a row is not enabled. revision counts changes of content, so that a copy in memory knows when it is old.
  CREATE TABLE bundles (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL CHECK (kind IN ('remediation', 'code', 'secrets')),
    fingerprint TEXT NOT NULL,
    state_version TEXT NOT NULL,
    revision INTEGER NOT NULL,
    UNIQUE (deployment_id, kind)
  ) STRICT;

  CREATE TABLE system_policies (
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (deployment_id, slug)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE remediation_policies (
    bundle_id INTEGER NOT NULL REFERENCES bundles (id),
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    active INTEGER NOT NULL CHECK (active IN (0, 1)),
    filter_mode TEXT NOT NULL CHECK (filter_mode IN ('all', 'any')),
    conditions TEXT NOT NULL CHECK (json_valid(conditions)),
    actions TEXT NOT NULL CHECK (json_valid(actions)),
    PRIMARY KEY (bundle_id, slug)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE detection_items (
    bundle_id INTEGER NOT NULL REFERENCES bundles (id),
    list TEXT NOT NULL CHECK (list IN ('rulesets', 'rules', 'disabled')),
    item TEXT NOT NULL,
    PRIMARY KEY (bundle_id, list, item)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE detection_exceptions (
    bundle_id INTEGER NOT NULL REFERENCES bundles (id),
    scope_type TEXT NOT NULL CHECK (scope_type IN ('project', 'project_tag')),
    scope_target TEXT NOT NULL,
    rule TEXT NOT NULL,
    rule_type TEXT NOT NULL CHECK (rule_type IN ('rule', 'pack')),
    exception_type TEXT NOT NULL CHECK (exception_type IN ('include', 'exclude')),
    PRIMARY KEY (bundle_id, scope_type, scope_target, rule, rule_type)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE applies (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL,
    if_match TEXT,
    status INTEGER NOT NULL,
    code TEXT,
    state_version TEXT
  ) STRICT;
  `];
// src/sandbox/store/database.ts
/**
* Opens a database, in memory for null, and brings it to the newest schema. Throws SandboxError, and leaves the file as it was, when it
* is damaged, belongs to another program or was written by a newer version.
*/
function openDatabase(file) {
	const db = connect(file);
	try {
		db.exec("PRAGMA busy_timeout = 5000");
		if (file !== null) examine(db, file);
		db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
		migrate(db);
		return db;
	} catch (error) {
		db.close();
		throw error instanceof SandboxError ? error : unusable(file, error);
	}
}
function connect(file) {
	try {
		return new DatabaseSync(file === null ? ":memory:" : resolve(file));
	} catch (cause) {
		throw new SandboxError(`${String(file)} cannot be opened as a database. Check that its folder exists and that it is a file you may write.`, { cause });
	}
}
/** Only reads: what is not ours must stay as it is. */
function examine(db, file) {
	const version = pragma(db, "user_version");
	if (version === 0 && db.prepare("SELECT 1 FROM sqlite_schema").get() === void 0) return;
	if (pragma(db, "application_id") !== 1768320353) throw new SandboxError(`${file} is the database of another program. Choose another file.`);
	if (version > migrations.length) throw new SandboxError(`${file} was written by a newer ifmatch. Update ifmatch, or choose another file.`);
	const check = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
	if (check !== "ok") throw new Error(`it is damaged (${String(check)})`);
}
function migrate(db) {
	db.exec("BEGIN IMMEDIATE");
	for (const sql of migrations.slice(pragma(db, "user_version"))) db.exec(sql);
	db.exec(`PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(migrations.length)}; COMMIT`);
}
function pragma(db, name) {
	return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}
function unusable(file, cause) {
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new SandboxError(`${String(file)} cannot be used as the sandbox's database: ${reason}. It was left as it is. Restore a copy, or choose another file.`, { cause });
}
// src/sandbox/store/store.ts
const statements = {
	/** A token and the deployment that it belongs to. */
	holder: one(`
    SELECT hash, deployment_id, web_api, id, slug, name, migrated FROM tokens JOIN deployments ON id = deployment_id WHERE hash = :hash`),
	addToken: run("INSERT INTO tokens (hash, deployment_id, web_api) VALUES (:hash, :deployment_id, :web_api)"),
	deployments: many("SELECT id, slug, name, migrated FROM deployments ORDER BY slug"),
	addDeployment: run("INSERT INTO deployments (id, slug, name, migrated) VALUES (:id, :slug, :name, :migrated)"),
	addProject: run("INSERT INTO projects (deployment_id, name) VALUES (:deployment_id, :name)"),
	addProjectTag: run("INSERT INTO project_tags (deployment_id, project, tag) VALUES (:deployment_id, :project, :tag)"),
	addIntegration: run("INSERT INTO integrations (deployment_id, kind, target) VALUES (:deployment_id, :kind, :target)"),
	referenceTargets: many(`
    SELECT 'project' AS kind, name AS target FROM projects WHERE deployment_id = :deployment_id
    UNION SELECT 'project_tag', tag FROM project_tags WHERE deployment_id = :deployment_id
    UNION SELECT kind, target FROM integrations WHERE deployment_id = :deployment_id`),
	conditionTypes: many("SELECT type, description FROM condition_types ORDER BY position"),
	addConditionType: run("INSERT INTO condition_types (type, description) VALUES (:type, :description)"),
	conditionValues: many("SELECT type, value FROM condition_values ORDER BY position"),
	addConditionValue: run("INSERT INTO condition_values (type, value) VALUES (:type, :value)"),
	actionTypes: many("SELECT type, description FROM action_types ORDER BY position"),
	addActionType: run("INSERT INTO action_types (type, description) VALUES (:type, :description)"),
	actionCompanions: many("SELECT type, companion FROM action_companions"),
	addActionCompanion: run("INSERT INTO action_companions (type, companion) VALUES (:type, :companion)"),
	bundles: many("SELECT id, deployment_id, kind, fingerprint, state_version, revision FROM bundles WHERE deployment_id = :deployment_id ORDER BY id"),
	bundle: one("SELECT id, deployment_id, kind, fingerprint, state_version, revision FROM bundles WHERE deployment_id = :deployment_id AND kind = :kind"),
	addBundle: run("INSERT INTO bundles (deployment_id, kind, fingerprint, state_version, revision) VALUES (:deployment_id, :kind, :fingerprint, '', 0)"),
	/** The compare-and-set: no row changes when the bundle is not in the state that the caller saw. */
	replaceState: run(`
    UPDATE bundles SET fingerprint = :fingerprint, state_version = :state_version, revision = revision + (fingerprint <> :fingerprint)
    WHERE id = :id AND state_version = :if_match`),
	stampVersion: run("UPDATE bundles SET state_version = :state_version WHERE id = :id"),
	systemPolicies: many("SELECT slug, name FROM system_policies WHERE deployment_id = :deployment_id ORDER BY slug"),
	addSystemPolicy: run("INSERT INTO system_policies (deployment_id, slug, name) VALUES (:deployment_id, :slug, :name)"),
	policies: many("SELECT slug, name, description, active, filter_mode, conditions, actions FROM remediation_policies WHERE bundle_id = :bundle_id ORDER BY slug"),
	savePolicy: run(`
    INSERT OR REPLACE INTO remediation_policies (bundle_id, slug, name, description, active, filter_mode, conditions, actions)
    VALUES (:bundle_id, :slug, :name, :description, :active, :filter_mode, :conditions, :actions)`),
	deletePolicy: run("DELETE FROM remediation_policies WHERE bundle_id = :bundle_id AND slug = :slug"),
	detectionItems: many("SELECT list, item FROM detection_items WHERE bundle_id = :bundle_id ORDER BY list, item"),
	addDetectionItem: run("INSERT INTO detection_items (bundle_id, list, item) VALUES (:bundle_id, :list, :item)"),
	deleteDetectionItems: run("DELETE FROM detection_items WHERE bundle_id = :bundle_id"),
	exceptions: many(`
    SELECT scope_type, scope_target, rule, rule_type, exception_type FROM detection_exceptions
    WHERE bundle_id = :bundle_id ORDER BY rule, rule_type, scope_type, scope_target`),
	saveException: run(`
    INSERT OR REPLACE INTO detection_exceptions (bundle_id, scope_type, scope_target, rule, rule_type, exception_type)
    VALUES (:bundle_id, :scope_type, :scope_target, :rule, :rule_type, :exception_type)`),
	deleteException: run(`
    DELETE FROM detection_exceptions WHERE bundle_id = :bundle_id
    AND scope_type = :scope_type AND scope_target = :scope_target AND rule = :rule AND rule_type = :rule_type`),
	addApply: run(`
    INSERT INTO applies (at, deployment_id, kind, if_match, status, code, state_version)
    VALUES (:at, :deployment_id, :kind, :if_match, :status, :code, :state_version)`),
	applies: many("SELECT at, deployment_id, kind, if_match, status, code, state_version FROM applies ORDER BY id")
};
/** One row or undefined. */
function one(sql) {
	return (db) => prepared(db, sql, (statement, bound) => statement.get(bound));
}
function many(sql) {
	return (db) => prepared(db, sql, (statement, bound) => statement.all(bound));
}
/** How many rows changed. */
function run(sql) {
	return (db) => prepared(db, sql, (statement, bound) => Number(statement.run(bound).changes));
}
/** Prepared at the first call: most runs need few of them. */
function prepared(db, sql, call) {
	let statement;
	return (bound) => call(statement ??= db.prepare(sql), bound);
}
/** The statements over an open database; whoever opened it closes it. */
function openStore(db) {
	const calls = Object.entries(statements).map(([name, prepare]) => [name, prepare(db)]);
	return {
		...Object.fromEntries(calls),
		transaction: (work) => within(db, "BEGIN IMMEDIATE", work),
		snapshot: (work) => within(db, "BEGIN", work)
	};
}
function within(db, begin, work) {
	db.exec(begin);
	try {
		const result = work();
		db.exec("COMMIT");
		return result;
	} catch (error) {
		if (db.isTransaction) db.exec("ROLLBACK");
		throw error;
	}
}
// src/sandbox/server.ts
/** Serves the platform on loopback. Throws SandboxError when it cannot start as asked. */
async function startSandbox(options = {}) {
	const quirks = parseQuirks(options.quirks ?? []);
	const seed = findSeed(options.seed ?? "acme");
	const db = openDatabase(options.db ?? null);
	try {
		const store = openStore(db);
		store.transaction(() => {
			if (store.deployments({}).length === 0) plant(seed, store);
			for (const { id } of store.deployments({})) stampVersions(store, id, quirks);
		});
		const token = mintToken(store, defaultDeployment, true, options.token);
		const server = await listen(new Platform(store, quirks), options);
		let closed;
		return {
			url: `http://127.0.0.1:${String(server.address().port)}`,
			token,
			deployments: store.deployments({}).filter(({ slug }) => slug === defaultDeployment).map(({ id, slug }) => ({
				id,
				slug
			})),
			mintToken: (slug, { webApi } = { webApi: true }) => mintToken(store, slug, webApi),
			log: () => store.applies({}).map((row) => ({ ...row })),
			close: () => closed ??= close(server).then(() => db.close())
		};
	} catch (error) {
		db.close();
		throw error;
	}
}
function mintToken(store, slug, webApi, wanted) {
	const deployment = store.deployments({}).find((candidate) => candidate.slug === slug);
	if (deployment === void 0) throw new SandboxError(`There is no deployment "${slug}".`);
	const token = wanted ?? `sandbox_${randomBytes(24).toString("base64url")}`;
	if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError("A token has 8 to 255 visible ASCII characters.");
	const row = {
		hash: hashToken(token),
		deployment_id: deployment.id,
		web_api: webApi ? 1 : 0
	};
	const known = store.holder({ hash: row.hash });
	if (known === void 0) store.addToken(row);
	else if (known.deployment_id !== row.deployment_id || known.web_api !== row.web_api) throw new SandboxError("This token already belongs to somebody else. Choose another.");
	return token;
}
function listen(platform, { port = 0, limits = {} }) {
	const { headers = 1e4, request = 6e4, idle = 12e4 } = limits;
	const respond = responder(platform);
	const server = createServer({
		headersTimeout: headers,
		requestTimeout: request,
		connectionsCheckingInterval: Math.min(headers, request, 5e3),
		maxHeaderSize: 16384
	});
	server.on("request", (message, response) => void respond(message, response));
	server.maxConnections = 1e3;
	server.setTimeout(idle);
	return new Promise((resolve, reject) => {
		server.once("error", (cause) => {
			const reason = cause.code === "EADDRINUSE" ? "is in use by another program" : `cannot be opened (${cause.message})`;
			reject(new SandboxError(`Port ${String(port)} ${reason}. Choose another, or 0 for any free one.`, { cause }));
		});
		server.listen({
			port,
			host: "127.0.0.1"
		}, () => resolve(server));
	});
}
function close(server) {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
export { startSandbox };
