import fc from 'fast-check';
import type { IssueFilter, IssueGroupList, IssueSearchRequest } from '../../src/generated/types.ts';
import { searchIssues } from '../../src/sandbox/issues.ts';
import {
  beginning,
  deployments,
  end,
  type Fact,
  files,
  isOpen,
  packages,
  policies,
  refs,
  repositories,
  rules,
  statusOf,
  type World,
} from './finding-world.ts';

export const [one, two] = deployments as [(typeof deployments)[0], (typeof deployments)[0]];
const typeNames = ['SAST', 'SCA', 'AI_SAST', 'SECRETS', 'RESEARCH'].map((name) => `ISSUE_TYPE_${name}`);

export const search = (world: World, request: IssueSearchRequest = {}, deployment = one): IssueGroupList =>
  searchIssues(world.store, deployment, request);
export const found = (answer: IssueGroupList): [string, number][] =>
  (answer.groups ?? []).map(({ rulePath, issuesCount }) => [rulePath ?? '', Number(issuesCount)]);

const ruleOf = (fact: Fact) => rules.find(({ id }) => id === fact.rule)!;
const repositoryOf = (fact: Fact) => repositories.find(({ id }) => id === fact.repository)!;
const named = (list: string[] | undefined, own: string | null | undefined): boolean =>
  list === undefined || list.length === 0 || (own !== null && own !== undefined && list.includes(own));
const someNamed = (list: string[] | undefined, own: string[]): boolean =>
  list === undefined || list.length === 0 || own.some((name) => list.includes(name));

const severityNames = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'].map((name) => `SEVERITY_${name}`);
const bare = (ruleset: string): string => ruleset.replace('p/', '');

const tabs: Record<string, number[]> = { OPEN: [0], CLOSED: [1], IGNORED: [2, 5, 7], REVIEWING: [3], FIXING: [4] };
const aggregates: Record<string, number[]> = { OPEN: [0, 3, 4], FIXED: [1], IGNORED: [2, 5, 7] };

function hasStatus(status: number, { tab, aggregateIssueStates = [] }: IssueFilter): boolean {
  const states = aggregateIssueStates.flatMap((name) => aggregates[name.replace('AGGREGATE_ISSUE_STATE_', '')] ?? []);
  if (tab === undefined && states.length === 0) return isOpen(status);
  const isInTab = tab === undefined || tabs[tab.replace('ISSUE_TAB_', '')]?.includes(status) === true;
  return isInTab && (states.length === 0 || states.includes(status));
}

/** The same by looking at each finding. */
function matches(fact: Fact, filter: IssueFilter): boolean {
  const [rule, repository] = [ruleOf(fact), repositoryOf(fact)];
  return [
    hasStatus(statusOf(fact), filter),
    named(filter.severities, severityNames[rule.severity]),
    named(filter.ids, String(fact.id)),
    named(filter.repositoryNames, repository.name),
    named(filter.repositoryIds, String(repository.id)),
    someNamed(filter.repositoryTags, repository.tags),
    named(filter.teamNames, repository.team),
    named(filter.refs, refs[fact.ref - 1]),
    named(filter.repositoryRefIds, String(fact.ref)),
    named(filter.policySlugs, fact.policy === null ? null : policies[fact.policy % 10]),
    named(filter.rules, rule.name),
    named(filter.ruleIds, String(rule.id)),
    named(filter.rulesets?.map(bare), rule.ruleset && bare(rule.ruleset)),
    someNamed(filter.categories, rule.categories),
    named(filter.dependencies, fact.package === null ? null : packages[fact.package - 1]),
    named(filter.cves, rule.advisory),
    named(filter.advisoryIds, rule.advisory),
    named(filter.secretTypes, rule.secret_type),
    named(filter.filePaths, files[fact.file - 1]),
    filter.since === undefined || fact.relevantSince >= Date.parse(filter.since),
    filter.until === undefined || fact.relevantSince < Date.parse(filter.until),
    filter.excludeHistorical !== true || fact.historical === 0,
    filter.onPrimaryBranch !== true || fact.ref === 1,
    // As published: with it only those of archived projects.
    (filter.includeArchived === true) === (repository.archived === 1),
    filter.hasInFlightAutofixPr !== true || fact.fixPr === 0,
  ].every(Boolean);
}

export function expected(
  facts: Fact[],
  { filter = {}, sortBy, sortDirection, issue_types = [], issueTypes = issue_types, issue_type }: IssueSearchRequest,
) {
  const asked: string[] = issueTypes.length > 0 ? issueTypes : [issue_type ?? 'ISSUE_TYPE_UNSPECIFIED'];
  const counted = facts.filter(
    (fact) =>
      fact.deployment === one.id &&
      (asked.includes('ISSUE_TYPE_UNSPECIFIED') || asked.includes(typeNames[fact.type] ?? '')) &&
      matches(fact, filter),
  );
  const groups = [...Map.groupBy(counted, ({ rule }) => rule)].map(([id, all]) => ({
    rule: rules.find((rule) => rule.id === id)!,
    count: all.length,
  }));
  const sign = sortDirection === 'SORT_DIRECTION_ASC' ? 1 : -1;
  const key = ({ rule, count }: (typeof groups)[0]): number => (sortBy === 'SORT_BY_SEVERITY' ? rule.severity : count);
  groups.sort((a, b) => sign * (key(a) - key(b)) || (a.rule.name < b.rule.name ? -1 : 1));
  return groups.map(({ rule, count }): [string, number] => [rule.name, count]);
}

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
