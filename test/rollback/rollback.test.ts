import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlanFile, RemediationPolicy } from '../../src/generated/types.ts';
import { signPlanFile } from '../../src/plan/file/plan-file.ts';
import { Rig } from '../rig/platform-and-repository.ts';

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
  rig = await Rig.open();
  await rig.put(before);
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

describe('a plan that cannot be rolled back', () => {
  /** The applied plan with something else in it, as a run would have signed it. */
  const altered = async (change: (plan: PlanFile) => void, line = 'rollback odd.json') => {
    if (rig.plan('plan.json').outcome === 'changes') await applied();
    const plan = rig.plan('plan.json');
    change(plan);
    rig.write({ 'odd.json': JSON.stringify(await signPlanFile(plan, async () => rig.sandbox.token)) });
    return rig.cli(line);
  };

  test.for<[string, string, (plan: PlanFile) => void]>([
    [
      'was refused',
      'odd.json was not applied',
      (plan) => Object.assign(plan.bundles[0]!, { result: 'not-applied', undo: null }),
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

test('the old values are printed as JSON on request', async () => {
  await applied();
  const text = await does('rollback plan.json --write --force --format json');
  expect(JSON.parse(text)).toEqual({
    written: ['policies/remediation.yaml'],
    removed: [],
    without_notes: 1,
  });
});
