import { describe, expect, test } from 'vitest';
import { isPlanFile } from '../../src/generated/guards/plan.js';
import { makePlan } from '../../src/plan/plan.ts';
import { toPlanFile } from '../../src/record/plan-file.ts';
import { diffOfPolicies, planned, policy, remediation } from '../plan/build.ts';
import { outcomes, plan, run } from './outcomes.ts';

const ofKind = (kind: string): ReturnType<typeof toPlanFile> => {
  const outcome = outcomes.find((one) => one.kind === kind);
  if (outcome === undefined) throw new Error(kind);
  return toPlanFile(outcome, run);
};

describe('the plan file', () => {
  test.for(outcomes.map((outcome) => [outcome.kind, outcome] as const))(
    'of a run that is %s has the shape that others rely on',
    ([, outcome]) => {
      const written: unknown = JSON.parse(JSON.stringify(toPlanFile(outcome, run)));
      expect(isPlanFile(written) ? [] : isPlanFile.errors).toEqual([]);
      expect(written).toMatchObject({ version: 1, tool: 'ifmatch 1.2.3', outcome: outcome.kind });
    },
  );

  test('of a run without a plan has the digest of a plan of nothing', () => {
    expect(ofKind('valid').digest).toBe(makePlan([]).digest);
  });

  test('holds every change with its position and notes, and deletes without', () => {
    const { bundles, summary, digest } = ofKind('changes');
    expect(digest).toBe(plan.digest);
    expect(summary).toEqual({ creates: 2, updates: 2, deletes: 3, effect: 'unknown' });
    expect(bundles.map(({ kind, product }) => [kind, product])).toEqual([
      ['remediation', null],
      ['detection', 'code'],
      ['detection', 'secrets'],
    ]);
    expect(bundles[0]?.changes).toMatchObject([
      {
        verb: 'delete',
        key: { slug: 'c' },
        before: { extra: { deep: [1.5, null] } },
        after: null,
        notes: {},
        at: null,
        effect: 'looser',
      },
      {
        verb: 'update',
        key: { slug: 'b' },
        before: { slug: 'b' },
        after: { active: false },
        at: { file: 'a.yaml#policies/1', line: 1, column: 1 },
      },
      { verb: 'create', key: { slug: 'a' }, before: null, after: { slug: 'a' }, notes: { 'x-owner': 'appsec' } },
    ]);
  });

  test('tells of each bundle what an apply made of it', () => {
    expect(
      ofKind('changes').bundles.map(({ result, reason, current, undo }) => [result, reason, current, undo])[0],
    ).toEqual([null, null, null, null]);
    const [applied, unverified, unknown] = ofKind('partial').bundles;
    expect(applied).toMatchObject({
      result: 'applied',
      reason: null,
      undo: { state_version: 'v2', bundle: { policies: [{ slug: 'b' }, { slug: 'c', extra: { deep: [1.5, null] } }] } },
    });
    expect(unverified).toMatchObject({ result: 'unverified', reason: 'left over', undo: null });
    expect(unknown).toMatchObject({ result: 'unknown', reason: 'lost', current: null });
    const [stale, other] = ofKind('stale').bundles;
    expect(stale).toMatchObject({
      result: 'not-applied',
      current: { state_version: 'v9', changes: [{ verb: 'delete' }, { verb: 'update' }, { verb: 'create' }] },
    });
    expect(other).toMatchObject({ result: null });
  });

  test('notes at a delete that it is probably a rename, and only there', () => {
    const [kept, renamed] = [policy('old', { name: 'Same' }), policy('new', { name: 'Same' })];
    const other = policy('other', { name: 'Nothing like it', active: false, actions: [] });
    const made = makePlan([planned(remediation([renamed]), diffOfPolicies([kept, other], [renamed]))]);
    const [bundle] = toPlanFile({ kind: 'changes', plan: made, guards: [], problems: [] }, run).bundles;
    const notes = Object.fromEntries(bundle!.changes.map((change) => [String(change.key['slug']), change.notes]));
    expect(notes).toEqual({ old: { rename: expect.stringContaining('new') as unknown }, other: {}, new: {} });
  });

  test('lists the guards, with what approves each', () => {
    const guards = [{ guard: 'looser', message: 'Sure?', option: '--allow-looser' }] as const;
    expect(toPlanFile({ kind: 'needs-approval', plan, problems: [], guards }, run).guards).toEqual(guards);
    expect(ofKind('invalid').guards).toEqual([]);
  });

  test('gives problems their words, and their position where there is one', () => {
    expect(ofKind('invalid').problems).toEqual([
      {
        severity: 'warning',
        code: 'empty-file',
        message: 'What is so.',
        fix: 'What to do.',
        file: 'a.yaml',
        line: 3,
        column: 5,
      },
      {
        severity: 'warning',
        code: 'empty-file',
        message: 'What is so.',
        fix: 'What to do.',
        file: null,
        line: null,
        column: null,
      },
    ]);
  });

  test('says why a run failed, and what the platform answered', () => {
    expect(outcomes.filter(({ kind }) => kind === 'failed').map((outcome) => toPlanFile(outcome, run).error)).toEqual([
      { message: 'No.', hint: 'Do.', status: 403, code: 'X', request_id: 'r' },
      { message: 'Broken.', hint: null, status: null, code: null, request_id: null },
    ]);
  });

  test('holds the records that the run was given, and none otherwise', () => {
    const [valid] = outcomes;
    if (valid === undefined) throw new Error('there are outcomes');
    expect(toPlanFile(valid, run).records).toEqual([]);
    const { records } = toPlanFile(valid, { ...run, records: ['<!-- one -->', '<!-- two -->'] });
    expect(records).toEqual(['<!-- one -->', '<!-- two -->']);
  });

  test('is a function of the content: the same run gives the same bytes', () => {
    expect(JSON.stringify(ofKind('partial'))).toBe(JSON.stringify(ofKind('partial')));
  });
});
