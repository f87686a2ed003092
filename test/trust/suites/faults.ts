import { applyUnderFaults } from '../proxy/apply-under-faults.ts';
import { type FaultCase, drawCases, faultPoints, pairCount } from '../proxy/fault-cases.ts';
import { faultNames } from '../proxy/network-faults.ts';
import { type ProxiedSetup, openProxiedSetup } from '../proxy/proxied-setup.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** The number of platforms that are tested at the same time. */
const workerCount = 2;

async function run({ seed, cases: count }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const knownCases = readCorpus('faults').map(({ bytes }) => JSON.parse(bytes.toString('utf8')) as FaultCase);
  const queue = [...knownCases, ...drawCases(seed, count)];
  const runWorker = async (): Promise<void> => {
    const setup = await openProxiedSetup();
    try {
      let generation = 0;
      for (let faultCase = queue.shift(); faultCase !== undefined; faultCase = queue.shift()) {
        generation += 1;
        await tryCase(faultCase, generation, setup, tally);
      }
      tally.count('requests to where a redirect points', setup.forbiddenHost.requests.length);
    } finally {
      await setup.close();
    }
  };
  await Promise.all(Array.from({ length: workerCount }, runWorker));
  return tally.figures({ faults: faultNames.length });
}

async function tryCase(faultCase: FaultCase, generation: number, setup: ProxiedSetup, tally: Tally): Promise<void> {
  const requestCountBefore = setup.forbiddenHost.requests.length;
  const problems = await applyUnderFaults(faultCase, generation, setup, tally);
  if (setup.forbiddenHost.requests.length > requestCountBefore) problems.push('a redirect was followed');
  tally.add(JSON.stringify(faultCase), problems.length === 0 ? null : problems.join('; '));
}

export const suite: TrustSuite = {
  name: 'faults',
  threat: 'HTTP answers are lost, late, repeated, changed or false at any exchange of an apply over three bundles',
  claim:
    'for every exchange and every fault, and for pairs of faults: the report matches the state of the platform, nothing unreviewed is sent, and a second run completes the apply',
  cases: { full: faultPoints.length * faultNames.length + pairCount, quick: 40 },
  run,
};
