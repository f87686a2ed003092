import type { Plan } from '../../src/domain/plan.ts';
import { type Content, policyId } from '../../src/domain/bundle.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { LocatedProblem, Problem } from '../../src/domain/problem.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { undoBundle } from '../../src/plan/undo.ts';
import {
  declaredDetection,
  diffOfDetection,
  diffOfPolicies,
  exclude,
  planOfBundle,
  makePolicy,
  declaredPolicies,
} from './build.ts';
import type { Outcome } from '../../src/domain/outcome.ts';

const declaredCode = { rulesets: ['p/a'], rules: ['r1'], disabled: [], exceptions: [exclude('r3')] };
const liveCode = { rulesets: ['p/a'], rules: ['r2'], disabled: [], exceptions: [exclude('r4')] };
const policies = [makePolicy('a'), makePolicy('b', { active: false })];
const policiesWithNote = { ...declaredPolicies(policies), notes: new Map([[policyId('a'), { 'x-owner': 'appsec' }]]) };

/** Creates, updates and deletes in two bundles, one object of an unknown type, and unknown fields. */
export const examplePlan: Plan = makePlan([
  planOfBundle(
    policiesWithNote,
    diffOfPolicies(
      [makePolicy('b'), { ...makePolicy('c'), extra: { deep: [1.5, null] } } as ReturnType<typeof makePolicy>],
      policies,
    ),
  ),
  planOfBundle(declaredDetection(declaredCode), diffOfDetection(liveCode, declaredCode)),
  planOfBundle(
    { ...declaredDetection(declaredCode), kind: 'detection/secrets' },
    { deletes: [{ object: 'NewThing', key: { id: 7 }, before: { a: '' }, after: null }] },
  ),
]);

const [first, second, third] = examplePlan.bundles;
if (first === undefined || second === undefined || third === undefined) throw new Error('the plan has three bundles');

const problem: Problem = { severity: 'warning', at: { file: 'a.yaml', pointer: [] }, code: 'empty-file' };
export const locatedProblems: LocatedProblem[] = [
  { problem, position: { file: 'a.yaml', line: 3, column: 5 }, first: null, excerpt: 'x' },
  { problem, position: null, first: null, excerpt: null },
];
const guards = [{ guard: 'looser', reason: ['Sure'], limit: [], approval: true }] as const;
const withWholePlan = { plan: examplePlan, guards, problems: locatedProblems };
const undo = { stateVersion: 'v2', content: undoBundle(first) as Content };
const current = { stateVersion: 'v9', changes: first.changes };

export const exampleOutcomes: readonly Outcome[] = [
  { kind: 'valid', problems: [], files: 1, policies: 2, completePaths: null },
  { kind: 'invalid', problems: locatedProblems },
  { kind: 'changes', ...withWholePlan },
  { kind: 'no-changes', ...withWholePlan, plan: makePlan([planOfBundle(declaredPolicies([]))]) },
  { kind: 'needs-approval', ...withWholePlan },
  {
    kind: 'stale',
    ...withWholePlan,
    results: [{ bundle: first, result: { kind: 'not-applied', reason: 'stale', current } }],
  },
  {
    kind: 'partial',
    ...withWholePlan,
    results: [
      { bundle: first, result: { kind: 'applied', reason: null, undo } },
      { bundle: second, result: { kind: 'unverified', reason: 'left over', undo: null } },
      {
        bundle: third,
        result: { kind: 'unknown', reason: 'lost', current: null, undo: { stateVersion: null, content: {} } },
      },
    ],
  },
  {
    kind: 'applied',
    ...withWholePlan,
    results: examplePlan.bundles.map((bundle) => ({ bundle, result: { kind: 'already-applied', reason: null, undo } })),
  },
  {
    kind: 'failed',
    problems: [],
    plan: null,
    results: [],
    error: new PlatformError('No.', { status: 403, code: 'X', fix: 'Do.', requestId: 'r' }),
  },
  { kind: 'failed', problems: [], plan: examplePlan, results: [], error: new Error('Broken.') },
];

export const planFileRun = {
  tool: 'ifmatch 1.2.3',
  command: 'preview',
  platform: 'https://platform.example',
  config: 'ifmatch.yaml',
} as const;
