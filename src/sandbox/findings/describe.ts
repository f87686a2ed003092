import { hash } from 'node:crypto';
import type {
  CodeFinding,
  CommonFinding,
  Finding,
  ListFindingsQuery,
  Opaque,
  SupplyChainFinding,
} from '../../generated/types.ts';
import { Fault } from '../fault.ts';
import type { FindingRow } from '../store/findings.ts';
import {
  confidences,
  type Dimensions,
  type Exposure,
  exposures,
  fixPullRequestStates,
  nameOf,
  referred,
  type Rule,
  severities,
  states,
  statuses,
  transitivities,
  triageReasons,
  triageStates,
  verdicts,
} from './filters.ts';

type Listed = NonNullable<ListFindingsQuery['issue_type']>;
type Describe = (row: FindingRow, dimensions: Dimensions) => Finding;

/**
 * A finding as the list shows it. An AI-powered one, whose fields the specification leaves open, is shown as a code finding. Objects whose
 * structure it leaves open hold the least that means something.
 */
export const describe: { readonly [Type in Listed]: Describe } = {
  sast: describeCode,
  sca: describeSupplyChain,
  ai_sast: describeCode,
};

function describeCode(row: FindingRow, dimensions: Dimensions): CodeFinding {
  return {
    ...describeCommon(row, dimensions),
    ...describeTriage(row, dimensions),
    syntactic_id: digest(row, 'code'),
    assistant: row.verdict === null ? null : { autotriage: { verdict: nameOf(verdicts, row.verdict) } },
    click_to_fix_failures: [],
  };
}

const reachabilities = {
  reachable: 'reachable',
  always_reachable: 'always reachable',
  conditionally_reachable: 'conditionally reachable',
  unreachable: 'unreachable',
  unknown: 'no reachability analysis',
} as const satisfies Record<Exposure, string>;

/** The specification leaves some fields open: where it stands is told as of a code finding. */
function describeSupplyChain(row: FindingRow, dimensions: Dimensions): SupplyChainFinding {
  const { advisory } = referred(dimensions.rules, row.rule_id).details;
  const exposure = row.exposure === null ? 'unknown' : nameOf(exposures, row.exposure);
  const affected = row.package_id === null ? null : referred(dimensions.packages, row.package_id);
  return {
    ...describeCommon(row, dimensions),
    ...describeTriage(row, dimensions),
    is_malicious: affected?.malicious === 1,
    reachability: reachabilities[exposure],
    reachable_condition: exposure === 'conditionally_reachable' ? 'When input of a user gets there.' : null,
    epss_score: advisory && { score: advisory.epss.score, percentile: advisory.epss.percentile },
    fix_recommendations: advisory === null ? [] : [{ package: advisory.package, version: advisory.fixedVersion }],
    found_dependency: affected && {
      package: affected.name,
      version: affected.version,
      ecosystem: affected.ecosystem,
      transitivity: row.transitivity === null ? 'unknown' : nameOf(transitivities, row.transitivity),
    },
  };
}

/** Findings from before then have no message of their own. */
const messagesSince = Date.UTC(2025, 6, 1);

/** What findings of all issue types have. */
function describeCommon(row: FindingRow, dimensions: Dimensions): CommonFinding {
  const rule = referred(dimensions.rules, row.rule_id);
  const { name } = referred(dimensions.repositories, row.repository_id);
  const url = `https://git.example/${name}`;
  const branch = row.ref.replace(/^refs\/heads\//, '');
  return {
    id: row.id,
    first_seen_scan_id: row.scan_id,
    created_at: iso(row.created_at),
    relevant_since: iso(row.relevant_since),
    categories: [...rule.categories],
    confidence: nameOf(confidences, rule.confidence),
    severity: nameOf(severities, rule.severity),
    ref: row.ref,
    line_of_code_url: encodeURI(`${url}/blob/${branch}/${row.path}#L${String(row.line)}`),
    match_based_id: `${digest(row, 'pattern')}_0`,
    rule_name: rule.name,
    ...(row.created_at < messagesSince ? {} : { rule_message: rule.message }),
    location: { file_path: row.path, line: row.line, column: 1, end_line: row.line, end_column: 80 },
    repository: { name, url },
    rule: describeRule(rule),
    external_ticket: null,
    review_comments: [],
  };
}

/** Where a finding of code or of a dependency stands. A removed one is never shown. */
const describeTriage = (row: FindingRow, { policies }: Dimensions) => ({
  state_updated_at: iso(row.state_updated_at),
  triaged_at: row.triaged_at === null ? null : iso(row.triaged_at),
  state: nameOf(states, row.state) as Shown<'state'>,
  triage_state: nameOf(triageStates, row.triage_state),
  status: nameOf(statuses, row.status) as Shown<'status'>,
  triage_reason: row.triage_reason === null ? null : nameOf(triageReasons, row.triage_reason),
  triage_comment: row.note,
  click_to_fix_prs: row.fix_pr === null ? [] : [{ state: nameOf(fixPullRequestStates, row.fix_pr) }],
  sourcing_policy: row.policy_id === null ? null : sourceOf(referred(policies, row.policy_id)),
});

type Shown<Field extends 'state' | 'status'> = Exclude<CodeFinding[Field], undefined>;

const sourceOf = ({ id, name, slug }: { id: number; name: string; slug: string }): Opaque => ({ id, name, slug });

/** Milliseconds as text, in UTC. */
const iso = (at: number): string => new Date(at).toISOString();

/** The same for a finding on each ref of its repository. */
const digest = ({ repository_id, path, rule_id, fingerprint }: FindingRow, of: string): string =>
  hash('sha256', [of, repository_id, path, rule_id, fingerprint].join('\n'));

/** The rule of a finding. A category that is a class of weaknesses stands beside `security`. */
function describeRule({ name, message, confidence, categories, details }: Rule): Record<string, unknown> {
  const category = categories.includes('security') ? 'security' : (categories[0] ?? 'security');
  return {
    name,
    message,
    confidence: nameOf(confidences, confidence),
    category,
    vulnerability_classes: categories.filter((one) => one !== category),
    cwe_names: details.cwe === null ? [] : [details.cwe],
  };
}

export const epssProbabilities = ['low', 'medium', 'high'] as const;

export type EpssProbability = (typeof epssProbabilities)[number];

/** The word for the probability (0 to 1) that a vulnerability is exploited in the next 30 days. Where the words begin is our choice. */
export function epssProbabilityOf(score: number): EpssProbability {
  if (score >= 0.5) return 'high';
  return score >= 0.1 ? 'medium' : 'low';
}

/** A date-time of a request in milliseconds. Throws Fault 400 for a day that its month does not have, which would be read as one of the next. */
export function timeOf(timestamp: string): number {
  const day = timestamp.slice(0, 10);
  if (new Date(day).toJSON()?.startsWith(day)) return Date.parse(timestamp);
  throw new Fault(400, `${timestamp} is a day that its month does not have.`);
}
