import { many, type None, one, run } from './statement.ts';

export type DeploymentRow = { id: string; slug: string; name: string; migrated: number };
export type TokenRow = { hash: string; deployment_id: string; scheme: 'WebToken' | 'Jwt'; web_api: number };
export type BundleKind = 'remediation' | 'code' | 'secrets';
export type BundleRow = {
  id: number;
  deployment_id: string;
  kind: BundleKind;
  fingerprint: string;
};
export type PolicyRow = {
  slug: string;
  name: string;
  description: string;
  active: number;
  filter_mode: string;
  conditions: string;
  actions: string;
};
export type DetectionList = 'rulesets' | 'rules' | 'disabled';
export type ItemRow = { list: DetectionList; item: string };
export type ExceptionScope = {
  scope_type: 'project' | 'project_tag';
  scope_target: string;
  rule: string;
  rule_type: string;
};
export type ExceptionRow = ExceptionScope & { exception_type: string };
/** One PUT that reached a bundle: what it asked for, and how it ended. */
export type ApplyRow = {
  at: string;
  deployment_id: string;
  kind: BundleKind;
  if_match: string | null;
  status: number;
  code: string | null;
  state_version: string | null;
};
type OfBundle = { bundle_id: number };
type OfDeployment = { deployment_id: string };

/** Deployments, their tokens and surroundings, bundles, and the log of applies. */
export const policyStatements = {
  /** A token and the deployment that it belongs to. */
  holder: one<{ hash: string }, TokenRow & DeploymentRow>(`
    SELECT hash, deployment_id, scheme, web_api, id, slug, name, migrated FROM tokens JOIN deployments ON id = deployment_id WHERE hash = :hash`),
  addToken: run<TokenRow>(
    'INSERT INTO tokens (hash, deployment_id, scheme, web_api) VALUES (:hash, :deployment_id, :scheme, :web_api)',
  ),

  deployments: many<None, DeploymentRow>('SELECT id, slug, name, migrated FROM deployments ORDER BY slug'),

  referenceTargets: many<OfDeployment, { kind: string; target: string }>(`
    SELECT 'project' AS kind, name AS target FROM repositories WHERE deployment_id = :deployment_id
    UNION SELECT 'project_tag', tag FROM repository_tags JOIN repositories ON id = repository_id WHERE deployment_id = :deployment_id
    UNION SELECT kind, target FROM integrations WHERE deployment_id = :deployment_id
    UNION SELECT 'notification_webhook', name FROM notification_webhooks WHERE deployment_id = :deployment_id`),

  conditionTypes: many<None, { type: string; description: string }>(
    'SELECT type, description FROM condition_types ORDER BY position',
  ),
  conditionValues: many<None, { type: string; value: string }>(
    'SELECT type, value FROM condition_values ORDER BY position',
  ),
  actionTypes: many<None, { type: string; description: string }>(
    'SELECT type, description FROM action_types ORDER BY position',
  ),
  actionCompanions: many<None, { type: string; companion: string }>('SELECT type, companion FROM action_companions'),

  bundles: many<OfDeployment, BundleRow>(
    'SELECT id, deployment_id, kind, fingerprint FROM bundles WHERE deployment_id = :deployment_id ORDER BY id',
  ),
  bundle: one<OfDeployment & { kind: BundleKind }, BundleRow>(
    'SELECT id, deployment_id, kind, fingerprint FROM bundles WHERE deployment_id = :deployment_id AND kind = :kind',
  ),
  addBundle: run<OfDeployment & { kind: BundleKind; fingerprint: string }>(
    'INSERT INTO bundles (deployment_id, kind, fingerprint) VALUES (:deployment_id, :kind, :fingerprint)',
  ),
  replaceFingerprint: run<{ id: number; fingerprint: string }>(`
    UPDATE bundles SET fingerprint = :fingerprint WHERE id = :id`),

  systemPolicies: many<OfDeployment, { slug: string; name: string }>(
    'SELECT slug, name FROM system_policies WHERE deployment_id = :deployment_id ORDER BY slug',
  ),
  policies: many<OfBundle, PolicyRow>(
    'SELECT slug, name, description, active, filter_mode, conditions, actions FROM remediation_policies WHERE bundle_id = :bundle_id ORDER BY slug',
  ),
  savePolicy: run<OfBundle & PolicyRow>(`
    INSERT OR REPLACE INTO remediation_policies (bundle_id, slug, name, description, active, filter_mode, conditions, actions)
    VALUES (:bundle_id, :slug, :name, :description, :active, :filter_mode, :conditions, :actions)`),
  deletePolicy: run<OfBundle & { slug: string }>(
    'DELETE FROM remediation_policies WHERE bundle_id = :bundle_id AND slug = :slug',
  ),

  detectionItems: many<OfBundle, ItemRow>(
    'SELECT list, item FROM detection_items WHERE bundle_id = :bundle_id ORDER BY list, item',
  ),
  addDetectionItem: run<OfBundle & ItemRow>(
    'INSERT INTO detection_items (bundle_id, list, item) VALUES (:bundle_id, :list, :item)',
  ),
  deleteDetectionItems: run<OfBundle>('DELETE FROM detection_items WHERE bundle_id = :bundle_id'),
  exceptions: many<OfBundle, ExceptionRow>(`
    SELECT scope_type, scope_target, rule, rule_type, exception_type FROM detection_exceptions
    WHERE bundle_id = :bundle_id ORDER BY rule, rule_type, scope_type, scope_target`),
  saveException: run<OfBundle & ExceptionRow>(`
    INSERT OR REPLACE INTO detection_exceptions (bundle_id, scope_type, scope_target, rule, rule_type, exception_type)
    VALUES (:bundle_id, :scope_type, :scope_target, :rule, :rule_type, :exception_type)`),
  deleteException: run<OfBundle & ExceptionScope>(`
    DELETE FROM detection_exceptions WHERE bundle_id = :bundle_id
    AND scope_type = :scope_type AND scope_target = :scope_target AND rule = :rule AND rule_type = :rule_type`),

  addApply: run<ApplyRow>(`
    INSERT INTO applies (at, deployment_id, kind, if_match, status, code, state_version)
    VALUES (:at, :deployment_id, :kind, :if_match, :status, :code, :state_version)`),
  applies: many<None, ApplyRow>(
    'SELECT at, deployment_id, kind, if_match, status, code, state_version FROM applies ORDER BY id',
  ),
};
