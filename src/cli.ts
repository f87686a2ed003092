import { join } from 'node:path';
import { main } from './cli/main.ts';

// The build puts this file into dist/, one level below the package's root, as src/ is.
const packageRoot = join(import.meta.dirname, '..');

// A reader that stops early (`ifmatch preview | head`) changes nothing about the run and its exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const stop = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });

process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  streams: { in: process.stdin, out: process.stdout, err: process.stderr },
  packageRoot,
  now: Date.now,
  stop,
});
