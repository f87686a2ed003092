import type { IssueFilter, IssueGroup, IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import { conditionsOf } from './filters.ts';
import type { RuleDetails } from './findings.ts';
import { readCursor, writeCursor } from './http/access.ts';
import { type DeploymentRow, Fault, type Handlers } from './platform.ts';
import type { Store } from './store/database.ts';
import { issueTypes, nameOf, severities } from './vocabulary.ts';

export const issueHandlers: Pick<Handlers, 'searchIssues'> = {
  searchIssues: ({ platform, deployment, body }) => searchIssues(platform.store, deployment, body),
};

/**
 * Groups the issues of a deployment by rule. A cursor holds the rules that were answered: so no group comes twice and none is left out, however counts change between pages. `total` is how many groups there are, those
 * that were answered included; `fetched` how many of them were answered up to this page. Throws Fault 400 for a cursor of another search.
 */
export function searchIssues(store: Store, deployment: DeploymentRow, request: IssueSearchRequest): IssueGroupList {
  const search = searchOf(deployment, request);
  const answered = request.cursor ? answeredBefore(readCursor(store, search, request.cursor) as number[]) : [];
  const left = groupsOf(store, search)
    .filter(({ rule_id }) => !answered.includes(rule_id))
    .toSorted(orderOf(search));
  const page = left.slice(0, request.limit ?? 100);
  const fetched = [...answered, ...page.map(({ rule_id }) => rule_id)];
  return {
    groups: page.map((group) => describeGroup(group, deployment)),
    cursor: left.length > page.length ? writeCursor(store, search, distancesOf(fetched)) : '',
    total: String(answered.length + left.length),
    fetched: String(fetched.length),
  };
}

/** All that must stay the same from page to page. */
type Search = ReturnType<typeof searchOf>;

function searchOf({ id }: DeploymentRow, request: IssueSearchRequest) {
  const { filter = {}, sortBy = 'SORT_BY_ISSUE_COUNTS', sortDirection = 'SORT_DIRECTION_DESC' } = request;
  return { operation: 'searchIssues', deployment: id, types: typesOf(request), filter, sortBy, sortDirection } as const;
}

/** A rule with how many issues it has. */
type Group = {
  rule_id: number;
  issues: number;
  issue_type: number;
  name: string;
  message: string;
  severity: number;
  categories: string;
  details: string;
  deployment_id: string | null;
};

const typeNames: readonly string[] = issueTypes.map((type) => `ISSUE_TYPE_${type.toUpperCase()}`);

/** The single-valued field counts when the list is empty, as the specification says; without either, all types are meant. */
function typesOf(request: IssueSearchRequest): readonly string[] {
  const only = request.issueType ?? request.issue_type;
  const asked = [request.issueTypes, request.issue_types, only && [only]].find((list) => list && list.length > 0) ?? [];
  return asked.length === 0 || asked.includes('ISSUE_TYPE_UNSPECIFIED') ? typeNames : asked;
}

function groupsOf(store: Store, { deployment, types, filter }: Search): Group[] {
  if (neverSet.some((name) => filter[name] !== undefined && filter[name].length > 0)) return [];
  const { sql, bound } = conditionsOf(deployment, {
    issueTypes: types.map((name) => issueTypes[typeNames.indexOf(name)]),
    ...conditionsAsked(filter),
  });
  const standing = statusesOf(filter);
  const isOpen = standing.every((status) => openStatuses.includes(status));
  // The index of the open ones knows no others.
  const among = isOpen ? `INDEXED BY findings_open WHERE f.status IN (${openStatuses.join(', ')}) AND` : 'WHERE';
  const index = 'ids' in bound ? 'NOT INDEXED WHERE' : among;
  return store.rows<Group>(
    `SELECT * FROM (
      SELECT f.rule_id, count(*) AS issues FROM findings AS f ${index} ${sql} AND f.status IN (SELECT value FROM json_each(:standing))
      GROUP BY f.set_id, f.rule_id
    ) JOIN rules ON rules.id = rule_id`,
    { ...bound, standing: JSON.stringify(standing) },
  );
}

/** No finding here has these, so that to ask for one finds nothing. */
const neverSet = [
  'aiSensitivities',
  'issueParentIds',
  'aiMemoryWillFlipVerdict',
  'aiMemoryReferenced',
  'aiMemoryRendered',
  'memoryIdInScope',
] as const;

/**
 * The conditions of a filter. The specification names the fields only. An empty list or text is the same as none, as it says of
 * `issue_types`, and `false` is the same as absent; `includeArchived` is read as the published description has it: only archived
 * repositories with it, only the others without. No finding here has a ticket: to leave those with one out changes nothing.
 */
function conditionsAsked({ since, until, severities: asked = [], includeArchived, ...others }: IssueFilter): object {
  const given = Object.entries(others).filter(([, value]) => value !== false && (value === true || value.length > 0));
  return {
    ...Object.fromEntries(given),
    includeArchived: includeArchived === true,
    since: since && Date.parse(since),
    until: until && Date.parse(until),
    severities: asked.length === 0 ? undefined : asked.flatMap((word) => known('severities', word, severityWords)),
  };
}

const severityWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  severities.toReversed().map((name) => [`SEVERITY_${name.toUpperCase()}`, [name]]),
);

/** Throws Fault 400 for an unknown word: ignoring it would return too much, searching for it nothing. */
function known<Meaning>(field: string, word: string, words: Readonly<Record<string, Meaning>>): Meaning {
  const meaning = Object.hasOwn(words, word) ? words[word] : undefined;
  if (meaning !== undefined) return meaning;
  throw new Fault(400, `filter.${field}: "${word}" is not known. Known are ${Object.keys(words).join(', ')}.`);
}

/** Codes of statuses: open, reviewing and fixing. */
const openStatuses = [0, 3, 4];

const tabs: Readonly<Record<string, readonly number[]>> = {
  ISSUE_TAB_OPEN: [0],
  ISSUE_TAB_REVIEWING: [3],
  ISSUE_TAB_FIXING: [4],
  ISSUE_TAB_IGNORED: [2, 5],
  ISSUE_TAB_CLOSED: [1],
};

const aggregateStates: Readonly<Record<string, readonly number[]>> = {
  AGGREGATE_ISSUE_STATE_OPEN: openStatuses,
  AGGREGATE_ISSUE_STATE_IGNORED: [2, 5],
  AGGREGATE_ISSUE_STATE_FIXED: [1],
};

/** Without a state, issues count that are open, reviewed or being fixed. */
function statusesOf({ tab = '', aggregateIssueStates = [] }: IssueFilter): readonly number[] {
  const byTab = tab === '' ? undefined : known('tab', tab, tabs);
  const byState = aggregateIssueStates.flatMap((state) => known('aggregateIssueStates', state, aggregateStates));
  if (byState.length === 0) return byTab ?? openStatuses;
  return byState.filter((status) => byTab?.includes(status) !== false);
}

/** What is equal by the key is in the order of the rules' names. */
function orderOf({ sortBy, sortDirection }: Search): (one: Group, other: Group) => number {
  const key = sortBy === 'SORT_BY_SEVERITY' ? 'severity' : 'issues';
  const sign = sortDirection === 'SORT_DIRECTION_ASC' ? 1 : -1;
  return (one, other) => sign * (one[key] - other[key]) || (one.name < other.name ? -1 : 1);
}

// A cursor holds the distances between sorted ids, which are shorter than the ids.
const distancesOf = (ids: readonly number[]): number[] =>
  ids.toSorted((a, b) => a - b).map((id, index, sorted) => id - (sorted[index - 1] ?? 0));

function answeredBefore(distances: readonly number[]): number[] {
  let id = 0;
  return distances.map((distance) => (id += distance));
}

// The specification gives the first three.
const levels = ['INFO', 'WARNING', 'ERROR', 'CRITICAL'] as const;

/** The issues of a rule, as the API returns them. */
function describeGroup(group: Group, deployment: DeploymentRow): IssueGroup {
  const { name, message } = group;
  const { advisory, ...details } = JSON.parse(group.details) as RuleDetails;
  const isOwn = group.deployment_id === deployment.id;
  const registry = details.proOnly ? 'RULE_ORIGIN_PRO_RULES' : 'RULE_ORIGIN_COMMUNITY';
  const origin = isOwn ? 'RULE_ORIGIN_CUSTOM' : registry;
  const metadata = { categories: JSON.parse(group.categories) as unknown, ...(details.cwe && { cwe: details.cwe }) };
  return {
    issuesCount: String(group.issues),
    ruleId: String(group.rule_id),
    ruleShaSum: details.shaSum,
    rulePath: name,
    ruleSourceUri: details.sourceUri,
    ruleLastChangeBy: details.author,
    ruleLastChangeAt: new Date(details.lastChangeAt).toISOString(),
    ruleDeploymentName: isOwn ? deployment.name : '',
    ruleVisibility: isOwn ? 'RULE_VISIBILITY_UNLISTED' : 'RULE_VISIBILITY_PUBLIC',
    ruleMeta: {
      author: details.author,
      authorPhotoUrl: `https://photos.example/${encodeURIComponent(details.author)}.png`,
      rule: { ruleId: String(group.rule_id), ruleVersionId: details.versionId, origin },
    },
    ruleTestCases: details.testCases.map((target) => ({ target, language: details.language })),
    // As it would stand in the rule's file.
    ruleDefinition: {
      id: name,
      message,
      severity: nameOf(levels, group.severity),
      languages: [details.language],
      metadata,
    },
    ruleSupersededBy: [],
    sastAttributes: {},
    scaAttributes: advisory === null ? {} : { epssScore: epssOf(advisory.epss) },
    secretsAttributes: {},
  };
}

const epssOf = ({ score, percentile, updatedAt, probability }: NonNullable<RuleDetails['advisory']>['epss']) => ({
  score,
  percentile,
  updatedAt: new Date(updatedAt).toISOString(),
  categorization: `EPSS_PROBABILITY_${probability.toUpperCase()}`,
});
