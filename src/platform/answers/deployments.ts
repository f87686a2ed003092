import type { Deployment } from '../../domain/bundle.ts';
import type { DeploymentList } from '../../generated/types.ts';
import { Misunderstanding } from './misunderstanding.ts';

/** The deployments that the token sees, ids as text. Throws Misunderstanding when a slug does not mean exactly one of them. */
export function tidyDeployments({ deployments }: DeploymentList): Deployment[] {
  const slugs = new Set<string>();
  return deployments.map(({ id: given, slug }) => {
    const id = String(given);
    if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
    if (slugs.has(slug)) throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
    slugs.add(slug);
    return { id, slug };
  });
}
