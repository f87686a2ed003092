import type { Target } from '../apply/check.ts';
import type { Previewed } from '../commands/preview.ts';
import { isSameBundle } from '../domain/bundle.ts';
import { ForgeError, withHint, PlatformError } from '../domain/errors.ts';
import type { Pull } from '../domain/github.ts';
import { inParallel } from '../util/parallel.ts';
import type { Moved } from '../domain/outcome.ts';
import type { Preview } from '../domain/preview.ts';
import type { RecordPayload } from '../domain/record.ts';
import type { Settings } from '../domain/settings.ts';
import { firstLine, type Marked, oursIn } from '../github/publish.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { oursOf, signedIn, writeComment } from './comments.ts';
import { type ActionResult, ended, previewCheckout } from './result.ts';

/** The number of newest repository comments to read: these mostly include those of open pull requests. */
const recent = 500;

/**
 * Marks every open pull request whose reviewed state is stale, before it is merged. `by`: the pull request that changed the platform. A
 * failure becomes a notice and never changes how the run ends.
 */
export async function markStale(
  by: number | null,
  { targets, files }: Pick<Previewed, 'targets' | 'files'>,
  action: ActionRuntime,
): Promise<void> {
  const { github, inputs, job, notes } = action;
  if (!inputs.comment || targets.length === 0) return;
  const onStale = inputs.onStale ?? files.settings.onStale;
  try {
    const pulls = await github.openPulls(job.repository.defaultBranch);
    if (pulls.length === 0) return;
    const newest = await github.recentComments(recent);
    if (newest.length === recent) notes.notices.add(notSeen);
    const byPull = Map.groupBy(newest, ({ pull }) => pull);
    const now = await inParallel(targets, stateOf);
    for (const pull of pulls)
      for (const [deployment, [ours]] of oursIn(byPull.get(pull.number) ?? [], oursOf(action)))
        await markOne(ours, { pull, deployment, by, now, onStale }, action);
  } catch (error) {
    if (!(error instanceof ForgeError || error instanceof PlatformError)) throw error;
    notes.notices.add(`Other open pull requests could not be checked: ${withHint(error)}`);
  }
}

const notSeen = `Only pull requests with one of the newest ${String(recent)} comments were checked for being stale. A merge is checked against the platform in any case.`;

type State = Pick<Moved, 'deployment' | 'kind'> & Pick<Preview, 'stateVersion'>;

async function stateOf({ platform, deployment, bundle }: Target): Promise<State> {
  const { stateVersion } = await platform.dryRun(deployment, bundle);
  return { deployment, kind: bundle.kind, stateVersion };
}

type Facts = {
  readonly pull: Pull;
  readonly deployment: string | null;
  readonly by: number | null;
  readonly now: readonly State[];
  readonly onStale: Settings['onStale'];
};

async function markOne(
  ours: Marked | undefined,
  { pull, deployment, by, now, onStale }: Facts,
  action: ActionRuntime,
): Promise<void> {
  if (ours === undefined || deployment === null) return;
  const payload = signedIn(ours, pull, deployment, action);
  if (payload?.pull !== pull.number || payload.head !== pull.head) return;
  const moved = movedSince(payload, now);
  if (moved.length === 0) return;
  const state = { kind: 'stale', moved, by, onStale } as const;
  // The comment keeps the run of its record, so that the next preview of the same commit may replace it.
  const kept = { record: firstLine(ours.comment), mode: 'quiet', whileOpen: true, onto: ours.comment } as const;
  const fate = await writeComment({ pull, deployment, state, ...kept }, action);
  // A preview that ended meanwhile is at least as fresh as this check.
  if (fate === 'overtaken') return;
  const who =
    by === null ? 'The platform changed since the review.' : `Pull request #${String(by)} changed the platform.`;
  await setFresh(pull, who, action);
}

const movedSince = ({ deployment, bundles }: RecordPayload, now: readonly State[]): Moved[] =>
  bundles.flatMap(({ kind, ...reviewed }) => {
    const stateVersion = now.find((one) => isSameBundle(one, { kind, deployment }))?.stateVersion ?? '';
    // After a rejection it may be empty, so the state is unknown.
    if (stateVersion === '' || stateVersion === reviewed.stateVersion) return [];
    return [{ deployment, kind, reviewed: { ...reviewed, changes: null }, now: { stateVersion, changes: null } }];
  });

/** Name of our commit status. */
const context = 'ifmatch / fresh';

/** Sets our commit status: to failure for a reason, or to success. A refusal by GitHub becomes a notice: comments may still be written. */
export async function setFresh(
  { head }: Pull,
  reason: string | null,
  { github, job, notes }: ActionRuntime,
): Promise<void> {
  const status =
    reason === null
      ? ({ state: 'success', description: 'The preview is up to date.' } as const)
      : ({ state: 'failure', description: `${reason} Re-run the preview.` } as const);
  try {
    await github.setStatus(head, { context, ...status, url: job.run.url });
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    notes.notices.add(`The commit status "${context}" could not be set. ${error.hint ?? error.message}`);
  }
}

/** Checks the platform for drift from the default branch, and marks stale open pull requests. */
export async function watch(action: ActionRuntime): Promise<ActionResult> {
  const previewed = await previewCheckout(action.job.repository.defaultBranch, action);
  await markStale(null, previewed, action);
  return ended('preview', previewed.outcome);
}
