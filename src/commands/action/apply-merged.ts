import { applyPlan } from '../../apply/apply.ts';
import { type Refusal, stateOf } from '../../domain/comment.ts';
import type { Deployment } from '../../domain/bundle.ts';
import type { Event, Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { Source } from '../../domain/source.ts';
import { findOurs } from '../../github/comment-life.ts';
import { mergedPulls } from '../../github/merged-pulls.ts';
import { readMarker } from '../../record/marker.ts';
import { settingsDigest } from '../../record/settings-digest.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { applySteps, toOutcome } from '../apply.ts';
import { withConsent } from '../consent.ts';
import { type Previewed, previewFiles } from '../preview.ts';
import type { Reviewed } from '../review.ts';
import { validate } from '../validate.ts';
import { comment } from './comments.ts';
import { markStale } from './mark-stale.ts';
import { believe, refuse, reviewedPlan } from './records.ts';
import { type ActionResult, ended } from './result.ts';
import { wantedFrom } from './wanted.ts';

type Push = Extract<Event, { kind: 'push' }>;

/** Applies what merged pull requests were reviewed for, in the order of their merges; stops at the first that is not applied. */
export async function applyMerged(push: Push, action: ActionWorld): Promise<ActionResult> {
  const { github, job, world, clock } = action;
  if (push.branch !== job.repository.defaultBranch) return otherBranch(push, action);
  const tip = await github.tipOf(push.branch);
  if (tip !== push.after) {
    const refusal = { code: 'old-run', commit: push.after, branch: push.branch, tip } as const;
    return ended('apply', validate(await wantedFrom(world.source, push.before, action), world), { refusal });
  }
  const pulls = await mergedPulls(github, push, clock);
  if (pulls.at(-1)?.merge !== push.after) return applyPull(null, world.source, push, action);
  let result: ActionResult | null = null;
  for (const pull of pulls) {
    result = await applyPull(pull, sourceOf(pull, push, action), push, action);
    if (result.refusal !== null || !done.has(result.outcome.kind)) break;
  }
  if (result === null) throw new Error('a push with pull requests was not applied');
  return result;
}

const done: ReadonlySet<Outcome['kind']> = new Set(['applied', 'no-changes']);

async function otherBranch(push: Push, action: ActionWorld): Promise<ActionResult> {
  const wanted = await wantedFrom(action.world.source, push.before, action);
  const notice = `Nothing is applied from ${push.branch}: only ${action.job.repository.defaultBranch} is.`;
  return ended('validate', validate(wanted, action.world), { notices: [notice] });
}

/** The last pull request of a push is what is checked out; earlier ones are read as git's objects. */
function sourceOf({ merge }: Pull, push: Push, { world, git, job, inputs }: ActionWorld): Source {
  if (merge === null || merge === push.after) return world.source;
  git.fetch(merge, { server: job.server, token: inputs.githubToken });
  return openCommit(git, merge);
}

async function applyPull(pull: Pull | null, source: Source, push: Push, action: ActionWorld): Promise<ActionResult> {
  const { world, inputs } = action;
  const wanted = await wantedFrom(source, push.before, action);
  const previewed = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  const { outcome } = previewed;
  if (outcome.kind === 'no-changes')
    return ended('apply', alreadyApplied(outcome), await tell(pull, alreadyApplied(outcome), null, action));
  if (outcome.kind !== 'changes') return ended('apply', outcome, await tell(pull, outcome, null, action));
  if (pull === null) {
    return ended('apply', outcome, { refusal: { code: 'direct-push', commit: push.after, branch: push.branch } });
  }
  const believed = await believeAll(pull, outcome.plan, settingsDigest(previewed.files.settings), action);
  if ('code' in believed)
    return ended('apply', outcome, { refusal: believed, ...(await tell(pull, outcome, believed, action)) });
  return applyReviewed(pull, { ...previewed, outcome }, reviewedPlan(outcome.plan, believed.payloads), action);
}

/** A dry run without a difference is the platform's word that all of it is there. */
const alreadyApplied = (outcome: Extract<Outcome, { kind: 'no-changes' | 'changes' | 'consent' }>): Outcome => ({
  ...outcome,
  kind: 'no-changes',
});

type Changes = Extract<Outcome, { kind: 'no-changes' | 'changes' | 'consent' }>;

async function applyReviewed(
  pull: Pull,
  { files, targets, outcome }: Previewed & { outcome: Changes },
  plan: Plan,
  action: ActionWorld,
): Promise<ActionResult> {
  const { world, inputs } = action;
  const reviewed: Reviewed = { plan, problems: outcome.problems, files, targets };
  const limits = withConsent(files.settings.guards, inputs.consent);
  await announce(pull, plan, action);
  const report = await applyPlan(plan, applySteps(reviewed, limits, world), {
    onStale: inputs.onStale ?? files.settings.onStale,
  });
  const applied = toOutcome(report, reviewed);
  const refusal = refusalIn(applied);
  const notes = await tell(pull, applied, refusal, action);
  const stale = await markStale({ by: pull.number, targets }, action);
  return ended('apply', applied, { ...notes, refusal, notices: [...notes.notices, ...stale] });
}

/** An apply that stopped before it sent anything is told as a refusal. */
function refusalIn(outcome: Outcome): Refusal | null {
  if (outcome.kind === 'consent') return { code: 'guards', guards: outcome.guards };
  if (outcome.kind !== 'stale') return null;
  const state = stateOf(outcome, outcome.plan.bundles[0]?.deployment.slug ?? '');
  return state.kind === 'refused' ? state.refusal : null;
}

async function believeAll(
  pull: Pull,
  plan: Plan,
  settings: string,
  action: ActionWorld,
): Promise<{ payloads: RecordPayload[] } | Refusal> {
  const { github, inputs } = action;
  const comments = await github.comments(pull.number);
  const payloads: RecordPayload[] = [];
  for (const deployment of deploymentsOf(plan)) {
    const ours = findOurs(comments, { deployment: deployment.slug, author: inputs.commentAuthor, readMarker });
    const believed = believe(ours, pull, deployment.slug, action);
    if ('code' in believed) return believed;
    const refusal = refuse(believed, { pull, deployment, settings, plan }, action);
    if (refusal !== null) return refusal;
    payloads.push(believed);
  }
  return { payloads };
}

function deploymentsOf(plan: Plan): Deployment[] {
  return [...new Map(plan.bundles.map(({ deployment }) => [deployment.id, deployment])).values()];
}

async function announce(pull: Pull, plan: Plan, action: ActionWorld): Promise<void> {
  for (const { slug } of deploymentsOf(plan)) await note(pull, slug, { kind: 'applying', plan }, action);
}

/** Turns the comments of a merged pull request into how its apply ended. */
async function tell(
  pull: Pull | null,
  outcome: Outcome,
  refusal: Refusal | null,
  action: ActionWorld,
): Promise<{ comments: string[]; notices: string[] }> {
  const told = { comments: [] as string[], notices: [] as string[] };
  if (pull === null || !('plan' in outcome) || outcome.plan === null) return told;
  for (const { slug } of deploymentsOf(outcome.plan)) {
    const fresh = 'results' in outcome ? null : outcome.plan;
    const state = refusal === null ? stateOf(outcome, slug) : ({ kind: 'refused', refusal, fresh } as const);
    const { url, notices } = await note(pull, slug, state, action);
    if (url !== null) told.comments.push(url);
    told.notices.push(...notices);
  }
  return told;
}

/** Keeps the record at the top of the comment, so that running the job again is safe. */
async function note(
  pull: Pull,
  deployment: string,
  state: Parameters<typeof comment>[0]['state'],
  action: ActionWorld,
) {
  const { github, inputs } = action;
  const ours = findOurs(await github.comments(pull.number), { deployment, author: inputs.commentAuthor, readMarker });
  const record =
    ours === null || readMarker(ours.body)?.hasRecord !== true ? null : (ours.body.split('\n', 1)[0] ?? null);
  return comment(
    { pull, deployment, state, record, mode: state.kind === 'refused' ? 'always' : 'quiet', whileOpen: false },
    action,
  );
}
