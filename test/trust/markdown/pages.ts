import { escapeMarkdownFence, escapeMarkdownSpan } from '../../../src/report/escape.ts';
import { renderComment } from '../../../src/report/formats/markdown/comment.ts';
import { renderMergeSummary, renderSummary } from '../../../src/report/formats/markdown/job-summary.ts';
import { renderMarkdown } from '../../../src/report/formats/markdown/report.ts';
import { md, tableRow } from '../../../src/report/formats/markdown/markup.ts';
import { readGfm } from '../../report/comment/read-gfm.ts';
import { statesWith, viewWith } from '../../report/comment/filled-states.ts';
import { outcomesWith } from '../../report/filled-outcomes.ts';
import { driftPages } from './drift-pages.ts';
import { faults, marked, quiet } from './faults.ts';

/** Something that we write in Markdown, and what is wrong with it when a text stands at every foreign place of it. */
export type MarkdownClaim = {
  readonly name: string;
  readonly size: number;
  readonly faults: (text: string) => string[];
};

function claim(name: string, render: (text: string) => string): MarkdownClaim {
  const calm = render(quiet);
  const expected = readGfm(calm);
  return { name, size: calm.length, faults: (text) => faults(render(marked(text)), expected) };
}

const hiddenLine = '<!-- ifmatch:review:v1 LQ eyJhIjoxfQ AAAAAAAAAAAAAAAAAAAAAA -->';

/** A span in a text, a list, a heading and a quote, one in a table, and a fence: every string is tried in them. */
export const places: MarkdownClaim = claim('a span, a cell and a fence', (text) => {
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

/** Every page, of which each string is tried in one. */
export const pages: readonly MarkdownClaim[] = [
  ...Object.entries(statesWith).map(([name, fill]) =>
    claim(`a comment, ${name}`, (text) => `${hiddenLine}\n${renderComment(fill(text), viewWith(text))}`),
  ),
  ...Object.entries(outcomesWith).flatMap(([name, fill]) => [
    claim(`a summary, ${name}`, (text) => renderSummary(fill(text), viewWith(text))),
    claim(`a page, ${name}`, (text) => renderMarkdown(fill(text), { command: 'preview', platform: text })),
  ]),
  claim('a summary of merges', (text) => {
    const outcomes = Object.values(outcomesWith).map((fill) => fill(text));
    const plans = outcomes.flatMap((outcome) => ('plan' in outcome ? (outcome.plan ?? []) : []));
    const refusal = { code: 'direct-push', commit: text, branch: text, bundles: plans[0]?.bundles ?? [] } as const;
    const merges = [
      ...outcomes.map((outcome) => ({ pull: { number: 7 }, outcome, refusal: null })),
      ...outcomes.map((outcome) => ({ pull: null, outcome, refusal })),
    ];
    const currentPlan = plans[0] === undefined ? null : { ...plans[0], digest: text };
    return renderMergeSummary(
      { merges, currentPlan },
      outcomes[0] ?? { kind: 'invalid', problems: [] },
      viewWith(text),
    );
  }),
  ...Object.entries(driftPages).map(([name, render]) => claim(name, render)),
];
