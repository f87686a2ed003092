import type {
  BlockedFindings,
  BundleImpact,
  ChangeImpact,
  Estimate,
  IncompleteReason,
  MatchedFindings,
} from '../domain/impact.ts';
import { actionType } from '../domain/action-types.ts';
import { isObject } from '../util/json.ts';
import { type Change, type PlannedBundle, unchangedPolicies } from '../domain/plan.ts';
import type { Content } from '../domain/bundle.ts';
import { readFilters } from '../plan/effect/filter-space.ts';
import { canonicalText, canonicalJson } from '../plan/digest.ts';
import {
  estimateOf,
  figuresOf,
  type FindingFields,
  isTagged,
  knownSeverities,
  noProjectTags,
  notEstimable,
  type ProjectTags,
} from './findings.ts';
import type { FindingsQuery, FindingsResult, PlatformReader } from './platform-reader.ts';
import { and, isUnknown, not, or, type Truth } from './three-valued.ts';

/** The parts of an active policy that determine its impact. */
type ActivePolicy = {
  readonly blocks: boolean;
  /** Null if the filters have an unknown form. */
  readonly filters: ReturnType<typeof readFilters>;
  /** Equal for filters with the same meaning. */
  readonly filtersKey: string;
};

/** A changed policy before and after; null where there is none, or an inactive one. */
type PolicyChange = { readonly before: ActivePolicy | null; readonly after: ActivePolicy | null };

export type Remediation = Extract<PlannedBundle, { kind: 'remediation' }>;

/** Estimates the impact of changed policies: reads one set of findings for all, and matches each policy here. */
export async function estimateRemediation(bundle: Remediation, reader: PlatformReader): Promise<BundleImpact> {
  const { deployment, kind, content, changes } = bundle;
  const policyChangeByChange = new Map(
    changes.filter(({ object }) => object === 'RemediationPolicy').map(toPolicyChange),
  );
  const policyChanges = [...policyChangeByChange.values()];
  const changed = policyChanges.flatMap(({ before, after }) => [before, after]).filter((policy) => policy !== null);
  const unchanged = unchangedPolicies(content, changes).flatMap((policy) => readActivePolicy(policy) ?? []);
  const queries = queriesFor(changed);
  const needsTags = queries.length > 0 && [...changed, ...unchanged].some(dependsOnTags);
  const [{ findings, reasons }, projectTags] = await Promise.all([
    queries.length === 0 ? noFindings : reader.readOpenFindings(deployment, queries),
    needsTags ? reader.readProjectTags(deployment) : noProjectTags,
  ]);
  const blockingPolicies = blockingPoliciesOf(policyChanges, unchanged);
  const grouped: GroupedFindings = {
    groups: groupFindings(findings, projectTags, blockingPolicies),
    reasons,
    blockingPolicies,
  };
  const impactOf = (change: Change): ChangeImpact => {
    const { object, key, id } = change;
    const policyChange = policyChangeByChange.get(change);
    if (policyChange === undefined) return { object, key, id, about: 'other' };
    const matched = estimateMatched(policyChange, grouped);
    return { object, key, id, about: 'policy', matched, blocked: estimateBlocked([policyChange], grouped) };
  };
  return {
    deployment,
    kind,
    changes: changes.map(impactOf),
    blocked: estimateBlocked(policyChanges, grouped),
    lost: null,
  };
}

const noFindings: FindingsResult = { findings: [], reasons: [] };

const dependsOnTags = ({ filters }: ActivePolicy): boolean =>
  filters?.conditions.some(({ type }) => type === 'repository_tag') === true;

function toPolicyChange(change: Change): [Change, PolicyChange] {
  const { before, after } = change;
  return [change, { before: before && readActivePolicy(before), after: after && readActivePolicy(after) }];
}

/** Null for an inactive policy. */
function readActivePolicy({ active, actions, filters: written }: Content): ActivePolicy | null {
  if (active === false) return null;
  const blocks = Array.isArray(actions) && actions.some(isBlocking);
  const filters = readFilters(written);
  const filtersKey =
    filters === null ? canonicalJson(written) : canonicalText('RemediationPolicy', { filters: written });
  return { blocks, filters, filtersKey };
}

const isBlocking = (action: unknown): boolean =>
  isObject(action) && typeof action['type'] === 'string' && actionType(action['type']).mode === 'block';

/** Tests whether a finding has one of the values of a condition type. */
type HasOneOf = (type: string, values: readonly string[]) => Truth;

function isMatched({ filters }: ActivePolicy, hasOneOf: HasOneOf): Truth {
  if (filters?.conditions.every(({ mode }) => mode === 'any' || mode === 'none') !== true)
    return { reason: { kind: 'form' } };
  const truths = filters.conditions.map(({ type, values, mode }) => {
    const truth = values.length > 0 && hasOneOf(type, values);
    return mode === 'none' ? not(truth) : truth;
  });
  return filters.mode === 'any' ? or(truths) : and(truths);
}

/** The test of a finding. One without severity or confidence has none of the values. */
const hasOneOfTest =
  ({ isSecret, severity, confidence, classes, repository }: FindingFields, projectTags: ProjectTags): HasOneOf =>
  (type, values) => {
    if (type === 'severity') return severity !== null && values.includes(severity);
    if (type === 'confidence') return confidence !== null && values.includes(confidence);
    if (type === 'repository_tag') return isTagged(repository, values, projectTags);
    if (type !== 'vulnerability_class') return { reason: { kind: 'condition', type } };
    if (classes === null) return { reason: { kind: isSecret ? 'secret' : 'field', type } };
    return values.some((value) => classes.includes(value));
  };

/**
 * One list per finding type for all policies: every open finding that one of them may match. Only severity narrows it, and no filter of the list
 * selects findings without one; categories could too, but on a platform where categories are not weakness classes the list would silently be empty.
 */
function queriesFor(policies: readonly ActivePolicy[]): FindingsQuery[] {
  /** Tests a finding of which only the severity is known. */
  const testOfSeverity =
    (severity: string | null): HasOneOf =>
    (type, values) => {
      if (type !== 'severity') return { reason: { kind: 'condition', type } };
      return severity !== null && values.includes(severity);
    };
  const mayMatch = (severity: string | null): boolean =>
    policies.some((policy) => isMatched(policy, testOfSeverity(severity)) !== false);
  const severities = knownSeverities.filter(mayMatch);
  const needsUnset = mayMatch(null);
  if (severities.length === 0 && !needsUnset) return [];
  const severityFilter = needsUnset || severities.length === knownSeverities.length ? {} : { severities };
  const common = { status: 'open', dedup: true, ...severityFilter } as const;
  return (['sast', 'sca', 'ai_sast'] as const).map((issue_type) => ({ issue_type, ...common }));
}

type BlockingSide = keyof BlockedFindings;

/** The blocking policies that stay, appear (`newly`) and disappear (`noLonger`), by the key of their filters. */
type BlockingPolicies = Readonly<Record<BlockingSide | 'stay', ReadonlyMap<string, ActivePolicy>>>;

/** Filters that block before and after stay, even if another policy has them now. */
function blockingPoliciesOf(changes: readonly PolicyChange[], unchanged: readonly ActivePolicy[]): BlockingPolicies {
  const blockingBy = (side: keyof PolicyChange): Map<string, ActivePolicy> => {
    const policies = [...unchanged, ...changes.flatMap((change) => change[side] ?? [])];
    return new Map(policies.filter(({ blocks }) => blocks).map((policy) => [policy.filtersKey, policy]));
  };
  const before = blockingBy('before');
  const after = blockingBy('after');
  return {
    stay: new Map([...before].filter(([key]) => after.has(key))),
    newly: new Map([...after].filter(([key]) => !before.has(key))),
    noLonger: new Map([...before].filter(([key]) => !after.has(key))),
  };
}

/** Findings for which every condition gives the same result, so that each policy is matched once per group. */
type FindingGroup = {
  readonly hasOneOf: HasOneOf;
  readonly findings: readonly FindingFields[];
  /** Whether the findings are newly or no longer blocked, by all changes together. */
  readonly blocked: Readonly<Record<BlockingSide, Truth>>;
};

/** All findings that were read, and why there may be more. */
type GroupedFindings = {
  readonly groups: readonly FindingGroup[];
  readonly reasons: readonly IncompleteReason[];
  readonly blockingPolicies: BlockingPolicies;
};

function groupFindings(
  findings: readonly FindingFields[],
  projectTags: ProjectTags,
  blocking: BlockingPolicies,
): FindingGroup[] {
  const tagsOf = (repository: string | null): unknown =>
    'kind' in projectTags ? null : projectTags.get(repository ?? '');
  const groupKey = ({ isSecret, severity, confidence, classes, repository }: FindingFields): string =>
    JSON.stringify([isSecret, severity, confidence, classes, tagsOf(repository)]);
  return [...Map.groupBy(findings, groupKey).values()].map((group) => {
    const hasOneOf: HasOneOf = group[0] ? hasOneOfTest(group[0], projectTags) : () => false;
    return { hasOneOf, findings: group, blocked: matchBlocking(blocking, hasOneOf) };
  });
}

/** A finding is newly blocked if an added policy blocks it, and neither a removed policy did nor a remaining one does; and the reverse. */
function matchBlocking({ stay, newly, noLonger }: BlockingPolicies, hasOneOf: HasOneOf): FindingGroup['blocked'] {
  const blockedBy = (policies: ReadonlyMap<string, ActivePolicy>): Truth =>
    or([...policies.values()].map((policy) => isMatched(policy, hasOneOf)));
  const blockedByAdded = blockedBy(newly);
  const blockedByRemoved = blockedBy(noLonger);
  // Most findings are concerned by neither, which saves matching the policies that stay.
  if (blockedByAdded === false && blockedByRemoved === false) return { newly: false, noLonger: false };
  const notBlockedByRemaining = not(blockedBy(stay));
  return {
    newly: and([notBlockedByRemaining, not(blockedByRemoved), blockedByAdded]),
    noLonger: and([notBlockedByRemaining, not(blockedByAdded), blockedByRemoved]),
  };
}

/** The findings for which a test is true, and why it is unknown for others. */
function select(groups: readonly FindingGroup[], test: (group: FindingGroup) => Truth) {
  const results = groups.map((group) => ({ truth: test(group), findings: group.findings }));
  return {
    findings: results.flatMap(({ truth, findings }) => (truth === true ? findings : [])),
    reasons: results.flatMap(({ truth }) => (isUnknown(truth) ? [truth.reason] : [])),
  };
}

/** The certain findings of each side are a lower bound; without any it would be a guess. */
function estimateMatched(
  { before, after }: PolicyChange,
  { groups, reasons }: GroupedFindings,
): Estimate<MatchedFindings> {
  if (groups.length === 0 && reasons.length > 0) return notEstimable(reasons);
  const matchedBy = (policy: ActivePolicy | null) =>
    select(groups, ({ hasOneOf }) => policy !== null && isMatched(policy, hasOneOf));
  const matchedBefore = matchedBy(before);
  const matchedAfter = matchedBy(after);
  const unknowns = [...matchedBefore.reasons, ...matchedAfter.reasons];
  const isGuess = [matchedBefore, matchedAfter].some((side) => side.findings.length === 0 && side.reasons.length > 0);
  if (isGuess) return notEstimable(unknowns);
  const figures = { before: figuresOf(matchedBefore.findings), after: figuresOf(matchedAfter.findings) };
  return estimateOf(figures, [...unknowns, ...reasons]);
}

/** Findings that some changes newly or no longer block: a lower bound if something is unknown, no estimate if nothing is certain. */
function estimateBlocked(
  changes: readonly PolicyChange[],
  { groups, reasons, blockingPolicies }: GroupedFindings,
): Estimate<BlockedFindings> {
  const blockedOn = (side: BlockingSide, policies: readonly (ActivePolicy | null)[]) => {
    const changed = policies
      .filter((policy) => policy !== null)
      .filter((policy) => policy.blocks && blockingPolicies[side].has(policy.filtersKey));
    const selected = select(groups, (group) => {
      // `blocked` of a group is about all changes, `changed` about these.
      if (group.blocked[side] === false) return false;
      return and([or(changed.map((policy) => isMatched(policy, group.hasOneOf))), group.blocked[side]]);
    });
    return {
      figures: figuresOf(selected.findings),
      reasons: changed.length === 0 ? [] : [...selected.reasons, ...reasons],
    };
  };
  const newly = blockedOn(
    'newly',
    changes.map(({ after }) => after),
  );
  const noLonger = blockedOn(
    'noLonger',
    changes.map(({ before }) => before),
  );
  const allReasons = [...newly.reasons, ...noLonger.reasons];
  const isNone = newly.figures.findings + noLonger.figures.findings === 0;
  if (isNone && allReasons.length > 0) return notEstimable(allReasons);
  return estimateOf({ newly: newly.figures, noLonger: noLonger.figures }, allReasons);
}
