import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { phrase } from '../../../src/render/meaning-words.ts';
import { memory } from '../../files/memory.ts';
import type { TrustFigures, TrustSuite } from '../suite.ts';
import { files, type Typo, typos } from '../yaml/typos.ts';

export const suite: TrustSuite = {
  name: 'typos',
  threat: 'A typo becomes an empty list, which deletes everything',
  claim: 'Each of at least 30 typos is refused, with its place and what to do; none loads fewer objects',
  cases: { full: typos.length, quick: typos.length },
  run: async () => Promise.resolve(tryAll()),
};

function tryAll(): TrustFigures {
  const good = Object.entries(files).filter(([, text]) => errorsOf(text).length > 0);
  const failures = [
    ...good.map(([name]) => `the file without a typo is refused: ${name}`),
    ...typos.flatMap((typo) => failureOf(typo) ?? []),
  ];
  return { cases: typos.length, figures: { typos: typos.length, refused: typos.length - failures.length }, failures };
}

function failureOf({ name, file, from, to }: Typo): string | null {
  const text = files[file].replace(from, () => to);
  if (text === files[file]) return `${name}: there is no such place`;
  const errors = errorsOf(text);
  if (errors.length === 0) return `${name}: it is accepted`;
  const lost = errors.find(({ position, problem }) => position === null || phrase(problem).fix === '');
  return lost === undefined ? null : `${name}: ${lost.problem.code} has no place, or nothing to do`;
}

function errorsOf(text: string): LocatedProblem[] {
  const loaded = loadFiles(memory({ 'policies/a.yaml': text }), defaultSettings, { paths: [], deployment: null });
  return loaded.report(loaded.problems).filter(({ problem }) => problem.severity === 'error');
}
