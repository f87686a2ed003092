import { describe, expect, test } from 'vitest';
import { stateOf } from '../../src/domain/github.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderMarkdown } from '../../src/render/markdown.ts';
import { renderTerminal } from '../../src/render/terminal.ts';
import { view } from './comment/states.ts';
import { explained } from './explained.ts';
import { viewOf } from './views.ts';

const cases = Object.entries(explained);

describe('an outcome with whose doing it is and what it means reads as in its golden file', () => {
  test.each(cases)('on the terminal: %s', async (name, outcome) => {
    await expect(renderTerminal(outcome, viewOf(outcome))).toMatchFileSnapshot(`golden/terminal/${name}.txt`);
  });

  test('on a terminal that wants all of it', async () => {
    const outcome = explained['all-told'];
    await expect(renderTerminal(outcome, { ...viewOf(outcome), verbose: true })).toMatchFileSnapshot(
      'golden/terminal/all-told-verbose.txt',
    );
  });

  test.each(cases)('in a summary: %s', async (name, outcome) => {
    await expect(renderMarkdown(outcome, viewOf(outcome))).toMatchFileSnapshot(`golden/markdown/${name}.md`);
  });

  test.each(cases)('in a comment: %s', async (name, outcome) => {
    await expect(renderComment(stateOf(outcome, 'acme'), view)).toMatchFileSnapshot(`comment/golden/${name}.md`);
  });
});
