import { expect, test } from 'vitest';
import {
  startTwoBundles,
  startStory,
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  policyPath,
  proposal,
  messagesOf,
  startPolicies,
  policyYaml,
} from './stories.ts';

// The first policy of the default branch is only meant to be there for a while.
const [temporary] = startPolicies;
const until = (day: string) => ({
  [policyPath(temporary ?? additionalPolicy)]: `${policyYaml(temporary ?? additionalPolicy)}x-expires: ${day}\n`,
});

test('an expired entry stops a review of its bundle, and nothing else', async () => {
  const { rig } = await startTwoBundles({ files: until('2020-01-31') });
  const other = await rig.pulls.open({
    branch: 'rules',
    files: { 'policies/code.yaml': 'product: code\nrulesets: [p/default]\nrules: [a.b]\n' },
  });
  const run = await rig.preview(other.number);
  expectGreen(run, 'changes');
  expect(messagesOf(run)).toContain('warning: the policy expired at the end of 2020-01-31 (UTC)');
  expectGreen(await rig.merge(other.number), 'applied');

  const own = await rig.pulls.open(proposal);
  const refused = await rig.preview(own.number);
  expectRed(refused, 'invalid');
  expect(messagesOf(refused)).toContain('error: the policy expired at the end of 2020-01-31 (UTC)');

  const renewed = await rig.pulls.open({
    branch: 'renewed',
    files: { ...policyFiles([additionalPolicy]), ...until('2999-01-31') },
  });
  expectGreen(await rig.preview(renewed.number), 'changes');
});

test('a merge of what was reviewed before is only warned', async () => {
  const { rig } = await startStory({ files: { ...policyFiles(startPolicies), ...until('2026-11-20') } });
  const number = await rig.propose(proposal, { day: '2026-11-20' });
  const run = await rig.merge(number, { day: '2026-11-21' });
  expectGreen(run, 'applied');
  expect(messagesOf(run)).toContain('warning: the policy expired at the end of 2026-11-20 (UTC)');
});

test('the drift issue lists what has expired and what will, and is closed once that is renewed', async () => {
  const { rig } = await startStory({ files: { ...policyFiles(startPolicies), ...until('2020-01-31') } });
  const permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' } as const;
  const look = () => rig.run({ event: 'schedule' }, { depth: 0, permissions, day: '2026-11-20' });
  expectGreen(await look(), 'no-changes', { drift: 'false' });
  expect(rig.issues()).toMatchObject([{ title: 'Drift in acme: 1 expired', state: 'open' }]);
  expect(rig.issues()[0]?.body).toContain('the policy expired at the end of `2020-01-31` (UTC)');
  const soon = '2026-11-23';
  await rig.pulls.pushTo('main', {
    [policyPath(additionalPolicy)]: null,
    'policies/comment-on-high.yaml': `${policyYaml(startPolicies[1] ?? additionalPolicy)}x-expires: ${soon}\n`,
  });
  await look();
  expect(rig.issues()[0]?.body).toContain(`the policy expires in 3 days, at the end of \`${soon}\` (UTC)`);
  await rig.pulls.pushTo('main', until('2999-01-31'));
  await look();
  expect(rig.issues()).toMatchObject([{ state: 'closed' }]);
});
