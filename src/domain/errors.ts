import type { Content } from './bundle.ts';
import { exitCodes, usageExitCode } from './exit-codes.ts';
import { type Fix, fixWords, type Surface } from './fix.ts';

/** What went wrong because of the user, the platform or GitHub: every other error is a bug. */
export abstract class ExpectedError extends Error {
  /** What to do; null if the message says it, or nothing helps. */
  readonly fix: Fix | null;
  /** Of a command that ends with it. */
  readonly exitCode: number;

  constructor(
    message: string,
    facts: { readonly fix?: Fix | null; readonly exitCode?: number; readonly cause?: unknown },
  ) {
    super(message, { cause: facts.cause });
    this.fix = facts.fix ?? null;
    this.exitCode = facts.exitCode ?? exitCodes.failed;
  }
}

/** What to do about an error, in the words of where it is read. */
export const fixOf = (error: Error, surface: Surface = 'command-line'): string | null =>
  error instanceof ExpectedError && error.fix !== null ? fixWords(error.fix, surface) : null;

/** The message of an error, and what to do. */
export const withFix = (error: Error, surface: Surface = 'command-line'): string =>
  `${error.message} ${fixOf(error, surface) ?? ''}`.trim();

/** The command line, environment or config asks for something impossible. */
export class UsageError extends ExpectedError {
  override readonly name = 'UsageError';

  constructor(
    message: string,
    facts: { readonly fix?: Fix | null; readonly cause?: unknown } = {},
    exitCode: number = usageExitCode,
  ) {
    super(message, { ...facts, exitCode });
  }
}

/** A file changed between reading and writing; nothing was written. */
export class ChangedMeanwhile extends UsageError {
  constructor(message: string, facts: { readonly fix: Fix }) {
    super(message, facts, exitCodes.stale);
  }
}

/** The result depends on other files that have errors. */
export class OthersInvalid extends UsageError {
  constructor(message: string, facts: { readonly fix: Fix }) {
    super(message, facts, exitCodes.invalid);
  }
}

/** The platform refused, or its answer is unusable. */
export class PlatformError extends ExpectedError {
  override readonly name = 'PlatformError';
  readonly status: number | null = null;
  readonly code: string | null = null;
  /** The text of an error answer; may be empty. */
  readonly text: string = '';
  /** An error answer that is a JSON object, else empty. */
  readonly body: Content = {};
  readonly requestId: string | null = null;
  /** Whether a write was processed nevertheless. `contradicted`: the answer is about something else than the request. */
  readonly processed: 'no' | 'unknown' | 'contradicted' = 'no';
  /** Whether the request certainly never reached the platform. */
  readonly unsent: boolean = false;
  /** Whether the platform itself certainly refused before doing anything; a gateway may refuse after the fact. */
  readonly unprocessed: boolean = false;
  /** Whether a list was truncated. */
  readonly partial: boolean = false;

  constructor(message: string, { cause, fix = null, ...facts }: PlatformFacts = {}) {
    super(message, { cause, fix });
    Object.assign(this, { unprocessed: facts.unsent ?? false, ...facts });
  }
}

type PlatformFacts = Partial<Omit<PlatformError, 'name' | 'message' | 'stack' | 'exitCode'>>;

/** The forge refused, or did not answer. `fix` is in its words. */
export class ForgeError extends ExpectedError {
  override readonly name = 'ForgeError';
  readonly status: number | null;

  constructor(
    message: string,
    { cause, fix = null, status = null }: Partial<Pick<ForgeError, 'status' | 'fix' | 'cause'>> = {},
  ) {
    super(message, { cause, fix });
    this.status = status;
  }
}
