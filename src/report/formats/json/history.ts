import { type History, type HistoryEntry, omittedIn } from '../../../domain/history.ts';
import { toJson } from '../../escape.ts';
import { kindJson } from './fields.ts';

/** A line of JSON for each entry. */
export const renderHistoryJson = ({ entries }: History): string =>
  entries.map((entry) => `${toJson(historyEntryJson(entry))}\n`).join('');

const historyEntryJson = (entry: HistoryEntry): object => ({
  state: entry.state,
  applied_at: entry.at,
  verified: entry.isVerified,
  note: entry.note,
  commit: entry.commit,
  pull_request: entry.pull?.number ?? null,
  author: entry.pull?.author ?? null,
  merged_at: entry.pull?.mergedAt ?? null,
  approvers: entry.approvers?.map(({ login, commit }) => ({ login, commit })) ?? null,
  run: entry.run,
  started_by: entry.startedBy,
  by_hand: entry.isByHand,
  plan: entry.plan,
  bundles: entry.bundles.map(({ deployment, kind, bundle, diff, stateVersion }) => ({
    deployment: { id: deployment.id, slug: deployment.slug },
    ...kindJson[kind],
    state_version: stateVersion,
    bundle_digest: bundle,
    diff_digest: diff,
  })),
  changes: entry.changes.map(({ deployment, kind, verb, object, effect, says }) => ({
    deployment,
    ...kindJson[kind],
    verb,
    object,
    effect,
    says,
  })),
  changes_left_out: omittedIn(entry),
  source: entry.source,
});
