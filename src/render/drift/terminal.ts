import type { BundleKind, Deployment } from '../../domain/bundle.ts';
import {
  type Drift,
  type DriftBundle,
  type DriftEntry,
  type DriftFix,
  type DriftOrigin,
  driftOrigins,
  type DriftOutcome,
} from '../../domain/drift.ts';
import { byDanger } from '../verdict.ts';
import { layDiff } from '../terminal/change.ts';
import { failureLines, problemLines } from '../terminal/outcome.ts';
import { blank, effectLooks, layout, type Line, paragraphs, type Style, styled, words } from '../terminal/text.ts';
import { count, editedWords, effectWords, hasSeveralDeployments, objectName, placeWords, signs } from '../words.ts';
import { diffChange } from '../yaml-diff.ts';
import {
  baseWords,
  diffLegend,
  driftHeadline,
  type DriftTerminalView,
  entrySays,
  fixWords,
  nextStep,
  notFixedWords,
  notLookedAt,
  originTitle,
  shownChange,
} from '../drift.ts';

/**
 * Drift for a person at a terminal: headline, what is taken for the last apply, and by kind what drifted and what to do about it. Plain
 * text wrapped to the view's width; nothing in it can act on the terminal.
 */
export function renderDriftTerminal(outcome: DriftOutcome, view: DriftTerminalView): string {
  const found = 'drift' in outcome ? outcome : null;
  const lines = paragraphs(
    headline(outcome, view),
    found?.fix ? fixLines(found.fix) : [],
    found === null ? [] : baseLines(found.drift, view),
    ...(found === null ? [] : driftOrigins.map((origin) => originLines(origin, found.drift, view))),
    found === null ? [] : unmanagedLines(found.drift),
    outcome.kind === 'invalid' ? [words(0, notLookedAt)] : [],
    problemLines(outcome.problems, view),
    outcome.kind === 'failed' ? failureLines(outcome.error) : [],
  );
  return layout(lines, view);
}

const looks = { 'in-sync': 'green', drift: 'yellow', invalid: 'red', failed: 'red' } as const satisfies Record<
  DriftOutcome['kind'],
  Style
>;

function headline(outcome: DriftOutcome, { platform, config }: DriftTerminalView): Line[] {
  const { before, slug, after } = driftHeadline(outcome);
  return [
    words(0, styled(looks[outcome.kind], before), styled('bold', slug ?? ''), after),
    ...(platform === null ? [] : [words(0, styled('dim', `platform: ${platform}`))]),
    ...(config === null ? [] : [words(0, styled('dim', `config: ${config}`))]),
  ];
}

function fixLines(fix: DriftFix): Line[] {
  const [first = '', ...files] = fixWords(fix);
  return [
    words(0, styled(fix.fixed.length > 0 ? 'green' : 'yellow', first)),
    ...files.map((file) => words(2, file)),
    ...fix.left.map(({ entry, why }) => {
      const { noun, name } = objectName(entry.change, entry.kind);
      return words(2, `left ${noun} `, styled('bold', name), `: ${notFixedWords[why]}`);
    }),
  ];
}

/** One line for each bundle that drifted. */
function baseLines({ bundles }: Drift, { today }: DriftTerminalView): Line[] {
  const told = bundles
    .filter(({ entries }) => entries.length > 0)
    .flatMap((bundle) => {
      const says = baseWords(bundle.base, today);
      return says === null ? [] : [{ bundle, says }];
    });
  const several = hasSeveralDeployments(bundles);
  return told.map(({ bundle, says }) => words(0, styled('bold', nameOf(bundle, several)), `: ${says}`));
}

type Owner = { readonly deployment: Deployment; readonly kind: BundleKind };
const nameOf = ({ deployment, kind }: Owner, several: boolean): string =>
  several ? `${deployment.slug} ${kind}` : kind;

function originLines(origin: DriftOrigin, drift: Drift, view: DriftTerminalView): Line[] {
  const { bundles } = drift;
  const several = hasSeveralDeployments(bundles);
  const owned = bundles.flatMap((bundle) => bundle.entries.map((entry) => ({ entry, bundle })));
  const mine = owned
    .filter(({ entry }) => entry.origin === origin)
    .toSorted((a, b) => byDanger(shownChange(a.entry), shownChange(b.entry)));
  if (mine.length === 0) return [];
  const [before, command, after] = nextStep(origin, drift, view.again);
  const legends = new Set(mine.map(({ entry }) => diffLegend(entry)));
  const detail = { several, legends: legends.size > 1, verbose: view.verbose };
  return [
    words(
      0,
      styled('bold', originTitle(origin, drift)),
      `: ${count(mine.length, 'object')}  `,
      styled('dim', legends.size === 1 ? [...legends].join('') : ''),
    ),
    words(0, before, styled('bold', command), after),
    blank,
    ...paragraphs(...mine.map(({ entry, bundle }) => entryLines(entry, bundle, detail))),
  ];
}

function entryLines(
  entry: DriftEntry,
  bundle: DriftBundle,
  { several, legends, verbose }: { several: boolean; legends: boolean; verbose: boolean },
): Line[] {
  const change = shownChange(entry);
  const { noun, name } = objectName(change, bundle.kind);
  const title = words(
    2,
    `${signs[change.verb]} ${noun} `,
    styled('bold', name),
    change.object === 'DetectionPolicyException' ? ` of ${bundle.kind}` : '',
    several ? ` of ${bundle.deployment.slug}` : '',
    '  ',
    styled(effectLooks[change.effect], effectWords[change.effect]),
    ...(entry.at === null ? [] : ['  ', styled('dim', placeWords(entry.at))]),
  );
  const edited = editedWords(entry.edited);
  return [
    title,
    ...entrySays(entry).map((says) => words(4, says)),
    ...(edited === null ? [] : [words(4, styled('dim', `edited ${edited}`))]),
    ...(legends ? [words(4, styled('dim', diffLegend(entry)))] : []),
    ...layDiff(diffChange(change), 4, verbose),
  ];
}

/** What nobody declares may change as it likes, and nobody would see it here. */
function unmanagedLines({ unmanaged, bundles }: Drift): Line[] {
  if (unmanaged.length === 0) return [];
  const several = hasSeveralDeployments([...bundles, ...unmanaged]);
  const names = unmanaged.map((one) => nameOf(one, several)).join(', ');
  return [words(0, styled('dim', `Not looked at, for no file declares it: ${names}.`))];
}
