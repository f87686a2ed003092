import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { lint } from '../../../src/files/lint/lint.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { diagnoseFile } from '../../../src/files/diagnose.ts';
import { openDocuments, locateProblems } from '../../../src/files/locate.ts';
import { describeProblemPlainly } from '../../../src/report/words/problems.ts';
import { memorySource } from '../../files/memory-source.ts';
import { readWithSecondReader } from './second-reader.ts';
import { readText } from '../../../src/files/text.ts';

const path = 'policies/a.yaml';
const selection = { paths: [], deployment: null };
/** The largest file, in bytes, that is compared with the second reader, which takes minutes for a hundred thousand keys. */
const maxComparedBytes = 2 ** 20;
const today = '2026-11-21';

export type VerifiedFile = {
  readonly kind: 'accepted' | 'refused';
  /** CPU time of all that a command does with the file. */
  readonly milliseconds: number;
  /** What breaks the claim, or null. */
  readonly failure: string | null;
};

/** Loads, lints and reports a file as a command does, and compares accepted YAML with a second reader. */
export async function verifyFile(bytes: Buffer): Promise<VerifiedFile> {
  const elapsed = startCpuTimer();
  try {
    const problems = await loadAndLint(bytes);
    const spent = elapsed();
    const json = acceptedJson(bytes);
    const isCompared = json !== null && bytes.length <= maxComparedBytes;
    const failure = findMisplacedProblem(problems, bytes) ?? (isCompared ? compareWithSecondReader(json, bytes) : null);
    return { kind: json === null ? 'refused' : 'accepted', milliseconds: spent, failure };
  } catch (error) {
    // No file may cause an exception: that is the claim.
    const failure = `it crashes: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    return { kind: 'refused', milliseconds: elapsed(), failure };
  }
}

/** Returns a function that returns the CPU time since the start, in milliseconds, which does not depend on other processes. */
function startCpuTimer(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}

async function loadAndLint(bytes: Buffer): Promise<LocatedProblem[]> {
  const source = memorySource({ [path]: bytes });
  const files = await loadFiles(source, defaultSettings, selection);
  const problems = locateProblems(openDocuments(source), [
    ...files.problems,
    ...lint(files.bundles, { today, warningDays: 14 }),
  ]);
  for (const { problem } of problems) describeProblemPlainly(problem);
  return problems;
}

/** The value of an accepted file as JSON. Null if the file is refused. */
function acceptedJson(bytes: Buffer): string | null {
  const read = readText(memorySource({ [path]: bytes }), path);
  if ('problem' in read) return null;
  const { result, problems, value } = diagnoseFile(path, read.text, noExtraFields);
  if (value === undefined) return problems.length > 0 ? null : 'refused without a problem';
  const json = JSON.stringify(value);
  return json.startsWith('{') || result !== null || problems.length === 0 ? json : null;
}

/** Every problem must have a position that exists in the file. */
function findMisplacedProblem(problems: readonly LocatedProblem[], bytes: Buffer): string | null {
  const lines = bytes.toString('utf8').split(/\r\n|\r|\n/);
  const misplaced = problems.find(({ position }) => {
    if (position === null) return true;
    const line = lines[position.line - 1];
    return position.file !== path || line === undefined || position.column < 1 || position.column > line.length + 2;
  });
  return misplaced === undefined
    ? null
    : `${misplaced.problem.code} stands nowhere: ${JSON.stringify(misplaced.position)}`;
}

function compareWithSecondReader(json: string, bytes: Buffer): string | null {
  // The second reader counts a byte order mark as indentation of the first line.
  const secondReading = readWithSecondReader(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (secondReading.kind === 'refused') return `we accept what the second reader refuses: ${secondReading.reason}`;
  // Parsers differ on whether spaces at the very end of a file belong to a block scalar.
  const normalize = /(?:^|\n)[ \t]+$/.test(bytes.toString('utf8'))
    ? withoutFinalBlanks
    : (text: string): string => text;
  return normalize(secondReading.json) === normalize(json)
    ? null
    : `we read ${json}, the second reader ${secondReading.json}`;
}

const withoutFinalBlanks = (json: string): string => json.replaceAll(/(?:\s|\\n)+(?=")/g, '');
