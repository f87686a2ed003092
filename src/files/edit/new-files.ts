import {
  type BundleKind,
  type DetectionKind,
  type IdentifiedObject,
  type Notes,
  type ObjectId,
  policyObject,
  ruleLists,
  type Content,
} from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import { baseName, parentFolder, joinPath } from '../../domain/source.ts';
import { isObject } from '../../util/json.ts';
import { caseFoldedName } from '../find.ts';
import type { BundleFile, PolicyFiles } from './bundle-files.ts';
import { learnStyle, readLayout } from './layout.ts';
import {
  type DroppedField,
  toLiveObjects,
  type LiveObjects,
  type LivePolicy,
  type UnwrittenObject,
  withNotes,
} from './live-objects.ts';
import { type Json, type JsonObject, defaultStyle, printPair, type Style } from '../yaml/print.ts';

/** A bundle as read from the platform. `deployment`: the slug that its files name; null for none. `notes`: the notes that its objects get. */
type LiveBundle = {
  readonly kind: BundleKind;
  readonly deployment: string | null;
  readonly content: Content;
  readonly notes?: ReadonlyMap<ObjectId, Notes>;
};

export type NewFilesOptions = {
  /** Whether all policies go into one file. */
  readonly single: boolean;
  /** The folder for the files, relative to the root; '' for the root. */
  readonly folder: string;
  readonly extra?: ExtraFields;
  /** The address of the schema for a file's modeline; null for no modeline. */
  readonly schemaAddressFor: (path: string, shape: 'remediation-file' | 'detection-file') => string | null;
};

export type NewFiles = {
  readonly texts: ReadonlyMap<string, string>;
  readonly dropped: readonly DroppedField[];
  readonly unwritten: readonly UnwrittenObject[];
};

/**
 * Makes the files of a bundle that no file declares yet: `remediation/<slug>.yaml` for each policy (or one `remediation.yaml`),
 * `detection/code.yaml`, `detection/secrets.yaml`. The order in which the platform returns the objects does not matter.
 */
export function makeNewFiles(
  { kind, deployment, content, notes = new Map() }: LiveBundle,
  options: NewFilesOptions,
): NewFiles {
  const { single, folder, extra, schemaAddressFor } = options;
  const live = withNotes(toLiveObjects(kind, content, extra), notes);
  const shape = kind === 'remediation' ? 'remediation-file' : 'detection-file';
  const texts = new Map<string, string>();
  const files = kind === 'remediation' ? remediationFiles(live, single) : detectionFiles(kind, live);
  for (const { name, fields } of files) {
    const path = joinPath(folder, name);
    const address = schemaAddressFor(path, shape);
    const modeline = address === null ? null : `# yaml-language-server: $schema=${address}`;
    texts.set(path, fileText(modeline, { deployment_slug: deployment ?? undefined, ...fields }));
  }
  return { texts, dropped: live.dropped, unwritten: live.unwritten };
}

/** `name`: the path within the folder of the files. */
type NamedFile = { readonly name: string; readonly fields: JsonObject };

function remediationFiles({ policies }: LiveObjects, single: boolean): NamedFile[] {
  const sorted = sortedById(policies);
  if (single || sorted.length === 0) return [{ name: 'remediation.yaml', fields: { policies: sorted } }];
  const usedNames = new Set<string>();
  return sorted.map((policy) => ({
    name: `remediation/${fileName(policy.slug, '.yaml', usedNames)}`,
    fields: policy,
  }));
}

function detectionFiles(kind: DetectionKind, { lists, exceptions, extras }: LiveObjects): NamedFile[] {
  const product = kind === 'detection/code' ? 'code' : 'secrets';
  const sorted = Object.fromEntries(ruleLists.map((list) => [list, lists[list].toSorted()]));
  const fields = {
    product,
    ...sorted,
    exceptions: sortedById(exceptions).map((exception) => ({ ...exception })),
    ...extras,
  };
  return [{ name: `detection/${product}.yaml`, fields }];
}

const sortedById = <T>(objects: ReadonlyMap<ObjectId, T>): T[] =>
  [...objects].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, object]) => object);

/** Names that an operating system reserves, and names that look like a mistyped `ifmatch.yaml`. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;

/** A file name that every operating system accepts, and that differs in more than case from `usedNames`, to which it is added. */
export function fileName(slug: string, ending: string, usedNames: Set<string>): string {
  const allowed = slug
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-._]+/, '');
  const safe = Array.from(allowed)
    .slice(0, 60)
    .join('')
    .replace(/(?<![-._])[-._]+$/, '');
  const stem = reservedName.test(safe.split('.')[0] ?? '') ? `policy-${safe}` : safe || 'policy';
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
    const folded = caseFoldedName(name);
    if (usedNames.has(folded)) continue;
    usedNames.add(folded);
    return name;
  }
}

/** The text of a new file. `modeline`: the comment that names the schema for editors. Fields with the value undefined are omitted. */
export function fileText(
  modeline: string | null,
  fields: Readonly<Record<string, Json | undefined>>,
  style: Style = defaultStyle,
): string {
  const firstLines = modeline === null ? [] : [modeline, ''];
  const isDetection = 'product' in fields;
  const lines = Object.entries(fields).flatMap(([key, value]) => {
    if (value === undefined) return [];
    // The long lists of a detection policy are separated by empty lines.
    return [...(isDetection && Array.isArray(value) ? [''] : []), ...printPair(key, value, 0, style)];
  });
  return [...firstLines, ...lines].map((line) => line + style.eol).join('');
}

// ── New files beside others ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A new file with one policy. */
export type NewFile = IdentifiedObject & { readonly path: string; readonly text: string };

/** Makes a file for each policy, in the folder and style of the first file of the bundle. */
export function createPolicyFiles(
  files: PolicyFiles,
  bundleFiles: readonly BundleFile[],
  policies: readonly LivePolicy[],
): NewFile[] {
  const [sibling] = bundleFiles;
  if (sibling === undefined) return [];
  const folder = parentFolder(sibling.path);
  const usedNames = new Set<string>();
  for (const path of files.texts.keys())
    if (parentFolder(path) === folder) usedNames.add(caseFoldedName(baseName(path)));
  const [ending] = /\.ya?ml$/i.exec(sibling.path) ?? ['.yaml'];
  const style = learnStyle(sibling.text, readLayout(sibling.text)?.document.value);
  return policies.map((policy) => {
    const isList = isObject(sibling.value) && 'policies' in sibling.value;
    const fields = { ...writtenDeployment(sibling), ...(isList ? { policies: [policy] } : policy) };
    const text = fileText(modelineOf(sibling.text), fields, style);
    return { ...policyObject(policy.slug), path: joinPath(folder, fileName(policy.slug, ending, usedNames)), text };
  });
}

/** The field of a file that names its deployments, as written. */
export function writtenDeployment(file: BundleFile | undefined): { readonly deployment_slug?: Json } {
  const slug = isObject(file?.value) ? file.value['deployment_slug'] : undefined;
  return slug === undefined ? {} : { deployment_slug: slug };
}

/** The comment in a text that names its schema for editors; null if there is none. */
export const modelineOf = (text: string): string | null =>
  /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;
