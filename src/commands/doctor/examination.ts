import { type Environment, UsageError } from '../../domain/json.ts';
import { type Check, type CheckId, type CheckResult, PlatformError } from '../../domain/preview.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Git } from '../../runtime/git.ts';

export type DoctorOptions = {
  readonly config: string | null;
  /** Only this deployment. */
  readonly deployment: string | null;
  /** The value of `--base-url`. */
  readonly baseUrl: string | null;
  /** Whether the embedded platform is used. */
  readonly sandbox: boolean;
  /** Milliseconds that one check may take, and after which no further check starts. */
  readonly limits: { readonly check: number; readonly run: number };
};

/** What is checked beside the command's runtime. */
export type Surroundings = {
  readonly env: Environment;
  /** Version of the running Node, such as 24.1.0. */
  readonly node: string;
  readonly git: Pick<Git, 'read' | 'refusal'>;
};

/** A check's result, and its value for later checks; null if there is none. */
export type Looked<T> = { readonly result: CheckResult; readonly value: T | null };

/** A finished check. */
export type Finding<T> = { readonly check: Check; readonly value: T | null };

type Needs<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: Finding<Values[Index]> };

type Bounds = {
  /** Milliseconds that one check may take. */
  readonly patience: number;
  /** Milliseconds since 1970, after which no further check starts. */
  readonly end: number;
  readonly clock: Clock;
  /** Removes secrets from a text. */
  readonly redact: (text: string) => string;
};

/** The checks of one run. Each starts once its inputs are known, and is skipped if one is missing. */
export class Examination {
  readonly checks: Check[] = [];
  private readonly bounds: Bounds;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /** Runs a check on the values of others. Expected errors fail the check; others are thrown. */
  async look<T, Values extends readonly unknown[]>(
    { id, about = null }: { id: CheckId; about?: string | null },
    needs: readonly [...Needs<Values>],
    run: (values: NoInfer<Values>) => Looked<T> | Promise<Looked<T>>,
  ): Promise<Finding<T>> {
    const missing = (needs as readonly Finding<unknown>[]).find(({ value }) => value === null);
    const why = missing === undefined ? this.whyNoTime() : whyMissing(missing.check);
    const looked = why === null ? await this.make(needs, run) : skipped<T>(why);
    const check = { id, about, ...clean(looked.result, this.bounds.redact) };
    this.checks.push(check);
    return { check, value: looked.value };
  }

  private async make<T, Values extends readonly unknown[]>(
    needs: readonly [...Needs<Values>],
    run: (values: NoInfer<Values>) => Looked<T> | Promise<Looked<T>>,
  ): Promise<Looked<T>> {
    // The caller made sure that none is null.
    const values = (needs as readonly Finding<unknown>[]).map(({ value }) => value) as unknown as Values;
    try {
      const { patience, clock } = this.bounds;
      const came = await tryFor(patience, clock, async () => run(values));
      return came === late ? tooLate(patience) : came;
    } catch (error) {
      return refused(error);
    }
  }

  private whyNoTime(): string | null {
    const { clock, end } = this.bounds;
    return clock.now() >= end ? 'the run took too long; look at one deployment with --deployment' : null;
  }
}

export const ok = <T>(says: string, value: T): Looked<T> => ({ result: { status: 'ok', says }, value });

/** A problem that does not stop a run. */
export const warning = <T>(says: string, fix: string, value: T | null): Looked<T> => ({
  result: { status: 'warning', says, fix },
  value,
});

export const failed = <T>(says: string, fix: string): Looked<T> => ({
  result: { status: 'failed', says, fix },
  value: null,
});

/** `because`: continues a sentence, without a full stop. */
export const skipped = <T>(because: string): Looked<T> => ({
  result: { status: 'skipped', says: because },
  value: null,
});

const tooLate = <T>(patience: number): Looked<T> =>
  failed(
    `No answer within ${String(patience / 1000)} s.`,
    'Retry. If it persists, check the proxies and gateways in between.',
  );

/** Rethrows unexpected errors, which are bugs. */
function refused<T>(error: unknown): Looked<T> {
  if (error instanceof PlatformError) {
    return failed(error.message, error.hint ?? 'Rerun with --verbose to see each call.');
  }
  if (error instanceof UsageError) return failed(error.message, 'Fix it, then rerun.');
  throw error;
}

/** A skipped check passes its reason on, so that every line names the first cause. */
function whyMissing({ id, status, says }: Check): string {
  if (status === 'skipped') return says;
  return status === 'failed' ? `the check "${id}" failed` : `the check "${id}" found nothing to go on with`;
}

function clean(result: CheckResult, redact: (text: string) => string): CheckResult {
  const says = redact(result.says);
  return 'fix' in result ? { ...result, says, fix: redact(result.fix) } : { ...result, says };
}

/** No answer in time. */
const late = Symbol('late');

/** The result of some work, or `late` after some milliseconds; the work is cancelled when the runtime closes. */
async function tryFor<T>(milliseconds: number, clock: Clock, work: () => Promise<T>): Promise<T | typeof late> {
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  const cancel = clock.timer(milliseconds, () => resolve(late));
  try {
    return await Promise.race([work(), promise]);
  } finally {
    cancel();
  }
}
