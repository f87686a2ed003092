import { type Bundle, exceptionId, itemId, type ObjectId, policyId, slugOf, type RuleList } from '../domain/bundle.ts';
import type { Place, Pointer } from '../domain/problem.ts';
import type { Action, Condition, DetectionException, RemediationPolicy } from '../generated/types.ts';

// What a bundle holds, and where.

/** The place of something inside an object. Throws for an object of another bundle, which is a bug. */
export function placeIn(bundle: Bundle, id: ObjectId, steps: Pointer): Place {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} is in no file`);
  return { file: origin.file, pointer: [...origin.pointer, ...steps] };
}

/** The place of something inside an object; made for a problem only, since a run may have a hundred thousand objects. */
export type At = (...steps: Pointer) => Place;

export const atPolicy =
  (bundle: Bundle, policy: RemediationPolicy, ...way: Pointer): At =>
  (...steps) =>
    placeIn(bundle, policyId(slugOf(policy)), [...way, ...steps]);

export const policiesOf = (bundle: Bundle): readonly RemediationPolicy[] =>
  bundle.kind === 'remediation' ? bundle.content.policies : [];

export function* conditionsOf(bundle: Bundle): Generator<Pick<Condition, 'type' | 'values'> & { readonly at: At }> {
  for (const policy of policiesOf(bundle))
    for (const [index, { type, values }] of policy.filters.conditions.entries())
      yield { type, values, at: atPolicy(bundle, policy, 'filters', 'conditions', index) };
}

/** `otherActions`: all actions of the policy. */
export function* actionsOf(
  bundle: Bundle,
): Generator<Pick<Action, 'type' | 'config'> & { readonly otherActions: readonly Action[]; readonly at: At }> {
  for (const policy of policiesOf(bundle))
    for (const [index, { type, config }] of policy.actions.entries())
      yield {
        type,
        ...(config && { config }),
        otherActions: policy.actions,
        at: atPolicy(bundle, policy, 'actions', index),
      };
}

export function* exceptionsOf(bundle: Bundle): Generator<{ readonly exception: DetectionException; readonly at: At }> {
  if (bundle.kind === 'remediation') return;
  for (const exception of bundle.content.exceptions)
    yield { exception, at: (...steps: Pointer) => placeIn(bundle, exceptionId(exception), steps) };
}

export function* itemsOf(bundle: Bundle, list: RuleList): Generator<{ readonly text: string; readonly at: At }> {
  if (bundle.kind === 'remediation') return;
  for (const text of bundle.content[list])
    yield { text, at: (...steps: Pointer) => placeIn(bundle, itemId(list, text), steps) };
}
