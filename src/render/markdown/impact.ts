import type { ChangeImpact } from '../../domain/impact.ts';
import { severityBars } from '../impact/bars.ts';
import { impactLines, topLines } from '../impact/words.ts';
import { toMarkdown } from './sentence.ts';
import { type Markdown, blocks, details, fence, lines, nothing, ours } from './template.ts';

/** What a change means for open findings; nothing where that is not known. */
export const impactNote = (impact: ChangeImpact | null): Markdown => lines(impactLines(impact).map(toMarkdown));

/** Where they are and how severe, folded. */
export function impactDetails(impact: ChangeImpact | null): Markdown {
  const bars = severityBars(impact);
  const body = blocks([lines(topLines(impact).map(toMarkdown)), bars.length === 0 ? nothing : fence(bars)]);
  return body.text === '' ? nothing : details(ours('Findings'), body);
}
