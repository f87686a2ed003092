import { plainText } from '../domain/sentence.ts';
import type { TestOutcome, TestResult } from '../domain/tests.ts';
import { count } from '../util/text.ts';
import { toJson } from './escape.ts';
import { workflowCommands } from './formats/annotations.ts';
import { testJson } from './formats/json.ts';
import { blocks, lines, md, ours, toMarkdown } from './formats/markdown/markup.ts';
import {
  blank,
  layout,
  type Line,
  type Look,
  raw,
  spansOf,
  type Style,
  styled,
  words,
} from './formats/terminal/layout.ts';
import { placeWords } from './words/terms.ts';

// What `ifmatch test` prints, one line a test.

type Tested = Extract<TestOutcome, { kind: 'tested' }>;

export type TestView = Look & {
  /** Whether tests that pass are left out. */
  readonly quiet: boolean;
  readonly tool: string;
  /** Where the run's paths begin, from the repository's root. */
  readonly folder: string;
};

/** `7 of 8 tests passed: 1 failed`. */
export function testSummary(results: readonly TestResult[]): string {
  const passed = results.filter(({ isPassed }) => isPassed).length;
  if (passed === results.length) return `${count(passed, 'test')} passed`;
  const unknown = results.filter(({ isPassed, verdict }) => !isPassed && verdict === 'unknown').length;
  const failed = results.length - passed - unknown;
  const rest = [failed > 0 ? `${String(failed)} failed` : '', unknown > 0 ? `${String(unknown)} not decided` : ''];
  return `${String(passed)} of ${count(results.length, 'test')} passed: ${rest.filter(Boolean).join(', ')}`;
}

/** The name of a test, and its deployment if there are several. */
function nameOf({ name, deployment }: TestResult, results: readonly TestResult[]): string {
  const isSeveral = new Set(results.map((one) => one.deployment)).size > 1;
  return isSeveral && deployment !== null ? `${name} (${deployment})` : name;
}

const labels = {
  holds: ['pass', 'green'],
  broken: ['FAIL', 'red'],
  unknown: ['FAIL', 'yellow'],
} as const satisfies Record<TestResult['verdict'], readonly [string, Style]>;

export const printTests: Readonly<
  Record<'terminal' | 'json' | 'github' | 'markdown', (outcome: Tested, view: TestView) => string>
> = {
  terminal({ results }, view) {
    const isAllRight = results.every(({ isPassed }) => isPassed);
    const shown = view.quiet ? results.filter(({ isPassed }) => !isPassed) : results;
    const all = shown.flatMap((result) => testLines(result, results));
    const last = words(0, styled(isAllRight ? 'green' : 'red', `${testSummary(results)}.`));
    return layout(all.length === 0 ? [last] : [...all, blank, last], view);
  },
  json: ({ results }, { tool }) => `${toJson(testsJson(results, tool), 2)}\n`,
  github: ({ results }, { folder }) =>
    workflowCommands(
      [
        ...results
          .filter(({ isPassed }) => !isPassed)
          .map((result) => ({
            level: 'error' as const,
            title: nameOf(result, results),
            text: plainText(result.why),
            at: result.at,
          })),
        { level: 'notice', title: 'ifmatch', text: testSummary(results), at: null },
      ],
      folder,
    ),
  markdown({ results }) {
    const failed = results.filter(({ isPassed }) => !isPassed);
    const passed = results.filter(({ isPassed }) => isPassed);
    return `${
      blocks([
        md`### ${ours(testSummary(results))}`,
        lines(
          failed.map(
            (one) =>
              md`- **${ours(labelOf(one))}** ${nameOf(one, results)} (${placeWords(one.at)}): ${toMarkdown(one.why)}`,
          ),
        ),
        lines(passed.map((one) => md`- ${ours(labelOf(one))} ${nameOf(one, results)}`)),
      ]).text
    }\n`;
  },
};

const labelOf = ({ isPassed }: TestResult): string => labels[isPassed ? 'holds' : 'broken'][0];

function testLines(result: TestResult, results: readonly TestResult[]): Line[] {
  const { verdict, isPassed, at, why } = result;
  const [label, style] = verdict === 'unknown' && isPassed ? labels.holds : labels[verdict];
  const name = nameOf(result, results);
  const head = raw(0, styled(style, label), '  ', isPassed ? name : styled('bold', name));
  if (verdict === 'holds') return [head];
  return [head, words(6, ...spansOf(why)), words(6, styled('dim', placeWords(at)))];
}

/** For scripts. */
function testsJson(results: readonly TestResult[], tool: string): object {
  const numberOf = (verdict: TestResult['verdict']): number => results.filter((one) => one.verdict === verdict).length;
  return {
    version: 1,
    tool,
    outcome: results.every(({ isPassed }) => isPassed) ? 'passed' : 'failed',
    summary: {
      tests: results.length,
      holds: numberOf('holds'),
      broken: numberOf('broken'),
      unknown: numberOf('unknown'),
    },
    tests: results.map(testJson),
  };
}
