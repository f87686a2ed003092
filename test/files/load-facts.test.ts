import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import type { WantedPaths } from '../../src/files/find.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memory } from './memory.ts';
import { told } from './told.ts';

const load = (
  files: Readonly<Record<string, string>>,
  settings: Partial<Settings> = {},
  wanted: Partial<WantedPaths> = {},
) => loadFiles(memory(files), { ...defaultSettings, ...settings }, { paths: [], deployment: null, ...wanted });

const policy =
  'name: A\nslug: a\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';

test('a warning about one file hides no error in another', () => {
  const files = { 'policies/a.yaml': 'product: code\n' };
  const missing = 'error no-lists at policies/a.yaml/';
  const copy = 'policies/b.yaml.bak';
  expect(load({ ...files, [copy]: policy }).problems.map(told)).toEqual([
    `warning ignored-file at ${copy}/ {"path":"${copy}","meant":"b.yaml"}`,
    missing,
  ]);
  const prose = `${policy}description: so\n  - and so\n`;
  expect(load({ ...files, 'policies/b.yaml': prose }).problems.map(told)).toEqual([
    missing,
    'warning joined-lines at policies/b.yaml/description',
  ]);
});

test('a file is told with the deployment that it is about, whatever else is about that one', () => {
  const of = (slug: string): string => `deployment_slug: ${slug}\n${policy}`;
  const files = { 'policies/a.yaml': of('acme'), 'policies/b.yaml': 'policies: []\n', 'policies/c.yaml': of('beta') };
  const { deploymentsOf } = load({ ...files, 'policies/d.yaml': of('acme').replaceAll(': a\n', ': d\n') });
  const named = (...names: string[]) => [...deploymentsOf(new Set(names.map((name) => `policies/${name}.yaml`)))];
  expect([named('a'), named('d'), named('c', 'a'), named('x'), named()]).toEqual([
    ['acme'],
    ['acme'],
    ['acme', 'beta'],
    [],
    [],
  ]);
});
