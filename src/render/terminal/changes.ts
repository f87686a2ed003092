import type { Change, Effect, Plan, PlannedBundle } from '../../domain/plan.ts';
import { renameText } from '../../domain/rename-words.ts';
import { type Rename, renamesOf } from '../../domain/renames.ts';
import { summarize } from '../../domain/summary.ts';
import type { ChangeImpact, Impact } from '../../domain/impact.ts';
import { byDanger } from '../danger.ts';
import { impactFinder } from '../html/impact-words.ts';
import { textOf } from '../impact/sentence.ts';
import { impactLines, topLines } from '../impact/words.ts';
import { hasSeveralDeployments, bundleName } from '../words/bundle-name.ts';
import { summaryWords } from '../words/counts.ts';
import { effectWords, signs } from '../words/labels.ts';
import { noteWords } from '../words/note-words.ts';
import { objectName } from '../words/object-name.ts';
import { placeWords } from '../words/place-words.ts';
import { changeDiffLines } from './diff.ts';
import { type Line, type Style, blank, paragraphs, styled, words } from './line.ts';

const verbLooks = { create: 'green', update: 'yellow', delete: 'red' } as const satisfies Record<Change['verb'], Style>;

const effectLooks = {
  stricter: 'green',
  looser: 'red',
  mixed: 'yellow',
  neutral: 'dim',
  unknown: 'yellow',
} as const satisfies Record<Effect, Style>;

type Detail = { readonly diffs: boolean; readonly verbose: boolean; readonly impact: Impact | null };

/** Every bundle that changes, its changes with the dangerous ones first. */
export function planLines(plan: Plan, detail: Detail): Line[] {
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  const several = hasSeveralDeployments(plan.bundles);
  return paragraphs(...changing.map((bundle) => bundleLines(bundle, several, detail)));
}

function bundleLines(bundle: PlannedBundle, several: boolean, detail: Detail): Line[] {
  const counts = summaryWords(summarize(bundle.changes));
  const heading = words(
    0,
    styled('bold', bundleName(bundle, several)),
    `: ${counts}  `,
    styled('dim', `state version ${bundle.stateVersion}`),
  );
  const renames = renamesOf(bundle);
  const impactOf = impactFinder(detail.impact);
  const changes = bundle.changes.toSorted(byDanger).map((change) => {
    const facts = { rename: renames.get(change.id) ?? null, impact: impactOf(bundle, change) };
    return changeLines(change, facts, bundle, detail);
  });
  return [heading, ...(detail.diffs ? [blank, ...paragraphs(...changes)] : changes.flat())];
}

type Facts = { readonly rename: Rename | null; readonly impact: ChangeImpact | null };

/** One change: what happens to which object where, one sentence, its impact, the notes, the diff; and whether it may be meant otherwise. */
function changeLines(
  change: Change,
  { rename, impact }: Facts,
  bundle: PlannedBundle,
  { diffs, verbose }: Detail,
): Line[] {
  const notes = noteWords(change);
  return [
    changeTitle(change, bundle, 2),
    ...(change.says === '' ? [] : [words(4, change.says)]),
    ...impactLines(impact).map((sentence) => words(4, textOf(sentence))),
    ...(verbose ? topLines(impact).map((sentence) => words(6, styled('dim', textOf(sentence)))) : []),
    ...(notes === null ? [] : [words(4, styled('dim', notes))]),
    ...(rename === null ? [] : [words(4, styled('yellow', renameText(rename)))]),
    ...(diffs ? changeDiffLines(change, 4, verbose) : []),
  ];
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
