import type { Phrase } from './actions.ts';
import { compareReach, type Reach } from './conditions.ts';
import { describeCondition, valuesInWords } from './describe-condition.ts';
import { type Difference, differenceOf, minus, type Pair } from './filter-difference.ts';
import { lostAndGained } from './lost-and-gained.ts';
import type { FilterFacts } from './policy-facts.ts';
import { inWords } from './words.ts';

/** What the difference of two filters does, for a policy that was `doing` one thing to findings and now `does` the same or another. */
export function describeFilterChange(before: FilterFacts | null, after: FilterFacts | null, phrase: Phrase): string[] {
  if (before === null || after === null) return ['has filters of a form that is not known'];
  const difference = differenceOf(before, after);
  const described = describeDifference(difference);
  if (described.length === 0) return [];
  const pair = tellingPair(difference, after);
  const reach = compareReach(before, after);
  // Other conditions may shut out whatever the values say.
  const means =
    pair === null || reach === 'same'
      ? reachInWords(reach, difference, [before, after], phrase)
      : meaningOf(pair, phrase);
  return [`${described.join('; ')}: ${means}`];
}

/** `severity any of critical, high and confidence any of high`. */
export function describeFilters(filters: FilterFacts | null): string {
  if (filters === null) return 'findings, by filters of a form that is not known';
  const [shown, more] = [filters.conditions.slice(0, 5), filters.conditions.length - 5];
  const word = filters.mode === 'all' ? ' and ' : ' or ';
  return [...shown.map(describeCondition), ...(more > 0 ? [`${String(more)} more conditions`] : [])].join(word);
}

const modeWords = { any: 'any condition is enough, not all', all: 'all conditions must hold, not any' } as const;

const describeDifference = ({ mode, pairs, gone, come }: Difference): string[] => [
  ...(mode === null ? [] : [modeWords[mode]]),
  ...pairs.map(([one, other]) => `${describeCondition(one)} → ${valuesInWords(other.values)}`),
  ...gone.map((one) => `removes condition ${describeCondition(one)}`),
  ...come.map((one) => `adds condition ${describeCondition(one)}`),
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

/** `stops blocking high, also blocks medium`. */
function meaningOf([one, other]: Pair, { does, doing }: Phrase): string {
  const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
  const [less, more] = one.mode === 'any' ? [dropped, added] : [added, dropped];
  const stops = less.length > 0 ? [`stops ${doing} ${inWords(less)}`] : [];
  return [...stops, ...(more.length > 0 ? [`also ${does} ${inWords(more)}`] : [])].join(', ');
}

function reachInWords(
  reach: Reach,
  difference: Difference,
  sides: readonly [before: FilterFacts, after: FilterFacts],
  phrase: Phrase,
): string {
  if (reach === 'unknown') return 'what that does is not known';
  const said = reach === 'other' ? lostAndGained(difference, sides, phrase) : null;
  return (
    said ?? `${phrase.does} ${{ same: 'the same', wider: 'more', narrower: 'fewer', other: 'other' }[reach]} findings`
  );
}
