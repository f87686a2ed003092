// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type {
  DeploymentList,
  DetectionState,
  DetectionSummary,
  ErrorBody,
  LegacyPolicyList,
  PreviewAnswer,
  RemediationState,
  Vocabulary,
} from '../types.ts';
import type { Guard } from './guard.ts';

export declare const isDeploymentList: Guard<DeploymentList>;
export declare const isDetectionState: Guard<DetectionState>;
export declare const isDetectionSummary: Guard<DetectionSummary>;
export declare const isErrorBody: Guard<ErrorBody>;
export declare const isLegacyPolicyList: Guard<LegacyPolicyList>;
export declare const isPreviewAnswer: Guard<PreviewAnswer>;
export declare const isRemediationState: Guard<RemediationState>;
export declare const isVocabulary: Guard<Vocabulary>;
