import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOnly, withoutStatuses } from '../../rig/github/github-rig.ts';
import type { Permissions } from '../../rig/github/github-state.ts';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import {
  startProposal,
  startStory,
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  otherPolicy,
  proposal,
  messagesOf,
  startPolicies,
  type Story,
  policyYaml,
  policyPath,
} from '../action/stories.ts';

// A plan that is not recorded is not green.

const readme = { branch: 'words', files: { 'README.md': 'words\n' } };

const records = ({ rig }: Story) => rig.statuses.filter(({ context }) => context === 'ifmatch / record');

const last = ({ rig }: Story, number: number): string => rig.comments(number).at(-1)?.body ?? '';

describe("a GitHub App's token", () => {
  const app = { app: 'acme-policies[bot]' } as const;

  test('previews, previews again in the same comment, and its merge is applied', async () => {
    const story = await startStory();
    const { rig } = story;
    const number = await rig.propose(proposal, app);
    expect(rig.comments(number)).toMatchObject([{ user: { login: 'acme-policies[bot]' } }]);
    await rig.pulls.push(number, {
      [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, severity: ['low'] }),
    });
    expectGreen(await rig.preview(number, app), 'changes', { creates: '1' });
    expect(rig.comments(number)).toHaveLength(1);
    expectGreen(await rig.merge(number, app), 'applied');
    expect(story.comment(number)).toContain('applied, 1 created');
    expect(story.puts()).toHaveLength(1);
  });

  test.for<[string, RunOptions, RunOptions]>([
    ["previewed by an App, merged by the job's own token", app, {}],
    ["previewed by the job's own token, merged by an App", {}, app],
    ['previewed by one App, merged by another', app, { app: 'other[bot]' }],
  ])('nobody’s name matters: %s', async ([, before, after]) => {
    const story = await startStory();
    const { rig } = story;
    const number = await rig.propose(proposal, before);
    expectGreen(await rig.preview(number, after), 'changes');
    expect(rig.comments(number)).toHaveLength(1);
    expectGreen(await rig.merge(number, after), 'applied');
    expect(rig.comments(number)).toHaveLength(1);
  });

  test('a re-run by the App itself signs no other plan, and one by a person does', async () => {
    const { story, rig, number } = await startProposal();
    const run = await rig.preview(number, app);
    await story.edit([...startPolicies, otherPolicy]);
    expectRed(await rig.rerun(run, { ...app, by: 'acme-policies[bot]' }), 'stale');
    expect(records(story)).toHaveLength(1);
    expectGreen(await rig.rerun(run, app), 'changes');
    expect(records(story)).toHaveLength(2);
  });

  test('there is no input that names the author of comments', () => {
    expect(readFileSync(join(import.meta.dirname, '../../../action.yml'), 'utf8')).not.toContain('comment-author');
  });
});

type Token = readonly [name: string, permissions: Permissions, says: RegExp];

const tokens: readonly Token[] = [
  ['a token that only reads', readOnly, /pull-requests: write/],
  ['a token without "statuses: write"', withoutStatuses, /statuses: write/],
  ['a token that may not even read statuses', { contents: 'read', pull_requests: 'write' }, /statuses: write/],
  [
    'a token that may not write comments',
    { contents: 'read', pull_requests: 'read', statuses: 'write' },
    /pull-requests: write/,
  ],
];

/** The run is red, says why and how to fix it, and promises nothing. */
function expectUnrecorded(story: Story, run: Run, number: number, says: RegExp): void {
  expect(run.isGreen, messagesOf(run)).toBe(false);
  expect(messagesOf(run)).toMatch(/error: [^]*not recorded/);
  expect(messagesOf(run)).toMatch(says);
  expect(run.summary).toMatch(/not recorded/);
  expect(records(story)).toEqual([]);
  for (const { body } of story.rig.comments(number)) expect(body).not.toContain('Merging applies exactly this plan');
}

describe.for(tokens)('with %s', ([, permissions, says]) => {
  const runOptions = { permissions };

  test.for(['pull_request', 'pull_request_target'] as const)(
    'the %s preview of a change is red with the cause, and merging applies nothing',
    async (event) => {
      const story = await startStory();
      const { rig } = story;
      const { number } = await rig.pulls.open(proposal);
      expectUnrecorded(story, await rig.run({ event, pull: number }, runOptions), number, says);
      expect((await rig.merge(number)).isGreen).toBe(false);
      expect(story.puts()).toEqual([]);
    },
  );

  test('a README is green', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(readme);
    const run = await rig.preview(number, runOptions);
    expectGreen(run, 'no-changes');
    expect(messagesOf(run)).not.toContain('error:');
  });

  test('a README is green although the platform differs', async () => {
    const story = await startStory();
    await story.edit([...startPolicies, otherPolicy]);
    const { number } = await story.rig.pulls.open(readme);
    expect((await story.rig.preview(number, runOptions)).isGreen).toBe(true);
  });

  test('a pull request of Dependabot is green, with its secrets and without', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open({ branch: 'dependabot/npm', files: { 'package.json': '{}\n' } });
    const dependabot = { event: 'pull_request', pull: number, by: 'dependabot[bot]' } as const;
    expectGreen(await rig.run(dependabot, { ...runOptions, inputs: { 'api-token': '' } }), 'valid');
    expectGreen(await rig.run(dependabot, runOptions), 'no-changes');
  });

  test('a change that the platform has already is green', async () => {
    const story = await startStory({ live: [...startPolicies, additionalPolicy] });
    const { number } = await story.rig.pulls.open(proposal);
    const run = await story.rig.preview(number, runOptions);
    expect(run.isGreen, messagesOf(run)).toBe(true);
  });

  test('the same run again with the right token records the plan, and the merge is applied', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open(proposal);
    const first = await rig.preview(number, runOptions);
    expectGreen(await rig.rerun(first), 'changes');
    expect(last(story, number)).toContain('Merging applies exactly this plan');
    expectGreen(await rig.merge(number), 'applied');
  });
});

describe('a recorded plan', () => {
  test.for(tokens)('is not confirmed or replaced as green by a run with %s', async ([, permissions]) => {
    const { story, rig, number } = await startProposal();
    await rig.pulls.push(number, {
      [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, severity: ['low'] }),
    });
    const run = await rig.preview(number, { permissions });
    expect(run.isGreen, messagesOf(run)).toBe(false);
    expect(last(story, number)).not.toMatch(/severity is low[^]*Merging applies exactly this plan/);
    expectRed(await rig.merge(number), 'refused');
    expect(story.puts()).toEqual([]);
  });

  test('without comments there is no record, and the page of the input says so', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open(proposal);
    await rig.preview(number, { inputs: { comment: 'false' } });
    expect(records(story)).toEqual([]);
    expectRed(await rig.merge(number), 'refused');
    expect(story.puts()).toEqual([]);
  });
});

test('statuses that somebody fills up with junk make the preview red, and nothing beside it green', async () => {
  const story = await startStory();
  const { rig } = story;
  const { number, head } = await rig.pulls.open(proposal);
  const junk = { state: 'success', context: 'ifmatch / record', description: 'junk' } as const;
  for (let nth = 0; nth < 1000; nth += 1) await rig.asUser('hubot').status(head, junk);
  const run = await rig.preview(number);
  expectRed(run, 'refused');
  expect(last(story, number)).not.toContain('Merging applies exactly this plan');
  expect(rig.statuses.findLast(({ context }) => context === 'ifmatch / fresh')).toMatchObject({ state: 'failure' });
  expectRed(await rig.merge(number), 'refused');
  expect(story.puts()).toEqual([]);
});

describe('on the merge', () => {
  test.for(tokens.slice(1))('a run with %s applies what was reviewed, or says why not', async ([, permissions]) => {
    const { story, rig, number } = await startProposal();
    const version = await story.version();
    const run = await rig.merge(number, { permissions });
    if (story.puts().length === 0) expect(run.isGreen, messagesOf(run)).toBe(false);
    else expect(story.puts()).toMatchObject([{ if_match: version, status: 200 }]);
    const again = await rig.rerun(run);
    expect(again.isGreen, messagesOf(again)).toBe(true);
    expect(story.puts()).toHaveLength(1);
    expect(await story.live()).toContain(additionalPolicy.slug);
  });
});

describe('more than 100 comments', () => {
  test('the review is found behind them, edited in place, and its merge is applied', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open(proposal);
    const hubot = rig.asUser('hubot');
    for (let nth = 0; nth < 130; nth += 1) hubot.comment(number, `words ${String(nth)}`);
    await rig.preview(number);
    for (let nth = 0; nth < 130; nth += 1) hubot.comment(number, `more ${String(nth)}`);
    await rig.pulls.push(number, policyFiles([otherPolicy]));
    expectGreen(await rig.preview(number), 'changes', { creates: '2' });
    const ours = rig.comments(number).filter(({ body }) => body.includes('ifmatch:review'));
    expect(ours).toHaveLength(1);
    expectGreen(await rig.merge(number), 'applied');
  });

  test('more than 100 statuses of a commit hide no record', async () => {
    const { story, rig, number } = await startProposal();
    const { head } = rig.pulls.get(number);
    for (let nth = 0; nth < 130; nth += 1)
      await rig.asUser('hubot').status(head, { state: 'success', context: `ci / ${String(nth)}` });
    expectGreen(await rig.merge(number), 'applied');
    expect(story.puts()).toHaveLength(1);
  });
});
