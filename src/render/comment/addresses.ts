import type { Position } from '../../domain/position.ts';
import type { CommentView } from './comment-view.ts';

/** A longer path takes more of a comment than its link is worth. */
const longest = 500;

/** The page of a file at the view's commit and the position's line; null where a browser would go elsewhere. */
export function addressOf(
  { file, line }: Position,
  view: Pick<CommentView, 'job' | 'commit' | 'folder'>,
): string | null {
  if (view.commit === null || file.length > longest) return null;
  const { server, repository } = view.job;
  const segments = [
    ...(view.folder ?? '').split('/').filter((name) => name !== '' && name !== '.'),
    ...file.split('/'),
  ];
  // Browsers take these away, also when they are encoded.
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null;
  const path = [repository.owner, repository.name, 'blob', view.commit, ...segments].map(encode).join('/');
  return `${server}/${path}#L${String(line)}`;
}

/** Every character that means something in a URL or in Markdown; what no file name in UTF-8 can hold becomes U+FFFD. */
const encode = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replaceAll(
    /[!'()*_~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
