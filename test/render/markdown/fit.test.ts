import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fit, type Piece } from '../../../src/render/markdown/text.ts';
import { runs } from '../hostile.ts';

const piece = (rank: number, ...sizes: readonly number[]): Piece => ({
  rank,
  sizes: sizes.map((size) => () => String(rank).repeat(size)),
});

describe('fitting', () => {
  test('shows everything in full when there is room', () => {
    expect(fit([piece(1, 1, 5), piece(0, 2, 9)], 100).texts).toEqual(['11111', '000000000']);
  });

  test('shrinks what is least dangerous first', () => {
    expect(fit([piece(1, 2, 10), piece(0, 2, 10)], 18).texts).toEqual(['11', '0000000000']);
  });

  test('drops what is least dangerous first', () => {
    const { texts, dropped } = fit([piece(2, 10), piece(0, 10), piece(1, 10)], 25);
    expect(texts).toEqual(['0'.repeat(10), '1'.repeat(10)]);
    expect(dropped.map(({ rank }) => rank)).toEqual([2]);
  });

  test('shows nothing small in place of something dangerous that did not fit', () => {
    expect(fit([piece(0, 100), piece(1, 1)], 50).texts).toEqual([]);
  });

  test('makes no more than it shows, apart from a few tries', () => {
    let made = 0;
    const counting = { rank: 0, sizes: [() => (made++, 'x'.repeat(50))] };
    fit(
      Array.from({ length: 10_000 }, () => counting),
      500,
    );
    expect(made).toBeLessThan(12);
  });

  test('never exceeds the budget, never cuts a piece, never loses one uncounted', () => {
    const pieces = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 2 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 600 }), (shapes, budget) => {
        const all = shapes.map(([rank, sizes]) => piece(rank, ...sizes));
        const { texts, dropped } = fit(all, budget);
        expect(texts.join('\n\n').length).toBeLessThanOrEqual(budget);
        expect(texts.length + dropped.length).toBe(all.length);
        const whole = new Set(all.flatMap(({ sizes }) => sizes.map((make) => make())));
        expect(texts.every((text) => whole.has(text))).toBe(true);
        const kept = all.filter((one) => !dropped.includes(one));
        expect(Math.max(-1, ...kept.map(({ rank }) => rank))).toBeLessThanOrEqual(
          Math.min(3, ...dropped.map(({ rank }) => rank)),
        );
      }),
      runs,
    );
  });
});
