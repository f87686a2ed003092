import { fixOf, PlatformError } from '../../domain/errors.ts';
import type { Surface } from '../../domain/fix.ts';

/** Why a run failed: the message, details of the platform's answer for its support, and what to do. */
export function failureLines(error: Error, surface: Surface): string[] {
  const { status, code, requestId } =
    error instanceof PlatformError ? error : { status: null, code: null, requestId: null };
  const details = Object.entries({ status, code, request: requestId }).filter(([, value]) => value !== null);
  const fix = fixOf(error, surface);
  return [
    ...error.message.split('\n'),
    details.map(([name, value]) => `${name} ${String(value)}`).join(', '),
    fix === null ? '' : `fix: ${fix}`,
  ].filter((line) => line !== '');
}
