import type { Commit, Pull, Status } from '../../domain/forge.ts';
import type { History, HistoryEntry } from '../../domain/history.ts';
import { includesMerge, type PendingMerge } from '../../domain/pending-merge.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { configsIn } from '../store/status-context.ts';
import {
  readManualApply,
  readSettledMarkers,
  type PublishedMarker,
  startMarkerNumber,
} from '../store/settled-marker.ts';
import { hasSent, keptChanges } from './audit-facts.ts';
import { readRecord, type AnchoredRecord } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';
import type { Verifier } from '../store/review-key.ts';

// Tells what was applied when, from what the forge keeps: the markers of merge commits have the time and the run, the comments of pull requests have the
// digests, the state versions and the approvers. Both are proven by the API token.

/** The keys that may prove the statuses and comments of a config; empty without a token. */
export type KeysOf = (config: string) => readonly Verifier[];

export type AuditTrailOptions = {
  /** The default branch, and the commit to begin at. */
  readonly branch: string;
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
  const brought = await readMergedPulls(forge, branch, commits, statuses, closed);
  const headStatuses = await mapConcurrently(brought, ({ pull }) => forge.statuses(pull.head));
  const reviewed = brought.map((one, at) => ({ ...one, statuses: headStatuses[at] ?? [] }));
  const configs = configsIn([...statuses, ...headStatuses].flat());
  const found = await mapConcurrently(configs, (config) =>
    readConfigEntries(forge, config, keysOf(config), { commits, statuses, reviewed }),
  );
  const entries = found.flat().toSorted((a, b) => a.order - b.order);
  return {
    entries: entries.map(({ entry }) => (configs.length > 1 ? entry : { ...entry, source: null })),
    end: next === null ? null : { read: commits.length, next },
  };
}

/** The default branch without what was merged into it. `next`: the first commit that was not read. */
async function readFirstParents(forge: Forge, from: string, limit: number) {
  const known = new Map<string, Commit>();
  const commits: Commit[] = [];
  let next: string | null = from;
  for (let page = 1; next !== null && commits.length < limit; page += 1) {
    const some = await forge.history(from, page);
    if (some.length === 0) break;
    for (const one of some) known.set(one.id, one);
    for (let one = known.get(next ?? ''); one !== undefined && commits.length < limit; one = known.get(next ?? '')) {
      commits.push(one);
      next = one.parents[0] ?? null;
    }
  }
  return { commits, next };
}

/** A merged pull request, and how far its commit is from the newest one. */
type MergedPullAt = { readonly pull: Pull; readonly index: number };

/** The pull requests of some commits. Those that no run has met and the list of the last merged ones lacks are not asked for. */
async function readMergedPulls(
  forge: Forge,
  branch: string,
  commits: readonly Commit[],
  statuses: readonly (readonly Status[])[],
  closed: readonly Pull[],
): Promise<MergedPullAt[]> {
  const known = Map.groupBy(closed, ({ merge }) => merge);
  const found = await mapConcurrently([...commits.entries()], async ([index, { id }]) => {
    const hasRunStatus = configsIn(statuses[index] ?? []).length > 0;
    const pulls = known.get(id) ?? (hasRunStatus ? await forge.pullsOf(id) : []);
    return pulls
      .filter(({ merge, base, mergedAt }) => merge === id && base === branch && mergedAt !== null)
      .map((pull) => ({ pull, index }));
  });
  return found.flat();
}

type MarkerAt = PublishedMarker & {
  readonly index: number;
  readonly isVerified: boolean;
};

type BranchData = {
  readonly commits: readonly Commit[];
  readonly statuses: readonly (readonly Status[])[];
  readonly reviewed: readonly (MergedPullAt & { readonly statuses: readonly Status[] })[];
};

/** An entry, and where it stands from the newest commit. */
type OrderedEntry = { readonly order: number; readonly entry: HistoryEntry };

/** What one config, or one job of a matrix, did. */
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
  const merges = await mapConcurrently(reviewed, async ({ pull, index, statuses: own }): Promise<OrderedEntry[]> => {
    const read = await readProvenRecord(forge, config, keys, pull, own);
    const settled = settlingMarker({ pull: pull.number }, index, markers);
    const isNamed = newest !== null && includesMerge(newest.pending, { pull: pull.number });
    if (settled === 'untracked' || (read.anchored.state === 'none' && !isNamed)) return [];
    const ownMarks = markers.filter((one) => one.index === index && one.number > startMarkerNumber);
    const marker: MergeMarker =
      settled === 'pending'
        ? { settled: null, refused: ownMarks.toSorted(newestFirst)[0] ?? null }
        : { settled, refused: null };
    return [{ order: index, entry: { ...mergeEntry(pull, read, marker, hasToken), source } }];
  });
  const manual = markers.flatMap((mark): OrderedEntry[] => {
    const by = readManualApply(mark);
    if (by === null) return [];
    const commit = commits[mark.index]?.id ?? null;
    // Just before the merge of its commit, which came first.
    return [{ order: mark.index - 0.5, entry: { ...manualEntry(by, mark, hasToken), commit, source } }];
  });
  const listedPulls = reviewed.map(({ pull }) => ({ pull: pull.number }));
  const others = newest?.pending.filter((merge) => !includesMerge(listedPulls, merge)) ?? [];
  const pending = await mapConcurrently(others, async (one) => ({
    ...(await pendingEntry(forge, one, newest?.isVerified === true)),
    source,
  }));
  return [...merges.flat(), ...manual, ...pending.map((entry) => ({ order: newest?.index ?? 0, entry }))];
}

const newestFirst = (a: MarkerAt, b: MarkerAt): number => a.index - b.index || b.number - a.number;

/** Believes every proof: what it reads is reported as unverified. */
const acceptAnyProof = (config: string): Verifier => ({
  scope: { forge: '', repository: '', config },
  verify: () => true,
});

/** The markers that a key proves. Others are reported where no newer commit has a proven one, as after a change of the token: they settle only their own commit. */
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
  const oldest = Math.max(-1, ...proven.map(({ index }) => index));
  return [...proven, ...readBy([acceptAnyProof(config)], false).filter(({ index }) => index > oldest)];
}

/**
 * The first marker that settles a merge: of its commit or a newer one, and without it among the pending ones. `untracked`: no run was to settle it, since
 * they began later.
 */
function settlingMarker(
  merge: PendingMerge,
  at: number,
  marks: readonly MarkerAt[],
): MarkerAt | 'pending' | 'untracked' {
  const newer = marks.filter(({ index }) => index <= at);
  const starts = newer.filter(({ number }) => number === startMarkerNumber);
  const own = newer.filter(
    ({ number, index }) => number > startMarkerNumber && !starts.some((one) => index < one.index && one.index <= at),
  );
  if (own.length === 0 && starts.length > 0) return 'untracked';
  const settling = own.filter(({ pending }) => !includesMerge(pending, merge));
  const [first] = settling.toSorted((a, b) => (a.status.createdAt < b.status.createdAt ? -1 : 1));
  return first ?? 'pending';
}

type ProvenRecord = { readonly anchored: AnchoredRecord; readonly isVerified: boolean };

/** The record of a pull request, by the first key that proves it. */
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

const emptyEntry = {
  at: null,
  approvers: null,
  run: null,
  startedBy: null,
  isByHand: false,
  plan: null,
  bundles: [],
  changes: [],
  omittedChanges: {},
  source: null,
} as const;

/** The marker that settled a merge; null while it is pending. `refused`: the one that the last attempt set, if there is one. */
type MergeMarker = { readonly settled: MarkerAt | null; readonly refused: MarkerAt | null };

/** A merge as it is by its marker and its comment. */
function mergeEntry(
  { number, author, mergedAt, merge }: Pull,
  { anchored, isVerified }: ProvenRecord,
  { settled: mark, refused }: MergeMarker,
  hasToken: boolean,
): HistoryEntry {
  const state = entryState(mark, anchored);
  const settled = mark === null ? unsettledFacts(state, refused, anchored) : settlingFields(mark, anchored);
  const recorded = anchored.state === 'intact' ? recordFields(anchored) : emptyEntry;
  const isProven = (mark === null || mark.isVerified) && (isVerified || anchored.state === 'none');
  return {
    ...emptyEntry,
    ...recorded,
    ...settled,
    state,
    isVerified: isProven,
    note: noteOf(anchored, isProven, hasToken),
    commit: merge,
    pull: { number, author, mergedAt },
  };
}

type Intact = Extract<AnchoredRecord, { readonly state: 'intact' }>;

/** What is known of a plan by its comment. */
const recordFields = ({ record, audit }: Intact) => ({
  plan: record.plan,
  bundles: record.bundles.map(({ deployment, kind, bundle, diff, stateVersion }) => ({
    deployment,
    kind,
    bundle,
    diff,
    stateVersion,
  })),
  approvers: audit?.approvers ?? null,
  changes: audit === undefined ? [] : keptChanges(audit),
  omittedChanges: audit?.more ?? {},
});

/** When and by which run it was settled. */
function settlingFields(mark: MarkerAt, anchored: AnchoredRecord) {
  const manual = readManualApply(mark);
  // Of the run that applied it; the comment may tell of a later merge by now.
  const isOwn = anchored.state === 'intact' && anchored.shown === 'applied';
  const startedBy = isOwn ? (anchored.audit?.startedBy ?? null) : null;
  return {
    at: mark.status.createdAt,
    run: mark.status.url,
    startedBy: manual?.by ?? startedBy,
    isByHand: manual !== null,
  };
}

/** What is known of the attempts to apply a merge that is not settled. */
function unsettledFacts(state: HistoryEntry['state'], refused: MarkerAt | null, anchored: AnchoredRecord) {
  // What a run that has not ended was about to send is not applied.
  if (state !== 'partial') return { changes: [], omittedChanges: {} };
  const startedBy = anchored.state === 'intact' ? (anchored.audit?.startedBy ?? null) : null;
  return { at: refused?.status.createdAt ?? null, run: refused?.status.url ?? null, startedBy };
}

function entryState(mark: MarkerAt | null, anchored: AnchoredRecord): HistoryEntry['state'] {
  const shown = anchored.state === 'intact' ? anchored.shown : null;
  if (mark === null) return isPartlySent(anchored) ? 'partial' : 'pending';
  return shown === 'applied' && readManualApply(mark) === null ? 'applied' : 'settled';
}

/** Whether an attempt that ended sent a part of a merge. */
const isPartlySent = (anchored: AnchoredRecord): boolean =>
  anchored.state === 'intact' &&
  anchored.shown !== 'applying' &&
  (anchored.shown === 'partial' || (anchored.audit !== undefined && hasSent(anchored.audit)));

const unreadableNotes = {
  none: 'no plan was recorded before the merge',
  disputed: 'two plans were recorded at the same moment',
  replaced: 'the plan of a later commit was recorded',
  'comment-missing': 'the comment with the plan was deleted',
  edited: 'the comment with the plan was edited',
} as const satisfies Record<Exclude<AnchoredRecord['state'], 'intact'>, string>;

function noteOf({ state }: AnchoredRecord, isProven: boolean, hasToken: boolean): string | null {
  if (state !== 'intact') return unreadableNotes[state];
  return isProven ? null : unprovenNote(hasToken);
}

const unprovenNote = (hasToken: boolean): string =>
  hasToken ? 'the API token here did not make its proofs' : 'there is no API token here to check its proofs';

/** An apply by hand: it settles every merge up to its commit. */
const manualEntry = ({ by, plan }: { readonly by: string; readonly plan: string }, mark: MarkerAt, hasToken: boolean) =>
  ({
    ...emptyEntry,
    state: 'applied',
    at: mark.status.createdAt,
    isVerified: mark.isVerified,
    note: mark.isVerified ? null : unprovenNote(hasToken),
    pull: null,
    run: mark.status.url,
    startedBy: by,
    isByHand: true,
    plan: `sha256:${plan}`,
  }) as const;

/** A pending merge that was not read: an older pull request, or a push without a review. */
async function pendingEntry(forge: Forge, merge: PendingMerge, isVerified: boolean): Promise<HistoryEntry> {
  const entry = { ...emptyEntry, state: 'pending', isVerified } as const;
  if ('commit' in merge) return { ...entry, note: 'pushed without a review', commit: merge.commit, pull: null };
  const pull = await forge.pull(merge.pull);
  return {
    ...entry,
    note: 'merged before the commits that were read',
    commit: pull.merge,
    pull: { number: pull.number, author: pull.author, mergedAt: pull.mergedAt },
  };
}
