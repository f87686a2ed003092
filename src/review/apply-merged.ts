import { ForgeError, withFix } from '../domain/errors.ts';
import type { Pull } from '../domain/forge.ts';
import { type Outcome, planIn } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import type { BundleName, Refusal } from '../domain/review.ts';
import type { Settings } from '../domain/settings.ts';
import type { Clock } from '../platform/clock.ts';
import { startNumber } from './anchor.ts';
import type { ReviewRun } from './comment.ts';
import { isAmong } from './decide.ts';
import { mostCommits, type Push } from './branch.ts';
import { readUnsettled, type UnsettledHistory } from './history.ts';
import { reportAgain, reportMerge } from './merge-comments.ts';
import {
  concludeAll,
  type ConcludedTurn,
  isBroken,
  isFinal,
  pendingIn,
  takeTurn,
  type Turn,
  unchanged,
} from './merge-turn.ts';
import { makePlan } from '../plan/plan.ts';
import { inParallel } from '../util/parallel.ts';
import { recheckPending } from './pending.ts';
import type { Policies } from './policies.ts';
import { markSettled, shortCommit } from './settled-marks.ts';

/** How a run dealt with one merged pull request, or with commits that no pull request brought. */
export type SettledMerge = {
  /** Null for commits without a pull request. */
  readonly pull: Pull | null;
  readonly commit: string;
  readonly outcome: Outcome;
  /** Why it is not applied; null if it is settled. */
  readonly refusal: Refusal | null;
};

/** What a run on the default branch did. */
export type SettledRun = {
  /** In merge order. */
  readonly merges: readonly SettledMerge[];
  /** Merges that an earlier run met and that are still not applied: `#7`, or the first digits of a commit. */
  readonly stillPending: readonly string[];
  /** With a refusal: what the platform lacks of the branch as it is now, which a run by hand can apply by its digest. */
  readonly fresh: Plan | null;
  /** As configured where the merges went. */
  readonly onStale: Settings['onStale'];
};

/**
 * Settles every merged pull request up to the commit of a push that is not settled yet, in merge order, each by its own record and the files of its
 * own merge commit. Throws ForgeError, PlatformError, UsageError when it cannot even begin.
 */
export async function applyMerged(push: Push, run: ReviewRun, policies: Policies, clock: Clock): Promise<SettledRun> {
  const { history, isOwnCommitKnown } = await readWhenKnown(push, run, policies, clock);
  if (history.isDropped) return refuseDropped(push, history, run);
  noteBounds(history, run);
  await reportAgain(history, push, run, policies);
  // The first run marks where it begins, so that the next one goes on from there, even if this one fails.
  if (history.bounded !== null && history.since !== null)
    await markSettled(history.since, startNumber, { turns: [], pending: [] }, run);

  let turns: Turn[] = [];
  for (const merge of history.merges) {
    const turn = await takeTurn(merge, run, policies);
    turns.push(turn);
    // The platform did not answer: nothing more is sent, and another attempt of this run goes on from here.
    if (isBroken(turn.outcome)) return breakOff(turns, history, run);
    // A run that is killed between two merges has settled the first one.
    if (merge.commit === push.after) continue;
    // Commits below it that no pull request brought are checked at the end.
    const unchecked = await directCommits(turns, policies);
    await settleOne(turn, [...history.pending, ...pendingIn(turns), ...unchecked], run);
  }

  turns = await refuseSettingsAlone(turns, push, policies);
  const direct = isOwnCommitKnown ? null : await checkDirectPush(push, history, policies);
  if (direct !== null && isBroken(direct.outcome)) return breakOff(turns, history, run, [direct]);
  const stillPending = await recheckPending(history.pending, push, run, policies);
  const unreviewed = [...(await checkDirectCommits(push, history, policies)), ...(direct === null ? [] : [direct])];
  const concluded = concludeAll(turns);
  const merges = [...concluded.map(toSettledMerge), ...unreviewed];
  const isRefused = merges.some(({ refusal }) => refusal !== null);
  const fresh = isRefused ? await planOfTip(push, run, policies) : null;

  const open = concluded.filter((turn) => !isFinal(turn) || turn.merge.commit === push.after);
  const pending = [
    ...stillPending,
    ...unknownBefore(history),
    ...pendingIn(turns),
    ...unreviewed.map(({ commit }) => shortCommit(commit)),
  ];
  await Promise.all([
    ...open.map((turn) => reportMerge(turn, fresh, run)),
    markSettled(push.after, history.markers + 1, { turns: concluded, pending }, run),
  ]);
  noteWaiting(concluded, run);
  return { merges, stillPending, fresh, onStale: onStaleIn(turns) };
}

/** A force-push took the run's own commit off the branch: what it merged is not applied, and is not marked either. */
async function refuseDropped(
  { after, branch }: Push,
  { merges }: UnsettledHistory,
  run: ReviewRun,
): Promise<SettledRun> {
  if (merges.length === 0)
    run.notes.notices.add(`A force-push took commit ${shortCommit(after)} off ${branch}. This run has nothing to do.`);
  const turns = merges.map((merge): Turn => {
    const refusal = { code: 'dropped', commit: after, branch } as const;
    return { merge, outcome: unchanged([], makePlan([])), refusal, later: [], onStale: 'refuse' };
  });
  const concluded = concludeAll(turns);
  await Promise.all(concluded.map((turn) => reportMerge(turn, null, run)));
  return { merges: concluded.map(toSettledMerge), stillPending: [], fresh: null, onStale: 'refuse' };
}

/** Where the merges begin that no run has looked at: later runs go on saying so until the platform is as the branch declares it. */
const unknownBefore = ({ bounded, since }: UnsettledHistory): string[] =>
  since !== null && (bounded === 'too-far' || bounded === 'rewritten') ? [shortCommit(since)] : [];

/** Says that a merge is dealt with, unless a later one may change what becomes of it, and marks its commit. */
async function settleOne(turn: Turn, pending: readonly string[], run: ReviewRun): Promise<void> {
  const { commit, markers } = turn.merge;
  const final = isFinal(turn) ? concludeAll([turn]) : [];
  await Promise.all([
    ...final.map((one) => reportMerge(one, null, run)),
    markSettled(commit, markers + 1, { turns: [turn], pending }, run),
  ]);
}

/**
 * Refuses merges whose settings change what the branch declares, such as a policy that `without` left out: their previews were made under the settings of
 * the base branch, so nobody saw it.
 */
async function refuseSettingsAlone(turns: readonly Turn[], { after }: Push, policies: Policies): Promise<Turn[]> {
  return inParallel(turns, async (turn): Promise<Turn> => {
    const { merge, refusal } = turn;
    const changed = refusal === null ? await policies.changedWithSettings(merge.base, merge.commit) : [];
    if (changed.length === 0) return turn;
    const plan = planIn((await policies.previewAt(after, after)).outcome);
    const bundles = (plan?.bundles ?? [])
      .filter(({ changes }) => changes.length > 0)
      .filter(({ deployment, kind }) =>
        changed.some((one) => one.kind === kind && (one.deployment ?? deployment.slug) === deployment.slug),
      )
      .map(({ deployment, kind }) => ({ deployment, kind }));
    if (bundles.length === 0) return turn;
    return { ...turn, refusal: { code: 'settings-alone', pull: merge.pull.number, bundles } };
  });
}

/** The newest ones of the commits between some merges that no pull request brought and that change policies. */
async function directCommits(turns: readonly Turn[], policies: Policies): Promise<string[]> {
  const found: string[] = [];
  for (const { merge } of turns)
    if (merge.direct !== null && (await policies.areSame(merge.direct.from, merge.direct.to)) !== true)
      found.push(shortCommit(merge.direct.to));
  return found;
}

const onStaleIn = (turns: readonly Turn[]): Settings['onStale'] => turns.at(-1)?.onStale ?? 'refuse';

/** What a run by hand would show now; null if that cannot be told. */
async function planOfTip({ branch }: Push, { forge, notes }: ReviewRun, policies: Policies): Promise<Plan | null> {
  try {
    const tip = await forge.tip(branch);
    return planIn((await policies.previewAt(tip, tip)).outcome);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    notes.notices.add(`What the platform lacks now could not be read. ${withFix(error, 'action')}`);
    return null;
  }
}

/** Names the merges that only a later run can settle. */
function noteWaiting(turns: readonly ConcludedTurn[], { notes }: ReviewRun): void {
  for (const { merge, by } of turns.filter(({ isWaiting }) => isWaiting))
    notes.warnings.add(
      `Pull request #${String(merge.pull.number)} is not applied yet: #${String(by)} was merged later and reviewed with its changes, so only that plan is sent.`,
    );
}

/** Seconds between attempts: one minute in all. */
const waits = [1, 2, 4, 8, 15, 30];

/**
 * Reads the unsettled history. The forge may learn which pull requests brought the last commits a minute after the merge; without a change of the files
 * there is no need to wait. `isOwnCommitKnown`: whether a pull request brought that commit, or it changes no file.
 */
async function readWhenKnown(push: Push, run: ReviewRun, policies: Policies, clock: Clock) {
  let history = await readUnsettled(run, push, run.job.run);
  const lastCommit = (): string | null => history.merges.at(-1)?.commit ?? history.since;
  for (const seconds of [0, ...waits]) {
    if (seconds > 0) {
      await clock.sleep(seconds * 1000);
      history = await readUnsettled(run, push, run.job.run);
    }
    if (history.isDropped && seconds < 4) continue;
    const last = lastCommit();
    const isKnown = last === null || last === push.after || (await policies.areSame(last, push.after));
    const brought = isKnown === true ? await areAllBrought(history, push, policies) : false;
    if (isKnown === true && (brought || seconds === waits.at(-1))) return { history, isOwnCommitKnown: true };
    // Waiting does not help: the files cannot be read.
    if (isKnown === null) break;
  }
  return { history, isOwnCommitKnown: false };
}

/** Whether a pull request brought all commits of a push that ends with a merge: those of a rebase may not be known yet. */
async function areAllBrought(
  { merges }: UnsettledHistory,
  { before, after }: Push,
  policies: Policies,
): Promise<boolean> {
  const merge = merges.at(-1);
  if (merge === undefined || merge.commit !== after || merge.direct === null || merge.direct.to === before) return true;
  return (await policies.areSame(merge.direct.from, merge.direct.to)) === true;
}

/** Reports how far back a run looks, and when it has nothing to do. */
export function noteBounds({ bounded, merges, pending, settledBefore }: UnsettledHistory, { notes }: ReviewRun): void {
  if (bounded === 'other-token')
    notes.warnings.add(
      'The marks of earlier runs were made with another API token, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.',
    );
  if (bounded === 'too-far')
    notes.warnings.add(
      `No run has settled any of the last ${String(mostCommits)} commits, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.`,
    );
  if (bounded === 'rewritten')
    notes.warnings.add(
      'The history of this branch was replaced, so the marks of earlier runs are gone and only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.',
    );
  if (bounded === 'first-run')
    notes.notices.add(
      'No earlier run has settled a merge here, so only the pull requests of this push were considered.',
    );
  if (settledBefore)
    notes.notices.add(
      'An earlier attempt of this run dealt with these merges already. Its plan file has the undo of what it applied.',
    );
  if (bounded === null && merges.length === 0 && pending.length === 0)
    notes.notices.add('Nothing is left to settle: every merge up to this commit was dealt with before.');
}

/** Ends a run that cannot go on. Its own commit is not marked, so that the next attempt tries again; what was not tried is named. */
async function breakOff(
  turns: readonly Turn[],
  { merges, pending }: UnsettledHistory,
  run: ReviewRun,
  others: readonly SettledMerge[] = [],
): Promise<SettledRun> {
  for (const { pull } of merges.slice(turns.length))
    run.notes.warnings.add(
      `Pull request #${String(pull.number)} was not checked, because this run stopped before. Re-run this job.`,
    );
  const concluded = concludeAll(turns);
  await Promise.all(concluded.map((turn) => reportMerge(turn, null, run)));
  return {
    merges: [...concluded.map(toSettledMerge), ...others],
    stillPending: pending,
    fresh: null,
    onStale: onStaleIn(turns),
  };
}

/**
 * Commits after the last merge that no pull request brought: what they change was not reviewed, so nothing of it is sent. Null if the platform has it
 * already.
 */
async function checkDirectPush(
  { after, branch }: Push,
  { merges, since, tip }: UnsettledHistory,
  policies: Policies,
): Promise<SettledMerge | null> {
  const last = merges.at(-1)?.commit ?? since ?? after;
  const { outcome, current } = await policies.previewAt(after, last);
  if (outcome.kind === 'failed') return { pull: null, commit: after, outcome, refusal: null };
  const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
  // What was merged since may have brought it.
  const plan = tip === after ? planIn(outcome) : planIn((await policies.previewAt(tip, tip)).outcome);
  const bundles = openAmong(plan, changed);
  if (outcome.kind !== 'invalid' && bundles.length === 0) return null;
  return { pull: null, commit: after, outcome, refusal: { code: 'direct-push', commit: after, branch, bundles } };
}

/** The same for commits between merges, whose own runs were cancelled. A later merge may have brought what they change. */
async function checkDirectCommits(
  { after, branch }: Push,
  { merges }: UnsettledHistory,
  policies: Policies,
): Promise<SettledMerge[]> {
  const found: SettledMerge[] = [];
  for (const { direct } of merges) {
    if (direct === null || (await policies.areSame(direct.from, direct.to)) === true) continue;
    const { outcome, current } = await policies.previewAt(direct.to, direct.from);
    const plan = planIn((await policies.previewAt(after, after)).outcome);
    const changed = current?.covered.map(({ bundle }) => bundle) ?? plan?.bundles ?? [];
    const bundles = openAmong(plan, changed);
    const refusal = { code: 'direct-push', commit: direct.to, branch, bundles } as const;
    if (bundles.length > 0) found.push({ pull: null, commit: direct.to, outcome, refusal });
  }
  return found;
}

/** The bundles of a plan that would change, of some. */
const openAmong = (plan: Plan | null, names: readonly BundleName[]): BundleName[] =>
  (plan?.bundles ?? [])
    .filter((bundle) => bundle.changes.length > 0 && isAmong(bundle, names))
    .map(({ deployment, kind }) => ({ deployment, kind }));

const toSettledMerge = ({ merge, outcome, refusal }: Turn): SettledMerge => ({
  pull: merge.pull,
  commit: merge.commit,
  outcome,
  refusal,
});
