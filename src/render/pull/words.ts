import type { BundleKind } from '../../domain/bundle.ts';
import { type ExtraObject, extraObjectAt } from '../../domain/extra-fields.ts';
import type { ObjectId, ObjectKey } from '../../domain/object.ts';
import type { Pointer } from '../../domain/position.ts';
import { type PulledFile, type PulledNoun, pulledNouns, type PullReport, type Unsaid } from '../../domain/pull.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';

export const fileSigns = { create: '+', update: '~', delete: '-' } as const satisfies Record<
  PulledFile['verb'],
  string
>;

const plurals = {
  policy: 'policies',
  ruleset: 'rulesets',
  rule: 'rules',
  'disabled rule': 'disabled rules',
  exception: 'exceptions',
} as const satisfies Record<PulledNoun, string>;

/** `2 policies`, `1 rule, 3 exceptions`; empty for a new file of one policy, which everybody expects, and for one of nothing. */
export function objectWords({ verb, objects }: PulledFile): string {
  const isPlain = verb !== 'update' && objects.policy === 1;
  const counted = pulledNouns.filter((noun) => objects[noun] > 0);
  return isPlain ? '' : counted.map((noun) => count(objects[noun], noun, plurals[noun])).join(', ');
}

/** `1 file created, 2 changed`; what is zero is left out. */
export function fileWords(files: readonly PulledFile[]): string {
  const done = { create: 'created', update: 'changed', delete: 'deleted' } as const;
  const parts = (['create', 'update', 'delete'] as const).flatMap((verb) => {
    const number = files.filter((file) => file.verb === verb).length;
    return number === 0 ? [] : [{ number, verb }];
  });
  return parts
    .map(({ number, verb }, index) => `${index === 0 ? count(number, 'file') : String(number)} ${done[verb]}`)
    .join(', ');
}

type Owner = Unsaid | PullReport['bundles'][number];

/** `remediation, detection/code`; with several deployments each has its name. */
export function bundleWords(bundles: readonly Owner[], all: PullReport): string {
  const several = hasSeveralDeployments([...all.bundles, ...all.unmanaged]);
  const names = bundles.map(({ deployment, kind }) => (several ? `${deployment.slug} ${kind}` : kind));
  return [...new Set(names)].join(', ');
}

/** What an identity names, as the platform's diff would. */
export type Named = { readonly object: string; readonly key: ObjectKey; readonly noun: string; readonly name: string };

export function namedBy(id: ObjectId, kind: BundleKind): Named {
  if (id.startsWith('slug ')) {
    const slug = id.slice('slug '.length);
    return { object: 'RemediationPolicy', key: { slug }, noun: 'policy', name: slug };
  }
  const [, list, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
  if (list !== undefined && item !== undefined)
    return { object: 'DetectionPolicy', key: { list, item }, noun: `item of ${list}`, name: item };
  if (!id.startsWith('["exception"')) return { object: 'Bundle', key: {}, noun: 'bundle', name: kind };
  const [, scope_type, scope_target, rule, rule_type] = JSON.parse(id) as unknown[];
  const name = [rule_type, rule, 'in', scope_type, scope_target].map(String).join(' ');
  return {
    object: 'DetectionPolicyException',
    key: { scope_type, scope_target, rule, rule_type },
    noun: 'exception',
    name,
  };
}

/** `filters.conditions[].weight`: the same field of several list items is one. */
export const fieldWords = (pointer: Pointer): string =>
  pointer.map((step, index) => (typeof step === 'number' ? '[]' : `${index === 0 ? '' : '.'}${step}`)).join('');

/** The setting by which those fields are taken as they are: `extra_fields: { policy: [priority] }`; null where there are none. */
export function extraFieldsSetting(unsaid: readonly Unsaid[]): string | null {
  const named = new Map<string, Set<string>>();
  for (const { why, pointer, id, kind } of unsaid) {
    const object = why === 'no-field' ? extraObjectAt(pointer, topOf(id, kind)) : null;
    const field = pointer.at(-1);
    if (object !== null && typeof field === 'string')
      named.set(object, (named.get(object) ?? new Set<string>()).add(field));
  }
  const lists = [...named].map(([object, fields]) => `${object}: [${[...fields].toSorted().join(', ')}]`);
  return lists.length === 0 ? null : `extra_fields: { ${lists.join(', ')} }`;
}

function topOf(id: ObjectId, kind: BundleKind): ExtraObject | null {
  if (id.startsWith('slug ')) return 'policy';
  if (id.startsWith('["exception"')) return 'exception';
  return kind === 'remediation' ? null : 'detection';
}

const mostNames = 3;

/** Fields that files have no place for: each once, with whose it is. */
export function droppedWords(unsaid: readonly Unsaid[]): { field: string; of: string }[] {
  const dropped = unsaid.filter(({ why }) => why === 'no-field');
  const byField = Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer));
  return [...byField].map(([field, own]) => {
    const names = [...new Set(own.map(({ id, kind }) => `${namedBy(id, kind).noun} ${namedBy(id, kind).name}`))];
    const more = names.length - mostNames;
    return { field, of: [...names.slice(0, mostNames), ...(more > 0 ? [`${String(more)} more`] : [])].join(', ') };
  });
}
