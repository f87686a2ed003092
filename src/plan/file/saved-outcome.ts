import {
  type BundleKind,
  type BundleObject,
  type Deployment,
  exceptionObject,
  isSameBundle,
  objectId,
  policyObject,
} from '../../domain/bundle.ts';
import type { ThreeWayDiff } from '../../domain/drift.ts';
import { PlatformError } from '../../domain/errors.ts';
import { type GuardViolation, type GuardKey, guardKeys, guardDefinitions } from '../../domain/guards.ts';
import type { Estimate, FindingCounts, Impact, IncompleteReason } from '../../domain/impact.ts';
import type { BundleWithResult, PlanExplanations, Outcome, Override } from '../../domain/outcome.ts';
import type { BundleResult, CurrentDryRun, Plan, Undo } from '../../domain/plan.ts';
import { type LocatedProblem, nowhere } from '../../domain/problem.ts';
import { foreign } from '../../domain/sentence.ts';
import type { BaseTests, NamedTest, TestResult } from '../../domain/policy-tests.ts';
import type {
  PlanBundle,
  PlanFile,
  PlanGuard,
  PlanOverride,
  PlanProblem,
  PlanTest,
  PlanTestResult,
  PlanTests,
} from '../../generated/types.ts';
import { planFromFile, PlanFileError, readChangeAlone } from './plan-file.ts';

/** Reads the outcome that a plan file was written for. What the file does not contain is omitted, such as excerpts of files. Throws PlanFileError. */
export function readOutcome(file: PlanFile): Outcome {
  const { outcome: kind } = file;
  const problems = file.problems.map(toProblem);
  if (kind === 'valid') throw new PlanFileError('The file holds no plan: `validate` wrote it.', null);
  if (kind === 'invalid') return { kind, problems };
  const plan = planFromFile(file);
  const results = file.bundles.flatMap((bundle, index) => toResult(bundle, plan.bundles[index]));
  if (kind === 'failed')
    return { kind, problems, error: toError(file), plan: file.bundles.length === 0 ? null : plan, results };
  const planned = { plan, problems, guards: file.guards.map(toGuard), ...toExplained(file, plan) };
  if (kind === 'no-changes' || kind === 'changes' || kind === 'needs-approval') return { kind, ...planned };
  return { kind, ...planned, results };
}

const toProblem = ({ severity, code, message, fix, file, line, column }: PlanProblem): LocatedProblem => ({
  problem: { code: 'from-plan-file', severity, at: nowhere, originalCode: code, message, fix },
  position: file === null || line === null || column === null ? null : { file, line, column },
  first: null,
  excerpt: null,
});

function toError({ error }: PlanFile): PlatformError {
  const { message = 'The run failed.', hint = null, status = null, code = null, request_id = null } = error ?? {};
  return new PlatformError(message, { fix: hint, status, code, requestId: request_id });
}

function toGuard({ guard, message, reason, limit, advice, option, places, deployments }: PlanGuard): GuardViolation {
  const key = guardKeys.find((candidate) => guardDefinitions[candidate].name === guard);
  if (key === undefined) throw new Error(`there is no guard ${guard}`);
  // TypeScript cannot see that the approval is of the kind that the guard of this key takes.
  return {
    guard: key,
    reason: [foreign(reason ?? message.replace(/\.$/, ''))],
    limit: limit === undefined ? [] : [foreign(limit)],
    approval: approvalFromOption(key, option),
    ...(advice !== undefined && { advice: [foreign(advice)] }),
    ...(places !== undefined && { places }),
    ...(deployments !== undefined && { deployments }),
  } as GuardViolation;
}

/** The approval that an option such as `--max-deletes 12` gives; the file stores only the text of the option. */
function approvalFromOption(key: GuardKey, option: string): unknown {
  const { argument } = guardDefinitions[key].values;
  const args = option.split(' ').filter((word) => word !== guardDefinitions[key].option);
  if (argument === null) return true;
  return argument.kind === 'number' ? Number(args[0]) : args;
}

function toResult(
  { result, reason, current, undo }: PlanBundle,
  planned: Plan['bundles'][number] | undefined,
): BundleWithResult[] {
  if (result === null || planned === undefined) return [];
  const saved = {
    current: current && { stateVersion: current.state_version, changes: current.changes.map(readChangeAlone) },
    undo: undo && { stateVersion: undo.state_version, content: undo.bundle },
  };
  return [{ bundle: planned, result: toBundleResult(result, reason, saved) }];
}

function toBundleResult(
  kind: BundleResult['kind'],
  reason: string | null,
  { current, undo }: { readonly current: CurrentDryRun | null; readonly undo: Undo | null },
): BundleResult {
  if (kind === 'applied' || kind === 'already-applied' || kind === 'unverified') return { kind, reason, undo };
  if (reason === null) throw new PlanFileError(`The file gives no reason for the result ${kind}.`, null);
  if (kind === 'not-applied') return { kind, reason, current };
  if (undo === null) throw new PlanFileError(`The file has no undo for the result ${kind}.`, null);
  return { kind, reason, current, undo };
}

// ── Explanations ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function toExplained(file: PlanFile, plan: Plan): PlanExplanations {
  const { impact, three_way_diff: diff, tests, overrides, unmanaged_objects: unmanagedObjects, unmanaged } = file;
  return {
    ...(impact === undefined ? {} : { impact: toImpact(impact) }),
    ...(diff === undefined ? {} : { threeWayDiff: toThreeWayDiff(diff, plan) }),
    ...(tests === undefined ? {} : { tests: toTests(tests) }),
    ...(overrides === undefined ? {} : { overrides: overrides.map(toOverride) }),
    ...(unmanagedObjects === undefined
      ? {}
      : { unmanagedObjects: unmanagedObjects.map(({ count, ...bundle }) => ({ ...toReference(bundle), count })) }),
    ...(unmanaged === undefined ? {} : { undeclared: unmanaged.map(toReference) }),
  };
}

const toTests = ({ results, removed, changed, added, failing }: PlanTests): BaseTests => ({
  results: results.map(toTestResult),
  removed: removed.map(toNamedTest),
  changed: changed.map(toNamedTest),
  added: added.map(toNamedTest),
  failing: failing.map(toTestResult),
});

const toNamedTest = ({ name, is_invariant }: PlanTest): NamedTest => ({ name, isInvariant: is_invariant });

const toTestResult = (saved: PlanTestResult): TestResult => ({
  ...toNamedTest(saved),
  deployment: saved.deployment,
  at: saved.at,
  verdict: saved.verdict,
  isPassed: saved.passed,
  why: saved.why === null ? [] : [foreign(saved.why)],
  decidedBy: saved.decided_by,
});

function toOverride({ object, key, at, overridden, ...bundle }: PlanOverride): Override {
  return { ...toReference(bundle), object: toObject(object, key), at, overridden };
}

function toObject(object: string, key: PlanOverride['key']): BundleObject {
  if (object === 'RemediationPolicy') return policyObject(String(key['slug'])).object;
  const { scope_type: scope, scope_target: target, rule, rule_type: type } = key;
  const scoped = scope === 'project' ? { project: String(target) } : { project_tag_name: String(target) };
  return exceptionObject({ rule: String(rule), rule_type: type === 'pack' ? type : 'rule', ...scoped }).object;
}

type SavedImpact = NonNullable<PlanFile['impact']>;
type SavedChange = SavedImpact['bundles'][number]['changes'][number];
type SavedBlocked = NonNullable<SavedChange['blocked']>;
type SavedLost = NonNullable<SavedImpact['bundles'][number]['lost']>;
type SavedFigures = NonNullable<SavedBlocked['newly']>;
type SavedEstimate = { readonly kind: Estimate<unknown>['kind']; readonly because: SavedBlocked['because'] };

const toImpact = ({ findings_read: findings, requests, bundles }: SavedImpact): Impact => ({
  used: { findings, requests },
  bundles: bundles.map(({ blocked, lost, changes, ...bundle }) => ({
    ...toReference(bundle),
    blocked: blocked && toBlocked(blocked),
    lost: lost && toLost(lost),
    changes: changes.map(toChangeImpact),
  })),
});

function toChangeImpact({ about, object, key, matched, blocked, items }: SavedChange) {
  const facts = { object, key, id: objectId(object, key) };
  if (about === 'policy' && matched !== null && blocked !== null) {
    const { before, after } = matched;
    const figures = before && after && { before: toFigures(before), after: toFigures(after) };
    return { ...facts, about, matched: toEstimate(matched, figures), blocked: toBlocked(blocked) };
  }
  if (about !== 'detection') return { ...facts, about: 'other' } as const;
  return {
    ...facts,
    about,
    items: items.map(({ list, name, verb, ...open }) => ({ list, name, verb, ...toLost(open) })),
  };
}

function toBlocked(saved: SavedBlocked) {
  const { newly, no_longer: noLonger } = saved;
  return toEstimate(saved, newly && noLonger && { newly: toFigures(newly), noLonger: toFigures(noLonger) });
}

const toLost = ({ issues, findings }: SavedLost) => ({
  issues: toEstimate(issues, issues.number),
  findings: toEstimate(findings, findings.figures && toFigures(findings.figures)),
});

const toFigures = ({
  findings,
  by_severity,
  repositories,
  top_repositories,
  top_rules,
}: SavedFigures): FindingCounts => ({
  findings,
  bySeverity: by_severity,
  repositories,
  topRepositories: top_repositories,
  topRules: top_rules,
});

function toEstimate<T>({ kind, because: saved }: SavedEstimate, figures: T | null): Estimate<T> {
  const reasons = saved.map(({ why, message }): IncompleteReason => ({
    kind: 'from-plan-file',
    originalKind: why,
    message,
  }));
  if (kind === 'not-estimable' || figures === null) return { kind: 'not-estimable', reasons };
  return kind === 'estimate' ? { kind, figures } : { kind, figures, reasons };
}

/** The file names the changes of the plan by their identity, and contains parts of them and edits in full. */
function toThreeWayDiff({ base, bundles, dropped }: NonNullable<PlanFile['three_way_diff']>, plan: Plan): ThreeWayDiff {
  return {
    base: {
      name: base.name,
      commit: base.commit,
      short: base.commit.slice(0, 7),
      isAhead: base.is_ahead ?? false,
      firstFileWithErrors: base.errors_in ?? null,
      isUnread: false,
    },
    bundles: bundles.map(({ in_base: inBase, changes, live, ...bundle }) => {
      const { deployment, kind } = toReference(bundle);
      const planned = plan.bundles.find((candidate) => isSameBundle(candidate, { kind, deployment }));
      return {
        deployment,
        kind,
        inBase,
        changes: changes.flatMap(({ object, key, origin, part, edit, own }) => {
          const id = objectId(object, key);
          const named = part === null ? planned?.changes.filter((change) => change.id === id) : [readChangeAlone(part)];
          return (named ?? []).map((change) => ({
            change,
            origin,
            platformEdit: edit && readChangeAlone(edit),
            changeInFiles: own && readChangeAlone(own),
          }));
        }),
        alreadyLive: live.map(readChangeAlone),
      };
    }),
    // The plan file does not name the files.
    dropped: dropped.map(({ deployment, ...kind }) => ({ deployment, kind: toKind(kind), files: [] })),
  };
}

type SavedReference = Pick<PlanBundle, 'deployment' | 'kind' | 'product'>;

const toKind = ({ kind, product }: Pick<PlanBundle, 'kind' | 'product'>): BundleKind =>
  kind === 'remediation' ? kind : `detection/${product ?? 'code'}`;

const toReference = ({ deployment, ...kind }: SavedReference): { deployment: Deployment; kind: BundleKind } => ({
  deployment,
  kind: toKind(kind),
});
