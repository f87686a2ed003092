import { lstatSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a regular file whole or not at all; whatever else stands at the path (a pipe, a device) is written through. */
export function writeFile(path: string, text: string): void {
  const target = followLinks(path);
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) {
    writeFileSync(target, text);
    return;
  }
  const draft = `${target}.${String(process.pid)}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Throws what `writeFile` would throw for want of a folder or of permission, and leaves nothing behind. */
export function tryToWrite(path: string): void {
  const target = followLinks(path);
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory() === true) throw new Error('it is a folder');
  const draft = `${target}.${String(process.pid)}.tmp`;
  writeFileSync(draft, '');
  rmSync(draft);
}

function followLinks(path: string): string {
  const there = lstatSync(path, { throwIfNoEntry: false });
  return there?.isSymbolicLink() === true ? realpathSync(path) : path;
}
