import { exceptionId } from '../../domain/object.ts';
import type { Problem } from '../../domain/problem.ts';
import { originOf, type Rule } from './rule.ts';

/** An exception holds for one project or for one tag of projects, never for both or for neither. */
export const exceptionScope: Rule = (bundle) => {
  if (bundle.kind === 'remediation') return [];
  return bundle.content.exceptions.flatMap((exception): Problem[] => {
    const given = [exception.project, exception.project_tag_name].filter((scope) => scope !== undefined).length;
    if (given === 1) return [];
    const at = originOf(bundle, exceptionId(exception));
    return [{ severity: 'error', at, code: 'exception-scope', found: given === 0 ? 'none' : 'both' }];
  });
};
