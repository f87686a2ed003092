import type { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { plant } from '../../src/sandbox/seed/plant.ts';
import { findSeed } from '../../src/sandbox/seed/deployments.ts';
import { openDatabase } from '../../src/sandbox/store/database.ts';
import { openStore, type Store } from '../../src/sandbox/store/store.ts';
import type { DeploymentRow } from '../../src/sandbox/store/policies.ts';

export type Planted = { db: DatabaseSync; store: Store; deployment: DeploymentRow };

/** A seed's database without a server, gone after the test. */
export function planted(seed = 'acme'): Planted {
  const db = openDatabase('memory', (opened) => {
    const filling = openStore(opened);
    plant(findSeed(seed), filling, () => undefined);
    filling.createFindingIndices();
  });
  onTestFinished(() => db.close());
  const store = openStore(db);
  return { db, store, deployment: store.deployments({}).find(({ slug }) => slug === 'acme')! };
}

/** A finding in words, read without the code that is tested. */
export type Seen = {
  id: number;
  set_id: number;
  issue_type: number;
  deployment: string;
  repository_id: number;
  repository: string;
  tags: string[];
  visibility: number;
  archived: number;
  ref: string;
  fingerprint: number;
  rule: string;
  severity: number;
  confidence: number;
  ruleset: string | null;
  secret_type: string | null;
  pro: number;
  epss: number | null;
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
  verdict: number | null;
  fix_pr: number | null;
  exposure: number | null;
  transitivity: number | null;
  validation_state: number | null;
  historical: number;
};

/** All findings, the removed ones too, newest first. */
export function everyFinding(db: DatabaseSync): Seen[] {
  const rows = db
    .prepare(`
    SELECT f.*, s.issue_type, s.deployment_id AS deployment, repository.name AS repository, repository.visibility, repository.archived, refs.name AS ref,
      rules.name AS rule, rules.severity, rules.confidence, rules.ruleset, rules.secret_type, rules.details ->> 'proOnly' AS pro,
      rules.details ->> '$.advisory.epss.score' AS epss, components.tag AS component, packages.name AS package, packages.malicious,
      (SELECT json_group_array(tag) FROM repository_tags WHERE repository_id = f.repository_id) AS tags,
      (SELECT json_group_array(category) FROM rule_categories WHERE rule_id = f.rule_id) AS categories
    FROM findings AS f JOIN finding_sets AS s ON s.id = f.set_id JOIN repositories AS repository ON repository.id = f.repository_id
      JOIN refs ON refs.id = f.ref_id JOIN rules ON rules.id = f.rule_id
      LEFT JOIN components ON components.id = f.component_id LEFT JOIN packages ON packages.id = f.package_id
    ORDER BY f.relevant_since DESC, f.id DESC`)
    .all() as (Omit<Seen, 'tags' | 'categories'> & { tags: string; categories: string })[];
  return rows.map((row) => ({
    ...row,
    tags: JSON.parse(row.tags) as string[],
    categories: JSON.parse(row.categories) as string[],
  }));
}
