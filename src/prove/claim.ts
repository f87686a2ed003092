import type { Mode } from '../domain/action-types.ts';
import type { ExpectedAction } from '../domain/tests.ts';
import type { ProvablePolicy } from './policies.ts';
import type { Region } from './region.ts';

/**
 * A part of an expectation: a finding in a `certain` region refutes it, whatever the unknown parts of the policies mean; without one in a
 * `possible` region it holds.
 */
export type Claim = {
  readonly about:
    | { readonly kind: 'mode'; readonly right: readonly Mode[] }
    | ({ readonly kind: 'action' } & ExpectedAction)
    | { readonly kind: 'by'; readonly slug: string; readonly mode: Mode | undefined };
  readonly certain: readonly Region[];
  readonly possible: readonly Region[];
  /** The policies that could make it hold. */
  readonly helpers: (policy: ProvablePolicy) => boolean;
};
