import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { TrustSuite } from './suite.ts';

const folder = join(import.meta.dirname, 'suites');
const suites = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .toSorted()
    .map(async (name) => ((await import(pathToFileURL(join(folder, name)).href)) as { suite: TrustSuite }).suite),
);

/** The same at every run: `npm run trust` is where the seeds change. */
const seed = 20_261_121;

describe('what is promised under faults, load and attack holds', () => {
  test.for(suites)('$name', { timeout: 120_000 }, async (suite) => {
    const { failures, cases } = await suite.run({ seed, cases: suite.cases.quick });
    expect(failures).toEqual([]);
    expect(cases).toBeGreaterThan(0);
  });
});
