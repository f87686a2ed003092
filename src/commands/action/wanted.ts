import { posix } from 'node:path';
import { defaultSettings, type GuardLimits, type Settings } from '../../domain/settings.ts';
import { type Source, SourceError } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { loadConfig } from '../../files/config.ts';
import { configName } from '../../domain/config-name.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { hasErrors, type Wanted } from '../load.ts';
import { configPath } from './ours.ts';
import { findFormer } from './renamed-config.ts';

/** Files, and the settings that they are judged by. */
export type Judged = Wanted & { readonly judge: Settings };

/** The files of a source, judged by the settings of another commit: a change must not loosen its own rules. */
export async function wantedFrom(source: Source, judgedBy: string, action: ActionWorld): Promise<Judged> {
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
    judge: text === null ? await withoutConfig(config, source, judgedBy, action) : settingsIn(config, text, judgedBy),
  };
}

/**
 * Where the config is new, or there is none: the defaults; and where a change renames it, what the old one said as well. Which one that
 * was is the change's own word, so it never loosens the defaults. Folders count from where the config lies now.
 */
async function withoutConfig(config: string, source: Source, judgedBy: string, action: ActionWorld): Promise<Settings> {
  const former = source.kind(config) === 'file' ? await findFormer(config, source, judgedBy, action) : null;
  if (former === null) return defaultSettings;
  action.formerConfig = former.path;
  const settings = settingsIn(config, former.text, judgedBy);
  return { ...settings, guards: stricter(settings.guards, defaultSettings.guards), onStale: defaultSettings.onStale };
}

const stricter = (one: GuardLimits, other: GuardLimits): GuardLimits => ({
  maxDeletes: Math.min(one.maxDeletes, other.maxDeletes),
  maxDeletePercent: Math.min(one.maxDeletePercent, other.maxDeletePercent),
  allowEmpty: one.allowEmpty && other.allowEmpty,
  protected: [...one.protected, ...other.protected],
  looser: one.looser === 'consent' ? 'consent' : other.looser,
  // Whoever says yes by a label neither opened the pull request nor pushed to it.
  consentLabel: one.consentLabel ?? other.consentLabel,
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

/** A source with one file and nothing else. */
function oneFile(path: string, text: string): Source {
  return {
    kind: (asked) => (asked === path ? 'file' : 'missing'),
    list: () => [],
    leadsToFile: () => false,
    read(asked) {
      if (asked !== path) throw new SourceError('missing', asked, 'it is not there');
      return Buffer.from(text);
    },
  };
}
