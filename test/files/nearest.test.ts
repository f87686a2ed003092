import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/files/nearest.ts';

const fields = ['name', 'slug', 'description', 'active', 'filters', 'actions', 'x-expires'];

describe('did you mean', () => {
  test.for([
    ['acttions', 'actions'],
    ['action', 'actions'],
    ['Actions', 'actions'],
    ['fliters', 'filters'],
    ['filter', 'filters'],
    ['desciption', 'description'],
    ['discription', 'description'],
    ['nmae', 'name'],
    ['slg', 'slug'],
    ['x-expire', 'x-expires'],
    ['x_expires', 'x-expires'],
    ['owner', null],
    ['rules', null],
    ['', null],
    ['a', null],
    ['name'.repeat(100), null],
  ] as const)('%s → %s', ([word, meant]) => {
    expect(nearest(word, fields)).toBe(meant);
  });

  test.for([
    ['abc', ['acb'], 'acb'],
    ['abcdef', ['bacdfe'], 'bacdfe'],
    ['abcdef', ['fedcba'], null],
    ['x', ['xa'], 'xa'],
    ['x', ['z'], null],
    ['xa', ['x'], null],
    ['aa', ['a'], null],
    ['abcdefghi', ['abcdefg'], 'abcdefg'],
    ['abcdefghi', ['abcde'], null],
    ['abcdefghijklmnop', ['abcdefghijklm'], 'abcdefghijklm'],
    ['abcdefghijklmnop', ['abcdefghijkl'], null],
    ['abca', ['acba'], 'acba'],
    ['abxcd', ['abcd'], 'abcd'],
    ['aac', ['aba'], null],
    ['cac', ['abc'], null],
  ] as const)('%s among %j is %s', ([word, allowed, meant]) => {
    expect(nearest(word, allowed)).toBe(meant);
  });

  test('prefers the nearest, and of two the first', () => {
    expect(nearest('abc', ['abcd', 'abce'])).toBe('abcd');
    expect(nearest('abcd', ['abdc', 'abcd'])).toBe('abcd');
    expect(nearest('abcdefghijklm', ['abcdefghij', 'abcdefghijk', 'abcdefghi'])).toBe('abcdefghijk');
    expect(nearest('rulset', ['rules', 'rulesets'])).toBe('rules');
    expect(nearest('ruleset', ['rules', 'rulesets'])).toBe('rulesets');
    expect(nearest('hihg', ['low', 'medium', 'high'])).toBe('high');
  });

  test('prefers capitals as they are written where nothing else tells two words apart', () => {
    for (const known of [
      ['Acme', 'acme'],
      ['acme', 'Acme'],
      ['ACME', 'acme', 'Acme'],
    ]) {
      expect(nearest('acme ', known)).toBe('acme');
      expect(nearest('Acme ', known)).toBe('Acme');
    }
    expect(nearest('acme ', ['Acne', 'acme', 'ACME'])).toBe('acme');
    expect(nearest('acme ', ['Acme', 'aCme'])).toBe('Acme');
    expect(nearest('Abc', ['abcd', 'Abce'])).toBe('abcd');
  });

  test('finds a word with one letter dropped, doubled or swapped with its neighbour', () => {
    const long = fields.filter((word) => word.length > 3);
    const found = fc.property(fc.constantFrom(...long), fc.nat(), fc.nat(2), (word, at, how) => {
      const index = at % (word.length - 1);
      const [before, pair, after] = [word.slice(0, index), word.slice(index, index + 2), word.slice(index + 2)];
      const mistaken =
        [before + pair.slice(1) + after, `${before}${pair[0]}${pair}${after}`, `${before}${pair[1]}${pair[0]}${after}`][
          how
        ] ?? word;
      expect([mistaken, nearest(mistaken, fields)]).toEqual([mistaken, word]);
    });
    fc.assert(found, { seed: 20_261_121, numRuns: 500 });
  });
});
