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

/** When the process gets its signal: before or after the platform handles the request of this type and number. */
type Moment = {
  readonly request: 'list' | 'dry run' | 'PUT';
  readonly number: number;
  readonly when: 'before' | 'after';
  /** Whether the reader of stderr has ended before. */
  readonly isUnread?: true;
};

/** An apply of the examples has six dry runs: three for the preview, which is also the check before the first PUT, and three that verify the PUTs. */
export const moments: Readonly<Record<string, Moment>> = {
  'before the preview': { request: 'list', number: 1, when: 'before' },
  'in the preview': { request: 'dry run', number: 2, when: 'before' },
  'in the first PUT, before it is done': { request: 'PUT', number: 1, when: 'before' },
  'in the first PUT, which ends whoever reads the messages too': {
    request: 'PUT',
    number: 1,
    when: 'before',
    isUnread: true,
  },
  'in the first PUT, after it is done': { request: 'PUT', number: 1, when: 'after' },
  'in the verification of the first PUT': { request: 'dry run', number: 4, when: 'before' },
  'in the second PUT': { request: 'PUT', number: 2, when: 'after' },
  'in the last PUT': { request: 'PUT', number: 3, when: 'before' },
  'in the last verification': { request: 'dry run', number: 6, when: 'after' },
};

export type Signals = readonly [NodeJS.Signals, ...NodeJS.Signals[]];

const requestTypeOf = (passing: ProxiedRequest): Moment['request'] | null => {
  if (passing.method === 'PUT') return 'PUT';
  if (isDryRun(passing)) return 'dry run';
  return passing.path.endsWith('/deployments') ? 'list' : null;
};

/** Sends the signals at the moment, and delays the response until the process has reacted to each of them. */
function hooksFor(moment: Moment, signals: Signals, run: () => RunningApply): ProxyHooks {
  // Several requests are on their way at the same time.
  const started: ProxiedRequest[] = [];
  const signalIfDue = async (passing: ProxiedRequest, when: Moment['when']): Promise<void> => {
    if (requestTypeOf(passing) !== moment.request) return;
    if (when === 'before') started.push(passing);
    if (started.indexOf(passing) + 1 !== moment.number || moment.when !== when) return;
    const { child, hasStopped, isStopping } = run();
    if (moment.isUnread === true) child.stderr.destroy();
    for (const [index, signal] of signals.entries()) {
      child.kill(signal);
      // Without stderr the test cannot see when the process reacts.
      if (moment.isUnread === true) continue;
      await vi.waitUntil(() => hasStopped() || (index === 0 && isStopping()), { timeout: 100_000 });
    }
  };
  return { before: (passing) => signalIfDue(passing, 'before'), after: (passing) => signalIfDue(passing, 'after') };
}

type ProcessEnd = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
};

type RunningApply = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<ProcessEnd>;
  readonly hasStopped: () => boolean;
  /** Whether it has printed that it stops once the bundle that is being written is done. */
  readonly isStopping: () => boolean;
};

/** Starts in a copy of the examples, because a partial apply writes its undo file there. */
function startApply(platform: { url: string; token: string }): RunningApply {
  const cwd = temporaryFolder();
  cpSync(join(root, 'examples', 'policies'), cwd, { recursive: true });
  const args = [join(root, 'src', 'cli.ts'), 'apply', '--yes', '--format', 'json'];
  const env = { PATH: process.env['PATH'], IFMATCH_BASE_URL: platform.url, IFMATCH_API_TOKEN: platform.token };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (data: string) => (text.out += data));
  child.stderr.setEncoding('utf8').on('data', (data: string) => (text.err += data));
  const ended = once(child, 'close').then(([code, signal]): ProcessEnd => ({ code, signal, ...text }));
  const hasStopped = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return { child, ended, hasStopped, isStopping: () => text.err.includes('Stopping once the bundle') };
}

/** Applies the examples, and sends the signals at the moment. */
export async function stopAtMoment(name: string, moment: Moment, signals: Signals, tally: Tally): Promise<void> {
  const sandbox = await startSandbox({ seed: 'acme' });
  const proxy = await startPlatformProxy(
    sandbox.url,
    hooksFor(moment, signals, () => run),
  );
  const run = startApply({ url: proxy.url, token: sandbox.token });
  const ended = await run.ended;
  await proxy.close();
  tally.count('signalled runs of the command line');
  tally.add(`${signals.join(' and ')} ${name}`, findSignalError(ended, signals, moment, sandbox));
  await sandbox.close();
}

/** Applies the examples, and sends the signal some milliseconds after the start. */
export async function stopAfter(milliseconds: number, signal: NodeJS.Signals, tally: Tally): Promise<void> {
  const sandbox = await startSandbox({ seed: 'acme' });
  const { child, ended } = startApply(sandbox);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill(signal);
  tally.count('signalled runs of the command line');
  tally.add(`${signal} after ${String(milliseconds)} ms`, findReportError(await ended, sandbox));
  await sandbox.close();
}

function findSignalError(ended: ProcessEnd, signals: Signals, moment: Moment, sandbox: Sandbox): string | null {
  const hasStarted = moment.request === 'PUT' || (moment.request === 'dry run' && moment.number > 3);
  if (signals.length > 1 && hasStarted)
    return ended.signal === null ? 'the second signal did not end it at once' : null;
  if (hasStarted && ended.signal !== null) return `it was ended by ${ended.signal}, without a report`;
  if (hasStarted && moment.isUnread !== true && !ended.err.includes('Stopping once the bundle'))
    return `it does not say that it stops: ${ended.err}`;
  return findReportError(ended, sandbox);
}

type Reported = { readonly kind: string; readonly product?: string; readonly result?: string };

/** Compares the report with the log of the platform. A process without a report, ended by its signal, must not have written anything. */
function findReportError({ code, signal, out, err }: ProcessEnd, sandbox: Sandbox): string | null {
  const stored = new Set<string>(sandbox.log().flatMap(({ status, kind }) => (status === 200 ? [kind] : [])));
  if (signal !== null) return stored.size === 0 ? null : `it was ended by ${signal} after ${[...stored].join(', ')}`;
  if (out === '') return `exit code ${String(code)} without a report: ${err}`;
  const { bundles } = JSON.parse(out) as { bundles: readonly Reported[] };
  const misreported = bundles.filter(
    ({ kind, product, result }) => (result === 'applied') !== stored.has(product ?? kind),
  );
  if (misreported.length > 0)
    return `it reports ${JSON.stringify(bundles.map(({ result }) => result))}, stored is ${[...stored].join(', ')}`;
  const expectedCode = { 0: 1, [bundles.length]: 0 }[stored.size] ?? 6;
  return code === expectedCode ? null : `exit code ${String(code)}, not ${String(expectedCode)}`;
}
