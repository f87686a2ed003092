import type { BundleResult, Change, Effect } from '../../domain/plan.ts';

type Verb = Change['verb'];
type Result = BundleResult['result'];

export const signs = { create: '+', update: '~', delete: '-' } as const satisfies Record<Verb, string>;

export const verbTitles = { create: 'Create', update: 'Update', delete: 'Delete' } as const satisfies Record<
  Verb,
  string
>;

/** `unknown` alone would not say what is not known. */
export const effectWords = {
  stricter: 'stricter',
  looser: 'looser',
  mixed: 'mixed',
  neutral: 'neutral',
  unknown: 'effect unknown',
} as const satisfies Record<Effect, string>;

export const resultWords = {
  applied: 'applied',
  'already-applied': 'already applied',
  unverified: 'unverified',
  'not-applied': 'not applied',
  unknown: 'unknown',
} as const satisfies Record<Result, string>;

/** For results that come without a reason of their own. */
export const resultReasons = {
  applied: 'written and confirmed by the platform',
  'already-applied': 'the platform had it; nothing was sent',
  unverified: 'written, but the platform still answers with changes',
  'not-applied': 'nothing was sent',
  unknown: 'no answer came',
} as const satisfies Record<Result, string>;
