import { type ObjectKey, ruleLists, type Content } from '../../domain/bundle.ts';
import type { DiffEntry } from '../../domain/dry-run.ts';
import { say, type Sentence } from '../../domain/sentence.ts';
import type { DetectionBundle, Effect } from '../../generated/types.ts';
import { canonicalJson } from '../digest.ts';
import { type ChangedItem, findChangedItems, readItems } from '../detection-lists.ts';
import { differingFields } from './filter-space.ts';
import { type Classification, nounWithNames, neutral, combineClassifications, unknownFields } from './words.ts';

type Side = Content | null;

/** An exception includes or excludes a rule for some projects. Whether the rule runs elsewhere does not count. */
export function classifyException({ key, before, after }: DiffEntry): Classification {
  const [was, is] = [typeOf(before), typeOf(after)];
  const where = say`${ruleTypeWords(key['rule_type'])} ${String(key['rule'])} ${scopeOf(key)}`;
  // For a new or deleted exception only fields that could invert it count; for a changed one all fields.
  const compared = before === null || after === null ? listsOf : (side: Side): Side => side;
  const types = was === is ? [] : [classifyTypes(was, is, where)];
  const parts = [...types, ...unknownFields(differingFields(compared(before), compared(after), exceptionFields))];
  return parts.length > 0
    ? combineClassifications(parts)
    : { effect: 'unknown', message: say`no visible change for ${where}` };
}

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

function typeOf(side: Side): string {
  const type = side === null ? 'none' : side['exception_type'];
  return typeof type === 'string' ? type : 'not given';
}

/** By the exception types before and after. */
const exceptionTypeChanges: Readonly<Record<string, { readonly effect: Effect; readonly does: string }>> = {
  'none exclude': { effect: 'looser', does: 'excludes' },
  'none include': { effect: 'stricter', does: 'includes' },
  'exclude none': { effect: 'stricter', does: 'no longer excludes' },
  'include none': { effect: 'looser', does: 'no longer includes' },
  'exclude include': { effect: 'stricter', does: 'includes, and no longer excludes,' },
  'include exclude': { effect: 'looser', does: 'excludes, and no longer includes,' },
};

function classifyTypes(was: string, is: string, where: Sentence): Classification {
  const known = exceptionTypeChanges[`${was} ${is}`];
  if (known !== undefined) return { effect: known.effect, message: say`${[known.does]} ${where}` };
  return { effect: 'unknown', message: say`exception type ${was} → ${is} for ${where}` };
}

/** Known types are our own words. */
const ruleTypeWords = (type: unknown): Sentence => (type === 'rule' || type === 'pack' ? [type] : say`${String(type)}`);

function scopeOf(key: ObjectKey): Sentence {
  const target = String(key['scope_target']);
  if (key['scope_type'] === 'project_tag') return say`in every project tagged ${target}`;
  return key['scope_type'] === 'project' ? say`in project ${target}` : say`in ${String(key['scope_type'])} ${target}`;
}

/** Whether a rule may run somewhere by an exception that includes it. */
export type MayBeIncluded = (rule: string) => boolean;

/** By the exceptions of a bundle and those that its diff changes. */
export function mayBeIncludedBy({ exceptions }: DetectionBundle, entries: readonly DiffEntry[]): MayBeIncluded {
  const changed = entries.filter(({ object }) => object === 'DetectionPolicyException');
  const rules = new Set([
    ...exceptions.flatMap(({ exception_type: type, rule }) => (type === 'include' ? rule : [])),
    ...changed.flatMap(({ key, before }) => (typeOf(before) === 'exclude' ? [] : String(key['rule']))),
  ]);
  return (rule) => rules.has(rule);
}

/**
 * Classifies a change of the detection lists: more rulesets and rules find more, more disabled rules find less. Each list counts by itself, so
 * nothing that may stop a rule is neutral. Disabling a rule that ran nowhere stops nothing.
 */
export function classifyLists({ before, after }: DiffEntry, mayInclude: MayBeIncluded): Classification {
  const unreadable = ruleLists.filter((list) => readItems(before, list) === null || readItems(after, list) === null);
  const changed = findChangedItems({ before, after });
  const [rulesets, ruleNames] = [readItems(before, 'rulesets'), readItems(before, 'rules')];
  const mayRun = (rule: string): boolean =>
    rulesets?.size !== 0 || ruleNames === null || ruleNames.has(rule) || mayInclude(rule);
  const ranNowhere = ({ list, onlyIn, item }: ChangedItem): boolean =>
    list === 'disabled' && onlyIn === 'files' && !mayRun(item);
  const neverRan = changed.filter(ranNowhere).map(({ item }) => item);
  const rules = effectsOfListChanges.flatMap(({ list, onlyIn, effect, does }) => {
    const items = changed
      .filter((one) => one.list === list && one.onlyIn === onlyIn && !ranNowhere(one))
      .map(({ item }) => item);
    return items.length === 0 ? [] : [{ effect, message: nounWithNames(does, items.toSorted()) }];
  });
  const parts = [
    ...unreadable.map((list): Classification => ({ effect: 'unknown', message: [`${list} in an unknown form`] })),
    ...rules,
    ...(neverRan.length === 0
      ? []
      : [neutral(say`${nounWithNames('disables rule', neverRan.toSorted())} that ran nowhere`)]),
    ...unknownFields(differingFields(before, after, [...ruleLists, 'deployment_slug', 'product'])),
  ];
  if (parts.length > 0) return combineClassifications(parts);
  if (canonicalJson(listsOf(before)) !== canonicalJson(listsOf(after)))
    return { effect: 'neutral', message: ['equivalent; only the notation differs'] };
  return { effect: 'unknown', message: ['no visible change'] };
}

/** Losses first. */
const effectsOfListChanges: readonly (Pick<ChangedItem, 'list' | 'onlyIn'> & { effect: Effect; does: string })[] = [
  { list: 'rulesets', onlyIn: 'platform', effect: 'looser', does: 'removes ruleset' },
  { list: 'rules', onlyIn: 'platform', effect: 'looser', does: 'removes rule' },
  { list: 'disabled', onlyIn: 'files', effect: 'looser', does: 'disables rule' },
  { list: 'rulesets', onlyIn: 'files', effect: 'stricter', does: 'adds ruleset' },
  { list: 'rules', onlyIn: 'files', effect: 'stricter', does: 'adds rule' },
  { list: 'disabled', onlyIn: 'platform', effect: 'stricter', does: 'no longer disables rule' },
];

const listsOf = (side: Side): Side => Object.fromEntries(ruleLists.map((list) => [list, side?.[list]]));
