import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/domain/bundle.ts';
import { loadConfig } from '../../src/files/config.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memorySource } from './memory-source.ts';
import { problemLine } from './problem-line.ts';

const rest = 'filters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';
const policy = (slug: string, name = slug): string => `name: ${name}\nslug: ${slug}\n${rest}`;

const config = `
deployments:
  acme: { policies: [shared, acme] }
  globex: { policies: [shared, globex] }
`;

/** What the files of a repository declare, and their problems. */
async function load(files: Readonly<Record<string, string>>, deployment: string | null = null) {
  const source = memorySource({ 'ifmatch.yaml': config, 'acme/x.txt': '', 'globex/x.txt': '', ...files });
  const { settings, problems } = await loadConfig(source, null);
  const loaded = await loadFiles(source, settings, { paths: [], deployment });
  const all = [...problems, ...loaded.problems];
  return { bundles: loaded.bundles, files: loaded.paths, problems: [...new Set(all.map(problemLine))] };
}

/** The names of the policies of each deployment. */
const names = (bundles: readonly Bundle[]): Record<string, string[]> =>
  Object.fromEntries(
    bundles.flatMap((one) =>
      one.kind === 'remediation' ? [[one.deployment, one.content.policies.map(({ name }) => name)]] : [],
    ),
  );

describe('a folder that several deployments list', () => {
  const shared = { 'shared/a.yaml': policy('a'), 'shared/b.yaml': policy('b') };

  test('belongs to each of them, beside their own', async () => {
    const { bundles, problems } = await load({ ...shared, 'acme/c.yaml': policy('c') });
    expect([names(bundles), problems]).toEqual([{ acme: ['a', 'b', 'c'], globex: ['a', 'b'] }, []]);
    expect(bundles.map(({ content }) => content.deployment_slug)).toEqual(['acme', 'globex']);
  });

  test('is read the same for one deployment alone', async () => {
    const { bundles, problems } = await load({ ...shared, 'acme/c.yaml': policy('c') }, 'acme');
    expect([names(bundles), problems]).toEqual([{ acme: ['a', 'b', 'c'] }, []]);
  });

  test.for([
    ['globex', { globex: ['a'] }],
    ['[globex]', { globex: ['a'] }],
    ['[globex, acme, globex]', { acme: ['a'], globex: ['a'] }],
  ] as const)('gives a file that names %s to those only', async ([slugs, expected]) => {
    const { bundles, problems } = await load({ 'shared/a.yaml': `deployment_slug: ${slugs}\n${policy('a')}` });
    expect([names(bundles), problems]).toEqual([expected, []]);
  });

  test('may not name an unknown deployment, nor one of other folders', async () => {
    const own = `deployment_slug: [acme, globex]\n${policy('a')}`;
    const { problems } = await load({ 'shared/a.yaml': own.replace('globex', 'globx'), 'acme/b.yaml': own });
    expect(problems).toEqual([
      'error deployment-outside at acme/b.yaml/deployment_slug/1 {"slug":"globex","folders":["shared","globex"]}',
      'error deployment-unknown at shared/a.yaml/deployment_slug/1 {"slug":"globx","configured":["acme","globex"],"nearest":"globex"}',
    ]);
  });
});

describe('an object of a later folder', () => {
  const noted = (name: string, note: string): string => `${policy('a', name)}${note}`;
  const files = {
    'shared/a.yaml': noted('shared', 'x-owner: platform\nx-ticket: T-1\n'),
    'acme/a.yaml': noted('own', 'x-owner: acme\n'),
  };

  test('replaces that of an earlier one, whole and with its notes', async () => {
    const { bundles, problems } = await load(files);
    expect([names(bundles), problems]).toEqual([{ acme: ['own'], globex: ['shared'] }, []]);
    const [acme, globex] = bundles;
    expect(acme?.notes.get('slug a')).toEqual({ 'x-owner': 'acme' });
    expect(acme?.origins.get('slug a')?.file).toBe('acme/a.yaml');
    expect([...(acme?.overrides ?? [])]).toEqual([['slug a', { file: 'shared/a.yaml', pointer: [] }]]);
    expect(globex?.overrides.size).toBe(0);
  });

  test('of the same folder is a duplicate, wherever it is shared', async () => {
    const { problems } = await load({
      ...files,
      'acme/b.yaml': policy('a'),
      'shared/z.yaml': policy('z'),
      'shared/y.yaml': policy('z'),
    });
    const twice = (file: string, slug: string, first: string): string =>
      `error duplicate-slug at ${file}/slug {"slug":"${slug}","first":{"file":"${first}","pointer":[]}}`;
    expect(problems).toEqual([twice('shared/z.yaml', 'z', 'shared/y.yaml'), twice('acme/b.yaml', 'a', 'acme/a.yaml')]);
  });

  test('replaces an exception with the same key, while lists are joined', async () => {
    const detection = (type: string, ruleset: string): string =>
      `product: code\nrulesets: [p/default, ${ruleset}]\nexceptions: [{ exception_type: ${type}, rule: r, rule_type: rule, project: p }]\n`;
    const { bundles, problems } = await load({
      'shared/code.yaml': detection('exclude', 'p/shared'),
      'acme/code.yaml': detection('include', 'p/own'),
    });
    expect(problems).toEqual([]);
    expect(bundles[0]?.content).toMatchObject({
      rulesets: ['p/default', 'p/own', 'p/shared'],
      exceptions: [{ exception_type: 'include', rule: 'r' }],
    });
    expect(bundles[1]?.content).toMatchObject({
      rulesets: ['p/default', 'p/shared'],
      exceptions: [{ exception_type: 'exclude' }],
    });
  });
});

describe('without', () => {
  const without = (globs: string): string => config.replace('[shared, acme] }', `[shared, acme], without: ${globs} }`);

  test('leaves out shared objects by name or glob, for one deployment', async () => {
    const { bundles, problems } = await load({
      'ifmatch.yaml': without('[a, "old-*", "p/*", r]'),
      'shared/a.yaml': policy('a'),
      'shared/b.yaml': policy('old-b'),
      'shared/c.yaml': policy('c'),
      'shared/code.yaml': 'product: code\nrulesets: [p/a, q]\nrules: [r]\n',
    });
    expect([names(bundles), problems]).toEqual([{ acme: ['c'], globex: ['a', 'c', 'old-b'] }, []]);
    expect(bundles[1]?.content).toMatchObject({ rulesets: ['q'], rules: [] });
    expect(bundles[3]?.content).toMatchObject({ rulesets: ['p/a', 'q'], rules: ['r'] });
  });

  test('leaves out shared exceptions by their fields', async () => {
    const one = (rule: string, scope: string): string =>
      `  - { exception_type: exclude, rule: ${rule}, rule_type: pack, ${scope} }\n`;
    const { bundles, problems } = await load({
      'ifmatch.yaml': without('[{ rule: p/a, project: x/a }, { project: "old/*" }, p/b, { project_tag_name: none }]'),
      'shared/code.yaml': `product: code\nrulesets: [p/a, p/b]\nexceptions:\n${[
        one('p/a', 'projects: [x/a, x/b]'),
        one('p/a', 'project_tag_name: pci'),
        one('p/b', 'project: x/a'),
        one('p/b', 'project: old/a'),
      ].join('')}`,
    });
    expect(bundles[0]?.content).toMatchObject({
      rulesets: ['p/a'],
      exceptions: [
        { rule: 'p/b', project: 'x/a' },
        { rule: 'p/a', project: 'x/b' },
        { rule: 'p/a', project_tag_name: 'pci' },
      ],
    });
    expect(bundles[1]?.content).toMatchObject({ exceptions: { length: 5 } });
    expect(problems).toEqual([
      'warning without-unused at ifmatch.yaml/deployments/acme/without/3 {"entry":"{ project_tag_name: none }","deployment":"acme"}',
    ]);
  });

  test.for([
    ['{ rule: r, projet: x }', 'unknown-field', 'projet'],
    ['{ rule: r, rule_type: packs }', 'bad-value', 'pack'],
    ['[r]', 'wrong-type', '["string","object"]'],
    ['"a b"', 'bad-text', 'a b'],
  ] as const)('refuses the entry %s, with one problem', async ([entry, code, named]) => {
    const { problems } = await loadConfig(memorySource({ 'ifmatch.yaml': without(`[${entry}]`) }), null);
    const [problem = '', ...others] = problems.map(problemLine);
    expect([problem.split(' ')[1], problem.includes(named), others]).toEqual([code, true, []]);
  });

  test('keeps what the own files declare, and warns of a name that leaves nothing out', async () => {
    const { bundles, problems } = await load({
      'ifmatch.yaml': without('[a, c]'),
      'shared/a.yaml': policy('a', 'shared'),
      'acme/a.yaml': policy('a', 'own'),
    });
    expect(names(bundles)).toEqual({ acme: ['own'], globex: ['shared'] });
    expect(problems).toEqual([
      'warning without-unused at ifmatch.yaml/deployments/acme/without/1 {"entry":"c","deployment":"acme"}',
    ]);
  });
});

describe('ignored files', () => {
  test.for([
    ['["shared/notes/**"]', ['shared/a.yaml', 'shared/deep/_t.yaml']],
    ['[shared/notes]', ['shared/a.yaml', 'shared/deep/_t.yaml']],
    ['["_*.yaml"]', ['shared/a.yaml', 'shared/notes/n.yaml']],
    ['["**", "!shared/a.yaml"]', ['shared/a.yaml']],
    ['["shared/**", "!_t.yaml"]', ['shared/deep/_t.yaml']],
  ] as const)('match %s', async ([globs, expected]) => {
    const { files } = await load({
      'ifmatch.yaml': `ignore: ${globs}\n${config}`,
      'shared/a.yaml': policy('a'),
      'shared/notes/n.yaml': policy('n'),
      'shared/deep/_t.yaml': policy('t'),
    });
    expect(files).toEqual(expected);
  });

  test('may not be all of them', async () => {
    const { problems } = await load({ 'ifmatch.yaml': `ignore: ["*"]\n${config}`, 'shared/a.yaml': policy('a') });
    expect(problems).toEqual(['error no-files at / {"searched":["shared","acme","globex"]}']);
  });

  test('are meant from the folder of the config', async () => {
    const source = memorySource({
      'team/ifmatch.yaml': 'ignore: [policies/b.yaml]\n',
      'team/policies/a.yaml': policy('a'),
      'team/policies/b.yaml': policy('b'),
    });
    const { settings } = await loadConfig(source, 'team/ifmatch.yaml');
    expect((await loadFiles(source, settings, { paths: [], deployment: null })).paths).toEqual([
      'team/policies/a.yaml',
    ]);
  });
});

describe('an exception of several projects', () => {
  const exceptions = (fields: string): string =>
    `product: code\nrules: [r]\nexceptions:\n  - { exception_type: exclude, rule: r, rule_type: rule, x-reason: legacy, ${fields} }\n`;

  test.for([
    ['projects: [a, b]', [{ project: 'a' }, { project: 'b' }]],
    ['project_tag_names: [pci, web]', [{ project_tag_name: 'pci' }, { project_tag_name: 'web' }]],
  ] as const)('is one for each: %s', async ([fields, expected]) => {
    const { bundles, problems } = await load({ 'shared/code.yaml': exceptions(fields) }, 'acme');
    expect(problems).toEqual([]);
    const [bundle] = bundles;
    const common = { exception_type: 'exclude', rule: 'r', rule_type: 'rule' };
    expect(bundle?.content).toMatchObject({ exceptions: expected.map((scope) => ({ ...common, ...scope })) });
    const notes = [...(bundle?.notes.values() ?? [])];
    expect(notes).toEqual(expected.map(() => ({ 'x-reason': 'legacy' })));
  });

  test.for(['project: a, projects: [b]', 'projects: [a], project_tag_names: [x]', 'x-owner: me'])(
    'says where in one way only: %s',
    async (fields) => {
      const { problems } = await load({ 'shared/code.yaml': exceptions(fields) });
      expect(problems).toEqual(['error exception-scope at shared/code.yaml/exceptions/0']);
    },
  );

  test('may not name a project twice', async () => {
    const { problems } = await load({ 'shared/code.yaml': exceptions('projects: [a, a]') });
    expect(problems).toEqual([
      'error duplicate-exception at shared/code.yaml/exceptions/0 {"rule":"r","scope":"a","first":{"file":"shared/code.yaml","pointer":["exceptions",0]}}',
    ]);
  });
});

test.for([
  ['[soc-*]', { policies: ['soc-*'], projects: [], projectTags: [] }],
  ['{ projects: [a/*], project_tags: [pci] }', { policies: [], projects: ['a/*'], projectTags: ['pci'] }],
] as const)('what is left alone is a list of policies, or names by their kind: %s', async ([written, expected]) => {
  const { settings, problems } = await loadConfig(memorySource({ 'ifmatch.yaml': `unmanaged: ${written}\n` }), null);
  expect([settings.unmanaged, problems]).toEqual([expected, []]);
});

test('a slug in the waves of an apply that no deployment has is a warning', async () => {
  const { problems } = await load({
    'ifmatch.yaml': `${config}apply: { waves: [[acne], ["*"]] }\n`,
    'shared/a.yaml': policy('a'),
  });
  expect(problems).toEqual([
    'warning deployment-unknown at ifmatch.yaml/apply/waves/0/0 {"slug":"acne","configured":["acme","globex"],"nearest":"acme"}',
  ]);
});
