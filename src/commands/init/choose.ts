import { realpathSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import type { Deployment } from '../../domain/bundle.ts';
import { inParallel, UsageError } from '../../domain/json.ts';
import type { Platform } from '../../domain/preview.ts';
import { hasErrors, type Source } from '../../domain/problem.ts';
import { defaultSettings, type PolicySource, type Settings, type WorkflowChoice } from '../../domain/settings.ts';
import { loadConfig } from '../../files/config.ts';
import { openDisk } from '../../files/disk.ts';
import { lint } from '../../files/lint.ts';
import { type LoadedFiles, loadFiles } from '../../files/load.ts';
import { escapeTerminal } from '../../render/escape.ts';
import type { Runtime } from '../../runtime.ts';
import type { Git } from '../../runtime/git.ts';
import type { Choice } from '../../runtime/prompts.ts';
import { repositoryTop } from '../../runtime/checkout.ts';
import { type Applier, findAppliers, textAt, workflowFolder } from '../appliers.ts';
import {
  codeownersPath,
  findWorkflows,
  type FoundWorkflows,
  isOwner,
  ownersIn,
  ownerWords,
  type Site,
  type Host,
  type NamedDeployment,
  type SetupChoices,
} from './files.ts';

/** The command line; null for what it leaves open. */
export type Given = {
  readonly deployments: readonly string[];
  readonly policies: PolicySource | null;
  readonly workflow: WorkflowChoice | null;
  /** Separated by spaces or commas. */
  readonly owners: string | null;
  readonly branch: string | null;
  readonly editor: boolean;
};

/**
 * Makes every choice: from a flag, from what exists, from the platform, from the person, else from a default. Throws UsageError for a missing or
 * wrong flag, `Cancelled` when the person cancels.
 */
export async function choose(given: Given, known: Known, site: Site): Promise<SetupChoices> {
  refuse(given, site);
  const asked = { deployments: given.deployments, isFromPlatform: given.policies === 'platform' };
  const deployments = await chooseDeployments(asked, known, site);
  const slugs = [null, ...deployments.map(({ slug }) => slug)];
  const first = known.policyFiles === 0 && slugs.some(site.reachable) ? 'platform' : 'none';
  const policies = given.policies ?? first;
  const workflow = given.workflow ?? (await chooseWorkflow(known, site));
  const owners = given.owners === null ? await chooseOwners(known, site) : ownerWords(given.owners);
  const branch = given.branch ?? (workflow === 'none' ? 'main' : await chooseBranch(known, site));
  return { deployments, policies, workflow, owners, branch, editor: given.editor };
}

/** Refuses wrong flags before the first question. */
function refuse({ policies, deployments, owners, branch }: Given, { reachable }: Site): void {
  const asking = [
    ...(policies === 'platform' ? ['--from-platform'] : []),
    ...(deployments.includes(every) ? ['--deployment all'] : []),
  ];
  if (asking.length > 0 && ![null, ...deployments].some(reachable))
    throw new UsageError(
      `${asking.join(' and ')} needs the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, or try --sandbox.`,
    );
  const wrong = owners === null ? null : ownersProblem(owners);
  if (wrong !== null) throw new UsageError(`--owners: ${wrong}`);
  if (branch !== null && !isBranch(branch))
    throw new UsageError(`--branch ${escapeTerminal(branch)} is not the name of a branch.`);
}

/** Asks how to start without a token and without policies: connect to a platform, or try the sandbox. Null if there is nothing to ask. */
export async function offer({ deployments, policies }: Given, known: Known, site: Site): Promise<Start | null> {
  const { prompts, reachable } = site;
  const isFresh = known.policyFiles === 0 && known.config.settings.file === undefined;
  if (prompts === null || policies !== null || !isFresh || [null, ...deployments].some(reachable)) return null;
  return prompts.select('No API token yet. How do you want to start?', starts);
}

type Start = 'connect' | 'sandbox';

const starts: readonly Choice<Start>[] = [
  { value: 'connect', label: 'connect to your platform', hint: 'with its address and an API token' },
  { value: 'sandbox', label: 'try it with the built-in sandbox', hint: 'no account needed' },
];

function chooseWorkflow(known: Known, { prompts, runtime }: Site): WorkflowChoice | Promise<WorkflowChoice> {
  const { host, workflows } = known;
  if (workflows.choice !== null) return workflows.choice;
  if (runtime.connections.isEmbedded) return 'none';
  if (host.kind === 'gitlab' || host.kind === 'other') return 'none';
  return prompts === null ? 'simple' : prompts.select('Which workflow for GitHub Actions?', workflowChoices);
}

async function chooseOwners({ owners }: Known, { prompts }: Site): Promise<readonly string[]> {
  if (owners.length > 0 || prompts === null) return owners;
  const question = 'Who reviews policy changes? (for CODEOWNERS)';
  return ownerWords(await prompts.text(question, '@organization/team; empty for none', ownersProblem));
}

function ownersProblem(text: string): string | null {
  const wrong = ownerWords(text).find((word) => !isOwner(word));
  return wrong === undefined
    ? null
    : `${escapeTerminal(wrong)} is not an owner: write @organization/team, @user or an email address.`;
}

async function chooseBranch({ clone, workflows }: Known, { prompts }: Site): Promise<string> {
  const known = workflows.branch ?? clone.branch;
  if (known !== null) return known;
  const guess = clone.current ?? 'main';
  if (prompts === null || !clone.isRepository) return guess;
  const check = (text: string): string | null =>
    text === '' || isBranch(text) ? null : 'This is not the name of a branch.';
  const answer = await prompts.text('What is the default branch?', escapeTerminal(guess), check);
  return answer === '' ? guess : answer;
}

/** Excludes the characters that git refuses in branch names. */
const isBranch = (name: string): boolean => /^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u.test(name);

const workflowChoices: readonly Choice<WorkflowChoice>[] = [
  { value: 'simple', label: 'simple', hint: 'anyone who can push a branch can use the token' },
  {
    value: 'hardened',
    label: 'hardened',
    hint: 'the token lies in an environment that only the default branch gets at',
  },
  { value: 'none', label: 'none' },
];

type Asked = { readonly deployments: readonly string[]; readonly isFromPlatform: boolean };

/** The deployments for the config; none for the only one that the token sees. */
export async function chooseDeployments(asked: Asked, known: Known, site: Site): Promise<readonly NamedDeployment[]> {
  for (const slug of asked.deployments) checkSlug(slug);
  const isSettled = known.deployments.length > 0 || known.config.settings.file !== undefined;
  if (asked.deployments.length === 0 && isSettled) return known.deployments;
  const wantsAll = asked.deployments.includes(every);
  const token = [null, ...asked.deployments].find((slug) => site.reachable(slug));
  const mustAsk = asked.deployments.length === 0 || asked.isFromPlatform || wantsAll;
  if (token !== undefined && mustAsk) return fromPlatform(wantsAll ? [every] : asked.deployments, token, site);
  if (asked.deployments.length > 0) {
    const ids = new Map(known.deployments.map(({ slug, id }) => [slug, id]));
    return [...new Set(asked.deployments)].map((slug) => ({ slug, id: ids.get(slug) ?? null }));
  }
  return typed(site);
}

async function fromPlatform(wanted: readonly string[], token: string | null, site: Site): Promise<NamedDeployment[]> {
  const platform = await site.runtime.connections.to(token);
  const isNamed = wanted.length > 0 && wanted[0] !== every;
  const visible = await platform.deployments(isNamed ? [] : null);
  const names = visible.map(({ slug }) => slug);
  const chosen = isNamed ? wanted : await chooseAmong(names, wanted, site);
  return inParallel([...new Set(chosen)], async (slug) => {
    const found = visible.find((one) => one.slug === slug);
    if (found === undefined && token !== null) return { slug, id: null }; // it has a token of its own
    const own = found ?? (await byOwnToken(slug, platform, site));
    if (own === undefined) {
      // Throws if the list was truncated: the deployment may be in the rest.
      await platform.deployments([slug]);
      throw new UsageError(
        `The token cannot see the deployment ${slug}, only ${listed(names)}. Check --deployment and the token.`,
      );
    }
    checkSlug(slug);
    return { slug, id: own.id };
  });
}

/** A deployment that only its own token sees. */
async function byOwnToken(
  slug: string,
  asked: Platform,
  { reachable, runtime }: Site,
): Promise<Deployment | undefined> {
  const platform = reachable(slug) ? await runtime.connections.to(slug) : asked;
  if (platform === asked) return undefined;
  return (await platform.deployments([slug])).find((one) => one.slug === slug);
}

/** Value of `--deployment` for every deployment that the token sees. */
const every = 'all';

async function chooseAmong(
  names: readonly string[],
  wanted: readonly string[],
  { prompts }: Site,
): Promise<readonly string[]> {
  if (names.length === 0)
    throw new UsageError('The token sees no deployment. Check that it belongs to the right organization.');
  if (names.length === 1 || wanted.includes(every)) return names;
  if (prompts === null)
    throw new UsageError(
      `The token can see several deployments (${listed(names)}): choose with --deployment, once for each, or --deployment all.`,
    );
  const choices = names.map((name) => ({ value: name, label: escapeTerminal(name) }));
  return prompts.several('Which deployments will this repository manage?', choices);
}

async function typed({ prompts }: Site): Promise<NamedDeployment[]> {
  if (prompts === null) return [];
  const check = (slug: string): string | null => (slug === '' || isSlug(slug) ? null : slugRule);
  const slug = await prompts.text('Slug of your deployment?', 'empty: the only one that the token sees', check);
  return slug === '' ? [] : [{ slug, id: null }];
}

/** Also valid as a folder name. */
const isSlug = (slug: string): boolean => /^[A-Za-z0-9][\w.-]{0,254}$/.test(slug);

const slugRule = 'A slug holds letters, digits, hyphens, dots and underscores.';

function checkSlug(slug: string): void {
  if (!isSlug(slug))
    throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment. ${slugRule}`);
}

const listed = (names: readonly string[]): string => names.map(escapeTerminal).join(', ');

/** Everything known without asking anyone. Paths are relative to the top of the repository. */
export type Known = {
  readonly clone: Clone;
  readonly source: Source;
  readonly host: Host;
  /** `valid`: no errors, and a name that is read. */
  readonly config: { readonly path: string; readonly valid: boolean; readonly settings: Settings };
  /** From the config, else from the policies. */
  readonly deployments: readonly NamedDeployment[];
  readonly policyFiles: number;
  /** Whether `validate` finds errors in the policies. */
  readonly brokenPolicies: boolean;
  /** Where policies are, or will be. */
  readonly folders: readonly string[];
  readonly codeowners: string;
  readonly owners: readonly string[];
  readonly workflows: FoundWorkflows;
  /** Workflows that apply policies, ours and others. */
  readonly appliers: readonly Applier[];
};

export async function lookAround({ runtime, git, folder }: Site): Promise<Known> {
  const clone = readClone(git, folder);
  const source = openDisk(clone.top);
  const signs = {
    githubFolder: source.kind(workflowFolder) === 'folder',
    gitlabFile: source.kind('.gitlab-ci.yml') === 'file',
  };
  const host = hostOf(clone.remote, signs);
  const { settings, problems } = await loadConfig(runtime.source, null);
  const files = await loadFiles(runtime.source, settings, { paths: [], deployment: null });
  const codeowners = codeownersPath(source, host);
  return {
    clone,
    source,
    host,
    config: { path: posix.join(clone.prefix, 'ifmatch.yaml'), valid: !hasErrors(problems), settings },
    deployments: deploymentsIn(settings, files.bundles),
    policyFiles: files.files.length,
    brokenPolicies: isBroken(files, runtime),
    folders: foldersOf(settings).map((path) => posix.join(clone.prefix, path)),
    codeowners,
    owners: ownersIn(textAt(source, codeowners) ?? ''),
    workflows: findWorkflows(source),
    appliers: findAppliers(source),
  };
}

/** Missing policies are no error here. */
function isBroken({ bundles, problems }: LoadedFiles, { today }: Runtime): boolean {
  const found = problems.filter(({ code }) => code !== 'no-files' && code !== 'path-missing');
  return hasErrors([...found, ...lint(bundles, today)]);
}

function deploymentsIn(
  { deployments }: Settings,
  bundles: readonly { deployment: string | null }[],
): NamedDeployment[] {
  if (deployments.size > 0) return [...deployments].map(([slug, { id }]) => ({ slug, id }));
  const slugs = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
  return [...slugs].toSorted().map((slug) => ({ slug, id: null }));
}

function foldersOf({ policies, deployments }: Settings): readonly string[] {
  const all = [...policies, ...[...deployments.values()].flatMap((one) => one.policies ?? [])];
  return all.length === 0 ? defaultSettings.policies : [...new Set(all)];
}

/** What git knows about the folder. */
type Clone = {
  /** Absolute path of the repository; without git, of the folder. */
  readonly top: string;
  /** The folder relative to the top, with forward slashes; '' for the top. */
  readonly prefix: string;
  readonly isRepository: boolean;
  /** URL of `origin`, else of the first remote. */
  readonly remote: string | null;
  /** The default branch; null if unknown. */
  readonly branch: string | null;
  /** The checked-out branch, even without a commit. */
  readonly current: string | null;
};

/** Throws UsageError inside git's own folder or a bare repository, and when git is missing or refuses the repository. */
function readClone(git: Git, folder: string): Clone {
  const here = realpathSync.native(folder);
  refuseOwnData(git, here);
  // Only a folder outside any repository works without git.
  if (repositoryTop(here) === null)
    return { top: here, prefix: '', isRepository: false, remote: null, branch: null, current: null };
  const top = realpathSync.native(git.top());
  const remotes = lines(git, ['remote']);
  const name = remotes.includes('origin') ? 'origin' : remotes[0];
  const current = line(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return {
    top,
    prefix: relative(top, here).replaceAll(sep, '/'),
    isRepository: true,
    remote: name === undefined ? null : line(git, ['remote', 'get-url', name]),
    branch: defaultBranch(git, name ?? null, current),
    current,
  };
}

/** Also if git refuses a repository of another user. */
function refuseOwnData(git: Git, here: string): void {
  const refusal = git.refusal();
  if (refusal === null && line(git, ['rev-parse', '--is-inside-work-tree']) !== 'false') return;
  if (refusal !== null && !refusal.includes('bare repository'))
    throw new UsageError(`git cannot read this repository: ${refusal}`);
  const isInside = here.split(sep).includes('.git');
  const place = isInside ? 'This folder is where git keeps its own data' : 'This is a bare repository';
  throw new UsageError(`${place}, which is not a working tree. Run \`ifmatch init\` at the top of a clone.`);
}

/** The remote's default branch; else the only one with a usual name, or the only one. */
function defaultBranch(git: Git, remote: string | null, current: string | null): string | null {
  const head = remote && line(git, ['symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`]);
  if (head !== null && remote !== null) return head.slice(remote.length + 1);
  const heads = lines(git, ['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']);
  const fetched =
    remote === null ? [] : lines(git, ['for-each-ref', '--format=%(refname:lstrip=3)', `refs/remotes/${remote}`]);
  const branches = new Set([...heads, ...fetched]);
  const [usual, another] = ['main', 'master'].filter((name) => branches.has(name));
  if (usual !== undefined && another === undefined) return usual;
  return branches.size === 0 || (branches.size === 1 && current !== null && branches.has(current)) ? current : null;
}

function line(git: Git, args: readonly string[]): string | null {
  const [first = ''] = lines(git, args);
  return first === '' ? null : first;
}

function lines(git: Git, args: readonly string[]): string[] {
  try {
    return git.read(args).toString('utf8').split('\n').filter(Boolean);
  } catch (error) {
    // Unknown: no repository, no such ref or key, or no git.
    if (error instanceof UsageError) return [];
    throw error;
  }
}

/** Other signs of the host. */
type Signs = { readonly githubFolder: boolean; readonly gitlabFile: boolean };

/** The host of a repository, by its remote in any form of URL that git accepts; else by the CI files that exist. Drops a password in the URL. */
export function hostOf(address: string | null, signs: Signs): Host {
  const place = address === null ? null : placeOf(address);
  if (place === null) return { kind: 'none' };
  const { server, path } = place;
  if (isGitHub(server) || (signs.githubFolder && !isElsewhere(server))) {
    return { kind: 'github', server: webServer(server), repository: path };
  }
  return { kind: /(?:^|[.-])gitlab/.test(server) || signs.gitlabFile ? 'gitlab' : 'other', server };
}

/** github.com, its name for SSH over port 443, and common names of Enterprise servers. */
const isGitHub = (server: string): boolean =>
  server === 'github.com' || server.endsWith('.ghe.com') || /(?:^|[.-])(?:github|ghe)[.-]/.test(server);

const webServer = (server: string): string => (server === 'ssh.github.com' ? 'github.com' : server);

const isElsewhere = (server: string): boolean =>
  /(?:^|[.-])(?:gitlab|bitbucket|gitea|codeberg|azure|visualstudio|sr\.ht)(?:[.-]|$)/.test(server);

/** Server and path of a remote; null for a local path. */
function placeOf(address: string): { server: string; path: string } | null {
  const [, urlServer, urlPath] =
    /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/i.exec(address) ?? [];
  const [, shortServer, shortPath] = /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.*)$/.exec(address) ?? [];
  const server = (urlServer ?? shortServer)?.toLowerCase();
  if (server === undefined) return null;
  return {
    server,
    path: (urlPath ?? shortPath ?? '')
      .replace(/^\/+/, '')
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.git$/, ''),
  };
}
