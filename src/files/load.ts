// The way of a file: find.ts (which files) → disk.ts and text.ts (its text) → yaml/ (its value) → declared-file.ts (what it declares), or diagnose.ts (its
// errors) → deployments.ts (whose it is) → assemble.ts (one bundle per deployment and kind) → lint/ (checks of bundles). locate.ts converts the
// places of problems to positions. edit/ goes the way back: it changes the texts so that they declare what is live.
import type { Bundle } from '../domain/bundle.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import { hasErrors, type Problem } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import type { Settings } from '../domain/settings.ts';
import type { DeclaredTest } from '../domain/tests.ts';
import { assemble } from './assemble.ts';
import { findFiles, type FoundFiles } from './find.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import type { Diagnosed } from './diagnose.ts';
import { lintUnmanaged, lintProtected, lintWaves, lintWithout } from './lint/lint.ts';
import { type DeclaredFile, readDeclaredFile } from './declared-file.ts';
import type { LoadedTests, TestContext } from './policy-tests.ts';
import { readPlain } from './yaml/plain.ts';
import { byteLimit, readText } from './text.ts';
import { assignDeployments, chooseDeployment } from './deployments.ts';
import { searchPaths, testPaths } from './search-paths.ts';

export type LoadedFiles = {
  readonly bundles: readonly Bundle[];
  /** All problems except those of `lint`. With an error, the bundles must not be sent. */
  readonly problems: readonly Problem[];
  /** Paths of the files read, sorted. */
  readonly paths: readonly string[];
  /** Number of remediation policies in the bundles. */
  readonly policies: number;
  /** The tests of the files, and of those that the config names. */
  readonly tests: readonly DeclaredTest[];
};

type LoadOptions = PathSelection & {
  /** Called with the number of files before the first is read. */
  readonly expect?: (files: number) => void;
};

/** Finds, reads, checks and merges the policy files. */
export async function loadFiles(source: Source, settings: Settings, selection: LoadOptions): Promise<LoadedFiles> {
  const { files: paths, tests: testFiles, problems: searchProblems } = selectedFiles(source, settings, selection);
  selection.expect?.(paths.length);
  const checked = await checkFiles(source, paths, settings.extraFields);
  const fileProblems = [...searchProblems, ...checked.flatMap(({ problems }) => problems)];
  const declared = checked.flatMap(({ content }) => content ?? []);
  const { assigned, problems: deploymentProblems } = assignDeployments(declared, settings, selection.deployment);
  const { bundles: allBundles, problems: mergeProblems } = assemble(assigned, settings);
  const { bundles, problems: selectionProblems } = chooseDeployment(allBundles, settings, selection);
  const { tests, problems: testProblems } = await readTests(source, testFiles, { settings, bundles, ...selection });
  // The deployment may only seem to have no files because they have errors.
  const areFilesComplete = !hasErrors(fileProblems) && deploymentProblems.length === 0;
  const problems = [
    ...fileProblems,
    ...deploymentProblems,
    ...mergeProblems,
    ...lintUnmanaged(settings, bundles),
    ...(areFilesComplete ? selectionProblems : []),
    ...testProblems,
  ];
  // What the config says about all files cannot be checked against a part of them.
  const isPart = selection.paths.length > 0 || selection.deployment !== null || hasErrors(problems);
  if (!isPart)
    problems.push(...lintProtected(settings, bundles), ...lintWithout(settings, bundles), ...lintWaves(settings));
  const policies = bundles.reduce(
    (sum, bundle) => sum + (bundle.kind === 'remediation' ? bundle.content.policies.length : 0),
    0,
  );
  return { bundles, problems, paths, policies, tests };
}

/** The module that reads tests is loaded only if there are any. */
async function readTests(source: Source, files: readonly string[], context: TestContext): Promise<LoadedTests> {
  if (files.length === 0) return { tests: [], problems: [] };
  const { loadTests } = await import('./policy-tests.ts');
  return loadTests(source, files, context);
}

/** The selected policy and test files, sorted, and problems of the search paths. */
export function selectedFiles(source: Source, settings: Settings, selection: PathSelection): FoundFiles {
  const searched = searchPaths(settings, selection);
  if (searched.problems.length > 0 && searched.paths.length === 0)
    return { files: [], tests: [], problems: searched.problems };
  const found = findFiles(source, searched.paths, settings);
  // The config's folders of tests are searched unless paths were given.
  const foldersOfTests = selection.paths.length > 0 ? [] : testPaths(settings);
  if (foldersOfTests.length === 0) return { ...found, problems: [...searched.problems, ...found.problems] };
  const inFoldersOfTests = findFiles(source, foldersOfTests, settings);
  const problemsOfTests = inFoldersOfTests.problems.filter(({ code }) => code !== 'no-files');
  return {
    files: found.files,
    tests: [...new Set([...found.tests, ...inFoldersOfTests.tests])].toSorted(),
    problems: [...searched.problems, ...found.problems, ...problemsOfTests],
  };
}

/** Most files are plain YAML without an error. The module that diagnoses all others is loaded only for them. */
async function checkFiles(
  source: Source,
  files: readonly string[],
  extra: ExtraFields,
): Promise<Diagnosed<DeclaredFile>[]> {
  const checked: (Diagnosed<DeclaredFile> | { readonly file: string; readonly text: string })[] = files.map((file) => {
    const read = readText(source, file);
    if ('problem' in read) return { content: null, problems: [read.problem] };
    const content = readDeclaredFile(file, readPlain(read.text), extra);
    return content === null ? { file, text: read.text } : { content, problems: [] };
  });
  if (!checked.some((result) => 'text' in result)) return checked.flatMap((result) => ('text' in result ? [] : result));
  const { diagnoseFile } = await import('./diagnose.ts');
  return checked.map((result) => ('text' in result ? diagnoseFile(result.file, result.text, extra) : result));
}

/** The texts of the policy files that `loadFiles` reads for the same arguments, with byte order marks. */
export const policyTexts = (
  source: Source,
  settings: Settings,
  selection: PathSelection,
): ReadonlyMap<string, string> =>
  new Map(
    selectedFiles(source, settings, selection).files.map((file) => [
      file,
      Buffer.from(source.read(file, byteLimit)).toString(),
    ]),
  );
