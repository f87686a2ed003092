import type { Comment, Pull } from '../../domain/forge.ts';
import type { BundleReference } from '../../domain/review.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { type BranchWalk, containsCommit, isAncestor, isOnBranch, type StatusesOf } from './branch-walk.ts';
import { readRecord, type ReviewStore, type AnchoredRecord } from '../store/read-review.ts';
import { readHiddenLine } from '../store/hidden-line.ts';
import type { Forge } from '../forge.ts';
import type { MergeCommit } from './merge-commits.ts';

// Reads what the reviews of merged pull requests recorded.

/** A merged pull request, and what its review recorded. */
export type MergeRecord = MergeCommit & {
  readonly anchored: AnchoredRecord;
  /** Our other comments that still show a plan to apply: two runs that started at the same moment each wrote one. */
  readonly otherComments: readonly Comment[];
};

/** A merge that came after another one and whose review already contained it: only the plan of this one is sent. */
export type LaterMerge = {
  readonly pull: number;
  /** What its review recorded. */
  readonly bundles: readonly BundleReference[];
  /** Whether an earlier run has applied it. */
  readonly wasApplied: boolean;
};

/** Reads what the reviews of some merges recorded. */
export const readMergeRecords = (
  store: ReviewStore,
  merges: readonly MergeCommit[],
  statusesOf: StatusesOf,
): Promise<MergeRecord[]> =>
  mapConcurrently(merges, async (merge) => {
    const record = await readMergeRecord(store, merge, statusesOf);
    if (record.anchored.state === 'intact') return record;
    // One commit merges all pull requests with the same head, and perhaps only one of them was reviewed.
    const sameHead = merge.contained.find(({ head }) => head === merge.pull.head);
    if (sameHead === undefined) return record;
    const contained = merge.contained.map((pull) => (pull === sameHead ? merge.pull : pull));
    const other = await readMergeRecord(store, { ...merge, pull: sameHead, contained }, statusesOf);
    return other.anchored.state === 'intact' ? other : record;
  });

async function readMergeRecord(store: ReviewStore, merge: MergeCommit, statusesOf: StatusesOf): Promise<MergeRecord> {
  const { number, head } = merge.pull;
  const [statuses, comments] = await Promise.all([statusesOf(head), store.forge.comments(number)]);
  const anchored = await readRecord(store, merge.pull, statuses, comments);
  const start = await findStartOfPushedHead(merge, anchored, store.forge);
  return { ...merge, ...start, anchored, otherComments: findOtherPlans(store, merge.pull, anchored, comments) };
}

/**
 * Finds the start of a merge whose commit is the head of the pull request, since the branch was pushed as it is. Its first parents are commits of that branch,
 * so the start is taken from the record: the commit that the preview started from. Empty for other merges.
 */
async function findStartOfPushedHead(
  { commit, pull }: MergeCommit,
  anchored: AnchoredRecord,
  forge: Forge,
): Promise<Partial<Pick<MergeCommit, 'base' | 'directCommits'>>> {
  if (commit !== pull.head || anchored.state !== 'intact') return {};
  const base = anchored.record.base.commit;
  return (await isAncestor(base, commit, forge)) === true ? { base, directCommits: null } : {};
}

/** Finds comments of ours that show another plan than the recorded one. */
const findOtherPlans = (
  { key }: ReviewStore,
  { number }: Pull,
  anchored: AnchoredRecord,
  comments: readonly Comment[],
): readonly Comment[] =>
  comments.filter(({ id, body }) => {
    const facts = readHiddenLine(key, body);
    const isRecorded = 'comment' in anchored && anchored.comment.id === id;
    return facts !== null && facts.pull === number && facts.state === 'planned' && !isRecorded;
  });

/**
 * Finds the merges after another one whose review contained it: they were recorded before they were merged, on a base that contains it. `records`: of all
 * merges, in order.
 */
export async function findLaterMerges(
  merge: MergeRecord,
  { records, walk, tip }: { readonly records: readonly MergeRecord[]; readonly walk: BranchWalk; readonly tip: string },
  forge: Forge,
): Promise<LaterMerge[]> {
  const laterMerges: LaterMerge[] = [];
  for (const { pull, commit, anchored } of records.slice(records.indexOf(merge) + 1)) {
    if (anchored.state !== 'intact' || anchored.anchor.createdAt >= (pull.mergedAt ?? '')) continue;
    const { base, bundles } = anchored.record;
    const wasApplied = wasRecordApplied(anchored);
    // If it was applied, the files of its merge commit were sent, whatever its review was based on.
    const contents = wasApplied ? commit : base.commit;
    if (!(await containsCommit(contents, merge.commit, walk, forge))) continue;
    if (!walk.knownCommits.has(commit) && !(await isOnBranch(commit, tip, forge))) continue;
    laterMerges.push({ pull: pull.number, bundles, wasApplied });
  }
  return laterMerges;
}

/** Finds the merges after another one whose comment no longer holds their plan, so that nobody knows which bundles they applied. Parameters as above. */
export async function findUnreadableLaterMerges(
  merge: MergeRecord,
  { records, walk, tip }: { readonly records: readonly MergeRecord[]; readonly walk: BranchWalk; readonly tip: string },
  forge: Forge,
): Promise<MergeRecord[]> {
  const unreadable: MergeRecord[] = [];
  for (const later of records.slice(records.indexOf(merge) + 1)) {
    const { commit, anchored } = later;
    if (anchored.state !== 'edited' && anchored.state !== 'comment-missing') continue;
    if (!(await containsCommit(commit, merge.commit, walk, forge))) continue;
    if (walk.knownCommits.has(commit) || (await isOnBranch(commit, tip, forge))) unreadable.push(later);
  }
  return unreadable;
}

/** Whether an earlier run applied the recorded plan: the hidden line of its comment, which nobody else can write, says so. */
export const wasRecordApplied = (anchored: AnchoredRecord): boolean =>
  anchored.state === 'intact' && anchored.shown === 'applied';
