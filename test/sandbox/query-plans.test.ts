import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { ListFindingsQuery, TriageRequest } from '../../src/generated/types.ts';
import { listFindings, triageFindings } from '../../src/sandbox/findings.ts';
import { searchOf } from '../../src/sandbox/store/findings.ts';
import { openStore, type Store } from '../../src/sandbox/store/store.ts';
import { planted } from './planted.ts';

const planOf = (db: DatabaseSync, sql: string): string[] =>
  db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));

/** The plans of all statements that some work runs. */
function plansOf(db: DatabaseSync, work: (store: Store) => void): string[] {
  const texts = new Set<string>();
  const recording = new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          texts.add(sql);
          return target.prepare(sql);
        };
      }
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  work(openStore(recording));
  return [...texts].filter((sql) => /\bfinding(?:s|_history|_notes)\b/.test(sql)).flatMap((sql) => planOf(db, sql));
}

const wholeTable = /^SCAN (?:f|g|h|findings|finding_history|finding_notes)\b/;

describe('a search from the newest finding on', () => {
  const filters = {
    'any finding': {},
    'one status': { statuses: [0] },
    'some statuses': { statuses: [0, 3] },
    'some rules': { rules: [1, 2, 3] },
    'one repository since a day': { repositories: [1], since: 1 },
    'all that a filter may name': {
      repositories: [1, 2],
      rules: [1, 2],
      refs: [1],
      components: [1],
      packages: [1, 2],
      policies: [1],
      statuses: [2],
      reasons: [0, 1],
      modes: [1, 2],
      verdicts: [1],
      exposures: [0, 1],
      transitivities: [0],
      fixPrs: [0],
      validationStates: [0],
      historical: false,
      since: 1,
      until: 2,
    },
  };
  test.each(Object.entries(filters))('for %s reads one index in its order and nothing else', (_, filter) => {
    const { db } = planted('empty');
    const { sql } = searchOf({ set: 1, ...filter });
    const plan = planOf(db, sql).filter(isOfFindings);
    expect(plan).toEqual([expect.stringMatching(/^SEARCH f USING INDEX findings_by_time \(set_id=\?/)]);
    expect(columnsOf(db, 'findings_by_time')).toEqual(expect.arrayContaining(namedIn(sql)));
  });
});

// SQLite calls no index covering that serves a generated column, as `status` is; it reads from the index what is there all the same.
const columnsOf = (db: DatabaseSync, index: string): unknown[] =>
  db
    .prepare(`PRAGMA index_info(${index})`)
    .all()
    .map(({ name }) => name);
const namedIn = (sql: string): string[] => [...sql.matchAll(/\bf\.(\w+)/g)].map(([, column]) => column!);

/** A list in JSON is read into memory once, which is no search. */
const isOfFindings = (line: string): boolean =>
  !/^(?:LIST SUBQUERY|SCAN json_each|CREATE BLOOM FILTER|USING)/.test(line);

test('findings that are named by their ids are looked up by them', () => {
  const { db } = planted('empty');
  const plan = planOf(db, searchOf({ set: 1, ids: [1, 2, 3], statuses: [0] }).sql);
  expect(plan).toContain('SEARCH f USING INTEGER PRIMARY KEY (rowid=?)');
});

describe('no operation reads a whole table', () => {
  const queries: ListFindingsQuery[] = [
    {},
    { status: 'open', severities: ['high'], dedup: true },
    { repos: ['acme/checkout-api'], ref: 'refs/heads/main' },
    { issue_type: 'sca', is_malicious: true, exposures: ['reachable'] },
    { issue_type: 'ai_sast', page: 7 },
  ];
  test.each(queries)('to list %j', (query) => {
    const { db, deployment } = planted();
    const plans = plansOf(db, (store) => listFindings(query, deployment, store));
    expect(plans.length).toBeGreaterThan(3);
    expect(plans.filter((line) => wholeTable.test(line))).toEqual([]);
  });

  const requests: TriageRequest[] = [
    { issue_type: 'sast', status: 'open', new_triage_state: 'ignored', new_note: 'no' },
    { issue_type: 'sca', issue_ids: [1, 2, 3], new_triage_state: 'reopened' },
    { issue_type: 'secrets', validation_state: ['confirmed_valid'], new_note: 'no' },
  ];
  test.each(requests)('to triage %j', (request) => {
    const { db, deployment } = planted();
    const plans = plansOf(db, (store) => triageFindings(request, deployment, store, Date.UTC(2026, 11, 1)));
    expect(plans.join('\n')).toContain('findings_by_fingerprint');
    expect(plans.filter((line) => wholeTable.test(line))).toEqual([]);
  });
});
