import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitOutput } from '../../rig/git.ts';
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
  policyYaml,
} from '../action/stories.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { planFileOf } from './public-texts.ts';

const strict = 'guards: { max_deletes: 0 }\n';
const lax = 'guards: { max_deletes: 100 }\n';
const removal = { [policyPath({ slug: 'comment-on-high' })]: null };

const last = (rig: GitHubRig, number: number): string => rig.comments(number).at(-1)?.body ?? '';

describe('the guards are those of the base branch', () => {
  test.for(['pull_request', 'pull_request_target'] as const)(
    'also if the pull request loosens them, on %s',
    async (event) => {
      const story = await startStory({ files: { ...policyFiles(startPolicies), 'ifmatch.yaml': strict } });
      const { rig } = story;
      const { number } = await rig.pulls.open({ branch: 'loosen', files: { ...removal, 'ifmatch.yaml': lax } });
      expectRed(await rig.run({ event, pull: number }), 'needs-approval', { deletes: '1' });
      expectRed(await rig.merge(number), 'needs-approval');
      expect(story.puts()).toEqual([]);
    },
  );

  test('in a run again on the merge, whose own commit has looser ones', async () => {
    const story = await startStory({ files: { ...policyFiles(startPolicies), 'ifmatch.yaml': strict } });
    const { rig } = story;
    const number = await rig.propose({ branch: 'loosen', files: { ...removal, 'ifmatch.yaml': lax } });
    const run = await rig.merge(number);
    expectRed(await rig.rerun(run), 'needs-approval');
    expect(story.puts()).toEqual([]);
  });

  test('that the pull request goes to, and not of the default branch', async () => {
    const { rig } = await startStory({ files: { ...policyFiles(startPolicies), 'ifmatch.yaml': lax } });
    await rig.pulls.createBranch('release');
    await rig.pulls.pushTo('release', { 'ifmatch.yaml': strict });
    const { number } = await rig.pulls.open({ branch: 'fewer', files: removal, base: 'release' });
    expectRed(await rig.preview(number), 'needs-approval', { deletes: '1' });
  });

  test.for<[string, RunOptions]>([
    ['in the clone', { prepare: (workspace) => gitOutput(workspace, ['tag', '--force', 'main', 'refs/tags/lax']) }],
    [
      'and of the reference that a fetch of the branch makes',
      { depth: 0, prepare: (workspace) => gitOutput(workspace, ['tag', 'origin/main', 'refs/tags/lax']) },
    ],
  ])('and not of a tag with its name %s', async ([, { prepare, ...runOptions }]) => {
    const story = await startStory({ files: { ...policyFiles(startPolicies), 'ifmatch.yaml': strict } });
    const { rig } = story;
    // The commit of the tag has looser guards, and is what the attacker would have the run read.
    const { head } = await rig.pulls.open({ branch: 'lax', files: { 'ifmatch.yaml': lax } });
    await rig.repository.setRef('refs/tags/main', head);
    await rig.repository.setRef('refs/heads/refs/tags/main', head);
    const withTag = {
      ...runOptions,
      async prepare(workspace: string) {
        await gitOutput(workspace, ['fetch', '--quiet', `file://${rig.repository.folder}`, `${head}:refs/tags/lax`]);
        await prepare?.(workspace);
      },
    };
    const { number } = await rig.pulls.open({ branch: 'fewer', files: removal });
    for (const event of ['pull_request', 'pull_request_target'] as const) {
      const run = await rig.run({ event, pull: number }, withTag);
      expectRed(run, 'needs-approval', { deletes: '1' });
      expectFullNames(run);
    }
    const validated = await rig.preview(number, { ...withTag, inputs: { 'api-token': '' } });
    expectFullNames(validated);
    const merged = await rig.merge(number, withTag);
    expectRed(merged, 'needs-approval');
    expectFullNames(merged);
    expect(story.puts()).toEqual([]);
  });
});

/** Whatever is read at a reference names a commit, or a branch by its full name. */
function expectFullNames({ requests }: Run): void {
  for (const { target, operation } of requests) {
    const query = new URL(target, 'http://rig').searchParams;
    if (operation === 'repos/get-content') expect(query.get('ref')).toMatch(/^(?:refs\/heads\/.+|[0-9a-f]{40})$/);
    if (operation === 'repos/list-commits') expect(query.get('sha')).toMatch(/^(?:refs\/heads\/.+|[0-9a-f]{40})$/);
    if (operation === 'git/get-ref') expect(target).toContain('/git/ref/heads%2F');
  }
}

describe('actions/checkout with path:', () => {
  const inFolder = { path: 'repo', inputs: { 'working-directory': 'repo' } };

  test.for(['pull_request', 'pull_request_target'] as const)('is previewed and applied on %s', async (event) => {
    const story = await startStory();
    const { rig } = story;
    const { number, head } = await rig.pulls.open(proposal);
    const run = await rig.run({ event, pull: number }, inFolder);
    expectGreen(run, 'changes', { creates: '1', 'plan-file': 'ifmatch-plan.json' });
    // Links lead to the file in the repository, not in the workspace.
    expect(last(rig, number)).toContain(`/blob/${head}/${policyPath(additionalPolicy)}#L1`);
    expect(planFileOf(run)).toContain(additionalPolicy.slug);
    expectGreen(await rig.merge(number, inFolder), 'applied');
    expect(await story.live()).toContain(additionalPolicy.slug);
  });

  test('it is the same review as without a path', async () => {
    const { story, rig, number } = await startProposal();
    expectGreen(await rig.preview(number, inFolder), 'changes');
    expect(rig.comments(number)).toHaveLength(1);
    expectGreen(await rig.merge(number, inFolder), 'applied');
    expect(story.puts()).toHaveLength(1);
  });

  test('with the policies in a folder of the repository, whose guards hold', async () => {
    const files = Object.fromEntries(
      Object.entries(policyFiles(startPolicies)).map(([path, text]) => [`team/${path}`, text]),
    );
    const story = await startStory({ files: { ...files, 'team/ifmatch.yaml': strict } });
    const { rig } = story;
    const runOptions = { path: 'deep/repo', inputs: { 'working-directory': 'deep/repo/team' } };
    const { number } = await rig.pulls.open({
      branch: 'fewer',
      files: { [`team/${policyPath({ slug: 'comment-on-high' })}`]: null, 'team/ifmatch.yaml': lax },
    });
    expectRed(await rig.preview(number, runOptions), 'needs-approval', { deletes: '1' });
    const { number: adding } = await rig.pulls.open({
      branch: 'adding',
      files: { [`team/${policyPath(additionalPolicy)}`]: policyYaml(additionalPolicy) },
    });
    expectGreen(await rig.preview(adding, runOptions), 'changes', { creates: '1' });
    expectGreen(await rig.merge(adding, runOptions), 'applied');
  });

  test('beside another repository at the root of the workspace', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    const runOptions = {
      ...inFolder,
      async prepare(workspace: string) {
        await gitOutput(workspace, ['init', '--quiet', '--template=']);
        mkdirSync(join(workspace, 'policies'));
        writeFileSync(join(workspace, 'policies', 'theirs.yaml'), policyYaml(otherPolicy));
      },
    };
    const run = await rig.preview(number, runOptions);
    expectGreen(run, 'changes', { creates: '1' });
    expect(last(rig, number)).not.toContain(otherPolicy.slug);
    expectGreen(await rig.merge(number, runOptions), 'applied');
  });

  test('a mistake is marked at its file of the repository', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open({
      branch: 'broken',
      files: { [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, severity: ['mediun'] }) },
    });
    const run = await rig.preview(number, inFolder);
    expectRed(run, 'invalid');
    const files = run.annotations.flatMap(({ properties }) => properties['file'] ?? []);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toBe(policyPath(additionalPolicy));
  });

  test.for<[string, Readonly<Record<string, string>>]>([
    ['without a working-directory', {}],
    ['with that of another folder', { 'working-directory': 'elsewhere' }],
  ])('%s the refusal says what to set', async ([, inputs]) => {
    const { story, rig, number } = await startProposal();
    for (const run of [
      await rig.preview(number, { path: 'repo', inputs }),
      await rig.merge(number, { path: 'repo', inputs }),
    ]) {
      expectRed(run, 'failed');
      expect(messagesOf(run)).toContain('working-directory');
      expect(messagesOf(run)).not.toMatch(/permission/);
    }
    expect(story.puts()).toEqual([]);
  });

  test('a working-directory that leaves the repository by a link is refused', async () => {
    const { story, rig, number } = await startProposal();
    const runOptions = {
      path: 'repo',
      inputs: { 'working-directory': 'repo/outside' },
      prepare: (workspace: string) => symlinkSync(dirname(workspace), join(workspace, 'repo', 'outside')),
    };
    expect((await rig.preview(number, runOptions)).isGreen).toBe(false);
    expect((await rig.merge(number, runOptions)).isGreen).toBe(false);
    expect(story.puts()).toEqual([]);
  });
});

describe('a container without git', () => {
  const empty = { env: { PATH: temporaryFolder() } };
  /** Without git, actions/checkout downloads the files. */
  const downloaded = {
    ...empty,
    depth: null,
    prepare(workspace: string) {
      for (const [path, text] of Object.entries(policyFiles([...startPolicies, additionalPolicy]))) {
        mkdirSync(join(workspace, dirname(path)), { recursive: true });
        writeFileSync(join(workspace, path), text ?? '');
      }
    },
  };

  test.for<[string, RunOptions]>([
    ['with a clone of another container', empty],
    ['with downloaded files', downloaded],
  ])('%s is jobContext to install git, and nothing of permissions', async ([, runOptions]) => {
    const { story, rig, number } = await startProposal();
    const before = rig.comments(number).length;
    const target = await rig.run({ event: 'pull_request_target', pull: number }, runOptions);
    const preview = await rig.preview(number, runOptions);
    const group = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) }, runOptions);
    const byHand = await rig.run({ event: 'workflow_dispatch' }, runOptions);
    const applied = await rig.merge(number, runOptions);
    for (const run of [target, preview, group, byHand, applied]) {
      expectRed(run, 'failed');
      expect(run.outputs['failure-reason']).toMatch(/git/);
      expect(messagesOf(run)).toMatch(/[Ii]nstall git/);
      expect(messagesOf(run)).not.toMatch(/permission|contents: read|fetch-depth/);
    }
    expect(story.puts()).toEqual([]);
    expect(rig.comments(number)).toHaveLength(before);
    const again = await rig.rerun(applied);
    expectGreen(again, 'applied');
  });
});

describe('stacked pull requests with one merge commit', () => {
  /** Two pull requests, the upper one on top of the lower one; both are previewed. */
  async function beginStack(order: 'lower first' | 'upper first' = 'lower first') {
    const story = await startStory();
    const { rig } = story;
    const openLower = () => rig.pulls.open({ branch: 'lower', files: policyFiles([additionalPolicy]) });
    let lower = 0;
    let upper = 0;
    if (order === 'lower first') {
      const { number, head } = await openLower();
      lower = number;
      upper = (await rig.pulls.open({ branch: 'upper', files: policyFiles([otherPolicy]), from: head })).number;
    } else {
      const first = await rig.pulls.open({ branch: 'upper', files: policyFiles([additionalPolicy]) });
      upper = first.number;
      lower = (await rig.pulls.open({ branch: 'lower', from: first.head })).number;
      await rig.pulls.push(upper, policyFiles([otherPolicy]));
    }
    await rig.preview(lower);
    await rig.preview(upper);
    return { story, rig, lower, upper };
  }

  const both = [...startPolicies, additionalPolicy, otherPolicy].map(({ slug }) => slug).toSorted();

  test.for(['lower first', 'upper first'] as const)(
    'the one whose head is merged is applied, and settles the other (%s)',
    async (order) => {
      const { story, rig, lower, upper } = await beginStack(order);
      const push = await rig.pulls.merge(upper, 'merge');
      expect(rig.pulls.get(lower).merged?.sha).toBe(push.after);
      const run = await rig.run({ event: 'push', push });
      expectGreen(run, 'applied', { creates: '2' });
      expect(story.puts()).toHaveLength(1);
      expect(await story.live()).toEqual(both);
      expect(messagesOf(run)).toContain(
        `Pull request #${String(lower)} was merged by the same commit as #${String(upper)}`,
      );
      expect(last(rig, upper)).toContain('applied, 2 created');

      const { number } = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
      const next = await rig.merge(number);
      expectGreen(next, 'no-changes');
      expect(messagesOf(next)).not.toMatch(/warning: Pull request/);
      expect(story.puts()).toHaveLength(1);
    },
  );

  test('the comment of the contained one says that it is applied with the other', async () => {
    const { rig, lower, upper } = await beginStack();
    await rig.merge(upper, {}, 'merge');
    expect(last(rig, lower)).toContain(`settled with #${String(upper)}`);
    expect(last(rig, lower)).not.toContain('Merging applies exactly this plan');
  });

  test('the plan of the contained one is not applied if that of the other was never reviewed', async () => {
    const story = await startStory();
    const { rig } = story;
    const lower = await rig.propose({ branch: 'lower', files: policyFiles([additionalPolicy]) });
    const upper = await rig.pulls.open({
      branch: 'upper',
      files: policyFiles([otherPolicy]),
      from: rig.pulls.get(lower).head,
    });
    const run = await rig.merge(upper.number, {}, 'merge');
    expectRed(run, 'refused');
    expect(run.outputs['failure-reason']).toContain(`Pull request #${String(upper.number)} has no reviewed plan`);
    expect(story.puts()).toEqual([]);
  });

  test('three of them are settled by the uppermost, and run again', async () => {
    const story = await startStory();
    const { rig } = story;
    const third = { slug: 'comment-on-low-in-tests', severity: ['low'] };
    const one = await rig.propose({ branch: 'one', files: policyFiles([additionalPolicy]) });
    const two = await rig.propose({ branch: 'two', files: policyFiles([otherPolicy]), from: rig.pulls.get(one).head });
    const three = await rig.propose({ branch: 'three', files: policyFiles([third]), from: rig.pulls.get(two).head });
    const run = await rig.merge(three, {}, 'merge');
    expectGreen(run, 'applied', { creates: '3' });
    expectGreen(await rig.rerun(run), 'no-changes');
    expect(story.puts()).toHaveLength(1);
  });

  test('merged one after the other, each by its own merge commit, both are applied', async () => {
    const { story, rig, lower, upper } = await beginStack();
    const preview = await rig.preview(upper);
    expectGreen(await rig.merge(lower, {}, 'merge'), 'applied', { creates: '1' });
    // The plan is smaller now, which a person has to see.
    expectGreen(await rig.rerun(preview), 'changes', { creates: '1' });
    expectGreen(await rig.merge(upper, {}, 'merge'), 'applied', { creates: '1' });
    expect(await story.live()).toEqual(both);
  });

  test('two pull requests with the very same head are one', async () => {
    const { story, rig, number } = await startProposal();
    const again = await rig.pulls.open({ branch: 'again', from: rig.pulls.get(number).head });
    await rig.preview(again.number);
    const run = await rig.merge(again.number, {}, 'merge');
    expectGreen(run, 'applied', { creates: '1' });
    expect(story.puts()).toHaveLength(1);
  });
});

describe('the first config of a repository is a change like any other:', () => {
  test.for([
    ['a policy that it ignores', 'ignore: ["comment-*.yaml"]\n'],
    ['a policy outside its folders', 'policies: [policies/block-critical.yaml]\n'],
  ] as const)('%s is shown as a delete, and not applied without a preview', async ([, config]) => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open({ branch: 'config', files: { 'ifmatch.yaml': config } });
    expect((await rig.preview(number)).outputs).toMatchObject({ deletes: '1' });
    expect(last(rig, number)).toContain('comment-on-high');
    const unpreviewed = await rig.pulls.open({ branch: 'unpreviewed', files: { 'ifmatch.yaml': config } });
    expectRed(await rig.merge(unpreviewed.number), 'refused');
    expect(story.puts()).toEqual([]);
  });

  test('a test of the base that it ignores is shown as removed', async () => {
    const invariant = 'tests:\n  - name: high is commented on\n    always: { severity: high }\n    expect: comment\n';
    const { rig } = await startStory({
      files: { ...policyFiles(startPolicies), 'policies/high.test.yaml': invariant },
    });
    const number = await rig.propose({ branch: 'config', files: { 'ifmatch.yaml': 'ignore: ["*.test.yaml"]\n' } });
    expect(last(rig, number)).toContain('Removes the invariant');
  });
});
