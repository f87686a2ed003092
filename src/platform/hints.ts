import { type OperationId, operations } from '../generated/operations.ts';
import { missingReferences, type Refusal } from './answers/refusal.ts';
import { textOrNull } from './answers/untyped.ts';

/** The codes that are known from the field. The list of a platform is open. */
export type KnownCode =
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

const previewAgain = 'The platform was changed since the preview. Preview again and review what is new.';
const ifMatchRemoved =
  'The If-Match header did not arrive. Look at the proxies and gateways between here and the platform: one of them removes it.';

const byCode: Readonly<Record<KnownCode, (refusal: Refusal) => string>> = {
  UNKNOWN_REFERENCE: (refusal) => {
    const missing = missingReferences(refusal).map(({ kind, value }) => `${kind} "${value}"`);
    return `${missing.length === 0 ? 'Something that the files name' : missing.join(', ')} does not exist on the platform. Create it there first, or correct the files.`;
  },
  MISSING_DEPENDENT_ACTION: ({ body }) =>
    `Add the action ${textOrNull(body['missing_companion']) ?? 'that is missing'} to the same policy.`,
  UNSUPPORTED_ACTION_TYPE: () => 'Use an action type that the platform knows.',
  INVALID_CONDITION_VALUE: () => 'Use a value that the platform knows for this condition type.',
  RESERVED_SLUG: () => 'The platform manages a policy of its own under this slug. Choose another slug.',
  DEPLOYMENT_NOT_MIGRATED: () =>
    'The deployment still has the legacy policies. Let it be migrated to the unified policies first.',
  PRODUCT_NOT_ENABLED: () => 'The product is not enabled for this deployment. Enable it, or remove its detection file.',
  STATE_VERSION_MISMATCH: () => previewAgain,
  DEPLOYMENT_MIGRATED: () => 'The deployment has the unified policies now. Use a command of the v2 policies API.',
  IF_MATCH_REQUIRED: () => ifMatchRemoved,
};

const later = 'Try again later. If it stays like this, ask the operator of the platform and name the request id.';
const bundleRefused = 'Correct the files as the platform says.';
const requestRefused = 'Correct the request as the platform says.';
const wrongAddress = 'Check that the address is the API of the platform.';

// A deployment may have a token of its own, and then the common one is not to blame.
const wrongToken = (name: string): string =>
  `Check ${name}: the token is wrong, expired or revoked. Tokens are made in the Tokens section of the settings of the platform.`;

const byStatus: ReadonlyMap<number, string> = new Map([
  [400, bundleRefused],
  [401, wrongToken('IFMATCH_API_TOKEN')],
  [403, 'Check that the token belongs to this deployment and has the Web API permission.'],
  [
    404,
    'Check the address, the id of the deployment, and that the token has the Web API permission: a token without it is answered like this.',
  ],
  [405, `The platform does not have this operation. ${wrongAddress}`],
  [407, 'Check HTTPS_PROXY: the proxy wants a user name and a password.'],
  [408, later],
  [409, 'What the platform has stands against it. Read what it says, and preview again.'],
  [410, 'The operation is gone. Look for a newer ifmatch.'],
  [412, previewAgain],
  [413, 'The bundle is larger than the platform, or a gateway before it, accepts.'],
  [415, wrongAddress],
  [422, bundleRefused],
  [428, ifMatchRemoved],
  [429, 'The platform wants fewer requests. Wait, then run again.'],
  [501, `The platform does not have this operation. ${wrongAddress}`],
]);

/** What differs where the request is no bundle of ours. */
const byStatusOfOthers: ReadonlyMap<number, string> = new Map([
  [400, requestRefused],
  [
    404,
    'Check the address, the slugs and ids that were given, and that the token has the permission: a token without it is answered like this.',
  ],
  [409, 'What the platform has stands against it. Read what it says.'],
  [413, 'The request is larger than the platform, or a gateway before it, accepts.'],
  [422, requestRefused],
]);

const byStatusOfJwt: ReadonlyMap<number, string> = new Map([
  [401, "Check IFMATCH_USER_JWT: the user's token is wrong or expired. Get a new one."],
  [403, 'Check that the user whose token it is may do this in the deployment.'],
]);

/** What was called, and with which token. */
export type Caller = {
  readonly id: OperationId;
  readonly scheme: 'WebToken' | 'Jwt' | null;
  readonly token: string | null;
};

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
