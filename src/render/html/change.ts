import type { Edited } from '../../domain/drift.ts';
import type { Change } from '../../domain/plan.ts';
import type { Position } from '../../domain/position.ts';
import { renamePieces } from '../../domain/rename-words.ts';
import type { Rename } from '../../domain/renames.ts';
import type { Owner } from '../owner-key.ts';
import { editedWords } from '../words/edited-words.ts';
import { effectWords, verbTitles } from '../words/labels.ts';
import { noteWords } from '../words/note-words.ts';
import { objectName } from '../words/object-name.ts';
import { placeWords } from '../words/place-words.ts';
import { changedFields } from '../yaml/changed-fields.ts';
import { type DiffLine, diffChange } from '../yaml/diff-change.ts';
import { type Sides, diffTable, planSides } from './diff-table.ts';
import { type Html, markup, join, nothing } from './template.ts';

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
export function factsOf({ change, owner, several }: Entry, at: Position | null = placeOf(change)): Html {
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
export function notesOf(change: Change): Html {
  const notes = noteWords(change);
  return notes === null ? nothing : markup`<p class="meta">${notes}</p>`;
}

/** Who edited an object on the platform and when, where that is known. */
export function editedLine(edited: Edited | null): Html {
  const words = editedWords(edited);
  return words === null ? nothing : markup`<p class="meta">edited ${words}</p>`;
}

/** A delete that is most probably meant as a rename, and what to write in its place. */
export function renameOf(rename: Rename | null): Html {
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
