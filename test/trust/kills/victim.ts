import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, type FaultProxy, passOn } from '../proxy/fault-proxy.ts';
import type { Lane } from '../proxy/lane.ts';
import type { Kill, Moment } from './points.ts';

/** How long a run usually takes, in milliseconds: until its first connection, and from then to its end. */
export type Pace = { start: number; rest: number };

const program = join(import.meta.dirname, '../../../src/cli.ts');

/** Starts `ifmatch apply --plan plan.json` in a process of its own. `cache` is a folder that makes the next start quicker. */
function start({ folder, proxy, sandbox }: Lane, cache: string): ChildProcess {
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

/** Runs the command undisturbed and takes its time. Throws when it does not succeed. */
export async function takePace(lane: Lane, cache: string): Promise<Pace> {
  const { proxy } = lane;
  const begin = performance.now();
  let first = 0;
  proxy.begin();
  proxy.opened = async () => void (first ||= performance.now());
  const [code] = (await once(start(lane, cache), 'exit')) as [number | null];
  proxy.opened = async () => {};
  if (code !== 0) throw new Error(`an apply that nothing disturbs ended with ${String(code)}`);
  return { start: first - begin, rest: performance.now() - first };
}

/** Runs the command and kills it at the point. Answers whether it was still running; then nothing of it is on its way any more. */
export async function runAndKill({ point, arrives }: Kill, lane: Lane, cache: string, pace: Pace): Promise<boolean> {
  const { proxy } = lane;
  proxy.begin();
  const child = start(lane, cache);
  const gone = once(child, 'exit') as Promise<[number | null, string | null]>;
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  if ('moment' in point) {
    watch(proxy, arrives, async (index, moment) => {
      if (index !== point.exchange || moment !== point.moment) return false;
      await kill();
      return true;
    });
  } else if (point.from === 'start') {
    void sleep(point.share * (pace.start + pace.rest)).then(kill);
  } else {
    proxy.opened = async (index) => {
      if (index === 0) void sleep(point.share * pace.rest).then(kill);
    };
  }
  const [, signal] = await gone;
  await proxy.settled();
  Object.assign(proxy, { meet: passOn, opened: async () => {}, asked: async () => {} });
  return signal === 'SIGKILL';
}

/** Tells each moment of each exchange; `at` answers whether the process was killed in it. */
function watch(proxy: FaultProxy, arrives: boolean, at: (index: number, moment: Moment) => Promise<boolean>): void {
  proxy.opened = async (index) => void (await at(index, 'connection opened'));
  proxy.asked = async (index) => void (await at(index, 'head arrived'));
  proxy.meet = async (exchange) => {
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
  { response, gone }: Exchange,
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
  await Promise.race([sent, gone]);
  await at('all sent');
}
