import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, SourceError } from '../../../src/domain/source.ts';
import { openDisk } from '../../../src/files/disk.ts';
import { Git, openCommit } from '../../../src/runtime/git.ts';
import { runCli } from '../../rig/run-cli.ts';
import { createFolders, type FileLayout, layouts, type TestFolders } from '../resources/outside-layouts.ts';
import { createScratchFolder } from '../resources/scratch-folder.ts';
import { startSwapping, type Swap } from '../resources/swap-worker.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** The number of races for each layout. */
const racesPerLayout = 18;
const readsPerRace = 40;
const readsWhileSaving = 10_000;

const readOrReason = (source: Source, path: string): string => {
  try {
    return Buffer.from(source.read(path, 1000)).toString();
  } catch (error) {
    if (error instanceof SourceError) return error.kind;
    throw error;
  }
};

/** Reads every path that the source lists, and one below each, as if it were a folder. Returns the texts, or why a path cannot be read. */
function readEverything(source: Source, folder = ''): string[] {
  if (source.kind(folder) !== 'folder') return [];
  return source.list(folder).flatMap(({ name }) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return [readOrReason(source, path), readOrReason(source, `${path}/a.yaml`), ...readEverything(source, path)];
  });
}

/** Validates a layout with the command line, and reads all of it directly. Returns what is wrong, or null. */
async function tryLayout(layout: FileLayout, parent: string, canary: string): Promise<string | null> {
  const folders = createFolders(parent, canary);
  const undo = await layout.create(folders);
  const { code, text } = await runCli(['validate', ...(layout.paths?.(folders) ?? [])], { directory: folders.root });
  const texts = readEverything(openDisk(folders.root));
  await undo?.();
  if ([text, ...texts].some((content) => content.includes(canary))) return 'bytes from outside are read';
  if (!text.includes('1 polic') && code === 0) return 'it is green, and nothing was read';
  return texts.some((content) => content.includes('Inside')) || layout.name.startsWith('the policies folder')
    ? null
    : 'what is inside is not read';
}

/** Checks that the canary is found if it is inside the repository. Without this check, a search that finds nothing proves nothing. */
async function isCanaryFoundInside(parent: string, canary: string): Promise<boolean> {
  const { root } = createFolders(parent, canary);
  writeFileSync(join(root, 'policies/b.yaml'), `${canary}: 1\n`);
  const { text } = await runCli(['validate'], { directory: root });
  return text.includes(canary) && readEverything(openDisk(root)).some((content) => content.includes(canary));
}

/** Tries all links in a commit, where git stores them as objects. */
function tryCommit(parent: string, canary: string): string | null {
  const { root } = createFolders(parent, canary);
  for (const { create, name } of layouts.filter((layout) => layout.name.startsWith('a link'))) {
    if (!/input|device/.test(name)) void create({ root, outside: join(parent, 'outside'), canary });
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
  const texts = readEverything(openCommit(new Git(root, env), 'HEAD'));
  if (texts.some((content) => content.includes(canary))) return 'bytes from outside are read';
  return texts.some((content) => content.includes('Inside')) ? null : 'what is inside is not read';
}

/** The swaps: the folder of the file by an absolute link, the file itself, and the folder by a relative link. */
const makeSwaps = ({ root, outside }: TestFolders): readonly Swap[] => [
  { real: join(root, 'policies'), hidden: join(root, 'hidden'), target: outside },
  { real: join(root, 'policies/a.yaml'), hidden: join(root, 'policies/hidden'), target: join(outside, 'a.yaml') },
  { real: join(root, 'policies'), hidden: join(root, 'hidden'), target: '../outside' },
];

/** Reads a file many times while another thread swaps it. */
async function readWhileSwapping(parent: string, canary: string, races: number, tally: Tally): Promise<void> {
  const folders = createFolders(parent, canary);
  for (const [swapIndex, swap] of makeSwaps(folders).entries()) {
    const stop = await startSwapping(swap);
    for (let raceIndex = swapIndex; raceIndex < races; raceIndex += 3) {
      const disk = openDisk(folders.root);
      const texts = Array.from({ length: readsPerRace }, () => readOrReason(disk, 'policies/a.yaml'));
      const insideCount = texts.filter((content) => content.includes('Inside')).length;
      tally.count('reads that met a swap', readsPerRace - insideCount);
      tally.count('reads of the true file', insideCount);
      const leakCount = texts.filter((content) => content.includes(canary)).length;
      tally.add(
        `race ${String(raceIndex)} of kind ${String(swapIndex)}`,
        leakCount === 0 ? null : `${String(leakCount)} reads of outside`,
      );
    }
    await stop();
  }
}

const countReadsDuringSwap = (tally: Tally): number => tally.figures().figures['reads that met a swap'] ?? 0;

/** Reads a file many times while an editor saves it. Its text must be complete at every moment. */
async function readWhileSaving(parent: string, canary: string, tally: Tally): Promise<void> {
  const { root } = createFolders(parent, canary);
  const path = join(root, 'policies/a.yaml');
  const stop = await startSwapping({ saved: path, text: readFileSync(path, 'utf8') });
  const disk = openDisk(root);
  const texts = Array.from({ length: readsWhileSaving }, () => readOrReason(disk, 'policies/a.yaml'));
  await stop();
  tally.count('reads of a file that is being saved', texts.length);
  const unexpected = texts.find((content) => !content.includes('Inside') && content !== 'unreadable');
  tally.add('a file that an editor saves', unexpected === undefined ? null : `is told as ${unexpected}`);
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const folder = createScratchFolder();
  const [parent, canary] = [join(folder.path, 'base'), `canary-${String(seed)}`];
  const layoutCount = Math.ceil(cases / (racesPerLayout + 1));
  try {
    for (const layout of drawSample(layouts, layoutCount, seed)) {
      tally.count('layouts');
      tally.add(layout.name, await tryLayout(layout, parent, canary));
    }
    if (!(await isCanaryFoundInside(parent, canary))) tally.add('the scan', 'does not see what is inside');
    tally.count('layouts');
    tally.add('all links in a commit', tryCommit(parent, canary));
    // With one processor it may take long until a read falls into a swap.
    do await readWhileSwapping(parent, canary, layoutCount * racesPerLayout, tally);
    while (countReadsDuringSwap(tally) === 0);
    await readWhileSaving(parent, canary, tally);
  } finally {
    folder.remove();
  }
  return tally.figures({ races: layoutCount * racesPerLayout });
}

export const suite: TrustSuite = {
  name: 'files-outside',
  threat: 'Symlinks, `..`, devices and FIFOs, or a path that is swapped while it is read',
  claim: 'nothing outside the root is read, in any layout and in any race',
  cases: { full: layouts.length * (racesPerLayout + 1), quick: 8 * (racesPerLayout + 1) },
  run,
};
