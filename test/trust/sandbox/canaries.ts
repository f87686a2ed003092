import { createHash } from 'node:crypto';
import { type DeploymentSeed, acme, globex, hooli, initech } from '../../../src/sandbox/seed/deployments.ts';
import type { Slug } from '../../sandbox/requests.ts';

/** A text that all data of a deployment contains, and no other data. */
export const canaryOf = (slug: Slug, seed: number): string =>
  `canary${createHash('sha256')
    .update(`${slug} ${String(seed)}`)
    .digest('hex')
    .slice(0, 16)}`;

/** The deployments of the sandbox's seed, with their canaries in all names, projects, tags, addresses and configurations. */
export const deploymentsWithCanaries = (seed: number): DeploymentSeed[] =>
  [acme, globex, initech, hooli].map((deployment) => addCanary(deployment, canaryOf(deployment.slug as Slug, seed)));

function addCanary(deployment: DeploymentSeed, canary: string): DeploymentSeed {
  const text = JSON.stringify(deployment)
    .replaceAll(`${deployment.slug}/`, `${deployment.slug}-${canary}/`)
    .replaceAll('"name":"', `"name":"${canary} `)
    .replaceAll('https://', `https://${canary}.`);
  const { slug, projects, integrations, resolutionConfigs, subscriptions, ...others } = JSON.parse(
    text,
  ) as DeploymentSeed;
  const [project = ''] = Object.keys(projects);
  return {
    ...others,
    slug,
    projects: { ...projects, [project]: [...(projects[project] ?? []), `tag-${canary}`] },
    integrations: { ...integrations, notification_webhook: [`hook-${canary}`] },
    resolutionConfigs: [
      ...resolutionConfigs,
      { repository: project, subproject: `sub-${canary}`, config: { ecosystem: canary } },
    ],
    subscriptions: [...subscriptions, { config: `config-${slug}`, url: `https://${canary}.example`, events: [canary] }],
  };
}
