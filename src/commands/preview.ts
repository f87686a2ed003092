import { bundleKinds, type Deployment, objectsOf, isSameBundle } from '../domain/bundle.ts';
import type { DroppedBundle, ThreeWayDiff } from '../domain/drift.ts';
import type { Impact, ImpactBudget } from '../domain/impact.ts';
import type { Plan } from '../domain/plan.ts';
import type { DryRun } from '../domain/dry-run.ts';
import { hasErrors, type Locate, type LocatedProblem, nowhere, type Position } from '../domain/problem.ts';
import { type Approval, type GuardLimits, isVerdict, withApproval } from '../domain/guards.ts';
import { expiryPlaces, placeKey } from '../files/lint/expiry.ts';
import { isOfflineGuess, lintVocabulary } from '../files/lint/lint.ts';
import type { ImpactSources } from '../impact/platform-reader.ts';
import { openDocuments } from '../files/locate.ts';
import { misspelledRulesets } from '../files/lint/names.ts';
import { refuseUnexpectedDiff } from '../plan/expected.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan, planBundle, rejectionProblems } from '../plan/plan.ts';
import type { WebApi } from '../platform/web-api.ts';
import { type WithheldBundle, withholdNewNames } from '../review/fork-names.ts';
import { repositoryRoot } from '../runtime/repository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { BaseCommit } from './base.ts';
import { configOf, settingsOfBase } from './config-scope.ts';
import { check, load, type Loaded } from './load.ts';
import { invalid, located } from './problems.ts';
import type { FileSelection } from '../domain/file-selection.ts';
import type { Source } from '../domain/source.ts';
import type { BaseTests } from '../domain/tests.ts';
import { isWhole, refusePartialBundles } from './whole-bundles.ts';
import { askDeployments, type PreviewedTarget } from './targets.ts';
import { type Explained, type Outcome, type Override, type Unanswered, verdictsOf } from '../domain/outcome.ts';
import type { RuleFailure } from '../domain/rules.ts';
import { configName, type Settings } from '../domain/settings.ts';
import { renamesOf } from '../plan/renames.ts';
import type { Target } from '../apply/check.ts';

/** What a plan is made of: of a preview, of an apply, or to compare the platform with the files. */
export type PlanOptions = FileSelection & {
  readonly approval: Approval;
  /** The commit whose tests must hold for the files. */
  readonly testsOf?: Source | null;
  /** Whether the live state is read ahead, for a later step. */
  readonly readsLive?: boolean;
  /** Whether the other deployments are previewed if some cannot be asked; else the first failure is thrown. */
  readonly allowsUnanswered?: boolean;
};

/** Optional explanations of the changes; null for none. */
export type ExplainOptions = {
  /** The commit that the change starts from. */
  readonly base: BaseCommit | null;
  readonly limits: ImpactBudget | null;
};

/** The options of `preview`. */
export type PreviewOptions = PlanOptions &
  ExplainOptions & {
    /** Whether a change that a guard stops ends the preview as one that needs approval. */
    readonly failsOnGuards?: boolean;
  };

/** An outcome, with the files and targets it was made from. */
export type Previewed = {
  readonly outcome: Outcome;
  readonly files: Loaded;
  readonly targets: readonly Target[];
  /** Bundles of a fork that the platform was not asked for. They are in neither the plan nor the targets. */
  readonly withheld: readonly WithheldBundle[];
  /** Deployments that could not be asked. Their bundles are in neither the plan nor the targets. */
  readonly unanswered: readonly Unanswered[];
};

/** Shows what applying these files would change, and changes nothing. Throws UsageError when the base cannot be read. */
export async function preview(options: PreviewOptions, runtime: Runtime): Promise<Outcome> {
  const { base, failsOnGuards = false } = options;
  const planOptions = base === null ? options : await underBaseRules(base, options);
  const previewed = refuseExpired(await previewFiles(planOptions, runtime));
  const whole = base === null ? await withDropped(previewed, runtime) : previewed;
  return needingApproval(await explain(whole, options, runtime), failsOnGuards);
}

/** As on a pull request, a change must not loosen the guards and tests that judge it: those of its base count. */
async function underBaseRules({ git, name }: BaseCommit, options: PreviewOptions): Promise<PlanOptions> {
  const { namedCommit } = await import('./past-files.ts');
  const testsOf = namedCommit(git, name).open();
  const config = configOf(options) ?? configName;
  const hasOwn = options.source.kind(config) === 'file';
  return { ...options, testsOf, baseSettings: await settingsOfBase({ source: testsOf, name }, config, hasOwn) };
}

/** A broken test or rule needs approval while it can still be fixed. */
function needingApproval(outcome: Outcome, failsOnGuards: boolean): Outcome {
  const isStopped =
    outcome.kind === 'changes' && (failsOnGuards ? outcome.guards.length > 0 : outcome.guards.some(isVerdict));
  return isStopped ? { ...outcome, kind: 'needs-approval' } : outcome;
}

/**
 * A review of a bundle that changes is refused while an entry of it has expired, so that nobody renews an exception without a word. Everything else
 * goes on with a warning: other bundles, what was reviewed before, `drift` and `pull`.
 */
export function refuseExpired(previewed: Previewed): Previewed {
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
  const files = await load(options, runtime);
  const problems = check(files, runtime);
  if (hasErrors(problems))
    return { outcome: await invalid(files, problems), files, targets: [], withheld: [], unanswered: [] };
  await refusePartialBundles(files);
  const { requested: bundles, withheld } = bundlesToPreview(files, options);
  const selected = { ...files, bundles };
  const { targets, answers, unanswered } = await askDeployments(selected, runtime, {
    check: lintVocabulary,
    readsLive: options.readsLive === true,
    stopsAtFailure: options.allowsUnanswered !== true,
  });
  const limits = withApproval(files.settings.guards, options.approval);
  const certainProblems = problems.filter((problem) => !isOfflineGuess(problem));
  return {
    outcome: await outcomeOf(
      { ...files, problems: certainProblems },
      answers,
      limits,
      runtime,
      await testsOfBase(options, files),
    ),
    files,
    targets,
    withheld,
    unanswered,
  };
}

/** The code that proves tests is loaded only for a run with a base. */
async function testsOfBase({ testsOf }: PlanOptions, files: Loaded): Promise<BaseTests | null> {
  if (testsOf === undefined || testsOf === null) return null;
  const { runBaseTests } = await import('./base-tests.ts');
  return runBaseTests(testsOf, files);
}

/** Judges a plan by the rules of the config. The code that evaluates them is loaded only for a config with rules. */
export async function evaluateRules(
  plan: Plan,
  settings: Settings,
  runtime: Runtime,
): Promise<{ readonly failures: readonly RuleFailure[]; readonly warnings: readonly LocatedProblem[] }> {
  if (settings.rules.length === 0) return { failures: [], warnings: [] };
  const { evaluateAll, ruleWarnings } = await import('./rules.ts');
  const failures = evaluateAll(plan, settings, runtime);
  return { failures, warnings: ruleWarnings(failures) };
}

/** The bundles that the platform may be asked for: of a fork not all. */
function bundlesToPreview({ bundles }: Loaded, { knownBundles }: FileSelection): ReturnType<typeof withholdNewNames> {
  return knownBundles === undefined ? { requested: bundles, withheld: [] } : withholdNewNames(bundles, knownBundles);
}

/** Combines the platform's answers with the problems of the files. Throws PlatformError if an answer does not fit what was sent. */
async function outcomeOf(
  files: Loaded,
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
  const rejected = answers
    .filter((one) => !isAccepted(one))
    .flatMap(({ target, preview: answer, problems: unknown }) =>
      hasErrors(unknown) ? unknown : rejectionProblems(target.bundle, answer.rejections),
    );
  for (const { target, preview: answer } of accepted) refuseUnexpectedDiff(target.bundle, target.deployment, answer);
  const misspelled = accepted.flatMap(({ target, preview: answer }) =>
    misspelledRulesets(target.bundle, liveRulesets(answer)),
  );
  if (misspelled.length > 0) return invalid(files, [...problems, ...misspelled]);
  const { locate } = openDocuments(source);
  const plan = makePlan(
    accepted.map(({ target, preview: answer }) => planBundle(target.bundle, target.deployment, answer, locate)),
  );
  if (rejected.length > 0) {
    const all = await located(source, [...problems, ...rejected]);
    const isChanged = plan.bundles.some(({ changes }) => changes.length > 0);
    return { kind: 'invalid', problems: all, ...(isChanged && { accepted: plan }) };
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
    problems: [...withoutRenamed(await located(source, problems), plan), ...warnings],
    guards: guardPlan(plan, limits, verdictsOf(explained)),
    ...explained,
    ...overridesOf(answers, locate),
    ...unmanagedObjectsOf(answers),
    // What a fork may not ask for is no part of the plan, but declared.
    ...(isWhole(files) && answers.length === files.bundles.length ? { unmanaged: unmanagedOf(plan) } : {}),
  };
}

/** How many objects each bundle leaves alone; nothing without any. */
function unmanagedObjectsOf(answers: readonly PreviewedTarget[]): Pick<Explained, 'unmanagedObjects'> {
  const unmanagedObjects = answers.flatMap(
    ({ target: { bundle, deployment }, preview: { unmanagedObjects: count = 0 } }) =>
      count === 0 ? [] : [{ deployment, kind: bundle.kind, count }],
  );
  return unmanagedObjects.length === 0 ? {} : { unmanagedObjects };
}

/** The objects of own files that replace shared ones; nothing without any. */
function overridesOf(answers: readonly PreviewedTarget[], locate: Locate): Pick<Explained, 'overrides'> {
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

/**
 * Adds the origin of each change and its impact on open findings; both are loaded only on request. Refusals by the platform leave them out.
 * Throws UsageError when the base cannot be read.
 */
export async function explain(previewed: Previewed, options: ExplainOptions, runtime: Runtime): Promise<Outcome> {
  const { outcome } = previewed;
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes' && outcome.kind !== 'needs-approval') return outcome;
  const { base, limits } = options;
  const [threeWayDiff, impact] = await Promise.all([
    base && compareWith(base, outcome.plan, previewed, runtime),
    outcome.kind === 'no-changes' ? null : limits && estimate(outcome.plan, limits, runtime),
  ]);
  const warnings = threeWayDiff ? droppedProblems(threeWayDiff.dropped, threeWayDiff.base.short) : [];
  const problems = [...outcome.problems, ...warnings];
  return { ...outcome, problems, ...(threeWayDiff && { threeWayDiff }), ...(impact && { impact }) };
}

async function compareWith(
  base: BaseCommit,
  plan: Plan,
  { files, targets }: Previewed,
  { terminal }: Runtime,
): Promise<ThreeWayDiff> {
  terminal.progress('comparing with the base');
  const { diffAgainstBase } = await import('./base.ts');
  return diffAgainstBase(plan, files, targets, base);
}

async function estimate(plan: Plan, limits: ImpactBudget, runtime: Runtime): Promise<Impact> {
  runtime.terminal.progress('reading findings for the impact');
  const { estimateImpact } = await import('../impact/estimate.ts');
  return estimateImpact(plan, findingsOf(runtime), limits);
}

/** With a warning for each bundle that the last commit of the clone declares and the files do not any more. Without a clone there is none. */
export async function withDropped(previewed: Previewed, runtime: Pick<Runtime, 'root' | 'env'>): Promise<Previewed> {
  const { outcome, files, targets } = previewed;
  const isComplete = (outcome.kind === 'changes' || outcome.kind === 'no-changes') && outcome.unmanaged !== undefined;
  if (!isComplete || repositoryRoot(runtime.root) === null) return previewed;
  const [{ droppedSinceHead }, { Git }] = await Promise.all([import('./base.ts'), import('../runtime/git.ts')]);
  const found = await droppedSinceHead(outcome.plan, files, targets, new Git(runtime.root, runtime.env));
  const warnings = found === null ? [] : droppedProblems(found.dropped, found.commit);
  return { ...previewed, outcome: { ...outcome, problems: [...outcome.problems, ...warnings] } };
}

const droppedProblems = (dropped: readonly DroppedBundle[], commit: string): LocatedProblem[] =>
  dropped.map(({ kind: bundle, deployment, files }) => ({
    problem: { severity: 'warning', at: nowhere, code: 'bundle-dropped', bundle, deployment, files, commit },
    position: null,
    first: null,
    excerpt: null,
  }));

/** Bundles of the plan's deployments that no file declares. */
export function unmanagedOf({ bundles }: Plan): NonNullable<Explained['unmanaged']> {
  const deployments = new Map(bundles.map(({ deployment }) => [deployment.id, deployment]));
  return [...deployments.values()].flatMap((deployment) =>
    bundleKinds
      .filter((kind) => !bundles.some((one) => one.kind === kind && one.deployment.id === deployment.id))
      .map((kind) => ({ deployment, kind })),
  );
}

/** When a rename loses a policy's identity, the message names the old slug, not the one derived from the new name. */
function withoutRenamed(problems: readonly LocatedProblem[], plan: Plan): LocatedProblem[] {
  const renamed = new Set(
    plan.bundles.flatMap((bundle) => [...renamesOf(bundle).values()].map(({ at }) => lineOf(at))),
  );
  return problems.filter(
    ({ problem, position }) => problem.code !== 'missing-slug' || position === null || !renamed.has(lineOf(position)),
  );
}

const lineOf = ({ file, line }: Position): string => `${file}:${String(line)}`;

/** The platform's findings, issues and projects, through one connection per deployment. */
function findingsOf(runtime: Runtime): ImpactSources {
  const open = new Map<string, Promise<WebApi>>();
  const to = ({ slug }: Deployment): Promise<WebApi> => {
    const api = open.get(slug) ?? runtime.connections.api(slug);
    open.set(slug, api);
    return api;
  };
  return {
    timer: runtime.clock.timer,
    async findings(deployment, query) {
      const api = await to(deployment);
      const { slug } = deployment;
      const { findings } = await api.call('listFindings', { path: { deploymentSlug: slug }, query, about: slug });
      return findings ?? [];
    },
    async projects(deployment, query) {
      const api = await to(deployment);
      const { slug } = deployment;
      const { projects } = await api.call('listProjects', { path: { deploymentSlug: slug }, query, about: slug });
      return projects ?? [];
    },
    async secrets(deployment, query) {
      const api = await to(deployment);
      const { id: deploymentId, slug } = deployment;
      return api.call('listSecrets', { path: { deploymentId }, query, about: slug });
    },
    async issueGroups(deployment, body) {
      const api = await to(deployment);
      const { id: deploymentId, slug } = deployment;
      return api.call('searchIssues', { path: { deploymentId }, body, about: slug });
    },
  };
}
