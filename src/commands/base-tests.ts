import type { Source } from '../domain/source.ts';
import { type BaseTests, type DeclaredTest, isTestName } from '../domain/tests.ts';
import type { Locate } from '../domain/problem.ts';
import { loadConfig } from '../files/config.ts';
import { loadFiles } from '../files/load.ts';
import { openDocuments } from '../files/locate.ts';
import { proveTests } from '../prove/prove.ts';
import type { Loaded } from './load.ts';

/** Runs the tests of a commit on the bundles of other files, and compares the tests of both. Null without any tests. */
export async function runBaseTests(source: Source, files: Loaded): Promise<BaseTests | null> {
  const base = await testsAt(source, files);
  if (base.length === 0) return null;
  const { selection, bundles, settings } = files;
  const isPart = selection.paths.length > 0 || selection.knownBundles !== undefined;
  const results = proveTests(base, bundles, locateIn(source, selection.source));
  const present = new Set(bundles.map(({ deployment }) => deployment));
  const own = new Map(files.tests.map((one) => [one.test.name, textOf(one)]));
  const isRead = settings.file !== undefined || selection.paths.length === 0;
  const removed = isPart || !isRead ? [] : base.filter(({ test }) => !own.has(test.name));
  const changed = base.filter((one) => own.has(one.test.name) && own.get(one.test.name) !== textOf(one));
  return {
    // A run about a part of the files cannot test the rest.
    results: isPart ? results.filter(({ deployment }) => present.has(deployment)) : results,
    removed: namesOf(removed),
    changed: namesOf(changed),
  };
}

/** The tests of a commit, as its own config finds them. */
async function testsAt(source: Source, { settings: now, selection }: Loaded): Promise<readonly DeclaredTest[]> {
  const had = now.file !== undefined && source.kind(now.file) === 'file';
  const { settings } = had ? await loadConfig(source, now.file ?? null) : { settings: now };
  const { deployment } = selection;
  return (await loadFiles(source, settings, { paths: [], deployment })).tests;
}

/** What a test says, whatever its file and its line. */
const textOf = ({ test }: DeclaredTest): string =>
  JSON.stringify(test, (_, value: unknown) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (tests: readonly DeclaredTest[]): string[] => [...new Set(tests.map(({ test }) => test.name))];

/** Tests are in the commit, policies in the files. */
function locateIn(base: Source, files: Source): Locate {
  const [inBase, inFiles] = [openDocuments(base).locate, openDocuments(files).locate];
  return (places) => {
    const tests = places.filter(({ file }) => isTestName(file));
    const others = places.filter(({ file }) => !isTestName(file));
    const found = new Map([
      ...inBase(tests).map((position, index) => [tests[index], position] as const),
      ...inFiles(others).map((position, index) => [others[index], position] as const),
    ]);
    return places.map((place) => found.get(place) ?? { file: place.file, line: 1, column: 1 });
  };
}
