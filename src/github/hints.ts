import { rateLimitWait } from './http/rate-limit.ts';
import type { Reply } from './http/reply.ts';

/** What to do about a refusal: what GitHub says counts before its status, and every status has an answer. */
export function hintFor({ needs }: { readonly needs: string }, reply: Reply, now: number): string {
  const wait = rateLimitWait(reply, now);
  if (wait !== null) return `GitHub wants fewer requests. Run the job again after ${timeOf(now + wait)} UTC.`;
  const { status, text } = reply;
  const told = tellings.find((one) => one.status === status && one.pattern.test(text));
  if (told !== undefined) return told.hint;
  if (status === 403 || status === 404) return permission(needs);
  return byStatus.get(status) ?? (status >= 500 ? trouble : 'Read what GitHub says.');
}

const permission = (needs: string): string =>
  `Give the job the permission "${needs}" (permissions: in the workflow), and check that the token is one for this repository. A run for a fork, or for Dependabot, gets a token that may only read.`;

const trouble = 'GitHub has trouble. Run the job again later.';

const tellings: readonly { status: number; pattern: RegExp; hint: string }[] = [
  {
    status: 403,
    pattern: /\blocked\b/i,
    hint: 'The conversation of the pull request is locked. Unlock it, or set the input comment to false.',
  },
  {
    status: 403,
    pattern: /\bSAML\b|\bIP allow list\b/i,
    hint: 'The organization does not let this token or this runner in. Ask its owner.',
  },
  {
    status: 404,
    pattern: /no commit found/i,
    hint: 'The commit or the branch is not there any more. Run the workflow again on a newer commit.',
  },
  {
    status: 422,
    pattern: /too long/i,
    hint: 'The text is longer than GitHub takes. The job summary and the plan file hold the whole of it.',
  },
];

const byStatus: ReadonlyMap<number, string> = new Map([
  [401, 'The token is wrong or has expired. Leave the input github-token out to use the token of the job.'],
  [409, 'The repository is empty, or GitHub is busy with it. Run the job again.'],
  [410, 'It was deleted, or it is switched off in the settings of the repository.'],
]);

const timeOf = (time: number): string => new Date(time).toISOString().slice(11, 16);
