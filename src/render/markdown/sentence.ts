import type { Sentence } from '../words/sentence.ts';
import { type Markdown, join, md, ours } from './template.ts';

/** A sentence whose foreign pieces stand in code. */
export const toMarkdown = (sentence: Sentence): Markdown =>
  join(
    sentence.map((piece) => (typeof piece === 'string' ? ours(piece) : md`${piece.foreign}`)),
    '',
  );
