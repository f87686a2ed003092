import { ForgeError, withFix } from '../domain/errors.ts';
import type { Comment, Pull } from '../domain/forge.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import type { BundleName } from '../domain/review.ts';
import { readRecord } from './collect.ts';
import { type Push, readMerge } from './history.ts';
import { type ReviewRun, updateComment } from './comment.ts';
import { isSame } from './decide.ts';
import type { Policies } from './policies.ts';

// Merges that an earlier run met and did not apply.

export const planIn = (outcome: Outcome): Plan | null => ('plan' in outcome ? outcome.plan : null);

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
      ? await tryToReadPending(Number(one.slice(1)), open?.length !== 0, run, policies)
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

/** Says in the comment of a merge that the platform has its changes by now. */
async function reportEqual(known: Pending | null, run: ReviewRun): Promise<void> {
  if (known === null || known.comment === null) return;
  await updateComment(run, known.pull, known.comment, { kind: 'superseded', by: { what: 'equal' } });
}

export const isAmong = (bundle: BundleName, names: readonly BundleName[]): boolean =>
  names.some((name) => isSame(name, bundle));

type Pending = {
  readonly pull: Pull;
  /** Null if its record cannot be read. */
  readonly comment: Comment | null;
  /** What was recorded, and what the merge changes; null if that is unknown, so that it may be about any. */
  readonly bundles: readonly BundleName[] | null;
};

/** A merged pull request that an earlier run refused; null if it cannot be read. `isExact`: whether its bundles are needed. */
async function tryToReadPending(
  number: number,
  isExact: boolean,
  run: ReviewRun,
  policies: Policies,
): Promise<Pending | null> {
  try {
    return await readPending(number, isExact, run, policies);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    run.notes.notices.add(`Pull request #${String(number)} could not be checked again. ${withFix(error, 'action')}`);
    return null;
  }
}

async function readPending(number: number, isExact: boolean, run: ReviewRun, policies: Policies): Promise<Pending> {
  const pull = await run.forge.pull(number);
  const anchored = await readRecord(run, pull, await run.forge.statuses(pull.head));
  if (anchored.state !== 'intact') return { pull, comment: null, bundles: null };
  const { comment, record } = anchored;
  if (!isExact) return { pull, comment, bundles: record.bundles };
  const merge = await readMerge(run, pull);
  // It may also change bundles that were not recorded, which is why it was refused.
  const current = merge && (await policies.previewAt(merge.commit, merge.base)).current;
  return { pull, comment, bundles: current && [...record.bundles, ...current.covered.map(({ bundle }) => bundle)] };
}
