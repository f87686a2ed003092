import { join } from 'node:path';
import { readCorpus } from '../corpus/read-corpus.ts';
import { killAndRepeat } from '../kills/kill-and-repeat.ts';
import { killCount, drawKills, type Kill } from '../kills/kill-points.ts';
import { measureDurations } from '../kills/killed-apply.ts';
import { type ProxiedSetup, openProxiedSetup, previewGeneration } from '../proxy/proxied-setup.ts';
import { createScratchFolder } from '../resources/scratch-folder.ts';
import { Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

const workerCount = 2;

async function run({ seed, cases: count }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const cache = createScratchFolder();
  const knownKills = readCorpus('kills').map(({ bytes }) => JSON.parse(bytes.toString('utf8')) as Kill);
  const queue = [...knownKills, ...drawKills(seed, count)];
  try {
    await Promise.all(Array.from({ length: workerCount }, () => runWorker(queue, tally, join(cache.path, 'compiled'))));
  } finally {
    cache.remove();
  }
  return tally.figures();
}

async function runWorker(queue: Kill[], tally: Tally, cacheFolder: string): Promise<void> {
  const setup: ProxiedSetup = await openProxiedSetup();
  try {
    // The first run fills the compile cache. The second one takes the usual time.
    await previewGeneration(setup, 1);
    await measureDurations(setup, cacheFolder);
    await previewGeneration(setup, 2);
    const durations = await measureDurations(setup, cacheFolder);
    let generation = 2;
    for (let kill = queue.shift(); kill !== undefined; kill = queue.shift()) {
      generation += 1;
      const { killed, violations } = await killAndRepeat(kill, generation, setup, {
        cache: cacheFolder,
        pace: durations,
        tally,
      });
      if (!killed) queue.push(...retryEarlier(kill));
      tally.add(JSON.stringify(kill), violations.length === 0 ? null : violations.join('; '));
    }
  } finally {
    await setup.close();
  }
}

/** A random kill that came too late is repeated at an earlier time. A named point is not, because a run may end before it. */
function retryEarlier(kill: Kill): Kill[] {
  const { point } = kill;
  return 'share' in point ? [{ ...kill, point: { ...point, share: point.share * 0.7 } }] : [];
}

export const suite: TrustSuite = {
  name: 'kills',
  threat: 'kill -9 at any point of an apply over three bundles',
  claim:
    'after a kill at 120 named points and 380 random times, the undo of whatever was sent is on disk, and a rollback takes it; the same command again names it and completes the apply; nothing unreviewed is sent, and edits made by others in between stay',
  cases: { full: killCount, quick: 12 },
  run,
};
