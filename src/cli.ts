import { join } from 'node:path';
import { main } from './cli/main.ts';
import { standardOutput } from './world/standard-output.ts';
import { stopRequest } from './world/stop-request.ts';
import type { Out } from './world/terminal.ts';

// The build puts this file into dist/, one level below the package's root, as src/ is.
const packageRoot = join(import.meta.dirname, '..');

let out: Out | undefined;
process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  streams: {
    // Each loads what a pipe, a file or a terminal takes, and most commands never read.
    get in() {
      return process.stdin;
    },
    get out() {
      return (out ??= standardOutput());
    },
    get err() {
      return process.stderr;
    },
  },
  packageRoot,
  now: Date.now,
  stop: stopRequest('ends'),
});
