import type { LoggedPut, ShortKind } from '../proxy/put-log.ts';
import type { ReviewedBundle } from '../proxy/repository.ts';

/** An apply that ran at the same time as others: its reviewed bundles, and the result that it reports for each. */
export type Racer = {
  readonly name: string;
  readonly reviewed: readonly ReviewedBundle[];
  readonly results: ReadonlyMap<ShortKind, string>;
};

type Commit = LoggedPut & { readonly content: string };

/**
 * Compares the reports of racers with the platform's log, and returns what is false. Racers must not share content unless they share a plan.
 * The log must be complete, so that it has every commit of a run that reports "not applied", however late it came.
 */
export function findRaceViolations(racers: readonly Racer[], log: readonly LoggedPut[]): string[] {
  const commits = log.filter((entry): entry is Commit => entry.content !== null);
  return [
    ...findBrokenChains(commits),
    ...commits.flatMap((commit) => findUnreviewed(commit, racers)),
    ...findFalseResults(racers, commits),
  ];
}

/** The part of a content that is unique, for messages. */
const labelOf = (content: string): string => /(?:"description":|"items":\[)"([^"]*)"/.exec(content)?.[1] ?? content;

const contentKey = ({ kind, content }: Pick<Commit, 'kind' | 'content'>): string => `${kind} ${content}`;

/**
 * Each commit must name the state version of the commit before it, and change it. So each version has at most one commit each time that
 * it is the current one.
 */
function findBrokenChains(commits: readonly Commit[]): string[] {
  const versions = new Map<ShortKind, string | null>();
  return commits.flatMap(({ kind, ifMatch, stateVersion, content }) => {
    const previousVersion = versions.get(kind) ?? ifMatch;
    versions.set(kind, stateVersion);
    if (previousVersion !== ifMatch) return [`${kind}: ${labelOf(content)} overwrote a state that it did not name`];
    return stateVersion === ifMatch ? [`${kind}: ${labelOf(content)} was written twice in a row`] : [];
  });
}

/** Every commit must be a bundle that a racer reviewed against the same state version. */
function findUnreviewed({ kind, ifMatch, content }: Commit, racers: readonly Racer[]): string[] {
  const reviewedBundles = reviewsOf(racers).get(contentKey({ kind, content })) ?? [];
  return reviewedBundles.some(({ stateVersion }) => stateVersion === ifMatch)
    ? []
    : [`${kind}: nobody reviewed ${labelOf(content)} against ${String(ifMatch)}`];
}

const reviewsByRacers = new WeakMap<readonly Racer[], Map<string, ReviewedBundle[]>>();

function reviewsOf(racers: readonly Racer[]): Map<string, ReviewedBundle[]> {
  const reviewsByContent =
    reviewsByRacers.get(racers) ??
    Map.groupBy(
      racers.flatMap(({ reviewed }) => reviewed),
      contentKey,
    );
  reviewsByRacers.set(racers, reviewsByContent);
  return reviewsByContent;
}

/** For each reviewed bundle, as many racers must report it as applied as it has commits, and no result may be unknown. */
function findFalseResults(racers: readonly Racer[], commits: readonly Commit[]): string[] {
  const commitsByContent = Map.groupBy(commits, contentKey);
  const reportersByContent = new Map<string, string[]>();
  const falseResults: string[] = [];
  for (const { name, reviewed, results } of racers) {
    for (const bundle of reviewed) {
      const result = results.get(bundle.kind) ?? 'no result';
      const key = contentKey(bundle);
      if (result === 'applied' || result === 'unverified')
        reportersByContent.set(key, [...(reportersByContent.get(key) ?? []), name]);
      if (result === 'already-applied' && !commitsByContent.has(key))
        falseResults.push(`${name}: already-applied, but it never was`);
      if (result === 'unknown' || result === 'no result') falseResults.push(`${name}: ${bundle.kind} is ${result}`);
    }
  }
  const miscounts = [...new Set([...commitsByContent.keys(), ...reportersByContent.keys()])].flatMap((key) => {
    const commitCount = commitsByContent.get(key)?.length ?? 0;
    const reporters = reportersByContent.get(key) ?? [];
    if (commitCount === reporters.length) return [];
    return [
      `${labelOf(key)} has ${String(commitCount)} commits, and is applied for ${reporters.join(', ') || 'nobody'}`,
    ];
  });
  return [...falseResults, ...miscounts];
}
