// `npm run check`: runs all static checks, as many at a time as there are processors, and prints the output of those that fail.
import { exec } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './files.ts';

// The slowest first, so that the total time is short.
const checks = ['lint:code', 'lint:package', 'types', 'lint:openapi', 'lint:prose', 'fresh'];

/** Runs an npm script, and prints how long it took. */
function run(name: string): Promise<void> {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  exec(`npm run --silent ${name}`, { cwd: root, maxBuffer: 2 ** 26 }, (error, out, err) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${error === null ? 'ok    ' : 'failed'} ${name} (${seconds} s)`);
    if (error !== null) {
      console.error(out + err);
      process.exitCode = 1;
    }
    resolve();
  });
  return promise;
}

async function worker(): Promise<void> {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) await run(next);
}

await Promise.all(Array.from({ length: availableParallelism() }, worker));
