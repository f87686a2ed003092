import { test } from 'vitest';
import { renderComment, renderSummary } from './src/render/comment.ts';
import { applied, at, bundle, create, plan, policy, remove, update } from './test/render/build.ts';
import { view } from './test/render/comment/states.ts';
const content = (i: number, s: string, w: string) => policy(`policy-${i}`, [s], { description: w });
test('x', () => {
  const changes = Array.from({ length: 10000 }, (_, i) => i < 20 ? remove('RemediationPolicy', { slug: `policy-${i}` }, content(i, 'high', 'w')) : i < 9020 ? update('RemediationPolicy', { slug: `policy-${i}` }, [content(i, 'high', 'w'), content(i, 'low', 'w')], { effect: i % 2 ? 'looser' : 'neutral', says: 'w', at: at(`p/${i % 40}.yaml`, 3) }) : create('RemediationPolicy', { slug: `policy-${i}` }, content(i, 'high', 'w'), { at: at(`p/${i % 40}.yaml`, 3) }));
  const p = plan(bundle('remediation', changes));
  for (let n = 0; n < 3; n++) {
    let t = performance.now(); renderComment({ kind: 'planned', plan: p, guards: [], problems: [] } as any, { ...view, firstLine: 1500 } as any); console.log('comment', performance.now() - t);
    t = performance.now(); renderSummary({ kind: 'changes', plan: p, guards: [], problems: [] } as any, view as any); console.log('summary', performance.now() - t);
  }
});
