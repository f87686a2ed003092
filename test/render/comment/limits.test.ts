import { describe, expect, test } from 'vitest';
import type { Change } from '../../../src/domain/plan.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { at, bundle, create, plan, policy, remove, update } from '../build.ts';
import { structureOf } from '../markdown-structure.ts';
import { view } from './states.ts';

const key = (index: number) => ({ slug: `policy-${String(index)}` });
const content = (index: number, severity: string, words: string) =>
  policy(`policy-${String(index)}`, [severity], { description: words });
const place = (index: number) => ({ at: at(`policies/team-${String(index % 40)}/policy-${String(index)}.yaml`, 3) });

const make = {
  delete: (index, words) => remove('RemediationPolicy', key(index), content(index, 'high', words)),
  update: (index, words) =>
    update('RemediationPolicy', key(index), [content(index, 'high', words), content(index, 'low', words)], {
      effect: index % 2 === 0 ? 'looser' : 'neutral',
      says: words,
      ...place(index),
    }),
  create: (index, words) => create('RemediationPolicy', key(index), content(index, 'high', words), place(index)),
} as const satisfies Record<Change['verb'], (index: number, words: string) => Change>;

const planWith = (numbers: Record<Change['verb'], number>, words = 'some words') => {
  const verbs = Object.entries(numbers).flatMap(([verb, number]) =>
    Array<Change['verb']>(number).fill(verb as Change['verb']),
  );
  return plan(
    bundle(
      'remediation',
      verbs.map((verb, index) => make[verb](index, words)),
    ),
  );
};

/** How many of a verb the text shows, and how many it counts as not shown. */
function countsIn(text: string, verb: Change['verb']) {
  const title = { delete: 'Delete', update: 'Update', create: 'Create' }[verb];
  const rest = new RegExp(`Not shown here: .*?(\\d+) ${verb}s?\\b`).exec(text);
  return text.split(`\n**${title}** policy`).length - 1 + Number(rest?.[1] ?? 0);
}

const sets = [
  { delete: 20, update: 9_000, create: 980 },
  { delete: 10_000, update: 0, create: 0 },
  { delete: 3_000, update: 4_000, create: 3_000 },
];

describe('a plan of 10,000 changes', () => {
  test.each(sets)('fits into a comment, every change shown or counted: %j', (numbers) => {
    const big = planWith(numbers);
    const text = renderComment({ kind: 'planned', plan: big, guards: [], problems: [] }, { ...view, firstLine: 1_500 });
    expect(text.length + 1_501).toBeLessThan(65_536);
    expect(text.split('\n')[0]).toContain(`: ${String(numbers.delete)} deletes`);
    for (const verb of ['delete', 'update', 'create'] as const)
      expect([verb, countsIn(text, verb)]).toEqual([verb, numbers[verb]]);
    expect(() => structureOf(text)).not.toThrow();
    expect(text).toMatch(/Merging applies exactly this plan\. .*\n\n<details><summary>Details<[^]*<\/details>\n$/);
  });

  test('shows each of a few deletes', () => {
    const text = renderComment({ kind: 'planned', plan: planWith(sets[0]!), guards: [], problems: [] }, view);
    expect(text.match(/^\*\*Delete\*\*/gm)).toHaveLength(20);
  });
});
