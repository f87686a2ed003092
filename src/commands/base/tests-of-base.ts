import type { Source } from '../../domain/source.ts';
import {
  type BaseTests,
  type DeclaredTest,
  isTestFileName,
  type NamedTest,
  namedTest,
} from '../../domain/policy-tests.ts';
import type { Locate } from '../../domain/problem.ts';
import { loadConfig } from '../../files/config.ts';
import { loadFiles } from '../../files/load.ts';
import { openDocuments } from '../../files/locate.ts';
import { proveTests } from '../../prove/prove.ts';
import { isObject } from '../../util/json.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { configOfCommit, settingsWithoutConfig } from './files-of-commit.ts';

/** Runs the tests of a commit on the bundles of other files, and compares the tests of both. Null if neither has any. */
export async function runBaseTests(source: Source, files: LoadedSelection): Promise<BaseTests | null> {
  const { selection, bundles, settings, tests } = files;
  const deploymentsOfFiles = new Set(bundles.map(({ deployment }) => deployment));
  const testsOfBase = (await loadTestsOfCommit(source, files)).map((declaredTest) => ({
    ...declaredTest,
    deployments: matchDeployments(deploymentsOfFiles, declaredTest.deployments),
  }));
  if (testsOfBase.length + tests.length === 0) return null;
  // A run about a part of the files cannot test the rest, and does not read all tests. Without a config, the paths are the whole.
  const isPartial = settings.file !== undefined && selection.paths.length > 0;
  const results = proveTests(testsOfBase, bundles, locateInBaseOrFiles(source, selection.source));
  const [textsInBase, textsInFiles] = [canonicalTestsByName(testsOfBase), canonicalTestsByName(tests)];
  const isIn = (declaredTest: DeclaredTest, textsByTest: CanonicalTests): boolean =>
    textsByTest.get(declaredTest.test.name)?.has(canonicalTest(declaredTest)) === true;
  const missing = testsOfBase.filter((declaredTest) => !isIn(declaredTest, textsInFiles));
  const newTests = isPartial ? [] : tests.filter((declaredTest) => !isIn(declaredTest, textsInBase));
  return {
    results: isPartial ? results.filter(({ deployment }) => deploymentsOfFiles.has(deployment)) : results,
    removed: isPartial ? [] : distinctByName(missing.filter(({ test }) => !textsInFiles.has(test.name))),
    changed: distinctByName(missing.filter(({ test }) => textsInFiles.has(test.name))),
    added: distinctByName(newTests.filter(({ test }) => !textsInBase.has(test.name))),
    failing: proveTests(newTests, bundles, openDocuments(selection.source).locate).filter(({ isPassed }) => !isPassed),
  };
}

/** Maps the deployments of a test to those of the files. A change may be the first to name the only deployment, or no longer name it. */
function matchDeployments(
  deploymentsOfFiles: ReadonlySet<string | null>,
  deployments: readonly (string | null)[],
): (string | null)[] {
  return deployments.flatMap((slug) => {
    if (deploymentsOfFiles.has(slug) || deploymentsOfFiles.size === 0) return [slug];
    if (slug === null) return [...deploymentsOfFiles];
    return deploymentsOfFiles.has(null) ? [null] : [slug];
  });
}

/** The tests of a commit, found by its own config, even if the change removes or renames that config. */
async function loadTestsOfCommit(source: Source, files: LoadedSelection): Promise<readonly DeclaredTest[]> {
  const { deployment, paths } = files.selection;
  const config = configOfCommit(source, files);
  if (config === null)
    return (await loadFiles(source, settingsWithoutConfig(files.settings), { paths, deployment })).tests;
  const { settings } = await loadConfig(source, config);
  return (await loadFiles(source, settings, { paths: [], deployment })).tests;
}

/** The canonical texts of the tests of each name, since two tests may have one name. */
type CanonicalTests = ReadonlyMap<string, ReadonlySet<string>>;

const canonicalTestsByName = (tests: readonly DeclaredTest[]): CanonicalTests =>
  new Map(
    Array.from(
      Map.groupBy(tests, ({ test }) => test.name),
      ([name, same]) => [name, new Set(same.map(canonicalTest))],
    ),
  );

/** A text that is equal for equal tests, whatever their file, their line and the order of their keys. */
const canonicalTest = ({ test, deployments }: DeclaredTest): string =>
  JSON.stringify([test, deployments.map(String).toSorted((a, b) => (a < b ? -1 : 1))], (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** The tests, each name once. */
const distinctByName = (tests: readonly DeclaredTest[]): NamedTest[] => [
  ...new Map(tests.map(({ test }) => [test.name, namedTest(test)])).values(),
];

/** Finds positions of tests in the commit, and of policies in the files. */
function locateInBaseOrFiles(base: Source, files: Source): Locate {
  const locateInBase = openDocuments(base).locate;
  const locateInFiles = openDocuments(files).locate;
  return (places) => {
    const tests = places.filter(({ file }) => isTestFileName(file));
    const others = places.filter(({ file }) => !isTestFileName(file));
    const positions = new Map([
      ...locateInBase(tests).map((position, index) => [tests[index], position] as const),
      ...locateInFiles(others).map((position, index) => [others[index], position] as const),
    ]);
    return places.map((place) => positions.get(place) ?? { file: place.file, line: 1, column: 1 });
  };
}
