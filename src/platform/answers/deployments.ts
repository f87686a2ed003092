import type { Deployment } from '../../domain/bundle.ts';
import type { DeploymentList } from '../../generated/types.ts';
import { excerpt } from './excerpt.ts';
import { isCut } from './hidden-changes.ts';
import { Misunderstanding, PartOfList } from './misunderstanding.ts';
import { isRecord } from './untyped.ts';

/**
 * The deployments that the token sees, ids as text. Throws Misunderstanding when a slug does not mean exactly one of them, or when only a
 * part of the list came and the one that is sought is not in it.
 */
export function tidyDeployments(answer: DeploymentList, sought: string | null): Deployment[] {
  const ids = new Map<string, string>();
  for (const { id: given, slug } of answer.deployments) {
    const id = String(given);
    if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
    if ((ids.get(slug) ?? id) !== id) {
      throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
    }
    ids.set(slug, id);
  }
  if (sought === null || !ids.has(sought)) refusePart(answer);
  return [...ids].map(([slug, id]) => ({ id, slug }));
}

function refusePart({ deployments: _, ...rest }: Readonly<Record<string, unknown>>): void {
  // As in the lists that the document pages by cursor: the last page may have one too.
  const isLast = rest['hasMore'] === false;
  const sign = Object.entries(rest).find(([name, value]) => isCut(name, value) && !(isLast && name === 'cursor'))?.[0];
  if (sign !== undefined)
    throw new PartOfList(`with a part of the deployments only, as ${excerpt(JSON.stringify(sign))} says`);
}

/** A platform may send null for an empty list. One that is left out is told apart from an answer of somebody else by nothing. */
export function fillDeployments(value: unknown): unknown {
  return isRecord(value) && value['deployments'] === null ? { ...value, deployments: [] } : value;
}
