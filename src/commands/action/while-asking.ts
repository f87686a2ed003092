import type { Outcome } from '../../domain/outcome.ts';
import { PlatformError } from '../../domain/preview.ts';
import { UsageError } from '../../domain/usage-error.ts';

type Failed = Extract<Outcome, { kind: 'failed' }>;

/** The platform's refusals, and what the user set up wrongly, as an end of the run that comments can tell. */
export async function whileAsking<T>(ask: () => Promise<T>): Promise<T | Failed> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlatformError || error instanceof UsageError)) throw error;
    return { kind: 'failed', error, problems: [], plan: null, results: [] };
  }
}
