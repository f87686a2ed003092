import { enumCode, openStatuses, silencedCode, states, statusCodesSql, triageStates } from '../vocabulary.ts';

/** Marks a file as a database of the sandbox: "ifma" in ASCII. */
export const applicationId = 0x69_66_6d_61;

const code = <Name extends string>(names: readonly Name[], name: Name): string => String(enumCode(names, name));

/** SQL for a status, or `silencedCode` if the finding is ignored by a comment in the code. */
const statusOrSilenced = (status: string): string =>
  `iif(${status} = ${statusCodesSql('ignored')} AND state = ${code(states, 'muted')} AND triage_state = ${code(triageStates, 'untriaged')},
    ${String(silencedCode)}, ${status})`;

/**
 * Findings and the tables they refer to. Small enumerations are numbers, in the order of `vocabulary.ts`; times are milliseconds since 1970 in UTC.
 * A set is all findings of one product of one deployment, so that each index begins with one small number.
 */
const findings = `
  CREATE TABLE repositories (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    team TEXT,
    visibility INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
    -- A JSON list.
    tags TEXT NOT NULL CHECK (json_valid(tags)),
    UNIQUE (deployment_id, name)
  ) STRICT;

  -- Signs tokens, cursors and plans of this database.
  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;

  CREATE TABLE rules (
    id INTEGER PRIMARY KEY,
    issue_type INTEGER NOT NULL,
    name TEXT NOT NULL UNIQUE,
    message TEXT NOT NULL,
    -- Null if the rule has none.
    severity INTEGER,
    confidence INTEGER,
    category TEXT NOT NULL,
    -- A vulnerability class, or \`malicious\`.
    weakness TEXT,
    categories TEXT NOT NULL GENERATED ALWAYS AS (iif(weakness IS NULL, json_array(category), json_array(category, weakness))) STORED,
    cwe TEXT,
    changed_at INTEGER NOT NULL,
    language TEXT NOT NULL,
    -- Without the prefix \`p/\`.
    ruleset TEXT,
    secret_type TEXT,
    pro_only INTEGER NOT NULL CHECK (pro_only IN (0, 1)),
    -- The deployment that wrote the rule, which is then unlisted; null for rules of the registry.
    deployment_id TEXT REFERENCES deployments (id),
    -- \`CVE-…\`, or \`MAL-…\` for a malicious package.
    advisory TEXT,
    package TEXT,
    -- The first version that is not affected.
    fixed_version TEXT,
    -- EPSS: probability of exploitation in the next 30 days.
    epss_score REAL,
    -- Name of the rule that replaces it.
    superseded_by TEXT,
    epss_probability TEXT GENERATED ALWAYS AS (
      CASE WHEN epss_score >= 0.5 THEN 'high' WHEN epss_score >= 0.1 THEN 'medium' WHEN epss_score >= 0 THEN 'low' END
    ) STORED
  ) STRICT;

  CREATE TABLE refs (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1))) STRICT;
  CREATE TABLE components (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE, sensitivity INTEGER NOT NULL) STRICT;
  CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE packages (
    id INTEGER PRIMARY KEY,
    ecosystem TEXT NOT NULL,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    license TEXT NOT NULL,
    malicious INTEGER NOT NULL CHECK (malicious IN (0, 1)),
    UNIQUE (name, ecosystem, version)
  ) STRICT;
  CREATE TABLE dependencies (
    id INTEGER PRIMARY KEY,
    repository_id INTEGER NOT NULL REFERENCES repositories (id),
    package_id INTEGER NOT NULL REFERENCES packages (id),
    lockfile_id INTEGER NOT NULL REFERENCES files (id),
    transitivity INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX dependencies_by_repository ON dependencies (repository_id, package_id, lockfile_id);

  CREATE TABLE finding_sets (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    issue_type INTEGER NOT NULL,
    UNIQUE (deployment_id, issue_type)
  ) STRICT;
  -- The remediation policy that applied to a finding when it was scanned; later changes of the policies do not change it.
  CREATE TABLE sourcing_policies (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (deployment_id, slug)
  ) STRICT;

  CREATE TABLE findings (
    id INTEGER PRIMARY KEY,
    set_id INTEGER NOT NULL REFERENCES finding_sets (id),
    repository_id INTEGER NOT NULL REFERENCES repositories (id),
    rule_id INTEGER NOT NULL REFERENCES rules (id),
    ref_id INTEGER NOT NULL REFERENCES refs (id),
    file_id INTEGER NOT NULL REFERENCES files (id),
    line INTEGER NOT NULL,
    -- The same finding on other refs of its repository has the same fingerprint.
    fingerprint INTEGER NOT NULL,
    scan_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    relevant_since INTEGER NOT NULL,
    state_updated_at INTEGER NOT NULL,
    triaged_at INTEGER,
    state INTEGER NOT NULL,
    triage_state INTEGER NOT NULL,
    triage_reason INTEGER,
    -- The specification leaves the mapping open. A finding that is no longer detected is fixed, whatever its triage state. While it is
    -- detected, triage overrides the scan; without triage, a finding muted by a comment in the code is ignored. A reopened one is open.
    -- \`statusOf\` of the seed computes the same.
    status INTEGER NOT NULL GENERATED ALWAYS AS (
      CASE WHEN state = ${code(states, 'removed')} THEN ${statusCodesSql('removed')}
        WHEN state = ${code(states, 'fixed')} THEN ${statusCodesSql('fixed')}
        WHEN triage_state = ${code(triageStates, 'ignored')} THEN ${statusCodesSql('ignored')}
        WHEN triage_state = ${code(triageStates, 'untriaged')} AND state = ${code(states, 'muted')} THEN ${statusCodesSql('ignored')}
        WHEN triage_state = ${code(triageStates, 'reviewing')} THEN ${statusCodesSql('reviewing')}
        WHEN triage_state = ${code(triageStates, 'fixing')} THEN ${statusCodesSql('fixing')}
        WHEN triage_state = ${code(triageStates, 'provisionally_ignored')} THEN ${statusCodesSql('provisionally_ignored')}
        ELSE ${statusCodesSql('open')} END
    ) STORED,
    policy_mode INTEGER NOT NULL,
    policy_id INTEGER REFERENCES sourcing_policies (id),
    verdict INTEGER,
    component_id INTEGER REFERENCES components (id),
    fix_pr INTEGER,
    package_id INTEGER REFERENCES packages (id),
    exposure INTEGER,
    transitivity INTEGER,
    validation_state INTEGER,
    historical INTEGER NOT NULL DEFAULT 0 CHECK (historical IN (0, 1)),
    -- The same finding on the first ref; null for that one.
    parent_id INTEGER REFERENCES findings (id),
    -- Number of a ticket; the same finding on other refs has the same.
    ticket INTEGER,
    -- When the autofix feature failed to open a pull request.
    fix_failed_at INTEGER,
    -- Number of the AI memory that applies to the finding.
    memory INTEGER,
    memory_use INTEGER
  ) STRICT;

  -- The statuses of a finding, each with the time it began.
  CREATE TABLE finding_history (
    finding_id INTEGER NOT NULL REFERENCES findings (id),
    at INTEGER NOT NULL,
    status INTEGER NOT NULL,
    PRIMARY KEY (finding_id, at)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE finding_notes (
    id INTEGER PRIMARY KEY,
    finding_id INTEGER NOT NULL REFERENCES findings (id),
    at INTEGER NOT NULL,
    note TEXT NOT NULL
  ) STRICT;
  CREATE INDEX notes_by_finding ON finding_notes (finding_id);
  -- One row for each bulk triage, as \`applies\` is for each apply.
  CREATE TABLE triages (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    triage_state TEXT,
    count INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE scm_subscriptions (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    config_id TEXT NOT NULL,
    scm_url TEXT NOT NULL,
    events TEXT NOT NULL CHECK (json_valid(events))
  ) STRICT;
  CREATE INDEX subscriptions_by_config ON scm_subscriptions (deployment_id, config_id);
  CREATE TABLE resolution_configs (
    repository_id INTEGER NOT NULL REFERENCES repositories (id),
    subproject_id TEXT NOT NULL,
    config TEXT NOT NULL CHECK (json_valid(config)),
    PRIMARY KEY (repository_id, subproject_id)
  ) STRICT, WITHOUT ROWID;
  -- The sandbox delivers nothing, so the secret itself is not stored.
  CREATE TABLE notification_webhooks (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    use_network_broker INTEGER NOT NULL CHECK (use_network_broker IN (0, 1)),
    has_secret INTEGER NOT NULL CHECK (has_secret IN (0, 1))
  ) STRICT;
`;

/** Deployments with their tokens, integrations and bundles, and the log of applies. */
const policies = `
  CREATE TABLE deployments (
    id TEXT PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    migrated INTEGER NOT NULL CHECK (migrated IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    scheme TEXT NOT NULL CHECK (scheme IN ('WebToken', 'Jwt')),
    web_api INTEGER NOT NULL CHECK (web_api IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  -- Objects that bundles may refer to, and slugs of system-managed policies, which bundles must not use.
  CREATE TABLE integrations (
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    PRIMARY KEY (deployment_id, kind, target)
  ) STRICT, WITHOUT ROWID;

  -- A product without a row is not enabled.
  CREATE TABLE bundles (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL CHECK (kind IN ('remediation', 'code', 'secrets')),
    -- The bundle as it was last sent, normalized.
    content TEXT NOT NULL CHECK (json_valid(content)),
    fingerprint TEXT NOT NULL,
    UNIQUE (deployment_id, kind)
  ) STRICT;

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
  `;

/** All tables but `status_changes`. */
export const schema = policies + findings;

/** A database of another version is refused. */
export const schemaVersion = 10;

/**
 * The index and the table from which issue groups and reports are counted. Created after the seed, as the finding indices are; does nothing if
 * they exist. `findings_open` covers every column that a filter of issue groups uses. `status_changes` is derived from `finding_history`: at a
 * time, a finding changed from `old_status` (null: it did not exist) to `new_status` (`silencedCode`: ignored by a comment in the code). The
 * counts at the end of any period are therefore sums over the earlier changes, and the order of the key allows sums by rule without sorting.
 * `is_shown`: a policy showed the finding to developers. Writers only insert into `finding_history`; triggers update `status_changes`.
 */
export const findingCounts = `
  CREATE INDEX IF NOT EXISTS findings_open ON findings (set_id, rule_id, repository_id, ref_id, policy_id, relevant_since, fix_pr, historical,
    package_id, file_id, component_id, validation_state, parent_id, ticket, memory, memory_use, status) WHERE status IN (${statusCodesSql(...openStatuses)});
  CREATE TABLE IF NOT EXISTS status_changes (
    set_id INTEGER NOT NULL,
    rule_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    finding_id INTEGER NOT NULL,
    repository_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    is_shown INTEGER NOT NULL,
    old_status INTEGER,
    new_status INTEGER NOT NULL,
    PRIMARY KEY (set_id, rule_id, at, finding_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO status_changes (set_id, rule_id, at, finding_id, repository_id, created_at, is_shown, old_status, new_status)
    SELECT set_id, rule_id, at, id, repository_id, created_at, policy_mode >= 1,
      lag(new_status) OVER (PARTITION BY id ORDER BY at), new_status
    FROM (
      SELECT set_id, rule_id, at, id, repository_id, created_at, policy_mode,
        ${statusOrSilenced('h.status')} AS new_status
      FROM finding_history AS h JOIN findings ON id = finding_id
      WHERE NOT EXISTS (SELECT 1 FROM status_changes)
    )
    ORDER BY set_id, rule_id, at, id;
  CREATE TRIGGER IF NOT EXISTS record_status_change AFTER INSERT ON finding_history BEGIN
    INSERT OR REPLACE INTO status_changes (set_id, rule_id, at, finding_id, repository_id, created_at, is_shown, old_status, new_status)
      SELECT f.set_id, f.rule_id, NEW.at, f.id, f.repository_id, f.created_at, f.policy_mode >= 1,
        (SELECT new_status FROM status_changes AS m WHERE m.set_id = f.set_id AND m.rule_id = f.rule_id AND m.finding_id = f.id
          AND m.at = (SELECT max(at) FROM finding_history WHERE finding_id = f.id AND at < NEW.at)),
        ${statusOrSilenced('NEW.status')}
      FROM findings AS f WHERE f.id = NEW.finding_id;
  END;
  CREATE TRIGGER IF NOT EXISTS correct_status_change AFTER UPDATE OF status ON finding_history WHEN NEW.status <> OLD.status BEGIN
    UPDATE status_changes SET new_status = NEW.status
      WHERE (set_id, rule_id) = (SELECT set_id, rule_id FROM findings WHERE id = NEW.finding_id)
      AND at = NEW.at AND finding_id = NEW.finding_id;
  END;
`;

/**
 * The indices of the findings. Created after the seed: without them, a million rows are inserted three times as fast.
 * `findings_by_time` covers every column that a filter uses, so that the newest findings are found without reading the table.
 */
export const findingIndices = `
  CREATE INDEX IF NOT EXISTS findings_by_time ON findings (set_id, relevant_since, id, status, rule_id, repository_id, ref_id, fingerprint,
    policy_mode, policy_id, verdict, component_id, fix_pr, triage_reason, package_id, exposure, transitivity, validation_state, historical);
  CREATE INDEX IF NOT EXISTS findings_by_fingerprint ON findings (repository_id, fingerprint);
`;
