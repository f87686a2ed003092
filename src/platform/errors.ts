import { isObject } from '../domain/json.ts';
import { PlatformError } from '../domain/preview.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { excerptOfBody, type Misunderstanding, textOrNull } from './answers.ts';
import { type Failure, failures, isRedirect, type Reply, requestIdOf } from './http.ts';
import { redirectTarget } from './network.ts';
import type { Profile } from './profile.ts';
import type { Credential } from './token.ts';

/** The content of an error answer, whatever its shape. */
export type Refusal = {
  readonly status: number;
  /** Null if the body has none. */
  readonly code: string | null;
  /** The platform's message, the beginning of a body that is not JSON, or the title of an HTML page; may be empty. */
  readonly text: string;
  /** The body if it is a JSON object, else empty. */
  readonly body: Readonly<Record<string, unknown>>;
};

type Facts = Partial<
  Pick<PlatformError, 'status' | 'code' | 'hint' | 'requestId' | 'unsent' | 'unprocessed' | 'partial'>
> & {
  readonly refusal?: Refusal | null;
  readonly processed: CallError['processed'];
};

/** A failed call, with the facts that decide what to do next. */
export class CallError extends PlatformError {
  /** The error answer; null if there was no usable answer. */
  readonly refusal: Refusal | null;
  /** Whether a write was processed nevertheless. `contradicted`: the answer is about something else than the request. */
  readonly processed: 'no' | 'unknown' | 'contradicted';

  constructor(message: string, { refusal, processed, ...facts }: Facts) {
    super(message, facts);
    this.refusal = refusal ?? null;
    this.processed = processed;
  }
}

/** The request, for the beginning of a message. */
export type Asked = {
  readonly id: OperationId;
  /** Slug of its deployment. */
  readonly about: string | null;
  readonly credential: Credential;
};

const begin = ({ id, about }: Omit<Asked, 'credential'>): string =>
  `${operations[id].summary}${about === null ? '' : ` (${about})`}`;

/** The platform refused. `value`: the JSON of its answer, or undefined; `raw`: its text; `url`: the address of the request. */
export function refusalError(
  asked: Asked,
  reply: Reply,
  { value, raw, url }: { readonly value: unknown; readonly raw: string; readonly url: string },
  profile: Profile,
): CallError {
  const { status } = reply;
  const refusal = toRefusal(status, value, raw, profile);
  const { code, text } = refusal;
  const common = { refusal, status, requestId: requestIdOf(reply.headers, profile) };
  if (isRedirect(status)) {
    const to = redirectTarget(reply, url);
    return new CallError(
      `${begin(asked)}: the platform answered ${String(status)}, a redirect ${to === null ? 'without saying where' : `to ${to}`}. It was not followed.`,
      { ...common, processed: 'unknown', hint: redirectHint },
    );
  }
  const answered = `the platform answered ${String(status)}${code === null ? '' : ` ${code}`}`;
  return new CallError(`${begin(asked)}: ${answered}${text === '' ? '' : `, "${text}"`}.`, {
    ...common,
    code,
    hint: asked.id === 'listDeployments' && isMissing(refusal, profile) ? noListHint : hintFor(refusal, asked),
    // A 4xx means that nothing was done. A 5xx may come after the change.
    processed: status >= 400 && status < 500 && !profile.doubtfulStatuses.includes(status) ? 'no' : 'unknown',
    unprocessed: isKnownCode(code) || profile.unprocessedStatuses.includes(status),
  });
}

const redirectHint = 'Set the address of the API itself. ifmatch sends the token only to the address that you set.';
const noListHint =
  'Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.';

/** Reads what can be read of an error's body. */
function toRefusal(status: number, value: unknown, raw: string, { errorTextFields }: Profile): Refusal {
  const body = isObject(value) ? value : {};
  const message = errorTextFields.map((field) => textOrNull(body[field])).find((text) => text !== null);
  const code = body['code'];
  // A code is one word, since messages and outputs show it unquoted. Anything else is dropped.
  const isCode = typeof code === 'string' && /^[\w.:/-]{1,100}$/.test(code);
  return { status, code: isCode ? code : null, text: excerptOfBody(message ?? raw), body };
}

/** There was no answer, or it could not be read. */
export function failureError(asked: Asked, { failure, detail }: Failure): CallError {
  const { message, hint, processed } = failures[failure];
  // The network error is not kept as a cause: it may hold bytes of the answer.
  return new CallError(`${begin(asked)}: no answer of the platform, ${message} (${detail}).`, {
    hint,
    processed,
    unsent: processed === 'no',
  });
}

/** The answer is unusable. `message`: the redacted one of `what`. */
export function misunderstandingError(
  asked: Asked,
  { status, headers }: Reply,
  { what, message }: { readonly what: Misunderstanding; readonly message: string },
  profile: Profile,
): CallError {
  return new CallError(`${begin(asked)}: the platform answered ${String(status)} ${message}.`, {
    status,
    requestId: requestIdOf(headers, profile),
    hint: what.hint,
    partial: what.kind === 'part',
    processed: what.kind === 'contradiction' ? 'contradicted' : 'unknown',
  });
}

/** A list could not be read to its end. */
export const pagingError = (asked: Omit<Asked, 'credential'>, message: string): PlatformError =>
  new PlatformError(`${begin(asked)}: ${message}.`, {
    hint: 'The list is incomplete. Report this to the operator of the platform.',
  });

/** It is unknown whether a write was processed: it is not retried, and the user must check. */
export function doubtfulError(error: CallError): CallError {
  const { message, hint, status, code, requestId, refusal, processed } = error;
  return new CallError(`${message} It may have been processed all the same.`, {
    status,
    code,
    requestId,
    refusal,
    processed,
    hint: `It was not sent again. Check the platform before you retry.${hint === null ? '' : ` ${hint}`}`,
  });
}

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The references that the platform does not know. */
export function missingReferences({ body }: Refusal): { kind: string; value: string }[] {
  const list = body['missing_references'];
  return (Array.isArray(list) ? list : [])
    .filter(isObject)
    .map(({ kind, value }) => ({ kind: textOrNull(kind) ?? 'reference', value: textOrNull(value) ?? '' }));
}

const previewAgain = 'The platform changed since the preview. Preview again and review what is new.';
const ifMatchRemoved = 'The If-Match header did not arrive. A proxy or gateway in between removes it.';

/** Hints for the codes seen in the field. Platforms may send others. */
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

const later = 'Retry later. If it persists, ask the operator of the platform, with the request id.';
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
  [408, later],
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
export const isMissing = ({ status, code }: Refusal, { missingStatuses }: Profile): boolean =>
  missingStatuses.includes(status) && !isKnownCode(code);

/** The hint for a refusal: by its code, else by its status. */
function hintFor(refusal: Refusal, { credential }: Asked): string {
  const { code, status } = refusal;
  const known = codes.get(code ?? '');
  if (known !== undefined) return known;
  if (status === 401 && credential !== null) {
    // Names the variable, since a deployment may have its own token.
    const where = credential.scheme === 'Jwt' ? '' : ' Tokens are in Settings > Tokens of the platform.';
    return `Check ${credential.token.name}: the token is wrong, expired or revoked.${where}`;
  }
  return byStatus.get(status) ?? (status >= 500 ? later : wrongAddress);
}
