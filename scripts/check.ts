// `npm run check`: runs all static checks, as many at a time as there are processors, and prints the output of those that fail.
import { exec } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './files.ts';

// The slowest come first, so that no slow check starts last.
const checks = ['lint:code', 'lint:package', 'types', 'lint:openapi', 'lint:prose', 'fresh'];

/** Runs an npm script, and prints how long it took. A failure sets the exit code. */
function runScript(name: string): Promise<void> {
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

/** Runs checks until none is left to start. */
async function runChecks(): Promise<void> {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) await runScript(check);
}

await Promise.all(Array.from({ length: availableParallelism() }, runChecks));
