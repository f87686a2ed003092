import {
  isDeploymentList,
  isDetectionState,
  isDetectionSummary,
  isPreviewAnswer,
  isRemediationState,
  isVocabulary,
} from '../../generated/guards/answers.js';
import type { Guard } from '../../generated/guards/guard.ts';
import type { OperationId, Operations } from '../../generated/operations.ts';

/** Which shape the answer of each operation has. */
export const shapes: { readonly [Id in OperationId]: Guard<Operations[Id]['answer']> } = {
  listDeployments: isDeploymentList,
  getRemediationPolicies: isRemediationState,
  applyRemediationPolicies: isRemediationState,
  previewRemediationPolicies: isPreviewAnswer,
  getDetectionPolicySummary: isDetectionSummary,
  getDetectionPolicy: isDetectionState,
  applyDetectionPolicy: isDetectionState,
  previewDetectionPolicy: isPreviewAnswer,
  getVocabulary: isVocabulary,
};
