import { isObject } from '../util/json.ts';
import { count } from '../util/text.ts';
import { PlatformError } from '../domain/errors.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { excerptOfBody, type Misunderstanding, textOrNull } from './answers.ts';
import { type Failure, failures, type Reply, requestIdOf, retryAfter } from './http.ts';
import { prefixOf, redirectTarget } from './network.ts';
import { doubtfulStatuses, errorTextFields, missingStatuses, unprocessedStatuses } from './profile.ts';
import type { Credential } from './token.ts';

/** The operation that was called, for the beginning of a message. */
export type CalledOperation = {
  readonly id: OperationId;
  /** Slug of its deployment. */
  readonly about: string | undefined;
  readonly credential: Credential;
  readonly address: URL;
  /** When the answer came, in milliseconds since 1970. */
  readonly now: number;
};

/** What a list is about. */
type CalledList = Pick<CalledOperation, 'id' | 'about'>;

const operationWords = ({ id, about }: CalledList): string =>
  `${operations[id].summary}${about === undefined ? '' : ` (${about})`}`;

/** The platform refused. `value`: the JSON of its answer, or undefined; `raw`: its text. */
export function refusalError(
  operation: CalledOperation,
  reply: Reply,
  { value, raw }: { readonly value: unknown; readonly raw: string },
): PlatformError {
  const { status } = reply;
  const body = isObject(value) ? value : {};
  const text = excerptOfBody(errorTextFields.map((field) => textOrNull(body[field])).find(Boolean) ?? raw);
  // A code is one word, since messages and outputs show it unquoted. Anything else is dropped.
  const code = /^[\w.:/-]{1,100}$/.exec(textOrNull(body['code']) ?? '')?.[0] ?? null;
  const isPage = value === undefined && isWebPage(raw);
  const isForeign = isPage || isBlocked(reply, value, raw);
  return new PlatformError(
    `${operationWords(operation)}: the platform answered ${[String(status), code, isPage ? 'with a web page' : null].filter(Boolean).join(' ')}${quoteWords(text)}.`,
    {
      status,
      code,
      text,
      body,
      requestId: requestIdOf(reply.headers),
      fix: isForeign ? foreignFix : fixOfRefusal(operation, reply, code),
      processed: isUnprocessed(status) ? 'no' : 'unknown',
      unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status),
    },
  );
}

/** What to do about a refusal of the platform: to wait where it asks for it, else by its code or status. */
const fixOfRefusal = (operation: CalledOperation, { status, headers }: Reply, code: string | null): string =>
  waitFix(retryAfter(headers, operation.now), operation.now) ?? fixFor(status, code, operation);

/** A 4xx means that nothing was done. A 5xx may come after the change. */
const isUnprocessed = (status: number): boolean => status >= 400 && status < 500 && !doubtfulStatuses.includes(status);

const quoteWords = (text: string): string => (text === '' ? '' : `, "${text}"`);

const isWebPage = (text: string): boolean => /^\s*(?:<!doctype html|<html)/i.test(text);

/** Whether something before the platform refused: Cloudflare marks its challenges, and a firewall often refuses with plain text. */
const isBlocked = ({ status, headers }: Reply, value: unknown, raw: string): boolean =>
  headers['cf-mitigated'] !== undefined || (status === 403 && value === undefined && raw.trim() !== '');

/** A firewall, a bot check or a login page: the API answers JSON. */
const foreignFix =
  'This is not the answer of the API, so it says nothing about the token. Check the address, and whether a firewall, a bot check or a proxy in between stops programs.';

/** Until when the platform asks to wait; null if it does not. All times are milliseconds, `now` since 1970. */
export function waitFix(wait: number | null, now: number): string | null {
  if (wait === null || wait === 0) return null;
  const until = new Date(Math.ceil((now + wait) / 1000) * 1000).toISOString();
  const date = wait < day ? '' : ` on ${until.slice(0, 10)}`;
  return `The platform asks not to be called before ${until.slice(11, 19)} UTC${date} (in ${waitWords(wait)}). Retry then.`;
}

const day = 86_400_000;

const waitWords = (wait: number): string =>
  wait < 120_000 ? count(Math.ceil(wait / 1000), 'second') : count(Math.ceil(wait / 60_000), 'minute');

/** The answer is a redirect. `url`: the address of the request. */
export function redirectError(operation: CalledOperation, reply: Reply, url: string): PlatformError {
  const { status } = reply;
  const target = redirectTarget(reply, url);
  const where = target === null ? 'without saying where' : `to ${target}`;
  return new PlatformError(
    `${operationWords(operation)}: the platform answered ${String(status)}, a redirect ${where}. It was not followed.`,
    { status, requestId: requestIdOf(reply.headers), processed: 'unknown', fix: redirectFix },
  );
}

const redirectFix = 'Set the address of the API itself. ifmatch sends the token only to the address that you set.';
const noListFix =
  'Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.';

/** There was no answer, or it could not be read. */
export function failureError(operation: CalledOperation, { failure, detail }: Failure): PlatformError {
  const { message, fix, processed } = failures[failure];
  // The network error is not kept as a cause: it may hold bytes of the answer.
  return new PlatformError(
    `${operationWords(operation)}: no answer of ${operation.address.origin}, ${message} (${detail}).`,
    {
      fix,
      processed,
      unsent: processed === 'no',
    },
  );
}

/** The answer is unusable. `message`: the redacted one of `what`. */
export function misunderstandingError(
  operation: CalledOperation,
  { status, headers }: Reply,
  { what, message }: { readonly what: Misunderstanding; readonly message: string },
): PlatformError {
  return new PlatformError(`${operationWords(operation)}: the platform answered ${String(status)} ${message}.`, {
    status,
    requestId: requestIdOf(headers),
    fix: what.fix,
    partial: what.kind === 'truncated',
    processed: what.kind === 'contradiction' ? 'contradicted' : 'unknown',
  });
}

/** A list could not be read to its end. */
export const pagingError = (operation: CalledList, message: string): PlatformError =>
  new PlatformError(`${operationWords(operation)}: ${message}.`, {
    fix: 'The list is incomplete. Report this to the operator of the platform.',
  });

/** It is unknown whether a write was processed: it is not retried, and the user must check. */
export function doubtfulError(error: PlatformError): PlatformError {
  const check = 'It was not sent again. Check the platform before you retry.';
  const { status, code, text, body, requestId, processed, unsent, unprocessed, partial } = error;
  return new PlatformError(`${error.message} It may have been processed all the same.`, {
    status,
    code,
    text,
    body,
    requestId,
    processed,
    unsent,
    unprocessed,
    partial,
    fix: error.fix === null ? check : [`${check} `, ...[error.fix].flat()],
    cause: error,
  });
}

// ── Fixes ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The references that the platform does not know. */
export function missingReferences({ body }: PlatformError): { kind: string; value: string }[] {
  const list = body['missing_references'];
  return (Array.isArray(list) ? list : [])
    .filter(isObject)
    .map(({ kind, value }) => ({ kind: textOrNull(kind) ?? 'reference', value: textOrNull(value) ?? '' }));
}

const previewAgain = 'The platform changed since the preview. Preview again and review what is new.';
const ifMatchRemoved = 'The If-Match header did not arrive. A proxy or gateway in between removes it.';

/** Fixes for the codes seen in the field. Platforms may send others. */
const codes: ReadonlyMap<string, string> = new Map([
  ['UNKNOWN_REFERENCE', 'Create on the platform what it names, or fix the files.'],
  ['MISSING_DEPENDENT_ACTION', 'Add the action that is missing to the same policy.'],
  ['UNSUPPORTED_ACTION_TYPE', 'Use an action type that the platform knows.'],
  ['INVALID_CONDITION_VALUE', 'Use a value that the platform knows for this condition type.'],
  ['RESERVED_SLUG', 'The platform reserves this slug. Choose another one.'],
  ['DEPLOYMENT_NOT_MIGRATED', 'The deployment still has legacy policies. Migrate it to the unified policies first.'],
  ['PRODUCT_NOT_ENABLED', 'The product is not enabled for this deployment. Enable it, or remove its detection file.'],
  ['STATE_VERSION_MISMATCH', previewAgain],
  ['DEPLOYMENT_MIGRATED', 'The deployment has the unified policies now. Use a command of the v2 policies API.'],
  ['IF_MATCH_REQUIRED', ifMatchRemoved],
]);

const retryLater = 'Retry later. If it persists, ask the operator of the platform, with the request id.';
const wrongAddress = 'Check that the address is the API of the platform.';
const noOperation = `The platform does not have this operation. ${wrongAddress}`;

const byStatus: ReadonlyMap<number, string> = new Map([
  [400, 'Fix what the platform names.'],
  [403, 'Check that the token belongs to this deployment and has the Web API permission.'],
  [
    404,
    'Check the address, the slugs and ids that were given, and that the token has the Web API permission: a token without it gets this answer.',
  ],
  [405, noOperation],
  [407, 'Check HTTPS_PROXY: the proxy requires a user name and a password.'],
  [408, retryLater],
  [409, 'It conflicts with the state of the platform. Read the message.'],
  [410, 'The operation no longer exists. Update ifmatch.'],
  [412, previewAgain],
  [413, 'The request exceeds the limit of the platform or of a gateway.'],
  [422, 'Fix what the platform names.'],
  [428, ifMatchRemoved],
  [429, 'Rate limit reached. Wait, then retry.'],
  [501, noOperation],
]);

/** Whether the meaning of a code is known, so that it counts before the status. */
export const isKnownCode = (code: string | null): boolean => code !== null && codes.has(code);

/** Whether the platform lacks an operation. A known code means that it has it. */
export const isMissing = ({ status, code }: Pick<PlatformError, 'status' | 'code'>): boolean =>
  missingStatuses.includes(status) && !isKnownCode(code);

/** The fix for a refusal: by its code, else by its status. */
function fixFor(status: number, code: string | null, operation: CalledOperation): string {
  const { id, credential, address } = operation;
  if (id === 'listDeployments' && isMissing({ status, code })) return pathFix(address) + noListFix;
  const known = codes.get(code ?? '');
  if (known !== undefined) return known;
  if (status === 401 && credential !== null) {
    // Names the variable, since a deployment may have its own token.
    const where = credential.scheme === 'Jwt' ? '' : ' Tokens are in Settings > Tokens of the platform.';
    return `Check ${credential.token.name}: the token is wrong, expired or revoked.${where}`;
  }
  const general = byStatus.get(status) ?? (status >= 500 ? retryLater : wrongAddress);
  return status === 404 ? pathFix(address) + general : general;
}

/** For an address that may have too much of a path. */
const pathFix = (address: URL): string =>
  prefixOf(address) === '' ? '' : `Remove the path ${prefixOf(address)} from the address, unless the API is below it. `;
