import { createHash } from 'node:crypto';
import { joinOutcomes } from '../../../src/action/join-outcomes.ts';
import { applyPlan } from '../../../src/apply/apply.ts';
import type { ApplyContext } from '../../../src/apply/context.ts';
import type { Bundle, BundleContent, Deployment, DetectionKind } from '../../../src/domain/bundle.ts';
import { PlatformError, UsageError } from '../../../src/domain/errors.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import type { Outcome } from '../../../src/domain/outcome.ts';
import type { Plan, PlannedBundle } from '../../../src/domain/plan.ts';
import type { LiveBundle, Platform, PutResult } from '../../../src/domain/platform.ts';
import type { DryRun } from '../../../src/domain/dry-run.ts';
import { fileError, type LocatedProblem } from '../../../src/domain/problem.ts';
import type { GuardLimits } from '../../../src/domain/guards.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { guardPlan } from '../../../src/plan/guards.ts';
import { makePlan, planBundle } from '../../../src/plan/plan.ts';
import type {
  CoveredPlan,
  ReachablePreview,
  CommitPreview,
  CommitPreviews,
} from '../../../src/review/commit-previews.ts';
import { settingsDigest } from '../../../src/review/store/record.ts';
import { mapConcurrently } from '../../../src/util/parallel.ts';
import { declaredDetection, listsEntry, fakeLocate, dryRunWith } from '../../plan/build.ts';
import type { Failure, Gate } from './gate.ts';
import type { MemoryGit, Tree } from './memory-git.ts';

/** The bundles of the model: two of one deployment, and one of another. */
export const bundleNames = ['acme code', 'acme secrets', 'beta code'] as const;

export type BundleKey = (typeof bundleNames)[number];

const bundleAddresses: Readonly<Record<BundleKey, { readonly deployment: Deployment; readonly kind: DetectionKind }>> =
  {
    'acme code': { deployment: { id: '1', slug: 'acme' }, kind: 'detection/code' },
    'acme secrets': { deployment: { id: '1', slug: 'acme' }, kind: 'detection/secrets' },
    'beta code': { deployment: { id: '2', slug: 'beta' }, kind: 'detection/code' },
  };

export const keyOf = ({ deployment, kind }: { readonly deployment: Deployment; readonly kind: string }): BundleKey =>
  bundleNames.find(
    (name) => bundleAddresses[name].deployment.id === deployment.id && bundleAddresses[name].kind === kind,
  )!;

/** The names of the two files of each bundle. */
export const fileNames = ['one', 'two'] as const;

/** A file that cannot be read. */
export const brokenFile = 'broken';

export const pathOf = (bundle: BundleKey, file: (typeof fileNames)[number]): string => `${bundle}/${file}`;

/** The declared content of a bundle: sorted rules such as `one-2`, joined by commas. Null if no file declares the bundle. */
export function declaredIn(tree: Tree, bundle: BundleKey): string | null {
  const rules = fileNames.flatMap((file) => {
    const value = tree.get(pathOf(bundle, file)) ?? 0;
    return value === 0 ? [] : [`${file}-${String(value)}`];
  });
  return rules.length === 0 ? null : rules.join(',');
}

const knownVersions = new Map<string, string>();

/** The state version of a bundle: a fingerprint of its content. */
export function versionOf(bundle: BundleKey, content: string): string {
  const text = `${bundle} ${content}`;
  const cached = knownVersions.get(text);
  if (cached !== undefined) return cached;
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  knownVersions.set(text, version);
  return version;
}

/** Called at each PUT, before it changes the platform. */
export type PutListener = (put: {
  readonly bundle: BundleKey;
  readonly content: string;
  readonly version: string;
  readonly before: string;
  readonly isAccepted: boolean;
}) => void;

/** A platform that accepts a PUT only if it is sent for the current state version. */
export class MemoryPlatform {
  readonly live = new Map<BundleKey, string>(bundleNames.map((name) => [name, '']));
  /** Called after the content of a bundle has changed. */
  readonly onChange: (bundle: BundleKey, content: string) => void;

  constructor(watch: (bundle: BundleKey, content: string) => void) {
    this.onChange = watch;
  }

  get = (bundle: BundleKey): string => this.live.get(bundle) ?? '';

  set(bundle: BundleKey, content: string): void {
    if (this.get(bundle) === content) return;
    this.live.set(bundle, content);
    this.onChange(bundle, content);
  }

  /** The platform for one run. */
  open<Event>(gate: Gate<Event>, watch: PutListener): Pick<Platform, 'dryRun' | 'read' | 'put'> {
    return {
      dryRun: (deployment, { kind, content }) => {
        const bundle = keyOf({ deployment, kind });
        return gate.call(() => dryRunOf(bundle, this.get(bundle), rulesIn(content)), throwPlatformError);
      },
      read: (deployment, kind) => {
        const bundle = keyOf({ deployment, kind });
        const read = (): LiveBundle => {
          const live = this.get(bundle);
          return { stateVersion: versionOf(bundle, live), content: detectionLists(live) };
        };
        return gate.call(read, throwPlatformError);
      },
      put: (deployment, { kind, content }, version) => {
        const bundle = keyOf({ deployment, kind });
        const rules = rulesIn(content);
        const write = (): PutResult => {
          const before = this.get(bundle);
          const isAccepted = version === versionOf(bundle, before);
          watch({ bundle, content: rules, version, before, isAccepted });
          if (!isAccepted) return { kind: 'stale', currentStateVersion: null, message: 'The state changed.' };
          this.set(bundle, rules);
          return { kind: 'written', stateVersion: versionOf(bundle, rules) };
        };
        return gate.call(write, failPut);
      },
    };
  }
}

const rulesIn = (content: BundleContent['content']): string =>
  'rules' in content ? [...(content.rules ?? [])].toSorted().join(',') : '';

const rulesOf = (content: string): string[] => (content === '' ? [] : content.split(','));

const detectionLists = (content: string) => ({ rulesets: [], rules: rulesOf(content), disabled: [] });

const knownDryRuns = new Map<string, DryRun>();

/** The dry run of sending a content while another one is live. */
function dryRunOf(bundle: BundleKey, live: string, sent: string): DryRun {
  const key = `${bundle}|${live}|${sent}`;
  const cached = knownDryRuns.get(key);
  if (cached !== undefined) return cached;
  const product = bundleAddresses[bundle].kind === 'detection/code' ? 'code' : 'secrets';
  const entry = { ...listsEntry(detectionLists(live), detectionLists(sent)), key: { product } };
  const dryRun = dryRunWith({ updates: live === sent ? [] : [entry], stateVersion: versionOf(bundle, live) });
  knownDryRuns.set(key, dryRun);
  return dryRun;
}

function throwPlatformError(failure: Failure): never {
  throw new PlatformError(failure === 'refused' ? 'Forbidden' : 'No answer', {
    status: failure === 'refused' ? 403 : null,
  });
}

function failPut(failure: Failure): PutResult {
  if (failure === 'refused') throw new PlatformError('Forbidden', { status: 403, unprocessed: true });
  return { kind: 'unanswered', message: 'The platform did not answer.' };
}

const knownBundles = new Map<string, Bundle>();

function bundleOf(name: BundleKey, content: string): Bundle {
  const key = `${name}|${content}`;
  const bundle = knownBundles.get(key) ?? {
    ...declaredDetection({ rules: rulesOf(content) }),
    kind: bundleAddresses[name].kind,
  };
  knownBundles.set(key, bundle);
  return bundle;
}

const knownPlans = new Map<string, PlannedBundle>();

/** Plans a bundle. The same content at the same state gives the same object. */
function planOnce(name: BundleKey, content: string, dryRun: DryRun): PlannedBundle {
  const key = `${name}|${content}|${dryRun.stateVersion}`;
  const plan =
    knownPlans.get(key) ?? planBundle(bundleOf(name, content), bundleAddresses[name].deployment, dryRun, fakeLocate);
  knownPlans.set(key, plan);
  return plan;
}

/** The rules that a planned bundle sends. */
export const contentOf = ({ content }: BundleContent): string => rulesIn(content);

/** Bundles have two rules, so that a deletion is 50 or 100 percent of them. */
export const limits: GuardLimits = { ...defaultSettings.guards, max_delete_percent: 100 };

const settings = settingsDigest({ ...defaultSettings, guards: limits });

const emptyFileProblem: LocatedProblem = {
  problem: fileError(brokenFile, { code: 'empty-file' }),
  position: null,
  first: null,
  excerpt: null,
};

type PreviewSources = {
  readonly git: MemoryGit;
  /** Fetches a commit that the clone does not have. */
  readonly read: <T>(effect: () => T, fail: (failure: Failure) => T) => Promise<T>;
  readonly platform: Pick<Platform, 'dryRun' | 'read' | 'put'>;
  /** Called before the plan of a commit is applied. */
  readonly onApply: (commit: string) => void;
  /** Called before the run sends anything, with an outcome that has the undo of everything that it applies. */
  readonly saveUndo: (outcome: Outcome) => void;
};

/** Opens the previews of commits for one run. */
export function openMemoryPreviews({ git, read, platform, onApply, saveUndo }: PreviewSources): CommitPreviews {
  const applied: Outcome[] = [];
  return {
    declareSameBundles: (first, second) =>
      read<boolean | null>(
        () => declareSameBundles(git.read(first).tree, git.read(second).tree),
        () => null,
      ),
    // In this model, the settings never change.
    bundlesChangedBySettings: () => Promise.resolve([]),
    async previewAt(commit, base) {
      const tree = await read<Tree | Outcome>(() => git.read(commit).tree, unreadableCommit);
      if ('kind' in tree) return { outcome: tree, current: null, apply: neverApplied };
      const { unanswered, ...found } = await previewTree(tree, commit, base);
      return unanswered[0] === undefined ? found : failedPreview(unanswered[0].error);
    },
    async previewReachable(commit, base) {
      const tree = await read<Tree | Outcome>(() => git.read(commit).tree, unreadableCommit);
      if ('kind' in tree) return { outcome: tree, current: null, apply: neverApplied, unanswered: [] };
      return previewTree(tree, commit, base);
    },
  };

  async function previewTree(tree: Tree, commit: string, base: string): Promise<ReachablePreview> {
    if (tree.has(brokenFile))
      return {
        outcome: { kind: 'invalid', problems: [emptyFileProblem] },
        current: null,
        apply: neverApplied,
        unanswered: [],
      };
    const declared = bundleNames.flatMap((name) => {
      const content = declaredIn(tree, name);
      return content === null ? [] : [{ name, content }];
    });
    const failures: { readonly slug: string; readonly error: PlatformError }[] = [];
    const planned = await mapConcurrently(declared, async ({ name, content }): Promise<PlannedBundle[]> => {
      const { deployment } = bundleAddresses[name];
      try {
        return [planOnce(name, content, await platform.dryRun(deployment, bundleOf(name, content)))];
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        failures.push({ slug: deployment.slug, error });
        return [];
      }
    });
    const failed = new Set(failures.map(({ slug }) => slug));
    const answered = planned.flat().filter(({ deployment }) => !failed.has(deployment.slug));
    const [first] = failures;
    if (first !== undefined && answered.length === 0) return { ...failedPreview(first.error), unanswered: [] };
    const before = git.read(base).tree;
    const unanswered = failures.map(({ slug, error }) => ({
      slug,
      error,
      isChanged: declared.some(
        ({ name, content }) => bundleAddresses[name].deployment.slug === slug && declaredIn(before, name) !== content,
      ),
    }));
    return { ...toPreview(makePlan(answered), commit, base), unanswered };
  }

  function toPreview(plan: Plan, commit: string, base: string): CommitPreview {
    const guards = guardPlan(plan, limits);
    const isChanged = plan.bundles.some(({ changes }) => changes.length > 0);
    return {
      outcome: { kind: isChanged ? 'changes' : 'no-changes', plan, problems: [], guards },
      current: currentPlanOf(plan, git.read(base).tree),
      apply: async (reviewed) => {
        onApply(commit);
        const outcome = await apply(reviewed, plan);
        applied.push(outcome);
        return outcome;
      },
    };
  }

  async function apply(reviewed: Plan, all: Plan): Promise<Outcome> {
    const running: ApplyContext = {
      targets: all.bundles.map((bundle) => {
        const { deployment } = bundle;
        return { bundle: bundleOf(keyOf(bundle), contentOf(bundle)), deployment, platform: platform as Platform };
      }),
      locate: fakeLocate,
      isStopRequested: () => false,
      pause: () => Promise.resolve(),
      progress: () => {},
      extraFields: noExtraFields,
    };
    const report = await applyPlan(reviewed, running, {
      onStale: 'refuse',
      limits,
      saveUndo: (results) => {
        const planned = { kind: 'partial', plan: reviewed, problems: [], results, guards: [] } as const;
        saveUndo(joinOutcomes([...applied, planned]));
        return Promise.resolve();
      },
    });
    if (report.kind === 'invalid') return { kind: 'invalid', problems: [emptyFileProblem] };
    const common = { plan: reviewed, problems: [], guards: [] };
    if (report.kind === 'needs-approval') return { ...common, kind: 'needs-approval', guards: report.guards };
    if (report.kind === 'failed') return { ...common, kind: 'failed', error: report.error, results: report.results };
    return { ...common, kind: report.kind, results: report.results };
  }
}

const declareSameBundles = (a: Tree, b: Tree): boolean =>
  !a.has(brokenFile) && !b.has(brokenFile) && bundleNames.every((name) => declaredIn(a, name) === declaredIn(b, name));

const unreadableCommit = (): Outcome => ({
  kind: 'failed',
  error: new UsageError('The commit cannot be read.'),
  problems: [],
  plan: null,
  results: [],
});

const failedPreview = (error: Error): CommitPreview => ({
  outcome: { kind: 'failed', error, problems: [], plan: null, results: [] },
  current: null,
  apply: neverApplied,
});

const neverApplied = (): Promise<Outcome> => Promise.reject(new Error('a preview that failed is not applied'));

/** The current plan of a pull request: it covers the bundles that differ from what the base declares. */
function currentPlanOf(plan: Plan, base: Tree): CoveredPlan {
  const covered = plan.bundles.flatMap((bundle) => {
    const name = keyOf(bundle);
    const before = declaredIn(base, name);
    if (before === contentOf(bundle)) return [];
    return [{ bundle, base: before === null ? null : digestOf(name, before) }];
  });
  return { covered, platform: 'https://platform.example', settings, onStale: 'refuse' };
}

/** The digest of a content. */
const digestOf = (name: BundleKey, content: string): string =>
  planOnce(name, content, dryRunOf(name, content, content)).bundleDigest;
