import { type LocatedProblem, nowhere } from '../../src/domain/problem.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../src/domain/settings.ts';
import { openDisk } from '../../src/files/disk.ts';
import { findFiles } from '../../src/files/find.ts';
import { lint } from '../../src/files/lint/lint.ts';
import { loadFiles } from '../../src/files/load.ts';
import { openDocuments, locateProblems } from '../../src/files/locate.ts';
import { describeProblemPlainly } from '../../src/report/words/problems.ts';

// Each entry of test/broken is a repository: a file, or a folder. A line `#! 3:9 wrong-type` in a file is what must be reported for that
// file, and nothing else may be.
const root = join(import.meta.dirname, '../broken');
const source = openDisk(root);

async function problemsOf(path: string): Promise<LocatedProblem[]> {
  const files = await loadFiles(source, defaultSettings, { paths: [path], deployment: null });
  return locateProblems(openDocuments(source), [
    ...files.problems,
    ...lint(files.bundles, { today: '2026-11-21', warningDays: 14 }),
  ]);
}

const placed = ({ problem, position }: LocatedProblem): string =>
  `${position?.file}:${position?.line}:${position?.column} ${problem.code}`;

const inWords = (located: LocatedProblem): string => {
  const { message, fix } = describeProblemPlainly(located.problem);
  return `${placed(located)}\n  ${message}\n  fix: ${fix}\n`;
};

function expected(path: string): string[] {
  const { files } = findFiles(source, [{ path, at: nowhere, isDefault: false }], defaultSettings);
  return files.flatMap((file) => {
    const text = Buffer.from(source.read(file, 1 << 20)).toString('utf8');
    return Array.from(text.matchAll(/^#! (\S+ \S+)$/gm), ([, problem]) => `${file}:${problem}`);
  });
}

const entries = readdirSync(root).toSorted();

describe('a broken repository', () => {
  test.for(entries)('%s is reported at its position', async (entry) => {
    expect((await problemsOf(entry)).map(placed).toSorted()).toEqual(expected(entry).toSorted());
  });

  test('of each kind has a clear message', async () => {
    const all = await Promise.all(entries.map(problemsOf));
    const text = all.flat().map(inWords).join('\n');
    await expect(text).toMatchFileSnapshot('golden/broken.txt');
  });
});
