import type { ActionWorld } from '../../world/action-world.ts';
import { validate } from '../validate.ts';
import { type ActionResult, ended } from './result.ts';
import { wantedFrom } from './wanted.ts';

/** Checks the files of the checkout, and asks no platform. */
export async function validateOnly(action: ActionWorld): Promise<ActionResult> {
  const wanted = await wantedFrom(action.world.source, action.job.repository.defaultBranch, action);
  return ended('validate', validate(wanted, action.world));
}
