import { GitHubError } from '../../domain/github.ts';
import { PlatformError } from '../../domain/preview.ts';

/** What is known of why a run failed. */
export type Failure = { readonly message: string; readonly hint: string | null; readonly facts: readonly string[] };

/** Of an error that is none of the platform's only the message is known. */
export function failureOf(error: Error): Failure {
  const { message } = error;
  if (error instanceof GitHubError) return { message, hint: error.hint, facts: [] };
  if (!(error instanceof PlatformError)) return { message, hint: null, facts: [] };
  const { hint, status, code, requestId } = error;
  const facts = [
    status === null ? null : `status ${String(status)}`,
    code === null ? null : `code ${code}`,
    requestId === null ? null : `request ${requestId}`,
  ];
  return { message, hint, facts: facts.filter((fact) => fact !== null) };
}
