import type { IssueFilter, IssueGroup, IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import { buildConditions, omitEmptyFilters } from './filters.ts';
import { readCursor, writeCursor } from './http/access.ts';
import type { DeploymentRow, Handlers } from './platform.ts';
import { type Store, isoTimeSql } from './store/database.ts';
import { enumCode, enumNameSql, issueTypes, openStatuses, statuses } from './vocabulary.ts';

export const issueHandlers = {
  searchIssues: ({ platform, deployment, body }) => searchIssues(platform.store, deployment, body),
} satisfies Partial<Handlers>;

/**
 * Groups the issues of a deployment by rule. The cursor holds the rules already sent, so that no group is repeated or skipped, even if counts
 * change between pages. `total`: number of all groups; `fetched`: number of groups sent so far, this page included. Throws ErrorResponse 400 for a cursor of another search.
 */
export function searchIssues(store: Store, deployment: DeploymentRow, request: IssueSearchRequest): IssueGroupList {
  const { cursor, limit = 100, ...search } = request;
  const cursorScope = ['searchIssues', deployment.id, search];
  const sentRuleIds = cursor ? (readCursor(store, cursorScope, cursor) as number[]) : [];
  const { sql, parameters } = buildGroupQuery(deployment, search);
  const page = store.rows<{ rule_id: number; remaining: number; issueGroup: string }>(sql, {
    ...parameters,
    sentRuleIds: JSON.stringify(sentRuleIds),
    name: deployment.name,
    limit,
  });
  const { remaining = 0 } = page[0] ?? {};
  const fetched = [...sentRuleIds, ...page.map(({ rule_id }) => rule_id)];
  return {
    groups: page.map(({ issueGroup }) => JSON.parse(issueGroup) as IssueGroup),
    cursor: remaining > page.length ? writeCursor(store, cursorScope, fetched) : '',
    total: String(sentRuleIds.length + remaining),
    fetched: String(fetched.length),
  };
}

/** The list of types; the field for a single type if the list is empty, as the specification says; all types if both are. */
function requestedIssueTypes(request: IssueSearchRequest): readonly string[] {
  const singleType = request.issueType ?? request.issue_type;
  const requestedTypes =
    [request.issueTypes, request.issue_types, singleType && [singleType]].find((list) => list && list.length > 0) ?? [];
  if (requestedTypes.length === 0 || requestedTypes.includes('ISSUE_TYPE_UNSPECIFIED')) return issueTypes;
  return requestedTypes.map((word) => word.replace('ISSUE_TYPE_', '').toLowerCase());
}

/**
 * SQL that selects groups. The specification only names the fields of the filter, so this is our reading of them:
 * - An empty list or text does not filter, as the specification says of `issue_types`. Neither does `false`.
 * - `includeArchived` selects only archived repositories, its absence only the others, as the published description says.
 * - Likewise, `includeTicketed` selects only issues with a ticket, `includeAiMemoryRendered` only those with a memory shown to the AI.
 */
function buildGroupQuery(deployment: DeploymentRow, request: IssueSearchRequest) {
  const { filter = {}, sortBy, sortDirection } = request;
  const { since: _since, until: _until, includeArchived = false, ...others } = filter;
  const { sql, parameters } = buildConditions(deployment.id, {
    ...omitEmptyFilters(Object.fromEntries(Object.entries(others).filter(([, value]) => value !== false))),
    ...omitEmptyFilters(enumeratedFilters(filter)),
    issueTypes: requestedIssueTypes(request),
    includeArchived,
    ...periodFilter(filter),
  });
  const selectedStatuses = selectStatuses(filter);
  const isOpen = selectedStatuses.every((status) => openStatusCodes.includes(status));
  // This partial index contains open findings only.
  const indexAndStatus = isOpen
    ? `INDEXED BY findings_open WHERE f.status IN (${openStatusCodes.join(', ')}) AND`
    : 'WHERE';
  const orderColumn = sortBy === 'SORT_BY_SEVERITY' ? 'severity' : 'issues';
  const direction = sortDirection === 'SORT_DIRECTION_ASC' ? 'ASC' : 'DESC';
  return {
    sql: `
      SELECT rule_id, count(*) OVER () AS remaining, ${issueGroupJson} AS issueGroup FROM (
        SELECT f.rule_id, count(*) AS issues FROM findings AS f ${'ids' in parameters ? 'NOT INDEXED WHERE' : indexAndStatus} ${sql}
        AND f.status IN (SELECT value FROM json_each(:statuses)) GROUP BY f.set_id, f.rule_id
      ) JOIN rules ON rules.id = rule_id
      WHERE rule_id NOT IN (SELECT value FROM json_each(:sentRuleIds)) ORDER BY ${orderColumn} ${direction}, name LIMIT :limit`,
    parameters: { ...parameters, statuses: JSON.stringify(selectedStatuses) },
  };
}

/** The filter of the time that `timeFilter` names; an unknown name selects nothing. */
function periodFilter({ since, until, timeFilter = '' }: IssueFilter): object {
  const [from, to] = [since && Date.parse(since), until && Date.parse(until)];
  if (timeFilter === '' || (from === undefined && to === undefined)) return { since: from, until: to };
  return timeFilter === 'TIME_FILTER_FIXED_AT' ? { fixedSince: from, fixedUntil: to } : { ids: [] };
}

/** Filters whose values are published with a prefix: `SEVERITY_HIGH` is `high`, and so is `SENSITIVITY_HIGH_SENSITIVITY`. */
function enumeratedFilters(filter: IssueFilter): object {
  const names = ['severities', 'confidences', 'validationStates', 'repoVisibilities', 'aiSensitivities'] as const;
  const prefix = /^(?:SEVERITY|CONFIDENCE|VALIDATION_STATE|REPOSITORY_VISIBILITY|SENSITIVITY)_|_SENSITIVITY$/g;
  const withoutPrefix = (words: readonly string[] = []) =>
    words.map((word) => word.replaceAll(prefix, '').toLowerCase());
  return Object.fromEntries(names.map((name) => [name, withoutPrefix(filter[name])]));
}

const codes = (...names: (typeof statuses)[number][]): number[] => names.map((name) => enumCode(statuses, name));

const openStatusCodes: readonly number[] = codes(...openStatuses);

/** Codes of statuses, by the names of tabs and aggregate states. */
const statusesByName: ReadonlyMap<string, readonly number[]> = new Map([
  ['ISSUE_TAB_OPEN', codes('open')],
  ['ISSUE_TAB_REVIEWING', codes('reviewing')],
  ['ISSUE_TAB_FIXING', codes('fixing')],
  ['ISSUE_TAB_IGNORED', codes('ignored', 'provisionally_ignored')],
  ['ISSUE_TAB_CLOSED', codes('fixed')],
  ['AGGREGATE_ISSUE_STATE_OPEN', openStatusCodes],
  ['AGGREGATE_ISSUE_STATE_IGNORED', codes('ignored', 'provisionally_ignored')],
  ['AGGREGATE_ISSUE_STATE_FIXED', codes('fixed')],
]);

/** Codes of the statuses that tab and state select together; the open statuses by default. An unknown name selects none. */
function selectStatuses({ tab = '', aggregateIssueStates = [] }: IssueFilter): readonly number[] {
  const byTab = tab === '' ? undefined : (statusesByName.get(tab) ?? []);
  if (aggregateIssueStates.length === 0) return byTab ?? openStatusCodes;
  const byState = aggregateIssueStates.flatMap((word) => statusesByName.get(word) ?? []);
  return byState.filter((status) => byTab?.includes(status) !== false);
}

/** Severities in the definition of a rule, for `severities` in the same order. The specification names the first three. */
const ruleSeverities = ['INFO', 'WARNING', 'ERROR', 'CRITICAL'];

const rulePathSql = "replace(name, '.', '/')";

const ruleAuthorSql = "iif(deployment_id IS NULL, 'registry', :name)";

/** SQL for the issues of a rule as the API returns them, with its definition as in the rule's file. */
const issueGroupJson = `json_object(
  'issuesCount', CAST(issues AS TEXT), 'ruleId', CAST(rule_id AS TEXT), 'ruleShaSum', sha256(name), 'rulePath', name,
  'ruleSourceUri', concat('https://', iif(deployment_id IS NULL, 'registry', 'git'), '.example/rules/', ${rulePathSql}),
  'ruleLastChangeBy', ${ruleAuthorSql}, 'ruleLastChangeAt', ${isoTimeSql('changed_at')},
  'ruleDeploymentName', iif(deployment_id IS NULL, '', :name),
  'ruleVisibility', iif(deployment_id IS NULL, 'RULE_VISIBILITY_PUBLIC', 'RULE_VISIBILITY_UNLISTED'),
  'ruleMeta', json_object('author', ${ruleAuthorSql}, 'authorPhotoUrl', 'https://photos.example/' || rule_id || '.png',
    'rule', json_object('ruleId', CAST(rule_id AS TEXT), 'ruleVersionId', 'v' || rule_id, 'origin', CASE
      WHEN deployment_id IS NOT NULL THEN 'RULE_ORIGIN_CUSTOM' WHEN pro_only THEN 'RULE_ORIGIN_PRO_RULES' ELSE 'RULE_ORIGIN_COMMUNITY' END)),
  'ruleTestCases', json(iif(issue_type = 0, json_array(json_object('target', ${rulePathSql} || '.test', 'language', language)), '[]')),
  'ruleDefinition', json_object('id', name, 'message', message, 'severity', ${enumNameSql(ruleSeverities, 'severity')},
    'languages', json_array(language), 'metadata', json_object('categories', json(categories), 'cwe', cwe)),
  'ruleSupersededBy', json(iif(superseded_by IS NULL, '[]', json_array(json_object('product', 'RULE_TYPE_SAST', 'rulePath', superseded_by)))),
  'sastAttributes', json_object(), 'secretsAttributes', json_object(),
  'scaAttributes', json(iif(epss_score IS NULL, '{}', json_object('epssScore', json_object(
    'score', epss_score, 'percentile', round(sqrt(epss_score), 4), 'updatedAt', ${isoTimeSql('changed_at')},
    'categorization', 'EPSS_PROBABILITY_' || upper(epss_probability)))))
)`;
