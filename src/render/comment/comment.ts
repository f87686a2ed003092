import type { CommentState } from '../../domain/comment.ts';
import { layOut } from '../markdown/page.ts';
import type { CommentView } from './comment-view.ts';
import { pageOf } from './pages.ts';

/** GitHub takes 65,536 characters and answers 422 beyond; this leaves room for what GitHub may count otherwise. */
const budget = 60_000;

/** Of one object's diff. */
const maxLines = 100;

/**
 * What stands in our comment below its first line, which takes `firstLine` characters and a line break. Ends with a line break.
 * Whatever comes from files, the platform or GitHub stands in code.
 */
export function renderComment(state: CommentState, view: CommentView & { readonly firstLine: number }): string {
  return layOut(pageOf(state, view, maxLines), budget - view.firstLine - 1);
}
