import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportFilters } from '../../src/generated/types.ts';
import { readReport, reportBacklog, reportGuardrails } from '../../src/sandbox/reports.ts';
import { openDatabase } from '../../src/sandbox/store/database.ts';
import { findingCounts } from '../../src/sandbox/store/schema.ts';
import { openStore } from '../../src/sandbox/store/store.ts';
import { backlog, expectBacklog, expectGuardrails, guardrails, iso, now } from './expected-reports.ts';
import {
  beginning,
  day,
  end,
  type Fact,
  isOpen,
  makeFact,
  makeWorld,
  move,
  plantFinding,
  randomOf,
  repositories,
  rules,
  statusOf,
  type World,
} from './finding-world.ts';

const some = (values: string[]) => fc.subarray([...values, 'nothing', '-1'], { maxLength: 3 });
const time = fc.integer({ min: beginning - 100 * day, max: end + 100 * day }).map(iso);
const filters: fc.Arbitrary<ReportFilters> = fc.record(
  {
    timePeriod: fc.record({ since: time, until: time }, { requiredKeys: [] }),
    projects: some(repositories.map(({ name }) => name)),
    projectIds: some(repositories.map(({ id }) => String(id))),
    tags: some(['pci', 'production']),
    teams: some(['team-1', 'team-2']),
    ruleIds: some(rules.flatMap(({ id, name }) => [name, String(id)])),
    findingCategories: some(['class-0', 'class-1', 'security']),
  },
  { requiredKeys: [] },
);

describe('both reports', () => {
  test('are what looking at each finding gives, whatever the filter and the period', () => {
    const world = makeWorld(11);
    let counted = 0;
    fc.assert(
      fc.property(filters, (asked) => {
        expectGuardrails(world.facts, asked, guardrails(world, asked));
        const report = backlog(world, asked);
        expectBacklog(world.facts, asked, report);
        counted += Object.keys(report.buckets?.at(-1)?.open ?? {}).length;
      }),
      { numRuns: 300 },
    );
    expect(counted).toBeGreaterThan(100);
  });

  test('follow triage, also when it corrects itself at the same time', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const world = makeWorld(12, 100);
        const random = randomOf(seed);
        for (let step = 0; step < 60; step += 1) {
          const fact = world.facts[random(100)]!;
          const at = end + 61 * day + step * day;
          if (statusOf(fact) !== 6) move(world, fact, ([0, 2, 3, 4, 5] as const)[random(5)] ?? 0, at);
        }
        const fresh = makeFact(101, random);
        plantFinding(world.db, fresh);
        correct(world, fresh);
        world.facts.push(fresh);
        expectGuardrails(world.facts, {}, guardrails(world));
        expectBacklog(world.facts, {}, backlog(world));
        expect(movesOf(world)).toEqual(rebuilt(world));
      }),
      { numRuns: 25 },
    );
  });

  test('are not counted twice when a database is opened again', () => {
    const world = makeWorld(13);
    const before = movesOf(world);
    world.db.exec(findingCounts);
    expect(movesOf(world)).toEqual(before);
  });

  test('have no buckets for a period that ends before it begins, and none where there is no history', () => {
    const world = makeWorld(14);
    const none = { timePeriod: { since: iso(end), until: iso(beginning) } };
    expect(guardrails(world, none)).toEqual({ buckets: [], totalOpened: 0, totalFixed: 0 });
    expect(backlog(world, none)).toEqual({ buckets: [] });
    expect(backlog(world, { timePeriod: { since: iso(end), until: iso(end) } })).toEqual({ buckets: [] });
    const db = openDatabase('memory', () => undefined);
    db.exec(findingCounts);
    const bare = { ...world, db, store: openStore(db) };
    expect(backlog(bare)).toEqual({ buckets: [] });
    expect(guardrails(bare)).toEqual({ buckets: [], totalOpened: 0, totalFixed: 0 });
  });

  test('tell of the whole history, in whole days, when no period is given', () => {
    const world = makeWorld(15);
    const times = world.facts.filter(({ deployment }) => deployment === '1').flatMap(({ history }) => history);
    const sorted = times.map(({ since }) => since).toSorted((a, b) => a - b);
    const { buckets } = backlog(world);
    expect(buckets?.[0]?.timePeriod?.since).toBe(iso(Math.floor(sorted[0]! / day) * day));
    expect(buckets?.at(-1)?.timePeriod?.until).toBe(iso((Math.floor(sorted.at(-1)! / day) + 1) * day));
    const openNow = world.facts.filter((fact) => fact.deployment === '1' && isOpen(statusOf(fact))).length;
    const counts = Object.values(buckets?.at(-1)?.open ?? {}) as number[];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(openNow);
  });
});

/** What began at this very time is corrected, not ended. */
function correct({ db }: World, fact: Fact): void {
  const last = fact.history.at(-1)!;
  const status = last.status === 0 ? 3 : 0;
  db.prepare('UPDATE finding_history SET status = :status WHERE finding_id = :id AND since = :since').run({
    status,
    id: fact.id,
    since: last.since,
  });
  fact.history.splice(-1, 1, { since: last.since, status });
}

const movesOf = ({ db }: World): unknown[] =>
  db.prepare('SELECT set_id, rule_id, at, finding_id, repository_id, created_at, shown FROM finding_moves').all();

function rebuilt(world: World): unknown[] {
  world.db.exec('DELETE FROM finding_moves');
  world.db.exec(findingCounts);
  return movesOf(world);
}

test('a small history, counted by hand', () => {
  const world = makeWorld(16, 0);
  const at = (text: string): number => Date.parse(`2026-${text}T12:00:00Z`);
  const first = randomOf(1);
  const fact = (id: number, mode: number, ...history: [string, number][]): Fact => ({
    ...makeFact(id, first),
    deployment: '1',
    type: 0,
    rule: 1,
    repository: 1,
    policy: null,
    mode,
    createdAt: at(history[0]?.[0] ?? ''),
    history: history.map(([when, status]) => ({ since: at(when), status })),
  });
  for (const each of [
    fact(1, 1, ['03-02', 0], ['03-03', 1]),
    fact(2, 2, ['03-02', 0], ['03-04', 2]),
    fact(3, 2, ['03-03', 7]),
    fact(4, 1, ['03-03', 3], ['03-04', 5]),
    fact(5, 0, ['03-03', 0]),
    fact(6, 1, ['03-04', 0], ['03-05', 6]),
    fact(7, 1, ['03-05', 0]),
  ]) {
    plantFinding(world.db, each);
  }
  const asked = { timePeriod: { since: '2026-03-02T00:00:00Z', until: '2026-03-05T00:00:00Z' } };
  const nothing = { silenced: 0, open: 0, fixed: 0, ignored: 0, provisionallyIgnored: 0 };
  const { buckets, totalOpened, totalFixed } = guardrails(world, asked);
  expect(buckets?.map(({ timePeriod, ...counts }) => [timePeriod?.since, counts])).toEqual([
    ['2026-03-02T00:00:00.000Z', { ...nothing, open: 2 }],
    ['2026-03-03T00:00:00.000Z', { ...nothing, open: 1, silenced: 1 }],
    ['2026-03-04T00:00:00.000Z', { ...nothing, open: 1 }],
  ]);
  expect([totalOpened, totalFixed]).toEqual([5, 1]);
  expect(backlog(world, asked).buckets?.map(({ open }) => open)).toEqual([
    { 'z.rule-0': 2 },
    { 'z.rule-0': 3 },
    { 'z.rule-0': 2 },
  ]);
});

test('a period of all ages has no buckets that begin in the future', () => {
  const world = makeWorld(17);
  const ages = { timePeriod: { since: '0000-01-01T00:00:00+23:59', until: '9999-12-31T23:59:59.999999999-23:59' } };
  const { buckets } = backlog(world, ages);
  expect(buckets).toHaveLength(2029);
  expect(buckets?.at(-1)?.timePeriod?.until).toBe('2028-01-01T00:00:00.000Z');
  expectBacklog(world.facts, ages, { buckets: buckets?.slice(-4) ?? [] });
  expectGuardrails(world.facts, ages, guardrails(world, ages));
});

test('a rule of any name is a key of the backlog', () => {
  const world = makeWorld(18, 0);
  world.db.prepare("UPDATE rules SET name = '__proto__' WHERE id = 1").run();
  plantFinding(world.db, { ...makeFact(1, randomOf(3)), deployment: '1', type: 0, rule: 1, repository: 1, mode: 0 });
  const open = backlog(world, { timePeriod: { since: iso(beginning), until: iso(end) } }).buckets?.at(-1)?.open;
  expect(Object.entries(open ?? {}).map(([name]) => name)).toEqual(['__proto__']);
});

test('buckets are as long as a report asks, by any of the names', () => {
  const world = makeWorld(19);
  const timePeriod = { since: iso(end - 60 * day), until: iso(end) };
  const count = (more: ReportFilters): number => (guardrails(world, { timePeriod, ...more }).buckets ?? []).length;
  expect([count({ timeBucketSize: 'TIME_BUCKET_SIZE_DAY' }), count({ timeBucketSize: 'month' })]).toEqual([60, 3]);
  expect(() => count({ timeBucketSize: 'fortnight' })).toThrow('Give day, week, month or year');
});

test('a report of one type of findings is what its rules have', () => {
  const world = makeWorld(19);
  const [all, code, others] = [[], ['FINDING_TYPE_SAST'], ['sca', 'secrets', 'research', 'ai_sast']].map(
    (findingTypes) => backlog(world, { findingTypes }).buckets?.at(-1)?.open ?? {},
  );
  expect(Object.keys(code ?? {}).length).toBeGreaterThan(0);
  expect({ ...code, ...others }).toEqual(all);
  expect(Object.keys(code ?? {}).filter((rule) => rule in (others ?? {}))).toEqual([]);
  expect(() => backlog(world, { findingTypes: ['dast'] })).toThrow('"dast" is not known');
});

test('each report is read along the key of the moves, a rule at a time', () => {
  const world = makeWorld(19);
  const plan = (sql: string): string[] =>
    world.db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail));
  const texts: string[] = [];
  const watched = Object.assign(Object.create(world.db) as typeof world.db, {
    prepare: (sql: string) => (texts.push(sql), world.db.prepare(sql)),
  });
  const store = openStore(watched);
  reportBacklog(store, readReport(store, '1', { filters: { tags: ['pci'] } }, now));
  reportGuardrails(store, readReport(store, '1', { filters: {} }, now));
  const plans = texts.filter((sql) => sql.includes('AS m ON')).map(plan);
  expect(plans).toHaveLength(3);
  for (const lines of plans) {
    expect(lines).toContain('SEARCH m USING PRIMARY KEY (set_id=? AND rule_id=? AND at>? AND at<?)');
    expect(lines.join()).not.toContain('TEMP B-TREE');
  }
});
