import type { Content } from './bundle.ts';

/** The hint of an error that has one: what to do. */
export const hintOf = (error: Error): string | null =>
  'hint' in error && typeof error.hint === 'string' ? error.hint : null;

/** The message of an error, with its hint. */
export const withHint = ({ message, hint }: { readonly message: string; readonly hint: string | null }): string =>
  `${message} ${hint ?? ''}`.trim();

/** The command line, environment or config asks for something impossible; exit code 64. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file changed between reading and writing; nothing was written. */
export class ChangedMeanwhile extends UsageError {}

/** The result depends on other files that have errors; exit code 3. */
export class OthersInvalid extends UsageError {}

/** The platform refused, or its answer is unusable. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number | null = null;
  readonly code: string | null = null;
  /** The text of an error answer; may be empty. */
  readonly text: string = '';
  /** An error answer that is a JSON object, else empty. */
  readonly body: Content = {};
  readonly hint: string | null = null;
  readonly requestId: string | null = null;
  /** Whether a write was processed nevertheless. `contradicted`: the answer is about something else than the request. */
  readonly processed: 'no' | 'unknown' | 'contradicted' = 'no';
  /** Whether the request certainly never reached the platform. */
  readonly unsent: boolean = false;
  /** Whether the platform itself certainly refused before doing anything; a gateway may refuse after the fact. */
  readonly unprocessed: boolean = false;
  /** Whether a list was truncated. */
  readonly partial: boolean = false;

  constructor(message: string, { cause, ...facts }: Partial<Omit<PlatformError, 'name' | 'message' | 'stack'>> = {}) {
    super(message, { cause });
    Object.assign(this, { unprocessed: facts.unsent ?? false, ...facts });
  }
}

/** The forge refused, or did not answer. `hint`: how to fix it, in the forge's words. */
export class ForgeError extends Error {
  override readonly name = 'ForgeError';
  readonly status: number | null = null;
  readonly hint: string | null = null;

  constructor(message: string, { cause, ...facts }: Partial<Pick<ForgeError, 'status' | 'hint' | 'cause'>> = {}) {
    super(message, { cause });
    Object.assign(this, facts);
  }
}
