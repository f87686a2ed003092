import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPlanFile } from '../../../src/generated/guards/plan.js';
import { gitOutput } from '../../rig/git.ts';
import type { Run } from '../../rig/github/runner.ts';
import {
  startStory,
  codeBundleFile,
  policyFiles,
  additionalPolicy,
  loosenedPolicy,
  policyPath,
  proposal,
  messagesOf,
  type Story,
  startPolicies,
  policyYaml,
  withoutFetch,
  expectGreen,
  expectRed,
} from './stories.ts';
import { isAboutFindings, watchPlatform } from './intercept-platform.ts';

const weaker = { slug: 'block-critical' };
const weaken = { branch: 'weaken', files: { [policyPath(weaker)]: loosenedPolicy() } };
const byHand = { slug: 'made-by-hand', severity: ['low'] };

const hardened = 'pull_request_target';

function planOf({ workspace }: Run) {
  const plan: unknown = JSON.parse(readFileSync(join(workspace, 'ifmatch-plan.json'), 'utf8'));
  if (!isPlanFile(plan)) throw new Error(`this is no plan: ${JSON.stringify(isPlanFile.errors)}`);
  return plan;
}

/** What the plan file tells of the impact: the changes that it is about. */
const impactOf = (run: Run): unknown =>
  planOf(run).impact?.bundles.flatMap(({ changes }) => changes.map(({ key }) => key));

/** The three lists of the plan file for a deployment, by the slugs of the policies; null without a base. */
function listsOf(run: Run, deployment = 'acme') {
  const { three_way_diff: threeWayDiff } = planOf(run);
  const bundle = threeWayDiff?.bundles.find((one) => one.deployment.slug === deployment);
  if (threeWayDiff === undefined || bundle === undefined) return null;
  const slugs = (changes: readonly { key: object }[]): unknown[] =>
    changes.map(({ key }) => ('slug' in key ? key.slug : null));
  const by = (wanted: string): unknown[] => slugs(bundle.changes.filter(({ origin }) => origin === wanted));
  return { base: threeWayDiff.base.commit, own: by('repository'), revert: by('platform'), live: slugs(bundle.live) };
}

/** Those of the pull request that `threeLists` opens. */
const three = { own: [weaker.slug], revert: [byHand.slug], live: [additionalPolicy.slug] };

/** What a comment says only with a base: how many objects merging would revert. */
const reverts = (comment: string): number => comment.split(' | Reverts an edit: ').length - 1;

/** A pull request that weakens a policy and adds one, which the platform has already beside one that no file knows. */
async function threeLists(story: Story, where: { fork?: string } = {}): Promise<number> {
  const files = { ...weaken.files, ...proposal.files };
  const { number } = await story.rig.pulls.open({ branch: 'three', files, ...where });
  await story.edit([...startPolicies, additionalPolicy, byHand]);
  return number;
}

describe('a preview of a pull request', () => {
  test('separates reverted edits from live changes, and estimates the impact', async () => {
    const story = await startStory();
    const { rig } = story;
    const number = await threeLists(story);
    const run = await rig.preview(number);
    expectGreen(run, 'changes', { updates: '1', deletes: '1' });
    expect(impactOf(run)).toEqual([{ slug: byHand.slug }, { slug: weaker.slug }]);
    const base = await rig.repository.tip('main');
    expect(listsOf(run)).toEqual({ ...three, base });
    const text = story.comment(number);
    expect(reverts(text)).toBe(1);
    expect(text).toContain('Already live: 1 change');
    expect(run.summary).toContain(`from the base \`${base.slice(0, 7)}\``);
    expect(messagesOf(run)).not.toContain('notice: What');
  });
});

describe('a base that cannot be read', () => {
  test('ends the preview, with an error that has a fix: what the pull request changes is not known', async () => {
    const story = await startStory();
    const { rig } = story;
    const number = await threeLists(story);
    const run = await rig.preview(number, withoutFetch());
    expectRed(run, 'failed');
    const reason = run.outputs['failure-reason'] ?? '';
    expect(reason).toMatch(/^Commit [0-9a-f]{40} cannot be read: git fetch failed/);
    expect(messagesOf(run)).toContain(
      'fix: Give the job the permission "contents: read", or check out with fetch-depth: 0.',
    );
    expect(run.log).not.toContain(run.token);
    expect(rig.comments(number)).toEqual([]);
  });
});

describe('the impact', () => {
  test('is not estimated with impact: off on the base branch, whatever the pull request sets', async () => {
    const story = await startStory({ files: { ...policyFiles(startPolicies), 'ifmatch.yaml': 'impact: off\n' } });
    const { rig } = story;
    const { runOptions, take } = await watchPlatform(rig);
    const { number } = await rig.pulls.open({
      ...weaken,
      files: { ...weaken.files, 'ifmatch.yaml': 'impact: auto\n' },
    });
    const run = await rig.preview(number, runOptions);
    expectGreen(run, 'changes', { updates: '1' });
    expect(take().filter(isAboutFindings)).toEqual([]);
    expect(planOf(run)).not.toHaveProperty('impact');
  });
});

describe('in the hardened workflow', () => {
  test('a branch has the same preview, with files and base read as data', async () => {
    const story = await startStory();
    const { rig } = story;
    const number = await threeLists(story);
    const run = await rig.run({ event: hardened, pull: number });
    expectGreen(run, 'changes');
    expect(impactOf(run)).toEqual([{ slug: byHand.slug }, { slug: weaker.slug }]);
    expect(listsOf(run)).toMatchObject(three);
    expect(await gitOutput(run.workspace, ['status', '--porcelain', '--untracked-files=no'])).toBe('');
    expect(run.requests.length).toBeLessThanOrEqual(8);
  });

  test('a fork gets no impact, which would reveal open findings', async () => {
    const story = await startStory();
    const { rig } = story;
    const { runOptions, take } = await watchPlatform(rig);
    const number = await threeLists(story, { fork: 'mallory' });
    const run = await rig.run({ event: hardened, pull: number }, runOptions);
    expectGreen(run, 'changes');
    expect(take().filter(isAboutFindings)).toEqual([]);
    expect(messagesOf(run)).toContain(
      'notice: The impact on open findings is not estimated for a pull request from a fork.',
    );
    expect(listsOf(run)).toMatchObject(three);
  });
});

describe('by hand', () => {
  const hand = { event: 'workflow_dispatch' } as const;

  test('a branch has an impact, but no base', async () => {
    const story = await startStory();
    const { rig } = story;
    await threeLists(story);
    const run = await rig.run({ ...hand, branch: 'three' });
    expectGreen(run, 'changes');
    expect(impactOf(run)).toHaveLength(2);
    expect(listsOf(run)).toBeNull();
  });
});

const loosened = { slug: 'block-critical', severity: ['critical'] };
const rest = startPolicies.filter(({ slug }) => slug !== loosened.slug);

test('a pull request that adopts a loosening from the platform gets a comment, though merging changes nothing', async () => {
  const story = await startStory();
  const { number } = await story.rig.pulls.open({
    branch: 'weaken',
    files: { [policyPath(loosened)]: policyYaml(loosened) },
  });
  await story.edit([loosened, ...rest]);
  const run = await story.rig.preview(number);
  expectGreen(run, 'no-changes');
  const text = story.comment(number);
  expect(text).toContain('> **Already live, deleted or looser**\n> - policy `block-critical`');
  expect(text).toContain(': Block → Comment (looser)');
  const strict = await story.rig.preview(number, { inputs: { 'fail-on': 'looser' } });
  expectRed(strict, 'no-changes');
  expect(strict.outputs['failure-reason']).toContain('looser against the base');
});

test('a pull request that drops a bundle gets a comment, though merging changes nothing', async () => {
  const story = await startStory({ files: { ...policyFiles(startPolicies), ...codeBundleFile('p/default') } });
  const { rig } = story;
  await story.editRules();
  const { number } = await rig.pulls.open({ branch: 'drop', files: { 'policies/code.yaml': null } });
  const run = await rig.preview(number);
  expectGreen(run, 'no-changes');
  const text = story.comment(number);
  expect(text).toContain('### Policies for `acme`: no changes\n');
  expect(text).toContain('is no longer managed');
  await rig.pulls.push(number, codeBundleFile('p/default'));
  await rig.preview(number);
  expect(story.comment(number)).not.toContain('is no longer managed');
});
