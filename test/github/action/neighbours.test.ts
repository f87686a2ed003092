import { expect, test } from 'vitest';
import { beginStory, filesOf, more, pathOf, proposal, said, start, yaml } from './stories.ts';

const low = { slug: 'comment-on-low', severity: ['low'] };

test('after an apply, an open pull request whose record no longer holds is marked, and becomes fresh by a re-run on top of the merge', async () => {
  const story = await beginStory();
  const { rig } = story;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: { [pathOf(low)]: yaml(low) } });
  await rig.run({ event: 'pull_request', pull: one.number });
  const preview = await rig.run({ event: 'pull_request', pull: two.number });
  const before = await story.version();
  await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'squash') });

  const stale = await story.comment(two.number);
  expect(stale).toMatch(/^<!-- ifmatch:record:v1:/);
  expect(stale).toContain('### Policies for `acme`: stale, do not merge yet');
  expect(stale).toMatch(/pull request #`?1`? was applied/);
  for (const version of [before, await story.version()]) expect(stale).toContain(`\`${version}\``);
  expect(rig.statuses).toMatchObject([
    {
      sha: two.head,
      state: 'failure',
      description: 'Pull request #1 changed the platform. Re-run the preview by hand.',
    },
  ]);

  const again = await rig.rerun(preview);
  // The event is the old one, so its merge would take back what the first pull request brought.
  expect(again).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', creates: '1', deletes: '0' } });
  const [old, fresh] = (await rig.comments(two.number)).map(({ body }) => body);
  expect(old).toContain('### Policies for `acme`: superseded\n');
  expect(fresh).toContain('### Policies for `acme`: 1 create; enforcement: stricter\n');
  expect(fresh).toContain('The changes are the reviewed ones; only the state version changed.');
  expect(rig.statuses.at(-1)).toMatchObject({ sha: two.head, state: 'success', context: 'ifmatch / fresh' });
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(two.number, 'squash') });
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(await story.live()).toEqual([...start, more, low].map(({ slug }) => slug).toSorted());
});

test('a pull request whose record still holds is left alone', async () => {
  const story = await beginStory();
  const { rig } = story;
  const one = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
  const two = await rig.pulls.open(proposal);
  await rig.run({ event: 'pull_request', pull: two.number });
  const before = (await rig.comments(two.number))[0];
  await rig.pulls.merge(one.number, 'squash');
  await rig.run({ event: 'schedule' });
  expect((await rig.comments(two.number))[0]).toEqual(before);
  expect(rig.statuses).toEqual([]);
});

test('a pull request that was refused is not said to have changed the platform', async () => {
  const story = await beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': 'guards: { max_deletes: 0 }\n' } });
  const { rig } = story;
  const one = await rig.pulls.open({ branch: 'less', files: { [pathOf({ slug: 'comment-on-high' })]: null } });
  const two = await rig.pulls.open({ branch: 'low', files: filesOf([low]) });
  await rig.run({ event: 'pull_request', pull: two.number });
  await story.edit([...start, more]);
  await rig.run({ event: 'pull_request', pull: one.number });
  const refused = await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'squash') });
  expect(refused).toMatchObject({ isGreen: false, outputs: { outcome: 'needs-approval' } });
  expect(story.puts()).toEqual([]);
  const comment = await story.comment(two.number);
  expect(comment).toContain('### Policies for `acme`: stale, do not merge yet');
  expect(comment).not.toContain('was applied');
  expect(rig.statuses).toMatchObject([
    { sha: two.head, description: 'The platform changed since the review. Re-run the preview by hand.' },
  ]);
});

test('an answer that names no state makes no pull request stale', async () => {
  const story = await beginStory({ platform: { quirks: ['legacy-rejections'] } });
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  await rig.run({ event: 'pull_request', pull: number });
  const before = (await rig.comments(number))[0];
  const gone = `${yaml(low)}  - { type: jira, config: { project: GONE } }\n`;
  await rig.pulls.pushTo('main', { [pathOf(low)]: gone });
  expect(await rig.run({ event: 'schedule' })).toMatchObject({ outputs: { outcome: 'invalid' } });
  expect((await rig.comments(number))[0]).toEqual(before);
  expect(rig.statuses).toEqual([]);
});

test('a re-run goes by the guards of now', async () => {
  const story = await beginStory();
  const { rig } = story;
  const pull = await rig.pulls.open({ branch: 'less', files: { [pathOf({ slug: 'comment-on-high' })]: null } });
  const first = await rig.run({ event: 'pull_request', pull: pull.number });
  expect(first).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', deletes: '1' } });
  await rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards:\n  max_deletes: 0\n' });
  const again = await rig.rerun(first);
  expect(again).toMatchObject({ isGreen: false, outputs: { outcome: 'needs-approval', deletes: '1' } });
  expect(said(again)).toContain('Set max_deletes: 1 (or the input max-deletes of a run by hand).');
  expect(said(again)).not.toContain('--');
});

test('a job that may not set statuses still previews and applies, and says what it could not do', async () => {
  const story = await beginStory();
  const { rig } = story;
  const permissions = { contents: 'read', pull_requests: 'write' } as const;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: filesOf([low]) });
  await rig.run({ event: 'pull_request', pull: one.number }, { permissions });
  const preview = await rig.run({ event: 'pull_request', pull: two.number }, { permissions });
  const again = await rig.rerun(preview, { permissions });
  expect(again).toMatchObject({ isGreen: true, outputs: { outcome: 'changes' } });
  expect(said(again)).toContain('statuses: write');
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'merge') }, { permissions });
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(said(applied)).toContain('statuses: write');
  expect(await story.comment(two.number)).toContain('stale, do not merge yet');
});

test('a job that may not set statuses says of every stale pull request in its comment that it is', async () => {
  const story = await beginStory();
  const { rig } = story;
  const permissions = { contents: 'read', pull_requests: 'write' } as const;
  const one = await rig.pulls.open(proposal);
  const others = [
    await rig.pulls.open({ branch: 'low', files: filesOf([low]) }),
    await rig.pulls.open({ branch: 'lower', files: filesOf([{ ...low, slug: 'comment-on-lower' }]) }),
  ];
  for (const { number } of [one, ...others]) await rig.run({ event: 'pull_request', pull: number }, { permissions });
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'merge') }, { permissions });
  for (const { number } of others) expect(await story.comment(number)).toContain('stale, do not merge yet');
  expect(said(applied).split('statuses: write')).toHaveLength(2);
});

test('a re-run that failed does not call the preview fresh, and one of an older run does', async () => {
  const story = await beginStory();
  const { rig } = story;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: filesOf([low]) });
  const first = await rig.run({ event: 'pull_request', pull: two.number });
  const newer = await rig.run({ event: 'pull_request', pull: two.number, action: 'reopened' });
  await rig.run({ event: 'pull_request', pull: one.number });
  await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'squash') });
  expect(rig.statuses).toMatchObject([{ sha: two.head, state: 'failure' }]);

  const lost = await rig.rerun(newer, { inputs: { 'api-token': 'a token that was revoked long ago' } });
  expect(lost).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(await story.comment(two.number)).toContain('stale, do not merge yet');
  expect(rig.statuses).toHaveLength(1);

  await rig.rerun(first);
  const [, fresh] = await rig.comments(two.number);
  expect(fresh?.body).toContain('### Policies for `acme`: 1 create; enforcement: stricter\n');
  expect(rig.statuses.at(-1)).toMatchObject({ sha: two.head, state: 'success' });
});

test('a preview of a newer commit that ends while others are marked as stale leaves its commit as it is', async () => {
  const story = await beginStory();
  const { rig } = story;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: filesOf([low]) });
  await rig.run({ event: 'pull_request', pull: one.number });
  await rig.run({ event: 'pull_request', pull: two.number });
  const push = await rig.pulls.merge(one.number, 'squash');
  const after = async (): Promise<void> => {
    await rig.pulls.push(two.number, { 'README.md': 'words\n' });
    await rig.run({ event: 'pull_request', pull: two.number });
  };
  // By this list the apply knows which comments may be stale; those of each pull request are looked at anew before one is written.
  rig.fault('issues/list-comments-for-repo', { after });
  const applied = await rig.run({ event: 'push', push });
  expect(said(applied)).toContain('a newer run has written it');
  expect(await story.comment(two.number)).toContain('### Policies for `acme`: 1 create; enforcement: stricter\n');
  expect(rig.statuses).toEqual([]);
});

test('a pull request to another branch is not promised that its merge is applied', async () => {
  const story = await beginStory();
  const { rig } = story;
  await rig.repository.setRef('refs/heads/release', await rig.repository.tip('main'));
  const { number } = await rig.pulls.open({ ...proposal, base: 'release' });
  await rig.run({ event: 'pull_request', pull: number });
  expect(await story.comment(number)).toContain(
    'This goes to `release`, and only `main` is applied. Once it reaches `main`, merging applies exactly this plan',
  );
});

test('an open pull request is marked also behind hundreds of newer comments', async () => {
  const story = await beginStory();
  const { rig } = story;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: filesOf([low]) });
  for (const { number } of [two, one]) await rig.run({ event: 'pull_request', pull: number });
  for (let at = 0; at < 500; at += 1) await rig.asUser('mona').comment(one.number, `Remark ${String(at)}`);
  await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'squash') });
  expect(await story.comment(two.number)).toContain('stale, do not merge yet');
});
