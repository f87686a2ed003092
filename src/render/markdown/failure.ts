import { failureOf } from '../words/failure.ts';
import { type Markdown, fence } from './template.ts';

/** Lines of a message: a page that somebody's proxy answered would fill a comment. */
const maxLines = 8;

/** Why a run failed, and what to do, in about `budget` characters. */
export function failureBlock(error: Error, budget: number): Markdown {
  const { message, hint, facts } = failureOf(error);
  const lines = [...message.split('\n').slice(0, maxLines), facts.join(', '), hint === null ? '' : `fix: ${hint}`];
  return fence(
    lines.filter((line) => line !== ''),
    'text',
    Math.floor(budget / (maxLines + 2)),
  );
}
