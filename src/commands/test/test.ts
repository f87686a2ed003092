import { isInPath } from '../../files/deployments.ts';
import { posix } from 'node:path';
import type { FileSelection } from '../../domain/file-selection.ts';
import { hasErrors, nowhere, type Problem } from '../../domain/problem.ts';
import { configName, defaultSettings } from '../../domain/settings.ts';
import { type DeclaredTest, isTestName, type TestOutcome } from '../../domain/tests.ts';

import { openDocuments } from '../../files/locate.ts';
import { proveTests } from '../../prove/prove.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findConfig } from '../shared/config-scope.ts';
import { readLiveBundles } from '../shared/live-bundles.ts';
import { problemsOf, load } from '../shared/load.ts';
import { locateAndSort } from '../shared/problems.ts';

export type TestOptions = FileSelection & {
  /** Whether the tests run over what is live, in place of the files. */
  readonly isAgainstPlatform: boolean;
};

/**
 * Runs the tests of the files over the policies of the files, without a token or a network, or over those of the platform. The paths choose
 * tests; the policies are all. Throws UsageError, PlatformError.
 */
export async function test({ isAgainstPlatform, ...selection }: TestOptions, runtime: Runtime): Promise<TestOutcome> {
  const { source } = selection;
  const files = await load(withAllPolicies(selection), runtime);
  const tests = selectTests(files.tests, selection.paths);
  const found = problemsOf(files, runtime);
  const problems = tests.length === 0 && !hasErrors(found) ? [...found, noTestsProblem(selection.paths)] : found;
  if (hasErrors(problems)) return { kind: 'invalid', problems: await locateAndSort(source, problems) };
  const bundles = isAgainstPlatform ? await readLiveBundles(tests, files, runtime) : files.bundles;
  return {
    kind: 'tested',
    results: proveTests(tests, bundles, openDocuments(source).locate),
    problems: await locateAndSort(source, problems),
  };
}

/** A test is about whole bundles, so the paths do not choose policies. Only without a config do they tell where those are. */
function withAllPolicies(selection: FileSelection): FileSelection {
  const { paths, source } = selection;
  const config = findConfig(selection);
  const hasConfig = config !== null || source.kind(configName) !== 'missing';
  const areDefaultFolders = paths.every((path) => defaultSettings.policies.some((folder) => isInPath(path, folder)));
  const folders = paths.map((path) => (isTestName(path) ? posix.dirname(path) : path));
  return { ...selection, config, paths: hasConfig || areDefaultFolders ? [] : folders };
}

/** Those in some files or folders; all without any. */
const selectTests = (tests: readonly DeclaredTest[], paths: readonly string[]): DeclaredTest[] =>
  tests.filter(({ at }) => paths.length === 0 || paths.some((path) => path === '.' || isInPath(at.file, path)));

const noTestsProblem = (searched: readonly string[]): Problem => ({
  severity: 'error',
  at: nowhere,
  code: 'no-tests',
  searched,
});
