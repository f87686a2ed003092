import { posix } from 'node:path';
import { oneFile } from './base.ts';
import { configPath } from './records.ts';
import type { Wanted } from '../commands/load.ts';
import type { Previewed } from '../commands/preview.ts';
import { findDeployment } from '../commands/targets.ts';
import type { Deployment } from '../domain/bundle.ts';
import { configName, UsageError } from '../domain/json.ts';
import type { Plan } from '../domain/plan.ts';
import { type Platform, PlatformError } from '../domain/preview.ts';
import { hasErrors, type Source } from '../domain/problem.ts';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { loadConfig } from '../files/config.ts';
import type { Runtime } from '../runtime.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';

/** The deployments of a plan, each once. */
export const deploymentsIn = (plan: Plan): Deployment[] => [
  ...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values(),
];

/** The deployments that have changes. */
export const changedIn = (plan: Plan): Deployment[] =>
  deploymentsIn({ ...plan, bundles: plan.bundles.filter(({ changes }) => changes.length > 0) });

/** Slugs affected by files with errors: those that the files or the config name, else the one that the token sees. */
export async function slugsIn({ files, targets }: Previewed, action: ActionRuntime): Promise<string[]> {
  if (targets.length > 0) return [...new Set(targets.map(({ deployment }) => deployment.slug))];
  const { managed } = files.wanted;
  // For a fork, the platform is not asked which of the named deployments exist.
  if (managed !== undefined) return managed.has(null) ? visible(action) : [...managed].flatMap((slug) => slug ?? []);
  const { deployment } = action.inputs;
  const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
  const named = new Set(files.bundles.map((bundle) => bundle.deployment ?? deployment));
  const known = named.has(null) ? [] : await knownOf([...named], configured, action);
  if (known.length > 0) return known;
  return configured.length > 0 ? configured : visible(action);
}

/** The most new comments that a reviewer reads one by one; for more deployments, one comment covers all. */
export const handful = 5;

/**
 * Chooses the comments that report errors in the files: one per deployment whose own files have errors, up to a handful, or that of the
 * only deployment possible. Otherwise null, the comment about all deployments: any other would mislead.
 */
export function whoIsWrong(
  slugs: readonly string[],
  made: Previewed,
  action: ActionRuntime,
): ReadonlySet<string | null> {
  const { files, outcome } = made;
  const errors = outcome.problems.filter(({ problem }) => problem.severity === 'error');
  const wrong = new Set(errors.flatMap(({ position, first }) => [position?.file, first?.file]));
  const named = files.deploymentsOf(wrong);
  const concerned = slugs.filter((slug) => named.has(slug));
  if (concerned.length > handful) return new Set([null]);
  if (concerned.length > 0) return new Set(concerned);
  const [first] = slugs;
  if (first === undefined) return new Set();
  return new Set([slugs.length === 1 && isOnly(made, action) ? first : null]);
}

/** Whether there can be only one deployment. */
const isOnly = ({ files }: Previewed, { inputs }: ActionRuntime): boolean =>
  inputs.deployment !== null ||
  files.settings.deployments.size === 1 ||
  files.bundles.every(({ deployment }) => deployment === null);

/** A fork's files may name any number of unknown deployments, and each would get a comment. */
async function knownOf(
  named: readonly (string | null)[],
  configured: readonly string[],
  { runtime }: ActionRuntime,
): Promise<string[]> {
  const asked = new Map<Platform, ReadonlySet<string>>();
  const known: string[] = [];
  for (const slug of named) {
    if (slug !== null && (configured.includes(slug) || (await isSeen(slug, asked, runtime)))) known.push(slug);
  }
  return known;
}

/** Whether a token sees a deployment. Asks once per token, however many deployments are named. */
async function isSeen(
  slug: string,
  asked: Map<Platform, ReadonlySet<string>>,
  { connections }: Runtime,
): Promise<boolean> {
  if (!connections.has(slug)) return false;
  const platform = await orNone(() => connections.to(slug), null);
  if (platform === null) return false;
  // A deployment in a partial list exists in any case.
  const seen =
    asked.get(platform) ?? new Set((await orNone(() => platform.deployments([]), [])).map((one) => one.slug));
  asked.set(platform, seen);
  return seen.has(slug);
}

const visible = ({ runtime }: ActionRuntime): Promise<string[]> =>
  orNone(async () => [(await findDeployment(null, { deployments: new Map() }, runtime)).deployment.slug], []);

/** Errors in the files matter more than not knowing which comment should report them. */
async function orNone<T, N>(ask: () => Promise<T>, none: N): Promise<T | N> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlatformError || error instanceof UsageError) return none;
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
  const text = await github.readFile(config, judgedBy);
  const hasOwn = source.kind(config) === 'file';
  // Otherwise a typo in the workflow would replace the guards of the config with the defaults.
  if (inputs.config !== null && text === null && !hasOwn)
    throw new UsageError(
      `The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`,
    );
  if (text === null && !hasOwn) refuseBelowConfig(source, folder);
  const unjudged = hasOwn ? strictest : defaultSettings;
  return {
    source,
    paths: hasOwn || folder === '.' ? [] : [posix.join(folder, 'policies')],
    config: hasOwn ? config : null,
    deployment,
    judge: text === null ? unjudged : settingsIn(config, text, judgedBy),
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

function settingsIn(path: string, text: string, commit: string): Settings {
  const { settings, problems } = loadConfig(oneFile(path, text), path);
  if (!hasErrors(problems)) return settings;
  throw new UsageError(
    `${path} has errors at ${commit}, which the guards are read from. Fix it there first: \`ifmatch validate\` shows what is wrong.`,
  );
}
