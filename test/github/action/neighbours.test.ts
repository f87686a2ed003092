import { expect, test } from 'vitest';
import { type GitHubRig, withoutStatuses } from '../../rig/github/github-rig.ts';
import {
  startProposal,
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

const failures = ({ statuses }: GitHubRig) => statuses.filter(({ state }) => state === 'failure');

const low = { slug: 'comment-on-low', severity: ['low'] };

test('an apply marks open pull requests as stale, and a re-run makes them fresh again', async () => {
  const story = await startStory();
  const { rig } = story;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: { [policyPath(low)]: policyYaml(low) } });
  await rig.preview(one.number);
  const preview = await rig.preview(two.number);
  const before = await story.version();
  await rig.merge(one.number);

  const stale = story.comment(two.number);
  expect(stale).toContain('### Policies: stale, do not merge yet');
  expect(stale).toMatch(/pull request #`?1`? was applied/);
  for (const version of [before, await story.version()]) expect(stale).toContain(`\`${version}\``);
  expect(failures(rig)).toMatchObject([
    {
      sha: two.head,
      state: 'failure',
      description: 'Pull request #1 changed the platform. Re-run the preview.',
    },
  ]);

  const again = await rig.rerun(preview);
  // The event is the old one, so its merge would take back what the first pull request brought.
  expectGreen(again, 'changes', { creates: '1', deletes: '0' });
  const [old, fresh] = rig.comments(two.number).map(({ body }) => body);
  expect(old).toContain('### Policies: superseded\n');
  expect(fresh).toContain('### Policies for `acme`: 1 stricter\n');
  expect(fresh).toContain('The changes are exactly the reviewed ones.');
  expect(rig.statuses.at(-1)).toMatchObject({ sha: two.head, state: 'success', context: 'ifmatch / fresh' });
  const applied = await rig.merge(two.number);
  expectGreen(applied, 'applied');
  expect(await story.live()).toEqual([...startPolicies, additionalPolicy, low].map(({ slug }) => slug).toSorted());
});

test('a pull request whose record is still valid is not changed', async () => {
  const story = await startStory();
  const { rig } = story;
  const one = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
  const two = await rig.pulls.open(proposal);
  await rig.preview(two.number);
  const before = [rig.comments(two.number)[0], rig.statuses.length];
  await rig.pulls.merge(one.number, 'squash');
  await rig.run({ event: 'schedule' });
  expect([rig.comments(two.number)[0], rig.statuses.length]).toEqual(before);
});

test('a re-run uses the current guards', async () => {
  const story = await startStory();
  const { rig } = story;
  const pull = await rig.pulls.open({ branch: 'less', files: { [policyPath({ slug: 'comment-on-high' })]: null } });
  const first = await rig.preview(pull.number);
  expectGreen(first, 'changes', { deletes: '1' });
  await rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards:\n  max_deletes: 0\n' });
  const again = await rig.rerun(first);
  expectRed(again, 'needs-approval', { deletes: '1' });
  expect(messagesOf(again)).toContain('set max_deletes: 1 in ifmatch.yaml on the base branch');
  expect(messagesOf(again)).not.toContain('--');
});

test('without statuses: write a preview is red and promises nothing, and one that changes no bundle is green', async () => {
  const story = await startStory();
  const { rig } = story;
  const runOptions = { permissions: withoutStatuses };
  const number = await rig.propose(proposal, runOptions);
  const run = await rig.preview(number, runOptions);
  expectRed(run, 'refused');
  for (const text of [messagesOf(run), run.summary])
    expect(text).toContain('This plan is not recorded, so merging does not apply it');
  expect(messagesOf(run)).toContain('Give the job the permission "statuses: write"');
  expect(story.comment(number)).not.toContain('Merging applies exactly this plan');
  const words = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
  expectGreen(await rig.preview(words.number, runOptions), 'no-changes');
  expectRed(await rig.merge(number), 'refused');
  expect(story.puts()).toEqual([]);
});

test('an apply without statuses: write warns that it cannot be marked as settled', async () => {
  const { story, rig, number } = await startProposal();
  const run = await rig.merge(number, { permissions: withoutStatuses });
  expectGreen(run, 'applied');
  expect(messagesOf(run)).toMatch(/warning: Commit [0-9a-f]{7} could not be marked as settled/);
  expect(messagesOf(run)).toContain('statuses: write');
  expect(story.comment(number)).toContain('applied, 1 created');
});

test('the comment on a pull request to another branch does not promise an apply', async () => {
  const story = await startStory();
  const { rig } = story;
  await rig.repository.setRef('refs/heads/release', await rig.repository.tip('main'));
  const number = await rig.propose({ ...proposal, base: 'release' });
  expect(story.comment(number)).toContain(
    'This goes to `release`, and only `main` is applied. Merging applies nothing: a pull request to `main` gets a plan of its own.',
  );
});
