const shown = '[redacted]';
/** Shorter forms would hit innocent text. */
const shortest = 4;

/** Takes secrets out of what others see. */
export class Redaction {
  /** Longest first, so that no form leaves the rest of a longer one behind. */
  readonly #forms: readonly string[];
  /** Length of the shortest form: most texts in a body are shorter and cannot hold any. */
  readonly #shortest: number;

  constructor(secrets: readonly string[]) {
    this.#forms = [...new Set(secrets.flatMap(spellings))].toSorted((a, b) => b.length - a.length);
    this.#shortest = this.#forms.at(-1)?.length ?? Infinity;
  }

  /** The text without the secrets: raw, in JSON, in a URL, in HTML or within base64. */
  redact(text: string): string {
    if (text.length < this.#shortest) return text;
    return this.#forms.reduce((clean, form) => clean.replaceAll(form, shown), text);
  }

  /** The same for every text in the value of a JSON text, names of fields too. */
  redactAll(value: unknown, json: string): unknown {
    return this.#isMissing(json) ? value : this.#walk(value, (name) => this.redact(name));
  }

  /** The same, with the names of fields as they are: a secret that a person chose may be one of them. */
  redactValues(value: unknown, json: string): unknown {
    return this.#isMissing(json) ? value : this.#walk(value, (name) => name);
  }

  /** Whether no text in a JSON text can hold a secret, because each of them stands there as it is. */
  #isMissing(json: string): boolean {
    // Any other escape may spell a part of a secret. These spell control characters, which are in no form that is looked for here.
    return !/\\[^bfnrt]/.test(json) && this.#forms.every((form) => !/\p{Cc}/u.test(form) && !json.includes(form));
  }

  #walk(value: unknown, rename: (name: string) => string): unknown {
    if (this.#forms.length === 0) return value;
    if (typeof value === 'string') return this.redact(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.#walk(item, rename));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [rename(name), this.#walk(item, rename)]));
  }
}

function spellings(secret: string): string[] {
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
