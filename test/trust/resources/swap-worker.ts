import { Worker } from 'node:worker_threads';

/** What stands at a path, what is put in its place for a moment, and where the first waits meanwhile. */
export type Swap = { readonly real: string; readonly hidden: string; readonly target: string };

/** A file that is saved as editors do: the same text is written beside it and put in its place. */
export type Save = { readonly saved: string; readonly text: string };

/** Puts a link in place of something, and that back, or another file in place of one, as fast as it can. */
const source = `
const { renameSync, symlinkSync, unlinkSync, writeFileSync } = require('node:fs');
const { parentPort, workerData: { real, hidden, target, saved, text } } = require('node:worker_threads');
let stopped = false;
parentPort.once('message', () => { stopped = true; });
parentPort.postMessage('ready');
const save = () => {
  writeFileSync(saved + '~', text);
  renameSync(saved + '~', saved);
};
const swap = () => {
  renameSync(real, hidden);
  symlinkSync(target, real);
  unlinkSync(real);
  renameSync(hidden, real);
};
const work = () => {
  for (let round = 0; round < 50; round++) (saved === undefined ? swap : save)();
  if (stopped) process.exit(); else setImmediate(work);
};
work();
`;

/** Swaps, or saves, until it is told to stop; then everything is back in its place. */
export async function startSwapping(swap: Swap | Save): Promise<() => Promise<void>> {
  const worker = new Worker(source, { eval: true, workerData: swap });
  await new Promise((resolve) => worker.once('message', resolve));
  return async () => {
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('stop');
    await ended;
  };
}
