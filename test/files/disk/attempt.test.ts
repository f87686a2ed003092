import { expect, test } from 'vitest';
import { SourceError } from '../../../src/domain/problem.ts';
import { attempt } from '../../../src/files/disk.ts';

/** What comes out where an action throws this. */
function thrownFor(error: unknown): unknown {
  try {
    return attempt('p/a.yaml', () => {
      throw error;
    });
  } catch (thrown) {
    return thrown;
  }
}

test('what comes of an action that nothing stops is given back', () => {
  expect(attempt('p/a.yaml', () => 7)).toBe(7);
});

test.for([
  ['ENOENT', 'missing', 'it is not there'],
  ['ENOTDIR', 'missing', 'it is not there'],
  ['ELOOP', 'symlink', 'its links lead in a circle'],
  ['EISDIR', 'not-a-file', 'it is a folder'],
  ['EACCES', 'unreadable', 'you have no permission'],
  ['EIO', 'unreadable', 'EIO'],
] as const)('%s of the system means %s, and is told in words and with the path', ([code, reason, why]) => {
  const cause = Object.assign(new Error('of the system'), { code });
  const thrown = thrownFor(cause);
  expect(thrown).toBeInstanceOf(SourceError);
  expect(thrown).toMatchObject({ reason, message: `p/a.yaml: ${why}`, why, cause });
});

test.for([
  ['an error without a code', new Error('ours')],
  ['what is no error', { code: 'ENOENT' }],
] as const)('%s is a mistake of ours, and stays as it is', ([, error]) => {
  expect(thrownFor(error)).toBe(error);
});
