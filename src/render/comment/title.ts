import type { Summary } from '../../domain/plan.ts';
import { type Markdown, md, ours } from '../markdown/template.ts';
import { changeWords } from '../words/counts.ts';
import type { CommentView } from './comment-view.ts';

/** The headline of a comment; `rest` is our own words. */
export const title = ({ deployment }: CommentView, rest: string): Markdown =>
  deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;

/** What a reviewer must not miss stands in front. */
export const deletesFirst = (summary: Summary): string => changeWords(summary).toReversed().join(', ') || 'no changes';
