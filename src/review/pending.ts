import { ForgeError, withFix } from '../domain/errors.ts';
import type { Comment, Pull } from '../domain/forge.ts';
import { planIn } from '../domain/outcome.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { BundleName } from '../domain/review.ts';
import { readRecord } from './collect.ts';
import type { Push } from './branch.ts';
import { isApplied, readUnsettled } from './history.ts';
import { readMerge } from './merge-commits.ts';
import { markSettled } from './settled-marks.ts';
import { type ReviewRun, updateComment } from './comment.ts';
import { isAmong } from './decide.ts';
import type { Policies } from './policies.ts';

// Merges that an earlier run met and did not apply.

/** The pending merges of earlier runs that the platform still lacks. The others are settled by equality, and their comments say so. */
export async function recheckPending(
  pending: readonly string[],
  { after }: Push,
  run: ReviewRun,
  policies: Policies,
): Promise<string[]> {
  if (pending.length === 0) return [];
  const plan = planIn((await policies.previewAt(after, after)).outcome);
  const open = plan?.bundles.filter(({ changes }) => changes.length > 0) ?? null;
  const left: string[] = [];
  for (const one of pending) {
    // Without a change anywhere, there is no need to know which bundles it is about.
    const known = one.startsWith('#')
      ? await tryToReadPending(Number(one.slice(1)), open?.length === 0 ? null : policies, run)
      : null;
    if (isOpen(open, known)) left.push(one);
    else await reportEqual(known, run);
  }
  return left;
}

/** Whether the platform lacks a bundle of a pending merge, or may lack one. `open`: the bundles that it lacks; null if that is unknown. */
function isOpen(open: readonly PlannedBundle[] | null, known: Pending | null): boolean {
  const bundles = known?.bundles ?? null;
  return open === null || open.some((bundle) => bundles === null || isAmong(bundle, bundles));
}

/** Says in the comment of a merge that the platform is as the branch declares it by now. */
async function reportEqual(known: Pick<Pending, 'pull' | 'comment'> | null, run: ReviewRun): Promise<void> {
  if (known === null || known.comment === null) return;
  await updateComment(run, known.pull, known.comment, { kind: 'superseded', by: { what: 'equal' } });
}

/** Marks a commit as settled after a run by hand applied all that its files declare, and says so in the comments of merges that waited for it. */
export async function settleByHand(commit: string, branch: string, run: ReviewRun): Promise<void> {
  const { merges, pending, markers } = await readUnsettled(run, { branch, before: commit, after: commit }, run.job.run);
  await markSettled(commit, markers + 1, { turns: [], pending: [] }, run);
  for (const { pull, anchored } of merges)
    if (anchored.state === 'intact' && !isApplied(anchored))
      await reportEqual({ pull, comment: anchored.comment }, run);
  for (const one of pending)
    if (one.startsWith('#')) await reportEqual(await tryToReadPending(Number(one.slice(1)), null, run), run);
}

type Pending = {
  readonly pull: Pull;
  /** Null if its record cannot be read. */
  readonly comment: Comment | null;
  /** What was recorded, and what the merge changes; null if that is unknown, so that it may be about any. */
  readonly bundles: readonly BundleName[] | null;
};

/** A merged pull request that an earlier run refused; null if it cannot be read. `policies`: if all its bundles are needed. */
async function tryToReadPending(number: number, policies: Policies | null, run: ReviewRun): Promise<Pending | null> {
  try {
    return await readPending(number, policies, run);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    run.notes.notices.add(`Pull request #${String(number)} could not be checked again. ${withFix(error, 'action')}`);
    return null;
  }
}

async function readPending(number: number, policies: Policies | null, run: ReviewRun): Promise<Pending> {
  const pull = await run.forge.pull(number);
  const anchored = await readRecord(run, pull, await run.forge.statuses(pull.head));
  if (anchored.state !== 'intact') return { pull, comment: null, bundles: null };
  const { comment, record } = anchored;
  if (policies === null) return { pull, comment, bundles: record.bundles };
  const merge = await readMerge(run, pull);
  // It may also change bundles that were not recorded, which is why it was refused.
  const current = merge && (await policies.previewAt(merge.commit, merge.base)).current;
  return { pull, comment, bundles: current && [...record.bundles, ...current.covered.map(({ bundle }) => bundle)] };
}
