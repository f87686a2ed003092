import {
  type ChangeOrigin,
  type Drift,
  type DriftBundle,
  type DriftEntry,
  driftOrigins,
  type Edited,
  type Triangulation,
} from '../../domain/drift.ts';
import type { ChangeImpact } from '../../domain/impact.ts';
import { type Change, type Explained, type Plan, type Rename, renamePieces, summarize } from '../../domain/plan.ts';
import type { Position } from '../../domain/problem.ts';
import { entrySays, originTitle, shownChange, showsEdit } from '../drift.ts';
import { impactLines, tellImpact } from '../impact-words.ts';
import type { Owner } from '../shown-plan.ts';
import { type Caution, cautionsOf } from '../cautions.ts';
import {
  isRevert,
  listChanges,
  type ListedChange,
  originTitles,
  originWords,
  ownWords,
  revertWords,
  takenBackWords,
  triangulationNotes,
} from '../three-way-words.ts';
import { byDanger } from '../verdict.ts';
import {
  changedFields,
  changeWords,
  count,
  editedWords,
  effectWords,
  hasSeveralDeployments,
  noteWords,
  objectName,
  placeWords,
  verbTitles,
} from '../words.ts';
import { capDiff, diffChange, type DiffLine } from '../yaml-diff.ts';
import { filterBar } from './filter-bar.ts';
import { budgets, type Html, join, leftOut, markup, nothing, takeWithin, toHtml } from './page.ts';

/** A change, and whose it is. */
export type Entry = {
  readonly change: Change;
  readonly owner: Owner;
  /** Whether bundles of several deployments, and several bundles, are shown. */
  readonly several: { readonly deployments: boolean; readonly bundles: boolean };
};

/** The object by its noun and name. */
export function nameOf({ change, owner }: Pick<Entry, 'change' | 'owner'>): Html {
  const { noun, name } = objectName(change, owner.kind);
  return markup`${noun} <code>${name}</code>`;
}

/** What a change is, without its YAML: a heading, effect and place, one sentence, the notes. */
export function changeHead(entry: Entry, level: 3 | 4, more: readonly Html[] = []): Html {
  const { change } = entry;
  const title = markup`<span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}`;
  const heading = level === 3 ? markup`<h3>${title}</h3>` : markup`<h4>${title}</h4>`;
  const says = change.says === '' ? nothing : markup`<p>${change.says}</p>`;
  return markup`${heading}${factsOf(entry)}${says}${more}`;
}

/** Effect, place and bundle in one line. */
function factsOf({ change, owner, several }: Entry, at: Position | null = placeOf(change)): Html {
  const facts = [
    markup`<span class="effect ${change.effect}">${effectWords[change.effect]}</span>`,
    at === null ? nothing : markup`<code>${placeWords(at)}</code>`,
    several.bundles ? markup`<span>${owner.kind}</span>` : nothing,
    several.deployments ? markup`<code>${owner.deployment.slug}</code>` : nothing,
  ];
  return markup`<p class="meta">${join(facts, ' · ')}</p>`;
}

const placeOf = (change: Change): Position | null => (change.verb === 'delete' ? null : change.at);

/** The repository's own notes. */
function notesOf(change: Change): Html {
  const notes = noteWords(change);
  return notes === null ? nothing : markup`<p class="meta">${notes}</p>`;
}

/** Who edited an object on the platform and when, where that is known. */
function editedLine(edited: Edited | null): Html {
  const words = editedWords(edited);
  return words === null ? nothing : markup`<p class="meta">edited ${words}</p>`;
}

/** A delete that is most probably meant as a rename, and what to write in its place. */
function renameOf(rename: Rename | null): Html {
  if (rename === null) return nothing;
  const pieces = renamePieces(rename).map((piece, index) =>
    index % 2 === 0 ? markup`${piece}` : markup`<code>${piece}</code>`,
  );
  return markup`<p class="advice">${join(pieces, '')}</p>`;
}

/** The YAML of a change side by side, open or folded. */
export function changeYaml(entry: Entry, open: boolean, sides: Sides = planSides): Html {
  const fields = changedFields(entry.change);
  const names = join(
    fields.map((field) => markup`<code>${field}</code>`),
    ', ',
  );
  const summary = fields.length === 0 ? markup`YAML` : markup`YAML, changes ${names}`;
  return foldedYaml(summary, diffTable(diffChange(entry.change), sides, nameOf(entry)), open);
}

/** Any diff under a summary of ours. */
export const foldedDiff = (says: string, diff: readonly DiffLine[], sides: Sides, caption: Html): Html =>
  foldedYaml(markup`${says}`, diffTable(diff, sides, caption), false);

const foldedYaml = (summary: Html, table: Html, open: boolean): Html =>
  markup`<details${open ? markup` open` : nothing}><summary>${summary}</summary>${table}</details>`;

/** What the two columns show. */
type Sides = { readonly before: string; readonly after: string };

export const planSides: Sides = { before: 'Before', after: 'After' };

/** Lines of one object; the plan file has it whole. */
const maxLines = 300;

type Row =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'changed'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'note'; readonly says: string };

/** A diff side by side, the lines of each row being about the same thing. What stands on one side only has one column. */
export function diffTable(diff: readonly DiffLine[], sides: Sides, caption: Html): Html {
  // One side may begin beyond what is shown.
  const has = (mark: DiffLine['mark']): boolean => diff.some((line) => line.mark === mark);
  if (!has('+') && !has('-'))
    return markup`<p class="more">Both sides print the same; only the order or unused fields differ.</p>`;
  const shown = [has('-') || has(' ') ? sides.before : '', has('+') || has(' ') ? sides.after : ''].filter(Boolean);
  const rows = rowsOf(capDiff(diff, maxLines)).map((row) => showRow(row, shown.length));
  const titles = shown.map((title) => markup`<th scope="col">${title}</th>`);
  return markup`<table class="diff"><caption>${caption}</caption><thead><tr>${titles}</tr></thead><tbody>${rows}</tbody></table>`;
}

function rowsOf(lines: readonly DiffLine[]): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    rows.push(...pairs(removed, added));
    [removed, added] = [[], []];
  };
  for (const line of lines) {
    if (line.mark === '-' && added.length > 0) flush();
    if (line.mark === '-') removed.push(line.text);
    else if (line.mark === '+') added.push(line.text);
    else {
      flush();
      rows.push('text' in line ? { kind: 'same', text: line.text } : { kind: 'note', says: noteOf(line) });
    }
  }
  flush();
  return rows;
}

const pairs = (removed: readonly string[], added: readonly string[]): Row[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    kind: 'changed',
    before: removed[index] ?? null,
    after: added[index] ?? null,
  }));

function noteOf(line: Exclude<DiffLine, { text: string }>): string {
  return line.mark === 'folded' ? `… ${count(line.lines, 'unchanged line')}` : `… ${count(line.lines, 'more line')}`;
}

// The end tags of rows and cells may be left out (HTML, 13.1.2.4), and a large report has very many of them.
function showRow(row: Row, columns: number): Html {
  if (row.kind === 'note') return markup`<tr><td class="fold" colspan="${columns}">${row.says}`;
  if (row.kind === 'same') return markup`<tr class="same"><td>  ${row.text}<td>  ${row.text}`;
  const before = columns === 1 && row.before === null ? nothing : cell(row.before, '-');
  return markup`<tr>${before}${columns === 1 && row.after === null ? nothing : cell(row.after, '+')}`;
}

function cell(text: string | null, sign: '+' | '-'): Html {
  if (text === null) return markup`<td class="none">`;
  return sign === '-' ? markup`<td class="cut"><del>- ${text}</del>` : markup`<td class="new"><ins>+ ${text}</ins>`;
}

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
    impactLines(impact).map((line) => markup`<p>${toHtml(line)}</p>`),
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

type ListedEntry = Entry & Pick<ListedChange, 'edit' | 'edited' | 'origin'>;

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
    changes.map((one): ListedEntry => ({ ...one, owner: one.bundle, several })),
  );
  const of = (origin: ChangeOrigin): ListedEntry[] => entries.filter((one) => one.origin === origin);
  const live = listed.flatMap((one) => one.live.map((change): Entry => ({ change, owner: one.bundle, several })));
  const compared = markup`<p class="more">Compared with the base <code>${triangulation.base.short}</code>.</p>`;
  return markup`${compared}${originSection('own', of('own'))}${listOf('revert', of('revert'))}${listOf('both', of('both'))}${originSection('unknown', of('unknown'))}${liveList(live)}`;
}

/** The changes themselves stand in their own section. */
function originSection(origin: ChangeOrigin, entries: readonly ListedEntry[]): Html {
  const { title, says } = originTitles[origin];
  return entries.length === 0 ? nothing : head(title, says, entries.length);
}

const head = (title: string, says: string, number: number): Html =>
  markup`<h3>${title}: ${count(number, 'object')}</h3><p class="more">${says}</p>`;

/** Those that undo an edit, with the edit. */
function listOf(origin: ChangeOrigin, entries: readonly ListedEntry[]): Html {
  const { parts, left } = takeWithin(inOrder(entries), budgets.triangulation / 3, oneEdit);
  return entries.length === 0
    ? nothing
    : markup`${originSection(origin, entries)}<ol class="changes">${parts}</ol>${leftOut(left, 'object')}`;
}

const inOrder = <E extends { readonly change: Change }>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => byDanger(a.change, b.change));

function oneEdit(entry: ListedEntry): Html {
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

type Owned = Entry & { readonly drifted: DriftEntry };

const [files, onPlatform] = ['As in the files', 'As on the platform'];

/** An edit goes from the files to the platform; what applying the files would do goes the other way. */
const sidesOf = (entry: DriftEntry): Sides =>
  showsEdit(entry) ? { before: files, after: onPlatform } : { before: onPlatform, after: files };

/** What is not the same in the files and on the platform, by where it comes from. */
export function driftList(drift: Drift): Html {
  const { bundles } = drift;
  const share = Math.floor(budgets.drift / driftOrigins.length);
  const several = { deployments: hasSeveralDeployments(bundles), bundles: bundles.length > 1 };
  const owned = bundles.flatMap((owner) => owner.entries.map((drifted) => ownedOf(owner, drifted, several)));
  return markup`${driftOrigins.map((origin) =>
    originList(
      originTitle(origin, drift),
      owned.filter(({ drifted }) => drifted.origin === origin),
      share,
    ),
  )}`;
}

const ownedOf = (owner: DriftBundle, drifted: DriftEntry, several: Entry['several']): Owned => ({
  change: shownChange(drifted),
  owner,
  several,
  drifted,
});

function originList(title: string, owned: readonly Owned[], budget: number): Html {
  if (owned.length === 0) return nothing;
  const { parts, left } = takeWithin(inOrder(owned), budget, oneEntry);
  return markup`<h3>${title}: ${count(owned.length, 'object')}</h3><ol class="changes">${parts}</ol>${leftOut(left, 'object')}`;
}

function oneEntry(entry: Owned): Html {
  const { change, drifted } = entry;
  const says = entrySays(drifted).map((line) => markup`<p>${line}</p>`);
  const title = markup`<h4><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}</h4>`;
  return markup`<li>${title}${factsOf(entry, drifted.at)}${says}${editedLine(drifted.edited)}${changeYaml(entry, false, sidesOf(drifted))}</li>`;
}

/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;

/**
 * What is deleted and what loosens enforcement, over everything else; whether that only takes back what was done on the platform, and
 * what of it is live already.
 */
export function cautionBlock(plan: Plan, triangulation: Triangulation | null): Html {
  const body = join(cautionsOf(plan, triangulation).map(sentence), '');
  return body.text === '' ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}

function sentence({ start, entries }: Caution): Html {
  const names = entries.slice(0, maxNamed).map((entry) => withWords(entry));
  const more = entries.length - names.length;
  return markup`<p><strong>${start}</strong> ${join([...names, more === 0 ? nothing : markup`and ${more} more`], '; ')}.</p>`;
}

function withWords(entry: Caution['entries'][number]): Html {
  const { change, isRevert: takesBack } = entry;
  const whose = takesBack ? ` (${takenBackWords[change.verb]})` : '';
  const says = change.verb === 'delete' || change.says === '' ? '' : `: ${change.says}`;
  return markup`${nameOf(entry)}${whose}${says}`;
}
