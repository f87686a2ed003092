import { join } from 'node:path';
import { runAction } from './action/main.ts';

process.exitCode = await runAction({
  env: process.env,
  cwd: process.cwd(),
  streams: { in: process.stdin, out: process.stdout, err: process.stderr },
  // The build puts this file into dist/, one level below the package's root, as src/ is.
  packageRoot: join(import.meta.dirname, '..'),
  now: Date.now,
  // A job that is cancelled ends at once: the platform's dry run tells the next one what there is.
  stop: () => new Promise<void>(() => {}),
});
