import type { Bundle, BundleContent, Deployment } from '../domain/bundle.ts';
import type { Triangulation } from '../domain/drift.ts';
import { defaultImpactLimits, type Impact, type ImpactLimits } from '../domain/impact.ts';
import { inParallel } from '../domain/json.ts';
import { entryOf, type Outcome, type Plan, type PlannedBundle } from '../domain/plan.ts';
import { type DiffEntry, type Platform, PlatformError } from '../domain/preview.ts';
import type { ImpactSources } from '../impact/ask.ts';
import { estimateImpact } from '../impact/estimate.ts';
import { bundleDigest } from '../plan/digest.ts';
import { differencesFrom } from '../plan/objects.ts';
import { type Compared, triangulateBundle } from '../plan/three-way.ts';
import { defaultProfile } from '../platform/profile.ts';
import type { WebApi } from '../platform/web-api.ts';
import type { Runtime } from '../runtime.ts';
import type { Git, PastCommit } from '../runtime/git.ts';
import {
  type Base,
  type BaseOptions,
  declared,
  type Known,
  namedCommit,
  openBases,
  type Past,
  pastOf,
  readBase,
} from './find-base.ts';
import type { Loaded } from './load.ts';
import type { Previewed } from './preview.ts';
import { type Target, targetOf } from './targets.ts';

/** Asks for each bundle of a plan what tells why it differs. Throws UsageError when the base that the user named cannot be used. */
export async function compare(
  plan: Plan,
  files: Loaded,
  targets: readonly Target[],
  options: BaseOptions,
  runtime: Runtime,
): Promise<Compared[]> {
  const findBase = await openBases(plan, files, options, runtime);
  return askEach(
    plan.bundles.map((bundle) => ({ bundle, ...findBase(bundle) })),
    targets,
  );
}

/** Asks for bundles of which it is known what was applied. What the platform refuses only makes that tell less. */
const askEach = (
  known: readonly (Known & { readonly bundle: PlannedBundle })[],
  targets: readonly Target[],
): Promise<Compared[]> =>
  inParallel(known, async ({ bundle, ...told }) => {
    const { platform } = targetOf(bundle, targets);
    return { bundle, ...told, since: await askSince(bundle, told.applied, platform) };
  });

/** What was edited since the last apply by the platform's own word; null where it has none, for then we compare by ourselves. */
async function askSince(
  bundle: PlannedBundle,
  applied: BundleContent | null,
  platform: Platform,
): Promise<readonly DiffEntry[] | null> {
  if (applied === null) return null;
  if (bundleDigest(applied) === bundle.bundleDigest) return bundle.changes.map(entryOf);
  const answer = await optional(platform.dryRun(bundle.deployment, applied));
  // Rejected: it names something that is gone since.
  if (answer === null || answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
  return [...answer.creates, ...answer.updates, ...answer.deletes];
}

async function optional<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // The dry run of the files has told what differs; without this answer only less is known of why.
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/**
 * The commit that a change starts from, by any name that git understands, the clone that has it, and the commit that the files of the
 * change are at.
 */
export type BaseWanted = { readonly name: string; readonly git: Git; readonly tip: string };

/**
 * Tells what of a plan is the files' own doing since a base, what an apply would also revert, and what is live already. Where the base has
 * other content the platform is asked for a second dry run; what it refuses only makes that tell less. Throws UsageError when the clone
 * cannot give the base.
 */
function triangulate(
  plan: Plan,
  files: Loaded,
  targets: readonly Target[],
  { name, git, tip }: BaseWanted,
): Promise<Triangulation> {
  const past = pastOf(plan, files);
  const commit = namedCommit(git, name);
  const base = readBase(commit.open(), past);
  const at = git.commit(tip);
  const isAhead = at !== null && git.has(at, commit.commit) === false;
  const known = plan.bundles.map((bundle) => ({ bundle, ...knownOf(bundle, base, commit, past) }));
  return askEach(known, targets).then((compared) => ({
    base: { name, commit: commit.commit, short: commit.short, isAhead, ...base.wrong },
    bundles: compared.map((one) => triangulateBundle(one, targetOf(one.bundle, targets).bundle, files.locate)),
    dropped: droppedFrom(base, plan, past),
  }));
}

function knownOf(bundle: PlannedBundle, { bundles }: Base, { commit, short, at }: PastCommit, past: Past): Known {
  const applied = declared(bundle, bundles, past);
  if (applied === null) return { base: { kind: 'none', why: 'not-in-base' }, applied, history: null };
  const differs = differencesFrom(bundle, applied);
  return { base: { kind: 'commit', commit, short, at, chosen: 'named', differs }, applied, history: null };
}

/** Bundles of the base, of the deployments and paths that this run is about, that the files do not declare. */
function droppedFrom({ asked }: Base, { bundles }: Plan, past: Past): Triangulation['dropped'] {
  const { deployment: only } = past.files.wanted;
  const kept = new Set(bundles.map((bundle) => declared(bundle, asked, past)));
  // One that names no deployment may be any of the same kind.
  const isKept = (one: Bundle): boolean =>
    kept.has(one) || (one.deployment === null && bundles.some(({ kind }) => kind === one.kind));
  return asked
    .filter((one) => !isKept(one) && (only === null || one.deployment === null || one.deployment === only))
    .map(({ deployment, kind }) => ({ deployment, kind }));
}

/** What is wanted beside the changes; null for what is not. */
export type ExplainWanted = {
  /** The commit that the change starts from. */
  readonly base: BaseWanted | null;
  readonly limits: ImpactLimits | null;
};

/**
 * Adds to a preview whose doing its changes are and what they mean for open findings. What the platform refuses only makes that tell
 * less. Throws UsageError, before it asks for any finding, when the base cannot be read.
 */
export async function explain(
  { outcome, files, targets }: Previewed,
  { base, limits }: ExplainWanted,
  runtime: Runtime,
): Promise<Outcome> {
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes' && outcome.kind !== 'needs-approval') return outcome;
  const { plan } = outcome;
  if (base !== null) runtime.terminal.progress('comparing with the base');
  const comparing = base === null ? null : triangulate(plan, files, targets, base);
  const isWanted = limits !== null && outcome.kind !== 'no-changes';
  if (isWanted) runtime.terminal.progress('reading findings for the impact');
  const [triangulation, impact] = await Promise.all([comparing, isWanted ? impactOf(plan, runtime, limits) : null]);
  return { ...outcome, ...(triangulation && { triangulation }), ...(impact && { impact }) };
}

/** What the changes of a plan mean for the findings that are open now. Never throws for what the platform or its tokens do. */
export const impactOf = (plan: Plan, runtime: Runtime, limits: ImpactLimits = defaultImpactLimits): Promise<Impact> =>
  estimateImpact(plan, sourcesIn(runtime), limits);

/** The platform's findings and issues, through one connection for each deployment. */
function sourcesIn(runtime: Runtime): ImpactSources {
  const open = new Map<string, Promise<WebApi>>();
  const to = ({ slug }: Deployment): Promise<WebApi> => {
    const api = open.get(slug) ?? runtime.connections.api(slug, defaultProfile);
    open.set(slug, api);
    return api;
  };
  return {
    async findings(deployment, query) {
      const api = await to(deployment);
      const { slug } = deployment;
      const { findings } = await api.call('listFindings', { path: { deploymentSlug: slug }, query, about: slug });
      return findings ?? [];
    },
    async issueGroups(deployment, body) {
      const api = await to(deployment);
      const { id: deploymentId, slug } = deployment;
      return api.call('searchIssues', { path: { deploymentId }, body, about: slug });
    },
  };
}
