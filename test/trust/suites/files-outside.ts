import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, SourceError } from '../../../src/domain/source.ts';
import { openDisk } from '../../../src/files/disk.ts';
import { Git, openCommit } from '../../../src/runtime/git.ts';
import { runCli } from '../../rig/run-cli.ts';
import { build, type Layout, layouts, type Place } from '../resources/outside-layouts.ts';
import { scratch } from '../resources/planted-platform.ts';
import { startSwapping, type Swap } from '../resources/swap-worker.ts';
import { drawn, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** How many races there are for each layout that is looked at. */
const racesEach = 18;
const readsOfRace = 40;
const readsOfEditor = 10_000;

const reach = (source: Source, path: string): string => {
  try {
    return Buffer.from(source.read(path, 1000)).toString();
  } catch (error) {
    if (error instanceof SourceError) return error.code;
    throw error;
  }
};

/** Every byte that a source gives, whatever stands in its folders and whatever path somebody might ask for. */
function readEverything(source: Source, folder = ''): string[] {
  if (source.kind(folder) !== 'folder') return [];
  return source.list(folder).flatMap(({ name }) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return [reach(source, path), reach(source, `${path}/a.yaml`), ...readEverything(source, path)];
  });
}

/** Validates the layout as a user would, and reads it by hand. */
async function meet(layout: Layout, base: string, canary: string): Promise<string | null> {
  const place = build(base, canary);
  const undo = await layout.make(place);
  const { code, text } = await runCli(['validate', ...(layout.paths?.(place) ?? [])], { directory: place.root });
  const read = readEverything(openDisk(place.root));
  await undo?.();
  if ([text, ...read].some((one) => one.includes(canary))) return 'bytes from outside are read';
  if (!text.includes('1 polic') && code === 0) return 'it is green, and nothing was read';
  return read.some((one) => one.includes('Inside')) || layout.name.startsWith('the policies folder')
    ? null
    : 'what is inside is not read';
}

/** The same text inside must show: without this a scan that finds nothing would prove nothing. */
async function isSeen(base: string, canary: string): Promise<boolean> {
  const { root } = build(base, canary);
  writeFileSync(join(root, 'policies/b.yaml'), `${canary}: 1\n`);
  const { text } = await runCli(['validate'], { directory: root });
  return text.includes(canary) && readEverything(openDisk(root)).some((one) => one.includes(canary));
}

/** The same of a commit: links and folders of other repositories are git's objects there. */
function meetCommit(base: string, canary: string): string | null {
  const { root } = build(base, canary);
  for (const { make, name } of layouts.filter((one) => one.name.startsWith('a link'))) {
    if (!/input|device/.test(name)) void make({ root, outside: join(base, 'outside'), canary });
  }
  return readCommit(root, canary);
}

function readCommit(root: string, canary: string): string | null {
  const env = { PATH: process.env['PATH'], HOME: root, GIT_CONFIG_GLOBAL: '/dev/null' };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root, env });
  git('init', '--quiet', '--template=');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all');
  const read = readEverything(openCommit(new Git(root, env), 'HEAD'));
  if (read.some((one) => one.includes(canary))) return 'bytes from outside are read';
  return read.some((one) => one.includes('Inside')) ? null : 'what is inside is not read';
}

/** What is swapped while it is read: a folder on the way, the file itself, the folder of all. */
const swapsOf = ({ root, outside }: Place): readonly Swap[] => [
  { real: join(root, 'policies'), hidden: join(root, 'hidden'), target: outside },
  { real: join(root, 'policies/a.yaml'), hidden: join(root, 'policies/hidden'), target: join(outside, 'a.yaml') },
  { real: join(root, 'policies'), hidden: join(root, 'hidden'), target: '../outside' },
];

/** Reads again and again what somebody else swaps. */
async function race(base: string, canary: string, races: number, tally: Tally): Promise<void> {
  const place = build(base, canary);
  for (const [kind, swap] of swapsOf(place).entries()) {
    const stop = await startSwapping(swap);
    for (let at = kind; at < races; at += 3) {
      const disk = openDisk(place.root);
      const seen = Array.from({ length: readsOfRace }, () => reach(disk, 'policies/a.yaml'));
      const inside = seen.filter((one) => one.includes('Inside')).length;
      tally.count('reads that met a swap', readsOfRace - inside);
      tally.count('reads of the true file', inside);
      const leaks = seen.filter((one) => one.includes(canary)).length;
      tally.add(`race ${String(at)} of kind ${String(kind)}`, leaks === 0 ? null : `${String(leaks)} reads of outside`);
    }
    await stop();
  }
}

const metSwaps = (tally: Tally): number => tally.figures().figures['reads that met a swap'] ?? 0;

/** Reads again and again what an editor saves: the text stands there at every moment. */
async function meetEditor(base: string, canary: string, tally: Tally): Promise<void> {
  const { root } = build(base, canary);
  const path = join(root, 'policies/a.yaml');
  const stop = await startSwapping({ saved: path, text: readFileSync(path, 'utf8') });
  const disk = openDisk(root);
  const seen = Array.from({ length: readsOfEditor }, () => reach(disk, 'policies/a.yaml'));
  await stop();
  tally.count('reads of a file that is being saved', seen.length);
  const wrong = seen.find((one) => !one.includes('Inside') && one !== 'unreadable');
  tally.add('a file that an editor saves', wrong === undefined ? null : `is told as ${wrong}`);
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const folder = scratch();
  const [base, canary] = [join(folder.path, 'base'), `canary-${String(seed)}`];
  const count = Math.ceil(cases / (racesEach + 1));
  try {
    for (const layout of drawn(layouts, count, seed)) {
      tally.count('layouts');
      tally.add(layout.name, await meet(layout, base, canary));
    }
    if (!(await isSeen(base, canary))) tally.add('the scan', 'does not see what is inside');
    tally.count('layouts');
    tally.add('all links in a commit', meetCommit(base, canary));
    // With one processor it may be long until the reader meets the swapper in the middle of a swap.
    do await race(base, canary, count * racesEach, tally);
    while (metSwaps(tally) === 0);
    await meetEditor(base, canary, tally);
  } finally {
    folder.remove();
  }
  return tally.figures({ races: count * racesEach });
}

export const suite: TrustSuite = {
  name: 'files-outside',
  threat: 'Symlinks, `..`, devices and FIFOs, or a path that is swapped while it is read',
  claim: 'nothing outside the root is read, in any layout and in any race',
  cases: { full: layouts.length * (racesEach + 1), quick: 8 * (racesEach + 1) },
  run,
};
