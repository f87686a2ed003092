import { isObject } from '../util/json.ts';
import { pluralize } from '../util/text.ts';
import { PlatformError } from '../domain/errors.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { excerptOfBody, type InvalidResponse, textOrNull } from './answers.ts';
import { type Failure, failures, type HttpResponse, requestIdOf, retryAfter } from './http.ts';
import { pathPrefixOf, redirectTarget } from './network.ts';
import {
  maybeProcessedStatuses,
  errorTextFields,
  missingOperationStatuses,
  unprocessedStatuses,
} from './assumptions.ts';
import type { Credential } from './token.ts';

/** The operation that was called; messages begin with it. */
export type CalledOperation = {
  readonly id: OperationId;
  /** Slug of its deployment. */
  readonly deploymentSlug: string | undefined;
  readonly credential: Credential;
  readonly address: URL;
  /** Time of the response, in milliseconds since 1970. */
  readonly now: number;
};

/** The operation of a list. */
type ListOperation = Pick<CalledOperation, 'id' | 'deploymentSlug'>;

const describeOperation = ({ id, deploymentSlug: about }: ListOperation): string =>
  `${operations[id].summary}${about === undefined ? '' : ` (${about})`}`;

/** The platform refused. `value`: the parsed JSON of the response, or undefined; `raw`: its text. */
export function refusalError(
  operation: CalledOperation,
  response: HttpResponse,
  { value, raw }: { readonly value: unknown; readonly raw: string },
): PlatformError {
  const { status } = response;
  const body = isObject(value) ? value : {};
  const text = excerptOfBody(errorTextFields.map((field) => textOrNull(body[field])).find(Boolean) ?? raw);
  const code = readCode(body);
  const isPage = value === undefined && isWebPage(raw);
  const isNotFromApi = isPage || isBlocked(response, value, raw);
  const answer = [String(status), ...(code === null ? [] : [code]), ...(isPage ? ['with a web page'] : [])].join(' ');
  return new PlatformError(`${describeOperation(operation)}: the platform answered ${answer}${quoteMessage(text)}.`, {
    status,
    code,
    text,
    body,
    requestId: requestIdOf(response.headers),
    fix: isNotFromApi ? notFromApiFix : fixForRefusal(operation, response, code),
    processed: isCertainlyUnprocessed(status) ? 'no' : 'unknown',
    unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status),
  });
}

/** The error code of a response. It must be one word, since messages and outputs show it unquoted; anything else is ignored. */
const readCode = (body: Readonly<Record<string, unknown>>): string | null =>
  /^[\w.:/-]{1,100}$/.exec(textOrNull(body['code']) ?? '')?.[0] ?? null;

/** The fix for a refusal: to wait if the platform asks for it, else by its code or status. */
const fixForRefusal = (operation: CalledOperation, { status, headers }: HttpResponse, code: string | null): string =>
  fixForWait(retryAfter(headers, operation.now), operation.now) ?? fixForCodeOrStatus(status, code, operation);

/** A 4xx means that nothing was changed. A 5xx may follow a change. */
const isCertainlyUnprocessed = (status: number): boolean =>
  status >= 400 && status < 500 && !maybeProcessedStatuses.includes(status);

const quoteMessage = (text: string): string => (text === '' ? '' : `, "${text}"`);

const isWebPage = (text: string): boolean => /^\s*(?:<!doctype html|<html)/i.test(text);

/** Whether something in front of the platform refused: Cloudflare marks its challenges, and a firewall often refuses with plain text. */
const isBlocked = ({ status, headers }: HttpResponse, value: unknown, raw: string): boolean =>
  headers['cf-mitigated'] !== undefined || (status === 403 && value === undefined && raw.trim() !== '');

/** For the answer of a firewall, a bot check or a login page: the API answers JSON. */
const notFromApiFix =
  'This is not the answer of the API, so it says nothing about the token. Check the address, and whether a firewall, a bot check or a proxy in between stops programs.';

/** The fix if the platform asks to wait; null if it does not. `wait`: milliseconds; `now`: milliseconds since 1970. */
export function fixForWait(wait: number | null, now: number): string | null {
  if (wait === null || wait === 0) return null;
  const until = new Date(Math.ceil((now + wait) / 1000) * 1000).toISOString();
  const date = wait < day ? '' : ` on ${until.slice(0, 10)}`;
  return `The platform asks not to be called before ${until.slice(11, 19)} UTC${date} (in ${formatWait(wait)}). Retry then.`;
}

const day = 86_400_000;

const formatWait = (wait: number): string =>
  wait < 120_000 ? pluralize(Math.ceil(wait / 1000), 'second') : pluralize(Math.ceil(wait / 60_000), 'minute');

/** The response is a redirect. `url`: the address of the request. */
export function redirectError(operation: CalledOperation, response: HttpResponse, url: string): PlatformError {
  const { status } = response;
  const target = redirectTarget(response, url);
  const where = target === null ? 'without saying where' : `to ${target}`;
  return new PlatformError(
    `${describeOperation(operation)}: the platform answered ${String(status)}, a redirect ${where}. It was not followed.`,
    { status, requestId: requestIdOf(response.headers), processed: 'unknown', fix: redirectFix },
  );
}

const redirectFix = 'Set the address of the API itself. ifmatch sends the token only to the address that you set.';
const noListFix =
  'Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.';

/** There is no response, or it could not be read. */
export function failureError(operation: CalledOperation, { failure, detail }: Failure): PlatformError {
  const { message, fix, processed } = failures[failure];
  // The network error is not kept as a cause: it may contain bytes of the response.
  return new PlatformError(
    `${describeOperation(operation)}: no answer of ${operation.address.origin}, ${message} (${detail}).`,
    {
      fix,
      processed,
      unsent: processed === 'no',
    },
  );
}

/** The response is unusable. `message`: the redacted message of `cause`. */
export function invalidResponseError(
  operation: CalledOperation,
  { status, headers }: HttpResponse,
  { cause, message }: { readonly cause: InvalidResponse; readonly message: string },
): PlatformError {
  return new PlatformError(`${describeOperation(operation)}: the platform answered ${String(status)} ${message}.`, {
    status,
    requestId: requestIdOf(headers),
    fix: cause.fix,
    partial: cause.kind === 'truncated',
    processed: cause.kind === 'contradiction' ? 'contradicted' : 'unknown',
  });
}

/** A list could not be read to its end. */
export const pagingError = (operation: ListOperation, message: string): PlatformError =>
  new PlatformError(`${describeOperation(operation)}: ${message}.`, {
    fix: 'The list is incomplete. Report this to the operator of the platform.',
  });

/** It is unknown whether a write was processed: it is not retried, and the user must check. */
export function maybeProcessedError(error: PlatformError): PlatformError {
  const check = 'It was not sent again. Check the platform before you retry.';
  const fix = error.fix === null ? check : [`${check} `, ...[error.fix].flat()];
  return error.with(`${error.message} It may have been processed all the same.`, fix);
}

// ── Fixes ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The missing references in a response. */
export function missingReferences({ body }: PlatformError): { kind: string; value: string }[] {
  const list = body['missing_references'];
  return (Array.isArray(list) ? list : [])
    .filter(isObject)
    .map(({ kind, value }) => ({ kind: textOrNull(kind) ?? 'reference', value: textOrNull(value) ?? '' }));
}

const previewAgainFix = 'The platform changed since the preview. Preview again and review what is new.';
const ifMatchRemovedFix = 'The If-Match header did not arrive. A proxy or gateway in between removes it.';

/** The fixes for the error codes that are known from practice. Platforms may send others. */
const fixesByCode: ReadonlyMap<string, string> = new Map([
  ['UNKNOWN_REFERENCE', 'Create on the platform what it names, or fix the files.'],
  ['MISSING_DEPENDENT_ACTION', 'Add the action that is missing to the same policy.'],
  ['UNSUPPORTED_ACTION_TYPE', 'Use an action type that the platform knows.'],
  ['INVALID_CONDITION_VALUE', 'Use a value that the platform knows for this condition type.'],
  ['RESERVED_SLUG', 'The platform reserves this slug. Choose another one.'],
  ['DEPLOYMENT_NOT_MIGRATED', 'The deployment still has legacy policies. Migrate it to the unified policies first.'],
  ['PRODUCT_NOT_ENABLED', 'The product is not enabled for this deployment. Enable it, or remove its detection file.'],
  ['STATE_VERSION_MISMATCH', previewAgainFix],
  ['DEPLOYMENT_MIGRATED', 'The deployment has the unified policies now. Use a command of the v2 policies API.'],
  ['IF_MATCH_REQUIRED', ifMatchRemovedFix],
]);

const retryLaterFix = 'Retry later. If it persists, ask the operator of the platform, with the request id.';
const wrongAddressFix = 'Check that the address is the API of the platform.';
const noOperationFix = `The platform does not have this operation. ${wrongAddressFix}`;

const fixesByStatus: ReadonlyMap<number, string> = new Map([
  [400, 'Fix what the platform names.'],
  [403, 'Check that the token belongs to this deployment and has the Web API permission.'],
  [
    404,
    'Check the address, the slugs and ids that were given, and that the token has the Web API permission: a token without it gets this answer.',
  ],
  [405, noOperationFix],
  [407, 'Check HTTPS_PROXY: the proxy requires a user name and a password.'],
  [408, retryLaterFix],
  [409, 'It conflicts with the state of the platform. Read the message.'],
  [410, 'The operation no longer exists. Update ifmatch.'],
  [412, previewAgainFix],
  [413, 'The request exceeds the limit of the platform or of a gateway.'],
  [422, 'Fix what the platform names.'],
  [428, ifMatchRemovedFix],
  [429, 'Rate limit reached. Wait, then retry.'],
  [501, noOperationFix],
]);

/** Whether the meaning of a code is known. A known code takes precedence over the status. */
export const isKnownCode = (code: string | null): boolean => code !== null && fixesByCode.has(code);

/** Whether the platform does not have an operation. If it sends a known code, it has it. */
export const isMissingOperation = ({ status, code }: Pick<PlatformError, 'status' | 'code'>): boolean =>
  missingOperationStatuses.includes(status) && !isKnownCode(code);

/** The fix for a refusal: by its code, else by its status. */
function fixForCodeOrStatus(status: number, code: string | null, operation: CalledOperation): string {
  const { id, credential, address } = operation;
  if (id === 'listDeployments' && isMissingOperation({ status, code })) return pathHint(address) + noListFix;
  const known = fixesByCode.get(code ?? '');
  if (known !== undefined) return known;
  if (status === 401 && credential !== null) {
    // Names the variable, since a deployment may have its own token.
    const where = credential.scheme === 'Jwt' ? '' : ' Tokens are in Settings > Tokens of the platform.';
    return `Check ${credential.token.name}: the token is wrong, expired or revoked.${where}`;
  }
  const general = fixesByStatus.get(status) ?? (status >= 500 ? retryLaterFix : wrongAddressFix);
  return status === 404 ? pathHint(address) + general : general;
}

/** A hint for an address whose path may be too long. */
const pathHint = (address: URL): string =>
  pathPrefixOf(address) === ''
    ? ''
    : `Remove the path ${pathPrefixOf(address)} from the address, unless the API is below it. `;
