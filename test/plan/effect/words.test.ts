import { expect, test } from 'vitest';
import { plainText } from '../../../src/domain/sentence.ts';
import { describeCondition } from '../../../src/plan/effect/words.ts';

test.for([
  ['severity', 'any', 'severity is critical or high'],
  ['repository_tag', 'any', 'the repository is tagged critical or high'],
  ['repository_tag', 'none', 'the repository is not tagged critical or high'],
  // A name that itself contains «is».
  ['ai_issue', 'none', 'ai_issue is not critical or high'],
  ['severity', 'most', 'severity most of high, critical'],
])('a condition of type %s and mode %s reads: %s', ([type = '', mode = '', words]) => {
  expect(plainText(describeCondition({ type, mode, values: ['high', 'critical'] }))).toBe(words);
});
