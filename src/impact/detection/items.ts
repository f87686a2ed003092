import type { DetectionItem } from '../../domain/impact.ts';
import type { Change } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';
import { textIn, textsIn } from '../json.ts';

/** Where a rule is switched on or off: everywhere for null. */
export type Scope = { readonly by: 'project' | 'project_tag'; readonly target: string } | null;

/** A rule or ruleset that a change is about. */
export type Item = Pick<DetectionItem, 'list' | 'name' | 'verb'> & {
  readonly of: 'rule' | 'ruleset';
  readonly scope: Scope;
};

/** What a change of a detection bundle adds, removes or changes; null for a kind of object that is not known. */
export function itemsOf(change: Change): Item[] | null {
  if (change.object === 'DetectionPolicy') {
    const before = change.verb === 'create' ? {} : change.before;
    const after = change.verb === 'delete' ? {} : change.after;
    return lists.flatMap(({ list, of }) => differencesOf(list, of, before, after));
  }
  return change.object === 'DetectionPolicyException' ? exceptionOf(change) : null;
}

const lists = [
  { list: 'rulesets', of: 'ruleset' },
  { list: 'rules', of: 'rule' },
  { list: 'disabled', of: 'rule' },
] as const;

function differencesOf(list: Item['list'], of: Item['of'], before: Content, after: Content): Item[] {
  const [was, is] = [textsIn(before[list]) ?? [], textsIn(after[list]) ?? []];
  const [had, has] = [new Set(was), new Set(is)];
  const item = (name: string, verb: Item['verb']): Item => ({ list, name, verb, of, scope: null });
  return [
    ...was.filter((name) => !has.has(name)).map((name) => item(name, 'removed')),
    ...is.filter((name) => !had.has(name)).map((name) => item(name, 'added')),
  ];
}

const verbs = { create: 'added', update: 'changed', delete: 'removed' } as const satisfies Record<
  Change['verb'],
  Item['verb']
>;

function exceptionOf({ key, verb }: Change): Item[] | null {
  const [name, target, by] = [textIn(key['rule']), textIn(key['scope_target']), key['scope_type']];
  if (name === null || target === null || (by !== 'project' && by !== 'project_tag')) return null;
  const of = key['rule_type'] === 'pack' ? 'ruleset' : 'rule';
  return [{ list: 'exceptions', name, verb: verbs[verb], of, scope: { by, target } }];
}
