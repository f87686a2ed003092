import { composer } from './composer.ts';
import { generic } from './generic.ts';
import { maven } from './maven.ts';
import { compareParts, compareTexts, type Ordering, type Parts } from './parts.ts';
import { pep440 } from './pep440.ts';
import { rubygems } from './rubygems.ts';
import { nuget, semver } from './semver.ts';

const orderings: ReadonlyMap<string, Ordering> = new Map(
  Object.entries({
    npm: semver,
    cargo: semver,
    go: semver,
    gomod: semver,
    golang: semver,
    hex: semver,
    mix: semver,
    pub: semver,
    swift: semver,
    swiftpm: semver,
    pypi: pep440,
    maven,
    gradle: maven,
    gem: rubygems,
    rubygems,
    nuget,
    composer,
    packagist: composer,
  }),
);

/** Longer texts are no versions: a bound of a request must not cost more than a version does. */
const longest = 256;

/**
 * Negative, 0 or positive as version `a` comes before, with or after `b` by the rules of the ecosystem (any case; an unknown one has
 * the generic order). A text that is no version there, or has more than 256 characters, comes before all versions; such texts
 * compare by their UTF-16 code units. Never throws; spaces around a version do not count.
 */
export function compareVersions(ecosystem: string, a: string, b: string): number {
  const ordering = orderings.get(ecosystem.toLowerCase()) ?? generic;
  const [left, right] = [read(ordering, a), read(ordering, b)];
  if (left !== null && right !== null) return compareParts(left, right, ordering.end);
  if (left === null && right === null) return compareTexts(a, b);
  return left === null ? -1 : 1;
}

const read = (ordering: Ordering, text: string): Parts | null =>
  text.length > longest ? null : ordering.read(text.trim());

export type Bounds = { readonly lower?: string; readonly upper?: string; readonly exact?: string };

/**
 * Whether a version meets all bounds given. Both ends belong to the range: the spec names bounds and does not say. An exact version is
 * one that is equal in the ecosystem's order, so `1.0.0` meets `1.0` where zeros do not count.
 */
export function withinBounds(ecosystem: string, version: string, { lower, upper, exact }: Bounds): boolean {
  const isAt = (bound: string | undefined, holds: (order: number) => boolean): boolean =>
    bound === undefined || holds(compareVersions(ecosystem, version, bound));
  return (
    isAt(lower, (order) => order >= 0) && isAt(upper, (order) => order <= 0) && isAt(exact, (order) => order === 0)
  );
}
