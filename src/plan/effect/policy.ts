import { slugOf, unchangedPolicies } from '../../domain/plan.ts';
import type { Content, DiffEntry } from '../../domain/preview.ts';
import type { RemediationBundle } from '../../generated/types.ts';
import { plain } from '../digest.ts';
import { type ActionChange, compareActions, opaqueTypes, type Phrase, phraseOf } from './actions.ts';
import { both, compareEnforcement, type Comparison, type Enforced, sideOf, type Sides } from './compare.ts';
import { type Enforcement, enforcementOf } from './enforcement.ts';
import {
  compareReach,
  describeCondition,
  type Difference,
  differenceOf,
  type FilterFacts,
  findingsInWords,
  inWords,
  type Judgement,
  minus,
  named,
  orInWords,
  type Pair,
  type PolicyFacts,
  type Reach,
  readPolicy,
  together,
  visible,
} from './policy-facts.ts';
import { filterFields, otherFields, policyFields } from './region.ts';

const strange: Judgement = { effect: 'unknown', says: 'has an unknown form' };

/** One change of a policy, and what the bundle as a whole enforces before and after. */
export type PolicyChange = {
  readonly slug: string;
  readonly before: Content | null;
  readonly after: Content | null;
  readonly sides: Sides;
};

/** A policy as if there were no other. */
export function alone(slug: string, before: Content | null, after: Content | null): Sides {
  const side = (content: Content | null) => sideOf([{ ...(enforcementOf(content) ?? idle), slug }]);
  return { before: side(before), after: side(after) };
}

const idle: Enforcement = { level: 0, deeds: new Map(), region: [] };

/** A new policy enforces what its strongest action does, unless it is inactive or others did so already. */
export const judgeCreate = (change: PolicyChange): Judgement =>
  judgeWhole(change.after, change, {
    idle: 'is inactive, so it does nothing yet',
    does: ({ does }) => does,
    covered: 'already covered by',
  });

/** A deleted policy no longer enforces what its strongest action did, unless others do. */
export const judgeDelete = (change: PolicyChange): Judgement =>
  judgeWhole(change.before, change, {
    idle: 'was inactive, so nothing changes',
    does: ({ doing }) => `stops ${doing}`,
    covered: 'covered by',
  });

type WholeWords = { readonly idle: string; readonly does: (phrase: Phrase) => string; readonly covered: string };

/** The effect of having or not having a policy. */
function judgeWhole(content: Content | null, change: PolicyChange, words: WholeWords): Judgement {
  const policy = readPolicy(content, null);
  if (policy === null) return strange;
  const { active, actions, filters } = policy;
  if (active && actions.length === 0 && filters === null) return strange;
  if (!active) return neutral(words.idle);
  const compared = compare(change);
  if (isCovered(compared)) return neutral(`no effect: ${words.covered} ${inWords(compared.coveredBy)}`);
  return withNotes(compared, opaqueTypes(actions), `${words.does(phraseOf(actions))} ${describeFilters(filters)}`);
}

const neutral = (says: string): Judgement => ({ effect: 'neutral', says });

/** What the policy does alone, and what that means among all others. */
type Compared = Comparison & { readonly alone: Comparison['effect'] };

function compare({ slug, before, after, sides }: PolicyChange): Compared {
  const [was, is] = [enforcementOf(before) ?? idle, enforcementOf(after) ?? idle];
  const found = compareEnforcement(slug, was, is, sides);
  const { effect } =
    found.coveredBy.length === 0 ? found : compareEnforcement(slug, was, is, alone(slug, before, after));
  return { ...found, alone: effect };
}

const covers = (slugs: readonly string[]): string => `covered by ${inWords(slugs)}`;

const isCovered = ({ effect, alone: own }: Compared): boolean => effect === 'neutral' && own !== 'neutral';

/** Says why the effect is not known, or not what the policy alone would make one expect. */
function withNotes({ effect, alone: own, coveredBy }: Compared, opaque: readonly string[], says: string): Judgement {
  if (effect === 'unknown') {
    const why = opaque.length > 0 ? ` (the effect of ${named('action', opaque)} is not known)` : '';
    return { effect, says: `${says}${why}` };
  }
  return { effect, says: effect === own ? says : `${says} (partly ${covers(coveredBy)})` };
}

/** What changed, part by part; parts that no one knows make the effect unknown. */
export function judgeUpdate(change: PolicyChange): Judgement {
  const { before, after } = change;
  const was = readPolicy(before, null);
  const is = readPolicy(after, was);
  if (was === null || is === null || before === null || after === null) return strange;
  const others = [
    ...otherFields(before, after, policyFields),
    ...otherFields(before['filters'], after['filters'], filterFields),
  ];
  const parts = [
    ...judgeEnforcement(was, is, change),
    ...judgeText('name', before, after, `changes the name to ${visible(String(after['name']))}`),
    ...judgeText('description', before, after, 'changes the description'),
    ...others.map((field): Judgement => ({ effect: 'unknown', says: `changes unknown field ${field}` })),
  ];
  if (parts.length > 0) return together(parts);
  const written = plain([before['filters'], before['actions']]) !== plain([after['filters'], after['actions']]);
  return written ? neutral('equivalent; only the notation differs') : { effect: 'unknown', says: 'no visible change' };
}

const judgeText = (field: string, before: Content, after: Content, says: string): Judgement[] =>
  otherFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0 ? [neutral(says)] : [];

function judgeEnforcement(was: PolicyFacts, is: PolicyFacts, change: PolicyChange): Judgement[] {
  const actions = compareActions(was.actions, is.actions);
  const parts = [...actions.says, ...filterParts(was, is)];
  if (was.active !== is.active) return [judgeSwitch(was, is, parts, change)];
  if (parts.length === 0) return [];
  if (!was.active) return [neutral('stays inactive, so nothing changes')];
  return [judgeParts(parts, actions, opaqueInBoth(was, is), compare(change))];
}

function filterParts(was: PolicyFacts, is: PolicyFacts): string[] {
  // Which findings match makes no difference to enforcement while nothing is done about them.
  const isIdle = was.actions.length === 0 || is.actions.length === 0;
  const same = was.filtersText === is.filtersText;
  // What stops is what was done before.
  const [{ doing }, { does }] = [phraseOf(isIdle ? [] : was.actions), phraseOf(isIdle ? [] : is.actions)];
  return same ? [] : describeFilterChange(was.filters, is.filters, { does, doing });
}

const opaqueInBoth = (was: PolicyFacts, is: PolicyFacts): string[] => {
  const types = opaqueTypes(is.actions);
  return opaqueTypes(was.actions).filter((type) => types.includes(type));
};

function judgeParts(
  parts: readonly string[],
  { settings, isUnclear }: ActionChange,
  opaque: readonly string[],
  compared: Compared,
): Judgement {
  const says = parts.join('; ');
  if (isUnclear) return { effect: 'unknown', says };
  if (isCovered(compared)) return neutral(`${says} (no effect: ${covers(compared.coveredBy)})`);
  if (compared.effect !== 'neutral' && settings.length > 0) return { effect: 'unknown', says };
  return withNotes(compared, opaque, says);
}

function judgeSwitch(was: PolicyFacts, is: PolicyFacts, parts: readonly string[], change: PolicyChange): Judgement {
  const also = parts.length > 0 ? '; other settings change too' : '';
  const [policy, says] = is.active
    ? [is, `becomes active: ${phraseOf(is.actions).does} ${describeFilters(is.filters)}${also}`]
    : [was, `becomes inactive: stops ${phraseOf(was.actions).doing} ${describeFilters(was.filters)}${also}`];
  const compared = compare(change);
  if (isCovered(compared)) return neutral(`${says} (no effect: ${covers(compared.coveredBy)})`);
  return withNotes(compared, opaqueTypes(policy.actions), says);
}

/**
 * All policies of a bundle before and after: what is sent, and what the diff says of it. A policy of a form that no one knows covers
 * nothing. What the platform itself manages stands in no bundle and in no diff, so it is on neither side.
 */
export function policySides(bundle: RemediationBundle, entries: readonly DiffEntry[]): Sides {
  const changed = entries.filter(({ object }) => object === 'RemediationPolicy');
  const unchanged = unchangedPolicies(bundle, changed).flatMap((policy) => enforced(slugOf(policy), policy));
  const one = (side: 'before' | 'after'): Enforced[] =>
    changed.flatMap((entry) => enforced(String(entry.key['slug']), entry[side]));
  const kept = sideOf(unchanged);
  return { before: both(sideOf(one('before')), kept), after: both(sideOf(one('after')), kept) };
}

function enforced(slug: string, content: DiffEntry['before']): Enforced[] {
  const enforcement = enforcementOf(content);
  return enforcement === null ? [] : [{ ...enforcement, slug }];
}

/** What the difference of two filters does, for a policy that was `doing` one thing to findings and now `does` the same or another. */
function describeFilterChange(before: FilterFacts | null, after: FilterFacts | null, phrase: Phrase): string[] {
  if (before === null || after === null) return ['has filters in an unknown form'];
  const difference = differenceOf(before, after);
  const described = describeDifference(difference);
  if (described.length === 0) return [];
  const pair = tellingPair(difference, after);
  const reach = compareReach(before, after);
  // Other conditions may shut out whatever the values say.
  if (pair !== null && reach !== 'same') return [meaningOf(pair, phrase)];
  return [`${reachInWords(reach, phrase)}: ${inBrief(described).join('; ')}`];
}

/** `findings where severity is critical or high, and confidence is high`. */
function describeFilters(filters: FilterFacts | null): string {
  if (filters === null) return 'findings by filters in an unknown form';
  const [shown, more] = [filters.conditions.slice(0, 5), filters.conditions.length - 5];
  const word = filters.mode === 'all' ? ', and ' : ', or ';
  const rest = more > 0 ? [`${String(more)} more ${more === 1 ? 'condition' : 'conditions'}`] : [];
  return `findings where ${[...shown.map(describeCondition), ...rest].join(word)}`;
}

const modeWords = {
  any: 'one condition is enough, no longer all of them',
  all: 'all conditions must hold, no longer only one',
} as const;

const describeDifference = ({ mode, pairs, gone, come }: Difference): string[] => [
  ...(mode === null ? [] : [modeWords[mode]]),
  ...pairs.map(([one, other]) => `${describeCondition(other)} (was ${orInWords(one.type, one.values) || 'no values'})`),
  ...gone.map((one) => `removes the condition that ${describeCondition(one)}`),
  ...come.map((one) => `adds the condition that ${describeCondition(one)}`),
];

// A finding has exactly one of these, so that a value that leaves the list is a kind of finding that is no longer matched.
const single: ReadonlySet<string> = new Set(['severity', 'confidence']);

/** The condition whose values alone tell what changes, or null. Beside others of which any is enough, or of its type, they do not. */
function tellingPair({ mode, pairs, gone, come }: Difference, after: FilterFacts): Pair | null {
  const [pair, ...more] = pairs;
  if (pair === undefined || more.length + gone.length + come.length > 0 || mode !== null) return null;
  if (after.mode === 'any' && after.conditions.length > 1) return null;
  const [one, other] = pair;
  if (after.conditions.some((beside) => beside !== other && beside.type === one.type)) return null;
  return single.has(one.type) && one.understood && other.understood ? pair : null;
}

/** `stops blocking: severity high; also blocks: severity medium`. */
function meaningOf([one, other]: Pair, { does, doing }: Phrase): string {
  const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
  const [less, more] = one.mode === 'any' ? [dropped, added] : [added, dropped];
  const said = (values: readonly string[]): string => findingsInWords(one.type, 'any', values);
  const stops = less.length > 0 ? [`stops ${doing}: ${said(less)}`] : [];
  return [...stops, ...(more.length > 0 ? [`also ${does}: ${said(more)}`] : [])].join('; ');
}

/** The diff shows them all. */
const mostDescribed = 5;

const inBrief = (described: readonly string[]): readonly string[] => {
  const more = described.length - mostDescribed;
  return more < 2 ? described : [...described.slice(0, mostDescribed), `and ${String(more)} more changes`];
};

const reachWords = { same: 'the same', wider: 'more', narrower: 'fewer', other: 'different' } as const;

const reachInWords = (reach: Reach, { does }: Phrase): string =>
  reach === 'unknown' ? 'the effect is not known' : `${does} ${reachWords[reach]} findings`;
