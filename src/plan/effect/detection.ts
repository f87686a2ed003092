import { ruleLists } from '../../domain/json.ts';
import type { ObjectKey } from '../../domain/bundle.ts';
import type { Content, DiffEntry } from '../../domain/preview.ts';
import type { DetectionBundle } from '../../generated/types.ts';
import { plain } from '../digest.ts';
import { type Judgement, named, together, visible } from './policy-facts.ts';
import { otherFields } from './region.ts';

type Side = Content | null;

/** An exception switches a rule on or off for some projects. What it switches off is looser while it stands. */
export function judgeException(key: ObjectKey, before: Side, after: Side, around: DetectionSides): Judgement {
  const [was, is] = [typeOf(before), typeOf(after)];
  const where = `${ruleOf(key)} ${scopeOf(key)}`;
  // Of a whole exception only what could turn its direction counts; of a changed one, everything that differs.
  const seen = before === null || after === null ? listsOf : (side: Side): Side => side;
  const others = judgeOthers(seen(before), seen(after), exceptionFields);
  const types = was === is ? [] : [judgeTypes(was, is, where)];
  const parts = [...types.map((one) => forNobody(one, key, around) ?? one), ...others];
  return parts.length > 0 ? together(parts) : { effect: 'unknown', says: `no visible change for ${where}` };
}

/** Of a rule that is taken away and no one had, or given and no one gets: that it makes no difference. Else null. */
function forNobody({ effect, says }: Judgement, key: ObjectKey, around: DetectionSides): Judgement | null {
  const rule = String(key['rule']);
  const [wasOff, isOff] = [around.wasOff(rule), around.isOff(rule)];
  const isIdle = (effect === 'looser' && wasOff) || (effect === 'stricter' && isOff);
  if (key['rule_type'] !== 'rule' || !isIdle) return null;
  return { effect: 'neutral', says: `${says} (no effect: the rule ${offInWords(wasOff, isOff)})` };
}

function offInWords(wasOff: boolean, isOff: boolean): string {
  if (wasOff && isOff) return 'is disabled';
  return wasOff ? 'was disabled and stays off here' : 'is now disabled, so it stays off here';
}

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

function typeOf(side: Side): string | null {
  const type = side?.['exception_type'];
  return typeof type === 'string' ? type : side && 'not given';
}

/** By what stood before and what stands after. */
const exceptionTypes: Readonly<Record<string, Judgement>> = {
  'null exclude': { effect: 'looser', says: 'excludes' },
  'null include': { effect: 'stricter', says: 'includes' },
  'exclude null': { effect: 'stricter', says: 'no longer excludes' },
  'include null': { effect: 'looser', says: 'no longer includes' },
  'exclude include': { effect: 'stricter', says: 'includes, and no longer excludes,' },
  'include exclude': { effect: 'looser', says: 'excludes, and no longer includes,' },
};

function judgeTypes(was: string | null, is: string | null, where: string): Judgement {
  const known = exceptionTypes[`${String(was)} ${String(is)}`];
  if (known !== undefined) return { effect: known.effect, says: `${known.says} ${where}` };
  return { effect: 'unknown', says: `exception type ${was ?? 'none'} → ${is ?? 'none'} for ${where}` };
}

const ruleOf = (key: ObjectKey): string => `${String(key['rule_type'])} ${visible(String(key['rule']))}`;

function scopeOf(key: ObjectKey): string {
  const target = visible(String(key['scope_target']));
  return key['scope_type'] === 'project_tag'
    ? `in every project tagged ${target}`
    : `in ${String(key['scope_type'])} ${target}`;
}

type ListSide = Content | null;

const outputOnly = ['deployment_slug', 'product'];

/** What stands in one side of a list and not in the other; null when it is no list of texts. */
export function missingFrom(list: string, from: ListSide, than: ListSide): string[] | null {
  const [items, others] = [textsOf(from?.[list]), textsOf(than?.[list])];
  if (items === null || others === null) return null;
  const has = new Set(others);
  return [...new Set(items)].filter((item) => !has.has(item)).toSorted();
}

function textsOf(list: unknown): string[] | null {
  if (list === null || list === undefined) return [];
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : null;
}

/** The lists of a detection bundle: more rules find more, more disabled ones less. */
export function judgeLists(before: ListSide, after: ListSide, around: DetectionSides): Judgement {
  const parts = [...judgeRules(before, after, around), ...judgeOthers(before, after, [...ruleLists, ...outputOnly])];
  if (parts.length > 0) return together(parts);
  if (plain(listsOf(before)) !== plain(listsOf(after)))
    return { effect: 'neutral', says: 'equivalent; only the notation differs' };
  return { effect: 'unknown', says: 'no visible change' };
}

/** What becomes of rulesets and single rules, by what ran before and runs after; first what is lost. */
function judgeRules(before: ListSide, after: ListSide, around: DetectionSides): Judgement[] {
  const [gone, come] = [missingFrom('rules', before, after), missingFrom('rules', after, before)];
  const [enabled, disabled] = [missingFrom('disabled', before, after), missingFrom('disabled', after, before)];
  const [goneOff, comeOff] = [gone?.filter(around.wasOff) ?? [], come?.filter(around.isOff) ?? []];
  const dropped = alsoIn(goneOff, enabled);
  // A ruleset may have had it, and then it is lost.
  const stillborn = around.hadUnlisted ? [] : alsoIn(comeOff, disabled);
  return [
    ...judgeItems(missingFrom('rulesets', before, after), 'looser', 'removes', 'ruleset'),
    ...judgeItems(without(gone, goneOff), 'looser', 'removes', 'rule'),
    ...judgeItems(without(disabled, stillborn), 'looser', 'disables', 'rule'),
    ...judgeItems(missingFrom('rulesets', after, before), 'stricter', 'adds', 'ruleset'),
    ...judgeItems(without(come, comeOff), 'stricter', 'adds', 'rule'),
    ...judgeItems(without(goneOff, dropped), 'neutral', 'removes', 'disabled rule'),
    ...judgeItems(comeOff, 'neutral', 'adds', 'disabled rule'),
    ...judgeItems(without(enabled, dropped), 'stricter', 'no longer disables', 'rule'),
    ...judgeDropped(dropped, around),
  ];
}

/** Rules that were disabled, and stand in neither list any more. */
function judgeDropped(rules: readonly string[], { hasUnlisted }: DetectionSides): Judgement[] {
  if (rules.length === 0) return [];
  const says = `removes ${named('rule', rules)} and no longer disables ${rules.length === 1 ? 'it' : 'them'}`;
  return hasUnlisted
    ? [
        {
          effect: 'stricter',
          says: `${says} (it did not run; now it runs if a ruleset or the platform includes it)`,
        },
      ]
    : [{ effect: 'neutral', says: `${says} (no effect: it did not run and still does not)` }];
}

function alsoIn(rules: readonly string[], others: readonly string[] | null): string[] {
  const has = new Set(others);
  return rules.filter((rule) => has.has(rule));
}

function without(rules: readonly string[] | null, others: readonly string[]): string[] | null {
  const has = new Set(others);
  return rules?.filter((rule) => !has.has(rule)) ?? null;
}

function judgeItems(
  items: readonly string[] | null,
  effect: 'stricter' | 'looser' | 'neutral',
  does: string,
  noun: string,
): Judgement[] {
  if (items === null) return [{ effect: 'unknown', says: `${does} ${noun}s in an unknown form` }];
  const idle = effect === 'neutral' ? ' (no effect)' : '';
  return items.length === 0 ? [] : [{ effect, says: `${does} ${named(noun, items)}${idle}` }];
}

/** Fields that no one knows, where they differ. */
const judgeOthers = (before: ListSide, after: ListSide, known: readonly string[]): Judgement[] =>
  otherFields(before, after, known).map((field) => ({
    effect: 'unknown',
    says: `changes unknown field ${field}`,
  }));

const listsOf = (side: ListSide): ListSide => Object.fromEntries(ruleLists.map((list) => [list, side?.[list]]));

/** What a detection bundle says elsewhere of the rule that a change is about. */
export type DetectionSides = {
  /** Whether the rule was surely off everywhere, so that no one loses it. */
  readonly wasOff: (rule: string) => boolean;
  /** Whether the rule is surely off everywhere now, so that no one gets it. */
  readonly isOff: (rule: string) => boolean;
  /** Whether rules may have run that no list names: no one says which a ruleset holds, nor which secrets are looked for anyway. */
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
  const disabled = lists === undefined ? bundle.disabled : itemsOf(lists.before?.['disabled']);
  const hasUnlisted = lists?.key['product'] !== 'code' || !isEmpty(bundle.rulesets);
  return {
    wasOff: offIn(disabled, were),
    isOff: offIn(bundle.disabled, sent),
    hadUnlisted: hasUnlisted || !isEmpty(lists?.before?.['rulesets']),
    hasUnlisted,
  };
}

/** A rule is off where it is disabled and no exception may include it again; no one says which rules a pack holds. */
function offIn(disabled: readonly unknown[], exceptions: readonly Content[]): (rule: string) => boolean {
  const off = new Set(disabled);
  const including = exceptions.filter((one) => one['exception_type'] !== 'exclude');
  const included = new Set(including.map((one) => one['rule']));
  const anyPack = including.some((one) => one['rule_type'] !== 'rule');
  return (rule) => !anyPack && off.has(rule) && !included.has(rule);
}

const isEmpty = (list: unknown): boolean =>
  list === null || list === undefined || (Array.isArray(list) && list.length === 0);

const itemsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
