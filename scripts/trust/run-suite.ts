import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TrustFigures, TrustRun, TrustSuite } from '../../test/trust/suite.ts';

/** What came of a suite; `ms` is the time of its whole process. */
export type Ran = { readonly suite: TrustSuite; readonly run: TrustRun; readonly ms: number } & TrustFigures;

/** No suite may take longer, in milliseconds. */
const longest = 15 * 60_000;
const child = fileURLToPath(new URL('child.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** Runs a suite in a child process; one that crashes, or runs for over 15 minutes, fails. Never throws. */
export async function runSuite(suite: TrustSuite, run: TrustRun): Promise<Ran> {
  const start = performance.now();
  const figures = await inChild(suite, run);
  return { suite, run, ms: performance.now() - start, ...figures };
}

/** Ends all that runs, with what it has started. */
export function killAll(): void {
  for (const one of running) kill(one);
}

function inChild(suite: TrustSuite, { seed, cases }: TrustRun): Promise<TrustFigures> {
  return new Promise((resolve) => {
    let figures: TrustFigures | null = null;
    let said = '';
    let late = false;
    // A group of its own, so that its own children can be ended with it.
    const one = spawn(process.execPath, [child, suite.name, String(seed), String(cases)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    running.add(one);
    const hear = (text: string): void => void (said = (said + text).slice(-2000));
    for (const stream of [one.stdout, one.stderr]) stream?.setEncoding('utf8').on('data', hear);
    const timer = setTimeout(() => {
      late = true;
      kill(one);
    }, longest);
    one.on('message', (message) => (figures = message as TrustFigures));
    one.on('error', (error) => hear(error.message));
    one.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(one);
      resolve(figures ?? broken(late ? 'it ran for over 15 minutes' : `it ended with ${signal ?? String(code)}`, said));
    });
    one.on('exit', () => kill(one));
  });
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}

const broken = (why: string, said: string): TrustFigures => ({
  cases: 0,
  figures: {},
  failures: [`The suite did not finish: ${why}. ${said.trim()}`],
});
