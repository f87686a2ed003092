import type { Handlers } from './call.ts';
import { dependencyHandlers } from './dependencies.ts';
import { deploymentHandlers } from './deployments.ts';
import { detectionHandlers } from './detection-policy.ts';
import { findingHandlers } from './findings.ts';
import { issueHandlers } from './issues.ts';
import { legacyPolicyHandlers } from './legacy-policies.ts';
import { notificationWebhookHandlers } from './notification-webhooks.ts';
import { patternFixHandlers } from './pattern-fix.ts';
import { remediationHandlers } from './remediation-policies.ts';
import { reportHandlers } from './reports.ts';
import { resolutionConfigHandlers } from './resolution-configs.ts';
import { scmSubscriptionHandlers } from './scm-subscriptions.ts';
import { vocabularyHandlers } from './vocabulary.ts';

/** One handler an operation: the compiler finds the one that is missing. */
export const handlers: Handlers = {
  ...deploymentHandlers,
  ...findingHandlers,
  ...dependencyHandlers,
  ...resolutionConfigHandlers,
  ...reportHandlers,
  ...issueHandlers,
  ...remediationHandlers,
  ...detectionHandlers,
  ...vocabularyHandlers,
  ...legacyPolicyHandlers,
  ...scmSubscriptionHandlers,
  ...notificationWebhookHandlers,
  ...patternFixHandlers,
};
