import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { type ProxyHooks, isDryRun, type ProxiedRequest, startPlatformProxy } from '../../rig/platform-proxy.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import type { Tally } from './tally.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The moment in which the process gets its signal: at a request of this kind, by its number, before or after the platform did it. */
type Moment = {
  readonly at: 'list' | 'dry run' | 'PUT';
  readonly number: number;
  readonly when: 'before' | 'after';
  /** Whoever read the messages is gone by then. */
  readonly isUnread?: true;
};

/** The three bundles of the examples are dry-run twice: for the preview, which is also the check before the first PUT, and after the last. */
export const moments: Readonly<Record<string, Moment>> = {
  'before the preview': { at: 'list', number: 1, when: 'before' },
  'in the preview': { at: 'dry run', number: 2, when: 'before' },
  'in the first PUT, before it is done': { at: 'PUT', number: 1, when: 'before' },
  'in the first PUT, which ends whoever reads the messages too': {
    at: 'PUT',
    number: 1,
    when: 'before',
    isUnread: true,
  },
  'in the first PUT, after it is done': { at: 'PUT', number: 1, when: 'after' },
  'in the verification of the first PUT': { at: 'dry run', number: 4, when: 'before' },
  'in the second PUT': { at: 'PUT', number: 2, when: 'after' },
  'in the last PUT': { at: 'PUT', number: 3, when: 'before' },
  'in the last verification': { at: 'dry run', number: 6, when: 'after' },
};

export type Signals = readonly [NodeJS.Signals, ...NodeJS.Signals[]];

const isAt = (passing: ProxiedRequest): Moment['at'] | null => {
  if (passing.method === 'PUT') return 'PUT';
  if (isDryRun(passing)) return 'dry run';
  return passing.path.endsWith('/deployments') ? 'list' : null;
};

/** Sends the signals when the moment has come, and lets the answer wait until the process has met each. */
function hooksFor(moment: Moment, signals: Signals, run: () => Started): ProxyHooks {
  // Several are on their way at once.
  const started: ProxiedRequest[] = [];
  const meet = async (passing: ProxiedRequest, when: Moment['when']): Promise<void> => {
    if (isAt(passing) !== moment.at) return;
    if (when === 'before') started.push(passing);
    if (started.indexOf(passing) + 1 !== moment.number || moment.when !== when) return;
    const { child, hasStopped, isStopping } = run();
    if (moment.isUnread === true) child.stderr.destroy();
    for (const [index, signal] of signals.entries()) {
      child.kill(signal);
      // Nobody can tell when a process whose messages are unread has met its signal.
      if (moment.isUnread === true) continue;
      await vi.waitUntil(() => hasStopped() || (index === 0 && isStopping()), { timeout: 100_000 });
    }
  };
  return { before: (passing) => meet(passing, 'before'), after: (passing) => meet(passing, 'after') };
}

type Ended = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
};

type Started = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<Ended>;
  readonly hasStopped: () => boolean;
  /** Whether it says that it stops once the bundle that is being written is done. */
  readonly isStopping: () => boolean;
};

/** In a copy of the examples, since a partial apply leaves its undo there. */
function start(platform: { url: string; token: string }): Started {
  const cwd = temporaryFolder();
  cpSync(join(root, 'examples', 'policies'), cwd, { recursive: true });
  const args = [join(root, 'src', 'cli.ts'), 'apply', '--yes', '--format', 'json'];
  const env = { PATH: process.env['PATH'], IFMATCH_BASE_URL: platform.url, IFMATCH_API_TOKEN: platform.token };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (data: string) => (text.out += data));
  child.stderr.setEncoding('utf8').on('data', (data: string) => (text.err += data));
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, ...text }));
  const hasStopped = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return { child, ended, hasStopped, isStopping: () => text.err.includes('Stopping once the bundle') };
}

/** Applies the examples, and stops the process in this moment. */
export async function stopIn(name: string, moment: Moment, signals: Signals, tally: Tally): Promise<void> {
  const sandbox = await startSandbox({ seed: 'acme' });
  const proxy = await startPlatformProxy(
    sandbox.url,
    hooksFor(moment, signals, () => run),
  );
  const run = start({ url: proxy.url, token: sandbox.token });
  const ended = await run.ended;
  await proxy.close();
  tally.count('signalled runs of the command line');
  tally.add(`${signals.join(' and ')} ${name}`, wrongIn(ended, signals, moment, sandbox));
  await sandbox.close();
}

/** Stops the process so many milliseconds after its start, wherever it is then. */
export async function stopAfter(milliseconds: number, signal: NodeJS.Signals, tally: Tally): Promise<void> {
  const sandbox = await startSandbox({ seed: 'acme' });
  const { child, ended } = start(sandbox);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill(signal);
  tally.count('signalled runs of the command line');
  tally.add(`${signal} after ${String(milliseconds)} ms`, wrongReport(await ended, sandbox));
  await sandbox.close();
}

function wrongIn(ended: Ended, signals: Signals, moment: Moment, sandbox: Sandbox): string | null {
  const hasStarted = moment.at === 'PUT' || (moment.at === 'dry run' && moment.number > 3);
  if (signals.length > 1 && hasStarted)
    return ended.signal === null ? 'the second signal did not end it at once' : null;
  if (hasStarted && ended.signal !== null) return `it was ended by ${ended.signal}, without a report`;
  if (hasStarted && moment.isUnread !== true && !ended.err.includes('Stopping once the bundle'))
    return `it does not say that it stops: ${ended.err}`;
  return wrongReport(ended, sandbox);
}

type Reported = { readonly kind: string; readonly product?: string; readonly result?: string };

/** What was reported is what the platform did; whoever is ended by a signal has not sent anything. */
function wrongReport({ code, signal, out, err }: Ended, sandbox: Sandbox): string | null {
  const stored = new Set<string>(sandbox.log().flatMap(({ status, kind }) => (status === 200 ? [kind] : [])));
  if (signal !== null) return stored.size === 0 ? null : `it was ended by ${signal} after ${[...stored].join(', ')}`;
  if (out === '') return `exit code ${String(code)} without a report: ${err}`;
  const { bundles } = JSON.parse(out) as { bundles: readonly Reported[] };
  const wrong = bundles.filter(({ kind, product, result }) => (result === 'applied') !== stored.has(product ?? kind));
  if (wrong.length > 0)
    return `it reports ${JSON.stringify(bundles.map(({ result }) => result))}, stored is ${[...stored].join(', ')}`;
  const right = { 0: 1, [bundles.length]: 0 }[stored.size] ?? 6;
  return code === right ? null : `exit code ${String(code)}, not ${String(right)}`;
}
