import type { OperationId } from '../../src/generated/operations.ts';
import { dependencies } from './request-rules/dependencies.ts';
import { findings } from './request-rules/findings.ts';
import { issues } from './request-rules/issues.ts';
import { policiesAndWebhooks } from './request-rules/policies-and-webhooks.ts';
import { reports } from './request-rules/reports.ts';
import type { FieldRule, RequestRule } from './request-rules/rule.ts';
import { triage } from './request-rules/triage.ts';

const of =
  (operation: OperationId) =>
  (rule: FieldRule): RequestRule => ({ operation, ...rule });

/** The rules of the specification on requests, with requests that break them. */
export const requestRules: readonly RequestRule[] = [
  ...findings.map(of('listFindings')),
  ...triage.map(of('triageFindings')),
  ...dependencies.map(of('listDependencies')),
  ...reports.map(of('reportGuardrailsActivity')),
  ...issues.map(of('searchIssues')),
  ...policiesAndWebhooks,
];
