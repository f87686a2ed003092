import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/domain/plan.ts';
import { compareChanges } from '../../src/render/shown-plan.ts';
import { comparisonWords } from '../../src/render/words.ts';
import { at, create, policy, remove, update } from './build.ts';

const gone = remove('RemediationPolicy', { slug: 'a' }, policy('a', ['high']));
const moved = (before: readonly string[]): Change =>
  update('RemediationPolicy', { slug: 'b' }, [policy('b', before), policy('b', ['low'])], {
    at: at('x.yaml', before.length),
  });
const made = create('RemediationPolicy', { slug: 'c' }, policy('c', ['high']));

describe('the diff of two diffs', () => {
  test('tells new, different, gone and same changes apart', () => {
    const {
      added,
      altered,
      gone: left,
      same,
    } = compareChanges([moved(['high']), made], [gone, moved(['high', 'critical'])]);
    expect([added, left, altered.map(({ current }) => current.id), same]).toEqual([[gone], [made], ['slug b'], 0]);
  });

  test('does not mind the order of values or where a change stands', () => {
    const compared = compareChanges([moved(['high', 'critical'])], [moved(['critical', 'high', 'high'])]);
    expect(compared).toEqual({ added: [], gone: [], altered: [], same: 1 });
    expect(comparisonWords(compared)).toBe('The changes are the reviewed ones; only the state version changed.');
  });

  test('sees an update that became a create, because the object is gone from the platform', () => {
    const current = create('RemediationPolicy', { slug: 'b' }, policy('b', ['low']));
    expect(comparisonWords(compareChanges([moved(['high']), made], [current, made]))).toBe(
      'Since the review: 1 different, 1 as reviewed.',
    );
  });
});
