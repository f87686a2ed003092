import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { measureAction } from './action.ts';
import { contendersOf, names, ownReader, type Setting } from './contenders.ts';
import { targetName } from './corpus/corpus.ts';
import type { Figures, RaceFigures } from './figures.ts';
import { root } from '../files.ts';
import type { BenchOptions } from './options.ts';
import { measurePackage } from './package.ts';
import { type InstalledPeer, installPeers, installReaders } from './peers.ts';
import { measurePreview } from './preview.ts';
import { race, type Result } from './race.ts';
import { isReading, raceNames, type RaceName, type ReadingRace } from './race-names.ts';
import { benchEnv } from './run-process.ts';
import type { StageTimes } from './stages/measure.ts';
import { measurePhases, sharesOf } from './where-time-goes.ts';

/** Runs what is asked for, one thing after the other, below a folder that the caller removes. */
export async function runAll(options: BenchOptions, folder: string): Promise<Figures> {
  const { quick, rounds } = options;
  const peers = options.peers ? installPeers() : [];
  const readers = options.peers ? installReaders() : [];
  const isWanted = (name: RaceName): boolean => options.only.length === 0 || options.only.includes(name);
  const started = (name: RaceName): boolean => {
    if (isWanted(name)) console.error(`… ${name}`);
    return isWanted(name);
  };
  const sizes = quick ? { size: 10, changes: 2 } : { size: 10_000, changes: 1000 };
  const races = await runRaces(raceNames.filter(isReading).filter(isWanted), options, { folder, peers, readers });
  return {
    isQuick: quick,
    races,
    preview: started('preview') ? await measurePreview({ folder: made(folder, 'preview'), ...sizes, rounds }) : null,
    stages: started('stages') ? measureStages(quick) : [],
    package: started('package') ? measurePackage(made(folder, 'package'), Math.min(rounds, 5)) : null,
    action: started('action') ? await measureAction(rounds) : [],
    versions: [...new Set([ownReader, ...readers.map(({ name }) => name), ...peers.flatMap(packagesOf)])],
  };
}

const packagesOf = ({ packages, installedIn }: InstalledPeer): readonly string[] =>
  installedIn === null ? [] : packages;

type Common = Omit<Setting, 'paces'>;

async function runRaces(
  wanted: readonly ReadingRace[],
  { quick, rounds }: BenchOptions,
  common: Common,
): Promise<Map<ReadingRace, RaceFigures>> {
  const paces = new Map<string, number>();
  const races = new Map<ReadingRace, RaceFigures>();
  for (const name of wanted) {
    console.error(`… ${name}`);
    const full = Number(name.split('-')[1]);
    const size = quick ? Math.min(full, 10) : full;
    const folder = made(common.folder, name);
    const results = withoutRefused(await race(contendersOf(name, size, { ...common, folder, paces }), rounds));
    notePaces(paces, name, size, results);
    const shape = name.startsWith('files') ? 'files' : 'list';
    const phases = measurePhases(folder, targetName({ shape, size }), Math.min(rounds, 5));
    races.set(name, { size, results, shares: phases === null ? null : sharesOf(results, phases) });
  }
  return races;
}

/** Where the clean target is refused, so are its variants, for the same reason and not for their mistakes. */
function withoutRefused(results: readonly Result[]): Result[] {
  const trouble = results.find(({ name }) => name === names.ours)?.trouble ?? null;
  if (trouble === null) return [...results];
  return results.map((result) =>
    variantNames.has(result.name) ? { ...result, trouble: `as the clean one: ${trouble}` } : result,
  );
}

const variantNames: ReadonlySet<string> = new Set([names.broken, names.some, names.all, names.one, names.alike]);

/** A single list is another work than many files, and with few policies a peer's start is most of its time. */
function notePaces(paces: Map<string, number>, name: ReadingRace, size: number, results: readonly Result[]): void {
  if (!name.startsWith('files') || size < 1000) paces.clear();
  if (size < 1000) return;
  for (const { name: contender, ms, trouble } of results) if (trouble === null) paces.set(contender, ms / size);
}

/** In a process of their own, whose memory nothing else has touched. */
function measureStages(quick: boolean): StageTimes[] {
  const args = [join(root, 'scripts/bench/stages.ts'), '--json', ...(quick ? ['--quick'] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: benchEnv(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`The stages were not measured: ${stderr}`);
  return JSON.parse(stdout) as StageTimes[];
}

function made(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}
