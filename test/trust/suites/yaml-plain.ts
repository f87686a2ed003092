import { mutateFile } from '../../files/yaml/mutate-plain.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';
import { verifyPlain } from '../yaml/verify-plain.ts';

const maxFailures = 20;
/** The least percentage of valid texts that our own reader must read itself. A reader that hands everything on would never be wrong. */
const minReadPercent = 40;

export const suite: TrustSuite = {
  name: 'yaml-plain',
  threat: 'Our own reader of plain YAML reads something else than a complete parser',
  claim:
    'it reads at least 40 % of the mutated files that are valid YAML, and each exactly as yaml does, with the same order of keys',
  cases: { full: 500_000, quick: 6000 },
  run: async (run) => Promise.resolve(tryTexts(run)),
};

function tryTexts({ seed, cases }: TrustRun): TrustFigures {
  const failures: string[] = [];
  const figures = { read: 0, 'handed on': 0, refused: 0 };
  for (let index = 0; index < cases; index++) {
    const text = mutateFile(randomFrom(seed + index));
    const { kind, failure } = verifyPlain(text);
    figures[kind] += 1;
    if (failure !== null)
      failures.push(`case ${String(index)} of seed ${String(seed)}: ${failure}: ${JSON.stringify(text)}`);
  }
  const share = (figures.read * 100) / (figures.read + figures['handed on']);
  if (!(share >= minReadPercent)) failures.push(`it reads only ${String(Math.round(share))} % of what is YAML`);
  return { cases, figures, failures: failures.slice(0, maxFailures) };
}
