import type { Mode } from '../domain/action-types.ts';
import { type Change, type PlannedBundle, unchangedPolicies } from '../domain/plan.ts';
import { type Content, exceptionId, knownDiffObjectKinds, type ObjectKey, slugOf } from '../domain/bundle.ts';
import type { DetectionBundle, RemediationBundle } from '../generated/types.ts';
import { findChangedItems, readItems } from './detection-lists.ts';
import { isEmpty } from './effect/filter-space.ts';
import { enforcementOf, modeOf } from './effect/enforcement.ts';

/**
 * The strongest thing an object does. It enforces from `acts` on. Rulesets, enabled rules and including exceptions act; inactive policies, disabled
 * rules and excluding exceptions are idle.
 */
export const strength = { absent: 0, idle: 1, acts: 2, comments: 3, blocks: 4 } as const;

export type Strength = (typeof strength)[keyof typeof strength];

/** The strengths of objects that exist, in rising order. */
export const existingStrengths = [strength.idle, strength.acts, strength.comments, strength.blocks] as const;

/** Why an object does less than it did. */
export type LossCause = 'deleted' | IdleReason | 'unblocked' | 'uncommented' | 'disabled' | 'excluded';

/** What an object does before and after. `cause` counts only if it does less. */
export type StrengthChange = {
  readonly name: string;
  readonly oldStrength: Strength;
  readonly newStrength: Strength;
  readonly cause: LossCause;
};

/** What the objects of a bundle do before and after. */
export type StrengthChanges = {
  /** Policies of a remediation bundle; rulesets and rules of a detection bundle. */
  readonly policiesOrRules: readonly StrengthChange[];
  /** Exceptions, and deleted objects of unknown kinds. */
  readonly exceptions: readonly StrengthChange[];
  /** Newly disabled rules that only a ruleset may contain. The size of a ruleset is unknown, so no percentage counts them. */
  readonly disabledOnly: readonly StrengthChange[];
};

/**
 * Whether an object falls to a lower strength. A smaller step counts too, so that a plan cannot remove `block` from every policy as long as each
 * still comments. Matching fewer findings does not count unless nothing matches: that is what the guard `looser` is for.
 */
export const isLoss = ({ oldStrength, newStrength }: StrengthChange): boolean => newStrength < oldStrength;

/** What each object of a bundle does before and after; unchanged objects are included. */
export function strengthChangesOf(bundle: PlannedBundle): StrengthChanges {
  const { changes } = bundle;
  const unknownDeletes = changes
    .filter(({ verb, object }) => verb === 'delete' && !knownDiffObjectKinds.has(object))
    .map(({ object }): StrengthChange => ({
      name: object,
      oldStrength: strength.acts,
      newStrength: strength.absent,
      cause: 'deleted',
    }));
  if (bundle.kind === 'remediation') {
    const policiesOrRules = policyStrengths(bundle.content, changesOfKind('RemediationPolicy', changes));
    return { policiesOrRules, exceptions: unknownDeletes, disabledOnly: [] };
  }
  const exceptions = exceptionStrengths(bundle.content, changesOfKind('DetectionPolicyException', changes));
  return { ...ruleStrengths(bundle), exceptions: [...exceptions, ...unknownDeletes] };
}

const changesOfKind = (kind: string, changes: readonly Change[]): Change[] =>
  changes.filter(({ object }) => object === kind);

function policyStrengths(bundle: RemediationBundle, changes: readonly Change[]): StrengthChange[] {
  const unchanged = unchangedPolicies(bundle, changes);
  return [
    ...changes.map(({ key, before, after }) => strengthChangeOfPolicy(String(key['slug']), before, after)),
    ...unchanged.map((policy) => strengthChangeOfPolicy(slugOf(policy), policy, policy)),
  ];
}

function strengthChangeOfPolicy(slug: string, before: Content | null, after: Content | null): StrengthChange {
  const oldStrength = before === null ? strength.absent : strengthOfPolicy(before).strength;
  if (after === null) return { name: slug, oldStrength, newStrength: strength.absent, cause: 'deleted' };
  const { strength: newStrength, idleReason } = strengthOfPolicy(after);
  const cause = idleReason ?? (oldStrength === strength.blocks ? 'unblocked' : 'uncommented');
  return { name: slug, oldStrength, newStrength, cause };
}

/** Why a policy certainly enforces nothing. */
type IdleReason = 'inactive' | 'no-actions' | 'matches-nothing';

/**
 * The strongest thing a policy does to any finding, without the rest of its bundle. Unknown actions and conditions count as enforcing; settings of an
 * action do not weaken it.
 */
function strengthOfPolicy(policy: Content): {
  readonly strength: Exclude<Strength, 0>;
  readonly idleReason: IdleReason | null;
} {
  const enforcement = enforcementOf(policy);
  if (enforcement === null) return { strength: strength.acts, idleReason: null };
  const { active, actions, space } = enforcement;
  if (!active) return { strength: strength.idle, idleReason: 'inactive' };
  if (actions.every(({ effect }) => effect === 'hides')) return { strength: strength.idle, idleReason: 'no-actions' };
  const isContradictory = space.every(isEmpty);
  if (isContradictory) return { strength: strength.idle, idleReason: 'matches-nothing' };
  return { strength: strengthOfMode[modeOf(actions)], idleReason: null };
}

const strengthOfMode = {
  monitor: strength.acts,
  comment: strength.comments,
  block: strength.blocks,
} as const satisfies Record<Mode, Strength>;

/** Rulesets and rules are items in the update of the one object that holds the lists. */
function ruleStrengths(
  bundle: Exclude<PlannedBundle, { kind: 'remediation' }>,
): Pick<StrengthChanges, 'policiesOrRules' | 'disabledOnly'> {
  const update = changesOfKind('DetectionPolicy', bundle.changes).find(
    (change) => change.before !== null && change.after !== null,
  );
  const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
  const listedRules = readItems(before, 'rules') ?? new Set();
  const newlyDisabled = findChangedItems({ before, after }).filter(
    ({ list, item, onlyIn }) => list === 'disabled' && onlyIn === 'files' && !listedRules.has(item),
  );
  return {
    policiesOrRules: [
      ...strengthChangesOfList('ruleset', 'rulesets', before, after),
      ...strengthChangesOfList('rule', 'rules', before, after),
    ],
    disabledOnly: newlyDisabled.map(({ item }) => ({
      name: `rule ${item}`,
      oldStrength: strength.acts,
      newStrength: strength.idle,
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
    oldStrength: oldStrengths.get(item) ?? strength.absent,
    newStrength: newStrengths.get(item) ?? strength.absent,
    cause: newStrengths.has(item) ? 'disabled' : 'deleted',
  }));
}

function itemStrengths(list: 'rulesets' | 'rules', content: Content): ReadonlyMap<string, Strength> {
  const disabled = list === 'rules' ? readItems(content, 'disabled') : null;
  const items = readItems(content, list) ?? [];
  return new Map(
    Array.from(items, (item): [string, Strength] => [item, disabled?.has(item) ? strength.idle : strength.acts]),
  );
}

function exceptionStrengths({ exceptions }: DetectionBundle, changes: readonly Change[]): StrengthChange[] {
  const changed = new Set(changes.map(({ id }) => id));
  const strengthChangeOfException = (name: string, before: Content | null, after: Content | null): StrengthChange => ({
    name,
    oldStrength: exceptionStrength(before),
    newStrength: exceptionStrength(after),
    cause: after === null ? 'deleted' : 'excluded',
  });
  return [
    ...changes.map(({ key, before, after }) => strengthChangeOfException(exceptionName(key), before, after)),
    ...exceptions
      .filter((exception) => !changed.has(exceptionId(exception)))
      .map((exception) => strengthChangeOfException(exception.rule, exception, exception)),
  ];
}

function exceptionStrength(exception: Content | null): Strength {
  if (exception === null) return strength.absent;
  return exception['exception_type'] === 'exclude' ? strength.idle : strength.acts;
}

/** The name of an exception in a sentence. */
export const exceptionName = ({ rule, scope_type: type, scope_target: target }: ObjectKey): string =>
  `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
