import type { DetectionBundle, DetectionException, Product } from '../../generated/types.ts';
import type { Known } from './known.ts';
import { isKnown, type Rejection, unknownReference } from './rejection.ts';

/** Every reason to reject a detection bundle. */
export function rejectDetection(product: Product, bundle: DetectionBundle, known: Known): Rejection[] {
  const seen = new Set<string>();
  return [
    ...rejectProduct(product, bundle),
    ...bundle.exceptions.flatMap((exception) => {
      const { rule, rule_type, project, project_tag_name } = exception;
      const key = JSON.stringify([rule, rule_type, project, project_tag_name]);
      const repeated = seen.has(key)
        ? [rejection('DUPLICATE_EXCEPTION', `Two exceptions are for the same ${rule_type} and scope.`, exception)]
        : [];
      seen.add(key);
      return [...repeated, ...rejectScope(exception, known)];
    }),
  ];
}

function rejectProduct(product: Product, { product: named = product, rulesets }: DetectionBundle): Rejection[] {
  const mismatch = {
    code: 'PRODUCT_MISMATCH',
    message: `The bundle is for "${named}", the request for "${product}".`,
    policy_slug: '',
    context: { product: named },
  };
  const refused = rulesets.map((value) => ({
    code: 'RULESETS_NOT_SUPPORTED',
    message: 'A detection policy for secrets takes no rulesets.',
    policy_slug: '',
    context: { value },
  }));
  return [...(named === product ? [] : [mismatch]), ...(product === 'secrets' ? refused : [])];
}

function rejectScope(exception: DetectionException, known: Known): Rejection[] {
  const { rule, project, project_tag_name } = exception;
  if ((project === undefined) === (project_tag_name === undefined)) {
    return [rejection('INVALID_EXCEPTION_SCOPE', 'An exception needs either a project or a project tag.', exception)];
  }
  const reference =
    project === undefined
      ? { kind: 'project_tag', value: String(project_tag_name) }
      : { kind: 'project', value: project };
  return isKnown(known, reference) ? [] : [unknownReference(reference, '', { rule })];
}

function rejection(code: string, message: string, { rule, project, project_tag_name }: DetectionException): Rejection {
  const scope = {
    ...(project === undefined ? {} : { project }),
    ...(project_tag_name === undefined ? {} : { project_tag_name }),
  };
  return { code, message, policy_slug: '', context: { rule, ...scope } };
}
