import { isObject } from '../../util/json.ts';
import {
  type ActionEffect,
  type ActionType,
  actionType,
  actionTypes,
  type Mode,
  modes,
  unknownActionType,
} from '../../domain/action-types.ts';
import type { Content } from '../../domain/bundle.ts';
import { canonicalAction } from '../digest.ts';
import { orDefault, type FilterSpace, filterSpaceOf } from './filter-space.ts';

/** What an action of a policy does. */
export type Action = Pick<ActionType, 'mode' | 'verbs'> & {
  readonly type: string;
  /** Equal for all spellings of the action and its settings. */
  readonly canonical: string;
  readonly effect: ActionEffect;
};

/** What a policy does, and to which findings. */
export type Enforcement = {
  readonly active: boolean;
  readonly actions: readonly Action[];
  /** Of its modes together: 3 Block with comment, 2 Block, 1 Comment, 0 Monitor; a higher number includes the lower ones. */
  readonly strictness: number;
  /** The effects of its other actions, by their canonical texts. */
  readonly effectByAction: ReadonlyMap<string, ActionEffect>;
  /** An inactive policy matches nothing. */
  readonly space: FilterSpace;
};

/** Reads what a policy enforces; null if the policy has an unknown form. */
export function enforcementOf(policy: Content): Enforcement | null {
  const active = orDefault(policy['active'], true);
  const listedActions = orDefault(policy['actions'], []);
  if (typeof active !== 'boolean' || !Array.isArray(listedActions) || !listedActions.every(hasType)) return null;
  const actions = listedActions.map(readAction);
  const reachedModes = new Set(actions.filter(raisesStrictness).map(({ mode }) => mode));
  const otherActions = actions.filter((action) => !raisesStrictness(action));
  return {
    active,
    actions,
    strictness: [...reachedModes].reduce((sum, mode) => sum + strictnessOfMode[mode], 0),
    effectByAction: new Map(otherActions.map(({ canonical, effect }) => [canonical, effect])),
    space: active ? filterSpaceOf(policy) : [],
  };
}

const strictnessOfMode = { monitor: 0, comment: 1, block: 2 } as const satisfies Record<Mode, number>;

const hasType = (action: unknown): action is Content & { readonly type: string } =>
  isObject(action) && typeof action['type'] === 'string';

function readAction(action: Content & { readonly type: string }): Action {
  const { type } = action;
  const { mode, effect, verbs } = actionType(type);
  const knownEffect = effect(action);
  return {
    type,
    canonical: canonicalAction(action),
    mode,
    effect: knownEffect,
    verbs: knownEffect === 'unknown' ? unknownActionType.verbs : verbs,
  };
}

/** The strongest mode that an action gives a policy. */
export const modeOf = (actions: readonly Pick<Action, 'mode'>[]): Mode =>
  modes.findLast((mode) => actions.some((action) => action.mode === mode)) ?? 'monitor';

/** Whether an action makes its policy stricter than Monitor. With settings it does not count, since settings may weaken it. */
const raisesStrictness = ({ type, canonical, mode }: Action): boolean =>
  mode !== 'monitor' && canonical === withoutSettings.get(type);

const withoutSettings: ReadonlyMap<string, string> = new Map(
  Array.from(actionTypes.keys(), (type) => [type, canonicalAction({ type })]),
);
