import type { Runtime } from '../runtime/runtime.ts';
import type { Deployment } from '../domain/bundle.ts';
import { loadValidConfig } from './shared/config-scope.ts';
import { findDeployment } from './shared/targets.ts';

/**
 * Lists the deployments for a workflow matrix: those of the config, else those that the token sees. Configured ids are not looked up, so that even hundreds
 * of deployments need no token.
 */
export async function deployments(
  options: { config: string | null },
  runtime: Runtime,
): Promise<{ slug: string; id: string | null }[]> {
  const settings = await loadValidConfig(options.config, runtime);
  if (settings.deployments.size === 0)
    return (await (await runtime.connections.platformFor(null)).deployments()).map(slugAndId);
  return Promise.all(
    [...settings.deployments].map(async ([slug, { id }]) => {
      if (id !== null || !runtime.connections.hasToken(slug)) return { slug, id };
      return slugAndId((await findDeployment(slug, settings, runtime)).deployment);
    }),
  );
}

const slugAndId = ({ slug, id }: Deployment): { slug: string; id: string } => ({ slug, id });
