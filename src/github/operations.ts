/** A request to GitHub's API. */
type Operation = {
  readonly route: string;
  /** Begins messages. */
  readonly says: string;
  /** The required token permission, in workflow syntax. */
  readonly needs: string;
  /** The request is not idempotent, so it must not be retried after a lost answer. */
  readonly once?: true;
};

export type OperationId = keyof typeof operations;

export const operations = {
  readFile: {
    route: 'GET /repos/{owner}/{repo}/contents/{path}',
    says: 'Reading a file',
    needs: 'contents: read',
  },
  comments: {
    route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    says: 'Reading the comments',
    needs: 'pull-requests: write',
  },
  recentComments: {
    route: 'GET /repos/{owner}/{repo}/issues/comments',
    says: 'Reading the newest comments',
    needs: 'pull-requests: write',
  },
  createComment: {
    route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    says: 'Writing a comment',
    needs: 'pull-requests: write',
    once: true,
  },
  updateComment: {
    route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    says: 'Changing a comment',
    needs: 'pull-requests: write',
  },
  pull: {
    route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    says: 'Reading the pull request',
    needs: 'pull-requests: read',
  },
  pulls: {
    route: 'GET /repos/{owner}/{repo}/pulls',
    says: 'Listing the pull requests',
    needs: 'pull-requests: read',
  },
  pullsOf: {
    route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
    says: 'Finding the pull request of a commit',
    needs: 'pull-requests: read',
  },
  tipOf: {
    route: 'GET /repos/{owner}/{repo}/git/ref/{ref}',
    says: 'Reading where a branch is',
    needs: 'contents: read',
  },
  issues: {
    route: 'GET /repos/{owner}/{repo}/issues',
    says: 'Listing the issues',
    needs: 'issues: write',
  },
  createIssue: {
    route: 'POST /repos/{owner}/{repo}/issues',
    says: 'Writing an issue',
    needs: 'issues: write',
    once: true,
  },
  updateIssue: {
    route: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
    says: 'Changing an issue',
    needs: 'issues: write',
  },
  commentOnIssue: {
    route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    says: 'Writing a comment',
    needs: 'issues: write',
    once: true,
  },
  setStatus: {
    route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
    says: 'Setting the status of a commit',
    needs: 'statuses: write',
  },
} as const satisfies Record<string, Operation>;
