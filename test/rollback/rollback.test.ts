import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeUndo } from '../../src/commands/write-undo.ts';
import { openDisk } from '../../src/files/disk.ts';
import type { PlanFile, RemediationPolicy } from '../../src/generated/types.ts';
import { signPlanFile } from '../../src/record/plan-file.ts';
import { World } from '../../src/world.ts';
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

  test('is applied whatever the files say, reminds of them, and is safe to apply again', async () => {
    const versions = await rig.versions();
    await applied();
    await does('rollback plan.json --save undo.json');
    rig.write('policies/remediation.yaml', 'policies: [broken');
    expect(await does('apply --plan undo.json --yes')).toContain('the next apply brings it back');
    expect(await rig.versions()).toEqual(versions);
    expect(await does('apply --plan undo.json --yes')).toMatch(/^Already applied to acme/);
    expect(rig.plan('undo.json')).toMatchObject({ command: 'apply', undoes: rig.plan('plan.json').digest });
  });

  test.each(['--save', '--output'])('does not replace the applied plan by its %s', async (option) => {
    await applied();
    const text = rig.read('plan.json');
    expect(await rig.cli(`rollback plan.json ${option} ./plan.json`)).toMatchObject({
      code: 64,
      text: expect.stringContaining(
        `./plan.json is the plan, and ${option} would replace it. Give ${option} another file.`,
      ),
    });
    expect(rig.read('plan.json')).toBe(text);
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

  test('sends nothing to a deployment other than the one that is named', async () => {
    await applied();
    await does('rollback plan.json --save undo.json');
    const versions = await rig.versions();
    expect(await rig.cli('apply --plan undo.json --yes --deployment other')).toMatchObject({
      code: 64,
      text: expect.stringContaining('undo.json rolls back remediation of acme, not only other.'),
    });
    expect(await rig.versions()).toEqual(versions);
    await does('apply --plan undo.json --yes --deployment acme');
  });

  test('is not applied without somebody who says yes, since no file vouches for it', async () => {
    await applied();
    await does('rollback plan.json --save undo.json');
    expect(await rig.cli('apply --plan undo.json')).toMatchObject({
      code: 64,
      text: expect.stringContaining('Give --yes.'),
    });
  });

  test('asks for the same approval as a preview, and names the options', async () => {
    rig.write('ifmatch.yaml', 'guards: { max_deletes: 0 }\n');
    await does('apply --plan plan.json --yes --max-deletes 1');
    const refused = await rig.cli('rollback plan.json --save undo.json');
    expect(refused).toMatchObject({
      code: 5,
      text: expect.stringContaining('ifmatch apply --plan undo.json --max-deletes 1\n'),
    });
    expect(await rig.cli('apply --plan undo.json --yes')).toMatchObject({ code: 5 });
    await does('rollback plan.json --save undo.json --max-deletes 1');
    await does('apply --plan undo.json --yes --max-deletes 1');
  });

  test('is stale when the platform was changed since, and shows what', async () => {
    await applied();
    await rig.set({
      remediation: { policies: [policy('updated', 'critical', 'high'), created, policy('foreign', 'low')] },
    });
    const versions = await rig.versions();
    const { code, text } = await rig.cli('rollback plan.json --save undo.json');
    expect(code).toBe(4);
    expect(text).toMatch(/^Stale: acme changed since the apply; nothing was rolled back\n/);
    expect(text).toContain('new: - policy foreign');
    expect(text).toContain('different: ~ policy updated');
    expect(text).toMatch(/\+ +- high/);
    expect(text).not.toContain('policy created');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('preview those: ifmatch rollback plan.json --write');
    expect(await rig.versions()).toEqual(versions);
  });

  test('that was saved is refused when the platform is changed before it is applied', async () => {
    await applied();
    await does('rollback plan.json --save undo.json');
    await rig.set({ remediation: { policies: [...after.remediation.policies, policy('foreign', 'low')] } });
    const versions = await rig.versions();
    const { code, text } = await rig.cli('apply --plan undo.json --yes');
    expect(code).toBe(4);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('was applied: ifmatch rollback FILE --save undo.json');
    const markdown = await rig.cli('apply --plan undo.json --yes --format markdown');
    expect(markdown.text).toContain('Nothing was rolled back. Make a new rollback and review it.');
    // What the files would change is another question.
    expect(`${text}${markdown.text}`).not.toMatch(/preview again/i);
    expect(await rig.versions()).toEqual(versions);
  });

  test('that was saved and edited is made again as a rollback', async () => {
    await applied();
    await does('rollback plan.json --save undo.json');
    rig.write('undo.json', rig.read('undo.json').replaceAll('Name of updated', 'Other'));
    expect(await rig.cli('apply --plan undo.json --yes')).toMatchObject({
      code: 64,
      text: expect.stringContaining(
        'Make it again with `ifmatch rollback FILE --save FILE`, from the plan that was applied.',
      ),
    });
  });

  test('has nothing to do where all is as before already', async () => {
    await applied();
    await rig.set(before);
    expect(await does('rollback plan.json')).toMatch(/^Nothing to roll back: acme is already as it was before\n/);
  });

  test('calls nothing a rename, for it puts back what was', async () => {
    await rig.set({ remediation: { policies: [{ ...deleted, slug: 'old-name' }] } });
    rig.declare({ remediation: { policies: [{ ...deleted, slug: 'new-name' }] } });
    expect(await does('preview --out plan.json')).toContain('To rename, keep slug: old-name');
    await does('apply --plan plan.json --yes --max-deletes 1 --max-delete-percent 100 --allow-empty');
    expect(await does('rollback plan.json')).not.toContain('rename');
  });

  test('is judged by a config that must be good', async () => {
    await applied();
    rig.write('ifmatch.yaml', 'guards: { max_deletes: many }\n');
    expect(await rig.cli('rollback plan.json')).toMatchObject({ code: 3 });
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

  test('was applied in part', async () => {
    rig.declare({ ...after, code: { rulesets: [], rules: ['a'], disabled: [], exceptions: [] } });
    await does('preview --out plan.json');
    await does('apply --plan plan.json --yes --max-deletes 99 --max-delete-percent 100');
    const { code, text } = await altered((plan) =>
      Object.assign(plan.bundles[1]!, { result: 'not-applied', undo: null }),
    );
    expect({ code, text }).toMatchObject({
      code: 64,
      text: expect.stringMatching(
        /not applied as a whole: detection\/code of acme is not applied.*If that is refused, put the old values/,
      ),
    });
  });

  test('is of a deployment that has another id now', async () => {
    const { code, text } = await altered((plan) => {
      Object.assign(plan.bundles[0]!.deployment, { id: '77' });
    });
    expect({ code, text }).toMatchObject({
      code: 64,
      text: expect.stringContaining('the deployment acme with the id 77, but that slug has the id'),
    });
  });

  test('changed nothing', async () => {
    await applied();
    await does('preview --out same.json');
    await does('apply --plan same.json --yes');
    expect(await rig.cli('rollback same.json')).toMatchObject({
      code: 64,
      text: expect.stringContaining('there is nothing to undo'),
    });
  });

  test('is no plan, or has nothing for the deployment that is asked for', async () => {
    await applied();
    rig.write('odd.json', '{');
    expect(await rig.cli('rollback odd.json')).toMatchObject({
      code: 64,
      text: expect.stringContaining('odd.json: The file is not JSON'),
    });
    expect(await rig.cli('rollback none.json')).toMatchObject({
      code: 64,
      text: expect.stringContaining('none.json cannot be read'),
    });
    expect(await rig.cli('rollback plan.json --deployment umbrella')).toMatchObject({
      code: 64,
      text: expect.stringContaining('nothing for the deployment umbrella'),
    });
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

  test('are taken back when the files do not load to exactly that', async () => {
    rig.write('policies/remediation.yaml', file);
    await applied();
    // What is read is a copy, so that what is written is never seen.
    const copy = mkdtempSync(join(tmpdir(), 'ifmatch-copy-'));
    cpSync(rig.folder, copy, { recursive: true });
    const streams = { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() };
    const parts = {
      env: { IFMATCH_API_TOKEN: rig.sandbox.token },
      cwd: copy,
      streams,
      packageRoot: copy,
      now: () => 0,
      stop: () => new Promise<void>(() => {}),
    };
    const world = new World(parts, {
      directory: '.',
      quiet: true,
      verbose: false,
      leftOut: null,
      connection: { sandbox: null, baseUrl: null },
    });
    const wanted = { source: openDisk(copy), paths: [], config: null, deployment: null, judge: null };
    try {
      await expect(
        writeUndo({ ...wanted, plan: 'plan.json', root: rig.folder, unsaved: () => [] }, world),
      ).rejects.toThrow(/No file was changed/);
      expect(rig.read('policies/remediation.yaml')).toBe(file);
    } finally {
      await world.close();
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
