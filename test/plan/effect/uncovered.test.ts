import { describe, expect, test } from 'vitest';
import { type Cube, regionOf } from '../../../src/plan/effect/region.ts';
import { findUncovered, matches, type Sample } from '../../../src/plan/effect/uncovered.ts';

type Condition = { readonly type: string; readonly values: readonly string[]; readonly mode: 'any' | 'none' };

const severity = (mode: 'any' | 'none', ...values: string[]): Condition => ({ type: 'severity', values, mode });
const tag = (mode: 'any' | 'none', ...values: string[]): Condition => ({ type: 'repository_tag', values, mode });

/** The one cube of a policy whose conditions must all hold. */
function cubeOf(...conditions: Condition[]): Cube {
  const region = regionOf({ filters: { mode: 'all', conditions } });
  const [cube] = region;
  if (cube === undefined || region.length !== 1) throw new Error('such filters are one cube');
  return cube;
}

const allCubes = (): Cube[] =>
  [
    [severity('any', 'high')],
    [severity('any', 'low', 'high')],
    [severity('none', 'high')],
    [severity('none', 'low', 'medium', 'high', 'critical')],
    [tag('any', 'a')],
    [tag('any', 'a', 'b')],
    [tag('none', 'a')],
    [tag('none', 'a', 'b')],
    [tag('any', 'a'), tag('any', 'b')],
    [tag('any', 'a'), tag('none', 'b')],
    [tag('any', 'a', 'b'), tag('none', 'a')],
    [tag('any', 'a'), tag('none', 'a')],
    [severity('any', 'high'), tag('any', 'a')],
    [severity('none', 'low'), tag('any', 'b')],
    [severity('any', 'low', 'medium'), tag('none', 'a')],
    [severity('any', 'high'), severity('none', 'high')],
  ].map((conditions) => cubeOf(...conditions));

/** Every finding that these cubes can tell apart; in all else they are the same. */
const allFindings = (): Sample[] =>
  ['low', 'medium', 'high', 'critical'].flatMap((one) =>
    [[], ['a'], ['b'], ['a', 'b']].map((tags): Sample => {
      const only = cubeOf(severity('any', one), ...['confidence', 'full_scan', 'breaking_change'].map(lowest));
      return { values: only.values, holds: new Set(tags.map((name) => `repository_tag=${name}`)) };
    }),
  );

function lowest(type: string): Condition {
  return { type, values: [type === 'confidence' ? 'low' : 'true'], mode: 'any' };
}

describe('a finding that a policy matches and others do not', () => {
  test('is found exactly when there is one, for each three of many small filters', () => {
    const [cubes, findings] = [allCubes(), allFindings()];
    const threes = cubes.flatMap((cube) => cubes.flatMap((one) => cubes.map((other) => [cube, one, other] as const)));
    const left = ([cube, ...others]: readonly Cube[], sample: Sample): boolean =>
      cube !== undefined && matches(cube, sample) && !others.some((other) => matches(other, sample));
    const found = threes.map(([cube, ...others]) => findUncovered(cube, others));
    expect(found.map((sample) => sample !== null)).toEqual(
      threes.map((three) => findings.some((sample) => left(three, sample))),
    );
    expect(found.filter((sample, index) => sample !== null && !left(threes[index] ?? [], sample))).toEqual([]);
    expect(found.filter((sample) => sample !== null).length).toBeGreaterThan(500);
  });

  test('has one value of each kind, so that it is a finding that can be', () => {
    const sample = findUncovered(cubeOf(tag('any', 'a')), []);
    const bits = (sample?.values ?? 0).toString(2).replaceAll('0', '');
    expect(bits).toHaveLength(4);
    expect([...(sample?.holds ?? [])]).toEqual(['repository_tag=a']);
  });

  test('has no more tags than it needs, and none that a policy forbids', () => {
    const sample = findUncovered(cubeOf(tag('any', 'a', 'b'), tag('any', 'b', 'c')), [cubeOf(tag('any', 'a'))]);
    expect([...(sample?.holds ?? [])]).toEqual(['repository_tag=b']);
    const later = findUncovered(cubeOf(tag('any', 'a', 'b'), tag('any', 'c', 'b')), [cubeOf(tag('any', 'a'))]);
    expect([...(later?.holds ?? [])]).toEqual(['repository_tag=b']);
  });

  test('is looked for further with one more cube at a time, none of which is asked for twice', () => {
    const cubes = allCubes();
    const asked = cubes.map((cube) => {
      const taken: Cube[] = [];
      const left = findUncovered(cube, [], (sample) => {
        expect([cube, ...taken].map((one) => matches(one, sample))).toEqual([true, ...taken.map(() => false)]);
        const next = cubes.find((one) => one !== cube && matches(one, sample)) ?? null;
        if (next !== null) taken.push(next);
        return next;
      });
      expect(left).toEqual(findUncovered(cube, taken));
      return taken.length;
    });
    expect(Math.max(...asked)).toBeGreaterThan(2);
  });

  test('is asked for once each, where there are 36', () => {
    const asked: number[] = [];
    const left = findUncovered(cubeOf(lowest('full_scan')), [], ({ values }) => {
      asked.push(values);
      return { values, some: [], none: [] };
    });
    expect([left, new Set(asked).size, asked.length]).toEqual([null, 36, 36]);
  });

  test('is not looked for without end', () => {
    const pairs = Array.from({ length: 40 }, (_, index) => cubeOf(tag('any', `x${index}`), tag('any', `y${index}`)));
    const wants = cubeOf(...Array.from({ length: 40 }, (_, index) => tag('any', `x${index}`, `y${index}`)));
    const all = [...pairs, cubeOf(tag('none', 'never')), cubeOf(tag('any', 'never'))];
    expect(() => findUncovered(wants, all)).toThrow('the filters have too many cases');
  });

  // The platform may send longer filters than a file may hold.
  test('is looked for as deep as a file can ask for, and never so deep that the stack overflows', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => cubeOf(tag('any', `t${index}`)));
    expect(findUncovered(cubeOf(severity('any', 'high')), tags(1001))?.holds.size).toBe(0);
    expect(() => findUncovered(cubeOf(severity('any', 'high')), tags(15_000))).toThrow(
      'the filters have too many cases',
    );
    const shallow = Array.from({ length: 5000 }, () => cubeOf(severity('any', 'low')));
    expect(findUncovered(cubeOf(severity('any', 'high')), shallow)).not.toBeNull();
  });
});

describe('what a policy matches', () => {
  const region = (policy: Record<string, unknown>) => regionOf(policy);
  const filters = (mode: unknown, ...conditions: unknown[]) => ({ filters: { mode, conditions } });
  const high = { type: 'severity', values: ['high'] };

  test('is one cube where all conditions must hold, and one for each where any may', () => {
    expect(region(filters('all', high, tag('any', 'a')))).toEqual([cubeOf(severity('any', 'high'), tag('any', 'a'))]);
    expect(region(filters('any', high, tag('any', 'a')))).toEqual([
      cubeOf(severity('any', 'high')),
      cubeOf(tag('any', 'a')),
    ]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['no filters', {}],
    ['no conditions', filters('all')],
    ['a mode that nobody knows', filters('most', high)],
    ['conditions that are no list', { filters: { mode: 'all', conditions: 'all' } }],
    ['a type that nobody knows', filters('all', { type: 'moon', values: ['full'] })],
    ['a value that nobody knows', filters('all', { type: 'severity', values: ['deadly'] })],
    ['an empty severity', filters('all', { type: 'severity', values: [''] })],
    ['an empty breaking change', filters('all', { type: 'breaking_change', values: [''] })],
    ['a tag that is no text', filters('all', { type: 'repository_tag', values: [5] })],
    ['a severity that is no text', filters('all', { type: 'severity', values: [['high']] })],
    ['no values of a tag', filters('all', { type: 'repository_tag', values: null })],
    ['no values', filters('all', { type: 'severity', values: [] })],
    ['a mode of a condition that nobody knows', filters('all', { ...high, mode: 'most' })],
  ])('is not known with %s', (_, policy) => {
    const [cube, ...more] = region(policy);
    expect(more).toEqual([]);
    expect(cube?.none).toEqual([]);
    expect(cube?.some).toHaveLength(1);
    expect(cube?.some[0]?.[0]).toMatch(/^\?/);
  });

  test('may be more and less than its filters say when it has a field that nobody knows', () => {
    const [less, more, ...rest] = region({ ...filters('all', high), until: '2030' });
    expect(rest).toEqual([]);
    expect(less).toEqual({ ...cubeOf(severity('any', 'high')), some: [[expect.stringMatching(/^\?.*until/)]] });
    expect(more?.some).toEqual([[expect.stringMatching(/^\?beyond .*until/)]]);
    expect(region({ filters: { mode: 'all', conditions: [high], more: 1 } })).toHaveLength(2);
    expect(region({ filters: { more: 1 } })).toHaveLength(2);
  });
});
