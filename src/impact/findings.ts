import type { Estimate, Figures, Limit, Tally } from '../domain/impact.ts';
import { isObject } from '../util/json.ts';
import type { Finding, SecretFinding } from '../generated/types.ts';
import { secretFacts } from '../platform/profile.ts';

/** Unknown, and why. */
type Unknown = { readonly because: Limit };

/** True, false or unknown. */
export type Truth = boolean | Unknown;

export const isUnknown = (truth: Truth): truth is Unknown => typeof truth === 'object';
export const not = (truth: Truth): Truth => (isUnknown(truth) ? truth : !truth);

/** False if one is false, even if others are unknown. */
export const every = (truths: readonly Truth[]): Truth => !truths.includes(false) && (truths.find(isUnknown) ?? true);

/** True if one is true, even if others are unknown. */
export const some = (truths: readonly Truth[]): Truth => truths.includes(true) || (truths.find(isUnknown) ?? false);

/** The fields of a finding that impact uses; null if it has none. */
export type FindingFields = {
  /** A secret tells neither class nor rule. */
  readonly isSecret: boolean;
  readonly severity: string | null;
  readonly confidence: string | null;
  readonly classes: readonly string[] | null;
  readonly rule: string | null;
  readonly repository: string | null;
};

export function readFinding(finding: Finding): FindingFields {
  const fields: Readonly<Record<string, unknown>> = finding;
  const [rule, repository] = [fieldsIn(fields['rule']), fieldsIn(fields['repository'])];
  return {
    isSecret: false,
    severity: textIn(fields['severity']),
    confidence: textIn(fields['confidence']),
    classes: textsIn(rule['vulnerability_classes']),
    rule: textIn(rule['name']) ?? textIn(fields['rule_name']),
    repository: textIn(repository['name']),
  };
}

export const readSecretFinding = (secret: SecretFinding): FindingFields => ({
  ...secretFacts(secret),
  isSecret: true,
  classes: null,
  rule: null,
});

/** Tags of repositories by name, or why they are unknown. */
export type Projects = ReadonlyMap<string, readonly string[]> | Limit;

/** Whether a repository has one of some tags. */
export function isTagged(repository: string | null, tags: readonly string[], projects: Projects): Truth {
  if ('why' in projects) return { because: projects };
  const own = projects.get(repository ?? '');
  return own === undefined ? { because: { why: 'project' } } : tags.some((tag) => own.includes(tag));
}

const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Null if the value is not a list of texts. */
export const textsIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** Null if the value is not a text, or empty. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const knownSeverities = ['critical', 'high', 'medium', 'low'] as const;

/** Counts findings by severity, repository and rule. */
export function figuresOf(findings: readonly FindingFields[]): Figures {
  const repositories = countBy(findings, ({ repository }) => repository);
  const [critical = 0, high = 0, medium = 0, low = 0] = knownSeverities.map(
    (wanted) => findings.filter(({ severity }) => severity === wanted).length,
  );
  const unset = findings.length - critical - high - medium - low;
  return {
    findings: findings.length,
    bySeverity: { critical, high, medium, low, unset },
    repositories: repositories.size,
    topRepositories: topOf(repositories),
    topRules: topOf(countBy(findings, ({ rule }) => rule)),
  };
}

function countBy(
  findings: readonly FindingFields[],
  nameOf: (finding: FindingFields) => string | null,
): Map<string, number> {
  const groups = [...Map.groupBy(findings, nameOf)];
  return new Map(groups.flatMap(([name, own]) => (name === null ? [] : [[name, own.length]])));
}

/** The five largest, by count and then by name. */
const topOf = (counts: ReadonlyMap<string, number>): Tally[] =>
  [...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 5)
    .map(([name, findings]) => ({ name, findings }));

/** Figures, with the reasons why they may be too low. */
export const estimateOf = <T>(figures: T, because: readonly Limit[]): Estimate<T> =>
  because.length === 0 ? { kind: 'estimate', figures } : { kind: 'at-least', figures, because: distinct(because) };

export const notEstimable = (because: readonly Limit[]) =>
  ({ kind: 'not-estimable', because: distinct(because) }) as const;

const distinct = (limits: readonly Limit[]): Limit[] => [
  ...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values(),
];
