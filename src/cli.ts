import { join } from 'node:path';
import { main } from './cli/main.ts';

// The build puts this file into dist/, one level below the package's root, as src/ is.
const packageRoot = join(import.meta.dirname, '..');

// A reader that stops early (`ifmatch preview | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const stop = new Promise<void>((resolve) => {
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
