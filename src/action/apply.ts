import { applyPlan } from '../apply/apply.ts';
import { announce, commentAgain, noteUnwritten, tell } from './comments.ts';
import { holdPlan, refuseOdd } from './hold.ts';
import { markStale } from './stale.ts';
import { startApplying, toOutcome } from '../commands/apply.ts';
import { explain, type Previewed } from '../commands/preview.ts';
import { withApproval } from '../domain/guards.ts';
import type { Reviewed } from '../commands/saved-plan.ts';
import type { CommentState, Event, Pull, Refusal } from '../domain/github.ts';
import { onlyChanged, type PlannedBundle } from '../domain/plan.ts';
import type { Source } from '../domain/source.ts';
import type { Settings } from '../domain/settings.ts';
import { knownPulls, mergedPulls } from '../github/client.ts';
import { makePlan } from '../plan/plan.ts';
import { leftWords } from '../report/words/comment.ts';
import { headlineText } from '../report/words/headline.ts';
import { plainText } from '../report/words/sentence.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { openCommit } from '../runtime/git.ts';
import {
  type ActionResult,
  ended,
  type Failed,
  failedBy,
  previewCheckout,
  previewFrom,
  validateOnly,
} from './result.ts';
import { impactLimits } from './review.ts';
import { type AppliedBundle, type Outcome, movedOf } from '../domain/outcome.ts';

type Push = Extract<Event, { kind: 'push' }>;

/** Applies what was reviewed for each merged pull request, in merge order; stops at the first that is not applied. */
export async function applyMerged(push: Push, action: ActionRuntime): Promise<ActionResult> {
  const { github, job, runtime, notes } = action;
  const { defaultBranch } = job.repository;
  if (push.branch !== defaultBranch) {
    notes.notices.add(`Nothing is applied from ${push.branch}: only ${defaultBranch} is.`);
    return validateOnly(action);
  }
  const tip = await github.tipOf(push.branch);
  if (tip !== push.after) {
    const { branch, after } = push;
    await tellUnapplied(push, { kind: 'superseded', by: { what: 'branch', branch, commit: tip } }, action);
    const refusal = { code: 'old-run', commit: after, branch, tip } as const;
    return ended('apply', (await validateOnly(action)).outcome, { refusal });
  }
  const now = await previewCheckout(baseOf(push), action).catch(failedBy);
  if ('kind' in now) {
    await tellUnapplied(push, { kind: 'failed', error: now.error, results: [] }, action);
    return ended('apply', now);
  }
  // Without changes there is no need to wait until GitHub knows the pull requests.
  if (now.outcome.kind === 'no-changes') {
    const known = await knownPulls(github, push);
    return tellAll(known, await refuseOdd(now.outcome, known, action), action);
  }
  const pulls = await mergedPulls(github, push, runtime.clock);
  const last = pulls.at(-1);
  if (last?.merge !== push.after) return refuseDirect(pulls, push, now, action);
  if (pulls.length > 1) return applyInOrder(pulls, push, action);
  return applyPull(last, push.before, now, action);
}

async function tellAll(pulls: readonly Pull[], outcome: Outcome, action: ActionRuntime): Promise<ActionResult> {
  for (const pull of pulls) await tell({ pull, outcome }, action);
  return ended('apply', outcome);
}

/** The last commit came without a pull request. The pull requests pushed with it are not applied; their comments say so. */
async function refuseDirect(
  pulls: readonly Pull[],
  { after, branch }: Push,
  { outcome }: Previewed,
  action: ActionRuntime,
): Promise<ActionResult> {
  if (outcome.kind !== 'changes') return tellAll(pulls, outcome, action);
  const refusal = { code: 'direct-push', commit: after, branch } as const;
  for (const pull of pulls) await commentAgain(pull, { kind: 'refused', refusal, fresh: null }, action, false);
  return ended('apply', outcome, { refusal });
}

async function applyInOrder(pulls: readonly Pull[], push: Push, action: ActionRuntime): Promise<ActionResult> {
  for (const [index, pull] of pulls.entries()) {
    const onto = pulls[index - 1]?.merge ?? push.before;
    const source = sourceOf(pull, push, action);
    const tried = await previewFrom(source, baseOf(push), action).catch(failedBy);
    const made = await applyPull(pull, onto, tried, action);
    const isDone = made.refusal === null && done.has(made.outcome.kind);
    const rest = pulls.slice(index + 1);
    if (isDone && rest.length > 0) {
      action.notes.notices.add(`Pull request #${String(pull.number)}: ${headlineText(made.outcome)}`);
      continue;
    }
    await tellLeft(rest, pull, action);
    return made;
  }
  throw new Error('a push with pull requests was not applied');
}

/** Reports on the pull requests behind one that was not applied. */
async function tellLeft(rest: readonly Pull[], { number }: Pull, action: ActionRuntime): Promise<void> {
  const { job, notes } = action;
  for (const pull of rest) {
    notes.notices.add(`Pull request #${String(pull.number)} was not checked: re-run this job.`);
    const by = { what: 'pull', pull: number, run: job.run.url } as const;
    // An earlier attempt may have applied it; its comments say so.
    if (job.run.attempt === 1) await commentAgain(pull, { kind: 'superseded', by }, action, false);
  }
}

const done: ReadonlySet<Outcome['kind']> = new Set(['applied', 'no-changes']);

/** Guards come from the commit before the push; a new branch has none. */
const baseOf = ({ before, after }: Push): string => (/^0+$/.test(before) ? after : before);

/** The last pull request of a push is checked out; earlier ones are read from git objects. */
function sourceOf({ merge }: Pull, push: Push, { runtime, git, job, inputs }: ActionRuntime): Source {
  if (merge === null || merge === push.after) return runtime.source;
  git.fetch(merge, job, inputs.githubToken);
  return openCommit(git, merge);
}

/** Applies a pull request that was merged onto a commit if its plan is the reviewed one, and updates its comments. */
async function applyPull(
  pull: Pull,
  onto: string,
  tried: Previewed | Failed,
  action: ActionRuntime,
): Promise<ActionResult> {
  if ('kind' in tried) return tellAll([pull], tried, action);
  const outcome = await refuseOdd(tried.outcome, [pull], action);
  if (outcome.kind !== 'changes') return tellAll([pull], outcome, action);
  const { plan, problems } = outcome;
  const held = await holdPlan({ pull, onto: () => onto, plan, files: tried.files, isQueued: false }, action);
  if ('code' in held) {
    await tell({ pull, outcome, refusal: held }, action);
    return ended('apply', outcome, { refusal: held });
  }
  const { reviewed, left } = held;
  if (left.length > 0) action.notes.warnings.add(plainText(leftWords(left)));
  const { files, targets } = tried;
  const onStale = action.inputs.onStale ?? files.settings.onStale;
  const sent =
    reviewed.bundles.length === 0
      ? { outcome: withoutChanges(outcome, left), refusal: null }
      : await send({ plan: reviewed, problems, files, targets }, { pull, onStale }, action);
  const wrote = sent.outcome.kind === 'applied' || sent.outcome.kind === 'partial';
  await tell({ pull, ...sent, left, plan }, action);
  await markStale(wrote ? pull.number : null, tried, action);
  return ended('apply', sent.outcome, { refusal: sent.refusal });
}

type Sent = { readonly outcome: Outcome; readonly refusal: Refusal | null };

/** All changes belong to others. */
function withoutChanges(
  { plan, problems }: Pick<Reviewed, 'plan' | 'problems'>,
  left: readonly PlannedBundle[],
): Outcome {
  const rest = makePlan(plan.bundles.filter((bundle) => !left.includes(bundle)));
  return { kind: 'no-changes', plan: rest, problems, guards: [] };
}

type Sending = { readonly pull: Pull | null; readonly onStale: Settings['onStale'] };

/** Applies a plan exactly as reviewed. Nothing is sent before its pull request, if any, says so. */
async function send(reviewed: Reviewed, { pull, onStale }: Sending, action: ActionRuntime): Promise<Sent> {
  const { runtime, inputs } = action;
  const limits = withApproval(reviewed.files.settings.guards, inputs.approval);
  // Before the comment announces the apply: from here on, a cancelled job reports how it ended.
  const applying = startApplying(reviewed, runtime);
  // The state may have changed since the preview, so it is read again.
  runtime.connections.forgetState();
  if (pull !== null) await announce(pull, reviewed.plan, action);
  const report = await applyPlan(reviewed.plan, applying, { onStale, limits });
  const outcome = await toOutcome(report, reviewed);
  return { outcome, refusal: refusalIn(outcome, report.results) };
}

/** Reports an apply that stopped before any write as a refusal. */
export function refusalIn(outcome: Outcome, results: readonly AppliedBundle[]): Refusal | null {
  const already = results.filter((one) => one.outcome.result === 'already-applied').map(({ bundle }) => bundle);
  const applied = already.length === 0 ? {} : { done: already };
  if (outcome.kind === 'needs-approval') return { code: 'guards', guards: outcome.guards, ...applied };
  return outcome.kind === 'stale' ? { code: 'stale', moved: movedOf(results), ...applied } : null;
}

/** Previews the branch for review by plan digest, or applies exactly the plan with the given digest. */
export async function runByHand(action: ActionRuntime): Promise<ActionResult> {
  const { job, github, inputs } = action;
  const { defaultBranch } = job.repository;
  const made = await previewCheckout(defaultBranch, action);
  const { outcome, files, targets } = made;
  if (inputs.planDigest === null || inputs.command === 'preview') {
    const wanted = { base: null, limits: impactLimits(made) };
    return ended('preview', await explain(made, wanted, action.runtime));
  }
  // No changes: the plan was applied before and now has another digest.
  if (outcome.kind !== 'changes') return ended('apply', outcome);
  const tip = await github.tipOf(defaultBranch);
  if (tip !== job.sha)
    return ended('apply', outcome, { refusal: { code: 'old-run', commit: job.sha, branch: defaultBranch, tip } });
  const { plan, problems } = outcome;
  if (plan.digest !== inputs.planDigest)
    return ended('apply', outcome, { refusal: { code: 'other-plan', wanted: inputs.planDigest, found: plan.digest } });
  // The digest covers the state versions, so a changed state version is never the same plan.
  const reviewed = { plan: onlyChanged(plan), problems, files, targets };
  const sent = await send(reviewed, { pull: null, onStale: 'refuse' }, action);
  await markStale(null, made, action);
  return ended('apply', sent.outcome, { refusal: sent.refusal });
}

/**
 * Explains in the comments of the pull requests that a push merged why it applied nothing. Failures here never change how the run ends.
 */
async function tellUnapplied(push: Push, state: CommentState, action: ActionRuntime): Promise<void> {
  // An earlier attempt may have applied the plan; the comment says so.
  if (action.job.run.attempt > 1) return;
  try {
    for (const pull of await knownPulls(action.github, push))
      // A push that resets the branch ends with an old merge, which was applied then.
      if (pull.merge !== null && push.commits.includes(pull.merge)) await commentAgain(pull, state, action, false);
  } catch (error) {
    noteUnwritten(error, action);
  }
}
