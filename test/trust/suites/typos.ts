import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { openDocuments, locateProblems } from '../../../src/files/locate.ts';
import { describeProblemPlainly } from '../../../src/report/words/problems.ts';
import { memorySource } from '../../files/memory-source.ts';
import type { TrustFigures, TrustSuite } from '../suite.ts';
import { filesWithoutTypo, type Typo, typos } from '../yaml/typos.ts';

export const suite: TrustSuite = {
  name: 'typos',
  threat: 'A typo turns into an empty list, which would delete everything',
  claim: 'each of at least 30 typos is refused with its position and a fix; none loads fewer objects',
  cases: { full: typos.length, quick: typos.length },
  run: tryTypos,
};

async function tryTypos(): Promise<TrustFigures> {
  const refusedOriginals = await Promise.all(
    Object.entries(filesWithoutTypo).map(async ([name, text]) => ((await errorsOf(text)).length > 0 ? [name] : [])),
  );
  const typoFailures = await Promise.all(typos.map(findFailure));
  const failures = [
    ...refusedOriginals.flat().map((name) => `the file without a typo is refused: ${name}`),
    ...typoFailures.flatMap((failure) => failure ?? []),
  ];
  return { cases: typos.length, figures: { typos: typos.length, refused: typos.length - failures.length }, failures };
}

async function findFailure({ name, file, from, to }: Typo): Promise<string | null> {
  const text = filesWithoutTypo[file].replace(from, () => to);
  if (text === filesWithoutTypo[file]) return `${name}: there is no such place`;
  const errors = await errorsOf(text);
  if (errors.length === 0) return `${name}: it is accepted`;
  const unhelpful = errors.find(
    ({ position, problem }) => position === null || describeProblemPlainly(problem).fix === '',
  );
  return unhelpful === undefined ? null : `${name}: ${unhelpful.problem.code} has no place, or nothing to do`;
}

async function errorsOf(text: string): Promise<LocatedProblem[]> {
  const source = memorySource({ 'policies/a.yaml': text });
  const { problems } = await loadFiles(source, defaultSettings, { paths: [], deployment: null });
  return locateProblems(openDocuments(source), problems).filter(({ problem }) => problem.severity === 'error');
}
