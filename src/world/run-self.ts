import { spawn } from 'node:child_process';
import type { Environment } from '../world.ts';
import type { Terminal } from './terminal.ts';

/** Runs a script with this Node and passes its output on; answers its exit code, 1 when a signal ended it. */
export function runSelf(
  script: string,
  args: readonly string[],
  options: { directory: string; env: Environment },
  terminal: Terminal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: options.directory,
      env: { ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => terminal.pass(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => terminal.pass(text));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
