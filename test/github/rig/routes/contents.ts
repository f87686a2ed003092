import { git, runGit } from '../git.ts';
import { type Answer, type Call, notFound, ok, refusal, type Site } from '../site.ts';

type Entry = {
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size: number;
  readonly path: string;
};

const mebibyte = 1024 * 1024;

/** `repos/get-content`: a file, a folder, a link, from the real git repository. */
export async function getContent({ params, query, media }: Call, site: Site): Promise<Answer> {
  const ref = query.get('ref') ?? site.repository.defaultBranch;
  const commit = await site.repository.resolve(ref);
  if (commit === null) return refusal(404, `No commit found for the ref ${ref}`);
  const path = (params['path'] ?? '').replace(/\/$/, '');
  const entry = path === '' ? null : (await entriesOf(site, commit, path))[0];
  if (entry === undefined) return notFound();
  if (entry === null || entry.type === 'tree') return folder(site, commit, ref, path, media === 'object');
  if (media === 'raw')
    return { status: 200, type: 'application/vnd.github.raw+json', body: await blob(site, entry.sha) };
  return ok(await describe(site, entry, ref, true));
}

async function folder(site: Site, commit: string, ref: string, path: string, asObject: boolean): Promise<Answer> {
  const entries = await entriesOf(site, commit, path === '' ? '.' : `${path}/`);
  const list = await Promise.all(entries.map((entry) => describe(site, entry, ref, false)));
  if (!asObject) return ok(list);
  return ok({ ...common(site, { mode: '', type: 'tree', sha: commit, size: 0, path }, ref, 'dir'), entries: list });
}

/** What git lists for a path: one entry, or what is in a folder when the path ends with a slash. */
async function entriesOf(site: Site, commit: string, path: string): Promise<Entry[]> {
  const args = ['--literal-pathspecs', 'ls-tree', '-z', '-l', commit, '--', path];
  const { out } = await runGit(site.repository.folder, path === '.' ? args.slice(0, -2) : args);
  return parseTree(out.toString());
}

/** The lines of `git ls-tree -z -l`. */
export const parseTree = (text: string): Entry[] =>
  text
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [mode = '', type = '', sha = '', size = ''] = line.slice(0, line.indexOf('\t')).split(/ +/);
      return { mode, type, sha, size: Number(size) || 0, path: line.slice(line.indexOf('\t') + 1) };
    });

const blob = async (site: Site, sha: string): Promise<Buffer> =>
  (await runGit(site.repository.folder, ['cat-file', 'blob', sha])).out;

/** Base64 in lines of 60 characters, as GitHub breaks it. */
export const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll(/.{1,60}/g, '$&\n');

async function describe(site: Site, entry: Entry, ref: string, whole: boolean): Promise<unknown> {
  if (entry.type === 'tree') return common(site, entry, ref, 'dir');
  // In a list of a folder a submodule is a file, for backwards compatibility.
  if (entry.type === 'commit')
    return { ...common(site, entry, ref, whole ? 'submodule' : 'file'), submodule_git_url: '' };
  if (entry.mode === '120000') {
    const target = whole ? { target: await git(site.repository.folder, ['cat-file', 'blob', entry.sha]) } : {};
    return { ...common(site, entry, ref, 'symlink'), ...target };
  }
  if (!whole) return common(site, entry, ref, 'file');
  // Above one mebibyte only the raw form has the content.
  const content =
    entry.size > mebibyte
      ? { encoding: 'none', content: '' }
      : { encoding: 'base64', content: base64(await blob(site, entry.sha)) };
  return { ...common(site, entry, ref, 'file'), ...content };
}

function common(site: Site, entry: Entry, ref: string, type: string): Record<string, unknown> {
  const repository = `${site.api}/repos/${site.fullName}`;
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const url = `${repository}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const isFolder = type === 'dir';
  const gitUrl = `${repository}/git/${isFolder ? 'trees' : 'blobs'}/${entry.sha}`;
  const htmlUrl = `${site.server}/${site.fullName}/${isFolder ? 'tree' : 'blob'}/${ref}/${path}`;
  return {
    type,
    size: entry.size,
    name: entry.path.split('/').at(-1) ?? '',
    path: entry.path,
    sha: entry.sha,
    url,
    git_url: gitUrl,
    html_url: htmlUrl,
    download_url: isFolder ? null : `${site.server}/${site.fullName}/raw/${ref}/${path}`,
    _links: { self: url, git: gitUrl, html: htmlUrl },
  };
}
