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

/** Names of a field in requests, an SQL condition on a finding `f` with `?` for its list of values, and the words of those stored as numbers. */
type Filter = readonly [names: string, sql: string, words?: readonly string[]];

const set = 'SELECT id FROM finding_sets WHERE deployment_id = :deployment AND issue_type IN ?';
const rule = 'f.rule_id IN (SELECT id FROM rules WHERE';
const repository = 'f.repository_id IN (SELECT id FROM repositories WHERE';
const dependency = 'f.package_id IN (SELECT id FROM packages WHERE';

const definitions: readonly Filter[] = [
  // A scalar subquery keeps the order of the index.
  ['issue_type', `f.set_id = (${set})`, issueTypes],
  ['issueTypes', `f.set_id IN (${set})`, issueTypes],
  ['since', 'f.relevant_since >= (SELECT value FROM ?)'],
  ['until', 'f.relevant_since < (SELECT value FROM ?)'],
  ['ids issue_ids', "f.id IN (SELECT CAST(value AS INTEGER) FROM ? WHERE value NOT GLOB '*[^0-9]*')"],
  ['status', 'f.status IN ?', statuses],
  ['triage_reasons', 'f.triage_reason IN ?', triageReasons],
  ['policies', 'f.policy_mode IN ?', boards],
  ['policy_mode', 'f.policy_mode IN ?', policyModes],
  ['policySlugs', 'f.policy_id IN (SELECT id FROM sourcing_policies WHERE slug IN ?)'],
  ['autotriage_verdict', 'f.verdict IN ?', verdicts],
  ['exposures', 'f.exposure IN ?', exposures],
  ['transitivities', 'f.transitivity IN ?', transitivities],
  // Codes for an open, unmerged pull request.
  ['hasInFlightAutofixPr', 'f.fix_pr < (SELECT value FROM ?)'],
  ['click_to_fix_pr_state', 'f.fix_pr IN ?', fixPullRequestStates],
  ['validation_state', 'f.validation_state IN ?', validationStates],
  ['include_historical', 'f.historical <= (SELECT value FROM ?)'],
  ['excludeHistorical', 'f.historical < (SELECT value FROM ?)'],
  ['component_tags', 'f.component_id IN (SELECT id FROM components WHERE tag IN ?)'],
  ['filePaths', 'f.file_id IN (SELECT id FROM files WHERE path IN ?)'],
  ['is_malicious', `${dependency} malicious IN ?)`],
  ['dependencies', `${dependency} name IN ?)`],
  ['ref refs', 'f.ref_id IN (SELECT id FROM refs WHERE name IN ?)'],
  ['repositoryRefIds', 'f.ref_id IN ?'],
  ['onPrimaryBranch', 'f.ref_id IN (SELECT id FROM refs WHERE is_primary IN ?)'],
  ['repos repositoryNames projects', `${repository} name IN ?)`],
  ['repository_ids repositoryIds projectIds', `${repository} CAST(id AS TEXT) IN (SELECT CAST(value AS TEXT) FROM ?))`],
  ['project_tags repositoryTags tags', `${repository} EXISTS (SELECT 1 FROM json_each(tags) WHERE value IN ?))`],
  ['teamNames teams', `${repository} team IN ?)`],
  ['repository_visibility', `${repository} visibility IN ?)`, visibilities],
  ['includeArchived', `${repository} archived IN ?)`],
  ['rules', `${rule} name IN ?)`],
  ['ruleIds', `${rule} name IN ? OR CAST(id AS TEXT) IN ?)`],
  ['categories findingCategories', `${rule} category IN ? OR weakness IN ?)`],
  ['severities', `${rule} severity IN ?)`, severities],
  ['confidence', `${rule} confidence IN ?)`, confidences],
  ['ruleset rulesets', `${rule} ruleset IN (SELECT replace(value, 'p/', '') FROM ?))`],
  ['secret_types secretTypes', `${rule} secret_type IN ?)`],
  ['pro_only', `${rule} pro_only IN ?)`],
  ['epss_probability', `${rule} epss_probability IN ?)`],
  ['cves advisoryIds', `${rule} advisory IN ?)`],
  ['findingTypes', `${rule} issue_type IN ?)`, issueTypes],
  // No finding here has these.
  [
    'aiSensitivities issueParentIds aiMemoryWillFlipVerdict aiMemoryReferenced aiMemoryRendered memoryIdInScope',
    'NOT EXISTS (SELECT 1 FROM ?)',
  ],
];

/** All filters of findings, by their names: findings list, bulk triage, issue search and reports. An unknown word selects nothing. */
const filters = new Map(
  definitions.flatMap(([names, sql, words]) => names.split(' ').map((name) => [name, { sql, words }] as const)),
);

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
    const filter = filters.get(name);
    if (filter === undefined || value === undefined) continue;
    const { sql, words } = filter;
    const values = [value].flat() as (string | number | boolean)[];
    bound[name] = JSON.stringify(words === undefined ? values : values.map((word) => words.indexOf(String(word))));
    const list = `json_each(:${name})`;
    texts.push(sql.replaceAll('FROM ?', `FROM ${list}`).replaceAll('IN ?', `IN (SELECT value FROM ${list})`));
  }
  return { sql: texts.join(' AND '), bound };
}

/** A filter of issues or reports without its empty lists and texts, which mean the same as none. */
export const nonEmpty = (filter: object): object =>
  Object.fromEntries(Object.entries(filter).filter(([, value]: [string, unknown]) => [value].flat().join('') !== ''));
