import type { OutcomeKind } from './outcome.ts';

/** The exit codes of runs. With `--strict`, warnings become that of `invalid`. */
export const exitCodes = {
  valid: 0,
  'no-changes': 0,
  changes: 0,
  applied: 0,
  failed: 1,
  invalid: 3,
  stale: 4,
  'needs-approval': 5,
  partial: 6,
} as const satisfies Record<OutcomeKind, number>;

/** EX_USAGE of `sysexits`: the command line, environment or config asks for something impossible. */
export const usageExitCode = 64;
