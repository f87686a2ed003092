import { describe, expect, test } from 'vitest';
import { git } from './rig/git.ts';
import type { Method } from './rig/pull.ts';
import type { Rig } from './rig/rig.ts';
import { ask, openRig } from './rig-client.ts';

const text = (middle: string) => `first: 1\n${'-\n'.repeat(9)}${middle}${'-\n'.repeat(9)}last: 1\n`;
const start = { 'policies/a.yaml': text('') };
const first = { 'policies/a.yaml': text('').replace('first: 1', 'first: 2') };
const last = { 'policies/a.yaml': text('').replace('last: 1', 'last: 2') };
const both = text('').replaceAll(': 1', ': 2');

const parentsOf = (rig: Rig, ref: string) => git(rig.repository.folder, ['log', '-1', '--format=%P', ref]);
const content = (rig: Rig, ref: string) => rig.repository.read(ref, 'policies/a.yaml');
const numbersOf = async (rig: Rig, sha: string): Promise<number[]> => {
  const { json } = await ask(rig, await rig.mintToken(), { path: `/commits/${sha}/pulls` });
  return json.map(({ number }: { number: number }) => number);
};

describe('a pull request', () => {
  test('has a test merge of its two sides', async () => {
    const rig = await openRig({ files: start });
    const pull = await rig.pulls.open({ branch: 'one', files: first });
    const { after } = await rig.pulls.pushTo('main', last);
    expect(await content(rig, `refs/pull/${pull.number}/head`)).toBe(first['policies/a.yaml']);
    await rig.pulls.refresh(pull.number);
    expect(await content(rig, `refs/pull/${pull.number}/merge`)).toBe(both);
    expect(await parentsOf(rig, pull.testMerge!)).toBe(`${after} ${pull.head}`);
  });

  test('keeps its test merge while nothing moves, and gets another with each push', async () => {
    const rig = await openRig({ files: start });
    const pull = await rig.pulls.open({ branch: 'one', files: first });
    const { head, testMerge } = pull;
    expect((await rig.pulls.refresh(pull.number)).testMerge).toBe(testMerge);
    await rig.pulls.push(pull.number, last);
    expect(pull.testMerge).not.toBe(testMerge);
    expect([pull.lastMerge, pull.lastHead]).toEqual([testMerge, head]);
    expect(await content(rig, 'one')).toBe(last['policies/a.yaml']);
  });

  test('with a conflict has none, cannot be merged and runs no workflow', async () => {
    const rig = await openRig({ files: start });
    const pull = await rig.pulls.open({ branch: 'one', files: first });
    await rig.pulls.pushTo('main', { 'policies/a.yaml': text('').replace('first: 1', 'first: 3') });
    const { json } = await ask(rig, await rig.mintToken(), { path: `/pulls/${pull.number}` });
    expect(json).toMatchObject({ mergeable: false, mergeable_state: 'dirty', merge_commit_sha: null });
    for (const method of ['merge', 'squash', 'rebase', 'queue'] as const) {
      await expect(rig.pulls.merge(pull.number, method)).rejects.toThrow(/conflict/i);
    }
    await expect(rig.run({ event: 'pull_request', pull: pull.number })).rejects.toThrow('has a conflict');
    expect(pull.merged).toBeNull();
  });

  test('takes in its base when its branch is updated', async () => {
    const rig = await openRig({ files: start });
    const pull = await rig.pulls.open({ branch: 'one', files: first });
    await rig.pulls.pushTo('main', last);
    await rig.pulls.updateBranch(pull.number);
    expect(await content(rig, 'one')).toBe(both);
  });

  test.for<[Method, number, number]>([
    ['merge', 3, 2],
    ['squash', 1, 1],
    ['rebase', 2, 1],
    ['queue', 3, 2],
  ])('merged by %s brings %i commits, the last with %i parents', async ([method, commits, parents]) => {
    const rig = await openRig({ files: start });
    const pull = await rig.pulls.open({ branch: 'one', files: first });
    await rig.pulls.push(pull.number, { 'policies/new.yaml': 'new: 1\n' });
    const { after: before } = await rig.pulls.pushTo('main', last);
    const push = await rig.pulls.merge(pull.number, method);
    expect(push).toMatchObject({ ref: 'refs/heads/main', before, after: await rig.repository.tip('main') });
    expect(await content(rig, 'main')).toBe(both);
    expect(push.commits).toHaveLength(commits);
    expect((await parentsOf(rig, push.after)).split(' ')).toHaveLength(parents);
    for (const { sha } of push.commits) expect(await numbersOf(rig, sha)).toEqual([pull.number]);
    // The branch's own commits came along only where they were not written anew.
    expect(await numbersOf(rig, pull.head)).toEqual(parents === 2 ? [pull.number] : []);
    expect(await numbersOf(rig, before)).toEqual([]);
    const { json } = await ask(rig, await rig.mintToken(), { path: `/pulls/${pull.number}` });
    expect(json).toMatchObject({
      merged: true,
      state: 'closed',
      merge_commit_sha: push.after,
      merged_by: { login: 'mona' },
    });
  });

  test('is found by its commits while it is open', async () => {
    const rig = await openRig({ files: start });
    const pull = await rig.pulls.open({ branch: 'one', files: first });
    await rig.pulls.open({ branch: 'two', files: last });
    expect(await numbersOf(rig, pull.head)).toEqual([pull.number]);
    await rig.pulls.close(pull.number);
    expect(await numbersOf(rig, pull.head)).toEqual([]);
    await expect(rig.pulls.merge(pull.number, 'merge')).rejects.toThrow('not open');
  });

  test('of a fork has its head outside the repository', async () => {
    const rig = await openRig({ files: start });
    const { number } = await rig.pulls.open({ branch: 'main', files: first, fork: 'mallory' });
    const { json } = await ask(rig, await rig.mintToken(), { path: `/pulls/${number}` });
    expect(json.head).toMatchObject({ label: 'mallory:main', repo: { full_name: 'mallory/policies', fork: true } });
    expect(json.base.repo.full_name).toBe('acme/policies');
    expect(await content(rig, 'main')).toBe(text(''));
    await rig.pulls.merge(number, 'squash');
    expect(await content(rig, 'main')).toBe(first['policies/a.yaml']);
  });
});

describe('a merge queue', () => {
  test('builds several pull requests on each other and lands them in one push', async () => {
    const rig = await openRig({ files: start });
    const [one, two] = [
      await rig.pulls.open({ branch: 'one', files: first }),
      await rig.pulls.open({ branch: 'two', files: last }),
    ];
    const group = await rig.pulls.enqueue([one.number, two.number], 'squash');
    expect(await content(rig, group.ref)).toBe(both);
    expect(await content(rig, 'main')).toBe(text(''));
    const push = await rig.pulls.land(group);
    expect(push.after).toBe(group.head);
    expect(push.commits.map(({ message }) => message)).toEqual(['Change one (#1)', 'Change two (#2)']);
    expect([await numbersOf(rig, push.commits[0]!.sha), await numbersOf(rig, push.after)]).toEqual([[1], [2]]);
    expect(await rig.repository.resolve(group.ref)).toBeNull();
  });

  test('does not land what was built on another base', async () => {
    const rig = await openRig({ files: start });
    const { number } = await rig.pulls.open({ branch: 'one', files: first });
    const group = await rig.pulls.enqueue([number]);
    await rig.pulls.pushTo('main', last);
    await expect(rig.pulls.land(group)).rejects.toThrow('has moved');
  });
});

test('the same story makes the same commits in each run', async () => {
  const story = async () => {
    const rig = await openRig({ files: start });
    const { number, testMerge, head } = await rig.pulls.open({ branch: 'one', files: first });
    const { after } = await rig.pulls.merge(number, 'rebase');
    // GitHub writes commits anew also where nothing would need it.
    expect(after).not.toBe(head);
    return [testMerge, after];
  };
  expect(await story()).toEqual(await story());
});
