import type { BaseWanted } from '../commands/compare.ts';
import { GitHubError, type Pull } from '../domain/github.ts';
import { UsageError } from '../domain/json.ts';
import { hasErrors, type Source, SourceError } from '../domain/problem.ts';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { defaultFolders, loadConfig } from '../files/config.ts';
import { beforeGlob } from '../files/find.ts';
import { settingsDigest } from '../record/payload.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { openCommit } from '../runtime/git.ts';

/** A config of the base, with its path. */
type FormerConfig = { readonly path: string; readonly text: string };

/** The commit that the files change; null if unknown. Throws UsageError if it cannot be read. */
export type FindBase = () => string | null | Promise<string | null>;

type BaseFiles = { readonly commit: string; readonly files: Source };

/**
 * The config that a change renames to `config`, which the base does not have. Otherwise its guards would be silently off, and its comments
 * would keep promising their plans. Null if no config with content goes away. Throws UsageError if that is unclear.
 */
export async function findFormer(
  config: string,
  source: Source,
  findBase: FindBase,
  action: ActionRuntime,
): Promise<FormerConfig | null> {
  const base = await openBase(findBase, action);
  if (base === null) return null;
  const all = goneIn(source, base, action);
  const own = textOf(source, config);
  // With the same text, any match will do; an empty config judges no differently from none.
  const same = all.find(({ text }) => text === own);
  if (same !== undefined) return same;
  const gone = all.filter(saysSomething);
  const [found = null, ...others] = gone;
  if (found === null || others.length === 0) return found && refuseOtherDeployments(found, config, own);
  const names = gone.map(({ path }) => path).join(' and ');
  throw new UsageError(
    `${names} are removed and ${config} is new, so it is unclear whose guards apply. Rename one of them in a separate pull request, without changing it.`,
  );
}

/** Otherwise the new files would go to the deployments of the old config. Throws UsageError. */
function refuseOtherDeployments(found: FormerConfig, config: string, own: string): FormerConfig {
  const slugs = loadConfig(oneFile(config, own), config).settings.deployments;
  const former = loadConfig(oneFile(found.path, found.text), found.path).settings.deployments;
  if (slugs.size === 0 || former.size === 0 || [...slugs.keys()].some((slug) => former.has(slug))) return found;
  throw new UsageError(
    `${found.path} is removed and ${config}, for other deployments, is new, so it is unclear whether it was renamed. Do each in a separate pull request.`,
  );
}

/** Configs of the base that no longer exist, sorted by path. */
function goneIn(source: Source, { commit, files }: BaseFiles, { git }: ActionRuntime): FormerConfig[] {
  const names = git.read(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]).toString('utf8').split('\0');
  return names
    .filter((path) => /\.ya?ml$/.test(path) && isGone(source, path) && isConfig(files, path))
    .map((path) => ({ path, text: textOf(files, path) }));
}

async function openBase(findBase: FindBase, action: ActionRuntime): Promise<BaseFiles | null> {
  try {
    const commit = await findBase();
    if (commit === null) return null;
    await action.git.ahead;
    fetchMissing(commit, action);
    return { commit, files: openCommit(action.git, commit) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // Without git, actions/checkout makes no clone.
    throw new UsageError(
      `The config is new, and ifmatch cannot find out whether it was renamed: ${error.message}. Install git before actions/checkout runs, and give the job the permission "contents: read".`,
      { cause: error },
    );
  }
}

/** A sparse checkout may leave out files. */
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
 * Folders in a config are relative to it, and may not have moved with it: they are resolved from the new path, unless they are missing
 * there and exist at the old one.
 */
export function settingsOf({ path, text }: FormerConfig, config: string, source: Source): Settings {
  const [here, there] = [loadConfig(oneFile(config, text), config), loadConfig(oneFile(path, text), path).settings];
  // From there, a parent folder may be outside the repository.
  if (hasErrors(here.problems)) return there;
  return hasFolders(source, here.settings) || !hasFolders(source, there) ? here.settings : there;
}

/** Whether the folder of each deployment exists; for a glob, only its fixed prefix is checked. */
const hasFolders = (source: Source, { deployments }: Settings): boolean =>
  [...deployments.values()]
    .flatMap(({ policies }) => policies ?? [])
    .every((path) => source.kind(beforeGlob(path)) !== 'missing');

/** Read limit in bytes. */
const largest = 8 * 1024 * 1024;

const textOf = (files: Source, path: string): string => Buffer.from(files.read(path, largest)).toString('utf8');

/** The commit that a preview compares with, as git objects; or none, with a notice if it should exist. */
export type Base = { readonly base: BaseWanted | null; readonly notices: readonly string[] };

/** The base that a pull request was merged with: its event may name an older commit. */
export const baseOfMerge = (merge: string, pull: Pull, action: ActionRuntime): Promise<Base> =>
  whereReadable(() => baseIn(merge, pull, action), merge, action);

/** The commit that a pull request was merged with. Throws UsageError if it cannot be read. */
export function baseIn(merge: string, { head }: Pull, { git }: ActionRuntime): string {
  const [first, ...others] = git.parents(merge);
  if (first === undefined || !others.includes(head)) throw new UsageError(`${merge} is not a merge of ${head}`);
  return first;
}

/** The current default branch, for a manual run on another branch. On the default branch there is nothing to merge. */
export async function baseByHand(action: ActionRuntime): Promise<Base> {
  const { job, github } = action;
  const { defaultBranch } = job.repository;
  if (job.ref === `refs/heads/${defaultBranch}`) return { base: null, notices: [] };
  return whereReadable(() => github.tipOf(defaultBranch), job.sha, action);
}

/** Notice for a preview without a base; this does not change how it ends. */
export const notToldApart = (error: Error): string =>
  `Edits on the platform cannot be identified: the base ${unreadable(error)}`;

/** Says why a commit cannot be read, and how to fix the workflow. */
export function unreadable({ message }: Error): string {
  // Git's message continues with advice for a terminal user.
  const why = (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
  return `cannot be read: ${why}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
}

/** `tip`: the commit of the files. */
async function whereReadable(find: () => string | Promise<string>, tip: string, action: ActionRuntime): Promise<Base> {
  try {
    const commit = await find();
    await action.git.ahead;
    fetchMissing(commit, action);
    return { base: { name: commit, git: action.git, tip }, notices: [] };
  } catch (error) {
    // There may be no clone, commit, permission or answer.
    if (!(error instanceof UsageError || error instanceof GitHubError)) throw error;
    return { base: null, notices: [notToldApart(error)] };
  }
}

/** Starts to fetch the base of a checked-out merge. */
export function fetchBaseAhead(merge: string, { head }: Pull, { git, job, inputs }: ActionRuntime): void {
  try {
    const [base, ...others] = git.parents(merge);
    if (base !== undefined && others.includes(head) && git.commit(base) === null)
      git.fetchAhead(base, job, inputs.githubToken);
  } catch (error) {
    // Reported when the base is read.
    if (!(error instanceof UsageError)) throw error;
  }
}

/** A checkout usually has only one commit. */
export function fetchMissing(commit: string, { git, job, inputs }: ActionRuntime): void {
  if (git.commit(commit) === null) git.fetch(commit, job, inputs.githubToken);
}

/** A source with a single file. */
export const oneFile = (path: string, text: string): Source => ({
  kind: (asked) => (asked === path ? 'file' : 'missing'),
  list: () => [],
  leadsToFile: () => false,
  read(asked) {
    if (asked !== path) throw new SourceError('missing', asked, 'it is not there');
    return Buffer.from(text);
  },
});
