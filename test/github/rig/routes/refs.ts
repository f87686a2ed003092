import { git, runGit } from '../git.ts';
import { type Answer, type Call, notFound, ok, refusal, type Site } from '../site.ts';
import { describeCommit } from './commits.ts';

/** `git/get-ref`: what a reference like `heads/main` or `pull/1/merge` points to. */
export async function getRef({ params }: Call, site: Site): Promise<Answer> {
  const ref = `refs/${params['ref'] ?? ''}`;
  const { code, out } = await runGit(site.repository.folder, ['rev-parse', '--quiet', '--verify', ref], {
    codes: [0, 1, 128],
  });
  if (code !== 0) return notFound();
  const sha = out.toString().trim();
  const type = await git(site.repository.folder, ['cat-file', '-t', sha]);
  const url = `${site.api}/repos/${site.fullName}/git`;
  return ok({
    ref,
    node_id: Buffer.from(`03:Ref${ref}`).toString('base64'),
    url: `${url}/${ref}`,
    object: { sha, type, url: `${url}/${type}s/${sha}` },
  });
}

/** `repos/get-branch`. */
export async function getBranch({ params }: Call, site: Site): Promise<Answer> {
  const name = params['branch'] ?? '';
  const sha = await site.repository.resolve(`refs/heads/${name}`);
  if (sha === null) return refusal(404, 'Branch not found');
  const url = `${site.api}/repos/${site.fullName}/branches/${encodeURIComponent(name)}`;
  return ok({
    name,
    commit: describeCommit(await site.repository.commitAt(sha), site),
    _links: { self: url, html: `${site.server}/${site.fullName}/tree/${name}` },
    protected: false,
    protection: { enabled: false, required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] } },
    protection_url: `${url}/protection`,
  });
}
