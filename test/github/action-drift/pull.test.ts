import { expect, test } from 'vitest';
import { filesOf, more, pathOf, said, start, yaml } from '../action/stories.ts';
import { git } from '../rig/git.ts';
import type { Rig } from '../rig/rig.ts';
import { asJob, beginDrift, lookForPulls, writes } from './drifting.ts';

const branch = 'ifmatch/drift-acme';
const stricter = { ...start[1]!, severity: ['high', 'critical'] };
const edited = [start[0]!, stricter];

/** What the branch says of a policy. */
const onBranch = (rig: Rig, path = pathOf(stricter)): Promise<string> => rig.repository.read(branch, path);

test('drift appears, grows, is merged and is gone: one pull request brings the edits', async () => {
  const story = await beginDrift();
  const { rig } = story;
  expect(writes(await lookForPulls(rig))).toEqual([]);

  await story.edit(edited);
  const first = await lookForPulls(rig);
  expect(first.outputs).toMatchObject({
    outcome: 'changes',
    drift: 'true',
    'drift-url': `${rig.server}/acme/policies/pull/1`,
  });
  expect(writes(first)).toEqual(['git/create-tree', 'git/create-commit', 'git/create-ref', 'pulls/create']);
  expect(rig.pulls.get(1)).toMatchObject({ branch, base: 'main', author: 'github-actions[bot]', isOpen: true });
  expect(await onBranch(rig)).toBe(yaml(stricter));
  const body = await bodyOf(rig, 1);
  expect(body).toMatch(/^<!-- ifmatch:drift:v1:[\w-]+ -->\n/);
  for (const text of ["**Merging accepts the platform's edits:**", '**Closing this and applying', '`comment-on-high`'])
    expect(body).toContain(text);
  expect(writes(await lookForPulls(rig))).toEqual([]);

  await story.edit([...edited, more]);
  const grown = await lookForPulls(rig);
  expect(writes(grown)).toEqual(['git/create-tree', 'git/create-commit', 'git/update-ref', 'pulls/update']);
  expect(await onBranch(rig, pathOf(more))).toContain('comment-on-medium');
  expect(rig.pulls.all()).toHaveLength(1);

  const push = await rig.pulls.merge(1, 'squash');
  const applied = await rig.run({ event: 'push', push });
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  const gone = await lookForPulls(rig);
  expect(gone.outputs).toMatchObject({ drift: 'false', 'drift-url': '' });
  expect(writes(gone)).toEqual(['git/delete-ref']);
  expect(writes(await lookForPulls(rig))).toEqual([]);
  expect(story.puts()).toEqual([]);
});

const bodyOf = async (rig: Rig, number: number): Promise<string> =>
  ((await asJob(rig, 'GET', `/pulls/${String(number)}`)) as { body: string }).body;

test('drift that is reverted closes the pull request with one line, and deletes its branch', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit(edited);
  await lookForPulls(rig);
  await story.edit(start);
  const gone = await lookForPulls(rig);
  expect(writes(gone)).toEqual(['pulls/update', 'issues/create-comment', 'git/delete-ref']);
  expect(rig.pulls.get(1).isOpen).toBe(false);
  expect((await rig.comments(1)).map(({ body }) => body.slice(0, 18))).toEqual(['The drift is gone:']);
  await story.edit(edited);
  await lookForPulls(rig);
  expect(rig.pulls.all().map(({ number, isOpen }) => [number, isOpen])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('a base branch that moves is taken into the branch, and nothing of it is reverted', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit(edited);
  await lookForPulls(rig);
  await rig.pulls.pushTo('main', { 'README.md': 'words\n' });
  const moved = await lookForPulls(rig);
  expect(writes(moved)).toEqual(['git/create-tree', 'git/create-commit', 'git/update-ref', 'pulls/update']);
  expect(await rig.repository.read(branch, 'README.md')).toBe('words\n');
  expect(await onBranch(rig)).toBe(yaml(stricter));
  expect(writes(await lookForPulls(rig))).toEqual([]);
  await rig.pulls.merge(1, 'merge');
  expect(writes(await lookForPulls(rig))).toEqual(['git/delete-ref']);
});

test('what a move of the base branch lets it take over is told as well, though the drift is the same', async () => {
  const [one, two] = start.map(pathOf);
  const files = { ...filesOf(start), 'ifmatch.yaml': `policies: [${one}, ${two}]\n` };
  const story = await beginDrift({ files });
  const { rig } = story;
  await story.edit([...edited, more]);
  await lookForPulls(rig);
  expect(await bodyOf(rig, 1)).toContain('1 object of 2 is taken over here.');
  await rig.pulls.pushTo('main', { 'ifmatch.yaml': 'policies: policies\n' });
  await lookForPulls(rig);
  expect(await onBranch(rig, pathOf(more))).toContain(more.slug);
  expect(await bodyOf(rig, 1)).not.toContain('taken over here.');
  expect(writes(await lookForPulls(rig))).toEqual([]);
});

test('what waits in the repository is not reverted by the pull request, and alone makes none', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await rig.pulls.pushTo('main', filesOf([more]));
  const waiting = await lookForPulls(rig);
  expect(waiting.outputs).toMatchObject({ drift: 'true', 'drift-url': '' });
  expect(said(waiting)).toContain('holds no edit of the platform that could be offered');
  await story.edit(edited);
  await lookForPulls(rig);
  expect(await onBranch(rig)).toBe(yaml(stricter));
  expect(await onBranch(rig, pathOf(more))).toBe(yaml(more));
  expect(await bodyOf(rig, 1)).toContain('1 object of 2 is taken over here.');
  await story.edit(start);
  const left = await lookForPulls(rig);
  expect(writes(left)).toEqual(['pulls/update', 'issues/create-comment', 'git/delete-ref']);
  expect((await rig.comments(1))[0]?.body).toContain('No edit of the platform is left');
});

test('a clone that is too short says how to get the history', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await rig.pulls.pushTo('main', { [pathOf(start[0]!)]: yaml(start[0]!, '# words\n') });
  await story.edit(edited);
  const run = await lookForPulls(rig, { depth: 1 });
  expect(said(run)).toContain('fetch-depth: 0');
  expect(rig.pulls.all()).toEqual([]);
  await lookForPulls(rig);
  const short = await lookForPulls(rig, { depth: 1 });
  expect(writes(short)).toEqual([]);
  expect(said(short)).toContain('What tells of drift stays as it is.');
  expect(rig.pulls.all()).toMatchObject([{ isOpen: true }]);
  await story.edit(start);
  await lookForPulls(rig, { depth: 1 });
  expect(rig.pulls.all()).toMatchObject([{ isOpen: false }]);
});

test('two runs at the same moment end with one pull request', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit(edited);
  await Promise.all([lookForPulls(rig), lookForPulls(rig), lookForPulls(rig)]);
  expect(rig.pulls.all().filter(({ isOpen }) => isOpen)).toHaveLength(1);
  expect(await onBranch(rig)).toBe(yaml(stricter));
  await lookForPulls(rig);
  expect(rig.pulls.all()).toHaveLength(1);
});

test.for(['git/create-ref', 'pulls/create'])(
  'another run that is faster at %s leaves one pull request',
  async (operation) => {
    const story = await beginDrift();
    const { rig } = story;
    await story.edit(edited);
    rig.fault(operation, { before: () => lookForPulls(rig) });
    const run = await lookForPulls(rig);
    expect(said(run)).toContain('it was left as it is');
    expect(rig.pulls.all()).toMatchObject([{ number: 1, isOpen: true }]);
    expect(await onBranch(rig)).toBe(yaml(stricter));
  },
);

test('a branch and a pull request of a fork by the same names are nothing to us', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await rig.pulls.open({ branch, fork: 'mallory', files: { 'note.txt': 'mine\n' } });
  await story.edit(edited);
  expect((await lookForPulls(rig)).outputs['drift-url']).toContain('/pull/2');
  await story.edit(start);
  await lookForPulls(rig);
  expect(rig.pulls.all().map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

test('answers that are lost make nothing twice', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit(edited);
  for (const operation of ['git/create-tree', 'git/create-commit', 'git/create-ref', 'pulls/create'])
    rig.fault(operation, { reset: 'after' });
  const first = await lookForPulls(rig);
  expect(first.outputs['drift-url']).toContain('/pull/1');
  expect(said(first)).not.toContain('as it is');
  await story.edit([...edited, more]);
  for (const operation of ['git/update-ref', 'pulls/update']) rig.fault(operation, { reset: 'after' });
  await lookForPulls(rig);
  expect(await onBranch(rig, pathOf(more))).toContain('comment-on-medium');
  await story.edit(start);
  rig.fault('git/delete-ref', { reset: 'after' });
  await lookForPulls(rig);
  expect(rig.pulls.all().map(({ isOpen }) => isOpen)).toEqual([false]);
  expect(await rig.comments(1)).toHaveLength(1);
});

test.for([
  [{ contents: 'read', pull_requests: 'write', statuses: 'write' }, '"contents: write"'],
  [{ contents: 'write', pull_requests: 'read', statuses: 'write' }, '"pull-requests: write"'],
] as const)('without a permission the run is green and names it: %j', async ([permissions, needed]) => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit(edited);
  const run = await lookForPulls(rig, { permissions });
  expect(said(run)).toContain('warning: The drift of acme could not be told in a pull request:');
  expect(said(run)).toContain(needed);
  expect(run.summary).toContain('comment-on-high');
  expect(run.outputs).toMatchObject({ drift: 'true', 'drift-url': '' });
  const later = await lookForPulls(rig);
  expect(later.outputs['drift-url']).toContain('/pull/1');
});

test('a repository whose Actions may open no pull requests says where to allow it', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit(edited);
  const message = 'GitHub Actions is not permitted to create or approve pull requests.';
  rig.fault('pulls/create', { status: 403, body: { message } }, { times: 2 });
  const run = await lookForPulls(rig);
  expect(said(run)).toContain('tick "Allow GitHub Actions to create and approve pull requests"');
  expect(run.summary).toContain('tick "Allow GitHub Actions');
  const head = await rig.repository.tip(branch);
  await lookForPulls(rig);
  expect(await rig.repository.tip(branch)).toBe(head);
  await story.edit(start);
  expect(writes(await lookForPulls(rig))).toEqual(['git/delete-ref']);
});

test('a policy that was deleted on the platform takes its file away, and the checkout stays as it was', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit([stricter, more]);
  const { workspace } = await lookForPulls(rig);
  const files = await git(rig.repository.folder, ['ls-tree', '-r', '--name-only', branch]);
  expect(files.split('\n')).toEqual([pathOf(stricter), pathOf(more)]);
  expect(await git(workspace, ['status', '--porcelain'])).toBe('?? ifmatch-plan.json');
});
