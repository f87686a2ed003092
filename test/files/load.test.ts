import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectionPolicyId, exceptionId, itemId, listId, policyId } from '../../src/domain/bundle.ts';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import type { WantedPaths } from '../../src/files/find.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memory } from './memory.ts';

type Files = Readonly<Record<string, string>>;
const everything: WantedPaths = { paths: [], deployment: null };

const load = (files: Files, settings: Partial<Settings> = {}, wanted: Partial<WantedPaths> = {}) =>
  loadFiles(memory(files), { ...defaultSettings, ...settings }, { ...everything, ...wanted });

const policy = (slug: string, more = ''): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n${more}`;

const detection = (product: string, more = ''): string =>
  `product: ${product}\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n${more}`;

const configured = (deployments: Record<string, readonly string[] | null>): Partial<Settings> => ({
  deployments: new Map(Object.entries(deployments).map(([slug, policies]) => [slug, { id: null, policies }])),
});

describe('a bundle', () => {
  test('holds what is sent: sorted, with defaults written out, without notes', () => {
    const { bundles, problems } = load({
      'policies/b.yaml': `
deployment_slug: acme
x-comment: of the file
policies:
  - name: Zebra
    slug: zebra
    x-owner: appsec
    x-expires: 2027-01-31
    filters:
      mode: any
      conditions:
        - { type: confidence, values: [low, high], mode: none }
        - { type: severity, values: [high] }
    actions:
      - { type: jira, config: { project: SEC } }
      - type: pr_comment
  - name: Ant
    slug: ant
    description: ''
    active: false
    filters: { mode: all, conditions: [{ type: severity, values: [low] }] }
    actions: []
`,
      'policies/a.yaml': `deployment_slug: acme\n${policy('mole')}`,
    });
    expect(problems).toEqual([]);
    expect(bundles).toHaveLength(1);
    expect(bundles[0]).toMatchObject({ deployment: 'acme', kind: 'remediation' });
    expect(bundles[0]?.content).toEqual({
      deployment_slug: 'acme',
      policies: [
        {
          name: 'Ant',
          slug: 'ant',
          description: '',
          active: false,
          filters: { mode: 'all', conditions: [{ type: 'severity', values: ['low'], mode: 'any' }] },
          actions: [],
        },
        {
          name: 'mole',
          slug: 'mole',
          active: true,
          filters: { mode: 'all', conditions: [{ type: 'severity', values: ['high'], mode: 'any' }] },
          actions: [],
        },
        {
          name: 'Zebra',
          slug: 'zebra',
          active: true,
          filters: {
            mode: 'any',
            conditions: [
              { type: 'confidence', values: ['low', 'high'], mode: 'none' },
              { type: 'severity', values: ['high'], mode: 'any' },
            ],
          },
          actions: [
            { type: 'jira', config: { project: 'SEC' } },
            { type: 'pr_comment', config: {} },
          ],
        },
      ],
    });
    expect(bundles[0]?.notes).toEqual(
      new Map([[policyId('zebra'), { 'x-owner': 'appsec', 'x-expires': '2027-01-31' }]]),
    );
    expect(bundles[0]?.origins.get(policyId('mole'))).toEqual({ file: 'policies/a.yaml', pointer: [] });
    expect(bundles[0]?.origins.get(policyId('ant'))).toEqual({ file: 'policies/b.yaml', pointer: ['policies', 1] });
  });

  test('of detection is merged from several files, and knows where everything stands', () => {
    const { bundles, problems } = load({
      'policies/a.yaml': 'product: code\nrulesets: [p/z, p/a]\nrules: [r.b]\ndisabled: []\n',
      'policies/b.yaml':
        'product: code\nrules: [r.a]\nexceptions:\n  - { exception_type: exclude, rule: r, rule_type: rule, project_tag_name: t, x-reason: why }\n  - { exception_type: include, rule: r, rule_type: rule, project: p }\n',
    });
    const [bundle] = bundles;
    expect(problems).toEqual([]);
    expect(bundle?.content).toEqual({
      product: 'code',
      rulesets: ['p/a', 'p/z'],
      rules: ['r.a', 'r.b'],
      disabled: [],
      exceptions: [
        { exception_type: 'include', rule: 'r', rule_type: 'rule', project: 'p' },
        { exception_type: 'exclude', rule: 'r', rule_type: 'rule', project_tag_name: 't' },
      ],
    });
    const tagged = exceptionId({ rule: 'r', rule_type: 'rule', project_tag_name: 't' });
    expect(bundle?.notes).toEqual(new Map([[tagged, { 'x-reason': 'why' }]]));
    expect(bundle?.origins.get(tagged)).toEqual({ file: 'policies/b.yaml', pointer: ['exceptions', 0] });
    expect(bundle?.origins.get(detectionPolicyId)).toMatchObject({ file: 'policies/a.yaml', pointer: ['product'] });
    expect(bundle?.origins.get(listId('rules'))).toMatchObject({ file: 'policies/a.yaml', pointer: ['rules'] });
    expect(bundle?.origins.get(itemId('rules', 'r.a'))).toEqual({ file: 'policies/b.yaml', pointer: ['rules', 0] });
  });

  test('does not depend on how the files are split, named or ordered', () => {
    const slugs = ['a', 'b', 'c', 'd', 'e'];
    const whole = load({
      'policies/all.yaml': `policies:\n${slugs.map((slug) => `  - { ${policy(slug).trim().replaceAll('\n', ', ')} }`).join('\n')}\n`,
    });
    const split = fc.property(
      fc.shuffledSubarray(slugs, { minLength: 5 }),
      fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
      (order, cuts) => {
        const groups = new Map<number, string[]>();
        for (const [index, slug] of order.entries()) {
          const group = cuts[index] ?? 0;
          groups.set(group, [...(groups.get(group) ?? []), slug]);
        }
        const files = Object.fromEntries(
          Array.from(groups, ([group, inside]) => [
            `policies/${group}.yaml`,
            `policies:\n${inside.map((slug) => `  - ${policy(slug).trim().replaceAll('\n', '\n    ')}`).join('\n')}\n`,
          ]),
        );
        expect(load(files).bundles.map(({ content }) => content)).toEqual(whole.bundles.map(({ content }) => content));
      },
    );
    fc.assert(split, { seed: 20_261_121, numRuns: 100 });
  });

  test('that no file declares is not there; one of an empty list is', () => {
    const { bundles } = load({ 'policies/a.yaml': 'policies: []', 'policies/b.yaml': detection('secrets') });
    expect(bundles.map(({ kind }) => kind)).toEqual(['remediation', 'detection/secrets']);
    expect(bundles[0]?.content).toEqual({ policies: [] });
  });

  test('names its files and counts its policies', () => {
    const { files, policies } = load({
      'policies/a.yaml': policy('a'),
      'policies/b.yaml': detection('code'),
      'policies/c.yaml': 'policies: []',
    });
    expect([files, policies]).toEqual([['policies/a.yaml', 'policies/b.yaml', 'policies/c.yaml'], 1]);
  });
});

describe('the deployment of a file', () => {
  const names = (files: Files, settings: Partial<Settings> = {}, wanted: Partial<WantedPaths> = {}) => {
    const loaded = load(files, settings, wanted);
    return [
      ...loaded.bundles.map(({ deployment, kind }) => `${deployment} ${kind}`),
      ...loaded.problems.map(({ code }) => code),
    ];
  };
  const of = (slug: string, text: string) => `deployment_slug: ${slug}\n${text}`;

  test('is nobody in particular when neither files nor config name one', () => {
    expect(names({ 'policies/a.yaml': policy('a'), 'policies/b.yaml': detection('code') })).toEqual([
      'null remediation',
      'null detection/code',
    ]);
  });

  test('is what the file says; then every file has to', () => {
    const files = { 'policies/a.yaml': of('zeta', policy('a')), 'policies/b.yaml': of('acme', policy('a')) };
    expect(names(files)).toEqual(['acme remediation', 'zeta remediation']);
    expect(names({ ...files, 'policies/c.yaml': policy('c') })).toContain('deployment-missing');
  });

  test('is the only one that is configured', () => {
    const { bundles } = load({ 'policies/a.yaml': policy('a') }, configured({ acme: null }));
    expect(bundles[0]).toMatchObject({ deployment: 'acme', content: { deployment_slug: 'acme' } });
  });

  test('must be said when several are configured, and be one of them', () => {
    const two = configured({ acme: null, beta: null });
    expect(names({ 'policies/a.yaml': policy('a') }, two)).toEqual(['deployment-missing']);
    expect(names({ 'policies/a.yaml': of('beta', policy('a')) }, two)).toEqual(['beta remediation']);
    expect(load({ 'policies/a.yaml': of('betta', policy('a')) }, two).problems).toMatchObject([
      { code: 'deployment-unknown', slug: 'betta', nearest: 'beta', at: { pointer: ['deployment_slug'] } },
    ]);
  });

  test('follows from the folder that belongs to one', () => {
    const own = configured({ acme: ['teams/acme'], beta: ['teams/b*'], rest: null });
    const files = { 'teams/acme/a.yaml': policy('a'), 'teams/beta/deep/a.yaml': policy('a') };
    expect(names(files, { ...own, policies: [] })).toEqual(['acme remediation', 'beta remediation']);
    const strays = {
      ...files,
      'policies/x.yaml': of('acme', policy('one')),
      'policies/y.yaml': policy('two'),
      'policies/z.yaml': of('rest', policy('three')),
    };
    expect(names(strays, own)).toEqual([
      'acme remediation',
      'beta remediation',
      'rest remediation',
      'deployment-folder',
      'deployment-missing',
    ]);
  });

  test('without folders has no files in those of others, where a run of it alone would not see them', () => {
    const own = configured({ acme: null, beta: ['b'] });
    const files = { 'policies/a.yaml': of('acme', policy('a')), 'b/c.yaml': of('acme', policy('c')) };
    expect(load(files, own).problems).toMatchObject([
      { code: 'deployment-folder', slug: 'acme', folders: ['policies'], at: { file: 'b/c.yaml' } },
    ]);
    const inCommon = { ...own, policies: ['policies', 'b'] };
    expect(names(files, inCommon)).toEqual(['acme remediation']);
    expect(load(files, inCommon, { deployment: 'acme' }).policies).toBe(2);
  });

  test('narrows a run, and the folders that are read', () => {
    const own = configured({ acme: ['a'], beta: ['b'] });
    const files = { 'a/a.yaml': policy('a'), 'b/broken.yaml': 'name: [' };
    expect(names(files, { ...own, policies: [] }, { deployment: 'acme' })).toEqual(['acme remediation']);
    const common = { 'policies/a.yaml': of('acme', policy('a')), 'policies/b.yaml': of('beta', policy('b')) };
    expect(names(common, {}, { deployment: 'beta' })).toEqual(['beta remediation']);
    expect(names({ 'policies/a.yaml': policy('a') }, {}, { deployment: 'beta' })).toEqual(['beta remediation']);
    expect(load(common, {}, { deployment: 'bet' }).problems).toMatchObject([
      { code: 'deployment-unknown', nearest: 'beta' },
    ]);
    expect(
      names({ 'policies/a.yaml': of('acme', policy('a')) }, configured({ acme: null, beta: null }), {
        deployment: 'beta',
      }),
    ).toEqual(['no-files']);
  });
});

describe('paths', () => {
  const files = { 'policies/a.yaml': policy('a'), 'elsewhere/b.yaml': policy('b') };

  test('named by a run stand in place of the configured ones', () => {
    expect(load(files, {}, { paths: ['elsewhere'] }).bundles[0]?.content).toMatchObject({ policies: [{ slug: 'b' }] });
    expect(load(files, {}, { paths: ['./elsewhere/b.yaml', 'policies/'] }).policies).toBe(2);
  });

  test('that lead nowhere or outside are problems', () => {
    expect(load(files, {}, { paths: ['nowhere'] }).problems).toMatchObject([{ code: 'path-missing', path: 'nowhere' }]);
    expect(load(files, {}, { paths: ['../x', '/etc'] }).problems.map(({ code }) => code)).toEqual([
      'path-outside',
      'path-outside',
    ]);
    expect(load({ 'readme.md': '' }).problems).toMatchObject([{ code: 'no-files', searched: ['policies'] }]);
    const missing = load(files, { file: 'ifmatch.yaml', policies: ['polices'] });
    expect(missing.problems).toMatchObject([
      { code: 'path-missing', at: { file: 'ifmatch.yaml', pointer: ['policies', 0] } },
    ]);
  });
});

describe('a report', () => {
  test('is sorted by place, names the other place, and quotes the line', () => {
    const loaded = load({ 'policies/b.yaml': policy('same'), 'policies/a.yaml': `${policy('same')}extra: 1\n` });
    expect(loaded.report(loaded.problems)).toMatchObject([
      {
        problem: { code: 'unknown-field' },
        position: { file: 'policies/a.yaml', line: 5, column: 1 },
        first: null,
        excerpt: 'extra: 1',
      },
      {
        problem: { code: 'duplicate-slug' },
        position: { file: 'policies/b.yaml', line: 2, column: 7 },
        first: { file: 'policies/a.yaml', line: 1, column: 1 },
        excerpt: 'slug: same',
      },
    ]);
  });

  test('says a mistake at an anchor once', () => {
    const loaded = load({ 'policies/a.yaml': 'policies:\n  - &a { name: 5 }\n  - *a\n' });
    const codes = loaded.report(loaded.problems).map(({ problem, position }) => `${problem.code} ${position?.line}`);
    expect(codes).toEqual([
      'missing-field 2',
      'missing-field 2',
      'ambiguous-scalar 2',
      'missing-field 3',
      'missing-field 3',
    ]);
  });

  test('has no position for a problem of no file', () => {
    const loaded = load({});
    expect(loaded.report(loaded.problems)).toMatchObject([
      { problem: { code: 'no-files' }, position: null, excerpt: null },
    ]);
  });
});
