import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git, runGit } from '../git.ts';
import { type Answer, type Call, notFound, ok, refusal, type Site } from '../site.ts';
import { personOf } from '../write-commit.ts';
import { getRef } from './refs.ts';
import { getTree } from './trees.ts';

type TreeEntry = {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha?: string | null;
  readonly content?: string;
};

/** `git/create-tree`: a tree, and what becomes of some of its paths. */
export async function createTree(call: Call, site: Site): Promise<Answer> {
  const asked = JSON.parse(call.body) as { base_tree?: string; tree: readonly TreeEntry[] };
  const { folder } = site.repository;
  // An index of its own, beside the repository: several requests may be at work.
  const index = join(folder, `index-of-${crypto.randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    const read = await runGit(folder, ['read-tree', asked.base_tree ?? '--empty'], { env, codes: [0, 128] });
    if (read.code !== 0) return notFound();
    for (const { path, mode, content, sha } of asked.tree) {
      if (sha === null && (await git(folder, ['ls-files', '--', path], { env })) === '')
        return refusal(422, 'GitRPC::BadObjectState');
      const id = content === undefined ? sha : await git(folder, ['hash-object', '-w', '--stdin'], { input: content });
      // A mode of 0 takes the path away.
      const line = id === null || id === undefined ? `0 ${'0'.repeat(40)}` : `${mode} ${id}`;
      await git(folder, ['update-index', '-z', '--index-info'], { env, input: `${line}\t${path}\0` });
    }
    const tree = await git(folder, ['write-tree'], { env });
    const made = await getTree({ ...call, params: { ...call.params, tree_sha: tree } }, site);
    return { ...made, status: 201 };
  } finally {
    await rm(index, { force: true });
  }
}

type Asked = { readonly message: string; readonly tree: string; readonly parents?: readonly string[] };

/** `git/create-commit`, by whoever asks. */
export async function createCommit({ body, actor }: Call, site: Site): Promise<Answer> {
  const { message, tree, parents = [] } = JSON.parse(body) as Asked;
  const { name, email } = personOf(actor.login);
  const date = `${String(Math.floor(Date.now() / 1000))} +0000`;
  const env = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  const { code, out } = await runGit(site.repository.folder, args, { env, input: message, codes: [0, 128] });
  if (code !== 0) return refusal(422, 'Tree SHA does not exist');
  return { status: 201, body: await describeGitCommit(out.toString().trim(), site) };
}

/** `git/get-commit`. */
export async function getGitCommit({ params }: Call, site: Site): Promise<Answer> {
  const sha = params['commit_sha'] ?? '';
  return (await site.repository.resolve(sha)) === sha ? ok(await describeGitCommit(sha, site)) : notFound();
}

async function describeGitCommit(sha: string, site: Site): Promise<Record<string, unknown>> {
  const commit = await site.repository.commitAt(sha);
  const url = `${site.api}/repos/${site.fullName}/git`;
  const page = (id: string): string => `${site.server}/${site.fullName}/commit/${id}`;
  return {
    sha,
    node_id: Buffer.from(`06:Commit${sha}`).toString('base64'),
    url: `${url}/commits/${sha}`,
    html_url: page(sha),
    author: { ...commit.author, date: commit.date },
    committer: { ...commit.committer, date: commit.date },
    message: commit.message,
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    parents: commit.parents.map((id) => ({ sha: id, url: `${url}/commits/${id}`, html_url: page(id) })),
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

/** `git/create-ref`. */
export async function createRef(call: Call, site: Site): Promise<Answer> {
  const { ref, sha } = JSON.parse(call.body) as { ref: string; sha: string };
  if ((await refAt(site, ref)) !== null) return refusal(422, 'Reference already exists');
  if ((await site.repository.resolve(sha)) !== sha) return refusal(422, 'Object does not exist');
  await site.repository.setRef(ref, sha);
  const made = await getRef({ ...call, params: { ...call.params, ref: ref.replace('refs/', '') } }, site);
  return { ...made, status: 201 };
}

/** `git/update-ref`: only forward, unless it is forced. */
export async function updateRef(call: Call, site: Site): Promise<Answer> {
  const { sha, force = false } = JSON.parse(call.body) as { sha: string; force?: boolean };
  const ref = `refs/${call.params['ref'] ?? ''}`;
  const now = await refAt(site, ref);
  if (now === null) return refusal(422, 'Reference does not exist');
  if ((await site.repository.resolve(sha)) !== sha) return refusal(422, 'Object does not exist');
  if (!force && !(await site.repository.contains(sha, now))) return refusal(422, 'Update is not a fast forward');
  await site.repository.setRef(ref, sha);
  await site.pulls.branchMoved(branchOf(ref), sha);
  return getRef(call, site);
}

/** `git/delete-ref`: open pull requests of the branch are closed with it. */
export async function deleteRef({ params }: Call, site: Site): Promise<Answer> {
  const ref = `refs/${params['ref'] ?? ''}`;
  const now = await refAt(site, ref);
  if (now === null) return refusal(422, 'Reference does not exist');
  await site.repository.setRef(ref, null);
  await site.pulls.branchDeleted(branchOf(ref));
  return { status: 204, body: null };
}

const branchOf = (ref: string): string => ref.replace(/^refs\/heads\//, '');

const refAt = (site: Site, ref: string): Promise<string | null> => site.repository.resolve(ref);
