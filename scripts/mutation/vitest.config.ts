import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testsOf } from './tests-of.ts';

// As in the configuration of the project: a worker's Date takes the zone that the process has at its birth.
process.env.TZ = 'UTC';

/** The tests that are near one folder of the sources, which the environment names. */
export default defineConfig({
  test: {
    include: testsOf(process.env['MUTATION_FOLDER'] ?? ''),
    setupFiles: ['test/setup.ts', join(import.meta.dirname, 'setup.ts')],
    pool: 'threads',
    isolate: false,
    // The mutants' switches are slow, and on a busy machine more so.
    testTimeout: 60_000,
  },
});
