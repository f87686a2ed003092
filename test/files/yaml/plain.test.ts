import { describe, expect, test } from 'vitest';
import { parseAny } from '../../../src/files/yaml/any.ts';
import { isSimple, readPlain } from '../../../src/files/yaml/plain.ts';
import { corpus, mutated } from './mutate-plain.ts';
import { randomFrom } from '../../trust/suite.ts';

const plain = (text: string): unknown => (isSimple(text) ? readPlain(text) : undefined);

describe('plain YAML', () => {
  test('is read without js-yaml in the forms that files are written in', () => {
    const seen = corpus.map((text) => plain(text) !== undefined);
    expect(seen).toEqual(corpus.map(() => true));
  });

  test.each([
    'a: &x 1\n',
    'a: *x\n',
    'a: !!str 1\n',
    'a: 1e3\n',
    'a: 017\n',
    'a: no\n',
    'on: x\n',
    'a: null\n',
    'a:\n',
    'a: 2026-11-20\n',
    'a: b\n  c\n',
    'a: "\\n"\n',
    "a: 'b\n  c'\n",
    'a: b: c\n',
    'a: b:\n',
    'a: [b, c,]\n',
    'a: [b\n  c]\n',
    'a: {b}\n',
    'a: |2\n  b\n',
    'a: >\n  b\n    c\n',
    'a: |+\n  b\n',
    'a:\tb\n',
    'a: b\r\n',
    'a: b',
    'a: b\na: c\n',
    '__proto__: a\n',
    '"a": b\n',
    '? a\n: b\n',
    '- a\n',
    'a\n',
    '# nothing\n',
    'a: b\n---\nb: c\n',
    'a: b\n...\n',
    '%YAML 1.2\n---\na: b\n',
    ' a: b\nc: d\n',
    'a:\n  b: c\n d: e\n',
    'a: 😀\n',
  ])('%j is left to js-yaml', (text) => {
    expect(plain(text)).toBeUndefined();
  });

  test('is what js-yaml reads, without a refusal and without a doubt, however a file is changed', () => {
    const random = randomFrom(20_261_121);
    let taken = 0;
    for (let round = 0; round < 30_000; round++) {
      const text = mutated(random);
      const value = plain(text);
      if (value === undefined) continue;
      taken++;
      const read = parseAny('f', text);
      expect({ text, ...read }).toMatchObject({ text, doubtful: false, joined: [] });
      expect({ text, value: JSON.stringify('value' in read ? read.value : null) }).toEqual({
        text,
        value: JSON.stringify(value),
      });
    }
    expect(taken).toBeGreaterThan(3000);
  });
});
