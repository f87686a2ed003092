import { UsageError, PlatformError } from '../../domain/errors.ts';
import type { PullOutcome } from '../../domain/pull-outcome.ts';
import type { Source } from '../../domain/source.ts';
import type { InitOptions, WorkflowChoice } from './options.ts';
import { openDisk } from '../../files/disk.ts';
import { loadFiles } from '../../files/load.ts';
import { escapeTerminal } from '../../report/escape.ts';
import type { Layout } from '../../report/formats/terminal/layout.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { Git } from '../../runtime/git.ts';
import { replaceTexts } from '../edits/replace-texts.ts';
import { compareCopy, usesCopy } from './action-copy.ts';
import { type FileStep, type NamedDeployment, actionWorkflows, chooseFileSteps } from './file-steps.ts';
import { findBuiltInPolicies } from './built-in-policies.ts';
import { writeInvariants } from './invariants.ts';
import { loadValidConfig } from '../shared/config-scope.ts';
import { pull, type PullOptions } from '../pull/pull.ts';
import { type Clone, readClone } from './clone.ts';
import { renderInit, renderUpdate, type WrittenCopy } from './report.ts';

/**
 * Prepares a repository for policies: inspects it, writes all files or none, then pulls the platform's policies. Returns the report, and whether
 * the policies are ready for the next commands. Throws UsageError for a wrong flag, an unsuitable folder, a config with errors or a file that
 * cannot be written; then nothing was written.
 */
export async function init(
  options: InitOptions,
  runtime: Runtime,
  layoutOptions: Layout,
): Promise<{ readonly text: string; readonly isComplete: boolean }> {
  const { force, action } = options;
  const { connections, packageRoot } = runtime;
  const clone = readClone(new Git(runtime.root, runtime.env), runtime.root);
  const source = openDisk(clone.top);
  if (options.update)
    return { text: renderUpdate(renewCopy(clone.top, source, packageRoot), layoutOptions), isComplete: true };
  const existing = await readExistingSetup(runtime);
  const choices = await completeChoices(options, existing, clone, source, runtime);
  const steps = chooseFileSteps({ ...clone, ...existing, ...choices, source, force, action, packageRoot });
  const written = writeAll(clone.top, source, steps, force, packageRoot);
  const pulled = choices.pullsPolicies ? await pullPolicies(runtime) : null;
  const isComplete = pulled === null || isPulledCompletely(pulled);
  const invariants = pulled !== null && isComplete ? await writeInvariants(runtime) : [];
  const hasPolicies = choices.pullsPolicies || existing.hasPolicies;
  const result = { clone, steps, ...written, pulled, invariants, hasPolicies, ...choices };
  return { text: renderInit(result, options, connections, layoutOptions), isComplete };
}

// ── Inspect the repository ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the config and the policies of the repository say. */
type ExistingSetup = {
  /** The deployments of the config, else those that the policies name. */
  readonly configured: readonly NamedDeployment[];
  readonly hasConfig: boolean;
  readonly hasPolicies: boolean;
  /** Folders, files or globs with policies. */
  readonly folders: readonly string[];
};

/** Throws OtherFilesInvalidError if the config has errors. */
async function readExistingSetup(runtime: Runtime): Promise<ExistingSetup> {
  const settings = await loadValidConfig(null, runtime);
  const { paths, bundles } = await loadFiles(runtime.source, settings, { paths: [], deployment: null });
  const configured = [...settings.deployments].map(([slug, { id }]) => ({ slug, id }));
  const named = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
  return {
    configured: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({ slug, id: null })),
    hasConfig: settings.file !== undefined,
    hasPolicies: paths.length > 0,
    folders: [
      ...new Set(
        [settings.policies, ...[...settings.deployments.values()].map(({ policies }) => policies ?? [])].flat(),
      ),
    ],
  };
}

// ── Choose what the command line leaves open ────────────────────────────────────────────────────────────────────────────────────

type Choices = {
  readonly deployments: readonly NamedDeployment[];
  /** Whether there is an address and a token. */
  readonly isReachable: boolean;
  /** Null: the repository's own workflows with our action stay. */
  readonly workflow: WorkflowChoice | null;
  readonly pullsPolicies: boolean;
  /** Slugs of policies that the platform refuses to delete, for a new config. */
  readonly builtIn: readonly string[];
};

async function completeChoices(
  options: InitOptions,
  existing: ExistingSetup,
  clone: Clone,
  source: Source,
  runtime: Runtime,
): Promise<Choices> {
  const deployments = await chooseDeployments(options, existing, runtime);
  const isReachable = findDeploymentWithToken(options, deployments, runtime) !== undefined;
  const workflow = options.workflow ?? defaultWorkflow(source, clone.isOtherHost || runtime.connections.isEmbedded);
  const pullsPolicies =
    options.policies === null ? !existing.hasPolicies && isReachable : options.policies === 'platform';
  const builtIn = pullsPolicies && !existing.hasConfig ? await findBuiltInPolicies(deployments, runtime) : [];
  return { deployments, isReachable, workflow, pullsPolicies, builtIn };
}

/** The deployments for the config: those named, those known already, else what the token sees. An id that it does not see is left out. */
export async function chooseDeployments(
  options: Pick<InitOptions, 'deployments' | 'hasAddress' | 'policies'>,
  existing: Omit<ExistingSetup, 'folders'>,
  runtime: Runtime,
): Promise<readonly NamedDeployment[]> {
  const named = [...new Set(options.deployments)].map((slug) => ({ slug: checkSlug(slug), id: null }));
  if (named.length === 0 && (existing.configured.length > 0 || existing.hasConfig)) return existing.configured;
  const token = findDeploymentWithToken(options, named, runtime);
  // Without an address or a token, this says which is missing.
  const needsList = token !== undefined || options.policies === 'platform';
  const platform = needsList ? await runtime.connections.platformFor(token ?? null) : null;
  // A list that the platform cuts matters only where all of it is taken.
  const visible = (await platform?.deployments(named.length === 0 ? null : [])) ?? [];
  if (named.length === 0) return visible.map(({ slug, id }) => ({ slug: checkSlug(slug), id }));
  return named.map(({ slug }) => ({ slug, id: visible.find((deployment) => deployment.slug === slug)?.id ?? null }));
}

/** The deployment whose token can be used, null for any; undefined without an address or a token. */
const findDeploymentWithToken = (
  { hasAddress }: Pick<InitOptions, 'hasAddress'>,
  deployments: readonly { readonly slug: string }[],
  { connections }: Runtime,
): string | null | undefined =>
  hasAddress ? [null, ...deployments.map(({ slug }) => slug)].find((slug) => connections.hasToken(slug)) : undefined;

/** A slug is also the name of a folder. */
function checkSlug(slug: string): string {
  if (/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) return slug;
  throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment.`, {
    fix: 'A slug holds letters, digits, hyphens, dots and underscores.',
  });
}

/** Null if the repository has workflows with our action, which stay. A trial needs none. */
function defaultWorkflow(source: Source, needsNone: boolean): WorkflowChoice | null {
  if (actionWorkflows(source).length > 0) return null;
  return needsNone ? 'none' : 'simple';
}

// ── Write the files ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Writes the files and the copy of the action that they name, all or none. */
function writeAll(
  top: string,
  source: Source,
  steps: readonly FileStep[],
  force: boolean,
  packageRoot: string,
): { readonly copy: WrittenCopy | null; readonly fileCount: number } {
  const writes = steps.filter(({ verb }) => verb === 'create' || verb === 'update');
  const before = new Map(writes.flatMap(({ path, old }) => (old === null ? [] : [[path, old]])));
  const edits = new Map<string, string | null>(writes.map(({ path, text }) => [path, text]));
  const copy = steps.some(({ text }) => usesCopy(text)) ? compareCopy(source, packageRoot) : null;
  const isWritten = copy !== null && (copy.present === null || force);
  if (isWritten) {
    for (const [path, text] of copy.textsBefore) before.set(path, text);
    for (const [path, text] of copy.newTexts) edits.set(path, text);
  }
  replaceTexts(top, before, edits);
  return { copy: copy && { ...copy, isWritten }, fileCount: edits.size };
}

/** Renews the copy of the action, or makes it. */
function renewCopy(top: string, source: Source, packageRoot: string): WrittenCopy {
  const copy = compareCopy(source, packageRoot);
  replaceTexts(top, copy.textsBefore, copy.newTexts);
  return { ...copy, isWritten: true };
}

// ── Pull the policies ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Pulls the platform's policies. The other files are written, so a refusal is part of the report. */
async function pullPolicies(runtime: Runtime): Promise<PullOutcome> {
  const { source } = runtime;
  try {
    const options: PullOptions = {
      source,
      config: null,
      deployment: null,
      writesNothing: false,
      oneFilePerBundle: false,
      includesUndeclared: true,
      overwritesUnsaved: false,
    };
    return await pull(options, runtime);
  } catch (error) {
    if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
    return { kind: 'failed', error, problems: [] };
  }
}

/** Whether the files have all that was to be pulled. */
const isPulledCompletely = ({ kind }: PullOutcome): boolean => kind === 'no-changes' || kind === 'written';
