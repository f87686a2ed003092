import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportFilters } from '../../src/generated/types.ts';
import { findingCounts } from '../../src/sandbox/store/schema.ts';
import { backlog, expectBacklog, expectGuardrails, guardrails, iso } from './expected-reports.ts';
import {
  beginning,
  day,
  end,
  type Fact,
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

test('a period of all ages has no buckets that begin in the future', () => {
  const world = makeWorld(17);
  const ages = { timePeriod: { since: '0000-01-01T00:00:00+23:59', until: '9999-12-31T23:59:59.999999999-23:59' } };
  const { buckets } = backlog(world, ages);
  expect(buckets).toHaveLength(2029);
  expect(buckets?.at(-1)?.timePeriod?.until).toBe('2028-01-01T00:00:00.000Z');
  expectBacklog(world.facts, ages, { buckets: buckets?.slice(-4) ?? [] });
  expectGuardrails(world.facts, ages, guardrails(world, ages));
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
