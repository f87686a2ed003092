import { isSameBundle } from '../../../domain/bundle.ts';
import type { ThreeWayDiff } from '../../../domain/drift.ts';
import { approvingOption, type GuardViolation, guardDefinitions, guardSentence } from '../../../domain/guards.ts';
import {
  type BlockedFindings,
  type ChangeImpact,
  type Estimate,
  type FindingCounts,
  type Impact,
  type IncompleteReason,
  incompleteReasonSentence,
  type NoLongerScanned,
  type MatchedFindings,
} from '../../../domain/impact.ts';
import {
  type BundleWithResult,
  errorOf,
  type PlanExplanations,
  type Outcome,
  type Override,
} from '../../../domain/outcome.ts';
import { type BundleResult, type Change, type Plan, type PlannedBundle, summarize } from '../../../domain/plan.ts';
import { plainText } from '../../../domain/sentence.ts';
import type { BaseTests, NamedTest, TestResult } from '../../../domain/policy-tests.ts';
import type {
  PlanBundle,
  PlanChange,
  PlanFile,
  PlanGuard,
  PlanOverride,
  PlanTest,
  PlanTestResult,
  PlanTests,
} from '../../../generated/types.ts';
import { planDigest } from '../../../plan/digest.ts';
import { type Rename, renamesOf } from '../../../plan/renames.ts';
import { describeBundleObject, renameSentence } from '../../words/names.ts';
import { bundleJson, changeJson, errorJson, kindJson, positionJson, problemJson } from './fields.ts';

// Writes what `--format json` prints and `--out` saves. `plan/file/plan-file.ts` signs and verifies it, and `plan/file/saved-outcome.ts` reads it.

/** A plan file's data about the run that wrote it. */
export type PlanFileRun = {
  /** Name and version of the program. */
  readonly tool: string;
  readonly command: PlanFile['command'];
  readonly platform: string | null;
  /** Path of the run's config; null for none. */
  readonly config: string | null;
  /** Present for a run that wrote something, or may have: when, and by which job. */
  readonly applied?: PlanFile['applied'];
};

const emptyPlan: Plan = { bundles: [], digest: planDigest([]), summary: summarize([]) };

/** An outcome in the versioned shape for scripts. */
export function toPlanFile(outcome: Outcome, run: PlanFileRun): PlanFile {
  const plan = ('plan' in outcome ? outcome.plan : null) ?? emptyPlan;
  const results = 'results' in outcome ? outcome.results : [];
  const error = errorOf(outcome);
  const { creates, updates, deletes, effect } = plan.summary;
  return {
    version: 1,
    tool: run.tool,
    command: run.command,
    outcome: outcome.kind,
    platform: run.platform,
    config: run.config,
    digest: plan.digest,
    ...(plan.undoes === undefined ? {} : { undoes: plan.undoes }),
    summary: { creates, updates, deletes, effect },
    ...(run.applied === undefined ? {} : { applied: run.applied }),
    bundles: plan.bundles.map((bundle) => plannedBundleJson(bundle, results)),
    problems: outcome.problems.map(problemJson),
    guards: 'guards' in outcome ? outcome.guards.map(guardJson) : [],
    ...explanationsJson(outcome, plan),
    error: error === null ? null : errorJson(error),
    signatures: [],
  };
}

const guardJson = (guard: GuardViolation): PlanGuard => ({
  guard: guardDefinitions[guard.guard].name,
  message: plainText(guardSentence(guard)),
  reason: plainText(guard.reason),
  ...(guard.limit.length > 0 && { limit: plainText(guard.limit) }),
  ...(guard.advice !== undefined && { advice: plainText(guard.advice) }),
  option: approvingOption(guard),
  ...(guard.places !== undefined && { places: guard.places.map(positionJson) }),
  ...(guard.deployments !== undefined && { deployments: [...guard.deployments] }),
});

type ExplanationsJson = Pick<
  PlanFile,
  'impact' | 'three_way_diff' | 'tests' | 'overrides' | 'unmanaged_objects' | 'unmanaged'
>;

function explanationsJson(outcome: Outcome, plan: Plan): ExplanationsJson {
  const explanations: PlanExplanations = 'guards' in outcome ? outcome : {};
  const { impact, threeWayDiff, tests, overrides, unmanagedObjects, undeclared } = explanations;
  return {
    ...(impact === undefined ? {} : { impact: impactJson(impact) }),
    ...(threeWayDiff === undefined ? {} : { three_way_diff: threeWayDiffJson(threeWayDiff, plan) }),
    ...(tests === undefined ? {} : { tests: baseTestsJson(tests) }),
    ...(overrides === undefined ? {} : { overrides: overrides.map(overrideJson) }),
    ...(unmanagedObjects === undefined
      ? {}
      : { unmanaged_objects: unmanagedObjects.map(({ count, ...bundle }) => ({ ...bundleJson(bundle), count })) }),
    ...(undeclared === undefined ? {} : { unmanaged: undeclared.map(bundleJson) }),
  };
}

const baseTestsJson = ({ results, removed, changed, added, failing }: BaseTests): PlanTests => ({
  results: results.map(baseTestResultJson),
  removed: removed.map(namedTestJson),
  changed: changed.map(namedTestJson),
  added: added.map(namedTestJson),
  failing: failing.map(baseTestResultJson),
});

const namedTestJson = ({ name, isInvariant }: NamedTest): PlanTest => ({ name, is_invariant: isInvariant });

const baseTestResultJson = (result: TestResult): PlanTestResult => ({
  ...namedTestJson(result),
  deployment: result.deployment,
  verdict: result.verdict,
  passed: result.isPassed,
  at: positionJson(result.at),
  why: result.why.length === 0 ? null : plainText(result.why),
  decided_by: result.decidedBy.map(({ name, at }) => ({ name, at: at && positionJson(at) })),
});

function overrideJson({ object: overriding, at, overridden, ...bundle }: Override): PlanOverride {
  const { object, key } = describeBundleObject(overriding, bundle.kind);
  return { ...bundleJson(bundle), object, key, at: positionJson(at), overridden: positionJson(overridden) };
}

/** A bundle of a plan, with its result. */
export function plannedBundleJson(bundle: PlannedBundle, results: readonly BundleWithResult[]): PlanBundle {
  const result = results.find((applied) => isSameBundle(applied.bundle, bundle))?.result ?? null;
  const renames = renamesOf(bundle);
  return {
    ...bundleJson(bundle),
    state_version: bundle.stateVersion,
    bundle_digest: bundle.bundleDigest,
    diff_digest: bundle.diffDigest,
    bundle: bundle.content,
    changes: bundle.changes.map((change) => planChangeJson(change, renames.get(change.id))),
    result: result?.kind ?? null,
    reason: result?.reason ?? null,
    current: currentJson(result),
    undo: undoJson(result),
  };
}

function currentJson(result: BundleResult | null): PlanBundle['current'] {
  if (result === null || !('current' in result) || result.current === null) return null;
  const { stateVersion, changes } = result.current;
  return { state_version: stateVersion, changes: changes.map((change) => planChangeJson(change)) };
}

function undoJson(result: BundleResult | null): PlanBundle['undo'] {
  if (result === null || !('undo' in result) || result.undo === null) return null;
  return { state_version: result.undo.stateVersion, bundle: result.undo.content };
}

/** A change with its meaning. A delete that probably is a rename has that as its note. */
const planChangeJson = (change: Change, rename?: Rename): PlanChange => ({
  ...changeJson(change),
  says: plainText(change.message),
  notes: rename === undefined ? change.notes : { rename: plainText(renameSentence(rename)) },
  at: change.at && positionJson(change.at),
});

type PlanImpact = NonNullable<PlanFile['impact']>;
type PlanBundleImpact = PlanImpact['bundles'][number];
type PlanChangeImpact = PlanBundleImpact['changes'][number];

const impactJson = ({ bundles, used }: Impact): PlanImpact => ({
  findings_read: used.findings,
  requests: used.requests,
  bundles: bundles.map(({ blocked, lost, changes, ...bundle }) => ({
    ...bundleJson(bundle),
    blocked: blocked === null ? null : blockedJson(blocked),
    lost: lost === null ? null : lostJson(lost),
    changes: changes.map(changeImpactJson),
  })),
});

function changeImpactJson(impact: ChangeImpact): PlanChangeImpact {
  const { about, object, key } = impact;
  const items = impact.about === 'detection' ? impact.items : [];
  return {
    about,
    object,
    key,
    matched: impact.about === 'policy' ? matchedJson(impact.matched) : null,
    blocked: impact.about === 'policy' ? blockedJson(impact.blocked) : null,
    items: items.map(({ list, name, verb, ...lost }) => ({ list, name, verb, ...lostJson(lost) })),
  };
}

/** What an estimate is, without its numbers. */
const estimateJson = ({ kind, ...estimate }: Estimate<unknown>) => ({
  kind,
  because: 'reasons' in estimate ? estimate.reasons.map(incompleteReasonJson) : [],
});

const incompleteReasonJson = (reason: IncompleteReason) => ({
  why: reason.kind === 'from-plan-file' ? reason.originalKind : reason.kind,
  message: 'message' in reason ? reason.message : plainText(incompleteReasonSentence(reason)),
});

/** The numbers of an estimate; null if nothing is known. */
const figuresOf = <Numbers>(estimate: Estimate<Numbers>): Numbers | null =>
  estimate.kind === 'not-estimable' ? null : estimate.figures;

function matchedJson(matched: Estimate<MatchedFindings>): NonNullable<PlanChangeImpact['matched']> {
  const figures = figuresOf(matched);
  return { ...estimateJson(matched), before: figuresJson(figures?.before), after: figuresJson(figures?.after) };
}

function blockedJson(blocked: Estimate<BlockedFindings>): NonNullable<PlanBundleImpact['blocked']> {
  const figures = figuresOf(blocked);
  return {
    ...estimateJson(blocked),
    newly: figuresJson(figures?.newly),
    no_longer: figuresJson(figures?.noLonger),
  };
}

const lostJson = ({ issues, findings }: NoLongerScanned): NonNullable<PlanBundleImpact['lost']> => ({
  issues: { ...estimateJson(issues), number: figuresOf(issues) },
  findings: { ...estimateJson(findings), figures: figuresJson(figuresOf(findings) ?? undefined) },
});

const figuresJson = (figures: FindingCounts | undefined) =>
  figures === undefined
    ? null
    : {
        findings: figures.findings,
        by_severity: figures.bySeverity,
        repositories: figures.repositories,
        top_repositories: [...figures.topRepositories],
        top_rules: [...figures.topRules],
      };

/** The changes of `plan` are listed there in full, so here they are abridged. */
function threeWayDiffJson(
  { base, bundles, dropped }: ThreeWayDiff,
  plan: Plan,
): NonNullable<PlanFile['three_way_diff']> {
  const changesOfPlan = new Set(plan.bundles.flatMap(({ changes }) => changes));
  return {
    base: { name: base.name, commit: base.commit, is_ahead: base.isAhead, errors_in: base.firstFileWithErrors },
    bundles: bundles.map(({ inBase, changes, alreadyLive, ...bundle }) => ({
      ...bundleJson(bundle),
      in_base: inBase,
      changes: changes.map(({ change, origin, platformEdit, changeInFiles }) => ({
        verb: change.verb,
        object: change.object,
        key: change.key,
        origin,
        part: changesOfPlan.has(change) ? null : planChangeJson(change),
        edit: platformEdit === null ? null : planChangeJson(platformEdit),
        own: changeInFiles === null ? null : planChangeJson(changeInFiles),
      })),
      live: alreadyLive.map((change) => planChangeJson(change)),
    })),
    dropped: dropped.map(({ deployment, kind }) => ({ deployment, ...kindJson[kind] })),
  };
}
