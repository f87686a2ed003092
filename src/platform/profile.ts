/**
 * Every assumption about what the specification leaves open, with the reason for its default. Paths and methods come from
 * schemas/openapi.yaml.
 */
export type Profile = {
  /** How a state version is written into `If-Match`. */
  readonly ifMatch: 'raw' | 'quoted';
  /** How a list is encoded in a query: repeated keys, or values joined with commas. */
  readonly arrays: 'repeat' | 'comma';
  /** Error codes of a PUT that mean: the state changed since the preview. */
  readonly staleCodes: readonly string[];
  /** Statuses of a PUT that mean the same, unless a known code says otherwise. */
  readonly staleStatuses: readonly number[];
  /** Statuses of a PUT that mean the same if the body names another version than the one sent. */
  readonly conflictStatuses: readonly number[];
  /** Error codes of a dry run that concern the bundle and are shown as validation errors. */
  readonly rejectionCodes: readonly string[];
  /** Whether a bundle is read by GET before a dry run of the empty bundle is tried. */
  readonly bundleReads: 'auto' | 'never';
  /** Whether the vocabulary is read. */
  readonly vocabularyReads: 'auto' | 'never';
  /** Statuses that mean: the platform does not have this operation. */
  readonly missingStatuses: readonly number[];
  /** Statuses after which a dry run or a read is retried. */
  readonly retryStatuses: readonly number[];
  /** Statuses after which even a write is retried. */
  readonly unprocessedStatuses: readonly number[];
  /** Statuses below 500 after which a write may have happened nevertheless. */
  readonly doubtfulStatuses: readonly number[];
  /** Fields of an error's body that may hold its text; the first text counts. */
  readonly errorTextFields: readonly string[];
  /** Response headers that may hold the request id; the first one counts. */
  readonly requestIdHeaders: readonly string[];
};

export const defaultProfile: Profile = {
  // Seen in the field: the value of the dry run is returned byte for byte, without added quotes.
  ifMatch: 'raw',
  // The default of OpenAPI 3 (style form, explode); any value can be encoded this way.
  arrays: 'repeat',
  // The only code that was seen for a stale version; RESERVED_SLUG shares its status 409 and is not stale.
  staleCodes: ['STATE_VERSION_MISMATCH'],
  // RFC 9110, 13.1.1: a failed If-Match is answered with 412.
  staleStatuses: [412],
  // An answer that names another current version rejects the one sent, whatever its code.
  conflictStatuses: [409],
  // Until June 2026 an invalid bundle was answered with a 4xx and one of these.
  rejectionCodes: [
    'UNKNOWN_REFERENCE',
    'MISSING_DEPENDENT_ACTION',
    'RESERVED_SLUG',
    'UNSUPPORTED_ACTION_TYPE',
    'INVALID_CONDITION_VALUE',
  ],
  // The specification shows no GET of a bundle, but platforms have one. Fall back if it is missing.
  bundleReads: 'auto',
  // The same for the vocabulary.
  vocabularyReads: 'auto',
  // No such path, no such method on the path, not implemented.
  missingStatuses: [404, 405, 501],
  // Too many requests, and a gateway's answers while the platform is unavailable.
  retryStatuses: [429, 502, 503, 504],
  // RFC 6585, 4: the request was refused for its rate, so nothing was done. A 5xx proves nothing.
  unprocessedStatuses: [429],
  // The request timed out, but may have reached the platform.
  doubtfulStatuses: [408, 499],
  // `error` was seen in the field; other clients report the other two.
  errorTextFields: ['error', 'message', 'detail'],
  // None is specified; API gateways commonly send these.
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
