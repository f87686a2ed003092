import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { TrustSuite } from './suite.ts';

/*
 * Each file in `suites/` is one suite: its threat, its claim, and a function that tries its cases. The other folders have their helpers:
 * - `proxy/`, `kills/`, `races/`, `resources/`: applies behind a proxy with faults, kills, races and signals; scratch folders and counts
 * - `github/`, `git/`: faults and unusual histories on GitHub, and hostile local repositories
 * - `answers/`, `sandbox/`: mutated responses of the platform, and attacks on the sandbox
 * - `yaml/`, `patterns/`, `records/`: hostile files, regular expressions, and forged review records
 * - `canary/`, `logs/`, `markdown/`: leaked tokens, and hostile texts in logs and pages
 * - `corpus/`: cases that failed in the past, in a folder for each suite
 */
const folder = join(import.meta.dirname, 'suites');
const suites = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .toSorted()
    .map(async (name) => ((await import(pathToFileURL(join(folder, name)).href)) as { suite: TrustSuite }).suite),
);

/** `npm run trust` tries every case, with another seed each time, and prints the figures. */
const isFull = process.env['IFMATCH_TRUST'] === 'full';
const fixed = process.env['IFMATCH_TRUST_SEED'] ?? (isFull ? undefined : '20261121');
const seed = fixed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(fixed);

describe('the promises under faults, load and attack', () => {
  test.for(suites)('$name', { timeout: isFull ? 3_600_000 : 300_000 }, async (suite) => {
    const run = { seed, cases: isFull ? suite.cases.full : suite.cases.quick };
    const { failures, cases, figures } = await suite.run(run);
    if (isFull) console.log(suite.name, { seed, cases, ...figures });
    expect(failures, `IFMATCH_TRUST_SEED=${String(seed)}`).toEqual([]);
    expect(cases).toBeGreaterThan(0);
  });
});

test('docs/trust.md lists every suite', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/trust.md'), 'utf8');
  const rows = suites.map(({ name, threat, claim }) => `| \`${name}\` | ${threat} | ${claim} |`);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});
