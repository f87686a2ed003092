// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type {
  AiFinding,
  BacklogReport,
  CodeFinding,
  DependencyList,
  FindingList,
  GuardrailsReport,
  IssueGroupList,
  NotificationWebhookAnswer,
  PatternFixAnswer,
  ProjectList,
  ResolutionConfiguration,
  ScmSubscriptionList,
  SecretFindingList,
  SupplyChainFinding,
  TriageAnswer,
} from '../types.ts';
import type { Guard } from './guard.ts';

export declare const isAiFinding: Guard<AiFinding>;
export declare const isBacklogReport: Guard<BacklogReport>;
export declare const isCodeFinding: Guard<CodeFinding>;
export declare const isDependencyList: Guard<DependencyList>;
export declare const isFindingList: Guard<FindingList>;
export declare const isGuardrailsReport: Guard<GuardrailsReport>;
export declare const isIssueGroupList: Guard<IssueGroupList>;
export declare const isNotificationWebhookAnswer: Guard<NotificationWebhookAnswer>;
export declare const isPatternFixAnswer: Guard<PatternFixAnswer>;
export declare const isProjectList: Guard<ProjectList>;
export declare const isResolutionConfiguration: Guard<ResolutionConfiguration>;
export declare const isScmSubscriptionList: Guard<ScmSubscriptionList>;
export declare const isSecretFindingList: Guard<SecretFindingList>;
export declare const isSupplyChainFinding: Guard<SupplyChainFinding>;
export declare const isTriageAnswer: Guard<TriageAnswer>;
