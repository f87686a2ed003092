import type { BundleResult, Change } from '../../domain/plan.ts';
import type { Position } from '../../domain/problem.ts';
import type { Effect } from '../../generated/types.ts';

export type Verb = Change['verb'];

type Result = BundleResult['kind'];

export const verbSigns = { create: '+', update: '~', delete: '-' } as const satisfies Record<Verb, string>;

export const verbTitles = { create: 'Create', update: 'Update', delete: 'Delete' } as const satisfies Record<
  Verb,
  string
>;

/** Labels of effects. Those of `mixed` and `unknown` say looser, since these effects count as looser. */
export const effectLabels = {
  looser: 'looser',
  mixed: 'partly looser',
  unknown: 'may be looser',
  stricter: 'stricter',
  neutral: 'neutral',
} as const satisfies Record<Effect, string>;

/** `already applied` */
export const resultLabel = (result: Result): string => result.replace('-', ' ');

/** The reasons of results that have none of their own. */
export const defaultResultReasons = {
  applied: 'written and confirmed by the platform',
  'already-applied': 'already on the platform; nothing was sent',
  unverified: 'written, but the platform still reports changes',
  'not-applied': 'nothing was sent',
  unknown: 'the platform did not answer',
} as const satisfies Record<Result, string>;

/** `policies/a.yaml:12:5`, which editors and terminals link. */
export const positionText = ({ file, line, column }: Position): string => `${file}:${line}:${column}`;
