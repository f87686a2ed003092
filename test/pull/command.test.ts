import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../src/domain/preview.ts';
import { between, type Files, lists, policyOf, Rig } from './rig.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
});
beforeEach(async () => {
  rig.reset();
  await rig.put({
    remediation: { policies: [policyOf('a'), policyOf('b')] },
    code: lists({ rules: ['x'] }),
    secrets: lists(),
  });
});
afterAll(() => rig.close());

const one: Files = {
  'policies/a.yaml': `policies: # ours
  - name: a
    slug: a
    filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
    actions: [{ type: pr_comment }]
`,
};
const two: Files = {
  ...one,
  'policies/code.yaml': 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n',
};

describe('an empty folder', () => {
  test('gets one file a policy, or one for all', async () => {
    rig.write({ '.ifmatch/remediation-file.schema.json': '{}' });
    expect((await rig.pullJson()).files.map(({ path }) => path)).toEqual([
      'policies/detection/code.yaml',
      'policies/detection/secrets.yaml',
      'policies/remediation/a.yaml',
      'policies/remediation/b.yaml',
    ]);
    expect(rig.read('policies/remediation/a.yaml'))
      .toBe(`# yaml-language-server: $schema=../../.ifmatch/remediation-file.schema.json

name: a
slug: a
filters:
  mode: all
  conditions:
    - type: severity
      values: [critical]
actions:
  - type: pr_comment
`);
    rig.reset();
    const { files } = await rig.pullJson(['--single']);
    expect(files.at(-1)).toMatchObject({ path: 'policies/remediation.yaml', objects: { policies: 2 } });
    expect(await rig.preview()).toMatchObject({ code: 0 });
  });

  test('gets what each of several deployments has, and no file for a product that one has not enabled', async () => {
    const token = rig.sandbox.mintToken('initech');
    rig.env['IFMATCH_API_TOKEN_INITECH'] = token;
    const shared = 'deployments: { acme: {}, initech: {} }\n';
    const own = 'deployments: { acme: { policies: a }, initech: { policies: i } }\n';
    for (const [config, folders] of [
      [shared, ['policies/acme', 'policies/initech']],
      [own, ['a', 'i']],
    ] as const) {
      rig.reset({ 'ifmatch.yaml': config });
      const { files } = await rig.pullJson();
      const paths = files.map(({ path }) => path);
      expect(paths).toContain(`${folders[0]}/remediation/a.yaml`);
      expect(paths).toContain(`${folders[0]}/detection/secrets.yaml`);
      expect(paths).toContain(`${folders[1]}/detection/code.yaml`);
      expect(paths).not.toContain(`${folders[1]}/detection/secrets.yaml`);
      expect(rig.read(`${folders[0]}/remediation/a.yaml`)).toMatch(/^deployment_slug: acme\n/);
      expect(await rig.preview()).toMatchObject({ code: 0 });
    }
    rig.reset({ 'ifmatch.yaml': shared });
    const { files } = await rig.pullJson(['--deployment', 'initech']);
    expect(files.every(({ path }) => path.startsWith('policies/initech/'))).toBe(true);
    delete rig.env['IFMATCH_API_TOKEN_INITECH'];
  });
});

describe('files that declare some bundles', () => {
  test('are the only ones that change, and the others are named', async () => {
    rig.reset(one);
    const answer = await rig.pullJson();
    expect(answer.files).toMatchObject([{ path: 'policies/a.yaml', verb: 'update', objects: { policies: 1 } }]);
    expect(answer.unmanaged.map(({ product }) => product)).toEqual(['code', 'secrets']);
    expect(rig.read('policies/a.yaml')).toMatch(/policies: # ours[^]*slug: b/);
    expect((await rig.pullJson(['--all'])).files.map(({ path }) => path)).toEqual([
      'policies/detection/code.yaml',
      'policies/detection/secrets.yaml',
    ]);
    expect(await rig.preview()).toMatchObject({ code: 0 });
  });
});

describe('--check', () => {
  test('names the pull that would do what it tells', async () => {
    rig.reset(one);
    for (const scope of ['--all', '--single', '--all --single']) {
      const { text } = await rig.pull(['--check', ...scope.split(' ')]);
      expect(text).toMatch(new RegExp(`Next:\\n +ifmatch pull ${scope}\\n`));
    }
  });
});

describe('a pull', () => {
  test('with --quiet says no next commands', async () => {
    expect((await rig.pull(['--quiet'])).text).not.toContain('Next');
  });
});

/** Does something just before a dry run, counted from 1. */
function justBefore(count: number, act: () => void | Promise<void>) {
  let runs = 0;
  return between((platform) => ({
    async dryRun(...about: Parameters<Platform['dryRun']>) {
      runs += 1;
      if (runs === count) await act();
      return platform.dryRun(...about);
    },
  }));
}

describe('nothing is written', () => {
  test('when a file was changed, made or removed meanwhile', async () => {
    const meddlers: Record<string, Files> = {
      'was changed meanwhile': { 'policies/a.yaml': `${one['policies/a.yaml']!}# mine\n` },
      'came up meanwhile': { 'policies/detection/secrets.yaml': '# mine\n' },
    };
    for (const [says, files] of Object.entries(meddlers)) {
      rig.reset(one);
      const { code, text } = await rig.pull(
        ['--all'],
        justBefore(1, () => rig.write(files)),
      );
      expect({ code, text }).toMatchObject({ code: 4, text: expect.stringContaining(says) });
      expect(rig.files()).toEqual({ ...one, ...files });
    }
    rig.reset(one);
    const saving = between((platform) => ({
      async read(...about: Parameters<Platform['read']>) {
        rig.write({ 'policies/a.yaml': '# mine\n' });
        return platform.read(...about);
      },
    }));
    expect(await rig.pull([], saving)).toMatchObject({
      code: 4,
      text: expect.stringContaining('was changed meanwhile'),
    });
    expect(rig.files()).toEqual({ 'policies/a.yaml': '# mine\n' });
    rig.reset(one);
    const gone = await rig.pull(
      [],
      justBefore(1, () => rig.reset({ 'other.txt': '' })),
    );
    expect(gone).toMatchObject({ code: 4, text: expect.stringContaining('went away meanwhile') });
    expect(rig.files()).toEqual({ 'other.txt': '' });
  });

  test('when the platform was edited after it was read, and that is said', async () => {
    rig.reset(two);
    const edit = (): Promise<void> => rig.put({ remediation: { policies: [policyOf('c')] } });
    const answer = await rig.pullJson([], justBefore(1, edit));
    expect(answer).toMatchObject({ code: 1, outcome: 'differs', moved: true });
    expect(answer.left.map(({ key }) => key['slug'])).toEqual(['c', 'a', 'b']);
    expect(rig.files()).toEqual(two);
  });

  test('that stays when the platform cannot be asked again', async () => {
    rig.reset(two);
    const fail = (): never => {
      throw new Error('gone');
    };
    await expect(rig.pull([], justBefore(3, fail))).rejects.toThrow('gone');
    expect(rig.files()).toEqual(two);
  });

  test('when a platform takes its own state for another one', async () => {
    const forgetful = between((platform) => ({
      async dryRun(deployment, bundle) {
        const answer = await platform.dryRun(deployment, bundle);
        if (bundle.kind !== 'remediation') return answer;
        const [after] = bundle.content.policies;
        const update = { object: 'RemediationPolicy', key: { slug: 'a' }, before: { name: 'A' }, after: { ...after } };
        return { ...answer, updates: [update] };
      },
    }));
    rig.reset(two);
    expect(await rig.pullJson([], forgetful)).toMatchObject({
      code: 1,
      outcome: 'differs',
      moved: false,
      left: [{ verb: 'update', key: { slug: 'a' } }],
    });
    expect((await rig.pull([], forgetful)).text).toMatch(/~ policy a[^]*fix: /);
    expect(rig.files()).toEqual(two);
  });
});
