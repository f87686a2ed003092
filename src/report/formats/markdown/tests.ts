import type { TestResult } from '../../../domain/policy-tests.ts';
import { positionText } from '../../words/labels.ts';
import { testName, testSummaryText } from '../../words/test-results.ts';
import { joinBlocks, joinLines, md, toMarkdown, trusted } from './markup.ts';

/** The results of `ifmatch test` as a summary in GitHub's Markdown: what failed first. */
export function renderTestsMarkdown(results: readonly TestResult[]): string {
  const failed = results.filter(({ isPassed }) => !isPassed);
  const passed = results.filter(({ isPassed }) => isPassed);
  const blocks = [
    md`### ${trusted(testSummaryText(results))}`,
    joinLines(
      failed.map(
        (result) => md`- **FAIL** ${testName(result, results)} (${positionText(result.at)}): ${toMarkdown(result.why)}`,
      ),
    ),
    joinLines(passed.map((result) => md`- pass ${testName(result, results)}`)),
  ];
  return `${joinBlocks(blocks).text}\n`;
}
