import type { ObjectKey } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import { plain } from '../canonical.ts';
import { ruleLists } from '../rule-lists.ts';
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
export function judgeLists(before: Side, after: Side, { wasOff, isOff }: DetectionSides): Judgement {
  const [gone, come] = [missingFrom('rules', before, after), missingFrom('rules', after, before)];
  const off = [...(gone ?? []).filter(wasOff), ...(come ?? []).filter(isOff)];
  const parts = [
    ...judgeItems(missingFrom('rulesets', before, after), 'looser', 'removes', 'ruleset'),
    ...judgeItems(inForce(gone, wasOff), 'looser', 'removes', 'rule'),
    ...judgeItems(missingFrom('disabled', after, before), 'looser', 'disables', 'rule'),
    ...judgeItems(missingFrom('rulesets', after, before), 'stricter', 'adds', 'ruleset'),
    ...judgeItems(inForce(come, isOff), 'stricter', 'adds', 'rule'),
    ...judgeItems(off, 'neutral', 'adds or removes, with no effect, the disabled', 'rule'),
    ...judgeItems(missingFrom('disabled', before, after), 'stricter', 'no longer disables', 'rule'),
    ...judgeOthers(before, after, [...ruleLists, ...outputOnly]),
  ];
  if (parts.length > 0) return together(parts);
  if (plain(listsOf(before)) !== plain(listsOf(after)))
    return { effect: 'neutral', says: 'says the same in another way' };
  return { effect: 'unknown', says: 'changes nothing that can be seen' };
}

const inForce = (rules: readonly string[] | null, isWithoutEffect: (rule: string) => boolean): string[] | null =>
  rules?.filter((rule) => !isWithoutEffect(rule)) ?? null;

function judgeItems(
  items: readonly string[] | null,
  effect: 'stricter' | 'looser' | 'neutral',
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
export function judgeException(key: ObjectKey, before: Side, after: Side, around: DetectionSides): Judgement {
  const [was, is] = [typeOf(before), typeOf(after)];
  const where = `${ruleOf(key)} ${scopeOf(key)}`;
  // Of a whole exception only what could turn its direction counts; of a changed one, everything that differs.
  const seen = before === null || after === null ? listsOf : (side: Side): Side => side;
  const others = judgeOthers(seen(before), seen(after), exceptionFields);
  const types = was === is ? [] : [judgeTypes(was, is, where)];
  const parts = [...types.map((one) => (isForNobody(one, key, around) ? withoutEffect(one) : one)), ...others];
  return parts.length > 0
    ? together(parts)
    : { effect: 'unknown', says: `changes nothing that can be seen for ${where}` };
}

/** Whether a rule is taken away that nobody had, or given that nobody gets. */
function isForNobody({ effect }: Judgement, key: ObjectKey, { wasOff, isOff }: DetectionSides): boolean {
  const rule = String(key['rule']);
  if (key['rule_type'] !== 'rule') return false;
  return (effect === 'looser' && wasOff(rule)) || (effect === 'stricter' && isOff(rule));
}

const withoutEffect = ({ says }: Judgement): Judgement => ({
  effect: 'neutral',
  says: `${says} (no effect: the rule is disabled)`,
});

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
