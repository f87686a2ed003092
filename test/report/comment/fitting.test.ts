import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ThreeWayChange, ThreeWayDiff } from '../../../src/domain/drift.ts';
import type { Change } from '../../../src/domain/plan.ts';
import { renderComment } from '../../../src/report/formats/markdown/comment.ts';
import { renderMarkdown } from '../../../src/report/formats/markdown/report.ts';
import {
  positionAt,
  plannedBundle,
  createChange,
  planOfBundles,
  policyContent,
  deleteChange,
  updateChange,
} from '../build-outcomes.ts';
import { base, oppositeEdit } from '../explained-outcomes.ts';
import { fuzzParameters } from '../filled-outcomes.ts';
import { readGfm } from './read-gfm.ts';
import { commentView } from './states.ts';

const verbs = ['delete', 'update', 'create'] as const;
type Verb = (typeof verbs)[number];
const origins = ['repository', 'platform', 'both', 'unknown'] as const;
type ShownChange = { readonly verb: Verb; readonly origin: (typeof origins)[number]; readonly looser: boolean };

const object = 'RemediationPolicy';
const make = {
  delete: (slug) => deleteChange(object, { slug }, policyContent(slug, ['high'])),
  update: (slug, looser) =>
    updateChange(object, { slug }, [policyContent(slug, ['high']), policyContent(slug, ['low'])], {
      effect: looser ? 'looser' : 'neutral',
      position: positionAt('policies/a.yaml', 3),
    }),
  create: (slug) =>
    createChange(object, { slug }, policyContent(slug, ['high']), { position: positionAt('policies/a.yaml', 3) }),
} as const satisfies Record<Verb, (slug: string, looser: boolean) => Change>;

/** A plan of changes `p0`, `p1` …, each of its origin, beside which as many are live already. */
function planned(shownChanges: readonly ShownChange[], live: number) {
  const changes = shownChanges.map(({ verb, origin, looser }, index): ThreeWayChange => {
    const change = make[verb](`p${String(index)}`, looser);
    const isEdited = origin === 'platform' || origin === 'both';
    return {
      change,
      origin,
      platformEdit: isEdited ? oppositeEdit(change) : null,
      changeInFiles: origin === 'both' ? change : null,
    };
  });
  const own = plannedBundle(
    'remediation',
    changes.map(({ change }) => change),
  );
  const lives = Array.from({ length: live }, (_, index) => make.create(`live${String(index)}`));
  const { deployment, kind } = own;
  const bundles = [{ deployment, kind, inBase: true, changes, alreadyLive: lives }];
  const threeWayDiff: ThreeWayDiff = { base, bundles, dropped: [] };
  return { plan: planOfBundles(own), problems: [], guards: [], threeWayDiff };
}

const lights = { looser: '🔴', stricter: '🟢', neutral: '⚪' } as const;
type Direction = keyof typeof lights;
const directions = ['looser', 'stricter', 'neutral'] as const;

/** Deletes are looser and creates stricter here. */
function directionOf({ verb, looser }: ShownChange): Direction {
  if (verb === 'update') return looser ? 'looser' : 'neutral';
  return verb === 'delete' ? 'looser' : 'stricter';
}

const shownIn = (text: string, direction: Direction): number => text.split(`\n| ${lights[direction]}`).length - 1;
const lostIn = (text: string, direction: Direction): number =>
  [...text.matchAll(new RegExp(`^Not shown here: .*?(\\d+) ${direction}\\b`, 'gm'))].reduce(
    (sum, [, number]) => sum + Number(number),
    0,
  );

/** Every change is shown or counted, and a looser one is only left out when nothing else of the plan is shown. */
function expectAll(text: string, shownChanges: readonly ShownChange[], live = 0): void {
  for (const direction of directions)
    expect([direction, shownIn(text, direction) + lostIn(text, direction)]).toEqual([
      direction,
      shownChanges.filter((one) => directionOf(one) === direction).length + (direction === 'stricter' ? live : 0),
    ]);
  const [ofPlan = ''] = text.split('#### Already live');
  const first = directions.find((direction) => lostIn(ofPlan, direction) > 0) ?? 'neutral';
  const later = directions.slice(directions.indexOf(first) + 1);
  expect(later.map((direction) => shownIn(ofPlan, direction))).toEqual(later.map(() => 0));
  expect(readGfm(text).outside).not.toContain('**');
}

const someShownChanges = fc.array(
  fc.record({ verb: fc.constantFrom(...verbs), origin: fc.constantFrom(...origins), looser: fc.boolean() }),
  { minLength: 1, maxLength: 200, size: 'max' },
);

describe('a plan', () => {
  test('fits into a small comment, which keeps looser changes longest', () => {
    fc.assert(
      fc.property(
        someShownChanges,
        fc.nat({ max: 40 }),
        fc.integer({ min: 3_000, max: 15_000 }),
        (shownChanges, live, maxChars) => {
          const text = renderMarkdown(
            { kind: 'changes', ...planned(shownChanges, live) },
            { command: 'preview', platform: null, maxChars },
          );
          expect(text.length).toBeLessThanOrEqual(maxChars);
          expectAll(text, shownChanges, live);
          expect(/Already live: (\d+) change/.exec(text)?.[1] ?? '0').toBe(String(live));
        },
      ),
      { ...fuzzParameters, numRuns: 100 },
    );
  });

  test.each([
    { delete: 20, update: 9_000, create: 980 },
    { delete: 10_000, update: 0, create: 0 },
    { delete: 15, update: 3, create: 1_482 },
  ])('of many changes fits into a GitHub comment: %j', (numbers) => {
    const shownChanges = verbs.flatMap((verb) =>
      Array.from({ length: numbers[verb] }, (_, index): ShownChange => ({
        verb,
        origin: 'repository',
        looser: index % 2 === 0,
      })),
    );
    const text = renderComment(
      { kind: 'planned', ...planned(shownChanges, 0) },
      { ...commentView, hiddenLineLength: 1_500 },
    );
    expect(text.length + 1_500).toBeLessThan(65_536);
    expect(text.split('\n')[2]).toContain(`${String(numbers.delete)} deletes`);
    expectAll(text, shownChanges);
    // Every looser one, as far as the table goes.
    const loosening = shownChanges.filter((one) => directionOf(one) === 'looser').length;
    expect(shownIn(text, 'looser')).toBe(Math.min(loosening, 20));
    expect(text).toMatch(/Merging applies exactly this plan\. .*\n\n<details><summary>Details<[^]*<\/details>\n$/);
  });
});
