import type { World } from '../world.ts';
import type { Deployment } from '../domain/bundle.ts';
import { refuseConfigAbove, soundConfig } from './load.ts';
import { findDeployment } from './targets.ts';

/**
 * The deployments that a workflow fans out over: those of the config, else those that the token sees. An id that is configured is not
 * asked for, so that hundreds of deployments need no token at all.
 */
export async function deployments(
  options: { config: string | null },
  world: World,
): Promise<{ slug: string; id: string | null }[]> {
  const settings = soundConfig(options.config, world);
  refuseConfigAbove(settings, world);
  if (settings.deployments.size === 0) return (await (await world.connections.to(null)).deployments()).map(plain);
  return Promise.all(
    [...settings.deployments].map(async ([slug, { id }]) => {
      if (id !== null || !world.connections.has(slug)) return { slug, id };
      return plain((await findDeployment(slug, settings, world)).deployment);
    }),
  );
}

const plain = ({ slug, id }: Deployment): { slug: string; id: string } => ({ slug, id });
