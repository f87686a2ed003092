import type { BundleKind, Content } from '../../../src/domain/bundle.ts';
import { defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { type EditedFiles, editFiles } from '../../../src/files/edit/edit-files.ts';

/** A live policy that says no more than its slug. */
export const live = (slug: string, more: Content = {}): Content => ({
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

/** The same as a file of its own. */
export const bare = (slug: string): string =>
  lines(slug)
    .map((line) => `${line}\n`)
    .join('');

/** The same in a list, each apart from the others. */
export const list = (...slugs: string[]): string => {
  if (slugs.length === 0) return 'policies: []\n';
  const items = slugs.map((slug) => `  - ${lines(slug).join('\n    ')}\n`);
  return `policies:\n${items.join('\n')}`;
};

type Files = Readonly<Record<string, string>>;

/** What an edit makes of some files; `only`: the objects that take their live value, all of them for null. */
export const edit = (
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

/** The same for policies, which are given whole or by their slugs. */
export const editPolicies = (
  files: Files,
  policies: readonly (string | Content)[],
  options: Parameters<typeof edit>[3] = {},
): EditedFiles =>
  edit(files, 'remediation', { policies: policies.map((one) => (typeof one === 'string' ? live(one) : one)) }, options);
