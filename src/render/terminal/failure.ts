import { failureOf } from '../words/failure.ts';
import { type Line, styled, words } from './line.ts';

/** Why a run failed: the message, facts for the support, and what helps. */
export function failureLines(error: Error): Line[] {
  const { message, hint, facts } = failureOf(error);
  return [
    ...message.split('\n').map((line) => words(0, line)),
    ...(facts.length === 0 ? [] : [words(2, styled('dim', facts.join(', ')))]),
    ...(hint === null ? [] : [words(2, styled('cyan', 'fix: '), hint)]),
  ];
}
