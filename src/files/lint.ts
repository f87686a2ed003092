import type { Bundle } from '../domain/bundle.ts';
import type { Vocabulary } from '../domain/preview.ts';
import type { Problem } from '../domain/problem.ts';
import { actionTypes } from './lint/action-types.ts';
import { companions } from './lint/companions.ts';
import { conditionTypes } from './lint/condition-types.ts';
import { conditionValues } from './lint/condition-values.ts';
import { exceptionKinds } from './lint/exception-kinds.ts';
import { exceptionScope } from './lint/exception-scope.ts';
import { expiry } from './lint/expiry.ts';
import type { Known, PolicyRule, Rule } from './lint/rule.ts';
import { rulesOnAndOff } from './lint/rules-on-and-off.ts';
import { rulesets } from './lint/rulesets.ts';
import { sameConditions } from './lint/same-conditions.ts';

const policyRules: readonly PolicyRule[] = [conditionTypes, conditionValues, actionTypes, companions, sameConditions];

const rules: readonly Rule[] = [rulesets, rulesOnAndOff, exceptionScope, exceptionKinds, expiry];

export type LintOptions = {
  /** The day in UTC, as 2027-01-31. */
  readonly today: string;
  /** What the platform knows; null where it was not asked or does not say. */
  readonly vocabularyOf: (bundle: Bundle) => Vocabulary | null;
};

/** What the shape of the files allows and sense does not. */
export function lint(bundles: readonly Bundle[], { today, vocabularyOf }: LintOptions): Problem[] {
  return bundles.flatMap((bundle) => {
    const known = { today, vocabulary: vocabularyOf(bundle) };
    return [...lintPolicies(bundle, known), ...rules.flatMap((rule) => rule(bundle, known))];
  });
}

function lintPolicies(bundle: Bundle, known: Known): Problem[] {
  if (bundle.kind !== 'remediation') return [];
  const judges = policyRules.map((rule) => rule(bundle, known));
  const problems: Problem[] = [];
  for (const policy of bundle.content.policies) {
    for (const judge of judges) for (const problem of judge(policy)) problems.push(problem);
  }
  return problems;
}
