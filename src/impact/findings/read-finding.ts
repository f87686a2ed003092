import { isObject } from '../../domain/json.ts';
import { type FindingSeverity, findingSeverities } from '../../domain/impact.ts';
import type { Finding } from '../../generated/types.ts';
import { textIn, textsIn } from '../json.ts';

/** A finding as far as impact looks at it; null for what the platform does not tell. */
export type Found = {
  readonly id: string;
  readonly severity: string | null;
  readonly confidence: string | null;
  /** `complete`: the finding names its classes. Else they are its categories, among which a class may be missing. */
  readonly classes: { readonly values: readonly string[]; readonly complete: boolean };
  readonly rule: string | null;
  readonly repository: string | null;
  /** Tags of the repository, where the finding carries them. */
  readonly tags: readonly string[] | null;
};

/** AI findings are read as the others are: what the document leaves open of them may be missing. */
export function readFinding(finding: Finding): Found {
  const fields: Readonly<Record<string, unknown>> = finding;
  const [rule, repository] = [recordIn(fields['rule']), recordIn(fields['repository'])];
  return {
    id: String(finding.id),
    severity: textIn(fields['severity']),
    confidence: textIn(fields['confidence']),
    classes: classesIn(rule, fields['categories']),
    rule: textIn(rule['name']) ?? textIn(fields['rule_name']),
    repository: textIn(repository['name']),
    tags: textsIn(repository['tags']),
  };
}

const none: Readonly<Record<string, unknown>> = {};
const recordIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : none);

function classesIn(rule: Readonly<Record<string, unknown>>, categories: unknown): Found['classes'] {
  const named = textsIn(rule['vulnerability_classes']);
  return named === null ? { values: textsIn(categories) ?? [], complete: false } : { values: named, complete: true };
}

export const severityOf = ({ severity }: Pick<Found, 'severity'>): FindingSeverity =>
  findingSeverities.find((known) => known === severity) ?? 'unknown';
