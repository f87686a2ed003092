import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import { missingFrom } from './effect/detection-lists.ts';

/** How many objects of a bundle live now, how many of them an apply removes, and how many of what it is for are left. */
export type Removals = { readonly live: number; readonly removed: number; readonly essential: Essential };

/** What a bundle is nothing without: its policies, or its rulesets and rules; for one that has none, its exceptions. */
export type Essential = { readonly noun: string; readonly live: number; readonly left: number };

/** Counts by arithmetic from what is sent and what changes; items of a detection bundle's lists count as objects. */
export function countRemovals(bundle: PlannedBundle): Removals {
  const objects = countObjects(bundle.changes, sentObjects(bundle));
  if (bundle.kind === 'remediation') return { ...objects, essential: { noun: 'remediation policy', ...objects } };
  const rules = countRules(bundle.changes, bundle.content);
  const essential = rules.live > 0 ? { noun: 'ruleset or rule', ...rules } : { noun: 'exception', ...objects };
  return { live: objects.live + rules.live, removed: objects.removed + rules.removed, essential };
}

type Count = { readonly live: number; readonly removed: number; readonly left: number };

const sentObjects = (bundle: PlannedBundle): number =>
  (bundle.kind === 'remediation' ? bundle.content.policies : bundle.content.exceptions).length;

/** Objects that have a diff entry of their own; those of kinds that nobody knows yet too, when they are deleted. */
function countObjects(changes: readonly Change[], left: number): Count {
  const removed = changes.filter(({ verb }) => verb === 'delete').length;
  const created = changes.filter(({ verb, object }) => verb === 'create' && known.has(object)).length;
  return { live: Math.max(left - created, 0) + removed, removed, left };
}

const known: ReadonlySet<string> = new Set(['RemediationPolicy', 'DetectionPolicyException']);

// `disabled` is not counted: an item that leaves it switches a rule on.
const lists = ['rulesets', 'rules'] as const;

/** Rulesets and rules hide inside the update of the one object that holds the lists. */
function countRules(changes: readonly Change[], sent: Content): Count {
  const update = changes.find((change) => change.object === 'DetectionPolicy' && change.verb === 'update');
  const count = (from: Content, than: Content): number =>
    lists.reduce((sum, list) => sum + (missingFrom(list, from, than) ?? []).length, 0);
  const left = count(sent, {});
  if (update?.verb !== 'update') return { live: left, removed: 0, left };
  return { live: count(update.before, {}), removed: count(update.before, update.after), left };
}
