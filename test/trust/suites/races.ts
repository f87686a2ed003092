import { openProxiedSetup } from '../proxy/proxied-setup.ts';
import { type Racer, racesLost } from '../races/check.ts';
import { openClients, raceRound } from '../races/in-process.ts';
import { openPack } from '../races/processes.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

const rounds = 2000;
const processRounds = 50;

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const amongProcesses = Math.max(1, Math.round((cases * processRounds) / (rounds + processRounds)));
  const inProcess = await raceInProcess(seed, cases - amongProcesses);
  const others = await raceProcesses(seed, amongProcesses);
  return {
    cases,
    figures: {
      'rounds of 8 in one process': cases - amongProcesses,
      'rounds of 4 processes': amongProcesses,
      ...sum(inProcess.figures, others.figures),
    },
    failures: [...inProcess.failures, ...others.failures],
  };
}

type Raced = Pick<TrustFigures, 'figures' | 'failures'>;

async function raceInProcess(seed: number, count: number): Promise<Raced> {
  const lane = await openProxiedSetup();
  const platforms = openClients(lane);
  const random = randomFrom(seed);
  const racers: Racer[] = [];
  try {
    for (let round = 0; round < count; round += 1) racers.push(...(await raceRound(round, platforms, random)));
    return judge(racers, lane.journal.entries(0));
  } finally {
    await Promise.all(platforms.map((platform) => platform.close()));
    await lane.close();
  }
}

async function raceProcesses(seed: number, count: number): Promise<Raced> {
  const lane = await openProxiedSetup();
  const pack = await openPack(lane);
  const random = randomFrom(seed);
  const racers: Racer[] = [];
  try {
    for (let round = 0; round < count; round += 1) racers.push(...(await pack.race(round, random)));
    return judge(racers, lane.journal.entries(0));
  } finally {
    pack.close();
    await lane.close();
  }
}

function judge(racers: readonly Racer[], log: Parameters<typeof racesLost>[1]): Raced {
  const figures: Record<string, number> = {
    PUTs: log.length,
    commits: log.filter(({ status }) => status === 200).length,
  };
  for (const result of racers.flatMap(({ results }) => [...results.values()])) {
    figures[result] = (figures[result] ?? 0) + 1;
  }
  return { figures, failures: racesLost(racers, log) };
}

function sum(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(Array.from(names, (name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

export const suite: TrustSuite = {
  name: 'races',
  threat: 'Many applies at once',
  claim:
    '8 appliers in 2,000 rounds, and 4 processes in 50: each version is applied at most once, only reviewed changes are applied, and exactly the run that applied a change reports it as applied',
  cases: { full: rounds + processRounds, quick: 42 },
  run,
};
