import type { OutcomeKind } from '../domain/outcome.ts';

/** `sysexits` EX_USAGE: the command line, the environment or the config asks for something that cannot be done. */
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

/** What may change an exit code: pending changes are 2 as `--exit-code` asks, warnings of the files are 3 as `--strict` does. */
export type Counting = { readonly changes?: boolean; readonly warnings?: boolean };

export function exitCode(kind: OutcomeKind, { changes = false, warnings = false }: Counting = {}): number {
  if (warnings && kind !== 'failed') return codes.invalid;
  return kind === 'changes' && changes ? 2 : codes[kind];
}
