import type { HistoryChange } from '../domain/history.ts';
import type { Plan } from '../domain/plan.ts';
import { plainText } from '../domain/sentence.ts';
import { changeName } from '../report/words/names.ts';
import type { ReviewRun } from './comment.ts';
import type { AuditFacts } from './comment-text.ts';
import type { MergedPull } from './history.ts';

/** In characters of JSON: the record and the text of the comment need the rest. */
const longestChanges = 8000;

/** The changes of a plan in words. */
export const changesInWords = ({ bundles }: Pick<Plan, 'bundles'>): HistoryChange[] =>
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
export function auditOf({ approvers, anchored }: MergedPull, plan: Plan | null, { job }: ReviewRun): AuditFacts {
  const earlier = anchored.state === 'intact' ? anchored.audit : undefined;
  const earlierChanges = earlier?.changes ?? [];
  const isSent = ({ deployment, kind, verb, object, says }: HistoryChange): boolean =>
    earlierChanges.some(
      (one) =>
        one.deployment === deployment &&
        one.kind === kind &&
        one.verb === verb &&
        one.object === object &&
        one.says === says,
    );
  const added = plan === null ? [] : changesInWords(plan).filter((change) => !isSent(change));
  const all = [...earlierChanges, ...added];
  const changes: HistoryChange[] = [];
  let length = 0;
  for (const change of all) {
    length += JSON.stringify(change).length;
    if (length > longestChanges) break;
    changes.push(change);
  }
  const more = (earlier?.more ?? 0) + all.length - changes.length;
  return {
    approvers: earlier !== undefined && hasSent(earlier) ? earlier.approvers : approvers,
    startedBy: job.startedBy,
    changes,
    more,
  };
}

/** Whether an attempt sent something, or may have. */
export const hasSent = ({ changes, more }: AuditFacts): boolean => changes.length + more > 0;
