import { expiryPlaces, placeKey } from '../../files/lint/expiry.ts';
import { lintRulesetSpelling } from '../../files/lint/names.ts';
import type { Target } from '../../apply/context.ts';
import { isSameBundle, objectsOf, bundleKinds } from '../../domain/bundle.ts';
import type { DryRun } from '../../domain/dry-run.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { type Approval, withApproval, type GuardLimits } from '../../domain/guards.ts';
import { type Outcome, type Unanswered, type Explained, verdictsOf, type Override } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import { type LocatedProblem, hasErrors, type Locate, nowhere, type Position } from '../../domain/problem.ts';
import type { RuleFailure } from '../../domain/rules.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import type { BaseTests } from '../../domain/tests.ts';
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

/**
 * A review of a bundle that changes is refused while an entry of it has expired, so that nobody renews an exception without a word. Everything else
 * goes on with a warning: other bundles, what was reviewed before, `drift` and `pull`.
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
    const isRefused = one.problem.code === 'expired' && places.has(placeKey(one.problem.at));
    return isRefused ? { ...one, problem: { ...one.problem, severity: 'error' } } : one;
  });
  const isRefused = problems.some(({ problem }) => problem.severity === 'error');
  return isRefused ? { ...previewed, outcome: { kind: 'invalid', problems } } : previewed;
}

/** Loads and checks the files, dry-runs every bundle, and plans the changes. Throws UsageError, PlatformError. */
export async function previewFiles(options: PlanOptions, runtime: Runtime): Promise<Previewed> {
  const { files, problems } = await loadAndCheck(options, runtime);
  if (hasErrors(problems))
    return { outcome: await invalidOutcome(files, problems), files, targets: [], withheld: [], unanswered: [] };
  await refusePartialBundles(files);
  const { requested: bundles, withheld } = withoutWithheldBundles(files, options);
  const selected = { ...files, bundles };
  const { targets, answers, unanswered } = await askDeployments(selected, runtime, {
    check: lintVocabulary,
    readsLive: options.readsLive === true,
    stopsAtFailure: options.allowsUnanswered !== true,
  });
  const limits = withApproval(files.settings.guards, options.approval);
  const certainProblems = problems.filter((problem) => !isOfflineGuess(problem));
  return {
    outcome: await toPreviewOutcome(
      { ...files, problems: certainProblems },
      answers,
      limits,
      runtime,
      await runTestsOfBase(options, files),
    ),
    files,
    targets,
    withheld,
    unanswered,
  };
}

/** The code that proves tests is loaded only for a run with a base. */
async function runTestsOfBase({ testSource }: PlanOptions, files: LoadedSelection): Promise<BaseTests | null> {
  if (testSource === undefined || testSource === null) return null;
  const { runBaseTests } = await import('../base/tests-of-base.ts');
  return runBaseTests(testSource, files);
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

/** The bundles that the platform may be asked for: of a fork not all. */
function withoutWithheldBundles(
  { bundles }: LoadedSelection,
  { knownBundles }: FileSelection,
): ReturnType<typeof splitByKnownNames> {
  return knownBundles === undefined ? { requested: bundles, withheld: [] } : splitByKnownNames(bundles, knownBundles);
}

/** Combines the platform's answers with the problems of the files. Throws PlatformError if an answer does not fit what was sent. */
async function toPreviewOutcome(
  files: LoadedSelection,
  answers: readonly PreviewedTarget[],
  limits: GuardLimits,
  runtime: Runtime,
  tests: BaseTests | null,
): Promise<Outcome> {
  const { problems } = files;
  const { source } = files.selection;
  const isAccepted = ({ problems: unknown, preview: answer }: PreviewedTarget): boolean =>
    !hasErrors(unknown) && answer.rejections.length === 0;
  const accepted = answers.filter(isAccepted);
  const isSeveral = hasSeveralDeployments(answers.map(({ target }) => target));
  const rejected = answers
    .filter((one) => !isAccepted(one))
    .flatMap(({ target, preview: answer, problems: unknown }) =>
      hasErrors(unknown)
        ? unknown
        : rejectionProblems(target.bundle, answer.rejections, isSeveral ? target.deployment.slug : null),
    );
  for (const { target, preview: answer } of accepted) refuseUnexpectedDiff(target.bundle, target.deployment, answer);
  const misspelled = accepted.flatMap(({ target, preview: answer }) =>
    lintRulesetSpelling(target.bundle, liveRulesets(answer)),
  );
  if (misspelled.length > 0) return invalidOutcome(files, [...problems, ...misspelled]);
  const { locate } = openDocuments(source);
  const plan = makePlan(
    accepted.map(({ target, preview: answer }) => planBundle(target.bundle, target.deployment, answer, locate)),
  );
  if (rejected.length > 0) {
    const all = await locateAndSort(source, [...problems, ...rejected]);
    const isChanged = plan.bundles.some(({ changes }) => changes.length > 0);
    return {
      kind: 'invalid',
      problems: all,
      ...(isChanged && { accepted: plan, ...findOverrides(accepted, locate) }),
    };
  }
  const changed = plan.bundles.some((bundle) => bundle.changes.length > 0);
  const { failures, warnings } = await evaluateRules(plan, files.settings, runtime);
  const explained: Explained = {
    ...(tests === null ? {} : { tests }),
    ...(failures.length === 0 ? {} : { brokenRules: failures }),
  };
  return {
    kind: changed ? 'changes' : 'no-changes',
    plan,
    problems: [...withoutSlugWarningsOfRenames(await locateAndSort(source, problems), plan), ...warnings],
    guards: guardPlan(plan, limits, verdictsOf(explained)),
    ...explained,
    ...findOverrides(answers, locate),
    ...countUnmanagedObjects(answers),
    // What a fork may not ask for is no part of the plan, but declared.
    ...(hasAllFiles(files) && answers.length === files.bundles.length ? { unmanaged: unmanagedBundles(plan) } : {}),
  };
}

/** How many objects each bundle leaves alone; nothing without any. */
function countUnmanagedObjects(answers: readonly PreviewedTarget[]): Pick<Explained, 'unmanagedObjects'> {
  const unmanagedObjects = answers.flatMap(
    ({ target: { bundle, deployment }, preview: { unmanagedObjects: count = 0 } }) =>
      count === 0 ? [] : [{ deployment, kind: bundle.kind, count }],
  );
  return unmanagedObjects.length === 0 ? {} : { unmanagedObjects };
}

/** The objects of own files that replace shared ones; nothing without any. */
function findOverrides(answers: readonly PreviewedTarget[], locate: Locate): Pick<Explained, 'overrides'> {
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

/** The rulesets of a detection bundle on the platform, as far as the dry run tells them: if a list of the bundle changes. */
function liveRulesets({ entries }: DryRun): readonly string[] {
  const rulesets = entries.find(({ object }) => object === 'DetectionPolicy')?.before?.['rulesets'];
  return Array.isArray(rulesets) ? rulesets.map(String) : [];
}

/** Bundles of the plan's deployments that no file declares. */
export function unmanagedBundles({ bundles }: Plan): NonNullable<Explained['unmanaged']> {
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
