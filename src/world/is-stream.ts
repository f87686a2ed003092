import { statSync } from 'node:fs';

/** Whether a pipe or a device is at a path, which takes nothing back once it was read. */
export function isStream(path: string): boolean {
  try {
    const there = statSync(path);
    return !there.isFile() && !there.isDirectory();
  } catch {
    // It is not there, or cannot be looked at, which whoever opens it will say.
    return false;
  }
}
