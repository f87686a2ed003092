import type { Deployment } from '../../domain/bundle.ts';
import type { Plan } from '../../domain/plan.ts';
import { PlatformError } from '../../domain/preview.ts';
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
  const named = new Set(files.bundles.map((bundle) => bundle.deployment ?? deployment));
  if (named.size > 0 && !named.has(null)) return [...named].filter((slug) => slug !== null);
  const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
  return configured.length > 0 ? configured : visible(action);
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
