import { type Bundle, type BundleContent, type BundleKind, type Deployment, isSameBundle } from '../domain/bundle.ts';
import type { NoBase, Triangulation } from '../domain/drift.ts';
import { UsageError } from '../domain/json.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import { hasErrors, type ProblemCode, type Source } from '../domain/problem.ts';
import { liesIn } from '../files/assemble.ts';
import { loadConfig } from '../files/config.ts';
import { beforeGlob, configuredPaths } from '../files/find.ts';
import { type LoadedFiles, loadFiles } from '../files/load.ts';
import { type Candidate, differencesFrom, nearestToLive } from '../plan/objects.ts';
import type { Compared } from '../plan/three-way.ts';
import { escapeTerminal } from '../render/escape.ts';
import type { Runtime } from '../runtime.ts';
import { type Git, type History, type PastCommit, readCommit, readHistory } from '../runtime/git.ts';
import type { Loaded } from './load.ts';
import { isApplied, readSaved } from './saved-plan.ts';
import { absent, pathsOf } from './scope.ts';

/** What was applied last, as the user names it or as the history tells. */
export type BaseOptions = {
  /** Reads an applied plan; goes before `base`. A function, so that who never has one does not carry what checks it. */
  readonly openPlan: ((runtime: Runtime) => Promise<FindApplied>) | null;
  /** A commit by any name that git understands. */
  readonly base: string | null;
  /** The clone that the files lie in, if they do. */
  readonly git: Git;
};

/** What is taken for what was applied last, its content where there is any, and what the history declared where that is only a guess. */
export type Known = Pick<Compared, 'base' | 'applied' | 'history'>;

type FindBase = (bundle: PlannedBundle) => Known;

type FindApplied = (bundle: PlannedBundle) => Omit<Known, 'history'>;

/** So many commits that touch the policies are looked at. */
const maxCommits = 50;

/** How to find what was applied last. Throws UsageError when what the user named cannot be used. */
export async function openBases(plan: Plan, files: Loaded, options: BaseOptions, runtime: Runtime): Promise<FindBase> {
  const find = await opened(plan, files, options, runtime);
  return (bundle) => (bundle.changes.length === 0 ? unknown('not-needed') : find(bundle));
}

async function opened(plan: Plan, files: Loaded, options: BaseOptions, runtime: Runtime): Promise<FindBase> {
  if (options.openPlan !== null) {
    const appliedOf = await options.openPlan(runtime);
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
  return (bundle) => {
    const content = declared(bundle, bundles, past);
    return content === null
      ? unknown('not-in-base')
      : found(commit, content, 'named', differencesFrom(bundle, content));
  };
}

function notReadable(name: string, file: string, isUnread: boolean): UsageError {
  const path = escapeTerminal(file);
  return isUnread
    ? new UsageError(`${path} is a submodule or a link at ${name}, so its content is unknown. Give --plan FILE.`)
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
  chosen: 'named' | 'nearest',
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

/** Whose files are looked for in the past; `alone` if the run is about one deployment, which files then need not name. */
export type Past = { readonly files: Loaded; readonly alone: boolean };

export const pastOf = (plan: Plan, files: Loaded): Past => ({
  files,
  alone: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1,
});

/** A commit that someone named. Throws UsageError when the clone does not have it, or git is not there. */
export function namedCommit(git: Git, name: string): PastCommit {
  const commit = readCommit(git, name);
  if (commit !== null) return commit;
  git.read(['--version']); // without git nothing here is known
  const refusal = git.refusal();
  if (refusal !== null) throw new UsageError(`git cannot read this repository: ${refusal}`);
  if (git.commit('HEAD') === null)
    throw new UsageError(`There is no commit ${name} here, nor any other. Pass a git clone with -C, or commit first.`);
  throw new UsageError(`There is no commit ${name} here. Check the name, or fetch it (in a workflow: fetch-depth: 0).`);
}

/** What a commit declares of a bundle; null where it does not declare it. */
export function declared(
  { kind, deployment }: { kind: BundleKind; deployment: Deployment },
  bundles: readonly Bundle[],
  { alone }: Past,
): Bundle | null {
  const same = bundles.filter((bundle) => bundle.kind === kind);
  const named = same.find((bundle) => bundle.deployment === deployment.slug);
  return named ?? (alone ? (same.find((bundle) => bundle.deployment === null) ?? null) : null);
}

/** The files of that time below some paths, as its config found them where there was one; null when that has errors. */
function filesAt(
  source: Source,
  { files: { settings: now, wanted } }: Past,
  paths: readonly string[],
): LoadedFiles | null {
  const had = now.file !== undefined && source.kind(now.file) === 'file';
  const { settings, problems } = had ? loadConfig(source, now.file ?? null) : { settings: now, problems: [] };
  if (hasErrors(problems)) return null;
  return loadFiles(source, settings, { paths: pathsOf({ ...wanted, paths }, settings), deployment: null });
}

/** What a base declares: below the paths of the run, and each of these bundles as a whole; and which of its files is wrong. */
export type Base = {
  readonly asked: readonly Bundle[];
  readonly bundles: readonly Bundle[];
  readonly wrong: Pick<Triangulation['base'], 'errorsIn' | 'isUnread'>;
};

type Read = Pick<Base, 'bundles' | 'wrong'>;

/** Files of a base that cannot be read, or have errors, declare nothing; neither do those that are not there. */
export function readBase(source: Source, past: Past): Base {
  const { paths } = past.files.wanted;
  const { bundles: asked, wrong } = bundlesIn(source, past, paths);
  if (paths.length === 0) return { asked, bundles: asked, wrong };
  // A file may have come from elsewhere: then the same paths gave only a part of the bundle.
  return { asked, bundles: wholeOf(asked, bundlesIn(source, past, []).bundles), wrong };
}

function bundlesIn(source: Source, past: Past, paths: readonly string[]): Read {
  const files = filesAt(source, past, paths);
  if (files === null) return { bundles: [], wrong: { errorsIn: past.files.settings.file ?? null, isUnread: false } };
  const errors = files.problems.filter(({ code, severity }) => severity === 'error' && !absent.has(code));
  if (errors.length === 0) return { bundles: files.bundles, wrong: { errorsIn: null, isUnread: false } };
  const first = files.report(errors).find(({ position }) => position !== null);
  const isUnread = first !== undefined && unread.has(first.problem.code);
  return { bundles: [], wrong: { errorsIn: first?.position?.file ?? null, isUnread } };
}

const unread: ReadonlySet<ProblemCode> = new Set(['not-a-file', 'symlink']);

/** Those that hold all that was asked for, before those that were. */
function wholeOf(asked: readonly Bundle[], all: readonly Bundle[]): Bundle[] {
  const isSame = (one: Bundle, other: Bundle): boolean =>
    one.kind === other.kind && one.deployment === other.deployment;
  const holds = (whole: Bundle, part: Bundle): boolean =>
    !isSame(whole, part) || [...part.origins.keys()].every((id) => whole.origins.has(id));
  const wholes = all.filter((whole) => asked.every((part) => holds(whole, part)));
  return [...wholes, ...asked.filter((part) => !wholes.some((whole) => isSame(whole, part)))];
}

const giveApplied = 'Pass the plan file of an apply, or omit --plan.';

/** Tells what an applied plan sent for a bundle. Throws UsageError when the file is no plan, was applied nowhere, or somewhere else. */
export async function openApplied(path: string, runtime: Runtime): Promise<FindApplied> {
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
    if (sent === undefined) return { base: { kind: 'none', why: 'not-in-plan' }, applied: null };
    if (!isApplied(sent.result)) return { base: { kind: 'none', why: 'not-applied' }, applied: null };
    return {
      base: { kind: 'plan', path, digest: plan.digest },
      applied: sent.bundle,
    };
  };
}
