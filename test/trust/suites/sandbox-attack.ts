import { caller, versionOf, remediationPath } from '../../rig/platform-api.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import { type Attack, attacks, type SandboxTarget } from '../sandbox/attacks.ts';
import { retryUpToTenTimes, startBystander } from '../sandbox/bystander.ts';
import { type ConnectionResult, sendAndReceive, statusesIn } from '../sandbox/send-and-receive.ts';
import { killProcess, startSandboxProcess, type SandboxProcess } from '../sandbox/sandbox-process.ts';
import { unreadResponses, slowClients } from '../sandbox/slow-clients.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** Time limits of the sandbox in milliseconds, much shorter than the default, so that a test can wait for them. */
const limits = { headers: 1500, request: 4000, idle: 20_000 };
/** Limits for the server with the slow clients. It does little work, so that fast clients never reach them. */
const shortLimits = { headers: 500, request: 1000, idle: 2000 };
/** Milliseconds until a connection must be closed. The server checks its limits only at intervals. */
const deadline = 60_000;
/** The most CPU time, in milliseconds, that the server may spend without serving other clients. */
const maxWork = 10_000;

/** The number of slow clients of each kind in the full suite. */
const fullSlowClients = 40;

/** Sends an attack. One that must be answered is sent up to ten times, because on a busy machine the server may disconnect it as a slow client. */
async function sendAttack(attack: Attack, target: SandboxTarget): Promise<ConnectionResult> {
  const bytes = attack.bytes(target);
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendAndReceive(target.port, (socket) => socket.write(bytes), { deadline, quiet: 80 });
    const [status = 408] = statusesIn(result.text);
    if (attack.expectedEnd !== 'answered' || status !== 408 || attempt === 10) return result;
  }
}

async function findAttackError(attack: Attack, target: SandboxTarget): Promise<string | null> {
  const result = await sendAttack(attack, target);
  const [status = null, ...moreStatuses] = statusesIn(result.text);
  // After a refusal no other request of the connection may be read. Node's own 400 may follow a correct response.
  if (moreStatuses.some((other) => other < 400))
    return `more than one request was read: ${[status, ...moreStatuses].join(', ')}`;
  if (result.end === 'open') return `neither answered nor closed within ${String(deadline)} ms`;
  if (status !== null && status >= 500) return `answers ${result.text.slice(0, 300)}`;
  if (attack.expectedEnd === 'answered' && status !== 200)
    return `answers ${String(status)} ${result.text.slice(-200)}`;
  return attack.expectedEnd === 'refused' && status !== null && status < 400 && !reportsErrors(result.text)
    ? `answers ${String(status)}`
    : null;
}

/** A dry run reports the errors of a bundle in a response with status 200. */
const reportsErrors = (text: string): boolean => /"validation_errors":\s*\[\s*\{/u.test(text);

/** Starts slow clients of all kinds at the same time. The server must disconnect each, or it would run out of connections. */
async function holdConnections(target: SandboxTarget, clientsPerKind: number, tally: Tally): Promise<void> {
  const chosen = slowClients.filter(({ isLong }) => clientsPerKind >= fullSlowClients || isLong !== true);
  const connections = chosen.flatMap(({ name, send, isLong }) =>
    Array.from({ length: isLong === true ? 4 : clientsPerKind }, async (_, index) => {
      const result = await sendAndReceive(target.port, send(target), { deadline, quiet: Infinity });
      tally.keepHighest('slowest cut of a slow client ms', Math.round(result.milliseconds));
      tally.add(`a client that ${name} (${String(index)})`, findHoldError(result));
    }),
  );
  await Promise.all(connections);
}

const findHoldError = ({ end, text }: ConnectionResult): string | null => {
  if (statusesIn(text).length >= unreadResponses) return 'was waited for until it read';
  if (end !== 'closed') return `was not cut off within ${String(deadline)} ms`;
  const serverError = statusesIn(text).find((status) => status >= 500);
  return serverError === undefined ? null : `was answered ${String(serverError)}`;
};

/** Sends the attacks, three at a time. */
async function sendAllAttacks(chosen: readonly Attack[], target: SandboxTarget, tally: Tally): Promise<void> {
  const queue = chosen.values();
  const worker = async (): Promise<void> => {
    for (const attack of queue) tally.add(attack.name, await findAttackError(attack, target));
  };
  await Promise.all(Array.from({ length: 3 }, worker));
}

const targetOf = ({ url, token }: SandboxProcess): SandboxTarget => {
  const { port } = new URL(url);
  return { host: `127.0.0.1:${port}`, port: Number(port), token };
};

/** Runs an attack while another client sends requests. That client must be served, and the state must not change. */
async function runBesideBystander(sandbox: SandboxProcess, attack: () => Promise<void>, tally: Tally): Promise<void> {
  const call = caller(sandbox);
  const versionBefore = await retryUpToTenTimes(() => versionOf(call, remediationPath));
  const stop = startBystander(sandbox);
  await attack();
  const { requests, slowest, failed } = await stop();
  tally.count('requests of a bystander', requests);
  tally.keepHighest('slowest answer to a bystander ms', Math.round(slowest));
  if (failed.length > 0) tally.add('a bystander', failed.join('; ').slice(0, 500));
  if (sandbox.process.exitCode !== null || sandbox.process.signalCode !== null)
    return tally.add('the process', 'is gone');
  const longest = Math.round(await sandbox.longestWork());
  tally.keepHighest('longest work of a server ms', longest);
  if (longest > maxWork) tally.add('a bystander', `waited while ${String(longest)} ms of work were done`);
  const versionAfter = await retryUpToTenTimes(() => versionOf(call, remediationPath));
  if (versionAfter !== versionBefore) tally.add('the state', 'has changed');
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const [attacked, limited] = await Promise.all([
    startSandboxProcess({ limits }),
    startSandboxProcess({ limits: shortLimits }),
  ]);
  const clientsPerKind = cases >= attacks.length ? fullSlowClients : 5;
  try {
    await Promise.all([
      runBesideBystander(
        attacked,
        () => sendAllAttacks(drawSample(attacks, cases, seed), targetOf(attacked), tally),
        tally,
      ),
      runBesideBystander(limited, () => holdConnections(targetOf(limited), clientsPerKind, tally), tally),
    ]);
  } finally {
    await Promise.all([killProcess(attacked.process), killProcess(limited.process)]);
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
