import { diffArrays } from 'diff';
import { expect, test } from 'vitest';
import { diffLines } from '../../../src/render/yaml-diff.ts';

const letters = ['a', 'b', 'c'];
const texts = (length: number): string[][] =>
  length === 0 ? [[]] : texts(length - 1).flatMap((start) => letters.map((letter) => [...start, letter]));
const small = [1, 2, 3, 4, 5].flatMap(texts);

/** By the library alone: texts that are so short have nothing folded. */
const byLibrary = (before: string[], after: string[]): string[] =>
  diffArrays(before, after).flatMap(({ added, removed, value }) => {
    const plain = removed ? '-' : ' ';
    return value.map((line) => `${added ? '+' : plain}${line}`);
  });

test('one line that becomes another is read as the library reads it, also among lines that are like it', () => {
  const pairs = small.flatMap((before) =>
    before.flatMap((_, at) =>
      letters.filter((letter) => letter !== before[at]).map((letter) => [before, before.with(at, letter)] as const),
    ),
  );
  const shown = pairs.map(([before, after]) =>
    diffLines(before, after).map((line) => ('text' in line ? line.mark + line.text : 'folded')),
  );
  expect(shown).toEqual(pairs.map(([before, after]) => byLibrary(before, after)));
});
