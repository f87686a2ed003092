import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TriageRequest } from '../../src/generated/types.ts';
import {
  confidences,
  exposures,
  issueTypes,
  policyModes,
  severities,
  statuses,
  transitivities,
  triageReasons,
  triageStates,
  validationStates,
  verdicts,
  visibilities,
} from '../../src/sandbox/findings/filters.ts';
import { triageFindings } from '../../src/sandbox/findings.ts';
import { everyFinding, type Planted, planted, type Seen } from './planted.ts';

const now = Date.UTC(2026, 11, 1, 12);
const triage = ({ store, deployment }: Planted, request: TriageRequest, at = now): number[] => {
  const { num_triaged, triaged_issues } = triageFindings(request, deployment, store, at);
  const ids = (triaged_issues ?? []).map(Number);
  expect(num_triaged).toBe(ids.length);
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
};
const idsOf = (all: readonly Seen[]): number[] => all.map(({ id }) => id);
const sorted = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

const boards = ['rule-board-audit', 'rule-board-pr-comments', 'rule-board-block'];
const likelihood = (score: number | null): string | null => {
  if (score === null) return null;
  if (score >= 0.5) return 'high';
  return score >= 0.1 ? 'medium' : 'low';
};
const among = (names: readonly string[] | undefined, own: string | null | undefined): boolean =>
  names === undefined || (own !== null && own !== undefined && names.includes(own));
const equals = <Value>(wanted: Value | undefined, own: Value | string | null | undefined): boolean =>
  wanted === undefined || wanted === own;
const someAmong = (names: readonly string[] | undefined, own: readonly string[]): boolean =>
  names === undefined || names.some((name) => own.includes(name));
const nameIn = (names: readonly string[], code: number | null): string | null => (code === null ? null : names[code]!);

/** What a request selects, told of one finding. */
function matches(seen: Seen, request: TriageRequest): boolean {
  return [
    seen.deployment === '1234',
    issueTypes[seen.issue_type] === request.issue_type,
    statuses[seen.status] !== 'removed',
    among(request.issue_ids?.map(String), String(seen.id)),
    seen.relevant_since >= (request.since ?? 0) * 1000,
    equals(request.status, statuses[seen.status]),
    equals(request.ref, seen.ref),
    equals(request.confidence, confidences[seen.confidence]),
    equals(request.autotriage_verdict, nameIn(verdicts, seen.verdict)),
    request.include_historical !== false || seen.historical === 0,
    equals(request.pro_only, seen.pro === 1),
    someAmong(request.categories, seen.categories),
    someAmong(request.project_tags, seen.tags),
    among(request.component_tags, seen.component),
    among(request.dependencies, seen.package),
    among(request.epss_probability, likelihood(seen.epss)),
    among(request.exposures, nameIn(exposures, seen.exposure)),
    among(request.policies, boards[seen.policy_mode]),
    among(request.policy_mode, policyModes[seen.policy_mode]),
    among(request.repos, seen.repository),
    among(request.repository_visibility, visibilities[seen.visibility]),
    among(request.rules, seen.rule),
    among(request.ruleset, seen.ruleset),
    among(request.secret_types, seen.secret_type),
    among(request.severities, severities[seen.severity]),
    among(request.transitivities, nameIn(transitivities, seen.transitivity)),
    among(request.triage_reasons, nameIn(triageReasons, seen.triage_reason)),
    among(request.validation_state, nameIn(validationStates, seen.validation_state)),
  ].every(Boolean);
}

/** The newest that match, up to the limit, and the same findings on other refs. */
function expected(all: readonly Seen[], request: TriageRequest): number[] {
  const chosen = all.filter((seen) => matches(seen, request)).slice(0, request.limit ?? 3000);
  const keys = new Set(chosen.map((seen) => `${seen.repository_id} ${seen.fingerprint}`));
  const siblings = all.filter(
    (seen) =>
      seen.set_id === chosen[0]?.set_id && seen.status !== 6 && keys.has(`${seen.repository_id} ${seen.fingerprint}`),
  );
  return sorted(idsOf(siblings));
}

/** Requests with names that are there, and now and then one that is not. */
function requests(all: readonly Seen[]): fc.Arbitrary<TriageRequest> {
  const values = (of: (seen: Seen) => string | null): string[] =>
    [...new Set(all.map(of))].filter((value) => value !== null).slice(0, 80);
  const few = (names: readonly string[]) =>
    fc.array(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: fc.constant('no such name') },
      ),
      { minLength: 1, maxLength: 6 },
    );
  const common = {
    issue_ids: fc.subarray(idsOf(all), { minLength: 1, maxLength: 40 }),
    limit: fc.constantFrom(1, 7, 100, 3000),
    since: fc.constantFrom(...all.slice(0, 1000).map(({ relevant_since: at }) => Math.floor(at / 1000))),
    status: fc.constantFrom(...statuses, 'closed'),
    ref: fc.constantFrom(...values((seen) => seen.ref), 'refs/heads/nowhere'),
    confidence: fc.constantFrom(...confidences),
    autotriage_verdict: fc.constantFrom(...verdicts),
    pro_only: fc.boolean(),
    categories: few([...new Set(all.flatMap(({ categories }) => categories))]),
    project_tags: few([...new Set(all.flatMap(({ tags }) => tags))]),
    component_tags: few(values((seen) => seen.component)),
    policies: few(boards),
    policy_mode: fc.subarray(['monitor', 'block'], { minLength: 1 }),
    repos: few(values((seen) => seen.repository)),
    rules: few(values((seen) => seen.rule)),
    ruleset: few(values((seen) => seen.ruleset)),
    severities: fc.subarray([...severities], { minLength: 1 }),
    triage_reasons: few(triageReasons),
  };
  const ofSupplyChain = {
    dependencies: few(values((seen) => seen.package)),
    epss_probability: few(['low', 'medium', 'high']),
    exposures: few(exposures),
    transitivities: few(transitivities),
  };
  const ofSecrets = {
    include_historical: fc.boolean(),
    repository_visibility: fc.subarray([...visibilities], { minLength: 1 }),
    secret_types: few(values((seen) => seen.secret_type)),
    validation_state: few(validationStates),
  };
  const sparse = (type: TriageRequest['issue_type'], model: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .tuple(fc.record(model), fc.subarray(Object.keys(model), { minLength: 1, maxLength: 4 }))
      .map(([whole, keys]) => ({
        issue_type: type,
        new_note: 'seen',
        ...Object.fromEntries(Object.entries(whole).filter(([key]) => keys.includes(key))),
      })) as fc.Arbitrary<TriageRequest>;
  return fc.oneof(
    sparse('sast', common),
    sparse('sca', { ...common, ...ofSupplyChain }),
    sparse('secrets', { ...common, ...ofSecrets }),
  );
}

describe('a bulk triage selects', () => {
  test('what all its filters match, the newest up to the limit, and the same findings on other refs', () => {
    const sandbox = planted('acme:5000');
    const all = everyFinding(sandbox.db);
    fc.assert(
      fc.property(requests(all), (request) => {
        expect(sorted(triage(sandbox, request))).toEqual(expected(all, request));
      }),
      { numRuns: 400 },
    );
  });

  test('something by each filter alone, and not everything', () => {
    const sandbox = planted('acme:5000');
    const all = everyFinding(sandbox.db);
    const narrow: TriageRequest[] = [
      ...(['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'] as const).map((status) => ({
        issue_type: 'sast' as const,
        status,
      })),
      { issue_type: 'sast', pro_only: true },
      { issue_type: 'sast', pro_only: false },
      { issue_type: 'sast', ruleset: ['p/default'] },
      { issue_type: 'sast', project_tags: ['production'] },
      { issue_type: 'sast', policy_mode: ['block'] },
      { issue_type: 'sast', policies: ['rule-board-audit'] },
      { issue_type: 'sast', triage_reasons: ['duplicate', 'no_time'] },
      { issue_type: 'sca', dependencies: ['lodash', 'express'] },
      { issue_type: 'sca', epss_probability: ['high'] },
      { issue_type: 'secrets', secret_types: ['AWS'] },
      { issue_type: 'secrets', validation_state: ['confirmed_valid'] },
      { issue_type: 'secrets', include_historical: false },
      { issue_type: 'secrets', repository_visibility: ['public'] },
    ];
    for (const request of narrow) {
      const found = expected(all, request);
      const others = all.filter((seen) => matches(seen, { issue_type: request.issue_type })).length - found.length;
      expect({ request, found: found.length > 0, others: others > 0 }).toEqual({ request, found: true, others: true });
      expect(sorted(triage(sandbox, { ...request, new_note: 'seen' }))).toEqual(found);
    }
  });

  test.each([
    { rules: ['no such rule'] },
    { categories: ['no such category'] },
    { component_tags: ['no such tag'] },
    { repos: ['no/such'] },
    { project_tags: ['no such tag'] },
    { ruleset: ['p/none'] },
    { ref: 'refs/heads/none' },
    { status: 'closed' },
    { status: 'removed' },
    { status: '' },
    { policies: ['rule-board-none'] },
    { policies: ['toString'] },
    { policies: ['rule-board-audit'], policy_mode: ['block'] },
    { triage_reasons: ['none'] },
    { issue_ids: [0, 1e15, 2 ** 60, 1e21] },
  ] as Partial<TriageRequest>[])('nothing by %j, for an unknown name never widens', (filter) => {
    const sandbox = planted();
    expect(triage(sandbox, { issue_type: 'sast', ...filter, new_triage_state: 'ignored' })).toEqual([]);
  });
});

const rowsOf = (db: DatabaseSync, ids: readonly number[]): Record<string, unknown>[] =>
  db
    .prepare('SELECT * FROM findings WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id')
    .all(JSON.stringify(ids));

describe('what is triaged', () => {
  test.each(['ignored', 'reviewing', 'fixing', 'reopened', 'provisionally_ignored'] as const)('becomes %s', (state) => {
    const sandbox = planted();
    const ids = triage(sandbox, { issue_type: 'sast', severities: ['high'], new_triage_state: state });
    expect(ids.length).toBeGreaterThan(50);
    for (const row of rowsOf(sandbox.db, ids)) {
      expect(row).toMatchObject({ triage_state: triageStates.indexOf(state), triaged_at: now });
      // What is no longer detected stays fixed, whatever people say of it.
      const standing = state === 'reopened' ? 'open' : state;
      expect(statuses[Number(row['status'])]).toBe(row['state'] === 2 ? 'fixed' : standing);
    }
  });
});

type Interval = { finding_id: number; since: number; until: number; status: number };
const historyOf = (db: DatabaseSync): Interval[] =>
  db
    .prepare('SELECT finding_id, since, until, status FROM finding_history ORDER BY finding_id, since')
    .all() as Interval[];

/** Each finding's intervals touch, and the last one tells where it stands. */
function expectSound(db: DatabaseSync): void {
  const findings = db.prepare('SELECT id, status FROM findings').all();
  const standing = new Map(findings.map(({ id, status }) => [Number(id), Number(status)]));
  const broken = historyOf(db).filter(({ finding_id: id, since, until, status }, index, all) => {
    const next = all[index + 1];
    const goesOn =
      next?.finding_id === id ? until === next.since : until === Number.MAX_SAFE_INTEGER && status === standing.get(id);
    return since >= until || !goesOn;
  });
  expect(broken).toEqual([]);
}

describe('the history', () => {
  const requestsInTurn: TriageRequest[] = [
    { issue_type: 'sast', status: 'open', new_triage_state: 'ignored', new_triage_reason: 'no_time' },
    { issue_type: 'sast', severities: ['high'], new_triage_state: 'reviewing' },
    { issue_type: 'sca', exposures: ['unreachable'], new_triage_state: 'provisionally_ignored' },
    { issue_type: 'sast', status: 'ignored', new_triage_state: 'reopened' },
    { issue_type: 'sast', status: 'open', limit: 200, new_triage_state: 'fixing' },
  ];

  test.each([
    ['a minute apart', (turn: number) => now + turn * 60_000],
    ['at the same moment', () => now],
    ['by a clock that goes back', (turn: number) => now - turn * 60_000],
    ['by a clock that is behind the seed', (turn: number) => Date.UTC(2025, 6, 1) + turn],
  ] as const)('goes on without gaps over triages %s', (_, clock) => {
    const sandbox = planted();
    expectSound(sandbox.db);
    for (const [turn, request] of requestsInTurn.entries()) {
      expect(triage(sandbox, request, clock(turn)).length).toBeGreaterThan(0);
      expectSound(sandbox.db);
    }
  });
});
