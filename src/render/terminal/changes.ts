import type { Explained } from '../../domain/outcome.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { summarize } from '../../domain/summary.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { byDanger } from '../danger.ts';
import { type ToldImpact, tellImpact } from '../impact/told-impact.ts';
import { liveCautionsOf } from '../triangulation/cautions.ts';
import { type ListedBundle, isRevert, listChanges } from '../triangulation/list-changes.ts';
import { liveWords, revertWords } from '../triangulation/words.ts';
import { bundleName, hasSeveralDeployments } from '../words/bundle-name.ts';
import { summaryWords } from '../words/counts.ts';
import { effectWords } from '../words/labels.ts';
import { objectName } from '../words/object-name.ts';
import { textOf } from '../words/sentence.ts';
import { changeLines } from './change.ts';
import { effectLooks } from './palette.ts';
import { type Line, blank, paragraphs, styled, words } from './line.ts';

type Detail = Explained & { readonly diffs: boolean; readonly verbose: boolean };

/** Every bundle that changes, its changes with the dangerous ones first; what an apply would only take back stands below them. */
export function planLines(plan: Plan, detail: Detail): Line[] {
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

function bundleLines({ bundle, changes, live }: ListedBundle, detail: Detail): Line[] {
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
