import type { BundleKind } from '../../domain/bundle.ts';
import { policyId } from '../../domain/object.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import type { Content } from '../../domain/preview.ts';
import { byteLimit } from '../read-text.ts';
import { fileName } from './file-name.ts';
import { fileText, modelineFor, policyFields } from './file-text.ts';
import { liveObjects, type LiveObjects } from './live-content.ts';
import { policyJson } from './merge-policy.ts';
import type { Dropped, Undone } from './report.ts';

/** A bundle as `Platform.read` answers it. `deployment`: the slug that the files shall name; null for none. */
export type LiveBundle = { readonly kind: BundleKind; readonly deployment: string | null; readonly content: Content };

export type NewFilesOptions = {
  /** All remediation policies in one file. */
  readonly single: boolean;
  /** Where the files go, relative to the repository's root; '' for the root itself. */
  readonly folder: string;
  readonly extra?: ExtraFields;
  /** What the modeline of a file names as its schema; null for no modeline. */
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
  const large = [...texts].filter(([, text]) => Buffer.byteLength(text) > byteLimit).map(([path]) => path);
  for (const path of large) texts.delete(path);
  const undone = large.map((file): Undone => ({ why: 'too-large', id: 'bundle', file }));
  return { texts, dropped: live.dropped, undone: [...live.undone, ...undone] };
}

const pathIn = ({ folder }: NewFilesOptions, path: string): string => (folder === '' ? path : `${folder}/${path}`);

function modeline(options: NewFilesOptions, path: string, shape: 'remediation-file' | 'detection-file'): string | null {
  const schema = options.schema(path, shape);
  return schema === null ? null : modelineFor(schema);
}

function remediation(bundle: LiveBundle, { policies }: LiveObjects, options: NewFilesOptions): Map<string, string> {
  const sorted = [...policies.values()].toSorted((a, b) => (policyId(a.slug) < policyId(b.slug) ? -1 : 1));
  const deployment_slug = bundle.deployment ?? undefined;
  const write = (path: string, fields: Parameters<typeof fileText>[1]): [string, string] => [
    path,
    fileText(modeline(options, path, 'remediation-file'), { deployment_slug, ...fields }),
  ];
  if (options.single || sorted.length === 0) {
    return new Map([write(pathIn(options, 'remediation.yaml'), { policies: sorted.map(policyJson) })]);
  }
  const taken = new Set<string>();
  return new Map(
    sorted.map((policy) =>
      write(
        pathIn(options, `remediation/${fileName(policy.slug, '.yaml', taken)}`),
        policyFields(policyJson(policy), true),
      ),
    ),
  );
}

function detection(bundle: LiveBundle, live: LiveObjects, options: NewFilesOptions): Map<string, string> {
  const product = bundle.kind === 'detection/code' ? 'code' : 'secrets';
  const path = pathIn(options, `detection/${product}.yaml`);
  const inOrder = [...live.exceptions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, exception]) => ({ ...exception }));
  const text = fileText(modeline(options, path, 'detection-file'), {
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
