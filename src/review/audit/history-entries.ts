import type { Pull } from '../../domain/forge.ts';
import type { HistoryEntry } from '../../domain/history.ts';
import type { PendingMerge } from '../../domain/pending-merge.ts';
import type { Forge } from '../forge.ts';
import type { AnchoredRecord } from '../store/read-review.ts';
import { type PublishedMarker, readManualApply } from '../store/settled-marker.ts';
import { hasSent, keptChanges } from './audit-facts.ts';

// Makes the entries of `ifmatch history` from markers and records.

/** A marker, with the index of its commit, and whether a key proves it. */
export type MarkerAt = PublishedMarker & {
  readonly index: number;
  readonly isVerified: boolean;
};

/** The record of a pull request, and whether a key proves it. */
export type ProvenRecord = { readonly anchored: AnchoredRecord; readonly isVerified: boolean };

/** An entry of which nothing is known. */
const emptyEntry = {
  appliedAt: null,
  approvers: null,
  run: null,
  startedBy: null,
  isByHand: false,
  planDigest: null,
  bundles: [],
  changes: [],
  omittedChanges: {},
  source: null,
} as const;

/** `settled`: the marker that settled a merge; null while it is pending. `refused`: the marker that the last attempt set on a pending one; null without one. */
type MergeMarker = { readonly settled: MarkerAt | null; readonly refused: MarkerAt | null };

/** The entry of a merge, by its marker and its comment. */
export function mergeEntry(
  { number, author, mergedAt, merge }: Pull,
  { anchored, isVerified }: ProvenRecord,
  { settled: marker, refused }: MergeMarker,
  hasToken: boolean,
): HistoryEntry {
  const state = entryState(marker, anchored);
  const settled = marker === null ? unsettledFields(state, refused, anchored) : settledFields(marker, anchored);
  const recorded = anchored.state === 'intact' ? recordFields(anchored) : emptyEntry;
  const isProven = (marker === null || marker.isVerified) && (isVerified || anchored.state === 'none');
  return {
    ...emptyEntry,
    ...recorded,
    ...settled,
    state,
    isVerified: isProven,
    note: describeDoubt(anchored, isProven, hasToken),
    commit: merge,
    pull: { number, author, mergedAt },
  };
}

type Intact = Extract<AnchoredRecord, { readonly state: 'intact' }>;

/** What the comment says about a recorded plan. */
const recordFields = ({ record, audit }: Intact) => ({
  planDigest: record.plan,
  bundles: record.bundles.map(({ deployment, kind, bundle, diff, stateVersion }) => ({
    deployment,
    kind,
    bundleDigest: bundle,
    diffDigest: diff,
    stateVersion,
  })),
  approvers: audit?.approvers ?? null,
  changes: audit === undefined ? [] : keptChanges(audit),
  omittedChanges: audit?.more ?? {},
});

/** When and by which run a merge was settled. */
function settledFields(marker: MarkerAt, anchored: AnchoredRecord) {
  const manual = readManualApply(marker);
  // Who started the run that applied it. By now the comment may be about a later merge.
  const showsApply = anchored.state === 'intact' && anchored.shown === 'applied';
  const startedBy = showsApply ? (anchored.audit?.startedBy ?? null) : null;
  return {
    appliedAt: marker.status.createdAt,
    run: marker.status.url,
    startedBy: manual?.by ?? startedBy,
    isByHand: manual !== null,
  };
}

/** What is known about the attempts to apply a merge that is not settled. */
function unsettledFields(state: HistoryEntry['state'], refused: MarkerAt | null, anchored: AnchoredRecord) {
  // A run that has not ended may not have sent the changes in the comment.
  if (state !== 'partial') return { changes: [], omittedChanges: {} };
  const startedBy = anchored.state === 'intact' ? (anchored.audit?.startedBy ?? null) : null;
  return { appliedAt: refused?.status.createdAt ?? null, run: refused?.status.url ?? null, startedBy };
}

function entryState(marker: MarkerAt | null, anchored: AnchoredRecord): HistoryEntry['state'] {
  const shown = anchored.state === 'intact' ? anchored.shown : null;
  if (marker === null) return isPartlySent(anchored) ? 'partial' : 'pending';
  return shown === 'applied' && readManualApply(marker) === null ? 'applied' : 'settled';
}

/** Whether an attempt that has ended sent a part of a merge. */
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

function describeDoubt({ state }: AnchoredRecord, isProven: boolean, hasToken: boolean): string | null {
  if (state !== 'intact') return unreadableNotes[state];
  return isProven ? null : unprovenNote(hasToken);
}

const unprovenNote = (hasToken: boolean): string =>
  hasToken ? 'the API token here did not make its proofs' : 'there is no API token here to check its proofs';

/** The entry of an apply by hand, which settles every merge up to its commit. */
export const manualEntry = (
  { by, plan }: { readonly by: string; readonly plan: string },
  marker: MarkerAt,
  hasToken: boolean,
) =>
  ({
    ...emptyEntry,
    state: 'applied',
    appliedAt: marker.status.createdAt,
    isVerified: marker.isVerified,
    note: marker.isVerified ? null : unprovenNote(hasToken),
    pull: null,
    run: marker.status.url,
    startedBy: by,
    isByHand: true,
    planDigest: `sha256:${plan}`,
  }) as const;

/** The entry of a pending merge that is not among the commits that were read: an older pull request, or a push without a review. */
export async function pendingEntry(forge: Forge, merge: PendingMerge, isVerified: boolean): Promise<HistoryEntry> {
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
