import { PlatformError } from '../domain/preview.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { phrase } from './meaning-words.ts';

/** A problem as a plan file has it, for what is no plan. */
export function problemJson({ problem, position }: LocatedProblem): object {
  const { says, fix } = phrase(problem);
  const { file, line, column } = position ?? { file: null, line: null, column: null };
  return { severity: problem.severity, code: problem.code, message: says, fix, file, line, column };
}

/** Why a run failed, in the same form. */
export function errorJson(error: Error): object {
  const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
  return { message: error.message, hint, status, code, request_id: requestId };
}
