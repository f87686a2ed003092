import type { Problem } from '../../src/domain/problem.ts';

/** A problem with all its fields, on one line. */
export const problemLine = ({ severity, at: { file, pointer, key = false }, code, ...fields }: Problem): string => {
  const more = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`;
  return `${severity} ${code} at ${file}/${pointer.join('/')}${key ? ' (the key)' : ''}${more}`;
};
