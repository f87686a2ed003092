import { posix } from 'node:path';
import { configName } from '../domain/settings.ts';
import { usableToken } from '../plan/file/signing.ts';
import type { ReviewRun } from '../review/store/write-comment.ts';
import { ReviewKey } from '../review/store/review-key.ts';
import type { ActionInputs, ActionRuntime } from './action-runtime.ts';
import { configPath } from './files.ts';

/**
 * Distinguishes the reviews of one repository by the path of the config and the selected deployment. Empty for the default config and all deployments.
 */
export function reviewScopeName(inputs: Pick<ActionInputs, 'folder' | 'config' | 'deployment'>): string {
  const path = posix.normalize(configPath(inputs));
  const names = [path === configName ? '' : path, inputs.deployment ?? ''];
  return names.filter((name) => name !== '').join(', ');
}

/** Opens the review of this run. Throws UsageError without a token, and SigningError if a token is too short for signatures. */
export function openReview({ runtime, job, github, inputs, runMessages }: ActionRuntime): ReviewRun {
  const scope = { forge: github.name, repository: job.repository.id, config: reviewScopeName(inputs) };
  // The key depends on all tokens, so that the token of one deployment cannot prove anything about another.
  const secrets = runtime.connections.reviewTokens(inputs.deployment).map((secret) => usableToken(secret, 'record'));
  return {
    forge: github,
    key: new ReviewKey(secrets.join('\n'), scope),
    job,
    summary: inputs.summary,
    planFile: inputs.planFile,
    runMessages,
  };
}
