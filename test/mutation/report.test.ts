import { describe, expect, test } from 'vitest';
import { mutationPage } from '../../scripts/mutation/page.ts';
import { mutatedIn, readPart } from '../../scripts/mutation/parts.ts';
import { countsOf, scoreOf, sortSurvivors, type StrykerReport, survivorsOf } from '../../scripts/mutation/report.ts';

const source = "const a = 1;\nif (a >  0 || b\n  ) return 'x`|y';\n";
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const mutants = [
  { status: 'Killed', mutatorName: 'm', replacement: '2', location: at(1, 11, 1, 12) },
  { status: 'Timeout', mutatorName: 'm', replacement: '3', location: at(1, 11, 1, 12) },
  { status: 'Survived', mutatorName: 'm', replacement: 'true', location: at(2, 5, 3, 3) },
  { status: 'NoCoverage', mutatorName: 'm', replacement: '``', location: at(3, 12, 3, 18) },
  { status: 'Ignored', mutatorName: 'm', replacement: '4', location: at(1, 11, 1, 12) },
];
const report: StrykerReport = { files: { 'src/a.ts': { source, mutants } } };
const accepted = [
  { file: 'src/a.ts', within: 'if (a > 0 || b', from: 'a > 0 || b', to: 'true', why: 'Nothing depends on it.' },
];

describe('a score', () => {
  test('counts what no test reaches, and not what was left out', () => {
    expect(countsOf(report)).toEqual({ killed: 1, timedOut: 1, survived: 1, uncovered: 1, untried: 1 });
    expect(scoreOf(countsOf(report))).toBe(50);
  });
});

describe('a survivor', () => {
  test('is known by its texts, whatever its line and white space', () => {
    const { named, open } = sortSurvivors(survivorsOf(report), accepted);
    expect(named).toEqual([{ ...accepted[0], line: 2 }]);
    expect(open).toEqual([{ file: 'src/a.ts', line: 3, within: ") return 'x`|y';", from: "'x`|y'", to: '``' }]);
  });

  test('is not accepted for another text on the same line, nor for the same text on another', () => {
    const other = accepted.map((one) => ({ ...one, to: 'false' }));
    expect(sortSurvivors(survivorsOf(report), other).named).toEqual([]);
    const elsewhere = accepted.map((one) => ({ ...one, within: 'while (a > 0 || b' }));
    expect(sortSurvivors(survivorsOf(report), elsewhere).named).toEqual([]);
  });
});

test('the page names what is accepted, with its reason, and where the rest is', () => {
  const [counts, survivors] = [countsOf(report), survivorsOf(report)];
  const measured = { folder: 'a', tests: ['test/a.test.ts'], parts: ['2 of 6'], counts, survivors };
  const page = mutationPage([measured], accepted);
  expect(page).toContain('| src/a | 50.0 % | 4 so far, with all of parts 2 of 6 | 1 | 1 | 1 | 1 | 1 |');
  expect(mutationPage([{ ...measured, parts: null }], accepted)).toContain('| src/a | 50.0 % | all |');
  expect(mutationPage([{ ...measured, parts: [] }], accepted)).toContain('| 4 so far |');
  expect(page).toContain('| src/a.ts:2 | `a > 0 \\|\\| b` | `true` | Nothing depends on it. |');
  expect(page).toContain('| src/a.ts | 3 |');
});

describe('a part', () => {
  test('is one of so many', () => {
    expect(readPart('2/6')).toEqual({ index: 1, count: 6 });
    for (const wrong of ['0/6', '7/6', '2', '2/', 'x/6']) expect(() => readPart(wrong)).toThrow('is no part');
  });

  test('has other lines than the others, and all of them together have every line', () => {
    const whole = mutatedIn('apply', { index: 0, count: 1 });
    const parts = [0, 1, 2].map((index) => mutatedIn('apply', { index, count: 3 }));
    expect(parts.flat().toSorted()).toEqual(whole.toSorted());
    expect(new Set(parts.flat()).size).toBe(whole.length);
    for (const part of parts) expect(part.length).toBeGreaterThan(whole.length / 4);
    expect(mutatedIn('apply', null)).toEqual(['src/apply/**/*.ts']);
  });
});
