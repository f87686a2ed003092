import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { commentPolicy, detectionBundle } from '../rig/policies.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
  rig.env['IFMATCH_API_TOKEN_INITECH'] = deployment('initech').token;
});
afterAll(() => rig.close());

const line = (slug: string, severity: string, more = ''): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [${severity}] }] }\nactions: [{ type: pr_comment }]\n${more}`;
const config = `# who has what
deployments:
  acme: { policies: [shared/, acme/] } # first
  initech: { policies: [shared/, initech/] }
`;
const start = {
  'ifmatch.yaml': config,
  'shared/a.yaml': line('a', 'critical', 'x-owner: appsec # why\n'),
  'shared/b.yaml': line('b', 'high'),
  'shared/code.yaml': 'product: code\nrulesets: [p/default]\nrules: []\ndisabled: []\nexceptions: []\n',
  'initech/c.yaml': line('c', 'low'),
};

function deployment(slug: 'acme' | 'initech') {
  const found = rig.sandbox.deployments.find((one) => one.slug === slug);
  if (found === undefined) throw new Error('no such deployment');
  return found;
}

/** The bundles of a deployment, as somebody saves them in the pages of the platform. */
const save = (slug: 'acme' | 'initech', live: { policies: object[]; code?: object }): Promise<void> =>
  rig.put(
    { remediation: { policies: live.policies }, code: detectionBundle({ rulesets: ['p/default'], ...live.code }) },
    deployment(slug),
  );

const pull = (...more: string[]) => rig.cli(['pull', '--force', ...more]);

beforeEach(() => rig.reset({ ...start, 'acme/README.md': '' }));
const [a, b, c] = [commentPolicy('a', 'critical'), commentPolicy('b', 'high'), commentPolicy('c', 'low')];

/** What a pull changed in the files. */
function changed(): Record<string, string | null> {
  const { 'acme/README.md': _, ...now } = rig.files();
  const paths = new Set([...Object.keys(start), ...Object.keys(now)]);
  const before: Record<string, string> = start;
  return Object.fromEntries(
    [...paths].filter((path) => before[path] !== now[path]).map((path) => [path, now[path] ?? null]),
  );
}

describe('an edit of a shared object on the platform', () => {
  test('that all deployments have goes into the shared file, with its comments', async () => {
    await save('acme', { policies: [commentPolicy('a', 'high'), b], code: { rulesets: ['p/default', 'p/xss'] } });
    await save('initech', { policies: [commentPolicy('a', 'high'), b, c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({
      'shared/a.yaml': start['shared/a.yaml'].replace('critical', 'high'),
      'acme/detection/code.yaml': expect.stringContaining('p/xss'),
    });
  });

  test('that one deployment has becomes an override in its folder', async () => {
    await save('acme', { policies: [commentPolicy('a', 'high'), b] });
    await save('initech', { policies: [a, commentPolicy('b', 'low'), c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({
      'acme/remediation/a.yaml': expect.stringContaining('slug: a'),
      'initech/b.yaml': expect.stringContaining('slug: b'),
    });
    expect((await rig.cli('validate --explain acme')).text).toContain(
      'policy a  acme/remediation/a.yaml:1:1  overrides shared/a.yaml:1:1',
    );
  });

  test('keeps the notes of the shared object in the override, so that an exception still ends', async () => {
    const exception = { exception_type: 'exclude', rule: 'p/xss', rule_type: 'pack', project_tag_name: 'internal' };
    const code = `product: code\nrulesets: [p/default]\nexceptions:\n  - { ${Object.entries(exception)
      .map(([key, value]) => `${key}: ${value}`)
      .join(', ')}, x-reason: offline, x-expires: 2035-01-01 }\n`;
    rig.write({ 'shared/code.yaml': code, 'shared/b.yaml': line('b', 'high', 'x-expires: 2035-02-02\n') });
    const included = { ...exception, exception_type: 'include' };
    await save('acme', { policies: [commentPolicy('a', 'high'), b], code: { exceptions: [included] } });
    await save('initech', { policies: [a, commentPolicy('b', 'low'), c], code: { exceptions: [exception] } });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(rig.read('acme/remediation/a.yaml')).toContain('x-owner: appsec');
    expect(rig.read('initech/b.yaml')).toContain('x-expires: "2035-02-02"');
    expect(rig.read('acme/detection/code.yaml')).toMatch(/include[^]*x-reason: offline\n *x-expires: "2035-01-01"/);
    expect(await rig.cli('pull --check')).toMatchObject({ code: 0 });
  });

  test('is left out by the config when one deployment deleted it', async () => {
    await save('acme', { policies: [a] });
    await save('initech', { policies: [a, b, c] });
    expect(await pull()).toMatchObject({ code: 0, text: expect.stringContaining('ifmatch.yaml') });
    expect(changed()).toEqual({
      'ifmatch.yaml': config.replace('[shared/, acme/] }', '[shared/, acme/], without: [b] }'),
    });
    expect(await rig.cli('pull --check')).toMatchObject({ code: 0 });
  });

  test('is left out too when the deployment deleted its own object that overrides it', async () => {
    rig.write({ 'acme/b.yaml': line('b', 'low') });
    await save('acme', { policies: [a] });
    await save('initech', { policies: [a, b, c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({
      'ifmatch.yaml': config.replace('[shared/, acme/] }', '[shared/, acme/], without: [b] }'),
      'acme/b.yaml': 'policies: []\n',
    });
    expect(await rig.cli('pull --check')).toMatchObject({ code: 0 });
  });

  test('is deleted in the shared file when all deployments deleted it', async () => {
    await save('acme', { policies: [a] });
    await save('initech', { policies: [a, c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({ 'shared/b.yaml': null });
  });

  test('never goes into the shared file when only one deployment is pulled', async () => {
    await save('acme', { policies: [commentPolicy('a', 'high'), b] });
    await save('initech', { policies: [commentPolicy('a', 'high'), b, c] });
    expect(await pull('--deployment', 'acme')).toMatchObject({ code: 0 });
    expect(Object.keys(changed())).toEqual(['acme/remediation/a.yaml']);
  });
});

test('a new object goes into the folder of its deployment', async () => {
  await save('acme', { policies: [a, b, commentPolicy('new', 'low')] });
  await save('initech', { policies: [a, b, c, commentPolicy('other', 'low')] });
  expect(await pull()).toMatchObject({ code: 0 });
  expect(Object.keys(changed()).toSorted()).toEqual(['acme/remediation/new.yaml', 'initech/other.yaml']);
});

test('a new object that all deployments have goes into the shared folder, unless the config leaves it out', async () => {
  const added = ['new', 'old-one'].map((slug) => commentPolicy(slug, 'low'));
  rig.write({ 'ifmatch.yaml': config.replace('[shared/, acme/] }', '[shared/, acme/], without: ["old-*"] }') });
  await save('acme', { policies: [a, b, ...added] });
  await save('initech', { policies: [a, b, c, ...added] });
  expect(await pull()).toMatchObject({ code: 0 });
  expect(Object.keys(changed()).toSorted()).toEqual([
    'acme/remediation/old-one.yaml',
    'ifmatch.yaml',
    'initech/old-one.yaml',
    'shared/new.yaml',
  ]);
  expect(await rig.cli('pull --check')).toMatchObject({ code: 0 });
});

test('one deployment alone is pulled into its own folder, also where it shares none', async () => {
  await save('acme', { policies: [a] });
  await save('initech', { policies: [a] });
  rig.reset({ 'ifmatch.yaml': config });
  expect(await pull('--all', '--deployment', 'acme')).toMatchObject({ code: 0 });
  expect(await pull('--all')).toMatchObject({ code: 0 });
  expect(Object.keys(rig.files())).toEqual(
    expect.arrayContaining(['acme/remediation/a.yaml', 'initech/remediation/a.yaml', 'initech/detection/code.yaml']),
  );
  expect(rig.read('acme/remediation/a.yaml')).not.toContain('deployment_slug');
  rig.reset({ 'ifmatch.yaml': config.replace('[shared/, initech/]', '[shared/]') });
  await save('initech', { policies: [commentPolicy('a', 'low')] });
  expect(await pull('--all')).toMatchObject({ code: 0 });
  expect(rig.read('shared/initech/remediation/a.yaml')).toMatch(/^deployment_slug: initech\n/);
  expect(await rig.cli('pull --check')).toMatchObject({ code: 0 });
});

test('what has no place in the files of one deployment is named, and all others are pulled', async () => {
  rig.write({ 'ifmatch.yaml': config.replace('[shared/, initech/]', '[shared/]'), 'initech/c.yaml': null });
  await save('acme', { policies: [a, b, commentPolicy('new', 'low')] });
  await save('initech', { policies: [commentPolicy('a', 'high'), b] });
  const before = rig.files();
  const { code, text: wrapped } = await pull();
  const text = wrapped.replaceAll(/\s+/g, ' ');
  expect(code).toBe(1);
  expect(text).toContain('into the files, but for initech remediation: 1 created.');
  expect(text).toContain('policy a of initech, at shared/a.yaml:1:1: other deployments share its file');
  expect(rig.files()).toEqual({ ...before, 'acme/remediation/new.yaml': expect.stringContaining('slug: new') });
  const again = await pull();
  expect(again).toMatchObject({ code: 1, text: expect.stringContaining('Nothing was pulled') });
});

test('rollback --write puts an override back into the files of its deployment', async () => {
  await save('acme', { policies: [commentPolicy('a', 'high'), b] });
  await save('initech', { policies: [a, b, c] });
  expect(await rig.cli('apply --yes --out applied.json')).toMatchObject({ code: 0 });
  expect(await rig.cli('rollback applied.json --write --force')).toMatchObject({ code: 0 });
  rig.write({ 'applied.json': null });
  expect(Object.keys(changed())).toEqual(['acme/remediation/a.yaml']);
});
