import { PlatformError } from '../domain/preview.ts';
import { UsageError } from '../domain/json.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';

const shown = '[redacted]';

/** A bearer token: the API token, or a user's JSON Web Token. It prints as `[redacted]`; only `authorization` returns it. */
export class Token {
  /** Its name in messages: usually the variable it came from. */
  readonly name: string;
  readonly #secret: string;

  /** Throws PlatformError if the text cannot be a token; `name` begins the message. */
  constructor(text: string, name = 'IFMATCH_API_TOKEN') {
    // A secret pasted from a file often ends with a line break.
    const secret = text.replace(/\r?\n$/, '');
    if (secret === '') throw new PlatformError(`${name} is empty.`, { hint: tokenHint });
    if (!/^[\x21-\x7e]+$/.test(secret)) {
      throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { hint: tokenHint });
    }
    this.name = name;
    this.#secret = secret;
  }

  /** The value of the `Authorization` header. */
  authorization(): string {
    return `Bearer ${this.#secret}`;
  }

  /** All encodings of the token. */
  spellings(): readonly string[] {
    return spellings(this.#secret);
  }

  toString(): string {
    return shown;
  }

  toJSON(): string {
    return shown;
  }

  [Symbol.toPrimitive](): string {
    return shown;
  }

  /** What `console.log` and `util.inspect` print. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return shown;
  }
}

const tokenHint =
  'Copy the token again, without quotes or spaces around it. Tokens are in Settings > Tokens of the platform.';

// ── Which token an operation takes ──────────────────────────────────────────────────────────────────────────────────────────────

/** The tokens at hand. */
export type Credentials = {
  readonly token: Token | null;
  /** A user's JSON Web Token: some operations accept it, one requires it. */
  readonly userToken: Token | null;
};

/** The authorization scheme of an operation and its token; null if it needs none. */
export type Credential = { readonly scheme: 'WebToken' | 'Jwt'; readonly token: Token } | null;

const wanted = {
  WebToken: { name: 'an API token', variable: 'IFMATCH_API_TOKEN' },
  Jwt: { name: "a user's JSON Web Token", variable: 'IFMATCH_USER_JWT' },
} as const;

/** The API token if the operation accepts it, else the user's. Throws UsageError if neither fits. */
export function credentialFor(id: OperationId, { token, userToken }: Credentials): Credential {
  const { security, summary }: { security: readonly ('WebToken' | 'Jwt')[]; summary: string } = operations[id];
  if (security.length === 0) return null;
  if (token !== null && security.includes('WebToken')) return { scheme: 'WebToken', token };
  if (userToken !== null && security.includes('Jwt')) return { scheme: 'Jwt', token: userToken };
  const names = security.map((scheme) => wanted[scheme].name).join(' or ');
  const variables = security.map((scheme) => wanted[scheme].variable).join(' or ');
  throw new UsageError(`${summary} (${id}) needs ${names}. Set ${variables}.`);
}

// ── Redaction ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Write-only body fields of openapi.yaml. */
export const secretFields: { readonly [Id in OperationId]?: readonly string[] } = {
  createNotificationWebhook: ['webhookSecret'],
};

/** Redacts both tokens, used or not, and the secrets in a request's body. */
export function redactionFor<Id extends OperationId>(
  { token, userToken }: Credentials,
  id: Id | null = null,
  body: Operations[Id]['body'] | null = null,
): Redaction {
  const secrets = Object.entries(body ?? {}).flatMap(([name, value]) =>
    id !== null && secretFields[id]?.includes(name) === true && typeof value === 'string' ? spellings(value) : [],
  );
  return new Redaction([...(token?.spellings() ?? []), ...(userToken?.spellings() ?? [])], secrets);
}

/** Redacts secrets: raw, and as encoded in JSON, URLs, HTML and base64. */
export class Redaction {
  /** Longest first, so that no part of a longer form remains. */
  readonly #forms: readonly string[];
  readonly #tokens: readonly string[];

  /** `chosen` secrets may be plain words, such as the name of a field, so field names are not redacted by them. */
  constructor(tokens: readonly string[], chosen: readonly string[] = []) {
    const sorted = (forms: readonly string[]) => [...new Set(forms)].toSorted((a, b) => b.length - a.length);
    this.#forms = sorted([...tokens, ...chosen]);
    this.#tokens = sorted(tokens);
  }

  redact(text: string, forms = this.#forms): string {
    // Fast path: most texts are shorter than any form.
    if (text.length < (forms.at(-1)?.length ?? Infinity)) return text;
    return forms.reduce((clean, form) => clean.replaceAll(form, shown), text);
  }

  /** Redacts every text in a value, field names too. */
  redactAll<T>(value: T): T {
    const walk = (one: unknown): unknown => {
      if (typeof one === 'string') return this.redact(one);
      if (typeof one !== 'object' || one === null) return one;
      if (Array.isArray(one)) return one.map(walk);
      return Object.fromEntries(
        Object.entries(one).map(([name, item]) => [this.redact(name, this.#tokens), walk(item)]),
      );
    };
    return walk(value) as T;
  }
}

/** Shorter forms would match innocent text. */
const shortest = 4;

/** All encodings of a secret. */
export function spellings(secret: string): string[] {
  const url = encodeURIComponent(secret.toWellFormed());
  const lowerUrl = url.replaceAll(/%../g, (code) => code.toLowerCase());
  const json = JSON.stringify(secret).slice(1, -1);
  // Some servers escape these in JSON too.
  const slashes = json.replaceAll('/', String.raw`\/`);
  const codes = json.replaceAll(/[&<>]/g, (mark) => `\\u00${mark.codePointAt(0)?.toString(16) ?? ''}`);
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const base64 = [0, 1, 2].flatMap((shift) => withinBase64(secret, shift));
  const forms = [secret, url, lowerUrl, json, slashes, codes, html, html.replaceAll('"', '&quot;')];
  return [
    ...forms.filter(({ length }) => length >= shortest),
    ...base64.filter(({ length }) => length >= 2 * shortest),
  ];
}

/** The base64 characters that depend on the secret alone when `shift` bytes (modulo 3) precede it. */
function withinBase64(secret: string, shift: number): string[] {
  const bytes = Buffer.from('\0'.repeat(shift) + secret);
  const text = bytes.toString('base64');
  const whole = text.slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
  return [whole, whole.replaceAll('+', '-').replaceAll('/', '_')];
}
