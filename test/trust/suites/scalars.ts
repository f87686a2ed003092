import { readCorpus } from '../corpus/read-corpus.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';
import { findAmbiguityError, findPrintError } from '../yaml/scalar-claims.ts';
import { scalarTable } from '../yaml/scalar-table.ts';
import { drawText, drawAmbiguousScalar } from '../yaml/texts.ts';

export const suite: TrustSuite = {
  name: 'scalars',
  threat: 'A scalar that another YAML parser reads as another type',
  claim: 'each is refused with "quote it"; scalars that ifmatch writes are read as the same text by every parser',
  cases: { full: 20_000, quick: 800 },
  run: async (run) => Promise.resolve(tryScalars(run)),
};

function tryScalars({ seed, cases }: TrustRun): TrustFigures {
  const knownTexts = readCorpus(suite.name).map(({ bytes }) => bytes.toString('utf8'));
  const known = [...scalarTable.map(([text]) => text), ...knownTexts];
  const failures = known.flatMap((text) => [findAmbiguityError(text), findPrintError(text)]);
  for (let index = 0; index < cases; index++) {
    const random = randomFrom(seed + index);
    failures.push(findAmbiguityError(drawAmbiguousScalar(random)), findPrintError(drawText(random)));
  }
  return {
    cases: scalarTable.length + knownTexts.length + cases,
    figures: { 'in the table': scalarTable.length, printed: knownTexts.length + cases, 'read by': 5 },
    failures: failures.filter((failure) => failure !== null).slice(0, 20),
  };
}
