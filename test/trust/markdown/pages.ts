import { escapeMarkdownFence, escapeMarkdownSpan } from '../../../src/report/escape.ts';
import { renderComment } from '../../../src/report/formats/markdown/comment.ts';
import { renderMergeSummary, renderSummary } from '../../../src/report/formats/markdown/job-summary.ts';
import { renderMarkdown } from '../../../src/report/formats/markdown/report.ts';
import { md, tableRow } from '../../../src/report/formats/markdown/markup.ts';
import { readGfm } from '../../report/comment/read-gfm.ts';
import { statesWith, viewWith } from '../../report/comment/filled-states.ts';
import { outcomesWith } from '../../report/filled-outcomes.ts';
import { driftPages } from './drift-pages.ts';
import { findRenderingFaults, markText, quietText } from './verify-rendering.ts';

/** A page in Markdown. `findFaults` renders it with a text in place of every foreign text, and returns what is wrong. */
export type MarkdownClaim = {
  readonly name: string;
  readonly size: number;
  readonly findFaults: (text: string) => string[];
};

function makeClaim(name: string, render: (text: string) => string): MarkdownClaim {
  const quietPage = render(quietText);
  const expected = readGfm(quietPage);
  return { name, size: quietPage.length, findFaults: (text) => findRenderingFaults(render(markText(text)), expected) };
}

const hiddenLine = '<!-- ifmatch:review:v1 LQ eyJhIjoxfQ AAAAAAAAAAAAAAAAAAAAAA -->';

/** The text in a heading, a list, a quote, a table and a fence. Every text is tried in it. */
export const escapedPlaces: MarkdownClaim = makeClaim('a span, a cell and a fence', (text) => {
  const span = escapeMarkdownSpan(text);
  const cells = tableRow([md`${text}`, md`${text}`]).text;
  const fence = escapeMarkdownFence(
    text
      .split('\n')
      .map((line) => `+ ${line}`)
      .slice(0, 1),
    'diff',
  );
  return `### A ${span}\n\n- ${span}: ${span}\n\n> ${span}\n\n| a | b |\n|---|---|\n${cells}\n\n${fence}\n\n<sub>${span}</sub>\n`;
});

/** All pages. Each text is tried in one of them. */
export const pages: readonly MarkdownClaim[] = [
  ...Object.entries(statesWith).map(([name, fill]) =>
    makeClaim(`a comment, ${name}`, (text) => `${hiddenLine}\n${renderComment(fill(text), viewWith(text))}`),
  ),
  ...Object.entries(outcomesWith).flatMap(([name, fill]) => [
    makeClaim(`a summary, ${name}`, (text) => renderSummary(fill(text), viewWith(text))),
    makeClaim(`a page, ${name}`, (text) => renderMarkdown(fill(text), { command: 'preview', platform: text })),
  ]),
  makeClaim('a summary of merges', (text) => {
    const outcomes = Object.values(outcomesWith).map((fill) => fill(text));
    const plans = outcomes.flatMap((outcome) => ('plan' in outcome ? (outcome.plan ?? []) : []));
    const refusal = { code: 'direct-push', commit: text, branch: text, bundles: plans[0]?.bundles ?? [] } as const;
    const merges = [
      ...outcomes.map((outcome) => ({ pull: { number: 7 }, outcome, refusal: null })),
      ...outcomes.map((outcome) => ({ pull: null, outcome, refusal })),
    ];
    const remainingPlan = plans[0] === undefined ? null : { ...plans[0], digest: text };
    return renderMergeSummary(
      { merges, remainingPlan },
      outcomes[0] ?? { kind: 'invalid', problems: [] },
      viewWith(text),
    );
  }),
  ...Object.entries(driftPages).map(([name, render]) => makeClaim(name, render)),
];
