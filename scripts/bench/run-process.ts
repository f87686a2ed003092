import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** What is run; the first word is the program. */
export type Command = { readonly words: readonly string[]; readonly cwd: string; readonly env?: NodeJS.ProcessEnv };
/** `ms` from the start of a process to its end; `cpu` of it and its children in ms, null where the system does not tell; `exit` is a code, or why there is none. */
export type Ran = { readonly ms: number; readonly cpu: number | null; readonly exit: number | string };

/** What has not ended by then never will, in ms. */
const timeout = 300_000;

/** Runs a command to its end, with nothing else going on in this process. What it prints is thrown away. */
export function runOnce({ words: [program = '', ...args], cwd, env = benchEnv() }: Command): Ran {
  const cpuBefore = cpuOfChildren();
  const start = performance.now();
  const { status, signal, error } = spawnSync(program, args, { cwd, env, stdio: 'ignore', timeout });
  const ms = performance.now() - start;
  const cpuAfter = cpuOfChildren();
  const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return { ms, cpu, exit: status ?? signal ?? error?.message ?? 'unknown' };
}

/** The same while this process goes on with what else it does. CPU is left out: whatever ends meanwhile would be in it. */
export async function runBeside({ words: [program = '', ...args], cwd, env = benchEnv() }: Command): Promise<Ran> {
  const start = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: 'ignore', timeout });
  return new Promise((resolve) => {
    const end = (exit: Ran['exit']): void => resolve({ ms: performance.now() - start, cpu: null, exit });
    child.on('exit', (code, signal) => end(code ?? signal ?? 'unknown'));
    child.on('error', ({ message }) => end(message));
  });
}

/**
 * Runs a command and looks, over and over, how much memory it and its children have held so far: the most that one process held, in MB
 * of 2^20 bytes. Null where the system does not tell, or the command was faster than the first look. What a process takes in its last
 * millisecond goes unseen.
 */
export async function measurePeak({
  words: [program = '', ...args],
  cwd,
  env = benchEnv(),
}: Command): Promise<number | null> {
  const child = spawn(program, args, { cwd, env, stdio: 'ignore', timeout });
  let most = 0;
  const look = setInterval(() => {
    if (child.pid !== undefined) most = Math.max(most, ...processesBelow(child.pid).map(peakOf));
  }, 1);
  await new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    child.on('error', () => resolve()); // it could not be started, which the timed run tells
  });
  clearInterval(look);
  return most === 0 ? null : most / 1024;
}

/** An environment in which nothing of the machine makes one contender slower than another. */
export function benchEnv(): NodeJS.ProcessEnv {
  const disturbing = /^(?:NODE_EXTRA_CA_CERTS|NODE_OPTIONS|NODE_COMPILE_CACHE|FORCE_COLOR|IFMATCH_.*|CI)$/;
  const kept = Object.entries(process.env).filter(([name]) => !disturbing.test(name));
  // A peer's `env node` takes the first node of PATH.
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  return { ...Object.fromEntries(kept), PATH: path, NO_COLOR: '1', NODE_NO_WARNINGS: '1' };
}

/** Kernels count in hundredths of a second here; over several rounds the rounding evens out. */
const msOfTick = 10;

/** CPU of all children that have ended, user and system, in ms. */
function cpuOfChildren(): number | null {
  const stat = textOf('/proc/self/stat');
  if (stat === null) return null;
  // The second field is a name in brackets, which may hold anything: proc(5), fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * msOfTick;
}

/** A process and all that it started, as far as they still run. */
function processesBelow(pid: number): number[] {
  const children = textOf(`/proc/${String(pid)}/task/${String(pid)}/children`) ?? '';
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processesBelow)];
}

/** In kB. */
const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(textOf(`/proc/${String(pid)}/status`) ?? '')?.[1] ?? 0);

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null; // the process has ended, or the system has no /proc
  }
}
