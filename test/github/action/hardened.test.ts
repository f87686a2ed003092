import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitOutput } from '../../rig/git.ts';
import type { NewPull } from '../../rig/github/pulls.ts';
import {
  startStory,
  additionalPolicy,
  policyPath,
  proposal,
  messagesOf,
  startPolicies,
  policyYaml,
  expectGreen,
  expectRed,
} from './stories.ts';

const target = 'pull_request_target';

describe('pull_request_target', () => {
  test.for<[string, Partial<NewPull>]>([
    ['a branch', {}],
    ['a fork', { fork: 'mallory' }],
  ])('previews %s from git objects without a checkout, and its merge is applied', async ([, where]) => {
    const story = await startStory();
    const { rig } = story;
    const pull = await rig.pulls.open({ ...proposal, ...where });
    const run = await rig.run({ event: target, pull: pull.number });
    expectGreen(run, 'changes', { creates: '1' });
    expect(existsSync(join(run.workspace, policyPath(additionalPolicy)))).toBe(false);
    expect(await gitOutput(run.workspace, ['rev-parse', 'HEAD'])).toBe(await rig.repository.tip('main'));
    expect(await gitOutput(run.workspace, ['status', '--porcelain', '--untracked-files=no'])).toBe('');
    expect(run.requests.length).toBeLessThanOrEqual(8);
    const version = await story.version();
    const applied = await rig.merge(pull.number);
    expectGreen(applied, 'applied');
    expect(story.puts()).toMatchObject([{ if_match: version, status: 200 }]);
    expect(story.comment(pull.number)).toContain('applied, 1 created');
  });

  test('ignores the guards of the pull request', async () => {
    const files = Object.fromEntries(startPolicies.map((policy) => [policyPath(policy), policyYaml(policy)]));
    const story = await startStory({ files: { ...files, 'ifmatch.yaml': 'guards:\n  protected: [block-critical]\n' } });
    const { rig } = story;
    const change = { [policyPath({ slug: 'block-critical' })]: null, 'ifmatch.yaml': 'guards:\n  max_deletes: 100\n' };
    const { number } = await rig.pulls.open({ branch: 'weaken', files: change, fork: 'mallory' });
    const run = await rig.run({ event: target, pull: number });
    expectRed(run, 'needs-approval', { deletes: '1', effect: 'looser' });
    expect(story.comment(number)).toContain('The protected policy');
    const merged = await rig.merge(number);
    expectRed(merged, 'needs-approval');
    expect(story.puts()).toEqual([]);
  });

  test('reports that a pull request conflicts, also if it was mergeable before', async () => {
    const story = await startStory();
    const { rig } = story;
    const file = policyPath({ slug: 'block-critical' });
    const { number } = await rig.pulls.open({ branch: 'edit', files: { [file]: 'theirs\n' } });
    await rig.pulls.pushTo('main', { [file]: 'ours\n' });
    await rig.pulls.push(number, { [file]: 'theirs again\n' });
    const run = await rig.run({ event: target, pull: number });
    expectRed(run, 'failed');
    expect(run.outputs['failure-reason']).toMatch(
      /^GitHub has no merge of [0-9a-f]{40} with main at [0-9a-f]{40}: the base moved, or the two conflict\./,
    );
    expect(messagesOf(run)).toContain('Resolve the conflict, if there is one, and re-run this job.');
    expect(messagesOf(run)).not.toContain('bug');

    const { number: other } = await rig.pulls.open({ branch: 'never', files: { 'README.md': '' } });
    await rig.repository.setRef(`refs/pull/${String(other)}/merge`, null);
    rig.pulls.holdTestMerge(other);
    const never = await rig.run({ event: target, pull: other });
    expect(never.outputs['failure-reason']).toMatch(/^GitHub has no merge of/);
  });

  test('refers to the run of the newer commit if the pull request has one', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    const first = await rig.run({ event: target, pull: number });
    const newer = await rig.pulls.push(number, { 'README.md': 'words\n' });
    const again = await rig.rerun(first);
    expectGreen(again, 'no-changes', { 'comment-url': '' });
    expect(messagesOf(again)).toContain(`Pull request #1 was pushed since this run began: it is at ${newer}`);
  });
});
