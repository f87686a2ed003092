import { __toESM } from "./rolldown-runtime.js";
import { SandboxError, mostFindings, parseQuirks } from "./start.js";
import { answers_exports, operations, requests, requests_exports, web_api_answers_exports } from "./files.js";
import { compare as compare$1, require_parse, valid } from "./versions.js";
process.getBuiltinModule("node:module");
const createRequire = (() => process.getBuiltinModule("node:module").createRequire)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
// src/sandbox/store/schema.ts
const applicationId = 1768320353;
const schema = "\n  CREATE TABLE deployments (\n    id TEXT PRIMARY KEY,\n    slug TEXT NOT NULL UNIQUE,\n    name TEXT NOT NULL,\n    migrated INTEGER NOT NULL CHECK (migrated IN (0, 1))\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE tokens (\n    hash TEXT PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    scheme TEXT NOT NULL CHECK (scheme IN ('WebToken', 'Jwt')),\n    web_api INTEGER NOT NULL CHECK (web_api IN (0, 1))\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE integrations (\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL,\n    target TEXT NOT NULL,\n    PRIMARY KEY (deployment_id, kind, target)\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE condition_types (position INTEGER PRIMARY KEY, type TEXT NOT NULL UNIQUE, description TEXT NOT NULL) STRICT;\n  CREATE TABLE condition_values (\n    position INTEGER PRIMARY KEY,\n    type TEXT NOT NULL REFERENCES condition_types (type),\n    value TEXT NOT NULL,\n    UNIQUE (type, value)\n  ) STRICT;\n  CREATE TABLE action_types (position INTEGER PRIMARY KEY, type TEXT NOT NULL UNIQUE, description TEXT NOT NULL) STRICT;\n  CREATE TABLE action_companions (\n    type TEXT NOT NULL REFERENCES action_types (type),\n    companion TEXT NOT NULL REFERENCES action_types (type),\n    PRIMARY KEY (type, companion)\n  ) STRICT, WITHOUT ROWID;\n\n  -- A product without a row is not enabled.\n  CREATE TABLE bundles (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL CHECK (kind IN ('remediation', 'code', 'secrets')),\n    fingerprint TEXT NOT NULL,\n    UNIQUE (deployment_id, kind)\n  ) STRICT;\n\n  CREATE TABLE system_policies (\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    slug TEXT NOT NULL,\n    name TEXT NOT NULL,\n    PRIMARY KEY (deployment_id, slug)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE remediation_policies (\n    bundle_id INTEGER NOT NULL REFERENCES bundles (id),\n    slug TEXT NOT NULL,\n    name TEXT NOT NULL,\n    description TEXT NOT NULL,\n    active INTEGER NOT NULL CHECK (active IN (0, 1)),\n    filter_mode TEXT NOT NULL CHECK (filter_mode IN ('all', 'any')),\n    conditions TEXT NOT NULL CHECK (json_valid(conditions)),\n    actions TEXT NOT NULL CHECK (json_valid(actions)),\n    PRIMARY KEY (bundle_id, slug)\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE detection_items (\n    bundle_id INTEGER NOT NULL REFERENCES bundles (id),\n    list TEXT NOT NULL CHECK (list IN ('rulesets', 'rules', 'disabled')),\n    item TEXT NOT NULL,\n    PRIMARY KEY (bundle_id, list, item)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE detection_exceptions (\n    bundle_id INTEGER NOT NULL REFERENCES bundles (id),\n    scope_type TEXT NOT NULL CHECK (scope_type IN ('project', 'project_tag')),\n    scope_target TEXT NOT NULL,\n    rule TEXT NOT NULL,\n    rule_type TEXT NOT NULL CHECK (rule_type IN ('rule', 'pack')),\n    exception_type TEXT NOT NULL CHECK (exception_type IN ('include', 'exclude')),\n    PRIMARY KEY (bundle_id, scope_type, scope_target, rule, rule_type)\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE applies (\n    id INTEGER PRIMARY KEY,\n    at TEXT NOT NULL,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL,\n    if_match TEXT,\n    status INTEGER NOT NULL,\n    code TEXT,\n    state_version TEXT\n  ) STRICT;\n  \n  CREATE TABLE repositories (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    name TEXT NOT NULL,\n    team TEXT,\n    visibility INTEGER NOT NULL DEFAULT 0,\n    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),\n    UNIQUE (deployment_id, name)\n  ) STRICT;\n  CREATE TABLE repository_tags (\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    tag TEXT NOT NULL,\n    PRIMARY KEY (tag, repository_id)\n  ) STRICT, WITHOUT ROWID;\n\n  -- What signs user tokens and task tokens of this database.\n  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;\n\n  CREATE TABLE rules (\n    id INTEGER PRIMARY KEY,\n    issue_type INTEGER NOT NULL,\n    name TEXT NOT NULL UNIQUE,\n    message TEXT NOT NULL,\n    severity INTEGER NOT NULL,\n    confidence INTEGER NOT NULL,\n    ruleset TEXT,\n    secret_type TEXT,\n    -- Only of a rule of their own; it is unlisted.\n    deployment_id TEXT REFERENCES deployments (id),\n    -- What a group of issues tells of its rule beside these.\n    details TEXT NOT NULL CHECK (json_valid(details))\n  ) STRICT;\n  CREATE TABLE rule_categories (\n    category TEXT NOT NULL,\n    rule_id INTEGER NOT NULL REFERENCES rules (id),\n    PRIMARY KEY (category, rule_id)\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE refs (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1))) STRICT;\n  CREATE TABLE components (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE) STRICT;\n  CREATE TABLE files (\n    id INTEGER PRIMARY KEY,\n    path TEXT NOT NULL UNIQUE\n  ) STRICT;\n\n  CREATE TABLE packages (\n    id INTEGER PRIMARY KEY,\n    ecosystem TEXT NOT NULL,\n    name TEXT NOT NULL,\n    version TEXT NOT NULL,\n    license TEXT NOT NULL,\n    malicious INTEGER NOT NULL CHECK (malicious IN (0, 1)),\n    UNIQUE (name, ecosystem, version)\n  ) STRICT;\n  CREATE TABLE dependencies (\n    id INTEGER PRIMARY KEY,\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    package_id INTEGER NOT NULL REFERENCES packages (id),\n    lockfile_id INTEGER NOT NULL REFERENCES files (id),\n    transitivity INTEGER NOT NULL\n  ) STRICT;\n  CREATE UNIQUE INDEX dependencies_by_repository ON dependencies (repository_id, package_id, lockfile_id);\n  CREATE INDEX dependencies_by_lockfile ON dependencies (lockfile_id, package_id, repository_id);\n  CREATE INDEX dependencies_by_package ON dependencies (package_id, repository_id);\n\n  CREATE TABLE finding_sets (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    issue_type INTEGER NOT NULL,\n    UNIQUE (deployment_id, issue_type)\n  ) STRICT;\n  -- The remediation policy that a finding came under when it was scanned; a later change of the policies does not change it.\n  CREATE TABLE sourcing_policies (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    slug TEXT NOT NULL,\n    name TEXT NOT NULL,\n    UNIQUE (deployment_id, slug)\n  ) STRICT;\n\n  CREATE TABLE findings (\n    id INTEGER PRIMARY KEY,\n    set_id INTEGER NOT NULL REFERENCES finding_sets (id),\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    rule_id INTEGER NOT NULL REFERENCES rules (id),\n    ref_id INTEGER NOT NULL REFERENCES refs (id),\n    file_id INTEGER NOT NULL REFERENCES files (id),\n    line INTEGER NOT NULL,\n    -- The same for the same finding on other branches of its repository.\n    fingerprint INTEGER NOT NULL,\n    scan_id INTEGER NOT NULL,\n    created_at INTEGER NOT NULL,\n    relevant_since INTEGER NOT NULL,\n    state_updated_at INTEGER NOT NULL,\n    triaged_at INTEGER,\n    state INTEGER NOT NULL,\n    triage_state INTEGER NOT NULL,\n    triage_reason INTEGER,\n    -- The specification leaves the mapping open. What is no longer detected is fixed, whatever people said of it. While it is detected,\n    -- triage overrides the scan; without triage a comment in the code that mutes it counts as ignoring it. A reopened one is open.\n    status INTEGER NOT NULL GENERATED ALWAYS AS (\n      CASE WHEN state = 3 THEN 6 WHEN state = 2 THEN 1\n        WHEN triage_state = 1 OR (triage_state = 0 AND state = 1) THEN 2\n        WHEN triage_state >= 3 THEN triage_state ELSE 0 END\n    ) STORED,\n    policy_mode INTEGER NOT NULL,\n    policy_id INTEGER REFERENCES sourcing_policies (id),\n    verdict INTEGER,\n    component_id INTEGER REFERENCES components (id),\n    fix_pr INTEGER,\n    package_id INTEGER REFERENCES packages (id),\n    exposure INTEGER,\n    transitivity INTEGER,\n    validation_state INTEGER,\n    historical INTEGER NOT NULL DEFAULT 0 CHECK (historical IN (0, 1))\n  ) STRICT;\n\n  -- Where a finding stood and when; `until` is 9007199254740991 for what still holds.\n  CREATE TABLE finding_history (\n    finding_id INTEGER NOT NULL REFERENCES findings (id),\n    since INTEGER NOT NULL,\n    until INTEGER NOT NULL,\n    status INTEGER NOT NULL,\n    PRIMARY KEY (finding_id, since)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE finding_notes (\n    id INTEGER PRIMARY KEY,\n    finding_id INTEGER NOT NULL REFERENCES findings (id),\n    at INTEGER NOT NULL,\n    note TEXT NOT NULL\n  ) STRICT;\n  CREATE INDEX notes_by_finding ON finding_notes (finding_id);\n  -- One row for each bulk triage, as `applies` is for each apply.\n  CREATE TABLE triages (\n    id INTEGER PRIMARY KEY,\n    at TEXT NOT NULL,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    triage_state TEXT,\n    count INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE legacy_policies (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    name TEXT NOT NULL,\n    slug TEXT NOT NULL,\n    product_type TEXT NOT NULL,\n    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1))\n  ) STRICT;\n  CREATE TABLE scm_subscriptions (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    config_id TEXT NOT NULL,\n    scm_url TEXT NOT NULL,\n    events TEXT NOT NULL CHECK (json_valid(events))\n  ) STRICT;\n  CREATE INDEX subscriptions_by_config ON scm_subscriptions (deployment_id, config_id);\n  CREATE TABLE resolution_configs (\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    subproject_id TEXT NOT NULL,\n    config TEXT NOT NULL CHECK (json_valid(config)),\n    PRIMARY KEY (repository_id, subproject_id)\n  ) STRICT, WITHOUT ROWID;\n  -- Nothing is delivered from here, so the secret itself is not kept.\n  CREATE TABLE notification_webhooks (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    name TEXT NOT NULL,\n    url TEXT NOT NULL,\n    use_network_broker INTEGER NOT NULL CHECK (use_network_broker IN (0, 1)),\n    has_secret INTEGER NOT NULL CHECK (has_secret IN (0, 1))\n  ) STRICT;\n";
const findingCounts = `
  CREATE INDEX IF NOT EXISTS findings_open ON findings (set_id, rule_id, repository_id, ref_id, policy_id, relevant_since, fix_pr, historical,
    package_id, file_id, status) WHERE status IN (0, 3, 4);
  CREATE TABLE IF NOT EXISTS finding_moves (
    set_id INTEGER NOT NULL,
    rule_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    finding_id INTEGER NOT NULL,
    repository_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    was INTEGER,
    became INTEGER NOT NULL,
    PRIMARY KEY (set_id, rule_id, at, finding_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO finding_moves (set_id, rule_id, at, finding_id, repository_id, created_at, shown, was, became)
    SELECT set_id, rule_id, since, id, repository_id, created_at, policy_mode >= 1,
      lag(became) OVER (PARTITION BY id ORDER BY since), became
    FROM (
      SELECT set_id, rule_id, since, id, repository_id, created_at, policy_mode,
        iif(h.status = 2 AND state = 1 AND triage_state = 0, 7, h.status) AS became
      FROM finding_history AS h JOIN findings ON id = finding_id
      WHERE NOT EXISTS (SELECT 1 FROM finding_moves)
    )
    ORDER BY set_id, rule_id, since, id;
  CREATE TRIGGER IF NOT EXISTS history_goes_on AFTER INSERT ON finding_history BEGIN
    INSERT OR REPLACE INTO finding_moves (set_id, rule_id, at, finding_id, repository_id, created_at, shown, was, became)
      SELECT f.set_id, f.rule_id, NEW.since, f.id, f.repository_id, f.created_at, f.policy_mode >= 1,
        (SELECT became FROM finding_moves AS m WHERE m.set_id = f.set_id AND m.rule_id = f.rule_id AND m.finding_id = f.id
          AND m.at = (SELECT max(since) FROM finding_history WHERE finding_id = f.id AND since < NEW.since)),
        iif(NEW.status = 2 AND f.state = 1 AND f.triage_state = 0, 7, NEW.status)
      FROM findings AS f WHERE f.id = NEW.finding_id;
  END;
  CREATE TRIGGER IF NOT EXISTS history_is_corrected AFTER UPDATE OF status ON finding_history WHEN NEW.status <> OLD.status BEGIN
    UPDATE finding_moves SET became = NEW.status
      WHERE (set_id, rule_id) = (SELECT set_id, rule_id FROM findings WHERE id = NEW.finding_id)
      AND at = NEW.since AND finding_id = NEW.finding_id;
  END;
`;
const findingIndices = `
  CREATE INDEX IF NOT EXISTS findings_by_time ON findings (set_id, relevant_since, id, status, rule_id, repository_id, ref_id, fingerprint,
    policy_mode, policy_id, verdict, component_id, fix_pr, triage_reason, package_id, exposure, transitivity, validation_state, historical);
  CREATE INDEX IF NOT EXISTS findings_by_fingerprint ON findings (repository_id, fingerprint);
`;
// src/sandbox/store/database.ts
function openDatabase(location, fill) {
	const file = typeof location === "string" ? null : location.file;
	const db = connect(location);
	try {
		db.exec("PRAGMA busy_timeout = 5000");
		if (file !== null) examine$1(db, file);
		db.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -${String(cacheKiB)}`);
		within(db, "BEGIN IMMEDIATE", () => {
			createTables(db);
			fill(db);
		});
		db.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON");
		return db;
	} catch (error) {
		db.close();
		throw error instanceof SandboxError ? error : unusable(file, error);
	}
}
const cacheKiB = 32768;
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
function connect(location) {
	try {
		return new DatabaseSync(pathOf(location));
	} catch (cause) {
		const name = typeof location === "string" ? location : location.file;
		throw new SandboxError(`${name} cannot be opened as a database. Check that its folder exists and that it is a file you may write.`, { cause });
	}
}
function pathOf(location) {
	if (location === "memory") return ":memory:";
	return location === "temporary" ? "" : resolve(location.file);
}
function examine$1(db, file) {
	const version = pragma(db, "user_version");
	if (version === 0 && db.prepare("SELECT 1 FROM sqlite_schema").get() === void 0) return;
	if (pragma(db, "application_id") !== 1768320353) throw new SandboxError(`${file} is the database of another program. Choose another file.`);
	if (version !== 6) throw new SandboxError(`${file} was written by another version of ifmatch. Choose another file, or delete it.`);
	const check = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
	if (check !== "ok") throw new Error(`it is damaged (${String(check)})`);
}
function createTables(db) {
	if (pragma(db, "user_version") === 6) return;
	db.exec(`${schema} PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(6)}`);
}
function pragma(db, name) {
	return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}
const fixes = new Map([
	[5, "Let the program end that holds it"],
	[8, "Let it and its folder be written"],
	[13, "Make space on its disk"]
]);
function unusable(file, cause) {
	const reason = cause instanceof Error ? cause.message : String(cause);
	const { errcode = 0 } = cause;
	const fix = fixes.get(errcode & 255) ?? "Restore a copy";
	return new SandboxError(`${String(file)} cannot be used as the sandbox's database: ${reason}. It was left as it is. ${fix}, or choose another file.`, { cause });
}
const load$2 = createRequire(import.meta.url);
const { createServer } = load$2("node:http");
const { DatabaseSync } = withoutWarning(() => load$2("node:sqlite"));
function withoutWarning(action) {
	const runtime = load$2("node:process");
	const { emitWarning } = runtime;
	runtime.emitWarning = () => void 0;
	try {
		return action();
	} finally {
		runtime.emitWarning = emitWarning;
	}
}
process.getBuiltinModule("node:crypto");
const randomUUID$1 = (() => process.getBuiltinModule("node:crypto").randomUUID)();
// src/sandbox/fault.ts
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
const notFound = () => new Fault(404, "Not found.");
process.getBuiltinModule("node:crypto");
const randomUUID = (() => process.getBuiltinModule("node:crypto").randomUUID)();
// src/sandbox/findings/filters.ts
const known$1 = new WeakMap();
function dimensionsOf(store) {
	const dimensions = known$1.get(store) ?? load$1(store);
	known$1.set(store, dimensions);
	return dimensions;
}
function load$1(store) {
	const categories = Map.groupBy(store.ruleCategories({}), ({ rule_id }) => rule_id);
	const tags = Map.groupBy(store.repositoryTags({}), ({ repository_id }) => repository_id);
	const rules = store.rules({}).map((row) => ({
		...row,
		details: JSON.parse(row.details),
		categories: (categories.get(row.id) ?? []).map(({ category }) => category)
	}));
	const repositories = store.repositories({}).map((row) => ({
		...row,
		tags: (tags.get(row.id) ?? []).map(({ tag }) => tag)
	}));
	return {
		rules: byId(rules),
		repositories: byId(repositories),
		packages: byId(store.packages({})),
		policies: byId(store.sourcingPolicies({})),
		components: new Map(store.components({}).map(({ id, tag }) => [tag, id]))
	};
}
const byId = (rows) => new Map(rows.map((row) => [row.id, row]));
function referred(rows, id) {
	const row = rows.get(id);
	if (row === void 0) throw new Error(`a finding refers to ${String(id)}, which is not there`);
	return row;
}
const severities = [
	"low",
	"medium",
	"high",
	"critical"
];
const confidences = [
	"low",
	"medium",
	"high"
];
const states = [
	"unresolved",
	"muted",
	"fixed",
	"removed"
];
const triageStates = [
	"untriaged",
	"ignored",
	"reopened",
	"reviewing",
	"fixing",
	"provisionally_ignored"
];
const statuses = [
	"open",
	"fixed",
	"ignored",
	"reviewing",
	"fixing",
	"provisionally_ignored",
	"removed"
];
const triageReasons = [
	"acceptable_risk",
	"false_positive",
	"no_time",
	"no_triage_reason",
	"duplicate"
];
const policyModes = [
	"monitor",
	"comment",
	"block"
];
const verdicts = ["true_positive", "false_positive"];
const fixPullRequestStates = ["open", "merged"];
const exposures = [
	"reachable",
	"always_reachable",
	"conditionally_reachable",
	"unreachable",
	"unknown"
];
const transitivities = [
	"direct",
	"transitive",
	"unknown"
];
const visibilities = ["private", "public"];
const issueTypes = [
	"sast",
	"sca",
	"ai_sast",
	"secrets",
	"research"
];
const validationStates = [
	"confirmed_valid",
	"confirmed_invalid",
	"validation_error",
	"no_validator"
];
const stillHolds = Number.MAX_SAFE_INTEGER;
function codeOf(names, name) {
	const code = names.indexOf(name);
	if (code === -1) throw new Error(`"${name}" is none of ${names.join(", ")}`);
	return code;
}
function nameOf(names, code) {
	const name = names[code];
	if (name === void 0) throw new Error(`${String(code)} is the code of none of ${names.join(", ")}`);
	return name;
}
const findingSetOf = (store, deployment, issueType) => store.findingSet({
	deployment_id: deployment,
	issue_type: codeOf(issueTypes, issueType)
})?.id;
const strongestFirst = [
	"block",
	"comment",
	"monitor"
];
function matchPolicy(policies, facts) {
	const matching = policies.filter((policy) => policy.active !== false && matches(policy, facts));
	for (const mode of strongestFirst) {
		const policy = matching.find((candidate) => modeOf(candidate) === mode);
		if (policy !== void 0) return {
			policy,
			mode
		};
	}
	return null;
}
function matches({ filters }, facts) {
	const held = (condition) => holds(condition, facts);
	return filters.mode === "any" ? filters.conditions.some(held) : filters.conditions.every(held);
}
function holds({ type, values, mode }, facts) {
	const own = facts[type] ?? [];
	return values.some((value) => own.includes(value)) !== (mode === "none");
}
function modeOf({ actions }) {
	if (actions.some(({ type }) => type === "block")) return "block";
	return actions.some(({ type }) => type === "pr_comment") ? "comment" : "monitor";
}
process.getBuiltinModule("node:crypto");
const createHash$4 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/sandbox/http/query.ts
function readQuery(id, search, quirks) {
	const schemas = new Map(operations[id].parameters.flatMap((one) => one.in === "query" ? [[one.name, one.schema]] : []));
	const names = [...new Set(search.keys())];
	return Object.fromEntries(names.map((name) => [name, valueOf(name, search.getAll(name), schemas.get(name), quirks)]));
}
function valueOf(name, texts, schema, quirks) {
	if (schema === void 0) throw new Fault(400, `There is no query parameter "${name}".`);
	if (schema.type === "array") return (quirks.has("comma-arrays") ? texts.flatMap((text) => text.split(",")) : texts).map((text) => read(text, schema.items ?? {}));
	if (texts.length > 1) throw new Fault(400, `The query parameter "${name}" takes one value, but was given twice.`);
	return read(texts[0] ?? "", schema);
}
function read(text, { type = "string" }) {
	const types = [type].flat();
	if (types.includes("boolean") && /^(?:true|false)$/.test(text)) return text === "true";
	const isNumber = types.includes("integer") ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
	if (!(types.includes("integer") || types.includes("number")) || !isNumber.test(text)) return text;
	const value = Number(text);
	return Number.isFinite(value) && (types.includes("number") || Number.isSafeInteger(value)) ? value : text;
}
function writeCursor(request, place) {
	const text = JSON.stringify(place);
	return Buffer.from(digestOf(request, text) + text).toString("base64url");
}
function readCursor(request, cursor, isPlace) {
	const bytes = Buffer.from(cursor, "base64url");
	const [digest, text] = [bytes.toString("utf8", 0, digestLength), bytes.toString("utf8", digestLength)];
	if (bytes.toString("base64url") !== cursor || digest !== digestOf(request, text)) throw foreignCursor();
	const place = parsed(text);
	if (!isPlace(place)) throw foreignCursor();
	return place;
}
const digestLength = 16;
const digestOf = (request, text) => createHash$4("sha256").update(`${canonical$1(request)}\n${text}`).digest("base64url").slice(0, digestLength);
function canonical$1(value) {
	return JSON.stringify(value, (_key, one) => typeof one === "object" && one !== null && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a < b ? -1 : 1)) : one);
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
const foreignCursor = () => new Fault(400, "The cursor does not belong to this request. Send it with the same filter and order as the request that it came from, or leave it out for the first page.");
const answers = {
	...answers_exports,
	...web_api_answers_exports
};
function checkPath(id, path) {
	for (const { name, schema } of parametersOf(id, "path")) {
		const value = path[name] ?? "";
		if (schema.enum?.includes(value) === false) throw notFound();
		if (schema.pattern !== void 0 && !new RegExp(schema.pattern).test(value)) throw notFound();
	}
}
function checkQuery(id, query) {
	const schema = operations[id].query;
	if (schema !== null) checkRequest(id, schema, "query", query);
}
function checkBody(id, schema, body, path) {
	checkRequest(id, schema, "body", body);
	checkRepeatedPath(id, body, path);
}
function checkRepeatedPath(id, body, path) {
	for (const { path: [name = ""], sameAsPath } of requests[id].inputs) {
		const value = sameAsPath === true ? body[name] : void 0;
		const same = typeof value === "number" ? value === Number(path[name]) : value === path[name];
		if (value !== void 0 && !same) throw new Fault(400, `"${name}" in the body is not the one in the path.`);
	}
}
function slipsInBundle(id, schema, body) {
	const guard = guardOf(schema);
	if (guard(body)) return [];
	const errors = guard.errors ?? [];
	if (!hasBundle(body) || !errors.every(({ instancePath }) => /^\/bundle(?:\/|$)/.test(instancePath))) throw wrongShape("body", guard, requests[id].rules);
	return errors.slice(0, mostSlips).map(({ instancePath, message = "is wrong", params }) => {
		const [missing, foreign] = [params["missingProperty"], params["additionalProperty"]];
		const path = instancePath.split("/").slice(2).map(unescaped);
		if (typeof missing === "string") return {
			path: [...path, missing],
			message: "is missing"
		};
		return typeof foreign === "string" ? {
			path: [...path, foreign],
			message: "is not a known field"
		} : {
			path,
			message
		};
	});
}
const hasBundle = (body) => {
	const bundle = body?.bundle;
	return typeof bundle === "object" && bundle !== null && !Array.isArray(bundle);
};
const unescaped = (name) => name.replaceAll("~1", "/").replaceAll("~0", "~");
const mostSlips = 1e3;
function checkRequest(id, schema, where, value) {
	const guard = guardOf(schema);
	if (!guard(value)) throw wrongShape(where, guard, requests[id].rules);
}
function guardOf(schema) {
	const guard = requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`There is no guard for ${schema}.`);
	return guard;
}
const wrongShape = (where, guard, rules) => new Fault(400, `The ${where} does not have the right shape: ${reasons(guard, rules)}.`);
function checkAnswer(id, answer) {
	const guard = answers[`is${operations[id].answer}`];
	if (guard === void 0 || !guard(answer)) throw new Error(`The answer of ${id} is not what the document says: ${guard === void 0 ? "no guard" : reasons(guard)}.`);
}
function reasons({ errors }, rules = []) {
	const texts = (errors ?? []).map(({ instancePath, schemaPath, message = "is wrong", params }) => {
		const rule = rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
		if (rule !== void 0) return rule.replace(/\.$/, "");
		const field = params["additionalProperty"];
		return `${instancePath === "" ? "/" : instancePath} ${message}${typeof field === "string" ? ` (${field})` : ""}`;
	});
	return [...new Set(texts)].slice(0, 5).join("; ");
}
const parametersOf = (id, place) => operations[id].parameters.filter((parameter) => parameter.in === place);
// src/sandbox/versions.ts
var import_parse = __toESM(require_parse(), 1);
const longest$1 = 256;
function compareVersions(ecosystem, a, b) {
	const read = orderings.get(ecosystem.toLowerCase());
	if (read === void 0) return compareTexts(a.trim(), b.trim());
	const [left, right] = [a, b].map((text) => text.length > longest$1 ? null : read(text.trim()));
	if (left && right) return left.compare(right.value);
	return left || right ? Number(left !== null) - Number(right !== null) : compareTexts(a, b);
}
function compareTexts(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
const semver = (text) => {
	const value = (0, import_parse.default)(text.replace(/^(v?\d+)(\.\d+)?(?=[-+]|$)/, (_, major, minor = ".0") => `${major}${minor}.0`));
	return value && {
		value,
		compare: (other) => value.compare(other)
	};
};
const pep440 = (text) => {
	const value = valid(text);
	return value === null ? null : {
		value,
		compare: (other) => compare$1(value, other)
	};
};
const maven = (text) => {
	const value = mavenParts(text.toLowerCase());
	return {
		value,
		compare: (other) => compareParts(value, other)
	};
};
const orderings = new Map([
	...[
		"npm",
		"cargo",
		"go",
		"gomod",
		"golang",
		"hex",
		"mix",
		"pub",
		"swift",
		"swiftpm"
	].map((name) => [name, semver]),
	["pypi", pep440],
	["maven", maven],
	["gradle", maven]
]);
const qualifiers = [
	"alpha",
	"beta",
	"milestone",
	"rc",
	"snapshot"
];
const ranks = {
	end: 5,
	release: 6,
	servicePack: 7,
	unknown: 8,
	dashed: 9,
	dotted: 10
};
const releaseNames = [
	"ga",
	"final",
	"release"
];
const beforeDigit = {
	a: "alpha",
	b: "beta",
	m: "milestone"
};
const end = [
	ranks.end,
	0n,
	""
];
function compareParts(a, b) {
	for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
		const [[rank, number, word], [otherRank, otherNumber, otherWord]] = [a[index] ?? end, b[index] ?? end];
		const order = rank - otherRank || Number(number > otherNumber) - Number(number < otherNumber) || compareTexts(word, otherWord);
		if (order !== 0) return order;
	}
	return 0;
}
function mavenParts(text) {
	const parts = [];
	const pieces = text.match(/[0-9]+|[^0-9.-]+|[.-]/g) ?? [];
	let separator = ".";
	for (const [index, piece] of pieces.entries()) {
		const isSeparator = piece === "." || piece === "-";
		if (!isSeparator || separator !== null) push(parts, partOf(isSeparator ? "0" : piece, separator !== ".", /^[0-9]/.test(pieces[index + 1] ?? "")));
		separator = isSeparator ? piece : null;
	}
	trim(parts, true);
	return parts;
}
function partOf(text, isDashed, meetsDigit) {
	if (/^[0-9]/.test(text)) return [
		isDashed ? ranks.dashed : ranks.dotted,
		BigInt(text),
		""
	];
	const word = (meetsDigit ? beforeDigit[text] : void 0) ?? text;
	if (releaseNames.includes(word)) return [
		ranks.release,
		0n,
		""
	];
	if (word === "sp") return [
		ranks.servicePack,
		0n,
		""
	];
	const rank = qualifiers.indexOf(word === "cr" ? "rc" : word);
	return rank === -1 ? [
		ranks.unknown,
		0n,
		word
	] : [
		rank,
		0n,
		""
	];
}
function push(parts, part) {
	if (part[0] !== ranks.dotted) trim(parts, part[0] === ranks.dashed);
	parts.push(part);
}
function trim(parts, releasesToo) {
	for (let last = parts.at(-1); last !== void 0; last = parts.at(-1)) {
		if (!(last[0] >= ranks.dashed && last[1] === 0n) && !(releasesToo && last[0] === ranks.release)) return;
		parts.pop();
	}
}
// src/sandbox/dependencies.ts
const dependencyHandlers = { listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body) };
const beforeAll = [
	"",
	"",
	"",
	0,
	0
];
const defaultPageSize = 1e3;
function listDependencies(store, deployment, request) {
	const { dependencyFilter: filter = {}, cursor = "", pageSize = defaultPageSize } = request;
	const origin = [
		"listDependencies",
		deployment,
		meant(filter)
	];
	const place = cursor === "" ? beforeAll : readCursor(origin, cursor, isPlace);
	const rows = store.snapshot(() => find(store, deployment, filter, place, pageSize + 1));
	const page = rows.slice(0, pageSize);
	const last = page.at(-1);
	const hasMore = last !== void 0 && rows.length > pageSize;
	return {
		dependencies: page.map(dependencyOf),
		hasMore,
		...hasMore ? { cursor: writeCursor(origin, placeOf$1(last)) } : {}
	};
}
function find(store, deployment, filter, place, count) {
	const scope = scopeOf$1(deployment, filter);
	const matches = packageMatcher(filter);
	const packages = matches && store.packages({}).filter(matches);
	if (packages?.length === 0) return [];
	const [name, ecosystem, version, repository_id, id] = place;
	return store.dependencies({
		...scope,
		name,
		ecosystem,
		version,
		repository_id,
		id,
		count,
		packages: packages && JSON.stringify(packages.map((one) => one.id))
	});
}
function scopeOf$1(deployment, { repositoryId = [], lockfilePath = "", includeArchived }) {
	return {
		deployment_id: deployment,
		archived: includeArchived === true ? 1 : 0,
		repositories: repositoryId.length === 0 ? null : JSON.stringify(repositoryId),
		lockfile: lockfilePath === "" ? null : lockfilePath
	};
}
function meant(filter) {
	const isMeant = (value) => value !== "" && value !== false && !(Array.isArray(value) && value.length === 0);
	return Object.fromEntries(Object.entries(filter).filter(([, value]) => isMeant(value)));
}
const dependencyOf = (row) => ({
	id: String(row.id),
	name: row.name,
	version: row.version,
	ecosystem: row.ecosystem,
	transitivity: nameOf(transitivities, row.transitivity).toUpperCase(),
	repositoryId: row.repository_id,
	lockfilePath: row.lockfile,
	licenses: [row.license]
});
const placeOf$1 = ({ name, ecosystem, version, repository_id, id }) => [
	name,
	ecosystem,
	version,
	repository_id,
	id
];
function isPlace(place) {
	return Array.isArray(place) && place.length === beforeAll.length && place.every((part, index) => index < 3 ? typeof part === "string" : Number.isSafeInteger(part));
}
function packageMatcher(filter) {
	const { name = "", version = "", license = [], ecosystem = [], packageFilters = [] } = filter;
	if (packageFilters.length > mostPackageFilters) throw new Fault(400, `packageFilters holds more than ${String(mostPackageFilters)} filters.`);
	const alternatives = packageFilters.map(ofPackage);
	if (name + version === "" && [
		license,
		ecosystem,
		alternatives
	].every((list) => list.length === 0)) return null;
	return (candidate) => hasName(candidate, name, false) && (version === "" || version === candidate.version) && (license.length === 0 || license.includes(candidate.license)) && (ecosystem.length === 0 || ecosystem.includes(candidate.ecosystem)) && (alternatives.length === 0 || alternatives.some((matches) => matches(candidate)));
}
const hasName = (candidate, name, isWhole) => name === "" || (isWhole ? candidate.name === name : candidate.name.toLowerCase().includes(name.toLowerCase()));
const mostPackageFilters = 1e3;
function ofPackage({ name = "", exactNameMatch = false, ...versions }) {
	const lower = boundOf("versionLowerBound", versions.versionLowerBound, {
		">=": true,
		">": false
	});
	const upper = boundOf("versionUpperBound", versions.versionUpperBound, {
		"<=": true,
		"<": false
	});
	const exact = boundOf("exactVersion", versions.exactVersion, {
		"=": true,
		"==": true
	});
	return (candidate) => {
		const meets = (bound, sign) => {
			if (bound === void 0) return true;
			const order = compareVersions(candidate.ecosystem, candidate.version, bound.version);
			return order === 0 ? bound.isIncluded : order * sign > 0;
		};
		return hasName(candidate, name, exactNameMatch) && meets(lower, 1) && meets(upper, -1) && meets(exact, 0);
	};
}
function boundOf(field, text, operators) {
	if (text === void 0 || text === "") return void 0;
	const [operator = ""] = /^[^\p{L}\p{N}\s]+/u.exec(text.trim()) ?? [];
	const version = text.trim().slice(operator.length).trimStart();
	const isIncluded = operator === "" || operators[operator];
	if (isIncluded === void 0 || version === "" || /[\s,|<>]/.test(version)) throw new Fault(400, `${field} "${text}" is not understood. Give one version, alone or behind ${Object.keys(operators).join(" or ")}.`);
	return {
		version,
		isIncluded
	};
}
const resolutionConfigHandlers = { getResolutionConfigs: ({ platform, deployment, path }) => readResolutionConfigs(platform.store, deployment.id, path.projectId) };
function readResolutionConfigs(store, deployment, project) {
	const id = Number(/^[1-9]\d{0,15}$/.exec(project)?.[0]);
	if (!Number.isSafeInteger(id) || store.repositoryOf({
		deployment_id: deployment,
		id
	}) === void 0) throw notFound();
	const configs = store.resolutionConfigs({ repository_id: id }).map(({ subproject_id, config }) => [subproject_id, JSON.parse(config)]);
	return { resolutionConfigs: { perSubproject: Object.fromEntries(configs) } };
}
process.getBuiltinModule("node:crypto");
const createHash$3 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/sandbox/bundles.ts
function readBundle(scope) {
	return scope.platform.store.snapshot(() => show(scope, findBundle(scope)));
}
const show = ({ platform, deployment, model }, bundle) => ({
	bundle: model.show(model.load(platform.store, bundle), deployment),
	state_version: bundle.state_version
});
function previewBundle(scope, sent) {
	const { platform, model } = scope;
	return platform.store.snapshot(() => {
		const bundle = findBundle(scope);
		const { state_version } = bundle;
		const [first, ...others] = reasonsAgainst(scope, sent);
		if (first === void 0) {
			const content = model.load(platform.store, bundle);
			return {
				...model.diff(content, model.normalize(sent)),
				state_version,
				validation_errors: []
			};
		}
		if (platform.quirks.has("legacy-rejections")) throw legacyFault([first, ...others]);
		return {
			creates: [],
			updates: [],
			deletes: [],
			state_version,
			validation_errors: [first, ...others]
		};
	});
}
function reasonsAgainst({ platform, deployment, model, slips }, sent) {
	const known = loadKnown(platform.store, deployment.id);
	if (slips.length === 0) return model.reject(sent, known);
	return [...rejectShape(sent, slips), ...model.reject(withoutSlips(sent, slips), known)];
}
function applyBundle(scope, sent, ifMatch) {
	const { store } = scope.platform;
	try {
		return store.transaction(() => {
			replace(scope, findBundle(scope), sent, ifMatch);
			const state = show(scope, findBundle(scope));
			store.addApply(logRow(scope, ifMatch, {
				status: 200,
				code: null,
				state_version: state.state_version
			}));
			return state;
		});
	} catch (error) {
		if (error instanceof Fault) {
			const { status, facts } = error;
			store.addApply(logRow(scope, ifMatch, {
				status,
				code: facts.code ?? null,
				state_version: null
			}));
		}
		throw error;
	}
}
function replace(scope, row, sent, ifMatch) {
	if (ifMatch === void 0 || ifMatch === "") throw new Fault(428, "The header If-Match is required.", { code: "IF_MATCH_REQUIRED" });
	const { platform, model } = scope;
	const [first, ...others] = reasonsAgainst(scope, sent);
	if (first !== void 0) throw rejectionFault([first, ...others]);
	if (ifMatch !== row.state_version) throw stale(row, platform.quirks);
	const before = model.load(platform.store, row);
	const after = model.normalize(sent);
	platform.store.replaceFingerprint({
		id: row.id,
		fingerprint: model.fingerprint(after)
	});
	model.save(platform.store, row, before, after);
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
		at: new Date().toISOString(),
		deployment_id: deployment.id,
		kind,
		if_match: ifMatch ?? null,
		...end
	};
}
function loadKnown(store, deployment) {
	const conditions = new Map(store.conditionTypes({}).map(({ type }) => [type, new Set()]));
	for (const { type, value } of store.conditionValues({})) conditions.get(type)?.add(value);
	const companions = new Map(store.actionTypes({}).map(({ type }) => [type, []]));
	for (const { type, companion } of store.actionCompanions({})) companions.get(type)?.push(companion);
	const targets = new Map();
	for (const { kind, target } of store.referenceTargets({ deployment_id: deployment })) targets.set(kind, (targets.get(kind) ?? new Set()).add(target));
	return {
		conditions,
		companions,
		reserved: new Set(store.systemPolicies({ deployment_id: deployment }).map(({ slug }) => slug)),
		targets
	};
}
const rejectShape = (bundle, slips) => slips.map(({ path, message }) => {
	const field = path.map((name, index) => /^\d+$/.test(name) ? `[${name}]` : `${index === 0 ? "" : "."}${name}`).join("");
	return {
		code: "INVALID_FIELD",
		message: `${field} ${message}.`,
		policy_slug: slugAt(bundle, path),
		context: { field }
	};
});
function slugAt(bundle, [list = "", index = ""]) {
	const { slug, name } = (list === "policies" ? bundle[list]?.[Number(index)] : void 0) ?? {};
	if (typeof slug === "string") return slug;
	return typeof name === "string" ? slugOf({ name }) : "";
}
function withoutSlips(bundle, slips) {
	const fields = { ...bundle };
	for (const [name, own] of Map.groupBy(slips, ({ path }) => path[0] ?? "")) {
		const list = fields[name];
		const wrong = new Set(own.map(({ path }) => path[1]));
		fields[name] = Array.isArray(list) && !wrong.has(void 0) ? list.filter((_, index) => !wrong.has(String(index))) : [];
		if (!listNames$1.includes(name)) delete fields[name];
	}
	return fields;
}
const listNames$1 = [
	"policies",
	"rulesets",
	"rules",
	"disabled",
	"exceptions"
];
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
const isKnown = ({ targets }, { kind, value }) => targets.get(kind)?.has(value) === true;
function unknownReference({ kind, value }, policy_slug, context) {
	return {
		code: "UNKNOWN_REFERENCE",
		message: `There is no ${kind.replaceAll("_", " ")} "${value}" in this deployment.`,
		policy_slug,
		context: {
			...context,
			kind,
			value
		}
	};
}
const longest = 100;
function slugOf(policy) {
	if (policy.slug !== void 0) return policy.slug;
	const slug = policy.name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, longest).replaceAll(/^-|-$/g, "");
	return slug === "" ? `policy-${createHash$3("sha256").update(policy.name).digest("hex").slice(0, 8)}` : slug;
}
function findBundle({ platform: { store, quirks }, deployment, kind }) {
	if (deployment.migrated === 0) throw new Fault(403, "This deployment has not been migrated to the Unified Policies model.", { code: "DEPLOYMENT_NOT_MIGRATED" });
	const rows = store.bundles({ deployment_id: deployment.id });
	const bundle = rows.find((row) => row.kind === kind);
	if (bundle === void 0) throw new Fault(404, `The product "${kind}" is not enabled for this deployment.`, { code: "PRODUCT_NOT_ENABLED" });
	return {
		...bundle,
		state_version: stateVersion(bundle, rows, quirks)
	};
}
function fingerprint(kind, lists, items) {
	const hash = createHash$3("sha256").update(JSON.stringify([kind, ...lists]));
	for (const key of [...items.keys()].toSorted()) hash.update(`\n${items.get(key)?.canonical() ?? ""}`);
	return hash.digest("hex");
}
function stateVersion(bundle, siblings, quirks) {
	if (quirks.has("wildcard-versions")) return "*";
	const content = quirks.has("deployment-versions") ? hashOf(siblings.map((sibling) => sibling.fingerprint)) : bundle.fingerprint;
	const version = quirks.has("odd-versions") ? `v=1;rev:${content}/~!#$%&'()+,-.<>?@[]^_\`{|}` : content.slice(0, 16);
	return quirks.has("quoted-versions") ? `"${version}"` : version;
}
const hashOf = (texts) => createHash$3("sha256").update(texts.join("\n")).digest("hex");
function compare(before, after) {
	const created = [];
	const updated = [];
	for (const item of after.values()) {
		const old = before.get(item.key);
		if (old === void 0) created.push(item.value);
		else if (!isSame(item, old)) updated.push({
			before: old.value,
			after: item.value
		});
	}
	const deleted = [];
	for (const { key, value } of before.values()) if (!after.has(key)) deleted.push(value);
	return {
		created,
		updated,
		deleted
	};
}
const isSame = (a, b) => JSON.stringify(a.value) === JSON.stringify(b.value) || a.canonical() === b.canonical();
function itemsOf(items) {
	const byKey = new Map();
	for (const item of items) byKey.set(item.key, item);
	return byKey;
}
const sortedSet = (texts) => [...new Set(texts)].toSorted();
const setText = (texts) => JSON.stringify(sortedSet(texts));
// src/sandbox/detection.ts
const scopeOf = ({ platform, deployment, slips }, product) => ({
	platform,
	deployment,
	slips,
	kind: product,
	model: models[product]
});
const sameLists = (a, b) => listNames.every((list) => setText(a[list]) === setText(b[list]));
const listNames = [
	"rulesets",
	"rules",
	"disabled"
];
const shownException = ({ exception_type }) => ({
	rulesets: [],
	rules: [],
	disabled: [],
	exception_type
});
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
	getDetectionPolicy: (call) => readBundle(scopeOf(call, call.path.product)),
	previewDetectionPolicy: (call) => previewBundle(scopeOf(call, call.path.product), call.body.bundle),
	applyDetectionPolicy: (call) => applyBundle(scopeOf(call, call.path.product), call.body.bundle, call.ifMatch)
};
function enabled(call, product) {
	try {
		return readBundle(scopeOf(call, product));
	} catch (error) {
		if (error instanceof Fault && error.facts.code === "PRODUCT_NOT_ENABLED") return null;
		throw error;
	}
}
function detection(product) {
	return {
		normalize: ({ exceptions, ...sent }) => ({
			lists: listsOf$1(sent),
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
		lists: listsOf$1(stored),
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
function listsOf$1(sent) {
	return {
		rulesets: sortedSet(sent.rulesets),
		rules: sortedSet(sent.rules),
		disabled: sortedSet(sent.disabled)
	};
}
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
		value: row,
		canonical: () => `${key} ${row.exception_type}`
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
function rejectDetection(product, bundle, known) {
	const seen = new Set();
	return [...rejectProduct(product, bundle), ...bundle.exceptions.flatMap((exception) => {
		const { rule, rule_type, project, project_tag_name } = exception;
		const key = JSON.stringify([
			rule,
			rule_type,
			project,
			project_tag_name
		]);
		const repeated = seen.has(key) ? [rejection("DUPLICATE_EXCEPTION", `Two exceptions are for the same ${rule_type} and scope.`, exception)] : [];
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
	if (project === void 0 === (project_tag_name === void 0)) return [rejection("INVALID_EXCEPTION_SCOPE", "An exception needs either a project or a project tag.", exception)];
	const reference = project === void 0 ? {
		kind: "project_tag",
		value: String(project_tag_name)
	} : {
		kind: "project",
		value: project
	};
	return isKnown(known, reference) ? [] : [unknownReference(reference, "", { rule })];
}
function rejection(code, message, { rule, project, project_tag_name }) {
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
process.getBuiltinModule("node:crypto");
const hash = (() => process.getBuiltinModule("node:crypto").hash)();
// src/sandbox/findings/describe.ts
const describe = {
	sast: describeCode,
	sca: describeSupplyChain,
	ai_sast: describeCode
};
function describeCode(row, dimensions) {
	return {
		...describeCommon(row, dimensions),
		...describeTriage(row, dimensions),
		syntactic_id: digest(row, "code"),
		assistant: row.verdict === null ? null : { autotriage: { verdict: nameOf(verdicts, row.verdict) } },
		click_to_fix_failures: []
	};
}
const reachabilities = {
	reachable: "reachable",
	always_reachable: "always reachable",
	conditionally_reachable: "conditionally reachable",
	unreachable: "unreachable",
	unknown: "no reachability analysis"
};
function describeSupplyChain(row, dimensions) {
	const { advisory } = referred(dimensions.rules, row.rule_id).details;
	const exposure = row.exposure === null ? "unknown" : nameOf(exposures, row.exposure);
	const affected = row.package_id === null ? null : referred(dimensions.packages, row.package_id);
	return {
		...describeCommon(row, dimensions),
		...describeTriage(row, dimensions),
		is_malicious: affected?.malicious === 1,
		reachability: reachabilities[exposure],
		reachable_condition: exposure === "conditionally_reachable" ? "When input of a user gets there." : null,
		epss_score: advisory && {
			score: advisory.epss.score,
			percentile: advisory.epss.percentile
		},
		fix_recommendations: advisory === null ? [] : [{
			package: advisory.package,
			version: advisory.fixedVersion
		}],
		found_dependency: affected && {
			package: affected.name,
			version: affected.version,
			ecosystem: affected.ecosystem,
			transitivity: row.transitivity === null ? "unknown" : nameOf(transitivities, row.transitivity)
		}
	};
}
const messagesSince = Date.UTC(2025, 6, 1);
function describeCommon(row, dimensions) {
	const rule = referred(dimensions.rules, row.rule_id);
	const { name } = referred(dimensions.repositories, row.repository_id);
	const url = `https://git.example/${name}`;
	const branch = row.ref.replace(/^refs\/heads\//, "");
	return {
		id: row.id,
		first_seen_scan_id: row.scan_id,
		created_at: iso(row.created_at),
		relevant_since: iso(row.relevant_since),
		categories: [...rule.categories],
		confidence: nameOf(confidences, rule.confidence),
		severity: nameOf(severities, rule.severity),
		ref: row.ref,
		line_of_code_url: encodeURI(`${url}/blob/${branch}/${row.path}#L${String(row.line)}`),
		match_based_id: `${digest(row, "pattern")}_0`,
		rule_name: rule.name,
		...row.created_at < messagesSince ? {} : { rule_message: rule.message },
		location: {
			file_path: row.path,
			line: row.line,
			column: 1,
			end_line: row.line,
			end_column: 80
		},
		repository: {
			name,
			url
		},
		rule: describeRule(rule),
		external_ticket: null,
		review_comments: []
	};
}
const describeTriage = (row, { policies }) => ({
	state_updated_at: iso(row.state_updated_at),
	triaged_at: row.triaged_at === null ? null : iso(row.triaged_at),
	state: nameOf(states, row.state),
	triage_state: nameOf(triageStates, row.triage_state),
	status: nameOf(statuses, row.status),
	triage_reason: row.triage_reason === null ? null : nameOf(triageReasons, row.triage_reason),
	triage_comment: row.note,
	click_to_fix_prs: row.fix_pr === null ? [] : [{ state: nameOf(fixPullRequestStates, row.fix_pr) }],
	sourcing_policy: row.policy_id === null ? null : sourceOf$1(referred(policies, row.policy_id))
});
const sourceOf$1 = ({ id, name, slug }) => ({
	id,
	name,
	slug
});
const iso = (at) => new Date(at).toISOString();
const digest = ({ repository_id, path, rule_id, fingerprint }, of) => hash("sha256", [
	of,
	repository_id,
	path,
	rule_id,
	fingerprint
].join("\n"));
function describeRule({ name, message, confidence, categories, details }) {
	const category = categories.includes("security") ? "security" : categories[0] ?? "security";
	return {
		name,
		message,
		confidence: nameOf(confidences, confidence),
		category,
		vulnerability_classes: categories.filter((one) => one !== category),
		cwe_names: details.cwe === null ? [] : [details.cwe]
	};
}
const epssProbabilities = [
	"low",
	"medium",
	"high"
];
function epssProbabilityOf(score) {
	if (score >= .5) return "high";
	return score >= .1 ? "medium" : "low";
}
function timeOf(timestamp) {
	const day = timestamp.slice(0, 10);
	if (new Date(day).toJSON()?.startsWith(day)) return Date.parse(timestamp);
	throw new Fault(400, `${timestamp} is a day that its month does not have.`);
}
// src/sandbox/findings/resolve.ts
function rulesOf({ rules }, words) {
	if (!narrows(words)) return void 0;
	const wanted = {
		...words,
		severities: words.severities?.map((name) => codeOf(severities, name)),
		rulesets: words.rulesets?.map(rulesetName),
		confidences: words.confidences?.map((name) => codeOf(confidences, name))
	};
	return [...rules.values()].filter((rule) => fitsRule(rule, wanted)).map(({ id }) => id);
}
const fitsRule = (rule, words) => among(words.ids, rule.id) && among(words.names, rule.name) && among(words.severities, rule.severity) && among(words.confidences, rule.confidence) && among(words.rulesets, rule.ruleset && rulesetName(rule.ruleset)) && among(words.secretTypes, rule.secret_type) && among(words.issueTypes, nameOf(issueTypes, rule.issue_type)) && someAmong(words.categories, rule.categories) && fitsDetails(rule.details, words);
const fitsDetails = ({ advisory, proOnly }, words) => among(words.advisories, advisory?.id ?? null) && among(words.epss, advisory && epssProbabilityOf(advisory.epss.score)) && (words.proOnly ?? proOnly) === proOnly;
const rulesetName = (ruleset) => ruleset.replace(/^p\//, "");
function repositoriesOf({ repositories }, deployment, words) {
	if (!narrows(words)) return void 0;
	return [...repositories.values()].filter((repository) => repository.deployment_id === deployment && fitsRepository(repository, words)).map(({ id }) => id);
}
const fitsRepository = (repository, words) => among(words.ids, repository.id) && among(words.names, repository.name) && among(words.teams, repository.team) && among(words.visibilities, nameOf(visibilities, repository.visibility)) && (words.archived ?? repository.archived === 1) === (repository.archived === 1) && someAmong(words.tags, repository.tags);
function packagesOf({ packages }, words) {
	if (!narrows(words)) return void 0;
	return [...packages.values()].filter(({ name, malicious }) => among(words.names, name) && (words.malicious ?? malicious === 1) === (malicious === 1)).map(({ id }) => id);
}
const componentsOf = ({ components }, tags) => tags?.flatMap((tag) => components.get(tag) ?? []);
const policiesOf = ({ policies }, deployment, slugs) => slugs && [...policies.values()].filter((policy) => policy.deployment_id === deployment && slugs.includes(policy.slug)).map(({ id }) => id);
const narrows = (words) => Object.values(words).some((list) => list !== void 0);
const among = (words, own) => words === void 0 || own !== null && words.includes(own);
const someAmong = (words, own) => words === void 0 || own.some((word) => words.includes(word));
// src/sandbox/store/statement.ts
function one(sql) {
	return (db) => prepared(db, sql, (statement, bound) => statement.get(bound));
}
function many(sql) {
	return (db) => prepared(db, sql, (statement, bound) => statement.all(bound));
}
function run(sql) {
	return (db) => prepared(db, sql, (statement, bound) => Number(statement.run(bound).changes));
}
function inserter(db, table, columns) {
	const places = columns.split(",").map(() => "?");
	const statement = db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places.join(", ")})`);
	return (...row) => void statement.run(...row);
}
function prepared(db, sql, call) {
	let statement;
	return (bound) => call(statement ??= db.prepare(sql), bound);
}
// src/sandbox/store/findings.ts
const these = "FROM json_each(:ids) AS wanted CROSS JOIN findings AS f ON f.id = wanted.value";
const matchesNothing = (filter) => lists.some((list) => filter[list]?.length === 0);
const columns = {
	ids: "id",
	repositories: "repository_id",
	rules: "rule_id",
	refs: "ref_id",
	files: "file_id",
	components: "component_id",
	packages: "package_id",
	policies: "policy_id",
	statuses: "status",
	reasons: "triage_reason",
	modes: "policy_mode",
	verdicts: "verdict",
	exposures: "exposure",
	transitivities: "transitivity",
	fixPrs: "fix_pr",
	validationStates: "validation_state"
};
const lists = Object.keys(columns);
const notArchived = "f.repository_id NOT IN (SELECT id FROM repositories WHERE archived = 1)";
const mostStatements = 500;
const findingStatements = {
	findNewest,
	findings: many(`
    SELECT f.id, f.repository_id, f.rule_id, refs.name AS ref, files.path, f.line, f.fingerprint, f.scan_id, f.created_at,
      f.relevant_since, f.state_updated_at, f.triaged_at, f.state, f.triage_state, f.triage_reason, f.status, f.verdict, f.policy_mode, f.policy_id,
      f.fix_pr, f.package_id, f.exposure, f.transitivity,
      (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1) AS note
    ${these} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id ORDER BY wanted.key`),
	siblings: many(`
    SELECT g.id ${these} CROSS JOIN findings AS g INDEXED BY findings_by_fingerprint
      ON g.repository_id = f.repository_id AND g.fingerprint = f.fingerprint
    WHERE g.set_id = f.set_id AND g.ref_id <> f.ref_id AND g.status <> 6`),
	triage: run(`
    UPDATE findings SET triage_state = :triage_state, triaged_at = :at,
      triage_reason = CASE WHEN :triage_state = 1 THEN coalesce(:triage_reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`),
	moved: many(`
    SELECT f.id ${these} LEFT JOIN finding_history AS h ON h.finding_id = f.id AND h.until = 9007199254740991
    WHERE h.status IS NOT f.status`),
	continueHistory: run(`
    INSERT INTO finding_history (finding_id, since, until, status)
      SELECT f.id, max(:at, coalesce(h.since, 0)), 9007199254740991, f.status
      ${these} LEFT JOIN finding_history AS h ON h.finding_id = f.id AND h.until = 9007199254740991
      WHERE true
    ON CONFLICT DO UPDATE SET status = excluded.status`),
	endHistory: run(`
    UPDATE finding_history SET until = :at
    WHERE finding_id IN (SELECT value FROM json_each(:ids)) AND until = 9007199254740991 AND since < :at`),
	addNotes: run(`
    INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)`),
	addTriage: run(`
    INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment_id, :triage_state, :count)`),
	triages: many("SELECT at, deployment_id, triage_state, count FROM triages ORDER BY id")
};
function findNewest(db) {
	const prepare = preparing(db);
	return (filter, { offset, limit, dedup = false }) => {
		if (matchesNothing(filter)) return [];
		const { sql, bound } = searchOf$1(filter);
		const seen = new Set();
		const found = [];
		let passed = 0;
		for (const row of prepare(sql).iterate(bound)) {
			const key = `${String(row.repository_id)} ${String(row.fingerprint)}`;
			if (dedup && seen.has(key)) continue;
			if (dedup) seen.add(key);
			if (passed >= offset) found.push(row.id);
			passed += 1;
			if (found.length === limit) break;
		}
		return found;
	};
}
function searchOf$1(filter) {
	const { sql, bound } = conditionsOf(filter);
	return {
		sql: `SELECT f.id, f.repository_id, f.fingerprint FROM findings f ${filter.ids === void 0 ? "INDEXED BY findings_by_time" : "NOT INDEXED"} WHERE ${sql} ORDER BY f.relevant_since DESC, f.id DESC`,
		bound
	};
}
function conditionsOf(filter) {
	const given = lists.flatMap((list) => {
		const values = filter[list];
		return values === void 0 ? [] : [conditionOn(list, values)];
	});
	return {
		sql: [
			`f.set_id = :set`,
			...filter.since === void 0 ? [] : [`f.relevant_since >= :since`],
			...filter.until === void 0 ? [] : [`f.relevant_since < :until`],
			`f.status <> 6`,
			...filter.historical === void 0 ? [] : [`f.historical = :historical`],
			...filter.current === true ? [notArchived] : [],
			...given.map(({ sql }) => sql)
		].join(" AND "),
		bound: {
			set: filter.set,
			...filter.since === void 0 ? {} : { since: filter.since },
			...filter.until === void 0 ? {} : { until: filter.until },
			...filter.historical === void 0 ? {} : { historical: filter.historical ? 1 : 0 },
			...Object.fromEntries(given.flatMap(({ bound }) => Object.entries(bound)))
		}
	};
}
function conditionOn(list, values) {
	const [only] = values;
	const column = `f.${columns[list]}`;
	return values.length === 1 && only !== void 0 ? {
		sql: `${column} = :${list}`,
		bound: { [list]: only }
	} : {
		sql: `${column} IN (SELECT value FROM json_each(:${list}))`,
		bound: { [list]: JSON.stringify(values) }
	};
}
function preparing(db) {
	const known = new Map();
	return (sql) => {
		const prepared = known.get(sql);
		if (prepared !== void 0) return prepared;
		const [oldest] = known.keys();
		if (oldest !== void 0 && known.size >= mostStatements) known.delete(oldest);
		const statement = db.prepare(sql);
		known.set(sql, statement);
		return statement;
	};
}
// src/sandbox/issues.ts
const issueHandlers = { searchIssues: ({ platform, deployment, body }) => platform.store.snapshot(() => searchIssues(platform.store, deployment, body)) };
function searchIssues(store, deployment, request) {
	const search = searchOf(deployment, request);
	const answered = request.cursor ? answeredBefore(readCursor(search, request.cursor, isDistances)) : [];
	const left = groupsOf(store, search).filter(({ rule }) => !answered.includes(rule.id)).toSorted(orderOf(search));
	const page = left.slice(0, request.limit ?? 100);
	const fetched = [...answered, ...page.map(({ rule }) => rule.id)];
	return {
		groups: page.map(({ rule, issues }) => describeGroup(rule, issues, writerOf(rule, deployment))),
		cursor: left.length > page.length ? writeCursor(search, distancesOf(fetched)) : "",
		total: String(answered.length + left.length),
		fetched: String(fetched.length)
	};
}
function searchOf({ id }, request) {
	const { filter = {}, sortBy = "SORT_BY_ISSUE_COUNTS", sortDirection = "SORT_DIRECTION_DESC" } = request;
	return {
		operation: "searchIssues",
		deployment: id,
		types: typesOf$1(request),
		filter,
		sortBy,
		sortDirection
	};
}
const typesByName = {
	ISSUE_TYPE_SAST: ["sast"],
	ISSUE_TYPE_SCA: ["sca"],
	ISSUE_TYPE_SECRETS: ["secrets"],
	ISSUE_TYPE_RESEARCH: ["research"],
	ISSUE_TYPE_AI_SAST: ["ai_sast"],
	ISSUE_TYPE_UNSPECIFIED: issueTypes
};
function typesOf$1(request) {
	const names = request.issueTypes ?? request.issue_types ?? [];
	if (names.length > 0) return [...new Set(names.flatMap((name) => typesByName[name]))];
	const only = request.issueType ?? request.issue_type;
	return [...only === void 0 ? issueTypes : typesByName[only]];
}
function groupsOf(store, { deployment, types, filter }) {
	const conditions = issueConditions(store, deployment, filter);
	if (conditions === null) return [];
	const { rules } = dimensionsOf(store);
	return types.flatMap((type) => {
		const set = store.findingSet({
			deployment_id: deployment,
			issue_type: codeOf(issueTypes, type)
		});
		const asked = {
			...conditions,
			set: set?.id ?? 0
		};
		if (set === void 0 || matchesNothing(asked)) return [];
		return store.issuesByRule(asked).map(({ rule_id, issues }) => ({
			rule: referred(rules, rule_id),
			issues
		}));
	});
}
function orderOf({ sortBy, sortDirection }) {
	const keyOf = ({ rule, issues }) => sortBy === "SORT_BY_SEVERITY" ? rule.severity : issues;
	const sign = sortDirection === "SORT_DIRECTION_ASC" ? 1 : -1;
	return (one, other) => sign * (keyOf(one) - keyOf(other)) || (one.rule.name < other.rule.name ? -1 : 1);
}
const writerOf = ({ deployment_id }, { id, name }) => deployment_id === id ? name : null;
const distancesOf = (ids) => ids.toSorted((a, b) => a - b).map((id, index, sorted) => id - (sorted[index - 1] ?? 0));
function answeredBefore(distances) {
	let id = 0;
	return distances.map((distance) => id += distance);
}
const isDistances = (place) => Array.isArray(place) && place.every((distance) => Number.isSafeInteger(distance) && distance > 0);
function issueConditions(store, deployment, filter) {
	if (asksForWhatNobodyHas(filter)) return null;
	const dimensions = dimensionsOf(store);
	return {
		ids: idsOf(filter.ids),
		since: filter.since === void 0 ? void 0 : timeOf(filter.since),
		until: filter.until === void 0 ? void 0 : timeOf(filter.until),
		historical: filter.excludeHistorical === true ? false : void 0,
		repositories: repositoriesOf(dimensions, deployment, {
			ids: idsOf(filter.repositoryIds),
			names: given(filter.repositoryNames),
			tags: given(filter.repositoryTags),
			teams: given(filter.teamNames),
			archived: filter.includeArchived === true
		}),
		rules: rulesOf(dimensions, {
			ids: idsOf(filter.ruleIds),
			names: given(filter.rules),
			categories: given(filter.categories),
			rulesets: given(filter.rulesets),
			secretTypes: given(filter.secretTypes),
			advisories: both(given(filter.cves), given(filter.advisoryIds)),
			severities: given(filter.severities)?.map((word) => known("severities", word, severityWords))
		}),
		refs: refsOf$1(store, filter),
		files: filesOf(store, given(filter.filePaths)),
		packages: packagesOf(dimensions, { names: given(filter.dependencies) }),
		statuses: statusesOf(filter),
		policies: policiesOf(dimensions, deployment, given(filter.policySlugs)),
		fixPrs: filter.hasInFlightAutofixPr === true ? [codeOf(fixPullRequestStates, "open")] : void 0
	};
}
function known(field, word, words) {
	const meaning = Object.hasOwn(words, word) ? words[word] : void 0;
	if (meaning !== void 0) return meaning;
	throw new Fault(400, `filter.${field}: "${word}" is not known. Known are ${Object.keys(words).join(", ")}.`);
}
const severityWords = {
	SEVERITY_CRITICAL: "critical",
	SEVERITY_HIGH: "high",
	SEVERITY_MEDIUM: "medium",
	SEVERITY_LOW: "low"
};
const tabs = {
	ISSUE_TAB_OPEN: ["open"],
	ISSUE_TAB_REVIEWING: ["reviewing"],
	ISSUE_TAB_FIXING: ["fixing"],
	ISSUE_TAB_IGNORED: ["ignored", "provisionally_ignored"],
	ISSUE_TAB_CLOSED: ["fixed"]
};
const aggregateStates = {
	AGGREGATE_ISSUE_STATE_OPEN: [
		"open",
		"reviewing",
		"fixing"
	],
	AGGREGATE_ISSUE_STATE_IGNORED: ["ignored", "provisionally_ignored"],
	AGGREGATE_ISSUE_STATE_FIXED: ["fixed"]
};
function statusesOf({ tab = "", aggregateIssueStates }) {
	const byTab = tab === "" ? void 0 : known("tab", tab, tabs);
	const byState = given(aggregateIssueStates)?.flatMap((state) => known("aggregateIssueStates", state, aggregateStates));
	return (both(byTab, byState) ?? [
		"open",
		"reviewing",
		"fixing"
	]).map((status) => codeOf(statuses, status));
}
function asksForWhatNobodyHas(filter) {
	const { aiSensitivities, issueParentIds, ...texts } = filter;
	const { aiMemoryWillFlipVerdict, aiMemoryReferenced, aiMemoryRendered, memoryIdInScope } = texts;
	return [
		aiSensitivities,
		issueParentIds,
		aiMemoryWillFlipVerdict,
		aiMemoryReferenced,
		aiMemoryRendered,
		memoryIdInScope
	].some((asked) => asked !== void 0 && asked.length > 0);
}
function refsOf$1(store, { refs, repositoryRefIds, onPrimaryBranch }) {
	const names = given(refs);
	return both(both(names && store.refsNamed({ names: JSON.stringify(names) }).map(({ id }) => id), onPrimaryBranch === true ? store.primaryRefs({}).map(({ id }) => id) : void 0), idsOf(repositoryRefIds));
}
const filesOf = (store, paths) => paths && store.filesAt({ paths: JSON.stringify(paths) }).map(({ id }) => id);
const given = (texts) => texts === void 0 || texts.length === 0 ? void 0 : texts;
const idsOf = (texts) => given(texts)?.filter((text) => /^[1-9]\d{0,15}$/.test(text)).map(Number).filter(Number.isSafeInteger);
function both(one, other) {
	if (one === void 0 || other === void 0) return (one ?? other)?.slice();
	const among = new Set(other);
	return one.filter((word) => among.has(word));
}
function describeGroup(rule, issues, deploymentName) {
	const { details, name } = rule;
	const issueType = nameOf(issueTypes, rule.issue_type);
	return {
		issuesCount: String(issues),
		ruleId: String(rule.id),
		ruleShaSum: details.shaSum,
		rulePath: name,
		ruleSourceUri: details.sourceUri,
		ruleLastChangeBy: details.lastChangeBy,
		ruleLastChangeAt: new Date(details.lastChangeAt).toISOString(),
		ruleDeploymentName: deploymentName ?? "",
		ruleVisibility: deploymentName === null ? "RULE_VISIBILITY_PUBLIC" : "RULE_VISIBILITY_UNLISTED",
		ruleMeta: {
			author: details.author,
			authorPhotoUrl: `https://photos.example/${encodeURIComponent(details.author)}.png`,
			rule: {
				ruleId: String(rule.id),
				ruleVersionId: details.versionId,
				origin: originOf(rule, deploymentName)
			}
		},
		ruleTestCases: details.testCases.map((target) => ({
			target,
			language: details.language
		})),
		ruleDefinition: definitionOf(rule),
		ruleSupersededBy: details.supersededBy.map((rulePath) => ({
			product: ruleTypes[issueType],
			rulePath
		})),
		sastAttributes: {},
		scaAttributes: details.advisory === null ? {} : { epssScore: epssOf(details.advisory) },
		secretsAttributes: {}
	};
}
const ruleTypes = {
	sast: "RULE_TYPE_SAST",
	sca: "RULE_TYPE_SCA",
	ai_sast: "RULE_TYPE_AI_SAST",
	secrets: "RULE_TYPE_SECRETS",
	research: "RULE_TYPE_RESEARCH"
};
function originOf({ details }, deploymentName) {
	if (deploymentName !== null) return "RULE_ORIGIN_CUSTOM";
	return details.proOnly ? "RULE_ORIGIN_PRO_RULES" : "RULE_ORIGIN_COMMUNITY";
}
const levels = {
	low: "INFO",
	medium: "WARNING",
	high: "ERROR",
	critical: "CRITICAL"
};
function definitionOf({ name, message, severity, categories, details }) {
	const { cwe, language } = details;
	return {
		id: name,
		message,
		severity: levels[nameOf(severities, severity)],
		languages: [language],
		metadata: {
			categories,
			...cwe === null ? {} : { cwe }
		}
	};
}
function epssOf({ epss: { score, percentile, updatedAt } }) {
	return {
		score,
		percentile,
		updatedAt: new Date(updatedAt).toISOString(),
		categorization: `EPSS_PROBABILITY_${epssProbabilityOf(score).toUpperCase()}`
	};
}
// src/sandbox/findings.ts
const findingHandlers = {
	listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
	triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now())
};
function listFindings(query, deployment, store) {
	const { issue_type = "sast", page = 0, page_size = 100, dedup = false } = query;
	return store.snapshot(() => {
		const set = findingSetOf(store, deployment.id, issue_type);
		if (set === void 0) return [];
		const filter = filterOfList(query, set, deployment.id, store);
		const ids = store.findNewest(filter, {
			offset: page * page_size,
			limit: page_size,
			dedup
		});
		const dimensions = dimensionsOf(store);
		return store.findings({ ids: JSON.stringify(ids) }).map((row) => describe[issue_type](row, dimensions));
	});
}
function filterOfList(query, set, deployment, store) {
	const dimensions = dimensionsOf(store);
	return {
		set,
		current: true,
		since: query.since === void 0 ? void 0 : query.since * 1e3,
		repositories: repositoriesOf(dimensions, deployment, {
			names: query.repos,
			ids: query.repository_ids?.map(Number)
		}),
		refs: refsOf(store, only(query.ref)),
		rules: rulesOf(dimensions, {
			names: query.rules,
			categories: query.categories,
			severities: query.severities,
			confidences: only(query.confidence)
		}),
		components: componentsOf(dimensions, query.component_tags),
		packages: packagesOf(dimensions, { malicious: query.is_malicious }),
		statuses: codesOf(statuses, only(query.status)),
		reasons: codesOf(triageReasons, query.triage_reasons),
		modes: codesOf(policyModes, modesOf(query.policies)),
		verdicts: codesOf(verdicts, only(query.autotriage_verdict)),
		exposures: codesOf(exposures, query.exposures),
		transitivities: codesOf(transitivities, query.transitivities),
		fixPrs: codesOf(fixPullRequestStates, query.click_to_fix_pr_state)
	};
}
const only = (word) => word === void 0 ? void 0 : [word];
const most = 3e3;
function triageFindings(request, deployment, store, now) {
	return store.transaction(() => {
		const ids = select(request, deployment, store);
		if (request.new_triage_state !== void 0) decide(ids, request, store, now);
		if (request.new_note !== void 0) store.addNotes({
			ids: JSON.stringify(ids),
			at: now,
			note: request.new_note
		});
		store.addTriage({
			at: new Date(now).toISOString(),
			deployment_id: deployment.id,
			triage_state: request.new_triage_state ?? null,
			count: ids.length
		});
		return {
			num_triaged: ids.length,
			triaged_issues: ids
		};
	});
}
function select(request, deployment, store) {
	const set = findingSetOf(store, deployment.id, request.issue_type);
	if (set === void 0) return [];
	const filter = filterOfTriage(request, set, deployment.id, store);
	const ids = store.findNewest(filter, {
		offset: 0,
		limit: request.limit ?? most
	});
	const siblings = store.siblings({ ids: JSON.stringify(ids) });
	return [...new Set([...ids, ...siblings.map(({ id }) => id)])];
}
function decide(ids, { new_triage_state: state, new_triage_reason: reason }, store, at) {
	if (state === void 0) return;
	const triage_reason = reason === void 0 ? null : codeOf(triageReasons, reason);
	const all = JSON.stringify(ids.toSorted((one, other) => one - other));
	store.triage({
		ids: all,
		triage_state: codeOf(triageStates, state),
		triage_reason,
		at
	});
	const moved = JSON.stringify(store.moved({ ids: all }).map(({ id }) => id));
	store.continueHistory({
		ids: moved,
		at
	});
	store.endHistory({
		ids: moved,
		at
	});
}
function filterOfTriage(request, set, deployment, store) {
	const dimensions = dimensionsOf(store);
	return {
		set,
		ids: request.issue_ids,
		since: request.since === void 0 ? void 0 : request.since * 1e3,
		historical: request.include_historical === false ? false : void 0,
		repositories: repositoriesOf(dimensions, deployment, {
			names: request.repos,
			tags: request.project_tags,
			visibilities: request.repository_visibility
		}),
		refs: refsOf(store, only(request.ref)),
		rules: rulesFor(request, dimensions),
		components: componentsOf(dimensions, request.component_tags),
		packages: packagesOf(dimensions, { names: request.dependencies }),
		...codesFor(request)
	};
}
const rulesFor = (request, dimensions) => rulesOf(dimensions, {
	names: request.rules,
	categories: request.categories,
	severities: request.severities,
	confidences: only(request.confidence),
	rulesets: request.ruleset,
	secretTypes: request.secret_types,
	proOnly: request.pro_only,
	epss: request.epss_probability?.flatMap((word) => {
		const name = nameIn(word, "EPSS_PROBABILITY_");
		return epssProbabilities.filter((probability) => probability === name);
	})
});
const codesFor = (request) => ({
	statuses: codesOf(statuses, only(request.status)),
	reasons: codesOf(triageReasons, request.triage_reasons),
	modes: codesOf(policyModes, both(modesOf(request.policies), request.policy_mode)),
	verdicts: codesOf(verdicts, only(request.autotriage_verdict)),
	exposures: codesOf(exposures, request.exposures),
	transitivities: codesOf(transitivities, request.transitivities),
	validationStates: codesOf(validationStates, request.validation_state, "VALIDATION_STATE_")
});
function refsOf(store, names) {
	if (names === void 0) return void 0;
	return store.refsNamed({ names: JSON.stringify(names) }).map(({ id }) => id);
}
const codesOf = (names, words, prefix) => words?.map((word) => names.indexOf(nameIn(word, prefix))).filter((code) => code !== -1);
const nameIn = (word, prefix) => prefix !== void 0 && word.startsWith(prefix) ? word.slice(prefix.length).toLowerCase() : word;
const boards = {
	"rule-board-audit": "monitor",
	"rule-board-pr-comments": "comment",
	"rule-board-block": "block"
};
const modesOf = (policies) => policies?.flatMap((policy) => Object.hasOwn(boards, policy) ? boards[policy] ?? [] : []);
// src/sandbox/reports.ts
const reportHandlers = {
	reportGuardrailsActivity: (call) => call.platform.store.snapshot(() => reportGuardrails(call.platform.store, askedOf(call))),
	reportBacklogByRule: (call) => call.platform.store.snapshot(() => reportBacklog(call.platform.store, askedOf(call)))
};
const askedOf = ({ platform, deployment, body }) => readReport(platform.store, deployment.id, body, Date.now());
function readReport(store, deployment, { filters, timeBucketSize }, now) {
	const dimensions = dimensionsOf(store);
	const history = historyOf(store, deployment);
	const period = periodOf(filters.timePeriod ?? {}, history);
	const size = bucketSize(timeBucketSize, filters.timeBucketSize);
	return {
		history,
		buckets: period === null ? [] : bucketsOf(period, Math.max(now, history?.until ?? 0), size),
		scope: {
			deployment,
			rules: both(rulesCalled(store, filters), rulesOf(dimensions, {
				categories: given(filters.findingCategories),
				issueTypes: typesOf(filters)
			})),
			repositories: repositoriesOf(dimensions, deployment, {
				names: given(filters.projects),
				ids: idsOf(filters.projectIds),
				tags: given(filters.tags),
				teams: given(filters.teams)
			})
		}
	};
}
function bucketSize(...asked) {
	const [word, other = word] = asked.filter((text) => text !== void 0 && text !== "");
	if (word === void 0) return null;
	const size = /(?:^|_)(day|week|month|year)$/.exec(word.toLowerCase())?.[1];
	if (size === void 0 || other !== word) throw new Fault(400, "timeBucketSize is not understood. Give day, week, month or year, once.");
	return size;
}
const typesOf = ({ findingTypes }) => given(findingTypes)?.map((word) => {
	const name = word.toLowerCase().replace(/^(?:finding|issue)_type_/, "");
	const type = issueTypes.find((known) => known === name);
	if (type !== void 0) return type;
	throw new Fault(400, `filters.findingTypes: "${word}" is not known. Known are ${issueTypes.join(", ")}.`);
});
function rulesCalled(store, { ruleIds }) {
	const dimensions = dimensionsOf(store);
	const byName = rulesOf(dimensions, { names: given(ruleIds) });
	const byId = rulesOf(dimensions, { ids: idsOf(ruleIds) });
	return byName && [...new Set([...byName, ...byId ?? []])];
}
function historyOf(store, deployment) {
	const { first = null, last = null } = store.historyBounds({ deployment_id: deployment }) ?? {};
	return first === null || last === null ? null : {
		since: dayOf(first),
		until: nextDay(last)
	};
}
function periodOf(asked, history) {
	const since = asked.since === void 0 ? history?.since : timeOf(asked.since);
	const until = asked.until === void 0 ? history?.until : timeOf(asked.until);
	return since === void 0 || until === void 0 ? null : {
		since,
		until
	};
}
const day$1 = 864e5;
const week = 7 * day$1;
const firstMonday = 4 * day$1;
function bucketsOf({ since, until }, now, size) {
	const next = size === null ? stepOf(until - since) : steps[size];
	const buckets = [];
	for (let from = since; from < Math.min(until, now); from = next(from)) buckets.push({
		since: from,
		until: Math.min(next(from), until)
	});
	return buckets;
}
function stepOf(length) {
	if (length <= 31 * day$1) return nextDay;
	if (length <= 26 * week) return nextWeek;
	return length <= 3653 * day$1 ? nextMonth : nextYear;
}
const dayOf = (time) => Math.floor(time / day$1) * day$1;
const nextDay = (time) => dayOf(time) + day$1;
const nextWeek = (time) => (Math.floor((time - firstMonday) / week) + 1) * week + firstMonday;
const nextMonth = (time) => startOf(time, (date) => [date.getUTCFullYear(), date.getUTCMonth() + 1]);
const nextYear = (time) => startOf(time, (date) => [date.getUTCFullYear() + 1, 0]);
function startOf(time, monthOf) {
	return new Date(0).setUTCFullYear(...monthOf(new Date(time)), 1);
}
const steps = {
	day: nextDay,
	week: nextWeek,
	month: nextMonth,
	year: nextYear
};
const overlap = (one, other) => other !== null && one.since < other.until && other.since < one.until;
const periodAnswer = ({ since, until }) => ({
	since: new Date(since).toISOString(),
	until: new Date(until).toISOString()
});
function reportBacklog(store, { scope, buckets, history }) {
	const open = new Map();
	let counted = Number.MIN_SAFE_INTEGER;
	return { buckets: buckets.map((bucket) => {
		const uncounted = {
			since: counted,
			until: bucket.until
		};
		if (overlap(uncounted, history)) add(open, store.openGrowthByRule(scope, uncounted));
		counted = bucket.until;
		return {
			timePeriod: periodAnswer(bucket),
			open: countsByName(store, open)
		};
	}) };
}
function add(open, rows) {
	for (const { rule_id, growth } of rows) open.set(rule_id, (open.get(rule_id) ?? 0) + growth);
}
function countsByName(store, open) {
	const { rules } = dimensionsOf(store);
	const named = [...open].filter(([, count]) => count > 0).map(([id, count]) => [referred(rules, id).name, count]);
	return Object.fromEntries(named.toSorted(([one], [other]) => one < other ? -1 : 1));
}
const nothing = {
	silenced: 0,
	open: 0,
	fixed: 0,
	ignored: 0,
	provisionally_ignored: 0
};
function reportGuardrails(store, { scope, buckets, history }) {
	const [first, last] = [buckets[0], buckets.at(-1)];
	const whole = first && last && store.shownTotals(scope, {
		since: first.since,
		until: last.until
	})[0];
	return {
		buckets: buckets.map((bucket) => {
			const { provisionally_ignored, ...counts } = (overlap(bucket, history) ? store.shownStanding(scope, bucket)[0] : void 0) ?? nothing;
			return {
				timePeriod: periodAnswer(bucket),
				...counts,
				provisionallyIgnored: provisionally_ignored
			};
		}),
		totalOpened: whole?.opened ?? 0,
		totalFixed: whole?.fixed ?? 0
	};
}
// src/sandbox/remediation.ts
const remediationHandlers = {
	getRemediationPolicies: (call) => readBundle(scope(call)),
	previewRemediationPolicies: (call) => previewBundle(scope(call), call.body.bundle),
	applyRemediationPolicies: (call) => applyBundle(scope(call), call.body.bundle, call.ifMatch)
};
const scope = ({ platform, deployment, slips }) => ({
	platform,
	deployment,
	slips,
	kind: "remediation",
	model: remediation
});
const references = new Map([
	["jira", {
		setting: "project",
		kind: "jira_project"
	}],
	["slack_app", {
		setting: "channel",
		kind: "slack_channel"
	}],
	["webhook", {
		setting: "webhook",
		kind: "notification_webhook"
	}]
]);
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
				values: values.length > 1 ? [...new Set(values)] : values,
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
function rejectRemediation({ policies }, known) {
	const reasons = [];
	const seen = new Set();
	for (const policy of policies) {
		const slug = slugOf(policy);
		const judged = {
			slug,
			known,
			reasons
		};
		if (seen.has(slug)) reject(judged, "DUPLICATE_SLUG", `Two policies of the bundle have the slug "${slug}".`, {});
		seen.add(slug);
		rejectPolicy(policy, judged);
	}
	return reasons;
}
function rejectPolicy({ filters, actions }, judged) {
	const { slug, known } = judged;
	if (known.reserved.has(slug)) reject(judged, "RESERVED_SLUG", `The slug "${slug}" belongs to a system-managed policy.`, {});
	for (const condition of filters.conditions) rejectCondition(condition, judged);
	for (const action of actions) {
		rejectAction(action, actions, judged);
		rejectSettings(action, judged);
	}
}
function rejectCondition({ type, values }, judged) {
	const allowed = judged.known.conditions.get(type);
	if (allowed === void 0) reject(judged, "UNSUPPORTED_CONDITION_TYPE", `Condition type "${type}" is not supported.`, { condition_type: type });
	else if (type === "repository_tag") for (const value of values) rejectReference({
		kind: "project_tag",
		value
	}, judged, { condition_type: type });
	else if (allowed.size > 0) for (const value of values) {
		if (allowed.has(value)) continue;
		reject(judged, "INVALID_CONDITION_VALUE", `"${value}" is not a value of the condition type "${type}".`, {
			condition_type: type,
			value
		});
	}
}
function rejectAction({ type }, actions, judged) {
	const companions = judged.known.companions.get(type);
	if (companions === void 0) {
		reject(judged, "UNSUPPORTED_ACTION_TYPE", `Action type "${type}" is not supported.`, { action_type: type });
		return;
	}
	for (const companion of companions) {
		if (actions.some((action) => action.type === companion)) continue;
		reject(judged, "MISSING_DEPENDENT_ACTION", `Action "${type}" needs the action "${companion}" in the same policy.`, {
			action_type: type,
			missing_companion: companion
		});
	}
}
function rejectSettings({ type, config = {} }, judged) {
	const reference = references.get(type);
	if (reference === void 0) return;
	const value = config[reference.setting];
	if (value !== void 0) rejectReference({
		kind: reference.kind,
		value
	}, judged, { action_type: type });
}
function rejectReference(reference, { slug, known, reasons }, context) {
	if (!isKnown(known, reference)) reasons.push(unknownReference(reference, slug, context));
}
function reject({ slug, reasons }, code, message, context) {
	reasons.push({
		code,
		message,
		policy_slug: slug,
		context
	});
}
process.getBuiltinModule("node:crypto");
const randomBytes$1 = (() => process.getBuiltinModule("node:crypto").randomBytes)();
const dependencyStatements = {
	dependencies: many(`
  SELECT d.id, p.name, p.ecosystem, p.version, p.license, d.repository_id, f.path AS lockfile, d.transitivity FROM repositories r CROSS JOIN dependencies d ON d.repository_id = r.id
  CROSS JOIN packages p ON p.id = d.package_id CROSS JOIN files f ON f.id = d.lockfile_id
  WHERE 
  r.deployment_id = :deployment_id AND r.archived <= :archived
  AND (:repositories IS NULL OR r.id IN (SELECT value FROM json_each(:repositories))) AND (:lockfile IS NULL OR d.lockfile_id = (SELECT id FROM files WHERE path = :lockfile)) AND (:packages IS NULL OR p.id IN (SELECT value FROM json_each(:packages)))
  AND (p.name, p.ecosystem, p.version, d.repository_id, d.id) > (:name, :ecosystem, :version, :repository_id, :id)
  ORDER BY p.name, p.ecosystem, p.version, d.repository_id, d.id LIMIT :count`),
	repositoryOf: one("SELECT id FROM repositories WHERE deployment_id = :deployment_id AND id = :id"),
	resolutionConfigs: many("SELECT subproject_id, config FROM resolution_configs WHERE repository_id = :repository_id ORDER BY subproject_id")
};
const integrationStatements = {
	signingKey: one("SELECT secret FROM signing_key WHERE id = 1"),
	addSigningKey: run("INSERT OR IGNORE INTO signing_key (id, secret) VALUES (1, :secret)"),
	legacyPolicies: many("SELECT id, name, slug, product_type, is_default FROM legacy_policies WHERE deployment_id = :deployment_id ORDER BY id"),
	scmSubscriptions: many("SELECT scm_url, events FROM scm_subscriptions WHERE deployment_id = :deployment_id AND config_id = :config_id ORDER BY id"),
	addNotificationWebhook: one(`
    INSERT INTO notification_webhooks (deployment_id, name, url, use_network_broker, has_secret)
    VALUES (:deployment_id, :name, :url, :use_network_broker, :has_secret) RETURNING id`)
};
function signingKeyOf(store) {
	const known = store.signingKey({});
	if (known !== void 0) return known.secret;
	store.addSigningKey({ secret: randomBytes$1(32).toString("base64url") });
	return signingKeyOf(store);
}
process.getBuiltinModule("node:crypto");
const createHash$2 = (() => process.getBuiltinModule("node:crypto").createHash)();
const createHmac = (() => process.getBuiltinModule("node:crypto").createHmac)();
const randomBytes = (() => process.getBuiltinModule("node:crypto").randomBytes)();
// src/sandbox/http/access.ts
const loopbackNames = [
	"127.0.0.1",
	"localhost",
	"[::1]"
];
function checkHost({ headers, headersDistinct, socket }) {
	if (headersDistinct["host"]?.length !== 1) throw new Fault(400, "Send exactly one Host header.");
	const [, name = "", port = "80"] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
	if (!loopbackNames.includes(name) || Number(port) !== socket.localPort) throw new Fault(421, "This host name is not served here. Use the address that the sandbox printed.");
}
function authorize(store, operation, authorization, path) {
	const schemes = operations[operation].security;
	if (schemes.length === 0) return null;
	const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
	if (bearer === void 0) throw unauthenticated(schemes);
	const holder = store.holder({ hash: hashToken(bearer) });
	if (holder === void 0 || !schemes.includes(holder.scheme)) throw unauthenticated(schemes);
	const { web_api, id, slug, name, migrated } = holder;
	if (web_api === 0 || (path["deploymentId"] ?? id) !== id || (path["deploymentSlug"] ?? slug) !== slug) throw notFound();
	return {
		id,
		slug,
		name,
		migrated
	};
}
const names = {
	WebToken: "an API token",
	Jwt: "a user's JSON Web Token"
};
const unauthenticated = (schemes) => new Fault(401, `This operation wants ${schemes.map((scheme) => names[scheme] ?? scheme).join(" or ")}, and it is missing or wrong.`, {}, { "www-authenticate": "Bearer" });
function mintApiToken(store, slug, webApi, wanted) {
	const token = wanted ?? `sandbox_${randomBytes(24).toString("base64url")}`;
	if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError("A token has 8 to 255 visible ASCII characters.");
	return keep(store, deploymentNamed(store, slug), token, {
		scheme: "WebToken",
		web_api: webApi ? 1 : 0
	});
}
function mintUserToken(store, slug) {
	const deployment = deploymentNamed(store, slug);
	const iat = Math.floor(Date.now() / 1e3);
	return keep(store, deployment, signJwt(signingKeyOf(store), {
		sub: "sandbox-user",
		aud: "user",
		deployment: deployment.id,
		iat
	}), {
		scheme: "Jwt",
		web_api: 1
	});
}
function keep(store, { id }, token, kind) {
	const row = {
		hash: hashToken(token),
		deployment_id: id,
		...kind
	};
	const known = store.holder({ hash: row.hash });
	if (known === void 0) store.addToken(row);
	else if (known.deployment_id !== id || known.web_api !== row.web_api || known.scheme !== row.scheme) throw new SandboxError("This token already belongs to somebody else. Choose another.");
	return token;
}
const hashToken = (token) => createHash$2("sha256").update(token).digest("hex");
function deploymentNamed(store, slug) {
	const deployment = store.deployments({}).find((candidate) => candidate.slug === slug);
	if (deployment === void 0) throw new SandboxError(`There is no deployment "${slug}".`);
	return deployment;
}
function signJwt(secret, claims) {
	const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const signed = `${encode({
		alg: "HS256",
		typ: "JWT"
	})}.${encode(claims)}`;
	return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
// src/sandbox/handlers.ts
const deploymentHandlers = { listDeployments({ deployment: { id, slug, name }, platform }) {
	return { deployments: [{
		id: platform.quirks.has("numeric-ids") && Number.isSafeInteger(Number(id)) ? Number(id) : id,
		slug,
		name
	}] };
} };
const legacyPolicyHandlers = { listLegacyPolicies({ platform, deployment: { id, migrated } }) {
	if (migrated !== 0) throw new Fault(410, "This deployment has been migrated to the Unified Policies model. Use the v2 policies API.", { code: "DEPLOYMENT_MIGRATED" });
	return { policies: platform.store.legacyPolicies({ deployment_id: id }).map(policyOf) };
} };
const notificationWebhookHandlers = { createNotificationWebhook({ platform, deployment, body: { name, url, useNetworkBroker = false, webhookSecret } }) {
	if (!URL.canParse(url)) throw new Fault(400, "The url of the webhook is not a valid address.");
	const hasSecret = webhookSecret !== void 0;
	const row = platform.store.addNotificationWebhook({
		deployment_id: deployment.id,
		name,
		url,
		use_network_broker: useNetworkBroker ? 1 : 0,
		has_secret: hasSecret ? 1 : 0
	});
	if (row === void 0) throw new Error("the webhook was not written");
	return { webhook: {
		id: String(row.id),
		name,
		url,
		hasSecret,
		useNetworkBroker
	} };
} };
const patternFixHandlers = { createPatternFixTask({ platform }) {
	const now = Math.floor(Date.now() / 1e3);
	const claims = {
		sub: randomUUID(),
		aud: audience,
		iat: now,
		exp: now + lifetime
	};
	return { taskTokenJwt: signJwt(signingKeyOf(platform.store), claims) };
} };
const scmSubscriptionHandlers = { listScmSubscriptions({ platform, deployment, path: { configId } }) {
	const rows = platform.store.scmSubscriptions({
		deployment_id: deployment.id,
		config_id: configId
	});
	if (rows.length === 0) throw notFound();
	const subscriptions = rows.map(({ scm_url, events }) => ({
		scmUrl: scm_url,
		events: JSON.parse(events)
	}));
	return {
		deploymentId: deployment.id,
		configId,
		subscriptions
	};
} };
const vocabularyHandlers = { getVocabulary({ platform, deployment, query: { product } }) {
	findBundle({
		platform,
		deployment,
		kind: product ?? "remediation"
	});
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
const handlers = {
	...deploymentHandlers,
	...findingHandlers,
	...dependencyHandlers,
	...resolutionConfigHandlers,
	...reportHandlers,
	...issueHandlers,
	...remediationHandlers,
	...detectionHandlers,
	...vocabularyHandlers,
	...legacyPolicyHandlers,
	...scmSubscriptionHandlers,
	...notificationWebhookHandlers,
	...patternFixHandlers
};
const policyOf = ({ id, name, slug, product_type, is_default }) => ({
	id: String(id),
	name,
	slug,
	productType: product_type,
	isDefault: is_default !== 0
});
const audience = "pattern-fix";
const lifetime = 900;
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
process.getBuiltinModule("node:buffer");
const isUtf8 = (() => process.getBuiltinModule("node:buffer").isUtf8)();
// src/sandbox/http/body.ts
const mebibyte = 1048576;
const listsOf = (schema) => ({
	RemediationRequest: ["policies"],
	DetectionRequest: [
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	]
})[schema] ?? [];
const isBundle = (schema) => listsOf(schema).length > 0;
const bodyLimit = (schema) => isBundle(schema) ? 16 * mebibyte : mebibyte;
async function readBody(request, limit) {
	const { "content-type": type = "", "content-encoding": encoding = "identity", "content-length": length = "0", "transfer-encoding": coding = "chunked" } = request.headers;
	if (!/^application\/json *(?:;|$)/i.test(type)) throw new Fault(415, "Send the body as application/json.");
	if (encoding !== "identity") throw new Fault(415, "Send the body without a content encoding.");
	if (!/^chunked$/i.test(coding)) throw new Fault(415, "Send the body without a transfer coding, or in chunks.");
	if (Number(length) > limit) throw tooLarge(limit);
	return readBytes(request, limit);
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
		request.on("end", () => resolve(chunks.length > 1 ? Buffer.concat(chunks) : chunks[0] ?? Buffer.alloc(0)));
		request.on("error", reject);
	});
}
function parseBody(bytes) {
	if (!isUtf8(bytes)) throw new Fault(400, "The body is not UTF-8.");
	const text = bytes.toString();
	const value = parseJson(text);
	examine(value, /\\u(?:0000|d[89a-f])/i.test(text));
	return value;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new Fault(400, "The body is not JSON.");
	}
}
const mostValues = 5e5;
const deepest = 100;
function examine(body, hasEscapes) {
	let level = [body];
	let seen = 0;
	for (let depth = 0; level.length > 0; depth += 1) {
		seen += level.length;
		if (seen > mostValues) throw new Fault(400, `The body holds more than ${String(mostValues)} values.`);
		if (depth > deepest) throw new Fault(400, `The body is nested more than ${String(deepest)} levels deep.`);
		if (hasEscapes && level.some(isUnstorable)) throw new Fault(400, "The body holds U+0000 or half a surrogate pair.");
		level = level.flatMap((value) => partsOf(value, hasEscapes));
	}
}
function partsOf(value, withKeys) {
	if (typeof value !== "object" || value === null) return [];
	return withKeys ? Object.entries(value).flat() : Object.values(value);
}
const isUnstorable = (value) => typeof value === "string" && /[\0\p{Surrogate}]/u.test(value);
const tooLarge = (limit) => new Fault(413, `The body is longer than ${String(limit / mebibyte)} MiB.`);
const novelty = {
	name: "introduced_in",
	value: { release: "next" }
};
const opaque = [
	"config",
	"context",
	"key"
];
function quirkyJson(value, quirks) {
	return quirks.has("nulls") || quirks.has("blanks") || quirks.has("sparse-lists") || quirks.has("unknown-fields") ? reshape(value, quirks) : value;
}
function fromQuirkyJson(body, lists, quirks) {
	if (![...quirks].some((quirk) => forms.includes(quirk)) || !isRecord(body) || !isRecord(body["bundle"])) return body;
	const bundle = plain(body["bundle"], quirks);
	if (!leavesOut(quirks)) return {
		...body,
		bundle
	};
	return {
		...body,
		bundle: {
			...Object.fromEntries(lists.map((list) => [list, []])),
			...bundle
		}
	};
}
const forms = [
	"sparse-lists",
	"nulls",
	"blanks",
	"unknown-fields"
];
const leavesOut = (quirks) => quirks.has("sparse-lists") || quirks.has("nulls");
function plain(value, quirks) {
	if (Array.isArray(value)) return value.map((one) => plain(one, quirks));
	if (!isRecord(value)) return value;
	const entries = Object.entries(value).filter(([key, one]) => !isFiller(key, one, quirks)).map(([key, one]) => [key, opaque.includes(key) ? one : plain(one, quirks)]);
	return {
		..."filters" in value && leavesOut(quirks) ? { actions: [] } : {},
		...Object.fromEntries(entries)
	};
}
const isFiller = (key, value, quirks) => key === novelty.name && quirks.has("unknown-fields") || value === null && quirks.has("nulls") || value === "" && key.startsWith("project") && quirks.has("blanks");
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
// src/sandbox/http/respond.ts
function responder(platform) {
	const route = buildRouter(platform.quirks);
	return async (request, response) => {
		try {
			checkHost(request);
			const [pathname = "", ...search] = (request.url ?? "").split("?");
			const { id, path } = route(request.method ?? "", pathname);
			checkPath(id, path);
			const deployment = authorize(platform.store, id, request.headers.authorization, path);
			const query = readQuery(id, new URLSearchParams(`?${search.join("?")}`), platform.quirks);
			checkQuery(id, query);
			const { body, slips } = await bodyOf(id, path, request, platform.quirks);
			send(response, 200, answer(id, {
				platform,
				deployment,
				path,
				query,
				body,
				slips,
				ifMatch: request.headers["if-match"]
			}));
		} catch (error) {
			sendFault(response, error instanceof Fault ? error : storageFault(error) ?? bug(error), platform);
		}
	};
}
async function bodyOf(id, path, request, quirks) {
	const schema = operations[id].body;
	if (schema === null) return {
		body: null,
		slips: []
	};
	const sent = parseBody(await readBody(request, bodyLimit(schema)));
	if (!isBundle(schema)) {
		checkBody(id, schema, sent, path);
		return {
			body: sent,
			slips: []
		};
	}
	const body = fromQuirkyJson(sent, listsOf(schema), quirks);
	return {
		body,
		slips: slipsInBundle(id, schema, body)
	};
}
function answer(id, call) {
	const handle = handlers[id];
	const value = quirkyJson(handle(call), call.platform.quirks);
	checkAnswer(id, value);
	return value;
}
function sendFault(response, fault, { quirks }) {
	if (!response.destroyed) send(response, fault.status, {
		[textField(quirks)]: fault.message,
		...fault.facts
	}, fault.headers);
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
		"x-request-id": randomUUID$1()
	};
	response.writeHead(status, {
		...common,
		...headers
	}).end(body);
}
const bug = (error) => new Fault(500, `The sandbox failed, which is a bug: ${error instanceof Error ? error.message : String(error)}`);
const words = {
	5: [
		503,
		"Another program holds the sandbox's database",
		"Let it end, then send it again."
	],
	10: [
		507,
		"The disk of the sandbox failed",
		"Look at the disk and its free space, then send it again."
	],
	11: [
		507,
		"The sandbox's database is damaged",
		"Stop the sandbox, and restore a copy of its file."
	],
	13: [
		507,
		"The disk of the sandbox is full",
		"Make space, then send it again."
	]
};
function storageFault(error) {
	const { errcode } = error;
	const known = typeof errcode === "number" ? words[errcode & 255] : void 0;
	if (known === void 0) return null;
	const [status, says, fix] = known;
	return new Fault(status, `${says} (${error instanceof Error ? error.message : String(error)}). Nothing was written. ${fix}`);
}
const absent = {
	"no-reads": [
		"getRemediationPolicies",
		"getDetectionPolicySummary",
		"getDetectionPolicy"
	],
	"no-vocabulary": ["getVocabulary"],
	"no-deployments": ["listDeployments"]
};
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
	const routes = new Map();
	for (const id of ids) {
		const { path, method } = operations[id];
		const route = routes.get(path) ?? {
			...patternOf(path),
			methods: new Map()
		};
		route.methods.set(method, id);
		routes.set(path, route);
	}
	return [...routes.values()];
}
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
// src/sandbox/seed/acme.ts
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
const noIntegrations = {
	legacyPolicies: [],
	subscriptions: [],
	resolutionConfigs: []
};
const acmeIntegrations = {
	legacyPolicies: [],
	subscriptions: [
		{
			config: "github-cloud",
			url: "https://github.example/acme",
			events: [
				"push",
				"pull_request",
				"pull_request_review_comment",
				"issue_comment",
				"repository"
			]
		},
		{
			config: "github-cloud",
			url: "https://github.example/acme-labs",
			events: ["push", "pull_request"]
		},
		{
			config: "gitlab-onprem",
			url: "https://gitlab.acme.example/retail",
			events: [
				"push_events",
				"merge_requests_events",
				"note_events"
			]
		}
	],
	resolutionConfigs: [
		{
			repository: "acme/checkout-api",
			subproject: ".",
			config: {
				ecosystem: "npm",
				manifestPath: "package.json",
				lockfilePath: "package-lock.json",
				registryUrl: "https://packages.acme.example/npm",
				installArguments: ["--ignore-scripts"]
			}
		},
		{
			repository: "acme/data-pipeline",
			subproject: "ingest",
			config: {
				ecosystem: "pypi",
				manifestPath: "ingest/requirements.in",
				lockfilePath: "ingest/requirements.txt",
				pythonVersion: "3.12"
			}
		},
		{
			repository: "acme/data-pipeline",
			subproject: "reports",
			config: {
				ecosystem: "pypi",
				manifestPath: "reports/pyproject.toml",
				pythonVersion: "3.11"
			}
		}
	]
};
const board = [
	{
		name: "Monitor",
		slug: "rule-board-audit"
	},
	{
		name: "Comment",
		slug: "rule-board-pr-comments"
	},
	{
		name: "Block",
		slug: "rule-board-block"
	}
];
const globexIntegrations = {
	...noIntegrations,
	legacyPolicies: ["PRODUCT_TYPE_SAST", "PRODUCT_TYPE_SECRETS"].flatMap((productType) => board.map(({ name, slug }) => ({
		name,
		slug,
		productType,
		isDefault: slug === "rule-board-audit"
	})))
};
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
	},
	findings: 2e3,
	...acmeIntegrations
};
const globex = {
	id: "2345",
	slug: "globex",
	name: "Globex Corporation",
	bundles: null,
	systemPolicies: [],
	projects: {
		"globex/orders": ["production"],
		"globex/reactor-control": ["internal"],
		"globex/website": ["production"]
	},
	integrations: {},
	findings: 30,
	...globexIntegrations
};
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
	integrations: {},
	findings: 30,
	...noIntegrations
};
const hooli = {
	id: "9007199254740993",
	slug: "hooli",
	name: "Hooli",
	bundles: emptyBundles,
	systemPolicies: [],
	projects: { "hooli/search": ["production"] },
	integrations: {},
	findings: 5,
	...noIntegrations
};
const others = [
	globex,
	initech,
	hooli
];
const without = (deployment) => ({
	...deployment,
	findings: 0
});
const everybody = [acme, ...others];
const beginningWith = (first) => ({
	vocabulary,
	deployments: [first, ...everybody.filter((one) => one !== first)]
});
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
const seeds = {
	acme: beginningWith(acme),
	empty: {
		vocabulary,
		deployments: [{
			...acme,
			bundles: emptyBundles
		}, ...others].map(without)
	},
	globex: beginningWith(globex),
	initech: beginningWith(initech),
	hooli: beginningWith(hooli)
};
function findSeed(text) {
	const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
	if (!Object.hasOwn(seeds, name)) throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(", ")}.`);
	const seed = seeds[name];
	if (count === void 0) return seed;
	if (name !== "acme") throw new SandboxError(`Only acme takes a number of findings. Leave ":${count}" out.`);
	return withFindings(seed, numberOf(count));
}
const countFindings = (deployments) => deployments.reduce((sum, { findings }) => sum + findings, 0);
const withFindings = ({ vocabulary: words, deployments }, findings) => ({
	vocabulary: words,
	deployments: deployments.map((deployment) => deployment === acme ? {
		...deployment,
		findings
	} : deployment)
});
function numberOf(text) {
	const count = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
	if (count <= 5e6) return count;
	throw new SandboxError(`"${text}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`);
}
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/sandbox/seed/random.ts
var Random = class {
	#state;
	constructor(seed) {
		this.#state = createHash("sha256").update(seed).digest().readInt32LE();
	}
	next() {
		this.#state = this.#state + 1831565813 | 0;
		const mixed = Math.imul(this.#state ^ this.#state >>> 15, 1 | this.#state);
		const value = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((value ^ value >>> 14) >>> 0) / 4294967296;
	}
	below(limit, power = 1) {
		return Math.floor(this.next() ** power * limit);
	}
	chance(probability) {
		return this.next() < probability;
	}
	pick(items, power = 1) {
		const item = items[this.below(items.length, power)];
		if (item === void 0) throw new Error("there is nothing to pick from");
		return item;
	}
};
function weighted(weights) {
	const entries = Object.entries(weights);
	const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
	return (random) => {
		let left = random.next() * total;
		const found = entries.find(([, weight]) => (left -= weight) < 0);
		if (found === void 0) throw new Error("there is nothing to pick from");
		return found[0];
	};
}
const linesOf = (table) => table.trim().split("\n").map((line) => line.trim()).filter((line) => line !== "");
const wordsOf = (table) => table.trim().split(/\s+/);
function sectionsOf(table) {
	return table.split(/^[ \t]*# /m).slice(1).map((section) => {
		const [head = [], ...lines] = linesOf(section).map(wordsOf);
		return {
			head,
			lines
		};
	});
}
const anchor = Date.UTC(2026, 10, 1);
const beginning = Date.UTC(2025, 4, 1);
const minute = 6e4;
const day = 864e5;
// src/sandbox/seed/tables.ts
const ruleTable = `
  # sast javascript javascript.express.security.audit
  xss.direct-response-write xss medium medium
  express-open-redirect redirect medium low
  express-path-join-resolve-traversal path medium low
  express-cookie-session-no-secure authn low medium
  express-ssrf ssrf high medium
  express-third-party-object-deserialization deser high low
  express-check-csurf-middleware-usage authn low low
  # sast javascript javascript.lang.security
  audit.path-traversal.path-join-resolve-traversal path medium low
  audit.detect-non-literal-regexp correctness medium low
  audit.unsafe-formatstring correctness low low
  audit.prototype-pollution.prototype-pollution-loop code medium low
  detect-child-process command high low
  detect-eval-with-expression code high medium
  audit.sqli.node-postgres-sqli sql high medium
  audit.sqli.node-mysql-sqli sql high medium
  audit.sqli.node-knex-sqli sql high medium
  # sast javascript javascript.jsonwebtoken.security
  jwt-hardcode secrets high high
  jwt-none-alg authn critical high
  # sast typescript typescript.react.security.audit
  react-dangerouslysetinnerhtml xss medium medium
  react-href-var xss low low
  react-unsanitized-property xss medium medium
  react-unsanitized-method xss medium medium
  # sast typescript typescript.nestjs.security.audit
  nestjs-open-redirect redirect medium medium
  nestjs-header-xss-disabled xss medium high
  nestjs-raw-query sql high medium
  nestjs-body-without-dto mass medium low
  # sast python python.django.security
  injection.sql.sql-injection-using-raw sql high medium
  injection.sql.sql-injection-using-extra-where sql high medium
  injection.sql.sql-injection-db-cursor-execute sql high medium
  injection.open-redirect redirect medium medium
  injection.path-traversal.path-traversal-open path high medium
  injection.command.command-injection-os-system command critical high
  injection.ssrf.ssrf-injection-requests ssrf high medium
  injection.code.user-eval code critical high
  # sast python python.flask.security
  audit.debug-enabled correctness medium high
  audit.render-template-string xss medium medium
  injection.path-traversal-open path high high
  injection.tainted-sql-string sql high high
  injection.ssrf-requests ssrf high medium
  injection.user-exec code critical high
  # sast python python.lang
  security.audit.dangerous-subprocess-use command high medium
  security.deserialization.pickle deser medium medium
  security.audit.exec-detected code medium low
  security.audit.eval-detected code high low
  security.insecure-hash-algorithms-md5 crypto medium medium
  security.insecure-hash-algorithms-sha1 crypto low medium
  security.unverified-ssl-context crypto high high
  security.audit.ssl-wrap-socket-is-deprecated crypto medium high
  maintainability.useless-if-body maintainability low medium
  # sast java java.spring.security
  injection.tainted-sql-string sql high medium
  injection.tainted-file-path path high high
  injection.tainted-url-host ssrf high medium
  injection.tainted-system-command command critical high
  injection.tainted-html-string xss medium medium
  audit.spring-csrf-disabled authn medium low
  audit.spring-unvalidated-redirect redirect medium medium
  # sast java java.lang.security.audit
  formatted-sql-string sql high medium
  object-deserialization deser medium low
  crypto.weak-random crypto low medium
  crypto.ecb-cipher crypto medium high
  crypto.use-of-md5 crypto medium high
  crypto.use-of-sha1 crypto low high
  crypto.des-is-deprecated crypto medium high
  crypto.no-null-cipher crypto high high
  crypto.unencrypted-socket crypto medium medium
  xxe.documentbuilderfactory-external-entities xml high high
  xxe.saxparserfactory-external-entities xml high high
  # sast java java.android.security
  exported-activity authz medium low
  webview-javascript-enabled xss medium medium
  webview-file-access path medium medium
  insecure-random-for-key crypto high medium
  # sast swift swift.ios.security
  insecure-keychain-accessibility crypto medium medium
  app-transport-security-disabled crypto medium high
  webview-load-user-url redirect medium low
  sqlite-string-format sql high medium
  # sast go go.lang.security.audit
  database.string-formatted-query sql high medium
  dangerous-exec-command command high medium
  net.use-tls crypto medium medium
  crypto.bad-imports-md5 crypto medium medium
  crypto.math-random-used crypto medium medium
  crypto.missing-ssl-minversion crypto low medium
  crypto.insecure-skip-verify crypto high high
  net.formatted-template-string xss medium medium
  net.cookie-missing-httponly authn low medium
  net.pprof-exposed authz medium low
  # sast ruby ruby.rails.security
  injection.tainted-sql-string sql high medium
  injection.raw-html-format xss medium medium
  injection.tainted-url-host ssrf high medium
  brakeman.check-unscoped-find authz medium low
  brakeman.check-redirect-to redirect medium medium
  brakeman.check-send-file path high medium
  brakeman.check-render-local-file-include path high medium
  brakeman.check-dynamic-constantize code high medium
  # sast rust rust.lang.security
  unsafe-usage correctness low low
  insecure-hashes crypto medium medium
  reqwest-accept-invalid-certs crypto high high
  # sast terraform terraform.aws.security
  aws-s3-bucket-public-read authz high medium
  aws-ebs-unencrypted crypto medium high
  aws-security-group-open-ingress authz high high
  aws-iam-wildcard-action authz high medium
  aws-rds-publicly-accessible authz critical high
  aws-cloudtrail-not-encrypted crypto low high
  # sast generic generic
  ci.security.unpinned-action correctness medium medium
  ci.security.script-injection command high high
  ci.security.pull-request-target-checkout code critical medium
  docker.security.missing-user authz low medium
  docker.security.latest-tag correctness low high
  docker.security.curl-pipe-shell command medium low
  nginx.security.header-redefinition correctness low low
  # sast typescript acme acme
  checkout.require-idempotency-key correctness high high
  checkout.no-price-from-client authz critical medium
  web.no-raw-fetch ssrf medium medium
  # sast java acme acme
  java.no-internal-http-client ssrf medium high
  java.audit-log-on-payment correctness medium medium
  # secrets generic secrets
  generic.high-entropy Generic_Secret medium low
  aws.access-key AWS critical high
  github.token GitHub critical high
  generic.private-key Private_Key high high
  slack.webhook Slack medium high
  stripe.live-key Stripe critical high
  npm.token npm high high
  google.api-key Google_API high medium
  google.service-account Google_Cloud critical high
  azure.storage-key Azure high high
  twilio.api-key Twilio high medium
  openai.api-key OpenAI high high
  # ai_sast generic ai
  access-control.missing-ownership-check authz high medium
  access-control.insecure-direct-object-reference authz high medium
  access-control.privilege-escalation authz critical medium
  business-logic.negative-amount authz high low
  business-logic.coupon-reuse authz medium low
  business-logic.race-on-balance authz high low
  authentication.reset-token-reuse authn high medium
  authentication.user-enumeration authn low medium
  # research generic research
  dataflow.untrusted-archive-entry path medium low
  dataflow.template-sandbox-escape code high low
  http.request-smuggling-proxy ssrf high low
  oauth.state-not-bound authn medium low`;
const weaknessTable = `
  code | Code Injection | CWE-94 | What a user sends is run as code. Choose from a fixed list instead.
  command | Command Injection | CWE-78 | What a user sends reaches a shell. Pass the arguments as a list, without a shell.
  xss | Cross-Site Scripting (XSS) | CWE-79 | What a user sends is written into a page as it is. Escape it, or let the template do it.
  crypto | Cryptographic Issues | CWE-327 | This cipher, hash or source of randomness does not hold. Use the one that the platform recommends.
  secrets | Hard-coded Secrets | CWE-798 | A credential stands in the code. Rotate it, and read it from the secret store.
  authn | Improper Authentication | CWE-287 | Who is calling is not verified here. Verify the signature or the session first.
  authz | Improper Authorization | CWE-285 | What the caller may do is not checked here. Check it before the object is read.
  deser | Insecure Deserialization | CWE-502 | Objects are read from bytes that a user controls. Read plain data, and check its shape.
  mass | Mass Assignment | CWE-915 | All fields of a request are copied into a model. Name the ones that a user may set.
  redirect | Open Redirect | CWE-601 | A user chooses where the browser goes next. Redirect to known paths only.
  path | Path Traversal | CWE-22 | A user chooses the path of a file. Resolve it and check that it stays in its folder.
  ssrf | Server-Side Request Forgery (SSRF) | CWE-918 | A user chooses the address that the server calls. Allow known hosts only.
  sql | SQL Injection | CWE-89 | An SQL statement is built from text that a user controls. Bind it as a parameter.
  xml | XML Injection | CWE-611 | The parser resolves external entities. Switch them off.`;
const packageTable = `
  # npm package-lock.json
  lodash MIT 4.17.11 4.17.15 4.17.19 4.17.20 4.17.21
  axios MIT 0.21.1 0.27.2 1.4.0 1.5.1 1.6.0 1.7.3 1.7.4
  express MIT 4.17.1 4.18.2 4.19.1 4.19.2 4.21.0
  minimist MIT 1.2.0 1.2.5 1.2.6 1.2.8
  jsonwebtoken MIT 8.5.1 9.0.0 9.0.2
  ws MIT 7.4.6 8.13.0 8.17.0 8.17.1 8.18.0
  semver ISC 6.3.0 7.3.8 7.5.1 7.5.2 7.6.3
  tough-cookie BSD-3-Clause 2.5.0 4.0.0 4.1.2 4.1.3
  follow-redirects MIT 1.14.9 1.15.2 1.15.5 1.15.6
  node-fetch MIT 2.6.1 2.6.6 2.6.7 2.7.0
  ua-parser-js MIT 0.7.28 0.7.29 0.7.33 1.0.38
  event-stream MIT 3.3.4 3.3.6 4.0.1
  react MIT 18.2.0 18.3.0 18.3.1
  react-dom MIT 18.2.0 18.3.0 18.3.1
  typescript Apache-2.0 5.5.0 5.6.0 5.6.3
  webpack MIT 5.94.0 5.95.0
  chalk MIT 5.2.0 5.3.0
  commander MIT 12.0.0 12.1.0
  debug MIT 4.2.0 4.3.0 4.3.7
  uuid MIT 10.0.0
  dotenv BSD-2-Clause 16.3.0 16.4.0 16.4.5
  zod MIT 3.22.0 3.23.0 3.23.8
  rxjs Apache-2.0 7.7.0 7.8.0 7.8.1
  tslib 0BSD 2.6.0 2.7.0
  yargs MIT 17.6.0 17.7.0 17.7.2
  glob ISC 10.3.0 10.4.0 10.4.5
  rimraf ISC 6.0.0 6.0.1
  # pypi requirements.txt
  django BSD-3-Clause 3.2.12 4.0.3 4.0.4 4.2.16
  requests Apache-2.0 2.25.1 2.28.2 2.30.0 2.31.0 2.32.3
  pyyaml MIT 5.1 5.3.1 5.4 6.0.2
  jinja2 BSD-3-Clause 2.11.3 3.0.3 3.1.2 3.1.3 3.1.4
  urllib3 MIT 1.26.15 2.0.5 2.0.6 2.2.3
  flask BSD-3-Clause 1.1.4 2.2.3 2.3.1 2.3.2 3.0.3
  pillow HPND 8.4.0 9.5.0 10.1.0 10.2.0 10.4.0
  cryptography Apache-2.0 38.0.4 41.0.5 41.0.6 43.0.1
  werkzeug BSD-3-Clause 2.0.3 2.2.2 2.2.3 3.0.4
  ctx MIT 0.1.2 0.2.2 0.2.6
  numpy BSD-3-Clause 2.0.0 2.1.0 2.1.2
  pandas BSD-3-Clause 2.1.0 2.2.0 2.2.3
  scipy BSD-3-Clause 1.13.0 1.14.0 1.14.1
  boto3 Apache-2.0 1.34.0 1.35.0 1.35.39
  botocore Apache-2.0 1.34.0 1.35.0 1.35.39
  sqlalchemy MIT 2.0.0 2.0.36
  alembic MIT 1.12.0 1.13.0 1.13.3
  celery BSD-3-Clause 5.3.0 5.4.0
  redis MIT 5.0.0 5.1.0 5.1.1
  psycopg2 LGPL-3.0 2.8.0 2.9.0 2.9.9
  pydantic MIT 2.8.0 2.9.0 2.9.2
  fastapi MIT 0.114.0 0.115.0 0.115.2
  uvicorn BSD-3-Clause 0.31.0 0.32.0
  starlette BSD-3-Clause 0.39.0 0.40.0
  # maven pom.xml
  org.apache.logging.log4j:log4j-core Apache-2.0 2.13.3 2.14.1 2.17.1 2.24.1
  org.springframework:spring-core Apache-2.0 5.2.9 5.3.17 5.3.18 6.1.14
  org.springframework:spring-webmvc Apache-2.0 5.3.17 6.1.4 6.1.13 6.1.14
  com.fasterxml.jackson.core:jackson-databind Apache-2.0 2.9.10 2.12.6 2.13.3 2.18.0
  org.apache.commons:commons-text Apache-2.0 1.8 1.9 1.10.0 1.12.0
  org.yaml:snakeyaml Apache-2.0 1.26 1.33 2.0 2.3
  com.h2database:h2 MPL-2.0 1.4.200 2.0.206 2.3.232
  io.netty:netty-handler Apache-2.0 4.0.0 4.1.0 4.1.113
  io.netty:netty-codec-http Apache-2.0 4.0.0 4.1.0 4.1.113
  org.springframework.boot:spring-boot Apache-2.0 3.2.0 3.3.0 3.3.4
  org.springframework.security:spring-security-core Apache-2.0 6.2.0 6.3.0 6.3.3
  org.hibernate:hibernate-core LGPL-2.1 6.5.0 6.6.0 6.6.1
  org.slf4j:slf4j-api MIT 2.0.0 2.0.16
  ch.qos.logback:logback-classic EPL-1.0 1.4.0 1.5.0 1.5.11
  org.projectlombok:lombok MIT 1.17.0 1.18.0 1.18.34
  org.mockito:mockito-core MIT 5.13.0 5.14.0 5.14.1
  org.junit.jupiter:junit-jupiter EPL-2.0 5.10.0 5.11.0 5.11.2
  # go go.sum
  golang.org/x/net BSD-3-Clause v0.7.0 v0.14.0 v0.17.0 v0.30.0
  golang.org/x/crypto BSD-3-Clause v0.9.0 v0.16.0 v0.17.0 v0.28.0
  golang.org/x/text BSD-3-Clause v0.3.6 v0.3.7 v0.3.8 v0.19.0
  github.com/gin-gonic/gin MIT v1.7.7 v1.9.0 v1.9.1 v1.10.0
  github.com/dgrijalva/jwt-go MIT v3.1.0 v3.2.0
  github.com/gorilla/mux BSD-3-Clause v1.7.0 v1.8.0 v1.8.1
  github.com/gorilla/websocket BSD-2-Clause v1.4.0 v1.5.0 v1.5.3
  github.com/stretchr/testify MIT v1.8.0 v1.9.0
  github.com/spf13/cobra Apache-2.0 v1.7.0 v1.8.0 v1.8.1
  github.com/spf13/viper MIT v1.18.0 v1.19.0
  github.com/sirupsen/logrus MIT v1.8.0 v1.9.0 v1.9.3
  go.uber.org/zap MIT v1.26.0 v1.27.0
  github.com/prometheus/client_golang Apache-2.0 v1.19.0 v1.20.0 v1.20.4
  github.com/jackc/pgx/v5 MIT v5.6.0 v5.7.0 v5.7.1
  github.com/redis/go-redis/v9 BSD-2-Clause v9.5.0 v9.6.0 v9.6.1
  # cargo Cargo.lock
  tokio MIT 1.18.2 1.23.0 1.23.1 1.40.0
  time MIT 0.1.43 0.2.22 0.2.23 0.3.36
  regex MIT 1.5.4 1.5.5 1.11.0
  h2 MIT 0.3.13 0.3.16 0.3.17 0.4.6
  serde MIT 1.0.0 1.0.210
  serde_json MIT 1.0.0 1.0.128
  anyhow MIT 1.0.0 1.0.89
  thiserror MIT 1.0.0 1.0.64
  clap MIT 4.4.0 4.5.0 4.5.20
  reqwest MIT 0.11.0 0.12.0 0.12.8
  axum MIT 0.6.0 0.7.0 0.7.7
  tower MIT 0.4.0 0.5.0 0.5.1
  tracing MIT 0.0.0 0.1.0 0.1.40
  rand MIT 0.7.0 0.8.0 0.8.5
  bytes MIT 1.6.0 1.7.0 1.7.2
  # rubygems Gemfile.lock
  rails MIT 6.1.4 7.0.2 7.0.4 7.2.1
  rack MIT 2.2.2 2.2.3 2.2.4 3.1.7
  nokogiri MIT 1.12.5 1.13.3 1.13.4 1.16.7
  activerecord MIT 6.1.4 7.0.3 7.0.4 7.2.1
  devise MIT 4.8.0 4.9.0 4.9.4
  sidekiq LGPL-3.0 7.2.0 7.3.0 7.3.2
  pg BSD-2-Clause 1.4.0 1.5.0 1.5.8
  redis MIT 5.2.0 5.3.0
  rspec MIT 3.12.0 3.13.0
  rubocop MIT 1.65.0 1.66.0 1.66.1
  sinatra MIT 4.0.0
  faraday MIT 2.11.0 2.12.0
  jwt MIT 2.8.0 2.9.0 2.9.3
  bcrypt MIT 3.0.0 3.1.0 3.1.20
  capybara MIT 3.39.0 3.40.0`;
const advisoryTable = `
  npm lodash CVE-2021-23337 4.17.21 high command 0.0231
  npm axios CVE-2023-45857 1.6.0 medium authn 0.0012
  npm axios CVE-2024-39338 1.7.4 high ssrf 0.0041
  npm express CVE-2024-29041 4.19.2 medium redirect 0.0008
  npm minimist CVE-2021-44906 1.2.6 critical code 0.0111
  npm jsonwebtoken CVE-2022-23540 9.0.0 medium authn 0.0009
  npm ws CVE-2024-37890 8.17.1 high other 0.0032
  npm semver CVE-2022-25883 7.5.2 high other 0.0037
  npm tough-cookie CVE-2023-26136 4.1.3 medium code 0.0264
  npm follow-redirects CVE-2024-28849 1.15.6 medium authn 0.0006
  npm node-fetch CVE-2022-0235 2.6.7 high redirect 0.0044
  npm ua-parser-js MAL-2021-0729 =0.7.29 critical malicious 0.4213
  npm event-stream MAL-2018-0336 =3.3.6 critical malicious 0.3107
  pypi django CVE-2022-28346 4.0.4 critical sql 0.0687
  pypi requests CVE-2023-32681 2.31.0 medium authn 0.0642
  pypi pyyaml CVE-2020-14343 5.4 critical deser 0.1412
  pypi jinja2 CVE-2024-22195 3.1.3 medium xss 0.0016
  pypi urllib3 CVE-2023-43804 2.0.6 high authn 0.0027
  pypi flask CVE-2023-30861 2.3.2 high authn 0.0024
  pypi pillow CVE-2023-50447 10.2.0 critical code 0.0205
  pypi cryptography CVE-2023-49083 41.0.6 medium crypto 0.0067
  pypi werkzeug CVE-2023-25577 2.2.3 high other 0.0059
  pypi ctx MAL-2022-0026 =0.2.2 critical malicious 0.2201
  maven org.apache.logging.log4j:log4j-core CVE-2021-44228 2.17.1 critical code 0.9436
  maven org.springframework:spring-core CVE-2022-22965 5.3.18 critical code 0.9442
  maven org.springframework:spring-webmvc CVE-2024-38816 6.1.13 high path 0.8973
  maven com.fasterxml.jackson.core:jackson-databind CVE-2022-42003 2.13.3 high deser 0.0049
  maven org.apache.commons:commons-text CVE-2022-42889 1.10.0 critical code 0.9417
  maven org.yaml:snakeyaml CVE-2022-1471 2.0 high deser 0.9381
  maven com.h2database:h2 CVE-2021-42392 2.0.206 critical deser 0.9102
  go golang.org/x/net CVE-2023-39325 v0.17.0 high other 0.0016
  go golang.org/x/crypto CVE-2023-48795 v0.17.0 medium crypto 0.6115
  go golang.org/x/text CVE-2022-32149 v0.3.8 high other 0.0007
  go github.com/gin-gonic/gin CVE-2023-29401 v1.9.1 medium path 0.0011
  go github.com/dgrijalva/jwt-go CVE-2020-26160 v4.0.0 high authz 0.0018
  cargo tokio CVE-2023-22466 1.23.1 medium other 0.0014
  cargo time CVE-2020-26235 0.2.23 high other 0.0077
  cargo regex CVE-2022-24713 1.5.5 high other 0.0052
  cargo h2 CVE-2023-26964 0.3.17 high other 0.0089
  rubygems rails CVE-2023-22795 7.0.4 high other 0.0187
  rubygems rack CVE-2022-30123 2.2.4 critical command 0.0273
  rubygems nokogiri CVE-2022-24836 1.13.4 high other 0.0135
  rubygems activerecord CVE-2022-32224 7.0.4 critical deser 0.0112`;
const subjects = `
  account audit batch cache catalog cms contract crm delivery document event feed fulfilment health import
  inventory loyalty media message notification partner permission profile rating reporting reward session
  stock support telemetry token user voucher`;
const kinds = `
  adapter api backend bridge checker collector consumer cron edge exporter gateway hub job manager mirror
  operator plugin producer router sdk sidecar sync validator worker`;
const nouns = `
  account address archive batch cache client controller dispatcher download factory handler import invoice
  loader manager middleware order policy profile query refund report request response runner search service
  settings store template transfer validator worker`;
const teams = `
  checkout web platform payments identity data mobile logistics growth search security infrastructure crm
  finance integrations content support insights`;
const areaTable = `
  api
  auth authentication
  payments payments
  users user-data
  lib
  orders
  admin administration
  checkout payments
  common
  uploads file-handling
  billing payments
  login authentication
  profiles user-data
  webhooks integrations
  reports
  search
  sessions authentication
  partners integrations
  internal
  exports file-handling`;
const triageNotes = `
  The input comes from our own configuration, never from a user.
  Only reachable behind the VPN.
  Accepted by the risk board until the rewrite.
  The framework escapes this; the rule does not see it.
  Test data, not a real credential.
  Rotated; the old value opens nothing any more.
  Will be fixed with the upgrade of the framework.
  Duplicate of what the same scan found one file up.`;
const languageTable = `
  typescript 22 npm acme/checkout-api acme/customer-portal acme/design-system acme/storefront-web
  javascript 16 npm acme/appsec-training
  python 20 pypi acme/data-pipeline
  java 16 maven acme/identity-service acme/mobile-android acme/payments-gateway
  go 11 go acme/warehouse-sync
  ruby 5 rubygems acme/backoffice
  terraform 5 go acme/infra-terraform
  rust 3 cargo
  swift 2 rubygems acme/mobile-ios`;
const layoutTable = `
  typescript src/ .ts
  javascript src/ .js
  python app/ .py
  java src/main/java/com/company/ .java
  go internal/ .go
  ruby app/ .rb
  terraform modules/ .tf
  rust src/ .rs
  swift Sources/ .swift
  secrets config/ .env
  generic deploy/ .yaml`;
const courseTable = `
  29
  27 fixed
  5 fixing fixed
  2 fixing
  3 reviewing
  2 reviewing ignored
  13 ignored
  2 ignored fixed
  2 ignored reopened
  1 ignored reopened fixed
  4 fixed unresolved
  2 fixed unresolved fixed
  2 muted
  3 provisionally_ignored
  1 provisionally_ignored ignored
  1.2 removed`;
// src/sandbox/seed/catalog.ts
const weaknesses = new Map(linesOf(weaknessTable).map((line) => {
	const [key = "", name = "", cwe = "", message = ""] = line.split(" | ");
	return [key, {
		name,
		cwe,
		message
	}];
}));
function plantCatalog(deployments, store) {
	const idOf = (owner) => deployments.find(({ slug }) => slug === owner)?.id ?? null;
	const addRule = rulePlanter(store, idOf);
	const affecting = new Map();
	const rules = [...codeDrafts(), ...advisoryDrafts()].map((draft, index) => {
		const rule = addRule(draft, index + 1);
		if (draft.advisory !== void 0) {
			const key = `${draft.advisory.ecosystem} ${draft.advisory.package}`;
			affecting.set(key, [...affecting.get(key) ?? [], {
				rule,
				fixed: draft.advisory.fixed
			}]);
		}
		return rule;
	});
	const addPackage = store.insert("packages", "id, ecosystem, name, version, license, malicious");
	let last = 0;
	const ecosystems = sectionsOf(packageTable).map(({ head: [ecosystem = "", lockfile = ""], lines }) => {
		return [ecosystem, {
			lockfile,
			packages: lines.map(([name = "", license = "", ...versions]) => versions.map((version, index) => {
				const warnings = (affecting.get(`${ecosystem} ${name}`) ?? []).filter(({ fixed }) => isAffected(versions, index, fixed)).map(({ rule }) => rule);
				const malicious = warnings.some((rule) => rule.name.includes(".mal-"));
				addPackage(last += 1, ecosystem, name, version, license, Number(malicious));
				return {
					id: last,
					warnings
				};
			}))
		}];
	});
	return {
		rules,
		ecosystems: new Map(ecosystems)
	};
}
function isAffected(versions, index, fixed) {
	if (fixed.startsWith("=")) return versions[index] === fixed.slice(1);
	const end = versions.indexOf(fixed);
	return end === -1 || index < end;
}
const codeDrafts = () => sectionsOf(ruleTable).flatMap(({ head: [issueType, language = "", namespace = "", owner = null], lines }) => lines.map(([name = "", kind = "", severity = "", confidence = ""]) => ({
	issueType,
	name: `${namespace}.${name}`,
	language,
	owner,
	kind,
	severity,
	confidence
})));
const advisoryDrafts = () => linesOf(advisoryTable).map((line) => {
	const [ecosystem = "", affected = "", id = "", fixed = "", severity = "", kind = "", score] = wordsOf(line);
	return {
		issueType: "sca",
		name: `sca.${ecosystem}.${affected.replaceAll(/[/:]/g, ".")}.${id.toLowerCase()}`,
		language: ecosystem,
		owner: null,
		kind,
		severity,
		confidence: "high",
		advisory: {
			ecosystem,
			package: affected,
			id,
			fixed,
			score: Number(score)
		}
	};
});
function rulePlanter(store, idOf) {
	const addRule = store.insert("rules", "id, issue_type, name, message, severity, confidence, ruleset, secret_type, deployment_id, details");
	const addCategory = store.insert("rule_categories", "rule_id, category");
	return (draft, id) => {
		const { issueType, name, language, owner, kind, advisory } = draft;
		const weakness = weaknesses.get(issueType === "secrets" ? "secrets" : kind);
		const severity = codeOf(severities, draft.severity);
		const confidence = codeOf(confidences, draft.confidence);
		const message = messageOf(advisory, weakness?.message);
		const ruleset = issueType === "sast" && owner === null ? rulesetOf(id, language) : null;
		const secretType = issueType === "secrets" ? kind.replaceAll("_", " ") : null;
		const details = JSON.stringify(detailsOf(draft, id, weakness?.cwe ?? null));
		addRule(id, codeOf(issueTypes, issueType), name, message, severity, confidence, ruleset, secretType, idOf(owner), details);
		for (const category of categoriesOf(kind, weakness?.name)) addCategory(id, category);
		return {
			id,
			issueType,
			name,
			severity,
			confidence,
			owner,
			language,
			weakness: weakness?.name ?? null
		};
	};
}
function messageOf(advisory, message = "Write this as the guide of the language shows.") {
	if (advisory === void 0) return message;
	return `${advisory.package} is affected by ${advisory.id}. Update it to a version without it.`;
}
const rulesetOf = (id, language) => [
	"p/default",
	`p/${language}`,
	"p/owasp-top-ten"
][id % 3] ?? "p/default";
function categoriesOf(kind, weakness) {
	if (weakness !== void 0) return ["security", weakness];
	if (kind === "malicious") return ["security", "malicious"];
	return [kind === "other" ? "security" : kind];
}
function detailsOf({ name, language, owner, issueType, advisory }, id, cwe) {
	const path = name.replaceAll(".", "/");
	const [host, author] = owner === null ? ["registry", "registry"] : ["git", owner];
	return {
		language,
		cwe,
		shaSum: createHash$1("sha256").update(name).digest("hex"),
		versionId: `v${String(id)}`,
		sourceUri: `https://${host}.example/rules/${path}`,
		author,
		lastChangeBy: author,
		lastChangeAt: anchor - id * day,
		testCases: issueType === "sast" ? [`${path}.test`] : [],
		supersededBy: [],
		proOnly: issueType === "ai_sast" || issueType === "sast" && id % 4 === 0,
		advisory: advisory === void 0 ? null : advisoryDetailsOf(advisory)
	};
}
const advisoryDetailsOf = ({ id, ecosystem, package: affected, fixed, score }) => ({
	id,
	ecosystem,
	package: affected,
	fixedVersion: fixed.replace("=", ""),
	epss: {
		score,
		percentile: Number(Math.sqrt(score).toFixed(4)),
		updatedAt: anchor - day
	}
});
// src/sandbox/seed/repositories.ts
var Shared = class {
	#ids = new Map();
	#write;
	constructor(write) {
		this.#write = write;
	}
	idOf(name) {
		const known = this.#ids.get(name);
		if (known !== void 0) return known;
		const id = this.#ids.size + 1;
		this.#ids.set(name, id);
		this.#write(id, name);
		return id;
	}
};
const languages = linesOf(languageTable).map(wordsOf);
const languageByWeight = weighted(Object.fromEntries(languages.map(([name = "", weight]) => [name, Number(weight)])));
const ecosystemOf = new Map(languages.map(([name = "", , ecosystem = ""]) => [name, ecosystem]));
const languageOf = new Map(languages.flatMap(([name = "", , , ...own]) => own.map((repository) => [repository, name])));
const [subjectWords, kindWords, teamWords] = [
	subjects,
	kinds,
	teams
].map(wordsOf);
const transitivity = weighted({
	transitive: 66,
	direct: 30,
	unknown: 4
});
const countFor = (findings) => Math.round(40 * (findings / 2e3) ** .63);
function repositoryPlanter(store, catalog, files) {
	const add = store.insert("repositories", "id, deployment_id, name, team, visibility, archived");
	const addTag = store.insert("repository_tags", "repository_id, tag");
	const depend = catalog === null ? () => [] : dependencyPlanter(store, catalog, files);
	let last = 0;
	return ({ id: deployment, slug, projects, findings }) => {
		const random = new Random(`repositories of ${slug}`);
		const named = Object.entries(projects);
		return Array.from({ length: Math.max(countFor(findings), named.length) }, (_, index) => {
			const [name, ownTags] = named[index] ?? [generatedName(slug, index - named.length), null];
			const language = languageOf.get(name) ?? languageByWeight(random);
			const tags = ownTags ?? tagsFor(random);
			const visibility = codeOf(visibilities, random.chance(.06) ? "public" : "private");
			const archived = random.chance(.06) && ownTags === null;
			const id = last += 1;
			add(id, deployment, name, random.chance(.93) ? random.pick(teamWords, 2) : null, visibility, Number(archived));
			for (const tag of tags) addTag(id, tag);
			return {
				id,
				name,
				tags,
				language,
				candidates: depend(id, ecosystemOf.get(language) ?? "npm", random)
			};
		});
	};
}
function generatedName(slug, index) {
	const total = subjectWords.length * kindWords.length;
	const at = (index * 2741 + 389) % total;
	return `${slug}/${`${String(subjectWords[Math.floor(at / kindWords.length)])}-${String(kindWords[at % kindWords.length])}`}${index < total ? "" : `-${String(Math.floor(index / total) + 1)}`}`;
}
function tagsFor(random) {
	return [random.chance(.6) ? "production" : "internal", ...[
		"identity",
		"infrastructure",
		"internet-facing",
		"legacy",
		"mobile",
		"payments"
	].filter(() => random.chance(.1))].toSorted();
}
function dependencyPlanter(store, { ecosystems }, files) {
	const add = store.insert("dependencies", "repository_id, package_id, lockfile_id, transitivity");
	return (repository, main, random) => [{
		name: main,
		share: .8
	}, {
		name: main === "npm" ? "pypi" : "npm",
		share: .3
	}].flatMap(({ name, share }) => {
		const { lockfile = "", packages = [] } = ecosystems.get(name) ?? {};
		return packages.filter(() => random.chance(share)).flatMap((versions) => {
			const version = versions[versions.length - 1 - random.below(versions.length, 2)];
			if (version === void 0) return [];
			const code = codeOf(transitivities, transitivity(random));
			add(repository, version.id, files.idOf(lockfile), code);
			return version.warnings.map((rule) => ({
				version,
				rule,
				transitivity: code,
				lockfile
			}));
		});
	});
}
// src/sandbox/seed/findings.ts
var FindingPlanter = class {
	#store;
	#files;
	#catalog;
	#onFinding;
	#refs;
	#components;
	#addFinding;
	#addInterval;
	#addNote;
	#last = 0;
	#sets = 0;
	#policies = 0;
	constructor(store, catalog, files, onFinding) {
		this.#store = store;
		this.#files = files;
		this.#catalog = catalog;
		this.#onFinding = onFinding;
		const addRef = store.insert("refs", "id, name, is_primary");
		this.#refs = new Shared((id, name) => addRef(id, name, Number(name.startsWith("refs/heads/"))));
		this.#components = new Shared(store.insert("components", "id, tag"));
		this.#addFinding = store.insert("findings", `id, set_id, repository_id, rule_id, ref_id, file_id, line, fingerprint, scan_id, created_at, relevant_since, state_updated_at,
      triaged_at, state, triage_state, triage_reason, policy_mode, policy_id, verdict, component_id, fix_pr, package_id, exposure,
      transitivity, validation_state, historical`);
		this.#addInterval = store.insert("finding_history", "finding_id, since, until, status");
		this.#addNote = store.insert("finding_notes", "finding_id, at, note");
	}
	plant(deployment, repositories) {
		const { slug, findings: total } = deployment;
		const random = new Random(`findings of ${slug}`);
		const pickRule = rulePicker(this.#catalog, slug);
		const sourceFor = this.#sourcing(deployment);
		const firstSet = this.#addSets(deployment.id);
		const end = this.#last + total;
		for (let left = total; left > 0; left = end - this.#last) {
			const share = (total - left + random.next()) / total;
			const createdAt = beginning + Math.floor((anchor - beginning) * share ** .85);
			const repository = random.pick(repositories, 3);
			const { rule, candidate } = pickRule(repository, random);
			const number = 1 + Math.floor(share * 4 * Math.sqrt(total)) + random.below(3);
			const pullRequest = (after) => `refs/pull/${String(number + after)}/merge`;
			const isPrimary = random.chance(.87);
			const life = liveFrom(createdAt, isPrimary ? 1 : .12, random);
			const write = this.#writer({
				repository,
				rule,
				candidate,
				life,
				set: firstSet + codeOf(issueTypes, rule.issueType)
			}, random);
			const primary = `refs/heads/${repository.id % 8 === 0 ? "master" : "main"}`;
			write(isPrimary ? primary : pullRequest(0), sourceFor(rule, repository, isPrimary));
			if (!isPrimary) continue;
			for (let after = 0; this.#last < end && random.chance(.1); after += 1) write(pullRequest(after), sourceFor(rule, repository, false));
		}
	}
	#addSets(deployment) {
		const first = this.#sets + 1;
		const add = this.#store.insert("finding_sets", "id, deployment_id, issue_type");
		for (const code of issueTypes.keys()) add(this.#sets += 1, deployment, code);
		return first;
	}
	#sourcing({ id: deployment, bundles }) {
		const add = this.#store.insert("sourcing_policies", "id, deployment_id, slug, name");
		const policies = bundles?.remediation.filter(({ active }) => active !== false).map((policy) => {
			add(this.#policies += 1, deployment, policy.slug ?? policy.name, policy.name);
			return {
				...policy,
				id: this.#policies
			};
		});
		const known = new Map();
		return (rule, { tags }, isPrimary) => {
			const key = `${String(rule.id)} ${String(isPrimary)} ${tags.join(" ")}`;
			const source = known.get(key) ?? sourceOf(policies, rule, tags, isPrimary);
			known.set(key, source);
			return source;
		};
	}
	#writer({ repository, rule, candidate, life, set }, random) {
		const original = this.#last + 1;
		const { line, verdict, fixPr, validation, historical, note } = traitsOf(rule, life, random);
		const exposure = candidate === null ? null : codeOf(exposures, exposureOf(random));
		const place = candidate === null || (exposure ?? 0) < codeOf(exposures, "unreachable") ? placeOf(rule, repository, random) : { path: candidate.lockfile };
		const component = "component" in place ? this.#components.idOf(place.component) : null;
		return (ref, { policy, mode }) => {
			const id = this.#last += 1;
			const { createdAt, relevantSince, stateUpdatedAt, triagedAt, state, triageState, triageReason } = life;
			this.#addFinding(id, set, repository.id, rule.id, this.#refs.idOf(ref), this.#files.idOf(place.path), line, fingerprintOf(original), Math.ceil(id / 3), createdAt, relevantSince, stateUpdatedAt, triagedAt, state, triageState, triageReason, mode, policy, verdict, component, fixPr, candidate?.version.id ?? null, exposure, candidate?.transitivity ?? null, validation, historical);
			for (const { since, until, status } of life.intervals) this.#addInterval(id, since, until, status);
			if (note !== null) this.#addNote(id, triagedAt, note);
			this.#onFinding(id);
		};
	}
};
function traitsOf({ issueType }, life, random) {
	const inCode = issueType === "sast" || issueType === "ai_sast";
	const isSecret = issueType === "secrets";
	const isFixed = life.state === codeOf(states, "fixed");
	return {
		line: 1 + random.below(600, 2),
		verdict: inCode && random.chance(.45) ? Number(random.chance(life.triageReason === 1 ? .8 : .2)) : null,
		fixPr: !isSecret && random.chance(.04) ? Number(isFixed) : null,
		validation: isSecret ? random.below(validationStates.length) : null,
		historical: Number(isSecret && random.chance(.15)),
		note: life.triagedAt !== null && random.chance(.6) ? random.pick(notes) : null
	};
}
function sourceOf(policies, rule, tags, isPrimary) {
	if (policies === void 0) return {
		policy: null,
		mode: Math.max(0, rule.severity - 1)
	};
	const match = matchPolicy(policies, {
		severity: [nameOf(severities, rule.severity)],
		confidence: [nameOf(confidences, rule.confidence)],
		vulnerability_class: rule.weakness === null ? [] : [rule.weakness],
		repository_tag: tags,
		full_scan: [String(isPrimary)]
	});
	return {
		policy: match?.policy.id ?? null,
		mode: codeOf(policyModes, match?.mode ?? "monitor")
	};
}
const typeOf = weighted({
	sast: 60,
	sca: 25,
	secrets: 8,
	ai_sast: 5,
	research: 2
});
function rulePicker({ rules }, slug) {
	const visible = rules.filter(({ owner }) => owner === null || owner === slug);
	const byKey = Map.groupBy(visible, ({ issueType, language }) => `${issueType} ${language}`);
	return ({ language, candidates }, random) => {
		const wanted = typeOf(random);
		const candidate = wanted === "sca" && candidates.length > 0 ? random.pick(candidates, 2) : null;
		if (candidate !== null) return {
			rule: candidate.rule,
			candidate
		};
		const isCode = (wanted === "sast" || wanted === "sca") && !random.chance(.15);
		const key = `${wanted === "sca" ? "sast" : wanted} ${isCode ? language : "generic"}`;
		return {
			rule: random.pick(byKey.get(key) ?? visible, 2.5),
			candidate: null
		};
	};
}
const exposureOf = weighted({
	reachable: 18,
	always_reachable: 8,
	conditionally_reachable: 11,
	unreachable: 38,
	unknown: 25
});
const notes = linesOf(triageNotes);
const nounWords = wordsOf(nouns);
const areas = linesOf(areaTable).map(wordsOf);
const layouts = new Map(linesOf(layoutTable).map((line) => [wordsOf(line)[0], wordsOf(line)]));
function placeOf({ issueType }, { language }, random) {
	const [, root = "deploy/", ending = ".yaml"] = layouts.get(issueType === "secrets" ? "secrets" : language) ?? [];
	const [folder = "lib", component] = random.pick(areas, 2);
	const path = `${root}${folder}/${random.pick(nounWords, 3)}${ending}`;
	return component === void 0 ? { path } : {
		path,
		component
	};
}
const fingerprintOf = (original) => (Math.imul(original, 2654435761) >>> 0) * 1048576 + original % 1048576;
const courseOf = weighted(Object.fromEntries(linesOf(courseTable).map((line) => {
	const [weight, ...steps] = wordsOf(line);
	return [steps.join(" "), Number(weight)];
})));
const reasonOf = weighted({
	acceptable_risk: 30,
	false_positive: 40,
	no_time: 12,
	no_triage_reason: 10,
	duplicate: 8
});
function liveFrom(createdAt, pace, random) {
	const life = {
		createdAt,
		relevantSince: createdAt,
		stateUpdatedAt: createdAt,
		triagedAt: null,
		state: 0,
		triageState: 0,
		triageReason: null,
		intervals: [{
			since: createdAt,
			until: stillHolds,
			status: 0
		}]
	};
	let at = createdAt;
	for (const step of courseOf(random).split(" ")) {
		at += minute + Math.floor(-Math.log(1 - random.next()) * 30 * pace * day);
		if (step === "" || at >= anchor) break;
		take(life, step, at, random);
		const last = life.intervals.at(-1);
		const status = statusOf(life);
		if (last === void 0 || last.status === status) continue;
		last.until = at;
		life.intervals.push({
			since: at,
			until: stillHolds,
			status
		});
	}
	return life;
}
function take(life, step, at, random) {
	const triage = triageStates.findIndex((name) => name === step);
	if (triage > 0) {
		life.triageState = triage;
		life.triageReason = step === "ignored" ? codeOf(triageReasons, reasonOf(random)) : null;
		life.triagedAt = at;
	} else {
		life.state = states.findIndex((name) => name === step);
		life.stateUpdatedAt = at;
		if (step === "unresolved") life.relevantSince = at;
	}
}
function statusOf({ state, triageState }) {
	if (state >= 2) return state === 3 ? 6 : 1;
	if (triageState === 1 || triageState === 0 && state === 1) return 2;
	return triageState >= 3 ? triageState : 0;
}
// src/sandbox/seed/plant.ts
function plant(seed, store, onProgress) {
	plantVocabulary(seed.vocabulary, store);
	for (const deployment of seed.deployments) {
		const { id, slug, name, bundles } = deployment;
		store.insert("deployments", "id, slug, name, migrated")(id, slug, name, bundles === null ? 0 : 1);
		plantSurroundings(deployment, store);
		if (bundles !== null) plantBundles(id, bundles, store);
	}
	plantCode(seed, store, onProgress);
}
function plantCode({ deployments }, store, onProgress) {
	const total = countFindings(deployments);
	const step = Math.ceil(total / 100);
	const files = new Shared(store.insert("files", "id, path"));
	const catalog = total === 0 ? null : plantCatalog(deployments, store);
	const plantRepositories = repositoryPlanter(store, catalog, files);
	const findings = catalog && new FindingPlanter(store, catalog, files, (done) => {
		if (done % step === 0 || done === total) onProgress(done, total);
	});
	const addConfig = store.insert("resolution_configs", "repository_id, subproject_id, config");
	for (const deployment of deployments) {
		const repositories = plantRepositories(deployment);
		for (const { repository, subproject, config } of deployment.resolutionConfigs) {
			const id = repositories.find(({ name }) => name === repository)?.id;
			if (id !== void 0) addConfig(id, subproject, JSON.stringify(config));
		}
		findings?.plant(deployment, repositories);
	}
}
function plantVocabulary({ conditions, actions }, store) {
	for (const { type, description, values } of conditions) {
		store.insert("condition_types", "type, description")(type, description);
		for (const value of values) store.insert("condition_values", "type, value")(type, value);
	}
	for (const { type, description } of actions) store.insert("action_types", "type, description")(type, description);
	for (const { type, requires } of actions) for (const companion of requires) store.insert("action_companions", "type, companion")(type, companion);
}
function plantSurroundings(deployment, store) {
	const { id, systemPolicies, integrations, legacyPolicies, subscriptions } = deployment;
	const addSystemPolicy = store.insert("system_policies", "deployment_id, slug, name");
	for (const { slug, name } of systemPolicies) addSystemPolicy(id, slug, name);
	const addIntegration = store.insert("integrations", "deployment_id, kind, target");
	for (const [kind, targets] of Object.entries(integrations)) for (const target of targets) addIntegration(id, kind, target);
	const addLegacy = store.insert("legacy_policies", "deployment_id, name, slug, product_type, is_default");
	for (const { name, slug, productType, isDefault } of legacyPolicies) addLegacy(id, name, slug, productType, Number(isDefault));
	const addSubscription = store.insert("scm_subscriptions", "deployment_id, config_id, scm_url, events");
	for (const { config, url, events } of subscriptions) addSubscription(id, config, url, JSON.stringify(events));
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
// src/sandbox/store/policies.ts
const policyStatements = {
	holder: one(`
    SELECT hash, deployment_id, scheme, web_api, id, slug, name, migrated FROM tokens JOIN deployments ON id = deployment_id WHERE hash = :hash`),
	addToken: run("INSERT INTO tokens (hash, deployment_id, scheme, web_api) VALUES (:hash, :deployment_id, :scheme, :web_api)"),
	deployments: many("SELECT id, slug, name, migrated FROM deployments ORDER BY slug"),
	referenceTargets: many(`
    SELECT 'project' AS kind, name AS target FROM repositories WHERE deployment_id = :deployment_id
    UNION SELECT 'project_tag', tag FROM repository_tags JOIN repositories ON id = repository_id WHERE deployment_id = :deployment_id
    UNION SELECT kind, target FROM integrations WHERE deployment_id = :deployment_id
    UNION SELECT 'notification_webhook', name FROM notification_webhooks WHERE deployment_id = :deployment_id`),
	conditionTypes: many("SELECT type, description FROM condition_types ORDER BY position"),
	conditionValues: many("SELECT type, value FROM condition_values ORDER BY position"),
	actionTypes: many("SELECT type, description FROM action_types ORDER BY position"),
	actionCompanions: many("SELECT type, companion FROM action_companions"),
	bundles: many("SELECT id, deployment_id, kind, fingerprint FROM bundles WHERE deployment_id = :deployment_id ORDER BY id"),
	bundle: one("SELECT id, deployment_id, kind, fingerprint FROM bundles WHERE deployment_id = :deployment_id AND kind = :kind"),
	addBundle: run("INSERT INTO bundles (deployment_id, kind, fingerprint) VALUES (:deployment_id, :kind, :fingerprint)"),
	replaceFingerprint: run(`
    UPDATE bundles SET fingerprint = :fingerprint WHERE id = :id`),
	systemPolicies: many("SELECT slug, name FROM system_policies WHERE deployment_id = :deployment_id ORDER BY slug"),
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
// src/sandbox/store/reports.ts
const fixed = "count(*) FILTER (WHERE became = 1) - count(*) FILTER (WHERE was = 1) AS fixed";
const shown = "AND m.shown AND m.created_at >= :since";
const reportStatements = {
	historyBounds: one(`
    SELECT min((SELECT min(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS first,
      max((SELECT max(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS last
    FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment_id`),
	openGrowthByRule: selecting("r.id AS rule_id, count(*) FILTER (WHERE became IN (0, 3, 4)) - count(*) FILTER (WHERE was IN (0, 3, 4)) AS growth", "GROUP BY r.id"),
	shownStanding: selecting(`${fixed}, count(*) FILTER (WHERE became = 7) - count(*) FILTER (WHERE was = 7) AS silenced,
    count(*) FILTER (WHERE became IN (0, 3, 4)) - count(*) FILTER (WHERE was IN (0, 3, 4)) AS open,
    count(*) FILTER (WHERE became = 2) - count(*) FILTER (WHERE was = 2) AS ignored,
    count(*) FILTER (WHERE became = 5) - count(*) FILTER (WHERE was = 5) AS provisionally_ignored`, shown),
	shownTotals: selecting(`${fixed}, count(*) - count(was) AS opened`, shown)
};
function selecting(columns, rest) {
	return (db) => {
		const prepare = preparing(db);
		return ({ deployment, rules, repositories }, { since, until }) => {
			const sql = `
        SELECT ${columns} FROM rules AS r CROSS JOIN finding_sets AS s ON s.deployment_id = :deployment AND s.issue_type = r.issue_type
        CROSS JOIN finding_moves AS m ON m.set_id = s.id AND m.rule_id = r.id AND m.at >= :since AND m.at < :until
        WHERE true ${[...rules === void 0 ? [] : ["AND r.id IN (SELECT value FROM json_each(:rules))"], ...repositories === void 0 ? [] : ["AND m.repository_id IN (SELECT value FROM json_each(:repositories))"]].join(" ")} ${rest}`;
			const bound = {
				deployment,
				since,
				until,
				...rules === void 0 ? {} : { rules: JSON.stringify(rules) },
				...repositories === void 0 ? {} : { repositories: JSON.stringify(repositories) }
			};
			return prepare(sql).all(bound);
		};
	};
}
const dimensionStatements = {
	findingSet: one("SELECT id FROM finding_sets WHERE deployment_id = :deployment_id AND issue_type = :issue_type"),
	rules: many(`
    SELECT id, issue_type, name, message, severity, confidence, ruleset, secret_type, deployment_id, details FROM rules ORDER BY id`),
	ruleCategories: many("SELECT rule_id, category FROM rule_categories ORDER BY category"),
	repositories: many("SELECT id, deployment_id, name, team, visibility, archived FROM repositories ORDER BY id"),
	repositoryTags: many("SELECT repository_id, tag FROM repository_tags ORDER BY tag"),
	packages: many("SELECT id, ecosystem, name, version, license, malicious FROM packages ORDER BY id"),
	components: many("SELECT id, tag FROM components ORDER BY id"),
	sourcingPolicies: many("SELECT id, deployment_id, slug, name FROM sourcing_policies ORDER BY id"),
	refsNamed: many("SELECT id FROM refs WHERE name IN (SELECT value FROM json_each(:names)) ORDER BY id"),
	primaryRefs: many("SELECT id FROM refs WHERE is_primary = 1 ORDER BY id")
};
const openStatuses = [
	0,
	3,
	4
];
const issueGroupStatements = {
	issuesByRule: ((db) => {
		const prepare = preparing(db);
		return (filter) => {
			const { sql, bound } = conditionsOf(filter);
			const isOpen = filter.statuses?.every((status) => openStatuses.includes(status)) === true;
			const among = isOpen ? "INDEXED BY findings_open" : "";
			const index = filter.ids === void 0 ? among : "NOT INDEXED";
			return prepare(`
        SELECT f.rule_id, count(*) AS issues FROM findings AS f ${index}
        WHERE ${sql} ${isOpen ? `AND f.status IN (${openStatuses.join(", ")})` : ""} GROUP BY f.rule_id`).all(bound);
		};
	}),
	filesAt: many("SELECT id FROM files WHERE path IN (SELECT value FROM json_each(:paths)) ORDER BY id")
};
// src/sandbox/store/store.ts
const statements = {
	...policyStatements,
	...findingStatements,
	...dimensionStatements,
	...issueGroupStatements,
	...reportStatements,
	...dependencyStatements,
	...integrationStatements
};
function openStore(db) {
	const calls = Object.entries(statements).map(([name, prepare]) => [name, prepare(db)]);
	return {
		...Object.fromEntries(calls),
		transaction: (work) => within(db, "BEGIN IMMEDIATE", work),
		snapshot: (work) => within(db, "BEGIN", work),
		insert: (table, columns) => inserter(db, table, columns),
		createFindingIndices: () => db.exec(findingIndices + findingCounts)
	};
}
// src/sandbox/server.ts
async function startSandbox(options = {}) {
	const quirks = parseQuirks(options.quirks ?? []);
	const seed = findSeed(options.seed ?? "acme");
	const db = openDatabase(locationOf(options.db, seed), (opened) => {
		const store = openStore(opened);
		if (store.deployments({}).length === 0) plant(seed, store, options.onProgress ?? (() => void 0));
		store.createFindingIndices();
	});
	try {
		const store = openStore(db);
		const deployments = store.transaction(() => serve(store, seed.deployments[0]?.slug ?? "", options.token));
		const [{ token, userToken } = nobody] = deployments;
		const server = await listen({
			store,
			quirks
		}, options);
		let closed;
		return {
			url: `http://127.0.0.1:${String(server.address().port)}`,
			token,
			userToken,
			planSecret: options.db === void 0 ? "the sandbox in memory has no secret" : signingKeyOf(store),
			deployments,
			mintToken: (slug, { webApi } = { webApi: true }, wanted) => mintApiToken(store, slug, webApi, wanted),
			mintUserToken: (slug) => mintUserToken(store, slug),
			log: () => store.applies({}).map((row) => ({ ...row })),
			triages: () => store.triages({}).map((row) => ({ ...row })),
			close: () => closed ??= close(server).then(() => db.close())
		};
	} catch (error) {
		db.close();
		throw error;
	}
}
const nobody = {
	token: "",
	userToken: ""
};
function serve(store, first, wanted) {
	const rows = store.deployments({});
	if (!rows.some(({ slug }) => slug === first)) throw new SandboxError(`This database has no deployment "${first}".`);
	return [...rows.filter(({ slug }) => slug === first), ...rows.filter(({ slug }) => slug !== first)].map(({ id, slug, name, migrated }, index) => ({
		id,
		slug,
		name,
		migrated: migrated === 1,
		bundles: store.bundles({ deployment_id: id }).map(({ kind }) => kind),
		token: mintApiToken(store, slug, true, index === 0 ? wanted : void 0),
		userToken: mintUserToken(store, slug),
		tokenWithoutWebApi: mintApiToken(store, slug, false)
	}));
}
function locationOf(file, seed) {
	if (file !== void 0) return { file };
	return countFindings(seed.deployments) > 5e4 ? "temporary" : "memory";
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
