import { expect, test } from 'vitest';
import {
  startStory,
  expectRefusal,
  policyFiles,
  additionalPolicy,
  proposal,
  startPolicies,
  expectGreen,
  startProposal,
} from './stories.ts';

const byHand = { slug: 'made-by-hand', severity: ['low'] };

test('after an edit on the platform nothing is sent, and the comment shows what changed', async () => {
  const { story, rig, number } = await startProposal();
  await story.edit([...startPolicies, byHand]);
  const run = await rig.merge(number, {}, 'merge');
  expectRefusal(story, run, /^The platform changed since the review/, 'stale');
  const comment = story.comment(number);
  for (const text of [`\`${await story.version()}\``, '`made-by-hand`']) expect(comment).toContain(text);
  expect(comment).toContain('#### Since the review: `acme` remediation');
  expect(comment).toContain(`manually with the digest \`${String(run.outputs['digest'])}\``);
  expect(await story.live()).toContain('made-by-hand');

  const hand = await rig.run(
    { event: 'workflow_dispatch' },
    { inputs: { 'plan-digest': run.outputs['digest'] ?? '' } },
  );
  expectGreen(hand, 'applied', { deletes: '1', creates: '1' });
  expect(await story.live()).toEqual([...startPolicies, additionalPolicy].map(({ slug }) => slug).toSorted());
});

test('an edit that removes a part of the reviewed diff is refused even with same-diff', async () => {
  const { story, rig, number } = await startProposal();
  await story.edit([...startPolicies, byHand]);
  const push = await rig.pulls.merge(number, 'merge');
  const run = await rig.run({ event: 'push', push }, { inputs: { 'on-stale': 'same-diff' } });
  expect(await story.live()).toContain('made-by-hand');
  expectRefusal(story, run, /^The platform changed since the review/, 'stale');
});

test('after an unrelated edit the merge is refused by default, and with same-diff applied at the current version', async () => {
  const story = await startStory({ platform: { quirks: ['deployment-versions'] } });
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  const preview = await rig.preview(number);
  const reviewed = await story.version();
  await story.editRules();
  const now = await story.version();
  expect(now).not.toBe(reviewed);
  const refused = await rig.merge(number);
  expectRefusal(story, refused, /^The platform changed since the review/, 'stale');
  expect(story.comment(number)).toContain('### Policies: not applied\n');

  const applied = await rig.rerun(refused, { inputs: { 'on-stale': 'same-diff' } });
  expectGreen(applied, 'applied', { creates: '1', updates: '0', deletes: '0' });
  expect(applied.outputs['digest']).toBe(preview.outputs['digest']);
  expect(story.puts()).toEqual([{ kind: 'remediation', deployment_id: '1234', if_match: now, status: 200 }]);
  expect(story.comment(number)).toContain('applied, 1 created');
});

test('on_stale is read from the config of the base branch', async () => {
  const config = { 'ifmatch.yaml': 'on_stale: same-diff\n' };
  const files = policyFiles(startPolicies);
  for (const [base, change, outcome] of [
    [config, {}, 'applied'],
    [{}, config, 'stale'],
  ] as const) {
    const story = await startStory({ files: { ...files, ...base }, platform: { quirks: ['deployment-versions'] } });
    const { rig } = story;
    const number = await rig.propose({ ...proposal, files: { ...proposal.files, ...change } });
    await story.editRules();
    const run = await rig.merge(number);
    expect(run.outputs).toMatchObject({ outcome });
  }
});
