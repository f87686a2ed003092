import type { DetectionKind } from '../../domain/bundle.ts';
import type { BundleImpact, ChangeImpact, DetectionItem, Estimate } from '../../domain/impact.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Ask } from '../ask.ts';
import { estimateOf, notEstimable } from '../estimate-of.ts';
import { factsOf } from '../facts-of.ts';
import type { Listed } from '../findings/list-findings.ts';
import { countItems } from './count-items.ts';
import { answerIn, type CountedItem, failuresOf, more, namesOf, unread } from './counted-item.ts';
import { estimateFindings } from './estimate-findings.ts';
import { estimateLost } from './estimate-lost.ts';
import { itemsOf } from './items.ts';
import { lostItems } from './lost-items.ts';

type Detection = Extract<PlannedBundle, { kind: DetectionKind }>;

/** What is open today of the rules that a detection bundle changes. */
export async function estimateDetection(bundle: Detection, ask: Ask): Promise<BundleImpact> {
  const { deployment, kind, changes } = bundle;
  const items = new Map(changes.map((change) => [change, itemsOf(change)]));
  const counted = await countItems(
    [...items.values()].flatMap((own) => own ?? []),
    kind,
    ask,
  );
  const listed = kind === 'detection/code' ? await ask.listCode(rulesOf(counted)) : unlisted;
  const known = new Map(counted.map((one) => [one.item, one]));
  const countedOf = (change: Change): CountedItem[] | null =>
    items.get(change)?.flatMap((item) => known.get(item) ?? []) ?? null;
  const impactOf = (change: Change): ChangeImpact => {
    const own = countedOf(change);
    if (own === null) return { ...factsOf(change), about: 'other' };
    return { ...factsOf(change), about: 'detection', items: own.map((one) => estimateItem(one, listed)) };
  };
  const lost = changes.flatMap((change) => lostItems(change, countedOf(change) ?? []));
  return {
    deployment,
    kind,
    changes: changes.map(impactOf),
    blocked: null,
    lost: counted.length === 0 ? null : estimateLost(lost, listed),
  };
}

const unlisted: Listed = { findings: [], because: [{ why: 'unlisted' }] };

function estimateItem(one: CountedItem, listed: Listed): DetectionItem {
  const { list, name, verb } = one.item;
  return { list, name, verb, issues: issuesOf(one), findings: estimateFindings([one], listed) };
}

function issuesOf(one: CountedItem): Estimate<number> {
  const { item, asked } = one;
  const counts = answerIn(asked);
  if (counts === null) return notEstimable(failuresOf([one]));
  const { byRule, whole } = counts;
  const own = item.of === 'rule' ? [byRule.get(item.name) ?? 0] : [...byRule.values()];
  const total = own.reduce((sum, issues) => sum + issues, 0);
  return Number.isSafeInteger(total) ? estimateOf(total, whole ? [] : [more]) : notEstimable([unread]);
}

const rulesOf = (counted: readonly CountedItem[]): string[] => [
  ...new Set(counted.flatMap((one) => [...(namesOf(one) ?? [])])),
];
