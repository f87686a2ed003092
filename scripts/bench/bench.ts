// Times whole commands beside what else could be used and beside the least that can be done. See `options` for what it takes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../files.ts';
import { measureAction, measurePackage } from './built.ts';
import { contendersOf, installPeers, previewOf, testersOf } from './contenders.ts';
import { type ManyPreviews, measureDeployments, measureRoundTripsOfMany } from './deployments.ts';
import { type Figures, page, sections } from './page.ts';
import { type Contender, race, type Result } from './race.ts';
import { measureActionRoundTrips, measureRoundTrips, type RoundTrips } from './round-trips.ts';

const targets = ['files-1', 'files-100', 'files-1000', 'files-10000', 'list-10000', 'tests-1000'];
const all = [...targets, 'preview', 'deployments', 'package', 'action', 'round-trips'];

const options = {
  /** Everything once, with tiny sizes: that it runs is all that this shows. */
  quick: { type: 'boolean', default: false },
  /** Also what people would use instead, which is installed first. */
  peers: { type: 'boolean', default: false },
  /** Writes docs/speed.md. */
  write: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '7' },
  /** Names of what is measured, with commas between them. */
  only: { type: 'string', default: all.join() },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function bench({ quick, peers, write, rounds, only }: Options, folder: string): Promise<void> {
  const wanted = only.split(',');
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}. Known are: ${all.join(', ')}.`);
  if (write && (quick || wanted.length < all.length)) throw new Error('--write takes a whole run.');
  if (!(Number(rounds) >= 1)) throw new Error('--rounds is a number from 1 on.');
  const figures = await measure(wanted, folder, quick ? 1 : Number(rounds), quick, peers ? installPeers() : []);
  console.log(sections(figures).join('\n\n'));
  if (quick) console.log('\nQuick: tiny sizes, once each. That it runs is all that this shows.');
  if (write) writeFileSync(join(root, 'docs/speed.md'), page(figures, Number(rounds)));
}

async function measure(
  wanted: readonly string[],
  folder: string,
  rounds: number,
  quick: boolean,
  peers: readonly string[],
): Promise<Figures> {
  const races = new Map<string, readonly Result[]>();
  const built: Record<string, readonly number[]> = {};
  let roundTrips: readonly RoundTrips[] = [];
  let deployments: readonly ManyPreviews[] = [];
  for (const name of wanted) {
    console.error(`… ${name}`);
    const cwd = join(folder, name);
    mkdirSync(cwd);
    if (name === 'package') Object.assign(built, measurePackage(cwd, Math.min(rounds, 5)));
    else if (name === 'action') Object.assign(built, await measureAction(rounds));
    else if (name === 'deployments')
      deployments = await measureDeployments(cwd, quick ? [2, 4] : [50, 100, 200], rounds);
    else if (name === 'round-trips')
      roundTrips = [
        ...(await measureRoundTrips(cwd, quick ? 20 : 250)),
        await measureRoundTripsOfMany(cwd, quick ? 20 : 250),
        ...(await measureActionRoundTrips(quick ? 20 : 250)),
      ];
    else if (name === 'preview') races.set(name, await racePreview(cwd, quick ? 10 : 10_000, rounds));
    else races.set(name, await race(racersOf(name, cwd, quick, peers), rounds));
  }
  return { races, built, deployments, roundTrips };
}

/** Who takes part in a race, such as `files-1000`. */
function racersOf(name: string, cwd: string, quick: boolean, peers: readonly string[]): Contender[] {
  const [shape, full] = name.split('-') as ['files' | 'list' | 'tests', string];
  const size = quick ? Math.min(Number(full), 10) : Number(full);
  return shape === 'tests' ? testersOf(cwd, { shape: 'files', size }) : contendersOf(cwd, { shape, size }, peers);
}

async function racePreview(cwd: string, size: number, rounds: number): Promise<Result[]> {
  const { contender, close } = await previewOf(cwd, { shape: 'files', size });
  try {
    return await race([contender, ...contendersOf(cwd, { shape: 'files', size }, []).slice(0, 1)], rounds);
  } finally {
    close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
try {
  await bench(parseArgs({ options }).values, folder);
} catch (error) {
  // A wrong option, or something that did not do what is measured.
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
