import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions } from '../../src/sandbox/versions.ts';

/** From the least to the greatest; the texts of an inner list are equal. */
type Ladder = readonly (string | readonly string[])[];

/** The pairs that do not compare as their steps do. */
function misplaced(ecosystem: string, ladder: Ladder): string[] {
  const steps = ladder.flatMap((step, place) => [step].flat().map((text) => ({ text, place })));
  const pairs = steps.flatMap((a) => steps.map((b) => ({ a, b, order: compareVersions(ecosystem, a.text, b.text) })));
  return pairs
    .filter(({ a, b, order }) => Math.sign(order) !== Math.sign(a.place - b.place))
    .map(({ a, b, order }) => `${a.text} to ${b.text}: ${order}`);
}

const ladders: readonly [ecosystem: string, says: string, ladder: Ladder][] = [
  [
    'npm',
    'the examples of SemVer 2.0.0, section 11',
    [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      ['1.0.0', 'v1.0.0', '1', '1.0', ' 1.0.0 '],
      '2.0.0',
      '2.1.0',
      '2.1.1',
      '10.0.0',
    ],
  ],
  [
    'go',
    'the pseudo-versions and incompatible versions of the Go modules reference',
    [
      'v0.0.0-20180101000000-aaaaaaaaaaaa',
      'v0.0.0-20191109021931-daa7c04131f5',
      'v1.2.3-pre',
      'v1.2.3-pre.0.20191109021931-daa7c04131f5',
      'v1.2.3',
      'v1.2.4-0.20191109021931-daa7c04131f5',
      'v1.2.4',
      ['v2.0.0+incompatible', 'v2.0.0'],
      'v2.0.1-0.20191109021931-daa7c04131f5+incompatible',
    ],
  ],
  [
    'pypi',
    'the summary of permitted suffixes and relative ordering of PEP 440',
    [
      '1.dev0',
      '1.0.dev456',
      '1.0a1',
      '1.0a2.dev456',
      '1.0a12.dev456',
      '1.0a12',
      '1.0b1.dev456',
      '1.0b2',
      '1.0b2.post345.dev456',
      '1.0b2.post345',
      '1.0rc1.dev456',
      '1.0rc1',
      ['1.0', '1', '1.0.0'],
      '1.0+abc.5',
      '1.0+abc.7',
      '1.0+5',
      '1.0.post456.dev34',
      '1.0.post456',
      '1.0.15',
      '1.1.dev1',
    ],
  ],
  [
    'maven',
    'the qualifiers of ComparableVersion',
    [
      '1-alpha2snapshot',
      '1-alpha2',
      '1-alpha-123',
      '1-beta-2',
      '1-beta123',
      '1-m2',
      '1-m11',
      ['1-rc', '1-cr', '1RC'],
      '1-cr2',
      '1-rc123',
      '1-SNAPSHOT',
      ['1', '1.0', '1.0.0', '1-0', '1.0-0', '1ga', '1-final', '1.RELEASE', '1.', '1-', '1.0.0-0.0.0', '0001'],
      '1-sp',
      '1-sp2',
      '1-sp123',
      ['1-abc', '1.abc', '1.0.ABC', '1.0.0-abc.0.0'],
      '1-def',
      '1-pom-1',
      '1-1-snapshot',
      ['1-1', '1-ga-1'],
      '1-2',
      '1-123',
    ],
  ],
  [
    'maven',
    'the numbers of ComparableVersion',
    [
      '2.0',
      ['2.0.a', '2-a', '2a'],
      '2-1',
      '2.0.2',
      '2.0.123',
      '2.1.0',
      '2.1-a',
      '2.1b',
      '2.1-c',
      '2.1-1',
      '2.1.0.1',
      '2.2',
      '2.123',
      ['11.a2', '11-alpha-2'],
      '11.a11',
      ['11.b2', '11beta2'],
      '11.b11',
      '11.m2',
      '11.m11',
      '11',
      '11.a',
      '11b',
      '11c',
      '11m',
      '20190126.230843',
      '1234567890.12345',
      '123456789012345.1H.5-beta',
      '12345678901234567890.1H.5-beta',
    ],
  ],
  [
    'maven',
    'the orders of the POM reference',
    [
      '1-snapshot',
      '1',
      '1-ga.1',
      '1-sp',
      '1-sp-1',
      '1-sp.1',
      '1.foo',
      '1-foo2',
      '1-foo10',
      '1-1',
      '1.1',
      '1.2',
      '1.10',
    ],
  ],
  ['maven', 'MNG-5568: what stands in the middle', ['6.1.0rc3', '6.1.0', '6.1H.5-beta']],
  ['maven', 'MNG-6964: zeros before qualifiers', ['1-0.alpha', '1-0.beta', '1']],
  ['maven', 'MNG-7644: qualifiers after a dot', ['1.0.0.RC1', '1.0.0-RC2', '1.0.0']],
  ['maven', 'MNG-7714: a release name before a vendor', ['1.0.final-redhat', '1.0-sp1-redhat']],
  ['gem', 'texts, as every ecosystem but those above', ['1.0', '1.0.0', '1.10', '1.9', 'latest']],
];

describe('versions are sorted by', () => {
  test.for(ladders)('%s: %s', ([ecosystem, , ladder]) => {
    expect(misplaced(ecosystem, ladder)).toEqual([]);
  });
});

test.for([
  ['npm', '0.0.0-0', ['', '1..2', '1.2.3.4', '1.0.0-', '1.0.0-a..b', '1.0.0-ä', 'latest', '^1.0.0']],
  ['pypi', '0.dev0', ['', '1.0-', '1.0+', '1.0+a..b', 'french toast', '1.0.0-foo', '1!']],
] as const)('a text that is no version of %s sorts before all versions', ([ecosystem, least, texts]) => {
  expect(misplaced(ecosystem, [...texts.toSorted(), least])).toEqual([]);
});

test('an ecosystem may have capitals, and "constructor" is unknown', () => {
  expect(compareVersions('PyPI', '1.0.post1', '1.0')).toBeGreaterThan(0);
  expect(compareVersions('constructor', '1.10', '1.9')).toBeLessThan(0);
  expect(compareVersions('__proto__', '1.10', '1.9')).toBeLessThan(0);
});

const ecosystems = ['npm', 'pypi', 'maven'];
const bits = [
  '0',
  '1',
  '2',
  '10',
  '00',
  '.',
  '.',
  '-',
  '+',
  '_',
  '!',
  'v',
  'a',
  'b',
  'm',
  'p',
  'x',
  'A',
  '-1',
  '.0',
  '1.0',
];
const words = [
  'alpha',
  'beta',
  'rc',
  'cr',
  'dev',
  'post',
  'final',
  'ga',
  'sp',
  'SNAPSHOT',
  'pre',
  'foo',
  ' ',
  'ß',
  '\u{1D7D9}',
];
const texts = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...bits, ...words), { maxLength: 8 }).map((some) => some.join('')) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('1', '1.0', '1.0.0', '0', '1.1'),
        fc.array(fc.constantFrom(...bits, ...words), { maxLength: 4 }),
      )
      .map(([start, rest]) => start + rest.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const starts = ['', '1', '1.0-', '1.0a', '1.0p', '1.0.post', '1.0+a'];
const units = [...bits, ...words, '1.', '0.', 'a1', '1a', '.0-', '-0', '1!', '.x', 'p-1', '.ga-', '\ud800'];

/** Texts that repeat one thing, with an end that fits and ones that do not. */
const repetitive = (length: number): string[] =>
  starts.flatMap((start) =>
    units.flatMap((unit) =>
      ['', '!', '.'].map((end) => `${start}${unit.repeat(length).slice(0, length - start.length - end.length)}${end}`),
    ),
  );

describe.for(ecosystems)('the order of %s', (ecosystem) => {
  const compare = (a: string, b: string) => Math.sign(compareVersions(ecosystem, a, b));

  test('is total, antisymmetric and transitive for all texts', () => {
    fc.assert(
      fc.property(texts, texts, texts, (a, b, c) => {
        expect(compare(a, a)).toBe(0);
        expect(compare(b, a)).toBe(0 - compare(a, b));
        const [low, middle, high] = [a, b, c].toSorted(compare) as [string, string, string];
        expect(compare(low, middle)).toBeLessThanOrEqual(0);
        expect(compare(middle, high)).toBeLessThanOrEqual(0);
        expect(compare(low, high)).toBe(Math.min(compare(low, middle), compare(middle, high)));
      }),
      { numRuns: 2000 },
    );
  });

  test('accepts texts of 100,000 characters', () => {
    for (const unit of units) {
      const text = unit.repeat(100_000);
      expect(compare(text, text)).toBe(0);
      expect(compare(text, '1.0')).toBe(-1);
      expect(compare('1.0', text)).toBe(1);
    }
  });

  // Each in far less than the runner's limit, or a step of the reading is not linear.
  test('reads the longest versions in linear time', () => {
    for (const text of repetitive(256)) expect(compare(text, text.slice(1))).toBe(0 - compare(text.slice(1), text));
  });
});
