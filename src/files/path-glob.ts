import { matchesGlob } from '../util/wildcard.ts';

// Globs of paths: `**` matches any number of folders, `*` any characters of a name, `?` one character.

/** A glob in a folder of the tree. `next`: the indices of the segments that a name in this folder may match. */
export type GlobState = { readonly segments: readonly string[]; readonly next: ReadonlySet<number> };

/** The state of a glob in the folder where it starts. */
export const startOfGlob = (segments: readonly string[]): GlobState => ({ segments, next: new Set([0]) });

/** Matches every path below the folder where it starts. */
export const matchAll: GlobState = startOfGlob(['**']);

export const isGlob = (path: string): boolean => /[*?]/.test(path);

/** The folder above the first wildcard of a glob; the path itself if it is no glob. */
export function folderOfGlob(path: string): string {
  const segments = path.split('/');
  const first = segments.findIndex(isGlob);
  return first < 0 ? path : segments.slice(0, first).join('/');
}

/** The state one level below: at the entry `name` of the current folder. */
export function descend({ segments, next }: GlobState, name: string): GlobState {
  const nextBelow = new Set<number>();
  for (const start of next) {
    // `**` may match no folder, so try the segment behind it, too.
    for (let index = start; index < segments.length; index++) {
      const segment = segments[index] ?? '';
      const isAnyFolder = segment === '**';
      if (isAnyFolder) nextBelow.add(index);
      else if (matchesGlob(segment, name)) nextBelow.add(index + 1);
      if (!isAnyFolder) break;
    }
  }
  return { segments, next: nextBelow };
}

/** Whether a path below the current folder may match. */
export const mayMatchBelow = ({ next }: GlobState): boolean => next.size > 0;

/** Whether the current path matches the whole glob. */
export const isMatch = ({ segments, next }: GlobState): boolean =>
  [...next].some((index) => segments.slice(index).every((segment) => segment === '**'));

/** Whether a glob matches a path or one of its parent folders. Both are split at slashes. */
export function isInGlob(path: readonly string[], segments: readonly string[]): boolean {
  let state = startOfGlob(segments);
  for (const name of path) {
    state = descend(state, name);
    if (isMatch(state)) return true;
  }
  return false;
}
