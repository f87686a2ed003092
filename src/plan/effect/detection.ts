import { type ObjectKey, ruleLists, type Content } from '../../domain/bundle.ts';
import type { DiffEntry } from '../../domain/preview.ts';
import type { Effect } from '../../generated/types.ts';
import { plain } from '../digest.ts';
import { type ChangedItem, changedItems, itemsIn } from '../lists.ts';
import { otherFields } from './filter-space.ts';
import { type Classification, named, together, unknownFields } from './words.ts';

type Side = Content | null;

/** An exception includes or excludes a rule for some projects. Whether the rule runs elsewhere does not count. */
export function classifyException({ key, before, after }: DiffEntry): Classification {
  const [was, is] = [typeOf(before), typeOf(after)];
  const where = `${String(key['rule_type'])} ${String(key['rule'])} ${scopeOf(key)}`;
  // For a new or deleted exception only fields that could invert it count; for a changed one all fields.
  const seen = before === null || after === null ? listsOf : (side: Side): Side => side;
  const types = was === is ? [] : [classifyTypes(was, is, where)];
  const parts = [...types, ...unknownFields(otherFields(seen(before), seen(after), exceptionFields))];
  return parts.length > 0 ? together(parts) : { effect: 'unknown', message: `no visible change for ${where}` };
}

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

function typeOf(side: Side): string {
  const type = side === null ? 'none' : side['exception_type'];
  return typeof type === 'string' ? type : 'not given';
}

/** By the exception types before and after. */
const exceptionTypes: Readonly<Record<string, Classification>> = {
  'none exclude': { effect: 'looser', message: 'excludes' },
  'none include': { effect: 'stricter', message: 'includes' },
  'exclude none': { effect: 'stricter', message: 'no longer excludes' },
  'include none': { effect: 'looser', message: 'no longer includes' },
  'exclude include': { effect: 'stricter', message: 'includes, and no longer excludes,' },
  'include exclude': { effect: 'looser', message: 'excludes, and no longer includes,' },
};

function classifyTypes(was: string, is: string, where: string): Classification {
  const known = exceptionTypes[`${was} ${is}`];
  if (known !== undefined) return { effect: known.effect, message: `${known.message} ${where}` };
  return { effect: 'unknown', message: `exception type ${was} → ${is} for ${where}` };
}

function scopeOf(key: ObjectKey): string {
  const target = String(key['scope_target']);
  return key['scope_type'] === 'project_tag'
    ? `in every project tagged ${target}`
    : `in ${String(key['scope_type'])} ${target}`;
}

/**
 * Classifies a change of the detection lists: more rulesets and rules find more, more disabled rules find less. Each list counts by itself, so
 * nothing that may stop a rule is neutral.
 */
export function classifyLists({ before, after }: DiffEntry): Classification {
  const strange = ruleLists.filter((list) => itemsIn(before, list) === null || itemsIn(after, list) === null);
  const changed = changedItems({ before, after });
  const rules = listRules.flatMap(({ list, here, effect, does }) => {
    const items = changed.filter((one) => one.list === list && one.here === here).map(({ item }) => item);
    return items.length === 0 ? [] : [{ effect, message: named(does, items.toSorted()) }];
  });
  const parts = [
    ...strange.map((list): Classification => ({ effect: 'unknown', message: `${list} in an unknown form` })),
    ...rules,
    ...unknownFields(otherFields(before, after, [...ruleLists, 'deployment_slug', 'product'])),
  ];
  if (parts.length > 0) return together(parts);
  if (plain(listsOf(before)) !== plain(listsOf(after)))
    return { effect: 'neutral', message: 'equivalent; only the notation differs' };
  return { effect: 'unknown', message: 'no visible change' };
}

/** Losses first. */
const listRules: readonly (Pick<ChangedItem, 'list' | 'here'> & { effect: Effect; does: string })[] = [
  { list: 'rulesets', here: 'platform', effect: 'looser', does: 'removes ruleset' },
  { list: 'rules', here: 'platform', effect: 'looser', does: 'removes rule' },
  { list: 'disabled', here: 'files', effect: 'looser', does: 'disables rule' },
  { list: 'rulesets', here: 'files', effect: 'stricter', does: 'adds ruleset' },
  { list: 'rules', here: 'files', effect: 'stricter', does: 'adds rule' },
  { list: 'disabled', here: 'platform', effect: 'stricter', does: 'no longer disables rule' },
];

const listsOf = (side: Side): Side => Object.fromEntries(ruleLists.map((list) => [list, side?.[list]]));
