import type { Change, Plan } from '../../domain/plan.ts';
import type { ChangeOrigin, Triangulation } from '../../domain/triangulation.ts';
import { byDanger } from '../danger.ts';
import { type ListedChange, isRevert, listChanges } from '../triangulation/list-changes.ts';
import { originTitles, revertWords, triangulationNotes } from '../triangulation/words.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';
import { diffChange } from '../yaml/diff-change.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { type Entry, changeHead, changeYaml, editedLine, foldedDiff, nameOf } from './change.ts';
import { toHtml } from './sentence.ts';
import { type Html, markup, nothing } from './template.ts';

type Listed = Entry & Pick<ListedChange, 'edit' | 'edited' | 'origin'>;

/** What an apply would take back, what could not be compared, and what nobody looks after any more. */
export function triangulationAlert({ bundles }: Plan, triangulation: Triangulation): Html {
  const reverts = triangulation.bundles.flatMap(({ changes }) => changes).filter(isRevert).length;
  const notes = triangulationNotes(triangulation, bundles);
  const all = reverts === 0 ? notes : [revertWords(reverts, triangulation, 'files'), ...notes];
  const body = all.map((note) => markup`<p>${toHtml(note)}</p>`);
  return body.length === 0
    ? nothing
    : markup`<div class="alert warning" role="note" aria-label="Warning">${body}</div>`;
}

/** Whose doing the changes are: how many are these files' own, which edits of the platform an apply would undo, and what is live already. */
export function triangulationLists(plan: Plan, triangulation: Triangulation): Html {
  const { bundles } = plan;
  const listed = listChanges(plan, triangulation, () => null);
  const several = { deployments: hasSeveralDeployments(bundles), bundles: bundles.length > 1 };
  const entries = listed.flatMap(({ changes }) =>
    changes.map((one): Listed => ({ ...one, owner: one.bundle, several })),
  );
  const of = (origin: ChangeOrigin): Listed[] => entries.filter((one) => one.origin === origin);
  const live = listed.flatMap((one) => one.live.map((change): Entry => ({ change, owner: one.bundle, several })));
  const compared = markup`<p class="more">Compared with the base <code>${triangulation.base.short}</code>.</p>`;
  return markup`${compared}${headOf('own', of('own'))}${listOf('revert', of('revert'))}${listOf('both', of('both'))}${headOf('unknown', of('unknown'))}${liveList(live)}`;
}

/** The changes themselves stand in their own section. */
function headOf(origin: ChangeOrigin, entries: readonly Listed[]): Html {
  const { title, says } = originTitles[origin];
  return entries.length === 0 ? nothing : head(title, says, entries.length);
}

const head = (title: string, says: string, number: number): Html =>
  markup`<h3>${title}: ${count(number, 'object')}</h3><p class="more">${says}</p>`;

/** Those that undo an edit, with the edit. */
function listOf(origin: ChangeOrigin, entries: readonly Listed[]): Html {
  const { parts, left } = takeWithin(inOrder(entries), budgets.triangulation / 3, oneEdit);
  return entries.length === 0
    ? nothing
    : markup`${headOf(origin, entries)}<ol class="changes">${parts}</ol>${leftOut(left, 'object')}`;
}

const inOrder = <E extends { readonly change: Change }>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => byDanger(a.change, b.change));

function oneEdit(entry: Listed): Html {
  const { change, edit } = entry;
  // Of an edit that is only taken back, the change is the same diff the other way round.
  const diff = diffChange(edit ?? change);
  const sides = edit === null ? { before: platform, after: 'As in the files' } : { before: base, after: platform };
  const title = edit === null ? 'YAML' : 'The edit on the platform';
  return markup`<li>${changeHead(entry, 4)}${editedLine(entry.edited)}${foldedDiff(title, diff, sides, nameOf(entry))}</li>`;
}

const [base, platform] = ['As in the base', 'As on the platform'];

function liveList(live: readonly Entry[]): Html {
  if (live.length === 0) return nothing;
  const { parts, left } = takeWithin(
    inOrder(live),
    budgets.triangulation / 3,
    (entry) => markup`<li>${changeHead(entry, 4)}${changeYaml(entry, false)}</li>`,
  );
  return markup`${head('Already live', 'Changed in these files, and the platform has it already: nothing to do.', live.length)}<ol class="changes">${parts}</ol>${leftOut(left, 'object')}`;
}
