import { statSync } from 'node:fs';

/** Whether two absolute paths lead to one file: by links, or where the disk takes upper and lower case for the same. */
export const isSameFile = (one: string, other: string): boolean => identityOf(one) === identityOf(other);

function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${String(dev)} ${String(ino)}`;
  } catch {
    // It is not there, or cannot be looked at, which whoever opens it will say.
    return path;
  }
}
