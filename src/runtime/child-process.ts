import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, win32 } from 'node:path';
import type { Environment } from '../util/environment.ts';
import type { Terminal } from './terminal.ts';

// The only file that starts other programs. A child gets only the variables named here, so never a token.

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Variables for programs, the user's settings and temporary files; compared case-insensitively, as on Windows. Of the GIT_* variables, only those that select
 * the user's own configs: others could redirect git to another repository or program.
 */
const inheritedVariables = wordSet(`
  PATH HOME USER LOGNAME XDG_CONFIG_HOME TMPDIR TMP TEMP TERM NO_COLOR CI
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE USERNAME HOMEDRIVE HOMEPATH
  APPDATA LOCALAPPDATA PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86)
  GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_CONFIG_NOSYSTEM GIT_CEILING_DIRECTORIES
`);

/** Additional variables for a fetch. A proxy's address may contain a password. */
const fetchVariables: ReadonlySet<string> = wordSet(`
  HTTPS_PROXY HTTP_PROXY ALL_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH
`);

const pickVariables = (env: Environment, names: ReadonlySet<string>): Environment =>
  Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name.toUpperCase())));

/** A fetch: the only protocol that git may use, and config that must not appear in the command line. */
export type FetchAccess = {
  readonly protocol: 'https' | 'http';
  readonly config: readonly (readonly [string, string])[];
};

/**
 * Config that overrides the repository's: a clone is data, so nothing that its config or attributes name may run. Filters, textconv and external
 * diffs cannot be disabled, so commands that run them are not used.
 */
const overridingConfig = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.askPass=',
  'credential.helper=',
  'gc.auto=0',
  'maintenance.auto=false',
  // A bare repository is only read if named, since one in a checkout may come from a branch.
  'safe.bareRepository=explicit',
  // Some file systems report arbitrary file modes.
  'core.fileMode=false',
];

/** `alternate`: another repository whose objects, and list of shallow commits, are used too. */
type GitRun = {
  readonly env: Environment;
  readonly input?: string | undefined;
  readonly fetch?: FetchAccess | undefined;
  readonly alternate?: string | null | undefined;
};

/**
 * Runs git in a folder. Fetches nothing without `fetch`, even if a partial clone lacks objects: its config would name the command. `error` is set
 * if git cannot be started.
 */
export function runGit(
  folder: string,
  args: readonly string[],
  { env, input, fetch, alternate = null }: GitRun,
): Pick<SpawnSyncReturns<Buffer>, 'status' | 'stdout' | 'stderr' | 'error'> {
  const program = gitCandidates(env).find(isExecutable);
  if (program === undefined) return { status: null, stdout: noBytes, stderr: noBytes, error: gitNotFound };
  const config = [...overridingConfig, ...trustedWorkspace(env)].flatMap((setting) => ['-c', setting]);
  return spawnSync(program, ['--no-pager', ...config, '-C', folder, ...args], {
    ...(input === undefined ? {} : { input }),
    env: {
      ...pickVariables(env, inheritedVariables),
      ...(fetch === undefined ? {} : { ...pickVariables(env, fetchVariables), ...configVariables(fetch.config) }),
      ...(alternate === null ? {} : alternateVariables(alternate)),
      // Overrides `protocol.*.allow` of any config. Before git 2.45 only this stops a partial clone from fetching.
      GIT_ALLOW_PROTOCOL: fetch?.protocol ?? 'none',
      GIT_NO_LAZY_FETCH: '1',
      // Ignores replaced commits in the clone.
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C', // messages are compared
    },
    maxBuffer: 512 * 1024 * 1024,
    timeout: 120_000,
  });
}

const alternateVariables = (folder: string): Environment => ({
  GIT_ALTERNATE_OBJECT_DIRECTORIES: join(folder, 'objects'),
  // Set by `git --shallow-file`. Without it, commits whose parents were not fetched cannot be listed.
  ...(existsSync(join(folder, 'shallow')) ? { GIT_SHALLOW_FILE: join(folder, 'shallow') } : {}),
});

const noBytes = Buffer.alloc(0);
const gitNotFound = Object.assign(new Error('git is not on the PATH'), { code: 'ENOENT' });

/** Trusts the workspace of a container job: it belongs to another user, which git refuses by default. */
function trustedWorkspace({ GITHUB_WORKSPACE: workspace = '' }: Environment): string[] {
  try {
    return isAbsolute(workspace) ? [`safe.directory=${realpathSync.native(workspace).replaceAll('\\', '/')}`] : [];
  } catch {
    return []; // there is no such folder
  }
}

/** Paths at which git may be: only in absolute folders of the PATH. Windows would search the current folder first, which may be the checkout. */
export function gitCandidates(env: Environment, platform: NodeJS.Platform = process.platform): string[] {
  const { paths, name, defaultPath } = platform === 'win32' ? windowsSearch : posixSearch;
  const path = Object.entries(env).find(([key]) => key.toUpperCase() === 'PATH')?.[1] ?? defaultPath;
  return path.split(paths.delimiter).flatMap((folder) => (paths.isAbsolute(folder) ? [paths.join(folder, name)] : []));
}

const windowsSearch = { paths: win32, name: 'git.exe', defaultPath: '' };
const posixSearch = { paths: posix, name: 'git', defaultPath: '/usr/local/bin:/usr/bin:/bin' };

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const configVariables = (config: FetchAccess['config']): Environment => ({
  GIT_CONFIG_COUNT: String(config.length),
  ...Object.fromEntries(
    config.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${String(index)}`, key],
      [`GIT_CONFIG_VALUE_${String(index)}`, value],
    ]),
  ),
});

/** Runs a script with this Node and forwards its output; returns its exit code, 1 after a signal. `extra`: additional variables. */
export function runSelf(
  script: string,
  args: readonly string[],
  { directory, env, extra }: { directory: string; env: Environment; extra: Environment },
  terminal: Pick<Terminal, 'forward'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: directory,
      env: { ...pickVariables(env, inheritedVariables), ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => terminal.forward(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => terminal.forward(text));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
