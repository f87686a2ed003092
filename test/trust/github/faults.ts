import type { GitHubFault } from '../../rig/github/api-server.ts';

/** What goes wrong with one operation of GitHub, and whether it passes by itself. */
export type Trouble = {
  readonly phase: 'preview' | 'apply';
  readonly operation: string;
  readonly name: string;
  readonly fault: GitHubFault;
  readonly times: number;
  readonly passes: boolean;
};

type Kind = Omit<Trouble, 'phase' | 'operation'>;
const stays = (name: string, fault: GitHubFault): Kind => ({ name, fault, times: Infinity, passes: false });
const passes = (name: string, fault: GitHubFault, times = 1): Kind => ({ name, fault, times, passes: true });

const forbidden = stays('403 for good', { status: 403, body: { message: 'Resource not accessible by integration' } });
const page = stays('a page of HTML', { html: '<h1>Sign in</h1>' });
const missing = stays('404 for good', { status: 404, body: { message: 'Not Found' } });
const unknown = stays('401 for good', { status: 401, body: { message: 'Bad credentials' } });
const hour = stays('429 for an hour', { status: 429, headers: { 'retry-after': '3600' } });
const tooLong = stays('422, too long', {
  status: 422,
  body: { message: 'Validation Failed', errors: [{ message: 'body is too long (maximum is 65536 characters)' }] },
});
const busy = passes('429 once', { status: 429, headers: { 'retry-after': '0' } });
const secondary = passes('403 for too many requests, once', {
  status: 403,
  body: { message: 'You have exceeded a secondary rate limit.' },
  headers: { 'retry-after': '0' },
});
const gateway = passes('502 twice', { status: 502 }, 2);
const before = passes('a reset before', { reset: 'before' });
const after = passes('a reset after', { reset: 'after' });
const cut = passes('an answer cut off', { truncated: true });

const meet = (phase: Trouble['phase'], kinds: readonly Kind[], ...operations: readonly string[]): Trouble[] =>
  operations.flatMap((operation) => kinds.map((kind): Trouble => ({ phase, operation, ...kind })));

const statuses = 'repos/list-commit-statuses-for-ref';
const brought = 'repos/list-pull-requests-associated-with-commit';

export const troubles: readonly Trouble[] = [
  ...meet('preview', [forbidden, page, busy, gateway, after], 'pulls/get', 'git/get-ref'),
  ...meet('preview', [forbidden, page, busy, gateway, after], 'issues/list-comments', statuses),
  ...meet('preview', [forbidden, tooLong, hour, missing, secondary, before, after, cut], 'issues/create-comment'),
  ...meet('preview', [forbidden, tooLong, secondary, gateway, before, after, cut], 'repos/create-commit-status'),
  ...meet('apply', [forbidden, page, busy, after], 'repos/list-commits', brought, 'pulls/list', statuses),
  ...meet('apply', [forbidden, missing, unknown, hour, page, busy, secondary, cut], 'issues/list-comments'),
  ...meet('apply', [forbidden, tooLong, gateway], 'issues/update-comment'),
  ...meet('apply', [forbidden, busy, after], 'repos/create-commit-status'),
];
