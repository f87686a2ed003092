import { type BundleContent, exceptionId, itemId, type ObjectId, policyId, slugOf } from '../domain/bundle.ts';
import { type RuleList, ruleLists } from '../domain/json.ts';
import { identitiesIn, type PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import { saidText } from './digest.ts';
import { undoBundle } from './undo.ts';

/** The objects of a bundle by identity, each as one text of what files can express; each list item counts as an object. */
export type Texts = ReadonlyMap<ObjectId, string>;

/** The declared objects; with `bundle` by the identities in its diff, since the platform may derive other slugs than we do. */
export function saidTexts(content: BundleContent, bundle: PlannedBundle | null = null): Texts {
  if (content.kind === 'remediation') {
    const idsOf = bundle && identitiesIn(bundle);
    const given = new Map(bundle?.changes.map((change) => [idsOf?.(change).at(-1), change.id]));
    return new Map(
      content.content.policies.map((policy) => {
        const id = policyId(slugOf(policy));
        return [given.get(id) ?? id, saidText('RemediationPolicy', policy)];
      }),
    );
  }
  const { content: lists } = content;
  return new Map([
    ...ruleLists.flatMap((list) => lists[list].map((item) => [itemId(list, item), 'item'] as const)),
    ...lists.exceptions.map((one) => [exceptionId(one), saidText('DetectionPolicyException', one)] as const),
  ]);
}

/** The live objects; null if the platform's diff does not hold the whole live bundle. */
export function liveTexts(bundle: PlannedBundle): Texts | null {
  const content = undoBundle(bundle);
  // With every list, which is all that is read here.
  return content && saidTexts({ kind: bundle.kind, content } as unknown as BundleContent, bundle);
}

/** Number of objects that differ. */
export const countDifferences = (one: Texts, other: Texts): number =>
  [...new Map([...one, ...other]).keys()].filter((id) => one.get(id) !== other.get(id)).length;

/** A list item that exists only in the files, or only on the platform. */
export type ChangedItem = {
  readonly id: ObjectId;
  readonly list: RuleList;
  readonly item: string;
  readonly here: 'files' | 'platform';
};

/** The items that differ between two versions of the lists. */
export function changedItems(change: {
  readonly before?: Content | null;
  readonly after?: Content | null;
}): ChangedItem[] {
  return ruleLists.flatMap((list) => {
    const [live, files] = [textsIn(change.before, list), textsIn(change.after, list)];
    const only = (some: ReadonlySet<string>, others: ReadonlySet<string>, here: ChangedItem['here']): ChangedItem[] =>
      [...some].filter((item) => !others.has(item)).map((item) => ({ id: itemId(list, item), list, item, here }));
    return [...only(live, files, 'platform'), ...only(files, live, 'files')];
  });
}

function textsIn(content: Content | null | undefined, list: RuleList): Set<string> {
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
