import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Files, root } from './files.ts';

/** What people run most, over files that hold one of everything, and the exit code that it must end with. */
const runs: readonly (readonly [exit: number, ...words: string[]])[] = [
  [0, '--help'],
  [0, 'validate', '--config', 'policies/ifmatch.yaml', 'policies'],
  [3, 'validate', '--config', 'broken/ifmatch.yaml', 'broken'],
];

/** Where a function stands in its file, as UTF-16 offsets: `start:end`. */
export type Span = `${number}:${number}`;

/** The functions of each file of the build that short runs call. They depend on the build alone: not on the day, the environment, the folder or the system. */
export function calledFunctions(dist: Files): Map<string, Set<Span>> {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'ifmatch-called-')));
  try {
    for (const [path, text] of dist) write(join(folder, path), text);
    write(join(folder, 'package.json'), '{"type":"module"}');
    cpSync(join(root, 'examples'), folder, { recursive: true });
    mkdirSync(join(folder, '.git')); // a run looks for its repository, and must not find one that temporary files lie in
    const reports = join(folder, 'reports');
    for (const [exit, ...words] of runs) observe(folder, reports, exit, words);
    return read(reports, `${pathToFileURL(folder).href}/`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** An exception that expires is another one on another day, and Linux alone shows what is open, by which files are read in another way. */
const anywhere = `data:text/javascript,
Date.now = () => 1.8e12;
const fs = process.getBuiltinModule('node:fs');
const { existsSync } = fs;
fs.existsSync = (path) => !path.startsWith('/proc/') && existsSync(path);
fs.readlinkSync = () => { throw new Error('not shown'); };`;

function observe(folder: string, reports: string, exit: number, words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', anywhere, 'dist/cli.js', ...words], {
    cwd: folder,
    // CI: as on a fresh machine.
    env: { CI: 'true', NODE_V8_COVERAGE: reports },
    encoding: 'utf8',
  });
  if (status !== exit) throw new Error(`ifmatch ${words.join(' ')} ended with ${String(status)}: ${stderr}`);
}

/** What V8 reports of a process, as far as it is read here. The first range of a function is all of it. */
type Report = { readonly result: readonly { readonly url: string; readonly functions: readonly Counted[] }[] };
type Counted = { readonly ranges: readonly [Range, ...Range[]] };
type Range = { readonly startOffset: number; readonly endOffset: number; readonly count: number };

function read(reports: string, folder: string): Map<string, Set<Span>> {
  const called = new Map<string, Set<Span>>();
  const all = readdirSync(reports).flatMap(
    (name) => (JSON.parse(readFileSync(join(reports, name), 'utf8')) as Report).result,
  );
  for (const { url, functions } of all) {
    if (!url.startsWith(folder)) continue;
    const path = url.slice(folder.length);
    called.set(path, new Set([...(called.get(path) ?? []), ...functions.flatMap(spanIfCalled)]));
  }
  return called;
}

const spanIfCalled = ({ ranges: [{ startOffset, endOffset, count }] }: Counted): Span[] =>
  count > 0 ? [`${startOffset}:${endOffset}`] : [];
