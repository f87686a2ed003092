import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, Outcome } from '../../../src/domain/plan.ts';
import { renderMarkdown } from '../../../src/render/markdown.ts';
import { applied, at, bundle, create, plan, policy, problem, remove, update } from '../build.ts';
import { filledWith, hostile, runs } from '../hostile.ts';
import { structureOf } from '../markdown-structure.ts';

const key = (index: number) => ({ slug: `policy-${String(index)}` });
const content = (index: number, severities: readonly string[]) => policy(`policy-${String(index)}`, severities);
const make = {
  delete: (index) => remove('RemediationPolicy', key(index), content(index, ['high'])),
  update: (index) =>
    update('RemediationPolicy', key(index), [content(index, ['high']), content(index, ['low'])], {
      effect: index % 2 === 0 ? 'looser' : 'neutral',
      at: at('policies/a.yaml', index + 1),
    }),
  create: (index) =>
    create('RemediationPolicy', key(index), content(index, ['high']), { at: at('policies/a.yaml', index + 1) }),
} as const satisfies Record<Change['verb'], (index: number) => Change>;

const many = (verb: Change['verb'], from: number, number: number) =>
  Array.from({ length: number }, (_, index) => make[verb](from + index));
const outcomeOf = (...changes: readonly Change[]): Outcome => ({
  kind: 'changes',
  plan: plan(bundle('remediation', changes)),
  problems: [],
  guards: [],
});
const view = { command: 'preview', platform: null } as const;

/** Shown and not shown changes of a verb, as the text itself says. */
function countsIn(text: string, verb: Change['verb']) {
  const title = { delete: 'Delete', update: 'Update', create: 'Create' }[verb];
  const shown = text.split(`\n**${title}** policy`).length - 1;
  const rest = new RegExp(`Not shown here: .*?(\\d+) ${verb}s?\\b`).exec(text);
  return { shown, missing: Number(rest?.[1] ?? 0) };
}

describe('a comment of limited length', () => {
  test.each([
    [60_000, 10, 10, 10],
    [60_000, 5, 9_990, 5],
    [60_000, 10_000, 0, 0],
    [60_000, 3_000, 4_000, 3_000],
    [8_000, 100, 100, 100],
    [3_000, 2, 50, 50],
  ])(
    'within %d characters shows or counts %d deletes, %d updates and %d creates',
    (budget, deletes, updates, creates) => {
      const outcome = outcomeOf(
        ...many('delete', 0, deletes),
        ...many('update', deletes, updates),
        ...many('create', deletes + updates, creates),
      );
      const text = renderMarkdown(outcome, { ...view, budget });
      expect(text.length).toBeLessThanOrEqual(budget);
      expect(() => structureOf(text)).not.toThrow();
      for (const [verb, number] of [
        ['delete', deletes],
        ['update', updates],
        ['create', creates],
      ] as const) {
        const { shown, missing } = countsIn(text, verb);
        expect([verb, shown + missing]).toEqual([verb, number]);
        expect(text.split('\n')[0]).toMatch(number === 0 ? /changes|Plan/ : new RegExp(`\\b${String(number)} ${verb}`));
      }
    },
  );

  test('shows every delete in full before an update takes more than a line', () => {
    const text = renderMarkdown(outcomeOf(...many('delete', 0, 20), ...many('update', 20, 150)), {
      ...view,
      budget: 30_000,
    });
    expect(countsIn(text, 'delete')).toEqual({ shown: 20, missing: 0 });
    expect(text.match(/^- name: policy-/gm)).toHaveLength(20);
    expect(countsIn(text, 'update')).toEqual({ shown: 150, missing: 0 });
  });

  test('drops neutral updates before one that loosens', () => {
    const text = renderMarkdown(outcomeOf(...many('update', 0, 400)), { ...view, budget: 8_000 });
    const lines = text.split('\n').filter((line) => line.startsWith('**Update**'));
    expect(lines.filter((line) => line.includes('(looser)')).length).toBeGreaterThan(50);
    expect(lines.filter((line) => line.includes('(neutral)'))).toEqual([]);
  });

  test('counts the problems that it does not show, errors last', () => {
    const problems = Array.from({ length: 2_000 }, (_, index) =>
      problem(
        {
          code: 'unknown-field',
          field: 'x',
          allowed: [],
          nearest: null,
          severity: index % 2 === 0 ? 'warning' : 'error',
        } as never,
        at(`a${String(index)}.yaml`, 1, 1),
        'x: 1',
      ),
    );
    const text = renderMarkdown({ kind: 'invalid', problems }, { ...view, budget: 20_000 });
    expect(text.length).toBeLessThanOrEqual(20_000);
    expect(text).toMatch(/Not shown here: \d+ errors, 1000 warnings\.\n$/);
  });

  test.each(Object.entries(filledWith))(
    'an outcome of kind %s keeps within any budget, whatever it holds',
    (_, fill) => {
      const long = fc.array(hostile, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(''));
      fc.assert(
        fc.property(long, fc.oneof(fc.constant(3_000), fc.integer({ min: 3_000, max: 70_000 })), (text, budget) => {
          const body = renderMarkdown(fill(text), { ...view, budget });
          expect(body.length).toBeLessThanOrEqual(budget);
          expect(() => structureOf(body)).not.toThrow();
        }),
        { ...runs, numRuns: 150 },
      );
    },
  );

  test('holds for thousands of bundles and results', () => {
    const bundles = Array.from({ length: 3_000 }, (_, index) =>
      bundle('remediation', [make.update(index)], `d${String(index)}`),
    );
    const whole = { plan: plan(...bundles), problems: [], guards: [] };
    const done = bundles.map((one) => applied(one, { result: 'applied', reason: null, undo: null }));
    const stale = bundles.map((one) =>
      applied(one, { result: 'not-applied', reason: 'stale', current: { stateVersion: 'x', changes: [] } }),
    );
    const texts = [
      renderMarkdown({ kind: 'applied', ...whole, results: done }, view),
      renderMarkdown({ kind: 'stale', ...whole, results: stale }, view),
    ];
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(60_000);
      expect(text).toMatch(/\d+ more bundles/);
    }
  });
});
