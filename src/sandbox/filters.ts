import {
  boards,
  confidences,
  exposures,
  fixPullRequestStates,
  issueTypes,
  policyModes,
  severities,
  statuses,
  transitivities,
  triageReasons,
  validationStates,
  verdicts,
  visibilities,
} from './vocabulary.ts';

/** Words stored as numbers. */
type Codes = readonly string[];

/** An SQL condition on a finding `f`, with `?` for the list of values, and the allowed words. */
type Filter = readonly [sql: string, codes?: Codes | undefined];

const column = (name: string, codes?: Codes): Filter => [`f.${name} IN ?`, codes];
const rule = (condition: string, codes?: Codes): Filter => [
  `f.rule_id IN (SELECT id FROM rules WHERE ${condition})`,
  codes,
];
const repository = (condition: string, codes?: Codes): Filter => [
  `f.repository_id IN (SELECT id FROM repositories WHERE ${condition})`,
  codes,
];

const status = column('status', statuses);
const severity = rule('severity IN ?', severities);
const ruleName = rule('name IN ?');
const category = rule('EXISTS (SELECT 1 FROM json_each(categories) WHERE value IN ?)');
const ruleset = rule("ruleset IN (SELECT replace(value, 'p/', '') FROM ?)");
const secretType = rule('secret_type IN ?');
const advisory = rule("details ->> '$.advisory.id' IN ?");
const repositoryName = repository('name IN ?');
const repositoryId = repository('CAST(id AS TEXT) IN (SELECT CAST(value AS TEXT) FROM ?)');
const tag = repository('EXISTS (SELECT 1 FROM json_each(tags) WHERE value IN ?)');
const team = repository('team IN ?');
const dependency: Filter = ['f.package_id IN (SELECT id FROM packages WHERE name IN ?)'];
const ref: Filter = ['f.ref_id IN (SELECT id FROM refs WHERE name IN ?)'];
const id: Filter = ["f.id IN (SELECT CAST(value AS INTEGER) FROM ? WHERE value NOT GLOB '*[^0-9]*')"];

/**
 * All filter fields of findings, by their names in requests: findings list, bulk triage, issue search and reports. An unknown word selects
 * nothing.
 */
const filters: Readonly<Record<string, Filter>> = {
  // A scalar subquery keeps the order of the index.
  issue_type: [
    'f.set_id = (SELECT id FROM finding_sets WHERE deployment_id = :deployment AND issue_type IN ?)',
    issueTypes,
  ],
  issueTypes: [
    'f.set_id IN (SELECT id FROM finding_sets WHERE deployment_id = :deployment AND issue_type IN ?)',
    issueTypes,
  ],
  since: ['f.relevant_since >= (SELECT value FROM ?)'],
  until: ['f.relevant_since < (SELECT value FROM ?)'],
  ids: id,
  issue_ids: id,
  status,
  triage_reasons: column('triage_reason', triageReasons),
  policies: column('policy_mode', boards),
  policy_mode: column('policy_mode', policyModes),
  policySlugs: ['f.policy_id IN (SELECT id FROM sourcing_policies WHERE slug IN ?)'],
  autotriage_verdict: column('verdict', verdicts),
  exposures: column('exposure', exposures),
  transitivities: column('transitivity', transitivities),
  // Codes for an open, unmerged pull request.
  hasInFlightAutofixPr: ['f.fix_pr < (SELECT value FROM ?)'],
  click_to_fix_pr_state: column('fix_pr', fixPullRequestStates),
  validation_state: column('validation_state', validationStates),
  include_historical: ['f.historical <= (SELECT value FROM ?)'],
  excludeHistorical: ['f.historical < (SELECT value FROM ?)'],
  component_tags: ['f.component_id IN (SELECT id FROM components WHERE tag IN ?)'],
  filePaths: ['f.file_id IN (SELECT id FROM files WHERE path IN ?)'],
  is_malicious: ['f.package_id IN (SELECT id FROM packages WHERE malicious IN ?)'],
  dependencies: dependency,
  ref,
  refs: ref,
  repositoryRefIds: column('ref_id'),
  onPrimaryBranch: ['f.ref_id IN (SELECT id FROM refs WHERE is_primary IN ?)'],
  repos: repositoryName,
  repositoryNames: repositoryName,
  projects: repositoryName,
  repository_ids: repositoryId,
  repositoryIds: repositoryId,
  projectIds: repositoryId,
  project_tags: tag,
  repositoryTags: tag,
  tags: tag,
  teamNames: team,
  teams: team,
  repository_visibility: repository('visibility IN ?', visibilities),
  includeArchived: repository('archived IN ?'),
  rules: ruleName,
  ruleIds: rule('name IN ? OR CAST(id AS TEXT) IN ?'),
  categories: category,
  findingCategories: category,
  severities: severity,
  confidence: rule('confidence IN ?', confidences),
  ruleset,
  rulesets: ruleset,
  secret_types: secretType,
  secretTypes: secretType,
  pro_only: rule("details ->> 'proOnly' IN ?"),
  epss_probability: rule("details ->> '$.advisory.epss.probability' IN ?"),
  cves: advisory,
  advisoryIds: advisory,
  findingTypes: rule('issue_type IN ?', issueTypes),
};

type Conditions = {
  /** Joined by AND. */
  readonly sql: string;
  /** Parameter values for `sql`. */
  readonly bound: Readonly<Record<string, string>>;
};

/** The SQL condition for a request's filters. Other and undefined fields do not filter. */
export function conditionsOf(deployment: string, request: object): Conditions {
  const texts = ['true'];
  const bound: Record<string, string> = { deployment };
  for (const [name, value] of Object.entries(request) as [string, unknown][]) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (filter === undefined || value === undefined) continue;
    const [sql, codes] = filter;
    const words = [value].flat() as (string | number | boolean)[];
    bound[name] = JSON.stringify(codes === undefined ? words : words.map((word) => codes.indexOf(String(word))));
    const list = `json_each(:${name})`;
    texts.push(sql.replaceAll('FROM ?', `FROM ${list}`).replaceAll('IN ?', `IN (SELECT value FROM ${list})`));
  }
  return { sql: texts.join(' AND '), bound };
}
