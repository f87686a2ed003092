import { git } from '../git.ts';
import type { Commit } from '../repository.ts';
import { type Answer, type Call, notFound, ok, page, refusal, type Site } from '../site.ts';
import { type ChangedFile, changedFiles } from './changed-files.ts';

/** GitHub never names more files of a commit or a comparison. */
const mostFiles = 300;

/** `repos/get-commit`. */
export async function getCommit({ params }: Call, site: Site): Promise<Answer> {
  const ref = params['ref'] ?? '';
  const sha = await site.repository.resolve(ref);
  if (sha === null) return refusal(422, `No commit found for SHA: ${ref}`);
  const commit = await site.repository.commitAt(sha);
  const files = await changedFiles(site, commit.parents[0] ?? null, sha);
  const sum = (count: (file: ChangedFile) => number): number => files.reduce((total, file) => total + count(file), 0);
  const [additions, deletions] = [sum((file) => file.additions), sum((file) => file.deletions)];
  return ok({
    ...describeCommit(commit, site),
    stats: { additions, deletions, total: additions + deletions },
    files: files.slice(0, mostFiles),
  });
}

/** `repos/compare-commits-with-basehead`: the commits that the second has and the first has not, oldest first. */
export async function compare(call: Call, site: Site): Promise<Answer> {
  const names = (call.params['basehead'] ?? '').split('...');
  const [base, head] = await Promise.all(names.map((name) => site.repository.resolve(name)));
  if (names.length !== 2 || !base || !head) return notFound();
  const fork = await git(site.repository.folder, ['merge-base', base, head]);
  const [ahead, behind] = await Promise.all([
    site.repository.between(base, head),
    git(site.repository.folder, ['rev-list', '--count', `${head}..${base}`]),
  ]);
  const { body, headers = {} } = page(
    ahead.map((commit) => describeCommit(commit, site)),
    call,
    site,
    250,
  );
  const url = `${site.api}/repos/${site.fullName}/compare/${names.join('...')}`;
  const htmlUrl = `${site.server}/${site.fullName}/compare/${names.join('...')}`;
  return ok(
    {
      url,
      html_url: htmlUrl,
      permalink_url: htmlUrl,
      diff_url: `${htmlUrl}.diff`,
      patch_url: `${htmlUrl}.patch`,
      base_commit: describeCommit(await site.repository.commitAt(base), site),
      merge_base_commit: describeCommit(await site.repository.commitAt(fork), site),
      status: relation(ahead.length, Number(behind)),
      ahead_by: ahead.length,
      behind_by: Number(behind),
      total_commits: ahead.length,
      commits: body,
      // Files stand on the first page only.
      ...(call.query.get('page') === '1' || !call.query.has('page')
        ? { files: (await changedFiles(site, fork, head)).slice(0, mostFiles) }
        : {}),
    },
    headers,
  );
}

function relation(ahead: number, behind: number): string {
  if (ahead === 0) return behind === 0 ? 'identical' : 'behind';
  return behind === 0 ? 'ahead' : 'diverged';
}

/** `pulls/list-files`. */
export async function listFiles(call: Call, site: Site): Promise<Answer> {
  const pull = site.pulls.known(Number(call.params['pull_number']));
  if (pull === undefined) return notFound();
  const base = await git(site.repository.folder, ['merge-base', pull.baseSha, pull.head]);
  return page(await changedFiles(site, base, pull.head), call, site);
}

/** A commit as GitHub describes it. Its author is nobody's account, as with an address that GitHub does not know. */
export function describeCommit(commit: Commit, site: Site): Record<string, unknown> {
  const repository = `${site.api}/repos/${site.fullName}`;
  const pages = `${site.server}/${site.fullName}/commit`;
  const url = `${repository}/commits/${commit.sha}`;
  return {
    sha: commit.sha,
    node_id: Buffer.from(`06:Commit${commit.sha}`).toString('base64'),
    url,
    html_url: `${pages}/${commit.sha}`,
    comments_url: `${url}/comments`,
    commit: {
      author: { ...commit.author, date: commit.date },
      committer: { ...commit.committer, date: commit.date },
      message: commit.message,
      tree: { sha: commit.tree, url: `${repository}/git/trees/${commit.tree}` },
      url: `${repository}/git/commits/${commit.sha}`,
      comment_count: 0,
      verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
    },
    author: null,
    committer: null,
    parents: commit.parents.map((sha) => ({ sha, url: `${repository}/commits/${sha}`, html_url: `${pages}/${sha}` })),
  };
}
