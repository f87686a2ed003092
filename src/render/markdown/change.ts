import type { ChangeImpact } from '../../domain/impact.ts';
import {
  type Change,
  type Explained,
  type Plan,
  type PlannedBundle,
  type Rename,
  renamePieces,
  summarize,
} from '../../domain/plan.ts';
import type { Position } from '../../domain/problem.ts';
import type { Triangulation } from '../../domain/drift.ts';
import { impactLines, severityBars, tellImpact, topLines } from '../impact-words.ts';
import { type Caution, cautionsOf, type LiveChange, liveIn } from '../cautions.ts';
import {
  isRevert,
  listChanges,
  type ListedChange,
  liveWords,
  overwriteWords,
  ownWords,
  revertWords,
  type Subject,
  takenBackWords,
  triangulationNotes,
  unknownWords,
} from '../three-way-words.ts';
import { byDanger, dangerOf } from '../verdict.ts';
import {
  changedFields,
  changeWords,
  count,
  editedWords,
  effectWords,
  hasSeveralDeployments,
  noteWords,
  objectName,
  verbTitles,
} from '../words.ts';
import { capDiff, diffChange, type DiffLine } from '../yaml-diff.ts';
import {
  alert,
  blocks,
  details,
  fence,
  fit,
  join,
  lines,
  link,
  type Markdown,
  md,
  nothing,
  ours,
  type Piece,
  toMarkdown,
} from './text.ts';

type Owner = Pick<PlannedBundle, 'kind' | 'deployment'>;

type Entry = {
  readonly change: Change;
  readonly bundle: Owner;
  /** Whether bundles of other deployments are shown too. */
  readonly several: boolean;
  readonly detail: Detail;
};

type ShownChange = ListedChange & Entry;

/** A change at several sizes: a line, its notes, its fields, its diff. */
const changePiece = (entry: ShownChange): Piece & ShownChange => ({
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

/** How much of each object is shown, to whom, and where its place in the files is to be seen. */
export type Detail = {
  /** Lines of one object's diff; the plan file has it whole. */
  readonly maxLines: number;
  /** What the reader looks at. */
  readonly subject: Subject;
  /** How somebody says yes to a guard: by an option of the command line, or by a setting on the base branch. */
  readonly consent: 'option' | 'setting';
  /** Address of a place; null where there is none. */
  linkTo(position: Position): string | null;
};

/** As in a comment, and without links. */
export const plainDetail: Detail = { maxLines: 100, subject: 'files', consent: 'option', linkTo: () => null };

/** A diff as a fenced block of about `maxLines` lines. */
export const diffFence = (diff: readonly DiffLine[], maxLines: number): Markdown =>
  fence(capDiff(diff, maxLines).map(showLine), 'diff');

function showLine(line: DiffLine): string {
  if (line.mark === 'folded') return `  … ${count(line.lines, 'unchanged line')}`;
  return line.mark === 'cut' ? `  … ${count(line.lines, 'more line')}` : `${line.mark} ${line.text}`;
}

/** What a change means for open findings; nothing where that is not known. */
const impactNote = (impact: ChangeImpact | null): Markdown => lines(impactLines(impact).map(toMarkdown));

/** Where they are and how severe, folded. */
function impactDetails(impact: ChangeImpact | null): Markdown {
  const bars = severityBars(impact);
  const body = blocks([lines(topLines(impact).map(toMarkdown)), bars.length === 0 ? nothing : fence(bars)]);
  return body.text === '' ? nothing : details(ours('Findings'), body);
}

/** Characters kept free for the line that counts what does not fit, and for the count of what is live already. */
const reserve = 400;

/**
 * The changes of all bundles, the dangerous ones first, in at most `budget` characters. With a triangulation those that would only take
 * back an edit of the platform stand below, and what is live already at the end; the deletes of both are the last to go.
 */
export function changeBlocks(plan: Plan, budget: number, detail: Detail, explained: Explained = {}): Markdown {
  const { impact = null, triangulation = null } = explained;
  const several = hasSeveralDeployments(plan.bundles);
  const listed = listChanges(plan, triangulation, tellImpact(impact).ofChange);
  const entries = listed
    .flatMap(({ changes }) => changes.map((one): ShownChange => ({ ...one, several, detail })))
    .toSorted((a, b) => byDanger(a.change, b.change));
  const own = entries.filter((one) => !isRevert(one));
  const reverts = entries.filter(isRevert);
  const warning = revertWarning(reverts.length, triangulation, detail);
  const { texts, kept, dropped } = fit([...own, ...reverts].map(changePiece), budget - warning.text.length - reserve);
  const first = kept.findIndex(isRevert);
  const end = first === -1 ? texts.length : first;
  const shown = blocks([...texts.slice(0, end).map(ours), warning, ...texts.slice(end).map(ours)]);
  const rest = notShown(dropped.map(({ change }) => change));
  const live = liveIn(triangulation);
  return blocks([shown, liveBlock(live, several, budget - shown.text.length - rest.text.length - 10), rest]);
}

/** Over what an apply would take back. */
const revertWarning = (number: number, triangulation: Triangulation | null, { subject }: Detail): Markdown =>
  number === 0 || triangulation === null
    ? nothing
    : alert('WARNING', toMarkdown(revertWords(number, triangulation, subject)));

function notShown(changes: readonly Change[]): Markdown {
  if (changes.length === 0) return nothing;
  return md`Not shown here: ${ours(changeWords(summarize(changes)).join(', '))}. The plan file holds them all.`;
}

/**
 * What the platform has already: one line each as far as there is room, the dangerous ones first; their number always. Folded, unless
 * something of it loosens or deletes. `several`: whether bundles of other deployments are shown too.
 */
export function liveBlock(live: readonly LiveChange[], several: boolean, budget: number): Markdown {
  if (live.length === 0) return nothing;
  const title = ours(liveWords(live.length));
  const pieces = live
    .toSorted((a, b) => byDanger(a.change, b.change))
    .map((one) => ({ rank: dangerOf(one.change), sizes: [() => liveLine(one, several).text] }));
  const { texts, dropped } = fit(pieces, budget - title.text.length - 100);
  if (texts.length === 0) return md`${title}.`;
  const more = dropped.length === 0 ? [] : [ours(`- and ${String(dropped.length)} more`)];
  const list = lines([...texts.map(ours), ...more]);
  const isOpen = live.some(({ change }) => dangerOf(change) < 2);
  return isOpen ? blocks([md`${title}:`, list]) : details(title, list);
}

/** `- update of policy block-criticals (looser): stops blocking high` */
function liveLine({ change, owner }: LiveChange, several: boolean): Markdown {
  const { verb, says, effect } = change;
  const object = md`- ${ours(verb)} of ${objectOf({ change, bundle: owner, several })} (${ours(effectWords[effect])})`;
  return says === '' ? object : md`${object}: ${says}`;
}

/** What could not be compared with the base, and what nobody looks after any more; without names where they do not fit. */
export function triangulationBlock(
  { bundles }: Pick<Plan, 'bundles'>,
  budget: number,
  triangulation: Triangulation | null,
): Markdown {
  const notes = blocks(triangulationNotes(triangulation, bundles).map(toMarkdown));
  return notes.text.length <= budget ? notes : blocks(triangulationNotes(triangulation, bundles, 0).map(toMarkdown));
}

type CautionEntry = Caution['entries'][number];

/**
 * The alert over everything else: what is deleted and what loosens enforcement, whether that only takes back what was done on the
 * platform, and what of it is live already; in at most `budget` characters.
 */
export function cautionBlock(
  plan: Pick<Plan, 'bundles'>,
  budget: number,
  triangulation: Triangulation | null,
): Markdown {
  const cautions = cautionsOf(plan, triangulation);
  const share = Math.floor((budget - 100) / Math.max(cautions.length, 3));
  return cautions.length === 0 ? nothing : alert('CAUTION', lines(cautions.map((one) => sentence(one, share))));
}

/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;

function sentence({ start, entries }: Caution, budget: number): Markdown {
  const pieces = entries
    .slice(0, maxNamed)
    .map((entry) => ({ rank: 0, sizes: [() => nameOf(entry).text, () => withWords(entry).text] }));
  const { texts } = fit(pieces, budget - 50);
  const more = entries.length - texts.length;
  const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
  return md`${ours(start)} ${join([...texts.map(ours), ...rest], '; ')}.`;
}

function nameOf({ change, owner, isRevert: takesBack }: CautionEntry): Markdown {
  const { noun, name } = objectName(change, owner.kind);
  return md`${ours(noun)} ${name}${ours(takesBack ? ` (${takenBackWords[change.verb]})` : '')}`;
}

const withWords = (entry: CautionEntry): Markdown =>
  entry.change.verb === 'delete' || entry.change.says === ''
    ? nameOf(entry)
    : md`${nameOf(entry)}: ${entry.change.says}`;
