import { type Change, entryOf, type PlannedBundle, unchangedPolicies } from '../domain/plan.ts';
import { exceptionId, type ObjectKey, slugOf } from '../domain/bundle.ts';
import type { Content, DiffEntry } from '../domain/preview.ts';
import type { DetectionBundle, RemediationBundle } from '../generated/types.ts';
import { missingFrom } from './effect/detection.ts';
import { type Idle, strengthOf } from './effect/enforcement.ts';

/**
 * What an object does at most: 0 it is absent, 1 it does nothing, 2 it acts, 3 it comments, 4 it blocks. It enforces from 2 on. A ruleset,
 * a rule that is not disabled and an exception that includes a rule act; a disabled rule and an exception that excludes one do nothing.
 */
export type Level = 0 | 1 | 2 | 3 | 4;
export const levels = [1, 2, 3, 4] as const satisfies Level[];

/** Why an object does less than it did. */
export type Cause = 'deleted' | Idle | 'unblocked' | 'uncommented' | 'disabled' | 'excluded';

/** An object of a bundle before and after. The cause counts only where it does less. */
export type Fate = { readonly name: string; readonly was: Level; readonly is: Level; readonly cause: Cause };

/** What becomes of the objects of a bundle. */
export type Fates = {
  /** What the bundle is for: policies; or rulesets and rules. */
  readonly main: readonly Fate[];
  /** Exceptions, and objects of kinds that are not known. */
  readonly others: readonly Fate[];
  /** Rules that are disabled and that only a ruleset may have brought. No one says how many it holds, so these have no share. */
  readonly unlisted: readonly Fate[];
};

/**
 * Whether an object falls to a lower level. A step down counts although something is left, for else a plan that takes `block` from every
 * policy would pass as long as each still comments. That a policy matches fewer findings does not count, as long as it may match one:
 * only the whole bundle tells what that means, which is what `looser` guards.
 */
export const isLoss = ({ was, is }: Fate): boolean => is < was;

/** Every object of a bundle, those that do not change among them. */
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
type Sided = DiffEntry & Pick<Change, 'id'>;

const changesOf = (kind: string, changes: readonly Change[]): Sided[] =>
  changes.filter(({ object }) => object === kind).map((change) => ({ ...entryOf(change), id: change.id }));

function policyFates(bundle: RemediationBundle, changes: readonly Sided[]): Fate[] {
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

const textsOf = (list: string, side: Side): readonly string[] => missingFrom(list, side, {}) ?? [];

/** Rulesets and rules hide inside the update of the one object that holds the lists. */
function ruleFates(bundle: Exclude<PlannedBundle, { kind: 'remediation' }>): Pick<Fates, 'main' | 'unlisted'> {
  const update = changesOf('DetectionPolicy', bundle.changes).find((one) => one.before !== null && one.after !== null);
  const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
  const listed = new Set(textsOf('rules', before));
  const unlisted = (missingFrom('disabled', after, before) ?? []).filter((rule) => !listed.has(rule));
  return {
    main: [...listFates('ruleset', 'rulesets', before, after), ...listFates('rule', 'rules', before, after)],
    unlisted: unlisted.map((rule) => ({ name: `rule ${rule}`, was: 2, is: 1, cause: 'disabled' })),
  };
}

function listFates(noun: string, list: 'rulesets' | 'rules', before: Content, after: Content): Fate[] {
  const levelIn = (side: Content): ((item: string) => Level) => {
    const [items, off] = [new Set(textsOf(list, side)), new Set(list === 'rules' ? textsOf('disabled', side) : [])];
    return (item) => {
      if (!items.has(item)) return 0;
      return off.has(item) ? 1 : 2;
    };
  };
  const [was, is] = [levelIn(before), levelIn(after)];
  const all = new Set([...textsOf(list, before), ...textsOf(list, after)]);
  return [...all].map((item) => ({
    name: `${noun} ${item}`,
    was: was(item),
    is: is(item),
    cause: is(item) === 0 ? 'deleted' : 'disabled',
  }));
}

function exceptionFates({ exceptions }: DetectionBundle, changes: readonly Sided[]): Fate[] {
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

/** What sentences call an exception. */
export const exceptionName = ({ rule, scope_type: type, scope_target: target }: ObjectKey): string =>
  `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
