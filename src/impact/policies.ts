import { type Change, type PlannedBundle, unchangedPolicies } from '../domain/plan.ts';
import type {
  Blocked,
  BlockedEstimate,
  BundleImpact,
  ChangeImpact,
  Enforced,
  EnforcementMode,
  Estimate,
  FindingsByMode,
  Limit,
  Matched,
} from '../domain/impact.ts';
import { isObject } from '../domain/json.ts';
import type { Effect } from '../generated/types.ts';
import type { Content } from '../domain/preview.ts';
import type { Ask, Listing } from './ask.ts';
import * as known from './findings.ts';
import { every, figuresOf, type Found, notEstimable, some, textIn, textsIn, type Truth } from './findings.ts';

/** `conditions` null: they have a form that is not known. Filters with the same text mean the same. */
type Filters = {
  readonly mode: 'all' | 'any';
  readonly conditions: readonly Condition[] | null;
  readonly text: string;
};

/** One test of a finding: that it has one of the values, or none of them. */
type Condition = { readonly type: string; readonly values: readonly string[]; readonly none: boolean };

/** A policy as far as its impact can be told from it. */
type Policy = {
  readonly active: boolean;
  readonly mode: 'blocked' | 'commented' | 'monitored';
  readonly filters: Filters;
};

/** A changed policy before and after. */
type Changed = { readonly change: Change; readonly before: Policy; readonly after: Policy };

type Remediation = Extract<PlannedBundle, { kind: 'remediation' }>;

/** What the changes of remediation policies mean: one set of findings is fetched for all, and each policy is judged here. */
export async function estimateRemediation(bundle: Remediation, ask: Ask): Promise<BundleImpact> {
  const { deployment, kind, content, changes } = bundle;
  const changed = new Map(changes.filter(isOfPolicy).map((change) => [change, readChange(change)]));
  const all = [...changed.values()];
  const unchanged = unchangedPolicies(content, changes).map(readPolicy);
  const enforcement = enforcementOf(all, unchanged);
  const acting = all.flatMap(({ before, after }) => [before, after]).filter(({ active }) => active);
  const { findings, because } = await ask.list(deployment, planListings(acting));
  const seen: Seen = { alike: alikeIn(findings, enforcement), because, enforcement };
  const impactOf = (change: Change): ChangeImpact => {
    const { object, key, id } = change;
    const one = changed.get(change);
    if (one === undefined) return { object, key, id, about: 'other' };
    return { object, key, id, about: 'policy', matched: matchedBy(one, seen), blocked: blockedBy([one], seen) };
  };
  const [blocked, enforced] = [blockedBy(all, seen), enforcedBy(all, unchanged, seen)];
  return { deployment, kind, changes: changes.map(impactOf), blocked, enforced, lost: null };
}

const isOfPolicy = ({ object }: Change): boolean => object === 'RemediationPolicy';

const readChange = (change: Change): Changed => ({
  change,
  before: change.verb === 'create' ? noPolicy : readPolicy(change.before),
  after: change.verb === 'delete' ? noPolicy : readPolicy(change.after),
});

/** The side of a change on which there is no policy. */
const noPolicy: Policy = {
  active: false,
  mode: 'monitored',
  filters: { mode: 'any', conditions: [], text: 'nothing' },
};

function readPolicy({ active, actions, filters }: Content): Policy {
  const has = (type: string): boolean =>
    Array.isArray(actions) && actions.some((action) => isObject(action) && action['type'] === type);
  const commented = has('pr_comment') ? 'commented' : 'monitored';
  return { active: active !== false, mode: has('block') ? 'blocked' : commented, filters: readFilters(filters) };
}

function readFilters(filters: unknown): Filters {
  const unknown: Filters = { mode: 'all', conditions: null, text: JSON.stringify(filters) ?? 'none' };
  if (!isObject(filters)) return unknown;
  const { mode, conditions: given } = filters;
  if ((mode !== 'all' && mode !== 'any') || !Array.isArray(given) || given.length === 0) return unknown;
  const conditions = given.flatMap((one) => readCondition(one) ?? []);
  if (conditions.length < given.length) return unknown;
  const texts = new Set(conditions.map((one) => JSON.stringify(one)));
  return { mode, conditions, text: JSON.stringify([mode, [...texts].toSorted()]) };
}

/** Null for a form that is not known. */
function readCondition(condition: unknown): Condition | null {
  if (!isObject(condition)) return null;
  const [type, values] = [textIn(condition['type']), textsIn(condition['values'] ?? [])];
  const mode = textIn(condition['mode']) ?? 'any';
  if (type === null || values === null || (mode !== 'any' && mode !== 'none')) return null;
  return { type, values: [...new Set(values)].toSorted(), none: mode === 'none' };
}

/** Whether a finding has one of the values of a condition's type. */
type HasOne = (type: string, values: readonly string[]) => Truth;

const acts = ({ active, filters }: Policy, has: HasOne): Truth => active && matches(filters, has);

function matches({ mode, conditions }: Filters, has: HasOne): Truth {
  if (conditions === null) return { because: { why: 'form' } };
  const held = conditions.map(({ type, values, none }) => {
    const truth = values.length > 0 && has(type, values);
    return none ? known.not(truth) : truth;
  });
  return mode === 'any' ? some(held) : every(held);
}

/** What is known of a finding, by the type of condition. The platform tells of no finding how its repository is tagged. */
const hasOneOf =
  ({ severity, confidence, classes, hasAllClasses, tags }: Found): HasOne =>
  (type, values) => {
    const unknown: Truth = { because: { why: 'field', type } };
    if (type === 'severity') return severity === null ? unknown : values.includes(severity);
    if (type === 'confidence') return confidence === null ? unknown : values.includes(confidence);
    if (type === 'vulnerability_class')
      return values.some((value) => classes.includes(value)) || (hasAllClasses ? false : unknown);
    if (type !== 'repository_tag') return { because: { why: 'condition', type } };
    return tags === null ? { because: { why: 'tags', tags: values } } : values.some((value) => tags.includes(value));
  };

const severities = ['critical', 'high', 'medium', 'low'] as const;

/**
 * One list of each type for all policies: every open finding that one of them may match. Only the severity narrows it. Categories could too,
 * but a platform on which they are no classes of weaknesses would then answer with nothing, and no one would notice.
 */
function planListings(acting: readonly Policy[]): Listing[] {
  const has =
    (severity: string): HasOne =>
    (type, values) =>
      type === 'severity' ? values.includes(severity) : { because: { why: 'condition', type } };
  const wanted = severities.filter((severity) => acting.some((policy) => acts(policy, has(severity)) !== false));
  if (wanted.length === 0) return [];
  const narrow = wanted.length < severities.length ? { severities: wanted } : {};
  return (['sast', 'sca', 'ai_sast'] as const).map((issue_type) => ({
    issue_type,
    status: 'open',
    dedup: true,
    ...narrow,
  }));
}

type Way = keyof Blocked;
const ways = ['newly', 'noLonger'] as const satisfies readonly Way[];

/** The filters by which a bundle blocks: those that stay, and those by which findings are newly or no longer blocked. */
type Enforcement = { readonly stay: readonly Filters[] } & Readonly<Record<Way, readonly Filters[]>>;

/** The same filters on both sides stay, also when another policy has them now. */
function enforcementOf(changed: readonly Changed[], unchanged: readonly Policy[]): Enforcement {
  const blocking = (policies: readonly Policy[]): Map<string, Filters> =>
    new Map([...unchanged, ...policies].filter(isBlocking).map(({ filters }) => [filters.text, filters]));
  const [before, after] = [blocking(changed.map((one) => one.before)), blocking(changed.map((one) => one.after))];
  return {
    stay: [...before.values()].filter(({ text }) => after.has(text)),
    newly: [...after.values()].filter(({ text }) => !before.has(text)),
    noLonger: [...before.values()].filter(({ text }) => !after.has(text)),
  };
}

const isBlocking = ({ active, mode }: Policy): boolean => active && mode === 'blocked';

/** Findings of which every condition says the same, so that a policy is judged once for all of them, and which way they turn. */
type Alike = {
  readonly has: HasOne;
  readonly findings: readonly Found[];
  readonly turns: Readonly<Record<Way, Truth>>;
};

/** All that were looked at; `because`: why there may be more. */
type Seen = { readonly alike: readonly Alike[]; readonly because: readonly Limit[]; readonly enforcement: Enforcement };

function alikeIn(findings: readonly Found[], enforcement: Enforcement): Alike[] {
  const facts = ({ severity, confidence, classes, hasAllClasses, tags }: Found): string =>
    JSON.stringify([severity, confidence, classes, hasAllClasses, tags]);
  return [...Map.groupBy(findings, facts).values()].map((group) => {
    const has: HasOne = group[0] ? hasOneOf(group[0]) : () => false;
    return { has, findings: group, turns: turnsOf(enforcement, has) };
  });
}

function turnsOf(enforcement: Enforcement, has: HasOne): Alike['turns'] {
  const by = (all: readonly Filters[]): Truth => some(all.map((filters) => matches(filters, has)));
  const [comes, goes] = [by(enforcement.newly), by(enforcement.noLonger)];
  // Which policies stay matters only where something comes or goes.
  if (comes === false && goes === false) return { newly: false, noLonger: false };
  const free = known.not(by(enforcement.stay));
  return { newly: every([free, known.not(goes), comes]), noLonger: every([free, known.not(comes), goes]) };
}

/** Findings of which something is certainly true, and why it is not known of others. */
function count(alike: readonly Alike[], test: (one: Alike) => Truth) {
  const judged = alike.map((one) => ({ truth: test(one), own: one.findings }));
  return {
    findings: judged.flatMap(({ truth, own }) => (truth === true ? own : [])),
    doubts: judged.flatMap(({ truth }) => (known.isDoubt(truth) ? [truth.because] : [])),
  };
}

/** What is certain of each side is a lower bound; a side of which nothing is would be a guess. */
function matchedBy({ before, after }: Changed, { alike, because }: Seen): Estimate<Matched> {
  if (alike.length === 0 && because.length > 0) return notEstimable(because);
  const [was, is] = [count(alike, ({ has }) => acts(before, has)), count(alike, ({ has }) => acts(after, has))];
  const doubts = [...was.doubts, ...is.doubts];
  const isGuess = [was, is].some((side) => side.findings.length === 0 && side.doubts.length > 0);
  if (isGuess) return notEstimable(doubts);
  return known.estimateOf({ before: figuresOf(was.findings), after: figuresOf(is.findings) }, [...doubts, ...because]);
}

const waysOfEffect: Readonly<Record<Effect, readonly Way[]>> = {
  stricter: ['newly'],
  looser: ['noLonger'],
  neutral: [],
  mixed: ways,
  unknown: ways,
};

/** What some policies turn together: a lower bound where something is not known, and not estimable where nothing is certain. */
function blockedBy(changed: readonly Changed[], { alike, because, enforcement }: Seen): BlockedEstimate {
  const turnedBy = (way: Way) => {
    const own = changed.map(({ change, before, after }) => ({ change, policy: way === 'newly' ? after : before }));
    const turning = own.filter(
      ({ policy }) => isBlocking(policy) && enforcement[way].some(({ text }) => text === policy.filters.text),
    );
    const by = ({ has, turns }: Alike): Truth =>
      turns[way] !== false && every([some(turning.map(({ policy }) => acts(policy, has))), turns[way]]);
    const counted = count(alike, by);
    const mayTurn =
      turning.some(({ change }) => waysOfEffect[change.effect].includes(way)) || counted.findings.length > 0;
    const doubts = mayTurn ? counted.doubts : [];
    return {
      way,
      figures: figuresOf(counted.findings),
      doubts,
      isUnsure: mayTurn && because.length + doubts.length > 0,
    };
  };
  const [newly, noLonger] = [turnedBy('newly'), turnedBy('noLonger')];
  const figures = { newly: newly.figures, noLonger: noLonger.figures };
  const unsure = [newly, noLonger].filter(({ isUnsure }) => isUnsure).map(({ way }) => way);
  if (unsure.length === 0) return { kind: 'estimate', figures };
  const doubts = [...newly.doubts, ...noLonger.doubts];
  const reasons = known.distinct([...doubts, ...because]);
  const isNone = figures.newly.findings + figures.noLonger.findings === 0;
  if (isNone && (alike.length === 0 || doubts.length > 0)) return { kind: 'not-estimable', because: reasons, unsure };
  return { kind: 'at-least', figures, because: reasons, unsure };
}

/** What all policies together do with the findings, before and after. */
function enforcedBy(changed: readonly Changed[], unchanged: readonly Policy[], { alike }: Seen): Enforced | null {
  if (alike.length === 0) return null;
  const stay = filtersByMode(unchanged);
  // Most policies stay, so they are matched once for both sides.
  const stayed = alike.map(({ has }) => truthsOf(stay, has));
  const sideOf = (policies: readonly Policy[]): FindingsByMode => {
    const own = filtersByMode(policies);
    const modes = alike.map(({ has }, index) => {
      const [truths, others] = [truthsOf(own, has), stayed[index]];
      return modeOf(
        some([truths.blocked, others?.blocked ?? false]),
        some([truths.commented, others?.commented ?? false]),
      );
    });
    const figures = (mode: EnforcementMode) =>
      figuresOf(alike.flatMap(({ findings }, index) => (modes[index] === mode ? findings : []))).bySeverity;
    return {
      blocked: figures('blocked'),
      'possibly-blocked': figures('possibly-blocked'),
      commented: figures('commented'),
      'possibly-commented': figures('possibly-commented'),
      monitored: figures('monitored'),
    };
  };
  return { before: sideOf(changed.map(({ before }) => before)), after: sideOf(changed.map(({ after }) => after)) };
}

type ByMode<T> = { readonly blocked: T; readonly commented: T };

/** Each filter once. */
function filtersByMode(policies: readonly Policy[]): ByMode<readonly Filters[]> {
  const of = (wanted: Policy['mode']): readonly Filters[] => [
    ...new Map(
      policies
        .filter(({ active, mode }) => active && mode === wanted)
        .map(({ filters }): [string, Filters] => [filters.text, filters]),
    ).values(),
  ];
  return { blocked: of('blocked'), commented: of('commented') };
}

const truthsOf = ({ blocked, commented }: ByMode<readonly Filters[]>, has: HasOne): ByMode<Truth> => ({
  blocked: some(blocked.map((filters) => matches(filters, has))),
  commented: some(commented.map((filters) => matches(filters, has))),
});

/** Block by any policy is Block; else Comment by any is Comment. */
function modeOf(blocked: Truth, commented: Truth): EnforcementMode {
  if (blocked !== false) return known.isDoubt(blocked) ? 'possibly-blocked' : 'blocked';
  if (commented !== false) return known.isDoubt(commented) ? 'possibly-commented' : 'commented';
  return 'monitored';
}
