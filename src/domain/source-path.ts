// Paths in a source: relative to its root, which is '', with forward slashes.

/** The folder that something lies in. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What something is called in its folder. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Where something of that name lies in a folder. */
export const pathIn = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** The folders that something lies in, the outermost first, without the root. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) folders.unshift(folder);
  return folders;
}
