// The way of a file: find.ts (which files) → disk.ts (text) → yaml/ (limits, value) → shape.ts (kind and content), or examine.ts (its mistakes) →
// assemble.ts (one bundle per deployment and kind). locate.ts converts places of problems to positions.
import type { Bundle } from '../domain/bundle.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import { hasErrors, type Problem } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import type { Settings } from '../domain/settings.ts';
import type { DeclaredTest } from '../domain/tests.ts';
import { assemble, assignDeployments, chooseDeployment } from './assemble.ts';
import { findFiles, type FoundFiles, searchPaths, testPaths } from './find.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import { byteLimit, readText } from './disk.ts';
import type { Checked } from './examine.ts';
import { declaredUnmanaged, undeclaredProtected, unknownInWaves, unusedWithout } from './lint.ts';
import { type Declared, declaredIn } from './shape.ts';
import type { LoadedTests, loadTests } from './tests.ts';
import { readPlain } from './yaml/plain.ts';

export type LoadedFiles = {
  readonly bundles: readonly Bundle[];
  /** All problems except those of `lint`. With an error, the bundles must not be sent. */
  readonly problems: readonly Problem[];
  /** Paths of the files read, sorted. */
  readonly files: readonly string[];
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
  const { files, tests: testFiles, problems: unread } = selectedFiles(source, settings, selection);
  selection.expect?.(files.length);
  const checked = await checkFiles(source, files, settings.extraFields);
  const broken = [...unread, ...checked.flatMap(({ problems }) => problems)];
  const declared = checked.flatMap(({ content }) => content ?? []);
  const { assigned, problems: unassigned } = assignDeployments(declared, settings, selection.deployment);
  const all = assemble(assigned, settings);
  const { bundles, problems: missing } = chooseDeployment(all.bundles, settings, selection);
  // Something may only seem missing because it is in a broken file.
  const isWhole = !hasErrors(broken) && unassigned.length === 0;
  const { tests, problems: mistaken } = await readTests(source, testFiles, { settings, bundles, ...selection });
  const found = [
    ...broken,
    ...unassigned,
    ...all.problems,
    ...declaredUnmanaged(settings, bundles),
    ...(isWhole ? missing : []),
    ...mistaken,
  ];
  const isPart = selection.paths.length > 0 || selection.deployment !== null || hasErrors(found);
  return {
    bundles,
    problems: [
      ...found,
      ...(isPart
        ? []
        : [
            ...undeclaredProtected(settings, bundles),
            ...unusedWithout(settings, bundles),
            ...unknownInWaves(settings),
          ]),
    ],
    files,
    policies: bundles.reduce((sum, one) => sum + (one.kind === 'remediation' ? one.content.policies.length : 0), 0),
    tests,
  };
}

/** What reads tests loads with the first one. */
async function readTests(...[source, files, context]: Parameters<typeof loadTests>): Promise<LoadedTests> {
  if (files.length === 0) return { tests: [], problems: [] };
  const { loadTests: read } = await import('./tests.ts');
  return read(source, files, context);
}

/** The selected policy and test files, sorted, and problems of the search paths. */
export function selectedFiles(source: Source, settings: Settings, selection: PathSelection): FoundFiles {
  const searched = searchPaths(settings, selection);
  if (searched.problems.length > 0 && searched.paths.length === 0)
    return { files: [], tests: [], problems: searched.problems };
  const found = findFiles(source, searched.paths, settings);
  const more = selection.paths.length > 0 ? [] : testPaths(settings);
  const others = more.length === 0 ? { tests: [], problems: [] } : findFiles(source, more, settings);
  return {
    files: found.files,
    tests: [...new Set([...found.tests, ...others.tests])].toSorted(),
    problems: [...searched.problems, ...found.problems, ...others.problems.filter(({ code }) => code !== 'no-files')],
  };
}

/** Most files are plain YAML without a mistake. What examines all others loads only for them. */
async function checkFiles(source: Source, files: readonly string[], extra: ExtraFields): Promise<Checked<Declared>[]> {
  const read = files.map((file) => {
    const found = readText(source, file);
    if ('problem' in found) return { content: null, problems: [found.problem] };
    const content = declaredIn(file, readPlain(found.text), extra);
    return content === null ? { file, ...found } : { content, problems: [] };
  });
  if (!read.some((one) => 'text' in one)) return read as Checked<Declared>[];
  const { examineFile } = await import('./examine.ts');
  return read.map((one) => ('text' in one ? examineFile(one.file, one.text, extra) : one));
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
