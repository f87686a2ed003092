import { posix } from 'node:path';
import { type NoPreview, stateOf } from '../../domain/comment.ts';
import type { Event, Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { defaultSettings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { loadFiles } from '../../files/load.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { previewFiles } from '../preview.ts';
import { validate } from '../validate.ts';
import { type Base, baseIn, baseOfMerge, fetchMissing, unreadable } from './base-commit.ts';
import { commentAgain } from './comments.ts';
import { whatIsMissing } from './require-connection.ts';
import { explainReview } from './explain-review.ts';
import { whileAsking } from './while-asking.ts';
import { fetchMerge } from './fetch-merge.ts';
import { markChanged, markFresh } from './mark-stale.ts';
import { noteReview } from './record-review.ts';
import { refuseOtherCheckout } from './refuse-other-checkout.ts';
import { type ActionResult, ended } from './result.ts';
import { type Judged, wantedFrom } from './wanted.ts';

/** The result of merging a pull request, as files and as a commit. */
type Merge = { readonly source: Source; readonly commit: string };

/** Previews what merging a pull request would apply, and records what its reviewers see. */
export async function reviewPull(
  { pull, hardened }: Extract<Event, { kind: 'pull-request' }>,
  action: ActionWorld,
): Promise<ActionResult> {
  const noPreview = whyNoPreview(pull, hardened, action);
  const isRerun = action.job.run.attempt > 1;
  const merge = hardened || (isRerun && noPreview === null) ? await readMerge(pull, action) : checkedOut(action);
  // By the branch, and not by the commit of the event: a job that is run again goes by the guards of now.
  const wanted = await wantedFrom(merge.source, pull.base.ref, action, () => baseIn(merge.commit, pull, action));
  if (noPreview !== null) return validated(pull, wanted, noPreview, action);
  const managed = pull.fork ? { managed: managedBy(pull, merge, wanted, action) } : {};
  return previewed(pull, merge, { ...wanted, ...managed }, action);
}

function whyNoPreview(pull: Pull, hardened: boolean, action: ActionWorld): NoPreview | null {
  return pull.fork && !hardened ? 'fork' : whatIsMissing(action);
}

/**
 * The deployments that the base branch configures or declares. A stranger's files may ask for no other: what the platform holds of it
 * would stand in a public comment. Throws UsageError where the base cannot be read.
 */
function managedBy(pull: Pull, merge: Merge, { judge }: Judged, action: ActionWorld): ReadonlySet<string | null> {
  const { folder, deployment } = action.inputs;
  if (deployment !== null) return new Set([deployment]);
  // Which config a change renames is the change's own word: that of any other folder could be made to count here.
  const settings = action.formerConfig === undefined ? judge : defaultSettings;
  if (settings.deployments.size > 0) return new Set(settings.deployments.keys());
  try {
    const base = baseIn(merge.commit, pull, action);
    fetchMissing(base, action);
    const paths = settings.file === undefined && folder !== '.' ? [posix.join(folder, 'policies')] : [];
    const { files, deploymentsOf } = loadFiles(openCommit(action.git, base), settings, { paths, deployment });
    return deploymentsOf(new Set(files));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(
      `The platform is not asked for a fork, because which deployments the base branch declares is not known: the base ${unreadable(error)}`,
      { cause: error },
    );
  }
}

/** `actions/checkout` checks the merge out by itself; another commit would hide what the base branch brings. */
function checkedOut(action: ActionWorld): Merge {
  refuseOtherCheckout(action, 'the result of the merge, ');
  return { source: action.world.source, commit: action.job.sha };
}

/** What a stranger wrote is read as data, and never checked out. */
async function readMerge(pull: Pull, action: ActionWorld): Promise<Merge> {
  const commit = await fetchMerge(pull, action);
  return { source: openCommit(action.git, commit), commit };
}

async function validated(pull: Pull, wanted: Judged, noPreview: NoPreview, action: ActionWorld): Promise<ActionResult> {
  const about = wanted.judge.deployments;
  const outcome = validate(wanted, action.world);
  if (outcome.kind !== 'valid')
    return ended('validate', outcome, {
      noPreview,
      ...(await commentAgain(pull, stateOf(outcome, ''), action, { about })),
    });
  const { problems, files, policies } = outcome;
  const state = { kind: 'validated', reason: noPreview, problems, files, policies } as const;
  return ended('validate', outcome, { noPreview, ...(await commentAgain(pull, state, action, { about })) });
}

async function previewed(pull: Pull, merge: Merge, wanted: Judged, action: ActionWorld): Promise<ActionResult> {
  const { world, inputs } = action;
  const made = await whileAsking(() => previewFiles({ ...wanted, consent: inputs.consent }, world));
  if ('kind' in made) {
    const state = { kind: 'failed', error: made.error, results: [] } as const;
    const about = wanted.judge.deployments;
    return ended('preview', made, await commentAgain(pull, state, action, { about }));
  }
  const base = (): Promise<Base> => baseOfMerge(merge.commit, pull, action);
  const explained = await explainReview(made, { base, fork: pull.fork }, action);
  const outcome = needingConsent(explained.outcome);
  const { isTold, wasStale, ...notes } = await noteReview({ ...made, outcome, pull, merge: merge.commit }, action);
  const notices = [...explained.notices, ...notes.notices];
  if (notes.refusal !== null) notices.push(...(await markChanged(pull, action)));
  // A new attempt for the same commit makes up for a status that said it was stale.
  else if (isTold && (wasStale || action.job.run.attempt > 1)) notices.push(...(await markFresh(pull, action)));
  return ended('preview', outcome, { ...notes, notices });
}

/** What an apply would stop at is said while the pull request is open. */
export const needingConsent = (outcome: Outcome): Outcome =>
  outcome.kind === 'changes' && outcome.guards.length > 0 ? { ...outcome, kind: 'consent' } : outcome;
