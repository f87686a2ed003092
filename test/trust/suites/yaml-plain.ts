import { mutated } from '../../files/yaml/mutate-plain.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';
import { judgePlain } from '../yaml/judge-plain.ts';

const mostFailures = 20;
/** What our own reader must read at least, in percent of the texts that are YAML: a reader that hands everything on is never wrong. */
const leastRead = 40;

export const suite: TrustSuite = {
  name: 'yaml-plain',
  threat: 'Our own reader of plain YAML reads something else than a complete parser',
  claim:
    'it reads at least 40 % of the mutated files that are valid YAML, and each exactly as yaml does, with the same order of keys',
  cases: { full: 500_000, quick: 6000 },
  run: async (run) => Promise.resolve(readAll(run)),
};

function readAll({ seed, cases }: TrustRun): TrustFigures {
  const failures: string[] = [];
  const figures = { read: 0, 'handed on': 0, refused: 0 };
  for (let nth = 0; nth < cases; nth++) {
    const text = mutated(randomFrom(seed + nth));
    const { kind, failure } = judgePlain(text);
    figures[kind] += 1;
    if (failure !== null)
      failures.push(`case ${String(nth)} of seed ${String(seed)}: ${failure}: ${JSON.stringify(text)}`);
  }
  const share = (figures.read * 100) / (figures.read + figures['handed on']);
  if (!(share >= leastRead)) failures.push(`it reads only ${String(Math.round(share))} % of what is YAML`);
  return { cases, figures, failures: failures.slice(0, mostFailures) };
}
