import type { HistoryChange } from '../../domain/history.ts';
import type { Plan } from '../../domain/plan.ts';
import { plainText } from '../../domain/sentence.ts';
import { changeName } from '../../report/words/names.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import type { AuditFacts, KeptChange } from '../store/hidden-line.ts';
import type { MergedPull } from '../history/unsettled-history.ts';

/** In characters of JSON, before it is compressed: the record and the text of the comment need the rest. */
const maxChangesLength = 24_000;

/** Describes the changes of a plan in words. */
export const describeChanges = ({ bundles }: Pick<Plan, 'bundles'>): HistoryChange[] =>
  bundles.flatMap((bundle) =>
    bundle.changes.map((change) => ({
      deployment: bundle.deployment.slug,
      kind: bundle.kind,
      verb: change.verb,
      object: plainText(changeName(change, bundle, false)),
      effect: change.effect,
      says: plainText(change.message),
    })),
  );

/**
 * Makes what the comment of a merge keeps for `ifmatch history`: what earlier attempts sent, and what this one does. `plan`: what is sent; null for nothing.
 * The approvers are those at the first attempt that sent something, since a later approval came too late for it.
 */
export function makeAuditFacts({ approvers, anchored }: MergedPull, plan: Plan | null, { job }: ReviewRun): AuditFacts {
  const earlier = anchored.state === 'intact' ? anchored.audit : undefined;
  const earlierChanges = earlier === undefined ? [] : keptChanges(earlier);
  const sentKeys = new Set(earlierChanges.map(changeKey));
  const added = plan === null ? [] : describeChanges(plan).filter((change) => !sentKeys.has(changeKey(change)));
  const { changes, more } = limitChanges([...earlierChanges, ...added]);
  const isFirst = earlier === undefined || !hasSent(earlier);
  return {
    approvers: isFirst ? approvers : earlier.approvers,
    startedBy: job.startedBy,
    changes,
    more: sumBySlug(earlier?.more ?? {}, more),
  };
}

/** Whether an attempt sent something, or may have sent it without an answer. */
export const hasSent = ({ changes, more }: AuditFacts): boolean => changes.length + Object.keys(more).length > 0;

/** The kept changes, deployment by deployment. */
export const keptChanges = ({ changes }: AuditFacts): HistoryChange[] =>
  changes
    .flatMap(({ deployments, ...change }) => deployments.map((deployment) => ({ deployment, ...change })))
    .toSorted((a, b) => (a.deployment < b.deployment ? -1 : Number(a.deployment > b.deployment)));

const changeKey = (change: HistoryChange): string => `${change.deployment} ${alikeKey(change)}`;

const alikeKey = ({ kind, verb, object, effect, says }: Omit<HistoryChange, 'deployment'>): string =>
  JSON.stringify([kind, verb, object, effect, says]);

/**
 * Limits changes to what fits into a comment, and counts the others. Each deployment gets its first change before any gets its second one. A change that several
 * deployments have alike is kept once.
 */
function limitChanges(changes: readonly HistoryChange[]): Pick<AuditFacts, 'changes' | 'more'> {
  const ranks: Record<string, number> = {};
  const ranked = changes.map((change) => {
    const rank = ranks[change.deployment] ?? 0;
    ranks[change.deployment] = rank + 1;
    return { change, rank };
  });
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank);
  const alike = Map.groupBy(sorted, ({ change }) => alikeKey(change));
  const kept: KeptChange[] = [];
  let more: Record<string, number> = {};
  let length = 0;
  for (const group of alike.values()) {
    const deployments = group.map(({ change }) => change.deployment);
    const [first] = group;
    if (first === undefined) continue;
    const { kind, verb, object, effect, says } = first.change;
    const keptChange = { kind, verb, object, effect, says, deployments };
    length += JSON.stringify(keptChange).length;
    if (length <= maxChangesLength) kept.push(keptChange);
    else more = sumBySlug(more, Object.fromEntries(deployments.map((slug) => [slug, 1])));
  }
  return { changes: kept, more };
}

function sumBySlug(
  counts: Readonly<Record<string, number>>,
  otherCounts: Readonly<Record<string, number>>,
): Record<string, number> {
  const slugs = new Set([...Object.keys(counts), ...Object.keys(otherCounts)]);
  return Object.fromEntries([...slugs].map((slug) => [slug, (counts[slug] ?? 0) + (otherCounts[slug] ?? 0)]));
}
