import type { Runtime } from '../../runtime/runtime.ts';

/** Whether a command that writes goes on: `yes` always, `ask` after the user approves, `no` never, since no one can be asked. */
export type Confirmation = 'yes' | 'ask' | 'no';

/** The confirmation of a command with `--yes` or without. */
export function confirmationMode(yes: boolean, terminal: Pick<Runtime['terminal'], 'canAsk'>): Confirmation {
  if (yes) return 'yes';
  return terminal.canAsk ? 'ask' : 'no';
}
