import type { SecretFinding } from '../generated/types.ts';

// Every assumption about what the specification leaves open, with its reason. Paths and methods are in schemas/openapi.yaml.
// `If-Match` is the state version of the dry run byte for byte, as real platforms require.
//
// A status that is not 200 is asked about in this order:
// - read or dry run: `retryStatuses` (sent again), `missingOperationStatuses` (read in another way), a 4xx with one of `rejectionCodes` (a rejection);
// - PUT: `unprocessedStatuses` (sent again), `staleCodes`, `staleStatuses` and `conflictStatuses` (stale), `maybeProcessedStatuses` and 5xx (unknown).
//   Any other 4xx means that nothing was written.

/** Codes of a PUT that mean: the state changed since the preview. Only this one was seen in practice. RESERVED_SLUG also comes with 409, but does not mean that. */
export const staleCodes: readonly string[] = ['STATE_VERSION_MISMATCH'];

/** Statuses of a PUT that mean: the state changed since the preview, unless a known code says otherwise (RFC 9110, 13.1.1). */
export const staleStatuses: readonly number[] = [412];

/** Statuses of a PUT that mean: the state changed since the preview, if the body names another version than the one sent, whatever its code. */
export const conflictStatuses: readonly number[] = [409];

/** Codes of a dry run that are shown as validation errors: until June 2026 an invalid bundle was answered with a 4xx and one of these. */
export const rejectionCodes: readonly string[] = [
  'UNKNOWN_REFERENCE',
  'MISSING_DEPENDENT_ACTION',
  'RESERVED_SLUG',
  'UNSUPPORTED_ACTION_TYPE',
  'INVALID_CONDITION_VALUE',
];

/** Statuses that mean: the platform does not have this operation. No such path, no such method on the path, not implemented. */
export const missingOperationStatuses: readonly (number | null)[] = [404, 405, 501];

/** Statuses after which a dry run or a read is retried: too many requests, and a gateway's answers while the platform is unavailable. */
export const retryStatuses: readonly number[] = [429, 502, 503, 504];

/** Statuses after which even a write is retried. RFC 6585, 4: refused for its rate, so nothing was done. A 5xx proves nothing. */
export const unprocessedStatuses: readonly number[] = [429];

/** Statuses below 500 after which a write may have been processed: the request timed out, but may have reached the platform. */
export const maybeProcessedStatuses: readonly number[] = [408, 499];

/** Fields of an error's body that may hold its text; the first text is used. `error` was seen in practice; other clients report the other two. */
export const errorTextFields = ['error', 'message', 'detail'];

/** The status of open secrets. Only these are requested, and any other in the response is ignored. */
export const openSecrets = 'FINDING_STATUS_OPEN';

/**
 * The facts of a secret that policies depend on; null if missing. This list is known only from other clients, so values are accepted with and
 * without their prefix, in any case.
 */
export function secretFacts({ severity, confidence, repository }: SecretFinding): {
  readonly severity: string | null;
  readonly confidence: string | null;
  readonly repository: string | null;
} {
  const normalizeWord = (text: string | null | undefined): string | null => {
    const value = (text ?? '').toLowerCase().replace(/^(?:severity|confidence)_/, '');
    return value === '' || value === 'unspecified' ? null : value;
  };
  return {
    severity: normalizeWord(severity),
    confidence: normalizeWord(confidence),
    repository: (repository?.name ?? '') || null,
  };
}

/** Response headers that may hold the request id; the first one is used. None is specified; API gateways commonly send these. */
export const requestIdHeaders = [
  'x-request-id',
  'request-id',
  'x-correlation-id',
  'x-amzn-requestid',
  'x-amzn-trace-id',
  'cf-ray',
  'x-trace-id',
];
