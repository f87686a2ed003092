import type { Content, DiffEntry } from '../../domain/preview.ts';
import type { DetectionBundle } from '../../generated/types.ts';

/** What a detection bundle says elsewhere of the rule that a change is about. */
export type DetectionSides = {
  /** Whether the rule was surely off everywhere, so that nobody loses it. */
  readonly wasOff: (rule: string) => boolean;
  /** Whether the rule is surely off everywhere now, so that nobody gets it. */
  readonly isOff: (rule: string) => boolean;
  /** Whether rules may have run that no list names: nobody says which a ruleset holds, nor which secrets are looked for anyway. */
  readonly hadUnlisted: boolean;
  readonly hasUnlisted: boolean;
};

/** For a change of which the rest of its bundle is not known. */
export const nothingElse: DetectionSides = {
  wasOff: () => false,
  isOff: () => false,
  hadUnlisted: true,
  hasUnlisted: true,
};

export function detectionSides(bundle: DetectionBundle, entries: readonly DiffEntry[]): DetectionSides {
  const lists = entries.find(({ object }) => object === 'DetectionPolicy');
  const exceptions = entries.filter(({ object }) => object === 'DetectionPolicyException');
  const sent = bundle.exceptions.map((exception): Content => ({ ...exception }));
  // What is sent includes what was there already and stays.
  const were = [...sent, ...exceptions.flatMap(({ key, before }) => (before === null ? [] : [{ ...before, ...key }]))];
  const disabled = lists === undefined ? bundle.disabled : textsOf(lists.before?.['disabled']);
  const hasUnlisted = lists?.key['product'] !== 'code' || !isEmpty(bundle.rulesets);
  return {
    wasOff: offIn(disabled, were),
    isOff: offIn(bundle.disabled, sent),
    hadUnlisted: hasUnlisted || !isEmpty(lists?.before?.['rulesets']),
    hasUnlisted,
  };
}

/** A rule is off where it is disabled and no exception may include it again; nobody says which rules a pack holds. */
function offIn(disabled: readonly unknown[], exceptions: readonly Content[]): (rule: string) => boolean {
  const off = new Set(disabled);
  const including = exceptions.filter((one) => one['exception_type'] !== 'exclude');
  const included = new Set(including.map((one) => one['rule']));
  const anyPack = including.some((one) => one['rule_type'] !== 'rule');
  return (rule) => !anyPack && off.has(rule) && !included.has(rule);
}

const isEmpty = (list: unknown): boolean =>
  list === null || list === undefined || (Array.isArray(list) && list.length === 0);

const textsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
