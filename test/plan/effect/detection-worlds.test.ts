import { expect, test } from 'vitest';
import type { DetectionBundle } from '../../../src/generated/types.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { declaredDetection, diffOfDetection, planOfBundle } from '../build.ts';

// All that a bundle can say of one rule, one ruleset that may hold it, and one project.
const flags = [false, true];
const types = [null, 'include', 'exclude'] as const;
const bundles = flags.flatMap((listed) =>
  flags.flatMap((disabled) =>
    flags.flatMap((ruleset) => types.map((type) => bundleOf(listed, disabled, ruleset, type))),
  ),
);

function bundleOf(listed: boolean, disabled: boolean, ruleset: boolean, type: (typeof types)[number]): DetectionBundle {
  return {
    rulesets: ruleset ? ['p/a'] : [],
    rules: listed ? ['r'] : [],
    disabled: disabled ? ['r'] : [],
    exceptions: type === null ? [] : [{ exception_type: type, rule: 'r', rule_type: 'rule', project: 'acme/api' }],
  };
}

/** Where the rule runs, if the ruleset holds it or not: in the project, elsewhere, and the rest of the ruleset. */
function runs({ rulesets, rules, disabled, exceptions }: DetectionBundle, holds: boolean): boolean[] {
  const elsewhere = disabled.length === 0 && (rules.length > 0 || (rulesets.length > 0 && holds));
  const type = exceptions[0]?.exception_type;
  return [type === undefined ? elsewhere : type === 'include', elsewhere, rulesets.length > 0];
}

const pairs = bundles.flatMap((live) => bundles.map((sent) => ({ live, sent })));

function effectOf({ live, sent }: (typeof pairs)[number]): string {
  return makePlan([planOfBundle(declaredDetection(sent), diffOfDetection(live, sent))]).summary.effect;
}

/** Whether something surely runs before and not after, or the other way round, with a ruleset that holds the rule or does not. */
const changes = ({ live, sent }: (typeof pairs)[number], from: boolean): boolean =>
  flags.some((holds) => {
    const is = runs(sent, holds);
    return runs(live, holds).some((was, index) => was === from && is[index] !== from);
  });

test('a change that may stop a rule is never stricter or neutral', () => {
  const losing = pairs.filter((pair) => changes(pair, true));
  expect(losing.length).toBeGreaterThan(200);
  expect(losing.filter((pair) => ['stricter', 'neutral'].includes(effectOf(pair)))).toEqual([]);
});

test('a change that may start a rule is never looser or neutral', () => {
  const gaining = pairs.filter((pair) => changes(pair, false));
  expect(gaining.length).toBeGreaterThan(200);
  expect(gaining.filter((pair) => ['looser', 'neutral'].includes(effectOf(pair)))).toEqual([]);
});
