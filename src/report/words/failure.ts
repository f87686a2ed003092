import { fixOf, PlatformError } from '../../domain/errors.ts';
import type { Surface } from '../../domain/fix.ts';

/** Why a run failed: the message, facts for support from the platform's answer, and what to do. */
export function failureLines(error: Error, surface: Surface): string[] {
  const { status, code, requestId } =
    error instanceof PlatformError ? error : { status: null, code: null, requestId: null };
  const facts = Object.entries({ status, code, request: requestId }).filter(([, fact]) => fact !== null);
  const fix = fixOf(error, surface);
  return [
    ...error.message.split('\n'),
    facts.map(([name, fact]) => `${name} ${String(fact)}`).join(', '),
    fix === null ? '' : `fix: ${fix}`,
  ].filter((line) => line !== '');
}
