import { type History, type HistoryEntry, countOmittedChanges } from '../../../domain/history.ts';
import { toJson } from '../../escape.ts';
import { kindJson } from './fields.ts';

/** A line of JSON for each entry. */
export const renderHistoryJson = ({ entries }: History): string =>
  entries.map((entry) => `${toJson(historyEntryJson(entry))}\n`).join('');

const historyEntryJson = (entry: HistoryEntry): object => ({
  state: entry.state,
  applied_at: entry.appliedAt,
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
  plan: entry.planDigest,
  bundles: entry.bundles.map(({ deployment, kind, bundleDigest, diffDigest, stateVersion }) => ({
    deployment: { id: deployment.id, slug: deployment.slug },
    ...kindJson[kind],
    state_version: stateVersion,
    bundle_digest: bundleDigest,
    diff_digest: diffDigest,
  })),
  changes: entry.changes.map(({ deployment, kind, verb, object, effect, says }) => ({
    deployment,
    ...kindJson[kind],
    verb,
    object,
    effect,
    says,
  })),
  changes_left_out: countOmittedChanges(entry),
  source: entry.source,
});
