import { describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { writeAtOnce, connect, sha, startServer } from './connect-client.ts';
import { sendJson } from '../rig/recording-server.ts';

const status = { context: 'c', state: 'success', description: '', url: 'https://x.example' } as const;

/** Every operation, and the permission without which GitHub refuses it. */
const operations: Record<Exclude<keyof GitHub, 'name'>, [(github: GitHub) => Promise<unknown>, string]> = {
  readFile: [(github) => github.readFile('ifmatch.yaml', 'main'), 'contents: read'],
  comments: [(github) => github.comments(7), 'pull-requests: write'],
  comment: [(github) => github.comment(5), 'pull-requests: write'],
  createComment: [(github) => github.createComment(7, 'x', writeAtOnce), 'pull-requests: write'],
  updateComment: [(github) => github.updateComment(5, 'x', writeAtOnce), 'pull-requests: write'],
  pull: [(github) => github.pull(7), 'pull-requests: read'],
  approvers: [(github) => github.approvers(7), 'pull-requests: read'],
  repository: [(github) => github.repository(), 'contents: read'],
  pullsOf: [(github) => github.pullsOf(sha('a')), 'pull-requests: read'],
  openPulls: [(github) => github.openPulls('main'), 'pull-requests: read'],
  mergedPulls: [(github) => github.mergedPulls('main'), 'pull-requests: read'],
  tip: [(github) => github.tip('main'), 'contents: read'],
  history: [(github) => github.history(sha('a'), 1), 'contents: read'],
  statuses: [(github) => github.statuses(sha('a')), 'statuses: write'],
  setStatus: [(github) => github.setStatus(sha('a'), status), 'statuses: write'],
  issuesWithLabel: [(github) => github.issuesWithLabel('drift'), 'issues: write'],
  createIssue: [(github) => github.createIssue({ title: 'x', body: 'x', labels: [] }), 'issues: write'],
  updateIssue: [(github) => github.updateIssue(7, { state: 'closed' }), 'issues: write'],
};
const names = Object.keys(operations) as (keyof typeof operations)[];

async function refusal(name: keyof typeof operations, code: number, body: unknown) {
  const { url, requests } = await startServer((_, response) => sendJson(response, code, body));
  const thrown: unknown = await operations[name][0](connect(url).github).catch((error: unknown) => error);
  return { thrown, requests };
}

describe('a missing permission', () => {
  test.for(names)('for %s is named, as the workflow must grant it', async (name) => {
    const { thrown, requests } = await refusal(name, 403, {
      message: 'Resource not accessible by integration',
      documentation_url: 'https://docs.github.com/rest',
      status: '403',
    });
    expect(thrown).toMatchObject({
      name: 'ForgeError',
      message: expect.stringContaining(': GitHub answered 403, "Resource not accessible by integration'),
      status: 403,
      fix: expect.stringContaining(`the permission "${operations[name][1]}"`),
    });
    expect(requests.length).toBe(new Set(requests.map(({ url }) => url)).size);
  });
});

describe('a refusal by GitHub', () => {
  test.for([
    [401, { message: 'Bad credentials' }, '"Bad credentials"', 'wrong or has expired'],
    [
      422,
      {
        message: 'Validation Failed',
        errors: [
          {
            resource: 'IssueComment',
            code: 'unprocessable',
            message: 'Body is too long (maximum is 65536 characters)',
          },
        ],
      },
      'Body is too long (maximum is 65536 characters)',
      'See the message of GitHub',
    ],
    [
      422,
      { message: 'Validation Failed', errors: ['no', { field: 'body', code: 'missing' }, 7, null] },
      '"Validation Failed: "no", {"field":"body","code":"missing"}, 7, null',
      'See the message of GitHub',
    ],
    [418, '<html>', 'GitHub answered 418, "<html>".', 'See the message of GitHub'],
  ] as const)('with %i %j has its own message', async ([code, body, says, fix]) => {
    const { thrown, requests } = await refusal('createComment', code, body);
    expect(thrown).toMatchObject({
      message: expect.stringContaining(says),
      status: code,
      fix: expect.stringContaining(fix),
    });
    expect(requests.length).toBe(1);
  });

  test('that is too long is cut between characters', async () => {
    const { thrown } = await refusal('comments', 400, { message: '\u{1F600}'.repeat(5000) });
    expect(String(thrown)).toBe(
      `ForgeError: GET /repos/acme/policies/issues/7/comments: GitHub answered 400, "${'\u{1F600}'.repeat(300)}…".`,
    );
  });
});
