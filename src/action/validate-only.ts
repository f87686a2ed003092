import { validate } from '../commands/validate/validate.ts';
import type { NoPreview } from '../domain/review.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { filesOfCheckout } from './files.ts';
import { type ActionResult, actionResult } from './result.ts';

/** Validates the files of the checkout without the platform, under the settings of a branch. `noPreview`: why they are not previewed. */
export async function validateOnly(
  action: ActionRuntime,
  branch: string,
  noPreview: NoPreview | null = null,
): Promise<ActionResult> {
  const selection = await filesOfCheckout(action, branch);
  return actionResult('validate', await validate(selection, action.runtime), { noPreview });
}
