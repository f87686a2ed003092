import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { floorStart, names } from './contenders.ts';
import type { Result } from './race.ts';
import { benchEnv } from './run-process.ts';
import { median } from './statistics.ts';

/** Ms of the phases of one cold `validate`. */
export type Phases = Readonly<Record<'read' | 'parse' | 'check' | 'assemble' | 'lint', number>>;

/** Where the time of a `validate` goes, in ms; `floor` is what the phase cannot do without, null where nothing says. */
export type Share = { readonly part: string; readonly ms: number; readonly floor: number | null };

const child = fileURLToPath(new URL('phases.ts', import.meta.url));

/** The medians of several cold runs, each in a process of its own. Null when the corpus cannot be validated at all. */
export function measurePhases(folder: string, target: string, rounds: number): Phases | null {
  const runs: Phases[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { status, stdout } = spawnSync(process.execPath, [child, folder, target], {
      env: benchEnv(),
      encoding: 'utf8',
    });
    if (status !== 0) return null;
    runs.push(JSON.parse(stdout) as Phases);
  }
  const of = (phase: keyof Phases): number => median(runs.map((run) => run[phase]));
  return { read: of('read'), parse: of('parse'), check: of('check'), assemble: of('assemble'), lint: of('lint') };
}

/** The parts of a whole `validate` beside the floors of the same race; null where one of them is missing. */
export function sharesOf(results: readonly Result[], phases: Phases): Share[] | null {
  const [whole, start, read] = [names.ours, names.node, names.read].map((name) => sound(results, name)?.ms);
  const parse = Math.min(...results.filter(({ name }) => name.startsWith(floorStart)).map(({ ms }) => ms));
  if (whole === undefined || start === undefined || read === undefined) return null;
  const known = [start, phases.read, phases.parse, phases.check, phases.assemble, phases.lint];
  return [
    { part: 'start of Node', ms: start, floor: start },
    { part: 'find and read', ms: phases.read, floor: read - start },
    { part: 'parse', ms: phases.parse, floor: parse - read },
    { part: 'check', ms: phases.check, floor: null },
    { part: 'assemble', ms: phases.assemble, floor: null },
    { part: 'lint', ms: phases.lint, floor: null },
    // What the phases do not see: loading the program, collecting garbage, printing; below 0 when phases cost more alone.
    { part: 'rest', ms: whole - known.reduce((sum, ms) => sum + ms, 0), floor: null },
    { part: 'whole', ms: whole, floor: parse },
  ];
}

/** A result that is worth something. */
export const sound = (results: readonly Result[] | undefined, name: string): Result | undefined =>
  results?.find((result) => result.name === name && result.trouble === null);
