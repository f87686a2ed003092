import { UsageError, PlatformError } from '../../domain/errors.ts';
import type { PullOutcome } from '../../domain/pull.ts';
import type { Source } from '../../domain/source.ts';
import type { InitOptions, WorkflowChoice } from './options.ts';
import { openDisk } from '../../files/disk.ts';
import { loadFiles } from '../../files/load.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { renderPullTerminal } from '../../report/formats/terminal/pull.ts';
import { layout, type Layout, unwrappedLine, textLine } from '../../report/formats/terminal/layout.ts';
import { pluralize } from '../../util/text.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { Git } from '../../runtime/git.ts';
import { replaceTexts } from '../edits/replace-texts.ts';
import {
  type ActionCopy,
  compareCopy,
  copyFolder,
  formatVersion,
  runsUnregisteredName,
  usesCopy,
} from './action-copy.ts';
import { type FileStep, type NamedDeployment, actionWorkflows, planFiles } from './plan-files.ts';
import { findBuiltInPolicies } from './built-in-policies.ts';
import { writeInvariants } from './invariants.ts';
import { loadValidConfig } from '../shared/config-scope.ts';
import { pull } from '../pull/pull.ts';
import { readClone } from './clone.ts';
import { notesFor, noteLine, nextCommands } from './notes.ts';

/**
 * Prepares a repository for policies: inspects it, writes all files or none, then pulls the platform's policies. Returns the report, and whether
 * the policies are ready for the next commands. Throws UsageError for a wrong flag, an unsuitable folder, a config with errors or a file that
 * cannot be written; then nothing was written.
 */
export async function init(
  options: InitOptions,
  runtime: Runtime,
  look: Layout,
): Promise<{ readonly text: string; readonly ok: boolean }> {
  const { connections, packageRoot } = runtime;
  const clone = readClone(new Git(runtime.root, runtime.env), runtime.root);
  const source = openDisk(clone.top);
  if (options.update) return update(clone.top, source, runtime, look);
  const known = await readExistingSetup(runtime);
  const deployments = await chooseDeployments(options, known, runtime);
  const isReachable = findUsableToken(options, deployments, runtime) !== undefined;
  const workflow = options.workflow ?? defaultWorkflow(source, clone.isOtherHost || connections.isEmbedded);
  const { force, action } = options;
  const { deployments: configured, folders } = known;
  const isPulled = pullsPolicies(options, known, isReachable);
  const builtIn = isPulled && !known.hasConfig ? await findBuiltInPolicies(deployments, runtime) : [];
  const chosen = { source, deployments, known: configured, folders, builtIn, workflow, force, packageRoot, action };
  const steps = planFiles({ ...clone, ...chosen });
  const written = writeAll(clone.top, source, steps, { force, packageRoot });
  const outcome = isPulled ? await pullPolicies(runtime) : null;
  const isWhole = isPulledCompletely(outcome);
  const offered = isPulled && isWhole ? await writeInvariants(runtime) : [];
  const hasPolicies = isPulled || known.hasPolicies;
  const report = [
    ...steps.map(({ sign, path, note }) => textLine(0, `${sign} ${path}${note}`)),
    ...written.map((text) => textLine(0, text)),
    ...steps.filter(keepsUnregisteredName).map(({ path }) => textLine(0, describeUnregisteredName(path))),
    ...notesFor(workflow, clone, connections).map(noteLine),
  ];
  const view = { ...look, platform: connections.name, quiet: true, repeatedOptions: '', scope: [], git: null };
  const pulled = outcome === null ? [] : [renderPullTerminal(outcome, view)];
  const next = ['Next:', ...nextCommands(hasPolicies, isReachable, options)].map((text) => unwrappedLine(0, text));
  return {
    text: [
      layout(report, look),
      ...pulled,
      ...offered.map(({ path, tests }) => layout([textLine(0, describeInvariants(path, tests))], look)),
      layout(next, look),
    ].join('\n'),
    ok: isWhole,
  };
}

/** Writes the files and the copy of the action that they name, all or none. Returns lines for the report: the state of the copy, and how many files were written. */
function writeAll(
  top: string,
  source: Source,
  steps: readonly FileStep[],
  { force, packageRoot }: { readonly force: boolean; readonly packageRoot: string },
): string[] {
  const writes = steps.filter(({ sign }) => sign === '+' || sign === '~');
  const copy = steps.some(({ text }) => usesCopy(text)) ? compareCopy(source, packageRoot) : null;
  const isCopied = copy !== null && (copy.present === null || force);
  const before = new Map(writes.flatMap(({ path, old }) => (old === null ? [] : [[path, old]])));
  const edits = new Map<string, string | null>(writes.map(({ path, text }) => [path, text]));
  for (const [path, text] of isCopied ? copy.before : []) before.set(path, text);
  for (const [path, text] of isCopied ? copy.edits : []) edits.set(path, text);
  replaceTexts(top, before, edits);
  return [...(copy === null ? [] : [copyLine(copy, isCopied)]), `${pluralize(edits.size, 'file')} written.`];
}

/** The sign and state of the copy of the action. `isWritten`: or left as it is. */
function copyLine({ present, shipped, edits }: ActionCopy, isWritten: boolean): string {
  if (present === null) return `+ ${copyFolder}/ (the action and the program, ${formatVersion(shipped)})`;
  if (edits.size === 0) return `= ${copyFolder}/ (${formatVersion(shipped)})`;
  if (isWritten) return `~ ${copyFolder}/ (from ${formatVersion(present)} to ${formatVersion(shipped)})`;
  return `! ${copyFolder}/ (left: it is ${formatVersion(present)}; \`ifmatch init --update\` makes it ${formatVersion(shipped)})`;
}

/** Renews the copy of the action, or makes it. */
function update(top: string, source: Source, { packageRoot }: Runtime, look: Layout): { text: string; ok: boolean } {
  const copy = compareCopy(source, packageRoot);
  replaceTexts(top, copy.before, copy.edits);
  const isSame = copy.edits.size === 0;
  const lines = [
    copyLine(copy, true),
    isSame ? 'It is up to date.' : `${pluralize(copy.edits.size, 'file')} changed. Review and commit them.`,
  ];
  return {
    text: layout(
      lines.map((text) => textLine(0, text)),
      look,
    ),
    ok: true,
  };
}

/** Whether the platform's policies are written: as asked, else where there are none yet and the platform can be reached. */
function pullsPolicies({ policies }: InitOptions, { hasPolicies }: ExistingSetup, isReachable: boolean): boolean {
  if (policies !== null) return policies === 'platform';
  return !hasPolicies && isReachable;
}

/** Whether the files have all that was to be pulled. */
const isPulledCompletely = (outcome: PullOutcome | null): boolean =>
  outcome === null || outcome.kind === 'no-changes' || outcome.kind === 'written';

const describeInvariants = (path: string, tests: number): string =>
  `+ ${path} (${tests === 1 ? 'an invariant that holds' : `${String(tests)} invariants that hold`} today: \`ifmatch test\` proves it, \`ifmatch test --suggest\` finds more)`;

const keepsUnregisteredName = ({ sign, old, text }: FileStep): boolean =>
  runsUnregisteredName(sign === '!' || sign === '=' ? (old ?? '') : text);

const describeUnregisteredName = (path: string): string =>
  `${path} runs ifmatch under a name that nobody owns yet: whoever registers it gets the token. Use \`uses: ./${copyFolder}\` and \`node ${copyFolder}/dist/cli.js\`, or \`ifmatch init --force\`.`;

/** Workflows with our action stay; a trial needs none. */
function defaultWorkflow(source: Source, needsNone: boolean): WorkflowChoice | null {
  if (actionWorkflows(source).length > 0) return null;
  return needsNone ? 'none' : 'simple';
}

/** What config and policies say already. */
type ExistingSetup = {
  readonly deployments: readonly NamedDeployment[];
  readonly hasConfig: boolean;
  readonly hasPolicies: boolean;
  /** Folders, files or globs with policies. */
  readonly folders: readonly string[];
};

/** Throws OthersInvalid if the config has errors. */
async function readExistingSetup(runtime: Runtime): Promise<ExistingSetup> {
  const settings = await loadValidConfig(null, runtime);
  const { paths, bundles } = await loadFiles(runtime.source, settings, { paths: [], deployment: null });
  const configured = [...settings.deployments].map(([slug, { id }]) => ({ slug, id }));
  const named = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
  return {
    deployments: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({ slug, id: null })),
    hasConfig: settings.file !== undefined,
    hasPolicies: paths.length > 0,
    folders: [
      ...new Set(
        [settings.policies, ...[...settings.deployments.values()].map(({ policies }) => policies ?? [])].flat(),
      ),
    ],
  };
}

/** The deployment whose token can be used, null for any; undefined without an address or a token. */
const findUsableToken = (
  { hasAddress }: Pick<InitOptions, 'hasAddress'>,
  deployments: readonly { readonly slug: string }[],
  { connections }: Runtime,
): string | null | undefined =>
  hasAddress ? [null, ...deployments.map(({ slug }) => slug)].find((slug) => connections.hasToken(slug)) : undefined;

/** The deployments for the config: those named, those known already, else what the token sees. An id that it does not see is left out. */
export async function chooseDeployments(
  options: Pick<InitOptions, 'deployments' | 'hasAddress' | 'policies'>,
  known: Omit<ExistingSetup, 'folders'>,
  runtime: Runtime,
): Promise<readonly NamedDeployment[]> {
  const named = [...new Set(options.deployments)].map((slug) => ({ slug: checkSlug(slug), id: null }));
  if (named.length === 0 && (known.deployments.length > 0 || known.hasConfig)) return known.deployments;
  const token = findUsableToken(options, named, runtime);
  // Without an address or a token, this says which is missing.
  const needsList = token !== undefined || options.policies === 'platform';
  const platform = needsList ? await runtime.connections.to(token ?? null) : null;
  // A list that the platform cuts matters only where all of it is taken.
  const visible = (await platform?.deployments(named.length === 0 ? null : [])) ?? [];
  if (named.length === 0) return visible.map(({ slug, id }) => ({ slug: checkSlug(slug), id }));
  return named.map(({ slug }) => ({ slug, id: visible.find((one) => one.slug === slug)?.id ?? null }));
}

/** A slug is also the name of a folder. */
function checkSlug(slug: string): string {
  if (/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) return slug;
  throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment.`, {
    fix: 'A slug holds letters, digits, hyphens, dots and underscores.',
  });
}

/** Pulls the platform's policies. The other files are written, so a refusal is part of the report. */
async function pullPolicies(runtime: Runtime): Promise<PullOutcome> {
  const { source } = runtime;
  try {
    const options = { config: null, deployment: null, check: false, single: false, all: true, force: false };
    return await pull({ source, ...options }, runtime);
  } catch (error) {
    if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
    return { kind: 'failed', error, problems: [] };
  }
}
