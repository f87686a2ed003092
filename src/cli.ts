import { join } from 'node:path';
import { main } from './cli/main.ts';
import { stopRequest } from './world/stop-request.ts';

// The build puts this file into dist/, one level below the package's root, as src/ is.
const packageRoot = join(import.meta.dirname, '..');

// A reader that stops early (`ifmatch preview | head`) changes nothing about the run and its exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  streams: {
    // Each loads what a pipe, a file or a terminal takes, and most commands never read.
    get in() {
      return process.stdin;
    },
    get out() {
      return process.stdout;
    },
    get err() {
      return process.stderr;
    },
  },
  packageRoot,
  now: Date.now,
  stop: stopRequest('ends'),
});
