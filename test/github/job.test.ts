import definitions from '@octokit/webhooks-examples';
import { describe, expect, test } from 'vitest';
import { readEvent, readJob } from '../../src/github/job.ts';
import { apiPull, sha } from './connect-client.ts';

const all = definitions as unknown as { name: string; examples: Record<string, never>[] }[];
const examples = (name: string) => all.find((definition) => definition.name === name)!.examples;

test(`GitHub's own example payloads are read, unsupported events as "other"`, () => {
  for (const example of examples('pull_request')) {
    const { number, head, base } = example['pull_request'] as unknown as Record<string, never>;
    const pull = { number, head: head!['sha'], base: base!['ref'] };
    expect(readEvent('pull_request', example)).toMatchObject({ kind: 'pull-request', usesBaseWorkflow: false, pull });
    expect(readEvent('pull_request_target', example)).toMatchObject({ usesBaseWorkflow: true, pull });
  }
  expect(readEvent('merge_group', examples('merge_group')[0])).toMatchObject({ pulls: [{ number: 104 }] });
  const after = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
  const push = { kind: 'push', branch: 'master', before: sha('0'), after };
  const tag = { kind: 'other', name: 'push of a tag', isPush: true };
  const pushes = examples('push').map((one) => readEvent('push', one));
  expect(pushes.filter(({ kind }) => kind === 'other')).toEqual([tag, tag, tag, tag, tag]);
  expect(pushes).toContainEqual(push);
  const served = ['pull_request', 'merge_group', 'push', 'workflow_dispatch'];
  for (const { name } of all.filter((one) => !served.includes(one.name)))
    expect(readEvent(name, examples(name)[0])).toEqual({ kind: 'other', name, isPush: false });
  expect(readEvent('constructor', {})).toEqual({ kind: 'other', name: 'constructor', isPush: false });
  const deleted = { ref: 'refs/heads/x', before: sha('a'), after: sha('0') };
  expect(readEvent('push', deleted)).toEqual({ kind: 'other', name: 'push that deletes a branch', isPush: true });
});

test.for<[Record<string, unknown>, object]>([
  [{}, { isFork: false, isOpen: true, mergedAt: null, merge: null }],
  [{ head: { ref: 'x', sha: sha('a'), repo: { id: 18 } } }, { isFork: true }],
  [{ head: { ref: 'x', sha: sha('a'), repo: null } }, { isFork: true }],
  [{ mergeable: true }, { merge: sha('c') }],
  [
    { merged_at: '2026-01-31T12:00:00Z', state: 'closed' },
    { merge: sha('c'), mergedAt: '2026-01-31T12:00:00Z', isOpen: false },
  ],
  [{ state: 'closed' }, { merge: null, mergedAt: null, isOpen: false }],
  // The commit is of an earlier state.
  [{ mergeable: false }, { merge: null }],
  [{ mergeable: true, merge_commit_sha: null }, { merge: null }],
])('a pull request with %j is read', ([facts, pull]) => {
  expect(readEvent('pull_request', { pull_request: apiPull(7, facts) })).toMatchObject({ pull });
});

const parent = sha('f');
const group = (head_ref: unknown) => ({ merge_group: { head_sha: sha('a'), base_sha: sha('b'), head_ref } });

test.for<[string, object[]]>([
  [`refs/heads/gh-readonly-queue/main/pr-12-${parent}`, [{ number: 12, parent }]],
  [`gh-readonly-queue/release/1.x/pr-9-${parent}`, [{ number: 9, parent }]],
  [`gh-readonly-queue/a/pr-1-x/pr-2-${parent}`, [{ number: 2, parent }]],
  [`gh-readonly-queue/main/pr-0-${parent}`, []],
  ['gh-readonly-queue/main/pr-12-abc', []],
  ['refs/heads/other', []],
])('a merge group of %s has the pull requests %j', ([ref, pulls]) => {
  expect(readEvent('merge_group', group(ref))).toMatchObject({ pulls });
});

test.for<[string, unknown]>([
  ['pull_request', null],
  ['pull_request', {}],
  ['pull_request', { pull_request: apiPull(7, { head: { sha: 'HEAD' } }) }],
  ['push', { ref: 'refs/heads/main', after: `${sha('a')}\n`, before: sha('b') }],
  ['push', { ref: 'refs/heads/main', after: sha('a') }],
])('an invalid payload is refused: %s %j', ([name, payload]) => {
  expect(() => readEvent(name, payload)).toThrow(`The payload of the event ${name}, in the file GITHUB_EVENT_PATH, `);
});

const env = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REPOSITORY: 'acme/policies.of-us',
  GITHUB_REPOSITORY_ID: '4711',
  GITHUB_SHA: sha('a'),
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_RUN_ID: '15449025610',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_SERVER_URL: 'https://git.acme.example',
  GITHUB_API_URL: 'https://git.acme.example/api/v3',
};
const payload = { repository: { default_branch: 'trunk' } };

describe('a job', () => {
  test('comes from the runner, the default branch from the payload', () => {
    const server = 'https://git.acme.example';
    const run = `${server}/acme/policies.of-us/actions/runs/15449025610/attempts/2`;
    expect(readJob({ ...env, GITHUB_TRIGGERING_ACTOR: 'mona' }, payload)).toEqual({
      repository: { owner: 'acme', name: 'policies.of-us', id: '4711', defaultBranch: 'trunk' },
      sha: sha('a'),
      ref: 'refs/pull/7/merge',
      run: { id: 15449025610, attempt: 2, url: run },
      startedBy: 'mona',
      api: `${server}/api/v3`,
      server,
    });
    const scheduled = { ...env, GITHUB_EVENT_NAME: 'schedule', GITHUB_REF: 'refs/heads/trunk/1' };
    expect(readJob(scheduled, { schedule: '5 4 * * *' }).repository.defaultBranch).toBe('trunk/1');
  });

  test.for(Object.keys(env))('needs %s', (name) => {
    expect(() => readJob({ ...env, [name]: '' }, payload)).toThrow(`${name} is "", which is not valid.`);
  });

  test.for([
    ['GITHUB_REPOSITORY', 'acme'],
    ['GITHUB_REPOSITORY', '../..'],
    ['GITHUB_SHA', 'main'],
    ['GITHUB_RUN_ID', '1e9'],
    ['GITHUB_RUN_ATTEMPT', '0'],
    ['GITHUB_API_URL', 'http://api.github.com'],
    ['GITHUB_API_URL', 'http://127.0.0.1.evil.example'],
    ['GITHUB_API_URL', 'https://me:secret@api.github.com'],
    ['GITHUB_API_URL', 'https://api.github.com?x=1'],
    ['GITHUB_API_URL', 'file:///etc/passwd'],
    ['GITHUB_SERVER_URL', 'javascript:alert(1)'],
  ] as const)('refuses %s=%s', ([name, value]) => {
    expect(() => readJob({ ...env, [name]: value }, payload)).toThrow(`${name} is "${value}", which is not `);
  });
});
