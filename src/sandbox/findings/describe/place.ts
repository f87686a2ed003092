import type { FindingRow } from '../../store/findings.ts';

const host = 'https://git.example';

export const repositoryUrl = (repository: string): string => `${host}/${repository}`;

/** A pull request of a ref like `refs/pull/12/merge`; null for a branch. */
export const pullRequestOf = (ref: string): number | null => {
  const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
  return number === undefined ? null : Number(number);
};

/** A line of a file as the code host shows it. */
export function lineUrl(repository: string, ref: string, path: string, line: number): string {
  const branch = ref.replace(/^refs\/heads\//, '');
  const encoded = [...branch.split('/'), ...path.split('/')].map(encodeURIComponent).join('/');
  return `${repositoryUrl(repository)}/blob/${encoded}#L${String(line)}`;
}

/** Where in the file; columns count from 1. */
export function locationOf({ path, line, fingerprint }: FindingRow): Record<string, unknown> {
  const column = 3 + (fingerprint % 9) * 2;
  return {
    file_path: path,
    line,
    column,
    end_line: line + (fingerprint % 4),
    end_column: column + 12 + (fingerprint % 50),
  };
}
