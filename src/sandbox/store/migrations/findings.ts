/**
 * Findings and what surrounds them. Small enumerations are numbers, in the order of `codes.ts`; times are milliseconds since 1970 in UTC.
 * A set is all findings of one product of one deployment, so that each index begins with one small number.
 */
export const findings = `
  CREATE TABLE repositories (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    team TEXT,
    visibility INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
    UNIQUE (deployment_id, name)
  ) STRICT;
  INSERT INTO repositories (deployment_id, name) SELECT deployment_id, name FROM projects ORDER BY deployment_id, name;
  CREATE TABLE repository_tags (
    repository_id INTEGER NOT NULL REFERENCES repositories (id),
    tag TEXT NOT NULL,
    PRIMARY KEY (tag, repository_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO repository_tags (repository_id, tag)
    SELECT id, tag FROM project_tags JOIN repositories ON name = project AND repositories.deployment_id = project_tags.deployment_id;
  DROP TABLE project_tags;
  DROP TABLE projects;

  -- What signs user tokens and task tokens of this database.
  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;

  CREATE TABLE rules (
    id INTEGER PRIMARY KEY,
    issue_type INTEGER NOT NULL,
    name TEXT NOT NULL UNIQUE,
    message TEXT NOT NULL,
    severity INTEGER NOT NULL,
    confidence INTEGER NOT NULL,
    ruleset TEXT,
    secret_type TEXT,
    -- Only of a rule of their own; it is unlisted.
    deployment_id TEXT REFERENCES deployments (id),
    -- What a group of issues tells of its rule beside these.
    details TEXT NOT NULL CHECK (json_valid(details))
  ) STRICT;
  CREATE TABLE rule_categories (
    category TEXT NOT NULL,
    rule_id INTEGER NOT NULL REFERENCES rules (id),
    PRIMARY KEY (category, rule_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE refs (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1))) STRICT;
  CREATE TABLE components (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    component_id INTEGER REFERENCES components (id)
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
  CREATE INDEX dependencies_by_lockfile ON dependencies (lockfile_id, package_id, repository_id);
  CREATE INDEX dependencies_by_package ON dependencies (package_id, repository_id);

  CREATE TABLE finding_sets (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    issue_type INTEGER NOT NULL,
    UNIQUE (deployment_id, issue_type)
  ) STRICT;
  -- The remediation policy that a finding came under when it was scanned; a later change of the policies does not change it.
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
    -- The same for the same finding on other branches of its repository.
    fingerprint INTEGER NOT NULL,
    scan_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    relevant_since INTEGER NOT NULL,
    state_updated_at INTEGER NOT NULL,
    triaged_at INTEGER,
    state INTEGER NOT NULL,
    triage_state INTEGER NOT NULL,
    triage_reason INTEGER,
    -- The specification leaves the mapping open. What is no longer detected is fixed, whatever people said of it. While it is detected,
    -- triage overrides the scan; without triage a comment in the code that mutes it counts as ignoring it. A reopened one is open.
    status INTEGER NOT NULL GENERATED ALWAYS AS (
      CASE WHEN state = 3 THEN 6 WHEN state = 2 THEN 1
        WHEN triage_state = 1 OR (triage_state = 0 AND state = 1) THEN 2
        WHEN triage_state >= 3 THEN triage_state ELSE 0 END
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
    historical INTEGER NOT NULL DEFAULT 0 CHECK (historical IN (0, 1))
  ) STRICT;

  -- Where a finding stood and when; \`until\` is 9007199254740991 for what still holds.
  CREATE TABLE finding_history (
    finding_id INTEGER NOT NULL REFERENCES findings (id),
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    status INTEGER NOT NULL,
    PRIMARY KEY (finding_id, since)
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

  CREATE TABLE legacy_policies (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    slug TEXT NOT NULL,
    product_type TEXT NOT NULL,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1))
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
  -- A secret is kept as a salted hash: nothing is delivered from here, so nobody needs it back.
  CREATE TABLE notification_webhooks (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    use_network_broker INTEGER NOT NULL CHECK (use_network_broker IN (0, 1)),
    secret_salt TEXT,
    secret_hash TEXT
  ) STRICT;
`;
