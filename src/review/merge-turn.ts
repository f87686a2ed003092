import { movedOf, type OfKind, type Outcome, planIn } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import type { Pull } from '../domain/forge.ts';
import type { Refusal } from '../domain/review.ts';
import type { Settings } from '../domain/settings.ts';
import { makePlan } from '../plan/plan.ts';
import { updateComment, type ReviewRun } from './comment.ts';
import { decideMerge, type MergeDecision, isAmong } from './decide.ts';
import { isApplied, type MergedPull } from './history.ts';
import type { CommitPreview, Policies } from './policies.ts';

// One merged pull request: its turn, and what becomes of it once all turns of a run are over, since a later merge may bring its bundles.

/** What became of a merge when its turn came. */
export type Turn = {
  readonly merge: MergedPull;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
  /** For each of its bundles that only later merges bring: their pull requests, of which one must be applied. */
  readonly later: readonly (readonly number[])[];
  readonly onStale: Settings['onStale'];
};

export const isBroken = ({ kind }: Outcome): boolean => kind === 'failed' || kind === 'partial';

/** Applies one merged pull request if its plan is the reviewed one. */
export async function takeTurn(merge: MergedPull, run: ReviewRun, policies: Policies): Promise<Turn> {
  const { pull, contained } = merge;
  for (const { number } of contained)
    run.notes.notices.add(
      `Pull request #${String(number)} was merged by the same commit as #${String(pull.number)}: what becomes of that one is true of both.`,
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
  // A plan is used once. An earlier run applied it without marking the commit, and the platform was changed since.
  if (decision.kind !== 'settled' && isApplied(merge.anchored))
    return { ...turn, outcome: unchanged([], makePlan([])) };
  if (decision.kind === 'refuse') return { ...turn, outcome, onStale, refusal: decision.cause };
  const plan = makePlan(decision.bundles);
  const made = decision.kind === 'send' ? await send(merge, plan, preview, run) : unchanged(outcome.problems, plan);
  return { merge, outcome: made, onStale, refusal: refusalOf(made, pull), later: laterMergesOf(merge, preview) };
}

function decideTurn(
  { pull, commit, anchored, later, isMarkerContextFull }: MergedPull,
  { outcome, current }: CommitPreview,
): MergeDecision {
  const declared = planIn(outcome)?.bundles ?? [];
  const decision = decideMerge({
    pull,
    anchored,
    current,
    declared,
    later: later.flatMap(({ bundles }) => bundles),
    isQueued: false,
  });
  return decision.kind === 'send' && isMarkerContextFull
    ? { kind: 'refuse', cause: { code: 'marks-full', pull: pull.number, commit } }
    : decision;
}

/** For each bundle that this merge changes or recorded and later ones bring, unless one of those is applied: the pull requests of those. */
function laterMergesOf({ later, anchored }: MergedPull, { current }: CommitPreview): (readonly number[])[] {
  const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
  const recorded = anchored.state === 'intact' ? anchored.record.bundles : [];
  return [...changed, ...recorded]
    .map((bundle) => later.filter(({ bundles }) => isAmong(bundle, bundles)))
    .filter((merges) => merges.length > 0 && !merges.some((one) => one.isApplied))
    .map((merges) => merges.map(({ pull }) => pull));
}

/** Sends a reviewed plan. Nothing is sent before the pull request says so. */
async function send(
  { pull, anchored }: MergedPull,
  plan: Plan,
  preview: CommitPreview,
  run: ReviewRun,
): Promise<Outcome> {
  if (anchored.state !== 'intact') return preview.apply(plan, null);
  await updateComment(run, pull, anchored.comment, { kind: 'applying', plan });
  return preview.apply(plan, anchored.record.base.commit);
}

export const unchanged = (problems: Outcome['problems'], plan: Plan): OfKind<Outcome, 'no-changes'> => ({
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
export type ConcludedTurn = Turn & {
  /** A later merge that it is settled with, or waits for; null if it depends on none. */
  readonly by: number | null;
  /** Whether only a later run can settle it. */
  readonly isWaiting: boolean;
};

/** The merges of some turns at their end. */
export function concludeAll(turns: readonly Turn[]): ConcludedTurn[] {
  const ends = new Map<number, ConcludedTurn>();
  for (const turn of turns.toReversed()) ends.set(turn.merge.pull.number, conclude(turn, ends));
  return [...ends.values()].toReversed();
}

/** A merge whose bundles later ones bring is settled once those are applied, and refused if they are not. `ends`: of the later ones. */
function conclude(turn: Turn, ends: ReadonlyMap<number, ConcludedTurn>): ConcludedTurn {
  const { later, refusal, outcome, merge } = turn;
  const isDone = (pull: number): boolean => {
    const end = ends.get(pull);
    return end !== undefined && end.refusal === null && !end.isWaiting && !isBroken(end.outcome);
  };
  const open = later.find((pulls) => !pulls.some(isDone));
  const settled = merge.later.find((one) => one.isApplied)?.pull ?? null;
  if (refusal !== null || open === undefined)
    return { ...turn, by: later.flat().find(isDone) ?? settled, isWaiting: false };

  const by = open.at(-1) ?? 0;
  const isWaiting = open.some((pull) => !ends.has(pull) || ends.get(pull)?.isWaiting === true);
  if (isWaiting) return { ...turn, by, isWaiting };
  return { ...turn, by, isWaiting, refusal: waitsFor(by, merge, outcome) };
}

/** Why a part of a merge is not applied: a later one brings it. */
export function waitsFor(by: number, { pull }: MergedPull, outcome: Outcome): Refusal {
  const done = 'results' in outcome ? outcome.results.map(({ bundle }) => bundle) : [];
  return { code: 'waits', pull: pull.number, by, ...(done.length > 0 && { done }) };
}

/** The merges of some turns that are not settled, as a marker names them. */
export const pendingIn = (turns: readonly Turn[]): string[] =>
  concludeAll(turns)
    .filter(({ refusal, isWaiting }) => refusal !== null || isWaiting)
    .map(({ merge }) => `#${String(merge.pull.number)}`);

/** Whether nothing can change any more what became of a merge. */
export const isFinal = ({ refusal, later }: Turn): boolean => refusal === null && later.length === 0;
