// Fails when the build is not the same, byte for byte, in another folder, time zone and language: dist can then be rebuilt by anybody.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bundle } from '../bundle/bundle.ts';
import { root } from '../files.ts';

const needed = ['src', 'scripts', 'schemas', 'examples', 'package.json', 'package-lock.json', 'node_modules'];
const elsewhere = { ...process.env, TZ: 'Pacific/Apia', LC_ALL: 'tr_TR.UTF-8', SOURCE_DATE_EPOCH: '1' };

/** The first build is made here and the second in a copy; neither touches dist. */
async function compare(copy: string): Promise<string[]> {
  for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle/bundle.ts'], {
    cwd: copy,
    env: elsewhere,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build in ${copy} ended with ${String(status)}: ${stderr}`);
  const here = await bundle();
  const there = readdirSync(join(copy, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const paths = [...new Set([...here.keys(), ...there])].toSorted();
  return paths.filter((path) => !there.includes(path) || readFileSync(join(copy, path), 'utf8') !== here.get(path));
}

const copy = mkdtempSync(join(tmpdir(), 'ifmatch-elsewhere-'));
try {
  const different = await compare(copy);
  if (different.length > 0) {
    console.error(`Not the same in two folders:\n${different.map((path) => `  ${path}`).join('\n')}`);
    process.exitCode = 1;
  } else {
    console.log('Two builds in two folders have the same bytes.');
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
