import type { Deployment } from '../../domain/bundle.ts';
import type { DeploymentList } from '../../generated/types.ts';
import { excerpt } from './excerpt.ts';
import type { Headers } from '../http/exchange.ts';
import { Misunderstanding, PartOfList } from './misunderstanding.ts';
import { headerOfPart, signOfPart } from './part-of-list.ts';

/**
 * The deployments that the token sees, ids as text. Throws Misunderstanding when a slug does not mean exactly one of them, or when only a
 * part of the list came and not all that are sought are in it; null seeks all there are.
 */
export function tidyDeployments(
  answer: DeploymentList,
  headers: Headers,
  sought: readonly string[] | null,
): Deployment[] {
  const ids = new Map<string, string>();
  // Null is an empty list. One that is left out is told apart from an answer of somebody else by nothing.
  if (answer.deployments === undefined) throw new Misunderstanding('without a list of deployments');
  for (const { id: given, slug } of answer.deployments ?? []) {
    const id = String(given ?? '');
    if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
    if (!slug) throw new Misunderstanding(`without the slug of deployment ${id}`);
    if ((ids.get(slug) ?? id) !== id) {
      throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
    }
    ids.set(slug, id);
  }
  if (sought === null || !sought.every((slug) => ids.has(slug))) refusePart(answer, headers);
  return [...ids].map(([slug, id]) => ({ id, slug }));
}

function refusePart(answer: DeploymentList, headers: Headers): void {
  const { deployments, ...beside } = answer;
  const read = { lists: { deployments: deployments?.length ?? 0 }, pages: 1, plain: true };
  const sign = signOfPart(beside, read) ?? headerOfPart(headers, read);
  if (sign !== null)
    throw new PartOfList(`with a part of the deployments only, as ${excerpt(JSON.stringify(sign))} says`);
}
