import { expect, test } from 'vitest';
import { policyId } from '../../../src/domain/bundle.ts';
import { editPolicies, list, live } from './small-files.ts';

test('a policy whose live value cannot be written is not taken for another one of its name', () => {
  const before = list('aa', 'bb').replace('    slug: aa\n', '');
  const policies = [live('aa', { name: 'a\u{85}' }), 'bb', live('cc', { name: 'aa' })];
  const { texts, touched, undone } = editPolicies({ 'a.yaml': before }, policies, { only: [policyId('cc')] });
  const added = list('cc').replace('name: cc', 'name: aa').replace('policies:\n', '');
  expect(texts.get('a.yaml')).toBe(`${before}\n${added}`);
  expect(touched).toEqual([{ id: policyId('cc'), verb: 'create', file: 'a.yaml' }]);
  expect(undone).toEqual([]);
});

test('a policy that gives its slug is not taken for another one of its name', () => {
  const { texts, touched } = editPolicies({ 'a.yaml': list('aa', 'bb') }, ['bb', live('cc', { name: 'aa' })]);
  expect(texts.get('a.yaml')).toBe(list('bb', 'cc').replace('name: cc', 'name: aa'));
  expect(touched).toEqual([
    { id: policyId('aa'), verb: 'delete', file: 'a.yaml' },
    { id: policyId('cc'), verb: 'create', file: 'a.yaml' },
  ]);
});
