import { applyPlan } from '../../apply/apply.ts';
import { type Cause, type Refusal, movedOf } from '../../domain/comment.ts';
import type { Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { findOurs } from '../../github/comment-life.ts';
import { settingsDigest } from '../../record/payload.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { applySteps, toOutcome } from '../apply/steps.ts';
import { withConsent } from '../consent.ts';
import { type Previewed, previewFiles } from '../preview.ts';
import { changedIn, deploymentsIn } from './deployments.ts';
import { whileAsking } from './while-asking.ts';
import { judgeEach } from './judge-each.ts';
import { markStale } from './mark-stale.ts';
import { oursOf } from './ours.ts';
import { believe, refuse, reviewedPlan } from './records.ts';
import { refuseOdd } from './refuse-odd.ts';
import { type ActionResult, ended } from './result.ts';
import { announce, tell } from './tell.ts';
import { wantedFrom } from './wanted.ts';

/** What a push made of the default branch, or one of the pull requests in it. */
export type Commit = {
  readonly source: Source;
  /** The commit whose guards, deployments and `on_stale` count. */
  readonly judge: string;
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
    return ended('apply', outcome, await tell({ pull, outcome, refusal: null, about }, action));
  const { plan } = outcome;
  const believed = await believeAll(pull, plan, settingsDigest(tried.files.settings), action);
  if ('code' in believed)
    return ended('apply', outcome, {
      refusal: believed,
      ...(await tell({ pull, outcome, refusal: believed, about }, action)),
    });
  return applyReviewed(pull, { ...tried, outcome }, reviewedPlan(plan, believed.payloads), action);
}

type Changes = Extract<Outcome, { kind: 'no-changes' | 'changes' | 'consent' }>;

async function applyReviewed(
  pull: Pull,
  { files, targets, outcome: { problems } }: Previewed & { outcome: Changes },
  plan: Plan,
  action: ActionWorld,
): Promise<ActionResult> {
  const { world, inputs } = action;
  const reviewed = { plan, problems, files, targets };
  const limits = withConsent(files.settings.guards, inputs.consent);
  // Before the comment says that it is being applied: from here on a cancelled job tells what became of it.
  const steps = applySteps(reviewed, limits, world);
  await announce(pull, plan, action);
  const report = await applyPlan(plan, steps, { onStale: inputs.onStale ?? files.settings.onStale });
  const outcome = toOutcome(report, reviewed);
  const refusal = refusalIn(outcome);
  const notes = await tell({ pull, outcome, refusal, about: files.settings.deployments }, action);
  const wrote = outcome.kind === 'applied' || outcome.kind === 'partial';
  const stale = await markStale({ by: wrote ? pull.number : null, targets }, action);
  return ended('apply', outcome, { ...notes, refusal, notices: [...notes.notices, ...stale] });
}

/** An apply that stopped before it sent anything is told as a refusal. */
export function refusalIn(outcome: Outcome): Refusal | null {
  if (outcome.kind === 'consent') return { code: 'guards', guards: outcome.guards };
  if (outcome.kind !== 'stale') return null;
  const moved = movedOf(outcome.results);
  const so = [...new Set(moved.map(({ deployment }) => deployment.slug))];
  const isNamed = so.length > 0 && deploymentsIn(outcome.plan).length > 1;
  return { code: 'stale', moved, ...(isNamed ? { among: { so, otherwise: [] } } : {}) };
}

/** The record of each deployment that something would be sent to, or why nothing may be sent at all. */
async function believeAll(
  pull: Pull,
  plan: Plan,
  settings: string,
  action: ActionWorld,
): Promise<{ payloads: readonly RecordPayload[] } | Cause> {
  const comments = await action.github.comments(pull.number);
  const looked = changedIn(plan).map((deployment) => {
    const ours = findOurs(comments, oursOf(deployment.slug, action));
    return { deployment, believed: believe(ours, pull, deployment.slug, action) };
  });
  return judgeEach(looked, plan, (payload, deployment) =>
    refuse(payload, { pull, deployment, settings, plan }, action),
  );
}
