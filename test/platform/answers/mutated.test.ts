import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Preview } from '../../../src/domain/preview.ts';
import { Misunderstanding } from '../../../src/platform/answers/misunderstanding.ts';
import { parse, policy, tidy } from './dry-run.ts';

describe('a state version', () => {
  test.for(['a', '"abc"', 'W/"abc"', 'd4c3b2a1', 'a,b', '**', '"*"', '!~', '0', 'x'.repeat(1000)])(
    '%j is kept byte for byte',
    (version) => {
      expect(tidy('remediation', { state_version: version }).stateVersion).toBe(version);
    },
  );

  test.for(['', '*', ' ', ' a', 'a ', 'a b', 'a\n', '\ta', 'ä', '\u200B', 'a\0', '\u007F', 'x'.repeat(1001)])(
    '%j cannot be sent',
    (version) => {
      expect(() => tidy('remediation', { state_version: version })).toThrow('cannot be sent as If-Match');
    },
  );
});

describe('a body that was changed on its way', () => {
  const good = JSON.stringify({
    creates: [policy('c', { before: null })],
    updates: [policy('u'), { kind: 'New', key: { id: 1 }, before: { a: 1 }, after: { a: 2 } }],
    deletes: [policy('d', { after: null })],
    state_version: 'd4c3b2a1',
    validation_errors: [],
  });

  test('is refused or still shows changes, never «no changes» (seed 20260802, 20,000 bodies)', () => {
    const at = fc.nat({ max: good.length - 1 });
    const put = fc.constantFrom(
      '',
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      'null',
      'x',
      '\\',
      '\u0000',
      'é',
      '[]',
      '{}',
    );
    let understood = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(at, fc.nat({ max: 40 }), put), { minLength: 1, maxLength: 3 }), (cuts) => {
        const text = cuts.reduce(
          (body, [from, length, insert]) => body.slice(0, from) + insert + body.slice(from + length),
          good,
        );
        const preview = tryParse(text);
        if (preview === null) return;
        understood += 1;
        expect(
          preview.creates.length + preview.updates.length + preview.deletes.length + preview.rejections.length,
        ).toBeGreaterThan(0);
      }),
      { seed: 20_260_802, numRuns: 20_000 },
    );
    expect(understood).toBeGreaterThan(100);
  });
});

function tryParse(text: string): Preview | null {
  try {
    return parse('remediation', text);
  } catch (error) {
    // These two are how a body is refused; anything else would be a crash.
    if (error instanceof Misunderstanding || error instanceof SyntaxError) return null;
    throw error;
  }
}
