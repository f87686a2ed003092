// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type {
  DependenciesRequest,
  DetectionRequest,
  GetVocabularyQuery,
  IssueSearchRequest,
  ListFindingsQuery,
  ListProjectsQuery,
  ListSecretsQuery,
  NotificationWebhookRequest,
  PatternFixRequest,
  RemediationRequest,
  ReportRequest,
  TriageRequest,
} from '../types.ts';
import type { Guard } from './guard.ts';

export declare const isDependenciesRequest: Guard<DependenciesRequest>;
export declare const isDetectionRequest: Guard<DetectionRequest>;
export declare const isGetVocabularyQuery: Guard<GetVocabularyQuery>;
export declare const isIssueSearchRequest: Guard<IssueSearchRequest>;
export declare const isListFindingsQuery: Guard<ListFindingsQuery>;
export declare const isListProjectsQuery: Guard<ListProjectsQuery>;
export declare const isListSecretsQuery: Guard<ListSecretsQuery>;
export declare const isNotificationWebhookRequest: Guard<NotificationWebhookRequest>;
export declare const isPatternFixRequest: Guard<PatternFixRequest>;
export declare const isRemediationRequest: Guard<RemediationRequest>;
export declare const isReportRequest: Guard<ReportRequest>;
export declare const isTriageRequest: Guard<TriageRequest>;
