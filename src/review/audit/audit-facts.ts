import type { HistoryChange } from '../../domain/history.ts';
import type { Plan } from '../../domain/plan.ts';
import { plainText } from '../../domain/sentence.ts';
import { changeName } from '../../report/words/names.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import type { AuditFacts, KeptChange } from '../store/hidden-line.ts';
import type { MergedPull } from '../history/unsettled-history.ts';

/** In characters of JSON, which is compressed: the record and the text of the comment need the rest. */
const maxChangesLength = 24_000;

/** The changes of a plan in words. */
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
 * What is kept of the applies of a merge for `ifmatch history`: what earlier attempts sent, and what this one did. `plan`: what is sent; null for nothing. The
 * approvers are those of the first attempt that sent something: a later approval is none of that.
 */
export function makeAuditFacts({ approvers, anchored }: MergedPull, plan: Plan | null, { job }: ReviewRun): AuditFacts {
  const earlier = anchored.state === 'intact' ? anchored.audit : undefined;
  const earlierChanges = earlier === undefined ? [] : keptChanges(earlier);
  const sent = new Set(earlierChanges.map(changeKey));
  const added = plan === null ? [] : describeChanges(plan).filter((change) => !sent.has(changeKey(change)));
  const { changes, more } = keepFairly([...earlierChanges, ...added]);
  const isFirst = earlier === undefined || !hasSent(earlier);
  return {
    approvers: isFirst ? approvers : earlier.approvers,
    startedBy: job.startedBy,
    changes,
    more: sumBySlug(earlier?.more ?? {}, more),
  };
}

/** Whether an attempt sent something, or may have. */
export const hasSent = ({ changes, more }: AuditFacts): boolean => changes.length + Object.keys(more).length > 0;

/** The kept changes of each deployment, one after another. */
export const keptChanges = ({ changes }: AuditFacts): HistoryChange[] =>
  changes
    .flatMap(({ deployments, ...change }) => deployments.map((deployment) => ({ deployment, ...change })))
    .toSorted((a, b) => (a.deployment < b.deployment ? -1 : Number(a.deployment > b.deployment)));

const changeKey = (change: HistoryChange): string => `${change.deployment} ${alikeKey(change)}`;

const alikeKey = ({ kind, verb, object, effect, says }: Omit<HistoryChange, 'deployment'>): string =>
  JSON.stringify([kind, verb, object, effect, says]);

/** Changes that are alike once, as far as there is room: the first one of each deployment, then the second one of each, and so on. */
function keepFairly(changes: readonly HistoryChange[]): Pick<AuditFacts, 'changes' | 'more'> {
  const counts: Record<string, number> = {};
  const ranked = changes.map((change) => {
    const rank = counts[change.deployment] ?? 0;
    counts[change.deployment] = rank + 1;
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
    const one = { kind, verb, object, effect, says, deployments };
    length += JSON.stringify(one).length;
    if (length <= maxChangesLength) kept.push(one);
    else more = sumBySlug(more, Object.fromEntries(deployments.map((slug) => [slug, 1])));
  }
  return { changes: kept, more };
}

function sumBySlug(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const slugs = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...slugs].map((slug) => [slug, (one[slug] ?? 0) + (other[slug] ?? 0)]));
}
