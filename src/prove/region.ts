import {
  areDisjoint,
  type Cube,
  firstUncovered,
  intersection,
  isEmpty,
  type Sample,
  valueBits,
} from '../plan/effect/filter-space.ts';

/** Findings that are in `inside` (null for all), and in none of `outside`. */
export type Region = { readonly inside: readonly Cube[] | null; readonly outside: readonly Cube[] };

/** Cases of one proof before it gives up. */
const limit = 5000;

/**
 * A finding of a space that is in a region, and with it all findings that are so for the same reasons; null if there is none, `unknown` if that
 * takes too long to tell.
 */
export function findIn(space: readonly Cube[], { inside, outside }: Region): Counterexample | null | 'unknown' {
  let isUnclear = false;
  for (const kind of space) {
    const near = outside.filter((cube) => !areDisjoint(cube, kind));
    for (const cube of inside ?? [null]) {
      if (cube !== null && areDisjoint(cube, kind)) continue;
      const own = cube === null ? kind : intersection(kind, cube);
      const parts = near.map((part) => ({ cube: part }));
      const found = firstUncovered(own, parts, { used: new Set(), limit });
      if (found === 'unknown') isUnclear = true;
      else if (found !== null) return generalize(own, found, near);
    }
  }
  return isUnclear ? 'unknown' : null;
}

/** One finding, and the cube around it of which every finding is in the region. */
export type Counterexample = { readonly finding: Sample; readonly cube: Cube };

/** Drops every attribute of a finding that is not needed to keep it out of the parts, so that few are left to be named. */
function generalize(own: Cube, finding: Sample, outside: readonly Cube[]): Counterexample {
  const isApart = (cube: Cube): boolean => outside.every((part) => areDisjoint(cube, part));
  let cube = withNamesOf(own, finding, outside);
  for (const type of freed) {
    const mask = [...valueBits(type).values()].reduce((sum, bit) => sum | bit, 0);
    const wider = { ...cube, values: cube.values | (own.values & mask) };
    if (isApart(wider)) cube = wider;
  }
  for (const name of cube.none) {
    const wider = { ...cube, none: new Set([...cube.none].filter((one) => one !== name || own.none.has(one))) };
    if (isApart(wider)) cube = wider;
  }
  for (const names of cube.some.slice(own.some.length)) {
    const wider = { ...cube, some: cube.some.filter((one) => one !== names) };
    if (isApart(wider)) cube = wider;
  }
  // A list of which one name alone is possible is that name.
  return { finding, cube: { ...cube, some: simplest(cube.some) } };
}

/** The least telling attribute first. */
const freed = ['full_scan', 'breaking_change', 'confidence', 'severity'];

/** The finding's own values, and the names that it has or lacks, as far as these keep it out of the parts. */
function withNamesOf(own: Cube, { values, holds }: Sample, outside: readonly Cube[]): Cube {
  const some = own.some.map((names) => [names.find((name) => holds.has(name)) ?? names[0] ?? '']);
  const none = new Set(own.none);
  const cube: Cube = { values, some, none };
  for (const part of outside) {
    if (areDisjoint(cube, part)) continue;
    const excluded = [...part.none].find((name) => holds.has(name));
    const [missed = []] = part.some
      .filter((names) => !names.some((name) => holds.has(name)))
      .toSorted((a, b) => a.length - b.length);
    if (excluded !== undefined) some.push([excluded]);
    else for (const name of missed) none.add(name);
  }
  return cube;
}

const simplest = (some: Cube['some']): Cube['some'] => [
  ...new Map(some.map((names) => [names.join('\n'), names])).values(),
];

/** Whether all findings of a cube are in one of the parts. */
export const isCovered = (cube: Cube, parts: readonly Cube[]): boolean =>
  isEmpty(cube) ||
  firstUncovered(
    cube,
    parts.filter((part) => !areDisjoint(part, cube)).map((part) => ({ cube: part })),
    { used: new Set(), limit },
  ) === null;
