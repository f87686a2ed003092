import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// Before any worker starts: a worker's Date takes the zone that the process has at its birth.
process.env.TZ = 'UTC';

/** What `npm test` leaves to `npm run test:all`, because it takes long and repeats with more cases what the short tests cover. */
const long = [
  // Browsers, editors, and the built program beside what `dist/cli` shows of it.
  'test/{browser,editors}/**/*.test.ts',
  'test/dist/{api,network}.test.ts',
  'test/client/packed.test.ts',
  // The action: all but its main story and refusals.
  'test/github/action/!(story|refused).test.ts',
  // The promises of docs/apply.md, sentence by sentence.
  'test/github/promises/*.test.ts',
  // Faults, races, kills, round trips, and thousands of made cases.
  'test/trust/**/*.test.ts',
  'test/**/{faults,round-trip}.test.ts',
  'test/{apply/{model,kills},files/{edit/edit-files,growth},plan/effect/worlds,prove/worlds}.test.ts',
  'test/report/escape/*.test.ts',
  // Long stories whose arithmetic short tests cover.
  'test/{drift,three-way}/stories.test.ts',
  'test/sandbox/{triage,findings,state-version}.test.ts',
  'test/impact/{estimate,requests}.test.ts',
  'test/report/comment/limits.test.ts',
  // Pipelines of other CI services and our own, line by line.
  'test/release/*.test.ts',
];
const report = process.env['IFMATCH_TEST_REPORT'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'short', include: ['test/**/*.test.ts'], exclude: [...configDefaults.exclude, ...long] },
      },
      { extends: true, test: { name: 'long', include: long } },
      {
        extends: true,
        test: { name: 'trust', include: ['test/trust/trust.test.ts'], env: { IFMATCH_TRUST: 'full' } },
      },
    ],
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    // Most of the time goes into programs that tests start, and each start copies the page tables of the process that asks for it: several
    // small processes are a third faster than threads of a large one. Two a processor leave none idle; each may take a gigabyte.
    pool: 'forks',
    isolate: false,
    maxWorkers: Math.min(2 * availableParallelism(), 8),
    // Against hangs alone, and above every deadline that a test itself sets: what takes two seconds may take a minute on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
    coverage: { include: ['src/**/*.ts'], exclude: ['src/generated/**'] },
  },
});
