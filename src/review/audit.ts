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
export const changesInWords = ({ bundles }: Plan): HistoryChange[] =>
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

/** What is kept of an apply for `ifmatch history`. `plan`: what is sent; null for nothing. */
export function auditOf({ approvers }: MergedPull, plan: Plan | null, { job }: ReviewRun): AuditFacts {
  const all = plan === null ? [] : changesInWords(plan);
  const changes: HistoryChange[] = [];
  let length = 0;
  for (const change of all) {
    length += JSON.stringify(change).length;
    if (length > longestChanges) break;
    changes.push(change);
  }
  return { approvers, startedBy: job.startedBy, changes, more: all.length - changes.length };
}
