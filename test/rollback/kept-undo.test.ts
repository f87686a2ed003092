import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wouldLoseUndo } from '../../src/runtime/files.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { Rig } from '../rig/platform-and-repository.ts';

const policy = (...severities: string[]): RemediationPolicy => ({
  name: 'One',
  slug: 'one',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'pr_comment' }],
});

let rig: Rig;
let record: string;
beforeEach(async () => {
  rig = await Rig.open();
  await rig.put({ remediation: { policies: [policy('low')] } });
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

describe('the undo in an applied plan', () => {
  test.each([
    'preview --output plan.json --format html',
    'validate --output plan.json',
    'drift --output plan.json',
    'deployments --format json --output plan.json',
    'schema plan --output plan.json',
    'api listDeployments --output plan.json',
    'apply --yes --out plan.json',
  ])('is kept when `%s` overwrites the plan', async (line) => {
    await rig.cli(line);
    expect(rig.read('plan.json')).not.toBe(record);
    expect(rig.read('plan.applied-1.json')).toBe(record);
  });
});

describe('an undo would be lost', () => {
  const undo = { state_version: 'a', bundle: { policies: [] } };
  const bundle = { deployment: { id: '1', slug: 'acme' }, kind: 'remediation', product: null };
  const file = (...bundles: object[]): string => JSON.stringify({ version: 1, bundles }, null, 2);

  test('if the next text lacks one, with or without a byte order mark', () => {
    const other = { ...bundle, kind: 'detection', product: 'code' };
    const both = file({ ...bundle, undo }, { ...other, undo });
    expect(wouldLoseUndo(both, file({ ...bundle, undo }, { ...other, undo: null }))).toBe(true);
    expect(wouldLoseUndo(`\uFEFF${both}`, '')).toBe(true);
    expect(wouldLoseUndo(file({ ...bundle, undo }), both)).toBe(false);
  });
});
