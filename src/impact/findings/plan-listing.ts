import type { ListFindingsQuery } from '../../generated/types.ts';
import { matches } from '../policies/match.ts';
import type { Filters } from '../policies/read-policy.ts';
import type { Truth } from '../truth.ts';

/** What narrows a list of findings, all but the page. */
export type Listing = Omit<ListFindingsQuery, 'page' | 'page_size'>;

const severities = ['critical', 'high', 'medium', 'low'] as const;
const confidences = ['high', 'medium', 'low'] as const;
const types = ['sast', 'sca', 'ai_sast'] as const;

/**
 * One list of each type for all filters: every open finding that one of them may match. Only severity and confidence narrow it. Categories
 * could too, but a platform on which they are no classes of weaknesses would then answer with nothing, and nobody would notice.
 * A finding that is on several branches is listed once.
 */
export function planListings(acting: readonly Filters[]): Listing[] {
  const wanted = severities.filter((value) => acting.some((filters) => allows(filters, 'severity', value)));
  const sure = confidences.filter((value) => acting.some((filters) => allows(filters, 'confidence', value)));
  const [only] = sure;
  if (only === undefined || wanted.length === 0) return [];
  return types.map((issue_type) => ({
    issue_type,
    status: 'open',
    dedup: true,
    ...(wanted.length < severities.length ? { severities: wanted } : {}),
    // It takes one value, and of code findings only.
    ...(sure.length === 1 && issue_type === 'sast' ? { confidence: only } : {}),
  }));
}

/** Whether filters may hold for a finding with this value, whatever else is true of it. */
function allows(filters: Filters, type: string, value: string): boolean {
  const has = (asked: string, values: readonly string[]): Truth =>
    asked === type ? values.includes(value) : { because: { why: 'condition', type: asked } };
  return matches(filters, has) !== false;
}
