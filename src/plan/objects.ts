import {
  type BundleContent,
  type DetectionKind,
  exceptionId,
  isBookkeeping,
  itemId,
  type ObjectId,
  type ObjectKey,
  type ObjectKind,
  policyId,
  slugOf,
} from '../domain/bundle.ts';
import { isObject, type RuleList, ruleLists } from '../domain/json.ts';
import { type Change, identitiesIn, type PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import type { DetectionException } from '../generated/types.ts';
import { canonicalObject, plain } from './digest.ts';

/** An object: identity, content, and its canonical text. */
export type Held = {
  readonly object: ObjectKind;
  readonly key: ObjectKey;
  readonly content: Content;
  readonly text: string;
};

/** The objects of a bundle by identity; each list item counts as an object. */
export type Objects = ReadonlyMap<ObjectId, Held>;

/** The canonical text of each object, limited to what files can express. */
export const saidTexts = (content: BundleContent): ReadonlyMap<ObjectId, string> =>
  new Map(Array.from(declaredObjects(content), ([id, { object, content: all }]) => [id, saidText(object, all)]));

/** The declared objects, by the identities in the platform's diff of `bundle`: it may derive other slugs than we do. */
export function declaredObjects(content: BundleContent, bundle: PlannedBundle | null = null): Objects {
  if (content.kind === 'remediation') {
    const idsOf = bundle && identitiesIn(bundle);
    const given = new Map(bundle?.changes.map((change) => [idsOf?.(change).at(-1), change.id]));
    return new Map(
      content.content.policies.map((policy) => {
        const slug = slugOf(policy);
        const { slug: _, ...rest } = policy;
        return [given.get(policyId(slug)) ?? policyId(slug), held('RemediationPolicy', { slug }, rest)];
      }),
    );
  }
  const { content: lists, kind } = content;
  const items = ruleLists.flatMap((list) => lists[list].map((item) => itemId(list, item)));
  return new Map([
    ...items.map((id) => [id, heldItem] as const),
    ...lists.exceptions.map((exception) => [exceptionId(exception), heldException(exception, kind)] as const),
  ]);
}

/** The live objects: the declared ones, corrected by the platform's diff. */
export function liveObjects(bundle: PlannedBundle): Objects {
  const live = new Map<ObjectId, Held>(declaredObjects(bundle, bundle));
  const set = (id: ObjectId, object: Held | null) => (object === null ? live.delete(id) : live.set(id, object));
  for (const change of bundle.changes) {
    if (change.object === 'DetectionPolicy')
      for (const { id, here } of changedItems(change)) set(id, here === 'platform' ? heldItem : null);
    // Unknown kinds cannot be compared.
    else if (knownFields.has(change.object)) set(change.id, change.verb === 'create' ? null : heldLive(change));
  }
  return live;
}

const held = (object: ObjectKind, key: ObjectKey, content: Content): Held => ({
  object,
  key,
  content,
  text: canonicalObject(object, content),
});

const heldItem: Held = { object: 'DetectionPolicy', key: {}, content: {}, text: 'item' };

export const productOf = (kind: DetectionKind): string => (kind === 'detection/code' ? 'code' : 'secrets');

function heldException({ exception_type, ...rest }: DetectionException, kind: DetectionKind): Held {
  const { rule, rule_type, project, project_tag_name } = rest;
  const scope =
    project === undefined
      ? { scope_type: 'project_tag', scope_target: project_tag_name }
      : { scope_type: 'project', scope_target: project };
  const key = { product: productOf(kind), ...scope, rule, rule_type };
  return held('DetectionPolicyException', key, { exception_type });
}

/** For a delete it is unknown whether the platform itself added the fields that files cannot express. */
function heldLive(change: Exclude<Change, { verb: 'create' }>): Held {
  const { object, key, before } = change;
  const said = held(object, key, onlySaid(object, before));
  const isMore = change.verb === 'update' && unsaidText(object, before) !== unsaidText(object, change.after);
  return isMore ? { ...said, text: `${said.text} and more` } : said;
}

/** The content of an object that files can express, without its identity. */
const knownFields: ReadonlyMap<ObjectKind, readonly string[]> = new Map([
  ['RemediationPolicy', ['name', 'description', 'active', 'filters', 'actions']],
  ['DetectionPolicyException', ['exception_type']],
]);

const identity = ['slug', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

const conditionFields = ['type', 'values', 'mode'];

const actionFields = ['type', 'config'];

const saidText = (object: ObjectKind, content: Content): string =>
  knownFields.has(object) ? canonicalObject(object, onlySaid(object, content)) : 'item';

/** An object of a known kind, limited to what files can express. */
function onlySaid(object: ObjectKind, content: Content): Content {
  const { filters, actions, ...rest } = pick(content, (field) => knownFields.get(object)?.includes(field) === true);
  return {
    ...rest,
    filters: isObject(filters)
      ? {
          mode: filters['mode'],
          conditions: eachPick(filters['conditions'], (field) => conditionFields.includes(field)),
        }
      : filters,
    actions: eachPick(actions, (field) => actionFields.includes(field)),
  };
}

/** The rest of an object, its conditions and actions, which files cannot express. The platform may add fields, so only a difference counts. */
function unsaidText(object: ObjectKind, content: Content): string {
  const said = [...(knownFields.get(object) ?? []), ...identity];
  const isMore = (known: readonly string[]) => (field: string) => !known.includes(field) && !isBookkeeping(field);
  const { filters, actions } = content;
  const items = [
    eachPick(isObject(filters) ? filters['conditions'] : null, isMore(conditionFields)),
    eachPick(actions, isMore(actionFields)),
  ];
  const texts = items.map((list) =>
    [...new Set(Array.isArray(list) ? list.map(plain) : [])].filter((text) => text !== nothing).toSorted(),
  );
  return plain([pick(content, isMore(said)), ...texts]);
}

const nothing = plain({});

type Wanted = (field: string) => boolean;

const pick = (content: Content, isWanted: Wanted): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => isWanted(name)));

const eachPick = (list: unknown, isWanted: Wanted): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? pick(one, isWanted) : one)) : list;

/** A list item that exists only in the files, or only on the platform. */
export type ChangedItem = {
  readonly id: ObjectId;
  readonly list: RuleList;
  readonly item: string;
  readonly here: 'files' | 'platform';
};

/** The items that differ between two versions of the lists. */
export function changedItems(change: { readonly before?: Content; readonly after?: Content }): ChangedItem[] {
  return ruleLists.flatMap((list) => {
    const [live, files] = [textsIn(change.before, list), textsIn(change.after, list)];
    const only = (some: ReadonlySet<string>, others: ReadonlySet<string>, here: ChangedItem['here']): ChangedItem[] =>
      [...some].filter((item) => !others.has(item)).map((item) => ({ id: itemId(list, item), list, item, here }));
    return [...only(live, files, 'platform'), ...only(files, live, 'files')];
  });
}

function textsIn(content: Content | undefined, list: RuleList): Set<string> {
  const items: unknown = content?.[list];
  return new Set(Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : []);
}

/** The lists of one side, with some items taken from the files. */
export function withItems(content: Content, items: readonly ChangedItem[]): Record<RuleList, string[]> {
  const listWith = (list: RuleList): string[] => {
    const texts = textsIn(content, list);
    for (const { item, here } of items.filter((one) => one.list === list)) {
      if (here === 'files') texts.add(item);
      else texts.delete(item);
    }
    return [...texts];
  };
  return { rulesets: listWith('rulesets'), rules: listWith('rules'), disabled: listWith('disabled') };
}

/** Number of objects and list items in which the platform differs from a declared state. */
export function differencesFrom(bundle: PlannedBundle, content: BundleContent): number {
  const [declared, live] = [declaredObjects(content, bundle), liveObjects(bundle)];
  return [...new Map([...declared, ...live]).keys()].filter((id) => declared.get(id)?.text !== live.get(id)?.text)
    .length;
}
