import type { BundleKind } from '../../domain/bundle.ts';
import { type ExtraFields, noExtraFields } from '../../domain/extra-fields.ts';
import { hasErrors, type Problem, type Source } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { assemble, assignDeployments } from '../assemble.ts';
import { byteLimit, readBytes, readText } from '../disk.ts';
import { askedPaths, findFiles, type WantedPaths } from '../find.ts';
import { examineFile } from '../examine.ts';
import { type Declared, soundFile } from '../shape.ts';
import { readPlain } from '../yaml/plain.ts';
import { isObject, type Json } from './merge.ts';

/** All policy files by path from the root, with byte order marks, and the bundle to edit. */
export type PolicyFiles = {
  readonly texts: ReadonlyMap<string, string>;
  readonly settings: Settings;
  /** As in the loaded bundles. */
  readonly deployment: string | null;
};

/** A file: its text without byte order mark, and what it declares. */
export type OwnFile<D extends Declared = Declared> = {
  readonly path: string;
  readonly text: string;
  readonly mark: string;
  readonly value: Json;
  readonly declared: D;
  /** The extra fields that it was read with. */
  readonly extra?: ExtraFields;
};

/** Whether a file is a single policy rather than a list. */
export const isBare = ({ value }: OwnFile): boolean => isObject(value) && !Object.hasOwn(value, 'policies');

/** The files that declare a bundle, by path; or those with errors, which may declare anything. */
export function ownFiles(
  files: PolicyFiles,
  kind: BundleKind,
): { readonly own: OwnFile[] } | { readonly broken: string[] } {
  const paths = [...files.texts.keys()].toSorted();
  const read = paths.map((path) => readFile(path, files.texts.get(path) ?? '', files.settings.extraFields));
  const broken = paths.filter((_, index) => read[index] === null);
  if (broken.length > 0) return { broken };
  const all = read.filter((file) => file !== null);
  const declared = all.map((file) => file.declared);
  const { assigned, problems } = assignDeployments(declared, files.settings, files.deployment);
  const meant = all.filter(
    (file) => assigned.has(file.declared) && isMeant(assigned.get(file.declared), files.deployment),
  );
  const mine = new Map(meant.map(({ declared: one }) => [one, null]));
  const errors = [...problems, ...assemble(mine).problems].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { broken: [...new Set(errors.map(({ at }) => at.file))] };
  return { own: meant.filter((file) => file.declared.kind === kind) };
}

/** Files without a deployment belong to the run's. */
const isMeant = (slug: string | null | undefined, deployment: string | null): boolean =>
  slug === null || slug === undefined || deployment === null || slug === deployment;

/** A file with its content; null if it has errors. */
export function readFile(path: string, whole: string, extra = noExtraFields): OwnFile | null {
  const bytes = Buffer.from(whole);
  if (bytes.length > byteLimit) return null;
  const read = readBytes(path, bytes);
  if ('problem' in read) return null;
  const plain = readPlain(read.text);
  const sound = soundFile(path, plain, extra);
  const { content, problems, value } =
    sound === null ? examineFile(path, read.text, extra) : { content: sound, problems: [], value: plain };
  if (content === null || hasErrors(problems)) return null;
  const mark = whole.startsWith('\u{FEFF}') ? '\u{FEFF}' : '';
  return { path, text: read.text, mark, value: value as Json, declared: content, extra };
}

/** The texts of the policy files that `loadFiles` reads for the same arguments, with byte order marks. */
export function policyTexts(
  source: Source,
  settings: Settings,
  wanted: WantedPaths,
): { readonly texts: ReadonlyMap<string, string>; readonly problems: readonly Problem[] } {
  const asked = askedPaths(settings, wanted);
  const found = findFiles(source, asked.paths, settings.file ?? null);
  const texts = new Map<string, string>();
  const problems = [...asked.problems, ...found.problems];
  for (const file of found.files) {
    const read = readText(source, file);
    if ('problem' in read) problems.push(read.problem);
    else texts.set(file, hasMark(source.read(file, byteLimit)) ? `\u{FEFF}${read.text}` : read.text);
  }
  return { texts, problems };
}

const hasMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
