import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { openDocuments, locateProblems } from '../../../src/files/locate.ts';
import { describeProblemPlainly } from '../../../src/report/words/problems.ts';
import { memory } from '../../files/memory.ts';
import type { TrustFigures, TrustSuite } from '../suite.ts';
import { files, type Typo, typos } from '../yaml/typos.ts';

export const suite: TrustSuite = {
  name: 'typos',
  threat: 'A typo turns into an empty list, which would delete everything',
  claim: 'each of at least 30 typos is refused with its position and a fix; none loads fewer objects',
  cases: { full: typos.length, quick: typos.length },
  run: tryAll,
};

async function tryAll(): Promise<TrustFigures> {
  const good = await Promise.all(
    Object.entries(files).map(async ([name, text]) => ((await errorsOf(text)).length > 0 ? [name] : [])),
  );
  const lost = await Promise.all(typos.map(failureOf));
  const failures = [
    ...good.flat().map((name) => `the file without a typo is refused: ${name}`),
    ...lost.flatMap((failure) => failure ?? []),
  ];
  return { cases: typos.length, figures: { typos: typos.length, refused: typos.length - failures.length }, failures };
}

async function failureOf({ name, file, from, to }: Typo): Promise<string | null> {
  const text = files[file].replace(from, () => to);
  if (text === files[file]) return `${name}: there is no such place`;
  const errors = await errorsOf(text);
  if (errors.length === 0) return `${name}: it is accepted`;
  const lost = errors.find(({ position, problem }) => position === null || describeProblemPlainly(problem).fix === '');
  return lost === undefined ? null : `${name}: ${lost.problem.code} has no place, or nothing to do`;
}

async function errorsOf(text: string): Promise<LocatedProblem[]> {
  const source = memory({ 'policies/a.yaml': text });
  const { problems } = await loadFiles(source, defaultSettings, { paths: [], deployment: null });
  return locateProblems(openDocuments(source), problems).filter(({ problem }) => problem.severity === 'error');
}
