import type { Commit, Pull, Status } from '../../domain/forge.ts';
import type { History, HistoryEntry } from '../../domain/history.ts';
import { includesMerge, type PendingMerge } from '../../domain/pending-merge.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { configsIn } from '../store/status-context.ts';
import { readManualApply, readSettledMarkers, startMarkerNumber } from '../store/settled-marker.ts';
import { manualEntry, type MarkerAt, mergeEntry, pendingEntry, type ProvenRecord } from './history-entries.ts';
import { readRecord } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';
import type { Verifier } from '../store/review-key.ts';

// Reads what was applied when, from what the forge keeps: the markers of merge commits have the time and the run, the comments of pull requests have the
// digests, the state versions and the approvers. The API token proves both.

/** The keys that may prove the statuses and comments of a config; empty without a token. */
export type KeysOf = (config: string) => readonly Verifier[];

export type AuditTrailOptions = {
  /** The default branch. */
  readonly branch: string;
  /** The commit to begin at. */
  readonly from: string;
  /** How many commits are read at most. */
  readonly limit: number;
};

/** Reads the history of a branch up to a commit, newest first. Throws ForgeError. */
export async function readAuditTrail(
  forge: Forge,
  keysOf: KeysOf,
  { branch, from, limit }: AuditTrailOptions,
): Promise<History> {
  const [{ commits, next }, closed] = await Promise.all([
    readFirstParents(forge, from, limit),
    forge.mergedPulls(branch),
  ]);
  const statuses = await mapConcurrently(commits, ({ id }) => forge.statuses(id));
  const mergedPulls = await readMergedPulls(forge, branch, commits, statuses, closed);
  const headStatuses = await mapConcurrently(mergedPulls, ({ pull }) => forge.statuses(pull.head));
  const reviewed = mergedPulls.map((merged, index) => ({ ...merged, statuses: headStatuses[index] ?? [] }));
  const configs = configsIn([...statuses, ...headStatuses].flat());
  const entriesByConfig = await mapConcurrently(configs, (config) =>
    readConfigEntries(forge, config, keysOf(config), { commits, statuses, reviewed }),
  );
  const entries = entriesByConfig.flat().toSorted((a, b) => a.order - b.order);
  return {
    entries: entries.map(({ entry }) => (configs.length > 1 ? entry : { ...entry, source: null })),
    end: next === null ? null : { read: commits.length, next },
  };
}

/** Reads a commit and its first parents, newest first, at most `limit`. `next`: the first parent that was not read; null at the start of the history. */
async function readFirstParents(forge: Forge, from: string, limit: number) {
  const knownCommits = new Map<string, Commit>();
  const commits: Commit[] = [];
  let next: string | null = from;
  for (let page = 1; next !== null && commits.length < limit; page += 1) {
    const pageCommits = await forge.history(from, page);
    if (pageCommits.length === 0) break;
    for (const commit of pageCommits) knownCommits.set(commit.id, commit);
    let current = knownCommits.get(next);
    while (current !== undefined && commits.length < limit) {
      commits.push(current);
      next = current.parents[0] ?? null;
      current = next === null ? undefined : knownCommits.get(next);
    }
  }
  return { commits, next };
}

/** A merged pull request. `index`: of its merge commit among the commits that were read, 0 for the newest one. */
type MergedPullAt = { readonly pull: Pull; readonly index: number };

/** Finds the pull requests that some commits merged. The forge is asked only for commits that have a status of ours and that its list of closed pull requests lacks. */
async function readMergedPulls(
  forge: Forge,
  branch: string,
  commits: readonly Commit[],
  statuses: readonly (readonly Status[])[],
  closed: readonly Pull[],
): Promise<MergedPullAt[]> {
  const closedByMerge = Map.groupBy(closed, ({ merge }) => merge);
  const merged = await mapConcurrently([...commits.entries()], async ([index, { id }]) => {
    const hasRunStatus = configsIn(statuses[index] ?? []).length > 0;
    const pulls = closedByMerge.get(id) ?? (hasRunStatus ? await forge.pullsOf(id) : []);
    return pulls
      .filter(({ merge, base, mergedAt }) => merge === id && base === branch && mergedAt !== null)
      .map((pull) => ({ pull, index }));
  });
  return merged.flat();
}

/** What the forge has about the branch. `statuses`: of each commit, in the same order. */
type BranchData = {
  readonly commits: readonly Commit[];
  readonly statuses: readonly (readonly Status[])[];
  readonly reviewed: readonly (MergedPullAt & { readonly statuses: readonly Status[] })[];
};

/** An entry. `order`: ascending from the newest one. */
type OrderedEntry = { readonly order: number; readonly entry: HistoryEntry };

/** Reads the entries of one config, or of one job of a matrix. */
async function readConfigEntries(
  forge: Forge,
  config: string,
  keys: readonly Verifier[],
  { commits, statuses, reviewed }: BranchData,
): Promise<OrderedEntry[]> {
  const source = config === '' ? null : config;
  const hasToken = keys.length > 0;
  const markers = readMarkers(config, keys, commits, statuses);
  const newest = markers.filter(({ number }) => number > startMarkerNumber).toSorted(newestFirst)[0] ?? null;
  const merges = await mapConcurrently(
    reviewed,
    async ({ pull, index, statuses: pullStatuses }): Promise<OrderedEntry[]> => {
      const read = await readProvenRecord(forge, config, keys, pull, pullStatuses);
      const settled = findSettlingMarker({ pull: pull.number }, index, markers);
      const isNamed = newest !== null && includesMerge(newest.pending, { pull: pull.number });
      if (settled === 'untracked' || (read.anchored.state === 'none' && !isNamed)) return [];
      const marker =
        settled === 'pending' ? { settled: null, refused: newestMarkerAt(index, markers) } : { settled, refused: null };
      return [{ order: index, entry: { ...mergeEntry(pull, read, marker, hasToken), source } }];
    },
  );
  const manual = markers.flatMap((marker): OrderedEntry[] => {
    const apply = readManualApply(marker);
    if (apply === null) return [];
    const commit = commits[marker.index]?.id ?? null;
    // It came after the merge of its commit, so it is listed just before that.
    return [{ order: marker.index - 0.5, entry: { ...manualEntry(apply, marker, hasToken), commit, source } }];
  });
  const listedPulls = reviewed.map(({ pull }) => ({ pull: pull.number }));
  const unlisted = newest?.pending.filter((merge) => !includesMerge(listedPulls, merge)) ?? [];
  const pending = await mapConcurrently(unlisted, async (merge) => ({
    ...(await pendingEntry(forge, merge, newest?.isVerified === true)),
    source,
  }));
  return [...merges.flat(), ...manual, ...pending.map((entry) => ({ order: newest?.index ?? 0, entry }))];
}

/** The newest marker of the commit at an index, but for that of the start; null without one. */
function newestMarkerAt(index: number, markers: readonly MarkerAt[]): MarkerAt | null {
  const ofCommit = markers.filter((marker) => marker.index === index && marker.number > startMarkerNumber);
  return ofCommit.toSorted(newestFirst)[0] ?? null;
}

const newestFirst = (a: MarkerAt, b: MarkerAt): number => a.index - b.index || b.number - a.number;

/** Accepts every proof, so that foreign markers and records can be read. They are reported as unverified. */
const acceptAnyProof = (config: string): Verifier => ({
  scope: { forge: '', repository: '', config },
  verify: () => true,
});

/**
 * Reads the markers that a key proves, and unproven ones of commits that are older than all proven ones, as after a change of the token. Newer unproven ones are
 * ignored, since anyone may have added them.
 */
function readMarkers(
  config: string,
  keys: readonly Verifier[],
  commits: readonly Commit[],
  statuses: readonly (readonly Status[])[],
): MarkerAt[] {
  const readBy = (readers: readonly Verifier[], isVerified: boolean): MarkerAt[] =>
    commits.flatMap(({ id }, index) =>
      readers.flatMap((key) =>
        readSettledMarkers(key, id, statuses[index] ?? []).map((marker) => ({ ...marker, index, isVerified })),
      ),
    );
  const proven = readBy(keys, true);
  const oldestProven = Math.max(-1, ...proven.map(({ index }) => index));
  return [...proven, ...readBy([acceptAnyProof(config)], false).filter(({ index }) => index > oldestProven)];
}

/**
 * Finds the first marker that settled a merge: it is of the merge commit or a newer one, and does not name the merge as pending. `mergeIndex`: of the merge
 * commit. `untracked`: the first run started after the merge, so no run was to settle it.
 */
function findSettlingMarker(
  merge: PendingMerge,
  mergeIndex: number,
  markers: readonly MarkerAt[],
): MarkerAt | 'pending' | 'untracked' {
  const newer = markers.filter(({ index }) => index <= mergeIndex);
  const starts = newer.filter(({ number }) => number === startMarkerNumber);
  // A marker of a run that started after the merge says nothing about it.
  const covering = newer.filter(
    ({ number, index }) => number > startMarkerNumber && !starts.some((start) => index < start.index),
  );
  if (covering.length === 0 && starts.length > 0) return 'untracked';
  const settling = covering.filter(({ pending }) => !includesMerge(pending, merge));
  const [first] = settling.toSorted((a, b) => (a.status.createdAt < b.status.createdAt ? -1 : 1));
  return first ?? 'pending';
}

/** Reads the record of a pull request with the first key that proves it, else unverified. */
async function readProvenRecord(
  forge: Forge,
  config: string,
  keys: readonly Verifier[],
  pull: Pull,
  statuses: readonly Status[],
): Promise<ProvenRecord> {
  for (const key of keys) {
    const anchored = await readRecord({ forge, key }, pull, statuses);
    if (anchored.state !== 'none') return { anchored, isVerified: true };
  }
  return { anchored: await readRecord({ forge, key: acceptAnyProof(config) }, pull, statuses), isVerified: false };
}
