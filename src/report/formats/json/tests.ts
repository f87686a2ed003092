import type { TestResult } from '../../../domain/policy-tests.ts';
import { toJson } from '../../escape.ts';
import { testResultJson } from './fields.ts';

/** The results of `ifmatch test` in a versioned shape for scripts. */
export function renderTestsJson(results: readonly TestResult[], tool: string): string {
  const countVerdict = (verdict: TestResult['verdict']): number =>
    results.filter((result) => result.verdict === verdict).length;
  const document = {
    version: 1,
    tool,
    outcome: results.every(({ isPassed }) => isPassed) ? 'passed' : 'failed',
    summary: {
      tests: results.length,
      holds: countVerdict('holds'),
      broken: countVerdict('broken'),
      unknown: countVerdict('unknown'),
    },
    tests: results.map(testResultJson),
  };
  return `${toJson(document, 2)}\n`;
}
