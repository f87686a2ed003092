import { describe, expect, test } from 'vitest';
import type { Blocked, Estimate, Figures, Lost } from '../../src/domain/impact.ts';
import { bundleWords } from '../../src/report/words/impact.ts';
import { remediation } from './build.ts';
import { figures } from './explained.ts';

const { deployment } = remediation;
const limit = [{ why: 'findings', limit: 10 }] as const;
const blocked = (newly: number, noLonger: number): Blocked => ({
  newly: figures({ high: newly }),
  noLonger: figures({ low: noLonger }),
});

describe('a cell for the findings of remediation policies', () => {
  const cell = (estimate: Estimate<Blocked>) =>
    bundleWords({ deployment, kind: 'remediation', changes: [], blocked: estimate, lost: null });

  test.each<[Estimate<Blocked>, string]>([
    [{ kind: 'estimate', figures: blocked(0, 14) }, '−14 blocked'],
    [{ kind: 'estimate', figures: blocked(3, 0) }, '+3 blocked'],
    [{ kind: 'estimate', figures: blocked(3, 14) }, '+3 −14 blocked'],
    [{ kind: 'estimate', figures: blocked(0, 0) }, '±0'],
    [{ kind: 'at-least', figures: blocked(3, 14), because: limit }, 'at least +3 −14 blocked'],
    [{ kind: 'at-least', figures: blocked(27, 0), because: limit }, 'at least +27 blocked'],
    [{ kind: 'at-least', figures: blocked(0, 14), because: limit }, 'at least −14 blocked'],
    [{ kind: 'at-least', figures: blocked(0, 0), because: limit }, 'unknown'],
    [{ kind: 'not-estimable', because: limit }, 'unknown'],
  ])('of %j says %s', (estimate, words) => {
    expect(cell(estimate)).toBe(words);
  });
});

describe('a cell for the findings of a detection bundle', () => {
  const cell = (lost: Lost | null) =>
    bundleWords({ deployment, kind: 'detection/code', changes: [], blocked: null, lost });
  const sure = <T>(of: T): Estimate<T> => ({ kind: 'estimate', figures: of });
  const least = <T>(of: T): Estimate<T> => ({ kind: 'at-least', figures: of, because: limit });
  const unknown: Estimate<never> = { kind: 'not-estimable', because: limit };

  test.each<[Estimate<Figures>, Estimate<number>, string]>([
    [sure(figures({ high: 30 })), sure(37), '−30 open'],
    [unknown, sure(37), '−37 issues'],
    [unknown, sure(1), '−1 issue'],
    [least(figures({ high: 5 })), sure(37), 'at least −5 open'],
    [least(figures({ high: 5 })), least(37), 'at least −5 open'],
    [unknown, least(37), 'at least −37 issues'],
    [unknown, least(0), 'unknown'],
    [sure(figures({})), sure(0), '±0'],
    [sure(figures({})), sure(37), '−37 issues'],
    [sure(figures({})), least(37), 'at least −37 issues'],
    [unknown, unknown, 'unknown'],
  ])("shows findings, else the platform's issue count: %j and %j", (findings, issues, words) => {
    expect(cell({ findings, issues })).toBe(words);
  });

  test('is empty if no rule is added or removed', () => {
    expect(cell(null)).toBe('');
  });
});
