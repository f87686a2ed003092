import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalAction } from '../digest.ts';
import { findCounterexample } from './counterexample.ts';
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

const enforcements = new WeakMap<Content, Enforcement | null>();

/** Null if the policy has an unknown form. Cached per policy object. */
export function enforcementOf(policy: Content): Enforcement | null {
  const known = enforcements.get(policy);
  if (known !== undefined) return known;
  const read = readEnforcement(policy);
  enforcements.set(policy, read);
  return read;
}

function readEnforcement(policy: Content): Enforcement | null {
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

/** Why a policy certainly enforces nothing. */
export type Idle = 'inactive' | 'no-actions' | 'matches-nothing';

/**
 * The strongest thing a policy does to any finding, by itself: 1 nothing, 2 acts, 3 comments, 4 blocks. Unknown actions and conditions count as
 * enforcing; settings of an action do not weaken it.
 */
export function strengthOf(policy: Content): { readonly level: 1 | 2 | 3 | 4; readonly idle: Idle | null } {
  const enforcement = enforcementOf(policy);
  if (enforcement === null) return { level: 2, idle: null };
  const { active, actions, space } = enforcement;
  if (!active) return { level: 1, idle: 'inactive' };
  if (actions.every(({ deed }) => deed === 'hides')) return { level: 1, idle: 'no-actions' };
  // Contradictory conditions.
  if (space.every((cube) => findCounterexample(cube, []) === null)) return { level: 1, idle: 'matches-nothing' };
  const has = (wanted: string): boolean => actions.some(({ type }) => type === wanted);
  if (has('block')) return { level: 4, idle: null };
  return { level: has('pr_comment') ? 3 : 2, idle: null };
}
