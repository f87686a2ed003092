import { expect, test } from 'vitest';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import { defaultSettings, type GuardLimits } from '../../src/domain/settings.ts';
import { guardPlan } from '../../src/plan/guards.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { detection, diffOfPolicies, listsEntry, planned, policy, remediation } from './build.ts';

const lax: GuardLimits = {
  ...defaultSettings.guards,
  maxDeletes: 1000,
  maxDeletePercent: 100,
  allowEmpty: true,
  protected: [],
  looser: 'allow',
};
const policies = Array.from({ length: 20 }, (_, index) => policy(`p${String(index)}`));

/** A bundle of a deployment that keeps so many of its 20 policies. */
const keeping = (kept: number, slug: string): PlannedBundle => ({
  ...planned(remediation(policies.slice(0, kept)), diffOfPolicies(policies, policies.slice(0, kept))),
  deployment: { id: slug.length.toString(), slug },
});
const optionsOf = (limits: Partial<GuardLimits>, ...bundles: PlannedBundle[]): string[] =>
  guardPlan(makePlan(bundles), { ...lax, ...limits }).map(({ option }) => option);

test('one approval is enough for all bundles that are over a limit', () => {
  const bundles = [keeping(15, 'a'), keeping(8, 'bb'), keeping(18, 'ccc')];
  expect(optionsOf({ maxDeletes: 3 }, ...bundles)).toEqual(['--max-deletes 12', '--max-deletes 12']);
  expect(optionsOf({ maxDeletePercent: 20 }, ...bundles)).toEqual([
    '--max-delete-percent 60',
    '--max-delete-percent 60',
  ]);
});

test('lists of a form that nobody knows are not counted', () => {
  const strange = planned(detection({}), { updates: [listsEntry({ rules: 'all', rulesets: 5 }, { rules: [] })] });
  expect(optionsOf({ allowEmpty: false, maxDeletes: 0 }, strange)).toEqual([]);
});

test('what loosens is named by what it is', () => {
  const disabling = planned(detection({ disabled: ['r'] }), { updates: [listsEntry({}, { disabled: ['r'] })] });
  const novelty = { object: 'Novelty', key: { slug: 'a' }, before: { on: true }, after: { on: false } };
  const deleting = planned(remediation([]), diffOfPolicies([policy('gone')], []));
  const bundles = [disabling, planned(remediation([]), { updates: [novelty] }), deleting];
  const messages = guardPlan(makePlan(bundles), { ...lax, looser: 'require_approval' }).map(({ message }) => message);
  expect(messages.map((message) => /or may: (.*?)\. If/.exec(message)?.[1])).toEqual(['rule lists', 'Novelty', 'gone']);
});

test('a protected policy that does less is told with what it does less', () => {
  const less = [policy('keep', { actions: [{ type: 'pr_comment' }] })];
  const bundle = planned(remediation(less), diffOfPolicies([policy('keep')], less));
  expect(guardPlan(makePlan([bundle]), { ...lax, protected: ['keep'] }).map(({ message }) => message)).toEqual([
    'The protected policy keep in acme would be changed (looser: Block → Comment). If this is intended, rerun with --allow-protected keep.',
  ]);
});

test('what is protected is a policy, and not another object that has a slug', () => {
  const entry = { object: 'NewThing', key: { slug: 'kept' }, before: { a: '' }, after: null };
  const other = planned(remediation([]), { deletes: [entry] });
  expect(optionsOf({ protected: ['kept'] }, other)).toEqual([]);
  const gone = planned(remediation([]), diffOfPolicies([policy('kept')], []));
  expect(optionsOf({ protected: ['kept'] }, gone)).toEqual(['--allow-protected kept']);
});
