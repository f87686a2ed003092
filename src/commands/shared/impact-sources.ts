import type { Deployment } from '../../domain/bundle.ts';
import type { ImpactSources } from '../../impact/platform-reader.ts';
import type { WebApi } from '../../platform/web-api.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/** The platform's findings, issues and projects, through one connection per deployment. */
export function impactSources(runtime: Runtime): ImpactSources {
  const apis = new Map<string, Promise<WebApi>>();
  const apiOf = ({ slug }: Deployment): Promise<WebApi> => {
    const api = apis.get(slug) ?? runtime.connections.apiFor(slug);
    apis.set(slug, api);
    return api;
  };
  return {
    timer: runtime.clock.timer,
    async findings(deployment, query) {
      const api = await apiOf(deployment);
      const { slug } = deployment;
      const { findings } = await api.call('listFindings', {
        path: { deploymentSlug: slug },
        query,
        slugInErrors: slug,
      });
      return findings ?? [];
    },
    async projects(deployment, query) {
      const api = await apiOf(deployment);
      const { slug } = deployment;
      const { projects } = await api.call('listProjects', {
        path: { deploymentSlug: slug },
        query,
        slugInErrors: slug,
      });
      return projects ?? [];
    },
    async secrets(deployment, query) {
      const api = await apiOf(deployment);
      const { id: deploymentId, slug } = deployment;
      return api.call('listSecrets', { path: { deploymentId }, query, slugInErrors: slug });
    },
    async issueGroups(deployment, body) {
      const api = await apiOf(deployment);
      const { id: deploymentId, slug } = deployment;
      return api.call('searchIssues', { path: { deploymentId }, body, slugInErrors: slug });
    },
  };
}
