import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
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

  test('gets files where the config has folders for them', async () => {
    const configs = {
      '[remediation, detection]': [
        'detection/code.yaml',
        'detection/secrets.yaml',
        'remediation/a.yaml',
        'remediation/b.yaml',
      ],
      'rules/**/*.yaml': [
        'rules/detection/code.yaml',
        'rules/detection/secrets.yaml',
        'rules/remediation/a.yaml',
        'rules/remediation/b.yaml',
      ],
    };
    for (const [policies, paths] of Object.entries(configs)) {
      rig.reset({ 'ifmatch.yaml': `policies: ${policies}\n` });
      expect((await rig.pullJson()).files.map(({ path }) => path)).toEqual(paths);
      expect(await rig.preview()).toMatchObject({ code: 0 });
    }
    rig.reset({ 'ifmatch.yaml': 'policies: [one.yaml]\n' });
    expect(await rig.pull()).toMatchObject({ code: 64, text: expect.stringContaining('names no folder') });
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

  test('says which deployment is not known', async () => {
    expect(await rig.pull(['--deployment', 'nobody'])).toMatchObject({
      code: 64,
      text: expect.stringContaining('nobody'),
    });
    rig.reset({ 'ifmatch.yaml': 'deployments: { acme: {} }\n' });
    expect(await rig.pullJson(['--deployment', 'acmee'])).toMatchObject({
      code: 3,
      problems: [{ code: 'deployment-unknown' }],
    });
    expect(await rig.pullJson(['--deployment', 'acme', '--config', 'no.yaml'])).toMatchObject({
      code: 3,
      problems: [{ code: 'path-missing' }],
    });
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

  test('keep their deployment for the bundles that join them', async () => {
    rig.reset({ 'policies/a.yaml': `deployment_slug: acme\n${one['policies/a.yaml']!}` });
    await rig.pullJson(['--all']);
    expect(rig.read('policies/detection/code.yaml')).toContain('deployment_slug: acme');
    expect(await rig.preview()).toMatchObject({ code: 0 });
  });

  test('are never written over by a new one of the same name', async () => {
    rig.reset({ 'policies/detection/code.yaml': one['policies/a.yaml']! });
    const before = rig.files();
    const { code, text } = await rig.pull(['--all']);
    expect({ code, text }).toMatchObject({ code: 64, text: expect.stringContaining('already exists') });
    expect(rig.files()).toEqual(before);
  });

  test('get no new one beside them that the config does not read, or whose place is taken, and the way out is named', async () => {
    const alone = (slug: string): string =>
      `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n`;
    await rig.put({ remediation: { policies: ['a', 'b', 'c'].map((slug) => policyOf(slug)) } });
    const own = { 'policies/a.yaml': alone('a'), 'policies/b.yaml': alone('b') };
    const config = { 'ifmatch.yaml': 'policies: [policies/a.yaml, policies/b.yaml]\n' };
    for (const [files, says] of [
      [{ ...own, ...config }, 'would be policies/c.yaml, but ifmatch.yaml does not include it'],
      [{ ...own, 'policies/c.yaml/README.md': '' }, 'would be policies/c.yaml, but that file already exists'],
    ] as const) {
      rig.reset(files);
      const { code, text } = await rig.pull();
      expect([code, text.replaceAll(/\s+/g, ' ')]).toEqual([64, expect.stringContaining(says)]);
      expect(rig.files()).toEqual(files);
    }
  });

  test('of one deployment get no new one where the config looks for another, and the place is named as the reason', async () => {
    await rig.put({ remediation: { policies: ['a', 'b'].map((slug) => policyOf(slug)) } });
    const own =
      'name: a\nslug: a\nfilters: { mode: all, conditions: [{ type: full_scan, values: ["true"] }] }\nactions: []\n';
    for (const [initech, code, says] of [
      ['{ policies: [q] }', 64, 'would be policies/b.yaml, but ifmatch.yaml does not include it'],
      [
        '{}',
        1,
        'and the config does not read the folder where that would be fix: Name a folder for it under "policies" in the config, then run it again.',
      ],
    ] as const) {
      const config = `deployments: { acme: { policies: [policies/a.yaml] }, initech: ${initech} }\n`;
      const files = { 'ifmatch.yaml': config, 'policies/a.yaml': own };
      rig.reset(files);
      const done = await rig.pull(['--deployment', 'acme']);
      expect([done.code, done.text.replaceAll(/\s+/g, ' ')]).toEqual([code, expect.stringContaining(says)]);
      expect(rig.files()).toEqual(files);
    }
  });

  test('stop a pull when one is broken', async () => {
    rig.reset({ ...one, 'policies/b.yaml': 'policies: [' });
    const before = rig.files();
    const answer = await rig.pullJson();
    expect(answer).toMatchObject({ code: 3, outcome: 'invalid', problems: [{ file: 'policies/b.yaml' }] });
    expect((await rig.pull()).text).toContain('policies/b.yaml');
    expect(rig.files()).toEqual(before);
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

  test('tells what a pull would do, and writes nothing', async () => {
    for (const files of [{}, one, two]) {
      rig.reset(files);
      const { code, text } = await rig.pull(['--check']);
      expect({ code, text }).toMatchObject({ code: 2, text: expect.stringMatching(/Next:\n +ifmatch pull\n/) });
      expect(rig.files()).toEqual(files);
      const told = await rig.pullJson(['--check']);
      const done = await rig.pullJson();
      expect([told.outcome, done.outcome]).toEqual(['changes', 'written']);
      expect(done.files).toEqual(told.files);
      expect(await rig.pull(['--check'])).toMatchObject({ code: 0 });
    }
  });
});

describe('a pull', () => {
  test('with --quiet says no next commands', async () => {
    expect((await rig.pull(['--quiet'])).text).not.toContain('Next');
  });

  test('repeats the options in the next commands', async () => {
    mkdirSync(join(rig.folder, '.git'));
    const { text } = await rig.pull(['-C', '.', '--deployment', 'acme']);
    expect(text).toContain('Next:\n  git status\n  ifmatch preview --deployment acme\n');
  });

  test('names no command of git where there is no repository', async () => {
    expect((await rig.pull()).text).toContain('Next:\n  ifmatch preview\n');
  });

  test('says what the platform refuses', async () => {
    const meddle = between((platform) => ({
      read: (deployment, kind) => platform.read({ ...deployment, id: '999' }, kind),
    }));
    expect(await rig.pullJson([], meddle)).toMatchObject({ code: 1, outcome: 'failed', error: { code: null } });
    expect((await rig.pull([], meddle)).text).toMatch(
      /^Nothing was pulled\.\n\n[^]*the platform answered 404[^]*fix: /,
    );
    expect(rig.files()).toEqual({});
  });

  test('writes through no symbolic link', async () => {
    mkdirSync(join(rig.folder, 'elsewhere'));
    mkdirSync(join(rig.folder, 'policies'));
    symlinkSync('../elsewhere', join(rig.folder, 'policies/remediation'));
    expect(await rig.pull()).toMatchObject({ code: 3 });
    expect(rig.files()).toEqual({});
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

test('what only looks like a mistake is pulled as it stands: a rule that is on and off', async () => {
  await rig.put({ code: lists({ rules: ['x'], disabled: ['x'] }) });
  expect(await rig.pullJson()).toMatchObject({ code: 0, outcome: 'written' });
});

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

  test('when a text of a policy holds what no file may, and policy, field and way out are named', async () => {
    rig.reset({});
    await rig.put({ remediation: { policies: [{ ...policyOf('a'), description: 'x\u0085y' }, policyOf('b')] } });
    const { code, text } = await rig.pull();
    await rig.put({ remediation: { policies: [policyOf('a'), policyOf('b')] } });
    expect(code).toBe(1);
    expect(text).toContain('policy a (description): a policy file cannot express it');
    expect(text).toContain('fix: Change the objects named above on the platform');
    expect(rig.files()).toEqual({});
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

  test('when files cannot say what the platform has, and that is named', async () => {
    const odd = {
      policies: [policyOf('a'), policyOf('bell', { name: 'a\u{7}' }), policyOf('long', { name: 'x'.repeat(501) })],
    };
    const live = between((platform) => ({
      async read(deployment, kind) {
        const answer = await platform.read(deployment, kind);
        return kind === 'remediation' ? { ...answer, content: odd } : answer;
      },
    }));
    for (const files of [{}, one]) {
      rig.reset(files);
      for (const args of [[], ['--check']]) {
        const { code, outcome, unsaid } = await rig.pullJson(args, live);
        expect({ code, outcome }).toEqual({ code: 1, outcome: 'differs' });
        expect(unsaid.map(({ key, why, pointer }) => [key['slug'], why, pointer])).toEqual([
          ['bell', 'unwritable', ['name']],
          ['long', 'unwritable', ['name']],
        ]);
      }
      expect((await rig.pull([], live)).text).toContain('policy bell (name): a policy file cannot express it');
      expect(rig.files()).toEqual(files);
    }
  });
});
