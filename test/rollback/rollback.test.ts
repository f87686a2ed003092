import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlanFile, RemediationPolicy } from '../../src/generated/types.ts';
import { signPlanFile } from '../../src/record/plan-file.ts';
import { openRig, type Rig } from './rig.ts';

const policy = (slug: string, ...severities: string[]): RemediationPolicy => ({
  name: `Name of ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'pr_comment' }],
});
const [updated, deleted, created] = [policy('updated', 'low'), policy('deleted', 'high'), policy('created', 'medium')];
const before = { remediation: { policies: [updated, deleted] } };
const after = { remediation: { policies: [policy('updated', 'critical'), created] } };

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
  await rig.set(before);
  rig.declare(after);
  await does('preview --out plan.json');
});
afterEach(async () => rig.close());

const does = async (line: string): Promise<string> => {
  const { code, text } = await rig.cli(line);
  if (code !== 0) throw new Error(`${line} ended with ${String(code)}:\n${text}`);
  return text;
};
const applied = async (): Promise<string> => does('apply --plan plan.json --yes');

describe('a rollback', () => {
  test('shows the undo as a plan, changes nothing, and says how to apply it', async () => {
    await applied();
    const versions = await rig.versions();
    const text = await does('rollback plan.json --save undo.json');
    expect(text).toMatch(/^Rollback for acme: 1 create, 1 update, 1 delete; enforcement: mixed\n/);
    for (const line of ['- policy created', '~ policy updated', '+ policy deleted']) expect(text).toContain(line);
    expect(text).toContain('Next: ifmatch apply --plan undo.json\n');
    expect(await rig.versions()).toEqual(versions);
    expect(rig.plan('undo.json')).toMatchObject({
      command: 'rollback',
      outcome: 'changes',
      undoes: rig.plan('plan.json').digest,
    });
  });

  test('that is not saved says how to save it', async () => {
    await applied();
    expect(await does('rollback plan.json')).toContain('Next: ifmatch rollback plan.json --save FILE\n');
  });

  test('can be made although a refused apply was to report into the applied plan', async () => {
    await applied();
    rig.declare(before);
    expect(await rig.cli('apply --plan plan.json --report ./plan.json --yes')).toMatchObject({ code: 4 });
    expect(await does('rollback plan.json')).toMatch(/^Rollback for acme: 1 create, 1 update, 1 delete/);
  });

  test('goes by the guards of the config that the paths bring', async () => {
    await applied();
    await does('rollback plan.json --save undo.json');
    rig.write('part/ifmatch.yaml', 'guards: { protected: [updated], max_deletes: 0 }\n');
    const versions = await rig.versions();
    expect(await rig.cli('apply part --plan undo.json --yes')).toMatchObject({
      code: 5,
      text: expect.stringContaining('--max-deletes 1'),
    });
    expect(await rig.versions()).toEqual(versions);
  });

  test('that was saved is refused when the platform is changed before it is applied', async () => {
    await applied();
    await does('rollback plan.json --save undo.json');
    await rig.set({ remediation: { policies: [...after.remediation.policies, policy('foreign', 'low')] } });
    const versions = await rig.versions();
    const { code, text } = await rig.cli('apply --plan undo.json --yes');
    expect(code).toBe(4);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('from the applied plan: ifmatch rollback FILE --save undo.json');
    const markdown = await rig.cli('apply --plan undo.json --yes --format markdown');
    expect(markdown.text).toContain('Nothing was rolled back. Make a new rollback and review it.');
    // What the files would change is another question.
    expect(`${text}${markdown.text}`).not.toMatch(/preview again/i);
    expect(await rig.versions()).toEqual(versions);
  });
});

describe('a plan that cannot be rolled back', () => {
  /** The applied plan with something else in it, as a run would have signed it. */
  const altered = async (change: (plan: PlanFile) => void, line = 'rollback odd.json') => {
    if (rig.plan('plan.json').outcome === 'changes') await applied();
    const plan = rig.plan('plan.json');
    change(plan);
    rig.write('odd.json', JSON.stringify(await signPlanFile(plan, async () => rig.sandbox.token)));
    return rig.cli(line);
  };

  test('was not applied', async () => {
    expect(await rig.cli('rollback plan.json')).toMatchObject({
      code: 64,
      text: expect.stringMatching(/^error: plan.json was not applied, so there is nothing to undo\./),
    });
  });

  test.for<[string, string, (plan: PlanFile) => void]>([
    [
      'was refused',
      'odd.json was not applied',
      (plan) => Object.assign(plan.bundles[0]!, { result: 'not-applied', undo: null }),
    ],
    [
      'ended in doubt',
      'odd.json was not applied as a whole: remediation of acme is unknown. Run',
      (plan) => Object.assign(plan.bundles[0]!, { result: 'unknown', undo: null }),
    ],
    [
      'holds no undo',
      'odd.json has no undo for remediation of acme',
      (plan) => Object.assign(plan.bundles[0]!, { undo: null }),
    ],
    ['is of a newer version', 'odd.json: The plan file has version 2', (plan) => Object.assign(plan, { version: 2 })],
    [
      'is of another platform',
      'odd.json was made for https://other.example, but this is http',
      (plan) => Object.assign(plan, { platform: 'https://other.example' }),
    ],
  ])('%s', async ([, says, change]) => {
    const { code, text } = await altered(change);
    expect({ code, text }).toMatchObject({ code: 64, text: expect.stringContaining(says) });
  });
});

describe('the old values', () => {
  const file = `# Owned by appsec.
policies:
  # Why it is here.
  - name: Name of updated
    slug: updated # never changes
    filters:
      mode: all
      conditions:
        - { type: severity, values: [critical] }
    actions: [{ type: pr_comment }]
  - name: Name of created
    slug: created
    filters: { mode: all, conditions: [{ type: severity, values: [medium] }] }
    actions: [{ type: pr_comment }]
`;

  const backWithout = 'back without notes: where there were some, such as x-expires, take them from git';

  test('are written into the files, which keep the rest as it was', async () => {
    rig.write('policies/remediation.yaml', file);
    await applied();
    expect(await does('rollback plan.json --write')).toBe(
      `written  policies/remediation.yaml\n1 entry is ${backWithout}\nNext: ifmatch preview\n`,
    );
    const text = rig.read('policies/remediation.yaml');
    expect(text).toMatch(/^# Owned by appsec.\npolicies:\n/);
    expect(text).toContain('  # Why it is here.\n  - name: Name of updated\n    slug: updated # never changes\n');
    expect(text).toContain('- { type: severity, values: [low] }');
    expect(text).toContain('slug: deleted');
    expect(text).not.toContain('created');
    await rig.set(before);
    expect(await does('preview --exit-code')).toContain('No changes');
    expect(await does('rollback plan.json --write')).toBe('The files declare what was before already.\n');
  });

  test('are told as JSON where that is wanted', async () => {
    await applied();
    const text = await does('rollback plan.json --write --format json');
    expect(JSON.parse(text)).toEqual({
      written: ['policies/remediation.yaml'],
      removed: [],
      left_out: 0,
      without_notes: 1,
    });
  });

  test('are not written where what was written could not be told', async () => {
    rig.write('policies/remediation.yaml', file);
    await applied();
    const refused = async (options: string) => rig.cli(`rollback plan.json --write ${options}`);
    expect(await refused('--format sarif')).toEqual({
      code: 64,
      text: 'error: --write reports what it wrote as terminal or json, not as sarif.\n',
    });
    expect((await refused('--output nowhere/told.txt')).code).toBe(64);
    expect(rig.read('policies/remediation.yaml')).toBe(file);
  });

  test('are told with a next command for the same deployment and config', async () => {
    rig.write('policies/remediation.yaml', file);
    await applied();
    expect(await does('rollback plan.json --write --deployment acme')).toContain(
      'Next: ifmatch preview --deployment acme\n',
    );
  });

  test('are not written where no file declares the bundle, or where files are broken', async () => {
    await applied();
    rig.write('policies/remediation.yaml', 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n');
    expect(await rig.cli('rollback plan.json --write')).toMatchObject({
      code: 64,
      text: expect.stringContaining('No file declares remediation of acme'),
    });
    rig.write('policies/remediation.yaml', 'policies: [broken');
    expect(await rig.cli('rollback plan.json --write')).toMatchObject({ code: 3 });
    expect(rig.read('policies/remediation.yaml')).toBe('policies: [broken');
  });
});
