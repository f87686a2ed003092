import { describe, expect, test } from 'vitest';
import type { Blocked } from '../../src/domain/impact.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { Effect, RemediationPolicy } from '../../src/generated/types.ts';
import { estimateImpact } from '../../src/impact/estimate.ts';
import { blocks, holding, severity, tagged } from './many.ts';
import { planOf, policiesIn, sourcesOf } from './rig.ts';

const withEffect = (plan: Plan, effect: Effect): Plan => ({
  ...plan,
  bundles: plan.bundles.map((bundle) => ({
    ...bundle,
    changes: bundle.changes.map((change) => ({ ...change, effect })),
  })),
});

describe('what may be more than was looked at', () => {
  const sources = () => sourcesOf({ findings: holding({ sast: 50_000 }) });
  const [narrow, wide] = [blocks('a', severity('high')), blocks('a', severity('high', 'low'))];
  const comments = { ...narrow, actions: [{ type: 'pr_comment' }] };
  const stays = blocks('stays', severity('high'));

  test.for<[string, RemediationPolicy[], RemediationPolicy[], Effect, (keyof Blocked)[]]>([
    ['a create can only block', [], [narrow], 'unknown', ['newly']],
    ['a delete can only unblock', [narrow], [], 'unknown', ['noLonger']],
    [
      'an update can do both',
      [narrow],
      [blocks('a', severity('high'), tagged('pci'))],
      'unknown',
      ['newly', 'noLonger'],
    ],
    ['a stricter one unblocks nothing', [narrow], [wide], 'stricter', ['newly']],
    ['a looser one blocks nothing', [wide], [narrow], 'looser', ['noLonger']],
    ['one that stops blocking can only unblock', [narrow], [comments], 'unknown', ['noLonger']],
    ['one that never blocks does neither', [comments], [{ ...comments, name: 'Other' }], 'unknown', []],
    ['one of filters that another policy keeps does neither', [narrow, stays], [stays], 'unknown', []],
  ])('of %s', async ([, before, after, effect, unsure]) => {
    const plan = withEffect(planOf(before, after), effect);
    const impact = await estimateImpact(plan, sources(), { findings: 100, ms: 10_000 });
    for (const { blocked } of [...policiesIn(impact), ...impact.bundles])
      expect(blocked?.kind === 'estimate' ? [] : blocked?.unsure).toEqual(unsure);
  });
});
