import { runGit } from '../git.ts';
import type { Site } from '../site.ts';

/** A file that differs between two commits, as GitHub describes it. */
export type ChangedFile = {
  /** Of the new content; null for a file that went away. */
  readonly sha: string | null;
  readonly filename: string;
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
  readonly changes: number;
  readonly blob_url: string;
  readonly raw_url: string;
  readonly contents_url: string;
};

const verbs: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'modified', T: 'changed' };
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The files that differ; from nothing for the first commit of all. */
export async function changedFiles(site: Site, from: string | null, to: string): Promise<ChangedFile[]> {
  const args = ['diff', '--raw', '--numstat', '--no-renames', '--no-abbrev', '-z', from ?? emptyTree, to];
  const parts = (await runGit(site.repository.folder, args)).out.toString().split('\0');
  // First one pair for each file, `:mode mode id id letter` and its path; then one line for each, `added\tremoved\tpath`.
  const lines = parts.filter((part) => part.includes('\t') && !part.startsWith(':'));
  const facts = new Map(
    parts.flatMap((part, at) => (part.startsWith(':') ? [[parts[at + 1] ?? '', part.split(' ')] as const] : [])),
  );
  return lines.map((line) => {
    const [added = '', removed = '', ...rest] = line.split('\t');
    const filename = rest.join('\t');
    const [, , , sha = '', letter = ''] = facts.get(filename) ?? [];
    // A binary file has "-" for both figures.
    const [additions, deletions] = [Number(added) || 0, Number(removed) || 0];
    return {
      sha: /^0*$/.test(sha) ? null : sha,
      status: verbs[letter] ?? 'changed',
      filename,
      additions,
      deletions,
      changes: additions + deletions,
      ...addresses(site, filename, to),
    };
  });
}

function addresses(site: Site, filename: string, commit: string) {
  const path = filename.split('/').map(encodeURIComponent).join('/');
  const pages = `${site.server}/${site.fullName}`;
  return {
    blob_url: `${pages}/blob/${commit}/${path}`,
    raw_url: `${pages}/raw/${commit}/${path}`,
    contents_url: `${site.api}/repos/${site.fullName}/contents/${path}?ref=${commit}`,
  };
}
