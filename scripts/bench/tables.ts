import type { ActionTimes } from './action.ts';
import type { Judged } from './claims.ts';
import { names } from './contenders.ts';
import type { RaceFigures } from './figures.ts';
import type { PackageFigures } from './package.ts';
import type { PreviewTimes } from './preview.ts';
import { ratioOf, type Result } from './race.ts';
import type { StageTimes } from './stages/measure.ts';
import { median } from './statistics.ts';
import { figure, table } from './table.ts';
import { sound } from './where-time-goes.ts';

/** The contenders of a race, as multiples of one of them and of a bare Node. */
export function raceTable(results: readonly Result[], base: string = names.ours): string {
  const bases = [base, names.node].flatMap((name) => sound(results, name) ?? []);
  const head = [
    'Whole process',
    'median ms',
    'min',
    'max',
    'CPU ms',
    'peak MB',
    ...bases.map(({ name }) => `× ${name}`),
  ];
  const rows = results.map((result) => {
    const { name, ms, cpu, peak, trouble } = result;
    const all = [...result.times.values()];
    const times = all.length === 0 ? [null, null] : [Math.min(...all), Math.max(...all)];
    const ratios = trouble === null ? bases.map((other) => ratioOf(result, other)) : bases.map(() => null);
    const said = trouble === null ? name : `${name} (${trouble})`;
    return [said, ...[ms, ...times, cpu, peak, ...ratios].map(figure)];
  });
  return table(head, rows);
}

export function stageTable(stages: readonly StageTimes[]): string {
  const head = ['Stage, in process', 'size', 'median ms', 'min', 'max', 'CPU ms', 'µs each'];
  const rows = stages.map(({ stage, size, ms, min, max, cpu }) => [
    stage,
    ...[size, ms, min, max, cpu, (ms * 1000) / size].map((value) => figure(value)),
  ]);
  return table(head, rows);
}

/** Rows of times with their spread. */
function timesTable(head: string, rows: readonly (readonly [name: string, all: readonly number[]])[]): string {
  return table(
    [head, 'median ms', 'min', 'max'],
    rows.map(([name, all]) => [name, ...[median(all), Math.min(...all), Math.max(...all)].map(figure)]),
  );
}

export const actionTable = (all: readonly ActionTimes[]): string =>
  timesTable('A preview by the action on a pull request', [
    ['start Node', all.map(({ node }) => node)],
    ['bare Node to its first request', all.map(({ bare }) => bare)],
    ['to the first request', all.map(({ first }) => first)],
    ['to the comment, without the time of the others', all.map(({ own }) => own)],
    ['to the comment', all.map(({ whole }) => whole)],
  ]);

export const previewTable = ({ validate, own, preview, asking, judging }: PreviewTimes): string =>
  timesTable('A preview against a platform in another process', [
    ['`validate`', validate],
    ['`preview`, without the time of the platform', own],
    ['of that, from the start to the dry run', asking],
    ["of that, from the platform's answer to the end", judging],
    ['`preview`', preview],
  ]);

export const packageTable = ({ action, firstChunk, npx, installed }: PackageFigures): string =>
  table(
    ['The package', 'figure'],
    [
      ['the action with all that it may load, kB', figure(action / 1e3)],
      ['what the CLI loads first, kB', figure(firstChunk / 1e3)],
      ['cold `npx ifmatch --version`, ms', figure(median(npx))],
      ['what that leaves on disk, kB', figure(installed / 1e3)],
    ],
  );

export const claimTable = (judged: readonly Judged[]): string =>
  table(
    ['What must hold', 'target', 'reached', 'verdict'],
    judged.map(({ says, relation, target, unit, value, verdict }) => [
      says,
      `${relation} ${String(target)} ${unit}`,
      value === null ? '-' : `${figure(value)} ${unit}`,
      verdict === 'missed' ? '**missed**' : verdict,
    ]),
  );

/** A line for each part, a pair of columns for each target. */
export function sharesTable(races: readonly (readonly [name: string, figures: RaceFigures])[]): string {
  const known = races.flatMap(([name, { shares }]) => (shares === null ? [] : [{ name, shares }]));
  const [first] = known;
  const rows = (first?.shares ?? []).map(({ part }, index) => [
    part,
    ...known.flatMap(({ shares }) => [shares[index]?.ms ?? null, shares[index]?.floor ?? null].map(figure)),
  ]);
  return table(['Where the time goes, ms', ...known.flatMap(({ name }) => [name, 'its floor'])], rows);
}
