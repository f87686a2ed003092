import {
  areDisjoint,
  type Cube,
  firstUncovered,
  intersection,
  isEmpty,
  maskOf,
  type SampleFinding,
} from '../plan/effect/filter-space.ts';

/**
 * The findings that are in one of the cubes `inside`, and in none of `outside`. For example, the findings that are blocked although a test expects
 * `at most comment`: inside the cubes of the policies that block, outside nothing.
 */
export type Region = { readonly inside: readonly Cube[] | 'everything'; readonly outside: readonly Cube[] };

/** The work that one proof may take: it gives up after so many cases. */
const maxCases = 5000;

/** One finding, and the cube around it of which every finding is in the region. */
export type Counterexample = { readonly finding: SampleFinding; readonly cube: Cube };

/** `gave-up`: the search would take too long. */
export type SearchResult = Counterexample | 'none' | 'gave-up';

/** Finds a finding that is in a cube and in one of the regions, and with it all findings that are there for the same reasons. */
export function findCounterexample(tested: Cube, regions: readonly Region[]): SearchResult {
  let hasGivenUp = false;
  for (const region of regions) {
    const result = findInRegion(tested, region);
    if (result === 'gave-up') hasGivenUp = true;
    else if (result !== 'none') return result;
  }
  return hasGivenUp ? 'gave-up' : 'none';
}

function findInRegion(tested: Cube, { inside, outside }: Region): SearchResult {
  let hasGivenUp = false;
  const overlapping = outside.filter((cube) => !areDisjoint(cube, tested));
  const parts = overlapping.map((cube) => ({ cube }));
  const searchedCubes =
    inside === 'everything'
      ? [tested]
      : inside.filter((cube) => !areDisjoint(cube, tested)).map((cube) => intersection(tested, cube));
  for (const searched of searchedCubes) {
    const finding = firstUncovered(searched, parts, { used: new Set(), limit: maxCases });
    if (finding === 'unknown') hasGivenUp = true;
    else if (finding !== null) return generalizeFinding(searched, finding, overlapping);
  }
  return hasGivenUp ? 'gave-up' : 'none';
}

/** Drops every attribute of a finding that is not needed to keep it outside, so that the message names only a few. */
function generalizeFinding(searched: Cube, finding: SampleFinding, outside: readonly Cube[]): Counterexample {
  const isOutsideAll = (cube: Cube): boolean => outside.every((other) => areDisjoint(cube, other));
  let cube = narrowToFinding(searched, finding, outside);
  for (const type of leastInformativeFirst) {
    const wider = { ...cube, allowedValues: cube.allowedValues | (searched.allowedValues & maskOf(type)) };
    if (isOutsideAll(wider)) cube = wider;
  }
  for (const name of cube.noneOf) {
    const noneOf = new Set([...cube.noneOf].filter((other) => other !== name || searched.noneOf.has(other)));
    const wider = { ...cube, noneOf };
    if (isOutsideAll(wider)) cube = wider;
  }
  for (const names of cube.anyOf.slice(searched.anyOf.length)) {
    const wider = { ...cube, anyOf: cube.anyOf.filter((other) => other !== names) };
    if (isOutsideAll(wider)) cube = wider;
  }
  return { finding, cube: { ...cube, anyOf: withoutRepeats(cube.anyOf) } };
}

/** Attributes in the order in which they are dropped: the one that says least about a finding first. */
const leastInformativeFirst = ['full_scan', 'breaking_change', 'confidence', 'severity'];

/** A cube narrowed to the values of a finding, and to the names that it has or lacks, as far as these keep it outside. */
function narrowToFinding(
  searched: Cube,
  { presentValues, presentNames }: SampleFinding,
  outside: readonly Cube[],
): Cube {
  // Of the names of which the cube requires one, the one that the finding has.
  const anyOf = searched.anyOf.map((names) => [names.find((name) => presentNames.has(name)) ?? names[0] ?? '']);
  const noneOf = new Set(searched.noneOf);
  const cube: Cube = { allowedValues: presentValues, anyOf, noneOf };
  for (const other of outside) {
    if (areDisjoint(cube, other)) continue;
    const excludedName = [...other.noneOf].find((name) => presentNames.has(name));
    if (excludedName !== undefined) {
      anyOf.push([excludedName]);
      continue;
    }
    const unmet = other.anyOf.filter((names) => !names.some((name) => presentNames.has(name)));
    const [shortestUnmet = []] = unmet.toSorted((a, b) => a.length - b.length);
    for (const name of shortestUnmet) noneOf.add(name);
  }
  return cube;
}

const withoutRepeats = (anyOf: Cube['anyOf']): Cube['anyOf'] => [
  ...new Map(anyOf.map((names) => [names.join('\n'), names])).values(),
];

/** Whether all findings of a cube are in one of the parts. */
export function isCovered(cube: Cube, parts: readonly Cube[]): boolean {
  if (isEmpty(cube)) return true;
  const overlapping = parts.filter((part) => !areDisjoint(part, cube)).map((part) => ({ cube: part }));
  return firstUncovered(cube, overlapping, { used: new Set(), limit: maxCases }) === null;
}
