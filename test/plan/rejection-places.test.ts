import { expect, test } from 'vitest';
import { rejectionProblems } from '../../src/plan/plan.ts';
import { policy, remediation } from './build.ts';

const bundle = remediation([
  policy('a', {
    actions: [
      { type: 'block' },
      { type: 'jira', config: { project: 'SEC', kind: 'Bug' } },
      { type: 'slack_app', config: { channel: '#a', thread: '#b' } },
    ],
  }),
]);

const placeOf = (value: string): string | undefined =>
  rejectionProblems(bundle, [{ code: 'X', message: 'No.', policySlug: 'a', context: { value } }])[0]?.at.pointer.join(
    '/',
  );

test('a value that the platform rejects is found in the settings of whichever action has it', () => {
  expect(placeOf('SEC')).toBe('policies/0/actions/1/config/project');
  expect(placeOf('Bug')).toBe('policies/0/actions/1/config/kind');
  expect(placeOf('#b')).toBe('policies/0/actions/2/config/thread');
});
