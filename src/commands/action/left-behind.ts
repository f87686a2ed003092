import type { CommentState } from '../../domain/comment.ts';
import type { Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Settings } from '../../domain/settings.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { Loaded } from '../load.ts';
import type { Previewed } from '../preview.ts';
import type { Said } from './comments.ts';
import { believe, signedIn } from './records.ts';

/**
 * Deployments without a plan that there is something to say of: no file is about them any more, or only an earlier commit had a plan for
 * them, which their comments would go on promising.
 */
export function leftBehind(
  told: readonly string[],
  commentsSay: ReadonlyMap<string | null, Said>,
  made: Previewed & { readonly pull: Pull },
  action: ActionWorld,
): string[] {
  const commented = [...commentsSay].flatMap(([deployment, said]) =>
    deployment !== null && isMeant(deployment, said, made, action) ? [deployment] : [],
  );
  return [...new Set([...droppedIn(made.outcome), ...commented])].filter((deployment) => !told.includes(deployment));
}

/**
 * What became of deployments that a pull request had a plan for, and that the merged files do not name: nothing is sent to them, which
 * their comments would go on promising.
 */
export function leftAtMerge(
  planned: readonly string[],
  commentsSay: ReadonlyMap<string | null, Said>,
  { pull, about }: { readonly pull: Pull; readonly about: Settings['deployments'] },
  action: ActionWorld,
): { readonly deployment: string; readonly state: CommentState }[] {
  return [...commentsSay].flatMap(([deployment, { comment, record, isOwn }]) => {
    if (deployment === null || planned.includes(deployment) || record === null || !isOwn) return [];
    const payload = signedIn(comment, pull, deployment, action);
    // Where nothing names deployments, it may be that of a run with another token.
    if (payload === null && about.size === 0) return [];
    // It had no plan for it, so nothing is missing.
    if (payload?.bundles.length === 0) return [];
    const missing = payload?.bundles.map(({ kind }) => kind) ?? [];
    return [{ deployment, state: { kind: 'refused', refusal: { code: 'bundles', missing, added: [] }, fresh: null } }];
  });
}

const droppedIn = (outcome: Outcome): string[] =>
  ('triangulation' in outcome ? (outcome.triangulation?.dropped ?? []) : []).flatMap(
    ({ deployment }) => deployment ?? [],
  );

/** Whether this run, and not another one with the same config and another token, has its say in a comment. */
function isMeant(
  deployment: string,
  { comment, record, isOwn }: Said,
  { files, outcome, targets, pull }: Previewed & { readonly pull: Pull },
  action: ActionWorld,
): boolean {
  if (files.settings.deployments.has(deployment)) return true;
  if (!isOwn) return false;
  // Files with errors are the same for every token, and nobody knows which deployments they would name.
  if (outcome.kind === 'invalid' && targets.length === 0) return true;
  if (isSaidByFiles(files)) return true;
  if (record === null || !action.world.connections.has(deployment)) return false;
  return !('code' in believe(comment, pull, deployment, action));
}

/** Whether the deployments are the same for every token: only files that name none are about the one that a token sees. */
const isSaidByFiles = ({ bundles, settings }: Loaded): boolean =>
  settings.deployments.size > 0 || bundles.every(({ deployment }) => deployment !== null);
