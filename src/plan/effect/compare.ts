import type { Deed, Enforcement } from './enforcement.ts';
import { type Cube, type Region, shareUnknown } from './region.ts';
import { findUncovered, matches, type Sample, TooManyCases } from './uncovered.ts';

/** All policies of a bundle before and after, the one that is looked at among them. */
export type Sides = { readonly before: Side; readonly after: Side };

export type Comparison = {
  readonly effect: 'stricter' | 'looser' | 'mixed' | 'neutral' | 'unknown';
  /** Slugs of other policies that do what this one does, so that part of its change makes no difference. */
  readonly coveredBy: readonly string[];
};

/**
 * What the change of one policy does to what the whole bundle enforces. It loosens where it did something that no policy does
 * afterwards, and tightens where it does something that no policy did before. So changes of one plan that make up for each other have
 * no effect, and whatever the plan as a whole loosens is looser in at least one of its changes.
 */
export function compareEnforcement(slug: string, was: Enforcement, is: Enforcement, sides: Sides): Comparison {
  const losses = differences(slug, was, sides.after);
  const gains = differences(slug, is, sides.before);
  const lost = (deed: Deed): boolean => losses.deeds.has(deed);
  const gained = (deed: Deed): boolean => gains.deeds.has(deed);
  const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
  const looser = lost('enforces') || gained('hides');
  const stricter = gained('enforces') || lost('hides');
  if (lost('unknown') || gained('unknown')) return { effect: 'unknown', coveredBy };
  if (!looser && !stricter) return { effect: 'neutral', coveredBy };
  if (hasOtherUnknowns(was, is)) return { effect: 'unknown', coveredBy };
  if (looser && stricter) return { effect: 'mixed', coveredBy };
  return { effect: looser ? 'looser' : 'stricter', coveredBy };
}

/** Whether a condition that no one knows came, went or changed in a policy that stands before and after. */
function hasOtherUnknowns(was: Enforcement, is: Enforcement): boolean {
  return was.region.length > 0 && is.region.length > 0 && !shareUnknown(was.region, is.region);
}

type Differences = { readonly deeds: ReadonlySet<Deed>; readonly coveredBy: readonly string[] };

/** What a policy does that no policy of a side does to the same findings; `unknown` also where that cannot be told. */
function differences(slug: string, { level, deeds, region }: Enforcement, side: Side): Differences {
  const asked: [Deed, (policy: Enforced) => boolean][] = [
    ...(level > 0
      ? [['enforces', (other) => other.level >= level] satisfies [Deed, (other: Enforced) => boolean]]
      : []),
    ...[...deeds].map(([text, deed]): [Deed, (other: Enforced) => boolean] => [deed, (other) => other.deeds.has(text)]),
  ];
  const found = asked.map(([deed, does]) => ({ deed, cover: coverOf(region, side, does) }));
  return {
    deeds: new Set(found.flatMap(({ deed, cover }) => lossOf(deed, cover))),
    coveredBy: found.flatMap(({ cover }) => (cover.kind === 'covered' ? cover.by : [])).filter((one) => one !== slug),
  };
}

function lossOf(deed: Deed, { kind }: Cover): Deed[] {
  if (kind === 'covered') return [];
  return [kind === 'open' ? deed : 'unknown'];
}

type Cover = { readonly kind: 'covered'; readonly by: readonly string[] } | { readonly kind: 'open' | 'too-many' };

/** With more policies than this to be looked at together, no one can follow that they cover something. */
const maxTogether = 12;

/** Whether the policies of a side that do something match every finding of a region, and which of them are needed for it. */
function coverOf(region: Region, side: Side, does: (policy: Enforced) => boolean): Cover {
  try {
    const covers = region.map((cube) => coverOfCube(cube, (sample) => side(sample, does)));
    const open = covers.find(({ kind }) => kind === 'open') ?? covers.find(({ kind }) => kind === 'too-many');
    return open ?? { kind: 'covered', by: covers.flatMap((one) => (one.kind === 'covered' ? one.by : [])) };
  } catch (error) {
    // Only a search for a finding throws it.
    if (error instanceof TooManyCases) return { kind: 'too-many' };
    throw error;
  }
}

/** Takes policies in until they leave no finding, asking each time for one that they leave. */
function coverOfCube(cube: Cube, find: (sample: Sample) => Part | null): Cover {
  const parts: Part[] = [];
  const left = findUncovered(cube, [], (sample) => {
    const part = find(sample);
    if (part !== null) parts.push(part);
    return part === null || parts.length > maxTogether ? null : part.cube;
  });
  if (left !== null) return { kind: parts.length > maxTogether ? 'too-many' : 'open' };
  return { kind: 'covered', by: needed(parts, (some) => findUncovered(cube, some) === null) };
}

/** The later ones were asked for because the earlier were not enough, so the earliest are tried first to be left out. */
function needed(parts: readonly Part[], suffice: (cubes: Cube[]) => boolean): string[] {
  let kept = [...parts];
  // A single one was asked for because nothing is not enough.
  for (const part of parts.length > 1 ? parts : []) {
    const rest = kept.filter((one) => one !== part);
    if (suffice(rest.map(({ cube }) => cube))) kept = rest;
  }
  return kept.map(({ policy }) => policy.slug);
}

/** One policy as it enforces, by its slug. */
export type Enforced = Enforcement & { readonly slug: string };

type Part = { readonly cube: Cube; readonly policy: Enforced };

/** Finds a part of some policy that matches a finding and does at least something. */
export type Side = (sample: Sample, does: (policy: Enforced) => boolean) => Part | null;

/**
 * What all of these policies enforce. A policy that needs a tag is looked at only for findings that have it, so that asking stays quick
 * where each of many policies is for a tag of its own.
 */
export function sideOf(policies: readonly Enforced[]): Side {
  const parts = policies.flatMap((policy) => policy.region.map((cube): Part => ({ cube, policy })));
  const uses = countNames(parts);
  const [always, byName] = [[] as Part[], new Map<string, Part[]>()];
  for (const part of parts) {
    const needs = rarest(part.cube.some, uses);
    if (needs === null) always.push(part);
    for (const name of needs ?? []) {
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [part]);
      else list.push(part);
    }
  }
  return (sample, does) => {
    const fits = ({ cube, policy }: Part): boolean => matches(cube, sample) && does(policy);
    for (const name of sample.holds) {
      const found = byName.get(name)?.find(fits);
      if (found !== undefined) return found;
    }
    return always.find(fits) ?? null;
  };
}

/** How many policies ask for each name. */
function countNames(parts: readonly Part[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { cube } of parts)
    for (const names of cube.some) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

/** The list that the fewest policies ask for. */
function rarest(lists: Cube['some'], uses: ReadonlyMap<string, number>): readonly string[] | null {
  const countOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
  return lists.reduce<readonly string[] | null>(
    (best, names) => (best === null || countOf(names) < countOf(best) ? names : best),
    null,
  );
}

/** Two sets of policies as one. */
export const both =
  (one: Side, other: Side): Side =>
  (sample, does) =>
    one(sample, does) ?? other(sample, does);
