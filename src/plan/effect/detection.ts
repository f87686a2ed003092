import type { ObjectKey } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import { ruleLists } from '../rule-lists.ts';
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
export function judgeLists(before: Side, after: Side): Judgement {
  const parts = [
    ...judgeItems(missingFrom('rulesets', before, after), 'looser', 'removes', 'ruleset'),
    ...judgeItems(missingFrom('rules', before, after), 'looser', 'removes', 'rule'),
    ...judgeItems(missingFrom('disabled', after, before), 'looser', 'disables', 'rule'),
    ...judgeItems(missingFrom('rulesets', after, before), 'stricter', 'adds', 'ruleset'),
    ...judgeItems(missingFrom('rules', after, before), 'stricter', 'adds', 'rule'),
    ...judgeItems(missingFrom('disabled', before, after), 'stricter', 'no longer disables', 'rule'),
    ...judgeOthers(before, after, [...ruleLists, ...outputOnly]),
  ];
  return parts.length > 0 ? together(parts) : { effect: 'unknown', says: 'changes nothing that can be seen' };
}

function judgeItems(
  items: readonly string[] | null,
  effect: 'stricter' | 'looser',
  does: string,
  noun: string,
): Judgement[] {
  if (items === null) return [{ effect: 'unknown', says: `${does} ${noun}s in a form that is not known` }];
  return items.length === 0 ? [] : [{ effect, says: `${does} ${named(noun, items)}` }];
}

const judgeOthers = (before: Side, after: Side, known: readonly string[]): Judgement[] =>
  otherFields(before, after, known).map((field) => ({
    effect: 'unknown',
    says: `changes ${field}, which is not known`,
  }));

/** An exception switches a rule on or off for some projects. What it switches off is looser while it stands. */
export function judgeException(key: ObjectKey, before: Side, after: Side): Judgement {
  const [was, is] = [typeOf(before), typeOf(after)];
  const where = `${ruleOf(key)} ${scopeOf(key)}`;
  // Of a whole exception only what could turn its direction counts; of a changed one, everything that differs.
  const seen = before === null || after === null ? listsOf : (side: Side): Side => side;
  const others = judgeOthers(seen(before), seen(after), exceptionFields);
  const parts = [...(was === is ? [] : [judgeTypes(was, is, where)]), ...others];
  return parts.length > 0
    ? together(parts)
    : { effect: 'unknown', says: `changes nothing that can be seen for ${where}` };
}

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

const listsOf = (side: Side): Side => Object.fromEntries(ruleLists.map((list) => [list, side?.[list]]));

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

const ruleOf = (key: ObjectKey): string => `${String(key['rule_type'])} ${String(key['rule'])}`;

function scopeOf(key: ObjectKey): string {
  const target = String(key['scope_target']);
  if (key['scope_type'] === 'project') return `in project ${target}`;
  return key['scope_type'] === 'project_tag'
    ? `in every project tagged ${target}`
    : `in ${String(key['scope_type'])} ${target}`;
}
