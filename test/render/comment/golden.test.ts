import { describe, expect, test } from 'vitest';
import { renderComment } from '../../../src/render/comment/comment.ts';
import { refusalWords } from '../../../src/render/comment/refusal-words.ts';
import { renderSummary } from '../../../src/render/comment/summary.ts';
import { outcomes } from '../build.ts';
import { refusals, states, view } from './states.ts';

describe('a comment reads as in its golden file', () => {
  test.each(Object.entries(states))('%s', async (name, state) => {
    await expect(renderComment(state, view)).toMatchFileSnapshot(`golden/${name}.md`);
  });

  test('each refusal says what is so and what to do, in Markdown and as plain text', async () => {
    const shown = refusals.flatMap((refusal) => {
      const { says, fix } = refusalWords(refusal, null);
      return [`## ${refusal.code}`, says.markdown.text, fix.markdown.text, '', says.text, fix.text, ''];
    });
    await expect(shown.join('\n')).toMatchFileSnapshot('golden/refusals.md');
    expect(new Set(refusals.map((refusal) => refusalWords(refusal, null).says.text)).size).toBe(refusals.length);
  });

  test('a refusal beside a fresh plan names its digest', () => {
    const { fix } = refusalWords({ code: 'settings' }, 'sha256:abc');
    expect(fix.text).toBe(
      'Review what applying would do now. If it is right, run the workflow by hand with the digest sha256:abc.',
    );
  });

  test('a summary', async () => {
    await expect(renderSummary(outcomes['consent']!, view)).toMatchFileSnapshot('golden/summary.md');
  });
});
