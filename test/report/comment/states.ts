import type { GuardViolation } from '../../../src/domain/guards.ts';
import { type PlannedBundle, summarize } from '../../../src/domain/plan.ts';
import type { CommentState, Refusal, SincePreviousPlan } from '../../../src/domain/review.ts';
import type { CommentView } from '../../../src/report/formats/markdown/comment-view.ts';
import {
  bundleWithResult,
  blockCriticals,
  plannedBundle,
  plannedDetection,
  outcomesByName,
  planOfBundles,
  plannedRemediation,
  plannedSecrets,
} from '../build-outcomes.ts';
import type { StaleBundle } from '../../../src/domain/outcome.ts';

const commit = '4f6c1d2e8a9b0c3d5e7f60718293a4b5c6d7e8f9';
const tip = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

export const commentView: CommentView & { readonly hiddenLineLength: number } = {
  job: {
    repository: { owner: 'acme-inc', name: 'policies', id: '42', defaultBranch: 'main' },
    sha: commit,
    ref: 'refs/pull/12/merge',
    run: { id: 9001, attempt: 1, url: 'https://github.com/acme-inc/policies/actions/runs/9001' },
    startedBy: 'mona',
    api: 'https://api.github.com',
    server: 'https://github.com',
  },
  commit,
  summary: true,
  planFile: 'ifmatch-plan.json',
  hiddenLineLength: 800,
};

const { problems } = outcomesByName['invalid'] as Extract<(typeof outcomesByName)[string], { kind: 'invalid' }>;
const warnings = problems.filter(({ problem }) => problem.severity === 'warning');
const { guards } = outcomesByName['needs-approval'] as Extract<
  (typeof outcomesByName)[string],
  { guards: readonly GuardViolation[] }
>;
const { error } = outcomesByName['failed'] as { error: Error };

const wholePlan = planOfBundles(plannedRemediation, plannedDetection, plannedSecrets);
const planOfTwo = planOfBundles(
  plannedBundle('remediation', [plannedRemediation.changes[0]!, blockCriticals]),
  plannedSecrets,
);

const inGlobex = { ...plannedRemediation, deployment: { id: '99', slug: 'globex' } };

const reviewedOf = ({ stateVersion, changes }: PlannedBundle): StaleBundle['reviewed'] => {
  const { creates, updates, deletes } = summarize(changes);
  return { stateVersion, creates, updates, deletes, changes };
};

/** A policy was made on the platform, and one of the reviewed changes was made there too. */
const current = { stateVersion: 'ffee0011', changes: plannedRemediation.changes.slice(0, 3) };
const deployment = { id: '1234', slug: 'acme' };
const comparedBundle: StaleBundle = {
  deployment,
  kind: 'remediation',
  reviewed: { ...reviewedOf(plannedRemediation), changes: plannedRemediation.changes.slice(1) },
  current,
};
const countedBundle: StaleBundle = {
  deployment,
  kind: 'remediation',
  reviewed: { ...reviewedOf(plannedRemediation), changes: null },
  current,
};
const unknownBundle: StaleBundle = { ...countedBundle, current: { stateVersion: 'ffee0011', changes: null } };

const undo = { stateVersion: 'b2', content: {} };
const appliedResults = [
  bundleWithResult(planOfTwo.bundles[0]!, { kind: 'applied', reason: null, undo }),
  bundleWithResult(plannedSecrets, { kind: 'already-applied', reason: null, undo: null }),
];
const partialResults = [
  bundleWithResult(plannedRemediation, { kind: 'applied', reason: null, undo }),
  bundleWithResult(plannedDetection, {
    kind: 'unknown',
    reason: 'the connection ended before an answer came',
    current: null,
    undo: { stateVersion: null, content: {} },
  }),
  bundleWithResult(plannedSecrets, { kind: 'not-applied', reason: 'the bundle before it failed', current: null }),
];

/** What came between an earlier plan and this one. */
const since: SincePreviousPlan = {
  cause: { code: 'stale', staleBundles: [comparedBundle] },
  staleBundles: [comparedBundle],
  url: 'https://github.com/acme-inc/policies/pull/12#issuecomment-1',
};

const refused = (refusal: Refusal, fresh = false): CommentState => ({
  kind: 'refused',
  refusal,
  currentPlan: fresh ? planOfTwo : null,
});

const ofRemediation = { deployment, kind: 'remediation' } as const;
const ofCode = { deployment, kind: 'detection/code' } as const;
const remediationOfGlobex = { deployment: { id: '99', slug: 'globex' }, kind: 'remediation' } as const;

/** Every refusal once. */
export const refusals: readonly Refusal[] = [
  { code: 'direct-push', commit, branch: 'main', bundles: [] },
  { code: 'direct-push', commit, branch: 'main', bundles: [ofRemediation, remediationOfGlobex] },
  { code: 'fork', pull: 12 },
  { code: 'no-record', pull: 12, head: commit },
  { code: 'recorded-late', pull: 12, recordedAt: '2026-11-20T12:00:10Z', mergedAt: '2026-11-20T12:00:10Z' },
  { code: 'comment-missing', pull: 12 },
  { code: 'replaced', pull: 12 },
  { code: 'edited', pull: 12 },
  { code: 'disputed', pull: 12 },
  { code: 'other-token' },
  { code: 'other-platform', reviewed: 'https://other.example' },
  { code: 'other-base', reviewed: 'release', merged: 'main' },
  { code: 'old-run', commit, branch: 'main', tip },
  { code: 'bundles', missing: [ofCode], added: [remediationOfGlobex] },
  { code: 'files', bundles: [ofRemediation, ofCode] },
  { code: 'settings' },
  { code: 'stale', staleBundles: [countedBundle] },
  { code: 'stale', staleBundles: [countedBundle], done: [ofRemediation, ofCode] },
  { code: 'guards', guards },
  { code: 'invalid', pull: 12 },
  { code: 'waits', pull: 12, by: 13 },
  { code: 'not-fresh', pull: 12, cause: { code: 'settings' } },
  { code: 'not-fresh', pull: 12, cause: { code: 'fork', pull: 12 } },
  { code: 'changed', cause: { code: 'settings' } },
  {
    code: 'not-recorded',
    why: 'the commit status "ifmatch / record" could not be written: GitHub answered 403.',
    fix: 'Give the job the permission "statuses: write".',
  },
  { code: 'other-plan', requested: 'sha256:aaaa', found: 'sha256:bbbb' },
];

const nothing = planOfBundles();

/** Every state of a comment's life, and the ways it can look. */
export const states: Readonly<Record<string, CommentState>> = {
  planned: { kind: 'planned', plan: wholePlan, guards: [], problems: warnings },
  'planned-deployments': {
    kind: 'planned',
    plan: planOfBundles(plannedRemediation, inGlobex),
    guards: [],
    problems: [],
  },
  'planned-drifted': {
    kind: 'planned',
    plan: planOfTwo,
    guards: [],
    problems: [],
    differsElsewhere: [plannedDetection],
  },
  'planned-needs-approval': { kind: 'planned', plan: planOfTwo, guards, problems: [] },
  'no-changes': { kind: 'no-changes', plan: nothing, problems: [] },
  'no-changes-drifted': {
    kind: 'no-changes',
    plan: nothing,
    problems: [],
    differsElsewhere: [plannedDetection, inGlobex],
  },
  'no-changes-warned': { kind: 'no-changes', plan: nothing, problems: warnings },
  invalid: { kind: 'invalid', problems },
  stale: { kind: 'stale', staleBundles: [unknownBundle], by: 11 },
  'stale-compared': { kind: 'stale', staleBundles: [comparedBundle], by: null, onStale: 'same-diff' },
  'stale-settings': { kind: 'stale', staleBundles: [], by: null, cause: { code: 'settings' } },
  'planned-since': { kind: 'planned', plan: planOfTwo, guards: [], problems: [], since },
  'no-changes-since': {
    kind: 'no-changes',
    plan: nothing,
    problems: [],
    since: { ...since, staleBundles: [] },
  },
  applying: { kind: 'applying', plan: planOfTwo },
  applied: { kind: 'applied', plan: planOfTwo, results: appliedResults },
  'applied-already': { kind: 'applied', plan: planOfBundles(plannedSecrets), results: appliedResults.slice(1) },
  partial: { kind: 'partial', plan: wholePlan, results: partialResults },
  refused: refused({ code: 'edited', pull: 12 }),
  'refused-fresh': refused({ code: 'no-record', pull: 12, head: commit }, true),
  'refused-stale': refused({ code: 'stale', staleBundles: [countedBundle] }),
  'refused-partly': refused({ code: 'stale', staleBundles: [countedBundle], done: [ofRemediation] }),
  'refused-guards': refused({ code: 'guards', guards }, true),
  'superseded-plan': {
    kind: 'superseded',
    by: { what: 'plan', url: 'https://github.com/acme-inc/policies/pull/12#issuecomment-2' },
  },
  'superseded-pull': { kind: 'superseded', by: { what: 'pull', pull: 11, isApplied: true } },
  'superseded-pull-waiting': { kind: 'superseded', by: { what: 'pull', pull: 11, isApplied: false } },
  'superseded-equal': { kind: 'superseded', by: { what: 'equal' } },
  failed: { kind: 'failed', error, results: [] },
};
