// Goes the way of `validate` phase by phase, once and cold, as the command does, and prints the ms of each as JSON: node phases.ts <folder> <path>
import type { Problem } from '../../src/domain/problem.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { assemble, assignDeployments } from '../../src/files/assemble.ts';
import { openDisk, readText } from '../../src/files/disk.ts';
import { findFiles } from '../../src/files/find.ts';
import { lint } from '../../src/files/lint.ts';
import { checkFile } from '../../src/files/shape.ts';
import { parse } from '../../src/files/yaml/parse.ts';
import type { Phases } from './where-time-goes.ts';

const enter = (folder: string): void => process.chdir(folder);

function timed<T>(phase: keyof Phases, work: () => T): T {
  const start = performance.now();
  const result = work();
  phases[phase] = performance.now() - start;
  return result;
}

const phases: { -readonly [K in keyof Phases]: number } = { read: 0, parse: 0, check: 0, assemble: 0, lint: 0 };
const [folder = '', path = ''] = process.argv.slice(2);

function none(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Error(`the corpus has problems: ${JSON.stringify(problems.slice(0, 3))}`);
}

const texts = timed('read', () => {
  const source = openDisk(folder, { enter });
  const at = { file: '', pointer: [] };
  const { files, problems } = findFiles(source, [{ path, at, byDefault: false }], null);
  none(problems);
  return files.map((file) => ({ file, read: readText(source, file) }));
});
const parsed = timed('parse', () =>
  texts.map(({ file, read }) => {
    const value = 'problem' in read ? { problems: [read.problem] } : parse(file, read.text, read.simple);
    if ('problems' in value) none(value.problems);
    return { file, value };
  }),
);
const declared = timed('check', () =>
  parsed.flatMap(({ file, value }) => ('problems' in value ? [] : (checkFile(file, value).content ?? []))),
);
const { bundles } = timed('assemble', () => assemble(assignDeployments(declared, defaultSettings, null).assigned));
none(timed('lint', () => lint(bundles, '2026-11-21')));
console.log(JSON.stringify(phases));
