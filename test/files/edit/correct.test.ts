import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import { correctionOf } from '../../../src/files/corrections.ts';
import { correctText } from '../../../src/files/edit/correct.ts';
import { diagnoseFile } from '../../../src/files/diagnose.ts';

const root = join(import.meta.dirname, '../../../examples/policies');
const texts = globSync('{remediation,detection}/*.yaml', { cwd: root })
  .filter((path) => !path.endsWith('.test.yaml'))
  .toSorted()
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** Slips of somebody who edits a line by hand, at a place in it. */
const slips: readonly ((line: string, at: number) => string)[] = [
  (line) => line.replace('- ', '  '),
  (line) => line.replace('- ', ''),
  (line) => line.replace('- ', '-'),
  (line) => `  ${line}`,
  (line, at) => line.slice(0, at) + line.slice(at + 1),
  (line, at) => `${line.slice(0, at)}@${line.slice(at)}`,
  (line, at) => `${line.slice(0, at)}\u00A0${line.slice(at)}`,
  (line) => line.replaceAll(/["[\]]/g, ''),
  (line) => line.replace(/: .*$/, ': 017'),
];

const slip = fc.record({ line: fc.nat(), at: fc.nat(80), damage: fc.constantFrom(...slips) });

const edited = fc.tuple(fc.constantFrom(...texts), fc.array(slip, { minLength: 1, maxLength: 3 })).map(([text, made]) =>
  made.reduce((now, { line, at, damage }) => {
    const lines = now.split('\n');
    const index = line % lines.length;
    const old = lines[index] ?? '';
    lines[index] = damage(old, at % (old.length + 1));
    return lines.join('\n');
  }, text),
);

const comments = (text: string): string[] => text.split('\n').flatMap((line) => /(?:^|\s)(#.*)$/.exec(line)?.[1] ?? []);

/** A text without what corrections may add or move. */
const words = (text: string): string => text.replaceAll(/[\s\-"'[\]]/g, '');

test('of whatever a slip left, corrections keep every comment and word, and come to an end', () => {
  fc.assert(
    fc.property(edited, (text) => {
      let now = text;
      for (let round = 0; ; round++) {
        const { problems } = diagnoseFile('policies/a.yaml', now, noExtraFields);
        const placed = problems.flatMap((problem) => {
          const correction = correctionOf(problem);
          return correction === null ? [] : [{ at: problem.at, correction }];
        });
        const { text: next, count: made } = correctText('policies/a.yaml', now, placed);
        expect(comments(next)).toEqual(comments(now));
        const isReworded = placed.some(({ correction: { kind } }) => ['text', 'slug', 'bare'].includes(kind));
        expect(isReworded || words(next) === words(now)).toBe(true);
        if (made === 0) break;
        expect(round).toBeLessThan(9);
        now = next;
      }
    }),
    { numRuns: 300 },
  );
});
