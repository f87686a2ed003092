import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanFile } from '../../../src/generated/types.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Tally } from '../resources/tally.ts';
import { randomFrom } from '../suite.ts';
import { runCli } from '../../rig/run-cli.ts';
import type { Case, Mode, Planned } from './cases.ts';
import { type Exchange, type FaultProxy, passOn } from './fault-proxy.ts';
import { type FaultContext, faults } from './faults.ts';
import { type JudgedRun, falseClaims, type Strike, toPut } from './judge.ts';
import type { LoggedPut } from './put-log.ts';
import { type ProxiedSetup, previewGeneration } from './proxied-setup.ts';
import { readResults, readReviewed, type ReviewedBundle } from './repository.ts';

/** Applies with faults, then once more without, and answers what was false or did not converge. */
export async function applyUnderFaults(
  one: Case,
  generation: number,
  lane: ProxiedSetup,
  tally: Tally,
): Promise<string[]> {
  await previewGeneration(lane, generation);
  const reviewed = readReviewed(lane.folder);
  const start = lane.journal.length;
  const first = await runStruck(one, lane);
  const judged: JudgedRun = { ...first, reviewed, entries: lane.journal.entries(start) };
  for (const result of judged.results.values()) tally.count(result);
  tally.count('PUTs', first.puts.length);
  tally.count('faults that struck', first.strikes.length);
  const lies = [...falseClaims(judged), ...wrongUndo(one, judged, lane)];
  const second = await runStruck({ ...one, faults: [] }, lane);
  return [...lies, ...notConverged(second, reviewed, lane.journal.entries(start))];
}

const commands: Readonly<Record<Mode, readonly string[]>> = {
  plan: ['apply', '--plan', 'plan.json', '--max-delete-percent', '100'],
  yes: ['apply', '--yes', '--allow-looser', '--max-delete-percent', '100'],
};

type Ran = Omit<JudgedRun, 'reviewed' | 'entries'>;

/** One run of the tool; it is over when nothing is on its way to the platform any more. */
async function runStruck({ mode, seed, faults: planned }: Case, lane: ProxiedSetup): Promise<Ran> {
  const { proxy, sandbox, folder, stranger } = lane;
  const strikes: Strike[] = [];
  const ended = Promise.withResolvers<void>();
  const refusals = new Refusals(planned, lane, strikes);
  const clock = new Standstill(refusals);
  const around: FaultContext = {
    random: randomFrom(seed),
    elsewhere: stranger.url,
    runEnded: ended.promise,
    deadline: (exchange) => clock.hold(exchange),
  };
  proxy.restart();
  proxy.onEnd = () => refusals.look();
  proxy.handle = async (exchange) => {
    const fault = planned.find((other) => strikesAt(other, exchange))?.fault;
    if (fault === undefined) return passOn(exchange);
    strikes.push({ fault, what: exchange.what, kind: exchange.kind });
    return faults[fault].strike(exchange, around);
  };
  refusals.look();
  const { code, text } = await runCli([...commands[mode], '--format', 'json', '--quiet'], {
    directory: folder,
    sandbox: { url: proxy.url, token: sandbox.token },
    timing: { clock },
  });
  ended.resolve();
  await proxy.settled();
  const puts = proxy.seen.filter(({ what }) => what === 'PUT').map(toPut);
  await proxy.up();
  Object.assign(proxy, { handle: passOn, onEnd: () => {} } satisfies Partial<FaultProxy>);
  const [report] = /^\{$.*?^\}$/ms.exec(text) ?? [];
  return { code, results: report === undefined ? new Map() : readResults(report), strikes, puts };
}

/** After a partial apply without a plan file, the undo of what was written is on disk; after any other nothing is. */
function wrongUndo({ mode }: Case, { code, results }: JudgedRun, { folder }: ProxiedSetup): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith('.ifmatch-undo-'));
  const isKept = mode === 'yes' && code === 6;
  if (files.length !== (isKept ? 1 : 0)) return [`${String(files.length)} undo files after exit code ${String(code)}`];
  const [file] = files;
  if (file === undefined) return [];
  const text = readFileSync(join(folder, file), 'utf8');
  rmSync(join(folder, file));
  const { bundles } = JSON.parse(text) as PlanFile;
  const mayBeWritten = [...results.values()].filter((result) => result !== 'not-applied').length;
  const undos = bundles.filter(({ undo }) => undo !== null).length;
  return undos === mayBeWritten ? [] : [`${String(undos)} undos of ${String(mayBeWritten)} bundles`];
}

function strikesAt({ fault, exchange, forever }: Planned, { name }: Exchange): boolean {
  if (fault === 'refused') return false;
  if (name === exchange) return true;
  const [family, count] = familyOf(exchange);
  const [ownFamily, ownCount] = familyOf(name);
  return forever && family === ownFamily && ownCount > count;
}

function familyOf(name: string): readonly [string, number] {
  const space = name.lastIndexOf(' ');
  return [name.slice(0, space), Number(name.slice(space + 1))];
}

/** Connections that are not accepted: from the end of the exchange before the one that they are planned for. */
class Refusals {
  readonly #waiting: Planned[];
  readonly #lane: ProxiedSetup;
  readonly #strikes: Strike[];
  #now: Planned | null = null;

  constructor(planned: readonly Planned[], lane: ProxiedSetup, strikes: Strike[]) {
    this.#waiting = planned.filter(({ fault }) => fault === 'refused');
    this.#lane = lane;
    this.#strikes = strikes;
  }

  look(): void {
    const index = this.#waiting.findIndex(({ after }) => this.#lane.proxy.ended >= after);
    if (index === -1 || this.#now !== null) return;
    this.#now = this.#waiting.splice(index, 1)[0] ?? null;
    this.#lane.proxy.down();
    this.#note();
  }

  /** The tool waits because it was refused: once is enough, unless it is forever. */
  async waited(): Promise<void> {
    if (this.#now === null) return;
    this.#note();
    if (this.#now.forever) return;
    this.#now = null;
    await this.#lane.proxy.up();
  }

  #note(): void {
    const [family] = familyOf(this.#now?.exchange ?? '');
    const kind = (['remediation', 'code', 'secrets'] as const).find((one) => family.endsWith(one)) ?? null;
    this.#strikes.push({ fault: 'refused', what: kind === null ? family : family.slice(0, -kind.length - 1), kind });
  }
}

/**
 * Waits take no time, but the clock says that they did. A deadline passes only when nothing else can happen: every request under way is
 * held by a fault.
 */
class Standstill implements Clock {
  readonly #refusals: Refusals;
  readonly #running = new Map<() => void, number>();
  readonly #held = new Set<Exchange>();
  #passed = 0;

  constructor(refusals: Refusals) {
    this.#refusals = refusals;
  }

  now(): number {
    return Date.now() + this.#passed;
  }

  random(): number {
    return 0.5;
  }

  async sleep(milliseconds: number): Promise<void> {
    this.#passed += milliseconds;
    await this.#refusals.waited();
  }

  readonly timer: Clock['timer'] = (milliseconds, fire) => {
    this.#running.set(fire, milliseconds);
    return () => {
      this.#running.delete(fire);
      this.#look();
    };
  };

  hold(exchange: Exchange): Promise<void> {
    this.#held.add(exchange);
    this.#look();
    return exchange.clientGone;
  }

  #look(): void {
    if (this.#held.size === 0 || this.#held.size < this.#running.size) return;
    const running = [...this.#running];
    this.#held.clear();
    this.#running.clear();
    this.#passed += Math.max(0, ...running.map(([, milliseconds]) => milliseconds));
    for (const [fire] of running) fire();
  }
}

/** After a run that nothing disturbed, each bundle has exactly one commit, by whichever run, and it is the reviewed one. */
function notConverged(
  { code, results }: Ran,
  reviewed: readonly ReviewedBundle[],
  entries: readonly LoggedPut[],
): string[] {
  return [
    ...(code === 0 ? [] : [`the second run ended with ${String(code)} (${[...results].join(' ')})`]),
    ...reviewed.flatMap(({ kind, content }) => {
      const commits = entries.filter((entry) => entry.kind === kind && entry.content !== null);
      const right = commits.length === 1 && commits[0]?.content === content;
      return right ? [] : [`${kind} has ${String(commits.length)} commits after the second run`];
    }),
  ];
}
