import { PlatformError } from '../domain/preview.ts';
import { Redaction } from './redaction.ts';

const shown = '[redacted]';

/** A bearer token: the API token, or a user's JSON Web Token. However it is printed, it prints `[redacted]`; only `authorization` gives it away. */
export class Token {
  /** The variable that it came from, or whatever else a message may call it. */
  readonly name: string;
  readonly #secret: string;
  readonly #redaction: Redaction;

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
    this.#redaction = new Redaction([secret]);
  }

  /** The value of the `Authorization` header. */
  authorization(): string {
    return `Bearer ${this.#secret}`;
  }

  /** The text without the token, however it is spelled. */
  redact(text: string): string {
    return this.#redaction.redact(text);
  }

  /** The same for every text in the value of a JSON text, names of fields too. */
  redactAll(value: unknown, json: string): unknown {
    return this.#redaction.redactAll(value, json);
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
  'Copy the token once more, without quotes or blanks around it. Tokens are made in the Tokens section of the settings of the platform.';
