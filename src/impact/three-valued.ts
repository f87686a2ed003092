import type { IncompleteReason } from '../domain/impact.ts';

// Logic with three values (Kleene): what the platform does not report is unknown, and the result of an operation is unknown only if it depends on that.

export type Unknown = { readonly reason: IncompleteReason };

export type Truth = boolean | Unknown;

export const isUnknown = (truth: Truth): truth is Unknown => typeof truth === 'object';

export const not = (truth: Truth): Truth => (isUnknown(truth) ? truth : !truth);

/** False if one is false, even if others are unknown. */
export function and(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.find(isUnknown) ?? true;
}

/** True if one is true, even if others are unknown. */
export function or(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.find(isUnknown) ?? false;
}
