import type { NoPreview, Successor } from '../../domain/comment.ts';
import { type Markdown, link, md, ours } from '../markdown/template.ts';
import { type Words, short } from './refusal-words.ts';
import { say } from './say.ts';

/** Why files were only validated, and how to get a preview. */
export const noPreviewWords = {
  fork: {
    says: say`No preview: a pull request from a fork does not get the API token.`,
    fix: say`A maintainer can push the branch to this repository. To preview forks as they are, use the workflow with ${'pull_request_target'}.`,
  },
  'no-token': {
    says: say`No preview: this run got no API token.`,
    fix: say`Give it as ${'api-token'}, from a secret. Dependabot's runs get only the secrets that are stored for Dependabot.`,
  },
  'no-address': {
    says: say`No preview: this run was not told the platform's address.`,
    fix: say`Give it as ${'base-url'}.`,
  },
} as const satisfies Record<NoPreview, Words>;

/** Why an open pull request must not be merged as it is; `by` is the pull request whose apply is to blame. */
export const staleWords = (by: number | null): Words => ({
  says:
    by === null
      ? say`The platform changed since this plan was made.`
      : say`The platform changed since this plan was made: pull request #${by} was applied.`,
  fix: say`Run the preview again (re-run its job, or push). Then review the new plan.`,
});

/** Where to look instead of here; the tail ends the headline. */
export function successorWords(by: Successor): { readonly tail: string; readonly says: Markdown } {
  if (by.what === 'comment')
    return {
      tail: 'see the other comment',
      says: md`The plan is kept in ${link(ours('another comment'), by.url)}. This one is not updated any more.`,
    };
  if (by.what === 'deployments')
    return {
      tail: 'valid by now',
      says: ours('What is planned, or became of it, stands in a comment for each deployment that changes.'),
    };
  if (by.what === 'head')
    return { tail: 'being previewed', says: md`The plan of commit ${short(by.commit)} will stand here.` };
  if (by.what === 'pull')
    return {
      tail: 'not applied yet',
      says: md`Pull request #${String(by.pull)} came before it in the same push, and was not applied. Once that is settled, run ${link(ours('the job'), by.run)} again: that is safe.`,
    };
  return {
    tail: 'not applied by itself',
    says: md`${by.branch} went on to ${short(by.commit)} before this was applied. The run of that commit says what became of it.`,
  };
}
