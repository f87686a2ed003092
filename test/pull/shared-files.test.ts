import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';
import { caller, detectionBundle, policies, policy, putBundle } from '../sandbox/harness.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ seed: 'empty' });
});
afterAll(() => sandbox.close());

const directory = temporaryFolder();
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

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? walk(join(folder, one.name)) : [join(folder, one.name)],
  );
const files = (): Record<string, string> =>
  Object.fromEntries(walk(directory).map((path) => [relative(directory, path), readFileSync(path, 'utf8')]));

/** The bundles of a deployment, as somebody saves them in the pages of the platform. */
async function save(slug: 'acme' | 'initech', live: { policies: object[]; code?: object }): Promise<void> {
  const own = sandbox.deployments.find((one) => one.slug === slug);
  if (own === undefined) throw new Error('no such deployment');
  const call = caller({ url: sandbox.url, token: own.token });
  await putBundle(call, `${policies}/${own.id}/remediation-policies`, { policies: live.policies });
  await putBundle(
    call,
    `${policies}/${own.id}/detection-policy/code`,
    detectionBundle({ rulesets: ['p/default'], ...live.code }),
  );
}

const cli = (...args: string[]) => {
  const token = sandbox.deployments.find(({ slug }) => slug === 'initech')?.token ?? '';
  return runCli(args, { directory, sandbox, env: { IFMATCH_API_TOKEN_INITECH: token } });
};
const pull = (...more: string[]) => cli('pull', '--force', ...more);

beforeEach(() => {
  rmSync(directory, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...start, 'acme/README.md': '' })) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
});
const [a, b, c] = [policy('a', 'critical'), policy('b', 'high'), policy('c', 'low')];

/** What a pull changed in the files. */
function changed(): Record<string, string | null> {
  const { 'acme/README.md': _, ...now } = files();
  const paths = new Set([...Object.keys(start), ...Object.keys(now)]);
  const before: Record<string, string> = start;
  return Object.fromEntries(
    [...paths].filter((path) => before[path] !== now[path]).map((path) => [path, now[path] ?? null]),
  );
}

describe('an edit of a shared object on the platform', () => {
  test('that all deployments have goes into the shared file, with its comments', async () => {
    await save('acme', { policies: [policy('a', 'high'), b], code: { rulesets: ['p/default', 'p/xss'] } });
    await save('initech', { policies: [policy('a', 'high'), b, c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({
      'shared/a.yaml': start['shared/a.yaml'].replace('critical', 'high'),
      'acme/detection/code.yaml': expect.stringContaining('p/xss'),
    });
  });

  test('that one deployment has becomes an override in its folder', async () => {
    await save('acme', { policies: [policy('a', 'high'), b] });
    await save('initech', { policies: [a, policy('b', 'low'), c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({
      'acme/remediation/a.yaml': expect.stringContaining('slug: a'),
      'initech/b.yaml': expect.stringContaining('slug: b'),
    });
    expect((await runCli(['validate', '--explain', 'acme'], { directory })).text).toContain(
      'policy a  acme/remediation/a.yaml:1:1  overrides shared/a.yaml:1:1',
    );
  });

  test('is left out by the config when one deployment deleted it', async () => {
    await save('acme', { policies: [a] });
    await save('initech', { policies: [a, b, c] });
    expect(await pull()).toMatchObject({ code: 0, text: expect.stringContaining('ifmatch.yaml') });
    expect(changed()).toEqual({
      'ifmatch.yaml': config.replace('[shared/, acme/] }', '[shared/, acme/], without: [b] }'),
    });
    expect(await cli('pull', '--check')).toMatchObject({ code: 0 });
  });

  test('is left out too when the deployment deleted its own object that overrides it', async () => {
    writeFileSync(join(directory, 'acme/b.yaml'), line('b', 'low'));
    await save('acme', { policies: [a] });
    await save('initech', { policies: [a, b, c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({
      'ifmatch.yaml': config.replace('[shared/, acme/] }', '[shared/, acme/], without: [b] }'),
      'acme/b.yaml': 'policies: []\n',
    });
    expect(await cli('pull', '--check')).toMatchObject({ code: 0 });
  });

  test('is deleted in the shared file when all deployments deleted it', async () => {
    await save('acme', { policies: [a] });
    await save('initech', { policies: [a, c] });
    expect(await pull()).toMatchObject({ code: 0 });
    expect(changed()).toEqual({ 'shared/b.yaml': null });
  });

  test('never goes into the shared file when only one deployment is pulled', async () => {
    await save('acme', { policies: [policy('a', 'high'), b] });
    await save('initech', { policies: [policy('a', 'high'), b, c] });
    expect(await pull('--deployment', 'acme')).toMatchObject({ code: 0 });
    expect(Object.keys(changed())).toEqual(['acme/remediation/a.yaml']);
  });
});

test('a new object goes into the folder of its deployment', async () => {
  await save('acme', { policies: [a, b, policy('new', 'low')] });
  await save('initech', { policies: [a, b, c, policy('other', 'low')] });
  expect(await pull()).toMatchObject({ code: 0 });
  expect(Object.keys(changed()).toSorted()).toEqual(['acme/remediation/new.yaml', 'initech/other.yaml']);
});

test('rollback --write puts an override back into the files of its deployment', async () => {
  await save('acme', { policies: [policy('a', 'high'), b] });
  await save('initech', { policies: [a, b, c] });
  expect(await cli('apply', '--yes', '--out', 'applied.json')).toMatchObject({ code: 0 });
  rmSync(join(directory, 'plan.json'), { force: true });
  expect(await cli('rollback', 'applied.json', '--write', '--force')).toMatchObject({ code: 0 });
  rmSync(join(directory, 'applied.json'));
  expect(Object.keys(changed())).toEqual(['acme/remediation/a.yaml']);
});
