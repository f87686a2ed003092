import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Position } from '../../domain/position.ts';
import { renamePieces } from '../../domain/rename-words.ts';
import type { Rename } from '../../domain/renames.ts';
import { dangerOf } from '../danger.ts';
import type { ListedChange } from '../triangulation/list-changes.ts';
import { overwriteWords, ownWords, unknownWords } from '../triangulation/words.ts';
import { editedWords } from '../words/edited-words.ts';
import { effectWords, verbTitles } from '../words/labels.ts';
import { noteWords } from '../words/note-words.ts';
import { objectName } from '../words/object-name.ts';
import { changedFields } from '../yaml/changed-fields.ts';
import { diffChange } from '../yaml/diff-change.ts';
import type { Detail } from './detail.ts';
import { diffFence } from './diff.ts';
import type { Piece } from './fit.ts';
import { impactDetails, impactNote } from './impact.ts';
import { toMarkdown } from './sentence.ts';
import { type Markdown, blocks, details, join, lines, link, md, nothing, ours } from './template.ts';

type Owner = Pick<PlannedBundle, 'kind' | 'deployment'>;
type Entry = {
  readonly change: Change;
  readonly bundle: Owner;
  /** Whether bundles of other deployments are shown too. */
  readonly several: boolean;
  readonly detail: Detail;
};
export type ShownChange = ListedChange & Entry;

/** A change at several sizes: a line, its notes, its fields, its diff. */
export const changePiece = (entry: ShownChange): Piece & ShownChange => ({
  ...entry,
  rank: dangerOf(entry.change),
  sizes: [
    () => headOf(entry).text,
    ...(hasNotes(entry) ? [() => withNotes(entry).text] : []),
    ...(entry.change.verb === 'update' ? [() => withFields(entry).text] : []),
    () => withDiff(entry).text,
  ],
});

/** `**Update** policy block-criticals, policies/a.yaml:12 (looser): stops blocking high` */
export function lineOf({ change, bundle, several, detail }: Entry): Markdown {
  const effect = ours(effectWords[change.effect]);
  const object = md`**${ours(verbTitles[change.verb])}** ${objectOf({ change, bundle, several })}`;
  const at = change.verb === 'delete' ? null : change.at;
  const place = at === null ? nothing : md`, ${link(placeOf(at), detail.linkTo(at))}`;
  return change.says === '' ? md`${object}${place} (${effect})` : md`${object}${place} (${effect}): ${change.says}`;
}

/** An object by noun and name, and its bundle where the name does not tell it. */
export function objectOf({ change, bundle, several }: Omit<Entry, 'detail'>): Markdown {
  const { noun, name } = objectName(change, bundle.kind);
  return md`${ours(noun)} ${name}${ownerOf(change, bundle, several)}`;
}

function ownerOf(change: Change, bundle: Owner, several: boolean): Markdown {
  const kind = change.object === 'DetectionPolicyException' ? ours(` of ${bundle.kind}`) : nothing;
  return several ? md`${kind} of ${bundle.deployment.slug}` : kind;
}

const placeOf = ({ file, line }: Position): Markdown => md`${`${file}:${String(line)}`}`;

/** The line, and what must not be missed of it. */
function headOf(entry: ShownChange): Markdown {
  const both = entry.origin === 'both' ? ours(overwriteWords(entry.detail.subject)) : nothing;
  const own = entry.own === null ? nothing : md`${toMarkdown(ownWords(entry.own))}.`;
  return lines([lineOf(entry), both, own]);
}

const hasNotes = ({ rename, impact, edited, origin }: ShownChange): boolean =>
  rename !== null || impact !== null || edited !== null || origin === 'unknown';

function withNotes(entry: ShownChange): Markdown {
  const notes = noteWords(entry.change);
  const note = notes === null ? nothing : md`${notes}`;
  return lines([headOf(entry), editedNote(entry), impactNote(entry.impact), note, renameNote(entry.rename)]);
}

function editedNote({ origin, edited, inBase }: ShownChange): Markdown {
  if (origin === 'unknown' && inBase) return ours(unknownWords);
  const words = editedWords(edited);
  return words === null ? nothing : md`Edited ${words}.`;
}

const renameNote = (rename: Rename | null): Markdown =>
  rename === null
    ? nothing
    : join(
        renamePieces(rename).map((piece, index) => (index % 2 === 0 ? ours(piece) : md`${piece}`)),
        '',
      );

function withFields(entry: ShownChange): Markdown {
  const fields = join(
    changedFields(entry.change).map((field) => md`${field}`),
    ', ',
  );
  return fields.text === '' ? withNotes(entry) : lines([withNotes(entry), md`Changes ${fields}.`]);
}

/** A delete is open, whatever else is folded. */
function withDiff(entry: ShownChange): Markdown {
  const diff = diffFence(diffChange(entry.change), entry.detail.maxLines);
  const shown = entry.change.verb === 'delete' ? diff : details(ours('YAML'), diff);
  return blocks([withNotes(entry), impactDetails(entry.impact), shown, editOf(entry)]);
}

/** What is overwritten; of a revert it would be the same diff the other way round. */
const editOf = ({ origin, edit, detail }: ShownChange): Markdown =>
  origin === 'both' && edit !== null
    ? details(ours('The edit on the platform'), diffFence(diffChange(edit), detail.maxLines))
    : nothing;
