import type { ChangeImpact } from '../../domain/impact.ts';
import {
  type Change,
  type Explained,
  type Plan,
  type PlannedBundle,
  renameText,
  summarize,
} from '../../domain/plan.ts';
import type { Triangulation } from '../../domain/drift.ts';
import { impactLines, severityBars, tellImpact, type ToldImpact, topLines } from '../impact-words.ts';
import { liveCautionsOf } from '../cautions.ts';
import {
  editWords,
  isRevert,
  listChanges,
  type ListedBundle,
  type ListedChange,
  liveWords,
  overwriteWords,
  ownWords,
  revertWords,
  unknownWords,
} from '../three-way-words.ts';
import { byDanger } from '../verdict.ts';
import {
  bundleName,
  count,
  editedWords,
  effectWords,
  hasSeveralDeployments,
  noteWords,
  objectName,
  placeWords,
  signs,
  summaryWords,
  textOf,
} from '../words.ts';
import { capDiff, diffChange, type DiffLine } from '../yaml-diff.ts';
import { blank, code, effectLooks, type Line, paragraphs, type Style, styled, words } from './text.ts';

const verbLooks = { create: 'green', update: 'yellow', delete: 'red' } as const satisfies Record<Change['verb'], Style>;

type Detail = { readonly diffs: boolean; readonly verbose: boolean };

/**
 * One change: what happens to which object where, one sentence, whose doing it is, its impact, the notes, the diff; and whether it may be
 * meant otherwise.
 */
function changeLines(entry: ListedChange, { diffs, verbose }: Detail): Line[] {
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

/** Lines of an object's diff, and characters of one of them, that are shown when nobody asks for more. */
const maxLines = 40;

const maxCharacters = 400;

const looks = { '+': 'green', '-': 'red', ' ': 'dim' } as const satisfies Record<'+' | '-' | ' ', Style>;

/** The YAML diff of one object, each line behind its sign. */
export function changeDiffLines(change: Change, indent: number, verbose: boolean): Line[] {
  return layDiff(diffChange(change), indent, verbose);
}

/** A diff as lines; one without a difference says so. */
export function layDiff(lines: readonly DiffLine[], indent: number, verbose: boolean): Line[] {
  if (!lines.some(({ mark }) => mark === '+' || mark === '-')) {
    return [words(indent, styled('dim', 'Both sides print the same; only the order or unused fields differ.'))];
  }
  return (verbose ? lines : capDiff(lines, maxLines)).map((line) => oneLine(line, indent, verbose));
}

function oneLine(line: DiffLine, indent: number, verbose: boolean): Line {
  if (line.mark === 'folded') return words(indent, styled('dim', `  … ${count(line.lines, 'unchanged line')}`));
  if (line.mark === 'cut') {
    return words(indent, styled('dim', `  … ${count(line.lines, 'more line')}; --verbose shows all`));
  }
  const shown = verbose || line.text.length <= maxCharacters ? line.text : `${line.text.slice(0, maxCharacters)}…`;
  const deeper = shown.length - shown.trimStart().length + 4;
  return code(indent, deeper, styled(looks[line.mark], `${line.mark} ${shown}`));
}

type PlanDetail = Explained & { readonly diffs: boolean; readonly verbose: boolean };

/** Every bundle that changes, its changes with the dangerous ones first; what an apply would only take back stands below them. */
export function planLines(plan: Plan, detail: PlanDetail): Line[] {
  const { impact = null, triangulation = null } = detail;
  const several = hasSeveralDeployments(plan.bundles);
  const told = tellImpact(impact);
  const listed = listChanges(plan, triangulation, told.ofChange);
  const shown = listed.filter(({ changes, live }) => changes.length + live.length > 0);
  return paragraphs(...shown.map((one) => [headingOf(one.bundle, several, told), ...bundleLines(one, detail)]));
}

/** `remediation: 1 update, looser; estimate: −14 blocked  state version a1b2c3d4` */
function headingOf(bundle: PlannedBundle, several: boolean, { wordsOf }: ToldImpact): Line {
  const findings = wordsOf(bundle);
  return words(
    0,
    styled('bold', bundleName(bundle, several)),
    `: ${summaryWords(summarize(bundle.changes))}${findings === null ? '' : `; estimate: ${findings}`}  `,
    styled('dim', `state version ${bundle.stateVersion}`),
  );
}

function bundleLines({ bundle, changes, live }: ListedBundle, detail: PlanDetail): Line[] {
  const inOrder = changes.toSorted((a, b) => byDanger(a.change, b.change));
  const own = inOrder.filter((one) => !isRevert(one)).map((one) => changeLines(one, detail));
  const reverts = inOrder.filter(isRevert);
  const groups = [
    ...own,
    revertWarning(reverts.length, detail.triangulation ?? null),
    ...reverts.map((one) => changeLines(one, detail)),
    liveLines({ bundle, live }),
  ];
  return detail.diffs ? [blank, ...paragraphs(...groups)] : groups.flat();
}

const revertWarning = (number: number, triangulation: Triangulation | null): Line[] =>
  number === 0 || triangulation === null
    ? []
    : [words(2, styled('yellow', textOf(revertWords(number, triangulation, 'files'))))];

/** `Already live, and looser: policy a` */
function liveCautions({ bundle, live }: Pick<ListedBundle, 'bundle' | 'live'>): Line[] {
  return liveCautionsOf(live.map((change) => ({ change, owner: bundle }))).map(({ start, entries }) => {
    const names = entries.map(({ change, owner }) => {
      const { noun, name } = objectName(change, owner.kind);
      return `${noun} ${name}`;
    });
    return words(2, styled('red', `${start} ${names.join(', ')}`));
  });
}

/** What the platform has already, a line each. */
function liveLines({ bundle, live }: Pick<ListedBundle, 'bundle' | 'live'>): Line[] {
  if (live.length === 0) return [];
  const lines = live.toSorted(byDanger).map((change) => {
    const { noun, name } = objectName(change, bundle.kind);
    return words(
      4,
      styled('dim', `${change.verb} of ${noun} ${name}  `),
      styled(effectLooks[change.effect], effectWords[change.effect]),
      styled('dim', change.says === '' ? '' : `: ${change.says}`),
    );
  });
  return [...liveCautions({ bundle, live }), words(2, liveWords(live.length)), ...lines];
}
