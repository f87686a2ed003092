import type { IssueGroupList, IssueSearchRequest } from '../../../generated/types.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { matchesNothing } from '../../store/finding-filter.ts';
import type { DeploymentRow, Store } from '../../store/store.ts';
import { codeOf, type IssueType, issueTypes } from '../codes.ts';
import { dimensionsOf, referred, type Rule } from '../dimensions.ts';
import { issueConditions } from './issue-filter.ts';
import { describeGroup } from './issue-group.ts';

type Group = { readonly rule: Rule; readonly issues: number };

/**
 * Groups the issues of a deployment by rule. A cursor holds the rules that were
 * answered: so no group comes twice and none is left out, however counts change between pages. `total` is how many groups there are, those
 * that were answered included; `fetched` how many of them were answered up to this page. Throws Fault 400 for a cursor of another search.
 */
export function searchIssues(store: Store, deployment: DeploymentRow, request: IssueSearchRequest): IssueGroupList {
  const search = searchOf(deployment, request);
  const answered = request.cursor ? answeredBefore(readCursor(search, request.cursor, isDistances)) : [];
  const left = groupsOf(store, search)
    .filter(({ rule }) => !answered.includes(rule.id))
    .toSorted(orderOf(search));
  const page = left.slice(0, request.limit ?? 100);
  const fetched = [...answered, ...page.map(({ rule }) => rule.id)];
  return {
    groups: page.map(({ rule, issues }) => describeGroup(rule, issues, writerOf(rule, deployment))),
    cursor: left.length > page.length ? writeCursor(search, distancesOf(fetched)) : '',
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

const named = {
  ISSUE_TYPE_SAST: ['sast'],
  ISSUE_TYPE_SCA: ['sca'],
  ISSUE_TYPE_SECRETS: ['secrets'],
  ISSUE_TYPE_RESEARCH: ['research'],
  ISSUE_TYPE_AI_SAST: ['ai_sast'],
  ISSUE_TYPE_UNSPECIFIED: issueTypes,
} as const satisfies Record<string, readonly IssueType[]>;

function typesOf(request: IssueSearchRequest): IssueType[] {
  const names = request.issueTypes ?? request.issue_types ?? [];
  if (names.length > 0) return [...new Set(names.flatMap((name): readonly IssueType[] => named[name]))];
  const only = request.issueType ?? request.issue_type;
  return [...(only === undefined ? issueTypes : named[only])];
}

function groupsOf(store: Store, { deployment, types, filter }: Search): Group[] {
  const conditions = issueConditions(store, deployment, filter);
  if (conditions === null) return [];
  const { rules } = dimensionsOf(store);
  return types.flatMap((type) => {
    const set = store.findingSet({ deployment_id: deployment, issue_type: codeOf(issueTypes, type) });
    const asked = { ...conditions, set: set?.id ?? 0 };
    if (set === undefined || matchesNothing(asked)) return [];
    return store.issuesByRule(asked).map(({ rule_id, issues }) => ({ rule: referred(rules, rule_id), issues }));
  });
}

/** What is equal by the key is in the order of the rules' names. */
function orderOf({ sortBy, sortDirection }: Search): (one: Group, other: Group) => number {
  const keyOf = ({ rule, issues }: Group): number => (sortBy === 'SORT_BY_SEVERITY' ? rule.severity : issues);
  const sign = sortDirection === 'SORT_DIRECTION_ASC' ? 1 : -1;
  return (one, other) => sign * (keyOf(one) - keyOf(other)) || (one.rule.name < other.rule.name ? -1 : 1);
}

const writerOf = ({ deployment_id }: Rule, { id, name }: DeploymentRow): string | null =>
  deployment_id === id ? name : null;

// A cursor holds the distances between sorted ids, which are shorter than the ids.
const distancesOf = (ids: readonly number[]): number[] =>
  ids.toSorted((a, b) => a - b).map((id, index, sorted) => id - (sorted[index - 1] ?? 0));

function answeredBefore(distances: readonly number[]): number[] {
  let id = 0;
  return distances.map((distance) => (id += distance));
}

const isDistances = (place: unknown): place is number[] =>
  Array.isArray(place) && place.every((distance) => Number.isSafeInteger(distance) && distance > 0);
