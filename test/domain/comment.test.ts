import { describe, expect, test } from 'vitest';
import { movedOf, stateOf } from '../../src/domain/github.ts';
import { type Outcome, planOf } from '../../src/domain/plan.ts';
import { bundle, outcomes, plan, remediation } from '../render/build.ts';

const other = bundle('remediation', [], 'umbrella');
const both = plan(remediation, other);

describe('the state of a comment', () => {
  test.each([
    ['invalid', 'invalid'],
    ['no-changes', 'no-changes'],
    ['changes', 'planned'],
    ['needs-approval', 'planned'],
    ['stale', 'refused'],
    ['applied', 'applied'],
    ['partial', 'partial'],
    ['failed', 'failed'],
  ])('of an outcome that is %s is %s', (name, kind) => {
    expect(stateOf(outcomes[name] as Exclude<Outcome, { kind: 'valid' }>, 'acme').kind).toBe(kind);
  });

  test('is about its own deployment only', () => {
    const outcome = { kind: 'changes', plan: both, problems: [], guards: [] } as const;
    expect(stateOf(outcome, 'acme')).toMatchObject({ kind: 'planned', plan: { bundles: [remediation] } });
    expect(stateOf(outcome, 'umbrella')).toEqual({ kind: 'no-changes', problems: [] });
  });

  test('counts its own changes and keeps the digest of the whole run', () => {
    expect(planOf(both, 'acme').summary).toEqual({ creates: 1, updates: 2, deletes: 1, effect: 'mixed' });
    expect(planOf(both, 'umbrella')).toEqual({
      bundles: [other],
      digest: both.digest,
      summary: { creates: 0, updates: 0, deletes: 0, effect: 'neutral' },
    });
  });

  test('of a stale outcome tells the bundles that moved, and no other', () => {
    const { results } = outcomes['stale'] as Extract<Outcome, { results: unknown; guards: unknown }>;
    const [moved, ...rest] = movedOf(results);
    expect(rest).toEqual([]);
    expect(moved).toMatchObject({
      kind: 'remediation',
      reviewed: { stateVersion: 'd4c3b2a1', creates: 1, updates: 2, deletes: 1 },
      now: { stateVersion: 'ffee0011' },
    });
  });
});
