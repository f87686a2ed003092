// The steps for a file: find.ts (which files) → disk.ts and text.ts (its text) → yaml/ (its value) → declared-file.ts (what it declares), or diagnose.ts
// (its errors) → deployments.ts (its deployments) → assemble.ts (a bundle for each deployment and kind) → lint/ (checks of bundles). locate.ts converts
// the places of problems to lines and columns. edit/ works the other way round: it changes the texts so that they declare what is live.
import type { Bundle } from '../domain/bundle.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import { hasErrors, type Problem } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import type { Settings } from '../domain/settings.ts';
import type { DeclaredTest } from '../domain/policy-tests.ts';
import { assemble } from './assemble.ts';
import { findFiles, type FoundFiles } from './find.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import type { Diagnosed } from './diagnose.ts';
import { lintUnmanaged, lintProtected, lintWaves, lintWithout } from './lint/lint.ts';
import { type DeclaredFile, readDeclaredFile } from './declared-file.ts';
import type { LoadedTests, TestContext } from './policy-tests.ts';
import { readPlain } from './yaml/plain.ts';
import { byteLimit, readText } from './text.ts';
import { assignDeployments, selectDeployment } from './deployments.ts';
import { searchPaths, testPaths } from './search-paths.ts';

export type LoadedFiles = {
  readonly bundles: readonly Bundle[];
  /** All problems except those that `lint` finds. If one of them is an error, the bundles must not be sent. */
  readonly problems: readonly Problem[];
  /** Paths of the files read, sorted. */
  readonly paths: readonly string[];
  /** The number of remediation policies in the bundles. */
  readonly policies: number;
  /** The tests in the selected folders and in the test folders of the config. */
  readonly tests: readonly DeclaredTest[];
};

type LoadOptions = PathSelection & {
  /** Called with the number of files, before the first one is read. */
  readonly onFilesFound?: (files: number) => void;
};

/** Finds, reads, checks and merges the policy files of a source. */
export async function loadFiles(source: Source, settings: Settings, selection: LoadOptions): Promise<LoadedFiles> {
  const { files: paths, tests: testFiles, problems: searchProblems } = findSelectedFiles(source, settings, selection);
  selection.onFilesFound?.(paths.length);
  const diagnosed = await readPolicyFiles(source, paths, settings.extraFields);
  const fileProblems = [...searchProblems, ...diagnosed.flatMap(({ problems }) => problems)];
  const declared = diagnosed.flatMap(({ result }) => result ?? []);
  const { assigned, problems: deploymentProblems } = assignDeployments(declared, settings, selection.deployment);
  const { bundles: allBundles, problems: mergeProblems } = assemble(assigned, settings);
  const { bundles, problems: selectionProblems } = selectDeployment(allBundles, settings, selection);
  const { tests, problems: testProblems } = await readTests(source, testFiles, { settings, bundles, ...selection });
  // The selected deployment may seem to have no files only because its files have errors.
  const areFilesComplete = !hasErrors(fileProblems) && deploymentProblems.length === 0;
  const problems = [
    ...fileProblems,
    ...deploymentProblems,
    ...mergeProblems,
    ...lintUnmanaged(settings, bundles),
    ...(areFilesComplete ? selectionProblems : []),
    ...testProblems,
  ];
  // What the config says about all files cannot be checked with only some of them.
  const isPartial = selection.paths.length > 0 || selection.deployment !== null || hasErrors(problems);
  if (!isPartial)
    problems.push(...lintProtected(settings, bundles), ...lintWithout(settings, bundles), ...lintWaves(settings));
  const policies = bundles.reduce(
    (sum, bundle) => sum + (bundle.kind === 'remediation' ? bundle.content.policies.length : 0),
    0,
  );
  return { bundles, problems, paths, policies, tests };
}

/** Reads test files. The module for them is loaded only if there are any. */
async function readTests(source: Source, files: readonly string[], context: TestContext): Promise<LoadedTests> {
  if (files.length === 0) return { tests: [], problems: [] };
  const { loadTests } = await import('./policy-tests.ts');
  return loadTests(source, files, context);
}

/** Finds the selected policy and test files, and reports problems of the search paths. */
export function findSelectedFiles(source: Source, settings: Settings, selection: PathSelection): FoundFiles {
  const { paths, problems: pathProblems } = searchPaths(settings, selection);
  if (pathProblems.length > 0 && paths.length === 0) return { files: [], tests: [], problems: pathProblems };
  const { files, tests, problems: fileProblems } = findFiles(source, paths, settings);
  const problems = [...pathProblems, ...fileProblems];
  // The test folders of the config are searched unless the user gave paths.
  const testFolders = selection.paths.length > 0 ? [] : testPaths(settings);
  if (testFolders.length === 0) return { files, tests, problems };
  const inTestFolders = findFiles(source, testFolders, settings);
  return {
    files,
    tests: [...new Set([...tests, ...inTestFolders.tests])].toSorted(),
    problems: [...problems, ...inTestFolders.problems.filter(({ code }) => code !== 'no-files')],
  };
}

/**
 * Reads policy files. Most of them are plain YAML without an error. The module that diagnoses all others is loaded only if there are any. The results
 * are in the order of `files`.
 */
async function readPolicyFiles(
  source: Source,
  files: readonly string[],
  extra: ExtraFields,
): Promise<Diagnosed<DeclaredFile>[]> {
  const results: (Diagnosed<DeclaredFile> | FileToDiagnose)[] = files.map((file) => {
    const decoded = readText(source, file);
    if ('problem' in decoded) return { result: null, problems: [decoded.problem] };
    const declared = readDeclaredFile(file, readPlain(decoded.text), extra);
    return declared === null ? { file, text: decoded.text } : { result: declared, problems: [] };
  });
  if (!results.some((result) => 'text' in result)) return results.flatMap((result) => ('text' in result ? [] : result));
  const { diagnoseFile } = await import('./diagnose.ts');
  return results.map((result) => ('text' in result ? diagnoseFile(result.file, result.text, extra) : result));
}

/** A file that is not plain YAML, or has an error. */
type FileToDiagnose = { readonly file: string; readonly text: string };

/** The texts of the policy files that `loadFiles` reads for the same arguments, by path, with byte order marks. */
export const policyTexts = (
  source: Source,
  settings: Settings,
  selection: PathSelection,
): ReadonlyMap<string, string> =>
  new Map(
    findSelectedFiles(source, settings, selection).files.map((file) => [
      file,
      Buffer.from(source.read(file, byteLimit)).toString(),
    ]),
  );
