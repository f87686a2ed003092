import type { DetectionKind } from '../domain/bundle.ts';
import type {
  BundleImpact,
  ChangeImpact,
  DetectionItem,
  Estimate,
  FindingCounts,
  IncompleteReason,
} from '../domain/impact.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { IssueFilter, IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import { findChangedItems } from '../plan/detection-lists.ts';
import {
  estimateOf,
  figuresOf,
  type FindingFields,
  isTagged,
  nonEmptyString,
  noProjectTags,
  notEstimable,
  type ProjectTags,
  stringsOrNull,
} from './findings.ts';
import { type FindingsQuery, type FindingsResult, isIncompleteReason, type PlatformReader } from './platform-reader.ts';
import { isUnknown, or, type Truth } from './three-valued.ts';

export type Detection = Extract<PlannedBundle, { kind: DetectionKind }>;

/**
 * Estimates the open issues and findings of the rules that a detection bundle changes. What a new rule will find is unknown. `issueCounts`: from
 * `countIssues`, which is already running.
 */
export async function estimateDetection(
  bundle: Detection,
  issueCounts: Promise<readonly ItemWithIssues[]>,
  reader: PlatformReader,
): Promise<BundleImpact> {
  const { deployment, kind, changes } = bundle;
  const items = await issueCounts;
  const findingsAndTags =
    kind === 'detection/code' ? await readFindingsAndTags(bundle, items, reader) : noFindingsForSecrets;
  const byChange = Map.groupBy(items, ({ item }) => item.change);
  const impactOf = (change: Change): ChangeImpact => {
    const { object, key, id } = change;
    if (changedItemsOf(change) === null) return { object, key, id, about: 'other' };
    const itemsOfChange = (byChange.get(change) ?? []).map((itemWithIssues): DetectionItem => {
      const { list, name, verb } = itemWithIssues.item;
      return {
        list,
        name,
        verb,
        issues: estimateIssues([itemWithIssues]),
        findings: estimateFindings([itemWithIssues], findingsAndTags),
      };
    });
    return { object, key, id, about: 'detection', items: itemsOfChange };
  };
  const lostItems = [...byChange].flatMap(([change, itemsOfChange]) => itemsNoLongerScanned(change, itemsOfChange));
  const lost =
    items.length === 0
      ? null
      : { issues: estimateIssues(lostItems), findings: estimateFindings(lostItems, findingsAndTags) };
  return { deployment, kind, changes: changes.map(impactOf), blocked: null, lost };
}

type FindingsAndTags = FindingsResult & { readonly projectTags: ProjectTags };

async function readFindingsAndTags(
  { deployment }: Detection,
  items: readonly ItemWithIssues[],
  reader: PlatformReader,
): Promise<FindingsAndTags> {
  const needsTags = items.some(({ item }) => item.scope?.by === 'project_tag');
  const [result, projectTags] = await Promise.all([
    reader.readFindings(deployment, codeQueries(items)),
    needsTags ? reader.readProjectTags(deployment) : noProjectTags,
  ]);
  return { ...result, projectTags };
}

const noFindingsForSecrets: FindingsAndTags = {
  findings: [],
  reasons: [{ kind: 'rule' }],
  projectTags: noProjectTags,
};

/** The scope of a rule; null means everywhere. */
type Scope = { readonly by: 'project' | 'project_tag'; readonly projectOrTag: string } | null;

/** A rule or ruleset that a change concerns. */
type ChangedItem = Pick<DetectionItem, 'list' | 'name' | 'verb'> & {
  readonly isRuleset: boolean;
  readonly scope: Scope;
  readonly change: Change;
};

const itemVerbs = { create: 'added', update: 'changed', delete: 'removed' } as const;

/** The items that a change adds, removes or changes; null for an unknown kind of object. */
function changedItemsOf(change: Change): ChangedItem[] | null {
  const { object, key } = change;
  if (object === 'DetectionPolicy') {
    return findChangedItems(change).map(({ list, item: name, onlyIn }) => {
      const verb = onlyIn === 'files' ? 'added' : 'removed';
      return { list, name, verb, isRuleset: list === 'rulesets', scope: null, change };
    });
  }
  const name = nonEmptyString(key['rule']);
  const projectOrTag = nonEmptyString(key['scope_target']);
  const by = key['scope_type'];
  if (object !== 'DetectionPolicyException' || name === null || projectOrTag === null) return null;
  if (by !== 'project' && by !== 'project_tag') return null;
  const isRuleset = key['rule_type'] === 'pack';
  return [{ list: 'exceptions', name, verb: itemVerbs[change.verb], isRuleset, scope: { by, projectOrTag }, change }];
}

/** An item, the rules that it stands for, and the number of open issues by rule; null if unknown. */
export type ItemWithIssues = {
  readonly item: ChangedItem;
  readonly rules: readonly string[] | null;
  readonly issues: ReadonlyMap<string, number> | null;
  /** Why the count may be incomplete. */
  readonly reasons: readonly IncompleteReason[];
};

/**
 * Counts the open issues of rules in few requests: one for all rules of a scope, and one per ruleset, since the groups of a response do not name the
 * ruleset of a rule. Rules come before rulesets, in case there are too many.
 */
export async function countIssues(
  { deployment, kind, changes }: Detection,
  reader: PlatformReader,
): Promise<ItemWithIssues[]> {
  const items = changes.flatMap((change) => changedItemsOf(change) ?? []);
  const keyOf = ({ isRuleset, name, scope }: ChangedItem): string =>
    JSON.stringify(isRuleset ? [scope, name] : [scope]);
  const groups = [...Map.groupBy(items, keyOf).values()].toSorted(
    ([a], [b]) => Number(a?.isRuleset) - Number(b?.isRuleset),
  );
  const itemCounts = groups.map(async (group, index) => {
    const response =
      index < maxRequests ? await reader.readIssueGroups(deployment, issueSearch(group, kind)) : tooManyGroups;
    return group.map((item) => countItemIssues(item, response));
  });
  return (await Promise.all(itemCounts)).flat();
}

/** How many requests one bundle may take. */
const maxRequests = 8;

const tooManyGroups: IncompleteReason = { kind: 'requests', limit: maxRequests };

/** Enough for all rules of most deployments. */
const maxGroupsPerRequest = 1000;

/** Names the tab of open issues, since the default is unspecified. Archived projects do not count. */
function issueSearch(items: readonly ChangedItem[], kind: DetectionKind): IssueSearchRequest {
  const [{ isRuleset, scope } = { isRuleset: false, scope: null }] = items;
  const names = [...new Set(items.map(({ name }) => name))];
  // Bundles name a ruleset `p/default`, issues may name it `default`.
  const ruleFilter: IssueFilter = isRuleset
    ? { rulesets: [...new Set(names.flatMap((name) => [name, name.replace(/^p\//, '')]))] }
    : { rules: names };
  const scopeField = scope?.by === 'project' ? 'repositoryNames' : 'repositoryTags';
  const scopeFilter: IssueFilter = scope === null ? {} : { [scopeField]: [scope.projectOrTag] };
  const filter = { ...ruleFilter, ...scopeFilter, tab: 'ISSUE_TAB_OPEN' as const };
  const issueType = kind === 'detection/code' ? 'ISSUE_TYPE_SAST' : 'ISSUE_TYPE_SECRETS';
  return { groupBy: 'GROUP_BY_RULE', issueTypes: [issueType], limit: maxGroupsPerRequest, filter };
}

/** A rule may have several groups, such as one per version; their issues add up. */
function countItemIssues(item: ChangedItem, response: IssueGroupList | IncompleteReason): ItemWithIssues {
  if (isIncompleteReason(response))
    return { item, rules: item.isRuleset ? null : [item.name], issues: null, reasons: [response] };
  const issues = new Map<string, number>(item.isRuleset ? [] : [[item.name, 0]]);
  for (const { rulePath, issuesCount } of response.groups ?? []) {
    const rule = nonEmptyString(rulePath) ?? '';
    // 64-bit numbers are strings in JSON. NaN stays NaN in every sum, and `estimateIssues` gives no estimate then.
    const count = Number(nonEmptyString(issuesCount) ?? Number.NaN);
    if (item.isRuleset || rule === item.name) issues.set(rule, (issues.get(rule) ?? 0) + count);
  }
  const reasons: IncompleteReason[] = nonEmptyString(response.cursor) === null ? [] : [{ kind: 'cut' }];
  return { item, rules: [...issues.keys()], issues, reasons };
}

/** The issues of some items, each counted once where items overlap. */
function estimateIssues(items: readonly ItemWithIssues[]): Estimate<number> {
  const reasons = items.flatMap((item) => item.reasons);
  if (items.every(({ issues }) => issues === null)) return notEstimable(reasons);
  const counts = items.flatMap(({ item, issues }) =>
    Array.from(issues ?? [], ([rule, count]) => ({ rule, scope: JSON.stringify(item.scope), count })),
  );
  const countsByRule = [...Map.groupBy(counts, ({ rule }) => rule).values()];
  // A rule with issues in several scopes: some of them may be the same issues.
  const mayOverlap = countsByRule.some((countsOfRule) => {
    const scopesWithIssues = new Set(countsOfRule.filter(({ count }) => count !== 0).map(({ scope }) => scope));
    return scopesWithIssues.size > 1;
  });
  const total = countsByRule.reduce(
    (sum, countsOfRule) => sum + Math.max(...countsOfRule.map(({ count }) => count)),
    0,
  );
  if (!Number.isSafeInteger(total)) return notEstimable([{ kind: 'count' }]);
  return estimateOf(total, mayOverlap ? [...reasons, { kind: 'shared' }] : reasons);
}

// The names are part of the URL, which servers limit to about 8,000 characters.
const maxRuleCharacters = 4000;

/** One list for all rules; all code findings if there are too many rules. */
function codeQueries(items: readonly ItemWithIssues[]): FindingsQuery[] {
  const rules = [...new Set(items.flatMap((item) => item.rules ?? []))];
  if (rules.length === 0) return [];
  const length = rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + '&rules='.length, 0);
  return [{ issue_type: 'sast', status: 'open', dedup: true, ...(length > maxRuleCharacters ? {} : { rules }) }];
}

/** The open findings of some items, each counted once. No estimate if none is certain and something is unknown. */
function estimateFindings(
  items: readonly ItemWithIssues[],
  { findings, reasons, projectTags }: FindingsAndTags,
): Estimate<FindingCounts> {
  if (items.length === 0) return notEstimable([]);
  const scopesByRule = scopesByRuleOf(items);
  const certain: FindingFields[] = [];
  const allReasons = items.flatMap((item) => (item.rules === null ? item.reasons : []));
  for (const finding of findings) {
    const scopes = scopesByRule.get(finding.rule ?? '') ?? [];
    const truth = or(scopes.map((scope) => isInScope(finding, scope, projectTags)));
    if (truth === true) certain.push(finding);
    if (isUnknown(truth)) allReasons.push(truth.reason);
  }
  allReasons.push(...reasons);
  if (certain.length === 0 && allReasons.length > 0) return notEstimable(allReasons);
  return estimateOf(figuresOf(certain), allReasons);
}

function scopesByRuleOf(items: readonly ItemWithIssues[]): Map<string, Scope[]> {
  const scopesByRule = new Map<string, Scope[]>();
  for (const { rules, item } of items)
    for (const rule of rules ?? []) scopesByRule.set(rule, [...(scopesByRule.get(rule) ?? []), item.scope]);
  return scopesByRule;
}

function isInScope({ repository }: FindingFields, scope: Scope, projectTags: ProjectTags): Truth {
  if (scope === null) return true;
  return scope.by === 'project'
    ? repository === scope.projectOrTag
    : isTagged(repository, [scope.projectOrTag], projectTags);
}

/**
 * The items of a change that are no longer scanned, without the rules that still are: a removed rule that an added ruleset holds, or a rule of a
 * removed ruleset that is in the list of rules.
 */
function itemsNoLongerScanned(change: Change, items: readonly ItemWithIssues[]): ItemWithIssues[] {
  const after = change.object === 'DetectionPolicy' ? change.after : null;
  const disabled = new Set(stringsOrNull(after?.['disabled']));
  const addedRulesets = items.filter(({ item }) => item.list === 'rulesets' && item.verb === 'added');
  const scanned = new Set([
    ...(stringsOrNull(after?.['rules']) ?? []),
    ...addedRulesets.flatMap(({ rules }) => rules ?? []),
  ]);
  const isStillScanned = (rule: string): boolean => scanned.has(rule) && !disabled.has(rule);
  return items
    .filter(({ item }) => stopsScanning(item, change))
    .flatMap((itemWithIssues) => {
      const { item, rules, issues } = itemWithIssues;
      if (item.isRuleset) {
        return {
          ...itemWithIssues,
          rules: rules && rules.filter((rule) => !isStillScanned(rule)),
          issues: issues && new Map([...issues].filter(([rule]) => !isStillScanned(rule))),
        };
      }
      return item.list !== 'disabled' && isStillScanned(item.name) ? [] : itemWithIssues;
    });
}

function stopsScanning({ list, verb }: ChangedItem, { effect }: Change): boolean {
  if (list === 'exceptions') return effect === 'looser' || effect === 'mixed';
  if (list === 'disabled') return verb === 'added';
  return verb === 'removed';
}
