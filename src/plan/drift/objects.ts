import type { BundleContent, DetectionKind } from '../../domain/bundle.ts';
import { exceptionId, itemId, type ObjectId, type ObjectKey, type ObjectKind, policyId } from '../../domain/object.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import { policyFinder, slugOf } from '../../domain/declared-policies.ts';
import type { Content } from '../../domain/preview.ts';
import { type RuleList, ruleLists } from '../../domain/rule-lists.ts';
import type { DetectionException, RemediationPolicy } from '../../generated/types.ts';
import { canonicalObject } from '../canonical.ts';
import { changesUnsaid, isKnownKind, onlySaid } from './said.ts';

/** An object: who it is, what it holds beside that, and the text that all spellings of that share. */
export type Held = {
  readonly object: ObjectKind;
  readonly key: ObjectKey;
  readonly content: Content;
  readonly text: string;
  /** Whether the platform has something of it that files cannot say, and that an apply would change. */
  readonly unsaid: boolean;
};

/** The objects of a bundle by identity; each item of a list is one of its own. */
export type Objects = ReadonlyMap<ObjectId, Held>;

/** What files declare, by the identities that the platform's diff of `bundle` uses. */
export function declaredObjects(content: BundleContent, bundle: PlannedBundle): Objects {
  if (content.kind === 'remediation') {
    const rename = platformSlugs(bundle);
    const policies = content.content.policies.map((policy) => ({ slug: rename(slugOf(policy)), policy }));
    return new Map(policies.map(({ slug, policy }) => [policyId(slug), heldPolicy(slug, policy)]));
  }
  const { exceptions } = content.content;
  const product = productOf(content.kind);
  const items = ruleLists.flatMap((list) => content.content[list].map((item) => itemId(list, item)));
  return new Map([
    ...items.map((id) => [id, heldItem] as const),
    ...exceptions.map((exception) => [exceptionId(exception), heldException(exception, product)] as const),
  ]);
}

/** What stands on the platform: what the files declare, but for what the platform's own diff says. */
export function liveObjects(bundle: PlannedBundle): Objects {
  const live = new Map<ObjectId, Held | null>(declaredObjects(bundle, bundle));
  for (const [id, object] of bundle.changes.flatMap(liveSide)) live.set(id, object);
  return new Map([...live].filter((pair): pair is [ObjectId, Held] => pair[1] !== null));
}

/** What a change shows of the platform; null for what is not there. Of kinds that nobody knows nothing can be compared. */
function liveSide(change: Change): (readonly [ObjectId, Held | null])[] {
  if (change.object === 'DetectionPolicy') {
    return changedItems(change).map(({ id, here }) => [id, here === 'platform' ? heldItem : null]);
  }
  if (!isKnownKind(change.object)) return [];
  if (change.verb === 'create') return [[change.id, null]];
  return [[change.id, heldLive(change, change.before, change.verb === 'update' ? change.after : null)]];
}

/** How many objects are not the same in both. */
export function countDifferences(one: Objects, other: Objects): number {
  const ids = new Set([...one.keys(), ...other.keys()]);
  return [...ids].filter((id) => one.get(id)?.text !== other.get(id)?.text).length;
}

/** An item of a list that stands in the files only, or on the platform only. */
export type ChangedItem = {
  readonly id: ObjectId;
  readonly list: RuleList;
  readonly item: string;
  readonly here: 'files' | 'platform';
};

/** The items in which both sides of the lists differ. */
export function changedItems(change: { readonly before?: Content; readonly after?: Content }): ChangedItem[] {
  return ruleLists.flatMap((list) => {
    const [live, files] = [textsIn(change.before, list), textsIn(change.after, list)];
    const only = (some: ReadonlySet<string>, others: ReadonlySet<string>, here: ChangedItem['here']): ChangedItem[] =>
      [...some].filter((item) => !others.has(item)).map((item) => ({ id: itemId(list, item), list, item, here }));
    return [...only(live, files, 'platform'), ...only(files, live, 'files')];
  });
}

export function textsIn(content: Content | undefined, list: RuleList): Set<string> {
  const items: unknown = content?.[list];
  return new Set(Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : []);
}

/** Where a policy without a slug got another one from the platform than the one that we would derive. */
function platformSlugs(bundle: PlannedBundle): (slug: string) => string {
  if (bundle.kind !== 'remediation') return (slug) => slug;
  const find = policyFinder(bundle.content);
  const renamed = new Map<string, string>();
  for (const change of bundle.changes) {
    const slug = String(change.key['slug']);
    const policy = change.verb === 'delete' ? null : find(slug, change.after['name']);
    if (policy !== null) renamed.set(slugOf(policy), slug);
  }
  return (slug) => renamed.get(slug) ?? slug;
}

export const productOf = (kind: DetectionKind): string => (kind === 'detection/code' ? 'code' : 'secrets');

const heldItem: Held = { object: 'DetectionPolicy', key: {}, content: {}, text: 'item', unsaid: false };

type Facts = Pick<Held, 'object' | 'key'>;

const held = ({ object, key }: Facts, content: Content): Held => ({
  object,
  key,
  content,
  text: canonicalObject(object, content),
  unsaid: false,
});

const heldPolicy = (slug: string, { slug: _, ...rest }: RemediationPolicy): Held =>
  held({ object: 'RemediationPolicy', key: { slug } }, rest);

function heldException({ exception_type, ...rest }: DetectionException, product: string): Held {
  const { rule, rule_type, project, project_tag_name } = rest;
  const scope =
    project === undefined
      ? { scope_type: 'project_tag', scope_target: project_tag_name }
      : { scope_type: 'project', scope_target: project };
  return held({ object: 'DetectionPolicyException', key: { product, ...scope, rule, rule_type } }, { exception_type });
}

/** Of a delete nothing tells whether what files cannot say was added by the platform itself. */
function heldLive(facts: Facts, before: Content, after: Content | null): Held {
  const said = held(facts, onlySaid(facts.object, before));
  const unsaid = after !== null && changesUnsaid(facts.object, before, after);
  return unsaid ? { ...said, unsaid, text: `${said.text} and more` } : said;
}
