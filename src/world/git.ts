import { spawnSync } from 'node:child_process';
import { systemWords } from '../domain/system-words.ts';
import { UsageError } from '../domain/usage-error.ts';
import type { Environment } from '../world.ts';

/** A clone on this machine. What it reads is data: no hook runs, nothing is checked out, and nobody is asked for a password. */
export class Git {
  private readonly folder: string;
  private readonly env: Environment;

  constructor(folder: string, env: Environment) {
    this.folder = folder;
    this.env = env;
  }

  /** The full id of a commit; null when the clone does not have it, or is no clone at all. */
  commit(name: string): string | null {
    const { status, stdout } = this.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    return status === 0 ? stdout.toString('utf8').trim() : null;
  }

  /** The root of the files that the clone has checked out; null where it has none. Throws UsageError where there is no git. */
  top(): string | null {
    const args = ['rev-parse', '--show-toplevel'];
    const { status, stdout, stderr, error } = this.run(args);
    if (error !== undefined) throw failed(args, stderr, error);
    return status === 0 ? stdout.toString('utf8').replace(/\n$/, '') : null;
  }

  /** The ids of a commit's parents. */
  parents(commit: string): string[] {
    const header = this.read(['cat-file', 'commit', commit]).toString('utf8').split('\n\n', 1)[0] ?? '';
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id);
  }

  /** Whether one commit has another, or is it; null where that cannot be told, as in a clone that ends before the first commit. */
  has(commit: string, older: string): boolean | null {
    const { status } = this.run(['merge-base', '--is-ancestor', older, commit]);
    if (status === 0) return true;
    const { stdout } = this.run(['rev-parse', '--is-shallow-repository']);
    return status === 1 && stdout.toString('utf8').trim() === 'false' ? false : null;
  }

  /** Fetches one commit or ref of the remote, and nothing else. The token travels in the environment, where other processes do not see it. */
  fetch(name: string, access: { server: string; token: string } | null): void {
    this.read(
      ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', name],
      access === null ? {} : authorized(access),
    );
  }

  /** What git prints. Throws UsageError when it fails: the clone or its remote is not what it should be, or there is no git. */
  read(args: readonly string[], extra: Extra = {}): Buffer {
    const { status, stdout, stderr, error } = this.run(args, extra);
    if (status === 0) return stdout;
    throw failed(args, stderr, error);
  }

  private run(args: readonly string[], { env = {}, input, runsFilters = false }: Extra = {}) {
    // The workspace of a container job belongs to another user, and git would refuse to read it.
    const safe = runsFilters ? settings : ['safe.directory=*', ...settings];
    return spawnSync('git', [...safe.flatMap((one) => ['-c', one]), '-C', this.folder, ...args], {
      env: { ...this.env, ...env, ...ofTheFolder, GIT_TERMINAL_PROMPT: '0' },
      ...(input === undefined ? {} : { input }),
      maxBuffer: 512 * 1024 * 1024,
      timeout: 120_000,
    });
  }
}

function failed(args: readonly string[], stderr: Buffer, cause: Error | undefined): UsageError {
  const why = cause === undefined ? stderr.toString('utf8').trim() : `${systemWords(cause, 'git is not on the PATH')}.`;
  return new UsageError(`git ${args[0] ?? ''} failed: ${why}`, { cause });
}

/** A text does not change with the mode of its file, which some disks make up. */
const settings = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'core.fileMode=false'];

/** `runsFilters`: git may run what the clone's own config names, which it refuses to do in a clone of another user. */
type Extra = { readonly env?: Environment; readonly input?: string; readonly runsFilters?: boolean };

/** What git sets for its hooks would lead to another clone than that around the folder, or to other paths in it. */
const ofTheFolder = {
  GIT_DIR: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
} satisfies Environment;

function authorized({ server, token }: { server: string; token: string }): { env: Environment } {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  const key = `http.${server}/.extraheader`;
  return {
    env: {
      GIT_CONFIG_COUNT: '2',
      // Nothing forgets what actions/checkout may have left in the clone: GitHub answers 400 to two such headers.
      GIT_CONFIG_KEY_0: key,
      GIT_CONFIG_VALUE_0: '',
      GIT_CONFIG_KEY_1: key,
      GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`,
    },
  };
}
