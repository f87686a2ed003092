import { posix } from 'node:path';
import { type FindBase, findFormer, oneFile, settingsOf } from './renamed-config.ts';
import { configPath } from './records.ts';
import type { Wanted } from '../commands/load.ts';
import type { Previewed } from '../commands/preview.ts';
import { findDeployment } from '../commands/targets.ts';
import type { Deployment } from '../domain/bundle.ts';
import type { GitHubError } from '../domain/github.ts';
import { configName, UsageError } from '../domain/json.ts';
import type { Plan } from '../domain/plan.ts';
import { type Platform, PlatformError } from '../domain/preview.ts';
import { hasErrors, type Source } from '../domain/problem.ts';
import { defaultSettings, type GuardLimits, type Settings } from '../domain/settings.ts';
import { loadConfig } from '../files/config.ts';
import { unless } from '../github/answers.ts';
import type { Runtime } from '../runtime.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';

/** The deployments that a plan is about. */
export const deploymentsIn = (plan: Plan): Deployment[] => [
  ...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values(),
];

/** Those of them that something would be sent to. */
export const changedIn = (plan: Plan): Deployment[] =>
  deploymentsIn({ ...plan, bundles: plan.bundles.filter(({ changes }) => changes.length > 0) });

/** Slugs of the deployments that files with errors are about: those that they or the config name, else the one that the token sees. */
export async function slugsIn({ files, targets }: Previewed, action: ActionRuntime): Promise<string[]> {
  if (targets.length > 0) return [...new Set(targets.map(({ deployment }) => deployment.slug))];
  const { managed } = files.wanted;
  // For a stranger the platform is not asked which of the deployments that he names are there.
  if (managed !== undefined) return managed.has(null) ? visible(action) : [...managed].flatMap((slug) => slug ?? []);
  const { deployment } = action.inputs;
  const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
  const named = new Set(files.bundles.map((bundle) => bundle.deployment ?? deployment));
  const known = named.has(null) ? [] : await knownOf([...named], configured, action);
  if (known.length > 0) return known;
  return configured.length > 0 ? configured : visible(action);
}

/** As many new comments as a reviewer reads one by one; where more deployments have news of the same kind, one about all tells it. */
export const handful = 5;

/**
 * In whose comment it is news what is wrong in the files: in that of each deployment whose own files have errors, where those are a
 * handful, or of the only one that they can be about. Else in one about all deployments, which is null: the comment of any other would
 * lead astray.
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

/** Whether nothing says that there may be more than one deployment. */
const isOnly = ({ files }: Previewed, { inputs }: ActionRuntime): boolean =>
  inputs.deployment !== null ||
  files.settings.deployments.size === 1 ||
  files.bundles.every(({ deployment }) => deployment === null);

/** A stranger's files may name any number of deployments that nobody has, and each would get a comment. */
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

/** Whether a token sees a deployment. Each token is asked once, however many deployments are named. */
async function isSeen(
  slug: string,
  asked: Map<Platform, ReadonlySet<string>>,
  { connections }: Runtime,
): Promise<boolean> {
  if (!connections.has(slug)) return false;
  const platform = await orNone(() => connections.to(slug), null);
  if (platform === null) return false;
  // What a part of the list names is there, whatever else may be.
  const seen =
    asked.get(platform) ?? new Set((await orNone(() => platform.deployments([]), [])).map((one) => one.slug));
  asked.set(platform, seen);
  return seen.has(slug);
}

const visible = ({ runtime }: ActionRuntime): Promise<string[]> =>
  orNone(async () => [(await findDeployment(null, { deployments: new Map() }, runtime)).deployment.slug], []);

/** The errors in the files matter more than that nobody knows in whose comment to say so. */
async function orNone<T, N>(ask: () => Promise<T>, none: N): Promise<T | N> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlatformError || error instanceof UsageError) return none;
    throw error;
  }
}

/** Files, and the settings that they are judged by. */
export type Judged = Wanted & { readonly judge: Settings };

/**
 * The files of a source, judged by the settings of another commit: a change must not loosen its own rules. `findBase` finds the commit
 * that the files are a change of; by default the other commit, and none where the files lack commits of that branch.
 */
export async function wantedFrom(
  source: Source,
  judgedBy: string,
  action: ActionRuntime,
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
      `The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`,
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
async function baseIfNotBehind(judgedBy: string, { github, job }: ActionRuntime): Promise<string | null> {
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
  action: ActionRuntime,
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
  looser: one.looser === 'require_approval' ? 'require_approval' : other.looser,
});

/** The guards of a config further up would be off without a word. */
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
