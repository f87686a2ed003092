import type { GitHubFault } from '../../rig/github/api-server.ts';

/** A fault of one operation of GitHub's API, and whether it is temporary. */
export type FaultyOperation = {
  readonly phase: 'preview' | 'apply';
  readonly operation: string;
  readonly name: string;
  readonly fault: GitHubFault;
  readonly times: number;
  readonly isTemporary: boolean;
};

type FaultKind = Omit<FaultyOperation, 'phase' | 'operation'>;
const permanent = (name: string, fault: GitHubFault): FaultKind => ({
  name,
  fault,
  times: Infinity,
  isTemporary: false,
});
const temporary = (name: string, fault: GitHubFault, times = 1): FaultKind => ({
  name,
  fault,
  times,
  isTemporary: true,
});

const forbidden = permanent('403 for good', {
  status: 403,
  body: { message: 'Resource not accessible by integration' },
});
const htmlPage = permanent('a page of HTML', { html: '<h1>Sign in</h1>' });
const notFound = permanent('404 for good', { status: 404, body: { message: 'Not Found' } });
const unauthorized = permanent('401 for good', { status: 401, body: { message: 'Bad credentials' } });
const limitedForAnHour = permanent('429 for an hour', { status: 429, headers: { 'retry-after': '3600' } });
const tooLong = permanent('422, too long', {
  status: 422,
  body: { message: 'Validation Failed', errors: [{ message: 'body is too long (maximum is 65536 characters)' }] },
});
const limitedOnce = temporary('429 once', { status: 429, headers: { 'retry-after': '0' } });
const secondaryRateLimit = temporary('403 for too many requests, once', {
  status: 403,
  body: { message: 'You have exceeded a secondary rate limit.' },
  headers: { 'retry-after': '0' },
});
const badGatewayTwice = temporary('502 twice', { status: 502 }, 2);
const resetBefore = temporary('a reset before', { reset: 'before' });
const resetAfter = temporary('a reset after', { reset: 'after' });
const truncatedOnce = temporary('an answer cut off', { truncated: true });

const combine = (
  phase: FaultyOperation['phase'],
  kinds: readonly FaultKind[],
  ...operations: readonly string[]
): FaultyOperation[] =>
  operations.flatMap((operation) => kinds.map((kind): FaultyOperation => ({ phase, operation, ...kind })));

const listStatuses = 'repos/list-commit-statuses-for-ref';
const listPullsOfCommit = 'repos/list-pull-requests-associated-with-commit';

export const faultyOperations: readonly FaultyOperation[] = [
  ...combine('preview', [forbidden, htmlPage, limitedOnce, badGatewayTwice, resetAfter], 'pulls/get', 'git/get-ref'),
  ...combine(
    'preview',
    [forbidden, htmlPage, limitedOnce, badGatewayTwice, resetAfter],
    'issues/list-comments',
    listStatuses,
  ),
  ...combine(
    'preview',
    [forbidden, tooLong, limitedForAnHour, notFound, secondaryRateLimit, resetBefore, resetAfter, truncatedOnce],
    'issues/create-comment',
  ),
  ...combine(
    'preview',
    [forbidden, tooLong, secondaryRateLimit, badGatewayTwice, resetBefore, resetAfter, truncatedOnce],
    'repos/create-commit-status',
  ),
  ...combine(
    'apply',
    [forbidden, htmlPage, limitedOnce, resetAfter],
    'repos/list-commits',
    listPullsOfCommit,
    'pulls/list',
    listStatuses,
  ),
  ...combine(
    'apply',
    [forbidden, notFound, unauthorized, limitedForAnHour, htmlPage, limitedOnce, secondaryRateLimit, truncatedOnce],
    'issues/list-comments',
  ),
  ...combine('apply', [forbidden, tooLong, badGatewayTwice], 'issues/update-comment'),
  ...combine('apply', [forbidden, limitedOnce, resetAfter], 'repos/create-commit-status'),
];
