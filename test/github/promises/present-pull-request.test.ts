import { describe, expect, test } from 'vitest';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import {
  startProposal,
  startStory,
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  otherPolicy,
  policyPath,
  proposal,
  messagesOf,
  startPolicies,
  type Story,
  policyYaml,
} from '../action/stories.ts';
import { watchPlatform } from '../action/intercept-platform.ts';
import { planFileOf } from './public-texts.ts';

// The present pull request counts, not the payload of the event.

/** All that is written on GitHub. */
const written = (rig: GitHubRig, number: number): string => JSON.stringify([rig.comments(number), rig.statuses]);

const writes = ({ requests }: Run): string[] =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, target }) => `${method} ${target}`);

/** The run is green, says that there is nothing to do, and leaves no trace on GitHub. */
function expectNothing(run: Run, says: RegExp): void {
  expectGreen(run, 'no-changes', { creates: '0', updates: '0', deletes: '0', 'comment-url': '' });
  expect(messagesOf(run)).toMatch(says);
  expect(writes(run)).toEqual([]);
  expect(run.summary).not.toContain('Merging applies');
  const plan = planFileOf(run);
  if (plan !== '') expect(JSON.parse(plan)).toMatchObject({ bundles: [] });
}

const last = (rig: GitHubRig, number: number): string => rig.comments(number).at(-1)?.body ?? '';

const targets = ['pull_request', 'pull_request_target'] as const;

describe('types: [closed]', () => {
  test.for(targets)('a pull request that is closed without a merge is left alone on %s', async (event) => {
    const { rig, number } = await startProposal();
    const before = written(rig, number);
    rig.pulls.close(number);
    expectNothing(await rig.run({ event, pull: number, action: 'closed' }), /Pull request #1 is closed/);
    expect(written(rig, number)).toBe(before);
  });

  test.for(targets)('one that was never previewed gets no comment on %s', async (event) => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    rig.pulls.close(number);
    expectNothing(await rig.run({ event, pull: number, action: 'closed' }), /is closed/);
    expect(rig.comments(number)).toEqual([]);
  });

  test.for(targets)('one that is merged is left to the push, which applies it, on %s', async (event) => {
    const { story, rig, number } = await startProposal();
    const push = await rig.pulls.merge(number, 'merge');
    const before = written(rig, number);
    expectNothing(await rig.run({ event, pull: number, action: 'closed' }), /Pull request #1 is merged/);
    expect(written(rig, number)).toBe(before);
    expectGreen(await rig.run({ event: 'push', push }), 'applied');
    const applied = written(rig, number);
    expectNothing(await rig.run({ event, pull: number, action: 'closed' }), /is merged/);
    expect(written(rig, number)).toBe(applied);
    expect(story.puts()).toHaveLength(1);
  });

  test.for<[string, RunOptions]>([
    ['without the API token', { inputs: { 'api-token': '' } }],
    ['with a token that only reads', { permissions: { contents: 'read', pull_requests: 'read', statuses: 'read' } }],
    ['without a checkout', { depth: null }],
    ['with command: preview', { inputs: { command: 'preview' } }],
  ])('a closed one is green %s', async ([, runOptions]) => {
    const { rig, number } = await startProposal();
    rig.pulls.close(number);
    const run = await rig.run({ event: 'pull_request_target', pull: number, action: 'closed' }, runOptions);
    expectNothing(run, /is closed/);
  });

  test('a closed one with broken files is green', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open({
      branch: 'broken',
      files: { [policyPath(additionalPolicy)]: 'name: 1\n' },
    });
    rig.pulls.close(number);
    expectNothing(await rig.run({ event: 'pull_request', pull: number, action: 'closed' }), /is closed/);
  });

  test('a run that was queued before the close writes nothing after it', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    const run = await rig.preview(number, { prepare: () => rig.pulls.close(number) });
    expectNothing(run, /is closed/);
    expect(rig.comments(number)).toEqual([]);
  });

  test('a close while the run works leaves no comment, no record and no promise', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    rig.fault('pulls/get', { before: () => rig.pulls.close(number) }, { skip: 1 });
    const run = await rig.preview(number);
    expect(run.isGreen, messagesOf(run)).toBe(true);
    expect(messagesOf(run)).toContain('the pull request was closed');
    expect(rig.comments(number)).toEqual([]);
    expect(rig.statuses).toEqual([]);
  });

  test('one that is reopened is previewed again, and its merge is applied', async () => {
    const { rig, number } = await startProposal();
    rig.pulls.close(number);
    await rig.run({ event: 'pull_request', pull: number, action: 'closed' });
    await rig.pulls.reopen(number);
    expectGreen(await rig.run({ event: 'pull_request', pull: number, action: 'reopened' }), 'changes');
    expectGreen(await rig.merge(number), 'applied');
  });
});

describe('a run of an earlier state', () => {
  test('writes nothing about a commit that is no longer the head', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    const run = await rig.preview(number, {
      prepare: () =>
        rig.pulls.push(number, {
          [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, severity: ['low'] }),
        }),
    });
    expectNothing(run, /was pushed since this run began/);
    expect(rig.comments(number)).toEqual([]);
    expectGreen(await rig.preview(number), 'changes');
  });

  test('run again after the merge, writes nothing and stays green', async () => {
    const { story, rig } = await startStory().then((one) => ({ story: one, rig: one.rig }));
    const { number } = await rig.pulls.open(proposal);
    const first = await rig.preview(number);
    expectGreen(await rig.merge(number), 'applied');
    const before = written(rig, number);
    expectNothing(await rig.rerun(first), /is merged/);
    expect(written(rig, number)).toBe(before);
    expect(story.puts()).toHaveLength(1);
  });
});

/** A pull request to `release`, where the platform has what `main` declares and not what `release` does. */
async function beginRelease(): Promise<{ story: Story; rig: GitHubRig; number: number; first: Run }> {
  const story = await startStory();
  const { rig } = story;
  await rig.pulls.createBranch('release');
  await rig.pulls.pushTo('release', policyFiles([otherPolicy]));
  const { head } = await rig.pulls.open({ ...proposal, branch: 'from-main' });
  const { number } = await rig.pulls.open({ branch: 'medium', from: head, base: 'release' });
  const first = await rig.preview(number);
  return { story, rig, number, first };
}

describe('a run again after a retarget', () => {
  test.for([true, false])(
    'previews against the present base, also when the old base is deleted (%s)',
    async (isDeleted) => {
      const { story, rig, number, first } = await beginRelease();
      expect(last(rig, number)).toContain('This goes to `release`, and only `main` is applied.');
      await rig.pulls.retarget(number, 'main');
      if (isDeleted) await rig.pulls.deleteBranch('release');
      const again = await rig.rerun(first);
      expectGreen(again, 'changes', { creates: '1', deletes: '0' });
      const comment = last(rig, number);
      expect(comment).not.toContain('release');
      expect(comment).toContain('Merging applies exactly this plan.');
      const version = await story.version();
      expectGreen(await rig.merge(number), 'applied');
      expect(story.puts()).toMatchObject([{ if_match: version, status: 200 }]);
      expect(await story.live()).toEqual([...startPolicies, additionalPolicy].map(({ slug }) => slug).toSorted());
    },
  );

  test('in the hardened workflow previews against the present base, too', async () => {
    const story = await startStory();
    const { rig } = story;
    await rig.pulls.createBranch('release');
    const { number } = await rig.pulls.open({ ...proposal, base: 'release' });
    const first = await rig.run({ event: 'pull_request_target', pull: number });
    await rig.pulls.retarget(number, 'main');
    await rig.pulls.deleteBranch('release');
    expectGreen(await rig.rerun(first), 'changes', { creates: '1' });
    expect(last(rig, number)).not.toContain('release');
    expectGreen(await rig.merge(number), 'applied');
  });

  test('of a pull request that GitHub itself moved to another base', async () => {
    const { story, rig, number: lower } = await startProposal();
    const { branch, head } = rig.pulls.get(lower);
    const upper = await rig.pulls.open({
      branch: 'upper',
      files: policyFiles([otherPolicy]),
      base: branch,
      from: head,
    });
    const first = await rig.preview(upper.number);
    expectGreen(await rig.merge(lower, {}, 'merge'), 'applied');
    await rig.pulls.deleteBranch(branch);
    expect(rig.pulls.get(upper.number).base).toBe('main');
    const again = await rig.rerun(first);
    expectGreen(again, 'changes', { creates: '1', deletes: '0' });
    expectGreen(await rig.merge(upper.number), 'applied');
    expect(await story.live()).toEqual(
      [...startPolicies, additionalPolicy, otherPolicy].map(({ slug }) => slug).toSorted(),
    );
  });

  test('to a branch that is not applied says so, and its merge applies nothing', async () => {
    const { story, rig, number } = await startProposal();
    await rig.pulls.createBranch('release');
    await rig.pulls.retarget(number, 'release');
    const run = await rig.run({ event: 'pull_request', pull: number, action: 'edited' });
    expect(run.isGreen, messagesOf(run)).toBe(true);
    expect(last(rig, number)).toContain('This goes to `release`, and only `main` is applied.');
    const merged = await rig.merge(number);
    expectGreen(merged, 'valid');
    expect(story.puts()).toEqual([]);
  });

  test('that happens while the run works leaves no promise about the old base', async () => {
    const story = await startStory();
    const { rig } = story;
    await rig.pulls.createBranch('release');
    const { number } = await rig.pulls.open({ ...proposal, base: 'release' });
    rig.fault('pulls/get', { before: () => rig.pulls.retarget(number, 'main') }, { skip: 1 });
    await rig.preview(number);
    expect(rig.comments(number)).toEqual([]);
    expectRed(await rig.merge(number), 'refused');
    expect(story.puts()).toEqual([]);
  });
});

/** A pull request whose neighbour was merged and applied after its test merge was made. */
async function beginNeighboured() {
  const story = await startStory();
  const { rig } = story;
  const neighbour = await rig.propose({ branch: 'neighbour', files: policyFiles([otherPolicy]) });
  const { number } = await rig.pulls.open(proposal);
  const applyNeighbour = async (): Promise<void> => expectGreen(await rig.merge(neighbour), 'applied');
  return { story, rig, number, applyNeighbour };
}

describe('a queued preview whose base moved since its test merge', () => {
  test.for(targets)('takes the present merge on %s', async (event) => {
    const { story, rig, number, applyNeighbour } = await beginNeighboured();
    const run = await rig.run({ event, pull: number }, { prepare: applyNeighbour });
    expectGreen(run, 'changes', { creates: '1', updates: '0', deletes: '0' });
    expect(`${last(rig, number)}${run.summary}`).not.toContain(otherPolicy.slug);
    const plan = JSON.parse(planFileOf(run)) as { bundles: { changes: { key: object }[] }[] };
    expect(plan.bundles.flatMap(({ changes }) => changes.map(({ key }) => key))).toEqual([
      { slug: additionalPolicy.slug },
    ]);
    expectGreen(await rig.merge(number), 'applied');
    expect(await story.live()).toEqual(
      [...startPolicies, additionalPolicy, otherPolicy].map(({ slug }) => slug).toSorted(),
    );
  });

  test('takes it with the whole history checked out, too', async () => {
    const { rig, number, applyNeighbour } = await beginNeighboured();
    const run = await rig.preview(number, { depth: 0, prepare: applyNeighbour });
    expectGreen(run, 'changes', { creates: '1', deletes: '0' });
    expect(last(rig, number)).not.toContain(otherPolicy.slug);
  });

  test('waits for GitHub to make it', async () => {
    const { rig, number, applyNeighbour } = await beginNeighboured();
    const run = await rig.preview(number, {
      async prepare() {
        await applyNeighbour();
        rig.delays.testMerge = 2;
      },
    });
    expectGreen(run, 'changes', { creates: '1', deletes: '0' });
    expect(last(rig, number)).not.toContain(otherPolicy.slug);
  });

  test('says that the base moved, and promises nothing, as long as GitHub has none', async () => {
    const { story, rig, number, applyNeighbour } = await beginNeighboured();
    rig.pulls.holdTestMerge(number);
    const { runOptions, take } = await watchPlatform(rig);
    const run = await rig.preview(number, { ...runOptions, prepare: applyNeighbour });
    expectRed(run, 'failed');
    expect(run.outputs['failure-reason']).toMatch(/the base moved/);
    expect(messagesOf(run)).toMatch(/[Rr]e-run/);
    expect(`${JSON.stringify(rig.comments(number))}${run.summary}${planFileOf(run)}`).not.toContain(otherPolicy.slug);
    expect(rig.comments(number)).toEqual([]);
    expect(rig.statuses.filter(({ sha }) => sha === rig.pulls.get(number).head)).toEqual([]);
    expect(take().some(({ method }) => method === 'PUT')).toBe(false);

    const puts = story.puts().length;
    await rig.pulls.remakeTestMerge(number);
    expectGreen(await rig.rerun(run), 'changes', { creates: '1', deletes: '0' });
    expectGreen(await rig.merge(number), 'applied');
    expect(story.puts()).toHaveLength(puts + 1);
  });

  test('says so for a conflict that came with the base, and leaves an earlier plan void', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open({
      branch: 'edit',
      files: { [policyPath({ slug: 'block-critical' })]: 'a\n' },
    });
    const run = await rig.preview(number, {
      prepare: () => rig.pulls.pushTo('main', { [policyPath({ slug: 'block-critical' })]: 'b\n' }),
    });
    expectRed(run, 'failed');
    expect(run.outputs['failure-reason']).toMatch(/conflict/);
    expect(rig.comments(number)).toEqual([]);
  });

  test('whose comment waits meanwhile records nothing that the merge could apply against the neighbour', async () => {
    const { story, rig, number, applyNeighbour } = await beginNeighboured();
    rig.fault('issues/create-comment', { before: applyNeighbour });
    const run = await rig.preview(number);
    expectGreen(run, 'changes', { creates: '1', deletes: '0' });
    await rig.merge(number);
    // The files of the merge have both policies, and nothing was reviewed that would delete one.
    expect(await story.live()).toContain(otherPolicy.slug);
  });

  test('recorded before, shows the plan of the present base in a new comment', async () => {
    const { story, rig, number, applyNeighbour } = await beginNeighboured();
    const first = await rig.preview(number);
    await applyNeighbour();
    const again = await rig.rerun(first);
    expectGreen(again, 'changes', { creates: '1', deletes: '0' });
    expect(last(rig, number)).toContain('**Changed since the review:**');
    expectGreen(await rig.merge(number), 'applied');
    expect(await story.live()).toEqual(
      [...startPolicies, additionalPolicy, otherPolicy].map(({ slug }) => slug).toSorted(),
    );
  });
});
