// The way of a file: find/ (which files) → read-text → yaml/ (limits, parsed value) → shape/ (what it is, what it declares) → assemble/ (whose it
// is, one bundle a kind); documents and report turn the places of problems into positions.
import type { Bundle } from '../domain/bundle.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import { hasErrors, type Locate, type LocatedProblem, type Problem, type Source } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { assemble, assignDeployments, chooseDeployment } from './assemble.ts';
import { type Documents, openDocuments } from './config.ts';
import { askedPaths, findFiles, misnamedAbove, type WantedPaths } from './find.ts';
import { readText } from './disk.ts';
import { report } from './report.ts';
import { checkFile } from './shape.ts';
import type { Declared } from './shape/declare.ts';
import { undeclaredProtected } from './lint.ts';
import { parse } from './yaml/parse.ts';

export type LoadedFiles = {
  readonly bundles: readonly Bundle[];
  /** Everything wrong with the files but what `lint` finds; with an error among it the bundles are not fit to be sent. */
  readonly problems: readonly Problem[];
  /** Paths of the files that were read, sorted. */
  readonly files: readonly string[];
  /** How many remediation policies the bundles hold. */
  readonly policies: number;
  readonly locate: Locate;
  /** Slugs of the deployments that some of the files are about, broken ones too; null as in a bundle. */
  readonly deploymentsOf: (files: ReadonlySet<string | undefined>) => ReadonlySet<string | null>;
  /** Adds positions and source lines, and sorts; also for problems of the config. */
  readonly report: (problems: readonly Problem[]) => LocatedProblem[];
};

/** Finds, reads, checks and merges the policy files. */
export function loadFiles(source: Source, settings: Settings, wanted: WantedPaths): LoadedFiles {
  const documents = openDocuments(source);
  const { files, problems: unread } = wantedFiles(source, settings, wanted);
  wanted.expect?.(files.length);
  const checked = checkFiles(source, files, documents, settings.extraFields);
  const broken = [...unread, ...checked.problems];
  const merged = merge(checked.declared, settings, wanted, hasErrors(broken));
  const found = [...broken, ...merged.problems];
  return {
    bundles: merged.bundles,
    problems: [...found, ...protectedProblems(settings, wanted, { ...merged, problems: found })],
    files,
    policies: merged.bundles.reduce((sum, bundle) => sum + policiesIn(bundle), 0),
    locate: documents.locate,
    deploymentsOf: (some) =>
      new Set([...merged.filesOf].flatMap(([slug, own]) => (own.some((file) => some.has(file)) ? [slug] : []))),
    report: (problems) => report(documents, problems),
  };
}

/** Only where all bundles were loaded: what seems to be missing may stand elsewhere. */
function protectedProblems(settings: Settings, { paths, deployment }: WantedPaths, loaded: Merged): Problem[] {
  const isPart = paths.length > 0 || deployment !== null || hasErrors(loaded.problems);
  return isPart ? [] : undeclaredProtected(settings, loaded.bundles);
}

/** The policy files that are wanted, sorted, and what is wrong with where they are looked for. */
export function wantedFiles(
  source: Source,
  settings: Settings,
  wanted: WantedPaths,
): { files: string[]; problems: Problem[] } {
  const asked = askedPaths(settings, wanted);
  if (asked.problems.length > 0 && asked.paths.length === 0) return { files: [], problems: asked.problems };
  const found = findFiles(source, asked.paths, settings.file ?? null);
  const named = wanted.paths.length === 0 ? [] : asked.paths;
  const misnamed = misnamedAbove(source, named, settings.file ?? null);
  return { files: found.files, problems: [...asked.problems, ...misnamed, ...found.problems] };
}

function checkFiles(
  source: Source,
  files: readonly string[],
  documents: Documents,
  extra: ExtraFields,
): { declared: Declared[]; problems: Problem[] } {
  const declared: Declared[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const { content, problems: found } = readFile(source, file, documents, extra);
    if (content !== null) declared.push(content);
    problems.push(...found);
  }
  return { declared, problems };
}

function readFile(
  source: Source,
  file: string,
  documents: Documents,
  extra: ExtraFields,
): ReturnType<typeof checkFile> {
  const read = readText(source, file);
  if ('problem' in read) return { content: null, problems: [read.problem] };
  const parsed = parse(file, read.text);
  const checked = 'problems' in parsed ? { content: null, problems: parsed.problems } : checkFile(file, parsed, extra);
  // Of most files no one will ask where something stands: those are read again if one does.
  if (checked.problems.length > 0) documents.keep(file, read.text);
  return checked;
}

type Merged = {
  readonly bundles: readonly Bundle[];
  readonly problems: readonly Problem[];
  /** The files of each deployment: their names alone, for what they hold need not stay. */
  readonly filesOf: ReadonlyMap<string | null, readonly string[]>;
};

/** Bundles of what the files declare. When some are broken, what seems to be missing may stand in those. */
function merge(declared: readonly Declared[], settings: Settings, wanted: WantedPaths, isPartial: boolean): Merged {
  const { assigned, problems: unassigned } = assignDeployments(declared, settings, wanted.deployment);
  const filesOf = namesBy(assigned);
  const all = assemble(assigned);
  const chosen =
    wanted.deployment === null ? null : chooseDeployment(all.bundles, settings, wanted.deployment, wanted.paths);
  const bundles = chosen?.bundles ?? all.bundles;
  const isWhole = !isPartial && unassigned.length === 0;
  const missing = isWhole ? (chosen?.problems ?? []) : [];
  return { bundles, problems: [...unassigned, ...all.problems, ...missing], filesOf };
}

const policiesIn = (bundle: Bundle): number => (bundle.kind === 'remediation' ? bundle.content.policies.length : 0);

function namesBy(assigned: ReadonlyMap<Declared, string | null>): Map<string | null, string[]> {
  const names = new Map<string | null, string[]>();
  for (const [{ file }, slug] of assigned) {
    const known = names.get(slug);
    if (known === undefined) names.set(slug, [file]);
    else known.push(file);
  }
  return names;
}
