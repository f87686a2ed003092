import { describe, expect, test } from 'vitest';
import type {
  BlockedFindings,
  DetectionImpact,
  Estimate,
  FindingCounts,
  IncompleteReason,
  MatchedFindings,
  PolicyImpact,
} from '../../src/domain/impact.ts';
import { plainText } from '../../src/domain/sentence.ts';
import { impactSentences, findingsImpact } from '../../src/report/words/impact.ts';
import { findingCounts } from './explained-outcomes.ts';

const reasons: IncompleteReason[] = [{ kind: 'findings', limit: 10 }];
const sure = <T>(of: T): Estimate<T> => ({ kind: 'estimate', figures: of });
const least = <T>(of: T): Estimate<T> => ({ kind: 'at-least', figures: of, reasons });
const unknown: Estimate<never> = { kind: 'not-estimable', reasons };

const looser = { effect: 'looser' } as const;
const stricter = { effect: 'stricter' } as const;

describe('the row of a remediation policy', () => {
  const matched = (before: number, after: number): MatchedFindings => ({
    before: findingCounts({ high: before }),
    after: findingCounts({ high: after }),
  });
  const blocked = (newly: number, noLonger: number): BlockedFindings => ({
    newly: findingCounts({ high: newly }),
    noLonger: findingCounts({ low: noLonger }),
  });
  const impact = (of: Estimate<MatchedFindings>, blocks: Estimate<BlockedFindings>): PolicyImpact => ({
    about: 'policy',
    object: 'RemediationPolicy',
    key: { slug: 'a' },
    id: 'slug a',
    matched: of,
    blocked: blocks,
  });

  test.each<[Estimate<MatchedFindings>, Estimate<BlockedFindings>, string, number, [number, number] | null]>([
    [sure(matched(14, 0)), sure(blocked(0, 14)), '14 no longer blocked', 14, [14, 0]],
    [sure(matched(14, 14)), sure(blocked(0, 14)), '14 no longer blocked', 14, [14, 0]],
    [sure(matched(0, 3)), sure(blocked(3, 0)), '3 newly blocked', 0, [0, 3]],
    [sure(matched(20, 9)), sure(blocked(3, 14)), '14 no longer blocked, 3 newly blocked', 14, [20, 9]],
    [sure(matched(4, 9)), sure(blocked(0, 0)), '4 → 9 matched', 0, [4, 9]],
    [sure(matched(4, 4)), sure(blocked(0, 0)), '', 0, null],
    [least(matched(14, 0)), least(blocked(0, 14)), 'at least 14 no longer blocked', 14, [14, 0]],
    [least(matched(0, 0)), least(blocked(0, 0)), 'unknown: only 10 findings are read', Infinity, null],
    [unknown, unknown, 'unknown: only 10 findings are read', Infinity, null],
  ])('of %j and %j says %s', (of, blocks, words, loss, numbers) => {
    const impactOfChange = findingsImpact(looser, impact(of, blocks));
    expect(plainText(impactOfChange.label)).toBe(words);
    expect(impactOfChange.lostFindings).toBe(loss);
    expect(impactOfChange.bars && [impactOfChange.bars.before, impactOfChange.bars.after]).toEqual(numbers);
    expect(findingsImpact(stricter, impact(of, blocks)).lostFindings).toBe(0);
  });

  test('gives every reason in at most eight words', () => {
    const limits: IncompleteReason[] = [
      { kind: 'findings', limit: 10_000 },
      { kind: 'time', milliseconds: 10_000 },
      { kind: 'requests', limit: 100 },
      {
        kind: 'platform',
        list: 'projects',
        status: 404,
        message: 'A long text of the platform that nobody can read in a row of a table',
      },
      { kind: 'platform', list: 'findings', status: 500, message: '' },
      { kind: 'condition', type: 'moon_phase' },
      { kind: 'field', type: 'confidence' },
      { kind: 'secret', type: 'full_scan' },
      { kind: 'project' },
      { kind: 'cut' },
      { kind: 'count' },
      { kind: 'shared' },
      { kind: 'rule' },
      { kind: 'form' },
    ];
    for (const limit of limits) {
      const none: Estimate<never> = { kind: 'not-estimable', reasons: [limit] };
      const [start, ...reason] = plainText(findingsImpact(looser, impact(none, none)).label).split(' ');
      expect(start).toBe('unknown:');
      expect(reason.length).toBeGreaterThan(1);
      expect(reason.length).toBeLessThanOrEqual(8);
    }
  });

  test('has its numbers by severity in the details, and none that are zero', () => {
    expect(impactSentences(impact(sure(matched(14, 0)), sure(blocked(0, 14)))).map(plainText)).toEqual([
      'No longer blocked: 14 open findings in 1 repository: 14 low, in acme/shop',
    ]);
    expect(impactSentences(impact(sure(matched(20, 9)), sure(blocked(0, 0)))).map(plainText)).toEqual([
      'Matched: 20 → 9 open findings. Before: 20 high. After: 9 high',
    ]);
    expect(impactSentences(impact(sure(matched(0, 0)), sure(blocked(0, 0))))).toEqual([]);
  });
});

describe('the row of a detection bundle', () => {
  const impact = (
    list: 'rules' | 'disabled' | 'exceptions',
    findings: Estimate<FindingCounts>,
    issues: Estimate<number>,
  ): DetectionImpact => ({
    about: 'detection',
    object: 'DetectionPolicy',
    key: { product: 'code' },
    id: 'policy',
    items: [{ list, name: 'a', verb: 'added', findings, issues }],
  });

  test.each<
    ['rules' | 'disabled' | 'exceptions', 'looser' | 'stricter', Estimate<FindingCounts>, Estimate<number>, string]
  >([
    ['disabled', 'looser', sure(findingCounts({ high: 30 })), sure(37), '30 no longer found'],
    ['rules', 'stricter', sure(findingCounts({ high: 30 })), sure(37), '30 open now'],
    ['exceptions', 'looser', sure(findingCounts({ high: 30 })), sure(37), '30 no longer found'],
    ['exceptions', 'stricter', sure(findingCounts({ high: 30 })), sure(37), '30 open now'],
    ['disabled', 'looser', unknown, sure(37), '37 no longer found'],
    ['disabled', 'looser', least(findingCounts({ high: 5 })), sure(37), 'at least 5 no longer found'],
    ['disabled', 'looser', unknown, unknown, 'unknown: only 10 findings are read'],
    ['disabled', 'looser', sure(findingCounts({})), sure(0), ''],
  ])('for %s and %s', (list, effect, findings, issues, words) => {
    expect(plainText(findingsImpact({ effect }, impact(list, findings, issues)).label)).toBe(words);
  });
});
