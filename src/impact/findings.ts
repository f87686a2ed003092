import type { Estimate, FindingCounts, IncompleteReason, NamedCount } from '../domain/impact.ts';
import { isObject } from '../util/json.ts';
import type { Finding, SecretFinding } from '../generated/types.ts';
import { secretFacts } from '../platform/assumptions.ts';
import type { Truth } from './three-valued.ts';

/** The fields of a finding that an estimate uses. A field is null if the finding does not have it. */
export type FindingFields = {
  /** Findings of secrets have neither a class nor a rule. */
  readonly isSecret: boolean;
  readonly severity: string | null;
  readonly confidence: string | null;
  readonly classes: readonly string[] | null;
  readonly rule: string | null;
  readonly repository: string | null;
};

export function readFinding(finding: Finding): FindingFields {
  const fields: Readonly<Record<string, unknown>> = finding;
  const rule = objectOrEmpty(fields['rule']);
  const repository = objectOrEmpty(fields['repository']);
  return {
    isSecret: false,
    severity: nonEmptyString(fields['severity']),
    confidence: nonEmptyString(fields['confidence']),
    classes: stringsOrNull(rule['vulnerability_classes']),
    rule: nonEmptyString(rule['name']) ?? nonEmptyString(fields['rule_name']),
    repository: nonEmptyString(repository['name']),
  };
}

export const readSecretFinding = (secret: SecretFinding): FindingFields => ({
  ...secretFacts(secret),
  isSecret: true,
  classes: null,
  rule: null,
});

/** The tags of projects by repository, or why they are unknown. */
export type ProjectTags = ReadonlyMap<string, readonly string[]> | IncompleteReason;

export const noProjectTags: ProjectTags = new Map();

/** Whether a repository has one of some tags. */
export function isTagged(repository: string | null, tags: readonly string[], projectTags: ProjectTags): Truth {
  if ('kind' in projectTags) return { reason: projectTags };
  const tagsOfRepository = projectTags.get(repository ?? '');
  if (tagsOfRepository === undefined) return { reason: { kind: 'project' } };
  return tags.some((tag) => tagsOfRepository.includes(tag));
}

const objectOrEmpty = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Null if the value is not a list of strings. */
export const stringsOrNull = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** Null if the value is not a string, or empty. */
export const nonEmptyString = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const knownSeverities = ['critical', 'high', 'medium', 'low'] as const;

/** Counts findings by severity, repository and rule. */
export function figuresOf(findings: readonly FindingFields[]): FindingCounts {
  const repositories = countBy(findings, ({ repository }) => repository);
  const [critical = 0, high = 0, medium = 0, low = 0] = knownSeverities.map(
    (known) => findings.filter(({ severity }) => severity === known).length,
  );
  const unset = findings.length - critical - high - medium - low;
  return {
    findings: findings.length,
    bySeverity: { critical, high, medium, low, unset },
    repositories: repositories.size,
    topRepositories: fiveLargest(repositories),
    topRules: fiveLargest(countBy(findings, ({ rule }) => rule)),
  };
}

function countBy(
  findings: readonly FindingFields[],
  nameOf: (finding: FindingFields) => string | null,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, group] of Map.groupBy(findings, nameOf)) if (name !== null) counts.set(name, group.length);
  return counts;
}

/** The five largest, by count and then by name. */
const fiveLargest = (counts: ReadonlyMap<string, number>): NamedCount[] =>
  [...counts]
    .toSorted(([nameA, countA], [nameB, countB]) => countB - countA || (nameA < nameB ? -1 : 1))
    .slice(0, 5)
    .map(([name, findings]) => ({ name, findings }));

/** An estimate, a lower bound if there are reasons why the figures may be too low. */
export const estimateOf = <T>(figures: T, reasons: readonly IncompleteReason[]): Estimate<T> =>
  reasons.length === 0
    ? { kind: 'estimate', figures }
    : { kind: 'at-least', figures, reasons: distinctReasons(reasons) };

export const notEstimable = (reasons: readonly IncompleteReason[]) =>
  ({ kind: 'not-estimable', reasons: distinctReasons(reasons) }) as const;

const distinctReasons = (reasons: readonly IncompleteReason[]): IncompleteReason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];
