import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, type FaultProxy, forwardUnchanged } from '../proxy/fault-proxy.ts';
import type { ProxiedSetup } from '../proxy/proxied-setup.ts';
import type { Kill, Moment } from './kill-points.ts';

/** The usual durations of a run in milliseconds: until its first connection, and from then to its end. */
export type UsualDurations = { untilConnection: number; afterConnection: number };

const program = join(import.meta.dirname, '../../../src/cli.ts');

/** Starts `ifmatch apply --plan plan.json` in its own process. `cacheFolder` has Node's compile cache, which makes later starts faster. */
function startApply({ folder, proxy, sandbox }: ProxiedSetup, cacheFolder: string): ChildProcess {
  const env = {
    IFMATCH_BASE_URL: proxy.url,
    IFMATCH_API_TOKEN: sandbox.token,
    NODE_COMPILE_CACHE: cacheFolder,
    HOME: folder,
  };
  return spawn(process.execPath, [program, 'apply', '--plan', 'plan.json', '--max-delete-percent', '100'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
}

/** Measures a run without faults. Throws if it fails. */
export async function measureDurations(setup: ProxiedSetup, cacheFolder: string): Promise<UsualDurations> {
  const { proxy } = setup;
  const startTime = performance.now();
  let connectionTime = 0;
  proxy.reset();
  proxy.onConnection = async () => void (connectionTime ||= performance.now());
  const [code] = (await once(startApply(setup, cacheFolder), 'exit')) as [number | null];
  proxy.onConnection = async () => {};
  if (code !== 0) throw new Error(`an apply that nothing disturbs ended with ${String(code)}`);
  return { untilConnection: connectionTime - startTime, afterConnection: performance.now() - connectionTime };
}

/** Runs the command, and kills it at the point. Returns whether it was still running, once nothing that it sent is under way. */
export async function runAndKill(
  { point, arrives }: Kill,
  setup: ProxiedSetup,
  cacheFolder: string,
  durations: UsualDurations,
): Promise<boolean> {
  const { proxy } = setup;
  proxy.reset();
  const child = startApply(setup, cacheFolder);
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  if ('moment' in point) {
    onEachMoment(proxy, arrives, async (index, moment) => {
      if (index !== point.exchange || moment !== point.moment) return false;
      await kill();
      return true;
    });
  } else if (point.from === 'start') {
    void sleep(point.share * (durations.untilConnection + durations.afterConnection)).then(kill);
  } else {
    proxy.onConnection = async (index) => {
      if (index === 0) void sleep(point.share * durations.afterConnection).then(kill);
    };
  }
  const [, signal] = await exited;
  await proxy.waitUntilIdle();
  Object.assign(proxy, {
    handle: forwardUnchanged,
    onConnection: async () => {},
    onHead: async () => {},
  } satisfies Partial<FaultProxy>);
  return signal === 'SIGKILL';
}

/** Calls `onMoment` in each moment of each exchange. It returns whether it killed the process. */
function onEachMoment(
  proxy: FaultProxy,
  arrives: boolean,
  onMoment: (index: number, moment: Moment) => Promise<boolean>,
): void {
  proxy.onConnection = async (index) => void (await onMoment(index, 'connection opened'));
  proxy.onHead = async (index) => void (await onMoment(index, 'head arrived'));
  proxy.handle = async (exchange) => {
    const { connectionIndex } = exchange;
    if ((await onMoment(connectionIndex, 'body arrived')) && !arrives) return;
    const pendingReply = exchange.forward();
    await onMoment(connectionIndex, 'passed on');
    const reply = await pendingReply;
    await onMoment(connectionIndex, 'platform answered');
    await sendSlowly(exchange, reply, (moment) => onMoment(connectionIndex, moment));
    for (const [moment, milliseconds] of delaysAfterReply) {
      void sleep(milliseconds).then(() => onMoment(connectionIndex, moment));
    }
  };
}

const delaysAfterReply = [
  ['1 ms after', 1],
  ['2 ms after', 2],
  ['4 ms after', 4],
  ['8 ms after', 8],
] as const;

async function sendSlowly(
  { response, clientClosed }: Exchange,
  { status, headers, body }: Awaited<ReturnType<Exchange['forward']>>,
  onMoment: (moment: Moment) => Promise<boolean>,
): Promise<void> {
  const sent = new Promise<void>((resolve) => response.once('finish', resolve));
  response.writeHead(status, { ...headers, 'content-length': body.length, connection: 'close' }).flushHeaders();
  await onMoment('head sent');
  const half = body.length >> 1;
  response.write(body.subarray(0, half));
  await onMoment('half sent');
  response.end(body.subarray(half));
  await Promise.race([sent, clientClosed]);
  await onMoment('all sent');
}
