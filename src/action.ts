import { join } from 'node:path';
import { runAction } from './action/main.ts';
import { StandardStreams, stopRequest } from './runtime/terminal.ts';

process.exitCode = await runAction({
  env: process.env,
  cwd: process.cwd(),
  streams: new StandardStreams(),
  // The build puts this file into dist/, one level below the package's root, as src/ is.
  packageRoot: join(import.meta.dirname, '..'),
  now: Date.now,
  // GitHub sends SIGINT to a job that is cancelled, SIGTERM after 7.5 seconds, and ends it after 10: time to finish a bundle and tell.
  stop: stopRequest('ignored'),
});
