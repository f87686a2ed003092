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

test('a run for a deployment that has no folder to look in finds no files, which is an error', () => {
  const settings = {
    file: 'ifmatch.yaml',
    policies: [],
    deployments: new Map([
      ['acme', { id: null, policies: ['acme'] }],
      ['beta', { id: null, policies: null }],
    ]),
  };
  const { problems, files } = load({ 'acme/a.yaml': policy }, settings, { deployment: 'beta' });
  const none = ['error no-files at / {"searched":[]}'];
  expect([files, problems.map(told)]).toEqual([[], none]);
  expect(load({ 'policies/a.yaml': policy }, { policies: [] }).problems.map(told)).toEqual(none);
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

test('a file that stands in no folder of the config may be of a deployment without folders of its own', () => {
  const settings = {
    file: 'ifmatch.yaml',
    deployments: new Map([
      ['acme', { id: null, policies: null }],
      ['beta', { id: null, policies: ['b'] }],
    ]),
  };
  const paths = ['drafts/a.yaml'];
  const { bundles, problems } = load({ 'drafts/a.yaml': `deployment_slug: acme\n${policy}` }, settings, { paths });
  expect([bundles.map(({ deployment }) => deployment), problems]).toEqual([['acme'], []]);
  expect(load({ 'drafts/a.yaml': policy }, settings, { paths }).problems.map(told)).toEqual([
    'error deployment-missing at drafts/a.yaml/ {"configured":["acme"]}',
  ]);
});

test('a deployment that nobody knows has no bundles', () => {
  const { bundles, problems } = load(
    { 'policies/a.yaml': `deployment_slug: acme\n${policy}` },
    {},
    { deployment: 'x' },
  );
  expect([bundles, problems.map(({ code }) => code)]).toEqual([[], ['deployment-unknown']]);
});

test('a config of any name is no policy file, wherever it lies', () => {
  const files = { 'policies/settings.yaml': 'on_stale: refuse', 'policies/a.yaml': policy };
  const { problems, files: read } = load(files, { file: 'policies/settings.yaml' });
  expect([read, problems]).toEqual([['policies/a.yaml'], []]);
});

test('in a folder of the config a policy file may be called nearly as the config: no config is looked for there', () => {
  const files = { 'policies/ifmatch.yml': policy };
  expect(load(files)).toMatchObject({ files: ['policies/ifmatch.yml'], policies: 1, problems: [] });
  expect(load(files, {}, { paths: ['policies'] }).problems.map(told)).toEqual([
    'error misnamed-config at policies/ifmatch.yml/ {"path":"policies/ifmatch.yml","expected":"ifmatch.yaml"}',
  ]);
});

test('a mistake is shown in the text that it was found in, though the file changes meanwhile', () => {
  const texts = [`${policy}colour: red\n`, `# it is well now\n${policy}`];
  const source = { ...memory({ 'policies/a.yaml': '' }), read: () => Buffer.from(texts.shift() ?? '') };
  const { problems, report } = loadFiles(source, defaultSettings, { paths: [], deployment: null });
  expect(report(problems)).toMatchObject([
    { problem: { code: 'unknown-field' }, position: { line: 5, column: 1 }, excerpt: 'colour: red' },
  ]);
});
