import { describe, expect, test } from 'vitest';
import {
  type Story,
  startStory,
  policyFiles,
  policyPath,
  proposal,
  messagesOf,
  startPolicies,
  policyYaml,
  expectGreen,
  expectRed,
} from './stories.ts';

const low = { slug: 'comment-on-low', severity: ['low'] };

async function previewed({ rig }: Story, change: Parameters<Story['rig']['pulls']['open']>[0] = proposal) {
  const number = await rig.propose(change);
  return number;
}

describe('merge_group', () => {
  test('accepts a fresh pull request, and writes nothing', async () => {
    const story = await startStory();
    const { rig } = story;
    const number = await previewed(story);
    const before = story.comment(number);
    const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) });
    expectGreen(run, 'changes', { creates: '1', 'comment-url': '' });
    expect(run.requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(story.comment(number)).toBe(before);
    expect(story.puts()).toEqual([]);
  });

  test.for<[string, RegExp, string, (story: Story) => unknown]>([
    [
      'is stale on the platform',
      /^Pull request #1 would be merged, but not applied\. The platform changed since the review/,
      'stale',
      (story) => story.edit([...startPolicies, low]),
    ],
    [
      'stands behind another change of the same policies',
      /^Pull request #1 would be merged, but not applied\. The files of remediation of acme are not those that were reviewed/,
      'refused',
      ({ rig }) => rig.pulls.pushTo('main', policyFiles([low])),
    ],
  ])('refuses a pull request that %s', async ([, says, outcome, happens]) => {
    const story = await startStory();
    const { rig } = story;
    const number = await previewed(story);
    await happens(story);
    const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) });
    expect(run).toMatchObject({ isGreen: false, outputs: { outcome } });
    expect(run.outputs['failure-reason']).toMatch(says);
    expect(messagesOf(run)).toContain(
      `error: ${run.outputs['failure-reason'] ?? ''}\nRun the preview of pull request #1 again and review it.`,
    );
    expect(run.summary).toContain('Then add it to the queue again.');
  });

  test('follows on_stale: with same-diff, another state with the same diff is accepted', async () => {
    const story = await startStory({ platform: { quirks: ['deployment-versions'] } });
    const { rig } = story;
    const number = await previewed(story);
    await story.editRules();
    const group = await rig.pulls.enqueue([number]);
    const refused = await rig.run({ event: 'merge_group', group });
    expect(refused.outputs).toMatchObject({ outcome: 'stale' });
    const passed = await rig.run({ event: 'merge_group', group }, { inputs: { 'on-stale': 'same-diff' } });
    expectGreen(passed, 'changes');
  });

  test('refuses what a guard would refuse after the merge', async () => {
    const files = { ...policyFiles(startPolicies), 'ifmatch.yaml': 'guards:\n  protected: [block-critical]\n' };
    const story = await startStory({ files });
    const change = { branch: 'weaken', files: { [policyPath({ slug: 'block-critical' })]: null } };
    const number = await previewed(story, change);
    const run = await story.rig.run({ event: 'merge_group', group: await story.rig.pulls.enqueue([number]) });
    expectRed(run, 'needs-approval');
    expect(messagesOf(run)).toContain('The protected policy');
  });

  test('refuses a pull request that could not be previewed', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open({ ...proposal, fork: 'mallory' });
    const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) });
    expectRed(run, 'refused');
    const says = /^Pull request #1 would be merged, but not applied\. Pull request #1 came from a fork/;
    expect(run.outputs['failure-reason']).toMatch(says);
    expect(messagesOf(run)).toContain('Push its branch to this repository and open a pull request from there');
  });

  test('refuses a pull request without changes at its preview that has changes now', async () => {
    const story = await startStory();
    const { rig } = story;
    const weaker = { slug: 'block-critical', severity: ['critical'] };
    await story.edit([weaker, ...startPolicies.filter(({ slug }) => slug !== weaker.slug)]);
    const number = await previewed(story, { branch: 'weaken', files: policyFiles([weaker]) });
    expect(story.comment(number)).toContain('Already live, deleted or looser');
    await story.edit(startPolicies);
    const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) });
    expectRed(run, 'stale');
    expect(run.outputs['failure-reason']).toContain(
      'Pull request #1 would be merged, but not applied. The platform changed since the review',
    );
  });

  test('fails without a token', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open({ branch: 'low', files: { [policyPath(low)]: policyYaml(low) } });
    const group = await rig.pulls.enqueue([number]);
    const run = await rig.run({ event: 'merge_group', group }, { inputs: { 'api-token': '' } });
    expectRed(run, 'failed');
    expect(messagesOf(run)).toContain('No API token.\nfix: Set the input api-token');
  });
});
