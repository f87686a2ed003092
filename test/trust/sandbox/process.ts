import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { SandboxOptions } from '../../../src/sandbox/server.ts';

export type Launch = Pick<SandboxOptions, 'db' | 'seed' | 'limits'> & { readonly prefix?: readonly string[] };
export type Served = {
  readonly url: string;
  readonly token: string;
  readonly process: ChildProcess;
  /** Milliseconds of work, of the processor and not of the clock, between two looks at its connections: the most so far. */
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

/** Serves in a process of its own, which may be killed or limited; `prefix` is put before the command. */
export function launch({ prefix = [], ...options }: Launch): ChildProcess & { readonly stdout: Readable } {
  const command = [...prefix, process.execPath, '--input-type=module', '--eval', program, JSON.stringify(options)];
  const [first = '', ...args] = command;
  const child = spawn(first, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return child as typeof child & { readonly stdout: Readable };
}

/** A process that serves. Throws when it refuses to. */
export async function serve(options: Launch): Promise<Served> {
  const child = launch(options);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const said = JSON.parse(line) as { url: string; token: string; refused?: string };
  if (said.refused !== undefined) throw new Error(said.refused);
  const longestWork = async (): Promise<number> => {
    child.send('longest work');
    return ((await once(child, 'message')) as [number])[0];
  };
  return { url: said.url, token: said.token, process: child, longestWork };
}

/** Ends a process as a crash would, and waits until it is gone. */
export async function crash(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
