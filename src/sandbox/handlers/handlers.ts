import type { Handlers } from './call.ts';
import { deploymentHandlers } from './deployments.ts';
import { detectionHandlers } from './detection-policy.ts';
import { remediationHandlers } from './remediation-policies.ts';
import { vocabularyHandlers } from './vocabulary.ts';

/** One handler an operation: the compiler finds the one that is missing. */
export const handlers: Handlers = {
  ...deploymentHandlers,
  ...remediationHandlers,
  ...detectionHandlers,
  ...vocabularyHandlers,
};
