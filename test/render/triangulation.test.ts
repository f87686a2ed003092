import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/domain/plan.ts';
import type { ThreeWayChange, Triangulation } from '../../src/domain/drift.ts';
import { renderMarkdown } from '../../src/render/markdown.ts';
import { at, bundle, create, plan, policy, remove, update } from './build.ts';
import { base, opposite } from './explained.ts';
import { runs } from './hostile.ts';
import { structureOf } from './markdown-structure.ts';

const verbs = ['delete', 'update', 'create'] as const;
const origins = ['repository', 'platform', 'both', 'unknown'] as const;
type Verb = (typeof verbs)[number];
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
function outcomeOf(told: readonly Told[], live: number) {
  const changes = told.map(({ verb, origin, looser }, index): ThreeWayChange => {
    const change = make[verb](`p${String(index)}`, looser);
    const isEdited = origin === 'platform' || origin === 'both';
    return {
      change,
      origin,
      edit: isEdited ? opposite(change) : null,
      own: origin === 'both' ? change : null,
    };
  });
  const planned = bundle(
    'remediation',
    changes.map(({ change }) => change),
  );
  const lives = Array.from({ length: live }, (_, index) => make.create(`live${String(index)}`));
  const { deployment, kind } = planned;
  const triangulation: Triangulation = {
    base,
    bundles: [{ deployment, kind, inBase: true, changes, live: lives }],
    dropped: [],
  };
  return { kind: 'changes', plan: plan(planned), problems: [], guards: [], triangulation } as const;
}

const someTold = (maxLength: number) =>
  fc.array(fc.record({ verb: fc.constantFrom(...verbs), origin: fc.constantFrom(...origins), looser: fc.boolean() }), {
    minLength: 1,
    maxLength,
    size: 'max',
  });
const live = fc.nat({ max: 40 });
const view = { command: 'preview', platform: null } as const;

const titles = { delete: 'Delete', update: 'Update', create: 'Create' } as const satisfies Record<Verb, string>;
const times = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Entries to be applied, in Markdown. */
const entriesIn = (text: string, verb: Verb): number =>
  times(text, new RegExp(`^\\*\\*${titles[verb]}\\*\\* policy \`p\\d+\``, 'gm'));
const missingIn = (text: string, verb: Verb): number =>
  [...text.matchAll(new RegExp(`^Not shown here: .*?(\\d+) ${verb}s?\\b`, 'gm'))].reduce(
    (sum, [, number]) => sum + Number(number),
    0,
  );
const numberOf = (told: readonly Told[], verb: Verb): number => told.filter((one) => one.verb === verb).length;

describe('a plan with whose doing each change is', () => {
  test('is shown or counted in a small comment, the deletes of any origin last to go', () => {
    fc.assert(
      fc.property(someTold(200), live, fc.integer({ min: 3_000, max: 15_000 }), (told, number, budget) => {
        const text = renderMarkdown(outcomeOf(told, number), { ...view, budget });
        expect(text.length).toBeLessThanOrEqual(budget);
        expect(() => structureOf(text)).not.toThrow();
        for (const verb of verbs)
          expect([verb, entriesIn(text, verb) + missingIn(text, verb)]).toEqual([verb, numberOf(told, verb)]);
        const others = entriesIn(text, 'update') + entriesIn(text, 'create');
        expect(missingIn(text, 'delete') === 0 || others === 0).toBe(true);
        const reverts = told.filter(({ origin }) => origin === 'platform').length;
        expect(/^> Not changed in these files: (\d+) object/m.exec(text)?.[1] ?? '0').toBe(String(reverts));
        expect(/Already live: (\d+) change/.exec(text)?.[1] ?? '0').toBe(String(number));
      }),
      { ...runs, numRuns: 200 },
    );
  });
});
