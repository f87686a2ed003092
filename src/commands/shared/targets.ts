import { type Bundle, bundleKinds, type Deployment } from '../../domain/bundle.ts';
import type { Unanswered } from '../../domain/outcome.ts';
import { mapConcurrently, deferRejection } from '../../util/parallel.ts';
import { UsageError, PlatformError } from '../../domain/errors.ts';
import type { Platform, Vocabulary } from '../../domain/platform.ts';
import type { DryRun } from '../../domain/dry-run.ts';
import type { Problem } from '../../domain/problem.ts';
import { type Settings, unmanagedIn } from '../../domain/settings.ts';
import { hasUnmanaged } from '../../domain/unmanaged-globs.ts';
import { withoutUnmanaged } from '../../plan/without-unmanaged.ts';
import { missingOperationStatuses } from '../../platform/assumptions.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { LoadedSelection } from './load.ts';
import type { Target } from '../../apply/context.ts';

/** Finds the deployment of each bundle on the platform. Throws UsageError when it is not clear which is meant. */
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
 * `findTargets` has found the same ids, no answer of these targets may be shown, recorded or written.
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
    const platform = withoutUnmanagedObjects(await runtime.connections.to(slug), slug, settings);
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
  const managesAll = bundleKinds.every((kind) => !hasUnmanaged(globs, kind));
  return managesAll ? platform : withoutUnmanaged(platform, globs, settings.extraFields);
}

async function lookUpDeployment(
  slug: string | null,
  settings: Settings,
  runtime: Runtime,
): Promise<{ deployment: Deployment; platform: Platform }> {
  const platform = await runtime.connections.to(slug);
  const configured = slug === null ? null : (settings.deployments.get(slug)?.id ?? null);
  const visible = await visibleDeployments(platform, slug, configured !== null);
  if (visible === null && slug !== null && configured !== null) {
    const deployment = { slug, id: configured };
    await checkId(deployment, platform);
    return { deployment, platform };
  }
  return { deployment: chooseDeployment(slug, configured, visible ?? []), platform };
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
  optional: boolean,
): Promise<Deployment[] | null> {
  try {
    return await platform.deployments(slug === null ? null : [slug]);
  } catch (error) {
    // Any other refusal would also fail the preview.
    if (optional && isListMissing(error)) return null;
    throw error;
  }
}

/** Whether the error may mean that the platform has no complete list of deployments. */
export const isListMissing = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && (error.partial || missingOperationStatuses.includes(error.status));

// Not everyone who can read a workflow's log may see their names.
const listDeploymentsHint = '`ifmatch api listDeployments` lists those it can see.';

function chooseDeployment(slug: string | null, configured: string | null, visible: readonly Deployment[]): Deployment {
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
  if (configured !== null && configured !== deployment.id) {
    throw new UsageError(
      `The deployment ${slug} has the id ${deployment.id} on the platform, but ${configured} in the config.`,
      { fix: 'Fix the config.' },
    );
  }
  return deployment;
}

/** The platform's dry run of a bundle, and the problems by its vocabulary. */
export type PreviewedTarget = {
  readonly target: Target;
  readonly preview: DryRun;
  readonly problems: readonly Problem[];
};

/** Checks a bundle against the platform's vocabulary. */
type VocabularyCheck = (bundle: Bundle, vocabulary: Vocabulary) => readonly Problem[];

/** The answers of the deployments, in the order of the bundles. */
export type DeploymentAnswers = {
  readonly targets: readonly Target[];
  readonly answers: readonly PreviewedTarget[];
  /** The deployments that could not be asked. */
  readonly unanswered: readonly Unanswered[];
};

export type AskOptions = {
  readonly check: VocabularyCheck;
  /** Whether the live state is read ahead, for a later step. */
  readonly readsLive: boolean;
  /** Whether a deployment that does not answer stops the others. */
  readonly stopsAtFailure: boolean;
};

/** Finds each deployment on the platform, dry-runs its bundles, and checks them meanwhile. Changes nothing. Throws PlatformError, UsageError. */
export async function askDeployments(
  files: LoadedSelection,
  runtime: Runtime,
  options: AskOptions,
): Promise<DeploymentAnswers> {
  const { selection, bundles } = files;
  const bySlug = Map.groupBy(bundles, (bundle) => bundle.deployment ?? selection.deployment);
  const advance = startProgress('dry run', bundles.length, runtime);
  const asked = await mapConcurrently(
    [...bySlug],
    async ([slug, bundlesOfOne]): Promise<PreviewedTarget[] | Unanswered> => {
      try {
        return await askDeployment({ ...files, bundles: bundlesOfOne }, runtime, options, advance);
      } catch (error) {
        if (options.stopsAtFailure || !(error instanceof PlatformError || error instanceof UsageError)) throw error;
        return { slug, error };
      }
    },
  );
  const unanswered = asked.filter((one): one is Unanswered => 'error' in one);
  const [first] = unanswered;
  if (first !== undefined && unanswered.length === asked.length) throw first.error;
  const answered = asked.flatMap((one) => ('error' in one ? [] : one));
  const answers = answered.toSorted((a, b) => bundles.indexOf(a.target.bundle) - bundles.indexOf(b.target.bundle));
  return { targets: answers.map(({ target }) => target), answers, unanswered };
}

/** Asks one deployment about its bundles. With a configured id, the dry runs start beside the look-up, whose error is reported first. */
async function askDeployment(
  files: LoadedSelection,
  runtime: Runtime,
  { check, readsLive }: AskOptions,
  advance: () => void,
): Promise<PreviewedTarget[]> {
  const dryRun = (targets: readonly Target[]): Promise<PreviewedTarget[]> =>
    mapConcurrently(targets, async (target) => {
      const answer = await previewTarget(target, check);
      advance();
      return answer;
    });
  const configured = await configuredTargets(files, runtime);
  const started = configured === null ? null : deferRejection(dryRun(configured));
  // The connection remembers the answer, for a later step.
  if (readsLive)
    void deferRejection(
      mapConcurrently(configured ?? [], ({ platform, deployment, bundle }) => platform.read(deployment, bundle.kind)),
    );
  const targets = await findTargets(files, runtime);
  const answers = await (started ?? dryRun(targets));
  return answers.map((answer, index) => ({ ...answer, target: targets[index] ?? answer.target }));
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

/** Shows how many of some items are done, and returns what counts the next one. */
function startProgress(name: string, total: number, { terminal }: Runtime): () => void {
  let done = 0;
  const show = (): void => terminal.progress(`${name} ${String(done)}/${String(total)}`);
  show();
  return () => {
    done += 1;
    show();
  };
}

async function previewTarget(target: Target, check: VocabularyCheck): Promise<PreviewedTarget> {
  const { bundle, deployment, platform } = target;
  const [preview, problems] = await Promise.all([
    platform.dryRun(deployment, bundle),
    readVocabulary(target).then((vocabulary) => (vocabulary === null ? [] : check(bundle, vocabulary))),
  ]);
  return { target, preview, problems };
}

/** Null if the platform does not provide it: it is optional, and the dry run decides what is accepted. */
async function readVocabulary({ bundle, deployment, platform }: Target): Promise<Vocabulary | null> {
  try {
    return await platform.vocabulary(deployment, bundle.kind);
  } catch (error) {
    // A gateway may answer 403 or 400 to an unknown path. Any other failure stops the dry run as well.
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
