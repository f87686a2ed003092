import type { OperationId } from '../../generated/operations.ts';
import type { World } from '../../world.ts';
import { soundConfig } from '../sound-config.ts';
import { findDeployment } from '../targets.ts';
import { deploymentParameter } from './flags.ts';

/** The deployment in the path of a request; nothing where the path has none. */
export type DeploymentPath = { readonly path: Readonly<Record<string, string>>; readonly about: string | null };

/**
 * Finds the deployment that is meant: by its slug, which the platform or the config gives an id; without one, the only one that the
 * token sees. Throws UsageError when it is not clear which, OthersInvalid when the config has errors.
 */
export async function deploymentPath(
  id: OperationId,
  asked: { deployment: string | null; config: string | null },
  world: World,
): Promise<DeploymentPath> {
  const parameter = deploymentParameter(id);
  if (parameter === null) return { path: {}, about: null };
  const { deployment: slug } = asked;
  if (slug !== null && parameter === 'deploymentSlug') return { path: { deploymentSlug: slug }, about: slug };
  const settings = soundConfig(asked.config, world);
  const configured = slug === null ? null : (settings.deployments.get(slug)?.id ?? null);
  // Whoever has a user's token alone cannot ask the platform for the list.
  if (slug !== null && configured !== null && !world.connections.has(slug)) {
    return { path: { deploymentId: configured }, about: slug };
  }
  const { deployment } = await findDeployment(slug, settings, world);
  return {
    path: parameter === 'deploymentSlug' ? { deploymentSlug: deployment.slug } : { deploymentId: deployment.id },
    about: deployment.slug,
  };
}
