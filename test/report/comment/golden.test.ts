import { describe, expect, test } from 'vitest';
import { renderComment } from '../../../src/report/formats/markdown/comment.ts';
import { describeRefusal } from '../../../src/report/words/refusals.ts';
import { toMarkdown } from '../../../src/report/formats/markdown/markup.ts';
import { plainText } from '../../../src/domain/sentence.ts';
import { refusals, states, commentView } from './states.ts';

describe('a comment equals its golden file', () => {
  test.each(Object.entries(states))('%s', async (name, state) => {
    await expect(renderComment(state, commentView)).toMatchFileSnapshot(`golden/${name}.md`);
  });

  test('each refusal has a message and a fix, in Markdown and as plain text', async () => {
    const shown = refusals.flatMap((refusal) => {
      const { message, fix } = describeRefusal(refusal, null);
      return [
        `## ${refusal.code}`,
        toMarkdown(message).text,
        toMarkdown(fix).text,
        '',
        plainText(message),
        plainText(fix),
        '',
      ];
    });
    await expect(shown.join('\n')).toMatchFileSnapshot('golden/refusals.md');
    expect(new Set(refusals.map((refusal) => plainText(describeRefusal(refusal, null).message))).size).toBe(
      refusals.length,
    );
  });
});
