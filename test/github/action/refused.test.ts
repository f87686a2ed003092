import { describe, expect, test } from 'vitest';
import type { RunOptions } from '../../rig/github/runner.ts';
import {
  type Story,
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

/** A pull request that was previewed, and what happens to it before the job on its merge runs. */
type Case = {
  readonly name: string;
  /** Begins the reason, in the log, the outputs and the comment. */
  readonly says: RegExp;
  readonly happens: (story: Story, pull: number) => unknown;
  readonly runOptions?: (story: Story) => RunOptions;
};

const edited =
  /^The comment of pull request #1 no longer holds the reviewed plan: an edit, an older text or a failed preview replaced it\.$/;

const cases: readonly Case[] = [
  {
    name: 'somebody edited the record in the comment',
    says: edited,
    happens: (story, pull) => editComment(story, pull, withMoreCreates),
  },
  {
    name: 'somebody put the record of another pull request into the comment',
    says: edited,
    async happens(story, pull) {
      const other = await story.rig.pulls.open({ ...proposal, branch: 'other' });
      await story.rig.preview(other.number);
      const body = story.comment(other.number);
      await editComment(story, pull, () => body);
    },
  },
  {
    name: 'somebody deleted the comment',
    says: /^The comment with the reviewed plan of pull request #1 was deleted\.$/,
    happens({ rig }, pull) {
      const [comment] = rig.comments(pull);
      rig.asUser('mona').remove(comment?.id ?? 0);
    },
  },
  {
    name: 'the API token was rotated',
    says: /^The plan was recorded with another API token, so it cannot be verified\. Most likely the token was rotated since the review\.$/,
    happens: () => null,
    runOptions: ({ rig }) => ({ inputs: { 'api-token': rig.platform.mintToken('acme') } }),
  },
  {
    name: 'the guards of the base branch changed',
    says: /^The guards, the deployments or on_stale in ifmatch\.yaml changed since the review\.$/,
    happens: ({ rig }) => rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards:\n  max_deletes: 3\n' }),
  },
  {
    name: 'a commit was pushed after the last preview',
    says: /^Pull request #1 has no reviewed plan for its last commit [0-9a-f]{7}: its preview failed, did not run or found no changes\.$/,
    happens: ({ rig }, pull) =>
      rig.pulls.push(pull, { [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, severity: ['low'] }) }),
  },
  {
    name: 'another change of the files was merged in between',
    says: /^The files of remediation of acme are not those that were reviewed\. Most likely another pull request was merged in between\.$/,
    happens: ({ rig }) => rig.pulls.pushTo('main', policyFiles([{ slug: 'comment-on-low', severity: ['low'] }])),
  },
  {
    name: 'the platform was edited',
    says: /^The platform changed since the review, so the reviewed plan no longer holds\.$/,
    happens: (story) => story.edit([...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]),
  },
];

/** The hidden line with another count in its record. */
const withMoreCreates = (body: string): string =>
  body.replace(/^(<!-- ifmatch:review:v1 [\w-]+ )([\w-]+)/, (_, begin: string, payload: string) => {
    const json = Buffer.from(payload, 'base64url').toString().replace('"creates":1', '"creates":2');
    return begin + Buffer.from(json).toString('base64url');
  });

async function editComment({ rig }: Story, pull: number, change: (body: string) => string): Promise<void> {
  const [comment] = rig.comments(pull);
  rig.asUser('hubot').edit(comment?.id ?? 0, change(comment?.body ?? ''));
}

describe('a merge is refused, and nothing is sent, when', () => {
  test.for(cases)('$name', async ({ says, happens, runOptions }) => {
    const { story, rig, number } = await startProposal();
    await happens(story, number);
    const run = await rig.merge(number, runOptions?.(story) ?? {});
    const outcome = says.source.startsWith('^The platform changed') ? 'stale' : 'refused';
    expectRefusal(story, run, says, outcome);
    const comment = rig.comments(number).at(-1)?.body ?? '';
    expect(comment).toContain('### Policies: not applied\n');
    expect(comment.replaceAll('`', '')).toContain(run.outputs['failure-reason']);
    expect(comment).toContain(run.outputs['digest']);
  });

  test('the pull request came from a fork and was never previewed', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open({ ...proposal, fork: 'mallory' });
    const checked = await rig.preview(number);
    expectGreen(checked, 'valid');
    expect(messagesOf(checked)).toContain('No preview: a pull request from a fork does not get the API token.');
    expect(rig.comments(number)).toEqual([]);
    const run = await rig.merge(number, {}, 'merge');
    expectRefusal(story, run, /^Pull request #1 came from a fork and has no reviewed plan\./);
    expect(story.comment(number)).toContain('came from a fork');
  });

  test('an old workflow is run again: it is green, and the comment keeps its result', async () => {
    const { story, rig, number } = await startProposal();
    const applied = await rig.merge(number);
    const comment = story.comment(number);
    await rig.pulls.pushTo('main', { 'README.md': 'later\n' });
    const again = await rig.rerun(applied);
    expectGreen(again, 'no-changes', { 'comment-url': '' });
    expect(messagesOf(again)).toContain('Nothing is left to settle');
    expect(story.comment(number)).toBe(comment);
    expect(story.puts()).toHaveLength(1);
  });
});

/** What each runner sets: that of Forgejo, from version 7 on, both variables. */
const otherForges = [
  { forge: 'Gitea', env: { GITEA_ACTIONS: 'true' } },
  { forge: 'Forgejo', env: { GITEA_ACTIONS: 'true', FORGEJO_ACTIONS: 'true' } },
] as const;

test.for(otherForges)('$forge is refused in one sentence, before any request', async ({ forge, env }) => {
  const story = await startStory();
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  // Nobody answers there: a request to the platform would end with another reason.
  const run = await rig.preview(number, { env, inputs: { 'base-url': 'http://127.0.0.1:1' } });
  expectRed(run, 'failed', {
    'failure-reason': `The action works on GitHub only, not on ${forge}.`,
  });
  expect(run.requests).toEqual([]);
  expect(rig.comments(number)).toEqual([]);
});
