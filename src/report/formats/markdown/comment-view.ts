import type { Job } from '../../../domain/forge.ts';
import type { BundleWithResult } from '../../../domain/outcome.ts';
import type { Position } from '../../../domain/problem.ts';
import { pluralize } from '../../../util/text.ts';
import { link, type Markdown, md, noMarkdown, trusted } from './markup.ts';

// Where a comment or a job summary is shown, and its links.

/** The place and reader of a comment or summary. */
export type CommentView = {
  readonly job: Job;
  /** Commit whose files are linked; null for no links. */
  readonly commit: string | null;
  /** Folder that positions are relative to, if not the root. */
  readonly folder?: string;
  /** Base branch of the pull request, if any. */
  readonly base?: string;
  /** Whether the run writes a job summary. */
  readonly summary: boolean;
  /** Name of the run's plan file; null without one. */
  readonly planFile: string | null;
  /** URL of the comment that goes on with the sections that do not fit into this one, if any. */
  readonly next?: string | null;
};

export const runLink = ({ job }: Pick<CommentView, 'job'>): Markdown => link(trusted('this run'), job.run.url);

/** Where to read more. `isPlanned`: whether the plan file has the plan that is shown. */
export function moreLinks(view: CommentView, isPlanned = false): Markdown {
  const { planFile, job } = view;
  const run = view.summary ? link(trusted('job summary'), job.run.url) : runLink(view);
  const file = isPlanned && planFile !== null ? md`, ${planFile}` : noMarkdown;
  const next = typeof view.next === 'string' ? md`, ${link(trusted('a second comment'), view.next)}` : noMarkdown;
  return md`More: ${run}${file}${next}.`;
}

/** How to undo an apply; nothing without a file that holds the undo. */
export function undoHint({ planFile }: CommentView, results: readonly BundleWithResult[]): Markdown {
  const undoable = results.filter(({ result }) => 'undo' in result && result.undo !== null).length;
  if (planFile === null || undoable === 0) return noMarkdown;
  return md`${planFile} holds the undo of ${trusted(pluralize(undoable, 'bundle'))}.`;
}

/** Longer paths are not linked, since links would fill the comment. */
const maxLinkedPathLength = 500;

/** URL of a line of a file at the view's commit; null if a browser would go elsewhere. */
export function lineUrl({ file, line }: Position, view: Pick<CommentView, 'job' | 'commit' | 'folder'>): string | null {
  if (view.commit === null || file.length > maxLinkedPathLength) return null;
  const { server, repository } = view.job;
  const segments = [
    ...(view.folder ?? '').split('/').filter((name) => name !== '' && name !== '.'),
    ...file.split('/'),
  ];
  // Browsers remove these, even encoded.
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null;
  const path = [repository.owner, repository.name, 'blob', view.commit, ...segments].map(encodeSegment).join('/');
  return `${server}/${path}#L${line}`;
}

/** Encodes every character with a meaning in URLs or Markdown; invalid UTF-8 becomes U+FFFD. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replaceAll(
    /[!'()*_~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
