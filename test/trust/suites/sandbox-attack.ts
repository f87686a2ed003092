import { caller, versionOf, remediationPath } from '../../rig/platform-api.ts';
import { drawn, Tally } from '../resources/tally.ts';
import { type Attack, attacks, type Target } from '../sandbox/attacks.ts';
import { patiently, startBystander } from '../sandbox/bystander.ts';
import { type Ended, exchange, statusesIn } from '../sandbox/exchange.ts';
import { crash, serve, type Served } from '../sandbox/process.ts';
import { answersWanted, slowClients } from '../sandbox/slow-clients.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** How long a client may take, in milliseconds: much less than the usual limits, so that they can be waited for. */
const limits = { headers: 1500, request: 4000, idle: 20_000 };
/** For a server that does no hard work meanwhile, so that nobody waits as long as a slow client. */
const shortLimits = { headers: 500, request: 1000, idle: 2000 };
/** A connection must be gone by then: the limits are looked at from time to time. */
const deadline = 60_000;
/** More work than this between two looks at the connections, in milliseconds of the processor, and other clients count as stalled. */
const stall = 10_000;

/** So many slow clients of each kind there are in the full form. */
const fullHold = 40;

/** Sends an attack. One that is to be answered is sent up to ten times: on a machine that stands still for a second, it is cut off as slow. */
async function answerTo(attack: Attack, target: Target): Promise<Ended> {
  const bytes = attack.bytes(target);
  for (let attempt = 1; ; attempt += 1) {
    const ended = await exchange(target.port, (socket) => socket.write(bytes), { deadline, quiet: 80 });
    const [status = 408] = statusesIn(ended.text);
    if (attack.ends !== 'answered' || status !== 408 || attempt === 10) return ended;
  }
}

async function meet(attack: Attack, target: Target): Promise<string | null> {
  const ended = await answerTo(attack, target);
  const [status = null, ...more] = statusesIn(ended.text);
  // After a refusal nothing of the connection is read as a request; Node's own 400 may follow an answer that was right.
  if (more.some((one) => one < 400)) return `more than one request was read: ${[status, ...more].join(', ')}`;
  if (ended.end === 'open') return `neither answered nor closed within ${String(deadline)} ms`;
  if (status !== null && status >= 500) return `answers ${ended.text.slice(0, 300)}`;
  if (attack.ends === 'answered' && status !== 200) return `answers ${String(status)} ${ended.text.slice(-200)}`;
  return attack.ends === 'refused' && status !== null && status < 400 && !reportsErrors(ended.text)
    ? `answers ${String(status)}`
    : null;
}

/** A dry run refuses what is wrong inside of a bundle by an answer that lists the errors. */
const reportsErrors = (text: string): boolean => /"validation_errors":\s*\[\s*\{/u.test(text);

/** So many slow clients of each kind at once; each must be cut off, or the server would run out of connections. */
async function hold(target: Target, each: number, tally: Tally): Promise<void> {
  const chosen = slowClients.filter(({ isLong }) => each >= fullHold || isLong !== true);
  const connections = chosen.flatMap(({ name, send, isLong }) =>
    Array.from({ length: isLong === true ? 4 : each }, async (_, at) => {
      const ended = await exchange(target.port, send(target), { deadline, quiet: Infinity });
      tally.most('slowest cut of a slow client ms', Math.round(ended.milliseconds));
      tally.add(`a client that ${name} (${String(at)})`, wrongAfterHold(ended));
    }),
  );
  await Promise.all(connections);
}

const wrongAfterHold = ({ end, text }: Ended): string | null => {
  if (statusesIn(text).length >= answersWanted) return 'was waited for until it read';
  if (end !== 'closed') return `was not cut off within ${String(deadline)} ms`;
  const bad = statusesIn(text).find((status) => status >= 500);
  return bad === undefined ? null : `was answered ${String(bad)}`;
};

/** A few at a time, as attackers come. */
async function meetAll(chosen: readonly Attack[], target: Target, tally: Tally): Promise<void> {
  const queue = chosen.values();
  const worker = async (): Promise<void> => {
    for (const attack of queue) tally.add(attack.name, await meet(attack, target));
  };
  await Promise.all(Array.from({ length: 3 }, worker));
}

const targetOf = ({ url, token }: Served): Target => {
  const { port } = new URL(url);
  return { host: `127.0.0.1:${port}`, port: Number(port), token };
};

/** Another client asks all the time, and the state stays what it was. */
async function besides(served: Served, work: () => Promise<void>, tally: Tally): Promise<void> {
  const call = caller(served);
  const version = await patiently(() => versionOf(call, remediationPath));
  const stop = startBystander(served);
  await work();
  const { asked, slowest, failed } = await stop();
  tally.count('requests of a bystander', asked);
  tally.most('slowest answer to a bystander ms', Math.round(slowest));
  if (failed.length > 0) tally.add('a bystander', failed.join('; ').slice(0, 500));
  if (served.process.exitCode !== null || served.process.signalCode !== null)
    return tally.add('the process', 'is gone');
  const longest = Math.round(await served.longestWork());
  tally.most('longest work of a server ms', longest);
  if (longest > stall) tally.add('a bystander', `waited while ${String(longest)} ms of work were done`);
  const now = await patiently(() => versionOf(call, remediationPath));
  if (now !== version) tally.add('the state', 'has changed');
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const [attacked, limited] = await Promise.all([serve({ limits }), serve({ limits: shortLimits })]);
  const each = cases >= attacks.length ? fullHold : 5;
  try {
    await Promise.all([
      besides(attacked, () => meetAll(drawn(attacks, cases, seed), targetOf(attacked), tally), tally),
      besides(limited, () => hold(targetOf(limited), each, tally), tally),
    ]);
  } finally {
    await Promise.all([crash(attacked.process), crash(limited.process)]);
  }
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'sandbox-attack',
  threat: 'Sandbox: a huge body, a slow client, Host headers, request smuggling, hostile paths and JSON',
  claim: 'no crash, no 5xx and no second answer; slow clients are disconnected, and other clients are served meanwhile',
  cases: { full: attacks.length, quick: 45 },
  run,
};
