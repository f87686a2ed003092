import type { Plan } from '../../domain/plan.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { triangulationNotes } from '../triangulation/words.ts';
import { toMarkdown } from './sentence.ts';
import { type Markdown, blocks } from './template.ts';

/** What could not be compared with the base, and what nobody looks after any more; without names where they do not fit. */
export function triangulationBlock(
  { bundles }: Pick<Plan, 'bundles'>,
  budget: number,
  triangulation: Triangulation | null,
): Markdown {
  const notes = blocks(triangulationNotes(triangulation, bundles).map(toMarkdown));
  return notes.text.length <= budget ? notes : blocks(triangulationNotes(triangulation, bundles, 0).map(toMarkdown));
}
