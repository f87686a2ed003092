import { isObject } from '../domain/json.ts';
import { PlatformError } from '../domain/preview.ts';
import { operations, type OperationId } from '../generated/operations.ts';
import { type Misunderstanding, PartOfList } from './answers.ts';
import { type Failure, failures, type Reply } from './http.ts';
import { excerptOfBody, isHtml, textOrNull } from './json.ts';
import type { Profile } from './profile.ts';

/** What an answer that is no success says, whatever shape its body has. */
export type Refusal = {
  readonly status: number;
  /** Null when the body names none. */
  readonly code: string | null;
  /** The platform's own words, the beginning of a body that is not JSON, or the title of an HTML page; may be empty. */
  readonly text: string;
  /** Whether an HTML page came, which a web server, a proxy or a gateway makes. */
  readonly isPage: boolean;
  /** The body when it is a JSON object, else empty. */
  readonly body: Readonly<Record<string, unknown>>;
};

/** Reads the body of an error as far as it can be read; `value` is its JSON, or undefined when it has none. */
export function toRefusal(status: number, value: unknown, raw: string, profile: Profile): Refusal {
  const body = isObject(value) ? value : {};
  const says = profile.errorTextFields
    .map((field) => body[field])
    .find((text) => typeof text === 'string' && text !== '');
  const isPage = typeof says !== 'string' && isHtml(raw);
  const text = excerptOfBody(typeof says === 'string' ? says : raw);
  return { status, code: codeIn(body['code']), text, isPage, body };
}

/** A code is a word. Anything longer, or with white space, is told nowhere: it stands unquoted in messages and outputs. */
const codeIn = (code: unknown): string | null =>
  typeof code === 'string' && /^[\w.:/-]{1,100}$/.test(code) ? code : null;

/** The references that the platform does not know, as `kind "value"`. */
export function missingReferences({ body }: Refusal): { kind: string; value: string }[] {
  const list = body['missing_references'];
  if (!Array.isArray(list)) return [];
  return list
    .filter(isObject)
    .map(({ kind, value }) => ({ kind: textOrNull(kind) ?? 'reference', value: textOrNull(value) ?? '' }));
}

type Caller = Pick<Asked, 'id' | 'scheme' | 'token'>;

/** What was asked, for the beginning of a message. */
export type Asked = {
  readonly id: OperationId;
  /** Slug of the deployment that it is about. */
  readonly about: string | null;
  /** Whose token it was sent with. */
  readonly scheme: 'WebToken' | 'Jwt' | null;
  /** What that token is called. */
  readonly token: string | null;
};

const begin = ({ id, about }: Pick<Asked, 'id' | 'about'>): string =>
  `${operations[id].summary}${about === null ? '' : ` (${about})`}`;

/** The platform said no. */
export function refusalError(
  asked: Asked,
  refusal: Refusal,
  requestId: string | null,
  { unprocessedStatuses }: Profile,
): PlatformError {
  const { status, code, text, isPage } = refusal;
  const answered = `the platform answered ${String(status)}${code === null ? '' : ` ${code}`}${isPage ? ' with an HTML page' : ''}`;
  return new PlatformError(`${begin(asked)}: ${answered}${text === '' ? '' : `, "${text}"`}.`, {
    status,
    code,
    requestId,
    hint: hintFor(refusal, asked),
    unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status),
  });
}

/** It pointed elsewhere, where neither the request nor the token goes. The query is not shown: it may hold secrets. */
export function redirectError(
  asked: Asked,
  { status, headers }: Reply,
  base: string,
  requestId: string | null,
): PlatformError {
  const location = headers['location'];
  const target = location !== undefined && URL.canParse(location, base) ? new URL(location, base) : null;
  const to =
    target === null
      ? 'without saying where'
      : `to ${target.host === '' ? target.protocol : target.origin + target.pathname}`;
  return new PlatformError(
    `${begin(asked)}: the platform answered ${String(status)}, a redirect ${to}. It was not followed.`,
    {
      status,
      requestId,
      hint: 'Set the address of the API itself. ifmatch sends the token only to the address that you set.',
    },
  );
}

/** No answer came, or none that could be read. */
export function failureError(asked: Asked, { kind, detail }: Failure): PlatformError {
  const { says, hint, processed } = failures[kind];
  // The error of the network is not kept as a cause: it may carry bytes of the answer.
  return new PlatformError(`${begin(asked)}: no answer of the platform, ${says} (${detail}).`, {
    hint,
    unsent: processed === 'no',
  });
}

/** The answer cannot be used. */
export function misunderstandingError(
  asked: Asked,
  { status }: Reply,
  what: Misunderstanding,
  requestId: string | null,
): PlatformError {
  return new PlatformError(`${begin(asked)}: the platform answered ${String(status)} ${what.message}.`, {
    status,
    requestId,
    hint: what.hint,
    partial: what instanceof PartOfList,
  });
}

/** A list that cannot be followed to its end. */
export function pagingError(asked: Pick<Asked, 'id' | 'about'>, says: string): PlatformError {
  return new PlatformError(`${begin(asked)}: ${says}.`, {
    hint: 'The list is incomplete. Report this to the operator of the platform.',
  });
}

/** No one can tell whether a request that writes was processed: it is not sent again, and the person has to look. */
export function doubtfulError({ message, hint, status, code, requestId }: PlatformError): PlatformError {
  return new PlatformError(`${message} It may have been processed all the same.`, {
    status,
    code,
    requestId,
    hint: `It was not sent again. Check the platform before you retry.${hint === null ? '' : ` ${hint}`}`,
  });
}

// ── What to do ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The codes that are known from the field. The list of a platform is open. */
type KnownCode =
  | 'UNKNOWN_REFERENCE'
  | 'MISSING_DEPENDENT_ACTION'
  | 'UNSUPPORTED_ACTION_TYPE'
  | 'INVALID_CONDITION_VALUE'
  | 'RESERVED_SLUG'
  | 'DEPLOYMENT_NOT_MIGRATED'
  | 'PRODUCT_NOT_ENABLED'
  | 'STATE_VERSION_MISMATCH'
  | 'DEPLOYMENT_MIGRATED'
  | 'IF_MATCH_REQUIRED';

const previewAgain = 'The platform changed since the preview. Preview again and review what is new.';
const ifMatchRemoved = 'The If-Match header did not arrive. A proxy or gateway in between removes it.';

const byCode: Readonly<Record<KnownCode, (refusal: Refusal) => string>> = {
  UNKNOWN_REFERENCE: (refusal) => {
    const missing = missingReferences(refusal).map(({ kind, value }) => `${kind} "${value}"`);
    return `${missing.length === 0 ? 'Something in the files' : missing.join(', ')} does not exist on the platform. Create it there first, or fix the files.`;
  },
  MISSING_DEPENDENT_ACTION: ({ body }) =>
    `Add the action ${textOrNull(body['missing_companion']) ?? 'that is missing'} to the same policy.`,
  UNSUPPORTED_ACTION_TYPE: () => 'Use an action type that the platform knows.',
  INVALID_CONDITION_VALUE: () => 'Use a value that the platform knows for this condition type.',
  RESERVED_SLUG: () => 'The platform reserves this slug. Choose another one.',
  DEPLOYMENT_NOT_MIGRATED: () => 'The deployment still has legacy policies. Migrate it to the unified policies first.',
  PRODUCT_NOT_ENABLED: () => 'The product is not enabled for this deployment. Enable it, or remove its detection file.',
  STATE_VERSION_MISMATCH: () => previewAgain,
  DEPLOYMENT_MIGRATED: () => 'The deployment has the unified policies now. Use a command of the v2 policies API.',
  IF_MATCH_REQUIRED: () => ifMatchRemoved,
};

const later = 'Retry later. If it persists, ask the operator of the platform, with the request id.';
const bundleRefused = 'Fix the files as the platform says.';
const requestRefused = 'Fix the request as the platform says.';
const wrongAddress = 'Check that the address is the API of the platform.';

// A deployment may have a token of its own, and then the common one is not to blame.
const wrongToken = (name: string): string =>
  `Check ${name}: the token is wrong, expired or revoked. Tokens are in Settings > Tokens of the platform.`;

const byStatus: ReadonlyMap<number, string> = new Map([
  [400, bundleRefused],
  [401, wrongToken('IFMATCH_API_TOKEN')],
  [403, 'Check that the token belongs to this deployment and has the Web API permission.'],
  [
    404,
    'Check the address, the id of the deployment, and that the token has the Web API permission: a token without it gets this answer.',
  ],
  [405, `The platform does not have this operation. ${wrongAddress}`],
  [407, 'Check HTTPS_PROXY: the proxy requires a user name and a password.'],
  [408, later],
  [409, 'It conflicts with the state of the platform. Read the message, and preview again.'],
  [410, 'The operation no longer exists. Update ifmatch.'],
  [412, previewAgain],
  [413, 'The bundle exceeds the limit of the platform or of a gateway.'],
  [415, wrongAddress],
  [422, bundleRefused],
  [428, ifMatchRemoved],
  [429, 'Rate limit reached. Wait, then retry.'],
  [501, `The platform does not have this operation. ${wrongAddress}`],
]);

/** What differs where the request is no bundle of ours. */
const byStatusOfOthers: ReadonlyMap<number, string> = new Map([
  [400, requestRefused],
  [
    404,
    'Check the address, the slugs and ids that were given, and that the token has the permission: a token without it gets this answer.',
  ],
  [409, 'It conflicts with the state of the platform. Read the message.'],
  [413, 'The request exceeds the limit of the platform or of a gateway.'],
  [422, requestRefused],
]);

const byStatusOfJwt: ReadonlyMap<number, string> = new Map([
  [401, "Check IFMATCH_USER_JWT: the user's token is wrong or expired. Get a new one."],
  [403, 'Check that the user of the token has this permission in the deployment.'],
]);

const codes: ReadonlyMap<string, (refusal: Refusal) => string> = new Map(Object.entries(byCode));

/** Whether we know what a code means, so that it counts before the status. */
export const isKnownCode = (code: string | null): boolean => code !== null && codes.has(code);

/** What to do about a refusal: the code before the status, and every status has an answer. */
export function hintFor(refusal: Refusal, caller: Caller | null = null): string {
  const { code, status } = refusal;
  const known = code === null ? undefined : codes.get(code);
  return known?.(refusal) ?? ofCaller(status, caller) ?? byStatus.get(status) ?? (status >= 500 ? later : wrongAddress);
}

function ofCaller(status: number, caller: Caller | null): string | undefined {
  if (caller === null) return undefined;
  if (status === 401 && caller.scheme === 'WebToken' && caller.token !== null) return wrongToken(caller.token);
  const own = caller.scheme === 'Jwt' ? byStatusOfJwt.get(status) : undefined;
  const tags: readonly string[] = operations[caller.id].tags;
  return own ?? (tags.includes('Policies') ? undefined : byStatusOfOthers.get(status));
}
