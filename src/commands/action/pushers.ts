import type { Uncounted } from '../../domain/consent.ts';
import type { Pull } from '../../domain/event.ts';
import type { BranchMove } from '../../domain/github.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { orUnasked } from './label-now.ts';

/** Ids of the accounts that moved the branch of a pull request, or why nobody can know all of them. */
export async function pushersOf(pull: Pull, { github }: ActionWorld): Promise<ReadonlySet<number> | Uncounted> {
  const moves = await orUnasked(() => github.movesOf(pull.branch));
  return 'kind' in moves ? { code: 'unasked', message: moves.message } : pushersIn(moves, pull);
}

/**
 * Follows the moves of a branch, the newest first, from its commit back to where it was made before the pull request was opened. A gap
 * would hide somebody, and so does an app: those who may run a workflow can push by it.
 */
export function pushersIn(
  moves: readonly BranchMove[],
  { head, openedAt }: Pick<Pull, 'head' | 'openedAt'>,
): ReadonlySet<number> | Uncounted {
  const pushers = new Set<number>();
  let at = head;
  for (const [index, { before, after, by, at: moved }] of moves.entries()) {
    if (after !== at) break;
    if (by?.type !== 'User') return { code: 'app-pushed', by: by?.login ?? null };
    pushers.add(by.id);
    at = before;
    // One that was deleted and made again meanwhile began earlier; and of what happened within one second GitHub tells no order.
    const isOldest = index === moves.length - 1;
    if (/^0+$/.test(before) && (moved < openedAt || (isOldest && moved === openedAt))) return pushers;
  }
  return { code: 'unknown-pusher' };
}
