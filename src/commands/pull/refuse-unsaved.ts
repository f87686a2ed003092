import { UsageError } from '../../domain/usage-error.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';

/** Throws UsageError where a pull would take away what somebody wrote and nothing brings back. */
export function refuseUnsaved(unsaved: readonly string[]): void {
  const [first, ...others] = unsaved;
  if (first === undefined) return;
  const more =
    others.length === 0 ? '' : `, as ${String(others.length)} more ${others.length === 1 ? 'file' : 'files'},`;
  throw new UsageError(
    `${escapeTerminal(first)}${more} has changes that git does not hold, and a pull would overwrite them. Commit or stash them, or \`git add\` them for \`git restore\` to bring them back. No file was changed.`,
  );
}
