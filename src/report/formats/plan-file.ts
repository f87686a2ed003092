import { isSameBundle } from '../../domain/bundle.ts';
import {
  type Blocked,
  type ChangeImpact,
  type Estimate,
  type Figures,
  type Impact,
  type IncompleteReason,
  incompleteReasonInWords,
  type Lost,
  type Matched,
} from '../../domain/impact.ts';
import { type BundleResult, type Change, type Plan, type PlannedBundle, summarize } from '../../domain/plan.ts';
import { fixOf, PlatformError } from '../../domain/errors.ts';
import { approvingOption, type Guard, guards, guardWords } from '../../domain/guards.ts';
import { codeName, type LocatedProblem, type Position } from '../../domain/problem.ts';
import type { ThreeWayDiff } from '../../domain/drift.ts';
import type {
  PlanBundle,
  PlanChange,
  PlanError,
  PlanFile,
  PlanGuard,
  PlanOverride,
  PlanProblem,
  PlanTest,
  PlanTestResult,
  PlanTests,
} from '../../generated/types.ts';
import { nameOfObject, renameWords } from '../words/names.ts';
import { phrase } from '../words/problems.ts';
import { plainText } from '../../domain/sentence.ts';
import type { BaseTests, NamedTest, TestResult } from '../../domain/tests.ts';
import { type AppliedBundle, errorIn, type Explained, type Outcome, type Override } from '../../domain/outcome.ts';
import { planDigest } from '../../plan/digest.ts';
import { type Rename, renamesOf } from '../../plan/renames.ts';

/** A plan file's data about the run that wrote it. */
export type Run = {
  /** Name and version of the program. */
  readonly tool: string;
  readonly command: PlanFile['command'];
  readonly platform: string | null;
  /** Path of the run's config; null for none. */
  readonly config: string | null;
  /** Of a run that wrote something, or may have. */
  readonly applied?: PlanFile['applied'];
};

const emptyPlan: Plan = { bundles: [], digest: planDigest([]), summary: summarize([]) };

/** An outcome in the versioned shape for scripts, written field by field: fields not named here are never output. */
export function toPlanFile(outcome: Outcome, run: Run): PlanFile {
  const plan = ('plan' in outcome ? outcome.plan : null) ?? emptyPlan;
  const results = 'results' in outcome ? outcome.results : [];
  const error = errorIn(outcome);
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
    bundles: plan.bundles.map((bundle) => toBundle(bundle, results)),
    problems: outcome.problems.map(toProblem),
    guards: 'guards' in outcome ? outcome.guards.map(toGuard) : [],
    ...toExplained(outcome, plan),
    error: error === null ? null : toError(error),
    signatures: [],
  };
}

const toGuard = (stopped: Guard): PlanGuard => ({
  guard: guards[stopped.guard].name,
  message: plainText(guardWords(stopped)),
  reason: plainText(stopped.reason),
  ...(stopped.limit.length > 0 && { limit: plainText(stopped.limit) }),
  ...(stopped.advice !== undefined && { advice: plainText(stopped.advice) }),
  option: approvingOption(stopped),
  ...(stopped.places !== undefined && { places: stopped.places.map(positionJson) }),
  ...(stopped.deployments !== undefined && { deployments: [...stopped.deployments] }),
});

type ExplainedJson = Pick<
  PlanFile,
  'impact' | 'three_way_diff' | 'tests' | 'overrides' | 'unmanaged_objects' | 'unmanaged'
>;

function toExplained(outcome: Outcome, plan: Plan): ExplainedJson {
  const explained: Explained = 'guards' in outcome ? outcome : {};
  const { impact, threeWayDiff, tests, overrides, unmanagedObjects, unmanaged } = explained;
  return {
    ...(impact === undefined ? {} : { impact: toPlanImpact(impact) }),
    ...(threeWayDiff === undefined ? {} : { three_way_diff: toPlanThreeWayDiff(threeWayDiff, plan) }),
    ...(tests === undefined ? {} : { tests: toPlanTests(tests) }),
    ...(overrides === undefined ? {} : { overrides: overrides.map(toPlanOverride) }),
    ...(unmanagedObjects === undefined
      ? {}
      : { unmanaged_objects: unmanagedObjects.map((one) => ({ ...ownerJson(one), count: one.count })) }),
    ...(unmanaged === undefined ? {} : { unmanaged: unmanaged.map(ownerJson) }),
  };
}

const toPlanTests = ({ results, removed, changed, added, failing }: BaseTests): PlanTests => ({
  results: results.map(toTestResult),
  removed: removed.map(toPlanTest),
  changed: changed.map(toPlanTest),
  added: added.map(toPlanTest),
  failing: failing.map(toTestResult),
});

const toPlanTest = ({ name, isInvariant }: NamedTest): PlanTest => ({ name, is_invariant: isInvariant });

const toTestResult = (result: TestResult): PlanTestResult => ({
  ...toPlanTest(result),
  deployment: result.deployment,
  verdict: result.verdict,
  passed: result.isPassed,
  at: positionJson(result.at),
  why: result.why.length === 0 ? null : plainText(result.why),
  decided_by: result.decidedBy.map(({ name, at }) => ({ name, at: at && positionJson(at) })),
});

function toPlanOverride({ object: overriding, at, overridden, ...owner }: Override): PlanOverride {
  const { object, key } = nameOfObject(overriding, owner.kind);
  return { ...ownerJson(owner), object, key, at: positionJson(at), overridden: positionJson(overridden) };
}

const positionJson = ({ file, line, column }: Position): PlanOverride['at'] => ({ file, line, column });

/** A bundle in the plan file, with its result. */
export function toBundle(bundle: PlannedBundle, results: readonly AppliedBundle[]): PlanBundle {
  const result = results.find((one) => isSameBundle(one.bundle, bundle))?.outcome ?? null;
  const renames = renamesOf(bundle);
  return {
    ...ownerJson(bundle),
    state_version: bundle.stateVersion,
    bundle_digest: bundle.bundleDigest,
    diff_digest: bundle.diffDigest,
    bundle: bundle.content,
    changes: bundle.changes.map((change) => toPlanChange(change, renames.get(change.id))),
    result: result?.result ?? null,
    reason: result?.reason ?? null,
    current: toCurrent(result),
    undo: toUndo(result),
  };
}

type PlanOwner = Pick<PlanBundle, 'deployment' | 'kind' | 'product'>;

/** The bundle that an item belongs to. */
export const ownerJson = ({ deployment, kind }: Pick<PlannedBundle, 'deployment' | 'kind'>): PlanOwner => ({
  deployment: { id: deployment.id, slug: deployment.slug },
  ...ownerKinds[kind],
});

/** A kind of bundle as two fields. */
export const ownerKinds = {
  remediation: { kind: 'remediation', product: null },
  'detection/code': { kind: 'detection', product: 'code' },
  'detection/secrets': { kind: 'detection', product: 'secrets' },
} as const satisfies Record<PlannedBundle['kind'], Pick<PlanBundle, 'kind' | 'product'>>;

function toCurrent(result: BundleResult | null): PlanBundle['current'] {
  if (result === null || !('current' in result) || result.current === null) return null;
  return {
    state_version: result.current.stateVersion,
    changes: result.current.changes.map((change) => toPlanChange(change)),
  };
}

function toUndo(result: BundleResult | null): PlanBundle['undo'] {
  if (result === null || !('undo' in result) || result.undo === null) return null;
  return { state_version: result.undo.stateVersion, bundle: result.undo.content };
}

export function toProblem({ problem, position }: LocatedProblem): PlanProblem {
  const { message, fix } = phrase(problem);
  const { severity } = problem;
  const code = codeName(problem);
  const { file, line, column } = position ?? { file: null, line: null, column: null };
  return { severity, code, message, fix, file, line, column };
}

export function toError(error: Error): PlanError {
  const { status, code, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
  return { message: error.message, hint: fixOf(error), status, code, request_id: requestId };
}

/** A change in the plan file, field by field; `rename` if a delete probably is one, which then is its note. */
const toPlanChange = (change: Change, rename?: Rename): PlanChange => ({
  ...changeJson(change),
  says: plainText(change.message),
  notes: rename === undefined ? change.notes : { rename: plainText(renameWords(rename)) },
  at: placeJson(change),
});

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

/** Where the files declare what changes; null for a delete. */
export const placeJson = ({ at }: Change): PlanChange['at'] => at && positionJson(at);

/** An impact in the plan file, field by field. */
const toPlanImpact = ({ bundles, used }: Impact) => ({
  findings_read: used.findings,
  requests: used.requests,
  bundles: bundles.map(({ blocked, lost, changes, ...owner }) => ({
    ...ownerJson(owner),
    blocked: blocked === null ? null : toBlocked(blocked),
    lost: lost === null ? null : toLost(lost),
    changes: changes.map(toChangeImpact),
  })),
});

function toChangeImpact(change: ChangeImpact) {
  const { about, object, key } = change;
  const isPolicy = change.about === 'policy';
  return {
    about,
    object,
    key,
    matched: isPolicy ? toMatched(change.matched) : null,
    blocked: isPolicy ? toBlocked(change.blocked) : null,
    items:
      change.about === 'detection'
        ? change.items.map(({ list, name, verb, ...open }) => ({ list, name, verb, ...toLost(open) }))
        : [],
  };
}

/** An estimate with its numbers, which are null if nothing is known. */
const toEstimate = <T, Numbers>(estimate: Estimate<T>, numbers: (known: T | null) => Numbers) => ({
  kind: estimate.kind,
  because: 'reasons' in estimate ? estimate.reasons.map(toPlanLimit) : [],
  ...numbers('figures' in estimate ? estimate.figures : null),
});

const toPlanLimit = (reason: IncompleteReason) => ({
  why: reason.kind === 'saved' ? reason.named : reason.kind,
  message: 'message' in reason ? reason.message : plainText(incompleteReasonInWords(reason)),
});

const toMatched = (matched: Estimate<Matched>) =>
  toEstimate(matched, (known) => ({ before: toFigures(known?.before), after: toFigures(known?.after) }));

const toBlocked = (blocked: Estimate<Blocked>) =>
  toEstimate(blocked, (known) => ({ newly: toFigures(known?.newly), no_longer: toFigures(known?.noLonger) }));

const toLost = ({ issues, findings }: Lost) => ({
  issues: toEstimate(issues, (number) => ({ number })),
  findings: toEstimate(findings, (known) => ({ figures: toFigures(known ?? undefined) })),
});

const toFigures = (known: Figures | undefined) =>
  known === undefined
    ? null
    : {
        findings: known.findings,
        by_severity: known.bySeverity,
        repositories: known.repositories,
        top_repositories: [...known.topRepositories],
        top_rules: [...known.topRules],
      };

/** A three-way diff in the plan file, field by field. The changes of `plan` are listed there in full, so here they are abridged. */
function toPlanThreeWayDiff({ base, bundles, dropped }: ThreeWayDiff, plan: Plan) {
  const whole = new Set(plan.bundles.flatMap(({ changes }) => changes));
  return {
    base: { name: base.name, commit: base.commit, is_ahead: base.isAhead, errors_in: base.errorsIn },
    bundles: bundles.map(({ inBase, changes, live, ...owner }) => ({
      ...ownerJson(owner),
      in_base: inBase,
      changes: changes.map(({ change, origin, edit, own }) => ({
        verb: change.verb,
        object: change.object,
        key: change.key,
        origin,
        part: whole.has(change) ? null : toPlanChange(change),
        edit: edit === null ? null : toPlanChange(edit),
        own: own === null ? null : toPlanChange(own),
      })),
      live: live.map((change) => toPlanChange(change)),
    })),
    dropped: dropped.map(({ deployment, kind }) => ({ deployment, ...ownerKinds[kind] })),
  };
}
