import { Worker } from 'node:worker_threads';

/** What stands at a path, what is put in its place for a moment, and where the first waits meanwhile. */
export type Swap = { readonly real: string; readonly hidden: string; readonly target: string };

/** Puts a link in place of something, and that back, as fast as it can. */
const source = `
const { renameSync, symlinkSync, unlinkSync } = require('node:fs');
const { parentPort, workerData: { real, hidden, target } } = require('node:worker_threads');
let stopped = false;
parentPort.once('message', () => { stopped = true; });
parentPort.postMessage('ready');
const swap = () => {
  for (let round = 0; round < 50; round++) {
    renameSync(real, hidden);
    symlinkSync(target, real);
    unlinkSync(real);
    renameSync(hidden, real);
  }
  if (stopped) process.exit(); else setImmediate(swap);
};
swap();
`;

/** Swaps until it is told to stop; then everything is back in its place. */
export async function startSwapping(swap: Swap): Promise<() => Promise<void>> {
  const worker = new Worker(source, { eval: true, workerData: swap });
  await new Promise((resolve) => worker.once('message', resolve));
  return async () => {
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('stop');
    await ended;
  };
}
