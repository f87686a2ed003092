import { expect, test } from 'vitest';
import { policyFile, editPolicies } from './small-files.ts';

test.for([
  ['a.yml', 'b.yml', 'c.yml'],
  ['a.YAML', 'b.yml', 'c.YAML'],
  ['a', 'b', 'c.yaml'],
  ['p.yaml.d/a.yml', 'p.yaml.d/b.yml', 'p.yaml.d/c.yml'],
  ['p/a.yaml', 'p/q/b.yaml', 'p/c.yaml'],
] as const)('next to %s and %s, a new policy is written to %s', ([first, second, third]) => {
  const { texts } = editPolicies({ [first]: policyFile('a'), [second]: policyFile('b') }, ['a', 'b', 'c']);
  expect([...texts]).toEqual([[third, policyFile('c')]]);
});
