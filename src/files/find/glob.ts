/** A glob part way down the tree: which segments of the pattern may come next. */
export type Glob = { readonly segments: readonly string[]; readonly next: ReadonlySet<number> };

export const isGlob = (path: string): boolean => /[*?]/.test(path);

/** The folder that holds whatever a glob means; the path itself where it is none. */
export function beforeGlob(path: string): string {
  const segments = path.split('/');
  const first = segments.findIndex(isGlob);
  return first < 0 ? path : segments.slice(0, first).join('/');
}

/** A glob of `**` (any folders), `*` (any characters of a name) and `?` (one character). */
export function openGlob(segments: readonly string[]): Glob {
  return { segments, next: reachable(segments, [0]) };
}

/** One name further down. */
export function enter(glob: Glob, name: string): Glob {
  const after = [...glob.next].flatMap((at) => {
    const segment = glob.segments[at];
    if (segment === undefined) return [];
    if (segment === '**') return [at];
    return fits(segment, name) ? [at + 1] : [];
  });
  return { segments: glob.segments, next: reachable(glob.segments, after) };
}

/** Whether what stands here is meant. */
export const isMeant = (glob: Glob): boolean => glob.next.has(glob.segments.length);

/** Whether something further down may be meant. */
export const leadsOn = (glob: Glob): boolean => [...glob.next].some((at) => at < glob.segments.length);

/** `**` also stands for no folder at all. */
function reachable(segments: readonly string[], from: readonly number[]): Set<number> {
  const all = new Set<number>();
  for (const start of from) {
    for (let at = start; !all.has(at); at++) {
      all.add(at);
      if (segments[at] !== '**') break;
    }
  }
  return all;
}

/** Matches a name without backtracking over more than the last `*`, so that no pattern is slow. */
function fits(pattern: string, name: string): boolean {
  let [at, star, retry] = [0, -1, 0];
  for (let index = 0; index < name.length;) {
    if (pattern[at] === '*') {
      star = at++;
      retry = index;
    } else if (pattern[at] === '?' || pattern[at] === name[index]) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++retry;
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}
