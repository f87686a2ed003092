import type { ChangeImpact } from '../../domain/impact.ts';
import type { Sentence } from '../impact/sentence.ts';
import { impactLines, topLines } from '../impact/words.ts';
import { type Markdown, details, join, lines, md, nothing, ours } from './template.ts';

/** What a change means for open findings; nothing where that is not known. */
export const impactNote = (impact: ChangeImpact | null): Markdown => lines(impactLines(impact).map(toMarkdown));

/** Where they are, folded. */
export function impactDetails(impact: ChangeImpact | null): Markdown {
  const top = topLines(impact);
  return top.length === 0 ? nothing : details(ours('Findings'), lines(top.map(toMarkdown)));
}

const toMarkdown = (sentence: Sentence): Markdown =>
  join(
    sentence.map((piece) => (typeof piece === 'string' ? ours(piece) : md`${piece.foreign}`)),
    '',
  );
