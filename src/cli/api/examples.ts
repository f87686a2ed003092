import type { OperationId } from '../../generated/operations.ts';

/** One command for each operation that works as it stands, against the sandbox too. */
export const examples: Readonly<Record<OperationId, string>> = {
  listDeployments: 'ifmatch api listDeployments --format table',
  listFindings: 'ifmatch api listFindings --severities critical --severities high --status open --all --format table',
  triageFindings:
    'ifmatch api triageFindings --issue-type sast --severities low --new-triage-state ignored --new-triage-reason acceptable_risk --new-note "Agreed on Monday"',
  listDependencies: 'ifmatch api listDependencies --dependency-filter.name lodash --all --format ndjson',
  getResolutionConfigs: 'ifmatch api getResolutionConfigs --project-id 1',
  reportGuardrailsActivity:
    'ifmatch api reportGuardrailsActivity --filters.time-period.since 2026-01-01T00:00:00.000Z --format table',
  reportBacklogByRule: 'ifmatch api reportBacklogByRule --filters.time-period.since 2026-01-01T00:00:00.000Z',
  searchIssues:
    'ifmatch api searchIssues --group-by GROUP_BY_RULE --issue-types ISSUE_TYPE_SAST --sort-by SORT_BY_ISSUE_COUNTS --limit 10 --format table',
  getRemediationPolicies: 'ifmatch api getRemediationPolicies',
  applyRemediationPolicies: 'ifmatch api applyRemediationPolicies --body bundle.json --if-match "$STATE_VERSION"',
  previewRemediationPolicies: 'ifmatch api previewRemediationPolicies --body bundle.json',
  getDetectionPolicySummary: 'ifmatch api getDetectionPolicySummary',
  getDetectionPolicy: 'ifmatch api getDetectionPolicy --product code',
  applyDetectionPolicy:
    'ifmatch api applyDetectionPolicy --product code --body bundle.json --if-match "$STATE_VERSION"',
  previewDetectionPolicy: 'ifmatch api previewDetectionPolicy --product code --body bundle.json',
  getVocabulary: 'ifmatch api getVocabulary --product remediation',
  listLegacyPolicies: 'ifmatch api listLegacyPolicies',
  listScmSubscriptions: 'ifmatch api listScmSubscriptions --config-id github-cloud --format table',
  createNotificationWebhook: 'ifmatch api createNotificationWebhook --name builds --url https://hooks.example/ifmatch',
  createPatternFixTask: `ifmatch api createPatternFixTask --pattern 'eval(...)' --language javascript`,
};
