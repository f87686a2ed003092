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
export type TriageState = (typeof triageStates)[number];
export type PolicyMode = (typeof policyModes)[number];
export type Exposure = (typeof exposures)[number];
export type Transitivity = (typeof transitivities)[number];
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
