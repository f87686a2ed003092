import type { GitCommit, GitHubBranches, GitHubError } from '../domain/github.ts';
import type { Call } from './call.ts';
import { commit, inside, items, member, type Spot, text } from './json.ts';
import { unless } from './unless.ts';

/** Git's own objects and branches, through the API. */
export const openBranches = (call: Call): GitHubBranches => ({ ...objects(call), ...branches(call) });

type Objects = Pick<GitHubBranches, 'gitCommit' | 'createTree' | 'createCommit'>;

const readId = (spot: Spot): string => commit(member(spot, 'sha'));

const readCommit = (spot: Spot): GitCommit => ({
  sha: readId(spot),
  tree: commit(inside(spot, 'tree', 'sha')),
  parents: items(member(spot, 'parents')).map(readId),
  message: text(member(spot, 'message')),
});

const objects = (call: Call): Objects => ({
  gitCommit: async (sha) => (await call('gitCommit', sha, { commit_sha: sha }, readCommit)).value,
  createTree: async (base, files) => {
    const tree = [...files].map(([path, file]) => ({
      path,
      mode: file?.isExecutable === true ? '100755' : '100644',
      type: 'blob',
      ...(file === null ? { sha: null } : { content: file.text }),
    }));
    return (await call('createTree', null, { base_tree: base, tree }, readId)).value;
  },
  createCommit: async ({ message, tree, parents }) =>
    (await call('createCommit', null, { message, tree, parents }, readId)).value,
});

const branches = (call: Call): Omit<GitHubBranches, keyof Objects> => ({
  branchTip: (branch) =>
    unless(
      ({ status }) => status === 404,
      null,
      async () => (await call('tipOf', branch, { ref: `heads/${branch}` }, readTip)).value,
    ),
  createBranch: (branch, sha) =>
    unless(refused(/already exists/i), false, async () => {
      await call('createBranch', branch, { ref: `refs/heads/${branch}`, sha }, readTip);
      return true;
    }),
  moveBranch: (branch, sha) =>
    // Never forced: GitHub itself refuses to lose a commit that came in between.
    unless(refused(/fast.?forward/i), false, async () => {
      await call('moveBranch', branch, { ref: `heads/${branch}`, sha, force: false }, readTip);
      return true;
    }),
  deleteBranch: (branch) =>
    unless(refused(/does not exist/i), undefined, async () => {
      await call('deleteBranch', branch, { ref: `heads/${branch}` }, () => null);
    }),
});

const readTip = (spot: Spot): string => commit(inside(spot, 'object', 'sha'));

const refused =
  (says: RegExp) =>
  ({ status, message }: GitHubError): boolean =>
    status === 422 && says.test(message);
