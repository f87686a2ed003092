/** A merge that a run refused or left to a later one: a pull request by its number, or a commit without one by its first 7 digits. */
export type PendingMerge = { readonly pull: number } | { readonly commit: string };

/** The name of a merge in texts and in the description of a marker: `#7` or `1f4c17b`. */
export const nameOfMerge = (merge: PendingMerge): string => ('pull' in merge ? `#${String(merge.pull)}` : merge.commit);

function isSameMerge(one: PendingMerge, other: PendingMerge): boolean {
  if ('pull' in one) return 'pull' in other && one.pull === other.pull;
  return 'commit' in other && one.commit === other.commit;
}

export const includesMerge = (merges: readonly PendingMerge[], merge: PendingMerge): boolean =>
  merges.some((other) => isSameMerge(other, merge));
