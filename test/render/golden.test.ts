import { describe, expect, test } from 'vitest';
import { renderGithub } from '../../src/render/github.ts';
import { renderMarkdown } from '../../src/render/markdown.ts';
import { renderSarif } from '../../src/render/sarif.ts';
import { renderTerminal } from '../../src/render/terminal.ts';
import { outcomes } from './build.ts';
import { viewOf } from './views.ts';

const cases = Object.entries(outcomes);

describe('each outcome reads as in its golden file', () => {
  test.each(cases)('on the terminal: %s', async (name, outcome) => {
    await expect(renderTerminal(outcome, viewOf(outcome))).toMatchFileSnapshot(`golden/terminal/${name}.txt`);
  });

  test('on a terminal with colours: changes', async () => {
    const outcome = outcomes['changes']!;
    await expect(renderTerminal(outcome, { ...viewOf(outcome), color: true })).toMatchFileSnapshot(
      'golden/terminal/changes.ansi',
    );
  });

  test.each(cases)('in a comment: %s', async (name, outcome) => {
    await expect(renderMarkdown(outcome, viewOf(outcome))).toMatchFileSnapshot(`golden/markdown/${name}.md`);
  });

  test.each(cases)('as annotations: %s', async (name, outcome) => {
    await expect(renderGithub(outcome)).toMatchFileSnapshot(`golden/github/${name}.txt`);
  });

  test.each(['valid', 'invalid', 'failed', 'stale', 'partial', 'needs-approval'])('as SARIF: %s', async (name) => {
    await expect(renderSarif(outcomes[name]!, { version: '0.1.0' })).toMatchFileSnapshot(`golden/sarif/${name}.json`);
  });
});
