import { applyPlan } from '../../apply/apply.ts';
import { type Refusal, movedOf } from '../../domain/comment.ts';
import type { Pull } from '../../domain/event.ts';
import type { AppliedBundle, Outcome } from '../../domain/outcome.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { makePlan } from '../../plan/plan.ts';
import { leftWords } from '../../render/comment/reasons.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { applyEffects, toOutcome } from '../apply-effects.ts';
import { withConsent } from '../consent.ts';
import { type Previewed, previewFiles } from '../preview.ts';
import { deploymentsIn } from './deployments.ts';
import { holdPlan, refuseOdd, reviewedPlan } from './hold-plan.ts';
import { whileAsking } from './while-asking.ts';
import { markStale } from './mark-stale.ts';
import { type ActionResult, ended } from './result.ts';
import { announce, tell } from './tell.ts';
import { wantedFrom } from './wanted.ts';

/** What a push made of the default branch, or one of the pull requests in it. */
export type Commit = {
  readonly source: Source;
  /** The commit whose guards, deployments and `on_stale` count. */
  readonly judge: string;
  /** The commit that it was merged onto. */
  readonly onto: string;
  /** What a preview of it said, where there was one already. */
  readonly previewed: Tried | null;
};

/** A preview, or how it failed, and which deployments the config names. */
export type Tried =
  | Previewed
  | { readonly outcome: Extract<Outcome, { kind: 'failed' }>; readonly about: Settings['deployments'] };

/** The deployments that the config of a commit names. */
export const aboutOf = (tried: Tried): Settings['deployments'] =>
  'files' in tried ? tried.files.settings.deployments : tried.about;

/** What applying a commit would do now. */
export async function previewCommit({ source, judge }: Commit, action: ActionWorld): Promise<Tried> {
  const { world, inputs } = action;
  const wanted = await wantedFrom(source, judge, action);
  const made = await whileAsking(() => previewFiles({ ...wanted, consent: inputs.consent }, world));
  return 'kind' in made ? { outcome: made, about: wanted.judge.deployments } : made;
}

/** Applies a merged pull request when it is what was reviewed, and turns its comments into the result. */
export async function applyPull(pull: Pull, commit: Commit, action: ActionWorld): Promise<ActionResult> {
  const tried = commit.previewed ?? (await previewCommit(commit, action));
  const outcome = await refuseOdd(tried.outcome, [pull], action);
  const about = aboutOf(tried);
  if (outcome.kind !== 'changes' || !('files' in tried))
    return ended('apply', outcome, await tell({ pull, outcome, about }, action));
  const { plan } = outcome;
  const held = await holdPlan({ pull, onto: () => commit.onto, plan, files: tried.files, isQueued: false }, action);
  if ('code' in held)
    return ended('apply', outcome, {
      refusal: held,
      ...(await tell({ pull, outcome, refusal: held, about }, action)),
    });
  const reviewed = reviewedPlan(plan, held.payloads);
  if (reviewed.bundles.length === 0) return nothingOwn(pull, { ...outcome, about }, held.left, action);
  return applyReviewed(pull, { ...tried, outcome, left: held.left }, reviewed, action);
}

/** All that would change now is of others. */
async function nothingOwn(
  pull: Pull,
  { plan, problems, about }: Pick<Changes, 'plan' | 'problems'> & { readonly about: Settings['deployments'] },
  left: readonly PlannedBundle[],
  action: ActionWorld,
): Promise<ActionResult> {
  const rest = makePlan(plan.bundles.filter((bundle) => !left.includes(bundle)));
  const outcome = { kind: 'no-changes', plan: rest, problems, guards: [] } as const;
  return ended('apply', outcome, {
    ...(await tell({ pull, outcome, left, plan, about }, action)),
    warnings: warnLeft(left),
  });
}

const warnLeft = (left: readonly PlannedBundle[]): string[] => (left.length === 0 ? [] : [leftWords(left).text]);

type Changes = Extract<Outcome, { kind: 'no-changes' | 'changes' | 'consent' }>;
type Applicable = { readonly outcome: Changes; readonly left: readonly PlannedBundle[] };

async function applyReviewed(
  pull: Pull,
  { files, targets, outcome: fresh, left }: Previewed & Applicable,
  plan: Plan,
  action: ActionWorld,
): Promise<ActionResult> {
  const { world, inputs } = action;
  const reviewed = { plan, problems: fresh.problems, files, targets };
  const limits = withConsent(files.settings.guards, inputs.consent);
  // Before the comment says that it is being applied: from here on a cancelled job tells what became of it.
  const effects = applyEffects(reviewed, world);
  await announce(pull, plan, action);
  const report = await applyPlan(plan, effects, { onStale: inputs.onStale ?? files.settings.onStale, limits });
  const outcome = toOutcome(report, reviewed);
  const refusal = refusalIn(outcome, report.results);
  const about = files.settings.deployments;
  const notes = await tell({ pull, outcome, refusal, left, plan: fresh.plan, about }, action);
  const wrote = outcome.kind === 'applied' || outcome.kind === 'partial';
  const stale = await markStale({ by: wrote ? pull.number : null, targets, settings: files.settings }, action);
  const notices = [...notes.notices, ...stale];
  return ended('apply', outcome, { ...notes, refusal, notices, warnings: warnLeft(left) });
}

/** An apply that stopped before it sent anything is told as a refusal. */
export function refusalIn(outcome: Outcome, results: readonly AppliedBundle[]): Refusal | null {
  const already = results.filter((one) => one.outcome.result === 'already-applied').map(({ bundle }) => bundle);
  const done = already.length === 0 ? {} : { done: already };
  if (outcome.kind === 'consent') return { code: 'guards', guards: outcome.guards, ...done };
  if (outcome.kind !== 'stale') return null;
  const moved = movedOf(results);
  const so = [...new Set(moved.map(({ deployment }) => deployment.slug))];
  const isNamed = so.length > 0 && deploymentsIn(outcome.plan).length > 1;
  return { code: 'stale', moved, ...done, ...(isNamed ? { among: { so, otherwise: [] } } : {}) };
}
