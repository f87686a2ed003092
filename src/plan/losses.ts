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
export type Strength = 0 | 1 | 2 | 3 | 4;
export const strengths = [1, 2, 3, 4] as const satisfies Strength[];

/** Why an object does less than it did. */
export type Cause = 'deleted' | IdleReason | 'unblocked' | 'uncommented' | 'disabled' | 'excluded';

/** What an object does before and after. `cause` counts only if it does less. */
export type StrengthChange = {
  readonly name: string;
  readonly oldStrength: Strength;
  readonly newStrength: Strength;
  readonly cause: Cause;
};

/** What the objects of a bundle do before and after. */
export type StrengthChanges = {
  /** Policies; or rulesets and rules. */
  readonly main: readonly StrengthChange[];
  /** Exceptions, and objects of unknown kinds. */
  readonly others: readonly StrengthChange[];
  /** Disabled rules that only a ruleset may contain. Its size is unknown, so these have no share. */
  readonly disabledOnly: readonly StrengthChange[];
};

/**
 * Whether an object falls to a lower strength. A smaller step counts too, so that a plan cannot remove `block` from every policy as long as each
 * still comments. Matching fewer findings does not count unless nothing matches: that is what the guard `looser` is for.
 */
export const isLoss = ({ oldStrength, newStrength }: StrengthChange): boolean => newStrength < oldStrength;

/** What each object of a bundle does before and after, unchanged ones too. */
export function strengthChangesOf(bundle: PlannedBundle): StrengthChanges {
  const { changes } = bundle;
  const unknownDeletes = changes.filter(({ verb, object }) => verb === 'delete' && !knownKinds.has(object));
  const others = unknownDeletes.map(({ object }): StrengthChange => ({
    name: object,
    oldStrength: 2,
    newStrength: 0,
    cause: 'deleted',
  }));
  if (bundle.kind === 'remediation')
    return {
      main: policyStrengths(bundle.content, changesOfKind('RemediationPolicy', changes)),
      others,
      disabledOnly: [],
    };
  const exceptions = exceptionStrengths(bundle.content, changesOfKind('DetectionPolicyException', changes));
  return { ...ruleStrengths(bundle), others: [...exceptions, ...others] };
}

const knownKinds: ReadonlySet<string> = new Set(['RemediationPolicy', 'DetectionPolicy', 'DetectionPolicyException']);

type Side = Content | null;

const changesOfKind = (kind: string, changes: readonly Change[]): Change[] =>
  changes.filter(({ object }) => object === kind);

function policyStrengths(bundle: RemediationBundle, changes: readonly Change[]): StrengthChange[] {
  const unchanged = unchangedPolicies(bundle, changes);
  return [
    ...changes.map(({ key, before, after }) => strengthChangeOfPolicy(String(key['slug']), before, after)),
    ...unchanged.map((policy) => strengthChangeOfPolicy(slugOf(policy), policy, policy)),
  ];
}

function strengthChangeOfPolicy(slug: string, before: Side, after: Side): StrengthChange {
  const oldStrength = before === null ? 0 : policyStrength(before).strength;
  if (after === null) return { name: slug, oldStrength, newStrength: 0, cause: 'deleted' };
  const { strength, idle } = policyStrength(after);
  return {
    name: slug,
    oldStrength,
    newStrength: strength,
    cause: idle ?? (oldStrength === 4 ? 'unblocked' : 'uncommented'),
  };
}

/** Why a policy certainly enforces nothing. */
type IdleReason = 'inactive' | 'no-actions' | 'matches-nothing';

/**
 * The strongest thing a policy does to any finding, by itself: 1 nothing, 2 acts, 3 comments, 4 blocks. Unknown actions and conditions count as
 * enforcing; settings of an action do not weaken it.
 */
function policyStrength(policy: Content): { readonly strength: 1 | 2 | 3 | 4; readonly idle: IdleReason | null } {
  const enforcement = enforcementOf(policy);
  if (enforcement === null) return { strength: 2, idle: null };
  const { active, actions, space } = enforcement;
  if (!active) return { strength: 1, idle: 'inactive' };
  if (actions.every(({ effect }) => effect === 'hides')) return { strength: 1, idle: 'no-actions' };
  // Contradictory conditions.
  if (space.every(isEmpty)) return { strength: 1, idle: 'matches-nothing' };
  return { strength: strengthOfMode[modeOf(actions)], idle: null };
}

const strengthOfMode = { monitor: 2, comment: 3, block: 4 } as const satisfies Record<Mode, Strength>;

/** Rulesets and rules are items in the update of the one object that holds the lists. */
function ruleStrengths(
  bundle: Exclude<PlannedBundle, { kind: 'remediation' }>,
): Pick<StrengthChanges, 'main' | 'disabledOnly'> {
  const update = changesOfKind('DetectionPolicy', bundle.changes).find(
    (one) => one.before !== null && one.after !== null,
  );
  const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
  const listed = itemsIn(before, 'rules') ?? new Set();
  const unlisted = changedItems({ before, after }).filter(
    ({ list, item, onlyIn }) => list === 'disabled' && onlyIn === 'files' && !listed.has(item),
  );
  return {
    main: [
      ...strengthChangesOfList('ruleset', 'rulesets', before, after),
      ...strengthChangesOfList('rule', 'rules', before, after),
    ],
    disabledOnly: unlisted.map(({ item }) => ({
      name: `rule ${item}`,
      oldStrength: 2,
      newStrength: 1,
      cause: 'disabled',
    })),
  };
}

function strengthChangesOfList(
  noun: string,
  list: 'rulesets' | 'rules',
  before: Content,
  after: Content,
): StrengthChange[] {
  const oldStrengths = itemStrengths(list, before);
  const newStrengths = itemStrengths(list, after);
  return [...new Set([...oldStrengths.keys(), ...newStrengths.keys()])].map((item) => ({
    name: `${noun} ${item}`,
    oldStrength: oldStrengths.get(item) ?? 0,
    newStrength: newStrengths.get(item) ?? 0,
    cause: newStrengths.has(item) ? 'disabled' : 'deleted',
  }));
}

function itemStrengths(list: 'rulesets' | 'rules', side: Content): ReadonlyMap<string, Strength> {
  const disabled = list === 'rules' ? itemsIn(side, 'disabled') : null;
  const items = itemsIn(side, list) ?? [];
  return new Map(Array.from(items, (item): [string, Strength] => [item, disabled?.has(item) ? 1 : 2]));
}

function exceptionStrengths({ exceptions }: DetectionBundle, changes: readonly Change[]): StrengthChange[] {
  const changed = new Set(changes.map(({ id }) => id));
  const strengthChangeOfException = (name: string, before: Side, after: Side): StrengthChange => ({
    name,
    oldStrength: exceptionStrength(before),
    newStrength: exceptionStrength(after),
    cause: after === null ? 'deleted' : 'excluded',
  });
  return [
    ...changes.map(({ key, before, after }) => strengthChangeOfException(exceptionName(key), before, after)),
    ...exceptions
      .filter((one) => !changed.has(exceptionId(one)))
      .map((one) => strengthChangeOfException(one.rule, one, one)),
  ];
}

function exceptionStrength(side: Side): Strength {
  if (side === null) return 0;
  return side['exception_type'] === 'exclude' ? 1 : 2;
}

/** The name of an exception in a sentence. */
export const exceptionName = ({ rule, scope_type: type, scope_target: target }: ObjectKey): string =>
  `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
