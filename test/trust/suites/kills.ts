import { join } from 'node:path';
import { readCorpus } from '../corpus/read-corpus.ts';
import { killAndRepeat } from '../kills/kill-and-repeat.ts';
import { allKills, drawKills, type Kill } from '../kills/kill-points.ts';
import { measureDurations } from '../kills/killed-apply.ts';
import { type ProxiedSetup, openProxiedSetup, previewGeneration } from '../proxy/proxied-setup.ts';
import { scratch } from '../resources/planted-platform.ts';
import { Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

const lanes = 2;

async function run({ seed, cases: count }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const cache = scratch();
  const old = readCorpus('kills').map(({ bytes }) => JSON.parse(bytes.toString('utf8')) as Kill);
  const waiting = [...old, ...drawKills(seed, count)];
  try {
    await Promise.all(Array.from({ length: lanes }, () => work(waiting, tally, join(cache.path, 'compiled'))));
  } finally {
    cache.remove();
  }
  return tally.figures();
}

async function work(waiting: Kill[], tally: Tally, cache: string): Promise<void> {
  const lane: ProxiedSetup = await openProxiedSetup();
  try {
    // The first run fills the cache, the second takes the usual time.
    await previewGeneration(lane, 1);
    await measureDurations(lane, cache);
    await previewGeneration(lane, 2);
    const pace = await measureDurations(lane, cache);
    let generation = 2;
    for (let kill = waiting.shift(); kill !== undefined; kill = waiting.shift()) {
      generation += 1;
      const { killed, wrong } = await killAndRepeat(kill, generation, lane, { cache, pace, tally });
      if (!killed) waiting.push(...earlier(kill));
      tally.add(JSON.stringify(kill), wrong.length === 0 ? null : wrong.join('; '));
    }
  } finally {
    await lane.close();
  }
}

/** A random time that came too late is tried once more, earlier; a named point behind the last answer may never come. */
function earlier(kill: Kill): Kill[] {
  const { point } = kill;
  return 'share' in point ? [{ ...kill, point: { ...point, share: point.share * 0.7 } }] : [];
}

export const suite: TrustSuite = {
  name: 'kills',
  threat: 'kill -9 at any point of an apply over three bundles',
  claim:
    'after a kill at 120 named points and 380 random times, the undo of whatever was sent is on disk, and a rollback takes it; the same command again names it and completes the apply; nothing unreviewed is sent, and edits made by others in between stay',
  cases: { full: allKills, quick: 12 },
  run,
};
