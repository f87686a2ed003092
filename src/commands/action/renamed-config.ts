import { defaultSettings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { loadConfig } from '../../files/config.ts';
import { settingsDigest } from '../../record/settings-digest.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { hasErrors } from '../load.ts';
import { fetchMissing } from './base-commit.ts';

/** A config of the base, and where it was. */
export type FormerConfig = { readonly path: string; readonly text: string };

/**
 * The config that a change renames to `config`, which the base does not have: its guards would be off without a word, and its comments
 * would go on promising their plans. Null where no config goes away that says anything. Throws UsageError where nobody can tell.
 */
export async function findFormer(
  config: string,
  source: Source,
  judgedBy: string,
  action: ActionWorld,
): Promise<FormerConfig | null> {
  const gone = goneIn(source, await baseAt(judgedBy, action), action);
  const own = textOf(source, config);
  // With the same text it does not matter which one it was; and what says nothing is no other judge than none.
  const found = gone.find(({ text }) => text === own) ?? gone[0] ?? null;
  if (found === null || found.text === own || gone.length === 1) return found;
  const names = gone.map(({ path }) => path).join(' and ');
  throw new UsageError(
    `${names} go away, and ${config} is new: nobody can tell whose guards count. Rename one in a pull request of its own, without changing it.`,
  );
}

async function baseAt(judgedBy: string, action: ActionWorld): Promise<string> {
  const commit = /^[0-9a-f]{40,64}$/.test(judgedBy) ? judgedBy : await action.github.tipOf(judgedBy);
  fetchMissing(commit, action);
  return commit;
}

/** Every config of the base that is not there any more, sorted by path. */
function goneIn(source: Source, base: string, { git }: ActionWorld): FormerConfig[] {
  const files = openCommit(git, base);
  const names = git.read(['ls-tree', '-r', '-z', '--name-only', '--full-tree', base]).toString('utf8').split('\0');
  return names
    .filter((path) => /\.ya?ml$/.test(path) && source.kind(path) !== 'file' && isConfig(files, path))
    .map((path) => ({ path, text: textOf(files, path) }));
}

/** A file of policies, or of another program, has errors as a config. */
function isConfig(files: Source, path: string): boolean {
  if (files.kind(path) !== 'file') return false;
  const { settings, problems } = loadConfig(files, path);
  return !hasErrors(problems) && settingsDigest(settings) !== settingsDigest(defaultSettings);
}

/** More than a config may have. */
const largest = 8 * 1024 * 1024;

const textOf = (files: Source, path: string): string => Buffer.from(files.read(path, largest)).toString('utf8');
