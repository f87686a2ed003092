import { expect, test } from 'vitest';
import { runCli } from '../../rig/run-cli.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { readOnly, type GitHubRig } from '../../rig/github/github-rig.ts';
import {
  startStory,
  expectGreen,
  policyFiles,
  additionalPolicy,
  loosenedPolicy,
  policyPath,
  proposal,
  startPolicies,
} from './stories.ts';

/** What an auditor types, who reads the repository; by default with the API token of the workflow. */
async function history(rig: GitHubRig, args: readonly string[] = [], env: Record<string, string> = {}) {
  const all = {
    GITHUB_TOKEN: rig.mintToken('hubot', readOnly),
    GITHUB_REPOSITORY: 'acme/policies',
    GITHUB_API_URL: rig.api,
    IFMATCH_API_TOKEN: rig.platform.token,
    ...env,
  };
  return runCli(['history', ...args], { directory: temporaryFolder(), env: all });
}

const entriesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A pull request that makes the blocking policy looser, approved twice, of which one approval is of an earlier commit. */
async function beginLooser() {
  const story = await startStory();
  const { rig } = story;
  const number = await rig.propose({
    branch: 'narrow',
    files: { [policyPath({ slug: 'block-critical' })]: loosenedPolicy() },
  });
  rig.asUser('hubot').review(number, 'APPROVED');
  return { story, rig, number };
}

test('who approved that something stopped blocking, and since when it is live, is one line of JSON', async () => {
  const { rig, number, story } = await beginLooser();
  const version = await story.version();
  const run = await rig.merge(number);
  expectGreen(run, 'applied');
  const { code, text } = await history(rig, ['--format', 'json']);
  expect(code, text).toBe(0);
  expect(text.trim().split('\n')).toHaveLength(1);
  const [entry] = entriesIn(text);
  const pull = rig.pulls.get(number);
  expect(entry).toMatchObject({
    state: 'applied',
    verified: true,
    note: null,
    commit: pull.merged?.sha,
    pull_request: number,
    author: 'mona',
    merged_at: pull.merged?.at,
    approvers: [{ login: 'hubot', commit: pull.head }],
    started_by: 'mona',
    by_hand: false,
    plan: expect.stringMatching(/^sha256:/),
    bundles: [{ deployment: { id: '1234', slug: 'acme' }, kind: 'remediation', state_version: version }],
    changes: [{ verb: 'update', object: 'policy block-critical', effect: 'looser' }],
    changes_left_out: 0,
  });
  expect(entry?.['run']).toContain(`/actions/runs/${String(run.id)}/`);
  // Live after the merge, by GitHub's clock.
  expect(String(entry?.['applied_at']) > String(entry?.['merged_at'])).toBe(true);
  const shown = await history(rig);
  expect(shown.text).toContain(`#${String(number)} applied`);
  expect(shown.text).toContain('author mona, approved by hubot');
});

test('a change of mind counts, a comment does not, and an approval after the apply changes nothing', async () => {
  const { rig, number } = await beginLooser();
  rig.asUser('hubot').review(number, 'CHANGES_REQUESTED');
  rig.asUser('hubot').review(number, 'COMMENTED');
  await rig.merge(number);
  rig.asUser('hubot').review(number, 'APPROVED');
  expect(entriesIn((await history(rig, ['--format', 'json'])).text)).toMatchObject([{ approvers: [] }]);
});

test('an apply goes on if GitHub does not tell the reviews, which are then not known', async () => {
  const { rig, number } = await beginLooser();
  rig.fault('pulls/list-reviews', { status: 403 }, { times: Infinity });
  expectGreen(await rig.merge(number), 'applied');
  expect(entriesIn((await history(rig, ['--format', 'json'])).text)).toMatchObject([
    { state: 'applied', approvers: null },
  ]);
});

test('without the API token, or with another, everything is told and nothing is believed', async () => {
  const { rig, number } = await beginLooser();
  await rig.merge(number);
  const none = await history(rig, [], { IFMATCH_API_TOKEN: '' });
  expect(none.code).toBe(0);
  expect(none.text).toContain('unverified');
  expect(none.text).toContain('there is no API token here to check its proofs');
  const other = await history(rig, ['--format', 'json'], { IFMATCH_API_TOKEN: rig.platform.mintToken('hooli') });
  expect(entriesIn(other.text)).toMatchObject([
    { state: 'applied', verified: false, note: 'the API token here did not make its proofs' },
  ]);
});

test('a comment or a status that somebody else wrote proves nothing', async () => {
  const { rig, number } = await beginLooser();
  await rig.merge(number);
  const [comment] = rig.comments(number);
  rig.asUser('hubot').edit(comment?.id ?? 0, (comment?.body ?? '').replace('review:v1 ', 'review:v1 x'));
  expect(entriesIn((await history(rig, ['--format', 'json'])).text)).toMatchObject([
    { pull_request: number, approvers: null, bundles: [], note: 'the comment with the plan was edited' },
  ]);
});

test('what is merged and refused is pending, until an apply by hand settles it, and then says so', async () => {
  const { rig, number, story } = await beginLooser();
  await story.edit([...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]);
  await rig.merge(number);
  const pending = await history(rig, ['--pending', '--format', 'json']);
  expect(pending.code, pending.text).toBe(2);
  expect(entriesIn(pending.text)).toMatchObject([
    { state: 'pending', applied_at: null, pull_request: number, verified: true },
  ]);

  const preview = await rig.run({ event: 'workflow_dispatch' });
  const { digest = '' } = preview.outputs;
  expectGreen(await rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': digest } }), 'applied');
  const after = await history(rig, ['--pending']);
  expect(after.text).toContain('Every merge is settled.');
  expect(after.code).toBe(0);
  expect(entriesIn((await history(rig, ['--format', 'json'])).text)).toMatchObject([
    {
      state: 'applied',
      by_hand: true,
      started_by: 'mona',
      plan: digest.slice(0, 19),
      pull_request: null,
      verified: true,
    },
    { state: 'settled', by_hand: true, pull_request: number, verified: true },
  ]);
});

test('what was pushed without a review is pending', async () => {
  const { rig, number } = await beginLooser();
  await rig.merge(number);
  const push = await rig.pulls.pushTo('main', policyFiles([additionalPolicy]));
  await rig.run({ event: 'push', push });
  const { code, text } = await history(rig, ['--pending', '--format', 'json']);
  expect(code).toBe(2);
  expect(entriesIn(text)).toMatchObject([
    { state: 'pending', pull_request: null, commit: push.after.slice(0, 7), note: 'pushed without a review' },
  ]);
});

test('reads so many commits, and says how to go on', async () => {
  const { rig, number } = await beginLooser();
  await rig.merge(number);
  const second = await rig.propose(proposal);
  await rig.merge(second);
  const { code, text } = await history(rig, ['--limit', '1', '--format', 'json']);
  expect(code).toBe(0);
  expect(entriesIn(text)).toMatchObject([{ pull_request: second }]);
  const [, from = ''] = /1 commit was read\. Older ones: ifmatch history --from ([0-9a-f]{40})/.exec(text) ?? [];
  expect(from, text).toBe(rig.pulls.get(number).merged?.sha);
  expect(entriesIn((await history(rig, ['--from', from, '--format', 'json'])).text)).toMatchObject([
    { pull_request: number, state: 'applied' },
  ]);
});

test('tells of one deployment only', async () => {
  const { rig, number } = await beginLooser();
  await rig.merge(number);
  expect(entriesIn((await history(rig, ['--deployment', 'acme', '--format', 'json'])).text)).toHaveLength(1);
  const unknown = await history(rig, ['--deployment', 'hooli']);
  expect(unknown).toMatchObject({ code: 64 });
  expect(unknown.text).toContain('"hooli" is no deployment of the config or of this history.');
  expect(unknown.text).toContain('Known: acme.');
  // A commit that was not read may name it.
  await rig.merge(await rig.propose(proposal));
  const untold = await history(rig, ['--deployment', 'hooli', '--limit', '1']);
  expect(untold).toMatchObject({ code: 0 });
  expect(untold.text).toContain('Whether there is a deployment "hooli" is not known here');
});

test('says what is missing', async () => {
  const { rig } = await beginLooser();
  expect((await history(rig, ['--verbose'])).text).toContain('GET /api/v3/repos/acme/policies 200');
  const noToken = await history(rig, [], { GITHUB_TOKEN: '' });
  expect(noToken).toMatchObject({ code: 64 });
  expect(noToken.text).toContain('GITHUB_TOKEN=$(gh auth token) ifmatch history');
  const wrong = await history(rig, [], { GITHUB_TOKEN: 'ghp_wrong' });
  expect(wrong.code).toBe(1);
  expect(wrong.text).toContain('The token is wrong or has expired.');
  const elsewhere = await history(rig, [], { GITHUB_REPOSITORY: 'acme/others' });
  expect(elsewhere.text).toContain('check the name of the repository');
});
