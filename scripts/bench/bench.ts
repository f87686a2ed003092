// `npm run bench`: compares each command with alternatives, and with a lower bound (Node alone, reading, parsing). See `options`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../files.ts';
import { measureAction, measurePackage } from './built.ts';
import { validateContenders, installPeers, previewContender, testContenders } from './contenders.ts';
import { type ManyPreviews, measureDeployments, measureRoundTripsOfMany } from './deployments.ts';
import { type Figures, page, sections } from './page.ts';
import { type Contender, race, type Result } from './race.ts';
import { measureActionRoundTrips, measureRoundTrips, type RoundTrips } from './round-trips.ts';

type RaceCorpus = { readonly shape: 'files' | 'list' | 'tests'; readonly size: number };

/** The races, by name. Each is over policies of a shape and a number. */
const races: Readonly<Record<string, RaceCorpus>> = {
  'files-1': { shape: 'files', size: 1 },
  'files-100': { shape: 'files', size: 100 },
  'files-1000': { shape: 'files', size: 1000 },
  'files-10000': { shape: 'files', size: 10_000 },
  'list-10000': { shape: 'list', size: 10_000 },
  'tests-1000': { shape: 'tests', size: 1000 },
};
const benchmarkNames = [...Object.keys(races), 'preview', 'deployments', 'package', 'action', 'round-trips'];

const options = {
  /** A smoke test: everything once, with tiny sizes. */
  quick: { type: 'boolean', default: false },
  /** Includes alternatives, which are installed first. */
  peers: { type: 'boolean', default: false },
  /** Writes docs/speed.md. */
  write: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '7' },
  /** Comma-separated names of benchmarks. */
  only: { type: 'string', default: benchmarkNames.join() },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function bench({ quick, peers, write, rounds, only }: Options, folder: string): Promise<void> {
  const selected = only.split(',');
  const unknown = selected.find((name) => !benchmarkNames.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}. Known are: ${benchmarkNames.join(', ')}.`);
  if (write && (quick || selected.length < benchmarkNames.length)) throw new Error('--write takes a whole run.');
  if (!(Number(rounds) >= 1)) throw new Error('--rounds is a number from 1 on.');
  const figures = await measure(selected, folder, quick ? 1 : Number(rounds), quick, peers ? installPeers() : []);
  console.log(sections(figures).join('\n\n'));
  if (quick) console.log('\nQuick: tiny sizes, once each. This only shows that the benchmark runs.');
  if (write) writeFileSync(join(root, 'docs/speed.md'), page(figures, Number(rounds)));
}

async function measure(
  selected: readonly string[],
  folder: string,
  rounds: number,
  quick: boolean,
  peers: readonly string[],
): Promise<Figures> {
  const results = new Map<string, readonly Result[]>();
  const buildFigures: Record<string, readonly number[]> = {};
  let roundTrips: readonly RoundTrips[] = [];
  let deployments: readonly ManyPreviews[] = [];
  for (const name of selected) {
    console.error(`… ${name}`);
    const cwd = join(folder, name);
    mkdirSync(cwd);
    if (name === 'package') Object.assign(buildFigures, measurePackage(cwd, Math.min(rounds, 5)));
    else if (name === 'action') Object.assign(buildFigures, await measureAction(rounds));
    else if (name === 'deployments')
      deployments = await measureDeployments(cwd, quick ? [2, 4] : [50, 100, 200], rounds);
    else if (name === 'round-trips')
      roundTrips = [
        ...(await measureRoundTrips(cwd, quick ? 20 : 250)),
        await measureRoundTripsOfMany(cwd, quick ? 20 : 250),
        ...(await measureActionRoundTrips(quick ? 20 : 250)),
      ];
    else if (name === 'preview') results.set(name, await racePreview(cwd, quick ? 10 : 10_000, rounds));
    else results.set(name, await race(contendersFor(name, cwd, quick, peers), rounds));
  }
  return { races: results, built: buildFigures, deployments, roundTrips };
}

/** Writes the files of a race, and returns its contenders. */
function contendersFor(name: string, cwd: string, quick: boolean, peers: readonly string[]): Contender[] {
  const target = races[name];
  if (target === undefined) throw new Error(`There is no race ${name}.`);
  const { shape } = target;
  const size = quick ? Math.min(target.size, 10) : target.size;
  return shape === 'tests'
    ? testContenders(cwd, { shape: 'files', size })
    : validateContenders(cwd, { shape, size }, peers);
}

/** Runs the race of `preview`, with `validate` for comparison. */
async function racePreview(cwd: string, size: number, rounds: number): Promise<Result[]> {
  const { contender, close } = await previewContender(cwd, { shape: 'files', size });
  try {
    return await race([contender, ...validateContenders(cwd, { shape: 'files', size }, []).slice(0, 1)], rounds);
  } finally {
    close();
  }
}

const temporaryFolder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
try {
  await bench(parseArgs({ options }).values, temporaryFolder);
} catch (error) {
  // The error is about a wrong option, or about a command that failed.
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(temporaryFolder, { recursive: true, force: true });
}
