import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ThreeWayChange, ThreeWayDiff } from '../../../src/domain/drift.ts';
import type { Change } from '../../../src/domain/plan.ts';
import { renderComment } from '../../../src/report/formats/comment.ts';
import { renderMarkdown } from '../../../src/report/formats/markdown.ts';
import { at, bundle, create, plan, policy, remove, update } from '../build.ts';
import { base, opposite } from '../explained.ts';
import { runs } from '../hostile.ts';
import { readGfm } from './gfm.ts';
import { view } from './states.ts';

const verbs = ['delete', 'update', 'create'] as const;
type Verb = (typeof verbs)[number];
const origins = ['repository', 'platform', 'both', 'unknown'] as const;
type Told = { readonly verb: Verb; readonly origin: (typeof origins)[number]; readonly looser: boolean };

const object = 'RemediationPolicy';
const make = {
  delete: (slug) => remove(object, { slug }, policy(slug, ['high'])),
  update: (slug, looser) =>
    update(object, { slug }, [policy(slug, ['high']), policy(slug, ['low'])], {
      effect: looser ? 'looser' : 'neutral',
      at: at('policies/a.yaml', 3),
    }),
  create: (slug) => create(object, { slug }, policy(slug, ['high']), { at: at('policies/a.yaml', 3) }),
} as const satisfies Record<Verb, (slug: string, looser: boolean) => Change>;

/** A plan of changes `p0`, `p1` …, each of its origin, beside which as many are live already. */
function planned(told: readonly Told[], live: number) {
  const changes = told.map(({ verb, origin, looser }, index): ThreeWayChange => {
    const change = make[verb](`p${String(index)}`, looser);
    const isEdited = origin === 'platform' || origin === 'both';
    return { change, origin, edit: isEdited ? opposite(change) : null, own: origin === 'both' ? change : null };
  });
  const own = bundle(
    'remediation',
    changes.map(({ change }) => change),
  );
  const lives = Array.from({ length: live }, (_, index) => make.create(`live${String(index)}`));
  const { deployment, kind } = own;
  const bundles = [{ deployment, kind, inBase: true, changes, live: lives }];
  const threeWayDiff: ThreeWayDiff = { base, bundles, dropped: [] };
  return { plan: plan(own), problems: [], guards: [], threeWayDiff };
}

const titles = { delete: 'Delete', update: 'Update', create: 'Create' } as const satisfies Record<Verb, string>;
const shownIn = (text: string, verb: Verb): number => text.split(`\n**${titles[verb]}** policy`).length - 1;
const lostIn = (text: string, verb: Verb): number =>
  [...text.matchAll(new RegExp(`^Not shown here: .*?(\\d+) ${verb}s?\\b`, 'gm'))].reduce(
    (sum, [, number]) => sum + Number(number),
    0,
  );

/** Every change is shown or counted, and a delete is only left out when nothing else is shown. */
function expectAll(text: string, told: readonly Told[], live = 0): void {
  for (const verb of verbs)
    expect([verb, shownIn(text, verb) + lostIn(text, verb)]).toEqual([
      verb,
      told.filter((one) => one.verb === verb).length + (verb === 'create' ? live : 0),
    ]);
  expect(lostIn(text, 'delete') === 0 || shownIn(text, 'update') + shownIn(text, 'create') === 0).toBe(true);
  expect(readGfm(text).outside).not.toContain('**');
}

const someTold = fc.array(
  fc.record({ verb: fc.constantFrom(...verbs), origin: fc.constantFrom(...origins), looser: fc.boolean() }),
  { minLength: 1, maxLength: 200, size: 'max' },
);

describe('a plan', () => {
  test('fits into a small comment, which keeps deletes longest', () => {
    fc.assert(
      fc.property(someTold, fc.nat({ max: 40 }), fc.integer({ min: 3_000, max: 15_000 }), (told, live, budget) => {
        const text = renderMarkdown(
          { kind: 'changes', ...planned(told, live) },
          { command: 'preview', platform: null, budget },
        );
        expect(text.length).toBeLessThanOrEqual(budget);
        expectAll(text, told, live);
        const reverts = told.filter(({ origin }) => origin === 'platform').length;
        expect(/^Not changed here: (\d+) object/m.exec(text)?.[1] ?? '0').toBe(String(reverts));
        expect(/Already live: (\d+) change/.exec(text)?.[1] ?? '0').toBe(String(live));
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test.each([
    { delete: 20, update: 9_000, create: 980 },
    { delete: 10_000, update: 0, create: 0 },
  ])('of 10,000 changes fits into a GitHub comment: %j', (numbers) => {
    const told = verbs.flatMap((verb) =>
      Array.from({ length: numbers[verb] }, (_, index): Told => ({
        verb,
        origin: 'repository',
        looser: index % 2 === 0,
      })),
    );
    const text = renderComment({ kind: 'planned', ...planned(told, 0) }, { ...view, hidden: 1_500 });
    expect(text.length + 1_500).toBeLessThan(65_536);
    expect(text.split('\n')[0]).toContain(` ${String(numbers.delete)} deletes`);
    expectAll(text, told);
    expect(shownIn(text, 'delete')).toBeGreaterThanOrEqual(20);
    expect(text).toMatch(/Merging applies exactly this plan\. .*\n\n<details><summary>Details<[^]*<\/details>\n$/);
  });
});
