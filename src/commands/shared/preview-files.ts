import { expiryPlaces, placeKey } from '../../files/lint/expiry.ts';
import { lintRulesetSpelling } from '../../files/lint/names.ts';
import type { Target } from '../../apply/context.ts';
import { isSameBundle, objectsOf, bundleKinds } from '../../domain/bundle.ts';
import type { DryRun } from '../../domain/dry-run.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { type Approval, withApproval } from '../../domain/guards.ts';
import {
  type Outcome,
  type Unanswered,
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
import { type LoadedSelection, loadAndCheck } from './load.ts';
import { invalidOutcome, locateAndSort } from './problems.ts';
import { askDeployments, type PreviewedTarget } from './targets.ts';
import { refusePartialBundles, hasAllFiles } from './whole-bundles.ts';

/** What a plan is made of: of a preview, of an apply, or to compare the platform with the files. */
export type PlanOptions = FileSelection & {
  readonly approval: Approval;
  /** The commit whose tests must hold for the files. */
  readonly testSource?: Source | null;
  /** Whether the live state is read ahead, for a later step. */
  readonly readsLive?: boolean;
  /** Whether the other deployments are previewed if some cannot be asked; else the first failure is thrown. */
  readonly allowsUnanswered?: boolean;
};

/** An outcome, with the files and targets it was made from. */
export type Previewed = {
  readonly outcome: Outcome;
  readonly files: LoadedSelection;
  readonly targets: readonly Target[];
  /** Bundles of a fork that the platform was not asked for. They are in neither the plan nor the targets. */
  readonly withheld: readonly WithheldBundle[];
  /** Deployments that could not be asked. Their bundles are in neither the plan nor the targets. */
  readonly unanswered: readonly Unanswered[];
};

/** Loads and checks the files, dry-runs every bundle, and plans the changes. Throws UsageError, PlatformError. */
export async function previewFiles(options: PlanOptions, runtime: Runtime): Promise<Previewed> {
  const { files, problems } = await loadAndCheck(options, runtime);
  if (hasErrors(problems)) {
    const outcome = await invalidOutcome(files, problems);
    return { outcome, files, targets: [], withheld: [], unanswered: [] };
  }
  await refusePartialBundles(files);
  const { requested, withheld } = withoutWithheldBundles(files, options);
  const { targets, answers, unanswered } = await askDeployments({ ...files, bundles: requested }, runtime, {
    check: lintVocabulary,
    readsLive: options.readsLive === true,
    stopsAtFailure: options.allowsUnanswered !== true,
  });
  // What was only guessed offline, the platform has answered now.
  const certainProblems = problems.filter((problem) => !isOfflineGuess(problem));
  const tests = await runTestsOfBase(options, files);
  const checked = { ...files, problems: certainProblems };
  const outcome = await toPreviewOutcome(checked, answers, options.approval, tests, runtime);
  return { outcome, files, targets, withheld, unanswered };
}

/** Separates the bundles of a fork that name what the base does not, since the platform must not be asked for those. */
function withoutWithheldBundles(
  { bundles }: LoadedSelection,
  { knownBundles }: FileSelection,
): ReturnType<typeof splitByKnownNames> {
  return knownBundles === undefined ? { requested: bundles, withheld: [] } : splitByKnownNames(bundles, knownBundles);
}

/** The code that proves tests is loaded only for a run with a base. */
async function runTestsOfBase({ testSource }: PlanOptions, files: LoadedSelection): Promise<BaseTests | null> {
  if (testSource === undefined || testSource === null) return null;
  const { runBaseTests } = await import('../base/tests-of-base.ts');
  return runBaseTests(testSource, files);
}

/** Combines the platform's answers with the problems of the files. Throws PlatformError if an answer does not fit what was sent. */
async function toPreviewOutcome(
  files: LoadedSelection,
  answers: readonly PreviewedTarget[],
  approval: Approval,
  tests: BaseTests | null,
  runtime: Runtime,
): Promise<Outcome> {
  const accepted = answers.filter(isAccepted);
  for (const { target, preview } of accepted) refuseUnexpectedDiff(target.bundle, target.deployment, preview);
  const misspelled = accepted.flatMap(({ target, preview }) =>
    lintRulesetSpelling(target.bundle, liveRulesets(preview)),
  );
  if (misspelled.length > 0) return invalidOutcome(files, [...files.problems, ...misspelled]);
  const { locate } = openDocuments(files.selection.source);
  const plan = makePlan(
    accepted.map(({ target, preview }) => planBundle(target.bundle, target.deployment, preview, locate)),
  );
  const rejections = findRejections(answers);
  if (rejections.length > 0) return rejectedOutcome(files, rejections, { plan, ...findOverrides(accepted, locate) });
  const limits = withApproval(files.settings.guards, approval);
  const { failures, warnings } = await evaluateRules(plan, files.settings, runtime);
  const verdicts: PlanExplanations = {
    ...(tests === null ? {} : { tests }),
    ...(failures.length === 0 ? {} : { brokenRules: failures }),
  };
  const problems = await locateAndSort(files.selection.source, files.problems);
  // A bundle that was withheld is not in the plan, but the files declare it.
  const isComplete = hasAllFiles(files) && answers.length === files.bundles.length;
  return {
    kind: hasChanges(plan) ? 'changes' : 'no-changes',
    plan,
    problems: [...withoutSlugWarningsOfRenames(problems, plan), ...warnings],
    guards: guardPlan(plan, limits, testAndRuleResultsOf(verdicts)),
    ...verdicts,
    ...findOverrides(answers, locate),
    ...countUnmanagedObjects(answers),
    ...(isComplete ? { unmanaged: unmanagedBundles(plan) } : {}),
  };
}

const hasChanges = ({ bundles }: Plan): boolean => bundles.some(({ changes }) => changes.length > 0);

const isAccepted = ({ problems, preview }: PreviewedTarget): boolean =>
  !hasErrors(problems) && preview.rejections.length === 0;

/** The problems of the bundles that are not accepted: errors by the platform's vocabulary, else the platform's rejections. */
function findRejections(answers: readonly PreviewedTarget[]): readonly Problem[] {
  const isSeveral = hasSeveralDeployments(answers.map(({ target }) => target));
  return answers
    .filter((answer) => !isAccepted(answer))
    .flatMap(({ target: { bundle, deployment }, preview, problems }) => {
      if (hasErrors(problems)) return problems;
      return rejectionProblems(bundle, preview.rejections, isSeveral ? deployment.slug : null);
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
export function rejectChangesOfExpired(previewed: Previewed): Previewed {
  const { outcome, targets } = previewed;
  if (outcome.kind !== 'changes') return previewed;
  const changed = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0);
  const places = new Set(
    targets
      .filter(({ bundle: { kind }, deployment }) => changed.some((one) => isSameBundle(one, { kind, deployment })))
      .flatMap(({ bundle }) => [...expiryPlaces(bundle)]),
  );
  const problems = outcome.problems.map((one): LocatedProblem => {
    const isInChangedBundle = one.problem.code === 'expired' && places.has(placeKey(one.problem.at));
    return isInChangedBundle ? { ...one, problem: { ...one.problem, severity: 'error' } } : one;
  });
  const isRejected = problems.some(({ problem }) => problem.severity === 'error');
  return isRejected ? { ...previewed, outcome: { kind: 'invalid', problems } } : previewed;
}

/** How many objects of each bundle the config leaves unmanaged; {} if none. */
function countUnmanagedObjects(answers: readonly PreviewedTarget[]): Pick<PlanExplanations, 'unmanagedObjects'> {
  const unmanagedObjects = answers.flatMap(
    ({ target: { bundle, deployment }, preview: { unmanagedObjects: count = 0 } }) =>
      count === 0 ? [] : [{ deployment, kind: bundle.kind, count }],
  );
  return unmanagedObjects.length === 0 ? {} : { unmanagedObjects };
}

/** The objects of a deployment's own files that replace shared ones; {} if none. */
function findOverrides(answers: readonly PreviewedTarget[], locate: Locate): Pick<PlanExplanations, 'overrides'> {
  const overrides = answers.flatMap(({ target: { bundle, deployment } }) => {
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
export function unmanagedBundles({ bundles }: Plan): NonNullable<PlanExplanations['unmanaged']> {
  const deployments = new Map(bundles.map(({ deployment }) => [deployment.id, deployment]));
  return [...deployments.values()].flatMap((deployment) =>
    bundleKinds
      .filter((kind) => !bundles.some((one) => one.kind === kind && one.deployment.id === deployment.id))
      .map((kind) => ({ deployment, kind })),
  );
}

/** When a rename loses a policy's identity, the message names the old slug, not the one derived from the new name. */
function withoutSlugWarningsOfRenames(problems: readonly LocatedProblem[], plan: Plan): LocatedProblem[] {
  const renamed = new Set(
    plan.bundles.flatMap((bundle) => [...renamesOf(bundle).values()].map(({ at }) => lineKey(at))),
  );
  return problems.filter(
    ({ problem, position }) => problem.code !== 'missing-slug' || position === null || !renamed.has(lineKey(position)),
  );
}

const lineKey = ({ file, line }: Position): string => `${file}:${String(line)}`;
