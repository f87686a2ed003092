import type { Command } from 'commander';

/** What other tools of this kind call a command of ours. The nearest spelling would lead astray: `diff` to drift, `dump` to demo. */
const ours: ReadonlyMap<string, string> = new Map([
  ['plan', 'preview'],
  ['diff', 'preview'],
  ['sync', 'apply'],
  ['deploy', 'apply'],
  ['push', 'apply'],
  ['import', 'pull'],
  ['export', 'pull'],
  ['dump', 'pull'],
  ['lint', 'validate'],
  ['check', 'validate'],
  ['undo', 'rollback'],
  ['revert', 'rollback'],
  ['status', 'drift'],
  ['refresh', 'drift'],
]);

/** Lets the program name its own command where the first word is that of another tool. */
export function knowWordsOfOthers(program: Command, first = ''): void {
  const meant = ours.get(first);
  if (meant === undefined) return;
  program.on('command:*', () => program.error(`error: unknown command '${first}'\n(Did you mean ${meant}?)`));
}
