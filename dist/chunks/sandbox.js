import { __exportAll, __toESM } from "./rolldown-runtime.js";
import { SandboxError, fromQuirkyJson, mostFindings, parseQuirks, quirkyJson } from "./start.js";
import { operations, requests } from "./files.js";
import { compare, require_parse, valid } from "./versions.js";
process.getBuiltinModule("node:module");
const createRequire = (() => process.getBuiltinModule("node:module").createRequire)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
// src/sandbox/store/schema.ts
const applicationId = 1768320353;
const schema = "\n  CREATE TABLE deployments (\n    id TEXT PRIMARY KEY,\n    slug TEXT NOT NULL UNIQUE,\n    name TEXT NOT NULL,\n    migrated INTEGER NOT NULL CHECK (migrated IN (0, 1))\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE tokens (\n    hash TEXT PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    scheme TEXT NOT NULL CHECK (scheme IN ('WebToken', 'Jwt')),\n    web_api INTEGER NOT NULL CHECK (web_api IN (0, 1))\n  ) STRICT, WITHOUT ROWID;\n\n  -- What bundles may name, and slugs of system-managed policies, which they may not.\n  CREATE TABLE integrations (\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL,\n    target TEXT NOT NULL,\n    PRIMARY KEY (deployment_id, kind, target)\n  ) STRICT, WITHOUT ROWID;\n\n  -- A product without a row is not enabled.\n  CREATE TABLE bundles (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL CHECK (kind IN ('remediation', 'code', 'secrets')),\n    -- The bundle as it was last sent, in normal form.\n    content TEXT NOT NULL CHECK (json_valid(content)),\n    fingerprint TEXT NOT NULL,\n    UNIQUE (deployment_id, kind)\n  ) STRICT;\n\n  CREATE TABLE applies (\n    id INTEGER PRIMARY KEY,\n    at TEXT NOT NULL,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL,\n    if_match TEXT,\n    status INTEGER NOT NULL,\n    code TEXT,\n    state_version TEXT\n  ) STRICT;\n  \n  CREATE TABLE repositories (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    name TEXT NOT NULL,\n    team TEXT,\n    visibility INTEGER NOT NULL DEFAULT 0,\n    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),\n    -- A list.\n    tags TEXT NOT NULL CHECK (json_valid(tags)),\n    UNIQUE (deployment_id, name)\n  ) STRICT;\n\n  -- What signs user tokens and task tokens of this database.\n  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;\n\n  CREATE TABLE rules (\n    id INTEGER PRIMARY KEY,\n    issue_type INTEGER NOT NULL,\n    name TEXT NOT NULL UNIQUE,\n    message TEXT NOT NULL,\n    severity INTEGER NOT NULL,\n    confidence INTEGER NOT NULL,\n    -- A list.\n    categories TEXT NOT NULL CHECK (json_valid(categories)),\n    -- Without its `p/`.\n    ruleset TEXT,\n    secret_type TEXT,\n    -- Only of a rule of their own; it is unlisted.\n    deployment_id TEXT REFERENCES deployments (id),\n    -- What a group of issues tells of its rule beside these.\n    details TEXT NOT NULL CHECK (json_valid(details))\n  ) STRICT;\n\n  CREATE TABLE refs (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1))) STRICT;\n  CREATE TABLE components (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE) STRICT;\n  CREATE TABLE files (\n    id INTEGER PRIMARY KEY,\n    path TEXT NOT NULL UNIQUE\n  ) STRICT;\n\n  CREATE TABLE packages (\n    id INTEGER PRIMARY KEY,\n    ecosystem TEXT NOT NULL,\n    name TEXT NOT NULL,\n    version TEXT NOT NULL,\n    license TEXT NOT NULL,\n    malicious INTEGER NOT NULL CHECK (malicious IN (0, 1)),\n    UNIQUE (name, ecosystem, version)\n  ) STRICT;\n  CREATE TABLE dependencies (\n    id INTEGER PRIMARY KEY,\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    package_id INTEGER NOT NULL REFERENCES packages (id),\n    lockfile_id INTEGER NOT NULL REFERENCES files (id),\n    transitivity INTEGER NOT NULL\n  ) STRICT;\n  CREATE UNIQUE INDEX dependencies_by_repository ON dependencies (repository_id, package_id, lockfile_id);\n\n  CREATE TABLE finding_sets (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    issue_type INTEGER NOT NULL,\n    UNIQUE (deployment_id, issue_type)\n  ) STRICT;\n  -- The remediation policy that a finding came under when it was scanned; a later change of the policies does not change it.\n  CREATE TABLE sourcing_policies (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    slug TEXT NOT NULL,\n    name TEXT NOT NULL,\n    UNIQUE (deployment_id, slug)\n  ) STRICT;\n\n  CREATE TABLE findings (\n    id INTEGER PRIMARY KEY,\n    set_id INTEGER NOT NULL REFERENCES finding_sets (id),\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    rule_id INTEGER NOT NULL REFERENCES rules (id),\n    ref_id INTEGER NOT NULL REFERENCES refs (id),\n    file_id INTEGER NOT NULL REFERENCES files (id),\n    line INTEGER NOT NULL,\n    -- The same for the same finding on other branches of its repository.\n    fingerprint INTEGER NOT NULL,\n    scan_id INTEGER NOT NULL,\n    created_at INTEGER NOT NULL,\n    relevant_since INTEGER NOT NULL,\n    state_updated_at INTEGER NOT NULL,\n    triaged_at INTEGER,\n    state INTEGER NOT NULL,\n    triage_state INTEGER NOT NULL,\n    triage_reason INTEGER,\n    -- The specification leaves the mapping open. What is no longer detected is fixed, whatever people said of it. While it is detected,\n    -- triage overrides the scan; without triage a comment in the code that mutes it counts as ignoring it. A reopened one is open.\n    status INTEGER NOT NULL GENERATED ALWAYS AS (\n      CASE WHEN state = 3 THEN 6 WHEN state = 2 THEN 1\n        WHEN triage_state = 1 OR (triage_state = 0 AND state = 1) THEN 2\n        WHEN triage_state >= 3 THEN triage_state ELSE 0 END\n    ) STORED,\n    policy_mode INTEGER NOT NULL,\n    policy_id INTEGER REFERENCES sourcing_policies (id),\n    verdict INTEGER,\n    component_id INTEGER REFERENCES components (id),\n    fix_pr INTEGER,\n    package_id INTEGER REFERENCES packages (id),\n    exposure INTEGER,\n    transitivity INTEGER,\n    validation_state INTEGER,\n    historical INTEGER NOT NULL DEFAULT 0 CHECK (historical IN (0, 1))\n  ) STRICT;\n\n  -- Where a finding stood and when; `until` is 9007199254740991 for what still holds.\n  CREATE TABLE finding_history (\n    finding_id INTEGER NOT NULL REFERENCES findings (id),\n    since INTEGER NOT NULL,\n    until INTEGER NOT NULL,\n    status INTEGER NOT NULL,\n    PRIMARY KEY (finding_id, since)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE finding_notes (\n    id INTEGER PRIMARY KEY,\n    finding_id INTEGER NOT NULL REFERENCES findings (id),\n    at INTEGER NOT NULL,\n    note TEXT NOT NULL\n  ) STRICT;\n  CREATE INDEX notes_by_finding ON finding_notes (finding_id);\n  -- One row for each bulk triage, as `applies` is for each apply.\n  CREATE TABLE triages (\n    id INTEGER PRIMARY KEY,\n    at TEXT NOT NULL,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    triage_state TEXT,\n    count INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE scm_subscriptions (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    config_id TEXT NOT NULL,\n    scm_url TEXT NOT NULL,\n    events TEXT NOT NULL CHECK (json_valid(events))\n  ) STRICT;\n  CREATE INDEX subscriptions_by_config ON scm_subscriptions (deployment_id, config_id);\n  CREATE TABLE resolution_configs (\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    subproject_id TEXT NOT NULL,\n    config TEXT NOT NULL CHECK (json_valid(config)),\n    PRIMARY KEY (repository_id, subproject_id)\n  ) STRICT, WITHOUT ROWID;\n  -- Nothing is delivered from here, so the secret itself is not kept.\n  CREATE TABLE notification_webhooks (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    name TEXT NOT NULL,\n    url TEXT NOT NULL,\n    use_network_broker INTEGER NOT NULL CHECK (use_network_broker IN (0, 1)),\n    has_secret INTEGER NOT NULL CHECK (has_secret IN (0, 1))\n  ) STRICT;\n";
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
		if (file !== null) examine(db, file);
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
function examine(db, file) {
	const version = pragma(db, "user_version");
	if (version === 0 && db.prepare("SELECT 1 FROM sqlite_schema").get() === void 0) return;
	if (pragma(db, "application_id") !== 1768320353) throw new SandboxError(`${file} is the database of another program. Choose another file.`);
	if (version !== 7) throw new SandboxError(`${file} was written by another version of ifmatch. Choose another file, or delete it.`);
	const check = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
	if (check !== "ok") throw new Error(`it is damaged (${String(check)})`);
}
function createTables(db) {
	if (pragma(db, "user_version") === 7) return;
	db.exec(`${schema} PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(7)}`);
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
const mostStatements = 500;
function openStore(db) {
	const statements = new Map();
	const prepare = (sql) => {
		if (statements.size > mostStatements) statements.clear();
		const statement = statements.get(sql) ?? db.prepare(sql);
		statements.set(sql, statement);
		return statement;
	};
	return {
		rows: (sql, bound = {}) => prepare(sql).all(bound),
		row: (sql, bound = {}) => prepare(sql).get(bound),
		each: (sql, bound = {}) => prepare(sql).iterate(bound),
		run: (sql, bound) => void prepare(sql).run(bound),
		insert: (table, columns) => {
			const places = columns.replaceAll(/\w+/g, "?");
			const statement = prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`);
			return (...row) => void statement.run(...row);
		},
		transaction: (work) => within(db, "BEGIN IMMEDIATE", work),
		snapshot: (work) => within(db, "BEGIN", work),
		createFindingIndices: () => db.exec(findingIndices + findingCounts)
	};
}
const load = createRequire(import.meta.url);
const { createServer } = load("node:http");
const { DatabaseSync } = withoutWarning(() => load("node:sqlite"));
function withoutWarning(action) {
	const runtime = load("node:process");
	const { emitWarning } = runtime;
	runtime.emitWarning = () => void 0;
	try {
		return action();
	} finally {
		runtime.emitWarning = emitWarning;
	}
}
process.getBuiltinModule("node:crypto");
const createHash$4 = (() => process.getBuiltinModule("node:crypto").createHash)();
const createHmac = (() => process.getBuiltinModule("node:crypto").createHmac)();
const randomBytes$1 = (() => process.getBuiltinModule("node:crypto").randomBytes)();
// src/sandbox/platform.ts
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
const holderOf = (store, hash) => store.row("SELECT * FROM tokens JOIN deployments ON id = deployment_id WHERE hash = :hash", { hash });
function authorize(store, operation, authorization, path) {
	const schemes = operations[operation].security;
	if (schemes.length === 0) return null;
	const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
	const holder = bearer === void 0 ? void 0 : holderOf(store, hashToken(bearer));
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
	const token = wanted ?? `sandbox_${randomBytes$1(24).toString("base64url")}`;
	if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError("A token has 8 to 255 visible ASCII characters.");
	return keep(store, slug, "WebToken", webApi, () => token);
}
const mintUserToken = (store, slug) => keep(store, slug, "Jwt", true, (deployment) => signJwt(store, {
	sub: "sandbox-user",
	aud: "user",
	deployment,
	iat: Math.floor(Date.now() / 1e3)
}));
function keep(store, slug, scheme, webApi, tokenFor) {
	const deployment = store.row("SELECT * FROM deployments WHERE slug = :slug", { slug });
	if (deployment === void 0) throw new SandboxError(`There is no deployment "${slug}".`);
	const token = tokenFor(deployment.id);
	const row = {
		hash: hashToken(token),
		deployment_id: deployment.id,
		scheme,
		web_api: Number(webApi)
	};
	store.run("INSERT OR IGNORE INTO tokens VALUES (:hash, :deployment_id, :scheme, :web_api)", row);
	const { deployment_id, scheme: kept, web_api } = holderOf(store, row.hash) ?? row;
	if (deployment_id === row.deployment_id && kept === scheme && web_api === row.web_api) return token;
	throw new SandboxError("This token is already in use. Choose another.");
}
const hashToken = (token) => createHash$4("sha256").update(token).digest("hex");
function signingKeyOf(store) {
	const row = store.row("SELECT secret FROM signing_key");
	if (row === void 0) throw new Error("the database has no signing key");
	return row.secret;
}
const sign = (store, text) => createHmac("sha256", signingKeyOf(store)).update(text).digest("base64url");
const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
function signJwt(store, claims) {
	const signed = `${encode({
		alg: "HS256",
		typ: "JWT"
	})}.${encode(claims)}`;
	return `${signed}.${sign(store, signed)}`;
}
function writeCursor(store, request, place) {
	const text = encode(place);
	return `${text}.${sign(store, JSON.stringify([request, text]))}`;
}
function readCursor(store, request, cursor) {
	const [text = "", signature] = cursor.split(".");
	if (signature === sign(store, JSON.stringify([request, text]))) return JSON.parse(Buffer.from(text, "base64url").toString());
	throw new Fault(400, "The cursor does not belong to this request. Send it with the same filter and order as the request that it came from, or leave it out for the first page.");
}
process.getBuiltinModule("node:crypto");
const randomUUID$1 = (() => process.getBuiltinModule("node:crypto").randomUUID)();
process.getBuiltinModule("node:crypto");
const randomUUID = (() => process.getBuiltinModule("node:crypto").randomUUID)();
process.getBuiltinModule("node:crypto");
const createHash$3 = (() => process.getBuiltinModule("node:crypto").createHash)();
process.getBuiltinModule("node:crypto");
const createHash$2 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/sandbox/bundle-content.ts
const sortedSet = (texts) => [...new Set(texts)].toSorted();
const remediation = {
	kind: "remediation",
	normalize: ({ policies }) => ({
		lists: {},
		items: new Map(policies.map(normalizePolicy).map((policy) => [policy.slug, policy]))
	}),
	canonical({ slug, name, description, active, filters, actions }) {
		const conditions = sortedSet(filters.conditions.map(({ type, values, mode }) => JSON.stringify([
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
			JSON.stringify(conditions),
			sortedActions
		]);
	},
	naming: ({ slug }) => ({
		kind: "RemediationPolicy",
		key: { slug }
	}),
	shown: (policy) => policy,
	bundle: ({ items }) => ({ policies: [...items].toSorted(byName).map(([, policy]) => policy) })
};
function normalizePolicy(policy) {
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
const byName = ([a], [b]) => a < b ? -1 : 1;
const longest$1 = 100;
function slugOf(policy) {
	if (policy.slug !== void 0) return policy.slug;
	const slug = policy.name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, longest$1).replaceAll(/^-|-$/g, "");
	return slug === "" ? `policy-${createHash$2("sha256").update(policy.name).digest("hex").slice(0, 8)}` : slug;
}
const detection = (product) => ({
	kind: product,
	normalize: ({ rulesets, rules, disabled, exceptions }) => ({
		lists: {
			rulesets: sortedSet(rulesets),
			rules: sortedSet(rules),
			disabled: sortedSet(disabled)
		},
		items: new Map(exceptions.map((one) => [exceptionKey(one), one]))
	}),
	canonical: (exception) => `${exceptionKey(exception)} ${exception.exception_type}`,
	naming: (exception) => ({
		kind: "DetectionPolicyException",
		key: {
			product,
			...scopeOf(exception),
			rule: exception.rule,
			rule_type: exception.rule_type
		}
	}),
	shown: ({ exception_type }) => ({
		rulesets: [],
		rules: [],
		disabled: [],
		exception_type
	}),
	bundle: ({ lists, items }) => ({
		product,
		...lists,
		exceptions: [...items].toSorted(byName).map(([, exception]) => exception)
	})
});
const scopeOf = ({ project, project_tag_name = "" }) => project === void 0 ? {
	scope_type: "project_tag",
	scope_target: project_tag_name
} : {
	scope_type: "project",
	scope_target: project
};
const exceptionKey = (exception) => JSON.stringify([
	exception.rule,
	exception.rule_type,
	...Object.values(scopeOf(exception))
]);
const models = {
	remediation,
	code: detection("code"),
	secrets: detection("secrets")
};
function fingerprint(kind, { lists, items }) {
	const texts = Object.values(lists).map((list) => JSON.stringify(list));
	const hash = createHash$2("sha256").update(JSON.stringify([kind, ...texts]));
	for (const [, item] of [...items].toSorted(byName)) hash.update(`\n${models[kind].canonical(item)}`);
	return hash.digest("hex");
}
function diff(model, before, after) {
	const creates = [];
	const updates = JSON.stringify(before.lists) === JSON.stringify(after.lists) ? [] : [listsEntry(model, before, after)];
	for (const [key, item] of after.items) {
		const old = before.items.get(key);
		if (old === void 0) creates.push({
			...model.naming(item),
			after: model.shown(item)
		});
		else if (JSON.stringify(old) !== JSON.stringify(item) && model.canonical(old) !== model.canonical(item)) updates.push({
			...model.naming(item),
			before: model.shown(old),
			after: model.shown(item)
		});
	}
	return {
		creates,
		updates,
		deletes: [...before.items].filter(([key]) => !after.items.has(key)).map(([, item]) => ({
			...model.naming(item),
			before: model.shown(item)
		}))
	};
}
const listsEntry = ({ kind }, before, after) => ({
	kind: "DetectionPolicy",
	key: { product: kind },
	before: {
		...before.lists,
		exception_type: ""
	},
	after: {
		...after.lists,
		exception_type: ""
	}
});
// src/sandbox/vocabulary.ts
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
const boards = [
	"rule-board-audit",
	"rule-board-pr-comments",
	"rule-board-block"
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
const yesOrNo = ["true", "false"];
const vocabulary = {
	condition_types: [
		{
			type: "severity",
			description: "How bad a finding is, as its rule says."
		},
		{
			type: "confidence",
			description: "How sure the rule is that a finding is real."
		},
		{
			type: "repository_tag",
			description: "A tag of the project in which the finding is."
		},
		{
			type: "vulnerability_class",
			description: "The kind of weakness that the rule looks for."
		},
		{
			type: "breaking_change",
			description: "Whether the fix of a dependency breaks its callers."
		},
		{
			type: "full_scan",
			description: "Whether the finding comes from a scan of a whole branch, not of a pull request."
		}
	],
	action_types: [
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
	],
	value_enums: [
		{
			type: "severity",
			values: [...severities]
		},
		{
			type: "confidence",
			values: [...confidences]
		},
		{
			type: "vulnerability_class",
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
			values: yesOrNo
		},
		{
			type: "full_scan",
			values: yesOrNo
		}
	]
};
// src/sandbox/rejections.ts
function targetsOf(store, { id }) {
	const rows = store.rows(`SELECT 'project ' || name AS target FROM repositories WHERE deployment_id = :id
    UNION ALL SELECT 'project_tag ' || value FROM repositories, json_each(tags) WHERE deployment_id = :id
    UNION ALL SELECT kind || ' ' || target FROM integrations WHERE deployment_id = :id
    UNION ALL SELECT 'notification_webhook ' || name FROM notification_webhooks WHERE deployment_id = :id`, { id });
	return new Set(rows.map(({ target }) => target));
}
const rejectShape = (bundle, shapeErrors) => shapeErrors.map(({ path, message }) => {
	const [list, index] = path;
	const { policies } = bundle;
	const { slug, name } = (list === "policies" ? policies?.[Number(index)] : null) ?? {};
	const own = typeof slug === "string" ? slug : typeof name === "string" && slugOf({ name });
	const field = path.join(".").replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]");
	return {
		code: "INVALID_FIELD",
		message: `${field} ${message}.`,
		policy_slug: own === false ? "" : own,
		context: { field }
	};
});
const conditions = new Map(vocabulary.condition_types.map(({ type }) => [type, vocabulary.value_enums.find((one) => one.type === type)?.values]));
const companions = new Map(vocabulary.action_types.map(({ type, requires }) => [type, requires]));
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
const rejecter = (reasons, policy_slug) => (code, message, context) => void reasons.push({
	code,
	message,
	policy_slug,
	context
});
function rejectUnknown(targets, kind, value, reject, context) {
	if (targets.has(`${kind} ${value}`)) return;
	reject("UNKNOWN_REFERENCE", `There is no ${kind.replaceAll("_", " ")} "${value}" in this deployment.`, {
		...context,
		kind,
		value
	});
}
function rejectRemediation({ policies }, targets) {
	const reasons = [];
	const seen = new Set();
	for (const policy of policies) {
		const slug = slugOf(policy);
		const reject = rejecter(reasons, slug);
		if (seen.has(slug)) reject("DUPLICATE_SLUG", `Two policies of the bundle have the slug "${slug}".`, {});
		seen.add(slug);
		if (targets.has(`system_policy ${slug}`)) reject("RESERVED_SLUG", `The slug "${slug}" belongs to a system-managed policy.`, {});
		for (const condition of policy.filters.conditions) rejectCondition(condition, targets, reject);
		for (const action of policy.actions) rejectAction(action, policy, targets, reject);
	}
	return reasons;
}
function rejectCondition({ type, values }, targets, reject) {
	if (!conditions.has(type)) {
		reject("UNSUPPORTED_CONDITION_TYPE", `Condition type "${type}" is not supported.`, { condition_type: type });
		return;
	}
	const allowed = conditions.get(type);
	for (const value of values) if (allowed === void 0) rejectUnknown(targets, "project_tag", value, reject, { condition_type: type });
	else if (!allowed.includes(value)) reject("INVALID_CONDITION_VALUE", `"${value}" is not a value of the condition type "${type}".`, {
		condition_type: type,
		value
	});
}
function rejectAction({ type, config = {} }, { actions }, targets, reject) {
	const needed = companions.get(type);
	if (needed === void 0) reject("UNSUPPORTED_ACTION_TYPE", `Action type "${type}" is not supported.`, { action_type: type });
	for (const companion of needed ?? []) {
		if (actions.some((action) => action.type === companion)) continue;
		reject("MISSING_DEPENDENT_ACTION", `Action "${type}" needs the action "${companion}" in the same policy.`, {
			action_type: type,
			missing_companion: companion
		});
	}
	const reference = references.get(type);
	const value = reference && config[reference.setting];
	if (value !== void 0) rejectUnknown(targets, reference?.kind ?? "", value, reject, { action_type: type });
}
function rejectDetection(product, bundle, targets) {
	const reasons = [];
	const reject = rejecter(reasons, "");
	const named = bundle.product ?? product;
	if (named !== product) reject("PRODUCT_MISMATCH", `The bundle is for "${named}", the request for "${product}".`, { product: named });
	if (product === "secrets") {
		const message = "A detection policy for secrets takes no rulesets.";
		for (const value of bundle.rulesets) reject("RULESETS_NOT_SUPPORTED", message, { value });
	}
	const seen = new Set();
	for (const exception of bundle.exceptions) rejectException(exception, seen, targets, reject);
	return reasons;
}
function rejectException(exception, seen, targets, reject) {
	const { rule, rule_type, project, project_tag_name } = exception;
	const context = {
		rule,
		...project === void 0 ? {} : { project },
		...project_tag_name === void 0 ? {} : { project_tag_name }
	};
	const key = exceptionKey(exception);
	if (seen.has(key)) reject("DUPLICATE_EXCEPTION", `Two exceptions are for the same ${rule_type} and scope.`, context);
	seen.add(key);
	if (project === void 0 === (project_tag_name === void 0)) {
		reject("INVALID_EXCEPTION_SCOPE", "An exception needs either a project or a project tag.", context);
		return;
	}
	rejectUnknown(targets, project === void 0 ? "project_tag" : "project", project ?? project_tag_name ?? "", reject, { rule });
}
function rejectionFault(reasons, { code, message, policy_slug, context }) {
	const { missing_companion } = context;
	const missing_references = reasons.filter((one) => one.code === "UNKNOWN_REFERENCE").map(({ context: { kind = "", value = "" } }) => ({
		kind,
		value
	}));
	return new Fault(code === "RESERVED_SLUG" ? 409 : 400, message, {
		code,
		policy_slug,
		...missing_companion === void 0 ? {} : { missing_companion },
		...code === "UNKNOWN_REFERENCE" ? { missing_references } : {}
	});
}
// src/sandbox/bundles.ts
const bundleHandlers = {
	getRemediationPolicies: (call) => readBundle(call, "remediation"),
	previewRemediationPolicies: (call) => previewBundle(call, "remediation", call.body.bundle),
	applyRemediationPolicies: (call) => applyBundle(call, "remediation", call.body.bundle),
	getDetectionPolicySummary: (call) => ({
		deployment_slug: call.deployment.slug,
		...Object.fromEntries(bundlesOf(call).filter(({ kind }) => kind !== "remediation").map(({ kind }) => [kind, readBundle(call, kind)]))
	}),
	getDetectionPolicy: (call) => readBundle(call, call.path.product),
	previewDetectionPolicy: (call) => previewBundle(call, call.path.product, call.body.bundle),
	applyDetectionPolicy: (call) => applyBundle(call, call.path.product, call.body.bundle)
};
function bundlesOf({ platform: { store, quirks }, deployment }) {
	if (deployment.migrated === 0) throw new Fault(403, "This deployment has not been migrated to the Unified Policies model.", { code: "DEPLOYMENT_NOT_MIGRATED" });
	const rows = store.rows("SELECT kind, content, fingerprint FROM bundles WHERE deployment_id = :id ORDER BY id", { id: deployment.id });
	const ofAll = createHash$3("sha256").update(rows.map((row) => row.fingerprint).join("\n"));
	const shared = quirks.has("deployment-versions") ? ofAll.digest("hex") : null;
	return rows.map((row) => ({
		...row,
		version: stateVersion(shared ?? row.fingerprint, quirks)
	}));
}
function stateVersion(content, quirks) {
	if (quirks.has("wildcard-versions")) return "*";
	const version = quirks.has("odd-versions") ? `v=1;rev:${content}/~!#$%&'()+,-.<>?@[]^_\`{|}` : content.slice(0, 16);
	return quirks.has("quoted-versions") ? `"${version}"` : version;
}
function findBundle(call, kind) {
	const bundle = bundlesOf(call).find((one) => one.kind === kind);
	if (bundle !== void 0) return bundle;
	throw new Fault(404, `The product "${kind}" is not enabled for this deployment.`, { code: "PRODUCT_NOT_ENABLED" });
}
function readBundle(call, kind) {
	const { content, version } = findBundle(call, kind);
	return {
		bundle: {
			deployment_slug: call.deployment.slug,
			...JSON.parse(content)
		},
		state_version: version
	};
}
function previewBundle(call, kind, sent) {
	const { content, version } = findBundle(call, kind);
	const validation_errors = reasonsAgainst(call, kind, sent);
	const [first] = validation_errors;
	if (first === void 0) {
		const model = models[kind];
		return {
			...diff(model, model.normalize(JSON.parse(content)), model.normalize(sent)),
			state_version: version,
			validation_errors
		};
	}
	if (!call.platform.quirks.has("legacy-rejections")) return {
		creates: [],
		updates: [],
		deletes: [],
		state_version: version,
		validation_errors
	};
	const { status, message, facts } = rejectionFault(validation_errors, first);
	throw new Fault(status, message, {
		...facts,
		validation_errors
	});
}
function reasonsAgainst({ platform, deployment, shapeErrors }, kind, sent) {
	if (shapeErrors.length > 0) return rejectShape(sent, shapeErrors);
	const targets = targetsOf(platform.store, deployment);
	return kind === "remediation" ? rejectRemediation(sent, targets) : rejectDetection(kind, sent, targets);
}
function applyBundle(call, kind, sent) {
	const { store } = call.platform;
	const log = (end) => store.run(`INSERT INTO applies (at, deployment_id, kind, if_match, status, code, state_version)
      VALUES (:at, :deployment, :kind, :ifMatch, :status, :code, :state_version)`, {
		at: new Date().toISOString(),
		deployment: call.deployment.id,
		kind,
		ifMatch: call.ifMatch ?? null,
		...end
	});
	try {
		return store.transaction(() => {
			checkApply(call, kind, sent);
			writeBundle(store, call.deployment.id, kind, sent);
			const state = readBundle(call, kind);
			log({
				status: 200,
				code: null,
				state_version: state.state_version
			});
			return state;
		});
	} catch (error) {
		if (error instanceof Fault) log({
			status: error.status,
			code: error.facts.code ?? null,
			state_version: null
		});
		throw error;
	}
}
function checkApply(call, kind, sent) {
	const { version } = findBundle(call, kind);
	if (call.ifMatch === void 0 || call.ifMatch === "") throw new Fault(428, "The header If-Match is required.", { code: "IF_MATCH_REQUIRED" });
	const reasons = reasonsAgainst(call, kind, sent);
	if (reasons[0] !== void 0) throw rejectionFault(reasons, reasons[0]);
	if (call.ifMatch === version) return;
	if (call.platform.quirks.has("stale-is-412")) throw new Fault(412, "Precondition failed.");
	throw new Fault(409, "The state has changed since it was previewed.", {
		code: "STATE_VERSION_MISMATCH",
		current_state_version: version
	});
}
function writeBundle(store, deployment, kind, sent) {
	const content = models[kind].normalize(sent);
	store.run(`INSERT INTO bundles (deployment_id, kind, content, fingerprint) VALUES (:deployment, :kind, :content, :fingerprint)
    ON CONFLICT (deployment_id, kind) DO UPDATE SET content = excluded.content, fingerprint = excluded.fingerprint
      WHERE fingerprint <> excluded.fingerprint`, {
		deployment,
		kind,
		content: JSON.stringify(models[kind].bundle(content)),
		fingerprint: fingerprint(kind, content)
	});
}
// src/sandbox/versions.ts
var import_parse = __toESM(require_parse(), 1);
const longest = 256;
function compareVersions(ecosystem, a, b) {
	const read = orderings.get(ecosystem.toLowerCase());
	if (read === void 0) return compareTexts(a.trim(), b.trim());
	const [left, right] = [a, b].map((text) => text.length > longest ? null : read(text.trim()));
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
		compare: (other) => compare(value, other)
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
const beforeAll = {
	name: "",
	ecosystem: "",
	version: "",
	repository_id: 0,
	id: 0
};
function listDependencies(store, deployment, request) {
	const { dependencyFilter: filter = {}, cursor = "", pageSize = 1e3 } = request;
	const origin = [
		"listDependencies",
		deployment,
		filter
	];
	const place = cursor === "" ? beforeAll : readCursor(store, origin, cursor);
	const known = store.rows("SELECT * FROM packages");
	const packages = known.filter(packageMatcher(filter));
	const { lockfilePath = "", repositoryId = [], includeArchived = false } = filter;
	const rows = store.rows(pageOfDependencies, {
		deployment,
		...place,
		archived: Number(includeArchived),
		repositories: JSON.stringify(repositoryId),
		lockfile: lockfilePath,
		packages: packages.length === known.length ? null : JSON.stringify(packages.map(({ id }) => id)),
		count: pageSize + 1
	});
	const page = rows.slice(0, pageSize);
	const last = page.at(-1);
	if (last === void 0 || rows.length === page.length) return {
		dependencies: page.map(dependencyOf),
		hasMore: false
	};
	const { name, ecosystem, version, repository_id, id } = last;
	const next = writeCursor(store, origin, {
		name,
		ecosystem,
		version,
		repository_id,
		id
	});
	return {
		dependencies: page.map(dependencyOf),
		hasMore: true,
		cursor: next
	};
}
const pageOfDependencies = `
  SELECT d.id, p.name, p.ecosystem, p.version, p.license, d.repository_id, f.path AS lockfile, d.transitivity
  FROM repositories r CROSS JOIN dependencies d ON d.repository_id = r.id
  CROSS JOIN packages p ON p.id = d.package_id CROSS JOIN files f ON f.id = d.lockfile_id
  WHERE r.deployment_id = :deployment AND r.archived <= :archived
  AND (:repositories = '[]' OR r.id IN (SELECT value FROM json_each(:repositories)))
  AND :lockfile IN ('', f.path) AND (:packages IS NULL OR p.id IN (SELECT value FROM json_each(:packages)))
  AND (p.name, p.ecosystem, p.version, d.repository_id, d.id) > (:name, :ecosystem, :version, :repository_id, :id)
  ORDER BY p.name, p.ecosystem, p.version, d.repository_id, d.id LIMIT :count`;
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
const mostPackageFilters = 1e3;
function packageMatcher({ packageFilters = [], ...filter }) {
	const { name = "", version = "", license = [], ecosystem = [] } = filter;
	if (packageFilters.length > mostPackageFilters) throw new Fault(400, `packageFilters holds more than ${String(mostPackageFilters)} filters.`);
	const alternatives = packageFilters.map(ofPackage);
	return (candidate) => hasName(candidate, name, false) && (version === "" || version === candidate.version) && (license.length === 0 || license.includes(candidate.license)) && (ecosystem.length === 0 || ecosystem.includes(candidate.ecosystem)) && (alternatives.length === 0 || alternatives.some((matches) => matches(candidate)));
}
const hasName = (candidate, name, isWhole) => name === "" || (isWhole ? candidate.name === name : candidate.name.toLowerCase().includes(name.toLowerCase()));
function ofPackage({ name = "", exactNameMatch = false, ...bounds }) {
	const tests = [
		boundOf("versionLowerBound", bounds.versionLowerBound, ">", 1),
		boundOf("versionUpperBound", bounds.versionUpperBound, "<", -1),
		boundOf("exactVersion", bounds.exactVersion, "=", 0)
	];
	return (candidate) => hasName(candidate, name, exactNameMatch) && tests.every((matches) => matches(candidate));
}
function boundOf(field, text, strict, sign) {
	if (text === void 0 || text === "") return () => true;
	const written = text.trim();
	const [operator = ""] = /^[^\p{L}\p{N}\s]*/u.exec(written) ?? [];
	const version = written.slice(operator.length).trimStart();
	const inclusive = `${strict}=`;
	if (![
		"",
		strict,
		inclusive
	].includes(operator) || version === "" || /[\s,|<>]/.test(version)) throw new Fault(400, `${field} "${text}" is not understood. Give one version, alone or behind ${inclusive} or ${strict}.`);
	return (candidate) => {
		const order = compareVersions(candidate.ecosystem, candidate.version, version);
		return order === 0 ? operator !== strict || sign === 0 : order * sign > 0;
	};
}
process.getBuiltinModule("node:crypto");
const hash = (() => process.getBuiltinModule("node:crypto").hash)();
// src/sandbox/filters.ts
const column = (name, codes) => [`f.${name} IN ?`, codes];
const rule = (condition, codes) => [`f.rule_id IN (SELECT id FROM rules WHERE ${condition})`, codes];
const repository = (condition, codes) => [`f.repository_id IN (SELECT id FROM repositories WHERE ${condition})`, codes];
const status = column("status", statuses);
const severity$1 = rule("severity IN ?", severities);
const ruleName = rule("name IN ?");
const category = rule("EXISTS (SELECT 1 FROM json_each(categories) WHERE value IN ?)");
const ruleset = rule("ruleset IN (SELECT replace(value, 'p/', '') FROM ?)");
const secretType = rule("secret_type IN ?");
const advisory = rule("details ->> '$.advisory.id' IN ?");
const repositoryName = repository("name IN ?");
const repositoryId = repository("CAST(id AS TEXT) IN (SELECT CAST(value AS TEXT) FROM ?)");
const tag = repository("EXISTS (SELECT 1 FROM json_each(tags) WHERE value IN ?)");
const team = repository("team IN ?");
const dependency = ["f.package_id IN (SELECT id FROM packages WHERE name IN ?)"];
const ref = ["f.ref_id IN (SELECT id FROM refs WHERE name IN ?)"];
const id = ["f.id IN (SELECT CAST(value AS INTEGER) FROM ? WHERE value NOT GLOB '*[^0-9]*')"];
const filters = {
	issue_type: ["f.set_id = (SELECT id FROM finding_sets WHERE deployment_id = :deployment AND issue_type IN ?)", issueTypes],
	issueTypes: ["f.set_id IN (SELECT id FROM finding_sets WHERE deployment_id = :deployment AND issue_type IN ?)", issueTypes],
	since: ["f.relevant_since >= (SELECT value FROM ?)"],
	until: ["f.relevant_since < (SELECT value FROM ?)"],
	ids: id,
	issue_ids: id,
	status,
	triage_reasons: column("triage_reason", triageReasons),
	policies: column("policy_mode", boards),
	policy_mode: column("policy_mode", policyModes),
	policySlugs: ["f.policy_id IN (SELECT id FROM sourcing_policies WHERE slug IN ?)"],
	autotriage_verdict: column("verdict", verdicts),
	exposures: column("exposure", exposures),
	transitivities: column("transitivity", transitivities),
	hasInFlightAutofixPr: ["f.fix_pr < (SELECT value FROM ?)"],
	click_to_fix_pr_state: column("fix_pr", fixPullRequestStates),
	validation_state: column("validation_state", validationStates),
	include_historical: ["f.historical <= (SELECT value FROM ?)"],
	excludeHistorical: ["f.historical < (SELECT value FROM ?)"],
	component_tags: ["f.component_id IN (SELECT id FROM components WHERE tag IN ?)"],
	filePaths: ["f.file_id IN (SELECT id FROM files WHERE path IN ?)"],
	is_malicious: ["f.package_id IN (SELECT id FROM packages WHERE malicious IN ?)"],
	dependencies: dependency,
	ref,
	refs: ref,
	repositoryRefIds: column("ref_id"),
	onPrimaryBranch: ["f.ref_id IN (SELECT id FROM refs WHERE is_primary IN ?)"],
	repos: repositoryName,
	repositoryNames: repositoryName,
	projects: repositoryName,
	repository_ids: repositoryId,
	repositoryIds: repositoryId,
	projectIds: repositoryId,
	project_tags: tag,
	repositoryTags: tag,
	tags: tag,
	teamNames: team,
	teams: team,
	repository_visibility: repository("visibility IN ?", visibilities),
	includeArchived: repository("archived IN ?"),
	rules: ruleName,
	ruleIds: rule("name IN ? OR CAST(id AS TEXT) IN ?"),
	categories: category,
	findingCategories: category,
	severities: severity$1,
	confidence: rule("confidence IN ?", confidences),
	ruleset,
	rulesets: ruleset,
	secret_types: secretType,
	secretTypes: secretType,
	pro_only: rule("details ->> 'proOnly' IN ?"),
	epss_probability: rule("details ->> '$.advisory.epss.probability' IN ?"),
	cves: advisory,
	advisoryIds: advisory,
	findingTypes: rule("issue_type IN ?", issueTypes)
};
function conditionsOf(deployment, request) {
	const texts = ["true"];
	const bound = { deployment };
	for (const [name, value] of Object.entries(request)) {
		const filter = Object.hasOwn(filters, name) ? filters[name] : void 0;
		if (filter === void 0 || value === void 0) continue;
		const [sql, codes] = filter;
		const words = [value].flat();
		bound[name] = JSON.stringify(codes === void 0 ? words : words.map((word) => codes.indexOf(String(word))));
		const list = `json_each(:${name})`;
		texts.push(sql.replaceAll("FROM ?", `FROM ${list}`).replaceAll("IN ?", `IN (SELECT value FROM ${list})`));
	}
	return {
		sql: texts.join(" AND "),
		bound
	};
}
// src/sandbox/findings.ts
const findingHandlers = {
	listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
	triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now())
};
function listFindings(query, { id }, store) {
	const { issue_type = "sast", page = 0, page_size = 100, dedup = false, since } = query;
	const ids = findNewest(store, id, {
		...query,
		issue_type,
		since: since && since * 1e3,
		includeArchived: false
	}, {
		offset: page * page_size,
		limit: page_size,
		dedup
	});
	const describe = issue_type === "sca" ? describeSupplyChain : describeCode;
	return store.rows(findingsByIds, { ids: JSON.stringify(ids) }).map(describe);
}
function findNewest(store, deployment, filter, { offset, limit, dedup }) {
	const { sql, bound } = conditionsOf(deployment, filter);
	const index = "issue_ids" in bound ? "NOT INDEXED" : "INDEXED BY findings_by_time";
	const rows = store.each(`SELECT f.id, f.repository_id, f.fingerprint FROM findings AS f ${index} WHERE f.status <> 6 AND ${sql} ORDER BY f.relevant_since DESC, f.id DESC`, bound);
	const seen = new Set();
	const found = [];
	let passed = 0;
	for (const { id, repository_id, fingerprint } of rows) {
		const key = `${String(repository_id)} ${String(fingerprint)}`;
		if (dedup && seen.has(key)) continue;
		if (dedup) seen.add(key);
		passed += 1;
		if (passed > offset) found.push(id);
		if (found.length === limit) break;
	}
	return found;
}
const these = "FROM json_each(:ids) AS wanted CROSS JOIN findings AS f ON f.id = wanted.value";
const findingsByIds = `
  SELECT f.*, refs.name AS ref, files.path, repositories.name AS repository, rules.name AS rule, rules.message, rules.severity,
    rules.confidence, rules.categories, rules.details, packages.name AS package, packages.version, packages.ecosystem, packages.malicious,
    (SELECT json_object('id', id, 'name', name, 'slug', slug) FROM sourcing_policies WHERE id = f.policy_id) AS policy,
    (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1) AS note
  ${these} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
    LEFT JOIN packages ON packages.id = f.package_id
  ORDER BY wanted.key`;
const describeCode = (row) => ({
	...describeCommon(row),
	syntactic_id: digest(row, "code"),
	assistant: row.verdict === null ? null : { autotriage: { verdict: nameOf(verdicts, row.verdict) } },
	click_to_fix_failures: []
});
const reachabilities = [
	"reachable",
	"always reachable",
	"conditionally reachable",
	"unreachable",
	"no reachability analysis"
];
function describeSupplyChain(row) {
	const { advisory } = JSON.parse(row.details);
	const exposure = row.exposure ?? codeOf(exposures, "unknown");
	return {
		...describeCommon(row),
		is_malicious: row.malicious === 1,
		reachability: nameOf(reachabilities, exposure),
		reachable_condition: exposures[exposure] === "conditionally_reachable" ? "When input of a user gets there." : null,
		epss_score: advisory && {
			score: advisory.epss.score,
			percentile: advisory.epss.percentile
		},
		fix_recommendations: advisory === null ? [] : [{
			package: advisory.package,
			version: advisory.fixedVersion
		}],
		found_dependency: row.package === null ? null : {
			package: row.package,
			version: row.version,
			ecosystem: row.ecosystem,
			transitivity: nameOf(transitivities, row.transitivity ?? codeOf(transitivities, "unknown"))
		}
	};
}
const messagesSince = Date.UTC(2025, 6, 1);
function describeCommon(row) {
	const url = `https://git.example/${row.repository}`;
	const branch = row.ref.replace(/^refs\/heads\//, "");
	const categories = JSON.parse(row.categories);
	return {
		id: row.id,
		first_seen_scan_id: row.scan_id,
		created_at: iso(row.created_at),
		relevant_since: iso(row.relevant_since),
		categories,
		confidence: nameOf(confidences, row.confidence),
		severity: nameOf(severities, row.severity),
		ref: row.ref,
		line_of_code_url: encodeURI(`${url}/blob/${branch}/${row.path}#L${String(row.line)}`),
		match_based_id: `${digest(row, "pattern")}_0`,
		rule_name: row.rule,
		...row.created_at < messagesSince ? {} : { rule_message: row.message },
		location: {
			file_path: row.path,
			line: row.line,
			column: 1,
			end_line: row.line,
			end_column: 80
		},
		repository: {
			name: row.repository,
			url
		},
		rule: describeRule(row, categories),
		external_ticket: null,
		review_comments: [],
		state_updated_at: iso(row.state_updated_at),
		triaged_at: row.triaged_at === null ? null : iso(row.triaged_at),
		state: nameOf(states, row.state),
		triage_state: nameOf(triageStates, row.triage_state),
		status: nameOf(statuses, row.status),
		triage_reason: row.triage_reason === null ? null : nameOf(triageReasons, row.triage_reason),
		triage_comment: row.note,
		click_to_fix_prs: row.fix_pr === null ? [] : [{ state: nameOf(fixPullRequestStates, row.fix_pr) }],
		sourcing_policy: row.policy === null ? null : JSON.parse(row.policy)
	};
}
function describeRule({ rule, message, confidence, details }, categories) {
	const category = categories.includes("security") ? "security" : categories[0];
	const { cwe } = JSON.parse(details);
	return {
		name: rule,
		message,
		confidence: nameOf(confidences, confidence),
		category,
		vulnerability_classes: categories.filter((name) => name !== category),
		cwe_names: cwe === null ? [] : [cwe]
	};
}
const iso = (at) => new Date(at).toISOString();
const digest = ({ repository_id, path, rule_id, fingerprint }, of) => hash("sha256", [
	of,
	repository_id,
	path,
	rule_id,
	fingerprint
].join("\n"));
function triageFindings(request, { id: deployment }, store, now) {
	const { limit = 3e3, new_triage_state: state, new_note: note, since } = request;
	return store.transaction(() => {
		const chosen = findNewest(store, deployment, {
			...request,
			since: since && since * 1e3
		}, {
			offset: 0,
			limit,
			dedup: false
		});
		const others = store.rows(siblings, { ids: JSON.stringify(chosen) });
		const triaged = [...new Set([...chosen, ...others.map(({ id }) => id)])];
		if (state !== void 0) decide(triaged, request, store, now);
		if (note !== void 0) {
			const ids = JSON.stringify(triaged);
			store.run("INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)", {
				ids,
				at: now,
				note
			});
		}
		store.run("INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment, :state, :count)", {
			at: iso(now),
			deployment,
			state: state ?? null,
			count: triaged.length
		});
		return {
			num_triaged: triaged.length,
			triaged_issues: triaged
		};
	});
}
const siblings = `
  SELECT g.id ${these} CROSS JOIN findings AS g INDEXED BY findings_by_fingerprint
    ON g.repository_id = f.repository_id AND g.fingerprint = f.fingerprint
  WHERE g.set_id = f.set_id AND g.ref_id <> f.ref_id AND g.status <> 6`;
function decide(triaged, { new_triage_state: state = "reopened", new_triage_reason: reason }, store, at) {
	const ids = JSON.stringify(triaged.toSorted((one, other) => one - other));
	store.run(`UPDATE findings SET triage_state = :state, triaged_at = :at,
      triage_reason = CASE WHEN :state = 1 THEN coalesce(:reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`, {
		ids,
		at,
		state: codeOf(triageStates, state),
		reason: reason === void 0 ? null : codeOf(triageReasons, reason)
	});
	const ended = "LEFT JOIN finding_history AS h ON h.finding_id = f.id AND h.until = 9007199254740991";
	const rows = store.rows(`SELECT f.id ${these} ${ended} WHERE h.status IS NOT f.status`, { ids });
	const moved = {
		ids: JSON.stringify(rows.map(({ id }) => id)),
		at
	};
	store.run(`INSERT INTO finding_history (finding_id, since, until, status)
      SELECT f.id, max(:at, coalesce(h.since, 0)), 9007199254740991, f.status ${these} ${ended} WHERE true
    ON CONFLICT DO UPDATE SET status = excluded.status`, moved);
	store.run(`UPDATE finding_history SET until = :at
    WHERE finding_id IN (SELECT value FROM json_each(:ids)) AND until = 9007199254740991 AND since < :at`, moved);
}
// src/sandbox/issues.ts
const issueHandlers = { searchIssues: ({ platform, deployment, body }) => searchIssues(platform.store, deployment, body) };
function searchIssues(store, deployment, request) {
	const search = searchOf(deployment, request);
	const answered = request.cursor ? answeredBefore(readCursor(store, search, request.cursor)) : [];
	const left = groupsOf(store, search).filter(({ rule_id }) => !answered.includes(rule_id)).toSorted(orderOf(search));
	const page = left.slice(0, request.limit ?? 100);
	const fetched = [...answered, ...page.map(({ rule_id }) => rule_id)];
	return {
		groups: page.map((group) => describeGroup(group, deployment)),
		cursor: left.length > page.length ? writeCursor(store, search, distancesOf(fetched)) : "",
		total: String(answered.length + left.length),
		fetched: String(fetched.length)
	};
}
function searchOf({ id }, request) {
	const { filter = {}, sortBy = "SORT_BY_ISSUE_COUNTS", sortDirection = "SORT_DIRECTION_DESC" } = request;
	return {
		operation: "searchIssues",
		deployment: id,
		types: typesOf(request),
		filter,
		sortBy,
		sortDirection
	};
}
const typeNames = issueTypes.map((type) => `ISSUE_TYPE_${type.toUpperCase()}`);
function typesOf(request) {
	const only = request.issueType ?? request.issue_type;
	const asked = [
		request.issueTypes,
		request.issue_types,
		only && [only]
	].find((list) => list && list.length > 0) ?? [];
	return asked.length === 0 || asked.includes("ISSUE_TYPE_UNSPECIFIED") ? typeNames : asked;
}
function groupsOf(store, { deployment, types, filter }) {
	if (neverSet.some((name) => filter[name] !== void 0 && filter[name].length > 0)) return [];
	const { sql, bound } = conditionsOf(deployment, {
		issueTypes: types.map((name) => issueTypes[typeNames.indexOf(name)]),
		...conditionsAsked(filter)
	});
	const standing = statusesOf(filter);
	const among = standing.every((status) => openStatuses.includes(status)) ? `INDEXED BY findings_open WHERE f.status IN (${openStatuses.join(", ")}) AND` : "WHERE";
	const index = "ids" in bound ? "NOT INDEXED WHERE" : among;
	return store.rows(`SELECT * FROM (
      SELECT f.rule_id, count(*) AS issues FROM findings AS f ${index} ${sql} AND f.status IN (SELECT value FROM json_each(:standing))
      GROUP BY f.set_id, f.rule_id
    ) JOIN rules ON rules.id = rule_id`, {
		...bound,
		standing: JSON.stringify(standing)
	});
}
const neverSet = [
	"aiSensitivities",
	"issueParentIds",
	"aiMemoryWillFlipVerdict",
	"aiMemoryReferenced",
	"aiMemoryRendered",
	"memoryIdInScope"
];
function conditionsAsked({ since, until, severities: asked = [], includeArchived, ...others }) {
	const given = Object.entries(others).filter(([, value]) => value !== false && (value === true || value.length > 0));
	return {
		...Object.fromEntries(given),
		includeArchived: includeArchived === true,
		since: since && Date.parse(since),
		until: until && Date.parse(until),
		severities: asked.length === 0 ? void 0 : asked.flatMap((word) => known("severities", word, severityWords))
	};
}
const severityWords = Object.fromEntries(severities.toReversed().map((name) => [`SEVERITY_${name.toUpperCase()}`, [name]]));
function known(field, word, words) {
	const meaning = Object.hasOwn(words, word) ? words[word] : void 0;
	if (meaning !== void 0) return meaning;
	throw new Fault(400, `filter.${field}: "${word}" is not known. Known are ${Object.keys(words).join(", ")}.`);
}
const openStatuses = [
	0,
	3,
	4
];
const tabs = {
	ISSUE_TAB_OPEN: [0],
	ISSUE_TAB_REVIEWING: [3],
	ISSUE_TAB_FIXING: [4],
	ISSUE_TAB_IGNORED: [2, 5],
	ISSUE_TAB_CLOSED: [1]
};
const aggregateStates = {
	AGGREGATE_ISSUE_STATE_OPEN: openStatuses,
	AGGREGATE_ISSUE_STATE_IGNORED: [2, 5],
	AGGREGATE_ISSUE_STATE_FIXED: [1]
};
function statusesOf({ tab = "", aggregateIssueStates = [] }) {
	const byTab = tab === "" ? void 0 : known("tab", tab, tabs);
	const byState = aggregateIssueStates.flatMap((state) => known("aggregateIssueStates", state, aggregateStates));
	if (byState.length === 0) return byTab ?? openStatuses;
	return byState.filter((status) => byTab?.includes(status) !== false);
}
function orderOf({ sortBy, sortDirection }) {
	const key = sortBy === "SORT_BY_SEVERITY" ? "severity" : "issues";
	const sign = sortDirection === "SORT_DIRECTION_ASC" ? 1 : -1;
	return (one, other) => sign * (one[key] - other[key]) || (one.name < other.name ? -1 : 1);
}
const distancesOf = (ids) => ids.toSorted((a, b) => a - b).map((id, index, sorted) => id - (sorted[index - 1] ?? 0));
function answeredBefore(distances) {
	let id = 0;
	return distances.map((distance) => id += distance);
}
const levels = [
	"INFO",
	"WARNING",
	"ERROR",
	"CRITICAL"
];
function describeGroup(group, deployment) {
	const { name, message } = group;
	const { advisory, ...details } = JSON.parse(group.details);
	const isOwn = group.deployment_id === deployment.id;
	const registry = details.proOnly ? "RULE_ORIGIN_PRO_RULES" : "RULE_ORIGIN_COMMUNITY";
	const origin = isOwn ? "RULE_ORIGIN_CUSTOM" : registry;
	const metadata = {
		categories: JSON.parse(group.categories),
		...details.cwe && { cwe: details.cwe }
	};
	return {
		issuesCount: String(group.issues),
		ruleId: String(group.rule_id),
		ruleShaSum: details.shaSum,
		rulePath: name,
		ruleSourceUri: details.sourceUri,
		ruleLastChangeBy: details.author,
		ruleLastChangeAt: new Date(details.lastChangeAt).toISOString(),
		ruleDeploymentName: isOwn ? deployment.name : "",
		ruleVisibility: isOwn ? "RULE_VISIBILITY_UNLISTED" : "RULE_VISIBILITY_PUBLIC",
		ruleMeta: {
			author: details.author,
			authorPhotoUrl: `https://photos.example/${encodeURIComponent(details.author)}.png`,
			rule: {
				ruleId: String(group.rule_id),
				ruleVersionId: details.versionId,
				origin
			}
		},
		ruleTestCases: details.testCases.map((target) => ({
			target,
			language: details.language
		})),
		ruleDefinition: {
			id: name,
			message,
			severity: nameOf(levels, group.severity),
			languages: [details.language],
			metadata
		},
		ruleSupersededBy: [],
		sastAttributes: {},
		scaAttributes: advisory === null ? {} : { epssScore: epssOf(advisory.epss) },
		secretsAttributes: {}
	};
}
const epssOf = ({ score, percentile, updatedAt, probability }) => ({
	score,
	percentile,
	updatedAt: new Date(updatedAt).toISOString(),
	categorization: `EPSS_PROBABILITY_${probability.toUpperCase()}`
});
// src/sandbox/reports.ts
const reportHandlers = {
	reportGuardrailsActivity: (call) => reportGuardrails(askedOf(call)),
	reportBacklogByRule: (call) => reportBacklog(askedOf(call))
};
const askedOf = ({ platform, deployment, body }) => readReport(platform.store, deployment.id, body, Date.now());
const historyBounds = `
  SELECT min((SELECT min(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS first,
    max((SELECT max(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS last
  FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment`;
function readReport(store, deployment, { filters, timeBucketSize }, now) {
	const { first, last } = store.row(historyBounds, { deployment }) ?? {};
	const { timePeriod = {}, findingTypes = [], timeBucketSize: size, ...lists } = filters;
	const since = timePeriod.since === void 0 ? dayOf(first ?? now) : Date.parse(timePeriod.since);
	const until = timePeriod.until === void 0 ? nextDay(last ?? now) : Date.parse(timePeriod.until);
	const given = Object.entries({
		...lists,
		findingTypes: findingTypes.map(typeOf$1)
	}).filter(([, list]) => list.length > 0);
	const { sql, bound } = conditionsOf(deployment, Object.fromEntries(given));
	return {
		buckets: bucketsOf({
			since,
			until
		}, Math.max(now, nextDay(last ?? now)), bucketSize(timeBucketSize, size)),
		sum(period, columns, rest) {
			if (period.until <= (first ?? Infinity)) return [];
			const text = `
        SELECT ${columns} FROM rules AS r CROSS JOIN finding_sets AS s ON s.deployment_id = :deployment AND s.issue_type = r.issue_type
        CROSS JOIN finding_moves AS f ON f.set_id = s.id AND f.rule_id = r.id AND f.at >= :from AND f.at < :to
        WHERE ${sql.replaceAll("f.rule_id", "r.id")} ${rest}`;
			return store.rows(text, {
				...bound,
				from: Math.max(period.since, 0),
				to: period.until
			});
		}
	};
}
function typeOf$1(word) {
	const name = word.toLowerCase().replace(/^(?:finding|issue)_type_/, "");
	if (issueTypes.some((known) => known === name)) return name;
	throw new Fault(400, `filters.findingTypes: "${word}" is not known. Known are ${issueTypes.join(", ")}.`);
}
function bucketSize(...asked) {
	const [word, other = word] = asked.filter((text) => text !== void 0 && text !== "");
	if (word === void 0) return null;
	const step = steps[/(?:^|_)(day|week|month|year)$/.exec(word.toLowerCase())?.[1] ?? ""];
	if (step !== void 0 && other === word) return step;
	throw new Fault(400, "timeBucketSize is not understood. Give day, week, month or year, once.");
}
function bucketsOf({ since, until }, now, step) {
	const next = step ?? stepFor(until - since);
	const buckets = [];
	for (let from = since; from < Math.min(until, now); from = next(from)) buckets.push({
		since: from,
		until: Math.min(next(from), until)
	});
	return buckets;
}
const day$1 = 864e5;
const week = 7 * day$1;
const firstMonday = 4 * day$1;
function stepFor(length) {
	if (length <= 31 * day$1) return nextDay;
	if (length <= 26 * week) return nextWeek;
	return length <= 3653 * day$1 ? nextMonth : nextYear;
}
const dayOf = (time) => Math.floor(time / day$1) * day$1;
const nextDay = (time) => dayOf(time) + day$1;
const nextWeek = (time) => (Math.floor((time - firstMonday) / week) + 1) * week + firstMonday;
const nextMonth = (time) => Date.UTC(new Date(time).getUTCFullYear(), new Date(time).getUTCMonth() + 1);
const nextYear = (time) => Date.UTC(new Date(time).getUTCFullYear() + 1, 0);
const steps = {
	day: nextDay,
	week: nextWeek,
	month: nextMonth,
	year: nextYear
};
const periodAnswer = ({ since, until }) => ({
	since: new Date(since).toISOString(),
	until: new Date(until).toISOString()
});
const growth = (codes) => `count(*) FILTER (WHERE became IN (${codes})) - count(*) FILTER (WHERE was IN (${codes}))`;
function reportBacklog({ buckets, ...asked }) {
	const open = new Map();
	let counted = 0;
	return { buckets: buckets.map((bucket) => {
		const uncounted = {
			since: counted,
			until: bucket.until
		};
		for (const { name, more } of asked.sum(uncounted, `r.name, ${growth("0, 3, 4")} AS more`, "GROUP BY r.id")) open.set(String(name), (open.get(String(name)) ?? 0) + Number(more));
		counted = bucket.until;
		const standing = [...open].filter(([, count]) => count > 0).toSorted(([one], [other]) => one < other ? -1 : 1);
		return {
			timePeriod: periodAnswer(bucket),
			open: Object.fromEntries(standing)
		};
	}) };
}
const standing = `${growth("7")} AS silenced, ${growth("0, 3, 4")} AS open, ${growth("1")} AS fixed, ${growth("2")} AS ignored,
  ${growth("5")} AS provisionallyIgnored`;
function reportGuardrails({ buckets, ...asked }) {
	const ofShown = (period, columns) => asked.sum(period, columns, "AND f.shown AND f.created_at >= :from")[0] ?? {};
	const [since, until] = [buckets[0]?.since ?? 0, buckets.at(-1)?.until ?? 0];
	const { opened = 0, fixed = 0 } = ofShown({
		since,
		until
	}, `count(*) - count(was) AS opened, ${growth("1")} AS fixed`);
	const none = {
		silenced: 0,
		open: 0,
		fixed: 0,
		ignored: 0,
		provisionallyIgnored: 0
	};
	return {
		buckets: buckets.map((bucket) => ({
			timePeriod: periodAnswer(bucket),
			...none,
			...ofShown(bucket, standing)
		})),
		totalOpened: Number(opened),
		totalFixed: Number(fixed)
	};
}
// src/sandbox/handlers.ts
const otherHandlers = {
	listDeployments({ deployment: { id, slug, name }, platform }) {
		return { deployments: [{
			id: platform.quirks.has("numeric-ids") && Number.isSafeInteger(Number(id)) ? Number(id) : id,
			slug,
			name
		}] };
	},
	getVocabulary({ platform, deployment, query: { product } }) {
		findBundle({
			platform,
			deployment
		}, product ?? "remediation");
		if (product === "remediation") return vocabulary;
		const { condition_types, action_types } = vocabulary;
		if (product === void 0) return {
			condition_types,
			action_types
		};
		return {
			condition_types: [],
			action_types: [],
			detection_constraints: {
				rulesets_accepted: product === "code",
				exception_types: ["include", "exclude"],
				rule_types: ["rule", "pack"]
			}
		};
	},
	listLegacyPolicies({ deployment: { migrated } }) {
		if (migrated !== 0) throw new Fault(410, "This deployment has been migrated to the Unified Policies model. Use the v2 policies API.", { code: "DEPLOYMENT_MIGRATED" });
		return { policies: ["PRODUCT_TYPE_SAST", "PRODUCT_TYPE_SECRETS"].flatMap((productType) => boards.map((slug, mode) => ({
			name: boardNames[mode] ?? "",
			slug,
			productType,
			isDefault: mode === 0
		}))).map((policy, index) => ({
			id: String(index + 1),
			...policy
		})) };
	},
	listScmSubscriptions({ platform, deployment, path: { configId } }) {
		const rows = platform.store.rows("SELECT scm_url, events FROM scm_subscriptions WHERE deployment_id = :id AND config_id = :configId ORDER BY id", {
			id: deployment.id,
			configId
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
	},
	getResolutionConfigs({ platform: { store }, deployment, path }) {
		const project = store.row("SELECT id FROM repositories WHERE deployment_id = :deployment AND CAST(id AS TEXT) = :project", {
			deployment: deployment.id,
			project: path.projectId
		});
		if (project === void 0) throw notFound();
		const configs = store.rows("SELECT subproject_id, config FROM resolution_configs WHERE repository_id = :id ORDER BY subproject_id", project).map(({ subproject_id, config }) => [subproject_id, JSON.parse(config)]);
		return { resolutionConfigs: { perSubproject: Object.fromEntries(configs) } };
	},
	createNotificationWebhook({ platform, deployment, body: { name, url, useNetworkBroker = false, webhookSecret } }) {
		if (!URL.canParse(url)) throw new Fault(400, "The url of the webhook is not a valid address.");
		const hasSecret = webhookSecret !== void 0;
		const row = platform.store.row(`INSERT INTO notification_webhooks (deployment_id, name, url, use_network_broker, has_secret)
      VALUES (:id, :name, :url, :broker, :secret) RETURNING id`, {
			id: deployment.id,
			name,
			url,
			broker: Number(useNetworkBroker),
			secret: Number(hasSecret)
		});
		return { webhook: {
			id: String(row?.id),
			name,
			url,
			hasSecret,
			useNetworkBroker
		} };
	},
	createPatternFixTask({ platform }) {
		const now = Math.floor(Date.now() / 1e3);
		const claims = {
			sub: randomUUID(),
			aud: "pattern-fix",
			iat: now,
			exp: now + 900
		};
		return { taskTokenJwt: signJwt(platform.store, claims) };
	}
};
const boardNames = [
	"Monitor",
	"Comment",
	"Block"
];
const handlers = {
	...otherHandlers,
	...findingHandlers,
	...dependencyHandlers,
	...reportHandlers,
	...issueHandlers,
	...bundleHandlers
};
process.getBuiltinModule("node:buffer");
const isUtf8 = (() => process.getBuiltinModule("node:buffer").isUtf8)();
// src/generated/guards/requests.js
var requests_exports = __exportAll({
	isDependenciesRequest: () => isDependenciesRequest,
	isDetectionRequest: () => isDetectionRequest,
	isGetVocabularyQuery: () => isGetVocabularyQuery,
	isIssueSearchRequest: () => isIssueSearchRequest,
	isListFindingsQuery: () => isListFindingsQuery,
	isNotificationWebhookRequest: () => isNotificationWebhookRequest,
	isPatternFixRequest: () => isPatternFixRequest,
	isRemediationRequest: () => isRemediationRequest,
	isReportRequest: () => isReportRequest,
	isTriageRequest: () => isTriageRequest
});
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
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
const isDependenciesRequest = validate133;
function validate135(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate135.errors = vErrors;
	return errors === 0;
}
function validate138(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "name" || key0 === "versionLowerBound" || key0 === "versionUpperBound" || key0 === "exactVersion" || key0 === "exactNameMatch")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.versionLowerBound !== void 0) {
			if (typeof data.versionLowerBound !== "string") {
				vErrors = added(vErrors, instancePath + "/versionLowerBound", "#/properties/versionLowerBound/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.versionUpperBound !== void 0) {
			if (typeof data.versionUpperBound !== "string") {
				vErrors = added(vErrors, instancePath + "/versionUpperBound", "#/properties/versionUpperBound/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.exactVersion !== void 0) {
			if (typeof data.exactVersion !== "string") {
				vErrors = added(vErrors, instancePath + "/exactVersion", "#/properties/exactVersion/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.exactNameMatch !== void 0) {
			if (typeof data.exactNameMatch !== "boolean") {
				vErrors = added(vErrors, instancePath + "/exactNameMatch", "#/properties/exactNameMatch/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate138.errors = vErrors;
	return errors === 0;
}
function validate134(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "name" || key0 === "version" || key0 === "repositoryId" || key0 === "lockfilePath" || key0 === "license" || key0 === "ecosystem" || key0 === "packageFilters" || key0 === "includeArchived")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = added(vErrors, instancePath + "/version", "#/properties/version/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.repositoryId !== void 0) {
			let data2 = data.repositoryId;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						vErrors = added(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 > 9007199254740991 || isNaN(data3)) {
							vErrors = added(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data3 < 0 || isNaN(data3)) {
							vErrors = added(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repositoryId", "#/properties/repositoryId/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.lockfilePath !== void 0) {
			if (typeof data.lockfilePath !== "string") {
				vErrors = added(vErrors, instancePath + "/lockfilePath", "#/properties/lockfilePath/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.license !== void 0) {
			if (!validate135(data.license, { instancePath: instancePath + "/license" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.ecosystem !== void 0) {
			if (!validate135(data.ecosystem, { instancePath: instancePath + "/ecosystem" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.packageFilters !== void 0) {
			let data7 = data.packageFilters;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate138(data7[i1], { instancePath: instancePath + "/packageFilters/" + i1 })) {
					vErrors = appended(vErrors, validate138.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/packageFilters", "#/properties/packageFilters/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeArchived", "#/properties/includeArchived/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
function validate133(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "dependencyFilter" || key0 === "cursor" || key0 === "pageSize")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deploymentId !== void 0) {
			let data0 = data.deploymentId;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.dependencyFilter !== void 0) {
			if (!validate134(data.dependencyFilter, { instancePath: instancePath + "/dependencyFilter" })) {
				vErrors = appended(vErrors, validate134.errors);
				errors = vErrors.length;
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = added(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.pageSize !== void 0) {
			let data3 = data.pageSize;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = added(vErrors, instancePath + "/pageSize", "#/properties/pageSize/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 1e4 || isNaN(data3)) {
					vErrors = added(vErrors, instancePath + "/pageSize", "#/properties/pageSize/maximum", "maximum", {
						comparison: "<=",
						limit: 1e4
					}, "must be <= 10000");
					errors++;
				}
				if (data3 < 1 || isNaN(data3)) {
					vErrors = added(vErrors, instancePath + "/pageSize", "#/properties/pageSize/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate133.errors = vErrors;
	return errors === 0;
}
const isDetectionRequest = validate141;
const func2 = require_ucs2length().default;
const schema63 = { "enum": ["code", "secrets"] };
function validate143(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema63.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate143.errors = vErrors;
	return errors === 0;
}
function validate145(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			vErrors = added(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = added(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
const schema66 = { "enum": ["include", "exclude"] };
function validate150(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema66.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
function validate152(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
const schema68 = { "enum": ["rule", "pack"] };
function validate154(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema68.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
function validate156(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
function validate158(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate158.errors = vErrors;
	return errors === 0;
}
function validate149(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.rule_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate150(data.exception_type, { instancePath: instancePath + "/exception_type" })) {
				vErrors = appended(vErrors, validate150.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate152(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = appended(vErrors, validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate154(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = appended(vErrors, validate154.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate156(data.project, { instancePath: instancePath + "/project" })) {
				vErrors = appended(vErrors, validate156.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate158(data.project_tag_name, { instancePath: instancePath + "/project_tag_name" })) {
				vErrors = appended(vErrors, validate158.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate149.errors = vErrors;
	return errors === 0;
}
function validate142(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate143(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = appended(vErrors, validate143.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate145(data.rulesets, { instancePath: instancePath + "/rulesets" })) {
				vErrors = appended(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate145(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = appended(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate145(data.disabled, { instancePath: instancePath + "/disabled" })) {
				vErrors = appended(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					vErrors = added(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate149(data5[i0], { instancePath: instancePath + "/exceptions/" + i0 })) {
					vErrors = appended(vErrors, validate149.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate142.errors = vErrors;
	return errors === 0;
}
function validate141(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate142(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended(vErrors, validate142.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate141.errors = vErrors;
	return errors === 0;
}
const isGetVocabularyQuery = validate162;
const schema71 = { "properties": { "product": { "enum": [
	"code",
	"secrets",
	"remediation"
] } } };
function validate162(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "product")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.product !== void 0) {
			let data0 = data.product;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "code" || data0 === "secrets" || data0 === "remediation")) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/enum", "enum", { allowedValues: schema71.properties.product.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate162.errors = vErrors;
	return errors === 0;
}
const isIssueSearchRequest = validate163;
const schema72 = { "properties": {
	"groupBy": { "enum": ["GROUP_BY_RULE"] },
	"sortBy": { "enum": ["SORT_BY_ISSUE_COUNTS", "SORT_BY_SEVERITY"] },
	"sortDirection": { "enum": ["SORT_DIRECTION_ASC", "SORT_DIRECTION_DESC"] },
	"issueTypes": { "items": { "enum": [
		"ISSUE_TYPE_UNSPECIFIED",
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] } },
	"issueType": { "enum": [
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] },
	"issue_types": { "items": { "enum": [
		"ISSUE_TYPE_UNSPECIFIED",
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] } },
	"issue_type": { "enum": [
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] }
} };
const schema73 = { "properties": {
	"ids": { "$ref": "#/$defs/Texts" },
	"repositoryNames": { "$ref": "#/$defs/Texts" },
	"repositoryIds": { "$ref": "#/$defs/Texts" },
	"repositoryTags": { "$ref": "#/$defs/Texts" },
	"refs": { "$ref": "#/$defs/Texts" },
	"repositoryRefIds": { "$ref": "#/$defs/Texts" },
	"aiSensitivities": { "$ref": "#/$defs/Texts" },
	"teamNames": { "$ref": "#/$defs/Texts" },
	"policySlugs": { "$ref": "#/$defs/Texts" },
	"rules": { "$ref": "#/$defs/Texts" },
	"ruleIds": { "$ref": "#/$defs/Texts" },
	"rulesets": { "$ref": "#/$defs/Texts" },
	"categories": { "$ref": "#/$defs/Texts" },
	"dependencies": { "$ref": "#/$defs/Texts" },
	"cves": { "$ref": "#/$defs/Texts" },
	"issueParentIds": { "$ref": "#/$defs/Texts" },
	"secretTypes": { "$ref": "#/$defs/Texts" },
	"advisoryIds": { "$ref": "#/$defs/Texts" },
	"filePaths": { "$ref": "#/$defs/Texts" },
	"since": { "$ref": "#/$defs/Timestamp" },
	"until": { "$ref": "#/$defs/Timestamp" },
	"excludeHistorical": { "type": "boolean" },
	"onPrimaryBranch": { "type": "boolean" },
	"includeTicketed": { "type": "boolean" },
	"includeAiMemoryRendered": { "type": "boolean" },
	"includeArchived": { "type": "boolean" },
	"hasInFlightAutofixPr": { "type": "boolean" },
	"aiMemoryWillFlipVerdict": { "type": "string" },
	"aiMemoryReferenced": { "type": "string" },
	"aiMemoryRendered": { "type": "string" },
	"memoryIdInScope": { "type": "string" },
	"severities": { "$ref": "#/$defs/Texts" },
	"tab": { "type": "string" },
	"aggregateIssueStates": { "$ref": "#/$defs/Texts" }
} };
const func13 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
function validate184(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			vErrors = added(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, "must match pattern \"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$\"");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate184.errors = vErrors;
	return errors === 0;
}
function validate164(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func13.call(schema73.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.ids !== void 0) {
			if (!validate135(data.ids, { instancePath: instancePath + "/ids" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryNames !== void 0) {
			if (!validate135(data.repositoryNames, { instancePath: instancePath + "/repositoryNames" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryIds !== void 0) {
			if (!validate135(data.repositoryIds, { instancePath: instancePath + "/repositoryIds" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryTags !== void 0) {
			if (!validate135(data.repositoryTags, { instancePath: instancePath + "/repositoryTags" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.refs !== void 0) {
			if (!validate135(data.refs, { instancePath: instancePath + "/refs" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryRefIds !== void 0) {
			if (!validate135(data.repositoryRefIds, { instancePath: instancePath + "/repositoryRefIds" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.aiSensitivities !== void 0) {
			if (!validate135(data.aiSensitivities, { instancePath: instancePath + "/aiSensitivities" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.teamNames !== void 0) {
			if (!validate135(data.teamNames, { instancePath: instancePath + "/teamNames" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.policySlugs !== void 0) {
			if (!validate135(data.policySlugs, { instancePath: instancePath + "/policySlugs" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate135(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleIds !== void 0) {
			if (!validate135(data.ruleIds, { instancePath: instancePath + "/ruleIds" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate135(data.rulesets, { instancePath: instancePath + "/rulesets" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate135(data.categories, { instancePath: instancePath + "/categories" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.dependencies !== void 0) {
			if (!validate135(data.dependencies, { instancePath: instancePath + "/dependencies" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.cves !== void 0) {
			if (!validate135(data.cves, { instancePath: instancePath + "/cves" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.issueParentIds !== void 0) {
			if (!validate135(data.issueParentIds, { instancePath: instancePath + "/issueParentIds" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.secretTypes !== void 0) {
			if (!validate135(data.secretTypes, { instancePath: instancePath + "/secretTypes" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.advisoryIds !== void 0) {
			if (!validate135(data.advisoryIds, { instancePath: instancePath + "/advisoryIds" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.filePaths !== void 0) {
			if (!validate135(data.filePaths, { instancePath: instancePath + "/filePaths" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.since !== void 0) {
			if (!validate184(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = appended(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate184(data.until, { instancePath: instancePath + "/until" })) {
				vErrors = appended(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.excludeHistorical !== void 0) {
			if (typeof data.excludeHistorical !== "boolean") {
				vErrors = added(vErrors, instancePath + "/excludeHistorical", "#/properties/excludeHistorical/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.onPrimaryBranch !== void 0) {
			if (typeof data.onPrimaryBranch !== "boolean") {
				vErrors = added(vErrors, instancePath + "/onPrimaryBranch", "#/properties/onPrimaryBranch/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeTicketed !== void 0) {
			if (typeof data.includeTicketed !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeTicketed", "#/properties/includeTicketed/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeAiMemoryRendered !== void 0) {
			if (typeof data.includeAiMemoryRendered !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeAiMemoryRendered", "#/properties/includeAiMemoryRendered/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				vErrors = added(vErrors, instancePath + "/includeArchived", "#/properties/includeArchived/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.hasInFlightAutofixPr !== void 0) {
			if (typeof data.hasInFlightAutofixPr !== "boolean") {
				vErrors = added(vErrors, instancePath + "/hasInFlightAutofixPr", "#/properties/hasInFlightAutofixPr/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.aiMemoryWillFlipVerdict !== void 0) {
			if (typeof data.aiMemoryWillFlipVerdict !== "string") {
				vErrors = added(vErrors, instancePath + "/aiMemoryWillFlipVerdict", "#/properties/aiMemoryWillFlipVerdict/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aiMemoryReferenced !== void 0) {
			if (typeof data.aiMemoryReferenced !== "string") {
				vErrors = added(vErrors, instancePath + "/aiMemoryReferenced", "#/properties/aiMemoryReferenced/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aiMemoryRendered !== void 0) {
			if (typeof data.aiMemoryRendered !== "string") {
				vErrors = added(vErrors, instancePath + "/aiMemoryRendered", "#/properties/aiMemoryRendered/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.memoryIdInScope !== void 0) {
			if (typeof data.memoryIdInScope !== "string") {
				vErrors = added(vErrors, instancePath + "/memoryIdInScope", "#/properties/memoryIdInScope/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			if (!validate135(data.severities, { instancePath: instancePath + "/severities" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.tab !== void 0) {
			if (typeof data.tab !== "string") {
				vErrors = added(vErrors, instancePath + "/tab", "#/properties/tab/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aggregateIssueStates !== void 0) {
			if (!validate135(data.aggregateIssueStates, { instancePath: instancePath + "/aggregateIssueStates" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate164.errors = vErrors;
	return errors === 0;
}
function validate163(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issueTypes === void 0 && "issueTypes" || data.issue_types === void 0 && "issue_types") {
			vErrors = kept(vErrors, {});
			errors++;
		}
	}
	if (_errs3 === errors) {
		vErrors = added(vErrors, instancePath, "#/allOf/0/not", "not", {}, "must NOT be valid");
		errors++;
	} else {
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
	}
	const _errs5 = errors;
	const _errs6 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issueType === void 0 && "issueType" || data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		}
	}
	if (_errs6 === errors) {
		vErrors = added(vErrors, instancePath, "#/allOf/1/not", "not", {}, "must NOT be valid");
		errors++;
	} else {
		errors = _errs5;
		if (vErrors !== null) {
			if (_errs5) vErrors.length = _errs5;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.groupBy !== void 0) {
			let data1 = data.groupBy;
			if (typeof data1 !== "string") {
				vErrors = added(vErrors, instancePath + "/groupBy", "#/properties/groupBy/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data1 === "GROUP_BY_RULE")) {
				vErrors = added(vErrors, instancePath + "/groupBy", "#/properties/groupBy/enum", "enum", { allowedValues: schema72.properties.groupBy.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = added(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.filter !== void 0) {
			if (!validate164(data.filter, { instancePath: instancePath + "/filter" })) {
				vErrors = appended(vErrors, validate164.errors);
				errors = vErrors.length;
			}
		}
		if (data.sortBy !== void 0) {
			let data5 = data.sortBy;
			if (typeof data5 !== "string") {
				vErrors = added(vErrors, instancePath + "/sortBy", "#/properties/sortBy/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data5 === "SORT_BY_ISSUE_COUNTS" || data5 === "SORT_BY_SEVERITY")) {
				vErrors = added(vErrors, instancePath + "/sortBy", "#/properties/sortBy/enum", "enum", { allowedValues: schema72.properties.sortBy.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.sortDirection !== void 0) {
			let data6 = data.sortDirection;
			if (typeof data6 !== "string") {
				vErrors = added(vErrors, instancePath + "/sortDirection", "#/properties/sortDirection/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data6 === "SORT_DIRECTION_ASC" || data6 === "SORT_DIRECTION_DESC")) {
				vErrors = added(vErrors, instancePath + "/sortDirection", "#/properties/sortDirection/enum", "enum", { allowedValues: schema72.properties.sortDirection.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issueTypes !== void 0) {
			let data7 = data.issueTypes;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						vErrors = added(vErrors, instancePath + "/issueTypes/" + i0, "#/properties/issueTypes/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data8 === "ISSUE_TYPE_UNSPECIFIED" || data8 === "ISSUE_TYPE_SAST" || data8 === "ISSUE_TYPE_SCA" || data8 === "ISSUE_TYPE_SECRETS" || data8 === "ISSUE_TYPE_RESEARCH" || data8 === "ISSUE_TYPE_AI_SAST")) {
						vErrors = added(vErrors, instancePath + "/issueTypes/" + i0, "#/properties/issueTypes/items/enum", "enum", { allowedValues: schema72.properties.issueTypes.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/issueTypes", "#/properties/issueTypes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issueType !== void 0) {
			let data9 = data.issueType;
			if (typeof data9 !== "string") {
				vErrors = added(vErrors, instancePath + "/issueType", "#/properties/issueType/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data9 === "ISSUE_TYPE_SAST" || data9 === "ISSUE_TYPE_SCA" || data9 === "ISSUE_TYPE_SECRETS" || data9 === "ISSUE_TYPE_RESEARCH" || data9 === "ISSUE_TYPE_AI_SAST")) {
				vErrors = added(vErrors, instancePath + "/issueType", "#/properties/issueType/enum", "enum", { allowedValues: schema72.properties.issueType.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issue_types !== void 0) {
			let data10 = data.issue_types;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data11 = data10[i1];
					if (typeof data11 !== "string") {
						vErrors = added(vErrors, instancePath + "/issue_types/" + i1, "#/properties/issue_types/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data11 === "ISSUE_TYPE_UNSPECIFIED" || data11 === "ISSUE_TYPE_SAST" || data11 === "ISSUE_TYPE_SCA" || data11 === "ISSUE_TYPE_SECRETS" || data11 === "ISSUE_TYPE_RESEARCH" || data11 === "ISSUE_TYPE_AI_SAST")) {
						vErrors = added(vErrors, instancePath + "/issue_types/" + i1, "#/properties/issue_types/items/enum", "enum", { allowedValues: schema72.properties.issue_types.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/issue_types", "#/properties/issue_types/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issue_type !== void 0) {
			let data12 = data.issue_type;
			if (typeof data12 !== "string") {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data12 === "ISSUE_TYPE_SAST" || data12 === "ISSUE_TYPE_SCA" || data12 === "ISSUE_TYPE_SECRETS" || data12 === "ISSUE_TYPE_RESEARCH" || data12 === "ISSUE_TYPE_AI_SAST")) {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema72.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
const isListFindingsQuery = validate190;
const schema75 = { "properties": {
	"issue_type": {
		"type": "string",
		"enum": [
			"sast",
			"sca",
			"ai_sast"
		]
	},
	"since": {
		"type": "number",
		"format": "double"
	},
	"page": {
		"type": "integer",
		"format": "int64",
		"minimum": 0,
		"maximum": 9007199254740991
	},
	"page_size": {
		"type": "integer",
		"format": "int64",
		"minimum": 100,
		"maximum": 3e3
	},
	"dedup": { "type": "boolean" },
	"repos": { "$ref": "#/$defs/Texts" },
	"repository_ids": {
		"type": "array",
		"items": {
			"type": ["integer", "string"],
			"format": "int64",
			"pattern": "^[0-9]{1,19}$",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"status": { "$ref": "#/$defs/FindingStatus" },
	"triage_reasons": {
		"type": "array",
		"items": { "$ref": "#/$defs/TriageReason" }
	},
	"severities": {
		"type": "array",
		"items": { "$ref": "#/$defs/Severity" }
	},
	"ref": { "type": "string" },
	"policies": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"rule-board-audit",
				"rule-board-pr-comments",
				"rule-board-block"
			]
		}
	},
	"rules": { "$ref": "#/$defs/Texts" },
	"categories": { "$ref": "#/$defs/Texts" },
	"confidence": { "$ref": "#/$defs/Confidence" },
	"autotriage_verdict": { "$ref": "#/$defs/AutotriageVerdict" },
	"component_tags": { "$ref": "#/$defs/Texts" },
	"exposures": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"reachable",
				"always_reachable",
				"conditionally_reachable",
				"unreachable",
				"unknown"
			]
		}
	},
	"transitivities": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"direct",
				"transitive",
				"unknown"
			]
		}
	},
	"is_malicious": { "type": "boolean" },
	"click_to_fix_pr_state": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": ["open", "merged"]
		}
	}
} };
const schema76 = { "enum": [
	"open",
	"fixed",
	"ignored",
	"reviewing",
	"fixing",
	"provisionally_ignored"
] };
function validate192(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "open" || data === "fixed" || data === "ignored" || data === "reviewing" || data === "fixing" || data === "provisionally_ignored")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema76.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate192.errors = vErrors;
	return errors === 0;
}
const schema77 = { "enum": [
	"acceptable_risk",
	"false_positive",
	"no_time",
	"no_triage_reason",
	"duplicate"
] };
function validate194(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "acceptable_risk" || data === "false_positive" || data === "no_time" || data === "no_triage_reason" || data === "duplicate")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema77.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate194.errors = vErrors;
	return errors === 0;
}
const schema78 = { "enum": [
	"low",
	"medium",
	"high",
	"critical"
] };
function validate196(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high" || data === "critical")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema78.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate196.errors = vErrors;
	return errors === 0;
}
const schema79 = { "enum": [
	"low",
	"medium",
	"high"
] };
function validate200(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema79.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate200.errors = vErrors;
	return errors === 0;
}
const schema80 = { "enum": ["true_positive", "false_positive"] };
function validate202(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "true_positive" || data === "false_positive")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema80.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate202.errors = vErrors;
	return errors === 0;
}
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
function validate190(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			let data0 = data.issue_type;
			if (!(data0 === "sca" || data0 === "ai_sast")) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.policies !== void 0) {
				vErrors = added(vErrors, instancePath + "/policies", "#/allOf/0/then/properties/policies/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.rules !== void 0) {
				vErrors = added(vErrors, instancePath + "/rules", "#/allOf/0/then/properties/rules/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.categories !== void 0) {
				vErrors = added(vErrors, instancePath + "/categories", "#/allOf/0/then/properties/categories/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.confidence !== void 0) {
				vErrors = added(vErrors, instancePath + "/confidence", "#/allOf/0/then/properties/confidence/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.autotriage_verdict !== void 0) {
				vErrors = added(vErrors, instancePath + "/autotriage_verdict", "#/allOf/0/then/properties/autotriage_verdict/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = added(vErrors, instancePath, "#/allOf/0/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs7 = errors;
	let valid4 = true;
	const _errs8 = errors;
	const _errs9 = errors;
	const _errs10 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("sca" !== data.issue_type) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	if (_errs10 === errors) {
		vErrors = kept(vErrors, {});
		errors++;
	} else {
		errors = _errs9;
		if (vErrors !== null) {
			if (_errs9) vErrors.length = _errs9;
			else vErrors = null;
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs12 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.exposures !== void 0) {
				vErrors = added(vErrors, instancePath + "/exposures", "#/allOf/1/then/properties/exposures/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.transitivities !== void 0) {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/allOf/1/then/properties/transitivities/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.is_malicious !== void 0) {
				vErrors = added(vErrors, instancePath + "/is_malicious", "#/allOf/1/then/properties/is_malicious/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid1 = _errs12 === errors;
		valid4 = _valid1;
	}
	if (!valid4) {
		vErrors = added(vErrors, instancePath, "#/allOf/1/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs14 = errors;
	let valid8 = true;
	const _errs15 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("ai_sast" !== data.issue_type) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid2 = _errs15 === errors;
	errors = _errs14;
	if (vErrors !== null) {
		if (_errs14) vErrors.length = _errs14;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs17 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.click_to_fix_pr_state !== void 0) {
				vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state", "#/allOf/2/then/properties/click_to_fix_pr_state/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid2 = _errs17 === errors;
		valid8 = _valid2;
	}
	if (!valid8) {
		vErrors = added(vErrors, instancePath, "#/allOf/2/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs19 = errors;
	let valid11 = true;
	const _errs20 = errors;
	const _errs21 = errors;
	const _errs22 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0 && "status") {
			vErrors = kept(vErrors, {});
			errors++;
		} else if (data.status !== void 0) {
			if ("ignored" !== data.status) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	if (_errs22 === errors) {
		vErrors = kept(vErrors, {});
		errors++;
	} else {
		errors = _errs21;
		if (vErrors !== null) {
			if (_errs21) vErrors.length = _errs21;
			else vErrors = null;
		}
	}
	var _valid3 = _errs20 === errors;
	errors = _errs19;
	if (vErrors !== null) {
		if (_errs19) vErrors.length = _errs19;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs24 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.triage_reasons !== void 0) {
				vErrors = added(vErrors, instancePath + "/triage_reasons", "#/allOf/3/then/properties/triage_reasons/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid3 = _errs24 === errors;
		valid11 = _valid3;
	}
	if (!valid11) {
		vErrors = added(vErrors, instancePath, "#/allOf/3/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func13.call(schema75.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data14 = data.issue_type;
			if (typeof data14 !== "string") {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data14 === "sast" || data14 === "sca" || data14 === "ai_sast")) {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema75.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data15 = data.since;
			if (!(typeof data15 == "number" && isFinite(data15))) {
				vErrors = added(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: "number" }, "must be number");
				errors++;
			}
		}
		if (data.page !== void 0) {
			let data16 = data.page;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
				vErrors = added(vErrors, instancePath + "/page", "#/properties/page/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data16 == "number" && isFinite(data16)) {
				if (data16 > 9007199254740991 || isNaN(data16)) {
					vErrors = added(vErrors, instancePath + "/page", "#/properties/page/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data16 < 0 || isNaN(data16)) {
					vErrors = added(vErrors, instancePath + "/page", "#/properties/page/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.page_size !== void 0) {
			let data17 = data.page_size;
			if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
				vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data17 == "number" && isFinite(data17)) {
				if (data17 > 3e3 || isNaN(data17)) {
					vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/maximum", "maximum", {
						comparison: "<=",
						limit: 3e3
					}, "must be <= 3000");
					errors++;
				}
				if (data17 < 100 || isNaN(data17)) {
					vErrors = added(vErrors, instancePath + "/page_size", "#/properties/page_size/minimum", "minimum", {
						comparison: ">=",
						limit: 100
					}, "must be >= 100");
					errors++;
				}
			}
		}
		if (data.dedup !== void 0) {
			if (typeof data.dedup !== "boolean") {
				vErrors = added(vErrors, instancePath + "/dedup", "#/properties/dedup/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.repos !== void 0) {
			if (!validate135(data.repos, { instancePath: instancePath + "/repos" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository_ids !== void 0) {
			let data20 = data.repository_ids;
			if (Array.isArray(data20)) {
				const len0 = data20.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data21 = data20[i0];
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) && typeof data21 !== "string") {
						vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/type", "type", { type: schema75.properties.repository_ids.items.type }, "must be integer,string");
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 > 9007199254740991 || isNaN(data21)) {
							vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data21 < 0 || isNaN(data21)) {
							vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
					if (typeof data21 === "string") {
						if (!pattern3.test(data21)) {
							vErrors = added(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repository_ids", "#/properties/repository_ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.status !== void 0) {
			if (!validate192(data.status, { instancePath: instancePath + "/status" })) {
				vErrors = appended(vErrors, validate192.errors);
				errors = vErrors.length;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data23 = data.triage_reasons;
			if (Array.isArray(data23)) {
				const len1 = data23.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate194(data23[i1], { instancePath: instancePath + "/triage_reasons/" + i1 })) {
					vErrors = appended(vErrors, validate194.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data25 = data.severities;
			if (Array.isArray(data25)) {
				const len2 = data25.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate196(data25[i2], { instancePath: instancePath + "/severities/" + i2 })) {
					vErrors = appended(vErrors, validate196.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ref !== void 0) {
			if (typeof data.ref !== "string") {
				vErrors = added(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data28 = data.policies;
			if (Array.isArray(data28)) {
				const len3 = data28.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data29 = data28[i3];
					if (typeof data29 !== "string") {
						vErrors = added(vErrors, instancePath + "/policies/" + i3, "#/properties/policies/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data29 === "rule-board-audit" || data29 === "rule-board-pr-comments" || data29 === "rule-board-block")) {
						vErrors = added(vErrors, instancePath + "/policies/" + i3, "#/properties/policies/items/enum", "enum", { allowedValues: schema75.properties.policies.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			if (!validate135(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate135(data.categories, { instancePath: instancePath + "/categories" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate200(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = appended(vErrors, validate200.errors);
				errors = vErrors.length;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate202(data.autotriage_verdict, { instancePath: instancePath + "/autotriage_verdict" })) {
				vErrors = appended(vErrors, validate202.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate135(data.component_tags, { instancePath: instancePath + "/component_tags" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.exposures !== void 0) {
			let data35 = data.exposures;
			if (Array.isArray(data35)) {
				const len4 = data35.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data36 = data35[i4];
					if (typeof data36 !== "string") {
						vErrors = added(vErrors, instancePath + "/exposures/" + i4, "#/properties/exposures/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data36 === "reachable" || data36 === "always_reachable" || data36 === "conditionally_reachable" || data36 === "unreachable" || data36 === "unknown")) {
						vErrors = added(vErrors, instancePath + "/exposures/" + i4, "#/properties/exposures/items/enum", "enum", { allowedValues: schema75.properties.exposures.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exposures", "#/properties/exposures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.transitivities !== void 0) {
			let data37 = data.transitivities;
			if (Array.isArray(data37)) {
				const len5 = data37.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data38 = data37[i5];
					if (typeof data38 !== "string") {
						vErrors = added(vErrors, instancePath + "/transitivities/" + i5, "#/properties/transitivities/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data38 === "direct" || data38 === "transitive" || data38 === "unknown")) {
						vErrors = added(vErrors, instancePath + "/transitivities/" + i5, "#/properties/transitivities/items/enum", "enum", { allowedValues: schema75.properties.transitivities.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/properties/transitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.is_malicious !== void 0) {
			if (typeof data.is_malicious !== "boolean") {
				vErrors = added(vErrors, instancePath + "/is_malicious", "#/properties/is_malicious/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.click_to_fix_pr_state !== void 0) {
			let data40 = data.click_to_fix_pr_state;
			if (Array.isArray(data40)) {
				const len6 = data40.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data41 = data40[i6];
					if (typeof data41 !== "string") {
						vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state/" + i6, "#/properties/click_to_fix_pr_state/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data41 === "open" || data41 === "merged")) {
						vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state/" + i6, "#/properties/click_to_fix_pr_state/items/enum", "enum", { allowedValues: schema75.properties.click_to_fix_pr_state.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/click_to_fix_pr_state", "#/properties/click_to_fix_pr_state/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate190.errors = vErrors;
	return errors === 0;
}
const isNotificationWebhookRequest = validate205;
const pattern6 = new RegExp("^https?://\\S+$", "u");
function validate205(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.url === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "url" }, "must have required property 'url'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "name" || key0 === "url" || key0 === "useNetworkBroker" || key0 === "webhookSecret")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func2(data1) < 1) {
					vErrors = added(vErrors, instancePath + "/name", "#/properties/name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 === "string") {
				if (!pattern6.test(data2)) {
					vErrors = added(vErrors, instancePath + "/url", "#/properties/url/pattern", "pattern", { pattern: "^https?://\\S+$" }, "must match pattern \"^https?://\\S+$\"");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.useNetworkBroker !== void 0) {
			if (typeof data.useNetworkBroker !== "boolean") {
				vErrors = added(vErrors, instancePath + "/useNetworkBroker", "#/properties/useNetworkBroker/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.webhookSecret !== void 0) {
			let data4 = data.webhookSecret;
			if (typeof data4 === "string") {
				if (func2(data4) < 1) {
					vErrors = added(vErrors, instancePath + "/webhookSecret", "#/properties/webhookSecret/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/webhookSecret", "#/properties/webhookSecret/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate205.errors = vErrors;
	return errors === 0;
}
const isPatternFixRequest = validate206;
function validate206(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pattern === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "pattern" }, "must have required property 'pattern'");
			errors++;
		}
		if (data.language === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "language" }, "must have required property 'language'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "pattern" || key0 === "language")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.pattern !== void 0) {
			if (typeof data.pattern !== "string") {
				vErrors = added(vErrors, instancePath + "/pattern", "#/properties/pattern/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.language !== void 0) {
			if (typeof data.language !== "string") {
				vErrors = added(vErrors, instancePath + "/language", "#/properties/language/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate206.errors = vErrors;
	return errors === 0;
}
const isRemediationRequest = validate207;
function validate210(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 500) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 500 }, "must NOT have more than 500 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
const pattern7 = new RegExp("^\\S+$", "u");
function validate212(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern7.test(data)) {
			vErrors = added(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
function validate214(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e4) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate214.errors = vErrors;
	return errors === 0;
}
function validate216(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "boolean" }, "must be boolean");
		errors++;
	}
	validate216.errors = vErrors;
	return errors === 0;
}
const schema90 = { "properties": { "mode": { "enum": ["all", "any"] } } };
const schema91 = { "properties": { "mode": { "enum": ["any", "none"] } } };
const pattern8 = new RegExp("^\\S(?:.*\\S)?$", "u");
function validate219(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "values" }, "must have required property 'values'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added(vErrors, instancePath + "/values", "#/properties/values/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added(vErrors, instancePath + "/values", "#/properties/values/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e3) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern8.test(data2)) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema91.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate219.errors = vErrors;
	return errors === 0;
}
function validate218(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "mode" }, "must have required property 'mode'");
			errors++;
		}
		if (data.conditions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema90.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate219(data1[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
					vErrors = appended(vErrors, validate219.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate218.errors = vErrors;
	return errors === 0;
}
function validate223(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					vErrors = added(vErrors, instancePath + "/config", "#/properties/config/maxProperties", "maxProperties", { limit: 100 }, "must NOT have more than 100 properties");
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e4) {
							vErrors = added(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate223.errors = vErrors;
	return errors === 0;
}
function validate222(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = added(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate223(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = appended(vErrors, validate223.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate222.errors = vErrors;
	return errors === 0;
}
function validate209(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate210(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = appended(vErrors, validate210.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate212(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = appended(vErrors, validate212.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate214(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = appended(vErrors, validate214.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate216(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = appended(vErrors, validate216.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate218(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended(vErrors, validate218.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate222(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = appended(vErrors, validate222.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate209.errors = vErrors;
	return errors === 0;
}
function validate208(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate209(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = appended(vErrors, validate209.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate208.errors = vErrors;
	return errors === 0;
}
function validate207(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate208(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended(vErrors, validate208.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate207.errors = vErrors;
	return errors === 0;
}
const isReportRequest = validate228;
const schema95 = { "properties": {
	"timePeriod": { "$ref": "#/$defs/AskedPeriod" },
	"projects": { "$ref": "#/$defs/Texts" },
	"tags": { "$ref": "#/$defs/Texts" },
	"teams": { "$ref": "#/$defs/Texts" },
	"ruleIds": { "$ref": "#/$defs/Texts" },
	"findingCategories": { "$ref": "#/$defs/Texts" },
	"projectIds": { "$ref": "#/$defs/Texts" },
	"findingTypes": { "$ref": "#/$defs/Texts" },
	"timeBucketSize": { "type": "string" }
} };
function validate230(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "since" || key0 === "until")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.since !== void 0) {
			if (!validate184(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = appended(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate184(data.until, { instancePath: instancePath + "/until" })) {
				vErrors = appended(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate230.errors = vErrors;
	return errors === 0;
}
function validate229(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func13.call(schema95.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.timePeriod !== void 0) {
			if (!validate230(data.timePeriod, { instancePath: instancePath + "/timePeriod" })) {
				vErrors = appended(vErrors, validate230.errors);
				errors = vErrors.length;
			}
		}
		if (data.projects !== void 0) {
			if (!validate135(data.projects, { instancePath: instancePath + "/projects" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			if (!validate135(data.tags, { instancePath: instancePath + "/tags" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.teams !== void 0) {
			if (!validate135(data.teams, { instancePath: instancePath + "/teams" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleIds !== void 0) {
			if (!validate135(data.ruleIds, { instancePath: instancePath + "/ruleIds" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.findingCategories !== void 0) {
			if (!validate135(data.findingCategories, { instancePath: instancePath + "/findingCategories" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.projectIds !== void 0) {
			if (!validate135(data.projectIds, { instancePath: instancePath + "/projectIds" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.findingTypes !== void 0) {
			if (!validate135(data.findingTypes, { instancePath: instancePath + "/findingTypes" })) {
				vErrors = appended(vErrors, validate135.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeBucketSize !== void 0) {
			if (typeof data.timeBucketSize !== "string") {
				vErrors = added(vErrors, instancePath + "/timeBucketSize", "#/properties/timeBucketSize/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate229.errors = vErrors;
	return errors === 0;
}
function validate228(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.filters === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "filters" || key0 === "timeBucketSize")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.filters !== void 0) {
			if (!validate229(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended(vErrors, validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeBucketSize !== void 0) {
			if (typeof data.timeBucketSize !== "string") {
				vErrors = added(vErrors, instancePath + "/timeBucketSize", "#/properties/timeBucketSize/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate228.errors = vErrors;
	return errors === 0;
}
const isTriageRequest = validate242;
const schema97 = { "properties": {
	"issue_type": {
		"type": "string",
		"enum": [
			"sast",
			"sca",
			"secrets"
		]
	},
	"issue_ids": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "integer",
			"format": "int64",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"limit": {
		"type": "integer",
		"minimum": 1,
		"maximum": 3e3
	},
	"new_triage_state": {
		"type": "string",
		"enum": [
			"ignored",
			"reviewing",
			"fixing",
			"reopened",
			"provisionally_ignored"
		]
	},
	"new_triage_reason": {
		"type": "string",
		"enum": [
			"acceptable_risk",
			"false_positive",
			"no_time",
			"no_triage_reason",
			"duplicate"
		]
	},
	"new_note": {
		"type": "string",
		"maxLength": 3e3
	},
	"autotriage_verdict": { "$ref": "#/$defs/AutotriageVerdict" },
	"categories": { "$ref": "#/$defs/TriageTexts" },
	"component_tags": { "$ref": "#/$defs/TriageTexts" },
	"confidence": { "$ref": "#/$defs/Confidence" },
	"dependencies": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"epss_probability": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"exposures": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"include_historical": { "type": "boolean" },
	"policies": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"policy_mode": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"monitor",
				"comment",
				"block"
			]
		}
	},
	"pro_only": { "type": "boolean" },
	"project_tags": { "$ref": "#/$defs/TriageTexts" },
	"ref": {
		"type": "string",
		"minLength": 1
	},
	"repos": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"repository_visibility": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": ["public", "private"]
		}
	},
	"rules": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"ruleset": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"secret_types": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"severities": {
		"type": "array",
		"minItems": 1,
		"items": { "$ref": "#/$defs/Severity" }
	},
	"since": {
		"type": "integer",
		"format": "int64"
	},
	"status": {
		"type": "string",
		"minLength": 1
	},
	"transitivities": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"triage_reasons": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"validation_state": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	}
} };
function validate244(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length < 1) {
			vErrors = added(vErrors, instancePath, "#/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate244.errors = vErrors;
	return errors === 0;
}
function validate242(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = false;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_ids === void 0) {
			vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/0/required", "required", { missingProperty: "issue_ids" }, "must have required property 'issue_ids'");
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	valid1 = valid1 || _valid0;
	if (!valid1) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.autotriage_verdict === void 0) {
				vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/1/required", "required", { missingProperty: "autotriage_verdict" }, "must have required property 'autotriage_verdict'");
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid1 = valid1 || _valid0;
		if (!valid1) {
			const _errs5 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.categories === void 0) {
					vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/2/required", "required", { missingProperty: "categories" }, "must have required property 'categories'");
					errors++;
				}
			}
			var _valid0 = _errs5 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs6 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.component_tags === void 0) {
						vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/3/required", "required", { missingProperty: "component_tags" }, "must have required property 'component_tags'");
						errors++;
					}
				}
				var _valid0 = _errs6 === errors;
				valid1 = valid1 || _valid0;
				if (!valid1) {
					const _errs7 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.confidence === void 0) {
							vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/4/required", "required", { missingProperty: "confidence" }, "must have required property 'confidence'");
							errors++;
						}
					}
					var _valid0 = _errs7 === errors;
					valid1 = valid1 || _valid0;
					if (!valid1) {
						const _errs8 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.dependencies === void 0) {
								vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/5/required", "required", { missingProperty: "dependencies" }, "must have required property 'dependencies'");
								errors++;
							}
						}
						var _valid0 = _errs8 === errors;
						valid1 = valid1 || _valid0;
						if (!valid1) {
							const _errs9 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.epss_probability === void 0) {
									vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/6/required", "required", { missingProperty: "epss_probability" }, "must have required property 'epss_probability'");
									errors++;
								}
							}
							var _valid0 = _errs9 === errors;
							valid1 = valid1 || _valid0;
							if (!valid1) {
								const _errs10 = errors;
								if (data && typeof data == "object" && !Array.isArray(data)) {
									if (data.exposures === void 0) {
										vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/7/required", "required", { missingProperty: "exposures" }, "must have required property 'exposures'");
										errors++;
									}
								}
								var _valid0 = _errs10 === errors;
								valid1 = valid1 || _valid0;
								if (!valid1) {
									const _errs11 = errors;
									if (data && typeof data == "object" && !Array.isArray(data)) {
										if (data.policies === void 0) {
											vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/8/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
											errors++;
										}
									}
									var _valid0 = _errs11 === errors;
									valid1 = valid1 || _valid0;
									if (!valid1) {
										const _errs12 = errors;
										if (data && typeof data == "object" && !Array.isArray(data)) {
											if (data.policy_mode === void 0) {
												vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/9/required", "required", { missingProperty: "policy_mode" }, "must have required property 'policy_mode'");
												errors++;
											}
										}
										var _valid0 = _errs12 === errors;
										valid1 = valid1 || _valid0;
										if (!valid1) {
											const _errs13 = errors;
											if (data && typeof data == "object" && !Array.isArray(data)) {
												if (data.pro_only === void 0) {
													vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/10/required", "required", { missingProperty: "pro_only" }, "must have required property 'pro_only'");
													errors++;
												}
											}
											var _valid0 = _errs13 === errors;
											valid1 = valid1 || _valid0;
											if (!valid1) {
												const _errs14 = errors;
												if (data && typeof data == "object" && !Array.isArray(data)) {
													if (data.project_tags === void 0) {
														vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/11/required", "required", { missingProperty: "project_tags" }, "must have required property 'project_tags'");
														errors++;
													}
												}
												var _valid0 = _errs14 === errors;
												valid1 = valid1 || _valid0;
												if (!valid1) {
													const _errs15 = errors;
													if (data && typeof data == "object" && !Array.isArray(data)) {
														if (data.ref === void 0) {
															vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/12/required", "required", { missingProperty: "ref" }, "must have required property 'ref'");
															errors++;
														}
													}
													var _valid0 = _errs15 === errors;
													valid1 = valid1 || _valid0;
													if (!valid1) {
														const _errs16 = errors;
														if (data && typeof data == "object" && !Array.isArray(data)) {
															if (data.repos === void 0) {
																vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/13/required", "required", { missingProperty: "repos" }, "must have required property 'repos'");
																errors++;
															}
														}
														var _valid0 = _errs16 === errors;
														valid1 = valid1 || _valid0;
														if (!valid1) {
															const _errs17 = errors;
															if (data && typeof data == "object" && !Array.isArray(data)) {
																if (data.repository_visibility === void 0) {
																	vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/14/required", "required", { missingProperty: "repository_visibility" }, "must have required property 'repository_visibility'");
																	errors++;
																}
															}
															var _valid0 = _errs17 === errors;
															valid1 = valid1 || _valid0;
															if (!valid1) {
																const _errs18 = errors;
																if (data && typeof data == "object" && !Array.isArray(data)) {
																	if (data.rules === void 0) {
																		vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/15/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
																		errors++;
																	}
																}
																var _valid0 = _errs18 === errors;
																valid1 = valid1 || _valid0;
																if (!valid1) {
																	const _errs19 = errors;
																	if (data && typeof data == "object" && !Array.isArray(data)) {
																		if (data.ruleset === void 0) {
																			vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/16/required", "required", { missingProperty: "ruleset" }, "must have required property 'ruleset'");
																			errors++;
																		}
																	}
																	var _valid0 = _errs19 === errors;
																	valid1 = valid1 || _valid0;
																	if (!valid1) {
																		const _errs20 = errors;
																		if (data && typeof data == "object" && !Array.isArray(data)) {
																			if (data.secret_types === void 0) {
																				vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/17/required", "required", { missingProperty: "secret_types" }, "must have required property 'secret_types'");
																				errors++;
																			}
																		}
																		var _valid0 = _errs20 === errors;
																		valid1 = valid1 || _valid0;
																		if (!valid1) {
																			const _errs21 = errors;
																			if (data && typeof data == "object" && !Array.isArray(data)) {
																				if (data.severities === void 0) {
																					vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/18/required", "required", { missingProperty: "severities" }, "must have required property 'severities'");
																					errors++;
																				}
																			}
																			var _valid0 = _errs21 === errors;
																			valid1 = valid1 || _valid0;
																			if (!valid1) {
																				const _errs22 = errors;
																				if (data && typeof data == "object" && !Array.isArray(data)) {
																					if (data.since === void 0) {
																						vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/19/required", "required", { missingProperty: "since" }, "must have required property 'since'");
																						errors++;
																					}
																				}
																				var _valid0 = _errs22 === errors;
																				valid1 = valid1 || _valid0;
																				if (!valid1) {
																					const _errs23 = errors;
																					if (data && typeof data == "object" && !Array.isArray(data)) {
																						if (data.status === void 0) {
																							vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/20/required", "required", { missingProperty: "status" }, "must have required property 'status'");
																							errors++;
																						}
																					}
																					var _valid0 = _errs23 === errors;
																					valid1 = valid1 || _valid0;
																					if (!valid1) {
																						const _errs24 = errors;
																						if (data && typeof data == "object" && !Array.isArray(data)) {
																							if (data.transitivities === void 0) {
																								vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/21/required", "required", { missingProperty: "transitivities" }, "must have required property 'transitivities'");
																								errors++;
																							}
																						}
																						var _valid0 = _errs24 === errors;
																						valid1 = valid1 || _valid0;
																						if (!valid1) {
																							const _errs25 = errors;
																							if (data && typeof data == "object" && !Array.isArray(data)) {
																								if (data.triage_reasons === void 0) {
																									vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/22/required", "required", { missingProperty: "triage_reasons" }, "must have required property 'triage_reasons'");
																									errors++;
																								}
																							}
																							var _valid0 = _errs25 === errors;
																							valid1 = valid1 || _valid0;
																							if (!valid1) {
																								const _errs26 = errors;
																								if (data && typeof data == "object" && !Array.isArray(data)) {
																									if (data.validation_state === void 0) {
																										vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf/23/required", "required", { missingProperty: "validation_state" }, "must have required property 'validation_state'");
																										errors++;
																									}
																								}
																								var _valid0 = _errs26 === errors;
																								valid1 = valid1 || _valid0;
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	}
	if (!valid1) {
		vErrors = added(vErrors, instancePath, "#/allOf/0/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
	}
	const _errs28 = errors;
	let valid2 = false;
	const _errs29 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.new_triage_state === void 0) {
			vErrors = added(vErrors, instancePath, "#/allOf/1/anyOf/0/required", "required", { missingProperty: "new_triage_state" }, "must have required property 'new_triage_state'");
			errors++;
		}
	}
	var _valid1 = _errs29 === errors;
	valid2 = valid2 || _valid1;
	if (!valid2) {
		const _errs30 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.new_note === void 0) {
				vErrors = added(vErrors, instancePath, "#/allOf/1/anyOf/1/required", "required", { missingProperty: "new_note" }, "must have required property 'new_note'");
				errors++;
			}
		}
		var _valid1 = _errs30 === errors;
		valid2 = valid2 || _valid1;
	}
	if (!valid2) {
		vErrors = added(vErrors, instancePath, "#/allOf/1/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs28;
		if (vErrors !== null) {
			if (_errs28) vErrors.length = _errs28;
			else vErrors = null;
		}
	}
	const _errs32 = errors;
	let valid3 = true;
	const _errs33 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.new_triage_reason === void 0 && "new_triage_reason") {
			vErrors = kept(vErrors, {});
			errors++;
		}
	}
	var _valid2 = _errs33 === errors;
	errors = _errs32;
	if (vErrors !== null) {
		if (_errs32) vErrors.length = _errs32;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs34 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.new_triage_state === void 0) {
				vErrors = added(vErrors, instancePath, "#/allOf/2/then/required", "required", { missingProperty: "new_triage_state" }, "must have required property 'new_triage_state'");
				errors++;
			}
			if (data.new_triage_state !== void 0) {
				if ("ignored" !== data.new_triage_state) {
					vErrors = added(vErrors, instancePath + "/new_triage_state", "#/allOf/2/then/properties/new_triage_state/const", "const", { allowedValue: "ignored" }, "must be equal to constant");
					errors++;
				}
			}
		}
		var _valid2 = _errs34 === errors;
		valid3 = _valid2;
	}
	if (!valid3) {
		vErrors = added(vErrors, instancePath, "#/allOf/2/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs37 = errors;
	let valid5 = true;
	const _errs38 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data1 = data.issue_type;
			if (!(data1 === "sast" || data1 === "secrets")) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid3 = _errs38 === errors;
	errors = _errs37;
	if (vErrors !== null) {
		if (_errs37) vErrors.length = _errs37;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs40 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.dependencies !== void 0) {
				vErrors = added(vErrors, instancePath + "/dependencies", "#/allOf/3/then/properties/dependencies/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.epss_probability !== void 0) {
				vErrors = added(vErrors, instancePath + "/epss_probability", "#/allOf/3/then/properties/epss_probability/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.exposures !== void 0) {
				vErrors = added(vErrors, instancePath + "/exposures", "#/allOf/3/then/properties/exposures/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.transitivities !== void 0) {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/allOf/3/then/properties/transitivities/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid3 = _errs40 === errors;
		valid5 = _valid3;
	}
	if (!valid5) {
		vErrors = added(vErrors, instancePath, "#/allOf/3/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs42 = errors;
	let valid8 = true;
	const _errs43 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data6 = data.issue_type;
			if (!(data6 === "sast" || data6 === "sca")) {
				vErrors = kept(vErrors, {});
				errors++;
			}
		}
	}
	var _valid4 = _errs43 === errors;
	errors = _errs42;
	if (vErrors !== null) {
		if (_errs42) vErrors.length = _errs42;
		else vErrors = null;
	}
	if (_valid4) {
		const _errs45 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.include_historical !== void 0) {
				vErrors = added(vErrors, instancePath + "/include_historical", "#/allOf/4/then/properties/include_historical/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.repository_visibility !== void 0) {
				vErrors = added(vErrors, instancePath + "/repository_visibility", "#/allOf/4/then/properties/repository_visibility/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.secret_types !== void 0) {
				vErrors = added(vErrors, instancePath + "/secret_types", "#/allOf/4/then/properties/secret_types/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid4 = _errs45 === errors;
		valid8 = _valid4;
	}
	if (!valid8) {
		vErrors = added(vErrors, instancePath, "#/allOf/4/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "issue_type" }, "must have required property 'issue_type'");
			errors++;
		}
		for (const key0 in data) if (!func13.call(schema97.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data10 = data.issue_type;
			if (typeof data10 !== "string") {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data10 === "sast" || data10 === "sca" || data10 === "secrets")) {
				vErrors = added(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema97.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issue_ids !== void 0) {
			let data11 = data.issue_ids;
			if (Array.isArray(data11)) {
				if (data11.length < 1) {
					vErrors = added(vErrors, instancePath + "/issue_ids", "#/properties/issue_ids/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data12 = data11[i0];
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
						vErrors = added(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 > 9007199254740991 || isNaN(data12)) {
							vErrors = added(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data12 < 0 || isNaN(data12)) {
							vErrors = added(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/issue_ids", "#/properties/issue_ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data13 = data.limit;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
				vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data13 == "number" && isFinite(data13)) {
				if (data13 > 3e3 || isNaN(data13)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/maximum", "maximum", {
						comparison: "<=",
						limit: 3e3
					}, "must be <= 3000");
					errors++;
				}
				if (data13 < 1 || isNaN(data13)) {
					vErrors = added(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.new_triage_state !== void 0) {
			let data14 = data.new_triage_state;
			if (typeof data14 !== "string") {
				vErrors = added(vErrors, instancePath + "/new_triage_state", "#/properties/new_triage_state/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data14 === "ignored" || data14 === "reviewing" || data14 === "fixing" || data14 === "reopened" || data14 === "provisionally_ignored")) {
				vErrors = added(vErrors, instancePath + "/new_triage_state", "#/properties/new_triage_state/enum", "enum", { allowedValues: schema97.properties.new_triage_state.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.new_triage_reason !== void 0) {
			let data15 = data.new_triage_reason;
			if (typeof data15 !== "string") {
				vErrors = added(vErrors, instancePath + "/new_triage_reason", "#/properties/new_triage_reason/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data15 === "acceptable_risk" || data15 === "false_positive" || data15 === "no_time" || data15 === "no_triage_reason" || data15 === "duplicate")) {
				vErrors = added(vErrors, instancePath + "/new_triage_reason", "#/properties/new_triage_reason/enum", "enum", { allowedValues: schema97.properties.new_triage_reason.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.new_note !== void 0) {
			let data16 = data.new_note;
			if (typeof data16 === "string") {
				if (func2(data16) > 3e3) {
					vErrors = added(vErrors, instancePath + "/new_note", "#/properties/new_note/maxLength", "maxLength", { limit: 3e3 }, "must NOT have more than 3000 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/new_note", "#/properties/new_note/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate202(data.autotriage_verdict, { instancePath: instancePath + "/autotriage_verdict" })) {
				vErrors = appended(vErrors, validate202.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate244(data.categories, { instancePath: instancePath + "/categories" })) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate244(data.component_tags, { instancePath: instancePath + "/component_tags" })) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate200(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = appended(vErrors, validate200.errors);
				errors = vErrors.length;
			}
		}
		if (data.dependencies !== void 0) {
			let data21 = data.dependencies;
			if (Array.isArray(data21)) {
				if (data21.length < 1) {
					vErrors = added(vErrors, instancePath + "/dependencies", "#/properties/dependencies/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data21.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data21[i1] !== "string") {
					vErrors = added(vErrors, instancePath + "/dependencies/" + i1, "#/properties/dependencies/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/dependencies", "#/properties/dependencies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.epss_probability !== void 0) {
			let data23 = data.epss_probability;
			if (Array.isArray(data23)) {
				if (data23.length < 1) {
					vErrors = added(vErrors, instancePath + "/epss_probability", "#/properties/epss_probability/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len2 = data23.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data23[i2] !== "string") {
					vErrors = added(vErrors, instancePath + "/epss_probability/" + i2, "#/properties/epss_probability/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/epss_probability", "#/properties/epss_probability/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data25 = data.exposures;
			if (Array.isArray(data25)) {
				if (data25.length < 1) {
					vErrors = added(vErrors, instancePath + "/exposures", "#/properties/exposures/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len3 = data25.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data25[i3] !== "string") {
					vErrors = added(vErrors, instancePath + "/exposures/" + i3, "#/properties/exposures/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exposures", "#/properties/exposures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.include_historical !== void 0) {
			if (typeof data.include_historical !== "boolean") {
				vErrors = added(vErrors, instancePath + "/include_historical", "#/properties/include_historical/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data28 = data.policies;
			if (Array.isArray(data28)) {
				if (data28.length < 1) {
					vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len4 = data28.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data28[i4] !== "string") {
					vErrors = added(vErrors, instancePath + "/policies/" + i4, "#/properties/policies/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.policy_mode !== void 0) {
			let data30 = data.policy_mode;
			if (Array.isArray(data30)) {
				if (data30.length < 1) {
					vErrors = added(vErrors, instancePath + "/policy_mode", "#/properties/policy_mode/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len5 = data30.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data31 = data30[i5];
					if (typeof data31 !== "string") {
						vErrors = added(vErrors, instancePath + "/policy_mode/" + i5, "#/properties/policy_mode/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data31 === "monitor" || data31 === "comment" || data31 === "block")) {
						vErrors = added(vErrors, instancePath + "/policy_mode/" + i5, "#/properties/policy_mode/items/enum", "enum", { allowedValues: schema97.properties.policy_mode.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policy_mode", "#/properties/policy_mode/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.pro_only !== void 0) {
			if (typeof data.pro_only !== "boolean") {
				vErrors = added(vErrors, instancePath + "/pro_only", "#/properties/pro_only/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.project_tags !== void 0) {
			if (!validate244(data.project_tags, { instancePath: instancePath + "/project_tags" })) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.ref !== void 0) {
			let data34 = data.ref;
			if (typeof data34 === "string") {
				if (func2(data34) < 1) {
					vErrors = added(vErrors, instancePath + "/ref", "#/properties/ref/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.repos !== void 0) {
			let data35 = data.repos;
			if (Array.isArray(data35)) {
				if (data35.length < 1) {
					vErrors = added(vErrors, instancePath + "/repos", "#/properties/repos/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len6 = data35.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data35[i6] !== "string") {
					vErrors = added(vErrors, instancePath + "/repos/" + i6, "#/properties/repos/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repos", "#/properties/repos/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repository_visibility !== void 0) {
			let data37 = data.repository_visibility;
			if (Array.isArray(data37)) {
				if (data37.length < 1) {
					vErrors = added(vErrors, instancePath + "/repository_visibility", "#/properties/repository_visibility/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len7 = data37.length;
				for (let i7 = 0; i7 < len7; i7++) {
					let data38 = data37[i7];
					if (typeof data38 !== "string") {
						vErrors = added(vErrors, instancePath + "/repository_visibility/" + i7, "#/properties/repository_visibility/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data38 === "public" || data38 === "private")) {
						vErrors = added(vErrors, instancePath + "/repository_visibility/" + i7, "#/properties/repository_visibility/items/enum", "enum", { allowedValues: schema97.properties.repository_visibility.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/repository_visibility", "#/properties/repository_visibility/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data39 = data.rules;
			if (Array.isArray(data39)) {
				if (data39.length < 1) {
					vErrors = added(vErrors, instancePath + "/rules", "#/properties/rules/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len8 = data39.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data39[i8] !== "string") {
					vErrors = added(vErrors, instancePath + "/rules/" + i8, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ruleset !== void 0) {
			let data41 = data.ruleset;
			if (Array.isArray(data41)) {
				if (data41.length < 1) {
					vErrors = added(vErrors, instancePath + "/ruleset", "#/properties/ruleset/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len9 = data41.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data41[i9] !== "string") {
					vErrors = added(vErrors, instancePath + "/ruleset/" + i9, "#/properties/ruleset/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/ruleset", "#/properties/ruleset/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.secret_types !== void 0) {
			let data43 = data.secret_types;
			if (Array.isArray(data43)) {
				if (data43.length < 1) {
					vErrors = added(vErrors, instancePath + "/secret_types", "#/properties/secret_types/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len10 = data43.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data43[i10] !== "string") {
					vErrors = added(vErrors, instancePath + "/secret_types/" + i10, "#/properties/secret_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/secret_types", "#/properties/secret_types/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data45 = data.severities;
			if (Array.isArray(data45)) {
				if (data45.length < 1) {
					vErrors = added(vErrors, instancePath + "/severities", "#/properties/severities/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len11 = data45.length;
				for (let i11 = 0; i11 < len11; i11++) if (!validate196(data45[i11], { instancePath: instancePath + "/severities/" + i11 })) {
					vErrors = appended(vErrors, validate196.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data47 = data.since;
			if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47) && isFinite(data47))) {
				vErrors = added(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data48 = data.status;
			if (typeof data48 === "string") {
				if (func2(data48) < 1) {
					vErrors = added(vErrors, instancePath + "/status", "#/properties/status/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.transitivities !== void 0) {
			let data49 = data.transitivities;
			if (Array.isArray(data49)) {
				if (data49.length < 1) {
					vErrors = added(vErrors, instancePath + "/transitivities", "#/properties/transitivities/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len12 = data49.length;
				for (let i12 = 0; i12 < len12; i12++) if (typeof data49[i12] !== "string") {
					vErrors = added(vErrors, instancePath + "/transitivities/" + i12, "#/properties/transitivities/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/transitivities", "#/properties/transitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data51 = data.triage_reasons;
			if (Array.isArray(data51)) {
				if (data51.length < 1) {
					vErrors = added(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len13 = data51.length;
				for (let i13 = 0; i13 < len13; i13++) if (typeof data51[i13] !== "string") {
					vErrors = added(vErrors, instancePath + "/triage_reasons/" + i13, "#/properties/triage_reasons/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.validation_state !== void 0) {
			let data53 = data.validation_state;
			if (Array.isArray(data53)) {
				if (data53.length < 1) {
					vErrors = added(vErrors, instancePath + "/validation_state", "#/properties/validation_state/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len14 = data53.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data53[i14] !== "string") {
					vErrors = added(vErrors, instancePath + "/validation_state/" + i14, "#/properties/validation_state/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/validation_state", "#/properties/validation_state/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
function added(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept(all, error);
}
function kept(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/sandbox/http/request.ts
function checkPath(id, path) {
	const parameters = operations[id].parameters;
	for (const { name, in: place, schema } of parameters) {
		const { pattern = "", enum: words } = schema;
		const value = path[name] ?? "";
		if (place === "path" && (words?.includes(value) === false || !new RegExp(pattern).test(value))) throw notFound();
	}
}
function readQuery(id, search, quirks) {
	const inputs = new Map(requests[id].inputs.map((input) => [`${input.in} ${input.path.join(".")}`, input]));
	const query = {};
	for (const name of new Set(search.keys())) {
		const input = inputs.get(`query ${name}`);
		if (input === void 0) throw new Fault(400, `There is no query parameter "${name}".`);
		const texts = search.getAll(name);
		if (input.list) query[name] = (quirks.has("comma-arrays") ? texts.flatMap((text) => text.split(",")) : texts).map((text) => valueOf(text, input));
		else if (texts.length > 1) throw new Fault(400, `The query parameter "${name}" takes one value, but was given twice.`);
		else query[name] = valueOf(texts[0] ?? "", input);
	}
	const schema = operations[id].query;
	const guard = schema === null ? null : guardOf(schema);
	if (guard?.(query) === false) throw wrongShape(id, "query", guard);
	return query;
}
const numbers = {
	integer: /^-?\d+$/,
	number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/
};
function valueOf(text, { kind }) {
	if (kind === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
	if (numbers[kind]?.test(text) !== true) return text;
	const value = Number(text);
	return kind === "integer" && !Number.isSafeInteger(value) ? text : value;
}
const mebibyte = 1048576;
const bundleLists = {
	RemediationRequest: ["policies"],
	DetectionRequest: [
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	]
};
async function readBody(id, path, request, quirks) {
	const schema = operations[id].body;
	if (schema === null) return {
		body: null,
		shapeErrors: []
	};
	const lists = bundleLists[schema];
	checkHeaders(request);
	const sent = parseBody(await readBytes(request, lists === void 0 ? mebibyte : 16 * mebibyte));
	const body = lists === void 0 ? sent : fromQuirkyJson(sent, lists, quirks);
	const guard = guardOf(schema);
	const shapeErrors = guard(body) ? [] : shapeErrorsIn(guard);
	if (shapeErrors === null || shapeErrors.length > 0 && lists === void 0) throw wrongShape(id, "body", guard);
	checkRepeatedPath(id, body, path);
	return {
		body,
		shapeErrors
	};
}
function checkHeaders({ headers }) {
	const { "content-type": type = "", "content-encoding": encoding, "transfer-encoding": coding = "chunked" } = headers;
	if (!/^application\/json *(?:;|$)/i.test(type)) throw new Fault(415, "Send the body as application/json.");
	if ((encoding ?? "identity") !== "identity" || !/^chunked$/i.test(coding)) throw new Fault(415, "Send the body without a content encoding or a transfer coding other than chunks.");
}
function readBytes(request, limit) {
	return new Promise((resolve, reject) => {
		const chunks = [];
		let size = Number(request.headers["content-length"] ?? 0) > limit ? limit : 0;
		request.on("data", (chunk) => {
			size += chunk.length;
			if (size > limit) reject(new Fault(413, `The body is longer than ${String(limit / mebibyte)} MiB.`));
			else chunks.push(chunk);
		});
		request.on("end", () => resolve(Buffer.concat(chunks)));
		request.on("error", reject);
	});
}
function parseBody(bytes) {
	if (!isUtf8(bytes)) throw new Fault(400, "The body is not UTF-8.");
	const text = bytes.toString();
	const value = parseJson(text);
	checkSize(value);
	if (text.includes("\\u") && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value))) throw new Fault(400, "The body holds U+0000 or half a surrogate pair.");
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
function checkSize(body) {
	let level = [body];
	let seen = 0;
	for (let depth = 0; level.length > 0; depth += 1) {
		seen += level.length;
		if (seen > mostValues) throw new Fault(400, `The body holds more than ${String(mostValues)} values.`);
		if (depth > deepest) throw new Fault(400, `The body is nested more than ${String(deepest)} levels deep.`);
		level = level.flatMap((value) => typeof value === "object" && value !== null ? Object.values(value) : []);
	}
}
function shapeErrorsIn({ errors }) {
	const shapeErrors = (errors ?? []).slice(0, 1e3).map(({ instancePath, message = "is wrong", params }) => {
		const [missing, foreign] = [params["missingProperty"], params["additionalProperty"]];
		const path = instancePath.split("/").slice(1).map(unescaped);
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
	return shapeErrors.every(({ path: [first, second] }) => first === "bundle" && second !== void 0) ? shapeErrors.map(({ path, message }) => ({
		path: path.slice(1),
		message
	})) : null;
}
const unescaped = (name) => name.replaceAll("~1", "/").replaceAll("~0", "~");
function checkRepeatedPath(id, body, path) {
	for (const input of requests[id].inputs) {
		const [name = ""] = input.path;
		const value = input.sameAsPath === true ? body[name] : void 0;
		const same = typeof value === "number" ? value === Number(path[name]) : value === path[name];
		if (value !== void 0 && !same) throw new Fault(400, `"${name}" in the body is not the one in the path.`);
	}
}
function guardOf(schema) {
	const guard = requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`There is no guard for ${schema}.`);
	return guard;
}
function wrongShape(id, where, { errors }) {
	const texts = (errors ?? []).map(({ instancePath, schemaPath, message = "is wrong", params }) => {
		const rule = requests[id].rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
		if (rule !== void 0) return rule.replace(/\.$/, "");
		const field = params["additionalProperty"];
		return `${instancePath === "" ? "/" : instancePath} ${message}${typeof field === "string" ? ` (${field})` : ""}`;
	});
	return new Fault(400, `The ${where} does not have the right shape: ${[...new Set(texts)].slice(0, 5).join("; ")}.`);
}
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
			const { body, shapeErrors } = await readBody(id, path, request, platform.quirks);
			const ifMatch = request.headers["if-match"];
			send(response, 200, answer(id, {
				platform,
				deployment,
				path,
				query,
				body,
				shapeErrors,
				ifMatch
			}));
		} catch (error) {
			sendFault(response, error instanceof Fault ? error : storageFault(error) ?? bug(error), platform);
		}
	};
}
function answer(id, call) {
	const { store, quirks } = call.platform;
	const handle = handlers[id];
	return quirkyJson(operations[id].writes ? handle(call) : store.snapshot(() => handle(call)), quirks);
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
	const missing = Object.keys(absent).flatMap((quirk) => quirks.has(quirk) ? absent[quirk] : []);
	const routes = Object.keys(operations).filter((id) => !missing.includes(id)).map((id) => ({
		id,
		method: operations[id].method,
		...patternOf(operations[id].path)
	}));
	return (method, path) => {
		const known = routes.filter(({ pattern }) => pattern.test(path));
		if (known.length === 0) throw notFound();
		const found = known.find((route) => route.method === method);
		if (found === void 0) {
			const methods = known.map((route) => route.method);
			throw new Fault(405, `This path takes ${methods.join(" or ")}.`, {}, { allow: methods.join(", ") });
		}
		const values = found.pattern.exec(path) ?? [];
		return {
			id: found.id,
			path: Object.fromEntries(found.names.map((name, index) => [name, decoded(values[index + 1])]))
		};
	};
}
function patternOf(template) {
	return {
		names: Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name),
		pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "([^/:]+)")}$`)
	};
}
function decoded(text = "") {
	try {
		return decodeURIComponent(text);
	} catch {
		throw notFound();
	}
}
// src/sandbox/seed/deployments.ts
const exclude = (rule, target) => ({
	exception_type: "exclude",
	rule,
	rule_type: rule.startsWith("p/") ? "pack" : "rule",
	...target
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
		exclude("p/owasp-top-ten", { project: "acme/warehouse-sync" }),
		exclude("p/terraform", { project_tag_name: "training" }),
		exclude("javascript.express.security.audit.xss.direct-response-write", { project: "acme/design-system" }),
		exclude("python.flask.security.audit.debug-enabled", { project: "acme/data-pipeline" }),
		{
			...exclude("generic.ci.security.unpinned-action", { project_tag_name: "infrastructure" }),
			exception_type: "include"
		}
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
const acmeSurroundings = {
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
		notification_webhook: ["siem"],
		system_policy: ["block-malicious-dependencies"]
	},
	findings: 2e3,
	...acmeSurroundings
};
const bare = {
	integrations: {},
	subscriptions: [],
	resolutionConfigs: []
};
const globex = {
	id: "2345",
	slug: "globex",
	name: "Globex Corporation",
	bundles: null,
	projects: {
		"globex/orders": ["production"],
		"globex/reactor-control": ["internal"],
		"globex/website": ["production"]
	},
	findings: 30,
	...bare
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
	projects: { "initech/tps-reports": ["internal"] },
	findings: 30,
	...bare
};
const hooli = {
	id: "9007199254740993",
	slug: "hooli",
	name: "Hooli",
	bundles: emptyBundles,
	projects: { "hooli/search": ["production"] },
	findings: 5,
	...bare
};
const others = [
	globex,
	initech,
	hooli
];
const beginningWith = (first) => [first, ...[acme, ...others].filter((one) => one !== first)];
const seeds = {
	acme: [acme, ...others],
	empty: [{
		...acme,
		bundles: emptyBundles
	}, ...others].map((deployment) => ({
		...deployment,
		findings: 0
	})),
	globex: beginningWith(globex),
	initech: beginningWith(initech),
	hooli: beginningWith(hooli)
};
function findSeed(text) {
	const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
	if (!Object.hasOwn(seeds, name)) throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(", ")}.`);
	if (count === void 0) return seeds[name];
	if (name !== "acme") throw new SandboxError(`Only acme takes a number of findings. Leave ":${count}" out.`);
	if (/^\d{1,15}$/.test(count) && Number(count) <= 5e6) return [{
		...acme,
		findings: Number(count)
	}, ...others];
	throw new SandboxError(`"${count}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`);
}
const countFindings = (deployments) => deployments.reduce((sum, { findings }) => sum + findings, 0);
process.getBuiltinModule("node:crypto");
const randomBytes = (() => process.getBuiltinModule("node:crypto").randomBytes)();
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
function plantCatalog(deployments, store) {
	const add = store.insert("rules", "id, issue_type, name, message, severity, confidence, categories, ruleset, secret_type, deployment_id, details");
	const rules = drafts().map((draft, index) => {
		const owner = deployments.find(({ slug }) => slug === draft.owner)?.id ?? null;
		return plantRule(draft, index + 1, owner, add);
	});
	const addPackage = store.insert("packages", "id, ecosystem, name, version, license, malicious");
	let last = 0;
	const ecosystems = sectionsOf(packageTable).map(({ head: [ecosystem = "", lockfile = ""], lines }) => {
		return [ecosystem, {
			lockfile,
			packages: lines.map(([name = "", license = "", ...versions]) => {
				const known = rules.filter(({ language, advisory }) => language === ecosystem && advisory?.package === name);
				return versions.map((version, index) => {
					const warnings = known.filter(({ advisory }) => isAffected(versions, index, advisory?.fixed ?? ""));
					const malicious = warnings.some(({ advisory }) => advisory?.id.startsWith("MAL-"));
					addPackage(last += 1, ecosystem, name, version, license, Number(malicious));
					return {
						id: last,
						warnings
					};
				});
			})
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
const drafts = () => [...sectionsOf(ruleTable).flatMap(({ head: [issueType, language = "", namespace = "", owner = null], lines }) => lines.map(([name = "", kind = "", severity = "", confidence = ""]) => ({
	issueType,
	name: `${namespace}.${name}`,
	language,
	owner,
	kind,
	severity,
	confidence
}))), ...linesOf(advisoryTable).map((line) => {
	const [language = "", affected = "", id = "", fixed = "", severity = "", kind = "", score] = wordsOf(line);
	return {
		issueType: "sca",
		name: `sca.${language}.${affected.replaceAll(/[/:]/g, ".")}.${id.toLowerCase()}`,
		language,
		owner: null,
		kind,
		severity,
		confidence: "high",
		advisory: {
			package: affected,
			id,
			fixed,
			score: Number(score)
		}
	};
})];
const weaknesses = new Map(linesOf(weaknessTable).map((line) => {
	const [key = "", name = "", cwe = "", message = ""] = line.split(" | ");
	return [key, {
		name,
		cwe,
		message
	}];
}));
const noWeakness = {
	name: null,
	cwe: null,
	message: "Write this as the guide of the language shows."
};
function plantRule(draft, id, owner, add) {
	const { issueType, name, language, kind, advisory } = draft;
	const { name: weakness, cwe, message } = weaknesses.get(issueType === "secrets" ? issueType : kind) ?? noWeakness;
	const warning = advisory && `${advisory.package} is affected by ${advisory.id}. Update it to a version without it.`;
	const isOfRegistry = issueType === "sast" && draft.owner === null;
	add(id, codeOf(issueTypes, issueType), name, warning ?? message, codeOf(severities, draft.severity), codeOf(confidences, draft.confidence), JSON.stringify(categoriesOf(kind, weakness).toSorted()), isOfRegistry ? [
		"default",
		language,
		"owasp-top-ten"
	][id % 3] ?? null : null, issueType === "secrets" ? kind.replaceAll("_", " ") : null, owner, JSON.stringify(detailsOf(draft, id, cwe)));
	return {
		...draft,
		id,
		weakness
	};
}
function categoriesOf(kind, weakness) {
	if (weakness !== null) return ["security", weakness];
	if (kind === "malicious") return ["security", kind];
	return [kind === "other" ? "security" : kind];
}
function detailsOf({ name, language, owner, issueType, advisory }, id, cwe) {
	const path = name.replaceAll(".", "/");
	return {
		language,
		cwe,
		shaSum: createHash$1("sha256").update(name).digest("hex"),
		versionId: `v${String(id)}`,
		sourceUri: `https://${owner === null ? "registry" : "git"}.example/rules/${path}`,
		author: owner ?? "registry",
		lastChangeAt: anchor - id * day,
		testCases: issueType === "sast" ? [`${path}.test`] : [],
		proOnly: issueType === "ai_sast" || issueType === "sast" && id % 4 === 0,
		advisory: advisory === void 0 ? null : advisoryDetailsOf(advisory)
	};
}
function advisoryDetailsOf({ id, package: affected, fixed, score }) {
	const probability = score >= .5 ? "high" : score >= .1 ? "medium" : "low";
	const epss = {
		score,
		percentile: Number(Math.sqrt(score).toFixed(4)),
		updatedAt: anchor - day,
		probability
	};
	return {
		id,
		package: affected,
		fixedVersion: fixed.replace("=", ""),
		epss
	};
}
// src/sandbox/seed/repositories.ts
function sharedRows(write) {
	const ids = new Map();
	return (name) => {
		const id = ids.get(name) ?? ids.size + 1;
		if (id > ids.size) write(id, name);
		ids.set(name, id);
		return id;
	};
}
const languages = linesOf(languageTable).map(wordsOf);
const languageByWeight = weighted(Object.fromEntries(languages.map(([name = "", weight]) => [name, Number(weight)])));
const ecosystemOf = new Map(languages.map(([name = "", , ecosystem = ""]) => [name, ecosystem]));
const languageOf = new Map(languages.flatMap(([name = "", , , ...own]) => own.map((repository) => [repository, name])));
const [subjectWords = [], kindWords = [], teamWords = []] = [
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
function repositoryPlanter(store, catalog, fileOf) {
	const add = store.insert("repositories", "id, deployment_id, name, team, visibility, archived, tags");
	const depend = catalog === null ? () => [] : dependencyPlanter(store, catalog, fileOf);
	let last = 0;
	return ({ id: deployment, slug, projects, findings }) => {
		const random = new Random(`repositories of ${slug}`);
		const named = Object.entries(projects);
		return Array.from({ length: Math.max(countFor(findings), named.length) }, (_, index) => {
			const [name, ownTags] = named[index] ?? [generatedName(slug, index - named.length), null];
			const language = languageOf.get(name) ?? languageByWeight(random);
			const tags = ownTags ?? tagsFor(random);
			const isPublic = random.chance(.06);
			const isArchived = random.chance(.06) && ownTags === null;
			const team = random.chance(.93) ? random.pick(teamWords, 2) : null;
			const id = last += 1;
			add(id, deployment, name, team, Number(isPublic), Number(isArchived), JSON.stringify(tags));
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
function dependencyPlanter(store, { ecosystems }, fileOf) {
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
			add(repository, version.id, fileOf(lockfile), code);
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
function findingPlanter(store, catalog, fileOf, onFinding) {
	const sourcing = sourcingPlanter(store);
	const addSet = store.insert("finding_sets", "id, deployment_id, issue_type");
	const write = findingWriter(store, fileOf, onFinding);
	let sets = 0;
	return ({ id, slug, findings: total, bundles }, repositories) => {
		const random = new Random(`findings of ${slug}`);
		const pickRule = rulePicker(catalog, slug);
		const sourceFor = sourcing(id, bundles?.remediation);
		const firstSet = sets + 1;
		for (const code of issueTypes.keys()) addSet(sets += 1, id, code);
		for (let done = 0; done < total;) {
			const share = (done + random.next()) / total;
			const createdAt = beginning + Math.floor((anchor - beginning) * share ** .85);
			const repository = random.pick(repositories, 3);
			const { rule, candidate } = pickRule(repository, random);
			const number = 1 + Math.floor(share * 4 * Math.sqrt(total)) + random.below(3);
			const pullRequest = (after) => `refs/pull/${String(number + after)}/merge`;
			const isPrimary = random.chance(.87);
			const life = liveFrom(createdAt, isPrimary ? 1 : .12, random);
			const set = firstSet + codeOf(issueTypes, rule.issueType);
			const writeOn = write({
				repository,
				rule,
				candidate,
				life,
				set
			}, random);
			const primary = `refs/heads/${repository.id % 8 === 0 ? "master" : "main"}`;
			writeOn(isPrimary ? primary : pullRequest(0), sourceFor(rule, repository, isPrimary));
			done += 1;
			if (!isPrimary) continue;
			for (let after = 0; done < total && random.chance(.1); after += 1) {
				writeOn(pullRequest(after), sourceFor(rule, repository, false));
				done += 1;
			}
		}
	};
}
function sourcingPlanter(store) {
	const add = store.insert("sourcing_policies", "id, deployment_id, slug, name");
	let last = 0;
	return (deployment, declared) => {
		const policies = declared?.filter(({ active }) => active !== false).map((policy) => {
			add(last += 1, deployment, policy.slug ?? policy.name, policy.name);
			return {
				...policy,
				id: last
			};
		});
		const known = new Map();
		return (rule, { tags }, isPrimary) => {
			const key = `${String(rule.id)} ${String(isPrimary)} ${tags.join(" ")}`;
			const source = known.get(key) ?? sourceOf(policies, rule, tags, isPrimary);
			known.set(key, source);
			return source;
		};
	};
}
function findingWriter(store, fileOf, onFinding) {
	const addRef = store.insert("refs", "id, name, is_primary");
	const refOf = sharedRows((id, name) => addRef(id, name, Number(name.startsWith("refs/heads/"))));
	const componentOf = sharedRows(store.insert("components", "id, tag"));
	const addFinding = store.insert("findings", `id, set_id, repository_id, rule_id, ref_id, file_id, line, fingerprint, scan_id, created_at, relevant_since, state_updated_at,
    triaged_at, state, triage_state, triage_reason, policy_mode, policy_id, verdict, component_id, fix_pr, package_id, exposure,
    transitivity, validation_state, historical`);
	const addInterval = store.insert("finding_history", "finding_id, since, until, status");
	const addNote = store.insert("finding_notes", "finding_id, at, note");
	let last = 0;
	return ({ repository, rule, candidate, life, set }, random) => {
		const original = last + 1;
		const { line, verdict, fixPr, validation, historical, note } = traitsOf(rule, life, random);
		const exposure = candidate === null ? null : codeOf(exposures, exposureOf(random));
		const { path, component } = candidate === null || (exposure ?? 0) < codeOf(exposures, "unreachable") ? placeOf(rule, repository, random) : { path: candidate.lockfile };
		const at = [repository.id, rule.id];
		const componentId = component === void 0 ? null : componentOf(component);
		return (ref, { policy, mode }) => {
			const id = last += 1;
			const times = [
				life.createdAt,
				life.relevantSince,
				life.stateUpdatedAt,
				life.triagedAt
			];
			const standing = [
				life.state,
				life.triageState,
				life.triageReason,
				mode,
				policy
			];
			const place = [
				refOf(ref),
				fileOf(path),
				line,
				fingerprintOf(original),
				Math.ceil(id / 3)
			];
			const packaged = [
				candidate?.version.id ?? null,
				exposure,
				candidate?.transitivity ?? null
			];
			addFinding(id, set, ...at, ...place, ...times, ...standing, verdict, componentId, fixPr, ...packaged, validation, historical);
			for (const { since, until, status } of life.intervals) addInterval(id, since, until, status);
			if (note !== null) addNote(id, life.triagedAt, note);
			onFinding(id);
		};
	};
}
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
		mode: Math.max(0, codeOf(severities, rule.severity) - 1)
	};
	const match = matchPolicy(policies, {
		severity: [rule.severity],
		confidence: [rule.confidence],
		vulnerability_class: rule.weakness === null ? [] : [rule.weakness],
		repository_tag: tags,
		full_scan: [String(isPrimary)]
	});
	return {
		policy: match?.policy.id ?? null,
		mode: codeOf(policyModes, match?.mode ?? "monitor")
	};
}
function matchPolicy(policies, facts) {
	const holds = ({ type, values, mode }) => values.some((value) => facts[type]?.includes(value)) !== (mode === "none");
	const matching = policies.filter(({ active, filters: { mode, conditions } }) => active !== false && (mode === "any" ? conditions.some(holds) : conditions.every(holds)));
	for (const mode of policyModes.toReversed()) {
		const policy = matching.find((candidate) => modeOf(candidate) === mode);
		if (policy !== void 0) return {
			policy,
			mode
		};
	}
	return null;
}
function modeOf({ actions }) {
	if (actions.some(({ type }) => type === "block")) return "block";
	return actions.some(({ type }) => type === "pr_comment") ? "comment" : "monitor";
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
	return {
		path: `${root}${folder}/${random.pick(nounWords, 3)}${ending}`,
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
const stillHolds = Number.MAX_SAFE_INTEGER;
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
function plant(deployments, store, onProgress) {
	store.insert("signing_key", "id, secret")(1, randomBytes(32).toString("base64url"));
	for (const deployment of deployments) plantDeployment(deployment, store);
	const total = countFindings(deployments);
	const fileOf = sharedRows(store.insert("files", "id, path"));
	const catalog = total === 0 ? null : plantCatalog(deployments, store);
	const plantRepositories = repositoryPlanter(store, catalog, fileOf);
	const step = Math.ceil(total / 100);
	const plantFindings = catalog && findingPlanter(store, catalog, fileOf, (done) => {
		if (done % step === 0 || done === total) onProgress(done, total);
	});
	const addConfig = store.insert("resolution_configs", "repository_id, subproject_id, config");
	for (const deployment of deployments) {
		const repositories = plantRepositories(deployment);
		for (const { repository, subproject, config } of deployment.resolutionConfigs) {
			const id = repositories.find(({ name }) => name === repository)?.id;
			if (id !== void 0) addConfig(id, subproject, JSON.stringify(config));
		}
		plantFindings?.(deployment, repositories);
	}
}
function plantDeployment({ id, slug, name, bundles, integrations, subscriptions }, store) {
	store.insert("deployments", "id, slug, name, migrated")(id, slug, name, Number(bundles !== null));
	const addIntegration = store.insert("integrations", "deployment_id, kind, target");
	for (const [kind, targets] of Object.entries(integrations)) for (const target of targets) addIntegration(id, kind, target);
	const addSubscription = store.insert("scm_subscriptions", "deployment_id, config_id, scm_url, events");
	for (const { config, url, events } of subscriptions) addSubscription(id, config, url, JSON.stringify(events));
	if (bundles === null) return;
	writeBundle(store, id, "remediation", { policies: [...bundles.remediation] });
	if (bundles.code !== void 0) writeBundle(store, id, "code", bundles.code);
	if (bundles.secrets !== void 0) writeBundle(store, id, "secrets", bundles.secrets);
}
// src/sandbox/server.ts
async function startSandbox(options = {}) {
	const quirks = parseQuirks(options.quirks ?? []);
	const seed = findSeed(options.seed ?? "acme");
	const db = openDatabase(locationOf(options.db, seed), (opened) => {
		const store = openStore(opened);
		if (deploymentsOf(store).length === 0) plant(seed, store, options.onProgress ?? (() => void 0));
		store.createFindingIndices();
	});
	try {
		const store = openStore(db);
		const deployments = store.transaction(() => serve(store, seed[0]?.slug ?? "", options.token));
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
			log: () => logOf(store, "applies"),
			triages: () => logOf(store, "triages"),
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
const deploymentsOf = (store) => store.rows("SELECT * FROM deployments ORDER BY slug");
const logOf = (store, table) => store.rows(`SELECT * FROM ${table} ORDER BY id`).map(({ id: _, ...row }) => row);
function serve(store, first, wanted) {
	const rows = deploymentsOf(store);
	if (!rows.some(({ slug }) => slug === first)) throw new SandboxError(`This database has no deployment "${first}".`);
	return [...rows.filter(({ slug }) => slug === first), ...rows.filter(({ slug }) => slug !== first)].map(({ id, slug, name, migrated }, index) => ({
		id,
		slug,
		name,
		migrated: migrated === 1,
		bundles: store.rows("SELECT kind FROM bundles WHERE deployment_id = :id ORDER BY id", { id }).map(({ kind }) => kind),
		token: mintApiToken(store, slug, true, index === 0 ? wanted : void 0),
		userToken: mintUserToken(store, slug),
		tokenWithoutWebApi: mintApiToken(store, slug, false)
	}));
}
const mostInMemory = 5e4;
function locationOf(file, seed) {
	if (file !== void 0) return { file };
	return countFindings(seed) > mostInMemory ? "temporary" : "memory";
}
function listen(platform, { port = 0, limits = {} }) {
	const { headers = 1e4, request = 6e4, idle = 12e4 } = limits;
	const respond = responder(platform);
	const server = createServer({
		headersTimeout: headers,
		requestTimeout: request,
		connectionsCheckingInterval: Math.min(headers, request, 5e3),
		maxHeaderSize: 16384,
		keepAliveTimeout: idle
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
export { requests_exports, startSandbox };
