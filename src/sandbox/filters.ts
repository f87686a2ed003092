import {
  boards,
  confidences,
  exposures,
  fixPullRequestStates,
  issueTypes,
  memoryUses,
  policyModes,
  sensitivities,
  severities,
  statuses,
  transitivities,
  triageReasons,
  validationStates,
  verdicts,
  visibilities,
} from './vocabulary.ts';

/** SQL for a condition on a finding `f`. `values`: SQL of a table with the values of the request in its column `value`. */
type Condition = (values: string) => string;

type Filter = {
  /** Of the field in requests. */
  readonly names: readonly string[];
  readonly condition: Condition;
  /** The words of values that are stored as numbers. */
  readonly words?: readonly string[];
};

const isIn =
  (column: string): Condition =>
  (values) =>
    `${column} IN (SELECT value FROM ${values})`;

/** Compares with the only value. */
const compared =
  (column: string, operator: '<' | '<=' | '>='): Condition =>
  (values) =>
    `${column} ${operator} (SELECT value FROM ${values})`;

const anyOf =
  (...conditions: readonly Condition[]): Condition =>
  (values) =>
    conditions.map((condition) => condition(values)).join(' OR ');

/** A condition on the row of another table that a finding refers to. */
const refersTo =
  (column: string, table: string) =>
  (condition: Condition): Condition =>
  (values) =>
    `f.${column} IN (SELECT id FROM ${table} WHERE ${condition(values)})`;

const component = refersTo('component_id', 'components');
const dependency = refersTo('package_id', 'packages');
const file = refersTo('file_id', 'files');
const policy = refersTo('policy_id', 'sourcing_policies');
const ref = refersTo('ref_id', 'refs');
const repository = refersTo('repository_id', 'repositories');
const rule = refersTo('rule_id', 'rules');

const usedAs = (use: (typeof memoryUses)[number]): string =>
  `coalesce(f.memory_use, -1) >= ${String(memoryUses.indexOf(use))}`;

/** Findings for which a memory of the AI holds, and that it was used for at least like this. */
const memory =
  (use: (typeof memoryUses)[number]): Condition =>
  (values) =>
    `${isIn("'memory-' || f.memory")(values)} AND ${usedAs(use)}`;

/** When a finding was fixed; null of others. */
const fixedAt = `iif(f.status = ${String(statuses.indexOf('fixed'))}, f.state_updated_at, NULL)`;

/** The sets of findings of some issue types. */
const sets: Condition = (values) =>
  `(SELECT id FROM finding_sets WHERE deployment_id = :deployment AND ${isIn('issue_type')(values)})`;

const definitions: readonly Filter[] = [
  // A scalar subquery keeps the order of the index.
  { names: ['issue_type'], condition: (values) => `f.set_id = ${sets(values)}`, words: issueTypes },
  { names: ['issueTypes'], condition: (values) => `f.set_id IN ${sets(values)}`, words: issueTypes },
  { names: ['since'], condition: compared('f.relevant_since', '>=') },
  { names: ['until'], condition: compared('f.relevant_since', '<') },
  { names: ['fixedSince'], condition: compared(fixedAt, '>=') },
  { names: ['fixedUntil'], condition: compared(fixedAt, '<') },
  {
    names: ['ids', 'issue_ids'],
    condition: (values) => `f.id IN (SELECT CAST(value AS INTEGER) FROM ${values} WHERE value NOT GLOB '*[^0-9]*')`,
  },
  { names: ['status'], condition: isIn('f.status'), words: statuses },
  { names: ['triage_reasons'], condition: isIn('f.triage_reason'), words: triageReasons },
  { names: ['policies'], condition: isIn('f.policy_mode'), words: boards },
  { names: ['policy_mode'], condition: isIn('f.policy_mode'), words: policyModes },
  { names: ['policySlugs'], condition: policy(isIn('slug')) },
  { names: ['autotriage_verdict'], condition: isIn('f.verdict'), words: verdicts },
  { names: ['exposures'], condition: isIn('f.exposure'), words: exposures },
  { names: ['transitivities'], condition: isIn('f.transitivity'), words: transitivities },
  // Codes for an open, unmerged pull request.
  { names: ['hasInFlightAutofixPr'], condition: compared('f.fix_pr', '<') },
  { names: ['click_to_fix_pr_state'], condition: isIn('f.fix_pr'), words: fixPullRequestStates },
  { names: ['validation_state', 'validationStates'], condition: isIn('f.validation_state'), words: validationStates },
  { names: ['include_historical'], condition: compared('f.historical', '<=') },
  { names: ['excludeHistorical'], condition: compared('f.historical', '<') },
  { names: ['component_tags'], condition: component(isIn('tag')) },
  { names: ['aiSensitivities'], condition: component(isIn('sensitivity')), words: sensitivities },
  { names: ['issueParentIds'], condition: isIn('CAST(f.parent_id AS TEXT)') },
  { names: ['includeTicketed'], condition: isIn('(f.ticket IS NOT NULL)') },
  { names: ['memoryIdInScope'], condition: memory('in scope') },
  { names: ['aiMemoryRendered'], condition: memory('rendered') },
  { names: ['aiMemoryReferenced'], condition: memory('referenced') },
  { names: ['aiMemoryWillFlipVerdict'], condition: memory('flips the verdict') },
  { names: ['includeAiMemoryRendered'], condition: isIn(`(${usedAs('rendered')})`) },
  { names: ['filePaths'], condition: file(isIn('path')) },
  { names: ['is_malicious'], condition: dependency(isIn('malicious')) },
  { names: ['dependencies'], condition: dependency(isIn('name')) },
  { names: ['ref', 'refs'], condition: ref(isIn('name')) },
  { names: ['repositoryRefIds'], condition: isIn('f.ref_id') },
  { names: ['onPrimaryBranch'], condition: ref(isIn('is_primary')) },
  { names: ['repos', 'repositoryNames', 'projects'], condition: repository(isIn('name')) },
  {
    names: ['repository_ids', 'repositoryIds', 'projectIds'],
    condition: repository((values) => `CAST(id AS TEXT) IN (SELECT CAST(value AS TEXT) FROM ${values})`),
  },
  {
    names: ['project_tags', 'repositoryTags', 'tags'],
    condition: repository((values) => `EXISTS (SELECT 1 FROM json_each(tags) WHERE ${isIn('value')(values)})`),
  },
  { names: ['teamNames', 'teams'], condition: repository(isIn('team')) },
  {
    names: ['repository_visibility', 'repoVisibilities'],
    condition: repository(isIn('visibility')),
    words: visibilities,
  },
  { names: ['includeArchived'], condition: repository(isIn('archived')) },
  { names: ['rules'], condition: rule(isIn('name')) },
  { names: ['ruleIds'], condition: rule(anyOf(isIn('name'), isIn('CAST(id AS TEXT)'))) },
  { names: ['categories', 'findingCategories'], condition: rule(anyOf(isIn('category'), isIn('weakness'))) },
  { names: ['severities'], condition: rule(isIn('severity')), words: severities },
  { names: ['confidence', 'confidences'], condition: rule(isIn('confidence')), words: confidences },
  {
    names: ['ruleset', 'rulesets'],
    condition: rule((values) => `ruleset IN (SELECT replace(value, 'p/', '') FROM ${values})`),
  },
  { names: ['secret_types', 'secretTypes'], condition: rule(isIn('secret_type')) },
  { names: ['pro_only'], condition: rule(isIn('pro_only')) },
  { names: ['epss_probability'], condition: rule(isIn("coalesce(epss_probability, 'none')")) },
  { names: ['cves', 'advisoryIds'], condition: rule(isIn('advisory')) },
  { names: ['findingTypes'], condition: rule(isIn('issue_type')), words: issueTypes },
];

/** All filters of findings, by their names: findings list, bulk triage, issue search and reports. An unknown word selects nothing. */
const filters = new Map(definitions.flatMap((filter) => filter.names.map((name) => [name, filter] as const)));

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
    const { condition, words } = filter;
    const values = [value].flat() as (string | number | boolean)[];
    bound[name] = JSON.stringify(words === undefined ? values : values.map((word) => words.indexOf(String(word))));
    texts.push(condition(`json_each(:${name})`));
  }
  return { sql: texts.join(' AND '), bound };
}

/** A filter of issues or reports without its empty lists and texts, which mean the same as none. */
export const nonEmpty = (filter: object): object =>
  Object.fromEntries(Object.entries(filter).filter(([, value]: [string, unknown]) => [value].flat().join('') !== ''));
