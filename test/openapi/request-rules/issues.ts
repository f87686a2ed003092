import type { FieldRule } from './rule.ts';

export const issues: readonly FieldRule[] = [
  {
    rule: 'groups are made by rule, and sorted by the number of issues or severity',
    accepted: [
      {},
      { deploymentId: '1234', groupBy: 'GROUP_BY_RULE', limit: 50, cursor: '' },
      { sortBy: 'SORT_BY_ISSUE_COUNTS', sortDirection: 'SORT_DIRECTION_ASC' },
      { sortBy: 'SORT_BY_SEVERITY', sortDirection: 'SORT_DIRECTION_DESC' },
      { aNameThatIsNotShown: 'SORT_BY_SEVERITY' },
    ],
    refused: [
      [{ groupBy: 'GROUP_BY_REPOSITORY' }, '/groupBy'],
      [{ deploymentId: 1234 }, '/deploymentId'],
      [{ limit: 1.5 }, '/limit'],
      [{ limit: '50' }, '/limit'],
      [{ sortBy: 'SORT_BY_DATE' }, '/sortBy'],
      [{ sortDirection: 'ASC' }, '/sortDirection'],
    ],
  },
  {
    rule: 'issue_types may hold ISSUE_TYPE_UNSPECIFIED, the deprecated issue_type may not',
    accepted: [
      { issue_types: [] },
      { issue_types: ['ISSUE_TYPE_UNSPECIFIED', 'ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'] },
      { issue_types: ['ISSUE_TYPE_RESEARCH', 'ISSUE_TYPE_AI_SAST'], issue_type: 'ISSUE_TYPE_SAST' },
      { issue_type: 'ISSUE_TYPE_AI_SAST' },
      { issueTypes: ['ISSUE_TYPE_UNSPECIFIED', 'ISSUE_TYPE_SAST'], issueType: 'ISSUE_TYPE_SAST' },
    ],
    refused: [
      [{ issueTypes: ['sast'] }, '/issueTypes/0'],
      [{ issueTypes: [], issue_types: [] }, '`issueTypes` and `issue_types` are one field'],
      [{ issueType: 'ISSUE_TYPE_SAST', issue_type: 'ISSUE_TYPE_SAST' }, '`issueType` and `issue_type` are one field'],
      [{ issue_type: 'ISSUE_TYPE_UNSPECIFIED' }, '/issue_type'],
      [{ issue_types: ['sast'] }, '/issue_types/0'],
      [{ issue_types: 'ISSUE_TYPE_SAST' }, '/issue_types'],
    ],
  },
  {
    rule: 'the filter has the fields of the specification and the published ones, and no other',
    accepted: [
      { filter: {} },
      {
        filter: {
          ids: ['1'],
          repositoryIds: ['1'],
          ruleIds: ['a'],
          cves: ['CVE-2026-1'],
          since: '2026-01-31T12:00:00.000Z',
          until: '2026-01-31T12:00:00Z',
        },
      },
      { filter: { excludeHistorical: true, onPrimaryBranch: false, aiMemoryRendered: 'a', memoryIdInScope: '1' } },
      {
        filter: {
          severities: ['SEVERITY_HIGH'],
          tab: 'ISSUE_TAB_OPEN',
          aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_OPEN'],
        },
      },
    ],
    refused: [
      [{ filter: { ids: [1] } }, '/filter/ids/0'],
      [{ filter: { since: 1 } }, '/filter/since'],
      [{ filter: { onPrimaryBranch: 'true' } }, '/filter/onPrimaryBranch'],
      [{ filter: { aiMemoryRendered: true } }, '/filter/aiMemoryRendered'],
      [{ filter: { severity: ['high'] } }, '/filter/severity'],
    ],
  },
];
