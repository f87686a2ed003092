import { UsageError } from '../domain/usage-error.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { Redaction } from './redaction.ts';
import type { Token } from './token.ts';

/** What the program may show to the platform; at least one of them, or only operations that take none can be called. */
export type Credentials = {
  readonly token: Token | null;
  /** A user's JSON Web Token: some operations accept it too, and one wants nothing else. */
  readonly userToken: Token | null;
};

/** The scheme that an operation is called with, and its token; null where it takes none. */
export type Credential = { readonly scheme: 'WebToken' | 'Jwt'; readonly token: Token } | null;

const wanted = {
  WebToken: { name: 'an API token', variable: 'IFMATCH_API_TOKEN' },
  Jwt: { name: "a user's JSON Web Token", variable: 'IFMATCH_USER_JWT' },
} as const;

/** The API token where the operation accepts it and it is at hand, else the user's. Throws UsageError when none of them fits. */
export function credentialFor(id: OperationId, { token, userToken }: Credentials): Credential {
  const { security, summary }: { security: readonly ('WebToken' | 'Jwt')[]; summary: string } = operations[id];
  if (security.length === 0) return null;
  if (token !== null && security.includes('WebToken')) return { scheme: 'WebToken', token };
  if (userToken !== null && security.includes('Jwt')) return { scheme: 'Jwt', token: userToken };
  const names = security.map((scheme) => wanted[scheme].name).join(' or ');
  const variables = security.map((scheme) => wanted[scheme].variable).join(' or ');
  throw new UsageError(`${summary} (${id}) needs ${names}. Set ${variables}.`);
}

/** Takes every secret out of what is shown or logged. */
export type Redactor = {
  redact(text: string): string;
  /** For the value of a JSON text. */
  redactAll(value: unknown, json: string): unknown;
};

/** For both tokens, used or not. */
export function redactorOf({ token, userToken }: Credentials): Redactor {
  const tokens = [token, userToken].filter((one) => one !== null);
  return {
    redact: (text) => tokens.reduce((clean, one) => one.redact(clean), text),
    redactAll: (value, json) => tokens.reduce((clean, one) => one.redactAll(clean, json), value),
  };
}

/** For the tokens and for the secrets in the body of one request. */
export function redactorFor<Id extends OperationId>(id: Id, body: Operations[Id]['body'], own: Redactor): Redactor {
  const fields = Object.entries(body ?? {}).filter(([name]) => secretFields[id]?.includes(name));
  const secrets = fields.map(([, value]) => value).filter((value) => typeof value === 'string');
  if (secrets.length === 0) return own;
  const given = new Redaction(secrets);
  return {
    redact: (text) => given.redact(own.redact(text)),
    redactAll: (value, json) => given.redactValues(own.redactAll(value, json), json),
  };
}

/** The fields of a body that the document calls write-only. */
export const secretFields: { readonly [Id in OperationId]?: readonly string[] } = {
  createNotificationWebhook: ['webhookSecret'],
};
