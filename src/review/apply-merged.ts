import { ForgeError, withFix } from '../domain/errors.ts';
import type { Pull } from '../domain/forge.ts';
import { movedOf, type OfKind, type Outcome } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import { type CommentState, type Refusal, stateOf } from '../domain/review.ts';
import type { Settings } from '../domain/settings.ts';
import { makePlan } from '../plan/plan.ts';
import type { Clock } from '../platform/clock.ts';
import { readSettledMarker, resultsDigest, settledStatus, startNumber } from './anchor.ts';
import {
  type MergedPull,
  mostCommits,
  type Push,
  readRecord,
  readReview,
  readUnsettled,
  type UnsettledHistory,
} from './collect.ts';
import { type ReviewRun, updateComment, writeComment } from './comment.ts';
import { decideMerge, type MergeDecision } from './decide.ts';
import { isAmong, planIn, recheckPending } from './pending.ts';
import type { CommitPreview, Policies } from './policies.ts';

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
  noteBounds(history, run);
  await tellAgain(history, push, run, policies);
  // The first run marks where it begins, so that the next one goes on from there, even if this one fails.
  if (history.bounded !== null && history.since !== null)
    await mark(history.since, startNumber, { turns: [], pending: [] }, run);

  const turns: Turn[] = [];
  for (const merge of history.merges) {
    const turn = await takeTurn(merge, run, policies);
    turns.push(turn);
    // The platform did not answer: nothing more is sent, and another attempt of this run goes on from here.
    if (isBroken(turn.outcome)) return breakOff(turns, history, run);
    // So that a run that is killed between two merges has settled the first one.
    const pending = [...history.pending, ...unsettled(turns)];
    if (merge.commit !== push.after)
      await Promise.all([
        tellSettled(turn, run),
        mark(merge.commit, merge.markers + 1, { turns: [turn], pending }, run),
      ]);
  }

  const direct = isOwnCommitKnown ? null : await checkDirectPush(push, history, policies);
  if (direct !== null && isBroken(direct.outcome)) return breakOff(turns, history, run, [direct]);
  const stillPending = await recheckPending(history.pending, push, run, policies);
  const concluded = concludeAll(turns);
  const unreviewed = [...(await checkDirectCommits(push, history, policies)), ...(direct === null ? [] : [direct])];
  const merges = [...concluded.map(settledMerge), ...unreviewed];
  const isRefused = merges.some(({ refusal }) => refusal !== null);
  const fresh = isRefused ? await planOfTip(push, run, policies) : null;
  const pending = [...stillPending, ...unsettled(turns), ...unreviewed.map(({ commit }) => shortCommit(commit))];
  await Promise.all([
    ...concluded
      .filter((turn) => !isSettled(turn) || turn.merge.commit === push.after)
      .map((turn) => tell(turn, fresh, run)),
    mark(push.after, history.markers + 1, { turns: concluded, pending }, run),
  ]);
  noteWaiting(concluded, run);
  return { merges, stillPending, fresh, onStale: onStaleIn(turns) };
}

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

/** Whether nothing can change any more what became of a merge. */
const isSettled = ({ refusal, later }: Turn): boolean => refusal === null && later.length === 0;

const tellSettled = async (turn: Turn, run: ReviewRun): Promise<void> =>
  isSettled(turn) ? tell(conclude(turn, new Map()), null, run) : undefined;

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
    const last = lastCommit();
    const isKnown = last === null || last === push.after || (await policies.areSame(last, push.after));
    if (isKnown === true) return { history, isOwnCommitKnown: true };
    // Waiting does not help: the files cannot be read.
    if (isKnown === null) break;
  }
  return { history, isOwnCommitKnown: false };
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
  if (bounded === 'first-run')
    notes.notices.add(
      'No earlier run has settled a merge here, so only the pull requests of this push were considered.',
    );
  if (settledBefore)
    notes.notices.add('An earlier attempt of this run settled merges already. Its plan file has their undo.');
  if (bounded === null && merges.length === 0 && pending.length === 0)
    notes.notices.add('Nothing is left to settle: every merge up to this commit was dealt with before.');
}

/** What became of a merge when its turn came. */
type Turn = {
  readonly merge: MergedPull;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
  /** For each of its bundles that only later merges bring: their pull requests, of which one must be applied. */
  readonly later: readonly (readonly number[])[];
  readonly onStale: Settings['onStale'];
};

const onStaleIn = (turns: readonly Turn[]): Settings['onStale'] => turns.at(-1)?.onStale ?? 'refuse';

const isBroken = ({ kind }: Outcome): boolean => kind === 'failed' || kind === 'partial';

/** Applies one merged pull request if its plan is the reviewed one. */
async function takeTurn(merge: MergedPull, run: ReviewRun, policies: Policies): Promise<Turn> {
  const { pull, contained } = merge;
  for (const { number } of contained)
    run.notes.notices.add(
      `Pull request #${String(number)} is part of #${String(pull.number)}: what becomes of that one is true of both.`,
    );
  const turn = { merge, refusal: null, later: [], onStale: 'refuse' } as const;
  // What was never recorded and changes no bundle needs no platform.
  if (merge.anchored.state === 'none' && (await policies.areSame(merge.base, merge.commit)) === true)
    return { ...turn, outcome: unchanged([], makePlan([])) };
  const preview = await policies.previewAt(merge.commit, merge.base);
  const { outcome } = preview;
  if (outcome.kind === 'failed') return { ...turn, outcome };

  const onStale = preview.current?.onStale ?? 'refuse';
  const decision = decideTurn(merge, preview);
  if (decision.kind === 'refuse') return { ...turn, outcome, onStale, refusal: decision.cause };
  const plan = makePlan(decision.bundles);
  const made = decision.kind === 'send' ? await send(merge, plan, preview, run) : unchanged(outcome.problems, plan);
  return { merge, outcome: made, onStale, refusal: refusalOf(made, pull), later: laterMergesOf(merge, preview) };
}

function decideTurn({ pull, anchored, later }: MergedPull, { outcome, current }: CommitPreview): MergeDecision {
  const declared = planIn(outcome)?.bundles ?? [];
  return decideMerge({
    pull,
    anchored,
    current,
    declared,
    later: later.flatMap(({ bundles }) => bundles),
    isQueued: false,
  });
}

/** For each bundle that this merge changes or recorded and later ones bring, unless one of those is applied: the pull requests of those. */
function laterMergesOf({ later, anchored }: MergedPull, { current }: CommitPreview): (readonly number[])[] {
  const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
  const recorded = anchored.state === 'intact' ? anchored.record.bundles : [];
  return [...changed, ...recorded]
    .map((bundle) => later.filter(({ bundles }) => isAmong(bundle, bundles)))
    .filter((merges) => merges.length > 0 && !merges.some(({ isApplied }) => isApplied))
    .map((merges) => merges.map(({ pull }) => pull));
}

/** Sends a reviewed plan. Nothing is sent before the pull request says so. */
async function send(
  { pull, anchored }: MergedPull,
  plan: Plan,
  preview: CommitPreview,
  run: ReviewRun,
): Promise<Outcome> {
  if (anchored.state === 'intact') await updateComment(run, pull, anchored.comment, { kind: 'applying', plan });
  return preview.apply(plan);
}

const unchanged = (problems: Outcome['problems'], plan: Plan): OfKind<Outcome, 'no-changes'> => ({
  kind: 'no-changes',
  plan,
  problems,
  guards: [],
});

/** An apply that stopped before any write. */
function refusalOf(outcome: Outcome, { number }: Pull): Refusal | null {
  if (outcome.kind === 'invalid') return { code: 'invalid', pull: number };
  const results = 'results' in outcome ? outcome.results : [];
  const already = results.filter((one) => one.outcome.result === 'already-applied').map(({ bundle }) => bundle);
  const done = already.length === 0 ? {} : { done: already };
  if (outcome.kind === 'needs-approval') return { code: 'guards', guards: outcome.guards, ...done };
  return outcome.kind === 'stale' ? { code: 'stale', moved: movedOf(outcome.results), ...done } : null;
}

/** A merge after all turns of a run. */
type ConcludedTurn = Turn & {
  /** A later merge that it is settled with, or waits for; null if it depends on none. */
  readonly by: number | null;
  /** Whether only a later run can settle it. */
  readonly isWaiting: boolean;
};

/** The merges of some turns at their end. */
function concludeAll(turns: readonly Turn[]): ConcludedTurn[] {
  const ends = new Map<number, ConcludedTurn>();
  for (const turn of turns.toReversed()) ends.set(turn.merge.pull.number, conclude(turn, ends));
  return [...ends.values()].toReversed();
}

/** A merge whose bundles later ones bring is settled once those are applied, and refused if they are not. `ends`: of the later ones. */
function conclude(turn: Turn, ends: ReadonlyMap<number, ConcludedTurn>): ConcludedTurn {
  const { later, refusal, outcome, merge } = turn;
  const isApplied = (pull: number): boolean => {
    const end = ends.get(pull);
    return end !== undefined && end.refusal === null && !end.isWaiting && !isBroken(end.outcome);
  };
  const open = later.find((pulls) => !pulls.some(isApplied));
  const settled = merge.later.find((one) => one.isApplied)?.pull ?? null;
  if (refusal !== null || open === undefined)
    return { ...turn, by: later.flat().find(isApplied) ?? settled, isWaiting: false };

  const by = open.at(-1) ?? 0;
  const isWaiting = open.some((pull) => !ends.has(pull) || ends.get(pull)?.isWaiting === true);
  if (isWaiting) return { ...turn, by, isWaiting };
  return { ...turn, by, isWaiting, refusal: waitsFor(by, merge, outcome) };
}

/** Why a part of a merge is not applied: a later one brings it. */
function waitsFor(by: number, { pull }: MergedPull, outcome: Outcome): Refusal {
  const done = 'results' in outcome ? outcome.results.map(({ bundle }) => bundle) : [];
  return { code: 'waits', pull: pull.number, by, ...(done.length > 0 && { done }) };
}

/** The merges of some turns that are not settled, as a marker names them. */
const unsettled = (turns: readonly Turn[]): string[] =>
  concludeAll(turns)
    .filter(({ refusal, isWaiting }) => refusal !== null || isWaiting)
    .map(({ merge }) => `#${String(merge.pull.number)}`);

const settledMerge = ({ merge, outcome, refusal }: Turn): SettledMerge => ({
  pull: merge.pull,
  commit: merge.commit,
  outcome,
  refusal,
});

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
  await Promise.all(concluded.map((turn) => tell(turn, null, run)));
  return {
    merges: [...concluded.map(settledMerge), ...others],
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
  { merges, since }: UnsettledHistory,
  policies: Policies,
): Promise<SettledMerge | null> {
  const last = merges.at(-1)?.commit ?? since ?? after;
  const { outcome, current } = await policies.previewAt(after, last);
  const open = current?.covered.filter(({ bundle }) => bundle.changes.length > 0) ?? [];
  if (outcome.kind === 'failed') return { pull: null, commit: after, outcome, refusal: null };
  if (outcome.kind !== 'invalid' && open.length === 0) return null;
  const bundles = open.map(({ bundle: { deployment, kind } }) => ({ deployment, kind }));
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
    const open = plan?.bundles.filter((bundle) => bundle.changes.length > 0 && isAmong(bundle, changed)) ?? [];
    const bundles = open.map(({ deployment, kind }) => ({ deployment, kind }));
    const refusal = { code: 'direct-push', commit: direct.to, branch, bundles } as const;
    if (bundles.length > 0) found.push({ pull: null, commit: direct.to, outcome, refusal });
  }
  return found;
}

export const shortCommit = (commit: string): string => commit.slice(0, 7);

/** Without changes, everything was applied before. */
function appliedState(outcome: Exclude<Outcome, { kind: 'valid' }>): CommentState {
  if (outcome.kind !== 'no-changes') return stateOf(outcome);
  const already = { result: 'already-applied', reason: null, undo: null } as const;
  return {
    kind: 'applied',
    plan: outcome.plan,
    results: outcome.plan.bundles.map((bundle) => ({ bundle, outcome: already })),
  };
}

/** Says in the comment of a merged pull request what became of it. Only a refusal is worth a new comment. `fresh`: what the platform lacks now. */
async function tell(turn: ConcludedTurn, fresh: Plan | null, run: ReviewRun): Promise<void> {
  const { merge, refusal } = turn;
  const { pull, anchored } = merge;
  try {
    for (const one of merge.contained) await tellContained(one, turn, fresh, run);
    // Without a record and without a refusal there was nothing to promise.
    if (anchored.state !== 'intact' && refusal === null) return;
    const comment = 'comment' in anchored ? anchored.comment : (await readReview(run, pull)).current;
    const state = endState(turn, fresh);
    if (comment !== null) await updateComment(run, pull, comment, state);
    else if (refusal !== null)
      await writeComment(run, { pull, existing: null, whileOpen: false }, { state, record: null });
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    run.notes.notices.add(`The comment could not be written: ${withFix(error, 'action')}`);
  }
}

/** An earlier attempt of this run may have ended after it settled a merge, and before its comment said so. */
async function tellAgain({ settledLast }: UnsettledHistory, { after }: Push, run: ReviewRun, policies: Policies) {
  for (const pull of settledLast) {
    const anchored = await readRecord(run, pull, await run.forge.statuses(pull.head));
    if (anchored.state !== 'intact' || (anchored.shown !== 'applying' && anchored.shown !== 'planned')) continue;
    const plan = planIn((await policies.previewAt(after, after)).outcome);
    const bundles = plan?.bundles.filter((bundle) => isAmong(bundle, anchored.record.bundles)) ?? [];
    if (bundles.length === 0 || bundles.some(({ changes }) => changes.length > 0)) continue;
    await updateComment(run, pull, anchored.comment, appliedState(unchanged([], makePlan(bundles))));
  }
}

/** Says in the comment of a pull request what became of the one that contains it. */
async function tellContained(pull: Pull, { merge, outcome, refusal }: Turn, fresh: Plan | null, run: ReviewRun) {
  const { current } = await readReview(run, pull);
  if (current === null || isBroken(outcome)) return;
  const by = merge.pull.number;
  const state: CommentState =
    refusal === null
      ? { kind: 'superseded', by: { what: 'pull', pull: by, isApplied: true } }
      : { kind: 'refused', refusal: { code: 'waits', pull: pull.number, by }, fresh };
  await updateComment(run, pull, current, state);
}

function endState({ merge, outcome, refusal, by, isWaiting }: ConcludedTurn, fresh: Plan | null): CommentState {
  if (outcome.kind === 'valid') throw new Error('an apply does not end with valid files only');
  if (refusal !== null) return { kind: 'refused', refusal, fresh };
  if (by === null) return appliedState(outcome);
  if (planIn(outcome)?.bundles.length === 0)
    return { kind: 'superseded', by: { what: 'pull', pull: by, isApplied: !isWaiting } };
  return isWaiting ? { kind: 'refused', refusal: waitsFor(by, merge, outcome), fresh: null } : appliedState(outcome);
}

type Marking = { readonly turns: readonly Turn[]; readonly pending: readonly string[] };

/** Marks a commit as settled, so that no later run applies it again. */
async function mark(commit: string, number: number, { turns, pending }: Marking, run: ReviewRun): Promise<void> {
  const { forge, key, job, notes } = run;
  const marker = { number, run: job.run.id, pending, results: resultsDigest(turns.flatMap(resultsOf)) };
  const status = settledStatus(key, commit, marker, { summary: settledWords(turns, pending), url: job.run.url });
  try {
    await forge.setStatus(commit, status);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    notes.warnings.add(
      `Commit ${shortCommit(commit)} could not be marked as settled, so the next run checks its merges again. ${withFix(error, 'action')}`,
    );
  }
}

const resultsOf = ({ outcome, refusal }: Turn): (readonly [string, string, string])[] => {
  const applied =
    'results' in outcome ? outcome.results.map(({ bundle, outcome: { result } }) => ({ bundle, result })) : [];
  const others =
    'results' in outcome
      ? []
      : (planIn(outcome)?.bundles ?? []).map((bundle) => ({ bundle, result: refusal?.code ?? 'already-applied' }));
  return [...applied, ...others].map(({ bundle, result }) => [bundle.deployment.slug, bundle.kind, result]);
};

/** For people who look at the checks of a commit. */
function settledWords(turns: readonly Turn[], pending: readonly string[]): string {
  const settled = turns.filter(({ refusal }) => refusal === null).map(({ merge }) => `#${String(merge.pull.number)}`);
  const first = settled.length === 0 ? 'Nothing new to settle.' : `Settled: ${settled.join(', ')}.`;
  return pending.length === 0 ? first : `${first} Not applied: ${pending.join(', ')}.`;
}

/** Marks a commit as settled after a run by hand applied all that its files declare. */
export async function markAllSettled(commit: string, run: ReviewRun): Promise<void> {
  const { marker } = readSettledMarker(run.key, commit, await run.forge.statuses(commit));
  await mark(commit, (marker?.number ?? 0) + 1, { turns: [], pending: [] }, run);
}
