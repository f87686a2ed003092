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
import type { PackageRow } from '../store/reports.ts';
import type { FindingRow } from '../store/findings.ts';
import {
  type AdvisoryDetails,
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

const scoreOf = ({ epss: { score, percentile, updatedAt } }: AdvisoryDetails): Record<string, unknown> => ({
  score,
  percentile,
  updated_at: iso(updatedAt),
});

const conditionOf = (advisory: AdvisoryDetails | null): string =>
  `When what a user sends is passed to ${advisory?.package ?? 'the package'} as it is.`;

const reachabilities = {
  reachable: 'reachable',
  always_reachable: 'always reachable',
  conditionally_reachable: 'conditionally reachable',
  unreachable: 'unreachable',
  unknown: 'no reachability analysis',
} as const satisfies Record<Exposure, string>;

const reasons = {
  true_positive: 'What a user sends reaches this line without a check.',
  false_positive: 'The value is checked before it reaches this line.',
} as const;

/** Where a finding stands. A removed one is never shown. */
const describeTriage = (row: FindingRow): CodeFinding & { id: number } => ({
  id: row.id,
  state_updated_at: iso(row.state_updated_at),
  triaged_at: row.triaged_at === null ? null : iso(row.triaged_at),
  state: nameOf(states, row.state) as Shown<'state'>,
  triage_state: nameOf(triageStates, row.triage_state),
  status: nameOf(statuses, row.status) as Shown<'status'>,
  triage_reason: row.triage_reason === null ? null : nameOf(triageReasons, row.triage_reason),
  triage_comment: row.note,
});

/** Milliseconds as text, in UTC. */
const iso = (at: number): string => new Date(at).toISOString();

/** Findings from before then have no message of their own. */
const messagesSince = Date.UTC(2025, 6, 1);

/** The same for a finding on each ref of its repository. */
const digest = ({ path, fingerprint }: FindingRow, repository: string, rule: string, of: string): string =>
  hash('sha256', [of, repository, path, rule, String(fingerprint)].join('\n'));

const repositoryUrl = (repository: string): string => `${host}/${repository}`;

const host = 'https://git.example';

/** A finding as the list shows it. An AI-powered one, whose fields the specification leaves open, is shown as a code finding. */
export const describe: { readonly [Type in Listed]: (row: FindingRow, dimensions: Dimensions) => Finding } = {
  sast: describeCode,
  sca: describeSupplyChain,
  ai_sast: describeCode,
};

/** A supply chain finding. The specification leaves some fields open: where it stands is told as of a code finding. */
function describeSupplyChain(row: FindingRow, dimensions: Dimensions): SupplyChainFinding {
  const { name } = referred(dimensions.repositories, row.repository_id);
  const { advisory } = referred(dimensions.rules, row.rule_id).details;
  const exposure = row.exposure === null ? 'unknown' : nameOf(exposures, row.exposure);
  const affected = row.package_id === null ? null : referred(dimensions.packages, row.package_id);
  const more = { sourcing_policy: policyOf(row, dimensions), click_to_fix_prs: fixPullRequestsOf(row, name) };
  return {
    ...describeCommon(row, dimensions),
    ...describeTriage(row),
    ...more,
    is_malicious: affected?.malicious === 1,
    reachability: reachabilities[exposure],
    reachable_condition: exposure === 'conditionally_reachable' ? conditionOf(advisory) : null,
    epss_score: advisory && scoreOf(advisory),
    fix_recommendations: advisory === null ? [] : [{ package: advisory.package, version: advisory.fixedVersion }],
    found_dependency: affected && dependencyOf(row, affected, name),
  };
}

function dependencyOf(row: FindingRow, affected: PackageRow, repository: string): Record<string, unknown> {
  const { lockfile, ref, fingerprint, transitivity } = row;
  return {
    package: affected.name,
    version: affected.version,
    ecosystem: affected.ecosystem,
    transitivity: transitivity === null ? 'unknown' : nameOf(transitivities, transitivity),
    lockfile_line_url: lockfile === null ? null : lineUrl(repository, ref, lockfile, 1 + (fingerprint % 4000)),
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
  const [year = 0, month = 0, day = 0] = timestamp.slice(0, 10).split('-').map(Number);
  // The calendar repeats itself every 400 years, and Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  if (day > days) throw new Fault(400, `${timestamp} is a day that its month does not have.`);
  return Date.parse(timestamp);
}

/** A code finding. */
function describeCode(row: FindingRow, dimensions: Dimensions): CodeFinding {
  const { name } = referred(dimensions.repositories, row.repository_id);
  const rule = referred(dimensions.rules, row.rule_id);
  return {
    ...describeCommon(row, dimensions),
    ...describeTriage(row),
    syntactic_id: digest(row, name, rule.name, 'code'),
    assistant: assistantOf(row),
    click_to_fix_prs: fixPullRequestsOf(row, name),
    click_to_fix_failures: [],
    sourcing_policy: policyOf(row, dimensions),
  };
}

/** The policy that the finding came under; null for none. */
function policyOf({ policy_id }: FindingRow, { policies }: Dimensions): Opaque {
  if (policy_id === null) return null;
  const { id, name, slug } = referred(policies, policy_id);
  return { id, name, slug };
}

function fixPullRequestsOf({ fix_pr, fingerprint }: FindingRow, repository: string): Record<string, unknown>[] {
  if (fix_pr === null) return [];
  const number = 1 + (fingerprint % 5000);
  const url = `${repositoryUrl(repository)}/pull/${String(number)}`;
  return [{ id: number, url, state: nameOf(fixPullRequestStates, fix_pr) }];
}

function assistantOf({ verdict, component }: FindingRow): Opaque {
  if (verdict === null && component === null) return null;
  const name = verdict === null ? null : nameOf(verdicts, verdict);
  return {
    autotriage: name === null ? null : { verdict: name, reason: reasons[name] },
    component: component === null ? null : { tag: component },
  };
}

type Shown<Field extends 'state' | 'status'> = Exclude<CodeFinding[Field], undefined>;

/** What findings of all issue types have. */
function describeCommon(row: FindingRow, dimensions: Dimensions): CommonFinding {
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
    external_ticket: null,
    review_comments: [],
  };
}

/** A line of a file as the code host shows it. */
function lineUrl(repository: string, ref: string, path: string, line: number): string {
  const branch = ref.replace(/^refs\/heads\//, '');
  const encoded = [...branch.split('/'), ...path.split('/')].map(encodeURIComponent).join('/');
  return `${repositoryUrl(repository)}/blob/${encoded}#L${String(line)}`;
}

/** Where in the file; columns count from 1. */
function locationOf({ path, line, fingerprint }: FindingRow): Record<string, unknown> {
  const column = 3 + (fingerprint % 9) * 2;
  return {
    file_path: path,
    line,
    column,
    end_line: line + (fingerprint % 4),
    end_column: column + 12 + (fingerprint % 50),
  };
}

/** The rule of a finding. A category that is a class of weaknesses stands beside `security`. */
function describeRule({ name, message, confidence, categories, details }: Rule): Record<string, unknown> {
  const category = categories.includes('security') ? 'security' : (categories[0] ?? 'security');
  const classes = categories.filter((one) => one !== category);
  const { cwe } = details;
  return {
    name,
    message,
    confidence: nameOf(confidences, confidence),
    category,
    subcategories: [confidence === 0 ? 'audit' : 'vuln'],
    vulnerability_classes: classes,
    cwe_names: cwe === null ? [] : classes.map((one) => `${cwe}: ${one}`),
  };
}
