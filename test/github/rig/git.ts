import { spawn } from 'node:child_process';

/** Git with nothing of this machine's: no configuration, no prompt, no hooks of a template. */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
};

type Options = {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are an answer and no failure. */
  readonly codes?: readonly number[];
};
type Ended = { readonly code: number; readonly out: Buffer };

/** Runs git in a folder. Throws with what git said when it ends with another code than the named ones. */
export function runGit(folder: string, args: readonly string[], options: Options = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-C', folder, ...args], {
      env: { ...gitEnvironment, ...options.env },
      stdio: 'pipe',
      timeout: 30_000,
    });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== null && (options.codes ?? [0]).includes(code)) resolve({ code, out: Buffer.concat(out) });
      else reject(new GitError(args, String(code), Buffer.concat(errors).toString()));
    });
    child.stdin.on('error', () => undefined); // git may end before it has read everything; its exit code tells why
    child.stdin.end(options.input ?? '');
  });
}

/** What git prints, without the line's end. */
export const git = async (folder: string, args: readonly string[], options?: Options): Promise<string> =>
  (await runGit(folder, args, options)).out.toString().trimEnd();

export class GitError extends Error {
  override readonly name = 'GitError';
  constructor(args: readonly string[], code: string, said: string) {
    super(`git ${args.join(' ')} ended with ${code}: ${said.trim()}`);
  }
}
