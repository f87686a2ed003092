import { posix } from 'node:path';
import { oneFile } from './base.ts';
import { configPath } from './records.ts';
import type { Wanted } from '../commands/load.ts';
import type { Previewed } from '../commands/preview.ts';
import { findDeployment } from '../commands/targets.ts';
import type { Deployment } from '../domain/bundle.ts';
import { configName, UsageError } from '../domain/json.ts';
import type { Plan } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';
import { hasErrors, type Source } from '../domain/problem.ts';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { loadConfig } from '../files/config.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';

/** The deployments of a plan, each once. */
export const deploymentsIn = (plan: Plan): Deployment[] => [
  ...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values(),
];

/** The deployments that have changes. */
export const changedIn = (plan: Plan): Deployment[] =>
  deploymentsIn({ ...plan, bundles: plan.bundles.filter(({ changes }) => changes.length > 0) });

/**
 * The deployment in whose comment errors of the files are reported, if they can concern only one: the one of the run, of the config or of the
 * files with errors, else the one that the token sees. Null, the comment about all deployments, otherwise.
 */
export async function whoIsWrong({ files, outcome }: Previewed, action: ActionRuntime): Promise<string | null> {
  const { deployment } = action.inputs;
  const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
  if (configured.length === 1) return configured[0] ?? null;
  const { managed } = files.wanted;
  const errors = outcome.problems.filter(({ problem }) => problem.severity === 'error');
  const wrong = new Set(errors.flatMap(({ position, first }) => [position?.file, first?.file]));
  const named = [...files.deploymentsOf(wrong)];
  const isUnnamed = configured.length === 0 && files.bundles.every((bundle) => bundle.deployment === null);
  const [slug = null, ...others] = isUnnamed ? [null] : named;
  // A fork's files may name any number of unknown deployments, and each would get a comment.
  if (others.length > 0 || managed?.has(slug) === false) return null;
  return isUnnamed ? visible(action) : slug;
}

/** Errors in the files matter more than not knowing which comment should report them. */
async function visible({ runtime }: ActionRuntime): Promise<string | null> {
  try {
    return (await findDeployment(null, { deployments: new Map() }, runtime)).deployment.slug;
  } catch (error) {
    if (error instanceof PlatformError || error instanceof UsageError) return null;
    throw error;
  }
}

/** Files, and the settings that judge them. */
export type Judged = Wanted & { readonly judge: Settings };

/**
 * The files of a source, judged by the settings of another commit: a change must not loosen its own rules. A config that this commit does
 * not have counts once it is merged; until then every deletion and loosening needs approval. Throws UsageError without a config.
 */
export async function wantedFrom(source: Source, judgedBy: string, { github, inputs }: ActionRuntime): Promise<Judged> {
  const { folder, deployment } = inputs;
  const config = configPath(inputs);
  const bytes = await github.readFile(config, judgedBy);
  const hasOwn = source.kind(config) === 'file';
  // Otherwise a typo in the workflow would replace the guards of the config with the defaults.
  if (inputs.config !== null && bytes === null && !hasOwn)
    throw new UsageError(
      `The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`,
    );
  if (bytes === null && !hasOwn) refuseBelowConfig(source, folder);
  const unjudged = hasOwn ? strictest : defaultSettings;
  return {
    source,
    paths: hasOwn || folder === '.' ? [] : [posix.join(folder, 'policies')],
    config: hasOwn ? config : null,
    deployment,
    judge: bytes === null ? unjudged : settingsIn(config, bytes, judgedBy),
  };
}

/** A new config may be one that the change renames: the guards of the old one would be silently off. */
const strictest: Settings = {
  ...defaultSettings,
  guards: { ...defaultSettings.guards, maxDeletes: 0, looser: 'require_approval' },
};

/** Otherwise a parent folder's guards would be silently off. */
function refuseBelowConfig(source: Source, folder: string): void {
  for (let above = folder; above !== '.';) {
    above = posix.dirname(above);
    const config = posix.join(above, configName);
    if (source.kind(config) === 'missing') continue;
    throw new UsageError(
      `${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply. Name it with the input config, use its folder as working-directory, or give this folder its own config.`,
    );
  }
}

function settingsIn(path: string, bytes: Uint8Array, commit: string): Settings {
  const { settings, problems } = loadConfig(oneFile(path, bytes), path);
  if (!hasErrors(problems)) return settings;
  throw new UsageError(
    `${path} has errors at ${commit}, which the guards are read from. Fix it there first: \`ifmatch validate\` shows what is wrong.`,
  );
}
