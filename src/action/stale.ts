import { comment } from './comments.ts';
import { believe, oursOf } from './records.ts';
import { wantedFrom } from './deployments.ts';
import { previewFiles } from '../commands/preview.ts';
import type { Target } from '../commands/targets.ts';
import { type Comment, GitHubError, type Moved, type Pull } from '../domain/github.ts';
import { inParallel, withHint } from '../domain/json.ts';
import { PlatformError, type Preview } from '../domain/preview.ts';
import type { RecordPayload } from '../domain/record.ts';
import type { Settings } from '../domain/settings.ts';
import { findOurs } from '../github/publish.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { type ActionResult, ended, requireConnection } from './result.ts';

/** The number of newest repository comments to read: these mostly include those of open pull requests. */
const recent = 500;

/** In a busy repository they may not: then up to this many pull requests are requested one by one, oldest first. */
const mostAsked = 50;

/** The open pull requests to the default branch, and the newest comments, if any; null if comments are off. */
export async function lookForPulls({ github, job, inputs }: ActionRuntime): Promise<Looked | null> {
  if (!inputs.comment) return null;
  const pulls = await github.openPulls(job.repository.defaultBranch);
  return { pulls, newest: pulls.length === 0 ? [] : await github.recentComments(recent) };
}

type Looked = { readonly pulls: readonly Pull[]; readonly newest: readonly Comment[] };

/**
 * Marks every open pull request whose reviewed state is stale, before it is merged. Returns a notice for each failure; a failure
 * never changes how the run ends.
 */
export async function markStale(
  { by, targets, settings }: { by: number | null; targets: readonly Target[]; settings: Pick<Settings, 'onStale'> },
  action: ActionRuntime,
  looking = lookForPulls(action),
): Promise<string[]> {
  const notices: string[] = [];
  const onStale = action.inputs.onStale ?? settings.onStale;
  let refused: string | null = null;
  try {
    const looked = await looking;
    if (looked === null || looked.pulls.length === 0) return [];
    const deployments = [...new Set(targets.map((target) => target.deployment.slug))];
    const { found, unseen } = await findAll(looked, deployments, action);
    if (unseen > 0) notices.push(notSeen(unseen));
    const now = await inParallel(targets, previewOf);
    for (const { pull, deployment, ours } of found) {
      const marked = await markOne(pull, ours, { deployment, by, now, onStale }, action);
      notices.push(...marked.notices);
      refused ??= marked.refused;
    }
    return refused === null ? notices : [...notices, refused];
  } catch (error) {
    if (!(error instanceof GitHubError || error instanceof PlatformError)) throw error;
    return [...notices, `Other open pull requests could not be checked: ${withHint(error)}`];
  }
}

type Found = { readonly pull: Pull; readonly deployment: string; readonly ours: Comment };

/** Our comments on these pull requests, and for how many that is unknown. */
async function findAll(
  { pulls, newest }: Looked,
  deployments: readonly string[],
  action: ActionRuntime,
): Promise<{ found: Found[]; unseen: number }> {
  const byPull = Map.groupBy(newest, ({ pull }) => pull);
  const oursIn = (pull: Pull, comments: readonly Comment[]): Found[] =>
    deployments.flatMap((deployment) => {
      const ours = findOurs(comments, oursOf(deployment, action));
      return ours === null ? [] : [{ pull, deployment, ours }];
    });
  const found: Found[] = [];
  let asked = 0;
  for (const pull of pulls) {
    const seen = oursIn(pull, byPull.get(pull.number) ?? []);
    const isAll = newest.length < recent || seen.length === deployments.length;
    if (!isAll) asked += 1;
    found.push(...(isAll || asked > mostAsked ? seen : oursIn(pull, await action.github.comments(pull.number))));
  }
  return { found, unseen: Math.max(0, asked - mostAsked) };
}

const notSeen = (count: number): string =>
  `Whether ${count === 1 ? '1 more open pull request is' : `${String(count)} more open pull requests are`} stale was not checked: this repository has too many comments. A merge is checked against the platform in any case.`;

type Facts = {
  readonly deployment: string;
  readonly by: number | null;
  readonly now: readonly Previewed[];
  readonly onStale: Settings['onStale'];
};

type Previewed = { readonly target: Target; readonly preview: Preview };

const previewOf = async (target: Target): Promise<Previewed> => ({
  target,
  preview: await target.platform.dryRun(target.deployment, target.bundle),
});

/** The result for a pull request, and why its commit could not be marked; null if it was. */
type Marked = { readonly notices: readonly string[]; readonly refused: string | null };

const untouched: Marked = { notices: [], refused: null };

async function markOne(
  pull: Pull,
  ours: Comment,
  { deployment, by, now, onStale }: Facts,
  action: ActionRuntime,
): Promise<Marked> {
  const payload = believe(ours, pull, deployment, action);
  if ('code' in payload || payload.pull !== pull.number || payload.head !== pull.head) return untouched;
  const moved = movedSince(payload, now);
  if (moved.length === 0) return untouched;
  const record = ours.body.split('\n', 1)[0] ?? null;
  // The comment keeps the run of its record, so that the next preview of the same commit may replace it.
  const { notices, fate } = await comment(
    {
      pull,
      deployment,
      state: { kind: 'stale', moved, by, onStale },
      record,
      mode: 'quiet',
      whileOpen: true,
      onto: ours,
    },
    action,
  );
  // A preview that ended meanwhile is at least as fresh as this check.
  return { notices, refused: fate === 'overtaken' ? null : await markRed(pull, by, action) };
}

/** Returns a refusal: comments may still be written. */
async function markRed(pull: Pull, by: number | null, action: ActionRuntime): Promise<string | null> {
  const who =
    by === null ? 'The platform changed since the review.' : `Pull request #${String(by)} changed the platform.`;
  const error = await setStatus(pull, { state: 'failure', description: `${who} ${again}` }, action);
  return error && `Stale pull requests are marked in their comments only: ${withHint(error)}`;
}

const again = 'Re-run the preview.';

/** Sets our commit status to success. Returns a notice if the job lacks permission. */
export async function markFresh(pull: Pull, action: ActionRuntime): Promise<string[]> {
  const error = await setStatus(pull, { state: 'success', description: 'The preview is up to date.' }, action);
  return error === null ? [] : [`The commit status "${statusContext}" may still be red: ${withHint(error)}`];
}

/** Sets it to failure: the plan is not the recorded one. */
export async function markChanged(pull: Pull, action: ActionRuntime): Promise<string[]> {
  const description = `The plan changed since the review. ${again}`;
  const error = await setStatus(pull, { state: 'failure', description }, action);
  return error === null ? [] : [`The commit status "${statusContext}" could not be set: ${withHint(error)}`];
}

/** Name of our commit status. */
const statusContext = 'ifmatch / fresh';

type Status = { readonly state: 'success' | 'failure'; readonly description: string };

async function setStatus({ head }: Pull, status: Status, { github, job }: ActionRuntime): Promise<GitHubError | null> {
  try {
    await github.setStatus(head, { context: statusContext, ...status, url: job.run.url });
    return null;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return error;
  }
}

function movedSince(payload: RecordPayload, now: Facts['now']): Moved[] {
  return payload.bundles.flatMap((reviewed) => {
    const asked = now.find(
      ({ target }) => target.bundle.kind === reviewed.kind && target.deployment.id === payload.deployment.id,
    );
    // After a rejection it may be empty, so the state is unknown.
    const stateVersion = asked?.preview.stateVersion ?? '';
    if (stateVersion === '' || stateVersion === reviewed.stateVersion) return [];
    const { deployment } = payload;
    return [
      {
        deployment,
        kind: reviewed.kind,
        reviewed: { ...reviewed, changes: null },
        now: { stateVersion, changes: null },
      },
    ];
  });
}

/** Checks the platform for drift from the default branch, and marks stale open pull requests. */
export async function watch(action: ActionRuntime): Promise<ActionResult> {
  const { runtime, job, inputs } = action;
  requireConnection(action);
  const wanted = await wantedFrom(runtime.source, job.repository.defaultBranch, action);
  const { outcome, targets, files } = await previewFiles({ ...wanted, approval: inputs.approval }, runtime);
  const notices = targets.length > 0 ? await markStale({ by: null, targets, settings: files.settings }, action) : [];
  return ended('preview', outcome, { notices });
}
