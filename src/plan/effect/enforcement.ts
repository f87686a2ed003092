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
  /** 3 Block with comment, 2 Block, 1 Comment, 0 Monitor; a higher level includes the lower ones. */
  readonly strictness: number;
  /** The effects of its other actions, by their texts. */
  readonly effectByAction: ReadonlyMap<string, ActionEffect>;
  /** An inactive policy matches nothing. */
  readonly space: FilterSpace;
};

/** Null if the policy has an unknown form. */
export function enforcementOf(policy: Content): Enforcement | null {
  const [active, listed] = [orDefault(policy['active'], true), orDefault(policy['actions'], [])];
  if (typeof active !== 'boolean' || !Array.isArray(listed) || !listed.every(isTyped)) return null;
  const actions = listed.map(readAction);
  const reachedModes = new Set(actions.filter(raisesStrictness).map(({ mode }) => mode));
  const others = actions.filter((action) => !raisesStrictness(action));
  return {
    active,
    actions,
    strictness: [...reachedModes].reduce((sum, mode) => sum + strictnessOfMode[mode], 0),
    effectByAction: new Map(others.map(({ canonical, effect }) => [canonical, effect])),
    space: active ? filterSpaceOf(policy) : [],
  };
}

const strictnessOfMode = { monitor: 0, comment: 1, block: 2 } as const satisfies Record<Mode, number>;

const isTyped = (action: unknown): action is Content & { readonly type: string } =>
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

/** Whether an action puts its policy on a level above Monitor. With settings it does not, since settings may weaken it. */
const raisesStrictness = ({ type, canonical, mode }: Action): boolean =>
  mode !== 'monitor' && canonical === withoutSettings.get(type);

const withoutSettings: ReadonlyMap<string, string> = new Map(
  Array.from(actionTypes.keys(), (type) => [type, canonicalAction({ type })]),
);
