import { createHash } from 'node:crypto';
import type { Drift } from '../../domain/drift.ts';
import type { Impact } from '../../domain/impact.ts';
import { type AppliedBundle, type Outcome, type Plan, summarize } from '../../domain/plan.ts';
import { escapeHtml } from '../escape.ts';
import { tellImpact } from '../impact-words.ts';
import { nextStep } from '../next-step.ts';
import { headlineOf } from '../verdict.ts';
import type { View } from '../shown-plan.ts';
import {
  bundleName,
  count,
  effectWords,
  hasSeveralDeployments,
  resultReasons,
  resultWords,
  type Sentence,
} from '../words.ts';
import { script, style } from './style.ts';

/** Source of an inline element for a content security policy (CSP 3, 2.3.1). */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing may be loaded, sent or run but the one style and the one script below. */
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole document that needs nothing from elsewhere. */
export const pageOf = (title: string, body: Html): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${verbatim(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${verbatim(style)}</style>
</head>
<body>
${body}
<script>${verbatim(script)}</script>
</body>
</html>
`.text;

/** Text that is HTML by intent, never by accident: only this file makes it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | readonly Html[];

/** Characters of one text that a page shows; the plan file has it whole. */
const longest = 2000;

/**
 * A template whose literal parts are HTML, while every string put into it becomes text: escaped, with hidden characters made visible,
 * and cut where it would be endless. A list of parts stands in lines. Attributes hold words and numbers of ours only.
 */
export const markup = (literals: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(
    literals.map((literal, index) => literal + (index < values.length ? show(values[index] ?? '') : '')).join(''),
  );

export const nothing = new Html('');

/** A text as it is, for the one style and the one script whose hashes the page names. */
const verbatim = (text: string): Html => new Html(text);

export const isEmpty = ({ text }: Html): boolean => text === '';

/** Parts with something between them; those that hold nothing are left out. */
export function join(parts: readonly Html[], by: string): Html {
  const texts = parts.filter((part) => !isEmpty(part)).map(({ text }) => text);
  return new Html(texts.join(by));
}

function show(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(cut(value));
  return typeof value === 'number' ? String(value) : join(value, '\n').text;
}

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A part of the page that a reader can jump to. */
export type Section = { readonly id: string; readonly title: string; readonly body: Html };

/** A section by its heading; without a body there is none. */
export const sectionOf = ({ id, title, body }: Section): Html =>
  isEmpty(body)
    ? nothing
    : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}
</section>`;

/** The contents, when there is more than one section. */
export function contents(sections: readonly Section[]): Html {
  const shown = sections.filter(({ body }) => !isEmpty(body));
  if (shown.length < 2) return nothing;
  const items = shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`);
  return markup`<nav aria-label="Sections"><ul>${items}</ul></nav>`;
}

/** A table that scrolls by itself where it is too wide. */
export const tableOf = (caption: string, head: readonly Html[], rows: readonly Html[]): Html =>
  rows.length === 0
    ? nothing
    : markup`<table class="facts"><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table>`;

export const columnTitle = (title: string): Html => markup`<th scope="col">${title}</th>`;

export const numberTitle = (title: string): Html => markup`<th scope="col" class="number">${title}</th>`;

/** A sentence whose foreign pieces stand in code. */
export const toHtml = (sentence: Sentence): Html =>
  join(
    sentence.map((piece) => (typeof piece === 'string' ? markup`${piece}` : markup`<code>${piece.foreign}</code>`)),
    '',
  );

const width = 120;

/** A number beside a bar of it; `most` is the number of the longest bar. The bar says nothing that the number does not. */
export const barOf = (words: string, number: number, most: number, look: 'fill' | 'was'): Html =>
  markup`<span class="level"><svg viewBox="0 0 ${width} 12" width="${width}" height="12" aria-hidden="true"><rect class="${look}" width="${lengthOf(number, most)}" height="12"/></svg> ${words}</span>`;

/** What is not nothing shows. */
const lengthOf = (number: number, most: number): number =>
  number <= 0 || most <= 0 ? 0 : Math.max(2, Math.round((width * number) / most));

/** How and for whom a report is shown. */
export type HtmlView = View & {
  /** Version of the program, for the small print. */
  readonly version: string;
};

/** What a report shows beside the outcome, where it is known. What is absent has no section. */
export type HtmlExtras = { readonly drift?: Drift | null };

const million = 1_000_000;

/** Bytes that each part of a page may have, so that the whole stays below 20 MB, whatever a run holds. */
export const budgets = {
  tables: million / 2,
  guards: million / 2,
  enforcement: million / 2,
  impact: million,
  changes: 5 * million,
  diffs: 4 * million,
  stale: 3 * million,
  problems: 2 * million,
  drift: 2 * million,
  triangulation: 2 * million,
} as const;

/** What fits, and how many items do not. */
type Taken = { readonly parts: readonly Html[]; readonly left: number };

/**
 * Items from the front, each as a whole, as long as they fit into some bytes of UTF-8. The first that does not fit ends it: nothing may
 * stand in for something more important.
 */
export function takeWithin<T>(items: readonly T[], bytes: number, draw: (item: T, index: number) => Html): Taken {
  const parts: Html[] = [];
  let room = bytes;
  for (const [index, item] of items.entries()) {
    const part = draw(item, index);
    room -= Buffer.byteLength(part.text) + 1;
    if (room < 0) break;
    parts.push(part);
  }
  return { parts, left: items.length - parts.length };
}

/** Says how much more there is. */
export const leftOut = (left: number, one: string, many?: string): Html =>
  left === 0
    ? nothing
    : markup`<p class="more">Not shown here: ${count(left, `more ${one}`, many && `more ${many}`)}.</p>`;

/** What came of the run, in one line, and where. */
export function headline(outcome: Outcome, { platform }: HtmlView): Html {
  const { before, slug, after } = headlineOf(outcome);
  const name = slug === null ? nothing : markup`<code>${slug}</code>`;
  const where = platform === null ? nothing : markup`<p class="meta">platform: <code>${platform}</code></p>`;
  return markup`<h1>${before}${name}${after}</h1>${where}`;
}

/** What to do next, as a command to type. */
export function nextLine(outcome: Outcome, view: HtmlView): Html {
  const next = nextStep(outcome, view);
  return next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`;
}

/** Counts, effect and state version of each bundle that changes, and where an impact tells it, what that does to findings. */
export function bundleTable({ bundles }: Plan, impact: Impact | null): Html {
  const several = hasSeveralDeployments(bundles);
  const changing = bundles.filter(({ changes }) => changes.length > 0);
  const findings = changing.map(tellImpact(impact).wordsOf);
  const isTold = findings.some((words) => words !== null);
  const { parts, left } = takeWithin(changing, budgets.tables, (bundle, index) => {
    const { deletes, updates, creates, effect } = summarize(bundle.changes);
    const numbers = [deletes, updates, creates].map((number) => markup`<td class="number">${number}</td>`);
    const told = isTold ? markup`<td>${findings[index] ?? ''}</td>` : nothing;
    return markup`<tr><th scope="row">${bundleName(bundle, several)}</th>${numbers}<td><span class="effect ${effect}">${effectWords[effect]}</span></td>${told}<td><code>${bundle.stateVersion}</code></td></tr>`;
  });
  const head = [
    columnTitle('Bundle'),
    ...['Delete', 'Update', 'Create'].map(numberTitle),
    ...['Effect', ...(isTold ? ['Findings (estimate)'] : []), 'State version'].map(columnTitle),
  ];
  return markup`${tableOf('Changes by bundle', head, parts)}${leftOut(left, 'bundle')}`;
}

/** What an apply made of each bundle, and why. */
export function resultTable(results: readonly AppliedBundle[]): Html {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const { parts, left } = takeWithin(
    results,
    budgets.tables,
    ({ bundle, outcome }) =>
      markup`<tr><th scope="row">${bundleName(bundle, several)}</th><td><strong class="result ${outcome.result}">${resultWords[outcome.result]}</strong></td><td>${outcome.reason ?? resultReasons[outcome.result]}</td></tr>`,
  );
  return markup`${tableOf('What the apply made of each bundle', ['Bundle', 'Result', 'Why'].map(columnTitle), parts)}${leftOut(left, 'bundle')}`;
}

/** What made this page, and the plan that it shows. */
export function smallPrint(outcome: Outcome, { version }: HtmlView): Html {
  const plan = 'plan' in outcome ? outcome.plan : null;
  const digest =
    plan === null ? nothing : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, 'bundle')}.`;
  return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
