import type { BundleKind } from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { diagnoseFile } from '../diagnose.ts';
import type { Json } from '../yaml/print.ts';
import type { DeclaredFile } from '../declared-file.ts';
import { byteLimit, decodeText } from '../text.ts';
import { assignDeployments } from '../deployments.ts';

/** All policy files by path from the root, with byte order marks and without errors, and the bundle to edit. */
export type PolicyFiles = {
  readonly texts: ReadonlyMap<string, string>;
  readonly settings: Settings;
  /** As in the loaded bundles. */
  readonly deployment: string | null;
  /** Which files are edited: those that other deployments share, or the others. Both by default. */
  readonly sharing?: 'shared' | 'own';
};

/** A file: its text without byte order mark, and what it declares. */
export type BundleFile<D extends DeclaredFile = DeclaredFile> = {
  readonly path: string;
  readonly text: string;
  readonly byteOrderMark: string;
  readonly value: Json;
  readonly declared: D;
};

/** The files that declare a bundle, by path; those without a deployment belong to the run's. */
export function bundleFiles(files: PolicyFiles, kind: BundleKind): BundleFile[] {
  const { deployment, sharing } = files;
  const { all, assigned } = assignedFiles(files);
  const ofBundle = assigned.filter(
    (one) =>
      (deployment === null || one.deployment === null || one.deployment === deployment) &&
      (sharing === undefined || one.isShared === (sharing === 'shared')),
  );
  const chosen = new Set(ofBundle.map(({ file }) => file));
  return all.filter(({ declared }) => declared.kind === kind && chosen.has(declared));
}

/** A file that several deployments share: what kind of bundle it declares, and theirs. */
export type SharedFile = { readonly kind: BundleKind; readonly deployments: ReadonlySet<string | null> };

/** The files that several deployments share, by path. */
export function sharedFilesIn(files: PolicyFiles): Map<string, SharedFile> {
  const shared = assignedFiles(files).assigned.filter(({ isShared }) => isShared);
  const byPath = Map.groupBy(shared, ({ file }) => file.file);
  return new Map(
    Array.from(byPath, ([path, [first, ...others]]): [string, SharedFile] => [
      path,
      {
        kind: first?.file.kind ?? 'remediation',
        deployments: new Set([first, ...others].map((one) => one?.deployment ?? null)),
      },
    ]),
  );
}

function assignedFiles({ texts, settings, deployment }: PolicyFiles) {
  const all = [...texts.keys()].toSorted().map((path) => {
    const file = readBundleFile(path, texts.get(path) ?? '', settings.extraFields);
    if (file === null) throw new Error(`${path} has errors`);
    return file;
  });
  const declared = all.map((file) => file.declared);
  return { all, assigned: assignDeployments(declared, settings, deployment).assigned };
}

/** A file with its content; null if it has errors. */
export function readBundleFile(path: string, whole: string, extra: ExtraFields): BundleFile | null {
  const bytes = Buffer.from(whole);
  const read = bytes.length > byteLimit ? null : decodeText(path, bytes);
  if (read === null || 'problem' in read) return null;
  const { content, problems, value } = diagnoseFile(path, read.text, extra);
  if (content === null || hasErrors(problems)) return null;
  const byteOrderMark = whole.slice(0, whole.length - read.text.length);
  return { path, text: read.text, byteOrderMark, value: value as Json, declared: content };
}
