import fc from 'fast-check';
import { hostileText } from '../../report/filled-outcomes.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { type MarkdownClaim, pages, escapedPlaces } from '../markdown/pages.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** Pages shorter than this, in characters, are tried six times as often, because they take less time. */
const longPage = 1500;
const pagesByTurn: readonly MarkdownClaim[] = [0, 1, 2, 3, 4, 5].flatMap((round) =>
  pages.filter(({ size }) => round === 0 || size < longPage),
);

export const suite: TrustSuite = {
  name: 'markdown',
  threat: 'Markdown, HTML, mentions, #123, addresses, bidi characters and hidden markers in names, messages and paths',
  claim:
    'a parser of GitHub Flavored Markdown finds every foreign text inside a code node; none becomes a link, a mention or markup',
  cases: { full: 50_000, quick: 700 },
  run: async (run) => Promise.resolve(tryTexts(run)),
};

function tryTexts({ seed, cases }: TrustRun): TrustFigures {
  const knownTexts = readCorpus(suite.name).map(({ bytes }) => bytes.toString('utf8'));
  const texts = fc.sample(hostileText, { seed, numRuns: cases });
  const failures = [
    ...knownTexts.flatMap((text) => [escapedPlaces, ...pages].flatMap((claim) => describeFaults(claim, text))),
    ...texts.flatMap((text, index) =>
      [escapedPlaces, pagesByTurn[index % pagesByTurn.length]].flatMap((claim) => describeFaults(claim, text)),
    ),
  ];
  return {
    cases: knownTexts.length + cases,
    figures: { pages: pages.length, 'texts outside of code': failures.length },
    failures: failures.slice(0, 20),
  };
}

const describeFaults = (claim: MarkdownClaim | undefined, text: string): string[] =>
  claim?.findFaults(text).map((fault) => `${claim.name}: ${fault.slice(0, 500)}, from ${JSON.stringify(text)}`) ?? [];
