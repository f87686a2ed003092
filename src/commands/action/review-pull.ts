import { posix } from 'node:path';
import { type CommentState, type NoPreview, stateOf } from '../../domain/comment.ts';
import type { Event, Pull } from '../../domain/event.ts';
import { GitHubError } from '../../domain/github.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { defaultSettings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { withHint } from '../../domain/with-hint.ts';
import { loadFiles } from '../../files/load.ts';
import { isLiveDanger } from '../../render/triangulation/live.ts';
import { shownIn } from '../../render/triangulation/shown-in.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { type Previewed, previewFiles } from '../preview.ts';
import { validate } from '../validate.ts';
import { type Base, baseIn, baseOfMerge, fetchMissing, unreadable } from './base-commit.ts';
import { type Note, comment, commentAgain, commentsOf, recordsIn } from './comments.ts';
import { whatIsMissing } from './require-connection.ts';
import { slugsIn, whoIsWrong } from './deployments.ts';
import { leftBehind } from './left-behind.ts';
import { explainReview } from './explain-review.ts';
import { whileAsking } from './while-asking.ts';
import { fetchMerge } from './fetch-merge.ts';
import { refuseOtherCheckout } from './refuse-other-checkout.ts';
import { type ActionResult, ended } from './result.ts';
import { reviewedState, signAll } from './sign-all.ts';
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
  const { result, isTold } = await previewed(pull, merge, { ...wanted, ...managed }, action);
  // A new attempt for the same commit makes up for a status that said it was stale.
  if (!isRerun || !isTold) return result;
  return { ...result, notices: [...result.notices, ...(await markFresh(pull, action))] };
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

/** How a preview ended, and whether each comment that there should be shows its plan. */
type Reviewed = { readonly result: ActionResult; readonly isTold: boolean };

async function previewed(pull: Pull, merge: Merge, wanted: Judged, action: ActionWorld): Promise<Reviewed> {
  const { world, inputs } = action;
  const made = await whileAsking(() => previewFiles({ ...wanted, consent: inputs.consent }, world));
  if ('kind' in made) {
    const state = { kind: 'failed', error: made.error, results: [] } as const;
    const about = wanted.judge.deployments;
    return { result: ended('preview', made, await commentAgain(pull, state, action, { about })), isTold: false };
  }
  const base = (): Promise<Base> => baseOfMerge(merge.commit, pull, action);
  const explained = await explainReview(made, { base, fork: pull.fork }, action);
  const outcome = needingConsent(explained.outcome);
  const { isTold, ...notes } = await noteAll(pull, merge, { ...made, outcome }, action);
  const notices = [...explained.notices, ...notes.notices];
  return { result: ended('preview', outcome, { ...notes, notices }), isTold };
}

/** What an apply would stop at is said while the pull request is open. */
export const needingConsent = (outcome: Outcome): Outcome =>
  outcome.kind === 'changes' && outcome.guards.length > 0 ? { ...outcome, kind: 'consent' } : outcome;

type Notes = Pick<ActionResult, 'records' | 'comments' | 'notices'> & Pick<Reviewed, 'isTold'>;

async function noteAll(pull: Pull, merge: Merge, made: Previewed, action: ActionWorld): Promise<Notes> {
  const { outcome } = made;
  const plan = 'plan' in outcome ? outcome.plan : null;
  const reviewed = { ...made, pull, merge: merge.commit };
  const records = plan === null ? new Map<string, string>() : signAll({ ...reviewed, plan }, action);
  const told = plan === null ? await slugsIn(made, action) : [...records.keys()];
  const { notice, notes } = await saidOf(told, { ...made, pull }, action);
  const comments: string[] = [];
  const notices = notice === null ? [] : [notice];
  let isTold = plan !== null && notice === null;
  for (const { deployment, ...says } of notes) {
    const record = records.get(deployment ?? '') ?? null;
    const noted = await comment({ pull, deployment, ...says, record, whileOpen: true }, action);
    if (noted.url !== null) comments.push(noted.url);
    notices.push(...noted.notices);
    isTold &&= noted.fate === 'told';
  }
  // Where no comments can be read, that is so for each.
  return { records: [...records.values()], comments, notices: [...new Set(notices)], isTold };
}

type Says = {
  readonly notes: readonly Pick<Note, 'deployment' | 'state' | 'mode'>[];
  /** Why it is not known which other comments there are. */
  readonly notice: string | null;
};

/** What the comments of these deployments say, those of others that the run has a say in, and the one about all. */
async function saidOf(
  told: readonly string[],
  made: Previewed & { readonly pull: Pull },
  action: ActionWorld,
): Promise<Says> {
  const { outcome } = made;
  const wrong = outcome.kind === 'invalid' ? whoIsWrong(told, made, action) : null;
  const { comments, notice } = await commentsOf(made.pull, action);
  const commentsSay = recordsIn(comments, action);
  const left = leftBehind(told, commentsSay, made, action);
  const each = [...told, ...left].map((deployment) => {
    const state = reviewedState(outcome, deployment);
    const isNews = wrong === null ? !isQuiet(state, deployment) : wrong.has(deployment);
    return { deployment, state, mode: isNews ? 'always' : 'quiet' } as const;
  });
  const isNews = wrong?.has(null) === true;
  if (!isNews && !commentsSay.has(null)) return { notes: each, notice };
  const all = { deployment: null, state: stateOfAll(outcome), mode: isNews ? 'always' : 'quiet' } as const;
  return { notes: [...each, all], notice };
}

/** What the comment about all deployments says once each of them has one of its own. */
const stateOfAll = (outcome: Outcome): CommentState =>
  outcome.kind === 'invalid' ? reviewedState(outcome, '') : { kind: 'superseded', by: { what: 'deployments' } };

/** That nothing changes needs no comment, unless something was loosened before anybody reviewed it, or is looked after by nobody from now on. */
function isQuiet(state: CommentState, deployment: string): boolean {
  if (state.kind !== 'no-changes') return false;
  const shown = shownIn(state.triangulation ?? null, deployment);
  return !isLiveDanger(shown) && (shown?.dropped ?? []).length === 0;
}

/** Answers a sentence where the job may not say so. */
async function markFresh({ head }: Pull, { github, job }: ActionWorld): Promise<string[]> {
  const status = {
    context: statusContext,
    state: 'success',
    description: 'The preview is fresh.',
    url: job.run.url,
  } as const;
  try {
    await github.setStatus(head, status);
    return [];
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [`The line "${statusContext}" beside the commit may still be red: ${withHint(error)}`];
  }
}

/** Name of our line beside a commit. */
export const statusContext = 'ifmatch / fresh';
