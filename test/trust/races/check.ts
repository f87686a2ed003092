import type { LoggedPut, Kind } from '../proxy/put-log.ts';
import type { ReviewedBundle } from '../proxy/repository.ts';

/** One apply that ran beside others: what was reviewed for it, and what it says of each bundle. */
export type Racer = {
  readonly name: string;
  readonly reviewed: readonly ReviewedBundle[];
  readonly results: ReadonlyMap<Kind, string>;
};

type Commit = LoggedPut & { readonly content: string };

/**
 * What is false, told from the platform's log alone, for racers of whom no two reviewed the same content unless they share a plan. The
 * log must be whole: a commit of a run that says «not applied» would be found however late it came.
 */
export function racesLost(racers: readonly Racer[], log: readonly LoggedPut[]): string[] {
  const commits = log.filter((entry): entry is Commit => entry.content !== null);
  return [
    ...brokenChains(commits),
    ...commits.flatMap((commit) => unreviewed(commit, racers)),
    ...claims(racers, commits),
  ];
}

/** What tells a content apart from all others. */
const markOf = (content: string): string => /(?:"description":|"items":\[)"([^"]*)"/.exec(content)?.[1] ?? content;

const keyOf = ({ kind, content }: Pick<Commit, 'kind' | 'content'>): string => `${kind} ${content}`;

/**
 * Each commit must have been made against the state that the one before it left, and change it: so a version has at most one commit each
 * time that the platform comes into it.
 */
function brokenChains(commits: readonly Commit[]): string[] {
  const versions = new Map<Kind, string | null>();
  return commits.flatMap(({ kind, ifMatch, stateVersion, content }) => {
    const before = versions.get(kind) ?? ifMatch;
    versions.set(kind, stateVersion);
    if (before !== ifMatch) return [`${kind}: ${markOf(content)} overwrote a state that it did not name`];
    return stateVersion === ifMatch ? [`${kind}: ${markOf(content)} was written twice in a row`] : [];
  });
}

/** Every commit is a bundle that somebody reviewed against that very version. */
function unreviewed({ kind, ifMatch, content }: Commit, racers: readonly Racer[]): string[] {
  const known = reviewsOf(racers).get(keyOf({ kind, content })) ?? [];
  return known.some(({ stateVersion }) => stateVersion === ifMatch)
    ? []
    : [`${kind}: nobody reviewed ${markOf(content)} against ${String(ifMatch)}`];
}

const reviews = new WeakMap<readonly Racer[], Map<string, ReviewedBundle[]>>();

function reviewsOf(racers: readonly Racer[]): Map<string, ReviewedBundle[]> {
  const made =
    reviews.get(racers) ??
    Map.groupBy(
      racers.flatMap(({ reviewed }) => reviewed),
      keyOf,
    );
  reviews.set(racers, made);
  return made;
}

/** For each reviewed bundle: as many racers say that they wrote it as there are commits of it, and nobody wonders. */
function claims(racers: readonly Racer[], commits: readonly Commit[]): string[] {
  const written = Map.groupBy(commits, keyOf);
  const reportedBy = new Map<string, string[]>();
  const odd: string[] = [];
  for (const { name, reviewed, results } of racers) {
    for (const bundle of reviewed) {
      const result = results.get(bundle.kind) ?? 'no result';
      const key = keyOf(bundle);
      if (result === 'applied' || result === 'unverified') reportedBy.set(key, [...(reportedBy.get(key) ?? []), name]);
      if (result === 'already-applied' && !written.has(key)) odd.push(`${name}: already-applied, but it never was`);
      if (result === 'unknown' || result === 'no result') odd.push(`${name}: ${bundle.kind} is ${result}`);
    }
  }
  const wrong = [...new Set([...written.keys(), ...reportedBy.keys()])].flatMap((key) => {
    const [made, said] = [written.get(key)?.length ?? 0, reportedBy.get(key) ?? []];
    return made === said.length
      ? []
      : [`${markOf(key)} has ${String(made)} commits, and is applied for ${said.join(', ') || 'nobody'}`];
  });
  return [...odd, ...wrong];
}
