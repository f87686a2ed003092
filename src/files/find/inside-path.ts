import { posix } from 'node:path';

/** A path relative to the repository's root, without `.`, `..` and doubled slashes; null when it leads outside. The root itself is ''. */
export function insidePath(base: string, path: string): string | null {
  if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
  // Windows takes either slash: what is a name elsewhere would lead outside there.
  if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
  const joined = posix.join(base, path);
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' || joined === './' ? '' : joined.replace(/\/$/, '');
}
