import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';

// Counts how often the blocks of functions run while a file is read and its problems are located. The count is the same on every machine. V8 counts
// only functions that are compiled after the counting begins, so this runs in a thread of its own, and imports the functions after that.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const { defaultSettings } = await import('../../../src/domain/settings.ts');
const { loadFiles } = await import('../../../src/files/load.ts');
const { openDocuments, locateProblems } = await import('../../../src/files/locate.ts');
const { memorySource: memory } = await import('../memory-source.ts');

async function countSteps(text: string): Promise<number> {
  const source = memory({ 'policies/a.yaml': text });
  takeSteps();
  const { problems } = await loadFiles(source, defaultSettings, { paths: [], deployment: null });
  locateProblems(openDocuments(source), problems);
  return takeSteps();
}

/** Returns the number of steps since the last call. */
function takeSteps(): number {
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    const ours = result.filter(({ url }) => /\/src\/files\/|\/node_modules\/yaml\//.test(url));
    for (const { ranges } of ours.flatMap(({ functions }) => functions)) for (const { count } of ranges) steps += count;
  });
  return steps;
}

const counts: number[] = [];
for (const text of workerData as readonly string[]) counts.push(await countSteps(text));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(counts);
