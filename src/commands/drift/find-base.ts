import type { Bundle, BundleContent } from '../../domain/bundle.ts';
import type { NoBase } from '../../domain/drift.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { liesIn } from '../../files/assemble/assign-deployments.ts';
import { configuredPaths } from '../../files/find/asked-paths.ts';
import { beforeGlob } from '../../files/find/glob.ts';
import type { Compared } from '../../plan/drift.ts';
import { differencesFrom, nearestToLive, type Candidate } from '../../plan/drift/nearest.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { Git } from '../../world/git.ts';
import { type History, type PastCommit, readHistory } from '../../world/history.ts';
import type { World } from '../../world.ts';
import type { Loaded } from '../load.ts';
import { pathsOf } from '../scope.ts';
import { declared, namedCommit, type Past, pastOf } from './past-bundles.ts';
import { readBase } from './read-base.ts';

/** What was applied last, as the user names it or as the history tells. */
export type BaseOptions = {
  /** Reads an applied plan; goes before `base`. A function, so that who never has one does not carry what checks it. */
  readonly openPlan: ((world: World) => Promise<FindApplied>) | null;
  /** A commit by any name that git understands. */
  readonly base: string | null;
  /** The clone that the files lie in, if they do. */
  readonly git: Git;
};

/** What is taken for what was applied last, its content where there is any, and what the history declared where that is only a guess. */
export type Known = Pick<Compared, 'base' | 'applied' | 'history'>;
type FindBase = (bundle: PlannedBundle) => Known;
export type FindApplied = (bundle: PlannedBundle) => Omit<Known, 'history'>;

/** So many commits that touch the policies are looked at. */
const maxCommits = 50;

/** How to find what was applied last. Throws UsageError when what the user named cannot be used. */
export async function openBases(plan: Plan, files: Loaded, options: BaseOptions, world: World): Promise<FindBase> {
  const find = await opened(plan, files, options, world);
  return (bundle) => (bundle.changes.length === 0 ? unknown('not-needed') : find(bundle));
}

async function opened(plan: Plan, files: Loaded, options: BaseOptions, world: World): Promise<FindBase> {
  if (options.openPlan !== null) {
    const appliedOf = await options.openPlan(world);
    return (bundle) => ({ ...appliedOf(bundle), history: null });
  }
  const past = pastOf(plan, files);
  return options.base === null ? inHistory(past, options.git) : atCommit(options.base, past, options.git);
}

const unknown = (why: NoBase): Known => ({ base: { kind: 'none', why }, applied: null, history: null });

function atCommit(name: string, past: Past, git: Git): FindBase {
  const commit = namedCommit(git, name);
  const { bundles, wrong } = readBase(commit.open(), past);
  if (wrong.errorsIn !== null) throw notReadable(name, wrong.errorsIn, wrong.isUnread);
  const head = git.commit('HEAD');
  const isAhead = head !== null && git.has(head, commit.commit) === false;
  return (bundle) => {
    const content = declared(bundle, bundles, past);
    return content === null
      ? unknown('not-in-base')
      : found(commit, content, isAhead ? 'ahead' : 'named', differencesFrom(bundle, content));
  };
}

function notReadable(name: string, file: string, isUnread: boolean): UsageError {
  const path = escapeTerminal(file);
  return isUnread
    ? new UsageError(
        `${path} is a submodule or a link at ${name}, so nothing tells what it declares. Give --plan FILE.`,
      )
    : new UsageError(`${path} has errors at ${name}. Name another commit with --base.`);
}

function inHistory(past: Past, git: Git): FindBase {
  let history: History | null | undefined;
  const read = new Map<string, readonly Bundle[] | null>();
  // Commits beyond the end of a shallow clone may declare anything, as may those that cannot be read.
  let gap: NoBase | null = null;
  const bundlesOf: BundlesOf = (commit) => {
    const known = read.get(commit.commit);
    if (known !== undefined) return known;
    const bundles = tryBundlesAt(commit, past);
    if (bundles === 'unread') gap ??= bundles;
    const declaring = bundles === 'unread' ? null : bundles;
    read.set(commit.commit, declaring);
    return declaring;
  };
  return (bundle) => {
    if (history === undefined) history = readHistory(git, historyPaths(past.files), maxCommits);
    if (history === null) return unknown('no-git');
    if (history.shallow) gap = 'shallow';
    const nearest = nearestToLive(bundle, candidates(bundle, history, bundlesOf, past));
    if (nearest === null) return unknown(gap ?? 'no-history');
    const known = found(nearest.of, nearest.content, 'nearest', nearest.differs);
    if (nearest.differs === 0) return known;
    return gap === null ? { ...known, history: declaredBy(bundle, history, bundlesOf, past) } : unknown(gap);
  };
}

/** The bundles of a commit; null for one with errors, which cannot have been applied, or without any. */
type BundlesOf = (commit: PastCommit) => readonly Bundle[] | null;

/** What each commit declares of a bundle; null for one that does not declare it. */
const declaredBy = (
  bundle: PlannedBundle,
  { commits }: History,
  bundlesOf: BundlesOf,
  past: Past,
): (BundleContent | null)[] =>
  commits.flatMap((commit) => {
    const bundles = bundlesOf(commit);
    return bundles === null ? [] : [declared(bundle, bundles, past)];
  });

/** Newest first, each read only when it is wanted. */
function* candidates(
  bundle: PlannedBundle,
  { commits }: History,
  bundlesOf: BundlesOf,
  past: Past,
): Generator<Candidate<PastCommit>> {
  for (const commit of commits) {
    const content = declared(bundle, bundlesOf(commit) ?? [], past);
    if (content !== null) yield { of: commit, content };
  }
}

const found = (
  { commit, short, at }: PastCommit,
  applied: BundleContent,
  chosen: 'named' | 'ahead' | 'nearest',
  differs: number,
): Known => ({ base: { kind: 'commit', commit, short, at, chosen, differs }, applied, history: null });

function tryBundlesAt(commit: PastCommit, past: Past): readonly Bundle[] | null | 'unread' {
  try {
    const { bundles } = readBase(commit.open(), past);
    return bundles.length === 0 ? null : bundles;
  } catch (error) {
    // Objects that a partial clone lacks: then nothing tells what that commit declared.
    if (error instanceof UsageError) return 'unread';
    throw error;
  }
}

/** What a commit must touch to be of interest. A file of the config's folders may have come from another place in them. */
function historyPaths({ settings, wanted }: Loaded): string[] {
  const asked = pathsOf(wanted, settings);
  const all = configuredPaths(settings, wanted.deployment).map(({ path }) => path);
  const isPart = asked.length === 0 || asked.some((path) => all.some((folder) => liesIn(path, folder)));
  const paths = [...asked, ...(isPart ? all : [])];
  return [...paths.map(beforeGlob), ...(settings.file === undefined ? [] : [settings.file])];
}
