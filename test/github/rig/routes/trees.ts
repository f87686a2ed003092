import { runGit } from '../git.ts';
import { type Answer, type Call, notFound, ok, type Site } from '../site.ts';
import { base64, parseTree } from './contents.ts';

const isId = (text: string): boolean => /^[\da-f]{40}$/.test(text);

/** `git/get-tree`: what a commit, a branch or a tree holds, with `recursive` all the way down. */
export async function getTree({ params, query }: Call, site: Site): Promise<Answer> {
  const name = params['tree_sha'] ?? '';
  const found = await runGit(
    site.repository.folder,
    ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{tree}`],
    { codes: [0, 1, 128] },
  );
  if (found.code !== 0) return notFound();
  const sha = found.out.toString().trim();
  const depth = query.has('recursive') ? ['-r', '-t'] : [];
  const { out } = await runGit(site.repository.folder, ['ls-tree', '-z', '-l', ...depth, sha]);
  const url = `${site.api}/repos/${site.fullName}/git`;
  const tree = parseTree(out.toString()).map((entry) => ({
    path: entry.path,
    mode: entry.mode,
    type: entry.type,
    sha: entry.sha,
    ...(entry.type === 'blob' ? { size: entry.size } : {}),
    ...(entry.type === 'commit' ? {} : { url: `${url}/${entry.type}s/${entry.sha}` }),
  }));
  return ok({ sha, url: `${url}/trees/${sha}`, tree, truncated: false });
}

/** `git/get-blob`: the bytes of a file by their id. */
export async function getBlob({ params, media }: Call, site: Site): Promise<Answer> {
  const sha = params['file_sha'] ?? '';
  if (!isId(sha)) return notFound();
  const { code, out } = await runGit(site.repository.folder, ['cat-file', 'blob', sha], { codes: [0, 128] });
  if (code !== 0) return notFound();
  if (media === 'raw') return { status: 200, type: 'application/vnd.github.raw+json', body: out };
  return ok({
    sha,
    node_id: Buffer.from(`04:Blob${sha}`).toString('base64'),
    size: out.length,
    url: `${site.api}/repos/${site.fullName}/git/blobs/${sha}`,
    content: base64(out),
    encoding: 'base64',
  });
}
