import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';

type Counted = { readonly what: string; readonly before: number; readonly after: number };
type DetectionBundle = Exclude<PlannedBundle, { kind: 'remediation' }>;

const lists = { rulesets: 'rule sets', rules: 'rules', disabled: 'disabled rules' } as const;

/** How long the lists of a detection bundle are before and after it is applied, and how many exceptions it has. */
export function detectionCounts({ content, changes }: DetectionBundle): Counted[] {
  const change = changes.find(({ object }) => object === 'DetectionPolicy');
  const [before, after] = change === undefined ? [content, content] : sidesOf(change);
  const rows = (Object.keys(lists) as (keyof typeof lists)[]).map((name) => ({
    what: lists[name],
    before: lengthOf(before, name),
    after: lengthOf(after, name),
  }));
  return [...rows, exceptionCounts(content.exceptions.length, changes)];
}

function exceptionCounts(declared: number, changes: readonly Change[]): Counted {
  const number = (verb: Change['verb']): number =>
    changes.filter(({ object, verb: done }) => object === 'DetectionPolicyException' && done === verb).length;
  const after = Math.max(declared, number('create'));
  return { what: 'exceptions', before: after - number('create') + number('delete'), after };
}

const sidesOf = (change: Change): readonly [Content, Content] => [
  change.verb === 'create' ? {} : change.before,
  change.verb === 'delete' ? {} : change.after,
];

function lengthOf(content: Content, name: string): number {
  const list = content[name];
  return Array.isArray(list) ? new Set(list).size : 0;
}
