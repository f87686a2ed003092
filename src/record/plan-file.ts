import { isSameBundle } from '../domain/bundle.ts';
import type { LabelConsent } from '../domain/consent.ts';
import type { AppliedBundle, Explained, Outcome } from '../domain/outcome.ts';
import type { BundleResult, Guard, Plan, PlannedBundle } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';
import { renamesOf } from '../domain/renames.ts';
import type { LocatedProblem, Problem } from '../domain/problem.ts';
import { toPlanChange } from './plan-change.ts';
import { toPlanImpact } from './plan-impact.ts';
import { toPlanTriangulation } from './plan-triangulation.ts';
import type { PlanBundle, PlanConsent, PlanError, PlanFile, PlanGuard, PlanProblem } from '../generated/types.ts';

/** What a plan file says of the run that wrote it. */
export type Run = {
  /** Name and version of the program. */
  readonly tool: string;
  readonly command: PlanFile['command'];
  readonly platform: string | null;
  /** Path of the config that the run went by; null for none. */
  readonly config: string | null;
  says(problem: Problem): { readonly says: string; readonly fix: string };
  /** Signed records of the plan, whole lines; none outside a pull request. */
  readonly records?: readonly string[];
};

/** Digest of a plan of no bundles, for runs that made none. A test holds it to what the planner computes. */
const digestOfNothing = 'sha256:3f2535749df26c07ed0f06a26c6a7e7ee0b9e140f036c1e16a92e99c0f749543';

const nothing: Plan = {
  bundles: [],
  digest: digestOfNothing,
  summary: { creates: 0, updates: 0, deletes: 0, effect: 'neutral' },
};

/** An outcome as the versioned shape that scripts rely on, written field by field: what is not named here never gets out. */
export function toPlanFile(outcome: Outcome, run: Run): PlanFile {
  const plan = ('plan' in outcome ? outcome.plan : null) ?? nothing;
  const results = 'results' in outcome ? outcome.results : [];
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
    bundles: plan.bundles.map((bundle) => toBundle(bundle, resultOf(bundle, results))),
    problems: outcome.problems.map((problem) => toProblem(problem, run)),
    guards: 'guards' in outcome ? outcome.guards.map(toGuard) : [],
    ...('consent' in outcome ? toConsents(outcome.consent) : {}),
    ...toExplained(outcome, plan),
    error: outcome.kind === 'failed' ? toError(outcome.error) : null,
    records: [...(run.records ?? [])],
  };
}

function toExplained(outcome: Outcome, plan: Plan): Pick<PlanFile, 'impact' | 'triangulation'> {
  const { impact, triangulation }: Explained = 'guards' in outcome ? outcome : {};
  return {
    ...(impact === undefined ? {} : { impact: toPlanImpact(impact, kinds) }),
    ...(triangulation === undefined ? {} : { triangulation: toPlanTriangulation(triangulation, plan, kinds) }),
  };
}

function resultOf(planned: PlannedBundle, results: readonly AppliedBundle[]): BundleResult | null {
  return results.find(({ bundle }) => isSameBundle(bundle, planned))?.outcome ?? null;
}

function toBundle(bundle: PlannedBundle, result: BundleResult | null): PlanBundle {
  const renames = renamesOf(bundle);
  return {
    deployment: { id: bundle.deployment.id, slug: bundle.deployment.slug },
    ...kinds[bundle.kind],
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

const kinds = {
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

function toProblem({ problem, position }: LocatedProblem, run: Run): PlanProblem {
  const { says, fix } = run.says(problem);
  const { severity, code } = problem;
  const { file, line, column } = position ?? { file: null, line: null, column: null };
  return { severity, code, message: says, fix, file, line, column };
}

const toGuard = ({ guard, message, consent }: Guard): PlanGuard => ({ guard, message, consent });

/** What somebody said yes to is not among the guards any more. */
function toConsents({ label, answers }: LabelConsent): Pick<PlanFile, 'consents'> {
  const consents = [...answers].flatMap(([deployment, answer]): PlanConsent[] =>
    answer.kind === 'given' ? [{ deployment, by: answer.by, label, guards: [...answer.guards] }] : [],
  );
  return consents.length === 0 ? {} : { consents };
}

function toError(error: Error): PlanError {
  const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
  return { message: error.message, hint, status, code, request_id: requestId };
}
