import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../src/render/escape.ts';
import { hostile, runs } from '../hostile.ts';

describe('text in HTML', () => {
  test('is text between tags and in quotes', () => {
    expect(escapeHtml(`<a href="x" id='y'>&\u202E`)).toBe(
      String.raw`&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;\u{202E}`,
    );
  });

  test('holds no mark-up, whatever it was made of', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"'\p{Cc}\p{Cf}]|&(?!(?:amp|lt|gt|quot|#39|#91);)/u);
      }),
      { ...runs, numRuns: 50_000 },
    );
  });
});
