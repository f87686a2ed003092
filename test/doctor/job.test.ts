import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendJson, startServer } from '../platform/server.ts';
import { emptyFolder, examine, packageRoot } from './examine.ts';

const sha = 'a'.repeat(40);
const repository = { id: 7, default_branch: 'main' };
const push = { ref: 'refs/heads/main', before: sha, after: sha, commits: [], repository };

type Setup = { event?: string; payload?: unknown; workflow?: string; job?: string; more?: Record<string, string> };

function job({ event = 'push', payload = push, workflow, job: name = 'apply', more = {} }: Setup = {}) {
  const directory = emptyFolder({
    'event.json': JSON.stringify(payload),
    ...(workflow === undefined ? {} : { '.github/workflows/policies.yml': workflow }),
  });
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: join(directory, 'event.json'),
    GITHUB_REPOSITORY: 'acme/policies',
    GITHUB_REPOSITORY_ID: '7',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SHA: sha,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_WORKSPACE: directory,
    GITHUB_WORKFLOW_REF: 'acme/policies/.github/workflows/policies.yml@refs/heads/main',
    GITHUB_JOB: name,
    GITHUB_ACTOR: 'octocat',
    ...more,
  };
  return examine({ directory, env });
}

const pull = (fork: boolean) => ({
  repository,
  pull_request: {
    number: 3,
    merged: false,
    merge_commit_sha: null,
    head: { ref: 'change', sha, repo: { id: fork ? 8 : 7, fork } },
    base: { ref: 'main', sha, repo: { id: 7 } },
    user: { id: 5, login: 'dana', type: 'User' },
    labels: [],
    created_at: '2026-11-20T08:00:00Z',
  },
});

test('a push is served', async () => {
  expect((await job()).is('job')).toMatchObject({ status: 'ok', says: 'runs on push for acme/policies' });
});

test('an event that the action does not serve is a warning', async () => {
  const { is } = await job({ event: 'issues', payload: { repository } });
  expect(is('job')).toMatchObject({ status: 'warning', fix: expect.stringContaining('pull_request') });
});

test.for([
  ['a fork', true, {}],
  ['Dependabot', false, { GITHUB_ACTOR: 'dependabot[bot]' }],
] as const)('a pull request of %s has no secrets', async ([who, fork, more]) => {
  const { is } = await job({ event: 'pull_request', payload: pull(fork), more });
  expect(is('job')).toMatchObject({ status: 'warning', says: expect.stringContaining(`comes from ${who}`) });
});

test.for(['simple.yml', 'hardened.yml'])(
  'the jobs of examples/workflows/%s have the permissions they need',
  async (file) => {
    const workflow = readFileSync(join(packageRoot, 'examples/workflows', file), 'utf8');
    expect((await job({ workflow })).is('workflow')).toMatchObject({ status: 'ok' });
  },
);

const head = 'on: push\n';
test.for([
  ['permissions: read-all\njobs: { apply: {} }', 'warning', 'pull-requests: write, statuses: write'],
  ['permissions: write-all\njobs: { apply: {} }', 'ok', 'write pull-requests'],
  ['permissions: write-all\njobs: { apply: { permissions: {} } }', 'failed', 'contents: read'],
  ['jobs: { apply: {} }', 'warning', 'says no permissions'],
  ['permissions: { contents: write, pull-requests: write }\njobs: {}', 'warning', 'could not mark a stale preview'],
] as const)('a workflow with %j is %s', async ([workflow, status, says]) => {
  const { is } = await job({ workflow: head + workflow });
  expect(is('workflow').status).toBe(status);
  expect(is('workflow').says).toContain(says);
});

test('a workflow that is not checked out, or is no YAML, is skipped', async () => {
  expect((await job()).is('workflow').status).toBe('skipped');
  expect((await job({ workflow: '{' })).is('workflow').status).toBe('skipped');
});

test('a job of nobody knows which repository fails with what to do', async () => {
  const { is } = await job({ more: { GITHUB_REPOSITORY: '' } });
  expect(is('job')).toMatchObject({ status: 'failed', says: 'GITHUB_REPOSITORY is not set.' });
  expect(is('github').status).toBe('skipped');
});

test('without GITHUB_TOKEN what it may read is not tried', async () => {
  expect((await job()).is('github')).toMatchObject({ status: 'warning', fix: expect.stringContaining('GITHUB_TOKEN') });
});

test('the token is tried on the default branch and the comments', async () => {
  const server = await startServer((request, response) =>
    sendJson(response, 200, request.path.includes('/git/ref/') ? { object: { sha } } : []),
  );
  const { is } = await job({ more: { GITHUB_API_URL: server.url, GITHUB_TOKEN: 'ghs_canary0123456789' } });
  expect(is('github')).toMatchObject({ status: 'ok', says: expect.stringContaining('reads main and the comments') });
  expect(server.seen.every(({ method }) => method === 'GET')).toBe(true);
});

test('a token that may not read is named with the permission that it lacks', async () => {
  const server = await startServer((request, response) =>
    request.path.includes('/git/ref/')
      ? sendJson(response, 200, { object: { sha } })
      : sendJson(response, 403, { message: 'Resource not accessible by integration' }),
  );
  const { is } = await job({ more: { GITHUB_API_URL: server.url, GITHUB_TOKEN: 'ghs_canary0123456789' } });
  expect(is('github')).toMatchObject({ status: 'failed', fix: expect.stringContaining('pull-requests: write') });
});
