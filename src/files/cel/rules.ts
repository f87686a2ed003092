import type { Place, Problem } from '../../domain/problem.ts';
import type { Rule } from '../../domain/rules.ts';
import { ExpressionError, parseBooleanExpression, parseMessage } from './expressions.ts';

/** Reports rules whose expressions do not parse, and rules with the same name, since a rule is approved by its name. */
export function checkRules(rules: readonly Rule[], file: string): Problem[] {
  return rules.flatMap((rule, index) => {
    const { name, when, expression, message } = rule;
    const placeOf = (field: string): Place => ({ file, pointer: ['rules', index, field] });
    const first = rules.findIndex((other) => other.name === name);
    const problems: Problem[] = [];
    if (first !== index) {
      const placeOfFirst = { file, pointer: ['rules', first, 'name'] };
      problems.push({ severity: 'error', at: placeOf('name'), code: 'duplicate-rule', name, first: placeOfFirst });
    }
    if (when !== null) problems.push(...parseProblems(() => parseBooleanExpression(when), placeOf('when')));
    problems.push(...parseProblems(() => parseBooleanExpression(expression), placeOf('expression')));
    problems.push(...parseProblems(() => parseMessage(message), placeOf('message')));
    return problems;
  });
}

function parseProblems(parse: () => unknown, at: Place): Problem[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { reason, text, offset } = error;
    return [{ severity: 'error', at, code: 'bad-expression', reason, text, offset }];
  }
}
