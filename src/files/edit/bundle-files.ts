import type { BundleKind } from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { diagnoseFile } from '../diagnose.ts';
import type { Json } from '../yaml/print.ts';
import type { DeclaredFile } from '../declared-file.ts';
import { byteLimit, decodeText } from '../text.ts';
import { assignDeployments } from '../deployments.ts';

/** The policy files of a repository, none of which has an error, and the bundle to edit. `texts`: by path from the root, with byte order marks. */
export type PolicyFiles = {
  readonly texts: ReadonlyMap<string, string>;
  readonly settings: Settings;
  /** The deployment of the bundle; null for the only one. */
  readonly deployment: string | null;
  /** Whether to edit only the files that other deployments share, or only the others. Both by default. */
  readonly sharing?: 'shared' | 'own';
};

/** A file, and what it declares. `text`: without the byte order mark. */
export type BundleFile<D extends DeclaredFile = DeclaredFile> = {
  readonly path: string;
  readonly text: string;
  readonly byteOrderMark: string;
  readonly value: Json;
  readonly declared: D;
};

/** The files that declare a bundle, sorted by path. */
export function findBundleFiles(files: PolicyFiles, kind: BundleKind): BundleFile[] {
  const { deployment, sharing } = files;
  const { files: allFiles, assignments } = assignFiles(files);
  const selected = assignments.filter((assignment) => {
    const isOfDeployment =
      deployment === null || assignment.deployment === null || assignment.deployment === deployment;
    return isOfDeployment && (sharing === undefined || assignment.isShared === (sharing === 'shared'));
  });
  const selectedFiles = new Set(selected.map(({ declared }) => declared));
  return allFiles.filter(({ declared }) => declared.kind === kind && selectedFiles.has(declared));
}

/** A file that several deployments share. `kind`: of the bundle that it declares. */
export type SharedFile = { readonly kind: BundleKind; readonly deployments: ReadonlySet<string | null> };

/** The files that several deployments share, by path. */
export function sharedFilesIn(files: PolicyFiles): Map<string, SharedFile> {
  const sharedFiles = new Map<string, { readonly kind: BundleKind; readonly deployments: Set<string | null> }>();
  for (const { declared, deployment, isShared } of assignFiles(files).assignments) {
    if (!isShared) continue;
    const sharedFile = sharedFiles.get(declared.path) ?? { kind: declared.kind, deployments: new Set() };
    sharedFile.deployments.add(deployment);
    sharedFiles.set(declared.path, sharedFile);
  }
  return sharedFiles;
}

/** Reads all files, and assigns each to its deployments. Throws if a file has errors. */
function assignFiles({ texts, settings, deployment }: PolicyFiles) {
  const files = [...texts.keys()].toSorted().map((path) => {
    const file = readBundleFile(path, texts.get(path) ?? '', settings.extraFields);
    if (file === null) throw new Error(`${path} has errors`);
    return file;
  });
  const declared = files.map((file) => file.declared);
  return { files, assignments: assignDeployments(declared, settings, deployment).assigned };
}

/** Reads a file. `textWithBom`: the text with its byte order mark. Returns null if the file has errors. */
export function readBundleFile(path: string, textWithBom: string, extra: ExtraFields): BundleFile | null {
  const bytes = Buffer.from(textWithBom);
  const decoded = bytes.length > byteLimit ? null : decodeText(path, bytes);
  if (decoded === null || 'problem' in decoded) return null;
  const { text } = decoded;
  const { result: declared, problems, value } = diagnoseFile(path, text, extra);
  if (declared === null || hasErrors(problems)) return null;
  const byteOrderMark = textWithBom.slice(0, textWithBom.length - text.length);
  return { path, text, byteOrderMark, value: value as Json, declared };
}
