import { fstatSync, statSync } from 'node:fs';
import { DirectOutput } from './direct-output.ts';
import type { Out } from './terminal.ts';

/**
 * Standard output. Node's own stream takes longer to load than a small run takes, so it is used for a terminal only, and for what a reader
 * that is slower than we are leaves over. A reader that stops early (`ifmatch preview | head`) changes nothing about the run and its exit code.
 */
export const standardOutput = (): Out => (isTerminal() ? streamed() : new DirectOutput(1, streamed));

/** Whether there may be a terminal at the other end; to be sure of it would load the stream. */
function isTerminal(): boolean {
  const out = fstatSync(1);
  return out.isCharacterDevice() && out.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
}

function streamed(): Out {
  return process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
