import type { CommentState, Refusal, Since } from '../../../src/domain/github.ts';
import type { Guard } from '../../../src/domain/guards.ts';
import { type PlannedBundle, summarize } from '../../../src/domain/plan.ts';
import type { CommentView } from '../../../src/report/words/comment.ts';
import { applied, blockCriticals, bundle, detection, outcomes, plan, remediation, secrets } from '../build.ts';
import type { Moved } from '../../../src/domain/outcome.ts';

const commit = '4f6c1d2e8a9b0c3d5e7f60718293a4b5c6d7e8f9';
const tip = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

export const view: CommentView & { readonly firstLine: number } = {
  deployment: 'acme',
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
  firstLine: 800,
};

const { problems } = outcomes['invalid'] as Extract<(typeof outcomes)[string], { kind: 'invalid' }>;
const warnings = problems.filter(({ problem }) => problem.severity === 'warning');
const { guards } = outcomes['needs-approval'] as Extract<(typeof outcomes)[string], { guards: readonly Guard[] }>;
const { error } = outcomes['failed'] as { error: Error };

const whole = plan(remediation, detection, secrets);
const two = plan(bundle('remediation', [remediation.changes[0]!, blockCriticals]), secrets);

const reviewedOf = ({ stateVersion, changes }: PlannedBundle): Moved['reviewed'] => {
  const { creates, updates, deletes } = summarize(changes);
  return { stateVersion, creates, updates, deletes, changes };
};

/** A policy was made on the platform, and one of the reviewed changes was made there too. */
const now = { stateVersion: 'ffee0011', changes: remediation.changes.slice(0, 3) };
const deployment = { id: '1234', slug: 'acme' };
const compared: Moved = {
  deployment,
  kind: 'remediation',
  reviewed: { ...reviewedOf(remediation), changes: remediation.changes.slice(1) },
  now,
};
const counted: Moved = {
  deployment,
  kind: 'remediation',
  reviewed: { ...reviewedOf(remediation), changes: null },
  now,
};
const moved: Moved = { ...counted, now: { stateVersion: 'ffee0011', changes: null } };

const undo = { stateVersion: 'b2', content: {} };
const done = [
  applied(two.bundles[0]!, { result: 'applied', reason: null, undo }),
  applied(secrets, { result: 'already-applied', reason: null, undo: null }),
];
const partly = [
  applied(remediation, { result: 'applied', reason: null, undo }),
  applied(detection, {
    result: 'unknown',
    reason: 'the connection ended before an answer came',
    current: null,
    undo: { stateVersion: null, content: {} },
  }),
  applied(secrets, { result: 'not-applied', reason: 'the bundle before it failed', current: null }),
];

/** What came between an earlier plan for the same commit and this one. */
const since: Since = {
  cause: { code: 'stale', moved: [compared] },
  moved: [compared],
  url: 'https://github.com/acme-inc/policies/pull/12#issuecomment-1',
};

const refused = (refusal: Refusal, fresh = false): CommentState => ({
  kind: 'refused',
  refusal,
  fresh: fresh ? two : null,
});

/** Every refusal once. */
export const refusals: readonly Refusal[] = [
  { code: 'direct-push', commit, branch: 'main' },
  { code: 'fork', pull: 12 },
  { code: 'no-record', pull: 12 },
  { code: 'edited', reason: 'it does not match its signature' },
  { code: 'other-token' },
  { code: 'elsewhere' },
  { code: 'other-commit', reviewed: commit, merged: tip },
  { code: 'old-run', commit, branch: 'main', tip },
  { code: 'bundles', missing: ['detection/code'], added: ['detection/secrets'] },
  { code: 'files', kinds: ['remediation', 'detection/code'] },
  { code: 'settings' },
  { code: 'stale', moved: [counted] },
  { code: 'stale', moved: [counted], done: [remediation, detection] },
  { code: 'guards', guards },
  { code: 'not-fresh', pull: 12, why: { code: 'settings' } },
  { code: 'other-token', among: { so: ['acme'], otherwise: ['globex'] } },
  {
    code: 'settings',
    among: { so: ['acme', 'globex', 'hooli', 'initech', 'pied', 'umbrella', 'soylent'], otherwise: [] },
  },
  { code: 'not-fresh', pull: 12, why: { code: 'settings', among: { so: ['acme', 'globex'], otherwise: [] } } },
  { code: 'not-fresh', pull: 12, why: { code: 'fork', pull: 12 } },
  { code: 'changed', why: { code: 'settings' } },
  { code: 'other-plan', wanted: 'sha256:aaaa', found: 'sha256:bbbb' },
];

/** Every state of a comment's life, and the ways it can look. */
export const states: Readonly<Record<string, CommentState>> = {
  planned: { kind: 'planned', plan: whole, guards: [], problems: warnings },
  'planned-needs-approval': { kind: 'planned', plan: two, guards, problems: [] },
  'no-changes': { kind: 'no-changes', problems: [] },
  'no-changes-warned': { kind: 'no-changes', problems: warnings },
  invalid: { kind: 'invalid', problems },
  'validated-fork': { kind: 'validated', reason: 'fork', files: 4, policies: 12, problems: [] },
  'validated-no-token': { kind: 'validated', reason: 'no-token', files: 1, policies: 1, problems: warnings },
  'validated-no-address': { kind: 'validated', reason: 'no-address', files: 4, policies: 12, problems: [] },
  stale: { kind: 'stale', moved: [moved], by: 11 },
  'stale-compared': { kind: 'stale', moved: [compared], by: null, onStale: 'same-diff' },
  'stale-settings': { kind: 'stale', moved: [], by: null, cause: { code: 'settings' } },
  'planned-since': { kind: 'planned', plan: two, guards: [], problems: [], since },
  'no-changes-since': {
    kind: 'no-changes',
    problems: [],
    since: { ...since, cause: { code: 'other-token' }, moved: [] },
  },
  applying: { kind: 'applying', plan: two },
  applied: { kind: 'applied', plan: two, results: done },
  'applied-already': { kind: 'applied', plan: plan(secrets), results: done.slice(1) },
  'applied-left': { kind: 'applied', plan: plan(secrets), results: done.slice(1), left: [detection] },
  partial: { kind: 'partial', plan: whole, results: partly },
  refused: refused({ code: 'edited', reason: 'it does not match its signature' }),
  'refused-fresh': refused({ code: 'no-record', pull: 12 }, true),
  'refused-stale': refused({ code: 'stale', moved: [counted] }),
  'refused-partly': refused({ code: 'stale', moved: [counted], done: [remediation] }),
  'refused-guards': refused({ code: 'guards', guards }, true),
  'superseded-comment': {
    kind: 'superseded',
    by: { what: 'comment', url: 'https://github.com/acme-inc/policies/pull/12#issuecomment-1' },
  },
  'superseded-plan': {
    kind: 'superseded',
    by: { what: 'plan', url: 'https://github.com/acme-inc/policies/pull/12#issuecomment-2' },
  },
  'superseded-deployments': { kind: 'superseded', by: { what: 'deployments' } },
  'superseded-head': { kind: 'superseded', by: { what: 'head', commit: tip } },
  'superseded-pull': { kind: 'superseded', by: { what: 'pull', pull: 11, run: view.job.run.url } },
  'superseded-branch': { kind: 'superseded', by: { what: 'branch', branch: 'main', commit: tip } },
  failed: { kind: 'failed', error, results: [] },
};
