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

/** What an object does before and after. `cause` counts only if it does less. */
export type LevelChange = {
  readonly name: string;
  readonly oldLevel: Level;
  readonly newLevel: Level;
  readonly cause: Cause;
};

/** What the objects of a bundle do before and after. */
export type LevelChanges = {
  /** Policies; or rulesets and rules. */
  readonly main: readonly LevelChange[];
  /** Exceptions, and objects of unknown kinds. */
  readonly others: readonly LevelChange[];
  /** Disabled rules that only a ruleset may contain. Its size is unknown, so these have no share. */
  readonly unlisted: readonly LevelChange[];
};

/**
 * Whether an object falls to a lower level. A smaller step counts too, so that a plan cannot remove `block` from every policy as long as each
 * still comments. Matching fewer findings does not count unless nothing matches: that is what the guard `looser` is for.
 */
export const isLoss = ({ oldLevel, newLevel }: LevelChange): boolean => newLevel < oldLevel;

/** What each object of a bundle does before and after, unchanged ones too. */
export function levelChangesOf(bundle: PlannedBundle): LevelChanges {
  const { changes } = bundle;
  const unknownDeletes = changes.filter(({ verb, object }) => verb === 'delete' && !knownKinds.has(object));
  const others = unknownDeletes.map(({ object }): LevelChange => ({
    name: object,
    oldLevel: 2,
    newLevel: 0,
    cause: 'deleted',
  }));
  if (bundle.kind === 'remediation')
    return { main: policyLevels(bundle.content, changesOf('RemediationPolicy', changes)), others, unlisted: [] };
  const exceptions = exceptionLevels(bundle.content, changesOf('DetectionPolicyException', changes));
  return { ...ruleLevels(bundle), others: [...exceptions, ...others] };
}

const knownKinds: ReadonlySet<string> = new Set(['RemediationPolicy', 'DetectionPolicy', 'DetectionPolicyException']);

type Side = Content | null;

const changesOf = (kind: string, changes: readonly Change[]): Change[] =>
  changes.filter(({ object }) => object === kind);

function policyLevels(bundle: RemediationBundle, changes: readonly Change[]): LevelChange[] {
  const unchanged = unchangedPolicies(bundle, changes);
  return [
    ...changes.map(({ key, before, after }) => levelsOfPolicy(String(key['slug']), before, after)),
    ...unchanged.map((policy) => levelsOfPolicy(slugOf(policy), policy, policy)),
  ];
}

function levelsOfPolicy(slug: string, before: Side, after: Side): LevelChange {
  const oldLevel = before === null ? 0 : strengthOf(before).level;
  if (after === null) return { name: slug, oldLevel, newLevel: 0, cause: 'deleted' };
  const { level, idle } = strengthOf(after);
  return { name: slug, oldLevel, newLevel: level, cause: idle ?? (oldLevel === 4 ? 'unblocked' : 'uncommented') };
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
  return { level: levelOfMode[modeOf(actions)], idle: null };
}

const levelOfMode = { monitor: 2, comment: 3, block: 4 } as const satisfies Record<Mode, Level>;

/** Rulesets and rules are items in the update of the one object that holds the lists. */
function ruleLevels(bundle: Exclude<PlannedBundle, { kind: 'remediation' }>): Pick<LevelChanges, 'main' | 'unlisted'> {
  const update = changesOf('DetectionPolicy', bundle.changes).find((one) => one.before !== null && one.after !== null);
  const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
  const listed = itemsIn(before, 'rules') ?? new Set();
  const unlisted = changedItems({ before, after }).filter(
    ({ list, item, onlyIn }) => list === 'disabled' && onlyIn === 'files' && !listed.has(item),
  );
  return {
    main: [...levelsOfList('ruleset', 'rulesets', before, after), ...levelsOfList('rule', 'rules', before, after)],
    unlisted: unlisted.map(({ item }) => ({ name: `rule ${item}`, oldLevel: 2, newLevel: 1, cause: 'disabled' })),
  };
}

function levelsOfList(noun: string, list: 'rulesets' | 'rules', before: Content, after: Content): LevelChange[] {
  const oldLevels = itemLevels(list, before);
  const newLevels = itemLevels(list, after);
  return [...new Set([...oldLevels.keys(), ...newLevels.keys()])].map((item) => ({
    name: `${noun} ${item}`,
    oldLevel: oldLevels.get(item) ?? 0,
    newLevel: newLevels.get(item) ?? 0,
    cause: newLevels.has(item) ? 'disabled' : 'deleted',
  }));
}

function itemLevels(list: 'rulesets' | 'rules', side: Content): ReadonlyMap<string, Level> {
  const disabled = list === 'rules' ? itemsIn(side, 'disabled') : null;
  const items = itemsIn(side, list) ?? [];
  return new Map(Array.from(items, (item): [string, Level] => [item, disabled?.has(item) ? 1 : 2]));
}

function exceptionLevels({ exceptions }: DetectionBundle, changes: readonly Change[]): LevelChange[] {
  const changed = new Set(changes.map(({ id }) => id));
  const levelsOfException = (name: string, before: Side, after: Side): LevelChange => ({
    name,
    oldLevel: exceptionLevel(before),
    newLevel: exceptionLevel(after),
    cause: after === null ? 'deleted' : 'excluded',
  });
  return [
    ...changes.map(({ key, before, after }) => levelsOfException(exceptionName(key), before, after)),
    ...exceptions.filter((one) => !changed.has(exceptionId(one))).map((one) => levelsOfException(one.rule, one, one)),
  ];
}

function exceptionLevel(side: Side): Level {
  if (side === null) return 0;
  return side['exception_type'] === 'exclude' ? 1 : 2;
}

/** The name of an exception in a sentence. */
export const exceptionName = ({ rule, scope_type: type, scope_target: target }: ObjectKey): string =>
  `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
