import type { Problem } from '../../src/domain/problem.ts';

/** A problem with all its facts, on one line. */
export const describeProblem = ({ severity, at: { file, pointer, key = false }, code, ...facts }: Problem): string => {
  const more = Object.keys(facts).length === 0 ? '' : ` ${JSON.stringify(facts)}`;
  return `${severity} ${code} at ${file}/${pointer.join('/')}${key ? ' (the key)' : ''}${more}`;
};
