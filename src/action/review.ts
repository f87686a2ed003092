import { posix } from 'node:path';
import {
  baseIn,
  baseOfMerge,
  fetchMerge,
  fetchMissing,
  type GovernedFiles,
  unreadable,
  wantedFrom,
} from './sources.ts';
import { commentAgain } from './comments.ts';
import { holdPlan } from './hold.ts';
import { noteReview } from './record.ts';
import { explain, type Previewed, previewFiles } from '../commands/preview.ts';
import { withApproval } from '../domain/guards.ts';
import { validate } from '../commands/validate.ts';
import { type Event, type NoPreview, type Pull, stateOf } from '../domain/github.ts';
import { defaultImpactLimits, type ImpactLimits } from '../domain/impact.ts';
import { UsageError, PlatformError } from '../domain/errors.ts';
import type { Source } from '../domain/source.ts';
import { loadFiles } from '../files/load.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan } from '../plan/plan.ts';
import { noPreviewWords } from '../report/words/comment.ts';
import { plainText } from '../report/words/sentence.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { openCommit } from '../runtime/git.ts';
import { type ActionResult, ended, refuseOtherCheckout, previewCheckout, whatIsMissing, failedBy } from './result.ts';
import type { Outcome } from '../domain/outcome.ts';

/** The merge result of a pull request, as files and as a commit. */
type Merge = { readonly source: Source; readonly commit: string };

/** Previews what merging a pull request would apply, and records the plan shown. */
export async function reviewPull(
  { pull, hardened }: Extract<Event, { kind: 'pull-request' }>,
  action: ActionRuntime,
): Promise<ActionResult> {
  const noPreview = whyNoPreview(pull, hardened, action);
  const isRerun = action.job.run.attempt > 1;
  const merge = hardened || (isRerun && noPreview === null) ? await readMerge(pull, action) : checkedOut(action);
  // By branch, not by the event's commit: a re-run uses the current guards.
  const wanted = await wantedFrom(merge.source, pull.base.ref, action);
  if (noPreview !== null) return validated(pull, wanted, noPreview, action);
  const managed = pull.fork ? { managed: await managedBy(pull, merge, wanted, action) } : {};
  return previewed(pull, merge, { ...wanted, ...managed }, action);
}

function whyNoPreview(pull: Pull, hardened: boolean, action: ActionRuntime): NoPreview | null {
  return pull.fork && !hardened ? 'fork' : whatIsMissing(action);
}

/**
 * The deployments that the base branch configures or declares. A fork's files may query no other: its content on the platform would
 * appear in a public comment. Throws UsageError if the base cannot be read.
 */
async function managedBy(
  pull: Pull,
  merge: Merge,
  { baseSettings }: GovernedFiles,
  action: ActionRuntime,
): Promise<ReadonlySet<string | null>> {
  const { folder, deployment } = action.inputs;
  if (deployment !== null) return new Set([deployment]);
  if (baseSettings.deployments.size > 0) return new Set(baseSettings.deployments.keys());
  try {
    const base = baseIn(merge.commit, pull, action);
    fetchMissing(base, action);
    const paths = baseSettings.file === undefined && folder !== '.' ? [posix.join(folder, 'policies')] : [];
    const source = openCommit(action.git, base);
    const { deployments } = await loadFiles(source, baseSettings, { paths, deployment });
    return new Set(deployments.values());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(
      `Forks are previewed only for deployments of the base branch, and those are unknown: the base ${unreadable(error)}`,
      { cause: error },
    );
  }
}

/** `actions/checkout` checks out the merge by default; another commit would hide changes from the base branch. */
function checkedOut(action: ActionRuntime): Merge {
  refuseOtherCheckout(action, 'the result of the merge, ');
  return { source: action.runtime.source, commit: action.job.sha };
}

/** A fork's files are read as data, and never checked out. */
async function readMerge(pull: Pull, action: ActionRuntime): Promise<Merge> {
  const commit = await fetchMerge(pull, action);
  return { source: openCommit(action.git, commit), commit };
}

async function validated(
  pull: Pull,
  wanted: GovernedFiles,
  noPreview: NoPreview,
  action: ActionRuntime,
): Promise<ActionResult> {
  const outcome = await validate(wanted, action.runtime);
  const state =
    outcome.kind === 'valid' ? ({ ...outcome, kind: 'validated', reason: noPreview } as const) : stateOf(outcome, '');
  const { message, fix } = noPreviewWords[noPreview];
  action.notes.notices.add(`${plainText(message)}\n${plainText(fix)}`);
  await commentAgain(pull, state, action);
  return ended('validate', outcome, { noPreview });
}

async function previewed(
  pull: Pull,
  merge: Merge,
  wanted: GovernedFiles,
  action: ActionRuntime,
): Promise<ActionResult> {
  const { runtime, inputs } = action;
  const made = await previewFiles({ ...wanted, approval: inputs.approval }, runtime).catch(failedBy);
  if ('kind' in made) {
    const state = { kind: 'failed', error: made.error, results: [] } as const;
    await commentAgain(pull, state, action);
    return ended('preview', made);
  }
  const outcome = needingApproval(await explained(made, pull, merge.commit, action));
  const noted = await noteReview({ ...made, outcome, pull, merge: merge.commit }, action);
  return ended('preview', outcome, noted);
}

/** Reports a missing approval while the pull request is still open. */
export const needingApproval = (outcome: Outcome): Outcome =>
  outcome.kind === 'changes' && outcome.guards.length > 0 ? { ...outcome, kind: 'needs-approval' } : outcome;

/** Within which the impact is estimated; null if it is not. */
export const impactLimits = ({ outcome, files }: Previewed): ImpactLimits | null =>
  files.settings.impact === 'auto' && outcome.kind !== 'no-changes' ? defaultImpactLimits : null;

/** Adds context for reviewers to a preview. Failures become notices and never change how the run ends. */
async function explained(made: Previewed, pull: Pull, merge: string, action: ActionRuntime): Promise<Outcome> {
  const { runtime, notes } = action;
  if (!('plan' in made.outcome)) return made.outcome;
  const wanted = impactLimits(made);
  if (wanted !== null && pull.fork) notes.notices.add(forkNotice);
  const limits = pull.fork ? null : wanted;
  try {
    return await explain(made, { base: baseOfMerge(merge, pull, action), limits }, runtime);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof PlatformError)) throw error;
    notes.notices.add(`Edits on the platform cannot be identified: the base ${unreadable(error)}`);
    return explain(made, { base: null, limits }, runtime);
  }
}

// Otherwise a fork's policy could reveal which repositories have which open findings.
const forkNotice =
  'The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.';

/** Previews a merge group, and refuses what the push that follows would refuse to apply. */
export async function checkGroup(
  group: Extract<Event, { kind: 'merge-group' }>,
  action: ActionRuntime,
): Promise<ActionResult> {
  const { inputs, github } = action;
  const made = await previewCheckout(group.base, action);
  const { outcome } = made;
  if (outcome.kind !== 'changes') return ended('preview', outcome);
  // Without comments there are no records, and no apply on merge is expected.
  let left = inputs.comment ? outcome.plan.bundles : [];
  for (const { number, onto } of inputs.comment ? group.pulls : []) {
    const pull = await github.pull(number);
    const merged = { pull, onto: () => onto, plan: outcome.plan, files: made.files, isQueued: true };
    const held = await holdPlan(merged, action);
    if ('code' in held) {
      const refusal = { code: 'not-fresh', pull: number, why: held } as const;
      return ended('preview', needingApproval(outcome), { refusal });
    }
    left = left.filter((bundle) => held.left.includes(bundle));
  }
  // Bundles that all of them leave alone are not sent, so guards ignore them.
  const sent = makePlan(outcome.plan.bundles.filter((bundle) => !left.includes(bundle)));
  const guards = guardPlan(sent, withApproval(made.files.settings.guards, inputs.approval));
  return ended('preview', needingApproval({ ...outcome, guards }));
}
