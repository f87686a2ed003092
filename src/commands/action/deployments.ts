import type { Deployment } from '../../domain/bundle.ts';
import type { Plan } from '../../domain/plan.ts';
import { type Platform, PlatformError } from '../../domain/preview.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { World } from '../../world.ts';
import type { Previewed } from '../preview.ts';
import { findDeployment } from '../targets.ts';

/** The deployments that a plan is about. */
export const deploymentsIn = (plan: Plan): Deployment[] => [
  ...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values(),
];

/** Those of them that something would be sent to. */
export const changedIn = (plan: Plan): Deployment[] =>
  deploymentsIn({ ...plan, bundles: plan.bundles.filter(({ changes }) => changes.length > 0) });

/** Slugs of the deployments that files with errors are about: those that they or the config name, else the one that the token sees. */
export async function slugsIn({ files, targets }: Previewed, action: ActionWorld): Promise<string[]> {
  if (targets.length > 0) return [...new Set(targets.map(({ deployment }) => deployment.slug))];
  const { managed } = files.wanted;
  // For a stranger the platform is not asked which of the deployments that he names are there.
  if (managed !== undefined) return managed.has(null) ? visible(action) : [...managed].flatMap((slug) => slug ?? []);
  const { deployment } = action.inputs;
  const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
  const named = new Set(files.bundles.map((bundle) => bundle.deployment ?? deployment));
  const known = named.has(null) ? [] : await knownOf([...named], configured, action);
  if (known.length > 0) return known;
  return configured.length > 0 ? configured : visible(action);
}

/** As many new comments as a reviewer reads one by one; where more deployments have news of the same kind, one about all tells it. */
export const handful = 5;

/**
 * In whose comment it is news what is wrong in the files: in that of each deployment whose own files have errors, where those are a
 * handful, or of the only one that they can be about. Else in one about all deployments, which is null: the comment of any other would
 * lead astray.
 */
export function whoIsWrong(slugs: readonly string[], made: Previewed, action: ActionWorld): ReadonlySet<string | null> {
  const { files, outcome } = made;
  const errors = outcome.problems.filter(({ problem }) => problem.severity === 'error');
  const wrong = new Set(errors.flatMap(({ position, first }) => [position?.file, first?.file]));
  const named = files.deploymentsOf(wrong);
  const concerned = slugs.filter((slug) => named.has(slug));
  if (concerned.length > handful) return new Set([null]);
  if (concerned.length > 0) return new Set(concerned);
  const [first] = slugs;
  if (first === undefined) return new Set();
  return new Set([slugs.length === 1 && isOnly(made, action) ? first : null]);
}

/** Whether nothing says that there may be more than one deployment. */
const isOnly = ({ files }: Previewed, { inputs }: ActionWorld): boolean =>
  inputs.deployment !== null ||
  files.settings.deployments.size === 1 ||
  files.bundles.every(({ deployment }) => deployment === null);

/** A stranger's files may name any number of deployments that nobody has, and each would get a comment. */
async function knownOf(
  named: readonly (string | null)[],
  configured: readonly string[],
  { world }: ActionWorld,
): Promise<string[]> {
  const asked = new Map<Platform, ReadonlySet<string>>();
  const known: string[] = [];
  for (const slug of named) {
    if (slug !== null && (configured.includes(slug) || (await isSeen(slug, asked, world)))) known.push(slug);
  }
  return known;
}

/** Whether a token sees a deployment. Each token is asked once, however many deployments are named. */
async function isSeen(
  slug: string,
  asked: Map<Platform, ReadonlySet<string>>,
  { connections }: World,
): Promise<boolean> {
  if (!connections.has(slug)) return false;
  const platform = await orNone(() => connections.to(slug), null);
  if (platform === null) return false;
  // What a part of the list names is there, whatever else may be.
  const seen =
    asked.get(platform) ?? new Set((await orNone(() => platform.deployments([]), [])).map((one) => one.slug));
  asked.set(platform, seen);
  return seen.has(slug);
}

const visible = ({ world }: ActionWorld): Promise<string[]> =>
  orNone(async () => [(await findDeployment(null, { deployments: new Map() }, world)).deployment.slug], []);

/** The errors in the files matter more than that nobody knows in whose comment to say so. */
async function orNone<T, N>(ask: () => Promise<T>, none: N): Promise<T | N> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlatformError || error instanceof UsageError) return none;
    throw error;
  }
}
