import type { NoPreview } from '../../domain/comment.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { ActionWorld } from '../../world/action-world.ts';

/** What a run lacks so that it could ask the platform, or null. */
export function whatIsMissing({ inputs }: ActionWorld): Exclude<NoPreview, 'fork'> | null {
  if (!inputs.hasToken) return 'no-token';
  return inputs.hasAddress ? null : 'no-address';
}

/** Where files that are only validated would mean that nobody applies or checks them. Throws UsageError. */
export function requireConnection(action: ActionWorld): void {
  const missing = whatIsMissing(action);
  if (missing !== null) throw new UsageError(words[missing]);
}

const words = {
  'no-token': 'This run got no API token, so it can neither preview nor apply. Give it as api-token, from a secret.',
  'no-address':
    "This run was not told the platform's address, so it can neither preview nor apply. Give it as base-url.",
} as const;
