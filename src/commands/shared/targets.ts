import { type Bundle, bundleKinds, type Deployment } from '../../domain/bundle.ts';
import type { DeploymentFailure } from '../../domain/outcome.ts';
import { mapConcurrently, deferRejection } from '../../util/parallel.ts';
import { UsageError, PlatformError } from '../../domain/errors.ts';
import type { Platform, Vocabulary } from '../../domain/platform.ts';
import type { DryRun } from '../../domain/dry-run.ts';
import type { Problem } from '../../domain/problem.ts';
import { type Settings, unmanagedIn } from '../../domain/settings.ts';
import { mayHaveUnmanagedObjects } from '../../domain/unmanaged-globs.ts';
import { withoutUnmanaged } from '../../plan/without-unmanaged.ts';
import { missingOperationStatuses } from '../../platform/assumptions.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { LoadedSelection } from './load.ts';
import type { Target } from '../../apply/context.ts';

/** Finds the deployment of each bundle on the platform. Throws UsageError for a deployment that is ambiguous or not found. */
export async function findTargets(files: LoadedSelection, runtime: Runtime): Promise<Target[]> {
  const slugs = new Set(files.bundles.map((bundle) => bundle.deployment ?? files.selection.deployment));
  const foundDeployments = new Map(
    await mapConcurrently(
      [...slugs],
      async (slug) => [slug, await findDeployment(slug, files.settings, runtime)] as const,
    ),
  );
  return files.bundles.flatMap((bundle) => {
    const target = foundDeployments.get(bundle.deployment ?? files.selection.deployment);
    return target === undefined ? [] : [{ bundle, ...target }];
  });
}

/**
 * The targets with the ids of the config, so that dry runs can start before the deployments are looked up; null if an id is missing. Until
 * `findTargets` has found the same ids, no dry run of these targets may be shown, recorded or written.
 */
export async function configuredTargets(
  { bundles, settings, selection }: LoadedSelection,
  runtime: Runtime,
): Promise<Target[] | null> {
  const targets: Target[] = [];
  for (const bundle of bundles) {
    const slug = bundle.deployment ?? selection.deployment;
    const id = slug === null ? null : (settings.deployments.get(slug)?.id ?? null);
    if (slug === null || id === null) return null;
    const platform = withoutUnmanagedObjects(await runtime.connections.platformFor(slug), slug, settings);
    targets.push({ bundle, deployment: { slug, id }, platform });
  }
  return targets;
}

/** Asks the platform for the id of a slug; a configured id must match. */
export async function findDeployment(
  slug: string | null,
  settings: Settings,
  runtime: Runtime,
): Promise<{ deployment: Deployment; platform: Platform }> {
  const { deployment, platform } = await lookUpDeployment(slug, settings, runtime);
  return { deployment, platform: withoutUnmanagedObjects(platform, deployment.slug, settings) };
}

/** The platform without the objects that the config leaves unmanaged. */
function withoutUnmanagedObjects(platform: Platform, slug: string, settings: Settings): Platform {
  const globs = unmanagedIn(settings, slug);
  const isAllManaged = bundleKinds.every((kind) => !mayHaveUnmanagedObjects(globs, kind));
  return isAllManaged ? platform : withoutUnmanaged(platform, globs, settings.extraFields);
}

async function lookUpDeployment(
  slug: string | null,
  settings: Settings,
  runtime: Runtime,
): Promise<{ deployment: Deployment; platform: Platform }> {
  const platform = await runtime.connections.platformFor(slug);
  const configuredId = slug === null ? null : (settings.deployments.get(slug)?.id ?? null);
  const visible = await visibleDeployments(platform, slug, configuredId !== null);
  if (visible === null && slug !== null && configuredId !== null) {
    const deployment = { slug, id: configuredId };
    await checkId(deployment, platform);
    return { deployment, platform };
  }
  return { deployment: chooseDeployment(slug, configuredId, visible ?? []), platform };
}

/** A platform without a list of deployments refuses a wrong id when a bundle is read. */
async function checkId(deployment: Deployment, platform: Platform): Promise<void> {
  try {
    await platform.read(deployment, 'remediation');
  } catch (error) {
    // Before the migration there is no bundle yet, and that is reported elsewhere.
    if (!(error instanceof PlatformError && error.code === 'DEPLOYMENT_NOT_MIGRATED')) throw error;
  }
}

/** The deployments that the token sees; null if the platform has no complete list of them and the id is configured, so that none is needed. */
async function visibleDeployments(
  platform: Platform,
  slug: string | null,
  isIdConfigured: boolean,
): Promise<Deployment[] | null> {
  try {
    return await platform.deployments(slug === null ? null : [slug]);
  } catch (error) {
    // Any other refusal would also fail the preview.
    if (isIdConfigured && isListMissing(error)) return null;
    throw error;
  }
}

/** Whether the error may mean that the platform has no complete list of deployments. */
export const isListMissing = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && (error.partial || missingOperationStatuses.includes(error.status));

// Not everyone who can read a workflow's log may see their names.
const listDeploymentsHint = '`ifmatch api listDeployments` lists those it can see.';

function chooseDeployment(
  slug: string | null,
  configuredId: string | null,
  visible: readonly Deployment[],
): Deployment {
  if (slug === null) {
    const [only] = visible;
    if (only === undefined)
      throw new UsageError('The token sees no deployment.', {
        fix: 'Check that it belongs to the right organization.',
      });
    if (visible.length > 1)
      throw new UsageError('The token can see several deployments.', {
        fix: [
          'Choose one with ',
          { option: 'deployment' },
          `, or with deployment_slug in the files. ${listDeploymentsHint}`,
        ],
      });
    return only;
  }
  const deployment = visible.find((candidate) => candidate.slug === slug);
  if (deployment === undefined)
    throw new UsageError(`The token cannot see the deployment ${slug}.`, {
      fix: `Check the slug and the token. ${listDeploymentsHint}`,
    });
  if (configuredId !== null && configuredId !== deployment.id) {
    throw new UsageError(
      `The deployment ${slug} has the id ${deployment.id} on the platform, but ${configuredId} in the config.`,
      { fix: 'Fix the config.' },
    );
  }
  return deployment;
}

/** The platform's dry run of a target, and the problems that its vocabulary shows in the bundle. */
export type TargetDryRun = {
  readonly target: Target;
  readonly dryRun: DryRun;
  readonly problems: readonly Problem[];
};

/** Checks a bundle against the platform's vocabulary. */
type VocabularyCheck = (bundle: Bundle, vocabulary: Vocabulary) => readonly Problem[];

/** The targets of the files and their dry runs, in the order of the bundles. Deployments that failed have none. */
export type DryRunResults = {
  readonly targets: readonly Target[];
  readonly dryRuns: readonly TargetDryRun[];
  /** The deployments that could not be found, or refused a dry run. */
  readonly failedDeployments: readonly DeploymentFailure[];
};

export type DryRunOptions = {
  readonly check: VocabularyCheck;
  /** Whether the live state is read ahead, for a later step. */
  readonly readsLive: boolean;
  /** Whether the failure of one deployment is thrown. If not, the others are still previewed, unless all fail. */
  readonly stopsAtFailure: boolean;
};

/** Finds each deployment on the platform, dry-runs its bundles, and checks them meanwhile. Changes nothing. Throws PlatformError, UsageError. */
export async function dryRunDeployments(
  files: LoadedSelection,
  runtime: Runtime,
  options: DryRunOptions,
): Promise<DryRunResults> {
  const { selection, bundles } = files;
  const bySlug = Map.groupBy(bundles, (bundle) => bundle.deployment ?? selection.deployment);
  const advance = startProgress('dry run', bundles.length, runtime);
  const results = await mapConcurrently(
    [...bySlug],
    async ([slug, bundlesOfDeployment]): Promise<TargetDryRun[] | DeploymentFailure> => {
      try {
        return await dryRunDeployment({ ...files, bundles: bundlesOfDeployment }, runtime, options, advance);
      } catch (error) {
        if (options.stopsAtFailure || !(error instanceof PlatformError || error instanceof UsageError)) throw error;
        return { slug, error };
      }
    },
  );
  const failedDeployments = results.filter((result) => 'error' in result);
  const [firstFailure] = failedDeployments;
  if (firstFailure !== undefined && failedDeployments.length === results.length) throw firstFailure.error;
  const succeeded = results.flatMap((result) => ('error' in result ? [] : result));
  const dryRuns = succeeded.toSorted((a, b) => bundles.indexOf(a.target.bundle) - bundles.indexOf(b.target.bundle));
  return { targets: dryRuns.map(({ target }) => target), dryRuns, failedDeployments };
}

/**
 * Dry-runs the bundles of one deployment. If the config has its id, the dry runs start before the deployment is looked up, which saves a round trip. An
 * error of the look-up is still reported first.
 */
async function dryRunDeployment(
  files: LoadedSelection,
  runtime: Runtime,
  { check, readsLive }: DryRunOptions,
  advance: () => void,
): Promise<TargetDryRun[]> {
  const dryRunTargets = (targets: readonly Target[]): Promise<TargetDryRun[]> =>
    mapConcurrently(targets, async (target) => {
      const result = await dryRunTarget(target, check);
      advance();
      return result;
    });
  const targetsByConfig = await configuredTargets(files, runtime);
  const startedDryRuns = targetsByConfig === null ? null : deferRejection(dryRunTargets(targetsByConfig));
  if (readsLive && targetsByConfig !== null) startReadingLive(targetsByConfig);
  const targets = await findTargets(files, runtime);
  const dryRuns = await (startedDryRuns ?? dryRunTargets(targets));
  return dryRuns.map((result, index) => ({ ...result, target: targets[index] ?? result.target }));
}

/** Starts to read the live bundles. The connection caches them, so a later step that reads them does not wait. */
function startReadingLive(targets: readonly Target[]): void {
  const reads = mapConcurrently(targets, ({ platform, deployment, bundle }) => platform.read(deployment, bundle.kind));
  void deferRejection(reads);
}

/** Processes items a few at a time and shows the progress. */
export function withProgress<T, R>(
  name: string,
  items: readonly T[],
  work: (item: T) => Promise<R>,
  runtime: Runtime,
): Promise<R[]> {
  const advance = startProgress(name, items.length, runtime);
  return mapConcurrently(items, async (item) => {
    const result = await work(item);
    advance();
    return result;
  });
}

/** Shows how many of some items are done. Returns a function that counts one more. */
function startProgress(name: string, total: number, { terminal }: Runtime): () => void {
  let done = 0;
  const show = (): void => terminal.showProgress(`${name} ${String(done)}/${String(total)}`);
  show();
  return () => {
    done += 1;
    show();
  };
}

async function dryRunTarget(target: Target, check: VocabularyCheck): Promise<TargetDryRun> {
  const { bundle, deployment, platform } = target;
  const [dryRun, problems] = await Promise.all([
    platform.dryRun(deployment, bundle),
    readVocabulary(target).then((vocabulary) => (vocabulary === null ? [] : check(bundle, vocabulary))),
  ]);
  return { target, dryRun, problems };
}

/** The vocabulary of the platform; null if it provides none. It is optional, since the dry run decides what is accepted. */
async function readVocabulary({ bundle, deployment, platform }: Target): Promise<Vocabulary | null> {
  try {
    return await platform.vocabulary(deployment, bundle.kind);
  } catch (error) {
    // A gateway may answer 403 or 400 to an unknown path. Any other failure stops the dry run as well.
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
