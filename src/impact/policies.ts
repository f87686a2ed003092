import type { Blocked, BundleImpact, ChangeImpact, Estimate, Limit, Matched } from '../domain/impact.ts';
import { actionType } from '../domain/action-types.ts';
import { isObject } from '../util/json.ts';
import { type Change, type PlannedBundle, unchangedPolicies } from '../domain/plan.ts';
import type { Content } from '../domain/bundle.ts';
import { readFilters } from '../plan/effect/filter-space.ts';
import { canonicalObject, plain } from '../plan/digest.ts';
import type { FindingsReader, Listed, Listing } from './ask.ts';
import {
  estimateOf,
  every,
  figuresOf,
  type FindingFields,
  isTagged,
  isUnknown,
  knownSeverities,
  not,
  notEstimable,
  type Projects,
  some,
  type Truth,
} from './findings.ts';

/** The parts of a policy that determine its impact; null for none. */
type Policy = {
  readonly blocks: boolean;
  /** Null if the filters have an unknown form. */
  readonly filters: ReturnType<typeof readFilters>;
  /** Equal for filters with the same meaning. */
  readonly text: string;
} | null;

/** A changed policy before and after; an inactive one is null. */
type Changed = { readonly before: Policy; readonly after: Policy };

type Remediation = Extract<PlannedBundle, { kind: 'remediation' }>;

/** Estimates the impact of changed policies: reads one set of findings for all, and matches each policy here. */
export async function estimateRemediation(bundle: Remediation, ask: FindingsReader): Promise<BundleImpact> {
  const { deployment, kind, content, changes } = bundle;
  const changed = new Map(changes.filter(({ object }) => object === 'RemediationPolicy').map(readChange));
  const all = [...changed.values()];
  const unchanged = unchangedPolicies(content, changes).map(readPolicy);
  const acting = all.flatMap(({ before, after }) => [before, after]);
  const listings = planListings(acting);
  const needsTags = listings.length > 0 && [...acting, ...unchanged].some(namesTags);
  const [{ findings, because }, projects] = await Promise.all([
    listings.length === 0 ? noFindings : ask.openFindings(deployment, listings),
    needsTags ? ask.projects(deployment) : noProjects,
  ]);
  const blocking = blockingChanges(all, unchanged);
  const read: FindingsRead = { groups: groupFindings(findings, projects, blocking), because, blocking };
  const impactOf = (change: Change): ChangeImpact => {
    const { object, key, id } = change;
    const one = changed.get(change);
    if (one === undefined) return { object, key, id, about: 'other' };
    return { object, key, id, about: 'policy', matched: matchedBy(one, read), blocked: blockedBy([one], read) };
  };
  return { deployment, kind, changes: changes.map(impactOf), blocked: blockedBy(all, read), lost: null };
}

const noFindings: Listed = { findings: [], because: [] };
const noProjects: Projects = new Map();

const namesTags = (policy: Policy): boolean =>
  policy?.filters?.conditions.some(({ type }) => type === 'repository_tag') === true;

function readChange(change: Change): [Change, Changed] {
  const { before, after } = change;
  return [change, { before: before && readPolicy(before), after: after && readPolicy(after) }];
}

function readPolicy({ active, actions, filters }: Content): Policy {
  if (active === false) return null;
  const blocks = Array.isArray(actions) && actions.some(isBlocking);
  const read = readFilters(filters);
  const text = read === null ? plain(filters) : canonicalObject('RemediationPolicy', { filters });
  return { blocks, filters: read, text };
}

const isBlocking = (action: unknown): boolean =>
  isObject(action) && typeof action['type'] === 'string' && actionType(action['type']).mode === 'block';

/** Whether a finding has one of the values of a condition type. */
type HasOne = (type: string, values: readonly string[]) => Truth;

function matches(policy: Policy, has: HasOne): Truth {
  if (policy === null) return false;
  const { filters } = policy;
  if (filters?.conditions.every(({ mode }) => mode === 'any' || mode === 'none') !== true)
    return { because: { why: 'form' } };
  const truths = filters.conditions.map(({ type, values, mode }) => {
    const truth = values.length > 0 && has(type, values);
    return mode === 'none' ? not(truth) : truth;
  });
  return filters.mode === 'any' ? some(truths) : every(truths);
}

/** The known facts of a finding, by condition type. One without severity or confidence has none of the values. */
const hasOneOf =
  ({ isSecret, severity, confidence, classes, repository }: FindingFields, projects: Projects): HasOne =>
  (type, values) => {
    if (type === 'severity') return severity !== null && values.includes(severity);
    if (type === 'confidence') return confidence !== null && values.includes(confidence);
    if (type === 'repository_tag') return isTagged(repository, values, projects);
    if (type !== 'vulnerability_class') return { because: { why: 'condition', type } };
    if (classes === null) return { because: { why: isSecret ? 'secret' : 'field', type } };
    return values.some((value) => classes.includes(value));
  };

/**
 * One list per finding type for all policies: every open finding that one of them may match. Only severity narrows it, and no filter of the list
 * selects findings without one; categories could too, but on a platform where categories are not weakness classes the list would silently be empty.
 */
function planListings(acting: readonly Policy[]): Listing[] {
  const has =
    (severity: string | null): HasOne =>
    (type, values) =>
      type === 'severity' ? severity !== null && values.includes(severity) : { because: { why: 'condition', type } };
  const mayMatch = (severity: string | null): boolean => acting.some((one) => matches(one, has(severity)) !== false);
  const wanted = knownSeverities.filter(mayMatch);
  const isUnsetWanted = mayMatch(null);
  if (wanted.length === 0 && !isUnsetWanted) return [];
  const narrow = isUnsetWanted || wanted.length === knownSeverities.length ? {} : { severities: wanted };
  const common = { status: 'open', dedup: true, ...narrow } as const;
  return (['sast', 'sca', 'ai_sast'] as const).map((issue_type) => ({ issue_type, ...common }));
}

type BlockingChange = keyof Blocked;

/** The blocking policies that stay, appear and disappear, by the text of their filters. */
type BlockingChanges = Readonly<Record<BlockingChange | 'stay', ReadonlyMap<string, Policy>>>;

/** A filter on both sides stays, even if another policy has it now. */
function blockingChanges(changed: readonly Changed[], unchanged: readonly Policy[]): BlockingChanges {
  const blocking = (side: keyof Changed): [string, Policy][] =>
    [...unchanged, ...changed.map((one) => one[side])].flatMap((one) =>
      one?.blocks === true ? [[one.text, one]] : [],
    );
  const [was, is] = [blocking('before'), blocking('after')];
  const [before, after] = [new Map(was), new Map(is)];
  return {
    stay: new Map(was.filter(([text]) => after.has(text))),
    newly: new Map(is.filter(([text]) => !before.has(text))),
    noLonger: new Map(was.filter(([text]) => !after.has(text))),
  };
}

/** Findings for which every condition gives the same result, so that each policy is matched once per group. */
type FindingGroup = {
  readonly has: HasOne;
  readonly findings: readonly FindingFields[];
  readonly changesBlocking: Readonly<Record<BlockingChange, Truth>>;
};

/** All findings that were read. `because`: why there may be more. */
type FindingsRead = {
  readonly groups: readonly FindingGroup[];
  readonly because: readonly Limit[];
  readonly blocking: BlockingChanges;
};

function groupFindings(
  findings: readonly FindingFields[],
  projects: Projects,
  blocking: BlockingChanges,
): FindingGroup[] {
  const tagsOf = (repository: string | null): unknown => ('why' in projects ? null : projects.get(repository ?? ''));
  const facts = ({ isSecret, severity, confidence, classes, repository }: FindingFields): string =>
    JSON.stringify([isSecret, severity, confidence, classes, tagsOf(repository)]);
  return [...Map.groupBy(findings, facts).values()].map((group) => {
    const has: HasOne = group[0] ? hasOneOf(group[0], projects) : () => false;
    return { has, findings: group, changesBlocking: changesBlockingOf(blocking, has) };
  });
}

function changesBlockingOf({ stay, newly, noLonger }: BlockingChanges, has: HasOne): FindingGroup['changesBlocking'] {
  const by = (all: BlockingChanges[BlockingChange]): Truth =>
    some([...all.values()].map((policy) => matches(policy, has)));
  const [isAdded, isRemoved] = [by(newly), by(noLonger)];
  // Policies that stay matter only if something appears or disappears.
  if (isAdded === false && isRemoved === false) return { newly: false, noLonger: false };
  const isNotBlockedOtherwise = not(by(stay));
  return {
    newly: every([isNotBlockedOtherwise, not(isRemoved), isAdded]),
    noLonger: every([isNotBlockedOtherwise, not(isAdded), isRemoved]),
  };
}

/** Findings for which a test is true, and why it is unknown for others. */
function count(groups: readonly FindingGroup[], test: (one: FindingGroup) => Truth) {
  const groupsWithTruth = groups.map((one) => ({ truth: test(one), own: one.findings }));
  return {
    findings: groupsWithTruth.flatMap(({ truth, own }) => (truth === true ? own : [])),
    unknowns: groupsWithTruth.flatMap(({ truth }) => (isUnknown(truth) ? [truth.because] : [])),
  };
}

/** The certain findings of each side are a lower bound; without any it would be a guess. */
function matchedBy({ before, after }: Changed, { groups, because }: FindingsRead): Estimate<Matched> {
  if (groups.length === 0 && because.length > 0) return notEstimable(because);
  const [was, is] = [before, after].map((policy) => count(groups, ({ has }) => matches(policy, has)));
  if (was === undefined || is === undefined) return notEstimable([]);
  const unknowns = [...was.unknowns, ...is.unknowns];
  const isGuess = [was, is].some((side) => side.findings.length === 0 && side.unknowns.length > 0);
  if (isGuess) return notEstimable(unknowns);
  return estimateOf({ before: figuresOf(was.findings), after: figuresOf(is.findings) }, [...unknowns, ...because]);
}

/** Findings that some policies newly or no longer block: a lower bound if something is unknown, no estimate if nothing is certain. */
function blockedBy(changed: readonly Changed[], { groups, because, blocking }: FindingsRead): Estimate<Blocked> {
  const blockingChangedBy = (way: BlockingChange, side: keyof Changed) => {
    const own = changed
      .map((one) => one[side])
      .filter((policy) => policy?.blocks === true && blocking[way].has(policy.text));
    const by = ({ has, changesBlocking }: FindingGroup): Truth =>
      changesBlocking[way] !== false && every([some(own.map((policy) => matches(policy, has))), changesBlocking[way]]);
    const { findings, unknowns } = count(groups, by);
    return { figures: figuresOf(findings), reasons: own.length === 0 ? [] : [...unknowns, ...because] };
  };
  const [newly, noLonger] = [blockingChangedBy('newly', 'after'), blockingChangedBy('noLonger', 'before')];
  const reasons = [...newly.reasons, ...noLonger.reasons];
  const isNone = newly.figures.findings + noLonger.figures.findings === 0;
  if (isNone && reasons.length > 0) return notEstimable(reasons);
  return estimateOf({ newly: newly.figures, noLonger: noLonger.figures }, reasons);
}
