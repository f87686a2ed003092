import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { bundle } from '../scripts/bundle/bundle.ts';
import { root, writeFiles } from '../scripts/files.ts';
import { temporaryFolder } from './rig/temporary-folder.ts';

/** Before all tests of a run, in the process that starts the others. */
export async function setup(): Promise<() => void> {
  // The run's own folder for everything temporary, also of the programs that tests start.
  const folder = temporaryFolder();
  Object.assign(process.env, { TMPDIR: folder, TMP: folder, TEMP: folder });
  process.env['BUILT_PACKAGE'] = await buildPackage(join(folder, 'package'));
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * The package as the sources make it now, so that no test depends on the last `npm run build`. It takes a second. Where it cannot be built, only
 * the tests of the built program fail.
 */
async function buildPackage(folder: string): Promise<string> {
  const files = ['package.json', 'README.md', 'LICENSE', ...manifest.files.filter((path) => path !== 'dist')];
  for (const path of files) cpSync(join(root, path), join(folder, path), { recursive: true });
  try {
    writeFiles(folder, await bundle());
  } catch (error) {
    console.error('The package cannot be built:', error);
  }
  return folder;
}
