import type { Comparison } from '../compare-changes.ts';
import { count } from './counts.ts';

/** `Since the review: 1 change is new, 1 is different, 2 are as reviewed.` `goneUnnamed`: reviewed changes that are gone, and of which only the number is known. */
export function comparisonWords({ added, altered, gone, same }: Comparison, goneUnnamed = 0): string {
  const goneNow = gone.length + goneUnnamed;
  if (added.length + altered.length + goneNow === 0) {
    return 'The changes are exactly the reviewed ones; only the state version moved.';
  }
  const parts = [
    added.length > 0 ? `${count(added.length, 'change')} new` : '',
    altered.length > 0 ? `${String(altered.length)} different` : '',
    goneNow > 0 ? `${String(goneNow)} gone` : '',
    `${String(same)} as reviewed`,
  ];
  return `Since the review: ${parts.filter(Boolean).join(', ')}.`;
}
