import type { DetectionKind } from '../domain/bundle.ts';
import type { BundleImpact, ChangeImpact, DetectionItem, Estimate, Figures, Limit } from '../domain/impact.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { IssueFilter, IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import { changedItems } from '../plan/lists.ts';
import { type FindingsReader, isLimit, type Listed, type Listing } from './ask.ts';
import {
  estimateOf,
  figuresOf,
  type FindingFields,
  isTagged,
  isUnknown,
  notEstimable,
  type Projects,
  some,
  textIn,
  textsIn,
  type Truth,
} from './findings.ts';

type Detection = Extract<PlannedBundle, { kind: DetectionKind }>;

/** Open findings of the rules that a detection bundle changes, whose issues are being counted. What a new rule will find is unknown. */
export async function estimateDetection(
  bundle: Detection,
  counts: Promise<readonly Counted[]>,
  ask: FindingsReader,
): Promise<BundleImpact> {
  const { deployment, kind, changes } = bundle;
  const countedItems = await counts;
  const isTagNamed = countedItems.some(({ item }) => item.scope?.by === 'project_tag');
  const [listed, projects] =
    kind === 'detection/code'
      ? await Promise.all([
          ask.list(deployment, codeListings(countedItems)),
          isTagNamed ? ask.projects(deployment) : noProjects,
        ])
      : [unnamedRules, noProjects];
  const inProjects = { ...listed, projects };
  const byChange = Map.groupBy(countedItems, ({ item }) => item.change);
  const impactOf = (change: Change): ChangeImpact => {
    const { object, key, id } = change;
    if (itemsOf(change) === null) return { object, key, id, about: 'other' };
    const items = (byChange.get(change) ?? []).map((one): DetectionItem => {
      const { list, name, verb } = one.item;
      return { list, name, verb, issues: issuesOf([one]), findings: findingsOf([one], inProjects) };
    });
    return { object, key, id, about: 'detection', items };
  };
  const losses = [...byChange].flatMap(([change, own]) => lostOf(change, own));
  const lost =
    countedItems.length === 0 ? null : { issues: issuesOf(losses), findings: findingsOf(losses, inProjects) };
  return { deployment, kind, changes: changes.map(impactOf), blocked: null, lost };
}

const unnamedRules: Listed = { findings: [], because: [{ why: 'rule' }] };
const noProjects: Projects = new Map();

/** The scope of a rule; null means everywhere. */
type Scope = { readonly by: 'project' | 'project_tag'; readonly target: string } | null;

/** A rule or ruleset that a change concerns. */
type Item = Pick<DetectionItem, 'list' | 'name' | 'verb'> & {
  readonly isRuleset: boolean;
  readonly scope: Scope;
  readonly change: Change;
};

const verbs = { create: 'added', update: 'changed', delete: 'removed' } as const;

/** The items that a change adds, removes or changes; null for an unknown kind of object. */
function itemsOf(change: Change): Item[] | null {
  const { object, key } = change;
  if (object === 'DetectionPolicy') {
    return changedItems(change).map(({ list, item: name, onlyIn }) => {
      const verb = onlyIn === 'files' ? 'added' : 'removed';
      return { list, name, verb, isRuleset: list === 'rulesets', scope: null, change };
    });
  }
  const [name, target, by] = [textIn(key['rule']), textIn(key['scope_target']), key['scope_type']];
  if (object !== 'DetectionPolicyException' || name === null || target === null) return null;
  if (by !== 'project' && by !== 'project_tag') return null;
  const isRuleset = key['rule_type'] === 'pack';
  return [{ list: 'exceptions', name, verb: verbs[change.verb], isRuleset, scope: { by, target }, change }];
}

/** An item, the rules it stands for, and their open issues; null if unknown. */
type Counted = {
  readonly item: Item;
  readonly rules: readonly string[] | null;
  readonly issues: ReadonlyMap<string, number> | null;
  /** Why the count may be incomplete. */
  readonly because: readonly Limit[];
};

/**
 * Counts the open issues of rules in few requests: one for all rules of a scope, and one per ruleset, since groups do not name the ruleset of a
 * rule. Rules come first, in case there are too many.
 */
export async function countItems({ deployment, kind, changes }: Detection, ask: FindingsReader): Promise<Counted[]> {
  const items = changes.flatMap((change) => itemsOf(change) ?? []);
  const keyOf = ({ isRuleset, name, scope }: Item): string => JSON.stringify([isRuleset && name, scope]);
  const groups = [...Map.groupBy(items, keyOf).values()].toSorted(
    ([a], [b]) => Number(a?.isRuleset) - Number(b?.isRuleset),
  );
  const countedItems = groups.map(async (own, index) => {
    const answer = index < maxGroups ? await ask.groups(deployment, requestFor(own, kind)) : tooMany;
    return own.map((item) => countedOf(item, answer));
  });
  return (await Promise.all(countedItems)).flat();
}

/** How many requests one bundle may take. */
const maxGroups = 8;

const tooMany: Limit = { why: 'requests', limit: maxGroups };

/** Holds all rules of most deployments. */
const groupLimit = 1000;

/** Asks for open issues explicitly, since the default is unspecified. Archived projects do not count. */
function requestFor(items: readonly Item[], kind: DetectionKind): IssueSearchRequest {
  const [{ isRuleset, scope } = { isRuleset: false, scope: null }] = items;
  const rules = [...new Set(items.map(({ name }) => name))];
  // Bundles name a ruleset `p/default`, issues may name it `default`.
  const what: IssueFilter = isRuleset
    ? { rulesets: [...new Set(rules.flatMap((name) => [name, name.replace(/^p\//, '')]))] }
    : { rules };
  const by = scope?.by === 'project' ? 'repositoryNames' : 'repositoryTags';
  const where: IssueFilter = scope === null ? {} : { [by]: [scope.target] };
  const filter = { ...what, ...where, tab: 'ISSUE_TAB_OPEN' as const };
  const issueType = kind === 'detection/code' ? 'ISSUE_TYPE_SAST' : 'ISSUE_TYPE_SECRETS';
  return { groupBy: 'GROUP_BY_RULE', issueTypes: [issueType], limit: groupLimit, filter };
}

/** A rule may have several groups, such as one per version; their issues add up. */
function countedOf(item: Item, answer: IssueGroupList | Limit): Counted {
  if (isLimit(answer)) return { item, rules: item.isRuleset ? null : [item.name], issues: null, because: [answer] };
  const issues = new Map<string, number>(item.isRuleset ? [] : [[item.name, 0]]);
  for (const { rulePath, issuesCount } of answer.groups ?? []) {
    const rule = textIn(rulePath) ?? '';
    if (item.isRuleset || rule === item.name)
      issues.set(rule, (issues.get(rule) ?? 0) + Number(textIn(issuesCount) ?? 'none'));
  }
  const because = textIn(answer.cursor) === null ? [] : [{ why: 'cut' } as const];
  return { item, rules: [...issues.keys()], issues, because };
}

/** The issues of some items, each counted once where items overlap. */
function issuesOf(items: readonly Counted[]): Estimate<number> {
  const because = items.flatMap((one) => one.because);
  if (items.every(({ issues }) => issues === null)) return notEstimable(because);
  const parts = items.flatMap(({ item, issues }) =>
    Array.from(issues ?? [], ([rule, count]) => ({ rule, scope: JSON.stringify(item.scope), count })),
  );
  const byRule = [...Map.groupBy(parts, ({ rule }) => rule).values()];
  const isShared = byRule.some(
    (own) => new Set(own.flatMap(({ scope, count }) => (count === 0 ? [] : scope))).size > 1,
  );
  const total = byRule.reduce((sum, own) => sum + Math.max(...own.map(({ count }) => count)), 0);
  if (!Number.isSafeInteger(total)) return notEstimable([{ why: 'count' }]);
  return estimateOf(total, isShared ? [...because, { why: 'shared' }] : because);
}

// The names are part of the URL, which servers limit to about 8,000 characters.
const maxCharacters = 4000;

/** One list for all rules; all code findings if there are too many rules. */
function codeListings(countedItems: readonly Counted[]): Listing[] {
  const rules = [...new Set(countedItems.flatMap((one) => one.rules ?? []))];
  if (rules.length === 0) return [];
  const length = rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + '&rules='.length, 0);
  return [{ issue_type: 'sast', status: 'open', dedup: true, ...(length > maxCharacters ? {} : { rules }) }];
}

/** The open findings of some items, each counted once. No estimate if none is certain and something is unknown. */
function findingsOf(
  items: readonly Counted[],
  { findings, because, projects }: Listed & { readonly projects: Projects },
): Estimate<Figures> {
  if (items.length === 0) return notEstimable([]);
  const scopes = new Map<string, Scope[]>();
  for (const { rules, item } of items)
    for (const rule of rules ?? []) scopes.set(rule, [...(scopes.get(rule) ?? []), item.scope]);
  const findingsWithTruth = findings.map((finding) => {
    const own = scopes.get(finding.rule ?? '') ?? [];
    return { finding, truth: some(own.map((scope) => isInside(finding, scope, projects))) };
  });
  const certain = findingsWithTruth.flatMap(({ finding, truth }) => (truth === true ? [finding] : []));
  const unknowns = findingsWithTruth.flatMap(({ truth }) => (isUnknown(truth) ? [truth.because] : []));
  const unnamed = items.flatMap((one) => (one.rules === null ? one.because : []));
  const reasons = [...unnamed, ...unknowns, ...because];
  return certain.length === 0 && reasons.length > 0 ? notEstimable(reasons) : estimateOf(figuresOf(certain), reasons);
}

function isInside({ repository }: FindingFields, scope: Scope, projects: Projects): Truth {
  if (scope === null) return true;
  return scope.by === 'project' ? repository === scope.target : isTagged(repository, [scope.target], projects);
}

/** The items of a change that are no longer scanned, without rules that are kept by name or by an added ruleset. */
function lostOf(change: Change, items: readonly Counted[]): Counted[] {
  const after = change.object === 'DetectionPolicy' ? change.after : null;
  const disabled = new Set(textsIn(after?.['disabled']));
  const addedRulesets = items.filter(({ item }) => item.list === 'rulesets' && item.verb === 'added');
  const named = [...(textsIn(after?.['rules']) ?? []), ...addedRulesets.flatMap(({ rules }) => rules ?? [])];
  const kept = new Set(named.filter((rule) => !disabled.has(rule)));
  return items
    .filter(({ item }) => isLost(item, change) && (item.isRuleset || item.list === 'disabled' || !kept.has(item.name)))
    .map((one) => ({
      ...one,
      rules: one.rules?.filter((rule) => !one.item.isRuleset || !kept.has(rule)) ?? null,
      issues: one.issues && new Map([...one.issues].filter(([rule]) => !one.item.isRuleset || !kept.has(rule))),
    }));
}

function isLost({ list, verb }: Item, { effect }: Change): boolean {
  if (list === 'exceptions') return effect === 'looser' || effect === 'mixed';
  return verb === (list === 'disabled' ? 'added' : 'removed');
}
