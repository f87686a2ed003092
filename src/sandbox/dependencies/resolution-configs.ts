import type { ResolutionConfiguration } from '../../generated/types.ts';
import { notFound } from '../fault.ts';
import type { Store } from '../store/store.ts';

/**
 * How the dependencies of a project are resolved, by the id of its subprojects. The id of a project is that of its repository. Throws Fault
 * 404 for one that the deployment does not have.
 */
export function readResolutionConfigs(store: Store, deployment: string, project: string): ResolutionConfiguration {
  const id = Number(/^[1-9]\d{0,15}$/.exec(project)?.[0]);
  if (!Number.isSafeInteger(id) || store.repositoryOf({ deployment_id: deployment, id }) === undefined)
    throw notFound();
  const configs = store
    .resolutionConfigs({ repository_id: id })
    .map(({ subproject_id, config }): [string, unknown] => [subproject_id, JSON.parse(config)]);
  return { resolutionConfigs: { perSubproject: Object.fromEntries(configs) } };
}
