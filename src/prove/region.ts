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

/** After so many cases, a proof gives up. */
const maxCases = 5000;

/**
 * Finds a finding of a space that is in a region, and with it all findings that are there for the same reasons. Null if there is none, `unknown` if the
 * search takes too long.
 */
export function findIn(space: readonly Cube[], { inside, outside }: Region): Counterexample | null | 'unknown' {
  let isUnclear = false;
  for (const kind of space) {
    const near = outside.filter((cube) => !areDisjoint(cube, kind));
    for (const cube of inside ?? [null]) {
      if (cube !== null && areDisjoint(cube, kind)) continue;
      const searched = cube === null ? kind : intersection(kind, cube);
      const parts = near.map((part) => ({ cube: part }));
      const found = firstUncovered(searched, parts, { used: new Set(), limit: maxCases });
      if (found === 'unknown') isUnclear = true;
      else if (found !== null) return generalizeFinding(searched, found, near);
    }
  }
  return isUnclear ? 'unknown' : null;
}

/** One finding, and the cube around it of which every finding is in the region. */
export type Counterexample = { readonly finding: Sample; readonly cube: Cube };

/** Drops every attribute of a finding that is not needed to keep it outside, so that the message names only a few. */
function generalizeFinding(space: Cube, finding: Sample, outside: readonly Cube[]): Counterexample {
  const isApart = (cube: Cube): boolean => outside.every((part) => areDisjoint(cube, part));
  let cube = narrowToFinding(space, finding, outside);
  for (const type of leastTellingFirst) {
    const mask = [...valueBits(type).values()].reduce((sum, bit) => sum | bit, 0);
    const wider = { ...cube, values: cube.values | (space.values & mask) };
    if (isApart(wider)) cube = wider;
  }
  for (const name of cube.none) {
    const wider = { ...cube, none: new Set([...cube.none].filter((one) => one !== name || space.none.has(one))) };
    if (isApart(wider)) cube = wider;
  }
  for (const names of cube.some.slice(space.some.length)) {
    const wider = { ...cube, some: cube.some.filter((one) => one !== names) };
    if (isApart(wider)) cube = wider;
  }
  // A list of which one name alone is possible is that name.
  return { finding, cube: { ...cube, some: withoutRepeats(cube.some) } };
}

/** Attributes in the order in which they are dropped: the one that says least about a finding first. */
const leastTellingFirst = ['full_scan', 'breaking_change', 'confidence', 'severity'];

/** A space narrowed to the values of a finding, and to the names that it has or lacks, as far as these keep it outside. */
function narrowToFinding(space: Cube, { values, holds }: Sample, outside: readonly Cube[]): Cube {
  const some = space.some.map((names) => [names.find((name) => holds.has(name)) ?? names[0] ?? '']);
  const none = new Set(space.none);
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

const withoutRepeats = (some: Cube['some']): Cube['some'] => [
  ...new Map(some.map((names) => [names.join('\n'), names])).values(),
];

/** Whether all findings of a cube are in one of the parts. */
export const isCovered = (cube: Cube, parts: readonly Cube[]): boolean =>
  isEmpty(cube) ||
  firstUncovered(
    cube,
    parts.filter((part) => !areDisjoint(part, cube)).map((part) => ({ cube: part })),
    { used: new Set(), limit: maxCases },
  ) === null;
