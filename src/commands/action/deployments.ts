import type { Deployment } from '../../domain/bundle.ts';
import type { Plan } from '../../domain/plan.ts';
import { type Platform, PlatformError } from '../../domain/preview.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { ActionWorld } from '../../world/action-world.ts';
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
  const { deployment } = action.inputs;
  const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
  const named = new Set(files.bundles.map((bundle) => bundle.deployment ?? deployment));
  const known = named.has(null) ? [] : await knownOf([...named], configured, action);
  if (known.length > 0) return known;
  return configured.length > 0 ? configured : visible(action);
}

/** A stranger's files may name any number of deployments that nobody has, and each would get a comment. */
async function knownOf(
  named: readonly (string | null)[],
  configured: readonly string[],
  { world }: ActionWorld,
): Promise<string[]> {
  const seen = new Map<Platform, ReadonlySet<string>>();
  const isSeen = async (slug: string): Promise<boolean> => {
    if (!world.connections.has(slug)) return false;
    const platform = await world.connections.to(slug);
    // One question for each token, however many deployments are named.
    const slugs = seen.get(platform) ?? (await seenBy(platform));
    seen.set(platform, slugs);
    return slugs.has(slug);
  };
  const known: string[] = [];
  for (const slug of named) {
    if (slug !== null && (configured.includes(slug) || (await isSeen(slug)))) known.push(slug);
  }
  return known;
}

async function seenBy(platform: Platform): Promise<ReadonlySet<string>> {
  try {
    return new Set((await platform.deployments()).map(({ slug }) => slug));
  } catch (error) {
    if (error instanceof PlatformError) return new Set();
    throw error;
  }
}

async function visible({ world }: ActionWorld): Promise<string[]> {
  try {
    return [(await findDeployment(null, { deployments: new Map() }, world)).deployment.slug];
  } catch (error) {
    // The errors in the files matter more than that nobody knows in whose comment to say so.
    if (error instanceof PlatformError || error instanceof UsageError) return [];
    throw error;
  }
}
