import { ExpressionError, parseBooleanExpression, parseMessage, type Variables } from '../../files/cel/expressions.ts';
import { createContext, Script } from 'node:vm';
import { nameOfBundle } from '../../domain/bundle.ts';
import type { Change, Plan } from '../../domain/plan.ts';
import { type LocatedProblem, nowhere } from '../../domain/problem.ts';
import type { Rule, RuleFailure } from '../../domain/rules.ts';
import { foreign, say, type Sentence } from '../../domain/sentence.ts';
import type { Settings } from '../../domain/settings.ts';

import { plannedBundleJson } from '../../report/formats/json/plan-file.ts';
import { describeChangedObject } from '../../report/words/names.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { isObject } from '../../util/json.ts';

/** The time that one rule may take for all changes, in milliseconds. Without a limit, nested loops and some patterns would not end. */
const maxMilliseconds = 1000;

/** A change, and the variables that the expressions of rules have for it. */
type RuleInput = { readonly variables: Variables; readonly change: Change; readonly bundle: Plan['bundles'][number] };

/** The changes of a plan that break rules of the config, or for which these cannot be evaluated; in the order of the rules. */
export function evaluateRulesOfConfig(
  plan: Plan,
  { rules }: Pick<Settings, 'rules'>,
  { today }: Pick<Runtime, 'today'>,
  milliseconds: number = maxMilliseconds,
): RuleFailure[] {
  const inputs = plan.bundles.flatMap((bundle) => {
    const { changes: changesJson, ...bundleJson } = plannedBundleJson(bundle, []);
    return changesJson.flatMap((change, index): RuleInput[] => {
      const plannedChange = bundle.changes[index];
      const variables = { change, bundle: { ...bundleJson, changes: changesJson }, today: new Date(today) };
      return plannedChange === undefined ? [] : [{ variables, change: plannedChange, bundle }];
    });
  });
  return rules.flatMap((rule) => evaluateRule(rule, inputs, milliseconds));
}

function evaluateRule(rule: Rule, inputs: readonly RuleInput[], milliseconds: number): RuleFailure[] {
  const isApplicable = rule.when === null ? () => true : parseBooleanExpression(rule.when);
  const holds = parseBooleanExpression(rule.expression);
  const formatMessage = parseMessage(rule.message);
  const failures: RuleFailure[] = [];
  let currentInput = inputs[0];
  const fail = (input: RuleInput, failure: Pick<RuleFailure, 'severity' | 'isEvaluated' | 'message'>): void => {
    const { change, bundle } = input;
    const { noun, name } = describeChangedObject(change, bundle.kind);
    failures.push({ rule: rule.name, bundle, object: `${noun} ${name}`, at: change.at, ...failure });
  };
  const failEvaluation = (input: RuleInput, message: Sentence): void =>
    fail(input, { severity: 'error', isEvaluated: false, message });
  const run = (): void => {
    for (const input of inputs) {
      currentInput = input;
      try {
        if (isApplicable(input.variables) && !holds(input.variables))
          fail(input, {
            severity: rule.severity,
            isEvaluated: true,
            message: [foreign(formatMessage(input.variables))],
          });
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error;
        failEvaluation(input, describeExpressionError(error));
      }
    }
  };
  if (!runWithin(milliseconds, run) && currentInput !== undefined)
    failEvaluation(currentInput, [`it takes longer than ${String(milliseconds)} ms`]);
  return failures;
}

const describeExpressionError = ({ reason, text, offset }: ExpressionError): Sentence =>
  say`${reason}${offset === null ? [] : say` at character ${offset + 1}`} of ${text}`;

/** Runs a function that may not end. Returns whether it ended in time. Only `node:vm` can stop a loop or a pattern. */
function runWithin(milliseconds: number, run: () => void): boolean {
  try {
    new Script('run()').runInContext(createContext({ run }), { timeout: milliseconds });
    return true;
  } catch (error) {
    if (isObject(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

/** The failures of rules with the severity `warning`, as problems. */
export const ruleWarnings = (failures: readonly RuleFailure[]): LocatedProblem[] =>
  failures
    .filter(({ severity }) => severity === 'warning')
    .map(({ rule, message, bundle, at: position }) => ({
      problem: {
        severity: 'warning',
        at: nowhere,
        code: 'broken-rule',
        rule,
        message,
        bundle: nameOfBundle(bundle),
      },
      position,
      first: null,
      excerpt: null,
    }));
