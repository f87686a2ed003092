import {
  type Bundle,
  exceptionId,
  itemId,
  type ObjectId,
  policyId,
  slugOf,
  type RuleList,
} from '../../domain/bundle.ts';
import type { Place, Pointer } from '../../domain/problem.ts';
import type { Action, Condition, DetectionException, RemediationPolicy } from '../../generated/types.ts';

// Lists the parts of a bundle (conditions, actions, exceptions, list items) with their places in the files.

/** The place of a part of an object. `pointer`: within the object. Throws if the object belongs to another bundle, which is a bug. */
export function placeIn(bundle: Bundle, id: ObjectId, pointer: Pointer): Place {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} is in no file`);
  return { file: origin.file, pointer: [...origin.pointer, ...pointer] };
}

/** Returns the place of a part, or of a pointer in it. A function, because a run may have a hundred thousand parts, and few have a problem. */
export type PlaceOf = (...pointer: Pointer) => Place;

export const placeInPolicy =
  (bundle: Bundle, policy: RemediationPolicy, ...partPointer: Pointer): PlaceOf =>
  (...pointer) =>
    placeIn(bundle, policyId(slugOf(policy)), [...partPointer, ...pointer]);

export const policiesOf = (bundle: Bundle): readonly RemediationPolicy[] =>
  bundle.kind === 'remediation' ? bundle.content.policies : [];

export function* conditionsOf(
  bundle: Bundle,
): Generator<Pick<Condition, 'type' | 'values'> & { readonly placeOf: PlaceOf }> {
  for (const policy of policiesOf(bundle))
    for (const [index, { type, values }] of policy.filters.conditions.entries())
      yield { type, values, placeOf: placeInPolicy(bundle, policy, 'filters', 'conditions', index) };
}

/** `otherActions`: all actions of the policy. */
export function* actionsOf(
  bundle: Bundle,
): Generator<
  Pick<Action, 'type' | 'config'> & { readonly otherActions: readonly Action[]; readonly placeOf: PlaceOf }
> {
  for (const policy of policiesOf(bundle))
    for (const [index, { type, config }] of policy.actions.entries())
      yield {
        type,
        ...(config && { config }),
        otherActions: policy.actions,
        placeOf: placeInPolicy(bundle, policy, 'actions', index),
      };
}

export function* exceptionsOf(
  bundle: Bundle,
): Generator<{ readonly exception: DetectionException; readonly placeOf: PlaceOf }> {
  if (bundle.kind === 'remediation') return;
  for (const exception of bundle.content.exceptions)
    yield { exception, placeOf: (...pointer: Pointer) => placeIn(bundle, exceptionId(exception), pointer) };
}

export function* itemsOf(
  bundle: Bundle,
  list: RuleList,
): Generator<{ readonly text: string; readonly placeOf: PlaceOf }> {
  if (bundle.kind === 'remediation') return;
  for (const text of bundle.content[list])
    yield { text, placeOf: (...pointer: Pointer) => placeIn(bundle, itemId(list, text), pointer) };
}
