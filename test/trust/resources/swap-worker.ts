import { Worker } from 'node:worker_threads';

/** `real` is moved to `hidden`, replaced by a link to `target` for a moment, and moved back. */
export type Swap = { readonly real: string; readonly hidden: string; readonly target: string };

/** A file that is saved as editors do it: the text is written to a new file, which then replaces the old one. */
export type Save = { readonly saved: string; readonly text: string };

/** The source of a thread that swaps or saves as often as it can, until it gets a message. */
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

/** Starts a thread that swaps or saves. Returns a function that stops it and waits until everything is restored. */
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
