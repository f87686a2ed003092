import { many, type None, one } from './statement.ts';

export type RuleRow = {
  id: number;
  issue_type: number;
  name: string;
  message: string;
  severity: number;
  confidence: number;
  ruleset: string | null;
  secret_type: string | null;
  deployment_id: string | null;
  /** `RuleDetails` as JSON. */
  details: string;
};
export type RepositoryRow = {
  id: number;
  deployment_id: string;
  name: string;
  team: string | null;
  visibility: number;
  archived: number;
};
export type PackageRow = {
  id: number;
  ecosystem: string;
  name: string;
  version: string;
  license: string;
  malicious: number;
};
export type SourcingPolicyRow = { id: number; deployment_id: string; slug: string; name: string };

/** What findings refer to. No operation changes it. */
export const dimensionStatements = {
  findingSet: one<{ deployment_id: string; issue_type: number }, { id: number }>(
    'SELECT id FROM finding_sets WHERE deployment_id = :deployment_id AND issue_type = :issue_type',
  ),
  rules: many<None, RuleRow>(`
    SELECT id, issue_type, name, message, severity, confidence, ruleset, secret_type, deployment_id, details FROM rules ORDER BY id`),
  ruleCategories: many<None, { rule_id: number; category: string }>(
    'SELECT rule_id, category FROM rule_categories ORDER BY category',
  ),
  repositories: many<None, RepositoryRow>(
    'SELECT id, deployment_id, name, team, visibility, archived FROM repositories ORDER BY id',
  ),
  repositoryTags: many<None, { repository_id: number; tag: string }>(
    'SELECT repository_id, tag FROM repository_tags ORDER BY tag',
  ),
  packages: many<None, PackageRow>('SELECT id, ecosystem, name, version, license, malicious FROM packages ORDER BY id'),
  components: many<None, { id: number; tag: string }>('SELECT id, tag FROM components ORDER BY id'),
  sourcingPolicies: many<None, SourcingPolicyRow>(
    'SELECT id, deployment_id, slug, name FROM sourcing_policies ORDER BY id',
  ),
  /** `names` is a list as JSON. */
  refsNamed: many<{ names: string }, { id: number }>(
    'SELECT id FROM refs WHERE name IN (SELECT value FROM json_each(:names)) ORDER BY id',
  ),
  primaryRefs: many<None, { id: number }>('SELECT id FROM refs WHERE is_primary = 1 ORDER BY id'),
};
