import { expect, test } from 'vitest';
import {
  startStory,
  expectRefusal,
  policyFiles,
  additionalPolicy,
  policyPath,
  proposal,
  messagesOf,
  startPolicies,
  policyYaml,
  expectGreen,
  expectRed,
  startProposal,
} from './stories.ts';

test('a direct push is refused after waiting a minute for its pull request', async () => {
  const story = await startStory();
  const push = await story.rig.pulls.pushTo('main', proposal.files);
  const run = await story.rig.run({ event: 'push', push });
  expect(run.waited).toBe(60);
  expectRefusal(
    story,
    run,
    /^Commit [0-9a-f]{7} was pushed to main without a pull request, so what it changes was not reviewed: remediation of acme\.$/,
  );
  expect(run.summary).toContain(run.outputs['digest']);
  expect(messagesOf(run)).toContain(`run the workflow manually with the digest ${String(run.outputs['digest'])}`);
});

test('a push that changes no policies is green and quiet, and waits for nothing', async () => {
  const story = await startStory();
  for (const words of ['words\n', 'more words\n']) {
    const push = await story.rig.pulls.pushTo('main', { 'README.md': words });
    const run = await story.rig.run({ event: 'push', push });
    expectGreen(run, 'no-changes', { 'comment-url': '' });
    expect(run.waited).toBe(0);
    expect(run.annotations.map(({ level }) => level)).toEqual(['notice', 'notice']);
  }
  expect(story.puts()).toEqual([]);
});

test('a push to another branch than the default one applies nothing', async () => {
  const story = await startStory();
  const { pulls, repository } = story.rig;
  await repository.setRef('refs/heads/later', await repository.tip('main'));
  const run = await story.rig.run({ event: 'push', push: await pulls.pushTo('later', proposal.files) });
  expectGreen(run, 'valid');
  expect(messagesOf(run)).toContain('Nothing is applied from later: only main is.');
  expect(story.puts()).toEqual([]);
});

test('a pull request that changes no policies gets no comment, and its merge is quiet', async () => {
  const story = await startStory();
  const { rig } = story;
  const { number } = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
  const preview = await rig.preview(number);
  expectGreen(preview, 'no-changes', { 'comment-url': '' });
  const run = await rig.merge(number, {}, 'merge');
  expectGreen(run, 'no-changes');
  expect(rig.comments(number)).toEqual([]);
  expect(story.puts()).toEqual([]);
});

test('a push that brings several pull requests applies the first, and refuses the second until it is previewed on top of it', async () => {
  const story = await startStory();
  const { rig } = story;
  const low = { slug: 'comment-on-low', severity: ['low'] };
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: { [policyPath(low)]: policyYaml(low) } });
  for (const { number } of [one, two]) await rig.preview(number);
  const version = await story.version();
  const push = await rig.pulls.land(await rig.pulls.enqueue([one.number, two.number]));
  const run = await rig.run({ event: 'push', push });
  expect(story.puts()).toEqual([{ kind: 'remediation', deployment_id: '1234', if_match: version, status: 200 }]);
  expect(await story.live()).toEqual([...startPolicies, additionalPolicy].map(({ slug }) => slug).toSorted());
  expectRed(run, 'refused');
  expect(messagesOf(run)).toContain('notice: Applied to acme: 1 created');
  expect(run.outputs['creates']).toBe('1');
  expect(run.summary).toContain('**Pull request #1:** Applied to `acme`: 1 created');
  expect(run.summary).toMatch(/\*\*Pull request #2:\*\* The files of `remediation of acme` are not those/);
  expect(story.comment(one.number)).toContain('applied, 1 created');
  expect(story.comment(two.number)).toContain('Most likely another pull request was merged in between.');
});

test('an invalid merge is red whatever fail-on says, and its comment says why', async () => {
  const { story, rig, number } = await startProposal();
  await rig.pulls.pushTo('main', { 'policies/twice.yaml': policyYaml(additionalPolicy) });
  const push = await rig.pulls.merge(number, 'merge');
  const run = await rig.run({ event: 'push', push }, { inputs: { 'fail-on': 'looser' } });
  expectRed(run, 'invalid');
  const comment = story.comment(number);
  expect(comment).toContain('### Policies: not applied\n');
  expect(comment).toContain('The files are invalid since pull request #1 was merged.');
  expect(story.puts()).toEqual([]);
});

test('of a pull request pushed together with a later commit, only the commit is refused', async () => {
  const { story, rig, number } = await startProposal();
  const merged = await rig.pulls.merge(number, 'merge');
  const direct = await rig.pulls.pushTo('main', policyFiles([{ slug: 'comment-on-low', severity: ['low'] }]));
  const push = { ...direct, before: merged.before, commits: [...merged.commits, ...direct.commits] };
  const run = await rig.run({ event: 'push', push });
  expectRed(run, 'refused', { creates: '1' });
  expect(messagesOf(run)).toContain('was pushed to main without a pull request');
  expect(await story.live()).toEqual([...startPolicies, additionalPolicy].map(({ slug }) => slug).toSorted());
  expect(story.comment(number)).toContain('### Policies for `acme`: applied, 1 created\n');
});
