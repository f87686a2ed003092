import { expect, test } from 'vitest';
import { foreign } from '../../../src/domain/sentence.ts';
import { renderTerminal } from '../../../src/report/formats/terminal/report.ts';
import { widthOf } from '../../../src/report/formats/terminal/layout.ts';
import { positionAt, plannedBundle, planOfBundles, policyContent, deleteChange } from '../build-outcomes.ts';
import { explainedOutcomes } from '../explained-outcomes.ts';
import { viewOf } from '../views.ts';

const show = (outcome: Parameters<typeof renderTerminal>[0], width: number): string[] =>
  renderTerminal(outcome, [], { ...viewOf(outcome), width }).split('\n');

/** The rows of the table of the plan. */
function tableOf(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => /^(?:looser|partly looser) /.test(line));
  return lines.slice(start, lines.indexOf('', start));
}

test.each([80, 120])('a table of changes has aligned columns at %i columns', (width) => {
  const rows = tableOf(show(explainedOutcomes['all-told'], width));
  const starts = rows.filter((row) => !row.startsWith(' '));
  expect(starts.map((row) => row.split(' ')[0])).toEqual([
    'looser',
    'looser',
    'looser',
    'looser',
    'stricter',
    'stricter',
    'neutral',
  ]);
  // Every row begins its second column at one place, and its numbers at another.
  expect(new Set(starts.map((row) => /^\S+ +/.exec(row)?.[0].length)).size).toBe(1);
  expect(rows.filter((row) => row.startsWith(' ')).every((row) => /^ {10}\S/.test(row))).toBe(true);
  const numbers = rows.flatMap((row) => / {2,}(\d+ no longer (?:blocked|found))$/.exec(row)?.[1] ?? []);
  expect(numbers).toEqual(['40 no longer blocked', '30 no longer found', '2 no longer blocked']);
  const places = rows.filter((row) => / no longer \w+$/.test(row)).map((row) => row.search(/\d+ no longer/));
  expect(new Set(places).size).toBe(1);
  expect(rows.filter((row) => widthOf(row) > width)).toEqual([]);
});

test.each(['a.'.repeat(120), 'x'.repeat(200), '漢'.repeat(90)])('a word wider than its column is cut: %s', (word) => {
  const change = deleteChange('RemediationPolicy', { slug: word }, policyContent(word, ['high']), {
    message: [`stops blocking `, foreign(word)],
  });
  const outcome = {
    kind: 'changes' as const,
    plan: planOfBundles(plannedBundle('remediation', [{ ...change, at: positionAt(`${word}.yaml`) }])),
    problems: [],
    guards: [],
  };
  const rows = tableOf(show(outcome, 80));
  expect(rows.filter((row) => widthOf(row) > 80)).toEqual([]);
  expect(
    rows
      .map((row) => row.slice(8))
      .join('')
      .replaceAll(/\s/g, ''),
  ).toContain(`stopsblocking${word}`);
});
