import { isObject } from '../util/json.ts';
import type { Content } from './bundle.ts';

/** What a policy does with a finding at most, the weakest first. */
export const modes = ['monitor', 'comment', 'block'] as const;

export type Mode = (typeof modes)[number];

/** What an action means for a finding: more is done about it, it is no longer shown as open, or nobody knows. */
export type ActionEffect = 'enforces' | 'hides' | 'unknown';

/** «blocks findings where …», «stops blocking findings where …» */
export type Verbs = { readonly does: string; readonly doing: string };

/** What ifmatch knows of a type of action. */
export type ActionType = {
  /** The other actions that the platform demands in the same policy. */
  readonly requires: readonly string[];
  /** The mode of a policy that has it. Types of the same mode count as equally strong. */
  readonly mode: Mode;
  /** By the action as it is written, with its `config`. */
  readonly effect: (action: Content) => ActionEffect;
  /** What it does if its effect is known. */
  readonly verbs: Verbs;
};

const enforces = (): ActionEffect => 'enforces';

const actsOn: Verbs = { does: 'acts on', doing: 'acting on' };

const hiddenStates: readonly unknown[] = ['ignored', 'provisionally_ignored'];

/** Triage to an ignored state hides findings. Settings other than the reason may change that. */
function triageEffect({ type: _, config, ...others }: Content): ActionEffect {
  if (!isObject(config) || Object.keys(others).length > 0) return 'unknown';
  const isKnown = Object.keys(config).every((setting) => setting === 'state' || setting === 'reason');
  return isKnown && hiddenStates.includes(config['state']) ? 'hides' : 'unknown';
}

/**
 * Every type of action that was seen in the field; a platform may have more. The checks of files, the effect of a change, what guards count as
 * weakened, the words of reports and the impact follow from this table.
 */
export const actionTypes: ReadonlyMap<string, ActionType> = new Map<string, ActionType>([
  [
    'block',
    { requires: ['pr_comment'], mode: 'block', effect: enforces, verbs: { does: 'blocks', doing: 'blocking' } },
  ],
  [
    'pr_comment',
    { requires: [], mode: 'comment', effect: enforces, verbs: { does: 'comments on', doing: 'commenting on' } },
  ],
  ['jira', { requires: [], mode: 'monitor', effect: enforces, verbs: actsOn }],
  ['slack_app', { requires: [], mode: 'monitor', effect: enforces, verbs: actsOn }],
  ['webhook', { requires: [], mode: 'monitor', effect: enforces, verbs: actsOn }],
  [
    'triage',
    {
      requires: [],
      mode: 'monitor',
      effect: triageEffect,
      verbs: { does: 'ignores (triage)', doing: 'ignoring (triage)' },
    },
  ],
]);

/** Any other type. Guards count it as enforcing, so that a plan cannot remove it unnoticed. */
export const unknownActionType: ActionType = {
  requires: [],
  mode: 'monitor',
  effect: () => 'unknown',
  verbs: actsOn,
};

export const actionType = (type: string): ActionType => actionTypes.get(type) ?? unknownActionType;
