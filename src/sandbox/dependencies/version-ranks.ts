import type { PackageRow } from '../store/dimensions.ts';
import { compareVersions } from '../versions/compare-versions.ts';

/** A version at an end of a range, and whether it belongs to it. */
export type VersionBound = { readonly version: string; readonly isIncluded: boolean };
type End = VersionBound | undefined;
type Bounds = { readonly lower: End; readonly upper: End; readonly exact: End };
type Version = Pick<PackageRow, 'ecosystem' | 'version'>;

/**
 * The versions of each ecosystem in its order, sorted at the first question: to compare all of them with each bound of a request would
 * take longer than to find the dependencies.
 */
export class VersionRanks {
  readonly #versions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #sorted = new Map<
    string,
    { readonly inOrder: readonly string[]; readonly ranks: ReadonlyMap<string, number> }
  >();

  constructor(packages: readonly Version[]) {
    const versions = new Map<string, Set<string>>();
    for (const { ecosystem, version } of packages) {
      versions.set(ecosystem, (versions.get(ecosystem) ?? new Set()).add(version));
    }
    this.#versions = versions;
  }

  /** Whether a version that is among them meets all bounds. */
  within(bounds: Bounds): (version: Version) => boolean {
    const ranges = new Map<string, readonly [from: number, to: number]>();
    return ({ ecosystem, version }) => {
      const range = ranges.get(ecosystem) ?? this.#range(ecosystem, bounds);
      ranges.set(ecosystem, range);
      const rank = this.#sort(ecosystem).ranks.get(version);
      return rank !== undefined && rank >= range[0] && rank < range[1];
    };
  }

  #range(ecosystem: string, { lower, upper, exact }: Bounds): readonly [from: number, to: number] {
    const { inOrder } = this.#sort(ecosystem);
    const before = (bound: string, isIncluded: boolean): number =>
      countWhile(inOrder, (version) => {
        const order = compareVersions(ecosystem, version, bound);
        return isIncluded ? order <= 0 : order < 0;
      });
    const from = (end: End): number => (end === undefined ? 0 : before(end.version, !end.isIncluded));
    const to = (end: End): number => (end === undefined ? inOrder.length : before(end.version, end.isIncluded));
    return [Math.max(from(lower), from(exact)), Math.min(to(upper), to(exact))];
  }

  #sort(ecosystem: string) {
    const known = this.#sorted.get(ecosystem);
    if (known !== undefined) return known;
    const inOrder = [...(this.#versions.get(ecosystem) ?? [])].toSorted((a, b) => compareVersions(ecosystem, a, b));
    const sorted = { inOrder, ranks: new Map(inOrder.map((version, rank) => [version, rank])) };
    this.#sorted.set(ecosystem, sorted);
    return sorted;
  }
}

/** How many at the beginning of a list meet a condition that no later one meets again. */
function countWhile(list: readonly string[], holds: (item: string) => boolean): number {
  let [least, most] = [0, list.length];
  while (least < most) {
    const middle = (least + most) >>> 1;
    if (holds(list[middle] ?? '')) least = middle + 1;
    else most = middle;
  }
  return least;
}
