import { type CommentState, type NoPreview, stateOf } from '../../domain/comment.ts';
import type { Event, Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { settingsDigest } from '../../record/settings-digest.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { type Previewed, previewFiles } from '../preview.ts';
import { findDeployment } from '../targets.ts';
import { validate } from '../validate.ts';
import { comment } from './comments.ts';
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
  const { world, inputs } = action;
  const noPreview = whyNoPreview(pull, hardened, action);
  const merge = hardened ? fetchMerge(pull, action) : checkedOut(action);
  const wanted = await wantedFrom(merge.source, pull.base.sha, action);
  if (noPreview !== null) return ended('validate', validate(wanted, world), { noPreview });
  const previewed = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  const outcome = needingConsent(previewed.outcome);
  const notes = await noteAll(pull, merge, { ...previewed, outcome }, action);
  // A new attempt for the same commit makes up for a status that said it was stale.
  if (action.job.run.attempt > 1) await markFresh(pull, action);
  return ended('preview', outcome, notes);
}

function whyNoPreview(pull: Pull, hardened: boolean, { world, inputs }: ActionWorld): NoPreview | null {
  if (pull.fork && !hardened) return 'fork';
  if (!world.connections.has(inputs.deployment)) return 'no-token';
  return inputs.hasAddress ? null : 'no-address';
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

/** The merge as git's objects: what a stranger wrote is read as data, and never checked out. */
function fetchMerge(pull: Pull, { git, job, inputs }: ActionWorld): Merge {
  git.fetch(`refs/pull/${String(pull.number)}/merge`, { server: job.server, token: inputs.githubToken });
  const commit = git.commit('FETCH_HEAD');
  if (commit === null || !git.parents(commit).includes(pull.head)) {
    throw new UsageError(
      `GitHub has no merge of commit ${pull.head} yet, or it conflicts with the base branch. Resolve the conflict, or run this job again.`,
    );
  }
  return { source: openCommit(git, commit), commit };
}

/** What an apply would stop at is said while the pull request is open. */
const needingConsent = (outcome: Outcome): Outcome =>
  outcome.kind === 'changes' && outcome.guards.length > 0 ? { ...outcome, kind: 'consent' } : outcome;

async function noteAll(
  pull: Pull,
  merge: Merge,
  { outcome, files, targets }: Previewed,
  action: ActionWorld,
): Promise<Partial<ActionResult>> {
  const plan = 'plan' in outcome ? outcome.plan : null;
  const settings = settingsDigest(files.settings);
  const records: string[] = [];
  const comments: string[] = [];
  const notices: string[] = [];
  for (const deployment of await deploymentsOf(plan, targets, action)) {
    const state = stateFor(outcome, deployment.slug);
    const record =
      plan === null || state.kind === 'invalid'
        ? null
        : sign(plan, { deployment, pull, merge: merge.commit, settings }, action);
    if (record !== null) records.push(record);
    const mode = state.kind === 'no-changes' ? 'quiet' : 'always';
    const { url, notices: said } = await comment(
      { pull, deployment: deployment.slug, state, record, mode, whileOpen: true },
      action,
    );
    if (url !== null) comments.push(url);
    notices.push(...said);
  }
  return { records, comments, notices };
}

function stateFor(outcome: Outcome, deployment: string): CommentState {
  if (outcome.kind === 'valid') throw new Error('a preview does not end with valid files only');
  return stateOf(outcome, deployment);
}

/** The deployments of a run; where the files have errors, at least the one that the token sees, so that they are told. */
async function deploymentsOf(plan: Plan | null, targets: Previewed['targets'], { world, inputs }: ActionWorld) {
  const found =
    plan === null ? targets.map(({ deployment }) => deployment) : plan.bundles.map(({ deployment }) => deployment);
  const bySlug = new Map(found.map((deployment) => [deployment.slug, deployment]));
  if (bySlug.size > 0) return [...bySlug.values()];
  const { deployment } = await findDeployment(inputs.deployment, { deployments: new Map() }, world);
  return [deployment];
}

async function markFresh({ head }: Pull, { github, job }: ActionWorld): Promise<void> {
  await github.setStatus(head, {
    context: statusContext,
    state: 'success',
    description: 'The preview is fresh.',
    url: job.run.url,
  });
}

/** Name of our line beside a commit. */
export const statusContext = 'ifmatch / fresh';
