import { hash } from 'node:crypto';
import type { CommonFinding, Opaque } from '../../../generated/types.ts';
import type { FindingRow } from '../../store/findings.ts';
import { confidences, nameOf, severities, statuses } from '../codes.ts';
import { type Dimensions, referred } from '../dimensions.ts';
import { lineUrl, locationOf, pullRequestOf, repositoryUrl } from './place.ts';
import { describeRule } from './rule.ts';

/** Findings from before then have no message of their own. */
const messagesSince = Date.UTC(2025, 6, 1);

const fixing = statuses.indexOf('fixing');

/** What findings of all issue types have. */
export function describeCommon(row: FindingRow, dimensions: Dimensions): CommonFinding {
  const rule = referred(dimensions.rules, row.rule_id);
  const { name } = referred(dimensions.repositories, row.repository_id);
  return {
    id: row.id,
    first_seen_scan_id: row.scan_id,
    created_at: iso(row.created_at),
    relevant_since: iso(row.relevant_since),
    categories: [...rule.categories],
    confidence: nameOf(confidences, rule.confidence),
    severity: nameOf(severities, rule.severity),
    ref: row.ref,
    line_of_code_url: lineUrl(name, row.ref, row.path, row.line),
    match_based_id: `${digest(row, name, rule.name, 'pattern')}_0`,
    rule_name: rule.name,
    ...(row.created_at < messagesSince ? {} : { rule_message: rule.message }),
    location: locationOf(row),
    repository: { name, url: repositoryUrl(name) },
    rule: describeRule(rule),
    external_ticket: ticketOf(row),
    review_comments: reviewCommentsOf(row),
  };
}

/** Milliseconds as text, in UTC. */
export const iso = (at: number): string => new Date(at).toISOString();

/** The same for a finding on each ref of its repository. */
export const digest = ({ path, fingerprint }: FindingRow, repository: string, rule: string, of: string): string =>
  hash('sha256', [of, repository, path, rule, String(fingerprint)].join('\n'));

/** What is being fixed has a ticket. */
function ticketOf({ id, status, fingerprint }: FindingRow): Opaque {
  if (status !== fixing) return null;
  const slug = `SEC-${String(1 + (fingerprint % 9000))}`;
  return { external_slug: slug, url: `https://tickets.example/browse/${slug}`, linked_issue_ids: [id] };
}

/** On a pull request a policy that comments or blocks has left a comment. */
function reviewCommentsOf({ id, ref, policy_mode }: FindingRow): Record<string, unknown>[] {
  if (policy_mode === 0 || pullRequestOf(ref) === null) return [];
  return [{ external_discussion_id: `discussion-${String(id)}`, external_note_id: id * 10 + 1 }];
}
