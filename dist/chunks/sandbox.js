import { __exportAll, __toESM } from "./rolldown-runtime.js";
import { SandboxError, fromQuirkyJson, mostFindings, parseQuirks, quirkyJson } from "./start.js";
import { compare, require_parse, valid } from "./small-libraries.js";
import { operations } from "./base.js";
import { requests } from "./files.js";
process.getBuiltinModule("node:crypto");
const hash = (() => process.getBuiltinModule("node:crypto").hash)();
process.getBuiltinModule("node:module");
const createRequire = (() => process.getBuiltinModule("node:module").createRequire)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
// src/sandbox/versions.ts
var import_parse = __toESM(require_parse(), 1);
const longest$1 = 256;
const compareVersions = (ecosystem, a, b) => (orders.get(ecosystem.toLowerCase()) ?? compareTexts)(a.trim(), b.trim());
function compareTexts(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
function orderBy(read, compare) {
	const versionOf = (text) => text.length > longest$1 ? null : read(text);
	return (a, b) => {
		const [left, right] = [versionOf(a), versionOf(b)];
		if (left !== null && right !== null) return compare(left, right);
		return left === right ? compareTexts(a, b) : Number(left !== null) - Number(right !== null);
	};
}
const semver = orderBy((text) => (0, import_parse.default)(text.replace(/^(v?\d+)(\.\d+)?(?=[-+]|$)/, (_, major, minor = ".0") => `${major}${minor}.0`)), (a, b) => a.compare(b));
const maven = orderBy((text) => mavenParts(text.toLowerCase()), compareParts);
const orders = new Map([
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
	["pypi", orderBy(valid, compare)],
	["maven", maven],
	["gradle", maven]
]);
const ranks = {
	end: 5,
	release: 6,
	unknown: 8,
	dashed: 9,
	dotted: 10
};
const qualifiers = new Map([
	["alpha", 0],
	["beta", 1],
	["milestone", 2],
	["rc", 3],
	["cr", 3],
	["snapshot", 4],
	["ga", ranks.release],
	["final", ranks.release],
	["release", ranks.release],
	["sp", 7]
]);
const beforeDigit = new Map([
	["a", "alpha"],
	["b", "beta"],
	["m", "milestone"]
]);
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
	const word = (meetsDigit ? beforeDigit.get(text) : void 0) ?? text;
	const rank = qualifiers.get(word);
	return rank === void 0 ? [
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
// src/sandbox/store/schema.ts
const applicationId = 1768320353;
const schema = "\n  CREATE TABLE deployments (\n    id TEXT PRIMARY KEY,\n    slug TEXT NOT NULL UNIQUE,\n    name TEXT NOT NULL,\n    migrated INTEGER NOT NULL CHECK (migrated IN (0, 1))\n  ) STRICT, WITHOUT ROWID;\n\n  CREATE TABLE tokens (\n    hash TEXT PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    scheme TEXT NOT NULL CHECK (scheme IN ('WebToken', 'Jwt')),\n    web_api INTEGER NOT NULL CHECK (web_api IN (0, 1))\n  ) STRICT, WITHOUT ROWID;\n\n  -- What bundles may name, and slugs of system-managed policies, which they may not.\n  CREATE TABLE integrations (\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL,\n    target TEXT NOT NULL,\n    PRIMARY KEY (deployment_id, kind, target)\n  ) STRICT, WITHOUT ROWID;\n\n  -- A product without a row is not enabled.\n  CREATE TABLE bundles (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL CHECK (kind IN ('remediation', 'code', 'secrets')),\n    -- The bundle as it was last sent, in normal form.\n    content TEXT NOT NULL CHECK (json_valid(content)),\n    fingerprint TEXT NOT NULL,\n    UNIQUE (deployment_id, kind)\n  ) STRICT;\n\n  CREATE TABLE applies (\n    id INTEGER PRIMARY KEY,\n    at TEXT NOT NULL,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    kind TEXT NOT NULL,\n    if_match TEXT,\n    status INTEGER NOT NULL,\n    code TEXT,\n    state_version TEXT\n  ) STRICT;\n  \n  CREATE TABLE repositories (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    name TEXT NOT NULL,\n    team TEXT,\n    visibility INTEGER NOT NULL DEFAULT 0,\n    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),\n    -- A list.\n    tags TEXT NOT NULL CHECK (json_valid(tags)),\n    UNIQUE (deployment_id, name)\n  ) STRICT;\n\n  -- What signs user tokens and task tokens of this database.\n  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;\n\n  CREATE TABLE rules (\n    id INTEGER PRIMARY KEY,\n    issue_type INTEGER NOT NULL,\n    name TEXT NOT NULL UNIQUE,\n    message TEXT NOT NULL,\n    severity INTEGER NOT NULL,\n    confidence INTEGER NOT NULL,\n    category TEXT NOT NULL,\n    -- A vulnerability class, or `malicious`.\n    weakness TEXT,\n    categories TEXT NOT NULL GENERATED ALWAYS AS (iif(weakness IS NULL, json_array(category), json_array(category, weakness))) STORED,\n    cwe TEXT,\n    changed_at INTEGER NOT NULL,\n    language TEXT NOT NULL,\n    -- Without its `p/`.\n    ruleset TEXT,\n    secret_type TEXT,\n    pro_only INTEGER NOT NULL CHECK (pro_only IN (0, 1)),\n    -- Only of a rule of their own; it is unlisted.\n    deployment_id TEXT REFERENCES deployments (id),\n    -- `CVE-\u2026`, or `MAL-\u2026` for a malicious package.\n    advisory TEXT,\n    package TEXT,\n    -- The first version that is not affected.\n    fixed_version TEXT,\n    -- EPSS: probability of exploitation in the next 30 days.\n    epss_score REAL,\n    epss_probability TEXT GENERATED ALWAYS AS (\n      CASE WHEN epss_score >= 0.5 THEN 'high' WHEN epss_score >= 0.1 THEN 'medium' WHEN epss_score >= 0 THEN 'low' END\n    ) STORED\n  ) STRICT;\n\n  CREATE TABLE refs (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1))) STRICT;\n  CREATE TABLE components (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE) STRICT;\n  CREATE TABLE files (\n    id INTEGER PRIMARY KEY,\n    path TEXT NOT NULL UNIQUE\n  ) STRICT;\n\n  CREATE TABLE packages (\n    id INTEGER PRIMARY KEY,\n    ecosystem TEXT NOT NULL,\n    name TEXT NOT NULL,\n    version TEXT NOT NULL,\n    license TEXT NOT NULL,\n    malicious INTEGER NOT NULL CHECK (malicious IN (0, 1)),\n    UNIQUE (name, ecosystem, version)\n  ) STRICT;\n  CREATE TABLE dependencies (\n    id INTEGER PRIMARY KEY,\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    package_id INTEGER NOT NULL REFERENCES packages (id),\n    lockfile_id INTEGER NOT NULL REFERENCES files (id),\n    transitivity INTEGER NOT NULL\n  ) STRICT;\n  CREATE UNIQUE INDEX dependencies_by_repository ON dependencies (repository_id, package_id, lockfile_id);\n\n  CREATE TABLE finding_sets (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    issue_type INTEGER NOT NULL,\n    UNIQUE (deployment_id, issue_type)\n  ) STRICT;\n  -- The remediation policy that a finding came under when it was scanned; a later change of the policies does not change it.\n  CREATE TABLE sourcing_policies (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    slug TEXT NOT NULL,\n    name TEXT NOT NULL,\n    UNIQUE (deployment_id, slug)\n  ) STRICT;\n\n  CREATE TABLE findings (\n    id INTEGER PRIMARY KEY,\n    set_id INTEGER NOT NULL REFERENCES finding_sets (id),\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    rule_id INTEGER NOT NULL REFERENCES rules (id),\n    ref_id INTEGER NOT NULL REFERENCES refs (id),\n    file_id INTEGER NOT NULL REFERENCES files (id),\n    line INTEGER NOT NULL,\n    -- The same for the same finding on other branches of its repository.\n    fingerprint INTEGER NOT NULL,\n    scan_id INTEGER NOT NULL,\n    created_at INTEGER NOT NULL,\n    relevant_since INTEGER NOT NULL,\n    state_updated_at INTEGER NOT NULL,\n    triaged_at INTEGER,\n    state INTEGER NOT NULL,\n    triage_state INTEGER NOT NULL,\n    triage_reason INTEGER,\n    -- The specification leaves the mapping open. What is no longer detected is fixed, whatever people said of it. While it is detected,\n    -- triage overrides the scan; without triage a comment in the code that mutes it counts as ignoring it. A reopened one is open.\n    status INTEGER NOT NULL GENERATED ALWAYS AS (\n      CASE WHEN state = 3 THEN 6 WHEN state = 2 THEN 1\n        WHEN triage_state = 1 OR (triage_state = 0 AND state = 1) THEN 2\n        WHEN triage_state >= 3 THEN triage_state ELSE 0 END\n    ) STORED,\n    policy_mode INTEGER NOT NULL,\n    policy_id INTEGER REFERENCES sourcing_policies (id),\n    verdict INTEGER,\n    component_id INTEGER REFERENCES components (id),\n    fix_pr INTEGER,\n    package_id INTEGER REFERENCES packages (id),\n    exposure INTEGER,\n    transitivity INTEGER,\n    validation_state INTEGER,\n    historical INTEGER NOT NULL DEFAULT 0 CHECK (historical IN (0, 1))\n  ) STRICT;\n\n  -- From when on a finding stood where; the last row still holds.\n  CREATE TABLE finding_history (\n    finding_id INTEGER NOT NULL REFERENCES findings (id),\n    at INTEGER NOT NULL,\n    status INTEGER NOT NULL,\n    PRIMARY KEY (finding_id, at)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE finding_notes (\n    id INTEGER PRIMARY KEY,\n    finding_id INTEGER NOT NULL REFERENCES findings (id),\n    at INTEGER NOT NULL,\n    note TEXT NOT NULL\n  ) STRICT;\n  CREATE INDEX notes_by_finding ON finding_notes (finding_id);\n  -- One row for each bulk triage, as `applies` is for each apply.\n  CREATE TABLE triages (\n    id INTEGER PRIMARY KEY,\n    at TEXT NOT NULL,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    triage_state TEXT,\n    count INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE scm_subscriptions (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    config_id TEXT NOT NULL,\n    scm_url TEXT NOT NULL,\n    events TEXT NOT NULL CHECK (json_valid(events))\n  ) STRICT;\n  CREATE INDEX subscriptions_by_config ON scm_subscriptions (deployment_id, config_id);\n  CREATE TABLE resolution_configs (\n    repository_id INTEGER NOT NULL REFERENCES repositories (id),\n    subproject_id TEXT NOT NULL,\n    config TEXT NOT NULL CHECK (json_valid(config)),\n    PRIMARY KEY (repository_id, subproject_id)\n  ) STRICT, WITHOUT ROWID;\n  -- Nothing is delivered from here, so the secret itself is not kept.\n  CREATE TABLE notification_webhooks (\n    id INTEGER PRIMARY KEY,\n    deployment_id TEXT NOT NULL REFERENCES deployments (id),\n    name TEXT NOT NULL,\n    url TEXT NOT NULL,\n    use_network_broker INTEGER NOT NULL CHECK (use_network_broker IN (0, 1)),\n    has_secret INTEGER NOT NULL CHECK (has_secret IN (0, 1))\n  ) STRICT;\n";
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
    SELECT set_id, rule_id, at, id, repository_id, created_at, policy_mode >= 1,
      lag(became) OVER (PARTITION BY id ORDER BY at), became
    FROM (
      SELECT set_id, rule_id, at, id, repository_id, created_at, policy_mode,
        iif(h.status = 2 AND state = 1 AND triage_state = 0, 7, h.status) AS became
      FROM finding_history AS h JOIN findings ON id = finding_id
      WHERE NOT EXISTS (SELECT 1 FROM finding_moves)
    )
    ORDER BY set_id, rule_id, at, id;
  CREATE TRIGGER IF NOT EXISTS history_goes_on AFTER INSERT ON finding_history BEGIN
    INSERT OR REPLACE INTO finding_moves (set_id, rule_id, at, finding_id, repository_id, created_at, shown, was, became)
      SELECT f.set_id, f.rule_id, NEW.at, f.id, f.repository_id, f.created_at, f.policy_mode >= 1,
        (SELECT became FROM finding_moves AS m WHERE m.set_id = f.set_id AND m.rule_id = f.rule_id AND m.finding_id = f.id
          AND m.at = (SELECT max(at) FROM finding_history WHERE finding_id = f.id AND at < NEW.at)),
        iif(NEW.status = 2 AND f.state = 1 AND f.triage_state = 0, 7, NEW.status)
      FROM findings AS f WHERE f.id = NEW.finding_id;
  END;
  CREATE TRIGGER IF NOT EXISTS history_is_corrected AFTER UPDATE OF status ON finding_history WHEN NEW.status <> OLD.status BEGIN
    UPDATE finding_moves SET became = NEW.status
      WHERE (set_id, rule_id) = (SELECT set_id, rule_id FROM findings WHERE id = NEW.finding_id)
      AND at = NEW.at AND finding_id = NEW.finding_id;
  END;
`;
const findingIndices = `
  CREATE INDEX IF NOT EXISTS findings_by_time ON findings (set_id, relevant_since, id, status, rule_id, repository_id, ref_id, fingerprint,
    policy_mode, policy_id, verdict, component_id, fix_pr, triage_reason, package_id, exposure, transitivity, validation_state, historical);
  CREATE INDEX IF NOT EXISTS findings_by_fingerprint ON findings (repository_id, fingerprint);
`;
// src/sandbox/store/database.ts
function openDatabase(location, fill) {
	const file = typeof location === "string" ? {
		memory: ":memory:",
		temporary: ""
	}[location] : resolve(location.file);
	let db;
	try {
		db = new DatabaseSync(file);
		db.exec("PRAGMA busy_timeout = 5000");
		if (typeof location !== "string") examine(db, location.file);
		db.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -${String(cacheKiB)}`);
		const store = new Store(db);
		store.transaction(() => complete(store, fill));
		db.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON");
		return store;
	} catch (error) {
		db?.close();
		throw error instanceof SandboxError || typeof location === "string" ? error : unusable(location.file, error);
	}
}
const cacheKiB = 32768;
function examine(db, file) {
	const version = pragma(db, "user_version");
	if (version === 0 && db.prepare("SELECT 1 FROM sqlite_schema").get() === void 0) return;
	if (pragma(db, "application_id") !== 1768320353) throw new SandboxError(`${file} is the database of another program. Choose another file.`);
	if (version !== 8) throw new SandboxError(`${file} was written by another version of ifmatch. Choose another file, or delete it.`);
	const check = pragma(db, "quick_check");
	if (check !== "ok") throw new Error(`it is damaged (${String(check)})`);
}
const pragma = (db, name) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
function complete(store, fill) {
	if (pragma(store.db, "user_version") !== 8) {
		const marks = `PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(8)}`;
		store.db.exec(`${schema} ${marks}`);
		fill(store);
	}
	store.db.exec(findingIndices + findingCounts);
}
const unusable = (file, cause) => new SandboxError(`${file} cannot be used as the sandbox's database: ${reasonOf(cause)}. It was left as it is. Check that you may write it, that no other program holds it and that its disk has space, or choose another file.`, { cause });
const reasonOf = (cause) => cause instanceof Error ? cause.message : String(cause);
const mostStatements = 500;
var Store = class {
	db;
	#statements = new Map();
	constructor(db) {
		this.db = db;
		db.function("compare_versions", (ecosystem, one, other) => Math.sign(compareVersions(String(ecosystem), String(one), String(other))));
		db.function("sha256", (text) => hash("sha256", String(text)));
	}
	#prepare(sql) {
		if (this.#statements.size > mostStatements) this.#statements.clear();
		const statement = this.#statements.get(sql) ?? this.db.prepare(sql);
		this.#statements.set(sql, statement);
		return statement;
	}
	rows(sql, bound = {}) {
		return this.#prepare(sql).all(bound);
	}
	row(sql, bound = {}) {
		return this.#prepare(sql).get(bound);
	}
	each(sql, bound = {}) {
		return this.#prepare(sql).iterate(bound);
	}
	run(sql, bound) {
		this.#prepare(sql).run(bound);
	}
	close() {
		this.db.close();
	}
	insert(table) {
		let statement;
		return (row) => {
			const names = Object.keys(row);
			statement ??= this.db.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => "?").join()})`);
			return Number(statement.run(...Object.values(row)).lastInsertRowid);
		};
	}
	transaction(work) {
		return this.#within("BEGIN IMMEDIATE", work);
	}
	snapshot(work) {
		return this.#within("BEGIN", work);
	}
	#within(begin, work) {
		this.db.exec(begin);
		try {
			const result = work();
			this.db.exec("COMMIT");
			return result;
		} catch (error) {
			if (this.db.isTransaction) this.db.exec("ROLLBACK");
			throw error;
		}
	}
};
const textOfTime = (column) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
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
const createHash$3 = (() => process.getBuiltinModule("node:crypto").createHash)();
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
function authorize(store, operation, authorization, path) {
	const schemes = operations[operation].security;
	if (schemes.length === 0) return null;
	const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
	const holder = store.row("SELECT * FROM tokens JOIN deployments ON id = deployment_id WHERE hash = :hash", { hash: hashToken(bearer ?? "") });
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
	return keep(store, slug, {
		token,
		scheme: "WebToken",
		webApi
	});
}
function mintUserToken(store, slug) {
	return keep(store, slug, {
		token: signJwt(store, {
			sub: "sandbox-user",
			aud: "user",
			deployment: slug,
			iat: Math.floor(Date.now() / 1e3)
		}),
		scheme: "Jwt",
		webApi: true
	});
}
function keep(store, slug, { token, scheme, webApi }) {
	if (store.row(`INSERT INTO tokens (hash, deployment_id, scheme, web_api) SELECT :hash, id, :scheme, :webApi FROM deployments WHERE slug = :slug
    ON CONFLICT DO UPDATE SET hash = excluded.hash
      WHERE (deployment_id, scheme, web_api) = (excluded.deployment_id, excluded.scheme, excluded.web_api)
    RETURNING hash`, {
		hash: hashToken(token),
		scheme,
		webApi: Number(webApi),
		slug
	}) !== void 0) return token;
	throw new SandboxError(`This token is already in use, or there is no deployment "${slug}". Choose another.`);
}
const hashToken = (token) => createHash$3("sha256").update(token).digest("hex");
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
const createHash$2 = (() => process.getBuiltinModule("node:crypto").createHash)();
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/sandbox/bundle-content.ts
function normalize(kind, sent) {
	if ("policies" in sent) return {
		kind,
		lists: {},
		items: new Map(sent.policies.map((policy) => [slugOf(policy), policyItem(policy)]))
	};
	const { rulesets, rules, disabled, exceptions } = sent;
	return {
		kind,
		lists: {
			rulesets: sortedSet(rulesets),
			rules: sortedSet(rules),
			disabled: sortedSet(disabled)
		},
		items: new Map(exceptions.map((one) => [exceptionKey(one), exceptionItem(kind, one)]))
	};
}
const sortedSet = (texts) => [...new Set(texts)].toSorted();
const byName = ([a], [b]) => a < b ? -1 : 1;
function policyItem(policy) {
	const { name, description = "", active = true, filters } = policy;
	const slug = slugOf(policy);
	const conditions = filters.conditions.map(({ type, values, mode = "any" }) => ({
		type,
		values: [...new Set(values)],
		mode
	}));
	const actions = policy.actions.map(({ type, config = {} }) => ({
		type,
		config
	}));
	const stored = {
		name,
		slug,
		description,
		active,
		filters: {
			mode: filters.mode,
			conditions
		},
		actions
	};
	const meanings = sortedSet(conditions.map(({ type, values, mode }) => JSON.stringify([
		type,
		mode,
		values.toSorted()
	])));
	const deeds = actions.map(({ type, config }) => JSON.stringify([type, Object.entries(config).toSorted(byName)]));
	const facts = [
		slug,
		name,
		description,
		active,
		filters.mode,
		JSON.stringify(meanings),
		deeds.toSorted()
	];
	return {
		kind: "RemediationPolicy",
		key: { slug },
		stored,
		shown: stored,
		meaning: JSON.stringify(facts)
	};
}
const longest = 100;
function slugOf(policy) {
	if (policy.slug !== void 0) return policy.slug;
	const slug = policy.name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, longest).replaceAll(/^-|-$/g, "");
	return slug === "" ? `policy-${createHash$1("sha256").update(policy.name).digest("hex").slice(0, 8)}` : slug;
}
function exceptionItem(product, exception) {
	const { exception_type, rule, rule_type } = exception;
	return {
		kind: "DetectionPolicyException",
		key: {
			product,
			...scopeOf(exception),
			rule,
			rule_type
		},
		stored: exception,
		shown: {
			rulesets: [],
			rules: [],
			disabled: [],
			exception_type
		},
		meaning: `${exceptionKey(exception)} ${exception_type}`
	};
}
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
function storedForm({ kind, lists, items }) {
	const sorted = [...items].toSorted(byName).map(([, item]) => item);
	const stored = sorted.map((item) => item.stored);
	const bundle = kind === "remediation" ? { policies: stored } : {
		product: kind,
		...lists,
		exceptions: stored
	};
	const hash = createHash$1("sha256").update(JSON.stringify([kind, ...Object.values(lists).map((list) => JSON.stringify(list))]));
	for (const { meaning } of sorted) hash.update(`\n${meaning}`);
	return {
		content: JSON.stringify(bundle),
		fingerprint: hash.digest("hex")
	};
}
function diff(before, after) {
	const { creates, updates, deletes } = {
		creates: [],
		updates: [],
		deletes: []
	};
	if (JSON.stringify(before.lists) !== JSON.stringify(after.lists)) {
		const sides = {
			before: {
				...before.lists,
				exception_type: ""
			},
			after: {
				...after.lists,
				exception_type: ""
			}
		};
		updates.push({
			kind: "DetectionPolicy",
			key: { product: after.kind },
			...sides
		});
	}
	for (const [id, { kind, key, shown, meaning }] of after.items) {
		const old = before.items.get(id);
		if (old === void 0) creates.push({
			kind,
			key,
			after: shown
		});
		else if (old.meaning !== meaning) updates.push({
			kind,
			key,
			before: old.shown,
			after: shown
		});
	}
	for (const [id, { kind, key, shown }] of before.items) if (!after.items.has(id)) deletes.push({
		kind,
		key,
		before: shown
	});
	return {
		creates,
		updates,
		deletes
	};
}
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
const wordOf = (names, column) => `'${JSON.stringify(names)}' ->> ${column}`;
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
const rejection = (policy_slug, [code, message, context = {}]) => ({
	code,
	message,
	policy_slug,
	context
});
const selectTargets = `
  SELECT 'project ' || name AS target FROM repositories WHERE deployment_id = :id
  UNION ALL SELECT 'project_tag ' || value FROM repositories, json_each(tags) WHERE deployment_id = :id
  UNION ALL SELECT kind || ' ' || target FROM integrations WHERE deployment_id = :id
  UNION ALL SELECT 'notification_webhook ' || name FROM notification_webhooks WHERE deployment_id = :id`;
function reasonsAgainst({ platform, deployment, shapeErrors }, kind, sent) {
	if (shapeErrors.length > 0) return shapeErrors.map(({ field, message }) => rejection("", [
		"INVALID_FIELD",
		`${field} ${message}.`,
		{ field }
	]));
	const rows = platform.store.rows(selectTargets, { id: deployment.id });
	const targets = new Set(rows.map(({ target }) => target));
	if ("policies" in sent) return rejectRemediation(sent, targets);
	return rejectDetection(kind, sent, targets);
}
function* unknownReference(targets, kind, value, context) {
	if (targets.has(`${kind} ${value}`)) return;
	yield [
		"UNKNOWN_REFERENCE",
		`There is no ${kind.replaceAll("_", " ")} "${value}" in this deployment.`,
		{
			...context,
			kind,
			value
		}
	];
}
function rejectRemediation({ policies }, targets) {
	const seen = new Set();
	return policies.flatMap((policy) => {
		const slug = slugOf(policy);
		const reasons = [...againstConditions(policy, targets), ...againstActions(policy, targets)];
		if (targets.has(`system_policy ${slug}`)) reasons.unshift(["RESERVED_SLUG", `The slug "${slug}" belongs to a system-managed policy.`]);
		if (seen.has(slug)) reasons.unshift(["DUPLICATE_SLUG", `Two policies of the bundle have the slug "${slug}".`]);
		seen.add(slug);
		return reasons.map((reason) => rejection(slug, reason));
	});
}
function* againstConditions({ filters }, targets) {
	for (const { type, values } of filters.conditions) {
		const context = { condition_type: type };
		if (!vocabulary.condition_types.some((one) => one.type === type)) {
			yield [
				"UNSUPPORTED_CONDITION_TYPE",
				`Condition type "${type}" is not supported.`,
				context
			];
			continue;
		}
		const allowed = vocabulary.value_enums.find((one) => one.type === type)?.values;
		for (const value of values) if (allowed === void 0) yield* unknownReference(targets, "project_tag", value, context);
		else if (!allowed.includes(value)) yield [
			"INVALID_CONDITION_VALUE",
			`"${value}" is not a value of the condition type "${type}".`,
			{
				...context,
				value
			}
		];
	}
}
const references = new Map([
	["jira", ["project", "jira_project"]],
	["slack_app", ["channel", "slack_channel"]],
	["webhook", ["webhook", "notification_webhook"]]
]);
function* againstActions({ actions }, targets) {
	for (const { type, config = {} } of actions) {
		const context = { action_type: type };
		const known = vocabulary.action_types.find((one) => one.type === type);
		if (known === void 0) yield [
			"UNSUPPORTED_ACTION_TYPE",
			`Action type "${type}" is not supported.`,
			context
		];
		for (const missing_companion of known?.requires ?? []) {
			if (actions.some((action) => action.type === missing_companion)) continue;
			yield [
				"MISSING_DEPENDENT_ACTION",
				`Action "${type}" needs the action "${missing_companion}" in the same policy.`,
				{
					...context,
					missing_companion
				}
			];
		}
		const [setting = "", kind = ""] = references.get(type) ?? [];
		if (config[setting] !== void 0) yield* unknownReference(targets, kind, config[setting], context);
	}
}
function rejectDetection(product, bundle, targets) {
	const reasons = [];
	const named = bundle.product ?? product;
	if (named !== product) reasons.push([
		"PRODUCT_MISMATCH",
		`The bundle is for "${named}", the request for "${product}".`,
		{ product: named }
	]);
	if (product === "secrets") {
		const message = "A detection policy for secrets takes no rulesets.";
		reasons.push(...bundle.rulesets.map((value) => [
			"RULESETS_NOT_SUPPORTED",
			message,
			{ value }
		]));
	}
	const seen = new Set();
	for (const exception of bundle.exceptions) reasons.push(...againstException(exception, seen, targets));
	return reasons.map((reason) => rejection("", reason));
}
function* againstException(exception, seen, targets) {
	const { exception_type: _, rule_type, ...context } = exception;
	const { rule, project, project_tag_name } = context;
	const key = exceptionKey(exception);
	if (seen.has(key)) yield [
		"DUPLICATE_EXCEPTION",
		`Two exceptions are for the same ${rule_type} and scope.`,
		context
	];
	seen.add(key);
	if (project === void 0 === (project_tag_name === void 0)) {
		yield [
			"INVALID_EXCEPTION_SCOPE",
			"An exception needs either a project or a project tag.",
			context
		];
		return;
	}
	yield* unknownReference(targets, project === void 0 ? "project_tag" : "project", project ?? project_tag_name ?? "", { rule });
}
function rejectionFault(reasons) {
	const [first] = reasons;
	if (first === void 0) return null;
	const { code, message, policy_slug, context } = first;
	const { missing_companion } = context;
	const missing_references = reasons.filter((one) => one.code === "UNKNOWN_REFERENCE").map(({ context: { kind = "", value = "" } }) => ({
		kind,
		value
	}));
	return new Fault(code === "RESERVED_SLUG" ? 409 : 400, message, {
		code,
		policy_slug,
		...missing_companion !== void 0 && { missing_companion },
		...code === "UNKNOWN_REFERENCE" && { missing_references }
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
	const ofAll = createHash$2("sha256").update(rows.map((row) => row.fingerprint).join("\n"));
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
	const { content, version: state_version } = findBundle(call, kind);
	const validation_errors = reasonsAgainst(call, kind, sent);
	const fault = rejectionFault(validation_errors);
	if (fault === null) return {
		...diff(normalize(kind, JSON.parse(content)), normalize(kind, sent)),
		state_version,
		validation_errors
	};
	if (call.platform.quirks.has("legacy-rejections")) throw new Fault(fault.status, fault.message, {
		...fault.facts,
		validation_errors
	});
	return {
		creates: [],
		updates: [],
		deletes: [],
		state_version,
		validation_errors
	};
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
	const fault = rejectionFault(reasonsAgainst(call, kind, sent));
	if (fault !== null) throw fault;
	if (call.ifMatch === version) return;
	if (call.platform.quirks.has("stale-is-412")) throw new Fault(412, "Precondition failed.");
	throw new Fault(409, "The state has changed since it was previewed.", {
		code: "STATE_VERSION_MISMATCH",
		current_state_version: version
	});
}
function writeBundle(store, deployment, kind, sent) {
	store.run(`INSERT INTO bundles (deployment_id, kind, content, fingerprint) VALUES (:deployment, :kind, :content, :fingerprint)
    ON CONFLICT (deployment_id, kind) DO UPDATE SET content = excluded.content, fingerprint = excluded.fingerprint
      WHERE fingerprint <> excluded.fingerprint`, {
		deployment,
		kind,
		...storedForm(normalize(kind, sent))
	});
}
// src/sandbox/dependencies.ts
const dependencyHandlers = { listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body) };
function listDependencies(store, deployment, request) {
	const { dependencyFilter: filter = {}, cursor = "", pageSize = 1e3 } = request;
	const { packageFilters = [], includeArchived = false, ...others } = filter;
	if (packageFilters.length > mostPackageFilters) throw new Fault(400, `packageFilters holds more than ${String(mostPackageFilters)} filters.`);
	const origin = [
		"listDependencies",
		deployment,
		filter
	];
	const offset = cursor === "" ? 0 : Number(readCursor(store, origin, cursor));
	const rows = store.rows(pageOfDependencies, {
		deployment,
		offset,
		archived: Number(includeArchived),
		filter: JSON.stringify(others),
		packages: JSON.stringify(packageFilters.map(boundsOf)),
		count: pageSize + 1
	});
	const hasMore = rows.length > pageSize;
	return {
		dependencies: rows.slice(0, pageSize).map(({ dependency }) => JSON.parse(dependency)),
		hasMore,
		...hasMore && { cursor: writeCursor(store, origin, offset + pageSize) }
	};
}
const mostPackageFilters = 1e3;
const among = (column, list) => `(coalesce(:filter ->> '${list}', '[]') = '[]' OR ${column} IN (SELECT value FROM json_each(:filter, '$.${list}')))`;
const pageOfDependencies = `
  WITH wanted AS MATERIALIZED (
    SELECT * FROM packages AS p
    WHERE instr(lower(name), lower(coalesce(:filter ->> 'name', ''))) > 0
    AND coalesce(:filter ->> 'version', '') IN ('', version)
    AND ${among("license", "license")} AND ${among("ecosystem", "ecosystem")}
    AND (:packages = '[]' OR EXISTS (
      SELECT 1 FROM json_each(:packages) AS one
      WHERE iif(one.value ->> 'whole', name = one.value ->> 'name', instr(lower(name), lower(one.value ->> 'name')) > 0)
      AND NOT EXISTS (
        SELECT 1 FROM json_each(one.value, '$.bounds') AS bound
        WHERE compare_versions(ecosystem, version, bound.value ->> 'version') NOT BETWEEN bound.value ->> 'least' AND bound.value ->> 'most'
      )
    ))
  )
  SELECT json_object('id', CAST(d.id AS TEXT), 'name', p.name, 'version', p.version, 'ecosystem', p.ecosystem,
    'transitivity', upper(${wordOf(transitivities, "d.transitivity")}), 'repositoryId', r.id, 'lockfilePath', f.path,
    'licenses', json_array(p.license)) AS dependency
  FROM repositories AS r CROSS JOIN dependencies AS d ON d.repository_id = r.id
  CROSS JOIN wanted AS p ON p.id = d.package_id CROSS JOIN files AS f ON f.id = d.lockfile_id
  WHERE r.deployment_id = :deployment AND r.archived <= :archived AND ${among("r.id", "repositoryId")}
  AND coalesce(:filter ->> 'lockfilePath', '') IN ('', f.path)
  ORDER BY p.name, p.ecosystem, p.version, r.id, d.id LIMIT :count OFFSET :offset`;
function boundsOf({ name = "", exactNameMatch = false, ...versions }) {
	const { versionLowerBound, versionUpperBound, exactVersion } = versions;
	const bounds = [
		boundOf("versionLowerBound", versionLowerBound, ">"),
		boundOf("versionUpperBound", versionUpperBound, "<"),
		boundOf("exactVersion", exactVersion, "=")
	].flat();
	return {
		name,
		whole: exactNameMatch && name !== "",
		bounds
	};
}
function boundOf(field, text = "", strict = "=") {
	if (text === "") return [];
	const [, operator = "", version = ""] = /^([^\p{L}\p{N}\s]*)\s*([\p{L}\p{N}][^\s,|<>]*)$/u.exec(text.trim()) ?? [];
	const inclusive = `${strict}=`;
	if (version === "" || ![
		"",
		strict,
		inclusive
	].includes(operator)) throw new Fault(400, `${field} "${text}" is not understood. Give one version, alone or behind ${inclusive} or ${strict}.`);
	const isStrict = operator === strict && strict !== "=";
	const [least, most] = {
		">": [Number(isStrict), 1],
		"<": [-1, -Number(isStrict)],
		"=": [0, 0]
	}[strict];
	return [{
		version,
		least,
		most
	}];
}
// src/sandbox/filters.ts
const isIn = (column) => (values) => `${column} IN (SELECT value FROM ${values})`;
const compared = (column, operator) => (values) => `${column} ${operator} (SELECT value FROM ${values})`;
const either = (...conditions) => (values) => conditions.map((condition) => condition(values)).join(" OR ");
const refersTo = (column, table) => (condition) => (values) => `f.${column} IN (SELECT id FROM ${table} WHERE ${condition(values)})`;
const component = refersTo("component_id", "components");
const dependency = refersTo("package_id", "packages");
const file = refersTo("file_id", "files");
const policy = refersTo("policy_id", "sourcing_policies");
const ref = refersTo("ref_id", "refs");
const repository = refersTo("repository_id", "repositories");
const rule = refersTo("rule_id", "rules");
const sets = (values) => `(SELECT id FROM finding_sets WHERE deployment_id = :deployment AND ${isIn("issue_type")(values)})`;
const definitions = [
	{
		names: ["issue_type"],
		condition: (values) => `f.set_id = ${sets(values)}`,
		words: issueTypes
	},
	{
		names: ["issueTypes"],
		condition: (values) => `f.set_id IN ${sets(values)}`,
		words: issueTypes
	},
	{
		names: ["since"],
		condition: compared("f.relevant_since", ">=")
	},
	{
		names: ["until"],
		condition: compared("f.relevant_since", "<")
	},
	{
		names: ["ids", "issue_ids"],
		condition: (values) => `f.id IN (SELECT CAST(value AS INTEGER) FROM ${values} WHERE value NOT GLOB '*[^0-9]*')`
	},
	{
		names: ["status"],
		condition: isIn("f.status"),
		words: statuses
	},
	{
		names: ["triage_reasons"],
		condition: isIn("f.triage_reason"),
		words: triageReasons
	},
	{
		names: ["policies"],
		condition: isIn("f.policy_mode"),
		words: boards
	},
	{
		names: ["policy_mode"],
		condition: isIn("f.policy_mode"),
		words: policyModes
	},
	{
		names: ["policySlugs"],
		condition: policy(isIn("slug"))
	},
	{
		names: ["autotriage_verdict"],
		condition: isIn("f.verdict"),
		words: verdicts
	},
	{
		names: ["exposures"],
		condition: isIn("f.exposure"),
		words: exposures
	},
	{
		names: ["transitivities"],
		condition: isIn("f.transitivity"),
		words: transitivities
	},
	{
		names: ["hasInFlightAutofixPr"],
		condition: compared("f.fix_pr", "<")
	},
	{
		names: ["click_to_fix_pr_state"],
		condition: isIn("f.fix_pr"),
		words: fixPullRequestStates
	},
	{
		names: ["validation_state"],
		condition: isIn("f.validation_state"),
		words: validationStates
	},
	{
		names: ["include_historical"],
		condition: compared("f.historical", "<=")
	},
	{
		names: ["excludeHistorical"],
		condition: compared("f.historical", "<")
	},
	{
		names: ["component_tags"],
		condition: component(isIn("tag"))
	},
	{
		names: ["filePaths"],
		condition: file(isIn("path"))
	},
	{
		names: ["is_malicious"],
		condition: dependency(isIn("malicious"))
	},
	{
		names: ["dependencies"],
		condition: dependency(isIn("name"))
	},
	{
		names: ["ref", "refs"],
		condition: ref(isIn("name"))
	},
	{
		names: ["repositoryRefIds"],
		condition: isIn("f.ref_id")
	},
	{
		names: ["onPrimaryBranch"],
		condition: ref(isIn("is_primary"))
	},
	{
		names: [
			"repos",
			"repositoryNames",
			"projects"
		],
		condition: repository(isIn("name"))
	},
	{
		names: [
			"repository_ids",
			"repositoryIds",
			"projectIds"
		],
		condition: repository((values) => `CAST(id AS TEXT) IN (SELECT CAST(value AS TEXT) FROM ${values})`)
	},
	{
		names: [
			"project_tags",
			"repositoryTags",
			"tags"
		],
		condition: repository((values) => `EXISTS (SELECT 1 FROM json_each(tags) WHERE ${isIn("value")(values)})`)
	},
	{
		names: ["teamNames", "teams"],
		condition: repository(isIn("team"))
	},
	{
		names: ["repository_visibility"],
		condition: repository(isIn("visibility")),
		words: visibilities
	},
	{
		names: ["includeArchived"],
		condition: repository(isIn("archived"))
	},
	{
		names: ["rules"],
		condition: rule(isIn("name"))
	},
	{
		names: ["ruleIds"],
		condition: rule(either(isIn("name"), isIn("CAST(id AS TEXT)")))
	},
	{
		names: ["categories", "findingCategories"],
		condition: rule(either(isIn("category"), isIn("weakness")))
	},
	{
		names: ["severities"],
		condition: rule(isIn("severity")),
		words: severities
	},
	{
		names: ["confidence"],
		condition: rule(isIn("confidence")),
		words: confidences
	},
	{
		names: ["ruleset", "rulesets"],
		condition: rule((values) => `ruleset IN (SELECT replace(value, 'p/', '') FROM ${values})`)
	},
	{
		names: ["secret_types", "secretTypes"],
		condition: rule(isIn("secret_type"))
	},
	{
		names: ["pro_only"],
		condition: rule(isIn("pro_only"))
	},
	{
		names: ["epss_probability"],
		condition: rule(isIn("epss_probability"))
	},
	{
		names: ["cves", "advisoryIds"],
		condition: rule(isIn("advisory"))
	},
	{
		names: ["findingTypes"],
		condition: rule(isIn("issue_type")),
		words: issueTypes
	},
	{
		names: [
			"aiSensitivities",
			"issueParentIds",
			"aiMemoryWillFlipVerdict",
			"aiMemoryReferenced",
			"aiMemoryRendered",
			"memoryIdInScope"
		],
		condition: (values) => `NOT EXISTS (SELECT 1 FROM ${values})`
	}
];
const filters = new Map(definitions.flatMap((filter) => filter.names.map((name) => [name, filter])));
function conditionsOf(deployment, request) {
	const texts = ["true"];
	const bound = { deployment };
	for (const [name, value] of Object.entries(request)) {
		const filter = filters.get(name);
		if (filter === void 0 || value === void 0) continue;
		const { condition, words } = filter;
		const values = [value].flat();
		bound[name] = JSON.stringify(words === void 0 ? values : values.map((word) => words.indexOf(String(word))));
		texts.push(condition(`json_each(:${name})`));
	}
	return {
		sql: texts.join(" AND "),
		bound
	};
}
const nonEmpty = (filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => [value].flat().join("") !== ""));
// src/sandbox/findings.ts
const findingHandlers = {
	listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
	triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now())
};
function listFindings(query, { id }, store) {
	const { issue_type = "sast", page = 0, page_size = 100, dedup = false, since } = query;
	const filter = {
		...query,
		issue_type,
		since: since && since * 1e3,
		includeArchived: false
	};
	const ids = JSON.stringify(findNewest(store, id, filter, {
		offset: page * page_size,
		limit: page_size,
		dedup
	}));
	const form = issue_type === "sca" ? supplyChainFinding : codeFinding;
	return store.rows(form, { ids }).map(({ finding }) => JSON.parse(finding));
}
function findNewest(store, deployment, filter, { offset, limit, dedup }) {
	const { sql, bound } = conditionsOf(deployment, filter);
	const index = "issue_ids" in bound ? "NOT INDEXED" : "INDEXED BY findings_by_time";
	const same = dedup ? "f.repository_id || ' ' || f.fingerprint" : "f.id";
	const rows = store.each(`SELECT f.id, ${same} AS same FROM findings AS f ${index} WHERE f.status <> 6 AND ${sql} ORDER BY f.relevant_since DESC, f.id DESC`, bound);
	const found = new Map();
	for (const { id, same: key } of rows) {
		if (!found.has(key)) found.set(key, id);
		if (found.size === offset + limit) break;
	}
	return [...found.values()].slice(offset);
}
const these = "FROM json_each(:ids) AS wanted CROSS JOIN findings AS f ON f.id = wanted.value";
const listOf = (value, isNull = value) => `json(iif(${isNull} IS NULL, '[]', json_array(${value})))`;
const objectUnless = (isNull, object) => `json(iif(${isNull} IS NULL, NULL, json_object(${object})))`;
const digest = (of) => `sha256(concat_ws(char(10), '${of}', f.repository_id, files.path, f.rule_id, f.fingerprint))`;
const url = "'https://git.example/' || repositories.name";
const common = `
  'id', f.id, 'first_seen_scan_id', f.scan_id,
  'created_at', ${textOfTime("f.created_at")}, 'relevant_since', ${textOfTime("f.relevant_since")},
  'categories', json(rules.categories),
  'confidence', ${wordOf(confidences, "rules.confidence")}, 'severity', ${wordOf(severities, "rules.severity")},
  'ref', refs.name,
  'line_of_code_url', concat(${url}, '/blob/', replace(refs.name, 'refs/heads/', ''), '/', files.path, '#L', f.line),
  'match_based_id', ${digest("pattern")} || '_0',
  'rule_name', rules.name, 'rule_message', rules.message,
  'location', json_object('file_path', files.path, 'line', f.line, 'column', 1, 'end_line', f.line, 'end_column', 80),
  'repository', json_object('name', repositories.name, 'url', ${url}),
  'rule', json_object(
    'name', rules.name, 'message', rules.message, 'confidence', ${wordOf(confidences, "rules.confidence")},
    'category', rules.category, 'vulnerability_classes', ${listOf("rules.weakness")}, 'cwe_names', ${listOf("rules.cwe")}
  ),
  'external_ticket', NULL, 'review_comments', json_array(),
  'state_updated_at', ${textOfTime("f.state_updated_at")}, 'triaged_at', ${textOfTime("f.triaged_at")},
  'state', ${wordOf(states, "f.state")}, 'triage_state', ${wordOf(triageStates, "f.triage_state")},
  'status', ${wordOf(statuses, "f.status")}, 'triage_reason', ${wordOf(triageReasons, "f.triage_reason")},
  'triage_comment', (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1),
  'click_to_fix_prs', ${listOf(`json_object('state', ${wordOf(fixPullRequestStates, "f.fix_pr")})`, "f.fix_pr")},
  'sourcing_policy', json((SELECT json_object('id', id, 'name', name, 'slug', slug) FROM sourcing_policies WHERE id = f.policy_id))`;
const withoutMessage = `iif(f.created_at < ${String(Date.UTC(2025, 6, 1))}, '$.rule_message', '$.none')`;
const findings = (fields) => `
  SELECT json_remove(json_object(${fields}), ${withoutMessage}) AS finding
  ${these} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
    LEFT JOIN packages ON packages.id = f.package_id
  ORDER BY wanted.key`;
const codeFinding = findings(`${common},
  'syntactic_id', ${digest("code")}, 'click_to_fix_failures', json_array(),
  'assistant', ${objectUnless("f.verdict", `'autotriage', json_object('verdict', ${wordOf(verdicts, "f.verdict")})`)}`);
const supplyChainFinding = findings(`${common},
  'is_malicious', json(iif(packages.malicious, 'true', 'false')), 'reachability', ${`iif(coalesce(f.exposure, 4) = 4, 'no reachability analysis', replace(${wordOf(exposures, "f.exposure")}, '_', ' '))`},
  'reachable_condition', iif(f.exposure = 2, 'When input of a user gets there.', NULL),
  'epss_score', ${objectUnless("rules.epss_score", "'score', rules.epss_score, 'percentile', round(sqrt(rules.epss_score), 4)")},
  'fix_recommendations', ${listOf("json_object('package', rules.package, 'version', rules.fixed_version)", "iif(packages.malicious, NULL, rules.package)")},
  'found_dependency', ${objectUnless("packages.id", `'package', packages.name, 'version', packages.version, 'ecosystem', packages.ecosystem,
    'transitivity', ${wordOf(transitivities, "coalesce(f.transitivity, 2)")}`)}`);
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
		const ids = JSON.stringify(triaged);
		if (state !== void 0) decide(store, {
			ids,
			at: now
		}, state, request.new_triage_reason);
		if (note !== void 0) store.run("INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)", {
			ids,
			at: now,
			note
		});
		store.run("INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment, :state, :count)", {
			at: new Date(now).toISOString(),
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
function decide(store, chosen, state, reason) {
	store.run(`UPDATE findings SET triage_state = :state, triaged_at = :at,
      triage_reason = CASE WHEN :state = 1 THEN coalesce(:reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`, {
		...chosen,
		state: codeOf(triageStates, state),
		reason: reason === void 0 ? null : codeOf(triageReasons, reason)
	});
	store.run(`INSERT INTO finding_history (finding_id, at, status)
      SELECT f.id, max(:at, h.at), f.status ${these} JOIN finding_history AS h ON h.finding_id = f.id
        AND h.at = (SELECT max(at) FROM finding_history WHERE finding_id = f.id)
      WHERE h.status <> f.status
    ON CONFLICT DO UPDATE SET status = excluded.status`, chosen);
}
// src/sandbox/issues.ts
const issueHandlers = { searchIssues: ({ platform, deployment, body }) => searchIssues(platform.store, deployment, body) };
function searchIssues(store, deployment, request) {
	const { cursor, limit = 100, ...search } = request;
	const origin = [
		"searchIssues",
		deployment.id,
		search
	];
	const answered = cursor ? readCursor(store, origin, cursor) : [];
	const { sql, bound } = groupsOf(deployment, search);
	const page = store.rows(sql, {
		...bound,
		answered: JSON.stringify(answered),
		name: deployment.name,
		limit
	});
	const { remaining = 0 } = page[0] ?? {};
	const fetched = [...answered, ...page.map(({ rule_id }) => rule_id)];
	return {
		groups: page.map(({ answer }) => JSON.parse(answer)),
		cursor: remaining > page.length ? writeCursor(store, origin, fetched) : "",
		total: String(answered.length + remaining),
		fetched: String(fetched.length)
	};
}
function typesOf(request) {
	const only = request.issueType ?? request.issue_type;
	const asked = [
		request.issueTypes,
		request.issue_types,
		only && [only]
	].find((list) => list && list.length > 0) ?? [];
	if (asked.length === 0 || asked.includes("ISSUE_TYPE_UNSPECIFIED")) return issueTypes;
	return asked.map((word) => word.replace("ISSUE_TYPE_", "").toLowerCase());
}
function groupsOf(deployment, request) {
	const { filter = {}, sortBy, sortDirection } = request;
	const { since, until, severities = [], includeArchived = false, ...others } = filter;
	const { sql, bound } = conditionsOf(deployment.id, {
		...nonEmpty(Object.fromEntries(Object.entries(others).filter(([, value]) => value !== false))),
		...nonEmpty({ severities: severities.map((word) => word.replace("SEVERITY_", "").toLowerCase()) }),
		issueTypes: typesOf(request),
		includeArchived,
		since: since && Date.parse(since),
		until: until && Date.parse(until)
	});
	const standing = statusesOf(filter);
	const among = standing.every((status) => openStatuses.includes(status)) ? `INDEXED BY findings_open WHERE f.status IN (${openStatuses.join(", ")}) AND` : "WHERE";
	const key = sortBy === "SORT_BY_SEVERITY" ? "severity" : "issues";
	const direction = sortDirection === "SORT_DIRECTION_ASC" ? "ASC" : "DESC";
	return {
		sql: `
      SELECT rule_id, count(*) OVER () AS remaining, ${group} AS answer FROM (
        SELECT f.rule_id, count(*) AS issues FROM findings AS f ${"ids" in bound ? "NOT INDEXED WHERE" : among} ${sql}
        AND f.status IN (SELECT value FROM json_each(:standing)) GROUP BY f.set_id, f.rule_id
      ) JOIN rules ON rules.id = rule_id
      WHERE rule_id NOT IN (SELECT value FROM json_each(:answered)) ORDER BY ${key} ${direction}, name LIMIT :limit`,
		bound: {
			...bound,
			standing: JSON.stringify(standing)
		}
	};
}
const openStatuses = [
	0,
	3,
	4
];
const statusesByWord = new Map([
	["ISSUE_TAB_OPEN", [0]],
	["ISSUE_TAB_REVIEWING", [3]],
	["ISSUE_TAB_FIXING", [4]],
	["ISSUE_TAB_IGNORED", [2, 5]],
	["ISSUE_TAB_CLOSED", [1]],
	["AGGREGATE_ISSUE_STATE_OPEN", openStatuses],
	["AGGREGATE_ISSUE_STATE_IGNORED", [2, 5]],
	["AGGREGATE_ISSUE_STATE_FIXED", [1]]
]);
function statusesOf({ tab = "", aggregateIssueStates = [] }) {
	const byTab = tab === "" ? void 0 : statusesByWord.get(tab) ?? [];
	if (aggregateIssueStates.length === 0) return byTab ?? openStatuses;
	return aggregateIssueStates.flatMap((word) => statusesByWord.get(word) ?? []).filter((status) => byTab?.includes(status) !== false);
}
const levels = [
	"INFO",
	"WARNING",
	"ERROR",
	"CRITICAL"
];
const path = "replace(name, '.', '/')";
const author = "iif(deployment_id IS NULL, 'registry', :name)";
const group = `json_object(
  'issuesCount', CAST(issues AS TEXT), 'ruleId', CAST(rule_id AS TEXT), 'ruleShaSum', sha256(name), 'rulePath', name,
  'ruleSourceUri', concat('https://', iif(deployment_id IS NULL, 'registry', 'git'), '.example/rules/', ${path}),
  'ruleLastChangeBy', ${author}, 'ruleLastChangeAt', ${textOfTime("changed_at")},
  'ruleDeploymentName', iif(deployment_id IS NULL, '', :name),
  'ruleVisibility', iif(deployment_id IS NULL, 'RULE_VISIBILITY_PUBLIC', 'RULE_VISIBILITY_UNLISTED'),
  'ruleMeta', json_object('author', ${author}, 'authorPhotoUrl', 'https://photos.example/' || rule_id || '.png',
    'rule', json_object('ruleId', CAST(rule_id AS TEXT), 'ruleVersionId', 'v' || rule_id, 'origin', CASE
      WHEN deployment_id IS NOT NULL THEN 'RULE_ORIGIN_CUSTOM' WHEN pro_only THEN 'RULE_ORIGIN_PRO_RULES' ELSE 'RULE_ORIGIN_COMMUNITY' END)),
  'ruleTestCases', json(iif(issue_type = 0, json_array(json_object('target', ${path} || '.test', 'language', language)), '[]')),
  'ruleDefinition', json_object('id', name, 'message', message, 'severity', ${wordOf(levels, "severity")},
    'languages', json_array(language), 'metadata', json_object('categories', json(categories), 'cwe', cwe)),
  'ruleSupersededBy', json_array(), 'sastAttributes', json_object(), 'secretsAttributes', json_object(),
  'scaAttributes', json(iif(epss_score IS NULL, '{}', json_object('epssScore', json_object(
    'score', epss_score, 'percentile', round(sqrt(epss_score), 4), 'updatedAt', ${textOfTime("changed_at")},
    'categorization', 'EPSS_PROBABILITY_' || upper(epss_probability)))))
)`;
// src/sandbox/reports.ts
const reportHandlers = {
	reportGuardrailsActivity: ({ platform, deployment, body }) => reportGuardrails(platform.store, deployment.id, body, Date.now()),
	reportBacklogByRule: ({ platform, deployment, body }) => reportBacklog(platform.store, deployment.id, body, Date.now())
};
const historyBounds = `
  SELECT unixepoch(min(first) / 1000, 'unixepoch', 'start of day') * 1000 AS first,
    unixepoch(max(last) / 1000, 'unixepoch', 'start of day', '+1 day') * 1000 AS last
  FROM (
    SELECT (SELECT min(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id) AS first,
      (SELECT max(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id) AS last
    FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment
  )`;
const bucketEnds = new Map([
	["day", "'start of day', '+1 day'"],
	["week", "'start of day', '+1 day', 'weekday 1'"],
	["month", "'start of month', '+1 month'"],
	["year", "'start of year', '+1 year'"]
]);
const day$1 = 864e5;
const usualSizes = [
	[31, "day"],
	[182, "week"],
	[3653, "month"]
];
function bucketsOf(store, { since, until }, size, last) {
	const usual = usualSizes.find(([days]) => until - since <= days * day$1)?.[1] ?? "year";
	const end = bucketEnds.get((size ?? usual).toLowerCase().replace(/^.*_/, ""));
	if (end === void 0) throw new Fault(400, "timeBucketSize is not understood. Give day, week, month or year.");
	return store.rows(`WITH RECURSIVE buckets (since, until) AS (
      VALUES (NULL, :since)
      UNION ALL SELECT until, min(:until, unixepoch(until / 1000, 'unixepoch', ${end}) * 1000) FROM buckets
        WHERE until < min(:until, :last)
    ) SELECT * FROM buckets WHERE since IS NOT NULL`, {
		since,
		until,
		last
	});
}
function readReport(store, deployment, request, now) {
	const bounds = store.row(historyBounds, { deployment });
	const { first, last } = {
		first: bounds?.first ?? now,
		last: bounds?.last ?? now
	};
	const { timePeriod = {}, findingTypes = [], timeBucketSize, ...lists } = request.filters;
	const since = timePeriod.since === void 0 ? first : Date.parse(timePeriod.since);
	const until = timePeriod.until === void 0 ? last : Date.parse(timePeriod.until);
	const types = findingTypes.map((word) => word.toLowerCase().replace(/^.*_type_/, ""));
	const { sql, bound } = conditionsOf(deployment, nonEmpty({
		...lists,
		findingTypes: types
	}));
	return {
		buckets: bucketsOf(store, {
			since,
			until
		}, request.timeBucketSize ?? timeBucketSize, Math.max(now, last)),
		sum: (period, columns, rest) => {
			if (period.until <= first) return [];
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
const answerOf = ({ since, until }) => ({
	since: new Date(since).toISOString(),
	until: new Date(until).toISOString()
});
const growth = (codes) => `count(*) FILTER (WHERE became IN (${codes})) - count(*) FILTER (WHERE was IN (${codes}))`;
function reportBacklog(store, deployment, request, now) {
	const { buckets, sum } = readReport(store, deployment, request, now);
	const open = new Map();
	let counted = 0;
	return { buckets: buckets.map((bucket) => {
		const uncounted = {
			since: counted,
			until: bucket.until
		};
		for (const { name, more } of sum(uncounted, `r.name, ${growth("0, 3, 4")} AS more`, "GROUP BY r.id")) open.set(String(name), (open.get(String(name)) ?? 0) + Number(more));
		counted = bucket.until;
		const standing = [...open].filter(([, count]) => count > 0).toSorted(([one], [other]) => one < other ? -1 : 1);
		return {
			timePeriod: answerOf(bucket),
			open: Object.fromEntries(standing)
		};
	}) };
}
const standing = `${growth("7")} AS silenced, ${growth("0, 3, 4")} AS open, ${growth("1")} AS fixed, ${growth("2")} AS ignored,
  ${growth("5")} AS provisionallyIgnored`;
function reportGuardrails(store, deployment, request, now) {
	const { buckets, sum } = readReport(store, deployment, request, now);
	const ofShown = (period, columns) => sum(period, columns, "AND f.shown AND f.created_at >= :from")[0] ?? {};
	const { opened = 0, fixed = 0 } = ofShown({
		since: buckets[0]?.since ?? 0,
		until: buckets.at(-1)?.until ?? 0
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
			timePeriod: answerOf(bucket),
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
		const rows = platform.store.rows(`SELECT json_object('scmUrl', scm_url, 'events', json(events)) AS subscription FROM scm_subscriptions
      WHERE deployment_id = :id AND config_id = :configId ORDER BY id`, {
			id: deployment.id,
			configId
		});
		if (rows.length === 0) throw notFound();
		const subscriptions = rows.map(({ subscription }) => JSON.parse(subscription));
		return {
			deploymentId: deployment.id,
			configId,
			subscriptions
		};
	},
	getResolutionConfigs({ platform: { store }, deployment, path }) {
		const row = store.row(`SELECT (SELECT json_group_object(subproject_id, json(config)) FROM resolution_configs WHERE repository_id = r.id) AS configs
      FROM repositories AS r WHERE deployment_id = :deployment AND CAST(id AS TEXT) = :project`, {
			deployment: deployment.id,
			project: path.projectId
		});
		if (row === void 0) throw notFound();
		return { resolutionConfigs: { perSubproject: JSON.parse(row.configs) } };
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
function readQuery(id, search) {
	const query = {};
	for (const name of new Set(search.keys())) {
		const input = requests[id].inputs.find((one) => one.in === "query" && one.path[0] === name);
		if (input === void 0) throw new Fault(400, `There is no query parameter "${name}".`);
		const texts = search.getAll(name);
		if (!input.list && texts.length > 1) throw new Fault(400, `The query parameter "${name}" takes one value.`);
		const values = texts.map((text) => valueOf(text, input));
		query[name] = input.list ? values : values[0];
	}
	const schema = operations[id].query;
	const errors = schema === null ? [] : shapeErrorsIn(id, schema, query);
	if (errors.length > 0) throw wrongShape("query", errors);
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
async function readBody(id, path, request, quirks) {
	const schema = operations[id].body;
	if (schema === null) return {
		body: null,
		shapeErrors: []
	};
	const isBundle = schema === "RemediationRequest" || schema === "DetectionRequest";
	checkHeaders(request);
	const bytes = await readBytes(request, isBundle ? 16 * mebibyte : mebibyte);
	const body = fromQuirkyJson(parseBody(bytes), quirks);
	const errors = shapeErrorsIn(id, schema, body);
	const inside = isBundle ? errors.filter(({ field }) => field.startsWith("bundle.")) : [];
	if (inside.length < errors.length) throw wrongShape("body", errors);
	checkRepeatedPath(id, body, path);
	return {
		body,
		shapeErrors: inside.map(({ field, message }) => ({
			field: field.replace("bundle.", ""),
			message
		}))
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
	let value;
	try {
		value = JSON.parse(new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes));
	} catch {
		throw new Fault(400, "The body is not JSON in UTF-8.");
	}
	checkValues(value);
	return value;
}
const mostValues = 1e6;
const deepest = 100;
function checkValues(body) {
	let level = [body];
	let seen = 0;
	for (let depth = 0; level.length > 0; depth += 1) {
		seen += level.length;
		if (seen > mostValues || depth > deepest) throw new Fault(400, "The body holds too many values, or is nested too deeply.");
		if (level.some((value) => typeof value === "string" && (value.includes("\0") || !value.isWellFormed()))) throw new Fault(400, "The body holds U+0000 or half a surrogate pair.");
		level = level.flatMap((value) => typeof value === "object" && value !== null ? Object.entries(value).flat() : []);
	}
}
function shapeErrorsIn(id, schema, value) {
	const guard = requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`There is no guard for ${schema}.`);
	if (guard(value)) return [];
	return (guard.errors ?? []).slice(0, 1e3).map(({ instancePath, schemaPath, message = "is wrong", params }) => {
		const rule = requests[id].rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
		if (rule !== void 0) return {
			field: "",
			message: rule.replace(/\.$/, "")
		};
		const { missingProperty: missing, additionalProperty: foreign } = params;
		const field = [...instancePath.split("/").slice(1).map(unescaped), missing ?? foreign ?? []].flat().join(".").replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]");
		if (missing !== void 0) return {
			field,
			message: "is missing"
		};
		return {
			field,
			message: foreign === void 0 ? message : "is not a known field"
		};
	});
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
function wrongShape(where, errors) {
	return new Fault(400, `The ${where} does not have the right shape: ${[...new Set(errors.map(({ field, message }) => `${field} ${message}`.trim()))].slice(0, 5).join("; ")}.`);
}
// src/sandbox/http/respond.ts
function responder(platform) {
	const route = buildRouter(platform.quirks);
	return async (request, response) => {
		try {
			checkHost(request);
			const [pathname = "", ...search] = (request.url ?? "").split("?");
			const { id, path } = route(request.method ?? "", pathname);
			const deployment = authorize(platform.store, id, request.headers.authorization, path);
			const query = readQuery(id, new URLSearchParams(`?${search.join("?")}`));
			const { body, shapeErrors } = await readBody(id, path, request, platform.quirks);
			send(response, 200, answer(id, {
				platform,
				deployment,
				path,
				query,
				body,
				shapeErrors,
				ifMatch: request.headers["if-match"]
			}));
		} catch (error) {
			const { status, message, facts, headers } = error instanceof Fault ? error : failure(error);
			if (!response.destroyed) send(response, status, {
				[textField(platform.quirks)]: message,
				...facts
			}, headers);
		}
	};
}
function answer(id, call) {
	const { store, quirks } = call.platform;
	const handle = handlers[id];
	return quirkyJson(operations[id].writes ? handle(call) : store.snapshot(() => handle(call)), quirks);
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
const storageCodes = [
	5,
	10,
	11,
	13
];
function failure(error) {
	const reason = error instanceof Error ? error.message : String(error);
	const { errcode = 0 } = error;
	if (!storageCodes.includes(errcode & 255)) return new Fault(500, `The sandbox failed, which is a bug: ${reason}`);
	const text = `The sandbox's database failed (${reason}). Nothing was written. Check its file and disk, then retry.`;
	return new Fault((errcode & 255) === 5 ? 503 : 507, text);
}
const absent = {
	getRemediationPolicies: "no-reads",
	getDetectionPolicySummary: "no-reads",
	getDetectionPolicy: "no-reads",
	getVocabulary: "no-vocabulary",
	listDeployments: "no-deployments"
};
function buildRouter(quirks) {
	const isServed = (id) => absent[id] === void 0 || !quirks.has(absent[id]);
	const routes = Object.keys(operations).filter(isServed).map((id) => ({
		id,
		method: operations[id].method,
		pattern: patternOf(id)
	}));
	return (method, path) => {
		const known = routes.filter(({ pattern }) => pattern.test(path));
		if (known.length === 0) throw notFound();
		const found = known.find((route) => route.method === method);
		if (found === void 0) {
			const methods = known.map((route) => route.method);
			throw new Fault(405, `This path takes ${methods.join(" or ")}.`, {}, { allow: methods.join(", ") });
		}
		const values = Object.entries(found.pattern.exec(path)?.groups ?? {});
		return {
			id: found.id,
			path: Object.fromEntries(values.map(([name, value]) => [name, decoded(value)]))
		};
	};
}
function patternOf(id) {
	const pattern = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		return `(?<${name}>${(requests[id].inputs.find((input) => input.in === "path" && input.path[0] === name)?.enum)?.join("|") ?? "[^/:]+"})`;
	});
	return new RegExp(`^${pattern}$`);
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		throw notFound();
	}
}
// src/sandbox/seed/deployments.ts
const exception = (exception_type) => (rule, target) => ({
	exception_type,
	rule,
	rule_type: rule.startsWith("p/") ? "pack" : "rule",
	...target.includes("/") ? { project: target } : { project_tag_name: target }
});
const exclude = exception("exclude");
const include = exception("include");
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
		exclude("p/owasp-top-ten", "acme/warehouse-sync"),
		exclude("p/terraform", "training"),
		exclude("javascript.express.security.audit.xss.direct-response-write", "acme/design-system"),
		exclude("python.flask.security.audit.debug-enabled", "acme/data-pipeline"),
		include("generic.ci.security.unpinned-action", "infrastructure")
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
		exclude("secrets.aws.access-key", "training"),
		exclude("secrets.generic.private-key", "acme/appsec-training"),
		exclude("secrets.stripe.live-key", "acme/checkout-api")
	]
};
const anyOf = (type, ...values) => ({
	type,
	values,
	mode: "any"
});
const noneOf = (type, ...values) => ({
	type,
	values,
	mode: "none"
});
const allOf = (...conditions) => ({
	mode: "all",
	conditions
});
const comment = {
	type: "pr_comment",
	config: {}
};
const block = {
	type: "block",
	config: {}
};
const slack = (channel) => ({
	type: "slack_app",
	config: { channel }
});
const acmeRemediation = [
	{
		slug: "block-critical-findings",
		name: "Block critical findings",
		description: "Nothing critical is merged, wherever it is.",
		active: true,
		filters: allOf(anyOf("severity", "critical"), anyOf("confidence", "high", "medium")),
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
		active: true,
		filters: allOf(anyOf("severity", "critical", "high"), anyOf("repository_tag", "internet-facing")),
		actions: [comment, block]
	},
	{
		slug: "block-injection-in-payments",
		name: "Block injection in payment services",
		description: "PCI DSS 6.2.4.",
		active: true,
		filters: allOf(anyOf("vulnerability_class", "SQL Injection", "Command Injection", "Code Injection"), anyOf("repository_tag", "payments", "pci")),
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
		active: true,
		filters: allOf(anyOf("vulnerability_class", "Hard-coded Secrets"), anyOf("confidence", "high"), noneOf("repository_tag", "training")),
		actions: [comment, block]
	},
	{
		slug: "block-during-release-freeze",
		name: "Block during the release freeze",
		description: "For the weeks before the autumn release.",
		active: true,
		filters: allOf(anyOf("severity", "high", "medium"), anyOf("repository_tag", "production")),
		actions: [comment, block]
	},
	{
		slug: "comment-on-high-findings",
		name: "Comment on high findings",
		description: "",
		active: true,
		filters: allOf(anyOf("severity", "high"), anyOf("confidence", "high", "medium")),
		actions: [comment]
	},
	{
		slug: "comment-on-medium-in-production",
		name: "Comment on medium findings in production",
		description: "",
		active: true,
		filters: allOf(anyOf("severity", "medium"), anyOf("confidence", "high"), anyOf("repository_tag", "production")),
		actions: [comment]
	},
	{
		slug: "comment-on-breaking-upgrades",
		name: "Comment on breaking upgrades",
		description: "So that the author plans the upgrade and does not only dismiss it.",
		active: true,
		filters: allOf(anyOf("breaking_change", "true")),
		actions: [comment]
	},
	{
		slug: "ticket-from-full-scans",
		name: "Ticket from full scans",
		description: "No pull request, so nobody sees a comment.",
		active: true,
		filters: allOf(anyOf("full_scan", "true"), anyOf("severity", "critical", "high")),
		actions: [{
			type: "jira",
			config: { project: "SEC" }
		}]
	},
	{
		slug: "notify-identity-team",
		name: "Notify the identity team",
		description: "",
		active: true,
		filters: allOf(anyOf("vulnerability_class", "Improper Authentication", "Improper Authorization"), anyOf("repository_tag", "identity")),
		actions: [comment, slack("#identity-alerts")]
	},
	{
		slug: "send-criticals-to-siem",
		name: "Send critical findings to the SIEM",
		description: "",
		active: true,
		filters: allOf(anyOf("severity", "critical")),
		actions: [{
			type: "webhook",
			config: { webhook: "siem" }
		}]
	},
	{
		slug: "triage-training-repositories",
		name: "Triage training repositories",
		description: "They are vulnerable on purpose.",
		active: true,
		filters: allOf(anyOf("repository_tag", "training")),
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
		filters: allOf(anyOf("severity", "low"), anyOf("repository_tag", "legacy")),
		actions: [{
			type: "triage",
			config: {
				state: "provisionally_ignored",
				reason: "no_time"
			}
		}]
	}
];
const emptyDetection = {
	rulesets: [],
	rules: [],
	disabled: [],
	exceptions: []
};
const emptyBundles = {
	remediation: { policies: [] },
	code: emptyDetection,
	secrets: emptyDetection
};
const acme = {
	id: "1234",
	slug: "acme",
	name: "Acme Inc.",
	bundles: {
		remediation: { policies: acmeRemediation },
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
	subscriptions: [{
		config: "github-cloud",
		url: "https://github.example/acme",
		events: [
			"push",
			"pull_request",
			"issue_comment"
		]
	}, {
		config: "github-cloud",
		url: "https://github.example/acme-labs",
		events: ["push", "pull_request"]
	}],
	resolutionConfigs: [{
		repository: "acme/data-pipeline",
		subproject: "ingest",
		config: {
			ecosystem: "pypi",
			lockfilePath: "ingest/requirements.txt",
			pythonVersion: "3.12"
		}
	}]
};
const bare = {
	integrations: {},
	subscriptions: [],
	resolutionConfigs: []
};
const globex = {
	...bare,
	id: "2345",
	slug: "globex",
	name: "Globex Corporation",
	bundles: null,
	projects: {
		"globex/orders": ["production"],
		"globex/reactor-control": ["internal"],
		"globex/website": ["production"]
	},
	findings: 30
};
const initech = {
	...bare,
	id: "3456",
	slug: "initech",
	name: "Initech",
	bundles: {
		remediation: { policies: [{
			slug: "comment-on-everything",
			name: "Comment on everything",
			description: "",
			active: true,
			filters: allOf(anyOf("severity", "low", "medium", "high", "critical")),
			actions: [comment]
		}] },
		code: {
			...emptyDetection,
			rulesets: ["p/default"]
		}
	},
	projects: { "initech/tps-reports": ["internal"] },
	findings: 30
};
const hooli = {
	...bare,
	id: "9007199254740993",
	slug: "hooli",
	name: "Hooli",
	bundles: emptyBundles,
	projects: { "hooli/search": ["production"] },
	findings: 5
};
const deployments = [
	acme,
	globex,
	initech,
	hooli
];
const seeds = new Map([...deployments.map((first) => [first.slug, [first, ...deployments.filter((one) => one !== first)]]), ["empty", [
	{
		...acme,
		bundles: emptyBundles
	},
	globex,
	initech,
	hooli
].map((one) => ({
	...one,
	findings: 0
}))]]);
function findSeed(text) {
	const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
	const [first, ...others] = seeds.get(name) ?? [];
	if (first === void 0) throw new SandboxError(`There is no seed "${name}". Known are: ${[...seeds.keys()].join(", ")}.`);
	const findings = count === void 0 ? first.findings : Number(count);
	if (/^\d*$/.test(count ?? "") && count !== "" && findings <= 5e6) return [{
		...first,
		findings
	}, ...others];
	throw new SandboxError(`"${String(count)}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`);
}
const countFindings = (seed) => seed.reduce((sum, { findings }) => sum + findings, 0);
process.getBuiltinModule("node:crypto");
const randomBytes = (() => process.getBuiltinModule("node:crypto").randomBytes)();
// src/sandbox/seed/packages.ts
const packageGroups = [
	{
		ecosystem: "npm",
		packages: [
			{
				name: "lodash",
				license: "MIT",
				versions: [
					"4.17.11",
					"4.17.15",
					"4.17.19",
					"4.17.20",
					"4.17.21"
				],
				advisory: {
					id: "CVE-2021-23337",
					fixed: "4.17.21",
					severity: "high",
					weakness: "command",
					exploitProbability: .0231
				}
			},
			{
				name: "axios",
				license: "MIT",
				versions: [
					"0.21.1",
					"0.27.2",
					"1.4.0",
					"1.5.1",
					"1.6.0",
					"1.7.4"
				],
				advisory: {
					id: "CVE-2023-45857",
					fixed: "1.6.0",
					severity: "medium",
					weakness: "authn",
					exploitProbability: .0012
				}
			},
			{
				name: "express",
				license: "MIT",
				versions: [
					"4.17.1",
					"4.18.2",
					"4.19.1",
					"4.19.2",
					"4.21.0"
				],
				advisory: {
					id: "CVE-2024-29041",
					fixed: "4.19.2",
					severity: "medium",
					weakness: "redirect",
					exploitProbability: 8e-4
				}
			},
			{
				name: "minimist",
				license: "MIT",
				versions: [
					"1.2.0",
					"1.2.5",
					"1.2.6",
					"1.2.8"
				],
				advisory: {
					id: "CVE-2021-44906",
					fixed: "1.2.6",
					severity: "critical",
					weakness: "code",
					exploitProbability: .0111
				}
			},
			{
				name: "ws",
				license: "MIT",
				versions: [
					"7.4.6",
					"8.13.0",
					"8.17.0",
					"8.17.1",
					"8.18.0"
				],
				advisory: {
					id: "CVE-2024-37890",
					fixed: "8.17.1",
					severity: "high",
					weakness: "other",
					exploitProbability: .0032
				}
			},
			{
				name: "tough-cookie",
				license: "BSD-3-Clause",
				versions: [
					"2.5.0",
					"4.0.0",
					"4.1.2",
					"4.1.3"
				],
				advisory: {
					id: "CVE-2023-26136",
					fixed: "4.1.3",
					severity: "medium",
					weakness: "code",
					exploitProbability: .0264
				}
			},
			{
				name: "ua-parser-js",
				license: "MIT",
				versions: [
					"0.7.28",
					"0.7.29",
					"0.7.33",
					"1.0.38"
				],
				advisory: {
					id: "MAL-2021-0729",
					fixed: "0.7.29",
					severity: "critical",
					weakness: "malicious",
					exploitProbability: .4213
				}
			},
			{
				name: "react",
				license: "MIT",
				versions: [
					"18.2.0",
					"18.3.0",
					"18.3.1"
				]
			},
			{
				name: "typescript",
				license: "Apache-2.0",
				versions: [
					"5.5.0",
					"5.6.0",
					"5.6.3"
				]
			}
		]
	},
	{
		ecosystem: "pypi",
		packages: [
			{
				name: "django",
				license: "BSD-3-Clause",
				versions: [
					"3.2.12",
					"4.0.3",
					"4.0.4",
					"4.2.16"
				],
				advisory: {
					id: "CVE-2022-28346",
					fixed: "4.0.4",
					severity: "critical",
					weakness: "sql",
					exploitProbability: .0687
				}
			},
			{
				name: "requests",
				license: "Apache-2.0",
				versions: [
					"2.25.1",
					"2.28.2",
					"2.30.0",
					"2.31.0",
					"2.32.3"
				],
				advisory: {
					id: "CVE-2023-32681",
					fixed: "2.31.0",
					severity: "medium",
					weakness: "authn",
					exploitProbability: .0642
				}
			},
			{
				name: "pyyaml",
				license: "MIT",
				versions: [
					"5.1",
					"5.3.1",
					"5.4",
					"6.0.2"
				],
				advisory: {
					id: "CVE-2020-14343",
					fixed: "5.4",
					severity: "critical",
					weakness: "deser",
					exploitProbability: .1412
				}
			},
			{
				name: "jinja2",
				license: "BSD-3-Clause",
				versions: [
					"2.11.3",
					"3.0.3",
					"3.1.2",
					"3.1.3",
					"3.1.4"
				],
				advisory: {
					id: "CVE-2024-22195",
					fixed: "3.1.3",
					severity: "medium",
					weakness: "xss",
					exploitProbability: .0016
				}
			},
			{
				name: "cryptography",
				license: "Apache-2.0",
				versions: [
					"38.0.4",
					"41.0.5",
					"41.0.6",
					"43.0.1"
				],
				advisory: {
					id: "CVE-2023-49083",
					fixed: "41.0.6",
					severity: "medium",
					weakness: "crypto",
					exploitProbability: .0067
				}
			},
			{
				name: "ctx",
				license: "MIT",
				versions: [
					"0.1.2",
					"0.2.2",
					"0.2.6"
				],
				advisory: {
					id: "MAL-2022-0026",
					fixed: "0.2.2",
					severity: "critical",
					weakness: "malicious",
					exploitProbability: .2201
				}
			},
			{
				name: "pandas",
				license: "BSD-3-Clause",
				versions: [
					"2.1.0",
					"2.2.0",
					"2.2.3"
				]
			},
			{
				name: "psycopg2",
				license: "LGPL-3.0",
				versions: [
					"2.8.0",
					"2.9.0",
					"2.9.9"
				]
			}
		]
	},
	{
		ecosystem: "maven",
		packages: [
			{
				name: "org.apache.logging.log4j:log4j-core",
				license: "Apache-2.0",
				versions: [
					"2.13.3",
					"2.14.1",
					"2.17.1",
					"2.24.1"
				],
				advisory: {
					id: "CVE-2021-44228",
					fixed: "2.17.1",
					severity: "critical",
					weakness: "code",
					exploitProbability: .9436
				}
			},
			{
				name: "org.springframework:spring-core",
				license: "Apache-2.0",
				versions: [
					"5.2.9",
					"5.3.17",
					"5.3.18",
					"6.1.14"
				],
				advisory: {
					id: "CVE-2022-22965",
					fixed: "5.3.18",
					severity: "critical",
					weakness: "code",
					exploitProbability: .9442
				}
			},
			{
				name: "com.fasterxml.jackson.core:jackson-databind",
				license: "Apache-2.0",
				versions: [
					"2.9.10",
					"2.12.6",
					"2.13.3",
					"2.18.0"
				],
				advisory: {
					id: "CVE-2022-42003",
					fixed: "2.13.3",
					severity: "high",
					weakness: "deser",
					exploitProbability: .0049
				}
			},
			{
				name: "org.apache.commons:commons-text",
				license: "Apache-2.0",
				versions: [
					"1.8",
					"1.9",
					"1.10.0",
					"1.12.0"
				],
				advisory: {
					id: "CVE-2022-42889",
					fixed: "1.10.0",
					severity: "critical",
					weakness: "code",
					exploitProbability: .9417
				}
			},
			{
				name: "com.h2database:h2",
				license: "MPL-2.0",
				versions: [
					"1.4.200",
					"2.0.206",
					"2.3.232"
				],
				advisory: {
					id: "CVE-2021-42392",
					fixed: "2.0.206",
					severity: "critical",
					weakness: "deser",
					exploitProbability: .9102
				}
			},
			{
				name: "org.slf4j:slf4j-api",
				license: "MIT",
				versions: ["2.0.0", "2.0.16"]
			}
		]
	},
	{
		ecosystem: "go",
		packages: [
			{
				name: "golang.org/x/net",
				license: "BSD-3-Clause",
				versions: [
					"v0.7.0",
					"v0.14.0",
					"v0.17.0",
					"v0.30.0"
				],
				advisory: {
					id: "CVE-2023-39325",
					fixed: "v0.17.0",
					severity: "high",
					weakness: "other",
					exploitProbability: .0016
				}
			},
			{
				name: "golang.org/x/crypto",
				license: "BSD-3-Clause",
				versions: [
					"v0.9.0",
					"v0.16.0",
					"v0.17.0",
					"v0.28.0"
				],
				advisory: {
					id: "CVE-2023-48795",
					fixed: "v0.17.0",
					severity: "medium",
					weakness: "crypto",
					exploitProbability: .6115
				}
			},
			{
				name: "github.com/dgrijalva/jwt-go",
				license: "MIT",
				versions: ["v3.1.0", "v3.2.0"],
				advisory: {
					id: "CVE-2020-26160",
					fixed: "v4.0.0",
					severity: "high",
					weakness: "authz",
					exploitProbability: .0018
				}
			},
			{
				name: "github.com/spf13/cobra",
				license: "Apache-2.0",
				versions: [
					"v1.7.0",
					"v1.8.0",
					"v1.8.1"
				]
			}
		]
	},
	{
		ecosystem: "cargo",
		packages: [
			{
				name: "tokio",
				license: "MIT",
				versions: [
					"1.18.2",
					"1.23.0",
					"1.23.1",
					"1.40.0"
				],
				advisory: {
					id: "CVE-2023-22466",
					fixed: "1.23.1",
					severity: "medium",
					weakness: "other",
					exploitProbability: .0014
				}
			},
			{
				name: "regex",
				license: "MIT",
				versions: [
					"1.5.4",
					"1.5.5",
					"1.11.0"
				],
				advisory: {
					id: "CVE-2022-24713",
					fixed: "1.5.5",
					severity: "high",
					weakness: "other",
					exploitProbability: .0052
				}
			},
			{
				name: "serde",
				license: "MIT",
				versions: ["1.0.0", "1.0.210"]
			}
		]
	},
	{
		ecosystem: "rubygems",
		packages: [
			{
				name: "rails",
				license: "MIT",
				versions: [
					"6.1.4",
					"7.0.2",
					"7.0.4",
					"7.2.1"
				],
				advisory: {
					id: "CVE-2023-22795",
					fixed: "7.0.4",
					severity: "high",
					weakness: "other",
					exploitProbability: .0187
				}
			},
			{
				name: "rack",
				license: "MIT",
				versions: [
					"2.2.2",
					"2.2.3",
					"2.2.4",
					"3.1.7"
				],
				advisory: {
					id: "CVE-2022-30123",
					fixed: "2.2.4",
					severity: "critical",
					weakness: "command",
					exploitProbability: .0273
				}
			},
			{
				name: "activerecord",
				license: "MIT",
				versions: [
					"6.1.4",
					"7.0.3",
					"7.0.4",
					"7.2.1"
				],
				advisory: {
					id: "CVE-2022-32224",
					fixed: "7.0.4",
					severity: "critical",
					weakness: "deser",
					exploitProbability: .0112
				}
			},
			{
				name: "sidekiq",
				license: "LGPL-3.0",
				versions: [
					"7.2.0",
					"7.3.0",
					"7.3.2"
				]
			}
		]
	}
];
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
	weighted(items) {
		let left = this.next() * 100;
		return items.find(({ share }) => (left -= share) < 0) ?? this.pick(items);
	}
};
const anchor = Date.UTC(2026, 10, 1);
const beginning = Date.UTC(2025, 4, 1);
const minute = 6e4;
const day = 864e5;
// src/sandbox/seed/rules.ts
const ruleGroups = [
	{
		issueType: "sast",
		language: "javascript",
		namespace: "javascript.express.security.audit",
		rules: [
			{
				name: "xss.direct-response-write",
				weakness: "xss",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "express-open-redirect",
				weakness: "redirect",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "express-path-join-resolve-traversal",
				weakness: "path",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "express-ssrf",
				weakness: "ssrf",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "javascript",
		namespace: "javascript.lang.security",
		rules: [
			{
				name: "audit.detect-non-literal-regexp",
				weakness: "correctness",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "audit.unsafe-formatstring",
				weakness: "correctness",
				severity: "low",
				confidence: "low"
			},
			{
				name: "detect-eval-with-expression",
				weakness: "code",
				severity: "critical",
				confidence: "medium"
			},
			{
				name: "audit.sqli.node-postgres-sqli",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "typescript",
		namespace: "typescript.react.security.audit",
		rules: [{
			name: "react-dangerouslysetinnerhtml",
			weakness: "xss",
			severity: "medium",
			confidence: "medium"
		}, {
			name: "react-href-var",
			weakness: "xss",
			severity: "low",
			confidence: "low"
		}]
	},
	{
		issueType: "sast",
		language: "typescript",
		namespace: "typescript.nestjs.security.audit",
		rules: [
			{
				name: "nestjs-open-redirect",
				weakness: "redirect",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "nestjs-raw-query",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "nestjs-body-without-dto",
				weakness: "mass",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "nestjs-hardcoded-jwt-secret",
				weakness: "secrets",
				severity: "high",
				confidence: "high"
			}
		]
	},
	{
		issueType: "sast",
		language: "python",
		namespace: "python.django.security",
		rules: [
			{
				name: "injection.sql.sql-injection-using-raw",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "injection.command.command-injection-os-system",
				weakness: "command",
				severity: "critical",
				confidence: "high"
			},
			{
				name: "injection.path-traversal.path-traversal-open",
				weakness: "path",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "python",
		namespace: "python.flask.security",
		rules: [{
			name: "audit.debug-enabled",
			weakness: "correctness",
			severity: "medium",
			confidence: "high"
		}, {
			name: "audit.render-template-string",
			weakness: "xss",
			severity: "medium",
			confidence: "medium"
		}]
	},
	{
		issueType: "sast",
		language: "python",
		namespace: "python.lang",
		rules: [
			{
				name: "security.deserialization.pickle",
				weakness: "deser",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "security.audit.eval-detected",
				weakness: "code",
				severity: "high",
				confidence: "low"
			},
			{
				name: "security.unverified-ssl-context",
				weakness: "crypto",
				severity: "high",
				confidence: "high"
			},
			{
				name: "maintainability.useless-if-body",
				weakness: "maintainability",
				severity: "low",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "java",
		namespace: "java.spring.security",
		rules: [
			{
				name: "injection.tainted-sql-string",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "injection.tainted-system-command",
				weakness: "command",
				severity: "critical",
				confidence: "high"
			},
			{
				name: "audit.spring-csrf-disabled",
				weakness: "authn",
				severity: "medium",
				confidence: "low"
			}
		]
	},
	{
		issueType: "sast",
		language: "java",
		namespace: "java.lang.security.audit",
		rules: [
			{
				name: "object-deserialization",
				weakness: "deser",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "crypto.weak-random",
				weakness: "crypto",
				severity: "low",
				confidence: "medium"
			},
			{
				name: "xxe.documentbuilderfactory-external-entities",
				weakness: "xml",
				severity: "high",
				confidence: "high"
			}
		]
	},
	{
		issueType: "sast",
		language: "swift",
		namespace: "swift.ios.security",
		rules: [{
			name: "insecure-keychain-accessibility",
			weakness: "crypto",
			severity: "medium",
			confidence: "medium"
		}, {
			name: "webview-load-user-url",
			weakness: "redirect",
			severity: "medium",
			confidence: "low"
		}]
	},
	{
		issueType: "sast",
		language: "go",
		namespace: "go.lang.security.audit",
		rules: [
			{
				name: "database.string-formatted-query",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "dangerous-exec-command",
				weakness: "command",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "crypto.missing-ssl-minversion",
				weakness: "crypto",
				severity: "low",
				confidence: "medium"
			},
			{
				name: "net.pprof-exposed",
				weakness: "authz",
				severity: "medium",
				confidence: "low"
			}
		]
	},
	{
		issueType: "sast",
		language: "ruby",
		namespace: "ruby.rails.security",
		rules: [
			{
				name: "injection.raw-html-format",
				weakness: "xss",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "brakeman.check-unscoped-find",
				weakness: "authz",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "brakeman.check-send-file",
				weakness: "path",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "rust",
		namespace: "rust.lang.security",
		rules: [{
			name: "unsafe-usage",
			weakness: "correctness",
			severity: "low",
			confidence: "low"
		}, {
			name: "reqwest-accept-invalid-certs",
			weakness: "crypto",
			severity: "high",
			confidence: "high"
		}]
	},
	{
		issueType: "sast",
		language: "terraform",
		namespace: "terraform.aws.security",
		rules: [
			{
				name: "aws-s3-bucket-public-read",
				weakness: "authz",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "aws-ebs-unencrypted",
				weakness: "crypto",
				severity: "medium",
				confidence: "high"
			},
			{
				name: "aws-rds-publicly-accessible",
				weakness: "authz",
				severity: "critical",
				confidence: "high"
			}
		]
	},
	{
		issueType: "sast",
		language: "generic",
		namespace: "generic",
		rules: [
			{
				name: "ci.security.unpinned-action",
				weakness: "correctness",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "ci.security.script-injection",
				weakness: "command",
				severity: "high",
				confidence: "high"
			},
			{
				name: "docker.security.missing-user",
				weakness: "authz",
				severity: "low",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "typescript",
		namespace: "acme",
		owner: "acme",
		rules: [{
			name: "checkout.require-idempotency-key",
			weakness: "correctness",
			severity: "high",
			confidence: "high"
		}, {
			name: "checkout.no-price-from-client",
			weakness: "authz",
			severity: "critical",
			confidence: "medium"
		}]
	},
	{
		issueType: "sast",
		language: "java",
		namespace: "acme",
		owner: "acme",
		rules: [{
			name: "java.no-internal-http-client",
			weakness: "ssrf",
			severity: "medium",
			confidence: "high"
		}]
	},
	{
		issueType: "secrets",
		language: "generic",
		namespace: "secrets",
		rules: [
			{
				name: "generic.high-entropy",
				weakness: "secrets",
				severity: "medium",
				confidence: "low",
				secretType: "Generic Secret"
			},
			{
				name: "aws.access-key",
				weakness: "secrets",
				severity: "critical",
				confidence: "high",
				secretType: "AWS"
			},
			{
				name: "github.token",
				weakness: "secrets",
				severity: "critical",
				confidence: "high",
				secretType: "GitHub"
			},
			{
				name: "generic.private-key",
				weakness: "secrets",
				severity: "high",
				confidence: "high",
				secretType: "Private Key"
			},
			{
				name: "slack.webhook",
				weakness: "secrets",
				severity: "medium",
				confidence: "high",
				secretType: "Slack"
			},
			{
				name: "stripe.live-key",
				weakness: "secrets",
				severity: "critical",
				confidence: "high",
				secretType: "Stripe"
			},
			{
				name: "npm.token",
				weakness: "secrets",
				severity: "high",
				confidence: "high",
				secretType: "npm"
			},
			{
				name: "openai.api-key",
				weakness: "secrets",
				severity: "high",
				confidence: "high",
				secretType: "OpenAI"
			}
		]
	},
	{
		issueType: "ai_sast",
		language: "generic",
		namespace: "ai",
		rules: [
			{
				name: "access-control.missing-ownership-check",
				weakness: "authz",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "access-control.privilege-escalation",
				weakness: "authz",
				severity: "critical",
				confidence: "medium"
			},
			{
				name: "business-logic.coupon-reuse",
				weakness: "authz",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "authentication.user-enumeration",
				weakness: "authn",
				severity: "low",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "research",
		language: "generic",
		namespace: "research",
		rules: [{
			name: "dataflow.untrusted-archive-entry",
			weakness: "path",
			severity: "medium",
			confidence: "low"
		}, {
			name: "http.request-smuggling-proxy",
			weakness: "ssrf",
			severity: "high",
			confidence: "low"
		}]
	}
];
const weaknesses = {
	code: {
		category: "security",
		name: "Code Injection",
		cwe: "CWE-94",
		message: "What a user sends is run as code. Choose from a fixed list instead."
	},
	command: {
		category: "security",
		name: "Command Injection",
		cwe: "CWE-78",
		message: "What a user sends reaches a shell. Pass the arguments as a list, without a shell."
	},
	xss: {
		category: "security",
		name: "Cross-Site Scripting (XSS)",
		cwe: "CWE-79",
		message: "What a user sends is written into a page as it is. Escape it, or let the template do it."
	},
	crypto: {
		category: "security",
		name: "Cryptographic Issues",
		cwe: "CWE-327",
		message: "This cipher, hash or source of randomness does not hold. Use the one that the platform recommends."
	},
	secrets: {
		category: "security",
		name: "Hard-coded Secrets",
		cwe: "CWE-798",
		message: "A credential stands in the code. Rotate it, and read it from the secret store."
	},
	authn: {
		category: "security",
		name: "Improper Authentication",
		cwe: "CWE-287",
		message: "Who is calling is not verified here. Verify the signature or the session first."
	},
	authz: {
		category: "security",
		name: "Improper Authorization",
		cwe: "CWE-285",
		message: "What the caller may do is not checked here. Check it before the object is read."
	},
	deser: {
		category: "security",
		name: "Insecure Deserialization",
		cwe: "CWE-502",
		message: "Objects are read from bytes that a user controls. Read plain data, and check its shape."
	},
	mass: {
		category: "security",
		name: "Mass Assignment",
		cwe: "CWE-915",
		message: "All fields of a request are copied into a model. Name the ones that a user may set."
	},
	redirect: {
		category: "security",
		name: "Open Redirect",
		cwe: "CWE-601",
		message: "A user chooses where the browser goes next. Redirect to known paths only."
	},
	path: {
		category: "security",
		name: "Path Traversal",
		cwe: "CWE-22",
		message: "A user chooses the path of a file. Resolve it and check that it stays in its folder."
	},
	ssrf: {
		category: "security",
		name: "Server-Side Request Forgery (SSRF)",
		cwe: "CWE-918",
		message: "A user chooses the address that the server calls. Allow known hosts only."
	},
	sql: {
		category: "security",
		name: "SQL Injection",
		cwe: "CWE-89",
		message: "An SQL statement is built from text that a user controls. Bind it as a parameter."
	},
	xml: {
		category: "security",
		name: "XML Injection",
		cwe: "CWE-611",
		message: "The parser resolves external entities. Switch them off."
	},
	malicious: {
		category: "security",
		name: "malicious",
		cwe: null,
		message: null
	},
	other: {
		category: "security",
		name: null,
		cwe: null,
		message: null
	},
	correctness: {
		category: "correctness",
		name: null,
		cwe: null,
		message: "Write this as the guide of the language shows."
	},
	maintainability: {
		category: "maintainability",
		name: null,
		cwe: null,
		message: "Write this as the guide of the language shows."
	}
};
// src/sandbox/seed/catalog.ts
function plantCatalog(store, deployments) {
	const rules = plantRules(store, deployments);
	const advisories = plantAdvisories(store);
	return {
		rules: [...rules, ...advisories.values()],
		packages: plantPackages(store, advisories)
	};
}
function plantRules(store, deployments) {
	const add = store.insert("rules");
	return ruleGroups.flatMap(({ rules, ...group }) => rules.map((rule) => ({
		...group,
		...rule
	}))).map(({ issueType, language, namespace, owner = null, secretType = null, ...rule }, index) => {
		const number = index + 1;
		return {
			id: add({
				issue_type: codeOf(issueTypes, issueType),
				name: `${namespace}.${rule.name}`,
				message: weaknesses[rule.weakness].message,
				...columnsOf(rule),
				changed_at: anchor - number * day,
				language,
				ruleset: issueType === "sast" && owner === null ? rulesetOf(number, language) : null,
				secret_type: secretType,
				pro_only: Number(issueType === "ai_sast" || issueType === "sast" && number % 4 === 0),
				deployment_id: deployments.find(({ slug }) => slug === owner)?.id ?? null
			}),
			issueType,
			language,
			owner,
			...rule,
			weakness: weaknesses[rule.weakness].name
		};
	});
}
const rulesetOf = (number, language) => [
	"owasp-top-ten",
	"default",
	language
][number % 3] ?? null;
function plantAdvisories(store) {
	const add = store.insert("rules");
	const rules = new Map();
	for (const { ecosystem, name, advisory } of allPackages) {
		if (advisory === void 0) continue;
		const { severity, weakness } = advisory;
		const confidence = "high";
		const id = add({
			issue_type: codeOf(issueTypes, "sca"),
			name: `sca.${ecosystem}.${name.replaceAll(/[/:]/g, ".")}.${advisory.id.toLowerCase()}`,
			message: `${name} is affected by ${advisory.id}. Update it to a version without it.`,
			...columnsOf({
				severity,
				confidence,
				weakness
			}),
			changed_at: anchor - day,
			language: ecosystem,
			pro_only: 0,
			advisory: advisory.id,
			package: name,
			fixed_version: advisory.fixed,
			epss_score: advisory.exploitProbability
		});
		const { name: weaknessClass } = weaknesses[weakness];
		rules.set(advisory, {
			id,
			issueType: "sca",
			language: ecosystem,
			owner: null,
			severity,
			confidence,
			weakness: weaknessClass
		});
	}
	return rules;
}
const allPackages = packageGroups.flatMap(({ ecosystem, packages }) => packages.map((one) => ({
	ecosystem,
	...one
})));
const columnsOf = (rule) => ({
	severity: codeOf(severities, rule.severity),
	confidence: codeOf(confidences, rule.confidence),
	category: weaknesses[rule.weakness].category,
	weakness: weaknesses[rule.weakness].name,
	cwe: weaknesses[rule.weakness].cwe
});
function plantPackages(store, rules) {
	const add = store.insert("packages");
	return new Map(packageGroups.map(({ ecosystem, packages }) => [ecosystem, packages.map(({ name, license, versions, advisory }) => versions.map((version) => {
		const isAffected = advisory !== void 0 && affects(advisory, ecosystem, version);
		const malicious = Number(isAffected && advisory.weakness === "malicious");
		return {
			id: add({
				ecosystem,
				name,
				version,
				license,
				malicious
			}),
			rule: isAffected ? rules.get(advisory) ?? null : null
		};
	}))]));
}
const affects = ({ fixed, weakness }, ecosystem, version) => weakness === "malicious" ? version === fixed : compareVersions(ecosystem, version, fixed) < 0;
// src/sandbox/seed/repositories.ts
function sharedRows(write) {
	const ids = new Map();
	return (name) => {
		const id = ids.get(name) ?? write(name);
		ids.set(name, id);
		return id;
	};
}
const languages = [
	{
		name: "typescript",
		share: 22,
		ecosystem: "npm",
		lockfile: "package-lock.json",
		root: "src/",
		ending: ".ts",
		repositories: [
			"acme/checkout-api",
			"acme/customer-portal",
			"acme/design-system",
			"acme/storefront-web"
		]
	},
	{
		name: "javascript",
		share: 16,
		ecosystem: "npm",
		lockfile: "package-lock.json",
		root: "src/",
		ending: ".js",
		repositories: ["acme/appsec-training"]
	},
	{
		name: "python",
		share: 20,
		ecosystem: "pypi",
		lockfile: "requirements.txt",
		root: "app/",
		ending: ".py",
		repositories: ["acme/data-pipeline"]
	},
	{
		name: "java",
		share: 16,
		ecosystem: "maven",
		lockfile: "pom.xml",
		root: "src/main/java/com/company/",
		ending: ".java",
		repositories: [
			"acme/identity-service",
			"acme/mobile-android",
			"acme/payments-gateway"
		]
	},
	{
		name: "go",
		share: 11,
		ecosystem: "go",
		lockfile: "go.sum",
		root: "internal/",
		ending: ".go",
		repositories: ["acme/warehouse-sync"]
	},
	{
		name: "ruby",
		share: 5,
		ecosystem: "rubygems",
		lockfile: "Gemfile.lock",
		root: "app/",
		ending: ".rb",
		repositories: ["acme/backoffice"]
	},
	{
		name: "terraform",
		share: 5,
		ecosystem: "go",
		lockfile: "go.sum",
		root: "modules/",
		ending: ".tf",
		repositories: ["acme/infra-terraform"]
	},
	{
		name: "rust",
		share: 3,
		ecosystem: "cargo",
		lockfile: "Cargo.lock",
		root: "src/",
		ending: ".rs",
		repositories: []
	},
	{
		name: "swift",
		share: 2,
		ecosystem: "rubygems",
		lockfile: "Gemfile.lock",
		root: "Sources/",
		ending: ".swift",
		repositories: ["acme/mobile-ios"]
	}
];
const subjects = [
	"account",
	"audit",
	"batch",
	"catalog",
	"contract",
	"document",
	"event",
	"health",
	"inventory",
	"loyalty",
	"media",
	"partner",
	"profile",
	"reporting",
	"session",
	"stock",
	"telemetry",
	"token",
	"voucher"
];
const kinds = [
	"adapter",
	"api",
	"backend",
	"bridge",
	"collector",
	"cron",
	"exporter",
	"gateway",
	"job",
	"manager",
	"router",
	"sdk",
	"sync",
	"worker"
];
const teams = [
	"checkout",
	"web",
	"platform",
	"payments",
	"identity",
	"data",
	"mobile",
	"logistics",
	"security",
	"infrastructure"
];
const countFor = (findings) => Math.round(40 * (findings / 2e3) ** .63);
function repositoryPlanter(store, catalog, fileOf) {
	const add = store.insert("repositories");
	const addDependency = store.insert("dependencies");
	return ({ id: deployment_id, slug, projects, findings }) => {
		const random = new Random(`repositories of ${slug}`);
		const named = Object.entries(projects);
		return Array.from({ length: Math.max(countFor(findings), named.length) }, (_, index) => {
			const [name, tags] = named[index] ?? [generatedName(slug, index), tagsFor(random)];
			const language = languages.find(({ repositories }) => repositories.includes(name)) ?? random.weighted(languages);
			const id = add({
				deployment_id,
				name,
				team: random.chance(.93) ? random.pick(teams, 2) : null,
				visibility: Number(random.chance(.06)),
				archived: Number(random.chance(.06) && named[index] === void 0),
				tags: JSON.stringify(tags)
			});
			return {
				id,
				name,
				tags,
				language,
				candidates: dependenciesOf(language, catalog, random).map(({ version, rule, transitivity }) => {
					addDependency({
						repository_id: id,
						package_id: version,
						lockfile_id: fileOf(language.lockfile),
						transitivity
					});
					return rule === null ? [] : [{
						version,
						rule,
						transitivity
					}];
				}).flat()
			};
		});
	};
}
function generatedName(slug, index) {
	const round = Math.floor(index / subjects.length);
	const again = Math.floor(round / kinds.length);
	return `${slug}/${[subjects[index % subjects.length], kinds[round % kinds.length]].join("-")}${again === 0 ? "" : `-${String(again + 1)}`}`;
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
const dependenciesOf = ({ ecosystem }, { packages }, random) => (packages.get(ecosystem) ?? []).filter(() => random.chance(.95)).map((versions) => {
	const { id: version, rule } = random.pick(versions.toReversed(), 1.3);
	return {
		version,
		rule,
		transitivity: random.below(transitivities.length, 1.5)
	};
});
// src/sandbox/seed/findings.ts
function findingPlanter(store, catalog, fileOf, onFinding) {
	const [addSet, addPolicy] = [store.insert("finding_sets"), store.insert("sourcing_policies")];
	const write = findingWriter(store, fileOf, onFinding);
	return ({ id: deployment_id, slug, findings: total, bundles }, repositories) => {
		const random = new Random(`findings of ${slug}`);
		const pickRule = rulePicker(catalog, slug);
		const sets = issueTypes.map((_, issue_type) => addSet({
			deployment_id,
			issue_type
		}));
		const sourceFor = sources(bundles?.remediation.policies.map((policy) => {
			const { slug: of = "", name } = policy;
			return {
				...policy,
				id: addPolicy({
					deployment_id,
					slug: of,
					name
				})
			};
		}));
		for (let done = 0; done < total;) {
			const createdAt = beginning + Math.floor((anchor - beginning) * ((done + random.next()) / total) ** .85);
			const repository = random.pick(repositories, 3);
			const { rule, candidate } = pickRule(repository, random);
			const refs = refsFor(total, total - done, random);
			const { columns, history } = liveFrom(createdAt, refs[0] === main ? 1 : .12, random);
			const traits = {
				...columns,
				...traitsOf(rule, columns.state, random),
				set_id: sets[codeOf(issueTypes, rule.issueType)] ?? 0,
				repository_id: repository.id,
				rule_id: rule.id,
				fingerprint: done,
				scan_id: Math.ceil((done + 1) / 3)
			};
			const standings = refs.map((ref) => ({
				ref,
				...sourceFor(rule, repository, ref === main)
			}));
			write({
				traits,
				history,
				standings,
				place: placeOf(rule, repository, candidate, random)
			}, random);
			done += refs.length;
		}
	};
}
const main = "refs/heads/main";
function refsFor(total, most, random) {
	const first = 1 + random.below(4 * Math.sqrt(total));
	if (!random.chance(.87)) return [`refs/pull/${String(first)}/merge`];
	const refs = [main];
	while (refs.length < most && random.chance(.1)) refs.push(`refs/pull/${String(first + refs.length)}/merge`);
	return refs;
}
function findingWriter(store, fileOf, onFinding) {
	const [addRef, addComponent] = [store.insert("refs"), store.insert("components")];
	const refOf = sharedRows((name) => addRef({
		name,
		is_primary: Number(name === main)
	}));
	const componentOf = sharedRows((tag) => addComponent({ tag }));
	const [addFinding, addStep, addNote] = [
		store.insert("findings"),
		store.insert("finding_history"),
		store.insert("finding_notes")
	];
	return ({ traits, place: { path, component, ...dependency }, history, standings }, random) => {
		const file_id = fileOf(path);
		const component_id = component === null ? null : componentOf(component);
		const note = traits.triaged_at !== null && random.chance(.6) ? random.pick(notes) : null;
		for (const { ref, ...standing } of standings) {
			const ref_id = refOf(ref);
			const finding_id = addFinding({
				...traits,
				...dependency,
				...standing,
				file_id,
				component_id,
				ref_id
			});
			for (const { at, status } of history) addStep({
				finding_id,
				at,
				status
			});
			if (note !== null) addNote({
				finding_id,
				at: traits.triaged_at,
				note
			});
			onFinding(finding_id);
		}
	};
}
function traitsOf({ issueType }, state, random) {
	const inCode = issueType === "sast" || issueType === "ai_sast";
	const isSecret = issueType === "secrets";
	return {
		line: 1 + random.below(600, 2),
		verdict: inCode && random.chance(.45) ? random.below(2) : null,
		fix_pr: !isSecret && random.chance(.04) ? Number(state === codeOf(states, "fixed")) : null,
		validation_state: isSecret ? random.below(validationStates.length) : null,
		historical: Number(isSecret && random.chance(.15))
	};
}
function sources(policies) {
	const known = new Map();
	return (rule, { tags }, isPrimary) => {
		const key = `${String(rule.id)} ${String(isPrimary)} ${tags.join(" ")}`;
		const source = known.get(key) ?? sourceOf(policies, rule, tags, isPrimary);
		known.set(key, source);
		return source;
	};
}
function sourceOf(policies, rule, tags, isPrimary) {
	if (policies === void 0) return {
		policy_id: null,
		policy_mode: Math.max(0, codeOf(severities, rule.severity) - 1)
	};
	const match = matchPolicy(policies, {
		severity: [rule.severity],
		confidence: [rule.confidence],
		vulnerability_class: rule.weakness === null ? [] : [rule.weakness],
		repository_tag: tags,
		full_scan: [String(isPrimary)]
	});
	return {
		policy_id: match?.policy.id ?? null,
		policy_mode: codeOf(policyModes, match?.mode ?? "monitor")
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
const typeShares = [
	{
		type: "sast",
		share: 60
	},
	{
		type: "sca",
		share: 25
	},
	{
		type: "secrets",
		share: 8
	},
	{
		type: "ai_sast",
		share: 5
	},
	{
		type: "research",
		share: 2
	}
];
function rulePicker({ rules }, slug) {
	const visible = rules.filter(({ owner }) => owner === null || owner === slug);
	const byKey = Map.groupBy(visible, ({ issueType, language }) => `${issueType} ${language}`);
	return ({ language, candidates }, random) => {
		const { type: wanted } = random.weighted(typeShares);
		if (wanted === "sca" && candidates.length > 0) {
			const candidate = random.pick(candidates, 2);
			return {
				rule: candidate.rule,
				candidate
			};
		}
		const isCode = (wanted === "sast" || wanted === "sca") && !random.chance(.15);
		const key = `${wanted === "sca" ? "sast" : wanted} ${isCode ? language.name : "generic"}`;
		return {
			rule: random.pick(byKey.get(key) ?? visible, 2.5),
			candidate: null
		};
	};
}
const notes = [
	"The input comes from our own configuration, never from a user.",
	"Only reachable behind the VPN.",
	"The framework escapes this; the rule does not see it.",
	"Test data, not a real credential.",
	"Will be fixed with the upgrade of the framework."
];
const nouns = [
	"account",
	"address",
	"client",
	"controller",
	"factory",
	"handler",
	"import",
	"invoice",
	"loader",
	"middleware",
	"order",
	"policy",
	"query",
	"refund",
	"request",
	"search",
	"service",
	"settings",
	"worker"
];
const areas = [
	{
		folder: "api",
		component: null
	},
	{
		folder: "auth",
		component: "authentication"
	},
	{
		folder: "payments",
		component: "payments"
	},
	{
		folder: "users",
		component: "user-data"
	},
	{
		folder: "lib",
		component: null
	},
	{
		folder: "admin",
		component: "administration"
	},
	{
		folder: "uploads",
		component: "file-handling"
	},
	{
		folder: "webhooks",
		component: "integrations"
	},
	{
		folder: "reports",
		component: null
	}
];
function placeOf(rule, { language }, candidate, random) {
	const exposure = candidate && random.below(exposures.length, .7);
	const dependency = {
		package_id: candidate && candidate.version,
		transitivity: candidate && candidate.transitivity,
		exposure
	};
	if (candidate !== null && Number(exposure) >= codeOf(exposures, "unreachable")) return {
		...dependency,
		path: language.lockfile,
		component: null
	};
	const { folder, component } = random.pick(areas, 2);
	const file = `${folder}/${random.pick(nouns, 3)}`;
	if (rule.issueType === "secrets") return {
		...dependency,
		path: `config/${file}.env`,
		component
	};
	const isPipeline = rule.issueType === "sast" && rule.language === "generic";
	return {
		...dependency,
		path: isPipeline ? `deploy/${file}.yaml` : language.root + file + language.ending,
		component
	};
}
const courses = [
	{
		share: 31,
		steps: []
	},
	{
		share: 25,
		steps: ["fixed"]
	},
	{
		share: 5,
		steps: ["fixing", "fixed"]
	},
	{
		share: 2,
		steps: ["fixing"]
	},
	{
		share: 3,
		steps: ["reviewing"]
	},
	{
		share: 2,
		steps: ["reviewing", "ignored"]
	},
	{
		share: 13,
		steps: ["ignored"]
	},
	{
		share: 2,
		steps: ["ignored", "fixed"]
	},
	{
		share: 2,
		steps: ["ignored", "reopened"]
	},
	{
		share: 1,
		steps: [
			"ignored",
			"reopened",
			"fixed"
		]
	},
	{
		share: 4,
		steps: ["fixed", "unresolved"]
	},
	{
		share: 2,
		steps: [
			"fixed",
			"unresolved",
			"fixed"
		]
	},
	{
		share: 2,
		steps: ["muted"]
	},
	{
		share: 3,
		steps: ["provisionally_ignored"]
	},
	{
		share: 2,
		steps: ["provisionally_ignored", "ignored"]
	},
	{
		share: 1,
		steps: ["removed"]
	}
];
function liveFrom(created_at, pace, random) {
	const columns = {
		created_at,
		relevant_since: created_at,
		state_updated_at: created_at,
		triaged_at: null,
		state: 0,
		triage_state: 0,
		triage_reason: null
	};
	const history = [{
		at: created_at,
		status: 0
	}];
	let at = created_at;
	for (const step of random.weighted(courses).steps) {
		at += minute + Math.floor(-Math.log(1 - random.next()) * 30 * pace * day);
		if (at >= anchor) break;
		const triage = triageStates.findIndex((name) => name === step);
		if (triage > 0) {
			columns.triage_state = triage;
			columns.triage_reason = step === "ignored" ? random.below(triageReasons.length, 1.5) : null;
			columns.triaged_at = at;
		} else {
			columns.state = states.findIndex((name) => name === step);
			columns.state_updated_at = at;
			if (step === "unresolved") columns.relevant_since = at;
		}
		const status = statusOf(columns);
		if (status !== history.at(-1)?.status) history.push({
			at,
			status
		});
	}
	return {
		columns,
		history
	};
}
function statusOf({ state, triage_state }) {
	if (state >= 2) return state === 3 ? 6 : 1;
	if (triage_state === 1 || triage_state === 0 && state === 1) return 2;
	return triage_state >= 3 ? triage_state : 0;
}
// src/sandbox/seed/plant.ts
function plant(deployments, store, onProgress) {
	store.insert("signing_key")({
		id: 1,
		secret: randomBytes(32).toString("base64url")
	});
	const seed = { deployments: JSON.stringify(deployments) };
	for (const sql of insertDeployments) store.run(sql, seed);
	for (const { id, bundles } of deployments) for (const [kind, bundle] of Object.entries(bundles ?? {})) writeBundle(store, id, kind, bundle);
	const addFile = store.insert("files");
	const fileOf = sharedRows((path) => addFile({ path }));
	const catalog = plantCatalog(store, deployments);
	const plantRepositories = repositoryPlanter(store, catalog, fileOf);
	const total = countFindings(deployments);
	const plantFindings = findingPlanter(store, catalog, fileOf, (done) => {
		if (done % Math.ceil(total / 100) === 0 || done === total) onProgress(done, total);
	});
	for (const deployment of deployments) plantFindings(deployment, plantRepositories(deployment));
	store.run(insertResolutionConfigs, seed);
}
const insertDeployments = [
	`INSERT INTO deployments (id, slug, name, migrated)
    SELECT value ->> 'id', value ->> 'slug', value ->> 'name', value ->> 'bundles' IS NOT NULL FROM json_each(:deployments)`,
	`INSERT INTO integrations (deployment_id, kind, target)
    SELECT deployment.value ->> 'id', kind.key, target.value
    FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.integrations') AS kind, json_each(kind.value) AS target`,
	`INSERT INTO scm_subscriptions (deployment_id, config_id, scm_url, events)
    SELECT deployment.value ->> 'id', one.value ->> 'config', one.value ->> 'url', one.value -> 'events'
    FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.subscriptions') AS one ORDER BY deployment.key, one.key`
];
const insertResolutionConfigs = `
  INSERT INTO resolution_configs (repository_id, subproject_id, config)
  SELECT r.id, one.value ->> 'subproject', one.value -> 'config'
  FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.resolutionConfigs') AS one
    JOIN repositories AS r ON r.deployment_id = deployment.value ->> 'id' AND r.name = one.value ->> 'repository'`;
// src/sandbox/server.ts
async function startSandbox(options = {}) {
	const quirks = parseQuirks(options.quirks ?? []);
	const seed = findSeed(options.seed ?? "acme");
	const elsewhere = countFindings(seed) > mostInMemory ? "temporary" : "memory";
	const store = openDatabase(options.db === void 0 ? elsewhere : { file: options.db }, (empty) => plant(seed, empty, options.onProgress ?? (() => void 0)));
	try {
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
			close: () => closed ??= close(server).then(() => store.close())
		};
	} catch (error) {
		store.close();
		throw error;
	}
}
const mostInMemory = 5e4;
const nobody = {
	token: "",
	userToken: ""
};
const logOf = (store, table) => store.rows(`SELECT * FROM ${table} ORDER BY id`).map(({ id: _, ...row }) => row);
function serve(store, first, wanted) {
	const rows = store.rows("SELECT * FROM deployments ORDER BY slug <> :first, slug", { first });
	if (rows[0]?.slug !== first) throw new SandboxError(`This database has no deployment "${first}".`);
	return rows.map(({ id, slug, name, migrated }, index) => ({
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
