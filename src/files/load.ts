// The way of a file: find.ts (which files) → disk.ts (text) → yaml/ (limits, value) → shape.ts (kind and content), or examine.ts (its mistakes) →
// assemble.ts (one bundle per deployment and kind). locate.ts converts places of problems to positions.
import type { Bundle } from '../domain/bundle.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import { hasErrors, type Problem } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import type { Settings } from '../domain/settings.ts';
import { assemble, assignDeployments, chooseDeployment } from './assemble.ts';
import { searchPaths, findFiles } from './find.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import { byteLimit, readText } from './disk.ts';
import type { Checked } from './examine.ts';
import { declaredUnmanaged, undeclaredProtected, unusedWithout } from './lint.ts';
import { type Declared, declaredIn } from './shape.ts';
import { readPlain } from './yaml/plain.ts';

export type LoadedFiles = {
  readonly bundles: readonly Bundle[];
  /** All problems except those of `lint`. With an error, the bundles must not be sent. */
  readonly problems: readonly Problem[];
  /** Paths of the files read, sorted. */
  readonly files: readonly string[];
  /** Number of remediation policies in the bundles. */
  readonly policies: number;
};

type LoadOptions = PathSelection & {
  /** Called with the number of files before the first is read. */
  readonly expect?: (files: number) => void;
};

/** Finds, reads, checks and merges the policy files. */
export async function loadFiles(source: Source, settings: Settings, selection: LoadOptions): Promise<LoadedFiles> {
  const { files, problems: unread } = selectedFiles(source, settings, selection);
  selection.expect?.(files.length);
  const checked = await checkFiles(source, files, settings.extraFields);
  const broken = [...unread, ...checked.flatMap(({ problems }) => problems)];
  const declared = checked.flatMap(({ content }) => content ?? []);
  const { assigned, problems: unassigned } = assignDeployments(declared, settings, selection.deployment);
  const all = assemble(assigned, settings);
  const { bundles, problems: missing } = chooseDeployment(all.bundles, settings, selection);
  // Something may only seem missing because it is in a broken file.
  const isWhole = !hasErrors(broken) && unassigned.length === 0;
  const found = [
    ...broken,
    ...unassigned,
    ...all.problems,
    ...declaredUnmanaged(settings, bundles),
    ...(isWhole ? missing : []),
  ];
  const isPart = selection.paths.length > 0 || selection.deployment !== null || hasErrors(found);
  return {
    bundles,
    problems: [
      ...found,
      ...(isPart ? [] : [...undeclaredProtected(settings, bundles), ...unusedWithout(settings, bundles)]),
    ],
    files,
    policies: bundles.reduce((sum, one) => sum + (one.kind === 'remediation' ? one.content.policies.length : 0), 0),
  };
}

/** The selected policy files, sorted, and problems of the search paths. */
export function selectedFiles(
  source: Source,
  settings: Settings,
  selection: PathSelection,
): { files: string[]; problems: Problem[] } {
  const searched = searchPaths(settings, selection);
  if (searched.problems.length > 0 && searched.paths.length === 0) return { files: [], problems: searched.problems };
  const found = findFiles(source, searched.paths, settings);
  return { files: found.files, problems: [...searched.problems, ...found.problems] };
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
