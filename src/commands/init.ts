import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { quoteForShell } from '../util/shell.ts';
import { UsageError, PlatformError } from '../domain/errors.ts';
import type { PullOutcome } from '../domain/pull.ts';
import type { Source } from '../domain/source.ts';
import type { InitOptions, WorkflowChoice } from './init-options.ts';
import { openDisk } from '../files/disk.ts';
import { loadFiles } from '../files/load.ts';
import { escapeTerminal } from '../report/escape.ts';
import { renderPullTerminal } from '../report/formats/terminal/pull.ts';
import { layout, type Line, type Layout, unwrappedLine, textLine } from '../report/formats/terminal/layout.ts';
import { pluralize } from '../util/text.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { repositoryRoot } from '../runtime/repository.ts';
import { Git } from '../runtime/git.ts';
import { replaceTexts } from './edits.ts';
import { type ActionCopy, compareCopy, copyFolder, editionWords, namesUnowned, usesCopy } from './action-copy.ts';
import { type FileStep, type NamedDeployment, actionWorkflows, planFiles } from './init-files.ts';
import { builtInPolicies } from './init-built-in.ts';
import { offerInvariants } from './init-tests.ts';
import { validConfig } from './config-scope.ts';
import { pull } from './pull.ts';

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
  const known = await readKnown(runtime);
  const deployments = await chooseDeployments(options, known, runtime);
  const isReachable = canReach(options, deployments, runtime) !== undefined;
  const workflow = options.workflow ?? usualWorkflow(source, clone.isElsewhere || connections.isEmbedded);
  const { force, action } = options;
  const { deployments: configured, folders } = known;
  const isPulled = pullsPolicies(options, known, isReachable);
  const builtIn = isPulled && !known.hasConfig ? await builtInPolicies(deployments, runtime) : [];
  const chosen = { source, deployments, known: configured, folders, builtIn, workflow, force, packageRoot, action };
  const steps = planFiles({ ...clone, ...chosen });
  const written = writeAll(clone.top, source, steps, { force, packageRoot });
  const outcome = isPulled ? await pullPolicies(runtime) : null;
  const isWhole = isPulledWhole(outcome);
  const offered = isPulled && isWhole ? await offerInvariants(runtime) : [];
  const hasPolicies = isPulled || known.hasPolicies;
  const report = [
    ...steps.map(({ sign, path, note }) => textLine(0, `${sign} ${path}${note}`)),
    ...written.map((text) => textLine(0, text)),
    ...steps.filter(keepsUnowned).map(({ path }) => textLine(0, unownedWords(path))),
    ...notesFor(workflow, clone, connections).map(noteLine),
  ];
  const view = { ...look, platform: connections.name, quiet: true, repeatedOptions: '', scope: [], git: null };
  const pulled = outcome === null ? [] : [renderPullTerminal(outcome, view)];
  const next = ['Next:', ...nextCommands(hasPolicies, isReachable, options)].map((text) => unwrappedLine(0, text));
  return {
    text: [
      layout(report, look),
      ...pulled,
      ...offered.map(({ path, tests }) => layout([textLine(0, offeredWords(path, tests))], look)),
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
  if (present === null) return `+ ${copyFolder}/ (the action and the program, ${editionWords(shipped)})`;
  if (edits.size === 0) return `= ${copyFolder}/ (${editionWords(shipped)})`;
  if (isWritten) return `~ ${copyFolder}/ (from ${editionWords(present)} to ${editionWords(shipped)})`;
  return `! ${copyFolder}/ (left: it is ${editionWords(present)}; \`ifmatch init --update\` makes it ${editionWords(shipped)})`;
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
function pullsPolicies({ policies }: InitOptions, { hasPolicies }: Known, isReachable: boolean): boolean {
  if (policies !== null) return policies === 'platform';
  return !hasPolicies && isReachable;
}

/** Whether the files have all that was to be pulled. */
const isPulledWhole = (outcome: PullOutcome | null): boolean =>
  outcome === null || outcome.kind === 'no-changes' || outcome.kind === 'written';

const offeredWords = (path: string, tests: number): string =>
  `+ ${path} (${tests === 1 ? 'an invariant that holds' : `${String(tests)} invariants that hold`} today: \`ifmatch test\` proves it, \`ifmatch test --suggest\` finds more)`;

const keepsUnowned = ({ sign, old, text }: FileStep): boolean =>
  namesUnowned(sign === '!' || sign === '=' ? (old ?? '') : text);

const unownedWords = (path: string): string =>
  `${path} runs ifmatch under a name that nobody owns yet: whoever registers it gets the token. Use \`uses: ./${copyFolder}\` and \`node ${copyFolder}/dist/cli.js\`, or \`ifmatch init --force\`.`;

/** Workflows with our action stay; a trial needs none. */
function usualWorkflow(source: Source, needsNone: boolean): WorkflowChoice | null {
  if (actionWorkflows(source).length > 0) return null;
  return needsNone ? 'none' : 'simple';
}

/** What git knows about the folder. */
type Clone = {
  /** Absolute path of the repository; without git, of the folder. */
  readonly top: string;
  /** The folder relative to the top, with forward slashes; '' for the top. */
  readonly prefix: string;
  readonly isRepository: boolean;
  /** Whether `origin` is at another host than GitHub. */
  readonly isElsewhere: boolean;
  /** The default branch. */
  readonly branch: string;
};

function readClone(git: Git, folder: string): Clone {
  const here = realpathSync.native(folder);
  // A bare repository, git's own folder, or the repository of another user.
  const refusal = git.whyRefused();
  if (refusal !== null || line(git, ['rev-parse', '--is-inside-work-tree']) === 'false')
    throw new UsageError(`This folder is no working tree of git${refusal === null ? '' : ` (${refusal})`}.`, {
      fix: 'Run `ifmatch init` at the top of a clone.',
    });
  // Only a folder outside any repository works without git.
  if (repositoryRoot(here) === null)
    return { top: here, prefix: '', isRepository: false, isElsewhere: false, branch: 'main' };
  const top = realpathSync.native(git.top());
  const head = line(git, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'])?.replace(/^origin\//, '');
  const usual = ['main', 'master'].find(
    (name) => line(git, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`]) !== null,
  );
  return {
    top,
    prefix: relative(top, here).replaceAll(sep, '/'),
    isRepository: true,
    isElsewhere: isElsewhere(line(git, ['remote', 'get-url', 'origin']) ?? ''),
    branch: head ?? usual ?? line(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']) ?? 'main',
  };
}

/** The first line that git prints; null if it fails: no repository, or no such ref or key. */
function line(git: Git, args: readonly string[]): string | null {
  try {
    const [first = ''] = git.read(args).toString('utf8').split('\n');
    return first === '' ? null : first;
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** Whether a remote is at another host than GitHub, such as GitLab. A local path has none. */
export function isElsewhere(remote: string): boolean {
  const [, server] =
    /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)/i.exec(remote) ??
    /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)/.exec(remote) ??
    [];
  return server !== undefined && !/(?:^|[.-])(?:github|ghe)[.-]/i.test(server);
}

/** What config and policies say already. */
type Known = {
  readonly deployments: readonly NamedDeployment[];
  readonly hasConfig: boolean;
  readonly hasPolicies: boolean;
  /** Folders, files or globs with policies. */
  readonly folders: readonly string[];
};

/** Throws OthersInvalid if the config has errors. */
async function readKnown(runtime: Runtime): Promise<Known> {
  const settings = await validConfig(null, runtime);
  const { files, bundles } = await loadFiles(runtime.source, settings, { paths: [], deployment: null });
  const configured = [...settings.deployments].map(([slug, { id }]) => ({ slug, id }));
  const named = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
  return {
    deployments: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({ slug, id: null })),
    hasConfig: settings.file !== undefined,
    hasPolicies: files.length > 0,
    folders: [
      ...new Set(
        [settings.policies, ...[...settings.deployments.values()].map(({ policies }) => policies ?? [])].flat(),
      ),
    ],
  };
}

/** The deployment whose token can be used, null for any; undefined without an address or a token. */
const canReach = (
  { hasAddress }: Pick<InitOptions, 'hasAddress'>,
  deployments: readonly { readonly slug: string }[],
  { connections }: Runtime,
): string | null | undefined =>
  hasAddress ? [null, ...deployments.map(({ slug }) => slug)].find((slug) => connections.hasToken(slug)) : undefined;

/** The deployments for the config: those named, those known already, else what the token sees. An id that it does not see is left out. */
export async function chooseDeployments(
  options: Pick<InitOptions, 'deployments' | 'hasAddress' | 'policies'>,
  known: Omit<Known, 'folders'>,
  runtime: Runtime,
): Promise<readonly NamedDeployment[]> {
  const given = [...new Set(options.deployments)].map((slug) => ({ slug: checkSlug(slug), id: null }));
  if (given.length === 0 && (known.deployments.length > 0 || known.hasConfig)) return known.deployments;
  const token = canReach(options, given, runtime);
  // Without an address or a token, this says which is missing.
  const needsList = token !== undefined || options.policies === 'platform';
  const platform = needsList ? await runtime.connections.to(token ?? null) : null;
  // A list that the platform cuts matters only where all of it is taken.
  const visible = (await platform?.deployments(given.length === 0 ? null : [])) ?? [];
  if (given.length === 0) return visible.map(({ slug, id }) => ({ slug: checkSlug(slug), id }));
  return given.map(({ slug }) => ({ slug, id: visible.find((one) => one.slug === slug)?.id ?? null }));
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

/** What a person must know or do beside the files: a text, or a command to paste. */
type Note = { readonly text: string } | { readonly command: string };

function notesFor(
  workflow: WorkflowChoice | null,
  { isRepository, isElsewhere: isOther, branch }: Clone,
  { isEmbedded, name }: Runtime['connections'],
): Note[] {
  const isNew = workflow !== null && workflow !== 'none';
  const notes: Note[] = [];
  if (!isRepository) notes.push({ text: 'This is not a git repository yet: run `git init`.' });
  if (isNew) notes.push(...workflowNotes(workflow, branch, isEmbedded ? null : name));
  if (isOther && !isNew)
    notes.push({ text: 'The workflows are for GitHub. For other CI services, see docs/other-ci.md of ifmatch.' });
  if (isEmbedded)
    notes.push(
      { text: 'For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:' },
      { command: 'ifmatch init --from-platform' },
    );
  return notes;
}

const noteLine = (note: Note): Line =>
  'text' in note ? textLine(0, note.text) : unwrappedLine(0, `  ${note.command}`);

/** The repository's settings as commands. `gh` prompts for the token, which keeps it out of the shell history. */
function workflowNotes(workflow: WorkflowChoice, branch: string, address: string | null): Note[] {
  const variable = { command: `gh variable set IFMATCH_BASE_URL --body ${quoteForShell(address ?? 'https://…')}` };
  const path = "'repos/{owner}/{repo}/environments/policies";
  const limits =
    "-F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'";
  if (workflow === 'simple')
    return [
      {
        text: 'The workflow needs a variable and a secret. Anyone who can push a branch can use the token; `ifmatch init --workflow hardened --force` writes workflows that prevent that.',
      },
      variable,
      { command: 'gh secret set IFMATCH_API_TOKEN' },
    ];
  return [
    {
      text: `The workflow needs a variable, and a secret in an environment that is limited to the branch ${branch}:`,
    },
    variable,
    { command: `gh api -X PUT ${path}' ${limits}` },
    { command: `gh api -X POST ${path}/deployment-branch-policies' -f name=${quoteForShell(branch)}` },
    { command: 'gh secret set IFMATCH_API_TOKEN --env policies' },
  ];
}

/** The next commands, ready to paste. */
const nextCommands = (
  hasPolicies: boolean,
  isReachable: boolean,
  { program, directory, again }: InitOptions,
): string[] => [
  ...(hasPolicies ? [`  ${program} validate ${directory}`.trimEnd()] : []),
  ...(isReachable ? [] : ['  export IFMATCH_BASE_URL=https://…', '  export IFMATCH_API_TOKEN=…']),
  `  ${program} ${hasPolicies ? 'preview' : 'pull'} ${again}`.trimEnd(),
];
