import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, type FaultProxy, passOn } from '../proxy/fault-proxy.ts';
import type { ProxiedSetup } from '../proxy/proxied-setup.ts';
import type { Kill, Moment } from './kill-points.ts';

/** The usual durations of a run in milliseconds: until its first connection, and from then to its end. */
export type UsualDurations = { start: number; rest: number };

const program = join(import.meta.dirname, '../../../src/cli.ts');

/** Starts `ifmatch apply --plan plan.json` in a process of its own. `cache` is the folder of the compile cache, which makes the next start quicker. */
function start({ folder, proxy, sandbox }: ProxiedSetup, cache: string): ChildProcess {
  const env = {
    IFMATCH_BASE_URL: proxy.url,
    IFMATCH_API_TOKEN: sandbox.token,
    NODE_COMPILE_CACHE: cache,
    HOME: folder,
  };
  return spawn(process.execPath, [program, 'apply', '--plan', 'plan.json', '--max-delete-percent', '100'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
}

/** Measures a run without faults. Throws if it fails. */
export async function measureDurations(lane: ProxiedSetup, cache: string): Promise<UsualDurations> {
  const { proxy } = lane;
  const begin = performance.now();
  let first = 0;
  proxy.restart();
  proxy.onConnection = async () => void (first ||= performance.now());
  const [code] = (await once(start(lane, cache), 'exit')) as [number | null];
  proxy.onConnection = async () => {};
  if (code !== 0) throw new Error(`an apply that nothing disturbs ended with ${String(code)}`);
  return { start: first - begin, rest: performance.now() - first };
}

/** Runs the command, and kills it at the point. Returns whether it was still running, once nothing that it sent is under way. */
export async function runAndKill(
  { point, arrives }: Kill,
  lane: ProxiedSetup,
  cache: string,
  pace: UsualDurations,
): Promise<boolean> {
  const { proxy } = lane;
  proxy.restart();
  const child = start(lane, cache);
  const gone = once(child, 'exit') as Promise<[number | null, string | null]>;
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  if ('moment' in point) {
    onEachMoment(proxy, arrives, async (index, moment) => {
      if (index !== point.exchange || moment !== point.moment) return false;
      await kill();
      return true;
    });
  } else if (point.from === 'start') {
    void sleep(point.share * (pace.start + pace.rest)).then(kill);
  } else {
    proxy.onConnection = async (index) => {
      if (index === 0) void sleep(point.share * pace.rest).then(kill);
    };
  }
  const [, signal] = await gone;
  await proxy.settled();
  Object.assign(proxy, {
    handle: passOn,
    onConnection: async () => {},
    onHead: async () => {},
  } satisfies Partial<FaultProxy>);
  return signal === 'SIGKILL';
}

/** Calls `at` in each moment of each exchange; it returns whether it killed the process. */
function onEachMoment(
  proxy: FaultProxy,
  arrives: boolean,
  at: (index: number, moment: Moment) => Promise<boolean>,
): void {
  proxy.onConnection = async (index) => void (await at(index, 'connection opened'));
  proxy.onHead = async (index) => void (await at(index, 'head arrived'));
  proxy.handle = async (exchange) => {
    const { index } = exchange;
    if ((await at(index, 'body arrived')) && !arrives) return;
    const answering = exchange.forward();
    await at(index, 'passed on');
    const reply = await answering;
    await at(index, 'platform answered');
    await sendSlowly(exchange, reply, (moment) => at(index, moment));
    for (const [moment, milliseconds] of afterwards) {
      void sleep(milliseconds).then(() => at(index, moment));
    }
  };
}

const afterwards = [
  ['1 ms after', 1],
  ['2 ms after', 2],
  ['4 ms after', 4],
  ['8 ms after', 8],
] as const;

async function sendSlowly(
  { response, clientGone }: Exchange,
  { status, headers, body }: Awaited<ReturnType<Exchange['forward']>>,
  at: (moment: Moment) => Promise<boolean>,
): Promise<void> {
  const sent = new Promise<void>((resolve) => response.once('finish', resolve));
  response.writeHead(status, { ...headers, 'content-length': body.length, connection: 'close' }).flushHeaders();
  await at('head sent');
  const half = body.length >> 1;
  response.write(body.subarray(0, half));
  await at('half sent');
  response.end(body.subarray(half));
  await Promise.race([sent, clientGone]);
  await at('all sent');
}
