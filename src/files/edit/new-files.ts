import {
  type BundleKind,
  type DetectionKind,
  type Notes,
  type ObjectId,
  ruleLists,
  type Content,
} from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import { pathIn } from '../../domain/source.ts';
import { caseFoldedName } from '../find.ts';
import { type Dropped, liveObjects, type LiveObjects, type Unwritten, withNotes } from './live-objects.ts';
import { type Json, type JsonObject, defaultStyle, printPair, type Style } from '../yaml/print.ts';

/** A bundle as read from the platform. `deployment`: the slug for the files; null for none. `notes`: those that its objects get. */
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
  /** The schema for a file's modeline; null for none. */
  readonly schema: (path: string, shape: 'remediation-file' | 'detection-file') => string | null;
};

export type NewFiles = {
  readonly texts: ReadonlyMap<string, string>;
  readonly dropped: readonly Dropped[];
  readonly unwritten: readonly Unwritten[];
};

/**
 * Files for a bundle that no file declares yet: `remediation/<slug>.yaml` for each policy (or `remediation.yaml`), `detection/code.yaml`,
 * `detection/secrets.yaml`. The same bundle gives the same files, whatever the order in which the platform answers it.
 */
export function newFiles(
  { kind, deployment, content, notes = new Map() }: LiveBundle,
  options: NewFilesOptions,
): NewFiles {
  const { single, folder, extra, schema } = options;
  const live = withNotes(liveObjects(kind, content, extra), notes);
  const shape = kind === 'remediation' ? 'remediation-file' : 'detection-file';
  const texts = new Map<string, string>();
  for (const [name, fields] of kind === 'remediation' ? remediation(live, single) : detection(kind, live)) {
    const path = pathIn(folder, name);
    const address = schema(path, shape);
    const modeline = address === null ? null : `# yaml-language-server: $schema=${address}`;
    texts.set(path, fileText(modeline, { deployment_slug: deployment ?? undefined, ...fields }));
  }
  return { texts, dropped: live.dropped, unwritten: live.unwritten };
}

type NamedFile = readonly [name: string, fields: JsonObject];

function remediation({ policies }: LiveObjects, single: boolean): NamedFile[] {
  const sorted = sortedById(policies);
  if (single || sorted.length === 0) return [['remediation.yaml', { policies: sorted }]];
  const usedNames = new Set<string>();
  return sorted.map((policy) => [`remediation/${fileName(policy.slug, '.yaml', usedNames)}`, policy]);
}

function detection(kind: DetectionKind, { lists, exceptions, extras }: LiveObjects): NamedFile[] {
  const product = kind === 'detection/code' ? 'code' : 'secrets';
  const sorted = Object.fromEntries(ruleLists.map((list) => [list, lists[list].toSorted()]));
  const fields = { product, ...sorted, exceptions: sortedById(exceptions).map((one) => ({ ...one })), ...extras };
  return [[`detection/${product}.yaml`, fields]];
}

const sortedById = <T>(objects: ReadonlyMap<ObjectId, T>): T[] =>
  [...objects].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, object]) => object);

/** Names that some system reserves, and those that look like a mistyped config. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;

/** A file name that every system accepts, and that differs from the taken ones in more than case. */
export function fileName(slug: string, ending: string, taken: Set<string>): string {
  const plain = slug
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-._]+/, '');
  const safe = Array.from(plain)
    .slice(0, 60)
    .join('')
    .replace(/(?<![-._])[-._]+$/, '');
  const stem = reserved.test(safe.split('.')[0] ?? '') ? `policy-${safe}` : safe || 'policy';
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
    const key = caseFoldedName(name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/** The text of a new file. `modeline`: the schema for editors; undefined values are omitted. */
export function fileText(
  modeline: string | null,
  fields: Readonly<Record<string, Json | undefined>>,
  style: Style = defaultStyle,
): string {
  const head = modeline === null ? [] : [modeline, ''];
  const isDetection = 'product' in fields;
  const lines = Object.entries(fields).flatMap(([key, value]) => {
    if (value === undefined) return [];
    // The long lists of a detection policy are separated by empty lines.
    return [...(isDetection && Array.isArray(value) ? [''] : []), ...printPair(key, value, 0, style)];
  });
  return [...head, ...lines].map((line) => line + style.eol).join('');
}
