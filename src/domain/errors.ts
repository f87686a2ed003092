import type { Content } from './bundle.ts';
import { exitCodes, usageExitCode } from './exit-codes.ts';
import { type Fix, describeFix, type Surface } from './fix.ts';

/** An error caused by the user, the platform or GitHub. Every other error is a bug. */
export abstract class ExpectedError extends Error {
  /** What to do; null if the message says it, or if there is no fix. */
  readonly fix: Fix | null;
  /** Exit code of a command that ends with this error. */
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

/** The fix of an error as text; null if it has none. */
export const fixOf = (error: Error, surface: Surface = 'command-line'): string | null =>
  error instanceof ExpectedError && error.fix !== null ? describeFix(error.fix, surface) : null;

/** The message of an error with its fix. */
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
export class FileChangedError extends UsageError {
  constructor(message: string, facts: { readonly fix: Fix }) {
    super(message, facts, exitCodes.stale);
  }
}

/** The result depends on other files that have errors. */
export class OtherFilesInvalidError extends UsageError {
  constructor(message: string, facts: { readonly fix: Fix }) {
    super(message, facts, exitCodes.invalid);
  }
}

/** The platform refused, or its response is unusable. */
export class PlatformError extends ExpectedError {
  override readonly name = 'PlatformError';
  readonly status: number | null = null;
  readonly code: string | null = null;
  /** The message in an error response; may be empty. */
  readonly text: string = '';
  /** The body of an error response if it is a JSON object, else empty. */
  readonly body: Content = {};
  readonly requestId: string | null = null;
  /** Whether a write may have been processed. `contradicted`: the response is about something else than the request. */
  readonly processed: 'no' | 'unknown' | 'contradicted' = 'no';
  /** Whether the request certainly never reached the platform. */
  readonly unsent: boolean = false;
  /** Whether it is certain that nothing was processed; a gateway may send an error after the platform has processed the request. */
  readonly unprocessed: boolean = false;
  /** Whether a list was truncated. */
  readonly partial: boolean = false;

  constructor(message: string, { cause, fix = null, ...facts }: PlatformErrorDetails = {}) {
    super(message, { cause, fix });
    Object.assign(this, { unprocessed: facts.unsent ?? false, ...facts });
  }

  /** The same error with another message and fix; this error is its cause. */
  with(message: string, fix: Fix): PlatformError {
    const { status, code, text, body, requestId, processed, unsent, unprocessed, partial } = this;
    const facts = { status, code, text, body, requestId, processed, unsent, unprocessed, partial };
    return new PlatformError(message, { ...facts, fix, cause: this });
  }
}

type PlatformErrorDetails = Partial<Omit<PlatformError, 'name' | 'message' | 'stack' | 'exitCode' | 'with'>>;

/** The forge refused, or did not respond. */
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
