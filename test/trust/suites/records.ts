import fc from 'fast-check';
import { verify } from '../../record/build-record.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { editedRecord, flippedRecords, goodLines } from '../records/edited.ts';
import { records, trySwaps } from '../records/swapped.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'records',
  threat: 'A record is edited, forged, replayed, or taken from another pull request, deployment, product or platform',
  claim: 'no edited and none of 720 swapped records is accepted; each original record is',
  cases: { full: 100_000, quick: 2500 },
  run: async (run) => Promise.resolve(tryRecords(run)),
};

/** What becomes of a record. */
function kindOf(body: string): string {
  const verified = verify(body);
  if (verified === null) return 'missing';
  if (!('code' in verified)) return 'valid';
  if (verified.code !== 'edited') return 'other token';
  return verified.reason === 'it does not match its signature' ? 'forged' : 'unreadable';
}

function tryRecords({ seed, cases }: TrustRun): TrustFigures {
  const figures: Record<string, number> = { unchanged: 0, forged: 0, unreadable: 0, missing: 0, 'other token': 0 };
  const failures: string[] = [];
  const tryBody = (body: string): void => {
    const isUnchanged = goodLines.includes(body.split(/\r?\n/, 1)[0] ?? '');
    const kind = kindOf(body);
    const as = isUnchanged ? 'unchanged' : kind;
    figures[as] = (figures[as] ?? 0) + 1;
    if ((kind === 'valid') !== isUnchanged) failures.push(`${kind} of seed ${String(seed)}: ${JSON.stringify(body)}`);
  };
  const old = readCorpus(suite.name);
  for (const { bytes } of old) tryBody(bytes.toString('utf8'));
  failures.push(...goodLines.filter((good) => kindOf(good) !== 'valid').map((good) => `not believed at home: ${good}`));
  for (const body of fc.sample(editedRecord, { seed, numRuns: cases })) tryBody(body);
  const flipped = flippedRecords();
  for (const body of flipped) tryBody(body);
  const tooFew = Object.entries(figures).filter(([as, count]) => as !== 'unchanged' && count < cases / 200);
  // An edit that hits nothing shows nothing: they must break a record in every way that there is.
  failures.push(...tooFew.map(([as, count]) => `only ${String(count)} edits made a record ${as}`));
  const swaps = trySwaps(cases >= suite.cases.full);
  return {
    cases: old.length + cases + flipped.length + swaps.pairs,
    figures: {
      edits: cases,
      'single bits': flipped.length,
      ...figures,
      'swapped records': records,
      swaps: swaps.pairs,
    },
    failures: [...failures, ...swaps.failures].slice(0, 20),
  };
}
