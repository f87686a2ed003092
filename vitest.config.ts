import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Before any worker starts: a worker's Date takes the zone that the process has at its birth.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Most of the time goes into programs that tests start, and each start copies the page tables of the process that asks for it: several
    // small processes are a third faster than threads of a large one. Two a processor leave none idle; each may take a gigabyte.
    pool: 'forks',
    isolate: false,
    maxWorkers: Math.min(2 * availableParallelism(), 8),
    // Against hangs alone, and above every deadline that a test itself sets: what takes two seconds may take thirty on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { include: ['src/**/*.ts'], exclude: ['src/generated/**'] },
  },
});
