import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { SandboxOptions } from '../../../src/sandbox/server.ts';

export type LaunchOptions = Pick<SandboxOptions, 'db' | 'seed' | 'limits'> & { readonly prefix?: readonly string[] };
export type SandboxProcess = {
  readonly url: string;
  readonly token: string;
  readonly process: ChildProcess;
  /** The most CPU time so far, in milliseconds, that the process spent without returning to its event loop. */
  readonly longestWork: () => Promise<number>;
};

const server = new URL('../../../src/sandbox/server.ts', import.meta.url).href;
const program = `
  import { startSandbox } from ${JSON.stringify(server)};
  const options = JSON.parse(process.argv[1]);
  let [before, longest] = [process.cpuUsage(), 0];
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
  };
  try {
    const { url, token } = await startSandbox(options);
    console.log(JSON.stringify({ url, token }));
    look();
    longest = 0; // that was the start
    setInterval(look, 5).unref();
    process.on('message', () => process.send(longest)).channel?.unref();
  } catch (error) {
    if (error.name !== 'SandboxError') throw error;
    console.log(JSON.stringify({ refused: error.message }));
    process.exitCode = 1;
  }
`;

/** Starts a sandbox in its own process, which a test may kill or limit. `prefix` is put before its command line. */
export function launchSandbox({
  prefix = [],
  ...options
}: LaunchOptions): ChildProcess & { readonly stdout: Readable } {
  const command = [...prefix, process.execPath, '--input-type=module', '--eval', program, JSON.stringify(options)];
  const [first = '', ...args] = command;
  const child = spawn(first, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return child as typeof child & { readonly stdout: Readable };
}

/** Starts a sandbox in its own process, and waits until it listens. Throws if it refuses to start. */
export async function startSandboxProcess(options: LaunchOptions): Promise<SandboxProcess> {
  const child = launchSandbox(options);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const started = JSON.parse(line) as { url: string; token: string; refused?: string };
  if (started.refused !== undefined) throw new Error(started.refused);
  const longestWork = async (): Promise<number> => {
    child.send('longest work');
    return ((await once(child, 'message')) as [number])[0];
  };
  return { url: started.url, token: started.token, process: child, longestWork };
}

/** Kills a process without warning, and waits until it has exited. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
