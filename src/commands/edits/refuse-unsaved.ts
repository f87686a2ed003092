import { UsageError } from '../../domain/usage-error.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import { count } from '../../render/words/counts.ts';
import type { TextEdits } from './policy-texts.ts';

/** Those of some files whose texts would be lost. */
export type FindUnsaved = (paths: readonly string[]) => readonly string[];

/** Throws UsageError where edits would take away what somebody wrote and nothing brings back. `what` makes them, as `a pull`. */
export function refuseUnsaved(
  what: string,
  edits: TextEdits,
  { before, unsaved }: { readonly before: ReadonlyMap<string, string>; readonly unsaved: FindUnsaved },
): void {
  const [first, ...others] = unsaved([...edits.keys()].filter((path) => before.has(path)));
  if (first === undefined) return;
  const which = others.length === 0 ? 'has' : `and ${count(others.length, 'more file')} have`;
  throw new UsageError(
    `${escapeTerminal(first)} ${which} changes that git does not hold, and ${what} would overwrite them. Commit or stash them, or \`git add\` them for \`git restore\` to bring them back. No file was changed.`,
  );
}
