import type { Place, Problem } from '../../domain/problem.ts';
import type { Rule } from '../../domain/rules.ts';
import { ExpressionError, parseCondition, parseMessage } from './expressions.ts';

/** The problems of a config's rules: expressions that do not parse, and names given twice, since rules are approved by name. */
export function checkRules(rules: readonly Rule[], file: string): Problem[] {
  return rules.flatMap((rule, index) => {
    const { name, when, expression, message } = rule;
    const at = (field: string): Place => ({ file, pointer: ['rules', index, field] });
    const first = rules.findIndex((other) => other.name === name);
    const problems: Problem[] = [];
    if (first !== index) {
      const placeOfFirst = { file, pointer: ['rules', first, 'name'] };
      problems.push({ severity: 'error', at: at('name'), code: 'duplicate-rule', name, first: placeOfFirst });
    }
    if (when !== null) problems.push(...problemsOf(() => parseCondition(when), at('when')));
    problems.push(...problemsOf(() => parseCondition(expression), at('expression')));
    problems.push(...problemsOf(() => parseMessage(message), at('message')));
    return problems;
  });
}

function problemsOf(parse: () => unknown, at: Place): Problem[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { reason, text, offset } = error;
    return [{ severity: 'error', at, code: 'bad-expression', reason, text, offset }];
  }
}
