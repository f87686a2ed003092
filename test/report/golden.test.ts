import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../src/report/formats/markdown/report.ts';
import { renderTerminal } from '../../src/report/formats/terminal/report.ts';
import { problemLines } from '../../src/report/formats/terminal/problems.ts';
import { outcomesByName } from './build-outcomes.ts';
import { explainedOutcomes } from './explained-outcomes.ts';
import { viewOf } from './views.ts';

const cases = Object.entries({ ...outcomesByName, ...explainedOutcomes });

describe('each outcome equals its golden file', () => {
  test.each(cases)('on the terminal: %s', async (name, outcome) => {
    await expect(
      renderTerminal(outcome, problemLines(outcome.problems, viewOf(outcome)), viewOf(outcome)),
    ).toMatchFileSnapshot(`golden/terminal/${name}.txt`);
  });

  test.each(cases)('in a summary: %s', async (name, outcome) => {
    await expect(renderMarkdown(outcome, viewOf(outcome))).toMatchFileSnapshot(`golden/markdown/${name}.md`);
  });
});
