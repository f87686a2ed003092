import { realpathSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { UsageError } from '../../domain/json.ts';
import { hasErrors, type Source } from '../../domain/problem.ts';
import { defaultSettings, ownStep, type Settings } from '../../domain/settings.ts';
import { loadConfig } from '../../files/config.ts';
import { openDisk } from '../../files/disk.ts';
import { lint } from '../../files/lint.ts';
import { type LoadedFiles, loadFiles } from '../../files/load.ts';
import type { Runtime } from '../../runtime.ts';
import type { Git } from '../../runtime/git.ts';
import { repositoryTop } from '../../runtime/checkout.ts';
import type { Prompts } from '../../runtime/prompts.ts';
import { type Applier, findAppliers, workflowsIn } from '../appliers.ts';

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

/** A deployment for the config; the id is null if it was not looked up. */
export type NamedDeployment = { readonly slug: string; readonly id: string | null };

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
  /** Workflows with a step of our action. */
  readonly workflows: readonly string[];
  /** Workflows that apply policies, ours and others. */
  readonly appliers: readonly Applier[];
};

/** Throws UsageError where git accepts no working tree. */
export async function lookAround({ runtime, git, folder }: Site): Promise<Known> {
  const clone = readClone(git, folder);
  const source = openDisk(clone.top);
  const { settings, problems } = await loadConfig(runtime.source, null);
  const files = await loadFiles(runtime.source, settings, { paths: [], deployment: null });
  return {
    clone,
    source,
    host: hostOf(clone.remote),
    config: { path: posix.join(clone.prefix, 'ifmatch.yaml'), valid: !hasErrors(problems), settings },
    deployments: deploymentsIn(settings, files.bundles),
    policyFiles: files.files.length,
    brokenPolicies: isBroken(files, runtime),
    folders: foldersOf(settings).map((path) => posix.join(clone.prefix, path)),
    workflows: workflowsIn(source).flatMap(({ path, text }) => (ownStep.test(text) ? [path] : [])),
    appliers: findAppliers(source),
  };
}

/** Missing policies are no error here. */
function isBroken({ bundles, problems }: LoadedFiles, { today }: Runtime): boolean {
  const found = problems.filter(({ code }) => code !== 'no-files' && code !== 'path-missing');
  return hasErrors([...found, ...lint(bundles, today)]);
}

function deploymentsIn({ deployments }: Settings, bundles: LoadedFiles['bundles']): NamedDeployment[] {
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
  /** URL of `origin`. */
  readonly remote: string | null;
  /** The default branch. */
  readonly branch: string;
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
  if (repositoryTop(here) === null) return { top: here, prefix: '', isRepository: false, remote: null, branch: 'main' };
  const top = realpathSync.native(git.top());
  return {
    top,
    prefix: relative(top, here).replaceAll(sep, '/'),
    isRepository: true,
    remote: line(git, ['remote', 'get-url', 'origin']),
    branch: defaultBranch(git),
  };
}

/** The remote's default branch; else one with a usual name, or the checked-out one. */
function defaultBranch(git: Git): string {
  const head = line(git, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  if (head !== null) return head.replace(/^origin\//, '');
  const isThere = (name: string): boolean =>
    line(git, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`]) !== null;
  const usual = ['main', 'master'].find(isThere);
  return usual ?? line(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']) ?? 'main';
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

/** Where the repository is kept, from its remote. Untrusted: escape it. */
export type Host =
  | { readonly kind: 'github'; readonly server: string; readonly repository: string }
  | { readonly kind: 'other'; readonly server: string }
  | { readonly kind: 'none' };

/** The host in a remote's URL, in any form that git accepts; a local path has none. Drops a password. */
export function hostOf(address: string | null): Host {
  const [, urlServer, urlPath] =
    /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/i.exec(address ?? '') ?? [];
  const [, shortServer, shortPath] = /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.*)$/.exec(address ?? '') ?? [];
  const [server, path] = [(urlServer ?? shortServer)?.toLowerCase(), urlPath ?? shortPath ?? ''];
  if (server === undefined) return { kind: 'none' };
  if (!isGitHub.test(server)) return { kind: 'other', server };
  const repository = path
    .replace(/^\/+/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '');
  return { kind: 'github', server: server === 'ssh.github.com' ? 'github.com' : server, repository };
}

/** github.com, its name for SSH over port 443, and common names of Enterprise servers. */
const isGitHub = /(?:^|[.-])(?:github|ghe)[.-]/;
