import fc from 'fast-check';
import { readCorpus } from '../corpus/read-corpus.ts';
import { hostileLine } from '../logs/hostile-line.ts';
import { escapers, type LineClaim, pages } from '../logs/line-claims.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'log-lines',
  threat: 'Workflow commands and terminal sequences in names, messages and paths',
  claim: "the runner's own parser finds no command, and no output has a control sequence, except ours",
  cases: { full: 20_000, quick: 700 },
  run: async (run) => Promise.resolve(tryLines(run)),
};

function tryLines({ seed, cases }: TrustRun): TrustFigures {
  const knownLines = readCorpus(suite.name).map(({ bytes }) => bytes.toString('utf8'));
  const lines = fc.sample(hostileLine, { seed, numRuns: cases });
  const failures = [
    ...knownLines.flatMap((line) => [...escapers, ...pages].flatMap((claim) => describeFaults(claim, line))),
    ...lines.flatMap((line, index) =>
      [...escapers, pages[index % pages.length]].flatMap((claim) => describeFaults(claim, line)),
    ),
  ];
  return {
    cases: knownLines.length + cases,
    figures: { lines: knownLines.length + cases, pages: pages.length, commands: failures.length },
    failures: failures.slice(0, 20),
  };
}

const describeFaults = (claim: LineClaim | undefined, line: string): string[] =>
  claim?.findFaults(line).map((fault) => `${claim.name}: ${fault}, from ${JSON.stringify(line)}`) ?? [];
