import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../rig/temporary-folder.ts';

/** Creates a temporary folder for a suite, which must call `remove` at its end. */
export function createScratchFolder(): { readonly path: string; remove(): void } {
  const path = temporaryFolder();
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
