import type { BundleKind, Content } from '../../../src/domain/bundle.ts';
import { defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { type EditedFiles, editFiles } from '../../../src/files/edit/edit-files.ts';

/** A live policy whose name is its slug, and whose other fields are the same in all. */
export const livePolicy = (slug: string, more: Content = {}): Content => ({
  slug,
  name: slug,
  filters: { mode: 'all', conditions: [{ type: 's', values: ['x'] }] },
  actions: [],
  ...more,
});

const lines = (slug: string): string[] => [
  `name: ${slug}`,
  `slug: ${slug}`,
  'filters: { mode: all, conditions: [{ type: s, values: [x] }] }',
  'actions: []',
];

/** The text of a file with only this policy. */
export const policyFile = (slug: string): string =>
  lines(slug)
    .map((line) => `${line}\n`)
    .join('');

/** The text of a file with a list of these policies, separated by empty lines. */
export const policyListFile = (...slugs: string[]): string => {
  if (slugs.length === 0) return 'policies: []\n';
  const items = slugs.map((slug) => `  - ${lines(slug).join('\n    ')}\n`);
  return `policies:\n${items.join('\n')}`;
};

type Files = Readonly<Record<string, string>>;

/** Edits files so that they declare a live bundle. `only`: the ids of the objects that take their live value; null for all. */
export const editFilesWith = (
  files: Files,
  kind: BundleKind,
  content: Content,
  {
    only = null,
    deployment = 'acme',
    settings = defaultSettings,
  }: { only?: string[] | null; deployment?: string | null; settings?: Settings } = {},
): EditedFiles =>
  editFiles(
    { texts: new Map(Object.entries(files)), settings, deployment },
    kind,
    content,
    only === null ? null : new Set(only),
  );

/** Edits files so that they declare these live policies. A slug stands for `livePolicy` of it. */
export const editPolicies = (
  files: Files,
  policies: readonly (string | Content)[],
  options: Parameters<typeof editFilesWith>[3] = {},
): EditedFiles =>
  editFilesWith(
    files,
    'remediation',
    { policies: policies.map((one) => (typeof one === 'string' ? livePolicy(one) : one)) },
    options,
  );
