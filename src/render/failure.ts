/** What is known of why a run failed. */
export type Failure = { readonly message: string; readonly hint: string | null; readonly facts: readonly string[] };

/** Reads the fields that our error classes carry; any error will do. */
export function failureOf(error: Error): Failure {
  const { hint, status, code, requestId } = error as Error & Record<string, unknown>;
  const facts = [
    typeof status === 'number' ? `status ${String(status)}` : null,
    typeof code === 'string' ? `code ${code}` : null,
    typeof requestId === 'string' ? `request ${requestId}` : null,
  ];
  return {
    message: error.message,
    hint: typeof hint === 'string' ? hint : null,
    facts: facts.filter((fact) => fact !== null),
  };
}
