import { liesIn } from '../assemble/assign-deployments.ts';
import { configuredPaths } from '../find/asked-paths.ts';
import type { PolicyFiles } from './declared-files.ts';

/**
 * Those of the files that are about to go without which a path of the config would lead nowhere, which is an error in the next run: of
 * each path the first. A folder counts as its files do, for git keeps no empty one. `made`: files that come up instead.
 */
export function neededFiles(
  { texts, settings }: PolicyFiles,
  going: readonly string[],
  made: () => readonly string[],
): ReadonlySet<string> {
  const needed = new Set<string>();
  if (going.length === 0) return needed;
  const gone = new Set(going);
  const left = [...texts.keys(), ...made()].filter((path) => !gone.has(path));
  for (const { path, byDefault } of configuredPaths(settings, null)) {
    const isIn = (file: string): boolean => liesIn(file, path);
    const first = byDefault ? undefined : going.find(isIn);
    if (first !== undefined && !left.some(isIn) && !going.some((file) => needed.has(file) && isIn(file)))
      needed.add(first);
  }
  return needed;
}
