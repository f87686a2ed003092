import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { root } from '../files.ts';
import { judgeClaims } from './claims.ts';
import type { Figures } from './figures.ts';
import { actionTable, claimTable, packageTable, previewTable, raceTable, sharesTable, stageTable } from './tables.ts';
import { figure } from './table.ts';

/** The machine that figures are from. */
export function machine(): string {
  const memory = `${(totalmem() / 2 ** 30).toFixed(1)} GB of memory`;
  const model = cpus()[0]?.model.trim() ?? 'an unknown processor';
  return `${String(availableParallelism())} cores (${model}), ${memory}, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** All tables of a run, each below its heading. `isWhole`: what was not measured is said. */
export function sections(figures: Figures, isWhole: boolean): string[] {
  const { races, preview, stages, package: packed, action } = figures;
  const shares = [...races].filter((entry) => entry[1].shares !== null);
  const judged = judgeClaims(figures).filter(({ verdict }) => isWhole || verdict !== 'not measured');
  return [
    ...(judged.length === 0 ? [] : [`## What must hold\n\n${claimTable(judged)}`]),
    ...(shares.length === 0
      ? []
      : [`## Where the time of \`validate\` goes\n\n${sharesNote}\n\n${sharesTable(shares)}`]),
    ...Array.from(races, ([name, { size, results }]) => `## ${titleOf(name, size)}\n\n${raceTable(results)}`),
    ...(preview === null
      ? []
      : [
          `## \`preview\`, ${figure(preview.changes)} of ${figure(preview.size)} files changed\n\n${previewTable(preview)}`,
        ]),
    ...(action.length === 0 ? [] : [`## The action\n\n${actionTable(action)}`]),
    ...(packed === null ? [] : [`## The package\n\n${packageTable(packed)}`]),
    ...(stages.length === 0 ? [] : [`## Each stage\n\n${stagesNote}\n\n${stageTable(stages)}`]),
  ];
}

/** The page that holds the figures of the last whole run. */
export function page(figures: Figures, rounds: number): string {
  const today = new Date().toISOString().slice(0, 10);
  return `${[
    '# Speed',
    '<!-- Written by `npm run bench -- --peers --write`. -->',
    `Machine: ${machine()}. Commit ${commit()}, ${today}.`,
    `Whole processes, ${String(rounds)} rounds, another order in each round; what takes over 5 s runs once. Every figure is of this one run: compare what stands beside each other, and take no time for more than it is on this machine. ` +
      'Compiled code of ours is kept from run to run, as on a machine where somebody works. A ratio is the median over the rounds. CPU is user and system, a mean; peak memory is of the largest process of a command, in MB of 2^20 bytes. ' +
      `The corpus is made anew from one seed, the same bytes each time. Versions of what is compared: ${figures.versions.join(', ')}.`,
    ...sections(figures, true),
  ].join('\n\n')}\n`;
}

const titleOf = (name: string, size: number): string =>
  name.startsWith('list') ? `A list of ${figure(size)}` : `${figure(size)} ${size === 1 ? 'file' : 'files'}`;

const sharesNote =
  'The phases are run once and cold, one after the other over all files, in a process of their own; `rest` is what is left of the whole command: loading the program, collecting garbage, printing. ' +
  'A floor is what somebody else needs for the same: bare Node, reading the bytes, js-yaml.';
const stagesNote =
  'In one process and after a warm-up, so faster than the first run of a command; those are above. CPU over the time is the collector and the compiler, which work beside.';

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
