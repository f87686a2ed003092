import type { Deployment } from '../../../src/domain/bundle.ts';
import type { Review } from '../../../src/record/payload.ts';
import type { CommentView } from '../../../src/render/comment-words.ts';

export const deployment: Deployment = { id: '1234', slug: 'acme' };
/** Stands for the API token, which signs records. */
export const secret = 'not-a-token-but-as-long-as-one';
/** Characters that a record takes above the comment. */
export const firstLine = 800;

const head = 'a'.repeat(40);

export const review: Review = {
  repository: '4711',
  pull: 12,
  head,
  merge: 'b'.repeat(40),
  platform: 'https://platform.example',
  settings: `sha256:${'5'.repeat(64)}`,
  deployment,
  run: { id: 900, attempt: 1 },
};

export const commentView: CommentView = {
  deployment: deployment.slug,
  job: {
    repository: { owner: 'acme', name: 'policies', id: review.repository, defaultBranch: 'main' },
    sha: head,
    ref: 'refs/pull/12/merge',
    run: { ...review.run, url: 'https://github.com/acme/policies/actions/runs/900' },
    startedBy: null,
    api: 'https://api.github.com',
    server: 'https://github.com',
  },
  commit: head,
  summary: true,
  planFile: 'ifmatch-plan.json',
};
