import { describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import type { WantedPaths } from '../../src/files/find.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memory } from './memory.ts';
import { told } from './told.ts';

type Files = Readonly<Record<string, string>>;

const load = (files: Files, settings: Partial<Settings> = {}, wanted: Partial<WantedPaths> = {}) =>
  loadFiles(memory(files), { ...defaultSettings, ...settings }, { paths: [], deployment: null, ...wanted });

const problems = (...given: Parameters<typeof load>): string[] => load(...given).problems.map(told);

const rest = 'filters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';
const policy = (slug: string): string => `name: ${slug}\nslug: ${slug}\n${rest}`;
const of = (deployment: string, slug = 'a'): string => `deployment_slug: ${deployment}\n${policy(slug)}`;

describe('what files must not share', () => {
  test('is a slug, be it given or derived', () => {
    const item = (fields: string): string => `  - { ${fields}${rest.trim().replaceAll('\n', ', ')} }\n`;
    const files = {
      'policies/a.yaml': policy('a'),
      'policies/b.yaml': `policies:\n${item('name: B, slug: a, ')}${item('name: A, ')}${item('name: 1e3 x, ')}`,
    };
    const first = '"first":{"file":"policies/a.yaml","pointer":[]}';
    expect(problems(files)).toEqual([
      `error duplicate-slug at policies/b.yaml/policies/0/slug {"slug":"a",${first}}`,
      'warning missing-slug at policies/b.yaml/policies/1 {"name":"A","derived":"a","reads":null}',
      `error duplicate-slug at policies/b.yaml/policies/1/name {"slug":"a",${first}}`,
      'warning missing-slug at policies/b.yaml/policies/2 {"name":"1e3 x","derived":"1e3-x","reads":null}',
    ]);
    expect(problems({ 'policies/a.yaml': `name: "12"\n${rest}` })).toEqual([
      'warning missing-slug at policies/a.yaml/ {"name":"12","derived":"12","reads":"number"}',
    ]);
  });

  test('is an exception, and of an item they are warned', () => {
    const exception = (scope: string): string =>
      `  - { exception_type: exclude, rule: r, rule_type: rule, ${scope} }\n`;
    const files = {
      'policies/a.yaml': `product: code\nrulesets: [x, x]\nrules: [r]\ndisabled: []\nexceptions:\n${exception('project: p')}`,
      'policies/b.yaml': `product: code\nrules: [r]\nexceptions:\n${exception('project: p') + exception('project_tag_name: t').repeat(2)}`,
    };
    const [a, b] = ['policies/a.yaml', 'policies/b.yaml'];
    expect(problems(files)).toEqual([
      `warning duplicate-item at ${a}/rulesets/1 {"list":"rulesets","item":"x","first":{"file":"${a}","pointer":["rulesets",0]}}`,
      `warning duplicate-item at ${b}/rules/0 {"list":"rules","item":"r","first":{"file":"${a}","pointer":["rules",0]}}`,
      `error duplicate-exception at ${b}/exceptions/0 {"rule":"r","scope":"p","first":{"file":"${a}","pointer":["exceptions",0]}}`,
      `error duplicate-exception at ${b}/exceptions/2 {"rule":"r","scope":"t","first":{"file":"${b}","pointer":["exceptions",1]}}`,
    ]);
  });
});

describe('the product of a detection file', () => {
  const kindsOf = (files: Files): string[] => load(files).bundles.map(({ kind }) => kind);

  test.for([
    ['policies/detection-code.yaml', 'detection/code'],
    ['policies/detection-secrets.yml', 'detection/secrets'],
    ['detection-secrets.yaml', 'detection/secrets'],
    ['policies/acme/detection/code.yaml', 'detection/code'],
  ] as const)('follows from the name %s', ([path, kind]) => {
    expect(load({ [path]: 'rules: [r]\n' }, {}, { paths: [path] })).toMatchObject({
      problems: [],
      bundles: [{ kind, content: { rulesets: [], rules: ['r'], disabled: [], exceptions: [] } }],
    });
  });

  test.for([
    'code.yaml',
    'detection.yaml',
    'detection/code-rules.yaml',
    'my-detection-code.yaml',
    'predetection/code.yaml',
  ])('is asked for where the name %s says nothing of it', (name) => {
    const path = `policies/${name}`;
    expect(problems({ [path]: 'rules: [r]\n' })).toEqual([`error product-missing at ${path}/`]);
    expect(kindsOf({ [path]: 'product: secrets\nrules: [r]\n' })).toEqual(['detection/secrets']);
  });

  test('is no other than that of the name', () => {
    const files = { 'policies/detection-code.yaml': 'product: secrets\nrules: [r]\nexeptions: []\n' };
    expect(problems(files)).toEqual([
      'error unknown-field at policies/detection-code.yaml/exeptions (the key) {"field":"exeptions","allowed":["deployment_slug","product","rulesets","rules","disabled","exceptions"],"nearest":"exceptions"}',
      'error product-contradiction at policies/detection-code.yaml/product {"product":"secrets","named":"code"}',
    ]);
    expect(kindsOf(files)).toEqual([]);
  });
});

test('a list that no detection file gives is empty, and a file gives one at least', () => {
  const files = { 'policies/detection-code.yaml': 'rules: [r]\n', 'policies/b.yaml': 'product: code\ndisabled: [d]\n' };
  expect(load(files)).toMatchObject({
    problems: [],
    bundles: [{ content: { rulesets: [], rules: ['r'], disabled: ['d'], exceptions: [] } }],
  });
  expect(problems({ ...files, 'policies/c.yaml': 'product: code\nx-owner: me\n' })).toEqual([
    'error no-lists at policies/c.yaml/',
  ]);
  const mistyped = problems({ ...files, 'policies/c.yaml': 'product: code\nrulset: []\n' });
  expect(mistyped.map((line) => line.split(' ')[1])).toEqual(['unknown-field']);
});

describe('the deployment of a file', () => {
  const settings: Partial<Settings> = {
    file: 'ifmatch.yaml',
    deployments: new Map([
      ['acme', { id: null, policies: ['teams/acme'] }],
      ['beta', { id: null, policies: ['teams/b*', 'more/b'] }],
      ['rest', { id: null, policies: null }],
    ]),
  };

  test('must be named as soon as another file names one', () => {
    expect(
      problems({ 'policies/a.yaml': policy('a'), 'policies/b.yaml': of('z'), 'policies/c.yaml': of('acme') }),
    ).toEqual(['error deployment-missing at policies/a.yaml/ {"configured":["acme","z"]}']);
  });

  test('must be one of the config, and the one whose folder the file lies in', () => {
    const files = {
      'teams/acme/a.yaml': of('beta'),
      'teams/b1/a.yaml': of('beta'),
      'more/b/a.yaml': of('beta', 'b'),
      'policies/x.yaml': of('acme'),
      'policies/y.yaml': policy('b'),
      'policies/z.yaml': of('rst'),
    };
    expect(problems(files, settings)).toEqual([
      'error deployment-folder at policies/x.yaml/deployment_slug {"slug":"acme","folders":["teams/acme"]}',
      'error deployment-missing at policies/y.yaml/ {"configured":["rest"]}',
      'error deployment-unknown at policies/z.yaml/deployment_slug {"slug":"rst","configured":["acme","beta","rest"],"nearest":"rest"}',
      'error deployment-folder at teams/acme/a.yaml/deployment_slug {"slug":"beta","folders":["teams/b*","more/b"]}',
    ]);
  });

  test('follows from a folder, the root or a single file', () => {
    const own = (policies: string[]): Partial<Settings> => ({
      file: 'ifmatch.yaml',
      policies: [],
      deployments: new Map([
        ['acme', { id: null, policies }],
        ['beta', { id: null, policies: ['beta'] }],
      ]),
    });
    const files = { 'one.yaml': policy('a'), 'beta/b.yaml': policy('b') };
    const slugs = (policies: string[]): unknown[] => {
      const { bundles, problems: found } = loadFiles(
        memory(files),
        { ...defaultSettings, ...own(policies) },
        { paths: [], deployment: null },
      );
      return [...bundles.map(({ deployment, content }) => [deployment, content.deployment_slug]), ...found.map(told)];
    };
    expect(slugs(['one.yaml'])).toEqual([
      ['acme', 'acme'],
      ['beta', 'beta'],
    ]);
    expect(slugs(['one.yam'])).toEqual([
      ['beta', 'beta'],
      'error path-missing at ifmatch.yaml/deployments/acme/policies/0 {"path":"one.yam"}',
    ]);
    expect(slugs([''])).toEqual([
      ['acme', 'acme'],
      'error deployment-missing at beta/b.yaml/ {"configured":["acme","beta"]}',
    ]);
  });

  test('cannot be said by a slug where every deployment has folders of its own, and the file lies in none of them', () => {
    const own: Partial<Settings> = {
      file: 'ifmatch.yaml',
      deployments: new Map([
        ['acme', { id: null, policies: ['teams/acme'] }],
        ['beta', { id: null, policies: ['teams/b*', 'more/b'] }],
      ]),
    };
    const inFolders = {
      'teams/acme/a.yaml': policy('a'),
      'teams/b1/a.yaml': policy('a'),
      'more/b/b.yaml': policy('b'),
    };
    expect(problems({ ...inFolders, 'policies/x.yaml': policy('x') }, own)).toEqual([
      'error deployment-outside at policies/x.yaml/ {"folders":["teams/acme","teams/b*","more/b"]}',
    ]);
  });

  test('that a run wants must be known', () => {
    const files = { 'policies/x.yaml': of('rest') };
    expect(problems(files, settings, { deployment: 'acm' })).toEqual([
      'error deployment-unknown at ifmatch.yaml/deployments {"slug":"acm","configured":["acme","beta","rest"],"nearest":"acme"}',
    ]);
    const twice = { ...files, 'policies/y.yaml': of('rest', 'b') };
    expect(problems(twice, {}, { deployment: 'rst' })).toEqual([
      'error deployment-unknown at / {"slug":"rst","configured":["rest"],"nearest":"rest"}',
    ]);
    expect(
      problems({ 'policies/x.yaml': of('rest'), 'policies/y.yaml': of('rst') }, {}, { deployment: 'rest' }),
    ).toEqual(['error deployment-nearly at policies/y.yaml/deployment_slug {"slug":"rst","wanted":"rest"}']);
  });

  test('that a run wants must have a file', () => {
    const known = {
      ...settings,
      deployments: new Map([
        ['acme', { id: null, policies: null }],
        ['beta', { id: null, policies: null }],
      ]),
    };
    expect(problems({ 'policies/x.yaml': of('acme') }, known, { deployment: 'beta' })).toEqual([
      'error no-files at / {"searched":["policies"],"deployment":"beta"}',
    ]);
    const folders = {
      file: 'ifmatch.yaml',
      policies: ['policies'],
      deployments: new Map([
        ['beta', { id: null, policies: ['policies/b'] }],
        ['acme', { id: null, policies: null }],
      ]),
    };
    const files = { 'policies/x.yaml': of('acme'), 'policies/b/x.yaml': of('acme', 'b') };
    expect(problems(files, folders, { deployment: 'beta' })).toEqual([
      'error no-files at / {"searched":["policies","policies/b"],"deployment":"beta"}',
    ]);
    expect(problems(files, folders, { deployment: 'beta', paths: ['policies/b/x.yaml'] })).toEqual([
      'error no-files at / {"searched":["policies/b/x.yaml"],"deployment":"beta"}',
    ]);
    expect(problems({ 'policies/x.yaml': of('acme') }, folders, { deployment: 'beta' })).toEqual([
      'error path-missing at ifmatch.yaml/deployments/beta/policies/0 {"path":"policies/b"}',
    ]);
  });
});

describe('paths that lead to nothing', () => {
  test('are told one by one', () => {
    const files = { 'policies/x.yaml': policy('a'), 'b.txt': '' };
    const paths = ['../x', 'b.txt/*', 'zzz', 'policies/*.yml', 'policies'];
    expect(problems(files, {}, { paths })).toEqual([
      'error path-outside at / {"path":"../x"}',
      'error path-missing at / {"path":"b.txt/*"}',
      'error path-missing at / {"path":"zzz"}',
      'error path-missing at / {"path":"policies/*.yml"}',
    ]);
  });

  test('of the config are told where they stand; the usual folder is looked for without a word', () => {
    const deployments = new Map([
      ['acme', { id: null, policies: ['a', 'b*'] }],
      ['beta', { id: null, policies: null }],
    ]);
    const missing = ['a', 'b*'].map(
      (path, index) => `error path-missing at ifmatch.yaml/deployments/acme/policies/${index} {"path":"${path}"}`,
    );
    const config = { file: 'ifmatch.yaml', deployments };
    expect(problems({ 'a.txt': '' }, config)).toEqual(missing);
    expect(problems({ 'a.txt': '' }, { ...config, policies: ['p'] })).toEqual([
      'error path-missing at ifmatch.yaml/policies/0 {"path":"p"}',
      ...missing,
    ]);
    expect(problems({ 'a.txt': '' })).toEqual(['error no-files at / {"searched":["policies"]}']);
  });

  test('are told of a config of a wrong name on their way', () => {
    const files = { 'apps/web/ifmatch.yml': 'policies: []', 'apps/web/policies/a.yaml': policy('a') };
    expect(problems(files, {}, { paths: ['apps/web/policies/a.yaml', 'apps/web/policies'] })).toEqual([
      'error misnamed-config at apps/web/ifmatch.yml/ {"path":"apps/web/ifmatch.yml","expected":"ifmatch.yaml"}',
    ]);
  });
});
