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

/** Words that are stored as numbers. */
type Codes = readonly string[];

/** A condition on a finding `f`, with `?` for the list of values that a request gives, and the words of these values. */
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
 * Every field that narrows findings, by its name in a request: those of the findings list, of bulk triage, of issue search and of the
 * reports. A word that nothing goes by never widens: it selects nothing.
 */
const filters: Readonly<Record<string, Filter>> = {
  // A scalar subquery, so that the order of the index is kept.
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
  // Codes: a pull request that is open, and not merged.
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
  /** The values of the parameters in `sql`. */
  readonly bound: Readonly<Record<string, string>>;
};

/** What a request demands of a deployment's findings. Fields of it that are no filter, or undefined, do not narrow. */
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
