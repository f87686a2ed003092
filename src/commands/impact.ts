import { defaultImpactLimits, type Impact, type ImpactLimits } from '../domain/impact.ts';
import type { Deployment } from '../domain/bundle.ts';
import type { Plan } from '../domain/plan.ts';
import { estimateImpact, type ImpactSources } from '../impact/estimate.ts';
import type { WebApi } from '../platform/web-api.ts';
import { defaultProfile } from '../platform/profile.ts';
import type { World } from '../world.ts';

/** What the changes of a plan mean for the findings that are open now. Never throws for what the platform or its tokens do. */
export const impactOf = (plan: Plan, world: World, limits: ImpactLimits = defaultImpactLimits): Promise<Impact> =>
  estimateImpact(plan, sourcesIn(world), limits);

/** The platform's findings and issues, through one connection for each deployment. */
function sourcesIn(world: World): ImpactSources {
  const open = new Map<string, Promise<WebApi>>();
  const to = ({ slug }: Deployment): Promise<WebApi> => {
    const api = open.get(slug) ?? world.connections.api(slug, defaultProfile);
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
