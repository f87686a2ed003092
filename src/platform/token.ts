import { PlatformError } from '../domain/preview.ts';
import { UsageError } from '../domain/json.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';

const shown = '[redacted]';

/** A bearer token: the API token, or a user's JSON Web Token. However it is printed, it prints `[redacted]`; only `authorization` gives it away. */
export class Token {
  /** The variable that it came from, or whatever else a message may call it. */
  readonly name: string;
  readonly #secret: string;

  /** Throws PlatformError when the text cannot be a token; `name` begins its message. */
  constructor(text: string, name = 'IFMATCH_API_TOKEN') {
    // A secret that was pasted from a file often ends with the line break of that file.
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

  /** The texts that the token may be found as. */
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

// ── Taking secrets out of texts ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The fields of a body that the document calls write-only. */
export const secretFields: { readonly [Id in OperationId]?: readonly string[] } = {
  createNotificationWebhook: ['webhookSecret'],
};

/** Takes out both tokens, used or not, and the secrets in the body of one request. */
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

/** Takes secrets out of what others see: raw, in JSON, in a URL, in HTML or within base64. */
export class Redaction {
  /** Longest first, so that no form leaves the rest of a longer one behind. */
  readonly #forms: readonly string[];
  readonly #tokens: readonly string[];

  /** Secrets that a person `chose` may be plain words, such as the name of a field: names are left alone by them. */
  constructor(tokens: readonly string[], chosen: readonly string[] = []) {
    const sorted = (forms: readonly string[]) => [...new Set(forms)].toSorted((a, b) => b.length - a.length);
    this.#forms = sorted([...tokens, ...chosen]);
    this.#tokens = sorted(tokens);
  }

  redact(text: string, forms = this.#forms): string {
    // Most texts in a body are shorter than any form.
    if (text.length < (forms.at(-1)?.length ?? Infinity)) return text;
    return forms.reduce((clean, form) => clean.replaceAll(form, shown), text);
  }

  /** The same for every text in a value, names of fields too. `json` is the text that it was parsed from. */
  redactAll<T>(value: T, json: string | null = null): T {
    // An escape other than these may spell a part of a secret; without one each form stands there as it is, if at all.
    const mayHold = json === null || /\\[^bfnrt]/.test(json) || this.#forms.some((form) => json.includes(form));
    return mayHold ? (this.#walk(value) as T) : value;
  }

  #walk(value: unknown): unknown {
    if (typeof value === 'string') return this.redact(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.#walk(item));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [this.redact(name, this.#tokens), this.#walk(item)]),
    );
  }
}

/** Shorter forms would hit innocent text. */
const shortest = 4;

/** The texts that a secret may be found as. */
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

/** The characters of a base64 text that depend on the secret alone when `shift` bytes (modulo 3) stand before it. */
function withinBase64(secret: string, shift: number): string[] {
  const bytes = Buffer.from('\0'.repeat(shift) + secret);
  const text = bytes.toString('base64');
  const whole = text.slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
  return [whole, whole.replaceAll('+', '-').replaceAll('/', '_')];
}
