import { realpathSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import type { Deployment } from '../domain/bundle.ts';
import { shellWord, UsageError } from '../domain/json.ts';
import { PlatformError } from '../domain/preview.ts';
import type { PullOutcome } from '../domain/pull.ts';
import { defaultSettings, type PolicySource, type Settings, type WorkflowChoice } from '../domain/settings.ts';
import { openDisk } from '../files/disk.ts';
import { loadFiles } from '../files/load.ts';
import { escapeTerminal } from '../render/escape.ts';
import { renderPullTerminal } from '../render/pull.ts';
import { layout, type Line, type Look, raw, words } from '../render/terminal/text.ts';
import { count } from '../render/words.ts';
import type { Runtime } from '../runtime.ts';
import { repositoryTop } from '../runtime/checkout.ts';
import type { Git } from '../runtime/git.ts';
import type { Choice, Prompts } from '../runtime/prompts.ts';
import { overlay, replaceTexts } from './edits.ts';
import {
  type Choices,
  type FileStep,
  type NamedDeployment,
  type Place,
  planFiles,
  releaseNote,
  workflowsIn,
} from './init-files.ts';
import { soundConfig } from './load.ts';
import { pull } from './pull.ts';

/** The command line; null for what it leaves open. */
export type InitOptions = {
  readonly deployments: readonly string[];
  readonly policies: PolicySource | null;
  readonly workflow: WorkflowChoice | null;
  /** For CODEOWNERS. */
  readonly owners: readonly string[];
  readonly branch: string | null;
  /** Replace files of ours that differ. */
  readonly force: boolean;
  readonly dryRun: boolean;
  /** The options to repeat in the next commands, quoted for a shell: in any, and in those that ask the platform. */
  readonly directory: string;
  readonly again: string;
};

/** Everything that `init` uses: the runtime, the clone, and the person at the terminal. */
export type Site = {
  readonly runtime: Runtime;
  readonly git: Git;
  /** Absolute path of the folder of `-C`. */
  readonly folder: string;
  /** Null if no one can, or wants to, be asked. */
  readonly prompts: Prompts | null;
  /** Whether there is an address and a token for a deployment (null: any). */
  readonly reachable: (deployment: string | null) => boolean;
};

/**
 * Prepares a repository for policies: inspects it, asks for the rest, writes all files or none, then pulls the platform's policies. Returns the
 * report, and whether the policies are ready for the next commands. Throws UsageError for a wrong flag, an unsuitable folder, a config with
 * errors or a file that cannot be written, `Cancelled` when the person cancels. Nothing is written before the last question.
 */
export async function init(options: InitOptions, site: Site, look: Look): Promise<{ text: string; ok: boolean }> {
  const { connections, packageRoot } = site.runtime;
  refuseWrongFlags(options, site);
  const known = await lookAround(site);
  const choices = await choose(options, known, site);
  const steps = planFiles(choices, known, { force: options.force, packageRoot });
  const writes = steps.filter((step) => step.kind === 'write');
  const texts = new Map(writes.map(({ path, text }) => [path, text]));
  const before = new Map(writes.flatMap(({ path, old }) => (old === null ? [] : [[path, old]])));
  if (!options.dryRun) replaceTexts(known.top, before, texts);
  const outcome = choices.policies === 'platform' ? await pullPolicies(options, texts.get(known.config), site) : null;
  const isReachable = [null, ...choices.deployments.map(({ slug }) => slug)].some(site.reachable);
  const report = [
    ...steps.flatMap(stepLines),
    words(0, options.dryRun ? 'Nothing was written: --dry-run.' : `${count(writes.length, 'file')} written.`),
    ...notesFor(choices, known, connections).map((note) => (note.startsWith(' ') ? raw(0, note) : words(0, note))),
  ];
  const view = { ...look, platform: connections.name, quiet: true, again: '', scope: [], git: null };
  const next = ['Next:', ...nextCommands(choices, known, options, isReachable).map((command) => `  ${command}`)];
  const parts = [layout(report, look), ...(outcome === null ? [] : [renderPullTerminal(outcome, view)])];
  return {
    text: [
      ...parts,
      layout(
        next.map((text) => raw(0, text)),
        look,
      ),
    ].join('\n'),
    ok: outcome === null || outcome.kind === 'no-changes' || outcome.kind === 'written' || outcome.kind === 'changes',
  };
}

/** Refuses wrong flags before the first question. */
function refuseWrongFlags({ policies, deployments, owners, branch }: InitOptions, { reachable }: Site): void {
  const asksPlatform = policies === 'platform' || deployments.includes(every);
  if (asksPlatform && ![null, ...deployments].some(reachable))
    throw new UsageError(
      '`--from-platform` and `--deployment all` need the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, or try --sandbox.',
    );
  const wrong = owners.find((owner) => !isOwner.test(owner));
  if (wrong !== undefined)
    throw new UsageError(
      `--owners: ${escapeTerminal(wrong)} is not an owner: write @organization/team, @user or an email address.`,
    );
  if (branch !== null && !isBranch.test(branch))
    throw new UsageError(`--branch ${escapeTerminal(branch)} is not the name of a branch.`);
}

const isOwner = /^[\w.+-]*@[\w./-]+$/;

/** Excludes the characters that git refuses in branch names. */
const isBranch = /^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u;

/** What is known without asking anyone. */
type Known = Place &
  Clone & {
    readonly host: Host;
    readonly settings: Settings;
    readonly policyFiles: number;
  };

/** Throws UsageError where git accepts no working tree, OthersInvalid if the config has errors. */
async function lookAround({ runtime, git, folder }: Site): Promise<Known> {
  const clone = readClone(git, folder);
  const source = openDisk(clone.top);
  const host = hostOf(clone.remote);
  const settings = await soundConfig(null, runtime);
  const { files, bundles } = await loadFiles(runtime.source, settings, { paths: [], deployment: null });
  const configured = [...settings.deployments].map(([slug, { id }]) => ({ slug, id }));
  const named = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
  const folders = [...settings.policies, ...[...settings.deployments.values()].flatMap((one) => one.policies ?? [])];
  return {
    ...clone,
    source,
    host,
    mayBeGitHub: host.server === null || host.isGitHub,
    config: posix.join(clone.prefix, 'ifmatch.yaml'),
    settings,
    deployments: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({ slug, id: null })),
    policyFiles: files.length,
    folders: [...new Set(folders.length === 0 ? defaultSettings.policies : folders)].map((path) =>
      posix.join(clone.prefix, path),
    ),
    workflows: workflowsIn(source),
  };
}

/** What git knows about the folder. */
type Clone = {
  /** Absolute path of the repository; without git, of the folder. */
  readonly top: string;
  /** The folder relative to the top, with forward slashes; '' for the top. */
  readonly prefix: string;
  readonly isRepository: boolean;
  /** URL of `origin`. */
  readonly remote: string | null;
  /** The default branch. */
  readonly defaultBranch: string;
};

function readClone(git: Git, folder: string): Clone {
  const here = realpathSync.native(folder);
  // A bare repository, git's own folder, or the repository of another user.
  const refusal = git.refusal();
  if (refusal !== null || line(git, ['rev-parse', '--is-inside-work-tree']) === 'false')
    throw new UsageError(
      `This folder is no working tree of git${refusal === null ? '' : ` (${refusal})`}. Run \`ifmatch init\` at the top of a clone.`,
    );
  // Only a folder outside any repository works without git.
  if (repositoryTop(here) === null)
    return { top: here, prefix: '', isRepository: false, remote: null, defaultBranch: 'main' };
  const top = realpathSync.native(git.top());
  const head = line(git, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'])?.replace(/^origin\//, '');
  const usual = ['main', 'master'].find(
    (name) => line(git, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`]) !== null,
  );
  return {
    top,
    prefix: relative(top, here).replaceAll(sep, '/'),
    isRepository: true,
    remote: line(git, ['remote', 'get-url', 'origin']),
    defaultBranch: head ?? usual ?? line(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']) ?? 'main',
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

/** Where the repository is kept, from its remote; `server` is null for a local path. Untrusted: escape it. */
export type Host = { readonly server: string | null; readonly isGitHub: boolean; readonly repository: string };

/** The host in a remote's URL or in `user@host:path`; a local path has none. Drops a password. */
export function hostOf(remote: string | null): Host {
  const address = remote ?? '';
  const [, server, path = ''] =
    /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/i.exec(address) ??
    /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.*)$/.exec(address) ??
    [];
  if (server === undefined) return { server: null, isGitHub: false, repository: '' };
  // GitHub's name for SSH over port 443.
  const name = server.toLowerCase().replace(/^ssh\.(?=github\.com$)/, '');
  const repository = path
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\.git$/, '');
  return { server: name, isGitHub: /(?:^|[.-])(?:github|ghe)[.-]/.test(name), repository };
}

/** Makes every choice: from a flag, from what exists, from the platform, from the person, else from a default. */
async function choose(options: InitOptions, known: Known, site: Site): Promise<Choices> {
  const deployments = await chooseDeployments(options.deployments, known, site);
  const isReachable = [null, ...deployments.map(({ slug }) => slug)].some(site.reachable);
  return {
    deployments,
    policies: options.policies ?? (known.policyFiles === 0 && isReachable ? 'platform' : 'none'),
    workflow: options.workflow ?? (await chooseWorkflow(known, site)),
    owners: options.owners,
    branch: options.branch ?? known.defaultBranch,
  };
}

/** Value of `--deployment` for every deployment that the token sees. */
const every = 'all';

/** The deployments for the config: those named, those known already, else what the token sees. An id that it does not see is left out. */
export async function chooseDeployments(
  given: readonly string[],
  known: Pick<Known, 'deployments' | 'settings'>,
  { reachable, runtime }: Pick<Site, 'reachable' | 'runtime'>,
): Promise<readonly NamedDeployment[]> {
  if (given.length === 0 && (known.deployments.length > 0 || known.settings.file !== undefined))
    return known.deployments;
  const wantsAll = given.length === 0 || given.includes(every);
  const token = [null, ...given].find(reachable);
  const platform = token === undefined ? null : await runtime.connections.to(token);
  // A list that the platform cuts matters only where all of it is taken.
  const visible = (await platform?.deployments(wantsAll ? null : [])) ?? [];
  if (platform !== null && wantsAll) refuseUnclear(visible, given.length > 0);
  const ids = new Map(visible.map(({ slug, id }) => [slug, id]));
  const slugs = wantsAll ? [...ids.keys()] : [...new Set(given)];
  return slugs.map((slug) => ({ slug: checkSlug(slug), id: ids.get(slug) ?? null }));
}

function refuseUnclear(visible: readonly Deployment[], wantsAll: boolean): void {
  if (visible.length === 0)
    throw new UsageError('The token sees no deployment. Check that it belongs to the right organization.');
  if (visible.length > 1 && !wantsAll)
    throw new UsageError(
      `The token can see several deployments (${visible.map(({ slug }) => slug).join(', ')}): choose with --deployment, once for each, or --deployment all.`,
    );
}

/** A slug is also the name of a folder. */
function checkSlug(slug: string): string {
  if (/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) return slug;
  throw new UsageError(
    `--deployment ${escapeTerminal(slug)} is not the slug of a deployment. A slug holds letters, digits, hyphens, dots and underscores.`,
  );
}

/** Trying it out should need no knowledge of workflows. */
function chooseWorkflow(
  { mayBeGitHub, workflows }: Known,
  { prompts, runtime }: Site,
): Choices['workflow'] | Promise<WorkflowChoice> {
  if (workflows.own.length > 0) return null;
  if (runtime.connections.isEmbedded || !mayBeGitHub) return 'none';
  return prompts === null ? 'simple' : prompts.select('Which workflow for GitHub Actions?', workflowKinds);
}

const workflowKinds: readonly Choice<WorkflowChoice>[] = [
  { value: 'simple', label: 'simple', hint: 'anyone who can push a branch can use the token' },
  {
    value: 'hardened',
    label: 'hardened',
    hint: 'the token lies in an environment that only the default branch gets at',
  },
  { value: 'none', label: 'none' },
];

/** Pulls the platform's policies once the config was written; a dry run passes its text instead, if it is new. */
async function pullPolicies(
  { dryRun, force }: InitOptions,
  config: string | undefined,
  { runtime }: Site,
): Promise<PullOutcome> {
  const texts = new Map(dryRun && config !== undefined ? [['ifmatch.yaml', config]] : []);
  const source = overlay(runtime.source, texts);
  const wanted = { source, config: null, deployment: null, overwrites: force, check: dryRun, single: false, all: true };
  try {
    return await pull(wanted, runtime);
  } catch (error) {
    // The other files are written, so the report must still be shown.
    if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
    return { kind: 'failed', error, problems: [] };
  }
}

function stepLines(step: FileStep): Line[] {
  const { kind, path } = step;
  if (kind === 'write') return [words(0, `${step.old === null ? '+' : '~'} ${path}`)];
  if (kind === 'same') return [words(0, `= ${path} (as it is)`)];
  const add = step.add === null ? [] : [words(4, 'add by hand:'), ...step.add.split('\n').map((one) => raw(4, one))];
  return [words(0, `! ${path} (left: ${step.why})`), ...add];
}

/** What a person must know or do beside the files. Names are not escaped yet. */
function notesFor(choices: Choices, known: Known, { isEmbedded, name }: Runtime['connections']): string[] {
  const { host, workflows } = known;
  const isNew = choices.workflow !== null && choices.workflow !== 'none';
  return [
    ...(known.isRepository ? [] : ['This is not a git repository yet: run `git init`.']),
    ...(isNew && workflows.others.length > 0
      ? [
          `${workflows.others.join(', ')} may apply policies too, and would overwrite what ifmatch applies. Disable it with \`gh workflow disable\`.`,
        ]
      : []),
    ...(isNew ? [...workflowNotes(choices, host, isEmbedded ? null : name), ...releaseNote] : []),
    ...(!known.mayBeGitHub && !isNew
      ? [
          `The workflows are for GitHub. For the CI of ${host.server ?? 'other hosts'}, see docs/other-ci.md of ifmatch.`,
        ]
      : []),
    ...(isEmbedded
      ? [
          'For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:',
          '  ifmatch init --from-platform',
        ]
      : []),
  ];
}

/** The repository's settings; for GitHub as commands. `gh` prompts for the token, which keeps it out of the shell history. */
function workflowNotes(
  { workflow, branch }: Choices,
  { server, isGitHub, repository }: Host,
  address: string | null,
): string[] {
  const environment = `an environment "policies" that is limited to the branch ${branch}`;
  const secret = `the secret IFMATCH_API_TOKEN${workflow === 'simple' ? '' : ` in ${environment}`}`;
  const needs = `The workflow needs the variable IFMATCH_BASE_URL and ${secret}`;
  if (server === null || !isGitHub) return [`${needs} (Settings of the repository)`];
  const repo = `--repo ${shellWord(`${server}/${repository}`)}`;
  const variable = `  gh variable set IFMATCH_BASE_URL ${repo} --body ${shellWord(address ?? 'https://…')}`;
  if (workflow === 'simple') return [`${needs}:`, variable, `  gh secret set IFMATCH_API_TOKEN ${repo}`];
  const path = shellWord(`repos/${repository}/environments/policies`);
  const api = `  gh api --hostname ${shellWord(server)}`;
  const limits =
    "-F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'";
  return [
    `${needs}:`,
    variable,
    `${api} -X PUT ${path} ${limits}`,
    `${api} -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
    `  gh secret set IFMATCH_API_TOKEN --env policies ${repo}`,
  ];
}

/** The next commands, ready to paste. */
function nextCommands(
  { policies }: Choices,
  { policyFiles }: Known,
  { directory, again }: InitOptions,
  isReachable: boolean,
): string[] {
  const command = (name: string, options: string): string => ['ifmatch', name, options].filter(Boolean).join(' ');
  const hasPolicies = policies === 'platform' || policyFiles > 0;
  return [
    ...(hasPolicies ? [command('validate', directory)] : []),
    ...(isReachable ? [] : ['export IFMATCH_BASE_URL=https://…', 'export IFMATCH_API_TOKEN=…']),
    command(hasPolicies ? 'preview' : 'pull', again),
  ];
}
