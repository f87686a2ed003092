import { type Bundle, type BundleContent, isSameBundle } from '../domain/bundle.ts';
import type { NoBase, ThreeWayDiff } from '../domain/drift.ts';
import { inParallel } from '../util/parallel.ts';
import { UsageError, PlatformError } from '../domain/errors.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import type { DiffEntry } from '../domain/preview.ts';
import type { Platform } from '../domain/platform.ts';
import { hasErrors, type ProblemCode } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import { loadConfig } from '../files/config.ts';
import { beforeGlob, configuredPaths } from '../files/find.ts';
import { type LoadedFiles, loadFiles } from '../files/load.ts';
import { openDocuments } from '../files/report.ts';
import { bundleDigest } from '../plan/digest.ts';
import {
  type Compared,
  countDifferences,
  countEdits,
  liveTexts,
  saidTexts,
  type Texts,
  threeWayDiffOf,
} from '../plan/three-way.ts';
import { escapeTerminal } from '../render/escape.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type Git, type History, type PastCommit, readCommit, readHistory } from '../runtime/git.ts';
import { type Loaded, located, pathsOf, absent, isPartOfConfig, isWhole } from './load.ts';
import { isApplied, readSaved } from './saved-plan.ts';
import { type Target, targetOf } from '../apply/check.ts';

/** The base of a comparison: given by the user, else found in the history. */
export type BaseOptions = {
  /** The plan file of an apply; takes precedence over `base`. */
  readonly plan: string | null;
  /** A commit, by any name that git accepts. */
  readonly base: string | null;
  /** The clone that contains the files, if any. */
  readonly git: Git;
};

/** The commit that a change starts from (any name that git accepts), its clone, and the commit of the changed files. */
export type BaseWanted = { readonly name: string; readonly git: Git; readonly tip: string };

/** What counts as applied last, its content if any, and what the history declared if it is only a guess. */
type Known = Pick<Compared, 'base' | 'history'> & { readonly content: BundleContent | null };

type FindBase = (bundle: PlannedBundle) => Known | Promise<Known>;

const unknown = (why: NoBase): Known => ({ base: { kind: 'none', why }, content: null, history: null });

/** Finds for each bundle of a plan why it differs. Throws UsageError when the given base cannot be used. */
export async function compare(
  plan: Plan,
  files: Loaded,
  targets: readonly Target[],
  options: BaseOptions,
  runtime: Runtime,
): Promise<Compared[]> {
  const find = await openBases(plan, files, options, runtime);
  return askEach(plan, targets, (bundle) => (bundle.changes.length === 0 ? unknown('not-needed') : find(bundle)));
}

async function openBases(
  plan: Plan,
  files: Loaded,
  { plan: path, base, git }: BaseOptions,
  runtime: Runtime,
): Promise<FindBase> {
  if (path !== null) return inPlan(path, runtime);
  const past = pastOf(plan, files);
  if (base === null) return inHistory(past, git);
  const commit = namedCommit(git, base);
  const { bundles, wrong } = await readBase(commit.open(), past);
  if (wrong.errorsIn !== null)
    throw new UsageError(
      `${escapeTerminal(wrong.errorsIn)} ${wrong.isUnread ? 'is a submodule or a link' : 'has errors'} at ${base}. Name another commit with --base, or give --plan FILE.`,
    );
  return atCommit(commit, bundles, past);
}

/**
 * Separates the files' own changes since a base from edits that an apply would revert and from changes that are live already. Where the base has
 * other content, the platform is asked for a second dry run. Throws UsageError when the clone cannot provide the base.
 */
export async function diffAgainstBase(
  plan: Plan,
  files: Loaded,
  targets: readonly Target[],
  { name, git, tip }: BaseWanted,
): Promise<ThreeWayDiff> {
  const past = pastOf(plan, files);
  const commit = namedCommit(git, name);
  const { bundles, wrong } = await readBase(commit.open(), past);
  const at = git.commit(tip);
  const isAhead = at !== null && git.has(at, commit.commit) === false;
  const compared = await askEach(plan, targets, atCommit(commit, bundles, past));
  const { locate } = openDocuments(files.wanted.source);
  return {
    base: { name, commit: commit.commit, short: commit.short, isAhead, ...wrong },
    bundles: compared.map((one) => threeWayDiffOf(one, targetOf(one.bundle, targets).bundle, locate)),
    dropped: isWhole(files) ? droppedFrom(bundles, plan, past) : [],
  };
}

/** Bundles of this run's deployments that the base declares and the files do not. */
function droppedFrom(base: readonly Bundle[], { bundles }: Plan, past: Past): ThreeWayDiff['dropped'] {
  const { deployment: only } = past.files.wanted;
  const kept = new Set(bundles.map((bundle) => declared(bundle, base, past)));
  // A bundle without a deployment may be any of the same kind.
  const isKept = (one: Bundle): boolean =>
    kept.has(one) || (one.deployment === null && bundles.some(({ kind }) => kind === one.kind));
  return base
    .filter((one) => !isKept(one) && (only === null || one.deployment === null || one.deployment === only))
    .map(({ deployment, kind }) => ({ deployment, kind }));
}

/** What a commit declares of each changed bundle of a plan. Throws UsageError when the clone cannot provide the commit. */
export async function declaredAt(
  name: string,
  plan: Plan,
  files: Loaded,
  git: Git,
): Promise<(bundle: PlannedBundle) => Bundle | null> {
  const past = pastOf(plan, files);
  const { bundles } = await readBase(namedCommit(git, name).open(), past);
  return (bundle) => declared(bundle, bundles, past);
}

async function askEach({ bundles }: Plan, targets: readonly Target[], find: FindBase): Promise<Compared[]> {
  const known = [];
  // One after the other, since they share the commits that were read.
  for (const bundle of bundles) known.push({ bundle, ...(await find(bundle)) });
  return inParallel(known, async ({ bundle, base, content, history }): Promise<Compared> => {
    if (content === null) return { bundle, base, applied: null, history };
    const applied = await askApplied(bundle, content, targetOf(bundle, targets).platform);
    if (applied === null) return { bundle, base: { kind: 'none', why: 'unanswered' }, applied, history: null };
    return {
      bundle,
      base: base.kind === 'commit' ? { ...base, differs: countEdits(applied) } : base,
      applied,
      history,
    };
  });
}

/** The platform's diff from its live state to what was applied last; null if it gives none. */
async function askApplied(
  bundle: PlannedBundle,
  content: BundleContent,
  platform: Platform,
): Promise<readonly DiffEntry[] | null> {
  if (bundleDigest(content) === bundle.bundleDigest) return bundle.changes;
  try {
    const answer = await platform.dryRun(bundle.deployment, content);
    // Rejected: the base names something that was deleted since.
    if (answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
    return answer.entries;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

const atCommit =
  (commit: PastCommit, bundles: readonly Bundle[], past: Past): FindBase =>
  (bundle) => {
    const content = declared(bundle, bundles, past);
    return content === null ? unknown('not-in-base') : found(commit, content, 'named');
  };

/** How many commits that touch the policies are read at most. */
const maxCommits = 50;

/** The recent commit that is nearest to the live state, the newest of equals. Commits are read on demand. */
function inHistory(past: Past, git: Git): FindBase {
  let history: History | null | undefined;
  const read = new Map<string, readonly Bundle[] | null>();
  // Unreadable commits, and those beyond the end of a shallow clone, may declare anything.
  let gap: NoBase | null = null;
  /** Null if the commit has errors, so that it cannot have been applied, or no bundles. */
  const bundlesOf: BundlesOf = async (commit) => {
    if (!read.has(commit.commit)) {
      const bundles = await tryBundlesAt(commit, past);
      if (bundles === 'unread') gap ??= bundles;
      read.set(commit.commit, bundles === 'unread' || bundles.length === 0 ? null : bundles);
    }
    return read.get(commit.commit) ?? null;
  };
  return async (bundle) => {
    if (history === undefined) history = readHistory(git, historyPaths(past.files), maxCommits);
    if (history === null) return unknown('no-git');
    if (history.shallow) gap = 'shallow';
    const live = liveTexts(bundle);
    if (live === null) return unknown('partly-live');
    const { all, nearest } = await nearestIn(bundle, live, history.commits, bundlesOf, past);
    if (nearest === null) return unknown(gap ?? 'no-history');
    const known = found(nearest.commit, nearest.content, 'nearest');
    if (nearest.differs === 0) return known;
    return gap === null ? { ...known, history: all } : unknown(gap);
  };
}

type BundlesOf = (commit: PastCommit) => Promise<readonly Bundle[] | null>;

type Nearest = { readonly commit: PastCommit; readonly content: BundleContent; readonly differs: number };

/** The commit whose bundle differs least from the live one, and what each commit up to an equal one declares of it; null for nothing. */
async function nearestIn(
  bundle: PlannedBundle,
  live: Texts,
  commits: History['commits'],
  bundlesOf: BundlesOf,
  past: Past,
) {
  const all: (BundleContent | null)[] = [];
  let nearest: Nearest | null = null;
  for (const commit of commits) {
    const bundles = await bundlesOf(commit);
    const content = bundles && declared(bundle, bundles, past);
    if (bundles !== null) all.push(content);
    if (content === null) continue;
    const differs = countDifferences(saidTexts(content, bundle), live);
    if (nearest === null || differs < nearest.differs) nearest = { commit, content, differs };
    if (differs === 0) break;
  }
  return { all, nearest };
}

const found = ({ commit, short, at }: PastCommit, content: BundleContent, chosen: 'named' | 'nearest'): Known => ({
  base: { kind: 'commit', commit, short, at, chosen, differs: 0 },
  content,
  history: null,
});

async function tryBundlesAt(commit: PastCommit, past: Past): Promise<readonly Bundle[] | 'unread'> {
  try {
    return (await readBase(commit.open(), past)).bundles;
  } catch (error) {
    // A partial clone lacks objects of the commit.
    if (error instanceof UsageError) return 'unread';
    throw error;
  }
}

/** Paths whose commits matter. A file in the config's folders may have been moved within them. */
function historyPaths({ settings, wanted }: Loaded): string[] {
  const asked = pathsOf(wanted, settings);
  const all = configuredPaths(settings, wanted.deployment).map(({ path }) => path);
  const paths = [...asked, ...(asked.length === 0 || isPartOfConfig(asked, settings, wanted.deployment) ? all : [])];
  return [...paths.map(beforeGlob), ...(settings.file === undefined ? [] : [settings.file])];
}

/** The files to find in the past; `alone` if the run is about one deployment, so that files need not name it. */
type Past = { readonly files: Loaded; readonly alone: boolean };

const pastOf = (plan: Plan, files: Loaded): Past => ({
  files,
  alone: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1,
});

/** A named commit. Throws UsageError when the clone does not have it, or git is missing. */
function namedCommit(git: Git, name: string): PastCommit {
  const commit = readCommit(git, name);
  if (commit !== null) return commit;
  git.read(['--version']); // without git nothing here is known
  const refusal = git.refusal();
  if (refusal !== null) throw new UsageError(`git cannot read this repository: ${refusal}`);
  throw new UsageError(`There is no commit ${name} here. Check the name, or fetch it (in a workflow: fetch-depth: 0).`);
}

/** What a commit declares of a bundle; null if nothing. */
function declared({ kind, deployment }: PlannedBundle, bundles: readonly Bundle[], { alone }: Past): Bundle | null {
  const same = bundles.filter((bundle) => bundle.kind === kind);
  const named = same.find((bundle) => bundle.deployment === deployment.slug);
  return named ?? (alone ? (same.find((bundle) => bundle.deployment === null) ?? null) : null);
}

/** What a base declares. A base with errors declares nothing; `errorsIn` names the first such file. */
type Base = {
  readonly bundles: readonly Bundle[];
  readonly wrong: Pick<ThreeWayDiff['base'], 'errorsIn' | 'isUnread'>;
};

async function readBase(source: Source, past: Past): Promise<Base> {
  const files = await filesAt(source, past);
  if (files === null) return { bundles: [], wrong: { errorsIn: past.files.settings.file ?? null, isUnread: false } };
  const errors = files.problems.filter(({ code, severity }) => severity === 'error' && !absent.has(code));
  if (errors.length === 0) return { bundles: files.bundles, wrong: { errorsIn: null, isUnread: false } };
  const first = (await located(source, errors)).find(({ position }) => position !== null);
  const isUnread = first !== undefined && unread.has(first.problem.code);
  return { bundles: [], wrong: { errorsIn: first?.position?.file ?? null, isUnread } };
}

const unread: ReadonlySet<ProblemCode> = new Set(['not-a-file', 'symlink']);

/**
 * The files at that time, found by the config of that time if it had one; null if that has errors. Paths inside the config's folders select all of
 * those, since files may have moved.
 */
async function filesAt(source: Source, { files: { settings: now, wanted } }: Past): Promise<LoadedFiles | null> {
  const had = now.file !== undefined && source.kind(now.file) === 'file';
  const { settings, problems } = had ? await loadConfig(source, now.file ?? null) : { settings: now, problems: [] };
  if (hasErrors(problems)) return null;
  const isPart = isPartOfConfig(pathsOf(wanted, now), now, wanted.deployment);
  return loadFiles(source, settings, { paths: isPart ? [] : pathsOf(wanted, settings), deployment: null });
}

const giveApplied = 'Pass the plan file of an apply, or omit --plan.';

/** Finds what an applied plan sent for a bundle. Throws UsageError when the file is no plan, or was applied nowhere or elsewhere. */
async function inPlan(path: string, runtime: Runtime): Promise<FindBase> {
  const { plan, platform, results } = await readSaved(path, runtime, giveApplied);
  const here = runtime.connections.name;
  if (platform !== here) {
    throw new UsageError(
      `${path} was made for ${platform ?? 'no platform'}, but this is ${here ?? 'no platform'}. Give the plan that was applied here.`,
    );
  }
  if (!results.some(({ result }) => isApplied(result)))
    throw new UsageError(`${path} is a plan that was not applied. ${giveApplied}`);
  return (bundle) => {
    const sent = results.find((one) => isSameBundle(one.bundle, bundle));
    if (sent === undefined) return unknown('not-in-plan');
    if (!isApplied(sent.result)) return unknown('not-applied');
    return {
      base: { kind: 'plan', path, digest: plan.digest },
      content: sent.bundle,
      history: null,
    };
  };
}
