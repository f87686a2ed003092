import { posix } from 'node:path';
import { configName } from '../../domain/config-name.ts';
import type { GitHubError } from '../../domain/github.ts';
import { hasErrors } from '../../domain/problem.ts';
import { defaultSettings, type GuardLimits, type Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { loadConfig } from '../../files/config.ts';
import { unless } from '../../github/unless.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { Wanted } from '../load.ts';
import { oneFile } from './one-file.ts';
import { configPath } from './ours.ts';
import { type FindBase, findFormer, settingsOf } from './renamed-config.ts';

/** Files, and the settings that they are judged by. */
export type Judged = Wanted & { readonly judge: Settings };

/**
 * The files of a source, judged by the settings of another commit: a change must not loosen its own rules. `findBase` finds the commit
 * that the files are a change of; by default the other commit, and none where the files lack commits of that branch.
 */
export async function wantedFrom(
  source: Source,
  judgedBy: string,
  action: ActionWorld,
  findBase: FindBase = () => baseIfNotBehind(judgedBy, action),
): Promise<Judged> {
  const { github, inputs } = action;
  const { folder, deployment } = inputs;
  const config = configPath(inputs);
  const text = await github.readFile(config, judgedBy);
  const hasOwn = source.kind(config) === 'file';
  // Else a slip in the workflow would put the default guards in place of those of the config.
  if (inputs.config !== null && text === null && !hasOwn)
    throw new UsageError(
      `The input config is "${config}", but there is no such file. The path counts from the root of the repository.`,
    );
  if (text === null && !hasOwn) refuseBelowConfig(source, folder);
  return {
    source,
    paths: hasOwn || folder === '.' ? [] : [posix.join(folder, 'policies')],
    config: hasOwn ? config : null,
    deployment,
    judge: text === null ? await withoutConfig(config, source, findBase, action) : settingsIn(config, text, judgedBy),
  };
}

/** Null where the checkout lacks commits of that branch: what those brought would look as if the checkout took it away. */
async function baseIfNotBehind(judgedBy: string, { github, job }: ActionWorld): Promise<string | null> {
  if (/^[0-9a-f]{40,64}$/.test(judgedBy)) return judgedBy;
  const tip = await github.tipOf(judgedBy);
  // 404 where the two have no commit in common.
  const missing = await unless(isNotFound, null, () => github.commitsBetween(job.sha, tip));
  return missing?.length === 0 ? tip : null;
}

const isNotFound = ({ status }: GitHubError): boolean => status === 404;

/**
 * Where the config is new, or there is none: the defaults; and where a change renames it, what the old one said as well. Which one that
 * was is the change's own word, so it never loosens the defaults.
 */
async function withoutConfig(
  config: string,
  source: Source,
  findBase: FindBase,
  action: ActionWorld,
): Promise<Settings> {
  const former = source.kind(config) === 'file' ? await findFormer(config, source, findBase, action) : null;
  if (former === null) return defaultSettings;
  action.formerConfig = former.path;
  const settings = settingsOf(former, config, source);
  return { ...settings, guards: stricter(settings.guards, defaultSettings.guards), onStale: defaultSettings.onStale };
}

const stricter = (one: GuardLimits, other: GuardLimits): GuardLimits => ({
  maxDeletes: Math.min(one.maxDeletes, other.maxDeletes),
  maxDeletePercent: Math.min(one.maxDeletePercent, other.maxDeletePercent),
  allowEmpty: one.allowEmpty && other.allowEmpty,
  protected: [...one.protected, ...other.protected],
  looser: one.looser === 'consent' ? 'consent' : other.looser,
});

/** The guards of a config further up would be off without a word. */
function refuseBelowConfig(source: Source, folder: string): void {
  for (let above = folder; above !== '.';) {
    above = posix.dirname(above);
    const config = posix.join(above, configName);
    if (source.kind(config) === 'missing') continue;
    throw new UsageError(
      `${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not count. Name it with the input config, take the folder that it lies in, or give this one a config of its own.`,
    );
  }
}

function settingsIn(path: string, text: string, commit: string): Settings {
  const { settings, problems } = loadConfig(oneFile(path, text), path);
  if (!hasErrors(problems)) return settings;
  throw new UsageError(
    `${path} has errors at ${commit}, where the guards come from. Mend it there first: \`ifmatch validate\` tells what is wrong.`,
  );
}
