import type { Problem, ProblemCode } from '../domain/problem.ts';
import { meaningPhrases } from './phrases/meaning.ts';
import type { Phrase, Phrasebook } from './phrases/phrase.ts';
import { readingPhrases } from './phrases/reading.ts';
import { shapePhrases } from './phrases/shape.ts';
import { yamlPhrases } from './phrases/yaml.ts';

export type { Phrase } from './phrases/phrase.ts';

const phrasebook: Phrasebook<ProblemCode> = { ...readingPhrases, ...yamlPhrases, ...shapePhrases, ...meaningPhrases };

/** The words for a problem: what is so, and what to do. Texts of the file stand in them as they are; whoever prints them escapes them. */
export function phrase(problem: Problem): Phrase {
  // The table has an entry of the right type for each code; TypeScript cannot follow a code through it.
  const words = phrasebook[problem.code] as (one: Problem) => Phrase;
  return words(problem);
}
