import type { Comparison } from '../compare-changes.ts';
import { count } from './counts.ts';

/** `Since the review: 1 change is new, 1 is different, 2 are as reviewed.` */
export function comparisonWords({ added, altered, gone, same }: Comparison): string {
  if (added.length + altered.length + gone.length === 0) {
    return 'The changes are exactly the reviewed ones; only the state version moved.';
  }
  const parts = [
    added.length > 0 ? `${count(added.length, 'change')} new` : '',
    altered.length > 0 ? `${String(altered.length)} different` : '',
    gone.length > 0 ? `${String(gone.length)} gone` : '',
    `${String(same)} as reviewed`,
  ];
  return `Since the review: ${parts.filter(Boolean).join(', ')}.`;
}
