import type { Bundle } from '../domain/bundle.ts';
import { slugOf } from '../domain/declared-policies.ts';
import { policyId } from '../domain/object.ts';
import type { Vocabulary } from '../domain/preview.ts';
import type { Problem, ProblemCode } from '../domain/problem.ts';
import { actionTypes } from './lint/action-types.ts';
import { companions } from './lint/companions.ts';
import { conditionTypes } from './lint/condition-types.ts';
import { conditionValues } from './lint/condition-values.ts';
import { exceptionKinds } from './lint/exception-kinds.ts';
import { exceptionScope } from './lint/exception-scope.ts';
import { expiry } from './lint/expiry.ts';
import { oddItems, oddTexts } from './lint/odd-characters.ts';
import type { PolicyRule, Rule } from './lint/rule.ts';
import { rulesOnAndOff } from './lint/rules-on-and-off.ts';
import { rulesets } from './lint/rulesets.ts';
import { sameConditions } from './lint/same-conditions.ts';

type Rules = { readonly ofPolicies: readonly PolicyRule[]; readonly ofBundles: readonly Rule[] };

/** What hangs on what a platform knows. */
const byVocabulary: Rules = {
  ofPolicies: [conditionTypes, conditionValues, actionTypes, companions],
  ofBundles: [rulesets, exceptionKinds],
};

/** What the shape of the files allows and sense does not, as far as it can be told offline. `today` is the day in UTC, as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const { ofPolicies, ofBundles } = byVocabulary;
  const rules: Rules = {
    ofPolicies: [...ofPolicies, sameConditions, oddTexts],
    ofBundles: [...ofBundles, rulesOnAndOff, exceptionScope, expiry(today), oddItems],
  };
  return bundles.flatMap((bundle) => [...broken(rules, bundle, null), ...inBrokenPolicies(bundle, today)]);
}

/** What is wrong with broken policies beside their shape, so that no mistake hides another. */
function inBrokenPolicies(bundle: Bundle, today: string): Problem[] {
  const rules: Rules = { ofPolicies: [...byVocabulary.ofPolicies, oddTexts], ofBundles: [expiry(today)] };
  return (bundle.broken ?? []).flatMap(({ policy, at, notes }) => {
    const id = policyId(slugOf(policy));
    const alone: Bundle = {
      deployment: bundle.deployment,
      origins: new Map([[id, at]]),
      notes: new Map(notes === null ? [] : [[id, notes]]),
      kind: 'remediation',
      content: { policies: [policy] },
    };
    const isUnread = policy.actions.some(({ type }) => type === '');
    return broken(rules, alone, null).filter((problem) => {
      if (problem.code === 'missing-companion') return !isUnread;
      return !('value' in problem && problem.value === '') && !('type' in problem && problem.type === '');
    });
  });
}

/** Whether a problem is only a guess offline: once the platform has answered, it is an error or it is nothing. */
export const isGuess = ({ code }: Problem): boolean => guesses.has(code);

const guesses: ReadonlySet<ProblemCode> = new Set([
  'unknown-condition-type',
  'unknown-condition-value',
  'unknown-action-type',
  'missing-companion',
]);

/** What the platform does not know, in place of the guesses. All else was found offline. */
export const lintKnown = (bundle: Bundle, vocabulary: Vocabulary): Problem[] =>
  broken(byVocabulary, bundle, vocabulary);

const broken = ({ ofPolicies, ofBundles }: Rules, bundle: Bundle, vocabulary: Vocabulary | null): Problem[] => [
  ...lintPolicies(ofPolicies, bundle, vocabulary),
  ...ofBundles.flatMap((rule) => rule(bundle, vocabulary)),
];

function lintPolicies(rules: readonly PolicyRule[], bundle: Bundle, vocabulary: Vocabulary | null): Problem[] {
  if (bundle.kind !== 'remediation') return [];
  const judges = rules.map((rule) => rule(bundle, vocabulary));
  const problems: Problem[] = [];
  for (const policy of bundle.content.policies) {
    for (const judge of judges) for (const problem of judge(policy)) problems.push(problem);
  }
  return problems;
}
