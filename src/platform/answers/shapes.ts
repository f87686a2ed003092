import {
  isDeploymentList,
  isDetectionState,
  isDetectionSummary,
  isLegacyPolicyList,
  isPreviewAnswer,
  isRemediationState,
  isVocabulary,
} from '../../generated/guards/answers.js';
import type { Guard } from '../../generated/guards/guard.ts';
import type { OperationId, Operations } from '../../generated/operations.ts';
import { fillRejected } from './preview.ts';

/**
 * Which shape the answer of each operation has. What policies and deployments need is at hand; the rest is loaded when it is first
 * asked for, because most runs never do.
 */
export const shapes: { readonly [Id in OperationId]: () => Promise<Guard<Operations[Id]['answer']>> } = {
  listDeployments: () => Promise.resolve(isDeploymentList),
  getRemediationPolicies: () => Promise.resolve(isRemediationState),
  applyRemediationPolicies: () => Promise.resolve(isRemediationState),
  previewRemediationPolicies: () => Promise.resolve(isPreviewAnswer),
  getDetectionPolicySummary: () => Promise.resolve(isDetectionSummary),
  getDetectionPolicy: () => Promise.resolve(isDetectionState),
  applyDetectionPolicy: () => Promise.resolve(isDetectionState),
  previewDetectionPolicy: () => Promise.resolve(isPreviewAnswer),
  getVocabulary: () => Promise.resolve(isVocabulary),
  listLegacyPolicies: () => Promise.resolve(isLegacyPolicyList),
  listFindings: async () => (await others()).isFindingList,
  triageFindings: async () => (await others()).isTriageAnswer,
  listDependencies: async () => (await others()).isDependencyList,
  getResolutionConfigs: async () => (await others()).isResolutionConfiguration,
  reportGuardrailsActivity: async () => (await others()).isGuardrailsReport,
  reportBacklogByRule: async () => (await others()).isBacklogReport,
  searchIssues: async () => (await others()).isIssueGroupList,
  listScmSubscriptions: async () => (await others()).isScmSubscriptionList,
  createNotificationWebhook: async () => (await others()).isNotificationWebhookAnswer,
  createPatternFixTask: async () => (await others()).isPatternFixAnswer,
};

const others = () => import('../../generated/guards/web-api-answers.js');

/** Makes up for what an answer may leave out, before its shape is checked. */
export const fills: { readonly [Id in OperationId]?: (value: unknown) => unknown } = {
  previewRemediationPolicies: fillRejected,
  previewDetectionPolicy: fillRejected,
};
