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
  CurrentPlan,
  AnsweredPreview,
  CommitPreview,
  CommitPreviews,
} from '../../../src/review/commit-previews.ts';
import { settingsDigest } from '../../../src/review/store/record.ts';
import { mapConcurrently } from '../../../src/util/parallel.ts';
import { detection, listsEntry, locate, preview } from '../../plan/build.ts';
import type { Failure, Gate } from './gate.ts';
import type { MemoryGit, Tree } from './memory-git.ts';

/** The bundles of the model: two of one deployment, and one of another. */
export const bundleNames = ['acme code', 'acme secrets', 'beta code'] as const;

export type BundleKey = (typeof bundleNames)[number];

const places: Readonly<Record<BundleKey, { readonly deployment: Deployment; readonly kind: DetectionKind }>> = {
  'acme code': { deployment: { id: '1', slug: 'acme' }, kind: 'detection/code' },
  'acme secrets': { deployment: { id: '1', slug: 'acme' }, kind: 'detection/secrets' },
  'beta code': { deployment: { id: '2', slug: 'beta' }, kind: 'detection/code' },
};

export const keyOf = ({ deployment, kind }: { readonly deployment: Deployment; readonly kind: string }): BundleKey =>
  bundleNames.find((name) => places[name].deployment.id === deployment.id && places[name].kind === kind)!;

/** The names of the two files of each bundle. */
export const fileNames = ['one', 'two'] as const;

/** A file that cannot be read. */
export const brokenFile = 'broken';

export const pathOf = (bundle: BundleKey, file: (typeof fileNames)[number]): string => `${bundle}/${file}`;

/** What a bundle holds, as sorted rules such as `one-2`, joined by commas. Null: no file declares the bundle. */
export function declaredIn(tree: Tree, bundle: BundleKey): string | null {
  const rules = fileNames.flatMap((file) => {
    const value = tree.get(pathOf(bundle, file)) ?? 0;
    return value === 0 ? [] : [`${file}-${String(value)}`];
  });
  return rules.length === 0 ? null : rules.join(',');
}

const versions = new Map<string, string>();

/** The state version of a bundle: a fingerprint of its content. */
export function versionOf(bundle: BundleKey, content: string): string {
  const text = `${bundle} ${content}`;
  const known = versions.get(text);
  if (known !== undefined) return known;
  const made = createHash('sha256').update(text).digest('hex').slice(0, 12);
  versions.set(text, made);
  return made;
}

/** Told of each PUT before it is judged. */
export type WatchPut = (put: {
  readonly bundle: BundleKey;
  readonly content: string;
  readonly version: string;
  readonly before: string;
  readonly isAccepted: boolean;
}) => void;

/** A platform that accepts a PUT only at exactly its state version. */
export class MemoryPlatform {
  readonly live = new Map<BundleKey, string>(bundleNames.map((name) => [name, '']));
  /** Told of each new content. */
  readonly watch: (bundle: BundleKey, content: string) => void;

  constructor(watch: (bundle: BundleKey, content: string) => void) {
    this.watch = watch;
  }

  get = (bundle: BundleKey): string => this.live.get(bundle) ?? '';

  set(bundle: BundleKey, content: string): void {
    if (this.get(bundle) === content) return;
    this.live.set(bundle, content);
    this.watch(bundle, content);
  }

  /** The platform for one run. */
  open<Event>(gate: Gate<Event>, watch: WatchPut): Pick<Platform, 'dryRun' | 'read' | 'put'> {
    return {
      dryRun: (deployment, { kind, content }) => {
        const bundle = keyOf({ deployment, kind });
        return gate.call(() => answer(bundle, this.get(bundle), rulesIn(content)), notAnswered);
      },
      read: (deployment, kind) => {
        const bundle = keyOf({ deployment, kind });
        const read = (): LiveBundle => {
          const live = this.get(bundle);
          return { stateVersion: versionOf(bundle, live), content: lists(live) };
        };
        return gate.call(read, notAnswered);
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
        return gate.call(write, notWritten);
      },
    };
  }
}

const rulesIn = (content: BundleContent['content']): string =>
  'rules' in content ? [...(content.rules ?? [])].toSorted().join(',') : '';

const rulesOf = (content: string): string[] => (content === '' ? [] : content.split(','));

const lists = (content: string) => ({ rulesets: [], rules: rulesOf(content), disabled: [] });

const answers = new Map<string, DryRun>();

/** The dry run of a content at another one. */
function answer(bundle: BundleKey, live: string, sent: string): DryRun {
  const key = `${bundle}|${live}|${sent}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const product = places[bundle].kind === 'detection/code' ? 'code' : 'secrets';
  const entry = { ...listsEntry(lists(live), lists(sent)), key: { product } };
  const made = preview({ updates: live === sent ? [] : [entry], stateVersion: versionOf(bundle, live) });
  answers.set(key, made);
  return made;
}

function notAnswered(how: Failure): never {
  throw new PlatformError(how === 'refused' ? 'Forbidden' : 'No answer', {
    status: how === 'refused' ? 403 : null,
  });
}

function notWritten(how: Failure): PutResult {
  if (how === 'refused') throw new PlatformError('Forbidden', { status: 403, unprocessed: true });
  return { kind: 'unanswered', message: 'The platform did not answer.' };
}

const bundles = new Map<string, Bundle>();

function bundleOf(name: BundleKey, content: string): Bundle {
  const key = `${name}|${content}`;
  const made = bundles.get(key) ?? { ...detection({ rules: rulesOf(content) }), kind: places[name].kind };
  bundles.set(key, made);
  return made;
}

const plans = new Map<string, PlannedBundle>();

/** Planning the same bundle at the same state gives the same plan. */
function planOnce(name: BundleKey, content: string, shown: DryRun): PlannedBundle {
  const key = `${name}|${content}|${shown.stateVersion}`;
  const made = plans.get(key) ?? planBundle(bundleOf(name, content), places[name].deployment, shown, locate);
  plans.set(key, made);
  return made;
}

/** The rules that a planned bundle sends. */
export const contentOf = ({ content }: BundleContent): string => rulesIn(content);

/** Bundles of two rules lose half of them at once. */
export const limits: GuardLimits = { ...defaultSettings.guards, max_delete_percent: 100 };

const settings = settingsDigest({ ...defaultSettings, guards: limits });

const broken: LocatedProblem = {
  problem: fileError(brokenFile, { code: 'empty-file' }),
  position: null,
  first: null,
  excerpt: null,
};

type Connected = {
  readonly git: MemoryGit;
  /** Fetches a commit that the clone does not have. */
  readonly read: <T>(effect: () => T, fail: (how: Failure) => T) => Promise<T>;
  readonly platform: Pick<Platform, 'dryRun' | 'read' | 'put'>;
  /** Told which commit's plan is applied, before anything else of it. */
  readonly onApply: (commit: string) => void;
  /** Told what would undo all that the run applies, before it sends anything. */
  readonly saveUndo: (outcome: Outcome) => void;
};

/** The policies of the repository's commits, and the platform, for one run. */
export function openMemoryPreviews({ git, read, platform, onApply, saveUndo }: Connected): CommitPreviews {
  const applied: Outcome[] = [];
  return {
    declareSame: (one, other) =>
      read<boolean | null>(
        () => areSame(git.read(one).tree, git.read(other).tree),
        () => null,
      ),
    // The settings never change here.
    changedWithSettings: () => Promise.resolve([]),
    async previewAt(commit, base) {
      const tree = await read<Tree | Outcome>(() => git.read(commit).tree, notRead);
      if ('kind' in tree) return { outcome: tree, current: null, apply: neverApplied };
      const { unanswered, ...found } = await previewTree(tree, commit, base);
      return unanswered[0] === undefined ? found : failedBy(unanswered[0].error);
    },
    async previewAnswered(commit, base) {
      const tree = await read<Tree | Outcome>(() => git.read(commit).tree, notRead);
      if ('kind' in tree) return { outcome: tree, current: null, apply: neverApplied, unanswered: [] };
      return previewTree(tree, commit, base);
    },
  };

  async function previewTree(tree: Tree, commit: string, base: string): Promise<AnsweredPreview> {
    if (tree.has(brokenFile))
      return { outcome: { kind: 'invalid', problems: [broken] }, current: null, apply: neverApplied, unanswered: [] };
    const declared = bundleNames.flatMap((name) => {
      const content = declaredIn(tree, name);
      return content === null ? [] : [{ name, content }];
    });
    const failures: { readonly slug: string; readonly error: PlatformError }[] = [];
    const planned = await mapConcurrently(declared, async ({ name, content }): Promise<PlannedBundle[]> => {
      const { deployment } = places[name];
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
    if (first !== undefined && answered.length === 0) return { ...failedBy(first.error), unanswered: [] };
    const before = git.read(base).tree;
    const unanswered = failures.map(({ slug, error }) => ({
      slug,
      error,
      isChanged: declared.some(
        ({ name, content }) => places[name].deployment.slug === slug && declaredIn(before, name) !== content,
      ),
    }));
    return { ...toPreview(makePlan(answered), commit, base), unanswered };
  }

  function toPreview(plan: Plan, commit: string, base: string): CommitPreview {
    const guards = guardPlan(plan, limits);
    const isChanged = plan.bundles.some(({ changes }) => changes.length > 0);
    return {
      outcome: { kind: isChanged ? 'changes' : 'no-changes', plan, problems: [], guards },
      current: currentOf(plan, git.read(base).tree),
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
      locate,
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
    if (report.kind === 'invalid') return { kind: 'invalid', problems: [broken] };
    const made = { plan: reviewed, problems: [], guards: [] };
    if (report.kind === 'needs-approval') return { ...made, kind: 'needs-approval', guards: report.guards };
    if (report.kind === 'failed') return { ...made, kind: 'failed', error: report.error, results: report.results };
    return { ...made, kind: report.kind, results: report.results };
  }
}

const areSame = (one: Tree, other: Tree): boolean =>
  !one.has(brokenFile) &&
  !other.has(brokenFile) &&
  bundleNames.every((name) => declaredIn(one, name) === declaredIn(other, name));

const notRead = (): Outcome => ({
  kind: 'failed',
  error: new UsageError('The commit cannot be read.'),
  problems: [],
  plan: null,
  results: [],
});

const failedBy = (error: Error): CommitPreview => ({
  outcome: { kind: 'failed', error, problems: [], plan: null, results: [] },
  current: null,
  apply: neverApplied,
});

const neverApplied = (): Promise<Outcome> => Promise.reject(new Error('a preview that failed is not applied'));

/** The bundles of a plan that differ from what a tree declares. */
function currentOf(plan: Plan, base: Tree): CurrentPlan {
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
  planOnce(name, content, answer(name, content, content)).bundleDigest;
