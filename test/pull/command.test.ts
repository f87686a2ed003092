import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ProxyHooks, isDryRun } from '../rig/platform-proxy.ts';
import { beforeDryRun, Rig } from '../rig/platform-and-repository.ts';
import { detectionBundle } from '../rig/policies.ts';
import { policyOf, type Pulled } from './states.ts';

type Files = Readonly<Record<string, string>>;

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
});
beforeEach(async () => {
  rig.reset();
  await rig.put({
    remediation: { policies: [policyOf('a'), policyOf('b')] },
    code: detectionBundle({ rules: ['x'] }),
    secrets: detectionBundle(),
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

describe('nothing is written', () => {
  test('if a file was changed, created or removed meanwhile', async () => {
    const meddlers: readonly Files[] = [
      { 'policies/a.yaml': `${one['policies/a.yaml']!}# mine\n` },
      { 'policies/detection/secrets.yaml': '# mine\n' },
    ];
    for (const files of meddlers) {
      rig.reset(one);
      const { code, text } = await rig.cli(
        'pull --all --force',
        beforeDryRun(1, () => rig.write(files)),
      );
      expect({ code, text }).toMatchObject({ code: 4, text: expect.stringContaining('was changed meanwhile') });
      expect(rig.files()).toEqual({ ...one, ...files });
    }
    rig.reset(one);
    const saving: ProxyHooks = {
      before: ({ method, path }) => {
        if (method === 'GET' && path.includes('remediation-policies')) rig.write({ 'policies/a.yaml': '# mine\n' });
      },
    };
    expect(await rig.cli('pull --force', saving)).toMatchObject({
      code: 4,
      text: expect.stringContaining('was changed meanwhile'),
    });
    expect(rig.files()).toEqual({ 'policies/a.yaml': '# mine\n' });
    rig.reset(one);
    const gone = await rig.cli(
      'pull --force',
      beforeDryRun(1, () => rig.reset({ 'other.txt': '' })),
    );
    expect(gone).toMatchObject({ code: 4, text: expect.stringContaining('was changed meanwhile') });
    expect(rig.files()).toEqual({ 'other.txt': '' });
  });

  test('if the platform was edited after it was read', async () => {
    rig.reset(two);
    const edit = (): Promise<void> => rig.put({ remediation: { policies: [policyOf('c')] } });
    const answer = await rig.json<Pulled>('pull --force', beforeDryRun(1, edit));
    expect(answer).toMatchObject({ code: 1, outcome: 'differs', moved: true });
    expect(answer.left.map(({ key }) => key['slug'])).toEqual(['c', 'a', 'b']);
    expect(rig.files()).toEqual(two);
  });

  test("if the platform's dry run contradicts its own state", async () => {
    const update = { kind: 'RemediationPolicy', key: { slug: 'a' }, before: { name: 'A' }, after: policyOf('a') };
    const forgetful: ProxyHooks = {
      after: (passing, { status, body }) =>
        isDryRun(passing) && passing.path.includes('remediation')
          ? { status, body: JSON.stringify({ ...(JSON.parse(body) as object), updates: [update] }) }
          : undefined,
    };
    rig.reset(two);
    expect(await rig.json<Pulled>('pull --force', forgetful)).toMatchObject({
      code: 1,
      outcome: 'differs',
      moved: false,
      left: [{ verb: 'update', key: { slug: 'a' } }],
    });
    expect((await rig.cli('pull --force', forgetful)).text).toMatch(
      /~ policy a[^]*Resolve what is listed, then rerun\./,
    );
    expect(rig.files()).toEqual(two);
  });
});
