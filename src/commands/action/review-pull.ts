import { type CommentState, type NoPreview, stateOf } from '../../domain/comment.ts';
import type { Event, Pull } from '../../domain/event.ts';
import { GitHubError } from '../../domain/github.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { settingsDigest } from '../../record/settings-digest.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { Wanted } from '../load.ts';
import { type Previewed, previewFiles } from '../preview.ts';
import { validate } from '../validate.ts';
import { comment, commentAgain } from './comments.ts';
import { whatIsMissing } from './connected.ts';
import { deploymentsIn, slugsIn } from './deployments.ts';
import { whileAsking } from './failed.ts';
import { fetchMerge } from './fetch-merge.ts';
import { sign } from './records.ts';
import { type ActionResult, ended } from './result.ts';
import { wantedFrom } from './wanted.ts';

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
  const wanted = await wantedFrom(merge.source, pull.base.ref, action);
  if (noPreview !== null) return validated(pull, wanted, noPreview, action);
  const result = await previewed(pull, merge, wanted, action);
  // A new attempt for the same commit makes up for a status that said it was stale.
  return isRerun ? { ...result, notices: [...result.notices, ...(await markFresh(pull, action))] } : result;
}

function whyNoPreview(pull: Pull, hardened: boolean, action: ActionWorld): NoPreview | null {
  return pull.fork && !hardened ? 'fork' : whatIsMissing(action);
}

/** `actions/checkout` checks the merge out by itself; another commit would hide what the base branch brings. */
function checkedOut({ world, git, job }: ActionWorld): Merge {
  const head = git.commit('HEAD');
  if (head !== null && head !== job.sha) {
    throw new UsageError(
      `The checkout is at ${head}, and not at the result of the merge, ${job.sha}. Remove "ref:" from actions/checkout.`,
    );
  }
  return { source: world.source, commit: job.sha };
}

/** What a stranger wrote is read as data, and never checked out. */
async function readMerge(pull: Pull, action: ActionWorld): Promise<Merge> {
  const commit = await fetchMerge(pull, action);
  return { source: openCommit(action.git, commit), commit };
}

async function validated(pull: Pull, wanted: Wanted, noPreview: NoPreview, action: ActionWorld): Promise<ActionResult> {
  const outcome = validate(wanted, action.world);
  if (outcome.kind !== 'valid') return ended('validate', outcome, { noPreview });
  const { problems, files, policies } = outcome;
  const state = { kind: 'validated', reason: noPreview, problems, files, policies } as const;
  return ended('validate', outcome, { noPreview, ...(await commentAgain(pull, state, action)) });
}

async function previewed(pull: Pull, merge: Merge, wanted: Wanted, action: ActionWorld): Promise<ActionResult> {
  const { world, inputs } = action;
  const made = await whileAsking(() => previewFiles({ ...wanted, consent: inputs.consent }, world));
  if ('kind' in made) {
    const state = { kind: 'failed', error: made.error, results: [] } as const;
    return ended('preview', made, await commentAgain(pull, state, action));
  }
  const outcome = needingConsent(made.outcome);
  return ended('preview', outcome, await noteAll(pull, merge, { ...made, outcome }, action));
}

/** What an apply would stop at is said while the pull request is open. */
export const needingConsent = (outcome: Outcome): Outcome =>
  outcome.kind === 'changes' && outcome.guards.length > 0 ? { ...outcome, kind: 'consent' } : outcome;

type Notes = Pick<ActionResult, 'records' | 'comments' | 'notices'>;

async function noteAll(pull: Pull, merge: Merge, made: Previewed, action: ActionWorld): Promise<Notes> {
  const { outcome, files } = made;
  const plan = 'plan' in outcome ? outcome.plan : null;
  const records = plan === null ? new Map<string, string>() : signAll(pull, merge, plan, files.settings, action);
  const comments: string[] = [];
  const notices: string[] = [];
  for (const deployment of plan === null ? await slugsIn(made, action) : records.keys()) {
    const state = stateFor(outcome, deployment);
    const mode = state.kind === 'no-changes' ? 'quiet' : 'always';
    const record = records.get(deployment) ?? null;
    const noted = await comment({ pull, deployment, state, record, mode, whileOpen: true }, action);
    if (noted.url !== null) comments.push(noted.url);
    notices.push(...noted.notices);
  }
  return { records: [...records.values()], comments, notices };
}

/** The records of a plan, by the slugs of its deployments. */
function signAll(
  pull: Pull,
  merge: Merge,
  plan: Plan,
  settings: Parameters<typeof settingsDigest>[0],
  action: ActionWorld,
): Map<string, string> {
  const of = { pull, merge: merge.commit, settings: settingsDigest(settings) };
  return new Map(deploymentsIn(plan).map((deployment) => [deployment.slug, sign(plan, { ...of, deployment }, action)]));
}

function stateFor(outcome: Outcome, deployment: string): CommentState {
  if (outcome.kind === 'valid') throw new Error('a preview does not end with valid files only');
  return stateOf(outcome, deployment);
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
    return [
      `The line "${statusContext}" beside the commit may still be red: ${error.message} ${error.hint ?? ''}`.trim(),
    ];
  }
}

/** Name of our line beside a commit. */
export const statusContext = 'ifmatch / fresh';
