import type { Problem } from '../domain/problem.ts';
import { phrase } from './meaning-words.ts';
import { begun } from './problem-words.ts';
import { harmless, splitBy, valuesIn } from './prose.ts';
import { foreign, type Sentence } from './words.ts';

/** A problem's message and fix, with the file's values marked as foreign. */
export function problemSentences(problem: Problem): { readonly says: Sentence; readonly fix: Sentence } {
  const { says, fix } = phrase(problem);
  const { code: _code, severity: _severity, at: _at, ...facts } = problem;
  const values = Object.values(facts)
    .flatMap(valuesIn)
    .flatMap((value) => [value, begun(value)]);
  const ours = (text: string): Sentence => text.split(/( +)/).flatMap(wordOf);
  const split = (text: string): Sentence =>
    splitBy(text, values, true).flatMap((piece) =>
      typeof piece === 'string'
        ? piece.split('""').flatMap((one, at) => (at === 0 ? ours(one) : [foreign(''), ...ours(one)]))
        : piece,
    );
  return { says: split(says), fix: split(fix) };
}

function wordOf(word: string): Sentence {
  if (/^[ ("]*$|^"?\)?[,.:;?]$/.test(word) || harmless.some((one) => one.test(word))) return [word];
  const [, start = '', core = '', end = ''] = /^([("]?)(.*?)((?:"?\)?[,.:;?]?)?)$/su.exec(word) ?? [];
  const isWhole = core === '' || start + core + end !== word;
  return isWhole ? [foreign(word)] : [start, foreign(core), end].filter((piece) => piece !== '');
}
