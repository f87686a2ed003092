import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export type Served = { url: string; token: string; process: ChildProcess };

const program = `
  import { startSandbox } from ${JSON.stringify(new URL('../../src/sandbox/server.ts', import.meta.url).href)};
  const { url, token } = await startSandbox({ db: process.argv[1] });
  console.log(JSON.stringify({ url, token }));
`;

/** Serves a file in a process of its own, which may be killed. */
export async function serve(db: string): Promise<Served> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, db], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { ...(JSON.parse(line) as { url: string; token: string }), process: child };
}

/** Ends a process as a crash would, and waits until it is gone. */
export async function crash({ process: child }: Served): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
