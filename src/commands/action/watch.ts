import type { ActionWorld } from '../../world/action-world.ts';
import { previewFiles } from '../preview.ts';
import { requireConnection } from './require-connection.ts';
import { markStale } from './mark-stale.ts';
import { type ActionResult, ended } from './result.ts';
import { wantedFrom } from './wanted.ts';

/** Says whether the platform still is what the default branch declares, and marks open pull requests that are stale. */
export async function watch(action: ActionWorld): Promise<ActionResult> {
  const { world, job, inputs } = action;
  requireConnection(action);
  const wanted = await wantedFrom(world.source, job.repository.defaultBranch, action);
  const { outcome, targets, files } = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  const notices = targets.length > 0 ? await markStale({ by: null, targets, settings: files.settings }, action) : [];
  return ended('preview', outcome, { notices });
}
