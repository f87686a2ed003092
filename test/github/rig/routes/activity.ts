import type { Move } from '../moves.ts';
import { accountOf, type Answer, type Call, page, type Site } from '../site.ts';

/** `repos/list-activities`, the newest first. GitHub's pages of it are named by cursors, which the rig does not know. */
export async function listActivities(call: Call, site: Site): Promise<Answer> {
  const ref = call.query.get('ref');
  const named = site.pulls.moves.all.filter(
    (move) => ref === null || move.ref === ref || move.ref === `refs/heads/${ref}`,
  );
  const answer = page(await Promise.all(named.toReversed().map((move) => describe(move, site))), call, site);
  return { ...answer, headers: {} };
}

const describe = async ({ id, ref, before, after, type, by, at }: Move, site: Site) => ({
  id,
  node_id: Buffer.from(`PSH${String(id)}`).toString('base64'),
  before,
  after,
  ref,
  timestamp: at,
  activity_type: type,
  actor: by === null ? null : await accountOf(by, site),
});
