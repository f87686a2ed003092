import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/domain/sentence.ts';
import { classifyWithoutBundle } from '../../../src/plan/effect/classify.ts';
import type { Condition } from '../../../src/generated/types.ts';
import { exceptionEntry, exclude, makePolicy } from '../build.ts';
import { effectOf, isWeakening, pairs, planOf } from './pairs.ts';

describe('the effect between two states of a bundle', () => {
  test.for(pairs)('$effect: $why', (pair) => {
    expect(effectOf(pair)).toBe(pair.effect);
  });

  test('there are enough pairs, and every possible loosening is reported as one', () => {
    const weakening = pairs.filter(isWeakening);
    expect(weakening.length).toBeGreaterThan(20);
    expect(weakening.filter((pair) => ['stricter', 'neutral'].includes(effectOf(pair)))).toEqual([]);
  });
});

test.for([
  ['an unknown action is added', 'adds action quarantine (the effect of action quarantine is not known)'],
  ['a condition of an unknown type is added', 'adds the condition that moon_phase is full'],
])('when %s, the plan says: %s', ([why, message]) => {
  const pairsWithReason = pairs.filter((pair) => pair.why === why);
  const changes = pairsWithReason.flatMap((pair) => planOf(pair).bundles[0]?.changes ?? []);
  expect(changes.map(({ effect, message: sentence }) => [effect, plainText(sentence)])).toEqual([['unknown', message]]);
});

const condition = (type: string, values: readonly string[], mode: 'any' | 'none' = 'any'): Condition => ({
  type,
  mode,
  values: [...values],
});
const tagged = condition('repository_tag', ['production']);

test.for<[string, readonly Condition[], readonly Condition[]]>([
  [
    'also matches vulnerability class `SSRF`',
    [condition('vulnerability_class', ['SQL Injection', 'XSS'])],
    [condition('vulnerability_class', ['SQL Injection', 'SSRF', 'XSS'])],
  ],
  [
    'no longer matches repository tag `b` alone',
    [condition('repository_tag', ['a', 'b'])],
    [condition('repository_tag', ['a'])],
  ],
  [
    'no longer matches repository tag `b`',
    [condition('repository_tag', ['a'], 'none')],
    [condition('repository_tag', ['a', 'b'], 'none')],
  ],
  [
    'stops blocking findings where severity is `high` or `medium` and the repository is tagged `production`',
    [condition('severity', ['critical', 'high', 'medium']), tagged],
    [condition('severity', ['critical']), tagged],
  ],
])('a change of the values of one condition reads: %s', ([expected, conditionsBefore, conditionsAfter]) => {
  const filters = (conditions: readonly Condition[]) => ({
    filters: { mode: 'all' as const, conditions: [...conditions] },
  });
  const [before, after] = [makePolicy('a', filters(conditionsBefore)), makePolicy('a', filters(conditionsAfter))];
  const { message } = classifyWithoutBundle({ object: 'RemediationPolicy', key: { slug: 'a' }, before, after });
  expect(message.map((piece) => (typeof piece === 'string' ? piece : `\`${piece.foreign}\``)).join('')).toBe(expected);
});

test('a new exception is classified by its type alone', () => {
  const entry = exceptionEntry(exclude('r'), null, {
    rulesets: [],
    rules: [],
    disabled: [],
    exception_type: 'exclude',
    created_by: 'mona',
  });
  expect(classifyWithoutBundle(entry)).toMatchObject({ effect: 'looser' });
});
