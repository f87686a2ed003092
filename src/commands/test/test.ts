import { isInPath } from '../../files/deployments.ts';
import { posix } from 'node:path';
import type { FileSelection } from '../../domain/file-selection.ts';
import { hasErrors, nowhere, type Problem } from '../../domain/problem.ts';
import { configName, defaultSettings } from '../../domain/settings.ts';
import { type DeclaredTest, isTestFileName, type TestOutcome } from '../../domain/policy-tests.ts';

import { openDocuments } from '../../files/locate.ts';
import { proveTests } from '../../prove/prove.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findConfig } from '../shared/config-scope.ts';
import { readLiveBundles } from '../shared/live-bundles.ts';
import { loadAndLint } from '../shared/load.ts';
import { locateAndSort } from '../shared/problems.ts';

export type TestOptions = FileSelection & {
  /** Whether the tests run over the live policies instead of those of the files. */
  readonly isAgainstPlatform: boolean;
};

/**
 * Runs the tests of the files over the policies of the files, without a token or a network, or over those of the platform. The paths choose
 * tests; the policies are all. Throws UsageError, PlatformError.
 */
export async function test({ isAgainstPlatform, ...selection }: TestOptions, runtime: Runtime): Promise<TestOutcome> {
  const { source } = selection;
  const { files, problems: problemsOfFiles } = await loadAndLint(withAllPolicies(selection), runtime);
  const tests = selectTests(files.tests, selection.paths);
  const lacksTests = tests.length === 0 && !hasErrors(problemsOfFiles);
  const problems = lacksTests ? [...problemsOfFiles, noTestsProblem(selection.paths)] : problemsOfFiles;
  if (hasErrors(problems)) return { kind: 'invalid', problems: await locateAndSort(source, problems) };
  const bundles = isAgainstPlatform ? await readLiveBundles(tests, files, runtime) : files.bundles;
  return {
    kind: 'tested',
    results: proveTests(tests, bundles, openDocuments(source).locate),
    problems: await locateAndSort(source, problems),
  };
}

/** Selects all policies, since a test is about whole bundles. Without a config, the policies are where the paths are. */
function withAllPolicies(selection: FileSelection): FileSelection {
  const { paths, source } = selection;
  const config = findConfig(selection);
  const hasConfig = config !== null || source.kind(configName) !== 'missing';
  const areDefaultFolders = paths.every((path) => defaultSettings.policies.some((folder) => isInPath(path, folder)));
  // A test file stands for its folder.
  const folders = paths.map((path) => (isTestFileName(path) ? posix.dirname(path) : path));
  return { ...selection, config, paths: hasConfig || areDefaultFolders ? [] : folders };
}

/** The tests in these files or folders; without any, all tests. */
const selectTests = (tests: readonly DeclaredTest[], paths: readonly string[]): DeclaredTest[] =>
  tests.filter(({ at }) => paths.length === 0 || paths.some((path) => path === '.' || isInPath(at.file, path)));

const noTestsProblem = (searched: readonly string[]): Problem => ({
  severity: 'error',
  at: nowhere,
  code: 'no-tests',
  searched,
});
