import fc from 'fast-check';
import type { IssueFilter, IssueGroupList, IssueSearchRequest } from '../../src/generated/types.ts';
import { searchIssues } from '../../src/sandbox/issues.ts';
import {
  beginning,
  deployments,
  end,
  files,
  packages,
  policies,
  refs,
  repositories,
  rules,
  type World,
} from './finding-world.ts';

export const [one, two] = deployments as [(typeof deployments)[0], (typeof deployments)[0]];
const typeNames = ['SAST', 'SCA', 'AI_SAST', 'SECRETS', 'RESEARCH'].map((name) => `ISSUE_TYPE_${name}`);

export const search = (world: World, request: IssueSearchRequest = {}, deployment = one): IssueGroupList =>
  searchIssues(world.store, deployment, request);
export const found = (answer: IssueGroupList): [string, number][] =>
  (answer.groups ?? []).map(({ rulePath, issuesCount }) => [rulePath ?? '', Number(issuesCount)]);

const severityNames = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'].map((name) => `SEVERITY_${name}`);

const tabs: Record<string, number[]> = { OPEN: [0], CLOSED: [1], IGNORED: [2, 5, 7], REVIEWING: [3], FIXING: [4] };
const aggregates: Record<string, number[]> = { OPEN: [0, 3, 4], FIXED: [1], IGNORED: [2, 5, 7] };

const some = (values: string[]) => fc.subarray([...values, 'nothing'], { maxLength: 3 });
const time = fc.integer({ min: beginning, max: end }).map((at) => new Date(at).toISOString());
export const fields = {
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 500 }).map(String), { maxLength: 200 }),
  repositoryNames: some(repositories.map(({ name }) => name)),
  repositoryIds: some(repositories.map(({ id }) => String(id))),
  repositoryTags: some(['pci', 'production']),
  refs: some(refs),
  repositoryRefIds: some(['1', '2', '3']),
  teamNames: some(['team-1', 'team-2']),
  policySlugs: some(policies),
  rules: some(rules.map(({ name }) => name)),
  ruleIds: some(rules.map(({ id }) => String(id))),
  rulesets: some(['p/0', '1', 'p/2']),
  categories: some(['class-0', 'class-1', 'security']),
  dependencies: some(packages),
  cves: some(['CVE-2026-1', 'CVE-2026-6']),
  secretTypes: some(['type-0', 'type-1']),
  advisoryIds: some(['CVE-2026-6', 'CVE-2026-11']),
  filePaths: some(files),
  since: time,
  until: time,
  excludeHistorical: fc.boolean(),
  onPrimaryBranch: fc.boolean(),
  includeTicketed: fc.boolean(),
  includeArchived: fc.boolean(),
  hasInFlightAutofixPr: fc.boolean(),
  severities: fc.subarray(severityNames, { maxLength: 3 }),
  tab: fc.constantFrom(...Object.keys(tabs).map((name) => `ISSUE_TAB_${name}`)),
  aggregateIssueStates: fc.subarray(Object.keys(aggregates).map((name) => `AGGREGATE_ISSUE_STATE_${name}`)),
};
/** Up to four fields of a filter. */
const filters = fc
  .subarray(Object.keys(fields) as (keyof typeof fields)[], { maxLength: 4 })
  .chain(
    (names) => fc.record(Object.fromEntries(names.map((name) => [name, fields[name]]))) as fc.Arbitrary<IssueFilter>,
  );
export const requests: fc.Arbitrary<IssueSearchRequest> = fc.record(
  {
    filter: filters,
    sortBy: fc.constantFrom('SORT_BY_ISSUE_COUNTS', 'SORT_BY_SEVERITY'),
    sortDirection: fc.constantFrom('SORT_DIRECTION_ASC', 'SORT_DIRECTION_DESC'),
    issueTypes: fc.subarray([...typeNames, 'ISSUE_TYPE_UNSPECIFIED'] as NonNullable<IssueSearchRequest['issue_types']>),
    issue_type: fc.constantFrom(...(typeNames as NonNullable<IssueSearchRequest['issue_type']>[])),
  },
  { requiredKeys: [] },
);
