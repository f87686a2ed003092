import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../files.ts';
import { benchEnv } from './run-process.ts';

/** Sizes in bytes, times in ms. */
export type PackageFigures = {
  /** The action with all that it may load. */
  readonly action: number;
  /** What the CLI loads before it knows its command. */
  readonly firstChunk: number;
  readonly npx: readonly number[];
  /** What an `npx` leaves in an empty cache. */
  readonly installed: number;
};

const dist = join(root, 'dist');

/** How large the build is, and how long a first `npx ifmatch --version` takes from a packed tarball with an empty cache. */
export function measurePackage(folder: string, rounds: number): PackageFigures {
  const tarball = pack(folder);
  const caches = Array.from({ length: rounds }, () => mkdtempSync(join(folder, 'npm-cache-')));
  const npx = caches.map((cache) => timeNpx(tarball, cache));
  const installed = sizeOf(caches[0] ?? '');
  for (const cache of caches) rmSync(cache, { recursive: true });
  const firstChunk = statSync(join(dist, 'cli.js')).size + loadedBy('chunks/start.js', staticImport);
  return { action: loadedBy('action.js', anyImport), firstChunk, npx, installed };
}

function pack(folder: string): string {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return join(folder, packed?.filename ?? '');
}

function timeNpx(tarball: string, cache: string): number {
  const cwd = join(cache, 'elsewhere');
  mkdirSync(cwd);
  const start = performance.now();
  const args = ['exec', '--yes', '--offline', '--cache', cache, '--package', tarball, '--', 'ifmatch', '--version'];
  const { status, stderr } = spawnSync('npm', args, { cwd, env: benchEnv(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`npx failed: ${stderr}`);
  return performance.now() - start;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const staticImport = /^\s*(?:import|export)\b[^;'"]*?["'](\.[^"']+\.js)["'];?$/gm;
const anyImport = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+\.js)["']/g;

/** Bytes of a file of the build and of all that it imports, by what counts as an import. */
function loadedBy(entry: string, imports: RegExp): number {
  const files = new Set([join(dist, entry)]);
  let bytes = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    bytes += Buffer.byteLength(text);
    for (const [, path = ''] of text.matchAll(imports)) {
      const imported = join(dirname(file), path);
      // Comments of libraries name files that are no part of the build.
      if (existsSync(imported)) files.add(imported);
    }
  }
  return bytes;
}
