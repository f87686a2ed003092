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
  consent: 5,
  partial: 6,
};

/** `changesCount`: pending changes are exit code 2, as `--exit-code` asks. */
export const exitCode = (kind: OutcomeKind, changesCount: boolean): number =>
  kind === 'changes' && changesCount ? 2 : codes[kind];
