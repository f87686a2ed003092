import { UsageError } from '../../domain/usage-error.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import { count } from '../../render/words/counts.ts';

/** Throws UsageError where a pull would take away what somebody wrote and nothing brings back. */
export function refuseUnsaved(unsaved: readonly string[]): void {
  const [first, ...others] = unsaved;
  if (first === undefined) return;
  const which = others.length === 0 ? 'has' : `and ${count(others.length, 'more file')} have`;
  throw new UsageError(
    `${escapeTerminal(first)} ${which} changes that git does not hold, and a pull would overwrite them. Commit or stash them, or \`git add\` them for \`git restore\` to bring them back. No file was changed.`,
  );
}
