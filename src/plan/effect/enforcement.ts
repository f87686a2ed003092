import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalAction } from '../digest.ts';
import { orElse, type Region, regionOf } from './region.ts';
import { findUncovered } from './uncovered.ts';

/** What having an action does: enforce more, hide findings, or something that no one can say. */
export type Deed = 'enforces' | 'hides' | 'unknown';

/** What a policy does about which findings. An inactive policy does nothing. */
export type Enforcement = {
  /** 3 Block with a comment, 2 Block, 1 Comment, 0 Monitor; a higher one stands over a lower one. */
  readonly level: 0 | 1 | 2 | 3;
  /** Its other actions, each with its settings. */
  readonly deeds: ReadonlyMap<string, Deed>;
  readonly region: Region;
};

const nothing: Enforcement = { level: 0, deeds: new Map(), region: [] };

// What each action does is known well enough to say that having it enforces more than not having it.
const enforcing: ReadonlySet<string> = new Set(['block', 'pr_comment', 'jira', 'slack_app', 'webhook']);

/** Null when the policy has a form that is not known. What was read once is kept as long as the policy is. */
export function enforcementOf(policy: Content | null): Enforcement | null {
  if (policy === null) return nothing;
  const known = enforcements.get(policy);
  if (known !== undefined) return known;
  const read = readEnforcement(policy);
  enforcements.set(policy, read);
  return read;
}

const enforcements = new WeakMap<Content, Enforcement | null>();

type Switch = { readonly active: boolean; readonly actions: readonly { readonly type: string }[] };

/** Whether a policy is active, and its actions; null when they have a form that is not known. */
export function readSwitch(policy: Content): Switch | null {
  const active = orElse(policy['active'], true);
  const actions = orElse(policy['actions'], []);
  if (typeof active !== 'boolean' || !Array.isArray(actions)) return null;
  return actions.every(isTyped) ? { active, actions } : null;
}

const isTyped = (action: unknown): action is { readonly type: string } =>
  isObject(action) && typeof action['type'] === 'string';

function readEnforcement(policy: Content): Enforcement | null {
  const known = readSwitch(policy);
  if (known === null) return null;
  const { active, actions } = known;
  if (!active) return nothing;
  const plain = new Set(actions.filter(isBare).map(({ type }) => type));
  const others = actions.filter((action) => !isBare(action) || !ladder.has(action.type));
  const deeds = new Map(others.map((action): [string, Deed] => [canonicalAction(action), deedOf(action)]));
  return { level: levelOf(plain), deeds, region: regionOf(policy) };
}

/** Why a policy surely enforces nothing. */
export type Idle = 'inactive' | 'no-actions' | 'matches-nothing';

/** What a policy does at most. `acts`: something else than a comment or a block. */
export type Strength =
  | { readonly strength: 'nothing'; readonly idle: Idle }
  | { readonly strength: 'acts' | 'comments' | 'blocks'; readonly idle: null };

/**
 * What a policy does at most to any finding, by itself: others that do the same do not count. What is not known, such as an action or a
 * condition of a new type, is taken to enforce; settings of an action do not weaken it.
 */
export function strengthOf(policy: Content): Strength {
  const [enforcement, known] = [enforcementOf(policy), readSwitch(policy)];
  if (enforcement === null || known === null) return { strength: 'acts', idle: null };
  if (!known.active) return { strength: 'nothing', idle: 'inactive' };
  const types = new Set(known.actions.map(({ type }) => type));
  const acts = types.has('block') || types.has('pr_comment') || [...enforcement.deeds.values()].some(isEnforcing);
  if (!acts) return { strength: 'nothing', idle: 'no-actions' };
  // Conditions that contradict each other.
  if (enforcement.region.every((cube) => findUncovered(cube, []) === null))
    return { strength: 'nothing', idle: 'matches-nothing' };
  if (types.has('block')) return { strength: 'blocks', idle: null };
  return { strength: types.has('pr_comment') ? 'comments' : 'acts', idle: null };
}

const isEnforcing = (deed: Deed): boolean => deed !== 'hides';

const ladder: ReadonlySet<string> = new Set(['block', 'pr_comment']);

function levelOf(types: ReadonlySet<string>): Enforcement['level'] {
  if (types.has('block')) return types.has('pr_comment') ? 3 : 2;
  return types.has('pr_comment') ? 1 : 0;
}

/** Whether an action is nothing but its type. */
const isBare = (action: object): boolean =>
  Object.entries(action).every(([field, value]) => field === 'type' || isEmpty(value));

const isEmpty = (value: unknown): boolean =>
  orElse(value, null) === null || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What an action does, which for some depends on its settings. */
export function deedOf(action: { readonly type: string }): Deed {
  if (enforcing.has(action.type)) return 'enforces';
  return isHiding(action) ? 'hides' : 'unknown';
}

const hiddenStates: ReadonlySet<unknown> = new Set(['ignored', 'provisionally_ignored']);
const triageSettings: ReadonlySet<string> = new Set(['state', 'reason']);

function isHiding(action: { readonly type: string; readonly config?: unknown }): boolean {
  const { type, config, ...rest } = action;
  if (type !== 'triage' || !isObject(config) || !Object.values(rest).every(isEmpty)) return false;
  return hiddenStates.has(config['state']) && Object.keys(config).every((name) => triageSettings.has(name));
}
