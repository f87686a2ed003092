import type { Target } from '../../apply/context.ts';
import type { Bundle, BundleContent, Deployment } from '../../domain/bundle.ts';
import { configName, type Settings } from '../../domain/settings.ts';
import { UsageError } from '../../domain/errors.ts';
import type { BundleResult, Plan } from '../../domain/plan.ts';
import type { Platform } from '../../domain/platform.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import type { PlanFile } from '../../generated/types.ts';
import { SigningError } from '../../plan/file/signing.ts';
import { PlanFileError, readPlanFile, type SavedPlan, signPlanFile } from '../../plan/file/plan-file.ts';
import { escapeTerminal } from '../../report/escape.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findConfig, loadValidConfig } from './config-scope.ts';
import type { LoadedSelection } from './load.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { findDeployment } from './targets.ts';

/** A plan that may be applied, with its files and targets. */
export type PlanToApply = {
  readonly plan: Plan;
  readonly problems: readonly LocatedProblem[];
  readonly files: Pick<LoadedSelection, 'settings' | 'selection'>;
  readonly targets: readonly Target[];
};

/**
 * Refuses a saved plan of another config than this run's, unless one is given: guards must not be forgotten, and a plan file must not choose them.
 * Throws UsageError.
 */
export function refuseOtherConfig(
  configOfPlan: string | null,
  planPath: string,
  selection: FileSelection,
  runtime: Runtime,
): void {
  if (configOfPlan === null || configOfPlan === configName || selection.config !== null) return;
  if (configOfPlan === findConfig(selection)) return;
  throw new UsageError(
    `${planPath} was made with the guards of ${escapeTerminal(runtime.asTyped(configOfPlan))}, but this run uses another config.`,
    { fix: 'Name the right one with --config.' },
  );
}

/** Reads and verifies a plan file. Throws UsageError with what is wrong. `fix` replaces the usual fix of that error. */
export async function readSavedPlan(path: string, runtime: Runtime, fix: string | null = null): Promise<SavedPlan> {
  const text = runtime.readText(path);
  try {
    return await readPlanFile(text, (slug) => runtime.connections.planSecret(slug));
  } catch (error) {
    if (error instanceof SigningError) {
      throw new UsageError(`${path}: ${error.message}`, { fix: error.fix, cause: error });
    }
    if (!(error instanceof PlanFileError)) throw error;
    const fixOfCommand = error.fix === null ? null : (fix ?? error.fix);
    throw new UsageError(`${path}: ${error.message}`, { fix: fixOfCommand, cause: error });
  }
}

/** A plan file to write. `unsigned`: why it could not be signed; null if it is signed. */
export type PlanFileToWrite = { readonly file: PlanFile; readonly unsigned: SigningError | null };

/** Signs a plan with the tokens of its deployments. */
export async function signIfPossible(file: PlanFile, runtime: Runtime): Promise<PlanFileToWrite> {
  try {
    return { file: await signPlanFile(file, (slug) => runtime.connections.planSecret(slug)), unsigned: null };
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    return { file, unsigned: error };
  }
}

/** Whether a bundle was written, verified or not. Null: never sent. */
export const wasWritten = (result: BundleResult['kind'] | null): boolean =>
  result === 'applied' || result === 'already-applied' || result === 'unverified';

/** The settings for a plan that needs no files, from the config of a selection. Throws OtherFilesInvalidError if it has errors. */
export async function loadSettingsForSelection(selection: FileSelection, runtime: Runtime): Promise<Settings> {
  const settings = await loadValidConfig(findConfig(selection), runtime);
  runtime.useConfig(settings.file ?? null);
  return settings;
}

/** The content to send, and the plan's deployment. */
type PlanContent = { readonly content: BundleContent; readonly deployment: Deployment };

/** Path of a plan file, and the platform it was made for. */
type PlanOrigin = { readonly path: string; readonly platform: string | null };

/** Finds the deployments of a plan without files. Throws UsageError when the plan is for another platform, or a deployment was replaced. */
export async function findPlanTargets(
  contents: readonly PlanContent[],
  { path, platform }: PlanOrigin,
  settings: Settings,
  runtime: Runtime,
): Promise<Target[]> {
  const deploymentsBySlug = new Map<string, { deployment: Deployment; platform: Platform }>();
  for (const slug of new Set(contents.map(({ deployment }) => deployment.slug))) {
    deploymentsBySlug.set(slug, await findDeployment(slug, settings, runtime));
    if (platform !== runtime.connections.platformName)
      throw otherPlatformError(path, platform, runtime.connections.platformName);
  }
  return contents.flatMap(({ content, deployment }) => {
    const target = deploymentsBySlug.get(deployment.slug);
    if (target === undefined) return [];
    if (target.deployment.id !== deployment.id) throw otherDeploymentError(path, deployment, target.deployment);
    return [{ ...target, bundle: undeclaredBundle(content, deployment.slug) }];
  });
}

/** A bundle that is in no file. */
function undeclaredBundle(content: BundleContent, deployment: string): Bundle {
  const facts = { deployment, origins: new Map(), notes: new Map(), overrides: new Map(), excluded: [] };
  return content.kind === 'remediation'
    ? { kind: content.kind, content: content.content, ...facts }
    : { kind: content.kind, content: content.content, ...facts };
}

const otherPlatformError = (path: string, planned: string | null, current: string | null): UsageError =>
  new UsageError(`${path} was made for ${planned ?? 'no platform'}, but this is ${current ?? 'no platform'}.`, {
    fix: 'Fix the address.',
  });

const otherDeploymentError = (path: string, { slug, id }: Deployment, current: Deployment): UsageError =>
  new UsageError(
    `${path} was made for the deployment ${slug} with the id ${id}, but that slug has the id ${current.id} now. It cannot be rolled back there.`,
  );
