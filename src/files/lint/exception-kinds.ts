import { exceptionId } from '../../domain/object.ts';
import type { Problem } from '../../domain/problem.ts';
import { originOf, type Rule, within } from './rule.ts';

/** What kind of exception the platform takes for this product, when its vocabulary says so. */
export const exceptionKinds: Rule = (bundle, vocabulary) => {
  if (bundle.kind === 'remediation' || vocabulary === null) return [];
  const fields = [
    { field: 'exception_type', known: vocabulary.exceptionTypes },
    { field: 'rule_type', known: vocabulary.ruleTypes },
  ] as const;
  return bundle.content.exceptions.flatMap((exception) => {
    const origin = originOf(bundle, exceptionId(exception));
    return fields.flatMap(({ field, known }): Problem[] => {
      const value = exception[field];
      if (known.length === 0 || known.includes(value)) return [];
      return [{ severity: 'error', at: within(origin, field), code: 'unsupported-exception', field, value, known }];
    });
  });
};
