import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';

/** `change` is more than the difference of the numbers: as many may have come as went. */
export type Counted = {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly change: string;
};
type DetectionBundle = Exclude<PlannedBundle, { kind: 'remediation' }>;

const lists = { rulesets: 'rule sets', rules: 'rules', disabled: 'disabled rules' } as const;

/** How long the lists of a detection bundle are before and after it is applied, and how many exceptions it has. */
export function detectionCounts({ content, changes }: DetectionBundle): Counted[] {
  const change = changes.find(({ object }) => object === 'DetectionPolicy');
  const [before, after] = change === undefined ? [content, content] : sidesOf(change);
  const rows = (Object.keys(lists) as (keyof typeof lists)[]).map((name): Counted => {
    const [was, is] = [itemsOf(before, name), itemsOf(after, name)];
    const [come, gone] = [countBeyond(is, was), countBeyond(was, is)];
    return { what: lists[name], before: was.size, after: is.size, change: changeInWords(come, gone) };
  });
  return [...rows, exceptionCounts(content.exceptions.length, changes)];
}

function exceptionCounts(declared: number, changes: readonly Change[]): Counted {
  const number = (verb: Change['verb']): number =>
    changes.filter(({ object, verb: done }) => object === 'DetectionPolicyException' && done === verb).length;
  const [come, gone] = [number('create'), number('delete')];
  const after = Math.max(declared, come);
  return {
    what: 'exceptions',
    before: after - come + gone,
    after,
    change: changeInWords(come, gone, number('update')),
  };
}

/** `+2, −1, 1 changed`; `same` where nothing came, went or changed. */
export function changeInWords(come: number, gone: number, changed = 0): string {
  const parts = [
    ...(come === 0 ? [] : [`+${String(come)}`]),
    ...(gone === 0 ? [] : [`−${String(gone)}`]),
    ...(changed === 0 ? [] : [`${String(changed)} changed`]),
  ];
  return parts.length === 0 ? 'same' : parts.join(', ');
}

const sidesOf = (change: Change): readonly [Content, Content] => [
  change.verb === 'create' ? {} : change.before,
  change.verb === 'delete' ? {} : change.after,
];

/** As texts, so that what is no text has an identity too. */
function itemsOf(content: Content, name: string): ReadonlySet<string> {
  const list: unknown = content[name];
  return new Set(Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : []);
}

const countBeyond = (items: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...items].filter((item) => !others.has(item)).length;
