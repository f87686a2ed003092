import { applyUnderFaults } from '../proxy/apply-under-faults.ts';
import { type Case, drawCases, exchanges, pairs } from '../proxy/cases.ts';
import { faultNames } from '../proxy/faults.ts';
import { type ProxiedSetup, openProxiedSetup } from '../proxy/proxied-setup.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** Platforms side by side. */
const lanes = 2;

async function run({ seed, cases: count }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const old = readCorpus('faults').map(({ bytes }) => JSON.parse(bytes.toString('utf8')) as Case);
  const waiting = [...old, ...drawCases(seed, count)];
  const work = async (): Promise<void> => {
    const lane = await openProxiedSetup();
    try {
      let generation = 0;
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
        generation += 1;
        await tryCase(one, generation, lane, tally);
      }
      tally.count('requests to where a redirect points', lane.stranger.requests.length);
    } finally {
      await lane.close();
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return tally.figures({ faults: faultNames.length });
}

async function tryCase(one: Case, generation: number, lane: ProxiedSetup, tally: Tally): Promise<void> {
  const asked = lane.stranger.requests.length;
  const lies = await applyUnderFaults(one, generation, lane, tally);
  if (lane.stranger.requests.length > asked) lies.push('a redirect was followed');
  tally.add(JSON.stringify(one), lies.length === 0 ? null : lies.join('; '));
}

export const suite: TrustSuite = {
  name: 'faults',
  threat: 'HTTP answers are lost, late, repeated, changed or false at any exchange of an apply over three bundles',
  claim:
    'for every exchange and every fault, and for pairs of faults: the report matches the state of the platform, nothing unreviewed is sent, and a second run completes the apply',
  cases: { full: exchanges.length * faultNames.length + pairs, quick: 40 },
  run,
};
