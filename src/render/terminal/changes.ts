import type { Change, Effect, Plan, PlannedBundle } from '../../domain/plan.ts';
import { summarize } from '../../domain/summary.ts';
import { hasSeveralDeployments, summaryWords } from '../counts.ts';
import { noteWords } from '../notes.ts';
import { bundleName, objectName } from '../object-name.ts';
import { byDanger } from '../order.ts';
import { placeWords } from '../place-words.ts';
import { effectWords, signs } from '../words.ts';
import { changeDiffLines } from './diff.ts';
import { type Line, type Style, blank, paragraphs, styled, words } from './line.ts';

const verbLooks = { create: 'green', update: 'yellow', delete: 'red' } as const satisfies Record<Change['verb'], Style>;

export const effectLooks = {
  stricter: 'green',
  looser: 'red',
  mixed: 'yellow',
  neutral: 'dim',
  unknown: 'yellow',
} as const satisfies Record<Effect, Style>;

type Detail = { readonly diffs: boolean; readonly verbose: boolean };

/** Every bundle that changes, its changes with the dangerous ones first. */
export function planLines(plan: Plan, detail: Detail): Line[] {
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  return paragraphs(...changing.map((bundle) => bundleLines(bundle, hasSeveralDeployments(plan), detail)));
}

function bundleLines(bundle: PlannedBundle, several: boolean, detail: Detail): Line[] {
  const counts = summaryWords(summarize(bundle.changes));
  const heading = words(
    0,
    styled('bold', bundleName(bundle, several)),
    `: ${counts}  `,
    styled('dim', `state version ${bundle.stateVersion}`),
  );
  const changes = bundle.changes.toSorted(byDanger).map((change) => changeLines(change, bundle, detail));
  return [heading, ...(detail.diffs ? [blank, ...paragraphs(...changes)] : changes.flat())];
}

/** One change: what happens to which object where, one sentence, the notes, the diff. */
function changeLines(change: Change, bundle: PlannedBundle, { diffs, verbose }: Detail): Line[] {
  const notes = noteWords(change);
  return [
    changeTitle(change, bundle, 2),
    ...(change.says === '' ? [] : [words(4, change.says)]),
    ...(notes === null ? [] : [words(4, styled('dim', notes))]),
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
