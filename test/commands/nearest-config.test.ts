import { expect, test } from 'vitest';
import { configOf } from '../../src/commands/scope.ts';
import { memory } from '../files/memory.ts';

test('paths of two configs are refused by their names, the one of the repository among them', () => {
  const files = { 'team/ifmatch.yaml': '', 'team/a.yaml': '', 'b.yaml': '' };
  const asked = { paths: ['team', 'b.yaml'], config: null, deployment: null, judge: null };
  expect(() => configOf({ ...asked, source: memory(files) })).toThrow('(team/ifmatch.yaml, none)');
  expect(() => configOf({ ...asked, source: memory({ ...files, 'ifmatch.yaml': '' }) })).toThrow(
    '(team/ifmatch.yaml, ifmatch.yaml)',
  );
});
