import { describe, expect, test } from 'vitest';
import type {
  Blocked,
  BlockedEstimate,
  Estimate,
  Figures,
  Impact,
  Limit,
  Lost,
  PolicyImpact,
} from '../../../src/domain/impact.ts';
import { bundleWords, impactLines, tellImpact } from '../../../src/render/impact-words.ts';
import { textOf } from '../../../src/render/words.ts';
import { blockCriticals, detection, remediation } from '../build.ts';
import { figures, impact, refused } from '../explained.ts';

const { deployment } = remediation;
const limit = [{ why: 'findings', limit: 10 }] as const;
const blocked = (newly: number, noLonger: number): Blocked => ({
  newly: figures({ high: newly }),
  noLonger: figures({ low: noLonger }),
});

const both = ['newly', 'noLonger'] as const;

describe('a cell for the findings of remediation policies', () => {
  const cell = (estimate: BlockedEstimate) =>
    bundleWords({ deployment, kind: 'remediation', changes: [], blocked: estimate, enforced: null, lost: null });

  test.each<[BlockedEstimate, string]>([
    [{ kind: 'estimate', figures: blocked(0, 14) }, '−14 blocked'],
    [{ kind: 'estimate', figures: blocked(3, 0) }, '+3 blocked'],
    [{ kind: 'estimate', figures: blocked(3, 14) }, '+3 −14 blocked'],
    [{ kind: 'estimate', figures: blocked(0, 0) }, '±0'],
    [{ kind: 'at-least', figures: blocked(3, 14), because: limit, unsure: both }, 'at least +3 −14 blocked'],
    [{ kind: 'at-least', figures: blocked(27, 0), because: limit, unsure: both }, 'at least +27 blocked'],
    [{ kind: 'at-least', figures: blocked(0, 14), because: limit, unsure: both }, 'at least −14 blocked'],
    [{ kind: 'at-least', figures: blocked(0, 14), because: limit, unsure: ['noLonger'] }, 'at least −14 blocked'],
    [{ kind: 'at-least', figures: blocked(0, 14), because: limit, unsure: ['newly'] }, 'at least −14 blocked'],
    [{ kind: 'at-least', figures: blocked(3, 14), because: limit, unsure: ['noLonger'] }, 'at least +3 −14 blocked'],
    [{ kind: 'at-least', figures: blocked(0, 0), because: limit, unsure: ['noLonger'] }, 'unknown'],
    [{ kind: 'not-estimable', because: limit, unsure: both }, 'unknown'],
  ])('of %j says %s', (estimate, words) => {
    expect(cell(estimate)).toBe(words);
  });
});

describe('a line for a policy', () => {
  const [, policy] = impact.bundles[0]!.changes as readonly [PolicyImpact, PolicyImpact];
  const line = (turned: BlockedEstimate, matched: PolicyImpact['matched'] = someMatched) =>
    impactLines({ ...policy, matched, blocked: turned }).map(textOf);
  const condition: readonly Limit[] = [{ why: 'condition', type: 'full_scan' }];
  const someMatched: PolicyImpact['matched'] = {
    kind: 'at-least',
    figures: { before: figures({ low: 4 }), after: figures({}) },
    because: condition,
  };
  const matches = 'matches at least 4 → 0 open findings in 1 → 0 repositories (low 4 → 0)';
  const why = '(no finding tells full_scan)';

  test.each<[BlockedEstimate, string]>([
    [{ kind: 'estimate', figures: blocked(0, 14) }, '; no longer blocks 14'],
    [
      { kind: 'at-least', figures: blocked(0, 14), because: condition, unsure: ['noLonger'] },
      '; no longer blocks at least 14',
    ],
    [{ kind: 'at-least', figures: blocked(0, 0), because: condition, unsure: ['noLonger'] }, ''],
    [{ kind: 'at-least', figures: blocked(0, 14), because: condition, unsure: both }, '; no longer blocks at least 14'],
    [
      { kind: 'at-least', figures: blocked(3, 14), because: condition, unsure: ['newly'] },
      '; newly blocks at least 3; no longer blocks 14',
    ],
    [{ kind: 'not-estimable', because: condition, unsure: both }, ''],
    [{ kind: 'estimate', figures: blocked(0, 0) }, ''],
  ])('with %j says only what can be', (turned, says) => {
    expect(line(turned)).toEqual([`Impact: ${matches}${says} ${why}`]);
  });

  test('of which nothing is known has no numbers', () => {
    expect(
      line(
        { kind: 'not-estimable', because: condition, unsure: ['noLonger'] },
        { kind: 'not-estimable', because: condition },
      ),
    ).toEqual(['Impact: unknown: no finding tells full_scan']);
  });
});

describe('a cell for the findings of a detection bundle', () => {
  const cell = (lost: Lost | null) =>
    bundleWords({ deployment, kind: 'detection/code', changes: [], blocked: null, enforced: null, lost });
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
  ])('tells findings as the lines do, else the issues of the platform: %j and %j', (findings, issues, words) => {
    expect(cell({ findings, issues })).toBe(words);
  });

  test('is empty where no rule comes or goes', () => {
    expect(cell(null)).toBeNull();
  });
});

describe('what a platform refuses', () => {
  const linesOf = (some: Impact) => {
    const { ofChange, closing } = tellImpact(some);
    const lines = remediation.changes.flatMap((change) => impactLines(ofChange(remediation, change)));
    return [...lines, closing ?? []].map(textOf);
  };

  test('is said once, and the counts of issues stay', () => {
    expect(linesOf(refused).at(-1)).toContain('The numbers are incomplete: The platform has no list of findings.');
    const { ofChange, wordsOf } = tellImpact(refused);
    expect(impactLines(ofChange(detection, detection.changes[0]!)).map(textOf)).toEqual([
      'Impact: rule b.rule added: 2 issues',
      'Impact: rule python.flask.debug disabled: 37 issues',
    ]);
    expect([wordsOf(remediation), wordsOf(detection)]).toEqual(['unknown', '−37 issues']);
  });

  const because = (...limits: readonly Limit[]): Impact => {
    const estimate = { kind: 'not-estimable', because: limits, unsure: both } as const;
    const bundles = refused.bundles.slice(0, 1).map((one) => ({
      ...one,
      changes: one.changes.map((change) => ({ ...change, matched: estimate, blocked: estimate })),
      blocked: estimate,
    }));
    return { ...refused, bundles };
  };
  const time: Limit = { why: 'time', milliseconds: 10_000 };

  test('stands with the change where the reason is about it', () => {
    const lines = linesOf(because({ why: 'condition', type: 'reachability' }));
    expect(lines.filter((line) => line === 'Impact: unknown: no finding tells reachability')).toHaveLength(2);
  });

  test('is said once where there are several reasons', () => {
    expect(linesOf(because(...limit, time))).toEqual([
      'No impact estimate: there are more findings than the 10 that are read; the platform had not answered all after 10 s.',
    ]);
    expect(linesOf(because({ why: 'form' }, time))).toEqual([
      'Impact: unknown: it has filters in an unknown form',
      'Impact: unknown: it has filters in an unknown form',
      'No impact estimate: the platform had not answered all after 10 s.',
    ]);
  });

  test('is not told of what was estimated', () => {
    const id = blockCriticals.id;
    expect(tellImpact(impact).ofChange(remediation, blockCriticals)).toMatchObject({
      id,
      matched: { kind: 'estimate' },
    });
    expect(tellImpact(null).closing).toBeNull();
  });
});
