import type { Place, Problem } from '../domain/problem.ts';
import type { Rule } from '../domain/rules.ts';
import { ExpressionError, parseCondition, parseMessage } from './expressions.ts';

/** The mistakes of a config's rules: expressions that do not parse, and names given twice, since approvals are by name. */
export function checkRules(rules: readonly Rule[], file: string): Problem[] {
  return rules.flatMap((rule, index) => {
    const at = (field: string): Place => ({ file, pointer: ['rules', index, field] });
    const first = rules.findIndex(({ name }) => name === rule.name);
    const twice: Problem[] =
      first === index
        ? []
        : [
            {
              severity: 'error',
              at: at('name'),
              code: 'duplicate-rule',
              name: rule.name,
              first: { file, pointer: ['rules', first, 'name'] },
            },
          ];
    return [
      ...twice,
      ...(rule.when === null ? [] : mistakeOf(() => parseCondition(rule.when ?? ''), at('when'))),
      ...mistakeOf(() => parseCondition(rule.expression), at('expression')),
      ...mistakeOf(() => parseMessage(rule.message), at('message')),
    ];
  });
}

function mistakeOf(parse: () => unknown, at: Place): Problem[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { reason, text, offset } = error;
    return [{ severity: 'error', at, code: 'bad-expression', reason, text, offset }];
  }
}
