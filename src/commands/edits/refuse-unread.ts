import { configName } from '../../domain/config-name.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { wantedFiles } from '../../files/load.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { Loaded } from '../load.ts';
import type { TextEdits } from './policy-texts.ts';
import { overlay } from './overlay.ts';

/**
 * Throws UsageError for a new file that stands where something else is, or where the config does not look: what it says would count as
 * deleted in the next run, and as something that no file can say in this one.
 */
export function refuseUnread(
  edits: TextEdits,
  before: ReadonlyMap<string, string>,
  source: Source,
  { settings, wanted }: Loaded,
): void {
  const made = [...edits].flatMap(([path, text]) => (text === null || before.has(path) ? [] : [path]));
  if (made.length === 0) return;
  const taken = made.find((path) => source.kind(path) !== 'missing');
  if (taken !== undefined)
    throw new UsageError(
      `A new policy file would be ${escapeTerminal(taken)}, but that is there already and is none of the policy files. Move it, then pull again.`,
    );
  const read = new Set(wantedFiles(overlay(source, edits), settings, { ...wanted, paths: [] }).files);
  const unread = made.find((path) => !read.has(path));
  if (unread !== undefined)
    throw new UsageError(
      `A new policy file would be ${escapeTerminal(unread)}, but ${escapeTerminal(settings.file ?? configName)} does not look there. Add the file, or its folder, to policies there, then pull again.`,
    );
}
