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
