import type { Phrase } from './actions.ts';
import { type Difference, minus, type Pair } from './filter-difference.ts';
import { describeCondition } from './describe-condition.ts';
import type { ConditionFacts, FilterFacts } from './policy-facts.ts';
import { inWords } from './words.ts';

const longest = 120;

/**
 * Which findings two filters do not share: `stops blocking severity high, also blocks repository_tag b without a`. Null where that cannot
 * be said in short. Of filters whose conditions must all hold, a finding is lost where it misses one of the later ones, and gained where
 * it missed one of the earlier.
 */
export function lostAndGained(
  { pairs, gone, come }: Difference,
  filters: readonly FilterFacts[],
  { does, doing }: Phrase,
): string | null {
  const isAll = filters.every(({ mode, conditions }) => mode === 'all' || conditions.length === 1);
  if (!isAll || ![...pairs.flat(), ...gone, ...come].every(({ understood }) => understood)) return null;
  const isOnly = pairs.length === 1 && gone.length + come.length === 0;
  const lost = [...pairs.flatMap((pair) => missed(pair, isOnly)), ...come.map(opposite)];
  const gained = [...pairs.flatMap(([one, other]) => missed([other, one], isOnly)), ...gone.map(opposite)];
  if (lost.length === 0 || gained.length === 0) return null;
  const says = `stops ${doing} ${lost.join(' or ')}, also ${does} ${gained.join(' or ')}`;
  return says.length > longest ? null : says;
}

// A finding may have many of these, so that it may have one that goes and one that stays.
const open: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

/** What meets the first condition and not the second, if anything does. */
function missed([one, other]: Pair, isOnly: boolean): string[] {
  const values = one.mode === 'any' ? minus(one.values, other.values) : minus(other.values, one.values);
  if (values.length === 0) return [];
  const rest = one.mode === 'any' && open.has(one.type) ? ` without ${inWords(other.values, 'or')}` : '';
  return [`${isOnly ? '' : `${one.type} `}${inWords(values)}${rest}`];
}

const opposite = (condition: ConditionFacts): string =>
  describeCondition({ ...condition, mode: condition.mode === 'any' ? 'none' : 'any' });
