import type { FieldRule } from './rule.ts';

export const issues: readonly FieldRule[] = [
  {
    rule: 'groups are made by rule, and sorted by the number of issues or severity',
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
    refused: [
      [{ filter: { ids: [1] } }, '/filter/ids/0'],
      [{ filter: { since: 1 } }, '/filter/since'],
      [{ filter: { onPrimaryBranch: 'true' } }, '/filter/onPrimaryBranch'],
      [{ filter: { aiMemoryRendered: true } }, '/filter/aiMemoryRendered'],
      [{ filter: { severity: ['high'] } }, '/filter/severity'],
    ],
  },
];
