import { expiryPlaces, placeKey } from '../../files/lint/expiry.ts';
import { lintRulesetSpelling } from '../../files/lint/names.ts';
import type { Target } from '../../apply/context.ts';
import { isSameBundle, objectsOf, bundleKinds } from '../../domain/bundle.ts';
import type { DryRun } from '../../domain/dry-run.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { type Approval, withApproval } from '../../domain/guards.ts';
import {
  type Outcome,
  type DeploymentFailure,
  type PlanExplanations,
  testAndRuleResultsOf,
  type Override,
} from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import {
  type LocatedProblem,
  hasErrors,
  type Locate,
  nowhere,
  type Position,
  type Problem,
} from '../../domain/problem.ts';
import type { RuleFailure } from '../../domain/rules.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import type { BaseTests } from '../../domain/policy-tests.ts';
import { lintVocabulary, isOfflineGuess } from '../../files/lint/lint.ts';
import { openDocuments } from '../../files/locate.ts';

import { refuseUnexpectedDiff } from '../../plan/unexpected-diff.ts';
import { guardPlan } from '../../plan/guards.ts';
import { rejectionProblems, makePlan, planBundle } from '../../plan/plan.ts';
import { hasSeveralDeployments } from '../../report/words/names.ts';
import { renamesOf } from '../../plan/renames.ts';
import { type WithheldBundle, splitByKnownNames } from '../../review/pull-request/fork-names.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type LoadedSelection, loadAndLint } from './load.ts';
import { invalidOutcome, locateAndSort } from './problems.ts';
import { dryRunDeployments, type TargetDryRun } from './targets.ts';
import { refusePartialBundles, hasAllFiles } from './whole-bundles.ts';

/** The options of every command that plans: preview, apply, drift and pull. */
export type PlanOptions = FileSelection & {
  readonly approval: Approval;
  /** The commit whose tests must hold for the files. */
  readonly testSource?: Source | null;
  /** Whether the live state is read ahead, for a later step. */
  readonly readsLive?: boolean;
  /** Whether the others are still previewed if some deployments fail. If not, the first failure is thrown. */
  readonly allowsFailedDeployments?: boolean;
};

/** An outcome, with the files and targets it was made from. */
export type Previewed = {
  readonly outcome: Outcome;
  readonly files: LoadedSelection;
  readonly targets: readonly Target[];
  /** Bundles of a fork that were not sent to the platform. They are in neither the plan nor the targets. */
  readonly withheld: readonly WithheldBundle[];
  /** Deployments that could not be found, or refused a dry run. Their bundles are in neither the plan nor the targets. */
  readonly failedDeployments: readonly DeploymentFailure[];
};

/** Loads and checks the files, dry-runs every bundle, and plans the changes. Throws UsageError, PlatformError. */
export async function previewFiles(options: PlanOptions, runtime: Runtime): Promise<Previewed> {
  const { files, problems } = await loadAndLint(options, runtime);
  if (hasErrors(problems)) {
    const outcome = await invalidOutcome(files, problems);
    return { outcome, files, targets: [], withheld: [], failedDeployments: [] };
  }
  await refusePartialBundles(files);
  const { requested, withheld } = separateWithheldBundles(files, options);
  const { targets, dryRuns, failedDeployments } = await dryRunDeployments({ ...files, bundles: requested }, runtime, {
    check: lintVocabulary,
    readsLive: options.readsLive === true,
    stopsAtFailure: options.allowsFailedDeployments !== true,
  });
  // The dry runs have decided what could only be guessed offline.
  const certainProblems = problems.filter((problem) => !isOfflineGuess(problem));
  const tests = await runTestsOfBase(options, files);
  const outcome = await makePreviewOutcome(
    { ...files, problems: certainProblems },
    dryRuns,
    options.approval,
    tests,
    runtime,
  );
  return { outcome, files, targets, withheld, failedDeployments };
}

/** Separates the bundles of a fork that name what its base does not. They are not sent to the platform, whose answer would appear in a public comment. */
function separateWithheldBundles(
  { bundles }: LoadedSelection,
  { knownBundles }: FileSelection,
): ReturnType<typeof splitByKnownNames> {
  return knownBundles === undefined ? { requested: bundles, withheld: [] } : splitByKnownNames(bundles, knownBundles);
}

/** Runs the tests of the base on the files; null without a base. The code that proves tests is loaded only if needed. */
async function runTestsOfBase({ testSource }: PlanOptions, files: LoadedSelection): Promise<BaseTests | null> {
  if (testSource === undefined || testSource === null) return null;
  const { runBaseTests } = await import('../base/tests-of-base.ts');
  return runBaseTests(testSource, files);
}

/** Makes the outcome of a preview from the dry runs and the problems of the files. Throws PlatformError if a dry run does not fit what was sent. */
async function makePreviewOutcome(
  files: LoadedSelection,
  dryRuns: readonly TargetDryRun[],
  approval: Approval,
  tests: BaseTests | null,
  runtime: Runtime,
): Promise<Outcome> {
  const accepted = dryRuns.filter(isAccepted);
  for (const { target, dryRun } of accepted) refuseUnexpectedDiff(target.bundle, target.deployment, dryRun);
  const spellingProblems = accepted.flatMap(({ target, dryRun }) =>
    lintRulesetSpelling(target.bundle, liveRulesets(dryRun)),
  );
  if (spellingProblems.length > 0) return invalidOutcome(files, [...files.problems, ...spellingProblems]);
  const { locate } = openDocuments(files.selection.source);
  const plan = makePlan(
    accepted.map(({ target, dryRun }) => planBundle(target.bundle, target.deployment, dryRun, locate)),
  );
  const rejections = findRejections(dryRuns);
  if (rejections.length > 0) return rejectedOutcome(files, rejections, { plan, ...findOverrides(accepted, locate) });
  const limits = withApproval(files.settings.guards, approval);
  const { failures, warnings } = await evaluateRules(plan, files.settings, runtime);
  const explanations: PlanExplanations = {
    ...(tests === null ? {} : { tests }),
    ...(failures.length === 0 ? {} : { brokenRules: failures }),
  };
  const problems = await locateAndSort(files.selection.source, files.problems);
  // A bundle that was withheld is not in the plan, but the files declare it.
  const isComplete = hasAllFiles(files) && dryRuns.length === files.bundles.length;
  return {
    kind: hasChanges(plan) ? 'changes' : 'no-changes',
    plan,
    problems: [...withoutSlugWarningsOfRenames(problems, plan), ...warnings],
    guards: guardPlan(plan, limits, testAndRuleResultsOf(explanations)),
    ...explanations,
    ...findOverrides(dryRuns, locate),
    ...countUnmanagedObjects(dryRuns),
    ...(isComplete ? { undeclared: findUndeclaredBundles(plan) } : {}),
  };
}

const hasChanges = ({ bundles }: Plan): boolean => bundles.some(({ changes }) => changes.length > 0);

const isAccepted = ({ problems, dryRun }: TargetDryRun): boolean =>
  !hasErrors(problems) && dryRun.rejections.length === 0;

/** The problems of the bundles that are not accepted: errors by the platform's vocabulary, else the platform's rejections. */
function findRejections(dryRuns: readonly TargetDryRun[]): readonly Problem[] {
  const hasSeveral = hasSeveralDeployments(dryRuns.map(({ target }) => target));
  return dryRuns
    .filter((result) => !isAccepted(result))
    .flatMap(({ target: { bundle, deployment }, dryRun, problems }) => {
      if (hasErrors(problems)) return problems;
      return rejectionProblems(bundle, dryRun.rejections, hasSeveral ? deployment.slug : null);
    });
}

/** The outcome if the platform rejects bundles. The changes of the others are shown beside. */
async function rejectedOutcome(
  { selection, problems }: LoadedSelection,
  rejections: readonly Problem[],
  { plan, ...overrides }: { readonly plan: Plan } & Pick<PlanExplanations, 'overrides'>,
): Promise<Outcome> {
  const located = await locateAndSort(selection.source, [...problems, ...rejections]);
  if (!hasChanges(plan)) return { kind: 'invalid', problems: located };
  return { kind: 'invalid', problems: located, accepted: plan, ...overrides };
}

/** Judges a plan by the rules of the config. The code that evaluates them is loaded only for a config with rules. */
export async function evaluateRules(
  plan: Plan,
  settings: Settings,
  runtime: Runtime,
): Promise<{ readonly failures: readonly RuleFailure[]; readonly warnings: readonly LocatedProblem[] }> {
  if (settings.rules.length === 0) return { failures: [], warnings: [] };
  const { evaluateRulesOfConfig, ruleWarnings } = await import('./rules.ts');
  const failures = evaluateRulesOfConfig(plan, settings, runtime);
  return { failures, warnings: ruleWarnings(failures) };
}

/**
 * Makes a preview invalid if a bundle that changes has an entry that has expired, so that an expired exception is not kept in effect unnoticed. In bundles
 * that do not change, in saved plans, and for `drift` and `pull`, an expired entry is only a warning.
 */
export function rejectExpiredInChangedBundles(previewed: Previewed): Previewed {
  const { outcome, targets } = previewed;
  if (outcome.kind !== 'changes') return previewed;
  const changedBundles = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0);
  const places = new Set(
    targets
      .filter(({ bundle: { kind }, deployment }) =>
        changedBundles.some((changedBundle) => isSameBundle(changedBundle, { kind, deployment })),
      )
      .flatMap(({ bundle }) => [...expiryPlaces(bundle)]),
  );
  const problems = outcome.problems.map((located): LocatedProblem => {
    const isInChangedBundle = located.problem.code === 'expired' && places.has(placeKey(located.problem.at));
    return isInChangedBundle ? { ...located, problem: { ...located.problem, severity: 'error' } } : located;
  });
  const isRejected = problems.some(({ problem }) => problem.severity === 'error');
  return isRejected ? { ...previewed, outcome: { kind: 'invalid', problems } } : previewed;
}

/** How many objects of each bundle the config leaves unmanaged; {} if none. */
function countUnmanagedObjects(dryRuns: readonly TargetDryRun[]): Pick<PlanExplanations, 'unmanagedObjects'> {
  const unmanagedObjects = dryRuns.flatMap(
    ({ target: { bundle, deployment }, dryRun: { unmanagedObjects: count = 0 } }) =>
      count === 0 ? [] : [{ deployment, kind: bundle.kind, count }],
  );
  return unmanagedObjects.length === 0 ? {} : { unmanagedObjects };
}

/** The objects of a deployment's own files that replace shared ones; {} if none. */
function findOverrides(dryRuns: readonly TargetDryRun[], locate: Locate): Pick<PlanExplanations, 'overrides'> {
  const overrides = dryRuns.flatMap(({ target: { bundle, deployment } }) => {
    const replaced = objectsOf(bundle).filter(({ id }) => bundle.overrides.has(id));
    const places = replaced.map(({ id }) => [bundle.origins.get(id) ?? nowhere, bundle.overrides.get(id) ?? nowhere]);
    const positions = locate(places.flat());
    return replaced.flatMap(({ object }, index): Override[] => {
      const [at, overridden] = positions.slice(2 * index);
      return at && overridden ? [{ deployment, kind: bundle.kind, object, at, overridden }] : [];
    });
  });
  return overrides.length === 0 ? {} : { overrides };
}

/** The live rulesets of a detection bundle. They are known only if the dry run reports a change of a list. */
function liveRulesets({ entries }: DryRun): readonly string[] {
  const rulesets = entries.find(({ object }) => object === 'DetectionPolicy')?.before?.['rulesets'];
  return Array.isArray(rulesets) ? rulesets.map(String) : [];
}

/** Bundles of the plan's deployments that no file declares. */
export function findUndeclaredBundles({ bundles }: Plan): NonNullable<PlanExplanations['undeclared']> {
  const deployments = new Map(bundles.map(({ deployment }) => [deployment.id, deployment]));
  return [...deployments.values()].flatMap((deployment) =>
    bundleKinds
      .filter((kind) => !bundles.some((bundle) => bundle.kind === kind && bundle.deployment.id === deployment.id))
      .map((kind) => ({ deployment, kind })),
  );
}

/** Drops the warnings about missing slugs of renamed policies: the message about the rename names the old slug, the warning one made from the new name. */
function withoutSlugWarningsOfRenames(problems: readonly LocatedProblem[], plan: Plan): LocatedProblem[] {
  const renamed = new Set(
    plan.bundles.flatMap((bundle) => [...renamesOf(bundle).values()].map(({ at }) => lineKey(at))),
  );
  return problems.filter(
    ({ problem, position }) => problem.code !== 'missing-slug' || position === null || !renamed.has(lineKey(position)),
  );
}

const lineKey = ({ file, line }: Position): string => `${file}:${String(line)}`;
