import type { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { DeploymentRow } from '../../src/sandbox/platform.ts';
import { fillDatabase } from '../../src/sandbox/seed/fill-database.ts';
import { findSeed } from '../../src/sandbox/seed/deployments.ts';
import { openDatabase, type Store } from '../../src/sandbox/store/database.ts';

export type Planted = { db: DatabaseSync; store: Store; deployment: DeploymentRow };

/** A seed's database without a server, gone after the test. */
export function planted(seed = 'acme'): Planted {
  const store = openDatabase('memory', (empty) => fillDatabase(findSeed(seed), empty, () => undefined));
  onTestFinished(() => store.close());
  const deployment = store.row<DeploymentRow>("SELECT * FROM deployments WHERE slug = 'acme'")!;
  return { db: store.db, store, deployment };
}

/** A finding in words, read without the code that is tested. */
export type Seen = {
  id: number;
  set_id: number;
  issue_type: number;
  deployment: string;
  repository_id: number;
  repository: string;
  team: string | null;
  tags: string[];
  visibility: number;
  archived: number;
  ref: string;
  is_primary: number;
  path: string;
  fingerprint: number;
  rule_id: number;
  rule: string;
  severity: number | null;
  confidence: number | null;
  ruleset: string | null;
  secret_type: string | null;
  pro: number;
  epss: number | null;
  advisory: string | null;
  categories: string[];
  component: string | null;
  package: string | null;
  malicious: number | null;
  relevant_since: number;
  triaged_at: number | null;
  state: number;
  triage_state: number;
  triage_reason: number | null;
  status: number;
  policy_mode: number;
  policy: string | null;
  verdict: number | null;
  fix_pr: number | null;
  exposure: number | null;
  transitivity: number | null;
  validation_state: number | null;
  historical: number;
  sensitivity: number | null;
  parent_id: number | null;
  ticket: number | null;
  memory: number | null;
  memory_use: number | null;
};

/** All findings, the removed ones too, newest first. */
export function everyFinding(db: DatabaseSync): Seen[] {
  const rows = db
    .prepare(`
    SELECT f.*, s.issue_type, s.deployment_id AS deployment, repository.name AS repository, repository.team,
      repository.visibility, repository.archived, repository.tags, refs.name AS ref, refs.is_primary, files.path, policy.slug AS policy,
      rules.name AS rule, rules.severity, rules.confidence, 'p/' || rules.ruleset AS ruleset, rules.secret_type, rules.categories, rules.pro_only AS pro,
      rules.epss_score AS epss, rules.advisory,
      components.tag AS component, components.sensitivity, packages.name AS package, packages.malicious
    FROM findings AS f JOIN finding_sets AS s ON s.id = f.set_id JOIN repositories AS repository ON repository.id = f.repository_id
      JOIN refs ON refs.id = f.ref_id JOIN files ON files.id = f.file_id JOIN rules ON rules.id = f.rule_id
      LEFT JOIN sourcing_policies AS policy ON policy.id = f.policy_id LEFT JOIN components ON components.id = f.component_id LEFT JOIN packages ON packages.id = f.package_id
    ORDER BY f.relevant_since DESC, f.id DESC`)
    .all() as (Omit<Seen, 'tags' | 'categories'> & { tags: string; categories: string })[];
  return rows.map((row) => ({
    ...row,
    tags: JSON.parse(row.tags) as string[],
    categories: JSON.parse(row.categories) as string[],
  }));
}
