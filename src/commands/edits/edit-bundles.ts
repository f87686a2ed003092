import type { BundleEdit } from '../../files/edit/split-shared.ts';
import { UsageError } from '../../domain/errors.ts';
import { configName } from '../../domain/settings.ts';
import type { EditedFiles } from '../../files/edit/edit-files.ts';

import { policyTexts as readPolicyTexts, findSelectedFiles } from '../../files/load.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { pluralize } from '../../util/text.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { repositoryRoot } from '../../runtime/repository.ts';
import { unsavedFiles } from '../../runtime/git.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { pathsToLoad } from '../shared/config-scope.ts';
import { withNewTexts, overlay, type NewTexts } from './overlay.ts';
import { replaceTexts } from './replace-texts.ts';

/** The texts of all policy files of a run that loaded without errors, with byte order marks. */
export const policyTexts = ({ settings, selection }: LoadedSelection): ReadonlyMap<string, string> =>
  readPolicyTexts(selection.source, settings, {
    paths: pathsToLoad(selection, settings),
    deployment: selection.deployment,
  });

/**
 * Edits the texts of policy files so that they declare some bundles, each completely or not at all: one with `unwritten` leaves its files as they are.
 * Objects in files that several deployments share are edited by `edit-shared.ts`. Writes nothing. The caller must prove the result.
 */
export async function editBundles<Edit extends BundleEdit>(
  bundleEdits: readonly Edit[],
  textsBefore: ReadonlyMap<string, string>,
  files: LoadedSelection,
): Promise<EditedBundles<Edit>> {
  const { editBundle, readConfigText, splitEdits } = await import('./edit-shared.ts');
  const configPath = files.settings.file ?? configName;
  const targetsOfEdits = splitEdits(bundleEdits, textsBefore, files);
  const configBefore = targetsOfEdits.size === 0 ? '' : readConfigText(files);
  const newTexts = new Map<string, string | null>();
  const editedBundles: EditedBundle<Edit>[] = [];
  for (const edit of bundleEdits) {
    const texts = withNewTexts(textsBefore, newTexts);
    const config = texts.get(configPath) ?? configBefore;
    texts.delete(configPath);
    const editedFiles = editBundle(edit, targetsOfEdits.get(edit) ?? null, texts, files, config);
    if (editedFiles.unwritten.length === 0) for (const [path, text] of editedFiles.texts) newTexts.set(path, text);
    editedBundles.push({ ...editedFiles, edit });
  }
  const allTextsBefore = newTexts.has(configPath) ? new Map([...textsBefore, [configPath, configBefore]]) : textsBefore;
  return { newTexts, editedBundles, textsBefore: allTextsBefore };
}

/** The edits of all bundles, and the texts that they were made from. */
type EditedBundles<Edit> = {
  readonly newTexts: NewTexts;
  readonly editedBundles: readonly EditedBundle<Edit>[];
  readonly textsBefore: ReadonlyMap<string, string>;
};

type EditedBundle<Edit> = EditedFiles & { readonly edit: Edit };

/**
 * Throws UsageError for a new file that the config does not include: the next run would treat its content as deleted. Skipped if the config includes
 * none of the run's files, which were named as paths then.
 */
export function requireConfiguredPaths(
  newTexts: NewTexts,
  textsBefore: ReadonlyMap<string, string>,
  { settings, selection }: LoadedSelection,
): void {
  const newPaths = [...newTexts.keys()].filter((path) => newTexts.get(path) !== null && !textsBefore.has(path));
  const configuredPaths = new Set(
    findSelectedFiles(overlay(selection.source, newTexts), settings, { ...selection, paths: [] }).files,
  );
  if (textsBefore.size > 0 && ![...textsBefore.keys()].some((path) => configuredPaths.has(path))) return;
  const notIncluded = newPaths.find((path) => !configuredPaths.has(path));
  if (notIncluded !== undefined)
    throw new UsageError(
      `A new policy file would be ${escapeTerminal(notIncluded)}, but ${escapeTerminal(settings.file ?? configName)} does not include it.`,
      { fix: 'Add the file, or its folder, to its policies, then retry.' },
    );
}

/** The command that edits files, and whether it may overwrite changes that git does not hold. */
export type Writer = {
  readonly command: 'pull' | 'drift --write' | 'rollback --write';
  readonly force: boolean;
};

/** Throws UsageError if edits would overwrite or delete a text that git does not hold, and names each file, unless the writer has force. */
function requireSavedInGit(
  { command, force }: Writer,
  textsBefore: ReadonlyMap<string, string>,
  newTexts: NewTexts,
  { root, env }: Pick<Runtime, 'root' | 'env'>,
): void {
  if (force || newTexts.size === 0) return;
  const existing = [...newTexts.keys()].filter((path) => textsBefore.has(path)).toSorted();
  const unsaved = unsavedFiles(root, env, existing);
  if (unsaved.length === 0) return;
  const deleted = unsaved.filter((path) => newTexts.get(path) === null);
  const overwritten = unsaved.filter((path) => newTexts.get(path) !== null);
  const losses = [
    ...(overwritten.length === 0 ? [] : [`overwrite ${listPaths(overwritten)}`]),
    ...(deleted.length === 0 ? [] : [`delete ${listPaths(deleted)}`]),
  ];
  const howToSave =
    repositoryRoot(root) === null ? 'Run `git init` and `git add .` first' : 'Commit it or `git add` it first';
  throw new UsageError(
    `\`ifmatch ${command}\` would ${losses.join(' and ')}. Git does not hold what is there now, so it would be lost.`,
    { fix: `${howToSave}, or pass --force to \`ifmatch ${command}\`. No file was changed.` },
  );
}

/** Maximum number of files that a message names. */
const maxNamed = 10;

function listPaths(paths: readonly string[]): string {
  const more = paths.length - maxNamed;
  const names = [...paths.slice(0, maxNamed).map(escapeTerminal), ...(more > 0 ? [pluralize(more, 'more file')] : [])];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/**
 * Writes edits of policy files that were proved, all or none; see `replaceTexts`. Returns the written and the removed files, sorted. Throws
 * UsageError if git does not hold a text that they would overwrite, unless the writer has force.
 */
export function writeNewTexts(
  writer: Writer,
  textsBefore: ReadonlyMap<string, string>,
  newTexts: NewTexts,
  runtime: Pick<Runtime, 'root' | 'env'>,
): { readonly written: readonly string[]; readonly removed: readonly string[] } {
  requireSavedInGit(writer, textsBefore, newTexts, runtime);
  replaceTexts(runtime.root, textsBefore, newTexts);
  const paths = [...newTexts.keys()].toSorted();
  return {
    written: paths.filter((path) => newTexts.get(path) !== null),
    removed: paths.filter((path) => newTexts.get(path) === null),
  };
}
