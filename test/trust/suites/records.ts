import fc from 'fast-check';
import {
  allFlipped,
  anchorKindOf,
  editedAnchor,
  editedLine,
  editedMarker,
  lineKindOf,
  markerKindOf,
  originals,
} from '../records/edited.ts';
import { records, trySwaps } from '../records/swapped.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'records',
  threat:
    'A record, its anchor or a settled mark is edited, forged, replayed, or taken from another pull request, deployment, product or platform',
  claim: 'no edited and none of 720 swapped records is accepted; each original record is',
  cases: { full: 100_000, quick: 2500 },
  run: tryRecords,
};

type Tried = { readonly text: string; readonly kind: string };

/** Edits of the hidden line of a comment, of anchors and of settled marks: half of them of the line, which has the most to edit. */
function edits({ seed, cases }: TrustRun): Tried[] {
  const quarter = Math.ceil(cases / 4);
  const some = (texts: fc.Arbitrary<string>, numRuns: number, kindOf: (text: string) => string): Tried[] =>
    fc.sample(texts, { seed, numRuns }).map((text) => ({ text, kind: kindOf(text) }));
  return [
    ...some(editedLine, cases - 2 * quarter, lineKindOf),
    ...some(editedAnchor, quarter, anchorKindOf),
    ...some(editedMarker, quarter, markerKindOf),
  ];
}

async function tryRecords(run: TrustRun): Promise<TrustFigures> {
  const edited = edits(run);
  const flipped = allFlipped();
  const tried = [...edited, ...flipped];
  const kinds = ['unchanged', 'another good one', 'void', 'unreadable', 'foreign'];
  const figures = Object.fromEntries(kinds.map((kind) => [kind, tried.filter((one) => one.kind === kind).length]));
  const forged = tried.filter(({ kind }) => kind === 'forged');
  const lost = originals().filter(({ kind }) => kind !== 'unchanged');
  // An edit that hits nothing shows nothing: they must break a text in every way that there is.
  const tooFew = Object.entries(figures).filter(([kind, count]) => kind !== 'unchanged' && count < run.cases / 500);
  const swaps = await trySwaps(run.cases >= suite.cases.full);
  return {
    cases: edited.length + flipped.length + swaps.pairs,
    figures: {
      edits: edited.length,
      'single bits': flipped.length,
      ...figures,
      'swapped records': records,
      swaps: swaps.pairs,
    },
    failures: [
      ...forged.map(({ text }) => `forged, of seed ${String(run.seed)}: ${JSON.stringify(text)}`),
      ...lost.map(({ text, kind }) => `an original is ${kind}: ${text}`),
      ...tooFew.map(([kind, count]) => `only ${String(count)} edits ended as ${kind}`),
      ...swaps.failures,
    ].slice(0, 20),
  };
}
