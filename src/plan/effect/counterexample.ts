import { type Cube, masks } from './filter-space.ts';

/** One kind of finding: a bit for each of its values, and its true names; all others are false. */
export type Sample = { readonly values: number; readonly holds: ReadonlySet<string> };

export const matches = ({ values, some, none }: Cube, { values: has, holds }: Sample): boolean =>
  (has & values) === has &&
  some.every((names) => names.some((name) => holds.has(name))) &&
  !none.some((name) => holds.has(name));

/** Thrown if the search takes too long, which needs extreme filters. */
export class TooManyCases extends Error {
  override readonly name = 'TooManyCases';
}

/** Called with an uncovered finding. Returns a cube that matches it, to continue the search with, or null to end. */
export type More = (found: Sample) => Cube | null;

/** Finds a finding that the cube matches and none of those that `more` gives; null if there is none. Throws `TooManyCases`. */
export function findCounterexample(cube: Cube, more: More = () => null): Sample | null {
  return new Search(cube, more).goOn(cube.values, 0);
}

const maxSteps = 20_000;
/** Above the depth of any valid policy file; the stack overflows at 1.5 times this. */
const maxDepth = 1100;

/** Backtracking search: tries every way in which a finding can miss each of the cubes that `more` gave. */
class Search {
  private readonly cube: Cube;
  private readonly others: Cube[] = [];
  private readonly more: More;
  /** Names decided to be true, and to be false. */
  private readonly holds = new Set<string>();
  private readonly lacks: Set<string>;
  private steps = 0;
  private depth = 0;

  constructor(cube: Cube, more: More) {
    this.cube = cube;
    this.more = more;
    this.lacks = new Set(cube.none);
  }

  /** `values`: the values still possible. The cubes before `index` are missed already. */
  goOn(values: number, index: number): Sample | null {
    this.steps += 1;
    if (this.steps > maxSteps || this.depth > maxDepth) throw new TooManyCases('the filters have too many cases');
    if (!this.isPossible(values)) return null;
    for (let next = index; next < this.others.length; next += 1) {
      const other = this.others[next];
      if (other !== undefined && !this.isMissed(other, values)) return this.miss(other, values, next + 1);
    }
    const found = complete(this.cube, values, this.holds, this.lacks);
    const another = this.more(found);
    if (another === null) return found;
    this.others.push(another);
    return this.miss(another, values, this.others.length);
  }

  private isPossible(values: number): boolean {
    return (
      masks.every((mask) => (values & mask) !== 0) &&
      this.cube.some.every((names) => !names.every((name) => this.lacks.has(name)))
    );
  }

  private isMissed({ values, some, none }: Cube, possible: number): boolean {
    return (
      masks.some((mask) => (possible & values & mask) === 0) ||
      none.some((name) => this.holds.has(name)) ||
      some.some((names) => names.every((name) => this.lacks.has(name)))
    );
  }

  /** Continues with every way in which the finding can miss a cube. */
  private miss({ values, some, none }: Cube, possible: number, index: number): Sample | null {
    this.depth += 1;
    for (const mask of masks) {
      const found = (values & mask) === mask ? null : this.goOn(possible & ~(values & mask), index);
      if (found !== null) return found;
    }
    for (const names of some) {
      const isTrue = names.some((name) => this.holds.has(name));
      const found = isTrue ? null : this.decide(this.lacks, names, possible, index);
      if (found !== null) return found;
    }
    for (const name of none) {
      const found = this.lacks.has(name) ? null : this.decide(this.holds, [name], possible, index);
      if (found !== null) return found;
    }
    this.depth -= 1;
    return null;
  }

  private decide(set: Set<string>, names: readonly string[], possible: number, index: number): Sample | null {
    const added = names.filter((name) => !set.has(name));
    for (const name of added) set.add(name);
    const found = this.goOn(possible, index);
    for (const name of added) set.delete(name);
    return found;
  }
}

/** Decides what is still open: the first possible name of each list, the lowest of each value. */
function complete({ some }: Cube, values: number, holds: Sample['holds'], lacks: Sample['holds']): Sample {
  const all = new Set(holds);
  for (const names of some) {
    if (names.some((name) => all.has(name))) continue;
    const name = names.find((one) => !lacks.has(one));
    if (name !== undefined) all.add(name);
  }
  return { values: masks.reduce((sum, mask) => sum | (values & mask & -(values & mask)), 0), holds: all };
}
