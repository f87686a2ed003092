import type { Change, PlannedBundle } from '../../domain/plan.ts';
import { renameText } from '../../domain/rename-words.ts';
import type { ChangeImpact } from '../../domain/impact.ts';
import { severityBars } from '../impact/bars.ts';
import { impactLines, topLines } from '../impact/words.ts';
import type { ListedChange } from '../triangulation/list-changes.ts';
import { editWords, overwriteWords, ownWords, unknownWords } from '../triangulation/words.ts';
import { editedWords } from '../words/edited-words.ts';
import { effectWords, signs } from '../words/labels.ts';
import { noteWords } from '../words/note-words.ts';
import { objectName } from '../words/object-name.ts';
import { placeWords } from '../words/place-words.ts';
import { textOf } from '../words/sentence.ts';
import { changeDiffLines } from './diff.ts';
import { code, type Line, type Style, styled, words } from './line.ts';
import { effectLooks } from './palette.ts';

const verbLooks = { create: 'green', update: 'yellow', delete: 'red' } as const satisfies Record<Change['verb'], Style>;

type Detail = { readonly diffs: boolean; readonly verbose: boolean };

/**
 * One change: what happens to which object where, one sentence, whose doing it is, its impact, the notes, the diff; and whether it may be
 * meant otherwise.
 */
export function changeLines(entry: ListedChange, { diffs, verbose }: Detail): Line[] {
  const { change, bundle, rename, impact } = entry;
  const notes = noteWords(change);
  return [
    changeTitle(change, bundle, 2),
    ...(change.says === '' ? [] : [words(4, change.says)]),
    ...originLines(entry),
    ...impactLines(impact).map((sentence) => words(4, textOf(sentence))),
    ...(verbose ? figureLines(impact) : []),
    ...(notes === null ? [] : [words(4, styled('dim', notes))]),
    ...(rename === null ? [] : [words(4, styled('yellow', renameText(rename)))]),
    ...(diffs ? [...changeDiffLines(change, 4, verbose), ...editLines(entry, verbose)] : []),
  ];
}

function originLines({ origin, edit, own, edited, inBase }: ListedChange): Line[] {
  const by = editedWords(edited);
  return [
    ...(origin === 'both' ? [words(4, styled('yellow', overwriteWords('files')))] : []),
    ...(origin === 'both' && edit !== null ? [words(4, styled('dim', textOf(editWords(edit))))] : []),
    ...(own === null ? [] : [words(4, styled(effectLooks[own.effect], textOf(ownWords(own))))]),
    ...(origin === 'unknown' && inBase ? [words(4, styled('dim', unknownWords))] : []),
    ...(by === null ? [] : [words(4, styled('dim', `edited ${by}`))]),
  ];
}

/** Where the findings are and how severe. */
const figureLines = (impact: ChangeImpact | null): Line[] => [
  ...topLines(impact).map((sentence) => words(6, styled('dim', textOf(sentence)))),
  ...severityBars(impact).map((line) => code(6, 2, styled('dim', line))),
];

/** What is overwritten, for those who want all of it. */
function editLines({ origin, edit }: ListedChange, verbose: boolean): Line[] {
  if (origin !== 'both' || edit === null || !verbose) return [];
  return [words(4, 'The edit on the platform:'), ...changeDiffLines(edit, 4, verbose)];
}

/** `~ policy block-criticals  looser  policies/a.yaml:12:5` */
export function changeTitle(change: Change, bundle: PlannedBundle, indent: number): Line {
  const { noun, name } = objectName(change, bundle.kind);
  const at = change.verb === 'delete' ? null : change.at;
  return words(
    indent,
    styled(verbLooks[change.verb], `${signs[change.verb]} ${noun} `),
    styled('bold', name),
    '  ',
    styled(effectLooks[change.effect], effectWords[change.effect]),
    ...(at === null ? [] : ['  ', styled('dim', placeWords(at))]),
  );
}
