import type { TestResult } from '../../../domain/policy-tests.ts';
import { positionText } from '../../words/labels.ts';
import { testName, testSummaryText } from '../../words/test-results.ts';
import { blankLine, layout, type Layout, type Line, spansOf, styled, textLine, unwrappedLine } from './layout.ts';

/** The results of `ifmatch test`, one line a test. `quiet`: without the tests that pass. */
export function renderTestsTerminal(
  results: readonly TestResult[],
  view: Layout & { readonly quiet: boolean },
): string {
  const isAllPassed = results.every(({ isPassed }) => isPassed);
  const shown = view.quiet ? results.filter(({ isPassed }) => !isPassed) : results;
  const lines = shown.flatMap((result) => testLines(result, results));
  const summary = textLine(0, styled(isAllPassed ? 'green' : 'red', `${testSummaryText(results)}.`));
  return layout(lines.length === 0 ? [summary] : [...lines, blankLine, summary], view);
}

function testLines(result: TestResult, results: readonly TestResult[]): Line[] {
  const { verdict, isPassed, at, why } = result;
  const name = testName(result, results);
  const label = isPassed ? styled('green', 'pass') : styled(verdict === 'broken' ? 'red' : 'yellow', 'FAIL');
  const head = unwrappedLine(0, label, '  ', isPassed ? name : styled('bold', name));
  if (verdict === 'holds') return [head];
  return [head, textLine(6, ...spansOf(why)), textLine(6, styled('dim', positionText(at)))];
}
