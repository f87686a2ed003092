import type { Phrase } from './actions.ts';
import { isWithin } from './compare.ts';
import { type Difference, minus, type Pair } from './filter-difference.ts';
import { describeCondition } from './describe-condition.ts';
import type { ConditionFacts, FilterFacts } from './policy-facts.ts';
import type { PlainCondition } from './read-condition.ts';
import { regionOf } from './region.ts';
import { inWords } from './words.ts';

const longest = 120;

/**
 * Which findings two filters do not share, of which each matches some that the other does not: `stops blocking severity high, also blocks
 * repository_tag b without a`. Null where that cannot be said in short. Of filters whose conditions must all hold, a finding is lost where
 * it misses one of the later ones, and gained where it missed one of the earlier.
 */
export function lostAndGained(
  { pairs, gone, come }: Difference,
  [before, after]: readonly [FilterFacts, FilterFacts],
  { does, doing }: Phrase,
): string | null {
  if (![before, after].every(({ mode, conditions }) => mode === 'all' || conditions.length === 1)) return null;
  const isOnly = pairs.length === 1 && gone.length + come.length === 0;
  const turned = pairs.map(([one, other]): Pair => [other, one]);
  const lost = [...missedPairs(before, pairs, isOnly), ...missedOf(before, come)];
  const gained = [...missedPairs(after, turned, isOnly), ...missedOf(after, gone)];
  const says = `stops ${doing} ${lost.join(' or ')}, also ${does} ${gained.join(' or ')}`;
  return says.length > longest ? null : says;
}

const missedPairs = (filters: FilterFacts, pairs: readonly Pair[], isOnly: boolean): string[] =>
  pairs.filter(([, other]) => mayMiss(filters, other)).map((pair) => missed(filters, pair, isOnly));

const missedOf = (filters: FilterFacts, conditions: readonly ConditionFacts[]): string[] =>
  conditions.filter((condition) => mayMiss(filters, condition)).map(opposite);

/** Whether a finding that the filters match may miss a condition: where all of them meet it, none is lost or gained by it. */
function mayMiss({ region }: FilterFacts, { type, mode, values }: PlainCondition): boolean {
  return isWithin(region, regionOf({ filters: { mode: 'all', conditions: [{ type, mode, values }] } })) !== true;
}

// A finding may have many of these, so that it may have one that goes and one that stays.
const open: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

/** What meets the first condition and not the second, of what the filters match. */
function missed(filters: FilterFacts, [one, other]: Pair, isOnly: boolean): string {
  const differ = one.mode === 'any' ? minus(one.values, other.values) : minus(other.values, one.values);
  const values = differ.filter((value) => mayMiss(filters, { type: one.type, mode: 'none', values: [value] }));
  const rest = one.mode === 'any' && open.has(one.type) ? ` without ${inWords(other.values, 'or')}` : '';
  return `${isOnly ? '' : `${one.type} `}${inWords(values)}${rest}`;
}

const opposite = (condition: ConditionFacts): string =>
  describeCondition({ ...condition, mode: condition.mode === 'any' ? 'none' : 'any' });
