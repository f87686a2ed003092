import { describe, expect, test } from 'vitest';
import { movedOf, stateOf } from '../../src/domain/github.ts';
import { type Outcome } from '../../src/domain/plan.ts';
import { outcomes } from '../render/build.ts';

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
