import type { Limit } from '../domain/impact.ts';

/** What is not known, and why. */
export type Doubt = { readonly because: Limit };

/** Yes, no, or not known. */
export type Truth = boolean | Doubt;

export const isDoubt = (truth: Truth): truth is Doubt => typeof truth === 'object';

export const not = (truth: Truth): Truth => (isDoubt(truth) ? truth : !truth);

/** No when one is no, whatever is not known beside it. */
export function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.find(isDoubt) ?? true;
}

/** Yes when one is yes, whatever is not known beside it. */
export function some(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.find(isDoubt) ?? false;
}
