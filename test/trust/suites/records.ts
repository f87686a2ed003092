import fc from 'fast-check';
import {
  classifyBitFlips,
  classifyAnchor,
  editedAnchor,
  editedLine,
  editedMarker,
  classifyLine,
  classifyMarker,
  classifyOriginals,
} from '../records/edited.ts';
import { recordCount, trySwaps } from '../records/swapped.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'records',
  threat:
    'A record, its anchor or a settled mark is edited, forged, replayed, or taken from another pull request, deployment, product or platform',
  claim: 'no edited and none of 720 swapped records is accepted; each original record is',
  cases: { full: 100_000, quick: 2500 },
  run: tryRecords,
};

type ClassifiedText = { readonly text: string; readonly kind: string };

/** Draws edits of hidden lines, anchors and settled markers. Half of them are of hidden lines, which have the most to edit. */
function drawEdits({ seed, cases }: TrustRun): ClassifiedText[] {
  const quarter = Math.ceil(cases / 4);
  const drawKind = (
    texts: fc.Arbitrary<string>,
    numRuns: number,
    classify: (text: string) => string,
  ): ClassifiedText[] => fc.sample(texts, { seed, numRuns }).map((text) => ({ text, kind: classify(text) }));
  return [
    ...drawKind(editedLine, cases - 2 * quarter, classifyLine),
    ...drawKind(editedAnchor, quarter, classifyAnchor),
    ...drawKind(editedMarker, quarter, classifyMarker),
  ];
}

async function tryRecords(run: TrustRun): Promise<TrustFigures> {
  const edited = drawEdits(run);
  const bitFlips = classifyBitFlips();
  const allTexts = [...edited, ...bitFlips];
  const kinds = ['unchanged', 'another good one', 'void', 'unreadable', 'foreign'];
  const figures = Object.fromEntries(kinds.map((kind) => [kind, allTexts.filter((text) => text.kind === kind).length]));
  const forged = allTexts.filter(({ kind }) => kind === 'forged');
  const rejectedOriginals = classifyOriginals().filter(({ kind }) => kind !== 'unchanged');
  // The edits must lead to every kind of result, or they would prove nothing.
  const tooFew = Object.entries(figures).filter(([kind, count]) => kind !== 'unchanged' && count < run.cases / 500);
  const swaps = await trySwaps(run.cases >= suite.cases.full);
  return {
    cases: edited.length + bitFlips.length + swaps.pairs,
    figures: {
      edits: edited.length,
      'single bits': bitFlips.length,
      ...figures,
      'swapped records': recordCount,
      swaps: swaps.pairs,
    },
    failures: [
      ...forged.map(({ text }) => `forged, of seed ${String(run.seed)}: ${JSON.stringify(text)}`),
      ...rejectedOriginals.map(({ text, kind }) => `an original is ${kind}: ${text}`),
      ...tooFew.map(([kind, count]) => `only ${String(count)} edits ended as ${kind}`),
      ...swaps.failures,
    ].slice(0, 20),
  };
}
