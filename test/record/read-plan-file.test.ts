import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/domain/plan.ts';
import type { PlanFile } from '../../src/generated/types.ts';
import { digestsOf } from '../../src/plan/digest.ts';
import { judgeIn } from '../../src/plan/effect.ts';
import { PlanFileError, readPlanFile } from '../../src/record/read-plan-file.ts';
import { toPlanFile } from '../../src/record/plan-file.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { diffOfPolicies, planned, policy, remediation } from '../plan/build.ts';
import { outcomes, plan, run } from './outcomes.ts';

const outcome = (kind: string): PlanFile => {
  const found = outcomes.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(kind);
  return toPlanFile(found, run);
};
const written = JSON.stringify(outcome('changes'), null, 2);

function errorOf(text: string): PlanFileError {
  try {
    readPlanFile(text, digestsOf, judgeIn);
  } catch (error) {
    if (error instanceof PlanFileError) return error;
    throw error;
  }
  throw new Error('no error');
}

type Json = Record<string, unknown>;

/** The text of a plan file after somebody changed what stands at a path; undefined takes it away. */
function edited(path: string, change: (value: unknown) => unknown): string {
  const file = JSON.parse(written) as Json;
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((value, key) => value[key] as Json, file);
  parent[last] = change(parent[last]);
  return JSON.stringify(file);
}

const beforeOf = (change: Change): unknown => (change.verb === 'create' ? null : change.before);
const less = (list: unknown): unknown => (list as unknown[]).slice(1);

describe('a plan file', () => {
  test('gives back the plan that was written', () => {
    expect(readPlanFile(written, digestsOf, judgeIn)).toEqual({
      plan: JSON.parse(JSON.stringify(plan)) as unknown,
      platform: 'https://platform.example',
      config: 'ifmatch.yaml',
    });
  });

  test('of a version that did not name its config yet has none', () => {
    const { config: _, ...older } = JSON.parse(written) as Record<string, unknown>;
    expect(readPlanFile(JSON.stringify(older), digestsOf, judgeIn).config).toBeNull();
  });

  test('of a version that did not tell yet whether the base is ahead or has errors is read', () => {
    const base = { name: 'main', commit: 'a'.repeat(40) };
    const older = { ...outcome('changes'), triangulation: { base, bundles: [], dropped: [] } };
    expect(readPlanFile(JSON.stringify(older), digestsOf, judgeIn).plan.digest).toBe(plan.digest);
  });

  test.for(['partial', 'stale', 'applied', 'consent'])('of a run that was %s gives back its plan too', (kind) => {
    expect(readPlanFile(JSON.stringify(outcome(kind)), digestsOf, judgeIn).plan.digest).toBe(plan.digest);
  });

  test('may begin with a byte order mark, as some shells write it', () => {
    expect(readPlanFile(`\uFEFF${written}`, digestsOf, judgeIn).plan.digest).toBe(plan.digest);
  });

  test.for(['{"version": 1', '<<<<<<< HEAD\n{}'])('that is no JSON is refused: %j', (text) => {
    expect(errorOf(text).message).toBe('The file is not JSON. It may have been cut short.');
  });

  test.for<[string, string, RegExp]>([
    ['another kind of JSON', '{"name": "x"}', /it has no version number/],
    ['a list', '[]', /it has no version/],
    ['null', 'null', /it has no version/],
    [
      'a newer version',
      '{"version": 2, "plans": []}',
      /has version 2, and this program reads version 1\. Use the ifmatch that wrote it/,
    ],
    ['an older version', '{"version": 0}', /has version 0, and this program reads version 1/],
    ['a version that is a text', '{"version": "1"}', /it has no version number/],
    ['nothing', ' \n', /^The file is empty\.$/],
    ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le').toString('utf8'), /^The file is not UTF-8, perhaps UTF-16\.$/],
    ['a field too many', written.replace('{', '{"extra": 1,'), /at the top it has "extra", which is not known here\.$/],
    ['a field too few', edited('guards', () => undefined), /at the top it lacks "guards"\.$/],
    [
      'a field of another type',
      edited('bundles/0/changes/1/verb', () => 'destroy'),
      /at \/bundles\/0\/changes\/1\/verb it must be equal to/,
    ],
    [
      'a kind that does not fit',
      edited('bundles/0/product', () => 'code'),
      /the kind, the product and the content of remediation of acme do not belong together/,
    ],
    ['no bundles', JSON.stringify(outcome('invalid')), /holds no plan: the run that wrote it ended with "invalid"/],
  ])('with %s is refused', ([, text, says]) => {
    const error = errorOf(text);
    expect(error.message).toMatch(says);
    expect(error.hint).toMatch(/ifmatch/);
  });

  test.for<[string, string, (value: unknown) => unknown, RegExp]>([
    [
      'what is sent',
      'bundles/0/bundle/policies/0/active',
      () => false,
      /what would be sent for remediation of acme does not fit its digest/,
    ],
    ['a policy less', 'bundles/0/bundle/policies', less, /what would be sent/],
    [
      'the diff',
      'bundles/1/changes/0/before/exception_type',
      () => 'include',
      /the changes of detection\/code of acme do not fit/,
    ],
    ['a change less', 'bundles/0/changes', less, /the changes of remediation of acme/],
    ['a state version', 'bundles/0/state_version', () => 'v2', /a deployment, a state version or the set of bundles/],
    ['a deployment', 'bundles/0/deployment/id', () => '99', /a deployment/],
    ['a bundle less', 'bundles', less, /the set of bundles/],
    ['the digest', 'digest', () => `sha256:${'0'.repeat(64)}`, /the set of bundles/],
    ['the digest of a bundle', 'bundles/0/bundle_digest', () => `sha256:${'0'.repeat(64)}`, /what would be sent/],
  ])('in which somebody edited %s is refused', ([, path, change, says]) => {
    expect(errorOf(edited(path, change)).message).toMatch(says);
  });

  test.for<[string, string, unknown]>([
    ['the summary', 'summary', { creates: 0, updates: 0, deletes: 0, effect: 'neutral' }],
    ['the effect of a delete', 'bundles/0/changes/0/effect', 'stricter'],
    ['the effect of an object that nobody knows', 'bundles/2/changes/0/effect', 'neutral'],
    ['what a change says', 'bundles/0/changes/0/says', 'only corrects a typo'],
    ['that a deleted policy stays', 'bundles/0/changes/0/after', plan.bundles[0]?.changes.map(beforeOf)[0]],
    ['that a new policy is there already', 'bundles/0/changes/2/before', plan.bundles[0]?.changes.map(beforeOf)[0]],
  ])('in which somebody edited %s gives back what is so', ([, path, lie]) => {
    const text = edited(path, () => lie);
    expect(text).not.toBe(edited(path, (value) => value));
    expect(readPlanFile(text, digestsOf, judgeIn).plan).toEqual(JSON.parse(JSON.stringify(plan)));
  });

  test('in which somebody wrote that a new policy was there before gives back that it enforces more', () => {
    const sent = [policy('a')];
    const made = makePlan([planned(remediation(sent), diffOfPolicies([], sent))]);
    const file = JSON.parse(
      JSON.stringify(toPlanFile({ kind: 'changes', plan: made, guards: [], problems: [] }, run)),
    ) as PlanFile;
    const lying = file.bundles.map((bundle) => ({
      ...bundle,
      changes: bundle.changes.map((change) => ({ ...change, before: change.after })),
    }));
    const read = readPlanFile(JSON.stringify({ ...file, bundles: lying }), digestsOf, judgeIn);
    expect(read.plan.bundles[0]?.changes).toMatchObject([{ verb: 'create', effect: 'stricter' }]);
  });

  test('that was only laid out anew is read', () => {
    const file = JSON.parse(written) as PlanFile;
    const turned = {
      ...file,
      bundles: file.bundles.map((bundle) => ({ ...bundle, changes: bundle.changes.toReversed() })).toReversed(),
    };
    expect(readPlanFile(JSON.stringify(turned), digestsOf, judgeIn).plan.digest).toBe(plan.digest);
  });
});
