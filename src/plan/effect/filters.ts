import { compareReach, modesOf, without, type Reach } from './conditions.ts';
import type { ConditionFacts, FilterFacts } from './policy-facts.ts';
import { inWords } from './words.ts';

type Deed = { readonly does: string; readonly doing: string };

/** What the difference of two filters does, for a policy that does the same before and after. */
export function describeFilterChange(before: FilterFacts | null, after: FilterFacts | null, deed: Deed): string[] {
  if (before === null || after === null) return ['has filters of a form that is not known'];
  const difference = differenceOf(before, after);
  const described = describeDifference(difference);
  if (described.length === 0) return [];
  const pair = tellingPair(difference, after);
  const means = pair === null ? reachInWords(compareReach(before, after), deed) : valuesInWords(pair, deed);
  return [`${described.join('; ')}: ${means}`];
}

const describeCondition = ({ type, mode, values }: ConditionFacts): string => `${type} ${mode} of ${inWords(values)}`;

/** `severity any of critical, high and confidence any of high`. */
export function describeFilters(filters: FilterFacts | null): string {
  if (filters === null) return 'findings, by filters of a form that is not known';
  const [shown, more] = [filters.conditions.slice(0, 5), filters.conditions.length - 5];
  const word = filters.mode === 'all' ? ' and ' : ' or ';
  return [...shown.map(describeCondition), ...(more > 0 ? [`${String(more)} more conditions`] : [])].join(word);
}

type Difference = {
  readonly mode: string;
  readonly pairs: readonly Pair[];
  readonly gone: readonly ConditionFacts[];
  readonly come: readonly ConditionFacts[];
};

/** The one condition that took the place of another: of the same type and mode, and the only such one on either side. */
type Pair = readonly [ConditionFacts, ConditionFacts];

function differenceOf(before: FilterFacts, after: FilterFacts): Difference {
  const [was, is] = modesOf(before, after);
  const [gone, come] = [without(before, after), without(after, before)];
  const pairs = gone.flatMap((one) => pairOf(one, gone, come));
  const paired = new Set(pairs.flat());
  const alone = (conditions: ConditionFacts[]): ConditionFacts[] => conditions.filter((one) => !paired.has(one));
  return { mode: was === is ? '' : modeWords[is], pairs, gone: alone(gone), come: alone(come) };
}

const modeWords = { any: 'any condition is enough, not all', all: 'all conditions must hold, not any' } as const;

function pairOf(one: ConditionFacts, gone: readonly ConditionFacts[], come: readonly ConditionFacts[]): Pair[] {
  const alike = (other: ConditionFacts): boolean => other.type === one.type && other.mode === one.mode;
  const [other, ...more] = come.filter(alike);
  return other !== undefined && more.length === 0 && gone.filter(alike).length === 1 ? [[one, other]] : [];
}

const describeDifference = ({ mode, pairs, gone, come }: Difference): string[] => [
  ...(mode === '' ? [] : [mode]),
  ...pairs.map(([one, other]) => `${describeCondition(one)} → ${inWords(other.values)}`),
  ...gone.map((one) => `removes condition ${describeCondition(one)}`),
  ...come.map((one) => `adds condition ${describeCondition(one)}`),
];

// A finding has exactly one of these, so that a value that leaves the list is a kind of finding that is no longer matched.
const single: ReadonlySet<string> = new Set(['severity', 'confidence']);

/** The condition whose values alone tell what changes, or null. Beside others of which any is enough, they do not. */
function tellingPair({ mode, pairs, gone, come }: Difference, after: FilterFacts): Pair | null {
  const [pair, ...more] = pairs;
  if (pair === undefined || more.length + gone.length + come.length > 0 || mode !== '') return null;
  if (after.mode === 'any' && after.conditions.length > 1) return null;
  const [one, other] = pair;
  return single.has(one.type) && one.understood && other.understood ? pair : null;
}

/** `stops blocking high, also blocks medium`. */
function valuesInWords([one, other]: Pair, { does, doing }: Deed): string {
  const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
  const [less, more] = one.mode === 'any' ? [dropped, added] : [added, dropped];
  const stops = less.length > 0 ? [`stops ${doing} ${inWords(less)}`] : [];
  return [...stops, ...(more.length > 0 ? [`also ${does} ${inWords(more)}`] : [])].join(', ');
}

const minus = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

function reachInWords(reach: Reach, { does }: Deed): string {
  if (reach === 'unknown') return 'what that does is not known';
  return `${does} ${{ same: 'the same', wider: 'more', narrower: 'fewer', other: 'other' }[reach]} findings`;
}
