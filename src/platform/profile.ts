/**
 * What the specification does not show, assumed in one place. Paths and methods come from schemas/openapi.yaml; everything else that
 * a platform could do in another way stands here, each with the reason for its default.
 */
export type Profile = {
  /** How a state version is written into `If-Match`. */
  readonly ifMatch: 'raw' | 'quoted';
  /** How a list is written into a query: its key again for each value, or the values joined with commas. */
  readonly arrays: 'repeat' | 'comma';
  /** Error codes of a PUT that say: the state has changed since the preview. */
  readonly staleCodes: readonly string[];
  /** Statuses of a PUT that say the same, unless a code that we know says otherwise. */
  readonly staleStatuses: readonly number[];
  /** Statuses of a PUT that say the same where the body names another version than was sent. */
  readonly conflictStatuses: readonly number[];
  /** Error codes of a dry run that are about the bundle, so they are shown like validation errors. */
  readonly rejectionCodes: readonly string[];
  /** Whether the operation that reads a bundle is asked before the dry run of an empty bundle. */
  readonly bundleReads: 'auto' | 'never';
  /** Whether the vocabulary is asked for. */
  readonly vocabularyReads: 'auto' | 'never';
  /** Statuses of a platform that does not have an operation at all. */
  readonly missingStatuses: readonly number[];
  /** Statuses after which a dry run or a read is tried again. */
  readonly retryStatuses: readonly number[];
  /** Statuses after which even a request that writes is tried again. */
  readonly unprocessedStatuses: readonly number[];
  /** Statuses below 500 after which something may have been written all the same. */
  readonly doubtfulStatuses: readonly number[];
  /** Where the body of an error holds its text; the first one that is text counts. */
  readonly errorTextFields: readonly string[];
  /** Response headers that name a request for the operator of the platform; the first one counts. */
  readonly requestIdHeaders: readonly string[];
};

export const defaultProfile: Profile = {
  // Seen in the field: the string of the dry run goes back byte for byte, without quotes of our own.
  ifMatch: 'raw',
  // The default of OpenAPI 3 (style form, explode), and any value can be written so.
  arrays: 'repeat',
  // The only code that was seen for a stale version; RESERVED_SLUG shares its status 409 and is not stale.
  staleCodes: ['STATE_VERSION_MISMATCH'],
  // RFC 9110, 13.1.1: a failed If-Match is answered with 412.
  staleStatuses: [412],
  // Who names another version as the one that counts says no to the one that was sent, whatever its code is called, or without any.
  conflictStatuses: [409],
  // Until June 2026 an invalid bundle was answered with a 4xx and one of these.
  rejectionCodes: [
    'UNKNOWN_REFERENCE',
    'MISSING_DEPENDENT_ACTION',
    'RESERVED_SLUG',
    'UNSUPPORTED_ACTION_TYPE',
    'INVALID_CONDITION_VALUE',
  ],
  // The specification shows no GET of a bundle, yet platforms have one: ask, and do without where it is missing.
  bundleReads: 'auto',
  // The same for the vocabulary.
  vocabularyReads: 'auto',
  // No such path, no such method on the path, not implemented.
  missingStatuses: [404, 405, 501],
  // Too many requests, and what a gateway answers while the platform behind it is away.
  retryStatuses: [429, 502, 503, 504],
  // RFC 6585, 4: the request was refused for its rate, so nothing was done. A 5xx proves nothing.
  unprocessedStatuses: [429],
  // A request that timed out at a server or that a gateway gave up on may have reached the platform.
  doubtfulStatuses: [408, 499],
  // `error` was seen; other readers found the text under the other two.
  errorTextFields: ['error', 'message', 'detail'],
  // None is specified; these are what API gateways commonly send.
  requestIdHeaders: [
    'x-request-id',
    'request-id',
    'x-correlation-id',
    'x-amzn-requestid',
    'x-amzn-trace-id',
    'cf-ray',
    'x-trace-id',
  ],
};
