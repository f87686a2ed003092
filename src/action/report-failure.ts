import { randomUUID } from 'node:crypto';
import { withHint } from '../domain/with-hint.ts';
import { formatOutputs } from '../github/outputs.ts';
import { workflowCommand } from '../render/escape/workflow-command.ts';
import type { ProcessParts } from '../world.ts';
import { append } from './append.ts';

/** Tells of an end without a result. */
export function reportFailure(error: Error, { env, streams }: ProcessParts): number {
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : null;
  const message = withHint({ message: error.message, hint });
  streams.out.write(`${workflowCommand({ command: 'error', properties: {}, message })}\n`);
  append(
    env['GITHUB_OUTPUT'],
    formatOutputs({ outcome: 'failed', 'failure-reason': message }, `ifmatch-${randomUUID()}`),
  );
  return 1;
}
