import type { ChangeImpact, Impact } from '../../domain/impact.ts';
import type { Change, Plan } from '../../domain/plan.ts';
import { type Rename, renamesOf } from '../../domain/renames.ts';
import { summarize } from '../../domain/summary.ts';
import { byDanger } from '../danger.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { changeWords, count } from '../words/counts.ts';
import { budgets, takeWithin } from './budget.ts';
import { type Entry, changeHead, changeYaml, notesOf, renameOf } from './change.ts';
import { filterBar } from './filter-bar.ts';
import { type FindImpact, impactFinder, impactWords } from './impact-words.ts';
import { type Html, markup, nothing } from './template.ts';

type Listed = Entry & {
  readonly bundle: number;
  readonly rename: Rename | null;
  readonly impact: ChangeImpact | null;
};

/** So many diffs are open from the start; the others wait for a click. */
const openDiffs = 10;

/** From so many on, a browser lays out only those that are on the screen. */
const many = 100;

/** The changes of all bundles, the dangerous ones first, under a bar that filters them. */
export function changeList(plan: Plan, impact: Impact | null): Html {
  const entries = entriesOf(plan, impactFinder(impact));
  if (entries.length === 0) return nothing;
  const heads = takeWithin(entries, budgets.changes, headOf);
  const shown = entries.slice(0, heads.parts.length);
  const diffs = takeWithin(shown, budgets.diffs, (entry, index) => changeYaml(entry, index < openDiffs));
  const items = heads.parts.map((head, index) => markup`${head}${diffs.parts[index] ?? noDiff}</li>`);
  return markup`${filterBar(shown, plan)}${withoutYaml(diffs.left)}<ol id="change-list" class="${items.length > many ? 'changes many' : 'changes'}">
${items}
</ol>${notShown(entries.slice(shown.length).map(({ change }) => change))}`;
}

function entriesOf({ bundles }: Plan, impactOf: FindImpact): Listed[] {
  const several = {
    deployments: hasSeveralDeployments(bundles),
    bundles: bundles.filter(({ changes }) => changes.length > 0).length > 1,
  };
  const entries = bundles.flatMap((owner, bundle): Listed[] => {
    const renames = renamesOf(owner);
    return owner.changes.map((change) => {
      const rename = renames.get(change.id) ?? null;
      return { change, owner, several, bundle, rename, impact: impactOf(owner, change) };
    });
  });
  return entries.toSorted((a, b) => byDanger(a.change, b.change));
}

/** An item up to its YAML. */
function headOf(entry: Listed): Html {
  const { change, rename, impact, bundle } = entry;
  const head = changeHead(entry, 3, [impactLine(impact), notesOf(change), renameOf(rename)]);
  return markup`<li data-verb="${change.verb}" data-effect="${change.effect}" data-bundle="${bundle}"><div class="head">${head}</div>`;
}

function impactLine(impact: ChangeImpact | null): Html {
  const words = impactWords(impact);
  return words === null ? nothing : markup`<p>${words}</p>`;
}

const noDiff = markup`<p class="more">YAML left out</p>`;

const withoutYaml = (left: number): Html =>
  left === 0
    ? nothing
    : markup`<p class="more">So that this page stays small, ${count(left, 'change')} stand${left === 1 ? 's' : ''} here without YAML. The plan file holds all of it.</p>`;

const notShown = (changes: readonly Change[]): Html =>
  changes.length === 0
    ? nothing
    : markup`<p class="more">Not shown here: ${changeWords(summarize(changes)).join(', ')}. The plan file holds them all.</p>`;
