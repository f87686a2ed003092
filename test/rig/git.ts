import { execFileSync, spawn } from 'node:child_process';

// Runs git: without the configuration of this machine, with a fixed author and fixed dates, so that commit ids are the same in each run.

export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
};

const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'init.defaultBranch=main'];

/** Runs git in a folder, and returns what it prints. `day`: the day of November 2026 on which it commits. Throws if git fails. */
export function runGit(folder: string, args: readonly string[], day = 1): string {
  const date = `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`;
  const env = { ...gitEnvironment, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  return execFileSync('git', [...author, ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

type Options = {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are no failure; by default only 0. */
  readonly codes?: readonly number[];
};

/** Runs git in a folder without blocking this process. Throws with git's message if it ends with another exit code. */
export function runGitAsync(folder: string, args: readonly string[], options: Options = {}) {
  return new Promise<{ readonly code: number; readonly out: Buffer }>((resolve, reject) => {
    const env = { ...gitEnvironment, ...options.env };
    const child = spawn('git', ['-C', folder, ...args], { env, stdio: 'pipe', timeout: 100_000 });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== null && (options.codes ?? [0]).includes(code)) resolve({ code, out: Buffer.concat(out) });
      else reject(new Error(`git ${args.join(' ')} ended with ${String(code)}: ${Buffer.concat(errors).toString()}`));
    });
    child.stdin.on('error', () => undefined); // git may end before it has read everything
    child.stdin.end(options.input ?? '');
  });
}

/** Runs git without blocking this process, and returns what it prints, without the last line break. */
export const gitOutput = async (folder: string, args: readonly string[], options?: Options): Promise<string> =>
  (await runGitAsync(folder, args, options)).out.toString().trimEnd();
