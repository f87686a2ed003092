import { hasErrors } from '../../domain/problem.ts';
import { defaultSettings, type Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { defaultFolders, loadConfig } from '../../files/config.ts';
import { beforeGlob } from '../../files/find/glob.ts';
import { settingsDigest } from '../../record/payload.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { fetchMissing } from './base-commit.ts';
import { oneFile } from './one-file.ts';

/** A config of the base, and where it was. */
export type FormerConfig = { readonly path: string; readonly text: string };

/** The commit that the files are a change of; null where that is not known. Throws UsageError where it cannot be read. */
export type FindBase = () => string | null | Promise<string | null>;
type Base = { readonly commit: string; readonly files: Source };

/**
 * The config that a change renames to `config`, which the base does not have: its guards would be off without a word, and its comments
 * would go on promising their plans. Null where no config goes away that says anything. Throws UsageError where nobody can tell.
 */
export async function findFormer(
  config: string,
  source: Source,
  findBase: FindBase,
  action: ActionWorld,
): Promise<FormerConfig | null> {
  const base = await openBase(findBase, action);
  if (base === null) return null;
  const all = goneIn(source, base, action);
  const own = textOf(source, config);
  // With the same text it does not matter which one it was; and with another one, what said nothing is no other judge than none.
  const same = all.find(({ text }) => text === own);
  if (same !== undefined) return same;
  const gone = all.filter(saysSomething);
  const [found = null, ...others] = gone;
  if (found === null || others.length === 0) return found && refuseOtherDeployments(found, config, own);
  const names = gone.map(({ path }) => path).join(' and ');
  throw new UsageError(
    `${names} go away, and ${config} is new: nobody can tell whose guards count. Rename one in a pull request of its own, without changing it.`,
  );
}

/** Else the files of the new one would go to the deployments of the old one. Throws UsageError. */
function refuseOtherDeployments(found: FormerConfig, config: string, own: string): FormerConfig {
  const slugs = loadConfig(oneFile(config, own), config).settings.deployments;
  const former = loadConfig(oneFile(found.path, found.text), found.path).settings.deployments;
  if (slugs.size === 0 || former.size === 0 || [...slugs.keys()].some((slug) => former.has(slug))) return found;
  throw new UsageError(
    `${found.path} goes away, and ${config}, which is about other deployments, is new: nobody can tell whether it was renamed. Do the one in a pull request, and the other in a second one.`,
  );
}

/** Every config of the base that is not there any more, sorted by path. */
function goneIn(source: Source, { commit, files }: Base, { git }: ActionWorld): FormerConfig[] {
  const names = git.read(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]).toString('utf8').split('\0');
  return names
    .filter((path) => /\.ya?ml$/.test(path) && isGone(source, path) && isConfig(files, path))
    .map((path) => ({ path, text: textOf(files, path) }));
}

async function openBase(findBase: FindBase, action: ActionWorld): Promise<Base | null> {
  try {
    const commit = await findBase();
    if (commit === null) return null;
    fetchMissing(commit, action);
    return { commit, files: openCommit(action.git, commit) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // actions/checkout makes no clone where there is no git.
    throw new UsageError(
      `The config is new, and whether it is a renamed one cannot be told: ${error.message}. Let the job have git before actions/checkout runs, and give the job the permission "contents: read".`,
      { cause: error },
    );
  }
}

/** What a sparse checkout leaves out is there. */
function isGone(source: Source, path: string): boolean {
  const kind = source.kind(path);
  return kind !== 'file' && kind !== 'left-out';
}

/** A file of policies, or of another program, has errors as a config. */
function isConfig(files: Source, path: string): boolean {
  if (files.kind(path) !== 'file') return false;
  return !hasErrors(loadConfig(files, path).problems);
}

function saysSomething({ path, text }: FormerConfig): boolean {
  const { settings } = loadConfig(oneFile(path, text), path);
  const isDefault = settingsDigest(settings) === settingsDigest(defaultSettings);
  const hasFolders = settings.policies.join('\n') !== defaultFolders(path).join('\n');
  return !isDefault || hasFolders || settings.impact !== defaultSettings.impact;
}

/**
 * The folders in a config are relative to it, and may have moved with it or not: they count from the new place, unless they are missing there
 * and stand at the old one.
 */
export function settingsOf({ path, text }: FormerConfig, config: string, source: Source): Settings {
  const [here, there] = [loadConfig(oneFile(config, text), config), loadConfig(oneFile(path, text), path).settings];
  // A folder that is further up may lie outside of the repository from there.
  if (hasErrors(here.problems)) return there;
  return hasFolders(source, here.settings) || !hasFolders(source, there) ? here.settings : there;
}

/** Whether there is something for each deployment; of a glob only the folders before it are known. */
const hasFolders = (source: Source, { deployments }: Settings): boolean =>
  [...deployments.values()]
    .flatMap(({ policies }) => policies ?? [])
    .every((path) => source.kind(beforeGlob(path)) !== 'missing');

/** More than a config may have. */
const largest = 8 * 1024 * 1024;

const textOf = (files: Source, path: string): string => Buffer.from(files.read(path, largest)).toString('utf8');
