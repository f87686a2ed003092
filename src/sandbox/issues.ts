import type { IssueFilter, IssueGroup, IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import { Fault } from './fault.ts';
import type { Handlers } from './bundles.ts';
import { readCursor, writeCursor } from './http/query.ts';
import { type FindingFilter, matchesNothing } from './store/findings.ts';
import type { DeploymentRow } from './store/policies.ts';
import type { Store } from './store/store.ts';
import {
  type AdvisoryDetails,
  codeOf,
  dimensionsOf,
  fixPullRequestStates,
  type IssueType,
  issueTypes,
  nameOf,
  referred,
  type Rule,
  severities,
  type Severity,
  statuses,
} from './findings/filters.ts';
import { epssProbabilityOf, timeOf } from './findings/describe.ts';
import { packagesOf, policiesOf, repositoriesOf, rulesOf } from './findings/resolve.ts';

export const issueHandlers: Pick<Handlers, 'searchIssues'> = {
  searchIssues: ({ platform, deployment, body }) =>
    platform.store.snapshot(() => searchIssues(platform.store, deployment, body)),
};

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

const typesByName = {
  ISSUE_TYPE_SAST: ['sast'],
  ISSUE_TYPE_SCA: ['sca'],
  ISSUE_TYPE_SECRETS: ['secrets'],
  ISSUE_TYPE_RESEARCH: ['research'],
  ISSUE_TYPE_AI_SAST: ['ai_sast'],
  ISSUE_TYPE_UNSPECIFIED: issueTypes,
} as const satisfies Record<string, readonly IssueType[]>;

function typesOf(request: IssueSearchRequest): IssueType[] {
  const names = request.issueTypes ?? request.issue_types ?? [];
  if (names.length > 0) return [...new Set(names.flatMap((name): readonly IssueType[] => typesByName[name]))];
  const only = request.issueType ?? request.issue_type;
  return [...(only === undefined ? issueTypes : typesByName[only])];
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

/** The conditions of an issue search, all but the set. */
type IssueConditions = Omit<FindingFilter, 'set'>;

/**
 * What a filter of an issue search selects, or null for nothing. The specification names the fields only. An empty list or text is the same
 * as none, as it says of `issue_types`, and `false` is the same as absent. `includeArchived` is read as the published description has it:
 * only archived repositories with it, only the others without. Without a state, issues count that are open, reviewed or fixed;
 * `onPrimaryBranch`, `excludeHistorical` and `hasInFlightAutofixPr` (a pull request of the autofix that is open) narrow when true. No
 * finding here has a ticket, a memory, a sensitivity or a parent: to leave those with one out changes nothing, to ask for one finds nothing.
 */
function issueConditions(store: Store, deployment: string, filter: IssueFilter): IssueConditions | null {
  if (asksForWhatNobodyHas(filter)) return null;
  const dimensions = dimensionsOf(store);
  return {
    ids: idsOf(filter.ids),
    since: filter.since === undefined ? undefined : timeOf(filter.since),
    until: filter.until === undefined ? undefined : timeOf(filter.until),
    historical: filter.excludeHistorical === true ? false : undefined,
    repositories: repositoriesOf(dimensions, deployment, {
      ids: idsOf(filter.repositoryIds),
      names: given(filter.repositoryNames),
      tags: given(filter.repositoryTags),
      teams: given(filter.teamNames),
      archived: filter.includeArchived === true,
    }),
    rules: rulesOf(dimensions, {
      ids: idsOf(filter.ruleIds),
      names: given(filter.rules),
      categories: given(filter.categories),
      rulesets: given(filter.rulesets),
      secretTypes: given(filter.secretTypes),
      advisories: both(given(filter.cves), given(filter.advisoryIds)),
      severities: given(filter.severities)?.map((word) => known('severities', word, severityWords)),
    }),
    refs: refsOf(store, filter),
    files: filesOf(store, given(filter.filePaths)),
    packages: packagesOf(dimensions, { names: given(filter.dependencies) }),
    statuses: statusesOf(filter),
    policies: policiesOf(dimensions, deployment, given(filter.policySlugs)),
    fixPrs: filter.hasInFlightAutofixPr === true ? [codeOf(fixPullRequestStates, 'open')] : undefined,
  };
}

/** Throws Fault 400 for a word that no one knows: to leave it out would answer too much, to search for it nothing. */
function known<Meaning>(field: string, word: string, words: Readonly<Record<string, Meaning>>): Meaning {
  const meaning = Object.hasOwn(words, word) ? words[word] : undefined;
  if (meaning !== undefined) return meaning;
  throw new Fault(400, `filter.${field}: "${word}" is not known. Known are ${Object.keys(words).join(', ')}.`);
}

const severityWords: Readonly<Record<string, Severity>> = {
  SEVERITY_CRITICAL: 'critical',
  SEVERITY_HIGH: 'high',
  SEVERITY_MEDIUM: 'medium',
  SEVERITY_LOW: 'low',
};

type Status = (typeof statuses)[number];

const tabs: Readonly<Record<string, readonly Status[]>> = {
  ISSUE_TAB_OPEN: ['open'],
  ISSUE_TAB_REVIEWING: ['reviewing'],
  ISSUE_TAB_FIXING: ['fixing'],
  ISSUE_TAB_IGNORED: ['ignored', 'provisionally_ignored'],
  ISSUE_TAB_CLOSED: ['fixed'],
};

const aggregateStates: Readonly<Record<string, readonly Status[]>> = {
  AGGREGATE_ISSUE_STATE_OPEN: ['open', 'reviewing', 'fixing'],
  AGGREGATE_ISSUE_STATE_IGNORED: ['ignored', 'provisionally_ignored'],
  AGGREGATE_ISSUE_STATE_FIXED: ['fixed'],
};

function statusesOf({ tab = '', aggregateIssueStates }: IssueFilter): number[] {
  const byTab = tab === '' ? undefined : known('tab', tab, tabs);
  const byState = given(aggregateIssueStates)?.flatMap((state) =>
    known('aggregateIssueStates', state, aggregateStates),
  );
  const asked = both(byTab, byState) ?? ['open', 'reviewing', 'fixing'];
  return asked.map((status) => codeOf(statuses, status));
}

function asksForWhatNobodyHas(filter: IssueFilter): boolean {
  const { aiSensitivities, issueParentIds, ...texts } = filter;
  const { aiMemoryWillFlipVerdict, aiMemoryReferenced, aiMemoryRendered, memoryIdInScope } = texts;
  return [
    aiSensitivities,
    issueParentIds,
    aiMemoryWillFlipVerdict,
    aiMemoryReferenced,
    aiMemoryRendered,
    memoryIdInScope,
  ].some((asked) => asked !== undefined && asked.length > 0);
}

function refsOf(store: Store, { refs, repositoryRefIds, onPrimaryBranch }: IssueFilter): number[] | undefined {
  const names = given(refs);
  const named = names && store.refsNamed({ names: JSON.stringify(names) }).map(({ id }) => id);
  const primary = onPrimaryBranch === true ? store.primaryRefs({}).map(({ id }) => id) : undefined;
  return both(both(named, primary), idsOf(repositoryRefIds));
}

const filesOf = (store: Store, paths: readonly string[] | undefined): number[] | undefined =>
  paths && store.filesAt({ paths: JSON.stringify(paths) }).map(({ id }) => id);

/** A list that narrows; an empty one is the same as none. */
export const given = (texts: readonly string[] | undefined): readonly string[] | undefined =>
  texts === undefined || texts.length === 0 ? undefined : texts;

/** Ids that came as texts; what is no id of anything is left out. */
export const idsOf = (texts: readonly string[] | undefined): number[] | undefined =>
  given(texts)
    ?.filter((text) => /^[1-9]\d{0,15}$/.test(text))
    .map(Number)
    .filter(Number.isSafeInteger);

/** What is in both lists; an absent list has everything. */
export function both<Word>(one: readonly Word[] | undefined, other: readonly Word[] | undefined): Word[] | undefined {
  if (one === undefined || other === undefined) return (one ?? other)?.slice();
  const among = new Set(other);
  return one.filter((word) => among.has(word));
}

/** The open issues of a rule, as the API tells of them. `deploymentName` is of the deployment that wrote the rule; null for one of the registry. */
function describeGroup(rule: Rule, issues: number, deploymentName: string | null): IssueGroup {
  const { details, name } = rule;
  const issueType = nameOf(issueTypes, rule.issue_type);
  return {
    issuesCount: String(issues),
    ruleId: String(rule.id),
    ruleShaSum: details.shaSum,
    rulePath: name,
    ruleSourceUri: details.sourceUri,
    ruleLastChangeBy: details.lastChangeBy,
    ruleLastChangeAt: new Date(details.lastChangeAt).toISOString(),
    ruleDeploymentName: deploymentName ?? '',
    ruleVisibility: deploymentName === null ? 'RULE_VISIBILITY_PUBLIC' : 'RULE_VISIBILITY_UNLISTED',
    ruleMeta: {
      author: details.author,
      authorPhotoUrl: `https://photos.example/${encodeURIComponent(details.author)}.png`,
      rule: { ruleId: String(rule.id), ruleVersionId: details.versionId, origin: originOf(rule, deploymentName) },
    },
    ruleTestCases: details.testCases.map((target) => ({ target, language: details.language })),
    ruleDefinition: definitionOf(rule),
    ruleSupersededBy: details.supersededBy.map((rulePath) => ({ product: ruleTypes[issueType], rulePath })),
    sastAttributes: {},
    scaAttributes: details.advisory === null ? {} : { epssScore: epssOf(details.advisory) },
    secretsAttributes: {},
  };
}

// Of these enumerations the specification names one value each.
const ruleTypes = {
  sast: 'RULE_TYPE_SAST',
  sca: 'RULE_TYPE_SCA',
  ai_sast: 'RULE_TYPE_AI_SAST',
  secrets: 'RULE_TYPE_SECRETS',
  research: 'RULE_TYPE_RESEARCH',
} as const satisfies Record<IssueType, string>;

function originOf({ details }: Rule, deploymentName: string | null): string {
  if (deploymentName !== null) return 'RULE_ORIGIN_CUSTOM';
  return details.proOnly ? 'RULE_ORIGIN_PRO_RULES' : 'RULE_ORIGIN_COMMUNITY';
}

// The specification gives the first three.
const levels = { low: 'INFO', medium: 'WARNING', high: 'ERROR', critical: 'CRITICAL' } as const satisfies Record<
  Severity,
  string
>;

/** As it would stand in the rule's file. */
function definitionOf({ name, message, severity, categories, details }: Rule): Record<string, unknown> {
  const { cwe, language } = details;
  return {
    id: name,
    message,
    severity: levels[nameOf(severities, severity)],
    languages: [language],
    metadata: { categories, ...(cwe === null ? {} : { cwe }) },
  };
}

function epssOf({ epss: { score, percentile, updatedAt } }: AdvisoryDetails) {
  return {
    score,
    percentile,
    updatedAt: new Date(updatedAt).toISOString(),
    categorization: `EPSS_PROBABILITY_${epssProbabilityOf(score).toUpperCase()}`,
  };
}
