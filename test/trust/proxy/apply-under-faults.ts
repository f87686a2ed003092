import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanFile } from '../../../src/generated/types.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Tally } from '../resources/tally.ts';
import { randomFrom } from '../suite.ts';
import { runCli } from '../../rig/run-cli.ts';
import type { FaultCase, ApplyMode, PlannedFault } from './fault-cases.ts';
import { type Exchange, type FaultProxy, forwardUnchanged } from './fault-proxy.ts';
import { type FaultContext, faults } from './network-faults.ts';
import { type LoggedRun, findFalseClaims, type InjectedFault, toSentPut } from './verify-run.ts';
import type { LoggedPut } from './put-log.ts';
import { type ProxiedSetup, previewGeneration } from './proxied-setup.ts';
import { readResults, readReviewed, type ReviewedBundle } from './repository.ts';

/** Applies with faults, and then again without faults. Returns the false claims of the first run and what the second run did not complete. */
export async function applyUnderFaults(
  faultCase: FaultCase,
  generation: number,
  setup: ProxiedSetup,
  tally: Tally,
): Promise<string[]> {
  await previewGeneration(setup, generation);
  const reviewed = readReviewed(setup.folder);
  const putCountBefore = setup.putLog.length;
  const firstRun = await runWithFaults(faultCase, setup);
  const loggedRun: LoggedRun = { ...firstRun, reviewed, loggedPuts: setup.putLog.putsAfter(putCountBefore) };
  for (const result of loggedRun.results.values()) tally.count(result);
  tally.count('PUTs', firstRun.puts.length);
  tally.count('faults that struck', firstRun.injectedFaults.length);
  const problems = [...findFalseClaims(loggedRun), ...findUndoFileErrors(faultCase, loggedRun, setup)];
  const secondRun = await runWithFaults({ ...faultCase, faults: [] }, setup);
  return [...problems, ...findConvergenceErrors(secondRun, reviewed, setup.putLog.putsAfter(putCountBefore))];
}

const commands: Readonly<Record<ApplyMode, readonly string[]>> = {
  plan: ['apply', '--plan', 'plan.json', '--max-delete-percent', '100'],
  yes: ['apply', '--yes', '--allow-looser', '--max-delete-percent', '100'],
};

type ToolRun = Omit<LoggedRun, 'reviewed' | 'loggedPuts'>;

/** Runs the tool once, and waits until none of its requests is on the way to the platform any more. */
async function runWithFaults({ mode, seed, faults: plannedFaults }: FaultCase, setup: ProxiedSetup): Promise<ToolRun> {
  const { proxy, sandbox, folder, forbiddenHost } = setup;
  const injectedFaults: InjectedFault[] = [];
  const ended = Promise.withResolvers<void>();
  const refusedConnections = new RefusedConnections(plannedFaults, setup, injectedFaults);
  const clock = new SkippingClock(refusedConnections);
  const context: FaultContext = {
    random: randomFrom(seed),
    forbiddenUrl: forbiddenHost.url,
    runEnded: ended.promise,
    passDeadline: (exchange) => clock.waitForDeadline(exchange),
  };
  proxy.reset();
  proxy.onExchangeEnd = () => refusedConnections.refuseIfDue();
  proxy.handle = async (exchange) => {
    const fault = plannedFaults.find((planned) => isPlannedFor(planned, exchange))?.fault;
    if (fault === undefined) return forwardUnchanged(exchange);
    injectedFaults.push({ fault, operation: exchange.operation, kind: exchange.kind });
    return faults[fault].inject(exchange, context);
  };
  refusedConnections.refuseIfDue();
  const { code, text } = await runCli([...commands[mode], '--format', 'json', '--quiet'], {
    directory: folder,
    sandbox: { url: proxy.url, token: sandbox.token },
    timing: { clock },
  });
  ended.resolve();
  await proxy.waitUntilIdle();
  const puts = proxy.exchanges.filter(({ operation }) => operation === 'PUT').map(toSentPut);
  await proxy.acceptConnections();
  Object.assign(proxy, { handle: forwardUnchanged, onExchangeEnd: () => {} } satisfies Partial<FaultProxy>);
  const [report] = /^\{$.*?^\}$/ms.exec(text) ?? [];
  return { code, results: report === undefined ? new Map() : readResults(report), injectedFaults, puts };
}

/** Only a partial apply without a plan file leaves an undo file, which has the undo of every bundle that may have been written. */
function findUndoFileErrors({ mode }: FaultCase, { code, results }: LoggedRun, { folder }: ProxiedSetup): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith('.ifmatch-undo-'));
  const isUndoExpected = mode === 'yes' && code === 6;
  if (files.length !== (isUndoExpected ? 1 : 0))
    return [`${String(files.length)} undo files after exit code ${String(code)}`];
  const [file] = files;
  if (file === undefined) return [];
  const text = readFileSync(join(folder, file), 'utf8');
  rmSync(join(folder, file));
  const { bundles } = JSON.parse(text) as PlanFile;
  const possiblyWritten = [...results.values()].filter((result) => result !== 'not-applied').length;
  const undos = bundles.filter(({ undo }) => undo !== null).length;
  return undos === possiblyWritten ? [] : [`${String(undos)} undos of ${String(possiblyWritten)} bundles`];
}

function isPlannedFor({ fault, exchange, forever }: PlannedFault, { name }: Exchange): boolean {
  if (fault === 'refused') return false;
  if (name === exchange) return true;
  const planned = splitExchangeName(exchange);
  const current = splitExchangeName(name);
  return forever && current.family === planned.family && current.number > planned.number;
}

/** Splits a name such as `PUT code 1` into the family `PUT code` and the number 1. */
function splitExchangeName(name: string): { readonly family: string; readonly number: number } {
  const space = name.lastIndexOf(' ');
  return { family: name.slice(0, space), number: Number(name.slice(space + 1)) };
}

/** Lets the proxy refuse connections. A planned refusal starts as soon as enough exchanges have ended, so that it meets the next connection. */
class RefusedConnections {
  readonly #pendingFaults: PlannedFault[];
  readonly #setup: ProxiedSetup;
  readonly #injectedFaults: InjectedFault[];
  #currentFault: PlannedFault | null = null;

  constructor(plannedFaults: readonly PlannedFault[], setup: ProxiedSetup, injectedFaults: InjectedFault[]) {
    this.#pendingFaults = plannedFaults.filter(({ fault }) => fault === 'refused');
    this.#setup = setup;
    this.#injectedFaults = injectedFaults;
  }

  refuseIfDue(): void {
    const index = this.#pendingFaults.findIndex(({ after }) => this.#setup.proxy.endedCount >= after);
    if (index === -1 || this.#currentFault !== null) return;
    this.#currentFault = this.#pendingFaults.splice(index, 1)[0] ?? null;
    this.#setup.proxy.refuseConnections();
    this.#record();
  }

  /** Called when the tool waits for its next attempt. Accepts connections again, unless the fault lasts forever. */
  async onToolWaits(): Promise<void> {
    if (this.#currentFault === null) return;
    this.#record();
    if (this.#currentFault.forever) return;
    this.#currentFault = null;
    await this.#setup.proxy.acceptConnections();
  }

  #record(): void {
    const { family } = splitExchangeName(this.#currentFault?.exchange ?? '');
    const kind = (['remediation', 'code', 'secrets'] as const).find((shortKind) => family.endsWith(shortKind)) ?? null;
    this.#injectedFaults.push({
      fault: 'refused',
      operation: kind === null ? family : family.slice(0, -kind.length - 1),
      kind,
    });
  }
}

/**
 * A clock that skips waits instead of waiting. Deadlines pass only when nothing else can happen, that is, when every open request is
 * blocked by a fault.
 */
class SkippingClock implements Clock {
  readonly #refusedConnections: RefusedConnections;
  readonly #timers = new Map<() => void, number>();
  readonly #blockedExchanges = new Set<Exchange>();
  #skippedMilliseconds = 0;

  constructor(refusedConnections: RefusedConnections) {
    this.#refusedConnections = refusedConnections;
  }

  now(): number {
    return Date.now() + this.#skippedMilliseconds;
  }

  random(): number {
    return 0.5;
  }

  async sleep(milliseconds: number): Promise<void> {
    this.#skippedMilliseconds += milliseconds;
    await this.#refusedConnections.onToolWaits();
  }

  readonly timer: Clock['timer'] = (milliseconds, fire) => {
    this.#timers.set(fire, milliseconds);
    return () => {
      this.#timers.delete(fire);
      this.#fireIfAllBlocked();
    };
  };

  waitForDeadline(exchange: Exchange): Promise<void> {
    this.#blockedExchanges.add(exchange);
    this.#fireIfAllBlocked();
    return exchange.clientClosed;
  }

  #fireIfAllBlocked(): void {
    if (this.#blockedExchanges.size === 0 || this.#blockedExchanges.size < this.#timers.size) return;
    const timers = [...this.#timers];
    this.#blockedExchanges.clear();
    this.#timers.clear();
    this.#skippedMilliseconds += Math.max(0, ...timers.map(([, milliseconds]) => milliseconds));
    for (const [fire] of timers) fire();
  }
}

/** After a run without faults each bundle must have exactly one commit, by either run, with the reviewed content. */
function findConvergenceErrors(
  { code, results }: ToolRun,
  reviewed: readonly ReviewedBundle[],
  loggedPuts: readonly LoggedPut[],
): string[] {
  return [
    ...(code === 0 ? [] : [`the second run ended with ${String(code)} (${[...results].join(' ')})`]),
    ...reviewed.flatMap(({ kind, content }) => {
      const commits = loggedPuts.filter((entry) => entry.kind === kind && entry.content !== null);
      const isReviewedOnce = commits.length === 1 && commits[0]?.content === content;
      return isReviewedOnce ? [] : [`${kind} has ${String(commits.length)} commits after the second run`];
    }),
  ];
}
