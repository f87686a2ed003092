import { isObject } from '../util/json.ts';
import type { Content } from './bundle.ts';

/** What a policy does with a finding at most, the weakest first. */
export const modes = ['monitor', 'comment', 'block'] as const;

export type Mode = (typeof modes)[number];

/** The effect of an action on a finding. `enforces`: more is done about it. `hides`: it is no longer shown as open. */
export type ActionEffect = 'enforces' | 'hides' | 'unknown';

/** «blocks findings where …», «stops blocking findings where …» */
export type Verbs = { readonly does: string; readonly doing: string };

/** A word of policy files, such as a key of an action's config, and its known values; either may mean nothing more. Editors suggest them. */
export type KnownWord = { readonly description: string; readonly values: Readonly<Record<string, string>> };

/** What ifmatch knows of a type of action. */
export type ActionType = {
  /** What it does, for editors. */
  readonly description: string;
  /** The known keys of its `config`. A platform may know more. */
  readonly config: Readonly<Record<string, KnownWord>>;
  /** The other actions that the platform demands in the same policy. */
  readonly requires: readonly string[];
  /** The mode of a policy that has it. Types of the same mode count as equally strong. */
  readonly mode: Mode;
  /** The effect of an action of this type, by its content with `config`. */
  readonly effect: (action: Content) => ActionEffect;
  /** The words for what it does, if its effect is known. */
  readonly verbs: Verbs;
};

const enforces = (): ActionEffect => 'enforces';

const actsOn: Verbs = { does: 'acts on', doing: 'acting on' };

const triageStates = {
  ignored: 'No longer shown as open.',
  provisionally_ignored: 'No longer shown as open, for now.',
  reviewing: 'Somebody looks at it.',
  fixing: 'Somebody fixes it.',
  reopened: 'Open again.',
};

const hiddenStates: readonly unknown[] = ['ignored', 'provisionally_ignored'];

const triageReason: KnownWord = {
  description: 'Why it is ignored.',
  values: { acceptable_risk: '', false_positive: '', no_time: '', no_triage_reason: '', duplicate: '' },
};

/** Triage to an ignored state hides findings. Any unknown setting may change that, so the effect is then unknown. */
function triageEffect({ type: _, config, ...others }: Content): ActionEffect {
  if (!isObject(config) || Object.keys(others).length > 0) return 'unknown';
  const isKnown = Object.keys(config).every((setting) => setting === 'state' || setting === 'reason');
  return isKnown && hiddenStates.includes(config['state']) ? 'hides' : 'unknown';
}

/**
 * Every type of action that was seen in the field; a platform may have more. The checks of files, what editors suggest, the effect of a change, what guards
 * count as weakened, the words of reports and the impact follow from this table.
 */
export const actionTypes: ReadonlyMap<string, ActionType> = new Map<string, ActionType>([
  [
    'pr_comment',
    {
      description: 'Comments on the pull request.',
      config: {},
      requires: [],
      mode: 'comment',
      effect: enforces,
      verbs: { does: 'comments on', doing: 'commenting on' },
    },
  ],
  [
    'block',
    {
      description: 'Fails the check of the pull request. Needs `pr_comment` in the same policy.',
      config: {},
      requires: ['pr_comment'],
      mode: 'block',
      effect: enforces,
      verbs: { does: 'blocks', doing: 'blocking' },
    },
  ],
  [
    'jira',
    {
      description: 'Opens a Jira ticket.',
      config: { project: { description: 'Key of the Jira project.', values: {} } },
      requires: [],
      mode: 'monitor',
      effect: enforces,
      verbs: actsOn,
    },
  ],
  [
    'slack_app',
    {
      description: 'Posts to Slack.',
      config: { channel: { description: 'Name of the channel, for example `#appsec-alerts`.', values: {} } },
      requires: [],
      mode: 'monitor',
      effect: enforces,
      verbs: actsOn,
    },
  ],
  [
    'webhook',
    {
      description: 'Calls a notification webhook.',
      config: { webhook: { description: 'Name of the webhook.', values: {} } },
      requires: [],
      mode: 'monitor',
      effect: enforces,
      verbs: actsOn,
    },
  ],
  [
    'triage',
    {
      description: 'Sets the triage state of the finding.',
      config: { state: { description: 'The new state.', values: triageStates }, reason: triageReason },
      requires: [],
      mode: 'monitor',
      effect: triageEffect,
      verbs: { does: 'ignores (triage)', doing: 'ignoring (triage)' },
    },
  ],
]);

/** Any other type. Guards count it as enforcing, so that a plan cannot remove it unnoticed. */
export const unknownActionType: ActionType = {
  description: '',
  config: {},
  requires: [],
  mode: 'monitor',
  effect: () => 'unknown',
  verbs: actsOn,
};

export const actionType = (type: string): ActionType => actionTypes.get(type) ?? unknownActionType;
