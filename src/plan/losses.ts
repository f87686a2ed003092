import type { Mode } from '../domain/action-types.ts';
import { type Change, type PlannedBundle, unchangedPolicies } from '../domain/plan.ts';
import { exceptionId, type ObjectKey, slugOf, type Content } from '../domain/bundle.ts';
import type { DetectionBundle, RemediationBundle } from '../generated/types.ts';
import { changedItems, itemsIn } from './lists.ts';
import { isEmpty } from './effect/filter-space.ts';
import { enforcementOf, modeOf } from './effect/enforcement.ts';

/**
 * The strongest thing an object does: 0 absent, 1 nothing, 2 acts, 3 comments, 4 blocks; it enforces from 2 on. Rulesets, enabled rules and
 * including exceptions act; disabled rules and excluding exceptions do nothing.
 */
export type Level = 0 | 1 | 2 | 3 | 4;
export const levels = [1, 2, 3, 4] as const satisfies Level[];

/** Why an object does less than it did. */
export type Cause = 'deleted' | Idle | 'unblocked' | 'uncommented' | 'disabled' | 'excluded';

/** An object before and after. `cause` counts only if it does less. */
export type Fate = { readonly name: string; readonly was: Level; readonly is: Level; readonly cause: Cause };

/** The objects of a bundle, before and after. */
export type Fates = {
  /** Policies; or rulesets and rules. */
  readonly main: readonly Fate[];
  /** Exceptions, and objects of unknown kinds. */
  readonly others: readonly Fate[];
  /** Disabled rules that only a ruleset may contain. Its size is unknown, so these have no share. */
  readonly unlisted: readonly Fate[];
};

/**
 * Whether an object falls to a lower level. A smaller step counts too, so that a plan cannot remove `block` from every policy as long as each
 * still comments. Matching fewer findings does not count unless nothing matches: that is what the guard `looser` is for.
 */
export const isLoss = ({ was, is }: Fate): boolean => is < was;

/** All objects of a bundle, unchanged ones too. */
export function fatesOf(bundle: PlannedBundle): Fates {
  const { changes } = bundle;
  const strange = changes.filter(({ verb, object }) => verb === 'delete' && !known.has(object));
  const others = strange.map(({ object }): Fate => ({ name: object, was: 2, is: 0, cause: 'deleted' }));
  if (bundle.kind === 'remediation')
    return { main: policyFates(bundle.content, changesOf('RemediationPolicy', changes)), others, unlisted: [] };
  const exceptions = exceptionFates(bundle.content, changesOf('DetectionPolicyException', changes));
  return { ...ruleFates(bundle), others: [...exceptions, ...others] };
}

const known: ReadonlySet<string> = new Set(['RemediationPolicy', 'DetectionPolicy', 'DetectionPolicyException']);

type Side = Content | null;

const changesOf = (kind: string, changes: readonly Change[]): Change[] =>
  changes.filter(({ object }) => object === kind);

function policyFates(bundle: RemediationBundle, changes: readonly Change[]): Fate[] {
  const kept = unchangedPolicies(bundle, changes);
  return [
    ...changes.map(({ key, before, after }) => policyFate(String(key['slug']), before, after)),
    ...kept.map((policy) => policyFate(slugOf(policy), policy, policy)),
  ];
}

function policyFate(slug: string, before: Side, after: Side): Fate {
  const was = before === null ? 0 : strengthOf(before).level;
  if (after === null) return { name: slug, was, is: 0, cause: 'deleted' };
  const { level, idle } = strengthOf(after);
  return { name: slug, was, is: level, cause: idle ?? (was === 4 ? 'unblocked' : 'uncommented') };
}

/** Why a policy certainly enforces nothing. */
type Idle = 'inactive' | 'no-actions' | 'matches-nothing';

/**
 * The strongest thing a policy does to any finding, by itself: 1 nothing, 2 acts, 3 comments, 4 blocks. Unknown actions and conditions count as
 * enforcing; settings of an action do not weaken it.
 */
function strengthOf(policy: Content): { readonly level: 1 | 2 | 3 | 4; readonly idle: Idle | null } {
  const enforcement = enforcementOf(policy);
  if (enforcement === null) return { level: 2, idle: null };
  const { active, actions, space } = enforcement;
  if (!active) return { level: 1, idle: 'inactive' };
  if (actions.every(({ effect }) => effect === 'hides')) return { level: 1, idle: 'no-actions' };
  // Contradictory conditions.
  if (space.every(isEmpty)) return { level: 1, idle: 'matches-nothing' };
  return { level: levelOf[modeOf(actions)], idle: null };
}

const levelOf = { monitor: 2, comment: 3, block: 4 } as const satisfies Record<Mode, Level>;

/** Rulesets and rules are items in the update of the one object that holds the lists. */
function ruleFates(bundle: Exclude<PlannedBundle, { kind: 'remediation' }>): Pick<Fates, 'main' | 'unlisted'> {
  const update = changesOf('DetectionPolicy', bundle.changes).find((one) => one.before !== null && one.after !== null);
  const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
  const listed = itemsIn(before, 'rules') ?? new Set();
  const unlisted = changedItems({ before, after }).filter(
    ({ list, item, here }) => list === 'disabled' && here === 'files' && !listed.has(item),
  );
  return {
    main: [...listFates('ruleset', 'rulesets', before, after), ...listFates('rule', 'rules', before, after)],
    unlisted: unlisted.map(({ item }) => ({ name: `rule ${item}`, was: 2, is: 1, cause: 'disabled' })),
  };
}

function listFates(noun: string, list: 'rulesets' | 'rules', before: Content, after: Content): Fate[] {
  const [was, is] = [before, after].map((side) => {
    const off = list === 'rules' ? itemsIn(side, 'disabled') : null;
    return new Map(Array.from(itemsIn(side, list) ?? [], (item): [string, Level] => [item, off?.has(item) ? 1 : 2]));
  });
  return [...new Map([...(was ?? []), ...(is ?? [])]).keys()].map((item) => ({
    name: `${noun} ${item}`,
    was: was?.get(item) ?? 0,
    is: is?.get(item) ?? 0,
    cause: is?.has(item) ? 'disabled' : 'deleted',
  }));
}

function exceptionFates({ exceptions }: DetectionBundle, changes: readonly Change[]): Fate[] {
  const changed = new Set(changes.map(({ id }) => id));
  const fateOf = (name: string, before: Side, after: Side): Fate => ({
    name,
    was: exceptionLevel(before),
    is: exceptionLevel(after),
    cause: after === null ? 'deleted' : 'excluded',
  });
  return [
    ...changes.map(({ key, before, after }) => fateOf(exceptionName(key), before, after)),
    ...exceptions.filter((one) => !changed.has(exceptionId(one))).map((one) => fateOf(one.rule, one, one)),
  ];
}

function exceptionLevel(side: Side): Level {
  if (side === null) return 0;
  return side['exception_type'] === 'exclude' ? 1 : 2;
}

/** The name of an exception in a sentence. */
export const exceptionName = ({ rule, scope_type: type, scope_target: target }: ObjectKey): string =>
  `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
