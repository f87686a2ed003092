import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { losesUndo } from '../../src/world/files.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { openRig, type Rig } from './rig.ts';

const policy = (...severities: string[]): RemediationPolicy => ({
  name: 'One',
  slug: 'one',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'pr_comment' }],
});

let rig: Rig;
let record: string;
beforeEach(async () => {
  rig = await openRig();
  await rig.set({ remediation: { policies: [policy('low')] } });
  await changeTo('high');
  record = rig.read('plan.json');
});
afterEach(async () => rig.close());

const does = async (line: string): Promise<string> => {
  const { code, text } = await rig.cli(line);
  if (code !== 0) throw new Error(`${line} ended with ${String(code)}:\n${text}`);
  return text;
};
async function changeTo(severity: string): Promise<void> {
  rig.declare({ remediation: { policies: [policy(severity)] } });
  await does('preview --out plan.json');
  await does('apply --plan plan.json');
}
const copies = (): string[] => readdirSync(rig.folder).filter((name) => name.includes('.applied-'));

describe('the undo that an apply left in its plan', () => {
  test('is kept beside a preview of the same name, which says so', async () => {
    expect(await does('preview --out plan.json')).toContain(
      'plan.json held the undo of an apply: kept as plan.applied-1.json, for `ifmatch rollback`.\n',
    );
    expect(rig.read('plan.applied-1.json')).toBe(record);
    expect(rig.plan('plan.json').command).toBe('preview');
    expect(await does('rollback plan.applied-1.json')).toContain('Rollback for acme: 1 update');
  });

  test('is kept once for each apply of a loop with one name', async () => {
    await changeTo('medium');
    await changeTo('critical');
    expect(copies()).toEqual(['plan.applied-1.json', 'plan.applied-2.json']);
    expect(rig.read('plan.applied-1.json')).toBe(record);
    expect(await does('rollback plan.json')).toContain('Rollback for acme: 1 update');
  });

  test.each([
    'preview --output plan.json --format html',
    'validate --output plan.json',
    'drift --output plan.json',
    'deployments --format json --output plan.json',
    'schema plan --output plan.json',
    'api listDeployments --output plan.json',
    'apply --yes --report plan.json',
  ])('is kept where `%s` writes over it', async (line) => {
    await rig.cli(line);
    expect(rig.read('plan.json')).not.toBe(record);
    expect(rig.read('plan.applied-1.json')).toBe(record);
  });

  test('stays where it is when the same plan is applied again, or nothing is written', async () => {
    await does('apply --plan plan.json');
    expect((await rig.cli('preview nowhere --out plan.json')).code).toBe(3);
    expect(copies()).toEqual([]);
    expect(await does('rollback plan.json')).toContain('Rollback for acme: 1 update');
  });

  test('is kept under a name that nothing has', async () => {
    writeFileSync(join(rig.folder, 'plan.applied-1.json'), 'mine');
    expect(await does('preview --out plan.json')).toContain('kept as plan.applied-2.json,');
    expect(rig.read('plan.applied-1.json')).toBe('mine');
    expect(rig.read('plan.applied-2.json')).toBe(record);
  });

  test('is not searched for in a plan that was never applied, nor in what is no plan', async () => {
    await does('preview --out other.json');
    await does('preview --out other.json');
    rig.write('other.json', '{"undo": ');
    await does('preview --out other.json');
    expect(existsSync(join(rig.folder, 'other.applied-1.json'))).toBe(false);
  });
});

describe('an undo is lost', () => {
  const undo = { state_version: 'a', bundle: { policies: [] } };
  const bundle = { deployment: { id: '1', slug: 'acme' }, kind: 'remediation', product: null };
  const file = (...bundles: object[]): string => JSON.stringify({ version: 1, bundles }, null, 2);

  test('where the next text has not every one, byte order mark or not', () => {
    const other = { ...bundle, kind: 'detection', product: 'code' };
    const both = file({ ...bundle, undo }, { ...other, undo });
    expect(losesUndo(both, file({ ...bundle, undo }, { ...other, undo: null }))).toBe(true);
    expect(losesUndo(`\uFEFF${both}`, '')).toBe(true);
    expect(losesUndo(file({ ...bundle, undo }), both)).toBe(false);
  });

  test('but not where only the state version is another, or there is none', () => {
    const later = { ...undo, state_version: 'b' };
    expect(losesUndo(file({ ...bundle, undo }), file({ ...bundle, undo: later }))).toBe(false);
    for (const text of ['', 'null', '"undo"', '{"bundles": {"undo": 1}}', '{"bundles": [null, {"undo": null}]}'])
      expect(losesUndo(text, '')).toBe(false);
  });
});
