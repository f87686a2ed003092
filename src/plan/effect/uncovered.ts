import { masks, type Cube } from './region.ts';

/** One kind of finding: a bit for each value that it has, and what is true of it; all else is not. */
export type Sample = { readonly values: number; readonly holds: ReadonlySet<string> };

export const matches = ({ values, some, none }: Cube, { values: has, holds }: Sample): boolean =>
  (has & values) === has &&
  some.every((names) => names.some((name) => holds.has(name))) &&
  !none.some((name) => holds.has(name));

/** What is settled of a finding while one is looked for. */
type Draft = { readonly values: number; readonly holds: ReadonlySet<string>; readonly lacks: ReadonlySet<string> };

/** Thrown when the search takes too long, which only very odd filters do. */
export class TooManyCases extends Error {
  override readonly name = 'TooManyCases';
}

/** A finding that the cube matches and none of `others` does, or null when there surely is none. Throws `TooManyCases`. */
export function findUncovered(cube: Cube, others: readonly Cube[]): Sample | null {
  let steps = 0;
  const isPossible = ({ values, lacks }: Draft): boolean =>
    masks.every((mask) => (values & mask) !== 0) && cube.some.every((names) => !names.every((name) => lacks.has(name)));
  const search = (draft: Draft, index: number): Sample | null => {
    steps += 1;
    if (steps > maxSteps) throw new TooManyCases('the filters have too many cases');
    if (!isPossible(draft)) return null;
    const other = others[index];
    if (other === undefined) return complete(cube, draft);
    if (isMissed(other, draft)) return search(draft, index + 1);
    for (const next of waysToMiss(other, draft)) {
      const found = search(next, index + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return search({ values: cube.values, holds: new Set(), lacks: new Set(cube.none) }, 0);
}

const maxSteps = 20_000;

const isMissed = ({ values, some, none }: Cube, draft: Draft): boolean =>
  masks.some((mask) => (draft.values & values & mask) === 0) ||
  none.some((name) => draft.holds.has(name)) ||
  some.some((names) => names.every((name) => draft.lacks.has(name)));

/** Every way in which a finding can fail to be matched by a cube, as far as it is still open. */
function* waysToMiss({ values, some, none }: Cube, draft: Draft): Generator<Draft> {
  for (const mask of masks) if ((values & mask) !== mask) yield { ...draft, values: draft.values & ~(values & mask) };
  for (const names of some)
    if (!names.some((name) => draft.holds.has(name))) yield { ...draft, lacks: new Set([...draft.lacks, ...names]) };
  for (const name of none) if (!draft.lacks.has(name)) yield { ...draft, holds: new Set([...draft.holds, name]) };
}

/** Settles what is still open: of each list that needs one the first that may be, of the values the lowest. */
function complete({ some }: Cube, { values, holds, lacks }: Draft): Sample {
  const all = new Set(holds);
  for (const names of some) {
    if (names.some((name) => all.has(name))) continue;
    const name = names.find((one) => !lacks.has(one));
    if (name !== undefined) all.add(name);
  }
  return { values: masks.reduce((sum, mask) => sum | (values & mask & -(values & mask)), 0), holds: all };
}
