import type { TestResult } from '../../domain/policy-tests.ts';
import { pluralize } from '../../util/text.ts';

/** `7 of 8 tests passed: 1 failed`. */
export function testSummaryText(results: readonly TestResult[]): string {
  const passed = results.filter(({ isPassed }) => isPassed).length;
  if (passed === results.length) return `${pluralize(passed, 'test')} passed`;
  const undecided = results.filter(({ isPassed, verdict }) => !isPassed && verdict === 'unknown').length;
  const failed = results.length - passed - undecided;
  const parts = [failed > 0 ? `${failed} failed` : '', undecided > 0 ? `${undecided} not decided` : ''];
  return `${passed} of ${pluralize(results.length, 'test')} passed: ${parts.filter(Boolean).join(', ')}`;
}

/** The name of a test, and its deployment if the results are of several. */
export function testName({ name, deployment }: TestResult, results: readonly TestResult[]): string {
  const hasSeveralDeployments = new Set(results.map((result) => result.deployment)).size > 1;
  return hasSeveralDeployments && deployment !== null ? `${name} (${deployment})` : name;
}
