import { type BundleKind, type ObjectId, policyId } from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import type { Content } from '../../domain/preview.ts';
import { baseName, parentOf } from '../../domain/problem.ts';
import { byteLimit } from '../disk.ts';
import { foldName } from '../find.ts';
import { isBare, type OwnFile, type PolicyFiles } from './declared-files.ts';
import { type Dropped, liveObjects, type LiveObjects, type LivePolicy, type Undone } from './live-content.ts';
import { learnStyle, plainStyle, printPair, type Style } from './print.ts';
import { readTree } from '../yaml/tree.ts';
import type { Json, JsonObject } from './merge.ts';

export type Created = { readonly id: ObjectId; readonly path: string; readonly text: string };

/** New files in a bundle with a file per policy: in the folder of most, in the style of an existing one. */
export function createFiles(files: PolicyFiles, own: readonly OwnFile[], policies: readonly LivePolicy[]): Created[] {
  const folder = usualFolder(own);
  const sibling = own.find(({ path }) => parentOf(path) === folder);
  if (sibling === undefined) return [];
  const inFolder = [...files.texts.keys()].filter((path) => parentOf(path) === folder);
  const taken = new Set(inFolder.map((path) => foldName(baseName(path))));
  const ending = /\.ya?ml$/i.exec(sibling.path)?.[0] ?? '.yaml';
  const style = styleOf(sibling);
  return policies.map((policy) => {
    const fields = {
      deployment_slug: sibling.declared.deployment ?? undefined,
      ...policyFields(policy, isBare(sibling)),
    };
    const text = sibling.mark + fileText(modelineOf(sibling.text), fields, style);
    const slash = folder === '' ? '' : '/';
    return { id: policyId(policy.slug), path: folder + slash + fileName(policy.slug, ending, taken), text };
  });
}

function usualFolder(own: readonly OwnFile[]): string {
  const folders = Map.groupBy(own, ({ path }) => parentOf(path));
  const inOrder = [...folders].toSorted(([, a], [, b]) => b.length - a.length);
  return inOrder[0]?.[0] ?? '';
}

/** A new file is never in flow style as a whole. */
function styleOf({ text }: OwnFile): Style {
  const tree = readTree(text);
  return 'code' in tree ? plainStyle : learnStyle(text, tree);
}

/** A bundle as read from the platform. `deployment`: the slug for the files; null for none. */
type LiveBundle = { readonly kind: BundleKind; readonly deployment: string | null; readonly content: Content };

export type NewFilesOptions = {
  /** Whether all policies go into one file. */
  readonly single: boolean;
  /** The folder for the files, relative to the root; '' for the root. */
  readonly folder: string;
  readonly extra?: ExtraFields;
  /** The schema for a file's modeline; null for none. */
  readonly schema: (path: string, shape: 'remediation-file' | 'detection-file') => string | null;
};

type NewFiles = {
  readonly texts: ReadonlyMap<string, string>;
  readonly dropped: readonly Dropped[];
  readonly undone: readonly Undone[];
};

/**
 * Files for a bundle that no file declares yet: `remediation/<slug>.yaml` for each policy (or `remediation.yaml`), `detection/code.yaml`,
 * `detection/secrets.yaml`. The same bundle gives the same files, whatever the order in which the platform answers it.
 */
export function newFiles(bundle: LiveBundle, options: NewFilesOptions): NewFiles {
  const live = liveObjects(bundle.kind, bundle.content, options.extra);
  const texts = bundle.kind === 'remediation' ? remediation(bundle, live, options) : detection(bundle, live, options);
  const large = [...texts].filter(([, text]) => Buffer.byteLength(text) > byteLimit).map(([path]) => path);
  for (const path of large) texts.delete(path);
  const undone = large.map((file): Undone => ({ why: 'too-large', id: 'bundle', file }));
  return { texts, dropped: live.dropped, undone: [...live.undone, ...undone] };
}

const pathIn = ({ folder }: NewFilesOptions, path: string): string => (folder === '' ? path : `${folder}/${path}`);

function modelineIn(
  options: NewFilesOptions,
  path: string,
  shape: 'remediation-file' | 'detection-file',
): string | null {
  const schema = options.schema(path, shape);
  return schema === null ? null : modelineFor(schema);
}

function remediation(bundle: LiveBundle, { policies }: LiveObjects, options: NewFilesOptions): Map<string, string> {
  const sorted = [...policies.values()].toSorted((a, b) => (policyId(a.slug) < policyId(b.slug) ? -1 : 1));
  const deployment_slug = bundle.deployment ?? undefined;
  const write = (path: string, fields: Parameters<typeof fileText>[1]): [string, string] => [
    path,
    fileText(modelineIn(options, path, 'remediation-file'), { deployment_slug, ...fields }),
  ];
  if (options.single || sorted.length === 0) {
    return new Map([write(pathIn(options, 'remediation.yaml'), { policies: sorted })]);
  }
  const taken = new Set<string>();
  return new Map(
    sorted.map((policy) =>
      write(pathIn(options, `remediation/${fileName(policy.slug, '.yaml', taken)}`), policyFields(policy, true)),
    ),
  );
}

function detection(bundle: LiveBundle, live: LiveObjects, options: NewFilesOptions): Map<string, string> {
  const product = bundle.kind === 'detection/code' ? 'code' : 'secrets';
  const path = pathIn(options, `detection/${product}.yaml`);
  const inOrder = [...live.exceptions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, exception]) => ({ ...exception }));
  const text = fileText(modelineIn(options, path, 'detection-file'), {
    deployment_slug: bundle.deployment ?? undefined,
    product,
    rulesets: live.lists.rulesets.toSorted(),
    rules: live.lists.rules.toSorted(),
    disabled: live.lists.disabled.toSorted(),
    exceptions: inOrder,
    ...live.extras,
  });
  return new Map([[path, text]]);
}

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
  const stem = safe === '' || reserved.test(safe.split('.')[0] ?? '') ? `policy${safe === '' ? '' : `-${safe}`}` : safe;
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
    const key = foldName(name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/** The text of a new file. `modeline`: the schema for editors; undefined values are omitted. */
function fileText(
  modeline: string | null,
  fields: Readonly<Record<string, Json | undefined>>,
  style: Style = plainStyle,
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

const modelineFor = (schema: string): string => `# yaml-language-server: $schema=${schema}`;

/** The modeline of a text; null without one. */
export const modelineOf = (text: string): string | null =>
  /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;

/** A policy as its own file, or as the only one of a list. */
const policyFields = (policy: JsonObject, isAlone: boolean): JsonObject => (isAlone ? policy : { policies: [policy] });
