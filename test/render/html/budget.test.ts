import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/domain/plan.ts';
import { renderHtml } from '../../../src/render/html.ts';
import { applied, at, bundle, plan, policy, problem, update } from '../build.ts';
import { view } from './extras.ts';
import { manyChanges } from './many.ts';

const megabytes = (text: string): number => Buffer.byteLength(text) / 1_000_000;
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

/** How many changes stand in the page, with and without YAML, and how many it says are not there. */
function countsIn(page: string) {
  const rest = /Not shown here: ([^.<]*)\. The plan file/.exec(page)?.[1] ?? '';
  return {
    shown: page.split('<li data-verb=').length - 1,
    withYaml: page.split('<details').length - 1,
    saidWithoutYaml: numberIn(page, /small, (\d+) changes? ha/),
    saidMissing: [...rest.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0),
  };
}

describe('a report of limited size', () => {
  test.each([10, 5000, 20_000])('shows or counts each of %d changes, and each YAML', (number) => {
    const page = renderHtml(manyChanges(number), view);
    const { shown, withYaml, saidWithoutYaml, saidMissing } = countsIn(page);
    expect(shown + saidMissing).toBe(number);
    expect(withYaml + saidWithoutYaml).toBe(shown);
    expect(megabytes(page)).toBeLessThan(20);
    process.stdout.write(`a report of ${String(number)} changes has ${megabytes(page).toFixed(2)} MB\n`);
  });

  test('leaves out the least dangerous first', () => {
    const page = renderHtml(manyChanges(25_000), view);
    const { saidMissing } = countsIn(page);
    expect(saidMissing).toBeGreaterThan(0);
    expect(page).toMatch(/Not shown here: \d+ creates\. The plan file holds them all\./);
  });

  test('holds when every text is long and has to be escaped', () => {
    const text = '"\u202E'.repeat(5_000);
    const changes = Array.from({ length: 200 }, (_, index) =>
      update('RemediationPolicy', { slug: `${String(index)}${text}` }, [policy(text, [text]), policy(text, ['low'])], {
        says: text,
        at: at(text),
        notes: { 'x-owner': text },
      }),
    );
    const whole = { plan: plan(bundle('remediation', changes, text, text)), problems: [] };
    const guards = Array.from({ length: 300 }, () => ({ guard: 'protected', message: text, option: text }) as const);
    const [planned] = whole.plan.bundles;
    const results = [
      applied(planned!, { result: 'not-applied', reason: text, current: { stateVersion: text, changes } }),
    ];
    const problems = Array.from({ length: 1500 }, () =>
      problem({ code: 'unknown-field', field: text, allowed: [], nearest: null } as never, at(text), text),
    );
    const outcomes: Outcome[] = [
      { kind: 'needs-approval', ...whole, guards, problems },
      { kind: 'stale', ...whole, guards, results },
    ];
    for (const outcome of outcomes) expect(megabytes(renderHtml(outcome, view))).toBeLessThan(20);
  });

  test('counts bundles, results and problems that it does not show', () => {
    const bundles = Array.from({ length: 10_000 }, (_, index) => ({
      ...bundle('remediation', [], `deployment-${String(index)}`),
    }));
    const results = bundles.map((one) => applied(one, { result: 'applied', reason: null, undo: null }));
    const page = renderHtml({ kind: 'applied', plan: plan(...bundles), problems: [], guards: [], results }, view);
    const shown = page.split('<td>applied</td>').length - 1;
    expect(shown + numberIn(page, /Not shown here: (\d+) more bundles/)).toBe(10_000);
    const problems = Array.from({ length: 20_000 }, () =>
      problem({ code: 'missing-field', field: 'x' } as never, at('a.yaml'), 'x: 1'),
    );
    const invalid = renderHtml({ kind: 'invalid', problems }, view);
    const listed = invalid.split('<span class="severity').length - 1;
    expect(listed + numberIn(invalid, /Not shown here: (\d+) errors/)).toBe(20_000);
  });
});
