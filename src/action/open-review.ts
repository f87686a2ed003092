import { posix } from 'node:path';
import { configName } from '../domain/settings.ts';
import { usableToken } from '../plan/file/signing.ts';
import type { ReviewRun } from '../review/store/write-comment.ts';
import { ReviewKey } from '../review/store/review-key.ts';
import type { ActionInputs, ActionRuntime } from './action-runtime.ts';
import { configPath } from './files.ts';

/** What distinguishes the reviews of one repository: the path of the config and the deployment of a job for only one; empty for the default config and all deployments. */
export function reviewScopeName(inputs: Pick<ActionInputs, 'folder' | 'config' | 'deployment'>): string {
  const path = posix.normalize(configPath(inputs));
  const names = [path === configName ? '' : path, inputs.deployment ?? ''];
  return names.filter((name) => name !== '').join(', ');
}

/** The review of this run. Throws UsageError without a token, SigningError when it is too short to prove anything. */
export function openReview({ runtime, job, github, inputs, notes }: ActionRuntime): ReviewRun {
  const scope = { forge: github.name, repository: job.repository.id, config: reviewScopeName(inputs) };
  // Of all tokens, so that whoever has the token of one deployment proves nothing about another.
  const secrets = runtime.connections.reviewTokens(inputs.deployment).map((secret) => usableToken(secret, 'record'));
  return {
    forge: github,
    key: new ReviewKey(secrets.join('\n'), scope),
    job,
    summary: inputs.summary,
    planFile: inputs.planFile,
    notes,
  };
}
