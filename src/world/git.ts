import { systemWords } from '../domain/system-words.ts';
import { UsageError } from '../domain/usage-error.ts';
import type { Environment } from '../world.ts';
import { type Fetch, runGit } from './child-process.ts';

/** A clone on this machine. What it reads is data: nothing that the clone names is run, and nobody is asked for a password. */
export class Git {
  private readonly folder: string;
  private readonly env: Environment;

  constructor(folder: string, env: Environment) {
    this.folder = folder;
    this.env = env;
  }

  /** The full id of a commit; null when the clone does not have it, cannot be read, or is no clone at all. */
  commit(name: string): string | null {
    const { status, stdout } = this.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    return status === 0 ? stdout.toString('utf8').trim() : null;
  }

  /** The root of the files that the clone has checked out; null where it has none. Throws UsageError where there is no git, or it refuses. */
  top(): string | null {
    const args = ['rev-parse', '--show-toplevel'];
    const { status, stdout, stderr, error } = this.run(args);
    if (status === 0) return stdout.toString('utf8').replace(/\n$/, '');
    if (error !== undefined || refuses.test(stderr.toString('utf8'))) throw failed(args, stderr, error);
    return null;
  }

  /** Why git does not read the repository around the folder, with the command that fixes it; null where it does, or where there is none. */
  refusal(): string | null {
    const { stderr } = this.run(['rev-parse', '--git-dir']);
    const why = stderr.toString('utf8').trim();
    return refuses.test(why) ? why : null;
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

  /**
   * Fetches one commit or ref of the job's own repository, and nothing else: by its address, whatever the clone calls `origin`. The token
   * travels in the environment, where other processes do not see it.
   */
  fetch(name: string, { server, repository: { owner, name: repository } }: Remote, token: string): void {
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1'];
    const protocol = new URL(server).protocol === 'http:' ? 'http' : 'https';
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const key = `http.${server}/.extraheader`;
    // An empty one forgets what actions/checkout may have left in the clone: GitHub answers 400 to two such headers.
    const config = [[key, ''] as const, [key, header] as const];
    this.read(['fetch', ...options, `${server}/${owner}/${repository}`, name], { fetch: { protocol, config } });
  }

  /** What git prints. Throws UsageError when it fails: the clone or its remote is not what it should be, or there is no git. */
  read(args: readonly string[], extra: { input?: string; fetch?: Fetch } = {}): Buffer {
    const { status, stdout, stderr, error } = this.run(args, extra);
    if (status === 0) return stdout;
    throw failed(args, stderr, error);
  }

  private run(args: readonly string[], extra: { input?: string; fetch?: Fetch } = {}) {
    return runGit(this.folder, args, { env: this.env, ...extra });
  }
}

/** The repository that a job runs for, and the server that has it, without a slash at the end. */
type Remote = { readonly server: string; readonly repository: { readonly owner: string; readonly name: string } };

/** The repository belongs to another user, or is a bare one that may have come with a checkout. */
const refuses = /dubious ownership|unsafe repository|cannot use bare repository/;

function failed(args: readonly string[], stderr: Buffer, cause: Error | undefined): UsageError {
  const said = stderr.toString('utf8').trim();
  const why = cause === undefined ? said : `${systemWords(cause, 'git is not on the PATH')}.`;
  const command = args.find((one) => !one.startsWith('--')) ?? args[0];
  return new UsageError(`git ${command ?? ''} failed: ${said.includes('promisor remote') ? partial : why}`, { cause });
}

const partial =
  'this partial clone lacks files of that commit, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`.';
