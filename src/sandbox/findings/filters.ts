import type { Condition, RemediationPolicy } from '../../generated/types.ts';
import type { PackageRow, RepositoryRow, RuleRow, SourcingPolicyRow } from '../store/reports.ts';
import type { Store } from '../store/store.ts';

export type Rule = Omit<RuleRow, 'details'> & {
  readonly details: RuleDetails;
  readonly categories: readonly string[];
};

export type Repository = RepositoryRow & { readonly tags: readonly string[] };

/** What findings refer to, by id. */
export type Dimensions = {
  readonly rules: ReadonlyMap<number, Rule>;
  readonly repositories: ReadonlyMap<number, Repository>;
  readonly packages: ReadonlyMap<number, PackageRow>;
  readonly policies: ReadonlyMap<number, SourcingPolicyRow>;
  /** Ids of components by their tag. */
  readonly components: ReadonlyMap<string, number>;
};

const known = new WeakMap<Store, Dimensions>();

/** Read once, for no operation changes it. Not before the database has its seed. */
export function dimensionsOf(store: Store): Dimensions {
  const dimensions = known.get(store) ?? load(store);
  known.set(store, dimensions);
  return dimensions;
}

function load(store: Store): Dimensions {
  const categories = Map.groupBy(store.ruleCategories({}), ({ rule_id }) => rule_id);
  const tags = Map.groupBy(store.repositoryTags({}), ({ repository_id }) => repository_id);
  const rules = store.rules({}).map((row) => ({
    ...row,
    details: JSON.parse(row.details) as RuleDetails,
    categories: (categories.get(row.id) ?? []).map(({ category }) => category),
  }));
  const repositories = store.repositories({}).map((row) => ({
    ...row,
    tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
  }));
  return {
    rules: byId(rules),
    repositories: byId(repositories),
    packages: byId(store.packages({})),
    policies: byId(store.sourcingPolicies({})),
    components: new Map(store.components({}).map(({ id, tag }) => [tag, id])),
  };
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The row that a finding refers to. */
export function referred<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`a finding refers to ${String(id)}, which is not there`);
  return row;
}

// Small enumerations are stored as numbers: each list below is in the order of its numbers.

export const severities = ['low', 'medium', 'high', 'critical'] as const;

export const confidences = ['low', 'medium', 'high'] as const;

/** What scans say of a finding. */
export const states = ['unresolved', 'muted', 'fixed', 'removed'] as const;

/** What people say of a finding. */
export const triageStates = [
  'untriaged',
  'ignored',
  'reopened',
  'reviewing',
  'fixing',
  'provisionally_ignored',
] as const;

/** What follows from both; the schema has the mapping. */
export const statuses = [
  'open',
  'fixed',
  'ignored',
  'reviewing',
  'fixing',
  'provisionally_ignored',
  'removed',
] as const;

export const triageReasons = ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'] as const;

export const policyModes = ['monitor', 'comment', 'block'] as const;

export const verdicts = ['true_positive', 'false_positive'] as const;

export const fixPullRequestStates = ['open', 'merged'] as const;

export const exposures = [
  'reachable',
  'always_reachable',
  'conditionally_reachable',
  'unreachable',
  'unknown',
] as const;

export const transitivities = ['direct', 'transitive', 'unknown'] as const;

export const visibilities = ['private', 'public'] as const;

export const issueTypes = ['sast', 'sca', 'ai_sast', 'secrets', 'research'] as const;

/** Whether a secret still opens something. */
export const validationStates = ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'] as const;

export type Severity = (typeof severities)[number];

export type Confidence = (typeof confidences)[number];

export type PolicyMode = (typeof policyModes)[number];

export type Exposure = (typeof exposures)[number];

export type Visibility = (typeof visibilities)[number];

export type IssueType = (typeof issueTypes)[number];

/** The `until` of an interval of a finding's history that still holds: the largest integer that JSON keeps. */
export const stillHolds = Number.MAX_SAFE_INTEGER;

/** The number that a name is stored as: `codeOf(severities, 'high')` is 2. */
export function codeOf<Name extends string>(names: readonly Name[], name: Name): number {
  const code = names.indexOf(name);
  if (code === -1) throw new Error(`"${name}" is none of ${names.join(', ')}`);
  return code;
}

/** The name that a stored number stands for. */
export function nameOf<Name extends string>(names: readonly Name[], code: number): Name {
  const name = names[code];
  if (name === undefined) throw new Error(`${String(code)} is the code of none of ${names.join(', ')}`);
  return name;
}

/** The findings of one issue type of a deployment; undefined when it never had any. */
export const findingSetOf = (store: Store, deployment: string, issueType: IssueType): number | undefined =>
  store.findingSet({ deployment_id: deployment, issue_type: codeOf(issueTypes, issueType) })?.id;

/** What is true of a finding, by condition type: its repository's tags under `repository_tag`, its severity alone under `severity`. */
export type Facts = Readonly<Record<string, readonly string[]>>;

type Match<Policy> = { readonly policy: Policy; readonly mode: PolicyMode };

/** What a policy is judged by. */
export type Judged = Pick<RemediationPolicy, 'active' | 'filters' | 'actions'>;

const strongestFirst = ['block', 'comment', 'monitor'] as const satisfies readonly PolicyMode[];

/**
 * The policy that a finding comes under, or null when none matches. Where several do, one that blocks goes before one that comments, and
 * that before one that only watches; among equals the first one of the list.
 */
export function matchPolicy<Policy extends Judged>(policies: readonly Policy[], facts: Facts): Match<Policy> | null {
  const matching = policies.filter((policy) => policy.active !== false && matches(policy, facts));
  for (const mode of strongestFirst) {
    const policy = matching.find((candidate) => modeOf(candidate) === mode);
    if (policy !== undefined) return { policy, mode };
  }
  return null;
}

function matches({ filters }: Judged, facts: Facts): boolean {
  const held = (condition: Condition): boolean => holds(condition, facts);
  return filters.mode === 'any' ? filters.conditions.some(held) : filters.conditions.every(held);
}

function holds({ type, values, mode }: Condition, facts: Facts): boolean {
  const own = facts[type] ?? [];
  return values.some((value) => own.includes(value)) !== (mode === 'none');
}

/** The mode in the words of the legacy policies: what an author of a pull request notices of a policy. */
function modeOf({ actions }: Judged): PolicyMode {
  if (actions.some(({ type }) => type === 'block')) return 'block';
  return actions.some(({ type }) => type === 'pr_comment') ? 'comment' : 'monitor';
}

/** What `rules.details` holds as JSON: what a group of issues tells of its rule, and what few filters ask for. Times are milliseconds. */
export type RuleDetails = {
  readonly language: string;
  readonly cwe: string | null;
  readonly shaSum: string;
  readonly versionId: string;
  readonly sourceUri: string;
  readonly author: string;
  readonly lastChangeBy: string;
  readonly lastChangeAt: number;
  /** Paths of the files that the rule is tested with. */
  readonly testCases: readonly string[];
  /** Paths of the rules that took its place. */
  readonly supersededBy: readonly string[];
  readonly proOnly: boolean;
  readonly advisory: AdvisoryDetails | null;
};

export type AdvisoryDetails = {
  /** `CVE-…`, or `MAL-…` for a malicious package. */
  readonly id: string;
  readonly ecosystem: string;
  readonly package: string;
  /** The first version that is not affected. */
  readonly fixedVersion: string;
  readonly epss: EpssScore;
};

/** How likely it is that a vulnerability is exploited in the next 30 days, and the share of all others that are less likely. */
type EpssScore = { readonly score: number; readonly percentile: number; readonly updatedAt: number };
