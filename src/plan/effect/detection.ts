import { type Content, type ObjectKey, ruleLists } from '../../domain/bundle.ts';
import type { DiffEntry } from '../../domain/dry-run.ts';
import { say, type Sentence } from '../../domain/sentence.ts';
import type { DetectionBundle, Effect } from '../../generated/types.ts';
import { canonicalJson } from '../digest.ts';
import { type ChangedItem, findChangedItems, readItems } from '../detection-lists.ts';
import { differingFields } from './filter-space.ts';
import { type Classification, nounWithNames, neutral, combineClassifications, unknownFields } from './words.ts';

/** Classifies the change of an exception by its type alone. Whether the rule also runs elsewhere is not considered. */
export function classifyException({ key, before, after }: DiffEntry): Classification {
  const typeBefore = exceptionType(before);
  const typeAfter = exceptionType(after);
  const rule = say`${ruleTypeText(key['rule_type'])} ${String(key['rule'])} ${describeScope(key)}`;
  const parts = typeBefore === typeAfter ? [] : [classifyTypeChange(typeBefore, typeAfter, rule)];
  // Of a new or deleted exception, only unknown fields that could invert it count.
  const isUpdate = before !== null && after !== null;
  const changedFields = isUpdate
    ? differingFields(before, after, exceptionFields)
    : differingFields(listsOf(before), listsOf(after), exceptionFields);
  parts.push(...unknownFields(changedFields));
  return parts.length > 0
    ? combineClassifications(parts)
    : { effect: 'unknown', message: say`no visible change for ${rule}` };
}

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

/** `include`, `exclude` or another type of the platform; `none` without an exception. */
function exceptionType(exception: Content | null): string {
  if (exception === null) return 'none';
  const type = exception['exception_type'];
  return typeof type === 'string' ? type : 'not given';
}

/** What a change of the type means, by the types before and after. */
const typeChanges: Readonly<Record<string, { readonly effect: Effect; readonly does: string }>> = {
  'none → exclude': { effect: 'looser', does: 'excludes' },
  'none → include': { effect: 'stricter', does: 'includes' },
  'exclude → none': { effect: 'stricter', does: 'no longer excludes' },
  'include → none': { effect: 'looser', does: 'no longer includes' },
  'exclude → include': { effect: 'stricter', does: 'includes, and no longer excludes,' },
  'include → exclude': { effect: 'looser', does: 'excludes, and no longer includes,' },
};

function classifyTypeChange(before: string, after: string, rule: Sentence): Classification {
  const known = typeChanges[`${before} → ${after}`];
  if (known !== undefined) return { effect: known.effect, message: say`${[known.does]} ${rule}` };
  return { effect: 'unknown', message: say`exception type ${before} → ${after} for ${rule}` };
}

/** A known type is a word of ifmatch itself; another one is foreign. */
const ruleTypeText = (type: unknown): Sentence => (type === 'rule' || type === 'pack' ? [type] : say`${String(type)}`);

function describeScope(key: ObjectKey): Sentence {
  const target = String(key['scope_target']);
  if (key['scope_type'] === 'project_tag') return say`in every project tagged ${target}`;
  return key['scope_type'] === 'project' ? say`in project ${target}` : say`in ${String(key['scope_type'])} ${target}`;
}

/** Whether a rule may run somewhere by an exception that includes it. */
export type MayBeIncluded = (rule: string) => boolean;

/** Finds rules that an exception of the bundle includes, or included before the diff. */
export function mayBeIncludedBy({ exceptions }: DetectionBundle, entries: readonly DiffEntry[]): MayBeIncluded {
  const changedExceptions = entries.filter(({ object }) => object === 'DetectionPolicyException');
  const includedRules = new Set([
    ...exceptions.flatMap(({ exception_type: type, rule }) => (type === 'include' ? rule : [])),
    ...changedExceptions.flatMap(({ key, before }) => (exceptionType(before) === 'exclude' ? [] : String(key['rule']))),
  ]);
  return (rule) => includedRules.has(rule);
}

/**
 * Classifies a change of the detection lists: more rulesets and rules find more, more disabled rules find less. Each list counts by itself, so
 * nothing that may stop a rule is neutral. Disabling a rule that ran nowhere stops nothing.
 */
export function classifyLists({ before, after }: DiffEntry, mayBeIncluded: MayBeIncluded): Classification {
  const changedItems = findChangedItems({ before, after });
  const ranNowhere = changedItems.filter(
    ({ list, onlyIn, item }) => list === 'disabled' && onlyIn === 'files' && !mayHaveRun(item, before, mayBeIncluded),
  );
  const parts: Classification[] = ruleLists
    .filter((list) => readItems(before, list) === null || readItems(after, list) === null)
    .map((list) => ({ effect: 'unknown', message: [`${list} in an unknown form`] }));
  for (const { list, onlyIn, effect, does } of effectsOfListChanges) {
    const items = changedItems.filter(
      (changed) => changed.list === list && changed.onlyIn === onlyIn && !ranNowhere.includes(changed),
    );
    if (items.length > 0) parts.push({ effect, message: nounWithNames(does, sortedNames(items)) });
  }
  if (ranNowhere.length > 0)
    parts.push(neutral(say`${nounWithNames('disables rule', sortedNames(ranNowhere))} that ran nowhere`));
  parts.push(...unknownFields(differingFields(before, after, [...ruleLists, 'deployment_slug', 'product'])));
  if (parts.length > 0) return combineClassifications(parts);
  if (canonicalJson(listsOf(before)) !== canonicalJson(listsOf(after)))
    return { effect: 'neutral', message: ['equivalent; only the notation differs'] };
  return { effect: 'unknown', message: ['no visible change'] };
}

/** Whether a rule ran before the change: by a ruleset, which may contain any rule, by the rules, or by an exception. */
function mayHaveRun(rule: string, before: Content | null, mayBeIncluded: MayBeIncluded): boolean {
  const rulesets = readItems(before, 'rulesets');
  const rules = readItems(before, 'rules');
  if (rulesets === null || rulesets.size > 0) return true;
  return rules === null || rules.has(rule) || mayBeIncluded(rule);
}

const sortedNames = (items: readonly ChangedItem[]): string[] => items.map(({ item }) => item).toSorted();

/** What a change of an item means; losses come first in a message. */
const effectsOfListChanges: readonly (Pick<ChangedItem, 'list' | 'onlyIn'> & { effect: Effect; does: string })[] = [
  { list: 'rulesets', onlyIn: 'platform', effect: 'looser', does: 'removes ruleset' },
  { list: 'rules', onlyIn: 'platform', effect: 'looser', does: 'removes rule' },
  { list: 'disabled', onlyIn: 'files', effect: 'looser', does: 'disables rule' },
  { list: 'rulesets', onlyIn: 'files', effect: 'stricter', does: 'adds ruleset' },
  { list: 'rules', onlyIn: 'files', effect: 'stricter', does: 'adds rule' },
  { list: 'disabled', onlyIn: 'platform', effect: 'stricter', does: 'no longer disables rule' },
];

const listsOf = (content: Content | null): Content =>
  Object.fromEntries(ruleLists.map((list) => [list, content?.[list]]));
