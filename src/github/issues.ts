import type { GitHubIssues } from '../domain/github.ts';
import { readComment } from './answers/comment.ts';
import { readPage } from './answers/page.ts';
import type { Call } from './call.ts';
import { member } from './json.ts';
import { listAll } from './list-all.ts';

/** The issues of a repository. */
export const openIssues = (call: Call): GitHubIssues => ({
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
