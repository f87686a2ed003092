import type { Mode } from '../domain/action-types.ts';
import type { ExpectedAction } from '../domain/policy-tests.ts';
import type { ProvablePolicy } from './policies.ts';
import type { Region } from './region.ts';

/**
 * One part of what a test expects, as the findings that would refute it. A finding in one of the `certain` regions refutes it, whatever the unknown
 * parts of the policies mean. If there is none even in the `possible` regions, it holds.
 */
export type Claim = {
  readonly expected:
    | { readonly kind: 'mode'; readonly allowedModes: readonly Mode[] }
    | ({ readonly kind: 'action' } & ExpectedAction)
    | { readonly kind: 'enforced-by'; readonly slug: string; readonly mode: Mode | undefined };
  readonly certainCounterexamples: readonly Region[];
  readonly possibleCounterexamples: readonly Region[];
  /** The policies that could do what is expected, if they matched the finding. */
  readonly couldFulfil: (policy: ProvablePolicy) => boolean;
};
