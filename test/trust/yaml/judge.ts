import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { lint } from '../../../src/files/lint/lint.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { diagnoseFile } from '../../../src/files/diagnose.ts';
import { openDocuments, locateProblems } from '../../../src/files/locate.ts';
import { describeProblemPlainly } from '../../../src/report/words/problems.ts';
import { memory } from '../../files/memory.ts';
import { readAgain } from './second-reader.ts';
import { readText } from '../../../src/files/text.ts';

const path = 'policies/a.yaml';
const wanted = { paths: [], deployment: null };
/** Bytes of a file that the second reader is asked about: for a hundred thousand keys it takes minutes. */
const mostAsked = 2 ** 20;
const today = '2026-11-21';

export type Judged = {
  readonly kind: 'accepted' | 'refused';
  /** Of the processor, for all that a run does with the file. */
  readonly milliseconds: number;
  /** What breaks the claim; null when nothing does. */
  readonly failure: string | null;
};

/** Reads a file as a run does, to its located problems in words, and asks the second reader about what we accept as YAML. */
export async function judge(bytes: Buffer): Promise<Judged> {
  const milliseconds = startClock();
  try {
    const problems = await readAsARun(bytes);
    const spent = milliseconds();
    const json = jsonOf(bytes);
    const isAsked = json !== null && bytes.length <= mostAsked;
    const failure = wrongProblem(problems, bytes) ?? (isAsked ? disagreement(json, bytes) : null);
    return { kind: json === null ? 'refused' : 'accepted', milliseconds: spent, failure };
  } catch (error) {
    // Nothing may be thrown whatever the file holds: that is the claim.
    const failure = `it crashes: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    return { kind: 'refused', milliseconds: milliseconds(), failure };
  }
}

/** Of the processor: what else the machine does says nothing about a document. */
function startClock(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}

async function readAsARun(bytes: Buffer): Promise<LocatedProblem[]> {
  const source = memory({ [path]: bytes });
  const files = await loadFiles(source, defaultSettings, wanted);
  const problems = locateProblems(openDocuments(source), [
    ...files.problems,
    ...lint(files.bundles, { today, warningDays: 14 }),
  ]);
  for (const { problem } of problems) describeProblemPlainly(problem);
  return problems;
}

/** The value as JSON; null when it is refused, as everything is that is no mapping. */
function jsonOf(bytes: Buffer): string | null {
  const read = readText(memory({ [path]: bytes }), path);
  if ('problem' in read) return null;
  const { result, problems, value } = diagnoseFile(path, read.text, noExtraFields);
  if (value === undefined) return problems.length > 0 ? null : 'refused without a problem';
  const json = JSON.stringify(value);
  return json.startsWith('{') || result !== null || problems.length === 0 ? json : null;
}

/** A problem must stand in the file, at a place that is there. */
function wrongProblem(problems: readonly LocatedProblem[], bytes: Buffer): string | null {
  const lines = bytes.toString('utf8').split(/\r\n|\r|\n/);
  const lost = problems.find(({ position }) => {
    if (position === null) return true;
    const line = lines[position.line - 1];
    return position.file !== path || line === undefined || position.column < 1 || position.column > line.length + 2;
  });
  return lost === undefined ? null : `${lost.problem.code} stands nowhere: ${JSON.stringify(lost.position)}`;
}

function disagreement(json: string, bytes: Buffer): string | null {
  // Behind a byte order mark, the second reader counts the indentation of the first line otherwise.
  const again = readAgain(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (again.kind === 'refused') return `we accept what the second reader refuses: ${again.why}`;
  // What blanks at the very end of a file add to a block of text that ends there nobody agrees on.
  const trim = /(?:^|\n)[ \t]+$/.test(bytes.toString('utf8')) ? trimmed : (text: string): string => text;
  return trim(again.json) === trim(json) ? null : `we read ${json}, the second reader ${again.json}`;
}

const trimmed = (json: string): string => json.replaceAll(/(?:\s|\\n)+(?=")/g, '');
