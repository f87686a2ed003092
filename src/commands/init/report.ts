import type { Difference, FileStep } from '../../domain/setup.ts';
import { layout } from '../../render/terminal/layout.ts';
import { layDiff } from '../../render/terminal/diff.ts';
import { blank, type Line, raw, words } from '../../render/terminal/line.ts';
import { count } from '../../render/words/counts.ts';
import { capDiff, diffLines } from '../../render/yaml/diff-change.ts';
import type { Pulled } from './from-platform.ts';

export type Look = { readonly width: number; readonly color: boolean; readonly verbose: boolean };

/** What became of the files, what else a person has to know, and the next commands. */
export type Report = {
  readonly steps: readonly FileStep[];
  /** Of those that differ, the ones that are replaced. */
  readonly replaced: ReadonlySet<string>;
  /** Differences that were shown already, before the question. */
  readonly shown: boolean;
  readonly dryRun: boolean;
  /** Policies that come from the platform; null when none were wanted from there. */
  readonly pulled: Pulled | null;
  readonly notes: readonly string[];
  readonly next: readonly string[];
};

/** Lines of a difference that are shown when nobody asks for more. */
const shortest = 16;

export function reportSetup(report: Report, look: Look): string {
  const { steps, notes, next, pulled } = report;
  const lines = steps.flatMap((step) => stepLines(step, report, look));
  return layout(
    [
      ...lines,
      ...(pulled?.lines ?? []).map((line) => words(0, line)),
      blank,
      words(0, verdict(report)),
      ...notes.map((note) => (note.startsWith(' ') ? raw(0, note) : words(0, note))),
      blank,
      words(0, 'Next:'),
      ...next.map((command) => raw(2, command)),
    ],
    look,
  );
}

/** The difference between a file and what would be written, before somebody is asked. */
export const showDifference = (step: Difference, look: Look): string =>
  layout([words(0, `${step.path} differs:`), ...diffOf(step, look)], look).trimEnd();

type Lines = { [K in FileStep['kind']]: (step: Extract<FileStep, { kind: K }>) => Line[] };

const stepWords: Omit<Lines, 'differs'> = {
  create: ({ path }) => [words(0, `+ ${path}`)],
  extend: ({ path }) => [words(0, `~ ${path} (only our part of it)`)],
  same: ({ path }) => [words(0, `= ${path} (as it is)`)],
  left: ({ path, why, add }) => [words(0, `! ${path} (left: ${why})`), ...addLines(add)],
};

function stepLines(step: FileStep, report: Report, look: Look): Line[] {
  if (step.kind === 'differs') return differenceLines(step, report, look);
  return (stepWords[step.kind] as (one: FileStep) => Line[])(step);
}

function differenceLines(step: Difference, { replaced, shown }: Report, look: Look): Line[] {
  const line = replaced.has(step.path)
    ? words(0, `~ ${step.path} (replaced)`)
    : words(0, `! ${step.path} (left: it differs; --force replaces it)`);
  return shown ? [line] : [line, ...diffOf(step, look)];
}

const addLines = (add: string | null): Line[] =>
  add === null ? [] : [words(4, 'add by hand:'), ...add.split('\n').map((line) => raw(4, line))];

function diffOf({ before, text }: Difference, { verbose }: Look): Line[] {
  const lines = diffLines(linesOf(before), linesOf(text));
  return layDiff(verbose ? lines : capDiff(lines, shortest), 4, verbose);
}

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split(/\r?\n/);

function verdict({ steps, replaced, dryRun, pulled }: Report): string {
  const own = steps.filter(({ kind, path }) => kind === 'create' || kind === 'extend' || replaced.has(path)).length;
  const written = own + (pulled?.written ?? 0);
  const left =
    pulled?.ok === false ||
    steps.some(({ kind, path }) => kind === 'left' || (kind === 'differs' && !replaced.has(path)));
  if (dryRun) return 'Nothing was written: --dry-run.';
  if (written === 0 && left) return 'Nothing was written.';
  if (written === 0) return 'Nothing to do: all is as it should be.';
  return `${count(written, 'file')} written.`;
}
