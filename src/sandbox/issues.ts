import type { IssueFilter, IssueGroup, IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import { conditionsOf, nonEmpty } from './filters.ts';
import { readCursor, writeCursor } from './http/access.ts';
import type { DeploymentRow, Handlers } from './platform.ts';
import { type Store, textOfTime } from './store/database.ts';
import { issueTypes, wordOf } from './vocabulary.ts';

export const issueHandlers = {
  searchIssues: ({ platform, deployment, body }) => searchIssues(platform.store, deployment, body),
} satisfies Partial<Handlers>;

/**
 * Groups the issues of a deployment by rule. A cursor holds the rules that were answered: so no group comes twice and none is left out, however
 * counts change between pages. `total` is how many groups there are, those that were answered included; `fetched` how many of them were answered
 * up to this page. Throws Fault 400 for a cursor of another search.
 */
export function searchIssues(store: Store, deployment: DeploymentRow, request: IssueSearchRequest): IssueGroupList {
  const { cursor, limit = 100, ...search } = request;
  const origin = ['searchIssues', deployment.id, search];
  const answered = cursor ? (readCursor(store, origin, cursor) as number[]) : [];
  const { sql, bound } = groupsOf(deployment, search);
  const page = store.rows<{ rule_id: number; remaining: number; answer: string }>(sql, {
    ...bound,
    answered: JSON.stringify(answered),
    name: deployment.name,
    limit,
  });
  const { remaining = 0 } = page[0] ?? {};
  const fetched = [...answered, ...page.map(({ rule_id }) => rule_id)];
  return {
    groups: page.map(({ answer }) => JSON.parse(answer) as IssueGroup),
    cursor: remaining > page.length ? writeCursor(store, origin, fetched) : '',
    total: String(answered.length + remaining),
    fetched: String(fetched.length),
  };
}

/** The single-valued field counts when the list is empty, as the specification says; without either, all types are meant. */
function typesOf(request: IssueSearchRequest): readonly string[] {
  const only = request.issueType ?? request.issue_type;
  const asked = [request.issueTypes, request.issue_types, only && [only]].find((list) => list && list.length > 0) ?? [];
  if (asked.length === 0 || asked.includes('ISSUE_TYPE_UNSPECIFIED')) return issueTypes;
  return asked.map((word) => word.replace('ISSUE_TYPE_', '').toLowerCase());
}

/**
 * Selects groups. The specification names the fields of the filter only. An empty list or text is the same as none, as it says of `issue_types`,
 * and `false` is the same as absent; `includeArchived` is read as the published description has it: only archived repositories with it, only the
 * others without. Read like that, `includeTicketed` and `includeAiMemoryRendered` select those with a ticket, and with a memory that the AI was shown.
 */
function groupsOf(deployment: DeploymentRow, request: IssueSearchRequest) {
  const { filter = {}, sortBy, sortDirection } = request;
  const { since: _since, until: _until, includeArchived = false, ...others } = filter;
  const { sql, bound } = conditionsOf(deployment.id, {
    ...nonEmpty(Object.fromEntries(Object.entries(others).filter(([, value]) => value !== false))),
    ...nonEmpty(enumeratedFilters(filter)),
    issueTypes: typesOf(request),
    includeArchived,
    ...periodOf(filter),
  });
  const standing = statusesFor(filter);
  const isOpen = standing.every((status) => openStatuses.includes(status));
  // The index of the open ones knows no others.
  const among = isOpen ? `INDEXED BY findings_open WHERE f.status IN (${openStatuses.join(', ')}) AND` : 'WHERE';
  const key = sortBy === 'SORT_BY_SEVERITY' ? 'severity' : 'issues';
  const direction = sortDirection === 'SORT_DIRECTION_ASC' ? 'ASC' : 'DESC';
  return {
    sql: `
      SELECT rule_id, count(*) OVER () AS remaining, ${group} AS answer FROM (
        SELECT f.rule_id, count(*) AS issues FROM findings AS f ${'ids' in bound ? 'NOT INDEXED WHERE' : among} ${sql}
        AND f.status IN (SELECT value FROM json_each(:standing)) GROUP BY f.set_id, f.rule_id
      ) JOIN rules ON rules.id = rule_id
      WHERE rule_id NOT IN (SELECT value FROM json_each(:answered)) ORDER BY ${key} ${direction}, name LIMIT :limit`,
    bound: { ...bound, standing: JSON.stringify(standing) },
  };
}

/** The filter of the time that is meant; an unknown one selects nothing, as other unknown words do. */
function periodOf({ since, until, timeFilter = '' }: IssueFilter): object {
  const [from, to] = [since && Date.parse(since), until && Date.parse(until)];
  if (timeFilter === '' || (from === undefined && to === undefined)) return { since: from, until: to };
  return timeFilter === 'TIME_FILTER_FIXED_AT' ? { fixedSince: from, fixedUntil: to } : { ids: [] };
}

/** Filters whose words have a prefix of their own: `SEVERITY_HIGH` is `high`, `SENSITIVITY_HIGH_SENSITIVITY` too. */
function enumeratedFilters(filter: IssueFilter): object {
  const names = ['severities', 'confidences', 'validationStates', 'repoVisibilities', 'aiSensitivities'] as const;
  const prefix = /^(?:SEVERITY|CONFIDENCE|VALIDATION_STATE|REPOSITORY_VISIBILITY|SENSITIVITY)_|_SENSITIVITY$/g;
  const plain = (words: readonly string[] = []) => words.map((word) => word.replaceAll(prefix, '').toLowerCase());
  return Object.fromEntries(names.map((name) => [name, plain(filter[name])]));
}

/** Codes of statuses: open, reviewing and fixing. */
const openStatuses: readonly number[] = [0, 3, 4];

/** Codes of statuses by the words of tabs and aggregate states. */
const statusesByWord: ReadonlyMap<string, readonly number[]> = new Map([
  ['ISSUE_TAB_OPEN', [0]],
  ['ISSUE_TAB_REVIEWING', [3]],
  ['ISSUE_TAB_FIXING', [4]],
  ['ISSUE_TAB_IGNORED', [2, 5]],
  ['ISSUE_TAB_CLOSED', [1]],
  ['AGGREGATE_ISSUE_STATE_OPEN', openStatuses],
  ['AGGREGATE_ISSUE_STATE_IGNORED', [2, 5]],
  ['AGGREGATE_ISSUE_STATE_FIXED', [1]],
]);

/** Without a state, issues count that are open, reviewed or being fixed; an unknown word selects none. */
function statusesFor({ tab = '', aggregateIssueStates = [] }: IssueFilter): readonly number[] {
  const byTab = tab === '' ? undefined : (statusesByWord.get(tab) ?? []);
  if (aggregateIssueStates.length === 0) return byTab ?? openStatuses;
  const byState = aggregateIssueStates.flatMap((word) => statusesByWord.get(word) ?? []);
  return byState.filter((status) => byTab?.includes(status) !== false);
}

/** The specification gives the first three. */
const levels = ['INFO', 'WARNING', 'ERROR', 'CRITICAL'];

const path = "replace(name, '.', '/')";

const author = "iif(deployment_id IS NULL, 'registry', :name)";

/** The issues of a rule, as the API returns them; its definition as it would stand in the rule's file. */
const group = `json_object(
  'issuesCount', CAST(issues AS TEXT), 'ruleId', CAST(rule_id AS TEXT), 'ruleShaSum', sha256(name), 'rulePath', name,
  'ruleSourceUri', concat('https://', iif(deployment_id IS NULL, 'registry', 'git'), '.example/rules/', ${path}),
  'ruleLastChangeBy', ${author}, 'ruleLastChangeAt', ${textOfTime('changed_at')},
  'ruleDeploymentName', iif(deployment_id IS NULL, '', :name),
  'ruleVisibility', iif(deployment_id IS NULL, 'RULE_VISIBILITY_PUBLIC', 'RULE_VISIBILITY_UNLISTED'),
  'ruleMeta', json_object('author', ${author}, 'authorPhotoUrl', 'https://photos.example/' || rule_id || '.png',
    'rule', json_object('ruleId', CAST(rule_id AS TEXT), 'ruleVersionId', 'v' || rule_id, 'origin', CASE
      WHEN deployment_id IS NOT NULL THEN 'RULE_ORIGIN_CUSTOM' WHEN pro_only THEN 'RULE_ORIGIN_PRO_RULES' ELSE 'RULE_ORIGIN_COMMUNITY' END)),
  'ruleTestCases', json(iif(issue_type = 0, json_array(json_object('target', ${path} || '.test', 'language', language)), '[]')),
  'ruleDefinition', json_object('id', name, 'message', message, 'severity', ${wordOf(levels, 'severity')},
    'languages', json_array(language), 'metadata', json_object('categories', json(categories), 'cwe', cwe)),
  'ruleSupersededBy', json(iif(superseded_by IS NULL, '[]', json_array(json_object('product', 'RULE_TYPE_SAST', 'rulePath', superseded_by)))),
  'sastAttributes', json_object(), 'secretsAttributes', json_object(),
  'scaAttributes', json(iif(epss_score IS NULL, '{}', json_object('epssScore', json_object(
    'score', epss_score, 'percentile', round(sqrt(epss_score), 4), 'updatedAt', ${textOfTime('changed_at')},
    'categorization', 'EPSS_PROBABILITY_' || upper(epss_probability)))))
)`;
