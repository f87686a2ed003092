import { every, not, some, type Truth } from '../truth.ts';
import type { Condition, Filters, Policy } from './read-policy.ts';

/** Answers whether a finding has one of the values of a condition's type. */
export type HasOne = (type: string, values: readonly string[]) => Truth;

/** Whether a policy acts on a finding; one that is switched off does not. */
export const acts = (policy: Policy, has: HasOne): Truth => policy.active && matches(policy.filters, has);

/** Whether filters hold, as far as what is known of a finding tells. */
export function matches({ mode, conditions }: Filters, has: HasOne): Truth {
  if (conditions === null) return { because: { why: 'form' } };
  const held = conditions.map((condition) => holds(condition, has));
  return mode === 'any' ? some(held) : every(held);
}

function holds({ type, values, none }: Condition, has: HasOne): Truth {
  const truth = values.length === 0 ? false : has(type, values);
  return none ? not(truth) : truth;
}
