import { readCorpus } from '../corpus/read-corpus.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';
import { doubtFailure, printFailure } from '../yaml/scalar-claims.ts';
import { scalarTable } from '../yaml/scalar-table.ts';
import { anyText, doubtfulScalar } from '../yaml/texts.ts';

export const suite: TrustSuite = {
  name: 'scalars',
  threat: 'A scalar that another YAML parser reads as another type',
  claim: 'each is refused with "quote it"; scalars that ifmatch writes are read as the same text by every parser',
  cases: { full: 20_000, quick: 800 },
  run: async (run) => Promise.resolve(readAll(run)),
};

function readAll({ seed, cases }: TrustRun): TrustFigures {
  const old = readCorpus(suite.name).map(({ bytes }) => bytes.toString('utf8'));
  const known = [...scalarTable.map(([text]) => text), ...old];
  const failures = known.flatMap((text) => [doubtFailure(text), printFailure(text)]);
  for (let nth = 0; nth < cases; nth++) {
    const random = randomFrom(seed + nth);
    failures.push(doubtFailure(doubtfulScalar(random)), printFailure(anyText(random)));
  }
  return {
    cases: scalarTable.length + old.length + cases,
    figures: { 'in the table': scalarTable.length, printed: old.length + cases, 'read by': 5 },
    failures: failures.filter((failure) => failure !== null).slice(0, 20),
  };
}
