import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder. It is removed after the whole run. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'ifmatch-'));

/** The run's own folder for everything temporary, also of the programs that tests start. */
export function setup(): () => void {
  const folder = temporaryFolder();
  Object.assign(process.env, { TMPDIR: folder, TMP: folder, TEMP: folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
