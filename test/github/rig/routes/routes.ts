import type { Handler } from '../site.ts';
import { listComments, listCommentsOfRepository, writeBody } from './comments.ts';
import { compare, getCommit, listFiles } from './commits.ts';
import { getContent } from './contents.ts';
import { forward } from './forward.ts';
import { createCommit, createRef, createTree, deleteRef, getGitCommit, updateRef } from './git-data.ts';
import { inTurn } from './in-turn.ts';
import { listIssues } from './issues.ts';
import { getPull, listPulls, pullsOfCommit } from './pulls.ts';
import { getRepository } from './repository.ts';
import { getBranch, getRef } from './refs.ts';
import { createStatus, listStatuses } from './statuses.ts';
import { getBlob, getTree } from './trees.ts';
import { createPull, updatePull } from './write-pulls.ts';

/** Who answers each operation: the emulator for what people write, git for everything about commits. */
export const routes: Readonly<Record<string, Handler>> = {
  'git/create-commit': createCommit,
  'git/create-ref': inTurn(createRef),
  'git/create-tree': createTree,
  'git/delete-ref': inTurn(deleteRef),
  'git/get-blob': getBlob,
  'git/get-commit': getGitCommit,
  'git/get-ref': getRef,
  'git/get-tree': getTree,
  'git/update-ref': inTurn(updateRef),
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
  'pulls/create': inTurn(createPull),
  'pulls/get': getPull,
  'pulls/list': listPulls,
  'pulls/list-files': listFiles,
  'pulls/update': updatePull,
  'repos/compare-commits-with-basehead': compare,
  'repos/create-commit-status': createStatus,
  'repos/get': getRepository,
  'repos/get-branch': getBranch,
  'repos/get-commit': getCommit,
  'repos/get-content': getContent,
  'repos/list-commit-statuses-for-ref': listStatuses,
  'repos/list-pull-requests-associated-with-commit': pullsOfCommit,
};
