import type { AppliedBundle } from '../../domain/outcome.ts';
import type { Change, Current, PlannedBundle } from '../../domain/plan.ts';
import { type Altered, compareChanges, diffPlatform } from '../compare-changes.ts';
import { bundleName, hasSeveralDeployments } from '../words/bundle-name.ts';
import { comparisonWords } from '../words/comparison-words.ts';
import { changeTitle } from './change.ts';
import { changeDiffLines, layDiff } from './diff.ts';
import { type Line, paragraphs, styled, words } from './line.ts';

/** For each stale bundle, what would happen now and was not reviewed: a diff of the diffs. */
export function staleLines(results: readonly AppliedBundle[], verbose: boolean): Line[] {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const groups = results.map(({ bundle, outcome }) =>
    'current' in outcome && outcome.current !== null ? staleBundle(bundle, outcome.current, { several, verbose }) : [],
  );
  return paragraphs(...groups);
}

function staleBundle(
  bundle: PlannedBundle,
  current: Current,
  { several, verbose }: { several: boolean; verbose: boolean },
): Line[] {
  const compared = compareChanges(bundle.changes, current.changes);
  const heading = words(
    0,
    styled('bold', bundleName(bundle, several)),
    `: reviewed at state version ${bundle.stateVersion}, now ${current.stateVersion}`,
  );
  return paragraphs(
    [heading, words(2, comparisonWords(compared))],
    ...compared.added.map((change) => [
      ...titled('new', 'red', change, bundle),
      ...changeDiffLines(change, 6, verbose),
    ]),
    ...compared.altered.map((pair) => alteredLines(pair, bundle, verbose)),
    ...compared.gone.map((change) => [
      ...titled('gone', 'dim', change, bundle),
      words(6, 'The platform has it already.'),
    ]),
  );
}

function alteredLines(pair: Altered, bundle: PlannedBundle, verbose: boolean): Line[] {
  return [
    ...titled('different', 'yellow', pair.current, bundle),
    words(6, 'On the platform since the review:'),
    ...layDiff(diffPlatform(pair), 6, verbose),
  ];
}

function titled(label: string, look: 'red' | 'yellow' | 'dim', change: Change, bundle: PlannedBundle): Line[] {
  const title = changeTitle(change, bundle, 2);
  return [{ ...title, spans: [styled(look, `${label}: `), ...title.spans] }, words(6, change.says)];
}
