import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalAction } from '../digest.ts';
import { findUncovered } from './uncovered.ts';
import { orElse, type Region, regionOf } from './region.ts';

/** What having an action does: enforce more, hide findings, or something that no one can say. */
export type Deed = 'enforces' | 'hides' | 'unknown';

export type Action = {
  readonly type: string;
  /** The same for all spellings of the action and its settings. */
  readonly text: string;
  readonly deed: Deed;
};

/** What a policy does, and about which findings. */
export type Enforcement = {
  readonly active: boolean;
  readonly actions: readonly Action[];
  /** 3 Block with a comment, 2 Block, 1 Comment, 0 Monitor; a higher one stands over a lower one. */
  readonly level: number;
  /** What its other actions do, by their texts. */
  readonly deeds: ReadonlyMap<string, Deed>;
  /** An inactive policy matches nothing. */
  readonly region: Region;
};

const enforcements = new WeakMap<Content, Enforcement | null>();

/** Null when the policy has a form that is not known. What was read once is kept as long as the policy is. */
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
    region: active ? regionOf(policy) : [],
  };
}

const isTyped = (action: unknown): action is { readonly type: string; readonly config?: unknown } =>
  isObject(action) && typeof action['type'] === 'string';

/** An action of these that has settings is not on the ladder: the settings may make it do less. */
const ladder: Readonly<Record<string, string>> = {
  block: canonicalAction({ type: 'block' }),
  pr_comment: canonicalAction({ type: 'pr_comment' }),
};

// What each action does is known well enough to say that having it enforces more than not having it.
const enforcing: ReadonlySet<string> = new Set(['block', 'pr_comment', 'jira', 'slack_app', 'webhook']);

const hiddenStates: ReadonlySet<unknown> = new Set(['ignored', 'provisionally_ignored']);

/** A triage to an ignored state hides findings; any other setting beside it than a reason may mean something else. */
function deedOf({ type, config, ...rest }: { readonly type: string; readonly config?: unknown }): Deed {
  if (enforcing.has(type)) return 'enforces';
  if (type !== 'triage' || !isObject(config) || Object.keys(rest).length > 0) return 'unknown';
  const { state, reason: _, ...others } = config;
  return hiddenStates.has(state) && Object.keys(others).length === 0 ? 'hides' : 'unknown';
}

/** Why a policy surely enforces nothing. */
export type Idle = 'inactive' | 'no-actions' | 'matches-nothing';

/**
 * What a policy does at most to any finding, by itself: 1 it does nothing, 2 it acts, 3 it comments, 4 it blocks. Others that do the same
 * do not count. What is not known, such as an action or a condition of a new type, is taken to enforce; settings of an action do not weaken
 * it.
 */
export function strengthOf(policy: Content): { readonly level: 1 | 2 | 3 | 4; readonly idle: Idle | null } {
  const enforcement = enforcementOf(policy);
  if (enforcement === null) return { level: 2, idle: null };
  const { active, actions, region } = enforcement;
  if (!active) return { level: 1, idle: 'inactive' };
  if (actions.every(({ deed }) => deed === 'hides')) return { level: 1, idle: 'no-actions' };
  // Conditions that contradict each other.
  if (region.every((cube) => findUncovered(cube, []) === null)) return { level: 1, idle: 'matches-nothing' };
  const has = (wanted: string): boolean => actions.some(({ type }) => type === wanted);
  if (has('block')) return { level: 4, idle: null };
  return { level: has('pr_comment') ? 3 : 2, idle: null };
}
