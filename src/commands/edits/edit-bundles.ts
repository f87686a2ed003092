import type { BundleEdit } from '../../files/edit/split-shared.ts';
import { UsageError } from '../../domain/errors.ts';
import { configName } from '../../domain/settings.ts';
import type { EditedFiles } from '../../files/edit/edit-files.ts';

import { policyTexts as textsOf, findSelectedFiles } from '../../files/load.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { pluralize } from '../../util/text.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { repositoryRoot } from '../../runtime/repository.ts';
import { unsavedFiles } from '../../runtime/git.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { pathsToLoad } from '../shared/config-scope.ts';
import { overlay, type TextEdits } from './overlay.ts';
import { replaceTexts } from './replace-texts.ts';

/** The texts of all policy files of a run that loaded without errors, with byte order marks. */
export const policyTexts = ({ settings, selection }: LoadedSelection): ReadonlyMap<string, string> =>
  textsOf(selection.source, settings, { paths: pathsToLoad(selection, settings), deployment: selection.deployment });

/**
 * Edits the texts of policy files so that they declare some bundles, each completely or not at all: one with `unwritten` leaves its files as they are.
 * Objects in files that several deployments share are edited as `shared-edits.ts` says. Writes nothing. The caller must prove the result.
 */
export async function editBundles(
  bundleEdits: readonly BundleEdit[],
  before: ReadonlyMap<string, string>,
  files: LoadedSelection,
): Promise<EditedBundles> {
  const [{ editFiles }, { readConfigText, editShared, sharedParts }] = await Promise.all([
    import('../../files/edit/edit-files.ts'),
    import('./edit-shared.ts'),
  ]);
  const { settings } = files;
  const { file: config = null } = settings;
  const parts = sharedParts(bundleEdits, before, files);
  const formerConfig = parts === null ? '' : readConfigText(files);
  const edits = new Map<string, string | null>();
  const edited = bundleEdits.map((edit, index): EditedFiles => {
    const { kind, deployment, content, only } = edit;
    const now = new Map<string, string | null>([...before, ...edits]);
    const texts = new Map([...now].filter((pair): pair is [string, string] => pair[1] !== null && pair[0] !== config));
    const sharing = parts?.[index] ?? null;
    const one =
      sharing === null
        ? editFiles({ texts, settings, deployment }, kind, content, only)
        : editShared(edit, sharing, texts, files, (config === null ? null : edits.get(config)) ?? formerConfig);
    if (one.unwritten.length === 0) for (const [path, text] of one.texts) edits.set(path, text);
    return one;
  });
  const isConfigEdited = config !== null && edits.has(config);
  return { edits, edited, before: isConfigEdited ? new Map([...before, [config, formerConfig]]) : before };
}

/** Edits of a run, and the texts that they were made from. */
type EditedBundles = {
  readonly edits: TextEdits;
  readonly edited: readonly EditedFiles[];
  readonly before: ReadonlyMap<string, string>;
};

/**
 * Throws UsageError for a new file that the config does not read: the next run would treat its content as deleted. It does not decide where it
 * reads none of the run's files.
 */
export function requireConfiguredPaths(
  edits: TextEdits,
  before: ReadonlyMap<string, string>,
  { settings, selection }: LoadedSelection,
): void {
  const made = [...edits.keys()].filter((path) => edits.get(path) !== null && !before.has(path));
  const read = new Set(
    findSelectedFiles(overlay(selection.source, edits), settings, { ...selection, paths: [] }).files,
  );
  const readsEdited = before.size === 0 || [...before.keys()].some((path) => read.has(path));
  const unread = readsEdited ? made.find((path) => !read.has(path)) : undefined;
  if (unread !== undefined)
    throw new UsageError(
      `A new policy file would be ${escapeTerminal(unread)}, but ${escapeTerminal(settings.file ?? configName)} does not include it.`,
      { fix: 'Add the file, or its folder, to its policies, then retry.' },
    );
}

/** The command that edits files, and whether it may overwrite what git cannot bring back. */
export type Writer = {
  readonly command: 'pull' | 'drift --write' | 'rollback --write';
  readonly force: boolean;
};

/** Throws UsageError if edits would overwrite or delete a text that git does not hold, and names each file, unless the writer has force. */
function requireSavedInGit(
  { command, force }: Writer,
  before: ReadonlyMap<string, string>,
  edits: TextEdits,
  { root, env }: Pick<Runtime, 'root' | 'env'>,
): void {
  if (force || edits.size === 0) return;
  const existing = [...edits.keys()].filter((path) => before.has(path)).toSorted();
  const unsaved = unsavedFiles(root, env, existing);
  if (unsaved.length === 0) return;
  const removed = unsaved.filter((path) => edits.get(path) === null);
  const losses = [
    ['overwrite', unsaved.filter((path) => !removed.includes(path))] as const,
    ['delete', removed] as const,
  ].flatMap(([verb, paths]) => (paths.length === 0 ? [] : `${verb} ${listPaths(paths)}`));
  const save =
    repositoryRoot(root) === null ? 'Run `git init` and `git add .` first' : 'Commit it or `git add` it first';
  throw new UsageError(
    `\`ifmatch ${command}\` would ${losses.join(' and ')}. Git does not hold what is there now, so it would be lost.`,
    { fix: `${save}, or pass --force to \`ifmatch ${command}\`. No file was changed.` },
  );
}

/** The most files that a message names. */
const maxNamed = 10;

function listPaths(paths: readonly string[]): string {
  const more = paths.length - maxNamed;
  const names = [...paths.slice(0, maxNamed).map(escapeTerminal), ...(more > 0 ? [pluralize(more, 'more file')] : [])];
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/**
 * Writes edits of policy files that were proved, all or none; see `replaceTexts`. Returns the written and the removed files, sorted. Throws
 * UsageError if git does not hold a text that they would overwrite, unless the writer has force.
 */
export function writeEdits(
  writer: Writer,
  before: ReadonlyMap<string, string>,
  edits: TextEdits,
  runtime: Pick<Runtime, 'root' | 'env'>,
): { readonly written: readonly string[]; readonly removed: readonly string[] } {
  requireSavedInGit(writer, before, edits, runtime);
  replaceTexts(runtime.root, before, edits);
  const paths = [...edits.keys()].toSorted();
  const isRemoved = (path: string): boolean => edits.get(path) === null;
  return { written: paths.filter((path) => !isRemoved(path)), removed: paths.filter(isRemoved) };
}
