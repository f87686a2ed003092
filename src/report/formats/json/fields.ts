import { fixOf, PlatformError } from '../../../domain/errors.ts';
import type { DriftOutcome } from '../../../domain/outcome.ts';
import type { Change, PlannedBundle } from '../../../domain/plan.ts';
import { codeName, type LocatedProblem, type Position } from '../../../domain/problem.ts';
import type { PullOutcome } from '../../../domain/pull-outcome.ts';
import { plainText } from '../../../domain/sentence.ts';
import type { TestResult } from '../../../domain/policy-tests.ts';
import type { PlanBundle, PlanChange, PlanError, PlanProblem } from '../../../generated/types.ts';
import { toJson } from '../../escape.ts';
import { describeProblemPlainly } from '../../words/problems.ts';

// What several JSON documents have in common. Every document is written field by field: a field that is not named here or there is never output.

/** The deployment and the kind of a bundle. */
export const bundleJson = ({
  deployment,
  kind,
}: Pick<PlannedBundle, 'deployment' | 'kind'>): Pick<PlanBundle, 'deployment' | 'kind' | 'product'> => ({
  deployment: { id: deployment.id, slug: deployment.slug },
  ...kindJson[kind],
});

/** A kind of bundle as two fields. */
export const kindJson = {
  remediation: { kind: 'remediation', product: null },
  'detection/code': { kind: 'detection', product: 'code' },
  'detection/secrets': { kind: 'detection', product: 'secrets' },
} as const satisfies Record<PlannedBundle['kind'], Pick<PlanBundle, 'kind' | 'product'>>;

export const changeJson = ({
  verb,
  object,
  key,
  before,
  after,
  effect,
}: Change): Pick<PlanChange, 'verb' | 'object' | 'key' | 'before' | 'after' | 'effect'> => ({
  verb,
  object,
  key,
  before,
  after,
  effect,
});

export const positionJson = ({ file, line, column }: Position): NonNullable<PlanChange['at']> => ({
  file,
  line,
  column,
});

export function problemJson({ problem, position }: LocatedProblem): PlanProblem {
  const { message, fix } = describeProblemPlainly(problem);
  const { severity } = problem;
  const code = codeName(problem);
  const { file, line, column } = position ?? { file: null, line: null, column: null };
  return { severity, code, message, fix, file, line, column };
}

export function errorJson(error: Error): PlanError {
  const { status, code, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
  return { message: error.message, hint: fixOf(error), status, code, request_id: requestId };
}

export const testResultJson = ({ name, deployment, verdict, isPassed, at, why, decidedBy }: TestResult): object => ({
  name,
  deployment,
  verdict,
  passed: isPassed,
  ...positionJson(at),
  why: why.length === 0 ? null : plainText(why),
  decided_by: decidedBy.map(({ name: policy, at: position }) => ({
    name: policy,
    ...(position === null ? {} : positionJson(position)),
  })),
});

/** The program and the platform of a run. */
export type RunInfo = { readonly tool: string; readonly platform: string | null };

/** The result of a command that makes no plan: `facts` between the run and its problems. */
export function renderRunJson(
  command: 'drift' | 'pull',
  outcome: DriftOutcome | PullOutcome,
  { tool, platform }: RunInfo,
  facts: object,
): string {
  const error = 'error' in outcome ? errorJson(outcome.error) : null;
  const problems = outcome.problems.map(problemJson);
  return `${toJson({ version: 1, tool, command, outcome: outcome.kind, platform, ...facts, problems, error }, 2)}\n`;
}
