import { slugOf } from '../../domain/declared-policies.ts';
import type { Condition, Filters, RemediationPolicy } from '../../generated/types.ts';
import { fine, inPolicy, type PolicyRule } from './rule.ts';

/** Two policies that match the same findings are mostly a copy that was not finished; both will run. */
export const sameConditions: PolicyRule = (bundle) => {
  /** The first policy of each mark; null once its meaning is known. */
  const byMark = new Map<number, RemediationPolicy | null>();
  const byMeaning = new Map<string, RemediationPolicy>();
  /** The first policy of this meaning among those whose mark another one has. */
  const firstLike = (policy: RemediationPolicy): RemediationPolicy => {
    const meaning = meaningOf(policy.filters);
    const first = byMeaning.get(meaning) ?? policy;
    byMeaning.set(meaning, first);
    return first;
  };
  return (policy) => {
    const mark = markOf(policy.filters);
    const alike = byMark.get(mark);
    if (alike === undefined) {
      byMark.set(mark, policy);
      return fine;
    }
    if (alike !== null) {
      firstLike(alike);
      byMark.set(mark, null);
    }
    const first = firstLike(policy);
    if (first === policy) return fine;
    const common = { severity: 'warning', code: 'same-conditions', slug: slugOf(policy) } as const;
    return [{ ...common, at: inPolicy(bundle, policy, 'filters'), first: inPolicy(bundle, first, 'filters') }];
  };
};

/** A number that filters of the same meaning share and others seldom do: most policies need no text to be told from all others. */
const markOf = ({ conditions }: Filters): number => sum(0, distinctOf(conditions.map(markOfCondition)));

function markOfCondition({ type, values }: Condition): number {
  const mark = hash(0, type);
  return sum(
    mark,
    distinctOf(values).map((value) => hash(mark, value)),
  );
}

const sum = (start: number, marks: readonly number[]): number =>
  marks.reduce((total, mark) => (total + mark) | 0, start);

/** Each once. Lists are mostly short, and hold nothing twice. */
const distinctOf = <T>(list: readonly T[]): readonly T[] =>
  list.length <= 8 && list.every((one, index) => list.indexOf(one) === index) ? list : [...new Set(list)];

/** FNV-1a over code units, going on from another hash. */
function hash(start: number, text: string): number {
  let result = start ^ 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) result = Math.imul(result ^ text.charCodeAt(index), 0x01_00_01_93);
  return result;
}

/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }: Filters): string {
  // No text of a file holds these control characters.
  const parts = distinct(
    conditions.map((one) => `${one.mode ?? 'any'}\0${one.type}\0${distinct(one.values).join('\0')}`),
  );
  return `${parts.length > 1 ? mode : 'all'}\u0001${parts.join('\u0001')}`;
}

const distinct = (texts: readonly string[]): readonly string[] => distinctOf(texts).toSorted();
