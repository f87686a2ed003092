import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../src/sandbox/store/database.ts';
import { findingCounts, findingIndices } from '../../src/sandbox/store/schema.ts';
import { openStore, type Store } from '../../src/sandbox/store/store.ts';
import type { DeploymentRow } from '../../src/sandbox/store/policies.ts';

export type Fact = {
  id: number;
  deployment: string;
  type: number;
  rule: number;
  repository: number;
  ref: number;
  file: number;
  package: number | null;
  policy: number | null;
  mode: number;
  createdAt: number;
  relevantSince: number;
  fixPr: number | null;
  historical: number;
  /** Where it stood from when on, in order; 7 is silenced. */
  history: { since: number; status: number }[];
};
export type World = { db: DatabaseSync; store: Store; facts: Fact[] };

export const day = 86_400_000;
export const beginning = Date.UTC(2026, 0, 5);
export const end = beginning + 200 * day;

export const deployments: DeploymentRow[] = [
  { id: '1', slug: 'one', name: 'One Inc.', migrated: 1 },
  { id: '2', slug: 'two', name: 'Two Inc.', migrated: 1 },
];
export const repositories = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  deployment_id: index < 6 ? '1' : '2',
  name: `r${String(index % 6)}`,
  team: index % 3 === 0 ? null : `team-${String(index % 3)}`,
  archived: index === 4 ? 1 : 0,
  tags: ['pci', 'production'].filter((_tag, bit) => (index >> bit) % 2 === 1),
}));
export const rules = Array.from({ length: 30 }, (_, index) => ({
  id: index * 3 + 1,
  issue_type: index % 5,
  name: `${'zyx'[index % 3] ?? ''}.rule-${String(index)}`,
  severity: index % 4,
  ruleset: index % 2 === 0 ? null : `p/${String(index % 3)}`,
  secret_type: index % 5 === 3 ? `type-${String(index % 2)}` : null,
  deployment_id: index === 5 ? '1' : null,
  advisory: index % 5 === 1 ? `CVE-2026-${String(index)}` : null,
  categories: ['security', `class-${String(index % 3)}`],
}));
export const refs = ['refs/heads/main', 'refs/pull/1/merge', 'refs/pull/2/merge'];
export const files = ['src/a.ts', 'src/b.ts', 'package-lock.json'];
export const packages = ['left-pad', 'right-pad'];
export const policies = ['block-all', 'comment-some'];

/** Findings of two deployments, the same for the same number. */
export function makeWorld(seed: number, size = 400): World {
  const db = openDatabase('memory', () => undefined);
  for (const deployment of deployments) insert(db, 'deployments', deployment);
  plantNames(db);
  const random = randomOf(seed);
  const facts = Array.from({ length: size }, (_, index) => makeFact(index + 1, random));
  for (const fact of facts) plantFinding(db, fact);
  db.exec(findingIndices);
  db.exec(findingCounts);
  return { db, store: openStore(db), facts };
}

export function insert(db: DatabaseSync, table: string, row: Record<string, string | number | null>): void {
  const names = Object.keys(row);
  const places = names.map((name) => `:${name}`).join(', ');
  db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`).run(row);
}

function plantNames(db: DatabaseSync): void {
  for (const { tags, ...row } of repositories) {
    insert(db, 'repositories', row);
    for (const tag of tags) insert(db, 'repository_tags', { repository_id: row.id, tag });
  }
  for (const { categories, advisory, ...row } of rules) {
    insert(db, 'rules', {
      ...row,
      message: `${row.name} says no`,
      confidence: 1,
      details: detailsOf(row.name, advisory),
    });
    for (const category of categories) insert(db, 'rule_categories', { category, rule_id: row.id });
  }
  for (const [index, name] of refs.entries()) {
    insert(db, 'refs', { id: index + 1, name, is_primary: index === 0 ? 1 : 0 });
  }
  for (const [index, path] of files.entries()) insert(db, 'files', { id: index + 1, path });
  for (const [index, name] of packages.entries()) {
    insert(db, 'packages', { id: index + 1, ecosystem: 'npm', name, version: '1.0.0', license: 'MIT', malicious: 0 });
  }
  for (const { id } of deployments) {
    for (let type = 0; type < 5; type += 1) {
      insert(db, 'finding_sets', { id: Number(id) * 10 + type, deployment_id: id, issue_type: type });
    }
    for (const [index, slug] of policies.entries()) {
      insert(db, 'sourcing_policies', { id: Number(id) * 10 + index, deployment_id: id, slug, name: slug });
    }
  }
}

const detailsOf = (name: string, advisory: string | null): string =>
  JSON.stringify({
    language: 'typescript',
    cwe: 'CWE-79',
    shaSum: `sha of ${name}`,
    versionId: `version of ${name}`,
    sourceUri: `https://rules.example/${name}`,
    author: 'Ada Lovelace',
    lastChangeBy: 'Grace Hopper',
    lastChangeAt: beginning,
    testCases: [`tests/${name}.ts`],
    supersededBy: ['better.rule'],
    proOnly: false,
    advisory: advisory && {
      id: advisory,
      ecosystem: 'npm',
      package: 'left-pad',
      fixedVersion: '2.0.0',
      epss: { score: 0.02, percentile: 0.5, updatedAt: beginning },
    },
  });

export type Random = (below: number) => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function makeFact(id: number, random: Random): Fact {
  const rule = rules[Math.min(random(30), random(30))] ?? { id: 1, issue_type: 0 };
  const repository = repositories[Math.min(random(8), random(8))] ?? { id: 1, deployment_id: '1' };
  const createdAt = beginning + random(200 * day);
  const muted = random(8) === 0;

  const moves = random(4) === 0 ? 2 : random(2);
  const times = Array.from({ length: moves }, () => createdAt + 1 + random(60 * day)).toSorted((a, b) => a - b);
  const later = times.map((since) => ({ since, status: [0, 1, 2, 3, 4, 5, 6][random(7)] ?? 0 }));
  return {
    id,
    deployment: repository.deployment_id,
    type: rule.issue_type,
    rule: rule.id,
    repository: repository.id,
    ref: 1 + random(3),
    file: 1 + random(3),
    package: rule.issue_type === 1 ? 1 + random(2) : null,
    policy: random(2) === 0 ? null : Number(repository.deployment_id) * 10 + random(2),
    mode: random(3),
    createdAt,
    relevantSince: createdAt + random(3) * day,
    fixPr: random(5) === 0 ? random(2) : null,
    historical: random(4) === 0 ? 1 : 0,
    history: [{ since: createdAt, status: muted && later.length === 0 ? 7 : 0 }, ...later],
  };
}

// The two halves of the status of each number: a state and a triage state.
const halves = [
  [0, 0],
  [2, 0],
  [0, 1],
  [0, 3],
  [0, 4],
  [0, 5],
  [3, 0],
  [1, 0],
] as const;

export function plantFinding(db: DatabaseSync, fact: Fact): void {
  const [state, triage_state] = halves[statusOf(fact)] ?? [0, 0];
  insert(db, 'findings', {
    id: fact.id,
    set_id: Number(fact.deployment) * 10 + fact.type,
    repository_id: fact.repository,
    rule_id: fact.rule,
    ref_id: fact.ref,
    file_id: fact.file,
    line: 1,
    fingerprint: fact.id,
    scan_id: 1,
    created_at: fact.createdAt,
    relevant_since: fact.relevantSince,
    state_updated_at: fact.createdAt,
    state,
    triage_state,
    policy_mode: fact.mode,
    policy_id: fact.policy,
    fix_pr: fact.fixPr,
    package_id: fact.package,
    historical: fact.historical,
  });
  for (const [index, { since, status }] of fact.history.entries()) {
    const until = fact.history[index + 1]?.since ?? Number.MAX_SAFE_INTEGER;
    insert(db, 'finding_history', { finding_id: fact.id, since, until, status: status === 7 ? 2 : status });
  }
}

/** Where it stands now; 7 is silenced. */
export const statusOf = ({ history }: Fact): number => history.at(-1)?.status ?? 0;

/** Where it stood just before a time; null before it was there. */
export const statusBefore = ({ history }: Fact, time: number): number | null =>
  history.findLast(({ since }) => since < time)?.status ?? null;

export const isOpen = (status: number | null): boolean => status === 0 || status === 3 || status === 4;

/** Gives findings another status, as triage does. */
export function move({ db }: World, fact: Fact, status: 0 | 2 | 3 | 4 | 5, at: number): void {
  db.prepare('UPDATE findings SET state = 0, triage_state = :triage, triaged_at = :at WHERE id = :id').run({
    triage: { 0: 2, 2: 1, 3: 3, 4: 4, 5: 5 }[status],
    at,
    id: fact.id,
  });
  insert(db, 'finding_history', { finding_id: fact.id, since: at, until: Number.MAX_SAFE_INTEGER, status });
  db.prepare('UPDATE finding_history SET until = :at WHERE finding_id = :id AND since < :at AND until > :at').run({
    at,
    id: fact.id,
  });
  fact.history.push({ since: at, status });
}
