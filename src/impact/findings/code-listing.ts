import type { Listing } from './plan-listing.ts';

// Names stand in the address, and servers take no more than some 8,000 characters of it.
const mostCharacters = 4000;

/** One list for all rules; with too many of them, all code findings. */
export function codeListings(rules: readonly string[]): Listing[] {
  if (rules.length === 0) return [];
  const listing: Listing = { issue_type: 'sast', status: 'open', dedup: true };
  const length = rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + '&rules='.length, 0);
  return [length > mostCharacters ? listing : { ...listing, rules: [...rules] }];
}

/** Whether a list holds every open code finding. */
export const isAllCode = ({ issue_type, severities, confidence, rules }: Listing): boolean =>
  issue_type === 'sast' && [severities, confidence, rules].every((narrows) => narrows === undefined);
