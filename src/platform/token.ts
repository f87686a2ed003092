import type { Environment } from '../util/environment.ts';
import { PlatformError, UsageError } from '../domain/errors.ts';
import { type OperationId, operations } from '../generated/operations.ts';

const redacted = '[redacted]';

/** A bearer token: the API token, or a user's JSON Web Token. It prints as `[redacted]`; only `authorization` returns it. */
export class Token {
  /** Its name in messages: usually the variable it came from. */
  readonly name: string;
  readonly #secret: string;

  /** Throws PlatformError if the text cannot be a token; `name` begins the message. */
  constructor(text: string, name = 'IFMATCH_API_TOKEN') {
    // A secret pasted from a file often ends with a line break.
    const secret = text.replace(/\r?\n$/, '');
    if (secret === '') throw new PlatformError(`${name} is empty.`, { fix: tokenFix });
    if (!/^[\x21-\x7e]+$/.test(secret)) {
      throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { fix: tokenFix });
    }
    this.name = name;
    this.#secret = secret;
  }

  /** The value of the `Authorization` header. */
  authorization(): string {
    return `Bearer ${this.#secret}`;
  }

  /** The secret and its encodings; see `encodedFormsOf`. */
  encodedForms(): readonly string[] {
    return encodedFormsOf(this.#secret);
  }

  toString(): string {
    return redacted;
  }

  toJSON(): string {
    return redacted;
  }
}

const tokenFix =
  'Copy the token again, without quotes or spaces around it. Tokens are in Settings > Tokens of the platform.';

// ── Which token an operation takes ──────────────────────────────────────────────────────────────────────────────────────────────

/** The available tokens. */
export type Credentials = {
  readonly token: Token | null;
  /** A user's JSON Web Token: some operations accept it, one requires it. */
  readonly userToken: Token | null;
};

/** The authorization scheme of an operation and its token; null if it needs none. */
export type Credential = { readonly scheme: 'WebToken' | 'Jwt'; readonly token: Token } | null;

/** Tokens in messages, with the variable and the option of `createClient`. */
const tokenNames = {
  WebToken: 'an API token (IFMATCH_API_TOKEN, or the option token)',
  Jwt: "a user's JSON Web Token (IFMATCH_USER_JWT, or the option userToken)",
} as const;

/** The API token if the operation accepts it, else the user's. Throws UsageError if neither fits. */
export function credentialFor(id: OperationId, { token, userToken }: Credentials): Credential {
  const { security, summary }: { security: readonly ('WebToken' | 'Jwt')[]; summary: string } = operations[id];
  if (security.length === 0) return null;
  if (token !== null && security.includes('WebToken')) return { scheme: 'WebToken', token };
  if (userToken !== null && security.includes('Jwt')) return { scheme: 'Jwt', token: userToken };
  const names = security.map((scheme) => tokenNames[scheme]).join(' or ');
  throw new UsageError(`${summary} (${id}) needs ${names}. Nothing was sent.`);
}

// ── Redaction ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Write-only body fields of openapi.yaml. */
export const secretFields: { readonly [Id in OperationId]?: readonly string[] } = {
  createNotificationWebhook: ['webhookSecret'],
};

/** A redactor for both tokens, used or not, and for the secrets in a request's body. */
export function redactorFor(
  { token, userToken }: Credentials,
  id: OperationId | null = null,
  body: object | null = null,
): Redactor {
  const secret = Object.entries(body ?? {}).flatMap(([name, value]) =>
    id !== null && secretFields[id]?.includes(name) === true ? encodedFormsOf(String(value)) : [],
  );
  return redactor([...(token?.encodedForms() ?? []), ...(userToken?.encodedForms() ?? []), ...secret]);
}

/** Redacts every text in a value, including field names. */
type Redactor = <T>(value: T) => T;

export function redactor(secrets: readonly string[]): Redactor {
  // Longest first, so that no part of a longer form remains.
  const forms = [...new Set(secrets)].toSorted((a, b) => b.length - a.length);
  const shortestForm = forms.at(-1)?.length ?? Infinity;
  const redact = (text: string): string =>
    // Fast path: most texts are shorter than any form.
    text.length < shortestForm ? text : forms.reduce((clean, form) => clean.replaceAll(form, redacted), text);
  const redactValue = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(redactValue);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [redact(name), redactValue(item)]));
  };
  return redactValue as Redactor;
}

/** Shorter forms would match unrelated text. */
const minFormLength = 4;

/** A secret itself, and its encodings in URLs, JSON and base64. */
export function encodedFormsOf(secret: string): string[] {
  const url = encodeURIComponent(secret.toWellFormed());
  const lowerUrl = url.replaceAll(/%../g, (code) => code.toLowerCase());
  const json = JSON.stringify(secret).slice(1, -1);
  // Some servers escape slashes in JSON.
  const slashes = json.replaceAll('/', String.raw`\/`);
  const base64 = [0, 1, 2].flatMap((shift) => base64Fragments(secret, shift));
  return [
    ...[secret, url, lowerUrl, json, slashes].filter(({ length }) => length >= minFormLength),
    ...base64.filter(({ length }) => length >= 2 * minFormLength),
  ];
}

/** The base64 characters that depend on the secret alone when `shift` bytes (modulo 3) precede it. */
function base64Fragments(secret: string, shift: number): string[] {
  const bytes = Buffer.from('\0'.repeat(shift) + secret);
  const text = bytes.toString('base64');
  const whole = text.slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
  return [whole, whole.replaceAll('+', '-').replaceAll('/', '_')];
}

/** The variable with the token of a deployment: its own if it is set, else the default one. */
export function tokenVariable(slug: string | null, env: Environment): string {
  if (slug === null) return defaultTokenVariable;
  const variable = deploymentTokenVariable(slug);
  return (env[variable] ?? '').trim() === '' ? defaultTokenVariable : variable;
}

/** The variable for one deployment's own token. */
export const deploymentTokenVariable = (slug: string): string =>
  `${defaultTokenVariable}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;

const defaultTokenVariable = 'IFMATCH_API_TOKEN';
