/** Deployments, their surroundings, bundles, and the log of applies. */
export const policies = `
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
  `;
