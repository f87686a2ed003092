import type { DatabaseSync } from 'node:sqlite';
import { within } from './database.ts';
import { dependencyStatements, integrationStatements } from './dependencies.ts';
import { findingStatements } from './findings.ts';
import { findingCounts, findingIndices } from './migrations.ts';
import { policyStatements } from './policies.ts';
import { dimensionStatements, issueGroupStatements, reportStatements } from './reports.ts';
import { append } from './statement.ts';

/** What a new database is filled with. Columns stand in the order of the schema; codes are numbers of `findings/codes.ts`. */
const seedingStatements = {
  addRepository: append<
    [id: number, deployment: string, name: string, team: string | null, visibility: number, archived: number]
  >('repositories', 'id, deployment_id, name, team, visibility, archived'),
  addRepositoryTag: append<[repository: number, tag: string]>('repository_tags', 'repository_id, tag'),

  addRule: append<
    [
      id: number,
      issueType: number,
      name: string,
      message: string,
      severity: number,
      confidence: number,
      ruleset: string | null,
      secretType: string | null,
      deployment: string | null,
      details: string,
    ]
  >('rules', 'id, issue_type, name, message, severity, confidence, ruleset, secret_type, deployment_id, details'),
  addRuleCategory: append<[rule: number, category: string]>('rule_categories', 'rule_id, category'),

  addRef: append<[id: number, name: string, isPrimary: number]>('refs', 'id, name, is_primary'),
  addComponent: append<[id: number, tag: string]>('components', 'id, tag'),
  addFile: append<[id: number, path: string, component: number | null]>('files', 'id, path, component_id'),

  addPackage: append<
    [id: number, ecosystem: string, name: string, version: string, license: string, malicious: number]
  >('packages', 'id, ecosystem, name, version, license, malicious'),
  addDependency: append<[repository: number, package_: number, lockfile: number, transitivity: number]>(
    'dependencies',
    'repository_id, package_id, lockfile_id, transitivity',
  ),

  addFindingSet: append<[id: number, deployment: string, issueType: number]>(
    'finding_sets',
    'id, deployment_id, issue_type',
  ),
  addSourcingPolicy: append<[id: number, deployment: string, slug: string, name: string]>(
    'sourcing_policies',
    'id, deployment_id, slug, name',
  ),
  addFinding: append<FindingValues>(
    'findings',
    `id, set_id, repository_id, rule_id, ref_id, file_id, line, fingerprint, scan_id, created_at, relevant_since, state_updated_at,
    triaged_at, state, triage_state, triage_reason, policy_mode, policy_id, verdict, component_id, fix_pr, package_id, exposure,
    transitivity, validation_state, historical`,
  ),
  addInterval: append<[finding: number, since: number, until: number, status: number]>(
    'finding_history',
    'finding_id, since, until, status',
  ),
  addFindingNote: append<[finding: number, at: number, note: string]>('finding_notes', 'finding_id, at, note'),

  addLegacyPolicy: append<[deployment: string, name: string, slug: string, productType: string, isDefault: number]>(
    'legacy_policies',
    'deployment_id, name, slug, product_type, is_default',
  ),
  addScmSubscription: append<[deployment: string, config: string, url: string, events: string]>(
    'scm_subscriptions',
    'deployment_id, config_id, scm_url, events',
  ),
  addResolutionConfig: append<[repository: number, subproject: string, config: string]>(
    'resolution_configs',
    'repository_id, subproject_id, config',
  ),
};

// Every statement of the sandbox.
const statements = {
  ...policyStatements,
  ...findingStatements,
  ...dimensionStatements,
  ...issueGroupStatements,
  ...reportStatements,
  ...dependencyStatements,
  ...integrationStatements,
  ...seedingStatements,
};

type Statements = typeof statements;

/** The database in the sandbox's words. */
export type Store = { readonly [Name in keyof Statements]: ReturnType<Statements[Name]> } & {
  /** Nobody else writes until it ends; an exception undoes everything. */
  transaction<Result>(work: () => Result): Result;
  /** What is read inside belongs together. */
  snapshot<Result>(work: () => Result): Result;
  /** For the end of a seed; an index that exists stays. */
  createFindingIndices(): void;
};

/** The statements over an open database; whoever opened it closes it. */
export function openStore(db: DatabaseSync): Store {
  const calls = Object.entries(statements).map(([name, prepare]) => [name, prepare(db)]);
  return {
    ...(Object.fromEntries(calls) as { [Name in keyof Statements]: ReturnType<Statements[Name]> }),
    transaction: (work) => within(db, 'BEGIN IMMEDIATE', work),
    snapshot: (work) => within(db, 'BEGIN', work),
    createFindingIndices: () => db.exec(findingIndices + findingCounts),
  };
}

type FindingValues = [
  id: number,
  set: number,
  repository: number,
  rule: number,
  ref: number,
  file: number,
  line: number,
  fingerprint: number,
  scan: number,
  createdAt: number,
  relevantSince: number,
  stateUpdatedAt: number,
  triagedAt: number | null,
  state: number,
  triageState: number,
  triageReason: number | null,
  policyMode: number,
  policy: number | null,
  verdict: number | null,
  component: number | null,
  fixPullRequest: number | null,
  package_: number | null,
  exposure: number | null,
  transitivity: number | null,
  validationState: number | null,
  historical: number,
];
