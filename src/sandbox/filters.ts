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

/**
 * SQL for a condition on a finding `f`. `values`: SQL of a table with the values of the request in its column `value`. For example
 * `onComponent(isIn('tag'))('json_each(:component_tags)')` is
 * `f.component_id IN (SELECT id FROM components WHERE tag IN (SELECT value FROM json_each(:component_tags)))`.
 */
type SqlCondition = (values: string) => string;

type Filter = {
  /** Names of the field in requests. */
  readonly requestFields: readonly string[];
  readonly condition: SqlCondition;
  /** For values that are stored as numbers: their names, in the order of the numbers. */
  readonly enumValues?: readonly string[];
};

const isIn =
  (column: string): SqlCondition =>
  (values) =>
    `${column} IN (SELECT value FROM ${values})`;

/** Compares with the first value. */
const comparesWith =
  (column: string, operator: '<' | '<=' | '>='): SqlCondition =>
  (values) =>
    `${column} ${operator} (SELECT value FROM ${values})`;

const anyOf =
  (...conditions: readonly SqlCondition[]): SqlCondition =>
  (values) =>
    conditions.map((condition) => condition(values)).join(' OR ');

/** A condition on the row of another table that a finding refers to. */
const onReferencedRow =
  (column: string, table: string) =>
  (condition: SqlCondition): SqlCondition =>
  (values) =>
    `f.${column} IN (SELECT id FROM ${table} WHERE ${condition(values)})`;

const onComponent = onReferencedRow('component_id', 'components');
const onPackage = onReferencedRow('package_id', 'packages');
const onFile = onReferencedRow('file_id', 'files');
const onPolicy = onReferencedRow('policy_id', 'sourcing_policies');
const onRef = onReferencedRow('ref_id', 'refs');
const onRepository = onReferencedRow('repository_id', 'repositories');
const onRule = onReferencedRow('rule_id', 'rules');

const memoryUsedAtLeast = (use: (typeof memoryUses)[number]): string =>
  `coalesce(f.memory_use, -1) >= ${String(memoryUses.indexOf(use))}`;

/** Findings to which a memory of the AI applies that was used at least like this. */
const hasMemoryUse =
  (use: (typeof memoryUses)[number]): SqlCondition =>
  (values) =>
    `${isIn("'memory-' || f.memory")(values)} AND ${memoryUsedAtLeast(use)}`;

/** SQL for the time at which a finding was fixed; null if it is not fixed. */
const fixedAt = `iif(f.status = ${String(statuses.indexOf('fixed'))}, f.state_updated_at, NULL)`;

/** The ids of the finding sets of these issue types. */
const findingSetsOf: SqlCondition = (values) =>
  `(SELECT id FROM finding_sets WHERE deployment_id = :deployment AND ${isIn('issue_type')(values)})`;

const definitions: readonly Filter[] = [
  // A scalar subquery keeps the order of the index.
  {
    requestFields: ['issue_type'],
    condition: (values) => `f.set_id = ${findingSetsOf(values)}`,
    enumValues: issueTypes,
  },
  {
    requestFields: ['issueTypes'],
    condition: (values) => `f.set_id IN ${findingSetsOf(values)}`,
    enumValues: issueTypes,
  },
  { requestFields: ['since'], condition: comparesWith('f.relevant_since', '>=') },
  { requestFields: ['until'], condition: comparesWith('f.relevant_since', '<') },
  { requestFields: ['fixedSince'], condition: comparesWith(fixedAt, '>=') },
  { requestFields: ['fixedUntil'], condition: comparesWith(fixedAt, '<') },
  {
    requestFields: ['ids', 'issue_ids'],
    condition: (values) => `f.id IN (SELECT CAST(value AS INTEGER) FROM ${values} WHERE value NOT GLOB '*[^0-9]*')`,
  },
  { requestFields: ['status'], condition: isIn('f.status'), enumValues: statuses },
  { requestFields: ['triage_reasons'], condition: isIn('f.triage_reason'), enumValues: triageReasons },
  { requestFields: ['policies'], condition: isIn('f.policy_mode'), enumValues: boards },
  { requestFields: ['policy_mode'], condition: isIn('f.policy_mode'), enumValues: policyModes },
  { requestFields: ['policySlugs'], condition: onPolicy(isIn('slug')) },
  { requestFields: ['autotriage_verdict'], condition: isIn('f.verdict'), enumValues: verdicts },
  { requestFields: ['exposures'], condition: isIn('f.exposure'), enumValues: exposures },
  { requestFields: ['transitivities'], condition: isIn('f.transitivity'), enumValues: transitivities },
  // Codes for an open, unmerged pull request.
  { requestFields: ['hasInFlightAutofixPr'], condition: comparesWith('f.fix_pr', '<') },
  { requestFields: ['click_to_fix_pr_state'], condition: isIn('f.fix_pr'), enumValues: fixPullRequestStates },
  {
    requestFields: ['validation_state', 'validationStates'],
    condition: isIn('f.validation_state'),
    enumValues: validationStates,
  },
  { requestFields: ['include_historical'], condition: comparesWith('f.historical', '<=') },
  { requestFields: ['excludeHistorical'], condition: comparesWith('f.historical', '<') },
  { requestFields: ['component_tags'], condition: onComponent(isIn('tag')) },
  { requestFields: ['aiSensitivities'], condition: onComponent(isIn('sensitivity')), enumValues: sensitivities },
  { requestFields: ['issueParentIds'], condition: isIn('CAST(f.parent_id AS TEXT)') },
  { requestFields: ['includeTicketed'], condition: isIn('(f.ticket IS NOT NULL)') },
  { requestFields: ['memoryIdInScope'], condition: hasMemoryUse('in_scope') },
  { requestFields: ['aiMemoryRendered'], condition: hasMemoryUse('rendered') },
  { requestFields: ['aiMemoryReferenced'], condition: hasMemoryUse('referenced') },
  { requestFields: ['aiMemoryWillFlipVerdict'], condition: hasMemoryUse('flips_verdict') },
  { requestFields: ['includeAiMemoryRendered'], condition: isIn(`(${memoryUsedAtLeast('rendered')})`) },
  { requestFields: ['filePaths'], condition: onFile(isIn('path')) },
  { requestFields: ['is_malicious'], condition: onPackage(isIn('malicious')) },
  { requestFields: ['dependencies'], condition: onPackage(isIn('name')) },
  { requestFields: ['ref', 'refs'], condition: onRef(isIn('name')) },
  { requestFields: ['repositoryRefIds'], condition: isIn('f.ref_id') },
  { requestFields: ['onPrimaryBranch'], condition: onRef(isIn('is_primary')) },
  { requestFields: ['repos', 'repositoryNames', 'projects'], condition: onRepository(isIn('name')) },
  {
    requestFields: ['repository_ids', 'repositoryIds', 'projectIds'],
    condition: onRepository((values) => `CAST(id AS TEXT) IN (SELECT CAST(value AS TEXT) FROM ${values})`),
  },
  {
    requestFields: ['project_tags', 'repositoryTags', 'tags'],
    condition: onRepository((values) => `EXISTS (SELECT 1 FROM json_each(tags) WHERE ${isIn('value')(values)})`),
  },
  { requestFields: ['teamNames', 'teams'], condition: onRepository(isIn('team')) },
  {
    requestFields: ['repository_visibility', 'repoVisibilities'],
    condition: onRepository(isIn('visibility')),
    enumValues: visibilities,
  },
  { requestFields: ['includeArchived'], condition: onRepository(isIn('archived')) },
  { requestFields: ['rules'], condition: onRule(isIn('name')) },
  { requestFields: ['ruleIds'], condition: onRule(anyOf(isIn('name'), isIn('CAST(id AS TEXT)'))) },
  { requestFields: ['categories', 'findingCategories'], condition: onRule(anyOf(isIn('category'), isIn('weakness'))) },
  { requestFields: ['severities'], condition: onRule(isIn('severity')), enumValues: severities },
  { requestFields: ['confidence', 'confidences'], condition: onRule(isIn('confidence')), enumValues: confidences },
  {
    requestFields: ['ruleset', 'rulesets'],
    condition: onRule((values) => `ruleset IN (SELECT replace(value, 'p/', '') FROM ${values})`),
  },
  { requestFields: ['secret_types', 'secretTypes'], condition: onRule(isIn('secret_type')) },
  { requestFields: ['pro_only'], condition: onRule(isIn('pro_only')) },
  { requestFields: ['epss_probability'], condition: onRule(isIn("coalesce(epss_probability, 'none')")) },
  { requestFields: ['cves', 'advisoryIds'], condition: onRule(isIn('advisory')) },
  { requestFields: ['findingTypes'], condition: onRule(isIn('issue_type')), enumValues: issueTypes },
];

/** The filters of the findings list, bulk triage, issue search and reports, by request field. An unknown enum value selects nothing. */
const filtersByField = new Map(
  definitions.flatMap((filter) => filter.requestFields.map((name) => [name, filter] as const)),
);

type SqlConditions = {
  /** Joined by AND. */
  readonly sql: string;
  /** Parameter values for `sql`. */
  readonly parameters: Readonly<Record<string, string>>;
};

/** The SQL condition for a request's filters. Other and undefined fields do not filter. */
export function buildConditions(deployment: string, request: object): SqlConditions {
  const clauses = ['true'];
  const parameters: Record<string, string> = { deployment };
  for (const [name, requested] of Object.entries(request) as [string, unknown][]) {
    const filter = filtersByField.get(name);
    if (filter === undefined || requested === undefined) continue;
    const { condition, enumValues } = filter;
    const values = [requested].flat() as (string | number | boolean)[];
    const stored = enumValues === undefined ? values : values.map((value) => enumValues.indexOf(String(value)));
    parameters[name] = JSON.stringify(stored);
    clauses.push(condition(`json_each(:${name})`));
  }
  return { sql: clauses.join(' AND '), parameters };
}

/** A filter of issues or reports without its empty lists and texts: they do not filter. */
export const omitEmptyFilters = (filter: object): object =>
  Object.fromEntries(Object.entries(filter).filter(([, value]: [string, unknown]) => [value].flat().join('') !== ''));
