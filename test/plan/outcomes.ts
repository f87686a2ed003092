import type { Plan } from '../../src/domain/plan.ts';
import { type Content, policyId } from '../../src/domain/bundle.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { LocatedProblem, Problem } from '../../src/domain/problem.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { undoBundle } from '../../src/plan/undo.ts';
import { detection, diffOfDetection, diffOfPolicies, exclude, planOfBundle, policy, remediation } from './build.ts';
import type { Outcome } from '../../src/domain/outcome.ts';

const sent = { rulesets: ['p/a'], rules: ['r1'], disabled: [], exceptions: [exclude('r3')] };
const live = { rulesets: ['p/a'], rules: ['r2'], disabled: [], exceptions: [exclude('r4')] };
const policies = [policy('a'), policy('b', { active: false })];
const noted = { ...remediation(policies), notes: new Map([[policyId('a'), { 'x-owner': 'appsec' }]]) };

/** Creates, updates and deletes in two bundles, one kind that nobody knows, and fields that nobody knows. */
export const plan: Plan = makePlan([
  planOfBundle(
    noted,
    diffOfPolicies(
      [policy('b'), { ...policy('c'), extra: { deep: [1.5, null] } } as ReturnType<typeof policy>],
      policies,
    ),
  ),
  planOfBundle(detection(sent), diffOfDetection(live, sent)),
  planOfBundle(
    { ...detection(sent), kind: 'detection/secrets' },
    { deletes: [{ object: 'NewThing', key: { id: 7 }, before: { a: '' }, after: null }] },
  ),
]);

const [first, second, third] = plan.bundles;
if (first === undefined || second === undefined || third === undefined) throw new Error('the plan has three bundles');

const problem: Problem = { severity: 'warning', at: { file: 'a.yaml', pointer: [] }, code: 'empty-file' };
export const located: LocatedProblem[] = [
  { problem, position: { file: 'a.yaml', line: 3, column: 5 }, first: null, excerpt: 'x' },
  { problem, position: null, first: null, excerpt: null },
];
const guards = [{ guard: 'looser', reason: ['Sure'], limit: [], approval: true }] as const;
const found = { plan, guards, problems: located };
const undo = { stateVersion: 'v2', content: undoBundle(first) as Content };
const current = { stateVersion: 'v9', changes: first.changes };

export const outcomes: readonly Outcome[] = [
  { kind: 'valid', problems: [], files: 1, policies: 2, completePaths: null },
  { kind: 'invalid', problems: located },
  { kind: 'changes', ...found },
  { kind: 'no-changes', ...found, plan: makePlan([planOfBundle(remediation([]))]) },
  { kind: 'needs-approval', ...found },
  {
    kind: 'stale',
    ...found,
    results: [{ bundle: first, result: { kind: 'not-applied', reason: 'stale', current } }],
  },
  {
    kind: 'partial',
    ...found,
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
    ...found,
    results: plan.bundles.map((bundle) => ({ bundle, result: { kind: 'already-applied', reason: null, undo } })),
  },
  {
    kind: 'failed',
    problems: [],
    plan: null,
    results: [],
    error: new PlatformError('No.', { status: 403, code: 'X', fix: 'Do.', requestId: 'r' }),
  },
  { kind: 'failed', problems: [], plan, results: [], error: new Error('Broken.') },
];

export const run = {
  tool: 'ifmatch 1.2.3',
  command: 'preview',
  platform: 'https://platform.example',
  config: 'ifmatch.yaml',
  says: () => ({ says: 'What is so.', fix: 'What to do.' }),
} as const;
