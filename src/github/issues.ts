import type { GitHubPages } from '../domain/github.ts';
import { readComment } from './answers/comment.ts';
import { readPage, readPullPage } from './answers/page.ts';
import type { Call } from './call.ts';
import { member } from './json.ts';
import { listAll } from './list-all.ts';
import { unless } from './unless.ts';

/** Issues and pull requests as pages that people read. */
export const openPages = (call: Call, owner: string): GitHubPages => ({ ...issues(call), ...pulls(call, owner) });

type IssueCalls = Pick<GitHubPages, 'issuesBy' | 'createIssue' | 'updateIssue' | 'commentOnIssue'>;

const issues = (call: Call): IssueCalls => ({
  issuesBy: async (author, state, limit) => {
    const found = await listAll(call, {
      id: 'issues',
      about: author,
      parameters: { creator: author, state, sort: 'updated', direction: 'desc' },
      read: (spot) => (member(spot, 'pull_request').value === undefined ? readPage(spot) : null),
      limit,
    });
    return found.filter((page) => page !== null);
  },
  createIssue: async ({ title, body, labels }) =>
    (await call('createIssue', null, { title, body, labels }, readPage)).value,
  updateIssue: async (number, { reason, ...change }) => {
    const parameters = { issue_number: number, ...change, ...(reason === undefined ? {} : { state_reason: reason }) };
    return (await call('updateIssue', `#${String(number)}`, parameters, readPage)).value;
  },
  commentOnIssue: async (number, body) =>
    (await call('commentOnIssue', `#${String(number)}`, { issue_number: number, body }, readComment)).value,
});

const pulls = (call: Call, owner: string): Omit<GitHubPages, keyof IssueCalls> => ({
  pullsFrom: (branch) =>
    listAll(call, {
      id: 'pulls',
      about: branch,
      parameters: { state: 'all', head: `${owner}:${branch}`, sort: 'created', direction: 'desc' },
      read: readPullPage,
    }),
  createPull: (pull) =>
    unless(
      ({ status, message }) => status === 422 && /already exists/i.test(message),
      null,
      async () => (await call('createPull', pull.head, pull, readPullPage)).value,
    ),
  updatePull: async (number, change) =>
    (await call('updatePull', `#${String(number)}`, { pull_number: number, ...change }, readPullPage)).value,
});
