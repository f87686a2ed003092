import { openProxiedSetup } from '../proxy/proxied-setup.ts';
import { type Racer, findRaceViolations } from '../races/verify-races.ts';
import { openClients, runRaceRound } from '../races/in-process.ts';
import { startProcesses } from '../races/processes.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

const rounds = 2000;
const processRounds = 50;

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const processRoundCount = Math.max(1, Math.round((cases * processRounds) / (rounds + processRounds)));
  const inProcessResult = await raceInProcess(seed, cases - processRoundCount);
  const processResult = await raceProcesses(seed, processRoundCount);
  return {
    cases,
    figures: {
      'rounds of 8 in one process': cases - processRoundCount,
      'rounds of 4 processes': processRoundCount,
      ...addFigures(inProcessResult.figures, processResult.figures),
    },
    failures: [...inProcessResult.failures, ...processResult.failures],
  };
}

type RaceResult = Pick<TrustFigures, 'figures' | 'failures'>;

async function raceInProcess(seed: number, count: number): Promise<RaceResult> {
  const setup = await openProxiedSetup();
  const platforms = openClients(setup);
  const random = randomFrom(seed);
  const racers: Racer[] = [];
  try {
    for (let round = 0; round < count; round += 1) racers.push(...(await runRaceRound(round, platforms, random)));
    return verifyRaces(racers, setup.putLog.putsAfter(0));
  } finally {
    await Promise.all(platforms.map((platform) => platform.close()));
    await setup.close();
  }
}

async function raceProcesses(seed: number, count: number): Promise<RaceResult> {
  const setup = await openProxiedSetup();
  const processes = await startProcesses(setup);
  const random = randomFrom(seed);
  const racers: Racer[] = [];
  try {
    for (let round = 0; round < count; round += 1) racers.push(...(await processes.race(round, random)));
    return verifyRaces(racers, setup.putLog.putsAfter(0));
  } finally {
    processes.close();
    await setup.close();
  }
}

function verifyRaces(racers: readonly Racer[], log: Parameters<typeof findRaceViolations>[1]): RaceResult {
  const figures: Record<string, number> = {
    PUTs: log.length,
    commits: log.filter(({ status }) => status === 200).length,
  };
  for (const result of racers.flatMap(({ results }) => [...results.values()])) {
    figures[result] = (figures[result] ?? 0) + 1;
  }
  return { figures, failures: findRaceViolations(racers, log) };
}

function addFigures(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(Array.from(names, (name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
}

export const suite: TrustSuite = {
  name: 'races',
  threat: 'Many applies at once',
  claim:
    '8 appliers in 2,000 rounds, and 4 processes in 50: each version is applied at most once, only reviewed changes are applied, and exactly the run that applied a change reports it as applied',
  cases: { full: rounds + processRounds, quick: 42 },
  run,
};
