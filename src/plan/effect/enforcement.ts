import { isObject } from '../../util/json.ts';
import type { Content } from '../../domain/bundle.ts';
import { canonicalAction } from '../digest.ts';
import { orElse, type FilterSpace, filterSpaceOf } from './filter-space.ts';

/** What an action does: enforce more, hide findings, or unknown. */
export type Deed = 'enforces' | 'hides' | 'unknown';

export type Action = {
  readonly type: string;
  /** Equal for all spellings of the action and its settings. */
  readonly text: string;
  readonly deed: Deed;
};

/** What a policy does, and to which findings. */
export type Enforcement = {
  readonly active: boolean;
  readonly actions: readonly Action[];
  /** 3 Block with comment, 2 Block, 1 Comment, 0 Monitor; a higher level includes the lower ones. */
  readonly level: number;
  /** Its other actions, by their texts. */
  readonly deeds: ReadonlyMap<string, Deed>;
  /** An inactive policy matches nothing. */
  readonly space: FilterSpace;
};

/** Null if the policy has an unknown form. */
export function enforcementOf(policy: Content): Enforcement | null {
  const [active, listed] = [orElse(policy['active'], true), orElse(policy['actions'], [])];
  if (typeof active !== 'boolean' || !Array.isArray(listed) || !listed.every(isTyped)) return null;
  const actions = listed.map((action) => ({
    type: action.type,
    text: canonicalAction(action),
    deed: deedOf(action),
  }));
  const has = (type: string): number => Number(actions.some(({ text }) => text === ladder[type]));
  return {
    active,
    actions,
    level: 2 * has('block') + has('pr_comment'),
    deeds: new Map(
      actions.filter(({ type, text }) => ladder[type] !== text).map(({ text, deed }): [string, Deed] => [text, deed]),
    ),
    space: active ? filterSpaceOf(policy) : [],
  };
}

const isTyped = (action: unknown): action is { readonly type: string; readonly config?: unknown } =>
  isObject(action) && typeof action['type'] === 'string';

/** With settings these actions have no level, since settings may weaken them. */
const ladder: Readonly<Record<string, string>> = {
  block: canonicalAction({ type: 'block' }),
  pr_comment: canonicalAction({ type: 'pr_comment' }),
};

// Actions that are known to enforce more than their absence.
const enforcing: ReadonlySet<string> = new Set(['block', 'pr_comment', 'jira', 'slack_app', 'webhook']);

const hiddenStates: ReadonlySet<unknown> = new Set(['ignored', 'provisionally_ignored']);

/** Triage to an ignored state hides findings. Settings other than the reason may change that. */
function deedOf({ type, config, ...rest }: { readonly type: string; readonly config?: unknown }): Deed {
  if (enforcing.has(type)) return 'enforces';
  if (type !== 'triage' || !isObject(config) || Object.keys(rest).length > 0) return 'unknown';
  const { state, reason: _, ...others } = config;
  return hiddenStates.has(state) && Object.keys(others).length === 0 ? 'hides' : 'unknown';
}
