import { type Guard, type GuardLimits, isVerdict, type Verdicts, withApproval } from '../domain/guards.ts';
import { applyPlan } from '../apply/apply.ts';
import type { Target } from '../apply/context.ts';
import { applyContext, toOutcome } from '../commands/apply.ts';
import type { LoadedSelection } from '../commands/shared/load.ts';
import { runBaseTests } from '../commands/base/tests-of-base.ts';
import { findDeclaredBundle, runScope, readBase } from '../commands/base/files-of-commit.ts';
import { type PlanOptions, previewFiles, type Previewed } from '../commands/shared/preview-files.ts';
import { missingFileCodes } from '../commands/shared/whole-bundles.ts';
import { UsageError } from '../domain/errors.ts';
import { type Outcome, verdictsOf } from '../domain/outcome.ts';
import type { Bundle } from '../domain/bundle.ts';
import type { Plan } from '../domain/plan.ts';
import { hasErrors } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { TestResult } from '../domain/tests.ts';
import { loadConfig } from '../files/config.ts';
import { loadFiles } from '../files/load.ts';
import { guardPlan } from '../plan/guards.ts';
import { bundleDigest } from '../plan/digest.ts';
import type { CurrentPlan, CommitPreview, CommitPreviews, UnansweredDeployment } from '../review/commit-previews.ts';
import { type CoveredBundle, settingsDigest } from '../review/store/record.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { configPath, fetchMissing, sourceOfCommit, filesUnderBaseSettings } from './files.ts';
import { openCommit } from '../runtime/git.ts';
import { deferRejection } from '../util/parallel.ts';
import { joinOutcomes } from './join-outcomes.ts';
import { writeUndo } from './write-plan.ts';
import { type Failed, toFailedOutcome } from './result.ts';

/** The policies of the repository's commits, read by git, and the platform. `early`: a preview that was started before it is needed. */
export function openPolicies(action: ActionRuntime, early: EarlyPreview | null = null): CommitPreviews {
  let started = early;
  const applied: Outcome[] = [];
  return {
    async declareSame(one, other) {
      if (one === other) return true;
      try {
        const [before, after] = [await declaredBundlesAt(one, action), await declaredBundlesAt(other, action)];
        return before !== null && after !== null && changedBundles(before, after).length === 0;
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        return null;
      }
    },
    async changedWithSettings(one, other) {
      try {
        const [before, after] = [await settingsAt(one, action), await settingsAt(other, action)];
        if (settingsDigest(before.settings) === settingsDigest(after.settings)) return [];
        return changedBundles(
          (await declaredBundlesAt(one, action)) ?? new Map(),
          (await declaredBundlesAt(other, action)) ?? new Map(),
        );
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        return [];
      }
    },
    async previewAt(commit, base) {
      const previewed = requireAllAnswers(await previewOnce(commit, base));
      if ('kind' in previewed) return { outcome: previewed, current: null, apply: noApply };
      return toCommitPreview(previewed, { base, applied }, action);
    },
    async previewAnswered(commit, base) {
      const found = await previewOnce(commit, base);
      // Which wave a deployment without an answer would have stopped is known only once it is sent.
      const previewed = 'kind' in found || found.files.settings.waves.length === 0 ? found : requireAllAnswers(found);
      if ('kind' in previewed) return { outcome: previewed, current: null, apply: noApply, unanswered: [] };
      const preview = await toCommitPreview(previewed, { base, applied }, action);
      return { ...preview, unanswered: await unansweredIn(previewed, base, action) };
    },
  };

  async function previewOnce(commit: string, base: string): Promise<Previewed | Failed> {
    const isStarted = started?.commit === commit && started.base === base;
    const previewed = await (isStarted && started !== null
      ? started.previewed
      : previewCommit(commit, base, action, { allowsUnanswered: true }));
    // What is sent next changes what the platform would answer.
    started = null;
    return previewed;
  }
}

/** A preview of all deployments, or the failure of the first one that could not be asked. */
function requireAllAnswers(previewed: Previewed | Failed): Previewed | Failed {
  if ('kind' in previewed) return previewed;
  const [first] = previewed.unanswered;
  return first === undefined ? previewed : toFailedOutcome(first.error);
}

/** The deployments that a preview could not ask, and whether its files change their bundles against a commit. */
export async function unansweredIn(
  { unanswered, files }: Previewed,
  base: string,
  action: ActionRuntime,
): Promise<UnansweredDeployment[]> {
  if (unanswered.length === 0) return [];
  const before = await declaredBundlesAt(base, action);
  const changed = before === null ? files.bundles : changedBundles(before, declaredBy(files.bundles));
  const slugs = new Set(changed.map(({ deployment }) => deployment));
  return unanswered.map((one) => ({ ...one, isChanged: slugs.has(one.slug) }));
}

/** A preview that runs beside what the forge is asked. */
export type EarlyPreview = {
  readonly commit: string;
  readonly base: string;
  readonly previewed: Promise<Previewed | Failed>;
};

/** Begins the preview that is most likely needed. */
export const startPreview = (commit: string, base: string, action: ActionRuntime): EarlyPreview => ({
  commit,
  base,
  previewed: deferRejection(previewCommit(commit, base, action, { allowsUnanswered: true })),
});

const noApply = (): Promise<Outcome> => {
  throw new Error('a preview that failed is not applied');
};

/** `knownBundles`: for a fork, what the base has. */
type CommitOptions = Pick<PlanOptions, 'knownBundles' | 'allowsUnanswered'>;

/** Previews the files of a commit under the guards of another one. A failure is an outcome, so that comments can report it. */
export async function previewCommit(
  commit: string,
  base: string,
  action: ActionRuntime,
  options: CommitOptions = {},
): Promise<Previewed | Failed> {
  try {
    const source = sourceOfCommit(commit, action);
    fetchMissing(base, action);
    const testSource = openCommit(action.git, base);
    const selection = await filesUnderBaseSettings(source, { source: testSource, name: base }, action);
    return await previewFiles(
      { ...selection, ...options, testSource, approval: action.inputs.approval },
      action.runtime,
    );
  } catch (error) {
    return toFailedOutcome(error);
  }
}

/** `applied`: what this run applied before, whose undo must stay in the plan file. */
async function toCommitPreview(
  previewed: Previewed,
  { base, applied }: { readonly base: string; readonly applied: Outcome[] },
  action: ActionRuntime,
): Promise<CommitPreview> {
  return {
    outcome: previewed.outcome,
    current: await currentPlan(previewed, base, action),
    async apply(plan, reviewedOn) {
      const outcome = await applyReviewed(plan, previewed, action, {
        applied,
        reviewedOn: reviewedOn === base ? null : reviewedOn,
      });
      applied.push(outcome);
      return outcome;
    },
  };
}

/** The part of a preview that the files change against a commit; null without a plan. Throws UsageError if the commit cannot be read. */
export async function currentPlan(
  { outcome, files }: Pick<Previewed, 'outcome' | 'files'>,
  base: string,
  action: ActionRuntime,
): Promise<CurrentPlan | null> {
  if (!('plan' in outcome) || outcome.plan === null) return null;
  return {
    covered: await coveredBundles(outcome.plan, files, base, action),
    platform: action.runtime.connections.name ?? '',
    settings: settingsDigest(files.settings),
    onStale: action.inputs.onStale ?? files.settings.onStale,
  };
}

/** The bundles of a plan whose content is another one than a commit declares. */
async function coveredBundles(
  plan: Plan,
  files: LoadedSelection,
  base: string,
  action: ActionRuntime,
): Promise<CoveredBundle[]> {
  fetchMissing(base, action);
  const past = runScope(plan, files);
  const { bundles } = await readBase(openCommit(action.git, base), past);
  return plan.bundles.flatMap((bundle) => {
    const before = findDeclaredBundle(bundle, bundles, past);
    const digest = before === null ? null : bundleDigest(before);
    return digest === bundle.bundleDigest ? [] : [{ bundle, base: digest }];
  });
}

type ApplyReviewedOptions = {
  readonly onStale?: Settings['onStale'];
  /** What this run applied before. */
  readonly applied?: readonly Outcome[];
  /** The commit that the plan was reviewed on, if its tests judge the plan, too; null if not. */
  readonly reviewedOn?: string | null;
};

/** Applies exactly a reviewed plan. Before anything is sent, the plan file has the undo of all that this run applies. */
export async function applyReviewed(
  plan: Plan,
  {
    outcome,
    files,
    targets,
  }: { readonly outcome: Outcome; readonly files: LoadedSelection; readonly targets: readonly Target[] },
  action: ActionRuntime,
  {
    onStale = action.inputs.onStale ?? files.settings.onStale,
    applied = [],
    reviewedOn = null,
  }: ApplyReviewedOptions = {},
): Promise<Outcome> {
  const { runtime, inputs } = action;
  const { problems } = outcome;
  const applying = { plan, problems, files, targets };
  const limits = withApproval(files.settings.guards, inputs.approval);
  const guardsOfBaseTests = brokenVerdicts(plan, 'guards' in outcome ? verdictsOf(outcome) : {}, limits);
  const guardsOfReviewTests =
    guardsOfBaseTests.length > 0 || reviewedOn === null
      ? []
      : brokenVerdicts(plan, { tests: await testResultsOn(reviewedOn, files, action) }, limits);
  const guards = [...guardsOfBaseTests, ...guardsOfReviewTests];
  if (guards.length > 0) return { kind: 'needs-approval', plan, guards, problems };
  const report = await applyPlan(plan, applyContext(applying, runtime), {
    onStale,
    limits,
    waves: files.settings.waves,
    saveUndo: (results) =>
      writeUndo(joinOutcomes([...applied, { kind: 'partial', plan, problems, results, guards: [] }]), action),
  });
  return toOutcome(report, applying);
}

/** All other guards run again in `applyPlan`, on a fresh plan. */
const brokenVerdicts = (plan: Plan, verdicts: Verdicts, limits: GuardLimits): Guard[] =>
  guardPlan(plan, limits, verdicts).filter(isVerdict);

/** The tests of the commit that a plan was reviewed on, which may not be the one that the merge is taken to start from. */
async function testResultsOn(
  commit: string,
  files: LoadedSelection,
  action: ActionRuntime,
): Promise<readonly TestResult[]> {
  fetchMissing(commit, action);
  return (await runBaseTests(openCommit(action.git, commit), files))?.results ?? [];
}

/** The bundles that the files of a commit declare, by deployment and kind, each with the digest of its content. */
type DeclaredBundles = ReadonlyMap<string, { readonly bundle: Bundle; readonly digest: string }>;

function settingsAt(commit: string, action: ActionRuntime) {
  const source = sourceOfCommit(commit, action);
  const config = configPath(action.inputs);
  return loadConfig(source, source.kind(config) === 'file' ? config : null);
}

/** Null if the files have errors. */
async function declaredBundlesAt(commit: string, action: ActionRuntime): Promise<DeclaredBundles | null> {
  const source = sourceOfCommit(commit, action);
  const { settings, problems } = await settingsAt(commit, action);
  const { paths, deployment } = await filesUnderBaseSettings(source, { source, name: commit }, action);
  const files = await loadFiles(source, settings, { paths, deployment });
  // A deployment that has no files yet declares nothing.
  if (hasErrors([...problems, ...files.problems.filter(({ code }) => !missingFileCodes.has(code))])) return null;
  return declaredBy(files.bundles);
}

const declaredBy = (bundles: readonly Bundle[]): DeclaredBundles =>
  new Map(
    bundles.map((bundle) => [
      JSON.stringify([bundle.deployment, bundle.kind]),
      { bundle, digest: bundleDigest(bundle) },
    ]),
  );

const changedBundles = (before: DeclaredBundles, after: DeclaredBundles): Bundle[] =>
  [...new Map([...before, ...after])].flatMap(([name, { bundle }]) =>
    before.get(name)?.digest === after.get(name)?.digest ? [] : [bundle],
  );
