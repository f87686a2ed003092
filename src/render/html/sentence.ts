import type { Sentence } from '../words/sentence.ts';
import { type Html, join, markup } from './template.ts';

/** A sentence whose foreign pieces stand in code. */
export const toHtml = (sentence: Sentence): Html =>
  join(
    sentence.map((piece) => (typeof piece === 'string' ? markup`${piece}` : markup`<code>${piece.foreign}</code>`)),
    '',
  );
