import { type Plan, type PlannedBundle, unchangedPolicies } from '../../domain/plan.ts';
import {
  type EnforcementMode,
  enforcementModes,
  type FindingsByMode,
  type FindingSeverity,
  findingSeverities,
  type Impact,
} from '../../domain/impact.ts';
import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { type Html, markup, nothing } from './page.ts';

/** A part of a bar; `look`: its CSS class. */
type Part = { readonly look: EnforcementMode | 'inactive'; readonly words: string; readonly number: number };

/** Two bars with the same parts. */
type Pair = { readonly title: string; readonly before: readonly Part[]; readonly after: readonly Part[] };

/** Open findings by severity, stacked by enforcement mode. Empty if no finding was read. */
export function findingsPicture({ bundles }: Impact): Html {
  const read = bundles.flatMap(({ enforced }) => (enforced === null ? [] : [enforced]));
  const partsOf = (side: 'before' | 'after', severity: FindingSeverity): Part[] =>
    enforcementModes.map((mode) => ({
      look: mode,
      words: mode.replace('-', ' '),
      number: sumOf(read, (one) => countIn(one[side], mode, severity)),
    }));
  const pairs = findingSeverities.map((severity): Pair => ({
    title: severity === 'unknown' ? 'no severity' : severity,
    before: partsOf('before', severity),
    after: partsOf('after', severity),
  }));
  const picture = pictureOf('By severity. A severity that no changed policy can match is left out.', pairs);
  return picture.text.includes('possibly-')
    ? markup`${picture}<p class="more">Possibly: it depends on facts that the platform does not report with a finding, such as repository tags.</p>`
    : picture;
}

const countIn = (figures: FindingsByMode, mode: keyof FindingsByMode, severity: FindingSeverity): number =>
  figures[mode][severity];

const sumOf = <T>(items: readonly T[], numberOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** All policies of the changed bundles, stacked by mode. */
export function policiesPicture({ bundles }: Plan): Html {
  const sides = bundles.filter(({ changes }) => changes.length > 0).map(policySides);
  const partsOf = (side: 'before' | 'after'): Part[] => {
    const modes = sides.flatMap((one) => one[side].map(modeOf));
    return policyModes.map(({ look, words }) => ({
      look,
      words,
      number: modes.filter((mode) => mode === look).length,
    }));
  };
  return pictureOf('By mode', [{ title: 'policies', before: partsOf('before'), after: partsOf('after') }]);
}

/** Strongest first. */
const policyModes = [
  { look: 'blocked', words: 'block' },
  { look: 'commented', words: 'comment' },
  { look: 'monitored', words: 'monitor' },
  { look: 'inactive', words: 'inactive' },
] as const satisfies readonly Omit<Part, 'number'>[];

function modeOf({ active, actions }: Content): Part['look'] {
  if (active === false) return 'inactive';
  const has = (wanted: string): boolean =>
    Array.isArray(actions) && actions.some((action) => isObject(action) && action['type'] === wanted);
  if (has('block')) return 'blocked';
  return has('pr_comment') ? 'commented' : 'monitored';
}

/** Bars of one scale, with their parts in words. Rows without a number are omitted. */
function pictureOf(caption: string, pairs: readonly Pair[]): Html {
  const shown = pairs.filter(({ before, after }) => totalOf(before) + totalOf(after) > 0);
  if (shown.length === 0) return nothing;
  const most = Math.max(...shown.flatMap(({ before, after }) => [totalOf(before), totalOf(after)]));
  const rows = shown.map(
    ({ title, before, after }) =>
      markup`<tr><th scope="rowgroup" rowspan="2">${title}</th>${barOf('before', before, before, most)}</tr>
<tr>${barOf('after', after, before, most)}</tr>`,
  );
  return markup`<table class="picture"><caption>${caption}</caption>
<tbody>
${rows}
</tbody></table>`;
}

const totalOf = (parts: readonly Part[]): number => sumOf(parts, ({ number }) => number);

/** Width of the longest bar; the page scales it. */
const scale = 1000;

function barOf(side: string, parts: readonly Part[], before: readonly Part[], most: number): Html {
  let left = 0;
  const shapes: Html[] = [];
  const words: Html[] = [];
  for (const [index, { look, words: name, number }] of parts.entries()) {
    const width = Math.round((scale * number) / most);
    if (number > 0) shapes.push(markup`<rect class="${look}" x="${left}" width="${Math.max(4, width)}" height="16"/>`);
    left += width;
    const change = number - (before[index]?.number ?? 0);
    const step = change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${String(Math.abs(change))})`;
    if (number > 0 || change !== 0)
      words.push(markup`<span class="part ${look}">${`${String(number)} ${name}${step}`}</span>`);
  }
  const none = words.length === 0 ? markup`<span class="part">none</span>` : nothing;
  return markup`<th scope="row">${side}</th><td><div class="bar"><svg viewBox="0 0 ${scale} 16" preserveAspectRatio="none" aria-hidden="true">${shapes}</svg><span class="parts">${words}${none}</span></div></td>`;
}

/** All policies of a bundle before and after an apply: the diff contains every one that differs. */
function policySides(bundle: PlannedBundle): { before: Content[]; after: Content[] } {
  if (bundle.kind !== 'remediation') return { before: [], after: [] };
  const changes = bundle.changes.filter(({ object }) => object === 'RemediationPolicy');
  const same = unchangedPolicies(bundle.content, changes);
  return {
    before: [...same, ...changes.flatMap((change) => (change.verb === 'create' ? [] : [change.before]))],
    after: [...same, ...changes.flatMap((change) => (change.verb === 'delete' ? [] : [change.after]))],
  };
}
