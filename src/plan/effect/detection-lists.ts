import type { Content } from '../../domain/preview.ts';
import { ruleLists } from '../../domain/rule-lists.ts';
import { plain } from '../canonical.ts';
import type { DetectionSides } from './detection-sides.ts';
import { together, type Judgement } from './judgement.ts';
import { otherFields } from './other-fields.ts';
import { named } from './words.ts';

type Side = Content | null;

const outputOnly = ['deployment_slug', 'product'];

/** What stands in one side of a list and not in the other; null when it is no list of texts. */
export function missingFrom(list: string, from: Side, than: Side): string[] | null {
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
export function judgeLists(before: Side, after: Side, around: DetectionSides): Judgement {
  const parts = [...judgeRules(before, after, around), ...judgeOthers(before, after, [...ruleLists, ...outputOnly])];
  if (parts.length > 0) return together(parts);
  if (plain(listsOf(before)) !== plain(listsOf(after)))
    return { effect: 'neutral', says: 'says the same in another way' };
  return { effect: 'unknown', says: 'changes nothing that can be seen' };
}

/** What becomes of rulesets and single rules, by what ran before and runs after; first what is lost. */
function judgeRules(before: Side, after: Side, around: DetectionSides): Judgement[] {
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
    ...judgeItems(without(goneOff, dropped), 'neutral', 'removes, with no effect, the disabled', 'rule'),
    ...judgeItems(comeOff, 'neutral', 'adds, with no effect, the disabled', 'rule'),
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
          says: `${says} (did not run, and runs now only if a ruleset or the platform itself brings it)`,
        },
      ]
    : [{ effect: 'neutral', says: `${says} (no effect: did not run, and still does not)` }];
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
  if (items === null) return [{ effect: 'unknown', says: `${does} ${noun}s in a form that is not known` }];
  return items.length === 0 ? [] : [{ effect, says: `${does} ${named(noun, items)}` }];
}

/** Fields that nobody knows, where they differ. */
export const judgeOthers = (before: Side, after: Side, known: readonly string[]): Judgement[] =>
  otherFields(before, after, known).map((field) => ({
    effect: 'unknown',
    says: `changes ${field}, which is not known`,
  }));

export const listsOf = (side: Side): Side => Object.fromEntries(ruleLists.map((list) => [list, side?.[list]]));
