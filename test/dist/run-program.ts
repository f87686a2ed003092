import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { builtPackage } from '../rig/built-package.ts';

export const root = join(import.meta.dirname, '..', '..');
export const program = join(builtPackage, 'dist/cli.js');

type Run = { code: number | null; out: string; err: string };

/** Runs a program with a bare environment and no terminal, and waits for its end. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Run> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...options.env };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 100_000,
    });
    const text = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (data: string) => (text.out += data));
    child.stderr.setEncoding('utf8').on('data', (data: string) => (text.err += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...text }));
  });
}

/** Runs the built program as a user does. */
export const ifmatch = (
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string> },
): Promise<Run> => run(process.execPath, [program, ...args], options);
