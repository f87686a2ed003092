import { believe, writeComment, oursOf } from './comments.ts';
import { type Comment, GitHubError, type Pull } from '../domain/github.ts';
import { inParallel, withHint } from '../domain/json.ts';
import { PlatformError, type Preview } from '../domain/preview.ts';
import type { RecordPayload } from '../domain/record.ts';
import type { Settings } from '../domain/settings.ts';
import { firstLine, oursIn } from '../github/publish.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { type ActionResult, ended, previewCheckout } from './result.ts';
import type { Moved } from '../domain/outcome.ts';
import type { Target } from '../apply/check.ts';

/** The number of newest repository comments to read: these mostly include those of open pull requests. */
const recent = 500;

/**
 * Marks every open pull request whose reviewed state is stale, before it is merged. A failure becomes a notice and never changes how the
 * run ends.
 */
export async function markStale(
  { by, targets, settings }: { by: number | null; targets: readonly Target[]; settings: Pick<Settings, 'onStale'> },
  action: ActionRuntime,
): Promise<void> {
  const { github, inputs, job, notes } = action;
  if (!inputs.comment) return;
  const onStale = inputs.onStale ?? settings.onStale;
  try {
    const pulls = await github.openPulls(job.repository.defaultBranch);
    if (pulls.length === 0) return;
    const newest = await github.recentComments(recent);
    const deployments = [...new Set(targets.map((target) => target.deployment.slug))];
    if (newest.length === recent) notes.notices.add(notSeen);
    const now = await inParallel(targets, previewOf);
    for (const { pull, deployment, ours } of findAll(pulls, newest, deployments, action))
      await markOne(pull, ours, { deployment, by, now, onStale }, action);
  } catch (error) {
    if (!(error instanceof GitHubError || error instanceof PlatformError)) throw error;
    notes.notices.add(`Other open pull requests could not be checked: ${withHint(error)}`);
  }
}

type Found = { readonly pull: Pull; readonly deployment: string; readonly ours: Comment };

/** Our comments on these pull requests. */
const findAll = (
  pulls: readonly Pull[],
  newest: readonly Comment[],
  deployments: readonly string[],
  action: ActionRuntime,
): Found[] => {
  const byPull = Map.groupBy(newest, ({ pull }) => pull);
  return pulls.flatMap((pull) => {
    const all = oursIn(byPull.get(pull.number) ?? [], oursOf(action));
    return deployments.flatMap((deployment) => {
      const [ours] = all.get(deployment) ?? [];
      return ours === undefined ? [] : [{ pull, deployment, ours: ours.comment }];
    });
  });
};

const notSeen = `Only pull requests with one of the newest ${String(recent)} comments were checked for being stale. A merge is checked against the platform in any case.`;

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

async function markOne(
  pull: Pull,
  ours: Comment,
  { deployment, by, now, onStale }: Facts,
  action: ActionRuntime,
): Promise<void> {
  const payload = believe(ours, pull, deployment, action);
  if ('code' in payload || payload.pull !== pull.number || payload.head !== pull.head) return;
  const moved = movedSince(payload, now);
  if (moved.length === 0) return;
  const state = { kind: 'stale', moved, by, onStale } as const;
  // The comment keeps the run of its record, so that the next preview of the same commit may replace it.
  const kept = { record: firstLine(ours), mode: 'quiet', whileOpen: true, onto: ours } as const;
  const fate = await writeComment({ pull, deployment, state, ...kept }, action);
  // A preview that ended meanwhile is at least as fresh as this check.
  if (fate === 'overtaken') return;
  const who =
    by === null ? 'The platform changed since the review.' : `Pull request #${String(by)} changed the platform.`;
  await setStatus(pull, 'failure', `${who} ${again}`, action);
}

const again = 'Re-run the preview.';

/** Sets our commit status to success. */
export const markFresh = (pull: Pull, action: ActionRuntime): Promise<void> =>
  setStatus(pull, 'success', 'The preview is up to date.', action);

/** Sets it to failure: the plan is not the recorded one. */
export const markChanged = (pull: Pull, action: ActionRuntime): Promise<void> =>
  setStatus(pull, 'failure', `The plan changed since the review. ${again}`, action);

/** Name of our commit status. */
const statusContext = 'ifmatch / fresh';

/** A refusal by GitHub becomes a notice: comments may still be written. */
async function setStatus(
  { head }: Pull,
  state: 'success' | 'failure',
  description: string,
  { github, job, notes }: ActionRuntime,
): Promise<void> {
  try {
    await github.setStatus(head, { context: statusContext, state, description, url: job.run.url });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    notes.notices.add(`The commit status "${statusContext}" could not be set. ${error.hint ?? error.message}`);
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
  const { outcome, targets, files } = await previewCheckout(action.job.repository.defaultBranch, action);
  if (targets.length > 0) await markStale({ by: null, targets, settings: files.settings }, action);
  return ended('preview', outcome);
}
