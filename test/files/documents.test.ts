import { expect, test } from 'vitest';
import type { Source } from '../../src/domain/problem.ts';
import { openDocuments } from '../../src/files/config.ts';
import { memory } from './memory.ts';

/** A source that tells what is read of it. */
function watched(files: Readonly<Record<string, string>>): { source: Source; seen: string[] } {
  const seen: string[] = [];
  const source = memory(files);
  const read: Source['read'] = (path, limit) => {
    seen.push(path);
    return source.read(path, limit);
  };
  return { source: { ...source, read }, seen };
}

const place = { file: 'a.yaml', pointer: ['b'] };
const found = { file: 'a.yaml', line: 2, column: 4 };

test('a text that is kept is the one that counts, whatever the file holds by then', () => {
  const { source, seen } = watched({ 'a.yaml': 'b: later' });
  const documents = openDocuments(source);
  documents.keep('a.yaml', 'a: 1\nb: 2\n');
  expect(documents.locate([place])).toEqual([found]);
  expect(documents.excerpt(found)).toBe('b: 2');
  expect(seen).toEqual([]);
});

test('a text that is not kept is read once', () => {
  const { source, seen } = watched({ 'a.yaml': 'a: 1\nb: 2\n' });
  const documents = openDocuments(source);
  expect([documents.locate([place]), documents.excerpt(found), documents.locate([place])]).toEqual([
    [found],
    'b: 2',
    [found],
  ]);
  expect(seen).toEqual(['a.yaml']);
});

test('of a file that cannot be read the beginning is told, and no text', () => {
  const documents = openDocuments(memory({}));
  const start = { file: 'a.yaml', line: 1, column: 1 };
  expect(documents.locate([place])).toEqual([start]);
  expect(documents.excerpt(start)).toBeNull();
});

test('what stands in no file is looked for in none', () => {
  const { source, seen } = watched({});
  expect(openDocuments(source).locate([{ file: '', pointer: [] }])).toEqual([{ file: '', line: 1, column: 1 }]);
  expect(seen).toEqual([]);
});
