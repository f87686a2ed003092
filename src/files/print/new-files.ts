import { type BundleKind, policyId } from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import type { Content } from '../../domain/preview.ts';
import { foldName } from '../find.ts';
import { type Dropped, liveObjects, type LiveObjects, type Undone } from './live-content.ts';
import { type Json, type JsonObject, plainStyle, printPair, type Style } from './print.ts';

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

export type NewFiles = {
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
  return { texts, dropped: live.dropped, undone: live.undone };
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
export function fileText(
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

/** A policy as its own file, or as the only one of a list. */
export const policyFields = (policy: JsonObject, isAlone: boolean): JsonObject =>
  isAlone ? policy : { policies: [policy] };
