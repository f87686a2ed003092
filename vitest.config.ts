import { defineConfig } from 'vitest/config';

// Before any worker starts: a worker's Date takes the zone that the process has at its birth.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    pool: 'threads',
    isolate: false,
    // By itself it leaves one processor free; half of the time here is spent in waiting for other processes.
    maxWorkers: '100%',
    // Against hangs alone, and above every deadline that a test itself sets: what takes two seconds may take thirty on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { include: ['src/**/*.ts'], exclude: ['src/generated/**'] },
  },
});
