import type { OutcomeKind } from '../domain/outcome.ts';

/** EX_USAGE of `sysexits`: the command line, environment or config asks for something impossible. */
export const usageExitCode = 64;

const codes: Readonly<Record<OutcomeKind, number>> = {
  valid: 0,
  'no-changes': 0,
  changes: 0,
  applied: 0,
  failed: 1,
  invalid: 3,
  stale: 4,
  'needs-approval': 5,
  partial: 6,
};

/** Options that change an exit code: pending changes become 2 with `--exit-code`, warnings become 3 with `--strict`. */
export type Counting = { readonly changes?: boolean; readonly warnings?: boolean };

export function exitCode(kind: OutcomeKind, { changes = false, warnings = false }: Counting = {}): number {
  if (warnings && kind !== 'failed') return codes.invalid;
  return kind === 'changes' && changes ? 2 : codes[kind];
}
