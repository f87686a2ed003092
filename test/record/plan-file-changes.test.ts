import { expect, test } from 'vitest';
import { makePlan } from '../../src/plan/plan.ts';
import { RecordError } from '../../src/record/key.ts';
import { toPlanFile } from '../../src/record/plan-file.ts';
import { diffOfPolicies, planned, policy, remediation } from '../plan/build.ts';
import { run } from './outcomes.ts';

const found = { guards: [], problems: [] } as const;

test('a delete that is most probably a rename says so among its notes, and only that one', () => {
  const [kept, renamed] = [policy('old', { name: 'Same' }), policy('new', { name: 'Same' })];
  const other = policy('other', { name: 'Nothing like it', active: false, actions: [] });
  const plan = makePlan([planned(remediation([renamed]), diffOfPolicies([kept, other], [renamed]))]);
  const changes = toPlanFile({ kind: 'changes', plan, ...found }, run).bundles[0]?.changes ?? [];
  const notes = Object.fromEntries(changes.map((change) => [String(change.key['slug']), change.notes]));
  expect(notes).toEqual({ old: { rename: expect.stringContaining('new') as unknown }, other: {}, new: {} });
});

test('a change that stands nowhere in the files has no place', () => {
  const [bundle] = makePlan([planned(remediation([policy('a')]), diffOfPolicies([], [policy('a')]))]).bundles;
  const changes = bundle!.changes.map((change) => (change.verb === 'delete' ? change : { ...change, at: null }));
  const plan = makePlan([{ ...bundle!, changes }]);
  expect(toPlanFile({ kind: 'changes', plan, ...found }, run).bundles[0]?.changes).toMatchObject([
    { verb: 'create', at: null },
  ]);
});

test('the guards of a run stand in its plan file, with what approves it', () => {
  const guards = [{ guard: 'looser', message: 'Sure?', option: '--allow-looser' }] as const;
  const plan = makePlan([]);
  expect(toPlanFile({ kind: 'needs-approval', plan, problems: [], guards }, run).guards).toEqual(guards);
  expect(toPlanFile({ kind: 'invalid', problems: [] }, run).guards).toEqual([]);
});

test('an error of a record is named as such', () => {
  expect(new RecordError('No.', 'Do.').name).toBe('RecordError');
});
