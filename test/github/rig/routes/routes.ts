import type { Handler } from '../site.ts';
import { listComments, listCommentsOfRepository, writeBody } from './comments.ts';
import { compare, getCommit, listFiles } from './commits.ts';
import { getContent } from './contents.ts';
import { forward } from './forward.ts';
import { listIssues } from './issues.ts';
import { getPull, listPulls, pullsOfCommit } from './pulls.ts';
import { getRepository } from './repository.ts';
import { getBranch, getRef } from './refs.ts';
import { createStatus, listStatuses } from './statuses.ts';

/** Who answers each operation: the emulator for what people write, git for everything about commits. */
export const routes: Readonly<Record<string, Handler>> = {
  'git/get-ref': getRef,
  'issues/create': writeBody,
  'issues/create-comment': writeBody,
  'issues/delete-comment': forward,
  'issues/get': forward,
  'issues/get-comment': forward,
  'issues/list-comments': listComments,
  'issues/list-comments-for-repo': listCommentsOfRepository,
  'issues/list-for-repo': listIssues,
  'issues/update': writeBody,
  'issues/update-comment': writeBody,
  'pulls/get': getPull,
  'pulls/list': listPulls,
  'pulls/list-files': listFiles,
  'repos/compare-commits-with-basehead': compare,
  'repos/create-commit-status': createStatus,
  'repos/get': getRepository,
  'repos/get-branch': getBranch,
  'repos/get-commit': getCommit,
  'repos/get-content': getContent,
  'repos/list-commit-statuses-for-ref': listStatuses,
  'repos/list-pull-requests-associated-with-commit': pullsOfCommit,
};
