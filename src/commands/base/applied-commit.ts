import { folderOfGlob } from '../../files/path-glob.ts';
import { configuredPaths } from '../../files/search-paths.ts';
import type { Bundle, BundleContent } from '../../domain/bundle.ts';
import type { NoBaseReason } from '../../domain/drift.ts';
import { UsageError } from '../../domain/errors.ts';
import type { PlannedBundle } from '../../domain/plan.ts';

import {
  type BundleWithBase,
  countDifferences,
  liveObjectTexts,
  declaredObjectTexts,
  type ObjectTexts,
} from '../../plan/three-way.ts';
import { type Git, type PastCommit, type PastCommits, readHistory } from '../../runtime/git.ts';
import { pathsToLoad } from '../shared/config-scope.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { findBundleInCommit, type RunScope, readBase } from './files-of-commit.ts';
import { areInConfigFolders } from '../shared/whole-bundles.ts';

/** What was applied last, if that is known, and its content. `history`: what each commit declared, if no commit is equal to the live state. */
export type KnownBase = Pick<BundleWithBase, 'base' | 'history'> & { readonly content: BundleContent | null };

export const unknownBase = (reason: NoBaseReason): KnownBase => ({
  base: { kind: 'none', reason },
  content: null,
  history: null,
});

export const baseInCommit = (
  { id, short, committedAt }: PastCommit,
  content: BundleContent,
  chosenBy: 'named' | 'nearest',
): KnownBase => ({
  base: { kind: 'commit', commit: id, short, committedAt, chosenBy, differences: 0 },
  content,
  history: null,
});

/** Maximum number of commits that are read. Only those that touch the policies count. */
const maxCommits = 50;

type NearestCommit = { readonly commit: PastCommit; readonly content: BundleContent; readonly differenceCount: number };

/** Searches the recent commits in git for what was applied last. Each commit is read at most once, and only if needed. */
export class AppliedCommitSearch {
  private readonly scope: RunScope;
  private readonly git: Git;
  private commits: PastCommits | null | undefined;
  /** Null for a commit that has errors, so that it cannot have been applied, or no bundles. */
  private readonly bundlesByCommit = new Map<string, readonly Bundle[] | null>();
  /** Why the history may lack the base: unreadable commits, and those beyond the end of a shallow clone, may declare anything. */
  private reasonHistoryIsIncomplete: NoBaseReason | null = null;

  constructor(scope: RunScope, git: Git) {
    this.scope = scope;
    this.git = git;
  }

  /** Finds the commit that is nearest to the live state of a bundle; of several, the newest. */
  async findBase(bundle: PlannedBundle): Promise<KnownBase> {
    if (this.commits === undefined) this.commits = readHistory(this.git, historyPaths(this.scope.files), maxCommits);
    if (this.commits === null) return unknownBase('no-git');
    if (this.commits.shallow) this.reasonHistoryIsIncomplete = 'shallow';
    const live = liveObjectTexts(bundle);
    if (live === null) return unknownBase('partly-live');
    const { declaredInCommits, nearest } = await this.findNearest(bundle, live, this.commits.commits);
    if (nearest === null) return unknownBase(this.reasonHistoryIsIncomplete ?? 'no-history');
    const known = baseInCommit(nearest.commit, nearest.content, 'nearest');
    if (nearest.differenceCount === 0) return known;
    return this.reasonHistoryIsIncomplete === null
      ? { ...known, history: declaredInCommits }
      : unknownBase(this.reasonHistoryIsIncomplete);
  }

  /** The commit whose bundle differs least from the live one, and what each commit up to an equal one declares of it; null for nothing. */
  private async findNearest(bundle: PlannedBundle, live: ObjectTexts, commits: PastCommits['commits']) {
    const declaredInCommits: (BundleContent | null)[] = [];
    let nearest: NearestCommit | null = null;
    for (const commit of commits) {
      const bundles = await this.bundlesOfCommit(commit);
      const content = bundles && findBundleInCommit(bundle, bundles, this.scope);
      if (bundles !== null) declaredInCommits.push(content);
      if (content === null) continue;
      const differenceCount = countDifferences(declaredObjectTexts(content, bundle), live);
      if (nearest === null || differenceCount < nearest.differenceCount) nearest = { commit, content, differenceCount };
      if (differenceCount === 0) break;
    }
    return { declaredInCommits, nearest };
  }

  private async bundlesOfCommit(commit: PastCommit): Promise<readonly Bundle[] | null> {
    if (!this.bundlesByCommit.has(commit.id)) {
      const bundles = await this.tryToReadBundles(commit);
      if (bundles === 'unread') this.reasonHistoryIsIncomplete ??= bundles;
      this.bundlesByCommit.set(commit.id, bundles === 'unread' || bundles.length === 0 ? null : bundles);
    }
    return this.bundlesByCommit.get(commit.id) ?? null;
  }

  private async tryToReadBundles(commit: PastCommit): Promise<readonly Bundle[] | 'unread'> {
    try {
      return (await readBase(commit.open(), this.scope)).bundles;
    } catch (error) {
      // A partial clone lacks objects of the commit.
      if (error instanceof UsageError) return 'unread';
      throw error;
    }
  }
}

/** Paths whose commits matter. A file in the config's folders may have been moved within them. */
function historyPaths({ settings, selection }: LoadedSelection): string[] {
  const requested = pathsToLoad(selection, settings);
  const configured = configuredPaths(settings, selection.deployment).map(({ path }) => path);
  const paths = [
    ...requested,
    ...(requested.length === 0 || areInConfigFolders(requested, settings, selection.deployment) ? configured : []),
  ];
  return [...paths.map(folderOfGlob), ...(settings.file === undefined ? [] : [settings.file])];
}
