import type { Action, Condition, DetectionBundle, Effect, RemediationPolicy } from '../../../../src/generated/types.ts';

/** Two states of a bundle, what a security engineer says of going from one to the other, and why. */
export type Pair = {
  readonly effect: Effect;
  readonly why: string;
} & (
  | { readonly before: readonly RemediationPolicy[]; readonly after: readonly RemediationPolicy[] }
  | { readonly live: Partial<DetectionBundle>; readonly sent: Partial<DetectionBundle> }
);

type Policies = readonly RemediationPolicy[];

export const pair = (effect: Effect, why: string, before: Policies, after: Policies): Pair => ({
  effect,
  why,
  before,
  after,
});

export const detected = (
  effect: Effect,
  why: string,
  live: Partial<DetectionBundle>,
  sent: Partial<DetectionBundle>,
): Pair => ({ effect, why, live, sent });

const of =
  (type: string) =>
  (...values: string[]): Condition => ({ type, values });
export const severity = of('severity');
export const confidence = of('confidence');
export const tag = of('repository_tag');
export const flaw = of('vulnerability_class');
export const full = of('full_scan');
export const breaking = of('breaking_change');
export const moon = of('moon_phase');
export const none = (condition: Condition): Condition => ({ ...condition, mode: 'none' });

type Made = { actions: Action[]; filters: RemediationPolicy['filters'] };
const act = (...types: string[]): Action[] => types.map((type) => ({ type }));
const make =
  (actions: Action[]) =>
  (...conditions: Condition[]): Made => ({ actions, filters: { mode: 'all', conditions } });

export const block = make(act('block', 'pr_comment'));
export const comment = make(act('pr_comment'));
export const monitor = make([]);
export const doing = (...types: string[]) => make(act(...types));
export const ignoring = make([{ type: 'triage', config: { state: 'ignored', reason: 'no_time' } }]);
export const any = ({ actions, filters }: Made): Made => ({ actions, filters: { ...filters, mode: 'any' } });

/** A policy; `more` may hold what no type of ours describes. */
export const policy = (slug: string, made: object, more: object = {}): RemediationPolicy =>
  ({ name: slug, slug, ...made, ...more }) as RemediationPolicy;
