import type { ChangeImpact } from '../../domain/impact.ts';
import type { Explained } from '../../domain/outcome.ts';
import type { Change, Plan } from '../../domain/plan.ts';
import { summarize } from '../../domain/summary.ts';
import { byDanger } from '../danger.ts';
import { tellImpact } from '../impact/told-impact.ts';
import { impactLines } from '../impact/words.ts';
import { type ListedChange, listChanges } from '../triangulation/list-changes.ts';
import { originWords, ownWords } from '../triangulation/words.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { changeWords, count } from '../words/counts.ts';
import { budgets, takeWithin } from './budget.ts';
import { type Entry, changeHead, changeYaml, editedLine, notesOf, renameOf } from './change.ts';
import { filterBar } from './filter-bar.ts';
import { toHtml } from './sentence.ts';
import { type Html, join, markup, nothing } from './template.ts';

type Listed = Entry & Omit<ListedChange, 'bundle'> & { readonly bundle: number };

/** So many diffs are open from the start; the others wait for a click. */
const openDiffs = 10;

/** From so many on, a browser lays out only those that are on the screen. */
const many = 100;

/** The changes of all bundles, the dangerous ones first, under a bar that filters them. */
export function changeList(plan: Plan, explained: Explained): Html {
  const entries = entriesOf(plan, explained);
  if (entries.length === 0) return nothing;
  const heads = takeWithin(entries, budgets.changes, headOf);
  const shown = entries.slice(0, heads.parts.length);
  const diffs = takeWithin(shown, budgets.diffs, (entry, index) => changeYaml(entry, index < openDiffs));
  const items = heads.parts.map((head, index) => markup`${head}${diffs.parts[index] ?? noDiff}</li>`);
  return markup`${filterBar(shown, plan)}${withoutYaml(diffs.left)}<ol id="change-list" class="${items.length > many ? 'changes many' : 'changes'}">
${items}
</ol>${notShown(entries.slice(shown.length).map(({ change }) => change))}`;
}

function entriesOf(plan: Plan, explained: Explained): Listed[] {
  const { impact = null, triangulation = null } = explained;
  const { bundles } = plan;
  const several = {
    deployments: hasSeveralDeployments(bundles),
    bundles: bundles.filter(({ changes }) => changes.length > 0).length > 1,
  };
  const entries = listChanges(plan, triangulation, tellImpact(impact).ofChange).flatMap(({ changes }, bundle) =>
    changes.map((one): Listed => ({ ...one, owner: one.bundle, several, bundle })),
  );
  return entries.toSorted((a, b) => byDanger(a.change, b.change));
}

/** An item up to its YAML. */
function headOf(entry: Listed): Html {
  const { change, origin, own, edited, rename, impact, bundle } = entry;
  const whose = origin === null || origin === 'own' ? nothing : markup`<p class="advice">${originWords[origin]}</p>`;
  const head = changeHead(entry, 3, [
    whose,
    own === null ? nothing : markup`<p class="advice">${toHtml(ownWords(own))}</p>`,
    editedLine(edited),
    impactBlock(impact),
    notesOf(change),
    renameOf(rename),
  ]);
  const data = origin === null ? nothing : markup` data-origin="${origin}"`;
  return markup`<li data-verb="${change.verb}" data-effect="${change.effect}" data-bundle="${bundle}"${data}><div class="head">${head}</div>`;
}

const impactBlock = (impact: ChangeImpact | null): Html =>
  join(
    impactLines(impact).map((sentence) => markup`<p>${toHtml(sentence)}</p>`),
    '',
  );

const noDiff = markup`<p class="more">YAML left out</p>`;

const withoutYaml = (left: number): Html =>
  left === 0
    ? nothing
    : markup`<p class="more">So that this page stays small, ${count(left, 'change')} stand${left === 1 ? 's' : ''} here without YAML. The plan file holds all of it.</p>`;

const notShown = (changes: readonly Change[]): Html =>
  changes.length === 0
    ? nothing
    : markup`<p class="more">Not shown here: ${changeWords(summarize(changes)).join(', ')}. The plan file holds them all.</p>`;
