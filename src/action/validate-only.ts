import { validate } from '../commands/validate/validate.ts';
import type { NoPreview } from '../domain/review.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { selectCheckout } from './files.ts';
import { type ActionResult, ended } from './result.ts';

/** Validates the files of the checkout without a platform, under the settings of a branch. */
export async function validateOnly(
  action: ActionRuntime,
  branch: string,
  noPreview: NoPreview | null = null,
): Promise<ActionResult> {
  const selection = await selectCheckout(action, branch);
  return ended('validate', await validate(selection, action.runtime), { noPreview });
}
